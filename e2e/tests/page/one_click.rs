//! One click to play: a tile starts a game, and its settings are changed beside the board.

use plyground_e2e::{Page, TestServer};

use crate::support::{Visit, address, cell, moves, wait_for_moves, wait_for_turn};

const SIZES: [(u32, u32); 3] = [(390, 740), (1280, 800), (1920, 1080)];

/// Whether an element is in sight without scrolling, and not behind the navigation at the lower edge.
fn is_in_sight(page: &Page, selector: &str) -> bool {
    page.wait_for(selector);
    page.eval(&format!(
        "(() => {{ const e = document.querySelector('{selector}'); const r = e.getBoundingClientRect(); \
         const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2); \
         return r.top >= 0 && r.bottom <= innerHeight && (e.contains(at) || at.contains(e)); }})()"
    )) == true
}

/// A page of a size, before any game on it.
fn first_visit(visit: &Visit, width: u32, height: u32) {
    let page = &visit.page;
    page.size(width, height);
    page.eval("localStorage.clear()");
    page.go(&address(&visit.server, "home?lang=en"));
    page.wait_for(".card");
}

#[test]
fn one_click_leads_to_the_first_move() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    for (width, height) in SIZES {
        for game in ["tic-tac-toe", "gomoku"] {
            first_visit(&visit, width, height);
            let tile = format!("[data-game={game}]");
            assert!(is_in_sight(page, &format!("{tile} .card-name")), "{game} at {width}x{height}");
            let begun = page.eval("performance.now()").as_f64().unwrap();
            if width < 600 {
                page.tap(&tile);
            } else {
                page.click(&tile);
            }
            wait_for_turn(page);
            let taken = page.eval("performance.now()").as_f64().unwrap() - begun;
            println!("{game} at {width}x{height}: {taken:.0} ms");
            let hash = page.eval("location.hash");
            let hash = hash.as_str().unwrap();
            assert!(hash.contains("x=person") && hash.contains("o=level=3"), "{hash}");
            assert_eq!(page.eval("scrollY"), 0, "nothing is scrolled");
            assert!(is_in_sight(page, ".board-picture"), "the whole board of {game} at {width}x{height}");
            assert!(is_in_sight(page, "[data-act=new]"), "{game} at {width}x{height}");
            page.click(&cell(4));
            if width < 600 && game == "gomoku" {
                page.tap(&cell(4));
                page.tap(&cell(4));
            }
            wait_for_moves(page, 2);
        }
    }
    visit.end();
}

#[test]
fn start_is_in_sight_in_every_form() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    for (width, height) in SIZES {
        page.size(width, height);
        for route in ["play?", "play?pick=explicit&", "watch?"] {
            page.go(&address(&visit.server, &format!("{route}lang=en")));
            assert!(is_in_sight(page, ".start-bar [type=submit]"), "{route} at {width}x{height}");
            page.eval("scrollTo(0, 600)");
            assert!(is_in_sight(page, ".start-bar [type=submit]"), "{route} at {width}x{height}, scrolled");
        }
    }
    visit.end();
}

/// Sets the level in the settings beside the board.
fn choose_level(page: &Page, level: u8) {
    page.wait_for(".setup [type=range]");
    page.eval(&format!(
        "(() => {{ const field = document.querySelector('.setup [type=range]'); field.value = {level}; \
         for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {{ bubbles: true }})); }})()"
    ));
}

