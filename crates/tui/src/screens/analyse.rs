//! Analysis of a position, without a time limit.

use std::time::Duration;

use plyground_i18n::say;
use plyground_play::worth;
use plyground_registry::{Analyst, AnalystEnd, AnalystOptions, Insight, Limits, Message, Player, Session};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::LearnScreen;
use super::play::TICK;
use super::play_from::{outcome_words, play_from};
use crate::board::Overlay;
use crate::context::Context;
use crate::forms::notice;
use crate::graph;
use crate::job::BackgroundJob;
use crate::keybar::KeyHint;
use crate::pane::{ASIDE, Pane, Pointed, aside, aside_key, last_cell, overlay};
use crate::panel::{self, game_name, wrap};
use crate::screen::{Action, Click, ClickKind, Screen};
use crate::typing::{Typed, Typing};

/// The position, the moves that led to it, and its analysis.
pub struct Analyse {
    session: Box<dyn Session>,
    /// Moves taken back, the next one last.
    undone: Vec<String>,
    pane: Pane,
    typing: Typing,
    lines: usize,
    looking: Option<BackgroundJob<AnalysisUpdate>>,
    /// The analyst while its search is stopped; it can continue.
    analyst: Option<Box<dyn Analyst>>,
    /// Whether the analysis is complete.
    is_finished: bool,
    since: Duration,
    insight: Option<(Insight, Duration)>,
    /// X's share after every move, where it was analysed.
    shares: Vec<Option<f64>>,
}

/// A result of the analysis.
enum AnalysisUpdate {
    Seen(Insight),
    Over(AnalystEnd, Box<dyn Analyst>),
}

/// The most lines in a multi-line analysis.
const MOST_LINES: usize = 9;

impl Analyse {
    /// Starts the analysis.
    pub fn new(session: Box<dyn Session>, cx: &Context) -> Self {
        let mut pane = Pane::default();
        pane.point(last_cell(&*session));
        let mut screen = Self {
            session,
            undone: Vec::new(),
            pane,
            typing: Typing::default(),
            lines: 3,
            looking: None,
            analyst: None,
            is_finished: false,
            since: Duration::ZERO,
            insight: None,
            shares: Vec::new(),
        };
        screen.start_analysis(cx);
        screen
    }

    /// Starts the analysis of the current position.
    fn start_analysis(&mut self, cx: &Context) {
        (self.insight, self.is_finished, self.since) = (None, false, cx.time());
        self.shares.resize(self.session.history().len() + self.undone.len() + 1, None);
        (self.looking, self.analyst) = (None, None);
        if self.session.outcome().is_none() {
            self.analyst = Some(self.session.analyst(AnalystOptions::lines(self.lines)));
            self.go_on(cx);
        }
    }

    /// Continues the analysis.
    fn go_on(&mut self, cx: &Context) {
        let Some(mut analyst) = self.analyst.take() else { return };
        self.looking = Some(BackgroundJob::start(&cx.waker, move |job| {
            let limits = Limits { cancel: Some(job.cancel()), ..Limits::default() };
            let progress =
                analyst.look(limits, &mut |insight| job.tell(AnalysisUpdate::Seen(insight.clone())));
            job.tell(AnalysisUpdate::Over(progress, analyst));
        }));
    }

