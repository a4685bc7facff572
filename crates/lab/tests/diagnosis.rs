//! Traces of searches with a mistake: it is named.

use std::collections::BTreeMap;

use plyground_grade::{FitLevel, RecordingDiagnosis, diagnose_recordings, recording_words};
use plyground_i18n::Texts;
use plyground_lab::record::{Reference, record};
use plyground_lab::trace::{read, recorded_search, write};
use plyground_registry::{Algorithm, Mutation, NamedEvaluator, Player, Score, SearchTask, Session, open};
use serde_json::{Value, json};

const TREE: &str = "[[[3,9],[12,1],[8,2]],[[2,7],[4,-6],[6,5]],[[14,-8],[5,0],[2,6]]]";

fn diagnosis(trace: &str) -> RecordingDiagnosis {
    let trace = read(trace).unwrap();
    let reference = Reference::new(&trace.tree.header).unwrap();
    let search = recorded_search(&trace, &reference).unwrap();
    diagnose_recordings(&[search]).remove(0)
}

fn named(found: &RecordingDiagnosis) -> Vec<Vec<&'static str>> {
    found.finding.suspects.iter().map(|s| s.mistakes.iter().map(|mistake| mistake.id).collect()).collect()
}

/// A search of the library as a program of a student's would record it: without the word that its mistake is made on purpose.
fn library(game: &str, moves: &[&str], algorithm: Algorithm, depth: u16, mutation: Option<&str>) -> String {
    let mut session = open(game).unwrap();
    for text in moves {
        session.play(text).unwrap();
    }
    let mut task = SearchTask::new(algorithm);
    task.depth = Some(depth);
    task.mutations = mutation.map(|id| Mutation::find(id).unwrap()).into_iter().collect();
    let (_, mut tree) = record(&*session, &task, "plyground", 100_000).unwrap();
    tree.header.mutations.clear();
    write(&tree)
}

#[test]
fn right_searches_are_right_on_every_kind_of_game() {
    let written = format!("explicit({TREE})");
    for (game, moves) in [
        (&*written, &[][..]),
        ("tic-tac-toe", &["b2", "a1", "c3"]),
        ("mnk(3,4,3)", &["b2", "a1", "a3"]),
        ("nim(1,2,3)", &[]),
        ("connect(4,3,3)", &["1", "2"]),
    ] {
        for algorithm in [Algorithm::Minimax, Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout]
        {
            let found = diagnosis(&library(game, moves, algorithm, 3, None));
            assert!(found.finding.right_by().is_some(), "{game} {algorithm:?}: {:?}", named(&found));
        }
    }
}

#[test]
fn the_documents_mistakes_are_named_in_traces() {
    for (mutation, algorithm, depth) in [
        ("leaf-for-mover", Algorithm::Minimax, 3),
        ("low-overwritten", Algorithm::AlphaBeta, 4),
        ("full-board-unseen", Algorithm::Negamax, 7),
        ("full-board-unseen", Algorithm::AlphaBeta, 7),
    ] {
        let found = diagnosis(&library("tic-tac-toe", &["b2", "a1", "c3"], algorithm, depth, Some(mutation)));
        assert_eq!(named(&found).first(), Some(&vec![mutation]), "{mutation}: {:?}", named(&found));
    }
    // A choice that textbooks differ in is no mistake.
    let found =
        diagnosis(&library("tic-tac-toe", &["b2", "a1"], Algorithm::AlphaBeta, 4, Some("unshared-root")));
    assert!(found.finding.right_by().is_some(), "{:?}", named(&found));
}

/// What a student's alpha-beta may do wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slip {
    None,
    ZeroStart,
    LastReturned,
    ReturnInLoop,
    NotExchanged,
    NotNegated,
    RootOnly,
    NeverCuts,
}

/// Whose windows a student writes down: two cases, one for MAX and one for MIN, have those of MAX.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WindowsOf {
    Mover,
    X,
}

/// A student's alpha-beta on a written tree, which writes its trace.
struct Student {
    slip: Slip,
    infinity: f64,
    logs: WindowsOf,
    lines: Vec<String>,
    visits: usize,
}

impl Student {
    fn trace(slip: Slip) -> String {
        Self::written(slip, f64::INFINITY, WindowsOf::Mover)
    }

    /// With a number in place of infinity, and with windows as they are seen by one side.
    fn written(slip: Slip, infinity: f64, logs: WindowsOf) -> String {
        let header = json!({
            "trace": 1, "game": format!("explicit({TREE})"), "position": TREE, "to_move": "X",
            "algorithm": "alpha-beta", "evaluator": "written", "depth": 3,
        });
        let mut student = Self { slip, infinity, logs, lines: vec![header.to_string()], visits: 0 };
        let tree = serde_json::from_str(TREE).unwrap();
        student.visit(&tree, (-infinity, infinity), 0, None);
        student.lines.join("\n") + "\n"
    }

