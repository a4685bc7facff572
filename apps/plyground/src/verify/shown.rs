//! Verdicts in words and as JSON.

use plyground_i18n::{pad_end, say};
use plyground_lab::export;
use plyground_registry_verify::verify::{Failure, Passed, Verification, listed};
use serde_json::{Value, json};

use crate::language::texts;
use crate::output;

/// The kind of subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CheckKind {
    Game,
    Search,
}

/// A game, or a search and the game whose positions it searches.
pub(super) struct CheckSubject {
    pub(super) kind: CheckKind,
    pub(super) name: String,
    pub(super) game: Option<String>,
    pub(super) mutation: Option<String>,
}

impl CheckSubject {
    /// For the beginning of a line.
    pub(super) fn title(&self) -> String {
        match &self.game {
            Some(game) => format!("{}, {game}", self.name),
            None => self.name.clone(),
        }
    }

    /// The command that reproduces a failure.
    fn command(&self, failure: &Failure) -> String {
        let quoted = |name: &str| if name.contains('(') { format!("'{name}'") } else { name.to_owned() };
        let (kind, rounds) = match self.kind {
            CheckKind::Game => ("game", "games"),
            CheckKind::Search => ("search", "positions"),
        };
        let game = self.game.as_ref().map_or_else(String::new, |game| format!(" --game {}", quoted(game)));
        let mutation = self.mutation.as_ref().map_or_else(String::new, |id| format!(" --mutation {id}"));
        let name = quoted(&self.name);
        let Failure { seed, rounds: count, .. } = failure;
        format!("plyground verify {kind} {name}{game} --seed {seed} --{rounds} {count}{mutation}")
    }

    /// In words: one line, or a failure in several.
    pub(super) fn text(&self, verdict: &Verification) -> String {
        match verdict {
            Ok(Passed { figures, .. }) => {
                let key = match self.kind {
                    CheckKind::Game => "verify-game-passed",
                    CheckKind::Search => "verify-search-passed",
                };
                let line = say!(
                    texts(),
                    key,
                    name = self.title(),
                    rounds = figures.rounds,
                    positions = figures.positions,
                    trials = figures.trials
                );
                format!("{line}\n")
            }
            Err(failure) => self.failure(failure),
        }
    }

    fn failure(&self, failure: &Failure) -> String {
        let why = texts().tell(&failure.rule.sentence());
        let mut rows = vec![];
        let mut row = |key: &str, text: Option<String>| {
            rows.extend(text.map(|text| (texts().get(key), text)));
        };
        let has_moves = !failure.moves.is_empty() || failure.other_moves.is_some();
        row("verify-label-moves", has_moves.then(|| listed(&failure.moves)));
        row("verify-label-other-moves", failure.other_moves.as_deref().map(listed));
        row("verify-label-position", Some(failure.position.clone()));
        row("verify-label-drawing", failure.drawing.clone());
        row("verify-label-evaluator", failure.evaluator.clone());
        row("verify-label-depth", failure.depth.map(|depth| depth.to_string()));
        row("verify-label-window", failure.window.map(|window| window.to_string()));
        row("verify-label-stop", failure.nodes.map(|nodes| nodes.to_string()));
        row("verify-label-call", Some(failure.call.clone()));
        row("verify-label-expected", Some(failure.expected.clone()).filter(|text| !text.is_empty()));
        row("verify-label-found", Some(failure.found.clone()));
        row("verify-label-again", Some(self.command(failure)));
        let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let mut lines = vec![say!(texts(), "verify-failed", name = self.title(), why = why)];
        for (label, content) in rows {
            let labels = std::iter::once(label.as_str()).chain(std::iter::repeat(""));
            let line = |(line, label): (&str, &str)| {
                format!("  {}  {}", pad_end(label, width), output::visible(line))
            };
            lines.extend(content.lines().zip(labels).map(line));
        }
        let key = if failure.is_smallest { "verify-smallest" } else { "verify-small" };
        lines.push(format!("  {}\n", texts().get(key)));
        lines.join("\n")
    }

    /// As JSON, in English.
    pub(super) fn json(&self, verdict: &Verification) -> Value {
        let figures = verdict.as_ref().ok().map(|passed| {
            json!({
                "complete": passed.is_complete,
                "rounds": passed.figures.rounds,
                "positions": passed.figures.positions,
                "trials": passed.figures.trials,
            })
        });
        let failure = verdict.as_ref().err().map(|failure| {
            let window = failure
                .window
                .map(|window| json!([export::score(Some(window.alpha)), export::score(Some(window.beta))]));
            json!({
                "rule": failure.rule.id(),
                "sentence": failure.rule.sentence().to_string(),
                "moves": failure.moves,
                "other_moves": failure.other_moves,
                "position": failure.position,
                "drawing": failure.drawing,
                "evaluator": failure.evaluator,
                "depth": failure.depth,
                "window": window,
                "nodes": failure.nodes,
                "call": failure.call,
                "expected": failure.expected,
                "found": failure.found,
                "smallest": failure.is_smallest,
                "seed": failure.seed,
                "rounds": failure.rounds,
                "command": self.command(failure),
            })
        });
        json!({
            "name": self.name,
            "game": self.game,
            "ok": verdict.is_ok(),
            "figures": figures,
            "failure": failure,
        })
    }
}
