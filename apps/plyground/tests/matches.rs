//! `plyground match` with real processes: engines that play, and engines with every kind of fault.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use crate::support::manager;

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use std::{fs, thread};

use manager::{engine, json, numbers, openings, plyground, run, standing};
use serde_json::Value;

#[test]
fn every_kind_of_fault_is_counted_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let sgf = folder.path().join("games.sgf").display().to_string();
    let psq = folder.path().join("psq").display().to_string();
    let kinds = ["crash", "illegal", "hang", "error", "deaf"];
    let mut args = vec!["--engine".to_owned(), engine("good", "good")];
    for kind in kinds {
        args.extend(["--engine".to_owned(), engine(kind, kind)]);
    }
    let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
    args.extend(["--pool", "gauntlet", "--games", "4", "--tc", "100/2", "--tolerance", "0.5"]);
    args.extend(["--openings", &openings, "--concurrency", "2", "--json", "--sgf", &sgf, "--psq", &psq]);
    let output = run(&args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let result = json(&output);
    assert_eq!(numbers(&result), (0..20).collect::<Vec<_>>());
    let good = standing(&result, "good");
    assert_eq!((&good["games"], &good["wins"], &good["losses"]), (&20.into(), &20.into(), &0.into()));
    assert_eq!(good["pairs"], serde_json::json!([0, 0, 0, 0, 10]));
    for (engine, fault) in
        [("crash", "crash"), ("illegal", "illegal-move"), ("hang", "time"), ("error", "protocol")]
    {
        let standing = standing(&result, engine);
        assert_eq!(standing["faults"][fault], 4, "{standing}");
        assert_eq!((&standing["games"], &standing["losses"]), (&4.into(), &4.into()), "{engine}");
    }
    // It plays by the rules but ignores END: the match ended nevertheless.
    let deaf = standing(&result, "deaf");
    assert!(deaf["faults"].as_object().unwrap().values().all(|count| count == 0), "{deaf}");
    if cfg!(target_os = "linux") {
        assert!(good["peak_memory"].as_u64().unwrap() > 0);
    }
    for game in result["games"].as_array().unwrap() {
        let crashed = game["ending"] == "crash";
        assert!(!crashed || game["detail"].as_str().unwrap().contains("3; out of order"), "{game}");
    }
    let games = plyground_gomoku::record::read_sgf(&fs::read_to_string(&sgf).unwrap()).unwrap();
    assert_eq!(games.len(), 20);
    assert!(games[0].moves.iter().any(|turn| turn.comment.contains("score")), "what engines say is kept");
    assert_eq!(fs::read_dir(&psq).unwrap().count(), 20);
    for file in fs::read_dir(&psq).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        plyground_gomoku::record::read_psq(&text).unwrap().board(plyground_gomoku::Rule::Freestyle).unwrap();
    }
}

#[test]
fn the_tolerance_is_granted_once_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let (a, b) = (engine("a", "late"), engine("b", "late"));
    let args =
        ["--engine", &a, "--engine", &b, "--games", "2", "--tc", "0.2/0", "--tolerance", "0.5", "--json"];
    let result = json(&run(&[&args[..], &["--openings", &openings(folder.path())]].concat()));
    for game in result["games"].as_array().unwrap() {
        assert_eq!(game["ending"], "time", "{game}");
        // White moves first after an opening of three stones, and is the first to use up its time.
        let used = |first: usize| -> f64 {
            let notes = game["notes"].as_array().unwrap().iter().skip(first).step_by(2);
            notes.map(|note| note["ms"].as_f64().unwrap()).sum()
        };
        assert!(used(0) <= 700.0 && used(1) <= 700.0, "{game}");
        // The move that never came counts: with it the loser has used up all its time.
        let late = game["late_ms"].as_f64().unwrap();
        let of_loser = used(game["notes"].as_array().unwrap().len() % 2) + late;
        assert!(of_loser >= 699.9, "{game}");
        assert!(game["seconds"].as_f64().unwrap() >= (used(0) + used(1) + late) / 1e3, "{game}");
    }
    let all = result["engines"].as_array().unwrap().iter();
    let moves: u64 = all.map(|engine| engine["moves"].as_u64().unwrap()).sum();
    let notes = |game: &Value| game["notes"].as_array().unwrap().len() as u64;
    assert_eq!(moves, result["games"].as_array().unwrap().iter().map(|game| notes(game) + 1).sum::<u64>());
}

