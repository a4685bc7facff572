//! What to walk through: a tree or a position, and a search.

use plyground_i18n::Family;
use plyground_lab::tree::manageable_depth;
use plyground_registry::{ALGORITHMS, Message, Session, open};
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::Steps;
use super::setup::{LECTURE, centred, form_keys};
use crate::context::Context;
use crate::form::{Field, Form, Reply, Row};
use crate::keybar::Key;
use crate::panel::wrap;
use crate::screen::{Action, Click, Screen};

/// The form.
pub struct Learn {
    form: Form,
}

/// What can be searched: the tree of a lecture, a tree of one's own, or a position of a small game.
const SUBJECTS: [&str; 4] = ["lecture", "tree", "tic-tac-toe", "piskvorky"];

impl Learn {
    /// The tree of the lecture.
    pub fn new(cx: &Context) -> Self {
        let mut screen = Self { form: Form::default() };
        screen.fill(cx);
        screen
    }

    fn fill(&mut self, cx: &Context) {
        let texts = &cx.texts;
        let subject = self.form.choice("subject");
        let options = SUBJECTS.map(|subject| match subject {
            "lecture" => texts.get("tui-learn-lecture"),
            "tree" => texts.get("tui-learn-own"),
            game => texts.name(Family::Game, game),
        });
        let mut rows = vec![Row {
            id: "subject",
            label: texts.get("tui-learn-subject"),
            field: Field::Choice { options: options.into(), at: subject },
        }];
        let text = |id, label, usual: &str| {
            let text = if self.form.field(id).is_some() { self.form.text(id) } else { usual };
            Row { id, label, field: Field::Text(text.to_owned()) }
        };
        match SUBJECTS[subject] {
            "lecture" => {}
            "tree" => rows.push(text("tree", texts.get("tui-setup-tree"), LECTURE)),
            "tic-tac-toe" => rows.push(text("moves", texts.get("tui-setup-moves"), "b2 a1 c3 a3")),
            _ => rows.push(text("moves", texts.get("tui-setup-moves"), "")),
        }
        let algorithms = ALGORITHMS.iter().map(|entry| texts.name(Family::Algorithm, entry.id)).collect();
        let at = if self.form.field("algorithm").is_some() { self.form.choice("algorithm") } else { 2 };
        rows.push(Row {
            id: "algorithm",
            label: texts.get("tui-learn-search"),
            field: Field::Choice { options: algorithms, at },
        });
        if subject > 1 {
            let value = self.form.number("depth").unwrap_or(2);
            rows.push(Row {
                id: "depth",
                label: texts.get("tui-learn-depth"),
                field: Field::Number { value, least: 1, most: 9 },
            });
        }
        rows.push(Row { id: "go", label: texts.get("tui-go-learn"), field: Field::Button });
        self.form.set(rows);
    }

    fn session(&self) -> Result<Box<dyn Session>, Message> {
        let subject = SUBJECTS[self.form.choice("subject")];
        let mut session = match subject {
            "lecture" => open(&format!("explicit({LECTURE})"))?,
            "tree" => open(&format!("explicit({})", self.form.text("tree")))?,
            game => open(game)?,
        };
        for word in self.form.text("moves").split([' ', ',']).filter(|word| !word.is_empty()) {
            session.play(word)?;
        }
        Ok(session)
    }

    fn start(&self, cx: &Context) -> Action {
        let session = match self.session() {
            Ok(session) => session,
            Err(why) => return Action::Say(cx.texts.tell(&why)),
        };
        if session.outcome().is_some() {
            return Action::Say(cx.texts.get("tui-learn-finished"));
        }
        let algorithm = ALGORITHMS[self.form.choice("algorithm")].algorithm;
        let depth = self
            .form
            .number("depth")
            .unwrap_or_else(|| manageable_depth(&*session, session.default_depth().max(1)));
        Action::Open(Box::new(Steps::new(&*session, algorithm, depth, cx)))
    }

    fn reply(&mut self, reply: Reply, cx: &Context) -> Action {
        match reply {
            Reply::Unused => Action::Unused,
            Reply::Used => Action::Stay,
            Reply::Changed(id) => {
                if id == "subject" {
                    // The moves of one game are not those of another.
                    let rows = ["subject", "algorithm"].into_iter().filter_map(|id| {
                        let field = self.form.field(id)?.clone();
                        Some(Row { id, label: String::new(), field })
                    });
                    let rows = rows.collect();
                    self.form.set(rows);
                }
                self.fill(cx);
                Action::Stay
            }
            Reply::Pressed(_) => self.start(cx),
        }
    }
}

impl Screen for Learn {
    fn title(&self, cx: &Context) -> String {
        cx.texts.get("tui-home-learn")
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let area = centred(area);
        let used = self.form.draw(frame.buffer_mut(), area, &cx.texts, &cx.palette);
        let entry = &ALGORITHMS[self.form.choice("algorithm")];
        let about = cx.texts.summary(Family::Algorithm, entry.id, entry.summary);
        let about = format!("{about}\n\n{}", cx.texts.get("tui-learn-line"));
        for (row, line) in (used + 1..area.height).zip(wrap(&about, area.width)) {
            frame.buffer_mut().set_line(
                area.x,
                area.y + row,
                &Line::styled(line, cx.palette.quiet),
                area.width,
            );
        }
    }

    fn keys(&self, cx: &Context) -> Vec<Key> {
        form_keys(cx, cx.texts.get("tui-go-learn"))
    }

    fn key(&mut self, key: KeyEvent, cx: &mut Context) -> Action {
        let reply = self.form.key(key.code);
        self.reply(reply, cx)
    }

    fn mouse(&mut self, click: Click, cx: &mut Context) -> Action {
        let reply = self.form.click(click);
        self.reply(reply, cx)
    }

    fn is_typing(&self) -> bool {
        self.form.is_typing()
    }
}
