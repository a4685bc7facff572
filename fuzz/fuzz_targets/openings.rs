//! Files of openings: what is read can be played by the rules.

#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use plyground_arena::{Referee, read_openings};
use plyground_gomoku::Rule;
use plyground_gomoku::record::{Rows, read_cells, read_moves, write_cells};

#[derive(Arbitrary, Debug)]
struct OpeningsInput<'a> {
    size: u8,
    rule: u8,
    from_top: bool,
    text: &'a str,
}

const RULES: [Rule; 4] = [Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro];

fuzz_target!(|input: OpeningsInput<'_>| {
    let size = 5 + usize::from(input.size) % 16;
    let rule = RULES[usize::from(input.rule) % RULES.len()];
    let rows = if input.from_top { Rows::FromTop } else { Rows::FromBottom };
    let _ = read_moves(input.text, size, size, rows);
    for opening in read_openings(input.text, size, rule, rows).into_iter().flatten() {
        assert!(Referee::new(size, rule, &opening).is_some(), "{opening:?} cannot be played");
        let written = write_cells(opening.iter().copied(), size, rows);
        assert_eq!(read_cells(&written, size, size, rows), Ok(opening), "{written:?}");
    }
});
