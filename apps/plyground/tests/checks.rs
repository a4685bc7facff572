//! `plyground match --check`: engines that speak the protocol, engines that do not, and programs that say nothing.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support::manager;

use manager::{engine, json, run};

#[test]
fn the_check_tells_good_engines_from_bad_ones() {
    let output = run(&["--check", &engine("x", "good"), "--json"]);
    let result = json(&output);
    assert!(output.status.success() && result["compliant"] == true, "{result:#}");
    let output = run(&["--check", &engine("x", "illegal")]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("ok     START is answered by OK"), "{text}");
    assert!(text.contains("FAILS  TURN is answered by a legal move"), "{text}");
    assert!(text.contains("the cell has a stone already"), "{text}");
    let result = json(&run(&["--check", &engine("x", "deaf"), "--json"]));
    let end = result["lines"].as_array().unwrap().iter().find(|line| line["question"] == "end").unwrap();
    assert_eq!((&end["ok"], &result["compliant"]), (&false.into(), &false.into()));
}

#[test]
fn the_check_gives_a_program_up_that_does_not_answer() {
    let silent = engine("x", "silent");
    // One that writes nothing, one that exits at once, one that does not exist; and the number of questions asked.
    let cases = [(silent.as_str(), 3), ("cmd=true", 3), ("cmd=/no/such/engine", 1)];
    for (spec, tried) in cases.into_iter().filter(|(spec, _)| cfg!(unix) || !spec.contains("true")) {
        let output = run(&["--check", spec, "--json"]);
        let result = json(&output);
        assert_eq!((output.status.code(), &result["compliant"]), (Some(1), &false.into()), "{spec}");
        let lines = result["lines"].as_array().unwrap();
        assert_eq!(lines.iter().filter(|line| line["tried"] == true).count(), tried, "{result:#}");
        for line in &lines[tried..] {
            assert!(line["tried"] == false && line["ok"] == false && line["wrong"].is_null(), "{line}");
            assert_eq!(line["said"], serde_json::json!([]), "nothing was asked");
        }
    }
    let text = |spec: &str| String::from_utf8(run(&["--check", spec]).stdout).unwrap();
    let missing = text("cmd=/no/such/engine");
    assert_eq!(missing.matches("not tried: the program was not started").count(), 20, "{missing}");
    assert!(!missing.contains("arg="), "{missing}");
    if cfg!(unix) {
        let left = text("cmd=true");
        assert_eq!(left.matches("not tried: the program does not answer").count(), 18, "{left}");
    }
}

#[cfg(unix)]
#[test]
fn the_check_gives_a_program_up_that_never_stops_talking() {
    let result = json(&run(&["--check", "cmd=yes", "--json"]));
    assert_eq!(result["compliant"], false);
    let lines = result["lines"].as_array().unwrap();
    assert_eq!(lines.iter().filter(|line| line["tried"] == true).count(), 3, "{result:#}");
    for line in &lines[1..3] {
        assert!(line["wrong"].as_str().unwrap().contains("200 lines of something else"), "{line}");
        assert!(line["said"].as_array().unwrap().len() < 250, "what it says does not fill our memory");
    }
}

#[test]
fn arguments_that_were_taken_for_a_part_of_the_name_are_explained() {
    for (given, hint) in [
        ("/no/such/engine 100", "write cmd=/no/such/engine,arg=100\n"),
        ("cmd=/no/such/engine -a  b,arg=c", "write cmd=/no/such/engine,arg=-a,arg=b,arg=c\n"),
    ] {
        let output = run(&["--check", given]);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.code() == Some(1) && text.matches(hint).count() == 1, "{text}");
    }
    // A match reports it as well.
    let output = run(&["--engine", "cmd=self", "--engine", "cmd=/no/such/engine 100"]);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("write cmd=/no/such/engine,arg=100)"), "{complaint}");
}
