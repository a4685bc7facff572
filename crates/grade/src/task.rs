//! Tasks: a position, a search and a depth, as one line of text.

use std::fmt;

use plyground_core::{Message, message};

use crate::faulty::{FaultySearch, Kept};
use crate::line_game::LineGame;
use crate::model::PlainGame;
use crate::tree_game::TreeGame;
use crate::{Behaviour, Convention, Program, SearchKind, WinValue};

/// A question to a student's program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GradeTask {
    /// Its name, without spaces.
    pub id: String,
    /// The search to use.
    pub kind: SearchKind,
    /// Plies to look ahead.
    pub depth: u16,
    /// The game as it is written: `explicit`, or `mnk(W,H,K)`.
    pub game: String,
    /// The position as it is written.
    pub position: String,
    /// Whether X is to move.
    pub is_x_to_move: bool,
    board: TaskBoard,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum TaskBoard {
    Tree(TreeGame),
    Lines(LineGame),
}

/// What right programs answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// The answer by the conventions of the sheet.
    pub sheet: Behaviour,
    /// The values by any convention.
    pub values: Vec<i32>,
    /// The best moves by any convention.
    pub moves: Vec<u16>,
    /// The nodes by any convention.
    pub nodes: Vec<u64>,
}

/// Deeper tasks would not end in a student's program.
const DEEPEST: u16 = 20;

impl GradeTask {
    /// Reads `ID ALGORITHM DEPTH GAME POSITION SIDE`.
    pub fn parse(line: &str) -> Result<Self, Message> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, kind, depth, game, position, side] = words[..] else {
            return Err(message!(
                "grade-task-words",
                "`{line}` is not a task: write ID ALGORITHM DEPTH GAME POSITION SIDE, separated by spaces",
                line = line.escape_debug().to_string()
            ));
        };
        let kind = SearchKind::find(kind).ok_or_else(|| SearchKind::unknown(kind))?;
        let depth = depth.parse().ok().filter(|depth| (1..=DEEPEST).contains(depth)).ok_or_else(|| {
            message!(
                "grade-task-depth",
                "`{word}` is no depth of a task: write a number from 1 to {most}",
                word = depth.escape_debug().to_string(),
                most = usize::from(DEEPEST)
            )
        })?;
        let is_x_to_move = match side {
            "X" => true,
            "O" => false,
            _ => {
                return Err(message!(
                    "grade-task-side",
                    "`{word}` is no side: write X or O",
                    word = side.escape_debug().to_string()
                ));
            }
        };
        let board = if game == "explicit" {
            TaskBoard::Tree(TreeGame::parse(position, is_x_to_move)?)
        } else {
            TaskBoard::Lines(LineGame::parse(game, position, is_x_to_move)?)
        };
        let (id, game, position) = (id.to_owned(), game.to_owned(), position.to_owned());
        Ok(Self { id, kind, depth, game, position, is_x_to_move, board })
    }

    /// Whether the game is a written tree.
    pub fn is_tree(&self) -> bool {
        matches!(self.board, TaskBoard::Tree(_))
    }

    /// The tree, if the game is one.
    pub(crate) fn tree(&self) -> Option<&TreeGame> {
        if let TaskBoard::Tree(tree) = &self.board { Some(tree) } else { None }
    }

    /// The same task for another search.
    #[must_use]
    pub fn with_kind(&self, kind: SearchKind) -> Self {
        Self { kind, ..self.clone() }
    }

    /// The same task under another name.
    #[must_use]
    pub fn with_id(&self, id: impl Into<String>) -> Self {
        Self { id: id.into(), ..self.clone() }
    }

    /// How large the position is, for the choice of the smallest example: nodes of a tree, or what a board may become.
    pub fn size(&self) -> usize {
        match &self.board {
            TaskBoard::Tree(tree) => tree.size(),
            TaskBoard::Lines(board) => 10 * board.free() as usize,
        }
    }

    /// The answer of a program that starts anew.
    pub fn answer(&self, program: &Program) -> Behaviour {
        self.answer_after(program, &mut Kept::default())
    }

    /// The answer of a program that has answered other tasks before.
    pub(crate) fn answer_after(&self, program: &Program, kept: &mut Kept) -> Behaviour {
        match &self.board {
            TaskBoard::Tree(tree) => FaultySearch::new(program, tree.clone(), self.depth, kept).run(),
            TaskBoard::Lines(board) => FaultySearch::new(program, board.of(program), self.depth, kept).run(),
        }
    }

    /// The best root moves where a win is valued like this, numbered from 1.
    pub fn best_moves(&self, wins: WinValue) -> Vec<u16> {
        match &self.board {
            TaskBoard::Tree(tree) => best_moves(tree, self.depth, wins),
            TaskBoard::Lines(board) => best_moves(board, self.depth, wins),
        }
    }

    /// What right programs answer.
    pub fn expectation(&self) -> Expectation {
        let right = |convention: &Convention| self.answer(&Program::right(self.kind, *convention));
        let all: Vec<Behaviour> = Convention::all(self.kind).iter().map(right).collect();
        let moves = [WinValue::Distance, WinValue::Flat].map(|wins| self.best_moves(wins)).concat();
        Expectation {
            sheet: right(&Convention::SHEET),
            values: distinct(all.iter().map(|answer| answer.value)),
            moves: distinct(moves),
            nodes: distinct(all.iter().map(|answer| answer.nodes)),
        }
    }
}

