//! Trees as text: what is read is written back to an equal tree.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_core::Game;
use plyground_games::Explicit;

fuzz_target!(|text: &str| {
    let Ok(tree) = Explicit::parse(text) else { return };
    let written = tree.write_position();
    let again = Explicit::parse(&written);
    assert_eq!(again.as_ref(), Ok(&tree), "{text:?} is written as {written:?}, which is read differently");
    assert_eq!(tree.name(), format!("explicit({written})"));
});
