//! Scores in the messages that engines send while they think.
//!
//! The protocol leaves the text of `MESSAGE` lines to the engines. Most name the score: `Eval -137`, `ev -122`,
//! `val=-48`, `Evaluation=-9`, `score 12`; a forced win is `+M9` or `-M4`.

/// An engine's score of its own position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineScore {
    /// Points on the engine's own scale.
    Points(i32),
    /// It wins; the number of moves, if it was given, is dropped.
    Win,
    /// It loses.
    Loss,
}

/// The words that announce a score.
const NAMES: [&str; 6] = ["ev", "eval", "evaluation", "score", "val", "value"];

/// The last score in a line.
pub fn read_score(line: &str) -> Option<EngineScore> {
    let line = line.to_ascii_lowercase();
    let mut words = line
        .split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.')))
        .filter(|word| !word.is_empty())
        .peekable();
    let mut found = None;
    while let Some(word) = words.next() {
        if NAMES.contains(&word) {
            found = words.peek().and_then(|word| read_value(word)).or(found);
        }
    }
    found
}

fn read_value(word: &str) -> Option<EngineScore> {
    let (is_negative, rest) = match word.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    if let Some(moves) = rest.strip_prefix('m') {
        let is_mate = moves.bytes().all(|digit| digit.is_ascii_digit());
        return is_mate.then_some(if is_negative { EngineScore::Loss } else { EngineScore::Win });
    }
    let points: f64 = rest.parse().ok().filter(|points: &f64| points.is_finite())?;
    Some(EngineScore::Points(if is_negative { -points } else { points } as i32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use EngineScore::{Loss, Points, Win};

    #[test]
    fn lines_of_known_engines_are_understood() {
        for (line, score) in [
            ("MESSAGE Depth 15-22 | Eval -169 | Time 287ms | G7 G9", Some(Points(-169))),
            ("MESSAGE Speed 200K | Depth 15-22 | Eval +M9 | Node 57K", Some(Win)),
            ("MESSAGE depth: 5-7 best:[6,6] val=-48 time:100ms", Some(Points(-48))),
            ("MESSAGE dep 8-10 ev -122 nd 10k tm 61 sp 171", Some(Points(-122))),
            ("MESSAGE Nodes=8414, Time=72ms, speed=116861, depth=4-5, Evaluation=-9", Some(Points(-9))),
            ("MESSAGE depth 12 score -M4 nodes 100 pv h8 i9", Some(Loss)),
            ("MESSAGE score 12 then score 13", Some(Points(13))),
            ("MESSAGE eval 0.5", Some(Points(0))),
            ("MESSAGE VCT cost time:0ms", None),
            ("MESSAGE evaluation: unknown", None),
            ("MESSAGE eval nan", None),
            ("", None),
        ] {
            assert_eq!(read_score(line), score, "{line}");
        }
    }
}
