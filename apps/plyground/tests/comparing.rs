//! `compare` as a script uses it: every axis, every output format, files, resuming, and wrong use.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

const TREE: &str = "explicit([[3,12,8],[2,4,6],[14,5,2]])";

fn compare(args: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("plyground");
    command.arg("compare").args(args).env("LANG", "C").write_stdin("");
    command
}

fn output(args: &[&str]) -> Output {
    compare(args).output().unwrap()
}

fn text(args: &[&str]) -> String {
    let output = output(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(&[args, &["--json"]].concat())).unwrap()
}

/// Runs a comparison that must be refused, and checks its one-line message.
#[track_caller]
fn refused(args: &[&str], expected: &str) {
    let output = output(args);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{args:?}: {message}");
    assert!(message.contains(expected), "{args:?} should say `{expected}`: {message}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
}

/// The files of a folder, hidden ones included.
fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn every_axis_multiplies() {
    let record = json(&[
        "tic-tac-toe",
        "--position",
        "X../.../...",
        "--position",
        ".../.X./...",
        "--evaluators",
        "outcome,open_lines",
        "--orderings",
        "natural,centre,random:7,best:1",
        "--depths",
        "1,3",
        "--algorithms",
        "minimax,alpha-beta",
        "--no-time",
    ]);
    let searches = record["searches"].as_array().unwrap();
    assert_eq!(searches.len(), 2 * 2 * 4 * 2 * 2);
    assert_eq!((&record["agree"], &record["complete"]), (&true.into(), &true.into()));
    assert_eq!(record["orderings"], serde_json::json!(["natural", "centre", "random:7", "best:1"]));
    assert_eq!(record["evaluators"], serde_json::json!(["outcome", "open-lines"]));
    let last = searches.last().unwrap();
    assert_eq!((&last["ordering"], &last["depth"]), (&"best:1".into(), &3.into()));
    assert!(last["ordering_nodes"].as_u64().unwrap() > 0);
    assert_eq!(last["time"], Value::Null);
    // In every order of moves minimax enters every node, and the minimal tree is the same.
    let same = |field: &str| {
        let minimax = searches.iter().filter(|s| {
            s["algorithm"] == "minimax"
                && s["depth"] == 3
                && s["evaluator"] == "outcome"
                && s["position"] == last["position"]
        });
        let mut values: Vec<u64> = minimax.map(|s| s[field].as_u64().unwrap()).collect();
        values.dedup();
        values.len()
    };
    assert_eq!((same("nodes"), same("minimal_tree")), (1, 1));
}

#[test]
fn time_is_measured_as_often_as_asked() {
    let record = json(&["tic-tac-toe", "--depths", "2", "--runs", "7", "--warmup", "3"]);
    for search in record["searches"].as_array().unwrap() {
        let time = &search["time"];
        assert_eq!(time["runs"], 7);
        let [min, median, max] = ["min_s", "median_s", "max_s"].map(|field| time[field].as_f64().unwrap());
        assert!(0.0 < min && min <= median && median <= max, "{time}");
        assert_eq!(search["time_s"], time["mean_s"]);
        assert!(search["nodes_per_second"].as_f64().unwrap() > 0.0);
    }
    let faster: Vec<bool> =
        record["searches"].as_array().unwrap().iter().map(|s| s["faster"]["value"].is_number()).collect();
    assert_eq!(faster, [true; 4]);
}

#[test]
fn counts_alone_are_the_same_every_time() {
    let folder = tempfile::tempdir().unwrap();
    let run = |name: &str| {
        let at = folder.path().join(name);
        let (svg, png, html) = (at.join("figures/"), at.join("sheet.png"), at.join("page.html"));
        fs::create_dir(&at).unwrap();
        let files = [
            "--svg",
            svg.to_str().unwrap(),
            "--png",
            png.to_str().unwrap(),
            "--html",
            html.to_str().unwrap(),
        ];
        let mut printed = Vec::new();
        for format in [&["--json"][..], &["--csv"], &["--markdown"], &["--latex"], &["--chart"]] {
            let args = [&["tic-tac-toe", "--no-time", "--depths", "1..4"], format, &files].concat();
            printed.push(text(&args).into_bytes());
        }
        printed.extend([svg.join("nodes.svg"), png, html].map(|path| fs::read(path).unwrap()));
        assert_eq!(self::files(&svg), ["nodes.svg"], "without times there is nothing else to plot");
        assert_eq!(self::files(&at), ["figures", "page.html", "sheet.png"]);
        printed
    };
    assert!(run("one") == run("two"));
}

#[test]
fn tables_for_documents() {
    let args = |format| ["--preset", "numbered-cells", "--depths", "9", "--no-time", format];
    let markdown = text(&args("--markdown"));
    assert!(markdown.contains("| 9 | minimax | 0 | a3 | 549,946 | 100.0% |"), "{markdown}");
    let latex = text(&args("--latex"));
    assert!(
        latex.contains("\\toprule") && latex.contains("9 & alpha-beta & 0 & a3 & 18,297 & 3.3\\% &"),
        "{latex}"
    );
    let csv = text(&args("--csv"));
    assert!(csv.starts_with("depth,algorithm,mutations,value,best,nodes,"), "{csv}");
    assert!(csv.contains("\n9,alpha-beta,,0,a3,18297,25226,7330,"), "{csv}");
    refused(&["tic-tac-toe", "--json", "--csv"], "cannot be used with");
}

#[test]
fn the_plots_of_document_000_come_out_of_one_command() {
    let folder = tempfile::tempdir().unwrap();
    let plots = folder.path().join("plots/");
    text(&["--preset", "open-lines", "--depths", "1..5", "--svg", plots.to_str().unwrap()]);
    assert_eq!(files(&plots), ["nodes.svg", "time.svg"]);
    for (name, title) in [("nodes.svg", "Nodes against depth"), ("time.svg", "Time against depth")] {
        let svg = fs::read_to_string(plots.join(name)).unwrap();
        assert!(svg.starts_with("<svg") && svg.contains(title), "{svg}");
        for series in ["minimax", "negamax", "alpha-beta"] {
            assert!(svg.contains(&format!(">{series}</text>")), "{name} does not name {series}");
        }
    }
    let sheet = folder.path().join("sheet.png");
    text(&["--preset", "open-lines", "--depths", "1..2", "--runs", "1", "--png", sheet.to_str().unwrap()]);
    assert!(fs::read(sheet).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn a_chart_names_every_search_at_the_end_of_its_line() {
    let chart = text(&["tic-tac-toe", "--no-time", "--depths", "1..6", "--chart"]);
    let (_, chart) = chart.split_once("Nodes against depth").unwrap();
    for name in ["● minimax", "■ negamax", "▲ alpha-beta", "◆ NegaScout", "minimal tree"] {
        assert!(chart.lines().any(|line| line.ends_with(name)), "{name} in\n{chart}");
    }
    assert!(!chart.contains('\u{1b}'), "no colours where nobody looks");
    assert!(!text(&["tic-tac-toe", "--no-time", "--depths", "1..6"]).contains("against depth"));
}

#[test]
fn an_interrupted_comparison_goes_on_where_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("results.json");
    let args =
        ["tic-tac-toe", "--depths", "1..4", "--runs", "2", "--json", "--resume", kept.to_str().unwrap()];
    let whole = text(&args);
    let file = fs::read_to_string(&kept).unwrap();
    assert_eq!(text(&args), whole, "what is kept is not measured again");

    // As after a power failure halfway.
    let mut saved: Value = serde_json::from_str(&file).unwrap();
    let records = saved["records"].as_array_mut().unwrap();
    let half = records.split_off(9);
    fs::write(&kept, saved.to_string()).unwrap();
    let again: Value = serde_json::from_str(&text(&args)).unwrap();
    let whole: Value = serde_json::from_str(&whole).unwrap();
    assert_eq!(half.len(), 7);
    for (i, (one, other)) in
        whole["searches"].as_array().unwrap().iter().zip(again["searches"].as_array().unwrap()).enumerate()
    {
        let without_time = |search: &Value| {
            let mut search = search.clone();
            for field in ["time", "time_s", "nodes_per_second", "faster"] {
                search.as_object_mut().unwrap().remove(field);
            }
            search
        };
        assert_eq!(without_time(one), without_time(other));
        assert_eq!(one["time"] == other["time"], i < 9, "only what was lost is measured again");
    }
}

#[test]
fn counts_that_are_continued_are_those_of_one_run() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("results.json");
    let plain = ["tic-tac-toe", "--depths", "1..5", "--orderings", "natural,reversed", "--no-time"];
    let resumed = [&plain[..], &["--resume", kept.to_str().unwrap()]].concat();
    let whole = text(&plain);
    assert_eq!(text(&resumed), whole);
    let mut saved: Value = serde_json::from_str(&fs::read_to_string(&kept).unwrap()).unwrap();
    let records = saved["records"].as_array_mut().unwrap();
    // Any searches may be missing, and the others may be in any order.
    records.retain(|record| record["nodes"].as_u64().unwrap() % 3 != 0);
    records.reverse();
    fs::write(&kept, saved.to_string()).unwrap();
    assert_eq!(text(&resumed), whole);
    assert_eq!(files(folder.path()), ["results.json"]);
}

#[test]
fn a_file_of_another_comparison_is_refused_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.json");
    let kept = path.to_str().unwrap();
    text(&["tic-tac-toe", "--depths", "1..2", "--no-time", "--resume", kept]);
    let before = fs::read(&path).unwrap();
    refused(&["tic-tac-toe", "--depths", "1..3", "--no-time", "--resume", kept], "differs in --depths");
    refused(&["tic-tac-toe", "--depths", "1..2", "--resume", kept], "--no-time");
    refused(&["piskvorky", "--depths", "1..2", "--no-time", "--resume", kept], "differs in GAME");
    assert_eq!(fs::read(&path).unwrap(), before);
    fs::write(&path, &before[..before.len() / 2]).unwrap();
    refused(&["tic-tac-toe", "--depths", "1..2", "--no-time", "--resume", kept], "does not hold results");
    fs::write(&path, "a letter to my grandmother").unwrap();
    refused(&["tic-tac-toe", "--depths", "1..2", "--no-time", "--resume", kept], "does not hold results");
    assert_eq!(fs::read_to_string(&path).unwrap(), "a letter to my grandmother");
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_is_measured_and_says_so() {
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().unwrap();
    let (kept, page) = (folder.path().join("results.json"), folder.path().join("page.html"));
    let child = Command::new(assert_cmd::cargo::cargo_bin!("plyground"))
        // More searches than can be run.
        .args(["compare", "gomoku", "--depths", "1..9", "--no-time", "--json"])
        .args(["--resume", kept.to_str().unwrap(), "--html", page.to_str().unwrap()])
        .env("LANG", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !kept.exists() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{message}");
    assert!(message.contains("the same command continues from there"), "{message}");
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    let saved: Value = serde_json::from_str(&fs::read_to_string(&kept).unwrap()).unwrap();
    assert_eq!(printed["complete"], false);
    let count = |value: &Value| value.as_array().unwrap().len();
    assert!(count(&printed["searches"]) > 0);
    assert_eq!(count(&printed["searches"]), count(&saved["records"]));
    assert!(page.exists());
}

#[test]
fn places_that_cannot_be_written_are_known_before_anything_is_measured() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("file"), "in the way").unwrap();
    // More searches than can be run: measuring before checking would never end.
    let long = ["gomoku", "--depths", "1..9"];
    for (option, place) in [
        ("--svg", path("missing/plot.svg")),
        ("--png", path("missing/plot.png")),
        ("--html", path("missing/page.html")),
        ("--html", path("")),
        ("--svg", path("file/plots/")),
        ("--resume", path("missing/results.json")),
        ("--resume", path("")),
    ] {
        refused(&[&long[..], &[option, &place]].concat(), "cannot write");
    }
    let (good, bad) = (path("good.svg"), path("missing/page.html"));
    refused(&[&long[..], &["--svg", &good, "--html", &bad]].concat(), "page.html");
    assert_eq!(files(folder.path()), ["file"], "nothing was written");
}

