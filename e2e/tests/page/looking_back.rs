//! A running analysis, and the review of a game.

use crate::support::{Visit, address, wait_for_moves, wait_for_turn};

#[test]
fn an_analysis_runs_and_shows_its_lines_on_the_board() {
    let visit = Visit::to("analyse?game=gomoku&moves=h8,i9,h10,h9,g9,i8,j10&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.lines > li').length >= 3");
    let depth = "Number(document.querySelector('.figures dd').textContent.split('–')[0])";
    page.wait(&format!("{depth} >= 4"));
    page.hover(".lines > li");
    page.wait("[...document.querySelectorAll('[data-cell]')].some(e => e.getAttribute('aria-label').includes('line'))");
    // Another position starts another analysis.
    page.click(".moves button[data-ply=\"3\"]");
    page.wait("location.hash.includes('ply=3')");
    page.wait("document.querySelectorAll('.lines > li').length >= 3");
    visit.end();
}

#[test]
fn a_line_that_has_the_focus_keeps_it_while_the_analysis_goes_on() {
    let visit = Visit::to("analyse?game=gomoku&moves=h8,i9,h10,h9,g9,i8,j10&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.lines > li').length >= 3");
    page.tab_to(".lines > li:nth-child(2) .line");
    page.press("Enter");
    page.eval(
        "window.blurs = 0; document.activeElement.addEventListener('blur', () => { window.blurs += 1; })",
    );
    let nodes = "document.querySelector('.figures > div:nth-child(2) dd').textContent";
    let before = page.eval(nodes);
    page.wait(&format!("{nodes} !== {before}"));
    assert_eq!(page.eval("window.blurs"), 0);
    assert_eq!(page.eval("document.activeElement.getAttribute('aria-pressed')"), "true");
    // The pinned line belonged to another position.
    page.click(".moves button[data-ply=\"3\"]");
    page.wait("location.hash.includes('ply=3')");
    page.wait("document.querySelectorAll('.lines > li').length >= 3");
    assert_eq!(page.eval("document.querySelectorAll('.line[aria-pressed=true]').length"), 0);
    visit.end();
}

#[test]
fn a_position_that_is_known_to_the_end_says_so() {
    let visit = Visit::to("analyse?game=tic-tac-toe&moves=a1,b1&lang=en");
    let page = &visit.page;
    page.wait("/win/.test(document.querySelector('.verdict-words').textContent)");
    visit.end();
}

#[test]
fn a_review_names_the_move_that_lost_and_lets_it_be_tried_again() {
    let visit = Visit::to("review?game=tic-tac-toe&moves=a1,b1,b2,a2,c3&x=person&o=level=10&lang=en");
    let page = &visit.page;
    page.wait("/Turning points: 1/.test(document.querySelector('.table-panel [role=status]').textContent)");
    page.click(".turns .turn");
    page.wait("document.querySelector('.better') !== null");
    assert!(page.text(".better").contains("b1"), "{}", page.text(".better"));
    page.click(".moment .button.primary");
    page.wait("location.hash.startsWith('#/play')");
    wait_for_turn(page);
    // The mistake was the program's: the person takes its side, and has the move.
    let hash = page.eval("location.hash");
    let hash = hash.as_str().unwrap();
    assert!(hash.contains("x=level=10") && hash.contains("o=person"), "{hash}");
    assert_eq!(page.text("#status"), "Your turn");
    visit.end();
}

#[test]
fn a_finished_game_leads_to_its_review() {
    let visit = Visit::to("play?game=tic-tac-toe&moves=a1,b1,b2,a2&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.tab_to("#typed");
    page.type_text("c3");
    page.press("Enter");
    assert!(wait_for_moves(page, 5), "three in a row");
    page.click(".banner-buttons a.button.primary");
    page.wait("document.querySelectorAll('.turns .turn').length >= 1");
    visit.end();
}

#[test]
fn a_review_says_who_gave_up_and_whether_there_was_a_reason() {
    let visit = Visit::to("play?game=tic-tac-toe&moves=b2,a3,c1,c2&x=person&o=person&end=resigned:X&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click(".banner-buttons a.button.primary");
    page.wait("/judged/.test(document.querySelector('.outcome')?.textContent)");
    let words = "X has resigned: O wins. X resigned a position that was judged won (wins in 3).";
    assert_eq!(page.text(".outcome"), words);
    visit.end();
}

#[test]
fn the_last_move_of_a_review_has_a_better_one_marked_where_there_was_one() {
    let visit = Visit::to("review?game=gomoku&moves=h8,i9,h10,h9,g9,i8,j10,i10,a1&lang=en");
    let page = &visit.page;
    page.wait("document.querySelector('.ring-better') !== null");
    let better =
        page.eval("document.querySelector('[aria-label*=\"better move\"]').getAttribute('aria-label')");
    assert!(better.as_str().unwrap().contains("empty"), "{better}");
    assert!(page.text(".moment").contains("Better than a1"), "{}", page.text(".moment"));
    // A move without a better one has no mark.
    page.go(&address(&visit.server, "review?game=gomoku&moves=h8,i8,h9,i9,h10,i10,h11,i11,h12&lang=en"));
    page.wait("document.querySelector('.verdict-best') !== null");
    assert_eq!(page.text(".moment p"), "h12 is the best move.");
    assert_eq!(page.eval("document.querySelector('.ring')"), serde_json::Value::Null);
    visit.end();
}

#[test]
fn points_are_counted_in_a_written_tree_and_felt_on_a_board() {
    let visit = Visit::to("analyse?game=explicit([[3,12,8],[2,4,6],[14,5,2]])&lang=en");
    let page = &visit.page;
    page.wait("/\\b3 points/.test(document.querySelector('.line-words')?.textContent)");
    page.go(&address(&visit.server, "analyse?game=gomoku&moves=h8,i9&lang=en"));
    page.wait_for(".line-words");
    let words = page.text(".line-words");
    assert!(!words.contains("point"), "{words}");
    visit.end();
}
