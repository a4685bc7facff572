//! Games and evaluators that a program adds to the lists while it runs: from a crate outside the workspace, or from another
//! language.
//!
//! Names are process-wide, because a saved experiment or a trace holds names only.

use std::any::Any;
use std::sync::{Arc, PoisonError, RwLock};

use plyground_core::{
    Evaluator, EvaluatorEntry, Game, Grid, Labels, Message, Outcome, Player, Score, message,
};

use crate::names::normal;
use crate::{GAMES, GameEntry};

static ADDED_GAMES: RwLock<Vec<GameEntry>> = RwLock::new(Vec::new());
static ADDED_EVALUATORS: RwLock<Vec<AddedEvaluator>> = RwLock::new(Vec::new());
/// Every name that an evaluator has had: a name is kept for good, so that it is not stored twice.
static NAMES: RwLock<Vec<&'static str>> = RwLock::new(Vec::new());

/// Adds a game to those that [`open`](crate::open) knows. The names of [`GAMES`] and of games that were added before are
/// taken.
///
/// ```
/// use plyground_registry::{GAMES, GameEntry, add_game, open};
///
/// let nim = GAMES.iter().find(|entry| entry.id == "nim").unwrap();
/// add_game(GameEntry { id: "my-nim", aliases: &[], ..*nim }).unwrap();
/// assert_eq!(open("my-nim(21,take=3)").unwrap().legal_moves().len(), 3);
/// assert!(add_game(*nim).is_err(), "the name is taken");
/// ```
pub fn add_game(entry: GameEntry) -> Result<(), Message> {
    let mut added = ADDED_GAMES.write().unwrap_or_else(PoisonError::into_inner);
    let names = |entry: &GameEntry| -> Vec<&'static str> {
        std::iter::once(entry.id).chain(entry.aliases.iter().map(|(alias, ..)| *alias)).collect()
    };
    let taken: Vec<&str> = GAMES.iter().chain(added.iter()).flat_map(names).collect();
    if let Some(name) = names(&entry).into_iter().find(|name| taken.contains(name)) {
        return Err(message!(
            "game-name-taken",
            "there is a game `{name}` already: choose another name",
            name = name
        ));
    }
    added.push(entry);
    Ok(())
}

/// The games that were added, in order.
pub fn added_games() -> Vec<GameEntry> {
    ADDED_GAMES.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// A position as an evaluator that suits every game sees it.
pub trait PositionView: Send + Sync {
    /// The position by its own type.
    fn as_any(&self) -> &dyn Any;
    /// The game with its parameters.
    fn game_name(&self) -> String;
    /// The side whose turn it is.
    fn side(&self) -> Player;
    /// The result, once there is one.
    fn result(&self) -> Option<Outcome>;
    /// The position as one line.
    fn text(&self) -> String;
    /// The board for people.
    fn drawing(&self) -> String;
    /// The board of cells, where the game has one.
    fn board(&self) -> Option<Grid>;
    /// Every legal move, in the game's order.
    fn move_texts(&self) -> Vec<String>;
    /// A copy to keep.
    fn kept(&self) -> Box<dyn PositionView>;
}

impl<G: Game> PositionView for G {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game_name(&self) -> String {
        self.name()
    }

    fn side(&self) -> Player {
        self.to_move()
    }

    fn result(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn text(&self) -> String {
        self.write_position()
    }

    fn drawing(&self) -> String {
        self.draw(Labels::None)
    }

    fn board(&self) -> Option<Grid> {
        self.grid()
    }

    fn move_texts(&self) -> Vec<String> {
        self.moves().map(|m| self.write_move(m)).collect()
    }

    fn kept(&self) -> Box<dyn PositionView> {
        Box::new(self.clone())
    }
}

/// The code of an evaluator that suits every game.
pub trait PositionJudge: Send + Sync {
    /// The value of an unfinished position for the side to move.
    fn value(&self, position: &dyn PositionView) -> Score;
}

/// An evaluator that was added: every game offers it as long as this exists.
pub struct EvaluatorHandle {
    id: &'static str,
}

impl EvaluatorHandle {
    /// The name under which it is found.
    pub fn id(&self) -> &'static str {
        self.id
    }
}

impl Drop for EvaluatorHandle {
    fn drop(&mut self) {
        let mut added = ADDED_EVALUATORS.write().unwrap_or_else(PoisonError::into_inner);
        added.retain(|evaluator| evaluator.id != self.id);
    }
}

struct AddedEvaluator {
    id: &'static str,
    judge: Arc<dyn PositionJudge>,
}

/// Adds an evaluator to those of every game, under this name or, where it is taken, this name with a number. A finished game
/// is a win, a draw or a loss at its distance, as by default.
pub fn add_evaluator(name: &str, taken: &[&str], judge: Arc<dyn PositionJudge>) -> EvaluatorHandle {
    let mut added = ADDED_EVALUATORS.write().unwrap_or_else(PoisonError::into_inner);
    let is_free = |name: &str| !taken.contains(&name) && added.iter().all(|evaluator| evaluator.id != name);
    let name = normal(name);
    let numbered = (2..).map(|number: usize| format!("{name}-{number}"));
    let name = std::iter::once(name.clone()).chain(numbered).find(|name| is_free(name));
    let id = kept_name(&name.expect("there is always another number"));
    added.push(AddedEvaluator { id, judge });
    EvaluatorHandle { id }
}

fn kept_name(name: &str) -> &'static str {
    let mut names = NAMES.write().unwrap_or_else(PoisonError::into_inner);
    names.iter().copied().find(|known| *known == name).unwrap_or_else(|| {
        let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
        names.push(kept);
        kept
    })
}

