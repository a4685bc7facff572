//! What is agreed on before a game: for playing, for watching, and for analysing.

use std::sync::Once;
use std::thread;

use plyground_i18n::{Family, say};
use plyground_play::{Control, Setup};
use plyground_registry::{ALGORITHMS, GAMES, LEVELS, Player, open};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{Analyse, Play, Watch};
use crate::context::Context;
use crate::form::{Field, Form, Reply, Row};
use crate::keybar::Key;
use crate::panel::{level_name, wrap};
use crate::party::Party;
use crate::screen::{Action, Click, Screen};

/// What the game is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A person plays.
    Play,
    /// Programs play.
    Watch,
    /// A position is looked at.
    Analyse,
}

/// The form.
pub struct SetupScreen {
    purpose: Purpose,
    form: Form,
}

/// The clocks that are offered: minutes, and seconds a move. The first is none.
const CLOCKS: [(u16, u16); 6] = [(0, 0), (1, 0), (3, 2), (5, 3), (10, 5), (30, 0)];
/// The level that is offered first: one that people beat now and then.
const USUAL_LEVEL: usize = 2;
/// The largest board there is.
const LARGEST: u16 = 20;
/// A tree of a lecture, to begin with.
pub(super) const LECTURE: &str = "[[3,12,8],[2,4,6],[14,5,2]]";

impl SetupScreen {
    /// An empty form.
    pub fn new(purpose: Purpose, cx: &Context) -> Self {
        open_ahead();
        let mut screen = Self { purpose, form: Form::default() };
        screen.fill(cx);
        screen
    }

    /// The rows that go with what was chosen so far.
    fn fill(&mut self, cx: &Context) {
        let texts = &cx.texts;
        let mut rows = game_rows(&self.form, cx);
        let levels = || LEVELS.iter().map(|level| level_name(level.number, texts)).collect::<Vec<_>>();
        let choice = |id, label, options: Vec<String>, usual| {
            let at = if self.form.field(id).is_some() { self.form.choice(id) } else { usual };
            Row { id, label, field: Field::Choice { options, at } }
        };
        let starts =
            vec![texts.get("tui-starts-usual"), "X".to_owned(), "O".to_owned(), texts.get("tui-by-chance")];
        match self.purpose {
            Purpose::Play => {
                let sides = vec![
                    texts.get("tui-side-x"),
                    texts.get("tui-side-o"),
                    texts.get("tui-by-chance"),
                    texts.get("tui-side-both"),
                ];
                rows.push(choice("side", texts.get("tui-setup-side"), sides, 0));
                if self.form.choice("side") != 3 {
                    rows.push(choice("level", texts.get("tui-setup-level"), levels(), USUAL_LEVEL));
                }
                rows.push(choice("starts", texts.get("tui-setup-starts"), starts, 0));
                let clock = |&(minutes, seconds): &(u16, u16)| match (minutes, seconds) {
                    (0, _) => texts.get("tui-clock-none"),
                    (minutes, 0) => say!(texts, "tui-clock-minutes", minutes = minutes),
                    _ => say!(texts, "tui-clock-increment", minutes = minutes, seconds = seconds),
                };
                let clocks = CLOCKS.iter().map(clock).collect();
                rows.push(choice("clock", texts.get("tui-setup-clock"), clocks, 0));
            }
            Purpose::Watch => {
                let mut players = levels();
                players.push(texts.get("tui-player-random"));
                players.extend(ALGORITHMS.iter().map(|entry| texts.name(Family::Algorithm, entry.id)));
                rows.push(choice("first", texts.get("tui-setup-first"), players.clone(), 5));
                rows.push(choice("second", texts.get("tui-setup-second"), players, 4));
                rows.push(choice("starts", texts.get("tui-setup-starts"), starts, 0));
            }
            Purpose::Analyse => {
                let text = self.form.text("moves").to_owned();
                rows.push(Row { id: "moves", label: texts.get("tui-setup-moves"), field: Field::Text(text) });
            }
        }
        rows.push(Row { id: "go", label: self.go(cx), field: Field::Button });
        self.form.set(rows);
    }

