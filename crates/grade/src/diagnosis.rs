//! Which program behaves like the student's: a convention, a mistake, or two.
//!
//! Every candidate is a [`Program`]. It is run on one task after the other and dropped at the first answer that differs.
//! Written trees come first: they are small, and on them neither the rules of the board nor the value of a win matter, so
//! one result serves many candidates.

use std::collections::BTreeMap;

use crate::faulty::Kept;
use crate::suspects::{Evidence, Suspect, find_suspects};
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
    /// The tasks for it, and how many were answered.
    pub tasks: usize,
    /// How many were answered.
    pub answered: usize,
    /// Candidates that fit all answers, those with the fewest mistakes only. Empty if none fits.
    pub suspects: Vec<Suspect>,
    /// How well they fit.
    pub level: FitLevel,
    /// The smallest task with a wrong answer.
    pub wrong: Option<WrongAnswer>,
    /// Where none fits: the mistake that fits most answers, and how many.
    pub nearest: Option<(&'static Mistake, usize)>,
}

impl Diagnosis {
    /// Whether the program is right by some convention, and by which.
    pub fn right_by(&self) -> Option<&Convention> {
        let suspect = self.suspects.first()?;
        (suspect.mistakes.is_empty() && self.level == FitLevel::Whole).then_some(&suspect.program.convention)
    }

    /// Whether moves and values are right, and only the counts fit no convention.
    pub fn is_right_but_for_nodes(&self) -> bool {
        self.suspects.first().is_some_and(|suspect| suspect.mistakes.is_empty())
            && self.level == FitLevel::InPart
    }

    /// The mistakes of the first suspect.
    pub fn mistakes(&self) -> &[&'static Mistake] {
        self.suspects.first().map_or(&[], |suspect| &suspect.mistakes)
    }
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
    answers: Vec<Option<Reply>>,
    /// The same with counts that begin anew, where the program has one counter for all searches, or one for each.
    reset: [Vec<Option<Reply>>; 2],
    infinities: Vec<i32>,
    known: BTreeMap<(bool, Program), bool>,
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
            answers: replies.answers.clone(),
            reset: [
                replies.with_counter_reset(|_| true).answers,
                replies.with_counter_reset(|place| set.tasks[place].kind == kind).answers,
            ],
            infinities,
            known: BTreeMap::new(),
        }
    }

    fn examine(mut self) -> Diagnosis {
        let answered = self.trees.len() + self.boards.len();
        let (mut suspects, mut level) = (Vec::new(), FitLevel::Whole);
        if answered > 0 {
            let reports_nodes = self.answered().any(|(_, reply)| reply.nodes.is_some());
            for (count, wanted) in [
                (0, FitLevel::Whole),
                (1, FitLevel::Whole),
                (2, FitLevel::Whole),
                (0, FitLevel::InPart),
                (1, FitLevel::InPart),
                (2, FitLevel::InPart),
            ] {
                if wanted == FitLevel::InPart && !reports_nodes {
                    break;
                }
                suspects = find_suspects(&mut self, count, wanted);
                level = wanted;
                if !suspects.is_empty() {
                    break;
                }
            }
        }
        let is_right = suspects.first().is_some_and(|suspect: &Suspect| suspect.mistakes.is_empty());
        let wrong = if is_right && level == FitLevel::Whole { None } else { self.smallest_wrong() };
        let nearest = if suspects.is_empty() && answered > 0 { self.nearest() } else { None };
        Diagnosis { kind: self.kind, tasks: self.tasks, answered, suspects, level, wrong, nearest }
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

    fn with_wins(&self, shape: Convention) -> Vec<Convention> {
        shape.with_wins()
    }

    fn fits_trees(&mut self, program: &Program, level: FitLevel) -> bool {
        let key = (level == FitLevel::Whole, *program);
        if let Some(&fits) = self.known.get(&key) {
            return fits;
        }
        let fits = self.fits(&self.trees, program, level);
        self.known.insert(key, fits);
        fits
    }

    fn fits_boards(&mut self, program: &Program, level: FitLevel) -> bool {
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
