//! From what was typed to what is meant: the position, and how it is to be searched.

use std::fs;
use std::io::{Read, stdin};

use plyground_i18n::say;
use plyground_registry::{
    ALGORITHMS, Algorithm, CONVENTIONS, Conventions, Finished, Limits, Message, Mutation, PRESETS, Preset,
    Request, Session, find, open, resolve,
};

use crate::args::{BoardArgs, ThinkArgs};
use crate::failure::{Failure, system_error};
use crate::language::texts;

/// Everything about a search but its algorithm, depth and limits.
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, each named")]
pub(crate) struct Plan {
    pub(crate) session: Box<dyn Session>,
    pub(crate) preset: Option<&'static Preset>,
    /// Whether a position was set up, other than the opening one.
    pub(crate) set_up: bool,
    pub(crate) evaluator: String,
    pub(crate) convention: &'static str,
    pub(crate) conventions: Conventions,
    weights: Option<String>,
    mutations: Vec<String>,
    as_printed: bool,
    /// Whether a player may think as it likes: neither a document nor a person has said anything about it.
    pub(crate) is_free: bool,
    /// Whether a player may prefer nearer wins: where neither a document nor a person has said what to do.
    nearer: bool,
}

/// A search with its judge and its mistakes.
pub(crate) struct Searcher {
    pub(crate) algorithm: Algorithm,
    pub(crate) evaluator: String,
    pub(crate) mutations: Vec<&'static Mutation>,
}

impl Plan {
    /// Opens the game, sets up the position and looks up every name.
    pub(crate) fn new(board: &BoardArgs, think: &ThinkArgs) -> Result<Self, Failure> {
        let preset = preset(board)?;
        let session = position(board, preset)?;
        let convention = think.convention.as_deref().or(preset.map(|p| p.id)).unwrap_or("plyground");
        let convention = find("convention", convention, CONVENTIONS, |c| c.id)?;
        let weights = match &think.weights {
            Some(path) => {
                Some(fs::read_to_string(path).map_err(|e| cannot_read(&path.display().to_string(), &e))?)
            }
            None => None,
        };
        let plan = Self {
            evaluator: match think.evaluator.as_deref().or(preset.map(|p| p.evaluator)) {
                Some(id) => id.trim().to_lowercase().replace('_', "-"),
                None => session.default_evaluator().to_owned(),
            },
            set_up: board.position.is_some(),
            session,
            preset,
            convention: convention.id,
            conventions: convention.conventions,
            weights,
            mutations: think.mutations.clone(),
            as_printed: think.as_printed,
            is_free: preset.is_none()
                && think.evaluator.is_none()
                && think.weights.is_none()
                && think.convention.is_none()
                && think.mutations.is_empty(),
            nearer: preset.is_none() && think.convention.is_none(),
        };
        plan.session.has_flat_wins(&plan.evaluator)?;
        Ok(plan)
    }

    /// The text of the weights file, if there is one.
    pub(crate) fn weights(&self) -> Option<&str> {
        self.weights.as_deref()
    }

    /// The search that is meant when none is named.
    pub(crate) fn default_algorithm(&self) -> Algorithm {
        let offered = self.session.algorithms();
        let wish = self.preset.map_or(Algorithm::AlphaBeta, |preset| preset.algorithm);
        if offered.contains(&wish) { wish } else { Algorithm::Minimax }
    }

    /// The depth that is meant when none is named.
    pub(crate) fn default_depth(&self) -> u16 {
        let same_game =
            |preset: &&Preset| open(preset.game).is_ok_and(|game| game.game() == self.session.game());
        self.preset.filter(same_game).map_or_else(|| self.session.default_depth(), |preset| preset.depth)
    }

