//! Openings: read from files, or random and filtered by the engine's evaluation.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use plyground_core::{Dice, Limits, Message, StopReason, message};
use plyground_gomoku::record::{Rows, read_cells, write_cells};
use plyground_gomoku::{Cell, Flow, Iteration, Rule, SearchOptions, TranspositionTable, search};

use super::referee::Referee;

/// The first moves of a game, black first.
pub type Opening = Vec<Cell>;

/// Reads a file of openings, one a line: offsets from the centre in Gomocup's format (`0,0, 1,-2, …`, columns to the
/// right and rows down), or cells (`h8i9j10`). Empty lines and comments after `#` are skipped.
pub fn read_openings(text: &str, size: usize, rule: Rule, rows: Rows) -> Result<Vec<Opening>, Message> {
    let mut openings = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let read = if line.contains(|c: char| c.is_ascii_alphabetic()) {
            read_cells(line, size, size, rows)
        } else {
            read_offsets(line, size)
        };
        let in_line = |why: Message| {
            message!("opening-line", "line {line} of the openings: {why}", line = number, why = why)
        };
        let opening = read.map_err(in_line)?;
        if Referee::new(size, rule, &opening).is_none() {
            return Err(in_line(message!(
                "opening-unplayable",
                "the rules do not allow these moves, or the game is over after them"
            )));
        }
        openings.push(opening);
    }
    if openings.is_empty() {
        return Err(message!(
            "opening-none",
            "there are no openings in it: write one a line, such as h8i9g7"
        ));
    }
    Ok(openings)
}

fn read_offsets(line: &str, size: usize) -> Result<Opening, Message> {
    let numbers: Result<Vec<i64>, _> = line.split(',').map(|number| number.trim().parse::<i64>()).collect();
    let numbers = numbers.ok().filter(|numbers| numbers.len().is_multiple_of(2)).ok_or_else(|| {
        message!("opening-offsets", "offsets are pairs of whole numbers, such as `0,0, 1,-2`")
    })?;
    let on = |offset: i64| {
        let place = offset.checked_add((size / 2) as i64)?;
        usize::try_from(place).ok().filter(|&place| place < size)
    };
    let cell = |pair: &[i64]| {
        on(pair[0]).zip(on(pair[1])).map(|(column, row)| Cell::new(column, row)).ok_or_else(|| {
            message!(
                "opening-off-board",
                "{offset} from the centre is not on the {size}x{size} board",
                offset = format!("{},{}", pair[0], pair[1]),
                size = size
            )
        })
    };
    numbers.chunks(2).map(cell).collect()
}

/// Nodes of the search that judges an opening: enough to find forced wins of moderate length.
const NODES: u64 = 20_000;
/// Largest score, in points of the engine's evaluation, of a balanced opening.
const BALANCED: i32 = 40;

/// How openings are generated when no file is given.
#[derive(Clone, Copy, Debug)]
pub struct OpeningOptions {
    /// How many.
    pub count: usize,
    /// Columns and rows.
    pub size: usize,
    /// The rule.
    pub rule: Rule,
    /// The seed. The openings do not depend on the number of threads.
    pub seed: u64,
    /// How many are judged at once.
    pub threads: usize,
}

