//! What the tests have in common: a server, a browser, and the board as the user sees it.

use std::path::PathBuf;

use plyground_e2e::{Browser, Page, TestServer};

/// A page, with a server of its own.
pub(crate) struct Visit {
    pub(crate) server: TestServer,
    pub(crate) browser: Browser,
    pub(crate) page: Page,
}

impl Visit {
    /// Opens the page at a route, such as `play?game=tic-tac-toe`.
    pub(crate) fn to(route: &str) -> Self {
        let (server, browser) = (TestServer::start(), Browser::start());
        let page = browser.page();
        page.go(&address(&server, route));
        Self { server, browser, page }
    }

    /// Ends the visit: the page must have no errors.
    pub(crate) fn end(self) {
        let complaints = self.page.complaints();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }
}

/// Whether the slow tests are wanted too: `cargo xtask check --long`.
pub(crate) fn is_long() -> bool {
    std::env::var_os("PLYGROUND_LONG").is_some()
}

/// The URL of a route.
pub(crate) fn address(server: &TestServer, route: &str) -> String {
    format!("{}/#/{route}", server.address())
}

/// The folder for pictures and other output of the tests.
pub(crate) fn folder(name: &str) -> PathBuf {
    let tests = std::env::current_exe().expect("a test knows where it is");
    let folder = tests.ancestors().nth(3).expect("tests lie in target/PROFILE/deps").join("e2e").join(name);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// The number of moves made.
pub(crate) fn moves(page: &Page) -> u64 {
    page.eval("document.querySelectorAll('.moves button[data-ply]').length - 1").as_u64().unwrap_or(0)
}

/// Waits until it is a person's turn or the game is over; true if it is over.
pub(crate) fn wait_for_turn(page: &Page) -> bool {
    page.wait(&format!("{IS_OVER} || {MAY_MOVE}"));
    page.eval(IS_OVER) == true
}

/// Waits until `count` moves have been made and a person may move, or the game is over; true if it is over.
pub(crate) fn wait_for_moves(page: &Page, count: u64) -> bool {
    page.wait(&format!(
        "{IS_OVER} || ({MAY_MOVE} && document.querySelectorAll('.moves button[data-ply]').length - 1 >= {count})"
    ));
    page.eval(IS_OVER) == true
}

const IS_OVER: &str = "(document.querySelector('.banner:not([hidden]) .banner-words') !== null)";
const MAY_MOVE: &str = "(document.querySelector('[data-act=hint]:not(:disabled)') !== null)";

/// The selector of a cell, counted from the top left.
pub(crate) fn cell(index: usize) -> String {
    format!("[data-cell=\"{index}\"]")
}

/// Waits until a board of `count` cells is shown.
pub(crate) fn wait_for_cells(page: &Page, count: usize) {
    page.wait(&format!("document.querySelectorAll('[data-cell]').length === {count}"));
}

/// The first free cell, by its label for screen readers.
pub(crate) fn first_free(page: &Page) -> usize {
    let free = page.eval(
        "[...document.querySelectorAll('[data-cell]')].findIndex(e => e.getAttribute('aria-label').includes('empty'))",
    );
    free.as_u64().expect("there is a free cell") as usize
}

/// Records the files that the page hands to the browser in a list of the page, `saved`.
pub(crate) fn keep_files(page: &Page) {
    page.eval(
        "(() => { window.saved = []; const make = URL.createObjectURL; \
         URL.createObjectURL = (blob) => { saved.push(blob); return make(blob); }; })()",
    );
}

/// Waits until the moves of the current line are these.
pub(crate) fn wait_for_line(page: &Page, moves: &str) {
    page.wait(&format!(
        "(new URLSearchParams(location.hash.split('?')[1]).get('moves') ?? '') === '{moves}'"
    ));
}

/// The lines of the shown tree: for each last move of one the moves from the start.
pub(crate) fn lines(page: &Page) -> Vec<String> {
    let lines = page.eval(
        "(() => { const all = [...document.querySelectorAll('.moves [data-move]')].map((e) => e.dataset.move); \
         return all.filter((line) => line && !all.some((other) => other.startsWith(`${line},`))).sort(); })()",
    );
    lines.as_array().into_iter().flatten().filter_map(|line| line.as_str().map(str::to_owned)).collect()
}

/// A view of the page with some content.
pub(crate) struct View {
    pub(crate) name: &'static str,
    pub(crate) route: &'static str,
    /// A condition that is true once the view is complete.
    ready: &'static str,
}

/// Every view of the page.
pub(crate) const VIEWS: [View; 15] = [
    View { name: "home", route: "home?", ready: "document.querySelector('main h1') !== null" },
    View { name: "new-game", route: "play?", ready: "document.querySelector('main form') !== null" },
    View {
        name: "play",
        route: "play?game=gomoku&moves=h8,i9,h10,h9,g9,i8,j10,i10,i7,i11&x=person&o=level=5",
        ready: MAY_MOVE,
    },
    View {
        name: "won",
        route: "play?game=tic-tac-toe&moves=b2,a1,a3,c1,b1,b3,a2,c2,c3&x=person&o=person",
        ready: IS_OVER,
    },
    View { name: "watch", route: "watch?", ready: "document.querySelector('main form') !== null" },
    View {
        name: "analyse",
        route: "analyse?game=gomoku&moves=h8,i9,h10,h9,g9,i8,j10",
        ready: "document.querySelectorAll('.lines > li').length >= 3",
    },
    View {
        name: "review",
        route: "review?game=tic-tac-toe&moves=a1,b1,b2,a2,c3&ply=1",
        ready: "document.querySelector('.turns .turn') !== null",
    },
    View {
        name: "puzzles",
        route: "puzzles?kind=fours",
        ready: "document.querySelector('.puzzle-goal') !== null",
    },
    View {
        name: "learn",
        route: "learn?",
        ready: "document.querySelectorAll('.runner .counters dd').length === 6",
    },
    View {
        name: "practice",
        route: "learn?mode=practice",
        ready: "document.querySelector('.question-words') !== null",
    },
    View { name: "lab", route: "lab?", ready: "document.querySelector('.lab-form') !== null" },
    View { name: "games", route: "games?", ready: "document.querySelector('.game-search select') !== null" },
    View {
        name: "together",
        route: "together?",
        ready: "document.querySelector('.tournament-form') !== null",
    },
    View {
        name: "rules",
        route: "rules?game=othello",
        ready: "document.querySelector('.rules-words p') !== null",
    },
    View { name: "settings", route: "settings?", ready: "document.querySelector('main h1') !== null" },
];

impl View {
    /// Opens it in a language, and waits until it is complete.
    pub(crate) fn open(&self, page: &Page, server: &TestServer, language: &str) {
        page.go(&address(server, &format!("{}&lang={language}", self.route)));
        page.wait(&format!("document.documentElement.lang === '{language}'"));
        page.wait(self.ready);
    }
}
