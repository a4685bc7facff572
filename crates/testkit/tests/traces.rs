//! The laboratory's account of a search: the trace, the cutoffs and the reasons given for them, compared with the true
//! values.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::BTreeSet;

use plyground_core::{Bound, Player, Position, Score};
use plyground_draw::explain::{Reason, reason, sentence};
use plyground_draw::tree::{Id, Tree};
use plyground_games::Explicit;
use plyground_i18n::Texts;
use plyground_lab::record::record;
use plyground_lab::trace::{TraceCheck, check, read, write};
use plyground_registry::{Algorithm, CONVENTIONS, Dice, Limits, Ordering, SearchTask, Session, open};
use plyground_testkit::trees::{TreeShape, random_tree};

const EVERY: [Algorithm; 4] =
    [Algorithm::Minimax, Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout];
const PLENTY: usize = 10_000_000;
/// Debug code gets fewer trees.
const TREES: usize = if cfg!(debug_assertions) { 500 } else { 4_000 };

fn recorded(session: &dyn Session, algorithm: Algorithm) -> Tree {
    record(session, &SearchTask::new(algorithm), "plyground", PLENTY).unwrap().1
}

/// Small enough to try out every cutoff, and as full of ties and infinities as the large ones.
const SMALL: TreeShape = TreeShape { deepest: 4, widest: 4, spread: 4, infinite: 8 };

/// Random written trees, as text.
fn written(count: usize, seed: u64) -> Vec<String> {
    let mut dice = Dice::new(seed);
    (0..count).map(|_| random_tree(&mut dice, SMALL)).collect()
}

#[test]
fn a_trace_that_was_written_is_read_back_and_agrees_with_the_reference() {
    for tree in written(TREES / 4, 3) {
        let session = open(&format!("explicit({tree})")).unwrap();
        for algorithm in EVERY {
            let tree = recorded(&*session, algorithm);
            let text = write(&tree);
            let trace = read(&text).unwrap();
            assert_eq!(trace.tree, tree);
            assert_eq!(write(&trace.tree), text);
            assert_eq!(
                check(&trace),
                Ok(TraceCheck::Same { nodes: tree.nodes.len(), dropped: 0, stopped: false })
            );
        }
    }
}

#[test]
fn a_thinned_trace_is_well_formed_and_agrees_as_far_as_it_goes() {
    let mut session = open("piskvorky").unwrap();
    session.play("c3").unwrap();
    for most in [16, 100, 1_000, 10_000] {
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout] {
            let mut task = SearchTask::new(algorithm);
            task.depth = Some(3);
            let (answer, tree) = record(&*session, &task, "plyground", most).unwrap();
            let trace = read(&write(&tree)).unwrap();
            let Ok(TraceCheck::Same { nodes, dropped, stopped: false }) = check(&trace) else {
                panic!("{:?}", check(&trace))
            };
            assert_eq!(nodes as u64 + dropped, answer.report.counts.nodes);
        }
    }
}

#[test]
fn a_stopped_trace_agrees_as_far_as_it_goes() {
    let mut session = open("tic-tac-toe").unwrap();
    for movement in ["b2", "a1", "c3"] {
        session.play(movement).unwrap();
    }
    for algorithm in EVERY {
        for visits in (1..60).chain([150, 300]) {
            for most in [100, PLENTY] {
                let limits = Limits { nodes: Some(visits), ..Limits::default() };
                let task = SearchTask { limits, ..SearchTask::new(algorithm) };
                let (answer, tree) = record(&*session, &task, "plyground", most).unwrap();
                assert!(answer.report.stopped.is_some(), "{visits} visits are not enough for {algorithm:?}");
                let verdict = check(&read(&write(&tree)).unwrap());
                let is_same = matches!(verdict, Ok(TraceCheck::Same { stopped: true, .. }));
                assert!(is_same, "{algorithm:?}, {visits} visits: {verdict:?}");
            }
        }
    }
}

