//! Programs that play: a search with settings, a level, or chance.

use plyground_core::{Limits, Message, Score, message};
use plyground_registry::{ALGORITHMS, Algorithm, Answer, DEEPEST, Dice, LEVELS, Level, find, level};

use crate::Plan;

/// How a program chooses its moves.
#[derive(Clone, Debug)]
pub struct Mind {
    algorithm: Algorithm,
    evaluator: Option<String>,
    depth: Option<u16>,
    nodes: Option<u64>,
    by_steps: bool,
    /// How often in a hundred moves it plays at random.
    slips: u8,
    /// Whether it chooses among equal moves as people would.
    by_appeal: bool,
    /// The level, where nothing else was asked for: games with an engine are then played by it.
    level: Option<u8>,
    /// How it is written, so that it can be read again.
    text: String,
}

/// A move and what led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The move.
    pub movement: String,
    /// What it is thought to be worth; `None` where chance chose, which entered no position, or nobody looked ahead.
    pub value: Option<Score>,
    /// How deep the search went.
    pub depth: u16,
    /// Positions entered.
    pub nodes: u64,
}

impl Mind {
    /// A level.
    pub fn level(number: u8, algorithm: Algorithm) -> Self {
        let Level { depth, nodes, slips, .. } = *level(number).unwrap_or(&LEVELS[LEVELS.len() - 1]);
        Self {
            algorithm,
            evaluator: None,
            depth: Some(depth),
            nodes: Some(nodes),
            by_steps: true,
            slips,
            by_appeal: true,
            level: Some(number),
            text: format!("level={number}"),
        }
    }

    /// A search of fixed depth.
    pub fn fixed(algorithm: Algorithm, depth: u16) -> Self {
        let text = format!("{} depth={depth}", algorithm.id());
        Self {
            algorithm,
            evaluator: None,
            depth: Some(depth),
            nodes: None,
            by_steps: false,
            slips: 0,
            by_appeal: false,
            level: None,
            text,
        }
    }

    /// Reads a player such as `alpha-beta depth=6`, `level=3` or `random`.
    pub fn parse(text: &str, plan: &Plan) -> Result<Self, Message> {
        let mut mind = Self {
            algorithm: plan.default_algorithm(),
            evaluator: None,
            depth: None,
            nodes: None,
            by_steps: false,
            slips: 0,
            by_appeal: false,
            level: None,
            text: text.split_whitespace().collect::<Vec<_>>().join(" "),
        };
        if mind.text.is_empty() {
            return Err(message!(
                "player-empty",
                "nobody is named: write person, level=1 to level=10, random, or a search such as alpha-beta depth=4"
            ));
        }
        for word in text.split_whitespace() {
            match word.split_once('=') {
                None if word == "random" => mind.slips = 100,
                None => mind.algorithm = search_called(word)?,
                Some(("evaluator", id)) => mind.evaluator = Some(id.to_owned()),
                Some(("depth", n)) => mind.depth = Some(number(word, n, 0, u64::from(DEEPEST))? as u16),
                Some(("nodes", n)) => mind.nodes = Some(number(word, n, 1, u64::MAX)?),
                Some(("level", n)) => {
                    let algorithm = mind.algorithm;
                    mind = Self { text: mind.text, ..Self::level(number(word, n, 1, 10)? as u8, algorithm) };
                }
                Some((key, _)) => {
                    return Err(message!(
                        "player-unknown-setting",
                        "`{setting}` is not a setting of a player: there are depth, nodes, level and evaluator",
                        setting = key.escape_debug().to_string()
                    ));
                }
            }
        }
        // A level with another search, or deeper, is a search.
        mind.level = mind.level.filter(|_| mind.text.split(' ').count() == 1);
        if mind.depth.is_none() {
            mind.by_steps = mind.nodes.is_some();
            mind.depth = Some(if mind.by_steps { DEEPEST } else { plan.default_depth() });
        }
        mind.check(plan)?;
        Ok(mind)
    }

    /// Refuses what would only be noticed at the first move: a search of depth 0 looks at every name.
    pub fn check(&self, plan: &Plan) -> Result<(), Message> {
        self.search(plan, Limits::default(), Some(0)).map(|_| ())
    }

    fn search(&self, plan: &Plan, limits: Limits<'_>, depth: Option<u16>) -> Result<Answer, Message> {
        let evaluator = self.evaluator.as_deref().unwrap_or(&plan.evaluator);
        let mutations = plan.mutations_with(self.algorithm, evaluator)?;
        let nodes = self.nodes.into_iter().chain(limits.nodes).min();
        let mut request = plan.request(self.algorithm, &mutations, Limits { nodes, ..limits });
        if self.evaluator.is_some() {
            request.evaluator = Some(evaluator);
            request.weights = None;
        }
        request.conventions = plan.playing_conventions(evaluator)?;
        request.by_appeal = self.by_appeal;
        request.depth = depth;
        request.by_steps = self.by_steps && depth != Some(0);
        plan.session.search(&request)
    }

    /// How it is written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The level, where it plays by one and nothing else.
    pub fn level_number(&self) -> Option<u8> {
        self.level
    }

    /// Chooses a move in the plan's position, which must not be finished.
    pub fn think(&self, plan: &Plan, limits: Limits<'_>, dice: &mut Dice) -> Result<Thought, Message> {
        if let Some(thought) = self.engine(plan, limits, dice) {
            return Ok(thought);
        }
        let legal = plan.session.legal_moves();
        if usize::from(self.slips) > dice.below(100) {
            let movement = legal[dice.below(legal.len())].clone();
            return Ok(Thought { movement, value: None, depth: 0, nodes: 0 });
        }
        let report = self.search(plan, limits, self.depth)?.report;
        Ok(Thought {
            // A document's program can find no move good enough; it must play all the same.
            movement: report.best.unwrap_or_else(|| legal[0].clone()),
            value: report.value,
            depth: report.depth,
            nodes: report.counts.nodes,
        })
    }

    /// The move of the game's own engine, where it has one and is free to use it.
    ///
    /// The dice are looked at and not thrown: throughout a game the program sees with the same eyes, each side with its own,
    /// and what it has overlooked it goes on overlooking.
    fn engine(&self, plan: &Plan, limits: Limits<'_>, dice: &Dice) -> Option<Thought> {
        let level = self.level.filter(|_| plan.is_free())?;
        let seed = dice.state() ^ plan.session.to_move().index() as u64;
        let choice = plan.session.level_move(level, seed, limits)?;
        Some(Thought {
            movement: choice.best,
            // Whoever did not look ahead has an opinion of the moment, which the next move may turn round.
            value: (choice.depth > 0).then_some(choice.value),
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

/// The search of this name; whoever is not near to any is told what else a player can be.
fn search_called(word: &str) -> Result<Algorithm, Message> {
    let found = find("algorithm", word, ALGORITHMS, |a| a.id);
    found.map(|entry| entry.algorithm).map_err(|why| match why.key() {
        Some("name-unknown") => message!(
            "player-unknown",
            "there is no player `{name}`: write level=1 to level=10, random, or a search: {searches}",
            name = word.escape_debug().to_string(),
            searches = ALGORITHMS.iter().map(|entry| entry.id).collect::<Vec<_>>().join(", ")
        ),
        _ => why,
    })
}
