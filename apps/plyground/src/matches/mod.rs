//! `plyground match`: engines that speak the Gomocup protocol play each other, and a table shows their strength.

mod args;
mod check;
mod folder;
mod live;
mod show;
mod specification;
mod trust;

use std::collections::BTreeMap;
use std::io::{IsTerminal, stderr};
use std::num::NonZero;
use std::path::Path;
use std::thread::available_parallelism;

use plyground_arena::processes::{self, Match};
use plyground_arena::{
    Adjudication, Engine, GameResult, MatchSetup, Opening, OpeningOptions, Pool, VERSION, generate,
    read_openings,
};
use plyground_gomoku::record::{Rows, write_cells};
use plyground_i18n::say;
use plyground_registry::Dice;

use crate::failure::Failure;
use crate::interrupt::{self, Guard};
use crate::language::texts;
use crate::{files, output};

pub(crate) use args::MatchArgs;
use args::{PoolName, RowsName};
use folder::Folder;
use live::MatchDisplay;

/// Default number of games between two engines.
const GAMES: usize = 100;
/// Most openings that are generated when there is no file: beyond that they are reused.
const MOST_OPENINGS: usize = 500;

pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    if let Some(engine) = &args.check {
        return check::run(&engine.engine(args), args.rule, usize::from(args.size), args.json.as_deref());
    }
    for path in args.json.iter().chain(&args.sgf) {
        files::check(path)?;
    }
    if let Some(folder) = &args.psq {
        files::check_folder(folder)?;
    }
    let guard = interrupt::guard();
    let (setup, mut folder, mut games) = match &args.resume {
        Some(path) => resume(args, path, &guard)?,
        None => begin(args, &guard)?,
    };
    let rule = setup.rule().expect("a setup has a rule");
    let openings = setup.openings().expect("a setup has openings that can be read");
    let the_match =
        Match { setup: &setup, rule, openings: &openings, concurrency: usize::from(args.concurrency) };
    warn_of_repetition(&setup);
    play(&the_match, &mut games, folder.as_mut(), &guard)?;
    show::all(args, &setup, &games)?;
    if guard.asked() {
        let (done, all) = (games.len(), setup.schedule().games());
        let why = match &folder {
            Some(folder) => {
                let path = folder.path().display().to_string();
                say!(texts(), "match-interrupted", done = done, all = all, folder = path)
            }
            None => say!(texts(), "match-interrupted-lost", done = done, all = all),
        };
        return Err(Failure::Interrupted(why));
    }
    Ok(())
}

/// Plays the missing games: each is saved in the folder and shown as soon as it is finished.
fn play(
    the_match: &Match<'_>,
    games: &mut BTreeMap<usize, GameResult>,
    mut folder: Option<&mut Folder>,
    guard: &Guard,
) -> Result<(), Failure> {
    let mut live = None;
    let mut keep = |game: &GameResult| folder.as_mut().map_or(Ok(()), |folder| folder.add(game));
    let mut show = |games: &BTreeMap<usize, GameResult>| {
        live.get_or_insert_with(|| MatchDisplay::new(the_match.setup, games.len())).show(games);
    };
    processes::run(the_match, games, &mut keep, &mut show, guard.flag())
}

/// A match, its folder, and its games.
type Begun = (MatchSetup, Option<Folder>, BTreeMap<usize, GameResult>);

fn begin(args: &MatchArgs, guard: &Guard) -> Result<Begun, Failure> {
    let engines: Vec<Engine> = args.engines.iter().map(|given| given.engine(args)).collect();
    if engines.len() < 2 {
        return Err(Failure::Usage(texts().get("match-usage-engines")));
    }
    if args.sprt.is_some() && engines.len() > 2 {
        return Err(Failure::Usage(texts().get("match-usage-sprt-two")));
    }
    for (number, engine) in engines.iter().enumerate() {
        if engines[..number].iter().any(|other| other.name == engine.name) {
            let name = engine.name.as_str();
            return Err(Failure::Usage(say!(texts(), "match-usage-same-name", name = name)));
        }
    }
    if let Some(path) = &args.out {
        files::check_folder(path)?;
    }
    let games = args.games.map_or(GAMES, |games| games as usize);
    let size = usize::from(args.size);
    let mut setup = MatchSetup {
        plyground_match: VERSION,
        engines,
        pool: match args.pool {
            PoolName::RoundRobin => Pool::RoundRobin,
            PoolName::Gauntlet => Pool::Gauntlet,
        },
        games,
        rule: args.rule.name().to_owned(),
        size,
        openings: Vec::new(),
        swap2: is_swap2(args),
        seed: args.seed,
        tolerance: args.tolerance,
        adjudication: Adjudication {
            draw_after: args.draw_after,
            win_after: args.win_after.map(usize::from),
            win_points: args.win_points,
        },
        sprt: args.sprt,
    };
    // Before the openings, which may take long to generate.
    setup.check_fields()?;
    try_out(&setup, guard)?;
    let openings = openings(args, games.div_ceil(2), guard)?;
    let write = |opening: &Opening| write_cells(opening.iter().copied(), size, Rows::FromBottom);
    setup.openings = openings.iter().map(write).collect();
    let folder = args.out.as_ref().map(|path| Folder::create(path, &setup)).transpose()?;
    Ok((setup, folder, BTreeMap::new()))
}