    fn go(&self, cx: &Context) -> String {
        match self.purpose {
            Purpose::Play => cx.texts.get("tui-go-play"),
            Purpose::Watch => cx.texts.get("tui-go-watch"),
            Purpose::Analyse => cx.texts.get("tui-go-analyse"),
        }
    }

    /// Begins what the form describes.
    fn start(&self, cx: &mut Context) -> Action {
        let started = match self.purpose {
            Purpose::Play => self.setup(cx).and_then(|setup| {
                let party = Party::new(&setup, cx)?;
                Ok(Action::Replace(Box::new(Play::new(party, cx))))
            }),
            Purpose::Watch => self.setup(cx).and_then(|setup| {
                let party = Party::new(&setup, cx)?.unkept();
                Ok(Action::Replace(Box::new(Watch::new(party, cx))))
            }),
            Purpose::Analyse => {
                self.session().map(|session| Action::Replace(Box::new(Analyse::new(session, cx))))
            }
        };
        started.unwrap_or_else(|why| Action::Say(cx.texts.tell(&why)))
    }

    fn session(&self) -> Result<Box<dyn plyground_registry::Session>, plyground_registry::Message> {
        let mut session = open(&game(&self.form))?;
        for word in self.form.text("moves").split([' ', ',']).filter(|word| !word.is_empty()) {
            session.play(word)?;
        }
        Ok(session)
    }

    fn setup(&self, cx: &mut Context) -> Result<Setup, plyground_registry::Message> {
        let mut setup = Setup::new(&game(&self.form));
        let chance = |cx: &mut Context| Player::BOTH[cx.dice.below(2)];
        setup.starter = match self.form.choice("starts") {
            1 => Some(Player::First),
            2 => Some(Player::Second),
            3 => Some(chance(cx)),
            _ => None,
        };
        // Somewhere that no other game begins.
        setup.seed = cx.dice.below(1 << 30) as u64;
        if self.purpose == Purpose::Watch {
            setup.seats = [player(self.form.choice("first")), player(self.form.choice("second"))];
            return Ok(setup);
        }
        let person = match self.form.choice("side") {
            0 => Some(Player::First),
            1 => Some(Player::Second),
            2 => Some(chance(cx)),
            _ => None,
        };
        if let Some(person) = person {
            setup.seats[person.other().index()] = player(self.form.choice("level"));
        }
        let (minutes, seconds) = CLOCKS[self.form.choice("clock").min(CLOCKS.len() - 1)];
        if minutes > 0 {
            setup.clock = Some(Control::parse(&format!("{minutes}+{seconds}"))?);
        }
        Ok(setup)
    }

    fn reply(&mut self, reply: Reply, cx: &mut Context) -> Action {
        match reply {
            Reply::Unused => Action::Unused,
            Reply::Used => Action::Stay,
            Reply::Changed(_) => {
                self.fill(cx);
                Action::Stay
            }
            Reply::Pressed(_) => self.start(cx),
        }
    }
}

