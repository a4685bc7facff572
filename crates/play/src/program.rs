//! Programs that play: a search with settings, a level, or random moves.

use std::time::Duration;

use plyground_core::{Limits, Message, Score, message};
use plyground_registry::{
    ALGORITHMS, Algorithm, Answer, DEEPEST, Dice, LEVELS, Level, MONTE_CARLO, Named, NamedEvaluator,
    Sampling, level,
};

use crate::Plan;

/// The default level: people beat it now and then.
pub const USUAL_LEVEL: u8 = 3;

/// How a program chooses its moves.
#[derive(Clone, Debug)]
pub struct ProgramPlayer {
    way: Way,
    evaluator: Option<NamedEvaluator>,
    depth: Option<u16>,
    /// The most nodes, or playouts, for a move.
    nodes: Option<u64>,
    /// The most time for a move; the caller has the clock and sets the deadline.
    time: Option<Duration>,
    by_steps: bool,
    /// The percentage of its moves that are random.
    slips: u8,
    /// Whether it chooses among moves of equal value by their appeal to people.
    by_appeal: bool,
    /// The level, if nothing else was specified: games with an engine are then played by the engine.
    level: Option<u8>,
    /// The specification as text, which can be read again.
    text: String,
}

/// The algorithm that finds its moves.
#[derive(Clone, Copy, Debug)]
enum Way {
    Search(Algorithm),
    MonteCarlo { rave: bool },
}

/// A move and the search result that led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChosenMove {
    /// The move.
    pub movement: String,
    /// The value of the move; `None` for a random move, for Monte Carlo, and for a move chosen without a search.
    pub value: Option<Score>,
    /// The expected share of the points in per cent, where playouts estimated it.
    pub share: Option<u8>,
    /// The depth of the search.
    pub depth: u16,
    /// Positions visited.
    pub nodes: u64,
}

impl ProgramPlayer {
    /// A search without limits, to the depth that suits the game.
    fn unlimited(algorithm: Algorithm, text: String) -> Self {
        Self {
            way: Way::Search(algorithm),
            evaluator: None,
            depth: None,
            nodes: None,
            time: None,
            by_steps: false,
            slips: 0,
            by_appeal: false,
            level: None,
            text,
        }
    }

    /// A level.
    pub fn level(number: u8, algorithm: Algorithm) -> Self {
        let Level { depth, nodes, slips, .. } = *level(number).unwrap_or(&LEVELS[LEVELS.len() - 1]);
        Self {
            depth: Some(depth),
            nodes: Some(nodes),
            by_steps: true,
            slips,
            by_appeal: true,
            level: Some(number),
            ..Self::unlimited(algorithm, format!("level={number}"))
        }
    }

    /// A search of fixed depth.
    pub fn fixed(algorithm: Algorithm, depth: u16) -> Self {
        let text = format!("{} depth={depth}", algorithm.id());
        Self { depth: Some(depth), ..Self::unlimited(algorithm, text) }
    }

    /// Reads a player such as `alpha-beta depth=6`, `monte-carlo playouts=5000`, `level=3` or `random`.
    pub fn parse(text: &str, plan: &Plan) -> Result<Self, Message> {
        let mut algorithm = plan.default_algorithm();
        let mut program = Self::unlimited(algorithm, text.split_whitespace().collect::<Vec<_>>().join(" "));
        if program.text.is_empty() {
            return Err(message!(
                "player-empty",
                "nobody is named: write person, level=1 to level=10, random, or a search such as alpha-beta depth=4"
            ));
        }
        let mut monte_carlo = false;
        for word in text.split_whitespace() {
            match word.split_once('=') {
                None if word == "random" => program.slips = 100,
                None if word == "rave" => {}
                None => match search_called(word)? {
                    Named::Search(named) => algorithm = named,
                    Named::MonteCarlo => monte_carlo = true,
                },
                Some(("evaluator", name)) => program.evaluator = Some(plan.session.evaluator(name)?),
                Some(("depth", n)) => program.depth = Some(number(word, n, 0, u64::from(DEEPEST))? as u16),
                Some(("nodes" | "playouts", n)) => program.nodes = Some(number(word, n, 1, u64::MAX)?),
                Some(("time", n)) => program.time = Some(seconds(word, n)?),
                Some(("level", n)) => {
                    program =
                        Self { text: program.text, ..Self::level(number(word, n, 1, 10)? as u8, algorithm) };
                }
                Some((key, _)) => {
                    return Err(message!(
                        "player-unknown-setting",
                        "`{setting}` is not a setting of a player: there are depth, nodes, time, level and evaluator, and for monte-carlo playouts, time and rave",
                        setting = key.escape_debug().to_string()
                    ));
                }
            }
        }
        refuse_what_is_not_for(text, monte_carlo)?;
        program.way = if monte_carlo {
            Way::MonteCarlo { rave: text.split_whitespace().any(|word| word == "rave") }
        } else {
            Way::Search(algorithm)
        };
        // A level with another search or another depth is an ordinary search.
        program.level = program.level.filter(|_| program.text.split(' ').count() == 1);
        // A search under a time limit deepens iteratively: if it is stopped, the last complete iteration has an answer.
        program.by_steps |= program.time.is_some();
        if program.depth.is_none() {
            program.by_steps |= program.nodes.is_some();
            program.depth = Some(if program.by_steps { DEEPEST } else { plan.default_depth() });
        }
        program.check(plan)?;
        Ok(program)
    }

