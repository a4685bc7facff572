//! The game by name.
//!
//! A move is written as the letter of a heap and the number of stones taken from it: `b-3`. On a picture the heaps are
//! columns of stones, and pointing at one takes it with all above it; each stone shows their number.

use std::fmt::Write;

use plyground_core::{
    BoardDesign, BoardLabels, EvaluatorEntry, Feature, Game, Grid, Labels, Look, Message, Player, Position,
    Sign, message,
};

use super::features::FEATURES;
use super::{Nim, NimSetup, NimSum, STONES, Take};
use crate::rows::{column_letter, read_list, read_size};

const EVALUATORS: &[EvaluatorEntry<Nim>] = &[EvaluatorEntry::new(
    "nim-sum",
    "100 if the theory says that the side to move wins, -100 if not",
    |_, _| Ok(Box::new(NimSum)),
)
.with_ordered_outcomes()];

const ALIASES: &[(&str, &str, &str)] =
    &[("marienbad", "1,3,5,7,misere", "heaps of 1, 3, 5 and 7 stones; whoever takes the last one loses")];

/// Heaps by default.
const USUAL: &str = "3,4,5";

/// The most positions of a search that answers at once.
const AT_ONCE: usize = 400_000;

fn form() -> Message {
    message!(
        "nim-form",
        "write nim with the stones of every heap, and `take=K` or `misere` after them if you like: nim(3,4,5), nim(21,take=3), \
         nim(1,3,5,7,misere)"
    )
}

