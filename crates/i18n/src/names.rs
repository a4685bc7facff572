//! Names of games, searches and the like, by the ids that people type.

use crate::Texts;

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

    /// The rules of a game; `None` if the catalogues do not have them.
    pub fn rules(&self, game: &str) -> Option<String> {
        let key = format!("rules-{game}");
        self.has(&key).then(|| self.get(&key))
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
        assert!(texts.rules("mnk").is_some_and(|rules| rules.contains("row")));
        assert_eq!(texts.rules("chess"), None);
    }
}
