//! Patterns: what a stone would make in one direction.
//!
//! A pattern belongs to an empty cell, a direction and a side. Patterns are defined recursively, each by the next better
//! one: a stone makes a *four* if one more makes five, an *open three* if one more makes an open four, an *open two* if one
//! more makes an open three. There is no list of shapes: the patterns of a rule follow from its definition of a five.

use crate::rule::LineRule;

/// The pattern that a stone makes in one direction. Ordered by strength, except for [`Overline`](Self::Overline).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Pattern {
    /// No five is possible.
    Dead,
    /// One more stone makes a closed two, and none a better pattern.
    ClosedOne,
    /// One more stone makes an open two.
    OpenOne,
    /// One more stone makes a closed three.
    ClosedTwo,
    /// One cell makes an open three.
    NarrowTwo,
    /// Two cells make an open three.
    OpenTwo,
    /// Three or more cells make an open three.
    WideTwo,
    /// One more stone makes a four, and none an open four.
    ClosedThree,
    /// One cell makes an open four.
    NarrowThree,
    /// Two or more cells make an open four.
    OpenThree,
    /// One cell makes five. In caro: some cells do, but one opposing stone stops all of them.
    Four,
    /// Two or more cells make five, but not as the two ends of a row of four: a double four, forbidden to black in renju. Not
    /// distinguished in caro.
    SplitFours,
    /// Both ends of a row of four make five. In caro: no single opposing stone stops the five.
    OpenFour,
    /// A winning row.
    Five,
    /// A row longer than the rule allows: no win, and forbidden to black in renju.
    Overline,
}

impl Pattern {
    /// The number of patterns.
    pub const COUNT: usize = 15;

    /// All patterns, by index.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Dead,
        Self::ClosedOne,
        Self::OpenOne,
        Self::ClosedTwo,
        Self::NarrowTwo,
        Self::OpenTwo,
        Self::WideTwo,
        Self::ClosedThree,
        Self::NarrowThree,
        Self::OpenThree,
        Self::Four,
        Self::SplitFours,
        Self::OpenFour,
        Self::Five,
        Self::Overline,
    ];

    /// The pattern with this index; `Dead` for an index that has none.
    pub const fn from_index(index: usize) -> Self {
        if index < Self::COUNT { Self::ALL[index] } else { Self::Dead }
    }

    /// Whether one more stone makes an open four.
    pub const fn is_three(self) -> bool {
        matches!(self, Self::NarrowThree | Self::OpenThree)
    }

    /// The number of fours in it.
    pub const fn fours(self) -> usize {
        match self {
            Self::SplitFours => 2,
            Self::Four | Self::OpenFour => 1,
            _ => 0,
        }
    }

    /// Whether one more stone makes an open three.
    pub const fn is_two(self) -> bool {
        matches!(self, Self::NarrowTwo | Self::OpenTwo | Self::WideTwo)
    }
}

/// A cell of a line, relative to one side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineCell {
    Empty,
    Mine,
    /// An opposing stone; under rules other than caro also a cell beyond the edge.
    Closed,
    /// A cell beyond the edge, in caro.
    Edge,
}

/// The length of the longest neighbourhood: five cells to either side, and the cell itself.
const LONGEST: usize = 11;
/// Marks a pattern that has not been derived yet.
const UNKNOWN: u8 = u8::MAX;

/// Derives patterns by their recursive definition, with memoisation.
pub(crate) struct Classifier {
    rule: LineRule,
    reach: usize,
    known: Vec<u8>,
}

impl Classifier {
    pub(crate) fn new(rule: LineRule, reach: usize) -> Self {
        Self { rule, reach, known: vec![UNKNOWN; 1 << (2 * (2 * reach + 1))] }
    }

    /// The pattern that a stone of side `mine` makes in the middle of a line. The line has two bits a cell: 00 empty, 01 and
    /// 10 a stone, 11 off the board; the middle cell is omitted.
    pub(crate) fn pattern(&mut self, neighbours: usize, mine: usize) -> Pattern {
        let mut cells = [LineCell::Empty; LONGEST];
        for (i, cell) in cells.iter_mut().take(2 * self.reach + 1).enumerate() {
            let place = match i {
                _ if i < self.reach => i,
                _ if i == self.reach => {
                    *cell = LineCell::Mine;
                    continue;
                }
                _ => i - 1,
            };
            *cell = match neighbours >> (2 * place) & 3 {
                0 => LineCell::Empty,
                3 if self.rule == LineRule::Caro => LineCell::Edge,
                stone if stone == mine => LineCell::Mine,
                _ => LineCell::Closed,
            };
        }
        self.classify(&mut cells)
    }

