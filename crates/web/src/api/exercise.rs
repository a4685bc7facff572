//! `/api/exercise`: a question by its kind, difficulty and seed; `/api/exercise/mark`: the marks of an answer to it.
//!
//! The server keeps no exercise: both requests make it again. The first reply holds nothing of the key.

use plyground_exercise::{
    Answers, Difficulty, Exercise, ExerciseKind, PartMark, exercise, feedback, kind_name, mark_exercise,
    part_label, picture, prompt,
};
use plyground_i18n::Texts;
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::request_context::RequestContext;
use crate::response_content::ResponseContent;

/// Which exercise.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ExerciseRequest {
    #[schemars(flatten)]
    chosen: ChosenExercise,
}

/// An answer to an exercise.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct MarkRequest {
    #[schemars(flatten)]
    chosen: ChosenExercise,
    /// A line `1 PART: ANSWER` for every part, `1: ANSWER` where there is one.
    #[schemars(extend("maxLength" = limits::TEXT))]
    answers: String,
}

/// The fields that make an exercise.
#[derive(JsonSchema)]
struct ChosenExercise {
    /// The kind.
    #[schemars(with = "String", extend("examples" = ["unvisited", "windows"]))]
    kind: ExerciseKind,
    /// From 1 to 5; 2 if it is missing.
    #[schemars(with = "Option<u8>", range(min = 1, max = 5))]
    difficulty: Difficulty,
    /// The same seed makes the same exercise; 0 if it is missing.
    #[schemars(with = "Option<u64>", range(min = 0, max = limits::SEED))]
    seed: u64,
}

impl ChosenExercise {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let kind = fields.required("kind", limits::WORD)?;
        let kind = ExerciseKind::find(&kind).map_err(|why| fields.wrong(fields.texts().tell(&why)))?;
        let range = u64::from(*Difficulty::RANGE.start())..=u64::from(*Difficulty::RANGE.end());
        let level = fields.number("difficulty", range)?.unwrap_or(2);
        let difficulty = Difficulty::new(level as u8).expect("the number is in the range of difficulties");
        Ok(Self { kind, difficulty, seed: fields.number("seed", 0..=limits::SEED)?.unwrap_or(0) })
    }

    fn make(&self) -> Exercise {
        exercise(self.kind, self.difficulty, self.seed)
    }
}

impl RequestFields for ExerciseRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { chosen: ChosenExercise::take(fields)? })
    }
}

impl RequestFields for MarkRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let answers = fields.required("answers", limits::TEXT)?;
        Ok(Self { chosen: ChosenExercise::take(fields)?, answers })
    }
}

/// A question.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ExerciseReply {
    /// The name of its kind.
    name: String,
    /// What is asked.
    ask: String,
    /// The tree or the board, as SVG.
    picture: String,
    /// The tree as the game `explicit` reads it; null for a position.
    tree: Option<String>,
    /// What is to be answered.
    parts: Vec<PartReply>,
    /// Every kind with its name.
    kinds: Vec<KindReply>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct PartReply {
    /// Its name in the answers.
    name: String,
    /// The words before the answer.
    label: String,
    /// The most points.
    points: u32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct KindReply {
    id: &'static str,
    name: String,
}

/// The marks of an answer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MarksReply {
    points: u32,
    /// The most points.
    most: u32,
    /// Every part.
    parts: Vec<MarkedPartReply>,
    /// The tree or the board with the answers, as SVG.
    picture: String,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct MarkedPartReply {
    name: String,
    label: String,
    points: u32,
    /// The most points.
    most: u32,
    /// What is wrong, and the right answer; null if nothing is.
    feedback: Option<String>,
}

pub(crate) fn question(fields: &mut Fields) -> Result<Computation, ApiError> {
    let ExerciseRequest { chosen } = fields.request()?;
    Ok(Box::new(move |context: &RequestContext<'_>| {
        Ok(ResponseContent::json(&shown(&chosen.make(), context.texts)))
    }))
}

fn shown(exercise: &Exercise, texts: &Texts) -> ExerciseReply {
    let question = &exercise.question;
    let part = |part: &plyground_exercise::QuestionPart| PartReply {
        name: part.name.clone(),
        label: part_label(texts, question.kind, part),
        points: part.points,
    };
    ExerciseReply {
        name: kind_name(texts, question.kind),
        ask: prompt(texts, question),
        picture: picture(texts, question, None).1,
        tree: question.tree().map(plyground_exercise::ExerciseTree::text),
        parts: question.parts.iter().map(part).collect(),
        kinds: ExerciseKind::ALL.map(|kind| KindReply { id: kind.id(), name: kind_name(texts, kind) }).into(),
    }
}

pub(crate) fn mark(fields: &mut Fields) -> Result<Computation, ApiError> {
    let MarkRequest { chosen, answers } = fields.request()?;
    let answers = Answers::read(&answers).map_err(|why| fields.wrong(fields.texts().tell(&why)))?;
    Ok(Box::new(move |context: &RequestContext<'_>| {
        Ok(ResponseContent::json(&marked(&chosen.make(), &answers, context.texts)))
    }))
}

fn marked(exercise: &Exercise, answers: &Answers, texts: &Texts) -> MarksReply {
    let (question, marks) = (&exercise.question, mark_exercise(exercise, answers));
    let part = |(part, mark): (&plyground_exercise::QuestionPart, &PartMark)| MarkedPartReply {
        name: part.name.clone(),
        label: part_label(texts, question.kind, part),
        points: mark.points,
        most: mark.most,
        feedback: feedback(texts, mark),
    };
    MarksReply {
        points: marks.points,
        most: marks.most,
        parts: question.parts.iter().zip(&marks.parts).map(part).collect(),
        picture: picture(texts, question, Some(&exercise.solutions)).1,
    }
}