    fn visit(
        &mut self,
        node: &Value,
        (alpha, beta): (f64, f64),
        ply: usize,
        from: Option<(usize, usize)>,
    ) -> f64 {
        let me = self.visits;
        self.visits += 1;
        let children = node.as_array().map_or(&[][..], |list| list);
        let (parent, movement) = (from.map(|from| from.0), from.map(|from| from.1.to_string()));
        let is_seen_by_x = self.logs == WindowsOf::X && !ply.is_multiple_of(2);
        let (told_alpha, told_beta) = if is_seen_by_x { (-beta, -alpha) } else { (alpha, beta) };
        self.put(&json!({
            "event": "enter", "id": me, "parent": parent, "move": movement, "ply": ply, "side": if ply.is_multiple_of(2) { "X" } else { "O" },
            "alpha": number(told_alpha), "beta": number(told_beta), "moves": children.len(),
        }));
        if let Some(gain) = node.as_f64() {
            let value = if ply.is_multiple_of(2) { gain } else { -gain };
            self.put(&json!({ "event": "leave", "id": me, "value": number(value), "leaf": "finished" }));
            return value;
        }
        let mut best = if self.slip == Slip::ZeroStart { 0.0 } else { -self.infinity };
        let mut lower = alpha;
        for (place, child) in children.iter().enumerate() {
            let window = match self.slip {
                Slip::NotExchanged => (-lower, -beta),
                Slip::NotNegated => (lower, beta),
                _ => (-beta, -lower),
            };
            let value = -self.visit(child, window, ply + 1, Some((me, place + 1)));
            if value > best {
                best = value;
                let movement = (place + 1).to_string();
                self.put(&json!({ "event": "best", "id": me, "move": movement, "value": number(value) }));
            }
            if self.slip == Slip::LastReturned {
                best = value;
            }
            if self.slip != Slip::RootOnly || ply == 0 {
                lower = lower.max(best);
            }
            if best >= beta && self.slip != Slip::NeverCuts || self.slip == Slip::ReturnInLoop {
                break;
            }
        }
        self.put(&json!({ "event": "leave", "id": me, "value": number(best) }));
        best
    }

    fn put(&mut self, line: &Value) {
        self.lines.push(line.to_string());
    }
}

fn number(value: f64) -> Value {
    if value.is_infinite() { json!(if value > 0.0 { "inf" } else { "-inf" }) } else { json!(value as i64) }
}

#[test]
fn a_students_slip_is_named() {
    assert!(diagnosis(&Student::trace(Slip::None)).finding.right_by().is_some());
    for (slip, mistake) in [
        (Slip::ZeroStart, "zero-start"),
        (Slip::LastReturned, "last-value-returned"),
        (Slip::ReturnInLoop, "return-in-loop"),
        (Slip::NotExchanged, "bounds-not-swapped"),
        (Slip::NotNegated, "window-not-negated"),
        (Slip::RootOnly, "alpha-at-root-only"),
        (Slip::NeverCuts, "nothing-is-cut"),
    ] {
        let found = diagnosis(&Student::trace(slip));
        assert!(named(&found).contains(&vec![mistake]), "{slip:?}: {:?}", named(&found));
        assert_eq!(found.finding.level, Some(FitLevel::Whole), "{slip:?}");
    }
}

#[test]
fn windows_of_max_are_no_mistake() {
    let found = diagnosis(&Student::written(Slip::None, f64::INFINITY, WindowsOf::X));
    assert!(found.finding.is_right_in_part(), "{:?}", named(&found));
    let [words] = &recording_words(&Texts::english(), &found)[..] else { panic!("one sentence") };
    assert!(words.starts_with("visits and values are right, but the windows"), "{words}");
    // A mistake is named all the same.
    let found = diagnosis(&Student::written(Slip::LastReturned, f64::INFINITY, WindowsOf::X));
    assert!(named(&found).contains(&vec!["last-value-returned"]), "{:?}", named(&found));
    assert_eq!(found.finding.level, Some(FitLevel::InPart));
    // A search that nothing explains has no level.
    let nonsense = Student::trace(Slip::None).replace("\"value\":9", "\"value\":77");
    let found = diagnosis(&nonsense);
    assert!(found.finding.suspects.is_empty() && found.finding.level.is_none(), "{:?}", named(&found));
}

#[test]
fn any_number_beyond_the_values_of_a_game_is_infinite() {
    for infinity in [15.0, 99.0, 1_000.0, 1e9] {
        let found = diagnosis(&Student::written(Slip::None, infinity, WindowsOf::Mover));
        assert!(found.finding.right_by().is_some(), "{infinity}: {:?}", named(&found));
    }
    // One that the game can reach is not.
    let found = diagnosis(&Student::written(Slip::None, 8.0, WindowsOf::Mover));
    assert!(found.finding.right_by().is_none(), "{:?}", named(&found));
}

/// A right alpha-beta with a transposition table that writes its trace.
struct TableStudent {
    session: Box<dyn Session>,
    /// By position and side: depth, value, and whether it is at least or at most that.
    table: BTreeMap<(String, Player), (u16, i32, bool, bool)>,
    evaluator: NamedEvaluator,
    lines: Vec<String>,
    visits: usize,
    hits: usize,
}

