//! Who is thought for next.
//!
//! A fixed number of threads do all the thinking. Jobs belong to clients, and clients take turns: whoever asks a hundred
//! questions at once waits for ninety-nine of them, and nobody else does. Long jobs never hold the last thread, so a short
//! one is never behind several long ones; and a long job that has had its slice while others wait gives way and is queued
//! again behind them.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Searches are recursive, and nobody knows beforehand how deep.
const STACK: usize = 16 << 20;

/// Whose job it is: somebody, and the address where they are. Several may be at one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Client {
    pub(crate) number: u64,
    pub(crate) address: u64,
}

/// How long a job may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// Done in a moment.
    Short,
    /// Seconds, or until somebody says stop.
    Long,
}

/// Whether a job is finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Done,
    /// It gave way and wants another turn.
    Again,
}

/// Something to be thought about.
pub(crate) trait Job: Send + 'static {
    /// Works until it is done, is cancelled, or should give way.
    fn work(&mut self, turn: &Turn<'_>) -> Flow;
    /// It has to wait behind so many.
    fn queued(&mut self, _before: usize) {}
    /// It panicked, and will not be asked again.
    fn failed(&mut self) {}
}

/// A job's time on a thread.
#[derive(Debug)]
pub(crate) struct Turn<'a> {
    cancel: &'a AtomicBool,
    waiting: &'a AtomicUsize,
    began: Instant,
    slice: Duration,
}

impl<'a> Turn<'a> {
    /// Set when nobody wants the result any more.
    pub(crate) fn cancel(&self) -> &'a AtomicBool {
        self.cancel
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Whether a long job has had its slice, and somebody waits.
    pub(crate) fn should_give_way(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0 && self.began.elapsed() >= self.slice
    }
}

/// A job that was queued.
#[derive(Clone, Debug)]
pub(crate) struct Ticket {
    number: u64,
    cancel: Arc<AtomicBool>,
}

impl Ticket {
    /// Whether the job is still queued or being worked on: the queue then has a copy of the ticket.
    pub(crate) fn is_open(&self) -> bool {
        Arc::strong_count(&self.cancel) > 1
    }
}

/// Why a job was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// The client has too many already.
    Client,
    /// There are too many of all.
    Full,
}

/// How much is taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capacity {
    /// Threads; at least two.
    pub(crate) threads: usize,
    /// Jobs of one client, running ones included.
    pub(crate) per_client: usize,
    /// Jobs of all.
    pub(crate) in_all: usize,
    /// Long jobs of all: each may keep a table while it waits.
    pub(crate) long: usize,
    /// Long jobs of one client, and of all clients at one address.
    pub(crate) long_per_client: usize,
    pub(crate) long_per_address: usize,
    /// How long a long job works while others wait.
    pub(crate) slice: Duration,
}

/// The threads and what waits for them.
#[derive(Debug)]
pub(crate) struct Queue {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl Queue {
    /// Starts the threads.
    pub(crate) fn new(capacity: Capacity) -> std::io::Result<Self> {
        let capacity = Capacity { threads: capacity.threads.max(2), ..capacity };
        let shared = Arc::new(Shared {
            capacity,
            hall: Mutex::default(),
            wake: Condvar::new(),
            waiting: AtomicUsize::new(0),
        });
        let start = |number: usize| {
            let shared = Arc::clone(&shared);
            let name = format!("thinker {}", number + 1);
            thread::Builder::new().name(name).stack_size(STACK).spawn(move || shared.think())
        };
        let threads = (0..capacity.threads).map(start).collect::<std::io::Result<_>>()?;
        Ok(Self { shared, threads })
    }

    /// Puts a job behind the others of its client.
    pub(crate) fn submit(&self, client: Client, length: Length, job: impl Job) -> Result<Ticket, Refused> {
        self.shared.submit(client, length, Box::new(job))
    }

