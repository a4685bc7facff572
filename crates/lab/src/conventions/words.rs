//! A survey of conventions as a table, as sentences and as JSON.

use plyground_i18n::{Argument, Family, Texts, say};
use serde_json::{Value, json as value};

use super::{Deviation, Effect, ShownMove, Survey, SurveyRow};
use crate::export::{Column, DataTable};

/// The most root moves that fit in a line.
const FEW: usize = 12;

/// The table: a row for each search and each set of conventions.
pub fn table(texts: &Texts, survey: &Survey) -> DataTable {
    let number = |heading: String| Column::number(heading, String::new());
    let row = |row: &SurveyRow| {
        let counts = &row.outcome.counts;
        let difference = match row.effect.nodes {
            0 => "0".to_owned(),
            more if more > 0 => format!("+{}", texts.number(more.unsigned_abs())),
            fewer => format!("-{}", texts.number(fewer.unsigned_abs())),
        };
        vec![
            texts.name(Family::Algorithm, &row.algorithm),
            texts.name(Family::Convention, &row.convention),
            row.outcome.value.map_or_else(|| "-".to_owned(), |value| value.to_string()),
            row.outcome.best.clone().unwrap_or_else(|| "-".to_owned()),
            texts.number(counts.nodes),
            difference,
            texts.number(counts.leaves()),
            texts.number(counts.cutoffs()),
            texts.number(counts.researches),
            moves(row.outcome.shown.iter().map(|shown| (&shown.movement, shown.to_string()))),
        ]
    };
    DataTable {
        heading: String::new(),
        title: say!(
            texts,
            "compare-conventions-title",
            game = texts.name(Family::Game, &survey.game),
            evaluator = texts.name(Family::Evaluator, &survey.evaluator),
            depth = survey.depth,
        ),
        subtitles: vec![say!(
            texts,
            "compare-conventions-truth",
            moves = moves(survey.truth.iter().map(|(movement, value)| (movement, value.to_string()))),
        )],
        columns: vec![
            Column::key(texts.get("compare-column-search")),
            Column::key(texts.get("compare-column-conventions")),
            number(texts.get("compare-column-value")),
            number(texts.get("compare-column-best")),
            number(texts.get("compare-column-nodes")),
            number(texts.get("compare-column-difference")),
            number(texts.get("compare-column-leaves")),
            number(texts.get("compare-column-cutoffs")),
            number(texts.get("compare-column-researches")),
            Column::text(texts.get("compare-column-root-moves"), String::new()),
        ],
        rows: survey.rows.iter().map(row).collect(),
        notes: Vec::new(),
    }
}

/// Root moves with what is shown for them, as far as they fit.
fn moves<'a>(list: impl Iterator<Item = (&'a String, String)>) -> String {
    let mut written: Vec<String> = list.map(|(movement, value)| format!("{movement}: {value}")).collect();
    if written.len() > FEW {
        written.truncate(FEW);
        written.push("…".to_owned());
    }
    written.join("  ")
}

/// An explanation of one search by the conventions of these books.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The search.
    pub algorithm: String,
    /// The sets of conventions to which it applies.
    pub conventions: Vec<String>,
    /// Why they differ from ours, in sentences.
    pub text: String,
}

/// Why books differ from ours, for each search: first those that make a difference here, then those that could.
pub fn explanations(texts: &Texts, survey: &Survey) -> Vec<Explanation> {
    let mut list: Vec<Explanation> = Vec::new();
    let mut algorithms: Vec<&String> = survey.rows.iter().map(|row| &row.algorithm).collect();
    algorithms.dedup();
    for algorithm in algorithms {
        // The first set is ours, which needs no explanation.
        let mut rows: Vec<&SurveyRow> =
            survey.rows.iter().filter(|row| row.algorithm == *algorithm).skip(1).collect();
        rows.sort_by_key(|row| (row.effect.is_none(), row.reasons.is_empty()));
        for row in rows {
            let (algorithm, text) = (row.algorithm.clone(), explanation(texts, row).join(" "));
            match list.iter_mut().find(|known| known.algorithm == algorithm && known.text == text) {
                Some(known) => known.conventions.push(row.convention.clone()),
                None => list.push(Explanation { algorithm, conventions: vec![row.convention.clone()], text }),
            }
        }
    }
    list
}

