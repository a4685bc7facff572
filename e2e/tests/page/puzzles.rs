//! Puzzles: solved, missed, hinted and shown; the record that stays in the browser; one's own mistakes.

use plyground_e2e::Page;

use crate::support::{Visit, address};

/// Loads a puzzle of a kind and remembers its solution in the page as `step`.
fn learn(page: &Page) {
    page.wait_for(".puzzle-goal");
    page.wait("document.querySelector('[data-act=hint]:not(:disabled)') !== null");
    page.eval(
        "(async () => { const list = await (await fetch('/api/puzzles')).json(); \
         const id = new URLSearchParams(location.hash.split('?')[1]).get('id') ?? window.daily(list.puzzles).id; \
         window.puzzle = await (await fetch(`/api/puzzle?puzzle=${id}`)).json(); window.step = puzzle.solution; return id; })()",
    );
}

/// The page's own choice of the puzzle of the day.
fn with_daily(page: &Page) {
    page.eval(
        "import('/js/puzzles/record.js').then((record) => { window.daily = record.daily; return true; })",
    );
}

/// Clicks the cells of a move: where it is a path of several, one after the other.
fn play(page: &Page, movement: &str) {
    let cells = page.eval(&format!(
        "(async () => {{ const moves = [...puzzle.moves, ...(window.played ?? [])]; \
         const state = await (await fetch('/api/position', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, \
         body: JSON.stringify({{ game: puzzle.game, moves }}) }})).json(); \
         const i = state.legal.indexOf('{movement}'); return state.legal_paths[i]; }})()"
    ));
    for cell in cells.as_array().unwrap() {
        page.click(&format!("[data-cell=\"{cell}\"]"));
    }
}

/// Plays the first right move of every step.
fn solve(page: &Page) {
    page.eval("window.played = []; true");
    loop {
        let movement = page.eval("step.right[0].move").as_str().unwrap().to_owned();
        play(page, &movement);
        let is_last = page.eval("step.right[0].next === null") == true;
        page.eval(
            "(() => { played.push(step.right[0].move, ...step.right[0].reply); step = step.right[0].next; return true; })()",
        );
        if is_last {
            page.wait("document.querySelector('[data-act=solution]').disabled");
            return;
        }
        page.wait(
            "!document.querySelector('[data-act=solution]').disabled && \
             /Right/.test(document.querySelector('.puzzle-answer').textContent)",
        );
        // The reply comes after a moment; until then the board takes no move.
        page.eval("new Promise((resolve) => setTimeout(() => resolve(true), 900))");
    }
}

fn record(page: &Page) -> serde_json::Value {
    page.eval("JSON.parse(localStorage.getItem('plyground.puzzles') ?? 'null')")
}

#[test]
fn the_puzzle_of_the_day_is_solved_by_mouse_and_makes_a_streak() {
    let visit = Visit::to("puzzles?lang=en");
    let page = &visit.page;
    page.size(1280, 800);
    with_daily(page);
    learn(page);
    assert!(page.text("h1").contains("Puzzle of the day"), "{}", page.text("h1"));
    solve(page);
    page.wait("/Solved/.test(document.querySelector('.puzzle-answer').textContent)");
    let kept = record(page);
    assert_eq!(kept["streak"], 1, "{kept}");
    assert!(kept["rating"].as_f64().unwrap() > 1_200.0, "solved without help: {kept}");
    // A reload shows the same puzzle, and that it is solved.
    page.reload();
    page.wait("/Solved today/.test(document.querySelector('.table-panel').textContent)");
    assert_eq!(page.text("[data-record=streak]"), "1");
    visit.end();
}

#[test]
fn a_wrong_move_costs_rating_once_and_can_be_tried_again() {
    let visit = Visit::to("puzzles?kind=fours&lang=en");
    let page = &visit.page;
    learn(page);
    for wanted in ["a1", "o15"] {
        let free = page.eval(&format!(
            "!puzzle.moves.includes('{wanted}') && !step.right.some((r) => r.move === '{wanted}')"
        ));
        if free == true {
            play(page, wanted);
            page.wait("/does not reach the goal/.test(document.querySelector('.puzzle-answer').textContent)");
        }
    }
    let rating = record(page)["rating"].as_f64().unwrap();
    assert!(rating < 1_200.0, "{rating}");
    page.click("[data-act=again]");
    learn(page);
    solve(page);
    page.wait("/Solved/.test(document.querySelector('.puzzle-answer').textContent)");
    assert_eq!(record(page)["rating"].as_f64(), Some(rating), "the first result counts");
    visit.end();
}

