//! The tree player and practice.

use crate::support::{Visit, address};
use plyground_e2e::Page;

/// The numbers of a search's counters: nodes, leaves, cutoffs.
fn counters(page: &Page, runner: usize) -> Vec<u64> {
    let numbers = page.eval(&format!(
        "[...document.querySelectorAll('.runner')[{runner}].querySelectorAll('.counters dd')].map(e => Number(e.textContent))"
    ));
    serde_json::from_value(numbers).unwrap()
}

fn sentence(page: &Page) -> String {
    let words =
        page.eval("[...document.querySelectorAll('.runner-sentence')].map(e => e.textContent).join(' | ')");
    words.as_str().unwrap().to_owned()
}

#[test]
fn the_lecture_tree_to_the_end_and_back() {
    let visit = Visit::to("learn?game=explicit([[3,12,8],[2,4,6],[14,5,2]])&a=minimax&b=alpha-beta&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.runner .counters dd').length === 6");
    assert_eq!((counters(page, 0), counters(page, 1)), (vec![0, 0, 0], vec![0, 0, 0]));
    let steps = page.eval("Number(document.querySelector('.player-controls input[type=range]').max)");
    let steps = steps.as_u64().unwrap();
    assert!(steps >= 30, "{steps}");
    let mut seen = vec![sentence(page)];
    for _ in 0..steps {
        page.click("[data-go=forward]");
        seen.push(sentence(page));
    }
    assert_eq!((counters(page, 0), counters(page, 1)), (vec![13, 9, 0], vec![11, 7, 1]));
    let states =
        page.eval("[...document.querySelectorAll('.runner-state')].map(e => e.textContent).join(' ')");
    assert_eq!(states.as_str().unwrap().matches('3').count(), 2, "{states}");
    assert!(seen.iter().any(|words| words.contains("is cut: MAX already has the value 3")), "{seen:#?}");
    // And back, past the same sentences.
    for before in seen.iter().rev().skip(1) {
        page.click("[data-go=back]");
        assert_eq!(&sentence(page), before);
    }
    assert_eq!(counters(page, 1), [0, 0, 0]);
    page.click("[data-go=last]");
    assert_eq!(counters(page, 1), [11, 7, 1]);
    visit.end();
}

#[test]
fn practice_tells_right_from_wrong_and_why() {
    let visit =
        Visit::to("learn?game=explicit([[3,12,8],[2,4,6],[14,5,2]])&b=alpha-beta&mode=practice&lang=en");
    let page = &visit.page;
    page.wait("document.querySelector('.question input, .question button') !== null");
    // The first question is about the first branch's window, which is open.
    page.wait("document.querySelectorAll('.question-field').length === 2");
    for text in ["-inf", "inf"] {
        page.type_text(text);
        page.press("Tab");
    }
    page.press("Enter");
    page.wait("document.querySelector('.feedback-right') !== null");
    // 1001 is a wrong answer to the next question about a value.
    for _ in 0..20 {
        if page.eval("document.querySelectorAll('.question-field').length") == 1 {
            // The picture does not tell the value that is asked for, nor does the sentence of the step before.
            assert_eq!(page.eval("document.querySelector('.is-asked .tree-value').textContent"), "?");
            assert_eq!(page.eval("document.querySelector('.runner-sentence').hidden"), true);
            page.tab_to(".question-field");
            page.type_text("1001");
            page.press("Enter");
            page.wait("document.querySelector('.feedback-wrong') !== null");
            let words = page.text(".feedback-wrong");
            assert!(words.split_whitespace().count() > 5, "{words}");
            visit.end();
            return;
        }
        page.click(".question .button");
    }
    panic!("nobody asks for a value");
}

#[test]
fn every_exercise_is_new_and_its_answer_comes_after_the_learners() {
    let visit = Visit::to("learn?mode=practice&lang=en");
    let page = &visit.page;
    page.wait("document.querySelector('.exercise-field') !== null");
    let picture = "document.querySelector('.exercise-body .exercise-picture').innerHTML";
    let first = page.eval(picture);
    assert_eq!(page.eval("document.querySelector('.exercise-marks').textContent"), "");
    page.click(".exercise-field");
    page.type_text("a");
    page.press("Enter");
    // The first leaf is always visited.
    page.wait("document.querySelector('.exercise-marks .feedback-wrong') !== null");
    let words = page.text(".exercise-marks .feedback-wrong");
    assert!(
        words.contains("Points:") && words.contains("too many: a") && words.contains("right:"),
        "{words}"
    );
    page.click(".exercise-form [data-next]");
    page.wait("document.querySelector('.exercise-marks').textContent === ''");
    page.wait("document.querySelector('.exercise-field').value === ''");
    assert_ne!(page.eval(picture), first, "another tree");
    visit.end();
}

