//! The effects of a move, in words, for people who want to know why it is good or bad.
//!
//! In any game they are found by trying moves: those that win at once, and those with which the other side would win.
//! Games with an engine add remarks of their own.

mod five;
mod merits;

pub use five::CellThreat;
pub(crate) use five::{remarks_on_five, threats_on_five};
pub(crate) use merits::merits;

use plyground_core::{Game, Message, Outcome, Player, message};

/// How many other moves are tried to see the position without this one.
const OTHERS: usize = 3;

/// The effects of a legal move; empty where there are none.
pub(crate) fn remarks<G: Game>(now: &G, m: G::Move) -> Vec<Message> {
    let (me, you) = (now.to_move(), now.to_move().other());
    let mut pos = now.clone();
    pos.make(m);
    match pos.outcome() {
        Some(Outcome::Win(winner)) if winner == me && pos.winning_cells().is_empty() => {
            return vec![message!("remark-wins", "wins at once")];
        }
        Some(Outcome::Win(winner)) if winner == me => {
            return vec![message!("remark-line", "completes the line and wins")];
        }
        Some(Outcome::Win(_)) => return vec![message!("remark-loses", "loses at once")],
        Some(Outcome::Draw) | None => {}
    }
    let mut remarks = Vec::new();
    let left = wins(&pos, you);
    // In other games a move means something else in every position, so that its effect in another position says
    // nothing.
    let is_cell = now.cell(m).is_some();
    if is_cell && left.is_empty() && has_standing_win(now, m, you) {
        remarks.push(message!(
            "remark-stops-win",
            "stops {side}, who would win at once",
            side = G::side_name(you)
        ));
    }
    if let Some(&win) = left.first() {
        let (side, reply) = (G::side_name(you), pos.write_move(win));
        remarks.push(message!(
            "remark-allows-win",
            "lets {side} win at once with {reply}",
            side = side,
            reply = reply
        ));
    } else if is_cell {
        remarks.extend(threatens(now, &pos, me));
    }
    remarks
}

/// What a side threatens after its move and did not threaten before.
fn threatens<G: Game>(before: &G, after: &G, me: Player) -> Option<Message> {
    let old = wins(before, me);
    let mut pos = after.clone();
    let mut replied =
        |reply| pos.after(reply, |pos| (pos.outcome().is_none()).then(|| (reply, wins(pos, me))));
    let answers: Vec<(G::Move, Vec<G::Move>)> =
        spread(after.moves().collect()).into_iter().filter_map(&mut replied).collect();
    // A win that a reply makes possible was no threat before it; one that a reply prevents was.
    let stands = |win: &G::Move| answers.iter().all(|(reply, wins)| reply == win || wins.contains(win));
    let mut threats: Vec<G::Move> = Vec::new();
    for &win in answers.iter().flat_map(|(reply, wins)| wins.iter().filter(move |win| *win != reply)) {
        if stands(&win) && !threats.contains(&win) {
            threats.push(win);
        }
    }
    let has_new = threats.iter().any(|m| !old.contains(m));
    match threats.as_slice() {
        [_, _, ..] if has_new => Some(message!("remark-two-threats", "makes two threats at once")),
        &[win] if has_new => {
            let movement = after.write_move(win);
            Some(message!("remark-threat", "threatens to win with {movement}", movement = movement))
        }
        _ => None,
    }
}

/// The moves with which a side wins at once, where it is to move.
fn wins<G: Game>(pos: &G, side: Player) -> Vec<G::Move> {
    if pos.to_move() != side {
        return Vec::new();
    }
    let mut tried = pos.clone();
    let mut is_win = |m| tried.after(m, |pos| pos.outcome()) == Some(Outcome::Win(side));
    pos.moves().filter(|&m| is_win(m)).collect()
}

/// Whether the other side has a reply that would win against any other move, as far as a few tried moves show.
fn has_standing_win<G: Game>(now: &G, instead_of: G::Move, side: Player) -> bool {
    let mut pos = now.clone();
    // A win instead of the move says nothing about the other side's replies.
    let mut goes_on = |m| m != instead_of && pos.after(m, |pos| pos.outcome().is_none());
    let others = spread(now.moves().filter(|&m| goes_on(m)).collect());
    let answers: Vec<Vec<G::Move>> =
        others.iter().map(|&other| pos.after(other, |pos| wins(pos, side))).collect();
    // A move to the place of the reply says nothing about it, and neither does the reply after that move.
    let stands = |reply: &G::Move| {
        others.iter().zip(&answers).all(|(other, wins)| other == reply || wins.contains(reply))
    };
    let mut replies =
        others.iter().zip(&answers).flat_map(|(other, wins)| wins.iter().filter(move |win| *win != other));
    replies.any(stands)
}

/// A few of the moves, from all over the list.
fn spread<M: Copy>(moves: Vec<M>) -> Vec<M> {
    let step = moves.len().div_ceil(OTHERS).max(1);
    moves.into_iter().step_by(step).collect()
}
