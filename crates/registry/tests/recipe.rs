//! The recipe for a new game: the page shows the example, and the example works.

#[path = "../examples/take_away.rs"]
#[expect(unreachable_pub, reason = "the game is public where the recipe puts it")]
mod take_away;

#[test]
fn the_page_shows_the_example() {
    let page = include_str!("../../../docs/adding-a-game.md");
    let shown =
        page.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the page has code");
    let example = include_str!("../examples/take_away.rs");
    assert!(example.starts_with(shown), "docs/adding-a-game.md and examples/take_away.rs differ");
    assert!(shown.lines().count() < 80, "a game takes fewer than 80 lines");
}

#[test]
fn the_example_works() {
    take_away::main();
}
