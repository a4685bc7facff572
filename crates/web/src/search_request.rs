//! The parameters of a search.

use plyground_i18n::Texts;
use plyground_play::{Plan, SearchSettings};
use plyground_registry::{Algorithm, Limits, Message};
use schemars::JsonSchema;

use crate::api_error::ApiError;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::requested_game::GameRequest;
use crate::schema::WordList;

/// A position and how it is to be searched.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct SearchRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The search.
    #[schemars(extend("examples" = ["minimax", "alpha-beta"]))]
    algorithm: Option<String>,
    /// Plies to search.
    #[schemars(range(min = 0, max = limits::DEPTH))]
    depth: Option<u64>,
    /// The order of moves.
    #[schemars(extend("examples" = ["natural", "best:2"]))]
    ordering: Option<String>,
    /// Iterative deepening, until a limit is reached.
    #[schemars(with = "Option<bool>")]
    by_steps: bool,
    /// The most nodes.
    #[schemars(range(min = 1, max = limits::NODES))]
    nodes: Option<u64>,
    #[schemars(flatten)]
    options: SearchRequestOptions,
}

impl RequestFields for SearchRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            algorithm: fields.text("algorithm", limits::WORD)?,
            ordering: fields.text("ordering", limits::WORD)?,
            depth: fields.number("depth", 0..=limits::DEPTH)?,
            nodes: fields.number("nodes", 1..=limits::NODES)?,
            by_steps: fields.flag("by_steps")?,
            options: SearchRequestOptions::take(fields)?,
            game: GameRequest::take(fields)?,
        })
    }
}

/// The options of one search or of several.
#[derive(JsonSchema)]
pub(crate) struct SearchRequestOptions {
    /// The evaluator of the leaves.
    evaluator: Option<String>,
    /// The conventions on which textbooks differ.
    convention: Option<String>,
    /// Mistakes to be made on purpose.
    #[schemars(with = "Option<WordList>")]
    mutations: Vec<String>,
}

impl RequestFields for SearchRequestOptions {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            evaluator: fields.text("evaluator", limits::WORD)?,
            convention: fields.text("convention", limits::WORD)?,
            mutations: fields.words("mutations", MISTAKES)?,
        })
    }
}

/// A position, how it is to be searched, and the most nodes.
pub(crate) struct PlannedSearch {
    pub(crate) plan: Plan,
    pub(crate) nodes: u64,
}

/// The most mistakes of one search.
const MISTAKES: usize = 20;

impl PlannedSearch {
    /// Resolves the names of a request; `finished` says whether the game may be over.
    pub(crate) fn new(request: SearchRequest, finished: bool, texts: &Texts) -> Result<Self, ApiError> {
        let wrong = |why: Message| ApiError::from_message("search-impossible", texts, &why);
        let SearchRequest { game, algorithm, depth, ordering, by_steps, nodes, options } = request;
        let game = if finished { game.open(texts)? } else { game.open_unfinished(texts)? };
        let mut plan = Plan::new(game.session, &options.settings()).map_err(wrong)?;
        plan.algorithm = Some(match algorithm {
            Some(name) => Algorithm::find(&name).map_err(wrong)?,
            None => plan.default_textbook(),
        });
        if let Some(ordering) = ordering {
            plan.ordering = ordering.parse().map_err(wrong)?;
        }
        (plan.depth, plan.by_steps) = (depth.map(|depth| depth as u16), by_steps);
        // Mistakes that do not fit are refused before the search is queued.
        plan.task(Limits::default()).map_err(wrong)?;
        Ok(Self { plan, nodes: nodes.unwrap_or(limits::NODES) })
    }
}

impl SearchRequestOptions {
    /// The options as a program's settings.
    pub(crate) fn settings(self) -> SearchSettings {
        let Self { evaluator, convention, mutations } = self;
        SearchSettings { evaluator, convention, mutations, ..SearchSettings::default() }
    }
}
