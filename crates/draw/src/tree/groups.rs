//! Leaves in rows: where a tree would be too wide, the leaves of one node stand below each other in a block.

use super::card::{Draft, Frame};
use super::layout::{Gaps, Layout, Size, lay_out};

/// When leaves are put in blocks.
#[derive(Clone, Copy)]
pub(super) struct BlockRule {
    /// A wider tree gets its leaves in blocks.
    widest: f64,
    /// The fewest neighbouring leaves that form a block.
    fewest: usize,
}

impl BlockRule {
    /// For a screen.
    pub(super) const SCREEN: Self = Self { widest: 1_300.0, fewest: 4 };
    /// For a page of paper, on which a wider tree would be too small to read.
    pub(super) const PAPER: Self = Self { widest: 640.0, fewest: 2 };
}

/// Between the leaves of a block.
const GAP: f64 = 8.0;

/// Where every item goes.
pub(super) struct ItemPlaces {
    /// The levels of the tree, and its size.
    pub(super) layout: Layout,
    /// The centre of each item, and its upper edge below that of its level.
    pub(super) places: Vec<(f64, f64)>,
    /// The block that each item stands in.
    pub(super) block_of: Vec<Option<usize>>,
    /// The frame of each block, below the upper edge of its level.
    pub(super) blocks: Vec<Frame>,
}

/// The leaves of a block.
struct LeafBlock {
    first: usize,
    count: usize,
    columns: usize,
    cell: Size,
}

impl LeafBlock {
    fn new(first: usize, count: usize, sizes: &[Size]) -> Self {
        let members = &sizes[first..first + count];
        let width = members.iter().map(|size| size.width).fold(0.0, f64::max);
        let height = members.iter().map(|size| size.height).fold(0.0, f64::max);
        // Nodes are about half as wide as two leaves with their reason for a cut, so narrow blocks are best.
        let columns = match count {
            0..=3 => 1,
            4..=8 => 2,
            _ => (count as f64).sqrt().ceil() as usize,
        };
        Self { first, count, columns, cell: Size { width, height } }
    }

    fn rows(&self) -> usize {
        self.count.div_ceil(self.columns)
    }

    /// With a margin around the leaves.
    fn size(&self) -> Size {
        let length = |count: usize, side: f64| count as f64 * (side + GAP) + GAP;
        Size { width: length(self.columns, self.cell.width), height: length(self.rows(), self.cell.height) }
    }

    /// The centre and the upper edge of a leaf, relative to the centre and the upper edge of the block.
    fn place(&self, member: usize) -> (f64, f64) {
        let (column, row) = (member % self.columns, member / self.columns);
        let left = GAP + column as f64 * (self.cell.width + GAP);
        let x = left + self.cell.width / 2.0 - self.size().width / 2.0;
        (x, GAP + row as f64 * (self.cell.height + GAP))
    }
}

/// Lays the items out, in blocks if the tree is too wide without them. `is_leaf` says which items have nothing below and are
/// visits; the children of one item are neighbours.
pub(super) fn place(
    parents: &[Option<usize>],
    drafts: &[Draft],
    is_leaf: impl Fn(usize) -> bool,
    gaps: &Gaps,
    rule: BlockRule,
) -> ItemPlaces {
    let sizes: Vec<Size> =
        drafts.iter().map(|draft| Size { width: draft.width, height: draft.height }).collect();
    let layout = lay_out(parents, &sizes, gaps);
    let blocks =
        if layout.width > rule.widest { blocks(parents, &sizes, is_leaf, rule.fewest) } else { Vec::new() };
    if blocks.is_empty() {
        let places = layout.middles.iter().map(|&middle| (middle, 0.0)).collect();
        return ItemPlaces { layout, places, block_of: vec![None; parents.len()], blocks: Vec::new() };
    }
    in_blocks(parents, &sizes, &blocks, gaps)
}

/// The runs of leaves below one item that form blocks.
fn blocks(
    parents: &[Option<usize>],
    sizes: &[Size],
    is_leaf: impl Fn(usize) -> bool,
    fewest: usize,
) -> Vec<LeafBlock> {
    let mut blocks = Vec::new();
    let mut first = 0;
    while first < parents.len() {
        let joins = |&item: &usize| is_leaf(item) && parents[item] == parents[first];
        let count = (first..parents.len()).take_while(joins).count();
        if count >= fewest {
            blocks.push(LeafBlock::new(first, count, sizes));
        }
        first += count.max(1);
    }
    blocks
}

