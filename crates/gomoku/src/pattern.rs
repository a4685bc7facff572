//! What a stone makes of its line: the patterns, defined by what can still become of them.
//!
//! A pattern is a fact about one empty cell, one direction and one side: what that side's line would be if it played
//! here. Each is defined by the next better one. A stone makes a *four* if another one makes five, an *open three* if
//! another one makes an open four, an *open two* if another one makes an open three. So there is nothing to list and
//! nothing to forget, and every rule has its own patterns by changing what a five is.

use crate::rule::LineRule;

/// What one line becomes by a stone. Better ones are larger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Pattern {
    /// No five can come of this line any more.
    Dead,
    /// A five is possible, at best by way of a four that one stone answers.
    ClosedOne,
    /// One stone of an open two.
    OpenOne,
    /// A stone away from a closed three.
    ClosedTwo,
    /// A stone in one place makes it an open three.
    NarrowTwo,
    /// A stone in either of two places makes it an open three.
    OpenTwo,
    /// A stone in any of three or more places makes it an open three.
    WideTwo,
    /// A stone makes it a four.
    ClosedThree,
    /// A stone in one place makes it an open four.
    NarrowThree,
    /// A stone in either of two places makes it an open four.
    OpenThree,
    /// A stone in one place makes it a five.
    Four,
    /// Two places on one line, but not the two ends of a row of four: forbidden to black in renju.
    SplitFours,
    /// A row of four of which either end makes five.
    OpenFour,
    /// A win.
    Five,
    /// Longer than the rule allows: worth nothing, and in renju forbidden to black.
    Overline,
}

impl Pattern {
    /// How many there are.
    pub const COUNT: usize = 15;

    /// All of them, by number.
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

    /// The pattern with this number; `Dead` for a number that has none.
    pub const fn from_index(index: usize) -> Self {
        if index < Self::COUNT { Self::ALL[index] } else { Self::Dead }
    }

    /// Whether a stone more makes an open four.
    pub const fn is_three(self) -> bool {
        matches!(self, Self::NarrowThree | Self::OpenThree)
    }

    /// How many fours the stone makes in this line.
    pub const fn fours(self) -> usize {
        match self {
            Self::SplitFours => 2,
            Self::Four | Self::OpenFour => 1,
            _ => 0,
        }
    }

    /// Whether a stone more makes an open three.
    pub const fn is_two(self) -> bool {
        matches!(self, Self::NarrowTwo | Self::OpenTwo | Self::WideTwo)
    }
}

/// A cell of a line as one side sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Empty,
    Mine,
    /// An opposing stone, or the world beyond the edge.
    Closed,
    /// The world beyond the edge, where the rule tells it from a stone.
    Edge,
}

/// The longest line that is looked at: five cells either side.
const LONGEST: usize = 11;
/// Marks what has not been worked out yet.
const UNKNOWN: u8 = u8::MAX;

/// Works out patterns, remembering those it has met.
pub(crate) struct Classifier {
    rule: LineRule,
    reach: usize,
    known: Vec<u8>,
}

impl Classifier {
    pub(crate) fn new(rule: LineRule, reach: usize) -> Self {
        Self { rule, reach, known: vec![UNKNOWN; 1 << (2 * (2 * reach + 1))] }
    }

    /// What a stone of the side with `mine` in the middle makes of a line. The line has two bits a cell: 00 is empty,
    /// 01 and 10 a stone, 11 is off the board; the middle cell is left out.
    pub(crate) fn pattern(&mut self, neighbours: usize, mine: usize) -> Pattern {
        let mut cells = [Seen::Empty; LONGEST];
        for (i, cell) in cells.iter_mut().take(2 * self.reach + 1).enumerate() {
            let place = match i {
                _ if i < self.reach => i,
                _ if i == self.reach => {
                    *cell = Seen::Mine;
                    continue;
                }
                _ => i - 1,
            };
            *cell = match neighbours >> (2 * place) & 3 {
                0 => Seen::Empty,
                3 if self.rule == LineRule::Caro => Seen::Edge,
                stone if stone == mine => Seen::Mine,
                _ => Seen::Closed,
            };
        }
        self.classify(&mut cells)
    }

    fn classify(&mut self, cells: &mut [Seen; LONGEST]) -> Pattern {
        let slot = cells.iter().rev().fold(0, |slot, &cell| slot * 4 + cell as usize);
        if self.known[slot] == UNKNOWN {
            self.known[slot] = self.work_out(cells) as u8;
        }
        Pattern::from_index(self.known[slot].into())
    }

