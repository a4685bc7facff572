//! The forms for a new game and for watching: valid games start, and invalid ones are refused with a sentence.

use plyground_e2e::Page;

use crate::support::{Visit, wait_for_turn};

const TREE: &str = ".new-game .form-row .mono";
const REFUSED: &str = "document.querySelector('.new-game [role=alert]:not([hidden])') !== null";
const REMARKED: &str = "document.querySelector('[role=status].field-remark:not([hidden])') !== null";

/// Types another text into a field, and presses Enter at once.
fn enter(page: &Page, field: &str, text: &str) {
    page.wait_for(field);
    page.eval(&format!(
        "(() => {{ const field = document.querySelector('{field}'); field.focus(); field.select(); }})()"
    ));
    page.type_text(text);
    page.press("Enter");
}

/// Chooses a game by its card.
fn choose(page: &Page, id: &str) {
    page.wait_for(&format!("[name=game][value={id}]"));
    page.eval(&format!("document.querySelector('[name=game][value={id}]').click()"));
}

#[test]
fn a_tree_that_is_refused_is_not_started_and_a_mended_one_is() {
    for route in ["play", "watch"] {
        let visit = Visit::to(&format!("{route}?lang=en"));
        let page = &visit.page;
        choose(page, "explicit");
        enter(page, TREE, "[[3,12");
        page.wait(REFUSED);
        let words = page.text(".new-game [role=alert]");
        assert!(words.starts_with(char::is_uppercase), "{words}");
        assert_eq!(page.eval("location.hash.includes('game=')"), false, "{route}");
        enter(page, TREE, "[[3,12],[2,4]]");
        page.wait("location.hash.includes('game=explicit')");
        page.wait_for(".table .tree");
    }
}

#[test]
fn a_game_can_be_started_after_the_server_was_away() {
    let mut visit = Visit::to("play?pick=tic-tac-toe&lang=en");
    visit.page.wait_for("[name=game]:checked");
    visit.server.end();
    choose(&visit.page, "gomoku");
    visit.page.wait(REFUSED);
    visit.page.click(".new-game [type=submit]");
    visit.page.wait("location.hash.includes('game=gomoku')");
}

#[test]
fn who_starts_a_written_tree_has_its_root() {
    let visit = Visit::to("play?pick=explicit&lang=en");
    let page = &visit.page;
    page.wait("document.querySelector('[data-name=mark]')?.hidden === true");
    page.click("[data-name=starter] input[value=other] + span");
    page.click(".new-game [type=submit]");
    page.wait("location.hash.includes('game=explicit')");
    let hash = page.eval("location.hash");
    let hash = hash.as_str().unwrap();
    assert!(hash.contains("x=level") && hash.contains("o=person") && !hash.contains("starter="), "{hash}");
    wait_for_turn(page);
    visit.end();
}

#[test]
fn what_should_be_known_of_a_game_is_said_and_is_no_error() {
    let visit = Visit::to("play?lang=en");
    let page = &visit.page;
    for route in ["play", "watch"] {
        page.eval(&format!("location.hash = '#/{route}?lang=en'"));
        page.wait_for(&format!(".page-{route} .new-game"));
        choose(page, "mnk");
        page.eval(
            "(() => { const field = [...document.querySelectorAll('.new-game [type=number]')].at(2); field.value = 9; \
             field.dispatchEvent(new Event('change', { bubbles: true })); })()",
        );
        page.wait(REMARKED);
        assert!(page.text(".field-remark").starts_with("No line of 9"), "{}", page.text(".field-remark"));
        assert_eq!(page.eval(REFUSED), false);
    }
    page.eval("location.hash = '#/lab?game=mnk(3,3,4)&lang=en'");
    page.wait_for(".lab-form");
    page.wait(REMARKED);
    visit.end();
}
