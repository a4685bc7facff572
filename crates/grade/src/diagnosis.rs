//! Which program behaves like the student's: a convention, a mistake, or two.
//!
//! Every candidate is a [`Program`]. It is run on one task after the other and dropped at the first answer that differs.
//! Written trees come first: they are small, and on them neither the rules of the board nor the value of a win matter.

use std::collections::BTreeMap;

use crate::faulty::Kept;
use crate::suspects::{Evidence, Finding, find};
use crate::{
    Behaviour, Convention, Expectation, GradeTask, MISTAKES, Mistake, Program, Replies, Reply, SearchKind,
    Switch, TaskSet,
};

/// How well a candidate fits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FitLevel {
    /// In everything that the program reports.
    Whole,
    /// In moves and values, but not in the counts of nodes, or the windows of a recording.
    InPart,
}

/// The first task where an answer is not that of a right program.
#[derive(Clone, PartialEq, Debug)]
pub struct WrongAnswer {
    /// The place of the task in the set.
    pub place: usize,
    /// What the sheet asks for.
    pub expected: Behaviour,
    /// What the program wrote.
    pub given: Reply,
}

/// What is found out about one search of a program.
#[derive(Clone, Debug)]
pub struct Diagnosis {
    /// The search.
    pub kind: SearchKind,
    /// The tasks for it.
    pub tasks: usize,
    /// How many were answered.
    pub answered: usize,
    /// How many were answered with question marks alone: the search is not written yet.
    pub unwritten: usize,
    /// What fits all answers.
    pub finding: Finding,
    /// The smallest task with a wrong answer.
    pub wrong: Option<WrongAnswer>,
    /// Where none fits: the mistake that fits most answers, and how many.
    pub nearest: Option<(&'static Mistake, usize)>,
}

/// Diagnoses every search that the tasks ask for.
pub fn diagnose(set: &TaskSet, replies: &Replies) -> Vec<Diagnosis> {
    set.kinds().into_iter().map(|kind| Examiner::new(set, replies, kind).examine()).collect()
}

/// The answers to the tasks of one search.
struct Examiner<'a> {
    kind: SearchKind,
    set: &'a TaskSet,
    /// Places of the answered tasks: trees in the order of their size, boards in the order in which they were asked.
    trees: Vec<usize>,
    boards: Vec<usize>,
    /// Every task of the search: a program with a table remembers also those that it did not answer.
    tasks: usize,
    /// How many have an answer without any number.
    unwritten: usize,
    answers: Vec<Option<Reply>>,
    /// The same with counts that begin anew, where the program has one counter for all searches, or one for each.
    reset: [Vec<Option<Reply>>; 2],
    infinities: Vec<i32>,
}

impl<'a> Examiner<'a> {
    fn new(set: &'a TaskSet, replies: &Replies, kind: SearchKind) -> Self {
        let is_answered = |&place: &usize| replies.answers[place].is_some_and(|reply| !reply.is_empty());
        let of_kind = || (0..set.tasks.len()).filter(|&place| set.tasks[place].kind == kind);
        let (mut trees, boards): (Vec<usize>, Vec<usize>) =
            of_kind().filter(is_answered).partition(|&place| set.tasks[place].is_tree());
        trees.sort_by_key(|&place| set.tasks[place].size());
        let infinities = infinities(of_kind().filter_map(|place| replies.answers[place]));
        Self {
            kind,
            set,
            trees,
            boards,
            tasks: of_kind().count(),
            unwritten: of_kind()
                .filter(|&place| replies.answers[place].is_some_and(|r| r.is_empty()))
                .count(),
            answers: replies.answers.clone(),
            reset: [
                replies.with_counter_reset(|_| true).answers,
                replies.with_counter_reset(|place| set.tasks[place].kind == kind).answers,
            ],
            infinities,
        }
    }

    fn examine(self) -> Diagnosis {
        let answered = self.trees.len() + self.boards.len();
        let reports_nodes = self.answered().any(|(_, reply)| reply.nodes.is_some());
        let levels: &[FitLevel] = match (answered, reports_nodes) {
            (0, _) => &[],
            (_, false) => &[FitLevel::Whole],
            (_, true) => &[FitLevel::Whole, FitLevel::InPart],
        };
        let finding = find(&self, levels);
        let wrong = if finding.right_by().is_some() { None } else { self.smallest_wrong() };
        let nearest = if finding.suspects.is_empty() && answered > 0 { self.nearest() } else { None };
        let (kind, tasks, unwritten) = (self.kind, self.tasks, self.unwritten);
        Diagnosis { kind, tasks, answered, unwritten, finding, wrong, nearest }
    }

