//! The data of a report, and the results that a comparison keeps: what is read is written back to the same text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_report::Claim;

fuzz_target!(|text: &str| {
    let Ok(claim) = Claim::read(text) else { return };
    let written = claim.write();
    let again = Claim::read(&written).unwrap_or_else(|why| panic!("{written:?} is not read: {why:?}"));
    assert_eq!(again.write(), written);
    assert_eq!(claim.difference(&claim.counts).is_none(), again.difference(&claim.counts).is_none());
    // To check a report, its game is opened.
    let _ = claim.settings.open();
});
