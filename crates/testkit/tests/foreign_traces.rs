//! Traces with mistakes, written by other programs: a file is refused with a reason, or can be viewed.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::BTreeSet;

use plyground_core::Score;
use plyground_draw::explain::sentence;
use plyground_draw::tree::{Extent, Film, Guide, Picture, Scene};
use plyground_i18n::Texts;
use plyground_lab::guide::{SessionGuide, session_of};
use plyground_lab::record::record;
use plyground_lab::replay::Replay;
use plyground_lab::trace::{Trace, TraceCheck, check, read, write};
use plyground_registry::{Algorithm, Dice, SearchTask, open};

const LECTURE: &str = "explicit([[3,12,8],[2,4,6],[14,5,2]])";
const ROUNDS: usize = if cfg!(debug_assertions) { 1_000 } else { 20_000 };

/// The lines of a search of the lecture's tree.
fn lines(algorithm: Algorithm) -> Vec<String> {
    let session = open(LECTURE).unwrap();
    let (_, tree) = record(&*session, &SearchTask::new(algorithm), "plyground", 1_000).unwrap();
    write(&tree).lines().map(str::to_owned).collect()
}

fn reason_to_refuse(lines: &[String]) -> String {
    read(&lines.join("\n")).unwrap_err().say(&Texts::english())
}

/// Everything that can be done with a trace.
fn look_at(trace: &Trace) {
    let tree = &trace.tree;
    let again = read(&write(tree)).unwrap();
    assert_eq!(again.tree, *tree, "what was read can be written");
    let texts = Texts::english();
    for event in tree.events() {
        assert!(!sentence(tree, event, &texts).is_empty());
    }
    let session = session_of(&tree.header);
    let guide = session.as_deref().map(|session| SessionGuide { session, evaluator: &tree.header.evaluator });
    let guide: &dyn Guide = match &guide {
        Some(guide) => guide,
        None => &(),
    };
    for extent in [Extent::Fitting, Extent::AtMost(5)] {
        let scene = Scene::new(tree, guide, extent);
        assert!(!scene.text(&texts).is_empty());
        assert!(Picture::new(&scene, &texts).svg().ends_with("</svg>\n"));
    }
    let mut walk = Replay::new(tree.clone());
    walk.go_to(usize::MAX);
    for id in walk.open() {
        walk.rest(id);
    }
    if let Ok(TraceCheck::Different(difference)) = check(trace) {
        assert!(!difference.say(&texts).is_empty());
    }
}

/// Numbers and words that a program may write by mistake.
const ODD: [&str; 12] = [
    "0",
    "1",
    "-1",
    "2",
    "7",
    "65535",
    "2147483647",
    "-2147483648",
    "4294967295",
    "9007199254740992",
    "null",
    "\"inf\"",
];

/// Replaces the value that begins at `from` by an odd one.
fn with_value(line: &str, from: usize, odd: &str) -> String {
    let to = line[from..].find([',', '}']).map_or(line.len(), |length| from + length);
    format!("{}{odd}{}", &line[..from], &line[to..])
}

#[test]
fn a_spoilt_trace_is_refused_or_can_be_looked_at() {
    let mut dice = Dice::new(11);
    let (mut refused, mut looked_at) = (0, 0);
    let originals = [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegaScout].map(lines);
    for round in 0..ROUNDS {
        let mut lines = originals[round % originals.len()].clone();
        for _ in 0..=dice.below(2) {
            let at = 1 + dice.below(lines.len() - 1);
            match dice.below(8) {
                0 => {
                    let other = 1 + dice.below(lines.len() - 1);
                    lines.swap(at, other);
                }
                1 => drop(lines.remove(at)),
                2 => lines.insert(at, lines[at].clone()),
                _ => {
                    let fields: Vec<usize> =
                        lines[at].match_indices("\":").map(|(place, sign)| place + sign.len()).collect();
                    let field = fields[dice.below(fields.len())];
                    lines[at] = with_value(&lines[at], field, ODD[dice.below(ODD.len())]);
                }
            }
        }
        match read(&lines.join("\n")) {
            Ok(trace) => {
                looked_at += 1;
                look_at(&trace);
            }
            Err(fault) => {
                refused += 1;
                assert!((1..=lines.len()).contains(&fault.line));
            }
        }
    }
    assert!(refused > ROUNDS / 20 && looked_at > ROUNDS / 20, "{refused} refused, {looked_at} looked at");
}

