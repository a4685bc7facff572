//! The game by name.
//!
//! The first player's houses are below, sown from left to right into the store at the right end; the second player's are
//! above, sown from right to left. Each side counts its houses from 1 in the direction in which it sows.

use std::fmt::Write;

use plyground_core::{
    BoardDesign, BoardLabels, EvaluatorEntry, Feature, Game, Grid, Labels, Look, Message, Player, Position,
    Sign, message,
};

use super::features::FEATURES;
use super::{House, Kalah, STORE, Seeds};
use crate::rows::{read_list, read_size, read_sizes};

const EVALUATORS: &[EvaluatorEntry<Kalah>] = &[EvaluatorEntry::new(
    "seeds",
    "the seeds in a side's store less those in the other's, at the end too",
    |pos: &Kalah, _| Ok(Box::new(Seeds::new(pos))),
)
.with_flat_wins()
.with_ordered_outcomes()];

/// Houses and seeds by default.
const USUAL: (usize, usize) = (6, 4);

/// The depth that is searched at once with six houses; with fewer, deeper.
const DEPTH: usize = 7;

impl Kalah {
    /// The column and the row of a house in the picture.
    fn place(&self, player: Player, house: usize) -> (usize, usize) {
        match player {
            Player::First => (house + 1, 1),
            Player::Second => (usize::from(self.houses) - house, 0),
        }
    }

    /// Columns of the picture: the houses between the stores.
    fn columns(&self) -> usize {
        usize::from(self.houses) + 2
    }

    fn side_text(&self, player: Player) -> String {
        let seeds = self.houses(player).iter().chain([&self.pits[player.index()][STORE]]);
        seeds.map(u8::to_string).collect::<Vec<_>>().join(",")
    }
}

