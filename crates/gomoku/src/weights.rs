//! The numbers of the evaluation and of the order of moves.

use crate::pattern::Pattern;
use crate::rule::Rule;

/// Four patterns regardless of their directions, as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightIndex(usize);

impl WeightIndex {
    /// How many there are: 15 patterns, four at a time, order aside.
    pub const COUNT: usize = 3_060;

    /// The number of four patterns.
    pub fn of(patterns: [Pattern; 4]) -> Self {
        let mut sorted = patterns.map(|pattern| pattern as usize);
        sorted.sort_unstable();
        // The combinatorial number system: ascending numbers with gaps for repetition.
        let [a, b, c, d] = sorted;
        Self(choose(a, 1) + choose(b + 1, 2) + choose(c + 2, 3) + choose(d + 3, 4))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// As a number below [`COUNT`](Self::COUNT).
    pub const fn get(self) -> usize {
        self.0
    }

    /// The patterns, lowest first.
    pub fn patterns(self) -> [Pattern; 4] {
        let mut rest = self.0;
        let mut patterns = [Pattern::Dead; 4];
        for place in (0..4).rev() {
            let number = (0..Pattern::COUNT)
                .rev()
                .find(|&number| choose(number + place, place + 1) <= rest)
                .expect("with nothing below, the rest is zero");
            rest -= choose(number + place, place + 1);
            patterns[place] = Pattern::from_index(number);
        }
        patterns
    }
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |ways, i| ways * n.saturating_sub(i) / (i + 1))
}

/// Weights fitted to games of the engine against itself; see the crate `plyground-tune`.
pub(crate) struct Weights {
    cells: Vec<i16>,
    /// How promising a move is that makes these patterns, and one that takes them from the opponent.
    attack: Vec<i16>,
    defence: Vec<i16>,
    pub(crate) balance: Box<[i16]>,
}

impl Weights {
    /// The weights for a rule. Fitted ones exist for freestyle, and are used for every rule so far.
    pub(crate) fn of(_rule: Rule) -> Self {
        Self::read(include_str!("../weights/freestyle.txt"))
    }

    fn read(text: &str) -> Self {
        let zeros = || vec![0; WeightIndex::COUNT];
        let mut weights =
            Self { cells: zeros(), attack: zeros(), defence: zeros(), balance: vec![0; BALANCES].into() };
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let kind = words.next();
            let numbers: Vec<i16> = words.map(|word| word.parse().expect("weights are numbers")).collect();
            match (kind, numbers.as_slice()) {
                (Some("cell"), &[a, b, c, d, value, attack, defence]) => {
                    let patterns = [a, b, c, d].map(|number| Pattern::from_index(number as usize));
                    let index = WeightIndex::of(patterns).get();
                    weights.cells[index] = value;
                    weights.attack[index] = attack;
                    weights.defence[index] = defence;
                }
                (Some("balance"), &[index, value]) => weights.balance[index as usize] = value,
                _ => panic!("not a line of weights: {line}"),
            }
        }
        weights
    }

    /// What the four patterns of an empty cell are worth to their side.
    pub(crate) fn value(&self, patterns: [Pattern; 4]) -> i16 {
        self.cells[WeightIndex::of(patterns).get()]
    }

    /// How promising a move is that makes these patterns, in hundredths of a natural logarithm.
    pub(crate) fn attack(&self, patterns: [Pattern; 4]) -> i16 {
        self.attack[WeightIndex::of(patterns).get()]
    }

    /// How promising a move is that takes these patterns from the opponent.
    pub(crate) fn defence(&self, patterns: [Pattern; 4]) -> i16 {
        self.defence[WeightIndex::of(patterns).get()]
    }
}

/// Cells are weighed in this part of a point: there are many of them, and rounding adds up.
pub(crate) const FRACTION: i32 = 8;

/// How many balances of threats there are.
pub(crate) const BALANCES: usize = 512;

/// The number of a balance of threats: whether the opponent has a three that must be stopped, then whether each side can
/// make a four, a four and three, two threes, a three.
pub(crate) fn balance_index(must_defend: bool, mine: [bool; 4], theirs: [bool; 4]) -> usize {
    let bits = [must_defend].into_iter().chain(mine).chain(theirs);
    bits.enumerate().fold(0, |index, (bit, set)| index | usize::from(set) << bit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_patterns_have_a_number_of_their_own() {
        for index in WeightIndex::all() {
            assert_eq!(WeightIndex::of(index.patterns()), index);
        }
        let mixed = [Pattern::Five, Pattern::Dead, Pattern::OpenTwo, Pattern::Dead];
        let sorted = [Pattern::Dead, Pattern::Dead, Pattern::OpenTwo, Pattern::Five];
        assert_eq!(WeightIndex::of(mixed), WeightIndex::of(sorted));
        assert_eq!(WeightIndex::of([Pattern::Overline; 4]).get(), WeightIndex::COUNT - 1);
    }
}
