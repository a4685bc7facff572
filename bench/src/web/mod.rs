//! A load test of the web server: many games at once, with a long analysis beside them.
//!
//! The server is a process of its own, as users start it. Every game has a WebSocket and a simulated person, who plays
//! random moves near the stones as soon as the program has answered. Required: no request is refused, no move is lost,
//! the analysis makes progress, and memory use stays constant; the times of the answers are reported.

mod rows;

use std::io::{self, BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::memory::beside_us;

pub(crate) use rows::ROWS;

const GAME: &str = "gomoku";
const PLAYER: &str = "level=2";
const SIDE: usize = 15;

/// The load on the server.
#[derive(Clone, Copy)]
struct Load {
    games: usize,
    seconds: u64,
    /// How long a person waits before a move.
    pause: Duration,
}

/// The measurements.
#[derive(Default)]
struct LoadResult {
    games: u64,
    errors: u64,
    lost: u64,
    /// Seconds from a request to its answer.
    answers: Vec<f64>,
    /// The number of answers to each person.
    shares: Vec<usize>,
    /// The number of results of the analysis, and the depth of the last.
    insights: u64,
    deepest: u64,
    /// The process's bytes at the start, in the middle and at the end.
    memory: [f64; 3],
    threads: u64,
}

const HELP: &str = "Games at once against the web server.
  --games N    how many at once [200]
  --seconds N  for how long [60]
  --pause MS   how long a person thinks before a move [0]
The exit code is 1 if somebody is refused, a move is lost, the analysis sees nothing, or memory grows by more than
a quarter in the second half.";

/// Memory use is constant if after the second half it is at most this multiple of that after the first. Every search of
/// a level has a table of 4 MB, so it goes up and down by a few of them.
const FLAT: f64 = 1.25;

/// `bench web`.
#[expect(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark is a front end")]
pub(crate) fn run(arguments: &[String]) -> ExitCode {
    let load = match read(arguments) {
        Ok(load) => load,
        Err(message) => {
            eprintln!("bench: {message}\n{HELP}");
            return ExitCode::from(2);
        }
    };
    let result = measure(load);
    let Load { games, seconds, pause } = load;
    println!(
        "{games} games of {GAME} at once against {PLAYER} for {seconds} s, a pause of {pause:?} before moves"
    );
    println!("search threads      {}", result.threads);
    println!("games finished      {}", result.games);
    println!("moves answered      {}", result.answers.len());
    println!(
        "by each of them     {} to {}",
        result.shares.iter().min().unwrap_or(&0),
        result.shares.iter().max().unwrap_or(&0)
    );
    println!("errors              {}", result.errors);
    println!("moves lost          {}", result.lost);
    println!("median answer       {:.1} ms", result.quantile(0.5) * 1e3);
    println!("p99 answer          {:.1} ms", result.quantile(0.99) * 1e3);
    println!("longest answer      {:.1} ms", result.quantile(1.0) * 1e3);
    let [start, middle, end] = result.memory.map(|bytes| bytes / 1e6);
    println!(
        "memory              {start:.1} MB at the start, {middle:.1} MB in the middle, {end:.1} MB at the end"
    );
    println!("the analysis        {} insights, depth {}", result.insights, result.deepest);
    match result.complaint() {
        Some(complaint) => {
            eprintln!("bench: {complaint}");
            ExitCode::FAILURE
        }
        None => ExitCode::SUCCESS,
    }
}

fn read(arguments: &[String]) -> Result<Load, String> {
    let mut load = Load { games: 200, seconds: 60, pause: Duration::ZERO };
    for pair in arguments.chunks(2) {
        let number = pair.get(1).and_then(|number| number.parse::<u64>().ok());
        match (pair[0].as_str(), number) {
            ("--games", Some(games @ 1..=500)) => load.games = games as usize,
            ("--seconds", Some(seconds @ 1..=3_600)) => load.seconds = seconds,
            ("--pause", Some(pause @ 0..=60_000)) => load.pause = Duration::from_millis(pause),
            (other, _) => return Err(format!("{other} is unknown or lacks its number")),
        }
    }
    Ok(load)
}

impl LoadResult {
    /// The requirement that was not met, if there is one.
    fn complaint(&self) -> Option<&'static str> {
        let [_, middle, end] = self.memory;
        match () {
            () if self.errors + self.lost > 0 => Some("the web server refuses people or loses moves"),
            () if self.insights == 0 => Some("the analysis beside the games saw nothing"),
            // If the system does not report memory, the comparison is false.
            () if end > middle * FLAT => Some("memory grows"),
            () => None,
        }
    }

    /// The quantile of the answer times.
    fn quantile(&self, part: f64) -> f64 {
        let place = (self.answers.len().saturating_sub(1) as f64 * part).round() as usize;
        self.answers.get(place).copied().unwrap_or(f64::NAN)
    }
}

