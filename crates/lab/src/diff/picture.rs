//! The searches in one picture: every position once, with a row for each search.

use plyground_core::Bound;
use plyground_i18n::{Texts, say};

use super::{Diff, MOST_SEARCHES, Seen};
use crate::explain::score;
use crate::figure::{Anchor, Dash, Style, Svg, Weight, text_width};
use crate::tree::Header;
use crate::tree::layout::{Gaps, Size, lay_out};

/// One colour a search, told apart by colour-blind people (after M. Okabe and K. Ito, 2008, darkened for text); the letter
/// says the same without colour.
const COLOURS: [&str; MOST_SEARCHES] = ["#00588f", "#a63d00", "#00674c", "#7a3a78", "#6b5900", "#1a1a1a"];
const LETTERS: [&str; MOST_SEARCHES] = ["A", "B", "C", "D", "E", "F"];

const DARK: &str = "#1a1a1a";
const SOFT: &str = "#595959";
const FAINT: &str = "#9a9a9a";

const SMALL: f64 = 11.0;
const TEXT: f64 = 13.0;
const ROW: f64 = 15.0;
const EDGE: f64 = 24.0;
const INSIDE: f64 = 6.0;

impl Diff {
    /// Draws up to `most` positions, those near the root first.
    pub fn svg(&self, header: &Header, most: usize, texts: &Texts) -> String {
        let shown = self.nearest(most);
        let number = |place: usize| shown.iter().position(|&other| other == place);
        let parents: Vec<Option<usize>> =
            shown.iter().map(|&place| self.places[place].parent.and_then(number)).collect();
        let sizes: Vec<Size> = shown.iter().map(|&place| self.size(place)).collect();
        let gaps = Gaps { siblings: 10.0, cousins: 22.0, levels: 34.0, slope: 0.08, levels_most: 120.0 };
        let layout = lay_out(&parents, &sizes, &gaps);
        let names: Vec<&str> = self.searches.iter().map(|totals| totals.name.as_str()).collect();
        let names = names.join(", ");
        let title =
            say!(texts, "diff-picture-title", names = names, game = &header.game, depth = header.depth);
        let key = [texts.get("diff-picture-key"), texts.get("diff-picture-signs")];
        let top = EDGE + 24.0 + ROW * (self.searches.len() as f64 + 3.0);
        let needed =
            text_width(&key[0], SMALL, Weight::Regular).max(text_width(&title, TEXT + 2.0, Weight::Bold));
        let width = layout.width.max(needed) + 2.0 * EDGE;
        let left = (width - layout.width) / 2.0;
        let height = top + layout.height + EDGE + ROW;
        let mut svg = Svg::new(width, height, &title);
        self.draw_key(&mut svg, &title, &key);
        let frame = |item: usize| {
            let place = shown[item];
            let level = layout.levels[usize::from(self.places[place].ply)];
            let x = left + layout.middles[item] - sizes[item].width / 2.0;
            (x, top + level.top)
        };
        for (item, parent) in parents.iter().enumerate() {
            if let &Some(parent) = parent {
                let (from, to) = (frame(parent), frame(item));
                let from = (from.0 + sizes[parent].width / 2.0, from.1 + sizes[parent].height);
                let to = (to.0 + sizes[item].width / 2.0, to.1);
                let common = self.is_common(shown[item]);
                let style = if common {
                    Style::line(SOFT, 1.4)
                } else {
                    Style::line(FAINT, 1.2).dashed(Dash::Dashed)
                };
                svg.line(from, to, style);
            }
        }
        for (item, &place) in shown.iter().enumerate() {
            self.draw_place(&mut svg, place, frame(item), sizes[item], texts);
        }
        let rest = self.places.len() - shown.len();
        if rest > 0 {
            let note = say!(texts, "diff-picture-more", count = rest);
            svg.text((EDGE, height - EDGE / 2.0), SMALL, Weight::Regular, Anchor::Start, SOFT, &note);
        }
        svg.finish()
    }

