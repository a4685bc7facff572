//! The m,n,k family by name.

use plyground_core::{
    Dimension, EvaluatorEntry, Feature, Game, Grid, Labels, Message, Outcome, PieceColour, Player, Position,
    message,
};

use super::evaluators::evaluators;
use super::features::features;
use super::{Mnk, MnkCell, Rules, Stones};
use crate::rows::{self, read_size};

const ALIASES: &[(&str, &str, &str)] = &[
    ("tic-tac-toe", "3,3,3", "three in a row on 3x3"),
    ("piskvorky", "5,5,4", "four in a row on 5x5"),
    ("gomoku", "15,15,5", "five or more in a row on 15x15"),
];

/// From this many cells each way on, players use stones and not X and O.
const STONES_FROM: usize = 13;

/// The shortest name of a game.
fn named(width: usize, height: usize, k: usize, rules: Rules) -> String {
    let options = [(rules.exact, ",exact"), (rules.misere, ",misere")];
    let options: String = options.iter().filter(|(on, _)| *on).map(|(_, text)| *text).collect();
    let parameters = format!("{width},{height},{k}{options}");
    match ALIASES.iter().find(|(_, alias, _)| *alias == parameters) {
        Some((name, ..)) => (*name).to_owned(),
        None => format!("mnk({parameters})"),
    }
}

impl<S: Stones> Mnk<S> {
    /// The owner of every cell.
    fn cells(&self) -> Grid {
        let cells = (0..self.shape.cells()).map(|i| self.at(MnkCell::new(i))).collect();
        Grid::plain(self.shape.width(), self.shape.height(), cells)
    }
}

impl<S: Stones> Game for Mnk<S> {
    const ID: &'static str = "mnk";
    const SUMMARY: &'static str = "mnk(W,H,K): K in a row on W by H cells; options: exact, misere";
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = ALIASES;
    const PLACES_STONES: bool = true;
    const DIMENSIONS: &'static [Dimension] = &[
        Dimension { id: "width", usual: 7, most: 20 },
        Dimension { id: "height", usual: 7, most: 20 },
        Dimension { id: "in-row", usual: 4, most: 20 },
    ];
    const SAMPLES: &'static [&'static str] = &[
        "1,1,1",
        "3,3,4",
        "4,3,3",
        "1,7,2",
        "3,3,3,misere",
        "6,5,4,exact",
        "5,5,5,misere",
        "8,8,5",
        "7,7,3,exact,misere",
        "9,9,5",
        "20,20,5",
    ];

    fn start(parameters: &str) -> Result<Self, Message> {
        let form = || {
            message!(
                "mnk-form",
                "write mnk(W,H,K), for example mnk(7,6,4), with `exact` and `misere` after K if wanted"
            )
        };
        let mut words = parameters.split(',').map(str::trim);
        let mut size = || {
            let word = words.next().filter(|w| !w.is_empty()).ok_or_else(form)?;
            read_size(word).ok_or_else(|| {
                let word = word.escape_debug().to_string();
                message!("mnk-size", "`{word}` is not a size: {form}", word = word, form = form())
            })
        };
        let (width, height, k) = (size()?, size()?, size()?);
        let mut rules = Rules::default();
        for word in words {
            match word {
                "exact" => rules.exact = true,
                "misere" => rules.misere = true,
                _ => {
                    return Err(message!(
                        "mnk-option",
                        "`{word}` is not an option of mnk: there are `exact` and `misere`",
                        word = word.escape_debug().to_string()
                    ));
                }
            }
        }
        Self::new(width, height, k, rules)
    }

    fn name(&self) -> String {
        named(self.shape.width(), self.shape.height(), self.shape.k(), self.shape.rules())
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        evaluators()
    }

    fn features() -> &'static [Feature<Self>] {
        features()
    }

    fn default_evaluator(&self) -> Option<&'static str> {
        match (self.shape.width(), self.shape.height(), self.shape.k()) {
            // The other evaluators reward lines, which lose here.
            _ if self.shape.rules().misere => Some("outcome"),
            (_, _, 5) => Some("pattern-ladder"),
            (5, 5, 4) => Some("line-powers"),
            _ => None,
        }
    }

    fn write_move(&self, m: MnkCell) -> String {
        self.shape.write_cell(m)
    }

    fn read_move(&self, text: &str) -> Result<MnkCell, Message> {
        self.read_legal(text)
    }

    fn move_help(&self) -> Message {
        message!("move-help-cells", "{forms} (rows as labelled)", forms = self.shape.forms())
    }

    /// Cells near the middle of the board and near other stones first.
    fn appeal(&self, m: MnkCell) -> i32 {
        let (column, row) = self.shape.place(m);
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (column + dx, row + dy)));
        let cells = around.filter_map(|(column, row)| self.shape.cell(column, row));
        let stones = cells.filter(|&cell| self.at(cell).is_some()).count() as i32;
        8 * stones - self.shape.centre_distance(m)
    }

    fn centre_distance(&self, m: MnkCell) -> Option<u32> {
        Some(self.shape.centre_distance(m).unsigned_abs())
    }

    fn row_length(&self) -> Option<usize> {
        (!self.shape.rules().misere).then(|| self.shape.k())
    }

    fn notice(&self) -> Option<Message> {
        let k = self.shape.k();
        (k > self.shape.width() && k > self.shape.height()).then(|| {
            message!("mnk-never-won", "no line of {k} fits on this board: every game ends in a draw", k = k)
        })
    }

    fn cell(&self, m: MnkCell) -> Option<usize> {
        Some(m.index())
    }

    fn number(&self, m: MnkCell) -> Option<usize> {
        self.shape.is_numbered().then_some(m.index() + 1)
    }

    fn write_position(&self) -> String {
        rows::write(&self.cells())
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        let pos = Self::read_rows(&self.shape, text, to_move)?;
        if strict {
            pos.check_reachable()?;
        }
        Ok(pos)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let (width, height) = rows::dimensions(position)?;
        Some(named(width, height, self.shape.k(), self.shape.rules()))
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        Ok(Self::set_up(&self.shape, self.stones, starter))
    }

    fn draw(&self, labels: Labels) -> String {
        rows::draw(&self.cells(), labels, self.shape.is_numbered())
    }

    fn grid(&self) -> Option<Grid> {
        Some(self.cells())
    }

    /// Large boards are played with stones.
    fn colours(&self) -> Option<[PieceColour; 2]> {
        let least = self.shape.width().min(self.shape.height());
        (least >= STONES_FROM).then_some([PieceColour::Black, PieceColour::White])
    }

    fn default_depth(&self) -> u16 {
        match self.free() {
            free @ 0..=9 => free as u16,
            10..=16 => 6,
            17..=25 => 5,
            26..=49 => 4,
            50..=100 => 3,
            _ => 2,
        }
    }

    fn winning_line(&self) -> Option<String> {
        let line = self.decisive_line()?;
        Some(line.cells().map(|cell| self.shape.write_cell(cell)).collect::<Vec<_>>().join(" "))
    }

    fn winning_cells(&self) -> Vec<usize> {
        self.decisive_line().map_or_else(Vec::new, |line| line.cells().map(MnkCell::index).collect())
    }

    fn with_mutation(&self, mutation: &str) -> Option<Self> {
        self.mistaken(mutation)
    }

    fn reopened(&self) -> Option<Self> {
        let won = matches!(self.outcome(), Some(Outcome::Win(_)));
        (won && self.free > 0).then(|| Self { outcome: None, standing: self.outcome, ..self.clone() })
    }
}
