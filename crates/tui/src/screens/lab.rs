//! A comparison of searches, with its chart while it runs.

use std::ops::ControlFlow;
use std::time::Duration;

use plyground_i18n::{Family, say};
use plyground_lab::experiment::{Agreement, Experiment, Results, Step, agreement, run};
use plyground_lab::export;
use plyground_lab::plots::{Quantity, plots};
use plyground_registry::{Message, Session};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::form::FormActions;
use super::preparing::{Made, OpenMode, prepare};
use crate::chart;
use crate::context::Context;
use crate::form::Form;
use crate::forms::{FormDefinition, LabForm};
use crate::job::BackgroundJob;
use crate::keybar::KeyHint;
use crate::panel::{draw_lines, game_name, wrap};
use crate::screen::{Action, Click, ClickKind, Screen};

impl FormActions for LabForm {
    fn start(&self, form: &Form, cx: &mut Context) -> Action {
        let (definition, title) = (*self, self.title(&cx.texts));
        let (form, chosen) = (form.clone(), form.clone());
        let show = move |session: Box<dyn Session>, cx: &mut Context| -> Made {
            let experiment = definition.experiment(&chosen, &*session, &cx.texts)?;
            Ok(Box::new(LabRun::new(experiment, session, cx)))
        };
        prepare(title, OpenMode::Over, cx, move || definition.session(&form), show)
    }
}

/// The comparison and its progress.
pub struct LabRun {
    game: String,
    size: usize,
    running: Option<BackgroundJob<LabUpdate>>,
    results: Option<Results>,
    /// The search that is running: its depth and name.
    now: Option<(u16, String, Option<Duration>)>,
    failed: Option<Message>,
    /// An index into [`VIEWS`].
    view: usize,
    scrolled: u16,
}

/// A message of the running comparison.
enum LabUpdate {
    Begins(u16, String, Option<Duration>),
    Done(Box<Results>),
    Failed(Message),
}

/// The plots that can be shown; the table comes after these.
const VIEWS: [Quantity; 4] = [Quantity::Nodes, Quantity::Cutoffs, Quantity::Branching, Quantity::Time];

impl LabRun {
    /// Starts the comparison.
    pub fn new(experiment: Experiment, session: Box<dyn Session>, cx: &Context) -> Self {
        let (game, size) = (session.game(), experiment.size());
        let clock = cx.clock();
        let running = BackgroundJob::start(&cx.waker, move |job| {
            let mut tell = |step: Step<'_>| {
                job.tell(match step {
                    Step::Begins { depth, algorithm, left, .. } => {
                        LabUpdate::Begins(depth, algorithm.to_owned(), left)
                    }
                    Step::Done(results) => LabUpdate::Done(Box::new(results.clone())),
                });
                ControlFlow::Continue(())
            };
            let clock = || clock();
            let ran = run(&experiment, &[&*session], Vec::new(), &clock, Some(job.cancel()), &mut tell);
            match ran {
                Ok(results) => job.tell(LabUpdate::Done(Box::new(results))),
                Err(why) => job.tell(LabUpdate::Failed(why)),
            }
        });
        Self {
            game,
            size,
            running: Some(running),
            results: None,
            now: None,
            failed: None,
            view: 0,
            scrolled: 0,
        }
    }

    fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// The progress, or whether the searches agree.
    fn state(&self, cx: &Context) -> String {
        let texts = &cx.texts;
        let done = self.results.as_ref().map_or(0, |results| results.records.len());
        if let Some(why) = &self.failed {
            return texts.tell(why);
        }
        if self.is_running() {
            let (depth, algorithm) = match &self.now {
                Some((depth, algorithm, _)) => (*depth, texts.name(Family::Algorithm, algorithm)),
                None => (0, String::new()),
            };
            return say!(
                texts,
                "compare-progress",
                done = done,
                all = self.size,
                depth = depth,
                algorithm = algorithm
            );
        }
        match self.results.as_ref().map(|results| agreement(&results.records)) {
            Some(Agreement::Agree { .. }) if done == self.size => texts.get("compare-check-agree"),
            Some(Agreement::NothingToCompare { .. }) if done == self.size => {
                texts.get("compare-check-nothing")
            }
            Some(Agreement::Disagree { first, second }) => {
                let records = &self.results.as_ref().expect("the agreement is about them").records;
                say!(
                    texts,
                    "compare-check-disagree",
                    first = texts.name(Family::Algorithm, &records[first].algorithm),
                    second = texts.name(Family::Algorithm, &records[second].algorithm),
                    depth = records[second].depth
                )
            }
            _ => say!(texts, "tui-lab-stopped", done = done, all = self.size),
        }
    }

    fn draw_chart(&self, frame: &mut Frame<'_>, area: Rect, results: &Results, cx: &Context) -> bool {
        let shown = plots(&cx.texts, results, &[VIEWS[self.view]]);
        let Some(plot) = shown.first() else { return false };
        let Some(chart) = chart::drawn(&cx.texts, plot, area.width, area.height.saturating_sub(4)) else {
            return false;
        };
        let buffer = frame.buffer_mut();
        buffer.set_line(area.x, area.y, &Line::styled(plot.title.clone(), cx.palette.title), area.width);
        for row in 0..chart.area.height.min(area.height.saturating_sub(1)) {
            for column in 0..chart.area.width.min(area.width) {
                let from = &chart[(column, row)];
                let to = &mut buffer[(area.x + column, area.y + 1 + row)];
                to.set_symbol(from.symbol());
                if cx.has_colours() && from.fg != ratatui::style::Color::Reset {
                    to.set_fg(from.fg);
                }
            }
        }
        true
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, area: Rect, results: &Results, cx: &Context) {
        let table = export::table(&cx.texts, results);
        let mut lines: Vec<Line<'_>> = Vec::new();
        for block in table.blocks(Some(usize::from(area.width))) {
            lines.push(Line::styled(block.heading.clone(), cx.palette.title));
            lines.extend(block.rows.iter().map(|row| Line::styled(row.clone(), cx.palette.base)));
            lines.push(Line::default());
        }
        let most = (lines.len() as u16).saturating_sub(area.height);
        self.scrolled = self.scrolled.min(most);
        draw_lines(frame.buffer_mut(), area, lines.into_iter().skip(usize::from(self.scrolled)));
    }
}

