//! A game in progress whose type the front end need not know.

use plyground_core::{
    Bound, EvaluatorEntry, Game, Labels, Message, Outcome, Player, Report, Settings, message,
};
use plyground_search::{Conventions, FinishedRoot, Root, RootWindow, Task, divide, perft};

use crate::mutations::NARROW_WINDOW;
use crate::names::find;
use crate::plugin::{Abilities, SearchFn};
use crate::{Algorithm, Answer, Request, Target};

/// A game that can be set up, played and searched. Errors are sentences for the person who asked, in English
/// unless a front end says them in another language.
pub trait Session: Send {
    /// The name with its parameters.
    fn game(&self) -> String;
    /// The name of the family, without parameters.
    fn family(&self) -> &'static str;
    /// The same game with nothing played.
    fn fresh(&self) -> Box<dyn Session>;

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
    /// What decided the game.
    fn winning_line(&self) -> Option<String>;
    /// How moves are typed, in a line for people.
    fn move_help(&self) -> Message;
    /// Every legal move, in the game's order.
    fn legal_moves(&self) -> Vec<String>;
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
    /// The evaluator that judges when none is asked for.
    fn default_evaluator(&self) -> &'static str;
    /// The depth that a search gets when none is asked for.
    fn default_depth(&self) -> u16;
    /// Answers a question about the position.
    fn search(&self, request: &Request<'_>) -> Result<Answer, Message>;
    /// The number of ways to play `depth` moves.
    fn perft(&self, depth: u16) -> u64;
    /// The same for each move.
    fn divide(&self, depth: u16) -> Vec<(String, u64)>;
}

/// A game of a known type in progress.
pub(crate) struct Live<G: Game> {
    start: G,
    now: G,
    /// The positions before each move, and the moves as text.
    past: Vec<G>,
    history: Vec<String>,
    abilities: Abilities<G>,
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

    fn evaluator(&self, id: Option<&str>) -> Result<&EvaluatorEntry<G>, Message> {
        match id.or(self.now.default_evaluator()) {
            Some(id) => find("evaluator", id, &self.abilities.evaluators, |e| e.id)
                .map_err(|why| message!("name-asked-of", "{why} (asked of {game})", why = why, game = G::ID)),
            None => Ok(&self.abilities.evaluators[0]),
        }
    }

    /// The code to run: the search, or the version of it with the mistake that was asked for.
    fn code(&self, request: &Request<'_>) -> Result<SearchFn<G>, Message> {
        let mistake = request.mutations.iter().find(|m| matches!(m.target, Target::Search(_))).map(|m| m.id);
        let offers = &self.abilities.offers;
        let offer = offers.iter().find(|o| o.algorithm == request.algorithm && o.mutation == mistake);
        offer.map(|offer| offer.run).ok_or_else(|| {
            message!(
                "turns-needed",
                "{search} needs turns that alternate, which {game} does not promise: use minimax",
                search = request.algorithm.id(),
                game = G::ID
            )
        })
    }

    /// The position as the search is to see it: with mistakes in the rules, or reopened.
    fn seen(&self, request: &Request<'_>) -> Result<G, Message> {
        let mut pos = self.now.clone();
        for mutation in request.mutations {
            if let Target::Rules(_) = mutation.target {
                pos = pos.with_mutation(mutation.id).ok_or_else(|| {
                    message!(
                        "mistake-unknown-to-game",
                        "{game} does not know the mistake {mutation}",
                        game = G::ID,
                        mutation = mutation.id
                    )
                })?;
            }
        }
        let expanded = request.conventions.finished_root == FinishedRoot::Expanded;
        Ok(if expanded { pos.reopened().unwrap_or(pos) } else { pos })
    }

    /// Writes the moves of a line, each in the position where it is played.
    fn write_line(pos: &G, line: &[G::Move]) -> Vec<String> {
        let mut pos = pos.clone();
        let write = |&m: &G::Move| {
            let text = pos.write_move(m);
            pos.make(m);
            text
        };
        line.iter().map(write).collect()
    }
}

impl<G: Game> Session for Live<G> {
    fn game(&self) -> String {
        self.start.name()
    }

