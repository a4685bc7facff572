//! The game by name.

use plyground_core::{
    BoardDesign, EvaluatorEntry, Feature, Game, Grid, Labels, Look, Message, PieceColour, Player, Sign,
    message,
};

use super::features::FEATURES;
use super::{Captured, Dots, DotsMove, DotsRules, Encircling, Point};
use crate::cells;
use crate::rows::{self, read_size};

/// The Polish game begins on an empty board, the Russian one with a cross in the middle.
const ALIASES: &[(&str, &str, &str)] = &[
    ("kropki", "15,15", "dots on 15x15, from the empty board"),
    ("tochki", "20,20,cross", "dots on 20x20, with four dots in the middle at the beginning"),
];

const EVALUATORS: &[EvaluatorEntry<Dots>] = &[
    EvaluatorEntry::new(
        "encircling",
        "a hundred for every captured dot, and how closely dots are beset and hold together",
        |_, _| Ok(Box::new(Encircling)),
    )
    .with_flat_wins()
    .with_ordered_outcomes(),
    EvaluatorEntry::new(
        "captured",
        "the dots that a side has captured less those that it has lost",
        |_, _| Ok(Box::new(Captured)),
    )
    .with_flat_wins()
    .with_ordered_outcomes(),
];

/// The default board: a game of a few minutes.
const USUAL: usize = 10;

/// The shortest name of a game.
fn named(rules: DotsRules) -> String {
    let (width, height) = (rules.width(), rules.height());
    let options = [(rules.cross, "cross"), (rules.ground, "ground")];
    let options: Vec<&str> = options.iter().filter(|(on, _)| *on).map(|(_, word)| *word).collect();
    let mut words = vec![width.to_string(), height.to_string()];
    if (width, height) == (USUAL, USUAL) {
        words.clear();
    }
    words.extend(options.iter().map(|word| (*word).to_owned()));
    let parameters = words.join(",");
    match ALIASES.iter().find(|(_, alias, _)| *alias == parameters) {
        Some((name, ..)) => (*name).to_owned(),
        None if parameters.is_empty() => Dots::ID.to_owned(),
        None => format!("{}({parameters})", Dots::ID),
    }
}

fn read_rules(parameters: &str) -> Result<DotsRules, Message> {
    let form = || {
        message!(
            "dots-form",
            "write dots(W,H), for example dots(12,10), with `cross` and `ground` after the sizes if wanted"
        )
    };
    let words: Vec<&str> = match parameters.trim() {
        "" => Vec::new(),
        some => some.split(',').map(str::trim).collect(),
    };
    let sizes: Vec<usize> = words.iter().map_while(|word| read_size(word)).collect();
    let mut rules = match sizes[..] {
        [] => DotsRules::new(USUAL, USUAL)?,
        [width, height] => DotsRules::new(width, height)?,
        _ => return Err(form()),
    };
    for &word in &words[sizes.len()..] {
        match word {
            "cross" => rules.cross = true,
            "ground" => rules.ground = true,
            _ => return Err(form()),
        }
    }
    Ok(rules)
}

impl Dots {
    /// The place of a point along the rows from the top left.
    pub(super) fn place(&self, point: Point) -> usize {
        point.row() * self.rules.width() + point.column()
    }

    /// The point at such a place.
    pub(super) fn point(&self, place: usize) -> Point {
        Point::new(place % self.rules.width(), place / self.rules.width())
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Point> {
        let (width, height) = (self.rules.width(), self.rules.height());
        (0..width * height).map(move |place| Point::new(place % width, place / width))
    }

    fn named(&self, point: Point) -> String {
        cells::write(self.place(point), self.rules.width(), self.rules.height())
    }
}

impl Game for Dots {
    const ID: &'static str = "dots";
    const SUMMARY: &'static str =
        "dots(W,H): close rings of dots around those of the opponent; options: cross, ground";
    const USUAL: &'static str = "10,10";
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = ALIASES;
    const LOOK: Look = Look { style: BoardDesign::Areas, ..Look::CELLS };
    const SYNONYMS: &'static [(&'static str, &'static str)] = &[("kropki", Self::ID), ("tochki", Self::ID)];
    const SCORED_BY: Option<&'static str> = Some("captured");
    const SAMPLES: &'static [&'static str] =
        &["", "3,3", "3,20", "5,4", "6,6,cross", "4,4,ground", "9,7,cross,ground"];

