//! Names beside the ends of lines, without overlaps.

/// Moves positions apart until there is a gap between each two, as little as possible, and inside the range if they fit
/// there at all. The order is kept.
pub fn spread(wanted: &[f64], gap: f64, low: f64, high: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&a, &b| wanted[a].total_cmp(&wanted[b]));
    // Neighbours that are too near form a group, which is centred at the mean of its members' wanted positions; groups
    // that overlap are merged.
    let mut groups: Vec<Group> = Vec::new();
    for &i in &order {
        groups.push(Group { wants: wanted[i].clamp(low, high), size: 1 });
        while let [.., before, last] = &groups[..] {
            if last.start(gap, low, high) >= before.start(gap, low, high) + before.size as f64 * gap {
                break;
            }
            let merged = before.merged(last);
            groups.pop();
            groups.pop();
            groups.push(merged);
        }
    }
    let mut places = vec![0.0; wanted.len()];
    let mut next = order.into_iter();
    for group in &groups {
        for (step, i) in next.by_ref().take(group.size).enumerate() {
            places[i] = group.start(gap, low, high) + step as f64 * gap;
        }
    }
    places
}

/// Names directly below one another.
#[derive(Clone, Copy)]
struct Group {
    /// The mean of its members' wanted positions.
    wants: f64,
    size: usize,
}

impl Group {
    /// The position of the first of them.
    fn start(&self, gap: f64, low: f64, high: f64) -> f64 {
        let length = (self.size - 1) as f64 * gap;
        (self.wants - length / 2.0).min(high - length).max(low)
    }

    fn merged(&self, other: &Self) -> Self {
        let size = self.size + other.size;
        let total = self.wants * self.size as f64 + other.wants * other.size as f64;
        Self { wants: total / size as f64, size }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_far_apart_stay() {
        assert_eq!(spread(&[70.0, 10.0, 40.0], 12.0, 0.0, 100.0), [70.0, 10.0, 40.0]);
    }

    #[test]
    fn names_that_meet_make_room_for_each_other() {
        assert_eq!(spread(&[50.0, 50.0], 12.0, 0.0, 100.0), [44.0, 56.0]);
        assert_eq!(spread(&[50.0, 52.0, 20.0], 10.0, 0.0, 100.0), [46.0, 56.0, 20.0]);
    }

    #[test]
    fn no_name_leaves_the_picture_and_no_two_are_nearer_than_the_gap() {
        let wanted = [2.0, 0.0, 99.0, 100.0, 100.0, 55.0, 1.0, 54.0];
        let mut places = spread(&wanted, 12.0, 0.0, 100.0);
        let by_wish: Vec<f64> = [1, 6, 0, 7, 5, 2, 3, 4].iter().map(|&i| places[i]).collect();
        assert!(by_wish.is_sorted(), "the order is kept: {by_wish:?}");
        places.sort_by(f64::total_cmp);
        assert!(places[0] >= 0.0 && places[7] <= 100.0 + 1e-9, "{places:?}");
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= 12.0 - 1e-9), "{places:?}");
    }

    #[test]
    fn too_many_names_hang_out_below() {
        let places = spread(&[1.0, 1.0, 1.0], 10.0, 0.0, 15.0);
        assert_eq!(places, [0.0, 10.0, 20.0]);
        assert_eq!(spread(&[], 10.0, 0.0, 1.0), [0.0; 0]);
    }
}
