//! The entries of the games.

use plyground_registry::{GAMES, GameEntry};

fn entry(id: &str) -> &'static GameEntry {
    GAMES.iter().find(|entry| entry.id == id).unwrap()
}

#[test]
fn every_family_can_be_found_in_a_list() {
    assert_eq!(entry("othello").listed().as_deref(), Some("othello"));
    let connect = entry("connect");
    assert_eq!(connect.listed(), None, "its alias is listed");
    let without_alias = GameEntry { aliases: &[], ..*connect };
    assert_eq!(without_alias.listed().as_deref(), Some("connect(7,6,4)"));
    for entry in GAMES {
        let is_found = entry.is_written || !entry.aliases.is_empty() || entry.listed().is_some();
        assert!(is_found, "{}", entry.id);
    }
}

#[test]
fn the_usual_numbers_of_a_form_open_the_game() {
    for entry in GAMES.iter().filter(|entry| !entry.dimensions.is_empty()) {
        let usual: Vec<String> = entry.dimensions.iter().map(|d| d.usual.to_string()).collect();
        assert!((entry.open)(&usual.join(",")).is_ok(), "{}", entry.id);
    }
}
