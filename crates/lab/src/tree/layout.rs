//! Where the boxes of a tree go: level by level, parents above the middle of their children, nothing overlapping.
//!
//! After E. Reingold and J. Tilford, "Tidier drawings of trees", 1981: a subtree is laid out once and then moved as a whole,
//! as close to its left neighbour as their outlines allow. What they leave to chance, where a small subtree between two large
//! ones ends up, is settled here by packing the children to the left, packing them to the right, and taking the middle:
//! both keep all distances, so their mean does too.

use serde::Serialize;

/// A box to be placed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
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
    /// By how much levels move apart for a child that lies aside of its parent, as a share of that distance, so that lines
    /// do not become flat.
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
    /// The middle of each box, from the left.
    pub middles: Vec<f64>,
    /// The levels, the root's first.
    pub levels: Vec<Level>,
}

/// One level of a tree.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Level {
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
    // Bottom up: each subtree is laid out around its own root.
    let mut outlines: Vec<Outline> = vec![Outline::default(); count];
    let mut offsets = vec![0.0; count];
    for item in (0..count).rev() {
        let below: Vec<Outline> =
            children[item].iter().map(|&child| std::mem::take(&mut outlines[child])).collect();
        let places = spread(&below, gaps);
        for (&child, &place) in children[item].iter().zip(&places) {
            offsets[child] = place;
        }
        outlines[item] = Outline::above(sizes[item].width, &below, &places);
    }
    // Top down: places become absolute.
    let left = outlines.first().map_or(0.0, Outline::leftmost);
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

/// How far a subtree reaches to both sides of its root, level by level.
#[derive(Clone, Default, Debug)]
struct Outline {
    sides: Vec<(f64, f64)>,
}

impl Outline {
    /// A box above subtrees that are placed in relation to it.
    fn above(width: f64, below: &[Self], places: &[f64]) -> Self {
        let mut sides = vec![(-width / 2.0, width / 2.0)];
        for (outline, place) in below.iter().zip(places) {
            for (level, side) in outline.sides.iter().enumerate() {
                let moved = (side.0 + place, side.1 + place);
                match sides.get_mut(level + 1) {
                    Some(all) => *all = (all.0.min(moved.0), all.1.max(moved.1)),
                    None => sides.push(moved),
                }
            }
        }
        Self { sides }
    }

    fn leftmost(&self) -> f64 {
        self.sides.iter().map(|side| side.0).fold(0.0, f64::min)
    }

    fn mirrored(&self) -> Self {
        Self { sides: self.sides.iter().map(|&(left, right)| (-right, -left)).collect() }
    }
}

/// Where subtrees go, in relation to the middle between the first and the last.
fn spread(outlines: &[Outline], gaps: &Gaps) -> Vec<f64> {
    let to_the_left = pack(outlines.iter(), gaps);
    let mirrored: Vec<Outline> = outlines.iter().rev().map(Outline::mirrored).collect();
    let to_the_right = pack(mirrored.iter(), gaps);
    let Some(&last) = to_the_left.last() else { return Vec::new() };
    // Both packings have the same width; only what lies between differs.
    let places = to_the_left.iter().zip(to_the_right.iter().rev());
    places.map(|(left, right)| f64::midpoint(*left, last - right) - last / 2.0).collect()
}

/// Puts subtrees side by side, each as far to the left as those before allow.
fn pack<'a>(outlines: impl Iterator<Item = &'a Outline>, gaps: &Gaps) -> Vec<f64> {
    let mut border: Vec<f64> = Vec::new();
    let mut places: Vec<f64> = Vec::new();
    for outline in outlines {
        let distance = |(level, (border, side)): (usize, (&f64, &(f64, f64)))| {
            border - side.0 + if level == 0 { gaps.siblings } else { gaps.cousins }
        };
        let needed = border.iter().zip(&outline.sides).enumerate().map(distance);
        let place = if places.is_empty() { 0.0 } else { needed.fold(f64::MIN, f64::max) };
        for (level, side) in outline.sides.iter().enumerate() {
            match border.get_mut(level) {
                Some(border) => *border = side.1 + place,
                None => border.push(side.1 + place),
            }
        }
        places.push(place);
    }
    places
}

/// Levels below each other, further apart where lines would be flat.
fn levels(
    parents: &[Option<usize>],
    sizes: &[Size],
    depths: &[usize],
    middles: &[f64],
    gaps: &Gaps,
) -> Vec<Level> {
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
        levels.push(Level { top, height });
        top += height;
    }
    levels
}

#[cfg(test)]
mod tests {
    use plyground_registry::Dice;

    use super::*;

    const GAPS: Gaps = Gaps { siblings: 10.0, cousins: 20.0, levels: 30.0, slope: 0.1, levels_most: 80.0 };
    const CLOSE: f64 = 1e-6;

    /// A random tree whose children stand in order.
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
}
