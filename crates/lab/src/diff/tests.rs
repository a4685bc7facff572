//! The comparison of searches that were recorded in full, and of those that were not.

use plyground_registry::{Algorithm, SearchTask, open};

use super::*;
use crate::record::record;

/// Minimax, alpha-beta and `NegaScout` on tic-tac-toe, each recorded in up to `most` events.
fn diff(most: usize) -> Diff {
    let session = open("tic-tac-toe").unwrap();
    let searched = [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::NegaScout].map(|algorithm| {
        let task = SearchTask { depth: Some(4), ..SearchTask::new(algorithm) };
        (algorithm.id(), record(&*session, &task, "plyground", most).unwrap())
    });
    let searched = searched.each_ref().map(|(name, (answer, tree))| Searched {
        name: (*name).to_owned(),
        tree,
        counts: &answer.report.counts,
    });
    Diff::new(&searched)
}

#[test]
fn what_was_counted_is_what_was_recorded() {
    let session = open("tic-tac-toe").unwrap();
    let task = SearchTask { depth: Some(4), ..SearchTask::new(Algorithm::NegaScout) };
    let (answer, tree) = record(&*session, &task, "plyground", 1_000_000).unwrap();
    let recorded =
        |wanted: &dyn Fn(usize) -> bool| (0..tree.nodes.len()).filter(|&id| wanted(id)).count() as u64;
    let counts = &answer.report.counts;
    assert_eq!(counts.scouts, recorded(&|id| tree.is_tested(id)));
    assert_eq!(counts.researches, recorded(&|id| tree.nodes[id].again));
    assert_eq!(counts.cutoffs(), recorded(&|id| tree.nodes[id].skipped() > 0));
}

#[test]
fn nobody_is_said_to_stay_away_who_was_not_watched() {
    let full = diff(1_000_000);
    assert!(!full.is_partial() && (0..full.positions.len()).all(|place| full.is_compared(place)));
    assert!(full.searches[0].spared == 0 && full.searches[0].alone > 0);
    for most in [100, 400, 1_000, 3_000] {
        let thin = diff(most);
        assert!(thin.is_partial());
        let mut unknown = 0;
        for place in 0..thin.positions.len() {
            let path = thin.path(place);
            let same = (0..full.positions.len()).find(|&other| full.path(other) == path).unwrap();
            for (thin, full) in thin.positions[place].presence.iter().zip(&full.positions[same].presence) {
                match (thin, full) {
                    (Presence::Unknown, _) => unknown += 1,
                    (Presence::Never, _) => {
                        assert_eq!(full, &Presence::Never, "{path:?} within {most} events");
                    }
                    (Presence::Seen(thin), Presence::Seen(full)) if !thin.unsure => {
                        assert_eq!(
                            (thin.visits, thin.window, thin.value),
                            (full.visits, full.window, full.value)
                        );
                    }
                    (Presence::Seen(_), _) => assert!(full.seen().is_some()),
                }
            }
        }
        assert!(unknown > 0, "{most} events leave nothing unknown");
        // Minimax enters every position, even those that were not kept.
        assert_eq!(thin.searches[0].spared, 0);
        assert_eq!((thin.searches[1].alone, thin.searches[2].alone), (0, 0));
        let counted =
            |diff: &Diff| diff.searches.iter().map(|s| (s.visits, s.tests, s.cutoffs)).collect::<Vec<_>>();
        assert_eq!(counted(&thin), counted(&full));
    }
}