/// Why a row differs from ours, in sentences.
fn explanation(texts: &Texts, row: &SurveyRow) -> Vec<String> {
    let mut sentences = Vec::new();
    let effective: Vec<&(Deviation, Effect)> =
        row.reasons.iter().filter(|(_, effect)| !effect.is_none()).collect();
    match &effective[..] {
        [] if row.reasons.is_empty() => sentences.push(texts.get("compare-conventions-same")),
        [] => {
            sentences.extend(row.reasons.iter().map(|&(choice, _)| choice_in_words(texts, choice)));
            sentences.extend(effect_in_words(texts, &row.effect));
        }
        _ => {
            for (choice, effect) in &effective {
                sentences.push(choice_in_words(texts, *choice));
                sentences.extend(effect_in_words(texts, effect));
            }
            if effective.len() < row.reasons.len() {
                sentences.push(texts.get("compare-conventions-idle"));
            }
            // The effect of two choices together need not be the sum of their effects.
            if effective.iter().all(|(_, effect)| *effect != row.effect) {
                sentences.push(texts.get("compare-conventions-together"));
                sentences.extend(effect_in_words(texts, &row.effect));
            }
        }
    }
    sentences
}

fn choice_in_words(texts: &Texts, choice: Deviation) -> String {
    match choice {
        Deviation::FailHard => texts.get("compare-choice-fail-hard"),
        Deviation::FailHardBelow => texts.get("compare-choice-fail-hard-below"),
        Deviation::CutAbove => texts.get("compare-choice-cut-above"),
        Deviation::WindowOfRange => texts.get("compare-choice-window-range"),
        Deviation::WindowFixed(bound) => say!(texts, "compare-choice-window-fixed", bound = bound),
        Deviation::RootUntested => texts.get("compare-choice-root-untested"),
        Deviation::RootUnshared => texts.get("compare-choice-root-unshared"),
        Deviation::ResearchFromValue => texts.get("compare-choice-research-from-value"),
        Deviation::FinishedFlat => texts.get("compare-choice-finished-flat"),
        Deviation::FinishedNearer => texts.get("compare-choice-finished-nearer"),
        Deviation::FinishedRootExpanded => texts.get("compare-choice-finished-root"),
        Deviation::NoMove => texts.get("compare-choice-no-move"),
    }
}

fn effect_in_words(texts: &Texts, effect: &Effect) -> Vec<String> {
    if effect.is_none() {
        return vec![texts.get("compare-effect-none")];
    }
    let mut sentences = Vec::new();
    let count = |difference: i64| Argument::from(difference.unsigned_abs());
    let (nodes, cutoffs, researches) = (effect.nodes, effect.cutoffs, effect.researches);
    if cutoffs > 0 {
        sentences.push(say!(texts, "compare-effect-more-cutoffs", count = count(cutoffs)));
    } else if cutoffs < 0 {
        sentences.push(say!(texts, "compare-effect-fewer-cutoffs", count = count(cutoffs)));
    }
    if researches > 0 {
        sentences.push(say!(texts, "compare-effect-more-researches", count = count(researches)));
    } else if researches < 0 {
        sentences.push(say!(texts, "compare-effect-fewer-researches", count = count(researches)));
    }
    sentences.push(match nodes {
        0 => texts.get("compare-effect-same-nodes"),
        1.. => say!(texts, "compare-effect-more-nodes", count = count(nodes)),
        _ => say!(texts, "compare-effect-fewer-nodes", count = count(nodes)),
    });
    if let Some((ours, theirs)) = effect.value {
        sentences.push(say!(
            texts,
            "compare-effect-value",
            theirs = theirs.to_string(),
            ours = ours.to_string()
        ));
    }
    match &effect.best {
        Some((Some(ours), Some(theirs))) => {
            sentences.push(say!(texts, "compare-effect-best", theirs = theirs, ours = ours));
        }
        Some((Some(ours), None)) => sentences.push(say!(texts, "compare-effect-no-best", ours = ours)),
        _ => {}
    }
    if !effect.shown.is_empty() {
        let pair = |(ours, theirs): &(ShownMove, ShownMove)| {
            let (movement, theirs, ours) = (&ours.movement, theirs.to_string(), ours.to_string());
            say!(texts, "compare-effect-move", move = movement, theirs = theirs, ours = ours)
        };
        let mut moves: Vec<String> = effect.shown.iter().take(FEW).map(pair).collect();
        if effect.shown.len() > FEW {
            moves.push("…".to_owned());
        }
        let count = effect.shown.len();
        sentences.push(say!(texts, "compare-effect-shown", count = count, moves = moves.join(", ")));
    }
    sentences
}

