//! The game by name.

use std::sync::Arc;

use plyground_core::{EvaluatorEntry, Feature, Game, Grid, Labels, Message, Outcome, Player, message};

use super::features::FEATURES;
use super::{OpenLines, Torus, TorusCell, TorusShape};
use crate::cells;
use crate::reachable::{check_turns, line_to_move};
use crate::rows::{self, read_sizes};

const EVALUATORS: &[EvaluatorEntry<Torus>] = &[EvaluatorEntry::new(
    "open-fours",
    "the lines that a side can still fill, by the square of what is there",
    |_, _| Ok(Box::new(OpenLines)),
)
.with_ordered_outcomes()];

/// The default board: columns, rows, and how many in a row win.
const USUAL: (usize, usize, usize) = (5, 5, 4);

/// The shortest name of a game.
fn named(width: usize, height: usize, k: usize) -> String {
    if (width, height, k) == USUAL {
        Torus::ID.to_owned()
    } else {
        format!("{}({width},{height},{k})", Torus::ID)
    }
}

impl Torus {
    fn cells(&self) -> Grid {
        let (width, height) = (self.shape.width(), self.shape.height());
        Grid::plain(width, height, (0..width * height).map(|i| self.at(TorusCell(i as u8))).collect())
    }
}

impl Game for Torus {
    const ID: &'static str = "torus";
    const SUMMARY: &'static str =
        "torus(W,H,K): K in a row on W by H cells, where lines that leave at one side come in at the other";
    const USUAL: &'static str = "5,5,4";
    const SAMPLES: &'static [&'static str] = &["", "3,3,3", "1,1,1", "1,6,2", "6,4,4", "8,8,5", "3,4,7"];

    fn start(parameters: &str) -> Result<Self, Message> {
        let form = || message!("torus-form", "write torus(W,H,K), for example torus(6,5,4)");
        if parameters.trim().is_empty() {
            let (width, height, k) = USUAL;
            return Ok(Self::new(TorusShape::new(width, height, k)?));
        }
        let [width, height, k] = read_sizes(parameters).ok_or_else(form)?;
        Ok(Self::new(TorusShape::new(width, height, k)?))
    }

    fn name(&self) -> String {
        named(self.shape.width(), self.shape.height(), self.shape.k())
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: TorusCell) -> String {
        cells::write(usize::from(m.0), self.shape.width(), self.shape.height())
    }

    fn read_move(&self, text: &str) -> Result<TorusCell, Message> {
        if self.outcome.is_some() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        let cell = TorusCell(cells::read(text, self.shape.width(), self.shape.height())? as u8);
        match self.at(cell) {
            Some(owner) => Err(message!(
                "cell-taken",
                "{cell} is taken by {side}: choose an empty cell",
                cell = self.write_move(cell),
                side = owner.mark()
            )),
            None => Ok(cell),
        }
    }

    fn notice(&self) -> Option<Message> {
        let k = self.shape.k();
        self.shape.lines().is_empty().then(|| {
            message!("mnk-never-won", "no line of {k} fits on this board: every game ends in a draw", k = k)
        })
    }

    fn cell(&self, m: TorusCell) -> Option<usize> {
        Some(usize::from(m.0))
    }

    fn write_position(&self) -> String {
        rows::write(&self.cells())
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, strict: bool) -> Result<Self, Message> {
        let mut stones = [0; 2];
        let cells = rows::read(text.trim(), self.shape.width(), self.shape.height())?;
        for (i, owner) in cells.into_iter().enumerate() {
            if let Some(player) = owner {
                stones[player.index()] |= 1_u64 << i;
            }
        }
        let [x, o] = stones.map(|set| set.count_ones() as usize);
        let to_move = to_move.unwrap_or(if x > o { Player::Second } else { Player::First });
        let mut pos = Self { stones, to_move, outcome: None, shape: Arc::clone(&self.shape) };
        pos.look();
        if strict {
            check_turns([x, o], to_move)?;
            if pos.completed(to_move).is_some() {
                return Err(line_to_move(to_move));
            }
        }
        Ok(pos)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let (width, height) = rows::dimensions(position)?;
        Some(named(width, height, self.shape.k()))
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        Ok(Self { to_move: starter, ..self.clone() })
    }

    fn draw(&self, labels: Labels) -> String {
        rows::draw(&self.cells(), labels, false)
    }

    fn grid(&self) -> Option<Grid> {
        Some(self.cells())
    }

    fn default_depth(&self) -> u16 {
        match self.free().count_ones() as u16 {
            free @ 0..=9 => free,
            10..=16 => 6,
            17..=25 => 5,
            26..=49 => 4,
            _ => 3,
        }
    }

    fn winning_line(&self) -> Option<String> {
        let places = self.winning_cells();
        (!places.is_empty()).then(|| cells::write_all(&places, self.shape.width(), self.shape.height()))
    }

    fn winning_cells(&self) -> Vec<usize> {
        let Some(Outcome::Win(winner)) = self.outcome else { return Vec::new() };
        let line = self.completed(winner).unwrap_or(0);
        (0..64).filter(|cell| line >> cell & 1 != 0).collect()
    }
}
