//! The candidates for a diagnosis: every program with no mistake, one or two, under every convention.

use std::collections::BTreeMap;

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

/// What fits best.
#[derive(Clone, Default, Debug)]
pub struct Finding {
    /// Candidates that fit, those with the fewest mistakes only. Empty if none fits.
    pub suspects: Vec<Suspect>,
    /// How well they fit; none where there are none.
    pub level: Option<FitLevel>,
}

impl Finding {
    /// Whether the search is right in everything, and by which convention.
    pub fn right_by(&self) -> Option<&Convention> {
        let right = self.suspects.first().filter(|suspect| suspect.mistakes.is_empty())?;
        (self.level == Some(FitLevel::Whole)).then_some(&right.program.convention)
    }

    /// Whether it is right but for what [`FitLevel::InPart`] leaves out.
    pub fn is_right_in_part(&self) -> bool {
        let is_right = self.suspects.first().is_some_and(|suspect| suspect.mistakes.is_empty());
        is_right && self.level == Some(FitLevel::InPart)
    }

    /// The mistakes of the first suspect.
    pub fn mistakes(&self) -> &[&'static Mistake] {
        self.suspects.first().map_or(&[], |suspect| &suspect.mistakes)
    }
}

/// What is known of a student's search, and what a candidate is compared with.
pub(crate) trait Evidence {
    /// The search.
    fn kind(&self) -> SearchKind;
    /// The convention that the program is expected to follow; of those that fit equally well, the nearest to it is told.
    fn usual(&self) -> Convention {
        Convention::SHEET
    }
    /// What the program may take for infinite, the likeliest first.
    fn infinities(&self) -> &[i32];
    /// Whether counts of nodes are compared.
    fn has_counts(&self, level: FitLevel) -> bool;
    /// Whether there are boards: without them, mistakes that do not show on written trees change nothing.
    fn has_boards(&self) -> bool;
    /// A convention with every value of a win that is possible.
    fn with_wins(&self, shape: Convention) -> Vec<Convention>;
    /// Whether a candidate fits on written trees, where neither the rules of the board nor the value of a win matter.
    fn fits_trees(&self, program: &Program, level: FitLevel) -> bool;
    /// Whether it fits on boards.
    fn fits_boards(&self, program: &Program, level: FitLevel) -> bool;
}

/// The candidates with the fewest mistakes that fit, at the first of these levels at which any does.
pub(crate) fn find(evidence: &impl Evidence, levels: &[FitLevel]) -> Finding {
    let mut candidates = Candidates { evidence, known: BTreeMap::new() };
    for &level in levels {
        for count in 0..=2 {
            let suspects = candidates.fitting(count, level);
            if !suspects.is_empty() {
                return Finding { suspects, level: Some(level) };
            }
        }
    }
    Finding::default()
}

/// The candidates for one search.
struct Candidates<'a, E> {
    evidence: &'a E,
    /// What was found out about programs on written trees: one result serves many candidates.
    known: BTreeMap<(FitLevel, Program), bool>,
}

