//! The lookup tables of a rule: patterns by neighbourhood, and features, values and policy scores by patterns.

use std::sync::OnceLock;

use plyground_core::Player;

use crate::board::{distance_row, pair_policy_row};
use crate::kind::CellKind;
use crate::pattern::{Classifier, Pattern};
use crate::rule::{LineRule, Rule};
use crate::threat::Threat;
use crate::weights::{WeightIndex, WeightTable, Weights};

/// The four patterns of a cell for one side, four bits each; the first direction lowest.
pub(crate) type Code = u16;
/// The number of codes.
const CODES: usize = 1 << Code::BITS;

/// The features of a cell for one side, by code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Features {
    /// The value of its patterns in the evaluation.
    pub(crate) value: i16,
    pub(crate) threat: Threat,
    pub(crate) kind: CellKind,
}

/// Policy terms of a code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PatternPolicy {
    /// Added for the patterns that the move makes.
    pub(crate) attack: i16,
    /// Added for the patterns that the move takes from the opponent.
    pub(crate) defence: i16,
}

/// Policy terms of a pair of cell kinds, the mover's and the opponent's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairPolicy {
    pub(crate) policy: i16,
    /// The offset of its row in the distance tables.
    pub(crate) distance: u16,
}

/// The tables of one rule.
pub(crate) struct Tables {
    pub(crate) reach: usize,
    /// By the neighbours of a cell in one direction, two bits each: black's pattern in the low four bits, white's in the high.
    lines: Box<[u8]>,
    /// Features by code, for black, and for white if the rule treats white differently; a shared table halves the cache
    /// footprint.
    black: Box<[Features; CODES]>,
    white: Option<Box<[Features; CODES]>>,
    /// By code.
    pub(crate) pattern_policy: Box<[PatternPolicy; CODES]>,
    /// The balance of threats; see `EvaluationTerms::balances`.
    pub(crate) balance: Box<[i16]>,
    /// The pair value by black's kind and white's, with black to move and with white to move.
    pair_value: Box<Pairs<[i16; 2]>>,
    /// By whether an open three must be answered, then by the mover's kind and the opponent's.
    pair_policy: [Box<Pairs<PairPolicy>>; 2],
    /// The distance terms for the last move and the one before, by row and distance.
    pub(crate) distance: [Box<DistanceTable>; 2],
    /// The edge term, by distance from the edges.
    pub(crate) edge: Box<[i16]>,
}

impl Tables {
    /// The tables of a rule, built on first use.
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
        let features = |line: LineRule| {
            by_code(|patterns| Features {
                value: weights.cells[WeightIndex::of(patterns).get()],
                threat: Threat::under(line, patterns),
                kind: CellKind::of(patterns),
            })
        };
        let [first, second] = Player::BOTH.map(|player| rule.line(player));
        Self {
            reach,
            lines,
            black: features(first),
            white: (first != second).then(|| features(second)),
            pattern_policy: by_code(|patterns| {
                let index = WeightIndex::of(patterns).get();
                PatternPolicy { attack: weights.attack[index], defence: weights.defence[index] }
            }),
            pair_value: by_kinds(|black, white| {
                let pair_value = |mine: CellKind, theirs: CellKind| {
                    weights.pair_value[mine.get() * CellKind::COUNT + theirs.get()]
                };
                [pair_value(black, white), pair_value(white, black)]
            }),
            pair_policy: [false, true].map(|must_defend| {
                by_kinds(|mine, theirs| PairPolicy {
                    policy: weights.pair_policy
                        [pair_policy_row(must_defend, mine) * CellKind::COUNT + theirs.get()],
                    distance: (distance_row(must_defend, mine, theirs) * WeightTable::DISTANCE[0].columns)
                        as u16,
                })
            }),
            balance: weights.balance.into(),
            distance: weights.distance.map(|weights| {
                let mut padded = Box::new([0; DISTANCE_ENTRIES]);
                padded[..weights.len()].copy_from_slice(&weights);
                padded
            }),
            edge: weights.edge.into(),
        }
    }

    /// Both sides' patterns in one direction, by the neighbours of the cell.
    #[inline]
    pub(crate) fn line(&self, neighbours: usize) -> u8 {
        self.lines[neighbours]
    }

    /// The features of a code for a side.
    #[inline]
    pub(crate) fn features(&self, player: Player, code: Code) -> Features {
        match (player, &self.white) {
            (Player::Second, Some(white)) => white[code as usize],
            _ => self.black[code as usize],
        }
    }

    /// What an empty cell adds to the evaluation, with black to move and with white to move: the difference of the two
    /// sides' pattern values, and the pair value.
    #[inline]
    pub(crate) fn cell_value(&self, [black, white]: [Features; 2]) -> [i16; 2] {
        let pair_value = self.pair_value[pair(black.kind, white.kind)];
        let difference = black.value - white.value;
        [pair_value[0] + difference, pair_value[1] - difference]
    }

    /// The policy terms by the mover's kind and the opponent's.
    #[inline]
    pub(crate) fn pair_policy(&self, must_defend: bool) -> &Pairs<PairPolicy> {
        &self.pair_policy[usize::from(must_defend)]
    }
}

/// Entries of a distance table, rounded up to a power of two so that indexing needs no bounds check.
pub(crate) const DISTANCE_ENTRIES: usize = WeightTable::DISTANCE[0].entries().next_power_of_two();
/// A table by row and distance.
pub(crate) type DistanceTable = [i16; DISTANCE_ENTRIES];

/// Pairs of kinds, rounded up to a power of two.
const PAIRS: usize = 1 << 10;
/// A table by pairs of kinds.
pub(crate) type Pairs<T> = [T; PAIRS];

/// The index of a pair of kinds; the remainder lets the compiler drop the bounds check.
#[inline]
pub(crate) const fn pair(first: CellKind, second: CellKind) -> usize {
    (first.get() << 5 | second.get()) % PAIRS
}

/// A table with an entry for every pair of kinds.
#[expect(clippy::unnecessary_box_returns, reason = "the table is too large for a stack")]
fn by_kinds<T: Copy>(entry: impl Fn(CellKind, CellKind) -> T) -> Box<Pairs<T>> {
    let mut entries = Box::new([entry(CellKind::NOTHING, CellKind::NOTHING); PAIRS]);
    for first in CellKind::all() {
        for second in CellKind::all() {
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

/// The patterns of a code.
pub(crate) fn patterns_of(code: Code) -> [Pattern; 4] {
    [0, 4, 8, 12].map(|shift| Pattern::from_index((code >> shift & 15).into()))
}
