//! Analysis of a position, line by line.

use std::time::{Duration, Instant};

use plyground_i18n::say;
use plyground_play::{Ending, worth};
use plyground_registry::{Analyst, AnalystEnd, AnalystOptions, Insight, Labels, Limits, Session};

use super::learn;
use crate::ask::{ask, is_leave};
use crate::failure::Failure;
use crate::language::texts;
use crate::output::{self, line, put};
use crate::{interrupt, output::thousands};

/// A position and its analysis.
struct Analysis {
    session: Box<dyn Session>,
    /// Moves that were taken back, the next one last.
    undone: Vec<String>,
    analyst: Option<Box<dyn Analyst>>,
    insight: Option<Insight>,
    lines: usize,
}

/// Time of the analysis before the first question.
const TIME: Duration = Duration::from_secs(3);
/// Time of each continuation.
const MORE: Duration = Duration::from_secs(10);
/// Most lines that are searched for.
const MOST_LINES: usize = 9;

/// Analyses a position and those reached from it by commands, until the user leaves.
pub(crate) fn analyse(session: Box<dyn Session>) -> Result<(), Failure> {
    let mut analysis = Analysis { session, undone: Vec::new(), analyst: None, insight: None, lines: 3 };
    line(&texts().get("linear-analyse-help"))?;
    analysis.begin()?;
    while let Some(answer) = ask(&texts().get("linear-analyse"))? {
        if is_leave(&answer) {
            break;
        }
        analysis.obey(&answer)?;
    }
    Ok(())
}

impl Analysis {
    /// Shows the position and analyses it.
    fn begin(&mut self) -> Result<(), Failure> {
        put(&format!("\n{}\n", self.session.draw(Labels::None)))?;
        (self.analyst, self.insight) = (None, None);
        if let Some(outcome) = self.session.outcome() {
            return line(&Ending::Board(outcome).words(&*self.session, texts()));
        }
        self.analyst = Some(self.session.analyst(AnalystOptions::lines(self.lines)));
        self.look(TIME)
    }

    /// Continues the analysis for a while. Ctrl-C ends only that.
    fn look(&mut self, time: Duration) -> Result<(), Failure> {
        let Some(analyst) = &mut self.analyst else { return line(&texts().get("tui-analyse-all")) };
        let guard = interrupt::guard();
        let since = Instant::now();
        let is_over = || since.elapsed() >= time;
        let limits = Limits { cancel: Some(guard.flag()), deadline: Some(&is_over), ..Limits::default() };
        output::progress(&texts().get("play-thinking"));
        let insight = &mut self.insight;
        let progress = analyst.look(limits, &mut |seen| *insight = Some(seen.clone()));
        output::progress("");
        self.tell(matches!(progress, AnalystEnd::Done), since.elapsed())?;
        if matches!(progress, AnalystEnd::Done) {
            self.analyst = None;
        }
        Ok(())
    }

    fn tell(&self, is_done: bool, time: Duration) -> Result<(), Failure> {
        let texts = texts();
        let side = self.session.side_name(self.session.to_move());
        line(&say!(texts, "tui-analyse-for", side = side))?;
        let Some(insight) = &self.insight else { return Ok(()) };
        let key = if is_done { "tui-analyse-done" } else { "tui-analyse-stopped" };
        line(&say!(
            texts,
            key,
            depth = insight.depth,
            deepest = insight.deepest,
            nodes = thousands(insight.nodes),
            time = output::seconds(time.as_secs_f64())
        ))?;
        for (number, found) in (1..).zip(&insight.lines) {
            let worth = worth::words_at(found.worth, insight.depth, texts);
            line(&format!("{number}. {worth}: {}", found.moves.join(" ")))?;
        }
        Ok(())
    }

    fn obey(&mut self, answer: &str) -> Result<(), Failure> {
        // If a move has the same name as a command, it is a move.
        let is_move = self.session.legal_moves().iter().any(|m| m.eq_ignore_ascii_case(answer));
        let word = answer.to_lowercase();
        let (word, number) = match word.split_once(' ') {
            Some((word, number)) => (word.to_owned(), number.trim().parse::<usize>().ok()),
            None => (word, None),
        };
        match (word.as_str(), number) {
            _ if is_move => self.play(answer),
            ("", _) => Ok(()),
            ("help" | "?", _) => line(&texts().get("linear-analyse-help")),
            ("board", _) => put(&format!("\n{}\n", self.session.draw(Labels::None))),
            ("more", _) => self.look(MORE),
            ("back", _) => self.go_back(),
            ("on", _) => match self.undone.pop() {
                Some(next) => {
                    self.session.play(&next)?;
                    self.begin()
                }
                None => line(&texts().get("tui-no-further")),
            },
            ("line", Some(number)) => self.follow(number),
            ("lines", Some(lines)) if (1..=MOST_LINES).contains(&lines) => {
                self.lines = lines;
                self.begin()
            }
            ("lines", _) => line(&say!(texts(), "menu-choose-number", least = 1, most = MOST_LINES)),
            ("tree", _) => learn::of_position(&*self.session),
            _ => self.play(answer),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), Failure> {
        match self.session.play(text) {
            Ok(_) => {
                self.undone.clear();
                self.begin()
            }
            Err(why) => line(&say!(texts(), "play-impossible", why = texts().tell(&why))),
        }
    }

    fn go_back(&mut self) -> Result<(), Failure> {
        match self.session.history().last().cloned() {
            Some(last) => {
                self.session.undo();
                self.undone.push(last);
                self.begin()
            }
            None => line(&texts().get("tui-no-further")),
        }
    }

    /// Plays the first move of a line.
    fn follow(&mut self, number: usize) -> Result<(), Failure> {
        let lines = self.insight.as_ref().map(|insight| &insight.lines);
        let found = lines.and_then(|lines| lines.get(number.checked_sub(1)?)?.moves.first().cloned());
        match found {
            Some(movement) => self.play(&movement),
            None => line(&texts().get("tui-no-line")),
        }
    }
}