/// Everything, for programs; the sentences are always in English.
pub fn json(survey: &Survey) -> Value {
    let texts = Texts::english();
    let reason = |(choice, effect): &(Deviation, Effect)| {
        value!({
            "choice": choice.id(),
            "nodes": effect.nodes,
            "cutoffs": effect.cutoffs,
            "researches": effect.researches,
            "root_moves": effect.shown.len(),
        })
    };
    let shown = |shown: &ShownMove| value!({ "move": shown.movement, "value": number(shown.value), "bound": shown.bound.to_string() });
    let rows = survey.rows.iter().map(|row| {
        let counts = &row.outcome.counts;
        value!({
            "algorithm": row.algorithm,
            "convention": row.convention,
            "value": row.outcome.value.map(number),
            "bound": row.outcome.bound.to_string(),
            "best": row.outcome.best,
            "nodes": counts.nodes,
            "nodes_more_than_ours": row.effect.nodes,
            "leaves": counts.leaves(),
            "cutoffs": counts.cutoffs(),
            "researches": counts.researches,
            "root_moves": row.outcome.shown.iter().map(shown).collect::<Vec<_>>(),
            "differs": row.reasons.iter().map(reason).collect::<Vec<_>>(),
            "why": explanation(&texts, row),
        })
    });
    value!({
        "game": survey.game,
        "position": survey.position,
        "evaluator": survey.evaluator,
        "depth": survey.depth,
        "true_values": survey
            .truth
            .iter()
            .map(|(movement, worth)| value!({ "move": movement, "value": number(*worth) }))
            .collect::<Vec<_>>(),
        "searches": rows.collect::<Vec<_>>(),
    })
}

/// A score as JSON: a number, or a word where it is infinite.
fn number(score: plyground_registry::Score) -> Value {
    if score.is_finite() { score.get().into() } else { score.to_string().into() }
}

#[cfg(test)]
mod tests {
    use plyground_registry::{Algorithm, SearchTask, open};

    use super::super::{WINDOWED, survey};
    use super::*;

    fn said(game: &str) -> Vec<String> {
        let session = open(game).unwrap();
        let survey = survey(&*session, &SearchTask::new(Algorithm::Minimax), &WINDOWED).unwrap().unwrap();
        let explanations = explanations(&Texts::english(), &survey).into_iter();
        explanations.map(|e| format!("{} {}: {}", e.algorithm, e.conventions.join(" "), e.text)).collect()
    }

    #[track_caller]
    fn says(sentences: &[String], expected: &str) {
        assert!(
            sentences.iter().any(|sentence| sentence == expected),
            "{expected}\nis not in\n{}",
            sentences.join("\n")
        );
    }

    #[test]
    fn the_lecture_tree_in_words() {
        let said = said("explicit([[3,12,8],[2,4,6],[14,5,2]])");
        says(
            &said,
            "alpha-beta fail-hard: A node never returns less than alpha or more than beta, where ours returns the best \
             value that it saw. As many nodes are entered. 2 root moves are shown otherwise: 2 as ≤3 instead of ≤2, 3 as \
             ≤3 instead of ≤2.",
        );
        says(
            &said,
            "alpha-beta wikipedia: Moves are cut off only when a value exceeds beta, where ours cuts when it reaches beta. \
             Here that changes nothing that is counted or shown.",
        );
        says(&said, "alpha-beta from-value numbered-cells nearer-wins: The same as ours.");
    }

    #[test]
    fn the_same_choice_is_explained_by_what_it_does_on_another_tree() {
        let said = said("explicit([[3,5],[3,1]])");
        says(
            &said,
            "alpha-beta wikipedia: Moves are cut off only when a value exceeds beta, where ours cuts when it reaches beta. \
             Here 1 cutoff fewer is made. 1 node more is entered. One root move is shown otherwise: 2 as ≤1 instead of ≤3.",
        );
    }

    #[test]
    fn many_root_moves_are_cut_short() {
        let list: Vec<String> = (0..20).map(|i| i.to_string()).collect();
        let text = moves(list.iter().map(|name| (name, "0".to_owned())));
        assert!(text.starts_with("0: 0  1: 0") && text.ends_with("11: 0  …"), "{text}");
    }
}
