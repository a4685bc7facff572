//! The checks of a search on one position.

use std::sync::atomic::AtomicBool;

use plyground_core::{Bound, Evaluator, Limits, Position, Report, Score, Window};
use plyground_search::{Conventions, RootWindow, Task};

use super::answers::{Answers, EvaluatorFactory, Stop, Trial};
use super::truth::{GroundTruth, truth};
use crate::ContractRule;
use crate::failure::{Fault, guarded};

/// Makes a search and passes it to a trial.
pub(super) type Maker<'a, P> = &'a dyn Fn(&mut Trial<'_, P>);

/// A position to be searched, and how.
pub(super) struct SearchProblem<'a, P: Position> {
    pub(super) pos: &'a P,
    pub(super) evaluator: &'a dyn Evaluator<P>,
    /// The same evaluator once more, for other threads.
    pub(super) another: EvaluatorFactory<'a, P>,
    pub(super) depth: u16,
    /// Other depths to search in between: a search with a table must not confuse them.
    pub(super) depths: &'a [u16],
    /// Windows besides those next to the value.
    pub(super) windows: &'a [Window],
    /// Numbers of nodes after which to stop.
    pub(super) stops: &'a [u64],
    /// The fault of a position that a search has not restored.
    pub(super) restored: &'a dyn Fn(&P) -> Option<Fault>,
    pub(super) write: &'a dyn Fn(P::Move) -> String,
    /// Whether two searches made alike must report the same.
    pub(super) is_repeatable: bool,
}

/// Checks two searches that are made alike, the first of them completely. Returns the number of searches.
pub(super) fn examine<P: Position>(problem: &SearchProblem<'_, P>, make: Maker<'_, P>) -> Result<u64, Fault> {
    guarded(|| {
        let truth = truth(&mut problem.pos.clone(), problem.evaluator, problem.depth);
        let mut searches = 0;
        let mut first: Option<Report<P::Move>> = None;
        for _ in 0..2 {
            let mut result = None;
            make(&mut Trial::new(&mut |search| {
                let mut checker = SearchChecker { problem, truth: &truth, search, searches: 0 };
                let report = if first.is_none() { checker.everything() } else { checker.whole() };
                searches += checker.searches;
                result = Some(report);
            }));
            let report = result.expect("whoever makes a search hands it to the trial")?;
            match &first {
                Some(first) if *first != report && problem.is_repeatable => {
                    let show = |report: &Report<P::Move>| format!("{report:?}");
                    return Err(Fault::new(ContractRule::Repeatable, "search()", show(first), show(&report)));
                }
                _ => first = Some(report),
            }
        }
        Ok(searches)
    })
}

struct SearchChecker<'a, P: Position> {
    problem: &'a SearchProblem<'a, P>,
    truth: &'a GroundTruth<P::Move>,
    search: &'a dyn Answers<P>,
    searches: u64,
}

