//! The variant of a task: every variant has its own position, so that two reports of a class differ.

use plyground_registry::{Dice, Message, Session};
use sha2::{Digest, Sha256};

use super::Title;
use super::findings::{Counts, hash};

/// The moves that lead to the position of a variant: a few by chance, which depends on the text of the variant only. Empty
/// for a tree that was written out, and where no such position is left to play on.
pub fn variant_moves(session: &dyn Session, variant: &str) -> Result<Vec<String>, Message> {
    const ATTEMPTS: usize = 50;
    /// Fewer moves leave nothing to search.
    const LEFT: usize = 4;
    let cells = session.grid().map_or(0, |grid| grid.cells.len());
    let count = if cells <= 9 { 2 } else { 4 };
    if session.is_written() {
        return Ok(Vec::new());
    }
    let digest = Sha256::digest(variant.trim().as_bytes());
    let seed = digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte));
    let mut dice = Dice::new(seed);
    for _ in 0..ATTEMPTS {
        let mut there = session.fresh();
        for _ in 0..count {
            let moves = there.legal_moves();
            if moves.is_empty() {
                break;
            }
            there.play(&moves[dice.below(moves.len())])?;
        }
        if there.outcome().is_none() && there.legal_moves().len() >= LEFT {
            return Ok(there.history().to_vec());
        }
    }
    Ok(Vec::new())
}

/// The hash of a report: of its counts, and before them of the authors and the variant where the title page has them. A page
/// with another name on it has another hash.
pub fn bound_hash(title: &Title, counts: &Counts) -> String {
    if title.name.is_empty() && title.variant.is_none() {
        return hash(counts);
    }
    let mut bound = Counts::new();
    bound.insert("name".to_owned(), title.name.join(", ").into());
    bound.insert("variant".to_owned(), title.variant.clone().into());
    bound.extend(counts.iter().map(|(name, value)| (name.clone(), value.clone())));
    hash(&bound)
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn every_variant_has_its_own_position() {
        let session = open("piskvorky").unwrap();
        let moves = |variant: &str| variant_moves(&*session, variant).unwrap();
        assert_eq!((moves("7"), moves("7").len()), (moves(" 7 "), 4));
        let all: std::collections::BTreeSet<Vec<String>> = (1..=30).map(|n| moves(&n.to_string())).collect();
        assert!(all.len() >= 29, "{} of 30 differ", all.len());
        let small = open("tic-tac-toe").unwrap();
        assert_eq!(variant_moves(&*small, "3").unwrap().len(), 2);
        assert!(variant_moves(&*open("explicit([1,2])").unwrap(), "3").unwrap().is_empty());
    }

    #[test]
    fn the_name_and_the_variant_are_in_the_hash() {
        let mut counts = Counts::new();
        counts.insert("nodes".to_owned(), 7.into());
        let title = |name: &[&str], variant: Option<&str>| Title {
            name: name.iter().map(|&name| name.to_owned()).collect(),
            variant: variant.map(str::to_owned),
            ..Title::default()
        };
        let all = [
            title(&[], None),
            title(&["A"], None),
            title(&["B"], None),
            title(&["A"], Some("1")),
            title(&["A"], Some("2")),
        ];
        let hashes: std::collections::BTreeSet<String> =
            all.iter().map(|title| bound_hash(title, &counts)).collect();
        assert_eq!(hashes.len(), all.len());
        assert_eq!(bound_hash(&all[0], &counts), hash(&counts));
    }
}
