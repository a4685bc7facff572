//! Plain recursive searches, written without the crates that they are compared with.

use plyground_exercise::ExerciseTree;

/// Above and below every value in a tree.
pub(crate) const INFINITE: i32 = 1_000_000;

/// The minimax value of a node for MAX.
pub(crate) fn minimax(tree: &ExerciseTree, node: usize) -> i32 {
    match tree.nodes[node].value {
        Some(value) => value,
        None if tree.nodes[node].ply.is_multiple_of(2) => {
            children(tree, node).map(|child| minimax(tree, child)).max().unwrap()
        }
        None => children(tree, node).map(|child| minimax(tree, child)).min().unwrap(),
    }
}

fn children(tree: &ExerciseTree, node: usize) -> impl Iterator<Item = usize> {
    (0..tree.nodes.len()).filter(move |&child| tree.nodes[child].parent == Some(node))
}

/// What textbooks differ in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Whether a node is also cut where its value equals the bound.
    pub(crate) cuts_on_equal: bool,
    /// Whether a value outside the window is replaced by the bound.
    pub(crate) is_hard: bool,
}

/// Fail-hard with a cut only above the bound is no documented convention: a value that was replaced by the bound never cuts.
pub(crate) const STYLES: [Style; 3] = [
    Style { cuts_on_equal: true, is_hard: false },
    Style { cuts_on_equal: true, is_hard: true },
    Style { cuts_on_equal: false, is_hard: false },
];

/// A visit of alpha-beta, written for MAX and MIN as in textbooks without negamax.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visited {
    pub(crate) node: usize,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) value: i32,
}

/// Alpha-beta with two cases; the visits in the order of entering.
pub(crate) fn alpha_beta(tree: &ExerciseTree, style: Style) -> Vec<Visited> {
    let mut visits = Vec::new();
    visit(tree, 0, -INFINITE, INFINITE, style, &mut visits);
    visits
}

fn visit(
    tree: &ExerciseTree,
    node: usize,
    alpha: i32,
    beta: i32,
    style: Style,
    visits: &mut Vec<Visited>,
) -> i32 {
    let place = visits.len();
    visits.push(Visited { node, alpha, beta, value: 0 });
    let value = match tree.nodes[node].value {
        Some(value) => value,
        None if tree.nodes[node].ply.is_multiple_of(2) => {
            let (mut best, mut low) = (-INFINITE, alpha);
            for child in children(tree, node) {
                best = best.max(visit(tree, child, low, beta, style, visits));
                low = low.max(best);
                if best > beta || (style.cuts_on_equal && best >= beta) {
                    break;
                }
            }
            if style.is_hard { best.clamp(alpha, beta) } else { best }
        }
        None => {
            let (mut best, mut high) = (INFINITE, beta);
            for child in children(tree, node) {
                best = best.min(visit(tree, child, alpha, high, style, visits));
                high = high.min(best);
                if best < alpha || (style.cuts_on_equal && best <= alpha) {
                    break;
                }
            }
            if style.is_hard { best.clamp(alpha, beta) } else { best }
        }
    };
    visits[place].value = value;
    value
}

/// `NegaScout` with two cases: the inner nodes that are searched again, in order.
pub(crate) fn researched(tree: &ExerciseTree, style: Style) -> Vec<usize> {
    let mut again = Vec::new();
    scout(tree, 0, -INFINITE, INFINITE, style, &mut again);
    again
}

