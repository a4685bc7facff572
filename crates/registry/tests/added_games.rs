//! Games that a program adds.

use plyground_registry::{GAMES, GameEntry, add_game, open};

#[test]
fn an_added_game_is_opened_listed_and_suggested() {
    let nim = GAMES.iter().find(|entry| entry.id == "nim").unwrap();
    let aliases: &[(&str, &str, &str)] = &[("my-marienbad", "1,3,5,7,misere", "")];
    add_game(GameEntry { id: "my-heaps", aliases, ..*nim }).unwrap();
    assert_eq!(open("my-heaps(7,take=3)").unwrap().legal_moves().len(), 3);
    assert_eq!(open("My_Marienbad").unwrap().position(), open("marienbad").unwrap().position());
    let why = open("my-heap").err().map(String::from).unwrap();
    assert!(why.contains("my-heaps"), "{why}");
    for id in ["my-heaps", "my-marienbad", "tic-tac-toe"] {
        assert!(add_game(GameEntry { id, aliases: &[], ..*nim }).is_err(), "{id}");
    }
}
