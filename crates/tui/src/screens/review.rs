//! The review of a game: where the result changed, and which moves would have held.

use plyground_i18n::{Texts, say};
use plyground_play::{Ending, GameSetup, Moment, MoveVerdict, Review, SideSummary, worth};
use plyground_registry::{Limits, Player, Session, Worth};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Analyse;
use super::play_from::play_from;
use crate::board::Overlay;
use crate::context::Context;
use crate::graph;
use crate::job::BackgroundJob;
use crate::keybar::KeyHint;
use crate::list::{List, Picked};
use crate::pane::{Pane, overlay};
use crate::panel::{self, game_name, wrap};
use crate::running_game::RunningGame;
use crate::screen::{Action, Click, Screen};
use crate::verdict;

/// The height from which on the summaries of both sides are shown.
const TALL: u16 = 30;

/// The game and its review so far.
pub struct ReviewScreen {
    session: Box<dyn Session>,
    /// The setup of the game, for trying again from a position.
    setup: GameSetup,
    /// How it ended, on the board or off it.
    ending: Option<Ending>,
    /// The reviewed moves, by the number of moves before each.
    moments: Vec<Option<Moment>>,
    /// The last moves before which the sides were not yet lost.
    holds: [Option<usize>; 2],
    /// Whether an ending off the board was justified.
    reason: Option<String>,
    looking: Option<BackgroundJob<ReviewUpdate>>,
    pane: Pane,
    list: List,
}

/// The result of the review after each position.
struct ReviewUpdate {
    latest: Option<Moment>,
    holds: [Option<usize>; 2],
    reason: Option<String>,
}

impl ReviewScreen {
    /// Starts the review.
    pub fn new(game: &RunningGame, cx: &Context) -> Self {
        let (session, setup) = (game.session().copy(), game.setup());
        let moves = session.history().len();
        let mut review = Review::new(&*session);
        let (clock, language) = (cx.clock(), cx.texts.language());
        let ending = game.table().ending();
        let looking = BackgroundJob::start(&cx.waker, move |job| {
            let texts = Texts::new(language);
            loop {
                let since = clock();
                let is_over = || clock().saturating_sub(since) >= Review::TIME;
                let limits = Limits {
                    nodes: Some(Review::NODES),
                    deadline: Some(&is_over),
                    cancel: Some(job.cancel()),
                };
                let known = review.moments().len();
                if job.is_cancelled() || !review.step(limits) {
                    return;
                }
                let latest = review.moments().get(known).cloned();
                let holds = Player::BOTH.map(|player| review.last_hold(player).map(|moment| moment.ply));
                let reason = ending.and_then(|ending| review.verdict_on_ending(&ending, &texts));
                job.tell(ReviewUpdate { latest, holds, reason });
            }
        });
        let mut list = List::default();
        list.set_count(moves);
        Self {
            session,
            setup,
            ending,
            moments: vec![None; moves],
            holds: [None, None],
            reason: None,
            looking: Some(looking),
            pane: Pane::default(),
            list,
        }
    }

    /// The game before the selected move.
    fn there(&self) -> Box<dyn Session> {
        let mut session = self.session.copy();
        while session.history().len() > self.list.at() && session.undo() {}
        session
    }

    /// Selects the next turning point, wrapping around.
    fn turn(&mut self, cx: &Context) -> Action {
        let is_turning = |ply: &usize| {
            self.moments[*ply].as_ref().is_some_and(|moment| moment.verdict == MoveVerdict::Turning)
        };
        let at = self.list.at();
        let found = (at + 1..self.moments.len()).chain(0..=at).find(is_turning);
        match found {
            Some(ply) => {
                self.list.go_to(ply);
                Action::Stay
            }
            None => Action::Say(cx.texts.get("tui-review-no-turn")),
        }
    }

    fn try_again(&self, cx: &mut Context) -> Action {
        match play_from(&*self.there(), Some(&self.setup), cx) {
            Ok(action) => action,
            Err(why) => Action::Say(cx.texts.tell(&why)),
        }
    }

