//! Validation of a setup: a file may have been edited, and names and numbers come from people.

use std::collections::BTreeSet;
use std::fmt::Display;

use plyground_core::{Message, message};
use plyground_gomoku::Rule;
use plyground_gomoku::record::{Rows, read_cells};

use super::referee::Referee;
use super::setup::{Engine, MatchSetup};

/// Columns and rows of a board.
const SIZES: [usize; 2] = [5, 20];
/// Games between each two engines that meet.
const GAMES: [usize; 2] = [1, 1_000_000];
/// Games of all engines together: each is held in memory during the match.
const ALL_GAMES: usize = 10_000_000;
/// Engines.
const ENGINES: [usize; 2] = [2, 1_000];
/// Characters of a name: tables are as wide as the longest.
const NAME: usize = 255;
/// Seconds by which an answer may be late.
const TOLERANCE: [f64; 2] = [0.0, 3_600.0];
/// Seconds of a game or of a move.
const TIMES: [f64; 2] = [0.0, 1e6];
/// Stones on a full board.
const STONES: [usize; 2] = [1, 400];
/// Points that count as won.
const POINTS: [i32; 2] = [0, 1_000_000];
/// Elo of a test's hypotheses: a thousand times as strong would be 1,200.
const ELO: [f64; 2] = [-10_000.0, 10_000.0];

impl MatchSetup {
    /// Reports the first invalid field.
    pub fn check(&self) -> Result<(), Message> {
        let rule = self.check_fields()?;
        self.check_openings(rule)
    }

    /// The same for all fields but the openings, which may not exist yet; returns the rule.
    pub fn check_fields(&self) -> Result<Rule, Message> {
        within("engines", self.engines.len(), ENGINES)?;
        let mut names = BTreeSet::new();
        for (number, engine) in self.engines.iter().enumerate() {
            check_engine(engine, number)?;
            if !names.insert(engine.name.as_str()) {
                return Err(message!(
                    "match-file-same-name",
                    "two of its engines are called `{name}`",
                    name = engine.name.as_str()
                ));
            }
        }
        within("games", self.games, GAMES)?;
        if self.schedule().games() > ALL_GAMES {
            return Err(message!(
                "match-file-all-games",
                "all engines together would play {games} games, and at most {most} can be kept: lower `games`",
                games = self.schedule().games(),
                most = ALL_GAMES
            ));
        }
        within("size", self.size, SIZES)?;
        let rule = self.rule().ok_or_else(|| {
            message!("match-file-rule", "its field `rule` must be freestyle, standard, renju or caro")
        })?;
        within("tolerance", self.tolerance, TOLERANCE)?;
        let adjudication = &self.adjudication;
        optional("adjudication.draw_after", adjudication.draw_after, STONES)?;
        optional("adjudication.win_after", adjudication.win_after, STONES)?;
        within("adjudication.win_points", adjudication.win_points, POINTS)?;
        if let Some(sprt) = self.sprt {
            within("sprt.elo1", sprt.elo1, ELO)?;
            within("sprt.elo0", sprt.elo0, [ELO[0], sprt.elo1])?;
            within("sprt.alpha", sprt.alpha, [f64::MIN_POSITIVE, 0.5])?;
            within("sprt.beta", sprt.beta, [f64::MIN_POSITIVE, 0.5])?;
        }
        Ok(rule)
    }

    fn check_openings(&self, rule: Rule) -> Result<(), Message> {
        if self.openings.is_empty() && !self.swap2 {
            return Err(message!("match-file-no-openings", "its field `openings` must hold an opening"));
        }
        for (number, opening) in (1..).zip(&self.openings) {
            let wrong = |why: Message| {
                message!("match-file-opening", "opening {number}: {why}", number = number, why = why)
            };
            let cells = read_cells(opening, self.size, self.size, Rows::FromBottom).map_err(wrong)?;
            if Referee::new(self.size, rule, &cells).is_none() {
                return Err(wrong(message!(
                    "opening-unplayable",
                    "the rules do not allow these moves, or the game is over after them"
                )));
            }
        }
        Ok(())
    }
}

fn check_engine(engine: &Engine, number: usize) -> Result<(), Message> {
    let field = |name: &str| format!("engines[{number}].{name}");
    let letters = engine.name.chars().count();
    if engine.name.trim().is_empty() || letters > NAME || engine.name.contains(char::is_control) {
        return Err(message!(
            "match-file-name",
            "its field `{field}` must be a name of 1 to {most} letters in one line",
            field = field("name"),
            most = NAME
        ));
    }
    optional(&field("match_time"), engine.match_time, TIMES)?;
    optional(&field("turn_time"), engine.turn_time, TIMES)?;
    optional(&field("nodes"), engine.nodes, [1, u64::MAX])?;
    optional(&field("depth"), engine.depth, [1, u32::MAX])?;
    optional(&field("memory"), engine.memory, [1, u64::MAX])?;
    optional(&field("threads"), engine.threads, [1, u32::MAX])?;
    optional(&field("level"), engine.level, [1, 10])
}

