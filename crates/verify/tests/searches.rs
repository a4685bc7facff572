//! Every kind of mistake in a search is found, on the smallest tree that shows it.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use plyground_core::{Keyed, Observer, Score, Stopped, Window};
use plyground_search::move_ordering::Killers;
use plyground_search::mutations::{LeafForMover, LowOverwritten};
use plyground_search::{
    AlphaBeta, Aspiration, Minimax, Mtd, NegaScout, Negamax, Pvs, SearchContext, Searcher, Table, WithMemory,
};
use plyground_verify::{ContractRule, Failure, LooseTree, TestPlan, Tree, Trial, search};

const PLAN: TestPlan =
    TestPlan { seed: 1, rounds: 80, most_moves: 100, most_nodes: 500, is_repeatable: true, patience: 5_000 };

/// Alpha-beta for any turns, with a mistake.
#[derive(Default)]
struct Faulty {
    mistake: SearchMistake,
    /// The value stored under a key, with any window and depth.
    memory: RefCell<BTreeMap<u64, Score>>,
    told: Cell<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum SearchMistake {
    #[default]
    None,
    /// Cuts where the value only reaches alpha.
    CutAtAlpha,
    /// Cuts one point too early.
    CutBelowBeta,
    /// Returns the bound of the window, as if it were the value.
    BoundAsValue,
    /// Skips `unmake` when it is stopped.
    LostWhenStopped,
    /// Takes values from other depths and windows for the value.
    TrustsMemory,
    /// Answers although it was told to stop.
    AnswersWhenStopped,
    /// Assumes that turns alternate.
    AlwaysNegates,
    /// Names the last move instead of the best.
    LastMove,
    /// Never asks whether to stop.
    Deaf,
    /// Searches the moves in another order each time.
    Moody,
    /// Starts from zero instead of minus infinity.
    StartsAtNought,
    /// Does not search the last move.
    SkipsTheLast,
}

static MOOD: AtomicU64 = AtomicU64::new(0);

impl Faulty {
    fn with(mistake: SearchMistake) -> Self {
        Self { mistake, ..Self::default() }
    }

    fn is(&self, mistake: SearchMistake) -> bool {
        self.mistake == mistake
    }

    fn visit<P: Keyed, S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        if !self.is(SearchMistake::Deaf) {
            let entered = context.observer().enter(pos, ply, window);
            if entered.is_err() && self.is(SearchMistake::AnswersWhenStopped) && ply > 0 {
                self.told.set(true);
                return Ok(Score::ZERO);
            }
            entered?;
        }
        if self.is(SearchMistake::TrustsMemory)
            && ply > 0
            && let Some(&known) = self.memory.borrow().get(&pos.key())
        {
            context.observer().leave(known);
            return Ok(known);
        }
        let value = match context.leaf(pos, depth, ply) {
            Some(value) => value,
            None => self.expand(context, pos, depth, ply, window)?,
        };
        self.memory.borrow_mut().insert(pos.key(), value);
        if !self.is(SearchMistake::Deaf) {
            context.observer().leave(value);
        }
        Ok(value)
    }

    fn expand<P: Keyed, S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        let us = pos.to_move();
        let mut rest = window;
        let mut best = if self.is(SearchMistake::StartsAtNought) { Score::ZERO } else { -Score::INFINITE };
        let mut moves: Vec<P::Move> = pos.moves().collect();
        if self.is(SearchMistake::Moody) && MOOD.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
            moves.reverse();
        }
        if self.is(SearchMistake::SkipsTheLast) && moves.len() > 2 {
            moves.pop();
        }
        for (i, &m) in moves.iter().enumerate() {
            context.observer().pick(m);
            let undo = pos.make(m);
            let stays = pos.to_move() == us && !self.is(SearchMistake::AlwaysNegates);
            let child = self.visit(context, pos, depth - 1, ply + 1, if stays { rest } else { -rest });
            if child.is_err() && self.is(SearchMistake::LostWhenStopped) {
                return child;
            }
            pos.unmake(m, undo);
            let value = if stays { child? } else { -child? };
            if value > best || self.is(SearchMistake::LastMove) {
                best = best.max(value);
                context.observer().improved(m, value);
                rest.raise(best);
                let enough = match self.mistake {
                    SearchMistake::CutAtAlpha => value.get() >= window.alpha.get() && i > 0,
                    SearchMistake::CutBelowBeta => rest.alpha.get() >= rest.beta.get().saturating_sub(1),
                    _ => rest.alpha >= rest.beta,
                };
                if enough {
                    context.observer().cut(pos, i + 1, i + 1 == moves.len());
                    break;
                }
            }
        }
        if self.is(SearchMistake::BoundAsValue) && best <= window.alpha {
            return Ok(Score::new(window.alpha.get().saturating_add(1)));
        }
        Ok(best)
    }
}

impl<P: Keyed> Searcher<P> for Faulty {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        self.visit(context, pos, depth, 0, window)
    }
}

fn on_trees(mistake: SearchMistake) -> Result<(), Box<Failure>> {
    let make = |trial: &mut Trial<'_, Tree>| trial.with(&Faulty::with(mistake));
    search(&make, &PLAN, &mut |_| true).map(|_| ())
}

