//! A game that a person plays.

use std::time::Duration;

use plyground_i18n::{Texts, say};
use plyground_play::{Hint, PlayedGame, hint};
use plyground_registry::{Limits, Message, Player};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::{Analyse, ReviewScreen};
use crate::board::Overlay;
use crate::context::Context;
use crate::forms::notice;
use crate::job::BackgroundJob;
use crate::keybar::KeyHint;
use crate::layout::is_yes;
use crate::pane::{ASIDE, Pane, Pointed, aside, aside_key, last_cell, overlay};
use crate::panel::{self, game_name, wrap};
use crate::running_game::RunningGame;
use crate::screen::{Action, Click, Screen};
use crate::typing::{Typed, Typing};

/// The game, and its controls.
pub struct Play {
    game: RunningGame,
    pane: Pane,
    typing: Typing,
    hint: Option<Hint>,
    hinting: Option<BackgroundJob<Option<Hint>>>,
    /// Whether a resignation has to be confirmed.
    asks: bool,
}

/// The limits of a hint: time, and positions.
const HINT_TIME: Duration = Duration::from_secs(2);
const HINT_NODES: u64 = 3_000_000;
/// How often clocks and waiting times are redrawn.
pub(super) const TICK: Duration = Duration::from_millis(100);

impl Play {
    /// Opens the game; if a program moves first, its search starts.
    pub fn new(mut game: RunningGame, cx: &Context) -> Self {
        // A game that starts with moves, such as one tried again from a review, is saved at once.
        game.save(cx);
        game.ask(cx);
        let mut pane = Pane::default();
        pane.point(last_cell(game.session()));
        Self { game, pane, typing: Typing::default(), hint: None, hinting: None, asks: false }
    }

    fn is_persons_turn(&self) -> bool {
        let table = self.game.table();
        table.ending().is_none() && table.is_person(table.session().to_move())
    }

