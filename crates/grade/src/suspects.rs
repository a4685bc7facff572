//! The candidates for a diagnosis: every program with no mistake, one or two, under every convention.

use crate::{
    Convention, FitLevel, MISTAKES, Mistake, MistakeClass, Program, SearchKind, Switch, Switches, Writing,
};

/// A program that answers like the student's.
#[derive(Clone, Debug)]
pub struct Suspect {
    /// The program.
    pub program: Program,
    /// Its mistakes: none, one or two.
    pub mistakes: Vec<&'static Mistake>,
}

/// What is known of a student's search, and what a candidate is compared with.
pub(crate) trait Evidence {
    /// The search.
    fn kind(&self) -> SearchKind;
    /// What the program may take for infinite, the likeliest first.
    fn infinities(&self) -> &[i32];
    /// Whether counts of nodes are compared.
    fn has_counts(&self, level: FitLevel) -> bool;
    /// A convention with every value of a win that is possible.
    fn with_wins(&self, shape: Convention) -> Vec<Convention>;
    /// Whether a candidate fits on written trees, where neither the rules of the board nor the value of a win matter.
    fn fits_trees(&mut self, program: &Program, level: FitLevel) -> bool;
    /// Whether it fits on boards.
    fn fits_boards(&mut self, program: &Program, level: FitLevel) -> bool;
}

/// The candidates with this number of mistakes that fit, one for each set of mistakes.
pub(crate) fn find_suspects<E: Evidence>(evidence: &mut E, count: usize, level: FitLevel) -> Vec<Suspect> {
    let mut found: Vec<Suspect> = Vec::new();
    for mistakes in combinations(evidence.kind(), count, evidence.has_counts(level)) {
        let mut best: Option<Suspect> = None;
        for (switches, writing) in ways(&mistakes, evidence.kind()) {
            let Some(program) = fitting(evidence, &switches, writing, level) else { continue };
            let strangeness = |program: &Program| program.convention.differences().len();
            if best.as_ref().is_none_or(|best| strangeness(&program) < strangeness(&best.program)) {
                best = Some(Suspect { program, mistakes: mistakes.clone() });
            }
        }
        found.extend(best);
    }
    found
}

/// A program with these switches that fits, by the conventions nearest to the sheet's.
fn fitting<E: Evidence>(
    evidence: &mut E,
    switches: &[Switch],
    writing: Writing,
    level: FitLevel,
) -> Option<Program> {
    let kind = evidence.kind();
    let set = switches.iter().fold(Switches::NONE, |set, &switch| set.with(switch));
    let on_trees =
        switches.iter().filter(|s| s.acts_on_trees()).fold(Switches::NONE, |set, &switch| set.with(switch));
    let takes_infinity = [Switch::SmallInfinity, Switch::NarrowRoot].iter().any(|&switch| set.has(switch));
    let known = if takes_infinity { evidence.infinities().len() } else { 1 };
    let mut found: Option<Program> = None;
    for shape in Convention::shapes(kind) {
        for place in 0..known {
            let infinity = evidence.infinities()[place];
            let program = Program {
                kind,
                convention: shape,
                switches: on_trees,
                infinity,
                writing: writing.on_trees(),
            };
            if !evidence.fits_trees(&program, level) {
                continue;
            }
            for convention in evidence.with_wins(shape) {
                let program = Program { convention, switches: set, writing, ..program };
                let is_nearer = found.as_ref().is_none_or(|found| {
                    convention.differences().len() < found.convention.differences().len()
                });
                let is_sensible = switches.iter().all(|switch| switch.fits(&convention));
                if is_nearer && is_sensible && evidence.fits_boards(&program, level) {
                    found = Some(program);
                }
            }
        }
    }
    found
}

/// Every set of this many mistakes that can be made in a search.
fn combinations(kind: SearchKind, count: usize, has_counts: bool) -> Vec<Vec<&'static Mistake>> {
    let can_occur = |mistake: &&Mistake| {
        mistake.switches(kind).next().is_some() && (has_counts || mistake.class != MistakeClass::Count)
    };
    let list: Vec<&'static Mistake> = MISTAKES.iter().filter(can_occur).collect();
    match count {
        0 => vec![Vec::new()],
        1 => list.into_iter().map(|mistake| vec![mistake]).collect(),
        _ => {
            let pairs = list
                .iter()
                .enumerate()
                .flat_map(|(n, &first)| list[n + 1..].iter().map(move |&second| vec![first, second]));
            pairs.collect()
        }
    }
}

/// Every way to make these mistakes together.
fn ways(mistakes: &[&'static Mistake], kind: SearchKind) -> Vec<(Vec<Switch>, Writing)> {
    let switches = mistakes.iter().fold(vec![Vec::new()], |ways, mistake| {
        let longer =
            |way: Vec<Switch>| mistake.switches(kind).map(move |switch| [&way[..], &[switch]].concat());
        ways.into_iter().flat_map(longer).collect()
    });
    let written = |way: Vec<Switch>| {
        let variants = Writing::variants(mistakes, &way, kind);
        variants.into_iter().map(move |writing| (way.clone(), writing))
    };
    switches.into_iter().flat_map(written).collect()
}
