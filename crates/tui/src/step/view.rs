//! Drawing of the screen.

use plyground_draw::explain::{remarks, sentence};
use plyground_draw::tree::Event;
use plyground_i18n::{Family, Texts, say};
use plyground_registry::{Grid, Labels};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use super::lines::LineKind;
use super::{SideView, StepScreen};
use crate::board::{self, BoardStyle, Overlay};
use crate::pane::last_cell;

impl StepScreen {
    /// Draws everything, on a terminal of its own.
    pub fn draw(&self, frame: &mut Frame<'_>, area: Rect, texts: &Texts) {
        draw(self, frame, area, texts, None);
    }

    /// Draws it as part of a larger program, with the board in that program's style.
    pub fn draw_within(&self, frame: &mut Frame<'_>, area: Rect, texts: &Texts, style: &BoardStyle<'_>) {
        draw(self, frame, area, texts, Some(style));
    }
}

fn draw(
    screen: &StepScreen,
    frame: &mut Frame<'_>,
    area: Rect,
    texts: &Texts,
    style: Option<&BoardStyle<'_>>,
) {
    let has_keys = style.is_none() || screen.is_typing();
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(4),
        Constraint::Length(5),
        Constraint::Length(u16::from(has_keys)),
    ]);
    let [title, middle, words, keys] = rows.areas(area);
    let heading = if style.is_some() { screen.short_title(texts) } else { screen.title(texts) };
    frame.render_widget(Line::styled(heading, Style::new().add_modifier(Modifier::BOLD)), title);
    match style.zip(screen.grid()).filter(|_| screen.side == SideView::Board) {
        Some((style, (grid, last))) => {
            // Room for a frame around every cell, but at most half of the screen.
            let wide = (grid.width as u16 * 8 + 5).min(middle.width / 2);
            let [left, right] =
                Layout::horizontal([Constraint::Length(wide), Constraint::Min(20)]).areas(middle);
            let overlay = Overlay { last, ..Overlay::default() };
            board::draw(frame.buffer_mut(), left, &grid, &overlay, style);
            draw_tree(screen, frame, right, texts);
        }
        None => draw_middle(screen, frame, middle, texts),
    }
    let block = Block::bordered().title(screen.place(texts));
    frame.render_widget(Paragraph::new(screen.words(texts)).wrap(Wrap { trim: true }).block(block), words);
    frame.render_widget(Line::styled(screen.keys(texts), Style::new().add_modifier(Modifier::DIM)), keys);
    if screen.help {
        draw_help(frame, texts);
    }
}

fn draw_middle(screen: &StepScreen, frame: &mut Frame<'_>, area: Rect, texts: &Texts) {
    match screen.board().filter(|_| screen.side == SideView::Board) {
        Some(board) => {
            let wide = board.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16 + 2;
            let columns = Layout::horizontal([Constraint::Length(wide), Constraint::Min(20)]);
            let [left, right] = columns.areas(area);
            frame.render_widget(Paragraph::new(board).block(Block::bordered()), left);
            draw_tree(screen, frame, right, texts);
        }
        None => draw_tree(screen, frame, area, texts),
    }
}

fn draw_tree(screen: &StepScreen, frame: &mut Frame<'_>, area: Rect, texts: &Texts) {
    let rows = screen.rows();
    let room = usize::from(area.height).max(1);
    let middle = screen.place_of_here(&rows).saturating_add_signed(screen.scrolled);
    let first = middle.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
    let text: Vec<Line<'_>> = rows
        .iter()
        .skip(first)
        .take(room)
        .map(|&row| {
            let line = screen.line(row, texts);
            let style = match line.kind {
                LineKind::Here => Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
                LineKind::Open => Style::new().add_modifier(Modifier::BOLD),
                LineKind::Left => Style::new(),
                LineKind::Ahead | LineKind::Cut => Style::new().add_modifier(Modifier::DIM),
            };
            let pointer = if line.kind == LineKind::Here { "▶" } else { " " };
            Line::styled(format!("{pointer} {}", line.text), style)
        })
        .collect();
    frame.render_widget(Paragraph::new(Text::from(text)), area);
}

fn draw_help(frame: &mut Frame<'_>, texts: &Texts) {
    let text = texts.get("step-help");
    let height = (text.lines().count() as u16 + 2).min(frame.area().height);
    let width =
        (text.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16 + 4).min(frame.area().width);
    let area = frame.area().centered(Constraint::Length(width), Constraint::Length(height));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).block(Block::bordered()), area);
}

impl StepScreen {
    fn title(&self, texts: &Texts) -> String {
        let header = &self.replay.tree().header;
        say!(
            texts,
            "step-title",
            algorithm = texts.name(Family::Algorithm, &header.algorithm),
            game = texts.name(Family::Game, &header.game),
            depth = header.depth,
            evaluator = texts.name(Family::Evaluator, &header.evaluator)
        )
    }

