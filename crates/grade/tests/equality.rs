//! Without a mistake the faulty search is the textbook's, under every convention.

use plyground_core::{Dice, Evaluator, Game, Outcome, Player, Position, Score, Window};
use plyground_games::explicit::{Explicit, Written};
use plyground_games::mnk::{Mnk, OpenLines, Rules, Small};
use plyground_grade::{
    Behaviour, Convention, Failing, GradeTask, Program, RootLoop, SearchKind, TableUse, TaskSet, WIN,
    WinValue,
};
use plyground_search::{
    AlphaBeta, Conventions, CutRule, FailMode, Finished, Minimax, NegaScout, Negamax, Research, Root,
    RootWindow, Task, search,
};

use crate::generated::{random_board, random_tree};

/// The evaluation of the task sheet.
struct Sheet;

impl Evaluator<Mnk<Small>> for Sheet {
    fn evaluate(&self, pos: &Mnk<Small>) -> Score {
        let me = pos.to_move();
        Score::new(OpenLines::open_to(pos, me) - OpenLines::open_to(pos, me.other()))
    }

    fn finished(&self, pos: &Mnk<Small>, outcome: Outcome, ply: u16) -> Score {
        let win = WIN - i32::from(ply);
        Score::new(match outcome {
            Outcome::Draw => 0,
            Outcome::Win(winner) if winner == pos.to_move() => win,
            Outcome::Win(_) => -win,
        })
    }

    fn range(&self) -> Window {
        Window { alpha: Score::new(-WIN), beta: Score::new(WIN) }
    }
}

/// The textbook's name for a convention; none for those that the textbook does not have.
fn textbook(convention: &Convention) -> Option<Conventions> {
    if convention.frontier_trusted || convention.last_tie || convention.table != TableUse::None {
        return None;
    }
    let failing = match convention.failing {
        Failing::Soft => FailMode::Soft,
        Failing::Hard => FailMode::Hard,
        Failing::HardBelow => FailMode::HardBelow,
    };
    let cut = if convention.cuts_above { CutRule::Above } else { CutRule::AtLeast };
    Some(Conventions {
        alpha_beta: failing,
        negascout: failing,
        alpha_beta_cut: cut,
        negascout_cut: cut,
        root_window: if convention.window_of_range { RootWindow::Range } else { RootWindow::Full },
        root: match convention.root {
            RootLoop::Shared => Root::Shared,
            RootLoop::Unscouted => Root::Unscouted,
            RootLoop::Unshared => Root::Unshared,
        },
        research: if convention.research_from_value { Research::FromValue } else { Research::FromAlpha },
        finished: match convention.wins {
            WinValue::Distance => Finished::Evaluator,
            WinValue::Flat => Finished::Flat,
            WinValue::DepthLeft => return None,
        },
        ..Conventions::PLYGROUND
    })
}

fn textbook_answer(task: &GradeTask, conventions: Conventions) -> Behaviour {
    let side = if task.is_x_to_move { Player::First } else { Player::Second };
    if task.is_tree() {
        let tree = Explicit::parse(&task.position).unwrap();
        let pos = tree.read_position(&task.position, Some(side), false).unwrap();
        run(task, pos, &Written, conventions, |pos, m| pos.write_move(m).parse().unwrap())
    } else {
        let numbers: Vec<usize> =
            task.game[4..task.game.len() - 1].split(',').map(|n| n.parse().unwrap()).collect();
        let board = Mnk::<Small>::new(numbers[0], numbers[1], numbers[2], Rules::default()).unwrap();
        let pos = board.read_position(&task.position, Some(side), false).unwrap();
        run(task, pos, &Sheet, conventions, |_, m| m.index() as u16 + 1)
    }
}

fn run<P: plyground_core::Alternating>(
    task: &GradeTask,
    mut pos: P,
    evaluator: &impl Evaluator<P>,
    conventions: Conventions,
    number: impl Fn(&P, P::Move) -> u16,
) -> Behaviour {
    let asked = Task { depth: task.depth, conventions, ..Task::default() };
    let report = match task.kind {
        SearchKind::Minimax => search(&Minimax, &mut pos, evaluator, &asked),
        SearchKind::Negamax => search(&Negamax, &mut pos, evaluator, &asked),
        SearchKind::AlphaBeta => search(&AlphaBeta, &mut pos, evaluator, &asked),
        SearchKind::NegaScout => search(&NegaScout, &mut pos, evaluator, &asked),
    };
    Behaviour {
        movement: report.best.map(|m| number(&pos, m)),
        value: report.value.unwrap().get(),
        nodes: report.counts.nodes,
        ends: true,
    }
}

/// The tasks of the set, and others by chance.
fn tasks() -> Vec<GradeTask> {
    let mut dice = Dice::new(7);
    let trees = (0..25).map(|_| random_tree(&mut dice)).collect::<Vec<_>>();
    let boards = (0..15).map(|_| random_board(&mut dice)).collect::<Vec<_>>();
    let random =
        trees.into_iter().chain(boards).flat_map(|task| SearchKind::ALL.map(|kind| task.with_kind(kind)));
    TaskSet::standard().tasks.into_iter().chain(random).collect()
}

#[test]
fn without_a_mistake_every_convention_is_the_textbooks() {
    let mut compared = 0;
    for task in tasks() {
        for convention in Convention::all(task.kind) {
            let ours = task.answer(&Program::right(task.kind, convention));
            let Some(conventions) = textbook(&convention) else {
                // A convention of grading only: at least the value and the move are right.
                let wins =
                    if convention.wins == WinValue::Flat { WinValue::Flat } else { WinValue::Distance };
                let best = task.best_moves(wins);
                let wanted = if convention.last_tie { best.last() } else { best.first() };
                let is_right = ours.movement.is_none() || ours.movement.as_ref() == wanted;
                assert!(is_right, "{task} by {convention:?}: {ours:?}");
                continue;
            };
            let theirs = textbook_answer(&task, conventions);
            // The textbook names the first move where none is better than a loss.
            let movement = ours.movement.or(theirs.movement);
            assert_eq!(Behaviour { movement, ..ours }, theirs, "{task} by {convention:?}");
            compared += 1;
        }
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn the_best_moves_are_those_with_the_value_of_the_root() {
    for task in tasks() {
        let first = task.best_moves(WinValue::Distance)[0];
        let plain = task.with_kind(SearchKind::Minimax);
        assert_eq!(Some(first), textbook_answer(&plain, Conventions::PLYGROUND).movement, "{task}");
    }
}
