//! `plyground diff`: several searches of one position, in step.

use plyground_draw::explain::score;
use plyground_draw::figure;
use plyground_draw::tree::Tree;
use plyground_i18n::{Family, say};
use plyground_lab::diff::{Diff, MOST_SEARCHES, Presence, Searched, Totals};
use plyground_lab::export;
use plyground_lab::names;
use plyground_lab::record::record;
use plyground_play::Plan;
use plyground_registry::{Algorithm, Counts, Limits, Ordering, SearchTask};
use serde_json::{Value, json};

use crate::args::study::DiffArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::setup::algorithm;
use crate::study::open_plan;
use crate::{files, interrupt, output};

/// Default number of lines.
const USUAL_LINES: usize = 60;

pub(crate) fn run(args: &DiffArgs) -> Result<(), Failure> {
    let plan = open_plan(&args.board, &args.settings)?;
    args.svg.iter().try_for_each(|path| files::check_kind(path, "--svg", &["svg"]))?;
    args.png.iter().try_for_each(|path| files::check_kind(path, "--png", &["png"]))?;
    let trees = searched(args, &plan)?;
    let searches: Vec<Searched<'_>> =
        trees.iter().map(|(name, tree, counts)| Searched { name: name.clone(), tree, counts }).collect();
    let diff = Diff::new(&searches);
    let most = args.most.map(|most| usize::try_from(most).unwrap_or(usize::MAX));
    if args.svg.is_some() || args.png.is_some() {
        let svg = diff.svg(&trees[0].1.header, most, texts());
        if let Some(path) = &args.svg {
            files::write(path, &svg)?;
        }
        if let Some(path) = &args.png {
            files::write(path, figure::png(&svg, 2.0)?)?;
        }
    }
    if args.json {
        return output::json(&json(&plan, &diff, &trees));
    }
    let totals: Vec<Vec<String>> = diff.searches.iter().map(row).collect();
    output::put(&output::table(&headings().each_ref().map(String::as_str), 1, &totals))?;
    output::line("")?;
    for sentence in diff.sentences(texts()) {
        output::line(&sentence)?;
    }
    output::line("")?;
    let side = plan.session.side_name(plan.session.to_move());
    output::line(&say!(texts(), "diff-about", side = side))?;
    let (rows, more) = diff.lines(most.unwrap_or(USUAL_LINES), texts());
    let position = texts().get("diff-heading-position");
    let searches = diff.searches.iter().map(|totals| totals.name.clone());
    let columns: Vec<String> = std::iter::once(position).chain(searches).collect();
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    output::put(&output::table(&columns, columns.len(), &rows))?;
    output::line(&texts().get("diff-legend"))?;
    if diff.is_partial() {
        output::line(&texts().get("diff-legend-thinned"))?;
    }
    if more > 0 {
        output::line(&say!(texts(), "diff-more", count = more))?;
    }
    Ok(())
}

/// The trees and counts of every search in every order of moves.
fn searched(args: &DiffArgs, plan: &Plan) -> Result<Vec<(String, Tree, Counts)>, Failure> {
    let algorithms: Vec<Algorithm> = if args.algorithms.is_empty() {
        let offered = plan.session.algorithms();
        let usual = [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegaScout];
        usual.into_iter().filter(|algorithm| offered.contains(algorithm)).collect()
    } else {
        args.algorithms.iter().map(|name| algorithm(name)).collect::<Result<_, _>>()?
    };
    let pairs =
        args.orderings.iter().flat_map(|&order| algorithms.iter().map(move |&search| (search, order)));
    let pairs: Vec<(Algorithm, Ordering)> = pairs.collect();
    if !(2..=MOST_SEARCHES).contains(&pairs.len()) {
        return Err(Failure::Usage(say!(
            texts(),
            "diff-how-many",
            most = MOST_SEARCHES,
            count = pairs.len()
        )));
    }
    let searchers = plan.searchers(&algorithms, &[plan.evaluator])?;
    let guard = interrupt::guard();
    let limits = Limits { cancel: Some(guard.flag()), ..Limits::default() };
    let mut trees = Vec::new();
    for (search, order) in pairs {
        let place = algorithms.iter().position(|&other| other == search).expect("it is one of them");
        let task = SearchTask {
            depth: Some(args.depth.unwrap_or_else(|| plan.default_depth())),
            ordering: order,
            ..plan.task_of(searchers[place].clone(), limits)
        };
        let (answer, tree) = record(&*plan.session, &task, plan.convention, args.max_events)?;
        if guard.asked() {
            return Err(Failure::Interrupted(texts().get("diff-interrupted")));
        }
        let name = texts().name(Family::Algorithm, search.id());
        let name = if args.orderings == [Ordering::Natural] {
            name
        } else {
            let order = names::ordering(texts(), &order.to_string());
            say!(texts(), "compare-line", search = name, order = order)
        };
        trees.push((name, tree, answer.report.counts));
    }
    Ok(trees)
}

fn headings() -> [String; 9] {
    let keys = [
        "diff-heading-search",
        "diff-heading-value",
        "diff-heading-visits",
        "diff-heading-positions",
        "diff-heading-alone",
        "diff-heading-spared",
        "diff-heading-tests",
        "diff-heading-researches",
        "diff-heading-cutoffs",
    ];
    keys.map(|key| texts().get(key))
}

fn row(totals: &Totals) -> Vec<String> {
    let counts = [
        totals.visits,
        totals.positions,
        totals.alone,
        totals.spared,
        totals.tests,
        totals.researches,
        totals.cutoffs,
    ];
    let value = totals.value.map_or_else(String::new, score);
    let start = [totals.name.clone(), value];
    start.into_iter().chain(counts.iter().map(|&count| texts().number(count))).collect()
}

fn json(plan: &Plan, diff: &Diff, trees: &[(String, Tree, Counts)]) -> Value {
    let one_order = trees.iter().all(|(_, tree, _)| tree.header.ordering == trees[0].1.header.ordering);
    let searches = diff.searches.iter().zip(trees).map(|(totals, (_, Tree { header, .. }, _))| {
        json!({
            // The names as typed, for programs.
            "name": if one_order { header.algorithm.clone() } else { format!("{} {}", header.algorithm, header.ordering) },
            "value": export::score(totals.value),
            "visits": totals.visits,
            "positions": totals.positions,
            "alone": totals.alone,
            "spared": totals.spared,
            "tests": totals.tests,
            "researches": totals.researches,
            "cutoffs": totals.cutoffs,
            "dropped": totals.dropped,
        })
    });
    let places = diff.in_order().into_iter().filter(|&place| diff.differs(place)).map(|place| {
        let seen = diff.positions[place].presence.iter().map(|presence| match presence {
            Presence::Never => Value::Null,
            Presence::Unknown => json!("unknown"),
            Presence::Seen(seen) => json!({
                "visits": seen.visits,
                "tests": seen.tests,
                "window": [export::score(Some(seen.window.alpha)), export::score(Some(seen.window.beta))],
                "value": export::score(seen.value),
                "bound": seen.bound.to_string(),
                "skipped": seen.skipped,
                "unsure": seen.unsure,
            }),
        });
        json!({ "moves": diff.path(place), "searches": seen.collect::<Vec<_>>() })
    });
    json!({
        "game": plan.session.game(),
        "position": plan.session.position(),
        "searches": searches.collect::<Vec<_>>(),
        "compared": (0..diff.positions.len()).filter(|&place| diff.is_compared(place)).count(),
        "common": (0..diff.positions.len()).filter(|&place| diff.is_common(place)).count(),
        "different": places.collect::<Vec<_>>(),
    })
}
