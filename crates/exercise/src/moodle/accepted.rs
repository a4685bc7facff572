//! The spellings of an answer that Moodle accepts: what [`mark`](crate::mark) reads, as far as a list can say it.
//!
//! Moodle compares an answer with the patterns of a list, regardless of case and of blanks around it. In a pattern `*` stands
//! for any text. The first pattern that fits gives the grade: a wrong one excludes texts that a right one below it would accept.

use crate::answers::{cyrillic, latin};

/// A pattern, and whether what fits it is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pattern {
    pub(super) text: String,
    pub(super) is_right: bool,
}

impl Pattern {
    fn right(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_right: true }
    }

    fn wrong(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_right: false }
    }
}

/// The signs before a number that is not negative, and before one that is.
const PLUS: [&str; 3] = ["", "+", "+ "];
const MINUS: [&str; 8] = ["−", "-", "–", "—", "− ", "- ", "– ", "— "];
/// Names of infinity; the last one stands for `infinity` and `infty`.
const INFINITY: [&str; 4] = ["∞", "inf", "oo", "inf*y"];
/// Letters of the Russian and the Ukrainian alphabet that do not look like Latin ones, and the digits: no name contains them.
const FOREIGN: &str = "бгґдєёжзиїйлпфцчшщъыьэюя0123456789";
/// A sequence has 2^n spellings in two alphabets; with more look-alikes than this, mixed ones are left out.
const MOST_LOOKALIKES: usize = 7;

/// A whole number, as printed first, with any sort of minus, with or without a full stop.
pub(super) fn number(number: i32) -> Vec<Pattern> {
    let signs: &[&str] = if number < 0 { &MINUS } else { &PLUS };
    let digits = number.unsigned_abs().to_string();
    let spelled = |end: &'static str| {
        let digits = &digits;
        signs.iter().map(move |sign| Pattern::right(format!("{sign}{digits}{end}"))).collect::<Vec<_>>()
    };
    [spelled(""), spelled(".")].concat()
}

/// The lower and the upper bound of a window.
pub(super) fn window(alpha: Option<i32>, beta: Option<i32>) -> [Vec<Pattern>; 2] {
    [alpha.map_or_else(|| infinite(&MINUS), number), beta.map_or_else(|| infinite(&PLUS), number)]
}

fn infinite(signs: &[&str]) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    for word in INFINITY {
        // The long words are short patterns only without a blank.
        let fits = |sign: &&&str| !(word.contains('*') && sign.ends_with(' '));
        patterns.extend(signs.iter().filter(fits).map(|sign| Pattern::right(format!("{sign}{word}"))));
    }
    patterns
}

/// The name of a node.
pub(super) fn node(name: &str) -> Vec<Pattern> {
    let ways = in_both_alphabets(name);
    ways.iter().cloned().chain(ways.iter().map(|way| format!("{way}."))).map(Pattern::right).collect()
}

/// A move in any of its spellings, with or without a blank between letter and number.
pub(super) fn movement(spellings: &[String]) -> Vec<Pattern> {
    let mut ways = Vec::new();
    for spelling in spellings {
        let digits = spelling.find(|sign: char| sign.is_ascii_digit()).filter(|&at| at > 0);
        let apart = digits.map(|at| format!("{} {}", &spelling[..at], &spelling[at..]));
        ways.extend([spelling.clone()].into_iter().chain(apart));
    }
    ways.iter().flat_map(|way| in_both_alphabets(way)).map(Pattern::right).collect()
}

/// Names in order, with anything but letters and digits between them.
///
/// Texts with other letters, or with a letter too often, are excluded first. A text that is left and in which the names follow
/// one another contains nothing else.
pub(super) fn sequence(names: &[String]) -> Vec<Pattern> {
    let letters: Vec<char> = latin(&names.concat()).chars().collect();
    let mut patterns = vec![Pattern::right(names.join(", "))];
    let alphabet = ('a'..='z').filter(|letter| !letters.contains(letter));
    let others =
        alphabet.flat_map(|letter| [Some(letter), cyrillic(letter)]).flatten().chain(FOREIGN.chars());
    patterns.extend(others.map(|letter| Pattern::wrong(format!("*{letter}*"))));
    for (i, letter) in letters.iter().enumerate().filter(|(i, letter)| !letters[..*i].contains(letter)) {
        let count = letters[i..].iter().filter(|other| *other == letter).count();
        let too_many = letter.to_string().repeat(count + 1);
        patterns.extend(in_both_alphabets(&too_many).iter().map(|way| Pattern::wrong(spread(way))));
    }
    let spelled: String = letters.iter().collect();
    patterns.extend(in_both_alphabets(&spelled).iter().map(|way| Pattern::right(spread(way))));
    patterns
}

/// `*a*b*` of `ab`.
fn spread(letters: &str) -> String {
    letters.chars().fold("*".to_owned(), |pattern, letter| format!("{pattern}{letter}*"))
}

/// A text, and the same with some of its letters replaced by Cyrillic ones that look alike.
fn in_both_alphabets(text: &str) -> Vec<String> {
    let alike = |letter: char| latin(&letter.to_string()).chars().next().and_then(cyrillic);
    if text.chars().filter_map(alike).count() > MOST_LOOKALIKES {
        return vec![text.to_owned(), text.chars().map(|letter| alike(letter).unwrap_or(letter)).collect()];
    }
    let mut ways = vec![String::new()];
    for letter in text.chars() {
        let longer = |with: char| move |way: &String| format!("{way}{with}");
        let replaced: Vec<String> =
            alike(letter).iter().flat_map(|&other| ways.iter().map(longer(other))).collect();
        ways = ways.iter().map(longer(letter)).chain(replaced).collect();
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::signed;

    fn texts(patterns: &[Pattern]) -> Vec<&str> {
        patterns.iter().map(|pattern| pattern.text.as_str()).collect()
    }

    #[test]
    fn the_printed_answer_comes_first() {
        assert_eq!(number(-5)[0].text, signed(-5));
        assert_eq!(texts(&number(7)), ["7", "+7", "+ 7", "7.", "+7.", "+ 7."]);
        let [low, high] = window(None, None);
        assert_eq!((low[0].text.as_str(), high[0].text.as_str()), ("−∞", "∞"));
        assert!(texts(&low).contains(&"–inf") && texts(&high).contains(&"+ oo"));
        assert_eq!(sequence(&["D".to_owned(), "F".to_owned()])[0], Pattern::right("D, F"));
    }

    #[test]
    fn letters_may_be_of_either_alphabet() {
        assert_eq!(texts(&node("B")), ["B", "в", "B.", "в."]);
        assert_eq!(texts(&node("D")), ["D", "D."]);
        assert_eq!(texts(&movement(&["b2".to_owned(), "5".to_owned()])), ["b2", "в2", "b 2", "в 2", "5"]);
        assert_eq!(in_both_alphabets("aco").len(), 8);
        assert_eq!(in_both_alphabets("acoacoaco"), ["acoacoaco", "асоасоасо"]);
        let excluded = sequence(&["B".to_owned()]);
        for text in ["*b*b*", "*b*в*", "*a*", "*а*", "*ж*", "*1*"] {
            assert!(excluded.contains(&Pattern::wrong(text)), "{text}");
        }
    }
}
