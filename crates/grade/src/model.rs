//! What the faulty search needs of a game.

/// How a game ended, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// A written number.
    Gain(i32),
    /// A line of the side to move.
    Won,
    /// A line of the opponent.
    Lost,
    /// Neither side has a line, and no cell is free.
    Drawn,
}

/// A small game whose board can be damaged by a mistake: moves are numbers, and a move can be made on a taken cell.
pub(crate) trait PlainGame {
    /// Whether the first player, X, is to move.
    fn is_x_to_move(&self) -> bool;
    /// The legal moves in order.
    fn moves(&self) -> Vec<u16>;
    /// The first free cell from this one on; the scan of a loop over the board.
    fn free_from(&self, cell: u16) -> Option<u16>;
    /// Plays a move.
    fn make(&mut self, m: u16);
    /// Takes the last move back.
    fn unmake(&mut self, m: u16);
    /// Gives the turn back, but leaves the stone where it is: the mistake of a forgotten undo.
    fn leave_stone(&mut self);
    /// The end of the game, as the rules of this program see it.
    fn ended(&self) -> Option<Ended>;
    /// The value of a win at the root.
    fn win(&self) -> i32;
    /// The static evaluation for the side to move.
    fn evaluate(&self) -> i32;
    /// A number for a table, with or without the owners of the stones. Equal parts of a written tree have the same.
    fn key(&self, with_owners: bool) -> u128;
    /// Whether it is played on a board, which mistakes can damage.
    fn is_board(&self) -> bool;
    /// The number of cells of the board, or of moves here.
    fn cells(&self) -> u16;
}