    fn classify(&mut self, cells: &mut [LineCell; LONGEST]) -> Pattern {
        let slot = cells.iter().rev().fold(0, |slot, &cell| slot * 4 + cell as usize);
        if self.known[slot] == UNKNOWN {
            self.known[slot] = self.derive(cells) as u8;
        }
        Pattern::from_index(self.known[slot].into())
    }

    fn derive(&mut self, cells: &mut [LineCell; LONGEST]) -> Pattern {
        match self.row(cells) {
            RowResult::Wins => return Pattern::Five,
            RowResult::TooLong => return Pattern::Overline,
            RowResult::Nothing => {}
        }
        // The number of cells where one more stone makes each pattern, and the outermost cells that make five.
        let mut cells_making = [0_usize; Pattern::COUNT];
        let mut fives = (usize::MAX, 0);
        for i in 0..=2 * self.reach {
            if cells[i] == LineCell::Empty {
                cells[i] = LineCell::Mine;
                let next = self.classify(cells);
                cells[i] = LineCell::Empty;
                cells_making[next as usize] += 1;
                if next == Pattern::Five {
                    fives = (fives.0.min(i), fives.1.max(i));
                }
            }
        }
        let count = |pattern: Pattern| cells_making[pattern as usize];
        // Black in renju may not make a double four, so it does not count as an open four.
        let open_fours = count(Pattern::OpenFour)
            + if self.rule == LineRule::RenjuBlack { 0 } else { count(Pattern::SplitFours) };
        let threes = count(Pattern::OpenThree) + count(Pattern::NarrowThree);
        let twos = count(Pattern::WideTwo) + count(Pattern::OpenTwo) + count(Pattern::NarrowTwo);
        let fives_count = count(Pattern::Five);
        if self.rule == LineRule::Caro && fives_count > 0 {
            if self.can_be_stopped(cells) { Pattern::Four } else { Pattern::OpenFour }
        } else if fives_count == 2 && fives.1 - fives.0 == 5 {
            Pattern::OpenFour
        } else if fives_count >= 2 {
            Pattern::SplitFours
        } else if fives_count == 1 {
            Pattern::Four
        } else if open_fours >= 2 {
            Pattern::OpenThree
        } else if open_fours == 1 {
            Pattern::NarrowThree
        } else if count(Pattern::Four) > 0 {
            Pattern::ClosedThree
        } else if threes >= 3 {
            Pattern::WideTwo
        } else if threes == 2 {
            Pattern::OpenTwo
        } else if threes == 1 {
            Pattern::NarrowTwo
        } else if count(Pattern::ClosedThree) > 0 {
            Pattern::ClosedTwo
        } else if twos > 0 {
            Pattern::OpenOne
        } else if count(Pattern::ClosedTwo) > 0 {
            Pattern::ClosedOne
        } else {
            Pattern::Dead
        }
    }

    /// Whether a single opposing stone stops every five. In caro it can also do so from the end of the row.
    fn can_be_stopped(&self, cells: &mut [LineCell; LONGEST]) -> bool {
        (0..=2 * self.reach).any(|i| {
            if cells[i] != LineCell::Empty {
                return false;
            }
            cells[i] = LineCell::Closed;
            let five = (0..=2 * self.reach).any(|place| {
                if cells[place] != LineCell::Empty {
                    return false;
                }
                cells[place] = LineCell::Mine;
                let wins = matches!(self.row(cells), RowResult::Wins);
                cells[place] = LineCell::Empty;
                wins
            });
            cells[i] = LineCell::Empty;
            !five
        })
    }

    /// Whether the row through the middle cell wins, or is too long, under the rule.
    fn row(&self, cells: &[LineCell; LONGEST]) -> RowResult {
        let middle = self.reach;
        let end = 2 * self.reach;
        let mut low = middle;
        while low > 0 && cells[low - 1] == LineCell::Mine {
            low -= 1;
        }
        let mut high = middle;
        while high < end && cells[high + 1] == LineCell::Mine {
            high += 1;
        }
        let length = high - low + 1;
        match self.rule {
            _ if length < 5 => RowResult::Nothing,
            LineRule::FiveOrMore => RowResult::Wins,
            LineRule::ExactlyFive | LineRule::RenjuBlack if length == 5 => RowResult::Wins,
            LineRule::ExactlyFive | LineRule::RenjuBlack => RowResult::TooLong,
            LineRule::Caro => {
                let closed = |cell: Option<&LineCell>| cell == Some(&LineCell::Closed);
                let both = low > 0 && closed(cells.get(low - 1)) && high < end && closed(cells.get(high + 1));
                if length == 5 && both { RowResult::Nothing } else { RowResult::Wins }
            }
        }
    }
}

