//! Questions with two answers: can this side be sure of at least that?
//!
//! A search for a value must know how much every line is worth; one for an answer may leave a line as soon as it is on one
//! side. [`proof_number`](mod@crate::proof_number) and [`df_pn`](mod@crate::df_pn) answer one [`Goal`] at a time, and
//! [`outcome`] puts two of them together.
//!
//! Contract, for every [`Prover`] and whatever its memory: let `v` be what optimal play leads to. Then
//!
//! - [`Verdict::Proved`] implies that `v` meets the goal,
//! - [`Verdict::Disproved`] implies that it does not,
//! - [`Verdict::Unknown`] is said only when a limit was reached or the memory was full, and says which.
//!
//! Games must end: no position may come after itself. One that can repeat has to carry what it takes to forbid that, or to
//! call it a draw, and provers with a table need it in the key. Turns need not alternate. The position is left as it was
//! found, whenever a search is stopped.

use std::cell::Cell;

use plyground_core::{Limits, Observer, Outcome, Player, Position, StopReason, Stopped, Window};

use crate::observers::Limit;

/// What is to be shown: that a side can get at least so much, whatever the other does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Whose aim it is.
    pub player: Player,
    /// What is enough.
    pub least: Least,
}

/// How little a side is content with.
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

    /// Whether an end of the game is what was aimed at.
    #[inline]
    pub fn is_met_by(self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Win(winner) => winner == self.player,
            Outcome::Draw => self.least == Least::Draw,
        }
    }
}

/// The answer to a [`Goal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be reached against any defence.
    Proved,
    /// It cannot: there is a defence.
    Disproved,
    /// Nobody knows yet, and why not.
    Unknown(Unfinished),
}

/// What ended a search without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfinished {
    /// A limit that the caller set.
    Limit(StopReason),
    /// Its tree may grow no larger.
    Memory,
}

/// A search that answers goals. [`prove`] and [`outcome`] ask it.
pub trait Prover<P: Position> {
    /// Prepares for questions about another position.
    fn begin(&mut self);

    /// Answers one question about `pos`. Every position that is looked at is reported to `limit` first.
    fn verdict(&mut self, pos: &mut P, goal: Goal, limit: &mut Limit<'_>) -> Verdict;

    /// A move in `pos`, which is reached by `path` from where `goal` was decided: for the side that was found to be right,
    /// one that keeps it so; for the other, the one that holds out longest as far as is known.
    ///
    /// `None` at the end of a game, and where `limit` does not allow to find out.
    fn reply(&mut self, pos: &mut P, path: &[P::Move], goal: Goal, limit: &mut Limit<'_>) -> Option<P::Move>;
}

/// The answer to one question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<M> {
    /// What was found.
    pub verdict: Verdict,
    /// A line that shows it: the side that was found to be right plays as in its proof, the other holds out. It ends with
    /// the game, or where a limit was reached; it is empty where nothing is known.
    pub line: Vec<M>,
    /// Positions entered, the root included; a second visit counts again, and so does what the line took.
    pub nodes: u64,
}

/// What a position is worth, as far as it was found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<M> {
    /// What optimal play leads to, where that is known.
    pub outcome: Option<Outcome>,
    /// Whether the side to move wins.
    pub wins: Verdict,
    /// Whether it does not lose.
    pub holds: Verdict,
    /// Best play of both sides, as in [`Proof::line`]; in a draw neither leaves what it can hold.
    pub line: Vec<M>,
    /// As in [`Proof::nodes`], for all questions together.
    pub nodes: u64,
}

impl<M> Solved<M> {
    /// What ended the search, where the outcome is not known.
    pub fn unfinished(&self) -> Option<Unfinished> {
        match (self.outcome, self.wins, self.holds) {
            (None, Verdict::Unknown(why), _) | (None, _, Verdict::Unknown(why)) => Some(why),
            _ => None,
        }
    }
}

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The question that it is at.
    pub goal: Goal,
    /// Positions entered, for all questions together.
    pub nodes: u64,
    /// How many leaves have to be decided at least before it is proved, as far as is known.
    pub proof: u32,
    /// The same before it is disproved.
    pub disproof: u32,
}

