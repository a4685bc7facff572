//! The help overlay: every key, and the rules of the current game.

use plyground_i18n::Texts;
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::keybar::KeyHint;
use crate::palette::Palette;
use crate::panel::wrap;

/// Longer lines are hard to read.
const WIDEST: u16 = 76;

/// The overlay, and how far it is scrolled.
#[derive(Clone, Copy, Debug, Default)]
pub struct Help {
    scrolled: u16,
}

impl Help {
    /// Scrolls by a number of lines.
    pub fn scroll(&mut self, lines: i32) {
        self.scrolled = self.scrolled.saturating_add_signed(lines as i16);
    }

    /// Draws it over the screen: the keys, and below them the paragraphs of `about`.
    pub fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        (keys, about): (&[KeyHint], &[String]),
        texts: &Texts,
        palette: &Palette,
    ) {
        let everywhere = [
            ("?", texts.get("tui-key-help-long")),
            ("Esc", texts.get("tui-key-back-long")),
            ("Ctrl-C", texts.get("tui-key-quit-long")),
        ];
        let here = keys.iter().map(|key| (key.name, key.what.clone()));
        let all: Vec<(&str, String)> = here
            .filter(|(name, _)| everywhere.iter().all(|(known, _)| known != name))
            .chain(everywhere.clone())
            .collect();
        let names = all.iter().map(|(name, _)| Span::raw(*name).width()).max().unwrap_or(0);
        let mut lines: Vec<Line<'_>> = all
            .into_iter()
            .map(|(name, what)| {
                let gap = " ".repeat(names + 2 - Span::raw(name).width());
                Line::from(vec![
                    Span::styled(name, palette.key),
                    Span::styled(gap, palette.base),
                    Span::styled(what, palette.base),
                ])
            })
            .collect();
        lines.push(Line::default());
        let width = area.width.saturating_sub(4).min(WIDEST);
        let mouse = wrap(&texts.get("tui-help-mouse"), width);
        lines.extend(mouse.into_iter().map(|line| Line::styled(line, palette.quiet)));
        for paragraph in about {
            lines.push(Line::default());
            lines.extend(wrap(paragraph, width).into_iter().map(|line| Line::styled(line, palette.base)));
        }
        let widest = lines.iter().map(Line::width).max().unwrap_or(0) as u16;
        let height = (lines.len() as u16 + 2).min(area.height);
        self.scrolled = self.scrolled.min(lines.len() as u16 + 2 - height);
        let area =
            area.centered(Constraint::Length((widest + 4).min(area.width)), Constraint::Length(height));
        let block = Block::bordered()
            .title(Span::styled(format!(" {} ", texts.get("tui-help-title")), palette.title))
            .padding(ratatui::widgets::Padding::horizontal(1))
            .style(palette.base);
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(lines).scroll((self.scrolled, 0)).block(block), area);
    }
}
