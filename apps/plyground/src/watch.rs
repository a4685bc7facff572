//! `plyground watch`: two programs play each other.

use plyground_registry::{Dice, Labels, Limits, Outcome, Player};
use serde_json::{Value, json};

use crate::args::WatchArgs;
use crate::failure::Failure;
use crate::interrupt;
use crate::output::{self, line, put, thousands};
use crate::play::result_line;
use crate::players::{Mind, Thought};
use crate::setup::Plan;

pub(crate) fn run(args: &WatchArgs) -> Result<(), Failure> {
    let mut plan = Plan::new(&args.board, &args.think)?;
    let mind = |text: &Option<String>| match text {
        Some(text) => Mind::parse(text, &plan),
        None if plan.preset.is_some() => Ok(Mind::fixed(plan.default_algorithm(), plan.default_depth())),
        None => Ok(Mind::level(7, plan.default_algorithm())),
    };
    let minds = [mind(&args.first)?, mind(&args.second)?];
    let mut dice = Dice::new(args.seed);
    let mut played: Vec<Value> = Vec::new();
    if !args.json {
        line(&format!("{}: X is {}, O is {}", plan.session.game(), minds[0].text(), minds[1].text()))?;
        put(&format!("\n{}\n", plan.session.draw(Labels::None)))?;
    }
    let guard = interrupt::guard();
    while plan.session.outcome().is_none() && !guard.asked() {
        let mover = plan.session.to_move();
        let limits = Limits { cancel: Some(guard.flag()), ..Limits::default() };
        output::progress("thinking …");
        let thought = minds[mover.index()].think(&plan, limits, &mut dice)?;
        output::progress("");
        if guard.asked() {
            break;
        }
        plan.session.play(&thought.text)?;
        played.push(record(mover, &thought));
        if !args.json {
            line(&describe(mover, &thought))?;
            put(&format!("\n{}\n", plan.session.draw(Labels::None)))?;
        }
    }
    if args.json {
        output::json(&json!({
            "game": plan.session.game(),
            "first": minds[0].text(),
            "second": minds[1].text(),
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
        line(&result_line(&plan))?;
    }
    if plan.session.outcome().is_none() {
        Err(Failure::Interrupted("the game was left there".to_owned()))
    } else {
        Ok(())
    }
}

fn describe(mover: Player, thought: &Thought) -> String {
    let Thought { text, depth, nodes, time, .. } = thought;
    match thought.value {
        Some(value) => {
            let (nodes, time, worth) = (thousands(*nodes), output::seconds(*time), output::worth(value));
            format!("{} plays {text} ({worth}, depth {depth}, {nodes} nodes, {time})", mover.mark())
        }
        None => format!("{} plays {text} (at random)", mover.mark()),
    }
}

fn record(mover: Player, thought: &Thought) -> Value {
    json!({
        "by": mover.mark().to_string(),
        "move": thought.text,
        "value": output::score(thought.value),
        "depth": thought.depth,
        "nodes": thought.nodes,
        "time_s": thought.time,
    })
}