fn distinct<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = items.into_iter().collect();
    list.sort_unstable();
    list.dedup();
    list
}

fn best_moves<G: PlainGame + Clone>(game: &G, depth: u16, wins: WinValue) -> Vec<u16> {
    let program = Program::right(SearchKind::Negamax, Convention { wins, ..Convention::SHEET });
    let mut kept = Kept::default();
    let values: Vec<(u16, i32)> = game
        .moves()
        .into_iter()
        .map(|m| (m, FaultySearch::new(&program, game.clone(), depth, &mut kept).value_of_move(m)))
        .collect();
    let best = values.iter().map(|(_, value)| *value).max();
    values.iter().filter(|(_, value)| Some(*value) == best).map(|(m, _)| m + 1).collect()
}

impl fmt::Display for GradeTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, kind, depth, game, position, .. } = self;
        let side = if self.is_x_to_move { 'X' } else { 'O' };
        write!(f, "{id} {kind} {depth} {game} {position} {side}")
    }
}

/// A program that answers one task after the other.
#[derive(Clone, Debug)]
pub struct ProgramRun {
    program: Program,
    kept: Kept,
    nodes: u64,
}

impl ProgramRun {
    /// Before the first task.
    pub fn new(program: Program) -> Self {
        Self { program, kept: Kept::default(), nodes: 0 }
    }

    /// The answer to the next task.
    pub fn answer(&mut self, task: &GradeTask) -> Behaviour {
        let answer = task.answer_after(&self.program, &mut self.kept);
        self.nodes += answer.nodes;
        let has = |switch| self.program.switches.has(switch);
        let is_kept = has(crate::Switch::CounterKept) || has(crate::Switch::CounterKeptBySearch);
        Behaviour { nodes: if is_kept { self.nodes } else { answer.nodes }, ..answer }
    }
}

/// A list of tasks, as a program reads them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskSet {
    /// In the order in which they are asked.
    pub tasks: Vec<GradeTask>,
}

impl TaskSet {
    /// The tasks that come with the program: they tell all mistakes of the catalogue apart that can be told apart.
    pub fn standard() -> Self {
        Self::parse(include_str!("../data/tasks.txt")).expect("a test reads the list")
    }

    /// Reads a task a line; lines that begin with `#` are comments.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let mut tasks: Vec<GradeTask> = Vec::new();
        for (number, line) in (1_usize..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let at = |why: Message| {
                message!("grade-tasks-line", "line {line} of the tasks: {why}", line = number, why = why)
            };
            let task = GradeTask::parse(line).map_err(at)?;
            if tasks.iter().any(|known| known.id == task.id) {
                return Err(at(message!(
                    "grade-task-repeated",
                    "the name {id} was used before: every task needs a name of its own",
                    id = task.id
                )));
            }
            tasks.push(task);
        }
        if tasks.is_empty() {
            return Err(message!("grade-tasks-none", "there is no task in the file: write one a line"));
        }
        Ok(Self { tasks })
    }

    /// The searches that are asked for, in the order in which they are taught.
    pub fn kinds(&self) -> Vec<SearchKind> {
        SearchKind::ALL.into_iter().filter(|&kind| self.tasks.iter().any(|task| task.kind == kind)).collect()
    }

    /// The tasks for some searches only.
    #[must_use]
    pub fn only(&self, kinds: &[SearchKind]) -> Self {
        Self { tasks: self.tasks.iter().filter(|task| kinds.contains(&task.kind)).cloned().collect() }
    }

    /// What a program reads on its standard input.
    pub fn input(&self) -> String {
        self.tasks.iter().map(|task| task.to_string() + "\n").collect()
    }
}
