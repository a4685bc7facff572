//! The layout of a tree: level by level, parents above the middle of their children, without overlaps.
//!
//! After E. Reingold and J. Tilford, "Tidier drawings of trees", 1981: a subtree is laid out once and then moved as a
//! whole, as close to its left neighbour as their contours allow. They leave open where a small subtree between two
//! large ones goes; here the children are packed to the left, then to the right, and the mean of both is taken: both
//! packings keep all distances, so their mean does too.

use serde::Serialize;

/// A box to be placed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// The distances between boxes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gaps {
    /// Between children of one parent.
    pub siblings: f64,
    /// Between children of different parents.
    pub cousins: f64,
    /// Between levels, at least.
    pub levels: f64,
    /// Additional distance between levels for a child that is not below its parent, as a fraction of their horizontal
    /// distance, so that edges do not become flat.
    pub slope: f64,
    /// Between levels, at most.
    pub levels_most: f64,
}

/// A tree laid out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Layout {
    /// The width of everything.
    pub width: f64,
    /// The height of everything.
    pub height: f64,
    /// The centre of each box, from the left.
    pub middles: Vec<f64>,
    /// The levels, the root's first.
    pub levels: Vec<LevelBand>,
}

/// One level of a tree.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LevelBand {
    /// Its upper edge.
    pub top: f64,
    /// The height of its highest box.
    pub height: f64,
}

/// Lays out a tree. `parents` names the parent of each box; a parent comes before its children, and the children of one
/// parent come from left to right. The first box is the root.
pub fn lay_out(parents: &[Option<usize>], sizes: &[Size], gaps: &Gaps) -> Layout {
    let count = parents.len();
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut depths = vec![0; count];
    for (item, parent) in parents.iter().enumerate() {
        if let &Some(parent) = parent {
            children[parent].push(item);
            depths[item] = depths[parent] + 1;
        }
    }
    // Bottom up: each subtree is laid out relative to its own root.
    let mut contours: Vec<Contour> = vec![Contour::default(); count];
    let mut offsets = vec![0.0; count];
    for item in (0..count).rev() {
        let below: Vec<Contour> =
            children[item].iter().map(|&child| std::mem::take(&mut contours[child])).collect();
        let places = spread(&below, gaps);
        for (&child, &place) in children[item].iter().zip(&places) {
            offsets[child] = place;
        }
        contours[item] = Contour::above(sizes[item].width, below, &places);
    }
    // Top down: positions become absolute.
    let left = contours.first().map_or(0.0, Contour::leftmost);
    let mut middles = vec![-left; count];
    for (item, parent) in parents.iter().enumerate() {
        if let &Some(parent) = parent {
            middles[item] = middles[parent] + offsets[item];
        }
    }
    let right = middles.iter().zip(sizes).map(|(middle, size)| middle + size.width / 2.0).fold(0.0, f64::max);
    let levels = levels(parents, sizes, &depths, &middles, gaps);
    let height = levels.last().map_or(0.0, |level| level.top + level.height);
    Layout { width: right, height, middles, levels }
}

/// The extent of a subtree to both sides of its root, level by level. The deepest level comes first and all share one
/// offset, so that adding a root above a subtree does not touch the levels below: a chain of thousands takes linear
/// time.
#[derive(Clone, Default, Debug)]
struct Contour {
    sides: Vec<(f64, f64)>,
    moved: f64,
}

impl Contour {
    /// A box above subtrees, whose positions are relative to it.
    fn above(width: f64, mut below: Vec<Self>, places: &[f64]) -> Self {
        let Some(deepest) = (0..below.len()).max_by_key(|&i| below[i].depth()) else {
            return Self { sides: vec![(-width / 2.0, width / 2.0)], moved: 0.0 };
        };
        let mut all = std::mem::take(&mut below[deepest]);
        all.moved += places[deepest];
        // The others are merged into it; each of their levels is visited once.
        for (contour, place) in below.iter().zip(places) {
            for level in 0..contour.depth() {
                let (left, right) = contour.side(level);
                let (left, right) = (left + place - all.moved, right + place - all.moved);
                let here = all.depth() - 1 - level;
                let side = &mut all.sides[here];
                *side = (side.0.min(left), side.1.max(right));
            }
        }
        all.sides.push((-width / 2.0 - all.moved, width / 2.0 - all.moved));
        all
    }

    fn depth(&self) -> usize {
        self.sides.len()
    }

    /// The left and the right end of a level; the root's own is level 0.
    fn side(&self, level: usize) -> (f64, f64) {
        let (left, right) = self.sides[self.depth() - 1 - level];
        (left + self.moved, right + self.moved)
    }

