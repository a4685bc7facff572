//! The dots-and-boxes solver against minimax and published values.

use std::collections::HashMap;

use plyground_core::Limits;
use plyground_solve::boxes::{BoxGrid, BoxesSolver};

/// The edges of every box, from the rules: horizontal edges are numbered first, along the rows.
fn boxes(width: usize, height: usize) -> Vec<u64> {
    let mut boxes = Vec::new();
    for row in 0..height {
        for column in 0..width {
            let top = row * width + column;
            let left = (height + 1) * width + row * (width + 1) + column;
            boxes.push(1 << top | 1 << (top + width) | 1 << left | 1 << (left + 1));
        }
    }
    boxes
}

fn full(boxes: &[u64], drawn: u64) -> i32 {
    boxes.iter().filter(|&edges| edges & !drawn == 0).count() as i32
}

/// Plain minimax over all edges.
fn minimax(boxes: &[u64], all: u64, drawn: u64, seen: &mut HashMap<u64, i32>) -> i32 {
    if drawn == all {
        return 0;
    }
    if let Some(&value) = seen.get(&drawn) {
        return value;
    }
    let before = full(boxes, drawn);
    let worth = |edge: u32, seen: &mut HashMap<u64, i32>| {
        let next = drawn | 1 << edge;
        let taken = full(boxes, next) - before;
        let value = minimax(boxes, all, next, seen);
        if taken > 0 { taken + value } else { -value }
    };
    let edges = (0..64).filter(|edge| all & !drawn & 1 << edge != 0);
    let value = edges.map(|edge| worth(edge, seen)).max().expect("some edge is left");
    seen.insert(drawn, value);
    value
}

fn solve(solver: &mut BoxesSolver, field: &BoxGrid, drawn: u64) -> i32 {
    let answer = solver.solve(field, drawn, Limits::default(), &mut |_| ()).expect("nothing limits it");
    // The line is legal, complete, and has the value.
    let boxes = boxes(field.width(), field.height());
    let (mut now, mut sign, mut score) = (drawn, 1, 0);
    for edge in answer.line {
        assert_eq!(now & 1 << edge, 0);
        let taken = full(&boxes, now | 1 << edge) - full(&boxes, now);
        score += sign * taken;
        sign = if taken > 0 { sign } else { -sign };
        now |= 1 << edge;
    }
    assert_eq!((now, score), (field.all(), answer.score), "{field:?} {drawn:b}");
    answer.score
}

#[test]
fn every_position_of_small_fields_has_the_value_of_minimax() {
    let sizes: &[(usize, usize)] = if cfg!(debug_assertions) {
        &[(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2)]
    } else {
        &[(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (1, 4), (2, 3), (3, 2)]
    };
    for &(width, height) in sizes {
        let field = BoxGrid::new(width, height).unwrap();
        let boxes = boxes(width, height);
        let mut seen = HashMap::new();
        let mut solvers = [0, 128, 1 << 20].map(BoxesSolver::new);
        // All positions of small grids, a sample of the others.
        let step = (field.all() / if cfg!(debug_assertions) { 300 } else { 5000 }).max(1);
        for drawn in (0..=field.all()).step_by(step as usize) {
            let expected = minimax(&boxes, field.all(), drawn, &mut seen);
            for solver in &mut solvers {
                assert_eq!(solve(solver, &field, drawn), expected, "{width}x{height} {drawn:b}");
            }
        }
    }
}

#[test]
fn random_late_positions_of_large_fields_have_the_value_of_minimax() {
    let mut seed = 1_u64;
    for (width, height) in [(3, 3), (4, 3), (4, 4), (5, 5), (2, 8), (1, 20)] {
        let field = BoxGrid::new(width, height).unwrap();
        let boxes = boxes(width, height);
        let mut solver = BoxesSolver::new(1 << 16);
        for _ in 0..if cfg!(debug_assertions) { 10 } else { 150 } {
            let mut drawn = field.all();
            while (field.all() & !drawn).count_ones() < if cfg!(debug_assertions) { 9 } else { 12 } {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                drawn &= !(1 << ((seed >> 33) % field.edges() as u64));
            }
            let expected = minimax(&boxes, field.all(), drawn, &mut HashMap::new());
            assert_eq!(solve(&mut solver, &field, drawn), expected, "{width}x{height} {drawn:b}");
        }
    }
}

#[test]
fn small_fields_have_their_published_values() {
    let quick = [(1, 1, -1), (1, 2, 0), (1, 3, -1), (2, 2, 2), (2, 3, -2)];
    let slow = [(2, 4, 2), (2, 5, -2), (3, 3, -3)];
    let slow = if cfg!(debug_assertions) { &slow[..0] } else { &slow };
    let is_long = !cfg!(debug_assertions) && std::env::var_os("PLYGROUND_LONG").is_some();
    let long = if is_long { &[(3, 4, 0)][..] } else { &[] };
    for &(width, height, value) in quick.iter().chain(slow).chain(long) {
        let field = BoxGrid::new(width, height).unwrap();
        assert_eq!(solve(&mut BoxesSolver::new(64 << 20), &field, 0), value, "{width}x{height}");
    }
}

#[test]
fn fields_that_do_not_fit_are_refused_and_limits_are_kept() {
    for (width, height) in [(0, 1), (1, 0), (6, 5), (1, 26), (usize::MAX, 2)] {
        assert_eq!(BoxGrid::new(width, height), None, "{width}x{height}");
    }
    let limits = Limits { nodes: Some(1000), ..Limits::default() };
    let field = BoxGrid::new(5, 5).unwrap();
    assert_eq!(BoxesSolver::new(1 << 20).solve(&field, 0, limits, &mut |_| ()), None);
}