#[test]
fn every_altered_event_is_found() {
    let texts = Texts::english();
    let mut dice = Dice::new(17);
    let mut found = BTreeSet::new();
    for tree in written(TREES / 4, 5) {
        let session = open(&format!("explicit({tree})")).unwrap();
        let algorithm = EVERY[dice.below(4)];
        let mut tree = recorded(&*session, algorithm);
        let id = dice.below(tree.nodes.len());
        let node = &mut tree.nodes[id];
        let kind = dice.below(8);
        match kind {
            0 => node.value = Some(Score::new(node.value.unwrap().get().wrapping_add(1) / 2 + 77)),
            1 => node.window.alpha = Score::new(node.window.alpha.get() / 2 - 99),
            2 => node.moves += 1,
            3 => node.side = node.side.other(),
            4 if node.cut.is_some() => node.cut = None,
            6 if node.cut.is_some() => node.cut.as_mut().unwrap().by.push('9'),
            7 if node.skipped() > 0 => node.cut.as_mut().unwrap().skipped[0].push('9'),
            5 if id > 0 && !node.improved => node.improved = true,
            _ => continue,
        }
        let trace = read(&write(&tree)).unwrap();
        let Ok(TraceCheck::Different(difference)) = check(&trace) else {
            panic!("change {kind} of node {id} was not noticed: {:?}", tree.header)
        };
        let said = difference.say(&texts);
        let path = tree.path(id).join(" ");
        assert!(said.contains(&path) && difference.line.is_some(), "{said} at {path}");
        found.insert(kind);
    }
    assert_eq!(found.len(), 8, "every kind of change was tried");
}

/// A written tree in which subtrees can be exchanged.
#[derive(Clone)]
enum WrittenTree {
    Leaf(String),
    Node(Vec<WrittenTree>),
}

impl WrittenTree {
    fn parse(text: &str) -> Self {
        let mut rest = text;
        let part = Self::take(&mut rest);
        assert_eq!(rest, "");
        part
    }

    fn take(rest: &mut &str) -> Self {
        if let Some(inner) = rest.strip_prefix('[') {
            *rest = inner;
            let mut parts = vec![Self::take(rest)];
            while let Some(more) = rest.strip_prefix(',') {
                *rest = more;
                parts.push(Self::take(rest));
            }
            *rest = rest.strip_prefix(']').unwrap();
            return Self::Node(parts);
        }
        let end = rest.find([',', ']']).unwrap_or(rest.len());
        let leaf = rest[..end].to_owned();
        *rest = &rest[end..];
        Self::Leaf(leaf)
    }

    fn write(&self) -> String {
        match self {
            Self::Leaf(text) => text.clone(),
            Self::Node(parts) => format!("[{}]", parts.iter().map(Self::write).collect::<Vec<_>>().join(",")),
        }
    }

    /// The subtree at the end of a path of moves, which are numbers from 1.
    fn at(&mut self, path: &[&str]) -> &mut Self {
        let Some((first, rest)) = path.split_first() else { return self };
        let Self::Node(parts) = self else { panic!("a move leads out of a leaf") };
        parts[first.parse::<usize>().unwrap() - 1].at(rest)
    }
}

/// The value for the first player under best play.
fn truth(pos: &mut Explicit) -> Score {
    if pos.outcome().is_some() {
        let text = plyground_core::Game::write_position(pos);
        return match text.as_str() {
            "inf" => Score::INFINITE,
            "-inf" => -Score::INFINITE,
            number => Score::new(number.parse().unwrap()),
        };
    }
    let max = pos.to_move() == Player::First;
    let values: Vec<Score> = pos.moves().map(|m| pos.after(m, truth)).collect();
    *if max { values.iter().max() } else { values.iter().min() }.unwrap()
}

fn worth(tree: &str) -> Score {
    truth(&mut Explicit::parse(tree).unwrap())
}

