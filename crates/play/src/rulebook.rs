//! The rules of a game, its names and its evaluators, for players.

use plyground_core::Message;
use plyground_i18n::{Family, Texts, say};
use plyground_registry::{GAMES, Session, evaluators, open, parameters, spelled_out};

/// A game, its rules and its names, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// The name of the game, as it is typed.
    pub game: String,
    /// The name of its family, as it is typed.
    pub family: &'static str,
    /// The name of the family with the parameters, if there are any.
    pub spelled_out: Option<String>,
    /// The name in the catalogues.
    pub name: String,
    /// The rules, in one paragraph; `None` if the catalogues do not have the game.
    pub text: Option<String>,
    /// The notation of moves.
    pub moves: String,
    /// A move as it is typed, where the notation has several forms.
    example: Option<String>,
    /// How games of the family are typed, and what their parameters mean.
    pub form: String,
    /// Names for particular parameters.
    pub aliases: Vec<Alias>,
    /// The evaluators of the game, the default one among them.
    pub evaluators: Vec<ListedEvaluator>,
    /// The number of orders in which the cells can be filled, where every move fills one.
    pub space: Option<String>,
    /// Further remarks.
    pub notice: Option<String>,
}

/// A name for particular parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alias {
    /// The name.
    pub id: &'static str,
    /// The same game with its parameters.
    pub game: String,
    /// Its summary, one line.
    pub summary: String,
}

/// An evaluator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedEvaluator {
    /// The name.
    pub id: &'static str,
    /// Its summary, one line.
    pub summary: String,
    /// Whether it is the default evaluator of this game.
    pub is_usual: bool,
}

impl Rulebook {
    /// The rules of the game that is played.
    pub fn of(session: &dyn Session, texts: &Texts) -> Self {
        let (game, family) = (session.game(), session.family());
        let known = texts.has(&format!("{}-{game}", Family::Game.prefix()));
        let english = GAMES.iter().find(|entry| entry.id == family).map_or("", |entry| entry.summary);
        let alias = |&(id, parameters, english): &(&'static str, &str, &str)| Alias {
            id,
            game: format!("{family}({parameters})"),
            summary: texts.summary(Family::Game, id, english),
        };
        // One name may stand for two kinds of boards.
        let entry = GAMES.iter().find(|entry| entry.id == family);
        let all = evaluators();
        let judge = |id: &'static str| ListedEvaluator {
            id,
            summary: {
                let english = all.iter().find(|(known, ..)| *known == id).map_or("", |(_, line, _)| line);
                texts.summary(Family::Evaluator, id, english)
            },
            is_usual: id == session.default_evaluator().id,
        };
        Self {
            spelled_out: spelled_out(session).filter(|_| !session.is_written()),
            name: texts.name(Family::Game, if known { &game } else { family }),
            text: texts.rules(family, &parameters(session)),
            moves: texts.tell(&session.move_help()),
            example: session.legal_moves().into_iter().next(),
            form: texts.summary(Family::Game, family, english),
            aliases: entry.map_or_else(Vec::new, |entry| entry.aliases.iter().map(alias).collect()),
            evaluators: session.evaluators().into_iter().map(judge).collect(),
            space: search_space(session, texts),
            notice: session.notice().map(|notice| texts.tell(&notice)),
            game,
            family,
        }
    }

    /// The rules and the notation of moves, a paragraph each: short enough to fit beside a board.
    pub fn paragraphs(&self, texts: &Texts) -> Vec<String> {
        self.with_moves(&self.moves, texts)
    }

    /// The same for a board that is pointed at: where the notation has several forms, some of them between backquotes, one
    /// move as an example is enough.
    pub fn paragraphs_beside_board(&self, texts: &Texts) -> Vec<String> {
        let example = self.example.as_deref().filter(|_| self.moves.contains('`'));
        self.with_moves(example.unwrap_or(&self.moves), texts)
    }

    fn with_moves(&self, moves: &str, texts: &Texts) -> Vec<String> {
        let moves = say!(texts, "rulebook-moves", moves = moves);
        self.text.iter().cloned().chain([moves]).chain(self.notice.clone()).collect()
    }
}

/// The sentence on the number of orders in which the cells of the board can be filled.
fn search_space(session: &dyn Session, texts: &Texts) -> Option<String> {
    let cells = cells_to_fill(session)?;
    Some(say!(texts, "rulebook-space", cells = cells, orders = factorial(cells, texts)))
}

/// The number of cells of the board, in a game in which every move fills one and no rule forbids an order.
pub fn cells_to_fill(session: &dyn Session) -> Option<usize> {
    // On a board made of boards a move decides where the next one may go.
    let is_one_board = GAMES.iter().any(|entry| entry.id == session.family() && entry.look.block == 0);
    if session.row_length().is_none() || !is_one_board {
        return None;
    }
    Some(session.grid()?.cells.len())
}

/// `n` factorial: in full while it is short, else rounded, with an exponent that is a multiple of three.
fn factorial(n: usize, texts: &Texts) -> String {
    const SHORT: usize = 12;
    if n <= SHORT {
        return texts.number((1..=n as u64).product());
    }
    let (mantissa, exponent) = rounded_factorial(n);
    let raised: String = exponent.to_string().chars().map(superscript).collect();
    format!("{} × 10{raised}", texts.decimal(mantissa, 1))
}

/// `n` factorial as a number and a power of ten that is a multiple of three.
pub fn rounded_factorial(n: usize) -> (f64, usize) {
    let digits: f64 = (1..=n).map(|k| (k as f64).log10()).sum();
    let exponent = digits as usize / 3 * 3;
    (10_f64.powf(digits - exponent as f64), exponent)
}

