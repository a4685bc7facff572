//! Dots against a second version of its rules that finds rings in another way.

mod literal;

use plyground_core::{Evaluator, Game, Keyed, Outcome, Player, Position, Score, Sign};
use plyground_games::Dots;
use plyground_games::dots::{Captured, Encircling};
use plyground_registry::{Dice, open};
use plyground_search::{AlphaBeta, Minimax, Task, perft, search};

use literal::{Events, GridPoint, LiteralDots};

fn assert_same(pos: &Dots, literal: &LiteralDots) {
    let place =
        |(column, row): GridPoint| format!("{}{}", char::from(b'a' + column as u8), literal.height - row);
    let expected: Vec<String> = literal.free().into_iter().map(place).collect();
    let found: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
    assert_eq!(found, expected, "{}", pos.write_position());
    assert_eq!(pos.move_count(), found.len());
    let grid = pos.grid().expect("dots are put on a grid");
    for p in literal.places() {
        let sign = literal.areas[literal.index(p)].map_or(Sign::Plain, Sign::Inside);
        let (column, row) = (p.0 as usize, p.1 as usize);
        assert_eq!((grid.at(column, row), grid.sign(column, row)), (literal.dots[literal.index(p)], sign));
    }
    assert_eq!(
        Player::BOTH.map(|player| pos.captured(player)),
        Player::BOTH.map(|player| literal.score(player))
    );
    let [x, o] = Player::BOTH.map(|player| literal.score(player));
    let end = match x.cmp(&o) {
        std::cmp::Ordering::Greater => Outcome::Win(Player::First),
        std::cmp::Ordering::Less => Outcome::Win(Player::Second),
        std::cmp::Ordering::Equal => Outcome::Draw,
    };
    assert_eq!(pos.outcome(), expected.is_empty().then_some(end));
}

#[test]
fn random_games_are_those_of_the_literal_rules() {
    let mut events = Events::default();
    let mut dice = Dice::new(39);
    for (width, height, rounds) in [(3, 3, 20), (5, 5, 200), (6, 4, 60), (7, 7, 60), (9, 8, 40), (12, 12, 10)]
    {
        let rounds = if cfg!(debug_assertions) { rounds / 15 } else { rounds * 5 };
        for round in 0..rounds {
            let mut pos = Dots::start(&format!("{width},{height}")).unwrap();
            let mut literal = LiteralDots::new(width, height);
            while pos.outcome().is_none() {
                assert_same(&pos, &literal);
                let copy = pos.read_position(&pos.write_position(), Some(pos.to_move()), true).unwrap();
                assert_eq!((copy, copy.key()), (pos, pos.key()), "{}", pos.write_position());
                // In some games each side keeps to its own colour of a chess board, where diagonals make many rings.
                let moves: Vec<_> = pos.moves().collect();
                let colour = |m: &_| {
                    let cell = pos.cell(*m).unwrap() as i32;
                    (cell % width + cell / width) % 2 == pos.to_move() as i32
                };
                let own: Vec<_> = moves.iter().copied().filter(colour).collect();
                let choice = if round % 3 == 1 && !own.is_empty() && dice.below(5) > 0 { own } else { moves };
                let mut m = choice[dice.below(choice.len())];
                // In others every capture is taken, so that areas grow and captors are captured.
                if round % 3 == 2 {
                    let gain = |m: &_| pos.clone().after(*m, |next| -Captured.evaluate(next).get());
                    m = choice.iter().copied().chain([m]).max_by_key(gain).unwrap();
                }
                let cell = pos.cell(m).unwrap() as i32;
                literal.play((cell % width, cell / width), &mut events);
                pos.make(m);
            }
            assert_same(&pos, &literal);
        }
    }
    let Events { captures, bases_closed, raids, .. } = events;
    assert!([captures, bases_closed, raids].iter().all(|&count| count > 0), "{events:?}");
}

