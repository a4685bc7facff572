//! Games over a pipe.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::collections::BTreeMap;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

fn play(args: &[&str], moves: &[String]) -> String {
    let input = moves.join("\n") + "\n";
    // English, independent of the environment of the tests.
    let mut command = cargo_bin_cmd!("plyground");
    let output = command.env("LC_ALL", "C").arg("play").args(args).write_stdin(input).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn words(text: &str) -> Vec<String> {
    text.split(';').map(str::to_owned).collect()
}

/// The numbers offered by the last prompt.
fn offered(output: &str) -> Vec<String> {
    let prompt = output.rsplit("choose one of (").next().unwrap();
    prompt.split(')').next().unwrap().split(", ").map(str::to_owned).collect()
}

/// Plays every line of the person's moves, and counts the results of the games.
fn all_lines(args: &[&str], moves: &mut Vec<String>, results: &mut BTreeMap<String, u32>) {
    let output = play(args, moves);
    if let Some(end) = output.split("Game over! ").nth(1) {
        *results.entry(end.chars().take(6).collect()).or_default() += 1;
        return;
    }
    for number in offered(&output) {
        moves.push(number);
        all_lines(args, moves, results);
        moves.pop();
    }
}

#[test]
fn as_second_player_the_program_never_loses() {
    let mut results = BTreeMap::new();
    all_lines(&["tic-tac-toe", "--as", "X", "--depth", "9"], &mut Vec::new(), &mut results);
    assert_eq!(results.keys().collect::<Vec<_>>(), ["It's a", "O wins"], "{results:?}");
    assert!(results.values().sum::<u32>() > 400, "{results:?}");
}

#[test]
fn as_first_player_the_program_never_loses() {
    let mut results = BTreeMap::new();
    all_lines(&["tic-tac-toe", "--as", "O", "--depth", "9"], &mut Vec::new(), &mut results);
    assert_eq!(results.keys().collect::<Vec<_>>(), ["It's a", "X wins"], "{results:?}");
    assert!(results.values().sum::<u32>() > 50, "{results:?}");
}

#[test]
fn every_way_to_type_a_move_is_understood() {
    for first in ["5", "b2", "2 2", "row 2 col 2", "B2"] {
        let output = play(&["tic-tac-toe", "--two-players"], &words(first));
        assert!(output.contains("  2 | 4 X 6"), "{first}: {output}");
    }
}

#[test]
fn impossible_moves_are_refused_with_the_reason_and_asked_again() {
    let output = play(&["tic-tac-toe", "--two-players"], &words("5;5;0;10;z9;nonsense;1"));
    for reason in
        ["b2 is taken by X", "no cell 0", "no cell 10", "not on the 3x3 board", "`nonsense` is not a cell"]
    {
        assert!(output.contains(reason), "{reason}: {output}");
    }
    assert!(output.contains("  3 | O 2 3"), "the game went on: {output}");
}

#[test]
fn the_end_names_the_winner_and_the_line() {
    let won = play(&["tic-tac-toe", "--two-players"], &words("1;4;2;5;3"));
    assert!(won.contains("Game over! X wins: a3 b3 c3."), "{won}");
    let tie = play(&["tic-tac-toe", "--two-players"], &words("1;2;3;5;4;6;8;7;9"));
    assert!(tie.contains("Game over! It's a tie!"), "{tie}");
    let resigned = play(&["tic-tac-toe"], &words("resign"));
    assert!(resigned.contains("X resigns, O wins"), "{resigned}");
}

#[test]
fn commands_work_in_the_middle_of_a_game() {
    let output = play(&["tic-tac-toe", "--as", "X"], &words("help;5;undo;hint;board;undo;quit"));
    for expected in ["take back your last move", "Hint: ", "There is nothing to take back.", "Good-bye."] {
        assert!(output.contains(expected), "{expected}: {output}");
    }
    let last = output.rsplit("choose one of (").next().unwrap();
    assert!(last.starts_with("1, 2, 3, 4, 5, 6, 7, 8, 9)"), "undo went back to the start: {last}");
}

#[test]
fn a_saved_game_continues_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let file = path.to_str().unwrap();
    let first =
        play(&["tic-tac-toe", "--as", "O", "--level", "3", "--seed", "5", "--save", file], &words("9"));
    let saved: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(saved["moves"].as_array().unwrap().len(), 3, "X, O, X: {saved}");
    let resumed = play(&["--resume", file], &words("quit"));
    assert_eq!(offered(&first), offered(&resumed));
    assert!(resumed.contains("level=3"), "{resumed}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left behind");
}

