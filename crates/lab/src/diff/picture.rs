//! The searches in one picture: every position once, with a row for each search.

use plyground_core::Bound;
use plyground_draw::explain::score;
use plyground_draw::figure::{Anchor, Dash, Style, Svg, Weight, text_width};
use plyground_draw::tree::Header;
use plyground_draw::tree::layout::{Gaps, Layout, Size, lay_out};
use plyground_i18n::{Family, Texts, say};

use super::selection::{DiffBox, Entered};
use super::{Diff, MOST_SEARCHES, Presence};

/// One colour a search, distinguishable for colour-blind people (after M. Okabe and K. Ito, 2008, darkened for text); a
/// letter gives the same information without colour.
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
const GAPS: Gaps = Gaps { siblings: 10.0, cousins: 22.0, levels: 34.0, slope: 0.08, levels_most: 120.0 };
/// Wider trees do not fit a page or a screen.
const PAGE: f64 = 1_000.0;

impl Diff {
    /// Draws up to `most` positions, or as many as fit a page; the others are combined in boxes. The chosen lines come
    /// first, then the positions nearest to the root.
    pub fn svg(&self, header: &Header, most: Option<usize>, texts: &Texts) -> String {
        let fits = |items: &[DiffBox]| most.is_some() || self.lay_out(items, texts).2.width <= PAGE;
        let items = self.select(most.unwrap_or(usize::MAX), fits);
        let (parents, sizes, layout) = self.lay_out(&items, texts);
        let game = texts.name(Family::Game, &header.game);
        let title = say!(texts, "diff-picture-title", game = game, depth = header.depth);
        let key = self.key(header, &items, texts);
        let top = EDGE + 24.0 + ROW * ((self.searches.len() + key.len()) as f64 + 1.0);
        let needed = key.iter().map(|line| text_width(line, SMALL, Weight::Regular));
        let needed = needed.fold(text_width(&title, TEXT + 2.0, Weight::Bold), f64::max);
        let width = layout.width.max(needed) + 2.0 * EDGE;
        let left = (width - layout.width) / 2.0;
        let mut svg = Svg::new(width, top + layout.height + EDGE, &title);
        self.draw_key(&mut svg, &title, &key);
        let frame = |item: usize| {
            let level = layout.levels[self.level(&items[item])];
            (left + layout.middles[item] - sizes[item].width / 2.0, top + level.top)
        };
        for (item, parent) in parents.iter().enumerate() {
            if let &Some(parent) = parent {
                let (from, to) = (frame(parent), frame(item));
                let from = (from.0 + sizes[parent].width / 2.0, from.1 + sizes[parent].height);
                let to = (to.0 + sizes[item].width / 2.0, to.1);
                let whole = matches!(items[item], DiffBox::Position(place) if !self.is_missed(place));
                let style =
                    if whole { Style::line(SOFT, 1.4) } else { Style::line(FAINT, 1.2).dashed(Dash::Dashed) };
                svg.line(from, to, style);
            }
        }
        for (item, &size) in sizes.iter().enumerate() {
            match &items[item] {
                DiffBox::Position(place) => self.draw_position(&mut svg, *place, frame(item), size, texts),
                DiffBox::Rest { moves, entered, .. } => {
                    draw_rest(&mut svg, *moves, entered, frame(item), size, texts);
                }
            }
        }
        svg.finish()
    }

    /// The legend, a line for each sign.
    fn key(&self, header: &Header, items: &[DiffBox], texts: &Texts) -> Vec<String> {
        let mut key = vec![
            say!(texts, "tree-evaluator", evaluator = texts.name(Family::Evaluator, &header.evaluator)),
            say!(texts, "diff-picture-key", side = header.side_name(header.to_move)),
            texts.get("diff-picture-signs"),
            texts.get("diff-picture-frame"),
        ];
        if items.iter().any(|item| matches!(item, DiffBox::Rest { .. })) {
            key.push(texts.get("diff-picture-rest"));
        }
        if self.is_partial() {
            key.push(texts.get("diff-picture-unknown"));
        }
        key
    }

    /// The layout of the boxes: their parents, sizes and coordinates.
    fn lay_out(&self, items: &[DiffBox], texts: &Texts) -> (Vec<Option<usize>>, Vec<Size>, Layout) {
        let above = |item: &DiffBox| match *item {
            DiffBox::Position(place) => self.positions[place].parent,
            DiffBox::Rest { before, .. } => Some(before),
        };
        let number = |place: usize| items.iter().position(|item| *item == DiffBox::Position(place));
        let parents: Vec<Option<usize>> = items.iter().map(|item| above(item).and_then(number)).collect();
        let sizes: Vec<Size> = items.iter().map(|item| self.size(item, texts)).collect();
        let layout = lay_out(&parents, &sizes, &GAPS);
        (parents, sizes, layout)
    }

