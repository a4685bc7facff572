//! The rules of draughts once more: slowly, square by square, after the federations' texts.

use std::collections::BTreeSet;

use plyground_core::{Outcome, Player};

/// A piece: whose, and whether it is a king.
pub(crate) type Piece = (Player, bool);

/// Column and row from the top left.
pub(crate) type Square = (i32, i32);

/// A board as people see it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct LiteralBoard {
    pub(crate) cells: Vec<Vec<Option<Piece>>>,
}

/// Where a move begins and ends, and the board after it.
pub(crate) type MoveResult = (Square, Square, LiteralBoard);

/// Which of the three games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ruleset {
    English,
    Russian,
    International,
}

const DIAGONALS: [Square; 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

/// A capture in progress: the square of the piece, the pieces jumped over, and whether it is a king by now.
#[derive(Clone)]
struct Capture {
    at: Square,
    over: Vec<Square>,
    piece: Piece,
}

impl LiteralBoard {
    pub(crate) fn at(&self, (column, row): Square) -> Option<Piece> {
        self.cells.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied().flatten()
    }

    pub(crate) fn set(&mut self, (column, row): Square, piece: Option<Piece>) {
        self.cells[row as usize][column as usize] = piece;
    }

    fn side(&self) -> i32 {
        self.cells.len() as i32
    }

    fn is_there(&self, (column, row): Square) -> bool {
        (0..self.side()).contains(&column) && (0..self.side()).contains(&row)
    }

    fn is_free(&self, square: Square) -> bool {
        self.is_there(square) && self.at(square).is_none()
    }

    pub(crate) fn pieces(&self) -> Vec<(Square, Piece)> {
        let squares = (0..self.side()).flat_map(|row| (0..self.side()).map(move |column| (column, row)));
        squares.filter_map(|square| Some((square, self.at(square)?))).collect()
    }
}

fn beyond((column, row): Square, (right, down): Square, steps: i32) -> Square {
    (column + right * steps, row + down * steps)
}

impl Ruleset {
    /// Down for a side that begins at the top.
    fn forward(self, player: Player) -> i32 {
        if (self == Self::English) == (player == Player::First) { 1 } else { -1 }
    }

    fn is_last_row(self, board: &LiteralBoard, player: Player, square: Square) -> bool {
        square.1 == if self.forward(player) == 1 { board.side() - 1 } else { 0 }
    }

    fn reach(self, board: &LiteralBoard, is_king: bool) -> i32 {
        if is_king && self != Self::English { board.side() } else { 1 }
    }

    /// Every legal move, by the board after it.
    pub(crate) fn results(self, board: &LiteralBoard, player: Player) -> BTreeSet<MoveResult> {
        let ours: Vec<_> = board.pieces().into_iter().filter(|(_, piece)| piece.0 == player).collect();
        let mut captures: Vec<(Square, Capture)> = Vec::new();
        for &(from, piece) in &ours {
            let mut rest = board.clone();
            rest.set(from, None);
            let begin = Capture { at: from, over: Vec::new(), piece };
            let all = self.carried_on(&rest, &begin);
            captures.extend(all.into_iter().map(|capture| (from, capture)));
        }
        if captures.is_empty() {
            return ours.iter().flat_map(|&(from, piece)| self.steps(board, from, piece)).collect();
        }
        let most = captures.iter().map(|(_, capture)| capture.over.len()).max().unwrap_or(0);
        captures.retain(|(_, capture)| self != Self::International || capture.over.len() == most);
        let result = |(from, capture): (Square, Capture)| {
            let mut after = board.clone();
            after.set(from, None);
            for over in capture.over {
                after.set(over, None);
            }
            let is_king = capture.piece.1 || self.is_last_row(board, player, capture.at);
            after.set(capture.at, Some((player, is_king)));
            (from, capture.at, after)
        };
        captures.into_iter().map(result).collect()
    }

    fn steps(self, board: &LiteralBoard, from: Square, (player, is_king): Piece) -> Vec<MoveResult> {
        let mut found = Vec::new();
        for way in DIAGONALS {
            if !is_king && way.1 != self.forward(player) {
                continue;
            }
            for distance in 1..=self.reach(board, is_king) {
                let to = beyond(from, way, distance);
                if !board.is_free(to) {
                    break;
                }
                let mut after = board.clone();
                after.set(from, None);
                after.set(to, Some((player, is_king || self.is_last_row(board, player, to))));
                found.push((from, to, after));
            }
        }
        found
    }

    /// All ways to complete a capture; none where nothing can be jumped over.
    fn carried_on(self, board: &LiteralBoard, so_far: &Capture) -> Vec<Capture> {
        let (player, is_king) = so_far.piece;
        let mut ends = Vec::new();
        for way in DIAGONALS {
            if self == Self::English && !is_king && way.1 != self.forward(player) {
                continue;
            }
            // The first piece on the way, if it is near enough.
            let near =
                (1..=self.reach(board, is_king)).find(|&steps| !board.is_free(beyond(so_far.at, way, steps)));
            let Some(distance) = near else { continue };
            let over = beyond(so_far.at, way, distance);
            let is_enemy = board.at(over).is_some_and(|piece| piece.0 != player);
            if !is_enemy || so_far.over.contains(&over) {
                continue;
            }
            // The squares where it can land, and whether it can go on from any of them.
            let landings = (1..=self.reach(board, is_king)).map(|steps| beyond(over, way, steps));
            let landings: Vec<Square> = landings.take_while(|&square| board.is_free(square)).collect();
            let (mut going_on, mut stopping) = (Vec::new(), Vec::new());
            for at in landings {
                let mut next = so_far.clone();
                next.at = at;
                next.over.push(over);
                let is_there = !is_king && self.is_last_row(board, player, at);
                next.piece.1 |= is_there && self == Self::Russian;
                let further = if is_there && self == Self::English {
                    Vec::new()
                } else {
                    self.carried_on(board, &next)
                };
                going_on.extend(further);
                stopping.push(next);
            }
            ends.extend(if going_on.is_empty() { stopping } else { going_on });
        }
        ends
    }
}

/// A game with its whole history.
pub(crate) struct GameHistory {
    pub(crate) rules: Ruleset,
    /// Every position, and the side to move.
    pub(crate) positions: Vec<(LiteralBoard, Player)>,
}

impl GameHistory {
    fn now(&self) -> &(LiteralBoard, Player) {
        self.positions.last().expect("a game begins somewhere")
    }

    /// The outcome of the game, if it is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let (board, player) = self.now();
        if self.rules.results(board, *player).is_empty() {
            return Some(Outcome::Win(player.other()));
        }
        let times = self.positions.iter().filter(|position| *position == self.now()).count();
        let is_drawn = times >= 3 || self.is_without_progress() || self.is_a_long_ending();
        is_drawn.then_some(Outcome::Draw)
    }

    /// Plies at the end of the game during which a condition holds.
    fn plies_while(&self, holds: impl Fn(&LiteralBoard, &LiteralBoard) -> bool) -> usize {
        let pairs = self.positions.windows(2).rev();
        pairs.take_while(|pair| holds(&pair[0].0, &pair[1].0)).count()
    }

    fn is_without_progress(&self) -> bool {
        let men = |board: &LiteralBoard| -> Vec<_> {
            board.pieces().into_iter().filter(|(_, piece)| !piece.1).collect()
        };
        let quiet = self.plies_while(|before, after| {
            men(before) == men(after) && before.pieces().len() == after.pieces().len()
        });
        let moves = match self.rules {
            Ruleset::English => 40,
            Ruleset::Russian => 15,
            Ruleset::International => 25,
        };
        quiet >= 2 * moves
    }

    fn is_a_long_ending(&self) -> bool {
        let strength = |board: &LiteralBoard, player| {
            let kings = board.pieces().iter().filter(|(_, piece)| *piece == (player, true)).count();
            let men = board.pieces().iter().filter(|(_, piece)| *piece == (player, false)).count();
            (kings, men)
        };
        let both = |board: &LiteralBoard| Player::BOTH.map(|player| strength(board, player));
        let [first, second] = both(&self.now().0);
        match self.rules {
            Ruleset::English => false,
            Ruleset::Russian => {
                let moves = match first.0 + first.1 + second.0 + second.1 {
                    _ if first.0 == 0 || second.0 == 0 => return false,
                    2 | 3 => 5,
                    4 | 5 => 30,
                    6 | 7 => 60,
                    _ => return false,
                };
                self.plies_while(|before, after| both(before) == both(after)) >= 2 * moves
            }
            Ruleset::International => {
                let limit = |board: &LiteralBoard| match both(board) {
                    [(1, 0), (kings, men)] | [(kings, men), (1, 0)] if kings > 0 => match kings + men {
                        1 | 2 => Some(5),
                        3 => Some(16),
                        _ => None,
                    },
                    _ => None,
                };
                let now = limit(&self.now().0);
                let is_long = |moves: usize| {
                    self.plies_while(|before, after| limit(before) == now && limit(after) == now) >= 2 * moves
                };
                // The sixteen moves of three against one are counted through a capture.
                let plies =
                    self.plies_while(|before, after| limit(before).is_some() && limit(after).is_some());
                let began_with_three = limit(&self.positions[self.positions.len() - 1 - plies].0) == Some(16);
                now.is_some_and(is_long) || (began_with_three && plies >= 32)
            }
        }
    }
}
