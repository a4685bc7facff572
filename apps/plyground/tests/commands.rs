//! The commands as a script uses them: JSON fields, exit codes, pipes.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::io::Write;
use std::process::Stdio;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

fn text(args: &[&str], input: &str) -> String {
    // English, independent of the environment of the tests.
    let assert =
        cargo_bin_cmd!("plyground").env("LC_ALL", "C").args(args).write_stdin(input).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(&[args, &["--json"]].concat(), "")).unwrap()
}

#[test]
fn a_search_record_has_every_field() {
    let record = json(&["search", "tic-tac-toe", "--evaluator", "outcome"]);
    let fields = [
        "game",
        "algorithm",
        "evaluator",
        "convention",
        "mutations",
        "depth",
        "value",
        "best",
        "best_cell",
        "pv",
        "bound",
        "nodes",
        "leaves",
        "leaves_finished",
        "leaves_horizon",
        "generated",
        "cutoffs",
        "researches",
        "time_s",
    ];
    for field in fields {
        assert!(record.get(field).is_some(), "{field} is missing");
    }
    assert_eq!(record["nodes"], 18_297);
    assert_eq!(record["leaves"], 7_330);
    assert_eq!(record["best_cell"], 0);
    assert_eq!(record["bound"], "exact");
}

#[test]
fn presets_give_the_documents_figures() {
    let printed = json(&["search", "--preset", "open-lines", "--as-printed"]);
    assert_eq!((&printed["generated"], &printed["nodes"]), (&24_078.into(), &18_014.into()));
    let corrected = json(&["search", "--preset", "open-lines"]);
    assert_eq!((&corrected["generated"], &corrected["nodes"]), (&22_873.into(), &16_811.into()));
    let overflow = json(&["search", "--preset", "nearer-wins", "--as-printed", "--algorithm", "alpha-beta"]);
    assert_eq!(overflow["nodes"], 9_895);
    assert_eq!(overflow["mutations"], serde_json::json!(["min-int-overflow", "unshared-root"]));
    let dominated =
        json(&["search", "--preset", "line-powers", "--mutation", "win_dominates", "--depth", "1"]);
    assert_eq!(dominated["value"], 80);
}

#[test]
fn a_preset_takes_the_size_of_the_board_from_the_position() {
    let record =
        json(&["search", "--preset", "pattern-ladder", "--position", "7/7/7/3O3/7/7/7", "--depth", "1"]);
    assert_eq!(record["game"], "mnk(7,7,5)");
    let record =
        json(&["search", "--preset", "open-lines", "--position", "9/9/9/9/4X4/9/9/9/9", "--depth", "1"]);
    assert_eq!(record["game"], "mnk(9,9,3)");
}

#[test]
fn a_game_of_another_size_is_found_by_its_name() {
    let game = |args: &[&str]| json(&[&["search"], args, &["--depth", "1"]].concat())["game"].clone();
    for args in [&["gomoku(10)"][..], &["gomoku", "--size", "10"], &["gomoku( 10 )"]] {
        assert_eq!(game(args), "mnk(10,10,5)", "{args:?}");
    }
    assert_eq!(game(&["gomoku(10,exact)"]), "mnk(10,10,5,exact)");
    assert_eq!(game(&["piskvorky", "--size", "6"]), "mnk(6,6,4)");
    assert_eq!(game(&["renju(13)"]), "five(13,renju)");
    assert_eq!(game(&["othello", "--size", "6"]), "othello(6)");
    // Tic-tac-toe on a larger board is ambiguous: the number in a row that wins is unknown.
    for args in
        [&["tic-tac-toe(4)"][..], &["connect-four(8)"], &["gomoku(99)"], &["mnk(3,3,3)", "--size", "4"]]
    {
        let mut program = cargo_bin_cmd!("plyground");
        program.env("LC_ALL", "C").arg("search").args(args).assert().code(2);
    }
}

#[test]
fn one_search_or_several_are_asked_for_by_either_word() {
    let one = |args: &[&str]| json(&[&["search", "tic-tac-toe"], args].concat())["nodes"].clone();
    assert_eq!(
        one(&["--depth", "2", "--algorithm", "minimax"]),
        one(&["--depths", "2", "--algorithms", "minimax"])
    );
    let several =
        |args: &[&str]| text(&[&["compare", "tic-tac-toe", "--no-time", "--csv"], args].concat(), "");
    let words = several(&["--depths", "1..2", "--algorithms", "minimax,alpha-beta"]);
    assert_eq!(words, several(&["--depth", "1..2", "--algorithm", "minimax,alpha-beta"]));
}

