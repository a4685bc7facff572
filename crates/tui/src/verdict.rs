//! The texts of a review about a game and its moves.

use plyground_i18n::{Texts, say};
use plyground_play::{Ending, Moment, MoveVerdict, worth};
use plyground_registry::Session;

/// The sign of a verdict, and a few words.
pub fn words(verdict: MoveVerdict, texts: &Texts) -> (&'static str, String) {
    match verdict {
        MoveVerdict::Best => ("", texts.get("tui-verdict-best")),
        MoveVerdict::Good => ("", texts.get("tui-verdict-good")),
        MoveVerdict::Slip => ("?", texts.get("tui-verdict-slip")),
        MoveVerdict::Turning => ("??", texts.get("tui-verdict-turning")),
    }
}

/// The sentences about a move; `holds` if it is the last before which its side was not yet lost.
pub fn sentences(moment: &Moment, holds: bool, session: &dyn Session, texts: &Texts) -> Vec<String> {
    let (before, after) = (worth::words(moment.before, texts), worth::words(moment.after, texts));
    let (side, movement) = (session.side_name(moment.by), &moment.movement);
    let mut sentences = vec![if moment.verdict == MoveVerdict::Best {
        say!(texts, "tui-review-best", side = side, move = movement, after = after)
    } else {
        say!(texts, "tui-review-worse", side = side, move = movement, before = before, after = after)
    }];
    if moment.better().is_some() {
        sentences.push(say!(texts, "tui-review-better", line = moment.best.join(" ")));
    }
    if holds {
        sentences.push(say!(texts, "tui-review-hold", side = side));
    }
    sentences
}

/// How the game ended; `reason` says whether an ending off the board was justified.
pub fn end(ending: Option<Ending>, reason: Option<&str>, session: &dyn Session, texts: &Texts) -> String {
    let words = match ending {
        Some(ending) => ending.words(session, texts),
        None => texts.get("play-unfinished"),
    };
    [words.as_str()].into_iter().chain(reason).collect::<Vec<_>>().join(" ")
}