    /// One move in the list: its number, the side, the move, and its verdict.
    fn line(&self, ply: usize, cx: &Context) -> Line<'static> {
        let movement = &self.session.history()[ply];
        let Some(moment) = &self.moments[ply] else {
            return Line::styled(format!("{:>3}.   {movement}", ply + 1), cx.palette.quiet);
        };
        let (sign, words) = verdict::words(moment.verdict, &cx.texts);
        let style = if moment.verdict == MoveVerdict::Turning { cx.palette.bad } else { cx.palette.base };
        Line::from(vec![
            Span::styled(format!("{:>3}. ", ply + 1), cx.palette.quiet),
            Span::styled(self.session.side_name(moment.by), cx.palette.sides[moment.by.index()]),
            Span::styled(format!(" {movement:<5}{sign:<2} {words}"), style),
        ])
    }

    /// The text about the selected move.
    fn words(&self, cx: &Context) -> Vec<String> {
        let ply = self.list.at();
        let Some(moment) = self.moments.get(ply).and_then(Option::as_ref) else {
            return vec![cx.texts.get("tui-review-wait")];
        };
        let holds = self.holds[moment.by.index()] == Some(ply);
        verdict::sentences(moment, holds, &*self.session, &cx.texts)
    }

    /// The progress of the review, or how the game ended.
    fn state(&self, cx: &Context) -> String {
        let done = self.moments.iter().flatten().count();
        let turns =
            self.moments.iter().flatten().filter(|moment| moment.verdict == MoveVerdict::Turning).count();
        if self.looking.is_some() {
            return say!(cx.texts, "tui-review-progress", done = done, all = self.moments.len());
        }
        let end = verdict::end(self.ending, self.reason.as_deref(), &*self.session, &cx.texts);
        format!("{end} {}", say!(cx.texts, "tui-review-turns", count = turns))
    }

    /// The accuracy and the mistakes of both sides.
    fn summaries(&self, cx: &Context) -> [String; 2] {
        Player::BOTH.map(|player| {
            let summary = SideSummary::of(self.moments.iter().flatten(), player);
            summary.words(self.session.side_name(player), &cx.texts)
        })
    }

    /// X's share before every move and at the end.
    fn shares(&self) -> Vec<Option<f64>> {
        let share = |moment: &Moment, worth: Worth| {
            let mine = worth::share(worth);
            if moment.by == Player::First { mine } else { 1.0 - mine }
        };
        let mut shares: Vec<Option<f64>> = self
            .moments
            .iter()
            .map(|moment| moment.as_ref().map(|moment| share(moment, moment.before)))
            .collect();
        let last = self.moments.last().and_then(Option::as_ref);
        shares.push(last.map(|moment| share(moment, moment.after)));
        shares
    }
}