#[test]
fn a_name_of_any_length_fits_into_a_table() {
    // A written tree is its own name.
    let list = |item: &str, count: usize| format!("[{}]", vec![item; count].join(","));
    let tree = format!("explicit({})", list(&list(&list("123456", 64), 64), 3));
    assert!(text(&["compare", &tree, "--depths", "1", "--no-time"], "").len() > 70_000);
}

#[test]
fn trees_come_from_an_argument_a_file_or_standard_input() {
    let tree = "[[3,12,8],[2,4,6],[14,5,2]]";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tree.txt");
    std::fs::write(&path, format!("{tree}\n")).unwrap();
    let from_file = format!("explicit(@{})", path.display());
    for (game, input) in [(&*format!("explicit({tree})"), ""), (&*from_file, ""), ("explicit(-)", tree)] {
        let record: Value = serde_json::from_str(&text(&["search", game, "--json"], input)).unwrap();
        assert_eq!((&record["value"], &record["nodes"]), (&3.into(), &11.into()), "{game}");
        assert!(record.get("best_cell").is_none(), "a tree has no cells");
    }
}

#[test]
fn infinite_values_are_words() {
    let record = json(&["search", "explicit([-inf,-inf])"]);
    assert_eq!(record["value"], "-inf");
    assert_eq!(record["best"], "1");
}

#[test]
fn limits_end_a_search_with_what_it_knows() {
    let record = json(&["search", "gomoku", "--nodes", "300"]);
    assert_eq!(record["stopped"], "node limit");
    assert_eq!(record["depth"], 1);
    assert!(record["nodes"].as_u64().unwrap() <= 300);
    let fixed = json(&["search", "gomoku", "--nodes", "300", "--depth", "2"]);
    assert_eq!(fixed["bound"], "lower");
    let nothing =
        cargo_bin_cmd!("plyground").args(["search", "gomoku", "--depth", "3", "--nodes", "3"]).output();
    assert_eq!(nothing.unwrap().status.code(), Some(1), "no move was searched: the answer is no");
}

#[test]
fn compare_agrees_and_counts() {
    let record = json(&["compare", "tic-tac-toe", "--depths", "1..3", "--evaluator", "outcome"]);
    assert_eq!(record["agree"], true);
    assert_eq!(record["searches"].as_array().unwrap().len(), 12);
    let csv =
        text(&["compare", "tic-tac-toe", "--depths", "2", "--algorithms", "minimax,alpha-beta", "--csv"], "");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3);
    let columns = lines[0].split(',').count();
    assert!(lines.iter().all(|line| line.split(',').count() == columns));
    let printed =
        text(&["compare", "--preset", "open-lines", "--as-printed", "--depths", "9", "--no-time"], "");
    assert!(printed.contains("24,078") && printed.contains("not counted"), "{printed}");
}

