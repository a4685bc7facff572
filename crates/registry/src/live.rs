//! A session of a game whose type is known.

use std::any::Any;

use plyground_core::{
    BoardLabels, BoardNames, Game, Grid, Labels, Limits, Look, Message, Outcome, PieceColour, Player,
};
use plyground_search::observers::Recording;
use plyground_search::{divide, perft, positions};

use crate::analyst::{Analyst, AnalystOptions, Relay, TextbookAnalyst, Worth, final_worth};
use crate::exact::{Exact, Solving, Unsolved, solve};
use crate::formula::features;
use crate::plugin::Abilities;
use crate::position_view::PositionView;
use crate::remarks::{merits, remarks};
use crate::sampling::{RecordedPlayout, Samples, Sampling, record_playouts, sample};
use crate::session::{Analyse, Board, MakeMoves, Search, Session};
use crate::typed_task::TypedTask;
use crate::{
    Algorithm, Answer, CellThreat, EngineMove, Judgement, NamedEvaluator, NamedOpening, OwnEvaluator,
    SearchTask,
};

/// A game of a known type in progress.
#[derive(Clone)]
pub(crate) struct LiveGame<G: Game> {
    start: G,
    pub(crate) now: G,
    /// The moves since the position was set up, what takes each of them back, and the moves as text.
    moves: Vec<G::Move>,
    undos: Vec<G::Undo>,
    history: Vec<String>,
    pub(crate) abilities: Abilities<G>,
}

impl<G: Game> LiveGame<G> {
    pub(crate) fn new(start: G, abilities: Abilities<G>) -> Self {
        Self {
            now: start.clone(),
            start,
            moves: Vec::new(),
            undos: Vec::new(),
            history: Vec::new(),
            abilities,
        }
    }

    fn restart(&mut self, start: G) {
        self.now = start.clone();
        self.start = start;
        self.moves.clear();
        self.undos.clear();
        self.history.clear();
    }
}

impl<G: Game> Session for LiveGame<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn fresh(&self) -> Box<dyn Session> {
        Box::new(Self::new(self.start.clone(), self.abilities.clone()))
    }

    fn copy(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }

    fn after(&self, moves: &[&str]) -> Result<Box<dyn Session>, Message> {
        let mut session = Self::new(self.now.clone(), self.abilities.clone());
        for text in moves {
            session.play(text)?;
        }
        Ok(Box::new(session))
    }
}

impl<G: Game> Board for LiveGame<G> {
    fn view(&self) -> &dyn PositionView {
        &self.now
    }

    fn game(&self) -> String {
        self.start.name()
    }