impl<P: Position> SearchChecker<'_, P> {
    /// All checks; the report is that of the first search.
    fn everything(&mut self) -> Result<Report<P::Move>, Fault> {
        let first = self.whole()?;
        let mut windows = near(self.truth.value);
        windows.extend_from_slice(self.problem.windows);
        for window in windows {
            self.window(window).map_err(|fault| fault.within(window))?;
        }
        self.others()?;
        self.cancelled()?;
        for &nodes in self.problem.stops {
            let result = self.stopped(nodes).and_then(|()| self.told(nodes));
            // A search with a table must not be misled by the entries of an unfinished search.
            let result = result.and_then(|()| self.whole());
            result.map_err(|fault| fault.stopped_after(nodes))?;
        }
        Ok(first)
    }

    /// Searches other depths and the positions after a few moves in between, and then the same as before.
    fn others(&mut self) -> Result<(), Fault> {
        let SearchProblem { pos, evaluator, depth, .. } = *self.problem;
        let after = |m: P::Move| {
            let mut after = pos.clone();
            after.make(m);
            (format!("{:?}, ", (self.problem.write)(m)), after, depth.saturating_sub(1))
        };
        let deeper = self.problem.depths.iter().map(|&depth| (String::new(), pos.clone(), depth));
        let others: Vec<_> = deeper.chain(self.truth.moves.iter().take(3).map(|&(m, _)| after(m))).collect();
        for (place, pos, other) in others {
            let problem = SearchProblem {
                pos: &pos,
                depth: other,
                depths: &[],
                windows: &[],
                stops: &[],
                restored: &|_| None,
                write: &|m| format!("{m:?}"),
                is_repeatable: false,
                evaluator,
                another: self.problem.another,
            };
            let truth = truth(&mut pos.clone(), evaluator, other);
            let mut checker =
                SearchChecker { problem: &problem, truth: &truth, search: self.search, searches: 0 };
            let before = format!("search({place}depth: {other}) ");
            checker.whole().map_err(|fault| fault.after(&before))?;
            self.searches += checker.searches;
            let before = format!("{before}search(depth: {depth}) ");
            self.whole().map_err(|fault| fault.after(&before))?;
        }
        Ok(())
    }

    fn ask(&mut self, task: &Task<'_>) -> Result<Report<P::Move>, Fault> {
        let mut pos = self.problem.pos.clone();
        self.searches += 1;
        let SearchProblem { evaluator, another, .. } = *self.problem;
        let report = self.search.report_together(&mut pos, evaluator, another, task);
        (self.problem.restored)(&pos).map_or(Ok(report), Err)
    }

    /// A search without any limit finds the value and a move that is worth it.
    fn whole(&mut self) -> Result<Report<P::Move>, Fault> {
        let report = self.ask(&Task::to_depth(self.problem.depth))?;
        let value = self.truth.value;
        if report.value != Some(value) {
            return Err(Fault::new(ContractRule::Value, "report.value", value, shown(report.value)));
        }
        if report.bound != Bound::Exact || report.stopped.is_some() {
            let found = format!("{:?}, {:?}", report.bound, report.stopped);
            return Err(Fault::new(
                ContractRule::Bound,
                "report.bound, report.stopped",
                "Exact, None",
                found,
            ));
        }
        self.best(&report)?;
        self.line(&report)?;
        self.root_moves(&report)?;
        Ok(report)
    }

    fn best(&self, report: &Report<P::Move>) -> Result<(), Fault> {
        let is_right = match report.best {
            Some(m) => self.worth(m) == Some(self.truth.value),
            None => self.truth.moves.is_empty(),
        };
        if is_right {
            return Ok(());
        }
        let best = self.truth.moves.iter().filter(|&&(_, value)| value == self.truth.value);
        let best: Vec<String> = best.map(|&(m, _)| (self.problem.write)(m)).collect();
        let found = report.best.map_or_else(|| "None".to_owned(), |m| self.named(m));
        Err(Fault::new(ContractRule::Best, "report.best", best.join(" | "), found))
    }

    /// The line can be played. That each of its moves is the best is not checked: below a bound a search need not know.
    fn line(&self, report: &Report<P::Move>) -> Result<(), Fault> {
        let fault = |expected: &str| {
            let found = format!("{:?}", report.pv);
            Err(Fault::new(ContractRule::Line, "report.pv", expected, found))
        };
        if report.pv.first().copied() != report.best {
            return fault("pv[0] == best");
        }
        if report.pv.len() > usize::from(self.problem.depth) {
            return fault(&format!("len() <= {}", self.problem.depth));
        }
        let mut pos = self.problem.pos.clone();
        for (i, &m) in report.pv.iter().enumerate() {
            if !pos.moves().any(|legal| legal == m) {
                return fault(&format!("legal [{i}]"));
            }
            pos.make(m);
        }
        Ok(())
    }

    fn root_moves(&self, report: &Report<P::Move>) -> Result<(), Fault> {
        for root in &report.root_moves {
            let call = "report.root_moves";
            let Some(worth) = self.worth(root.movement) else {
                return Err(Fault::new(
                    ContractRule::RootMove,
                    call,
                    "moves()",
                    format!("{:?}", root.movement),
                ));
            };
            if !holds(root.bound, root.value, worth) {
                let found = format!("{} {}", self.named(root.movement), claim(root.bound, root.value));
                return Err(Fault::new(ContractRule::RootMove, call, worth, found));
            }
        }
        Ok(())
    }

    /// The value with a window is exact or a bound, as the window demands; for a search that only reports, with a
    /// window around zero.
    fn window(&mut self, window: Window) -> Result<(), Fault> {
        let mut pos = self.problem.pos.clone();
        let SearchProblem { evaluator, depth, .. } = *self.problem;
        self.searches += 1;
        let value = self.truth.value;
        match self.search.value(&mut pos, evaluator, depth, window, &mut Stop::NEVER.clone()) {
            Some(Ok(answer)) => {
                let bound = if answer <= window.alpha {
                    Bound::Upper
                } else if answer >= window.beta {
                    Bound::Lower
                } else {
                    Bound::Exact
                };
                if !holds(bound, answer, value) {
                    return Err(Fault::new(ContractRule::Window, "value()", value, claim(bound, answer)));
                }
            }
            Some(Err(_)) => return Err(Fault::new(ContractRule::Stop, "value()", value, "Err(Stopped)")),
            None => {
                let bound = window.beta.get().saturating_abs().clamp(1, i32::MAX - 1);
                let root_window = RootWindow::Fixed(bound);
                let conventions = Conventions { root_window, ..Conventions::PLYGROUND };
                let report = self.ask(&Task { conventions, ..Task::to_depth(depth) })?;
                let said = report.value.unwrap_or_default();
                if report.value.is_none() || !holds(report.bound, said, value) {
                    let call = format!("report.value, root_window: {root_window:?}");
                    return Err(Fault::new(ContractRule::Window, call, value, claim(report.bound, said)));
                }
            }
        }
        (self.problem.restored)(&pos).map_or(Ok(()), Err)
    }

    /// A node limit is kept, and the report so far is right.
    fn stopped(&mut self, nodes: u64) -> Result<(), Fault> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let report = self.ask(&Task { limits, ..Task::to_depth(self.problem.depth) })?;
        let entered = report.counts.nodes;
        if nodes == 0 && report.stopped.is_none() {
            return Err(Fault::new(ContractRule::Stop, "report.stopped", "Some(Nodes)", "None"));
        }
        if entered > nodes {
            return Err(Fault::new(
                ContractRule::Nodes,
                "report.counts.nodes",
                format!("<= {nodes}"),
                entered,
            ));
        }
        let is_true = match report.value {
            Some(value) => holds(report.bound, value, self.truth.value),
            None => report.stopped.is_some() && report.bound == Bound::Unknown,
        };
        if !is_true {
            let found = report.value.map_or_else(|| "None".to_owned(), |value| claim(report.bound, value));
            return Err(Fault::new(ContractRule::Stopped, "report.value", self.truth.value, found));
        }
        // The best move must itself be worth the reported value, or the report could not be relied on.
        if let (Bound::Lower | Bound::Exact, Some(said), Some(best)) =
            (report.bound, report.value, report.best)
        {
            let worth = self.worth(best);
            if worth.is_none_or(|worth| worth < said) {
                let call = format!("report.best = {}", (self.problem.write)(best));
                return Err(Fault::new(ContractRule::Stopped, call, shown(worth), claim(report.bound, said)));
            }
        }
        self.root_moves(&report)
    }

    /// A search that was cancelled before it began may be done before it checks the flag; otherwise it reports that it
    /// was stopped.
    fn cancelled(&mut self) -> Result<(), Fault> {
        let flag = AtomicBool::new(true);
        let limits = Limits { cancel: Some(&flag), ..Limits::default() };
        let report = self.ask(&Task { limits, ..Task::to_depth(self.problem.depth) })?;
        let is_true = match report.value {
            Some(value) => holds(report.bound, value, self.truth.value),
            None => report.stopped.is_some(),
        };
        if is_true {
            return Ok(());
        }
        let found = format!("{}, {:?}", shown(report.value), report.stopped);
        Err(Fault::new(
            ContractRule::Stopped,
            "cancel: true, report.value, report.stopped",
            self.truth.value,
            found,
        ))
    }

    /// The observer stops the search; then there is no value.
    fn told(&mut self, nodes: u64) -> Result<(), Fault> {
        let mut pos = self.problem.pos.clone();
        let mut stop = Stop::after(nodes);
        let SearchProblem { evaluator, depth, .. } = *self.problem;
        self.searches += 1;
        let Some(answer) = self.search.value(&mut pos, evaluator, depth, Window::FULL, &mut stop) else {
            return Ok(());
        };
        if let Some(fault) = (self.problem.restored)(&pos) {
            return Err(fault);
        }
        match answer {
            Ok(value) if stop.was_told() => {
                Err(Fault::new(ContractRule::Stop, "value()", "Err(Stopped)", format!("Ok({value})")))
            }
            Err(_) if !stop.was_told() => Err(Fault::new(
                ContractRule::Stop,
                "value()",
                format!("Ok({})", self.truth.value),
                "Err(Stopped)",
            )),
            Ok(_) if nodes == 0 => Err(Fault::new(ContractRule::Stop, "value()", "Err(Stopped)", "Ok(…)")),
            Ok(value) if value != self.truth.value => {
                Err(Fault::new(ContractRule::Value, "value()", self.truth.value, value))
            }
            _ => Ok(()),
        }
    }

    fn worth(&self, m: P::Move) -> Option<Score> {
        self.truth.moves.iter().find(|(known, _)| *known == m).map(|&(_, value)| value)
    }

    /// A move and its value, if it is legal.
    fn named(&self, m: P::Move) -> String {
        match self.worth(m) {
            Some(worth) => format!("{} ({worth})", (self.problem.write)(m)),
            None => format!("{m:?}"),
        }
    }
}

