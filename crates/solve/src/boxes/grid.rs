//! The grid of boxes: edges, twins and symmetries.

/// The maximum number of boxes: the edges of more would not fit into a word.
const MAX_BOXES: usize = 25;

/// A rectangle of boxes. Edges are numbered along the rows: first all horizontal ones from the top left, then all vertical ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxGrid {
    width: usize,
    height: usize,
    /// The four edges of every box.
    boxes: Vec<u64>,
    /// The boxes on both sides of every edge; the same box twice at the border.
    sides: Vec<[u8; 2]>,
    /// Twins: pairs of equivalent edges of a corner box, both on the border.
    twins: Vec<(u64, u64)>,
    /// The image of every edge under each symmetry except the identity.
    images: Vec<Vec<u8>>,
}

impl BoxGrid {
    /// A grid with this number of boxes across and down. `None` if it has no box, or more than 63 edges.
    pub fn new(width: usize, height: usize) -> Option<Self> {
        let fits = width >= 1 && height >= 1 && width.checked_mul(height)? <= MAX_BOXES;
        let edges = if fits { (height + 1) * width + height * (width + 1) } else { 64 };
        if edges >= 64 {
            return None;
        }
        let across = |row: usize, column: usize| row * width + column;
        let down = |row: usize, column: usize| (height + 1) * width + row * (width + 1) + column;
        let mut grid = Self {
            width,
            height,
            boxes: Vec::new(),
            sides: vec![[u8::MAX; 2]; edges],
            twins: Vec::new(),
            images: Vec::new(),
        };
        for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
            let around =
                [across(row, column), across(row + 1, column), down(row, column), down(row, column + 1)];
            let number = grid.boxes.len() as u8;
            for edge in around {
                let sides = &mut grid.sides[edge];
                *sides = if sides[0] == u8::MAX { [number; 2] } else { [sides[0], number] };
            }
            grid.boxes.push(around.iter().fold(0, |set, edge| set | 1 << edge));
        }
        grid.find_twins();
        let reflect = |row_flip: bool, column_flip: bool, swap: bool| {
            let mut image = vec![0; edges];
            for (row, column) in (0..=height).flat_map(|row| (0..=width).map(move |column| (row, column))) {
                let turn = |row: usize, column: usize, rows: usize, columns: usize| {
                    let row = if row_flip { rows - 1 - row } else { row };
                    let column = if column_flip { columns - 1 - column } else { column };
                    (row, column)
                };
                if column < width {
                    let (r, c) = turn(row, column, height + 1, width);
                    image[across(row, column)] = if swap { down(c, r) } else { across(r, c) } as u8;
                }
                if row < height {
                    let (r, c) = turn(row, column, height, width + 1);
                    image[down(row, column)] = if swap { across(c, r) } else { down(r, c) } as u8;
                }
            }
            image
        };
        for number in 1..if width == height { 8 } else { 4 } {
            grid.images.push(reflect(number & 1 != 0, number & 2 != 0, number & 4 != 0));
        }
        Some(grid)
    }

    /// Boxes across.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Boxes down.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The number of edges.
    pub fn edges(&self) -> usize {
        self.sides.len()
    }

    /// All edges.
    pub fn all(&self) -> u64 {
        (1 << self.edges()) - 1
    }

    /// The edges around every box.
    pub(crate) fn boxes(&self) -> &[u64] {
        &self.boxes
    }

    /// The number of boxes that an edge completes.
    #[inline]
    pub(crate) fn completed(&self, drawn: u64, edge: u32) -> i32 {
        let with = drawn | 1 << edge;
        let [one, two] = self.sides[edge as usize];
        let is_full = |number: u8| i32::from(self.boxes[usize::from(number)] & !with == 0);
        if one == two { is_full(one) } else { is_full(one) + is_full(two) }
    }

    /// The missing edges of the box on the other side of an edge of this box; `None` at the border.
    #[inline]
    pub(crate) fn across(&self, drawn: u64, edge: u32, number: usize) -> Option<u64> {
        let [one, two] = self.sides[edge as usize];
        let other = if usize::from(one) == number { two } else { one };
        (usize::from(other) != number).then(|| self.boxes[usize::from(other)] & !drawn)
    }

    /// Whether an edge gives a box away: a box beside it would lack only one more edge.
    #[inline]
    pub(crate) fn gives(&self, drawn: u64, edge: u32) -> bool {
        let with = drawn | 1 << edge;
        self.sides[edge as usize]
            .iter()
            .any(|&number| (self.boxes[usize::from(number)] & !with).is_power_of_two())
    }

    /// The equivalent position in which the first of two twins is drawn wherever only the second is.
    #[inline]
    pub(crate) fn with_first_twins(&self, drawn: u64) -> u64 {
        let swap = |set: u64, &(first, second): &(u64, u64)| {
            if set & (first | second) == second { set ^ first ^ second } else { set }
        };
        self.twins.iter().fold(drawn, swap)
    }

    /// The moves without those that are equivalent to another one of them.
    #[inline]
    pub(crate) fn without_second_twins(&self, free: u64) -> u64 {
        let drop =
            |set: u64, &(first, second): &(u64, u64)| if free & first != 0 { set & !second } else { set };
        self.twins.iter().fold(free, drop)
    }

    /// The canonical form of a set of edges: its smallest image.
    pub(crate) fn smallest_image(&self, drawn: u64) -> u64 {
        let image = |places: &Vec<u8>| {
            let (mut left, mut found) = (drawn, 0);
            while left != 0 {
                found |= 1 << places[left.trailing_zeros() as usize];
                left &= left - 1;
            }
            self.with_first_twins(found)
        };
        self.images.iter().map(image).fold(drawn, u64::min)
    }

    fn find_twins(&mut self) {
        for edges in &self.boxes {
            let is_outer =
                |&edge: &usize| edges >> edge & 1 != 0 && self.sides[edge][0] == self.sides[edge][1];
            let outer: Vec<usize> = (0..self.edges()).filter(is_outer).collect();
            // Three or four border edges are sorted by repeated passes over adjacent pairs.
            let pairs = outer.windows(2).map(|pair| (1 << pair[0], 1 << pair[1]));
            let pairs: Vec<(u64, u64)> = pairs.rev().collect();
            for skip in 0..pairs.len() {
                self.twins.extend(&pairs[..pairs.len() - skip]);
            }
        }
    }
}
