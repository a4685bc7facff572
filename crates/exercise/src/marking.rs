//! Marks: answers compared with a key, part by part.

use serde::{Deserialize, Serialize};

use crate::answers::{Answers, latin, place};
use crate::generate::{HARD, SOFT};
use crate::key::{KeyPart, SheetKey};
use crate::{Exercise, ExerciseKind, Sheet, Solution};

/// The marks of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetMarks {
    /// The id of the sheet.
    pub id: String,
    /// The student's name.
    pub name: String,
    /// The points.
    pub points: u32,
    /// The most points.
    pub most: u32,
    /// Every part.
    pub parts: Vec<PartMark>,
    /// Answers to parts that the sheet does not have, and lines that are no answers.
    pub unread: Vec<String>,
}

/// The mark of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartMark {
    /// The number of the question, from 1.
    pub question: usize,
    /// Its kind.
    pub kind: ExerciseKind,
    /// The name of the part.
    pub part: String,
    /// What was answered.
    pub given: Option<String>,
    /// How it compares with the key.
    pub verdict: Verdict,
    /// The points.
    pub points: u32,
    /// The most points.
    pub most: u32,
    /// The right answer.
    pub solution: Solution,
}

/// How an answer compares with the right one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is the right one.
    Right,
    /// There is none.
    Missing,
    /// It has not the form that was asked for.
    Unreadable,
    /// The number with the other sign, or the window of the other side.
    OtherSign,
    /// One bound of the window is right.
    OneBound,
    /// Names are missing or wrong.
    Names {
        /// Those that belong to the answer and are not in it.
        missing: Vec<String>,
        /// Those that are in it and do not belong there.
        wrong: Vec<String>,
    },
    /// The right names in another order.
    OtherOrder,
    /// The value that the node returns by the other kind of cutoff, and the other way round.
    Exchanged,
    /// Another answer.
    Wrong,
}

/// Marks the answers to a sheet.
pub fn mark(key: &SheetKey, answers: &Answers) -> SheetMarks {
    let mut parts = Vec::new();
    let mut known = Vec::new();
    for (i, question) in key.questions.iter().enumerate() {
        for part in &question.parts {
            parts.push(mark_part(i + 1, question.kind, part, answers));
            known.push(place(i + 1, &part.name));
        }
    }
    find_exchanged(&mut parts);
    let unknown = answers.given.iter().filter(|(place, _)| !known.contains(place));
    let unread =
        unknown.map(|(place, given)| format!("{place}: {given}")).chain(answers.unread.clone()).collect();
    let sum = |count: fn(&PartMark) -> u32| parts.iter().map(count).sum();
    SheetMarks {
        id: key.id.clone(),
        name: if key.name.is_empty() { answers.name.clone().unwrap_or_default() } else { key.name.clone() },
        points: sum(|part| part.points),
        most: sum(|part| part.most),
        parts,
        unread,
    }
}

/// Marks the answers to one exercise, which are those of question 1.
pub fn mark_exercise(exercise: &Exercise, answers: &Answers) -> SheetMarks {
    let sheet =
        Sheet { id: String::new(), student: None, seed: exercise.seed, exercises: vec![exercise.clone()] };
    mark(&sheet.key(), answers)
}

/// Tells pairs of answers that stand in each other's place: soft and hard cutoffs at a node.
fn find_exchanged(parts: &mut [PartMark]) {
    for at in 1..parts.len() {
        let (before, after) = parts.split_at_mut(at);
        let (soft, hard) = (&mut before[at - 1], &mut after[0]);
        let is_pair = [(&soft.part, SOFT), (&hard.part, HARD)]
            .map(|(part, word)| part.strip_suffix(word).filter(|_| soft.question == hard.question));
        let fits = |mark: &PartMark, other: &PartMark| {
            mark.points == 0
                && mark.given.as_deref().is_some_and(|given| judge(&other.solution, given) == Verdict::Right)
        };
        if is_pair[0].is_some() && is_pair[0] == is_pair[1] && fits(soft, hard) && fits(hard, soft) {
            soft.verdict = Verdict::Exchanged;
            hard.verdict = Verdict::Exchanged;
        }
    }
}

fn mark_part(question: usize, kind: ExerciseKind, key: &KeyPart, answers: &Answers) -> PartMark {
    let given = answers.get(question, &key.name).map(str::to_owned);
    let verdict = given.as_deref().map_or(Verdict::Missing, |given| judge(&key.solution, given));
    let points = match &verdict {
        Verdict::Right => key.points,
        Verdict::OneBound => key.points / 2,
        // In a set every wrong or missing name costs a point.
        Verdict::Names { missing, wrong } if matches!(key.solution, Solution::Leaves(_)) => {
            key.points.saturating_sub(u32::try_from(missing.len() + wrong.len()).unwrap_or(u32::MAX))
        }
        _ => 0,
    };
    let (part, most, solution) = (key.name.clone(), key.points, key.solution.clone());
    PartMark { question, kind, part, given, verdict, points, most, solution }
}

