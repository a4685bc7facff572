//! Nim against its theory, which is older than computers.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::BTreeMap;

use plyground_core::{Game, Keyed, Outcome, Player, Position, Score, Sign};
use plyground_games::Nim;
use plyground_games::general::ByOutcome;
use plyground_games::nim::{NimSetup, NimSum};
use plyground_registry::{Dice, SearchTask, open};
use plyground_search::{Pvs, Table, Task, WithMemory, search};

/// The literal rules, and the winner by exhaustive play.
#[derive(Clone)]
struct LiteralNim {
    heaps: Vec<usize>,
    most: Option<usize>,
    is_misere: bool,
}

impl LiteralNim {
    /// Every move by its heap and its stones.
    fn moves(&self) -> Vec<(usize, usize)> {
        let mut all = Vec::new();
        for (heap, &stones) in self.heaps.iter().enumerate() {
            for taken in 1..=stones {
                if self.most.is_none_or(|most| taken <= most) {
                    all.push((heap, taken));
                }
            }
        }
        all
    }

    fn after(&self, (heap, taken): (usize, usize)) -> Self {
        let mut next = self.clone();
        next.heaps[heap] -= taken;
        next
    }

    fn wins(&self, known: &mut BTreeMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(&self.heaps) {
            return wins;
        }
        let moves = self.moves();
        // A player without a stone to take has lost, unless the last stone loses.
        let wins = if moves.is_empty() {
            self.is_misere
        } else {
            moves.into_iter().any(|m| !self.after(m).wins(known))
        };
        known.insert(self.heaps.clone(), wins);
        wins
    }

    fn start(&self) -> Nim {
        Nim::new(NimSetup::new(&self.heaps, self.most, self.is_misere).unwrap())
    }
}

fn random(dice: &mut Dice) -> LiteralNim {
    let heaps = (0..=dice.below(4)).map(|_| 1 + dice.below(6)).collect();
    let most = [None, Some(1), Some(2), Some(3), Some(4)][dice.below(5)];
    LiteralNim { heaps, most, is_misere: dice.below(2) == 1 }
}

const GAMES: usize = if cfg!(debug_assertions) { 150 } else { 1_500 };

#[test]
fn the_theory_the_search_and_trying_everything_agree() {
    let mut dice = Dice::new(70);
    let mut wins = 0;
    for _ in 0..GAMES {
        let literal = random(&mut dice);
        let expected = literal.wins(&mut BTreeMap::new());
        let mut pos = literal.start();
        assert_eq!(NimSum::wins(&pos), expected, "{}", pos.name());
        let (table, task) = (Table::new(1 << 12), Task::to_depth(literal.heaps.iter().sum::<usize>() as u16));
        let value = Score::new(if expected { 1 } else { -1 });
        let by_search = search(&Pvs::new(&table), &mut pos, &ByOutcome, &task);
        assert_eq!((by_search.value, by_search.counts.leaves_horizon), (Some(value), 0), "{}", pos.name());
        wins += usize::from(expected);
    }
    assert!(wins > GAMES / 2 && wins < GAMES, "most heaps are won by whoever begins: {wins}");
}

/// All heaps of up to four stones, under every option.
#[test]
fn the_theory_holds_for_all_small_heaps() {
    for (most, is_misere) in
        [None, Some(1), Some(2), Some(3)].into_iter().flat_map(|most| [(most, false), (most, true)])
    {
        let mut known = BTreeMap::new();
        for code in 0..5_usize.pow(4) {
            let heaps: Vec<usize> =
                (0..4).map(|i| code / 5_usize.pow(i) % 5).filter(|&heap| heap > 0).collect();
            if !heaps.is_empty() {
                let literal = LiteralNim { heaps, most, is_misere };
                let pos = literal.start();
                assert_eq!(NimSum::wins(&pos), literal.wins(&mut known), "{}", pos.name());
            }
        }
    }
}

/// One ply is enough for a player with the theory: it wins every won position against any opponent.
#[test]
fn whoever_knows_the_theory_wins_what_is_won() {
    let mut dice = Dice::new(71);
    for _ in 0..GAMES {
        let mut pos = random(&mut dice).start();
        let winner = if NimSum::wins(&pos) { pos.to_move() } else { pos.to_move().other() };
        while pos.outcome().is_none() {
            let m = if pos.to_move() == winner {
                search(&WithMemory::new(&Table::new(0)), &mut pos, &NimSum, &Task::to_depth(1)).best.unwrap()
            } else {
                pos.moves().nth(dice.below(pos.move_count())).unwrap()
            };
            pos.make(m);
        }
        assert_eq!(pos.outcome(), Some(Outcome::Win(winner)));
    }
}

