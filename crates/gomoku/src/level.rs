//! Levels of play, from a beginner to the engine without noise.
//!
//! Levels differ in the parameters of [`Skill`], above all in search depth, node limit and the probability of missing a threat
//! (see `pattern_noise`). Weak levels choose at random among moves of similar value; none ignores a threat that it sees. The
//! numbers are calibrated by matches; docs/levels.md has the ratings and the command that measures them.

use plyground_core::{Dice, Limits};

use crate::board::Board;
use crate::cells::{Cell, CellSet};
use crate::engine::{Flow, SearchOptions, Variation, search};
use crate::pattern_noise::PatternNoise;
use crate::score::{Value, WIN};
use crate::table::TranspositionTable;
use crate::threat::Threat;
use crate::tunables::Tunables;

/// A level of play, from 1, the weakest, to 10, the engine without noise at 60,000 nodes a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 10] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9), Self(10)];

    /// The level with this number.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The parameters of this level.
    pub const fn skill(self) -> Skill {
        SKILLS[self.0 as usize - 1]
    }

    /// A move of this level. It depends only on the position, its last three moves, the seed and the limits.
    ///
    /// The table is cleared first: entries of another search would reveal what this level misses. None if the game is over
    /// or no move is legal. Additional limits only weaken the level: a search that is stopped at once still yields a move.
    pub fn play(
        self,
        board: &Board,
        seed: u64,
        table: &mut TranspositionTable,
        limits: Limits<'_>,
    ) -> Option<LevelMove> {
        self.skill().play(board, seed, table, limits)
    }
}

/// The parameters of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Search depth; 0 chooses by the policy score without a search.
    pub depth: usize,
    /// Node limit.
    pub nodes: u64,
    /// Maximum number of consecutive fours in a VCF search.
    pub fours: i32,
    /// Probability of missing a pattern, in percent of the base probability (`pattern_noise`).
    pub noise: u32,
    /// Number of best moves to choose from.
    pub lines: usize,
    /// How much worse than the best the chosen move may be: in points, at depth 0 in 1/100 nat of the policy score.
    pub margin: i32,
}

const fn skill(depth: usize, nodes: u64, fours: i32, noise: u32, lines: usize, margin: i32) -> Skill {
    Skill { depth, nodes, fours, noise, lines, margin }
}

/// The parameters of the ten levels.
const SKILLS: [Skill; 10] = [
    skill(0, 1, 0, 200, 10, 200),
    skill(0, 1, 0, 125, 8, 85),
    skill(0, 1, 0, 65, 5, 30),
    skill(1, 2_000, 0, 65, 8, 140),
    skill(1, 2_000, 1, 35, 2, 20),
    skill(2, 3_000, 1, 35, 2, 20),
    skill(3, 5_000, 2, 20, 2, 8),
    skill(100, 4_000, 3, 12, 1, 0),
    skill(100, 12_000, 5, 5, 1, 0),
    skill(100, 60_000, 30, 0, 1, 0),
];

/// The move of a level, with what its search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelMove {
    /// The move.
    pub cell: Cell,
    /// Its value on the perceived board; without a search, the static evaluation of the position before it.
    pub value: Value,
    /// The depth of the last iteration.
    pub depth: usize,
    /// Nodes entered.
    pub nodes: u64,
}

impl Skill {
    /// A move with these parameters; see [`Level::play`].
    pub fn play(
        &self,
        board: &Board,
        seed: u64,
        table: &mut TranspositionTable,
        limits: Limits<'_>,
    ) -> Option<LevelMove> {
        if board.outcome().is_some() {
            return None;
        }
        let view = PatternNoise { noise: self.noise, seed }.apply(board);
        let searched =
            if self.depth > 0 { self.search_choice(&view, board, seed, table, limits) } else { None };
        // The fallback if the search was stopped before it found a legal move.
        searched.or_else(|| self.static_choice(&view, board, seed))
    }