#[test]
fn a_resumed_game_goes_on_as_if_it_had_not_been_left() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..8 {
        let path = folder.path().join(format!("game{seed}.json"));
        let (file, seed) = (path.to_str().unwrap(), seed.to_string());
        let game = ["piskvorky", "--as", "random", "--level", "1", "--seed", &seed];
        let tail =
            |output: &str| output.lines().filter(|row| row.contains("plays")).map(str::to_owned).collect();
        let moves = words("a1;b1;c1;d2;e3;a2;b3");
        let whole: Vec<String> = tail(&play(&game, &moves));
        let mut parts: Vec<String> = tail(&play(&[&game[..], &["--save", file]].concat(), &moves[..3]));
        parts.extend::<Vec<String>>(tail(&play(&["--resume", file], &moves[3..])));
        assert_eq!(whole, parts, "seed {seed}");
    }
}

#[test]
fn a_resigned_game_stays_resigned() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let file = path.to_str().unwrap();
    play(&["tic-tac-toe", "--save", file], &words("5;resign"));
    let other = folder.path().join("other.json");
    std::fs::write(&other, "a game that somebody wants to keep").unwrap();
    let args = ["play", "--resume", file, "--save", other.to_str().unwrap()];
    assert_eq!(cargo_bin_cmd!("plyground").args(args).output().unwrap().status.code(), Some(2));
    let again = play(&["--resume", file], &words("1"));
    assert!(again.contains("X resigns, O wins") && !again.contains("choose one of"), "{again}");
}

#[test]
fn trees_are_played_by_their_numbers() {
    let args = ["watch", "explicit([[3,12],[5,6]])", "--json"];
    let output = cargo_bin_cmd!("plyground").args(args).output().unwrap();
    let record: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&record["moves"][0]["move"], &record["moves"][0]["value"]), (&"2".into(), &5.into()));
}

#[test]
fn a_move_named_like_a_command_is_a_move() {
    let output = play(&["explicit([quit:5,hint:6])"], &words("help;quit"));
    assert!(output.contains("A move: one of quit hint.") && output.contains("Game over!"), "{output}");
    assert!(!output.contains("cell"), "a tree has no cells: {output}");
}

#[test]
fn a_level_opens_near_the_middle() {
    let args = ["watch", "gomoku", "--first", "level=4", "--second", "level=4", "--moves", "h8", "--json"];
    let output = cargo_bin_cmd!("plyground").args(args).output().unwrap();
    let record: Value = serde_json::from_slice(&output.stdout).unwrap();
    let reply = record["moves"][0]["move"].as_str().unwrap().to_owned();
    assert!(("f"..="j").contains(&&reply[..1]), "{reply} is near h8");
}

#[test]
fn five_in_a_row_is_played_by_its_engine_unless_a_search_is_asked_for() {
    let first_move = |extra: &[&str]| -> Value {
        let moves = ["--moves", "a1 a5 b1 b5 c1 c5 d1 e5"];
        let args = [&["watch", "mnk(5,5,5)", "--second", "random", "--json"], &moves[..], extra].concat();
        let output = cargo_bin_cmd!("plyground").args(args).output().unwrap();
        let record: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(record["moves"][0]["move"], "e1", "{record}");
        assert_eq!(record["result"], "X");
        record["moves"][0].clone()
    };
    // The engine sees the five without a search; the textbook searches every empty cell.
    for level in 1..=10 {
        first_move(&["--first", &format!("level={level}")]);
    }
    assert!(first_move(&["--first", "level=10"])["nodes"].as_u64().unwrap() < 10);
    for extra in [&["--first", "alpha-beta level=4"][..], &["--first", "level=4", "--evaluator", "outcome"]] {
        let textbook = first_move(extra);
        assert!(textbook["nodes"].as_u64().unwrap() > 100, "{textbook}");
    }
}

