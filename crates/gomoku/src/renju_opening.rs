//! The names of the openings of renju: twenty-six for the first three stones, which players of all rules use.
//!
//! The first stone is on the centre, the second beside it, and the third at most two cells from the centre. Where the second is
//! in line with a row or a column, the opening is direct, otherwise indirect. Mirrored and turned openings are the same.

use crate::cells::Cell;

/// A named opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RenjuOpening {
    /// Its number in the lists: `D1` to `D13` are direct, `I1` to `I13` indirect.
    pub code: &'static str,
    /// Its name in Latin letters.
    pub name: &'static str,
    /// What the name means, in English.
    pub english: &'static str,
    /// The third stone: columns to the right of the centre, and rows above it.
    third: (i8, i8),
}

const fn opening(
    code: &'static str,
    name: &'static str,
    english: &'static str,
    third: (i8, i8),
) -> RenjuOpening {
    RenjuOpening { code, name, english, third }
}

/// The second stone is above the first.
const DIRECT: [RenjuOpening; 13] = [
    opening("D1", "Kansei", "Cold Star", (0, 2)),
    opening("D2", "Keigetsu", "Valley Moon", (1, 2)),
    opening("D3", "Sosei", "Sparse Star", (2, 2)),
    opening("D4", "Kagetsu", "Flower Moon", (1, 1)),
    opening("D5", "Zangetsu", "Lingering Moon", (2, 1)),
    opening("D6", "Ugetsu", "Rain Moon", (1, 0)),
    opening("D7", "Kinsei", "Golden Star", (2, 0)),
    opening("D8", "Shogetsu", "Pine Moon", (0, -1)),
    opening("D9", "Kyugetsu", "Hill Moon", (1, -1)),
    opening("D10", "Shingetsu", "New Moon", (2, -1)),
    opening("D11", "Zuisei", "Lucky Star", (0, -2)),
    opening("D12", "Sangetsu", "Mountain Moon", (1, -2)),
    opening("D13", "Yusei", "Wandering Star", (2, -2)),
];

/// The second stone is above the first and to its right.
const INDIRECT: [RenjuOpening; 13] = [
    opening("I1", "Chosei", "Long Star", (2, 2)),
    opening("I2", "Kyogetsu", "Gorge Moon", (2, 1)),
    opening("I3", "Kosei", "Fixed Star", (2, 0)),
    opening("I4", "Suigetsu", "Water Moon", (2, -1)),
    opening("I5", "Ryusei", "Shooting Star", (2, -2)),
    opening("I6", "Ungetsu", "Cloud Moon", (1, 0)),
    opening("I7", "Hogetsu", "Bay Moon", (1, -1)),
    opening("I8", "Rangetsu", "Storm Moon", (1, -2)),
    opening("I9", "Gingetsu", "Silver Moon", (0, -1)),
    opening("I10", "Myojo", "Morning Star", (0, -2)),
    opening("I11", "Shagetsu", "Slanting Moon", (-1, -1)),
    opening("I12", "Meigetsu", "Clear Moon", (-1, -2)),
    opening("I13", "Suisei", "Comet", (-2, -2)),
];

impl RenjuOpening {
    /// Every opening, in the order of the lists.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        DIRECT.iter().chain(&INDIRECT)
    }

    /// The opening that begins with these moves on a board with this many columns and rows; `None` for other beginnings,
    /// and where the board has no cell in its middle.
    pub fn of(moves: &[Cell], width: usize, height: usize) -> Option<&'static Self> {
        let &[first, second, third, ..] = moves else { return None };
        let is_centre = width % 2 == 1 && width == height && first == Cell::new(width / 2, height / 2);
        if !is_centre {
            return None;
        }
        let from_first = |cell: Cell| {
            let right = cell.column() as i8 - first.column() as i8;
            (right, first.row() as i8 - cell.row() as i8)
        };
        let (second, third) = (from_first(second), from_first(third));
        (0..8).find_map(|image| {
            let list = match imaged(second, image) {
                (0, 1) => &DIRECT,
                (1, 1) => &INDIRECT,
                _ => return None,
            };
            list.iter().find(|opening| opening.third == imaged(third, image))
        })
    }
}

/// One of the eight images of a step from the centre.
const fn imaged((right, up): (i8, i8), image: u8) -> (i8, i8) {
    let (right, up) = if image & 1 == 0 { (right, up) } else { (-right, up) };
    let (right, up) = if image & 2 == 0 { (right, up) } else { (right, -up) };
    if image & 4 == 0 { (right, up) } else { (up, right) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::record::{Rows, read_cells};

    fn named(text: &str) -> Option<&'static str> {
        let moves = read_cells(text, 15, 15, Rows::FromBottom).expect("the test writes cells");
        RenjuOpening::of(&moves, 15, 15).map(|opening| opening.name)
    }

    #[test]
    fn openings_are_known_in_every_image() {
        assert_eq!(named("h8 h9 i9"), Some("Kagetsu"));
        assert_eq!(named("h8 h9 g9"), Some("Kagetsu"));
        assert_eq!(named("h8 g8 g7"), Some("Kagetsu"));
        assert_eq!(named("h8 i9 i7 a1"), Some("Hogetsu"));
        assert_eq!(named("h8 g7 i7"), Some("Hogetsu"));
        assert_eq!(named("h8 i9 j7"), Some("Suigetsu"));
        assert_eq!(named("h8 i9 g7"), Some("Shagetsu"));
        for other in ["h8 h9", "h9 h8 i8", "h8 h10 i9", "h8 h9 k8", "h8 h9 h5"] {
            assert_eq!(named(other), None, "{other}");
        }
    }

    /// Twenty-four cells are at most two from the centre, and one of them has the second stone.
    #[test]
    fn every_third_stone_near_the_centre_has_exactly_one_name() {
        let near = || (5..10).flat_map(|row| (5..10).map(move |column| Cell::new(column, row)));
        let (centre, mut names) = (Cell::new(7, 7), BTreeSet::new());
        for second in [Cell::new(7, 6), Cell::new(8, 6)] {
            for third in near().filter(|&cell| cell != centre && cell != second) {
                let found = RenjuOpening::of(&[centre, second, third], 15, 15);
                names.insert(found.expect("each of them is named").code);
            }
        }
        assert_eq!(names.len(), RenjuOpening::all().count());
    }
}
