//! Conclusions about times: only what the errors allow.

use super::*;

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
    let options = crate::MeasureOptions {
        clock: &clock,
        timing: Some(crate::QUICK),
        cancel: None,
        own: None,
        known: &[],
    };
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