#[test]
fn other_settings_offer_a_new_game_and_leave_this_one_alone() {
    let visit = Visit::to("play?game=tic-tac-toe&x=person&o=level=3&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.click(&cell(4));
    wait_for_moves(page, 2);
    let before = page.eval("location.hash");
    page.click(".setup summary");
    choose_level(page, 7);
    page.wait_for("[data-act=offer]");
    assert_eq!((page.eval("location.hash"), moves(page)), (before.clone(), 2), "the game goes on");
    assert!(is_in_sight(page, "[data-act=offer]"));
    page.click("[data-act=offer]");
    page.wait("location.hash.includes('o=level=7')");
    // The address changes before the view does.
    page.wait("document.querySelectorAll('.moves button[data-ply]').length === 1");
    wait_for_turn(page);
    assert_eq!(
        page.eval("document.activeElement?.matches('[data-cell]')"),
        true,
        "the focus is on the board"
    );
    // The game before is one click away, and as it was.
    page.click("#kept");
    wait_for_moves(page, 2);
    let after = page.eval("location.hash");
    assert_eq!(after, before);
    // The choice is remembered: the tile starts with it.
    page.click("#brand");
    page.click("[data-game=tic-tac-toe]");
    page.wait("location.hash.includes('o=level=7') && !location.hash.includes('moves=')");
    visit.end();
}

#[test]
fn the_settings_are_reached_and_changed_by_keyboard() {
    let visit = Visit::to("play?game=othello&x=person&o=level=1&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    page.tab_to(".setup summary");
    page.press("Enter");
    page.tab_to(".setup select");
    page.press("ArrowUp");
    page.tab_to("[data-act=offer]");
    page.press("Enter");
    page.wait("location.hash.includes('game=othello(6)')");
    page.wait("document.querySelectorAll('[data-cell]').length === 36");
    visit.end();
}

#[test]
fn the_tiles_are_in_the_order_in_which_this_person_plays() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    let order = || -> Vec<String> {
        page.wait_for(".card");
        serde_json::from_value(page.eval("[...document.querySelectorAll('.card')].map(e => e.dataset.game)"))
            .unwrap()
    };
    let usual = order();
    assert_eq!(usual[0], "tic-tac-toe");
    for game in ["kalah", "connect-four"] {
        page.click(&format!("[data-game={game}]"));
        wait_for_turn(page);
        page.eval("document.querySelector('#typed').focus()");
        page.type_text(if game == "kalah" { "1" } else { "4" });
        page.press("Enter");
        page.wait("document.querySelectorAll('.moves button[data-ply]').length > 1");
        page.click("#brand");
    }
    // A game that was opened and not played stays where it is.
    page.click("[data-game=torus]");
    wait_for_turn(page);
    page.click("#brand");
    let now = order();
    assert_eq!(now[..3], ["connect-four", "kalah", "tic-tac-toe"]);
    let mut rest: Vec<&String> = usual.iter().filter(|game| !now[..2].contains(game)).collect();
    rest.truncate(now.len());
    assert_eq!(now[2..].iter().collect::<Vec<_>>(), rest);
    visit.end();
}

#[test]
fn every_tile_starts_a_game() {
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    page.wait_for(".card");
    let games = page.eval("[...document.querySelectorAll('.card')].map(e => e.dataset.game)");
    let names =
        page.eval("[...document.querySelectorAll('.card .card-name')].map(e => e.textContent).join('|')");
    let names = names.as_str().unwrap();
    assert!(names.contains("English draughts (Checkers)") && names.contains("Kropki, Tochki"), "{names}");
    let games: Vec<String> = serde_json::from_value(games).unwrap();
    assert!(games.len() >= 18 && games.contains(&"mnk".to_owned()), "{games:?}");
    assert!(!games.iter().any(|game| ["checkers", "kropki", "tochki"].contains(&game.as_str())), "{games:?}");
    for game in games {
        page.go(&address(&visit.server, "home?lang=en"));
        page.click(&format!("[data-game={game}]"));
        wait_for_turn(page);
        assert_eq!(
            page.eval("document.querySelector('main [role=alert]:not([hidden])')"),
            serde_json::Value::Null
        );
    }
    visit.end();
}

#[test]
fn the_sides_are_exchanged_in_a_rematch_and_x_still_begins() {
    let visit = Visit::to("play?game=tic-tac-toe&moves=a1,b1,a2,b2,a3&x=person&o=level=1&lang=en");
    let page = &visit.page;
    page.wait_for(".banner-words");
    assert!(page.text(".banner-words").starts_with("You won!"), "{}", page.text(".banner-words"));
    page.click(".banner-buttons button:last-child");
    page.wait("location.hash.includes('x=level=1') && location.hash.includes('o=person')");
    page.wait("document.querySelector('#status')?.textContent === 'Your turn'");
    assert_eq!(moves(page), 1);
    assert!(!page.eval("location.hash").as_str().unwrap().contains("starter="));
    visit.end();
}

/// Waits until the service worker has kept this version and the lesson.
fn wait_for_worker(page: &Page) {
    page.eval(
        "(async () => { for (;;) { const names = await caches.keys(); \
         const name = names.find((one) => one.startsWith('plyground-answers-')); \
         if (name && (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/api/tree')).length === 2) \
         return true; await new Promise((resolve) => setTimeout(resolve, 100)); } })()",
    );
}

#[test]
fn what_needs_no_server_works_without_it_and_no_view_is_stale_afterwards() {
    let mut visit = Visit::to("home?lang=en");
    visit.page.wait_for(".card");
    wait_for_worker(&visit.page);
    let port = visit.server.port();
    visit.server.end();
    let page = &visit.page;
    for _ in 0..2 {
        page.click("#to-learn");
        page.wait("document.querySelectorAll('.runner .counters dd').length === 6");
        assert!(page.eval("location.hash").as_str().unwrap().starts_with("#/learn"));
        page.click("[data-go=forward]");
        page.click("#brand");
        page.click("#to-rules");
        page.wait_for(".rules-words p");
        // The page itself is loaded without the server.
        page.reload();
        page.wait_for(".rules-words p");
    }
    page.eval("location.hash = '#/rules?game=renju&lang=en'");
    page.wait("document.querySelector('.rules-words h2')?.textContent === 'Renju'");
    let renju = page.text(".rules-words p");
    assert!(renju.contains("two fours") && !renju.contains("closed in"), "{renju}");
    // The other languages were kept too.
    page.eval("location.hash = '#/rules?game=renju&lang=sk'");
    page.wait("document.documentElement.lang === 'sk'");
    page.wait("document.querySelector('.rules-words p')?.textContent.includes('dve štvorky')");
    page.eval("location.hash = '#/rules?game=renju&lang=en'");
    page.wait("document.documentElement.lang === 'en'");
    visit.server = TestServer::on_port(port);
    let page = &visit.page;
    page.click("#brand");
    page.click("[data-game=tic-tac-toe]");
    wait_for_turn(page);
    page.click(&cell(4));
    wait_for_moves(page, 2);
}

#[test]
fn a_forced_capture_is_explained() {
    // Black on 18 can take the man on 22.
    let visit = Visit::to("play?game=english-draughts&moves=11-15,22-18&x=person&o=person&lang=en");
    let page = &visit.page;
    wait_for_turn(page);
    let square = page.eval("[...document.querySelectorAll('[data-cell]')].findIndex(e => e.getAttribute('aria-label').startsWith('9,'))");
    page.click(&cell(square.as_u64().unwrap() as usize));
    page.wait_for(".toast");
    assert!(page.text(".toast p").contains("a capture is compulsory"), "{}", page.text(".toast p"));
    visit.end();
}
