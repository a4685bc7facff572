//! The table while a program is searching.

use crate::support::{Visit, cell, moves, wait_for_moves, wait_for_turn};
use plyground_e2e::Page;

/// The moves of the list, in order.
fn listed(page: &Page) -> Vec<String> {
    let texts = page.eval(
        "[...document.querySelectorAll('.moves button[data-ply]:not([data-ply=\"0\"]) .move-text')].map(e => e.textContent)",
    );
    serde_json::from_value(texts).unwrap()
}

/// Types a move into its field.
fn play(page: &Page, text: &str) {
    page.tab_to("#typed");
    page.type_text(text);
    page.press("Enter");
}

/// Makes the first answer of a program an error.
fn refuse_first(page: &Page, code: &str) {
    page.eval(&format!(
        "(() => {{ const read = JSON.parse; let left = 1; JSON.parse = (text) => {{ const told = read(text); \
         return told?.type === 'reply' && left-- > 0 \
         ? {{ id: told.id, type: 'error', code: '{code}', message: 'Not now.' }} : told; }}; }})()"
    ));
}

#[test]
fn who_looks_back_meanwhile_finds_the_true_game() {
    let visit = Visit::to("play?game=gomoku&moves=h8,i9&x=person&o=level=10&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    play(page, "j10");
    page.wait("/thinking/.test(document.querySelector('#status').textContent)");
    page.click(".moves button[data-ply=\"1\"]");
    page.wait("location.hash.includes('ply=1')");
    page.wait("document.querySelectorAll('.moves button[data-ply]').length === 5");
    let game = listed(page);
    assert_eq!(game[..3], ["h8", "i9", "j10"]);
    assert_eq!(page.eval("location.hash.includes('ply=1')"), true, "the view stays where it was");
    // From there the new end can be reached by keys.
    page.eval("document.activeElement.blur()");
    (0..3).for_each(|_| page.press("]"));
    page.wait("!location.hash.includes('ply=')");
    wait_for_turn(page);
    assert_eq!(listed(page), game);
    visit.end();
}

#[test]
fn who_looks_back_while_programs_play_sees_their_game_grow() {
    let visit = Visit::to("watch?game=gomoku&x=level=1&o=level=1&seed=5&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.moves button[data-ply]').length >= 4");
    page.click(".moves button[data-ply=\"1\"]");
    page.wait("location.hash.includes('ply=1')");
    let before = listed(page);
    page.wait(&format!(
        "document.querySelectorAll('.moves button[data-ply]').length >= {}",
        before.len() + 4
    ));
    let after = listed(page);
    assert_eq!(after[..before.len()], before);
    assert_eq!(page.eval("location.hash.includes('ply=1')"), true);
    visit.end();
}

#[test]
fn a_server_that_is_busy_is_asked_again() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=level=10&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    refuse_first(page, "busy");
    page.click(&cell(4));
    wait_for_moves(page, 2);
    assert_eq!(page.eval("document.querySelectorAll('.toast').length"), 0, "nobody needs to know");
    visit.end();
}

#[test]
fn a_program_that_was_refused_can_be_asked_again() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=level=10&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    refuse_first(page, "internal");
    page.click(&cell(4));
    page.wait("document.querySelector('.banner:not([hidden]) [data-act=retry]') !== null");
    assert_eq!(moves(page), 1);
    page.click("[data-act=retry]");
    wait_for_moves(page, 2);
    visit.end();
}

#[test]
fn a_server_that_is_restarted_still_moves() {
    let mut visit = Visit::to("play?game=gomoku&moves=h8,i9&x=person&o=level=10&lang=en");
    wait_for_turn(&visit.page);
    play(&visit.page, "j10");
    visit.page.wait("/thinking/.test(document.querySelector('#status').textContent)");
    visit.server.restart();
    wait_for_moves(&visit.page, 4);
    assert_eq!(listed(&visit.page)[..3], ["h8", "i9", "j10"]);
}

#[test]
fn a_hint_that_comes_late_leaves_the_address_alone() {
    let visit = Visit::to("play?game=gomoku&moves=h8,i9,j10&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click("[data-act=hint]");
    page.eval("location.hash = '#/settings?lang=en'");
    page.wait("document.querySelector('.page-settings') !== null");
    // The same server answers another hint: the first one would have arrived before.
    let other = visit.browser.page();
    other.go(&crate::support::address(
        &visit.server,
        "play?game=gomoku&moves=h8,i9,j10&x=person&o=person&lang=en",
    ));
    wait_for_turn(&other);
    other.click("[data-act=hint]");
    other.wait("document.querySelector('.advice:not([hidden])') !== null");
    assert_eq!(page.eval("location.hash.startsWith('#/settings')"), true);
    visit.end();
}

#[test]
fn time_that_ran_out_is_not_taken_back() {
    let visit =
        Visit::to("play?game=tic-tac-toe&moves=a1,b2&x=person&o=person&clock=5%2B3&end=time:X&lang=en");
    let page = &visit.page;
    assert!(wait_for_turn(page), "the game is over");
    page.click("[data-act=undo]");
    page.wait("/time is over/.test(document.querySelector('.toast')?.textContent)");
    assert_eq!(moves(page), 2);
    visit.end();
}

#[test]
fn a_move_that_was_refused_can_be_mended() {
    let visit = Visit::to("play?game=tic-tac-toe&moves=a1&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    play(page, "a1");
    page.wait("document.querySelector('.toast') !== null");
    assert_eq!(page.eval("document.querySelector('#typed').value"), "a1");
    page.press("Backspace");
    page.type_text("2");
    page.press("Enter");
    wait_for_moves(page, 2);
    assert_eq!(page.eval("document.querySelector('#typed').value"), "");
}
