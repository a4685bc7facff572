//! Golden figures: running our searches on the records of the files in `golden/`, and comparing.
//!
//! A test reads a file, makes a [`GoldenQuestion`] of each of its records, and passes both to a [`Checklist`], which collects
//! the differences instead of stopping at the first.

use std::collections::BTreeMap;
use std::fmt::{self, Debug, Display};

use plyground_core::{
    Evaluator, Game, Keyed, Leaf, Message, Observer, Outcome, Player, Position, Score, Stopped, Window,
};
use plyground_games::Mnk;
use plyground_games::mnk::{MnkCell, Small};
use plyground_registry::{Algorithm, Answer, CONVENTIONS, Mutation, Preset, SearchTask, find, open, resolve};
use plyground_search::{Context, Conventions, Searcher};
use serde_json::Value;

/// A search by a preset, with the preset's own conventions.
#[derive(Clone, Copy, Debug)]
pub struct GoldenQuestion<'a> {
    /// The preset.
    pub preset: &'a str,
    /// Another game than the preset's.
    pub game: Option<&'a str>,
    /// Rows joined by `/`, or all cells in one run, in the marks `X`, `O` and `.`.
    pub position: &'a str,
    /// The side to move.
    pub to_move: Player,
    /// Which search.
    pub algorithm: Algorithm,
    /// How deep.
    pub depth: u16,
    /// Whether to make the mistakes that the document prints.
    pub as_printed: bool,
    /// Further mistakes.
    pub mutations: &'a [&'a str],
}

impl GoldenQuestion<'_> {
    /// Searches. Golden positions need not be reachable.
    pub fn ask(&self) -> Answer {
        self.try_ask().unwrap_or_else(|error| panic!("{self:?}: {error}"))
    }

    fn try_ask(&self) -> Result<Answer, Message> {
        let preset = preset(self.preset);
        let mut session = open(self.game.unwrap_or(preset.game))?;
        if let Some(name) = session.fitting(self.position) {
            session = open(&name)?;
        }
        session.set_position(self.position, Some(self.to_move), false)?;
        let named = self.mutations.iter().map(|&name| Mutation::find(name));
        let named: Vec<&Mutation> = named.collect::<Result<_, _>>()?;
        let printed = self.as_printed.then_some(preset);
        let mutations = resolve(&named, printed, session.family(), self.algorithm, preset.evaluator)?;
        session.search(&SearchTask {
            evaluator: Some(session.evaluator(preset.evaluator)?),
            depth: Some(self.depth),
            conventions: conventions(self.preset),
            mutations,
            ..SearchTask::new(self.algorithm)
        })
    }
}

/// The preset with this name.
pub fn preset(id: &str) -> &'static Preset {
    Preset::find(id).expect("the tests name presets that exist")
}

/// The conventions with this name; every preset has some with its own.
pub fn conventions(id: &str) -> Conventions {
    find("conventions", id, CONVENTIONS, |named| named.id).expect("every preset has conventions").conventions
}

/// Runs a search under the caller's observer, which the registry does not support.
pub fn watch<P, S, E, O>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    (choices, window): (Conventions, Window),
    depth: u16,
    observer: O,
) -> (Score, O)
where
    P: Position,
    S: Searcher<P>,
    E: Evaluator<P>,
    O: Observer<P>,
{
    let mut context = Context { evaluator, observer, choices };
    let value = searcher.value(&mut context, pos, depth, window).expect("nobody stops this search");
    (value, context.observer)
}

/// Nodes and leaves by their distance from the root, and the values of the leaves for X.
#[derive(Clone, Default, Debug)]
pub struct Levels {
    /// Nodes entered at each distance.
    pub nodes: BTreeMap<u16, u64>,
    /// Leaves at each distance.
    pub leaves: BTreeMap<u16, u64>,
    /// How many leaves have each value for X.
    pub values: BTreeMap<i32, u64>,
    ply: u16,
    /// The side to move in the leaf that is being evaluated.
    leaf: Option<Player>,
}

