//! The data files: the tasks, chosen so that they tell the mistakes apart, and the smallest position for each mistake.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::expect_file;
use plyground_core::Dice;
use plyground_grade::{Behaviour, Convention, GradeTask, MISTAKES, Program, SearchKind, Switch, TableUse};

/// Whether slow tests run: in the long check, and where the files are to be written again.
pub(crate) fn is_long() -> bool {
    ["PLYGROUND_LONG", "UPDATE_EXPECT"].iter().any(|name| std::env::var_os(name).is_some())
}

/// A tree of a few plies, with few different numbers or with many.
pub(crate) fn random_tree(dice: &mut Dice) -> GradeTask {
    let height = 2 + dice.below(3);
    let spread = [3, 9, 25][dice.below(3)];
    let text = list(dice, height, spread);
    let depth = height - 1 + dice.below(3);
    let side = ['X', 'O'][dice.below(2)];
    GradeTask::parse(&format!("t minimax {depth} explicit {text} {side}")).unwrap()
}

/// A tree in which parts occur again, at the same ply or two plies further down.
fn random_repeating_tree(dice: &mut Dice) -> GradeTask {
    let part = list(dice, 2, 9);
    let node = |dice: &mut Dice, parts: &[&str]| {
        let mut children: Vec<String> = parts.iter().map(|&part| part.to_owned()).collect();
        children.insert(dice.below(parts.len() + 1), subtree(dice, 1, 9));
        format!("[{}]", children.join(","))
    };
    let lower = node(dice, &[&part]);
    let middle = node(dice, &[&lower]);
    let other = list(dice, 2, 9);
    let mut branches = [node(dice, &[&part]), node(dice, &[&middle, &other]), node(dice, &[&other])];
    branches.rotate_left(dice.below(3));
    let (depth, side) = (3 + dice.below(3), ['X', 'O'][dice.below(2)]);
    GradeTask::parse(&format!("t minimax {depth} explicit [{}] {side}", branches.join(","))).unwrap()
}

/// Whether all right programs find the value and a best move. A table whose entries serve shallower searches may miss them
/// where parts of a tree occur again.
fn is_fair(task: &GradeTask) -> bool {
    let task = task.with_kind(SearchKind::AlphaBeta);
    let right = |table| task.answer(&Program::right(task.kind, Convention { table, ..Convention::SHEET }));
    let plain = right(TableUse::None);
    [TableUse::EqualDepth, TableUse::AtLeastDepth].into_iter().all(|table| {
        let answer = right(table);
        (answer.value, answer.movement) == (plain.value, plain.movement)
    })
}

fn list(dice: &mut Dice, height: usize, spread: usize) -> String {
    let children: Vec<String> = (0..2 + dice.below(2)).map(|_| subtree(dice, height - 1, spread)).collect();
    format!("[{}]", children.join(","))
}

fn subtree(dice: &mut Dice, height: usize, spread: usize) -> String {
    if height == 0 || dice.below(8) == 0 {
        return (dice.below(2 * spread + 1) as i32 - spread as i32).to_string();
    }
    list(dice, height, spread)
}

/// An unfinished board with a few free cells.
pub(crate) fn random_board(dice: &mut Dice) -> GradeTask {
    loop {
        let (width, height, row) = [(3, 3, 3), (3, 3, 3), (4, 3, 3), (3, 4, 3)][dice.below(4)];
        let free = 3 + dice.below(if width * height == 9 { 4 } else { 3 });
        let mut cells = vec!['.'; width * height];
        for number in 0..cells.len() - free {
            let empty: Vec<usize> = (0..cells.len()).filter(|&cell| cells[cell] == '.').collect();
            cells[empty[dice.below(empty.len())]] = ['X', 'O'][number % 2];
        }
        let side = ['X', 'O'][(cells.len() - free) % 2];
        let rows: Vec<String> = cells.chunks(width).map(|row| row.iter().collect()).collect();
        let depth = 1 + dice.below(free + 1);
        let line = format!("t minimax {depth} mnk({width},{height},{row}) {} {side}", rows.join("/"));
        if let Ok(task) = GradeTask::parse(&line) {
            return task;
        }
    }
}

/// The programs that tasks have to tell apart: every convention, and every way to make a mistake.
pub(crate) fn programs(kind: SearchKind) -> Vec<(Option<&'static str>, Program)> {
    let right = Convention::all(kind).into_iter().map(|convention| (None, Program::right(kind, convention)));
    let wrong = MISTAKES.iter().flat_map(|mistake| {
        mistake.switches(kind).map(|switch| {
            let program = Program::wrong(kind, [switch]);
            (Some(mistake.id), Program { convention: switch.usual_convention(), ..program })
        })
    });
    right.chain(wrong).collect()
}

/// What a program that reports everything, and programs that do not, let us see of an answer.
fn views(answer: &Behaviour) -> [Behaviour; 4] {
    let Behaviour { movement, nodes, .. } = *answer;
    [(movement, nodes), (movement, 0), (None, nodes), (None, 0)].map(|(movement, nodes)| Behaviour {
        movement,
        nodes,
        ..*answer
    })
}

