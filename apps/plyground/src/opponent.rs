//! The program as an opponent.

use std::fmt::Write;

use plyground_play::{Plan, ProgramPlayer, USUAL_LEVEL};
use plyground_registry::{MONTE_CARLO, Named};

use crate::args::PlayArgs;
use crate::failure::Failure;

/// The greatest strength of the program, at which hints are given.
pub(crate) const BEST_LEVEL: u8 = 10;

/// The program as typed: a level, or a search with settings.
pub(crate) fn opponent(args: &PlayArgs, plan: &Plan) -> Result<ProgramPlayer, Failure> {
    let named = args.algorithm.as_deref().map(Named::find).transpose()?;
    let is_limited = args.nodes.is_some() || args.time.is_some() || args.rave;
    let program = match (named, args.depth) {
        (None, None) if !is_limited && args.level.is_none() && plan.preset.is_some() => {
            ProgramPlayer::fixed(plan.default_player(), plan.default_depth())
        }
        (None, None) if !is_limited => {
            ProgramPlayer::level(args.level.unwrap_or(USUAL_LEVEL), plan.default_algorithm())
        }
        (None | Some(Named::Search(_)), depth) if !is_limited => {
            let algorithm =
                if let Some(Named::Search(search)) = named { search } else { plan.default_player() };
            ProgramPlayer::fixed(algorithm, depth.unwrap_or_else(|| plan.default_depth()))
        }
        (named, depth) => return Ok(ProgramPlayer::parse(&written(args, named, depth, plan), plan)?),
    };
    program.check(plan)?;
    Ok(program)
}

/// The same in the notation of players.
fn written(args: &PlayArgs, named: Option<Named>, depth: Option<u16>, plan: &Plan) -> String {
    let (name, nodes) = match named {
        Some(Named::MonteCarlo) => (MONTE_CARLO.0, "playouts"),
        Some(Named::Search(search)) => (search.id(), "nodes"),
        None => (plan.default_algorithm().id(), "nodes"),
    };
    let mut text = name.to_owned();
    let mut add = |key: &str, value: Option<String>| {
        if let Some(value) = value {
            let _ = write!(text, " {key}={value}");
        }
    };
    add("depth", depth.map(|depth| depth.to_string()));
    add(nodes, args.nodes.map(|count| count.to_string()));
    add("time", args.time.map(|time| time.to_string()));
    if args.rave {
        text.push_str(" rave");
    }
    text
}
