//! Why not this move?

use plyground_core::{Bound, Message, Score, Window};
use plyground_draw::explain::{score, sentence, why_cut, window};
use plyground_draw::tree::{Event, Id, Tree};
use plyground_i18n::{Family, Texts, say};
use plyground_registry::{Algorithm, Root, SearchTask, Session};

use crate::record::record;

/// Most events that are recorded; more are thinned out far from the root, where no reason is looked for.
const MOST: usize = 200_000;

/// A search's explanation of one move of the position.
#[derive(Clone, Debug)]
pub struct Why {
    /// The moves that lead to the position where it is asked about, from the one that was searched.
    pub above: Vec<String>,
    /// The move in question.
    pub movement: String,
    /// Its value for the side to move.
    pub value: Score,
    /// The line that follows it, the move first.
    pub line: Vec<String>,
    /// The best move; the first of equal ones.
    pub best: String,
    /// Its value.
    pub best_value: Score,
    /// The line that follows it.
    pub best_line: Vec<String>,
    /// The recorded search.
    tree: Tree,
    /// The last visit to the move in it; `None` if it was never searched.
    visit: Option<Id>,
}

/// Searches the position, and once more with the whole window for every move, so that each has its exact value.
///
/// `convention` is the name of the request's conventions, and `movement` a move as a person types it. Both searches
/// look at least one ply ahead, since the position itself says nothing about any move. There is no answer if the
/// request's limits end one of them.
///
/// A branch of an explicit game tree may be named by its path, such as `2.1`: then the question is asked after branch 2.
pub fn why(
    session: &dyn Session,
    task: &SearchTask<'_>,
    convention: &str,
    movement: &str,
) -> Result<Option<Why>, Message> {
    let (above, movement) = if session.is_written() && session.after(&[movement]).is_err() {
        split(movement)
    } else {
        (Vec::new(), movement)
    };
    let there = session.after(&above)?;
    let session = &*there;
    let after = session.after(&[movement])?;
    let movement = after.history().last().cloned().expect("one move was just played");
    let depth = task.depth.unwrap_or_else(|| session.default_depth());
    let depth = depth.saturating_sub(above.len() as u16).max(1);
    let task = SearchTask { depth: Some(depth), ..task.clone() };
    let (answer, mut tree) = record(session, &task, convention, MOST)?;
    tree.header.above = above.iter().map(|&text| text.to_owned()).collect();
    let above = tree.header.above.clone();
    let mut open = task;
    open.conventions.root = Root::Unshared;
    let (in_full, whole) = record(session, &open, convention, MOST)?;
    if answer.report.stopped.is_some() || in_full.report.stopped.is_some() {
        return Ok(None);
    }
    let best = answer.report.best.clone().unwrap_or_else(|| movement.clone());
    let (value, line) = found(&whole, &movement);
    let (best_value, best_line) = found(&whole, &best);
    let visit = last_visit(&tree, &movement);
    Ok(Some(Why { above, movement, value, line, best, best_value, best_line, tree, visit }))
}

/// A path such as `2.1` as the moves above the last one, and the last one.
fn split(path: &str) -> (Vec<&str>, &str) {
    match path.rsplit_once('.') {
        Some((above, last)) => (above.split('.').collect(), last),
        None => (Vec::new(), path),
    }
}

/// The value of a root move for the side to move, and the line that follows.
fn found(tree: &Tree, movement: &str) -> (Score, Vec<String>) {
    let id = last_visit(tree, movement).expect("with the whole window every move is searched");
    let line = std::iter::successors(Some(id), |&id| tree.nodes[id].best);
    let line = line.map(|id| tree.nodes[id].movement.clone()).collect();
    (tree.seen_by_root(id).expect("nobody stops this search"), line)
}

fn texts_of(line: &[String]) -> Vec<&str> {
    line.iter().map(String::as_str).collect()
}

fn last_visit(tree: &Tree, movement: &str) -> Option<Id> {
    tree.root().children.iter().rev().copied().find(|&id| tree.nodes[id].movement == movement)
}

