//! Programs whose mistakes are known are diagnosed.

use plyground_core::Dice;
use plyground_grade::{
    Behaviour, Convention, FitLevel, LeavesInTable, MISTAKES, Program, ProgramRun, Replies, SearchKind,
    Switch, TableUse, TaskSet, Writing, diagnose,
};

use crate::generated::{is_long, programs};
use crate::told_apart::are_alike;

/// What a program would write.
pub(crate) fn played(set: &TaskSet, program: &Program) -> String {
    let mut session = ProgramRun::new(*program);
    let line = |task: &plyground_grade::GradeTask| {
        let Behaviour { movement, value, nodes, .. } = session.answer(task);
        let movement = movement.map_or("?".to_owned(), |m| m.to_string());
        format!("{} {movement} {value} {nodes}\n", task.id)
    };
    set.tasks.iter().map(line).collect()
}

/// What a program would write if it did not report everything.
fn without(text: &str, column: usize) -> String {
    let line = |line: &str| {
        let mut words: Vec<&str> = line.split(' ').collect();
        words[column] = "?";
        words.join(" ") + "\n"
    };
    text.lines().map(line).collect()
}

#[test]
fn right_programs_are_never_called_mistaken() {
    let set = TaskSet::standard();
    for kind in SearchKind::ALL {
        let set = set.only(&[kind]);
        for (n, convention) in Convention::all(kind).into_iter().enumerate() {
            // The conventions of NegaScout are many.
            if n % 7 != 0 && !is_long() {
                continue;
            }
            let text = played(&set, &Program::right(kind, convention));
            for text in [&text, &without(&text, 3), &without(&text, 1), &without(&text, 2)] {
                let [found] = &diagnose(&set, &Replies::read(text, &set))[..] else { panic!("one search") };
                assert!(found.finding.right_by().is_some(), "{kind} by {convention:?}: {found:?}");
            }
        }
    }
}

#[test]
fn every_mistake_is_named_first() {
    let set = TaskSet::standard();
    let mut missed = Vec::new();
    for kind in SearchKind::ALL {
        let set = set.only(&[kind]);
        for (n, (mistake, program)) in programs(kind).into_iter().enumerate() {
            let Some(id) = mistake else { continue };
            if n % 2 != 0 && !is_long() {
                continue;
            }
            let replies = Replies::read(&played(&set, &program), &set);
            let [found] = &diagnose(&set, &replies)[..] else { panic!("one search") };
            let named: Vec<&str> = found.finding.suspects.iter().map(|s| s.mistakes[0].id).collect();
            let is_alike = named.contains(&id) && are_alike(&named);
            if !(named.first() == Some(&id) || is_alike) || found.finding.level != Some(FitLevel::Whole) {
                missed.push(format!("{kind}, {id}: {named:?}"));
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn a_table_without_depth_is_named_where_it_remembers_earlier_tasks() {
    let set = TaskSet::standard().only(&[SearchKind::AlphaBeta]);
    for leaves_in_table in LeavesInTable::ALL {
        let program = Program {
            convention: Convention { table: TableUse::EqualDepth, ..Convention::SHEET },
            writing: Writing { leaves_in_table, ..Writing::SHEET },
            ..Program::wrong(SearchKind::AlphaBeta, [Switch::TableWithoutDepth])
        };
        let found = &diagnose(&set, &Replies::read(&played(&set, &program), &set))[0];
        let named: Vec<&str> = found.finding.mistakes().iter().map(|mistake| mistake.id).collect();
        assert_eq!(named, ["table-without-depth"], "{leaves_in_table:?}");
    }
}

#[test]
fn two_mistakes_are_found_together() {
    let set = TaskSet::standard();
    let mut dice = Dice::new(3);
    let (mut named, mut tried) = (0, 0);
    let pairs = if is_long() { 60 } else { 6 };
    while tried < pairs {
        let kind = SearchKind::ALL[dice.below(4)];
        let of_kind: Vec<_> = MISTAKES.iter().filter(|m| m.switches(kind).next().is_some()).collect();
        let (one, other) = (of_kind[dice.below(of_kind.len())], of_kind[dice.below(of_kind.len())]);
        if one.id == other.id {
            continue;
        }
        let switches = [one, other].map(|mistake| mistake.switches(kind).next().unwrap());
        let convention = switches[0].usual_convention();
        if switches.iter().any(|switch| !switch.fits(&convention)) {
            continue;
        }
        tried += 1;
        let set = set.only(&[kind]);
        let text = played(&set, &Program { convention, ..Program::wrong(kind, switches) });
        let [found] = &diagnose(&set, &Replies::read(&text, &set))[..] else { panic!("one search") };
        assert!(!found.finding.suspects.is_empty(), "{kind}: {} and {}", one.id, other.id);
        // One of the two may hide the other; then it alone is named.
        let has = |id: &str| found.finding.mistakes().iter().any(|mistake| mistake.id == id);
        named += usize::from(has(one.id) || has(other.id));
    }
    assert!(10 * named >= 8 * tried, "{named} of {tried}");
}

#[test]
fn answers_that_no_mistake_explains_are_shown() {
    let set = TaskSet::standard().only(&[SearchKind::AlphaBeta]);
    let text = played(&set, &Program::right(SearchKind::AlphaBeta, Convention::SHEET));
    let wrong: String = text
        .lines()
        .zip(0..)
        .map(|(line, n)| {
            let words: Vec<&str> = line.split(' ').collect();
            // A value that nothing produces, in every third task.
            if n % 3 == 0 {
                format!("{} {} 77 {}\n", words[0], words[1], words[3])
            } else {
                format!("{line}\n")
            }
        })
        .collect();
    let found = &diagnose(&set, &Replies::read(&wrong, &set))[0];
    assert!(found.finding.suspects.is_empty());
    let smallest = found.wrong.as_ref().unwrap();
    assert_eq!(smallest.given.value, Some(77));
    let size = set.tasks[smallest.place].size();
    assert!((0..set.tasks.len()).step_by(3).all(|place| set.tasks[place].size() >= size));
}

#[test]
fn silence_is_no_mistake() {
    let set = TaskSet::standard();
    for found in diagnose(&set, &Replies::read("", &set)) {
        assert_eq!((found.answered, found.finding.suspects.len()), (0, 0));
    }
}
