//! A game in progress whose type the front end need not know.

use plyground_core::{Game, Grid, Labels, Limits, Message, Outcome, Player};
use plyground_search::observers::Recording;
use plyground_search::{divide, perft, positions};

use crate::analyst::{Analyst, Relay, TextbookAnalyst, Worth, final_worth};
use crate::plugin::Abilities;
use crate::question::Question;
use crate::remarks::{merits, remarks};
use crate::solution::{Solution, solve};
use crate::{Algorithm, Answer, Choice, Judgement, Request, Verifiable};

/// A game that can be set up, played and searched. Errors are sentences for the person who asked, in English
/// unless a front end says them in another language.
pub trait Session: Verifiable + Send {
    /// The name with its parameters.
    fn game(&self) -> String;
    /// The name of the family, without parameters.
    fn family(&self) -> &'static str;
    /// What a side is called in sentences: X or O, and MAX or MIN in a written tree.
    fn side_name(&self, player: Player) -> &'static str;
    /// The same game with nothing played.
    fn fresh(&self) -> Box<dyn Session>;
    /// The same game as it stands, with its history.
    fn copy(&self) -> Box<dyn Session>;
    /// The same game as it stands after these moves, which are its history; the moves so far are forgotten.
    fn after(&self, moves: &[&str]) -> Result<Box<dyn Session>, Message>;

    /// Sets up a position, forgetting the moves so far. `strict` refuses what no play can reach.
    fn set_position(&mut self, text: &str, to_move: Option<Player>, strict: bool) -> Result<(), Message>;
    /// The name of the game on whose board a position text is drawn, where that is another size of this one.
    fn fitting(&self, position: &str) -> Option<String>;
    /// Lets the other side begin.
    fn set_starter(&mut self, starter: Player) -> Result<(), Message>;

    /// The side whose turn it is.
    fn to_move(&self) -> Player;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// The position as one line.
    fn position(&self) -> String;
    /// The board for people.
    fn draw(&self, labels: Labels) -> String;
    /// The board for a picture, where the game is played on one of cells.
    fn grid(&self) -> Option<Grid>;
    /// What decided the game.
    fn winning_line(&self) -> Option<String>;
    /// The cells that decided the game, counted from 0 along the rows from the top left; empty where no cells did.
    fn winning_cells(&self) -> Vec<usize>;
    /// Empty cells where the side to move may not play, counted in the same way, and why.
    fn forbidden(&self) -> Vec<(usize, Message)>;
    /// How moves are typed, in a line for people.
    fn move_help(&self) -> Message;
    /// Every legal move, in the game's order.
    fn legal_moves(&self) -> Vec<String>;
    /// The cells of the legal moves, in the same order; `None` for a move that is no cell.
    fn legal_cells(&self) -> Vec<Option<usize>>;
    /// The cells that a person points at for each of the legal moves, in the same order.
    fn legal_paths(&self) -> Vec<Vec<usize>>;
    /// The numbers that may be typed for the legal moves, in the same order; empty where the game has none.
    fn move_numbers(&self) -> Vec<usize>;
    /// The moves played since the position was set up.
    fn history(&self) -> &[String];

    /// Plays a move and returns it in the game's own notation.
    fn play(&mut self, text: &str) -> Result<String, Message>;
    /// Takes back the last move; false if there is none.
    fn undo(&mut self) -> bool;

