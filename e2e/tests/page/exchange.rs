//! Games come in and go out as files.

use crate::support::{Visit, moves, wait_for_moves, wait_for_turn};

#[test]
fn an_sgf_comes_in_and_goes_out() {
    let visit = Visit::to("play?game=gomoku&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click(".table-panel .tools button:nth-child(2)");
    page.click("dialog textarea");
    page.type_text("(;FF[4]GM[4]SZ[15];B[hh];W[ig];B[jh])");
    page.click("dialog .dialog-buttons .button.primary");
    wait_for_moves(page, 3);
    assert_eq!(moves(page), 3);
    // What the browser is handed to save.
    page.eval(
        "(() => { window.saved = []; const make = URL.createObjectURL; \
         URL.createObjectURL = (blob) => { saved.push(blob); return make(blob); }; })()",
    );
    page.click(".table-panel .tools button:nth-child(1)");
    page.click("dialog .choice:nth-child(2)");
    page.wait("saved.length === 1");
    let text = page.eval("saved[0].text()");
    let text = text.as_str().unwrap();
    assert!(text.starts_with("(;") && text.contains("B[hh]") && text.contains("B[jh]"), "{text}");
    visit.end();
}
