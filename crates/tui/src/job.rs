//! Long-running work on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::signal::{Signal, Waker};

/// A job on another thread. The owner can poll for results and can stop it; dropping it stops it too, without waiting
/// for the thread.
#[derive(Debug)]
pub struct BackgroundJob<T> {
    results: Receiver<T>,
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
}

/// Deep searches need a large stack.
const STACK: usize = 16 << 20;

/// The job's side: results and cancellation.
#[derive(Debug)]
pub struct JobContext<T> {
    results: Sender<T>,
    waker: Waker,
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
}

impl<T: Send + 'static> BackgroundJob<T> {
    /// Starts a job.
    pub fn start(waker: &Waker, work: impl FnOnce(&JobContext<T>) + Send + 'static) -> Self {
        let (sender, results) = channel();
        let (cancel, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let job = JobContext {
            results: sender,
            waker: waker.clone(),
            cancel: Arc::clone(&cancel),
            done: Arc::clone(&done),
        };
        let thread = thread::Builder::new().stack_size(STACK);
        thread.spawn(move || work(&job)).expect("a program that has a terminal can have another thread");
        Self { results, cancel, done }
    }

    /// Asks the job to end with its result so far.
    pub fn stop(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// Whether the job was asked to end.
    pub fn is_stopped(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Whether the job has ended; then no result comes after those that [`results`](Self::results) returns next.
    pub fn is_done(&self) -> bool {
        self.done.load(Ordering::Acquire)
    }

    /// The next result, if it comes within this time.
    pub fn wait(&self, most: Duration) -> Option<T> {
        self.results.recv_timeout(most).ok()
    }

    /// The results since the last call.
    pub fn results(&self) -> Vec<T> {
        self.results.try_iter().collect()
    }
}

impl<T> Drop for BackgroundJob<T> {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl<T> JobContext<T> {
    /// Sends a result.
    pub fn tell(&self, result: T) {
        // If the job was dropped, the result is no longer needed.
        if self.results.send(result).is_ok() {
            self.waker.send(Signal::Work);
        }
    }

    /// Set once the job is asked to end.
    pub fn cancel(&self) -> &AtomicBool {
        &self.cancel
    }

    /// Whether the job is asked to end.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

impl<T> Drop for JobContext<T> {
    /// At the end of the job, also after a panic.
    fn drop(&mut self) {
        self.done.store(true, Ordering::Release);
        self.waker.send(if thread::panicking() { Signal::Broken } else { Signal::Work });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_with_a_ring_and_the_end_does_too() {
        let (sender, signals) = channel();
        let job =
            BackgroundJob::start(&Waker::new(sender), |job| (1..=3).for_each(|number| job.tell(number)));
        let mut found = Vec::new();
        while !job.is_done() {
            assert!(matches!(signals.recv().unwrap(), Signal::Work));
            found.extend(job.results());
        }
        found.extend(job.results());
        assert_eq!(found, [1, 2, 3]);
    }

    #[test]
    fn dropping_a_task_stops_its_job() {
        let (sender, signals) = channel();
        let job = BackgroundJob::start(&Waker::new(sender), |job| {
            job.tell(());
            while !job.is_cancelled() {
                thread::yield_now();
            }
        });
        signals.recv().unwrap();
        drop(job);
        assert!(matches!(signals.recv().unwrap(), Signal::Work), "the end of the job");
    }

    #[test]
    fn a_job_that_fails_is_noticed() {
        let (sender, signals) = channel();
        let job: BackgroundJob<()> = BackgroundJob::start(&Waker::new(sender), |_| panic!("on purpose"));
        assert!(matches!(signals.recv().unwrap(), Signal::Broken));
        assert!(job.is_done());
    }
}
