//! The jobs of a queue: those that wait, in their order, and those that run.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::{Capacity, Client, Job, Length, Refused, Ticket};

/// All jobs that were accepted and are not done.
#[derive(Default, Debug)]
pub(super) struct Jobs {
    /// The addresses with waiting jobs, the next one first.
    addresses: VecDeque<OfAddress>,
    /// The number of jobs by client, running ones included.
    loads: BTreeMap<Client, Load>,
    /// The number of all jobs.
    pub(super) all: usize,
    /// Jobs of kind `SolverCache` that have begun, by address.
    under_way: BTreeMap<u64, usize>,
    /// The cancellation flags of running jobs.
    running: Vec<(u64, Arc<AtomicBool>)>,
    running_long: usize,
    next_number: u64,
    /// Threads that have not ended.
    pub(super) threads: usize,
    pub(super) closed: bool,
}

/// The jobs of a client.
#[derive(Clone, Copy, Default, Debug)]
struct Load {
    all: usize,
    long: usize,
}

/// The waiting jobs of an address, the next client first.
#[derive(Debug)]
pub(super) struct OfAddress {
    address: u64,
    lines: VecDeque<OfClient>,
}

/// The waiting jobs of a client.
#[derive(Debug)]
struct OfClient {
    client: Client,
    short: VecDeque<Entry>,
    long: VecDeque<Entry>,
}

/// A job and its client.
pub(super) struct Entry {
    pub(super) ticket: Ticket,
    client: Client,
    length: Length,
    /// Whether it has had a turn.
    has_begun: bool,
    pub(super) job: Box<dyn Job>,
}

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Entry").field("ticket", &self.ticket.number).finish_non_exhaustive()
    }
}

impl Jobs {
    /// No jobs yet, for a number of threads.
    pub(super) fn new(threads: usize) -> Self {
        Self { threads, ..Self::default() }
    }

    /// Accepts a job, and notifies it if it has to wait; or refuses it.
    pub(super) fn submit(
        &mut self,
        client: Client,
        length: Length,
        mut job: Box<dyn Job>,
        capacity: &Capacity,
        waiting: &AtomicUsize,
    ) -> Result<Ticket, Refused> {
        let load = self.loads.get(&client).copied().unwrap_or_default();
        let is_long = length != Length::Short;
        let has_too_many = load.all >= capacity.per_client
            || (is_long && load.long >= capacity.long_per_client)
            || self.all_at(client.address) >= capacity.per_address;
        if has_too_many {
            return Err(Refused::Client);
        }
        if self.all >= capacity.in_all || self.closed {
            return Err(Refused::Full);
        }
        let before = self.before(client.address, length, capacity);
        if before > 0 {
            job.queued(before);
        }
        let ticket = Ticket { number: self.next_number, cancel: Arc::default() };
        self.next_number += 1;
        self.all += 1;
        let load = self.loads.entry(client).or_default();
        load.all += 1;
        load.long += usize::from(is_long);
        self.put(Entry { ticket: ticket.clone(), client, length, has_begun: false, job }, waiting);
        Ok(ticket)
    }

    /// The number of jobs of all clients at an address.
    fn all_at(&self, address: u64) -> usize {
        self.loads.iter().filter(|(client, _)| client.address == address).map(|(_, load)| load.all).sum()
    }

    /// How many jobs a new job would have to wait for; 0 if a thread is free for it.
    fn before(&self, address: u64, length: Length, capacity: &Capacity) -> usize {
        let is_free = self.running.len() < capacity.threads
            && self.may_work(address, length, false, capacity)
            && self.addresses.is_empty();
        if is_free { 0 } else { self.addresses.iter().map(OfAddress::len).sum::<usize>() + 1 }
    }

    /// Whether a job may run now, if a thread is free.
    fn may_work(&self, address: u64, length: Length, has_begun: bool, capacity: &Capacity) -> bool {
        if length == Length::Short {
            return true;
        }
        let has_room = || {
            self.under_way.values().sum::<usize>() < capacity.under_way
                && self.under_way.get(&address).is_none_or(|&count| count < capacity.under_way_per_address)
        };
        self.running_long + 1 < capacity.threads && (length != Length::SolverCache || has_begun || has_room())
    }

