//! Questions for Moodle: what they accept, what they are worth, and what they do not tell.

use plyground_exercise::{
    Answers, Difficulty, Exercise, ExerciseKind, Sheet, SheetRequest, Solution, Subject, Verdict,
    mark_exercise, prompt,
};
use plyground_i18n::{LANGUAGES, Texts};

use crate::bank::{BankQuestion, bank, between};

fn sheet(kinds: &[ExerciseKind], level: u8, seed: u64) -> Sheet {
    let difficulty = Difficulty::new(level).unwrap();
    Sheet::new(&SheetRequest { kinds: kinds.to_vec(), difficulty, questions: kinds.len() }, seed)
}

/// Sheets of some kinds at every difficulty.
fn sheets(kinds: &[ExerciseKind]) -> Vec<Sheet> {
    Difficulty::RANGE.map(|level| sheet(kinds, level, 70 + u64::from(level))).collect()
}

/// Whether `--mark` takes an answer to a part for the right one.
fn is_right_on_paper(exercise: &Exercise, part: &str, given: &str) -> bool {
    let mut answers = Answers::default();
    answers.add(&format!("1 {part}"), given);
    mark_exercise(exercise, &answers)
        .parts
        .iter()
        .any(|mark| mark.part == part && mark.verdict == Verdict::Right)
}

/// Ways to write a number.
fn spellings(number: i32) -> Vec<String> {
    let digits = number.unsigned_abs();
    let signs: &[&str] = if number < 0 { &["-", "−", "–", "—"] } else { &["", "+"] };
    let spelled = |sign: &&str| {
        let blank = if sign.is_empty() { "" } else { " " };
        [format!("{sign}{digits}"), format!("{sign}{blank}{digits}"), format!("  {sign}{digits} ")]
    };
    signs.iter().flat_map(spelled).collect()
}

/// Ways to write a bound.
fn bound_spellings(bound: Option<i32>, is_lower: bool) -> Vec<String> {
    let signs: &[&str] =
        if is_lower { &["-", "−", "–", "—", "- ", "− ", "– "] } else { &["", "+", "+ "] };
    let words = ["∞", "inf", "Inf", "INF", "oo", "OO"].iter();
    let spaced = words.flat_map(|word| signs.iter().map(move |sign| format!("{sign}{word}")));
    let long = ["infinity", "infty", "Infinity"].iter();
    let unspaced = long.flat_map(|word| signs.iter().map(move |sign| format!("{}{word}", sign.trim_end())));
    bound.map_or_else(|| spaced.chain(unspaced).collect(), spellings)
}

/// A text with the Cyrillic letters that look like its Latin ones.
fn with_lookalikes(text: &str) -> String {
    let alike = "aаbвcсeеhнiіkкmмpрsѕtтxхyуjјoоAАBВCСEЕHНIІKКMМPРSЅTТXХYУJЈOО";
    let pairs: Vec<char> = alike.chars().collect();
    let letter = |sign: char| pairs.chunks(2).find(|pair| pair[0] == sign).map_or(sign, |pair| pair[1]);
    text.chars().map(letter).collect()
}

