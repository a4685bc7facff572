//! What a position is worth: the sum over its empty cells, and what both sides threaten.

use plyground_core::Player;

use super::Board;
use crate::threat::Threat;
use crate::weights;

impl Board {
    /// What the position is worth to the side to move, while nobody can make five.
    pub fn evaluate(&self) -> i32 {
        let balance: i32 =
            self.balances().map(|index| i32::from(self.tables.balance[index])).into_iter().sum();
        (self.values[self.to_move.index()] + balance) / weights::FRACTION
    }

    /// The part of a point in which the evaluation is weighed.
    pub const FRACTION: i32 = weights::FRACTION;

    /// What both sides threaten, seen by the side to move: the entries of the table of balances that count.
    ///
    /// The first tells apart what the sides can make, the next two how much of it either has, the last how much of it
    /// they have compared with each other.
    pub fn balances(&self) -> [usize; 4] {
        let (me, you) = (self.to_move, self.to_move.other());
        let must_defend = usize::from(self.count(you, Threat::OpenFour) > 0);
        let (mine, theirs) = (self.standing(me), self.standing(you));
        let can = must_defend | mine.can << 1 | theirs.can << 5;
        let compared = (must_defend << 4 | mine.fours_and_threes()) << 4 | theirs.fours_and_threes();
        [
            can,
            OWN + (must_defend << 6 | mine.fours_and_threes() << 2 | mine.twos),
            THEIRS + (must_defend << 6 | theirs.fours_and_threes() << 2 | theirs.twos),
            COMPARED + compared,
        ]
    }

    fn standing(&self, player: Player) -> Standing {
        let count = |threat: Threat| self.count(player, threat);
        let bit = |set: bool, bit: u32| usize::from(set) << bit;
        let fours = self.fours(player);
        let single_threes = count(Threat::Three) + count(Threat::ThreeAndTwo);
        let threes = single_threes + count(Threat::TwoThrees);
        Standing {
            can: bit(fours > 0, 0)
                | bit(count(Threat::FourAndThree) > 0, 1)
                | bit(count(Threat::TwoThrees) > 0, 2)
                | bit(single_threes > 0, 3),
            fours: step(fours, [1, 3, 5]),
            threes: step(threes, [1, 4, 8]),
            twos: step(count(Threat::TwoTwos), [1, 2, 4]),
        }
    }
}

/// What a side can make: yes or no, and how much of it in four steps.
struct Standing {
    can: usize,
    fours: usize,
    threes: usize,
    twos: usize,
}

impl Standing {
    const fn fours_and_threes(&self) -> usize {
        self.fours << 2 | self.threes
    }
}

/// How many of the steps a number has reached.
#[inline]
fn step(number: usize, from: [usize; 3]) -> usize {
    from.into_iter().map(|least| usize::from(number >= least)).sum()
}

/// Where the parts of the table of balances begin.
const OWN: usize = 1 << 9;
const THEIRS: usize = OWN + (1 << 7);
const COMPARED: usize = THEIRS + (1 << 7);
const _: () = assert!(COMPARED + (1 << 9) == weights::Grid::BALANCE.entries(), "the parts fill the table");