/// Whether a bound holds.
fn holds(bound: Bound, said: Score, value: Score) -> bool {
    match bound {
        Bound::Exact => value == said,
        Bound::Lower => value >= said,
        Bound::Upper => value <= said,
        Bound::Unknown => true,
    }
}

fn claim(bound: Bound, said: Score) -> String {
    let relation = match bound {
        Bound::Exact => "=",
        Bound::Lower => ">=",
        Bound::Upper => "<=",
        Bound::Unknown => "?",
    };
    format!("{relation} {said}")
}

fn shown(value: Option<Score>) -> String {
    value.map_or_else(|| "None".to_owned(), |value| value.to_string())
}

/// The windows next to a value, where mistakes show: on either side, around it, and open ones.
fn near(value: Score) -> Vec<Window> {
    let at = |by: i32| Score::new(value.get().saturating_add(by));
    let infinite = Score::INFINITE;
    let edges = [
        (-infinite, infinite),
        (at(-1), value),
        (value, at(1)),
        (at(-1), at(1)),
        (at(-2), at(-1)),
        (at(1), at(2)),
        (-infinite, value),
        (value, infinite),
        (-infinite, at(1)),
        (at(-1), infinite),
        (at(-9), at(-3)),
        (at(3), at(9)),
    ];
    let windows = edges.into_iter().map(|(alpha, beta)| Window { alpha, beta });
    windows.filter(|window| window.alpha < window.beta).collect()
}
