//! Every style of a board shows what it should.

use plyground_e2e::{Page, Scheme};

use crate::support::{Visit, address, cell, folder, moves, wait_for_moves, wait_for_turn};

/// How many elements match a selector.
fn count(page: &Page, selector: &str) -> u64 {
    page.eval(&format!("document.querySelectorAll('{selector}').length")).as_u64().unwrap()
}

/// The texts of all elements that match a selector.
fn texts(page: &Page, selector: &str) -> Vec<String> {
    let texts = page.eval(&format!("[...document.querySelectorAll('{selector}')].map(e => e.textContent)"));
    texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The label of a cell for screen readers.
fn label(page: &Page, index: usize) -> String {
    let label = page.eval(&format!("document.querySelector('{}').getAttribute('aria-label')", cell(index)));
    label.as_str().unwrap().to_owned()
}

fn open(route: &str) -> Visit {
    let visit = Visit::to(&format!("{route}&x=person&o=person&lang=en"));
    wait_for_turn(&visit.page);
    visit
}

#[test]
fn discs_fall_into_the_holes_of_numbered_columns() {
    let visit = open("play?game=connect-four");
    let page = &visit.page;
    assert_eq!(texts(page, ".board-label"), ["1", "2", "3", "4", "5", "6", "7"]);
    page.hover(&cell(3));
    page.wait_for(".ghost .column-shade");
    assert_eq!(count(page, ".ghost .disc"), 2, "one above the column, and one in the hole where it will lie");
    page.click(&cell(3));
    wait_for_moves(page, 1);
    let lowest = label(page, 38);
    assert!(lowest.contains("column 4, row 1, Red") && lowest.contains("last move"), "{lowest}");
    // By keyboard any cell of a column drops a disc too.
    page.tab_to("[data-cell][tabindex=\"0\"]");
    page.press("ArrowRight");
    page.press("Enter");
    wait_for_moves(page, 2);
    assert_eq!((count(page, ".disc-x"), count(page, ".disc-o")), (1, 1));
    assert_eq!(count(page, ".front .frame"), 1);
    visit.end();
}

#[test]
fn discs_turn_over_and_are_counted() {
    let visit = open("play?game=othello");
    let page = &visit.page;
    assert_eq!(texts(page, ".player-tally"), ["discs: 2", "discs: 2"]);
    assert_eq!(count(page, ".trail-place"), 4, "the legal moves");
    page.click(&cell(43));
    wait_for_moves(page, 1);
    assert_eq!(texts(page, ".player-tally"), ["discs: 4", "discs: 1"]);
    assert!(label(page, 35).contains("Black"), "{}", label(page, 35));
    page.wait("document.querySelectorAll('.marks .stone').length === 5");
    visit.end();
}

#[test]
fn a_compulsory_capture_is_said_and_shown() {
    // 14 may jump over 18 and 27; the man on 3 has to stay.
    let visit = open("play?game=draughts(english)&position=B:W18,27,29:B14,3");
    let page = &visit.page;
    assert!(page.text("#status").contains("a capture is compulsory"), "{}", page.text("#status"));
    assert_eq!(count(page, ".trail-must"), 1);
    page.click(&cell(5));
    page.wait("document.querySelector('#toasts').textContent.includes('a capture is compulsory')");
    assert_eq!(moves(page), 0);
    page.drag(&[&cell(26), &cell(62)]);
    wait_for_moves(page, 1);
    assert!(label(page, 62).contains("Black, king, last move"), "{}", label(page, 62));
    assert_eq!(texts(page, ".player-tally"), ["pieces: 2", "pieces: 1"]);
    assert_eq!(count(page, ".last-square"), 2, "where the move began and where it ended");
    page.wait("document.querySelectorAll('.marks .crown').length === 1");
    visit.end();
}

#[test]
fn a_piece_that_is_dragged_to_a_wrong_square_goes_back() {
    let visit = open("play?game=russian-draughts");
    let page = &visit.page;
    let (from, wrong, to) = (42, 25, 33);
    page.drag(&[&cell(from), &cell(wrong)]);
    page.wait("document.querySelector('#toasts').textContent.includes('No move goes to')");
    assert_eq!(moves(page), 0);
    assert_eq!(count(page, ".trail-begin"), 4, "no move is begun");
    page.drag(&[&cell(from), &cell(to)]);
    wait_for_moves(page, 1);
    assert!(label(page, to).contains("White, last move"), "{}", label(page, to));
    visit.end();
}

#[test]
fn a_piece_is_dragged_by_touch_over_the_squares_of_one_of_two_ways() {
    // 2 may jump to 18 by 9 and by 11.
    let visit = open("play?game=draughts(english)&position=B:W6,7,14,15,29:B2");
    let page = &visit.page;
    page.size(390, 844);
    page.drag_by_touch(&[&cell(3), &cell(21), &cell(35)]);
    wait_for_moves(page, 1);
    assert!(label(page, 35).contains("last move"), "{}", label(page, 35));
    // The pieces on the other way are still there.
    assert!(label(page, 10).contains("White") && label(page, 26).contains("White"));
    visit.end();
}

#[test]
fn a_closed_box_shows_its_owner() {
    let visit = open("play?game=dots-and-boxes(2,1)&moves=b1,b3,a2");
    let page = &visit.page;
    assert_eq!(count(page, ".line"), 3);
    page.click(&cell(7));
    wait_for_moves(page, 4);
    assert_eq!(
        (count(page, ".line"), count(page, ".box.inside-o"), count(page, ".marks .mark-o")),
        (4, 1, 1)
    );
    assert_eq!(texts(page, ".player-tally"), ["boxes: 0", "boxes: 1"]);
    assert_eq!(page.text("#status"), "O moves again");
    visit.end();
}

#[test]
fn a_captured_area_is_outlined_and_counted() {
    let visit = open("play?game=dots&moves=e5,d5,d6,j1,c5,i2");
    let page = &visit.page;
    assert_eq!((count(page, ".fence"), texts(page, ".player-tally")), (0, vec!["captured: 0".into(); 2]));
    page.click(&cell(63));
    wait_for_moves(page, 7);
    assert_eq!(texts(page, ".player-tally"), ["captured: 1", "captured: 0"]);
    assert_eq!((count(page, ".fence-x"), count(page, ".closed-x"), count(page, ".fence-o")), (1, 1, 0));
    let outline = page.eval("document.querySelector('.fence-x').getAttribute('d')");
    assert_eq!(outline.as_str().unwrap().matches('L').count(), 4, "from dot to dot around the captured one");
    assert_eq!(count(page, ".dot-dead"), 1);
    visit.end();
}

#[test]
fn seeds_lie_in_houses_between_two_stores() {
    let visit = open("play?game=kalah");
    let page = &visit.page;
    assert_eq!((count(page, ".house"), count(page, ".store"), count(page, ".seed")), (14, 2, 48));
    assert_eq!(texts(page, ".house-name").len(), 12);
    let is_large = "(b => b.width > 600 && b.height > 250)(document.querySelector('.board-picture').getBoundingClientRect())";
    assert_eq!(page.eval(is_large), true, "the board uses the width");
    page.click(&cell(11));
    wait_for_moves(page, 1);
    assert_eq!(texts(page, ".player-tally"), ["seeds: 1", "seeds: 0"]);
    assert_eq!(page.text("#status"), "X moves again");
    // No seed is lost, and those on their way are gone in the end.
    page.wait("document.querySelectorAll('.seed').length === 48");
    // By keyboard: from the last house to the store, and from there back.
    page.tab_to("[data-cell][tabindex=\"0\"]");
    page.press("End");
    let at = |page: &Page| page.eval("document.activeElement.getAttribute('aria-label')");
    assert!(at(page).as_str().unwrap().contains("X's store"), "{}", at(page));
    page.press("ArrowLeft");
    assert!(at(page).as_str().unwrap().starts_with('6'), "{}", at(page));
    visit.end();
}

#[test]
fn the_small_board_that_is_due_and_those_that_are_won_are_shown() {
    let visit = open("play?game=ultimate&moves=e5,d4,b2,d6,b8");
    let page = &visit.page;
    assert_eq!((count(page, ".block-due"), count(page, ".mark-block")), (1, 0));
    assert!(page.text("#status").contains("play in board 5, between d6 and f4"), "{}", page.text("#status"));
    // The third O in a row wins the board in the middle, and sends X to the left.
    page.click(&cell(39));
    wait_for_moves(page, 6);
    assert_eq!((count(page, ".block-due"), count(page, ".mark-block.mark-o")), (1, 1));
    assert!(page.text("#status").contains("play in board 4"), "{}", page.text("#status"));
    assert_eq!(texts(page, ".player-tally"), ["boards: 0", "boards: 1"]);
    visit.end();
}

#[test]
fn a_pebble_stands_for_itself_and_those_after_it() {
    let visit = open("play?game=nim");
    let page = &visit.page;
    assert_eq!(count(page, ".pebble"), 12);
    assert_eq!(texts(page, ".heap-letter"), ["a", "b", "c"]);
    assert_eq!(texts(page, ".heap-count"), ["3", "4", "5"]);
    // The third pebble of the last heap.
    page.hover(&cell(8));
    page.wait_for(".ghost .take-number");
    assert_eq!((count(page, ".ghost .pick-ring"), texts(page, ".take-number")), (3, vec!["−3".to_owned()]));
    page.click(&cell(8));
    wait_for_moves(page, 1);
    assert_eq!(texts(page, ".heap-count"), ["3", "4", "2"]);
    page.wait("document.querySelectorAll('.pebble').length === 9");
    // Arrow keys go along a heap, and from heap to heap.
    page.tab_to("[data-cell][tabindex=\"0\"]");
    page.press("Home");
    let column = "document.activeElement.getAttribute('aria-colindex')";
    assert_eq!(page.eval(column), "1");
    page.press("ArrowRight");
    assert_eq!(page.eval(column), "2");
    visit.end();
}

#[test]
fn nothing_moves_for_people_who_asked_for_that() {
    let visit = open("play?game=connect-four");
    let page = &visit.page;
    let is_moving = "document.querySelector('.board-picture').getAnimations({ subtree: true }).length > 0";
    page.eval(
        "window.seen = 0; const native = Element.prototype.animate; \
         Element.prototype.animate = function (...all) { window.seen += 1; return native.apply(this, all); }; true",
    );
    page.reduce_motion(true);
    page.click(&cell(3));
    wait_for_moves(page, 1);
    assert_eq!((page.eval("window.seen"), page.eval(is_moving)), (0.into(), false.into()));
    page.reduce_motion(false);
    page.click(&cell(3));
    wait_for_moves(page, 2);
    assert!(page.eval("window.seen").as_u64().unwrap() > 0, "the disc falls");
    visit.end();
}

#[test]
fn moves_sound_only_if_the_settings_say_so() {
    let visit = open("play?game=tic-tac-toe");
    let page = &visit.page;
    page.eval(
        "window.tones = 0; const native = AudioContext.prototype.createOscillator; \
         AudioContext.prototype.createOscillator = function () { window.tones += 1; return native.call(this); }; true",
    );
    page.click(&cell(4));
    wait_for_moves(page, 1);
    assert_eq!(page.eval("window.tones"), 0);
    page.eval("location.hash = '#/settings?lang=en'; true");
    page.wait_for(".settings-list");
    let place = "[...document.querySelectorAll('.settings-list label')].findIndex(e => e.textContent.includes('Sounds'))";
    page.eval(&format!("document.querySelectorAll('.settings-list label')[{place}].id = 'sounds'; true"));
    page.click("#sounds");
    page.eval("history.back(); true");
    wait_for_moves(page, 1);
    page.click(&cell(0));
    wait_for_moves(page, 2);
    assert!(page.eval("window.tones").as_u64().unwrap() > 0);
    visit.end();
}

/// One game of each style in the middle of play, with the style that it has.
const STYLES: [(&str, &str); 10] = [
    ("tic-tac-toe&moves=b2,a1", "cells"),
    ("gomoku&moves=h8,i9", "cells"),
    ("ultimate&moves=e5,d4", "cells"),
    ("connect-four&moves=4,4,5", "holes"),
    ("othello&moves=f5,d6,c3", "discs"),
    ("international-draughts&moves=32-28", "squares"),
    ("dots-and-boxes&moves=b1,a2,b3,c2", "lines"),
    ("kropki&moves=h8,g8,g9,k3,f8,l4,g7", "areas"),
    ("kalah&moves=3", "houses"),
    ("marienbad&moves=d-2", "heaps"),
];

#[test]
fn every_style_fits_every_screen_in_every_theme() {
    let folder = folder("boards");
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.reduce_motion(true);
    let mut wrong = Vec::new();
    for theme in ["light", "dark", "contrast"] {
        page.eval(&format!(
            "localStorage.setItem('plyground.settings', JSON.stringify({{ theme: '{theme}' }}))"
        ));
        for (width, height) in [(390, 844), (1280, 800), (1920, 1080)] {
            page.size(width, height);
            for (game, style) in STYLES {
                let route = format!("play?game={game}&x=person&o=person&lang=en");
                page.go(&address(&visit.server, &route));
                wait_for_turn(page);
                let name = game.split('&').next().unwrap();
                assert_eq!(count(page, &format!(".style-{style}")), 1, "{name}");
                let wide = page.eval("document.documentElement.scrollWidth").as_u64().unwrap();
                let board =
                    page.eval("document.querySelector('.board-picture').getBoundingClientRect().height");
                if wide > u64::from(width) || board.as_f64().unwrap() > f64::from(height) {
                    wrong.push(format!("{name} at {width}: {wide} wide, the board {board} high"));
                }
                page.shoot(&folder.join(format!("{name}-{width}-{theme}.png")));
            }
        }
    }
    page.scheme(Scheme::Light);
    assert!(wrong.is_empty(), "{wrong:#?}");
    visit.end();
}

#[test]
fn every_game_on_the_first_page_has_a_picture_of_its_board() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.wait_for(".picture .sample");
    for (style, least) in
        [("holes", 1), ("discs", 1), ("squares", 3), ("lines", 1), ("areas", 1), ("houses", 1), ("heaps", 2)]
    {
        let found = count(page, &format!(".picture .style-{style}"));
        assert!(found >= least, "{style}: {found}");
    }
    visit.end();
}
