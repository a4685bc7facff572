//! Sets of points, a word for every row.

/// Sides go up to this.
pub(super) const MOST: usize = 20;

/// A set of points of a board of up to 20 by 20. A row is a word, its bits are columns from the left.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Points {
    rows: [u32; MOST],
}

impl Points {
    /// Every point of a board.
    pub(super) fn board(width: usize, height: usize) -> Self {
        let mut all = Self::default();
        all.rows[..height].fill((1 << width) - 1);
        all
    }

    /// The points at the edge of a board.
    pub(super) fn edge(width: usize, height: usize) -> Self {
        let mut edge = Self::default();
        edge.rows[..height].fill(1 | 1 << (width - 1));
        edge.rows[0] = (1 << width) - 1;
        edge.rows[height - 1] = (1 << width) - 1;
        edge
    }

    #[inline]
    pub(super) fn has(&self, point: Point) -> bool {
        self.rows[point.row()] >> point.column() & 1 != 0
    }

    #[inline]
    pub(super) fn add(&mut self, point: Point) {
        self.rows[point.row()] |= 1 << point.column();
    }

    #[inline]
    pub(super) fn remove(&mut self, point: Point) {
        self.rows[point.row()] &= !(1 << point.column());
    }

    /// These points and those.
    #[inline]
    pub(super) fn or(&self, other: &Self) -> Self {
        self.with(other, |mine, theirs| mine | theirs)
    }

    /// The points that are in both.
    #[inline]
    pub(super) fn and(&self, other: &Self) -> Self {
        self.with(other, |mine, theirs| mine & theirs)
    }

    /// These points without those.
    #[inline]
    pub(super) fn less(&self, other: &Self) -> Self {
        self.with(other, |mine, theirs| mine & !theirs)
    }

