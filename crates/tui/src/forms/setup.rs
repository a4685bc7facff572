//! The form before a game: for playing, watching, and analysing.

use std::sync::Once;
use std::thread;

use plyground_i18n::{Family, Texts, say};
use plyground_play::{Control, GameSetup, USUAL_LEVEL};
use plyground_registry::{Dice, LEVELS, MONTE_CARLO, Message, Player, Session, TEXTBOOK, open, side_name};

use super::game::{game, game_complaint, game_rows, names, summary};
use super::{FormDefinition, learn::played};
use crate::form::{Form, FormRow};
use crate::panel::level_name;

/// The purpose of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A person plays.
    Play,
    /// Programs play.
    Watch,
    /// A position is analysed.
    Analyse,
}

/// The form for a purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupForm {
    purpose: Purpose,
}

/// The clocks offered: minutes, and seconds a move. The first is none.
const CLOCKS: [(u16, u16); 6] = [(0, 0), (1, 0), (3, 2), (5, 3), (10, 5), (30, 0)];

impl SetupForm {
    /// The form for a purpose. The games are opened in advance while it is filled in.
    pub fn new(purpose: Purpose) -> Self {
        open_ahead();
        Self { purpose }
    }

    /// The purpose.
    pub fn purpose(self) -> Purpose {
        self.purpose
    }

    /// The position to analyse.
    ///
    /// # Errors
    ///
    /// If there is no such game, or a move is not legal.
    pub fn session(self, form: &Form) -> Result<Box<dyn Session>, Message> {
        played(open(&game(form))?, form.text("moves"))
    }

    /// The game to play.
    ///
    /// # Errors
    ///
    /// If the clock is not valid.
    pub fn setup(self, form: &Form, dice: &mut Dice) -> Result<GameSetup, Message> {
        let mut setup = GameSetup::new(&game(form));
        setup.starter = match form.choice("starts") {
            1 => Some(Player::Second),
            2 => Some(Player::BOTH[dice.below(2)]),
            // As in every game here.
            _ => None,
        };
        // A seed of its own for every game.
        setup.seed = dice.below(1 << 30) as u64;
        if self.purpose == Purpose::Watch {
            setup.seats = [player(form.choice("first")), player(form.choice("second"))];
            return Ok(setup);
        }
        let person = match form.choice("side") {
            0 => Some(Player::First),
            1 => Some(Player::Second),
            2 => Some(Player::BOTH[dice.below(2)]),
            _ => None,
        };
        if let Some(person) = person {
            setup.seats[person.other().index()] = player(form.choice("level"));
        }
        let (minutes, seconds) = CLOCKS[form.choice("clock").min(CLOCKS.len() - 1)];
        if minutes > 0 {
            setup.clock = Some(Control::parse(&format!("{minutes}+{seconds}"))?);
        }
        Ok(setup)
    }

    fn play_rows(form: &Form, texts: &Texts) -> Vec<FormRow> {
        let [first, second] = side_names(form);
        let sides = vec![first, second, texts.get("tui-by-chance"), texts.get("tui-side-both")];
        let mut rows = vec![FormRow::choice("side", texts.get("tui-setup-side"), sides, form.choice("side"))];
        if form.choice("side") != 3 {
            let at = form.choice_or("level", usize::from(USUAL_LEVEL) - 1);
            rows.push(FormRow::choice("level", texts.get("tui-setup-level"), levels(texts), at));
        }
        rows.push(starts(form, texts));
        let clock = |&(minutes, seconds): &(u16, u16)| match (minutes, seconds) {
            (0, _) => texts.get("tui-clock-none"),
            (minutes, 0) => say!(texts, "tui-clock-minutes", minutes = minutes),
            _ => say!(texts, "tui-clock-increment", minutes = minutes, seconds = seconds),
        };
        let clocks = CLOCKS.iter().map(clock).collect();
        rows.push(FormRow::choice("clock", texts.get("tui-setup-clock"), clocks, form.choice("clock")));
        rows
    }

    fn watch_rows(form: &Form, texts: &Texts) -> Vec<FormRow> {
        let mut players = levels(texts);
        players.push(texts.get("tui-player-random"));
        players.extend(searches().map(|id| texts.name(Family::Algorithm, id)));
        let sides = side_names(form);
        let (first, second) = (form.choice_or("first", 5), form.choice_or("second", 4));
        vec![
            FormRow::choice(
                "first",
                say!(texts, "tui-setup-player", side = &sides[0]),
                players.clone(),
                first,
            ),
            FormRow::choice("second", say!(texts, "tui-setup-player", side = &sides[1]), players, second),
            starts(form, texts),
        ]
    }
}

impl FormDefinition for SetupForm {
    fn title(&self, texts: &Texts) -> String {
        match self.purpose {
            Purpose::Play => texts.get("tui-home-play"),
            Purpose::Watch => texts.get("tui-home-watch"),
            Purpose::Analyse => texts.get("tui-home-analyse"),
        }
    }

    fn go(&self, texts: &Texts) -> String {
        match self.purpose {
            Purpose::Play => texts.get("tui-go-play"),
            Purpose::Watch => texts.get("tui-go-watch"),
            Purpose::Analyse => texts.get("tui-go-analyse"),
        }
    }

    fn rows(&self, form: &Form, texts: &Texts) -> Vec<FormRow> {
        let mut rows = game_rows(form, texts);
        rows.extend(match self.purpose {
            Purpose::Play => Self::play_rows(form, texts),
            Purpose::Watch => Self::watch_rows(form, texts),
            Purpose::Analyse => {
                vec![FormRow::text("moves", texts.get("tui-setup-moves"), form.text("moves"))]
            }
        });
        rows.push(FormRow::button(self.go(texts)));
        rows
    }

    fn about(&self, form: &Form, texts: &Texts) -> String {
        summary(form, texts)
    }

    fn complaint(&self, id: &str, form: &Form) -> Option<Message> {
        if id == "moves" { self.session(form).err() } else { game_complaint(id, form) }
    }
}

fn levels(texts: &Texts) -> Vec<String> {
    LEVELS.iter().map(|level| level_name(level.number, texts)).collect()
}

/// The names of the sides in the chosen game.
fn side_names(form: &Form) -> [String; 2] {
    let game = game(form);
    Player::BOTH.map(|player| side_name(&game, player).to_owned())
}

/// The side that moves first.
fn starts(form: &Form, texts: &Texts) -> FormRow {
    let [first, second] = side_names(form);
    let options = vec![first, second, texts.get("tui-by-chance")];
    FormRow::choice("starts", texts.get("tui-setup-starts"), options, form.choice("starts"))
}

/// The program at this index: the levels, then random moves, then the searches.
fn player(place: usize) -> String {
    match (LEVELS.get(place), place - LEVELS.len().min(place)) {
        (Some(level), _) => format!("level={}", level.number),
        (None, 0) => "random".to_owned(),
        (None, after) => searches().nth(after - 1).unwrap_or(MONTE_CARLO.0).to_owned(),
    }
}

/// The searches offered, by their names.
fn searches() -> impl Iterator<Item = &'static str> {
    TEXTBOOK.iter().map(|entry| entry.id).chain([MONTE_CARLO.0])
}

/// Opens every game once on another thread: some build tables for their rules, which would otherwise delay the start of
/// the game.
fn open_ahead() {
    static BEGUN: Once = Once::new();
    BEGUN.call_once(|| {
        let open_all = || names().into_iter().for_each(|name| drop(open(&name)));
        // Without a thread, a game is opened when it is chosen, which works as well.
        let _ = thread::Builder::new().spawn(open_all);
    });
}