/// Boards full of rings, which play rarely reaches: bases that hang in larger rings, and captors that are captured.
#[test]
fn rings_of_random_boards_close_as_literally() {
    let rounds = if cfg!(debug_assertions) { 40 } else { 1_500 };
    let mut events = Events::default();
    let mut dice = Dice::new(32);
    for round in 0..rounds {
        let (width, height) = (5 + dice.below(8) as i32, 5 + dice.below(8) as i32);
        let density = 20 + dice.below(40);
        let mut literal = LiteralDots::new(width, height);
        // A frame around everything, of either side; that of the second player has a gap.
        let (owner, gap) = (Player::BOTH[round % 2], (width / 2, 0));
        for (column, row) in literal.places() {
            let is_frame = column % (width - 1) == 0 || row % (height - 1) == 0;
            let i = literal.index((column, row));
            literal.dots[i] = match dice.below(100) {
                _ if is_frame && owner == Player::Second && (column, row) == gap => None,
                _ if is_frame => Some(owner),
                n if n < density => Some(Player::First),
                n if n < density + 10 => Some(Player::Second),
                _ => None,
            };
        }
        let mark = |dot: &Option<Player>| dot.map_or('.', Player::mark);
        let rows = literal.dots.chunks(width as usize).map(|row| row.iter().map(mark).collect::<String>());
        let text = rows.collect::<Vec<_>>().join("/");
        let board = Dots::start(&format!("{width},{height}")).unwrap();
        let mut pos = board.read_position(&text, Some(Player::Second), false).unwrap();
        literal.to_move = Player::Second;
        literal.close_rings(Player::First, &mut events);
        assert_same(&pos, &literal);
        if owner == Player::Second {
            let m = pos.moves().find(|&m| pos.cell(m) == Some(gap.0 as usize)).unwrap();
            pos.make(m);
            literal.play(gap, &mut events);
            assert_same(&pos, &literal);
        }
        let copy = pos.read_position(&pos.write_position(), Some(pos.to_move()), false).unwrap();
        assert_eq!((copy, copy.key()), (pos, pos.key()), "{}", pos.write_position());
    }
    assert!(events.bases_swallowed > 0 && events.freed > 0, "{events:?}");
}

#[test]
fn games_are_undone_to_the_start() {
    let rounds = if cfg!(debug_assertions) { 60 } else { 10_000 };
    let mut dice = Dice::new(7);
    for round in 0..rounds {
        let start = Dots::start(["8,8", "6,5,cross", "5,5,ground", "10,10"][round % 4]).unwrap();
        let mut pos = start;
        let mut made = Vec::new();
        while pos.outcome().is_none() {
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            let before = pos;
            made.push((m, pos.make(m), before));
            assert_ne!(pos.key(), before.key());
        }
        let copy = pos.read_position(&pos.write_position(), Some(pos.to_move()), true).unwrap();
        assert_eq!(copy, pos, "{}", pos.write_position());
        while let Some((m, undo, before)) = made.pop() {
            pos.unmake(m, undo);
            assert_eq!(pos, before);
        }
        assert_eq!(pos, start);
    }
}