impl Screen for ReviewScreen {
    fn title(&self, cx: &Context) -> String {
        say!(cx.texts, "tui-review-title", game = game_name(&self.session.game(), &cx.texts))
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let (board, beside) = panel::split(area);
        let there = self.there();
        let ply = self.list.at();
        let after = there.after(&[]).ok().and_then(|mut session| {
            session.play(self.session.history().get(ply)?).ok()?;
            crate::pane::last_cell(&*session)
        });
        let moment = self.moments.get(ply).and_then(Option::as_ref);
        let best = moment.and_then(Moment::better).and_then(|better| {
            let mut session = there.after(&[]).ok()?;
            session.play(better).ok()?;
            crate::pane::last_cell(&*session)
        });
        // The played move gets a question mark only if it was a mistake.
        let is_doubtful =
            |moment: &Moment| matches!(moment.verdict, MoveVerdict::Slip | MoveVerdict::Turning);
        let sign = if moment.is_some_and(is_doubtful) { '?' } else { '=' };
        let shown = Overlay {
            candidates: after.map(|cell| (cell, sign)).into_iter().collect(),
            hint: best,
            ..overlay(&*there)
        };
        self.pane.draw(frame, board, &*there, &shown, cx);
        let buffer = frame.buffer_mut();
        let curve = if beside.height > 18 { 5 } else { 3 };
        let mut y = beside.y;
        for line in wrap(&self.state(cx), beside.width) {
            buffer.set_line(beside.x, y, &Line::styled(line, cx.palette.title), beside.width);
            y += 1;
        }
        // On a tall screen there is room for what each side did.
        if beside.height > TALL && self.looking.is_none() {
            for text in self.summaries(cx).iter().flat_map(|text| wrap(text, beside.width)) {
                buffer.set_line(beside.x, y, &Line::styled(text, cx.palette.base), beside.width);
                y += 1;
            }
        }
        let words: Vec<String> = self.words(cx).iter().flat_map(|text| wrap(text, beside.width)).collect();
        let bottom = beside.bottom() - curve;
        let list_height = (bottom.saturating_sub(y)).saturating_sub(words.len() as u16 + 1).max(3);
        let lines: Vec<Line<'_>> = (0..self.moments.len()).map(|ply| self.line(ply, cx)).collect();
        self.list.draw(buffer, Rect { y, height: list_height, ..beside }, &lines, &cx.palette);
        for (row, line) in (y + list_height + 1..bottom).zip(words) {
            buffer.set_line(beside.x, row, &Line::styled(line, cx.palette.base), beside.width);
        }
        graph::curve(buffer, Rect { y: bottom, height: curve, ..beside }, &self.shares(), ply, &cx.palette);
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        let texts = &cx.texts;
        vec![
            KeyHint::group("↑↓", texts.get("tui-key-choose")),
            KeyHint::new("Tab", KeyCode::Tab, texts.get("tui-key-turn")),
            KeyHint::new("Enter", KeyCode::Enter, texts.get("tui-key-try")),
            KeyHint::new("a", KeyCode::Char('a'), texts.get("tui-key-analyse")),
            KeyHint::new("s", KeyCode::Char('s'), texts.get("tui-key-stop")),
        ]
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        match key.code {
            KeyCode::Tab => return self.turn(cx),
            KeyCode::Char('a') => return Action::Open(Box::new(Analyse::new(self.there(), cx))),
            KeyCode::Char('s') => {
                if let Some(job) = &self.looking {
                    job.stop();
                }
                return Action::Stay;
            }
            KeyCode::Left | KeyCode::Char('h') => {
                self.list.key(KeyCode::Up);
                return Action::Stay;
            }
            KeyCode::Right | KeyCode::Char('l') => {
                self.list.key(KeyCode::Down);
                return Action::Stay;
            }
            _ => {}
        }
        match self.list.key(key.code) {
            Picked::Taken(_) => self.try_again(cx),
            Picked::Moved => Action::Stay,
            Picked::Unused => Action::Unused,
        }
    }

    fn mouse(&mut self, click: Click, _cx: &mut Context) -> Action {
        // A click only selects, so that no game is started by accident.
        self.list.click(click);
        Action::Stay
    }

    fn work(&mut self, _cx: &mut Context) -> Action {
        let Some(job) = &self.looking else { return Action::Stay };
        let is_done = job.is_done();
        for update in job.results() {
            (self.holds, self.reason) = (update.holds, update.reason);
            if let Some(moment) = update.latest {
                let ply = moment.ply;
                self.moments[ply] = Some(moment);
            }
        }
        if is_done {
            self.looking = None;
            // The last turning point is selected.
            if self.list.at() == 0 {
                let turning = |moment: &Option<Moment>| {
                    moment.as_ref().is_some_and(|m| m.verdict == MoveVerdict::Turning)
                };
                self.list.go_to(self.moments.iter().rposition(turning).unwrap_or(0));
            }
        }
        Action::Stay
    }
}
