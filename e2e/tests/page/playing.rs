//! Whole games, by mouse and by keyboard.

use plyground_e2e::TestServer;

use crate::support::{Visit, address, cell, first_free, moves, wait_for_moves, wait_for_turn};

#[test]
fn tic_tac_toe_by_mouse() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=level=10&lang=en");
    let page = &visit.page;
    while !wait_for_turn(page) {
        let before = moves(page);
        page.click(&cell(first_free(page)));
        wait_for_moves(page, before + 2);
    }
    let words = page.text(".banner-words");
    assert!(words.contains("tie") || words.contains("O wins"), "{words}");
    visit.end();
}

#[test]
fn tic_tac_toe_by_keyboard() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.tab_to("[data-cell][tabindex=\"0\"]");
    // From the middle to the top left, then X along the first row and O along the second.
    page.press("ArrowUp");
    page.press("ArrowLeft");
    page.press("Enter");
    wait_for_moves(page, 1);
    for keys in [&["ArrowDown"][..], &["ArrowUp", "ArrowRight"], &["ArrowDown"], &["ArrowUp", "ArrowRight"]] {
        let before = moves(page);
        for key in keys {
            page.press(key);
        }
        page.press("Enter");
        wait_for_moves(page, before + 1);
    }
    let words = page.text(".banner-words");
    assert!(words.contains("X wins"), "{words}");
    visit.end();
}

#[test]
fn gomoku_by_mouse_with_hints() {
    let visit = Visit::to("play?game=gomoku&x=person&o=level=1&lang=en");
    let page = &visit.page;
    while !wait_for_turn(page) {
        let before = moves(page);
        page.click("[data-act=hint]");
        page.wait("document.querySelector('.advice:not([hidden]) li') !== null");
        let hinted = page.eval(
            "[...document.querySelectorAll('[data-cell]')].findIndex(e => e.getAttribute('aria-label').includes('suggested'))",
        );
        page.click(&cell(hinted.as_u64().expect("the hint is marked on the board") as usize));
        wait_for_moves(page, before + 2);
    }
    assert!(page.text(".banner-words").contains("Black wins"), "hints beat the first level");
    visit.end();
}

#[test]
fn gomoku_by_keyboard_and_typed_moves() {
    let visit = Visit::to("play?game=gomoku&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.tab_to("[data-cell][tabindex=\"0\"]");
    // Black to the right from the middle, White below it.
    page.press("Enter");
    wait_for_moves(page, 1);
    for number in 2..=8 {
        page.press(if number % 2 == 0 { "ArrowDown" } else { "ArrowUp" });
        if number % 2 == 1 {
            page.press("ArrowRight");
        }
        page.press(" ");
        wait_for_moves(page, number);
    }
    page.tab_to("#typed");
    page.type_text("l8");
    page.press("Enter");
    assert!(wait_for_moves(page, 9), "five in a row");
    assert!(page.text(".banner-words").contains("Black wins"));
    visit.end();
}

#[test]
fn a_move_is_taken_back_and_played_again() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=level=10&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click(&cell(4));
    wait_for_moves(page, 2);
    page.click("[data-act=undo]");
    page.wait("document.querySelectorAll('.moves button[data-ply]').length === 1");
    page.click("[data-act=redo]");
    page.wait("document.querySelectorAll('.moves button[data-ply]').length === 3");
    visit.end();
}

#[test]
fn a_link_brings_the_game_back() {
    let visit = Visit::to("play?game=gomoku&moves=h8,i9,j10&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_moves(page, 3);
    page.click(&cell(index("a1")));
    wait_for_moves(page, 4);
    page.reload();
    wait_for_moves(page, 4);
    assert_eq!(moves(page), 4);
    // Another browser with the same link shows the same.
    let link = page.eval("location.href");
    let other = visit.browser.page();
    other.go(link.as_str().unwrap());
    wait_for_moves(&other, 4);
    assert_eq!(moves(&other), 4);
    visit.end();
}

#[test]
fn two_tabs_do_not_meet() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=person&lang=en");
    let other = visit.browser.page();
    other.go(&address(&visit.server, "play?game=piskvorky&x=person&o=level=2&lang=en"));
    wait_for_turn(&visit.page);
    wait_for_turn(&other);
    visit.page.click(&cell(0));
    other.click(&cell(12));
    wait_for_moves(&visit.page, 1);
    wait_for_moves(&other, 2);
    visit.page.click(&cell(1));
    wait_for_moves(&visit.page, 2);
    assert_eq!((moves(&visit.page), moves(&other)), (2, 2));
    visit.end();
}

#[test]
fn a_move_that_was_made_while_the_server_was_away_is_not_lost() {
    let mut visit = Visit::to("play?game=tic-tac-toe&x=person&o=level=10&lang=en");
    wait_for_turn(&visit.page);
    let port = visit.server.port();
    visit.server.end();
    visit.page.click(&cell(4));
    visit.page.wait_for(".toast-error");
    visit.server = TestServer::on_port(port);
    wait_for_moves(&visit.page, 2);
    assert_eq!(moves(&visit.page), 2);
}

#[test]
fn a_server_that_is_restarted_finds_the_game_where_it_was() {
    let mut visit = Visit::to("play?game=tic-tac-toe&x=person&o=level=10&lang=en");
    wait_for_turn(&visit.page);
    visit.page.click(&cell(4));
    wait_for_moves(&visit.page, 2);
    visit.server.restart();
    let free = first_free(&visit.page);
    visit.page.click(&cell(free));
    wait_for_moves(&visit.page, 4);
    assert_eq!(moves(&visit.page), 4);
}

/// The index of a cell on a board of 15, counted from the top left.
fn index(name: &str) -> usize {
    let column = (name.as_bytes()[0] - b'a') as usize;
    let row = 15 - name[1..].parse::<usize>().unwrap();
    row * 15 + column
}
