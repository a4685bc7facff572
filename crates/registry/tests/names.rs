//! Names that are looked up.

use plyground_registry::find;

#[test]
fn near_names_are_suggested_and_far_ones_listed() {
    let items = ["minimax", "alpha-beta"];
    let find = |name| find("search", name, &items, |id| id).map_err(String::from);
    assert_eq!(find("Alpha_Beta"), Ok(&"alpha-beta"));
    assert_eq!(find("minmax"), Err("there is no search `minmax`: did you mean `minimax`?".to_owned()));
    let error = find("quicksort").unwrap_err();
    assert_eq!(error, "there is no search `quicksort`: there are minimax, alpha-beta");
}