#[test]
fn what_is_cut_cannot_change_the_root() {
    let mut cuts = 0;
    for text in written(TREES, 23) {
        let session = open(&format!("explicit({text})")).unwrap();
        let whole: BTreeSet<Vec<String>> = {
            let tree = recorded(&*session, Algorithm::Minimax);
            let path = |id: Id| tree.path(id).into_iter().map(str::to_owned).collect();
            (0..tree.nodes.len()).map(path).collect()
        };
        let value = worth(&text);
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout] {
            let tree = recorded(&*session, algorithm);
            // NegaScout may cut a move off in a test and search it in the re-search: that one was not left out.
            let visited: BTreeSet<Vec<&str>> = (0..tree.nodes.len()).map(|id| tree.path(id)).collect();
            for (id, node) in tree.nodes.iter().enumerate() {
                let Some(cut) = &node.cut else { continue };
                assert_eq!(cut.skipped.len(), node.skipped());
                for skipped in &cut.skipped {
                    let mut path = tree.path(id);
                    path.push(skipped);
                    if visited.contains(&path) {
                        continue;
                    }
                    let names: Vec<String> = path.iter().map(|&m| m.to_owned()).collect();
                    assert!(whole.contains(&names), "{text}: minimax enters what is cut");
                    for extreme in ["-inf", "-1000", "0", "1000", "inf"] {
                        let mut changed = WrittenTree::parse(&text);
                        *changed.at(&path) = WrittenTree::Leaf(extreme.to_owned());
                        let changed = changed.write();
                        assert_eq!(worth(&changed), value, "{text} and {changed}");
                    }
                    cuts += 1;
                }
            }
        }
    }
    assert!(cuts > TREES, "{cuts} cuts were tried");
}

