//! A diagnosis in sentences.

use plyground_i18n::{Texts, say};

use crate::{Behaviour, Convention, Diagnosis, FitLevel, Mistake, Reply, TaskSet, WrongAnswer};

/// The sentence about a mistake.
pub fn mistake_words(texts: &Texts, mistake: &Mistake) -> String {
    texts.get(&format!("grade-mistake-{}", mistake.id))
}

/// A hint that does not give the answer away.
pub fn hint_words(texts: &Texts, mistake: &Mistake) -> String {
    texts.get(&format!("grade-hint-{}", mistake.id))
}

/// The choices in which a convention differs from the sheet's; none if there are none.
pub fn convention_words(texts: &Texts, convention: &Convention) -> Option<String> {
    let list: Vec<String> = convention.differences().into_iter().map(|key| texts.get(key)).collect();
    (!list.is_empty()).then(|| list.join("; "))
}

/// What was found out, in one sentence.
pub fn verdict_words(texts: &Texts, found: &Diagnosis) -> String {
    let named = |mistake: &Mistake| {
        say!(texts, "grade-named", mistake = mistake_words(texts, mistake), id = mistake.id)
    };
    if found.answered == 0 {
        return texts.get("grade-not-answered");
    }
    if found.is_right_but_for_nodes() {
        return texts.get("grade-right-but-for-nodes");
    }
    if let Some(convention) = found.right_by() {
        return match convention_words(texts, convention) {
            None => texts.get("grade-right"),
            Some(choices) => say!(texts, "grade-right-by", conventions = choices),
        };
    }
    match found.mistakes() {
        [mistake] => say!(texts, "grade-one-mistake", mistake = named(mistake)),
        [first, second] => {
            say!(texts, "grade-two-mistakes", first = named(first), second = named(second))
        }
        _ => texts.get("grade-no-mistake-fits"),
    }
}

/// Further sentences: other mistakes that fit, hints, an example, and the smallest wrong answer.
pub fn detail_words(texts: &Texts, set: &TaskSet, found: &Diagnosis) -> Vec<String> {
    /// More alternatives would not help.
    const ALTERNATIVES: usize = 4;
    let mut lines = Vec::new();
    if found.answered < found.tasks && found.answered > 0 {
        lines.push(say!(texts, "grade-answered", count = found.answered, all = found.tasks));
    }
    let is_mistaken = !found.mistakes().is_empty();
    if is_mistaken {
        let convention = &found.suspects[0].program.convention;
        if let Some(choices) = convention_words(texts, convention) {
            lines.push(say!(texts, "grade-otherwise-by", conventions = choices));
        }
        if found.level == FitLevel::WithoutNodes {
            lines.push(texts.get("grade-without-nodes"));
        }
        for mistake in found.mistakes() {
            lines.push(say!(texts, "grade-hint", hint = hint_words(texts, mistake)));
        }
        for suspect in found.suspects.iter().skip(1).take(ALTERNATIVES) {
            let ids: Vec<&str> = suspect.mistakes.iter().map(|mistake| mistake.id).collect();
            let names: Vec<String> = suspect.mistakes.iter().map(|m| mistake_words(texts, m)).collect();
            lines.push(say!(texts, "grade-or", mistake = names.join("; "), id = ids.join(" + ")));
        }
    }
    if let Some((mistake, count)) = found.nearest {
        let name = mistake_words(texts, mistake);
        lines.push(say!(texts, "grade-nearest", mistake = name, count = count, all = found.answered));
    }
    if let Some(wrong) = &found.wrong {
        lines.extend(wrong_words(texts, set, wrong));
    }
    lines
}

/// The smallest task with a wrong answer, what was expected and what was given.
fn wrong_words(texts: &Texts, set: &TaskSet, wrong: &WrongAnswer) -> [String; 3] {
    let Behaviour { movement, value, nodes, .. } = wrong.expected;
    let expected =
        Reply { movement: movement.map(i64::from), value: Some(i64::from(value)), nodes: Some(nodes) };
    let shown = |reply: &Reply| {
        let or_mark = |number: Option<String>| number.unwrap_or_else(|| "?".to_owned());
        say!(
            texts,
            "grade-triple",
            move = or_mark(reply.movement.map(|n| n.to_string())),
            value = or_mark(reply.value.map(|n| n.to_string())),
            nodes = or_mark(reply.nodes.map(|n| n.to_string()))
        )
    };
    [
        say!(texts, "grade-smallest", task = set.tasks[wrong.place].to_string()),
        say!(texts, "grade-expected", answer = shown(&expected)),
        say!(texts, "grade-given", answer = shown(&wrong.given)),
    ]
}