fn measure(load: Load) -> LoadResult {
    let server = ServerProcess::new().unwrap_or_else(|error| {
        panic!("the server cannot be started ({error}): `cargo xtask bench` builds it beside this program")
    });
    let (total, over) = (Mutex::new(LoadResult::default()), AtomicBool::new(false));
    let half = Duration::from_secs(load.seconds) / 2;
    let mut memory = [server.memory(), 0.0, 0.0];
    thread::scope(|scope| {
        for seed in 0..load.games {
            let (server, total, over) = (&server, &total, &over);
            // Two hundred threads that mostly wait need small stacks.
            let builder = thread::Builder::new().stack_size(256 << 10);
            let play =
                move || Person { seed: seed as u64, ..Person::default() }.play(server, load, total, over);
            builder.spawn_scoped(scope, play).expect("the system has threads left");
        }
        scope.spawn(|| analyse(&server, &total, &over));
        thread::sleep(half);
        memory[1] = server.memory();
        thread::sleep(half);
        memory[2] = server.memory();
        over.store(true, Ordering::Relaxed);
    });
    let mut result = total.into_inner().unwrap_or_default();
    result.answers.sort_by(f64::total_cmp);
    result.memory = memory;
    result.threads = server.threads();
    result
}

/// The server, as a process.
struct ServerProcess {
    child: Child,
    place: String,
}

impl ServerProcess {
    fn new() -> io::Result<Self> {
        let mut command = Command::new(beside_us("plyground")?);
        let mut child = command.args(["web", "--lang", "en"]).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        BufReader::new(output).read_line(&mut line)?;
        let place = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let place = place.ok_or(io::ErrorKind::InvalidData)?.to_owned();
        Ok(Self { child, place })
    }

