//! From a request to the tree of its answer, and back.
//!
//! ```
//! use plyground_draw::tree::{Extent, Picture, Scene};
//! use plyground_i18n::Texts;
//! use plyground_lab::guide::SessionGuide;
//! use plyground_lab::record::record;
//! use plyground_registry::{Algorithm, SearchTask, open};
//!
//! let session = open("explicit([[3,12,8],[2,4,6],[14,5,2]])").unwrap();
//! let (_, tree) = record(&*session, &SearchTask::new(Algorithm::AlphaBeta), "plyground", 100_000).unwrap();
//! let guide = SessionGuide { session: &*session, evaluator: &tree.header.evaluator };
//! let scene = Scene::new(&tree, &guide, Extent::Fitting);
//! let picture = Picture::new(&scene, &Texts::english());
//! assert!(picture.svg().contains("cut: 2 ≤ α = 3"));
//! ```

use plyground_core::{Limits, Message};
use plyground_registry::{
    Algorithm, Answer, CONVENTIONS, Conventions, Mutation, NamedEvaluator, Ordering, OwnEvaluator,
    SearchTask, Session, TEXTBOOK, adopt, find, open,
};

use plyground_draw::tree::{Header, Tree};

/// Searches and records the tree, in up to `most` events. `convention` is the name of the request's conventions.
pub fn record(
    session: &dyn Session,
    task: &SearchTask<'_>,
    convention: &str,
    most: usize,
) -> Result<(Answer, Tree), Message> {
    let (answer, recording) = session.record(task, most)?;
    let header = header(session, task, convention, &answer);
    Ok((answer, Tree::new(header, &recording)))
}

/// Deepens iteratively by alpha-beta with a transposition table, and records the tree of every iteration, each in up to `most`
/// events.
pub fn record_iterations(
    session: &dyn Session,
    task: &SearchTask<'_>,
    convention: &str,
    most: usize,
) -> Result<Vec<Tree>, Message> {
    let iterations = session.record_iterations(task, most)?;
    let tree =
        |(answer, recording): &(Answer, _)| Tree::new(header(session, task, convention, answer), recording);
    Ok(iterations.iter().map(tree).collect())
}

fn header(session: &dyn Session, task: &SearchTask<'_>, convention: &str, answer: &Answer) -> Header {
    Header {
        game: session.game(),
        is_written: session.is_written(),
        position: session.position(),
        to_move: session.to_move(),
        algorithm: task.algorithm.id().to_owned(),
        visits_once: task.algorithm.visits_once(),
        evaluator: answer.evaluator.to_owned(),
        depth: answer.report.depth,
        convention: convention.to_owned(),
        ordering: task.ordering.to_string(),
        mutations: task.mutations.iter().map(|mutation| mutation.id.to_owned()).collect(),
        weights: evaluator_file(session, task, answer.evaluator),
        above: Vec::new(),
    }
}

/// The text of the file that the evaluator of a search is made of: its weights, or an evaluator file.
fn evaluator_file(session: &dyn Session, task: &SearchTask<'_>, evaluator: &str) -> Option<String> {
    let own = session.own_evaluator(evaluator);
    own.as_ref().and_then(OwnEvaluator::file).or(task.weights).map(str::to_owned)
}

/// Most positions of a minimax tree that can still be viewed as a whole.
const MANAGEABLE: u64 = 1_000;
/// Fewer plies do not show how a search works.
const SHALLOWEST: u16 = 2;

/// The depth, up to `deepest`, at which a tree is still small enough to view. A tree that was written by hand is always
/// searched to its leaves.
pub fn manageable_depth(session: &dyn Session, deepest: u16) -> u16 {
    if session.grid().is_none() {
        return deepest;
    }
    let fits = |&depth: &u16| session.positions(depth, MANAGEABLE).is_some();
    (SHALLOWEST..=deepest).take_while(fits).last().unwrap_or(SHALLOWEST.min(deepest))
}

