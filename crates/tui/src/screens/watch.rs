//! A game between two programs.

use std::time::Duration;

use plyground_i18n::{Argument, say};
use plyground_play::PlayedGame;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::play::TICK;
use super::{Analyse, ReviewScreen};
use crate::context::Context;
use crate::forms::notice;
use crate::keybar::KeyHint;
use crate::pane::{Pane, overlay};
use crate::panel::{self, game_name, wrap};
use crate::running_game::RunningGame;
use crate::screen::{Action, Screen};

/// The game, and its pace.
pub struct Watch {
    game: RunningGame,
    pane: Pane,
    /// An index into [`PAUSES`].
    speed: usize,
    is_paused: bool,
    /// When the last move was made.
    moved: Duration,
}

/// Tenths of a second between two moves, the slowest first.
const PAUSES: [u64; 6] = [50, 20, 10, 5, 2, 0];

impl Watch {
    /// Starts the search of the first program.
    pub fn new(mut game: RunningGame, cx: &Context) -> Self {
        game.ask(cx);
        Self { game, pane: Pane::default(), speed: 2, is_paused: false, moved: cx.time() }
    }

    fn pause(&self) -> Duration {
        Duration::from_millis(PAUSES[self.speed] * 100)
    }

    /// Starts the search of the next program, once the pause is over.
    fn go_on(&mut self, cx: &Context) {
        let is_time = cx.time().saturating_sub(self.moved) >= self.pause();
        if !self.is_paused && is_time {
            self.game.ask(cx);
        }
    }

    /// All the text beside the board.
    fn lines(&self, width: u16, height: u16, cx: &Context) -> Vec<Line<'static>> {
        let (texts, palette, table) = (&cx.texts, &cx.palette, self.game.table());
        let mut lines = panel::seats(table, width, cx);
        lines.push(Line::default());
        let state = if let Some(ending) = table.ending() {
            ending.words(table.session(), texts)
        } else if self.is_paused && self.game.thinks_since().is_none() {
            texts.get("tui-watch-paused")
        } else if let Some(since) = self.game.thinks_since() {
            say!(texts, "tui-thinks", time = panel::seconds(cx.time().saturating_sub(since), texts))
        } else {
            texts.get("tui-watch-goes")
        };
        lines.extend(wrap(&state, width).into_iter().map(|line| Line::styled(line, palette.title)));
        if let Some(evaluation) = self.game.evaluation() {
            let said = panel::evaluation(evaluation, table.session(), texts);
            lines.extend(wrap(&said, width).into_iter().map(|line| Line::styled(line, palette.base)));
        }
        let pause = Argument::decimal(self.pause().as_secs_f64(), 1);
        let speed = texts.fill("tui-watch-speed", &[("pause", pause)]);
        lines.push(Line::styled(speed, palette.quiet));
        lines.push(Line::default());
        let rows = height.saturating_sub(lines.len() as u16);
        let moves = panel::moves(table.session().history(), width, rows);
        lines.extend(moves.into_iter().map(|line| Line::styled(line, palette.quiet)));
        lines
    }
}

impl Screen for Watch {
    fn title(&self, cx: &Context) -> String {
        say!(cx.texts, "tui-watch-title", game = game_name(&self.game.session().game(), &cx.texts))
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let (board, beside) = panel::split(area);
        let overlay = overlay(self.game.session());
        self.pane.draw(frame, board, self.game.session(), &overlay, cx);
        let lines = self.lines(beside.width, beside.height, cx);
        panel::draw_lines(frame.buffer_mut(), beside, lines);
    }

    fn greeting(&self, cx: &Context) -> Option<String> {
        notice(self.game.session(), &cx.texts)
    }

    fn about(&self, cx: &Context) -> Vec<String> {
        panel::rules(self.game.session(), &cx.texts)
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        let texts = &cx.texts;
        let mut keys = Vec::new();
        if self.game.table().ending().is_some() {
            keys.push(KeyHint::new("n", KeyCode::Char('n'), texts.get("tui-key-new")));
            keys.push(KeyHint::new("v", KeyCode::Char('v'), texts.get("tui-key-review")));
        } else {
            let what = if self.is_paused { texts.get("tui-key-go-on") } else { texts.get("tui-key-pause") };
            keys.push(KeyHint::new("Space", KeyCode::Char(' '), what));
            keys.push(KeyHint::new("→", KeyCode::Right, texts.get("tui-key-one-move")));
            keys.push(KeyHint::new("+", KeyCode::Char('+'), texts.get("tui-key-faster")));
            keys.push(KeyHint::new("-", KeyCode::Char('-'), texts.get("tui-key-slower")));
            keys.push(KeyHint::new("s", KeyCode::Char('s'), texts.get("tui-key-stop")));
        }
        keys.push(KeyHint::new("u", KeyCode::Char('u'), texts.get("tui-key-undo")));
        keys.push(KeyHint::new("a", KeyCode::Char('a'), texts.get("tui-key-analyse")));
        keys
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        let is_over = self.game.table().ending().is_some();
        match key.code {
            KeyCode::Char(' ' | 'p') if !is_over => {
                self.is_paused = !self.is_paused;
                self.go_on(cx);
            }
            KeyCode::Right | KeyCode::Char('l') if !is_over => {
                self.is_paused = true;
                self.game.ask(cx);
            }
            KeyCode::Char('+' | '=') => self.speed = (self.speed + 1).min(PAUSES.len() - 1),
            KeyCode::Char('-') => self.speed = self.speed.saturating_sub(1),
            KeyCode::Char('s') => self.game.stop_search(),
            KeyCode::Char('u') | KeyCode::Left => {
                self.is_paused = true;
                if let Err(why) = self.game.take_back(cx) {
                    return Action::Say(cx.texts.tell(&why));
                }
            }
            KeyCode::Char('n') if is_over => {
                let mut setup = self.game.setup();
                setup.seed = cx.dice.below(1 << 30) as u64;
                return match PlayedGame::new(&setup) {
                    Ok(table) => {
                        let game = RunningGame::new(table, cx).without_file();
                        Action::Replace(Box::new(Self::new(game, cx)))
                    }
                    Err(why) => Action::Say(cx.texts.tell(&why)),
                };
            }
            KeyCode::Char('v') if is_over => {
                let review = ReviewScreen::new(&self.game, cx);
                return Action::Open(Box::new(review));
            }
            KeyCode::Char('a') => {
                self.is_paused = true;
                return Action::Open(Box::new(Analyse::new(self.game.session().copy(), cx)));
            }
            _ => return Action::Unused,
        }
        Action::Stay
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        match self.game.work(cx) {
            Ok(true) => {
                self.moved = cx.time();
                self.go_on(cx);
                Action::Stay
            }
            Ok(false) => Action::Stay,
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    fn tick(&mut self, cx: &mut Context) -> Action {
        self.go_on(cx);
        Action::Stay
    }

    fn tick_interval(&self) -> Option<Duration> {
        let is_over = self.game.table().ending().is_some();
        (!is_over && (!self.is_paused || self.game.thinks_since().is_some())).then_some(TICK)
    }
}
