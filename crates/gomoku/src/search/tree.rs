//! The search proper, in numbered steps.
//!
//! What a five or an open four decides is decided without searching; a four leaves one reply; an open three leaves few.
//! Where a four and three can be made and the evaluation is not enough, a win by fours is looked for first.

use super::leaf::Decided;
use super::order::Candidate;
use super::{DEEPEST, Found, Worker};
use crate::score::{INFINITE, WIN, WON};
use crate::table::{Bound, Entry};
use crate::threat::Threat;

impl Worker<'_> {
    /// The search proper: fail-soft, from the side to move.
    #[expect(clippy::too_many_lines, reason = "the steps of a search are one story")]
    pub(super) fn search<const PV: bool>(
        &mut self,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        cut: bool,
    ) -> Found {
        if depth <= 0 && !self.plain {
            return self.leaf(alpha, beta, ply);
        }
        let root = ply == 0;
        self.lines[ply].clear();
        self.enter(ply)?;

        // Step 1. The end of the game, and of what we look at.
        if self.board.outcome().is_some() {
            return Ok(if self.board.is_won() { -(WIN - ply as i32) } else { 0 });
        }
        if ply >= DEEPEST || (self.plain && depth <= 0) {
            return Ok(self.evaluate());
        }

        // Step 2. A shorter win than the one already found is not to be had here.
        if !root && !self.plain {
            alpha = alpha.max(-(WIN - ply as i32));
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return Ok(alpha);
            }
        }

        // Step 3. What fives and open fours decide.
        let mut replies = None;
        if !self.plain {
            match self.decided(ply) {
                Decided::Value(value, cell) => {
                    if !root || self.excluded.is_empty() {
                        self.lines[ply].extend(cell);
                        return Ok(value);
                    }
                }
                Decided::Replies(cells) => replies = Some(cells),
                Decided::Open => {}
            }
        }

        // Step 4. What the table knows. A proven win or loss is one at any depth.
        let key = self.board.key();
        let barred = self.frames[ply].barred;
        let known = !self.plain && barred.is_none() && (!root || self.excluded.is_empty());
        let entry = if known { self.table.get(key) } else { None };
        let best_before = entry.and_then(|entry| entry.best).or(if root { self.hint } else { None });
        let table_move = best_before.filter(|&cell| self.board.is_empty(cell));
        if let Some(entry) = entry
            && !PV
        {
            let value = from_table(entry.value.into(), ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if enough && (i32::from(entry.depth) >= depth || value.abs() >= WON) {
                return Ok(value);
            }
        }

        // Step 5. A four leaves one reply (in caro a few), which costs no depth.
        if let Some(mut replies) = replies {
            for &cell in self.excluded.iter().filter(|_| root) {
                replies.remove(cell);
            }
            // No evaluation here: for those below it is as if nothing had got better or worse.
            self.frames[ply].evaluation = self.frames[ply.saturating_sub(2)].evaluation;
            return self.best_reply(replies, alpha, beta, ply, |worker, alpha, beta| {
                worker.search::<PV>(depth, alpha, beta, ply + 1, !PV && !cut)
            });
        }

        // Step 6. The evaluation of the position as it stands.
        let (me, you) = (self.board.to_move(), self.board.to_move().other());
        let must_defend = self.board.count(you, Threat::OpenFour) > 0;
        let evaluation = match entry {
            Some(entry) => entry.evaluation.into(),
            None => self.evaluate(),
        };
        self.frames[ply].evaluation = evaluation;
        self.frames[ply + 1].killers = [None; 2];
        self.frames[ply + 1].barred = None;
        let improving = ply >= 2 && evaluation > self.frames[ply - 2].evaluation;

        // Step 7. A win by fours, where less is not enough. It need not be the shortest, so it is taken for no more than a
        // bound.
        if known
            && !PV
            && evaluation < beta
            && let Some(value) = self.win_by_fours(self.tune.fours_inside, ply)
            && value >= beta
        {
            self.show_fours(ply);
            return Ok(value);
        }

        // Step 8. Futility: so good that the opponent would not have come here.
        if !PV
            && known
            && !must_defend
            && beta.abs() < WON
            && depth <= self.tune.futility_depth
            && evaluation - self.tune.futility_margin * (depth - i32::from(improving)) >= beta
        {
            return Ok(evaluation);
        }

        // Step 9. Without a move from the table, or with one that was found much less deep, look less deep first.
        let mut depth = depth;
        if !root && !self.plain && table_move.is_none() && depth >= self.tune.reduce_without_move {
            depth -= 1;
        }
        if PV
            && !root
            && let Some(entry) = entry
            && table_move.is_some()
        {
            let behind = (depth - i32::from(entry.depth)) * self.tune.behind / 100;
            depth -= behind.clamp(0, 3).min(depth - 1);
        }
        let stored_depth = depth;

        // Step 10. Where one move is better than all others by far, it is looked at deeper.
        let mut extension = 0;
        if let Some(entry) = entry
            && !root
            && depth >= self.tune.singular_depth
            && entry.bound != Bound::AtMost
            && i32::from(entry.depth) >= depth - 3
            && i32::from(entry.value).abs() < WON
            && let Some(cell) = table_move
        {
            let bar = i32::from(entry.value) - self.tune.singular_margin * depth / 8;
            self.frames[ply].barred = Some(cell);
            let value = self.search::<false>((depth - 1) / 2, bar - 1, bar, ply, cut);
            self.frames[ply].barred = None;
            let value = value?;
            if value < bar {
                extension = 1;
            } else if bar >= beta {
                // Another move is good enough as well: whoever let it come to this would not.
                return Ok(bar);
            }
        }

        // Step 11. The moves worth trying, best first.
        let first_move = self.moves.len();
        self.generate(me, must_defend, table_move, ply);
        if root && self.moves.len() == first_move {
            // Everything loses, but something must be played.
            let near = self.board.worth_trying(false);
            self.push_all(&near, me);
        }
        let far_above = !PV && known && cut && {
            let defends = if must_defend { self.tune.far_above_defend } else { 0 };
            evaluation >= beta + self.tune.far_above_margin * depth + defends
        };
        let favourite = self.moves[first_move..].iter().map(|candidate| candidate.taste).max().unwrap_or(0);
        if must_defend
            && !self.plain
            && self.moves.len() - first_move <= self.tune.extend_replies as usize
            && (ply as i32) < 2 * self.root_depth
        {
            depth += 1;
        }

        let mut best = -INFINITE;
        let mut best_cell = None;
        let floor = alpha;
        let mut tried = 0;
        let mut next = first_move;
        let mut has_hope = !must_defend && !self.plain;
        loop {
            if next == self.moves.len() {
                // Step 12. All is lost? Then a stone farther away is looked at too, before that is said.
                if !has_hope || tried == 0 || best > -WON || barred.is_some() {
                    break;
                }
                has_hope = false;
                let far = self.board.last_hopes();
                self.push_all(&far, me);
                continue;
            }
            let Candidate { cell, taste, .. } = self.pick(next, self.moves.len());
            next += 1;
            if (root && self.excluded.contains(&cell)) || Some(cell) == barred || self.board.may_not(cell) {
                continue;
            }
            let threat = self.board.threat(me, cell);
            let urgent = threat >= Threat::Three || must_defend;

            // Step 13. Late quiet moves are left out.
            if !PV && !self.plain && best > -WON && !urgent {
                let most = self.tune.count_base + depth * (10 + depth) * self.tune.count_slope / 100;
                if tried >= most / (2 - i32::from(improving)) {
                    self.keep_threats(next, me);
                    continue;
                }
            }

            // Step 14. Later moves are looked at less deep, and again where that is not the end of it.
            tried += 1;
            let mut full = depth - 1 - i32::from(far_above && threat < Threat::Four);
            if Some(cell) == table_move {
                full += extension;
            }
            let value = if tried == 1 {
                self.after(cell, |worker| worker.search::<PV>(full, -beta, -alpha, ply + 1, !PV && !cut))?
            } else {
                let mut reduction = 0;
                if !self.plain && depth >= self.tune.reduction_depth {
                    reduction = self.reductions[depth.min(63) as usize][tried.min(63) as usize];
                    reduction += i32::from(cut) * self.tune.reduction_cut;
                    reduction += i32::from(!improving) * self.tune.reduction_worse;
                    reduction -= i32::from(PV) * self.tune.reduction_main;
                    reduction -= i32::from(urgent) * self.tune.reduction_urgent;
                    let gap = favourite - taste - self.tune.reduction_gap_from;
                    reduction +=
                        (gap * 100 / self.tune.reduction_gap).clamp(-100, self.tune.reduction_gap_most);
                    reduction = (reduction / 100).clamp(0, (full - 1).max(0));
                }
                let scout = alpha + 1;
                let mut value =
                    self.after(cell, |w| w.search::<false>(full - reduction, -scout, -alpha, ply + 1, true))?;
                if value > alpha && reduction > 0 {
                    value = self.after(cell, |w| w.search::<false>(full, -scout, -alpha, ply + 1, !cut))?;
                }
                if PV && value > alpha && value < beta {
                    value = self.after(cell, |w| w.search::<true>(full, -beta, -alpha, ply + 1, false))?;
                }
                value
            };

            // Step 15. Is it the best so far?
            if value > best {
                best = value;
                if value > alpha {
                    best_cell = Some(cell);
                    alpha = value;
                    if PV {
                        self.extend_line(ply, cell);
                    }
                    if root {
                        self.root_value = value;
                    }
                    if value >= beta {
                        break;
                    }
                    // The others have to be better than this one.
                    if !root && !self.plain && depth > 2 && alpha.abs() < WON {
                        depth -= 1;
                    }
                }
            }
        }
        // Step 16. What else was there to learn? Good moves are tried sooner elsewhere.
        if let Some(cell) = best_cell
            && best >= beta
            && !self.plain
        {
            self.reward(me, cell, depth, ply, first_move, next);
        }
        self.moves.truncate(first_move);
        if tried == 0 {
            return Ok(match () {
                // Nothing but the barred move: it stands alone.
                () if barred.is_some() => floor,
                // Every reply to the three is forbidden, or there is none.
                () if must_defend => -(WIN - ply as i32 - 4),
                () => 0,
            });
        }

        // Step 17. Note it down.
        if known {
            let bound = match () {
                () if best >= beta => Bound::AtLeast,
                () if best > floor => Bound::Exact,
                () => Bound::AtMost,
            };
            self.table.put(key, Entry::new(to_table(best, ply), evaluation, stored_depth, bound, best_cell));
        }
        Ok(best)
    }
}

/// In the table a win is counted from its own position, not from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON => value + ply as i32,
        _ if value <= -WON => value - ply as i32,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON => value - ply as i32,
        _ if value <= -WON => value + ply as i32,
        _ => value,
    }
}
