//! Which positions a picture of several searches shows, and which it combines in one box.

use super::{Diff, Sight};

/// A box of the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// A position, by its number.
    Place(usize),
    /// The positions after this one that are not shown.
    Rest {
        /// The position before them.
        before: usize,
        /// How many moves lead to them.
        moves: usize,
        /// For each search, the number of positions that it entered there and below.
        entered: Vec<Entered>,
    },
}

/// How many positions a search entered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Entered {
    /// Those that are known.
    pub(super) count: u64,
    /// Whether there may be more, because not everything was recorded.
    pub(super) or_more: bool,
}

/// Number of positions refused in a row after which no more are tried.
const PATIENCE: usize = 300;

impl Diff {
    /// The boxes of a picture with up to `most` positions, as long as `fits` is true: the chosen lines first, then the
    /// positions nearest to the root. Each box comes after its parent, and the children of neighbours are in the order
    /// of their parents.
    pub(super) fn choose(&self, most: usize, fits: impl Fn(&[Item]) -> bool) -> Vec<Item> {
        let walk = self.in_order();
        let mut rank = vec![0; self.places.len()];
        for (i, &place) in walk.iter().enumerate() {
            rank[place] = i;
        }
        let mut wanted = walk;
        wanted.sort_by_key(|&place| {
            let here = &self.places[place];
            (!here.is_chosen(), here.ply, rank[place])
        });
        let below = self.entered_below();
        let mut shown = vec![false; self.places.len()];
        shown[0] = true;
        let (mut count, mut refused) = (1, 0);
        for place in wanted {
            if count >= most || refused >= PATIENCE {
                break;
            }
            if !self.places[place].parent.is_some_and(|parent| shown[parent]) {
                continue;
            }
            shown[place] = true;
            if fits(&self.items(&shown, &below)) {
                (count, refused) = (count + 1, 0);
            } else {
                shown[place] = false;
                refused += 1;
            }
        }
        self.items(&shown, &below)
    }

    /// The boxes for the positions shown, with one for the rest where some are left out.
    fn items(&self, shown: &[bool], below: &[Vec<Entered>]) -> Vec<Item> {
        let mut items = Vec::new();
        let mut todo = std::collections::VecDeque::from([0]);
        while let Some(place) = todo.pop_front() {
            items.push(Item::Place(place));
            todo.extend(self.places[place].children.iter().copied().filter(|&child| shown[child]));
        }
        // A level is ordered by its parents, so the box for the rest comes last among its siblings wherever it stands
        // here.
        let places: Vec<usize> = items
            .iter()
            .filter_map(|item| if let Item::Place(place) = item { Some(*place) } else { None })
            .collect();
        for before in places {
            let hidden = || self.places[before].children.iter().filter(|&&child| !shown[child]);
            let moves = hidden().count();
            if moves > 0 {
                let entered = (0..self.searches.len())
                    .map(|i| hidden().fold(Entered::default(), |sum, &child| sum.and(below[child][i])));
                items.push(Item::Rest { before, moves, entered: entered.collect() });
            }
        }
        items
    }

    /// For each position and each search, the number of positions that it entered there and below.
    fn entered_below(&self) -> Vec<Vec<Entered>> {
        let mut below: Vec<Vec<Entered>> =
            self.places.iter().map(|place| place.sights.iter().map(Entered::here).collect()).collect();
        for place in (1..self.places.len()).rev() {
            let here = std::mem::take(&mut below[place]);
            if let Some(parent) = self.places[place].parent {
                for (sum, count) in below[parent].iter_mut().zip(&here) {
                    *sum = sum.and(*count);
                }
            }
            below[place] = here;
        }
        below
    }
}

impl Entered {
    fn here(sight: &Sight) -> Self {
        match sight {
            Sight::Seen(seen) => Self { count: 1, or_more: seen.dropped > 0 },
            Sight::Never => Self::default(),
            Sight::Unknown => Self { count: 0, or_more: true },
        }
    }

    fn and(self, other: Self) -> Self {
        Self { count: self.count + other.count, or_more: self.or_more || other.or_more }
    }
}

#[cfg(test)]
mod tests {
    use plyground_registry::{Algorithm, Request, open};

    use super::super::Searched;
    use super::*;
    use crate::record::record;

    fn diff() -> Diff {
        let session = open("tic-tac-toe").unwrap();
        let searched = [Algorithm::Minimax, Algorithm::AlphaBeta].map(|algorithm| {
            let request = Request { depth: Some(2), ..Request::new(algorithm) };
            (algorithm.id().to_owned(), record(&*session, &request, "plyground", 1_000).unwrap())
        });
        let searched = searched.each_ref().map(|(name, (answer, tree))| Searched {
            name: name.clone(),
            tree,
            counts: &answer.report.counts,
        });
        Diff::new(&searched)
    }

    #[test]
    fn what_is_not_shown_is_counted_in_boxes() {
        let diff = diff();
        for (most, room) in [(1, 1), (5, 99), (20, 12), (100, 1_000)] {
            let items = diff.choose(most, |items| items.len() <= room);
            let shown = items.iter().filter(|item| matches!(item, Item::Place(_))).count();
            assert!(shown <= most && (items.len() <= room || shown == 1), "{items:?}");
            for search in 0..2 {
                let entered = |item: &Item| match item {
                    Item::Place(place) => u64::from(diff.places[*place].sights[search].seen().is_some()),
                    Item::Rest { entered, .. } => entered[search].count,
                };
                let all: u64 = items.iter().map(entered).sum();
                assert_eq!(all, diff.searches[search].positions, "nothing is lost and nothing counted twice");
            }
        }
    }

    #[test]
    fn the_chosen_line_is_shown_first() {
        let diff = diff();
        let items = diff.choose(3, |_| true);
        let mut best = diff.places[0].children.iter().copied();
        let best =
            best.find(|&child| diff.places[child].sights[0].seen().is_some_and(|seen| seen.chosen)).unwrap();
        assert!(items.contains(&Item::Place(best)), "{items:?}");
        assert_eq!(items[0], Item::Place(0));
    }
}