impl Game for Kalah {
    const ID: &'static str = "kalah";
    const SUMMARY: &'static str = "kalah(H,S): sow seeds from H houses a side with S seeds each; a last seed in the own store moves again";
    const USUAL: &'static str = "6,4";
    // Houses are counted from their owner's side.
    const LOOK: Look = Look { style: BoardDesign::Houses, labels: BoardLabels::CellNames, ..Look::CELLS };
    const SCORED_BY: Option<&'static str> = Some("seeds");
    const SAMPLES: &'static [&'static str] = &["", "1,1", "1,6", "2,2", "3,3", "6,6", "5,2"];

    fn start(parameters: &str) -> Result<Self, Message> {
        if parameters.trim().is_empty() {
            return Self::new(USUAL.0, USUAL.1);
        }
        let form = || message!("kalah-form", "write kalah(H,S), for example kalah(6,4)");
        let [houses, seeds] = read_sizes(parameters).ok_or_else(form)?;
        Self::new(houses, seeds)
    }

    fn name(&self) -> String {
        match (self.houses.into(), self.seeds.into()) {
            USUAL => Self::ID.to_owned(),
            (houses, seeds) => format!("{}({houses},{seeds})", Self::ID),
        }
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: House) -> String {
        (m.0 + 1).to_string()
    }

    fn move_help(&self) -> Message {
        message!(
            "move-help-houses",
            "the number of a house, 1 to {last}, counted towards the own store",
            last = usize::from(self.houses)
        )
    }

    fn read_move(&self, text: &str) -> Result<House, Message> {
        if self.outcome().is_some() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        let number = read_size(text.trim()).filter(|number| (1..=usize::from(self.houses)).contains(number));
        let Some(number) = number else {
            return Err(message!(
                "house-unreadable",
                "`{text}` is not a house: type its number, 1 to {last}, counted towards the own store",
                text = text.trim().escape_debug().to_string(),
                last = usize::from(self.houses)
            ));
        };
        let house = House(number as u8 - 1);
        if self.moves().any(|legal| legal == house) {
            Ok(house)
        } else {
            Err(message!("house-empty", "house {house} is empty: choose another", house = number))
        }
    }

    /// Moves with an extra turn first, then by seeds gained.
    fn appeal(&self, m: House) -> i32 {
        let mut after = *self;
        let again = after.sow(m);
        let gained = after.store(self.to_move) - self.store(self.to_move);
        100 * i32::from(again) + i32::from(gained)
    }

    fn cell(&self, m: House) -> Option<usize> {
        let (column, row) = self.place(self.to_move, m.0.into());
        Some(row * self.columns() + column)
    }

    fn write_position(&self) -> String {
        let [first, second] = Player::BOTH.map(|player| self.side_text(player));
        format!("{first}/{second}/{}", self.to_move.mark())
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, _strict: bool) -> Result<Self, Message> {
        let wrong = || {
            message!(
                "kalah-position",
                "write for each side the seeds in its houses and in its store, {total} in all, and the side to move: {example}",
                total = self.total(),
                example = Self { to_move: Player::First, ..*self }.write_position()
            )
        };
        let text = text.trim().to_uppercase();
        let parts: Vec<&str> = text.split('/').collect();
        let (sides, turn) = match parts[..] {
            [first, second] => ([first, second], None),
            [first, second, "X"] => ([first, second], Some(Player::First)),
            [first, second, "O"] => ([first, second], Some(Player::Second)),
            _ => return Err(wrong()),
        };
        let mut pos = Self { pits: [[0; 8]; 2], ..*self };
        pos.to_move = to_move.or(turn).unwrap_or(Player::First);
        let mut total = 0_usize;
        for (side, text) in sides.into_iter().enumerate() {
            let seeds = read_list(text).filter(|seeds| seeds.len() == usize::from(self.houses) + 1);
            let seeds = seeds.ok_or_else(wrong)?;
            for (i, &count) in seeds.iter().enumerate() {
                total = total.saturating_add(count);
                let pit = if i == usize::from(self.houses) { STORE } else { i };
                pos.pits[side][pit] = u8::try_from(count).map_err(|_| wrong())?;
            }
        }
        if total != self.total() {
            return Err(wrong());
        }
        let [first, second] = Player::BOTH.map(|player| pos.is_empty(player));
        if first != second {
            return Err(message!(
                "kalah-one-side-empty",
                "one side has no seeds in its houses, which ends the game: put the other side's seeds into its store"
            ));
        }
        Ok(pos)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let mut sides = position.split('/').take(2).map(read_list);
        let (first, second) = (sides.next()??, sides.next()??);
        let houses = first.len().checked_sub(1).filter(|_| first.len() == second.len())?;
        let total = first.iter().chain(&second).try_fold(0_usize, |sum, &seeds| sum.checked_add(seeds))?;
        let seeds = (houses > 0 && total.is_multiple_of(2 * houses)).then(|| total / (2 * houses))?;
        Some(Self::new(houses, seeds).ok()?.name())
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        Ok(Self { to_move: starter, ..*self })
    }

    fn draw(&self, _: Labels) -> String {
        let (first, second) = (Player::First, Player::Second);
        let numbers = || 1..=self.houses;
        let mut board = "       ".to_owned();
        write_row(&mut board, numbers().rev());
        let _ = write!(board, "\n  {} {:>2} |", second.mark(), self.store(second));
        write_row(&mut board, self.houses(second).iter().copied().rev());
        board.push_str(" |\n       |");
        write_row(&mut board, self.houses(first).iter().copied());
        let _ = write!(board, " | {:>2} {}\n       ", self.store(first), first.mark());
        write_row(&mut board, numbers());
        board.push('\n');
        board
    }

    fn grid(&self) -> Option<Grid> {
        let (width, height) = (self.columns(), 2);
        let (mut cells, mut signs) = (vec![None; width * height], vec![Sign::Outside; width * height]);
        for player in Player::BOTH {
            // The store lies where the next house would.
            let places = (0..=usize::from(self.houses)).map(|house| self.place(player, house));
            let seeds = self.houses(player).iter().copied().chain([self.store(player)]);
            for ((column, row), seeds) in places.zip(seeds) {
                cells[row * width + column] = Some(player);
                signs[row * width + column] = Sign::Count(seeds.into());
            }
        }
        Some(Grid { width, height, cells, signs })
    }

    /// Houses are named by the numbers that are typed; stores have no name.
    fn cell_name(&self, cell: usize) -> Option<String> {
        let at = |player, house| {
            let (column, row) = self.place(player, house);
            row * self.columns() + column == cell
        };
        let houses = 0..usize::from(self.houses);
        let found = houses.clone().find(|&house| Player::BOTH.into_iter().any(|player| at(player, house)));
        found.map(|house| (house + 1).to_string())
    }

    fn tally(&self, side: Player) -> Option<Message> {
        Some(message!("tally-seeds", "seeds: {count}", count = usize::from(self.store(side))))
    }

    fn default_depth(&self) -> u16 {
        (DEPTH * 6 / usize::from(self.houses).max(3)) as u16
    }
}

/// Numbers in columns of the same width.
fn write_row(board: &mut String, numbers: impl Iterator<Item = u8>) {
    for number in numbers {
        let _ = write!(board, " {number:>2}");
    }
}
