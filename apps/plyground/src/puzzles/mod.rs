//! `plyground puzzles`: makes, verifies, lists and shows puzzles.

pub(crate) mod args;
mod success;

use std::path::Path;

use plyground_i18n::say;
use plyground_puzzles::{
    Found, Maker, Puzzle, PuzzleKind, PuzzleSet, Solution, check, fault_words, goal_words, hints, kind_name,
    shipped,
};
use plyground_registry::Labels;
use serde_json::{Value, json};

use self::args::{CheckArgs, KindWish, ListArgs, MakeArgs, PuzzlesCommand, ShowArgs};
use crate::failure::Failure;
use crate::language::texts;
use crate::{files, interrupt, output};

pub(crate) fn run(command: &PuzzlesCommand) -> Result<(), Failure> {
    match command {
        PuzzlesCommand::Make(args) => make(args),
        PuzzlesCommand::Check(args) => check_all(args),
        PuzzlesCommand::List(args) => list(args),
        PuzzlesCommand::Show(args) => show(args),
    }
}

fn make(args: &MakeArgs) -> Result<(), Failure> {
    if let Some(out) = &args.out {
        files::check(out)?;
    }
    let all = || PuzzleKind::ALL.map(|kind| KindWish { kind, count: None }).to_vec();
    let wishes = if args.kinds.is_empty() { all() } else { args.kinds.clone() };
    let guard = interrupt::guard();
    let (mut puzzles, mut disputed) = (Vec::new(), 0_usize);
    'kinds: for KindWish { kind, count } in wishes {
        let count = count.unwrap_or(args.count);
        let mut maker = Maker::new(kind, args.seed);
        let mut made = 0;
        while made < count {
            output::progress(&say!(
                texts(),
                "puzzles-stage",
                kind = kind_name(texts(), kind),
                done = made,
                all = count,
                games = maker.games() as usize
            ));
            let found = maker.step(&|| guard.asked());
            if guard.asked() {
                break 'kinds;
            }
            match found {
                Found::Puzzle(puzzle) => {
                    puzzles.push(*puzzle);
                    made += 1;
                }
                Found::Disputed(puzzle, fault) => {
                    disputed += 1;
                    output::note(&format!("{}: {}", puzzle.id(), fault_words(texts(), &fault)));
                }
                Found::Nothing => {}
            }
        }
    }
    output::progress("");
    let stopped = guard.asked();
    drop(guard);
    let set = PuzzleSet { seed: args.seed, puzzles };
    if let Some(out) = &args.out {
        let is_text = out.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt"));
        let content = if is_text { set.to_text() } else { format!("{:#}\n", set.to_json()) };
        files::write(out, content)?;
    }
    if args.json {
        output::json(&if args.out.is_some() {
            json!({ "puzzles": set.puzzles.len(), "disputed": disputed })
        } else {
            set.to_json()
        })?;
    } else if let Some(out) = &args.out {
        let file = files::name(out);
        output::line(&say!(texts(), "puzzles-written", count = set.puzzles.len(), file = file))?;
    } else {
        table(&set.puzzles.iter().collect::<Vec<_>>())?;
    }
    if stopped {
        return Err(Failure::Interrupted(say!(texts(), "puzzles-interrupted", count = set.puzzles.len())));
    }
    Ok(())
}

/// The set of a file, or the one inside the program.
fn read(file: Option<&Path>) -> Result<PuzzleSet, Failure> {
    let Some(file) = file else { return Ok(shipped().clone()) };
    PuzzleSet::read(&files::read(file)?).map_err(|why| {
        let (file, why) = (files::name(file), texts().tell(&why));
        Failure::Usage(say!(texts(), "match-file-wrong", file = file, why = why))
    })
}