#[test]
fn finished_games_have_nothing_to_compare() {
    refused(&["tic-tac-toe", "--position", "XXX/OO./..."], "X has won");
    refused(&["tic-tac-toe", "--position", "XOX/XOO/OXX"], "with a draw");
    refused(&["tic-tac-toe", "--position", "XXX/OO./...", "--conventions"], "X has won");
    refused(&["explicit(5)"], "the game is over");
    refused(&["tic-tac-toe", "--position", "X../.../...", "--position", "XXX/OO./..."], "X has won");
    // Document 003 generates a move before it looks for a winner.
    let record = json(&[
        "--preset",
        "nearer-wins",
        "--no-time",
        "--depths",
        "2",
        "--position",
        "XXX/OO./...",
        "--to-move",
        "O",
    ]);
    assert_eq!(record["searches"][0]["outcome"], "X");
    assert!(record["searches"][0]["nodes"].as_u64().unwrap() > 1);
}

#[test]
fn positions_come_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("positions.txt");
    let file = path.to_str().unwrap();
    let args = ["tic-tac-toe", "--positions", file, "--depths", "1", "--no-time"];
    fs::write(&path, "# two corners and the middle\nX../.../...  # a3\n\nmoves c3\n.../.X./...\nX../3/3\n")
        .unwrap();
    let record = json(&args);
    assert_eq!(record["positions"].as_array().unwrap().len(), 3, "the first and the last are the same");
    let table = text(&args);
    assert!(table.contains("position 2: ") && table.contains("O to move"), "{table}");
    fs::write(&path, "X../.../...\nX./.../...\n").unwrap();
    refused(&args, "positions.txt, line 2: row 1");
    fs::write(&path, "# nothing yet\n").unwrap();
    refused(&args, "no position in");
    refused(&["tic-tac-toe", "--positions", "no-such-file"], "cannot read no-such-file");
}

