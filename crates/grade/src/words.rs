//! A diagnosis in sentences.

use plyground_i18n::{Texts, say};

use crate::{
    Behaviour, Convention, Diagnosis, FitLevel, Mistake, RecordingDiagnosis, Reply, Suspect, TaskSet,
    WrongAnswer,
};

/// More alternatives would not help.
const ALTERNATIVES: usize = 4;

/// The sentence about a mistake.
pub fn mistake_words(texts: &Texts, mistake: &Mistake) -> String {
    texts.get(&format!("grade-mistake-{}", mistake.id))
}

/// A hint that does not give the answer away.
pub fn hint_words(texts: &Texts, mistake: &Mistake) -> String {
    texts.get(&format!("grade-hint-{}", mistake.id))
}

/// The choices in which a convention differs from another; none if there are none.
pub fn convention_words(texts: &Texts, convention: &Convention, usual: &Convention) -> Option<String> {
    let differences = convention.differences_from(usual);
    let list: Vec<String> = differences.into_iter().map(|key| texts.get(key)).collect();
    (!list.is_empty()).then(|| list.join("; "))
}

/// What was found out, in one sentence.
pub fn verdict_words(texts: &Texts, found: &Diagnosis) -> String {
    if found.answered == 0 {
        return texts.get(if found.unwritten > 0 { "grade-not-written" } else { "grade-not-answered" });
    }
    if found.finding.is_right_in_part() {
        return texts.get("grade-right-but-for-nodes");
    }
    if let Some(convention) = found.finding.right_by() {
        return match convention_words(texts, convention, &Convention::SHEET) {
            None => texts.get("grade-right"),
            Some(choices) => say!(texts, "grade-right-by", conventions = choices),
        };
    }
    let Some(named) = named_words(texts, found.finding.mistakes()) else {
        return texts.get("grade-no-mistake-fits");
    };
    if found.finding.suspects.len() > 1 { say!(texts, "grade-one-of", named = named) } else { named }
}

/// The mistakes in a sentence, if there are any.
fn named_words(texts: &Texts, mistakes: &[&Mistake]) -> Option<String> {
    let named = |mistake: &Mistake| {
        say!(texts, "grade-named", mistake = mistake_words(texts, mistake), id = mistake.id)
    };
    match mistakes {
        [mistake] => Some(say!(texts, "grade-one-mistake", mistake = named(mistake))),
        [first, second] => {
            Some(say!(texts, "grade-two-mistakes", first = named(first), second = named(second)))
        }
        _ => None,
    }
}

/// What was found out about recorded searches: the mistake, its hints and other mistakes that fit.
pub fn recording_words(texts: &Texts, found: &RecordingDiagnosis) -> Vec<String> {
    if let Some(convention) = found.finding.right_by() {
        return vec![match convention_words(texts, convention, &found.named) {
            None => texts.get("grade-right"),
            Some(choices) => say!(texts, "grade-recording-right-by", conventions = choices),
        }];
    }
    if found.finding.is_right_in_part() {
        return vec![texts.get("grade-recording-right-but-for-windows")];
    }
    let Some(named) = named_words(texts, found.finding.mistakes()) else {
        return vec![texts.get("grade-recording-no-mistake-fits")];
    };
    let mut lines = vec![named];
    let convention = &found.finding.suspects[0].program.convention;
    if let Some(choices) = convention_words(texts, convention, &found.named) {
        lines.push(say!(texts, "grade-otherwise-by", conventions = choices));
    }
    if found.finding.level == Some(FitLevel::InPart) {
        lines.push(texts.get("grade-recording-without-windows"));
    }
    lines.extend(hints(texts, found.finding.mistakes()));
    for (names, ids) in alternatives(texts, &found.finding.suspects) {
        lines.push(say!(texts, "grade-recording-or", mistake = names, id = ids));
    }
    lines
}

fn hints(texts: &Texts, mistakes: &[&Mistake]) -> Vec<String> {
    mistakes.iter().map(|mistake| say!(texts, "grade-hint", hint = hint_words(texts, mistake))).collect()
}

/// The sentences and the names of the suspects after the first.
fn alternatives<'a>(
    texts: &'a Texts,
    suspects: &'a [Suspect],
) -> impl Iterator<Item = (String, String)> + 'a {
    suspects.iter().skip(1).take(ALTERNATIVES).map(|suspect| {
        let ids: Vec<&str> = suspect.mistakes.iter().map(|mistake| mistake.id).collect();
        let names: Vec<String> = suspect.mistakes.iter().map(|m| mistake_words(texts, m)).collect();
        (names.join("; "), ids.join(" + "))
    })
}

/// Further sentences: other mistakes that fit, hints, and the smallest wrong answer.
pub fn detail_words(texts: &Texts, set: &TaskSet, found: &Diagnosis) -> Vec<String> {
    let mut lines = mistake_details(texts, found);
    if let Some(wrong) = &found.wrong {
        lines.extend(wrong_words(texts, set, wrong));
    }
    lines
}

/// The same without the answer.
pub(crate) fn mistake_details(texts: &Texts, found: &Diagnosis) -> Vec<String> {
    let mut lines = Vec::new();
    if found.answered < found.tasks && found.answered > 0 {
        lines.push(say!(texts, "grade-answered", count = found.answered, all = found.tasks));
    }
    let is_mistaken = !found.finding.mistakes().is_empty();
    if is_mistaken {
        let convention = &found.finding.suspects[0].program.convention;
        if let Some(choices) = convention_words(texts, convention, &Convention::SHEET) {
            lines.push(say!(texts, "grade-otherwise-by", conventions = choices));
        }
        if found.finding.level == Some(FitLevel::InPart) {
            lines.push(texts.get("grade-without-nodes"));
        }
        lines.extend(hints(texts, found.finding.mistakes()));
        for (names, ids) in alternatives(texts, &found.finding.suspects) {
            lines.push(say!(texts, "grade-or", mistake = names, id = ids));
        }
    }
    if let Some((mistake, count)) = found.nearest {
        let name = mistake_words(texts, mistake);
        lines.push(say!(texts, "grade-nearest", mistake = name, count = count, all = found.answered));
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
