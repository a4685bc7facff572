//! The job queue: a fair scheduler for searches.
//!
//! A fixed number of threads run all jobs. Jobs belong to clients, and clients to addresses. Addresses take turns, and
//! at each address its clients do: a client with a hundred jobs delays only its own, and an address with a hundred
//! clients delays only these. Long jobs never occupy the last thread, so a short one never waits for several long ones;
//! and a long job that has used its time slice while others wait gives way and is queued again behind them. The number
//! of begun jobs that keep memory between their turns is limited: others wait.

mod jobs;
#[cfg(test)]
mod tests;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use jobs::Jobs;

/// Searches are recursive, to a depth that is not known beforehand.
const STACK: usize = 16 << 20;

/// The client of a job: a connection, and its address, which several clients may share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct QueueClient {
    pub(crate) number: u64,
    pub(crate) address: u64,
}

/// How long a job takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// Done in a moment.
    Short,
    /// Seconds.
    Long,
    /// Minutes, in many turns, between which it keeps memory.
    Kept,
}

/// Whether a job is finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum JobStatus {
    Done,
    /// It gave way and needs another turn.
    Again,
}

/// A job.
pub(crate) trait QueueJob: Send + 'static {
    /// Runs until it is done, is cancelled, or should give way.
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus;
    /// Called if it has to wait, with the number of jobs before it.
    fn queued(&mut self, _before: usize) {}
    /// Called after it has panicked; it is not run again.
    fn failed(&mut self) {}
}

/// The time that a job has on a thread before others.
#[derive(Debug)]
pub(crate) struct TimeSlice<'a> {
    cancel: &'a AtomicBool,
    waiting: &'a AtomicUsize,
    began: Instant,
    slice: Duration,
}

impl<'a> TimeSlice<'a> {
    /// Set when the result is no longer needed.
    pub(crate) fn cancel(&self) -> &'a AtomicBool {
        self.cancel
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Whether a long job has used its time slice while others wait.
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
    /// Whether the job is still waiting or running: the queue then holds a copy of the ticket.
    pub(crate) fn is_open(&self) -> bool {
        Arc::strong_count(&self.cancel) > 1
    }
}

/// Why a job was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum JobRefused {
    /// The client has too many jobs.
    Client,
    /// There are too many jobs in total.
    Full,
}

/// The limits of the queue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capacity {
    /// The number of threads, at least two.
    pub(crate) threads: usize,
    /// Jobs of one client, of one address, and in total, running ones included. More are refused.
    pub(crate) per_client: usize,
    pub(crate) per_address: usize,
    pub(crate) in_all: usize,
    /// Jobs of one client that are not short. More are refused.
    pub(crate) long_per_client: usize,
    /// Jobs that keep memory and have begun. More wait.
    pub(crate) under_way: usize,
    /// The most of them that one address may have, as a multiple of those that may still begin. So the share of an
    /// address shrinks as the number of free places does, and the last places go to addresses with few or none.
    pub(crate) under_way_per_free: usize,
    /// How long a long job runs before it gives way to waiting jobs.
    pub(crate) slice: Duration,
    /// How long the end of the queue waits for running jobs.
    pub(crate) shutdown_time: Duration,
}

/// The threads and their jobs.
#[derive(Debug)]
pub(crate) struct Queue {
    shared: Arc<QueueState>,
    threads: Vec<JoinHandle<()>>,
}

impl Queue {
    /// Starts the threads.
    pub(crate) fn new(capacity: Capacity) -> std::io::Result<Self> {
        let capacity = Capacity { threads: capacity.threads.max(2), ..capacity };
        let shared = Arc::new(QueueState {
            capacity,
            jobs: Mutex::new(Jobs::new(capacity.threads)),
            wake: Condvar::new(),
            ended: Condvar::new(),
            waiting: AtomicUsize::new(0),
        });
        let start = |number: usize| {
            let shared = Arc::clone(&shared);
            let name = format!("search {}", number + 1);
            thread::Builder::new().name(name).stack_size(STACK).spawn(move || shared.run())
        };
        let threads = (0..capacity.threads).map(start).collect::<std::io::Result<_>>()?;
        Ok(Self { shared, threads })
    }

    /// Queues a job behind the others of its client.
    pub(crate) fn submit(
        &self,
        client: QueueClient,
        length: Length,
        job: Box<dyn QueueJob>,
    ) -> Result<Ticket, JobRefused> {
        let QueueState { capacity, waiting, wake, .. } = &*self.shared;
        let ticket = self.shared.lock().submit(client, length, job, capacity, waiting)?;
        wake.notify_all();
        Ok(ticket)
    }

    /// Removes a waiting job, or asks a running one to stop.
    pub(crate) fn cancel(&self, ticket: &Ticket) {
        ticket.cancel.store(true, Ordering::Relaxed);
        // The removed job is dropped after the lock is released.
        let _taken = self.shared.lock().take_out(ticket.number, &self.shared.waiting);
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        let waiting = self.shared.lock().close();
        self.shared.wake.notify_all();
        drop(waiting);
        let jobs = self.shared.lock();
        let time = self.shared.capacity.shutdown_time;
        let waited = self.shared.ended.wait_timeout_while(jobs, time, |jobs| jobs.threads > 0);
        let (jobs, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if jobs.threads > 0 {
            // A job that does not check its cancellation runs on until the program ends.
            return;
        }
        drop(jobs);
        for thread in self.threads.drain(..) {
            // A thread never panics: the panics of its jobs were caught.
            let _ = thread.join();
        }
    }
}

#[derive(Debug)]
struct QueueState {
    capacity: Capacity,
    jobs: Mutex<Jobs>,
    wake: Condvar,
    /// Notified when a thread ends.
    ended: Condvar,
    /// The number of waiting jobs, for running ones to read without the lock.
    waiting: AtomicUsize,
}

impl QueueState {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        // No code panics while it holds the lock.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The main loop of a thread.
    fn run(&self) {
        let mut jobs = self.lock();
        loop {
            if jobs.closed {
                jobs.threads -= 1;
                self.ended.notify_all();
                return;
            }
            let Some(mut queued) = jobs.take(&self.capacity, &self.waiting) else {
                jobs = self.wake.wait(jobs).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(jobs);
            let slice = TimeSlice {
                cancel: &queued.ticket.cancel,
                waiting: &self.waiting,
                began: Instant::now(),
                slice: self.capacity.slice,
            };
            let status = catch_unwind(AssertUnwindSafe(|| queued.job.work(&slice)));
            let again = if let Ok(status) = status {
                status == JobStatus::Again && !slice.is_cancelled()
            } else {
                let _ = catch_unwind(AssertUnwindSafe(|| queued.job.failed()));
                false
            };
            jobs = self.lock();
            jobs.leave(&queued);
            // Checked once more under the lock: a job cancelled in between must not be queued again.
            if again && !jobs.closed && !queued.ticket.cancel.load(Ordering::Relaxed) {
                jobs.put(queued, &self.waiting);
            } else {
                jobs.forget(&queued);
                drop(jobs);
                drop(queued);
                jobs = self.lock();
            }
            // Long jobs that had to wait for this one may now run on other threads.
            self.wake.notify_all();
        }
    }
}
