//! Entering a move cell by cell.

use plyground_registry::Session;

/// The cells entered so far, and the moves of the game at that time: after another move they are void.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointing {
    cells: Vec<usize>,
    history: Vec<String>,
}

/// The effect of entering a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// It completes the legal move with this index.
    Move(usize),
    /// It is part of a move, or ends the partly entered one.
    Part,
    /// It belongs to no move.
    Nothing,
}

impl Pointing {
    /// The cells entered so far.
    pub fn cells(&self, session: &dyn Session) -> &[usize] {
        if self.history == session.history() { &self.cells } else { &[] }
    }

    /// The cells that may follow; none before the first is entered.
    pub fn next(&self, session: &dyn Session) -> Vec<usize> {
        let cells = self.cells(session);
        if cells.is_empty() {
            return Vec::new();
        }
        let mut next: Vec<usize> = session
            .legal_paths()
            .iter()
            .filter(|path| path.starts_with(cells))
            .filter_map(|path| path.get(cells.len()).copied())
            .collect();
        next.sort_unstable();
        next.dedup();
        next
    }

    /// Discards the cells entered so far; false if there are none.
    pub fn give_up(&mut self, session: &dyn Session) -> bool {
        let was_going = !self.cells(session).is_empty();
        self.cells.clear();
        was_going
    }

    /// Enters one more cell. A move is complete when its whole path was entered, or its first cells and the last, and
    /// no other move matches; if a longer move continues from there, the last cell has to be entered twice. A cell that
    /// only begins other moves starts over; the first cell, entered twice, ends the entry.
    pub fn take(&mut self, session: &dyn Session, cell: usize) -> Meaning {
        let so_far = self.cells(session).to_vec();
        self.history = session.history().to_vec();
        self.cells.clear();
        if so_far.is_empty()
            && let Some(place) = only(&session.legal_areas(), |area| area.contains(&cell))
        {
            return Meaning::Move(place);
        }
        let paths = session.legal_paths();
        let longer: Vec<usize> = so_far.iter().copied().chain([cell]).collect();
        if paths.iter().any(|path| path.starts_with(&longer)) {
            let is_whole = paths.iter().all(|path| !path.starts_with(&longer) || path.len() == longer.len());
            if is_whole && let Some(place) = only(&paths, |path| *path == longer) {
                return Meaning::Move(place);
            }
            self.cells = longer;
            return Meaning::Part;
        }
        if let Some(&last) = so_far.last() {
            if last == cell
                && let Some(place) = only(&paths, |path| *path == so_far)
            {
                return Meaning::Move(place);
            }
            let ends = |path: &Vec<usize>| path.starts_with(&so_far) && path.last() == Some(&cell);
            if let Some(place) = only(&paths, ends) {
                return Meaning::Move(place);
            }
            if so_far == [cell] {
                return Meaning::Part;
            }
        }
        if paths.iter().any(|path| path.len() > 1 && path[0] == cell) {
            self.cells = vec![cell];
            return Meaning::Part;
        }
        // A cell of no move leaves the cells entered before.
        self.cells = so_far;
        Meaning::Nothing
    }
}

/// The index of the only match; `None` if there are none or several.
fn only(all: &[Vec<usize>], is_meant: impl Fn(&Vec<usize>) -> bool) -> Option<usize> {
    let mut places = all.iter().enumerate().filter(|(_, one)| is_meant(one)).map(|(place, _)| place);
    places.next().filter(|_| places.next().is_none())
}

/// A game for every way to enter moves and to draw boards.
#[cfg(test)]
pub(crate) const BOARDS: [&str; 13] = [
    "tic-tac-toe",
    "renju",
    "connect-four",
    "othello",
    "english-draughts",
    "russian-draughts",
    "international-draughts",
    "dots-and-boxes(3,3)",
    "dots(6,6)",
    "ultimate",
    "torus(4,4,4)",
    "kalah",
    "nim(3,4,12)",
];

#[cfg(test)]
mod tests {
    use plyground_registry::{Player, open};

    use super::*;

    #[test]
    fn every_move_of_every_game_can_be_pointed_at() {
        for game in BOARDS {
            let mut session = open(game).unwrap();
            for turn in 0..60 {
                let (moves, paths) = (session.legal_moves(), session.legal_paths());
                for (place, path) in paths.iter().enumerate().filter(|(_, path)| !path.is_empty()) {
                    let mut pointing = Pointing::default();
                    let meanings: Vec<Meaning> =
                        path.iter().map(|&cell| pointing.take(&*session, cell)).collect();
                    let (last, before) = meanings.split_last().unwrap();
                    assert_eq!(*last, Meaning::Move(place), "{game} {}", moves[place]);
                    assert!(before.iter().all(|meaning| *meaning == Meaning::Part), "{game}");
                }
                let Some(movement) = moves.get(turn * 7 % moves.len().max(1)) else { break };
                session.play(movement).unwrap();
            }
        }
    }

    #[test]
    fn moves_that_end_on_one_cell_are_told_apart() {
        let mut session = open("russian-draughts").unwrap();
        let cell = |name: &str| {
            let (column, row) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
            usize::from(7 - row) * 8 + usize::from(column)
        };
        let mut pointing = Pointing::default();
        assert_eq!(pointing.take(&*session, cell("d4")), Meaning::Nothing);
        assert_eq!(pointing.take(&*session, cell("c3")), Meaning::Part);
        assert_eq!(pointing.next(&*session), [cell("b4"), cell("d4")]);
        // Another stone is chosen instead.
        assert_eq!(pointing.take(&*session, cell("e3")), Meaning::Part);
        assert_eq!(pointing.cells(&*session), [cell("e3")]);
        let Meaning::Move(place) = pointing.take(&*session, cell("d4")) else { panic!("e3-d4 is a move") };
        assert_eq!(session.legal_moves()[place], "e3-d4");
        assert_eq!(pointing.take(&*session, cell("c3")), Meaning::Part);
        assert_eq!(pointing.take(&*session, cell("h8")), Meaning::Nothing);
        assert_eq!(pointing.cells(&*session), [cell("c3")]);
        assert_eq!(pointing.take(&*session, cell("c3")), Meaning::Part);
        assert!(!pointing.give_up(&*session));
        pointing.take(&*session, cell("c3"));
        session.play("e3-d4").unwrap();
        assert_eq!((session.to_move(), pointing.cells(&*session).len()), (Player::Second, 0));
    }
}