    fn family(&self) -> &'static str {
        G::ID
    }

    fn fresh(&self) -> Box<dyn Session> {
        Box::new(Self::new(self.start.clone(), self.abilities.clone()))
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

    fn winning_line(&self) -> Option<String> {
        self.now.winning_line()
    }

    fn move_help(&self) -> Message {
        self.now.move_help()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.now.moves().map(|m| self.now.write_move(m)).collect()
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
        Ok(self.evaluator(Some(evaluator))?.has_flat_wins)
    }

    fn default_evaluator(&self) -> &'static str {
        self.now.default_evaluator().unwrap_or(self.abilities.evaluators[0].id)
    }

    fn default_depth(&self) -> u16 {
        self.now.default_depth()
    }

    fn search(&self, request: &Request<'_>) -> Result<Answer, Message> {
        let run = self.code(request)?;
        let entry = self.evaluator(request.evaluator)?;
        let names: Vec<&str> = request.mutations.iter().map(|m| m.id).collect();
        if request.weights.is_some() && !entry.takes_weights {
            return Err(message!(
                "weights-not-taken",
                "the evaluator {evaluator} has no weights to set",
                evaluator = entry.id
            ));
        }
        let settings = Settings { weights: request.weights, mutations: &names };
        let evaluator = (entry.build)(&self.now, &settings)?;
        let mut pos = self.seen(request)?;
        let depth = request.depth.unwrap_or_else(|| self.default_depth());
        let mut conventions = with_mistakes(request.conventions, &names);
        if request.by_appeal {
            conventions.root = Root::Unshared;
        }
        let task = Task { depth, conventions, limits: request.limits };
        let mut report = run(&mut pos, &*evaluator, &task, request.by_steps);
        if request.mutations.iter().any(|m| m.is_unsound()) {
            report.bound = Bound::Unknown;
        }
        if request.by_appeal {
            choose_by_appeal(&pos, &mut report);
        }
        Ok(Answer {
            best_cell: report.best.and_then(|m| pos.cell(m)),
            root_cells: report.root_moves.iter().map(|&(m, _)| pos.cell(m)).collect(),
            evaluator: entry.id,
            report: Report {
                value: report.value,
                bound: report.bound,
                best: report.best.map(|m| pos.write_move(m)),
                pv: Self::write_line(&pos, &report.pv),
                depth: report.depth,
                counts: report.counts,
                stopped: report.stopped,
                root_moves: report.root_moves.iter().map(|&(m, v)| (pos.write_move(m), v)).collect(),
            },
        })
    }

    fn perft(&self, depth: u16) -> u64 {
        perft(&mut self.now.clone(), depth)
    }

    fn divide(&self, depth: u16) -> Vec<(String, u64)> {
        let counts = divide(&mut self.now.clone(), depth);
        counts.into_iter().map(|(m, count)| (self.now.write_move(m), count)).collect()
    }
}

/// Puts the most appealing of the best moves first.
fn choose_by_appeal<G: Game>(pos: &G, report: &mut Report<G::Move>) {
    let best = report.root_moves.iter().filter(|(_, value)| Some(*value) == report.value).map(|&(m, _)| m);
    // The first of equals, as everywhere.
    let choice = best.rev().max_by_key(|&m| pos.appeal(m));
    if report.bound == Bound::Exact && choice.is_some() && choice != report.best {
        report.best = choice;
        report.pv = choice.into_iter().collect();
    }
}

/// Conventions that are mistakes in some document.
fn with_mistakes(mut conventions: Conventions, mutations: &[&str]) -> Conventions {
    if mutations.contains(&"unshared-root") {
        conventions.root = Root::Unshared;
    }
    if mutations.contains(&"narrow-root-window") {
        conventions.root_window = RootWindow::Fixed(NARROW_WINDOW);
    }
    conventions
}
