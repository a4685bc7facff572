//! `/api/report`: the lab report of a comparison, as one self-contained page.

use std::time::Instant;

use plyground_i18n::{Texts, say};
use plyground_lab::experiment::{Lineup, Record};
use plyground_play::Plan;
use plyground_registry::Message;
use plyground_report::{
    Additions, Claim, Cover, MeasureOptions, QUICK, ReportSettings, Start, Title, compose, document, measure,
};
use schemars::JsonSchema;

use super::compare::{NAMES, measured};
use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::request_context::RequestContext;
use crate::requested_game::GameRequest;
use crate::response_content::ResponseContent;
use crate::schema::{NumberList, WordList};
use crate::search_request::SearchRequestOptions;

/// A position and the searches that a report compares there.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ReportRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The searches.
    #[schemars(with = "Option<WordList>")]
    algorithms: Vec<String>,
    /// The depths.
    #[schemars(with = "Option<NumberList>")]
    depths: Option<Vec<u64>>,
    /// Whether time is measured too.
    #[schemars(with = "Option<bool>")]
    time: bool,
    #[schemars(flatten)]
    options: SearchRequestOptions,
}

impl RequestFields for ReportRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            time: fields.flag("time")?,
            algorithms: fields.words("algorithms", NAMES)?,
            depths: fields.numbers("depths", limits::DEPTH)?,
            options: SearchRequestOptions::take(fields)?,
            game: GameRequest::take(fields)?,
        })
    }
}

pub(crate) fn report(fields: &mut Fields) -> Result<Computation, ApiError> {
    let report = PlannedReport::take(fields)?;
    Ok(Box::new(move |context| {
        let page = report.write(context, &mut |_| {})?;
        Ok(ResponseContent::File("text/html; charset=utf-8", NAME.to_owned(), page.into_bytes()))
    }))
}

/// The name of the file.
pub(crate) const NAME: &str = "report.html";

/// A report whose names are all resolved.
pub(crate) struct PlannedReport {
    settings: ReportSettings,
    timed: bool,
    /// What comparisons have measured of it already.
    known: Vec<Record>,
}

impl PlannedReport {
    pub(crate) fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        let request: ReportRequest = fields.request()?;
        let timed = request.time;
        let (settings, known) = settings(request, fields.texts())?;
        Ok(Self { settings, timed, known })
    }

    /// The report as one page; `tell` gets every stage in words.
    pub(crate) fn write(
        &self,
        context: &RequestContext<'_>,
        tell: &mut dyn FnMut(String),
    ) -> Result<String, ApiError> {
        let Self { settings, timed, known } = self;
        let texts = context.texts;
        let wrong = |why: Message| ApiError::from_message("search-impossible", texts, &why);
        let start = Instant::now();
        let found = context.watched(limits::REPORT_SECONDS, |cancel, _| {
            let clock = || start.elapsed();
            let timing = timed.then_some(QUICK);
            let options = MeasureOptions { clock: &clock, timing, cancel: Some(cancel), own: None, known };
            measure(settings, options, &mut |stage| tell(stage.words(texts)))
        });
        let late = || {
            let message = say!(texts, "server-error-report-too-long", seconds = limits::REPORT_SECONDS);
            ApiError::unprocessable("too-long", message)
        };
        let findings = found.map_err(wrong)?.ok_or_else(late)?;
        context.check_cancelled()?;
        let language = texts.language().code;
        let command = settings.command(language, *timed).map_err(wrong)?;
        let claim = Claim::new(&findings, Title::default(), language, &command);
        let additions = Additions::default();
        let cover = Cover { title: Title::default(), command, data: claim.write(), additions };
        let document = compose(&findings, &cover, texts).map_err(wrong)?;
        context.check_cancelled()?;
        Ok(document::html(&document))
    }
}

/// The subject of the report, and the records that are known of it.
fn settings(request: ReportRequest, texts: &Texts) -> Result<(ReportSettings, Vec<Record>), ApiError> {
    let wrong = |why: Message| ApiError::from_message("search-impossible", texts, &why);
    let ReportRequest { game, algorithms, depths, options, .. } = request;
    let think = options.settings();
    let game = game.open_unfinished(texts)?;
    let plan = Plan::new(game.session, &think).map_err(wrong)?;
    let session = &*plan.session;
    let lineup = Lineup::new(&plan, &algorithms, &[], &[]).map_err(wrong)?;
    let mut settings = ReportSettings::of(session, None).map_err(wrong)?;
    // The command line takes a position or moves, and the report must be reproducible by a command.
    if settings.start.is_some() {
        settings.start = Some(Start { position: session.position(), to_move: session.to_move().mark() });
        settings.moves.clear();
    }
    plan.evaluator.id.clone_into(&mut settings.evaluator);
    plan.convention.clone_into(&mut settings.convention);
    settings.algorithms = lineup.algorithms.iter().map(|algorithm| algorithm.id().to_owned()).collect();
    if let Some(depths) = depths {
        settings.depths = depths.into_iter().map(|depth| depth as u16).filter(|&depth| depth > 0).collect();
        settings.depths.sort_unstable();
        settings.depths.dedup();
    }
    settings.mutations = if think.mutations.is_empty() {
        settings.suitable_mutations(session)
    } else {
        settings.fitting_mutations(session, &think.mutations)
    }
    .map_err(wrong)?;
    Ok((settings, measured(session)))
}
