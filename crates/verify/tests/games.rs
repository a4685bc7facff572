//! Every kind of mistake in a game is found, in the smallest case that shows it.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use plyground_core::{
    Alternating, Evaluator, EvaluatorEntry, GOLDEN, Game, Indexed, Keyed, Message, Outcome, Player, Position,
    Score, Term, Window,
};
use plyground_verify::{Claims, ContractRule, Failure, TestPlan, game};

/// A mistake that the game makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GameMistake {
    None,
    KeyForgotten,
    SideForgotten,
    KeyOfLastOnly,
    KeyByOrder,
    KeyWithoutOwner,
    MoveTwice,
    CountWrong,
    LengthWrong,
    OrderByTheClock,
    EndTooEarly,
    TwoWords,
    WrittenAlike,
    Unreadable,
    ReadsAnything,
    OffTheGrid,
    SharedCopy,
    ExtraTurn,
    IndexTooLarge,
    PositionLost,
    Panics,
    Range,
    Terms,
    FlatWins,
    Outcomes,
    ForFirst,
}

use GameMistake as M;

/// A strip of five cells: two neighbours win.
#[derive(Clone, Debug)]
struct Strip {
    cells: [Option<Player>; 5],
    to_move: Player,
    key: u64,
    saved: u64,
    shared: Arc<AtomicU8>,
    mistake: GameMistake,
}

impl PartialEq for Strip {
    fn eq(&self, other: &Self) -> bool {
        (self.cells, self.to_move, self.key) == (other.cells, other.to_move, other.key)
    }
}

struct Cells(Vec<u8>, usize);

impl Iterator for Cells {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len() + self.1, Some(self.0.len() + self.1))
    }
}

impl ExactSizeIterator for Cells {}

impl Strip {
    fn with(mistake: GameMistake) -> Self {
        let shared = Arc::new(AtomicU8::new(0));
        Self { cells: [None; 5], to_move: Player::First, key: 1, saved: 0, shared, mistake }
    }

    fn stones(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    fn is(&self, mistake: GameMistake) -> bool {
        self.mistake == mistake
    }
}

fn part(cell: u8, player: Player) -> u64 {
    (u64::from(cell) * 2 + player.index() as u64 + 1).wrapping_mul(GOLDEN)
}

impl Position for Strip {
    type Move = u8;
    type Undo = u64;
    type Moves = Cells;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let pair = self.cells.windows(2).find(|pair| pair[0].is_some() && pair[0] == pair[1]);
        let full = if self.is(M::EndTooEarly) { 4 } else { 5 };
        let win = pair.and_then(|pair| pair[0]).map(Outcome::Win);
        win.or((self.stones() >= full).then_some(Outcome::Draw))
    }

    fn moves(&self) -> Cells {
        let is_over = self.outcome().is_some() && !self.is(M::EndTooEarly);
        let free = (0..5).filter(|&cell| self.cells[usize::from(cell)].is_none() && !is_over);
        let mut free: Vec<u8> = free.collect();
        if self.is(M::MoveTwice) && self.stones() == 2 && !free.is_empty() {
            free.push(free[0]);
        }
        if self.is(M::OrderByTheClock) && self.shared.fetch_add(1, Ordering::Relaxed) % 3 == 2 {
            free.reverse();
        }
        Cells(free, usize::from(self.is(M::LengthWrong) && self.stones() == 1))
    }

    fn move_count(&self) -> usize {
        self.moves().count() + usize::from(self.is(M::CountWrong) && self.stones() == 3)
    }

    fn make(&mut self, m: u8) -> u64 {
        assert!(!(self.is(M::Panics) && self.stones() == 2 && m == 4), "cell 4 is too far");
        let before = self.key;
        self.saved = before;
        self.cells[usize::from(m)] = Some(self.to_move);
        if !(self.is(M::KeyForgotten) && m == 3) {
            let owner = if self.is(M::KeyWithoutOwner) { Player::First } else { self.to_move };
            self.key ^= part(m, owner);
        }
        if self.is(M::KeyByOrder) {
            self.key = self.key.rotate_left(1);
        }
        if self.is(M::SharedCopy) && m == 1 {
            self.shared.store(1, Ordering::Relaxed);
        }
        if !(self.is(M::ExtraTurn) && m == 0 && self.stones() == 3) {
            self.to_move = self.to_move.other();
        }
        before
    }