    /// Takes a job out, or asks it to stop if it is being worked on.
    pub(crate) fn cancel(&self, ticket: &Ticket) {
        ticket.cancel.store(true, Ordering::Relaxed);
        // What is taken out is dropped after the lock.
        let _taken = self.shared.lock().take_out(ticket.number, &self.shared.waiting);
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        let waiting = self.shared.lock().close();
        self.shared.wake.notify_all();
        drop(waiting);
        for thread in self.threads.drain(..) {
            // A thread ends by itself; its jobs' panics were caught.
            let _ = thread.join();
        }
    }
}

#[derive(Debug)]
struct Shared {
    capacity: Capacity,
    hall: Mutex<Hall>,
    wake: Condvar,
    /// Jobs in the hall, for those who work and cannot wait for its lock.
    waiting: AtomicUsize,
}

/// Where jobs wait.
#[derive(Default, Debug)]
struct Hall {
    /// The clients for whom something waits, the next one first.
    lines: VecDeque<Line>,
    /// Jobs by client, running ones included.
    loads: BTreeMap<Client, Load>,
    /// Jobs of all, and the long ones among them.
    all: usize,
    long: usize,
    /// Flags of the jobs that are being worked on.
    running: Vec<(u64, Arc<AtomicBool>)>,
    running_long: usize,
    next_number: u64,
    closed: bool,
}

/// Jobs of a client.
#[derive(Clone, Copy, Default, Debug)]
struct Load {
    all: usize,
    long: usize,
}

#[derive(Debug)]
struct Line {
    client: Client,
    short: VecDeque<Entry>,
    long: VecDeque<Entry>,
}

struct Entry {
    ticket: Ticket,
    client: Client,
    length: Length,
    job: Box<dyn Job>,
}

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Entry").field("ticket", &self.ticket.number).finish_non_exhaustive()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Hall> {
        // Nothing panics while it holds the lock; if it did, the hall would still be a hall.
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn submit(&self, client: Client, length: Length, mut job: Box<dyn Job>) -> Result<Ticket, Refused> {
        let capacity = &self.capacity;
        let mut hall = self.lock();
        let load = hall.loads.get(&client).copied().unwrap_or_default();
        let is_long = length == Length::Long;
        // Nobody holds all the places for long jobs, not even with several connections.
        let has_too_many = load.all >= capacity.per_client
            || (is_long && load.long >= capacity.long_per_client)
            || (is_long && hall.long_at(client.address) >= capacity.long_per_address);
        if has_too_many {
            return Err(Refused::Client);
        }
        let is_full = hall.all >= capacity.in_all || (is_long && hall.long >= capacity.long);
        if is_full || hall.closed {
            return Err(Refused::Full);
        }
        let before = hall.before(length, capacity.threads);
        if before > 0 {
            job.queued(before);
        }
        let ticket = Ticket { number: hall.next_number, cancel: Arc::default() };
        hall.next_number += 1;
        hall.all += 1;
        hall.long += usize::from(is_long);
        let load = hall.loads.entry(client).or_default();
        load.all += 1;
        load.long += usize::from(is_long);
        hall.put(Entry { ticket: ticket.clone(), client, length, job }, &self.waiting);
        drop(hall);
        self.wake.notify_all();
        Ok(ticket)
    }

    /// What a thread does all its life.
    fn think(&self) {
        let mut hall = self.lock();
        loop {
            if hall.closed {
                return;
            }
            let Some(mut entry) = hall.take(self.capacity.threads, &self.waiting) else {
                hall = self.wake.wait(hall).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(hall);
            let turn = Turn {
                cancel: &entry.ticket.cancel,
                waiting: &self.waiting,
                began: Instant::now(),
                slice: self.capacity.slice,
            };
            let flow = catch_unwind(AssertUnwindSafe(|| entry.job.work(&turn)));
            let again = if let Ok(flow) = flow {
                flow == Flow::Again && !turn.is_cancelled()
            } else {
                let _ = catch_unwind(AssertUnwindSafe(|| entry.job.failed()));
                false
            };
            hall = self.lock();
            hall.leave(&entry);
            if again && !hall.closed {
                hall.put(entry, &self.waiting);
            } else {
                hall.forget(&entry);
                drop(hall);
                drop(entry);
                hall = self.lock();
            }
            // Long jobs that had to wait for this one may go on now, on another thread than this.
            self.wake.notify_all();
        }
    }
}

impl Hall {
    /// Long jobs of everybody at an address.
    fn long_at(&self, address: u64) -> usize {
        self.loads.iter().filter(|(client, _)| client.address == address).map(|(_, load)| load.long).sum()
    }

