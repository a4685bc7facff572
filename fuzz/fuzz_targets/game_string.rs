//! Names of games with parameters: a game that opens has a name that opens the same game.

#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use plyground_registry::{GAMES, Labels, open, spelled_out};

/// Arbitrary text seldom names a game with several options, so most inputs are put together from their parts.
#[derive(Arbitrary, Debug)]
enum Name<'a> {
    Any(&'a str),
    Sized { sizes: [u8; 3], options: Vec<Word<'a>> },
    Alias { which: u8, options: Vec<Word<'a>> },
    Tree(&'a str),
}

#[derive(Arbitrary, Debug)]
enum Word<'a> {
    Exact,
    Misere,
    Any(&'a str),
}

impl Name<'_> {
    fn text(&self) -> String {
        match self {
            Self::Any(text) => (*text).to_owned(),
            // One past each end of the valid range.
            Self::Sized { sizes, options } => {
                let [width, height, k] = sizes.map(|size| size % 22);
                format!("mnk({width},{height},{k}{})", written(options))
            }
            Self::Alias { which, options } => {
                let aliases: Vec<&str> =
                    GAMES.iter().flat_map(|game| game.aliases.iter().map(|(alias, ..)| *alias)).collect();
                let alias = aliases[usize::from(*which) % aliases.len()];
                format!("{alias}({})", written(options).trim_start_matches(','))
            }
            Self::Tree(tree) => format!("explicit({tree})"),
        }
    }
}

/// The options, a comma before each.
fn written(options: &[Word<'_>]) -> String {
    let word = |option: &Word<'_>| match option {
        Word::Exact => ",exact".to_owned(),
        Word::Misere => ",misere".to_owned(),
        Word::Any(text) => format!(",{text}"),
    };
    options.iter().map(word).collect()
}

/// The parameters that an alias at the beginning of a text stands for.
fn parameters(text: &str) -> &'static str {
    let name = text.split('(').next().unwrap_or_default().trim().to_lowercase().replace('_', "-");
    let mut aliases = GAMES.iter().flat_map(|game| game.aliases);
    aliases.find(|(alias, ..)| *alias == name).map_or("", |(_, parameters, _)| parameters)
}

fuzz_target!(|input: Name<'_>| {
    let text = input.text();
    let Ok(session) = open(&text) else { return };
    let name = session.game();
    let again =
        open(&name).unwrap_or_else(|error| panic!("{text:?} opens as {name:?}, which does not: {error}"));
    assert_eq!(again.game(), name, "the name leads to another game");
    // A name that drops an option still opens a game of the same name, so the options are checked in the text as well.
    // Either may be an alias, which stands for its parameters: `nim(1,3,5,7,misere)` is `marienbad`.
    let meant = spelled_out(&*session).unwrap_or(name).to_lowercase();
    let asked = format!("{} {}", text.to_lowercase(), parameters(&text));
    for option in ["exact", "misere"] {
        assert_eq!(asked.contains(option), meant.contains(option), "{text:?} opens as {meant:?}");
    }
    assert_eq!(again.position(), session.position(), "the name leads to another position");
    assert_eq!(again.legal_moves(), session.legal_moves(), "the name leads to other moves");
    session.draw(Labels::Numbers);
});