    /// Finds errors before the first move: a search of depth 0 resolves every name.
    pub fn check(&self, plan: &Plan) -> Result<(), Message> {
        match self.way {
            Way::Search(algorithm) => self.search(algorithm, plan, Limits::default(), Some(0)).map(|_| ()),
            Way::MonteCarlo { rave } => {
                refuse_to_be_told(plan)?;
                let sampling = Sampling { playouts: Some(0), rave, ..Sampling::default() };
                plan.session.sample(&sampling).map(|_| ())
            }
        }
    }

    fn search(
        &self,
        algorithm: Algorithm,
        plan: &Plan,
        limits: Limits<'_>,
        depth: Option<u16>,
    ) -> Result<Answer, Message> {
        let evaluator = self.evaluator.unwrap_or(plan.evaluator);
        let searcher = plan.searcher(algorithm, evaluator)?;
        let nodes = self.nodes.into_iter().chain(limits.nodes).min();
        let mut request = plan.task_of(searcher, Limits { nodes, ..limits });
        if self.evaluator.is_some() {
            // A weights file is for the plan's evaluator.
            request.weights = None;
        }
        request.conventions = plan.playing_conventions(evaluator);
        request.by_appeal = self.by_appeal;
        request.depth = depth;
        request.by_steps = self.by_steps && depth != Some(0);
        plan.session.search(&request)
    }

    /// Monte Carlo tree search. With only a time limit and no deadline from the caller, it plays the usual number of
    /// playouts.
    fn sample(
        &self,
        rave: bool,
        plan: &Plan,
        limits: Limits<'_>,
        dice: &mut Dice,
    ) -> Result<ChosenMove, Message> {
        let is_timed = self.time.is_some() && limits.deadline.is_some();
        let playouts = self.nodes.or((!is_timed).then_some(Sampling::USUAL));
        let seed = dice.below(usize::MAX) as u64;
        let tree = Sampling::SMALL;
        let samples = plan.session.sample(&Sampling { playouts, seed, threads: 1, rave, tree, limits })?;
        Ok(ChosenMove {
            share: samples.expected().map(|share| (share * 100.0).round() as u8),
            // Stopped before the first playout, it still has to return a legal move.
            movement: samples.outlook.best.unwrap_or_else(|| plan.session.legal_moves()[0].clone()),
            value: None,
            depth: 0,
            nodes: samples.outlook.positions,
        })
    }

    /// The most time for a move. The caller has the clock and sets the deadline.
    pub fn time(&self) -> Option<Duration> {
        self.time
    }

    /// The specification as text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The level, if it plays by a level and nothing else.
    pub fn level_number(&self) -> Option<u8> {
        self.level
    }

    /// Chooses a move in the plan's position, in which the game must not be over.
    pub fn choose(&self, plan: &Plan, limits: Limits<'_>, dice: &mut Dice) -> Result<ChosenMove, Message> {
        if let Some(chosen) = self.engine(plan, limits, dice) {
            return Ok(chosen);
        }
        let legal = plan.session.legal_moves();
        if usize::from(self.slips) > dice.below(100) {
            let movement = legal[dice.below(legal.len())].clone();
            return Ok(ChosenMove { movement, value: None, share: None, depth: 0, nodes: 0 });
        }
        let report = match self.way {
            Way::Search(algorithm) => self.search(algorithm, plan, limits, self.depth)?.report,
            Way::MonteCarlo { rave } => return self.sample(rave, plan, limits, dice),
        };
        Ok(ChosenMove {
            // A preset's search may find no move at all; the program has to move all the same.
            movement: report.best.unwrap_or_else(|| legal[0].clone()),
            value: report.value,
            share: None,
            depth: report.depth,
            nodes: report.counts.nodes,
        })
    }

