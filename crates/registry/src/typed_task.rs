//! A task whose game is known: the code to run, the evaluator and the position as the search sees it.

use std::cell::Cell;

use plyground_core::{Bound, Evaluator, Game, Limits, Message, Report, RootMove, message};
use plyground_search::erased::{Erased, MoveIndex};
use plyground_search::observers::{Cutoff, Limit, Recording, SharedLimit, Visit};
use plyground_search::ordering::{BestFirst, Natural, Order, Ranked, Reversed, Shuffled};
use plyground_search::{
    Context, Conventions, Finished, FinishedRoot, Root, RootWindow, Table, Task, WithMemory, minimal_tree,
};

use crate::building::Building;
use crate::erased_run::{ErasedRun, ErasedSettings, with_moves};
use crate::mutations::NARROW_WINDOW;
use crate::own_evaluator::SessionEvaluator;
use crate::plugin::{Abilities, Offer, Run, SearchFn};
use crate::program_evaluator::{AskedEvaluator, AskingAhead};
use crate::task::takes_no_weights;
use crate::{Algorithm, Answer, Judgement, Mutation, Ordering, SearchTask, Target};

/// Entries of the table of a recorded search: more than a recording has visits.
const RECORDED_ENTRIES: usize = 1 << 16;

/// A task for a position of a known game.
pub(crate) struct TypedTask<'a, G: Game> {
    task: &'a SearchTask<'a>,
    abilities: &'a Abilities<G>,
    offer: &'a Offer<G>,
    entry: SessionEvaluator<'a, G>,
    /// The evaluator under the convention for finished games.
    evaluator: Box<dyn Evaluator<G>>,
    finished: Finished,
    pos: G,
    parameters: Task<'a>,
}

impl<'a, G: Game> TypedTask<'a, G> {
    pub(crate) fn new(
        now: &G,
        abilities: &'a Abilities<G>,
        task: &'a SearchTask<'a>,
    ) -> Result<Self, Message> {
        let offer = offer(abilities, task)?;
        let entry = abilities.entry(now, task.evaluator)?;
        if task.weights.is_some() && !entry.takes_weights() {
            return Err(takes_no_weights(entry.id()));
        }
        let mut conventions = with_mistakes(task.conventions, &task.mutations);
        if !offer.algorithm.is_textbook() && !conventions.search_as_ours() {
            return Err(message!(
                "search-own-conventions",
                "{search} knows no other conventions than those of plyground: use these, or a search of the textbook",
                search = offer.algorithm.id()
            ));
        }
        if task.by_appeal && offer.algorithm.is_textbook() {
            conventions.root = Root::Unshared;
        }
        // The evaluator says what a finished game is worth; no search has to ask.
        let finished = std::mem::replace(&mut conventions.finished, Finished::Evaluator);
        let evaluator = Building::new(entry, task, finished).build(now)?;
        let depth = task.depth.unwrap_or_else(|| now.default_depth());
        let parameters = Task { depth, conventions, limits: task.limits, generated: true };
        let pos = seen(now, task)?;
        if task.ordering == Ordering::Centre && pos.moves().any(|m| pos.centre_distance(m).is_none()) {
            return Err(message!(
                "ordering-no-middle",
                "{game} has no middle to begin from: choose another ordering",
                game = G::ID
            ));
        }
        Ok(Self { task, abilities, offer, entry, evaluator, finished, pos, parameters })
    }

    /// Searches.
    pub(crate) fn answer(&self) -> Result<Answer, Message> {
        let Some(search) = self.compiled() else { return Ok(self.studied(None)?.0) };
        let (pos, task) = (&self.pos, self.task);
        let building = Building::new(self.entry, task, self.finished);
        let another = || building.build(pos).expect("the same was built before");
        let run = Run {
            evaluator: &*self.evaluator,
            build: Some(&another),
            task: &self.parameters,
            by_steps: task.by_steps,
            resources: task.resources,
            table: task.table,
        };
        let report = search(&mut pos.clone(), &run);
        self.refuse_failure()?;
        Ok(self.written(report, 0))
    }

    /// An order that asks for the values of leaves in advance, if the evaluator is a program.
    fn asking<'o>(&'o self, order: &'o dyn Order<G>, depth: Option<u16>) -> Option<AskingAhead<'o, G>> {
        Some(AskingAhead { order, asked: self.entry.program()?, depth })
    }