fn resume(args: &MatchArgs, path: &Path, guard: &Guard) -> Result<Begun, Failure> {
    let (setup, folder, games) = Folder::resume(path, args.games.map(|games| games as usize))?;
    let (all, shown) = (setup.schedule().games(), path.display().to_string());
    if games.len() == all {
        output::note(&say!(texts(), "match-nothing-left", all = all, folder = shown));
    } else if processes::decided(&setup, &games) {
        output::note(&say!(texts(), "match-nothing-left-decided", folder = shown));
    } else {
        trust::check(args, path, &setup)?;
        try_out(&setup, guard)?;
    }
    Ok((setup, Some(folder), games))
}

/// Whether the engines make the openings; a file of that name is `./swap2`.
fn is_swap2(args: &MatchArgs) -> bool {
    args.openings.as_deref() == Some(Path::new("swap2"))
}

/// The openings of the file, or as many random ones as there are pairs of games.
fn openings(args: &MatchArgs, pairs: usize, guard: &Guard) -> Result<Vec<Opening>, Failure> {
    if is_swap2(args) {
        return Ok(Vec::new());
    }
    let size = usize::from(args.size);
    let Some(path) = &args.openings else {
        let wanted = pairs.min(MOST_OPENINGS);
        let mut tell = |made: usize| {
            output::progress(&say!(texts(), "match-making-openings", made = made, wanted = wanted));
        };
        // A log gets one line; at a terminal the progress is shown.
        if stderr().is_terminal() {
            tell(0);
        } else {
            output::note(&say!(texts(), "match-make-openings", wanted = wanted));
        }
        let threads = available_parallelism().map_or(1, NonZero::get);
        let making = OpeningOptions { count: wanted, size, rule: args.rule, seed: args.seed, threads };
        let made = generate(making, guard.flag(), &mut tell);
        output::progress("");
        if guard.asked() {
            return Err(Failure::Interrupted(texts().get("match-interrupted-early")));
        }
        if made.is_empty() {
            return Err(Failure::Usage(texts().get("match-no-openings")));
        }
        return Ok(made);
    };
    let rows = match args.rows {
        RowsName::Bottom => Rows::FromBottom,
        RowsName::Top => Rows::FromTop,
    };
    let mut openings = read_openings(&files::read(path)?, size, args.rule, rows).map_err(|why| {
        let file = path.display().to_string();
        Failure::Usage(say!(texts(), "match-file-wrong", file = file, why = texts().tell(&why)))
    })?;
    if args.shuffle {
        let mut dice = Dice::new(args.seed);
        for last in (1..openings.len()).rev() {
            openings.swap(last, dice.below(last + 1));
        }
    }
    Ok(openings)
}

/// Warns that games may repeat: without a clock most engines are deterministic, and there are too few openings.
fn warn_of_repetition(setup: &MatchSetup) {
    let has_clock = |engine: &Engine| engine.turn_time.or(engine.match_time).is_some();
    let (openings, pairs) = (setup.openings.len(), setup.games.div_ceil(2));
    if pairs > openings && !setup.swap2 && !setup.engines.iter().any(has_clock) {
        output::note(&say!(texts(), "match-few-openings", openings = openings, pairs = pairs));
    }
}

/// Starts each engine once, so that a wrong path is an error at the start and not a thousand lost games.
fn try_out(setup: &MatchSetup, guard: &Guard) -> Result<(), Failure> {
    for (number, engine) in setup.engines.iter().enumerate() {
        if let Err(failed) = processes::try_out(setup, number, guard.flag()) {
            let name = engine.name.as_str();
            let reason = processes::reason(&failed).map(|why| match specification::hint(engine) {
                Some(hint) => format!("{why}; {hint}"),
                None => why,
            });
            return Err(match reason {
                Some(why) => Failure::Usage(say!(texts(), "match-engine-fails", engine = name, why = why)),
                None => Failure::Interrupted(texts().get("match-interrupted-early")),
            });
        }
    }
    Ok(())
}
