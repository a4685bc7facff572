//! The numbers of the evaluation and of the order of moves.

use crate::board::DISTANCES;
use crate::kind::Kind;
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

/// A table of weights beside those of patterns: what it is called in the file, and its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// The first word of its lines.
    pub name: &'static str,
    /// How many lines it has, each with its number and its entries.
    pub rows: usize,
    /// Entries of a line.
    pub columns: usize,
}

impl Grid {
    /// What a balance of threats is worth to the side to move; see `Terms::balances`.
    pub const BALANCE: Self = Self { name: "balance", rows: 40, columns: 32 };
    /// What a cell is worth to the side to move for being of one kind to it and of another to its opponent.
    pub const CONTEST: Self = Self { name: "contest", rows: Kind::COUNT, columns: Kind::COUNT };
    /// How promising a move is for the same, where no three has to be stopped and then where one has.
    pub const RIVALRY: Self = Self { name: "rivalry", rows: 2 * Kind::COUNT, columns: Kind::COUNT };
    /// How promising a move is for its distance from the last one, and from the one before; a line for each pair of
    /// groups of kinds.
    pub const NEAR: [Self; 2] = [near("near-last"), near("near-before")];
    /// How promising it is for its distance from the edges.
    pub const ROOM: Self = Self { name: "room", rows: 1, columns: DISTANCES };

    const ALL: [Self; 6] =
        [Self::BALANCE, Self::CONTEST, Self::RIVALRY, Self::NEAR[0], Self::NEAR[1], Self::ROOM];

    /// Entries of the table.
    pub const fn entries(self) -> usize {
        self.rows * self.columns
    }
}

const fn near(name: &'static str) -> Grid {
    Grid { name, rows: 2 * Kind::GROUPS * Kind::GROUPS, columns: DISTANCES }
}

/// Weights fitted to games of the engine against itself; see the crate `plyground-tune`.
pub(crate) struct Weights {
    /// What the four patterns of an empty cell are worth to their side.
    pub(crate) cells: Vec<i16>,
    /// How promising a move is that makes these patterns, in hundredths of a natural logarithm.
    pub(crate) attack: Vec<i16>,
    /// How promising one is that takes them from the opponent.
    pub(crate) defence: Vec<i16>,
    pub(crate) balance: Vec<i16>,
    pub(crate) contest: Vec<i16>,
    pub(crate) rivalry: Vec<i16>,
    pub(crate) near: [Vec<i16>; 2],
    pub(crate) room: Vec<i16>,
}

impl Weights {
    /// The weights for a rule. Fitted ones exist for freestyle, and are used for every rule so far.
    pub(crate) fn of(_rule: Rule) -> Self {
        Self::read(include_str!("../weights/freestyle.txt"))
    }

    /// Reads what `plyground-tune fit` has written. The file is a part of the program: one that has too much or too
    /// little is a mistake of ours.
    fn read(text: &str) -> Self {
        let zeros = || vec![0; WeightIndex::COUNT];
        let [mut cells, mut attack, mut defence] = [zeros(), zeros(), zeros()];
        let mut left = 0;
        let mut grids = Grid::ALL.map(|_| Vec::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let kind = words.next().expect("no line of weights is empty");
            let numbers: Vec<i16> = words.map(|word| word.parse().expect("weights are numbers")).collect();
            match (kind, numbers.as_slice()) {
                ("cells", &[count]) => left = count,
                ("cell", &[a, b, c, d, value, made, taken]) => {
                    let patterns = [a, b, c, d].map(|number| Pattern::from_index(number as usize));
                    let index = WeightIndex::of(patterns).get();
                    (cells[index], attack[index], defence[index]) = (value, made, taken);
                    left -= 1;
                }
                (name, [row, entries @ ..]) => {
                    let place = Grid::ALL.iter().position(|grid| grid.name == name);
                    let place = place.unwrap_or_else(|| panic!("not a line of weights: {line}"));
                    let columns = Grid::ALL[place].columns;
                    let next = grids[place].len() == *row as usize * columns;
                    assert!(next && entries.len() == columns, "a row out of place: {line}");
                    grids[place].extend(entries);
                }
                _ => panic!("not a line of weights: {line}"),
            }
        }
        assert!(left == 0, "there are as many cells as the weights say");
        for (grid, numbers) in Grid::ALL.iter().zip(&grids) {
            assert!(numbers.len() == grid.entries(), "all of {} is there", grid.name);
        }
        let [balance, contest, rivalry, last, before, room] = grids;
        Self { cells, attack, defence, balance, contest, rivalry, near: [last, before], room }
    }
}

/// The evaluation is weighed in this part of a point: it has many parts, and rounding adds up.
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
