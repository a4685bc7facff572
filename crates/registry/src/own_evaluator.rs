//! Evaluators that people bring: a formula, a weights file, a program. A session is given them, and then has them under their
//! names beside those of its game.

use std::sync::{Arc, Mutex, PoisonError};

use plyground_core::{BuiltEvaluator, EvaluatorEntry, EvaluatorSettings, Game, Message, message};

use crate::formula::{Formula, FormulaEvaluator, checked_name, features};
use crate::games::open;
use crate::names::{find_index, normal};
use crate::plugin::Abilities;
use crate::program_evaluator::{AskedEvaluator, ProgramEvaluator};
use crate::{NamedEvaluator, Session, task};

/// Where an evaluator comes from.
#[derive(Clone, Debug)]
pub enum OwnEvaluator {
    /// The text of an evaluator file: a formula or weights over the features of the game.
    Formula(String),
    /// An evaluator of the game that takes weights, with the text of a weights file.
    Weights {
        /// The evaluator of the game.
        evaluator: String,
        /// What these weights are called.
        name: String,
        /// The text.
        text: String,
    },
    /// A program that is asked for the values.
    Program(Arc<ProgramEvaluator>),
}

impl OwnEvaluator {
    /// The kind as a word, and what makes the evaluator what it is: the text of its file, or the command.
    pub fn definition(&self) -> (&'static str, &str) {
        match self {
            Self::Formula(text) => ("formula", text),
            Self::Weights { text, .. } => ("weights", text),
            Self::Program(program) => ("program", program.command()),
        }
    }
}

/// Two are the same where they are called and made the same.
impl PartialEq for OwnEvaluator {
    fn eq(&self, other: &Self) -> bool {
        let key = |own: &Self| match own {
            Self::Weights { evaluator, name, .. } => Some((evaluator.clone(), name.clone())),
            _ => None,
        };
        self.definition() == other.definition() && key(self) == key(other)
    }
}

impl Eq for OwnEvaluator {}

/// Such an evaluator for a game.
pub(crate) struct AddedEvaluator<G: Game> {
    pub(crate) id: &'static str,
    source: OwnEvaluator,
    way: AddedWay<G>,
}

enum AddedWay<G: Game> {
    Formula(FormulaEvaluator<G>),
    Weights(EvaluatorEntry<G>, Arc<str>),
    Program(Arc<ProgramEvaluator>, Arc<str>),
}

impl<G: Game> AddedEvaluator<G> {
    /// Its name and where it comes from.
    pub(crate) fn named(&self) -> (&'static str, OwnEvaluator) {
        (self.id, self.source.clone())
    }
}

impl<G: Game> Clone for AddedEvaluator<G> {
    fn clone(&self) -> Self {
        Self { id: self.id, source: self.source.clone(), way: self.way.clone() }
    }
}

impl<G: Game> Clone for AddedWay<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Formula(formula) => Self::Formula(formula.clone()),
            Self::Weights(entry, text) => Self::Weights(*entry, Arc::clone(text)),
            Self::Program(program, game) => Self::Program(Arc::clone(program), Arc::clone(game)),
        }
    }
}

/// An evaluator that a session has: one of its game, or one that was added.
pub(crate) enum SessionEvaluator<'a, G: Game> {
    Listed(EvaluatorEntry<G>),
    Added(&'a AddedEvaluator<G>),
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "references are copied, games are not")]
impl<G: Game> Clone for SessionEvaluator<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for SessionEvaluator<'_, G> {}

impl<'a, G: Game> SessionEvaluator<'a, G> {
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Listed(entry) => entry.id,
            Self::Added(added) => added.id,
        }
    }

    /// Whether a weights file can be given.
    pub(crate) fn takes_weights(self) -> bool {
        matches!(self, Self::Listed(entry) if entry.takes_weights)
    }

    /// Whether all symmetric images of a position have the same value.
    pub(crate) fn is_symmetric(self) -> bool {
        match self {
            Self::Listed(entry) => entry.is_symmetric,
            Self::Added(AddedEvaluator { way, .. }) => match way {
                AddedWay::Formula(formula) => formula.is_symmetric(),
                AddedWay::Weights(entry, _) => entry.is_symmetric,
                AddedWay::Program(..) => false,
            },
        }
    }

    pub(crate) fn has_flat_wins(self) -> bool {
        match self {
            Self::Listed(entry) => entry.has_flat_wins,
            Self::Added(AddedEvaluator { way, .. }) => match way {
                AddedWay::Formula(formula) => formula.worths().has_flat_wins(),
                AddedWay::Weights(entry, _) => entry.has_flat_wins,
                AddedWay::Program(..) => false,
            },
        }
    }

    pub(crate) fn orders_outcomes(self) -> bool {
        match self {
            Self::Listed(entry) => entry.orders_outcomes,
            Self::Added(AddedEvaluator { way, .. }) => match way {
                AddedWay::Formula(formula) => formula.worths().orders_outcomes(),
                AddedWay::Weights(entry, _) => entry.orders_outcomes,
                AddedWay::Program(..) => true,
            },
        }
    }

    /// The program that is asked, if it is one, and the game by name.
    pub(crate) fn program(self) -> Option<(&'a Arc<ProgramEvaluator>, &'a Arc<str>)> {
        match self {
            Self::Added(AddedEvaluator { way: AddedWay::Program(program, game), .. }) => {
                Some((program, game))
            }
            _ => None,
        }
    }

    /// Builds it for the board of a position.
    pub(crate) fn build(self, pos: &G, settings: &EvaluatorSettings<'_>) -> BuiltEvaluator<G> {
        match self {
            Self::Listed(entry) => (entry.build)(pos, settings),
            Self::Added(AddedEvaluator { way, .. }) => match way {
                AddedWay::Formula(formula) => Ok(Box::new(formula.clone())),
                AddedWay::Weights(entry, text) => {
                    (entry.build)(pos, &EvaluatorSettings { weights: Some(text), ..*settings })
                }
                AddedWay::Program(program, game) => {
                    Ok(Box::new(AskedEvaluator::new(Arc::clone(program), Arc::clone(game))))
                }
            },
        }
    }
}

