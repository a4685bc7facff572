//! `plyground why`: why not this move?

use plyground_i18n::say;
use plyground_lab::export;
use plyground_lab::why::why;
use plyground_registry::{Limits, open};
use serde_json::json;

use crate::args::study::WhyArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::study::study;
use crate::{interrupt, output};

pub(crate) fn run(args: &WhyArgs) -> Result<(), Failure> {
    let game = args.study.board.game.as_deref();
    let is_game = |name: &str| open(name).is_ok();
    if is_game(&args.movement) && !game.is_some_and(is_game) && args.study.board.preset.is_none() {
        let movement = game.unwrap_or("MOVE");
        return Err(Failure::Usage(say!(texts(), "why-swapped", movement = movement, game = &args.movement)));
    }
    let plan = study(&args.study)?;
    let session = &plan.session;
    let guard = interrupt::guard();
    let task = plan.task(Limits { cancel: Some(guard.flag()), ..Limits::default() })?;
    let Some(why) = why(&**session, &task, plan.convention, &args.movement)? else {
        return Err(Failure::Interrupted(texts().get("why-interrupted")));
    };
    let said = why.say(texts());
    if args.json {
        return output::json(&json!({
            "game": session.game(),
            "position": session.position(),
            "move": if why.above.is_empty() { why.movement.clone() } else { format!("{}.{}", why.above.join("."), why.movement) },
            "value": export::score(Some(why.value)),
            "line": why.line,
            "best": why.best,
            "best_value": export::score(Some(why.best_value)),
            "best_line": why.best_line,
            "window": why.window().map(|seen| [seen.alpha, seen.beta].map(|edge| export::score(Some(edge)))),
            "sentences": said,
        }));
    }
    output::put(&format!("{}\n", said.join("\n")))
}
