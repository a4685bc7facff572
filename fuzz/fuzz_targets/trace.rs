//! Traces, foreign and damaged: what can be read can be written and read again, and neither checking one nor looking for its mistake
//! panics.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use plyground_draw::explain::sentence;
use plyground_grade::{diagnose_recordings, recording_words};
use plyground_i18n::Texts;
use plyground_lab::record::{Reference, record};
use plyground_lab::trace::{TraceCheck, compare, read, recorded_search, write};
use plyground_registry::{Algorithm, SearchTask, open};

/// Arbitrary text is seldom a trace, so most inputs are good ones that were edited.
#[derive(Arbitrary, Debug)]
enum TraceInput<'a> {
    Any(&'a str),
    Damaged { scout: bool, damages: Vec<Damage<'a>> },
}

#[derive(Arbitrary, Debug)]
enum Damage<'a> {
    Drop(u8),
    Swap(u8, u8),
    Repeat(u8, u8),
    Replace(u8, &'a str),
    Digit { line: u8, place: u8, digit: u8 },
}

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::english);
static GOOD: LazyLock<[Vec<String>; 2]> = LazyLock::new(|| {
    [Algorithm::AlphaBeta, Algorithm::NegaScout].map(|algorithm| {
        let session =
            open("explicit([[3,[12,5],8],[2,4,inf],[14,5,[2,-inf,7]]])").expect("a well written tree");
        let (_, tree) = record(&*session, &SearchTask::new(algorithm), "plyground", 1_000)
            .expect("nothing is wrong with it");
        write(&tree).lines().map(str::to_owned).collect()
    })
});

fn damaged(mut lines: Vec<String>, damages: &[Damage<'_>]) -> String {
    for damage in damages.iter().take(8) {
        let place = |number: u8| usize::from(number) % lines.len();
        match *damage {
            Damage::Drop(line) if lines.len() > 1 => {
                lines.remove(place(line));
            }
            Damage::Swap(one, other) => {
                let (one, other) = (place(one), place(other));
                lines.swap(one, other);
            }
            Damage::Repeat(from, to) => {
                let (line, to) = (lines[place(from)].clone(), place(to));
                lines.insert(to, line);
            }
            Damage::Replace(line, text) => {
                let line = place(line);
                lines[line] = text.to_owned();
            }
            Damage::Digit { line, place: at, digit } => {
                let line = place(line);
                let digits: Vec<usize> = lines[line]
                    .bytes()
                    .enumerate()
                    .filter(|(_, b)| b.is_ascii_digit())
                    .map(|(i, _)| i)
                    .collect();
                if let Some(&at) = digits.get(usize::from(at) % digits.len().max(1)) {
                    lines[line].replace_range(at..=at, &(digit % 10).to_string());
                }
            }
            Damage::Drop(_) => {}
        }
    }
    lines.join("\n")
}

fuzz_target!(|input: TraceInput<'_>| {
    let text = match &input {
        TraceInput::Any(text) => (*text).to_owned(),
        TraceInput::Damaged { scout, damages } => damaged(GOOD[usize::from(*scout)].clone(), damages),
    };
    let trace = match read(&text) {
        Ok(trace) => trace,
        Err(fault) => {
            assert!(!fault.say(&TEXTS).is_empty());
            return;
        }
    };
    for event in trace.tree.events() {
        assert!(!sentence(&trace.tree, event, &TEXTS).is_empty());
    }
    let again = write(&trace.tree);
    assert_eq!(read(&again).expect("what is written can be read").tree, trace.tree, "{text}");
    let Ok(reference) = Reference::new(&trace.tree.header) else { return };
    if let Ok(TraceCheck::Different(difference)) = compare(&trace, &reference) {
        assert!(!difference.say(&TEXTS).is_empty());
    }
    if let Ok(search) = recorded_search(&trace, &reference) {
        let found = diagnose_recordings(&[search]);
        assert!(found.iter().all(|found| !recording_words(&TEXTS, found).is_empty()));
    }
});
