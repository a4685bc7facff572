//! The contract of keys: equal keys have one future, and equal symmetric keys are images.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use plyground_core::{
    Evaluator, EvaluatorEntry, Game, Keyed, Keys, Message, Outcome, Player, Position, Score, Symmetric,
};
use plyground_verify::{Claims, ContractRule, Failure, TestPlan, game};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KeyMistake {
    None,
    /// The symmetric key leaves out the owners of the stones.
    OwnersForgotten,
    /// The symmetric key depends on the last move.
    ByLastMove,
    /// The symmetric key is no longer that of the position after a move was taken back.
    ImageNotTakenBack,
    /// The evaluator prefers the left side.
    LeftIsBetter,
    /// A first move on the first cell closes the last one, and neither text nor key shows that.
    Hidden,
}

use KeyMistake as M;

/// Four cells in a row: both in the middle win.
#[derive(Clone, Debug)]
struct FourCells {
    cells: [Option<Player>; 4],
    to_move: Player,
    /// The moves that led here.
    past: Vec<u8>,
    taken_back: u64,
    mistake: KeyMistake,
}

impl FourCells {
    fn with(mistake: KeyMistake) -> Self {
        Self { cells: [None; 4], to_move: Player::First, past: Vec::new(), taken_back: 0, mistake }
    }

    fn coded(&self, cells: impl Iterator<Item = Option<Player>>) -> u64 {
        let digit = |cell: Option<Player>| match cell {
            None => 0,
            Some(_) if self.mistake == M::OwnersForgotten => 1,
            Some(player) => 1 + player.index() as u64,
        };
        cells.fold(self.to_move.index() as u64 + 1, |code, cell| 3 * code + digit(cell))
    }

    fn free(&self) -> Vec<u8> {
        let is_closed = |cell: u8| self.mistake == M::Hidden && cell == 3 && self.past.first() == Some(&0);
        (0..4).filter(|&cell| self.cells[usize::from(cell)].is_none() && !is_closed(cell)).collect()
    }
}

impl Position for FourCells {
    type Move = u8;
    type Undo = ();
    type Moves = std::vec::IntoIter<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }
    fn outcome(&self) -> Option<Outcome> {
        let middle = self.cells[1].filter(|_| self.cells[1] == self.cells[2]).map(Outcome::Win);
        middle.or(self.free().is_empty().then_some(Outcome::Draw))
    }
    fn moves(&self) -> Self::Moves {
        if self.outcome().is_some() { Vec::new() } else { self.free() }.into_iter()
    }
    fn make(&mut self, m: u8) {
        self.cells[usize::from(m)] = Some(self.to_move);
        self.past.push(m);
        self.to_move = self.to_move.other();
    }
    fn unmake(&mut self, m: u8, (): ()) {
        self.cells[usize::from(m)] = None;
        self.past.pop();
        self.to_move = self.to_move.other();
        self.taken_back += u64::from(m == 2);
    }
}

impl Keyed for FourCells {
    fn key(&self) -> u64 {
        Self { mistake: M::None, ..self.clone() }.coded(self.cells.into_iter())
    }
}

impl Symmetric for FourCells {
    fn symmetric_key(&self) -> u64 {
        let least = self.coded(self.cells.into_iter()).min(self.coded(self.cells.into_iter().rev()));
        match self.mistake {
            M::ByLastMove => least * 4 + u64::from(self.past.last().is_some_and(|&m| m < 2)),
            M::ImageNotTakenBack => least + 1_000 * self.taken_back,
            _ => least,
        }
    }
}

/// Stones in the middle, and by mistake on the left.
struct CentreStones(KeyMistake);

impl Evaluator<FourCells> for CentreStones {
    fn evaluate(&self, pos: &FourCells) -> Score {
        let cells = if self.0 == M::LeftIsBetter { 0..2 } else { 1..3 };
        let worth = |cell: &Option<Player>| match cell {
            None => 0,
            Some(player) if *player == pos.to_move => 1,
            Some(_) => -1,
        };
        Score::new(pos.cells[cells].iter().map(worth).sum())
    }
}

impl Game for FourCells {
    const ID: &'static str = "row";
    const SUMMARY: &'static str = "four cells: both in the middle win";

    fn start(_: &str) -> Result<Self, Message> {
        Ok(Self::with(M::None))
    }
    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        const STONES: EvaluatorEntry<FourCells> =
            EvaluatorEntry::new("stones", "stones", |pos: &FourCells, _| {
                Ok(Box::new(CentreStones(pos.mistake)))
            })
            .with_symmetry();
        &[STONES]
    }
    fn write_position(&self) -> String {
        self.cells.iter().map(|cell| cell.map_or('.', Player::mark)).collect()
    }
}

fn verified<G: Game>(start: &G, claims: &Claims<G>) -> Result<u64, Box<Failure>> {
    let plan = TestPlan { rounds: 60, ..TestPlan::default() };
    game(start, claims, &plan, &mut |_| true).map(|passed| passed.figures.rounds)
}

#[test]
fn a_right_game_passes() {
    assert_eq!(verified(&FourCells::with(M::None), &Claims::new().symmetric()), Ok(60));
}