    fn leftmost(&self) -> f64 {
        (0..self.depth()).map(|level| self.side(level).0).fold(0.0, f64::min)
    }
}

/// Positions of subtrees, relative to the middle between the first and the last.
fn spread(contours: &[Contour], gaps: &Gaps) -> Vec<f64> {
    // Levels below the second deepest subtree have no neighbour to keep a distance from.
    let mut depths: Vec<usize> = contours.iter().map(Contour::depth).collect();
    depths.sort_unstable();
    let most = depths.iter().rev().nth(1).copied().unwrap_or(0);
    let sides = |contour: &Contour| -> Vec<(f64, f64)> {
        (0..contour.depth().min(most)).map(|level| contour.side(level)).collect()
    };
    let mirrored = |sides: &Vec<(f64, f64)>| sides.iter().map(|&(left, right)| (-right, -left)).collect();
    let sides: Vec<Vec<(f64, f64)>> = contours.iter().map(sides).collect();
    let to_the_left = pack(&sides, gaps);
    let to_the_right = pack(&sides.iter().rev().map(mirrored).collect::<Vec<_>>(), gaps);
    let Some(&last) = to_the_left.last() else { return Vec::new() };
    // Both packings have the same width; only the positions in between differ.
    let places = to_the_left.iter().zip(to_the_right.iter().rev());
    places.map(|(left, right)| f64::midpoint(*left, last - right) - last / 2.0).collect()
}

/// Places subtrees side by side, each as far to the left as those before allow. They are given by their sides, the
/// root's first.
fn pack(contours: &[Vec<(f64, f64)>], gaps: &Gaps) -> Vec<f64> {
    let mut border: Vec<f64> = Vec::new();
    let mut places: Vec<f64> = Vec::new();
    for sides in contours {
        let distance = |(level, (border, side)): (usize, (&f64, &(f64, f64)))| {
            border - side.0 + if level == 0 { gaps.siblings } else { gaps.cousins }
        };
        let needed = border.iter().zip(sides).enumerate().map(distance);
        let place = if places.is_empty() { 0.0 } else { needed.fold(f64::MIN, f64::max) };
        for (level, side) in sides.iter().enumerate() {
            match border.get_mut(level) {
                Some(border) => *border = side.1 + place,
                None => border.push(side.1 + place),
            }
        }
        places.push(place);
    }
    places
}

/// The vertical positions of the levels, further apart where edges would be flat.
fn levels(
    parents: &[Option<usize>],
    sizes: &[Size],
    depths: &[usize],
    middles: &[f64],
    gaps: &Gaps,
) -> Vec<LevelBand> {
    let mut heights: Vec<f64> = Vec::new();
    let mut aside: Vec<f64> = Vec::new();
    for item in 0..parents.len() {
        let depth = depths[item];
        heights.resize(heights.len().max(depth + 1), 0.0);
        aside.resize(heights.len(), 0.0);
        heights[depth] = heights[depth].max(sizes[item].height);
        if let Some(parent) = parents[item] {
            aside[depth] = aside[depth].max((middles[item] - middles[parent]).abs());
        }
    }
    let mut top = 0.0;
    let mut levels = Vec::new();
    for (depth, &height) in heights.iter().enumerate() {
        if depth > 0 {
            top += (gaps.levels + gaps.slope * aside[depth]).min(gaps.levels_most);
        }
        levels.push(LevelBand { top, height });
        top += height;
    }
    levels
}

#[cfg(test)]
mod tests {
    use plyground_core::Dice;

    use super::*;

    const GAPS: Gaps = Gaps { siblings: 10.0, cousins: 20.0, levels: 30.0, slope: 0.1, levels_most: 80.0 };
    const CLOSE: f64 = 1e-6;

    /// A random tree with ordered children.
    fn random(dice: &mut Dice) -> (Vec<Option<usize>>, Vec<Size>) {
        let count = 1 + dice.below(60);
        let mut parents: Vec<Option<usize>> = vec![None];
        parents.extend((1..count).map(|item| Some(dice.below(item))));
        let size = |_| Size { width: 5.0 + dice.below(90) as f64, height: 5.0 + dice.below(40) as f64 };
        (parents, (0..count).map(size).collect())
    }

    /// The boxes of every level, in the order of the tree.
    fn by_level(parents: &[Option<usize>]) -> Vec<Vec<usize>> {
        let children = |parent| (0..parents.len()).filter(move |&item| parents[item] == Some(parent));
        let mut levels = vec![vec![0]];
        while let Some(last) = levels.last() {
            let next: Vec<usize> = last.iter().flat_map(|&parent| children(parent)).collect();
            if next.is_empty() {
                break;
            }
            levels.push(next);
        }
        levels
    }