impl<E: Evidence> Candidates<'_, E> {
    /// Those with this number of mistakes that fit, one for each set of mistakes.
    fn fitting(&mut self, count: usize, level: FitLevel) -> Vec<Suspect> {
        let mut found: Vec<Suspect> = Vec::new();
        let (kind, has_boards) = (self.evidence.kind(), self.evidence.has_boards());
        let can_show = |switch: Switch| has_boards || switch.acts_on_trees();
        let (has_counts, usual) = (self.evidence.has_counts(level), self.evidence.usual());
        let can_occur = |mistake: &Mistake| {
            (has_counts || mistake.class != MistakeClass::Count) && mistake.switches(kind).any(can_show)
        };
        for mistakes in combinations(count, can_occur) {
            let mut best: Option<Suspect> = None;
            for (switches, writing) in ways(&mistakes, kind, can_show) {
                let Some(program) = self.nearest(&switches, writing, level) else { continue };
                let strangeness = |program: &Program| program.convention.differences_from(&usual).len();
                if best.as_ref().is_none_or(|best| strangeness(&program) < strangeness(&best.program)) {
                    best = Some(Suspect { program, mistakes: mistakes.clone() });
                }
            }
            found.extend(best);
        }
        found
    }

    /// A program with these switches that fits, by the conventions nearest to the usual ones.
    fn nearest(&mut self, switches: &[Switch], writing: Writing, level: FitLevel) -> Option<Program> {
        let (evidence, kind) = (self.evidence, self.evidence.kind());
        let usual = evidence.usual();
        let set = switches.iter().fold(Switches::NONE, |set, &switch| set.with(switch));
        let on_trees = switches
            .iter()
            .filter(|s| s.acts_on_trees())
            .fold(Switches::NONE, |set, &switch| set.with(switch));
        let takes_infinity =
            [Switch::SmallInfinity, Switch::NarrowRoot].iter().any(|&switch| set.has(switch));
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
                if !self.fits_trees(&program, level) {
                    continue;
                }
                for convention in evidence.with_wins(shape) {
                    let program = Program { convention, switches: set, writing, ..program };
                    let is_nearer = found.as_ref().is_none_or(|found| {
                        let distance = |convention: &Convention| convention.differences_from(&usual).len();
                        distance(&convention) < distance(&found.convention)
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

    fn fits_trees(&mut self, program: &Program, level: FitLevel) -> bool {
        *self.known.entry((level, *program)).or_insert_with(|| self.evidence.fits_trees(program, level))
    }
}

/// Every set of this many mistakes that can occur.
fn combinations(count: usize, can_occur: impl Fn(&Mistake) -> bool) -> Vec<Vec<&'static Mistake>> {
    let list: Vec<&'static Mistake> = MISTAKES.iter().filter(|mistake| can_occur(mistake)).collect();
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

/// Every way to make these mistakes together that can show.
fn ways(
    mistakes: &[&'static Mistake],
    kind: SearchKind,
    can_show: impl Fn(Switch) -> bool,
) -> Vec<(Vec<Switch>, Writing)> {
    let switches = mistakes.iter().fold(vec![Vec::new()], |ways, mistake| {
        let switches: Vec<Switch> = mistake.switches(kind).filter(|&switch| can_show(switch)).collect();
        let longer = |way: &Vec<Switch>| -> Vec<Vec<Switch>> {
            switches.iter().map(|&switch| [&way[..], &[switch]].concat()).collect()
        };
        ways.iter().flat_map(longer).collect()
    });
    let written = |way: Vec<Switch>| {
        let variants = Writing::variants(mistakes, &way, kind);
        variants.into_iter().map(move |writing| (way.clone(), writing))
    };
    switches.into_iter().flat_map(written).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use super::*;

    /// A search that no program explains.
    #[derive(Default)]
    struct Unexplained(RefCell<BTreeSet<(FitLevel, Program)>>);

    impl Evidence for Unexplained {
        fn kind(&self) -> SearchKind {
            SearchKind::Negamax
        }

        fn infinities(&self) -> &[i32] {
            &[100]
        }

        fn has_counts(&self, _: FitLevel) -> bool {
            false
        }

        fn has_boards(&self) -> bool {
            false
        }

        fn with_wins(&self, shape: Convention) -> Vec<Convention> {
            vec![shape]
        }

        fn fits_trees(&self, program: &Program, level: FitLevel) -> bool {
            assert!(self.0.borrow_mut().insert((level, *program)), "asked again: {program:?}");
            false
        }

        fn fits_boards(&self, _: &Program, _: FitLevel) -> bool {
            panic!("there are no boards");
        }
    }

    #[test]
    fn a_program_is_run_once_on_trees() {
        let evidence = Unexplained::default();
        let found = find(&evidence, &[FitLevel::Whole, FitLevel::InPart]);
        assert!(found.suspects.is_empty() && found.level.is_none());
        let shown = |mistake: &&Mistake| {
            mistake.class != MistakeClass::Count
                && mistake.switches(SearchKind::Negamax).any(Switch::acts_on_trees)
        };
        let mistakes = MISTAKES.iter().filter(shown).count();
        assert!(evidence.0.borrow().len() > mistakes, "{mistakes} mistakes and their pairs were tried");
    }
}
