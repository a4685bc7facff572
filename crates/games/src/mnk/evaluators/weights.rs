//! The weight of each pattern of the ladder, and the file of weights.

use plyground_core::{Message, Player, message};
use toml::{Table, Value};

/// The rungs of the ladder from the top, as keys of a weights file. The first pattern that a line contains counts.
pub(super) const PATTERNS: [&str; 8] = [
    "five",             // WWWWW
    "open_four",        // .WWWW.
    "open_three",       // .WWW.
    "three_open_left",  // .WWW
    "three_open_right", // WWW.
    "open_two",         // .WW.
    "two_open_right",   // WW.
    "two_open_left",    // .WW
];

/// The largest weight: 118 lines of doubled fives then still fit the score.
const LARGEST: i64 = 1_000_000;

/// The worth of each pattern for either side, as positive numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For O, who is White in the document.
    pub white: [i32; 8],
    /// For X, who is Black.
    pub black: [i32; 8],
}

impl Weights {
    /// The two sets that document 001 prints.
    pub const PRINTED: Self = Self {
        white: [30_000, 9_000, 5_000, 400, 400, 50, 20, 20],
        black: [25_000, 8_000, 3_000, 200, 200, 100, 50, 50],
    };

    /// One side's set.
    pub fn of(&self, player: Player) -> &[i32; 8] {
        match player {
            Player::First => &self.black,
            Player::Second => &self.white,
        }
    }

    /// Reads a weights file: tables `[white]` and `[black]`, each with a number for every pattern.
    pub fn from_toml(text: &str) -> Result<Self, Message> {
        let tables: Table = text.parse().map_err(|error: toml::de::Error| {
            let line =
                error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
            message!(
                "weights-not-toml",
                "the weights file is not TOML: line {line}: {why}",
                line = line,
                why = error.message().escape_debug().to_string()
            )
        })?;
        if let Some(key) = tables.keys().find(|key| !["white", "black"].contains(&key.as_str())) {
            return Err(message!(
                "weights-unknown-table",
                "the weights file has an unknown key `{key}`: there are [white] and [black]",
                key = key.escape_debug().to_string()
            ));
        }
        Ok(Self { white: side(&tables, "white")?, black: side(&tables, "black")? })
    }
}

fn side(tables: &Table, name: &str) -> Result<[i32; 8], Message> {
    let table = match tables.get(name) {
        Some(Value::Table(table)) => table,
        Some(_) => {
            return Err(message!(
                "weights-not-a-table",
                "`{table}` in the weights file must be a table: write [{table}]",
                table = name
            ));
        }
        None => {
            return Err(message!(
                "weights-no-table",
                "the weights file lacks the table [{table}]",
                table = name
            ));
        }
    };
    if let Some(key) = table.keys().find(|key| !PATTERNS.contains(&key.as_str())) {
        return Err(message!(
            "weights-unknown-key",
            "the weights file has an unknown key `{table}.{key}`: there are {keys}",
            table = name,
            key = key.escape_debug().to_string(),
            keys = PATTERNS.join(", ")
        ));
    }
    let mut weights = [0; 8];
    for (weight, key) in weights.iter_mut().zip(PATTERNS) {
        *weight = match table.get(key) {
            Some(&Value::Integer(n)) if (0..=LARGEST).contains(&n) => n as i32,
            Some(other) => {
                let given = match other.as_integer() {
                    Some(number) => Message::from(number.to_string()),
                    None => message!("weights-type", "a {kind}", kind = other.type_str()),
                };
                return Err(message!(
                    "weights-not-a-number",
                    "`{table}.{key}` must be a whole number from 0 to {most}, not {given}",
                    table = name,
                    key = key,
                    most = LARGEST.to_string(),
                    given = given
                ));
            }
            None => {
                return Err(message!(
                    "weights-no-key",
                    "the weights file lacks the key `{table}.{key}`",
                    table = name,
                    key = key
                ));
            }
        };
    }
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(white_five: &str) -> String {
        let rest = PATTERNS[1..].join(" = 1\n") + " = 1\n";
        format!("[white]\n{white_five}\n{rest}[black]\nfive = 7\n{rest}")
    }

    #[test]
    fn a_whole_file_is_read() {
        let weights = Weights::from_toml(&file("five = 9")).unwrap();
        assert_eq!((weights.white[0], weights.black[0], weights.black[7]), (9, 7, 1));
    }

    #[test]
    fn the_documented_file_holds_the_printed_weights() {
        let page = include_str!("../../../../../docs/formats.md");
        let file = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        assert_eq!(Weights::from_toml(file), Ok(Weights::PRINTED));
    }

    #[test]
    fn errors_name_the_key() {
        let cases = [
            (file(""), "lacks the key `white.five`"),
            (file("five = \"much\""), "`white.five` must be a whole number"),
            (file("five = 1.5"), "`white.five` must be a whole number"),
            (file("five = -1"), "`white.five` must be a whole number"),
            (file("five = 1\nsix = 6"), "unknown key `white.six`"),
            (file("five = 1").replace("[black]", "[blue]"), "unknown key `blue`"),
            ("[white]".to_owned(), "lacks the key `white.five`"),
            ("white = 3".to_owned(), "must be a table"),
            ("[white".to_owned(), "not TOML: line 1"),
            (String::new(), "lacks the table [white]"),
        ];
        for (text, expected) in cases {
            let error = Weights::from_toml(&text).unwrap_err().to_string();
            assert!(error.contains(expected) && !error.contains('\n'), "{error}");
        }
    }
}