    pub(super) fn put(&mut self, entry: Entry, waiting: &AtomicUsize) {
        waiting.fetch_add(1, Ordering::Relaxed);
        let client = entry.client;
        let known = self.addresses.iter().position(|address| address.address == client.address);
        let at = known.unwrap_or_else(|| {
            self.addresses.push_back(OfAddress { address: client.address, lines: VecDeque::new() });
            self.addresses.len() - 1
        });
        let lines = &mut self.addresses[at].lines;
        let at = lines.iter().position(|line| line.client == client).unwrap_or_else(|| {
            lines.push_back(OfClient { client, short: VecDeque::new(), long: VecDeque::new() });
            lines.len() - 1
        });
        let line = &mut lines[at];
        match entry.length {
            Length::Short => line.short.push_back(entry),
            Length::Long | Length::SolverCache => line.long.push_back(entry),
        }
    }

    /// The next job to run: of the client whose turn it is, the short ones first.
    pub(super) fn take(&mut self, capacity: &Capacity, waiting: &AtomicUsize) -> Option<Entry> {
        let (address, line, place) = self.next(capacity)?;
        let mut entry = self.remove(address, line, place);
        // The address and the client that had their turn are last now.
        if let Some(mut address) = self.addresses.remove(address).filter(|address| address.len() > 0) {
            if let Some(line) = address.lines.remove(line).filter(|line| line.len() > 0) {
                address.lines.push_back(line);
            }
            self.addresses.push_back(address);
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
        if entry.length == Length::SolverCache && !entry.has_begun {
            *self.under_way.entry(entry.client.address).or_default() += 1;
        }
        entry.has_begun = true;
        self.running.push((entry.ticket.number, Arc::clone(&entry.ticket.cancel)));
        self.running_long += usize::from(entry.length != Length::Short);
        Some(entry)
    }

    /// Where the next job is: its address, its client's queue there, and its index in that.
    fn next(&self, capacity: &Capacity) -> Option<(usize, usize, usize)> {
        let may_work =
            |entry: &Entry| self.may_work(entry.client.address, entry.length, entry.has_begun, capacity);
        self.addresses.iter().enumerate().find_map(|(at, address)| {
            let mut lines = address.lines.iter().enumerate();
            lines.find_map(|(line, jobs)| Some((at, line, jobs.iter().position(may_work)?)))
        })
    }

    /// Removes a job from its queue.
    fn remove(&mut self, address: usize, line: usize, place: usize) -> Entry {
        let line = &mut self.addresses[address].lines[line];
        let short = line.short.len();
        let entry = if place < short { line.short.remove(place) } else { line.long.remove(place - short) };
        entry.expect("there is a job at a place that was found")
    }

    /// Removes a waiting job from any queue.
    pub(super) fn take_out(&mut self, number: u64, waiting: &AtomicUsize) -> Option<Entry> {
        let found = self.addresses.iter().enumerate().find_map(|(at, address)| {
            let mut lines = address.lines.iter().enumerate();
            lines.find_map(|(line, jobs)| {
                Some((at, line, jobs.iter().position(|entry| entry.ticket.number == number)?))
            })
        });
        let (at, line, place) = found?;
        let entry = self.remove(at, line, place);
        self.addresses[at].lines.retain(|line| line.len() > 0);
        self.addresses.retain(|address| !address.lines.is_empty());
        waiting.fetch_sub(1, Ordering::Relaxed);
        self.forget(&entry);
        Some(entry)
    }

    /// Marks a job as no longer running.
    pub(super) fn leave(&mut self, entry: &Entry) {
        self.running.retain(|(number, _)| *number != entry.ticket.number);
        self.running_long -= usize::from(entry.length != Length::Short);
    }

    /// Removes a finished job from the counts.
    pub(super) fn forget(&mut self, entry: &Entry) {
        self.all -= 1;
        let address = entry.client.address;
        if entry.length == Length::SolverCache && entry.has_begun {
            if let Some(count) = self.under_way.get_mut(&address) {
                *count -= 1;
            }
            self.under_way.retain(|_, count| *count > 0);
        }
        if let Some(load) = self.loads.get_mut(&entry.client) {
            load.all -= 1;
            load.long -= usize::from(entry.length != Length::Short);
            if load.all == 0 {
                self.loads.remove(&entry.client);
            }
        }
    }

    /// Closes the queue and cancels the running jobs; returns the waiting ones.
    pub(super) fn close(&mut self) -> VecDeque<OfAddress> {
        self.closed = true;
        for (_, cancel) in &self.running {
            cancel.store(true, Ordering::Relaxed);
        }
        std::mem::take(&mut self.addresses)
    }
}

impl OfAddress {
    fn len(&self) -> usize {
        self.lines.iter().map(OfClient::len).sum()
    }
}

impl OfClient {
    fn len(&self) -> usize {
        self.short.len() + self.long.len()
    }

    /// The jobs, the short ones first.
    fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.short.iter().chain(&self.long)
    }
}
