//! A recorded search as a sequence of events.

use super::{Id, Tree};

/// An event of a search.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Event {
    /// A node is entered.
    Enter(Id),
    /// A re-search of the move that leads to this node: the next event enters it.
    Research(Id),
    /// The move that leads to this node is the best of its parent's so far.
    Best(Id),
    /// A cutoff at this node; the remaining moves are left out.
    Cut(Id),
    /// A node is left with its value.
    Leave(Id),
}

impl Event {
    /// The node of the event.
    pub fn node(self) -> Id {
        match self {
            Self::Enter(id) | Self::Research(id) | Self::Best(id) | Self::Cut(id) | Self::Leave(id) => id,
        }
    }
}

impl Tree {
    /// Every event, in order.
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::with_capacity(3 * self.nodes.len());
        // An explicit stack, the next last: a search may be deeper than the stack of this program.
        let mut todo = vec![Todo::Enter(0)];
        while let Some(next) = todo.pop() {
            match next {
                Todo::Enter(id) => {
                    let node = &self.nodes[id];
                    if node.again {
                        events.push(Event::Research(id));
                    }
                    events.push(Event::Enter(id));
                    todo.push(Todo::Leave(id));
                    todo.extend(node.children.iter().rev().map(|&child| Todo::Enter(child)));
                }
                Todo::Leave(id) => {
                    let node = &self.nodes[id];
                    if node.cut.is_some() {
                        events.push(Event::Cut(id));
                    }
                    events.push(Event::Leave(id));
                    if node.improved {
                        events.push(Event::Best(id));
                    }
                }
            }
        }
        events
    }
}

enum Todo {
    Enter(Id),
    Leave(Id),
}
