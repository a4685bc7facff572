//! Positions that a report uses: those of the games that were played, which are typical of this game with these
//! settings, and late ones of random games.

use plyground_registry::{Dice, Message, Session};

use super::playing::Played;

/// Every unfinished position of the games, the earliest first, each once.
pub(crate) fn positions(session: &dyn Session, games: &[Played]) -> Result<Vec<Vec<String>>, Message> {
    let mut seen = Vec::new();
    let mut lines: Vec<Vec<String>> = Vec::new();
    for game in games {
        for count in 0..game.moves.len() {
            let line: Vec<&str> = game.moves[..count].iter().map(|m| m.text.as_str()).collect();
            let position = session.after(&line)?.position();
            if !seen.contains(&position) {
                seen.push(position);
                lines.push(line.into_iter().map(str::to_owned).collect());
            }
        }
    }
    Ok(lines)
}

/// Late positions of random games, if the game can have small trees: few moves, and no large board.
pub(crate) fn endings(session: &dyn Session, seed: u64) -> Result<Vec<Vec<String>>, Message> {
    const GAMES: usize = 60;
    const FEW: usize = 5;
    const MOVES: usize = 80;
    const LARGE: usize = 36;
    let mut lines = Vec::new();
    if session.grid().is_some_and(|grid| grid.cells.len() > LARGE) {
        return Ok(lines);
    }
    let mut dice = Dice::new(seed);
    for _ in 0..GAMES {
        let mut there = session.after(&[])?;
        while there.outcome().is_none() && there.history().len() < MOVES {
            let moves = there.legal_moves();
            if moves.len() <= FEW && !lines.iter().any(|line| line == there.history()) {
                lines.push(there.history().to_vec());
            }
            there.play(&moves[dice.below(moves.len())])?;
        }
    }
    Ok(lines)
}

/// The session after these moves.
pub(crate) fn session_after(session: &dyn Session, moves: &[String]) -> Result<Box<dyn Session>, Message> {
    session.after(&moves.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The depth that minimax reaches from here within `most` nodes.
pub(crate) fn affordable(session: &dyn Session, most: u64) -> u16 {
    let mut before = 0;
    let grows = |depth: &u16| match session.positions(*depth, most) {
        Some(positions) if positions > before => {
            before = positions;
            true
        }
        _ => false,
    };
    (0..=64).take_while(grows).last().unwrap_or(0)
}
