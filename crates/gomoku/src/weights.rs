//! The weights of the evaluation and of the policy.

use crate::board::DISTANCES;
use crate::kind::CellKind;
use crate::pattern::Pattern;
use crate::rule::Rule;

/// The index of a multiset of four patterns: their directions do not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightIndex(usize);

impl WeightIndex {
    /// The number of multisets of 4 out of 15 patterns.
    pub const COUNT: usize = 3_060;

    /// The index of four patterns.
    pub fn of(patterns: [Pattern; 4]) -> Self {
        let mut sorted = patterns.map(|pattern| pattern as usize);
        sorted.sort_unstable();
        // The combinatorial number system, for combinations with repetition.
        let [a, b, c, d] = sorted;
        Self(choose(a, 1) + choose(b + 1, 2) + choose(c + 2, 3) + choose(d + 3, 4))
    }

    /// All indices.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The index as a number, below [`COUNT`](Self::COUNT).
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

/// The binomial coefficient, `n` over `k`.
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |ways, i| ways * n.saturating_sub(i) / (i + 1))
}

/// A table of weights other than the pattern weights: its name in the file, and its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightTable {
    /// The first word of its lines in the file.
    pub name: &'static str,
    /// Rows, a line each: name, row number, entries.
    pub rows: usize,
    /// Entries of a row.
    pub columns: usize,
}

impl WeightTable {
    /// Evaluation: the balance of threats, for the side to move; see `EvaluationTerms::balances`.
    pub const BALANCE: Self = Self { name: "balance", rows: 40, columns: 32 };
    /// Evaluation: the pair value of a cell, by its kind for the side to move and its kind for the opponent.
    pub const PAIR_VALUE: Self = Self { name: "pair-value", rows: CellKind::COUNT, columns: CellKind::COUNT };
    /// Policy: the pair of kinds. The first half of the rows is for positions without an open three to answer, the second for
    /// positions with one.
    pub const PAIR_POLICY: Self =
        Self { name: "pair-policy", rows: 2 * CellKind::COUNT, columns: CellKind::COUNT };
    /// Policy: the distance from the last move, and from the one before; a row for each pair of groups of kinds.
    pub const DISTANCE: [Self; 2] = [distance("distance-last"), distance("distance-before")];
    /// Policy: the distance from the edges.
    pub const EDGE: Self = Self { name: "edge", rows: 1, columns: DISTANCES };

    const ALL: [Self; 6] = [
        Self::BALANCE,
        Self::PAIR_VALUE,
        Self::PAIR_POLICY,
        Self::DISTANCE[0],
        Self::DISTANCE[1],
        Self::EDGE,
    ];

    /// Entries of the table.
    pub const fn entries(self) -> usize {
        self.rows * self.columns
    }
}

const fn distance(name: &'static str) -> WeightTable {
    WeightTable { name, rows: 2 * CellKind::GROUPS * CellKind::GROUPS, columns: DISTANCES }
}

/// Weights fitted to self-play games by the crate `plyground-tune`.
pub(crate) struct Weights {
    /// Evaluation: the value of an empty cell's four patterns to their side, in 1/8 point.
    pub(crate) cells: Vec<i16>,
    /// Policy: the term for making these patterns, in 1/100 nat.
    pub(crate) attack: Vec<i16>,
    /// Policy: the term for taking them from the opponent.
    pub(crate) defence: Vec<i16>,
    pub(crate) balance: Vec<i16>,
    pub(crate) pair_value: Vec<i16>,
    pub(crate) pair_policy: Vec<i16>,
    pub(crate) distance: [Vec<i16>; 2],
    pub(crate) edge: Vec<i16>,
}

impl Weights {
    /// The weights for a rule. Only freestyle has fitted weights; every rule uses them.
    pub(crate) fn of(_rule: Rule) -> Self {
        Self::read(include_str!("../weights/freestyle.txt"))
    }

    /// Reads the output of `plyground-tune fit`. The file is compiled in, so an error in it is a bug and panics.
    fn read(text: &str) -> Self {
        let zeros = || vec![0; WeightIndex::COUNT];
        let [mut cells, mut attack, mut defence] = [zeros(), zeros(), zeros()];
        let mut left = 0;
        let mut grids = WeightTable::ALL.map(|_| Vec::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let name = words.next().expect("no line of weights is empty");
            let numbers: Vec<i16> = words.map(|word| word.parse().expect("weights are numbers")).collect();
            match (name, numbers.as_slice()) {
                ("cells", &[count]) => left = count,
                ("cell", &[a, b, c, d, value, made, taken]) => {
                    let patterns = [a, b, c, d].map(|number| Pattern::from_index(number as usize));
                    let index = WeightIndex::of(patterns).get();
                    (cells[index], attack[index], defence[index]) = (value, made, taken);
                    left -= 1;
                }
                (name, [row, entries @ ..]) => {
                    let place = WeightTable::ALL.iter().position(|grid| grid.name == name);
                    let place = place.unwrap_or_else(|| panic!("not a line of weights: {line}"));
                    let columns = WeightTable::ALL[place].columns;
                    let is_next = grids[place].len() == *row as usize * columns;
                    assert!(is_next && entries.len() == columns, "a row out of place: {line}");
                    grids[place].extend(entries);
                }
                _ => panic!("not a line of weights: {line}"),
            }
        }
        assert!(left == 0, "the file has as many cells as its head says");
        for (grid, numbers) in WeightTable::ALL.iter().zip(&grids) {
            assert!(numbers.len() == grid.entries(), "the table {} is complete", grid.name);
        }
        let [balance, pair_value, pair_policy, last, before, edge] = grids;
        Self { cells, attack, defence, balance, pair_value, pair_policy, distance: [last, before], edge }
    }
}

/// Evaluation weights are in 1/8 point: the evaluation is a sum of many terms, whose rounding errors add up.
pub(crate) const FRACTION: i32 = 8;

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