#[test]
fn hints_say_more_each_time_and_the_solution_is_played() {
    let visit = Visit::to("puzzles?kind=connect-ending&lang=en");
    let page = &visit.page;
    page.size(390, 844);
    learn(page);
    let before = page.eval("document.querySelectorAll('.puzzle-hints li').length");
    assert_eq!(before, 0);
    let hints = page.eval("puzzle.hints.length").as_u64().unwrap();
    assert!(hints >= 2);
    for number in 1..=hints {
        page.tap("[data-act=hint]");
        page.wait(&format!("document.querySelectorAll('.puzzle-hints li').length === {number}"));
    }
    assert_eq!(page.eval("document.querySelector('[data-act=hint]').disabled"), true);
    page.tap("[data-act=solution]");
    page.wait("/This is the solution/.test(document.querySelector('.puzzle-answer').textContent)");
    assert_eq!(record(page)["streak"], 0);
    let wide = page.eval("document.documentElement.scrollWidth <= innerWidth");
    assert_eq!(wide, true, "nothing is cut off on a phone");
    visit.end();
}

#[test]
fn kinds_and_difficulties_are_chosen_by_keyboard() {
    let visit = Visit::to("puzzles?lang=en");
    let page = &visit.page;
    page.wait_for(".puzzle-goal");
    page.tab_to(".puzzle-choice select");
    // The second entry is the first kind.
    page.press("ArrowDown");
    page.wait("location.hash.includes('kind=win-in')");
    page.wait("/Win in/.test(document.querySelector('.puzzle-goal').textContent)");
    page.tab_to("[data-act=next]");
    let id = page.eval("location.hash");
    page.press("Enter");
    page.wait(&format!("location.hash !== {id}"));
    visit.end();
}

#[test]
fn every_right_move_counts() {
    let visit = Visit::to("puzzles?lang=en");
    let page = &visit.page;
    // A puzzle with two right first moves, if the set has one.
    let id = page.eval(
        "(async () => { const list = await (await fetch('/api/puzzles')).json(); \
         for (const { id, kind } of list.puzzles) { if (kind === 'shot') continue; \
           const puzzle = await (await fetch(`/api/puzzle?puzzle=${id}`)).json(); \
           if (puzzle.solution.right.length > 1) return id; } return null; })()",
    );
    let id = id.as_str().expect("some puzzle has two solutions").to_owned();
    page.go(&address(&visit.server, &format!("puzzles?id={id}&lang=en")));
    page.wait(&format!("location.hash.includes('{id}')"));
    learn(page);
    page.eval("step.right.reverse(); window.played = []; true");
    let movement = page.eval("step.right[0].move").as_str().unwrap().to_owned();
    play(page, &movement);
    page.wait("document.querySelector('.puzzle-right') !== null");
    visit.end();
}

#[test]
fn an_unknown_puzzle_says_so() {
    let visit = Visit::to("puzzles?id=nothing&lang=en");
    let page = &visit.page;
    page.wait("/no puzzle/.test(document.querySelector('[role=alert]')?.textContent)");
    page.click(".page .button.primary");
    page.wait_for(".puzzle-goal");
}

#[test]
fn the_mistakes_of_a_reviewed_game_are_practised() {
    let visit = Visit::to("review?game=tic-tac-toe&moves=a1,b1,b2,a2,c3&x=level=10&o=person&lang=en");
    let page = &visit.page;
    page.wait_for("[data-practise=O]");
    page.click("[data-practise=O]");
    page.wait("location.hash.startsWith('#/mistakes')");
    page.wait_for(".puzzle-goal");
    assert!(page.text(".puzzle-goal").contains("b1") || page.text(".puzzle-goal").contains("a2"));
    // The move of the game is wrong again, and the centre or what the review names is right.
    page.click("[data-cell=\"7\"]");
    page.wait("document.querySelector('.puzzle-wrong') !== null");
    page.click("[data-cell=\"4\"]");
    page.wait("document.querySelector('.puzzle-answer.puzzle-right') !== null");
    // The view survives a reload.
    page.reload();
    page.wait_for(".puzzle-goal");
    visit.end();
}