impl Screen for SetupScreen {
    fn title(&self, cx: &Context) -> String {
        match self.purpose {
            Purpose::Play => cx.texts.get("tui-home-play"),
            Purpose::Watch => cx.texts.get("tui-home-watch"),
            Purpose::Analyse => cx.texts.get("tui-home-analyse"),
        }
    }

    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, cx: &Context) {
        let area = centred(area);
        let used = self.form.draw(frame.buffer_mut(), area, &cx.texts, &cx.palette);
        let about = summary(&self.form, cx);
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
        form_keys(cx, self.go(cx))
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

/// Opens every game once, on another thread: some build tables for their rules, and nobody should have to wait for those
/// when they begin.
fn open_ahead() {
    static BEGUN: Once = Once::new();
    BEGUN.call_once(|| {
        let open_all = || games().into_iter().for_each(|name| drop(open(name)));
        // Without a thread a game is opened when it is chosen, as it would be anyway.
        let _ = thread::Builder::new().spawn(open_all);
    });
}

/// The program at this place of the list: the levels, then chance, then the searches.
fn player(place: usize) -> String {
    match (LEVELS.get(place), place - LEVELS.len().min(place)) {
        (Some(level), _) => format!("level={}", level.number),
        (None, 0) => "random".to_owned(),
        (None, after) => ALGORITHMS[(after - 1).min(ALGORITHMS.len() - 1)].id.to_owned(),
    }
}

/// A form stands in the middle of wide screens.
pub(super) fn centred(area: Rect) -> Rect {
    let width = area.width.min(76);
    let top = u16::from(area.height > 16) * 2;
    Rect::new(area.x + (area.width - width) / 2, area.y + top, width, area.height - top)
}

/// The keys of a form; `go` is what Enter does.
pub(super) fn form_keys(cx: &Context, go: String) -> Vec<Key> {
    vec![
        Key::new("Enter", KeyCode::Enter, go),
        Key::group("↑↓", cx.texts.get("tui-key-choose")),
        Key::group("←→", cx.texts.get("tui-key-change")),
    ]
}

/// Stands for a game that is typed as commands name it.
const NAMED: &str = "named";
/// One that no other row leads to.
const SAMPLE: &str = "five(19,renju)";

/// The names that games are chosen by: every alias, then every family that is played without parameters or with those that
/// [`game_rows`] asks for, and [`NAMED`] for all others.
pub(super) fn games() -> Vec<&'static str> {
    let aliases = GAMES.iter().flat_map(|entry| entry.aliases.iter().map(|(alias, ..)| *alias));
    let is_asked = |id: &str| ["mnk", "explicit"].contains(&id);
    let families = GAMES.iter().filter(|entry| is_asked(entry.id) || entry.samples.contains(&""));
    let families = families.map(|entry| entry.id);
    let mut names: Vec<&str> = Vec::new();
    for name in aliases.chain(families).chain([NAMED]) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The rows that choose a game: its name, and what else it takes.
pub(super) fn game_rows(form: &Form, cx: &Context) -> Vec<Row> {
    let texts = &cx.texts;
    let names = games();
    let name = |name: &&str| match *name {
        "mnk" => texts.get("tui-setup-own"),
        NAMED => texts.get("tui-setup-named"),
        name => texts.name(Family::Game, name),
    };
    let options = names.iter().map(name).collect();
    let at = form.choice("game");
    let mut rows =
        vec![Row { id: "game", label: texts.get("tui-setup-game"), field: Field::Choice { options, at } }];
    let text = |id, label: String, usual: &str| {
        let text = if form.field(id).is_some() { form.text(id) } else { usual };
        Row { id, label, field: Field::Text(text.to_owned()) }
    };
    match names[at.min(names.len() - 1)] {
        "mnk" => {
            let number = |id, label: String, usual, least| {
                let value = form.number(id).unwrap_or(usual);
                Row { id, label, field: Field::Number { value, least, most: LARGEST } }
            };
            rows.push(number("width", texts.get("tui-setup-width"), 7, 1));
            rows.push(number("height", texts.get("tui-setup-height"), 7, 1));
            rows.push(number("in-row", texts.get("tui-setup-in-row"), 4, 1));
        }
        "explicit" => {
            rows.push(text("tree", texts.get("tui-setup-tree"), LECTURE));
        }
        NAMED => rows.push(text("named", texts.get("tui-setup-name"), SAMPLE)),
        _ => {}
    }
    rows
}

/// The game that those rows describe.
pub(super) fn game(form: &Form) -> String {
    let names = games();
    match names[form.choice("game").min(names.len() - 1)] {
        "mnk" => {
            let number = |id| form.number(id).unwrap_or(3);
            format!("mnk({},{},{})", number("width"), number("height"), number("in-row"))
        }
        "explicit" => format!("explicit({})", form.text("tree")),
        NAMED => form.text("named").to_owned(),
        name => name.to_owned(),
    }
}

/// A line about that game.
pub(super) fn summary(form: &Form, cx: &Context) -> String {
    let names = games();
    let name = names[form.choice("game").min(names.len() - 1)];
    match name {
        "mnk" => cx.texts.get("tui-setup-mnk-line"),
        "explicit" => cx.texts.get("tui-setup-tree-line"),
        NAMED => cx.texts.get("tui-setup-named-line"),
        name => {
            let aliases = GAMES.iter().flat_map(|entry| entry.aliases.iter());
            let english =
                aliases.into_iter().find(|(alias, ..)| *alias == name).map_or("", |(.., line)| line);
            cx.texts.summary(Family::Game, name, english)
        }
    }
}
