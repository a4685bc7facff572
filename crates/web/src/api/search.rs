//! `/api/search`: one search of one position.

use plyground_lab::export;
use plyground_registry::Message;

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
    let session = &*plan.session;
    let found = context.within(Some(search.nodes), |limits| {
        let task = plan.task(limits)?;
        let answer = session.search(&task)?;
        Ok(export::answer(session, &task, plan.convention, &answer, context.seconds()))
    });
    let wrong = |why: Message| ApiError::from_message("search-impossible", context.texts, &why);
    found.map(|value| ResponseContent::json(&value)).map_err(wrong)
}
