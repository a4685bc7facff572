//! An analyst for five in a row: the gomoku engine, with a table of its own.

use plyground_core::{Limits, StopReason};
use plyground_gomoku::record::{Rows, write_cell};
use plyground_gomoku::{
    Board, Cell, Flow, SearchOptions, SearchResult, TranspositionTable, Tunables, Value, Variation, proven,
    search,
};

use super::{Analyst, Insight, Progress, Prospect, Worth, met};

/// Bytes of the table.
const TABLE: usize = 16 << 20;

/// The engine goes on at the depth that it had not finished; its table remembers the rest. A win is called one only
/// after it was played out, and is kept from then on.
pub(crate) struct FiveAnalyst {
    board: Board,
    table: TranspositionTable,
    lines: usize,
    stage: Stage,
    /// The deepest look that was reported, and the lines that were.
    depth: u16,
    told: Vec<Prospect>,
    /// What the engine said of that depth.
    known: Vec<Variation>,
    /// Wins and losses that were played out to their ends.
    proofs: Vec<Variation>,
    /// Wins and losses that could not be, and are no more than a score.
    claims: Vec<(Cell, Value)>,
    nodes: u64,
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A first look, so that there is something to tell.
    Glance,
    /// A search for a win by threats, which may lie far deeper than the other lines will ever be looked at.
    Threats,
    /// Everything, deeper and deeper.
    Search,
    /// Nothing: the engine will not see more than this.
    Done,
}

impl FiveAnalyst {
    /// For a position in which the game goes on.
    pub(crate) fn new(board: Board, lines: usize) -> Self {
        Self {
            board,
            table: TranspositionTable::new(TABLE),
            lines: lines.max(1),
            stage: Stage::Glance,
            depth: 0,
            told: Vec::new(),
            known: Vec::new(),
            proofs: Vec::new(),
            claims: Vec::new(),
            nodes: 0,
        }
    }

    /// The depth of the last report.
    pub(crate) fn depth(&self) -> u16 {
        self.depth
    }

    /// Positions entered since the first look.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether everything that was told was played out. The search leaves things out: where its lines are no more than
    /// scores, having come to the end of the board means nothing.
    pub(crate) fn is_certain(&self) -> bool {
        self.told.iter().all(|line| line.worth.is_certain())
    }

