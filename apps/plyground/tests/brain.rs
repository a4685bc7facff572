//! The engine as a manager uses it: a process with two pipes.

#![allow(clippy::unwrap_used, reason = "a test may stop where something is missing")]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The two ways to start it.
fn brains() -> [Command; 2] {
    let mut subcommand = Command::new(env!("CARGO_BIN_EXE_plyground"));
    subcommand.arg("gomocup");
    [Command::new(env!("CARGO_BIN_EXE_pbrain-plyground")), subcommand]
}

struct Brain {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Brain {
    fn start(mut command: Command) -> Self {
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = piped.spawn().unwrap();
        let to = process.stdin.take().unwrap();
        let from = BufReader::new(process.stdout.take().unwrap());
        Self { process, to, from }
    }

    fn send(&mut self, lines: &str) {
        self.to.write_all(format!("{lines}\r\n").as_bytes()).unwrap();
    }

    /// The next line that is not a message.
    fn answer(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(self.from.read_line(&mut line).unwrap() > 0, "the brain answers");
            if !line.starts_with("MESSAGE ") {
                return line.trim_end().to_owned();
            }
        }
    }

    fn ask(&mut self, lines: &str) -> String {
        self.send(lines);
        self.answer()
    }

    /// Waits for it to exit: its remaining output, and that on standard error.
    fn leave(mut self) -> String {
        drop(self.to);
        let mut rest = String::new();
        self.from.read_to_string(&mut rest).unwrap();
        self.process.stderr.take().unwrap().read_to_string(&mut rest).unwrap();
        assert!(self.process.wait().unwrap().success());
        rest
    }
}

#[test]
fn a_manager_plays_two_games_with_one_process() {
    for command in brains() {
        let mut brain = Brain::start(command);
        assert!(brain.ask("ABOUT").contains("name=\"Plyground\", version="));
        for _ in 0..2 {
            brain.send("INFO max_memory 20000000\r\nSTART 15\r\nINFO rule 0\r\nINFO timeout_turn 500\r\nINFO max_depth 2");
            assert_eq!(brain.answer(), "OK");
            brain.send("INFO time_left 2147483647");
            assert_eq!(brain.ask("BEGIN"), "7,7");
            let answer = brain.ask("BOARD\r\n7,7,2\r\n8,7,1\r\n8,8,2\r\nDONE");
            assert!(
                answer
                    .split_once(',')
                    .is_some_and(|(x, y)| x.parse::<u8>().is_ok() && y.parse::<u8>().is_ok())
            );
        }
        brain.send("END");
        assert_eq!(brain.leave(), "");
    }
}

#[test]
fn end_interrupts_a_long_thought() {
    for command in brains() {
        let mut brain = Brain::start(command);
        assert_eq!(brain.ask("INFO max_memory 20000000\nSTART 20\nINFO timeout_turn 100000000"), "OK");
        brain.send("BOARD\n7,7,2\n8,7,1\n8,8,2\nDONE");
        brain.send("END");
        let rest = brain.leave();
        assert!(rest.lines().all(|line| line.starts_with("MESSAGE ")), "{rest}");
    }
}

#[test]
fn a_script_may_end_in_the_middle() {
    for command in brains() {
        let mut brain = Brain::start(command);
        brain.send("INFO max_memory 20000000\nSTART 15\nBOARD\n7,7,1");
        assert_eq!(brain.leave(), "OK\n");
    }
}

#[test]
fn a_manager_that_no_longer_reads_is_left() {
    for command in brains() {
        let mut brain = Brain::start(command);
        drop(brain.from);
        brain.to.write_all(b"ABOUT\nABOUT\n").unwrap();
        assert!(brain.process.wait().unwrap().success());
    }
}

/// All permutations.
#[cfg(target_os = "linux")]
fn orders(things: &[&'static str]) -> Vec<Vec<&'static str>> {
    if things.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in things.iter().enumerate() {
        let others = [&things[..place], &things[place + 1..]].concat();
        all.extend(orders(&others).into_iter().map(|rest| [vec![*first], rest].concat()));
    }
    all
}

#[cfg(target_os = "linux")]
#[test]
fn memory_stays_within_its_limit_whatever_is_said_first() {
    const LIMIT: u64 = 70_000_000;
    let said = ["START 15", "INFO max_memory 70000000", "INFO hash_size 1048576", "INFO thread_num 2"];
    for order in orders(&said) {
        let [command, _] = brains();
        let mut brain = Brain::start(command);
        brain.send(&order.join("\n"));
        assert_eq!(brain.answer(), "OK");
        // A new table takes no memory until it is written to; for another game it is cleared, and then it does.
        assert_eq!(brain.ask("RESTART"), "OK");
        brain.ask("INFO timeout_turn 0\nINFO max_node 5000\nBOARD\n7,7,2\n8,7,1\n8,8,2\nDONE");
        let status = std::fs::read_to_string(format!("/proc/{}/status", brain.process.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        let peak = peak.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1_024;
        assert!((LIMIT / 2..=LIMIT).contains(&peak), "{order:?}: {peak} bytes");
        brain.send("END");
        brain.leave();
    }
}

/// A depth limit, even a large one, does not replace the time limit: `timeout_turn 0` still means as fast as possible.
#[test]
fn as_fast_as_possible_is_meant_whatever_the_depth() {
    let [command, _] = brains();
    let mut brain = Brain::start(command);
    assert_eq!(brain.ask("START 15"), "OK");
    let answer = brain.ask("INFO timeout_turn 0\nINFO max_depth 133\nBOARD\n7,7,2\n8,7,1\n8,8,2\nDONE");
    assert!(answer.contains(','), "{answer}");
    brain.send("END");
    brain.leave();
}

#[test]
fn a_person_who_starts_it_is_told_what_it_is() {
    let run = |language: &str, argument: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pbrain-plyground"));
        let output = command.env("LC_ALL", language).arg(argument).stdin(Stdio::null()).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    for argument in ["--help", "-h"] {
        let (code, help, complaint) = run("C", argument);
        assert_eq!((code, complaint.as_str()), (Some(0), ""));
        assert!(help.contains("tournament managers") && help.contains("without arguments"), "{help}");
        // The example works as described.
        let example = help.lines().find_map(|line| line.trim().strip_prefix("printf '")).unwrap();
        let (lines, program) = example.split_once("' | ").unwrap();
        assert_eq!(program, "pbrain-plyground");
        let mut brain = Brain::start(Command::new(env!("CARGO_BIN_EXE_pbrain-plyground")));
        brain.send(lines.replace("\\n", "\n").trim_end());
        let said: Vec<String> = brain.leave().lines().map(str::to_owned).collect();
        let answers: Vec<&String> = said.iter().filter(|line| !line.starts_with("MESSAGE ")).collect();
        assert_eq!(answers, ["OK", "7,7"]);
    }
    assert!(run("uk_UA.UTF-8", "--help").1.contains("протоколом Gomocup"));
    let version = format!("pbrain-plyground {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run("C", "--version"), (Some(0), version, String::new()));
    for argument in ["help", "--hepl", "15", ""] {
        let (code, help, complaint) = run("C", argument);
        assert_eq!((code, help.as_str()), (Some(2), ""), "{argument}");
        assert!(complaint.contains(&format!("`{argument}`")) && complaint.contains("--help"), "{complaint}");
    }
}
