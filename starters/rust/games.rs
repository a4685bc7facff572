//! The two games of the tasks. They need no change.

const WIN: i32 = 1_000;

/// A game: a move is a number from 1.
pub trait Game {
    /// The moves, in the order in which they are to be searched.
    fn moves(&self) -> Vec<usize>;
    /// Plays a move.
    fn make(&mut self, m: usize);
    /// Takes it back.
    fn unmake(&mut self, m: usize);
    /// The value of a finished game for the side to move, `ply` moves after the root; none while the game goes on.
    fn finished(&self, ply: i32) -> Option<i32>;
    /// The static value for the side to move, where the depth ends.
    fn evaluate(&self) -> i32;
}

fn other(side: u8) -> u8 {
    if side == b'X' { b'O' } else { b'X' }
}

enum Node {
    Gain(i32),
    Children(Vec<Node>),
}

/// A game that is written as nested lists; a number is a finished game and what X gains.
pub struct Tree {
    root: Node,
    path: Vec<usize>,
    side: u8,
}

impl Tree {
    pub fn new(position: &str, side: u8) -> Self {
        Self { root: parse(position).0, path: Vec::new(), side }
    }

    fn here(&self) -> &Node {
        self.path.iter().fold(&self.root, |node, m| match node {
            Node::Children(children) => &children[m - 1],
            Node::Gain(_) => node,
        })
    }
}

/// A node, and the text after it.
fn parse(text: &str) -> (Node, &str) {
    let Some(mut rest) = text.strip_prefix('[') else {
        let end = text.find([',', ']']).unwrap_or(text.len());
        return (Node::Gain(text[..end].parse().expect("a leaf is a number")), &text[end..]);
    };
    let mut children = Vec::new();
    loop {
        let (node, after) = parse(rest);
        children.push(node);
        match after.strip_prefix(',') {
            Some(more) => rest = more,
            None => return (Node::Children(children), &after[1..]),
        }
    }
}

impl Game for Tree {
    fn moves(&self) -> Vec<usize> {
        match self.here() {
            Node::Gain(_) => Vec::new(),
            Node::Children(children) => (1..=children.len()).collect(),
        }
    }

    fn make(&mut self, m: usize) {
        self.path.push(m);
        self.side = other(self.side);
    }

    fn unmake(&mut self, _: usize) {
        self.path.pop();
        self.side = other(self.side);
    }

    fn finished(&self, _: i32) -> Option<i32> {
        match self.here() {
            Node::Gain(gain) => Some(if self.side == b'X' { *gain } else { -gain }),
            Node::Children(_) => None,
        }
    }

    fn evaluate(&self) -> i32 {
        0
    }
}

/// K signs in a row on a board of W columns and H rows.
pub struct Board {
    cells: Vec<u8>,
    lines: Vec<Vec<usize>>,
    side: u8,
}

impl Board {
    pub fn new(game: &str, position: &str, side: u8) -> Self {
        let size = game.trim_start_matches("mnk(").trim_end_matches(')').split(',');
        let size: Vec<i32> = size.map(|number| number.parse().expect("a size is a number")).collect();
        let [width, height, row] = size[..] else { panic!("a board has three numbers") };
        let mut lines = Vec::new();
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let (last_x, last_y) = (x + dx * (row - 1), y + dy * (row - 1));
                if (0..width).contains(&last_x) && last_y < height {
                    lines.push((0..row).map(|n| ((y + dy * n) * width + x + dx * n) as usize).collect());
                }
            }
        }
        Self { cells: position.bytes().filter(|&sign| sign != b'/').collect(), lines, side }
    }

    fn open_lines(&self, side: u8) -> i32 {
        let is_open = |line: &&Vec<usize>| line.iter().all(|&cell| self.cells[cell] != other(side));
        self.lines.iter().filter(is_open).count() as i32
    }
}

impl Game for Board {
    fn moves(&self) -> Vec<usize> {
        (1..=self.cells.len()).filter(|m| self.cells[m - 1] == b'.').collect()
    }

    fn make(&mut self, m: usize) {
        self.cells[m - 1] = self.side;
        self.side = other(self.side);
    }

    fn unmake(&mut self, m: usize) {
        self.cells[m - 1] = b'.';
        self.side = other(self.side);
    }

    fn finished(&self, ply: i32) -> Option<i32> {
        // Only the side that has just moved can have completed a line.
        if self.lines.iter().any(|line| line.iter().all(|&cell| self.cells[cell] == other(self.side))) {
            return Some(ply - WIN);
        }
        (!self.cells.contains(&b'.')).then_some(0)
    }

    fn evaluate(&self) -> i32 {
        self.open_lines(self.side) - self.open_lines(other(self.side))
    }
}