#[test]
fn more_memory_than_allowed_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (a, b, c) = (engine("a", "good"), engine("b", "greedy"), engine("c", "greedy-once"));
    let args = ["--engine", &a, "--engine", &b, "--engine", &c, "--pool", "gauntlet", "--games", "4"];
    let openings = openings(folder.path());
    let more = ["--memory", "40", "--size", "10", "--json", "--openings", &openings];
    let result = json(&run(&[&args[..], &more].concat()));
    let measured = cfg!(target_os = "linux");
    assert_eq!(result["memory_measured"], measured);
    let over = |name: &str| standing(&result, name)["over_memory"].as_u64().unwrap();
    assert_eq!(over("a"), 0);
    assert_eq!(over("b"), if measured { 4 } else { 0 });
    // Its process is reused within a pair. An excess in one game does not count in the next.
    let begun = result["games"].as_array().unwrap().iter().filter(|game| game["white"] == "c").count();
    assert_eq!(over("c"), if measured { begun as u64 } else { 0 });
}

#[test]
fn a_killed_match_goes_on_without_losing_or_doubling_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let out = folder.path().join("match").display().to_string();
    let (a, b) = (engine("a", "good"), engine("b", "slow"));
    let args = ["--engine", &a, "--engine", &b, "--games", "12", "--openings", &openings, "--out", &out];
    let mut first = plyground(&[&args[..], &["--concurrency", "2"]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let journal = folder.path().join("match/games.jsonl");
    let lines = || fs::read_to_string(&journal).map_or(0, |text| text.lines().count());
    while lines() < 3 {
        assert!(first.try_wait().unwrap().is_none(), "it must not be over before it is killed");
        thread::sleep(Duration::from_millis(5));
    }
    first.kill().unwrap();
    first.wait().unwrap();
    let kept = fs::read_to_string(&journal).unwrap();
    let before: Vec<Value> = kept.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    assert!((3..12).contains(&before.len()));
    // As after a kill in the middle of a line.
    fs::write(&journal, format!("{}{{\"game\":11,\"bla", &kept[..=kept.rfind('\n').unwrap()])).unwrap();
    let refused = run(&args);
    assert_eq!(refused.status.code(), Some(2), "a new match does not write over another");
    let result = json(&run(&["--resume", &out, "--trust", "--json"]));
    assert_eq!(result["finished"], true);
    assert_eq!(numbers(&result), (0..12).collect::<Vec<_>>());
    for game in &before {
        assert_eq!(
            &result["games"][game["game"].as_u64().unwrap() as usize],
            game,
            "games that were kept stay"
        );
    }
    let text = fs::read_to_string(&journal).unwrap();
    let games: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 12, "each game stands in the journal once");
    // Nothing is left to play; and more games can be added.
    let idle = run(&["--resume", &out, "--trust", "--json"]);
    assert_eq!(numbers(&json(&idle)).len(), 12);
    let note = String::from_utf8(idle.stderr).unwrap();
    assert!(note.contains("nothing is left to play: all 12 games"), "{note}");
    assert_eq!(numbers(&json(&run(&["--resume", &out, "--trust", "--games", "14", "--json"]))).len(), 14);
    // But none can be removed; an odd number is rounded up.
    let shorter = run(&["--resume", &out, "--games", "12", "--json"]);
    let complaint = String::from_utf8(shorter.stderr).unwrap();
    assert_eq!((shorter.status.code(), complaint.lines().count()), (Some(2), 1), "{complaint}");
    assert!(complaint.contains("has 14 games") && shorter.stdout.is_empty(), "{complaint}");
    assert_eq!(numbers(&json(&run(&["--resume", &out, "--trust", "--games", "13", "--json"]))).len(), 14);
}