impl Nim {
    /// The row of a stone of a heap in the picture, by its height above the ground.
    fn row(&self, height: u8) -> usize {
        usize::from(self.setup.largest() - 1 - height)
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const SUMMARY: &'static str =
        "nim(A,B,...): take stones from one heap, the last one wins; options: misere, take=K";
    const USUAL: &'static str = USUAL;
    const ALIASES: &'static [(&'static str, &'static str, &'static str)] = ALIASES;
    const LOOK: Look = Look { style: BoardDesign::Heaps, labels: BoardLabels::ColumnLetters, ..Look::CELLS };
    const SAMPLES: &'static [&'static str] =
        &["", "1", "21,take=3", "2,2,misere", "7,5,take=2,misere", "1,2,3,4,5,6,7,8", "31,31"];

    fn start(parameters: &str) -> Result<Self, Message> {
        let parameters = if parameters.trim().is_empty() { USUAL } else { parameters };
        let (mut heaps, mut most, mut is_misere) = (Vec::new(), None, false);
        for word in parameters.split(',').map(|word| word.trim().to_lowercase()) {
            match word.split_once('=') {
                Some((name, limit)) if name.trim() == "take" && most.is_none() => {
                    most = Some(read_size(limit.trim()).ok_or_else(form)?);
                }
                None if word == "misere" && !is_misere => is_misere = true,
                None if most.is_none() && !is_misere => heaps.push(read_size(&word).ok_or_else(form)?),
                _ => return Err(form()),
            }
        }
        Ok(Self::new(NimSetup::new(&heaps, most, is_misere)?))
    }

    fn name(&self) -> String {
        let mut words: Vec<String> = self.setup.heaps().iter().map(u8::to_string).collect();
        words.extend(self.setup.limit().map(|most| format!("take={most}")));
        words.extend(self.setup.is_misere.then(|| "misere".to_owned()));
        let parameters = words.join(",");
        match ALIASES.iter().find(|(_, alias, _)| *alias == parameters) {
            Some((name, ..)) => (*name).to_owned(),
            None if parameters == USUAL => Self::ID.to_owned(),
            None => format!("{}({parameters})", Self::ID),
        }
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        EVALUATORS
    }

    fn features() -> &'static [Feature<Self>] {
        FEATURES
    }

    fn write_move(&self, m: Take) -> String {
        format!("{}-{}", column_letter(m.heap.into()), m.stones)
    }

    fn move_help(&self) -> Message {
        message!(
            "move-help-heaps",
            "the letter of a heap, a minus, and how many stones to take: {example}",
            example = self.moves().next().map_or("a-1".to_owned(), |m| self.write_move(m))
        )
    }

    fn read_move(&self, text: &str) -> Result<Take, Message> {
        let text = text.trim().to_lowercase();
        let read = || {
            let (letter, stones) = text.split_once('-')?;
            let heap = self
                .heaps()
                .iter()
                .enumerate()
                .position(|(i, _)| letter.trim() == column_letter(i).to_string());
            Some((heap?, read_size(stones.trim())?))
        };
        let Some((heap, stones)) = read() else {
            return Err(message!(
                "take-unreadable",
                "`{text}` is not a move: type the letter of a heap, a to {last}, a minus, and how many stones to take, such as a-1",
                text = text.escape_debug().to_string(),
                last = column_letter(self.heaps().len() - 1)
            ));
        };
        let most = self.heaps[heap].min(self.setup.most);
        if self.outcome().is_some() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        if most == 0 {
            return Err(message!(
                "take-empty",
                "heap {heap} is empty: take from another",
                heap = column_letter(heap)
            ));
        }
        if !(1..=usize::from(most)).contains(&stones) {
            return Err(message!(
                "take-too-many",
                "{stones} cannot be taken from heap {heap}: take 1 to {most}",
                stones = stones.to_string(),
                heap = column_letter(heap),
                most = usize::from(most)
            ));
        }
        Ok(Take { heap: heap as u8, stones: stones as u8 })
    }

    /// Small numbers of stones first: in a lost position they leave the opponent more to calculate.
    fn appeal(&self, m: Take) -> i32 {
        -i32::from(m.stones)
    }

    fn cell(&self, m: Take) -> Option<usize> {
        let lowest = self.heaps[usize::from(m.heap)] - m.stones;
        Some(self.row(lowest) * self.heaps().len() + usize::from(m.heap))
    }

    fn write_position(&self) -> String {
        let heaps: Vec<String> = self.heaps().iter().map(u8::to_string).collect();
        format!("{}/{}", heaps.join(","), self.to_move.mark())
    }

    /// Either side may have begun, and stones may have been taken one by one: every position that fits is reachable.
    fn read_position(&self, text: &str, to_move: Option<Player>, _strict: bool) -> Result<Self, Message> {
        let wrong = || {
            message!(
                "nim-position",
                "write what is left in every heap, no more than at the start, and the side to move: {example}",
                example = Self::new(self.setup).write_position()
            )
        };
        let text = text.trim().to_uppercase();
        let (heaps, turn) = match text.split_once('/') {
            Some((heaps, "X")) => (heaps, Some(Player::First)),
            Some((heaps, "O")) => (heaps, Some(Player::Second)),
            Some(_) => return Err(wrong()),
            None => (&text[..], None),
        };
        let mut pos = Self::new(self.setup);
        pos.to_move = to_move.or(turn).unwrap_or(Player::First);
        let words: Vec<&str> = heaps.split(',').collect();
        if words.len() != self.heaps().len() {
            return Err(wrong());
        }
        for (heap, word) in pos.heaps.iter_mut().zip(words) {
            let left = read_size(word.trim()).filter(|&left| left <= usize::from(*heap)).ok_or_else(wrong)?;
            *heap = left as u8;
        }
        Ok(pos)
    }

    fn fitting(&self, position: &str) -> Option<String> {
        let sizes = read_list(position.split('/').next()?)?;
        let most = self.setup.limit().map(usize::from);
        Some(Self::new(NimSetup::new(&sizes, most, self.setup.is_misere).ok()?).name())
    }

    fn with_starter(&self, starter: Player) -> Result<Self, Message> {
        Ok(Self { to_move: starter, ..*self })
    }

    fn draw(&self, _: Labels) -> String {
        let mut board = String::new();
        for (heap, &stones) in self.heaps().iter().enumerate() {
            let stones = usize::from(stones);
            let _ = write!(board, "{:>3} | {stones:>2}  {}", column_letter(heap), "o".repeat(stones));
            board.truncate(board.trim_end().len());
            board.push('\n');
        }
        board
    }

    fn grid(&self) -> Option<Grid> {
        let (width, height) = (self.heaps().len(), usize::from(self.setup.largest()));
        let mut signs = vec![Sign::Outside; width * height];
        for (heap, (&left, &all)) in self.heaps().iter().zip(self.setup.heaps()).enumerate() {
            for stone in 0..all {
                signs[self.row(stone) * width + heap] =
                    if stone < left { Sign::Count((left - stone).into()) } else { Sign::Plain };
            }
        }
        Some(Grid { width, height, cells: vec![None; width * height], signs })
    }

    fn default_depth(&self) -> u16 {
        let branches = self.move_count().max(2);
        let deep_enough = |depth: &u32| branches.checked_pow(*depth).is_some_and(|all| all <= AT_ONCE);
        (1..=STONES as u32).take_while(deep_enough).last().unwrap_or(1) as u16
    }
}
