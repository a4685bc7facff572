//! The table of a match: points, strength and faults, engine by engine and meeting by meeting.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use plyground_core::Player;
use serde::Serialize;

use super::result::{Ending, Fault, GameResult};
use super::schedule::Schedule;
use super::strength::Pairs;

/// Results of an engine, against all others or against one.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Meeting {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs of games by their points; a game whose partner is not finished is in none, nor is a pair of repeated games.
    pub pairs: Pairs,
}

impl Meeting {
    /// How many games there were.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points, half of one for a draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// Points for a game, 0 to 1.
    pub fn score(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / self.games() as f64)
    }

    fn count(&mut self, half_points: u64) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }
}

/// An engine in the table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// Its number in the setup.
    pub engine: usize,
    /// Against all other engines.
    pub total: Meeting,
    /// Against each engine by its number.
    pub meetings: BTreeMap<usize, Meeting>,
    /// Number of faults of each kind.
    pub faults: BTreeMap<Fault, u64>,
    /// In how many games it used more memory than it was allowed.
    pub over_memory: u64,
    /// The most memory that it used, where that was measured.
    pub memory: Option<u64>,
    /// How many moves it made, those included that came too late.
    pub moves: u32,
    /// How long all of them took.
    pub time: Duration,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// By the number of the engine.
    pub engines: Vec<Standing>,
    /// Games that black won, drawn games, games that white won.
    pub colours: [u64; 3],
    /// Games that repeat an earlier one: the same engines, colours and moves. A pair of such games carries no new
    /// information, so it is counted among the games but not among the pairs.
    pub repeated: u64,
}

impl Standing {
    /// How long a move took on average.
    pub fn mean_time(&self) -> Option<Duration> {
        self.time.checked_div(self.moves)
    }
}

