//! Conclusions follow the numbers.

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
fn time_is_compared_per_node() {
    let with = |fast: f64| {
        concluded(move |findings| {
            for record in &mut findings.comparison {
                record.time = Some(time(1.0, 0.0));
            }
            record(findings, "minimax").counts.nodes = 4_000;
            record(findings, "negascout").time = Some(time(3.0, 0.0));
            let quick = record(findings, "alpha-beta");
            (quick.counts.nodes, quick.time) = (1_000, Some(time(fast, 0.0)));
        })
    };
    says(&with(0.25), "4.00 times as fast as minimax.");
    says(&with(0.25), "A node takes about as long in alpha-beta as in minimax");
    says(&with(0.5), "A node takes alpha-beta 100.0 % longer");
    says(&with(0.1), "A node takes alpha-beta 60.0 % less time");
    says(&with(2.0), "the tree is too small for pruning to pay");
    silent(&concluded(|_| ()), "fast");
    let unpruned = concluded(|findings| {
        only(findings, &["minimax"]);
        findings.comparison.iter_mut().for_each(|record| record.time = Some(time(1.0, 0.0)));
    });
    silent(&unpruned, "fast");
}

#[test]
fn times_are_told_apart_only_beyond_their_errors() {
    // Each search with its time and the spread of its runs.
    let with = |times: [(&str, f64, f64); 4]| {
        concluded(move |findings| {
            for (id, middle, scatter) in times {
                record(findings, id).time = Some(time(middle, scatter));
            }
            record(findings, "minimax").counts.nodes = 4_000;
            record(findings, "alpha-beta").counts.nodes = 1_000;
            record(findings, "negascout").counts.nodes = 1_000;
        })
    };
    let (minimax, negamax) = (("minimax", 1.0, 0.01), ("negamax", 1.0, 0.01));
    let clear = with([minimax, negamax, ("alpha-beta", 0.2, 0.002), ("negascout", 0.3, 0.002)]);
    says(&clear, "alpha-beta was the fastest at depth 4 (200.0 ms), 5.00 times as fast as minimax.");
    let close = with([minimax, negamax, ("alpha-beta", 0.2, 0.9), ("negascout", 0.19, 0.002)]);
    says(
        &close,
        "NegaScout (190.0 ms) was 5.26 times as fast as minimax. Whether it was also faster than alpha-beta",
    );
    silent(&close, "fastest");
    let noise = with([minimax, negamax, ("alpha-beta", 0.36, 1.0), ("negascout", 0.33, 1.0)]);
    says(&noise, "the times of NegaScout (330.0 ms) and minimax (1.00 s) cannot be told apart");
    silent(&noise, "A node takes");
    silent(&noise, "times as fast");
    let small = with([minimax, negamax, ("alpha-beta", 1.1, 0.5), ("negascout", 1.2, 0.01)]);
    says(&small, "the times of minimax (1.00 s) and alpha-beta (1.10 s) cannot be told apart");
    silent(&small, "too small for pruning");
}

#[test]
fn a_node_is_dearer_only_beyond_the_errors() {
    let with = |fast: f64, scatter: f64| {
        concluded(move |findings| {
            for record in &mut findings.comparison {
                record.time = Some(time(1.0, 0.01));
            }
            record(findings, "minimax").counts.nodes = 4_000;
            let quick = record(findings, "alpha-beta");
            (quick.counts.nodes, quick.time) = (1_000, Some(time(fast, scatter)));
        })
    };
    says(&with(0.3, 0.01), "A node takes alpha-beta 20.0 % longer");
    silent(&with(0.3, 0.1), "A node takes");
    says(&with(0.2, 0.01), "A node takes alpha-beta 20.0 % less time");
    silent(&with(0.2, 0.1), "A node takes");
    says(&with(0.25, 0.01), "A node takes about as long in alpha-beta");
    silent(&with(0.25, 0.1), "A node takes");
}

#[test]
fn a_node_is_not_cheaper_because_the_other_search_was_disturbed() {
    // All runs of minimax but the shortest were four times as long: the medians alone would make a node 75 % cheaper.
    let disturbed = |findings: &mut Findings| {
        let mut slow = time(4.0, 0.01);
        slow.min_s = 1.0;
        for record in &mut findings.comparison {
            record.time = Some(slow);
        }
        record(findings, "minimax").counts.nodes = 4_000;
        let quick = record(findings, "alpha-beta");
        (quick.counts.nodes, quick.time) = (1_000, Some(time(0.25, 0.001)));
    };
    silent(&concluded(disturbed), "A node takes");
    says(&omitted(disturbed), "nothing is said about the time of a node");
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
fn a_clock_that_scatters_wildly_proves_nothing() {
    use std::cell::{Cell, RefCell};
    use std::time::Duration;

    let session = plyground_registry::open("tic-tac-toe").unwrap();
    let settings = crate::samples::settings(&*session, 600);
    let (now, dice) = (Cell::new(0.0), RefCell::new(plyground_registry::Dice::new(18)));
    // Between 10 µs and 100 ms, every order of magnitude as often as the others.
    let clock = || {
        let step = 10_f64.powf(-5.0 + 4.0 * dice.borrow_mut().below(1_000) as f64 / 1_000.0);
        now.set(now.get() + step);
        Duration::from_secs_f64(now.get())
    };
    let options = crate::MeasureOptions { clock: &clock, timing: Some(crate::QUICK), cancel: None };
    let findings = crate::measure(&settings, options, &mut |_| ()).unwrap().unwrap();
    assert!(findings.comparison.iter().all(|record| record.time.is_some()));
    let all = concluded_from(&findings);
    for claim in ["times as fast", "fastest", "A node takes", "one minute", "too small for pruning"] {
        silent(&all, claim);
    }
    says(&all, "cannot be told apart");
}

#[test]
fn a_forecast_is_made_only_before_the_end_of_the_game() {
    let timed = |findings: &mut Findings, seconds: f64| {
        findings.comparison.iter_mut().for_each(|record| record.time = Some(time(seconds, 0.0)));
    };
    says(&concluded(|findings| timed(findings, 10.0)), "in one minute minimax would reach depth 4");
    let ended = concluded(|findings| {
        timed(findings, 10.0);
        record(findings, "minimax").counts.leaves_horizon = 0;
    });
    assert!(ended.iter().all(|text| !text.contains("one minute")), "{ended:#?}");
    let scattered = concluded(|findings| {
        findings.comparison.iter_mut().for_each(|record| record.time = Some(time(10.0, 7.0)));
    });
    silent(&scattered, "one minute");
    let beyond_the_board = concluded(|findings| timed(findings, 0.01));
    assert!(beyond_the_board.iter().all(|text| !text.contains("one minute")), "{beyond_the_board:#?}");
}

#[test]
fn no_forecast_is_made_for_a_game_of_unknown_length() {
    let session = plyground_registry::open("explicit([[[1,2],[3,4]],[[5,6],[7,8]]])").unwrap();
    let mut settings = crate::samples::settings(&*session, 600);
    settings.depths = vec![1, 2];
    let mut findings = crate::samples::measured(&settings);
    findings.comparison.iter_mut().for_each(|record| record.time = Some(time(1e-6, 0.0)));
    silent(&concluded_from(&findings), "one minute");
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
