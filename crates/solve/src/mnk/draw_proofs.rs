//! Proofs that a side cannot win: the Erdős–Selfridge bound and pairing strategies.
//!
//! Both treat the game as a Maker-Breaker game: the maker wants to fill a line, the breaker only to block every line. A side
//! that cannot win as maker cannot win the real game either, in which the opponent may also threaten. A line is given by its
//! free cells; lines with a stone of the breaker are blocked already and omitted.

/// The Erdős–Selfridge weight of a line with this number of free cells: [`ONE`] times 2^-free.
///
/// P. Erdős and J. Selfridge, "On a combinatorial game", 1973: the breaker blocks all lines if their weights sum to less than
/// [`ONE`] and it is to move, or to less than half of that if the maker is. Weights are rounded up to one unit, so the sum is
/// never too small.
#[inline]
pub(crate) fn weight(free: u32) -> u64 {
    ONE >> free.min(UNITS)
}

/// The weight of a line without a free cell.
pub(crate) const ONE: u64 = 1 << UNITS;
const UNITS: u32 = 40;

/// Whether a pairing strategy is found: disjoint pairs of cells such that every line contains a pair. The breaker answers
/// each stone on a cell of a pair on the other one, so no line is ever filled. `false` proves nothing.
///
/// A. Hales and R. Jewett, "Regularity and positional games", 1963. The pairs are chosen greedily: for the line with the
/// fewest free cells first, and of its pairs the one that is contained in the most lines and intersects the fewest others.
pub(crate) fn has_pairing(lines: &mut [u64]) -> bool {
    lines.sort_unstable_by_key(|line| line.count_ones());
    let mut pairs = [0_u64; 32];
    let (mut count, mut taken) = (0, 0);
    for i in 0..lines.len() {
        let contains = |pair: u64, line: u64| line & pair == pair;
        let is_paired = |line: u64| pairs[..count].iter().any(|&pair| contains(pair, line));
        if is_paired(lines[i]) {
            continue;
        }
        let mut best = None;
        let mut first = lines[i] & !taken;
        while first != 0 {
            let one = first & first.wrapping_neg();
            first ^= one;
            let mut second = first;
            while second != 0 {
                let pair = one | second & second.wrapping_neg();
                second &= second - 1;
                let open = lines[i..].iter().filter(|&&line| line & pair != 0 && !is_paired(line));
                let gain: i32 = open.map(|&line| if contains(pair, line) { 16 } else { -1 }).sum();
                if best.is_none_or(|(most, _)| gain > most) {
                    best = Some((gain, pair));
                }
            }
        }
        let Some((_, pair)) = best else { return false };
        pairs[count] = pair;
        count += 1;
        taken |= pair;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairings_are_found_where_they_exist() {
        assert!(has_pairing(&mut []));
        assert!(has_pairing(&mut [0b11]));
        assert!(has_pairing(&mut [0b1100, 0b0011, 0b1111]));
        assert!(!has_pairing(&mut [0b1]), "one cell is no pair");
        assert!(!has_pairing(&mut [0b011, 0b110, 0b101]), "three lines, three cells");
    }

    #[test]
    fn a_line_halves_with_every_free_cell() {
        assert_eq!(weight(0), ONE);
        assert_eq!(2 * weight(1), ONE);
        assert_eq!(weight(40), 1);
        assert_eq!(weight(64), 1, "rounded up");
    }
}
