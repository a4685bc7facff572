//! Values, windows and reasons in words, for the root's side.

use plyground_core::{Bound, Leaf, Score, Window};
use plyground_i18n::{Family, Texts, say};

use super::Id;
use super::guide::Count;
use super::scene::{Item, ItemKind, Scene, Skip, Skipped};
use crate::explain::why_cut;

/// A value: a number with a true minus sign, or an infinity.
pub fn value(texts: &Texts, score: Score) -> String {
    let sign = if score < Score::ZERO { "−" } else { "" };
    if !score.is_finite() {
        return format!("{sign}∞");
    }
    format!("{sign}{}", texts.number(u64::from(score.get().unsigned_abs())))
}

/// A value with the sign of its bound.
pub fn bounded(texts: &Texts, score: Score, bound: Bound) -> String {
    let number = value(texts, score);
    match bound {
        Bound::Exact | Bound::Unknown => number,
        Bound::Lower => format!("≥ {number}"),
        Bound::Upper => format!("≤ {number}"),
    }
}

/// A window as an open interval.
pub fn window(texts: &Texts, window: Window) -> String {
    format!("({}, {})", value(texts, window.alpha), value(texts, window.beta))
}

impl Scene<'_> {
    /// Whether values are shown for the side to move at each node, as negamax computes them, and not for the root's side.
    pub fn is_by_mover(&self) -> bool {
        self.tree.header.algorithm == "negamax"
    }

    /// A value that the root's side sees, as the picture shows it at a node.
    pub(super) fn as_shown(&self, id: Id, score: Score) -> Score {
        if self.is_by_mover() && !self.tree.is_max(id) { -score } else { score }
    }

    /// The value of a visit, as the picture shows it.
    fn shown_value(&self, id: Id) -> Option<Score> {
        self.tree.seen_by_root(id).map(|score| self.as_shown(id, score))
    }

    /// Whether that value is exact or a bound.
    fn shown_bound(&self, id: Id) -> Bound {
        if self.is_by_mover() { self.tree.nodes[id].bound } else { self.tree.bound_for_root(id) }
    }

    /// The value of a visit; a question mark where the search was stopped in it.
    pub fn value_text(&self, texts: &Texts, id: Id) -> String {
        // The value of a leaf is exact, independent of the window.
        let bound = if self.tree.nodes[id].leaf.is_some() { Bound::Exact } else { self.shown_bound(id) };
        self.shown_value(id).map_or_else(|| "?".to_owned(), |score| bounded(texts, score, bound))
    }

    /// Why a visit left moves out.
    pub fn reason(&self, texts: &Texts, id: Id) -> Option<String> {
        let cut = self.tree.nodes[id].cut.as_ref()?;
        let Window { alpha, beta } = self.tree.window_for_root(id);
        Some(match self.tree.seen_by_root(id) {
            Some(score) if self.tree.is_max(id) && score >= beta => {
                say!(texts, "tree-cut-high", value = value(texts, score), bound = value(texts, beta))
            }
            Some(score) if !self.tree.is_max(id) && score <= alpha => {
                say!(texts, "tree-cut-low", value = value(texts, score), bound = value(texts, alpha))
            }
            _ => say!(texts, "tree-cut", movement = &cut.by),
        })
    }

    /// The description of an item, in whole sentences.
    pub fn sentences(&self, texts: &Texts, item: usize) -> Vec<String> {
        match &self.items[item].kind {
            ItemKind::Visit { id, chosen, .. } => self.visit_sentences(texts, *id, *chosen),
            ItemKind::Bundle { ids, visits, more } => vec![
                self.bundle_text(texts, ids, *more),
                say!(texts, "tree-bundle-positions", count = *visits),
            ],
            ItemKind::Unrecorded { visits } => vec![say!(texts, "tree-unrecorded", count = *visits)],
            ItemKind::Skipped(skipped) => {
                let mut sentences = vec![match skipped.moves.as_slice() {
                    [] => say!(texts, "tree-left-out", count = skipped.count),
                    moves => {
                        let names: Vec<String> =
                            moves.iter().map(|skip| self.skip_name(skipped.at, skip, texts)).collect();
                        say!(texts, "tree-left-out-moves", count = names.len(), moves = names.join(", "))
                    }
                }];
                sentences.extend(skipped_notes(texts, skipped));
                sentences
            }
        }
    }

    /// The name of a move that a visit left out.
    fn skip_name(&self, at: Id, skip: &Skip, texts: &Texts) -> String {
        if !self.tree.header.is_written {
            return skip.movement.clone();
        }
        let mut path = self.tree.path(at);
        path.push(&skip.movement);
        self.tree.name(&path, texts)
    }

    /// The same as one text.
    pub fn description(&self, texts: &Texts, item: usize) -> String {
        let end = |sentence: String| if sentence.ends_with('.') { sentence } else { format!("{sentence}.") };
        self.sentences(texts, item).into_iter().map(end).collect::<Vec<_>>().join(" ")
    }

    fn visit_sentences(&self, texts: &Texts, id: Id, chosen: bool) -> Vec<String> {
        let node = &self.tree.nodes[id];
        let side = self.tree.side_name(node.side);
        let mut sentences = Vec::new();
        if id != 0 {
            let key = match (self.tree.header.is_written, chosen) {
                (false, false) => "tree-move",
                (false, true) => "tree-move-chosen",
                (true, false) => "tree-branch",
                (true, true) => "tree-branch-chosen",
            };
            sentences.push(say!(texts, key, movement = self.tree.called(id)));
        }
        if self.tree.is_tested(id) {
            sentences.push(texts.get("tree-is-test"));
        } else if node.again {
            sentences.push(texts.get("tree-is-again"));
        }
        sentences.push(match node.leaf {
            Some(Leaf::Finished) if self.tree.header.is_written => texts.get("tree-is-leaf"),
            Some(Leaf::Finished) => texts.get("tree-is-finished"),
            Some(Leaf::Horizon) => texts.get("tree-is-horizon"),
            None if self.is_by_mover() => say!(texts, "tree-is-negamax", side = side),
            None if self.tree.is_max(id) => say!(texts, "tree-is-max", side = side),
            None => say!(texts, "tree-is-min", side = side),
        });
        // A leaf's window matters only if it was narrowed for it.
        let special = node.again || self.tree.is_tested(id);
        if self.windows && (node.leaf.is_none() || special) {
            let Window { alpha, beta } = self.tree.window_for_root(id);
            sentences.push(say!(
                texts,
                "tree-has-window",
                alpha = value(texts, alpha),
                beta = value(texts, beta)
            ));
        }
        sentences.push(match self.shown_value(id) {
            None => texts.get("tree-has-no-value"),
            Some(score) => {
                let number = value(texts, score);
                match self.shown_bound(id) {
                    Bound::Lower if node.leaf.is_none() => say!(texts, "tree-has-value-low", value = number),
                    Bound::Upper if node.leaf.is_none() => say!(texts, "tree-has-value-high", value = number),
                    _ => say!(texts, "tree-has-value", value = number),
                }
            }
        });
        if node.skipped() > 0 {
            sentences.push(match why_cut(self.tree, id, texts) {
                why if why.is_empty() => texts.get("tree-why-unknown"),
                why => say!(texts, "tree-why", why = with_minus(&why)),
            });
        }
        sentences
    }

    /// The number of moves in a bundle; a re-search does not count again.
    pub(super) fn bundle_text(&self, texts: &Texts, ids: &[Id], more: bool) -> String {
        let once = ids.iter().filter(|&&id| !self.tree.nodes[id].again).count().max(1);
        if more {
            say!(texts, "tree-bundle-more", count = once)
        } else {
            say!(texts, "tree-bundle", count = once)
        }
    }

    /// The result of the search, in a line.
    pub fn answer(&self, texts: &Texts) -> String {
        let side = self.tree.side_name(self.tree.header.to_move);
        let line = self.tree.path(self.tree.line().last().copied().unwrap_or_default());
        match self.tree.seen_by_root(0) {
            None => texts.get("tree-answer-unknown"),
            Some(_) if line.is_empty() => {
                say!(texts, "tree-answer", value = self.value_text(texts, 0), side = side)
            }
            Some(_) => say!(
                texts,
                "tree-answer-line",
                value = self.value_text(texts, 0),
                side = side,
                line = self.tree.line_name(&line, texts)
            ),
        }
    }

    /// The cost of the search, its savings, and its deliberate mistakes, a line each.
    pub fn cost(&self, texts: &Texts) -> Vec<String> {
        let mut lines = Vec::new();
        match (self.places, self.minimax) {
            (Count::Exactly(visited), Count::Exactly(all)) if visited < self.visits => {
                let visits = self.visits;
                lines.push(say!(texts, "tree-cost-visits-of", visits = visits, visited = visited, all = all));
            }
            (Count::Exactly(visited), Count::Exactly(all)) => {
                lines.push(say!(texts, "tree-cost-of", visited = visited, all = all));
            }
            (Count::Exactly(visited), Count::MoreThan(all)) => {
                lines.push(say!(texts, "tree-cost-of-more", visited = visited, all = all));
            }
            (Count::Exactly(visited), Count::Unknown) => {
                lines.push(say!(texts, "tree-cost", visited = visited));
            }
            _ => lines.push(say!(texts, "tree-cost-visits", count = self.visits)),
        }
        if let Count::Exactly(visited) = self.places
            && visited < self.visits
            && !matches!(self.minimax, Count::Exactly(_))
        {
            lines.push(say!(texts, "tree-cost-again", count = self.visits - visited));
        }
        if !self.tree.header.mutations.is_empty() {
            lines.push(say!(texts, "tree-mistakes", list = self.tree.header.mutations.join(", ")));
        }
        lines
    }

    /// The name of the evaluator.
    pub fn evaluator(&self, texts: &Texts) -> String {
        let evaluator = texts.name(Family::Evaluator, &self.tree.header.evaluator);
        say!(texts, "tree-evaluator", evaluator = evaluator)
    }

    /// What was searched, and how.
    pub fn title(&self, texts: &Texts) -> String {
        if let Some(title) = &self.own_title {
            return title.clone();
        }
        let header = &self.tree.header;
        let algorithm = texts.name(Family::Algorithm, &header.algorithm);
        let game = game_name(texts, &header.game);
        say!(texts, "tree-title", algorithm = algorithm, game = game, depth = header.depth)
    }
}

