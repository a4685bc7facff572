//! Results of practice: what the answers are worth is found without a key, and another score is told.

use std::fmt::Write as _;

use plyground_exercise::{
    Difficulty, ExerciseKind, PracticeResult, QuestionPart, Solution, exercise, solution_text,
};

/// A result with an exercise of every kind, all answers right except those to the last.
fn written() -> (String, u32, u32) {
    let mut text = "# plyground exercise result 1\n# for people\nname: Ada Lovelace\n\n".to_owned();
    let (mut points, mut most) = (0, 0);
    for (i, kind) in ExerciseKind::ALL.into_iter().enumerate() {
        let made = exercise(kind, Difficulty::new(2).unwrap(), 7 + i as u64);
        let is_right = i + 1 < ExerciseKind::ALL.len();
        writeln!(text, "exercise {}: {kind} 2 {}", i + 1, 7 + i).unwrap();
        for (QuestionPart { name, .. }, solution) in made.question.parts.iter().zip(&made.solutions) {
            let answer = match solution {
                _ if !is_right => "z9".to_owned(),
                Solution::Move(spellings) => spellings[0].clone(),
                solution => solution_text(solution),
            };
            writeln!(text, "{} {name}: {answer}", i + 1).unwrap();
        }
        let worth = if is_right { made.question.points() } else { 0 };
        writeln!(text, "points {}: {worth} of {}\n", i + 1, made.question.points()).unwrap();
        points += worth;
        most += made.question.points();
    }
    (text + &format!("total: {points} of {most}\n"), points, most)
}

#[test]
fn a_true_result_is_true_and_a_changed_one_is_not() {
    let (text, points, most) = written();
    let checked = PracticeResult::read(&text).unwrap().verify();
    assert_eq!((checked.marks.points, checked.marks.most), (points, most));
    assert!(checked.is_true(), "{checked:#?}");
    assert_eq!(checked.result.name, "Ada Lovelace");
    assert!(checked.repeats.iter().all(Option::is_none));

    let more = text.replace(&format!("total: {points}"), &format!("total: {}", points + 1));
    assert!(!PracticeResult::read(&more).unwrap().verify().is_true(), "a better total");
    let other = text.replace("points 8: 0 of 3", "points 8: 3 of 3");
    assert_ne!(other, text);
    assert!(!PracticeResult::read(&other).unwrap().verify().is_true(), "better points of one exercise");
    let seed = text.replace("exercise 3: unvisited 2 9", "exercise 3: unvisited 2 10");
    assert_ne!(seed, text);
    assert!(!PracticeResult::read(&seed).unwrap().verify().is_true(), "the answers to another exercise");
}

#[test]
fn an_exercise_that_comes_twice_is_told() {
    let text = "# plyground exercise result 1\nname: A\nexercise 1: unvisited 1 3\n1: h, i\npoints 1: 4 of 4\n\
                exercise 2: unvisited 1 3\n2: h\npoints 2: 3 of 4\ntotal: 7 of 8\n";
    let checked = PracticeResult::read(text).unwrap().verify();
    assert!(checked.is_true(), "{checked:#?}");
    assert_eq!(checked.repeats, [None, Some(1)]);
}

#[test]
fn what_the_page_does_not_write_is_refused() {
    for (text, why) in [
        ("", "does not begin with"),
        ("name: Ada\ntotal: 1 of 1\n", "does not begin with"),
        ("# plyground exercise result 1\nname: Ada\n", "total"),
        ("# plyground exercise result 1\nexercise 2: unvisited 1 3\ntotal: 0 of 0\n", "exercise 2"),
        ("# plyground exercise result 1\nexercise 1: unvisited 9 3\ntotal: 0 of 0\n", "unvisited 9 3"),
        ("# plyground exercise result 1\npoints 1: 3 of 4\ntotal: 0 of 0\n", "points 1"),
        ("# plyground exercise result 1\nhello\ntotal: 0 of 0\n", "hello"),
        ("# plyground exercise result 1\ntotal: many of 0\n", "many"),
    ] {
        let error = PracticeResult::read(text).unwrap_err().to_string();
        assert!(error.contains(why), "{text:?}: {error}");
    }
}
