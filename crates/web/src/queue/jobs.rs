//! The jobs of a queue: those that wait, in their order, and those that run.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::{Capacity, JobRefused, Length, QueueClient, QueueJob, Ticket};

/// All jobs that were accepted and are not done.
#[derive(Default, Debug)]
pub(super) struct Jobs {
    /// The addresses with waiting jobs, the next one first.
    addresses: VecDeque<AddressQueue>,
    /// The number of jobs by client, running ones included.
    loads: BTreeMap<QueueClient, ClientLoad>,
    /// The number of all jobs.
    pub(super) all: usize,
    /// Jobs of kind `Kept` that have begun, by address.
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
struct ClientLoad {
    all: usize,
    long: usize,
}

/// The waiting jobs of an address, the next client first.
#[derive(Debug)]
pub(super) struct AddressQueue {
    address: u64,
    clients: VecDeque<ClientQueue>,
}

/// The waiting jobs of a client.
#[derive(Debug)]
struct ClientQueue {
    client: QueueClient,
    short: VecDeque<QueuedJob>,
    long: VecDeque<QueuedJob>,
}

/// A job and its client.
pub(super) struct QueuedJob {
    pub(super) ticket: Ticket,
    client: QueueClient,
    length: Length,
    /// Whether it has had a turn.
    has_begun: bool,
    pub(super) job: Box<dyn QueueJob>,
}

impl std::fmt::Debug for QueuedJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("QueuedJob").field("ticket", &self.ticket.number).finish_non_exhaustive()
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
        client: QueueClient,
        length: Length,
        mut job: Box<dyn QueueJob>,
        capacity: &Capacity,
        waiting: &AtomicUsize,
    ) -> Result<Ticket, JobRefused> {
        let load = self.loads.get(&client).copied().unwrap_or_default();
        let is_long = length != Length::Short;
        let has_too_many = load.all >= capacity.per_client
            || (is_long && load.long >= capacity.long_per_client)
            || self.all_at(client.address) >= capacity.per_address;
        if has_too_many {
            return Err(JobRefused::Client);
        }
        if self.all >= capacity.in_all || self.closed {
            return Err(JobRefused::Full);
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
        self.put(QueuedJob { ticket: ticket.clone(), client, length, has_begun: false, job }, waiting);
        Ok(ticket)
    }

    /// The number of jobs of all clients at an address.
    fn all_at(&self, address: u64) -> usize {
        self.loads.iter().filter(|(client, _)| client.address == address).map(|(_, load)| load.all).sum()
    }

    /// The number of begun jobs that keep memory, at an address.
    pub(super) fn under_way_at(&self, address: u64) -> usize {
        self.under_way.get(&address).copied().unwrap_or_default()
    }

    /// How many jobs a new job would have to wait for; 0 if a thread is free for it.
    fn before(&self, address: u64, length: Length, capacity: &Capacity) -> usize {
        let is_free = self.running.len() < capacity.threads
            && self.may_work(address, length, false, capacity)
            && self.addresses.is_empty();
        if is_free { 0 } else { self.addresses.iter().map(AddressQueue::len).sum::<usize>() + 1 }
    }

    /// Whether a job may run now, if a thread is free.
    fn may_work(&self, address: u64, length: Length, has_begun: bool, capacity: &Capacity) -> bool {
        if length == Length::Short {
            return true;
        }
        let has_room = || {
            let free = capacity.under_way.saturating_sub(self.under_way.values().sum());
            self.under_way_at(address) < capacity.under_way_per_free * free
        };
        self.running_long + 1 < capacity.threads && (length != Length::Kept || has_begun || has_room())
    }

    pub(super) fn put(&mut self, queued: QueuedJob, waiting: &AtomicUsize) {
        waiting.fetch_add(1, Ordering::Relaxed);
        let client = queued.client;
        let known = self.addresses.iter().position(|address| address.address == client.address);
        let at = known.unwrap_or_else(|| {
            self.addresses.push_back(AddressQueue { address: client.address, clients: VecDeque::new() });
            self.addresses.len() - 1
        });
        let clients = &mut self.addresses[at].clients;
        let at = clients.iter().position(|jobs| jobs.client == client).unwrap_or_else(|| {
            clients.push_back(ClientQueue { client, short: VecDeque::new(), long: VecDeque::new() });
            clients.len() - 1
        });
        let jobs = &mut clients[at];
        match queued.length {
            Length::Short => jobs.short.push_back(queued),
            Length::Long | Length::Kept => jobs.long.push_back(queued),
        }
    }

    /// The next job to run: of the client whose turn it is, the short ones first.
    pub(super) fn take(&mut self, capacity: &Capacity, waiting: &AtomicUsize) -> Option<QueuedJob> {
        let (address, client, index) = self.next(capacity)?;
        let mut queued = self.remove(address, client, index);
        // The address and the client that had their turn are last now.
        if let Some(mut address) = self.addresses.remove(address).filter(|address| address.len() > 0) {
            if let Some(jobs) = address.clients.remove(client).filter(|jobs| jobs.len() > 0) {
                address.clients.push_back(jobs);
            }
            self.addresses.push_back(address);
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
        if queued.length == Length::Kept && !queued.has_begun {
            *self.under_way.entry(queued.client.address).or_default() += 1;
        }
        queued.has_begun = true;
        self.running.push((queued.ticket.number, Arc::clone(&queued.ticket.cancel)));
        self.running_long += usize::from(queued.length != Length::Short);
        Some(queued)
    }

    /// Where the next job is: its address, its client's queue there, and its index in that.
    fn next(&self, capacity: &Capacity) -> Option<(usize, usize, usize)> {
        let may_work = |queued: &QueuedJob| {
            self.may_work(queued.client.address, queued.length, queued.has_begun, capacity)
        };
        self.addresses.iter().enumerate().find_map(|(at, address)| {
            let mut clients = address.clients.iter().enumerate();
            clients.find_map(|(client, jobs)| Some((at, client, jobs.iter().position(may_work)?)))
        })
    }

    /// Removes a job from its queue.
    fn remove(&mut self, address: usize, client: usize, index: usize) -> QueuedJob {
        let jobs = &mut self.addresses[address].clients[client];
        let short = jobs.short.len();
        let queued = if index < short { jobs.short.remove(index) } else { jobs.long.remove(index - short) };
        queued.expect("there is a job at an index that was found")
    }

    /// Removes a waiting job from any queue.
    pub(super) fn take_out(&mut self, number: u64, waiting: &AtomicUsize) -> Option<QueuedJob> {
        let found = self.addresses.iter().enumerate().find_map(|(at, address)| {
            let mut clients = address.clients.iter().enumerate();
            clients.find_map(|(client, jobs)| {
                Some((at, client, jobs.iter().position(|queued| queued.ticket.number == number)?))
            })
        });
        let (at, client, index) = found?;
        let queued = self.remove(at, client, index);
        self.addresses[at].clients.retain(|jobs| jobs.len() > 0);
        self.addresses.retain(|address| !address.clients.is_empty());
        waiting.fetch_sub(1, Ordering::Relaxed);
        self.forget(&queued);
        Some(queued)
    }

    /// Marks a job as no longer running.
    pub(super) fn leave(&mut self, queued: &QueuedJob) {
        self.running.retain(|(number, _)| *number != queued.ticket.number);
        self.running_long -= usize::from(queued.length != Length::Short);
    }

    /// Removes a finished job from the counts.
    pub(super) fn forget(&mut self, queued: &QueuedJob) {
        self.all -= 1;
        let address = queued.client.address;
        if queued.length == Length::Kept && queued.has_begun {
            if let Some(count) = self.under_way.get_mut(&address) {
                *count -= 1;
            }
            self.under_way.retain(|_, count| *count > 0);
        }
        if let Some(load) = self.loads.get_mut(&queued.client) {
            load.all -= 1;
            load.long -= usize::from(queued.length != Length::Short);
            if load.all == 0 {
                self.loads.remove(&queued.client);
            }
        }
    }

    /// Closes the queue and cancels the running jobs; returns the waiting ones.
    pub(super) fn close(&mut self) -> VecDeque<AddressQueue> {
        self.closed = true;
        for (_, cancel) in &self.running {
            cancel.store(true, Ordering::Relaxed);
        }
        std::mem::take(&mut self.addresses)
    }
}

impl AddressQueue {
    fn len(&self) -> usize {
        self.clients.iter().map(ClientQueue::len).sum()
    }
}

impl ClientQueue {
    fn len(&self) -> usize {
        self.short.len() + self.long.len()
    }

    /// The jobs, the short ones first.
    fn iter(&self) -> impl Iterator<Item = &QueuedJob> {
        self.short.iter().chain(&self.long)
    }
}