fn optional<N: Copy + Display + PartialOrd>(
    field: &str,
    number: Option<N>,
    range: [N; 2],
) -> Result<(), Message> {
    number.map_or(Ok(()), |number| within(field, number, range))
}

/// A NaN is in no range.
fn within<N: Copy + Display + PartialOrd>(
    field: &str,
    number: N,
    [least, most]: [N; 2],
) -> Result<(), Message> {
    if (least..=most).contains(&number) {
        return Ok(());
    }
    Err(message!(
        "match-file-number",
        "its field `{field}` is {number}, but must be from {least} to {most}",
        field = field,
        number = number.to_string(),
        least = least.to_string(),
        most = most.to_string()
    ))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn setup() -> Value {
        json!({
            "plyground_match": 1,
            "engines": [
                {"name": "A", "command": "self", "folder": null, "match_time": 300.0, "turn_time": 1.0,
                    "nodes": null, "depth": null, "memory": null, "threads": null},
                {"name": "B", "command": "self", "folder": null, "match_time": null, "turn_time": null,
                    "nodes": 5, "depth": 3, "memory": 1_000_000, "threads": 1, "level": 4},
            ],
            "pool": "round-robin",
            "games": 10,
            "rule": "freestyle",
            "size": 15,
            "openings": ["h8i9"],
            "seed": 1,
            "tolerance": 1.0,
            "adjudication": {"draw_after": null, "win_after": 3, "win_points": 2_000},
            "sprt": {"elo0": 0.0, "elo1": 5.0, "alpha": 0.05, "beta": 0.05},
        })
    }

    fn complaint(path: &str, value: Value) -> String {
        let mut setup = setup();
        *setup.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        MatchSetup::read(&setup.to_string()).unwrap_err().to_string()
    }

    #[test]
    fn a_sound_setup_is_read() {
        MatchSetup::read(&setup().to_string()).unwrap();
    }

    #[test]
    fn an_edited_field_is_named() {
        for (path, value, said) in [
            ("/games", json!(1_000_000_000), "`games` is 1000000000, but must be from 1 to 1000000"),
            ("/games", json!(0), "`games`"),
            ("/size", json!(0), "`size` is 0, but must be from 5 to 20"),
            ("/size", json!(1_000), "`size`"),
            ("/rule", json!("chess"), "`rule`"),
            ("/openings/0", json!("a1a1"), "opening 1: the rules do not allow"),
            ("/openings/0", json!("p1"), "opening 1: `p1` is not on the 15x15 board"),
            ("/openings", json!([]), "`openings`"),
            ("/tolerance", json!(1e308), "`tolerance`"),
            ("/tolerance", json!(-5.0), "`tolerance` is -5"),
            ("/engines/0/turn_time", json!(1e308), "`engines[0].turn_time`"),
            ("/engines/0/match_time", json!(-5), "`engines[0].match_time` is -5"),
            ("/engines/1/level", json!(11), "`engines[1].level`"),
            ("/engines/1/nodes", json!(0), "`engines[1].nodes`"),
            (
                "/engines/1/name",
                json!("x".repeat(70_000)),
                "`engines[1].name` must be a name of 1 to 255 letters",
            ),
            ("/engines/1/name", json!("a\u{1b}[2J"), "`engines[1].name`"),
            ("/engines/1/name", json!("A"), "two of its engines are called `A`"),
            ("/engines", json!([]), "`engines` is 0"),
            ("/adjudication/win_after", json!(usize::MAX), "`adjudication.win_after`"),
            ("/adjudication/win_points", json!(i32::MIN), "`adjudication.win_points`"),
            ("/sprt/elo0", json!(7.0), "`sprt.elo0`"),
            ("/sprt/beta", json!(0.0), "`sprt.beta`"),
            ("/plyground_match", json!(2), "another version"),
        ] {
            let found = complaint(path, value.clone());
            assert!(found.contains(said), "{path}: {found}");
        }
    }

    #[test]
    fn more_games_than_memory_holds_are_refused() {
        let mut many = setup();
        let engine = |number: usize| {
            let mut engine = many["engines"][0].clone();
            engine["name"] = json!(number.to_string());
            engine
        };
        many["engines"] = (0..100).map(engine).collect();
        many["games"] = json!(1_000_000);
        let said = MatchSetup::read(&many.to_string()).unwrap_err().to_string();
        assert!(said.contains("would play 4950000000 games"), "{said}");
    }
}