    fn family(&self) -> &'static str {
        G::ID
    }

    fn is_written(&self) -> bool {
        G::IS_WRITTEN
    }

    fn side_name(&self, player: Player) -> &'static str {
        G::side_name(player)
    }

    fn to_move(&self) -> Player {
        self.now.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.outcome()
    }

    fn position(&self) -> String {
        self.now.write_position()
    }

    fn draw(&self, labels: Labels) -> String {
        self.now.draw(labels)
    }

    fn grid(&self) -> Option<Grid> {
        self.now.grid()
    }

    fn places_stones(&self) -> bool {
        G::PLACES_STONES
    }

    fn look(&self) -> Look {
        G::LOOK
    }

    fn names(&self) -> BoardNames {
        let labels = G::LOOK.labels;
        let grid = self.grid().filter(|_| labels == BoardLabels::CellNames);
        let cells = grid.map_or(0, |grid| grid.cells.len());
        BoardNames { labels, cells: (0..cells).map(|cell| self.now.cell_name(cell)).collect() }
    }

    fn colours(&self) -> Option<[PieceColour; 2]> {
        self.now.colours()
    }

    fn tally(&self, side: Player) -> Option<Message> {
        self.now.tally(side)
    }

    fn obligation(&self) -> Option<Message> {
        self.now.obligation()
    }

    fn winning_line(&self) -> Option<String> {
        self.now.winning_line()
    }

    fn winning_cells(&self) -> Vec<usize> {
        self.now.winning_cells()
    }

    fn forbidden(&self) -> Vec<(usize, Message)> {
        self.now.forbidden()
    }

    fn row_length(&self) -> Option<usize> {
        self.now.row_length()
    }

    fn notice(&self) -> Option<Message> {
        self.now.notice()
    }

    fn move_help(&self) -> Message {
        self.now.move_help()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.now.moves().map(|m| self.now.write_move(m)).collect()
    }

    fn legal_cells(&self) -> Vec<Option<usize>> {
        self.now.moves().map(|m| self.now.cell(m)).collect()
    }

    fn legal_paths(&self) -> Vec<Vec<usize>> {
        self.now.moves().map(|m| self.now.path(m)).collect()
    }

    fn legal_areas(&self) -> Vec<Vec<usize>> {
        self.now.moves().map(|m| self.now.area(m)).collect()
    }

    fn move_numbers(&self) -> Vec<usize> {
        self.now.moves().filter_map(|m| self.now.number(m)).collect()
    }

    fn legal_indices(&self) -> Option<(usize, Vec<usize>)> {
        let (indices, index) = self.abilities.index?;
        Some((indices(&self.now), self.now.moves().map(|m| index(&self.now, m)).collect()))
    }

    fn final_worth(&self) -> Option<Worth> {
        final_worth(&self.now, &self.abilities)
    }

    fn remarks(&self, text: &str) -> Vec<Message> {
        let Ok(m) = self.now.read_move(text) else { return Vec::new() };
        let engine = self.abilities.engine.as_ref();
        engine
            .and_then(|engine| (engine.remarks)(&self.now, &self.moves, m))
            .unwrap_or_else(|| remarks(&self.now, m))
    }

    fn threats(&self) -> Option<Vec<CellThreat>> {
        let engine = self.abilities.engine.as_ref().filter(|engine| (engine.knows)(&self.start))?;
        Some((engine.threats)(&self.now, &self.moves))
    }

    fn opening(&self) -> Option<NamedOpening> {
        (self.abilities.engine.as_ref()?.opening)(&self.start, &self.moves)
    }

    fn merits(&self, text: &str) -> Vec<Message> {
        self.now.read_move(text).map_or_else(|_| Vec::new(), |m| merits(&self.now, m))
    }
}

impl<G: Game> MakeMoves for LiveGame<G> {
    fn set_position(&mut self, text: &str, to_move: Option<Player>, strict: bool) -> Result<(), Message> {
        let pos = self.start.read_position(text, to_move, strict)?;
        self.restart(pos);
        Ok(())
    }

    fn fitting(&self, position: &str) -> Option<String> {
        self.start.fitting(position)
    }

    fn set_starter(&mut self, starter: Player) -> Result<(), Message> {
        let start = self.start.with_starter(starter)?;
        self.restart(start);
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<String, Message> {
        let m = self.now.read_move(text)?;
        let written = self.now.write_move(m);
        self.undos.push(self.now.make(m));
        self.moves.push(m);
        self.history.push(written.clone());
        Ok(written)
    }

    fn undo(&mut self) -> bool {
        let (Some(m), Some(undo)) = (self.moves.pop(), self.undos.pop()) else { return false };
        self.history.pop();
        self.now.unmake(m, undo);
        true
    }

    fn history(&self) -> &[String] {
        &self.history
    }
}

impl<G: Game> Search for LiveGame<G> {
    fn algorithms(&self) -> Vec<Algorithm> {
        self.searches().into_iter().filter(|search| search.is_textbook()).collect()
    }

    fn searches(&self) -> Vec<Algorithm> {
        let sound = self.abilities.offers.iter().filter(|offer| offer.mutation.is_none());
        sound.map(|offer| offer.algorithm).collect()
    }

    fn evaluators(&self) -> Vec<&'static str> {
        let own = self.abilities.added.iter().map(|added| added.id);
        self.abilities.evaluators.iter().map(|e| e.id).chain(own).collect()
    }

    fn features(&self) -> Vec<(&'static str, &'static str)> {
        features::<G>().iter().map(|feature| (feature.id, feature.summary)).collect()
    }

    fn own_evaluator(&self, name: &str) -> Option<OwnEvaluator> {
        self.abilities.added.iter().find(|added| added.id == name).map(|added| added.source.clone())
    }

    fn add_evaluator(&mut self, source: &OwnEvaluator) -> Result<NamedEvaluator, Message> {
        self.abilities.add(&self.now, source)
    }

