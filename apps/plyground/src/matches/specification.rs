//! Parsers of engines, time controls and tests.

use std::path::Path;

use plyground_arena::Engine;
use plyground_arena::processes::SELF;
use plyground_arena::strength::Sprt;
use plyground_gomoku::Rule;
use plyground_i18n::say;

use super::args::MatchArgs;
use crate::language::texts;

/// An engine as typed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Given {
    name: Option<String>,
    command: String,
    arguments: Vec<String>,
    folder: Option<String>,
    time: Option<TimeControl>,
    nodes: Option<u64>,
    depth: Option<u32>,
    memory: Option<u32>,
    threads: Option<u32>,
    level: Option<u8>,
    info: Vec<(String, String)>,
}

/// Seconds for a game and for a move; none for no limit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct TimeControl {
    game: Option<f64>,
    turn: Option<f64>,
}

impl Given {
    /// The engine; settings that it lacks come from the options for all engines.
    pub(super) fn engine(&self, args: &MatchArgs) -> Engine {
        let nodes = self.nodes.or(args.nodes);
        let depth = self.depth.or(args.depth);
        let standard = if nodes.or(depth.map(u64::from)).is_some() {
            TimeControl { game: None, turn: None }
        } else {
            TimeControl { game: Some(300.0), turn: Some(1.0) }
        };
        let time = self.time.or(args.tc).unwrap_or(standard);
        let megabytes = self.memory.or(args.memory);
        let file = Path::new(&self.command).file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let level = self.level.map(|level| format!("level {level}"));
        Engine {
            name: self.name.clone().or(level).or(file).unwrap_or_else(|| self.command.clone()),
            command: self.command.clone(),
            arguments: self.arguments.clone(),
            folder: self.folder.clone(),
            match_time: time.game,
            turn_time: time.turn,
            nodes,
            depth,
            memory: megabytes.map(|megabytes| u64::from(megabytes) << 20),
            threads: self.threads.or(args.threads),
            level: self.level,
            info: self.info.clone(),
        }
    }
}

/// An engine by its specification, or by its path alone.
pub(crate) fn engine_or_path(text: &str) -> Result<Given, String> {
    if text.contains("cmd=") || text.contains("level=") {
        return engine(text);
    }
    Ok(Given { command: text.to_owned(), ..Given::default() })
}

/// How to give a program and its arguments, if they were given as one word that is no program.
pub(super) fn hint(engine: &Engine) -> Option<String> {
    let mut words = engine.command.split_whitespace();
    let (program, arguments) = (words.next()?, words.collect::<Vec<_>>());
    if arguments.is_empty() || Path::new(&engine.command).exists() {
        return None;
    }
    let mut example = format!("cmd={program}");
    for word in arguments.into_iter().chain(engine.arguments.iter().map(String::as_str)) {
        example.push_str(",arg=");
        example.push_str(word);
    }
    Some(say!(texts(), "match-hint-arguments", example = example))
}

/// Reads `name=A,cmd=PATH,…`. A comma ends a value only if `word=` follows.
pub(crate) fn engine(text: &str) -> Result<Given, String> {
    let mut given = Given::default();
    for (key, value) in pairs(text)? {
        let wrong = || {
            say!(texts(), "match-usage-engine-value", key = &key, value = value.escape_debug().to_string())
        };
        match key.as_str() {
            "cmd" => given.command.clone_from(&value),
            "name" => given.name = Some(value.clone()).filter(|name| !name.trim().is_empty()),
            "arg" => given.arguments.push(value.clone()),
            "dir" => given.folder = Some(value.clone()),
            "tc" => given.time = Some(time_control(&value)?),
            "nodes" => given.nodes = Some(positive(&value).ok_or_else(wrong)?),
            "depth" => given.depth = Some(positive(&value).ok_or_else(wrong)?),
            "memory" => given.memory = Some(positive(&value).ok_or_else(wrong)?),
            "threads" => given.threads = Some(positive(&value).ok_or_else(wrong)?),
            "level" => given.level = Some(crate::args::level(&value)?),
            _ => match key.strip_prefix("info.") {
                Some(info) => given.info.push((info.to_owned(), value)),
                None => return Err(say!(texts(), "match-usage-engine-key", key = key)),
            },
        }
    }
    if given.level.is_some() {
        // Only our own engine has levels.
        if !matches!(given.command.as_str(), "" | SELF) {
            return Err(texts().get("match-usage-engine-level"));
        }
        SELF.clone_into(&mut given.command);
    }
    if given.command.is_empty() {
        return Err(texts().get("match-usage-engine-command"));
    }
    Ok(given)
}