    /// After a search: what is wrong with a program that was asked for values. Its last values are none.
    fn refuse_failure(&self) -> Result<(), Message> {
        self.entry.program().and_then(AskedEvaluator::failure).map_or(Ok(()), Err)
    }

    /// Searches, and records the search.
    pub(crate) fn record(&self, most: usize) -> Result<(Answer, Recording<String>), Message> {
        let (answer, recording) = self.studied(Some(most))?;
        Ok((answer, recording.expect("a recording was asked for")))
    }

    /// Deepens iteratively with a table that stays, and records every iteration.
    pub(crate) fn record_iterations(&self, most: usize) -> Result<Vec<(Answer, Recording<String>)>, Message> {
        let key = self.abilities.key.ok_or_else(|| {
            message!(
                "search-no-keys",
                "{game} has no keys of positions, which a transposition table needs: choose another search",
                game = G::ID
            )
        })?;
        if self.task.ordering != Ordering::Natural {
            return Err(message!(
                "search-unwatched",
                "{search} has an order of moves of its own and remembers what it saw: to put moves in order or to see every step, use minimax, negamax, alpha-beta or negascout",
                search = self.offer.algorithm.id()
            ));
        }
        let table = Table::new(RECORDED_ENTRIES);
        let searcher = WithMemory::new(&table);
        let limit = &SharedLimit::new(self.parameters.limits);
        let mut iterations = Vec::new();
        for depth in 1..=self.parameters.depth.max(1) {
            let task = Task { depth, ..self.parameters };
            let settings = ErasedSettings { task: &task, limit, by_steps: false, events: Some(most) };
            let mut pos = Erased::keyed(self.pos.clone(), &Natural, &*self.evaluator, key);
            let found = settings.run(&searcher, &mut pos);
            let is_last = found.report.stopped.is_some() || found.report.is_complete;
            let recording = found.recording.expect("a recording was asked for");
            let answer = self.written(with_moves(&self.pos, found.report), 0);
            iterations.push((answer, write_recording(&self.pos, recording)));
            if is_last {
                break;
            }
        }
        self.refuse_failure()?;
        Ok(iterations)
    }

    /// The size of the smallest tree that proves the value; `None` if that takes more than `most` nodes.
    pub(crate) fn minimal_tree(&self, most: u64) -> Result<Option<u64>, Message> {
        // Every node is looked at twice.
        let limits = Limits { nodes: Some(most.saturating_mul(2)), ..self.parameters.limits };
        let asking = self.asking(&Natural, Some(self.parameters.depth));
        let order = asking.as_ref().map_or(&Natural as &dyn Order<G>, |asking| asking);
        let mut pos = Erased::new(self.pos.clone(), order, &*self.evaluator);
        let (evaluator, choices) = (pos.evaluator(), self.parameters.conventions);
        let mut context = Context { evaluator: &evaluator, observer: Limit::new(limits), choices };
        let proof = minimal_tree(&mut context, &mut pos, self.parameters.depth);
        self.refuse_failure()?;
        Ok(proof.ok().map(|(_, nodes)| nodes))
    }

    /// The evaluator's own value of the position, independent of the convention for finished games.
    pub(crate) fn judgement(&self) -> Result<Judgement, Message> {
        let pos = &self.pos;
        let evaluator = Building::new(self.entry, self.task, Finished::Evaluator).build(pos)?;
        let (value, terms) = match pos.outcome() {
            Some(outcome) => (evaluator.finished(pos, outcome, 0), Vec::new()),
            None => (evaluator.evaluate(pos), evaluator.terms(pos)),
        };
        self.refuse_failure()?;
        Ok(Judgement { value, terms, scale: evaluator.scale() })
    }

    /// The code that is compiled for this game, where it does what is asked. Principal variation search folds where that is
    /// wanted and can be trusted.
    fn compiled(&self) -> Option<SearchFn<G>> {
        if self.task.ordering != Ordering::Natural || !self.parameters.conventions.is_ours_inside() {
            return None;
        }
        // The code that all games share can ask a program for many positions at once.
        if self.entry.program().is_some() && self.offer.study.is_some() {
            return None;
        }
        let folds = self.offer.algorithm == Algorithm::Pvs
            && self.task.resources.ideas.symmetry
            && self.entry.is_symmetric();
        self.abilities.folded.filter(|_| folds).or(self.offer.run)
    }

