//! `/api/search`: one search of one position.

use plyground_lab::export;
use plyground_registry::DEEPEST;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::Fields;
use crate::request_context::RequestContext;
use crate::response_content::ResponseContent;
use crate::search_request::PlannedSearch;

pub(crate) fn search(fields: &mut Fields) -> Result<Computation, ApiError> {
    let search = PlannedSearch::new(fields.request()?, true, fields.texts())?;
    Ok(Box::new(move |context| searched(&search, context)))
}

fn searched(search: &PlannedSearch, context: &RequestContext<'_>) -> Result<ResponseContent, ApiError> {
    let plan = &search.plan;
    // Iterative deepening ends by its limit or at the end of the game.
    let default = if search.by_steps { DEEPEST } else { plan.default_depth() };
    let depth = search.depth.unwrap_or(default);
    let answer = context
        .within(Some(search.nodes), |limits| plan.session.search(&search.request(depth, limits)))
        .map_err(|why| ApiError::from_message("search-impossible", context.texts, &why))?;
    let session = &*plan.session;
    let seconds = context.seconds();
    let value =
        export::answer(session, search.algorithm, plan.convention, &search.mutations, &answer, seconds);
    Ok(ResponseContent::json(&value))
}
