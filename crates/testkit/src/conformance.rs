//! The conformance tests of every game in the list, through a [`Session`]: a new game is tested as soon as it is
//! listed.

use plyground_core::Player;
use plyground_registry::{Algorithm, Dice, GAMES, GameEntry, Ideas, SearchResources, SearchTask, Session};

/// A game to test: the entry of the list, and the text between the parentheses.
#[derive(Clone, Copy)]
pub struct GameUnderTest {
    /// The entry.
    pub entry: &'static GameEntry,
    /// The parameters.
    pub parameters: &'static str,
}

impl GameUnderTest {
    /// A new game.
    pub fn open(&self) -> Box<dyn Session> {
        (self.entry.open)(self.parameters).expect("a subject is kept only if its entry takes the parameters")
    }

    /// The name of the game in a failure.
    pub fn name(&self) -> String {
        format!("{}({})", self.entry.id, self.parameters)
    }
}

/// Every entry of the list with every alias and every sample that it accepts.
///
/// Entries may share a name and divide the parameters among themselves, so an entry may refuse some, but each set of
/// parameters must be accepted by one.
pub fn subjects() -> Vec<GameUnderTest> {
    let mut all = Vec::new();
    for entry in GAMES {
        let aliases = entry.aliases.iter().map(|(_, parameters, _)| *parameters);
        for parameters in aliases.chain(entry.samples.iter().copied()) {
            let takes = |entry: &GameEntry| (entry.open)(parameters).is_ok();
            let anybody = GAMES.iter().filter(|other| other.id == entry.id).any(takes);
            assert!(anybody, "no entry takes {}({parameters}): mend its SAMPLES", entry.id);
            if takes(entry) {
                all.push(GameUnderTest { entry, parameters });
            }
        }
    }
    all
}

/// The observable state of a game.
fn shown(session: &dyn Session) -> (String, Player, Vec<String>, Vec<String>, String) {
    let result = format!("{:?} {:?}", session.outcome(), session.winning_line());
    (session.position(), session.to_move(), session.legal_moves(), session.history().to_vec(), result)
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// Plays a random game to its end, or for `most` moves, and takes it all back. On the way every legal move must read
/// back, illegal ones must be refused and change nothing, and written positions must be readable.
pub fn plays_a_random_game(subject: &GameUnderTest, dice: &mut Dice, most: usize) -> Result<(), String> {
    let mut game = subject.open();
    let start = shown(&*game);
    let mut before = vec![start.clone()];
    while game.outcome().is_none() && game.history().len() < most {
        let moves = game.legal_moves();
        ensure(!moves.is_empty(), || format!("no move in the unfinished {}", game.position()))?;
        refuses_what_is_illegal(&mut *game, dice)?;
        reads_back_its_position(subject, &*game)?;
        let wanted = &moves[dice.below(moves.len())];
        reads_every_move(&mut *game, &moves)?;
        let played = game.play(wanted)?;
        ensure(played == *wanted, || format!("{wanted} was played as {played}"))?;
        ensure(game.history().last() == Some(wanted), || format!("{wanted} is not in the history"))?;
        before.push(shown(&*game));
    }
    if game.outcome().is_some() {
        ensure(game.legal_moves().is_empty(), || {
            format!("there are moves after the end: {}", game.position())
        })?;
        for past in before.iter().flat_map(|(_, _, moves, ..)| moves).take(20) {
            ensure(game.play(past).is_err(), || format!("{past} was played after the end"))?;
        }
        reads_back_its_position(subject, &*game)?;
    }
    before.pop();
    while let Some(expected) = before.pop() {
        ensure(game.undo(), || "a move could not be taken back".to_owned())?;
        let now = shown(&*game);
        ensure(now == expected, || format!("taking back led to {now:?}, not {expected:?}"))?;
    }
    ensure(!game.undo(), || "more was taken back than was played".to_owned())?;
    ensure(shown(&*game) == start && shown(&*game.fresh()) == start, || {
        "the start is not as it was".to_owned()
    })
}

/// Each move is played and taken back; its text, in capitals or between spaces, means the same.
fn reads_every_move(game: &mut dyn Session, moves: &[String]) -> Result<(), String> {
    let before = shown(game);
    for text in moves {
        for form in [text.clone(), format!(" {text} "), text.to_uppercase()] {
            let played =
                game.play(&form).map_err(|why| format!("`{form}` is legal but was refused: {why}"))?;
            ensure(played == *text, || format!("`{form}` was read as {played}"))?;
            ensure(game.undo(), || "a move could not be taken back".to_owned())?;
        }
        if moves.len() > 30 {
            break; // on a large board one a turn is enough: there are hundreds of turns
        }
    }
    ensure(shown(game) == before, || format!("playing and taking back changed {before:?}"))
}

fn refuses_what_is_illegal(game: &mut dyn Session, dice: &mut Dice) -> Result<(), String> {
    let before = shown(game);
    let mut wrong =
        ["", " ", "no such move", "-1", "0", "a0", "zz99", "99999999999999999999", "é", "\n", "a1\nb2"]
            .map(str::to_owned)
            .to_vec();
    // A move played before is a common mistake of people.
    wrong.extend(game.history().iter().filter(|m| !before.2.contains(m)).take(1 + dice.below(3)).cloned());
    for text in wrong {
        match game.play(&text) {
            Ok(played) => return Err(format!("{text:?} was played as {played}")),
            Err(why) => {
                ensure(is_one_line(&why.to_string()), || {
                    format!("{text:?}: the answer is not one line: {why:?}")
                })?;
            }
        }
        ensure(shown(game) == before, || format!("{text:?} was refused but changed the game"))?;
    }
    Ok(())
}

/// Whether an error can be shown to people as it is.
pub fn is_one_line(error: &str) -> bool {
    !error.trim().is_empty() && !error.chars().any(char::is_control)
}

/// Sets up the written position in a new game and compares; a game may refuse with a reason.
fn reads_back_its_position(subject: &GameUnderTest, game: &dyn Session) -> Result<(), String> {
    let (text, to_move) = (game.position(), game.to_move());
    for strict in [true, false] {
        let mut copy = subject.open();
        match copy.set_position(&text, Some(to_move), strict) {
            Err(why) if why.to_string().contains("cannot be set up") => continue,
            Err(why) => return Err(format!("the position {text} was refused: {why}")),
            Ok(()) => {}
        }
        let same = copy.position() == text
            && copy.to_move() == to_move
            && copy.outcome() == game.outcome()
            && copy.legal_moves() == game.legal_moves()
            && copy.history().is_empty();
        ensure(same, || format!("{text} was read back as {}", copy.position()))?;
    }
    Ok(())
}

/// Every search with every evaluator that accepts the board must find minimax's value, move and bound in a random
/// position. Returns the number of searches made.
pub fn searches_agree(
    subject: &GameUnderTest,
    dice: &mut Dice,
    depth: u16,
    plies: usize,
) -> Result<usize, String> {
    let mut game = subject.open();
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(&moves[dice.below(moves.len())])?;
    }
    let before = shown(&*game);
    let mut searches = 0;
    for evaluator in game.evaluators() {
        searches += searches_agree_with(&*game, evaluator, dice, depth)?;
    }
    ensure(shown(&*game) == before, || "a search changed the game".to_owned())?;
    Ok(searches)
}

