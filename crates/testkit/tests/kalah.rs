//! Kalah against a second version of its rules, and against reported values.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::BTreeMap;

use plyground_core::{Game, Indexed, Keyed, Labels, Outcome, Player, Position, Score, Sign};
use plyground_games::Kalah;
use plyground_games::kalah::Seeds;
use plyground_registry::{Algorithm, Dice, open};
use plyground_search::move_ordering::{Killers, Static};
use plyground_search::{Pvs, Table, Task, perft, search};

/// The literal rules, on a ring of pits: the first player's houses and store, then the second's.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct LiteralKalah {
    ring: Vec<usize>,
    to_move: usize,
}

impl LiteralKalah {
    fn new(houses: usize, seeds: usize) -> Self {
        let side = || std::iter::repeat_n(seeds, houses).chain([0]);
        Self { ring: side().chain(side()).collect(), to_move: 0 }
    }

    fn houses(&self) -> usize {
        self.ring.len() / 2 - 1
    }

    fn store(&self, player: usize) -> usize {
        player * (self.houses() + 1) + self.houses()
    }

    /// The houses of a side, by their places in the ring.
    fn own(&self, player: usize) -> Vec<usize> {
        (0..self.houses()).map(|house| player * (self.houses() + 1) + house).collect()
    }

    fn moves(&self) -> Vec<usize> {
        let own = self.own(self.to_move);
        (0..own.len()).filter(|&house| self.ring[own[house]] > 0).collect()
    }

    fn play(&mut self, house: usize) {
        let (me, own) = (self.to_move, self.own(self.to_move));
        let mut place = own[house];
        let mut hand = self.ring[place];
        self.ring[place] = 0;
        while hand > 0 {
            place = (place + 1) % self.ring.len();
            if place != self.store(1 - me) {
                self.ring[place] += 1;
                hand -= 1;
            }
        }
        if own.contains(&place) && self.ring[place] == 1 {
            // The houses of a pair and the two stores are the same distance apart around the ring.
            let opposite = 2 * self.houses() - place;
            let captured = self.ring[place] + self.ring[opposite];
            (self.ring[place], self.ring[opposite]) = (0, 0);
            let store = self.store(me);
            self.ring[store] += captured;
        }
        if place != self.store(me) {
            self.to_move = 1 - me;
        }
        let left = [0, 1].map(|player| self.own(player).iter().map(|&place| self.ring[place]).sum::<usize>());
        if left.contains(&0) {
            for player in [0, 1] {
                let store = self.store(player);
                self.ring[store] += left[player];
                for place in self.own(player) {
                    self.ring[place] = 0;
                }
            }
        }
    }

    /// The first player's store less the second's.
    fn lead(&self) -> i32 {
        self.ring[self.store(0)] as i32 - self.ring[self.store(1)] as i32
    }

    /// The same at the end, if both play their best.
    fn value(&self, known: &mut BTreeMap<Self, i32>) -> i32 {
        if let Some(&value) = known.get(self) {
            return value;
        }
        let after = |house| {
            let mut next = self.clone();
            next.play(house);
            next
        };
        let values = self.moves().into_iter().map(|house| after(house).value(known));
        let value = if self.to_move == 0 { values.max() } else { values.min() };
        let value = value.unwrap_or(self.lead());
        known.insert(self.clone(), value);
        value
    }
}

fn start(houses: usize, seeds: usize) -> Kalah {
    Kalah::new(houses, seeds).unwrap()
}

/// The first player's margin.
fn value(houses: usize, seeds: usize, memos: usize) -> i32 {
    let mut pos = start(houses, seeds);
    let (table, judge) = (Table::new(memos), Seeds::new(&pos));
    let guide = (Static(|pos: &Kalah, m| pos.appeal(m)), Killers::default());
    let searcher = Pvs::with_ordering(&table, guide).with_etc();
    let report = search(&searcher, &mut pos, &judge, &Task::to_depth(400));
    assert_eq!(report.counts.leaves_horizon, 0);
    report.value.unwrap().get()
}