impl Standings {
    /// Of the games that are finished.
    pub fn new<'a>(
        engines: usize,
        schedule: &Schedule,
        games: impl IntoIterator<Item = &'a GameResult>,
    ) -> Self {
        let mut table: Vec<Standing> =
            (0..engines).map(|engine| Standing { engine, ..Standing::default() }).collect();
        let mut colours = [0; 3];
        let mut repeated = 0;
        let mut known = BTreeSet::new();
        // Half points of the engine that plays black first and whether the game was a repetition, by pair.
        let mut open: BTreeMap<usize, (u64, bool)> = BTreeMap::new();
        for game in games {
            let pairing = schedule.pairing(game.game);
            let sides = game.sides(pairing);
            colours[2 - game.half_points(Player::First) as usize] += 1;
            for player in Player::BOTH {
                let (me, you) = (sides[player.index()], sides[player.other().index()]);
                let points = game.half_points(player);
                let standing = &mut table[me];
                standing.total.count(points);
                standing.meetings.entry(you).or_default().count(points);
                standing.over_memory += u64::from(game.over_memory[player.index()]);
                standing.memory = standing.memory.max(game.memory[player.index()]);
                // The first move after the opening is that of the side whose turn it is then.
                let first = (game.opening % 2 + player.index()) % 2;
                for note in game.notes.iter().skip(first).step_by(2) {
                    standing.moves += 1;
                    standing.time += note.time;
                }
            }
            if let Some((player, fault)) = game.fault() {
                let standing = &mut table[sides[player.index()]];
                *standing.faults.entry(fault).or_default() += 1;
                if let Some(late) = game.late {
                    standing.moves += 1;
                    standing.time += late;
                }
            }
            let first = sides[0].min(sides[1]);
            let points = game.half_points(if sides[0] == first { Player::First } else { Player::Second });
            // A fault may depend on the machine rather than on the moves, so it never counts as a repetition.
            let is_fair = !matches!(game.ending, Ending::Fault(_));
            let is_known = is_fair && !known.insert((sides, game.moves.as_str()));
            repeated += u64::from(is_known);
            match open.remove(&pairing.pair) {
                None => {
                    open.insert(pairing.pair, (points, is_known));
                }
                Some((_, true)) if is_known => {}
                Some((before, _)) => {
                    let second = sides[0].max(sides[1]);
                    let (won, lost) = ((before + points) as usize, 4 - (before + points) as usize);
                    for (me, you, class) in [(first, second, won), (second, first, lost)] {
                        table[me].total.pairs.0[class] += 1;
                        table[me].meetings.entry(you).or_default().pairs.0[class] += 1;
                    }
                }
            }
        }
        Self { engines: table, colours, repeated }
    }

    /// The engines, best score first; ties in the order of the setup.
    pub fn ranking(&self) -> Vec<&Standing> {
        let mut ranking: Vec<&Standing> = self.engines.iter().collect();
        let score = |standing: &Standing| standing.total.score().unwrap_or(0.0);
        ranking.sort_by(|a, b| score(b).total_cmp(&score(a)));
        ranking
    }

    /// The pairs of the first engine against the second, which a sequential test judges.
    pub fn first_pairs(&self) -> Pairs {
        self.engines.first().map_or_else(Pairs::default, |standing| standing.total.pairs)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::result::{Ending, MoveNote, Winner};
    use super::super::schedule::Pool;
    use super::*;

    /// A game in which black gets `black` half points.
    pub(in super::super) fn game(
        schedule: &Schedule,
        names: &[&str],
        number: usize,
        black: u64,
    ) -> GameResult {
        let pairing = schedule.pairing(number);
        GameResult {
            game: number,
            black: names[pairing.black].to_owned(),
            white: names[pairing.white].to_owned(),
            swapped: false,
            winner: [Winner::White, Winner::Draw, Winner::Black][black as usize],
            ending: Ending::Five,
            detail: String::new(),
            // Another game each time.
            moves: format!("h8h9{}{}", char::from(b'a' + (number % 15) as u8), 1 + number / 15),
            opening: 1,
            notes: vec![
                MoveNote { time: Duration::from_micros(10), said: String::new() },
                MoveNote { time: Duration::from_micros(7), said: "eval 3".to_owned() },
            ],
            memory: [Some(1_000), None],
            over_memory: [false, true],
            late: None,
            time: Duration::from_secs(1),
        }
    }

    #[test]
    fn points_pairs_and_faults_add_up() {
        let names = ["A", "B"];
        let schedule = Schedule::new(2, Pool::RoundRobin, 8, 9);
        // A wins both games, then one and one is drawn, then each wins with black, then one game is left open.
        let mut games: Vec<GameResult> = [(0, 2), (1, 0), (2, 2), (3, 1), (4, 2), (5, 2), (6, 0)]
            .map(|(number, black)| game(&schedule, &names, number, black))
            .into();
        games[1].ending = Ending::Fault(Fault::Time);
        games[1].late = Some(Duration::from_millis(3));
        let table = Standings::new(2, &schedule, &games);
        let [a, b] = &table.engines[..] else { panic!("two engines") };
        assert_eq!((a.total.wins, a.total.draws, a.total.losses), (4, 1, 2));
        assert_eq!((b.total.wins, b.total.draws, b.total.losses), (2, 1, 4));
        assert_eq!(a.total.pairs, Pairs([0, 0, 1, 1, 1]));
        assert_eq!(b.total.pairs, a.total.pairs.mirrored());
        assert_eq!(b.faults, BTreeMap::from([(Fault::Time, 1)]));
        assert_eq!(a.faults, BTreeMap::new());
        assert_eq!(table.colours, [4, 1, 2]);
        // A had white, and so too much memory, in games 1, 3 and 5.
        assert_eq!((a.over_memory, b.over_memory), (3, 4));
        // White made the first move after the opening.
        assert_eq!((a.moves, a.time), (7, Duration::from_micros(4 * 7 + 3 * 10)));
        assert_eq!(a.mean_time().map(|mean| mean.as_micros()), Some(8));
        // The move that came too late took time too.
        assert_eq!((b.moves, b.time), (8, Duration::from_micros(4 * 10 + 3 * 7 + 3_000)));
        assert_eq!(table.ranking()[0].engine, 0);
    }

    #[test]
    fn games_that_repeat_others_count_once_for_the_error() {
        let names = ["A", "B"];
        let schedule = Schedule::new(2, Pool::RoundRobin, 10, 2);
        // Two openings, each of which leads to the same two games every time.
        let repeat = |number: usize| {
            let black = [2, 0, 1, 1][number % 4];
            GameResult { game: number, ..game(&schedule, &names, number % 4, black) }
        };
        let mut games: Vec<GameResult> = (0..10).map(repeat).collect();
        let table = Standings::new(2, &schedule, &games);
        let a = &table.engines[0].total;
        assert_eq!((a.wins, a.draws, a.losses), (6, 4, 0));
        assert_eq!((a.pairs, table.repeated), (Pairs([0, 0, 1, 0, 1]), 6));
        assert_eq!(table.engines[1].meetings[&0].pairs, a.pairs.mirrored());
        // One new game makes a new pair.
        "h8h9o15".clone_into(&mut games[5].moves);
        let table = Standings::new(2, &schedule, &games);
        assert_eq!((table.engines[0].total.pairs, table.repeated), (Pairs([0, 0, 1, 0, 2]), 5));
        // A crash is no repetition of the last one.
        games[8].ending = Ending::Fault(Fault::Crash);
        let table = Standings::new(2, &schedule, &games);
        assert_eq!((table.engines[0].total.pairs, table.repeated), (Pairs([0, 0, 1, 0, 3]), 4));
    }

    #[test]
    fn colours_that_were_chosen_count_as_they_were_played() {
        let names = ["A", "B"];
        let schedule = Schedule::new(2, Pool::RoundRobin, 2, 0);
        // A begins, B takes black and wins; then B begins and wins with black as planned.
        let mut games = [game(&schedule, &names, 0, 2), game(&schedule, &names, 1, 2)];
        games[0] = GameResult { black: "B".into(), white: "A".into(), swapped: true, ..games[0].clone() };
        let table = Standings::new(2, &schedule, &games);
        assert_eq!((table.engines[0].total.losses, table.engines[1].total.wins), (2, 2));
        assert_eq!((table.engines[1].total.pairs, table.colours), (Pairs([0, 0, 0, 0, 1]), [2, 0, 0]));
        // White, who was A in the first game and in the second, used too much memory.
        assert_eq!((table.engines[0].over_memory, table.engines[1].over_memory), (2, 0));
    }

    #[test]
    fn a_pair_counts_whichever_of_its_games_ends_first() {
        let names = ["A", "B", "C"];
        let schedule = Schedule::new(3, Pool::RoundRobin, 2, 1);
        let mut games: Vec<GameResult> = (0..schedule.games())
            .map(|number| game(&schedule, &names, number, (number % 3) as u64))
            .collect();
        let table = Standings::new(3, &schedule, &games);
        games.reverse();
        assert_eq!(Standings::new(3, &schedule, &games), table);
        let pairs: u64 = table.engines.iter().map(|standing| standing.total.pairs.count()).sum();
        assert_eq!(pairs, 6);
        let met = &table.engines[2].meetings;
        assert_eq!(met.keys().collect::<Vec<_>>(), [&0, &1]);
        assert!(met.values().all(|meeting| meeting.games() == 2 && meeting.pairs.count() == 1));
    }
}
