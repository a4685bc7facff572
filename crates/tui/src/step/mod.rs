//! Stepping through a search: the board or the tree, the open nodes, and a sentence for the current event.

mod lines;
mod view;

use std::io;

use plyground_draw::tree::{Event, Id};
use plyground_i18n::{Texts, say};
use plyground_lab::replay::Replay;
use plyground_registry::Session;
use ratatui::crossterm::event::{self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// Shows the screen until the user leaves it. The terminal is restored, also after a panic.
pub fn run(screen: &mut StepScreen, texts: &Texts) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let outcome = (|| {
        while !screen.is_done() {
            terminal.draw(|frame| screen.draw(frame, frame.area(), texts))?;
            if let event::Event::Key(key) = event::read()?
                && key.kind == KeyEventKind::Press
            {
                screen.press(key, texts);
            }
        }
        Ok(())
    })();
    ratatui::try_restore()?;
    outcome
}

/// The view beside the list of open nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideView {
    /// The board of the position.
    Board,
    /// The tree as far as it has been searched.
    Tree,
}

/// The screen and its state.
pub struct StepScreen {
    replay: Replay,
    /// The game at the root of the search, if it is known.
    session: Option<Box<dyn Session>>,
    side: SideView,
    /// The number of unfolded levels of the tree; open nodes are always unfolded.
    levels: usize,
    /// The number of visits below each node.
    sizes: Vec<u64>,
    /// How many lines the tree is scrolled past the current event.
    scrolled: isize,
    /// The typed moves of a position to go to.
    typed: Option<String>,
    /// A message about the last key.
    remark: Option<String>,
    help: bool,
    done: bool,
}

impl StepScreen {
    /// The screen at the first event.
    pub fn new(replay: Replay, session: Option<Box<dyn Session>>) -> Self {
        // A written tree has no board.
        let has_board = session.as_ref().is_some_and(|session| session.grid().is_some());
        let side = if has_board { SideView::Board } else { SideView::Tree };
        let levels = lines::usual_levels(replay.tree());
        let sizes = lines::sizes(replay.tree());
        Self {
            replay,
            session,
            side,
            levels,
            sizes,
            scrolled: 0,
            typed: None,
            remark: None,
            help: false,
            done: false,
        }
    }

    /// Whether the moves of a position are being typed.
    pub fn is_typing(&self) -> bool {
        self.typed.is_some()
    }

    /// Whether the user has left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Handles a key.
    pub fn press(&mut self, key: KeyEvent, texts: &Texts) {
        self.remark = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.done = true;
        } else if self.typed.is_some() {
            self.type_on(key.code, texts);
        } else if self.help {
            self.help = false;
        } else {
            self.command(key.code, texts);
        }
    }

    /// Scrolls the tree by a number of lines, negative upwards. The next step scrolls back.
    pub fn scroll(&mut self, lines: isize) {
        let rows = self.rows();
        let here = self.place_of_here(&rows);
        let place = here.saturating_add_signed(self.scrolled + lines).min(rows.len().saturating_sub(1));
        self.scrolled = place as isize - here as isize;
    }

    /// Unfolds a number of levels of the tree; folds them if it is negative.
    fn unfold(&mut self, levels: isize) {
        let deepest = lines::deepest(self.replay.tree());
        self.levels = self.levels.saturating_add_signed(levels).min(deepest);
    }

    fn command(&mut self, code: KeyCode, texts: &Texts) {
        if !matches!(code, KeyCode::Char('J' | 'K')) {
            self.scrolled = 0;
        }
        match code {
            KeyCode::Char('J') => self.scroll(1),
            KeyCode::Char('K') => self.scroll(-1),
            KeyCode::Char('+') => self.unfold(1),
            KeyCode::Char('-') => self.unfold(-1),
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.replay.go(1),
            KeyCode::Left | KeyCode::Char('h') => self.replay.go(-1),
            KeyCode::PageDown => self.replay.go(20),
            KeyCode::PageUp => self.replay.go(-20),
            KeyCode::Home => self.replay.go_to(0),
            KeyCode::End => self.replay.go_to(usize::MAX),
            KeyCode::Char('c') => {
                let found = self.replay.seek(|event| matches!(event, Event::Cut(_)));
                self.complain_unless(found, "step-no-cut", texts);
            }
            KeyCode::Char('C') => {
                let found = self.replay.seek_back(|event| matches!(event, Event::Cut(_)));
                self.complain_unless(found, "step-no-cut", texts);
            }
            KeyCode::Char('r') => {
                let found = self.replay.seek(|event| matches!(event, Event::Research(_)));
                self.complain_unless(found, "step-no-research", texts);
            }
            KeyCode::Down | KeyCode::Char('n' | 'j') => {
                let here = self.here();
                self.replay.seek(|event| event == Event::Leave(here));
            }
            KeyCode::Up | KeyCode::Char('u' | 'k') => {
                let parent = self.replay.tree().nodes[self.here()].parent.unwrap_or_default();
                self.replay.seek_back(|event| event == Event::Enter(parent));
            }
            KeyCode::Char('b' | 't') | KeyCode::Tab => {
                self.side = if self.side == SideView::Board { SideView::Tree } else { SideView::Board };
            }
            KeyCode::Char('g' | '/') => self.typed = Some(String::new()),
            KeyCode::Char('?') | KeyCode::F(1) => self.help = true,
            KeyCode::Char('q') => self.done = true,
            _ => self.remark = Some(texts.get("step-unknown-key")),
        }
    }

    /// Handles a key while the moves of a position are being typed.
    fn type_on(&mut self, code: KeyCode, texts: &Texts) {
        let Some(typed) = &mut self.typed else { return };
        match code {
            KeyCode::Char(letter) => typed.push(letter),
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Enter => {
                let typed = self.typed.take().unwrap_or_default();
                let path: Vec<&str> = typed.split_whitespace().collect();
                if !self.replay.seek_path(&path) {
                    self.remark = Some(say!(texts, "step-no-position", path = typed.trim()));
                }
            }
            KeyCode::Esc => self.typed = None,
            _ => {}
        }
    }

    fn complain_unless(&mut self, found: bool, key: &'static str, texts: &Texts) {
        if !found {
            self.remark = Some(texts.get(key));
        }
    }

    /// The innermost open node.
    fn here(&self) -> Id {
        self.replay.open().last().copied().unwrap_or_default()
    }
}