#[test]
fn random_games_go_as_in_the_second_version_of_the_rules_and_are_undone() {
    let mut dice = Dice::new(72);
    for _ in 0..if cfg!(debug_assertions) { 300 } else { 10_000 } {
        let mut literal = random(&mut dice);
        let start = literal.start();
        let (mut pos, mut past, mut player) = (start, Vec::new(), Player::First);
        loop {
            let moves = literal.moves();
            let names: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
            let letter = |heap: usize| "abcdefgh".chars().nth(heap).unwrap();
            let expected: Vec<String> =
                moves.iter().map(|(heap, taken)| format!("{}-{taken}", letter(*heap))).collect();
            assert_eq!((&names, pos.to_move()), (&expected, player));
            assert_eq!((pos.moves().len(), pos.move_count()), (names.len(), names.len()));
            assert!(pos.heaps().iter().map(|&heap| usize::from(heap)).eq(literal.heaps.iter().copied()));
            let grid = pos.grid().unwrap();
            let stones = grid.signs.iter().filter(|sign| matches!(sign, Sign::Count(_))).count();
            assert_eq!(stones, literal.heaps.iter().sum::<usize>());
            if moves.is_empty() {
                let winner = if literal.is_misere { player } else { player.other() };
                assert_eq!(pos.outcome(), Some(Outcome::Win(winner)));
                break;
            }
            assert_eq!(pos.outcome(), None);
            let chosen = dice.below(moves.len());
            let m = pos.read_move(&names[chosen]).unwrap();
            // The sign of the stone to point at is the number of stones that the move takes.
            assert_eq!(grid.signs[pos.cell(m).unwrap()], Sign::Count(moves[chosen].1 as u16));
            past.push((pos, pos.key(), m));
            pos.make(m);
            literal = literal.after(moves[chosen]);
            player = player.other();
        }
        for (before, key, m) in past.into_iter().rev() {
            pos.unmake(m, ());
            assert_eq!((pos, pos.key()), (before, key));
        }
        assert_eq!(pos, start);
    }
}

/// The length of the iterator is right at every point of the list.
#[test]
fn moves_are_counted_while_they_are_listed() {
    let pos = Nim::start("3,1,4,take=2").unwrap();
    let mut moves = pos.moves();
    for left in (0..5).rev() {
        assert!(moves.next().is_some());
        assert_eq!(moves.len(), left);
    }
    assert_eq!(moves.next(), None);
}

#[test]
fn names_are_read_and_written() {
    for (asked, name) in [
        ("", "nim"),
        ("3,4,5", "nim"),
        (" 3 , 4 ,5, MISERE", "nim(3,4,5,misere)"),
        ("21,take=3", "nim(21,take=3)"),
        ("5,take=5", "nim(5)"),
        ("1,3,5,7,misere", "marienbad"),
        ("2,2,misere,take=1", "nim(2,2,take=1,misere)"),
    ] {
        assert_eq!(Nim::start(asked).unwrap().name(), name, "{asked}");
    }
    assert_eq!(open("marienbad(take=2)").unwrap().game(), "nim(1,3,5,7,take=2,misere)");
}

#[test]
fn what_cannot_be_played_or_set_up_is_refused() {
    for bad in [
        "0",
        "32",
        "1,1,1,1,1,1,1,1,1",
        "3,x",
        "take=2",
        "3,take=0",
        "3,take=",
        "3,misere,misere",
        "misere,3",
        "3,,4",
    ] {
        assert!(Nim::start(bad).is_err(), "{bad}");
    }
    let game = Nim::start("3,1,4,take=2").unwrap();
    for (text, why) in [
        ("a-3", "3 cannot be taken from heap a: take 1 to 2"),
        ("b-2", "take 1 to 1"),
        ("d-1", "is not a move"),
        ("a1", "is not a move"),
        ("a-", "is not a move"),
        ("a-0", "take 1 to 2"),
        ("a-99999999999999999999999", "take 1 to 2"),
    ] {
        let said = game.read_move(text).unwrap_err().to_string();
        assert!(said.contains(why), "{text}: {said}");
    }
    let pos = game.read_position("3,0,2/o", None, true).unwrap();
    assert_eq!((pos.write_position(), pos.to_move()), ("3,0,2/O".to_owned(), Player::Second));
    assert!(pos.read_move("b-1").unwrap_err().to_string().contains("heap b is empty"));
    for bad in ["", "3,1", "3,1,5", "3,1,4/Z", "3,1,4,0", "-1,1,4"] {
        assert!(game.read_position(bad, None, false).is_err(), "{bad}");
    }
    assert_eq!(game.fitting("5,5/X").as_deref(), Some("nim(5,5,take=2)"));
}

#[test]
fn every_search_opens_the_usual_game_with_the_only_winning_move() {
    let session = open("nim").unwrap();
    for algorithm in session.algorithms() {
        let task = SearchTask {
            evaluator: Some(session.evaluator("nim-sum").unwrap()),
            depth: Some(2),
            ..SearchTask::new(algorithm)
        };
        let best = session.search(&task).unwrap().report.best;
        assert_eq!(best.as_deref(), Some("a-2"), "{}: 1, 4 and 5 come to nought", algorithm.id());
    }
}