    fn evaluator(&self, name: &str) -> Result<NamedEvaluator, Message> {
        self.abilities.evaluator_named(name)
    }

    fn default_evaluator(&self) -> NamedEvaluator {
        self.abilities.default_evaluator(&self.now)
    }

    fn default_depth(&self) -> u16 {
        self.now.default_depth()
    }

    fn search(&self, task: &SearchTask<'_>) -> Result<Answer, Message> {
        TypedTask::new(&self.now, &self.abilities, task)?.answer()
    }

    fn sample(&self, sampling: &Sampling<'_>) -> Result<Samples, Message> {
        sample(&self.now, &self.abilities, sampling)
    }

    fn record_playouts(
        &self,
        sampling: &Sampling<'_>,
        most: usize,
    ) -> Result<Vec<RecordedPlayout<String>>, Message> {
        record_playouts(&self.now, &self.abilities, sampling, most)
    }

    fn judge(&self, task: &SearchTask<'_>) -> Result<Judgement, Message> {
        TypedTask::new(&self.now, &self.abilities, task)?.judgement()
    }

    fn record(&self, task: &SearchTask<'_>, most: usize) -> Result<(Answer, Recording<String>), Message> {
        TypedTask::new(&self.now, &self.abilities, task)?.record(most)
    }

    fn record_iterations(
        &self,
        task: &SearchTask<'_>,
        most: usize,
    ) -> Result<Vec<(Answer, Recording<String>)>, Message> {
        TypedTask::new(&self.now, &self.abilities, task)?.record_iterations(most)
    }

    fn minimal_tree(&self, task: &SearchTask<'_>, most: u64) -> Result<Option<u64>, Message> {
        TypedTask::new(&self.now, &self.abilities, task)?.minimal_tree(most)
    }

    fn perft(&self, depth: u16) -> u64 {
        perft(&mut self.now.clone(), depth)
    }

    fn divide(&self, depth: u16) -> Vec<(String, u64)> {
        let counts = divide(&mut self.now.clone(), depth);
        counts.into_iter().map(|(m, count)| (self.now.write_move(m), count)).collect()
    }

    fn positions(&self, depth: u16, most: u64) -> Option<u64> {
        positions(&mut self.now.clone(), depth, most)
    }
}

impl<G: Game> Analyse for LiveGame<G> {
    fn has_engine(&self) -> bool {
        self.abilities.engine.as_ref().is_some_and(|engine| (engine.knows)(&self.start))
    }

    fn level_move(&self, level: u8, seed: u64, limits: Limits<'_>) -> Option<EngineMove<String>> {
        let engine = self.abilities.engine.as_ref()?;
        let EngineMove { best, value, depth, nodes } =
            (engine.play)(&self.now, &self.moves, level, seed, limits)?;
        Some(EngineMove { best: self.now.write_move(best), value, depth, nodes })
    }

    fn has_swap2(&self) -> bool {
        self.abilities.engine.as_ref().is_some_and(|engine| (engine.has_swap2)(&self.start))
    }

    fn swap2_opening(&self, seed: u64, limits: Limits<'_>) -> Option<Vec<String>> {
        let engine = self.abilities.engine.as_ref().filter(|_| self.moves.is_empty())?;
        let moves = (engine.swap2_opening)(&self.start, seed, limits)?;
        Some(moves.into_iter().map(|m| self.start.write_move(m)).collect())
    }

    fn swaps_sides(&self, limits: Limits<'_>) -> Option<bool> {
        (self.abilities.engine.as_ref()?.swaps)(&self.now, &self.moves, limits)
    }

    fn analyst(&self, options: AnalystOptions) -> Box<dyn Analyst> {
        let engine = self.abilities.engine.as_ref().filter(|_| options.evaluator.is_none());
        let textbook = TextbookAnalyst::new(&self.now, &self.abilities, options);
        match engine.and_then(|engine| (engine.analyst)(&self.now, &self.moves, options)) {
            Some(five) => Box::new(Relay::new(five, textbook, options)),
            None => Box::new(textbook),
        }
    }

    fn solve(&self, solving: &mut Solving<'_>) -> Result<Result<Exact, Unsolved>, Message> {
        solve(&self.now, &self.abilities, &self.moves, solving)
    }
}
