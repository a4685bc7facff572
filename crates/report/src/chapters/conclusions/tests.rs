//! Conclusions follow the numbers.

mod times;

use plyground_i18n::Texts;
use plyground_registry::{Outcome, Score};

use super::super::plain_text;
use super::*;
use crate::samples::{findings, time};
use crate::{Findings, MistakeEffect};

/// The conclusions from findings that were changed, as plain text.
fn concluded(change: impl FnOnce(&mut Findings)) -> Vec<String> {
    let mut findings = findings().clone();
    change(&mut findings);
    concluded_from(&findings)
}

fn concluded_from(findings: &Findings) -> Vec<String> {
    let texts = Texts::english();
    let session = findings.settings.open().unwrap();
    let cx = ChapterContext { texts: &texts, findings, session };
    conclusions(&all(&cx)).iter().map(|spans| plain_text(spans)).collect()
}

/// What is left out of findings that were changed, and why.
fn omitted(change: impl FnOnce(&mut Findings)) -> Vec<String> {
    let mut findings = findings().clone();
    change(&mut findings);
    let texts = Texts::english();
    let session = findings.settings.open().unwrap();
    left_out(&ChapterContext { texts: &texts, findings: &findings, session })
}

fn record<'a>(findings: &'a mut Findings, algorithm: &str) -> &'a mut Record {
    let depth = findings.comparison.iter().map(|record| record.depth).max();
    let mut records = findings.comparison.iter_mut();
    records.find(|record| record.algorithm == algorithm && Some(record.depth) == depth).unwrap()
}

#[track_caller]
fn says(conclusions: &[String], what: &str) {
    assert!(conclusions.iter().any(|text| text.contains(what)), "`{what}` is not among {conclusions:#?}");
}

#[track_caller]
fn silent(conclusions: &[String], what: &str) {
    assert!(!conclusions.iter().any(|text| text.contains(what)), "`{what}` is among {conclusions:#?}");
}

/// Keeps only these searches in the comparison.
fn only(findings: &mut Findings, algorithms: &[&str]) {
    let kept = |id: &str| algorithms.contains(&id);
    findings.settings.algorithms.retain(|id| kept(id));
    findings.comparison.retain(|record| kept(&record.algorithm));
}

#[test]
fn the_numbers_are_those_of_the_findings() {
    let all = concluded(|_| ());
    says(&all, "All 4 searches found the same value");
    let nodes = |id: &str| record(&mut findings().clone(), id).counts.nodes;
    let times = nodes("minimax") as f64 / nodes("alpha-beta") as f64;
    let texts = Texts::english();
    says(&all, &format!("which is {} times as many", texts.decimal(times, if times < 10.0 { 2 } else { 1 })));
    says(&all, &format!("minimax entered {}", texts.number(nodes("minimax"))));
}

#[test]
fn another_value_is_noticed() {
    let all = concluded(|findings| record(findings, "negascout").value = Some(Score::new(77)));
    says(&all, "found different values at depth 4");
}

#[test]
fn the_winner_is_whoever_wins() {
    let all = concluded(|findings| record(findings, "negascout").counts.nodes = 50);
    says(&all, "NegaScout entered the fewest nodes, 50");
    says(&all, "% fewer nodes than alpha-beta");
    let all = concluded(|findings| {
        record(findings, "alpha-beta").counts.nodes = 50;
        record(findings, "negascout").counts.nodes = 50;
    });
    says(&all, "alpha-beta and NegaScout share the smallest number of nodes, 50 each; ");
    let all = concluded(|findings| {
        let nodes = record(findings, "alpha-beta").counts.nodes;
        let scout = record(findings, "negascout");
        (scout.counts.nodes, scout.counts.researches) = (2 * nodes, 9);
    });
    says(&all, "NegaScout needs 100.0 % more nodes than alpha-beta: together with the repeated searches (9)");
    let all = concluded(|findings| {
        findings.comparison.iter_mut().for_each(|record| record.counts.nodes = 1_000);
    });
    says(&all, "the same number of nodes, 1,000");
    silent(&all, "nothing to cut");
}