    fn start(parameters: &str) -> Result<Self, Message> {
        Ok(Self::new(read_rules(parameters)?))
    }

    fn name(&self) -> String {
        named(self.rules)
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: DotsMove) -> String {
        match m {
            DotsMove::Dot(point) => self.named(point),
            DotsMove::Ground => "ground".to_owned(),
        }
    }

    fn move_help(&self) -> Message {
        let point = Point::new(self.rules.width() / 2, self.rules.height() / 2);
        let cell = self.named(point);
        if self.rules.ground {
            message!("dots-help-ground", "a point such as {cell}, or `ground` to end the game", cell = cell)
        } else {
            message!("dots-help", "a point such as {cell}", cell = cell)
        }
    }

    fn read_move(&self, text: &str) -> Result<DotsMove, Message> {
        if self.is_over() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        if text.trim().eq_ignore_ascii_case("ground") {
            return if self.rules.ground {
                Ok(DotsMove::Ground)
            } else {
                Err(message!(
                    "dots-no-ground",
                    "nobody may end this game: play on, or start one with the option `ground`"
                ))
            };
        }
        let point = self.point(cells::read(text, self.rules.width(), self.rules.height())?);
        if let Some(owner) = self.at(point) {
            return Err(message!(
                "cell-taken",
                "{cell} is taken by {side}: choose an empty cell",
                cell = self.named(point),
                side = owner.mark()
            ));
        }
        match self.area_at(point) {
            Some(owner) => Err(message!(
                "dots-inside",
                "{cell} is in an area that {side} has closed: choose a free point outside",
                cell = self.named(point),
                side = owner.mark()
            )),
            None => Ok(DotsMove::Dot(point)),
        }
    }

    /// Points near the middle of the board and near other dots first.
    fn appeal(&self, m: DotsMove) -> i32 {
        let DotsMove::Dot(point) = m else { return i32::MIN / 2 };
        let dots = self.placed.map(|dots| dots.around(point).count_ones() as i32);
        let distance = self.centre_distance(m).unwrap_or_default() as i32;
        4 * (dots[0] + dots[1]) - distance
    }

    /// Ending the game counts as further away than any point.
    fn centre_distance(&self, m: DotsMove) -> Option<u32> {
        let (width, height) = (self.rules.width(), self.rules.height());
        Some(match m {
            DotsMove::Dot(point) => {
                let across = (2 * point.column()).abs_diff(width - 1);
                let down = (2 * point.row()).abs_diff(height - 1);
                (across + down) as u32
            }
            DotsMove::Ground => 2 * (width + height) as u32,
        })
    }

    fn cell(&self, m: DotsMove) -> Option<usize> {
        match m {
            DotsMove::Dot(point) => Some(self.place(point)),
            DotsMove::Ground => None,
        }
    }

    fn write_position(&self) -> String {
        self.write_text()
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        self.read_text(text, to_move, strict)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let (width, height) = rows::dimensions(position.split_whitespace().next()?)?;
        let mut rules = DotsRules::new(width, height).ok()?;
        (rules.cross, rules.ground) = (self.rules.cross, self.rules.ground);
        Some(named(rules))
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        Ok(Self { to_move: starter, ..*self })
    }

    fn draw(&self, _: Labels) -> String {
        self.draw_text()
    }

    fn grid(&self) -> Option<Grid> {
        let sign = |point| self.area_at(point).map_or(Sign::Plain, Sign::Inside);
        Some(Grid {
            width: self.rules.width(),
            height: self.rules.height(),
            cells: self.all().map(|point| self.at(point)).collect(),
            signs: self.all().map(sign).collect(),
        })
    }

    fn colours(&self) -> Option<[PieceColour; 2]> {
        Some([PieceColour::Red, PieceColour::Blue])
    }

    fn tally(&self, side: Player) -> Option<Message> {
        Some(message!("tally-captured", "captured: {count}", count = self.captured(side)))
    }

    fn default_depth(&self) -> u16 {
        match self.free {
            free @ 0..=7 => free,
            8..=12 => 6,
            13..=20 => 5,
            21..=40 => 4,
            41..=120 => 3,
            _ => 2,
        }
    }
}
