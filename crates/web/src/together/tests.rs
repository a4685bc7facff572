//! Limits, expiry, and what is found after a crash between two files.

use std::time::Duration;

use plyground_play::shared::{SharedAct, SharedGame, SharedSetup};
use plyground_play::tournament::{PairingSystem, Tournament, TournamentPlan};

use super::storage::StoredKind;
use super::tournaments::DirectorAct;
use super::*;

fn moment(days: u64) -> Moment {
    Moment { running: Duration::from_secs(days * DAY), date: days * DAY }
}

fn caller(address: u64, days: u64) -> Caller {
    Caller { client: QueueClient { number: 1, address }, is_local: false, now: moment(days) }
}

fn game() -> SharedGame {
    let setup =
        SharedSetup { game: "nim".to_owned(), position: None, starter: None, clock: None, is_paired: false };
    SharedGame::new(setup).unwrap()
}

fn together(folder: Option<&std::path::Path>, days: u64) -> Together {
    Together::load(open_storage(folder).unwrap(), moment(days))
}

#[test]
fn a_stranger_cannot_fill_the_server() {
    let mut together = together(None, 0);
    let made = |together: &mut Together, address| together.create_game(game(), None, "", caller(address, 0));
    for _ in 0..GAMES_PER_ADDRESS {
        made(&mut together, 7).unwrap();
    }
    assert_eq!(made(&mut together, 7).unwrap_err(), TogetherRefusal::Full);
    assert!(made(&mut together, 8).is_ok(), "others can");
    // Many strangers fill it, but not beyond its limit; finished games make room.
    let mut address = 10;
    while together.games.len() < MOST_GAMES {
        if made(&mut together, address).is_err() {
            address += 1;
        }
    }
    assert_eq!(made(&mut together, 9).unwrap_err(), TogetherRefusal::Full);
    let id = together.games.keys().next().unwrap().clone();
    together.decide_game(&id, None, moment(0)).unwrap();
    assert!(made(&mut together, 9).is_ok() && !together.games.contains_key(&id));
}

#[test]
fn old_games_expire_with_their_files() {
    let folder = tempfile::tempdir().unwrap();
    let mut all = together(Some(folder.path()), 100);
    let empty = all.create_game(game(), None, "", caller(1, 100)).unwrap();
    let open = all.create_game(game(), None, "", caller(1, 100)).unwrap();
    all.join_game(&open.shared, None, "", None, caller(2, 100)).unwrap();
    let over = all.create_game(game(), None, "", caller(1, 100)).unwrap();
    let other = all.join_game(&over.shared, None, "", None, caller(2, 100)).unwrap();
    all.act(&over.shared, &other.key, &SharedAct::Resign, 0, moment(100)).unwrap();
    let left = |all: &Together| [&empty, &open, &over].map(|seat| all.games.contains_key(&seat.shared));
    for (days, expected) in
        [(102, [true; 3]), (103, [false, true, true]), (108, [false, true, false]), (131, [false; 3])]
    {
        all.tick(moment(days));
        assert_eq!(left(&all), expected, "after {days} days");
        assert_eq!(all.storage.read(StoredKind::Game).len(), expected.iter().filter(|&&is| is).count());
    }
}

#[test]
fn a_crash_between_the_files_of_a_tournament_is_mended() {
    let folder = tempfile::tempdir().unwrap();
    let mut before = together(Some(folder.path()), 1);
    let plan = TournamentPlan {
        name: "Cup".to_owned(),
        game: "nim".to_owned(),
        system: PairingSystem::RoundRobin,
        rounds: None,
        clock: None,
        is_automatic: true,
    };
    let (id, key) =
        before.create_tournament(|key| Ok(Tournament::new(plan, key).unwrap()), caller(1, 1)).unwrap();
    for name in ["Ada", "Bob", "Eva", "Dan"] {
        before.join_tournament(&id, name, None, caller(1, 1)).unwrap();
    }
    before.direct(&id, &key, DirectorAct::Next, moment(1)).unwrap();
    let old = before.tournaments[&id].tournament.clone();
    let [first, second] = [0, 1].map(|board: usize| old.rounds()[0].boards[board].game.clone());
    // The result of the first game is in its file alone; the file of the second one is missing.
    before.decide_game(&first, Some(plyground_registry::Player::First), moment(1)).unwrap();
    before.storage.write(StoredKind::Tournament, &id, &old.stored(DAY, DAY).to_text()).unwrap();
    before.storage.remove(StoredKind::Game, &second);
    drop(before);
    let mut after = together(Some(folder.path()), 2);
    let table = &after.tournaments[&id].tournament;
    assert!(table.rounds()[0].boards[0].result.is_some());
    assert!(after.games[&second].game.is_full() && after.games[&second].game.result().is_none());
    // The last result begins the next round.
    after.decide_game(&second, None, moment(2)).unwrap();
    assert_eq!(after.tournaments[&id].tournament.rounds().len(), 2);
}