/// Generates different openings of three to seven stones near the centre that the engine judges balanced. Returns fewer
/// when cancelled, or when no more are found; `tell` is called with the number found so far.
pub fn generate(options: OpeningOptions, cancel: &AtomicBool, tell: &mut dyn FnMut(usize)) -> Vec<Opening> {
    /// Number of misses in a row after which the search for more openings ends.
    const PATIENCE: usize = 2_000;
    let mut dice = Dice::new(options.seed);
    let mut tables: Vec<TranspositionTable> =
        (0..options.threads.max(1)).map(|_| TranspositionTable::new(1 << 20)).collect();
    let (mut openings, mut known, mut misses) = (Vec::new(), BTreeSet::new(), 0);
    while openings.len() < options.count && misses < PATIENCE && !cancel.load(Ordering::Relaxed) {
        // Several for each thread, drawn and accepted in the order that a single thread would use.
        let batch = tables.len() * (options.count - openings.len()).min(4);
        let mut drawn = Vec::new();
        while drawn.len() < batch && misses < PATIENCE {
            misses += 1;
            let opening = scatter(options.size, &mut dice);
            let Some(referee) = Referee::new(options.size, options.rule, &opening) else { continue };
            if known.insert(canonical(&opening, options.size)) {
                drawn.push((misses, opening, referee));
            }
        }
        let referees: Vec<&Referee> = drawn.iter().map(|(.., referee)| referee).collect();
        let good = balanced(&referees, &mut tables, cancel);
        let thrown = misses;
        for (place, (throw, opening, _)) in drawn.into_iter().enumerate() {
            if good.contains(&place) && openings.len() < options.count {
                openings.push(opening);
                misses = thrown - throw;
                tell(openings.len());
            }
        }
    }
    openings
}

/// Indices of the positions that the engine judges balanced: one thread for each table.
fn balanced(
    positions: &[&Referee],
    tables: &mut [TranspositionTable],
    cancel: &AtomicBool,
) -> BTreeSet<usize> {
    /// A search may be deep, and its stack frames are large without optimisation.
    const STACK: usize = 16 << 20;
    let next = AtomicUsize::new(0);
    let work = |table: &mut TranspositionTable| -> Vec<usize> {
        let places = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let positions = places.map_while(|place| Some((place, positions.get(place)?)));
        positions.filter(|(_, referee)| is_balanced(referee, table, cancel)).map(|(place, _)| place).collect()
    };
    thread::scope(|scope| {
        // If a thread cannot be started, the others do its work.
        let start = |table| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || work(table)).ok();
        let judges: Vec<_> = tables.iter_mut().filter_map(start).collect();
        judges.into_iter().flat_map(|judge| judge.join().expect("a search does not panic")).collect()
    })
}

/// Whether the engine gives neither side a clear advantage.
fn is_balanced(referee: &Referee, table: &mut TranspositionTable, cancel: &AtomicBool) -> bool {
    table.clear();
    let limits = Limits { nodes: Some(NODES), deadline: None, cancel: Some(cancel) };
    // Stops early: a proven win does not change, and a large advantage after a tenth of the nodes is seldom lost again.
    let mut report = |iteration: &Iteration| match iteration.lines.first() {
        Some(line) if line.value.mate().is_some() => Flow::Stop,
        Some(line) if iteration.nodes > NODES / 10 && line.value.points().abs() > 4 * BALANCED => Flow::Stop,
        _ => Flow::Continue,
    };
    let answer = search(referee.board(), table, SearchOptions::default(), limits, &mut report);
    if answer.stopped == Some(StopReason::Cancelled) {
        return false;
    }
    let value = answer.iteration.and_then(|iteration| Some(iteration.lines.first()?.value));
    value.is_some_and(|value| value.mate().is_none() && value.points().abs() <= BALANCED)
}

/// Random stones: the first near the centre, each further one within three cells of another.
fn scatter(size: usize, dice: &mut Dice) -> Opening {
    let stones = 3 + dice.below(5);
    let near = |centre: usize, reach: usize, dice: &mut Dice| {
        (centre + dice.below(2 * reach + 1)).checked_sub(reach).filter(|&place| place < size)
    };
    let mut opening: Opening = Vec::new();
    while opening.len() < stones {
        let (column, row, reach) = match opening.len() {
            0 => (size / 2, size / 2, size.div_ceil(8)),
            placed => {
                let other = opening[dice.below(placed)];
                (other.column(), other.row(), 3)
            }
        };
        let (column, row) = (near(column, reach, dice), near(row, reach, dice));
        let cell = column.zip(row).map(|(column, row)| Cell::new(column, row));
        opening.extend(cell.filter(|cell| !opening.contains(cell)));
    }
    opening
}

