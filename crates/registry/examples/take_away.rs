//! Take-away: take one to three stones from a heap, the last one wins.

use plyground_core::{Alternating, Game, Keyed, Message, Outcome, Player, Position};

/// A heap of stones. A move takes one, two or three; the side that takes the last one wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeAway {
    stones: u8,
    to_move: Player,
}

impl Position for TakeAway {
    type Move = u8;
    /// The move says it all.
    type Undo = ();
    type Moves = std::ops::RangeInclusive<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stones == 0).then_some(Outcome::Win(self.to_move.other()))
    }

    fn moves(&self) -> Self::Moves {
        1..=self.stones.min(3)
    }

    fn make(&mut self, taken: u8) {
        self.stones -= taken;
        self.to_move = self.to_move.other();
    }

    fn unmake(&mut self, taken: u8, (): ()) {
        self.stones += taken;
        self.to_move = self.to_move.other();
    }
}

/// A promise: turns alternate. It brings negamax, alpha-beta and `NegaScout`.
impl Alternating for TakeAway {}

/// A key: equal positions share it. It brings the evaluator `scramble`, and the searches that remember.
impl Keyed for TakeAway {
    fn key(&self) -> u64 {
        (u64::from(self.stones) << 1 | self.to_move as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

// 2. The human half: a name, parameters, and the position as text. Everything else has a default.
impl Game for TakeAway {
    const ID: &'static str = "take-away";
    const SUMMARY: &'static str = "take-away(N): take one to three of N stones, the last one wins";

    /// Parameters to try the game with: the conformance tests play these.
    const SAMPLES: &'static [&'static str] = &["1", "2", "10"];

    fn start(parameters: &str) -> Result<Self, Message> {
        let stones = parameters.trim().parse().ok().filter(|n| (1..=100).contains(n));
        let stones = stones.ok_or("write take-away(N) with N from 1 to 100, for example take-away(21)")?;
        Ok(Self { stones, to_move: Player::First })
    }

    fn name(&self) -> String {
        format!("take-away({})", self.stones)
    }

    fn write_position(&self) -> String {
        "|".repeat(self.stones.into())
    }
}

// What the registry makes of it, tried out.
pub(crate) fn main() {
    use plyground_registry::{Plugin, SearchTask};

    let entry = Plugin::<TakeAway>::new().alternating().keyed().entry();
    let mut session = (entry.open)("21").expect("21 stones are possible");
    assert_eq!(session.legal_moves(), ["1", "2", "3"]);
    for algorithm in session.algorithms() {
        let task = SearchTask {
            evaluator: Some(session.evaluator("outcome").expect("any game has it")),
            depth: Some(21),
            ..SearchTask::new(algorithm)
        };
        let answer = session.search(&task).expect("the evaluator suits any game");
        assert_eq!(answer.report.best.as_deref(), Some("1"), "21 stones: leave 20, a multiple of four");
    }
    let error = session.play("4").expect_err("four is too many").to_string();
    assert!(error.contains("try one of 1 2 3"), "{error}");
    assert_eq!(session.play("1").as_deref(), Ok("1"));
    assert_eq!(session.position().len(), 20);
    assert!(entry.samples.iter().all(|parameters| (entry.open)(parameters).is_ok()));
    assert!((entry.open)("0").is_err());
}