#[test]
fn names_that_do_not_fit_are_refused() {
    refused(&["tic-tac-toe", "--orderings", "center"], "did you mean `centre`?");
    refused(&["tic-tac-toe", "--orderings", "best:9"], "1 to 6 plies");
    refused(&[TREE, "--orderings", "natural,centre"], "no middle");
    refused(&["tic-tac-toe", "--evaluators", "outcome,pattern-ladder"], "five in a row");
    refused(&["tic-tac-toe", "--evaluators", "outcome,nothing"], "no evaluator `nothing`");
    refused(&["tic-tac-toe", "--evaluator", "outcome", "--evaluators", "zero"], "cannot be used with");
    refused(&["tic-tac-toe", "--resume", "-"], "--resume needs a file");
    refused(&["tic-tac-toe", "--no-time", "--runs", "3"], "cannot be used with");
    refused(&["tic-tac-toe", "--plot", "beauty"], "nodes, time");
}

#[test]
fn conventions_are_explained_on_one_tree() {
    let said = text(&[TREE, "--conventions"]);
    let words: Vec<&str> = said.split_whitespace().collect();
    let said = words.join(" ");
    for expected in [
        "the root moves are really worth 1: 3 2: 2 3: 2",
        "alpha-beta fail-hard 3 1 11 0 7 1 0 1: 3 2: ≤3 3: ≤3",
        "alpha-beta by fail-hard: A node never returns less than alpha or more than beta",
        "2 root moves are shown otherwise: 2 as ≤3 instead of ≤2",
    ] {
        assert!(said.contains(expected), "`{expected}` is not in {said}");
    }
    let record =
        json(&["tic-tac-toe", "--conventions", "--evaluator", "nearer-wins", "--algorithms", "alpha-beta"]);
    let searches = record["searches"].as_array().unwrap();
    let of = |name: &str| searches.iter().find(|search| search["convention"] == name).unwrap();
    assert_eq!(
        (&of("plyground")["nodes"], &of("aima")["nodes_more_than_ours"]),
        (&20_866.into(), &(-2_569).into())
    );
    assert_eq!(of("plyground")["root_moves"][1]["bound"], "upper");
    assert_eq!(of("wikipedia")["differs"][0]["choice"], "cut=above");
    assert_eq!(of("wikipedia")["differs"][0]["nodes"], 104_634);
    refused(&["tic-tac-toe", "--conventions", "--depths", "1..3"], "one depth");
    refused(&["tic-tac-toe", "--conventions", "--algorithms", "minimax"], "alpha-beta and negascout");
    refused(&["tic-tac-toe", "--conventions", "--svg", "x.svg"], "cannot be used with");
}