    fn settings(&self) -> SearchOptions<'_> {
        // Threats are looked for once, not in every search.
        let tunables = Tunables { root_threat_nodes: 0, ..Tunables::default() };
        match self.stage {
            Stage::Glance => {
                SearchOptions { depth: 1, lines: self.lines, tunables, ..SearchOptions::default() }
            }
            Stage::Threats => SearchOptions { depth: 0, lines: 1, ..SearchOptions::default() },
            Stage::Search | Stage::Done => {
                let first = usize::from(self.depth) + 1;
                SearchOptions {
                    first,
                    known: &self.known,
                    lines: self.lines,
                    tunables,
                    ..SearchOptions::default()
                }
            }
        }
    }

    /// Whether a line claims a win or loss that nobody has tried to play out yet.
    fn is_news(&self, line: &Variation) -> bool {
        let first = line.moves[0];
        line.value.mate().is_some()
            && !self.proofs.iter().any(|proof| proof.moves[0] == first && proof.value >= line.value)
            && !self.claims.contains(&(first, line.value))
    }

    /// Plays a claim out, and keeps what comes of it; the limit that was met before anything did, if one was.
    fn prove(&mut self, line: &Variation, limits: Limits<'_>) -> Option<StopReason> {
        let proof = proven(&self.board, &mut self.table, line, SearchOptions::default(), limits);
        if proof.is_none()
            && let Some(reason) = met(Limits { nodes: None, ..limits }, 0)
        {
            return Some(reason);
        }
        // A line that was played out may be longer than was claimed; the claim is then heard no more.
        if proof.as_ref().is_none_or(|proof| proof.value < line.value) {
            self.claims.push((line.moves[0], line.value));
        }
        if let Some(proof) = proof {
            let old = self.proofs.iter_mut().find(|old| old.moves[0] == proof.moves[0]);
            match old {
                Some(old) if old.value < proof.value => *old = proof,
                Some(_) => {}
                None => self.proofs.push(proof),
            }
        }
        None
    }

    /// One search of the engine, until it ends, a limit is met or it claims wins that are to be played out first.
    fn search(
        &mut self,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Insight),
    ) -> (SearchResult, Vec<Variation>) {
        let mut news: Vec<Variation> = Vec::new();
        let mut told: Option<(Insight, Vec<Variation>)> = None;
        // The search has the table for itself while it lasts.
        let mut table = std::mem::replace(&mut self.table, TranspositionTable::new(0));
        let answer = search(&self.board, &mut table, self.settings(), limits, &mut |seen| {
            news.extend(seen.lines.iter().filter(|line| self.is_news(line)).cloned());
            if !news.is_empty() {
                return Flow::Stop;
            }
            let depth = told.as_ref().map_or(self.depth, |(insight, _)| insight.depth);
            if short(seen.depth) > depth {
                report(&told.insert((self.insight(seen), seen.lines.clone())).0);
            }
            Flow::Continue
        });
        self.table = table;
        self.nodes += answer.nodes;
        if let Some((Insight { depth, lines, .. }, known)) = told {
            (self.depth, self.told, self.known) = (depth, lines, known);
        }
        (answer, news)
    }

    /// Reports how a search ended, where that says more than what was told already.
    fn conclude(&mut self, answer: &SearchResult, report: &mut dyn FnMut(&Insight)) {
        let Some(seen) = &answer.iteration else { return };
        let insight = self.insight(seen);
        let insight = Insight { depth: insight.depth.max(self.depth), nodes: self.nodes, ..insight };
        if insight.lines != self.told {
            report(&insight);
            (self.depth, self.told) = (insight.depth, insight.lines);
        }
    }

    /// What is known after a look of the engine, with the proofs in their places.
    fn insight(&self, seen: &plyground_gomoku::Iteration) -> Insight {
        let is_win = |proof: &Variation| proof.value.mate().is_some_and(|plies| plies > 0);
        let is_lost = |line: &Variation| line.value.mate().is_some_and(|plies| plies < 0);
        // A win stays one; a loss is believed as long as the engine does not see further.
        let proof_of = |line: &Variation| {
            let proof = self.proofs.iter().find(|proof| proof.moves[0] == line.moves[0])?;
            (is_win(proof) || is_lost(line)).then_some(proof)
        };
        let as_seen = |line| match proof_of(line) {
            Some(proof) => (proof, worth(proof.value)),
            None => (line, Worth::Points(line.value.points())),
        };
        let mut lines: Vec<(&Variation, Worth)> = seen.lines.iter().map(as_seen).collect();
        for proof in self.proofs.iter().filter(|proof| is_win(proof)) {
            if lines.iter().all(|(line, _)| line.moves[0] != proof.moves[0]) {
                lines.push((proof, worth(proof.value)));
            }
        }
        lines.sort_by(|(_, a), (_, b)| b.compare(*a));
        lines.truncate(self.lines);
        let longest = lines.iter().map(|(line, _)| line.moves.len()).max().unwrap_or(0);
        Insight {
            depth: short(seen.depth),
            deepest: short(seen.seldepth.max(longest)),
            nodes: self.nodes + seen.nodes,
            lines: lines.into_iter().map(|(line, worth)| self.written(line, worth)).collect(),
        }
    }

    fn written(&self, line: &Variation, worth: Worth) -> Prospect {
        let (width, height) = (self.board.width(), self.board.height());
        Prospect {
            moves: line.moves.iter().map(|&cell| write_cell(cell, height, Rows::FromBottom)).collect(),
            cells: line.moves.iter().map(|cell| Some(cell.row() * width + cell.column())).collect(),
            worth,
        }
    }
}

impl Analyst for FiveAnalyst {
    fn look(&mut self, limits: Limits<'_>, report: &mut dyn FnMut(&Insight)) -> Progress {
        let before = self.nodes;
        while self.stage != Stage::Done {
            // Who asks is told something: only a cancellation keeps the first look from being finished.
            let allowed = match self.stage {
                Stage::Glance => Limits { cancel: limits.cancel, ..Limits::default() },
                Stage::Threats | Stage::Search | Stage::Done => limits,
            };
            let used = self.nodes - before;
            if let Some(reason) = met(allowed, used) {
                return Progress::Stopped(reason);
            }
            let nodes = match self.stage {
                // It takes a few nodes only, and is not done by halves.
                Stage::Threats => None,
                _ => allowed.nodes.map(|most| most - used),
            };
            let (answer, news) = self.search(Limits { nodes, ..allowed }, report);
            let is_news = !news.is_empty();
            for line in news {
                if let Some(reason) = self.prove(&line, limits) {
                    if self.told.is_empty() {
                        self.conclude(&answer, report);
                    }
                    return Progress::Stopped(reason);
                }
            }
            match (self.stage, answer.stopped) {
                (_, Some(reason)) => return Progress::Stopped(reason),
                (Stage::Threats, None) => match met(Limits { nodes: None, ..limits }, 0) {
                    // Nobody says whether it was finished.
                    Some(reason) if !is_news => return Progress::Stopped(reason),
                    _ => self.stage = Stage::Search,
                },
                (_, None) if is_news => {}
                (Stage::Glance, None) => self.stage = Stage::Threats,
                (Stage::Search | Stage::Done, None) => {
                    self.conclude(&answer, report);
                    self.stage = Stage::Done;
                }
            }
        }
        Progress::Done
    }
}

/// What a value that was played out is worth.
fn worth(value: Value) -> Worth {
    match value.mate() {
        Some(plies) if plies > 0 => Worth::Win(short(plies.unsigned_abs() as usize)),
        Some(plies) => Worth::Loss(short(plies.unsigned_abs() as usize)),
        None => Worth::Points(value.points()),
    }
}

fn short(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