    /// The positions nearest to the root, each after its parent, siblings in order.
    fn nearest(&self, most: usize) -> Vec<usize> {
        let mut order = self.in_order();
        order.sort_by_key(|&place| self.places[place].ply);
        order.truncate(most.max(1));
        order
    }

    fn size(&self, place: usize) -> Size {
        let rows = self.places[place]
            .seen
            .iter()
            .enumerate()
            .map(|(i, seen)| text_width(&format!("{} {}", LETTERS[i], cell(*seen)), SMALL, Weight::Bold));
        let name = text_width(&self.places[place].movement, TEXT, Weight::Bold);
        let widest = rows.fold(name, f64::max);
        Size { width: widest + 2.0 * INSIDE, height: ROW * (self.searches.len() as f64 + 1.0) + 2.0 * INSIDE }
    }

    fn draw_key(&self, svg: &mut Svg, title: &str, key: &[String]) {
        let mut y = EDGE + 6.0;
        svg.text((EDGE, y), TEXT + 2.0, Weight::Bold, Anchor::Start, DARK, title);
        for (i, totals) in self.searches.iter().enumerate() {
            y += ROW + if i == 0 { 4.0 } else { 0.0 };
            let text = format!("{}  {}", LETTERS[i], totals.name);
            svg.text((EDGE, y), SMALL, Weight::Bold, Anchor::Start, COLOURS[i], &text);
        }
        for line in key {
            y += ROW;
            svg.text((EDGE, y), SMALL, Weight::Regular, Anchor::Start, SOFT, line);
        }
    }

    fn draw_place(&self, svg: &mut Svg, place: usize, at: (f64, f64), size: Size, texts: &Texts) {
        let here = &self.places[place];
        let common = self.is_common(place);
        svg.open("class=\"position\"");
        let path = self.path(place);
        if !path.is_empty() {
            svg.tooltip(&say!(texts, "step-after", path = path.join(" ")));
        }
        let chosen = here.seen.iter().flatten().any(|seen| seen.chosen);
        let outline = if chosen { Style::line(DARK, 2.4) } else { Style::line(SOFT, 1.0) };
        let fill = if common { "#ffffff" } else { "#ececec" };
        let style = Style { fill, ..outline.dashed(if common { Dash::Solid } else { Dash::Dashed }) };
        svg.rectangle(at, (size.width, size.height), 4.0, style);
        let middle = at.0 + size.width / 2.0;
        let mut y = at.1 + INSIDE + ROW - 4.0;
        let name = if here.movement.is_empty() { "●" } else { &here.movement };
        svg.text((middle, y), TEXT, Weight::Bold, Anchor::Middle, DARK, name);
        for (i, &seen) in here.seen.iter().enumerate() {
            y += ROW;
            let colour = if seen.is_some() { COLOURS[i] } else { FAINT };
            let weight = if seen.is_some_and(|seen| seen.chosen) { Weight::Bold } else { Weight::Regular };
            let text = format!("{} {}", LETTERS[i], cell(seen));
            svg.text((at.0 + INSIDE, y), SMALL, weight, Anchor::Start, colour, &text);
        }
        svg.close();
    }
}

/// What a search brought back from here.
fn cell(seen: Option<Seen>) -> String {
    let Some(seen) = seen else { return "–".to_owned() };
    let sign = match seen.bound {
        Bound::Lower => "≥",
        Bound::Upper => "≤",
        Bound::Exact | Bound::Unknown => "",
    };
    let value = seen.value.map_or_else(|| "?".to_owned(), |value| score(value).replace('-', "−"));
    let visits = if seen.visits > 1 { format!(" ×{}", seen.visits) } else { String::new() };
    let test = if seen.tests > 0 { " t" } else { "" };
    format!("{sign}{value}{test}{visits}")
}
