//! The documents' mistakes by name.

use plyground_core::{Game, Message, message};

use crate::names::find;
use crate::{Algorithm, Preset};

/// What a mistake changes.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// The code of these searches.
    Search(&'static [Algorithm]),
    /// The conventions of these searches.
    Conventions(&'static [Algorithm]),
    /// The rules, in games of this name.
    Rules(&'static str),
    /// The arithmetic of this evaluator.
    Evaluator(&'static str),
}

/// A mistake that can be switched on.
#[derive(Clone, Copy, Debug)]
pub struct Mutation {
    /// The name typed on a command line.
    pub id: &'static str,
    /// What it does, in one line.
    pub summary: &'static str,
    /// What it changes.
    pub target: Target,
    /// Others that it switches on.
    pub implies: &'static [&'static str],
    /// Others that it switches off.
    pub excludes: &'static [&'static str],
}

const WINDOWED: &[Algorithm] = &[Algorithm::AlphaBeta, Algorithm::NegaScout];

/// The half-width of the root window that document 004 takes for infinite.
pub(crate) const NARROW_WINDOW: i32 = 1_000_000;

const fn mutation(id: &'static str, target: Target, summary: &'static str) -> Mutation {
    Mutation { id, summary, target, implies: &[], excludes: &[] }
}

/// Every mistake.
pub static MUTATIONS: &[Mutation] = &[
    mutation(
        "leaf-for-mover",
        Target::Search(&[Algorithm::Minimax]),
        "000: minimax scores a leaf for the side to move there, not for the side that asked",
    ),
    mutation(
        "low-overwritten",
        Target::Search(&[Algorithm::AlphaBeta]),
        "000: alpha-beta overwrites its lower bound with a lower score, and loses cuts",
    ),
    mutation(
        "full-board-unseen",
        Target::Rules("mnk"),
        "001: a full board has no value, so it is infinitely bad",
    ),
    Mutation {
        implies: &["unshared-root"],
        ..mutation(
            "min-int-overflow",
            Target::Search(WINDOWED),
            "003: minus infinity is the smallest integer, whose negation is itself: windows come out empty",
        )
    },
    mutation(
        "unshared-root",
        Target::Conventions(WINDOWED),
        "003: every root move gets the whole window, and no cut profits from the moves before it",
    ),
    mutation(
        "win-not-preferred",
        Target::Evaluator("line-powers"),
        "004: a won game is worth less than a promising one",
    ),
    mutation(
        "gaps-count",
        Target::Evaluator("line-powers"),
        "004: four marks on a line of five count as four in a row even when a foreign mark parts them",
    ),
    mutation(
        "one-sided-diagonals",
        Target::Evaluator("line-powers"),
        "004: the diagonals of four cells are judged for X only, and an empty one counts for X",
    ),
    mutation(
        "narrow-root-window",
        Target::Conventions(WINDOWED),
        "004: the root window ends at a million, but lines of five are worth three",
    ),
    Mutation {
        implies: &["win-not-preferred", "gaps-count", "one-sided-diagonals", "narrow-root-window"],
        ..mutation(
            "global-game",
            Target::Rules("mnk"),
            "004: the win test looks at another board, so no win is seen",
        )
    },
    Mutation {
        implies: &["gaps-count", "one-sided-diagonals"],
        excludes: &["win-not-preferred", "narrow-root-window"],
        ..mutation(
            "win-dominates",
            Target::Evaluator("line-powers"),
            "004: as printed, except that a win is worth more than anything else",
        )
    },
];

impl Mutation {
    /// The mistake of this name.
    pub fn find(name: &str) -> Result<&'static Self, Message> {
        find("mutation", name, MUTATIONS, |mutation| mutation.id)
    }

    /// Whether the value of a search with this mistake is no bound of the true one any more.
    pub fn is_unsound(&self) -> bool {
        match self.target {
            Target::Search(_) => self.id != "low-overwritten",
            Target::Rules(_) => true,
            Target::Conventions(_) | Target::Evaluator(_) => false,
        }
    }

    /// A position under rules with this mistake.
    pub fn in_rules<G: Game>(&self, pos: &G) -> Result<G, Message> {
        pos.with_mutation(self.id).ok_or_else(|| {
            message!(
                "mistake-unknown-to-game",
                "{game} does not know the mistake {mutation}",
                game = G::ID,
                mutation = self.id
            )
        })
    }

    /// Why this mistake cannot be made in a search of `game` by `algorithm` with `evaluator`.
    fn misfit(&self, game: &str, algorithm: Algorithm, evaluator: &str) -> Option<Message> {
        let id = self.id;
        match self.target {
            Target::Search(list) | Target::Conventions(list) if !list.contains(&algorithm) => {
                Some(match list.iter().map(|a| a.id()).collect::<Vec<&str>>()[..] {
                    [first, second, ..] => message!(
                        "mistake-of-two-searches",
                        "the mutation `{mutation}` changes {first} and {second} only: add --algorithm {first}",
                        mutation = id,
                        first = first,
                        second = second
                    ),
                    _ => message!(
                        "mistake-of-one-search",
                        "the mutation `{mutation}` changes {search} only: add --algorithm {search}",
                        mutation = id,
                        search = list[0].id()
                    ),
                })
            }
            Target::Rules(of) if of != game => Some(message!(
                "mistake-of-another-game",
                "the mutation `{mutation}` changes the game {of}, not {game}",
                mutation = id,
                of = of,
                game = game
            )),
            Target::Evaluator(of) if of != evaluator => Some(message!(
                "mistake-of-another-evaluator",
                "the mutation `{mutation}` changes the evaluator {of}, not {evaluator}: add --evaluator {of}",
                mutation = id,
                of = of,
                evaluator = evaluator
            )),
            _ => None,
        }
    }
}

/// The mistake of this name.
fn known(id: &str) -> &'static Mutation {
    MUTATIONS.iter().find(|mutation| mutation.id == id).expect("the lists name mistakes that there are")
}

/// The mistakes to be made: those that were asked for, and with `as_printed` those of a document as far as they apply.
pub fn resolve(
    asked: &[&'static Mutation],
    as_printed: Option<&Preset>,
    game: &str,
    algorithm: Algorithm,
    evaluator: &str,
) -> Result<Vec<&'static Mutation>, Message> {
    let mut chosen: Vec<&'static Mutation> = Vec::new();
    let mut choose = |mutation: &'static Mutation| {
        if mutation.misfit(game, algorithm, evaluator).is_none()
            && !chosen.iter().any(|m| m.id == mutation.id)
        {
            chosen.push(mutation);
        }
    };
    for id in as_printed.map_or(&[][..], |preset| preset.as_printed) {
        choose(known(id));
    }
    for &mutation in asked {
        if let Some(why) = mutation.misfit(game, algorithm, evaluator) {
            return Err(why);
        }
        choose(mutation);
        for id in mutation.implies {
            choose(known(id));
        }
    }
    let excluded: Vec<&str> = chosen.iter().flat_map(|m| m.excludes).copied().collect();
    chosen.retain(|mutation| !excluded.contains(&mutation.id));
    let in_code = chosen.iter().filter(|m| matches!(m.target, Target::Search(_))).map(|m| m.id);
    let in_code: Vec<&str> = in_code.collect();
    match in_code[..] {
        [first, second, ..] => Err(message!(
            "mistakes-not-together",
            "{first} and {second} cannot be combined: choose one of them",
            first = first,
            second = second
        )),
        _ => Ok(chosen),
    }
}