    fn unmake(&mut self, m: u8, before: u64) {
        self.cells[usize::from(m)] = None;
        self.key = if self.is(M::KeyOfLastOnly) { self.saved } else { before };
        if self.is(M::SharedCopy) {
            self.shared.store(0, Ordering::Relaxed);
        }
        if !(self.is(M::SideForgotten) && m == 2) {
            self.to_move = self.to_move.other();
        }
    }
}

impl Alternating for Strip {}

impl Keyed for Strip {
    fn key(&self) -> u64 {
        self.key
    }
}

impl Indexed for Strip {
    fn indices(&self) -> usize {
        5
    }
    fn index(&self, m: u8) -> usize {
        match self.mistake {
            M::IndexTooLarge if m == 4 => 5,
            _ => m.into(),
        }
    }
}

/// Neighbours of one's own, and a win is worth 100.
struct Plain(GameMistake);

impl Evaluator<Strip> for Plain {
    fn evaluate(&self, pos: &Strip) -> Score {
        let first = pos.cells.iter().flatten().filter(|&&player| player == Player::First).count() as i32;
        let value = 2 * first - pos.stones() as i32;
        let for_mover = if pos.to_move == Player::First { value } else { -value };
        Score::new(match self.0 {
            M::Range if pos.stones() == 2 => 1_000,
            M::ForFirst => value,
            _ => for_mover,
        })
    }

    fn finished(&self, pos: &Strip, outcome: Outcome, ply: u16) -> Score {
        let win = if self.0 == M::FlatWins { 100 - i32::from(ply) } else { 100 };
        match outcome {
            Outcome::Draw if self.0 == M::Outcomes => Score::new(-100),
            Outcome::Draw => Score::ZERO,
            Outcome::Win(player) if player == pos.to_move => Score::new(win),
            Outcome::Win(_) => Score::new(-win),
        }
    }

    fn range(&self) -> Window {
        Window { alpha: Score::new(-100), beta: Score::new(100) }
    }

    fn terms(&self, pos: &Strip) -> Vec<Term> {
        let term = |player: &Player| Term { name: "stone", player: *player, points: 1 };
        let mut terms: Vec<Term> = pos.cells.iter().flatten().map(term).collect();
        if self.0 == M::Terms && pos.stones() == 1 {
            terms.push(Term { name: "more", player: Player::Second, points: 1 });
        }
        if matches!(self.0, M::Range | M::ForFirst) { Vec::new() } else { terms }
    }
}

impl Game for Strip {
    const ID: &'static str = "strip";
    const SUMMARY: &'static str = "five cells: two neighbours win";

    fn start(_: &str) -> Result<Self, Message> {
        Ok(Self::with(M::None))
    }

    fn evaluators() -> &'static [EvaluatorEntry<Self>] {
        const PLAIN: EvaluatorEntry<Strip> =
            EvaluatorEntry::new("plain", "stones", |pos: &Strip, _| Ok(Box::new(Plain(pos.mistake))))
                .with_flat_wins()
                .with_ordered_outcomes();
        &[PLAIN]
    }

    fn write_move(&self, m: u8) -> String {
        match (self.mistake, m) {
            (M::TwoWords, 2) => "cell 2".to_owned(),
            (M::WrittenAlike, 1) => "a".to_owned(),
            _ => char::from(b'a' + m).to_string(),
        }
    }

    fn read_move(&self, text: &str) -> Result<u8, Message> {
        if self.is(M::ReadsAnything) && text.is_empty() {
            return Ok(0);
        }
        let found = self.moves().find(|&m| self.write_move(m) == text);
        found.filter(|&m| !(self.is(M::Unreadable) && m == 3)).ok_or_else(|| "a letter".into())
    }

    fn cell(&self, m: u8) -> Option<usize> {
        Some(usize::from(m) + usize::from(self.is(M::OffTheGrid)))
    }

    fn grid(&self) -> Option<plyground_core::Grid> {
        Some(plyground_core::Grid::plain(5, 1, self.cells.to_vec()))
    }

    fn write_position(&self) -> String {
        let hidden = self.is(M::SharedCopy) && self.shared.load(Ordering::Relaxed) == 1;
        let sign = |cell: &Option<Player>| cell.map_or('.', Player::mark);
        if hidden { "?".to_owned() } else { self.cells.iter().map(sign).collect() }
    }

    fn read_position(&self, text: &str, to_move: Option<Player>, _: bool) -> Result<Self, Message> {
        let mut pos = Self::with(self.mistake);
        for (cell, sign) in (0..5).zip(text.chars()) {
            let owner = match sign {
                'X' => Player::First,
                'O' if !(self.is(M::PositionLost) && cell == 0) => Player::Second,
                _ => continue,
            };
            pos.cells[usize::from(cell)] = Some(owner);
            pos.key ^= part(cell, owner);
        }
        if matches!(self.mistake, M::KeyForgotten | M::KeyByOrder | M::KeyWithoutOwner | M::KeyOfLastOnly) {
            return Err(plyground_core::message!("position-not-from-text", "not from text"));
        }
        pos.to_move = to_move.unwrap_or(Player::First);
        Ok(pos)
    }
}