    #[inline]
    fn with(&self, other: &Self, join: impl Fn(u32, u32) -> u32) -> Self {
        Self { rows: std::array::from_fn(|row| join(self.rows[row], other.rows[row])) }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    pub(super) fn count(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// The topmost point, and of these the leftmost.
    #[inline]
    pub(super) fn first(&self) -> Option<Point> {
        let row = self.rows.iter().position(|&row| row != 0)?;
        Some(Point::new(self.rows[row].trailing_zeros() as usize, row))
    }

    /// All points, along the rows from the top left.
    pub(super) fn iter(self) -> impl Iterator<Item = Point> {
        self.rows.into_iter().enumerate().flat_map(|(row, mut bits)| {
            std::iter::from_fn(move || {
                let column = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
                Some(Point::new(column, row))
            })
        })
    }

    /// The points one to the left and right of these, above and below them.
    pub(super) fn beside(&self) -> [Self; 4] {
        let row = |row: usize| self.rows.get(row).copied().unwrap_or(0);
        [
            Self { rows: self.rows.map(|row| row >> 1) },
            Self { rows: self.rows.map(|row| row << 1) },
            Self { rows: std::array::from_fn(|i| row(i + 1)) },
            Self { rows: std::array::from_fn(|i| row(i.wrapping_sub(1))) },
        ]
    }

    /// Everything in `open` that can be reached from these points, themselves included, by steps along rows and columns.
    pub(super) fn flood(&self, open: &Self) -> Self {
        let mut reached = self.and(open);
        loop {
            let mut has_grown = false;
            for row in 0..MOST {
                has_grown |= reached.grow(row, row.wrapping_sub(1), open);
            }
            for row in (0..MOST).rev() {
                has_grown |= reached.grow(row, row + 1, open);
            }
            if !has_grown {
                return reached;
            }
        }
    }

    /// Takes into a row what can be reached there from the row beside it.
    #[inline]
    fn grow(&mut self, row: usize, beside: usize, open: &Self) -> bool {
        let before = self.rows[row];
        let open = open.rows[row];
        let seeds = (before | self.rows.get(beside).copied().unwrap_or(0)) & open;
        self.rows[row] = spread(seeds, open);
        self.rows[row] != before
    }

    /// The same by steps in all eight directions.
    pub(super) fn flood_round(&self, open: &Self) -> Self {
        let mut reached = self.and(open);
        loop {
            let [left, right, up, down] = reached.beside();
            let wide = reached.or(&left).or(&right);
            let [_, _, above, below] = wide.beside();
            let next = wide.or(&up).or(&down).or(&above).or(&below).and(open);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The eight points around one, a bit each: from the one above, with the clock.
    #[inline]
    pub(super) fn around(&self, point: Point) -> u8 {
        let (column, row) = (point.column(), point.row());
        // Three bits of a row, the point's column in the middle.
        let three = |row: usize| self.rows.get(row).map_or(0, |&bits| (bits << 1) >> column & 0b111);
        let (above, here, below) = (three(row.wrapping_sub(1)), three(row), three(row + 1));
        let bit = |bits: u32, place: u32, to: u32| (bits >> place & 1) << to;
        let round = bit(above, 1, 0)
            | bit(above, 2, 1)
            | bit(here, 2, 2)
            | bit(below, 2, 3)
            | bit(below, 1, 4)
            | bit(below, 0, 5)
            | bit(here, 0, 6)
            | bit(above, 0, 7);
        round as u8
    }

    /// The rows as words.
    #[inline]
    pub(super) fn rows(&self) -> &[u32; MOST] {
        &self.rows
    }
}

/// The runs of `open` that hold a seed. A carry runs through the ones of a run from its seed upwards; the other half is the
/// same with the bits in the opposite order.
#[inline]
fn spread(seeds: u32, open: u32) -> u32 {
    if seeds == 0 {
        return 0;
    }
    let upwards = |seeds: u32, open: u32| (open.wrapping_add(seeds) ^ open | seeds) & open;
    let up = upwards(seeds, open);
    let down = upwards(seeds.reverse_bits(), open.reverse_bits()).reverse_bits();
    up | down
}

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    column: u8,
    row: u8,
}

impl Point {
    #[inline]
    pub(super) fn new(column: usize, row: usize) -> Self {
        Self { column: column as u8, row: row as u8 }
    }

    /// The column, from 0 at the left.
    #[inline]
    pub fn column(self) -> usize {
        usize::from(self.column)
    }

    /// The row, from 0 at the top.
    #[inline]
    pub fn row(self) -> usize {
        usize::from(self.row)
    }

    /// A number for every point of the largest board.
    #[inline]
    pub(super) fn number(self) -> usize {
        self.row() * MOST + self.column()
    }

    /// One step in a direction; the caller knows that it stays on the board.
    #[inline]
    pub(super) fn step(self, (right, down): (i8, i8)) -> Self {
        Self { column: self.column.wrapping_add_signed(right), row: self.row.wrapping_add_signed(down) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set from rows of signs: `#` is in it.
    fn set(rows: &[&str]) -> Points {
        let mut points = Points::default();
        for (row, signs) in rows.iter().enumerate() {
            for (column, _) in signs.chars().enumerate().filter(|(_, sign)| *sign == '#') {
                points.add(Point::new(column, row));
            }
        }
        points
    }

    #[test]
    fn runs_are_spread_from_their_seeds() {
        for (seeds, open, expected) in [
            (0b0010, 0b0111, 0b0111),
            (0b1000_0001, 0b1100_0011, 0b1100_0011),
            (0b0001_0100, 0b0111_1100_0111_1100, 0b0111_1100),
            (0b0101_0100, 0b0111_1110, 0b0111_1110),
            (0, 0xffff, 0),
            (1 << 31, u32::MAX, u32::MAX),
        ] {
            assert_eq!(spread(seeds, open), expected, "{seeds:b} in {open:b}");
        }
    }

    #[test]
    fn a_flood_goes_round_corners_but_not_across_them() {
        let open = set(&["###.#", "..#.#", "###.#", "#...#", "###.#", "....#"]);
        let start = set(&["#"]);
        assert_eq!(start.flood(&open), set(&["###", "..#", "###", "#..", "###"]));
        let diagonal = set(&["#..", ".#.", "..#"]);
        assert_eq!(start.flood(&diagonal), start);
        assert_eq!(start.flood_round(&diagonal), diagonal);
    }

    #[test]
    fn points_around_are_told_with_the_clock() {
        let points = set(&["##.", "..#", "#.."]);
        assert_eq!(points.around(Point::new(1, 1)), 0b1010_0101);
        assert_eq!(points.around(Point::new(0, 0)), 0b0000_0100);
        assert_eq!(points.around(Point::new(2, 2)), 0b0000_0001);
        assert_eq!(points.iter().count(), points.count());
    }
}
