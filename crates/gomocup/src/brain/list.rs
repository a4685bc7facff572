//! Lists of stones, sent line by line up to DONE.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Instant;

use plyground_gomoku::Cell;

use super::{GomocupBrain, NO_GAME};
use crate::command::{ParseError, Stone, parse_stone};
use crate::swap2;

/// A list of stones being received.
pub(super) struct StoneList {
    purpose: ListPurpose,
    stones: Vec<Stone>,
    fault: Option<ParseError>,
}

/// The command that a list of stones belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ListPurpose {
    Board,
    YixinBoard,
    Swap2,
    Block,
    Unblock,
}

/// The maximum length of a list: more stones than any board has.
const MAX_STONES: usize = 1_000;

impl StoneList {
    /// Adds a line. Only the first error is kept, and reported at DONE.
    pub(super) fn add(&mut self, line: &str) {
        if self.fault.is_some() {
            return;
        }
        match parse_stone(line) {
            Ok(stone) if self.stones.len() < MAX_STONES => self.stones.push(stone),
            Ok(_) => self.fault = Some(ParseError::Wrong("there are more stones than cells".to_owned())),
            Err(fault) => self.fault = Some(fault),
        }
    }
}

impl<W: Write> GomocupBrain<W> {
    /// Starts receiving a list.
    pub(super) fn expect_stones(&mut self, purpose: ListPurpose) -> ControlFlow<()> {
        self.list = Some(StoneList { purpose, stones: Vec::new(), fault: None });
        ControlFlow::Continue(())
    }

    /// Executes the command of a complete list.
    pub(super) fn finish(&mut self, list: StoneList, at: Instant) -> io::Result<ControlFlow<()>> {
        let StoneList { purpose, stones, fault } = list;
        if let Some(fault) = fault {
            return self.say(&fault.to_string());
        }
        let moving = matches!(purpose, ListPurpose::Board | ListPurpose::Swap2);
        let known = if moving { self.ready() } else { self.position.clone().ok_or(NO_GAME.to_owned()) };
        let current = match known {
            Ok(position) => position,
            Err(why) => return self.refuse(&why),
        };
        let made = match purpose {
            ListPurpose::Board | ListPurpose::YixinBoard => current.with_stones(&stones, self.info.rule),
            ListPurpose::Swap2 => current.with_moves(&stones),
            ListPurpose::Block | ListPurpose::Unblock => {
                let cells: Result<Vec<Cell>, _> = stones.iter().map(|stone| current.cell(stone.at)).collect();
                cells.map(|cells| {
                    self.avoid.retain(|cell| !cells.contains(cell));
                    if purpose == ListPurpose::Block {
                        self.avoid.extend(cells);
                    }
                    current
                })
            }
        };
        match (made, purpose) {
            (Err(why), _) => self.refuse(&why.to_string()),
            (Ok(position), ListPurpose::Board) => self.move_from(position, 1, at),
            (Ok(position), ListPurpose::Swap2) => match position.len() {
                0 => {
                    let before = self.openings;
                    self.openings += 1;
                    self.decide(position, at, move |search, board| swap2::open(search, board, before))
                }
                3 | 5 => self.decide(position, at, swap2::choose),
                count => self.refuse(&format!("SWAP2BOARD is for 0, 3 or 5 stones, not {count}")),
            },
            (Ok(position), _) => {
                self.position = Some(position);
                Ok(ControlFlow::Continue(()))
            }
        }
    }
}
