//! The syntax of SGF: scanning a file into nodes of properties, and writing nodes.

use plyground_core::{Message, message};

/// A property: its name and its values.
pub(super) type Property = (String, Vec<String>);

/// A node of the game tree: its properties.
pub(super) type SgfNode = Vec<Property>;

/// A file with one game: its nodes, and variations that continue the last of them.
pub(super) fn write_tree(nodes: &[SgfNode], variations: &[Vec<SgfNode>]) -> String {
    let nodes: Vec<String> = nodes.iter().map(write_node).collect();
    let mut text = format!("({}", nodes.join("\n"));
    for variation in variations {
        text.push_str("\n(");
        text.extend(variation.iter().map(write_node));
        text.push(')');
    }
    text + ")\n"
}

fn write_node(node: &SgfNode) -> String {
    let mut text = String::from(";");
    for (name, values) in node {
        text.push_str(name);
        text.extend(values.iter().map(|value| format!("[{}]", escape(value))));
    }
    text
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, ']' | '\\') {
            escaped.push('\\');
        }
        // Other control characters are dropped.
        if !c.is_control() || c == '\n' {
            escaped.push(c);
        }
    }
    escaped
}

/// A scanner over the text of an SGF file.
pub(super) struct Scanner<'a> {
    rest: &'a str,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text }
    }

    /// Advances past the next `(` that is followed by a `;`.
    pub(super) fn skip_to_game(&mut self) -> bool {
        while let Some(at) = self.rest.find('(') {
            self.rest = &self.rest[at + 1..];
            if self.rest.trim_start().starts_with(';') {
                return true;
            }
        }
        false
    }

    /// The nodes of a game along its first variation, up to the closing bracket, and the number of other variations.
    pub(super) fn main_line(&mut self) -> Result<(Vec<SgfNode>, usize), Message> {
        let mut nodes: Vec<SgfNode> = Vec::new();
        // The number of open brackets, and whether the first variation has ended, after which nodes are skipped.
        let (mut open, mut ended) = (1_usize, false);
        // Every innermost pair of brackets is one variation; those after the first are counted.
        let (mut others, mut is_innermost) = (0, true);
        loop {
            self.rest = self.rest.trim_start();
            let Some(first) = self.rest.chars().next() else {
                return Err(cut_off());
            };
            match first {
                ';' => {
                    self.rest = &self.rest[1..];
                    if !ended {
                        nodes.push(SgfNode::new());
                    }
                }
                '(' => {
                    self.rest = &self.rest[1..];
                    open += 1;
                    is_innermost = true;
                }
                ')' => {
                    self.rest = &self.rest[1..];
                    others += usize::from(ended && is_innermost);
                    (ended, is_innermost) = (true, false);
                    open -= 1;
                    if open == 0 {
                        return Ok((nodes, others));
                    }
                }
                c if c.is_ascii_alphabetic() => {
                    let property = self.property()?;
                    if let Some(node) = nodes.last_mut().filter(|_| !ended) {
                        node.push(property);
                    }
                }
                // Unexpected characters between properties are skipped.
                c => self.rest = &self.rest[c.len_utf8()..],
            }
        }
    }

    fn property(&mut self) -> Result<Property, Message> {
        let end = self.rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(self.rest.len());
        // Old files write `Black` for `B`: lower-case letters are ignored.
        let name = self.rest[..end].chars().filter(char::is_ascii_uppercase).collect();
        self.rest = self.rest[end..].trim_start();
        let mut values = Vec::new();
        while let Some(inner) = self.rest.strip_prefix('[') {
            let mut value = String::new();
            let mut chars = inner.char_indices();
            loop {
                match chars.next() {
                    None => return Err(cut_off()),
                    Some((_, '\\')) => match chars.next() {
                        None => return Err(cut_off()),
                        // An escaped line break.
                        Some((_, '\n')) => {}
                        Some((_, c)) => value.extend(normalised(c)),
                    },
                    Some((at, ']')) => {
                        self.rest = inner[at + 1..].trim_start();
                        break;
                    }
                    Some((_, c)) => value.extend(normalised(c)),
                }
            }
            values.push(value);
        }
        Ok((name, values))
    }
}

/// Normalises a character of a value: white space other than line breaks becomes a space, as the specification requires;
/// other control characters are dropped, as in writing.
fn normalised(c: char) -> Option<char> {
    match c {
        '\n' => Some(c),
        '\r' => None,
        c if c.is_control() => c.is_whitespace().then_some(' '),
        c => Some(c),
    }
}

fn cut_off() -> Message {
    message!("record-sgf-cut-off", "this SGF ends in the middle of a game: a bracket is missing")
}