#[test]
fn every_mistake_is_found_in_its_smallest_case() {
    for (mistake, rule, moves) in [
        (M::OwnersForgotten, ContractRule::ImageShared, 3),
        (M::ByLastMove, ContractRule::ImageLost, 3),
        (M::ImageNotTakenBack, ContractRule::Unmake, 0),
        (M::LeftIsBetter, ContractRule::ImageWorth, 1),
        (M::Hidden, ContractRule::Future, 3),
    ] {
        // Other claims would fail first.
        let claims = Claims::<FourCells>::new();
        let mut claims = if mistake == M::Hidden { claims.keyed() } else { claims.symmetric() };
        claims.evaluators.retain(|_| mistake == M::LeftIsBetter);
        let failure = verified(&FourCells::with(mistake), &claims).unwrap_err();
        assert_eq!((failure.rule, failure.moves.len()), (rule, moves), "{mistake:?}:\n{failure}");
        assert!(failure.is_smallest, "{mistake:?}: {failure}");
        let other = failure.other_moves.as_ref().map(Vec::len);
        assert_eq!(other, (rule != ContractRule::Unmake).then_some(moves), "{mistake:?}: {failure}");
        assert_ne!(failure.expected, failure.found, "{failure}");
        let again = TestPlan { seed: failure.seed, rounds: failure.rounds, ..TestPlan::default() };
        let second = game(&FourCells::with(mistake), &claims, &again, &mut |_| true).unwrap_err();
        assert_eq!(second.rule, rule, "{mistake:?} again");
    }
}

/// An evaluator that does not promise to judge images alike need not do so.
#[test]
fn only_what_is_promised_is_asked_for() {
    let mut claims = Claims::<FourCells>::new().symmetric();
    claims.evaluators[0].is_symmetric = false;
    assert_eq!(verified(&FourCells::with(M::LeftIsBetter), &claims), Ok(60));
}

/// Four coins: a turn takes one or two, and the side with more in the end wins. The order of the moves does not matter,
/// but is a part of the text.
#[derive(Clone, Debug)]
struct Coins<const FUTURES: bool> {
    taken: Vec<u8>,
    to_move: Player,
    /// By mistake the key leaves out who is ahead.
    lead_is_forgotten: bool,
}

impl<const FUTURES: bool> Coins<FUTURES> {
    fn new(lead_is_forgotten: bool) -> Self {
        Self { taken: Vec::new(), to_move: Player::First, lead_is_forgotten }
    }

    fn left(&self) -> u8 {
        4 - self.taken.iter().sum::<u8>()
    }

    fn lead(&self) -> i8 {
        self.taken
            .iter()
            .enumerate()
            .map(|(i, &coins)| if i % 2 == 0 { coins as i8 } else { -(coins as i8) })
            .sum()
    }
}

impl<const FUTURES: bool> Position for Coins<FUTURES> {
    type Move = u8;
    type Undo = ();
    type Moves = std::ops::RangeInclusive<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.left() == 0).then(|| match self.lead().signum() {
            1 => Outcome::Win(Player::First),
            0 => Outcome::Draw,
            _ => Outcome::Win(Player::Second),
        })
    }
    fn moves(&self) -> Self::Moves {
        1..=self.left().min(2)
    }
    fn make(&mut self, m: u8) {
        self.taken.push(m);
        self.to_move = self.to_move.other();
    }
    fn unmake(&mut self, _: u8, (): ()) {
        self.taken.pop();
        self.to_move = self.to_move.other();
    }
}

impl<const FUTURES: bool> Keyed for Coins<FUTURES> {
    fn key(&self) -> u64 {
        let lead = if self.lead_is_forgotten { 0 } else { (self.lead() + 8) as u64 };
        lead << 16 | u64::from(self.left()) << 8 | self.to_move.index() as u64
    }
}

impl<const FUTURES: bool> Game for Coins<FUTURES> {
    const ID: &'static str = "coins";
    const SUMMARY: &'static str = "take one or two of four coins";
    const KEYS: Keys = if FUTURES { Keys::Futures } else { Keys::Positions };

    fn start(_: &str) -> Result<Self, Message> {
        Ok(Self::new(false))
    }
    fn write_position(&self) -> String {
        format!("{:?}", self.taken)
    }
}

#[test]
fn keys_of_futures_may_be_shared_by_positions_with_one_future() {
    assert_eq!(verified(&Coins::<true>::new(false), &Claims::new().keyed()), Ok(60));
    let failure = verified(&Coins::<true>::new(true), &Claims::new().keyed()).unwrap_err();
    assert_eq!((failure.rule, failure.moves.len()), (ContractRule::Future, 3), "{failure}");
    assert_eq!(failure.call, "key(), outcome()", "{failure}");
    // With the claim that keys are of positions, shared keys are a fault.
    let failure = verified(&Coins::<false>::new(false), &Claims::new().keyed()).unwrap_err();
    assert_eq!((failure.rule, failure.moves.len()), (ContractRule::KeyShared, 3), "{failure}");
}