/// A chain of nodes, each a move deeper.
fn chain(nodes: usize) -> Vec<String> {
    let mut chain = vec![lines(Algorithm::AlphaBeta)[0].clone()];
    for id in 0..nodes {
        let (parent, movement) = match id.checked_sub(1) {
            Some(parent) => (parent.to_string(), "\"1\""),
            None => ("null".to_owned(), "null"),
        };
        let (ply, side) = (id.min(65_535), ["X", "O"][id % 2]);
        chain.push(format!(
            r#"{{"event":"enter","id":{id},"parent":{parent},"move":{movement},"ply":{ply},"side":"{side}","moves":3}}"#
        ));
    }
    chain.extend((0..nodes).rev().map(|id| format!(r#"{{"event":"leave","id":{id},"value":1}}"#)));
    chain
}

#[test]
fn a_trace_may_be_deep_but_not_deeper_than_plies_are_counted() {
    look_at(&read(&chain(1_000).join("\n")).unwrap());
    assert_eq!(read(&chain(65_536).join("\n")).unwrap().tree.nodes.len(), 65_536);
    assert!(reason_to_refuse(&chain(65_537)).contains("no search goes as deep"));
}

#[test]
fn counts_that_no_search_can_reach_are_refused() {
    let with = |from: &str, to: &str| {
        let mut lines = lines(Algorithm::AlphaBeta);
        let line = lines.iter_mut().rfind(|line| line.contains(from)).unwrap();
        *line = line.replace(from, to);
        lines
    };
    assert!(
        reason_to_refuse(&with(r#""moves":3"#, r#""moves":4294967296"#))
            .contains("must be a whole number from 0 to 4294967295")
    );
    assert!(
        reason_to_refuse(&with(r#""searched":1"#, r#""searched":4294967296"#))
            .contains("must be a whole number from 0 to 4294967295")
    );
    let dropped = with(r#""bound":"exact""#, r#""dropped":9007199254740993"#);
    assert!(reason_to_refuse(&dropped).contains("more visits are dropped"));
}

#[test]
fn a_second_search_that_never_comes_is_a_fault() {
    let mut lines = lines(Algorithm::AlphaBeta);
    let after_first_branch = lines.iter().position(|line| line.contains(r#""best","id":0"#)).unwrap() + 1;
    lines.insert(after_first_branch, r#"{"event":"research","id":0,"move":"1"}"#.to_owned());
    let leave = lines.len() - 1;
    assert!(reason_to_refuse(&lines).contains("searched last"), "another move is entered");
    lines.drain(after_first_branch + 1..leave);
    assert!(reason_to_refuse(&lines).contains("the next line must enter"), "none is");
}

#[test]
fn a_best_move_has_the_value_that_was_found() {
    let mut lines = lines(Algorithm::AlphaBeta);
    let best = lines.iter_mut().find(|line| line.contains(r#""best","id":0"#)).unwrap();
    assert!(best.contains(r#""value":3"#));
    *best = best.replace(r#""value":3"#, r#""value":-3"#);
    let Ok(TraceCheck::Different(difference)) = check(&read(&lines.join("\n")).unwrap()) else {
        panic!("the sign is wrong")
    };
    assert!(lines[difference.line.unwrap() - 1].contains("best"));
    assert!(difference.say(&Texts::english()).contains(&format!("value {}", -Score::new(3))));
    let leave = lines.iter().position(|line| line.contains(r#""leave","id":1,"#)).unwrap();
    lines[leave] = r#"{"event":"leave","id":1}"#.to_owned();
    assert!(reason_to_refuse(&lines).contains("without a value"));
}

#[test]
fn a_search_without_end_is_not_done_to_find_that_it_is_another() {
    let board = vec!["15"; 15].join("/");
    let header = format!(
        r#"{{"trace":1,"game":"gomoku","position":"{board}","to_move":"X","algorithm":"minimax","evaluator":"zero","depth":200}}"#
    );
    let enter = r#"{"event":"enter","id":0,"ply":0,"side":"X","moves":225}"#;
    let leave = r#"{"event":"leave","id":0,"value":0,"leaf":"horizon"}"#;
    let trace = read(&[&header, enter, leave].join("\n")).unwrap();
    let Ok(TraceCheck::Different(difference)) = check(&trace) else { panic!("it looks at nothing") };
    assert_eq!(difference.line, Some(3));
    assert!(difference.say(&Texts::english()).contains("turns back at depth 0"));
}

#[test]
fn a_cut_is_compared_in_everything_that_it_says() {
    let at = lines(Algorithm::AlphaBeta).iter().position(|line| line.contains(r#""event":"cut""#)).unwrap();
    let said_after = |from: &str, to: &str| {
        let mut lines = lines(Algorithm::AlphaBeta);
        assert!(lines[at].contains(from), "{}", lines[at]);
        lines[at] = lines[at].replace(from, to);
        let trace = read(&lines.join("\n")).unwrap();
        let Ok(TraceCheck::Different(difference)) = check(&trace) else { panic!("{to} was not noticed") };
        assert_eq!(difference.line, Some(at + 1));
        difference.say(&Texts::english())
    };
    // The second branch of the lecture tree is cut off by its first leaf, which is worth 2 where 3 is certain.
    assert!(said_after(r#""by":"1""#, r#""by":"3""#).contains("3 makes the cut, to the reference it is 1"));
    assert!(said_after(r#""beta":-3"#, r#""beta":-4"#).contains("at the bound -4, the reference at -3"));
    assert!(
        said_after(r#""skipped":2"#, r#""skipped":1"#).contains("leaves out 1 move here, the reference 2")
    );
    assert!(said_after(r#"["2","3"]"#, r#"["2"]"#).contains("leaves out 1 move here, the reference 2"));
    assert!(said_after(r#"["2","3"]"#, r#"["3","2"]"#).contains("names 3 where the reference has 2"));
}

/// A trace with these signs in all its names.
fn with_signs(signs: &str) -> String {
    let name = |text: String| serde_json::Value::String(text).to_string();
    let (game, a) = (name(format!("game{signs}")), name(format!("a{signs}b")));
    format!(
        r#"{{"trace":1,"game":{game},"position":"","to_move":"X","algorithm":"alpha-beta","evaluator":{a},"depth":1}}
{{"event":"enter","id":0,"parent":null,"ply":0,"side":"X","moves":2}}
{{"event":"note","id":0,"text":{a}}}
{{"event":"enter","id":1,"parent":0,"move":{a},"ply":1,"side":"O","moves":0}}
{{"event":"leave","id":1,"value":1,"leaf":"finished"}}
{{"event":"best","id":0,"move":{a},"value":-1}}
{{"event":"cut","id":0,"beta":-1,"by":{a},"searched":1,"skipped":1,"moves":[{a}]}}
{{"event":"leave","id":0,"value":-1}}
"#
    )
}

#[test]
fn signs_that_steer_a_terminal_or_break_a_file_do_not_get_through() {
    let texts = Texts::english();
    let drawn = |signs: &str| {
        let trace = read(&with_signs(signs)).unwrap();
        look_at(&trace);
        let scene = Scene::new(&trace.tree, &(), Extent::All);
        let picture = Picture::new(&scene, &texts);
        let said: Vec<String> =
            trace.tree.events().into_iter().map(|event| sentence(&trace.tree, event, &texts)).collect();
        (scene.text(&texts), [picture.svg(), picture.dot(), picture.tikz(), said.join("\n")].concat())
    };
    let (plain, _) = drawn("");
    for signs in ["\u{1b}[2J", "\n", "\0", "\u{ffff}", "\u{9b}31m", "\r\n", "\u{fdd0}"] {
        let (text, files) = drawn(signs);
        assert_eq!(text.lines().count(), plain.lines().count(), "{signs:?}: one item a line\n{text}");
        let is_bad = |sign: char| sign != '\n' && (sign.is_control() || "\u{ffff}\u{fdd0}".contains(sign));
        assert_eq!(text.chars().chain(files.chars()).find(|&sign| is_bad(sign)), None, "{signs:?}");
    }
    let refused = read(&with_signs("").replace("\"note\"", "\"\\u001b[2J\"")).unwrap_err();
    assert!(!refused.say(&texts).contains('\u{1b}'));
}

#[test]
fn a_very_deep_search_is_drawn_on_one_page() {
    const PLIES: usize = if cfg!(debug_assertions) { 8_000 } else { 40_000 };
    let mut lines = vec![
        r#"{"trace":1,"game":"?","position":"","to_move":"X","algorithm":"minimax","evaluator":"?","depth":9}"#.to_owned(),
        r#"{"event":"enter","id":0,"parent":null,"ply":0,"side":"X","moves":1}"#.to_owned(),
    ];
    for ply in 1..=PLIES {
        let (above, side) = (ply - 1, ["X", "O"][ply % 2]);
        let moves = usize::from(ply < PLIES);
        lines.push(format!(
            r#"{{"event":"enter","id":{ply},"parent":{above},"move":"a","ply":{ply},"side":"{side}","moves":{moves}}}"#
        ));
    }
    lines.push(format!(r#"{{"event":"leave","id":{PLIES},"value":0,"leaf":"finished"}}"#));
    for ply in (0..PLIES).rev() {
        lines.push(format!(r#"{{"event":"best","id":{ply},"move":"a","value":0}}"#));
        lines.push(format!(r#"{{"event":"leave","id":{ply},"value":0}}"#));
    }
    let trace = read(&lines.join("\n")).unwrap();
    let scene = Scene::new(&trace.tree, &(), Extent::Fitting);
    assert!(scene.items.len() < 100, "{} items", scene.items.len());
    let texts = Texts::english();
    let picture = Picture::new(&scene, &texts);
    let film = Film::new(&scene, &picture, &texts, 200);
    assert!(film.svg(film.steps() - 1).ends_with("</svg>\n"));
    let whole = Scene::new(&trace.tree, &(), Extent::All);
    assert!(Film::new(&whole, &Picture::new(&whole, &texts), &texts, 10).steps() == 10);
}

#[test]
fn only_what_is_open_at_the_end_comes_back_without_a_value() {
    let whole = read(&lines(Algorithm::Minimax).join("\n")).unwrap().tree;
    let last: BTreeSet<usize> =
        std::iter::successors(Some(0), |&id: &usize| whole.nodes[id].children.last().copied()).collect();
    for id in 0..whole.nodes.len() {
        let mut tree = whole.clone();
        tree.nodes[id].value = None;
        tree.nodes[id].improved = false;
        let verdict = check(&read(&write(&tree)).unwrap()).unwrap();
        // A root without a value may belong to a search that was stopped at the very end; nothing else may.
        let is_same = matches!(verdict, TraceCheck::Same { .. });
        assert_eq!(is_same, id == 0, "node {id}: {verdict:?}");
    }
    let mut tree = whole.clone();
    for &id in &last {
        tree.nodes[id].value = None;
        tree.nodes[id].improved = false;
    }
    let verdict = check(&read(&write(&tree)).unwrap()).unwrap();
    assert!(matches!(verdict, TraceCheck::Same { stopped: true, .. }), "{verdict:?}");
}

#[test]
fn a_wrong_depth_in_the_first_line_is_named() {
    let texts = Texts::english();
    let session = open("tic-tac-toe").unwrap();
    for (depth, claimed, said) in
        [(2, 1, "search is 1 deep, but the trace goes on"), (1, 2, "back at depth 1")]
    {
        let task = SearchTask { depth: Some(depth), ..SearchTask::new(Algorithm::Minimax) };
        let (_, mut tree) = record(&*session, &task, "plyground", 1_000).unwrap();
        tree.header.depth = claimed;
        let Ok(TraceCheck::Different(difference)) = check(&read(&write(&tree)).unwrap()) else {
            panic!("depth {depth} is not {claimed}")
        };
        assert!(difference.say(&texts).contains(said), "{}", difference.say(&texts));
    }
}