enum RowResult {
    Nothing,
    Wins,
    TooLong,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pattern that a stone at `*` makes: `x` is ours, `o` theirs, `#` the edge.
    fn pattern(rule: LineRule, reach: usize, line: &str) -> Pattern {
        let middle = line.find('*').expect("a line has a `*`");
        let at = |offset: isize| {
            let place = middle as isize + offset;
            let cell = usize::try_from(place).ok().and_then(|place| line.chars().nth(place));
            match cell {
                Some('.') => 0,
                Some('x') => 1,
                Some('o') => 2,
                _ => 3,
            }
        };
        let reach = reach as isize;
        let neighbours = (-reach..=reach)
            .filter(|&offset| offset != 0)
            .enumerate()
            .fold(0, |key, (place, offset)| key | at(offset) << (2 * place));
        Classifier::new(rule, reach as usize).pattern(neighbours, 1)
    }

    #[test]
    fn patterns_of_freestyle_are_what_players_call_them() {
        let freestyle = |line: &str| pattern(LineRule::FiveOrMore, 4, line);
        assert_eq!(freestyle("xx*xx"), Pattern::Five);
        assert_eq!(freestyle("xx*xxx"), Pattern::Five);
        assert_eq!(freestyle(".xx*x."), Pattern::OpenFour);
        assert_eq!(freestyle("oxx*x."), Pattern::Four);
        assert_eq!(freestyle("oxx*xo"), Pattern::Dead);
        assert_eq!(freestyle("o.xx*x.o"), Pattern::OpenFour);
        assert_eq!(freestyle("x.x*x.x"), Pattern::SplitFours);
        assert_eq!(freestyle("..xx*.."), Pattern::OpenThree);
        assert_eq!(freestyle("o.xx*..o"), Pattern::NarrowThree);
        assert_eq!(freestyle("o.xx*.o"), Pattern::ClosedThree);
        assert_eq!(freestyle(".x.x*."), Pattern::NarrowThree);
        assert_eq!(freestyle("oxx*.."), Pattern::ClosedThree);
        assert_eq!(freestyle("....*...."), Pattern::OpenOne);
        assert_eq!(freestyle("...x*..."), Pattern::WideTwo);
        assert_eq!(freestyle("oooo*oooo"), Pattern::Dead);
        assert_eq!(freestyle("o...*o"), Pattern::Dead);
        assert_eq!(freestyle("o....*o"), Pattern::ClosedOne);
    }

    #[test]
    fn six_in_a_row_are_judged_by_the_rule() {
        assert_eq!(pattern(LineRule::ExactlyFive, 5, "xx*xxx"), Pattern::Overline);
        assert_eq!(pattern(LineRule::RenjuBlack, 5, "xx*xxx"), Pattern::Overline);
        assert_eq!(pattern(LineRule::Caro, 5, "oxx*xxxo"), Pattern::Five);
        // Either end would make six: there is no five in it.
        assert_eq!(pattern(LineRule::ExactlyFive, 5, "x.xx*x.x"), Pattern::Dead);
        assert_eq!(pattern(LineRule::ExactlyFive, 5, "x.xx*x.."), Pattern::Four);
    }

    #[test]
    fn caro_wants_an_open_end() {
        assert_eq!(pattern(LineRule::Caro, 5, "oxx*xxo"), Pattern::Dead);
        assert_eq!(pattern(LineRule::Caro, 5, ".xx*xxo"), Pattern::Five);
        assert_eq!(pattern(LineRule::Caro, 5, "oxx*xx"), Pattern::Five);
        // A stone at either end leaves a five that it closes on that side, and the other side is closed already.
        assert_eq!(pattern(LineRule::Caro, 5, "o.xx*x.o"), Pattern::Four);
        assert_eq!(pattern(LineRule::Caro, 5, "..xx*x.."), Pattern::OpenFour);
    }
}