impl Screen for LabRun {
    fn title(&self, cx: &Context) -> String {
        say!(cx.texts, "tui-lab-title", game = game_name(&self.game, &cx.texts))
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let mut y = area.y;
        for line in wrap(&self.state(cx), area.width) {
            frame.buffer_mut().set_line(area.x, y, &Line::styled(line, cx.palette.base), area.width);
            y += 1;
        }
        let area = Rect { y: y + 1, height: area.bottom().saturating_sub(y + 1), ..area };
        let Some(results) = self.results.take() else { return };
        if self.view >= VIEWS.len() || !self.draw_chart(frame, area, &results, cx) {
            self.draw_table(frame, area, &results, cx);
        }
        self.results = Some(results);
    }

    fn keys(&self, cx: &Context) -> Vec<KeyHint> {
        let texts = &cx.texts;
        let mut keys = vec![KeyHint::new("Tab", KeyCode::Tab, texts.get("tui-key-view"))];
        if self.is_running() {
            keys.push(KeyHint::new("s", KeyCode::Char('s'), texts.get("tui-key-stop")));
        }
        if self.view == VIEWS.len() {
            keys.push(KeyHint::group("↑↓", texts.get("tui-key-scroll")));
        }
        keys
    }

    fn key(&mut self, key: KeyEvent, _cx: &mut Context) -> Action {
        let views = VIEWS.len() + 1;
        match key.code {
            KeyCode::Tab | KeyCode::Right | KeyCode::Char('l') => self.view = (self.view + 1) % views,
            KeyCode::BackTab | KeyCode::Left | KeyCode::Char('h') => {
                self.view = (self.view + views - 1) % views;
            }
            KeyCode::Down | KeyCode::Char('j') => self.scrolled = self.scrolled.saturating_add(1),
            KeyCode::Up | KeyCode::Char('k') => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Char('s') => {
                if let Some(job) = &self.running {
                    job.stop();
                }
            }
            KeyCode::Esc if self.running.as_ref().is_some_and(|job| !job.is_stopped()) => {
                if let Some(job) = &self.running {
                    job.stop();
                }
            }
            _ => return Action::Unused,
        }
        Action::Stay
    }

    fn mouse(&mut self, click: Click, _cx: &mut Context) -> Action {
        if let ClickKind::Wheel(steps) = click.kind {
            self.scrolled = self.scrolled.saturating_add_signed(steps as i16);
        }
        Action::Stay
    }

    fn work(&mut self, _cx: &mut Context) -> Action {
        let Some(job) = &self.running else { return Action::Stay };
        let is_done = job.is_done();
        for update in job.results() {
            match update {
                LabUpdate::Begins(depth, algorithm, left) => self.now = Some((depth, algorithm, left)),
                LabUpdate::Done(results) => self.results = Some(*results),
                LabUpdate::Failed(why) => self.failed = Some(why),
            }
        }
        if is_done {
            self.running = None;
        }
        Action::Stay
    }
}
