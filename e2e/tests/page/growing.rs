//! Learn beyond the textbook: trees that grow, replays as files, and results of practice.

use std::process::Command;

use crate::support::{Visit, folder, keep_files};
use plyground_e2e::{Page, program};

const POSITION: &str = "game=tic-tac-toe&moves=b2,a1,c3,a3";

/// The number of the counter with this name.
fn counter(page: &Page, runner: usize, name: &str) -> u64 {
    let number = page.eval(&format!(
        "Number([...document.querySelectorAll('.runner')[{runner}].querySelectorAll('.counters > div')] \
         .find((one) => one.querySelector('dt').textContent === '{name}').querySelector('dd').textContent)"
    ));
    number.as_u64().unwrap()
}

#[test]
fn a_table_and_a_random_tree_are_seen_growing() {
    let visit = Visit::to(&format!("learn?{POSITION}&depth=5&a=memory&b=monte-carlo&lang=en"));
    let page = &visit.page;
    page.wait("document.querySelectorAll('.runner .counters dd').length === 8");
    let drawn =
        "document.querySelectorAll('.runner')[1].querySelectorAll('.tree-spot:not(.tree-fold)').length";
    assert_eq!(page.eval(drawn), 6, "the root and its moves");
    assert_eq!((counter(page, 0, "Stored"), counter(page, 1, "Playouts")), (0, 0));
    page.click("[data-go=last]");
    let (stored, hits) = (counter(page, 0, "Stored"), counter(page, 0, "By the table"));
    assert!(stored > 20 && hits > 2, "{stored} {hits}");
    assert!(page.eval(drawn).as_u64().unwrap() > 6);
    // The table's answers are marked, and the moves have their places in the order of the iteration.
    assert!(
        page.eval("document.querySelectorAll('.runner')[0].querySelectorAll('.is-table').length").as_u64()
            > Some(0)
    );
    let first = page.eval(
        "[...document.querySelectorAll('.runner')[0].querySelectorAll('.tree-move')].map((e) => e.textContent)",
    );
    assert!(first.to_string().contains("1. "), "{first}");
    page.wait("/step=/.test(location.hash)");
    // A written tree has no positions: the searches that need them leave.
    page.click("[data-name=source] label:has([value=tree])");
    page.wait("document.querySelectorAll('.runner').length === 1");
    visit.end();
}

#[test]
fn a_replay_is_a_file_that_plays_without_the_server() {
    let mut visit = Visit::to("learn?game=explicit([[3,12,8],[2,4,6],[14,5,2]])&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.runner').length === 2");
    keep_files(page);
    page.click("[data-act=film]");
    page.wait("saved.length === 1");
    page.wait_for("dialog[open]");
    let code = page.eval("document.querySelector('dialog input').value");
    assert!(code.as_str().unwrap().starts_with("<iframe src=\"search.html\""), "{code}");
    let file = folder("film").join("search.html");
    std::fs::write(&file, page.eval("saved[0].text()").as_str().unwrap()).unwrap();
    visit.server.end();
    let page = visit.browser.page();
    page.go(&format!("file://{}", file.display()));
    page.wait("document.querySelectorAll('.film-search').length === 2");
    let nodes = "[...document.querySelectorAll('.film-counts div:first-child dd')].map((e) => e.textContent).join(' ')";
    assert_eq!(page.eval(nodes), "0 0");
    page.press("End");
    page.wait(&format!("{nodes} === '13 11'"));
    let cut = "[...document.querySelectorAll('.film-search')].map((e) => e.querySelectorAll('.is-cut-here').length).join(' ')";
    assert_eq!(page.eval(cut), "0 2");
    page.press("ArrowLeft");
    page.press("Home");
    page.wait(&format!("{nodes} === '0 0' && {cut} === '0 0'"));
    assert!(page.complaints().is_empty(), "{:#?}", page.complaints());
}

#[test]
fn a_result_of_practice_is_true_until_it_is_changed() {
    let visit = Visit::to("learn?mode=practice&lang=en");
    let page = &visit.page;
    page.wait("document.querySelector('.exercise-field') !== null");
    for answer in ["a", "b, c"] {
        page.click(".exercise-field");
        page.type_text(answer);
        page.press("Enter");
        page.wait("document.querySelector('.exercise-marks .feedback-head') !== null");
        page.click(".exercise-form [data-next]");
        page.wait("document.querySelector('.exercise-marks').textContent === ''");
        page.wait("document.querySelector('.exercise-field').value === ''");
    }
    page.click(".scorecard input");
    page.type_text("Ada Lovelace");
    // The counts and the result stay in the browser.
    page.reload();
    page.wait("document.querySelector('[data-skill=unvisited] td')?.textContent === '2'");
    keep_files(page);
    page.click("[data-act=save-result]");
    page.wait("saved.length === 1");
    let text = page.eval("saved[0].text()");
    let text = text.as_str().unwrap();
    assert!(text.contains("name: Ada Lovelace") && text.contains("exercise 2: unvisited 2 "), "{text}");
    let verify = |text: &str| {
        let file = folder("result").join("result.txt");
        std::fs::write(&file, text).unwrap();
        let run = Command::new(program()).args(["exercise", "--verify"]).arg(&file).output().unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap())
    };
    let (code, words) = verify(text);
    assert!(code == Some(0) && words.starts_with("Ada Lovelace: "), "{code:?} {words}");
    let better = text.replacen("points 1: ", "points 1: 9", 1);
    let (code, words) = verify(&better);
    assert!(code == Some(1) && words.contains("DOES NOT FIT"), "{code:?} {words}");
    // Another result begins without exercises, and that can be undone.
    page.click("[data-act=new-result]");
    page.wait("document.querySelector('[data-act=save-result]').disabled");
    page.click(".toast-act");
    page.wait("!document.querySelector('[data-act=save-result]').disabled");
    visit.end();
}
