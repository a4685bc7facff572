//! Which positions a picture of several searches shows, and which it combines in one box.

use super::{Diff, Presence};

/// A box of the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum DiffBox {
    /// A position, by its number.
    Position(usize),
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
    pub(super) fn select(&self, most: usize, fits: impl Fn(&[DiffBox]) -> bool) -> Vec<DiffBox> {
        let walk = self.in_order();
        let mut rank = vec![0; self.positions.len()];
        for (i, &place) in walk.iter().enumerate() {
            rank[place] = i;
        }
        let mut wanted = walk;
        wanted.sort_by_key(|&place| {
            let here = &self.positions[place];
            (!here.is_chosen(), here.ply, rank[place])
        });
        let below = self.entered_below();
        let mut shown = vec![false; self.positions.len()];
        shown[0] = true;
        let (mut count, mut refused) = (1, 0);
        for place in wanted {
            if count >= most || refused >= PATIENCE {
                break;
            }
            if !self.positions[place].parent.is_some_and(|parent| shown[parent]) {
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
    fn items(&self, shown: &[bool], below: &[Vec<Entered>]) -> Vec<DiffBox> {
        let mut items = Vec::new();
        let mut todo = std::collections::VecDeque::from([0]);
        while let Some(place) = todo.pop_front() {
            items.push(DiffBox::Position(place));
            todo.extend(self.positions[place].children.iter().copied().filter(|&child| shown[child]));
        }
        // A level is ordered by its parents, so the box for the rest comes last among its siblings wherever it stands
        // here.
        let places: Vec<usize> = items
            .iter()
            .filter_map(|item| if let DiffBox::Position(place) = item { Some(*place) } else { None })
            .collect();
        for before in places {
            let hidden = || self.positions[before].children.iter().filter(|&&child| !shown[child]);
            let moves = hidden().count();
            if moves > 0 {
                let entered = (0..self.searches.len())
                    .map(|i| hidden().fold(Entered::default(), |sum, &child| sum.and(below[child][i])));
                items.push(DiffBox::Rest { before, moves, entered: entered.collect() });
            }
        }
        items
    }

    /// For each position and each search, the number of positions that it entered there and below.
    fn entered_below(&self) -> Vec<Vec<Entered>> {
        let mut below: Vec<Vec<Entered>> =
            self.positions.iter().map(|place| place.presence.iter().map(Entered::here).collect()).collect();
        for place in (1..self.positions.len()).rev() {
            let here = std::mem::take(&mut below[place]);
            if let Some(parent) = self.positions[place].parent {
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
    fn here(presence: &Presence) -> Self {
        match presence {
            Presence::Seen(seen) => Self { count: 1, or_more: seen.dropped > 0 },
            Presence::Never => Self::default(),
            Presence::Unknown => Self { count: 0, or_more: true },
        }
    }

    fn and(self, other: Self) -> Self {
        Self { count: self.count + other.count, or_more: self.or_more || other.or_more }
    }
}

#[cfg(test)]
mod tests {
    use plyground_registry::{Algorithm, SearchTask, open};

    use super::super::Searched;
    use super::*;
    use crate::record::record;

    fn diff() -> Diff {
        let session = open("tic-tac-toe").unwrap();
        let searched = [Algorithm::Minimax, Algorithm::AlphaBeta].map(|algorithm| {
            let task = SearchTask { depth: Some(2), ..SearchTask::new(algorithm) };
            (algorithm.id().to_owned(), record(&*session, &task, "plyground", 1_000).unwrap())
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
            let items = diff.select(most, |items| items.len() <= room);
            let shown = items.iter().filter(|item| matches!(item, DiffBox::Position(_))).count();
            assert!(shown <= most && (items.len() <= room || shown == 1), "{items:?}");
            for search in 0..2 {
                let entered = |item: &DiffBox| match item {
                    DiffBox::Position(place) => {
                        u64::from(diff.positions[*place].presence[search].seen().is_some())
                    }
                    DiffBox::Rest { entered, .. } => entered[search].count,
                };
                let all: u64 = items.iter().map(entered).sum();
                assert_eq!(all, diff.searches[search].positions, "nothing is lost and nothing counted twice");
            }
        }
    }

    #[test]
    fn the_chosen_line_is_shown_first() {
        let diff = diff();
        let items = diff.select(3, |_| true);
        let mut best = diff.positions[0].children.iter().copied();
        let best = best
            .find(|&child| diff.positions[child].presence[0].seen().is_some_and(|seen| seen.chosen))
            .unwrap();
        assert!(items.contains(&DiffBox::Position(best)), "{items:?}");
        assert_eq!(items[0], DiffBox::Position(0));
    }
}