/// Asks one question about `pos`.
pub fn prove<P, R>(prover: &mut R, pos: &mut P, goal: Goal, limits: Limits<'_>) -> Proof<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    let mut limit = Limit::new(limits);
    prover.begin();
    let verdict = prover.verdict(pos, goal, &mut limit);
    let mut line = Vec::new();
    if !matches!(verdict, Verdict::Unknown(_)) {
        follow(prover, pos, [goal; 2], &mut limit, &mut line);
    }
    Proof { verdict, line, nodes: limit.nodes() }
}

/// What `pos` is worth, by two questions: does the side to move win, and if not, does it hold a draw?
///
/// The second gets what the first has left of the limits. If the first was not answered the second is still asked, for a
/// position that is lost is known to be from the second alone.
pub fn outcome<P, R>(prover: &mut R, pos: &mut P, limits: Limits<'_>) -> Solved<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    let goal = Cell::new(Goal::wins(pos.to_move()));
    settle(prover, pos, &goal, Limit::new(limits))
}

/// The same, and tells now and then how far it is.
pub fn outcome_telling<P, R>(
    prover: &mut R,
    pos: &mut P,
    limits: Limits<'_>,
    tell: &mut dyn FnMut(Progress),
) -> Solved<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    /// Nodes between two calls: a fraction of a second.
    const OFTEN: u64 = 1 << 18;
    let goal = Cell::new(Goal::wins(pos.to_move()));
    let mut told = |nodes, (proof, disproof)| tell(Progress { goal: goal.get(), nodes, proof, disproof });
    settle(prover, pos, &goal, Limit::telling(limits, OFTEN, &mut told))
}

/// Asks both questions; `goal` says which it is at.
fn settle<P, R>(prover: &mut R, pos: &mut P, goal: &Cell<Goal>, mut limit: Limit<'_>) -> Solved<P::Move>
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    let us = pos.to_move();
    let (win, hold) = (Goal::wins(us), Goal::does_not_lose(us));
    prover.begin();
    let wins = prover.verdict(pos, win, &mut limit);
    let holds = if wins == Verdict::Proved {
        wins
    } else {
        goal.set(hold);
        prover.verdict(pos, hold, &mut limit)
    };
    let known = match (wins, holds) {
        (Verdict::Proved, _) => Some((Outcome::Win(us), [win, win])),
        (_, Verdict::Disproved) => Some((Outcome::Win(us.other()), [hold, hold])),
        // In a draw we play the proof that we hold it, and the other side the one that we cannot win.
        (Verdict::Disproved, Verdict::Proved) => Some((Outcome::Draw, [hold, win])),
        _ => None,
    };
    let mut line = Vec::new();
    if let Some((_, [ours, theirs])) = known {
        let goals = if us == Player::First { [ours, theirs] } else { [theirs, ours] };
        follow(prover, pos, goals, &mut limit, &mut line);
    }
    Solved { outcome: known.map(|(outcome, _)| outcome), wins, holds, line, nodes: limit.nodes() }
}

/// Extends a line from `pos` to the end of the game. Each side moves by the answer to a goal of its own.
fn follow<P, R>(prover: &mut R, pos: &mut P, goals: [Goal; 2], limit: &mut Limit<'_>, line: &mut Vec<P::Move>)
where
    P: Position,
    R: Prover<P> + ?Sized,
{
    if pos.outcome().is_some() {
        return;
    }
    let goal = goals[pos.to_move().index()];
    if let Some(m) = prover.reply(pos, line, goal, limit) {
        line.push(m);
        pos.after(m, |pos| follow(prover, pos, goals, limit, line));
    }
}

/// From here on a number is infinite. What it has above this is the length of the proof in moves, so that the line which is
/// shown can be a short one for the winner and a long one for the loser.
pub(crate) const INFINITE: u32 = 1 << 31;

/// How many leaves have to be decided at least before a node is proved, and before it is disproved.
///
/// A node that is decided has one number nought and the other infinite.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Numbers {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
}

impl Numbers {
    /// Above all that is not decided.
    pub(crate) const INFINITE: Self = Self { proof: INFINITE, disproof: INFINITE };

    fn proved(plies: u32) -> Self {
        Self { proof: 0, disproof: INFINITE + plies }
    }

