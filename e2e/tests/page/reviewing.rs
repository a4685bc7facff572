//! The review in figures, learning from mistakes, and what the board shows for players of five in a row.

use crate::support::{Visit, address, cell, wait_for_cells};

/// O loses with the second move, and X wins.
const LOST: &str = "game=tic-tac-toe&moves=a1,b1,b2,a2,c3&x=level=10&o=person&lang=en";

#[test]
fn a_review_counts_mistakes_and_leads_to_them() {
    let visit = Visit::to(&format!("review?{LOST}"));
    let page = &visit.page;
    page.wait_for(".scoresheet:not(.is-pending) [data-accuracy=X]");
    assert_eq!(
        (page.text("[data-accuracy=X]"), page.text("[data-accuracy=O]")),
        ("100 %".into(), "14 %".into())
    );
    page.click("[data-kind=O-blunder]");
    page.wait("location.hash.includes('ply=1&') || location.hash.endsWith('ply=1')");
    assert!(page.text(".better").starts_with("Blunder. Better than b1"), "{}", page.text(".better"));
    // The chart marks the move, and Page Up goes there.
    assert_eq!(page.text(".chart-sign text"), "??");
    page.tab_to(".chart");
    page.press("Home");
    page.press("PageUp");
    page.wait("document.querySelector('.chart').getAttribute('aria-valuenow') === '2'");
    let words = page.eval("document.querySelector('.chart').getAttribute('aria-valuetext')");
    assert!(words.as_str().unwrap().ends_with("Blunder."), "{words}");
    visit.end();
}

#[test]
fn mistakes_are_learned_from_by_the_side_of_ones_choice() {
    let visit = Visit::to("review?game=tic-tac-toe&moves=a1,b1,c1,b2,a2,b3&x=person&o=person&lang=en");
    let page = &visit.page;
    page.wait_for("[data-practise=O]");
    page.click("[data-practise=O]");
    page.wait_for(".ring-played");
    assert!(page.text(".puzzle-goal").starts_with("Blunder."), "{}", page.text(".puzzle-goal"));
    page.click("[data-act=solution]");
    page.wait("!document.querySelector('.learn-words').hidden");
    page.click(".learn-sides input[value=X]");
    page.wait("document.querySelector('.puzzle-side').parentElement.textContent.includes('X is to move')");
    page.wait("document.querySelector('.learn-words').hidden");
    // The choice survives a reload.
    page.reload();
    page.wait("document.querySelector('.learn-sides input[value=X]')?.checked === true");
    visit.end();
}

#[test]
fn values_threats_and_numbers_stand_on_the_board() {
    let visit = Visit::to("analyse?game=gomoku&moves=h8,h9,i9,a1,j10,a2&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.lines > li').length >= 3");
    page.wait("/✓\\d|[+−]\\d|^0$/.test(document.querySelector('.candidate-value')?.textContent)");
    assert_eq!(page.text(".opening-name"), "D4 Kagetsu");
    page.click("[data-show=threats]");
    page.wait("document.querySelectorAll('.threat-sign').length >= 2");
    let label = page.eval("document.querySelector('[data-cell=\"70\"]').getAttribute('aria-label')");
    assert!(label.as_str().unwrap().contains("makes an open four"), "{label}");
    page.click("[data-show=numbers]");
    page.wait("document.querySelectorAll('.move-mark').length === 6");
    // The analysis goes on while another view is shown, and comes back with its lines.
    let nodes = "document.querySelector('.figures > div:nth-child(2) dd')?.textContent";
    let before = page.eval(nodes);
    page.click("#to-settings");
    page.wait("location.hash.startsWith('#/settings')");
    page.eval("history.back()");
    page.wait(&format!("{nodes} !== undefined"));
    assert!(!page.text(".verdict-words").starts_with("Looking"), "{}", page.text(".verdict-words"));
    assert!(before.is_string());
    visit.end();
}

#[test]
fn a_game_begins_by_swap2_and_is_found_in_the_explorer() {
    let visit = Visit::to("play?game=gomoku(9)&swap2=open&x=person&o=level=1&lang=en");
    let page = &visit.page;
    wait_for_cells(page, 81);
    // Two black stones side by side in the centre: the program takes them.
    for (place, stones) in [(40, 2), (0, 1), (41, 0)] {
        page.wait("document.querySelector('.board-open') !== null");
        page.click(&cell(place));
        page.wait(&format!(
            "location.hash.split('moves=')[1]?.split('&')[0].split(',').filter(Boolean).length === {}",
            3 - stones
        ));
    }
    page.wait("!location.hash.includes('swap2') && location.hash.includes('x=level=1')");
    page.wait("document.querySelector('[data-act=hint]:not(:disabled)') !== null");
    assert_eq!(page.text("#status"), "Your turn");
    page.click(&cell(32));
    page.wait("document.querySelectorAll('.moves button[data-ply]').length >= 5");
    // A mirrored beginning is the same position.
    page.go(&address(&visit.server, "analyse?game=gomoku(9)&moves=e5,i9&lang=en"));
    page.wait_for(".explorer summary");
    page.click(".explorer summary");
    page.wait("document.querySelector('[data-explored]') !== null");
    assert_eq!(page.eval("document.querySelectorAll('[data-explored]').length"), 1);
    visit.end();
}
