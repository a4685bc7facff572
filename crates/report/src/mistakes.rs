//! Measures the effects of mistakes in a report's searches.

use plyground_registry::{Algorithm, Answer, Dice, Message, Mutation, Outcome, RootMove, Score, Session};

use super::ReportSettings;
use super::playing::{Played, Policy, play};
use super::positions::{affordable, session_after};
use super::searcher::{ReportSearcher, Stop};
use super::settings::is_of_search;

/// A search with a mistake beside the same search without.
#[derive(Clone, PartialEq, Debug)]
pub struct MistakeEffect {
    /// The mistake.
    pub mutation: String,
    /// The search that makes it.
    pub algorithm: String,
    /// All its mistakes: one may entail others.
    pub together: Vec<String>,
    /// The depth at which the report's position is searched.
    pub depth: u16,
    /// The result without the mistake.
    pub sound: Answered,
    /// The result with it.
    pub mistaken: Answered,
    /// Number of further positions that were tried.
    pub tried: u64,
    /// Number of those with another value.
    pub other_value: u64,
    /// Number of those with a move that is truly worse.
    pub worse_move: u64,
    /// The position with the greatest loss, or else one with another value.
    pub witness: Option<Witness>,
    /// Results of games against the sound search: with the first move, then with the second.
    pub games: [Option<Outcome>; 2],
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The value.
    pub value: Option<Score>,
    /// The move.
    pub best: Option<String>,
    /// Nodes entered.
    pub nodes: u64,
    /// Nodes with a cutoff.
    pub cutoffs: u64,
}

impl Answered {
    fn of(answer: Answer) -> Self {
        let report = answer.report;
        Self {
            value: report.value,
            best: report.best,
            nodes: report.counts.nodes,
            cutoffs: report.counts.cutoffs(),
        }
    }
}

/// A position in which a mistake has an effect.
#[derive(Clone, PartialEq, Debug)]
pub struct Witness {
    /// The moves that lead there.
    pub moves: Vec<String>,
    /// The depth of the search.
    pub depth: u16,
    /// The result without the mistake.
    pub sound: Answered,
    /// The result with it.
    pub mistaken: Answered,
    /// The true value of the mistaken choice.
    pub worth: Option<Score>,
}

/// Number of positions that are tried.
const POSITIONS: usize = 60;
/// Nodes for a search of the report's own position, in multiples of the effort.
const AT_ROOT: u64 = 16;
/// Nodes for the first move of a game, in multiples of the effort.
const IN_GAMES: u64 = 10;
/// Most moves of a game.
const MOVES: usize = 60;

/// A position with its minimax values.
struct Trial {
    moves: Vec<String>,
    depth: u16,
    root_moves: Vec<RootMove<String>>,
}

/// Tries every mistake of the settings with every search in which its effect differs.
pub(crate) fn mistakes(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
    tell: &mut dyn FnMut(&str),
) -> Result<Vec<MistakeEffect>, Stop> {
    let settings = searcher.settings;
    let mut found = Vec::new();
    if settings.mutations.is_empty() {
        return Ok(found);
    }
    let trials = trials(searcher, session, lines)?;
    for mutation in &settings.mutations {
        tell(mutation);
        for (algorithm, together) in affected_searches(settings, session, mutation)? {
            found.push(one(searcher, session, &trials, mutation, algorithm, &together)?);
        }
    }
    Ok(found)
}

/// The searches that make a mistake. A mistake in the rules or the evaluator has the same effect in all: the last
/// search shows it.
fn affected_searches(
    settings: &ReportSettings,
    session: &dyn Session,
    mutation: &str,
) -> Result<Vec<(Algorithm, Vec<&'static Mutation>)>, Message> {
    let with_mistakes = |algorithm: Algorithm| {
        let together = settings.mistakes(session, mutation, algorithm).ok()?;
        Some((algorithm, together))
    };
    let mut affected: Vec<_> = settings.algorithms()?.into_iter().filter_map(with_mistakes).collect();
    let named = affected.iter().flat_map(|(_, together)| together).find(|mistake| mistake.id == mutation);
    if !named.is_some_and(|mistake| is_of_search(mistake)) && affected.len() > 1 {
        affected = affected.split_off(affected.len() - 1);
    }
    Ok(affected)
}

