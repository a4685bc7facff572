//! A search plan: every name is resolved here, so that nothing can fail at the first move.

use plyground_core::{Limits, Message};
use plyground_registry::{
    Algorithm, CONVENTIONS, Conventions, Finished, Mutation, PRESETS, Preset, Request, Session, find, open,
    resolve,
};
use serde::{Deserialize, Serialize};

/// Settings for the programs at a table, by name. The default sets nothing.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Think {
    /// A preset, whose settings fill in what the others leave open.
    pub preset: Option<String>,
    /// The evaluator.
    pub evaluator: Option<String>,
    /// The text of a weights file for it.
    pub weights: Option<String>,
    /// What textbooks leave open.
    pub convention: Option<String>,
    /// Mistakes to make.
    pub mutations: Vec<String>,
    /// Whether the mistakes of the preset are made too.
    pub as_printed: bool,
}

/// A position, and everything about a search of it but its algorithm, depth and limits.
pub struct Plan {
    /// The position.
    pub session: Box<dyn Session>,
    /// The preset, if there is one.
    pub preset: Option<&'static Preset>,
    /// The evaluator.
    pub evaluator: String,
    /// The name of the conventions.
    pub convention: &'static str,
    /// The conventions.
    pub conventions: Conventions,
    weights: Option<String>,
    mutations: Vec<String>,
    as_printed: bool,
    /// Whether no setting restricts a player: no preset, and nothing set by the user.
    is_free: bool,
    /// Whether a player may prefer nearer wins: neither a preset nor the user has set the conventions.
    nearer: bool,
}

/// A search with its evaluator and its mistakes.
pub struct Searcher {
    /// The search.
    pub algorithm: Algorithm,
    /// The evaluator.
    pub evaluator: String,
    /// The mistakes.
    pub mutations: Vec<&'static Mutation>,
}

impl Plan {
    /// Resolves every name.
    pub fn new(session: Box<dyn Session>, think: &Think) -> Result<Self, Message> {
        let preset = think.preset.as_deref().map(|id| find("preset", id, PRESETS, |p| p.id)).transpose()?;
        let convention = think.convention.as_deref().or(preset.map(|p| p.id)).unwrap_or("plyground");
        let convention = find("convention", convention, CONVENTIONS, |c| c.id)?;
        let plan = Self {
            evaluator: match think.evaluator.as_deref().or(preset.map(|p| p.evaluator)) {
                Some(id) => id.trim().to_lowercase().replace('_', "-"),
                None => session.default_evaluator().to_owned(),
            },
            session,
            preset,
            convention: convention.id,
            conventions: convention.conventions,
            weights: think.weights.clone(),
            mutations: think.mutations.clone(),
            as_printed: think.as_printed,
            is_free: *think == Think { as_printed: think.as_printed, ..Think::default() },
            nearer: preset.is_none() && think.convention.is_none(),
        };
        plan.session.has_flat_wins(&plan.evaluator)?;
        Ok(plan)
    }

    /// The same plan with a game of its own.
    pub fn copy(&self) -> Self {
        Self {
            session: self.session.copy(),
            preset: self.preset,
            evaluator: self.evaluator.clone(),
            convention: self.convention,
            conventions: self.conventions,
            weights: self.weights.clone(),
            mutations: self.mutations.clone(),
            as_printed: self.as_printed,
            is_free: self.is_free,
            nearer: self.nearer,
        }
    }

    /// The text of the weights file, if there is one.
    pub fn weights(&self) -> Option<&str> {
        self.weights.as_deref()
    }

    /// Whether no setting restricts a player.
    pub fn is_free(&self) -> bool {
        self.is_free
    }

    /// The default search.
    pub fn default_algorithm(&self) -> Algorithm {
        let offered = self.session.searches();
        let wish = self.preset.map_or(Algorithm::AlphaBeta, |preset| preset.algorithm);
        // Where a side may move twice in a row, alpha-beta with memory still prunes.
        let wishes = [wish, Algorithm::Memory, Algorithm::Minimax];
        wishes.into_iter().find(|wish| offered.contains(wish)).unwrap_or(Algorithm::Minimax)
    }

    /// The default search where every step is to be shown.
    pub fn default_textbook(&self) -> Algorithm {
        let wish = self.default_algorithm();
        if wish.is_textbook() { wish } else { Algorithm::Minimax }
    }

    /// The default depth.
    pub fn default_depth(&self) -> u16 {
        let same_game =
            |preset: &&Preset| open(preset.game).is_ok_and(|game| game.game() == self.session.game());
        self.preset.filter(same_game).map_or_else(|| self.session.default_depth(), |preset| preset.depth)
    }

    /// The mistakes that a search by this algorithm is to make.
    pub fn mutations(&self, algorithm: Algorithm) -> Result<Vec<&'static Mutation>, Message> {
        self.resolve(&self.mutations, algorithm, &self.evaluator)
    }

    /// The same for a player with an evaluator of its own.
    pub fn mutations_with(
        &self,
        algorithm: Algorithm,
        evaluator: &str,
    ) -> Result<Vec<&'static Mutation>, Message> {
        self.resolve(&self.mutations, algorithm, evaluator)
    }

    /// The mistakes of each of several searches: every one is made where it fits, and must fit somewhere.
    pub fn mutations_of_each(
        &self,
        algorithms: &[Algorithm],
    ) -> Result<Vec<Vec<&'static Mutation>>, Message> {
        let searchers = self.searchers(algorithms, std::slice::from_ref(&self.evaluator))?;
        Ok(searchers.into_iter().map(|searcher| searcher.mutations).collect())
    }

    /// Each of several searches with each of several evaluators, and the mistakes that fit it. A mistake must fit somewhere.
    pub fn searchers(
        &self,
        algorithms: &[Algorithm],
        evaluators: &[String],
    ) -> Result<Vec<Searcher>, Message> {
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

    /// The conventions by which a program plays. Where neither a preset nor the user has set them, it prefers the
    /// quickest win and the slowest loss, unless its evaluator already tells wins apart.
    pub fn playing_conventions(&self, evaluator: &str) -> Result<Conventions, Message> {
        let mut conventions = self.conventions;
        if self.nearer && self.session.has_flat_wins(evaluator)? {
            conventions.finished = Finished::Nearer;
        }
        Ok(conventions)
    }

    /// The request, without depth.
    pub fn request<'a>(
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