    /// A number in the process's status file; `None` if the system has no such file.
    fn status(&self, name: &str) -> Option<f64> {
        let page = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// Its memory in bytes.
    fn memory(&self) -> f64 {
        self.status("VmRSS").map_or(f64::NAN, |kilobytes| kilobytes * 1024.0)
    }

    /// Its search threads, by their names.
    fn threads(&self) -> u64 {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", self.child.id()));
        let name = |task: io::Result<std::fs::DirEntry>| {
            std::fs::read_to_string(task.ok()?.path().join("comm")).ok()
        };
        let names = tasks.into_iter().flatten().filter_map(name);
        names.filter(|name| name.starts_with("search ")).count() as u64
    }

    fn connect(&self) -> Result<LiveSocket, tungstenite::Error> {
        let stream = TcpStream::connect(&self.place)?;
        stream.set_nodelay(true)?;
        let request = format!("ws://{}/api/live", self.place).into_client_request()?;
        let opened = tungstenite::client(request, stream);
        opened.map(|(socket, _)| LiveSocket(socket)).map_err(|_| tungstenite::Error::ConnectionClosed)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct LiveSocket(WebSocket<TcpStream>);

impl LiveSocket {
    /// Sends a request, and waits for the first message that is not about waiting.
    fn ask(&mut self, question: &Value) -> Option<Value> {
        self.0.send(Message::Text(question.to_string().into())).ok()?;
        std::iter::from_fn(|| self.hear()).find(|message| message["type"] != "queued")
    }

    fn hear(&mut self) -> Option<Value> {
        loop {
            match self.0.read().ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}

/// A simulated person, who plays random moves near the stones.
#[derive(Default)]
struct Person {
    seed: u64,
    moves: Vec<String>,
    games: u64,
    errors: u64,
    lost: u64,
    answers: Vec<f64>,
}

impl Person {
    fn play(mut self, server: &ServerProcess, load: Load, total: &Mutex<LoadResult>, over: &AtomicBool) {
        let mut live = server.connect().ok();
        let mut legal = Vec::new();
        while !over.load(Ordering::Relaxed) {
            let Some(socket) = &mut live else {
                self.errors += 1;
                live = server.connect().ok();
                continue;
            };
            thread::sleep(load.pause);
            let movement = self.choose(&legal);
            self.moves.push(movement);
            let question = json!({
                "id": self.answers.len(), "ask": "reply", "game": GAME, "moves": self.moves, "player": PLAYER,
                "seed": self.seed,
            });
            let asked = Instant::now();
            match socket.ask(&question) {
                Some(reply) if reply["type"] == "reply" => {
                    self.answers.push(asked.elapsed().as_secs_f64());
                    legal = self.take(&reply);
                }
                // The person has won.
                Some(error) if error["code"] == "game-over" => self.begin(&mut legal),
                Some(_) => {
                    self.errors += 1;
                    self.begin(&mut legal);
                }
                None => {
                    self.moves.pop();
                    live = None;
                }
            }
        }
        let mut total = total.lock().expect("nobody panics with the totals in hand");
        total.games += self.games;
        total.errors += self.errors;
        total.lost += self.lost;
        total.shares.push(self.answers.len());
        total.answers.append(&mut self.answers);
    }

    /// Takes the program's move, which must follow all moves so far; returns the legal moves.
    fn take(&mut self, reply: &Value) -> Vec<String> {
        let strings = |list: &Value| -> Vec<String> {
            list.as_array().into_iter().flatten().filter_map(|word| Some(word.as_str()?.to_owned())).collect()
        };
        let all = strings(&reply["state"]["moves"]);
        let is_whole =
            all.split_last().is_some_and(|(last, before)| before == self.moves && reply["move"] == **last);
        self.lost += u64::from(!is_whole);
        self.moves = all;
        let mut legal = strings(&reply["state"]["legal"]);
        if reply["state"]["over"] == true {
            self.begin(&mut legal);
        }
        legal
    }

    fn begin(&mut self, legal: &mut Vec<String>) {
        self.games += 1;
        self.moves.clear();
        legal.clear();
    }

    /// The random move that is closest to a stone, among a few.
    fn choose(&mut self, legal: &[String]) -> String {
        if legal.is_empty() {
            return format!("{}{}", char::from(b'e' + self.chance(7) as u8), 5 + self.chance(7));
        }
        let mut some: Vec<&String> = (0..24).map(|_| &legal[self.chance(legal.len())]).collect();
        some.sort_by_key(|cell| self.moves.iter().map(|stone| distance(stone, cell)).min());
        some[0].clone()
    }

    fn chance(&mut self, sides: usize) -> usize {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) as usize % sides
    }
}

/// The distance between two cells such as `h8`.
fn distance(a: &str, b: &str) -> usize {
    let place = |cell: &str| {
        let column = cell.bytes().next().map_or(0, usize::from);
        (column, cell.get(1..).and_then(|row| row.parse().ok()).unwrap_or(SIDE))
    };
    let ((a, b), (c, d)) = (place(a), place(b));
    a.abs_diff(c).max(b.abs_diff(d))
}

/// Analyses one position until the end of the test.
fn analyse(server: &ServerProcess, total: &Mutex<LoadResult>, over: &AtomicBool) {
    let question = json!({
        "id": 1, "ask": "analyse", "game": GAME, "moves": "h8 i9 i7 g9 h7 j7", "lines": 3, "seconds": 600,
    });
    let Ok(mut live) = server.connect() else { return };
    // Results come ever more rarely; the read timeout makes sure that the end is noticed.
    let _ = live.0.get_ref().set_read_timeout(Some(Duration::from_millis(500)));
    let _ = live.0.send(Message::Text(question.to_string().into()));
    let (mut insights, mut deepest) = (0, 0);
    while !over.load(Ordering::Relaxed) {
        let Ok(message) = live.0.read() else { continue };
        let Ok(message) = serde_json::from_str::<Value>(message.to_text().unwrap_or_default()) else {
            continue;
        };
        if message["type"] == "insight" {
            insights += 1;
            deepest = message["depth"].as_u64().unwrap_or_default();
        }
    }
    let mut total = total.lock().expect("nobody panics with the totals in hand");
    (total.insights, total.deepest) = (insights, deepest);
}