#[test]
fn a_match_that_was_killed_as_it_began_is_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let place = folder.path().join("match");
    let out = place.display().to_string();
    let (journal, setup) = (place.join("games.jsonl"), place.join("match.json"));
    let (a, b) = (engine("a", "good"), engine("b", "good"));
    let args =
        ["--engine", &a, "--engine", &b, "--games", "4", "--openings", &openings, "--out", &out, "--json"];
    // Killed after the journal was created and before the setup was written: there is nothing to resume.
    fs::create_dir(&place).unwrap();
    fs::write(&journal, "").unwrap();
    assert_eq!(run(&["--resume", &out]).status.code(), Some(2));
    let played = json(&run(&args));
    assert_eq!(numbers(&played), [0, 1, 2, 3]);
    // A journal without its setup still holds games: it is not overwritten.
    let (games, match_json) = (fs::read_to_string(&journal).unwrap(), fs::read_to_string(&setup).unwrap());
    fs::remove_file(&setup).unwrap();
    assert_eq!(run(&args).status.code(), Some(2));
    assert_eq!(fs::read_to_string(&journal).unwrap(), games);
    // Killed after the setup was written and before the first game was saved.
    fs::write(&setup, &match_json).unwrap();
    fs::remove_file(&journal).unwrap();
    assert_eq!(numbers(&json(&run(&["--resume", &out, "--trust", "--json"]))), [0, 1, 2, 3]);
    // Killed after a game was saved and before anything else happened.
    let first = games.lines().next().unwrap();
    fs::write(&journal, format!("{first}\n")).unwrap();
    let resumed = json(&run(&["--resume", &out, "--trust", "--json"]));
    assert_eq!(numbers(&resumed), [0, 1, 2, 3]);
    assert_eq!(resumed["games"][0], serde_json::from_str::<Value>(first).unwrap());
    assert_eq!(fs::read_to_string(&journal).unwrap().lines().count(), 4);
    // A folder without a match is left alone.
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    assert_eq!(run(&["--resume", &empty.display().to_string()]).status.code(), Some(2));
    assert_eq!(fs::read_dir(&empty).unwrap().count(), 0);
}

#[test]
fn games_that_repeat_count_once() {
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let (a, b) = (engine("a", "good"), engine("b", "bad"));
    let args = ["--engine", &a, "--engine", &b, "--games", "18", "--openings", &openings, "--depth", "1"];
    let output = run(&[&args[..], &["--json"]].concat());
    let result = json(&output);
    assert_eq!((numbers(&result).len(), &result["repeated"]), (18, &12.into()));
    // Both answer within a few milliseconds, with fractions.
    for name in ["a", "b"] {
        assert!(standing(&result, name)["mean_ms"].as_f64().unwrap() > 0.0, "{result:#}");
    }
    let mut notes =
        result["games"].as_array().unwrap().iter().flat_map(|game| game["notes"].as_array().unwrap());
    assert!(notes.any(|note| note["ms"].as_f64().unwrap().fract() > 0.0), "{result:#}");
    let a = standing(&result, "a");
    assert_eq!((&a["wins"], &a["pairs"]), (&18.into(), &serde_json::json!([0, 0, 0, 0, 3])));
    let note = String::from_utf8(output.stderr).unwrap();
    assert!(note.contains("fewer openings (3) than pairs of games (9)"), "{note}");
    let table = String::from_utf8(run(&args).stdout).unwrap();
    assert!(table.contains("repeat an earlier one move by move: 12"), "{table}");
}

#[test]
fn levels_play_and_a_seed_says_how() {
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let args =
        ["--engine", "level=1", "--engine", "level=4,name=four", "--games", "6", "--openings", &openings];
    let play = |more: &[&str]| json(&run(&[&args[..], more, &["--json"]].concat()));
    let moves = |result: &Value| -> Vec<Value> {
        result["games"].as_array().unwrap().iter().map(|game| game["moves"].clone()).collect()
    };
    let result = play(&[]);
    assert_eq!(numbers(&result), (0..6).collect::<Vec<_>>());
    for name in ["level 1", "four"] {
        let faults = standing(&result, name)["faults"].as_object().unwrap();
        assert!(faults.values().all(|count| count == 0), "{result:#}");
    }
    assert!(
        result["games"][0]["notes"][0]["said"].as_str().unwrap().contains("ev "),
        "they say what they think"
    );
    // The same games with the same seed, also if they are played in parallel or the match is resumed.
    let out = folder.path().join("match").display().to_string();
    assert_eq!(moves(&play(&["--concurrency", "2", "--out", &out])), moves(&result));
    let journal = folder.path().join("match/games.jsonl");
    let kept = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, &kept[..=kept.find('\n').unwrap()]).unwrap();
    assert_eq!(moves(&json(&run(&["--resume", &out, "--trust", "--json"]))), moves(&result));
    assert_ne!(moves(&play(&["--seed", "2"])), moves(&result));
    let refused = run(&["--engine", "cmd=/bin/other,level=3", "--engine", "level=1"]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && complaint.contains("level=5 without cmd"), "{complaint}");
}