#[test]
fn random_games_go_as_in_the_second_version_of_the_rules_and_are_undone() {
    let mut dice = Dice::new(80);
    let mut turns_again = 0;
    for number in 0..if cfg!(debug_assertions) { 360 } else { 10_800 } {
        let (houses, seeds) = (1 + number % 6, 1 + number / 6 % 6);
        let (mut pos, mut literal) = (start(houses, seeds), LiteralKalah::new(houses, seeds));
        let mut past = Vec::new();
        loop {
            let names: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
            let expected: Vec<String> = literal.moves().iter().map(|house| (house + 1).to_string()).collect();
            assert_eq!(
                (&names, pos.to_move().index()),
                (&expected, literal.to_move),
                "{}",
                pos.write_position()
            );
            assert_eq!((pos.moves().len(), pos.move_count()), (names.len(), names.len()));
            for player in [0, 1] {
                let own = literal.own(player).into_iter().chain([literal.store(player)]);
                let expected: Vec<usize> = own.map(|place| literal.ring[place]).collect();
                let side = Player::BOTH[player];
                let found = pos.houses(side).iter().copied().chain([pos.store(side)]);
                assert!(found.map(usize::from).eq(expected), "{}", pos.write_position());
            }
            let over = names.is_empty().then(|| match literal.lead() {
                0 => Outcome::Draw,
                lead if lead > 0 => Outcome::Win(Player::First),
                _ => Outcome::Win(Player::Second),
            });
            assert_eq!(pos.outcome(), over);
            if names.is_empty() {
                break;
            }
            let m = pos.read_move(&names[dice.below(names.len())]).unwrap();
            let house: usize = pos.write_move(m).parse().unwrap();
            assert!(pos.index(m) < pos.indices());
            let (before, key) = (pos, pos.key());
            past.push((before, key, m, pos.make(m)));
            literal.play(house - 1);
            turns_again += usize::from(pos.to_move() == before.to_move());
        }
        for (before, key, m, undo) in past.into_iter().rev() {
            pos.unmake(m, undo);
            assert_eq!((pos, pos.key()), (before, key));
        }
        assert_eq!(pos, start(houses, seeds));
    }
    assert!(turns_again > 0);
}

#[test]
fn perft_agrees_with_the_second_version_of_the_rules() {
    fn paths(literal: &LiteralKalah, depth: u16) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |house| {
            let mut next = literal.clone();
            next.play(house);
            paths(&next, depth - 1)
        };
        literal.moves().into_iter().map(after).sum()
    }
    for (houses, seeds) in [(6, 4), (6, 6), (3, 3), (2, 5), (1, 6), (5, 1)] {
        for depth in 0..=if cfg!(debug_assertions) { 4 } else { 6 } {
            let expected = paths(&LiteralKalah::new(houses, seeds), depth);
            assert_eq!(perft(&mut start(houses, seeds), depth), expected, "{houses},{seeds} to {depth}");
        }
    }
}

/// Kalah with six houses is said to be won by 2, 10 and 2 seeds with one, two and three in each where an empty house may be
/// captured; reported of Irving, Donkers and Uiterwijk, and found here as well.
#[test]
fn six_houses_have_their_reported_margins() {
    assert_eq!(value(6, 1, 1 << 16), 2);
    if !cfg!(debug_assertions) {
        assert_eq!(value(6, 2, 1 << 20), 10);
    }
}

/// The search to the end finds the same value as exhaustive play by the second version of the rules.
#[test]
fn small_boards_are_worth_what_trying_everything_finds() {
    let most = if cfg!(debug_assertions) { 6 } else { 8 };
    let mut signs = [0; 3];
    for houses in 1..=6 {
        for seeds in 1..=6 {
            if houses * seeds <= most && houses < 6 {
                let expected = LiteralKalah::new(houses, seeds).value(&mut BTreeMap::new());
                assert_eq!(value(houses, seeds, 1 << 16), expected, "{houses},{seeds}");
                signs[(expected.signum() + 1) as usize] += 1;
            }
        }
    }
    assert!(signs.iter().all(|&count| count > 1), "lost, drawn and won boards are among them: {signs:?}");
}

fn set_up(text: &str) -> Kalah {
    start(6, 4).read_position(text, None, true).unwrap()
}

#[test]
fn the_last_seed_decides() {
    // Last seed in the own store: an extra turn.
    let mut pos = start(6, 4);
    let m = pos.read_move("3").unwrap();
    pos.make(m);
    assert_eq!(pos.write_position(), "4,4,0,5,5,5,1/4,4,4,4,4,4,0/X");
    // Last seed in an empty house of the own, with seeds opposite and without.
    for (text, expected) in [
        ("1,0,4,4,4,4,5/4,4,4,4,3,4,3/X", "0,0,4,4,4,4,9/4,4,4,4,0,4,3/O"),
        ("1,0,4,4,4,4,5/4,4,4,4,0,4,6/X", "0,0,4,4,4,4,6/4,4,4,4,0,4,6/O"),
    ] {
        let mut pos = set_up(text);
        let m = pos.read_move("1").unwrap();
        pos.make(m);
        assert_eq!(pos.write_position(), expected);
    }
    // Once around the board, past the other store, back into the house that it came from.
    let mut pos = set_up("13,1,1,1,1,1,6/1,1,1,1,1,1,18/O");
    pos = pos.with_starter(Player::First).unwrap();
    let m = pos.read_move("1").unwrap();
    pos.make(m);
    assert_eq!(pos.write_position(), "0,2,2,2,2,2,10/2,2,2,2,2,0,18/O");
    // The last seed of a side: the rest is the other's.
    let mut pos = set_up("0,0,0,0,0,1,20/3,0,0,0,0,2,22/X");
    let m = pos.read_move("6").unwrap();
    pos.make(m);
    assert_eq!(
        (pos.write_position(), pos.outcome()),
        ("0,0,0,0,0,0,21/0,0,0,0,0,0,27/X".to_owned(), Some(Outcome::Win(Player::Second)))
    );
}

