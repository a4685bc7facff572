//! What a review says about a game and its moves.

use plyground_i18n::{Texts, say};
use plyground_play::{Ending, Moment, Verdict, worth};
use plyground_registry::Session;

/// A sign for a verdict, and a few words.
pub fn words(verdict: Verdict, texts: &Texts) -> (&'static str, String) {
    match verdict {
        Verdict::Best => ("", texts.get("tui-verdict-best")),
        Verdict::Good => ("", texts.get("tui-verdict-good")),
        Verdict::Slip => ("?", texts.get("tui-verdict-slip")),
        Verdict::Turning => ("??", texts.get("tui-verdict-turning")),
    }
}

/// The move that was better than the one that was made, if there was one.
pub fn better(moment: &Moment) -> Option<&String> {
    moment.best.first().filter(|&best| moment.verdict != Verdict::Best && *best != moment.movement)
}

/// Everything about a move, a sentence each; `holds` where it is the last before which its side had not lost.
pub fn sentences(moment: &Moment, holds: bool, session: &dyn Session, texts: &Texts) -> Vec<String> {
    let (before, after) = (worth::words(moment.before, texts), worth::words(moment.after, texts));
    let (side, movement) = (session.side_name(moment.by), &moment.movement);
    let mut sentences = vec![if moment.verdict == Verdict::Best {
        say!(texts, "tui-review-best", side = side, move = movement, after = after)
    } else {
        say!(texts, "tui-review-worse", side = side, move = movement, before = before, after = after)
    }];
    if better(moment).is_some() {
        sentences.push(say!(texts, "tui-review-better", line = moment.best.join(" ")));
    }
    if holds {
        sentences.push(say!(texts, "tui-review-hold", side = side));
    }
    sentences
}

/// How the game ended. Where that was not on the board, also how the board stood; `last` is the last move.
pub fn end(ending: Option<Ending>, last: Option<&Moment>, session: &dyn Session, texts: &Texts) -> String {
    let words = match ending {
        Some(ending) => ending.words(session, texts),
        None => texts.get("play-unfinished"),
    };
    match (ending, last) {
        (Some(Ending::Board(_)), _) | (_, None) => words,
        (_, Some(last)) => {
            let (side, worth) = (session.side_name(last.by), worth::words(last.after, texts));
            format!("{words} {}", say!(texts, "tui-review-stood", side = side, worth = worth))
        }
    }
}
