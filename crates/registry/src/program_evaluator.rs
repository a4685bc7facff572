//! An evaluator that is a program of the user's: the search asks it for the values of positions.
//!
//! How the program is run is up to a front end, which implements [`AskValues`]. Here is what every front end needs: positions
//! that were answered are remembered, and a search that goes along the moves of a node asks for all its children at once.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use plyground_core::{Evaluator, Game, Message, Score};
use plyground_search::ordering::{Order, RankedIndex};

/// Asks a program.
pub trait AskValues: Send {
    /// The values of positions of a game for the side to move, in order. A position is its text, a space and `X` or `O` for the
    /// side to move. `None` if the user interrupts the wait: the search is being cancelled then.
    fn values(&mut self, game: &str, positions: &[String]) -> Result<Option<Vec<i32>>, Message>;
}

/// A program with its name, its answers so far and, once it failed, what was wrong.
pub struct ProgramEvaluator {
    name: String,
    command: String,
    state: Mutex<ProgramState>,
}

struct ProgramState {
    program: Box<dyn AskValues>,
    /// The answers, by the game and by the position.
    known: HashMap<Arc<str>, HashMap<String, i32>>,
    /// The number of answers.
    kept: usize,
    failure: Option<Message>,
}

/// The most answers that are remembered: then it begins anew.
const MOST: usize = 1 << 22;
/// The largest value for an unfinished game: more would be taken for a win.
const LARGEST: i32 = Score::WIN.get() / 2;

impl ProgramEvaluator {
    /// A program with a name. `command` tells it from other programs.
    pub fn new(name: &str, command: &str, program: Box<dyn AskValues>) -> Self {
        let state = ProgramState { program, known: HashMap::new(), kept: 0, failure: None };
        Self { name: name.to_owned(), command: command.to_owned(), state: Mutex::new(state) }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What is run.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Why it has no values any more.
    fn failure(&self) -> Option<Message> {
        self.locked().failure.clone()
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, ProgramState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value of a position; 0 after a failure.
    fn value(&self, game: &Arc<str>, position: &str) -> i32 {
        let mut state = self.locked();
        if let Some(value) = state.answer(game, position) {
            return value;
        }
        state.ask(game, vec![position.to_owned()]);
        state.answer(game, position).unwrap_or_default()
    }

    /// Asks for those of these positions that are not known.
    fn prepare(&self, game: &Arc<str>, mut positions: Vec<String>) {
        let mut state = self.locked();
        if let Some(known) = state.known.get(game) {
            positions.retain(|position| !known.contains_key(position));
        }
        positions.sort_unstable();
        positions.dedup();
        if !positions.is_empty() {
            state.ask(game, positions);
        }
    }
}

impl ProgramState {
    fn answer(&self, game: &Arc<str>, position: &str) -> Option<i32> {
        self.known.get(game)?.get(position).copied()
    }

    fn ask(&mut self, game: &Arc<str>, positions: Vec<String>) {
        if self.failure.is_some() {
            return;
        }
        match self.program.values(game, &positions) {
            Ok(None) => {}
            Ok(Some(values)) => {
                if self.kept + positions.len() > MOST {
                    self.known.clear();
                    self.kept = 0;
                }
                self.kept += positions.len();
                let values = values.into_iter().map(|value| value.clamp(-LARGEST, LARGEST));
                self.known.entry(Arc::clone(game)).or_default().extend(positions.into_iter().zip(values));
            }
            Err(why) => self.failure = Some(why),
        }
    }
}

/// Programs with the same command are equal.
impl PartialEq for ProgramEvaluator {
    fn eq(&self, other: &Self) -> bool {
        self.command == other.command
    }
}

impl Eq for ProgramEvaluator {}

impl fmt::Debug for ProgramEvaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProgramEvaluator").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The line that asks for a position.
fn line<G: Game>(pos: &G) -> String {
    format!("{} {}", pos.write_position(), pos.to_move().mark())
}

/// The evaluator of a search: unfinished games are worth what the program says, finished ones a win less the distance.
#[derive(Clone)]
pub(crate) struct AskedEvaluator {
    program: Arc<ProgramEvaluator>,
    game: Arc<str>,
}

impl AskedEvaluator {
    pub(crate) fn new(program: Arc<ProgramEvaluator>, game: Arc<str>) -> Self {
        Self { program, game }
    }

    /// The error after which the program is not asked any more.
    pub(crate) fn failure(&self) -> Option<Message> {
        self.program.failure()
    }
}

impl<G: Game> Evaluator<G> for AskedEvaluator {
    fn evaluate(&self, pos: &G) -> Score {
        Score::new(self.program.value(&self.game, &line(pos)))
    }
}

/// An order of moves that first asks the program for the positions after all of them, where these are leaves.
pub(crate) struct AskingAhead<'a, G: Game> {
    pub(crate) order: &'a dyn Order<G>,
    pub(crate) asked: &'a AskedEvaluator,
    /// The depth of the leaves; `None` where every depth has its turn, as in iterative deepening.
    pub(crate) depth: Option<u16>,
}

impl<G: Game> Order<G> for AskingAhead<'_, G> {
    fn arrange(&self, pos: &G, ply: u16, moves: &[G::Move], order: &mut [RankedIndex]) {
        if self.depth.is_none_or(|depth| ply + 1 == depth) {
            let mut child = pos.clone();
            let leaves = moves
                .iter()
                .filter_map(|&m| child.after(m, |child| child.outcome().is_none().then(|| line(child))));
            self.asked.program.prepare(&self.asked.game, leaves.collect());
        }
        self.order.arrange(pos, ply, moves, order);
    }
}
