//! The pairings of a round.

use super::matching::Matching;

/// The games of a round. Players are numbered from 0.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RoundPairing {
    /// The player with X and the player with O of every game.
    pub boards: Vec<[usize; 2]>,
    /// The player without an opponent.
    pub bye: Option<usize>,
}

/// The pairings of a round of a round robin, numbered from 0. There are as many rounds as opponents, and one more if the
/// number of players is odd.
///
/// On a circle of `m` places, `m` odd, those meet whose places add up to the round, modulo `m`. If the number of players is
/// even, the last one stands in the middle and meets the one left over; otherwise that one has the bye.
pub fn round_robin(players: usize, round: usize) -> RoundPairing {
    if players < 2 {
        return RoundPairing { boards: Vec::new(), bye: (players == 1).then_some(0) };
    }
    let is_odd = players % 2 == 1;
    let circle = if is_odd { players } else { players - 1 };
    let round = round % circle;
    let mut pairing = RoundPairing::default();
    for one in 0..circle {
        let other = (round + circle - one) % circle;
        if one < other {
            // Which of two plays X depends on the parity of their distance: of the distances to all others half are odd.
            let is_first = (other - one) % 2 == 1;
            pairing.boards.push(if is_first { [one, other] } else { [other, one] });
        } else if one == other {
            if is_odd {
                pairing.bye = Some(one);
            } else {
                let middle = players - 1;
                pairing.boards.push(if round.is_multiple_of(2) { [middle, one] } else { [one, middle] });
            }
        }
    }
    pairing
}

/// What the pairing of a Swiss round has to know about a player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SwissPlayer {
    /// Half points.
    pub points: u32,
    /// The opponents so far.
    pub opponents: Vec<usize>,
    /// How often the player had a bye.
    pub byes: usize,
    /// Games with X and with O.
    pub sides: [usize; 2],
    /// Whether the last game was with X.
    pub was_first: Option<bool>,
}

/// The pairings of a Swiss round for players in the order of their rank, which is how the numbers in the result count them.
///
/// - No pair meets again as long as all can be paired otherwise.
/// - The bye goes to the lowest of those who had the fewest.
/// - From the top of the table down, each player meets one with as many points, or as near to that as the others allow; among
///   those with as many points the upper half meets the lower.
/// - X goes to the one who had it less often, then to the one who had O last, then to the one ranked higher.
pub fn swiss(players: &[SwissPlayer]) -> RoundPairing {
    let count = players.len();
    if count < 2 {
        return RoundPairing { boards: Vec::new(), bye: (count == 1).then_some(0) };
    }
    let fewest = players.iter().map(|player| player.byes).min().unwrap_or_default();
    let byes: Vec<Option<usize>> = if count.is_multiple_of(2) {
        vec![None]
    } else {
        (0..count).rev().filter(|&player| players[player].byes == fewest).map(Some).collect()
    };
    let met = |one: usize, other: usize| players[one].opponents.iter().filter(|&&met| met == other).count();
    // With so many earlier meetings allowed as there were, everyone may meet everyone, so the search ends.
    for most in 0.. {
        let edges: Vec<Vec<bool>> = (0..count)
            .map(|one| (0..count).map(|other| one != other && met(one, other) <= most).collect())
            .collect();
        for &bye in &byes {
            let mut matching = Matching::new(edges.clone());
            if let Some(player) = bye {
                matching.leave_out(player);
            }
            if matching.complete() {
                return RoundPairing { boards: boards(players, matching, bye), bye };
            }
        }
    }
    unreachable!("the loop has no end")
}

/// The boards of a round that can be paired, from the top of the table.
fn boards(players: &[SwissPlayer], mut matching: Matching, bye: Option<usize>) -> Vec<[usize; 2]> {
    let mut open: Vec<usize> = (0..players.len()).filter(|&player| Some(player) != bye).collect();
    let mut boards = Vec::new();
    while let Some(&top) = open.first() {
        let found = preferences(players, &open).into_iter().find(|&other| matching.settle(top, other));
        let other = found.expect("a complete matching has a partner for everyone");
        open.retain(|&player| ![top, other].contains(&player));
        boards.push(sides(players, top, other));
    }
    boards
}

/// The opponents of the first of the open players, the best first.
fn preferences(players: &[SwissPlayer], open: &[usize]) -> Vec<usize> {
    let points = players[open[0]].points;
    let group = open.iter().filter(|&&player| players[player].points == points).count();
    let half = group / 2;
    let mut others: Vec<(u32, usize, usize)> = open
        .iter()
        .enumerate()
        .skip(1)
        .map(|(place, &player)| {
            // Within the group the distance is from the first of its lower half; further down from the top.
            let distance = if place < group { place.abs_diff(half.max(1)) } else { place };
            (players[player].points.abs_diff(points), distance, player)
        })
        .collect();
    others.sort_unstable();
    others.into_iter().map(|(.., player)| player).collect()
}

fn sides(players: &[SwissPlayer], higher: usize, lower: usize) -> [usize; 2] {
    let balance = |player: usize| {
        let [first, second] = players[player].sides;
        first as i64 - second as i64
    };
    let was_first = |player: usize| players[player].was_first.unwrap_or(false);
    // The smaller of the two plays X.
    let wish = |player: usize| (balance(player), was_first(player), player);
    if wish(higher) <= wish(lower) { [higher, lower] } else { [lower, higher] }
}
