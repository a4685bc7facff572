//! Names of games, searches and the like, by the ids that people type.

use crate::{Argument, Texts};

/// A kind of thing that has a name in the catalogues, and mostly a summary: the keys consist of the kind and the id, as
/// in `game-gomoku` and `game-gomoku-summary`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// A game, or a name for one with particular parameters.
    Game,
    /// A search.
    Algorithm,
    /// An evaluator.
    Evaluator,
    /// A preset: a document as settings.
    Preset,
    /// A mutation: a mistake in a search.
    Mutation,
    /// A set of conventions, on points where textbooks disagree.
    Convention,
    /// What a formula can count in a position, by its name in formulas: one line, and no summary.
    Feature,
    /// The strength of an opponent, by its number. It has no summary.
    Level,
}

impl Family {
    /// The prefix of its keys.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Algorithm => "algorithm",
            Self::Evaluator => "evaluator",
            Self::Preset => "preset",
            Self::Mutation => "mutation",
            Self::Convention => "convention",
            Self::Feature => "feature",
            Self::Level => "level",
        }
    }
}

impl Texts {
    /// The name of a thing; its id if the catalogues have no name, as for a game with other parameters.
    pub fn name(&self, family: Family, id: &str) -> String {
        let key = format!("{}-{id}", family.prefix());
        if self.has(&key) { self.get(&key) } else { id.to_owned() }
    }

    /// The summary of a thing; `english` if the catalogues have none.
    pub fn summary(&self, family: Family, id: &str, english: &str) -> String {
        let key = format!("{}-{id}-summary", family.prefix());
        if self.has(&key) { self.get(&key) } else { english.to_owned() }
    }

    // keys: rules-mnk-exact, rules-mnk-misere, rules-five-renju, rules-five-caro, rules-ultimate-count, rules-dots-cross
    // keys: rules-dots-ground, rules-nim-misere, rules-nim-take, rules-draughts-english, rules-draughts-russian
    // keys: rules-draughts-international, rules-draughts-checkers
    /// The rules of a family's game with these parameters, as in `15,renju`; `None` if the catalogues do not have them. The
    /// text of the family has gaps for its numbers and its sides, and options add sentences of their own.
    pub fn rules(&self, family: &str, parameters: &str) -> Option<String> {
        let key = format!("rules-{family}");
        if !self.has(&key) {
            return None;
        }
        let words: Vec<&str> = parameters.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
        let numbers: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
        let first = numbers.first().copied().unwrap_or_default();
        let listed = numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let mut arguments: Vec<(&'static str, Argument<'_>)> = vec![
            ("first", first.into()),
            ("second", numbers.get(1).copied().unwrap_or(first).into()),
            ("third", numbers.get(2).copied().unwrap_or_default().into()),
            ("numbers", listed.into()),
            ("x", "X".into()),
            ("o", "O".into()),
        ];
        let mut text = self.fill(&key, &arguments);
        for word in words {
            let (option, most) = word.split_once('=').unwrap_or((word, ""));
            let key = format!("rules-{family}-{option}");
            if self.has(&key) {
                arguments.push(("most", most.into()));
                text.push(' ');
                text.push_str(&self.fill(&key, &arguments));
                arguments.pop();
            }
        }
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_catalogues_do_not_know_speaks_for_itself() {
        let texts = Texts::english();
        assert_eq!(texts.name(Family::Algorithm, "negascout"), "NegaScout");
        assert_eq!(texts.name(Family::Game, "mnk(7,6,4)"), "mnk(7,6,4)");
        assert_eq!(texts.summary(Family::Game, "gomoku", ""), "five or more in a row on 15x15");
        assert_eq!(texts.summary(Family::Game, "chess", "take the last stone"), "take the last stone");
        assert!(texts.rules("mnk", "3,3,3").is_some_and(|rules| rules.contains("3 or more")));
        assert_eq!(texts.rules("chess", ""), None);
    }
}