#[test]
fn nothing_to_cut_is_said_only_of_searches_that_could_have_cut() {
    let equal = |findings: &mut Findings, cutoffs: Vec<u64>| {
        for record in &mut findings.comparison {
            (record.counts.nodes, record.counts.cutoffs_by_index) = (1_000, cutoffs.clone());
        }
    };
    says(&concluded(|findings| equal(findings, vec![])), "1,000: there was nothing to cut");
    silent(&concluded(|findings| equal(findings, vec![1])), "nothing to cut");
    let unpruned = concluded(|findings| {
        only(findings, &["minimax", "negamax"]);
        equal(findings, vec![]);
    });
    silent(&unpruned, "nothing to cut");
    silent(&unpruned, "pruning");
    says(&unpruned, "Both searches found the same value at every depth.");
    silent(
        &concluded(|findings| {
            only(findings, &["alpha-beta", "negascout"]);
            equal(findings, vec![]);
        }),
        "nothing to cut",
    );
}

#[test]
fn branching_is_compared_with_theory() {
    let with = |nodes: u64| {
        concluded(move |findings| {
            record(findings, "alpha-beta").counts.nodes = nodes;
            record(findings, "negascout").counts.nodes = nodes + 1;
        })
    };
    says(&with(60), "This reaches the theoretical best case");
    says(&with(700), "nearer to the theoretical best case");
    says(&with(3_400), "of the full tree than to the theoretical best case");
}

#[test]
fn the_minimal_tree_is_near_or_far() {
    let with = |minimal: u64| {
        concluded(move |findings| {
            for id in ["alpha-beta", "negascout"] {
                let record = record(findings, id);
                (record.counts.nodes, record.minimal_tree) = (1_000, Some(minimal));
            }
        })
    };
    says(&with(1_000), "exactly as many as the minimal tree has: nothing is left to gain");
    says(
        &with(980),
        "hardly more than the 980 of the minimal tree: a better order of moves could save little",
    );
    silent(&with(980), "nothing is left to gain");
    says(&with(500), "2.00 times as many as the minimal tree has (500): 50.0 %");
    says(&with(100), "only 10.0 % of its work was unavoidable");
}

#[test]
fn first_moves_cut_often_or_seldom() {
    let with = |cutoffs: Vec<u64>| {
        concluded(move |findings| record(findings, "alpha-beta").counts.cutoffs_by_index = cutoffs)
    };
    says(&with(vec![95, 5]), "95.0 % of the 100 cutoffs");
    says(&with(vec![70, 30]), "a better move came too late");
    says(&with(vec![20, 80]), "Only 20.0 % of the 100 cutoffs");
    assert!(!with(vec![]).iter().any(|text| text.contains("cutoffs of")), "none, no sentence");
}

#[test]
fn few_numbers_are_not_judged() {
    for (first, later) in [(1, 0), (0, 1), (10, 9)] {
        let all = concluded(|findings| {
            record(findings, "alpha-beta").counts.cutoffs_by_index = vec![first, later];
        });
        let cutoffs = first + later;
        says(
            &all,
            &format!("too few to judge the order of moves by: {cutoffs}, of them {first} by the first move"),
        );
        silent(&all, "order of moves is very good");
        silent(&all, "to be desired");
    }
    // The tree of a lecture: two plies and one cutoff, and no sentence about the order of moves or theory.
    let session = plyground_registry::open("explicit([[3,12,8],[2,4,6],[14,5,2]])").unwrap();
    let mut settings = crate::samples::settings(&*session, 600);
    settings.depths = vec![1, 2];
    let all = concluded_from(&crate::samples::measured(&settings));
    silent(&all, "order of moves");
    silent(&all, "branching factor");
}

#[test]
fn orders_pay_or_cost_or_do_not_matter() {
    let with = |best: u64, cost: u64| {
        concluded(move |findings| {
            for record in &mut findings.orderings {
                record.counts.nodes = 1_000;
                if record.ordering.starts_with("best") {
                    (record.counts.nodes, record.ordering_nodes) = (best, cost);
                }
            }
        })
    };
    says(&with(500, 100), "saves 40.0 % of the nodes");
    says(&with(500, 900), "it costs 900 nodes to put the moves in order");
    says(&with(990, 0), "the order of moves hardly matters");
    says(&with(2_000, 0), "The game's own order is already the best");
}

