//! The laboratory: what can be compared, and the files.

use crate::support::{Visit, keep_files, wait_for_cells};
use plyground_e2e::Page;
use serde_json::Value;

/// Chooses in a list of the form, by its place in it.
fn choose(page: &Page, list: usize, value: &str) {
    page.eval(&format!(
        "(() => {{ const list = document.querySelectorAll('.lab-form select')[{list}]; list.value = '{value}'; \
         list.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
    ));
}

const JUDGES: &str = "[...document.querySelectorAll('.lab-form select')].at(-2)";

#[test]
fn only_what_can_judge_the_game_is_offered() {
    let visit = Visit::to("lab?game=tic-tac-toe&lang=en");
    let page = &visit.page;
    let offered = |page: &Page| {
        let values = page.eval(&format!("[...{JUDGES}.options].map((option) => option.value)"));
        serde_json::from_value::<Vec<String>>(values).unwrap()
    };
    page.wait(&format!("{JUDGES}.options.length > 1"));
    let small = offered(page);
    assert!(small.contains(&"open-lines".to_owned()) && !small.contains(&"written".to_owned()), "{small:?}");
    assert!(!small.contains(&"pattern-ladder".to_owned()), "{small:?}");
    choose(page, 0, "explicit");
    page.wait(&format!("[...{JUDGES}.options].some((option) => option.value === 'written')"));
    let tree = offered(page);
    assert!(!tree.contains(&"open-lines".to_owned()), "{tree:?}");
    visit.end();
}

#[test]
fn a_board_of_ones_own_is_compared_from_a_position_of_ones_own() {
    let visit = Visit::to("lab?game=tic-tac-toe&depth=2&lang=en");
    let page = &visit.page;
    wait_for_cells(page, 9);
    choose(page, 0, "mnk");
    wait_for_cells(page, 49);
    page.click(".lab-board [data-cell=\"24\"]");
    page.wait("document.querySelector('.lab-form .mono').value === 'd4'");
    page.click(".lab-form [type=submit]");
    page.wait("document.querySelectorAll('.records tbody tr').length === 8");
    page.wait("document.querySelector('[data-form=json]') !== null");
    let hash = page.eval("location.hash");
    assert!(hash.as_str().unwrap().contains("mnk(7,7,5)&moves=d4"), "{hash}");
    keep_files(page);
    page.click("[data-form=json]");
    page.wait("saved.length === 1");
    let data = page.eval("saved[0].text().then(JSON.parse)");
    assert_eq!(data["searches"].as_array().map(Vec::len), Some(8));
    assert_eq!(data["complete"], true);
    // It has the same fields as the server's answer to one request.
    let answer = page.eval(
        "fetch('/api/compare', { method: 'POST', headers: { 'Content-Type': 'application/json' }, \
         body: JSON.stringify({ game: 'mnk(7,7,5)', moves: ['d4'], algorithms: ['minimax'], depths: [1], time: true }) }) \
         .then((answer) => answer.json())",
    );
    let names = |value: &Value| value.as_object().map(|fields| fields.keys().cloned().collect::<Vec<_>>());
    assert_eq!(names(&data), names(&answer));
    assert_eq!(names(&data["searches"][0]), names(&answer["searches"][0]));
    assert_eq!(data["positions"], answer["positions"]);
    page.click("[data-form=report]");
    // If the user moves the focus while a file is made, it stays there; otherwise the button gets it back.
    page.eval("document.querySelector('.lab-form .mono').focus()");
    page.wait("saved.length === 2 && !document.querySelector('[data-form=report]').disabled");
    assert_eq!(page.eval("document.activeElement.matches('.lab-form .mono')"), true);
    let report = page.eval("saved[1].text()");
    assert!(report.as_str().unwrap().contains("<svg") && report.as_str().unwrap().contains("<table"));
    page.click("[data-form=md]");
    page.wait("saved.length === 3 && document.activeElement.matches('[data-form=md]:not(:disabled)')");
    visit.end();
}