/// A text that is the same for all rotations and reflections of a position.
fn canonical(opening: &[Cell], size: usize) -> String {
    let last = size - 1;
    let turned = |symmetry: usize| {
        let mut sides = [Vec::new(), Vec::new()];
        for (i, cell) in opening.iter().enumerate() {
            let (mut column, mut row) = (cell.column(), cell.row());
            if symmetry & 1 != 0 {
                column = last - column;
            }
            if symmetry & 2 != 0 {
                row = last - row;
            }
            if symmetry & 4 != 0 {
                (column, row) = (row, column);
            }
            sides[i % 2].push(Cell::new(column, row));
        }
        for side in &mut sides {
            side.sort_unstable();
        }
        let text = |side: &Vec<Cell>| write_cells(side.iter().copied(), size, Rows::FromBottom);
        format!("{}/{}", text(&sides[0]), text(&sides[1]))
    };
    (0..8).map(turned).min().expect("there are eight symmetries")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_are_read() {
        let text = "# Gomocup\n0,0, 0,-1, 2,-2\n\nh8h9 j10 # the same\r\n";
        let openings = read_openings(text, 15, Rule::Freestyle, Rows::FromBottom).unwrap();
        assert_eq!(openings[0], openings[1]);
        assert_eq!(openings[0][1], Cell::new(7, 6));
        let top = read_openings("h8h7j6", 15, Rule::Freestyle, Rows::FromTop).unwrap();
        assert_eq!(top[0], openings[0]);
        let large = read_openings("0,0", 20, Rule::Freestyle, Rows::FromBottom).unwrap();
        assert_eq!(large[0], [Cell::new(10, 10)]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        for (text, why) in [
            ("0,0\n1,2,3", "line 2 of the openings: offsets are pairs"),
            ("8,0", "line 1 of the openings: 8,0 from the centre is not on the 15x15 board"),
            ("9223372036854775807,0", "line 1 of the openings: 9223372036854775807,0 from the centre is not"),
            ("h8h8", "the rules do not allow"),
            ("h88", "rows 1-15"),
            ("#\n", "no openings"),
        ] {
            let said = read_openings(text, 15, Rule::Freestyle, Rows::FromBottom).unwrap_err().to_string();
            assert!(said.contains(why), "{text}: {said}");
        }
    }

    #[test]
    fn generated_openings_are_different_playable_and_repeatable() {
        let go = AtomicBool::new(false);
        let options = |seed, threads| OpeningOptions { count: 2, size: 15, rule: Rule::Renju, seed, threads };
        let make = |seed| generate(options(seed, 1), &go, &mut |_| {});
        let openings = make(7);
        let mut told = Vec::new();
        assert_eq!(generate(options(7, 3), &go, &mut |made| told.push(made)), openings);
        assert_eq!(told, [1, 2]);
        assert_eq!(openings.len(), 2);
        assert_eq!(openings, make(7));
        assert_ne!(openings, make(8));
        let forms: BTreeSet<String> = openings.iter().map(|opening| canonical(opening, 15)).collect();
        assert_eq!(forms.len(), 2);
        for opening in &openings {
            assert!(Referee::new(15, Rule::Renju, opening).is_some());
        }
        assert_eq!(generate(options(7, 1), &AtomicBool::new(true), &mut |_| {}), Vec::<Opening>::new());
    }

    #[test]
    fn turned_and_mirrored_openings_are_one() {
        let read = |text: &str| read_cells(text, 15, 15, Rows::FromBottom).unwrap();
        let form = canonical(&read("h8i9j8"), 15);
        // Mirrored, turned, and the same stones in another order.
        for same in ["h8i7j8", "h8g9f8", "h8i9h10", "j8i9h8"] {
            assert_eq!(canonical(&read(same), 15), form, "{same}");
        }
        assert_ne!(canonical(&read("h8i9k8"), 15), form);
    }
}