impl<G: Game> Abilities<G> {
    /// Adds an evaluator for games like `pos`. The same one twice is one.
    pub(crate) fn add(&mut self, pos: &G, source: &OwnEvaluator) -> Result<NamedEvaluator, Message> {
        if let Some(place) = self.added.iter().position(|added| added.source == *source) {
            return Ok(self.named(self.evaluators.len() + place));
        }
        let (name, way) = match source {
            OwnEvaluator::Formula(text) => {
                let formula = Formula::read(text)?;
                refuse_other_game(&formula, pos)?;
                let evaluator = formula.compile(&features::<G>()).map_err(|why| {
                    message!("name-asked-of", "{why} (asked of {game})", why = why, game = G::ID)
                })?;
                (formula.name, AddedWay::Formula(evaluator))
            }
            OwnEvaluator::Weights { evaluator, name, text } => {
                let index = find_index("evaluator", evaluator, &self.evaluators, |e| e.id)?;
                let entry = self.evaluators[index];
                if !entry.takes_weights {
                    return Err(task::takes_no_weights(entry.id));
                }
                let settings = EvaluatorSettings { weights: Some(text), ..EvaluatorSettings::default() };
                // What is wrong with the file is said now.
                (entry.build)(pos, &settings)?;
                let name = format!("{}:{}", entry.id, checked_name(name)?);
                (name, AddedWay::Weights(entry, text.as_str().into()))
            }
            OwnEvaluator::Program(program) => {
                let name = checked_name(program.name())?;
                (name, AddedWay::Program(Arc::clone(program), pos.name().into()))
            }
        };
        let is_taken = |name: &str| {
            self.evaluators.iter().any(|e| e.id == name) || self.added.iter().any(|e| e.id == name)
        };
        // Only an evaluator file says what its evaluator is called.
        let numbered = (2_usize..).map(|number| format!("{name}-{number}"));
        let name = match &way {
            AddedWay::Program(..) | AddedWay::Weights(..) => {
                std::iter::once(name.clone()).chain(numbered).find(|name| !is_taken(name)).unwrap_or(name)
            }
            AddedWay::Formula(_) => name,
        };
        if is_taken(&name) {
            return Err(message!(
                "own-evaluator-taken",
                "there is another evaluator with the name {name}: choose a different name for yours",
                name = name
            ));
        }
        self.added.push(AddedEvaluator { id: kept(&name), source: source.clone(), way });
        Ok(self.named(self.evaluators.len() + self.added.len() - 1))
    }
}

/// Lets a session have the evaluator that a record names together with the text of its file: the weights of an evaluator of the
/// game, or else an evaluator file. A name without a text is left to be looked up.
pub fn adopt(session: &mut dyn Session, evaluator: &str, text: Option<&str>) -> Result<(), Message> {
    let Some(text) = text else { return Ok(()) };
    match session.evaluator(evaluator) {
        Ok(known) if known.takes_weights => Ok(()),
        Ok(known) => Err(task::takes_no_weights(known.id)),
        Err(unknown) => {
            let text = text.to_owned();
            let source = match evaluator.split_once(':') {
                Some((evaluator, name)) => {
                    OwnEvaluator::Weights { evaluator: evaluator.to_owned(), name: name.to_owned(), text }
                }
                None => OwnEvaluator::Formula(text),
            };
            let added = session.add_evaluator(&source)?;
            if added.id == normal(evaluator) { Ok(()) } else { Err(unknown) }
        }
    }
}

/// Refuses a file for another game: its family, or a game of it by name.
fn refuse_other_game<G: Game>(formula: &Formula, pos: &G) -> Result<(), Message> {
    let Some(game) = &formula.game else { return Ok(()) };
    let is_family = normal(game) == G::ID;
    if is_family || open(game)?.game() == pos.name() {
        return Ok(());
    }
    Err(message!(
        "own-evaluator-other-game",
        "the evaluator {name} is for {game}, and this is {here}: change `game` in its file, or leave it out",
        name = formula.name.as_str(),
        game = game.as_str(),
        here = pos.name()
    ))
}

/// The name for as long as the program runs, so that evaluators of people are named like those of games. Each name is kept
/// once.
fn kept(name: &str) -> &'static str {
    static NAMES: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = names.iter().find(|known| **known == name) {
        return known;
    }
    let new: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.push(new);
    new
}
