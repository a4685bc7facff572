//! Failures in games that are too wide to be tried move by move, and in games that never end.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use plyground_core::{GOLDEN, Game, Keyed, Message, Outcome, Player, Position};
use plyground_verify::{Claims, ContractRule, TestPlan, game};

/// Forty cells that are filled one after the other, in any order.
#[derive(Clone, PartialEq, Debug)]
struct Wide {
    cells: u64,
    key: u64,
    to_move: Player,
    /// Whether the key depends on the order of the cells 7 and 9. Otherwise the mistake is in `unmake`.
    key_by_order: bool,
}

impl Position for Wide {
    type Move = u8;
    type Undo = u64;
    type Moves = std::vec::IntoIter<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.cells == (1 << 40) - 1).then_some(Outcome::Draw)
    }
    fn moves(&self) -> Self::Moves {
        (0..40).filter(|&cell| self.cells >> cell & 1 == 0).collect::<Vec<_>>().into_iter()
    }
    fn make(&mut self, m: u8) -> u64 {
        let before = self.key;
        let swapped = self.key_by_order && m == 7 && self.cells >> 9 & 1 == 1;
        self.key ^= (u64::from(m) + 1).wrapping_mul(GOLDEN) ^ u64::from(swapped);
        self.cells |= 1 << m;
        self.to_move = self.to_move.other();
        before
    }
    fn unmake(&mut self, m: u8, before: u64) {
        // The mistake: 9 stays where 7 and 20 are.
        let stays = !self.key_by_order && m == 9 && self.cells >> 7 & 1 == 1 && self.cells >> 20 & 1 == 1;
        if !stays {
            self.cells &= !(1 << m);
        }
        self.key = before;
        self.to_move = self.to_move.other();
    }
}

impl Keyed for Wide {
    fn key(&self) -> u64 {
        self.key
    }
}

impl Game for Wide {
    const ID: &'static str = "wide";
    const SUMMARY: &'static str = "forty cells to be filled";
    fn start(_: &str) -> Result<Self, Message> {
        Ok(Self { cells: 0, key: 0, to_move: Player::First, key_by_order: false })
    }
    fn write_position(&self) -> String {
        format!("{:010x}", self.cells)
    }
}

const PLAN: TestPlan =
    TestPlan { seed: 3, rounds: 50, most_moves: 100, most_nodes: 100, is_repeatable: true, patience: 1_000 };

#[test]
fn moves_that_do_not_matter_are_left_out() {
    let start = Wide::start("").unwrap();
    let plan = TestPlan { patience: 200, ..PLAN };
    let failure = game(&start, &Claims::new().keyed(), &plan, &mut |_| true).unwrap_err();
    let mut moves = failure.moves.clone();
    moves.sort();
    assert_eq!((failure.rule, moves.join(" ").as_str()), (ContractRule::Unmake, "20 7"), "{failure}");
    assert_eq!(failure.call, "make(9) unmake(9) write_position()", "{failure}");
    assert!(!failure.is_smallest, "200 games do not show that there is no shorter one");
}

#[test]
fn two_ways_to_one_position_are_both_made_shorter() {
    // Two random games come to one position only where few cells are left.
    let cells = ((1 << 40) - 1) ^ (1 << 7 | 1 << 9 | 1 << 12);
    let start = Wide { cells, key_by_order: true, ..Wide::start("").unwrap() };
    let failure = game(&start, &Claims::new().keyed(), &PLAN, &mut |_| true).unwrap_err();
    assert_eq!(failure.rule, ContractRule::KeyLost, "{failure}");
    let mut ways = [failure.moves.join(" "), failure.other_moves.clone().unwrap().join(" ")];
    ways.sort();
    assert_eq!(ways, ["7 9", "9 7"], "{failure}");
}

/// Two places, and a way from each to the other.
#[derive(Clone, PartialEq, Debug)]
struct Round(bool, Player);

impl Position for Round {
    type Move = u8;
    type Undo = ();
    type Moves = std::ops::Range<u8>;

    fn to_move(&self) -> Player {
        self.1
    }
    fn outcome(&self) -> Option<Outcome> {
        None
    }
    fn moves(&self) -> Self::Moves {
        0..1
    }
    fn make(&mut self, _: u8) {
        *self = Self(!self.0, self.1.other());
    }
    fn unmake(&mut self, _: u8, (): ()) {
        *self = Self(!self.0, self.1.other());
    }
}

impl Game for Round {
    const ID: &'static str = "round";
    const SUMMARY: &'static str = "there and back again";
    fn start(_: &str) -> Result<Self, Message> {
        Ok(Self(false, Player::First))
    }
    fn write_position(&self) -> String {
        if self.0 { "there" } else { "here" }.to_owned()
    }
}

#[test]
fn a_game_that_goes_round_is_shown_once_round() {
    let failure = game(&Round::start("").unwrap(), &Claims::new(), &PLAN, &mut |_| true).unwrap_err();
    assert_eq!((failure.rule, failure.position.as_str()), (ContractRule::Endless, "here"), "{failure}");
    assert_eq!((failure.moves.len(), failure.other_moves.as_ref().unwrap().len()), (2, 0), "{failure}");
    assert_eq!(failure.rounds, 1);
}
