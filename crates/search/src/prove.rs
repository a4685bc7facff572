//! Provers: searches that decide whether a side can force a result.
//!
//! A search for a value has to find out which of many values is right. A prover has a [`Goal`], which is either met or not, and
//! leaves a position as soon as this is certain. [`proof_number`](mod@crate::proof_number) and [`df_pn`](mod@crate::df_pn) are
//! provers; [`outcome`] combines two goals into the game-theoretic value.
//!
//! Contract of every [`Prover`], with a memory of any size. Let `v` be the result of optimal play. Then
//!
//! - [`ProofResult::Proved`] implies that `v` meets the goal,
//! - [`ProofResult::Disproved`] implies that `v` does not meet it,
//! - [`ProofResult::Unknown`] is returned only if a limit was reached or the memory was full; it contains the reason.
//!
//! Games must be finite: no position may occur twice in a line. A game with repetitions has to forbid them or score them, which
//! makes the history a part of the position and, for provers with a table, of its key. Turns need not alternate. A prover
//! leaves the position as it found it, also when it is stopped.

use std::fmt;

use plyground_core::{Limits, Outcome, Player, Position, StopReason, Stopped};

use crate::observers::Limit;
use crate::proof_numbers::ProofNumbers;

/// What is to be proved: that a side can force at least this result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The side.
    pub player: Player,
    /// The least result that meets the goal.
    pub least: Least,
}

/// The least result that meets a [`Goal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Least {
    /// A draw, or a win.
    Draw,
    /// A win.
    Win,
}

impl Goal {
    /// This side wins.
    pub fn wins(player: Player) -> Self {
        Self { player, least: Least::Win }
    }

    /// This side does not lose.
    pub fn does_not_lose(player: Player) -> Self {
        Self { player, least: Least::Draw }
    }

    /// Whether this end of a game meets the goal.
    #[inline]
    pub fn is_met_by(self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Win(winner) => winner == self.player,
            Outcome::Draw => self.least == Least::Draw,
        }
    }
}

/// The verdict of a prover on a [`Goal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofResult {
    /// It is met against every defence.
    Proved,
    /// There is a defence against it.
    Disproved,
    /// Undecided, for this reason.
    Unknown(Unfinished),
}

/// Why a goal is undecided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfinished {
    /// A limit of the caller was reached.
    Limit(StopReason),
    /// The tree of the prover is full.
    Memory,
}

/// A search that decides goals. [`prove`] and [`outcome`] call it.
pub trait Prover<P: Position> {
    /// Prepares for goals in another position.
    fn begin(&mut self);

    /// Decides one goal in `pos`. Every position is reported to `observer` before it is searched.
    fn verdict(&mut self, pos: &mut P, goal: Goal, observer: &mut ProofObserver<'_>) -> ProofResult;

    /// A move in `pos`, which `path` leads to from the position in which `goal` was decided. For the side that the verdict
    /// favours it is a move that keeps the verdict; for the other side, the longest defence that is known.
    ///
    /// `None` at the end of a game, and where a limit of `observer` is reached first.
    fn reply(
        &mut self,
        pos: &mut P,
        path: &[P::Move],
        goal: Goal,
        observer: &mut ProofObserver<'_>,
    ) -> Option<P::Move>;
}

/// Observes a prover: counts its nodes, stops it at a limit, and passes on its progress.
pub struct ProofObserver<'a> {
    limit: Limit<'a>,
    /// The goal that is being decided, and the last known numbers of the root.
    goal: Goal,
    root: ProofNumbers,
    progress: Option<&'a mut dyn FnMut(ProofProgress)>,
    /// The number of nodes at which progress is passed on next.
    next_progress: u64,
}

impl<'a> ProofObserver<'a> {
    /// Nodes between two calls of `progress`: a fraction of a second.
    const INTERVAL: u64 = 1 << 18;

    fn new(limits: Limits<'a>, goal: Goal, progress: Option<&'a mut dyn FnMut(ProofProgress)>) -> Self {
        let next_progress = if progress.is_some() { Self::INTERVAL } else { u64::MAX };
        Self { limit: Limit::new(limits), goal, root: ProofNumbers::default(), progress, next_progress }
    }

    /// Counts a node, unless a limit is reached.
    #[inline]
    pub(crate) fn enter(&mut self) -> Result<(), Stopped> {
        if self.limit.nodes() >= self.next_progress {
            self.pass_on_progress();
        }
        self.limit.count_node()
    }

    /// Notes the numbers of the position in which the goal is to be decided.
    #[inline]
    pub(crate) fn note_root(&mut self, numbers: ProofNumbers) {
        self.root = numbers;
    }

    /// Nodes entered so far.
    pub fn nodes(&self) -> u64 {
        self.limit.nodes()
    }

    /// The limit that stopped the search, if one did.
    pub fn reason(&self) -> Option<StopReason> {
        self.limit.reason()
    }

    #[cold]
    fn pass_on_progress(&mut self) {
        let (nodes, goal) = (self.limit.nodes(), self.goal);
        let ProofNumbers { proof, disproof } = self.root;
        if let Some(progress) = &mut self.progress {
            progress(ProofProgress { goal, nodes, proof, disproof });
        }
        self.next_progress = nodes + Self::INTERVAL;
    }
}

