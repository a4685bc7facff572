//! The numbers of a game's lines, which go along the rows of the picture, and of the solver's edges, all horizontal ones first.

use plyground_games::boxes::BoxesLine;

/// Converts between the two numberings of a grid.
#[derive(Clone, Copy, Debug)]
pub struct EdgeNumbers {
    /// Boxes across.
    pub width: usize,
    /// Boxes down.
    pub height: usize,
}

impl EdgeNumbers {
    /// The edge of a line.
    pub fn edge(self, line: BoxesLine) -> usize {
        let rows = 2 * self.width + 1;
        let (row, place) = (line.number() / rows, line.number() % rows);
        if place < self.width {
            row * self.width + place
        } else {
            (self.height + 1) * self.width + row * (self.width + 1) + place - self.width
        }
    }

    /// The line of an edge.
    pub fn line(self, edge: usize) -> BoxesLine {
        let rows = 2 * self.width + 1;
        let vertical = edge.checked_sub((self.height + 1) * self.width);
        BoxesLine::new(match vertical {
            Some(edge) => edge / (self.width + 1) * rows + self.width + edge % (self.width + 1),
            None => edge / self.width * rows + edge % self.width,
        })
    }

    /// The edges of a set of lines.
    pub fn edges(self, lines: u64) -> u64 {
        let drawn = (0..64).filter(|&number| lines >> number & 1 == 1);
        drawn.fold(0, |set, number| set | 1 << self.edge(BoxesLine::new(number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_edges_are_the_same_in_both_numberings() {
        for (width, height) in [(1, 1), (3, 3), (2, 5), (5, 2), (4, 4)] {
            let numbers = EdgeNumbers { width, height };
            let count = width * (height + 1) + height * (width + 1);
            let mut seen = 0_u64;
            for number in 0..count {
                let edge = numbers.edge(BoxesLine::new(number));
                assert_eq!(numbers.line(edge), BoxesLine::new(number), "{width}x{height}");
                seen |= 1 << edge;
            }
            assert_eq!(seen.count_ones() as usize, count);
        }
    }
}
