//! Moves of more than one cell, and boards with signs besides owners.

use plyground_e2e::Page;

use crate::support::{Visit, cell, moves, wait_for_moves, wait_for_turn};

/// Black may jump from 14 over 18 to 23 and on over 27 to 32, where it is crowned; nothing else is legal.
const CAPTURE: &str = "play?game=draughts(english)&position=B:W18,27,29:B14&x=person&o=person&lang=en";
const FROM: usize = 26;
const BETWEEN: usize = 44;
const TO: usize = 62;

fn says(page: &Page, index: usize) -> String {
    page.eval(&format!("document.querySelector('{}').getAttribute('aria-label')", cell(index)))
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

fn label_has(page: &Page, index: usize, word: &str) {
    assert!(says(page, index).contains(word), "{}: {}", index, says(page, index));
}

#[test]
fn a_capture_by_mouse() {
    let visit = Visit::to(CAPTURE);
    let page = &visit.page;
    wait_for_turn(page);
    page.click(&cell(FROM));
    label_has(page, FROM, "chosen");
    label_has(page, BETWEEN, "can come next");
    // Another cell cancels the entry, and the move has to be begun again.
    page.click(&cell(1));
    assert!(!says(page, FROM).contains("chosen"));
    for index in [FROM, BETWEEN] {
        page.click(&cell(index));
    }
    assert_eq!(moves(page), 0);
    page.click(&cell(TO));
    wait_for_moves(page, 1);
    assert_eq!(moves(page), 1);
    label_has(page, TO, "king");
    label_has(page, BETWEEN, "empty");
    visit.end();
}

#[test]
fn a_capture_by_keyboard() {
    let visit = Visit::to(CAPTURE);
    let page = &visit.page;
    wait_for_turn(page);
    page.tab_to("[data-cell][tabindex=\"0\"]");
    // The focus begins at the left, in the fifth row.
    for key in ["ArrowUp", "ArrowRight", "ArrowRight", "Enter"] {
        page.press(key);
    }
    label_has(page, FROM, "chosen");
    page.press("Escape");
    assert!(!says(page, FROM).contains("chosen"));
    page.press("Enter");
    // The path is unambiguous: the last square is enough.
    for key in ["ArrowDown", "ArrowRight"].repeat(4) {
        page.press(key);
    }
    page.press("Enter");
    wait_for_moves(page, 1);
    label_has(page, TO, "king");
    visit.end();
}

#[test]
fn two_ways_to_one_square_are_told_apart() {
    // 2 may jump to 18 by 9 and by 11.
    let visit =
        Visit::to("play?game=draughts(english)&position=B:W6,7,14,15,29:B2&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    let (from, by, to) = (3, 21, 35);
    page.click(&cell(from));
    page.click(&cell(to));
    page.wait("document.querySelector('#toasts').textContent.includes('Several moves end on 18')");
    assert_eq!(moves(page), 0);
    label_has(page, from, "chosen");
    page.click(&cell(by));
    page.click(&cell(to));
    wait_for_moves(page, 1);
    // The other two stand where they stood.
    label_has(page, 10, "White");
    label_has(page, 26, "White");
    label_has(page, 12, "empty");
    visit.end();
}

#[test]
fn a_move_that_gave_another_turn_is_taken_back_alone() {
    let visit = Visit::to("play?game=kalah&moves=3&x=person&o=level=1&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click("[data-act=undo]");
    page.wait("document.querySelectorAll('.moves button[data-ply]').length === 1");
    label_has(page, 11, "stones: 4");
    page.click("[data-act=redo]");
    wait_for_moves(page, 1);
    assert_eq!(moves(page), 1);
    label_has(page, 11, "stones: 0");
    visit.end();
}

#[test]
fn a_closed_box_gives_another_turn() {
    let visit = Visit::to("play?game=dots-and-boxes(2,1)&moves=b1,b3,a2&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    label_has(page, 7, "no line yet");
    page.click(&cell(7));
    wait_for_moves(page, 4);
    label_has(page, 7, "line drawn");
    label_has(page, 6, "O");
    page.click(&cell(8));
    assert_eq!(moves(page), 4, "nothing is drawn inside a box");
    page.click(&cell(3));
    wait_for_moves(page, 5);
    let sides =
        page.eval("[...document.querySelectorAll('.moves .side-name')].map(e => e.textContent).join('')");
    assert_eq!(sides, "XOXOO");
    visit.end();
}

#[test]
fn seeds_are_sown_from_the_house_that_is_clicked() {
    let visit = Visit::to("play?game=kalah&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    label_has(page, 11, "stones: 4");
    label_has(page, 11, "move 3");
    page.click(&cell(11));
    wait_for_moves(page, 1);
    label_has(page, 11, "stones: 0");
    label_has(page, 15, "stones: 1");
    // The last seed fell into the own store: X moves again.
    page.click(&cell(14));
    wait_for_moves(page, 2);
    let sides =
        page.eval("[...document.querySelectorAll('.moves .side-name')].map(e => e.textContent).join('')");
    assert_eq!(sides, "XX");
    visit.end();
}