/// The added evaluator of this name, for a game.
pub(crate) fn evaluator_entry<G: Game>(name: &str) -> Option<EvaluatorEntry<G>> {
    let added = ADDED_EVALUATORS.read().unwrap_or_else(PoisonError::into_inner);
    let id = added.iter().find(|evaluator| evaluator.id == name)?.id;
    Some(EvaluatorEntry::new(id, "added while the program runs", |_, settings| {
        let added = ADDED_EVALUATORS.read().unwrap_or_else(PoisonError::into_inner);
        let found = added.iter().find(|evaluator| evaluator.id == settings.name);
        let judge = found.map(|evaluator| Arc::clone(&evaluator.judge));
        Ok(Box::new(Judged(judge.ok_or_else(|| removed(settings.name))?)))
    }))
}

/// The message for an evaluator whose handle is gone.
pub(crate) fn removed(name: &str) -> Message {
    message!(
        "evaluator-removed",
        "the evaluator {evaluator} was removed while it was in use",
        evaluator = name
    )
}

/// An added evaluator as the searches of a game know it.
struct Judged(Arc<dyn PositionJudge>);

impl<G: Game> Evaluator<G> for Judged {
    fn evaluate(&self, pos: &G) -> Score {
        self.0.value(pos)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Algorithm, SearchTask, open};

    use super::*;

    /// The number of legal moves.
    struct Mobility;

    impl PositionJudge for Mobility {
        fn value(&self, position: &dyn PositionView) -> Score {
            Score::new(position.move_texts().len() as i32)
        }
    }

    #[test]
    fn an_evaluator_is_found_by_every_game_as_long_as_its_handle_exists() {
        let before = open("tic-tac-toe").unwrap();
        let first = add_evaluator("Mobility_Test", &["mobility-test"], Arc::new(Mobility));
        let second = add_evaluator("mobility-test", &["mobility-test"], Arc::new(Mobility));
        assert_eq!((first.id(), second.id()), ("mobility-test-2", "mobility-test-3"));
        for session in [before, open("connect-four").unwrap()] {
            let evaluator = Some(session.evaluator("mobility-test-2").unwrap());
            let task = SearchTask { evaluator, depth: Some(2), ..SearchTask::new(Algorithm::AlphaBeta) };
            let value = session.search(&task).unwrap().report.value;
            let expected = session.after(&[&session.legal_moves()[0]]).unwrap();
            let expected = expected.after(&[&expected.legal_moves()[0]]).unwrap().legal_moves().len();
            assert_eq!(value, Some(Score::new(expected as i32)));
            drop(add_evaluator("gone", &[], Arc::new(Mobility)));
            assert!(session.evaluator("gone").is_err());
        }
    }

    #[test]
    fn an_added_game_is_opened_listed_and_suggested() {
        let nim = GAMES.iter().find(|entry| entry.id == "nim").unwrap();
        let aliases: &[(&str, &str, &str)] = &[("my-marienbad", "1,3,5,7,misere", "")];
        add_game(GameEntry { id: "my-heaps", aliases, ..*nim }).unwrap();
        assert_eq!(open("my-heaps(7,take=3)").unwrap().legal_moves().len(), 3);
        assert_eq!(open("My_Marienbad").unwrap().position(), open("marienbad").unwrap().position());
        let why = open("my-heap").err().map(String::from).unwrap();
        assert!(why.contains("my-heaps"), "{why}");
        for id in ["my-heaps", "my-marienbad", "tic-tac-toe"] {
            assert!(add_game(GameEntry { id, aliases: &[], ..*nim }).is_err(), "{id}");
        }
    }
}
