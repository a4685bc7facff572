//! The numbers of the evaluation and of the order of moves.

use plyground_core::Player;

use crate::pattern::Pattern;
use crate::rule::Rule;
use crate::threat::Threat;

/// By pattern: what a cell is worth to a side that would make it here.
const BASE: [i16; Pattern::COUNT] = [0, 0, 1, 2, 5, 7, 9, 8, 15, 20, 22, 40, 45, 50, 0];

/// What the four patterns of an empty cell are worth to their side.
pub(crate) fn value(_rule: Rule, _player: Player, patterns: [Pattern; 4]) -> i16 {
    patterns.iter().map(|&pattern| BASE[pattern as usize]).sum()
}

/// By threat: how promising a move is that makes it.
const ATTACK: [i16; Threat::COUNT] = [0, 40, 90, 150, 220, 600, 0, 160, 350, 2000, 5000, 10000];
/// By threat: how promising a move is that takes it from the opponent.
const DEFENCE: [i16; Threat::COUNT] = [0, 25, 60, 100, 160, 450, 0, 110, 220, 1000, 2500, 8000];

/// How promising a move is for the patterns that it makes.
pub(crate) fn attack(patterns: [Pattern; 4]) -> i16 {
    ATTACK[Threat::of(patterns) as usize] + patterns.iter().map(|&pattern| BASE[pattern as usize]).sum::<i16>()
}

/// How promising a move is for the opponent's patterns that it takes away.
pub(crate) fn defence(patterns: [Pattern; 4]) -> i16 {
    DEFENCE[Threat::of(patterns) as usize] + patterns.iter().map(|&pattern| BASE[pattern as usize]).sum::<i16>()
}

/// What the side to move and its opponent threaten, as the evaluation sees it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Standing {
    pub(crate) four: bool,
    pub(crate) four_and_three: bool,
    pub(crate) two_threes: bool,
    pub(crate) three: bool,
}

/// The bits of the balance: the opponent's three that must be stopped, then both standings.
pub(crate) fn threat_index(must_defend: bool, mine: Standing, theirs: Standing) -> usize {
    let bits = [
        must_defend,
        mine.four,
        mine.four_and_three,
        mine.two_threes,
        mine.three,
        theirs.four,
        theirs.four_and_three,
        theirs.two_threes,
        theirs.three,
    ];
    bits.iter().enumerate().fold(0, |index, (bit, &set)| index | usize::from(set) << bit)
}

/// What a balance of threats is worth to the side to move.
pub(crate) fn balance(_rule: Rule) -> Box<[i16]> {
    (0..512_usize)
        .map(|index| {
            let set = |bit: usize| index >> bit & 1 == 1;
            let defending = set(0);
            let mut worth = 15;
            worth -= if defending { 70 } else { 0 };
            worth += if set(2) { 180 } else { 0 };
            worth += if set(3) && !defending && !set(5) { 160 } else { 0 };
            worth += if set(4) && !defending { 20 } else { 0 };
            worth -= if set(6) { 50 } else { 0 };
            worth -= if set(7) { 40 } else { 0 };
            worth -= if defending && (set(6) || set(7)) { 60 } else { 0 };
            worth
        })
        .collect()
}
