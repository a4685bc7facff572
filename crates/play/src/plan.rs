//! A search plan: every name is resolved here, once, so that nothing can fail at the first move.

use plyground_core::{Limits, Message};
use plyground_registry::{
    Algorithm, CONVENTIONS, Conventions, DEEPEST, Finished, Mutation, NamedEvaluator, Ordering, OwnEvaluator,
    Preset, SearchResources, SearchTask, Session, find, open, resolve,
};
use serde::{Deserialize, Serialize};

/// The settings of a search as they are typed: by name. The default sets nothing.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchSettings {
    /// A preset, whose settings fill in what the others leave open.
    pub preset: Option<String>,
    /// The evaluator.
    pub evaluator: Option<String>,
    /// An evaluator that the user brings, in place of one by name.
    #[serde(skip)]
    pub own: Option<OwnEvaluator>,
    /// The text of a weights file for it.
    pub weights: Option<String>,
    /// What textbooks leave open.
    pub convention: Option<String>,
    /// Mistakes to make.
    pub mutations: Vec<String>,
    /// Whether the mistakes of the preset are made too.
    pub as_printed: bool,
}

/// A position and how it is searched: every name is the thing that it names.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, each named")]
pub struct Plan {
    /// The position.
    pub session: Box<dyn Session>,
    /// The preset, if there is one.
    pub preset: Option<&'static Preset>,
    /// The evaluator.
    pub evaluator: NamedEvaluator,
    /// The name of the conventions.
    pub convention: &'static str,
    /// The conventions.
    pub conventions: Conventions,
    /// The search; `None` for the default one.
    pub algorithm: Option<Algorithm>,
    /// The order of the moves in the search.
    pub ordering: Ordering,
    /// The depth; `None` for the default one.
    pub depth: Option<u16>,
    /// Whether to search by iterative deepening.
    pub by_steps: bool,
    /// The resources of a search with a transposition table.
    pub resources: SearchResources,
    weights: Option<String>,
    mutations: Vec<&'static Mutation>,
    as_printed: bool,
    /// The depth of the preset, if the position is of its game.
    preset_depth: Option<u16>,
    /// Whether no setting restricts a player: no preset, and nothing set by the user.
    is_free: bool,
    /// Whether a player may prefer nearer wins: neither a preset nor the user has set the conventions.
    nearer: bool,
}

/// A search with its evaluator and its mistakes.
#[derive(Clone, Debug)]
pub struct Searcher {
    /// The search.
    pub algorithm: Algorithm,
    /// The evaluator.
    pub evaluator: NamedEvaluator,
    /// The mistakes.
    pub mutations: Vec<&'static Mutation>,
}

impl Plan {
    /// Resolves every name.
    pub fn new(mut session: Box<dyn Session>, settings: &SearchSettings) -> Result<Self, Message> {
        let preset = settings.preset.as_deref().map(Preset::find).transpose()?;
        let convention = settings.convention.as_deref().or(preset.map(|p| p.id)).unwrap_or("plyground");
        let convention = find("convention", convention, CONVENTIONS, |c| c.id)?;
        let evaluator = match (&settings.own, settings.evaluator.as_deref().or(preset.map(|p| p.evaluator))) {
            (Some(own), _) => session.add_evaluator(own)?,
            (None, Some(name)) => session.evaluator(name)?,
            (None, None) => session.default_evaluator(),
        };
        let is_its_game =
            |preset: &&Preset| open(preset.game).is_ok_and(|game| game.game() == session.game());
        Ok(Self {
            evaluator,
            preset,
            convention: convention.id,
            conventions: convention.conventions,
            algorithm: None,
            ordering: Ordering::default(),
            depth: None,
            by_steps: false,
            resources: SearchResources::default(),
            weights: settings.weights.clone(),
            mutations: settings
                .mutations
                .iter()
                .map(|name| Mutation::find(name))
                .collect::<Result<_, _>>()?,
            as_printed: settings.as_printed,
            preset_depth: preset.filter(is_its_game).map(|preset| preset.depth),
            is_free: *settings
                == SearchSettings { as_printed: settings.as_printed, ..SearchSettings::default() },
            nearer: preset.is_none() && settings.convention.is_none(),
            session,
        })
    }

    /// The text of the weights file, if there is one.
    pub fn weights(&self) -> Option<&str> {
        self.weights.as_deref()
    }

    /// The text of the file that the evaluator is made of: its weights, or an evaluator file.
    pub fn evaluator_file(&self) -> Option<String> {
        let own = self.session.own_evaluator(self.evaluator.id);
        own.as_ref().and_then(OwnEvaluator::file).or(self.weights()).map(str::to_owned)
    }

