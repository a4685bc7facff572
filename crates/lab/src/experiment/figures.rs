//! Figures computed from records, which compare one search with another.

use plyground_registry::Algorithm;

use super::Record;
use crate::statistics::{Ratio, ratio};

/// The figures of a search, compared with the others.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Figures {
    /// Its nodes as a fraction of those of the first search of the same position and settings.
    pub share: f64,
    /// The effective branching factor: the uniform number of moves that would give a tree of this depth as many nodes.
    pub branching: Option<f64>,
    /// How many times fewer nodes it entered than minimax.
    pub fewer_nodes: Option<f64>,
    /// How many times faster it was than minimax; `None` also where the runs scatter too much to tell.
    pub faster: Option<Ratio>,
    /// Whether both times were measured and scatter too much to compare.
    pub is_scattered: bool,
    /// The fraction of its cutoffs that the first move made.
    pub first_cuts: Option<f64>,
    /// The fraction of its null-window searches after which a move was searched again.
    pub research_rate: Option<f64>,
    /// Its nodes as a multiple of those of the minimal tree.
    pub times_minimal: Option<f64>,
    /// Nodes a second.
    pub speed: Option<f64>,
}

/// The figures of every record, in the same order.
pub fn figures(records: &[Record]) -> Vec<Figures> {
    records.iter().map(|record| of_one(record, records)).collect()
}

fn of_one(record: &Record, records: &[Record]) -> Figures {
    let counts = &record.counts;
    let nodes = counts.nodes as f64;
    let part = |part: u64, whole: u64| (whole > 0).then(|| part as f64 / whole as f64);
    let first = records.iter().find(|other| record.is_beside(other)).unwrap_or(record);
    let base = base(record, records);
    let faster = base.and_then(|base| {
        let (theirs, mine) = (base.time.as_ref()?, record.time.as_ref()?);
        // It is exactly as fast as itself, even though its time is uncertain.
        if std::ptr::eq(base, record) { Some(Ratio { value: 1.0, error: None }) } else { ratio(theirs, mine) }
    });
    let first_cuts = counts.cutoffs_by_index.first().copied().unwrap_or(0);
    Figures {
        share: nodes / first.counts.nodes.max(1) as f64,
        branching: record.branching(),
        fewer_nodes: base.and_then(|base| part(base.counts.nodes, counts.nodes)),
        faster,
        is_scattered: faster.is_none()
            && base.is_some_and(|base| base.time.is_some() && record.time.is_some()),
        first_cuts: part(first_cuts, counts.cutoffs()),
        research_rate: part(counts.researches, counts.scouts),
        times_minimal: record.minimal_tree.and_then(|minimal| part(counts.nodes, minimal)),
        speed: record.time.filter(|time| time.mean_s > 0.0).map(|time| nodes / time.mean_s),
    }
}

/// The baselines, the preferred one first: both enter every node.
pub const BASES: [Algorithm; 2] = [Algorithm::Minimax, Algorithm::Negamax];

/// The baseline of a record's speed-up: minimax with the same settings, or negamax where there is no minimax. Both
/// enter every node. One without mistakes is preferred.
fn base<'a>(record: &Record, records: &'a [Record]) -> Option<&'a Record> {
    let beside = |name: &str, sound: bool| {
        let mut named = records.iter().filter(|other| record.is_beside(other) && other.algorithm == name);
        named.find(|other| !sound || other.is_sound())
    };
    BASES.iter().find_map(|base| beside(base.id(), true).or_else(|| beside(base.id(), false)))
}

#[cfg(test)]
mod tests {
    use super::super::samples::{record, time};
    use super::*;

    #[test]
    fn a_table_worked_by_hand() {
        let mut plain = record("minimax", 2, 100);
        plain.time = Some(time(0.04, 0.0012));
        let mut scout = record("negascout", 2, 40);
        scout.time = Some(time(0.01, 0.0004));
        scout.counts.cutoffs_by_index = vec![6, 1, 1];
        (scout.counts.scouts, scout.counts.researches) = (30, 3);
        scout.minimal_tree = Some(25);
        let [plain, scout] = figures(&[plain, scout])[..] else { panic!("two records have two figures") };

        assert_eq!((plain.share, scout.share), (1.0, 0.4));
        assert_eq!((plain.fewer_nodes, scout.fewer_nodes), (Some(1.0), Some(2.5)));
        let faster = scout.faster.unwrap();
        // 3 % and 4 % are 5 % of 4.
        assert!(
            (faster.value - 4.0).abs() < 1e-9 && (faster.error.unwrap() - 0.2).abs() < 1e-9,
            "{faster:?}"
        );
        assert_eq!(plain.faster, Some(Ratio { value: 1.0, error: None }));
        assert_eq!(scout.first_cuts, Some(0.75));
        assert_eq!(scout.research_rate, Some(0.1));
        assert_eq!(scout.times_minimal, Some(1.6));
        assert_eq!(scout.speed, Some(4_000.0));
        assert_eq!((plain.first_cuts, plain.research_rate, plain.times_minimal), (None, None, None));
    }

    #[test]
    fn times_that_scatter_widely_give_no_ratio() {
        let mut plain = record("minimax", 2, 100);
        plain.time = Some(time(1.29, 1.2));
        let mut quick = record("alpha-beta", 2, 40);
        quick.time = Some(time(0.01, 0.09));
        let [plain, quick] = figures(&[plain, quick])[..] else { panic!("two records have two figures") };
        assert_eq!((plain.faster, plain.is_scattered), (Some(Ratio { value: 1.0, error: None }), false));
        assert_eq!((quick.faster, quick.is_scattered), (None, true));
    }

    #[test]
    fn searches_are_compared_with_those_that_were_asked_the_same() {
        let mut elsewhere = record("minimax", 2, 1_000);
        elsewhere.position = "X../.../...".to_owned();
        let mut reordered = record("alpha-beta", 2, 50);
        reordered.ordering = "reversed".to_owned();
        let records = [
            elsewhere,
            record("minimax", 1, 10),
            record("negamax", 2, 80),
            record("alpha-beta", 2, 20),
            reordered,
        ];
        let fewer: Vec<Option<f64>> = figures(&records).iter().map(|figures| figures.fewer_nodes).collect();
        assert_eq!(fewer, [Some(1.0), Some(1.0), Some(1.0), Some(4.0), None]);
    }

    #[test]
    fn a_sound_search_is_the_better_base() {
        let mut mistaken = record("minimax", 2, 300);
        mistaken.mutations = vec!["leaf-for-mover".to_owned()];
        let only = [mistaken.clone(), record("alpha-beta", 2, 100)];
        assert_eq!(figures(&only)[1].fewer_nodes, Some(3.0));
        let both = [mistaken, record("minimax", 2, 200), record("alpha-beta", 2, 100)];
        assert_eq!(figures(&both)[2].fewer_nodes, Some(2.0));
    }
}
