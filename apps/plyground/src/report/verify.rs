//! `plyground report verify`: recomputes every count of a report, and compares its text.

use std::path::Path;

use plyground_i18n::{LANGUAGES, Language, Texts, say};
use plyground_report::{
    Claim, Counts, Cover, Difference, Findings, Refusal, changed_chapter, compose, difference_on_page,
    document,
};
use serde_json::json;

use super::find_out;
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, output};

/// The result of the comparison.
enum Verdict {
    Same,
    /// A count in the data.
    Data(Difference),
    /// A count that is visible on the page.
    Page(Difference),
    /// Any other part of the page; its chapter, or nothing for the title page.
    Text(String),
}

pub(super) fn run(path: &Path, as_json: bool) -> Result<(), Failure> {
    let texts = texts();
    let file = path.display().to_string();
    let text = files::read(path)?;
    let claim = Claim::read(&text).map_err(|refusal| Failure::Usage(told(&refusal, &file)))?;
    let guard = interrupt::guard();
    let findings = find_out(&claim.settings, None, true, &guard).map_err(|failure| match failure {
        // Invalid settings were not written by this program.
        Failure::Usage(why) => Failure::Usage(say!(texts, "report-verify-settings", file = &file, why = why)),
        other => other,
    })?;
    let findings = findings.ok_or_else(|| Failure::Interrupted(texts.get("report-verify-interrupted")))?;
    let counts = findings.counts();
    let version = env!("CARGO_PKG_VERSION");
    // Another version may word the same content differently.
    let is_page = text.trim_start().starts_with('<');
    let compares_text = is_page && claim.program == version;
    let verdict = match compared(&claim, &text, &counts) {
        Verdict::Same if compares_text => changed_text(&claim, &text, &findings),
        verdict => verdict,
    };
    if as_json {
        output::json(&record(&claim, &verdict, &counts, compares_text))?;
    }
    match verdict {
        Verdict::Same if as_json => Ok(()),
        Verdict::Same => {
            output::line(&say!(texts, "report-verify-same", count = counts.len(), hash = claim.hash))?;
            if is_page && !compares_text {
                let program = claim.program.as_str();
                output::line(&say!(
                    texts,
                    "report-verify-counts-only",
                    program = program,
                    version = version
                ))?;
            }
            Ok(())
        }
        Verdict::Text(chapter) if chapter.is_empty() => {
            Err(Failure::No(texts.get("report-verify-text-title")))
        }
        Verdict::Text(chapter) => Err(Failure::No(say!(texts, "report-verify-text", chapter = chapter))),
        Verdict::Data(difference) if claim.program != version => {
            let program = claim.program.as_str();
            let why = sentence("report-verify-different", &difference);
            Err(Failure::No(say!(
                texts,
                "report-verify-version",
                why = why,
                program = program,
                version = version
            )))
        }
        Verdict::Data(difference) => Err(Failure::No(sentence("report-verify-different", &difference))),
        Verdict::Page(difference) => Err(Failure::No(sentence("report-verify-page", &difference))),
    }
}

fn told(refusal: &Refusal, file: &str) -> String {
    let texts = texts();
    match refusal {
        Refusal::Foreign(why) => {
            say!(texts, "report-verify-foreign", file = file, why = why.replace('\n', " "))
        }
        Refusal::NoData => say!(texts, "report-verify-no-data", file = file),
        Refusal::Future(version) => say!(texts, "report-verify-future", file = file, version = *version),
    }
}

fn compared(claim: &Claim, text: &str, counts: &Counts) -> Verdict {
    if let Some(difference) = claim.difference(counts) {
        return Verdict::Data(difference);
    }
    let texts = language(claim).map_or_else(Texts::english, Texts::new);
    difference_on_page(text, counts, &texts).map_or(Verdict::Same, Verdict::Page)
}

/// The language of a report, if it is one of ours.
fn language(claim: &Claim) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| language.code == claim.language)
}

/// Whether a page is exactly what the program wrote. A reader cannot tell which of its sentences are the program's, so
/// all of them must be; an author's own words belong in `report.typ` and `report.tex`.
fn changed_text(claim: &Claim, text: &str, findings: &Findings) -> Verdict {
    let cover = Cover {
        title: claim.title.clone(),
        command: claim.command.clone(),
        data: claim.write(),
        additions: claim.additions.clone(),
    };
    let again = language(claim)
        .and_then(|language| compose(&claim.with_times(findings), &cover, &Texts::new(language)).ok());
    match again {
        Some(again) => changed_chapter(text, &document::html(&again)).map_or(Verdict::Same, Verdict::Text),
        // It names an unknown language or cannot be composed, so it was not written by this program.
        None => Verdict::Text(String::new()),
    }
}

/// The sentence about a difference. Keys: report-verify-different and report-verify-page.
fn sentence(key: &str, difference: &Difference) -> String {
    let texts = texts();
    let nothing = || texts.get("report-verify-nothing");
    let said = difference.said.clone().unwrap_or_else(nothing);
    let counted = difference.counted.clone().unwrap_or_else(nothing);
    let name = output::visible(&difference.name);
    say!(texts, key, name = name, said = output::visible(&said), counted = output::visible(&counted))
}

fn record(claim: &Claim, verdict: &Verdict, counts: &Counts, compares_text: bool) -> serde_json::Value {
    let difference = match verdict {
        Verdict::Same => None,
        Verdict::Text(chapter) => Some(json!({ "chapter": chapter })),
        Verdict::Data(difference) | Verdict::Page(difference) => Some(json!({
            "name": difference.name,
            "said": difference.said,
            "counted": difference.counted,
            "on_page": matches!(verdict, Verdict::Page(_)),
        })),
    };
    json!({
        "same": difference.is_none(),
        "counts": counts.len(),
        "hash": claim.hash,
        "program": claim.program,
        "text_compared": compares_text,
        "text_changed": matches!(verdict, Verdict::Text(_)),
        "difference": difference,
    })
}