fn judge(solution: &Solution, given: &str) -> Verdict {
    match solution {
        Solution::Leaves(names) => {
            names_of(given).map_or(Verdict::Unreadable, |given| compare(names, &given))
        }
        Solution::Nodes(names) => match names_of(given) {
            None => Verdict::Unreadable,
            Some(given) if given == lower(names) => Verdict::Right,
            Some(given) => match compare(names, &given) {
                Verdict::Right => Verdict::OtherOrder,
                other => other,
            },
        },
        Solution::Number(number) => match read_number(given) {
            None => Verdict::Unreadable,
            Some(given) if given == *number => Verdict::Right,
            Some(given) if given == -*number => Verdict::OtherSign,
            Some(_) => Verdict::Wrong,
        },
        Solution::Window(alpha, beta) => judge_window(*alpha, *beta, given),
        Solution::Node(name) => match names_of(given).as_deref() {
            Some([given]) if *given == name.to_lowercase() => Verdict::Right,
            Some([_]) => Verdict::Wrong,
            _ => Verdict::Unreadable,
        },
        Solution::Move(spellings) => {
            let short = |text: &str| latin(text).split_whitespace().collect::<String>();
            let is_right = spellings.iter().any(|spelling| short(spelling) == short(given));
            if is_right { Verdict::Right } else { Verdict::Wrong }
        }
    }
}

fn judge_window(alpha: Option<i32>, beta: Option<i32>, given: &str) -> Verdict {
    let right =
        (alpha.map_or(WindowBound::Low, WindowBound::At), beta.map_or(WindowBound::High, WindowBound::At));
    let plain = given.replace(['(', ')', '[', ']', '{', '}', '<', '>', '|'], " ");
    let mut words: Vec<String> = Vec::new();
    for word in plain.split(|sign: char| sign == ',' || sign == ';' || sign.is_whitespace()) {
        match words.last_mut() {
            // A sign belongs to what follows it, `- 5`.
            Some(last) if SIGNS.contains(&last.as_str()) => last.push_str(word),
            _ if word.is_empty() => {}
            _ => words.push(word.to_owned()),
        }
    }
    let bounds: Option<Vec<WindowBound>> = words.iter().map(|word| read_bound(word)).collect();
    match bounds.as_deref() {
        Some(&[alpha, beta]) if (alpha, beta) == right => Verdict::Right,
        Some(&[alpha, beta]) if (-beta, -alpha) == right || (beta, alpha) == right => Verdict::OtherSign,
        Some(&[alpha, beta]) if alpha == right.0 || beta == right.1 => Verdict::OneBound,
        Some([_, _]) => Verdict::Wrong,
        _ => Verdict::Unreadable,
    }
}

/// The signs of a number.
const SIGNS: [&str; 5] = ["+", "-", "−", "–", "—"];

/// A bound of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WindowBound {
    Low,
    At(i32),
    High,
}

impl std::ops::Neg for WindowBound {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Low => Self::High,
            Self::At(value) => Self::At(-value),
            Self::High => Self::Low,
        }
    }
}

fn read_bound(word: &str) -> Option<WindowBound> {
    let plain = plain_number(word);
    let (sign, rest) = match plain.strip_prefix('-') {
        Some(rest) => (WindowBound::Low, rest),
        None => (WindowBound::High, plain.strip_prefix('+').unwrap_or(&plain)),
    };
    let is_infinite = ["∞", "inf", "infinity", "oo", "infty"].contains(&rest);
    if is_infinite { Some(sign) } else { read_number(word).map(WindowBound::At) }
}

/// A whole number, with any sort of minus.
fn read_number(text: &str) -> Option<i32> {
    plain_number(text).parse().ok()
}

fn plain_number(text: &str) -> String {
    let text = text.trim().trim_end_matches(['.', ';']).trim_start_matches('=').to_lowercase();
    text.replace(['−', '–', '—'], "-").split_whitespace().collect()
}