fn on_loose_trees(mistake: SearchMistake) -> Result<(), Box<Failure>> {
    let make = |trial: &mut Trial<'_, LooseTree>| trial.with(&Faulty::with(mistake));
    search(&make, &PLAN, &mut |_| true).map(|_| ())
}

#[test]
fn the_searches_here_pass() {
    macro_rules! pass {
        ($tree:ty: $($search:expr),*) => {
            $({
                let make = |trial: &mut Trial<'_, $tree>| trial.with(&$search);
                search(&make, &PLAN, &mut |_| true).unwrap_or_else(|failure| panic!("{failure}"));
            })*
        };
    }
    pass!(Tree: Minimax, Negamax, AlphaBeta, NegaScout, Aspiration::new(AlphaBeta, 1));
    pass!(LooseTree: Minimax);
    macro_rules! pass_with_table {
        ($tree:ty: $table:ident => $($search:expr),*) => {
            $(for size in [0, 2, 500] {
                let plan = TestPlan { rounds: 25, seed: size as u64, ..PLAN };
                let make = |trial: &mut Trial<'_, $tree>| {
                    let $table = Table::new(size);
                    trial.with(&$search);
                };
                search(&make, &plan, &mut |_| true).unwrap_or_else(|failure| panic!("{failure}"));
            })*
        };
    }
    pass_with_table!(LooseTree: table => WithMemory::new(&table), Pvs::with_ordering(&table, Killers::default()),
        Pvs::new(&table).with_etc(), Mtd::f(&table), Mtd::sss(&table), Mtd::dual(&table));
    pass_with_table!(Tree: table => Aspiration::new(WithMemory::new(&table), 2));
    on_trees(SearchMistake::None).unwrap_or_else(|failure| panic!("{failure}"));
    on_loose_trees(SearchMistake::None).unwrap_or_else(|failure| panic!("{failure}"));
    on_trees(SearchMistake::AlwaysNegates).unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn every_mistake_is_found_on_a_small_tree() {
    for (mistake, rules, places) in [
        (SearchMistake::CutAtAlpha, &[ContractRule::Value, ContractRule::Window][..], 4),
        (SearchMistake::CutBelowBeta, &[ContractRule::Value, ContractRule::Window], 5),
        (SearchMistake::BoundAsValue, &[ContractRule::Value, ContractRule::Window, ContractRule::Best], 4),
        (SearchMistake::LostWhenStopped, &[ContractRule::Restored], 2),
        (SearchMistake::TrustsMemory, &[ContractRule::Value, ContractRule::Window, ContractRule::Best], 6),
        (
            SearchMistake::AnswersWhenStopped,
            &[ContractRule::Stop, ContractRule::Bound, ContractRule::Stopped],
            2,
        ),
        (SearchMistake::LastMove, &[ContractRule::Best], 3),
        (SearchMistake::Deaf, &[ContractRule::Stop], 1),
        (SearchMistake::Moody, &[ContractRule::Repeatable], 4),
        (SearchMistake::StartsAtNought, &[ContractRule::Value], 2),
        (SearchMistake::SkipsTheLast, &[ContractRule::Value], 4),
    ] {
        let failure = on_trees(mistake).expect_err(&format!("{mistake:?} was overlooked"));
        assert!(rules.contains(&failure.rule), "{mistake:?}:\n{failure}");
        let size = size(&failure.position);
        assert!(size <= places, "{mistake:?} shows on {size} places:\n{failure}");
        // A random order need not fail again.
        let again = TestPlan { seed: failure.seed, rounds: failure.rounds, ..PLAN };
        let make = |trial: &mut Trial<'_, Tree>| trial.with(&Faulty::with(mistake));
        let second = search(&make, &again, &mut |_| true);
        assert!(
            mistake == SearchMistake::Moody || second.is_err_and(|second| second.rule == failure.rule),
            "{mistake:?}"
        );
    }
}

#[test]
fn whoever_need_not_be_repeatable_passes_in_any_mood() {
    let make = |trial: &mut Trial<'_, Tree>| trial.with(&Faulty::with(SearchMistake::Moody));
    let passed = search(&make, &TestPlan { is_repeatable: false, ..PLAN }, &mut |_| true);
    assert!(passed.unwrap_or_else(|failure| panic!("{failure}")).is_complete);
}

#[test]
fn whoever_takes_turns_for_granted_fails_where_they_do_not_alternate() {
    let failure = on_loose_trees(SearchMistake::AlwaysNegates).unwrap_err();
    assert_eq!(failure.rule, ContractRule::Value, "{failure}");
    assert!(failure.position.contains('!') && size(&failure.position) == 2, "{failure}");
}

#[test]
fn the_mistakes_of_printed_programs_are_found() {
    // A window that is too wide costs nodes and changes no value: there is no failure to find.
    let make = |trial: &mut Trial<'_, Tree>| trial.with(&LowOverwritten);
    assert!(search(&make, &PLAN, &mut |_| true).is_ok());
    let make = |trial: &mut Trial<'_, Tree>| trial.with(&LeafForMover);
    let failure = search(&make, &PLAN, &mut |_| true).unwrap_err();
    assert!(size(&failure.position) <= 2, "{failure}");
}

/// The nodes of a tree: its numbers and its lists.
fn size(text: &str) -> usize {
    let lists = text.matches('[').count();
    let numbers = text.split(['[', ']', ',', '!']).filter(|part| !part.is_empty() && !part.ends_with('='));
    lists + numbers.count()
}
