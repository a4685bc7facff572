//! Tournaments: pairings, the table, and what happens to those who come late or leave.

use std::collections::BTreeSet;

use plyground_core::{Dice, Player};
use plyground_play::shared::{ResultKind, SharedRefusal, SharedResult};
use plyground_play::tournament::{
    PairingSystem, RoundPairing, StoredTournament, SwissPlayer, Tournament, TournamentPlan, round_robin,
    swiss,
};
use proptest::prelude::*;

fn tournament(system: PairingSystem, players: usize) -> Tournament {
    let plan = TournamentPlan {
        name: "Class 7".to_owned(),
        game: "nim".to_owned(),
        system,
        rounds: None,
        clock: None,
        is_automatic: false,
    };
    let mut tournament = Tournament::new(plan, "director".to_owned()).unwrap();
    for player in 0..players {
        tournament.join(&format!("P{player}"), &format!("key{player}")).unwrap();
    }
    tournament
}

fn begin(tournament: &mut Tournament) -> RoundPairing {
    let pairing = tournament.pair().unwrap();
    let round = tournament.rounds().len();
    tournament.begin_round(&pairing, |[x, o]| format!("{round}:{x}-{o}"));
    pairing
}

fn finish(tournament: &mut Tournament, mut winner: impl FnMut([usize; 2]) -> Option<Player>) {
    let boards = tournament.rounds().last().unwrap().boards.clone();
    for board in boards {
        let result = SharedResult { winner: winner(board.players), kind: ResultKind::Board };
        assert!(tournament.record(&board.game, result));
        assert!(!tournament.record(&board.game, result), "a result counts once");
    }
}

/// Every player is in a round once.
fn assert_all_play(pairing: &RoundPairing, players: usize) {
    let all: Vec<usize> = pairing.boards.iter().flatten().copied().chain(pairing.bye).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{pairing:?}");
    assert_eq!(all.len(), players, "{pairing:?}");
    assert_eq!(pairing.bye.is_some(), players % 2 == 1);
}