    /// The move of the game's own engine, if the game has one and the plan does not rule it out.
    ///
    /// The random state is read but not advanced: within a game the engine's noise has one seed a side, so a move that
    /// the program overlooks once it overlooks again.
    fn engine(&self, plan: &Plan, limits: Limits<'_>, dice: &Dice) -> Option<ChosenMove> {
        let level = self.level.filter(|_| plan.is_free())?;
        let seed = dice.state() ^ plan.session.to_move().index() as u64;
        let choice = plan.session.level_move(level, seed, limits)?;
        Some(ChosenMove {
            movement: choice.best,
            // Without a search the value is only a static evaluation, which the next move may reverse.
            value: (choice.depth > 0).then_some(choice.value),
            share: None,
            depth: choice.depth,
            nodes: choice.nodes,
        })
    }
}

fn number(word: &str, text: &str, least: u64, most: u64) -> Result<u64, Message> {
    let good = text.parse().ok().filter(|n| (least..=most).contains(n));
    good.ok_or_else(|| {
        let setting = word.escape_debug().to_string();
        let least = least.to_string();
        if most == u64::MAX {
            message!(
                "player-number-from",
                "`{setting}` needs a whole number from {least}",
                setting = setting,
                least = least
            )
        } else {
            message!(
                "player-number-between",
                "`{setting}` needs a whole number from {least} to {most}",
                setting = setting,
                least = least,
                most = most.to_string()
            )
        }
    })
}

fn seconds(word: &str, text: &str) -> Result<Duration, Message> {
    let good = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= 1e9);
    good.map(Duration::from_secs_f64).ok_or_else(|| {
        message!(
            "player-seconds",
            "`{setting}` needs a number of seconds above 0, such as 0.5",
            setting = word.escape_debug().to_string()
        )
    })
}

/// Rejects settings of searches for Monte Carlo, and settings of Monte Carlo for searches.
fn refuse_what_is_not_for(text: &str, monte_carlo: bool) -> Result<(), Message> {
    let keys = || text.split_whitespace().map(|word| word.split_once('=').map_or(word, |(key, _)| key));
    let is_foreign = |key: &&str| match *key {
        "playouts" | "rave" => !monte_carlo,
        "depth" | "nodes" | "level" | "evaluator" | "random" => monte_carlo,
        _ => monte_carlo && matches!(Named::find(key), Ok(Named::Search(_))),
    };
    match keys().find(is_foreign) {
        None => Ok(()),
        Some(setting) if monte_carlo => Err(message!(
            "player-not-for-monte-carlo",
            "`{setting}` does not go with monte-carlo, which takes playouts, time and rave: write monte-carlo playouts=10000",
            setting = setting
        )),
        Some(setting) => Err(message!(
            "player-only-monte-carlo",
            "`{setting}` is for monte-carlo alone: write monte-carlo {setting}, or give the search nodes, depth or time",
            setting = setting
        )),
    }
}

/// Monte Carlo plays to the end of the game and uses no evaluator: settings for one would be ignored, so they are
/// rejected.
pub fn refuse_to_be_told(plan: &Plan) -> Result<(), Message> {
    if plan.is_free() {
        return Ok(());
    }
    Err(message!(
        "monte-carlo-asks-nobody",
        "monte-carlo plays to the end of the game and asks no evaluator: leave out the preset, the evaluator, its weights, the conventions and the mistakes, or choose another search"
    ))
}

/// The algorithm of this name; for a name that resembles none, the error lists the kinds of players.
fn search_called(word: &str) -> Result<Named, Message> {
    Named::find(word).map_err(|why| match why.key() {
        Some("name-unknown") => message!(
            "player-unknown",
            "there is no player `{name}`: write level=1 to level=10, random, or a search: {searches}",
            name = word.escape_debug().to_string(),
            searches =
                ALGORITHMS.iter().map(|entry| entry.id).chain([MONTE_CARLO.0]).collect::<Vec<_>>().join(", ")
        ),
        _ => why,
    })
}