impl<P: Position> Observer<P> for Levels {
    fn enter(&mut self, _pos: &P, ply: u16, _window: Window) -> Result<(), Stopped> {
        self.ply = ply;
        *self.nodes.entry(ply).or_default() += 1;
        Ok(())
    }

    fn leaf(&mut self, pos: &P, _ply: u16, _kind: Leaf) {
        self.leaf = Some(pos.to_move());
        *self.leaves.entry(self.ply).or_default() += 1;
    }

    fn leave(&mut self, value: Score) {
        if let Some(mover) = self.leaf.take() {
            *self.values.entry(seen_by(Player::First, mover, value).get()).or_default() += 1;
        }
    }
}

/// The windows of a search, as far as they go wrong.
#[derive(Clone, Default, Debug)]
pub struct Windows {
    /// Nodes entered with alpha not below beta.
    pub empty: u64,
    /// The window of the first node entered at each distance from the root.
    pub first: Vec<Window>,
}

impl<P: Position> Observer<P> for Windows {
    fn enter(&mut self, _pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        self.empty += u64::from(window.alpha >= window.beta);
        if self.first.len() == usize::from(ply) {
            self.first.push(window);
        }
        Ok(())
    }
}

/// A value for `mover` from the view of `player`.
pub fn seen_by(player: Player, mover: Player, value: Score) -> Score {
    if player == mover { value } else { -value }
}

/// A score as the files write it: a number, or the word for an infinity.
pub fn written(score: Score) -> Value {
    if score.is_finite() { score.get().into() } else { score.to_string().into() }
}

/// The value of an answer for `player`, when `mover` was to move.
pub fn value_for(player: Player, mover: Player, answer: &Answer) -> Value {
    written(seen_by(player, mover, answer.report.value.expect("nothing stops these searches")))
}

/// The cell of the best move, where there is a move to choose.
pub fn chosen_cell(answer: &Answer) -> usize {
    answer.best_cell.expect("the position has moves, and one of them is best")
}

/// A cell as the files write it, `[row, column]`, or null for no move.
pub fn row_and_column(cell: Option<usize>, width: usize) -> Value {
    cell.map_or(Value::Null, |cell| Value::from(vec![cell / width, cell % width]))
}

/// A board of up to 64 cells in its golden text, in our marks.
pub fn small_board(parameters: &str, position: &str, to_move: Player) -> Mnk<Small> {
    let start = Mnk::start(parameters).expect("the tests name boards that exist");
    start.read_position(position, Some(to_move), false).unwrap_or_else(|e| panic!("{position}: {e}"))
}

/// A position without the `/` between its rows.
pub fn in_one_run(pos: &Mnk<Small>) -> String {
    pos.write_position().replace('/', "")
}

/// Every reachable position from `start`, each once, in the order of the moves that lead there.
pub fn reachable(start: &Mnk<Small>) -> Vec<Mnk<Small>> {
    let mut found = vec![start.clone()];
    let mut keys = std::collections::HashSet::from([start.key()]);
    let mut next = 0;
    while let Some(pos) = found.get(next).cloned() {
        for m in pos.moves() {
            let mut child = pos.clone();
            child.make(m);
            if keys.insert(child.key()) {
                found.push(child);
            }
        }
        next += 1;
    }
    found
}

/// The cells that win at once for the side to move.
pub fn winning_cells(pos: &Mnk<Small>) -> Vec<usize> {
    let mut now = pos.clone();
    let won = Some(Outcome::Win(pos.to_move()));
    let wins = |m: &MnkCell| now.after(*m, |after| after.outcome() == won);
    pos.moves().filter(wins).map(MnkCell::index).collect()
}