/// The search that a header describes, ready to be repeated.
pub struct Reference {
    /// The position.
    pub session: Box<dyn Session>,
    algorithm: Algorithm,
    conventions: Conventions,
    ordering: Ordering,
    mutations: Vec<&'static Mutation>,
    evaluator: NamedEvaluator,
    header: Header,
}

impl Reference {
    /// Looks up every name in the header.
    pub fn new(header: &Header) -> Result<Self, Message> {
        Self::judged_by(header, |session| {
            adopt(session, &header.evaluator, header.weights.as_deref())?;
            session.evaluator(&header.evaluator)
        })
    }

    /// The same with an evaluator of the user's in place of the one that is named. A header holds the text of a file, but no
    /// program and no function.
    pub fn with_own(header: &Header, own: &OwnEvaluator) -> Result<Self, Message> {
        Self::judged_by(header, |session| session.add_evaluator(own))
    }

    fn judged_by(
        header: &Header,
        evaluator: impl FnOnce(&mut dyn Session) -> Result<NamedEvaluator, Message>,
    ) -> Result<Self, Message> {
        let mut session = open(&header.game)?;
        if session.position() != header.position || session.to_move() != header.to_move {
            // A board may be unreachable by play; a written tree has no other positions than its own.
            let strict = session.grid().is_none();
            session.set_position(&header.position, Some(header.to_move), strict)?;
        }
        Ok(Self {
            evaluator: evaluator(&mut *session)?,
            session,
            algorithm: find("algorithm", &header.algorithm, TEXTBOOK, |a| a.id)?.algorithm,
            conventions: find("convention", &header.convention, CONVENTIONS, |c| c.id)?.conventions,
            ordering: header.ordering.parse()?,
            mutations: header.mutations.iter().map(|id| Mutation::find(id)).collect::<Result<_, _>>()?,
            header: header.clone(),
        })
    }

    /// The conventions of the search.
    pub(crate) fn conventions(&self) -> &Conventions {
        &self.conventions
    }

    /// The request.
    pub fn task<'a>(&'a self, limits: Limits<'a>) -> SearchTask<'a> {
        SearchTask {
            evaluator: Some(self.evaluator),
            weights: self.header.weights.as_deref().filter(|_| self.evaluator.takes_weights),
            depth: Some(self.header.depth),
            ordering: self.ordering,
            conventions: self.conventions,
            mutations: self.mutations.clone(),
            limits,
            ..SearchTask::new(self.algorithm)
        }
    }

    /// The tree of minimax to another depth, complete.
    pub(crate) fn minimax(&self, depth: u16) -> Result<Tree, Message> {
        let task = SearchTask {
            algorithm: Algorithm::Minimax,
            depth: Some(depth),
            ordering: Ordering::Natural,
            mutations: Vec::new(),
            ..self.task(Limits::default())
        };
        let (_, tree) = record(&*self.session, &task, &self.header.convention, usize::MAX)?;
        Ok(tree)
    }

    /// The tree of the search, as far as the limits allow.
    pub fn record(&self, most: usize, limits: Limits<'_>) -> Result<Tree, Message> {
        // A trace does not contain the cost of move ordering.
        let task = SearchTask { ordering_is_free: true, ..self.task(limits) };
        let (_, tree) = record(&*self.session, &task, &self.header.convention, most)?;
        Ok(tree)
    }
}

#[cfg(test)]
mod tests {
    use plyground_draw::tree::NATURAL;

    use super::*;

    #[test]
    fn pictures_know_the_natural_order_by_its_name() {
        assert_eq!(Ordering::Natural.to_string(), NATURAL);
    }

    #[test]
    fn a_tree_is_as_deep_as_it_can_be_looked_at() {
        let depth = |game: &str, deepest| manageable_depth(&*open(game).expect("a game"), deepest);
        // 1 + 9 + 72 + 504 positions; the next ply has 3,024 more.
        assert_eq!((depth("tic-tac-toe", 9), depth("tic-tac-toe", 1)), (3, 1));
        assert_eq!(depth("gomoku", 4), 2, "fewer plies would show nothing");
        assert_eq!(depth("explicit([[3,5],[2,9]])", 9), 9);
    }
}
