//! `plyground watch`: two programs play each other.

use std::time::Instant;

use plyground_i18n::say;
use plyground_lab::export;
use plyground_play::{ChosenMove, Ending, ProgramPlayer};
use plyground_registry::{Dice, Labels, Limits, Outcome, Player, Session};
use plyground_tui::forms::notice;
use serde_json::{Value, json};

use crate::args::WatchArgs;
use crate::board_view::BoardView;
use crate::failure::Failure;
use crate::interrupt;
use crate::language::texts;
use crate::output::{self, line, put};
use crate::setup::plan;

pub(crate) fn run(args: &WatchArgs) -> Result<(), Failure> {
    let mut plan = plan(&args.board, &args.settings)?;
    let program = |text: &Option<String>| match text {
        Some(text) => ProgramPlayer::parse(text, &plan),
        None if plan.preset.is_some() => {
            Ok(ProgramPlayer::fixed(plan.default_player(), plan.default_depth()))
        }
        None => Ok(ProgramPlayer::level(7, plan.default_algorithm())),
    };
    let view = BoardView::new(args.view, &*plan.session, plan.preset)?;
    let programs = [program(&args.first)?, program(&args.second)?];
    let mut dice = Dice::new(args.seed);
    let mut played: Vec<Value> = Vec::new();
    if !args.json {
        line(&players(&*plan.session, programs.each_ref()))?;
        notice(&*plan.session, texts()).map_or(Ok(()), |notice| line(&notice))?;
        put(&format!("\n{}\n", view.draw(&*plan.session, Labels::None)))?;
    }
    let guard = interrupt::guard();
    while plan.session.outcome().is_none() && !guard.asked() {
        let mover = plan.session.to_move();
        let program = &programs[mover.index()];
        let start = Instant::now();
        let is_over = || program.time().is_some_and(|time| start.elapsed() >= time);
        let limits = Limits { cancel: Some(guard.flag()), deadline: Some(&is_over), ..Limits::default() };
        output::progress(&texts().get("play-thinking"));
        let chosen = program.choose(&plan, limits, &mut dice)?;
        let time = start.elapsed().as_secs_f64();
        output::progress("");
        if guard.asked() {
            break;
        }
        plan.session.play(&chosen.movement)?;
        played.push(record(mover, &chosen, time));
        if !args.json {
            let name = view.move_name(&*plan.session, &chosen.movement);
            line(&describe(plan.session.side_name(mover), &name, &chosen, time))?;
            put(&format!("\n{}\n", view.draw(&*plan.session, Labels::None)))?;
        }
    }
    if args.json {
        output::json(&json!({
            "game": plan.session.game(),
            "first": programs[0].text(),
            "second": programs[1].text(),
            "seed": args.seed,
            "moves": played,
            "position": plan.session.position(),
            "result": match plan.session.outcome() {
                Some(Outcome::Win(winner)) => winner.mark().to_string(),
                Some(Outcome::Draw) => "draw".to_owned(),
                None => "unfinished".to_owned(),
            },
            "winning_line": plan.session.winning_line(),
        }))?;
    } else {
        line(&match plan.session.outcome() {
            Some(outcome) => {
                view.retold(&*plan.session, Ending::Board(outcome).words(&*plan.session, texts()))
            }
            None => texts().get("play-unfinished"),
        })?;
    }
    if plan.session.outcome().is_none() {
        Err(Failure::Interrupted(texts().get("watch-left")))
    } else {
        Ok(())
    }
}

/// The players of both sides.
pub(crate) fn players(session: &dyn Session, [first, second]: [&ProgramPlayer; 2]) -> String {
    let [x, o] = Player::BOTH.map(|player| session.side_name(player));
    let (game, first, second) = (session.game(), first.text(), second.text());
    say!(texts(), "watch-players", game = game, x = x, first = first, o = o, second = second)
}

fn describe(side: &str, name: &str, chosen: &ChosenMove, time: f64) -> String {
    if let Some(share) = chosen.share {
        return say!(
            texts(),
            "watch-plays-for-share",
            side = side,
            move = name,
            share = share,
            count = chosen.nodes,
            time = output::seconds(time)
        );
    }
    match chosen.value {
        Some(value) => say!(
            texts(),
            "watch-plays",
            side = side,
            move = name,
            worth = output::worth(value),
            depth = chosen.depth,
            count = chosen.nodes,
            time = output::seconds(time)
        ),
        None if chosen.nodes > 0 => {
            say!(texts(), "play-program-plays", side = side, move = name)
        }
        None => say!(texts(), "watch-plays-at-random", side = side, move = name),
    }
}

fn record(mover: Player, chosen: &ChosenMove, time: f64) -> Value {
    let mut record = json!({
        "by": mover.mark().to_string(),
        "move": chosen.movement,
        "value": export::score(chosen.value),
        "depth": chosen.depth,
        "nodes": chosen.nodes,
        "time_s": time,
    });
    if let Some(share) = chosen.share {
        record["share_percent"] = share.into();
    }
    record
}
