//! Evaluators that people bring: a formula, a weights file, a program, a function. A session is given them, and then has them
//! under their names beside those of its game.

use std::sync::{Arc, Mutex, PoisonError};

use plyground_core::{BuiltEvaluator, EvaluatorEntry, EvaluatorSettings, Game, Message, message};

use crate::formula::{Formula, FormulaEvaluator, checked_name, features};
use crate::function_evaluator::{CalledEvaluator, FunctionEvaluator};
use crate::games::open;
use crate::names::{find_index, normal};
use crate::plugin::Abilities;
use crate::program_evaluator::{AskedEvaluator, ProgramEvaluator};
use crate::{NamedEvaluator, Session, task};

/// Source of an evaluator. A session keeps equal sources once.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// A function that is called for the values.
    Function(Arc<FunctionEvaluator>),
}

impl OwnEvaluator {
    /// Kind of the source, and what identifies it: the text of its file, the command, or the name of the
    /// function.
    pub fn definition(&self) -> (&'static str, &str) {
        match self {
            Self::Formula(text) => ("formula", text),
            Self::Weights { text, .. } => ("weights", text),
            Self::Program(program) => ("program", program.command()),
            Self::Function(function) => ("function", function.name()),
        }
    }

    /// The text of the file that it is made of, which a record of a search can hold.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Formula(text) | Self::Weights { text, .. } => Some(text),
            Self::Program(_) | Self::Function(_) => None,
        }
    }
}

/// Builds an evaluator for the board of a position.
type BuildAdded<G> = dyn Fn(&G, &EvaluatorSettings<'_>) -> BuiltEvaluator<G> + Send + Sync;

/// How an evaluator is built for a game, with the properties that [`EvaluatorEntry`] has for those of the game.
#[derive(Clone)]
struct Construction<G: Game> {
    build: Arc<BuildAdded<G>>,
    is_symmetric: bool,
    has_flat_wins: bool,
    orders_outcomes: bool,
    /// The program behind it, if it is one: it is asked for many positions at once.
    program: Option<AskedEvaluator>,
}

impl<G: Game> Construction<G> {
    /// By `build`, with the default properties: not symmetric, and finished games are won, drawn or lost at their distance.
    fn new(build: impl Fn(&G, &EvaluatorSettings<'_>) -> BuiltEvaluator<G> + Send + Sync + 'static) -> Self {
        Self {
            build: Arc::new(build),
            is_symmetric: false,
            has_flat_wins: false,
            orders_outcomes: true,
            program: None,
        }
    }

    fn formula(formula: FormulaEvaluator<G>) -> Self {
        let (is_symmetric, worths) = (formula.is_symmetric(), formula.worths());
        Self {
            is_symmetric,
            has_flat_wins: worths.has_flat_wins(),
            orders_outcomes: worths.orders_outcomes(),
            ..Self::new(move |_, _| Ok(Box::new(formula.clone())))
        }
    }

    fn weighted(entry: EvaluatorEntry<G>, text: &str) -> Self {
        let text: Arc<str> = text.into();
        Self {
            is_symmetric: entry.is_symmetric,
            has_flat_wins: entry.has_flat_wins,
            orders_outcomes: entry.orders_outcomes,
            ..Self::new(move |pos, settings| {
                (entry.build)(pos, &EvaluatorSettings { weights: Some(&text), ..*settings })
            })
        }
    }

    fn program(asked: AskedEvaluator) -> Self {
        let program = Some(asked.clone());
        Self { program, ..Self::new(move |_, _| Ok(Box::new(asked.clone()))) }
    }

    fn function(function: &Arc<FunctionEvaluator>) -> Self {
        let function = Arc::clone(function);
        Self::new(move |_, _| Ok(Box::new(CalledEvaluator(Arc::clone(&function)))))
    }
}

/// An evaluator that was added to a session.
#[derive(Clone)]
pub(crate) struct AddedEvaluator<G: Game> {
    pub(crate) id: &'static str,
    pub(crate) source: OwnEvaluator,
    construction: Construction<G>,
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
            Self::Added(added) => added.construction.is_symmetric,
        }
    }

    pub(crate) fn has_flat_wins(self) -> bool {
        match self {
            Self::Listed(entry) => entry.has_flat_wins,
            Self::Added(added) => added.construction.has_flat_wins,
        }
    }

    pub(crate) fn orders_outcomes(self) -> bool {
        match self {
            Self::Listed(entry) => entry.orders_outcomes,
            Self::Added(added) => added.construction.orders_outcomes,
        }
    }

    /// The program that is asked, if it is one.
    pub(crate) fn program(self) -> Option<&'a AskedEvaluator> {
        match self {
            Self::Listed(_) => None,
            Self::Added(added) => added.construction.program.as_ref(),
        }
    }

    /// Builds it for the board of a position.
    pub(crate) fn build(self, pos: &G, settings: &EvaluatorSettings<'_>) -> BuiltEvaluator<G> {
        match self {
            Self::Listed(entry) => (entry.build)(pos, settings),
            Self::Added(added) => (added.construction.build)(pos, settings),
        }
    }
}

impl<G: Game> Abilities<G> {
    /// Adds an evaluator for games like `pos`. The same one twice is one.
    pub(crate) fn add(&mut self, pos: &G, source: &OwnEvaluator) -> Result<NamedEvaluator, Message> {
        if let Some(place) = self.added.iter().position(|added| added.source == *source) {
            return Ok(self.named(self.evaluators.len() + place));
        }
        let (name, construction) = match source {
            OwnEvaluator::Formula(text) => {
                let formula = Formula::read(text)?;
                refuse_other_game(&formula, pos)?;
                let evaluator = formula.compile(&features::<G>()).map_err(|why| {
                    message!("name-asked-of", "{why} (asked of {game})", why = why, game = G::ID)
                })?;
                (formula.name, Construction::formula(evaluator))
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
                (name, Construction::weighted(entry, text))
            }
            OwnEvaluator::Program(program) => {
                let asked = AskedEvaluator::new(Arc::clone(program), pos.name().into());
                (checked_name(program.name())?, Construction::program(asked))
            }
            // Other languages have other letters in the names of functions.
            OwnEvaluator::Function(function) => (normal(function.name()), Construction::function(function)),
        };
        let id = kept(&self.free_name(name, source)?);
        self.added.push(AddedEvaluator { id, source: source.clone(), construction });
        Ok(self.named(self.evaluators.len() + self.added.len() - 1))
    }

    /// This name, if no evaluator has it, or else the same with a number. An evaluator file says what its evaluator is called,
    /// so that a name which is taken is an error there.
    fn free_name(&self, name: String, source: &OwnEvaluator) -> Result<String, Message> {
        let is_taken = |name: &String| {
            self.evaluators.iter().any(|e| e.id == *name) || self.added.iter().any(|e| e.id == *name)
        };
        if !is_taken(&name) {
            return Ok(name);
        }
        if matches!(source, OwnEvaluator::Formula(_)) {
            return Err(message!(
                "own-evaluator-taken",
                "there is another evaluator with the name {name}: choose a different name for yours",
                name = name
            ));
        }
        let mut numbered = (2_usize..).map(|number| format!("{name}-{number}"));
        Ok(numbered.find(|name| !is_taken(name)).expect("there is always another number"))
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