#[test]
fn a_written_tree_is_compared_and_what_is_wrong_with_it_is_said() {
    let visit = Visit::to("lab?game=explicit([[3,12,8],[2,4,6],[14,5,2]])&depth=2&lang=en");
    let page = &visit.page;
    page.wait_for(".lab-board .tree");
    page.click(".lab-form [type=submit]");
    page.wait("document.querySelectorAll('.records tbody tr').length === 8");
    assert!(page.text(".records tbody").contains("Minimax23"), "{}", page.text(".records tbody"));
    page.eval(
        "(() => { const field = document.querySelector('.lab-form .form-row .mono'); field.value = '[[3,12'; \
         field.dispatchEvent(new Event('change', { bubbles: true })); })()",
    );
    page.wait("document.querySelector('.lab-form [role=alert]:not([hidden])') !== null");
    let words = page.text(".lab-form [role=alert]");
    assert!(words.starts_with(char::is_uppercase), "{words}");
}

#[test]
fn who_begins_is_offered_where_the_rules_leave_it_open() {
    let visit = Visit::to("lab?game=renju&starter=X&lang=en");
    let page = &visit.page;
    let hidden = "document.querySelector('.lab-start .labelled:last-child').hidden";
    page.wait(&format!("{hidden} === true"));
    choose(page, 0, "caro");
    page.wait(&format!("{hidden} === false"));
    choose(page, 0, "explicit");
    page.wait(&format!("{hidden} === true"));
    visit.end();
}

#[test]
fn the_laboratory_compares_and_hands_out_files() {
    let visit = Visit::to("lab?game=tic-tac-toe&depth=3&lang=en");
    let page = &visit.page;
    page.click(".lab-form [type=submit]");
    page.wait("document.querySelectorAll('.records tbody tr').length === 12");
    page.wait("document.querySelectorAll('.lab-results .tools button').length >= 5");
    let nodes = page.eval("[...document.querySelectorAll('.records tbody tr')].map(e => e.textContent).filter(t => t.includes('586')).length");
    assert!(nodes.as_u64().unwrap() >= 2, "minimax and negamax enter 586 positions three plies deep");
    visit.end();
}

#[test]
fn a_comparison_that_lost_its_server_has_every_search_once() {
    let mut visit = Visit::to("lab?game=tic-tac-toe&depth=6&lang=en");
    visit.page.click(".lab-form [type=submit]");
    visit.page.wait("document.querySelectorAll('.records tbody tr').length >= 6");
    visit.server.restart();
    let page = &visit.page;
    page.wait("document.querySelectorAll('.lab-results .tools button').length >= 5");
    assert_eq!(page.eval("document.querySelectorAll('.records tbody tr').length"), 24);
    // The file holds the shown results, times included: nothing is measured again.
    keep_files(page);
    page.click(".lab-results .tools button");
    page.wait("saved.length === 1");
    let text = page.eval("saved[0].text()");
    let lines: Vec<&str> = text.as_str().unwrap().lines().collect();
    assert!(lines[0].starts_with("depth,algorithm,value,best,nodes"), "{}", lines[0]);
    assert_eq!(lines.len(), 25);
}

#[test]
fn a_comparison_that_was_stopped_makes_a_report_of_what_it_has_measured() {
    let visit = Visit::to("lab?game=connect-four&depth=12&algorithms=minimax,alpha-beta&lang=en");
    let page = &visit.page;
    page.click(".lab-form [type=submit]");
    page.wait("document.querySelectorAll('.records tbody tr').length >= 6");
    page.click(".lab-form [type=submit]");
    page.wait_for("[data-form=report]");
    keep_files(page);
    page.eval(
        "(() => { window.told = []; const status = document.querySelector('.lab-results [role=status]'); \
         new MutationObserver(() => told.push(status.textContent)).observe(status, { childList: true }); })()",
    );
    page.click("[data-form=report]");
    page.wait("saved.length === 1");
    let progress = page.eval("told.filter((words) => words.startsWith('The report is being made: ')).length");
    assert!(progress.as_u64().unwrap() >= 2, "{}", page.eval("told"));
    let measured = page.eval("told.filter((words) => /, depth \\d/.test(words)).length");
    assert_eq!(measured, 0, "nothing is searched again: {}", page.eval("told"));
    let report = page.eval("saved[0].text()");
    assert!(report.as_str().unwrap().starts_with("<!"), "one page of HTML");
    visit.end();
}
