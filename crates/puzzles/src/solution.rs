//! All solutions of a puzzle as a tree, and its text.
//!
//! `h8(g7>h9,j9),~k3` reads: h8 reaches the goal; it is answered by g7, and then h9 and j9 reach it. The reply is the one that
//! resists longest. A move after `~` wins too, but later than the goal allows.

use serde::{Deserialize, Serialize};

/// One step: all moves that reach the goal.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Solution {
    /// Every move that reaches the goal; all other legal moves do not.
    pub right: Vec<RightMove>,
    /// Moves that win too, but later than the goal allows, as far as they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slower: Vec<String>,
}

/// A move that reaches the goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RightMove {
    /// The move.
    #[serde(rename = "move")]
    pub movement: String,
    /// The moves that follow, up to the next decision: the reply, and passes. Empty if the puzzle is solved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reply: Vec<String>,
    /// The next step; `None` if the puzzle is solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Box<Solution>>,
}

/// The deepest tree that is read: a file must not exhaust the stack.
const DEEPEST: usize = 40;

impl Solution {
    /// The right move of this name.
    pub fn find(&self, movement: &str) -> Option<&RightMove> {
        self.right.iter().find(|right| right.movement == movement)
    }

    /// The first right move of every step, with the replies between them.
    pub fn line(&self) -> Vec<String> {
        let Some(first) = self.right.first() else { return Vec::new() };
        let rest = first.next.as_deref().map(Self::line).unwrap_or_default();
        [first.movement.clone()].into_iter().chain(first.reply.iter().cloned()).chain(rest).collect()
    }

    /// The number of own moves of the longest line.
    pub fn length(&self) -> usize {
        let after = |right: &RightMove| right.next.as_deref().map_or(0, Self::length);
        self.right.iter().map(after).max().map_or(0, |rest| rest + 1)
    }

    /// The number of right moves in the whole tree.
    pub fn size(&self) -> usize {
        self.right.iter().map(|right| 1 + right.next.as_deref().map_or(0, Self::size)).sum()
    }

    pub(crate) fn write(&self, text: &mut String) {
        let slower = self.slower.iter().map(|movement| (movement.as_str(), None));
        let right = self.right.iter().map(|right| (right.movement.as_str(), Some(right)));
        for (i, (movement, right)) in right.chain(slower).enumerate() {
            if i > 0 {
                text.push(',');
            }
            if right.is_none() {
                text.push('~');
            }
            text.push_str(movement);
            if let Some(next) = right.and_then(|right| right.next.as_deref()) {
                text.push('(');
                text.push_str(&right.map(|right| right.reply.join(" ")).unwrap_or_default());
                text.push('>');
                next.write(text);
                text.push(')');
            }
        }
    }

    /// Reads what [`write`](Self::write) writes.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (solution, rest) = Self::read_some(text, DEEPEST)?;
        rest.is_empty().then_some(solution)
    }

    fn read_some(mut text: &str, depth: usize) -> Option<(Self, &str)> {
        let left = depth.checked_sub(1)?;
        let mut solution = Self::default();
        loop {
            let is_slower = text.starts_with('~');
            text = text.trim_start_matches('~');
            let end = text.find([',', '(', ')', '>']).unwrap_or(text.len());
            let movement = text[..end].to_owned();
            if movement.is_empty() {
                return None;
            }
            text = &text[end..];
            let (mut reply, mut next) = (Vec::new(), None);
            if let Some(rest) = text.strip_prefix('(') {
                let (moves, rest) = rest.split_once('>')?;
                reply = moves.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
                let (step, rest) = Self::read_some(rest, left)?;
                next = Some(Box::new(step));
                text = rest.strip_prefix(')')?;
            }
            if is_slower {
                solution.slower.push(movement);
            } else {
                solution.right.push(RightMove { movement, reply, next });
            }
            match text.strip_prefix(',') {
                Some(rest) => text = rest,
                None => return Some((solution, text)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_read_back() {
        for text in ["h8", "a1,~b2", "h8(g7>h9,j9(k9>l9)),~k3,i8", "d3(c3 pass e6>a1)", "d6-e5(d4:f6>g7:e5)"]
        {
            let tree = Solution::read(text).unwrap();
            let mut again = String::new();
            tree.write(&mut again);
            let sorted = |text: &str| {
                let mut letters: Vec<char> = text.chars().collect();
                letters.sort_unstable();
                letters
            };
            // Slower moves stand last.
            assert_eq!(sorted(&again), sorted(text));
            assert_eq!(Solution::read(&again).unwrap(), tree);
        }
        for bad in ["", "h8(", "h8(g7", "h8(g7>)", "a,,b", "h8)", &"a(b>".repeat(100)] {
            assert_eq!(Solution::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_tree_tells_its_measures() {
        let tree = Solution::read("h8(g7>h9,j9(k9>l9)),i8").unwrap();
        assert_eq!((tree.length(), tree.size()), (3, 5));
        assert_eq!(tree.line(), ["h8", "g7", "h9"]);
        assert!(tree.find("i8").is_some() && tree.find("h9").is_none());
    }
}