/// Every game that can be played against a program which answers with one cell: the cells in order, and the result.
pub fn games_against(
    start: &Mnk<Small>,
    side: Player,
    program: &mut dyn FnMut(&Mnk<Small>) -> usize,
) -> Vec<(Vec<usize>, Outcome)> {
    fn go_on(
        pos: &mut Mnk<Small>,
        side: Player,
        played: &mut Vec<usize>,
        program: &mut dyn FnMut(&Mnk<Small>) -> usize,
        games: &mut Vec<(Vec<usize>, Outcome)>,
    ) {
        if let Some(outcome) = pos.outcome() {
            games.push((played.clone(), outcome));
            return;
        }
        let answer = (pos.to_move() == side).then(|| program(pos));
        for m in pos.clone().moves() {
            let cell = m.index();
            if answer.is_none_or(|answer| answer == cell) {
                played.push(cell);
                pos.after(m, |pos| go_on(pos, side, played, program, games));
                played.pop();
            }
        }
    }
    let mut games = Vec::new();
    go_on(&mut start.clone(), side, &mut Vec::new(), program, &mut games);
    games
}

/// Reads a golden file.
pub fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("golden files are JSON")
}

/// The entries of a golden list.
#[track_caller]
pub fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("a list was expected, not {value}"))
}

/// A golden text.
#[track_caller]
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("a text was expected, not {value}"))
}

/// A golden number.
#[track_caller]
pub fn number(value: &Value) -> usize {
    let number = value.as_u64().unwrap_or_else(|| panic!("a number was expected, not {value}"));
    number as usize
}

/// The depth that a golden record asks for.
#[track_caller]
pub fn depth(value: &Value) -> u16 {
    number(value) as u16
}

/// The side that plays `mark`, in any of the marks that the files use.
#[track_caller]
pub fn player(mark: &Value) -> Player {
    match text(mark) {
        "X" | "B" => Player::First,
        "O" | "0" | "W" => Player::Second,
        other => panic!("`{other}` is no player's mark"),
    }
}

/// Collects the differences from a golden file, so that one run shows the pattern of a mistake.
pub struct Checklist {
    subject: &'static str,
    place: String,
    checked: usize,
    wrong: Vec<String>,
}

impl Checklist {
    /// Nothing checked yet; `subject` names the file or the part of it.
    pub fn new(subject: &'static str) -> Self {
        Self { subject, place: String::new(), checked: 0, wrong: Vec::new() }
    }

    /// Names the place of the following figures, for records that do not name it themselves.
    pub fn at(&mut self, place: &str) {
        self.place = format!("{place} ");
    }

    /// Checks one figure.
    pub fn same<T: PartialEq + Debug>(&mut self, about: impl Display, golden: &T, ours: &T) {
        self.checked += 1;
        if golden != ours {
            let place = &self.place;
            self.wrong.push(format!("{place}{about}: golden {golden:?}, ours {ours:?}"));
        }
    }

    /// Checks a whole record: every key of it must be part of the question or have a figure of ours beside it, so that
    /// no figure of a file is skipped silently.
    pub fn record(&mut self, golden: &Value, question: &[&str], ours: &[(&str, Value)]) {
        let record = golden.as_object().expect("a record of a golden file is an object");
        let asked = RecordLabel { record, question };
        for (key, figure) in record.iter().filter(|(key, _)| !question.contains(&key.as_str())) {
            let answer = ours.iter().find(|(name, _)| name == key).map(|(_, figure)| figure);
            self.same(format_args!("{asked}`{key}`"), &Some(figure), &answer);
        }
        for (name, _) in ours.iter().filter(|(name, _)| !record.contains_key(*name)) {
            self.wrong.push(format!("{}{asked}the record has no `{name}`", self.place));
        }
    }

    /// Fails with the first differences, or if nothing was checked at all.
    #[track_caller]
    pub fn finish(self) {
        const SHOWN: usize = 8;
        let Self { subject, checked, wrong, .. } = self;
        assert!(checked > 0, "{subject}: nothing was checked");
        let first: Vec<&str> = wrong.iter().take(SHOWN).map(String::as_str).collect();
        assert!(
            wrong.is_empty(),
            "{subject}: {} of {checked} figures differ:\n{}",
            wrong.len(),
            first.join("\n")
        );
    }
}

/// The part of a record that describes the search.
struct RecordLabel<'a> {
    record: &'a serde_json::Map<String, Value>,
    question: &'a [&'a str],
}

impl Display for RecordLabel<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for key in self.question {
            if let Some(value) = self.record.get(*key) {
                write!(f, "{key}={value} ")?;
            }
        }
        Ok(())
    }
}
