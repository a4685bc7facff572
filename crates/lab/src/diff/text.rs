//! The searches side by side, a line for each position.

use std::fmt::Write;

use plyground_core::Bound;
use plyground_draw::explain::{score, window};
use plyground_i18n::{Texts, say};

use super::{Diff, Presence, VisitSummary};

impl Diff {
    /// The positions in which the searches differ, with everything above them, in up to `most` lines, and the number of
    /// further lines.
    pub fn lines(&self, most: usize, texts: &Texts) -> (Vec<Vec<String>>, usize) {
        let shown: Vec<usize> =
            self.in_order().into_iter().filter(|&place| self.is_worth_a_line(place)).collect();
        let row = |&place: &usize| {
            let Some(parent) = self.positions[place].parent else {
                return self.row(texts.get("explain-root-name"), place, texts);
            };
            let indent = "  ".repeat(usize::from(self.positions[parent].ply) + 1);
            self.row(format!("{indent}{}", self.positions[place].movement), place, texts)
        };
        let rows = shown.iter().take(most).map(row).collect();
        (rows, shown.len().saturating_sub(most))
    }

    fn row(&self, name: String, place: usize, texts: &Texts) -> Vec<String> {
        let cells = self.positions[place].presence.iter().map(|presence| match presence {
            Presence::Seen(seen) => cell(seen),
            Presence::Never => texts.get("diff-not-entered"),
            Presence::Unknown => texts.get("diff-unknown"),
        });
        std::iter::once(name).chain(cells).collect()
    }

    /// Whether the searches differ here or below; other positions need no line.
    fn is_worth_a_line(&self, place: usize) -> bool {
        place == 0
            || self.differs(place)
            || self.positions[place].children.iter().any(|&child| self.is_worth_a_line(child))
    }

    /// Whether the searches are known to differ here.
    pub fn differs(&self, place: usize) -> bool {
        let presence = &self.positions[place].presence;
        let known = || presence.iter().filter(|&&presence| presence != Presence::Unknown).map(Presence::seen);
        let entered = known().flatten().count();
        if entered > 0 && entered < known().count() {
            return true;
        }
        let mut visits = known()
            .flatten()
            .filter(|seen| !seen.unsure)
            .map(|seen| (seen.visits, seen.tests, seen.window, seen.value, seen.skipped));
        let first = visits.next();
        visits.any(|other| Some(other) != first)
    }

    /// What the searches have in common and where they differ, a sentence each.
    pub fn sentences(&self, texts: &Texts) -> Vec<String> {
        let common = (0..self.positions.len()).filter(|&place| self.is_common(place)).count();
        let compared = (0..self.positions.len()).filter(|&place| self.is_compared(place)).count();
        let mut said = Vec::new();
        if self.is_partial() {
            said.push(say!(texts, "diff-thinned", count = compared));
        }
        said.push(say!(texts, "diff-common", count = common, all = compared));
        for totals in &self.searches {
            let key = if self.is_partial() { "diff-search-thinned" } else { "diff-search" };
            let mut line = say!(
                texts,
                key,
                name = &totals.name,
                count = totals.positions,
                alone = totals.alone,
                spared = totals.spared
            );
            if totals.tests > 0 {
                let _ = write!(
                    line,
                    " {}",
                    say!(texts, "diff-tests", count = totals.tests, researches = totals.researches)
                );
            }
            if totals.dropped > 0 {
                let _ = write!(line, " {}", say!(texts, "diff-dropped", count = totals.dropped));
            }
            said.push(line);
        }
        said
    }
}

/// A search's record: its window, the value, and signs for special events.
fn cell(seen: &VisitSummary) -> String {
    let sign = match seen.bound {
        Bound::Lower => "≥",
        Bound::Upper => "≤",
        Bound::Exact | Bound::Unknown => "",
    };
    let value = seen.value.map_or_else(|| "?".to_owned(), score);
    let mut text = format!("{} {sign}{value}", window(seen.window));
    if seen.tests > 0 {
        text.push_str(" t");
    }
    if seen.visits > 1 {
        let _ = write!(text, " ×{}", seen.visits);
    }
    if seen.unsure {
        text.push_str(" +");
    }
    if seen.skipped > 0 {
        let _ = write!(text, " -{}", seen.skipped);
    }
    text
}