#[test]
fn numbers_and_bounds_are_accepted_as_on_paper() {
    use ExerciseKind::{Counts, Returned, Signs, Values, Windows};
    let texts = Texts::english();
    for sheet in sheets(&[Values, Signs, Windows, Returned, Counts]) {
        for (exercise, BankQuestion { boxes, .. }) in bank(&texts, &sheet) {
            let mut boxes = boxes.iter();
            for (part, solution) in exercise.question.parts.iter().zip(&exercise.solutions) {
                let on_paper = |given: &str| is_right_on_paper(exercise, &part.name, given);
                match solution {
                    Solution::Number(number) => {
                        let blank = boxes.next().unwrap();
                        for given in spellings(*number).into_iter().chain([format!("{number}.")]) {
                            assert!(blank.accepts(&given) && on_paper(&given), "{number}: {given}");
                        }
                        for other in (-99..=99).filter(|other| other != number) {
                            let given = spellings(other);
                            assert!(!given.iter().any(|given| blank.accepts(given)), "{number}: {given:?}");
                        }
                    }
                    Solution::Window(alpha, beta) => {
                        let (low, high) = (boxes.next().unwrap(), boxes.next().unwrap());
                        let (lower, upper) = (bound_spellings(*alpha, true), bound_spellings(*beta, false));
                        for (left, right) in
                            lower.iter().flat_map(|left| upper.iter().map(move |right| (left, right)))
                        {
                            let given = format!("({left}, {right})");
                            assert!(low.accepts(left) && high.accepts(right), "{given}");
                            assert!(on_paper(&given), "{given}");
                        }
                        let infinite = [bound_spellings(None, true), bound_spellings(None, false)].concat();
                        let numbers = (-20..=40).flat_map(spellings);
                        for other in numbers.chain(infinite) {
                            assert_eq!(low.accepts(&other), lower.contains(&other), "{alpha:?}: {other}");
                            assert_eq!(high.accepts(&other), upper.contains(&other), "{beta:?}: {other}");
                        }
                    }
                    Solution::Node(name) => {
                        let blank = boxes.next().unwrap();
                        for given in
                            [name.clone(), name.to_lowercase(), with_lookalikes(name), format!(" {name}.")]
                        {
                            assert!(blank.accepts(&given) && on_paper(&given), "{name}: {given}");
                        }
                        for other in ('A'..='Z').map(String::from).filter(|other| other != name) {
                            for given in [with_lookalikes(&other), other] {
                                assert!(!blank.accepts(&given), "{given}");
                            }
                        }
                    }
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!(boxes.next(), None);
        }
    }
}

/// Moodle makes a box as wide as its longest answer, and from seven characters on some more at random.
#[test]
fn the_width_of_a_box_does_not_tell_its_answer() {
    let texts = Texts::english();
    for sheet in sheets(&ExerciseKind::ALL) {
        for (exercise, question) in
            bank(&texts, &sheet).into_iter().filter(|(_, found)| found.kind == "cloze")
        {
            for blank in question.boxes.iter().filter(|blank| blank.kind == "SHORTANSWER") {
                let widest = blank.answers.iter().map(|(_, text)| text.chars().count()).max();
                assert_eq!(widest, Some(6), "{:?}: {blank:?}", exercise.question.kind);
            }
        }
    }
}

#[test]
fn a_question_is_worth_the_points_of_the_key() {
    let texts = Texts::english();
    for sheet in sheets(&ExerciseKind::ALL) {
        for (exercise, question) in bank(&texts, &sheet) {
            let points: u32 = question.boxes.iter().map(|blank| blank.points).sum();
            assert_eq!(points, exercise.question.points(), "{:?}", exercise.question.kind);
        }
    }
}

#[test]
fn ticks_are_graded_nearly_as_letters_on_paper() {
    let texts = Texts::english();
    for (exercise, BankQuestion { boxes, .. }) in
        sheets(&[ExerciseKind::Unvisited; 6]).iter().flat_map(|sheet| bank(&texts, sheet))
    {
        let [Solution::Leaves(right)] = exercise.solutions.as_slice() else { panic!("{exercise:?}") };
        let tree = exercise.question.tree().unwrap();
        let leaves: Vec<String> = tree.leaves().map(|leaf| tree.name(leaf).to_owned()).collect();
        let [blank] = boxes.as_slice() else { panic!("{boxes:?}") };
        let choices: Vec<&String> = blank.answers.iter().map(|(_, choice)| choice).collect();
        assert_eq!(choices, leaves.iter().collect::<Vec<_>>());
        let is_never = |leaf: &str| right.iter().any(|name| name == leaf);
        let grade = |is_ticked: &dyn Fn(&str) -> bool, expected: f64| {
            let grade = blank.grade_ticks(is_ticked);
            assert!((grade - expected).abs() < 1e-9, "{right:?} of {leaves:?}: {grade} {expected}");
        };
        grade(&is_never, 1.0);
        grade(&|_| false, 0.0);
        grade(&|_| true, 0.0);
        grade(&|leaf| !is_never(leaf), 0.0);
        for leaf in &leaves {
            // One mistake: a leaf too many costs a quarter as on paper, a missing one its share.
            let lost =
                if is_never(leaf) { 1.0 / f64::from(u32::try_from(right.len()).unwrap()) } else { 0.25 };
            grade(&|other| is_never(other) != (other == leaf), 1.0 - lost);
        }
    }
}

/// The boxes stand below the picture, and there is nothing to write into it.
#[test]
fn the_words_fit_the_screen() {
    use ExerciseKind::{Counts, Research, WinningMove};
    const FRAMES: [&str; 5] = ["blank", "рамк", "rámč", "ráme", "ramk"];
    for language in &LANGUAGES {
        let texts = Texts::new(language);
        for (exercise, question) in bank(&texts, &sheet(&ExerciseKind::ALL, 2, 3)) {
            let ask = between(&question.text, "<p>", "</p>").unwrap().to_lowercase();
            assert!(!FRAMES.iter().any(|frame| ask.contains(frame)), "{ask}");
            let is_on_paper = ask == prompt(&texts, &exercise.question).to_lowercase();
            assert_eq!(
                is_on_paper,
                [Counts, Research, WinningMove].contains(&exercise.question.kind),
                "{ask}"
            );
        }
    }
}

/// Everything in the picture is in its description, and nothing of the key.
#[test]
fn pictures_are_described() {
    for language in &LANGUAGES {
        let texts = Texts::new(language);
        let sheet = sheet(&ExerciseKind::ALL, 3, 11);
        let mut other = sheet.clone();
        for exercise in &mut other.exercises {
            exercise.solutions.fill(Solution::Number(4711));
        }
        let description =
            |question: &BankQuestion| between(&question.text, "alt=\"", "\"").unwrap().to_owned();
        let others: Vec<String> =
            bank(&texts, &other).iter().map(|(_, question)| description(question)).collect();
        for (i, (exercise, question)) in bank(&texts, &sheet).iter().enumerate() {
            let described = description(question);
            assert_eq!(described, others[i]);
            match &exercise.question.subject {
                Subject::Tree(tree) => {
                    for (node, item) in tree.nodes.iter().enumerate() {
                        let shown = match item.value {
                            Some(value) => format!("{} = {value}", item.name).replace('-', "−"),
                            None if tree.is_max(node) => format!("{} (MAX): ", item.name),
                            None => format!("{} (MIN): ", item.name),
                        };
                        assert!(described.contains(&shown), "{shown}: {described}");
                    }
                }
                Subject::Position { position, .. } => {
                    let stones = |side: char| position.chars().filter(|sign| *sign == side).count();
                    let listed = |start: &str| between(&described, start, ".").unwrap().split(", ").count();
                    assert_eq!((listed("X: "), listed("O: ")), (stones('X'), stones('O')), "{described}");
                }
            }
        }
    }
}

#[test]
fn moves_are_accepted_as_on_paper() {
    let texts = Texts::english();
    for (exercise, BankQuestion { boxes, .. }) in
        sheets(&[ExerciseKind::WinningMove; 6]).iter().flat_map(|sheet| bank(&texts, sheet))
    {
        let [Solution::Move(right)] = exercise.solutions.as_slice() else { panic!("{exercise:?}") };
        let cells = ('a'..='h').flat_map(|column| (1..=8).map(move |row| (column, row)));
        let ways = cells.flat_map(|(column, row)| [format!("{column}{row}"), format!("{column} {row}")]);
        let columns = ('a'..='h').map(String::from).chain((1..=40).map(|number| number.to_string()));
        for way in ways.chain(columns) {
            let is_right = right.contains(&way.replace(' ', ""));
            for given in
                [way.clone(), way.to_uppercase(), with_lookalikes(&way), with_lookalikes(&way.to_uppercase())]
            {
                assert_eq!(boxes[0].accepts(&given), is_right, "{right:?}: {given}");
                assert_eq!(is_right_on_paper(exercise, "", &given), is_right, "{right:?}: {given}");
            }
        }
    }
}

/// Moodle and `--mark` agree on every text of letters and separators, be it an answer or not.
#[test]
fn orders_of_nodes_are_accepted_exactly_as_on_paper() {
    let texts = Texts::english();
    let mut state = 1_u64;
    let mut below = |count: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % count
    };
    let (mut accepted, mut refused) = (0, 0);
    for (exercise, BankQuestion { boxes, .. }) in
        sheets(&[ExerciseKind::Research; 8]).iter().flat_map(|sheet| bank(&texts, sheet))
    {
        let [Solution::Nodes(right)] = exercise.solutions.as_slice() else { panic!("{exercise:?}") };
        for _ in 0..500 {
            let mut letters = right.clone();
            // None, one or two mistakes: a letter too much, twice, missing, or at another place.
            for _ in 0..below(3) {
                let at = below(letters.len() + 1);
                match below(4) {
                    0 => letters.insert(at, ["A", "C", "D", "F", "P", "Z", "Ж", "1"][below(8)].to_owned()),
                    1 => letters.insert(at, right[below(right.len())].clone()),
                    2 if !letters.is_empty() => drop(letters.remove(below(letters.len()))),
                    _ => letters.reverse(),
                }
            }
            let separator =
                [", ", ",", " ", "  ", ";", "; ", " , ", "-", " → ", "->", " / ", ". "][below(12)];
            let written = letters.iter().map(|letter| {
                let letter = if below(2) == 0 { with_lookalikes(letter) } else { letter.clone() };
                if below(2) == 0 { letter.to_lowercase() } else { letter }
            });
            let written: Vec<String> = written.collect();
            let given = written.join(if below(8) == 0 { "" } else { separator }) + ["", ".", " "][below(3)];
            let is_right = is_right_on_paper(exercise, "", &given);
            assert_eq!(boxes[0].accepts(&given), is_right, "{right:?}: {given}");
            *if is_right { &mut accepted } else { &mut refused } += 1;
        }
    }
    assert!(accepted > 5000 && refused > 5000, "{accepted} {refused}");
}
