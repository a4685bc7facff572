//! Touch on a large board, whose cells are too small for a finger: a move has to be confirmed.

use crate::support::{Visit, cell, moves, wait_for_moves, wait_for_turn};

const ASKED: &str = "document.querySelector('.confirm:not([hidden])') !== null";

#[test]
fn the_second_touch_plays() {
    let visit = Visit::to("play?game=gomoku&x=person&o=person&lang=en");
    let page = &visit.page;
    page.size(360, 740);
    wait_for_turn(page);
    page.tap(&cell(112));
    page.wait(ASKED);
    assert_eq!(moves(page), 0);
    page.tap(&cell(112));
    wait_for_moves(page, 1);
    assert_eq!(moves(page), 1);
    visit.end();
}

#[test]
fn an_analysis_that_goes_on_does_not_forget_the_first_touch() {
    let visit = Visit::to("analyse?game=gomoku&moves=h8,i9&lang=en");
    let page = &visit.page;
    page.size(360, 740);
    page.wait("document.querySelectorAll('.lines > li').length >= 3");
    page.tap(&cell(0));
    page.wait(ASKED);
    let seconds = "document.querySelector('.figures > div:last-child dd').textContent";
    let before = page.eval(seconds);
    page.wait(&format!("{seconds} !== {before}"));
    assert_eq!(page.eval(ASKED), true);
    page.tap(&cell(0));
    page.wait("document.querySelectorAll('.moves button[data-ply]').length === 4");
    visit.end();
}
