//! Whether the searches of an experiment agree.

use plyground_registry::Algorithm;

use super::Record;

/// The result of comparing values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// All sound searches found the same values.
    Agree {
        /// Number of searches with deliberate mistakes, which are not compared.
        mistaken: usize,
    },
    /// No two sound searches are comparable.
    NothingToCompare {
        /// Number of searches with deliberate mistakes, which are not compared.
        mistaken: usize,
    },
    /// Two sound searches that should have found the same value did not.
    Disagree {
        /// The first of them, as an index into the records.
        first: usize,
        /// The other one.
        second: usize,
    },
}

impl Agreement {
    /// Whether nothing is wrong.
    pub fn is_fine(&self) -> bool {
        !matches!(self, Self::Disagree { .. })
    }
}

/// Compares the values of all searches without deliberate mistakes. The order of moves must not matter.
pub fn agreement(records: &[Record]) -> Agreement {
    // A search that does not compute the minimax value is correct, but not comparable.
    let is_minimax =
        |record: &Record| Algorithm::named(&record.algorithm).is_none_or(Algorithm::has_minimax_value);
    let is_compared = |&i: &usize| records[i].is_sound() && is_minimax(&records[i]);
    let sound: Vec<usize> = (0..records.len()).filter(is_compared).collect();
    let mistaken = records.iter().filter(|record| !record.is_sound()).count();
    let mut compared = false;
    for (place, &second) in sound.iter().enumerate() {
        let mut before = sound[..place].iter().copied();
        let Some(first) = before.find(|&first| records[first].has_same_value_as(&records[second])) else {
            continue;
        };
        compared = true;
        if records[first].value != records[second].value {
            return Agreement::Disagree { first, second };
        }
    }
    if compared { Agreement::Agree { mistaken } } else { Agreement::NothingToCompare { mistaken } }
}

#[cfg(test)]
mod tests {
    use plyground_registry::Score;

    use super::super::samples::record;
    use super::*;

    #[test]
    fn sound_searches_of_the_same_question_are_compared() {
        let mut records = vec![record("minimax", 1, 10), record("alpha-beta", 2, 10)];
        assert_eq!(agreement(&records), Agreement::NothingToCompare { mistaken: 0 });
        records.push(record("negamax", 1, 10));
        assert_eq!(agreement(&records), Agreement::Agree { mistaken: 0 });
        records[2].ordering = "reversed".to_owned();
        records[2].value = Some(Score::new(5));
        assert_eq!(agreement(&records), Agreement::Disagree { first: 0, second: 2 });
        records[2].mutations = vec!["leaf-for-mover".to_owned()];
        assert_eq!(agreement(&records), Agreement::NothingToCompare { mistaken: 1 });
    }
}