fn in_blocks(parents: &[Option<usize>], sizes: &[Size], blocks: &[LeafBlock], gaps: &Gaps) -> ItemPlaces {
    let mut block_of = vec![None; parents.len()];
    for (number, block) in blocks.iter().enumerate() {
        block_of[block.first..block.first + block.count].fill(Some(number));
    }
    // Every block is one box of the layout; leaves have no children, so that no parent is inside a block.
    let is_box = |item: usize| block_of[item].is_none_or(|block: usize| blocks[block].first == item);
    let boxes: Vec<usize> = (0..parents.len()).filter(|&item| is_box(item)).collect();
    let mut index = vec![0; parents.len()];
    for (at, &item) in boxes.iter().enumerate() {
        index[item] = at;
    }
    let box_parents: Vec<Option<usize>> =
        boxes.iter().map(|&item| parents[item].map(|parent| index[parent])).collect();
    let box_size = |&item: &usize| block_of[item].map_or(sizes[item], |block| blocks[block].size());
    let box_sizes: Vec<Size> = boxes.iter().map(box_size).collect();
    let layout = lay_out(&box_parents, &box_sizes, gaps);
    let middle = |item: usize| layout.middles[index[item]];
    let place = |item: usize| match block_of[item] {
        None => (middle(item), 0.0),
        Some(number) => {
            let block = &blocks[number];
            let (x, y) = block.place(item - block.first);
            (middle(block.first) + x, y)
        }
    };
    let frame = |block: &LeafBlock| {
        let Size { width, height } = block.size();
        Frame { x: middle(block.first) - width / 2.0, y: 0.0, width, height }
    };
    let places = (0..parents.len()).map(place).collect();
    let frames = blocks.iter().map(frame).collect();
    ItemPlaces { layout, places, block_of, blocks: frames }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAPS: Gaps = Gaps { siblings: 10.0, cousins: 18.0, levels: 30.0, slope: 0.06, levels_most: 120.0 };

    /// Nine nodes below the root with eight leaves each, all boxes of one size.
    fn wide() -> (Vec<Option<usize>>, Vec<Size>) {
        let mut parents: Vec<Option<usize>> = vec![None];
        for _ in 0..9 {
            let node = parents.len();
            parents.push(Some(0));
            parents.extend([Some(node); 8]);
        }
        let sizes = vec![Size { width: 60.0, height: 80.0 }; parents.len()];
        (parents, sizes)
    }

    #[test]
    fn leaves_stand_in_rows_without_overlaps() {
        let (parents, sizes) = wide();
        let is_leaf = |item: usize| item > 0 && parents[item] != Some(0);
        let found = blocks(&parents, &sizes, is_leaf, 4);
        assert_eq!(found.iter().map(|block| block.count).collect::<Vec<_>>(), [8; 9]);
        let placed = in_blocks(&parents, &sizes, &found, &GAPS);
        let plain = lay_out(&parents, &sizes, &GAPS);
        assert!(placed.layout.width < plain.width / 3.0, "{} of {}", placed.layout.width, plain.width);
        let leaves: Vec<usize> = (0..parents.len()).filter(|&item| is_leaf(item)).collect();
        for (i, &one) in leaves.iter().enumerate() {
            for &other in &leaves[i + 1..] {
                let ((x, y), (other_x, other_y)) = (placed.places[one], placed.places[other]);
                assert!((x - other_x).abs() >= 60.0 || (y - other_y).abs() >= 80.0, "{one} and {other}");
            }
            let frame = placed.blocks[placed.block_of[one].unwrap()];
            let (x, y) = placed.places[one];
            assert!(frame.x <= x - 30.0 && x + 30.0 <= frame.x + frame.width, "{one}");
            assert!(0.0 <= y && y + 80.0 <= frame.height && frame.height <= placed.layout.levels[2].height);
        }
    }

    #[test]
    fn few_leaves_and_nodes_form_no_block() {
        let (parents, sizes) = wide();
        assert!(blocks(&parents, &sizes, |_| false, 4).is_empty());
        let three = [None, Some(0), Some(0), Some(0)];
        assert!(blocks(&three, &sizes, |item| item > 0, 4).is_empty());
    }
}
