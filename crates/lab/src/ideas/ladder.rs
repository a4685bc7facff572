//! The ideas in the order in which they are added.

use plyground_registry::{Algorithm, Ideas, Means, NamedEvaluator, Ordering, Request, Session};

/// One search of the list: all ideas above it, and one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The name of the idea.
    pub id: &'static str,
    /// The search.
    pub algorithm: Algorithm,
    /// Its table, threads and ideas.
    pub means: Means,
    /// Whether it uses iterative deepening.
    pub by_steps: bool,
    /// Whether it is an alternative instead of one more idea: it is compared with the first, and nothing is added to
    /// it.
    pub is_aside: bool,
}

/// The searches for a game, an evaluator and the means allowed.
pub fn ladder(session: &dyn Session, evaluator: NamedEvaluator, means: Means) -> Vec<Rung> {
    let searches = session.searches();
    let offered = |algorithm| searches.contains(&algorithm);
    let mut rungs =
        vec![Rung { id: "minimax", algorithm: Algorithm::Minimax, means, by_steps: false, is_aside: false }];
    // Where turns need not alternate, alpha-beta is principal variation search without its ideas.
    let bare = Means { memos: 0, threads: 1, ideas: Ideas::NONE };
    if offered(Algorithm::AlphaBeta) {
        rungs.push(Rung { id: "alpha-beta", algorithm: Algorithm::AlphaBeta, means: bare, ..rungs[0] });
    } else if offered(Algorithm::Pvs) {
        rungs.push(Rung { id: "alpha-beta", algorithm: Algorithm::Pvs, means: bare, ..rungs[0] });
    }
    if !offered(Algorithm::Pvs) {
        return rungs;
    }
    let mut rung = Rung { algorithm: Algorithm::Pvs, means: bare, ..rungs[0] };
    let mut add = |id, change: &dyn Fn(&mut Rung)| {
        change(&mut rung);
        rungs.push(Rung { id, ..rung });
    };
    if has_middle(session) {
        add("centre", &|rung| rung.means.ideas.centre = true);
    }
    add("table", &|rung| rung.means.memos = means.memos);
    add("steps", &|rung| rung.by_steps = true);
    add("killers", &|rung| rung.means.ideas.killers = true);
    add("history", &|rung| rung.means.ideas.history = true);
    add("tests", &|rung| rung.means.ideas.tests = true);
    add("aspiration", &|rung| rung.means.ideas.aspiration = true);
    add("looking-ahead", &|rung| rung.means.ideas.looks_ahead = true);
    if evaluator.folds {
        add("symmetry", &|rung| rung.means.ideas.symmetry = true);
    }
    if means.threads > 1 {
        add("threads", &|rung| rung.means.threads = means.threads);
    }
    for (id, algorithm, by_steps) in [
        ("negascout", Algorithm::NegaScout, false),
        ("mtd-f", Algorithm::Mtd, true),
        ("sss-star", Algorithm::Sss, false),
        ("dual-star", Algorithm::Dual, false),
    ] {
        if offered(algorithm) {
            rungs.push(Rung {
                id,
                algorithm,
                means: Means { threads: 1, ..means },
                by_steps,
                is_aside: true,
            });
        }
    }
    rungs
}

/// Whether the game has an order of moves from the centre.
fn has_middle(session: &dyn Session) -> bool {
    let request = Request { ordering: Ordering::Centre, depth: Some(0), ..Request::new(Algorithm::Minimax) };
    session.search(&request).is_ok()
}
