//! The home screen.

use plyground_i18n::say;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::games::continued;
use super::{FormScreen, Games};
use crate::context::Context;
use crate::forms::{LabForm, LearnForm, Purpose, SettingsForm, SetupForm};
use crate::job::BackgroundJob;
use crate::kept::KeptGame;
use crate::keybar::KeyHint;
use crate::list::{List, Picked};
use crate::screen::{Action, Click, Screen};

/// The main menu.
pub struct Home {
    list: List,
    /// The latest game that is not over.
    open: Option<KeptGame>,
    looking: Option<BackgroundJob<Option<KeptGame>>>,
    /// Whether a key was pressed here.
    is_touched: bool,
}

/// A menu item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MenuItem {
    Continue,
    Play,
    Watch,
    Analyse,
    Lab,
    Learn,
    Games,
    Settings,
    Quit,
}

const ITEMS: [MenuItem; 9] = [
    MenuItem::Continue,
    MenuItem::Play,
    MenuItem::Watch,
    MenuItem::Analyse,
    MenuItem::Lab,
    MenuItem::Learn,
    MenuItem::Games,
    MenuItem::Settings,
    MenuItem::Quit,
];

/// How many of the latest games are searched for one to continue.
const RECENT: usize = 20;

impl Home {
    /// The menu; it looks for a game to continue.
    pub fn new(cx: &Context) -> Self {
        let mut home = Self { list: List::default(), open: None, looking: None, is_touched: false };
        home.load(cx);
        home
    }

    /// Looks for it on another thread, since a game may build tables when it is opened. An earlier result is discarded.
    fn load(&mut self, cx: &Context) {
        self.looking = None;
        let store = cx.store.clone();
        let looking =
            BackgroundJob::start(&cx.waker, move |job| job.tell(KeptGame::latest_open(&store, RECENT)));
        match looking.wait(cx.patience) {
            Some(found) => self.offer(found),
            None => self.looking = Some(looking),
        }
    }

    /// Puts a game to continue at the top of the menu. The selected item stays selected, if a key was pressed already.
    fn offer(&mut self, found: Option<KeptGame>) {
        let had = self.open.is_some();
        self.open = found;
        match (had, self.open.is_some()) {
            (false, true) if self.is_touched => {
                self.list.set_count(self.items().len());
                self.list.go_to(self.list.at() + 1);
            }
            (true, false) => self.list.go_to(self.list.at().saturating_sub(1)),
            _ => {}
        }
    }

    fn items(&self) -> Vec<MenuItem> {
        ITEMS.into_iter().filter(|&item| item != MenuItem::Continue || self.open.is_some()).collect()
    }

    /// The name of an item, and a line about it.
    fn words(&self, item: MenuItem, cx: &Context) -> (String, String) {
        let texts = &cx.texts;
        match item {
            MenuItem::Continue => (texts.get("tui-home-continue"), self.open_game(cx)),
            MenuItem::Play => (texts.get("tui-home-play"), texts.get("tui-home-play-line")),
            MenuItem::Watch => (texts.get("tui-home-watch"), texts.get("tui-home-watch-line")),
            MenuItem::Analyse => (texts.get("tui-home-analyse"), texts.get("tui-home-analyse-line")),
            MenuItem::Lab => (texts.get("tui-home-lab"), texts.get("tui-home-lab-line")),
            MenuItem::Learn => (texts.get("tui-home-learn"), texts.get("tui-home-learn-line")),
            MenuItem::Games => (texts.get("tui-home-games"), texts.get("tui-home-games-line")),
            MenuItem::Settings => (texts.get("tui-home-settings"), texts.get("tui-home-settings-line")),
            MenuItem::Quit => (texts.get("tui-home-quit"), String::new()),
        }
    }

    fn open_game(&self, cx: &Context) -> String {
        let Some(kept) = &self.open else { return String::new() };
        let [_, game, opponent, ..] = kept.columns(cx.now(), &cx.texts);
        let count = kept.saved.moves.len();
        say!(cx.texts, "tui-home-continue-line", game = game, opponent = opponent, count = count)
    }

