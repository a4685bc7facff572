//! The single choices in which a set of conventions differs from ours.

use plyground_registry::{Algorithm, Conventions, Finished};
use plyground_search::{CutRule, FailMode, FinishedRoot, Hopeless, Research, Root, RootWindow};

/// A choice that differs from ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deviation {
    /// A node never returns less than alpha or more than beta.
    FailHard,
    /// A node never returns less than alpha.
    FailHardBelow,
    /// A cutoff needs a value above beta; one equal to beta does not cut.
    CutAbove,
    /// The root window is the range of the evaluator.
    WindowOfRange,
    /// The root window reaches this far to either side of 0.
    WindowFixed(i32),
    /// Root moves are not searched with a null window first.
    RootUntested,
    /// Every root move is searched with the whole window.
    RootUnshared,
    /// A re-search begins at the value that the null-window search returned.
    ResearchFromValue,
    /// A finished game has the same value at any distance.
    FinishedFlat,
    /// A nearer win has a greater value, even if the evaluator does not ask for it.
    FinishedNearer,
    /// A finished game at the root is searched like any other position.
    FinishedRootExpanded,
    /// No best move is named if none beats the lower bound.
    NoMove,
}

impl Deviation {
    /// A name for programs: the field of [`Conventions`] and its value.
    pub fn id(self) -> &'static str {
        match self {
            Self::FailHard => "failing=hard",
            Self::FailHardBelow => "failing=hard-below",
            Self::CutAbove => "cut=above",
            Self::WindowOfRange => "root-window=range",
            Self::WindowFixed(_) => "root-window=fixed",
            Self::RootUntested => "root=untested",
            Self::RootUnshared => "root=unshared",
            Self::ResearchFromValue => "research=from-value",
            Self::FinishedFlat => "finished=flat",
            Self::FinishedNearer => "finished=nearer",
            Self::FinishedRootExpanded => "finished-root=expanded",
            Self::NoMove => "hopeless=no-move",
        }
    }
}

/// The choices of a set that differ from ours and affect a search, each as our conventions with that choice alone.
pub(super) fn deviations(theirs: &Conventions, algorithm: Algorithm) -> Vec<(Deviation, Conventions)> {
    const OURS: Conventions = Conventions::PLYGROUND;
    let (failing, cut) = match algorithm {
        Algorithm::NegaScout => (theirs.negascout, theirs.negascout_cut),
        _ => (theirs.alpha_beta, theirs.alpha_beta_cut),
    };
    let mut list = Vec::new();
    let mut add =
        |choice: Option<Deviation>, alone: Conventions| list.extend(choice.map(|choice| (choice, alone)));
    add(
        match failing {
            FailMode::Soft => None,
            FailMode::Hard => Some(Deviation::FailHard),
            FailMode::HardBelow => Some(Deviation::FailHardBelow),
        },
        match algorithm {
            Algorithm::NegaScout => Conventions { negascout: failing, ..OURS },
            _ => Conventions { alpha_beta: failing, ..OURS },
        },
    );
    add(
        match cut {
            CutRule::AtLeast => None,
            CutRule::Above => Some(Deviation::CutAbove),
        },
        match algorithm {
            Algorithm::NegaScout => Conventions { negascout_cut: cut, ..OURS },
            _ => Conventions { alpha_beta_cut: cut, ..OURS },
        },
    );
    add(
        match theirs.root_window {
            RootWindow::Full => None,
            RootWindow::Range => Some(Deviation::WindowOfRange),
            RootWindow::Fixed(bound) => Some(Deviation::WindowFixed(bound)),
        },
        Conventions { root_window: theirs.root_window, ..OURS },
    );
    add(
        match theirs.root {
            Root::Shared => None,
            // Alpha-beta has no null-window searches.
            Root::Unscouted if algorithm != Algorithm::NegaScout => None,
            Root::Unscouted => Some(Deviation::RootUntested),
            Root::Unshared => Some(Deviation::RootUnshared),
        },
        Conventions { root: theirs.root, ..OURS },
    );
    add(
        match theirs.research {
            Research::FromAlpha => None,
            Research::FromValue if algorithm != Algorithm::NegaScout => None,
            Research::FromValue => Some(Deviation::ResearchFromValue),
        },
        Conventions { research: theirs.research, ..OURS },
    );
    add(
        match theirs.finished {
            Finished::Evaluator => None,
            Finished::Flat => Some(Deviation::FinishedFlat),
            Finished::Nearer => Some(Deviation::FinishedNearer),
        },
        Conventions { finished: theirs.finished, ..OURS },
    );
    add(
        match theirs.finished_root {
            FinishedRoot::Answered => None,
            FinishedRoot::Expanded => Some(Deviation::FinishedRootExpanded),
        },
        Conventions { finished_root: theirs.finished_root, ..OURS },
    );
    add(
        match theirs.hopeless {
            Hopeless::FirstMove => None,
            Hopeless::NoMove => Some(Deviation::NoMove),
        },
        Conventions { hopeless: theirs.hopeless, ..OURS },
    );
    list
}

#[cfg(test)]
mod tests {
    use plyground_registry::CONVENTIONS;

    use super::*;

    #[test]
    fn ours_differ_in_nothing_and_others_in_what_their_fields_say() {
        for named in CONVENTIONS {
            for algorithm in [Algorithm::AlphaBeta, Algorithm::NegaScout] {
                let found = deviations(&named.conventions, algorithm);
                let differs = found.iter().all(|(_, alone)| *alone != Conventions::PLYGROUND);
                assert!(differs, "{}: {found:?}", named.id);
                if named.conventions == Conventions::PLYGROUND {
                    assert!(found.is_empty(), "{}: {found:?}", named.id);
                }
            }
            let of_both =
                [Algorithm::AlphaBeta, Algorithm::NegaScout].map(|a| deviations(&named.conventions, a).len());
            assert_eq!(of_both == [0, 0], named.conventions == Conventions::PLYGROUND, "{}", named.id);
        }
    }

    #[test]
    fn only_what_matters_to_the_search_is_a_reason() {
        let late = Conventions {
            alpha_beta_cut: CutRule::Above,
            research: Research::FromValue,
            ..Conventions::PLYGROUND
        };
        let names = |algorithm| {
            deviations(&late, algorithm).into_iter().map(|(choice, _)| choice).collect::<Vec<_>>()
        };
        assert_eq!(names(Algorithm::AlphaBeta), [Deviation::CutAbove]);
        assert_eq!(names(Algorithm::NegaScout), [Deviation::ResearchFromValue]);
    }
}
