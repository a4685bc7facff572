//! The search function, in numbered steps.
//!
//! Principal variation search, fail-soft, with the usual selective techniques and some that are specific to gomoku: static
//! wins and losses (step 3), forced replies that cost no depth (5), VCF search (7), an extension against open threes (12) and
//! distant defences (13).
//!
//! Steps state their measured worth: Elo with a 95 % interval, the number of games, and the nodes a move. "Left out" are
//! techniques that were measured and are not in the code. docs/gomoku-engine.md has all figures in tables. "Not measured
//! alone" means that a step was introduced together with others. The constants of all steps were tuned together (+13 ± 10 Elo,
//! 1,944 games, 60,000 nodes).

use super::leaf::Forced;
use super::order::ScoredMove;
use super::{MAX_PLY, NodeValue, Worker};
use crate::score::{INFINITE, WIN, WON};
use crate::table::{Bound, TableEntry};
use crate::threat::Threat;

impl Worker<'_> {
    /// The value of the position for the side to move, or a bound on it, fail-soft: a result of at most `alpha` is an
    /// upper bound, one of at least `beta` a lower bound, anything between is exact.
    ///
    /// `PV` nodes have an open window, all others a null window. `cut_node` marks an expected cut node; otherwise a node that
    /// is not PV is an expected all node.
    #[expect(clippy::too_many_lines, reason = "the steps share the state of one node")]
    pub(super) fn search<const PV: bool>(
        &mut self,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        cut_node: bool,
    ) -> NodeValue {
        if depth <= 0 && !self.plain {
            return self.leaf(alpha, beta, ply);
        }
        let root = ply == 0;
        self.pv[ply].clear();
        self.enter(ply)?;

        // Step 1. Terminal nodes and the maximum ply.
        if self.board.outcome().is_some() {
            return Ok(if self.board.is_won() { -(WIN - ply as i32) } else { 0 });
        }
        if ply >= MAX_PLY || (self.plain && depth <= 0) {
            return Ok(self.evaluate());
        }

        // Step 2. Mate-distance pruning. The shortest win from here takes one more ply, the shortest loss none: the window is
        // narrowed to these values and is empty if a shorter win is already known. Not measured alone.
        if !root && !self.plain {
            alpha = alpha.max(-(WIN - ply as i32));
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return Ok(alpha);
            }
        }

        // Step 3. Static wins and losses. Fives and open fours decide the game without a search. Not measured alone.
        let mut replies = None;
        if !self.plain {
            match self.forced(ply) {
                Forced::Value(value, cell) => {
                    if !root || self.excluded_root_moves.is_empty() {
                        self.pv[ply].extend(cell);
                        return Ok(value);
                    }
                }
                Forced::Replies(cells) => replies = Some(cells),
                Forced::None => {}
            }
        }

        // Step 4. Transposition table. At a null-window node an entry of sufficient depth gives a cutoff if its bound allows
        // it; a win or loss does so at any depth. A search with excluded moves, at the root or in step 10, does not return the
        // value of the position, so it does not use the table. Not measured alone.
        let key = self.board.key();
        let excluded = self.stack[ply].excluded;
        let uses_table = !self.plain && excluded.is_none() && (!root || self.excluded_root_moves.is_empty());
        let entry = if uses_table { self.table.get(key) } else { None };
        let table_move = entry
            .and_then(|entry| entry.best)
            .or(if root { self.root_hint } else { None })
            .filter(|&cell| self.board.is_empty(cell));
        if let Some(entry) = entry
            && !PV
        {
            let value = from_table(entry.value.into(), ply);
            let gives_cutoff = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if gives_cutoff && (i32::from(entry.depth) >= depth || value.abs() >= WON) {
                return Ok(value);
            }
        }

        // Step 5. Forced replies. A four leaves one reply (in caro a few), which is searched without reducing the depth: a
        // four and its reply cost one ply together. Not measured alone.
        if let Some(mut replies) = replies {
            for &cell in self.excluded_root_moves.iter().filter(|_| root) {
                replies.remove(cell);
            }
            // A forced node is not evaluated. For `improving` two plies later it copies the evaluation of two plies before.
            self.stack[ply].evaluation = self.stack[ply.saturating_sub(2)].evaluation;
            return self.best_reply(replies, alpha, beta, ply, |worker, alpha, beta| {
                worker.search::<PV>(depth, alpha, beta, ply + 1, !PV && !cut_node)
            });
        }

        // Step 6. Static evaluation, from the table entry if there is one. The position is improving if the evaluation is
        // higher than two plies before. `must_defend`: the opponent threatens an open four or a double four, which the steps
        // below call an open three. Left out: the table value in place of the evaluation, -7 ± 16 Elo (766 games, 20,000
        // nodes).
        let (me, you) = (self.board.to_move(), self.board.to_move().other());
        let must_defend = self.board.count(you, Threat::OpenFour) > 0;
        let evaluation = match entry {
            Some(entry) => entry.evaluation.into(),
            None => self.evaluate(),
        };
        self.stack[ply].evaluation = evaluation;
        self.stack[ply + 1].killers = [None; 2];
        self.stack[ply + 1].excluded = None;
        let improving = ply >= 2 && evaluation > self.stack[ply - 2].evaluation;

        // Step 7. VCF search, at null-window nodes where the evaluation is below beta and the side to move can make a
        // four-three. The win found need not be the shortest, so it is used as a lower bound only. VCF search here and at the
        // horizon, against one of a single four at the horizon only: +52 ± 31 Elo (160 games, 20,000 nodes). The condition
        // on beta, together with step 9's stored depth: +8 ± 13 (754 games, 60,000 nodes). Left out: VCF search at any node
        // where a four can be made, -107 ± 16 (1,080 games, 20,000 nodes).
        if uses_table
            && !PV
            && evaluation < beta
            && let Some(value) = self.vcf(self.tune.vcf_inner_nodes, ply)
            && value >= beta
        {
            self.set_vcf_pv(ply);
            return Ok(value);
        }

        // Step 8. Reverse futility pruning. If the evaluation exceeds beta by a margin that grows with the depth, the node
        // fails high without a search. Not measured alone. Left out: null-move pruning, -5 ± 11 Elo (882 games, 20,000
        // nodes), razoring, -6 ± 16 (810 games), and ProbCut, -2 ± 14 (740 games).
        if !PV
            && uses_table
            && !must_defend
            && beta.abs() < WON
            && depth <= self.tune.reverse_futility_depth
            && evaluation - self.tune.reverse_futility_margin * (depth - i32::from(improving)) >= beta
        {
            return Ok(evaluation);
        }

        // Step 9. Internal iterative reduction. Without a table move the move ordering is poor, so the node is searched a
        // ply shallower; the next iteration finds a table move there. Not measured alone. PV nodes are also reduced in
        // proportion to the depth deficit of their table entry, by three plies at most: +21 ± 17 Elo together with steps 12,
        // 14, 15 and 16 (692 games, 60,000 nodes).
        let mut depth = depth;
        if !root && !self.plain && table_move.is_none() && depth >= self.tune.iir_depth {
            depth -= 1;
        }
        if PV
            && !root
            && let Some(entry) = entry
            && table_move.is_some()
        {
            let deficit = (depth - i32::from(entry.depth)) * self.tune.iir_pv_deficit / 100;
            depth -= deficit.clamp(0, 3).min(depth - 1);
        }
        // The table stores the depth without the extensions and reductions below: +6 ± 15 Elo (730 games, 20,000 nodes).
        let stored_depth = depth;

        // Step 10. Singular extension and multi-cut. The node is searched at half the depth without the table move, with a
        // null window below the table value. If this fails low, the table move is singular and is extended by a ply; if it
        // fails high and its bound is at least beta, the node is cut (multi-cut). Not measured alone. Left out: extension by
        // two plies, -11 ± 16 Elo (830 games, 20,000 nodes), and a negative extension on a fail high, +2 ± 14 (696 games).
        let mut extension = 0;
        if let Some(entry) = entry
            && !root
            && depth >= self.tune.singular_depth
            && entry.bound != Bound::AtMost
            && i32::from(entry.depth) >= depth - 3
            && i32::from(entry.value).abs() < WON
            && let Some(cell) = table_move
        {
            let singular_beta = i32::from(entry.value) - self.tune.singular_margin * depth / 8;
            self.stack[ply].excluded = Some(cell);
            let value =
                self.search::<false>((depth - 1) / 2, singular_beta - 1, singular_beta, ply, cut_node);
            self.stack[ply].excluded = None;
            let value = value?;
            if value < singular_beta {
                extension = 1;
            } else if singular_beta >= beta {
                return Ok(singular_beta);
            }
        }

        // Step 11. Move generation and ordering: cells near the stones, or against an open three only the defences, own
        // fours and own fives. Left out: continuation history in the ordering and the reductions, +5 ± 14 Elo (750 games,
        // 20,000 nodes).
        let first_move = self.moves.len();
        self.generate(me, must_defend, table_move, ply);
        if root && self.moves.len() == first_move {
            // No defence exists, but the root must return a move.
            let near = self.board.candidate_cells(false);
            self.push_all(&near, me);
        }
        let best_policy =
            self.moves[first_move..].iter().map(|candidate| candidate.policy).max().unwrap_or(0);

        // Step 12. Reduction and extension of the whole node. At an expected cut node whose evaluation is far above beta all
        // moves but fours and fives are searched a ply shallower; measured together with step 9. A node with few moves against
        // an open three is searched a ply deeper, so that the three and its defence cost one ply together: +26 ± 13 Elo (1,090
        // games, 20,000 nodes). The ply is limited to twice the iteration's depth.
        let eval_reduction = !PV && uses_table && cut_node && {
            let defends = if must_defend { self.tune.eval_reduction_defence } else { 0 };
            evaluation >= beta + self.tune.eval_reduction_margin * depth + defends
        };
        if must_defend
            && !self.plain
            && self.moves.len() - first_move <= self.tune.three_extension_replies as usize
            && (ply as i32) < 2 * self.root_depth
        {
            depth += 1;
        }

        let mut best = -INFINITE;
        let mut best_cell = None;
        let old_alpha = alpha;
        let mut tried = 0;
        let mut next = first_move;
        let mut distant_cells_left = !must_defend && !self.plain;
        loop {
            if next == self.moves.len() {
                // Step 13. Distant defences. If every generated move loses, the empty cells that were not generated are
                // searched too; without them the loss would not be proved. For correctness, so not measured.
                if !distant_cells_left || tried == 0 || best > -WON || excluded.is_some() {
                    break;
                }
                distant_cells_left = false;
                let distant = self.board.distant_cells();
                self.push_all(&distant, me);
                continue;
            }
            let ScoredMove { cell, policy, .. } = self.pick(next, self.moves.len());
            next += 1;
            if (root && self.excluded_root_moves.contains(&cell))
                || Some(cell) == excluded
                || self.board.is_forbidden(cell)
            {
                continue;
            }
            let threat = self.board.threat(me, cell);
            let is_urgent = threat >= Threat::Three || must_defend;

            // Step 14. Late-move pruning. After a number of moves that grows with the depth, the remaining quiet moves are
            // skipped; the number is halved if the position is not improving. Measured together with step 9. Left out:
            // futility pruning of quiet moves, +7 ± 14 Elo (904 games, 20,000 nodes), and pruning by policy gap, -9 ± 12
            // (738 games).
            if !PV && !self.plain && best > -WON && !is_urgent {
                let limit = self.tune.lmp_base + depth * (10 + depth) * self.tune.lmp_slope / 100;
                if tried >= limit / (2 - i32::from(improving)) {
                    self.keep_threats(next, me);
                    continue;
                }
            }

            // Step 15. Principal variation search with late-move reductions. Moves after the first are searched with a null
            // window. Their reduction depends on depth, move number, node type, policy score, `improving` and urgency. A move
            // that fails high is re-searched, first without the reduction, then in PV nodes with the open window. The
            // reductions alone: -10 ± 16 Elo (774 games, 60,000 nodes); together with steps 9, 12, 14 and 16: +21 ± 17 (692
            // games, 60,000 nodes). Left out: a deeper re-search after a large fail-high, -5 ± 15 (702 games, 20,000 nodes).
            tried += 1;
            let mut full_depth = depth - 1 - i32::from(eval_reduction && threat < Threat::Four);
            if Some(cell) == table_move {
                full_depth += extension;
            }
            let value = if tried == 1 {
                self.after(cell, |w| w.search::<PV>(full_depth, -beta, -alpha, ply + 1, !PV && !cut_node))?
            } else {
                let mut reduction = 0;
                if !self.plain && depth >= self.tune.lmr_depth {
                    reduction = self.reductions[depth.min(63) as usize][tried.min(63) as usize];
                    reduction += i32::from(cut_node) * self.tune.lmr_cut_node;
                    reduction += i32::from(!improving) * self.tune.lmr_not_improving;
                    reduction -= i32::from(PV) * self.tune.lmr_pv;
                    reduction -= i32::from(is_urgent) * self.tune.lmr_urgent;
                    let gap = best_policy - policy - self.tune.lmr_policy_offset;
                    reduction +=
                        (gap * 100 / self.tune.lmr_policy_scale).clamp(-100, self.tune.lmr_policy_max);
                    reduction = (reduction / 100).clamp(0, (full_depth - 1).max(0));
                }
                let (reduced, null_beta) = (full_depth - reduction, alpha + 1);
                let mut value =
                    self.after(cell, |w| w.search::<false>(reduced, -null_beta, -alpha, ply + 1, true))?;
                if value > alpha && reduction > 0 {
                    value = self.after(cell, |w| {
                        w.search::<false>(full_depth, -null_beta, -alpha, ply + 1, !cut_node)
                    })?;
                }
                if PV && value > alpha && value < beta {
                    value =
                        self.after(cell, |w| w.search::<true>(full_depth, -beta, -alpha, ply + 1, false))?;
                }
                value
            };

            // Step 16. New best move. Each time a move raises alpha without a cutoff, the remaining moves are reduced by a ply,
            // because they rarely beat it: +8 ± 15 Elo (744 games, 20,000 nodes).
            if value > best {
                best = value;
                if value > alpha {
                    best_cell = Some(cell);
                    alpha = value;
                    if PV {
                        self.update_pv(ply, cell);
                    }
                    if root {
                        self.root_value = value;
                    }
                    if value >= beta {
                        break;
                    }
                    if !root && !self.plain && depth > 2 && alpha.abs() < WON {
                        depth -= 1;
                    }
                }
            }
        }

        // Step 17. Update history, killers and the countermove after a beta cutoff. Not measured alone. Left out: history in
        // the reductions, -10 ± 11 Elo (738 games, 20,000 nodes).
        if let Some(cell) = best_cell
            && best >= beta
            && !self.plain
        {
            self.update_ordering(me, cell, depth, ply, first_move, next);
        }
        self.moves.truncate(first_move);
        if tried == 0 {
            return Ok(if excluded.is_some() {
                // The excluded move is the only one: fail low, which makes it singular.
                old_alpha
            } else if must_defend {
                // No legal move stops the open four: a loss in four plies.
                -(WIN - ply as i32 - 4)
            } else {
                0
            });
        }

        // Step 18. Store the result in the transposition table.
        if uses_table {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > old_alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.table
                .put(key, TableEntry::new(to_table(best, ply), evaluation, stored_depth, bound, best_cell));
        }
        Ok(best)
    }
}

/// The value as the table stores it: the distance of a win or loss is counted from the node, not from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON => value + ply as i32,
        _ if value <= -WON => value - ply as i32,
        _ => value,
    }
}

/// The inverse of [`to_table`].
fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON => value - ply as i32,
        _ if value <= -WON => value + ply as i32,
        _ => value,
    }
}