fn check_all(args: &CheckArgs) -> Result<(), Failure> {
    let set = read(args.file.as_deref())?;
    let guard = interrupt::guard();
    let mut faults = Vec::new();
    let all = set.puzzles.len();
    for (i, puzzle) in set.puzzles.iter().enumerate() {
        output::progress(&say!(texts(), "puzzles-checking", number = i + 1, count = all));
        if guard.asked() {
            output::progress("");
            return Err(Failure::Interrupted(say!(texts(), "puzzles-checked-some", count = i)));
        }
        if let Err(fault) = check(puzzle) {
            faults.push((puzzle.id(), fault_words(texts(), &fault)));
        }
    }
    let success =
        args.levels.then(|| success::measure(&set.puzzles, args.tries, args.nodes, &guard)).transpose()?;
    output::progress("");
    if args.json {
        let faults: Vec<Value> =
            faults.iter().map(|(id, fault)| json!({ "id": id, "fault": fault })).collect();
        let levels = success.as_ref().map(success::Success::to_json);
        output::json(&json!({ "puzzles": all, "faults": faults, "levels": levels }))?;
    } else {
        for (id, fault) in &faults {
            output::line(&format!("{id}: {}", output::visible(fault)))?;
        }
        output::line(&say!(texts(), "puzzles-checked", count = all, faults = faults.len()))?;
        if let Some(success) = &success {
            output::put(&success.table())?;
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure::Answered(1)) }
}

fn list(args: &ListArgs) -> Result<(), Failure> {
    let set = read(args.file.as_deref())?;
    let fits = |puzzle: &&Puzzle| {
        (args.kinds.is_empty() || args.kinds.contains(&puzzle.kind))
            && args.difficulty.is_none_or(|difficulty| puzzle.difficulty() == difficulty)
    };
    let chosen: Vec<&Puzzle> = set.puzzles.iter().filter(fits).collect();
    if args.json {
        let mut entries: Vec<Value> = chosen.iter().map(|puzzle| puzzle.to_json()).collect();
        for entry in &mut entries {
            if let Some(map) = entry.as_object_mut() {
                map.shift_remove("solution");
            }
        }
        return output::json(&json!({ "seed": set.seed, "puzzles": entries }));
    }
    table(&chosen)
}

fn table(puzzles: &[&Puzzle]) -> Result<(), Failure> {
    let rows: Vec<Vec<String>> = puzzles
        .iter()
        .map(|puzzle| {
            vec![
                puzzle.id(),
                output::visible(&puzzle.game),
                goal_words(texts(), puzzle.goal),
                puzzle.difficulty().to_string(),
                puzzle.rating().to_string(),
            ]
        })
        .collect();
    let headings = ["id", "game", "goal", "difficulty", "rating"];
    // keys: puzzles-head-id, puzzles-head-game, puzzles-head-goal, puzzles-head-difficulty, puzzles-head-rating
    let headings = headings.map(|name| texts().get(&format!("puzzles-head-{name}")));
    output::put(&output::table(&headings.each_ref().map(String::as_str), 3, &rows))
}

fn show(args: &ShowArgs) -> Result<(), Failure> {
    let set = read(args.file.as_deref())?;
    let puzzle = set
        .find(&args.id)
        .ok_or_else(|| Failure::Usage(say!(texts(), "puzzles-unknown", id = output::visible(&args.id))))?;
    if args.json {
        return output::json(&puzzle.to_json());
    }
    let session = puzzle.open()?;
    output::put(&session.draw(Labels::None))?;
    let side = session.side_name(session.to_move());
    output::line(&say!(texts(), "puzzles-to-move", side = side, goal = goal_words(texts(), puzzle.goal)))?;
    for hint in hints(texts(), puzzle).iter().take(args.hints) {
        output::line(hint)?;
    }
    if args.solution {
        output::put(&tree(&puzzle.solution, 0))?;
    }
    Ok(())
}

/// The tree of right moves, indented by the moves before.
fn tree(solution: &Solution, depth: usize) -> String {
    let mut text = String::new();
    for right in &solution.right {
        text.push_str(&"  ".repeat(depth));
        text.push_str(&right.movement);
        for reply in &right.reply {
            text.push_str(" … ");
            text.push_str(reply);
        }
        text.push('\n');
        if let Some(next) = &right.next {
            text.push_str(&tree(next, depth + 1));
        }
    }
    text
}
