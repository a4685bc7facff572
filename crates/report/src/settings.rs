//! The settings of a report: everything that determines its counts, and nothing else.

use plyground_core::message;
use plyground_registry::{
    Algorithm, CONVENTIONS, Conventions, MUTATIONS, Message, Mutation, Player, Preset, Session, TEXTBOOK,
    Target, adopt, find, open, resolve,
};
use serde::{Deserialize, Serialize};

use super::ReportCase;

/// Everything that determines the counts of a report, by the names typed on a command line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportSettings {
    /// The game with its parameters.
    pub game: String,
    /// The position where play begins, if not the opening position.
    pub start: Option<Start>,
    /// The moves that lead from there to the position that is searched.
    pub moves: Vec<String>,
    /// The document whose settings these are.
    pub preset: Option<String>,
    /// The evaluator of the leaves.
    pub evaluator: String,
    /// The text of its file: weights, or a formula.
    pub weights: Option<String>,
    /// The conventions.
    pub convention: String,
    /// The searches, in the order in which they are explained.
    pub algorithms: Vec<String>,
    /// The depths, from the smallest.
    pub depths: Vec<u16>,
    /// The mistakes to be examined.
    pub mutations: Vec<String>,
    /// The author's test cases.
    #[serde(default)]
    pub cases: Vec<ReportCase>,
    /// The seed of everything random.
    pub seed: u64,
    /// The nodes that one of the many small searches beside the comparison may use; larger ones may use a multiple.
    pub effort: u64,
}

/// A position that was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The position as one line.
    pub position: String,
    /// The side to move.
    pub to_move: char,
}

/// The largest tree that a report searches by default.
const LARGEST: u64 = 12_000_000;
/// The default effort, which keeps a report to a few seconds.
const EFFORT: u64 = 60_000;
/// The most depths of one search.
const MOST_DEPTHS: u16 = 12;

impl ReportSettings {
    /// The settings that suit a session at its position: all its searches, its default evaluator, as deep as is quickly
    /// done, and all applicable mistakes.
    pub fn of(session: &dyn Session, preset: Option<&Preset>) -> Result<Self, Message> {
        let fresh = session.fresh();
        let opening = open(&session.game())?;
        let is_opening = fresh.position() == opening.position() && fresh.to_move() == opening.to_move();
        let start = Start { position: fresh.position(), to_move: fresh.to_move().mark() };
        let evaluator = preset.map_or_else(|| session.default_evaluator().id, |preset| preset.evaluator);
        let algorithms = preset.map_or_else(|| session.algorithms(), |preset| preset.algorithms.to_vec());
        let mut settings = Self {
            game: session.game(),
            start: (!is_opening).then_some(start),
            moves: session.history().to_vec(),
            preset: preset.map(|preset| preset.id.to_owned()),
            evaluator: evaluator.to_owned(),
            weights: None,
            convention: preset.map_or("plyground", |preset| preset.id).to_owned(),
            algorithms: algorithms.iter().map(|algorithm| algorithm.id().to_owned()).collect(),
            depths: suitable_depths(session),
            mutations: Vec::new(),
            cases: Vec::new(),
            seed: 1,
            effort: EFFORT,
        };
        settings.mutations = settings.suitable_mutations(session)?;
        Ok(settings)
    }

    /// The applicable mistakes: those of the document, or else all that fit one of the searches.
    pub fn suitable_mutations(&self, session: &dyn Session) -> Result<Vec<String>, Message> {
        let printed = self.preset()?.map_or(&[][..], |preset| preset.as_printed);
        let wanted = |mutation: &&Mutation| printed.is_empty() || printed.contains(&mutation.id);
        let algorithms = self.algorithms()?;
        let fits = |mutation: &&Mutation| {
            algorithms.iter().any(|&algorithm| self.mistakes(session, mutation.id, algorithm).is_ok())
        };
        Ok(MUTATIONS.iter().filter(wanted).filter(fits).map(|mutation| mutation.id.to_owned()).collect())
    }

