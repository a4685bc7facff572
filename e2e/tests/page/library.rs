//! The games of a browser: kept, listed, found, deleted with a way back, and taken along in a file.

use crate::support::{
    Visit, address, cell, folder, keep_files, lines, wait_for_line, wait_for_moves, wait_for_turn,
};

const COUNT: &str = "document.querySelectorAll('.game-entry').length";

/// Two games: tic-tac-toe with two moves and Connect Four with one.
fn two_games() -> Visit {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click(&cell(4));
    wait_for_line(page, "b2");
    page.click(&cell(0));
    wait_for_line(page, "b2,a3");
    page.go(&address(&visit.server, "play?game=connect-four&x=person&o=level=1&lang=en"));
    wait_for_turn(page);
    page.click(&cell(3));
    wait_for_moves(page, 2);
    page.click("#to-games");
    page.wait(&format!("{COUNT} === 2"));
    visit
}

#[test]
fn games_are_listed_searched_and_opened() {
    let visit = two_games();
    let page = &visit.page;
    let first = "document.querySelector('.game-entry h2').textContent";
    assert_eq!(page.eval(first), "Connect Four", "the newest first");
    page.wait("document.querySelectorAll('.miniature .board-picture').length === 2");
    page.tab_to("input[type=search]");
    page.type_text("a3 tic");
    page.wait(&format!("{COUNT} === 1 && {first} === 'Tic-tac-toe'"));
    page.reload();
    page.wait(&format!("{COUNT} === 1"));
    page.eval("document.querySelector('input[type=search]').select()");
    page.press("Backspace");
    page.wait(&format!("{COUNT} === 2"));
    page.eval(
        "(() => { const list = document.querySelector('.game-search select'); list.value = 'tic-tac-toe'; \
         list.dispatchEvent(new Event('change')); })()",
    );
    page.wait(&format!("{COUNT} === 1"));
    page.click(".game-entry [data-act=analyse]");
    page.wait("location.hash.startsWith('#/analyse')");
    wait_for_line(page, "b2,a3");
    visit.end();
}

#[test]
fn a_game_is_renamed_and_deleted_and_both_can_be_undone() {
    let visit = two_games();
    let page = &visit.page;
    let first = "document.querySelector('.game-entry h2').textContent";
    page.click(".game-entry [data-act=rename]");
    page.type_text("Against my sister");
    page.press("Enter");
    page.wait(&format!("{first} === 'Against my sister'"));
    page.press_with_control('z');
    page.wait(&format!("{first} === 'Connect Four'"));
    page.click(".game-entry [data-act=delete]");
    page.wait(&format!("{COUNT} === 1"));
    page.reload();
    page.wait(&format!("{COUNT} === 1"));
    page.click(".game-entry [data-act=delete]");
    page.wait(&format!("{COUNT} === 0"));
    page.click(".toast-act");
    page.wait(&format!("{COUNT} === 1 && {first} === 'Tic-tac-toe'"));
    visit.end();
}

#[test]
fn all_games_go_out_in_one_file_and_come_back() {
    let visit = two_games();
    let page = &visit.page;
    keep_files(page);
    page.click("#export-games");
    page.wait("saved.length === 1");
    let text = page.eval("saved[0].text()");
    let path = folder("library").join("games.json");
    std::fs::write(&path, text.as_str().unwrap()).unwrap();
    // Another browser, with games of its own.
    let other = Visit::to("play?game=tic-tac-toe&x=person&o=person&lang=en");
    wait_for_turn(&other.page);
    other.page.click(&cell(8));
    wait_for_line(&other.page, "c1");
    other.page.click("#to-games");
    other.page.wait(&format!("{COUNT} === 1"));
    other.page.choose_file("input[type=file]", &path);
    other.page.wait(&format!("{COUNT} === 3"));
    // Once more: the same games are merged. The field is empty again when a file has been read.
    let is_read = "document.querySelector('input[type=file]').value === ''";
    other.page.wait(is_read);
    other.page.choose_file("input[type=file]", &path);
    other.page.wait(is_read);
    assert_eq!(other.page.eval(COUNT), 3);
    std::fs::write(&path, "[]").unwrap();
    other.page.choose_file("input[type=file]", &path);
    other.page.wait_for(".toast-error");
    other.end();
    visit.end();
}

