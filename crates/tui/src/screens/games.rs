//! The saved games.

use plyground_i18n::say;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::form::centred;
use super::preparing::draw_preparing;
use super::{Analyse, Play, ReviewScreen};
use crate::context::Context;
use crate::job::BackgroundJob;
use crate::kept::{Columns, KeptGame};
use crate::keybar::KeyHint;
use crate::layout::is_yes;
use crate::list::{List, Picked};
use crate::running_game::RunningGame;
use crate::screen::{Action, Click, Screen};

/// The list of saved games, the latest first.
pub struct Games {
    all: Vec<KeptGame>,
    looking: Option<BackgroundJob<Vec<KeptGame>>>,
    list: List,
    /// The name of the game whose deletion has to be confirmed.
    asks: Option<String>,
}

/// The most games in the list.
const MOST: usize = 200;

impl Games {
    /// The list, loaded from the store.
    pub fn new(cx: &Context) -> Self {
        let mut screen = Self { all: Vec::new(), looking: None, list: List::default(), asks: None };
        screen.load(cx);
        screen
    }

    /// Loads the games on another thread, since some build tables when they are opened. An earlier load is discarded.
    fn load(&mut self, cx: &Context) {
        self.looking = None;
        let store = cx.store.clone();
        let looking = BackgroundJob::start(&cx.waker, move |job| job.tell(KeptGame::all(&store, MOST)));
        match looking.wait(cx.patience) {
            Some(found) => self.show(found),
            None => self.looking = Some(looking),
        }
    }

    /// Shows the loaded games. The selected game stays selected wherever it is now; a pending deletion of a game that
    /// is gone is dropped.
    fn show(&mut self, found: Vec<KeptGame>) {
        let place = self.chosen().and_then(|chosen| found.iter().position(|game| game.name == chosen.name));
        self.all = found;
        self.list.set_count(self.all.len());
        if let Some(place) = place {
            self.list.go_to(place);
        }
        self.asks = self.asks.take().filter(|name| self.all.iter().any(|game| game.name == *name));
    }

    fn chosen(&self) -> Option<&KeptGame> {
        self.all.get(self.list.at())
    }

    /// Continues a game, or opens the review of one that is over.
    fn take(&self, cx: &Context) -> Action {
        self.chosen().map_or(Action::Stay, |game| continued(&game.name, cx))
    }