    /// The mistakes that a search by this algorithm is to make.
    pub(crate) fn mutations(&self, algorithm: Algorithm) -> Result<Vec<&'static Mutation>, Failure> {
        self.resolve(&self.mutations, algorithm, &self.evaluator).map_err(Failure::from)
    }

    /// The same for a player with an evaluator of its own.
    pub(crate) fn mutations_with(
        &self,
        algorithm: Algorithm,
        evaluator: &str,
    ) -> Result<Vec<&'static Mutation>, Failure> {
        self.resolve(&self.mutations, algorithm, evaluator).map_err(Failure::from)
    }

    /// The mistakes of each of several searches: every one is made where it fits, and must fit somewhere.
    pub(crate) fn mutations_of_each(
        &self,
        algorithms: &[Algorithm],
    ) -> Result<Vec<Vec<&'static Mutation>>, Failure> {
        let searchers = self.searchers(algorithms, std::slice::from_ref(&self.evaluator))?;
        Ok(searchers.into_iter().map(|searcher| searcher.mutations).collect())
    }

    /// Each of several searches with each of several evaluators, and the mistakes that fit it. A mistake must fit somewhere.
    pub(crate) fn searchers(
        &self,
        algorithms: &[Algorithm],
        evaluators: &[String],
    ) -> Result<Vec<Searcher>, Failure> {
        let pairs: Vec<(Algorithm, &String)> =
            algorithms.iter().flat_map(|&algorithm| evaluators.iter().map(move |e| (algorithm, e))).collect();
        let fits = |name: &String, algorithm, evaluator: &str| {
            self.resolve(std::slice::from_ref(name), algorithm, evaluator).map(|_| ())
        };
        for name in &self.mutations {
            let mut answers = pairs.iter().map(|&(algorithm, evaluator)| fits(name, algorithm, evaluator));
            let first = answers.next().unwrap_or(Ok(()));
            if first.is_err() && !answers.any(|answer| answer.is_ok()) {
                first?;
            }
        }
        let chosen = |&(algorithm, evaluator): &(Algorithm, &String)| {
            let names = self.mutations.iter().filter(|name| fits(name, algorithm, evaluator).is_ok());
            let names: Vec<String> = names.cloned().collect();
            let mutations = self.resolve(&names, algorithm, evaluator)?;
            Ok(Searcher { algorithm, evaluator: evaluator.clone(), mutations })
        };
        pairs.iter().map(chosen).collect()
    }

    fn resolve(
        &self,
        names: &[String],
        algorithm: Algorithm,
        evaluator: &str,
    ) -> Result<Vec<&'static Mutation>, Message> {
        let preset = self.preset.filter(|_| self.as_printed);
        resolve(names, preset, self.session.family(), algorithm, evaluator)
    }

    /// The conventions by which a program plays. Outside the documents' own settings it takes the quickest win and the
    /// slowest loss, where its evaluator has no opinion on that.
    pub(crate) fn playing_conventions(&self, evaluator: &str) -> Result<Conventions, Failure> {
        let mut conventions = self.conventions;
        if self.nearer && self.session.has_flat_wins(evaluator)? {
            conventions.finished = Finished::Nearer;
        }
        Ok(conventions)
    }

    /// The request, all but the depth and the limits.
    pub(crate) fn request<'a>(
        &'a self,
        algorithm: Algorithm,
        mutations: &'a [&'static Mutation],
        limits: Limits<'a>,
    ) -> Request<'a> {
        Request {
            evaluator: Some(&self.evaluator),
            weights: self.weights.as_deref(),
            conventions: self.conventions,
            mutations,
            limits,
            ..Request::new(algorithm)
        }
    }
}

/// The preset that was asked for.
pub(crate) fn preset(board: &BoardArgs) -> Result<Option<&'static Preset>, Failure> {
    Ok(board.preset.as_deref().map(|id| find("preset", id, PRESETS, |p| p.id)).transpose()?)
}

/// The search with this name.
pub(crate) fn algorithm(name: &str) -> Result<Algorithm, Failure> {
    Ok(find("algorithm", name, ALGORITHMS, |a| a.id)?.algorithm)
}

/// The position that was asked for.
pub(crate) fn position(board: &BoardArgs, preset: Option<&Preset>) -> Result<Box<dyn Session>, Failure> {
    let name = match (&board.game, preset) {
        (Some(game), _) => with_tree(game)?,
        (None, Some(preset)) => preset.game.to_owned(),
        (None, None) => {
            return Err(Failure::Usage(texts().get("setup-no-game")));
        }
    };
    let mut session = open(&name)?;
    let to_move = board.to_move.map(Into::into);
    if let Some(text) = &board.position {
        if board.game.is_none()
            && let Some(name) = session.fitting(text)
        {
            // A document's settings hold for boards of any size; the position says which.
            session = open(&name)?;
        }
        let reachable = session.set_position(text, to_move, !board.allow_unreachable);
        if let Err(error) = reachable {
            let forced = session.set_position(text, to_move, false).is_ok();
            let why = texts().tell(&error);
            return Err(Failure::Usage(if forced {
                say!(texts(), "setup-unreachable", why = why)
            } else {
                why
            }));
        }
    } else {
        let moves: Vec<&str> = board.moves.as_deref().unwrap_or("").split_whitespace().collect();
        if let Some(side) = to_move {
            let starter = if moves.len().is_multiple_of(2) { side } else { side.other() };
            session.set_starter(starter)?;
        }
        for (i, text) in moves.iter().enumerate() {
            session
                .play(text)
                .map_err(|why| say!(texts(), "setup-move", number = i + 1, why = texts().tell(&why)))?;
        }
    }
    Ok(session)
}

/// Puts the tree of `explicit(@FILE)` or `explicit(-)` in place.
fn with_tree(game: &str) -> Result<String, Failure> {
    let (name, rest) = game.trim().split_once('(').unwrap_or((game, ""));
    let source = rest.strip_suffix(')').filter(|_| name.trim().eq_ignore_ascii_case("explicit"));
    let tree = match source.map(str::trim) {
        Some("-") => {
            let mut text = String::new();
            stdin()
                .read_to_string(&mut text)
                .map_err(|e| cannot_read(&texts().get("setup-standard-input"), &e))?;
            text
        }
        Some(path) if path.starts_with('@') => {
            fs::read_to_string(&path[1..]).map_err(|error| cannot_read(&path[1..], &error))?
        }
        _ => return Ok(game.to_owned()),
    };
    Ok(format!("explicit({})", tree.trim()))
}

/// Says that a file cannot be read, and why.
pub(crate) fn cannot_read(name: &str, error: &std::io::Error) -> Failure {
    Failure::Usage(say!(texts(), "setup-cannot-read", file = name, why = system_error(error)))
}