#[test]
fn the_board_is_drawn_with_the_houses_of_both_sides() {
    let pos = start(3, 2).read_position("1,2,3,0/4,0,1,1/O", None, true).unwrap();
    let picture = "         3  2  1\n  O  1 |  1  0  4 |\n       |  1  2  3 |  0 X\n         1  2  3\n";
    assert_eq!(pos.draw(Labels::None), picture);
    let grid = pos.grid().unwrap();
    let counts: Vec<Sign> = [1, 1, 0, 4].into_iter().map(Sign::Count).chain([Sign::Outside]).collect();
    assert_eq!(grid.signs[..5], counts);
    assert_eq!((grid.sign(0, 1), grid.sign(4, 1)), (Sign::Outside, Sign::Count(0)));
    assert_eq!((grid.at(0, 0), grid.at(4, 1)), (Some(Player::Second), Some(Player::First)));
    let first = pos.read_move("1").unwrap();
    assert_eq!(pos.cell(first), Some(3), "the second player's first house is above, at the right");
}

#[test]
fn what_cannot_be_played_or_set_up_is_refused() {
    for bad in ["6", "0,4", "7,4", "6,0", "6,7", "6,4,4", "a,b", "-1,4"] {
        assert!(Kalah::start(bad).is_err(), "{bad}");
    }
    let game = start(3, 2);
    for (text, why) in
        [("0", "type its number, 1 to 3"), ("4", "1 to 3"), ("a1", "is not a house"), ("", "1 to 3")]
    {
        let said = game.read_move(text).unwrap_err().to_string();
        assert!(said.contains(why), "{text}: {said}");
    }
    for (text, why) in [
        ("2,2,2,0", "12 in all"),
        ("2,2,2,0/2,2,2,1/X", "12 in all"),
        ("2,2,2/2,2,2/X", "12 in all"),
        ("2,2,2,0/2,2,2,0/Y", "12 in all"),
        ("0,0,0,6/2,2,2,0/X", "ends the game"),
        ("300,2,2,0/2,2,2,0/X", "12 in all"),
    ] {
        let said = game.read_position(text, None, false).unwrap_err().to_string();
        assert!(said.contains(why), "{text}: {said}");
    }
    let pos = game.read_position("0,4,2,0/2,2,2,0/x", None, true).unwrap();
    assert!(pos.read_move("1").unwrap_err().to_string().contains("house 1 is empty"));
    assert_eq!(game.fitting("3,3,0/3,3,0/X").as_deref(), Some("kalah(2,3)"));
    assert_eq!(Kalah::start("6,4").unwrap().name(), "kalah");
}

/// A side may move twice in a row, so searches that change the sign at every move are not offered.
#[test]
fn no_search_is_offered_that_needs_alternating_turns() {
    let offered = open("kalah").unwrap().algorithms();
    assert!(offered.contains(&Algorithm::Minimax));
    for algorithm in [Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout] {
        assert!(!offered.contains(&algorithm), "{}", algorithm.id());
    }
}

/// A player at depth 3 gathers more than a random one.
#[test]
fn looking_ahead_gathers_more() {
    let mut dice = Dice::new(81);
    let mut lead = Score::ZERO;
    for _ in 0..20 {
        let mut pos = start(6, 4);
        while pos.outcome().is_none() {
            let m = if pos.to_move() == Player::Second {
                let judge = Seeds::new(&pos);
                search(&Pvs::new(&Table::new(0)), &mut pos, &judge, &Task::to_depth(3)).best.unwrap()
            } else {
                pos.moves().nth(dice.below(pos.move_count())).unwrap()
            };
            pos.make(m);
        }
        let [first, second] = Player::BOTH.map(|player| i32::from(pos.store(player)));
        lead = Score::new(lead.get() + second - first);
    }
    assert!(lead > Score::new(20 * 10), "{lead}");
}