    /// How many a new job would have to wait for; 0 if a thread is free for it.
    fn before(&self, length: Length, threads: usize) -> usize {
        let is_free = self.running.len() < threads
            && (length == Length::Short || self.running_long + 1 < threads)
            && self.lines.is_empty();
        if is_free { 0 } else { self.lines.iter().map(Line::len).sum::<usize>() + 1 }
    }

    fn put(&mut self, entry: Entry, waiting: &AtomicUsize) {
        waiting.fetch_add(1, Ordering::Relaxed);
        let at = self.lines.iter().position(|line| line.client == entry.client).unwrap_or_else(|| {
            let line = Line { client: entry.client, short: VecDeque::new(), long: VecDeque::new() };
            self.lines.push_back(line);
            self.lines.len() - 1
        });
        let line = &mut self.lines[at];
        match entry.length {
            Length::Short => line.short.push_back(entry),
            Length::Long => line.long.push_back(entry),
        }
    }

    /// The next job that may be worked on: of the client whose turn it is, the short ones first.
    fn take(&mut self, threads: usize, waiting: &AtomicUsize) -> Option<Entry> {
        let long_allowed = self.running_long + 1 < threads;
        let has_some = |line: &Line| !line.short.is_empty() || (long_allowed && !line.long.is_empty());
        let at = self.lines.iter().position(has_some)?;
        let mut line = self.lines.remove(at)?;
        let entry = line.short.pop_front().or_else(|| line.long.pop_front())?;
        if line.len() > 0 {
            self.lines.push_back(line);
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
        self.running.push((entry.ticket.number, Arc::clone(&entry.ticket.cancel)));
        self.running_long += usize::from(entry.length == Length::Long);
        Some(entry)
    }

    /// Takes a waiting job out, wherever it is.
    fn take_out(&mut self, number: u64, waiting: &AtomicUsize) -> Option<Entry> {
        let found = self.lines.iter_mut().enumerate().find_map(|(at, line)| {
            [&mut line.short, &mut line.long].into_iter().find_map(|jobs| {
                let place = jobs.iter().position(|entry| entry.ticket.number == number)?;
                jobs.remove(place).map(|entry| (at, entry))
            })
        });
        let (at, entry) = found?;
        waiting.fetch_sub(1, Ordering::Relaxed);
        if self.lines[at].len() == 0 {
            self.lines.remove(at);
        }
        self.forget(&entry);
        Some(entry)
    }

    /// A job is no longer being worked on.
    fn leave(&mut self, entry: &Entry) {
        self.running.retain(|(number, _)| *number != entry.ticket.number);
        self.running_long -= usize::from(entry.length == Length::Long);
    }

    /// A job is gone for good.
    fn forget(&mut self, entry: &Entry) {
        self.all -= 1;
        self.long -= usize::from(entry.length == Length::Long);
        if let Some(load) = self.loads.get_mut(&entry.client) {
            load.all -= 1;
            load.long -= usize::from(entry.length == Length::Long);
            if load.all == 0 {
                self.loads.remove(&entry.client);
            }
        }
    }

    /// Ends everything; what waited is handed back.
    fn close(&mut self) -> VecDeque<Line> {
        self.closed = true;
        for (_, cancel) in &self.running {
            cancel.store(true, Ordering::Relaxed);
        }
        std::mem::take(&mut self.lines)
    }
}

impl Line {
    fn len(&self) -> usize {
        self.short.len() + self.long.len()
    }
}
