//! The checks of one position.

use plyground_core::{Game, Keys};

use super::Walker;
use super::observed::Observed;
use crate::ContractRule;
use crate::failure::Fault;

/// No game has that many moves: a longer list is taken for an endless one.
const MOST_MOVES: usize = 100_000;

impl<G: Game> Walker<'_, G> {
    /// Checks everything that concerns a position alone, and returns its observable state. `plies` were played.
    pub(super) fn look_at(&mut self, pos: &mut G, plies: usize) -> Result<Observed, Fault> {
        self.figures.positions += 1;
        let moves = listed(pos)?;
        notation(pos, &moves)?;
        cells(pos, &moves)?;
        self.numbers(pos, &moves)?;
        self.reads_back(pos)?;
        self.check_evaluators(pos, plies)?;
        let before = Observed::fully(pos, self.claims, &self.evaluators);
        self.moves_are_taken_back(pos, &moves)?;
        let after = Observed::fully(pos, self.claims, &self.evaluators);
        // After each move the brief state was compared; the rest takes longer and is compared once.
        match before.differs(&after, ContractRule::Unmake, "make(…) unmake(…) ") {
            Some(fault) => Err(fault),
            None => Ok(before),
        }
    }

    /// The indices of moves, where the game has them.
    fn numbers(&self, pos: &G, moves: &[G::Move]) -> Result<(), Fault> {
        let Some((indices, index)) = self.claims.index else { return Ok(()) };
        let most = indices(pos);
        match moves.iter().map(|&m| (m, index(pos, m))).find(|&(_, number)| number >= most) {
            Some((m, number)) => {
                let call = format!("index({})", pos.write_move(m));
                Err(Fault::new(ContractRule::IndexRange, call, format!("< {most}"), number))
            }
            None => Ok(()),
        }
    }

    /// The position is written and read again, where the game supports that.
    fn reads_back(&self, pos: &G) -> Result<(), Fault> {
        let text = pos.write_position();
        for strict in [true, false] {
            let call = format!("read_position({text:?}, {:?}, {strict}) ", pos.to_move());
            match self.start.read_position(&text, Some(pos.to_move()), strict) {
                Err(why) if why.key() == Some("position-not-from-text") => {}
                Err(why) => return Err(Fault::new(ContractRule::ReadPosition, call.trim_end(), "Ok", why)),
                Ok(copy) => {
                    let now = Observed::briefly(pos, self.claims);
                    let moves = |pos: &G| -> Vec<String> { pos.moves().map(|m| pos.write_move(m)).collect() };
                    let mut copied = Observed::briefly(&copy, self.claims);
                    if G::IS_WRITTEN || G::KEYS == Keys::Histories {
                        // A subtree of a written tree is read as a tree of its own, with keys of its own, and a
                        // position that was read has no history.
                        copied.take_keys(&now);
                    }
                    if let Some(fault) = now.differs(&copied, ContractRule::ReadPosition, &call) {
                        return Err(fault);
                    }
                    let (here, there) = (moves(pos).join(" "), moves(&copy).join(" "));
                    if here != there {
                        return Err(Fault::new(
                            ContractRule::ReadPosition,
                            format!("{call}moves()"),
                            here,
                            there,
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    /// Every move is made and unmade, in the position and in a copy of it.
    fn moves_are_taken_back(&mut self, pos: &mut G, moves: &[G::Move]) -> Result<(), Fault> {
        let before = Observed::briefly(pos, self.claims);
        for &m in moves {
            self.figures.trials += 1;
            let text = pos.write_move(m);
            let mut copy = pos.clone();
            copy.make(m);
            if let Some(fault) = before.differs(
                &Observed::briefly(pos, self.claims),
                ContractRule::Clone,
                &format!("clone().make({text}) "),
            ) {
                return Err(fault);
            }
            let original = pos.clone();
            let undo = pos.make(m);
            let passes = pos.to_move() != original.to_move();
            if self.claims.alternates && !passes {
                let side = |pos: &G| format!("{:?}", pos.to_move());
                let expected = format!("{:?}", original.to_move().other());
                return Err(Fault::new(
                    ContractRule::Turns,
                    format!("make({text}) to_move()"),
                    expected,
                    side(pos),
                ));
            }
            pos.unmake(m, undo);
            let calls = format!("make({text}) unmake({text}) ");
            let after = Observed::briefly(pos, self.claims);
            if let Some(fault) = before.differs(&after, ContractRule::Unmake, &calls) {
                return Err(fault);
            }
            self.equals(&original, pos, &calls)?;
        }
        Ok(())
    }

    /// Whether `==` finds a difference, where the game implements it.
    pub(super) fn equals(&self, before: &G, after: &G, calls: &str) -> Result<(), Fault> {
        match self.claims.equality {
            Some((equal, show)) if !equal(before, after) => {
                Err(Fault::new(ContractRule::Unmake, format!("{calls}=="), show(before), show(after)))
            }
            _ => Ok(()),
        }
    }
}

/// The moves of a position, after all checks of the list.
fn listed<G: Game>(pos: &G) -> Result<Vec<G::Move>, Fault> {
    let mut rest = pos.moves();
    let mut moves = Vec::new();
    let mut promised = Vec::new();
    loop {
        promised.push((rest.len(), rest.size_hint()));
        match rest.next() {
            Some(m) if moves.len() < MOST_MOVES => moves.push(m),
            Some(_) => {
                return Err(Fault::new(ContractRule::Length, "moves()", "", format!("> {MOST_MOVES}")));
            }
            None => break,
        }
    }
    let words = |moves: &[G::Move]| moves.iter().map(|&m| pos.write_move(m)).collect::<Vec<_>>().join(" ");
    for (i, m) in moves.iter().enumerate() {
        if moves[..i].contains(m) {
            let mut once = Vec::new();
            for &m in &moves {
                if !once.contains(&m) {
                    once.push(m);
                }
            }
            return Err(Fault::new(ContractRule::Twice, "moves()", words(&once), words(&moves)));
        }
    }
    for (taken, said) in promised.into_iter().enumerate() {
        let left = moves.len() - taken;
        if said != (left, (left, Some(left))) {
            let call = format!("moves().skip({taken}) (len(), size_hint())");
            let right = (left, (left, Some(left)));
            return Err(Fault::new(ContractRule::Length, call, format!("{right:?}"), format!("{said:?}")));
        }
    }
    if pos.move_count() != moves.len() {
        return Err(Fault::new(ContractRule::Count, "move_count()", moves.len(), pos.move_count()));
    }
    for again in [pos.moves().collect::<Vec<_>>(), pos.clone().moves().collect()] {
        if again != moves {
            return Err(Fault::new(ContractRule::Order, "moves()", words(&moves), words(&again)));
        }
    }
    let outcome = pos.outcome();
    if outcome.is_some() != moves.is_empty() {
        let expected = if moves.is_empty() { "Some(…)" } else { "None" };
        let call = format!("outcome(), moves() = [{}]", words(&moves));
        return Err(Fault::new(ContractRule::End, call, expected, format!("{outcome:?}")));
    }
    Ok(moves)
}

/// Moves are written as words and read back; texts of no legal move are refused.
fn notation<G: Game>(pos: &G, moves: &[G::Move]) -> Result<(), Fault> {
    let texts: Vec<String> = moves.iter().map(|&m| pos.write_move(m)).collect();
    for (i, (&m, text)) in moves.iter().zip(&texts).enumerate() {
        let call = || format!("write_move({m:?})");
        if text.is_empty() || text.contains(|sign: char| sign.is_whitespace() || sign.is_control()) {
            return Err(Fault::new(ContractRule::Word, call(), "[^ ]+", format!("{text:?}")));
        }
        if let Some(same) = texts[..i].iter().position(|other| other.eq_ignore_ascii_case(text)) {
            let other = format!("{:?}: {}", moves[same], texts[same]);
            return Err(Fault::new(ContractRule::Alike, call(), format!("!= {other}"), text));
        }
        let read = pos.read_move(text);
        if read.as_ref().ok() != Some(&m) {
            let found = read.map_or_else(|why| why.to_string(), |m| format!("{m:?}"));
            return Err(Fault::new(
                ContractRule::ReadMove,
                format!("read_move({text:?})"),
                format!("{m:?}"),
                found,
            ));
        }
    }
    for text in ["", "no such move"] {
        if let Ok(m) = pos.read_move(text) {
            let call = format!("read_move({text:?})");
            return Err(Fault::new(ContractRule::Nonsense, call, "Err", format!("{m:?}")));
        }
    }
    Ok(())
}

/// Cells lie on the grid, where there is one.
fn cells<G: Game>(pos: &G, moves: &[G::Move]) -> Result<(), Fault> {
    let Some(grid) = pos.grid() else { return Ok(()) };
    let most = grid.width * grid.height;
    let wrong = |call: String, cells: &[usize]| {
        let cell = cells.iter().find(|&&cell| cell >= most)?;
        Some(Fault::new(ContractRule::Cells, call, format!("< {most}"), cell))
    };
    let shape = [grid.cells.len(), grid.signs.len()];
    if shape[0] != most || (shape[1] != 0 && shape[1] != most) {
        return Err(Fault::new(ContractRule::Cells, "grid()", format!("{most} cells"), format!("{shape:?}")));
    }
    let of_moves = moves.iter().find_map(|&m| {
        let text = pos.write_move(m);
        let cell: Vec<usize> = pos.cell(m).into_iter().collect();
        wrong(format!("cell({text})"), &cell).or_else(|| wrong(format!("path({text})"), &pos.path(m)))
    });
    of_moves.or_else(|| wrong("winning_cells()".to_owned(), &pos.winning_cells())).map_or(Ok(()), Err)
}
