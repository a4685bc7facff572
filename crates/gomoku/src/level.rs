//! Levels of play, from a beginner to the engine itself.
//!
//! A level differs from the next in how far it thinks and in what it overlooks (see `sight`), never by moves played at
//! random: what it sees, it answers. The numbers are calibrated by matches; docs/levels.md has the table, and the command
//! that makes it.

use plyground_core::Limits;

use crate::board::Board;
use crate::cells::{Cell, CellSet};
use crate::engine::{Flow, Line, Settings, search};
use crate::mix::mix;
use crate::score::{Value, WIN};
use crate::sight::Sight;
use crate::table::Table;
use crate::threat::Threat;
use crate::tunables::Tunables;

/// A strength that people can choose, from 1, the weakest, to 10, the engine itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All of them, the weakest first.
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

    /// What makes it as strong as it is.
    pub const fn skill(self) -> Skill {
        SKILLS[self.0 as usize - 1]
    }

    /// The move of a player of this level: a function of the position, the order of its last moves, and the seed alone.
    ///
    /// The table is emptied first: what is known from another search would be seen at once. None where the game is over
    /// or no move is allowed. Further limits only make it weaker: there is a move even where they leave no time to think.
    pub fn play(self, board: &Board, seed: u64, table: &mut Table, limits: Limits<'_>) -> Option<Choice> {
        self.skill().play(board, seed, table, limits)
    }
}

/// How far a player thinks, and what escapes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Plies that it looks ahead; at 0 it goes by the look of a place.
    pub depth: usize,
    /// Nodes that it may enter.
    pub nodes: u64,
    /// How many fours in a row it follows beyond that.
    pub fours: i32,
    /// How much it overlooks, in hundredths of what a beginner does.
    pub haze: u32,
    /// How many moves it weighs up against each other.
    pub lines: usize,
    /// By how many points a move may look worse than the best and still be played.
    pub margin: i32,
}

const fn skill(depth: usize, nodes: u64, fours: i32, haze: u32, lines: usize, margin: i32) -> Skill {
    Skill { depth, nodes, fours, haze, lines, margin }
}

/// By level.
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

/// A move, and what the player thought of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Where the stone goes.
    pub cell: Cell,
    /// What the player thinks the position is worth.
    pub value: Value,
    /// How deep the search went.
    pub depth: usize,
    /// Positions entered.
    pub nodes: u64,
}

impl Skill {
    /// The move of a player with this skill; see [`Level::play`].
    pub fn play(&self, board: &Board, seed: u64, table: &mut Table, limits: Limits<'_>) -> Option<Choice> {
        if board.outcome().is_some() {
            return None;
        }
        let view = Sight { haze: self.haze, seed }.of(board);
        let thought = if self.depth > 0 { self.think(&view, board, seed, table, limits) } else { None };
        // Also where the search was stopped before it had found anything, or what it found is forbidden after all.
        thought.or_else(|| self.glance(&view, board, seed))
    }

    /// The move that a search finds in the position as it is seen, of those that the position as it is allows.
    fn think(
        &self,
        view: &Board,
        board: &Board,
        seed: u64,
        table: &mut Table,
        limits: Limits<'_>,
    ) -> Option<Choice> {
        table.clear();
        let mut tunables = Tunables { fours_depth: self.fours, ..Tunables::default() };
        if self.haze > 0 {
            // Who overlooks a three does not calculate twenty moves of them.
            tunables.threats_at_root = 0;
        }
        let settings = Settings { depth: self.depth, lines: self.lines, tunables, ..Settings::default() };
        let nodes = limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes));
        let limits = Limits { nodes: Some(nodes), ..limits };
        let answer = search(view, table, settings, limits, &mut |_| Flow::GoOn);
        let insight = answer.insight?;
        let mut board = board.clone();
        let allowed: Vec<Line> =
            insight.lines.into_iter().filter(|line| !board.may_not(line.moves[0])).collect();
        let line = self.choose(&allowed, mix(seed ^ mix(board.key())))?;
        Some(Choice { cell: line.moves[0], value: line.value, depth: insight.depth, nodes: answer.nodes })
    }

    /// The move of somebody who does not think ahead: fives and what they see of threes are answered, and otherwise it is
    /// the look of the place that counts.
    fn glance(&self, view: &Board, board: &Board, seed: u64) -> Option<Choice> {
        let (me, you) = (view.to_move(), view.to_move().other());
        let (mut view, mut board) = (view.clone(), board.clone());
        let fours = view.count(you, Threat::Five) > 0;
        let urgent = [
            *view.cells(me, Threat::Five),
            if fours { view.stops(you, Threat::Five) } else { CellSet::EMPTY },
            *view.cells(me, Threat::OpenFour),
            view.worth_trying(view.count(you, Threat::OpenFour) > 0),
            view.worth_trying(false),
            *view.empty(),
        ];
        let taste = view.taste(me);
        let mut lines: Vec<Line> = urgent
            .into_iter()
            .map(|cells| cells.iter().filter(|&cell| !board.may_not(cell)).collect::<Vec<Cell>>())
            .find(|cells| !cells.is_empty())?
            .into_iter()
            .map(|cell| Line { moves: vec![cell], value: Value::new(taste.of(cell)) })
            .collect();
        // Equal ones stay in the order of the board, so the choice is always the same.
        lines.sort_by_key(|line| std::cmp::Reverse(line.value));
        lines.truncate(self.lines.max(1));
        let line = self.choose(&lines, mix(seed ^ mix(board.key())))?;
        let won = view.count(me, Threat::Five) > 0;
        let value = Value::new(if won { WIN - 1 } else { view.evaluate() });
        Some(Choice { cell: line.moves[0], value, depth: 0, nodes: 1 })
    }

    /// One of the lines, which are sorted, by chance: the nearer to the best, the likelier. A win that is seen is taken.
    fn choose<'a>(&self, lines: &'a [Line], roll: u64) -> Option<&'a Line> {
        let best = lines.first()?;
        if best.value.mate().is_some() {
            return Some(best);
        }
        let weight = |line: &Line| {
            let short = best.value.points() - line.value.points();
            u64::from((self.margin - short).max(0).unsigned_abs()).pow(2) + u64::from(short == 0)
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
