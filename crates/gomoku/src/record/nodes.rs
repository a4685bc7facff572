//! The syntax of SGF: scanning a file into nodes of properties, and writing nodes.

use plyground_core::{Message, message};

/// A property: its name and its values.
pub(super) type Property = (String, Vec<String>);

/// A node of the game tree: its properties.
pub(super) type SgfNode = Vec<Property>;

/// A node of a game tree with the index of its parent, none for a root. Parents come before their children.
pub(super) type PlacedNode = (Option<usize>, SgfNode);

/// An element of the stack of [`write_tree`]: what is still to be written.
enum Rest {
    Node(usize),
    Variation(usize),
    Close,
}

/// A file with one game: a tree whose first node is the root. The first child of a node continues the main line.
pub(super) fn write_tree(nodes: &[PlacedNode]) -> String {
    let mut followers: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
    for (index, (parent, _)) in nodes.iter().enumerate() {
        if let Some(parent) = *parent {
            followers[parent].push(index);
        }
    }
    let mut text = String::from("(");
    // An explicit stack instead of recursion: a tree may be as deep as the file is long.
    let mut rest = vec![Rest::Node(0)];
    let mut is_branched = false;
    while let Some(next) = rest.pop() {
        match next {
            Rest::Close => text.push(')'),
            Rest::Variation(index) => {
                is_branched = true;
                text.push_str("\n(");
                rest.extend([Rest::Close, Rest::Node(index)]);
            }
            Rest::Node(index) => {
                if index > 0 && !is_branched {
                    text.push('\n');
                }
                text.push_str(&write_node(&nodes[index].1));
                match followers[index].as_slice() {
                    &[only] => rest.push(Rest::Node(only)),
                    several => rest.extend(several.iter().rev().map(|&index| Rest::Variation(index))),
                }
            }
        }
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
        // Control characters other than line breaks are dropped.
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

    /// The nodes of a game with all variations, up to the closing bracket.
    pub(super) fn tree(&mut self) -> Result<Vec<PlacedNode>, Message> {
        let mut nodes: Vec<PlacedNode> = Vec::new();
        // The parent of the next node, and a stack of the parents to return to at each closing bracket.
        let mut last = None;
        let mut open = vec![None];
        loop {
            self.rest = self.rest.trim_start();
            let Some(first) = self.rest.chars().next() else {
                return Err(cut_off());
            };
            match first {
                ';' => {
                    self.rest = &self.rest[1..];
                    nodes.push((last, SgfNode::new()));
                    last = Some(nodes.len() - 1);
                }
                '(' => {
                    self.rest = &self.rest[1..];
                    open.push(last);
                }
                ')' => {
                    self.rest = &self.rest[1..];
                    last = open.pop().flatten();
                    if open.is_empty() {
                        return Ok(nodes);
                    }
                }
                c if c.is_ascii_alphabetic() => {
                    let property = self.property()?;
                    if let Some(node) = last {
                        nodes[node].1.push(property);
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
