//! The URL holds the whole state: reloaded, every view shows the same.

use crate::support::{Visit, address};

const AT: &str = "Number(document.querySelector('.moves [aria-current]')?.dataset.ply ?? -1)";

#[test]
fn an_analysis_and_a_review_are_restored() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    // The results of a review move the list of moves down: before the last one is there, a click might hit another
    // move.
    for (route, ready) in [
        ("analyse?game=gomoku&moves=h8,i9,h10,h9", ".lines > li"),
        ("review?game=tic-tac-toe&moves=a1,b1,b2,a2,c3&starter=O", ".turns .turn .icon"),
    ] {
        page.go(&address(&visit.server, &format!("{route}&lang=en")));
        page.wait_for(ready);
        page.click(".moves button[data-ply=\"2\"]");
        page.wait("location.hash.includes('ply=2')");
        let hash = page.eval("location.hash");
        page.reload();
        page.wait(&format!("{AT} === 2"));
        assert_eq!(page.eval("location.hash"), hash);
    }
    visit.end();
}

#[test]
fn a_lesson_is_restored_with_its_step() {
    let visit = Visit::to("learn?game=tic-tac-toe&moves=b2,a1,c3,a3,b3&starter=O&depth=2&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.runner .counters dd').length === 6");
    (0..5).for_each(|_| page.click("[data-go=forward]"));
    page.wait("location.hash.includes('step=5')");
    let hash = page.eval("location.hash");
    assert!(hash.as_str().unwrap().contains("starter=O"), "{hash}");
    page.reload();
    page.wait("/Step 5 of/.test(document.querySelector('.player-controls output')?.textContent)");
    assert_eq!(page.eval("location.hash"), hash);
    visit.end();
}

#[test]
fn a_comparison_is_restored() {
    let visit =
        Visit::to("lab?game=tic-tac-toe&moves=b2,a1&starter=O&algorithms=minimax,alpha-beta&depth=2&lang=en");
    let page = &visit.page;
    page.click(".lab-form [type=submit]");
    page.wait("document.querySelectorAll('.lab-results .tools button').length >= 5");
    let hash = page.eval("location.hash");
    assert!(hash.as_str().unwrap().contains("starter=O"), "{hash}");
    page.reload();
    page.wait("document.querySelectorAll('.lab-form input:checked').length === 2");
    page.click(".lab-form [type=submit]");
    page.wait("document.querySelectorAll('.records tbody tr').length === 4");
    assert_eq!(page.eval("location.hash"), hash);
    visit.end();
}

#[test]
fn a_name_that_is_no_view_says_so_and_leads_home() {
    let visit = Visit::to("constructor?lang=en");
    let page = &visit.page;
    page.wait_for(".page-nowhere h1");
    assert!(page.text(".page-nowhere .lead").contains("constructor"), "{}", page.text(".page-nowhere .lead"));
    // The same with a redirect by the server.
    page.go(&format!("{}/nowhere/at%20all", visit.server.address()));
    page.wait_for(".page-nowhere h1");
    assert!(
        page.text(".page-nowhere .lead").contains("nowhere/at all"),
        "{}",
        page.text(".page-nowhere .lead")
    );
    page.click(".page-nowhere .button");
    page.wait("location.hash.startsWith('#/home') && document.querySelector('.page-home') !== null");
    visit.end();
}

#[test]
fn players_that_nobody_knows_lead_to_the_form_and_are_not_kept() {
    let visit = Visit::to("play?game=gomoku&moves=h8,i9&x=person&o=frog&lang=en");
    let page = &visit.page;
    for (route, wrong) in [
        ("play", "x=person&o=frog"),
        ("play", "x=level=99&o=person"),
        ("watch", "x=level=3&o=alpha-beta depth=x"),
    ] {
        page.go(&address(&visit.server, &format!("{route}?game=gomoku&moves=h8,i9&{wrong}&lang=en")));
        page.wait_for("main form [value=gomoku]:checked");
        let words = page.text("main [role=alert]");
        assert!(words.contains("level=1 to level=10"), "{words}");
        assert_eq!(page.eval("localStorage.getItem('plyground.games')"), serde_json::Value::Null);
    }
    visit.end();
}

#[test]
fn the_page_and_the_server_read_players_in_the_same_way() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.wait_for(".page-home");
    let good = [
        "level=1",
        "level=10",
        "level=007",
        "random",
        "alpha-beta",
        "Alpha_Beta depth=4",
        "  MINIMAX   depth=0 ",
        "alpha-beta depth=400",
        "alpha-beta nodes=18446744073709551615",
        "alpha-beta nodes=+5",
        "level=3 depth=2",
        "minimax depth=2 evaluator=open-lines",
        "minimax depth=2 evaluator=Open_Lines",
        "random level=2",
    ];
    let long = "random ".repeat(29);
    let bad = [
        "",
        " ",
        "frog",
        "Random",
        "level=0",
        "level=11",
        "level=3.5",
        "level=-1",
        "level",
        "level=",
        "Level=3",
        "=3",
        "depth=x",
        "alpha-beta depth=401",
        "alpha-beta nodes=0",
        "alpha-beta nodes=18446744073709551616",
        "alpha-beta speed=3",
        "alpha-beta depth=4=5",
        "alpha-beta evaluator=frog",
        "constructor=1",
        "alpha\u{feff}-beta",
        &long,
    ];
    for (seats, is_good) in [(&good[..], true), (&bad[..], false)] {
        for seat in seats {
            let text = serde_json::json!(seat);
            let read = page.eval(&format!("import('/js/seats.js').then(({{ isSeat }}) => isSeat({text}))"));
            // One cell is left, so that any search is short.
            let played = page.eval(&format!(
                "fetch('/api/reply', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, \
                 body: JSON.stringify({{ game: 'tic-tac-toe', moves: 'b2,a1,a3,c1,b1,b3,a2,c2', player: {text} }}) }}) \
                 .then((answer) => answer.ok)"
            ));
            assert_eq!((read, played), (is_good.into(), is_good.into()), "{seat:?}");
        }
    }
}

#[test]
fn a_dialog_is_closed_by_the_way_back() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.wait_for(".page-home h1");
    for (route, opener) in [
        ("learn?lang=en", ".tree-spot-leaf"),
        ("play?game=gomoku&x=person&o=person&lang=en", ".table-panel .tools button:nth-child(1)"),
    ] {
        page.eval(&format!("location.hash = '#/{route}'"));
        // What the server says of the game has come.
        page.wait("document.querySelector('.tree-spot-leaf') !== null || document.querySelector('#status')?.textContent === 'Black is to move'");
        page.click(opener);
        page.wait_for("dialog[open]");
        page.eval("history.back()");
        page.wait_for(".page-home h1");
        page.wait("document.querySelector('dialog') === null");
    }
    visit.end();
}

#[test]
fn a_link_that_leads_nowhere_says_why_once() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    for route in ["play?game=chess&x=person&o=person", "analyse?game=chess", "review?game=chess&moves=a1"] {
        page.go(&address(&visit.server, &format!("{route}&lang=en")));
        page.wait_for("main [role=alert]");
        let words = page.text("main [role=alert]");
        assert!(words.starts_with("There is no game `chess`"), "{words}");
        assert_eq!(page.eval("document.querySelector('.toast')"), serde_json::Value::Null);
    }
}