fn superscript(digit: char) -> char {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    digit.to_digit(10).map_or(digit, |value| RAISED[value as usize])
}

/// The game that a text names. A family that is only played with parameters may be named without them: that means the
/// first of its games.
pub fn example(text: &str) -> Result<Box<dyn Session>, Message> {
    open(text).or_else(|why| {
        let id = text.trim().to_lowercase().replace('_', "-");
        let entries = GAMES.iter().filter(|entry| entry.id == id);
        let mut parameters = entries.flat_map(|entry| {
            let named = entry.aliases.iter().map(|(_, parameters, _)| *parameters);
            named.chain(entry.samples.iter().copied())
        });
        parameters.find_map(|parameters| open(&format!("{id}({parameters})")).ok()).ok_or(why)
    })
}

#[cfg(test)]
mod tests {
    use plyground_i18n::LANGUAGES;

    use super::*;

    #[test]
    fn every_game_has_rules_in_every_language() {
        for language in &LANGUAGES {
            let texts = Texts::new(language);
            for entry in GAMES {
                let session = example(entry.id).unwrap();
                let book = Rulebook::of(&*session, &texts);
                assert!(book.text.is_some_and(|text| text.len() > 50), "{} {}", language.code, entry.id);
                assert_eq!(book.evaluators.iter().filter(|judge| judge.is_usual).count(), 1, "{}", entry.id);
                assert!(book.evaluators.iter().all(|judge| !judge.summary.is_empty()), "{}", entry.id);
            }
        }
    }

    #[test]
    fn the_size_of_the_search_space_is_stated() {
        let texts = Texts::english();
        let said = |game: &str| Rulebook::of(&*open(game).unwrap(), &texts).space.unwrap_or_default();
        assert!(said("tic-tac-toe").contains("9! = 362,880 orders"), "{}", said("tic-tac-toe"));
        assert!(said("piskvorky").contains("25! = 15.5 × 10²⁴ orders"), "{}", said("piskvorky"));
        assert!(said("gomoku").contains("225! = 12.6 × 10⁴³² orders"), "{}", said("gomoku"));
        assert_eq!(said("othello"), "");
    }

    #[test]
    fn a_family_may_be_named_without_parameters() {
        assert_eq!(example("connect").unwrap().game(), "connect-four");
        assert_eq!(example(" MNK ").unwrap().game(), "tic-tac-toe");
        assert_eq!(example("connect(5,4,3)").unwrap().game(), "connect(5,4,3)");
        for wrong in ["chess", "", "connect(", "connect(0,0,0)"] {
            assert!(example(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_game_is_called_by_its_own_name_or_by_its_family_s() {
        let texts = Texts::english();
        let name = |game: &str| Rulebook::of(&*open(game).unwrap(), &texts).name;
        assert_eq!(name("connect(7,6,4)"), "Connect Four");
        assert_eq!(name("connect(5,4,3)"), "Connect game");
        assert_eq!(name("othello(6)"), "Othello");
    }

    #[test]
    fn rules_are_those_of_this_game_and_not_of_its_family() {
        let said = |game: &str| Rulebook::of(&*open(game).unwrap(), &Texts::english()).text.unwrap();
        let tic_tac_toe = said("tic-tac-toe");
        assert!(tic_tac_toe.contains("3 by 3") && tic_tac_toe.contains("3 or more"), "{tic_tac_toe}");
        assert!(!tic_tac_toe.contains("the other way round"));
        assert!(said("mnk(5,5,4,misere)").contains("the other way round"));
        assert!(said("five(7,caro)").contains("closed in") && !said("five(7,caro)").contains("two fours"));
        assert!(said("renju").contains("two fours") && !said("renju").contains("closed in"));
        assert!(said("othello").contains("8 by 8") && said("othello(6)").contains("6 by 6"));
        assert!(said("kalah").contains("6 houses with 4 seeds") && said("nim").contains("3, 4, 5"));
        assert!(
            said("marienbad").contains("1, 3, 5, 7") && said("nim(5,take=3)").contains("3 stones at most")
        );
        assert!(said("tochki").contains("20 by 20") && said("tochki").contains("four dots stand"));
        assert!(said("dots(cross)").contains("10 by 10"));
        assert_eq!(said("checkers"), said("english-draughts"));
    }

    #[test]
    fn what_stands_beside_a_board_is_for_people_who_play_and_in_their_language() {
        // Parameters and options, as they are typed after the name of a family.
        let typed = ["W", "H", "K", "RULE", "RULES", "misere"];
        let english = Texts::english();
        for language in &LANGUAGES {
            let texts = Texts::new(language);
            for entry in GAMES {
                let names = entry.aliases.iter().map(|(name, ..)| (*name).to_owned());
                for name in names.chain(entry.listed()) {
                    let session = open(&name).unwrap();
                    let texts = texts.calling(session.colours());
                    let book = Rulebook::of(&*session, &texts);
                    let said = book.paragraphs_beside_board(&texts).join("\n");
                    let place = format!("{} {name}: {said}", language.code);
                    assert!(!said.contains(['`', '{', '=']), "{place}");
                    let mut words = said.split(|letter: char| !letter.is_alphanumeric());
                    assert_eq!(words.find(|word| typed.contains(word)), None, "{place}");
                    let original = Rulebook::of(&*session, &english.calling(session.colours())).text;
                    assert_eq!(book.text != original, language.code != "en", "{place}");
                    // Where the sides have colours, no letter is named.
                    let mut words = said.split(|letter: char| !letter.is_alphanumeric());
                    let has_letters = words.any(|word| word == "X");
                    assert!(!has_letters || session.colours().is_none(), "{place}");
                }
            }
        }
    }
}
