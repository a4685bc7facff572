//! Reads trees.

use plyground_core::{Message, Score, message};

use super::{BRANCHES, Content, ExplicitNode};

/// Deeper nesting is refused: the parser is recursive.
const DEEPEST: usize = 200;
/// The most nodes of a tree.
const MOST: usize = 1_000_000;
/// The most letters of a name, which is drawn beside its node.
const LONGEST_NAME: usize = 100;
/// The largest finite number: a billion is kept free above it for infinities and wins.
const LARGEST: i32 = 999_999_999;

/// The nodes of the tree, the root first.
pub(super) fn tree(text: &str) -> Result<Vec<ExplicitNode>, Message> {
    let mut parser = TreeParser { text, at: 0, nodes: Vec::new() };
    parser.node(0)?;
    parser.skip_space();
    match parser.peek() {
        None => Ok(parser.nodes),
        Some(c) => Err(parser.complain(message!(
            "explicit-trailing",
            "`{sign}` follows the end of the tree: remove it",
            sign = c.escape_debug().to_string()
        ))),
    }
}

struct TreeParser<'a> {
    text: &'a str,
    at: usize,
    nodes: Vec<ExplicitNode>,
}

impl TreeParser<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &str {
        let rest = &self.text[self.at..];
        let len = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    fn complain(&self, why: Message) -> Message {
        let number = self.text[..self.at].chars().count() + 1;
        message!(
            "explicit-unreadable",
            "the tree cannot be read at character {number}: {why}",
            number = number,
            why = why
        )
    }

    /// Reads `name:` if there is one, then a list or a number; returns its index.
    fn node(&mut self, depth: usize) -> Result<u32, Message> {
        if depth > DEEPEST {
            let why = message!("explicit-too-deep", "it is nested more than {most} deep", most = DEEPEST);
            return Err(self.complain(why));
        }
        if self.nodes.len() >= MOST {
            let why = message!("explicit-too-large", "it has more than {most} nodes", most = MOST);
            return Err(self.complain(why));
        }
        self.skip_space();
        let name = self.name()?;
        let index = self.nodes.len() as u32;
        self.nodes.push(ExplicitNode { name, content: Content::Value(Score::ZERO) });
        let content = match self.peek() {
            Some('[') => Content::Children(self.children(depth)?),
            Some(_) => Content::Value(self.value()?),
            None => {
                let why = message!("explicit-no-value", "it ends where a number or [ should stand");
                return Err(self.complain(why));
            }
        };
        self.nodes[index as usize].content = content;
        Ok(index)
    }

    fn name(&mut self) -> Result<Option<String>, Message> {
        let start = self.at;
        let name = self.take_while(|c| c.is_alphanumeric() || c == '_').to_owned();
        let letter = name.chars().next().is_some_and(char::is_alphabetic);
        self.skip_space();
        if letter && self.peek() == Some(':') {
            if name.chars().nth(LONGEST_NAME).is_some() {
                self.at = start;
                let why =
                    message!("explicit-long-name", "a name has {most} letters at most", most = LONGEST_NAME);
                return Err(self.complain(why));
            }
            self.at += 1;
            self.skip_space();
            return Ok(Some(name));
        }
        self.at = start;
        Ok(None)
    }

    fn children(&mut self, depth: usize) -> Result<Vec<u32>, Message> {
        self.at += 1;
        let mut children = Vec::new();
        loop {
            if children.len() == BRANCHES {
                let why = message!("explicit-too-wide", "a list holds {most} items at most", most = BRANCHES);
                return Err(self.complain(why));
            }
            self.skip_space();
            if self.peek() == Some(']') {
                let why = message!("explicit-missing", "a number or a list is missing before ]");
                return Err(self.complain(why));
            }
            children.push(self.node(depth + 1)?);
            self.skip_space();
            match self.peek() {
                Some(',') => self.at += 1,
                Some(']') => {
                    self.at += 1;
                    return Ok(children);
                }
                Some(c) => {
                    return Err(self.complain(message!(
                        "explicit-separator",
                        "`{sign}` where , or ] should stand",
                        sign = c.escape_debug().to_string()
                    )));
                }
                None => {
                    let why = message!("explicit-unclosed", "it ends inside a list: add ]");
                    return Err(self.complain(why));
                }
            }
        }
    }

    fn value(&mut self) -> Result<Score, Message> {
        let start = self.at;
        let word = self.take_while(|c| c.is_alphanumeric() || "+-._∞".contains(c)).to_owned();
        match word.as_str() {
            "inf" | "+inf" | "∞" | "+∞" => return Ok(Score::INFINITE),
            "-inf" | "-∞" => return Ok(-Score::INFINITE),
            _ => {}
        }
        match word.parse::<i32>() {
            Ok(value) if (-LARGEST..=LARGEST).contains(&value) => Ok(Score::new(value)),
            _ => {
                self.at = start;
                let shown =
                    if word.is_empty() { self.peek().map(String::from).unwrap_or_default() } else { word };
                Err(self.complain(message!(
                    "explicit-not-a-value",
                    "`{word}` is not a value: use whole numbers from -{most} to {most}, inf or -inf; \
                     a name is written name:value",
                    word = shown.escape_debug().to_string(),
                    most = LARGEST.to_string()
                )))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_of_every_kind_are_read() {
        for (text, nodes) in [
            ("5", 1),
            ("[[3,12,8],[2,4,6],[14,5,2]]", 13),
            (" A : [ b1: -inf , [ +inf,∞ ] , c:[7] ] ", 7),
            ("[inf,-∞]", 3),
            (&format!("[1,{}:2]", "ж".repeat(100)), 3),
        ] {
            assert_eq!(tree(text).map(|n| n.len()), Ok(nodes), "{text}");
        }
    }

    #[test]
    fn mistakes_are_placed_and_named() {
        for (text, expected) in [
            ("", "character 1: it ends"),
            ("[1,2", "character 5: it ends inside a list"),
            ("[1,,2]", "character 4: `,` is not a value"),
            ("[]", "character 2: a number or a list is missing"),
            ("[1]]", "character 4: `]` follows the end"),
            ("[1 2]", "character 4: `2` where , or ]"),
            ("[x]", "`x` is not a value"),
            ("[1e9]", "`1e9` is not a value"),
            ("[9999999999]", "is not a value"),
            ("[Ж,1]", "`Ж` is not a value"),
            (&"[".repeat(5_000), "nested more than"),
            (&format!("[{}1]", "1,".repeat(80)), "64 items at most"),
            (&format!("[1,{}:2]", "ж".repeat(101)), "character 4: a name has 100 letters at most"),
        ] {
            let error = tree(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text:.20}: {error}");
        }
    }
}
