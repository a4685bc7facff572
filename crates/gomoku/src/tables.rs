//! Everything about lines and cells that can be known before the first move.

use std::sync::OnceLock;

use plyground_core::Player;

use crate::pattern::{Classifier, Pattern};
use crate::rule::Rule;
use crate::threat::Threat;
use crate::weights::{self, Weights};

/// The four patterns of a cell for one side, four bits each; the first direction lowest.
pub(crate) type Code = u16;

/// What a code stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meaning {
    pub(crate) threat: Threat,
    /// What the cell is worth to its side in the evaluation.
    pub(crate) value: i16,
    /// How promising a move here is for its own side, and against it.
    pub(crate) attack: i16,
    pub(crate) defence: i16,
}

/// The tables of one rule.
pub(crate) struct Tables {
    pub(crate) reach: usize,
    /// By the neighbours of a cell on a line, two bits each: black's pattern in the low half, white's in the high.
    lines: Box<[u8]>,
    /// By side and code.
    meanings: [Box<[Meaning]>; 2],
    /// By what both sides threaten, see [`weights::threat_index`].
    pub(crate) balance: Box<[i16]>,
}

impl Tables {
    /// The tables of a rule, made when they are first asked for.
    pub(crate) fn of(rule: Rule) -> &'static Self {
        static TABLES: [OnceLock<Tables>; 4] = [const { OnceLock::new() }; 4];
        TABLES[rule as usize].get_or_init(|| Self::new(rule))
    }

    fn new(rule: Rule) -> Self {
        let reach = rule.reach();
        let mut black = Classifier::new(rule.line(Player::First), reach);
        let mut white = Classifier::new(rule.line(Player::Second), reach);
        let lines = (0..1 << (4 * reach))
            .map(|neighbours| black.pattern(neighbours, 1) as u8 | (white.pattern(neighbours, 2) as u8) << 4)
            .collect();
        let weights = Weights::of(rule);
        let meanings = Player::BOTH.map(|player| {
            let line = rule.line(player);
            (0..=Code::MAX)
                .map(|code| {
                    let patterns = patterns_of(code);
                    Meaning {
                        threat: Threat::under(line, patterns),
                        value: weights.value(patterns),
                        attack: weights::attack(patterns),
                        defence: weights::defence(patterns),
                    }
                })
                .collect()
        });
        Self { reach, lines, meanings, balance: weights.balance }
    }

    /// Both sides' patterns in a line, by the cells around the middle one.
    #[inline]
    pub(crate) fn line(&self, neighbours: usize) -> u8 {
        self.lines[neighbours]
    }

    /// What a code means for a side.
    #[inline]
    pub(crate) fn meaning(&self, player: Player, code: Code) -> &Meaning {
        &self.meanings[player.index()][code as usize]
    }
}

/// A code taken apart.
pub(crate) fn patterns_of(code: Code) -> [Pattern; 4] {
    [0, 4, 8, 12].map(|shift| Pattern::from_index((code >> shift & 15).into()))
}
