//! Stones that are sent line by line, up to DONE.

use std::io::{self, Write};
use std::time::Instant;

use plyground_gomoku::Cell;

use super::{Brain, Life, NO_GAME};
use crate::command::{Fault, Stone, parse_stone};
use crate::swap2;

/// A list of stones, up to DONE.
pub(super) struct List {
    purpose: Purpose,
    stones: Vec<Stone>,
    fault: Option<Fault>,
}

/// What a list of stones is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    Board,
    YixinBoard,
    Swap2,
    Block,
    Unblock,
}

/// More stones than any board has.
const MOST_STONES: usize = 1_000;

impl List {
    /// Takes a line in. The first that is wrong is what will be complained of.
    pub(super) fn add(&mut self, line: &str) {
        if self.fault.is_some() {
            return;
        }
        match parse_stone(line) {
            Ok(stone) if self.stones.len() < MOST_STONES => self.stones.push(stone),
            Ok(_) => self.fault = Some(Fault::Wrong("there are more stones than cells".to_owned())),
            Err(fault) => self.fault = Some(fault),
        }
    }
}

impl<W: Write> Brain<W> {
    /// Stones will follow.
    pub(super) fn expect_stones(&mut self, purpose: Purpose) -> Life {
        self.list = Some(List { purpose, stones: Vec::new(), fault: None });
        Life::GoesOn
    }

    /// A list of stones is complete.
    pub(super) fn finish(&mut self, list: List, at: Instant) -> io::Result<Life> {
        let List { purpose, stones, fault } = list;
        if let Some(fault) = fault {
            return self.say(&fault.to_string());
        }
        let moving = matches!(purpose, Purpose::Board | Purpose::Swap2);
        let known = if moving { self.ready() } else { self.position.clone().ok_or(NO_GAME.to_owned()) };
        let current = match known {
            Ok(position) => position,
            Err(why) => return self.refuse(&why),
        };
        let made = match purpose {
            Purpose::Board | Purpose::YixinBoard => current.with_stones(&stones, self.knowledge.rule),
            Purpose::Swap2 => current.with_moves(&stones),
            Purpose::Block | Purpose::Unblock => {
                let cells: Result<Vec<Cell>, _> = stones.iter().map(|stone| current.cell(stone.at)).collect();
                cells.map(|cells| {
                    self.avoid.retain(|cell| !cells.contains(cell));
                    if purpose == Purpose::Block {
                        self.avoid.extend(cells);
                    }
                    current
                })
            }
        };
        match (made, purpose) {
            (Err(why), _) => self.refuse(&why.to_string()),
            (Ok(position), Purpose::Board) => self.move_from(position, 1, at),
            (Ok(position), Purpose::Swap2) => match position.len() {
                0 => {
                    let before = self.openings;
                    self.openings += 1;
                    self.think(position, at, move |mind, board| swap2::open(mind, board, before))
                }
                3 | 5 => self.think(position, at, swap2::choose),
                count => self.refuse(&format!("SWAP2BOARD is for 0, 3 or 5 stones, not {count}")),
            },
            (Ok(position), _) => {
                self.position = Some(position);
                Ok(Life::GoesOn)
            }
        }
    }
}
