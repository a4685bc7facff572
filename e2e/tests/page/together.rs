//! Two people on one server: a link, restarts in the middle of the game, spectators, a tournament, and the key.

use plyground_e2e::{Browser, Page, TestServer};

use crate::support::{address, cell, folder, is_long, wait_for_cells};

/// Errors of a page, but for the connections that a killed server has cut off.
fn complaints(page: &Page) -> Vec<String> {
    let is_cut = |complaint: &String| {
        [
            "WebSocket",
            "ERR_CONNECTION",
            "Failed to load resource",
            "Failed to fetch",
            "when fetching the script",
        ]
        .iter()
        .any(|part| complaint.contains(part))
    };
    page.complaints().into_iter().filter(|complaint| !is_cut(complaint)).collect()
}

/// The moves that a page shows.
fn wait_for_count(page: &Page, count: usize) {
    page.wait(&format!("document.querySelectorAll('.moves button[data-ply]').length - 1 === {count}"));
}

/// Makes a game of tic-tac-toe with a friend; returns its link.
fn invite(page: &Page, server: &TestServer) -> String {
    page.go(&address(server, "play?pick=tic-tac-toe&with=friend&lang=en"));
    page.click(".start-bar button");
    page.wait_for(".invite .link-box input");
    page.wait("document.querySelector('.invite .link-box input').value.includes('#/together?shared=')");
    page.eval("document.querySelector('.invite .link-box input').value")
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn two_browsers_play_through_a_link_while_the_server_is_restarted_three_times() {
    let mut server = TestServer::start();
    let (one, two) = (Browser::start(), Browser::start());
    let (ada, bob) = (one.page(), two.page());
    bob.size(390, 844);
    let link = invite(&ada, &server);
    assert!(link.starts_with(server.address()), "{link}");
    bob.go(&link);
    bob.wait_for("[data-act=join]");
    bob.eval("document.querySelector('#own-name').value = 'Bob'");
    bob.click("[data-act=join]");
    ada.wait("document.querySelector('.player-o .player-name')?.textContent === 'Bob'");
    wait_for_cells(&bob, 9);
    // X wins in the middle column; O's moves lie beside it. The server is killed three times, once while X is clicking.
    for (number, place) in [4, 0, 1, 2, 7].into_iter().enumerate() {
        let (mover, other) = if number % 2 == 0 { (&ada, &bob) } else { (&bob, &ada) };
        mover.wait(&format!(
            "/Your turn/.test(document.querySelector('#status').textContent) && document.querySelectorAll('.moves button[data-ply]').length === {}",
            number + 1
        ));
        if number == 2 {
            server.end();
            mover.click(&cell(place));
            server.restart();
        } else {
            mover.click(&cell(place));
        }
        wait_for_count(mover, number + 1);
        wait_for_count(other, number + 1);
        if number == 0 || number == 3 {
            server.restart();
        }
    }
    ada.wait("/You won/.test(document.querySelector('#status').textContent)");
    bob.wait("/You lost/.test(document.querySelector('#status').textContent)");
    for page in [&ada, &bob] {
        assert_eq!(
            page.eval("document.querySelectorAll('.player[data-here=true]').length"),
            2,
            "both are connected"
        );
    }
    // Another game with the sides exchanged; both are taken there.
    bob.click("[data-act=rematch]");
    ada.click("[data-act=accept]");
    ada.wait("document.querySelector('.player-o .player-name')?.textContent.includes('You') && !/You won/.test(document.querySelector('#status').textContent)");
    bob.wait("/Your turn/.test(document.querySelector('#status').textContent)");
    // The first game is in the list of both.
    for page in [&ada, &bob] {
        page.eval("location.hash = '#/games'");
        page.wait("document.querySelectorAll('.game-entry').length === 1");
        assert_eq!(complaints(page), [""; 0]);
    }
}

#[test]
fn a_spectator_watches_and_cannot_move() {
    let server = TestServer::start();
    let browsers = [Browser::start(), Browser::start(), Browser::start()];
    let [ada, bob, eve] = [browsers[0].page(), browsers[1].page(), browsers[2].page()];
    let link = invite(&ada, &server);
    bob.go(&link);
    bob.click("[data-act=join]");
    eve.go(&link);
    wait_for_cells(&eve, 9);
    ada.wait("/Watching: 1/.test(document.querySelector('.watchers').textContent)");
    assert_eq!(
        eve.eval(
            "document.querySelector('[data-act=join]') === null && document.querySelector('.actions').hidden"
        ),
        true
    );
    ada.wait("/Your turn/.test(document.querySelector('#status').textContent)");
    ada.click(&cell(4));
    wait_for_count(&eve, 1);
    eve.click(&cell(0));
    assert_eq!(eve.eval("document.querySelector('.typed').hidden"), true);
    // A move is taken back if the other side agrees, and an offer of a draw ends the game.
    wait_for_count(&bob, 1);
    ada.click("[data-act=take-back]:not(:disabled)");
    bob.click("[data-act=accept]");
    wait_for_count(&eve, 0);
    ada.click("[data-act=draw]:not(:disabled)");
    bob.wait("/offers a draw/.test(document.querySelector('.banner:not([hidden])')?.textContent)");
    bob.click("[data-act=accept]");
    eve.wait("/agreed on a draw/.test(document.querySelector('#status').textContent)");
    for page in [&ada, &bob, &eve] {
        assert_eq!(complaints(page), [""; 0]);
    }
}

#[test]
fn a_teacher_directs_a_tournament() {
    let server = TestServer::start();
    let browsers = [Browser::start(), Browser::start(), Browser::start()];
    let [teacher, ada, bob] = [browsers[0].page(), browsers[1].page(), browsers[2].page()];
    teacher.go(&address(&server, "together?lang=en"));
    teacher.wait_for("#tournament-name");
    teacher.eval("document.querySelector('#tournament-name').value = 'Class 7b'");
    teacher.click(".tournament-form button[type=submit]");
    teacher.wait("document.querySelector('.director .link-box input')?.value.includes('tournament=')");
    let link = teacher
        .eval("document.querySelector('.director .link-box input').value")
        .as_str()
        .unwrap_or_default()
        .to_owned();
    for (page, name) in [(&ada, "Ada"), (&bob, "Bob")] {
        page.go(&link);
        page.wait_for("#own-name");
        page.eval(&format!("document.querySelector('#own-name').value = '{name}'"));
        page.click("[data-act=join]");
        page.wait(&format!(
            "/You play as {name}/.test(document.querySelector('.tournament-own')?.textContent)"
        ));
    }
    teacher.wait("document.querySelectorAll('.standings .presence-here').length === 2");
    teacher.click("[data-act=next]");
    // Both are taken to their game.
    for page in [&ada, &bob] {
        wait_for_cells(page, 9);
    }
    teacher.click("[data-keep$='-X']");
    teacher.wait("/The tournament is over/.test(document.querySelector('.tournament-at').textContent)");
    ada.wait("/director decided/.test(document.querySelector('#status').textContent)");
    assert_eq!(teacher.text(".standings tbody tr .points"), "1");
    teacher.click("[data-keep=large]");
    teacher.wait("document.querySelector('.tournament-large') !== null && document.querySelector('.director') === null");
    for page in [&teacher, &ada, &bob] {
        assert_eq!(complaints(page), [""; 0]);
    }
}

#[test]
fn a_server_with_a_key_asks_for_it_once() {
    let server = TestServer::with_arguments(&["--ask-key"]);
    let (start, key) = server
        .address()
        .split_once("/?key=")
        .map(|(start, key)| (start.to_owned(), key.to_owned()))
        .unwrap_or_default();
    let browser = Browser::start();
    let page = browser.page();
    page.go(&format!("{start}/#/together?lang=en"));
    page.wait("document.querySelector('#form') !== null");
    page.eval(&format!("document.querySelector('#key').value = '{key}'"));
    page.click("#form button");
    page.wait("document.querySelector('#with-friend') !== null");
    assert_eq!(
        page.eval("location.href.includes('key=') || document.cookie !== ''"),
        false,
        "the page has no key"
    );
    // The browser keeps it.
    page.go(&format!("{start}/#/together?lang=en"));
    page.wait("document.querySelector('#with-friend') !== null");
    assert_eq!(complaints(&page), [""; 0]);
}

/// Takes pictures of it, for people to look at.
#[test]
fn pictures_of_playing_together() {
    if !is_long() {
        return;
    }
    let server = TestServer::start();
    let (one, two) = (Browser::start(), Browser::start());
    let (ada, bob) = (one.page(), two.page());
    let place = |name: &str| folder("together").join(format!("{name}.png"));
    ada.go(&address(&server, "play?pick=gomoku&with=friend&lang=en"));
    ada.wait_for(".start-bar button");
    ada.eval("document.querySelector('[data-name=opponent]').scrollIntoView()");
    ada.shoot(&place("form"));
    let link = invite(&ada, &server);
    bob.size(390, 1200);
    bob.go(&link);
    bob.click("[data-act=join]");
    bob.click("[data-act=draw]");
    ada.wait_for("[data-act=accept]");
    ada.shoot(&place("offer"));
    bob.shoot(&place("offer-phone"));
    ada.go(&address(&server, "together?lang=en"));
    ada.wait_for("#tournament-name");
    ada.eval("document.querySelector('#tournament-name').value = 'Class 7b'");
    ada.click(".tournament-form button[type=submit]");
    ada.wait("location.hash.includes('tournament=')");
    let id = ada.eval("new URLSearchParams(location.hash.split('?')[1]).get('tournament')");
    ada.eval(&format!(
        "Promise.all(['Ada Lovelace', 'Bob', 'Charles Babbage', 'Dora', 'Emil'].map((name) => \
         fetch('/api/tournament/join', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, \
         body: JSON.stringify({{ tournament: {id}, name }}) }}))).then(() => true)"
    ));
    ada.wait("document.querySelectorAll('.standings tbody tr').length === 5");
    ada.click("[data-act=next]");
    ada.wait_for("[data-keep$='-X']");
    ada.click("[data-keep$='-X']");
    ada.wait("document.querySelector('.standings .points').textContent === '1'");
    ada.size(1280, 1100);
    ada.eval("scrollTo(0, 0)");
    ada.shoot(&place("tournament"));
    ada.size(390, 1700);
    ada.shoot(&place("tournament-phone"));
    ada.size(1920, 1080);
    ada.click("[data-keep=large]");
    ada.shoot(&place("projector"));
}
