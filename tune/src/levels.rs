//! The levels of play against each other, and the table of their strength.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use plyground_core::{Limits, Outcome, Player};
use plyground_gomoku::{Board, Level, Rule, Skill, TranspositionTable};

use crate::games::{Dice, opening};
use crate::ratings::{Meeting, fit};

/// What to play.
pub(crate) struct Plan {
    pub(crate) games: usize,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
    pub(crate) seconds: Option<u64>,
    /// Players to rate instead of the levels, for trying others out.
    pub(crate) skills: Vec<Skill>,
}

/// Fifteen by fifteen, freestyle: what the table is about.
const SIZE: usize = 15;
const RULE: Rule = Rule::Freestyle;

/// Plays every player against the next and the next but one, rates them together and prints the table; with `write`, puts
/// it into a document between its markers as well.
pub(crate) fn levels(plan: &Plan, write: Option<&Path>) -> Result<(), String> {
    // A document without the markers is better found before the games than after.
    let document = write.map(|path| read(path).map(|text| (path, text))).transpose()?;
    let skills =
        if plan.skills.is_empty() { Level::ALL.map(Level::skill).to_vec() } else { plan.skills.clone() };
    if skills.len() < 2 {
        return Err("two players are needed at least".to_owned());
    }
    let meetings = play(plan, &skills);
    if meetings.iter().any(|meeting| meeting.games() == 0) {
        return Err("not every meeting was played: give it more --seconds or more --games".to_owned());
    }
    let table = table(&skills, &meetings);
    print!("{table}");
    if let Some((path, text)) = document {
        let text = replaced(&text, &table).expect("the markers were there a moment ago");
        // Whole or not at all: a reader sees the old document or the new one.
        let draft = path.with_extension("md.new");
        std::fs::write(&draft, text)
            .and_then(|()| std::fs::rename(&draft, path))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Reads `depth=2 nodes=2000 fours=3 noise=20 lines=2 margin=15`; what is left out is the best level's.
pub(crate) fn read_skill(text: &str) -> Result<Skill, String> {
    let mut skill = Level::ALL[Level::ALL.len() - 1].skill();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number: u32 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
        match name {
            "depth" => skill.depth = number as usize,
            "nodes" => skill.nodes = number.into(),
            "fours" => skill.fours = number as i32,
            "noise" => skill.noise = number,
            "lines" => skill.lines = number as usize,
            "margin" => skill.margin = number as i32,
            _ => {
                return Err(format!(
                    "a player has no `{name}`: there are depth, nodes, fours, noise, lines and margin"
                ));
            }
        }
    }
    Ok(skill)
}

/// A meeting under way.
struct Running {
    meeting: Meeting,
    /// Pairs of games that somebody has begun.
    begun: usize,
    /// What the pairs have taken so far.
    spent: Duration,
}

/// All meetings until each has its games or the time is over. On the way there a meeting has the more games the less they
/// take, by the root of it: of all ways to spend the time, this makes the errors smallest (J. Neyman, 1934).
fn play(plan: &Plan, skills: &[Skill]) -> Vec<Meeting> {
    let running: Vec<Running> = (1..skills.len())
        .flat_map(|first| {
            [first.checked_sub(1), first.checked_sub(2)].into_iter().flatten().map(move |s| (first, s))
        })
        .map(|(first, second)| Meeting { first, second, pairs: [0; 5] })
        .map(|meeting| Running { meeting, begun: 0, spent: Duration::ZERO })
        .collect();
    let (each, all) = (plan.games.div_ceil(2), running.len() * plan.games.div_ceil(2));
    let running = Mutex::new(running);
    let next = || {
        let mut running = running.lock().expect("no player panics");
        let open = running.iter_mut().enumerate().filter(|(_, running)| running.begun < each);
        let (index, chosen) =
            open.min_by_key(|(_, running)| running.spent.as_micros() * running.begun as u128)?;
        chosen.begun += 1;
        Some((index, chosen.begun as u64 - 1, chosen.meeting))
    };
    let done = AtomicUsize::new(0);
    let start = Instant::now();
    let over = || plan.seconds.is_some_and(|seconds| start.elapsed() > Duration::from_secs(seconds));
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut table = TranspositionTable::new(1 << 20);
                while !over()
                    && let Some((index, round, Meeting { first, second, .. })) = next()
                {
                    let begin = Instant::now();
                    let half_points = pair(plan.seed, round, [skills[first], skills[second]], &mut table);
                    let mut running = running.lock().expect("no player panics");
                    running[index].meeting.pairs[half_points] += 1;
                    running[index].spent += begin.elapsed();
                    drop(running);
                    let done = done.fetch_add(1, Relaxed) + 1;
                    if done.is_multiple_of(100) {
                        eprintln!(
                            "{} of {} games, {:.0} s",
                            2 * done,
                            2 * all,
                            start.elapsed().as_secs_f64()
                        );
                    }
                }
            });
        }
    });
    running.into_inner().expect("no player panics").into_iter().map(|running| running.meeting).collect()
}