/// Chooses tasks one by one, small trees first, which a student can search by hand, then other trees and boards; each the one
/// that tells most programs apart.
#[test]
fn the_tasks_are_those_that_tell_most_mistakes_apart() {
    type IsWanted = fn(&GradeTask) -> bool;
    const SMALL: usize = 5;
    const TREES: usize = 12;
    const BOARDS: usize = 10;
    if !is_long() {
        return;
    }
    let mut dice = Dice::new(2_026);
    let mut candidates: Vec<GradeTask> = (0..120).map(|_| random_tree(&mut dice)).collect();
    candidates.extend((0..60).map(|_| random_repeating_tree(&mut dice)));
    candidates.extend((0..120).map(|_| random_board(&mut dice)));
    candidates.retain(|task| task.size() <= 60 && is_fair(task));
    let kinds: Vec<Vec<Program>> =
        SearchKind::ALL.map(|kind| programs(kind).into_iter().map(|(_, program)| program).collect()).into();
    // By candidate, search and program.
    let answers: Vec<Vec<Vec<[Behaviour; 4]>>> = candidates
        .iter()
        .map(|task| {
            let answer = |program: &Program| views(&task.with_kind(program.kind).answer(program));
            kinds.iter().map(|list| list.iter().map(answer).collect()).collect()
        })
        .collect();
    // The number of groups into which programs fall that no chosen task tells apart, added up over searches and views.
    let told = |chosen: &[usize]| -> usize {
        let groups = |kind: usize, view: usize| {
            let signature = |n: usize| chosen.iter().map(|&c| answers[c][kind][n][view]).collect::<Vec<_>>();
            (0..kinds[kind].len()).map(signature).collect::<BTreeSet<_>>().len()
        };
        (0..kinds.len())
            .flat_map(|kind| (0..4).map(move |view| (kind, view)))
            .map(|(k, v)| groups(k, v))
            .sum()
    };
    let mut chosen: Vec<usize> = Vec::new();
    let kinds_of_task: [(IsWanted, usize); 3] = [
        (|task| task.is_tree() && task.size() <= 16, SMALL),
        (GradeTask::is_tree, TREES),
        (|task| !task.is_tree(), TREES + BOARDS),
    ];
    for (is_wanted, most) in kinds_of_task {
        while chosen.len() < most {
            let gain = |&c: &usize| (told(&[&chosen[..], &[c]].concat()), usize::MAX - candidates[c].size());
            let free = |c: &usize| is_wanted(&candidates[*c]) && !chosen.contains(c);
            chosen.push((0..candidates.len()).filter(free).max_by_key(gain).unwrap());
        }
    }
    let mut positions: Vec<GradeTask> = chosen.iter().map(|&c| candidates[c].clone()).collect();
    // A table without depth shows where a board is asked for again, deeper.
    let board = candidates.iter().find(|task| task.size() >= 50 && !task.is_tree()).unwrap();
    for depth in [2, 4] {
        let text = board.to_string().replacen(&format!(" {} ", board.depth), &format!(" {depth} "), 1);
        positions.push(GradeTask::parse(&text).unwrap());
    }
    positions.sort_by_key(|task| (!task.is_tree(), task.size(), task.depth));
    positions.dedup();
    let mut text = String::from(
        "# The standard tasks: ID ALGORITHM DEPTH GAME POSITION SIDE. Chosen by a test of this crate, see tests/generated.rs.\n",
    );
    for (kind, letter) in SearchKind::ALL.into_iter().zip('a'..) {
        for (number, task) in (1..).zip(&positions) {
            let task = task.with_kind(kind).with_id(format!("{letter}{number}"));
            text.extend([task.to_string().as_str(), "\n"]);
        }
    }
    expect_file!["../data/tasks.txt"].assert_eq(&text);
}

/// Whether a position shows a mistake: the answer is that of no right program, `by_nodes` or by its move and value alone.
pub(crate) fn shows(task: &GradeTask, kind: SearchKind, switch: Switch, by_nodes: bool) -> bool {
    let task = task.with_kind(kind);
    let program = Program { convention: switch.usual_convention(), ..Program::wrong(kind, [switch]) };
    let wrong = task.answer(&program);
    let is_right = |convention: Convention| {
        let right = task.answer(&Program::right(kind, convention));
        right.value == wrong.value
            && (right.nodes == wrong.nodes || !by_nodes)
            && (right.movement == wrong.movement || wrong.movement.is_none())
    };
    !Convention::all(kind).into_iter().any(is_right)
}

#[test]
fn the_smallest_positions_show_the_mistakes() {
    if !is_long() {
        return;
    }
    let mut dice = Dice::new(1);
    let mut candidates: Vec<GradeTask> = (0..4_000).map(|_| random_tree(&mut dice)).collect();
    candidates.extend((0..500).map(|_| random_repeating_tree(&mut dice)));
    candidates.extend((0..600).map(|_| random_board(&mut dice)));
    candidates.retain(is_fair);
    candidates.sort_by_key(|task| (task.size(), task.depth, task.to_string()));
    candidates.dedup();
    let mut found: BTreeMap<usize, String> = BTreeMap::new();
    for (number, mistake) in MISTAKES.iter().enumerate() {
        let (switch, kinds) = mistake.ways[0];
        if matches!(switch, Switch::CounterKept) {
            // It shows only from one task to the next.
            continue;
        }
        let kind = kinds[0];
        // A wrong value or move is easier to see than a wrong count.
        let mut ways = [false, true].into_iter();
        let smallest =
            ways.find_map(|by_nodes| candidates.iter().find(|task| shows(task, kind, switch, by_nodes)));
        let task = smallest
            .unwrap_or_else(|| panic!("no position shows {}", mistake.id))
            .with_kind(kind)
            .with_id(mistake.id);
        found.insert(number, task.to_string());
    }
    let lines: Vec<String> = found.into_values().collect();
    let head =
        "# The smallest position that was found for each mistake, with the search in which it shows.\n";
    expect_file!["../data/examples.txt"].assert_eq(&format!("{head}{}\n", lines.join("\n")));
}