    /// The distance of a box from the root.
    fn level(&self, item: &DiffBox) -> usize {
        match *item {
            DiffBox::Position(place) => usize::from(self.positions[place].ply),
            DiffBox::Rest { before, .. } => usize::from(self.positions[before].ply) + 1,
        }
    }

    fn size(&self, item: &DiffBox, texts: &Texts) -> Size {
        let (name, rows): (String, Vec<String>) = match item {
            DiffBox::Position(place) => {
                let here = &self.positions[*place];
                (here.movement.clone(), here.presence.iter().map(cell).collect())
            }
            DiffBox::Rest { moves, entered, .. } => {
                (format!("+{moves}"), entered.iter().map(|entered| entered.text(texts)).collect())
            }
        };
        let rows = rows.iter().zip(LETTERS);
        let rows = rows.map(|(row, letter)| text_width(&format!("{letter} {row}"), SMALL, Weight::Bold));
        let widest = rows.fold(text_width(&name, TEXT, Weight::Bold), f64::max);
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

    fn draw_position(&self, svg: &mut Svg, place: usize, at: (f64, f64), size: Size, texts: &Texts) {
        let here = &self.positions[place];
        let whole = !self.is_missed(place);
        svg.open("class=\"position\"");
        let path = self.path(place);
        if !path.is_empty() {
            svg.tooltip(&say!(texts, "step-after", path = path.join(" ")));
        }
        let outline = if here.is_chosen() { Style::line(DARK, 2.4) } else { Style::line(SOFT, 1.0) };
        let fill = if whole { "#ffffff" } else { "#ececec" };
        let style = Style { fill, ..outline.dashed(if whole { Dash::Solid } else { Dash::Dashed }) };
        svg.rectangle(at, (size.width, size.height), 4.0, style);
        let middle = at.0 + size.width / 2.0;
        let mut y = at.1 + INSIDE + ROW - 4.0;
        let name = if here.movement.is_empty() { "●" } else { &here.movement };
        svg.text((middle, y), TEXT, Weight::Bold, Anchor::Middle, DARK, name);
        for (i, presence) in here.presence.iter().enumerate() {
            y += ROW;
            let seen = presence.seen();
            let colour = if seen.is_some() { COLOURS[i] } else { FAINT };
            let weight = if seen.is_some_and(|seen| seen.chosen) { Weight::Bold } else { Weight::Regular };
            let text = format!("{} {}", LETTERS[i], cell(presence));
            svg.text((at.0 + INSIDE, y), SMALL, weight, Anchor::Start, colour, &text);
        }
        svg.close();
    }
}

/// Draws a box for positions that are not shown: how many moves, and how many positions each search entered there.
fn draw_rest(svg: &mut Svg, moves: usize, entered: &[Entered], at: (f64, f64), size: Size, texts: &Texts) {
    svg.open("class=\"rest\"");
    svg.rectangle(at, (size.width, size.height), 4.0, Style::line(FAINT, 1.0).dashed(Dash::Dotted));
    let (middle, mut y) = (at.0 + size.width / 2.0, at.1 + INSIDE + ROW - 4.0);
    svg.text((middle, y), TEXT, Weight::Bold, Anchor::Middle, SOFT, &format!("+{moves}"));
    for (i, entered) in entered.iter().enumerate() {
        y += ROW;
        let colour = if entered.count > 0 { COLOURS[i] } else { FAINT };
        let text = format!("{} {}", LETTERS[i], entered.text(texts));
        svg.text((at.0 + INSIDE, y), SMALL, Weight::Regular, Anchor::Start, colour, &text);
    }
    svg.close();
}

impl Entered {
    fn text(self, texts: &Texts) -> String {
        match self {
            Self { count: 0, or_more: true } => "?".to_owned(),
            Self { count, or_more: true } => format!("≥{}", texts.number(count)),
            Self { count, .. } => texts.number(count),
        }
    }
}

/// The value that a search returned from here.
fn cell(presence: &Presence) -> String {
    let seen = match presence {
        Presence::Seen(seen) => seen,
        Presence::Never => return "–".to_owned(),
        Presence::Unknown => return "?".to_owned(),
    };
    let sign = match seen.bound {
        Bound::Lower => "≥",
        Bound::Upper => "≤",
        Bound::Exact | Bound::Unknown => "",
    };
    let value = seen.value.map_or_else(|| "?".to_owned(), |value| score(value).replace('-', "−"));
    let visits = if seen.visits > 1 { format!(" ×{}", seen.visits) } else { String::new() };
    let test = if seen.tests > 0 { " t" } else { "" };
    let more = if seen.unsure { " +" } else { "" };
    format!("{sign}{value}{test}{visits}{more}")
}
