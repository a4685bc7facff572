//! Exercises in words.

use plyground_i18n::{Texts, say};

use crate::generate::{BEST, FEWEST, HARD, SOFT, VISITED};
use crate::{ExerciseKind, PartMark, Question, QuestionPart, Solution, Subject, Verdict};

/// The name of a kind.
pub fn kind_name(texts: &Texts, kind: ExerciseKind) -> String {
    texts.get(&format!("exercise-kind-{}", kind.id()))
}

/// What is asked, with the conventions that matter.
pub fn prompt(texts: &Texts, question: &Question) -> String {
    let ask = format!("exercise-ask-{}", question.kind.id());
    match &question.subject {
        Subject::Tree(_) => format!("{} {}", texts.get("exercise-tree"), texts.get(&ask)),
        Subject::Position { game, to_move, .. } => {
            let game = BoardSizes::of(game);
            let (width, height, k) = (game.width.as_str(), game.height.as_str(), game.k.as_str());
            // keys: exercise-rules-rows, exercise-rules-columns, exercise-cell, exercise-column
            let (rules, answer) = if game.falls {
                ("exercise-rules-columns", "exercise-column")
            } else {
                ("exercise-rules-rows", "exercise-cell")
            };
            let rules = say!(texts, rules, width = width, height = height, k = k);
            let ask = say!(texts, &ask, side = *to_move);
            format!("{rules} {ask} {}", texts.get(answer))
        }
    }
}

/// A game of rows on a board.
struct BoardSizes {
    width: String,
    height: String,
    k: String,
    falls: bool,
}

impl BoardSizes {
    fn of(game: &str) -> Self {
        let (name, parameters) = game.split_once('(').unwrap_or((game, "3,3,3)"));
        let mut numbers = parameters.trim_end_matches(')').split(',').map(|number| number.trim().to_owned());
        let mut next = || numbers.next().unwrap_or_default();
        Self { width: next(), height: next(), k: next(), falls: name == "connect" }
    }
}

/// The label before the answer to a part.
pub fn part_label(texts: &Texts, kind: ExerciseKind, part: &QuestionPart) -> String {
    match (kind, part.name.split_once(' ')) {
        (ExerciseKind::Unvisited, _) => texts.get("exercise-part-unvisited"),
        (ExerciseKind::Research, _) => texts.get("exercise-part-research"),
        (ExerciseKind::WinningMove, _) => texts.get("exercise-part-winning-move"),
        (ExerciseKind::Values, _) if part.name == BEST => texts.get("exercise-part-best"),
        (ExerciseKind::Counts, _) if part.name == VISITED => texts.get("exercise-part-visited"),
        (ExerciseKind::Counts, _) if part.name == FEWEST => texts.get("exercise-part-fewest"),
        (ExerciseKind::Windows, _) => say!(texts, "exercise-part-window", node = part.name.as_str()),
        (ExerciseKind::Returned, Some((node, SOFT))) => say!(texts, "exercise-part-soft", node = node),
        (ExerciseKind::Returned, Some((node, HARD))) => say!(texts, "exercise-part-hard", node = node),
        _ => say!(texts, "exercise-part-value", node = part.name.as_str()),
    }
}

/// An answer as it is printed.
pub fn solution_text(solution: &Solution) -> String {
    match solution {
        Solution::Leaves(names) | Solution::Nodes(names) => names.join(", "),
        Solution::Number(number) => signed(*number),
        Solution::Window(alpha, beta) => {
            let [alpha, beta] = bounds(*alpha, *beta);
            format!("({alpha}, {beta})")
        }
        Solution::Node(name) => name.clone(),
        Solution::Move(spellings) => spellings.first().cloned().unwrap_or_default(),
    }
}

/// Both bounds of a window as they are printed.
pub(crate) fn bounds(alpha: Option<i32>, beta: Option<i32>) -> [String; 2] {
    [alpha.map_or_else(|| "−∞".to_owned(), signed), beta.map_or_else(|| "∞".to_owned(), signed)]
}

/// A number with a minus sign in place of a hyphen.
pub(crate) fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// A sentence about a part that is not right; `None` if it is.
pub fn feedback(texts: &Texts, part: &PartMark) -> Option<String> {
    let right = solution_text(&part.solution);
    let given = part.given.as_deref().unwrap_or_default();
    Some(match &part.verdict {
        Verdict::Right => return None,
        Verdict::Missing => say!(texts, "exercise-feedback-missing", right = right),
        Verdict::Unreadable => say!(texts, "exercise-feedback-unreadable", given = given, right = right),
        Verdict::OtherSign if matches!(part.solution, Solution::Window(..)) => {
            say!(texts, "exercise-feedback-other-side", given = given, right = right)
        }
        Verdict::OtherSign => say!(texts, "exercise-feedback-other-sign", given = given, right = right),
        Verdict::OneBound => say!(texts, "exercise-feedback-one-bound", given = given, right = right),
        Verdict::OtherOrder => say!(texts, "exercise-feedback-other-order", given = given, right = right),
        Verdict::Exchanged => say!(texts, "exercise-feedback-exchanged", given = given, right = right),
        Verdict::Wrong => say!(texts, "exercise-feedback-wrong", given = given, right = right),
        Verdict::Names { missing, wrong } => {
            let mut faults = Vec::new();
            if !missing.is_empty() {
                faults.push(say!(texts, "exercise-feedback-lacks", names = missing.join(", ")));
            }
            if !wrong.is_empty() {
                faults.push(say!(texts, "exercise-feedback-extra", names = wrong.join(", ")));
            }
            say!(texts, "exercise-feedback-names", faults = faults.join("; "), right = right)
        }
    })
}
