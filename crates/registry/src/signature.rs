//! The node total of a fixed set of searches: two builds with the same number search identically.

use crate::{CONVENTIONS, Message, SearchTask, TEXTBOOK, open};

/// Positions with a depth: small ones to the end, larger ones near the start.
const POSITIONS: [(&str, &str, &str, u16); 8] = [
    ("tic-tac-toe", "", "outcome", 7),
    ("tic-tac-toe", "b2 a1", "nearer-wins", 7),
    ("mnk(3,3,3,misere)", "a1", "scramble", 6),
    ("mnk(4,4,3,exact)", "b2 c3", "scramble", 4),
    ("piskvorky", "c3 b2", "line-powers", 3),
    ("mnk(7,6,4)", "d3 d4", "open-lines", 3),
    ("gomoku", "h8 i9 j8", "pattern-ladder", 2),
    ("explicit([[3,12,8],[2,[4,5],6],[14,5,2]])", "", "written", 9),
];

/// The nodes that the textbook searches enter in these positions, under every convention.
pub fn signature() -> Result<u64, Message> {
    let mut total = 0;
    for (game, moves, evaluator, depth) in POSITIONS {
        let mut session = open(game)?;
        for text in moves.split_whitespace() {
            session.play(text)?;
        }
        let evaluator = session.evaluator(evaluator)?;
        for algorithm in TEXTBOOK {
            for named in CONVENTIONS {
                let task = SearchTask {
                    evaluator: Some(evaluator),
                    depth: Some(depth),
                    conventions: named.conventions,
                    ..SearchTask::new(algorithm.algorithm)
                };
                total += session.search(&task)?.report.counts.nodes;
            }
        }
    }
    Ok(total)
}