    fn take(&mut self, item: MenuItem, cx: &mut Context) -> Action {
        match item {
            MenuItem::Continue => self.open.as_ref().map_or(Action::Stay, |kept| continued(&kept.name, cx)),
            MenuItem::Play => set_up(Purpose::Play, cx),
            MenuItem::Watch => set_up(Purpose::Watch, cx),
            MenuItem::Analyse => set_up(Purpose::Analyse, cx),
            MenuItem::Lab => Action::Open(Box::new(FormScreen::new(LabForm, cx))),
            MenuItem::Learn => Action::Open(Box::new(FormScreen::new(LearnForm, cx))),
            MenuItem::Games => Action::Open(Box::new(Games::new(cx))),
            MenuItem::Settings => {
                let definition = SettingsForm::new(*cx.settings());
                Action::Open(Box::new(FormScreen::new(definition, cx)))
            }
            MenuItem::Quit => Action::Quit,
        }
    }
}

impl Screen for Home {
    fn title(&self, cx: &Context) -> String {
        cx.texts.get("tui-home-title")
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let palette = &cx.palette;
        let buffer = frame.buffer_mut();
        let x = area.x + area.width.saturating_sub(72) / 2;
        let width = area.width.min(72);
        let mut y = area.y + (area.height.saturating_sub(16)) / 3;
        let board = ["┌─X─┬─┐", "├─O─X─┤", "└─┴─┴─O"];
        let words =
            [(cx.texts.get("tui-home-name"), palette.title), (cx.texts.get("tui-home-about"), palette.quiet)];
        for (row, line) in board.iter().enumerate() {
            let style = |sign: char| match sign {
                'X' => palette.sides[0],
                'O' => palette.sides[1],
                _ => palette.lines,
            };
            let mut spans: Vec<Span<'_>> =
                line.chars().map(|sign| Span::styled(sign.to_string(), style(sign))).collect();
            if let Some((text, style)) = words.get(row) {
                spans.push(Span::styled(format!("   {text}"), *style));
            }
            buffer.set_line(x, y, &Line::from(spans), width);
            y += 1;
        }
        y += 1;
        let words: Vec<(String, String)> =
            self.items().into_iter().map(|item| self.words(item, cx)).collect();
        let widest = words.iter().map(|(name, _)| Span::raw(name).width()).max().unwrap_or(0);
        let lines: Vec<Line<'_>> = words
            .into_iter()
            .map(|(name, about)| {
                let gap = " ".repeat(widest + 2 - Span::raw(&name).width());
                Line::from(vec![
                    Span::styled(name, palette.base),
                    Span::styled(gap, palette.base),
                    Span::styled(about, palette.quiet),
                ])
            })
            .collect();
        let list = Rect::new(x, y, width, area.bottom().saturating_sub(y));
        self.list.draw(buffer, list, &lines, palette);
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        vec![
            KeyHint::group("↑↓", cx.texts.get("tui-key-choose")),
            KeyHint::new("Enter", KeyCode::Enter, cx.texts.get("tui-key-open")),
        ]
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        let items = self.items();
        self.is_touched = true;
        self.list.set_count(items.len());
        match self.list.key(key.code) {
            Picked::Taken(place) => self.take(items[place], cx),
            Picked::Moved => Action::Stay,
            Picked::Unused => Action::Unused,
        }
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        match self.list.click(click) {
            Picked::Taken(place) => self.take(self.items()[place], cx),
            Picked::Moved | Picked::Unused => Action::Stay,
        }
    }

    fn work(&mut self, _cx: &mut Context) -> Action {
        if let Some(found) = self.looking.as_ref().and_then(|job| job.results().pop()) {
            self.looking = None;
            self.offer(found);
        }
        Action::Stay
    }

    fn resume(&mut self, cx: &mut Context) {
        self.load(cx);
    }
}

fn set_up(purpose: Purpose, cx: &Context) -> Action {
    Action::Open(Box::new(FormScreen::new(SetupForm::new(purpose), cx)))
}