#[test]
fn a_level_of_gomoku_makes_the_same_mistakes_with_the_same_seed() {
    let game = |seed: &str| {
        let args =
            ["watch", "mnk(9,9,5)", "--first", "level=2", "--second", "level=1", "--json", "--seed", seed];
        let output = cargo_bin_cmd!("plyground").args(args).output().unwrap();
        let record: Value = serde_json::from_slice(&output.stdout).unwrap();
        let moves = record["moves"].as_array().unwrap().iter();
        moves.map(|played| played["move"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(game("4"), game("4"));
    assert_ne!(game("4"), game("5"));
}

#[test]
fn chance_follows_the_seed() {
    let side = |seed: &str| play(&["tic-tac-toe", "--as", "random", "--seed", seed], &words("quit"));
    assert_eq!(side("3"), side("3"));
    let sides: Vec<bool> = (0..20).map(|seed| side(&seed.to_string()).contains("You play X")).collect();
    assert!(sides.contains(&true) && sides.contains(&false), "both sides come up");
    let begins = play(&["tic-tac-toe", "--two-players", "--starter", "O"], &words("5"));
    assert!(begins.contains("  2 | 4 O 6"), "{begins}");
}

#[test]
fn two_programs_play_a_whole_game() {
    let args = ["watch", "tic-tac-toe", "--first", "alpha-beta depth=9", "--second", "level=1", "--json"];
    let output = cargo_bin_cmd!("plyground").args(args).output().unwrap();
    let record: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_ne!(record["result"], "O", "a perfect first player does not lose");
    assert_ne!(record["result"], "unfinished");
    let battle = ["watch", "--preset", "numbered-cells", "--json"];
    let output = cargo_bin_cmd!("plyground").args(battle).output().unwrap();
    let record: Value = serde_json::from_slice(&output.stdout).unwrap();
    let nodes: Vec<u64> =
        record["moves"].as_array().unwrap().iter().map(|m| m["nodes"].as_u64().unwrap()).collect();
    assert_eq!(nodes, [549_946, 59_705, 7_332, 935, 198, 47, 14, 5, 2], "document 002's battle");
}

#[test]
fn the_level_that_is_played_unless_asked_for_is_the_one_in_the_help() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json").display().to_string();
    play(&["gomoku", "--save", &file], &words("h8;quit"));
    let saved = std::fs::read_to_string(&file).unwrap();
    let played = saved.split("level=").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let help = play(&["--help"], &[]);
    let help: Vec<&str> = help.split_whitespace().collect();
    assert!(help.join(" ").contains(&format!("[default: {played},")), "{played}: {help:?}");
}

#[test]
fn the_sides_of_a_written_tree_are_called_as_in_textbooks() {
    let tree = "explicit([[3,12],[5,6]])";
    let played = play(&[tree, "--depth", "2"], &words("1"));
    let watched = cargo_bin_cmd!("plyground").env("LC_ALL", "C").args(["watch", tree]).output().unwrap();
    let watched = String::from_utf8(watched.stdout).unwrap();
    let two = play(&[tree, "--two-players"], &words("quit"));
    for (said, expected) in [
        (&played, "You play MAX, the program MIN (alpha-beta depth=2)."),
        (&played, "MAX, "),
        (&played, "MIN plays 1."),
        (&watched, "MAX is level=7, MIN is level=7"),
        (&watched, "MIN plays 1"),
        (&two, "Two people play: MAX and MIN."),
    ] {
        assert!(said.contains(expected), "{expected:?} is not in\n{said}");
    }
}

#[test]
fn a_board_that_nobody_can_win_on_is_announced() {
    let said = play(&["mnk(3,3,9)"], &words("quit"));
    assert!(said.contains("Mind: no line of 9 fits on this board"), "{said}");
    assert!(!play(&["tic-tac-toe"], &words("quit")).contains("Mind:"));
}
