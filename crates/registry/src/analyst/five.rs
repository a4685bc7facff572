//! An analyst for five in a row: the gomoku engine, with a table of its own.

use plyground_core::{Limits, StopReason};
use plyground_gomoku::record::{Rows, write_cell};
use plyground_gomoku::{
    Board, Cell, Flow, SearchOptions, SearchResult, TranspositionTable, Tunables, Value, Variation, proven,
    search,
};

use super::{Analyst, AnalystEnd, AnalystOptions, Insight, Prospect, Worth, met};

/// Bytes of the table.
const TABLE: usize = 16 << 20;

/// The analyst of positions on the engine's own board.
///
/// Deepens from the depth that was not finished; the transposition table keeps the rest. A win counts as one only after
/// it was played out, and is kept from then on.
pub struct GomokuAnalyst {
    board: Board,
    table: TranspositionTable,
    options: AnalystOptions,
    stage: AnalysisStage,
    /// The deepest iteration that was reported, and the lines of the report.
    pub(super) depth: u16,
    told: Vec<Prospect>,
    /// The engine's lines at that depth.
    known: Vec<Variation>,
    /// Wins and losses that were played out to their ends.
    proofs: Vec<Variation>,
    /// Wins and losses that could not be played out, and are no more than a score.
    claims: Vec<(Cell, Value)>,
    pub(super) nodes: u64,
}

/// The next step of the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AnalysisStage {
    /// A search of depth 1, so that there is something to report.
    Glance,
    /// A threat-space search for a win, which may lie far deeper than the other lines will be searched.
    Threats,
    /// Iterative deepening of all lines.
    Search,
    /// Nothing: the engine finds no more than this.
    Done,
}

impl GomokuAnalyst {
    /// For a position in which the game goes on.
    pub(crate) fn new(board: Board, options: AnalystOptions) -> Self {
        Self::with_table(board, TranspositionTable::new(TABLE), options)
    }

    /// The same with a table of the caller's.
    pub fn with_table(board: Board, table: TranspositionTable, options: AnalystOptions) -> Self {
        Self {
            board,
            table,
            options: AnalystOptions { lines: options.lines.max(1), ..options },
            stage: AnalysisStage::Glance,
            depth: 0,
            told: Vec::new(),
            known: Vec::new(),
            proofs: Vec::new(),
            claims: Vec::new(),
            nodes: 0,
        }
    }

    /// Whether every reported line was played out. The search is selective: where its lines are no more than scores, a
    /// search to the end of the board proves nothing.
    pub(crate) fn is_certain(&self) -> bool {
        self.told.iter().all(|line| line.worth.is_certain())
    }