    fn remove(&mut self, name: &str, cx: &Context) -> Action {
        match cx.store.remove_game(name) {
            Ok(()) => {
                self.all.retain(|game| game.name != name);
                self.list.set_count(self.all.len());
                if self.looking.is_some() {
                    // The running load may still contain the deleted game.
                    self.load(cx);
                }
                Action::Say(cx.texts.get("tui-games-removed"))
            }
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
        let whole = area;
        let area = centred(area);
        if self.all.is_empty() && self.looking.is_some() {
            draw_preparing(frame, whole, cx);
            return;
        }
        if self.all.is_empty() {
            let line = Line::styled(texts.get("tui-games-none"), palette.quiet);
            frame.buffer_mut().set_line(area.x, area.y, &line, area.width);
            return;
        }
        let rows: Vec<Columns> = self.all.iter().map(|game| game.columns(cx.now(), texts)).collect();
        let styles = [palette.quiet, palette.base, palette.base, palette.quiet, palette.base];
        let width = |column: usize| rows.iter().map(|row| Span::raw(&row[column]).width()).max().unwrap_or(0);
        let widths: [usize; 5] = std::array::from_fn(width);
        let lines: Vec<Line<'_>> = rows
            .iter()
            .map(|row| {
                let cells = row.iter().zip(widths).zip(styles);
                let spans = cells.map(|((cell, width), style)| {
                    let gap = " ".repeat(width - Span::raw(cell).width() + 2);
                    Span::styled(format!("{cell}{gap}"), style)
                });
                Line::from(spans.collect::<Vec<_>>())
            })
            .collect();
        self.list.draw(frame.buffer_mut(), area, &lines, palette);
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        let texts = &cx.texts;
        if self.asks.is_some() {
            return vec![
                KeyHint::new("y", KeyCode::Char('y'), texts.get("tui-key-remove")),
                KeyHint::new("n", KeyCode::Char('n'), texts.get("tui-key-keep")),
            ];
        }
        let is_over = self.chosen().is_some_and(|game| game.table.ending().is_some());
        let enter = if is_over { texts.get("tui-key-review") } else { texts.get("tui-key-continue") };
        vec![
            KeyHint::new("Enter", KeyCode::Enter, enter),
            KeyHint::group("↑↓", texts.get("tui-key-choose")),
            KeyHint::new("a", KeyCode::Char('a'), texts.get("tui-key-analyse")),
            KeyHint::new("d", KeyCode::Char('d'), texts.get("tui-key-remove")),
        ]
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        if let Some(name) = self.asks.take() {
            return if is_yes(key.code) { self.remove(&name, cx) } else { Action::Stay };
        }
        match (self.list.key(key.code), key.code) {
            (Picked::Taken(_), _) => self.take(cx),
            (Picked::Moved, _) => Action::Stay,
            (Picked::Unused, KeyCode::Char('a')) => match self.chosen().map(|game| read(&game.name, cx)) {
                Some(Ok(game)) => Action::Open(Box::new(Analyse::new(game.table.session().copy(), cx))),
                Some(Err(action)) => action,
                None => Action::Stay,
            },
            (Picked::Unused, KeyCode::Char('d') | KeyCode::Delete) if !self.all.is_empty() => {
                self.asks = self.chosen().map(|game| game.name.clone());
                Action::Say(cx.texts.get("tui-games-sure"))
            }
            (Picked::Unused, _) => Action::Unused,
        }
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        self.asks = None;
        match self.list.click(click) {
            Picked::Taken(_) => self.take(cx),
            Picked::Moved | Picked::Unused => Action::Stay,
        }
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        let Some(found) = self.looking.as_ref().and_then(|job| job.results().pop()) else {
            return Action::Stay;
        };
        self.looking = None;
        let asked = self.asks.is_some();
        self.show(found);
        if asked && self.asks.is_none() { Action::Say(cx.texts.get("tui-games-gone")) } else { Action::Stay }
    }

    fn is_typing(&self) -> bool {
        self.asks.is_some()
    }

    fn resume(&mut self, cx: &mut Context) {
        self.load(cx);
    }
}

/// Continues a saved game, or opens the review of one that is over. Its tables were built when it was listed.
pub(super) fn continued(name: &str, cx: &Context) -> Action {
    let KeptGame { table, .. } = match read(name, cx) {
        Ok(kept) => kept,
        Err(action) => return action,
    };
    let game = RunningGame::resumed(table, name, cx);
    if game.table().ending().is_some() {
        return Action::Open(Box::new(ReviewScreen::new(&game, cx)));
    }
    Action::Open(Box::new(Play::new(game, cx)))
}

/// Reads a game from its file: the list may be older, and continuing from an older state would lose moves.
fn read(name: &str, cx: &Context) -> Result<KeptGame, Action> {
    KeptGame::named(&cx.store, name).ok_or_else(|| Action::Say(cx.texts.get("tui-games-gone")))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use plyground_play::{GameSetup, PlayedGame, Saved};
    use ratatui::crossterm::event::KeyModifiers;

    use super::*;
    use crate::store::Store;
    use crate::{App, Environment};

    #[test]
    fn a_game_that_was_removed_does_not_come_back_with_an_earlier_look() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let text = Saved::new(&PlayedGame::new(&GameSetup::new("tic-tac-toe")).unwrap(), None).to_text();
        store.keep_new_game("mnk", SystemTime::UNIX_EPOCH, &text).unwrap();
        let mut app = App::new(Environment::for_tests(store.clone(), Duration::from_secs(600)));
        let cx = app.context();
        let mut games = Games::new(cx);
        let earlier = KeptGame::all(&store, MOST);
        assert_eq!((games.all.len(), earlier.len()), (1, 1));
        games.looking = Some(BackgroundJob::start(&cx.waker, move |job| job.tell(earlier)));
        cx.patience = Duration::ZERO;
        for letter in ['d', 'y'] {
            games.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE), cx);
        }
        while games.looking.is_some() {
            games.work(cx);
            std::thread::yield_now();
        }
        assert!(games.all.is_empty());
    }
}
