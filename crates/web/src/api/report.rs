//! `/api/report`: the lab report of a comparison, as one self-contained page.

use std::time::Instant;

use plyground_i18n::say;
use plyground_lab::experiment::Lineup;
use plyground_play::Plan;
use plyground_registry::Message;
use plyground_report::{
    Claim, Cover, MeasureOptions, QUICK, ReportSettings, Start, Title, compose, document, measure,
};

use super::compare::NAMES;
use crate::answer::{Desk, Once, Reply};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::place::Place;
use crate::{limits, study};

pub(crate) fn report(fields: &mut Fields) -> Result<Once, Complaint> {
    let timed = fields.flag("time")?;
    let settings = settings(fields)?;
    Ok(Box::new(move |desk| written(&settings, timed, desk)))
}

fn written(settings: &ReportSettings, timed: bool, desk: &Desk<'_>) -> Result<Reply, Complaint> {
    let texts = desk.texts;
    let wrong = |why: Message| Complaint::told("search-impossible", texts, &why);
    let start = Instant::now();
    let found = desk.watched(limits::REPORT_SECONDS, |cancel, _| {
        let clock = || start.elapsed();
        let surroundings =
            MeasureOptions { clock: &clock, timing: timed.then_some(QUICK), cancel: Some(cancel) };
        measure(settings, surroundings, &mut |_| {})
    });
    let late = || {
        let message = say!(texts, "server-error-report-too-long", seconds = limits::REPORT_SECONDS);
        Complaint::impossible("too-long", message)
    };
    let findings = found.map_err(wrong)?.ok_or_else(late)?;
    desk.go_on()?;
    let language = texts.language().code;
    let command = settings.command(language, timed).map_err(wrong)?;
    let claim = Claim::new(&findings, Title::default(), language, &command);
    let cover = Cover { title: Title::default(), command, data: claim.write() };
    let document = compose(&findings, &cover, texts).map_err(wrong)?;
    desk.go_on()?;
    let page = document::html(&document).into_bytes();
    Ok(Reply::File("text/html; charset=utf-8", "report.html".to_owned(), page))
}

/// The subject of the report.
fn settings(fields: &mut Fields) -> Result<ReportSettings, Complaint> {
    let texts = fields.texts();
    let wrong = |why: Message| Complaint::told("search-impossible", texts, &why);
    let algorithms = fields.words("algorithms", NAMES)?;
    let depths = fields.numbers("depths", limits::DEPTH)?;
    let think = study::think(fields)?;
    let place = Place::take_unfinished(fields)?;
    fields.done()?;
    let plan = Plan::new(place.session, &think).map_err(wrong)?;
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
    Ok(settings)
}