    fn disproved(plies: u32) -> Self {
        Self { proof: INFINITE + plies, disproof: 0 }
    }

    /// Enters a position and sees what it says without a search. A node of as many moves as this one has will need that many
    /// of them refuted: V. Allis, "Searching for solutions in games and artificial intelligence", 1994, begins with that.
    #[inline]
    pub(crate) fn of<P: Position>(pos: &P, goal: Goal, limit: &mut Limit<'_>) -> Result<Self, Stopped> {
        limit.enter(pos, 0, Window::FULL)?;
        Ok(match pos.outcome() {
            Some(outcome) if goal.is_met_by(outcome) => Self::proved(0),
            Some(_) => Self::disproved(0),
            None => {
                let moves = pos.move_count() as u32;
                Self { proof: 1, disproof: moves }.turned(pos.to_move() != goal.player)
            }
        })
    }

    /// The same seen by the other side, whose aim is to disprove.
    #[inline]
    pub(crate) fn turned(self, is_turned: bool) -> Self {
        if is_turned { Self { proof: self.disproof, disproof: self.proof } } else { self }
    }

    /// The answer, once there is one.
    #[inline]
    pub(crate) fn verdict(self) -> Option<Verdict> {
        match self {
            Self { proof: 0, .. } => Some(Verdict::Proved),
            Self { disproof: 0, .. } => Some(Verdict::Disproved),
            _ => None,
        }
    }

    /// The moves to the end in the proof or disproof that was found.
    #[inline]
    fn plies(self) -> u32 {
        self.proof.max(self.disproof).saturating_sub(INFINITE)
    }
}

/// What it costs to refute all the moves of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refuting {
    /// As much as to refute each: right in a tree, where nothing is shared.
    Each,
    /// As much as the hardest, and a little for every other. Where many lines lead to one position the sum counts it many
    /// times: T. Ueda, T. Hashimoto, J. Hashimoto and H. Iida, "Weak proof-number search", 2008.
    Hardest,
}

/// What the children of a node say about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judgement {
    /// Its numbers.
    pub(crate) numbers: Numbers,
    /// The child to look into next, or, of a decided node, the one that shows it: the shortest way of whoever is right, the
    /// longest of whoever is not.
    pub(crate) pick: usize,
    /// How hard the next best child is, for whoever moves.
    pub(crate) second: u32,
    /// What the other children add to the disproof number.
    pub(crate) others: u32,
}

/// Judges a node by its children, of which there must be one. Everything is seen by the side that moves there: it needs the
/// easiest child, and to stop it all of them have to be refuted.
#[inline]
pub(crate) fn judge(children: impl Iterator<Item = Numbers>, refuting: Refuting) -> Judgement {
    let (mut best, mut pick, mut second) = (Numbers::INFINITE, 0, u32::MAX);
    let (mut sum, mut hardest, mut open) = (0_u32, 0, 0_u32);
    let mut longest = (0, 0);
    for (i, child) in children.enumerate() {
        // Of two that are proved the shorter one is better.
        if i == 0 || (child.proof, child.disproof) < (best.proof, best.disproof) {
            second = if i == 0 { u32::MAX } else { best.proof };
            (best, pick) = (child, i);
        } else {
            second = second.min(child.proof);
        }
        let disproof = child.disproof.min(INFINITE - 1);
        sum = (sum + disproof).min(INFINITE - 1);
        hardest = hardest.max(disproof);
        open += u32::from(disproof > 0);
        if child.plies() > longest.0 {
            longest = (child.plies(), i);
        }
    }
    let others = match refuting {
        Refuting::Each => sum - best.disproof.min(sum),
        Refuting::Hardest => open.saturating_sub(1),
    };
    let numbers = match (best.proof, refuting) {
        (0, _) => Numbers::proved(best.plies() + 1),
        (INFINITE.., _) => {
            pick = longest.1;
            Numbers::disproved(longest.0 + 1)
        }
        (proof, Refuting::Each) => Numbers { proof, disproof: sum },
        (proof, Refuting::Hardest) => Numbers { proof, disproof: (hardest + others).min(INFINITE - 1) },
    };
    Judgement { numbers, pick, second, others }
}
