//! The parameters of a search.

use plyground_play::{Plan, SearchSettings};
use plyground_registry::{Algorithm, Limits, Message};

use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::limits;
use crate::place::Place;

/// A position, how it is to be searched, and the most nodes.
pub(crate) struct Study {
    pub(crate) plan: Plan,
    pub(crate) nodes: u64,
}

/// The most mistakes of one search.
const MISTAKES: usize = 20;

impl Study {
    /// Takes the fields of a search; `finished` says whether the game may be over.
    pub(crate) fn take(fields: &mut Fields, finished: bool) -> Result<Self, Complaint> {
        let texts = fields.texts();
        let wrong = |why: Message| Complaint::told("search-impossible", texts, &why);
        let algorithm = fields.text("algorithm", limits::WORD)?;
        let ordering = fields.text("ordering", limits::WORD)?.unwrap_or_else(|| "natural".to_owned());
        let depth = fields.number("depth", 0..=limits::DEPTH)?.map(|depth| depth as u16);
        let nodes = fields.number("nodes", 1..=limits::NODES)?.unwrap_or(limits::NODES);
        let by_steps = fields.flag("by_steps")?;
        let think = think(fields)?;
        let place = if finished { Place::take(fields)? } else { Place::take_unfinished(fields)? };
        fields.done()?;
        let mut plan = Plan::new(place.session, &think).map_err(wrong)?;
        plan.algorithm = Some(match algorithm {
            Some(name) => Algorithm::find(&name).map_err(wrong)?,
            None => plan.default_textbook(),
        });
        plan.ordering = ordering.parse().map_err(wrong)?;
        (plan.depth, plan.by_steps) = (depth, by_steps);
        // Mistakes that do not fit are refused before the search is queued.
        plan.task(Limits::default()).map_err(wrong)?;
        Ok(Self { plan, nodes })
    }
}

/// Takes the fields of a program's settings.
pub(crate) fn think(fields: &mut Fields) -> Result<SearchSettings, Complaint> {
    Ok(SearchSettings {
        evaluator: fields.text("evaluator", limits::WORD)?,
        convention: fields.text("convention", limits::WORD)?,
        mutations: fields.words("mutations", MISTAKES)?,
        ..SearchSettings::default()
    })
}
