use super::*;
use crate::experiment::Experiment;
use crate::experiment::samples::{record, time};

/// Three searches at two depths, one of them timed.
fn results() -> Results {
    let session = plyground_registry::open("tic-tac-toe").unwrap();
    let mut experiment = Experiment::of(&*session);
    experiment.positions[0].position = ".../.../...".to_owned();
    experiment.evaluators = vec!["outcome".to_owned()];
    experiment.algorithms.retain(|name| name != "negascout");
    experiment.depths = vec![1, 2];
    let mut records = Vec::new();
    for (depth, nodes) in [(1, [10, 10, 10]), (2, [82, 82, 36])] {
        for (name, nodes) in ["minimax", "negamax", "alpha-beta"].into_iter().zip(nodes) {
            let mut record = record(name, depth, nodes);
            record.minimal_tree = Some(9 + u64::from(depth));
            record.time = (name == "minimax").then(|| time(f64::from(depth) * 1e-6, 1e-7));
            records.push(record);
        }
    }
    Results { experiment, records }
}

fn names(plot: &Plot) -> Vec<&str> {
    plot.series.iter().map(|series| series.label.as_str()).collect()
}

#[test]
fn a_line_for_each_search_and_one_for_the_smallest_tree() {
    let [plot] = &plots(&Texts::english(), &results(), &[Quantity::Nodes])[..] else { panic!("one plot") };
    assert_eq!((&*plot.name, &*plot.title), ("nodes", "Nodes against depth"));
    assert_eq!(plot.subtitle, "tic-tac-toe; evaluator: outcome; conventions: Plyground");
    assert_eq!(names(plot), ["minimax", "negamax", "alpha-beta", "minimal tree"]);
    let heights = |series: &Series| series.points.iter().map(|point| point.y).collect::<Vec<_>>();
    assert_eq!(heights(&plot.series[2]), [10.0, 36.0]);
    assert_eq!(heights(&plot.series[3]), [10.0, 11.0]);
}

#[test]
fn what_was_not_measured_has_no_line_and_nothing_has_no_plot() {
    let texts = Texts::english();
    let mut results = results();
    let plots_of = |results: &Results, quantity| plots(&texts, results, &[quantity]);
    assert_eq!(names(&plots_of(&results, Quantity::Time)[0]), ["minimax"]);
    assert_eq!(plots_of(&results, Quantity::Cutoffs), [], "there is no logarithm of nothing");
    results.records.clear();
    assert_eq!(plots(&texts, &results, &Quantity::ALL), []);
    assert_eq!(plyground_draw::plot::svg(&texts, &[]), None);
}

#[test]
fn every_evaluator_has_its_plot_and_every_order_its_line() {
    let mut results = results();
    let mut others = results.records.clone();
    results.experiment.orderings = vec!["natural".to_owned(), "centre".to_owned()];
    results.experiment.evaluators.push("zero".to_owned());
    for record in &mut others {
        record.ordering = "centre".to_owned();
        if record.algorithm == "alpha-beta" {
            record.counts.nodes -= 1;
        }
    }
    results.records.append(&mut others);
    let mut others = results.records.clone();
    for record in &mut others {
        record.evaluator = "zero".to_owned();
    }
    results.records.append(&mut others);
    let plots = plots(&Texts::english(), &results, &[Quantity::Nodes]);
    let files: Vec<&str> = plots.iter().map(|plot| plot.name.as_str()).collect();
    assert_eq!(files, ["nodes-outcome", "nodes-zero"]);
    assert_eq!(
        names(&plots[1])[..4],
        ["minimax, any order", "negamax, any order", "alpha-beta, natural", "alpha-beta, centre first"]
    );
    let styles: Vec<LineStyle> = plots[0].series.iter().map(|series| series.style).collect();
    assert_eq!(styles, plots[1].series.iter().map(|series| series.style).collect::<Vec<_>>());
}

#[test]
fn too_many_lines_are_spread_over_several_plots() {
    let mut results = results();
    let records = std::mem::take(&mut results.records);
    results.experiment.orderings = (1..=5).map(|seed| format!("random:{seed}")).collect();
    for (i, ordering) in results.experiment.orderings.iter().enumerate() {
        for record in &records {
            let mut record = record.clone();
            record.ordering.clone_from(ordering);
            record.counts.nodes += i as u64;
            results.records.push(record);
        }
    }
    let plots = plots(&Texts::english(), &results, &[Quantity::Nodes]);
    assert_eq!(plots.len(), 5, "fifteen lines are too many for one");
    assert_eq!(plots[1].name, "nodes-random-2");
    assert_eq!(plots[1].title, "Nodes against depth; order of moves: random (seed 2)");
    assert_eq!(names(&plots[1]), ["minimax", "negamax", "alpha-beta", "minimal tree"]);
}

/// The rightmost texts of a picture, from top to bottom.
fn line_names(svg: &str) -> Vec<(f64, String)> {
    let number = |tag: &str, name: &str| -> f64 {
        let from = tag.split(&format!(" {name}=\"")).nth(1).unwrap();
        from.split('"').next().unwrap().parse().unwrap()
    };
    let texts = svg.split("<text").skip(1).map(|tag| tag.split("</text>").next().unwrap());
    let mut names: Vec<(f64, String)> = texts
        .filter(|tag| number(tag, "x") > 550.0 && !tag.contains("text-anchor"))
        .map(|tag| (number(tag, "y"), tag.split('>').nth(1).unwrap().to_owned()))
        .collect();
    names.sort_by(|a, b| a.0.total_cmp(&b.0));
    names
}

#[test]
fn names_stand_apart_where_lines_end_together() {
    let texts = Texts::english();
    let plots = plots(&texts, &results(), &[Quantity::Nodes]);
    let svg = plyground_draw::plot::svg(&texts, &plots).unwrap();
    let names = line_names(&svg);
    let written: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(written, ["minimax", "negamax", "alpha-beta", "minimal tree"], "{svg}");
    assert!(names.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 13.0), "{names:?}");
    assert!(plyground_draw::figure::png(&svg, 1.0).is_ok());
    assert!(svg.contains(">100</text>"), "numbers stand at the axis");
}

#[test]
fn one_depth_is_drawn_as_points_with_their_numbers() {
    let texts = Texts::english();
    let mut results = results();
    results.experiment.depths = vec![2];
    results.records.drain(..3);
    let plots = plots(&texts, &results, &[Quantity::Nodes]);
    assert_eq!(plots[0].title, "Nodes at depth 2");
    let svg = plyground_draw::plot::svg(&texts, &plots).unwrap();
    assert!(svg.contains(">36</text>") && svg.contains(">82</text>") && !svg.contains("<polyline"), "{svg}");
}
