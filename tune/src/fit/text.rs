//! The weights as the engine reads them.

use std::fmt::Write as _;

use plyground_gomoku::{Board, Grid, Pattern, WeightIndex};

use super::{SCALE, choices, positions};

/// The patterns of a cell by number, what they are worth, and how promising a move is that makes them or takes them;
/// then the other tables, row by row.
pub(super) fn text(value: &[f32], promise: &[f32]) -> String {
    let value = rounded(value, SCALE * Board::FRACTION as f32);
    let promise = rounded(promise, 100.0);
    let cells: Vec<String> = WeightIndex::all()
        .filter_map(|index| {
            let numbers = [value[index.get()], promise[index.get()], promise[choices::DEFENCE + index.get()]];
            let [worth, attack, defence] = numbers;
            let [a, b, c, d] = index.patterns().map(|pattern: Pattern| pattern as u8);
            (numbers != [0; 3]).then(|| format!("cell {a} {b} {c} {d} {worth} {attack} {defence}"))
        })
        .collect();
    let mut text = String::from(
        "# Made by `plyground-tune fit`: patterns of a cell, worth, attack, defence; then tables.\n",
    );
    let _ = writeln!(text, "cells {}\n{}", cells.len(), cells.join("\n"));
    write_grid(&mut text, Grid::CONTEST, &value[positions::CONTEST..]);
    write_grid(&mut text, Grid::BALANCE, &value[positions::BALANCE..]);
    write_grid(&mut text, Grid::RIVALRY, &promise[choices::RIVALRY..]);
    for (grid, start) in Grid::NEAR.into_iter().zip(choices::NEAR) {
        write_grid(&mut text, grid, &promise[start..]);
    }
    write_grid(&mut text, Grid::ROOM, &promise[choices::ROOM..]);
    text
}

fn rounded(weights: &[f32], scale: f32) -> Vec<i16> {
    weights.iter().map(|weight| (weight * scale).round() as i16).collect()
}

fn write_grid(text: &mut String, grid: Grid, numbers: &[i16]) {
    for (row, numbers) in numbers[..grid.entries()].chunks(grid.columns).enumerate() {
        let _ = write!(text, "{} {row}", grid.name);
        for number in numbers {
            let _ = write!(text, " {number}");
        }
        text.push('\n');
    }
}
