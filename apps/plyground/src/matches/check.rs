//! `plyground match --check`: whether an engine speaks the protocol, one line for each requirement.

use std::fmt::Write;
use std::path::Path;

use plyground_arena::Engine;
use plyground_arena::processes::check::{CheckResult, Examiner, Finding, QUESTIONS, Said, Untried};
use plyground_gomoku::Rule;
use plyground_i18n::say;
use serde_json::json;

use super::specification::hint;
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, output};

pub(super) fn run(engine: &Engine, rule: Rule, size: usize, to: Option<&Path>) -> Result<(), Failure> {
    let guard = interrupt::guard();
    let mut findings = Vec::new();
    let is_quiet = to.is_some_and(files::is_standard_output);
    let mut examiner = Examiner::new(engine, rule, size, guard.flag());
    for question in QUESTIONS {
        let finding = examiner.examine(question);
        if guard.asked() {
            return Err(Failure::Interrupted(texts().get("match-interrupted-early")));
        }
        if !is_quiet {
            output::put(&lines(&finding))?;
            if let Some(hint) = hint(engine).filter(|_| finding.key == "process" && finding.failed()) {
                output::line(&format!("      ! {hint}"))?;
            }
        }
        findings.push(finding);
    }
    let failed = findings.iter().filter(|finding| finding.failed()).count();
    if let Some(path) = to {
        let value = json!({
            "engine": engine.command,
            "compliant": failed == 0,
            "lines": findings.iter().map(|finding| json!({
                "question": finding.key,
                "mandatory": finding.is_mandatory,
                "tried": !matches!(finding.verdict, CheckResult::NotTried(_)),
                "ok": matches!(finding.verdict, CheckResult::Good),
                "wrong": finding.wrong(),
                "said": finding.said.iter().map(Said::parts).map(|(sign, line)| format!("{sign} {line}")).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
        });
        if is_quiet {
            output::json(&value)?;
        } else {
            files::write(path, serde_json::to_string_pretty(&value).expect("a JSON value can be written"))?;
        }
    }
    let all = findings.len();
    if failed > 0 {
        return Err(Failure::No(say!(texts(), "match-check-failed", failed = failed, all = all)));
    }
    if !is_quiet {
        output::line(&say!(texts(), "match-check-passed", all = all))?;
    }
    Ok(())
}

/// A finding for people: the verdict, the question, and the conversation if something is wrong.
fn lines(finding: &Finding) -> String {
    let texts = texts();
    let verdict = match (&finding.verdict, finding.is_mandatory) {
        (CheckResult::Good, _) => texts.get("match-check-ok"),
        (CheckResult::Wrong(_), true) => texts.get("match-check-fails"),
        (CheckResult::Wrong(_), false) => texts.get("match-check-lacks"),
        (CheckResult::NotTried(_), _) => texts.get("match-check-untried"),
    };
    // keys: match-check-question-process, match-check-question-about, match-check-question-start
    // keys: match-check-question-begin, match-check-question-turn, match-check-question-board
    // keys: match-check-question-order, match-check-question-at-once, match-check-question-crlf
    // keys: match-check-question-hurry, match-check-question-end, match-check-question-unknown
    // keys: match-check-question-occupied, match-check-question-nonsense, match-check-question-size
    // keys: match-check-question-restart, match-check-question-takeback, match-check-question-rectangle
    // keys: match-check-question-swap2, match-check-question-five, match-check-question-closed
    let question = texts.get(&format!("match-check-question-{}", finding.key));
    let mut text = format!("{verdict}  {question}\n");
    for (sign, line) in finding.said.iter().map(Said::parts) {
        // The lines that every game begins with are shown only if something is wrong.
        if finding.wrong().is_none() && line.starts_with("INFO ") {
            continue;
        }
        let line: String = line.chars().take(120).collect();
        let _ = writeln!(text, "      {sign} {}", line.replace('\r', "\\r"));
    }
    match &finding.verdict {
        CheckResult::Good => {}
        CheckResult::Wrong(wrong) => {
            let _ = writeln!(text, "      ! {wrong}");
        }
        CheckResult::NotTried(why) => {
            let key = match why {
                Untried::NotStarted => "match-check-not-started",
                Untried::Silent => "match-check-silent",
            };
            let _ = writeln!(text, "      ! {}", texts.get(key));
        }
    }
    text
}
