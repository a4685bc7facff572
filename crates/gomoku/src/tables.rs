//! Everything about lines and cells that can be known before the first move.

use std::sync::OnceLock;

use plyground_core::Player;

use crate::board::{near_row, rivalry_row};
use crate::kind::Kind;
use crate::pattern::{Classifier, Pattern};
use crate::rule::{LineRule, Rule};
use crate::threat::Threat;
use crate::weights::{Grid, WeightIndex, Weights};

/// The four patterns of a cell for one side, four bits each; the first direction lowest.
pub(crate) type Code = u16;
/// How many there are.
const CODES: usize = 1 << Code::BITS;

/// What a code stands for: all that is kept up to date for a cell and side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meaning {
    /// What the cell is worth to its side in the evaluation.
    pub(crate) value: i16,
    pub(crate) threat: Threat,
    pub(crate) kind: Kind,
}

/// How promising a move is for its own side, and for having taken the cell from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Promise {
    pub(crate) attack: i16,
    pub(crate) defence: i16,
}

/// How promising a move is for what its cell is to both sides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rivalry {
    pub(crate) promise: i16,
    /// Where its row in the tables of distances begins.
    pub(crate) near: u16,
}

/// The tables of one rule.
pub(crate) struct Tables {
    pub(crate) reach: usize,
    /// By the neighbours of a cell on a line, two bits each: black's pattern in the low half, white's in the high.
    lines: Box<[u8]>,
    /// By code, for black and, where the rule tells them apart, for white. One table is half the cache.
    black: Box<[Meaning; CODES]>,
    white: Option<Box<[Meaning; CODES]>>,
    /// By code.
    pub(crate) promises: Box<[Promise; CODES]>,
    /// By what both sides threaten, see `Terms::balances`.
    pub(crate) balance: Box<[i16]>,
    /// By black's kind and white's: what the cell adds with black to move and with white to move.
    contest: Box<Pairs<[i16; 2]>>,
    /// By whether a three must be stopped, the mover's kind and the opponent's.
    rivalry: [Box<Pairs<Rivalry>>; 2],
    /// For the last move and the one before, by row and distance.
    pub(crate) near: [Box<Nears>; 2],
    /// By distance from the edges.
    pub(crate) room: Box<[i16]>,
}

impl Tables {
    /// The tables of a rule, made when they are first asked for.
    pub(crate) fn of(rule: Rule) -> &'static Self {
        static TABLES: [OnceLock<Tables>; 4] = [const { OnceLock::new() }; 4];
        TABLES[rule as usize].get_or_init(|| Self::new(rule))
    }

    fn new(rule: Rule) -> Self {
        let reach = rule.reach();
        let mut black = Classifier::new(rule.line(Player::First), reach);
        let mut white = Classifier::new(rule.line(Player::Second), reach);
        let lines = (0..1 << (4 * reach))
            .map(|neighbours| black.pattern(neighbours, 1) as u8 | (white.pattern(neighbours, 2) as u8) << 4)
            .collect();
        let weights = Weights::of(rule);
        let meanings = |line: LineRule| {
            by_code(|patterns| Meaning {
                value: weights.cells[WeightIndex::of(patterns).get()],
                threat: Threat::under(line, patterns),
                kind: Kind::of(patterns),
            })
        };
        let [first, second] = Player::BOTH.map(|player| rule.line(player));
        Self {
            reach,
            lines,
            black: meanings(first),
            white: (first != second).then(|| meanings(second)),
            promises: by_code(|patterns| {
                let index = WeightIndex::of(patterns).get();
                Promise { attack: weights.attack[index], defence: weights.defence[index] }
            }),
            contest: by_kinds(|black, white| {
                let contest =
                    |mine: Kind, theirs: Kind| weights.contest[mine.get() * Kind::COUNT + theirs.get()];
                [contest(black, white), contest(white, black)]
            }),
            rivalry: [false, true].map(|must_defend| {
                by_kinds(|mine, theirs| Rivalry {
                    promise: weights.rivalry[rivalry_row(must_defend, mine) * Kind::COUNT + theirs.get()],
                    near: (near_row(must_defend, mine, theirs) * Grid::NEAR[0].columns) as u16,
                })
            }),
            balance: weights.balance.into(),
            near: weights.near.map(|weights| {
                let mut near = Box::new([0; NEARS]);
                near[..weights.len()].copy_from_slice(&weights);
                near
            }),
            room: weights.room.into(),
        }
    }

    /// Both sides' patterns in a line, by the cells around the middle one.
    #[inline]
    pub(crate) fn line(&self, neighbours: usize) -> u8 {
        self.lines[neighbours]
    }

    /// What a code means for a side.
    #[inline]
    pub(crate) fn meaning(&self, player: Player, code: Code) -> Meaning {
        match (player, &self.white) {
            (Player::Second, Some(white)) => white[code as usize],
            _ => self.black[code as usize],
        }
    }

    /// What an empty cell adds to the evaluation, with black to move and with white to move: the worth of its patterns to
    /// that side less their worth to the other, and what it is worth for being contested.
    #[inline]
    pub(crate) fn worth(&self, [black, white]: [Meaning; 2]) -> [i16; 2] {
        let contest = self.contest[pair(black.kind, white.kind)];
        let difference = black.value - white.value;
        [contest[0] + difference, contest[1] - difference]
    }

    /// By the mover's kind and the opponent's: how promising moves are, where a three must be stopped or none.
    #[inline]
    pub(crate) fn rivalry(&self, must_defend: bool) -> &Pairs<Rivalry> {
        &self.rivalry[usize::from(must_defend)]
    }
}

/// Entries of a table of distances, with room for the next power of two.
pub(crate) const NEARS: usize = Grid::NEAR[0].entries().next_power_of_two();
/// A table by row and distance.
pub(crate) type Nears = [i16; NEARS];

/// Pairs of kinds, with room for the next power of two.
const PAIRS: usize = 1 << 10;
/// A table by pairs of kinds.
pub(crate) type Pairs<T> = [T; PAIRS];

/// The number of a pair of kinds; the remainder tells the compiler that tables have it.
#[inline]
pub(crate) const fn pair(first: Kind, second: Kind) -> usize {
    (first.get() << 5 | second.get()) % PAIRS
}

/// A table with an entry for every pair of kinds.
#[expect(clippy::unnecessary_box_returns, reason = "the table is too large for a stack")]
fn by_kinds<T: Copy>(entry: impl Fn(Kind, Kind) -> T) -> Box<Pairs<T>> {
    let mut entries = Box::new([entry(Kind::NOTHING, Kind::NOTHING); PAIRS]);
    for first in Kind::all() {
        for second in Kind::all() {
            entries[pair(first, second)] = entry(first, second);
        }
    }
    entries
}

/// A table with an entry for every code.
#[expect(clippy::unnecessary_box_returns, reason = "the table is too large for a stack")]
fn by_code<T>(entry: impl Fn([Pattern; 4]) -> T) -> Box<[T; CODES]> {
    let entries: Vec<T> = (0..=Code::MAX).map(|code| entry(patterns_of(code))).collect();
    entries.into_boxed_slice().try_into().ok().expect("there is one for every code")
}

/// A code taken apart.
pub(crate) fn patterns_of(code: Code) -> [Pattern; 4] {
    [0, 4, 8, 12].map(|shift| Pattern::from_index((code >> shift & 15).into()))
}