impl TableStudent {
    /// The trace, and how often the table saved a search.
    fn trace(game: &str, moves: &[&str], depth: u16) -> (String, usize) {
        let mut session = open(game).unwrap();
        for text in moves {
            session.play(text).unwrap();
        }
        let evaluator = session.default_evaluator();
        let header = json!({
            "trace": 1, "game": session.game(), "position": session.position(),
            "to_move": session.to_move().mark().to_string(), "algorithm": "alpha-beta", "evaluator": evaluator.id,
            "depth": depth,
        });
        let (table, lines) = (BTreeMap::new(), vec![header.to_string()]);
        let mut student = Self { session, table, evaluator, lines, visits: 0, hits: 0 };
        student.visit(depth, (-i32::MAX, i32::MAX), 0, None);
        (student.lines.join("\n") + "\n", student.hits)
    }

    fn visit(&mut self, depth: u16, (alpha, beta): (i32, i32), ply: u16, from: Option<(usize, &str)>) -> i32 {
        let me = self.visits;
        self.visits += 1;
        let (moves, side) = (self.session.legal_moves(), self.session.to_move());
        let (parent, movement) = (from.map(|from| from.0), from.map(|from| from.1));
        self.put(&json!({
            "event": "enter", "id": me, "parent": parent, "move": movement, "ply": ply,
            "side": side.mark().to_string(), "alpha": bound(alpha), "beta": bound(beta), "moves": moves.len(),
        }));
        let finished = self.session.outcome().is_some();
        if finished || depth == 0 {
            let task = SearchTask { evaluator: Some(self.evaluator), ..SearchTask::new(Algorithm::Minimax) };
            let task = SearchTask { depth: Some(1), ..task };
            let value = self.session.judge(&task).unwrap().value.get();
            let is_win = value.abs() == Score::WIN.get();
            let value = if is_win { value - value.signum() * i32::from(ply) } else { value };
            let leaf = if finished { "finished" } else { "horizon" };
            self.put(&json!({ "event": "leave", "id": me, "value": value, "leaf": leaf }));
            return value;
        }
        let key = (self.session.position(), side);
        if let Some(&(deep, value, is_lower, is_upper)) = self.table.get(&key)
            && deep == depth
            && (!is_lower && !is_upper || is_lower && value >= beta || is_upper && value <= alpha)
        {
            self.hits += 1;
            self.put(&json!({ "event": "leave", "id": me, "value": value }));
            return value;
        }
        let (mut best, mut lower) = (-i32::MAX, alpha);
        for text in moves {
            self.session.play(&text).unwrap();
            let value = -self.visit(depth - 1, (-beta, -lower), ply + 1, Some((me, &text)));
            self.session.undo();
            if value > best {
                best = value;
                self.put(&json!({ "event": "best", "id": me, "move": text, "value": value }));
            }
            lower = lower.max(best);
            if best >= beta {
                break;
            }
        }
        if ply > 0 {
            self.table.insert(key, (depth, best, best >= beta, best <= alpha));
        }
        self.put(&json!({ "event": "leave", "id": me, "value": best }));
        best
    }

    fn put(&mut self, line: &Value) {
        self.lines.push(line.to_string());
    }
}

fn bound(value: i32) -> Value {
    if value.abs() == i32::MAX { json!(if value > 0 { "inf" } else { "-inf" }) } else { json!(value) }
}

#[test]
fn a_right_table_is_right_in_any_game() {
    for (game, moves, depth) in
        [("connect(4,3,3)", &["1", "2"][..], 6), ("nim(2,2,3)", &[], 5), ("tic-tac-toe", &["b2", "a1"], 5)]
    {
        let (trace, hits) = TableStudent::trace(game, moves, depth);
        assert!(hits > 0, "{game}");
        let found = diagnosis(&trace);
        let right = found.finding.right_by().unwrap_or_else(|| panic!("{game}: {:?}", named(&found)));
        assert_eq!(right.differences(), ["grade-convention-table"], "{game}");
    }
}

#[test]
fn what_cannot_be_examined_is_said() {
    let reason = |text: String| {
        let trace = read(&text).unwrap();
        let reference = Reference::new(&trace.tree.header).unwrap();
        recorded_search(&trace, &reference).unwrap_err().key().unwrap().to_owned()
    };
    let opening = |algorithm, game: &str, depth| library(game, &[], algorithm, depth, None);
    assert_eq!(reason(opening(Algorithm::AlphaBeta, "gomoku", 2)), "trace-not-diagnosed-large");
    let from_the_middle = opening(Algorithm::AlphaBeta, "tic-tac-toe", 3).replacen("natural", "centre", 1);
    assert_eq!(reason(from_the_middle), "trace-not-diagnosed-search");
    assert_eq!(reason(opening(Algorithm::Minimax, "dots-and-boxes(1,2)", 3)), "trace-not-diagnosed-search");
}