    /// Whether no setting restricts a player.
    pub fn is_free(&self) -> bool {
        self.is_free
    }

    /// The default search.
    pub fn default_algorithm(&self) -> Algorithm {
        self.offered(self.preset.map_or(Algorithm::AlphaBeta, |preset| preset.algorithm))
    }

    /// The default search of a program that plays: that of the preset's own program.
    pub fn default_player(&self) -> Algorithm {
        self.offered(self.preset.map_or(Algorithm::AlphaBeta, |preset| preset.player))
    }

    /// This search if it suits the game, or else one that does.
    fn offered(&self, wish: Algorithm) -> Algorithm {
        let offered = self.session.searches();
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
        self.preset_depth.unwrap_or_else(|| self.session.default_depth())
    }

    /// The task: the plan's search of its position.
    pub fn task<'a>(&'a self, limits: Limits<'a>) -> Result<SearchTask<'a>, Message> {
        let algorithm = self.algorithm.unwrap_or_else(|| self.default_algorithm());
        // Iterative deepening ends by its limit or with the game.
        let default_depth = || if self.by_steps { DEEPEST } else { self.default_depth() };
        Ok(SearchTask {
            depth: Some(self.depth.unwrap_or_else(default_depth)),
            ordering: self.ordering,
            by_steps: self.by_steps,
            resources: self.resources,
            ..self.task_of(self.searcher(algorithm, self.evaluator)?, limits)
        })
    }

    /// A task for one of several searches of the position, without depth.
    pub fn task_of<'a>(&'a self, searcher: Searcher, limits: Limits<'a>) -> SearchTask<'a> {
        SearchTask {
            evaluator: Some(searcher.evaluator),
            weights: self.weights.as_deref(),
            conventions: self.conventions,
            mutations: searcher.mutations,
            limits,
            ..SearchTask::new(searcher.algorithm)
        }
    }

    /// This search with this evaluator, and the mistakes that it is to make: all must fit.
    pub fn searcher(&self, algorithm: Algorithm, evaluator: NamedEvaluator) -> Result<Searcher, Message> {
        let mutations = self.resolve(&self.mutations, algorithm, evaluator)?;
        Ok(Searcher { algorithm, evaluator, mutations })
    }

    /// Each of several searches with each of several evaluators, and the mistakes that fit it. A mistake must fit somewhere.
    pub fn searchers(
        &self,
        algorithms: &[Algorithm],
        evaluators: &[NamedEvaluator],
    ) -> Result<Vec<Searcher>, Message> {
        let pairs: Vec<(Algorithm, NamedEvaluator)> = algorithms
            .iter()
            .flat_map(|&algorithm| evaluators.iter().map(move |&e| (algorithm, e)))
            .collect();
        let fits =
            |mutation, algorithm, evaluator| self.resolve(&[mutation], algorithm, evaluator).map(|_| ());
        for &mutation in &self.mutations {
            let mut answers =
                pairs.iter().map(|&(algorithm, evaluator)| fits(mutation, algorithm, evaluator));
            let first = answers.next().unwrap_or(Ok(()));
            if first.is_err() && !answers.any(|answer| answer.is_ok()) {
                first?;
            }
        }
        let chosen = |&(algorithm, evaluator): &(Algorithm, NamedEvaluator)| {
            let fitting = self.mutations.iter().copied().filter(|m| fits(m, algorithm, evaluator).is_ok());
            let mutations = self.resolve(&fitting.collect::<Vec<_>>(), algorithm, evaluator)?;
            Ok(Searcher { algorithm, evaluator, mutations })
        };
        pairs.iter().map(chosen).collect()
    }

    fn resolve(
        &self,
        mutations: &[&'static Mutation],
        algorithm: Algorithm,
        evaluator: NamedEvaluator,
    ) -> Result<Vec<&'static Mutation>, Message> {
        let preset = self.preset.filter(|_| self.as_printed);
        resolve(mutations, preset, self.session.family(), algorithm, evaluator.id)
    }

    /// The conventions by which a program plays. Where neither a preset nor the user has set them, it prefers the
    /// quickest win and the slowest loss, unless its evaluator already tells wins apart.
    pub fn playing_conventions(&self, evaluator: NamedEvaluator) -> Conventions {
        let mut conventions = self.conventions;
        if self.nearer && evaluator.has_flat_wins {
            conventions.finished = Finished::Nearer;
        }
        conventions
    }
}