/// Whether a search has no alpha-beta window, so that its windows say nothing.
fn has_no_window(algorithm: &str) -> bool {
    [Algorithm::Minimax, Algorithm::Negamax].iter().any(|search| search.id() == algorithm)
}

impl Why {
    /// The window with which the move was entered last, for the side to move; `None` if it was never searched.
    pub fn window(&self) -> Option<Window> {
        self.visit.map(|id| self.tree.window_for_root(id))
    }

    /// The answer, a sentence each.
    pub fn say(&self, texts: &Texts) -> Vec<String> {
        let side = self.tree.root().side;
        let (value, best_value) = (score(self.value), score(self.best_value));
        let (movement, best) = (&self.movement, &self.best);
        let path = |line: &[String]| self.tree.line_name(&texts_of(line), texts);
        let (line, best_line) = (path(&self.line), path(&self.best_line));
        let title = self.tree.title(&[movement], texts);
        let name = |movement: &str| self.tree.name(&[movement], texts);
        let mut said = Vec::new();
        if movement == best {
            said.push(say!(texts, "why-best", movement = title, value = value, line = line));
        } else if self.value == self.best_value {
            said.push(say!(texts, "why-equal", movement = title, best = name(best), value = value));
        } else {
            let opponent = self.tree.side_name(side.other());
            let side = self.tree.side_name(side);
            said.push(say!(
                texts,
                "why-worse",
                movement = name(movement),
                value = value,
                best = name(best),
                best_value = best_value,
                side = side
            ));
            if let [_, _, ..] = &self.line[..] {
                let reply = self.tree.name(&texts_of(&self.line[..2]), texts);
                said.push(say!(texts, "why-refutation", opponent = opponent, reply = reply, line = line));
            }
            said.push(say!(texts, "why-instead", line = best_line));
        }
        if !self.is_known_to_the_search() {
            said.push(texts.get("why-two-searches"));
        }
        said.extend(self.say_how(texts));
        said
    }

    /// Whether the search itself returned the move's exact value. Otherwise the second search provides it.
    fn is_known_to_the_search(&self) -> bool {
        self.visit.is_some_and(|id| {
            let is_exact = self.tree.nodes[id].leaf.is_some() || self.tree.bound_for_root(id) == Bound::Exact;
            is_exact && self.tree.seen_by_root(id) == Some(self.value)
        })
    }

    /// How the search found the value, or why it did not need to.
    fn say_how(&self, texts: &Texts) -> Vec<String> {
        let movement = self.tree.title(&[&self.movement], texts);
        let name = self.tree.name(&[&self.movement], texts);
        let Some(visit) = self.visit else {
            let why = why_cut(&self.tree, 0, texts);
            return vec![say!(texts, "why-never-searched", movement = movement, why = why)];
        };
        let node = &self.tree.nodes[visit];
        let mut said = Vec::new();
        let seen = self.tree.window_for_root(visit);
        if self.tree.is_tested(visit) {
            said.push(sentence(&self.tree, Event::Enter(visit), texts));
        } else if has_no_window(&self.tree.header.algorithm) {
            let algorithm = texts.name(Family::Algorithm, &self.tree.header.algorithm);
            said.push(say!(texts, "why-no-window", movement = &name, algorithm = algorithm));
        } else if seen == Window::FULL && self.tree.root().children.first() == Some(&visit) {
            said.push(say!(texts, "why-full-window", movement = movement));
        } else if seen == Window::FULL {
            said.push(say!(texts, "why-unshared-window", movement = movement));
        } else {
            said.push(say!(
                texts,
                "why-window",
                movement = movement,
                window = window(seen),
                has = score(seen.alpha)
            ));
        }
        if node.again {
            said.push(say!(texts, "why-again", movement = &name));
        }
        if node.cut.is_some() {
            said.push(sentence(&self.tree, Event::Cut(visit), texts));
        }
        said.push(sentence(&self.tree, Event::Leave(visit), texts));
        said
    }
}