    /// Plays a move, and starts the program's search.
    fn play(&mut self, movement: Result<String, Message>, cx: &Context) -> Action {
        if self.game.table().ending().is_some() {
            return Action::Say(cx.texts.get("tui-play-over"));
        }
        if !self.is_persons_turn() {
            return Action::Say(cx.texts.get("tui-play-wait"));
        }
        match movement.and_then(|text| self.game.play(&text, cx)) {
            Ok(_) => self.moved(cx),
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    /// Enters the cell under the cursor, and plays the move once it is complete.
    fn point(&mut self, cx: &Context) -> Action {
        if !self.is_persons_turn() {
            return self.play(Err(self.game.session().move_help()), cx);
        }
        match self.pane.take(self.game.session()).transpose() {
            Some(movement) => self.play(movement, cx),
            None => Action::Stay,
        }
    }

    /// Updates the screen after the position has changed.
    fn moved(&mut self, cx: &Context) -> Action {
        (self.hint, self.hinting, self.asks) = (None, None, false);
        self.game.ask(cx);
        self.game.unsaved().map_or(Action::Stay, |why| Action::Say(why.to_owned()))
    }

    fn ask_hint(&mut self, cx: &Context) -> Action {
        if !self.is_persons_turn() {
            return Action::Say(cx.texts.get("tui-play-wait"));
        }
        let (session, language) = (self.game.session().copy(), cx.texts.language());
        let (clock, since) = (cx.clock(), cx.time());
        self.hinting = Some(BackgroundJob::start(&cx.waker, move |job| {
            let is_over = || clock().saturating_sub(since) >= HINT_TIME;
            let limits =
                Limits { nodes: Some(HINT_NODES), deadline: Some(&is_over), cancel: Some(job.cancel()) };
            job.tell(hint(&*session, limits, &Texts::new(language)));
        }));
        Action::Stay
    }

    fn stop(&mut self, cx: &Context) -> Action {
        if let Some(job) = &self.hinting {
            job.stop();
            return Action::Stay;
        }
        if self.game.thinks_since().is_none() {
            return Action::Say(cx.texts.get("tui-nothing-to-stop"));
        }
        self.game.stop_search();
        Action::Stay
    }

    fn command(&mut self, code: KeyCode, cx: &mut Context) -> Action {
        let is_over = self.game.table().ending().is_some();
        match code {
            KeyCode::Char('u') => match self.game.take_back(cx) {
                Ok(_) => self.moved(cx),
                Err(why) => {
                    self.game.ask(cx);
                    Action::Say(cx.texts.tell(&why))
                }
            },
            KeyCode::Char('r') => match self.game.redo(cx) {
                Ok(_) => self.moved(cx),
                Err(why) => Action::Say(cx.texts.tell(&why)),
            },
            ASIDE if !is_over => match aside(self.game.session()) {
                Some(movement) => self.play(Ok(movement), cx),
                None => Action::Unused,
            },
            KeyCode::Char('i') if !is_over => self.ask_hint(cx),
            KeyCode::Char('s') if !is_over => self.stop(cx),
            KeyCode::Char('x') if !is_over => {
                self.asks = true;
                Action::Stay
            }
            KeyCode::Char('n') if is_over => match PlayedGame::new(&self.game.setup()) {
                Ok(table) => Action::Replace(Box::new(Self::new(RunningGame::new(table, cx), cx))),
                Err(why) => Action::Say(cx.texts.tell(&why)),
            },
            KeyCode::Char('v') if is_over => Action::Open(Box::new(ReviewScreen::new(&self.game, cx))),
            KeyCode::Char('a') => Action::Open(Box::new(Analyse::new(self.game.session().copy(), cx))),
            _ => Action::Unused,
        }
    }

    /// The side that resigns: the person to move, or the one who waits for a program.
    fn resign(&mut self, cx: &Context) {
        let table = self.game.table();
        let mover = table.session().to_move();
        let loser = if table.is_person(mover) { mover } else { mover.other() };
        self.game.resign(loser, cx);
        (self.hint, self.hinting) = (None, None);
    }

    fn overlay(&self) -> Overlay {
        let session = self.game.session();
        let shown = if self.is_persons_turn() { self.pane.overlay(session) } else { overlay(session) };
        Overlay { hint: self.hint.as_ref().and_then(|hint| hint.cell), ..shown }
    }

    /// The state of the game, in a sentence or two.
    fn words(&self, cx: &Context) -> Vec<(String, Style)> {
        let (texts, palette) = (&cx.texts, &cx.palette);
        let table = self.game.table();
        let mut words = Vec::new();
        if let Some(ending) = table.ending() {
            words.push((ending.words(table.session(), texts), palette.title));
        } else if let Some(since) = self.game.thinks_since() {
            let time = panel::seconds(cx.time().saturating_sub(since), texts);
            words.push((say!(texts, "tui-thinks", time = time), palette.base));
        } else {
            let side = table.session().side_name(table.session().to_move());
            let both = Player::BOTH.into_iter().all(|player| table.is_person(player));
            let turn = if both {
                say!(texts, "tui-turn", side = side)
            } else {
                say!(texts, "tui-your-turn", side = side)
            };
            words.push((turn, palette.base));
            if table.session().legal_moves() == ["pass"] {
                words.push((texts.get("tui-pass-only"), palette.base));
            }
        }
        if self.asks {
            words.push((texts.get("tui-resign-sure"), palette.bad));
        }
        if let Some(line) = self.typing.line() {
            words.push((say!(texts, "tui-typed", typed = line), palette.title));
        }
        if self.hinting.is_some() {
            words.push((texts.get("tui-hint-wait"), palette.quiet));
        }
        if let Some(hint) = &self.hint {
            words.push((
                say!(
                    texts,
                    "tui-hint",
                    move = &hint.movement,
                    side = table.session().side_name(table.session().to_move()),
                    worth = hint.worth_words(texts)
                ),
                palette.hint,
            ));
            words.extend(hint.reasons.iter().map(|reason| (format!("• {reason}"), palette.base)));
        }
        let session = table.session();
        let pointed = self.pane.cursor(session).filter(|_| self.is_persons_turn());
        if let Some((_, why)) = session.forbidden().into_iter().find(|&(cell, _)| Some(cell) == pointed) {
            words.push((texts.tell(&why), palette.forbidden));
        }
        if let Some(evaluation) = self.game.evaluation() {
            words.push((panel::evaluation(evaluation, session, texts), palette.quiet));
        }
        words
    }
}

impl Screen for Play {
    fn title(&self, cx: &Context) -> String {
        let game = game_name(self.game.session().game().as_str(), &cx.texts);
        say!(cx.texts, "tui-play-title", game = game)
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let (board, beside) = panel::split(area);
        let overlay = self.overlay();
        self.pane.draw(frame, board, self.game.session(), &overlay, cx);
        let mut lines = panel::seats(self.game.table(), beside.width, cx);
        lines.push(Line::default());
        for (text, style) in self.words(cx) {
            lines.extend(wrap(&text, beside.width).into_iter().map(|line| Line::styled(line, style)));
        }
        lines.push(Line::default());
        let rows = beside.height.saturating_sub(lines.len() as u16);
        let moves = panel::moves(self.game.session().history(), beside.width, rows);
        lines.extend(moves.into_iter().map(|line| Line::styled(line, cx.palette.quiet)));
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
        let table = self.game.table();
        if self.asks {
            return vec![
                KeyHint::new("y", KeyCode::Char('y'), texts.get("tui-key-resign")),
                KeyHint::new("n", KeyCode::Char('n'), texts.get("tui-key-play-on")),
            ];
        }
        if self.typing.is_going() {
            return vec![
                KeyHint::new("Enter", KeyCode::Enter, texts.get("tui-key-play-it")),
                KeyHint::new("Esc", KeyCode::Esc, texts.get("tui-key-give-up")),
            ];
        }
        let mut keys = Vec::new();
        let undo = KeyHint::new("u", KeyCode::Char('u'), texts.get("tui-key-undo"));
        let redo = table.can_redo().then(|| KeyHint::new("r", KeyCode::Char('r'), texts.get("tui-key-redo")));
        let analyse = KeyHint::new("a", KeyCode::Char('a'), texts.get("tui-key-analyse"));
        if table.ending().is_some() {
            keys.push(KeyHint::new("n", KeyCode::Char('n'), texts.get("tui-key-new")));
            keys.push(KeyHint::new("v", KeyCode::Char('v'), texts.get("tui-key-review")));
            keys.extend([undo, analyse]);
            keys.extend(redo);
            return keys;
        }
        if self.is_persons_turn() {
            keys.push(KeyHint::group("←↓↑→", texts.get("tui-key-move")));
            keys.push(KeyHint::new("Enter", KeyCode::Enter, texts.get("tui-key-play-it")));
            if self.pane.is_going(table.session()) {
                keys.push(KeyHint::new("Esc", KeyCode::Esc, texts.get("tui-key-give-up")));
            }
            keys.extend(aside_key(table.session(), texts));
            keys.push(KeyHint::new("i", KeyCode::Char('i'), texts.get("tui-key-hint")));
            keys.push(KeyHint::new(":", KeyCode::Char(':'), texts.get("tui-key-type")));
        }
        if self.game.thinks_since().is_some() || self.hinting.is_some() {
            keys.push(KeyHint::new("s", KeyCode::Char('s'), texts.get("tui-key-stop")));
        }
        keys.push(undo);
        keys.extend(redo);
        keys.push(KeyHint::new("x", KeyCode::Char('x'), texts.get("tui-key-resign")));
        keys.push(analyse);
        keys
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        if self.asks {
            self.asks = false;
            if is_yes(key.code) {
                self.resign(cx);
            }
            return Action::Stay;
        }
        match self.typing.key(key.code, self.is_persons_turn()) {
            Typed::Unused => {}
            Typed::Going => return Action::Stay,
            Typed::Done(line) => {
                let before = self.game.session().history().len();
                let action = self.play(Ok(line), cx);
                // The cursor stays where the person put it, also when a program moves; but it follows a move typed by
                // the person.
                if self.game.session().history().len() > before {
                    self.pane.point(last_cell(self.game.session()));
                }
                return action;
            }
        }
        // While a search is running, Esc stops it.
        if key.code == KeyCode::Esc && (self.game.thinks_since().is_some() || self.hinting.is_some()) {
            return self.stop(cx);
        }
        if key.code == KeyCode::Esc && self.pane.give_up(self.game.session()) {
            return Action::Stay;
        }
        match self.pane.key(key.code, self.game.session()) {
            Pointed::Taken => self.point(cx),
            Pointed::Moved => Action::Stay,
            Pointed::Unused => self.command(key.code, cx),
        }
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        // The confirmation comes first.
        if self.asks {
            return Action::Stay;
        }
        match self.pane.click(click, self.game.session()) {
            Pointed::Taken => self.point(cx),
            Pointed::Moved | Pointed::Unused => Action::Stay,
        }
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        if let Some(found) = self.hinting.as_ref().and_then(|job| job.results().pop()) {
            (self.hint, self.hinting) = (found, None);
            if self.hint.is_none() {
                return Action::Say(cx.texts.get("tui-hint-none"));
            }
        }
        match self.game.work(cx) {
            Ok(true) => self.moved(cx),
            Ok(false) => Action::Stay,
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    fn tick(&mut self, cx: &mut Context) -> Action {
        self.game.update_clock(cx);
        Action::Stay
    }

    fn tick_interval(&self) -> Option<Duration> {
        let moves = self.game.is_timed() || self.game.thinks_since().is_some();
        moves.then_some(TICK)
    }

    fn leave(&mut self, cx: &mut Context) {
        self.game.leave(cx);
    }

    fn is_typing(&self) -> bool {
        self.typing.is_going() || self.asks
    }
}