/// The names in an answer, in small letters: `a, c`, `a c`, `ac`. `None` if there are words.
fn names_of(given: &str) -> Option<Vec<String>> {
    let text = latin(given);
    if ["-", "—", "–", "∅", "0", "none"].contains(&text.trim()) {
        return Some(Vec::new());
    }
    let words: Vec<&str> =
        text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    // All names are single letters: one word is several of them.
    let letters: Vec<String> = match words.as_slice() {
        [word] => word.chars().map(String::from).collect(),
        words => words.iter().map(|&word| word.to_owned()).collect(),
    };
    let is_name =
        |name: &String| name.chars().count() == 1 && name.chars().all(|sign| sign.is_ascii_alphabetic());
    (!letters.is_empty() && letters.iter().all(is_name)).then_some(letters)
}

fn lower(names: &[String]) -> Vec<String> {
    names.iter().map(|name| name.to_lowercase()).collect()
}

/// Two sets of names.
fn compare(right: &[String], given: &[String]) -> Verdict {
    let missing: Vec<String> =
        right.iter().filter(|name| !given.contains(&name.to_lowercase())).cloned().collect();
    let known = lower(right);
    let mut wrong: Vec<String> = given.iter().filter(|name| !known.contains(name)).cloned().collect();
    wrong.sort();
    wrong.dedup();
    if missing.is_empty() && wrong.is_empty() { Verdict::Right } else { Verdict::Names { missing, wrong } }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &str) -> Vec<String> {
        names.chars().map(String::from).collect()
    }

    #[test]
    fn blanks_case_order_and_keyboards_do_not_matter() {
        let leaves = Solution::Leaves(names("acf"));
        for given in ["a, c, f", "f c a", "ACF", " а,с;f ", "{a c f}", "a,c,f,a"] {
            assert_eq!(judge(&leaves, given), Verdict::Right, "{given}");
        }
        let wrong = Verdict::Names { missing: names("f"), wrong: names("d") };
        assert_eq!(judge(&leaves, "a c d"), wrong);
        assert_eq!(judge(&leaves, "all of them"), Verdict::Unreadable);
        let nodes = Solution::Nodes(names("BD"));
        assert_eq!(judge(&nodes, "b, d"), Verdict::Right);
        assert_eq!(judge(&nodes, "d, b"), Verdict::OtherOrder);
        for given in ["-5", "−5", " - 5 ", "= -5", "-5."] {
            assert_eq!(judge(&Solution::Number(-5), given), Verdict::Right, "{given}");
        }
        assert_eq!(judge(&Solution::Number(-5), "5"), Verdict::OtherSign);
        assert_eq!(judge(&Solution::Number(-5), "five"), Verdict::Unreadable);
        let column = Solution::Move(vec!["3".to_owned(), "c".to_owned()]);
        assert_eq!((judge(&column, "C"), judge(&column, "4")), (Verdict::Right, Verdict::Wrong));
    }

    #[test]
    fn exchanged_cutoffs_are_told() {
        let part = |name: &str, value| KeyPart {
            name: name.to_owned(),
            points: 1,
            solution: Solution::Number(value),
        };
        let question = crate::QuestionKey {
            kind: ExerciseKind::Returned,
            difficulty: crate::Difficulty::new(1).unwrap(),
            seed: 1,
            measures: crate::Measures::default(),
            parts: vec![part("B soft", 3), part("B hard", 5), part("C soft", 7), part("C hard", 7)],
        };
        let key = SheetKey { id: "1".to_owned(), name: String::new(), seed: 1, questions: vec![question] };
        let verdicts = |form: &str| -> Vec<Verdict> {
            mark(&key, &Answers::read(form).unwrap()).parts.into_iter().map(|part| part.verdict).collect()
        };
        let told = verdicts("1 B soft: 5\n1 B hard: 3\n1 C soft: 7\n1 C hard: 7\n");
        assert_eq!(told, [Verdict::Exchanged, Verdict::Exchanged, Verdict::Right, Verdict::Right]);
        let told = verdicts("1 B soft: 5\n1 B hard: 4\n");
        assert_eq!(told[..2], [Verdict::Wrong, Verdict::Wrong]);
    }

    #[test]
    fn windows_are_read_in_every_form() {
        let window = Solution::Window(None, Some(5));
        for given in ["(-inf, 5)", "-∞;5", "[−∞ 5]", "-oo, 5", "(-infinity,+5)", "(- ∞, + 5)", "–  inf 5"]
        {
            assert_eq!(judge(&window, given), Verdict::Right, "{given}");
        }
        for (given, verdict) in [
            ("(-5, inf)", Verdict::OtherSign),
            ("(5, -inf)", Verdict::OtherSign),
            ("(-inf, 6)", Verdict::OneBound),
            ("(3, 6)", Verdict::Wrong),
            ("5", Verdict::Unreadable),
            ("(-inf, 5, -)", Verdict::Unreadable),
        ] {
            assert_eq!(judge(&window, given), verdict, "{given}");
        }
    }
}
