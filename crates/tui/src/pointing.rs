//! A move that is pointed at, cell by cell.

use plyground_registry::Session;

/// The cells that were pointed at, and where the game stood then: once it stands elsewhere they mean nothing any more.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointing {
    cells: Vec<usize>,
    history: Vec<String>,
}

/// What a cell means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// The move with this place in the list.
    Move(usize),
    /// A part of a move, or the end of pointing.
    Part,
    /// Nothing.
    Nothing,
}

impl Pointing {
    /// The cells so far.
    pub fn cells(&self, session: &dyn Session) -> &[usize] {
        if self.history == session.history() { &self.cells } else { &[] }
    }

    /// The cells that go on from there; none before the first.
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

    /// Gives up what was pointed at; false where nothing was.
    pub fn give_up(&mut self, session: &dyn Session) -> bool {
        let was_going = !self.cells(session).is_empty();
        self.cells.clear();
        was_going
    }

    /// Takes one more cell. A move is made once its whole path was pointed at, or its first cells and the last, and no other
    /// move is meant so; where a longer one goes on from there, the last cell is to be pointed at twice. A cell with which
    /// only other moves begin begins anew; the first cell, a second time, gives up.
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
        // A slip does not cost what was pointed at before.
        self.cells = so_far;
        Meaning::Nothing
    }
}

/// The only one of which something is true.
fn only(all: &[Vec<usize>], is_meant: impl Fn(&Vec<usize>) -> bool) -> Option<usize> {
    let mut places = all.iter().enumerate().filter(|(_, one)| is_meant(one)).map(|(place, _)| place);
    places.next().filter(|_| places.next().is_none())
}

/// A game for every way to point at moves and to draw boards.
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
        // Another stone is taken instead.
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
