//! A random walk through the page: after any acts every game that was made is still there, with all its moves.

use std::collections::{BTreeMap, BTreeSet};
use std::thread::sleep;
use std::time::Duration;

use plyground_e2e::{Browser, Page, TestServer};
use serde_json::Value;

use crate::support::{address, cell, is_long, keep_files};

/// Acts of the usual check, and of the long one.
const ACTS: usize = 60;
const LONG: usize = 2_000;

/// How long an act may take until the page shows it.
const PAUSE: Duration = Duration::from_millis(120);

/// The games of the walk: small, and among them one whose opponent is a program.
const GAMES: [&str; 4] = [
    "game=tic-tac-toe&x=person&o=person",
    "game=tic-tac-toe&x=level=1&o=person",
    "game=connect-four&x=person&o=level=1",
    "game=mnk(4,4,3)&x=person&o=person",
];

#[test]
fn no_game_is_lost_on_a_random_walk() {
    let count = if is_long() { LONG } else { ACTS };
    let mut walk = RandomWalk::new(20_261_119);
    for number in 0..count {
        let act = walk.act();
        walk.note(number, act);
    }
    walk.check();
}

struct RandomWalk {
    server: TestServer,
    _browser: Browser,
    tabs: [Page; 2],
    tab: usize,
    /// The lines of each game, by the id of its record, with the act after which they were shown first.
    seen: BTreeMap<String, BTreeMap<String, String>>,
    random: u64,
}

impl RandomWalk {
    fn new(seed: u64) -> Self {
        let (server, browser) = (TestServer::start(), Browser::start());
        let tabs = [browser.page(), browser.page()];
        let start = address(&server, &format!("play?{}&lang=en", GAMES[0]));
        for tab in &tabs {
            tab.go(&start);
        }
        Self { server, _browser: browser, tabs, tab: 0, seen: BTreeMap::new(), random: seed }
    }

