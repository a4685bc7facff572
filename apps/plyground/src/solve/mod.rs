//! `plyground solve`: the exact value of a position; in gomoku, whether there is a win by threats alone.

mod exact;
mod set;

use std::path::PathBuf;
use std::time::Instant;

use clap::{Args, ValueEnum};
use plyground_gomoku::{Board, Cell, ThreatResult, ThreatSearch, ThreatSpace, WinCheck, check_win};
use plyground_i18n::say;
use plyground_registry::Limits;
use serde_json::json;

use crate::analyse::{GomokuPosition, Outlet, PositionArgs, Variation, is_gomoku, side_id};
use crate::args::count;
use crate::failure::Failure;
use crate::interrupt::{self, Guard};
use crate::language::texts;
use crate::output::{self, seconds};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground solve connect-four --moves \"4 4 4 4 4 2\"
  plyground solve 'connect(6,5,4)' --each
  plyground solve 'othello(4)' --json
  plyground solve 'othello(6)' --threads 16 --memory 16384
  plyground solve 'dots-and-boxes(3,3)'
  plyground solve 'mnk(5,5,4)' --time 60 --memory 512
  plyground solve 'nim(3,4,5)' --method proof
  plyground solve 'mnk(4,4,3)' --method proof-number --memory 512
  plyground solve gomoku --moves \"h8 a1 h9 b1 i8 c1\" --out win.sgf
  plyground solve gomoku --rule renju --black \"f8 g8 h8\" --white \"f9 g9\" --to-move black --threats fours
  plyground solve gomoku --positions problems.jsonl --verify

Any game but gomoku is searched to its ends: the answer is exact, or \"unknown\" when the nodes, the time, the
memory or Ctrl-C end the search first. A score is what the game is played for: discs, boxes, seeds, and in Connect Four the stones
that the winner has left, the winning one included, and in a written tree the number at the leaf. Sides are X and O,
as in the other commands; only gomoku's are black and white.

How sure that is: the solvers of K in a row (up to 64 cells), Connect Four, Othello and dots and boxes tell positions
apart for certain. Searches and proofs know a position by a key of 64 bits. In Connect Four, Nim and written trees that
is the position itself; in other games two could share one by chance, at one in 10^19 looks into the table.
docs/games.md says more.

Gomoku on 15x15 is looked at for wins by threats. Fours: every move of the line threatens five (VCF). Threes: every
move threatens at least an open four (VCT). Without --threats, fours are tried first and then both. A win is a proof.
That there is none says only that threats of this kind do not win. A file of positions has a JSON object on each
line: black and white (lists of cells), and where needed to_move, rule, size or width and height.

Exit codes: 0 solved (gomoku: a win, of a file in every position), 1 no win by this search (of a file: some are
unsolved, or a line does not hold), 2 wrong use, 3 unknown: more --nodes may tell, 130 interrupted.")]
pub(crate) struct SolveArgs {
    /// A game, such as connect-four, othello(6), dots-and-boxes(3,3), mnk(5,5,4) or gomoku; `plyground games` lists them
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) exact: exact::ExactArgs,
    /// What the win may be made of; fours and then threes if left out
    #[arg(long, value_name = "KIND", value_enum)]
    pub(crate) threats: Option<ThreatsName>,
    /// Positions to look at; in gomoku for each kind of threats, 2,000,000 unless said otherwise
    #[arg(long, value_name = "N", value_parser = count, allow_hyphen_values = true)]
    pub(crate) nodes: Option<u64>,
    /// Play every win against every reply that the rules allow
    #[arg(long)]
    pub(crate) verify: bool,
    /// Solve every position of this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "black", "white", "file", "ply", "to_move", "out"])]
    pub(crate) positions: Option<PathBuf>,
    /// Write the game and the win to this file: .sgf (a variation), .psq or .txt (h8i9j10)
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Default node limit for each kind of threats.
const NODES: u64 = 2_000_000;

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ThreatsName {
    /// Fours alone (VCF)
    Fours,
    /// Threes and fours (VCT)
    Threes,
}

pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    if !is_gomoku(&args.game) {
        return exact::run(args);
    }
    exact::refuse_with_gomoku(args)?;
    let guard = interrupt::guard();
    if let Some(path) = &args.positions {
        return set::run(args, path, &guard);
    }
    let position = GomokuPosition::new(&args.position)?;
    let outlet = args.out.as_deref().map(|path| Outlet::new(path, &position)).transpose()?;
    let mut board = position.board.clone();
    let found = solve(args, &mut board, &guard);
    let verdict = found.verdict(&position);
    if let Some(outlet) = &outlet {
        let won = found.line().map(|moves| Variation { moves, remark: verdict.clone() });
        outlet.write(&position, &verdict, won.as_slice())?;
    }
    if args.json {
        output::json(&json!({
            "game": "gomoku",
            "rule": board.rule().name(),
            "to_move": side_id(position.board.to_move()),
            "result": found.id(),
            "threats": found.threats_id(),
            "line": found.line().map(|line| position.cells(line)),
            "mate": found.line().map(<[Cell]>::len),
            "verified": found.holds(),
            "nodes": found.nodes,
            "time_s": found.time,
        }))?;
    } else {
        output::line(&verdict)?;
        if let Some(trial) = &found.trial {
            output::line(&match trial {
                WinCheck::Holds(positions) => say!(texts(), "solve-verified", positions = *positions),
                WinCheck::Fails(_) => texts().get("solve-refuted"),
                WinCheck::Unknown(_) => texts().get("solve-unverified"),
            })?;
        }
        let time = seconds(found.time);
        output::line(&say!(texts(), "solve-effort", nodes = found.nodes, time = time))?;
    }
    if guard.asked() {
        return Err(Failure::Interrupted(texts().get("solve-interrupted")));
    }
    match (&found.solved, &found.trial) {
        (ThreatResult::Win(_), Some(WinCheck::Fails(_))) | (ThreatResult::NoWin, _) => {
            Err(Failure::Answered(1))
        }
        (ThreatResult::Win(_), Some(WinCheck::Unknown(_))) | (ThreatResult::Unknown, _) => {
            Err(Failure::Answered(3))
        }
        (ThreatResult::Win(_), _) => Ok(()),
    }
}

/// The result of the search for a win.
pub(super) struct Found {
    solved: ThreatResult,
    /// The threats of the last search.
    threats: ThreatSpace,
    nodes: u64,
    time: f64,
    /// The result of playing the win against every reply, if that was asked for.
    trial: Option<WinCheck>,
}

impl Found {
    fn line(&self) -> Option<&[Cell]> {
        match &self.solved {
            ThreatResult::Win(line) => Some(line),
            ThreatResult::NoWin | ThreatResult::Unknown => None,
        }
    }

    /// Whether the win holds against every reply, if that is known.
    fn holds(&self) -> Option<bool> {
        match self.trial {
            Some(WinCheck::Holds(_)) => Some(true),
            Some(WinCheck::Fails(_)) => Some(false),
            Some(WinCheck::Unknown(_)) | None => None,
        }
    }

    /// Positions of that verification.
    fn played(&self) -> usize {
        if let Some(WinCheck::Holds(positions)) = self.trial { positions } else { 0 }
    }

    /// The result in a sentence.
    fn verdict(&self, position: &GomokuPosition) -> String {
        let side = side_id(position.board.to_move());
        let line = position.cells(self.line().unwrap_or_default()).join(" ");
        match (&self.solved, self.threats) {
            (ThreatResult::Win(moves), ThreatSpace::Vcf) => {
                say!(texts(), "solve-win-fours", side = side, plies = moves.len(), line = line)
            }
            (ThreatResult::Win(moves), ThreatSpace::Vct) => {
                say!(texts(), "solve-win-threes", side = side, plies = moves.len(), line = line)
            }
            (ThreatResult::NoWin, ThreatSpace::Vcf) => say!(texts(), "solve-none-fours", side = side),
            (ThreatResult::NoWin, ThreatSpace::Vct) => say!(texts(), "solve-none-threes", side = side),
            (ThreatResult::Unknown, _) => texts().get("solve-unknown"),
        }
    }

    fn id(&self) -> &'static str {
        match self.solved {
            ThreatResult::Win(_) => "win",
            ThreatResult::NoWin => "no-win",
            ThreatResult::Unknown => "unknown",
        }
    }

    fn threats_id(&self) -> &'static str {
        match self.threats {
            ThreatSpace::Vcf => "fours",
            ThreatSpace::Vct => "threes",
        }
    }
}

/// Searches for a win by fours, then by threes too, or by the kind that was asked for.
pub(super) fn solve(args: &SolveArgs, board: &mut Board, guard: &Guard) -> Found {
    let kinds: &[ThreatSpace] = match args.threats {
        None => &[ThreatSpace::Vcf, ThreatSpace::Vct],
        Some(ThreatsName::Fours) => &[ThreatSpace::Vcf],
        Some(ThreatsName::Threes) => &[ThreatSpace::Vct],
    };
    let start = Instant::now();
    let mut found =
        Found { solved: ThreatResult::Unknown, threats: kinds[0], nodes: 0, time: 0.0, trial: None };
    for &threats in kinds {
        let limits = Limits {
            nodes: Some(args.nodes.unwrap_or(NODES)),
            cancel: Some(guard.flag()),
            ..Limits::default()
        };
        let mut solver = ThreatSearch::new(threats);
        found.solved = solver.solve(board, limits);
        found.threats = threats;
        found.nodes += solver.nodes();
        found.time = start.elapsed().as_secs_f64();
        if matches!(found.solved, ThreatResult::Win(_)) {
            found.trial = args.verify.then(|| check_win(board, &mut solver, limits));
            break;
        }
        if guard.asked() {
            break;
        }
    }
    found
}
