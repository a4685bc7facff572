//! The points of a program.

use serde::Serialize;

use crate::{Diagnosis, Replies, Rubric, SearchKind, TaskSet};

/// The points for one search.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchMark {
    /// The search.
    pub search: &'static str,
    /// The tasks.
    pub tasks: usize,
    /// How many were answered.
    pub answered: usize,
    /// How many of the moves, values and counts are right by some convention.
    pub right_moves: usize,
    /// The same for values.
    pub right_values: usize,
    /// The same for counts of nodes.
    pub right_nodes: usize,
    /// The points for each part of the answers.
    pub parts: PartPoints,
    /// The most points for each part.
    pub most_parts: PartPoints,
    /// The mistakes that were named, if any.
    pub mistakes: Vec<&'static str>,
    /// The points, before penalties.
    pub points: f64,
    /// The most points.
    pub most: f64,
}

/// Points for the parts of an answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PartPoints {
    /// For the moves.
    #[serde(rename = "move")]
    pub movement: f64,
    /// For the values.
    pub value: f64,
    /// For the counts of nodes.
    pub nodes: f64,
}

/// An earlier mark of a submission that has been changed since.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct EarlierMark {
    /// How often the submission has been run, this time included.
    pub attempt: usize,
    /// The points of the time before.
    pub points: f64,
}

/// The points of a program.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Marks {
    /// By search.
    pub searches: Vec<SearchMark>,
    /// What each mistake costs; a mistake in several searches costs once.
    pub penalties: Vec<(&'static str, f64)>,
    /// The sum, never below 0.
    pub points: f64,
    /// The most points.
    pub most: f64,
}

/// Marks a program by a rubric.
pub fn mark(set: &TaskSet, replies: &Replies, diagnoses: &[Diagnosis], rubric: &Rubric) -> Marks {
    let searches: Vec<SearchMark> =
        diagnoses.iter().map(|found| mark_search(set, replies, found, rubric)).collect();
    let mut penalties: Vec<(&'static str, f64)> = Vec::new();
    for mistake in diagnoses.iter().flat_map(|found| found.finding.mistakes()) {
        let cost = rubric.penalty(mistake.class);
        if cost > 0.0 && !penalties.iter().any(|(id, _)| *id == mistake.id) {
            penalties.push((mistake.id, cost));
        }
    }
    let gained: f64 = searches.iter().map(|mark| mark.points).sum();
    let lost: f64 = penalties.iter().map(|(_, cost)| cost).sum();
    let most = searches.iter().map(|mark| mark.most).sum();
    Marks { searches, penalties, points: hundredths((gained - lost).max(0.0)), most }
}

fn mark_search(set: &TaskSet, replies: &Replies, found: &Diagnosis, rubric: &Rubric) -> SearchMark {
    let kind: SearchKind = found.kind;
    let (mut right_moves, mut right_values, mut right_nodes) = (0, 0, 0);
    // By one convention all is right: nothing has to be looked up.
    let is_right = found.finding.right_by().is_some();
    for (task, reply) in set.tasks.iter().zip(&replies.answers).filter(|(task, _)| task.kind == kind) {
        let Some(reply) = reply else { continue };
        let expected = (!is_right).then(|| task.expectation());
        let has = |is_in: &dyn Fn(&crate::Expectation) -> bool| expected.as_ref().is_none_or(is_in);
        right_moves += usize::from(
            reply.movement.is_some_and(|m| has(&|right| right.moves.iter().any(|&r| i64::from(r) == m))),
        );
        right_values += usize::from(
            reply.value.is_some_and(|v| has(&|right| right.values.iter().any(|&r| i64::from(r) == v))),
        );
        right_nodes += usize::from(reply.nodes.is_some_and(|n| has(&|right| right.nodes.contains(&n))));
    }
    let weights = rubric.weights;
    let sum = weights.movement + weights.value + weights.nodes;
    let most = rubric.points(kind);
    let points_for =
        |weight: f64, right: usize| most * weight * right as f64 / (sum * found.tasks.max(1) as f64);
    let gained = [
        points_for(weights.movement, right_moves),
        points_for(weights.value, right_values),
        points_for(weights.nodes, right_nodes),
    ];
    let points = hundredths(gained.iter().sum());
    let of_parts = |[movement, value, nodes]: [f64; 3]| PartPoints {
        movement: hundredths(movement),
        value: hundredths(value),
        nodes: hundredths(nodes),
    };
    let most_parts =
        of_parts([weights.movement, weights.value, weights.nodes].map(|weight| most * weight / sum));
    let mistakes = found.finding.mistakes().iter().map(|mistake| mistake.id).collect();
    let (tasks, answered) = (found.tasks, found.answered);
    SearchMark {
        search: kind.id(),
        tasks,
        answered,
        right_moves,
        right_values,
        right_nodes,
        parts: of_parts(gained),
        most_parts,
        mistakes,
        points,
        most,
    }
}

fn hundredths(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}