#[test]
fn a_mistake_is_compared_with_the_sound_searches() {
    let record =
        json(&["compare", "tic-tac-toe", "--mutation", "low-overwritten", "--depths", "9", "--no-time"]);
    let with: Vec<usize> = record["searches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["mutations"].as_array().unwrap().len())
        .collect();
    assert_eq!(with, [0, 0, 1, 0], "only alpha-beta can make it");
    let wrong = json(&["search", "--preset", "open-lines", "--as-printed", "--algorithm", "minimax"]);
    assert_eq!((&wrong["value"], &wrong["bound"]), (&(-100).into(), &"unknown".into()));
}

#[test]
fn whoever_began_a_finished_game_is_understood() {
    let record = json(&["search", "tic-tac-toe", "--position", "XXX/OO./O.."]);
    assert_eq!((&record["outcome"], &record["to_move"]), (&"X".into(), &"O".into()));
    let record = json(&["search", "tic-tac-toe", "--position", "XX./OOO/X.."]);
    assert_eq!((&record["outcome"], &record["to_move"]), (&"O".into(), &"X".into()));
}

#[test]
fn whoever_began_is_understood_where_a_side_moves_twice() {
    // The last seed falls into the store of the side that began, which is to move again.
    for (side, store) in [("X", "|  1 X"), ("O", "O  1 |")] {
        let told = text(&["search", "kalah", "--moves", "3", "--to-move", side, "--depth", "1"], "");
        assert!(told.contains(store) && told.contains(&format!("{side} to move")), "{told}");
    }
}

#[test]
fn nobody_completes_a_line_that_loses() {
    let record =
        json(&["search", "mnk(5,5,5,misere)", "--position", "XXXX./OOO../O..../5/5", "--depth", "1"]);
    assert_eq!(record["evaluator"], "outcome");
    assert_ne!(record["best"], "e5");
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(json(&["perft", "tic-tac-toe", "--depth", "9"])["nodes"], 127_872);
    let divided = json(&["perft", "piskvorky", "--depth", "3", "--divide"]);
    let parts = divided["divide"].as_array().unwrap();
    assert_eq!(parts.iter().map(|p| p["nodes"].as_u64().unwrap()).sum::<u64>(), 13_800);
    assert_eq!(divided["nodes"], 13_800);
}

#[test]
fn lists_are_lines_and_json() {
    for list in ["games", "algorithms", "evaluators", "presets", "mutations", "conventions"] {
        let lines = text(&[list], "").lines().count();
        assert!(lines >= 3, "{list}");
        assert_eq!(json(&[list]).as_array().unwrap().len(), lines, "{list}");
    }
}

#[test]
fn the_rules_of_every_game_are_told() {
    for game in json(&["games"]).as_array().unwrap() {
        let name = game["name"].as_str().unwrap();
        let page = text(&["rules", name], "");
        assert!(page.lines().count() > 8 && page.lines().all(|line| line.chars().count() <= 80), "{page}");
        let record = json(&["rules", name]);
        assert!(record["rules"].as_str().is_some_and(|rules| rules.len() > 50), "{name}");
        let usual = record["evaluators"].as_array().unwrap().iter().filter(|judge| judge["usual"] == true);
        assert_eq!(usual.count(), 1, "{name}");
    }
    let page = text(&["rules", "connect(5,4,3)"], "");
    assert!(page.starts_with("Connect game  connect(5,4,3)\n"), "{page}");
    for part in ["the number of a column, 1 to 5", "connect-four", "stones-left", "(the usual one)"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains('\u{1b}'), "no colour reaches a pipe");
    let slovak = text(&["rules", "othello", "--lang", "sk"], "");
    assert!(slovak.contains("vynechá ťah"), "{slovak}");
    let never = text(&["rules", "mnk(3,3,9)"], "");
    assert!(never.contains("every game ends in a draw"), "{never}");
}

#[test]
#[cfg_attr(debug_assertions, ignore = "it measures whole games, which takes long without optimisation")]
fn without_a_terminal_the_main_job_runs() {
    let output = text(&[], "");
    assert!(output.contains("549,946") && output.contains("all sound searches agree"), "{output}");
}

#[test]
fn completions_and_the_manual_are_generated() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(text(&["completions", shell], "").contains("plyground"), "{shell}");
    }
    assert!(text(&["man"], "").contains("plyground\\-search"));
    assert!(text(&["man", "search"], "").contains("\\-\\-depth"));
}

#[test]
fn no_colour_reaches_a_pipe() {
    assert!(!text(&["compare", "tic-tac-toe", "--depths", "1"], "").contains('\u{1b}'));
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let program = assert_cmd::cargo::cargo_bin!("plyground");
    let mut child = std::process::Command::new(program)
        .args(["perft", "gomoku", "--depth", "2", "--divide"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    std::io::stdout().flush().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn root_moves_say_whether_they_are_bounds() {
    let tree = "explicit([[3,12,8],[2,4,6],[14,5,2]])";
    let known = |more: &[&str]| -> Vec<String> {
        let record = json(&[&["search", tree], more].concat());
        let moves = record["root_moves"].as_array().unwrap().clone();
        moves.iter().map(|known| format!("{} {}", known["value"], known["bound"].as_str().unwrap())).collect()
    };
    assert_eq!(known(&["--algorithm", "minimax"]), ["3 exact", "2 exact", "2 exact"]);
    assert_eq!(known(&["--algorithm", "alpha-beta"]), ["3 exact", "2 upper", "2 upper"]);
    assert_eq!(
        known(&["--algorithm", "minimax", "--mutation", "leaf-for-mover"])[0].split(' ').nth(1),
        Some("unknown")
    );
}

#[test]
fn a_single_order_of_moves_is_named_unless_it_is_the_usual_one() {
    let compare = ["compare", "explicit([[3,12,8],[2,4,6],[14,5,2]])", "--no-time", "--orderings"];
    for form in [&[][..], &["--markdown"], &["--latex"]] {
        let said = text(&[&compare[..], &["reversed"], form].concat(), "");
        assert!(said.contains("order of moves: reversed"), "{said}");
        let usual = text(&[&compare[..], &["natural"], form].concat(), "");
        assert!(!usual.contains("order of moves"), "{usual}");
    }
}