/// Two games from one opening, each side beginning once: half points of the first player.
fn pair(seed: u64, round: u64, skills: [Skill; 2], table: &mut TranspositionTable) -> usize {
    let mut dice = Dice::of_round(seed, round);
    table.clear();
    let start = opening(SIZE, RULE, &mut dice, table);
    let mut points = |black: usize| {
        let mut board: Board = start.clone();
        // Everybody has an eye of their own in every game.
        let eyes = [0, 1].map(|who| seed ^ (4 * round + 2 * black as u64 + who));
        let who = |player: Player| if player == Player::First { black } else { 1 - black };
        while board.outcome().is_none() {
            let mover = who(board.to_move());
            let Some(choice) = skills[mover].play(&board, eyes[mover], table, Limits::default()) else {
                break;
            };
            board.play(choice.cell);
        }
        match board.outcome() {
            Some(Outcome::Win(winner)) => 2 * usize::from(who(winner) == 0),
            _ => 1,
        }
    };
    points(0) + points(1)
}

/// The table, as Markdown.
fn table(skills: &[Skill], meetings: &[Meeting]) -> String {
    let ratings = fit(skills.len(), meetings);
    let mut text = String::from(
        "| level | Elo | step | against the level below | against the one below that | depth | nodes | fours | overlooks |\n\
         |---:|---:|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    for (player, (skill, (rating, step))) in skills.iter().zip(&ratings).enumerate() {
        let score = |back: usize| {
            let other = player.checked_sub(back)?;
            let meeting =
                meetings.iter().find(|meeting| meeting.first == player && meeting.second == other)?;
            Some(format!("{:.0} % of {}", 100.0 * meeting.score(), meeting.games()))
        };
        let score = |back: usize| score(back).unwrap_or_default();
        let with_error = |rating: &crate::ratings::Rating| match player {
            0 => String::new(),
            _ => format!("{:+.0} ± {:.0}", rating.elo, rating.error),
        };
        let elo =
            if player == 0 { "0".to_owned() } else { format!("{:.0} ± {:.0}", rating.elo, rating.error) };
        let _ = writeln!(
            text,
            "| {} | {elo} | {} | {} | {} | {} | {} | {} | {} % |",
            player + 1,
            with_error(step),
            score(1),
            score(2),
            skill.depth,
            skill.nodes,
            skill.fours,
            skill.noise
        );
    }
    let games: Vec<u32> = meetings.iter().map(Meeting::games).collect();
    let (least, all) = (games.iter().min().copied().unwrap_or(0), games.iter().sum::<u32>());
    let _ = writeln!(text, "\n{all} games in {} meetings, at least {least} in each.", meetings.len());
    text
}

const BEGIN: &str = "<!-- levels: made by `plyground-tune levels` -->\n";
const END: &str = "<!-- levels: end -->";

fn read(path: &Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    match replaced(&text, "") {
        Some(_) => Ok(text),
        None => Err(format!(
            "{} lacks the lines `{}` and `{END}`: the table goes between them",
            path.display(),
            BEGIN.trim()
        )),
    }
}

/// The document with another table between the markers; none where it lacks them.
fn replaced(document: &str, table: &str) -> Option<String> {
    let begin = document.find(BEGIN)? + BEGIN.len();
    let end = begin + document[begin..].find(END)?;
    Some(format!("{}\n{table}\n{}", &document[..begin], &document[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skill_is_read_and_a_wrong_one_refused() {
        let skill = read_skill("depth=2 noise=40  lines=3").unwrap();
        assert_eq!((skill.depth, skill.noise, skill.lines, skill.fours), (2, 40, 3, 30));
        for (wrong, why) in
            [("depth", "NAME=VALUE"), ("noise=-1", "not a number"), ("luck=3", "has no `luck`")]
        {
            assert!(read_skill(wrong).unwrap_err().contains(why), "{wrong}");
        }
    }

    #[test]
    fn the_table_takes_the_place_of_the_old_one() {
        let document = format!("before\n{BEGIN}old\n{END}\nafter\n");
        let new = replaced(&document, "| new |\n").unwrap();
        assert_eq!(new, format!("before\n{BEGIN}\n| new |\n\n{END}\nafter\n"));
        assert_eq!(replaced(&new, "| new |\n").unwrap(), new);
        assert_eq!(replaced("no markers", "| new |"), None);
    }

    #[test]
    fn games_are_the_same_on_any_number_of_threads() {
        let skill = |noise| Skill { depth: 0, nodes: 1, fours: 0, noise, lines: 5, margin: 50 };
        let plan = |threads| Plan { games: 6, threads, seed: 3, seconds: None, skills: Vec::new() };
        let skills = [skill(200), skill(100), skill(20)];
        let meetings = play(&plan(1), &skills);
        assert_eq!(
            meetings.iter().map(|meeting| (meeting.first, meeting.second)).collect::<Vec<_>>(),
            [(1, 0), (2, 1), (2, 0)]
        );
        assert!(meetings.iter().all(|meeting| meeting.games() == 6));
        assert_eq!(play(&plan(2), &skills), meetings);
    }

    /// The published table is about the levels as they are; else it is time to make it again.
    #[test]
    fn the_published_table_is_about_these_levels() {
        let document = include_str!("../../docs/levels.md");
        let rows: Vec<Vec<&str>> = document
            .lines()
            .filter(|line| line.starts_with("| ") && !line.contains("level"))
            .map(|line| line.split('|').map(str::trim).collect())
            .collect();
        assert_eq!(rows.len(), Level::ALL.len());
        for (row, level) in rows.iter().zip(Level::ALL) {
            let Skill { depth, nodes, fours, noise, .. } = level.skill();
            let expected = [depth.to_string(), nodes.to_string(), fours.to_string(), format!("{noise} %")];
            assert_eq!(row[1], level.number().to_string());
            assert_eq!(row[6..10], expected, "level {}", level.number());
        }
    }
}