/// The name of a game in a heading: a game whose parameters would be cut off has its name without them.
fn game_name(texts: &Texts, game: &str) -> String {
    const LONG: usize = 48;
    let whole = texts.name(Family::Game, game);
    match game.split_once('(') {
        Some((name, _)) if whole.chars().count() > LONG => texts.name(Family::Game, name),
        _ => shortened(&whole, LONG),
    }
}

/// A text with a true minus sign before every negative number, like all values in a picture.
pub(super) fn with_minus(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    let mut before = ' ';
    while let Some(sign) = signs.next() {
        let is_number = signs.peek().is_some_and(|next| next.is_ascii_digit() || *next == '∞');
        out.push(if sign == '-' && is_number && !before.is_alphanumeric() { '−' } else { sign });
        before = sign;
    }
    out
}

/// The number of positions behind the moves left out, as far as it is known.
pub(super) fn skipped_notes(texts: &Texts, skipped: &Skipped) -> Vec<String> {
    let visited = skipped.moves.iter().filter(|skip| skip.visited).count();
    let mut notes = Vec::new();
    match skipped.never {
        Count::Exactly(0) | Count::Unknown => {}
        Count::Exactly(count) => notes.push(say!(texts, "tree-never", count = count)),
        Count::MoreThan(count) => notes.push(say!(texts, "tree-never-more", count = count)),
    }
    if visited > 0 {
        notes.push(say!(texts, "tree-visited-elsewhere", count = visited));
    }
    notes
}

/// The value written at a move left out; empty if there is none.
pub(super) fn skip_value(texts: &Texts, skip: &Skip) -> String {
    skip.written.map(|score| value(texts, score)).unwrap_or_default()
}

/// The beginning of a text that is too long.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most - 1).collect();
    format!("{start}…")
}

/// Whether an item is a visit on the principal variation.
pub(super) fn is_chosen(item: &Item) -> bool {
    matches!(item.kind, ItemKind::Visit { chosen: true, .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_value_is_a_number_and_not_a_distance() {
        let texts = Texts::english();
        let written = [999_999_500, -999_999_999, 1_000_000_000].map(|n| value(&texts, Score::new(n)));
        assert_eq!(written, ["999,999,500", "−999,999,999", "1,000,000,000"]);
    }

    #[test]
    fn only_numbers_get_a_true_minus() {
        assert_eq!(with_minus("-3 in (-∞, -12): alpha-beta 1-2 –"), "−3 in (−∞, −12): alpha-beta 1-2 –");
    }
}