#[test]
fn what_a_value_is_said_to_tell_is_true() {
    let mut seen = [0; 3];
    for text in written(TREES / 4, 31) {
        let session = open(&format!("explicit({text})")).unwrap();
        for algorithm in EVERY {
            for named in CONVENTIONS {
                let mut task = SearchTask::new(algorithm);
                task.conventions = named.conventions;
                let (_, tree) = record(&*session, &task, named.id, PLENTY).unwrap();
                for (id, node) in tree.nodes.iter().enumerate() {
                    let mut pos = Explicit::parse(&text).unwrap();
                    for m in tree.path(id) {
                        let m = pos.moves().nth(m.parse::<usize>().unwrap() - 1).unwrap();
                        pos.make(m);
                    }
                    let (value, true_value) = (tree.seen_by_root(id).unwrap(), truth(&mut pos));
                    let what = format!("{text} by {} ({}), {:?}", algorithm.id(), named.id, tree.path(id));
                    match tree.bound_for_root(id) {
                        Bound::Exact => assert_eq!(value, true_value, "{what}"),
                        Bound::Lower => assert!(true_value >= value, "{what}"),
                        Bound::Upper => assert!(true_value <= value, "{what}"),
                        Bound::Unknown => panic!("nothing is known of {what}"),
                    }
                    let inside = node.window.contains(node.value.unwrap());
                    assert!(
                        !inside || node.bound == Bound::Exact,
                        "a value inside the window is exact: {what}"
                    );
                    let kind = match node.bound {
                        Bound::Exact => 0,
                        Bound::Lower => 1,
                        _ => 2,
                    };
                    seen[kind] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 1_000), "{seen:?}");
}

#[test]
fn the_reason_for_a_cut_names_the_bound_that_holds() {
    let texts = Texts::english();
    let mut seen = [0; 5];
    for text in written(TREES, 29) {
        let session = open(&format!("explicit({text})")).unwrap();
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout] {
            let tree = recorded(&*session, algorithm);
            for (id, node) in tree.nodes.iter().enumerate() {
                assert_eq!(reason(&tree, id).is_some(), node.cut.is_some());
                let Some(reason) = reason(&tree, id) else { continue };
                let subtree = |path: &[&str]| WrittenTree::parse(&text).at(path).write();
                let root = tree.root().side;
                // The value of a node of the tree for the first player, with either side to move there.
                let true_value = |id: Id| {
                    let path = tree.path(id);
                    let mut pos = Explicit::parse(&text).unwrap();
                    for m in &path {
                        let m = pos.moves().nth(m.parse::<usize>().unwrap() - 1).unwrap();
                        pos.make(m);
                    }
                    truth(&mut pos)
                };
                let why =
                    format!("{text}, {} at {:?}: {reason:?} {}", algorithm.id(), tree.path(id), subtree(&[]));
                // The value that the side to move is reported to have for certain is really certain.
                let check_holds = |holds: Score| {
                    let value = true_value(id);
                    if node.side == root {
                        assert!(value >= holds, "{why}");
                    } else {
                        assert!(value <= holds, "{why}");
                    }
                };
                match reason.clone() {
                    Reason::Alternative { keeper, at, from, has, side, holds } => {
                        seen[0] += 1;
                        assert_eq!((side, keeper), (node.side, node.side.other()), "{why}");
                        let at_node = &tree.nodes[at];
                        assert_eq!(at_node.side, keeper, "{why}");
                        // The keeper's move was searched before, is above the cutoff, and has the reported value.
                        let mut path = tree.path(at);
                        assert!(tree.path(id).starts_with(&path), "{why}");
                        path.push(&from);
                        let child = at_node
                            .children
                            .iter()
                            .find(|&&c| tree.nodes[c].movement == from && tree.nodes[c].improved);
                        assert!(*child.unwrap() < id, "{why}");
                        let value = true_value(*child.unwrap());
                        if keeper == root {
                            assert!(value >= has && holds <= has, "{why}");
                        } else {
                            assert!(value <= has && holds >= has, "{why}");
                        }
                        check_holds(holds);
                    }
                    Reason::Test { at, movement, than, holds } => {
                        assert_eq!(tree.nodes[at].movement, movement, "{why}");
                        seen[1] += 1;
                        assert_eq!(algorithm, Algorithm::NegaScout, "{why}");
                        assert!(tree.path(id).contains(&movement.as_str()), "{why}");
                        check_holds(holds);
                        // The side to move at the cutoff has shown that the value is not on the other side of the test.
                        if node.side == root {
                            assert!(holds > than, "{why}");
                        } else {
                            assert!(holds < than, "{why}");
                        }
                    }
                    Reason::Unbeatable { holds } => {
                        seen[2] += 1;
                        assert!(!holds.is_finite(), "{why}");
                        check_holds(holds);
                    }
                    Reason::Given { .. } => seen[3] += 1,
                    Reason::Closed { .. } => seen[4] += 1,
                }
                assert!(!sentence(&tree, plyground_draw::tree::Event::Cut(id), &texts).is_empty());
            }
        }
    }
    assert!(seen[0] > TREES && seen[1] > TREES / 10 && seen[2] > TREES / 10, "{seen:?}");
    assert_eq!(
        seen[3..],
        [0, 0],
        "a full window is given by nobody, and a sound search closes no window by itself"
    );
}

#[test]
fn orders_and_conventions_are_part_of_a_trace() {
    let session = open("tic-tac-toe").unwrap();
    let mut task = SearchTask::new(Algorithm::NegaScout);
    task.depth = Some(3);
    task.ordering = Ordering::Random(4);
    let (_, tree) = record(&*session, &task, "plyground", PLENTY).unwrap();
    let text = write(&tree);
    assert!(text.lines().next().unwrap().contains("random:4"));
    assert!(matches!(check(&read(&text).unwrap()), Ok(TraceCheck::Same { .. })));
    let natural = text.replacen("random:4", "natural", 1);
    assert!(matches!(check(&read(&natural).unwrap()), Ok(TraceCheck::Different(_))));
}
