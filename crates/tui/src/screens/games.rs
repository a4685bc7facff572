//! The games that were kept.

use plyground_i18n::say;
use plyground_play::{Saved, Table};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::play::game_name;
use super::sheet::centred;
use super::{Analyse, Play, ReviewScreen};
use crate::context::Context;
use crate::keybar::Key;
use crate::layout::is_yes;
use crate::list::{List, Picked};
use crate::party::Party;
use crate::screen::{Action, Click, Screen};

/// A list of them, the latest first.
pub struct Games {
    all: Vec<Game>,
    list: List,
    /// Whether somebody is asked if a game is really to go.
    asks: bool,
}

struct Game {
    name: String,
    saved: Saved,
    table: Table,
}

/// So many games are listed.
const MOST: usize = 200;

impl Games {
    /// Whatever there is.
    pub fn new(cx: &Context) -> Self {
        let mut screen = Self { all: Vec::new(), list: List::default(), asks: false };
        screen.look(cx);
        screen
    }

    fn look(&mut self, cx: &Context) {
        let game = |kept: crate::store::Kept| {
            let saved = Saved::from_text(&kept.text).ok()?;
            let table = Table::resume(&saved, None).ok()?;
            Some(Game { name: kept.name, saved, table })
        };
        self.all = cx.store.games(MOST).into_iter().filter_map(game).collect();
        self.list.set_count(self.all.len());
    }

    fn chosen(&self) -> Option<&Game> {
        self.all.get(self.list.at())
    }

    /// Goes on with a game, or back over it once it is over.
    fn take(&self, cx: &Context) -> Action {
        let Some(game) = self.chosen() else { return Action::Stay };
        match Party::resume(&game.saved, &game.name, cx) {
            Ok(party) if party.table().ending().is_some() => {
                let review = ReviewScreen::new(party.session().copy(), party.setup(), cx);
                Action::Open(Box::new(review))
            }
            Ok(party) => Action::Open(Box::new(Play::new(party, cx))),
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    fn remove(&mut self, cx: &Context) -> Action {
        let Some(game) = self.chosen() else { return Action::Stay };
        let removed = cx.store.remove_game(&game.name);
        self.look(cx);
        match removed {
            Ok(()) => Action::Say(cx.texts.get("tui-games-removed")),
            Err(error) => Action::Say(say!(cx.texts, "tui-not-removed", why = error.to_string())),
        }
    }
}

impl Screen for Games {
    fn title(&self, cx: &Context) -> String {
        cx.texts.get("tui-home-games")
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let (texts, palette) = (&cx.texts, &cx.palette);
        let area = centred(area);
        if self.all.is_empty() {
            let line = Line::styled(texts.get("tui-games-none"), palette.quiet);
            frame.buffer_mut().set_line(area.x, area.y, &line, area.width);
            return;
        }
        let lines: Vec<Line<'_>> = self
            .all
            .iter()
            .map(|game| {
                let session = game.table.session();
                let state = match game.table.ending() {
                    Some(ending) => ending.words(session, texts),
                    None => texts.get("tui-games-open"),
                };
                let name = game_name(&session.game(), texts);
                let moves = say!(texts, "tui-games-moves", count = session.history().len());
                Line::from(vec![
                    Span::styled(name, palette.base),
                    Span::styled(format!("  {moves}  "), palette.quiet),
                    Span::styled(state, palette.base),
                ])
            })
            .collect();
        self.list.draw(frame.buffer_mut(), area, &lines, palette);
    }

    fn keys(&self, cx: &Context) -> Vec<Key> {
        let texts = &cx.texts;
        if self.asks {
            return vec![
                Key::new("y", KeyCode::Char('y'), texts.get("tui-key-remove")),
                Key::new("n", KeyCode::Char('n'), texts.get("tui-key-keep")),
            ];
        }
        let is_over = self.chosen().is_some_and(|game| game.table.ending().is_some());
        let enter = if is_over { texts.get("tui-key-review") } else { texts.get("tui-key-continue") };
        vec![
            Key::new("Enter", KeyCode::Enter, enter),
            Key::group("↑↓", texts.get("tui-key-choose")),
            Key::new("a", KeyCode::Char('a'), texts.get("tui-key-analyse")),
            Key::new("d", KeyCode::Char('d'), texts.get("tui-key-remove")),
        ]
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        if self.asks {
            self.asks = false;
            return if is_yes(key.code) { self.remove(cx) } else { Action::Stay };
        }
        match (self.list.key(key.code), key.code) {
            (Picked::Taken(_), _) => self.take(cx),
            (Picked::Moved, _) => Action::Stay,
            (Picked::Unused, KeyCode::Char('a')) => match self.chosen() {
                Some(game) => Action::Open(Box::new(Analyse::new(game.table.session().copy(), cx))),
                None => Action::Stay,
            },
            (Picked::Unused, KeyCode::Char('d') | KeyCode::Delete) if !self.all.is_empty() => {
                self.asks = true;
                Action::Say(cx.texts.get("tui-games-sure"))
            }
            (Picked::Unused, _) => Action::Unused,
        }
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        match self.list.click(click) {
            Picked::Taken(_) => self.take(cx),
            Picked::Moved | Picked::Unused => Action::Stay,
        }
    }

    fn is_typing(&self) -> bool {
        self.asks
    }

    fn resume(&mut self, cx: &mut Context) {
        self.look(cx);
    }
}
