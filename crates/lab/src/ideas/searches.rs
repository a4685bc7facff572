//! The ideas in the order in which they are added.

use plyground_registry::{Algorithm, Ideas, NamedEvaluator, Ordering, SearchResources, SearchTask, Session};

/// One search of the list: all ideas above it, and one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdeaSearch {
    /// The name of the idea.
    pub id: &'static str,
    /// The search.
    pub algorithm: Algorithm,
    /// Its table, threads and ideas.
    pub resources: SearchResources,
    /// Whether it uses iterative deepening.
    pub by_steps: bool,
    /// Whether it is an alternative instead of one more idea: it is compared with the first, and nothing is added to
    /// it.
    pub is_aside: bool,
}

/// The searches for a game, an evaluator and the means allowed.
pub fn idea_searches(
    session: &dyn Session,
    evaluator: NamedEvaluator,
    resources: SearchResources,
) -> Vec<IdeaSearch> {
    let searches = session.searches();
    let offered = |algorithm| searches.contains(&algorithm);
    let mut list = vec![IdeaSearch {
        id: "minimax",
        algorithm: Algorithm::Minimax,
        resources,
        by_steps: false,
        is_aside: false,
    }];
    // Where turns need not alternate, alpha-beta is principal variation search without its ideas.
    let bare = SearchResources { memos: 0, threads: 1, ideas: Ideas::NONE };
    if offered(Algorithm::AlphaBeta) {
        list.push(IdeaSearch {
            id: "alpha-beta",
            algorithm: Algorithm::AlphaBeta,
            resources: bare,
            ..list[0]
        });
    } else if offered(Algorithm::Pvs) {
        list.push(IdeaSearch { id: "alpha-beta", algorithm: Algorithm::Pvs, resources: bare, ..list[0] });
    }
    if !offered(Algorithm::Pvs) {
        return list;
    }
    let mut search = IdeaSearch { algorithm: Algorithm::Pvs, resources: bare, ..list[0] };
    let mut add = |id, change: &dyn Fn(&mut IdeaSearch)| {
        change(&mut search);
        list.push(IdeaSearch { id, ..search });
    };
    if has_middle(session) {
        add("centre", &|search| search.resources.ideas.centre = true);
    }
    add("table", &|search| search.resources.memos = resources.memos);
    add("steps", &|search| search.by_steps = true);
    add("killers", &|search| search.resources.ideas.killers = true);
    add("history", &|search| search.resources.ideas.history = true);
    add("tests", &|search| search.resources.ideas.tests = true);
    add("aspiration", &|search| search.resources.ideas.aspiration = true);
    add("looking-ahead", &|search| search.resources.ideas.looks_ahead = true);
    if evaluator.folds {
        add("symmetry", &|search| search.resources.ideas.symmetry = true);
    }
    if resources.threads > 1 {
        add("threads", &|search| search.resources.threads = resources.threads);
    }
    for (id, algorithm, by_steps) in [
        ("negascout", Algorithm::NegaScout, false),
        ("mtd-f", Algorithm::Mtd, true),
        ("sss-star", Algorithm::Sss, false),
        ("dual-star", Algorithm::Dual, false),
    ] {
        if offered(algorithm) {
            list.push(IdeaSearch {
                id,
                algorithm,
                resources: SearchResources { threads: 1, ..resources },
                by_steps,
                is_aside: true,
            });
        }
    }
    list
}

/// Whether the game has an order of moves from the centre.
fn has_middle(session: &dyn Session) -> bool {
    let task =
        SearchTask { ordering: Ordering::Centre, depth: Some(0), ..SearchTask::new(Algorithm::Minimax) };
    session.search(&task).is_ok()
}
