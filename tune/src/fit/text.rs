//! The weights as the engine reads them.

use std::fmt::Write as _;

use plyground_gomoku::{Board, Pattern, WeightIndex, WeightTable};

use super::{SCALE, choices, positions};

/// The patterns of a cell by number, what they are worth, and how promising a move is that makes them or takes them;
/// then the other tables, row by row.
pub(super) fn text(value: &[f32], policy: &[f32]) -> String {
    let value = rounded(value, SCALE * Board::FRACTION as f32);
    let policy = rounded(policy, 100.0);
    let cells: Vec<String> = WeightIndex::all()
        .filter_map(|index| {
            let numbers = [value[index.get()], policy[index.get()], policy[choices::DEFENCE + index.get()]];
            let [worth, attack, defence] = numbers;
            let [a, b, c, d] = index.patterns().map(|pattern: Pattern| pattern as u8);
            (numbers != [0; 3]).then(|| format!("cell {a} {b} {c} {d} {worth} {attack} {defence}"))
        })
        .collect();
    let mut text = String::from(
        "# Made by `plyground-tune fit`: patterns of a cell, worth, attack, defence; then tables.\n",
    );
    let _ = writeln!(text, "cells {}\n{}", cells.len(), cells.join("\n"));
    write_grid(&mut text, WeightTable::PAIR_VALUE, &value[positions::PAIR_VALUE..]);
    write_grid(&mut text, WeightTable::BALANCE, &value[positions::BALANCE..]);
    write_grid(&mut text, WeightTable::PAIR_POLICY, &policy[choices::PAIR_POLICY..]);
    for (grid, start) in WeightTable::DISTANCE.into_iter().zip(choices::DISTANCE) {
        write_grid(&mut text, grid, &policy[start..]);
    }
    write_grid(&mut text, WeightTable::EDGE, &policy[choices::EDGE..]);
    text
}

fn rounded(weights: &[f32], scale: f32) -> Vec<i16> {
    weights.iter().map(|weight| (weight * scale).round() as i16).collect()
}

fn write_grid(text: &mut String, grid: WeightTable, numbers: &[i16]) {
    for (row, numbers) in numbers[..grid.entries()].chunks(grid.columns).enumerate() {
        let _ = write!(text, "{} {row}", grid.name);
        for number in numbers {
            let _ = write!(text, " {number}");
        }
        text.push('\n');
    }
}
