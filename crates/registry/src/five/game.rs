//! Renju and caro by name.

use plyground_core::{
    EvaluatorEntry, Game, Grid, Labels, Message, Outcome, PieceColour, Player, Position, message,
};
use plyground_games::mnk::{self, Stones, dimensions, read_size};
use plyground_gomoku::{Cell, Forbidden, Rule, SIDES};

use super::{EngineStatic, Five};

const ALIASES: &[(&str, &str, &str)] = &[
    (
        "renju",
        "15,renju",
        "five in a row on 15x15; who begins may not make six, two fours or two open threes",
    ),
    ("caro", "15,caro", "five in a row on 15x15 that are not closed at both ends, or more than five"),
];

/// The shortest name of a game.
fn named(width: usize, height: usize, rule: Rule) -> String {
    let size = if width == height { width.to_string() } else { format!("{width},{height}") };
    let parameters = format!("{size},{rule}");
    match ALIASES.iter().find(|(_, alias, _)| *alias == parameters) {
        Some((name, ..)) => (*name).to_owned(),
        None => format!("five({parameters})"),
    }
}

impl Game for Five {
    const ID: &'static str = "five";
    const SUMMARY: &'static str =
        "five(N,RULE), five(W,H,RULE): five in a row on 5 to 20 cells each way; rules: renju, caro";
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = ALIASES;
    const PLACES_STONES: bool = true;
    const SAMPLES: &'static [&'static str] = &["5,renju", "5,caro", "7,5,renju", "6,7,caro"];

    fn start(parameters: &str) -> Result<Self, Message> {
        let form = || {
            message!(
                "five-form",
                "write five(N,RULE) or five(W,H,RULE), for example five(15,renju) or five(19,caro)"
            )
        };
        let words: Vec<&str> = parameters.split(',').map(str::trim).collect();
        let (sizes, rule) = match words.as_slice() {
            // What was typed after an alias, as in `renju(19)`.
            [_, "renju" | "caro", _] => return Err(form()),
            [size, rule] => ([size, size], rule),
            [width, height, rule] => ([width, height], rule),
            _ => return Err(form()),
        };
        let size = |word: &str| {
            read_size(word).ok_or_else(|| {
                let word = word.escape_debug().to_string();
                message!("mnk-size", "`{word}` is not a size: {form}", word = word, form = form())
            })
        };
        let (width, height) = (size(sizes[0])?, size(sizes[1])?);
        let rule = match *rule {
            "renju" => Rule::Renju,
            "caro" => Rule::Caro,
            other => {
                return Err(message!(
                    "five-rule",
                    "`{word}` is not a rule here: there are `renju` and `caro`; other rules have the games `gomoku` and `gomoku(exact)`",
                    word = other.escape_debug().to_string()
                ));
            }
        };
        Self::new(width, height, rule).ok_or_else(|| {
            message!(
                "five-sides",
                "a board of {width} by {height} is not possible: sides go from {least} to {most}",
                width = width,
                height = height,
                least = *SIDES.start(),
                most = *SIDES.end()
            )
        })
    }

    fn name(&self) -> String {
        named(self.board.width(), self.board.height(), self.board.rule())
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        const STATIC: EvaluatorEntry<Five> =
            EvaluatorEntry::new("static", "the engine's own evaluation of five in a row", |_, _| {
                Ok(Box::new(EngineStatic))
            })
            .with_ordered_outcomes();
        &[STATIC]
    }

    fn write_move(&self, m: Cell) -> String {
        self.shape.write_cell(self.on_picture(m))
    }

    fn read_move(&self, text: &str) -> Result<Cell, Message> {
        if self.outcome.is_some() {
            self.shape.read_cell(text)?;
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        let cell = self.on_board(self.picture().read_move(text)?);
        match self.forbidden_on(cell) {
            Some(reason) => Err(message!(
                "move-forbidden",
                "{cell} is forbidden: {why}; choose another cell",
                cell = self.write_move(cell),
                why = why_forbidden(reason, self.to_move())
            )),
            None => Ok(cell),
        }
    }

    fn move_help(&self) -> Message {
        self.picture().move_help()
    }

    fn appeal(&self, m: Cell) -> i32 {
        self.picture().appeal(self.on_picture(m))
    }

    fn centre_distance(&self, m: Cell) -> Option<u32> {
        Some(self.shape.centre_distance(self.on_picture(m)).unsigned_abs())
    }

    fn row_length(&self) -> Option<usize> {
        Some(self.shape.k())
    }

    fn cell(&self, m: Cell) -> Option<usize> {
        Some(self.on_picture(m).index())
    }

    fn number(&self, m: Cell) -> Option<usize> {
        self.shape.is_numbered().then_some(self.on_picture(m).index() + 1)
    }

    fn write_position(&self) -> String {
        self.picture().write_position()
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        let picture = self.picture().read_position(text, to_move, strict)?;
        let on_board = |player: Player| {
            let cells = picture.stones(player).cells().collect::<Vec<_>>();
            cells.into_iter().map(move |cell| (player, self.on_board(cell)))
        };
        let stones: Vec<(Player, Cell)> = Player::BOTH.into_iter().flat_map(on_board).collect();
        let mut position = self.with_stones(&stones, picture.to_move()).ok_or_else(|| {
            message!("position-too-late", "the game was over before the last of these stones: leave some out")
        })?;
        let is_even = picture.stones(Player::First).len() == picture.stones(Player::Second).len();
        if position.outcome == Some(Outcome::Win(Player::First)) && is_even && to_move.is_none() {
            position.board.set_turn(Player::Second);
        }
        if strict && position.outcome == Some(Outcome::Win(position.to_move())) {
            return Err(message!(
                "position-line-to-move",
                "{side} has completed a line and cannot be to move",
                side = position.to_move().mark()
            ));
        }
        Ok(position)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let (width, height) = dimensions(position)?;
        Some(named(width, height, self.board.rule()))
    }

    /// Renju is played by two rules, one for each side: X begins. In caro either may.
    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        if starter != self.to_move() && self.board.rule() == Rule::Renju {
            let side = self.to_move().mark();
            return Err(message!(
                "starter-fixed",
                "in {game} {side} always begins",
                game = self.name(),
                side = side
            ));
        }
        let mut position = self.clone();
        position.board.set_turn(starter);
        Ok(position)
    }

    fn draw(&self, labels: Labels) -> String {
        self.picture().draw(labels)
    }

    fn grid(&self) -> Option<Grid> {
        self.picture().grid()
    }

    fn colours(&self) -> Option<[PieceColour; 2]> {
        Some([PieceColour::Black, PieceColour::White])
    }

    fn default_depth(&self) -> u16 {
        self.picture().default_depth()
    }

    fn winning_line(&self) -> Option<String> {
        let row = self.board.winning_row();
        let names: Vec<String> = row.into_iter().map(|cell| self.write_move(cell)).collect();
        (!names.is_empty()).then(|| names.join(" "))
    }

    fn winning_cells(&self) -> Vec<usize> {
        let row = self.board.winning_row();
        row.into_iter().map(|cell| self.on_picture(cell).index()).collect()
    }

    fn forbidden(&self) -> Vec<(usize, Message)> {
        let cells = (0..self.shape.cells()).map(mnk::MnkCell::new).map(|cell| (cell, self.on_board(cell)));
        let empty = cells.filter(|(_, cell)| self.board.is_empty(*cell));
        empty
            .filter_map(|(place, cell)| {
                let reason = self.forbidden_on(cell)?;
                Some((place.index(), why_forbidden(reason, self.to_move())))
            })
            .collect()
    }
}

/// Why a move is forbidden, in words.
pub(crate) fn why_forbidden(reason: Forbidden, player: Player) -> Message {
    let side = player.mark();
    match reason {
        Forbidden::Overline => {
            message!("forbidden-overline", "{side} may not make six or more in a row", side = side)
        }
        Forbidden::TwoFours => {
            message!("forbidden-two-fours", "{side} may not make two fours at once", side = side)
        }
        Forbidden::TwoThrees => {
            message!("forbidden-two-threes", "{side} may not make two open threes at once", side = side)
        }
    }
}