#[test]
fn two_tabs_add_to_one_game() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click(&cell(4));
    wait_for_line(page, "b2");
    let other = visit.browser.page();
    other.go(page.eval("location.href").as_str().unwrap());
    wait_for_moves(&other, 1);
    other.click(&cell(0));
    wait_for_line(&other, "b2,a3");
    page.wait_for("[data-move=\"b2,a3\"]");
    page.click(&cell(8));
    wait_for_line(page, "b2,c1");
    other.wait_for("[data-move=\"b2,c1\"]");
    assert_eq!(lines(&other), ["b2,a3", "b2,c1"]);
    // What one tab deletes is gone in the other.
    page.click("[data-node=delete]");
    other.wait("document.querySelector('[data-move=\"b2,c1\"]') === null");
    page.click("#to-games");
    page.wait(&format!("{COUNT} === 1"));
    visit.end();
}

#[test]
fn a_link_is_kept_from_the_first_move_on() {
    let visit = Visit::to("play?game=tic-tac-toe&moves=b2,a1&x=person&o=person&id=from-elsewhere-1&lang=en");
    let page = &visit.page;
    wait_for_moves(page, 2);
    page.go(&address(&visit.server, "games?lang=en"));
    page.wait_for(".game-search select");
    assert_eq!(page.eval(COUNT), 0);
    page.go(&address(&visit.server, "play?game=tic-tac-toe&moves=b2,a1&x=person&o=person&lang=en"));
    wait_for_moves(page, 2);
    page.click(&cell(0));
    wait_for_line(page, "b2,a1,a3");
    page.wait("location.hash.includes('id=')");
    let id = page.eval("new URLSearchParams(location.hash.split('?')[1]).get('id')");
    let id = id.as_str().unwrap();
    // Moves of an address that the record lacks are added to it; the rules of another game make it another record.
    let route = format!("play?game=tic-tac-toe&moves=b2,c3&x=person&o=person&id={id}&lang=en");
    page.go(&address(&visit.server, &route));
    page.wait_for("[data-move=\"b2,a1,a3\"]");
    assert_eq!(lines(page), ["b2,a1,a3", "b2,c3"]);
    let route = format!("play?game=piskvorky&moves=b2&x=person&o=person&id={id}&lang=en");
    page.go(&address(&visit.server, &route));
    wait_for_moves(page, 1);
    assert_eq!(lines(page), ["b2"]);
    page.click("#to-games");
    page.wait(&format!("{COUNT} === 1"));
    visit.end();
}

#[test]
fn what_older_versions_kept_is_taken_over_once() {
    let visit = Visit::to("settings?lang=en");
    let page = &visit.page;
    page.wait_for(".page-settings h1");
    page.eval(
        "localStorage.setItem('plyground.games', JSON.stringify([{ key: 'k', game: 'tic-tac-toe', plies: 2, words: '', \
         seats: { X: 'person', O: 'person' }, when: 1700000000000, \
         hash: '#/play?game=tic-tac-toe&moves=b2,a1&x=person&o=person&end=resigned:X' }]))",
    );
    for _ in 0..2 {
        page.go(&address(&visit.server, "games?lang=en"));
        page.wait(&format!("{COUNT} === 1"));
        assert!(page.text(".game-entry").contains("X has resigned"), "{}", page.text(".game-entry"));
        assert_eq!(page.eval("localStorage.getItem('plyground.games')"), serde_json::Value::Null);
    }
    visit.end();
}

#[test]
fn without_a_database_the_games_last_as_long_as_the_tab_and_the_page_says_so() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.before_each_load(
        "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('none'); } })",
    );
    page.go(&address(&visit.server, "play?game=tic-tac-toe&x=person&o=person&lang=en"));
    wait_for_turn(page);
    page.click(&cell(4));
    wait_for_line(page, "b2");
    page.click("#to-games");
    page.wait(&format!("{COUNT} === 1"));
    assert!(
        page.text(".page-games [role=alert]").contains("Export"),
        "{}",
        page.text(".page-games [role=alert]")
    );
    visit.end();
}