#[test]
fn what_is_left_out_is_told_with_the_reason() {
    let shallow = |findings: &mut Findings| {
        findings.comparison.retain(|record| record.depth <= 2);
        findings.orderings.iter_mut().for_each(|record| record.depth = 2);
    };
    silent(&concluded(shallow), "order of moves");
    let left = omitted(shallow);
    says(&left, "nothing is concluded about the order of moves: the searches were only 2 plies deep");
    says(&left, "nothing is said about time: it was not measured");
    says(&left, "at depth 2 lines of play end at the horizon");
    assert_eq!(left.iter().filter(|reason| reason.contains("order of moves")).count(), 1, "{left:#?}");
    silent(&omitted(|_| ()), "order of moves");
}

#[test]
fn what_was_solved_is_told_by_the_line() {
    let solved = |pv: &str, change: fn(&mut Findings)| {
        let pv: Vec<String> = pv.split(' ').map(str::to_owned).collect();
        concluded(move |findings| {
            for record in &mut findings.comparison {
                (record.counts.leaves_horizon, record.pv) = (0, pv.clone());
            }
            change(findings);
        })
    };
    let [won, lost, drawn] = ["a1 b1 a2 b2 a3", "a1 b1 a2 b2 c3 b3", "a1 b1 c1 b2 a2 a3 c3 c2 b3"];
    says(&solved(won, |_| ()), "every line of play was searched to its end: with best play on both sides X");
    says(&solved(won, |_| ()), "X, who is to move, wins");
    says(&solved(lost, |_| ()), "X, who is to move, loses");
    says(&solved(drawn, |_| ()), "the game is a draw");
    for line in [won, lost, drawn] {
        let pruned = solved(line, |findings| only(findings, &["alpha-beta"]));
        says(&pruned, "no line of play was broken off at the horizon");
        silent(&pruned, "every line of play");
    }
    for evaluator in ["zero", "scramble"] {
        let change: fn(&mut Findings) = match evaluator {
            "zero" => |findings| findings.settings.evaluator = "zero".to_owned(),
            _ => |findings| findings.settings.evaluator = "scramble".to_owned(),
        };
        silent(&solved(won, change), "with best play");
    }
}

#[test]
fn mistakes_and_games_are_counted() {
    let all = concluded(|findings| {
        findings.games[1].outcome = Some(Outcome::Draw);
        for (i, mistake) in findings.mistakes.iter_mut().enumerate() {
            (mistake.worse_move, mistake.other_value) = (u64::from(i == 0), u64::from(i == 0));
            mistake.mistaken = mistake.sound.clone();
        }
    });
    says(&all, "only drew");
    let count = findings().mistakes.len();
    says(
        &all,
        &format!("Of {count} searches with a mistake, 1 chose worse moves in some positions, 0 only found"),
    );
    says(&all, &format!("and {} did nothing", count - 1));
}

#[test]
fn a_loss_against_chance_is_told_without_a_reason() {
    let all = concluded(|findings| {
        let loser = findings.settings.open().unwrap().to_move();
        findings.games[1].outcome = Some(Outcome::Win(loser.other()));
    });
    says(&all, "lost, after");
    silent(&all, "too bad");
}

#[test]
fn a_mistake_that_shows_only_at_the_root_is_no_matter_of_cost() {
    let with = |change: fn(&mut MistakeEffect)| {
        concluded(move |findings| {
            for mistake in &mut findings.mistakes {
                (mistake.worse_move, mistake.other_value) = (0, 0);
                mistake.mistaken = mistake.sound.clone();
                change(mistake);
            }
        })
    };
    let count = findings().mistakes.len();
    let value = with(|mistake| mistake.mistaken.value = Some(Score::new(12_345)));
    says(&value, &format!("{count} only found another value or another move, 0 only entered"));
    let choice = with(|mistake| mistake.mistaken.best = Some("c1".to_owned()));
    says(&choice, &format!("{count} only found another value or another move, 0 only entered"));
    let cost = with(|mistake| mistake.mistaken.nodes += 1);
    says(&cost, &format!("0 only found another value or another move, {count} only entered"));
}
