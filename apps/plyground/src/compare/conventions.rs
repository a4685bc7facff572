//! `plyground compare --conventions`: one position by every set of conventions.

use plyground_i18n::{Family, Texts, say};
use plyground_lab::conventions::{Survey, WINDOWED, explanations, json, survey, table};
use plyground_lab::experiment::Lineup;
use plyground_lab::export::{self, quoted};
use plyground_play::{Plan, Searcher};
use plyground_registry::{Algorithm, Limits};

use super::args::OutputArgs;
use super::{CompareArgs, evaluators, plan, show};
use crate::failure::Failure;
use crate::{files, interrupt, output};

/// Line width where the terminal's is unknown.
const USUAL_WIDTH: usize = 110;

pub(super) fn run(texts: &Texts, args: &CompareArgs) -> Result<(), Failure> {
    let wrong = |message: String| Err(Failure::Usage(message));
    if evaluators::are_several(args) {
        return wrong(texts.get("compare-conventions-one-evaluator"));
    }
    let plans = plan::plans(texts, args)?;
    let [plan] = &plans[..] else { return wrong(texts.get("compare-conventions-one-position")) };
    plan::refuse_finished(texts, &*plan.session)?;
    let lineup = plan::lineup(args, plan, &[])?;
    let &[ordering] = &lineup.orderings[..] else {
        return wrong(texts.get("compare-conventions-one-ordering"));
    };
    let depth = match args.depths.as_ref().map(|depths| &depths.0[..]) {
        None => plan.default_depth(),
        Some(&[depth]) => depth,
        Some(_) => {
            return wrong(say!(texts, "compare-conventions-one-depth", depth = plan.default_depth()));
        }
    };
    let algorithms = algorithms(args, plan, &lineup);
    if algorithms.is_empty() {
        return wrong(texts.get("compare-conventions-no-search"));
    }
    show::check_page(&args.output)?;

    let guard = interrupt::guard();
    let limits = Limits { cancel: Some(guard.flag()), ..Limits::default() };
    let reference =
        Searcher { algorithm: Algorithm::Minimax, evaluator: plan.evaluator, mutations: Vec::new() };
    let mut request = plan.task_of(reference, limits);
    (request.depth, request.ordering) = (Some(depth), ordering);
    let Some(survey) = survey(&*plan.session, &request, &algorithms)? else {
        return Err(Failure::Interrupted(texts.get("compare-conventions-interrupted")));
    };
    print(texts, &args.output, &survey)
}

/// The searches that were asked for, or those of the game, as far as they depend on conventions.
fn algorithms(args: &CompareArgs, plan: &Plan, lineup: &Lineup) -> Vec<Algorithm> {
    let offered = plan.session.algorithms();
    let wanted = if args.algorithms.is_empty() { &offered } else { &lineup.algorithms };
    let fits = |algorithm: &Algorithm| wanted.contains(algorithm) && offered.contains(algorithm);
    WINDOWED.into_iter().filter(fits).collect()
}

fn print(texts: &Texts, args: &OutputArgs, survey: &Survey) -> Result<(), Failure> {
    let mut table = table(texts, survey);
    let sentences = explanations(texts, survey).into_iter().map(|explanation| {
        let names = explanation.conventions.iter().map(|id| texts.name(Family::Convention, id));
        say!(
            texts,
            "compare-conventions-row",
            algorithm = texts.name(Family::Algorithm, &explanation.algorithm),
            conventions = names.collect::<Vec<_>>().join(", "),
            sentences = explanation.text,
        )
    });
    let sentences: Vec<String> = sentences.collect();
    table.notes.push(texts.get("compare-conventions-legend"));
    if args.json {
        output::json(&json(survey))?;
    } else if args.csv {
        output::put(&csv(survey))?;
    } else {
        let mut whole = table.clone();
        if args.markdown || args.latex {
            whole.notes.extend(sentences.iter().cloned());
        }
        if !show::print_table(args, &whole)? {
            output::line(&format!("\n{}", texts.get("compare-conventions-why")))?;
            for sentence in &sentences {
                output::put(&wrapped(sentence, show::terminal_width().map_or(USUAL_WIDTH, usize::from)))?;
            }
        }
    }
    if let Some(path) = &args.html {
        let page = export::page(texts, &table, &[], &sentences);
        files::write(path, page)?;
        output::note(&say!(texts, "compare-written", file = path.display().to_string()));
    }
    Ok(())
}

/// Text in lines, all but the first indented.
fn wrapped(text: &str, width: usize) -> String {
    const INDENT: &str = "    ";
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always one");
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("{INDENT}{word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n") + "\n"
}

fn csv(survey: &Survey) -> String {
    let mut text =
        "algorithm,convention,value,bound,best,nodes,nodes_more_than_ours,leaves,cutoffs,researches,root_moves\n"
            .to_owned();
    for row in &survey.rows {
        let (outcome, counts) = (&row.outcome, &row.outcome.counts);
        let shown = outcome.shown.iter().map(|shown| format!("{}:{shown}", shown.movement));
        let cells = [
            row.algorithm.clone(),
            row.convention.clone(),
            outcome.value.map(|value| value.to_string()).unwrap_or_default(),
            outcome.bound.to_string(),
            outcome.best.clone().unwrap_or_default(),
            counts.nodes.to_string(),
            row.effect.nodes.to_string(),
            counts.leaves().to_string(),
            counts.cutoffs().to_string(),
            counts.researches.to_string(),
            shown.collect::<Vec<_>>().join(" "),
        ];
        text.push_str(&cells.map(|cell| quoted(&cell)).join(","));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_words() {
        assert_eq!(wrapped("one two three four", 9), "one two\n    three\n    four\n");
        assert_eq!(wrapped("unbreakable", 4), "unbreakable\n");
    }
}
