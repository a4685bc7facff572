//! Tests of the searches: the author's own cases, and agreement in positions from games.

use plyground_core::message;
use plyground_registry::{Algorithm, Message, Score, Session};
use serde::{Deserialize, Serialize};

use super::positions::{affordable, session_after};
use super::searcher::{ReportSearcher, Stop};

/// A position with the answer that is expected there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportCase {
    /// The position as one line, or `moves` and the moves that lead to it.
    pub position: String,
    /// The moves any of which is right, or `value` and a number.
    pub expected: String,
}

/// The answer of the search to a case.
#[derive(Clone, PartialEq, Debug)]
pub struct CaseOutcome {
    /// The case.
    pub case: ReportCase,
    /// The depth of the search.
    pub depth: u16,
    /// The move that it chose.
    pub best: Option<String>,
    /// Its value for the side to move.
    pub value: Option<Score>,
    /// Whether that is what was expected.
    pub is_right: bool,
}

/// The tests of a report.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tested {
    /// The author's cases.
    pub cases: Vec<CaseOutcome>,
    /// The number of positions in which all searches were compared.
    pub positions: u64,
    /// In how many of them all found the same value.
    pub agreeing: u64,
}

impl ReportCase {
    /// Reads cases, one a line: `POSITION = MOVE`, or `moves b2 a1 = value 0`; `#` begins a remark.
    pub fn read(text: &str) -> Result<Vec<Self>, Message> {
        let mut cases = Vec::new();
        for (number, line) in (1_usize..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let sides = line.split_once('=').map(|(position, expected)| (position.trim(), expected.trim()));
            let Some((position, expected)) =
                sides.filter(|(position, expected)| !position.is_empty() && !expected.is_empty())
            else {
                return Err(message!(
                    "report-case-form",
                    "line {line} of the cases has no `=`: write a position, `=` and the expected move",
                    line = number
                ));
            };
            cases.push(Self { position: position.to_owned(), expected: expected.to_owned() });
        }
        Ok(cases)
    }

    /// The session at the position of the case.
    fn open(&self, session: &dyn Session) -> Result<Box<dyn Session>, Message> {
        let mut there = session.fresh();
        match self.position.strip_prefix("moves ") {
            Some(moves) => {
                for text in moves.split_whitespace() {
                    there.play(text)?;
                }
            }
            None => there.set_position(&self.position, None, false)?,
        }
        Ok(there)
    }

    /// Whether an answer is the expected one.
    fn accepts(&self, best: Option<&str>, value: Option<Score>) -> bool {
        match self.expected.strip_prefix("value ") {
            Some(number) => value.is_some_and(|value| number.trim().parse() == Ok(value.get())),
            None => best.is_some_and(|best| {
                let mut moves = self.expected.split([',', ' ']).filter(|word| !word.is_empty());
                moves.any(|wanted| wanted.eq_ignore_ascii_case(best))
            }),
        }
    }
}

/// Positions in which all searches are compared.
const POSITIONS: usize = 12;

/// Runs the author's cases, and compares all searches in some of these positions.
pub(crate) fn tested(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
    algorithms: &[Algorithm],
    player: Algorithm,
) -> Result<Tested, Stop> {
    let effort = searcher.settings.effort;
    let mut tested = Tested::default();
    for case in &searcher.settings.cases {
        let there = case.open(session)?;
        let depth = affordable(&*there, effort).max(1);
        let report = searcher.search(&*there, player, depth, &[])?.report;
        let is_right = case.accepts(report.best.as_deref(), report.value);
        let (best, value) = (report.best, report.value);
        tested.cases.push(CaseOutcome { case: case.clone(), depth, best, value, is_right });
    }
    let step = lines.len().div_ceil(POSITIONS).max(1);
    for line in lines.iter().step_by(step) {
        let there = session_after(session, line)?;
        let depth = affordable(&*there, effort).max(1);
        let mut values = Vec::new();
        for &algorithm in algorithms {
            values.push(searcher.search(&*there, algorithm, depth, &[])?.report.value);
        }
        tested.positions += 1;
        tested.agreeing += u64::from(values.windows(2).all(|pair| pair[0] == pair[1]));
    }
    Ok(tested)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_are_read_line_by_line() {
        let cases = ReportCase::read("# wins\nXX./OO./... = c3\n\nmoves b2 a1 = value 0 # a draw\n").unwrap();
        assert_eq!(cases.len(), 2);
        assert_eq!((&*cases[1].position, &*cases[1].expected), ("moves b2 a1", "value 0"));
        let error = ReportCase::read("X../.../... = a1\nXX.").unwrap_err().to_string();
        assert!(error.starts_with("line 2 of the cases"), "{error}");
    }

    #[test]
    fn any_of_several_moves_or_a_value_may_be_expected() {
        let case = |expected: &str| ReportCase { position: String::new(), expected: expected.to_owned() };
        assert!(case("a1, B2").accepts(Some("b2"), None) && !case("a1, b2").accepts(Some("c3"), None));
        assert!(case("value -7").accepts(None, Some(Score::new(-7))));
        assert!(
            !case("value 7").accepts(Some("a1"), Some(Score::new(-7))) && !case("a1").accepts(None, None)
        );
    }
}