#[test]
fn in_a_round_robin_all_meet_once() {
    for players in 2..=21 {
        let rounds = players - 1 + players % 2;
        let (mut met, mut byes, mut firsts) = (BTreeSet::new(), vec![0; players], vec![0_usize; players]);
        for round in 0..rounds {
            let pairing = round_robin(players, round);
            assert_all_play(&pairing, players);
            for [x, o] in pairing.boards {
                assert!(met.insert([x.min(o), x.max(o)]), "{x} and {o} meet twice");
                firsts[x] += 1;
            }
            if let Some(player) = pairing.bye {
                byes[player] += 1;
            }
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
        assert!(byes.iter().all(|&count| count == players % 2));
        let (least, most) = (firsts.iter().min().unwrap(), firsts.iter().max().unwrap());
        assert!(most - least <= 1, "{players} players have X unequally: {firsts:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// A whole Swiss tournament with results by chance.
    #[test]
    fn swiss_rounds_pair_everyone_and_no_two_twice(players in 2_usize..=33, seed: u64) {
        let mut dice = Dice::new(seed);
        let mut tournament = tournament(PairingSystem::Swiss, players);
        let (mut met, mut byes) = (BTreeSet::new(), BTreeSet::new());
        while !tournament.is_over() {
            let pairing = begin(&mut tournament);
            assert_all_play(&pairing, players);
            for &[x, o] in &pairing.boards {
                prop_assert!(met.insert([x.min(o), x.max(o)]), "{} and {} meet twice", x, o);
            }
            if let Some(player) = pairing.bye {
                prop_assert!(byes.insert(player), "{} has a second bye", player);
            }
            finish(&mut tournament, |_| match dice.next() % 3 {
                0 => None,
                1 => Some(Player::First),
                _ => Some(Player::Second),
            });
        }
        prop_assert_eq!(tournament.rounds().len(), tournament.planned_rounds());
        // Every game has one point to give, and so has every bye.
        let points: u32 = tournament.standings().iter().map(|row| row.points).sum();
        prop_assert_eq!(points as usize, 2 * tournament.rounds().len() * players.div_ceil(2));
        for player in 0..players {
            let games = tournament.rounds().iter().flat_map(|round| &round.boards);
            let sides: Vec<usize> = games.filter_map(|board| board.players.iter().position(|&one| one == player)).collect();
            let firsts = sides.iter().filter(|&&side| side == 0).count();
            prop_assert!(firsts.abs_diff(sides.len() - firsts) <= 3, "{} of {} games with X", firsts, sides.len());
        }
    }

    /// As many rounds as there are opponents: every pairing must be found, also where a greedy choice would fail.
    #[test]
    fn swiss_rounds_can_be_a_round_robin(half in 1_usize..=5, seed: u64) {
        let (mut dice, players) = (Dice::new(seed), 2 * half);
        let mut table = vec![SwissPlayer::default(); players];
        let mut met = BTreeSet::new();
        // The last rounds may have no pairing left without a second meeting; the first half always has.
        for _ in 0..half {
            let pairing = swiss(&table);
            assert_all_play(&pairing, players);
            for &[x, o] in &pairing.boards {
                prop_assert!(met.insert([x.min(o), x.max(o)]));
                table[x].opponents.push(o);
                table[o].opponents.push(x);
                table[if dice.next().is_multiple_of(2) { x } else { o }].points += 2;
            }
        }
    }
}

#[test]
fn winners_meet_winners() {
    let mut tournament = tournament(PairingSystem::Swiss, 8);
    assert_eq!(
        begin(&mut tournament).boards,
        [[0, 4], [1, 5], [2, 6], [3, 7]],
        "upper half against lower half"
    );
    finish(&mut tournament, |_| Some(Player::First));
    let second = begin(&mut tournament);
    let groups: Vec<bool> = second.boards.iter().map(|pair| pair.iter().all(|&player| player < 4)).collect();
    assert_eq!(groups, [true, true, false, false], "{second:?}");
    // Those who had X have O now, as far as both can.
    assert!(second.boards.iter().all(|&[x, o]| (x < 4) == (o < 4)));
}

#[test]
fn everyone_may_meet_again_when_there_is_no_one_else() {
    let mut table = vec![SwissPlayer::default(); 3];
    for round in 0..6 {
        let pairing = swiss(&table);
        assert_all_play(&pairing, 3);
        let [x, o] = pairing.boards[0];
        table[x].opponents.push(o);
        table[o].opponents.push(x);
        table[pairing.bye.unwrap()].byes += 1;
        if round % 3 == 2 {
            assert!(table.iter().all(|player| player.byes == (round + 1) / 3), "{table:?}");
        }
    }
}

#[test]
fn sonneborn_berger_breaks_ties_of_a_round_robin() {
    let mut tournament = tournament(PairingSystem::RoundRobin, 4);
    // 0 beats 1, 1 beats 2, 2 beats 0, all beat 3, but 3 draws with 2.
    let winner = |[x, o]: [usize; 2]| {
        let beats = |a: usize, b: usize| matches!((a, b), (0, 1) | (1, 2) | (2, 0) | (0 | 1, 3));
        if beats(x, o) { Some(Player::First) } else { beats(o, x).then_some(Player::Second) }
    };
    while !tournament.is_over() {
        begin(&mut tournament);
        finish(&mut tournament, winner);
    }
    let rows: Vec<_> =
        tournament.standings().iter().map(|row| (row.player, row.place, row.points, row.tie_break)).collect();
    // 0 beat 1 (2 points) and 3 (1/2); 1 beat 2 (1 1/2) and 3 (1/2): in quarter points 4 * 2.5 and 4 * 2.
    assert_eq!(rows, [(0, 1, 4, 10), (1, 2, 4, 8), (2, 3, 3, 9), (3, 4, 1, 3)]);
    assert_eq!(tournament.pair(), Err(SharedRefusal::AllRoundsPlayed));
}

#[test]
fn buchholz_counts_a_bye_as_an_equal_opponent() {
    let mut tournament = tournament(PairingSystem::Swiss, 3);
    assert_eq!(tournament.planned_rounds(), 2);
    let first = begin(&mut tournament);
    assert_eq!((first.boards.as_slice(), first.bye), ([[0, 1]].as_slice(), Some(2)));
    finish(&mut tournament, |_| Some(Player::First));
    let second = begin(&mut tournament);
    assert_eq!(second.bye, Some(1), "the lowest without one");
    finish(&mut tournament, |_| None);
    let rows: Vec<_> =
        tournament.standings().iter().map(|row| (row.player, row.points, row.tie_break)).collect();
    // 0: beat 1 (1 point), drew with 2 (1 1/2): 2.5. 2: bye with 1 1/2, and 0 with 1 1/2: 3. 1: 0 with 1 1/2, and bye with 1.
    assert_eq!(rows, [(2, 3, 12), (0, 3, 10), (1, 2, 10)]);
}

#[test]
fn names_are_different_and_keys_are_kept() {
    let mut tournament = tournament(PairingSystem::RoundRobin, 2);
    assert_eq!(
        tournament.join("p1", "new"),
        Err(SharedRefusal::NameTaken),
        "capitals do not make another name"
    );
    assert_eq!(tournament.join("anything", "key1"), Ok(1), "the answer was lost");
    assert!(tournament.is_directed_by("director") && !tournament.is_directed_by("key1"));
    begin(&mut tournament);
    assert_eq!(tournament.join("late", "late"), Err(SharedRefusal::Begun));
    assert_eq!(tournament.pair(), Err(SharedRefusal::RoundOpen));
    assert_eq!(tournament.close(), Err(SharedRefusal::RoundOpen));
}

#[test]
fn who_leaves_is_paired_no_more() {
    let mut tournament = tournament(PairingSystem::RoundRobin, 4);
    begin(&mut tournament);
    let board = tournament.rounds()[0].boards[0].clone();
    let [gone, other] = board.players;
    assert_eq!(tournament.remove(gone), Ok(Some((board.game, Player::Second))));
    finish(&mut tournament, |_| Some(Player::First));
    while !tournament.is_over() {
        begin(&mut tournament);
        let round = tournament.rounds().last().unwrap();
        assert_eq!((round.boards.len(), round.byes.len()), (1, 1), "the opponent has a bye");
        assert!(!round.byes.contains(&gone));
        finish(&mut tournament, |_| None);
    }
    assert!(tournament.players()[gone].has_left && !tournament.players()[other].has_left);
    assert_eq!(tournament.remove(9), Err(SharedRefusal::NotThere));
}

#[test]
fn a_late_player_joins_a_swiss_tournament() {
    let mut tournament = tournament(PairingSystem::Swiss, 4);
    begin(&mut tournament);
    finish(&mut tournament, |_| Some(Player::First));
    assert_eq!(tournament.join("late", "late"), Ok(4));
    let second = begin(&mut tournament);
    assert_all_play(&second, 5);
    assert_eq!(second.bye, Some(4), "the lowest of the table");
}

#[test]
fn a_stored_tournament_is_read_again_unless_it_was_edited() {
    let mut tournament = tournament(PairingSystem::Swiss, 5);
    begin(&mut tournament);
    let stored = tournament.stored(1, 2);
    assert_eq!(StoredTournament::from_text(&stored.to_text()).unwrap(), stored);
    for (from, to) in [
        ("\"byes\":[4]", "\"byes\":[9]"),
        ("[0,2]", "[0,0]"),
        ("\"nim\"", "\"chess\""),
        ("plyground-tournament", "x"),
    ] {
        let edited = stored.to_text().replace(from, to);
        assert_ne!(edited, stored.to_text(), "{from}");
        assert!(StoredTournament::from_text(&edited).is_err(), "{edited}");
    }
}