fn positive<N: std::str::FromStr + PartialOrd + Default>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number| *number > N::default())
}

/// Splits `key=value,key=value`.
fn pairs(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    for piece in text.split(',') {
        let is_key = |key: &str| {
            let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_');
            !key.is_empty() && key.chars().all(letters)
        };
        match (piece.split_once('=').filter(|(key, _)| is_key(key.trim())), pairs.last_mut()) {
            (Some((key, value)), _) => pairs.push((key.trim().to_owned(), value.to_owned())),
            (None, Some((_, value))) => {
                value.push(',');
                value.push_str(piece);
            }
            (None, None) => return Err(texts().get("match-usage-engine-command")),
        }
    }
    Ok(pairs)
}

/// Reads `300/1`.
pub(crate) fn time_control(text: &str) -> Result<TimeControl, String> {
    let seconds = |text: &str| text.trim().parse().ok().filter(|seconds| (0.0..=1e6).contains(seconds));
    let read = text.split_once('/').and_then(|(game, turn)| seconds(game).zip(seconds(turn)));
    let (game, turn) = read.ok_or_else(|| texts().get("match-usage-time"))?;
    let some = |seconds: f64| Some(seconds).filter(|&seconds| seconds > 0.0);
    Ok(TimeControl { game: some(game), turn: some(turn) })
}

/// Reads `elo0=0,elo1=5,alpha=0.05,beta=0.05`; only `elo1` is required.
pub(crate) fn sprt(text: &str) -> Result<Sprt, String> {
    let mut sprt = Sprt { elo0: 0.0, elo1: f64::NAN, alpha: 0.05, beta: 0.05 };
    let wrong = || texts().get("match-usage-sprt");
    for (key, value) in pairs(text).map_err(|_| wrong())? {
        let number: f64 =
            value.trim().parse().ok().filter(|number: &f64| number.is_finite()).ok_or_else(wrong)?;
        match key.as_str() {
            "elo0" => sprt.elo0 = number,
            "elo1" => sprt.elo1 = number,
            "alpha" => sprt.alpha = number,
            "beta" => sprt.beta = number,
            _ => return Err(wrong()),
        }
    }
    let share = |part: f64| part > 0.0 && part < 0.5;
    let good = sprt.elo0 < sprt.elo1 && share(sprt.alpha) && share(sprt.beta);
    good.then_some(sprt).ok_or_else(wrong)
}

/// Reads the name of a rule.
pub(crate) fn rule(text: &str) -> Result<Rule, String> {
    text.parse().map_err(|_| texts().get("match-usage-rule"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_in_values_are_kept() {
        let given = engine("name=A, the first,cmd=/a,b/pbrain,arg=x=1,info.usedb=0,tc=60/0,nodes=5").unwrap();
        assert_eq!(given.name.as_deref(), Some("A, the first"));
        assert_eq!(given.command, "/a,b/pbrain");
        assert_eq!(given.arguments, ["x=1"]);
        assert_eq!(given.info, [("usedb".to_owned(), "0".to_owned())]);
        assert_eq!((given.time, given.nodes), (Some(TimeControl { game: Some(60.0), turn: None }), Some(5)));
    }

    #[test]
    fn a_level_is_an_engine_of_its_own() {
        for text in ["level=5", "cmd=self,level=5", "level=5,cmd=self"] {
            let given = engine(text).unwrap();
            assert_eq!((given.command.as_str(), given.level, &given.name), (SELF, Some(5), &None), "{text}");
            assert_eq!(engine_or_path(text).unwrap(), given);
        }
    }

    #[test]
    fn what_is_wrong_is_refused() {
        for text in [
            "",
            "pbrain",
            "name=A",
            "cmd=a,nam=b",
            "cmd=a,nodes=0",
            "cmd=a,depth=x",
            "cmd=a,tc=1",
            "level=0",
            "level=11",
            "level=x",
            "cmd=a,level=5",
        ] {
            assert!(engine(text).is_err(), "{text}");
        }
        for text in ["", "elo0=1", "elo1=5,alpha=0.7", "elo0=5,elo1=0", "elo1=5,gamma=1", "elo1=nan"] {
            assert!(sprt(text).is_err(), "{text}");
        }
        for text in ["1", "1/-1", "a/b", "1/inf"] {
            assert!(time_control(text).is_err(), "{text}");
        }
        assert_eq!(sprt("elo1=5").unwrap(), Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 });
    }
}
