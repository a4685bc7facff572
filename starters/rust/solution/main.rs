//! A correct solution of the task sheet (plyground grade --sheet).

use std::io::{BufRead, stdin};

const INFINITE: i32 = 1_000_000_000;
const WIN: i32 = 1_000;

/// A game: moves are numbers from 1, values are for the side to move.
trait Game {
    fn moves(&self) -> Vec<usize>;
    fn make(&mut self, m: usize);
    fn unmake(&mut self, m: usize);
    fn finished(&self, ply: i32) -> Option<i32>;
    fn evaluate(&self) -> i32;
}

fn other(side: u8) -> u8 {
    if side == b'X' { b'O' } else { b'X' }
}

enum Node {
    Gain(i32),
    List(Vec<Node>),
}

/// A game written as nested lists; the numbers are what X gains.
struct Tree {
    root: Node,
    path: Vec<usize>,
    side: u8,
}

fn parse(text: &str) -> (Node, &str) {
    let Some(mut rest) = text.strip_prefix('[') else {
        let end = text.find([',', ']']).unwrap_or(text.len());
        return (Node::Gain(text[..end].parse().expect("a number")), &text[end..]);
    };
    let mut list = Vec::new();
    loop {
        let (node, after) = parse(rest);
        list.push(node);
        match after.strip_prefix(',') {
            Some(more) => rest = more,
            None => return (Node::List(list), &after[1..]),
        }
    }
}

impl Tree {
    fn here(&self) -> &Node {
        self.path.iter().fold(&self.root, |node, &m| match node {
            Node::List(list) => &list[m - 1],
            Node::Gain(_) => node,
        })
    }
}

impl Game for Tree {
    fn moves(&self) -> Vec<usize> {
        match self.here() {
            Node::Gain(_) => Vec::new(),
            Node::List(list) => (1..=list.len()).collect(),
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
            Node::List(_) => None,
        }
    }
    fn evaluate(&self) -> i32 {
        0
    }
}

/// K in a row on a board of W columns and H rows.
struct Board {
    cells: Vec<u8>,
    lines: Vec<Vec<usize>>,
    side: u8,
}

impl Board {
    fn new(game: &str, text: &str, side: u8) -> Self {
        let size: Vec<i32> = game[4..game.len() - 1].split(',').map(|n| n.parse().expect("a number")).collect();
        let [width, height, row] = size[..] else { panic!("three numbers") };
        let mut lines = Vec::new();
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let (last_x, last_y) = (x + dx * (row - 1), y + dy * (row - 1));
                if (0..width).contains(&last_x) && last_y < height {
                    lines.push((0..row).map(|n| ((y + dy * n) * width + x + dx * n) as usize).collect());
                }
            }
        }
        Self { cells: text.bytes().filter(|&sign| sign != b'/').collect(), lines, side }
    }
    fn open_to(&self, side: u8) -> i32 {
        self.lines.iter().filter(|line| line.iter().all(|&c| self.cells[c] != other(side))).count() as i32
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
        if self.lines.iter().any(|line| line.iter().all(|&c| self.cells[c] == other(self.side))) {
            return Some(ply - WIN);
        }
        (!self.cells.contains(&b'.')).then_some(0)
    }
    fn evaluate(&self) -> i32 {
        self.open_to(self.side) - self.open_to(other(self.side))
    }
}

struct Search {
    game: Box<dyn Game>,
    nodes: u64,
    best: usize,
}

impl Search {
    fn leaf(&mut self, depth: i32, ply: i32) -> Option<i32> {
        self.nodes += 1;
        self.game.finished(ply).or_else(|| (depth == 0).then(|| self.game.evaluate()))
    }

    /// The value for the side to move at the root.
    fn minimax(&mut self, depth: i32, ply: i32) -> i32 {
        let is_max = ply % 2 == 0;
        if let Some(value) = self.leaf(depth, ply) {
            return if is_max { value } else { -value };
        }
        let mut best = if is_max { -INFINITE } else { INFINITE };
        for m in self.game.moves() {
            self.game.make(m);
            let value = self.minimax(depth - 1, ply + 1);
            self.game.unmake(m);
            if if is_max { value > best } else { value < best } {
                best = value;
                if ply == 0 {
                    self.best = m;
                }
            }
        }
        best
    }

    /// Negamax without cutoffs, alpha-beta with them, NegaScout with null windows.
    fn signed(&mut self, depth: i32, ply: i32, (mut alpha, beta): (i32, i32), cuts: bool, scouts: bool) -> i32 {
        if let Some(value) = self.leaf(depth, ply) {
            return value;
        }
        let mut best = -INFINITE;
        for (number, m) in self.game.moves().into_iter().enumerate() {
            let is_test = scouts && number > 0;
            let high = if is_test { alpha + 1 } else { beta };
            self.game.make(m);
            let mut value = -self.signed(depth - 1, ply + 1, (-high, -alpha), cuts, scouts);
            if is_test && alpha < value && value < beta {
                value = -self.signed(depth - 1, ply + 1, (-beta, -alpha), cuts, scouts);
            }
            self.game.unmake(m);
            if value > best {
                best = value;
                if ply == 0 {
                    self.best = m;
                }
            }
            if cuts {
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }
}

fn main() {
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, algorithm, depth, name, position, side] = words[..] else { continue };
        let (depth, side) = (depth.parse().expect("a number"), side.as_bytes()[0]);
        let game: Box<dyn Game> = if name == "explicit" {
            Box::new(Tree { root: parse(position).0, path: Vec::new(), side })
        } else {
            Box::new(Board::new(name, position, side))
        };
        let mut search = Search { game, nodes: 0, best: 0 };
        let value = match algorithm {
            "minimax" => search.minimax(depth, 0),
            _ => search.signed(depth, 0, (-INFINITE, INFINITE), algorithm != "negamax", algorithm == "negascout"),
        };
        println!("{id} {} {value} {}", search.best, search.nodes);
    }
}