#[test]
fn a_leaf_is_changed_where_it_stands() {
    let visit = Visit::to("learn?game=explicit([[3,12,8],[2,4,6],[14,5,2]])&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.runner .counters dd').length === 6");
    page.click(".tree-spot-leaf");
    page.wait_for("dialog[open]");
    assert_eq!(page.text("dialog h2"), "Node 1.1");
    assert_eq!(page.text("dialog [type=submit]"), "Change");
    let width = page.eval("document.querySelector('dialog input').getBoundingClientRect().width");
    assert!(width.as_f64().unwrap() > 120.0, "{width}");
    page.click("dialog input");
    page.press("End");
    page.press("Backspace");
    page.type_text("7");
    page.press("Enter");
    page.wait("document.querySelector('.lesson-source .mono').value.startsWith('[[7,12,8]')");
    page.wait("location.hash.includes('[[7,12,8]')");
    visit.end();
}

#[test]
fn a_question_is_seen_on_a_phone_and_not_answered_by_an_impatient_key() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.size(360, 740);
    page.go(&address(&visit.server, "learn?mode=practice&lang=en"));
    page.wait("document.querySelectorAll('.question-field').length === 2");
    let [question, tree, bar] = [".question", ".tree-box", "nav"].map(|name| {
        let top = format!("[...document.querySelectorAll('{name}')].at(-1).getBoundingClientRect().top");
        page.eval(&top).as_f64().unwrap()
    });
    assert!(question < 400.0 && question < tree && question < bar, "{question} {tree} {bar}");
    // Infinity by its buttons, first into one field and then into the other.
    page.tap(".infinity");
    page.tap(".infinity + .infinity");
    let written = "[...document.querySelectorAll('.question-field')].map(e => e.value).join(' ')";
    assert_eq!(page.eval(written), "−∞ ∞");
    page.press("Enter");
    page.wait("/^Right answers: 1 of 1/.test(document.querySelector('.practice > .note').textContent)");
    page.wait("document.querySelectorAll('.question .button').length === 2");
    page.press("Enter");
    assert!(page.text(".practice > .note").ends_with("1 of 1"), "{}", page.text(".practice > .note"));
    visit.end();
}

#[test]
fn a_lesson_that_was_refused_says_why_and_can_be_changed() {
    let visit = Visit::to("learn?game=tic-tac-toe&moves=a1,a1&lang=en");
    let page = &visit.page;
    page.wait_for("main [role=alert]:not([hidden])");
    assert!(page.text("main [role=alert]").contains("a1"), "{}", page.text("main [role=alert]"));
    page.press("ArrowRight");
    page.click("[data-name=mode] label:has([value=practice])");
    page.wait("document.querySelector('.kinds input') !== null");
    page.click(".kinds input");
    // A tree that cannot be parsed is refused with the server's error, and the one before stays.
    page.go(&address(&visit.server, "learn?lang=en"));
    page.wait("document.querySelectorAll('.runner .counters dd').length === 6");
    page.click(".lesson-source .mono");
    page.press("End");
    page.type_text("]");
    page.press("Enter");
    page.wait_for("main [role=alert]:not([hidden])");
    let words = page.eval(
        "fetch('/api/tree?lang=en', { method: 'POST', headers: { 'Content-Type': 'application/json' }, \
         body: JSON.stringify({ game: `explicit(${document.querySelector('.lesson-source .mono').value})` }) }) \
         .then((answer) => answer.json()).then(({ error }) => error.message)",
    );
    let words = words.as_str().unwrap();
    let (first, rest) = words.split_at(1);
    assert_eq!(page.text("main [role=alert]"), first.to_uppercase() + rest);
    assert_eq!(page.eval("document.querySelectorAll('.runner .counters dd').length"), 6);
    page.click("[data-go=forward]");
    page.wait("/step=1/.test(location.hash) && !location.hash.includes(']]]')");
    page.click(".lesson-source .mono");
    page.press("End");
    page.press("Backspace");
    page.press("Enter");
    page.wait("document.querySelector('main [role=alert]').hidden");
    let thrown = page.complaints().into_iter().filter(|text| text.contains("TypeError")).collect::<Vec<_>>();
    assert!(thrown.is_empty(), "{thrown:#?}");
}

/// Whether the current node of every tree that is shown lies within its box.
const IS_CURRENT_SEEN: &str = "[...document.querySelectorAll('.tree-box')].filter((box) => box.clientWidth > 0).every((box) => { \
     const [outer, inner] = [box, box.querySelector('.is-current .tree-node, .is-current .tree-leaf')] \
     .map((one) => one.getBoundingClientRect()); \
     return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom; })";

