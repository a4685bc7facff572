//! Positions as a line of text, and the board as people see it.
//!
//! The dots come first, in rows as on any board. If there are areas they follow in the same form, each point with the sign
//! of the side whose area it is in; and at last `ground` if the game was ended so.

use std::fmt::Write;

use plyground_core::{Grid, Message, Player, message};

use super::points::Points;
use super::{Dots, Point};
use crate::reachable::check_turns;
use crate::{cells, rows};

impl Dots {
    fn write_rows(&self, at: impl Fn(Point) -> Option<Player>) -> String {
        rows::write(&Grid::plain(self.rules.width(), self.rules.height(), self.all().map(at).collect()))
    }

    pub(super) fn write_text(&self) -> String {
        let mut text = self.write_rows(|point| self.at(point));
        if self.areas.iter().any(|area| !area.is_empty()) {
            text.push(' ');
            text += &self.write_rows(|point| self.area_at(point));
        }
        if self.is_grounded {
            text += " ground";
        }
        text
    }

    fn read_rows(&self, text: &str) -> Result<[Points; 2], Message> {
        let mut sets = [Points::default(); 2];
        let owners = rows::read(text, self.rules.width(), self.rules.height())?;
        for (place, owner) in owners.into_iter().enumerate() {
            if let Some(player) = owner {
                sets[player.index()].add(self.point(place));
            }
        }
        Ok(sets)
    }

    pub(super) fn read_text(
        &self,
        text: &str,
        to_move: Option<Player>,
        strict: bool,
    ) -> Result<Self, Message> {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let is_grounded = self.rules.ground && words.last() == Some(&"ground");
        if is_grounded {
            words.pop();
        }
        let (dots, areas) = match words[..] {
            [dots] => (self.read_rows(dots)?, [Points::default(); 2]),
            [dots, areas] => (self.read_rows(dots)?, self.read_rows(areas)?),
            _ => {
                return Err(message!(
                    "dots-position",
                    "write the rows of dots, and after a blank those of the areas if there are any"
                ));
            }
        };
        let [x, o] = dots.map(|set| set.count());
        let to_move = to_move.unwrap_or(if x > o { Player::Second } else { Player::First });
        let pos = Self::set_up(self.rules, dots, areas, is_grounded, to_move);
        pos.check_areas(areas)?;
        if strict {
            pos.check_reachable()?;
        }
        Ok(pos)
    }

    /// Refuses an area without a ring around it.
    fn check_areas(&self, areas: [Points; 2]) -> Result<(), Message> {
        for player in Player::BOTH {
            let open = areas[player.index()].less(&self.pools[player.index()]);
            if let Some(point) = open.first() {
                return Err(message!(
                    "dots-open-area",
                    "{cell} is in an area of {side} that no ring of living dots closes: take it out of the areas",
                    cell = cells::write(self.place(point), self.rules.width(), self.rules.height()),
                    side = player.mark()
                ));
            }
        }
        Ok(())
    }

    /// Refuses unreachable positions, as far as can be seen without retrograde analysis.
    fn check_reachable(&self) -> Result<(), Message> {
        // The side that ends the game puts no dot in that turn.
        let next = if self.is_grounded { self.to_move.other() } else { self.to_move };
        check_turns(self.placed.map(|set| set.count()), next)?;
        let start = Self::new(self.rules);
        if let Some(point) =
            start.all().find(|&point| start.at(point).is_some_and(|_| self.at(point) != start.at(point)))
        {
            return Err(message!(
                "dots-no-cross",
                "the dot at {cell} with which the game begins is not there: put it there",
                cell = cells::write(self.place(point), self.rules.width(), self.rules.height())
            ));
        }
        for player in Player::BOTH {
            let area = self.areas[player.index()];
            let captured = area.and(&self.placed[player.other().index()]);
            if let Some(point) = area.less(&captured.flood(&area)).first() {
                return Err(message!(
                    "dots-empty-area",
                    "{cell} is in an area of {side} without a captured dot, and empty rings do not close: take it out of the areas",
                    cell = cells::write(self.place(point), self.rules.width(), self.rules.height()),
                    side = player.mark()
                ));
            }
        }
        Ok(())
    }

    /// The board. Dead dots are small letters, and free points in areas are blank.
    pub(super) fn draw_text(&self) -> String {
        let (width, height) = (self.rules.width(), self.rules.height());
        let mut board = String::new();
        for row in 0..height {
            let _ = write!(board, "{:>3} |", height - row);
            for column in 0..width {
                let point = Point::new(column, row);
                let mark = match (self.at(point), self.area_at(point)) {
                    (Some(player), None) => player.mark(),
                    (Some(player), Some(_)) => player.mark().to_ascii_lowercase(),
                    (None, None) => '.',
                    (None, Some(_)) => ' ',
                };
                let _ = write!(board, " {mark}");
            }
            board.truncate(board.trim_end().len());
            board.push('\n');
        }
        let _ = writeln!(board, "    +{}", "-".repeat(2 * width));
        board.push_str("     ");
        for column in 0..width {
            let _ = write!(board, " {}", rows::column_letter(column));
        }
        board.push('\n');
        board
    }
}