/// The same with one evaluator, at the position of the game.
pub fn searches_agree_with(
    game: &dyn Session,
    evaluator: &str,
    dice: &mut Dice,
    depth: u16,
) -> Result<usize, String> {
    let algorithms = game.algorithms();
    let named = game.evaluator(evaluator)?;
    let mut searches = 0;
    let ask = |algorithm| {
        let task = SearchTask { evaluator: Some(named), depth: Some(depth), ..SearchTask::new(algorithm) };
        game.search(&task)
    };
    let Ok(expected) = ask(algorithms[0]) else {
        // The evaluator is made for other boards. Then every search must refuse it.
        let refused = algorithms.iter().all(|&a| ask(a).is_err_and(|why| is_one_line(&why.to_string())));
        ensure(refused, || format!("{evaluator} is taken by some searches only"))?;
        return Ok(0);
    };
    for &algorithm in &algorithms[1..] {
        let answer = ask(algorithm)?;
        let essence =
            |a: &plyground_registry::Answer| (a.report.value, a.report.bound, a.report.best.clone());
        ensure(essence(&answer) == essence(&expected), || {
            let position = game.position();
            format!("{} with {evaluator}, {position}: {answer:?} instead of {expected:?}", algorithm.id())
        })?;
        searches += 1;
    }
    // Searches with a table may name another of several best moves, and quiescence search has other values.
    let remembering = game.searches().into_iter().filter(|search| !search.is_textbook());
    for algorithm in remembering.filter(|&search| search != Algorithm::Quiescence) {
        // Unoptimised code runs one of them.
        for resources in resources(dice).into_iter().take(if cfg!(debug_assertions) { 1 } else { 2 }) {
            let task = SearchTask {
                evaluator: Some(named),
                depth: Some(depth),
                resources,
                by_steps: dice.below(2) == 0,
                ..SearchTask::new(algorithm)
            };
            let answer = game.search(&task)?;
            // With iterative deepening a search may be done before the given depth.
            let is_same =
                (answer.report.value, answer.report.bound) == (expected.report.value, expected.report.bound);
            ensure(is_same, || {
                let position = game.position();
                format!("{task:?}, {position}: {answer:?} instead of {expected:?}")
            })?;
            searches += 1;
        }
    }
    Ok(searches)
}

/// The means that a search with a table is tested with: a random choice, and everything.
fn resources(dice: &mut Dice) -> [SearchResources; 2] {
    let mut chance = || dice.below(2) == 0;
    let ideas = Ideas {
        centre: chance(),
        killers: chance(),
        history: chance(),
        tests: chance(),
        aspiration: chance(),
        looks_ahead: chance(),
        symmetry: chance(),
    };
    let memos = [0, 1, 2, 3, 50, 1_000, 1 << 14][dice.below(7)];
    let few = SearchResources { memos, threads: 1 + dice.below(4), ideas };
    [few, SearchResources { memos: 1 << 12, ..SearchResources::default() }]
}
