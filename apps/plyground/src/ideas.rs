//! `plyground ideas`: what each technique that makes a search fast gains.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use plyground_draw::figure::png;
use plyground_draw::plot;
use plyground_i18n::say;
use plyground_lab::export;
use plyground_lab::ideas::{IdeaCosts, IdeaSettings, measure, plots, table};
use plyground_registry::{Dice, SearchResources, Session};

use crate::args::{BoardArgs, ResourceArgs, count, depth, within};
use crate::compare::print_blocks;
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, output, own_evaluators, setup};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  plyground ideas tic-tac-toe
  plyground ideas connect-four --depth 10 --html ideas.html
  plyground ideas othello --positions 8 --svg ideas.svg
  plyground ideas 'mnk(4,4,3)' --threads 2 --json
  plyground ideas dots-and-boxes --evaluator outcome --table 1000

Starting from minimax, one idea is added at a time; all searches look at the same positions to the same depth and must
find the same values. The rows without + are other searches, not additions.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that can be typed")]
pub(crate) struct IdeasArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// The evaluator (see `plyground evaluators`), or your own: FILE.toml with a formula, or exec:COMMAND
    #[arg(long, value_name = "E")]
    evaluator: Option<String>,
    /// Plies to look ahead, 1 to 400 [default: as deep as minimax manages in a moment]
    #[arg(long, alias = "depths", value_name = "N", value_parser = depth, allow_hyphen_values = true)]
    depth: Option<u16>,
    /// How many positions to search: the one that was asked for, and others a few random moves away
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = within(1..=1_000_usize), allow_hyphen_values = true)]
    positions: usize,
    /// For the random moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = within(0..=u64::MAX))]
    seed: u64,
    /// Give a search of one position up after this many nodes
    #[arg(long, value_name = "N", default_value_t = 20_000_000, value_parser = count, allow_hyphen_values = true)]
    nodes: u64,
    #[command(flatten)]
    resources: ResourceArgs,
    /// Only count, on one thread; the same question then always has the same answer, byte for byte
    #[arg(long)]
    no_time: bool,
    /// Print JSON
    #[arg(long, group = "format")]
    json: bool,
    /// Print a Markdown table
    #[arg(long, group = "format")]
    markdown: bool,
    /// Print a LaTeX table (packages booktabs and adjustbox)
    #[arg(long, group = "format")]
    latex: bool,
    /// Draw the nodes and the times to this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// The same as pixels
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Write a page with the table and the plots that needs nothing but a browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(args: &IdeasArgs) -> Result<(), Failure> {
    let texts = texts();
    for (path, option, endings) in
        [(&args.svg, "--svg", ["svg"]), (&args.png, "--png", ["png"]), (&args.html, "--html", ["html"])]
    {
        path.iter().try_for_each(|path| files::check_kind(path, option, &endings))?;
    }
    let mut session = setup::position(&args.board, setup::preset(&args.board)?)?;
    if session.outcome().is_some() {
        return Err(Failure::Usage(texts.get("ideas-over")));
    }
    let evaluator = match &args.evaluator {
        Some(typed) => match own_evaluators::read(typed)? {
            Some(own) => session.add_evaluator(&own)?,
            None => session.evaluator(typed)?,
        },
        None => session.default_evaluator(),
    };
    let settings = IdeaSettings {
        depth: args.depth.map_or_else(|| affordable(&*session), |depth| depth.max(1)),
        evaluator,
        // The nodes of several threads differ from run to run.
        resources: SearchResources {
            threads: if args.no_time { 1 } else { args.resources.threads },
            ..args.resources.resources()
        },
        most: args.nodes,
        is_timed: !args.no_time,
    };
    let others = positions(&*session, args.positions, args.seed);
    let sessions: Vec<&dyn Session> = others.iter().map(|session| &**session).collect();
    let guard = interrupt::guard();
    let start = Instant::now();
    let list =
        measure(&sessions, &settings, &|| start.elapsed(), Some(guard.flag()), &mut |rung, place, all| {
            let idea = texts.get(&format!("idea-{}", rung.id));
            output::progress(&say!(texts, "ideas-progress", place = place + 1, all = all, idea = idea));
            if guard.asked() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    output::progress("");
    show(args, &list?)
}

fn show(args: &IdeasArgs, list: &IdeaCosts) -> Result<(), Failure> {
    let texts = texts();
    let table = table(texts, list);
    if args.json {
        output::json(&serde_json::to_value(list).expect("costs are plain data"))?;
    } else if args.markdown {
        output::put(&export::markdown(&table))?;
    } else if args.latex {
        output::put(&export::latex(&table))?;
    } else {
        print_blocks(&table)?;
    }
    let plots = plots(texts, list);
    let mut ready: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    let picture = plot::svg(texts, &plots);
    if let Some(path) = &args.html {
        ready
            .push((path.clone(), export::page(texts, &table, picture.as_slice(), &table.notes).into_bytes()));
    }
    if let Some(picture) = &picture {
        if let Some(path) = &args.png {
            ready.push((path.clone(), png(picture, 2.0)?));
        }
        if let Some(path) = &args.svg {
            ready.push((path.clone(), picture.as_bytes().to_vec()));
        }
    }
    files::write_all(ready.iter())?;
    for (path, _) in &ready {
        output::note(&say!(texts, "compare-written", file = path.display().to_string()));
    }
    if list.disagreement().is_some() {
        return Err(Failure::No(texts.get("ideas-wrong")));
    }
    if !list.is_whole {
        return Err(Failure::Interrupted(texts.get("ideas-interrupted")));
    }
    if list.is_empty() { Err(Failure::No(texts.get("ideas-none"))) } else { Ok(()) }
}

/// The largest depth that minimax searches in about a second.
fn affordable(session: &dyn Session) -> u16 {
    const NODES: u64 = 3_000_000;
    let (mut deepest, mut seen) = (1, 1);
    for depth in 1..=64 {
        match session.positions(depth, NODES) {
            // A tree that no longer grows is complete, and one without a count is too large.
            Some(positions) if positions > seen => (deepest, seen) = (depth, positions),
            Some(_) | None => break,
        }
    }
    deepest
}

/// The position, and others that are a few random moves away from it.
fn positions(session: &dyn Session, count: usize, seed: u64) -> Vec<Box<dyn Session>> {
    const MOVES: usize = 4;
    let mut dice = Dice::new(seed);
    let mut all = vec![session.copy()];
    let mut attempts = 0;
    while all.len() < count && attempts < 20 * count {
        attempts += 1;
        let mut other = session.copy();
        for _ in 0..=dice.below(MOVES) {
            let moves = other.legal_moves();
            if moves.is_empty() {
                break;
            }
            other.play(&moves[dice.below(moves.len())]).expect("a legal move can be played");
        }
        let is_new = all.iter().all(|known| known.position() != other.position());
        if other.outcome().is_none() && is_new {
            all.push(other);
        }
    }
    all
}