fn scout(
    tree: &ExerciseTree,
    node: usize,
    alpha: i32,
    beta: i32,
    style: Style,
    again: &mut Vec<usize>,
) -> i32 {
    if let Some(value) = tree.nodes[node].value {
        return value;
    }
    let is_max = tree.nodes[node].ply.is_multiple_of(2);
    let (mut low, mut high) = (alpha, beta);
    let mut best = if is_max { -INFINITE } else { INFINITE };
    for (i, child) in children(tree, node).enumerate() {
        let null = if is_max { (low, low + 1) } else { (high - 1, high) };
        let (from, to) = if i == 0 { (low, high) } else { null };
        let mut value = scout(tree, child, from, to, style, again);
        if i > 0 && low < value && value < high {
            if tree.nodes[child].value.is_none() {
                again.push(child);
            }
            value = scout(tree, child, low, high, style, again);
        }
        if is_max {
            best = best.max(value);
            low = low.max(best);
        } else {
            best = best.min(value);
            high = high.min(best);
        }
        if low > high || (style.cuts_on_equal && low >= high) {
            break;
        }
    }
    if style.is_hard { best.clamp(alpha, beta) } else { best }
}

/// A game of rows: whose turn it is, and what stands in the cells, from the top left.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlainRows {
    width: usize,
    height: usize,
    k: usize,
    falls: bool,
    cells: Vec<char>,
    to_move: char,
}

impl PlainRows {
    pub(crate) fn new(game: &str, position: &str, to_move: char) -> Self {
        let (name, rest) = game.split_once('(').unwrap_or((game, "3,3,3)"));
        let sizes: Vec<usize> =
            rest.trim_end_matches(')').split(',').map(|size| size.parse().unwrap()).collect();
        let mut cells = Vec::new();
        for sign in position.chars().filter(|sign| *sign != '/') {
            match sign.to_digit(10) {
                Some(empty) => cells.extend(std::iter::repeat_n('.', empty as usize)),
                None => cells.push(sign),
            }
        }
        let &[width, height, k] = sizes.as_slice() else { panic!("{game}") };
        assert_eq!(cells.len(), width * height, "{position}");
        Self { width, height, k, falls: name == "connect", cells, to_move }
    }

    /// The names of the moves and the positions after them.
    pub(crate) fn moves(&self) -> Vec<(String, Self)> {
        let place = |cell: usize| (cell % self.width, cell / self.width);
        let letter = |column: usize| char::from(b'a' + u8::try_from(column).unwrap());
        let is_free = |cell: &usize| {
            let below = cell + self.width;
            self.cells[*cell] == '.' && (!self.falls || below >= self.cells.len() || self.cells[below] != '.')
        };
        let after = |cell: usize| {
            let mut next = self.clone();
            next.cells[cell] = self.to_move;
            next.to_move = if self.to_move == 'X' { 'O' } else { 'X' };
            let (column, row) = place(cell);
            let name = if self.falls {
                letter(column).to_string()
            } else {
                format!("{}{}", letter(column), self.height - row)
            };
            (name, next)
        };
        (0..self.cells.len()).filter(is_free).map(after).collect()
    }

    fn has_row(&self, side: char) -> bool {
        let at = |column: i32, row: i32| {
            let inside = (0..self.width as i32).contains(&column) && (0..self.height as i32).contains(&row);
            inside && self.cells[row as usize * self.width + column as usize] == side
        };
        let from = |column: i32, row: i32| {
            [(1, 0), (0, 1), (1, 1), (1, -1)]
                .iter()
                .any(|(right, down)| (0..self.k as i32).all(|i| at(column + i * right, row + i * down)))
        };
        (0..self.width as i32).any(|column| (0..self.height as i32).any(|row| from(column, row)))
    }

    /// Whether the side to move wins by force.
    pub(crate) fn wins(&self, known: &mut std::collections::HashMap<Self, bool>) -> bool {
        if let Some(&known) = known.get(self) {
            return known;
        }
        let wins = self.moves().iter().any(|(_, next)| next.is_lost(self.to_move, known));
        known.insert(self.clone(), wins);
        wins
    }

    /// Whether the side to move has lost to `winner`, now or by force.
    pub(crate) fn is_lost(&self, winner: char, known: &mut std::collections::HashMap<Self, bool>) -> bool {
        if self.has_row(winner) {
            return true;
        }
        let moves = self.moves();
        // The side to move must not win itself, and every move must lose.
        !moves.is_empty() && moves.iter().all(|(_, next)| !next.has_row(self.to_move) && next.wins(known))
    }
}
