//! A worksheet: exercises in a row, for everyone or for one student.

use plyground_core::{Dice, GOLDEN, mix};
use serde::{Deserialize, Serialize};

use crate::key::{KeyPart, QuestionKey, SheetKey};
use crate::{Difficulty, Exercise, ExerciseKind, Student, exercise};

/// What a worksheet is to contain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetRequest {
    /// The kinds of its questions, in turns.
    pub kinds: Vec<ExerciseKind>,
    /// The difficulty of all of them.
    pub difficulty: Difficulty,
    /// How many questions.
    pub questions: usize,
}

/// A worksheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// Its name in files: the student's id, or a word.
    pub id: String,
    /// The student, on a sheet for one.
    pub student: Option<Student>,
    /// The seed that makes it again.
    pub seed: u64,
    /// The exercises.
    pub exercises: Vec<Exercise>,
}

impl Sheet {
    /// The id of a sheet for everyone.
    pub const COMMON: &str = "sheet";

    /// The sheet of a seed, for everyone.
    pub fn new(request: &SheetRequest, seed: u64) -> Self {
        let mut exercises: Vec<Exercise> = Vec::with_capacity(request.questions);
        for (i, &kind) in request.kinds.iter().cycle().take(request.questions).enumerate() {
            let mut seed = Dice::first(seed ^ (i as u64 + 1).wrapping_mul(GOLDEN));
            // Small games have few positions: one that is on the sheet already is passed over.
            let next = loop {
                let next = exercise(kind, request.difficulty, seed);
                let is_new = exercises.iter().all(|before| before.question.subject != next.question.subject);
                if is_new {
                    break next;
                }
                seed = Dice::first(seed);
            };
            exercises.push(next);
        }
        Self { id: Self::COMMON.to_owned(), student: None, seed, exercises }
    }

    /// The sheet of a student in a class with this seed.
    pub fn for_student(request: &SheetRequest, seed: u64, student: &Student) -> Self {
        let sheet = Self::new(request, student_seed(seed, &student.id));
        Self { id: student.id.clone(), student: Some(student.clone()), ..sheet }
    }

    /// The most points.
    pub fn points(&self) -> u32 {
        self.exercises.iter().map(|exercise| exercise.question.points()).sum()
    }

    /// The answers.
    pub fn key(&self) -> SheetKey {
        let part = |(part, solution): (&crate::QuestionPart, &crate::Solution)| KeyPart {
            name: part.name.clone(),
            points: part.points,
            solution: solution.clone(),
        };
        let question = |exercise: &Exercise| QuestionKey {
            kind: exercise.question.kind,
            difficulty: exercise.question.difficulty,
            seed: exercise.seed,
            measures: exercise.measures,
            parts: exercise.question.parts.iter().zip(&exercise.solutions).map(part).collect(),
        };
        SheetKey {
            id: self.id.clone(),
            name: self.student.as_ref().map(|student| student.name.clone()).unwrap_or_default(),
            seed: self.seed,
            questions: self.exercises.iter().map(question).collect(),
        }
    }
}

/// The seed of a student's sheet: a hash of the id with the seed of the class.
pub fn student_seed(seed: u64, id: &str) -> u64 {
    let start = Dice::first(seed);
    id.trim().bytes().fold(start, |hash, byte| mix(hash ^ u64::from(byte)).wrapping_add(GOLDEN))
}