    fn work_out(&mut self, cells: &mut [Seen; LONGEST]) -> Pattern {
        match self.row(cells) {
            Row::Wins => return Pattern::Five,
            Row::TooLong => return Pattern::Overline,
            Row::Nothing => {}
        }
        // What every further stone would make of the line.
        let mut places = [0_usize; Pattern::COUNT];
        let mut fives = (usize::MAX, 0);
        for i in 0..=2 * self.reach {
            if cells[i] == Seen::Empty {
                cells[i] = Seen::Mine;
                let next = self.classify(cells);
                cells[i] = Seen::Empty;
                places[next as usize] += 1;
                if next == Pattern::Five {
                    fives = (fives.0.min(i), fives.1.max(i));
                }
            }
        }
        let count = |pattern: Pattern| places[pattern as usize];
        // In renju two fours on one line are forbidden, so they are no threat to make.
        let open_fours = count(Pattern::OpenFour)
            + if self.rule == LineRule::RenjuBlack { 0 } else { count(Pattern::SplitFours) };
        let threes = count(Pattern::OpenThree) + count(Pattern::NarrowThree);
        let twos = count(Pattern::WideTwo) + count(Pattern::OpenTwo) + count(Pattern::NarrowTwo);
        match () {
            () if self.rule == LineRule::Caro && count(Pattern::Five) > 0 => {
                if self.can_be_stopped(cells) {
                    Pattern::Four
                } else {
                    Pattern::OpenFour
                }
            }
            () if count(Pattern::Five) >= 2 && fives.1 - fives.0 == 5 && count(Pattern::Five) == 2 => {
                Pattern::OpenFour
            }
            () if count(Pattern::Five) >= 2 => Pattern::SplitFours,
            () if count(Pattern::Five) == 1 => Pattern::Four,
            () if open_fours >= 2 => Pattern::OpenThree,
            () if open_fours == 1 => Pattern::NarrowThree,
            () if count(Pattern::Four) > 0 => Pattern::ClosedThree,
            () if threes >= 3 => Pattern::WideTwo,
            () if threes == 2 => Pattern::OpenTwo,
            () if threes == 1 => Pattern::NarrowTwo,
            () if count(Pattern::ClosedThree) > 0 => Pattern::ClosedTwo,
            () if twos > 0 => Pattern::OpenOne,
            () if count(Pattern::ClosedTwo) > 0 => Pattern::ClosedOne,
            () => Pattern::Dead,
        }
    }

    /// Whether one opposing stone leaves no place for a five. In caro it need not stand in the way: it may stand at the
    /// end.
    fn can_be_stopped(&self, cells: &mut [Seen; LONGEST]) -> bool {
        (0..=2 * self.reach).any(|i| {
            if cells[i] != Seen::Empty {
                return false;
            }
            cells[i] = Seen::Closed;
            let five = (0..=2 * self.reach).any(|place| {
                if cells[place] != Seen::Empty {
                    return false;
                }
                cells[place] = Seen::Mine;
                let wins = matches!(self.row(cells), Row::Wins);
                cells[place] = Seen::Empty;
                wins
            });
            cells[i] = Seen::Empty;
            !five
        })
    }

    /// Whether the row through the middle wins.
    fn row(&self, cells: &[Seen; LONGEST]) -> Row {
        let middle = self.reach;
        let end = 2 * self.reach;
        let mut low = middle;
        while low > 0 && cells[low - 1] == Seen::Mine {
            low -= 1;
        }
        let mut high = middle;
        while high < end && cells[high + 1] == Seen::Mine {
            high += 1;
        }
        let length = high - low + 1;
        match self.rule {
            _ if length < 5 => Row::Nothing,
            LineRule::FiveOrMore => Row::Wins,
            LineRule::ExactlyFive | LineRule::RenjuBlack if length == 5 => Row::Wins,
            LineRule::ExactlyFive | LineRule::RenjuBlack => Row::TooLong,
            LineRule::Caro => {
                let closed = |cell: Option<&Seen>| cell == Some(&Seen::Closed);
                let both = low > 0 && closed(cells.get(low - 1)) && high < end && closed(cells.get(high + 1));
                if length == 5 && both { Row::Nothing } else { Row::Wins }
            }
        }
    }
}

enum Row {
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