    #[test]
    fn boxes_never_overlap_and_stay_in_order() {
        let mut dice = Dice::new(3);
        for _ in 0..2_000 {
            let (parents, sizes) = random(&mut dice);
            let layout = lay_out(&parents, &sizes, &GAPS);
            for level in by_level(&parents) {
                for pair in level.windows(2) {
                    let (a, b) = (pair[0], pair[1]);
                    let right = layout.middles[a] + sizes[a].width / 2.0;
                    let left = layout.middles[b] - sizes[b].width / 2.0;
                    let gap = if parents[a] == parents[b] { GAPS.siblings } else { GAPS.cousins };
                    assert!(right + gap <= left + CLOSE, "{a} and {b} of {parents:?}");
                }
            }
            for (item, size) in sizes.iter().enumerate() {
                let (left, right) =
                    (layout.middles[item] - size.width / 2.0, layout.middles[item] + size.width / 2.0);
                assert!(-CLOSE <= left && right <= layout.width + CLOSE);
            }
        }
    }

    #[test]
    fn parents_stand_above_the_middle_of_their_children() {
        let mut dice = Dice::new(4);
        for _ in 0..500 {
            let (parents, sizes) = random(&mut dice);
            let layout = lay_out(&parents, &sizes, &GAPS);
            for item in 0..parents.len() {
                let children: Vec<f64> = (0..parents.len())
                    .filter(|&child| parents[child] == Some(item))
                    .map(|child| layout.middles[child])
                    .collect();
                if let [first, .., last] = children[..] {
                    assert!((layout.middles[item] - f64::midpoint(first, last)).abs() < CLOSE);
                } else if let [only] = children[..] {
                    assert!((layout.middles[item] - only).abs() < CLOSE);
                }
            }
        }
    }

    #[test]
    fn levels_lie_below_each_other() {
        let mut dice = Dice::new(5);
        for _ in 0..500 {
            let (parents, sizes) = random(&mut dice);
            let layout = lay_out(&parents, &sizes, &GAPS);
            for (level, boxes) in by_level(&parents).iter().enumerate() {
                assert!(boxes.iter().all(|&item| sizes[item].height <= layout.levels[level].height));
            }
            for pair in layout.levels.windows(2) {
                assert!(pair[0].top + pair[0].height + GAPS.levels <= pair[1].top);
            }
        }
    }

    #[test]
    fn a_mirrored_tree_is_the_mirrored_picture() {
        // A large subtree, three leaves and a large subtree: the leaves stand in the middle.
        let parents = [None, Some(0), Some(0), Some(0), Some(0), Some(0), Some(1), Some(1), Some(5), Some(5)];
        let sizes = [Size { width: 20.0, height: 20.0 }; 10];
        let layout = lay_out(&parents, &sizes, &GAPS);
        let middle = layout.width / 2.0;
        for (left, right) in [(1, 5), (2, 4), (3, 3), (6, 9), (7, 8)] {
            let sum = layout.middles[left] + layout.middles[right];
            assert!((sum - 2.0 * middle).abs() < CLOSE, "{left} and {right}");
        }
    }

    #[test]
    fn a_large_tree_is_laid_out_too() {
        let mut parents: Vec<Option<usize>> = vec![None];
        parents.extend((1..50_000).map(|item| Some((item - 1) / 3)));
        let sizes = vec![Size { width: 10.0, height: 10.0 }; parents.len()];
        let layout = lay_out(&parents, &sizes, &GAPS);
        assert!(layout.width.is_finite() && layout.middles.len() == parents.len());
    }

    #[test]
    fn deep_chains_are_no_work() {
        let count = 100_000;
        let chain: Vec<Option<usize>> = (0..count).map(|item: usize| item.checked_sub(1)).collect();
        // Every second box is a leaf beside the main path.
        let comb: Vec<Option<usize>> =
            (0..count).map(|item: usize| item.checked_sub(1).map(|before| before - before % 2)).collect();
        for parents in [chain, comb] {
            let sizes = vec![Size { width: 10.0, height: 10.0 }; count];
            let layout = lay_out(&parents, &sizes, &GAPS);
            let depth = layout.levels.len();
            assert!(depth >= count / 2, "{depth}");
            assert!(layout.middles.iter().all(|middle| (0.0..=layout.width).contains(middle)));
        }
    }
}
