//! `plyground step`: a search, event by event.

use std::fmt::Write;
use std::io::{IsTerminal, stdin, stdout};

use plyground_draw::explain::{remarks, sentence};
use plyground_draw::tree::{Event, Tree};
use plyground_i18n::say;
use plyground_lab::guide::session_of;
use plyground_lab::replay::Replay;
use plyground_tui::step::{StepScreen, run as show};

use crate::args::study::StepArgs;
use crate::failure::Failure;
use crate::language::texts;
use crate::study::{recorded, viewable};
use crate::{output, trace};

pub(crate) fn run(args: &StepArgs) -> Result<(), Failure> {
    let tree = match &args.trace {
        Some(path) => trace::read(path)?.tree,
        None => recorded(&viewable(&args.study)?, args.study.max_events)?.1,
    };
    if args.plain {
        return plain(tree, usize::try_from(args.most).unwrap_or(usize::MAX));
    }
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(Failure::Usage(texts().get("step-no-terminal")));
    }
    // The board of an unknown game cannot be shown, but its search can.
    let session = session_of(&tree.header);
    let mut screen = StepScreen::new(Replay::new(tree), session);
    Ok(show(&mut screen, texts())?)
}

/// Every step as text: a number, the moves that lead there, and a sentence.
fn plain(tree: Tree, most: usize) -> Result<(), Failure> {
    let walk = Replay::new(tree);
    let tree = walk.tree();
    let mut text = String::new();
    for (i, &event) in walk.events().iter().take(most).enumerate() {
        let indent = "  ".repeat(usize::from(ply(tree, event)));
        let _ = writeln!(text, "{:>4} {indent}{}", i + 1, sentence(tree, event, texts()));
        if let Event::Enter(id) = event {
            for remark in remarks(tree, id, texts()) {
                let _ = writeln!(text, "     {indent}{remark}");
            }
        }
    }
    output::put(&text)?;
    let dropped: u64 = tree.nodes.iter().map(|node| node.dropped).sum();
    if dropped > 0 {
        output::note(&say!(texts(), "step-thinned", count = dropped));
    }
    let rest = walk.events().len().saturating_sub(most);
    if rest > 0 {
        output::note(&say!(texts(), "step-more", count = rest));
    }
    Ok(())
}

/// The distance from the root at which an event is shown.
fn ply(tree: &Tree, event: Event) -> u16 {
    let node = &tree.nodes[event.node()];
    match event {
        Event::Enter(_) | Event::Cut(_) | Event::Leave(_) => node.ply,
        Event::Research(_) | Event::Best(_) => node.ply.saturating_sub(1),
    }
}