    /// Searches by the code that all games share.
    fn studied(&self, events: Option<usize>) -> Result<(Answer, Option<Recording<String>>), Message> {
        let by_steps = self.task.by_steps;
        if by_steps && (events.is_some() || self.task.ordering != Ordering::Natural) {
            return Err(message!(
                "ordering-by-steps",
                "a search step by step keeps the game's own order of moves: give a depth"
            ));
        }
        let study = self.offer.study.ok_or_else(|| {
            message!(
                "search-unwatched",
                "{search} has an order of moves of its own and remembers what it saw: to put moves in order or to see every step, use minimax, negamax, alpha-beta or negascout",
                search = self.offer.algorithm.id()
            )
        })?;
        let result = self.in_order(|order, nodes, limit| {
            let settings = ErasedSettings { task: &self.parameters, limit, by_steps, events };
            let run = |order| study(&self.pos, &ErasedRun { order, evaluator: &*self.evaluator, settings });
            let depth = (!by_steps).then_some(self.parameters.depth);
            let found = match self.asking(order, depth) {
                Some(asking) => run(&asking),
                None => run(order),
            };
            let recording = found.recording.map(|recording| write_recording(&self.pos, recording));
            (self.written(with_moves(&self.pos, found.report), nodes()), recording)
        });
        self.refuse_failure()?;
        Ok(result)
    }