    /// A move that a search of the perceived board finds, legal on the real one.
    fn search_choice(
        &self,
        view: &Board,
        board: &Board,
        seed: u64,
        table: &mut TranspositionTable,
        limits: Limits<'_>,
    ) -> Option<LevelMove> {
        table.clear();
        let mut tunables = Tunables { vcf_depth: self.fours, ..Tunables::default() };
        if self.noise > 0 {
            // A level that misses threes must not find long VCTs.
            tunables.root_threat_nodes = 0;
        }
        let options =
            SearchOptions { depth: self.depth, lines: self.lines, tunables, ..SearchOptions::default() };
        let nodes = limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes));
        let limits = Limits { nodes: Some(nodes), ..limits };
        let answer = search(view, table, options, limits, &mut |_| Flow::Continue);
        let iteration = answer.iteration?;
        let mut board = board.clone();
        let allowed: Vec<Variation> =
            iteration.lines.into_iter().filter(|line| !board.is_forbidden(line.moves[0])).collect();
        let line = self.choose(&allowed, Dice::first(seed ^ Dice::first(board.key())))?;
        Some(LevelMove {
            cell: line.moves[0],
            value: line.value,
            depth: iteration.depth,
            nodes: answer.nodes,
        })
    }

    /// A move without a search, by the policy score among the most urgent moves: own fives, stops of fives, own open fours,
    /// answers to open threes, or else all candidates.
    fn static_choice(&self, view: &Board, board: &Board, seed: u64) -> Option<LevelMove> {
        let (me, you) = (view.to_move(), view.to_move().other());
        let (mut view, mut board) = (view.clone(), board.clone());
        let must_stop_five = view.count(you, Threat::Five) > 0;
        // The first set with a legal move is used.
        let by_urgency = [
            *view.cells(me, Threat::Five),
            if must_stop_five { view.stops(you, Threat::Five) } else { CellSet::EMPTY },
            *view.cells(me, Threat::OpenFour),
            view.candidate_cells(view.count(you, Threat::OpenFour) > 0),
            view.candidate_cells(false),
            *view.empty(),
        ];
        let policy = view.policy(me);
        let mut lines: Vec<Variation> = by_urgency
            .into_iter()
            .map(|cells| cells.iter().filter(|&cell| !board.is_forbidden(cell)).collect::<Vec<Cell>>())
            .find(|cells| !cells.is_empty())?
            .into_iter()
            .map(|cell| Variation { moves: vec![cell], value: Value::new(policy.score(cell)) })
            .collect();
        // A stable sort: equal moves stay in board order, so the choice is deterministic.
        lines.sort_by_key(|line| std::cmp::Reverse(line.value));
        lines.truncate(self.lines.max(1));
        let line = self.choose(&lines, Dice::first(seed ^ Dice::first(board.key())))?;
        let makes_five = view.count(me, Threat::Five) > 0;
        let value = Value::new(if makes_five { WIN - 1 } else { view.evaluate() });
        Some(LevelMove { cell: line.moves[0], value, depth: 0, nodes: 1 })
    }

    /// One of the sorted variations at random, with weight (margin - loss)², plus 1 if the loss is 0. The loss is the
    /// difference from the value of the best. If the best is a win or loss, it is taken.
    fn choose<'a>(&self, lines: &'a [Variation], roll: u64) -> Option<&'a Variation> {
        let best = lines.first()?;
        if best.value.mate().is_some() {
            return Some(best);
        }
        let weight = |line: &Variation| {
            let loss = best.value.points() - line.value.points();
            u64::from((self.margin - loss).max(0).unsigned_abs()).pow(2) + u64::from(loss == 0)
        };
        let mut left = roll % lines.iter().map(weight).sum::<u64>().max(1);
        lines.iter().find(|line| {
            let weight = weight(line);
            let found = left < weight;
            left = left.saturating_sub(weight);
            found
        })
    }
}
