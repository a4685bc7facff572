//! The standard tasks tell mistakes apart.

use std::collections::BTreeMap;

use plyground_grade::{GradeTask, MISTAKES, Mistake, SearchKind, TaskSet};

use crate::generated::{programs, shows};
use crate::recognised::played;

/// Mistakes of which some ways are the same program in a search, so that no task tells them apart; in the order of the catalogue.
/// Alpha-beta in which no window gets a finite beta has nothing to cut, whatever the reason is, and in one with two functions
/// the same holds for one side. To return alpha at a cutoff is, in fail-hard alpha-beta, to return the best value before it.
pub(crate) const ALIKE: &[&[&str]] = &[
    &["alpha-not-passed", "window-not-passed", "window-not-negated", "alpha-not-raised", "nothing-is-cut"],
    &["alpha-not-passed", "beta-not-passed", "alpha-not-raised", "one-side-cuts"],
    &["cut-returns-alpha", "cut-loses-best"],
];

/// Whether these mistakes may be the same program.
pub(crate) fn are_alike(ids: &[&str]) -> bool {
    ALIKE.iter().any(|group| ids.iter().all(|id| group.contains(id)))
}

#[test]
fn mistakes_are_told_apart_and_from_conventions() {
    let set = TaskSet::standard();
    let mut alike = Vec::new();
    for kind in SearchKind::ALL {
        let mut seen: BTreeMap<String, Option<&str>> = BTreeMap::new();
        for (mistake, program) in programs(kind) {
            if mistake == Some("counter-not-reset") {
                continue;
            }
            let answers = played(&set.only(&[kind]), &program);
            let known = *seen.entry(answers).or_insert(mistake);
            if known != mistake {
                let pair = [known.unwrap_or("right"), mistake.unwrap_or("right")];
                if !are_alike(&pair) {
                    alike.push(format!("{kind}: {} and {}", pair[0], pair[1]));
                }
            }
        }
    }
    alike.sort();
    alike.dedup();
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}

#[test]
fn every_mistake_has_a_position_that_shows_it() {
    let mut shown = Vec::new();
    for line in include_str!("../data/examples.txt").lines().filter(|line| !line.starts_with('#')) {
        let task = GradeTask::parse(line).unwrap();
        let mistake = Mistake::find(&task.id).unwrap();
        assert!(shows(&task, task.kind, mistake.ways[0].0, true), "{line}");
        assert_eq!(mistake.example().unwrap(), task);
        shown.push(mistake.id);
    }
    let hidden: Vec<&str> =
        MISTAKES.iter().map(|mistake| mistake.id).filter(|id| !shown.contains(id)).collect();
    assert_eq!(hidden, ["counter-not-reset"], "it shows from one task to the next");
}