    /// The mistakes of these names; each must fit one of the searches.
    pub fn fitting_mutations(&self, session: &dyn Session, names: &[String]) -> Result<Vec<String>, Message> {
        let algorithms = self.algorithms()?;
        let mut ids: Vec<String> = Vec::new();
        for name in names {
            let id = find("mutation", name, MUTATIONS, |mutation| mutation.id)?.id;
            let mut answers = algorithms.iter().map(|&algorithm| self.mistakes(session, id, algorithm));
            if let Some(Err(why)) = answers.next()
                && !answers.any(|answer| answer.is_ok())
            {
                return Err(why);
            }
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
        Ok(ids)
    }

    /// Refuses settings without a search or a depth. The settings of a report to be verified may come from any source.
    pub(crate) fn refuse_empty(&self) -> Result<(), Message> {
        if self.algorithms.is_empty() || self.depths.is_empty() || self.depths.contains(&0) {
            return Err(message!(
                "report-settings-empty",
                "a report needs at least one search and one depth from 1"
            ));
        }
        Ok(())
    }

    /// The session at the position that is searched.
    pub fn open(&self) -> Result<Box<dyn Session>, Message> {
        let mut session = open(&self.game)?;
        if let Some(start) = &self.start {
            let to_move = Player::BOTH.into_iter().find(|player| player.mark() == start.to_move);
            session.set_position(&start.position, to_move, false)?;
        }
        for text in &self.moves {
            session.play(text)?;
        }
        adopt(&mut *session, &self.evaluator, self.weights.as_deref())?;
        Ok(session)
    }

    /// The document, if these are the settings of one.
    pub fn preset(&self) -> Result<Option<&'static Preset>, Message> {
        self.preset.as_deref().map(Preset::find).transpose()
    }

    /// The searches.
    pub fn algorithms(&self) -> Result<Vec<Algorithm>, Message> {
        let algorithm = |name: &String| Ok(find("algorithm", name, TEXTBOOK, |a| a.id)?.algorithm);
        self.algorithms.iter().map(algorithm).collect()
    }

    /// The conventions.
    pub fn conventions(&self) -> Result<Conventions, Message> {
        Ok(find("convention", &self.convention, CONVENTIONS, |c| c.id)?.conventions)
    }

    /// The mistakes that a search makes together with this one, those that it entails included; an error if the search
    /// cannot make it.
    pub(crate) fn mistakes(
        &self,
        session: &dyn Session,
        mutation: &str,
        algorithm: Algorithm,
    ) -> Result<Vec<&'static Mutation>, Message> {
        resolve(&[Mutation::find(mutation)?], None, session.family(), algorithm, &self.evaluator)
    }
}

/// Whether a mistake is in the search, so that its effect differs between searches.
pub(crate) fn is_of_search(mutation: &Mutation) -> bool {
    matches!(mutation.target, Target::Search(_) | Target::Conventions(_))
}

/// From one ply to as many as minimax can search quickly, or to the end of the game.
pub fn suitable_depths(session: &dyn Session) -> Vec<u16> {
    let mut depths = Vec::new();
    let mut before = 1;
    for depth in 1..=MOST_DEPTHS {
        match session.positions(depth, LARGEST) {
            // A tree that no longer grows was complete already.
            Some(positions) if positions > before => before = positions,
            _ => break,
        }
        depths.push(depth);
    }
    if depths.is_empty() { vec![1] } else { depths }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_lead_back_to_the_position() {
        let mut session = open("tic-tac-toe").unwrap();
        session.set_position("X.O/.../...", Some(Player::First), true).unwrap();
        session.play("b2").unwrap();
        let settings = ReportSettings::of(&*session, None).unwrap();
        let again = settings.open().unwrap();
        assert_eq!((again.position(), again.to_move()), (session.position(), session.to_move()));
        assert_eq!(again.history(), ["b2"]);

        let mut other = open("tic-tac-toe").unwrap();
        other.set_starter(Player::Second).unwrap();
        let again = ReportSettings::of(&*other, None).unwrap().open().unwrap();
        assert_eq!(again.to_move(), Player::Second);

        let tree = open("explicit([[1,2],[3,4]])").unwrap().after(&["2"]).unwrap();
        let again = ReportSettings::of(&*tree, None).unwrap();
        assert_eq!((again.start.is_none(), &again.moves[..]), (true, &["2".to_owned()][..]));
    }

    #[test]
    fn depths_end_with_the_game_or_with_patience() {
        let depths = |game: &str| suitable_depths(&*open(game).unwrap()).last().copied();
        assert_eq!(depths("tic-tac-toe"), Some(9));
        assert_eq!(depths("piskvorky"), Some(5));
        assert_eq!(depths("gomoku"), Some(3));
        assert_eq!(depths("explicit([[1,[2,3]],4])"), Some(3));
        assert_eq!(depths("explicit(7)"), Some(1));
    }

    #[test]
    fn mistakes_are_those_of_the_document_or_all_that_fit() {
        let session = open("tic-tac-toe").unwrap();
        let preset = Preset::find("open-lines").ok();
        let settings = ReportSettings::of(&*session, preset).unwrap();
        assert_eq!(settings.mutations, ["leaf-for-mover", "low-overwritten"]);
        let settings = ReportSettings::of(&*session, None).unwrap();
        let has = |id: &str| settings.mutations.iter().any(|mutation| mutation == id);
        assert!(has("unshared-root") && has("full-board-unseen") && !has("gaps-count"));
    }
}