    /// The searches that the game can be given.
    fn algorithms(&self) -> Vec<Algorithm>;
    /// The evaluators that it offers.
    fn evaluators(&self) -> Vec<&'static str>;
    /// Whether a win is worth the same to this evaluator at any distance; an error for one that is not there.
    fn has_flat_wins(&self, evaluator: &str) -> Result<bool, Message>;
    /// Whether any win is worth more to this evaluator than any draw, and any draw more than any loss; an error for one that
    /// is not there.
    fn orders_outcomes(&self, evaluator: &str) -> Result<bool, Message>;
    /// The evaluator that judges when none is asked for.
    fn default_evaluator(&self) -> &'static str;
    /// The depth that a search gets when none is asked for.
    fn default_depth(&self) -> u16;
    /// Answers a question about the position.
    fn search(&self, request: &Request<'_>) -> Result<Answer, Message>;
    /// Whether an engine plays the levels of this game, whatever name it was opened by.
    fn has_engine(&self) -> bool;
    /// The move of the engine that plays this game at a level, from 1: a function of the position, the last moves and the
    /// seed. None where no engine plays the game by these rules; a search plays it then.
    fn level_move(&self, level: u8, seed: u64, limits: Limits<'_>) -> Option<Choice<String>>;
    /// Somebody who looks at this position for as long as they are let, and tells the best so many lines: the engine that
    /// plays the game, or else the textbook's search. In a finished game they are done at once. Deep looks take a deep stack:
    /// give a thread for them 16 MiB.
    fn analyst(&self, lines: usize) -> Box<dyn Analyst>;
    /// What the end of the game is worth to the side that would be to move; `None` while it goes on. In a written tree that is
    /// the number at the leaf.
    fn final_worth(&self) -> Option<Worth>;
    /// What the position is worth, where that can be found for certain within the limits; in a finished game, how it ended.
    /// Nothing is left out here, which an analyst may do.
    fn solve(&self, limits: Limits<'_>) -> Option<Solution>;
    /// What a legal move does, in words that follow the move: that it wins at once, stops the other side, makes two threats.
    /// Empty where there is nothing to say, and where the move is none.
    fn remarks(&self, text: &str) -> Vec<Message>;
    /// What speaks for a legal move that does nothing at once, in words that follow the move: the lines that it lies on, the
    /// middle of the board. Empty where the game is not one of rows, and where the move is none.
    fn merits(&self, text: &str) -> Vec<Message>;
    /// What somebody should know before they play this game, besides its rules: that nobody can win it.
    fn notice(&self) -> Option<Message>;
    /// What the evaluator that is asked for says of the position itself, and how that comes about.
    fn judge(&self, request: &Request<'_>) -> Result<Judgement, Message>;
    /// Answers a question and tells how the answer was found, in up to `most` events; whole parts far from the root are left
    /// out where there were more. The search is one of fixed depth.
    fn record(&self, request: &Request<'_>, most: usize) -> Result<(Answer, Recording<String>), Message>;
    /// The number of nodes of the smallest tree that proves the value that was asked for, whatever the search and the order
    /// of moves; `None` if more than `most` nodes would have to be looked at.
    fn minimal_tree(&self, request: &Request<'_>, most: u64) -> Result<Option<u64>, Message>;
    /// The number of ways to play `depth` moves.
    fn perft(&self, depth: u16) -> u64;
    /// The same for each move.
    fn divide(&self, depth: u16) -> Vec<(String, u64)>;
    /// The number of positions that minimax enters from here to `depth`, this one included; `None` where there are more
    /// than `most`.
    fn positions(&self, depth: u16, most: u64) -> Option<u64>;
}

/// A game of a known type in progress.
#[derive(Clone)]
pub(crate) struct Live<G: Game> {
    start: G,
    pub(crate) now: G,
    /// The positions before each move, and the moves as text.
    past: Vec<G>,
    history: Vec<String>,
    pub(crate) abilities: Abilities<G>,
}

impl<G: Game> Live<G> {
    pub(crate) fn new(start: G, abilities: Abilities<G>) -> Self {
        Self { now: start.clone(), start, past: Vec::new(), history: Vec::new(), abilities }
    }

    fn restart(&mut self, start: G) {
        self.now = start.clone();
        self.start = start;
        self.past.clear();
        self.history.clear();
    }

    /// The moves played since the position was set up.
    fn moves(&self) -> Vec<G::Move> {
        let read = |(before, text): (&G, &String)| {
            before.read_move(text).expect("what was played can be read where it was played")
        };
        self.past.iter().zip(&self.history).map(read).collect()
    }
}

impl<G: Game> Session for Live<G> {
    fn game(&self) -> String {
        self.start.name()
    }

    fn family(&self) -> &'static str {
        G::ID
    }

    fn side_name(&self, player: Player) -> &'static str {
        G::side_name(player)
    }

    fn fresh(&self) -> Box<dyn Session> {
        Box::new(Self::new(self.start.clone(), self.abilities.clone()))
    }

    fn copy(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }

    fn after(&self, moves: &[&str]) -> Result<Box<dyn Session>, Message> {
        let mut session = Self::new(self.now.clone(), self.abilities.clone());
        for text in moves {
            session.play(text)?;
        }
        Ok(Box::new(session))
    }

    fn set_position(&mut self, text: &str, to_move: Option<Player>, strict: bool) -> Result<(), Message> {
        let pos = self.start.read_position(text, to_move, strict)?;
        self.restart(pos);
        Ok(())
    }

    fn fitting(&self, position: &str) -> Option<String> {
        self.start.fitting(position)
    }

    fn set_starter(&mut self, starter: Player) -> Result<(), Message> {
        let start = self.start.with_starter(starter)?;
        self.restart(start);
        Ok(())
    }

    fn to_move(&self) -> Player {
        self.now.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.outcome()
    }

    fn position(&self) -> String {
        self.now.write_position()
    }

    fn draw(&self, labels: Labels) -> String {
        self.now.draw(labels)
    }

    fn grid(&self) -> Option<Grid> {
        self.now.grid()
    }

    fn winning_line(&self) -> Option<String> {
        self.now.winning_line()
    }

    fn winning_cells(&self) -> Vec<usize> {
        self.now.winning_cells()
    }

    fn forbidden(&self) -> Vec<(usize, Message)> {
        self.now.forbidden()
    }

    fn move_help(&self) -> Message {
        self.now.move_help()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.now.moves().map(|m| self.now.write_move(m)).collect()
    }

    fn legal_cells(&self) -> Vec<Option<usize>> {
        self.now.moves().map(|m| self.now.cell(m)).collect()
    }

    fn legal_paths(&self) -> Vec<Vec<usize>> {
        self.now.moves().map(|m| self.now.path(m)).collect()
    }

    fn move_numbers(&self) -> Vec<usize> {
        self.now.moves().filter_map(|m| self.now.number(m)).collect()
    }

    fn history(&self) -> &[String] {
        &self.history
    }

    fn play(&mut self, text: &str) -> Result<String, Message> {
        let m = self.now.read_move(text)?;
        let written = self.now.write_move(m);
        self.past.push(self.now.clone());
        self.now.make(m);
        self.history.push(written.clone());
        Ok(written)
    }

    fn undo(&mut self) -> bool {
        self.history.pop();
        match self.past.pop() {
            Some(before) => {
                self.now = before;
                true
            }
            None => false,
        }
    }

    fn algorithms(&self) -> Vec<Algorithm> {
        let sound = self.abilities.offers.iter().filter(|offer| offer.mutation.is_none());
        sound.map(|offer| offer.algorithm).collect()
    }

    fn evaluators(&self) -> Vec<&'static str> {
        self.abilities.evaluators.iter().map(|e| e.id).collect()
    }

    fn has_flat_wins(&self, evaluator: &str) -> Result<bool, Message> {
        Ok(self.abilities.evaluator(&self.now, Some(evaluator))?.has_flat_wins)
    }

    fn orders_outcomes(&self, evaluator: &str) -> Result<bool, Message> {
        Ok(self.abilities.evaluator(&self.now, Some(evaluator))?.orders_outcomes)
    }

    fn default_evaluator(&self) -> &'static str {
        self.now.default_evaluator().unwrap_or(self.abilities.evaluators[0].id)
    }

    fn default_depth(&self) -> u16 {
        self.now.default_depth()
    }

    fn search(&self, request: &Request<'_>) -> Result<Answer, Message> {
        Question::new(&self.now, &self.abilities, request)?.answer()
    }

    fn has_engine(&self) -> bool {
        self.abilities.engine.as_ref().is_some_and(|engine| (engine.knows)(&self.start))
    }

    fn level_move(&self, level: u8, seed: u64, limits: Limits<'_>) -> Option<Choice<String>> {
        let engine = self.abilities.engine.as_ref()?;
        let Choice { best, value, depth, nodes } =
            (engine.play)(&self.now, &self.moves(), level, seed, limits)?;
        Some(Choice { best: self.now.write_move(best), value, depth, nodes })
    }

    fn final_worth(&self) -> Option<Worth> {
        final_worth(&self.now, &self.abilities)
    }

    fn analyst(&self, lines: usize) -> Box<dyn Analyst> {
        let engine = self.abilities.engine.as_ref();
        let textbook = TextbookAnalyst::new(&self.now, &self.abilities, lines);
        match engine.and_then(|engine| (engine.analyst)(&self.now, &self.moves(), lines)) {
            Some(five) => Box::new(Relay::new(five, textbook)),
            None => Box::new(textbook),
        }
    }

    fn solve(&self, limits: Limits<'_>) -> Option<Solution> {
        solve(&self.now, &self.abilities, &self.moves(), limits)
    }

    fn remarks(&self, text: &str) -> Vec<Message> {
        let Ok(m) = self.now.read_move(text) else { return Vec::new() };
        let engine = self.abilities.engine.as_ref();
        engine
            .and_then(|engine| (engine.remarks)(&self.now, &self.moves(), m))
            .unwrap_or_else(|| remarks(&self.now, m))
    }

    fn merits(&self, text: &str) -> Vec<Message> {
        self.now.read_move(text).map_or_else(|_| Vec::new(), |m| merits(&self.now, m))
    }

    fn notice(&self) -> Option<Message> {
        self.now.notice()
    }

    fn judge(&self, request: &Request<'_>) -> Result<Judgement, Message> {
        Ok(Question::new(&self.now, &self.abilities, request)?.judgement())
    }

    fn record(&self, request: &Request<'_>, most: usize) -> Result<(Answer, Recording<String>), Message> {
        Question::new(&self.now, &self.abilities, request)?.record(most)
    }

    fn minimal_tree(&self, request: &Request<'_>, most: u64) -> Result<Option<u64>, Message> {
        Ok(Question::new(&self.now, &self.abilities, request)?.minimal_tree(most))
    }

    fn perft(&self, depth: u16) -> u64 {
        perft(&mut self.now.clone(), depth)
    }

    fn divide(&self, depth: u16) -> Vec<(String, u64)> {
        let counts = divide(&mut self.now.clone(), depth);
        counts.into_iter().map(|(m, count)| (self.now.write_move(m), count)).collect()
    }

    fn positions(&self, depth: u16, most: u64) -> Option<u64> {
        positions(&mut self.now.clone(), depth, most)
    }
}
