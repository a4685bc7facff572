//! A question and its solution.

use serde::{Deserialize, Serialize};

use crate::{Difficulty, ExerciseKind, ExerciseTree, Measures};

/// An exercise: the question, and apart from it the answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The seed that makes it again.
    pub seed: u64,
    /// What the student sees.
    pub question: Question,
    /// The solutions of the parts, in their order.
    pub solutions: Vec<Solution>,
    /// How difficult it is, in numbers.
    pub measures: Measures,
}

/// What the student sees: nothing in it tells an answer, and no seed would make the key again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The kind.
    pub kind: ExerciseKind,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The tree or the position.
    pub subject: Subject,
    /// What is to be answered.
    pub parts: Vec<QuestionPart>,
}

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// A tree whose leaves have values.
    Tree(ExerciseTree),
    /// A position of a game.
    Position {
        /// The game with its parameters.
        game: String,
        /// The position as one line.
        position: String,
        /// The side to move, X or O.
        to_move: char,
    },
}

/// A part of a question, with an answer of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuestionPart {
    /// Its name in the answer form: the letter of a node, a word, or nothing where the question has one part.
    pub name: String,
    /// The form of the answer.
    pub asks: Asked,
    /// The most points.
    pub points: u32,
}

/// The form of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// Names of leaves, in any order.
    Leaves,
    /// Names of nodes, in order.
    Nodes,
    /// A whole number.
    Number,
    /// Alpha and beta.
    Window,
    /// The name of a node.
    Node,
    /// A move.
    Move,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Solution {
    /// Names of leaves.
    Leaves(Vec<String>),
    /// Names of nodes, in order.
    Nodes(Vec<String>),
    /// A whole number.
    Number(i32),
    /// Alpha and beta; `None` is minus and plus infinity.
    Window(Option<i32>, Option<i32>),
    /// The name of a node.
    Node(String),
    /// A move in the game's notation, and other ways to type it.
    Move(Vec<String>),
}

impl Question {
    /// The tree, if it is about one.
    pub fn tree(&self) -> Option<&ExerciseTree> {
        match &self.subject {
            Subject::Tree(tree) => Some(tree),
            Subject::Position { .. } => None,
        }
    }

    /// The most points of all parts.
    pub fn points(&self) -> u32 {
        self.parts.iter().map(|part| part.points).sum()
    }
}