/// Positions of the games played and then of random games, with their true values.
fn trials(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    lines: &[Vec<String>],
) -> Result<Vec<Trial>, Stop> {
    let mut lines = lines.to_vec();
    let mut dice = Dice::new(searcher.settings.seed);
    for _ in 0..POSITIONS {
        let mut there = session.after(&[])?;
        while there.outcome().is_none() && there.history().len() < MOVES {
            let moves = there.legal_moves();
            there.play(&moves[dice.below(moves.len())])?;
        }
        // The last position of a game is finished, so it is left out.
        let count = dice.below(there.history().len().max(1));
        let line = there.history()[..count].to_vec();
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.truncate(POSITIONS);
    let mut trials = Vec::new();
    for moves in lines {
        let there = session_after(session, &moves)?;
        if there.outcome().is_some() {
            continue;
        }
        let depth = affordable(&*there, searcher.settings.effort).max(1);
        let root_moves = searcher.search(&*there, Algorithm::Minimax, depth, &[])?.report.root_moves;
        trials.push(Trial { moves, depth, root_moves });
    }
    Ok(trials)
}

fn one(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    trials: &[Trial],
    mutation: &str,
    algorithm: Algorithm,
    together: &[&'static Mutation],
) -> Result<MistakeEffect, Stop> {
    let depth = affordable(session, searcher.settings.effort.saturating_mul(AT_ROOT))
        .min(searcher.settings.depths.last().copied().unwrap_or(1));
    let ask = |session: &dyn Session, depth, mistakes: &[&'static Mutation]| {
        searcher.search(session, algorithm, depth, mistakes).map(Answered::of)
    };
    let mut mistake = MistakeEffect {
        mutation: mutation.to_owned(),
        algorithm: algorithm.id().to_owned(),
        together: together.iter().map(|made| made.id.to_owned()).collect(),
        depth,
        sound: ask(session, depth, &[])?,
        mistaken: ask(session, depth, together)?,
        tried: 0,
        other_value: 0,
        worse_move: 0,
        witness: None,
        games: [None; 2],
    };
    let mut most = None;
    for trial in trials {
        let there = session_after(session, &trial.moves)?;
        let (sound, mistaken) = (ask(&*there, trial.depth, &[])?, ask(&*there, trial.depth, together)?);
        let worth = |best: &Option<String>| {
            let choice = trial.root_moves.iter().find(|choice| Some(&choice.movement) == best.as_ref());
            choice.map(|choice| choice.value)
        };
        let is_other = sound.value != mistaken.value;
        let best = trial.root_moves.iter().map(|choice| choice.value).max();
        let is_worse = match (worth(&mistaken.best), best) {
            (Some(worth), Some(best)) => worth < best,
            // The search found no move although there is one.
            (None, best) => best.is_some(),
            (_, None) => false,
        };
        mistake.tried += 1;
        mistake.other_value += u64::from(is_other);
        mistake.worse_move += u64::from(is_worse);
        let worth = worth(&mistaken.best);
        let lost = is_worse.then(|| {
            let worth = worth.unwrap_or(-Score::INFINITE);
            i64::from(best.unwrap_or(Score::ZERO).get()) - i64::from(worth.get())
        });
        if lost > most || is_other && mistake.witness.is_none() {
            most = most.max(lost);
            let (moves, depth) = (trial.moves.clone(), trial.depth);
            mistake.witness = Some(Witness { moves, depth, sound, mistaken, worth });
        }
    }
    let depth = affordable(session, searcher.settings.effort.saturating_mul(IN_GAMES)).min(depth);
    let (wrong, right) = (Policy::Search(algorithm, depth, together), Policy::Search(algorithm, depth, &[]));
    let seed = searcher.settings.seed;
    let result =
        |policies| play(searcher, session, policies, seed, MOVES).map(|played: Played| played.outcome);
    // The side to move at the report's position is the first of the two.
    let mover = session.to_move().index();
    let seated = |first, second| if mover == 0 { [first, second] } else { [second, first] };
    mistake.games = [result(seated(wrong, right))?, result(seated(right, wrong))?];
    Ok(mistake)
}
