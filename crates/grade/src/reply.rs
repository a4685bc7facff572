//! What a student's program writes: `ID MOVE VALUE NODES`, a line for each task.

use std::collections::BTreeMap;

use plyground_core::{Message, message};

use crate::infinite::is_same_number;
use crate::{Behaviour, TaskSet, WIN};

/// An answer; a field that was not reported is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reply {
    /// The number of the move, from 1. Programs with mistakes may write any number.
    pub movement: Option<i64>,
    /// The value for the side to move.
    pub value: Option<i64>,
    /// The positions that were entered.
    pub nodes: Option<u64>,
}

impl Reply {
    /// Reads the fields after the name.
    fn parse(words: &[&str]) -> Result<Self, Message> {
        let &[movement, value, nodes] = words else {
            return Err(message!(
                "grade-reply-words",
                "an answer has four words, ID MOVE VALUE NODES, and this line has {count}",
                count = words.len() + 1
            ));
        };
        let whole = |word: &str| {
            if word == "?" {
                return Ok(None);
            }
            read_whole(word).map(Some).ok_or_else(|| {
                message!(
                    "grade-reply-number",
                    "`{word}` is not a whole number: write one, or ? where the program does not report it",
                    word = word.escape_debug().to_string()
                )
            })
        };
        // A program that has chosen no move writes what its language has for that.
        let has_no_move = NO_MOVE.iter().any(|word| movement.eq_ignore_ascii_case(word));
        let movement = if has_no_move { Some(-1) } else { whole(movement)? };
        let nodes = whole(nodes)?.map(|nodes| u64::try_from(nodes).unwrap_or(0));
        Ok(Self { movement, value: whole(value)?, nodes })
    }

    /// Whether nothing was reported.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a program with this behaviour could have written the answer.
    pub fn fits(&self, behaviour: &Behaviour, with_nodes: bool) -> bool {
        let fits_move = match (self.movement, behaviour.movement) {
            (Some(given), Some(found)) => given == i64::from(found),
            _ => true,
        };
        let fits_value =
            self.value.is_none_or(|given| is_same_number(given, behaviour.value, i64::from(WIN)));
        let fits_nodes = !with_nodes || self.nodes.is_none_or(|given| given == behaviour.nodes);
        behaviour.ends && fits_move && fits_value && fits_nodes
    }
}

/// How languages write that there is nothing.
const NO_MOVE: [&str; 7] = ["none", "null", "nil", "undefined", "nan", "false", "-"];

/// A whole number, also written as `3.0`, or an infinity.
fn read_whole(word: &str) -> Option<i64> {
    const LARGEST: f64 = 9e15;
    if let Ok(number) = word.parse() {
        return Some(number);
    }
    let number: f64 = word.parse().ok()?;
    if number.is_infinite() {
        return Some(if number > 0.0 { i64::from(i32::MAX) } else { -i64::from(i32::MAX) });
    }
    (number.fract() == 0.0 && number.abs() < LARGEST).then_some(number as i64)
}

/// The answers of a program, and the lines that are none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Replies {
    /// The answer to each task, in the order of the tasks.
    pub answers: Vec<Option<Reply>>,
    /// The first lines that could not be used: their numbers, and why.
    pub faults: Vec<(usize, Message)>,
    /// How many lines could not be used.
    pub fault_count: usize,
}

/// The most faults that are kept.
const MOST_FAULTS: usize = 5;

impl Replies {
    /// Reads what a program wrote. Lines that begin with `#` are comments.
    pub fn read(text: &str, set: &TaskSet) -> Self {
        let places: BTreeMap<&str, usize> =
            (0..).zip(&set.tasks).map(|(n, task)| (task.id.as_str(), n)).collect();
        let mut replies = Self { answers: vec![None; set.tasks.len()], ..Self::default() };
        for (number, line) in (1..).zip(text.lines()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some((&id, rest)) = words.split_first().filter(|(id, _)| !id.starts_with('#')) else {
                continue;
            };
            let read = match places.get(id) {
                None => Err(message!(
                    "grade-reply-unknown",
                    "`{id}` is not the name of a task: an answer begins with it",
                    id = id.chars().take(40).collect::<String>().escape_debug().to_string()
                )),
                Some(&place) if replies.answers[place].is_some() => Err(message!(
                    "grade-reply-repeated",
                    "the task {id} was answered before: one line is enough",
                    id = id.to_owned()
                )),
                Some(&place) => Reply::parse(rest).map(|reply| replies.answers[place] = Some(reply)),
            };
            if let Err(why) = read {
                replies.fault_count += 1;
                if replies.faults.len() < MOST_FAULTS {
                    replies.faults.push((number, why));
                }
            }
        }
        replies
    }

    /// The same answers with the nodes that were added since the answer before: right if the counter was never set back.
    /// `is_counted` tells for which tasks by their places.
    pub(crate) fn with_counter_reset(&self, is_counted: impl Fn(usize) -> bool) -> Self {
        let mut before = Some(0);
        let mut reset = self.clone();
        let counted = reset.answers.iter_mut().enumerate().filter(|(place, _)| is_counted(*place));
        for reply in counted.filter_map(|(_, reply)| reply.as_mut()) {
            let count = reply.nodes;
            reply.nodes = count.zip(before).map(|(count, before)| count.saturating_sub(before));
            before = count;
        }
        reset
    }

    /// How many tasks were answered with anything at all.
    pub fn answered(&self) -> usize {
        self.answers.iter().flatten().filter(|reply| !reply.is_empty()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set() -> TaskSet {
        TaskSet::parse("# two\na minimax 1 explicit [1,2] X\nb negamax 2 explicit [[1,2],3] O\n").unwrap()
    }

    #[test]
    fn answers_are_read_in_any_order_and_spelling() {
        let none = Replies::read("a None 0 3\n", &set());
        assert_eq!((none.fault_count, none.answers[0].unwrap().movement), (0, Some(-1)));
        let replies = Replies::read("# hello\r\n b  ? -3.0 7 \r\na 2 2 ?\n\n", &set());
        assert_eq!(replies.fault_count, 0, "{:?}", replies.faults);
        let first = Reply { movement: Some(2), value: Some(2), nodes: None };
        let second = Reply { movement: None, value: Some(-3), nodes: Some(7) };
        assert_eq!(replies.answers, [Some(first), Some(second)]);
    }

    #[test]
    fn lines_that_are_no_answers_are_counted_and_explained() {
        let replies = Replies::read("a 1 1\nc 1 1 1\na 1 x 1\na 1 1 1\na 1 1 1\nhello\n", &set());
        assert_eq!((replies.fault_count, replies.answered()), (5, 1));
        assert_eq!(replies.faults[0].0, 1);
    }

    #[test]
    fn a_counter_that_runs_on_is_set_back() {
        let replies = Replies::read("a 1 1 3\nb 1 1 8\n", &set()).with_counter_reset(|_| true);
        let nodes: Vec<Option<u64>> = replies.answers.iter().flatten().map(|reply| reply.nodes).collect();
        assert_eq!(nodes, [Some(3), Some(5)]);
    }
}