    /// Plays a move; the moves taken back are discarded, unless this is the next of them.
    fn play(&mut self, movement: Result<String, Message>, cx: &Context) -> Action {
        match movement.and_then(|text| self.session.play(&text)) {
            Ok(written) => {
                if self.undone.last() == Some(&written) {
                    self.undone.pop();
                } else {
                    self.undone.clear();
                    self.shares.truncate(self.session.history().len());
                }
                self.pane.point(last_cell(&*self.session));
                self.moved(cx)
            }
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    /// Enters the cell under the cursor, and plays the move once it is complete.
    fn point(&mut self, cx: &Context) -> Action {
        match self.pane.take(&*self.session).transpose() {
            Some(movement) => self.play(movement, cx),
            None => Action::Stay,
        }
    }

    /// Goes back or forward along the moves.
    fn go(&mut self, steps: isize, cx: &Context) -> Action {
        let mut gone = false;
        for _ in 0..steps.unsigned_abs() {
            if steps < 0 {
                let Some(last) = self.session.history().last().cloned() else { break };
                self.session.undo();
                self.undone.push(last);
            } else {
                let Some(next) = self.undone.pop() else { break };
                if let Err(why) = self.session.play(&next) {
                    return Action::Say(cx.texts.tell(&why));
                }
            }
            gone = true;
        }
        if gone { self.moved(cx) } else { Action::Say(cx.texts.get("tui-no-further")) }
    }

    fn moved(&mut self, cx: &Context) -> Action {
        self.start_analysis(cx);
        Action::Stay
    }

    /// Plays the first move of a line.
    fn follow(&mut self, line: usize, cx: &Context) -> Action {
        let lines = self.insight.as_ref().map(|(insight, _)| &insight.lines);
        let movement = lines.and_then(|lines| lines.get(line)?.moves.first().cloned());
        match movement {
            Some(movement) => self.play(Ok(movement), cx),
            None => Action::Say(cx.texts.get("tui-no-line")),
        }
    }

    fn command(&mut self, code: KeyCode, cx: &mut Context) -> Action {
        match code {
            KeyCode::Char('u' | ',') | KeyCode::PageUp => self.go(-1, cx),
            KeyCode::Char('r' | '.') | KeyCode::PageDown => self.go(1, cx),
            KeyCode::Home => self.go(-1_000, cx),
            KeyCode::End => self.go(1_000, cx),
            KeyCode::Char('s') => {
                match &self.looking {
                    Some(job) => job.stop(),
                    None if self.is_finished => return Action::Say(cx.texts.get("tui-analyse-all")),
                    None => self.go_on(cx),
                }
                Action::Stay
            }
            KeyCode::Char('+' | '=') => self.set_lines(self.lines + 1, cx),
            KeyCode::Char('-') => self.set_lines(self.lines - 1, cx),
            KeyCode::Char(digit @ '1'..='9') => self.follow(digit as usize - '1' as usize, cx),
            KeyCode::Char('t') => match LearnScreen::of_position(&*self.session, cx) {
                Ok(steps) => Action::Open(Box::new(steps)),
                Err(why) => Action::Say(why),
            },
            KeyCode::Char('p') => self.play_on(cx),
            ASIDE => match aside(&*self.session) {
                Some(movement) => self.play(Ok(movement), cx),
                None => Action::Unused,
            },
            _ => Action::Unused,
        }
    }

    fn set_lines(&mut self, lines: usize, cx: &Context) -> Action {
        let lines = lines.clamp(1, MOST_LINES);
        if lines != self.lines {
            self.lines = lines;
            self.start_analysis(cx);
        }
        Action::Stay
    }

    /// A game from here: a person plays the side to move, a program the other.
    fn play_on(&mut self, cx: &mut Context) -> Action {
        match play_from(&*self.session, None, cx) {
            Ok(action) => action,
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    fn overlay(&self) -> Overlay {
        let lines = self.insight.as_ref().map_or(&[][..], |(insight, _)| &insight.lines);
        let candidates =
            lines.iter().zip('1'..='9').filter_map(|(line, sign)| Some(((*line.cells.first()?)?, sign)));
        let is_over = self.session.outcome().is_some();
        let shown = if is_over { overlay(&*self.session) } else { self.pane.overlay(&*self.session) };
        Overlay { candidates: candidates.collect(), ..shown }
    }

    /// The analysis, as lines of text.
    fn words(&self, width: u16, cx: &Context) -> Vec<Line<'static>> {
        let (texts, palette) = (&cx.texts, &cx.palette);
        let mut lines = Vec::new();
        let mut say = |text: &str, style| {
            lines.extend(wrap(text, width).into_iter().map(|line| Line::styled(line, style)));
        };
        if self.session.outcome().is_some() {
            say(&outcome_words(&*self.session, texts), palette.title);
        } else {
            let side = self.session.side_name(self.session.to_move());
            say(&say!(texts, "tui-analyse-for", side = side), palette.title);
        }
        if let Some(line) = self.typing.line() {
            say(&say!(texts, "tui-typed", typed = line), palette.title);
        }
        let Some((insight, time)) = &self.insight else { return lines };
        let is_going = self.looking.is_some();
        let state = match (is_going, self.is_finished) {
            (true, _) => "tui-analyse-going",
            (false, true) => "tui-analyse-done",
            (false, false) => "tui-analyse-stopped",
        };
        let speed = insight.nodes as f64 / time.as_secs_f64().max(0.001);
        let speed = if time.is_zero() {
            String::new()
        } else {
            say!(texts, "tui-analyse-speed", speed = texts.number(speed as u64))
        };
        say(
            &say!(
                texts,
                state,
                depth = insight.depth,
                deepest = insight.deepest,
                nodes = texts.number(insight.nodes),
                time = panel::seconds(*time, texts)
            ),
            palette.quiet,
        );
        if !speed.is_empty() {
            say(&speed, palette.quiet);
        }
        for (number, line) in (1..).zip(&insight.lines) {
            let worth = worth::words_at(line.worth, insight.depth, texts);
            let text = format!("{number}  {worth}: {}", line.moves.join(" "));
            let mut wrapped = wrap(&text, width.saturating_sub(3)).into_iter();
            if let Some(first) = wrapped.next() {
                let rest = first.split_at(1).1.to_owned();
                lines.push(Line::from(vec![
                    Span::styled(number.to_string(), palette.hint),
                    Span::styled(rest, palette.base),
                ]));
            }
            lines.extend(wrapped.take(1).map(|rest| Line::styled(format!("   {rest}"), palette.quiet)));
        }
        lines
    }
}

impl Screen for Analyse {
    fn title(&self, cx: &Context) -> String {
        say!(cx.texts, "tui-analyse-title", game = game_name(&self.session.game(), &cx.texts))
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let (board, beside) = panel::split(area);
        let overlay = self.overlay();
        self.pane.draw(frame, board, &*self.session, &overlay, cx);
        let here = self.session.history().len();
        let share = self.shares.get(here).copied().flatten();
        let buffer = frame.buffer_mut();
        graph::bar(buffer, Rect { height: 1, ..beside }, share, cx.settings().glyphs, &cx.palette);
        let curve = if beside.height > 18 { 5 } else { 3 };
        let words = Rect { y: beside.y + 1, height: beside.height.saturating_sub(1 + curve), ..beside };
        panel::draw_lines(buffer, words, self.words(words.width, cx));
        let curve = Rect { y: words.bottom(), height: curve, ..beside };
        graph::curve(buffer, curve, &self.shares, here, &cx.palette);
    }

    fn greeting(&self, cx: &Context) -> Option<String> {
        notice(&*self.session, &cx.texts)
    }

    fn about(&self, cx: &Context) -> Vec<String> {
        panel::rules(&*self.session, &cx.texts)
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        let texts = &cx.texts;
        if self.typing.is_going() {
            return vec![
                KeyHint::new("Enter", KeyCode::Enter, texts.get("tui-key-play-it")),
                KeyHint::new("Esc", KeyCode::Esc, texts.get("tui-key-give-up")),
            ];
        }
        let is_going = self.looking.is_some();
        let stop = if is_going { texts.get("tui-key-stop") } else { texts.get("tui-key-look") };
        let mut keys = vec![KeyHint::new("Enter", KeyCode::Enter, texts.get("tui-key-play-it"))];
        if self.pane.is_going(&*self.session) {
            keys.push(KeyHint::new("Esc", KeyCode::Esc, texts.get("tui-key-give-up")));
        }
        keys.extend(aside_key(&*self.session, texts));
        keys.extend([
            KeyHint::new("u", KeyCode::Char('u'), texts.get("tui-key-earlier")),
            KeyHint::new("r", KeyCode::Char('r'), texts.get("tui-key-later")),
            KeyHint::new("s", KeyCode::Char('s'), stop),
            KeyHint::group("1-9", texts.get("tui-key-follow")),
            KeyHint::group("+ -", texts.get("tui-key-lines")),
            KeyHint::new("t", KeyCode::Char('t'), texts.get("tui-key-tree")),
            KeyHint::new("p", KeyCode::Char('p'), texts.get("tui-key-play-here")),
            KeyHint::new(":", KeyCode::Char(':'), texts.get("tui-key-type")),
        ]);
        keys
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        match self.typing.key(key.code, false) {
            Typed::Unused => {}
            Typed::Going => return Action::Stay,
            Typed::Done(line) => return self.play(Ok(line), cx),
        }
        if key.code == KeyCode::Esc && self.pane.give_up(&*self.session) {
            return Action::Stay;
        }
        if key.code == KeyCode::Esc && self.looking.as_ref().is_some_and(|job| !job.is_stopped()) {
            return self.command(KeyCode::Char('s'), cx);
        }
        match self.pane.key(key.code, &*self.session) {
            Pointed::Taken => self.point(cx),
            Pointed::Moved => Action::Stay,
            Pointed::Unused => self.command(key.code, cx),
        }
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        match (self.pane.click(click, &*self.session), click.kind) {
            (Pointed::Taken, _) => self.point(cx),
            (Pointed::Unused, ClickKind::Wheel(steps)) => self.go(steps as isize, cx),
            _ => Action::Stay,
        }
    }

    fn work(&mut self, cx: &mut Context) -> Action {
        let Some(job) = &self.looking else { return Action::Stay };
        let mut latest = None;
        for update in job.results() {
            match update {
                AnalysisUpdate::Seen(insight) => latest = Some(insight),
                AnalysisUpdate::Over(progress, analyst) => {
                    self.is_finished = progress == AnalystEnd::Done;
                    self.analyst = Some(analyst);
                }
            }
        }
        if let Some(insight) = latest {
            if let Some(best) = insight.lines.first() {
                let mine = worth::share(best.worth);
                let first = if self.session.to_move() == Player::First { mine } else { 1.0 - mine };
                if let Some(share) = self.shares.get_mut(self.session.history().len()) {
                    *share = Some(first);
                }
            }
            self.insight = Some((insight, cx.time().saturating_sub(self.since)));
        }
        if self.analyst.is_some() {
            self.looking = None;
        }
        Action::Stay
    }

    fn tick_interval(&self) -> Option<Duration> {
        self.looking.as_ref().map(|_| TICK)
    }

    fn is_typing(&self) -> bool {
        self.typing.is_going()
    }
}
