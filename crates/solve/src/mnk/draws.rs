//! Proofs that a side cannot win any more, whatever it does.
//!
//! Both prove more than that: the other side can spoil every line even if nothing but spoiling is on its mind. Whoever cannot win
//! then cannot win the real game either, in which the other side may also threaten. A line is given by its free cells; lines with a
//! stone of the other side are spoilt already and left out.

/// What all lines together are worth, in units of which [`ONE`] make a line without a free cell: half as much for every free cell.
///
/// P. Erdős and J. Selfridge, "On a combinatorial game", 1973: the other side spoils them all if together they are worth less than
/// [`ONE`] and it is to move, or less than half of that and it is not. What is too small for a unit is taken for one, so that the
/// sum is never too small.
#[inline]
pub(crate) fn worth(free: u32) -> u64 {
    ONE >> free.min(UNITS)
}

/// What a line without a free cell is worth.
pub(crate) const ONE: u64 = 1 << UNITS;
const UNITS: u32 = 40;

/// Whether cells can be put in pairs so that every line has a pair of its own: then the other side answers every stone in a pair
/// by the other cell of it, and no line is ever filled. `false` where none was found, which proves nothing.
///
/// A. Hales and R. Jewett, "Regularity and positional games", 1963. Pairs are chosen one after the other, for the line with the
/// fewest free cells first, and of its pairs the one that serves most lines and is in the way of the fewest.
pub(crate) fn has_pairs(lines: &mut [u64]) -> bool {
    lines.sort_unstable_by_key(|line| line.count_ones());
    let mut pairs = [0_u64; 32];
    let (mut count, mut taken) = (0, 0);
    for i in 0..lines.len() {
        let serves = |pair: u64, line: u64| line & pair == pair;
        let is_served = |line: u64| pairs[..count].iter().any(|&pair| serves(pair, line));
        if is_served(lines[i]) {
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
                let open = lines[i..].iter().filter(|&&line| line & pair != 0 && !is_served(line));
                let gain: i32 = open.map(|&line| if serves(pair, line) { 16 } else { -1 }).sum();
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
    fn pairs_are_found_where_there_are_some() {
        assert!(has_pairs(&mut []));
        assert!(has_pairs(&mut [0b11]));
        assert!(has_pairs(&mut [0b1100, 0b0011, 0b1111]));
        assert!(!has_pairs(&mut [0b1]), "one cell is no pair");
        assert!(!has_pairs(&mut [0b011, 0b110, 0b101]), "three lines, three cells");
    }

    #[test]
    fn a_line_halves_with_every_free_cell() {
        assert_eq!(worth(0), ONE);
        assert_eq!(2 * worth(1), ONE);
        assert_eq!(worth(40), 1);
        assert_eq!(worth(64), 1, "never too small");
    }
}
