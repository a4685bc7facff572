//! The files of a match: its setup, up to a line with `---`, and its journal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_arena::{Journal, MatchSetup, Standings, game_line, read_score, record};

fuzz_target!(|text: &str| {
    let (setup, journal) = text.split_once("\n---\n").unwrap_or((text, ""));
    for line in journal.lines() {
        let _ = read_score(line);
    }
    let Ok(setup) = MatchSetup::read(setup) else { return };
    let written = setup.write();
    let again = MatchSetup::read(&written).unwrap_or_else(|why| panic!("{written:?} is not read: {why}"));
    assert_eq!(again.write(), written);
    let plan = setup.schedule();
    for number in
        [0, 1, plan.games() / 2, plan.games() - 1].into_iter().filter(|&number| number < plan.games())
    {
        let pairing = plan.pairing(number);
        assert!(pairing.black < setup.engines.len() && pairing.white < setup.engines.len());
        setup.level_seed(number, pairing.black);
    }
    let Ok(journal) = Journal::read(journal.as_bytes(), &plan, &setup.names()) else { return };
    let lines: String = journal.games.values().map(game_line).collect();
    let again = Journal::read(lines.as_bytes(), &plan, &setup.names()).expect("what is written can be read");
    assert_eq!(again.games, journal.games);
    Standings::new(setup.engines.len(), &plan, journal.games.values());
    for game in journal.games.values() {
        let _ = record(game, &setup);
    }
});
