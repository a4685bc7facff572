//! Walking through a search: the board or the tree, what is open, and a sentence for the event at hand.

mod lines;
mod view;

use std::io;

use plyground_draw::tree::{Event, Id};
use plyground_i18n::{Texts, say};
use plyground_lab::walk::Walk;
use plyground_registry::Session;
use ratatui::crossterm::event::{self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// Shows the screen until somebody leaves it. The terminal is put back as it was, after a panic too.
pub fn run(screen: &mut Screen, texts: &Texts) -> io::Result<()> {
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

/// What is shown beside the list of open nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The board of the position.
    Board,
    /// The tree as far as it is known.
    Tree,
}

/// The screen and where its reader stands.
pub struct Screen {
    walk: Walk,
    /// The game, where it is known; it stands where the search began.
    session: Option<Box<dyn Session>>,
    side: Side,
    /// How many levels of the tree are unfolded; the open nodes are as well.
    levels: usize,
    /// How many visits lie below each.
    sizes: Vec<u64>,
    /// How many lines further the reader looks than where the search is.
    scrolled: isize,
    /// What is typed to get to a position.
    typed: Option<String>,
    /// A remark about the last key.
    remark: Option<String>,
    help: bool,
    done: bool,
}

impl Screen {
    /// Stands at the beginning.
    pub fn new(walk: Walk, session: Option<Box<dyn Session>>) -> Self {
        // A tree that is its own game has no board to look at.
        let has_board = session.as_ref().is_some_and(|session| session.grid().is_some());
        let side = if has_board { Side::Board } else { Side::Tree };
        let levels = lines::usual_levels(walk.tree());
        let sizes = lines::sizes(walk.tree());
        Self {
            walk,
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

    /// Whether the moves that lead to a position are typed just now.
    pub fn is_typing(&self) -> bool {
        self.typed.is_some()
    }

    /// Whether the reader has left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Does what a key asks for.
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

    /// Looks further down the tree by so many lines; up by a negative number. The next step comes back.
    pub fn scroll(&mut self, lines: isize) {
        let rows = self.rows();
        let here = self.place_of_here(&rows);
        let place = here.saturating_add_signed(self.scrolled + lines).min(rows.len().saturating_sub(1));
        self.scrolled = place as isize - here as isize;
    }

    /// Unfolds so many more levels of the tree; folds them by a negative number.
    fn unfold(&mut self, levels: isize) {
        let deepest = lines::deepest(self.walk.tree());
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
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.walk.go(1),
            KeyCode::Left | KeyCode::Char('h') => self.walk.go(-1),
            KeyCode::PageDown => self.walk.go(20),
            KeyCode::PageUp => self.walk.go(-20),
            KeyCode::Home => self.walk.go_to(0),
            KeyCode::End => self.walk.go_to(usize::MAX),
            KeyCode::Char('c') => {
                let found = self.walk.seek(|event| matches!(event, Event::Cut(_)));
                self.complain_unless(found, "step-no-cut", texts);
            }
            KeyCode::Char('C') => {
                let found = self.walk.seek_back(|event| matches!(event, Event::Cut(_)));
                self.complain_unless(found, "step-no-cut", texts);
            }
            KeyCode::Char('r') => {
                let found = self.walk.seek(|event| matches!(event, Event::Research(_)));
                self.complain_unless(found, "step-no-research", texts);
            }
            KeyCode::Down | KeyCode::Char('n' | 'j') => {
                let here = self.here();
                self.walk.seek(|event| event == Event::Leave(here));
            }
            KeyCode::Up | KeyCode::Char('u' | 'k') => {
                let parent = self.walk.tree().nodes[self.here()].parent.unwrap_or_default();
                self.walk.seek_back(|event| event == Event::Enter(parent));
            }
            KeyCode::Char('b' | 't') | KeyCode::Tab => {
                self.side = if self.side == Side::Board { Side::Tree } else { Side::Board };
            }
            KeyCode::Char('g' | '/') => self.typed = Some(String::new()),
            KeyCode::Char('?') | KeyCode::F(1) => self.help = true,
            KeyCode::Char('q') => self.done = true,
            _ => self.remark = Some(texts.get("step-unknown-key")),
        }
    }

    /// Takes a letter of the moves that lead to a position.
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
                if !self.walk.seek_path(&path) {
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
        self.walk.open().last().copied().unwrap_or_default()
    }
}