#[test]
fn a_test_ends_the_match_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    // As many as needed: repeated games carry no information for a test.
    let line = |row: usize| [format!("h8i9{}{row}", ['a', 'c'][row % 2]), format!("h8g7o{row}")];
    let many = (1..=12).flat_map(line).collect::<Vec<_>>().join(
        "
",
    );
    let path = folder.path().join("many.txt");
    fs::write(&path, many).unwrap();
    let openings = path.display().to_string();
    for (first, second, decision) in [("good", "bad", "upper"), ("bad", "good", "lower")] {
        let (a, b) = (engine("a", first), engine("b", second));
        let args = ["--engine", &a, "--engine", &b, "--games", "10000", "--openings", &openings];
        let out = folder.path().join(first).display().to_string();
        let result =
            json(&run(&[&args[..], &["--sprt", "elo0=0,elo1=200", "--out", &out, "--json"]].concat()));
        assert_eq!(result["sprt"]["decision"], decision);
        assert_eq!(result["finished"], true, "nothing is left to play");
        let games = numbers(&result).len();
        assert!((4..1_000).contains(&games), "{games} games");
        let idle = run(&["--resume", &out]);
        let note = String::from_utf8(idle.stderr).unwrap();
        assert!(idle.status.success() && note.contains("the test has decided the match"), "{note}");
        let again = json(&run(&["--resume", &out, "--trust", "--json"]));
        assert_eq!((&again["finished"], numbers(&again).len()), (&true.into(), games));
    }
}

#[test]
fn scores_that_agree_and_long_games_are_adjudicated() {
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let (a, b) = (engine("a", "good"), engine("b", "good"));
    let args = ["--engine", &a, "--engine", &b, "--games", "2", "--openings", &openings, "--json"];
    let short = json(&run(&[&args[..], &["--draw-after", "9"]].concat()));
    for game in short["games"].as_array().unwrap() {
        assert_eq!((&game["ending"], &game["winner"]), (&"length".into(), &"draw".into()));
        assert_eq!(game["opening"].as_u64().unwrap() + game["notes"].as_array().unwrap().len() as u64, 9);
    }
    // Two drawn pairs do not prove that they are equal.
    let four = ["--games", "4", "--openings", &openings, "--draw-after", "9"];
    let drawn = [&args[..4], &four].concat();
    let table = String::from_utf8(run(&drawn).stdout).unwrap();
    assert!(table.contains("+0 ± ∞"), "{table}");
    let result = json(&run(&[&drawn[..], &["--json"]].concat()));
    let a = standing(&result, "a");
    assert_eq!(a["pairs"], serde_json::json!([0, 0, 2, 0, 0]));
    assert!(a["elo"] == 0.0 && a["elo_error"].is_null(), "{a}");
    // The one claims to win, the other to lose.
    let (a, b) = (engine("a", "boastful"), engine("b", "humble"));
    let args = ["--engine", &a, "--engine", &b, "--games", "2", "--openings", &openings, "--json"];
    let agreed = json(&run(&[&args[..], &["--win-after", "2", "--win-points", "500"]].concat()));
    for game in agreed["games"].as_array().unwrap() {
        assert_eq!(game["ending"], "agreement");
        assert_eq!(game["notes"].as_array().unwrap().len(), 4);
        assert_eq!(game[game["winner"].as_str().unwrap()], "a");
    }
}

#[test]
fn an_engine_that_cannot_play_is_an_error_before_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let openings = openings(folder.path());
    let out = folder.path().join("match").display().to_string();
    let good = engine("a", "good");
    for (spec, why) in [
        ("name=b,cmd=/no/such/engine".to_owned(), "cannot be started"),
        (engine("b", "mute"), "START 15 was answered: ERROR"),
    ] {
        let args = ["--engine", &good, "--engine", &spec, "--openings", &openings, "--out", &out];
        let output = run(&args);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains("b cannot play") && complaint.contains(why), "{complaint}");
        assert!(!Path::new(&out).exists(), "nothing is left behind");
    }
    for (args, why) in [
        (&["--engine", &good][..], "two engines or more"),
        (&["--engine", &good, "--engine", &good], "two engines are called `a`"),
        (&["--engine", "name=x"], "cmd=PATH"),
        (&["--resume", "/no/such/folder"], "match.json"),
    ] {
        let output = run(args);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && complaint.contains(why), "{args:?}: {complaint}");
    }
}