    fn settings(&self) -> SearchOptions<'_> {
        // Threats are searched once, not in every search.
        let tunables = Tunables { root_threat_nodes: 0, ..Tunables::default() };
        let AnalystOptions { lines, threads, depth, .. } = self.options;
        match self.stage {
            AnalysisStage::Glance => SearchOptions { depth: 1, lines, tunables, ..SearchOptions::default() },
            AnalysisStage::Threats => SearchOptions { depth: 0, lines: 1, ..SearchOptions::default() },
            AnalysisStage::Search | AnalysisStage::Done => {
                let deepest = SearchOptions::default().depth;
                SearchOptions {
                    depth: depth.map_or(deepest, |depth| deepest.min(depth.into())),
                    first: usize::from(self.depth) + 1,
                    known: &self.known,
                    lines,
                    threads,
                    tunables,
                    ..SearchOptions::default()
                }
            }
        }
    }

    /// Whether a line claims a win or loss that has not been played out yet.
    fn is_news(&self, line: &Variation) -> bool {
        let first = line.moves[0];
        line.value.mate().is_some()
            && !self.proofs.iter().any(|proof| proof.moves[0] == first && proof.value >= line.value)
            && !self.claims.contains(&(first, line.value))
    }

    /// Plays a claim out and keeps the result; returns the limit that was met before there was one, if any.
    fn prove(&mut self, line: &Variation, limits: Limits<'_>) -> Option<StopReason> {
        let proof = proven(&self.board, &mut self.table, line, SearchOptions::default(), limits);
        if proof.is_none()
            && let Some(reason) = met(Limits { nodes: None, ..limits }, 0)
        {
            return Some(reason);
        }
        // A line that was played out may be longer than was claimed; the claim is then rejected from now on.
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

    /// One search of the engine, until it ends, a limit is met or it claims wins that have to be played out first.
    fn search(
        &mut self,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Insight),
    ) -> (SearchResult, Vec<Variation>) {
        let mut news: Vec<Variation> = Vec::new();
        let mut told: Option<(Insight, Vec<Variation>)> = None;
        // The search owns the table while it runs.
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

    /// Reports how a search ended, where that adds to the lines reported already.
    fn conclude(&mut self, answer: &SearchResult, report: &mut dyn FnMut(&Insight)) {
        let Some(seen) = &answer.iteration else { return };
        let insight = self.insight(seen);
        let insight = Insight { depth: insight.depth.max(self.depth), nodes: self.nodes, ..insight };
        if insight.lines != self.told {
            report(&insight);
            (self.depth, self.told) = (insight.depth, insight.lines);
        }
    }

    /// The lines after an iteration of the engine, with the proofs in their places.
    fn insight(&self, seen: &plyground_gomoku::Iteration) -> Insight {
        let is_win = |proof: &Variation| proof.value.mate().is_some_and(|plies| plies > 0);
        let is_lost = |line: &Variation| line.value.mate().is_some_and(|plies| plies < 0);
        // A proven win stays one; a proven loss counts only while the engine's line is lost as well.
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
        lines.truncate(self.options.lines);
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

impl Analyst for GomokuAnalyst {
    fn look(&mut self, limits: Limits<'_>, report: &mut dyn FnMut(&Insight)) -> AnalystEnd {
        let before = self.nodes;
        while self.stage != AnalysisStage::Done {
            // The first call always reports: only a cancellation stops the first iteration.
            let allowed = match self.stage {
                AnalysisStage::Glance => Limits { cancel: limits.cancel, ..Limits::default() },
                AnalysisStage::Threats | AnalysisStage::Search | AnalysisStage::Done => limits,
            };
            let used = self.nodes - before;
            if let Some(reason) = met(allowed, used) {
                return AnalystEnd::Stopped(reason);
            }
            let left = allowed.nodes.map(|most| most - used);
            let nodes = match self.stage {
                // The engine gives a sixteenth of its nodes to each of two threat searches; here they may take all.
                AnalysisStage::Threats => left.map(|left| left.saturating_mul(8)),
                _ => left,
            };
            let (answer, news) = self.search(Limits { nodes, ..allowed }, report);
            let is_news = !news.is_empty();
            for line in news {
                if let Some(reason) = self.prove(&line, limits) {
                    if self.told.is_empty() {
                        self.conclude(&answer, report);
                    }
                    return AnalystEnd::Stopped(reason);
                }
            }
            match (self.stage, answer.stopped) {
                (_, Some(reason)) => return AnalystEnd::Stopped(reason),
                (AnalysisStage::Threats, None) => match met(Limits { nodes: None, ..limits }, 0) {
                    // The result does not say whether the threat search was finished.
                    Some(reason) if !is_news => return AnalystEnd::Stopped(reason),
                    _ => self.stage = AnalysisStage::Search,
                },
                (_, None) if is_news => {}
                (AnalysisStage::Glance, None) => self.stage = AnalysisStage::Threats,
                (AnalysisStage::Search | AnalysisStage::Done, None) => {
                    self.conclude(&answer, report);
                    self.stage = AnalysisStage::Done;
                }
            }
        }
        AnalystEnd::Done
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The worth of a value that was played out.
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
