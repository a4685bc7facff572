//! The questions of the examination, in order.

use std::time::Duration;

use plyground_gomoku::record::{Rows, read_cells};

use super::examiner::Examiner;
use crate::processes::running_engine::START_TIME;

/// Whether an engine must pass a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Requirement {
    /// Match managers rely on it.
    Mandatory,
    /// Useful, but not required.
    Optional,
}

/// One question.
pub struct ProtocolQuestion {
    pub(super) key: &'static str,
    pub(super) asked: Requirement,
    pub(super) ask: fn(&mut Examiner<'_>) -> Result<(), String>,
}

use Requirement::{Mandatory, Optional};

/// All questions. The key is also that of the sentence in the catalogues.
pub const QUESTIONS: &[ProtocolQuestion] = &[
    ProtocolQuestion { key: "process", asked: Mandatory, ask: |_| Ok(()) },
    ProtocolQuestion { key: "about", asked: Mandatory, ask: about },
    ProtocolQuestion { key: "start", asked: Mandatory, ask: |examiner| examiner.new_game("").map(drop) },
    ProtocolQuestion { key: "begin", asked: Mandatory, ask: begin },
    ProtocolQuestion { key: "turn", asked: Mandatory, ask: turn },
    ProtocolQuestion { key: "board", asked: Mandatory, ask: |examiner| board(examiner, "h8i9h9i8") },
    ProtocolQuestion { key: "at-once", asked: Mandatory, ask: at_once },
    ProtocolQuestion { key: "crlf", asked: Mandatory, ask: crlf },
    ProtocolQuestion { key: "order", asked: Optional, ask: order },
    ProtocolQuestion { key: "hurry", asked: Optional, ask: hurry },
    ProtocolQuestion { key: "five", asked: Optional, ask: five },
    ProtocolQuestion { key: "restart", asked: Optional, ask: restart },
    ProtocolQuestion { key: "takeback", asked: Optional, ask: takeback },
    ProtocolQuestion { key: "rectangle", asked: Optional, ask: rectangle },
    ProtocolQuestion { key: "swap2", asked: Optional, ask: swap2 },
    ProtocolQuestion { key: "unknown", asked: Optional, ask: unknown },
    ProtocolQuestion { key: "occupied", asked: Optional, ask: occupied },
    ProtocolQuestion { key: "nonsense", asked: Optional, ask: nonsense },
    ProtocolQuestion { key: "size", asked: Optional, ask: size },
    ProtocolQuestion { key: "closed", asked: Optional, ask: closed },
    ProtocolQuestion { key: "end", asked: Mandatory, ask: end },
];

/// Time limit of answers that need no search.
const AT_ONCE: Duration = Duration::from_secs(2);

fn send(examiner: &mut Examiner<'_>, line: &str) -> Result<(), String> {
    examiner.send(&[line.to_owned()])
}

fn about(examiner: &mut Examiner<'_>) -> Result<(), String> {
    send(examiner, "ABOUT")?;
    // Some put spaces around the sign.
    let is_about = |line: &str| {
        let line: String = line.split_whitespace().collect();
        (line.contains("name=\"") && line.contains("version=\"")).then_some(())
    };
    examiner.receive(AT_ONCE, "a line with name=\"…\" and version=\"…\"", is_about)
}

fn begin(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game("")?;
    send(examiner, "BEGIN")?;
    examiner.hear_quick_move(&mut referee).map(drop)
}

fn turn(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game("")?;
    for _ in 0..3 {
        let cell = Examiner::free(&referee);
        referee.play(cell.column() as i64, cell.row() as i64).map_err(|breach| breach.reason().to_owned())?;
        send(examiner, &format!("TURN {},{}", cell.column(), cell.row()))?;
        examiner.hear_quick_move(&mut referee)?;
    }
    Ok(())
}

fn board(examiner: &mut Examiner<'_>, moves: &str) -> Result<(), String> {
    let mut referee = examiner.new_game(&on_small(examiner, moves))?;
    examiner.send(&Examiner::board(&referee))?;
    examiner.hear_quick_move(&mut referee).map(drop)
}

/// Positions are written for 15x15; on a small board they are shifted to the corner.
fn on_small(examiner: &Examiner<'_>, moves: &str) -> String {
    if examiner.size() >= 15 {
        return moves.to_owned();
    }
    let cells = read_cells(moves, 20, 20, Rows::FromBottom).unwrap_or_default();
    let name = |column: usize, row: usize| format!("{}{}", char::from(b'a' + column as u8), row);
    cells
        .iter()
        .map(|cell| name(cell.column().saturating_sub(6), (20 - cell.row()).saturating_sub(6)))
        .collect()
}

fn at_once(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.position(&on_small(examiner, "h8i9h9"))?;
    let mut lines = vec![format!("START {}", examiner.size())];
    lines.extend(examiner.info());
    lines.extend(Examiner::board(&referee));
    examiner.send(&lines)?;
    examiner.receive_word(START_TIME, "OK")?;
    examiner.hear_quick_move(&mut referee).map(drop)
}

fn crlf(examiner: &mut Examiner<'_>) -> Result<(), String> {
    send(examiner, &format!("START {}\r", examiner.size()))?;
    examiner.receive_word(START_TIME, "OK")?;
    let lines: Vec<String> = examiner.info().into_iter().map(|line| line + "\r").collect();
    examiner.send(&lines)?;
    let mut referee = examiner.position("")?;
    send(examiner, "BEGIN\r")?;
    examiner.hear_quick_move(&mut referee).map(drop)
}

fn order(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game(&on_small(examiner, "h8i9h9i8g7g8"))?;
    let mut lines = Examiner::board(&referee);
    let last = lines.len() - 1;
    lines[1..last].sort();
    examiner.send(&lines)?;
    examiner.hear_quick_move(&mut referee).map(drop)
}

fn hurry(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game(&on_small(examiner, "h8i9"))?;
    send(examiner, "INFO timeout_turn 0")?;
    examiner.send(&Examiner::board(&referee))?;
    examiner.receive_move(&mut referee, Duration::from_secs(1)).map(drop)
}

fn five(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game(&on_small(examiner, "h8h9i8i9j8j9k8k9"))?;
    examiner.send(&Examiner::board(&referee))?;
    examiner.hear_quick_move(&mut referee)?;
    referee.over().map(drop).ok_or_else(|| "it could have made five in a row".to_owned())
}

fn restart(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game("")?;
    send(examiner, "BEGIN")?;
    examiner.hear_quick_move(&mut referee)?;
    send(examiner, "RESTART")?;
    examiner.receive_word(AT_ONCE, "OK")?;
    let mut referee = examiner.position("")?;
    send(examiner, "BEGIN")?;
    examiner.hear_quick_move(&mut referee).map(drop)
}

fn takeback(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game("")?;
    send(examiner, "BEGIN")?;
    let cell = examiner.hear_quick_move(&mut referee)?;
    send(examiner, &format!("TAKEBACK {},{}", cell.column(), cell.row()))?;
    examiner.receive_word(AT_ONCE, "OK")
}

fn rectangle(examiner: &mut Examiner<'_>) -> Result<(), String> {
    send(examiner, "RECTSTART 15,12")?;
    examiner.receive_word(AT_ONCE, "OK")
}

fn swap2(examiner: &mut Examiner<'_>) -> Result<(), String> {
    examiner.new_game("")?;
    examiner.send(&["SWAP2BOARD".to_owned(), "DONE".to_owned()])?;
    let three = |line: &str| {
        let moves = line.split_whitespace().filter(|word| word.contains(','));
        (moves.count() == 3 && !line.starts_with(|c: char| c.is_ascii_alphabetic())).then_some(())
    };
    examiner.receive(Duration::from_secs(5), "three moves", three)
}

fn unknown(examiner: &mut Examiner<'_>) -> Result<(), String> {
    send(examiner, "PLYGROUND")?;
    examiner.receive_word(AT_ONCE, "UNKNOWN")?;
    about(examiner)
}

fn occupied(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game("")?;
    send(examiner, "BEGIN")?;
    let cell = examiner.hear_quick_move(&mut referee)?;
    send(examiner, &format!("TURN {},{}", cell.column(), cell.row()))?;
    examiner.receive_word(AT_ONCE, "ERROR")?;
    about(examiner)
}

fn nonsense(examiner: &mut Examiner<'_>) -> Result<(), String> {
    let mut referee = examiner.new_game("")?;
    examiner.send(&[
        "INFO timeout_turn soon".to_owned(),
        "INFO no_such_key 1".to_owned(),
        "INFO".to_owned(),
    ])?;
    // Any reply is allowed, but the engine must keep running; and only a move counts as an answer to BEGIN.
    send(examiner, "INFO timeout_turn 500")?;
    let _ = examiner.receive(Duration::from_millis(200), "nothing", |_| None::<()>);
    send(examiner, "BEGIN")?;
    examiner.hear_quick_move(&mut referee).map(drop)
}

fn size(examiner: &mut Examiner<'_>) -> Result<(), String> {
    for side in [3, 100] {
        send(examiner, &format!("START {side}"))?;
        examiner.receive_word(AT_ONCE, "ERROR")?;
    }
    about(examiner)
}

fn closed(examiner: &mut Examiner<'_>) -> Result<(), String> {
    examiner.new_game("")?;
    examiner.close_input()?;
    examiner.leaves()
}

fn end(examiner: &mut Examiner<'_>) -> Result<(), String> {
    examiner.new_game("")?;
    send(examiner, "END")?;
    examiner.leaves()
}
