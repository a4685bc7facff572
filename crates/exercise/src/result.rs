//! The result of practice on the page: which exercises were answered, how, and with what score; and its verification.
//!
//! An exercise follows from its kind, difficulty and seed, so a result is checked without a key: every exercise is made again
//! and its answers are marked. That shows whether the score fits the answers. It does not show who wrote them, nor with what
//! help.

use plyground_core::{Message, message};
use serde::Serialize;

use crate::answers::Answers;
use crate::{Difficulty, ExerciseKind, Sheet, SheetMarks, exercise, mark};

/// The first line of a result.
const FIRST_LINE: &str = "# plyground exercise result 1";
/// The most exercises of one result.
const MOST_EXERCISES: usize = 200;

/// A result as it was handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PracticeResult {
    /// The student's name.
    pub name: String,
    /// The exercises, in the order in which they were answered.
    pub exercises: Vec<ClaimedExercise>,
    /// The points of all exercises together, and the most points.
    pub total: ClaimedPoints,
    answers: Answers,
}

/// An exercise in a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ClaimedExercise {
    /// The kind.
    pub kind: ExerciseKind,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The seed that makes it again.
    pub seed: u64,
    /// The points.
    pub claimed: ClaimedPoints,
}

/// Points as a result states them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ClaimedPoints {
    /// The points.
    pub points: u32,
    /// The most points.
    pub most: u32,
}

/// A result that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifiedResult {
    /// The result.
    pub result: PracticeResult,
    /// The marks of the answers in it.
    pub marks: SheetMarks,
    /// The points that the answers to each exercise are worth.
    pub points: Vec<ClaimedPoints>,
    /// For each exercise the number of an earlier one with the same question, counted from 1.
    pub repeats: Vec<Option<usize>>,
}

impl PracticeResult {
    /// Reads a result, as the page writes it.
    pub fn read(text: &str) -> Result<Self, Message> {
        let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
        if lines.next() != Some(FIRST_LINE) {
            return Err(message!(
                "exercise-no-result",
                "this is no result of practice: it does not begin with “{first}”. Save it with the button on the page",
                first = FIRST_LINE
            ));
        }
        let (mut exercises, mut total, mut answers) = (Vec::new(), None, Answers::default());
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let wrong = || wrong_line(line);
            let (name, value) = line.split_once(':').ok_or_else(wrong)?;
            let (name, value) = (name.trim(), value.trim());
            if let Some(number) = name.strip_prefix("exercise ") {
                let is_next = number.trim().parse() == Ok(exercises.len() + 1);
                let next = read_exercise(value).filter(|_| is_next && exercises.len() < MOST_EXERCISES);
                exercises.push(next.ok_or_else(wrong)?);
            } else if let Some(number) = name.strip_prefix("points ") {
                let number: usize = number.trim().parse().map_err(|_| wrong())?;
                let is_last = number == exercises.len();
                let last: &mut ClaimedExercise =
                    exercises.last_mut().filter(|_| is_last).ok_or_else(wrong)?;
                last.claimed = read_points(value).ok_or_else(wrong)?;
            } else if name == "total" {
                total = Some(read_points(value).ok_or_else(wrong)?);
            } else {
                answers.add(name, value);
            }
        }
        let total = total.ok_or_else(|| wrong_line("total: …"))?;
        Ok(Self { name: answers.name.clone().unwrap_or_default(), exercises, total, answers })
    }

    /// Makes every exercise again and marks the answers.
    pub fn verify(self) -> VerifiedResult {
        let make = |one: &ClaimedExercise| exercise(one.kind, one.difficulty, one.seed);
        let exercises: Vec<_> = self.exercises.iter().map(make).collect();
        let earlier = |i: usize| {
            let subject = &exercises[i].question;
            exercises[..i].iter().position(|before| before.question == *subject).map(|at| at + 1)
        };
        let repeats = (0..exercises.len()).map(earlier).collect();
        let sheet = Sheet { id: Sheet::COMMON.to_owned(), student: None, seed: 0, exercises };
        let marks = mark(&sheet.key(), &self.answers);
        let of_exercise = |i: usize| {
            let parts = || marks.parts.iter().filter(|part| part.question == i + 1);
            ClaimedPoints {
                points: parts().map(|part| part.points).sum(),
                most: parts().map(|part| part.most).sum(),
            }
        };
        let points = (0..self.exercises.len()).map(of_exercise).collect();
        VerifiedResult { result: self, marks, points, repeats }
    }
}

impl VerifiedResult {
    /// Whether every score in the result is the one that its answers are worth.
    pub fn is_true(&self) -> bool {
        let total = ClaimedPoints { points: self.marks.points, most: self.marks.most };
        let claimed = self.result.exercises.iter().map(|one| one.claimed);
        total == self.result.total && claimed.eq(self.points.iter().copied())
    }
}

fn wrong_line(line: &str) -> Message {
    message!(
        "exercise-result-line",
        "the result has a line that the page does not write, or lacks one: “{line}”. Hand in the file as it was saved",
        line = line.escape_debug().to_string()
    )
}

/// `unvisited 2 17`; the points follow on a line of their own.
fn read_exercise(text: &str) -> Option<ClaimedExercise> {
    let mut words = text.split_whitespace();
    let kind = ExerciseKind::find(words.next()?).ok()?;
    let difficulty = Difficulty::new(words.next()?.parse().ok()?)?;
    let seed = words.next()?.parse().ok()?;
    let claimed = ClaimedPoints { points: 0, most: 0 };
    words.next().is_none().then_some(ClaimedExercise { kind, difficulty, seed, claimed })
}

/// `3 of 4`.
fn read_points(text: &str) -> Option<ClaimedPoints> {
    let (points, most) = text.split_once(" of ")?;
    Some(ClaimedPoints { points: points.trim().parse().ok()?, most: most.trim().parse().ok()? })
}