/// Plays dots by name; both sides' in turn, beginning with X.
fn after(game: &str, moves: &str) -> Dots {
    let mut pos = Dots::start(game).expect("the tests name boards that there are");
    for text in moves.split_whitespace() {
        let m = pos.read_move(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        pos.make(m);
    }
    pos
}

fn score(pos: &Dots) -> [usize; 2] {
    Player::BOTH.map(|player| pos.captured(player))
}

#[test]
fn a_ring_captures_and_the_edge_does_not_help() {
    let pos = after("5,5", "c4 c3 b3 a1 d3 a2 c2");
    assert_eq!(score(&pos), [1, 0]);
    assert!(pos.read_move("c3").is_err());
    // Three dots around one at the edge are no ring.
    let pos = after("5,5", "a2 a1 b1 e5");
    assert_eq!(score(&pos), [0, 0]);
}

#[test]
fn a_ring_takes_free_points_too() {
    let pos = after("6,6", "b3 c3 c4 a1 d4 a2 e3 a3 d2 a4 c2");
    assert_eq!(score(&pos), [1, 0]);
    let why = pos.read_move("d3").unwrap_err().to_string();
    assert_eq!(why, "d3 is in an area that X has closed: choose a free point outside");
    assert!(pos.write_position().contains(' '));
}

#[test]
fn an_empty_base_closes_around_whoever_comes_in() {
    let base = "c4 a1 b3 a2 d3 a3 c2";
    let pos = after("5,5", base);
    assert_eq!(score(&pos), [0, 0]);
    assert!(pos.read_move("c3").is_ok());
    assert_eq!(score(&after("5,5", &format!("{base} c3"))), [1, 0]);
    // Its owner may fill it, and nothing happens.
    assert_eq!(score(&after("5,5", &format!("{base} a4 c3"))), [0, 0]);
}

#[test]
fn the_side_that_moved_closes_first() {
    // X holds an empty base around c3, whose left dot is itself surrounded but for c3.
    let pos = after("6,6", "c4 b4 b3 a3 d3 b2 c2 c3");
    assert_eq!(score(&pos), [0, 1], "O's last dot closes O's ring around b3");
}

#[test]
fn dots_are_freed_when_their_captor_is_captured() {
    let pos = after("7,7", "d5 d4 c4 a1 e4 a2 d3");
    assert_eq!(score(&pos), [1, 0]);
    let more = "d6 g1 c5 g2 b4 g3 c3 g4 d2 g5 e3 g6 f4 g7 e5";
    let mut pos = pos;
    for text in more.split_whitespace() {
        let m = pos.read_move(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        pos.make(m);
    }
    assert_eq!(score(&pos), [0, 4]);
}

#[test]
fn a_base_that_hangs_in_a_ring_by_one_dot_is_inside_it() {
    // The base around d6 shares only its highest dot with the ring around it, in which there is a dot of O's.
    let board = Dots::start("9,9").unwrap();
    let hanging = "......... ..XXXXX.. .X..X..X. .X.X.X.X. .X..X..X. .X.....X. .X..O..X. ..XXXXX.. ........."
        .replace(' ', "/");
    let pos = board.read_position(&hanging, Some(Player::Second), false).unwrap();
    assert_eq!(score(&pos), [1, 0]);
    let inside = |name: &str| pos.read_move(name).is_err();
    assert!(inside("e6"), "the free point in the hanging base is dead: {}", pos.write_position());
    // If the base shares two dots with the ring, the ring goes round it on the other side.
    let beside = "......... ..XXXXX.. .X.X.X.X. .X.X.X.X. .X..X..X. .X.....X. .X..O..X. ..XXXXX.. ........."
        .replace(' ', "/");
    let pos = board.read_position(&beside, Some(Player::Second), false).unwrap();
    assert_eq!(score(&pos), [1, 0]);
    assert!(pos.read_move("e6").is_ok() && pos.read_move("e7").is_ok(), "{}", pos.write_position());
}

#[test]
fn whoever_grounds_loses_what_is_not_joined_to_the_edge() {
    let pos = after("6,6,ground", "c3 a1 a3 b1 b3 c1 ground");
    assert_eq!((score(&pos), pos.outcome()), ([0, 0], Some(Outcome::Draw)));
    let pos = after("6,6,ground", "c3 a1 d4 b1 ground");
    assert_eq!((score(&pos), pos.outcome()), ([0, 2], Some(Outcome::Win(Player::Second))));
    // The captives of a lost captor are free.
    let pos = after("7,7,ground", "d5 d4 c4 a1 e4 a2 d3 a3 ground");
    assert_eq!(score(&pos), [0, 4]);
    assert!(after("6,6", "c3").read_move("ground").is_err());
}

#[test]
fn the_cross_stands_in_the_middle() {
    let tochki = open("tochki").unwrap();
    assert_eq!((tochki.game().as_str(), tochki.family()), ("tochki", "dots"));
    assert_eq!(tochki.legal_moves().len(), 396);
    let pos = Dots::start("4,4,cross").unwrap();
    assert_eq!(pos.write_position(), "..../.XO./.OX./....");
    assert!(pos.read_position("..../..../..../....", None, true).is_err());
}

#[test]
fn perft_is_that_of_free_points_until_something_closes() {
    let mut pos = Dots::start("3,3").unwrap();
    let known: Vec<u64> = (0..=4).map(|depth| (0..depth).map(|i| 9 - i).product()).collect();
    for (depth, paths) in (0..=4).zip(known) {
        assert_eq!(perft(&mut pos, depth), paths);
    }
    // On 3x3 only the middle can be closed in, by the four dots beside it: after seven dots X may have them, and if the
    // middle is free it is a base.
    let literal = |depth: u32| {
        fn paths(literal: &LiteralDots, depth: u32) -> u64 {
            let after = |place| {
                let mut next = literal.clone();
                next.play(place, &mut Events::default());
                paths(&next, depth - 1)
            };
            if depth == 0 { 1 } else { literal.free().into_iter().map(after).sum() }
        }
        paths(&LiteralDots::new(3, 3), depth)
    };
    let deepest = if cfg!(debug_assertions) { 4 } else { 7 };
    for depth in 0..=deepest {
        assert_eq!(perft(&mut pos, depth), literal(depth.into()), "depth {depth}");
    }
}

#[test]
fn wrong_names_and_positions_are_refused() {
    for name in ["dots(2,5)", "dots(21,5)", "dots(5)", "dots(5,5,5)", "dots(5,5,x)", "dots(a,5)", "dots(,)"] {
        let why = open(name).err().unwrap_or_else(|| panic!("{name} was taken")).to_string();
        assert!(why.contains("sides go from 3 to 20") || why.contains("write dots(W,H)"), "{why}");
    }
    let board = Dots::start("5,5").unwrap();
    for text in [
        "",
        "5/5/5/5",
        "5/5/5/5/5 5/5/5/5",
        "5/5/5/5/5 5/5/5/5/5 ground",
        "5/5/5/5/5 5/5/2X2/5/5",
        "5/5/2O2/5/5 5/5/2X2/5/5",
        "5/5/5/5/5 5/5/5/5/5 5/5/5/5/5",
    ] {
        assert!(board.read_position(text, None, false).is_err(), "{text}");
    }
    for text in ["XX3/5/5/5/5", "5/2X2/1X1X1/2X2/O1O1O 5/5/2X2/5/5"] {
        assert!(board.read_position(text, None, true).is_err(), "{text}");
    }
}

#[test]
fn the_evaluators_are_sums_and_fair() {
    let mut dice = Dice::new(3);
    for _ in 0..40 {
        let mut pos = Dots::start("6,6").unwrap();
        for _ in 0..dice.below(34) {
            if pos.outcome().is_some() {
                break;
            }
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            pos.make(m);
        }
        let me = pos.to_move();
        let terms = Encircling.terms(&pos);
        let sum = |player| terms.iter().filter(|t| t.player == player).map(|t| t.points).sum::<i32>();
        assert_eq!(Encircling.evaluate(&pos), Score::new(sum(me) - sum(me.other())));
        let exchange = |sign| match sign {
            'X' => 'O',
            'O' => 'X',
            other => other,
        };
        let swapped: String = pos.write_position().chars().map(exchange).collect();
        let mirror = pos.read_position(&swapped, Some(me.other()), false).unwrap();
        assert_eq!(Encircling.evaluate(&mirror), Encircling.evaluate(&pos));
        assert_eq!(Captured.evaluate(&mirror), Captured.evaluate(&pos));
        let task = Task::to_depth(2);
        let value = search(&Minimax, &mut pos, &Encircling, &task).value;
        assert_eq!(search(&AlphaBeta, &mut pos, &Encircling, &task).value, value);
    }
}

#[test]
fn a_capture_is_seen_and_a_threat_is_answered() {
    // X to move captures at c2; O to move saves the dot by going there.
    let board = Dots::start("7,7").unwrap();
    let text = "......./......./..X..../.XOX.../......./......./O.....O";
    for player in Player::BOTH {
        let mut pos = board.read_position(text, Some(player), false).unwrap();
        let report = search(&AlphaBeta, &mut pos, &Encircling, &Task::to_depth(2));
        assert_eq!(report.best.map(|m| pos.write_move(m)).as_deref(), Some("c3"), "{player:?}");
    }
}