fn verify(mistake: GameMistake) -> Result<u64, Box<Failure>> {
    // One of the mistakes is a panic, whose message on standard error is expected.
    let claims = Claims::new().alternating().keyed().indexed().compared().antisymmetric(&["plain"]);
    let claims = if mistake == M::KeyOfLastOnly { Claims { equality: None, ..claims } } else { claims };
    let plan = TestPlan { rounds: 60, ..TestPlan::default() };
    game(&Strip::with(mistake), &claims, &plan, &mut |_| true).map(|passed| passed.figures.rounds)
}

#[test]
fn a_right_game_passes() {
    assert_eq!(verify(M::None), Ok(60));
}

#[test]
fn every_mistake_is_found_in_its_smallest_case() {
    for (mistake, rule, moves) in [
        (M::KeyForgotten, ContractRule::KeyShared, 1),
        (M::SideForgotten, ContractRule::Unmake, 0),
        (M::KeyOfLastOnly, ContractRule::Unmake, 0),
        (M::KeyByOrder, ContractRule::KeyLost, 3),
        (M::KeyWithoutOwner, ContractRule::KeyShared, 2),
        (M::MoveTwice, ContractRule::Twice, 2),
        (M::CountWrong, ContractRule::Count, 3),
        (M::LengthWrong, ContractRule::Length, 1),
        (M::OrderByTheClock, ContractRule::Order, 0),
        (M::EndTooEarly, ContractRule::End, 3),
        (M::TwoWords, ContractRule::Word, 0),
        (M::WrittenAlike, ContractRule::Alike, 0),
        (M::Unreadable, ContractRule::ReadMove, 0),
        (M::ReadsAnything, ContractRule::Nonsense, 0),
        (M::OffTheGrid, ContractRule::Cells, 0),
        (M::SharedCopy, ContractRule::Clone, 0),
        (M::ExtraTurn, ContractRule::Turns, 2),
        (M::IndexTooLarge, ContractRule::IndexRange, 0),
        (M::PositionLost, ContractRule::ReadPosition, 2),
        (M::Panics, ContractRule::Panic, 2),
        (M::Range, ContractRule::Range, 2),
        (M::Terms, ContractRule::Terms, 1),
        (M::FlatWins, ContractRule::FlatWins, 3),
        (M::Outcomes, ContractRule::Outcomes, 5),
        (M::ForFirst, ContractRule::Antisymmetry, 1),
    ] {
        let failure = verify(mistake).expect_err(&format!("{mistake:?} was overlooked"));
        assert_eq!((failure.rule, failure.moves.len()), (rule, moves), "{mistake:?}:\n{failure}");
        assert!(failure.is_smallest, "{mistake:?}: {failure}");
        assert_ne!(failure.expected, failure.found, "{failure}");
        let again = TestPlan { seed: failure.seed, rounds: failure.rounds, ..TestPlan::default() };
        let claims = Claims::new().alternating().keyed().indexed().compared().antisymmetric(&["plain"]);
        let second = game(&Strip::with(mistake), &claims, &again, &mut |_| true).unwrap_err();
        assert_eq!(second.rule, rule, "{mistake:?} again");
    }
}