/// Whether the sentences and the counts of the searches that are shown lie above the end of the window, and above the bar
/// of a phone.
const ARE_WORDS_SEEN: &str = "(() => { const bar = document.querySelector('nav').getBoundingClientRect(); \
     const end = bar.top > 300 ? bar.top : innerHeight; \
     const all = [...document.querySelectorAll('.runner-sentence, .counters')].filter((one) => one.clientWidth > 0); \
     return scrollY === 0 && all.length >= 2 && all.every((one) => one.getBoundingClientRect().bottom <= end); })()";

#[test]
fn the_current_node_and_its_words_are_in_view_on_a_laptop_and_on_a_phone() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.reduce_motion(true);
    let position = "learn?game=tic-tac-toe&moves=b2,a1,c3,a3,b3&depth=3&lang=en";
    for (width, height) in [(1280, 800), (390, 844)] {
        page.size(width, height);
        page.go(&address(&visit.server, "home?lang=en"));
        page.go(&address(&visit.server, position));
        page.wait("document.querySelectorAll('.runner .counters dd').length === 6");
        for _ in 0..8 {
            (0..3).for_each(|_| page.click("[data-go=forward]"));
            assert_eq!(page.eval(IS_CURRENT_SEEN), true, "{width}");
        }
        assert_eq!(page.eval(ARE_WORDS_SEEN), true, "{width}");
    }
    // A phone shows one search at a time; the tabs choose.
    let shown = "[...document.querySelectorAll('.runner')].findIndex((one) => one.clientWidth > 0)";
    assert_eq!(page.eval(shown), 0);
    page.tap(".stage-tabs label:nth-of-type(2)");
    page.wait(&format!("{shown} === 1"));
    visit.end();
}

#[test]
fn a_fan_is_folded_around_the_current_move_and_can_be_moved_and_enlarged() {
    let visit = Visit::to("learn?game=gomoku&depth=1&a=minimax&b=none&step=300&lang=en");
    let page = &visit.page;
    page.reduce_motion(true);
    page.wait("document.querySelectorAll('.tree-fold').length === 2");
    let drawn = "document.querySelectorAll('.tree-spot:not(.tree-fold)').length";
    assert_eq!(page.eval(drawn), 9, "the root and one block of its 225 moves");
    assert_eq!(page.eval(IS_CURRENT_SEEN), true);
    let folded = "[...document.querySelectorAll('.tree-fold .tree-value')].reduce((sum, e) => sum + Number(e.textContent), 0)";
    assert_eq!(page.eval(folded), 225 - 8);
    // The keys and the wheel enlarge, the mouse moves.
    let view = "document.querySelector('.tree').viewBox.baseVal";
    let before = page.eval(&format!("{view}.width")).as_f64().unwrap();
    page.eval("document.querySelector('.tree-box').focus()");
    page.press("+");
    page.wheel(".tree-box", -240.0);
    page.wait(&format!("{view}.width < {}", before * 0.75));
    let left = page.eval(&format!("{view}.x")).as_f64().unwrap();
    page.press("ArrowRight");
    page.wait(&format!("{view}.x > {left}"));
    page.press("0");
    page.wait(&format!("Math.abs({view}.width - {before}) < 1"));
    // A fold opens the block beside it.
    page.click(".tree-fold:last-of-type");
    page.wait(&format!("{drawn} === 9"));
    page.click("[data-tool=whole]");
    page.wait(&format!("{drawn} === 226"));
    visit.end();
}

#[test]
fn searches_are_added_and_removed_and_go_in_step_by_node() {
    let visit = Visit::to("learn?game=explicit([[3,12,8],[2,4,6],[14,5,2]])&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.runner').length === 2");
    page.click(".add-search");
    page.wait("document.querySelectorAll('.runner').length === 3");
    page.wait("location.hash.includes('c=')");
    page.click("[data-name=by] label:nth-of-type(2)");
    page.wait("location.hash.includes('by=node')");
    assert_eq!(page.eval("Number(document.querySelector('.player-controls input[type=range]').max)"), 13);
    // After the eighth place, which alpha-beta leaves out, both are in front of the ninth.
    (0..8).for_each(|_| page.click("[data-go=forward]"));
    assert_eq!((counters(page, 0)[0], counters(page, 1)[0]), (8, 7));
    page.reload();
    page.wait("document.querySelectorAll('.runner').length === 3");
    page.wait("document.querySelectorAll('.runner .counters dd')[0]?.textContent === '8'");
    page.click(".runner:last-of-type .runner-head > button");
    page.wait("document.querySelectorAll('.runner').length === 2");
    visit.end();
}