    /// The same without the game.
    fn short_title(&self, texts: &Texts) -> String {
        let header = &self.replay.tree().header;
        say!(
            texts,
            "tui-steps-line",
            algorithm = texts.name(Family::Algorithm, &header.algorithm),
            depth = header.depth,
            evaluator = texts.name(Family::Evaluator, &header.evaluator)
        )
    }

    /// The number and the position of the current event, for the border of the box with the sentence.
    fn place(&self, texts: &Texts) -> String {
        let (at, all) = (self.replay.at() + 1, self.replay.events().len());
        let nodes =
            self.replay.events()[..at].iter().filter(|event| matches!(event, Event::Enter(_))).count();
        let path = self.replay.tree().path(self.here()).join(" ");
        if path.is_empty() {
            say!(texts, "step-place-root", at = at, all = all, nodes = nodes)
        } else {
            say!(texts, "step-place", at = at, all = all, nodes = nodes, path = path)
        }
    }

    fn words(&self, texts: &Texts) -> Text<'static> {
        let event = self.replay.event();
        let tree = self.replay.tree();
        let mut lines = vec![Line::raw(sentence(tree, event, texts))];
        if let Event::Enter(id) = event {
            lines.extend(remarks(tree, id, texts).into_iter().map(Line::raw));
        }
        if let Some(remark) = &self.remark {
            lines.push(Line::styled(remark.clone(), Style::new().add_modifier(Modifier::ITALIC)));
        }
        Text::from(lines)
    }

    /// The keys that work now.
    fn keys(&self, texts: &Texts) -> String {
        match &self.typed {
            Some(typed) => say!(texts, "step-type", typed = typed),
            None => texts.get("step-keys"),
        }
    }

    /// The same as cells, with the last move.
    fn grid(&self) -> Option<(Grid, Option<usize>)> {
        let tree = self.replay.tree();
        let there = self.session.as_ref()?.after(&tree.path(self.here())).ok()?;
        Some((there.grid()?, last_cell(&*there)))
    }

    /// The board of the innermost open node.
    fn board(&self) -> Option<String> {
        let tree = self.replay.tree();
        let path = tree.path(self.here());
        let there = self.session.as_ref()?.after(&path).ok()?;
        Some(there.draw(Labels::None).trim_end().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use plyground_lab::record::record;
    use plyground_lab::replay::Replay;
    use plyground_registry::{Algorithm, SearchTask, Session, open};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

    use super::*;

    const LECTURE: &str = "explicit([[3,12,8],[2,4,6],[14,5,2]])";

    /// Presses keys and returns the screen after them.
    fn after(session: &dyn Session, keys: &[KeyCode]) -> String {
        let texts = Texts::english();
        let (_, tree) = record(session, &SearchTask::new(Algorithm::AlphaBeta), "plyground", 10_000).unwrap();
        let mut screen = StepScreen::new(Replay::new(tree), session.after(&[]).ok());
        for &code in keys {
            screen.press(KeyEvent::new(code, KeyModifiers::NONE), &texts);
        }
        let mut terminal = Terminal::new(TestBackend::new(90, 20)).unwrap();
        terminal.draw(|frame| screen.draw(frame, frame.area(), &texts)).unwrap();
        let buffer = terminal.backend().buffer().clone();
        let rows = buffer.content().chunks(90);
        let row = |cells: &[ratatui::buffer::Cell]| {
            cells.iter().map(ratatui::buffer::Cell::symbol).collect::<String>()
        };
        rows.map(|cells| row(cells).trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_next_cut_is_explained_beside_the_tree() {
        let session = open(LECTURE).unwrap();
        let expected = "\
alpha-beta on explicit([[3,12,8],[2,4,6],[14,5,2]]), depth 2; evaluator: written values
  The root  MAX (3, ∞)
  ├─ 1  MIN = 3
  │  ├─ 1.1  = 3
  │  ├─ 1.2  = 12
  │  └─ 1.3  = 8
▶ ├─ 2  MIN closed
  │  ├─ 2.1  = 2
  │  ├╳ 2.2  cut off (4)
  │  └╳ 2.3  cut off (6)
  └─ 3  MIN ·
     ├─ 3.1  (14)
     ├─ 3.2  (5)
     └─ 3.3  (2)
┌event 16 of 30, node 7, after 2─────────────────────────────────────────────────────────┐
│Branch 2 is cut: MAX already has the value 3 from branch 1, and MIN can hold the value  │
│here to 2. 2 moves are skipped.                                                         │
│                                                                                        │
└────────────────────────────────────────────────────────────────────────────────────────┘
? help   q quit   → next   ← back   c next cut   n skip below   g go to   b board/tree";
        assert_eq!(after(&*session, &[KeyCode::Char('c')]), expected);
    }

    #[test]
    fn a_tree_is_folded_and_unfolded() {
        let session = open(LECTURE).unwrap();
        let tree = |keys: &[KeyCode]| {
            let shown = after(&*session, keys);
            shown
                .lines()
                .skip(1)
                .take_while(|line| !line.is_empty() && !line.starts_with('┌'))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let (minus, plus) = (KeyCode::Char('-'), KeyCode::Char('+'));
        // Open nodes stay unfolded.
        let folded = tree(&[KeyCode::Char('c'), minus]);
        let expected = [
            "  The root  MAX (3, ∞)",
            "  ├─ 1  MIN = 3  [+3]",
            "▶ ├─ 2  MIN closed",
            "  │  ├─ 2.1  = 2",
            "  │  ├╳ 2.2  cut off (4)",
            "  │  └╳ 2.3  cut off (6)",
            "  └─ 3  MIN ·",
        ];
        assert_eq!(folded, expected);
        assert_eq!(tree(&[KeyCode::Char('c'), minus, plus]).len(), 13);
        assert_eq!(tree(&[KeyCode::End, minus, minus, minus]).len(), 4, "the root is open");
    }

    #[test]
    fn a_large_tree_is_scrolled_and_a_step_comes_back() {
        let session = open("mnk(5,4,3)").unwrap();
        let shown = after(&*session, &[]);
        assert!(shown.contains("▶ The root  X (−∞, ∞)"), "{shown}");
        assert!(after(&*session, &[KeyCode::Right, KeyCode::Down, KeyCode::Right]).contains("[+"), "{shown}");
        let down = [KeyCode::Char('J'); 12];
        let scrolled = after(&*session, &down);
        assert!(!scrolled.contains('▶') && !scrolled.contains("The root  X"), "{scrolled}");
        let stepped: Vec<KeyCode> = down.into_iter().chain([KeyCode::Right]).collect();
        assert!(after(&*session, &stepped).contains('▶'));
    }

    #[test]
    fn keys_go_where_they_say() {
        use KeyCode::{Backspace, Char, Down, End, Enter, Home, Left, Right, Up};
        let session = open(LECTURE).unwrap();
        let place = |keys: &[KeyCode]| {
            let shown = after(&*session, keys);
            let line = shown.lines().find(|line| line.contains("event ")).unwrap().to_owned();
            line.trim_matches(|sign: char| "┌┐─".contains(sign)).to_owned()
        };
        assert_eq!(place(&[]), "event 1 of 30, node 1, at the root");
        assert_eq!(place(&[Right, Right, Right, Left]), "event 3 of 30, node 3, after 1 1");
        assert_eq!(place(&[Right, Down]), "event 10 of 30, node 5, after 1");
        assert_eq!(place(&[Right, Right, Up]), "event 2 of 30, node 2, after 1");
        assert_eq!(place(&[End]), "event 30 of 30, node 11, at the root");
        assert_eq!(place(&[End, Right, Home]), "event 1 of 30, node 1, at the root");
        assert_eq!(place(&[Char('c'), Char('c'), Char('C')]), "event 16 of 30, node 7, after 2");
        let typed = [Char('g'), Char('3'), Char(' '), Char('9'), Backspace, Char('2'), Enter];
        assert_eq!(place(&typed), "event 22 of 30, node 10, after 3 2");
    }

    #[test]
    fn wrong_keys_are_answered_and_help_is_there() {
        let session = open(LECTURE).unwrap();
        assert!(after(&*session, &[KeyCode::Char('x')]).contains("that key does nothing here"));
        let nowhere = [KeyCode::Char('g'), KeyCode::Char('7'), KeyCode::Enter];
        assert!(after(&*session, &nowhere).contains("no position after “7” was entered"));
        assert!(after(&*session, &[KeyCode::Char('?')]).contains("the cut before"));
    }

    #[test]
    fn a_game_shows_its_board() {
        let mut session = open("tic-tac-toe").unwrap();
        for m in ["b2", "a1", "c3", "a3"] {
            session.play(m).unwrap();
        }
        let shown = after(&*session, &[KeyCode::Right]);
        let first = session.legal_moves().swap_remove(0);
        for line in session.after(&[&first]).unwrap().draw(Labels::None).lines() {
            assert!(shown.contains(line.trim_end()), "{line} in\n{shown}");
        }
        let tree_only = after(&*session, &[KeyCode::Right, KeyCode::Char('b')]);
        assert_ne!(shown, tree_only);
    }
}