    /// Calls `f` with the requested order of moves, a function that returns the nodes spent on it, and the limit of the search,
    /// which holds for the order too.
    fn in_order<T>(&self, f: impl FnOnce(&dyn Order<G>, &dyn Fn() -> u64, &SharedLimit<'_>) -> T) -> T {
        let free = || 0;
        let limit = &SharedLimit::new(self.parameters.limits);
        match self.task.ordering {
            Ordering::Natural => f(&Natural, &free, limit),
            Ordering::Reversed => f(&Reversed, &free, limit),
            Ordering::Centre => {
                f(&Ranked(|pos: &G, m| i64::from(pos.centre_distance(m).unwrap_or_default())), &free, limit)
            }
            Ordering::Random(seed) => {
                // Without a key positions at the same distance from the root cannot be told apart.
                let key = |pos: &G, ply| self.abilities.key.map_or(u64::from(ply), |key| key(pos));
                f(&Shuffled { seed, key }, &free, limit)
            }
            Ordering::Best(plies) => {
                let unlimited = SharedLimit::new(Limits { nodes: None, ..self.parameters.limits });
                let share = if self.task.ordering_is_free { &unlimited } else { limit };
                let evaluator = Building::new(self.entry, self.task, Finished::Evaluator).build(&self.pos);
                let evaluator = evaluator.expect("the same was built before");
                let value = |pos: &mut G, depth| (self.abilities.shallow)(&*pos, &*evaluator, depth, share);
                let order = BestFirst { plies, depth: self.parameters.depth, value, nodes: Cell::new(0) };
                f(&order, &|| order.nodes.get(), limit)
            }
        }
    }

    /// The report with its moves as text.
    fn written(&self, mut report: Report<G::Move>, ordering_nodes: u64) -> Answer {
        let pos = &self.pos;
        if self.task.mutations.iter().any(|m| m.is_unsound()) {
            report.bound = Bound::Unknown;
            report.root_moves.iter_mut().for_each(|root_move| root_move.bound = Bound::Unknown);
        }
        if self.task.by_appeal && self.offer.algorithm.is_textbook() {
            choose_by_appeal(pos, &mut report);
        }
        let written = |&RootMove { movement, value, bound }: &RootMove<G::Move>| RootMove {
            movement: pos.write_move(movement),
            value,
            bound,
        };
        Answer {
            best_cell: report.best.and_then(|m| pos.cell(m)),
            root_cells: report.root_moves.iter().map(|root_move| pos.cell(root_move.movement)).collect(),
            evaluator: self.entry.id(),
            ordering_nodes,
            report: Report {
                value: report.value,
                bound: report.bound,
                best: report.best.map(|m| pos.write_move(m)),
                pv: write_line(pos, &report.pv),
                depth: report.depth,
                counts: report.counts,
                stopped: report.stopped,
                is_complete: report.is_complete,
                root_moves: report.root_moves.iter().map(written).collect(),
            },
        }
    }
}

/// The code to run: the search, or the version of it with the mistake that was asked for.
fn offer<'a, G: Game>(abilities: &'a Abilities<G>, task: &SearchTask<'_>) -> Result<&'a Offer<G>, Message> {
    let mistake = task.mutations.iter().find(|m| matches!(m.target, Target::Search(_))).map(|m| m.id);
    let offers = &abilities.offers;
    let offer = offers.iter().find(|o| o.algorithm == task.algorithm && o.mutation == mistake);
    offer.ok_or_else(|| {
        if !task.algorithm.is_textbook() {
            return message!(
                "search-not-offered",
                "{search} is not offered for {game}, which lacks what it needs: `plyground algorithms` says what that is; minimax suits every game",
                search = task.algorithm.id(),
                game = G::ID
            );
        }
        message!(
            "turns-needed",
            "{search} needs turns that alternate, which {game} does not promise: use minimax or pvs",
            search = task.algorithm.id(),
            game = G::ID
        )
    })
}

/// The position as the search is to see it: with mistakes in the rules, or reopened.
fn seen<G: Game>(now: &G, task: &SearchTask<'_>) -> Result<G, Message> {
    let mut pos = now.clone();
    for mutation in &task.mutations {
        if let Target::Rules(_) = mutation.target {
            pos = mutation.in_rules(&pos)?;
        }
    }
    let expanded = task.conventions.finished_root == FinishedRoot::Expanded;
    Ok(if expanded { pos.reopened().unwrap_or(pos) } else { pos })
}

/// Writes the moves of a line, each in the position where it is played.
pub(crate) fn write_line<G: Game>(pos: &G, line: &[G::Move]) -> Vec<String> {
    let mut pos = pos.clone();
    let write = |&m: &G::Move| {
        let text = pos.write_move(m);
        pos.make(m);
        text
    };
    line.iter().map(write).collect()
}

/// Writes the moves of a recording, each in the position where it is played.
fn write_recording<G: Game>(root: &G, recording: Recording<MoveIndex>) -> Recording<String> {
    let mut pos = root.clone();
    // The visits from the root to the position at hand, with what it takes to go back.
    let mut path: Vec<(usize, G::Move, G::Undo)> = Vec::new();
    let write = |(id, visit): (usize, Visit<MoveIndex>)| {
        let movement = visit.movement.map(|place| {
            while path.last().is_some_and(|&(last, ..)| Some(last) != visit.parent) {
                let (_, m, undo) = path.pop().expect("just looked at");
                pos.unmake(m, undo);
            }
            let m = place.of(&pos);
            let text = pos.write_move(m);
            let undo = pos.make(m);
            path.push((id, m, undo));
            text
        });
        let cut = visit.cut.map(|cut| Cutoff {
            searched: cut.searched,
            skipped: cut.skipped.iter().map(|&place| pos.write_move(place.of(&pos))).collect(),
        });
        Visit {
            movement,
            cut,
            parent: visit.parent,
            ply: visit.ply,
            side: visit.side,
            window: visit.window,
            moves: visit.moves,
            value: visit.value,
            leaf: visit.leaf,
            table: visit.table,
            stored: visit.stored,
            improved: visit.improved,
            again: visit.again,
            dropped: visit.dropped,
        }
    };
    Recording { visits: recording.visits.into_iter().enumerate().map(write).collect() }
}

/// Puts the most appealing of the best moves first.
fn choose_by_appeal<G: Game>(pos: &G, report: &mut Report<G::Move>) {
    let is_best = |root_move: &&RootMove<G::Move>| Some(root_move.value) == report.value;
    let best = report.root_moves.iter().filter(is_best).map(|root_move| root_move.movement);
    // The first of equals, as everywhere.
    let choice = best.rev().max_by_key(|&m| pos.appeal(m));
    if report.bound == Bound::Exact && choice.is_some() && choice != report.best {
        report.best = choice;
        report.pv = choice.into_iter().collect();
    }
}

/// Conventions that are mistakes in some document.
fn with_mistakes(mut conventions: Conventions, mutations: &[&Mutation]) -> Conventions {
    let has = |id| mutations.iter().any(|mutation| mutation.id == id);
    if has("unshared-root") {
        conventions.root = Root::Unshared;
    }
    if has("narrow-root-window") {
        conventions.root_window = RootWindow::Fixed(NARROW_WINDOW);
    }
    conventions
}