    fn answered(&self) -> impl Iterator<Item = (&GradeTask, Reply)> {
        let places = self.trees.iter().chain(&self.boards);
        places.filter_map(|&place| Some((&self.set.tasks[place], self.answers[place]?)))
    }

    fn fits(&self, places: &[usize], program: &Program, level: FitLevel) -> bool {
        let mut kept = Kept::default();
        let replies = if program.switches.has(Switch::CounterKept) {
            &self.reset[0]
        } else if program.switches.has(Switch::CounterKeptBySearch) {
            &self.reset[1]
        } else {
            &self.answers
        };
        places.iter().all(|&place| {
            let behaviour = self.set.tasks[place].answer_after(program, &mut kept);
            replies[place].is_none_or(|reply| reply.fits(&behaviour, level == FitLevel::Whole))
        })
    }

    /// The smallest task whose value or move is wrong by every convention; failing that, whose count is.
    fn smallest_wrong(&self) -> Option<WrongAnswer> {
        let places = self.trees.iter().chain(&self.boards);
        let expected: Vec<(usize, Expectation)> =
            places.map(|&place| (place, self.set.tasks[place].expectation())).collect();
        let wrong = |with_nodes: bool| {
            let wrong = expected.iter().filter_map(|(place, right)| {
                let (task, given) = (&self.set.tasks[*place], self.answers[*place]?);
                let is_wrong =
                    given.value.is_some_and(|value| !right.values.iter().any(|&v| i64::from(v) == value))
                        || given.movement.is_some_and(|m| !right.moves.iter().any(|&r| i64::from(r) == m))
                        || with_nodes && given.nodes.is_some_and(|nodes| !right.nodes.contains(&nodes));
                is_wrong.then_some((task.size(), WrongAnswer { place: *place, expected: right.sheet, given }))
            });
            wrong.min_by_key(|(size, wrong)| (*size, wrong.place)).map(|(_, wrong)| wrong)
        };
        wrong(false).or_else(|| wrong(true))
    }

    /// The single mistake that explains most answers, if it explains more than a right program does.
    fn nearest(&self) -> Option<(&'static Mistake, usize)> {
        let explained = |program: &Program| {
            let fits = |(task, reply): (&GradeTask, Reply)| reply.fits(&task.answer(program), false);
            self.answered().filter(|&pair| fits(pair)).count()
        };
        let right = explained(&Program::right(self.kind, Convention::SHEET));
        let mut best: Option<(&'static Mistake, usize)> = None;
        for mistake in MISTAKES {
            for switch in mistake.switches(self.kind) {
                let convention = switch.usual_convention();
                let program = Program { convention, ..Program::wrong(self.kind, [switch]) };
                let count = explained(&program);
                if count > best.map_or(right, |(_, most)| most) {
                    best = Some((mistake, count));
                }
            }
        }
        best
    }
}

impl Evidence for Examiner<'_> {
    fn kind(&self) -> SearchKind {
        self.kind
    }

    fn infinities(&self) -> &[i32] {
        &self.infinities
    }

    fn has_counts(&self, level: FitLevel) -> bool {
        level == FitLevel::Whole
    }

    fn has_boards(&self) -> bool {
        !self.boards.is_empty()
    }

    fn with_wins(&self, shape: Convention) -> Vec<Convention> {
        shape.with_wins()
    }

    fn fits_trees(&self, program: &Program, level: FitLevel) -> bool {
        self.fits(&self.trees, program, level)
    }

    fn fits_boards(&self, program: &Program, level: FitLevel) -> bool {
        self.fits(&self.boards, program, level)
    }
}

/// What the program may take for infinite, the likeliest first: numbers that it writes and that are no usual values.
fn infinities(replies: impl Iterator<Item = Reply>) -> Vec<i32> {
    const SMALLEST: i64 = 50;
    const MOST: usize = 4;
    let mut counts: BTreeMap<i32, usize> = BTreeMap::new();
    for value in replies.filter_map(|reply| reply.value) {
        if let Ok(value) = i32::try_from(value.saturating_abs())
            && i64::from(value) >= SMALLEST
        {
            *counts.entry(value).or_default() += 1;
        }
    }
    let mut list: Vec<(i32, usize)> = counts.into_iter().collect();
    list.sort_by_key(|&(value, count)| (std::cmp::Reverse(count), value));
    let observed = list.into_iter().take(MOST).map(|(value, _)| value);
    // A fail-soft program never shows its infinity.
    let mut list: Vec<i32> = observed.chain([100, 10]).collect();
    list.dedup();
    list
}