    /// A number below `most` (an xorshift generator).
    fn below(&mut self, most: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 11) as usize % most
    }

    fn page(&self) -> &Page {
        &self.tabs[self.tab]
    }

    /// Clicks an element, if there is one.
    fn click(&self, selector: &str) {
        self.page().click_if_there(selector);
    }

    fn act(&mut self) -> &'static str {
        match self.below(100) {
            0..40 => {
                let cells = self.page().eval("document.querySelectorAll('[data-cell]').length");
                let cells = cells.as_u64().unwrap_or(0) as usize;
                if cells > 0 {
                    let index = self.below(cells);
                    self.click(&cell(index));
                }
                "a cell"
            }
            40..62 => {
                let key = ["[", "]", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][self.below(6)];
                self.page().eval("document.activeElement.blur()");
                self.page().press(key);
                "a key"
            }
            62..66 => {
                let act = ["undo", "redo"][self.below(2)];
                self.click(&format!("[data-act={act}]:not(:disabled)"));
                "taking back"
            }
            66..70 => {
                self.click(".banner:not([hidden]) button.primary");
                "trying again"
            }
            70..72 => {
                self.click("[data-act=flag]:not(:disabled)");
                self.click("dialog[open] .button.primary");
                "resigning"
            }
            72..76 => {
                let moves = self.page().eval("document.querySelectorAll('.moves [data-move]').length");
                let index = self.below(moves.as_u64().unwrap_or(0).max(1) as usize);
                self.page()
                    .eval(&format!("document.querySelectorAll('.moves [data-move]')[{index}]?.click()"));
                "the list"
            }
            76..79 => {
                let act = ["promote", "main"][self.below(2)];
                self.click(&format!("[data-node={act}]"));
                "the order"
            }
            79..83 => {
                self.page().reload();
                "a reload"
            }
            83..86 => {
                // The evaluation ends before the page is left.
                let way = ["history.back()", "history.forward()"][self.below(2)];
                self.page().eval(&format!("void setTimeout(() => {way})"));
                sleep(PAUSE);
                if self.page().eval("location.protocol") == "about:" {
                    self.page().go(&address(&self.server, "games?lang=en"));
                }
                "the history"
            }
            86..89 => {
                self.tab = 1 - self.tab;
                "the other tab"
            }
            89..91 => {
                let link = self.page().eval("location.href");
                self.tab = 1 - self.tab;
                self.page().go(link.as_str().expect("an address is text"));
                "the same game in the other tab"
            }
            91..93 => {
                let view = ["#to-analyse", "#to-review"][self.below(2)];
                self.click(view);
                "another view"
            }
            93..95 => {
                let game = GAMES[self.below(GAMES.len())];
                self.page().eval(&format!("location.hash = '#/play?{game}&lang=en'"));
                "a new game"
            }
            95..97 => {
                self.page().go(&address(&self.server, "games?lang=en"));
                sleep(PAUSE);
                self.click(".game-entry [data-act=open]");
                "a kept game"
            }
            97..98 => {
                // A deletion that is undone at once.
                self.click("[data-node=delete]:not([aria-disabled])");
                sleep(PAUSE);
                self.click(".toast-act");
                "a deletion and its undoing"
            }
            98..99 => {
                let port = self.server.port();
                self.server.end();
                let index = self.below(9);
                self.click(&cell(index));
                self.server = TestServer::on_port(port);
                "a move without the server"
            }
            _ => {
                self.server.restart();
                "a restart of the server"
            }
        }
    }

    /// Remembers the line that the page shows, if it belongs to a kept game.
    fn note(&mut self, number: usize, act: &str) {
        sleep(PAUSE);
        self.page()
            .wait("document.readyState === 'complete' && document.querySelector('main > .page') !== null");
        let shown = self.page().eval(
            "(() => { const query = new URLSearchParams(location.hash.split('?')[1]); \
             return [query.get('id'), query.get('moves') ?? '']; })()",
        );
        let (Some(id), Some(moves)) = (shown[0].as_str(), shown[1].as_str()) else { return };
        let lines = self.seen.entry(id.to_owned()).or_default();
        lines.entry(moves.to_owned()).or_insert_with(|| format!("act {number}: {act}"));
    }

    /// Compares the exported file with what was seen.
    fn check(mut self) {
        self.tab = 0;
        let page = self.page();
        page.go(&address(&self.server, "games?lang=en"));
        page.wait_for(".game-entry");
        keep_files(page);
        page.click("#export-games");
        page.wait("saved.length === 1");
        let text = page.eval("saved[0].text()");
        let file: Value = serde_json::from_str(text.as_str().unwrap()).expect("the file is JSON");
        let games = file["games"].as_array().expect("the file is a list of games");
        let kept: BTreeMap<&str, BTreeSet<String>> = games
            .iter()
            .map(|game| (game["id"].as_str().unwrap(), positions(&game["tree"]["nodes"])))
            .collect();
        let lines: usize = self.seen.values().map(BTreeMap::len).sum();
        assert!(lines > 0);
        for (id, lines) in &self.seen {
            let positions = kept.get(id.as_str()).unwrap_or_else(|| panic!("{id} is lost: {lines:#?}"));
            for (line, first) in lines {
                assert!(positions.contains(line), "{line} of {id} is lost; seen first after {first}");
            }
        }
    }
}

/// The moves that lead to each node of a tree.
fn positions(nodes: &Value) -> BTreeSet<String> {
    let mut lines: Vec<String> = Vec::new();
    for node in nodes.as_array().into_iter().flatten() {
        let played = node["move"].as_str().unwrap();
        let line = match node["parent"].as_u64() {
            Some(parent) => format!("{},{played}", lines[parent as usize]),
            None => played.to_owned(),
        };
        lines.push(line);
    }
    lines.into_iter().chain([String::new()]).collect()
}
