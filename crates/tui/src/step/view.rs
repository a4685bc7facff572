//! What the screen looks like.

use plyground_i18n::say;
use plyground_lab::explain::{remarks, sentence};
use plyground_lab::tree::Event;
use plyground_registry::Labels;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use super::lines::Kind;
use super::{Screen, Side};

/// Draws everything.
pub(super) fn draw(screen: &Screen<'_>, frame: &mut Frame<'_>) {
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(4),
        Constraint::Length(5),
        Constraint::Length(1),
    ]);
    let [title, middle, words, keys] = rows.areas(frame.area());
    frame.render_widget(Line::styled(screen.title(), Style::new().add_modifier(Modifier::BOLD)), title);
    draw_middle(screen, frame, middle);
    let block = Block::bordered().title(screen.place());
    frame.render_widget(Paragraph::new(screen.words()).wrap(Wrap { trim: true }).block(block), words);
    frame.render_widget(Line::styled(screen.keys(), Style::new().add_modifier(Modifier::DIM)), keys);
    if screen.help {
        draw_help(screen, frame);
    }
}

fn draw_middle(screen: &Screen<'_>, frame: &mut Frame<'_>, area: Rect) {
    match screen.board().filter(|_| screen.side == Side::Board) {
        Some(board) => {
            let wide = board.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16 + 2;
            let columns = Layout::horizontal([Constraint::Length(wide), Constraint::Min(20)]);
            let [left, right] = columns.areas(area);
            frame.render_widget(Paragraph::new(board).block(Block::bordered()), left);
            draw_tree(screen, frame, right);
        }
        None => draw_tree(screen, frame, area),
    }
}

fn draw_tree(screen: &Screen<'_>, frame: &mut Frame<'_>, area: Rect) {
    let lines = screen.tree_lines();
    let room = usize::from(area.height.saturating_sub(2)).max(1);
    // The latest lines are the ones that matter; what has scrolled away stands further up in the tree.
    let shown = lines.iter().skip(lines.len().saturating_sub(room));
    let text: Vec<Line<'_>> = shown
        .map(|line| match line.kind {
            Kind::Here => Line::styled(
                format!("▶ {}", line.text),
                Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
            ),
            Kind::Open => Line::styled(format!("  {}", line.text), Style::new().add_modifier(Modifier::BOLD)),
            Kind::Left => Line::raw(format!("  {}", line.text)),
        })
        .collect();
    frame.render_widget(Paragraph::new(Text::from(text)).block(Block::bordered()), area);
}

fn draw_help(screen: &Screen<'_>, frame: &mut Frame<'_>) {
    let text = screen.texts.get("step-help");
    let height = (text.lines().count() as u16 + 2).min(frame.area().height);
    let width =
        (text.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16 + 4).min(frame.area().width);
    let area = frame.area().centered(Constraint::Length(width), Constraint::Length(height));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).block(Block::bordered()), area);
}

impl Screen<'_> {
    fn title(&self) -> String {
        let header = &self.walk.tree().header;
        say!(
            self.texts,
            "step-title",
            algorithm = &header.algorithm,
            game = &header.game,
            depth = header.depth,
            evaluator = &header.evaluator
        )
    }

    /// Where the reader stands, for the edge of the box with the sentence.
    fn place(&self) -> String {
        let (at, all) = (self.walk.at() + 1, self.walk.events().len());
        let nodes = self.walk.events()[..at].iter().filter(|event| matches!(event, Event::Enter(_))).count();
        let path = self.walk.tree().path(self.here()).join(" ");
        if path.is_empty() {
            say!(self.texts, "step-place-root", at = at, all = all, nodes = nodes)
        } else {
            say!(self.texts, "step-place", at = at, all = all, nodes = nodes, path = path)
        }
    }

    fn words(&self) -> Text<'static> {
        let event = self.walk.event();
        let tree = self.walk.tree();
        let mut lines = vec![Line::raw(sentence(tree, event, self.texts))];
        if let Event::Enter(id) = event {
            lines.extend(remarks(tree, id, self.texts).into_iter().map(Line::raw));
        }
        if let Some(remark) = &self.remark {
            lines.push(Line::styled(remark.clone(), Style::new().add_modifier(Modifier::ITALIC)));
        }
        Text::from(lines)
    }

    /// The keys that work now.
    fn keys(&self) -> String {
        match &self.typed {
            Some(typed) => say!(self.texts, "step-type", typed = typed),
            None => self.texts.get("step-keys"),
        }
    }

    /// The board of the innermost open node.
    fn board(&self) -> Option<String> {
        let tree = self.walk.tree();
        let path = tree.path(self.here());
        let there = self.session?.after(&path).ok()?;
        Some(there.draw(Labels::None).trim_end().to_owned())
    }
}
