//! The games that were kept.

use plyground_i18n::say;
use plyground_play::Table;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::preparing::draw_preparing;
use super::sheet::centred;
use super::{Analyse, Play, ReviewScreen};
use crate::context::Context;
use crate::kept::{Columns, KeptGame};
use crate::keybar::Key;
use crate::layout::is_yes;
use crate::list::{List, Picked};
use crate::party::Party;
use crate::screen::{Action, Click, Screen};
use crate::task::Task;

/// A list of them, the latest first.
pub struct Games {
    all: Vec<KeptGame>,
    looking: Option<Task<Vec<KeptGame>>>,
    list: List,
    /// Whether somebody is asked if a game is really to go.
    asks: bool,
}

/// So many games are listed.
const MOST: usize = 200;

impl Games {
    /// Whatever there is.
    pub fn new(cx: &Context) -> Self {
        let mut screen = Self { all: Vec::new(), looking: None, list: List::default(), asks: false };
        screen.look(cx);
        screen
    }

    /// Opens them on another thread: some games build tables when they are opened.
    fn look(&mut self, cx: &Context) {
        let store = cx.store.clone();
        let looking = Task::start(&cx.bell, move |desk| desk.tell(KeptGame::all(&store, MOST)));
        match looking.wait(cx.patience) {
            Some(found) => self.show(found),
            None => self.looking = Some(looking),
        }
    }

    fn show(&mut self, found: Vec<KeptGame>) {
        self.all = found;
        self.looking = None;
        self.list.set_count(self.all.len());
    }

    fn chosen(&self) -> Option<&KeptGame> {
        self.all.get(self.list.at())
    }

    /// Goes on with a game, or back over it once it is over.
    fn take(&self, cx: &Context) -> Action {
        self.chosen().map_or(Action::Stay, |game| continued(game, cx))
    }

    fn remove(&mut self, cx: &Context) -> Action {
        let Some(game) = self.chosen() else { return Action::Stay };
        match cx.store.remove_game(&game.name) {
            Ok(()) => {
                self.all.remove(self.list.at());
                self.list.set_count(self.all.len());
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

    fn work(&mut self, _cx: &mut Context) -> Action {
        if let Some(found) = self.looking.as_ref().and_then(|task| task.news().pop()) {
            self.show(found);
        }
        Action::Stay
    }

    fn is_typing(&self) -> bool {
        self.asks
    }

    fn resume(&mut self, cx: &mut Context) {
        self.look(cx);
    }
}

/// Goes on with a game that was kept, or back over it once it is over. Whatever it builds was built when it was listed.
pub(super) fn continued(kept: &KeptGame, cx: &Context) -> Action {
    let table = match Table::resume(&kept.saved, None) {
        Ok(table) => table,
        Err(why) => return Action::Say(cx.texts.tell(&why)),
    };
    let party = Party::resumed(table, &kept.name, cx);
    if party.table().ending().is_some() {
        return Action::Open(Box::new(ReviewScreen::new(&party, cx)));
    }
    Action::Open(Box::new(Play::new(party, cx)))
}
