//! Names of games, searches and the like, by the ids that people type.

use crate::Texts;

/// A kind of thing that has a name in the catalogues, and mostly a line about it: the keys are made of the kind and the
/// id, as in `game-gomoku` and `game-gomoku-summary`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// A game, or a name for one with particular parameters.
    Game,
    /// A search.
    Algorithm,
    /// A judgement of positions.
    Evaluator,
    /// A document as settings.
    Preset,
    /// A mistake.
    Mutation,
    /// What a textbook does where textbooks disagree.
    Convention,
    /// The strength of an opponent, by its number. There is no line about it.
    Level,
}

impl Family {
    /// What its keys begin with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Algorithm => "algorithm",
            Self::Evaluator => "evaluator",
            Self::Preset => "preset",
            Self::Mutation => "mutation",
            Self::Convention => "convention",
            Self::Level => "level",
        }
    }
}

impl Texts {
    /// What a thing is called. Where the catalogues do not know it, a game of somebody's own for example, its id.
    pub fn name(&self, family: Family, id: &str) -> String {
        let key = format!("{}-{id}", family.prefix());
        if self.has(&key) { self.get(&key) } else { id.to_owned() }
    }

    /// The line about a thing. Where the catalogues do not know it, the English one that it brings itself.
    pub fn summary(&self, family: Family, id: &str, english: &str) -> String {
        let key = format!("{}-{id}-summary", family.prefix());
        if self.has(&key) { self.get(&key) } else { english.to_owned() }
    }

    /// The rules of a game; `None` where the catalogues do not know it.
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
