//! `plyground analyse gomoku`: positions of any size and rule, in the notations of gomoku players.

use plyground_gomoku::Cell;
use plyground_i18n::say;
use plyground_play::worth::before;
use plyground_registry::{AnalystOptions, GomokuAnalyst, Insight, Outcome, Worth};

use super::file::Outlet;
use super::position::{GomokuPosition, read_one};
use super::show::{AnalysisSheet, Judged, judged, progress};
use super::threats::Threats;
use super::{Allowance, AnalyseArgs, machine, why};
use crate::failure::Failure;
use crate::language::texts;
use crate::output;

/// Default size of the table.
const MEGABYTES: u32 = 128;

pub(super) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    if args.any_position.is_some() {
        return Err(Failure::Usage(texts().get("analyse-not-gomoku")));
    }
    if args.evaluator.is_some() {
        return Err(Failure::Usage(texts().get("own-evaluator-engine")));
    }
    let position = GomokuPosition::new(&args.position)?;
    let asked = args.why.as_deref().map(|text| read_one(text, &position)).transpose()?;
    let outlet = args.out.as_deref().map(|path| Outlet::new(path, &position)).transpose()?;
    let allowance = Allowance::new(args);
    let mut analyst = analyst(args, &position, allowance.options)?;
    let progress = |insight: &Insight, time| progress(insight, &position, time);
    let found = allowance.look(&mut analyst, Some(&progress));
    let found = found.ok_or_else(|| allowance.nothing())?;
    // There may be no memory for a second table.
    drop(analyst);
    let lines: Vec<Judged> = found.insight.lines.iter().map(|line| judged(line, &position)).collect();
    let why = asked
        .map(|cell| {
            why::explain(&position, cell, &lines[0], &mut |cell| worth_of(args, &allowance, &position, cell))
        })
        .transpose()?;
    let threats = Threats::of(&position);
    let analysis = AnalysisSheet { position: &position, lines, found, threats, why, with_board: args.board };
    if let Some(outlet) = &outlet {
        outlet.write(&position, &analysis.effort(), &analysis.variations())?;
    }
    if args.json {
        output::json(&analysis.json())?;
    } else {
        output::put(&analysis.text())?;
    }
    analysis.found.end()
}

fn analyst(
    args: &AnalyseArgs,
    position: &GomokuPosition,
    options: AnalystOptions,
) -> Result<GomokuAnalyst, Failure> {
    let megabytes = args.memory.unwrap_or(MEGABYTES);
    let table = machine::table(megabytes)
        .ok_or_else(|| Failure::Usage(say!(texts(), "analyse-no-memory", asked = megabytes)))?;
    Ok(GomokuAnalyst::with_table(position.board.clone(), table, options))
}

/// The line that begins with a legal move, for the side that makes it. It has the same limits as the analysis had, again.
fn worth_of(
    args: &AnalyseArgs,
    allowance: &Allowance,
    position: &GomokuPosition,
    cell: Cell,
) -> Result<Option<Judged>, Failure> {
    let mut after = position.clone();
    after.board.play(cell);
    match after.board.outcome() {
        Some(Outcome::Win(_)) => return Ok(Some(Judged { moves: vec![cell], worth: Worth::Win(1) })),
        Some(Outcome::Draw) => return Ok(Some(Judged { moves: vec![cell], worth: Worth::Draw })),
        None => {}
    }
    let options = AnalystOptions { lines: 1, ..allowance.options };
    let found = allowance.look(&mut analyst(args, &after, options)?, None);
    Ok(found.map(|found| {
        let reply = judged(&found.insight.lines[0], &after);
        let moves = std::iter::once(cell).chain(reply.moves).collect();
        Judged { moves, worth: before(reply.worth) }
    }))
}
