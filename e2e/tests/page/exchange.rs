//! Import and export of games.

use crate::support::{
    Visit, address, keep_files, lines, moves, wait_for_line, wait_for_moves, wait_for_turn,
};

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
    keep_files(page);
    page.click(".table-panel .tools button:nth-child(1)");
    page.click("dialog [data-form=sgf]");
    page.wait("saved.length === 1");
    let text = page.eval("saved[0].text()");
    let text = text.as_str().unwrap();
    assert!(text.starts_with("(;") && text.contains("B[hh]") && text.contains("B[jh]"), "{text}");
    visit.end();
}

#[test]
fn variations_and_comments_of_an_sgf_come_in_and_go_out() {
    let visit = Visit::to("analyse?lang=en");
    let page = &visit.page;
    page.click(".pick .button.primary");
    page.click("dialog textarea");
    page.type_text(
        "(;FF[4]GM[4]SZ[15]C[About all];B[hh](;W[ig]C[good\\]];B[jh])(;W[gg](;B[aa])(;B[bb]C[other])))",
    );
    page.click("dialog .dialog-buttons .button.primary");
    wait_for_line(page, "h8,i9,j8");
    page.wait_for(".moves [data-move=\"h8,g9,b14\"]");
    assert_eq!(lines(page), ["h8,g9,a15", "h8,g9,b14", "h8,i9,j8"]);
    assert!(page.text(".moves").contains("good]"), "{}", page.text(".moves"));
    page.click(".moves [data-move=\"h8,g9,b14\"]");
    wait_for_line(page, "h8,g9,b14");
    // The imported game is kept: a reload has its variations.
    page.reload();
    page.wait_for(".moves [data-move=\"h8,g9,a15\"]");
    keep_files(page);
    page.click(".table-panel .tools button:nth-last-child(2)");
    page.click("dialog [data-form=sgf]");
    page.wait("saved.length === 1");
    let text = page.eval("saved[0].text()");
    let text = text.as_str().unwrap();
    for part in ["GC[About all]", "(;W[ig]C[good\\]];B[jh])", "(;B[aa])", "(;B[bb]C[other])"] {
        assert!(text.replace('\n', "").contains(part), "{part}: {text}");
    }
    visit.end();
}

#[test]
fn what_is_wrong_with_an_import_stands_beside_its_field() {
    let visit = Visit::to("play?lang=en");
    let page = &visit.page;
    page.click(".page-head .button");
    page.click("dialog textarea");
    page.type_text("(;FF[4]GM[4]SZ[15];B[hh]");
    page.click("dialog .dialog-buttons .button.primary");
    page.wait("document.querySelector('dialog [role=alert]:not([hidden])') !== null");
    assert!(page.text("dialog [role=alert]").contains("bracket"), "{}", page.text("dialog [role=alert]"));
    let described = "document.querySelector('dialog textarea').getAttribute('aria-describedby') === \
                     document.querySelector('dialog [role=alert]').id";
    assert_eq!(page.eval(described), true);
    assert_eq!(page.eval("document.querySelector('.toast')"), serde_json::Value::Null);
    // The pasted text is still there: with its bracket it is a game.
    page.press("End");
    page.type_text(")");
    page.click("dialog .dialog-buttons .button.primary");
    wait_for_moves(page, 1);
}

#[test]
fn a_picture_of_the_board_looks_as_the_board_does() {
    let visit = Visit::to("play?game=gomoku&moves=h8,i9,j10&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    keep_files(page);
    page.click(".table-panel .tools button:nth-child(1)");
    for (form, kind) in [("svg", "image/svg+xml"), ("png", "image/png")] {
        page.eval("saved.length = 0");
        page.click(&format!("dialog [data-form={form}]"));
        page.wait(&format!("saved.some((blob) => blob.type === '{kind}')"));
    }
    page.eval("saved.length = 0");
    page.click("dialog [data-form=svg]");
    page.wait("saved.length === 1");
    let lines = "document.querySelector('.board-lines').getAttribute('d')";
    let same =
        format!("saved[0].text().then((text) => text.includes({lines}) && !/class=|var\\(/.test(text))");
    assert_eq!(page.eval(&same), true);
    visit.end();
}

#[test]
fn a_game_is_offered_in_the_forms_that_it_has() {
    let visit = Visit::to("play?game=tic-tac-toe&moves=b2,a1&x=person&o=person&lang=en");
    let page = &visit.page;
    let forms = "[...document.querySelectorAll('dialog [data-form]')].map((button) => button.dataset.form)";
    wait_for_turn(page);
    page.click(".table-panel .tools button:nth-child(1)");
    assert_eq!(page.eval(forms), serde_json::json!(["moves", "svg", "png"]));
    page.go(&address(&visit.server, "play?game=gomoku&moves=h8,i9&x=person&o=person&lang=en"));
    wait_for_turn(page);
    page.click(".table-panel .tools button:nth-child(1)");
    assert_eq!(page.eval(forms), serde_json::json!(["moves", "sgf", "psq", "svg", "png"]));
    visit.end();
}