impl fmt::Debug for ProofObserver<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProofObserver")
            .field("limit", &self.limit)
            .field("goal", &self.goal)
            .field("root", &self.root)
            .finish_non_exhaustive()
    }
}

/// The verdict on one goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<M> {
    /// The verdict.
    pub verdict: ProofResult,
    /// A line that shows it: the side that the verdict favours plays its proof, the other side the longest defence. It ends
    /// with the game, or where a limit was reached; it is empty if the verdict is unknown.
    pub line: Vec<M>,
    /// Positions entered to decide the goal and to find the line, the root included; every visit counts.
    pub nodes: u64,
}

/// The game-theoretic value of a position, as far as it was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<M> {
    /// The result of optimal play, if it was decided.
    pub outcome: Option<Outcome>,
    /// Whether the side to move wins.
    pub wins: ProofResult,
    /// Whether it does not lose.
    pub holds: ProofResult,
    /// Optimal play of both sides, as in [`Proof::line`].
    pub line: Vec<M>,
    /// As in [`Proof::nodes`], for both goals together.
    pub nodes: u64,
}

impl<M> Solved<M> {
    /// Why the outcome is undecided, if it is.
    pub fn unfinished(&self) -> Option<Unfinished> {
        match (self.outcome, self.wins, self.holds) {
            (None, ProofResult::Unknown(why), _) | (None, _, ProofResult::Unknown(why)) => Some(why),
            _ => None,
        }
    }
}

/// How far a prover is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofProgress {
    /// The goal that is being decided.
    pub goal: Goal,
    /// Positions entered, for all goals together.
    pub nodes: u64,
    /// The proof number of the position.
    pub proof: u32,
    /// Its disproof number.
    pub disproof: u32,
}

/// Decides one goal in `pos`.
pub fn prove<P, R>(prover: &mut R, pos: &mut P, goal: Goal, limits: Limits<'_>) -> Proof<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    let mut observer = ProofObserver::new(limits, goal, None);
    prover.begin();
    let verdict = prover.verdict(pos, goal, &mut observer);
    let mut line = Vec::new();
    if !matches!(verdict, ProofResult::Unknown(_)) {
        follow(prover, pos, [goal; 2], &mut observer, &mut line);
    }
    Proof { verdict, line, nodes: observer.nodes() }
}

/// The result of optimal play in `pos`, by two goals: does the side to move win, and if not, does it hold a draw?
///
/// The second goal gets what the first has left of the limits. It is tried also where the first remained unknown, since it
/// alone decides a lost position.
pub fn outcome<P, R>(prover: &mut R, pos: &mut P, limits: Limits<'_>) -> Solved<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    let goal = Goal::wins(pos.to_move());
    solve(prover, pos, ProofObserver::new(limits, goal, None))
}

/// [`outcome`], with a call of `progress` from time to time.
pub fn outcome_with_progress<P, R>(
    prover: &mut R,
    pos: &mut P,
    limits: Limits<'_>,
    progress: &mut dyn FnMut(ProofProgress),
) -> Solved<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    let goal = Goal::wins(pos.to_move());
    solve(prover, pos, ProofObserver::new(limits, goal, Some(progress)))
}

fn solve<P, R>(prover: &mut R, pos: &mut P, mut observer: ProofObserver<'_>) -> Solved<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    let us = pos.to_move();
    let (win, hold) = (Goal::wins(us), Goal::does_not_lose(us));
    prover.begin();
    let wins = prover.verdict(pos, win, &mut observer);
    let holds = if wins == ProofResult::Proved {
        wins
    } else {
        observer.goal = hold;
        prover.verdict(pos, hold, &mut observer)
    };
    let known = match (wins, holds) {
        (ProofResult::Proved, _) => Some((Outcome::Win(us), [win, win])),
        (_, ProofResult::Disproved) => Some((Outcome::Win(us.other()), [hold, hold])),
        // In a draw the side to move plays the proof that it does not lose, the other side the disproof of its win.
        (ProofResult::Disproved, ProofResult::Proved) => Some((Outcome::Draw, [hold, win])),
        _ => None,
    };
    let mut line = Vec::new();
    if let Some((_, [ours, theirs])) = known {
        let goals = if us == Player::First { [ours, theirs] } else { [theirs, ours] };
        follow(prover, pos, goals, &mut observer, &mut line);
    }
    Solved { outcome: known.map(|(outcome, _)| outcome), wins, holds, line, nodes: observer.nodes() }
}

/// Extends `line` from `pos` to the end of the game. `goals` holds, by [`Player::index`], the goal whose verdict each side
/// upholds.
fn follow<P, R>(
    prover: &mut R,
    pos: &mut P,
    goals: [Goal; 2],
    observer: &mut ProofObserver<'_>,
    line: &mut Vec<P::Move>,
) where
    P: Position,
    R: Prover<P> + ?Sized,
{
    if pos.outcome().is_some() {
        return;
    }
    let goal = goals[pos.to_move().index()];
    if let Some(m) = prover.reply(pos, line, goal, observer) {
        line.push(m);
        pos.after(m, |pos| follow(prover, pos, goals, observer, line));
    }
}
