//! The thread that owns all shared games and tournaments.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::storage::Storage;
use super::{Moment, Together, TogetherRefusal};

/// Something to be done by the thread.
type TogetherTask = Box<dyn FnOnce(&mut Together, Moment) + Send>;

/// What the thread is told.
enum TogetherOrder {
    Do(TogetherTask),
    End,
}

/// How long the thread sleeps at most: expired games are looked for that often.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// The thread, for everyone who asks it.
#[derive(Debug)]
pub(crate) struct TogetherThread {
    orders: mpsc::Sender<TogetherOrder>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// What a connection follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FollowedPlace {
    /// A shared game, and the number of the follower.
    Game(String, u64),
    /// A tournament, and the number of the follower.
    Tournament(String, u64),
}

/// A place that a connection follows until this is dropped.
#[derive(Debug)]
pub(crate) struct FollowGuard {
    place: FollowedPlace,
    orders: mpsc::Sender<TogetherOrder>,
}

impl Drop for FollowGuard {
    fn drop(&mut self) {
        let place = self.place.clone();
        // If the thread has ended, no one is told anything any more.
        let _ = self.orders.send(TogetherOrder::Do(Box::new(move |together, _| together.unfollow(&place))));
    }
}

impl TogetherThread {
    /// Starts the thread, which reads what is stored.
    pub(crate) fn start(storage: Storage) -> std::io::Result<Self> {
        let (orders, received) = mpsc::channel();
        let start = Instant::now();
        let thread = thread::Builder::new()
            .name("together".to_owned())
            .spawn(move || run(&mut Together::load(storage, Moment::since(start)), start, &received))?;
        Ok(Self { orders, thread: Mutex::new(Some(thread)) })
    }

    /// Does something on the thread and returns its answer; `None` if it failed or the server ends.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        task: impl FnOnce(&mut Together, Moment) -> T + Send + 'static,
    ) -> Option<T> {
        let (sender, receiver) = oneshot::channel();
        self.tell(move |together, now| {
            // The client may have disconnected.
            let _ = sender.send(task(together, now));
        });
        receiver.await.ok()
    }

    /// Follows something; a client that disconnects meanwhile follows nothing.
    pub(crate) async fn follow(
        &self,
        follow: impl FnOnce(&mut Together) -> Result<FollowedPlace, TogetherRefusal> + Send + 'static,
    ) -> Option<Result<FollowGuard, TogetherRefusal>> {
        let orders = self.orders.clone();
        self.ask(move |together, _| follow(together).map(|place| FollowGuard { place, orders })).await
    }

    fn tell(&self, task: impl FnOnce(&mut Together, Moment) + Send + 'static) {
        // If the thread has ended, the sender of the answer is dropped with the task.
        let _ = self.orders.send(TogetherOrder::Do(Box::new(task)));
    }

    /// Ends the thread after what it has been asked so far. Everything is stored already.
    pub(crate) fn end(&self) {
        let _ = self.orders.send(TogetherOrder::End);
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // It catches the panics of its tasks.
            let _ = thread.join();
        }
    }
}

impl Drop for TogetherThread {
    fn drop(&mut self) {
        self.end();
    }
}

fn run(together: &mut Together, start: Instant, orders: &mpsc::Receiver<TogetherOrder>) {
    loop {
        let now = start.elapsed();
        let sleep = together.deadline().map_or(LONGEST_SLEEP, |at| at.saturating_sub(now).min(LONGEST_SLEEP));
        let mut next = match orders.recv_timeout(sleep) {
            Ok(order) => Some(order),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        // All that is waiting is done first, so that followers get one message about it.
        while let Some(order) = next {
            match order {
                TogetherOrder::Do(task) => work(together, start, task),
                TogetherOrder::End => return,
            }
            next = orders.try_recv().ok();
        }
        let moment = Moment::since(start);
        let _ = catch_unwind(AssertUnwindSafe(|| {
            together.tick(moment);
            together.publish(moment);
        }));
    }
}

/// Does one task. One that panics has no answer, and the others go on.
fn work(together: &mut Together, start: Instant, task: TogetherTask) {
    let _ = catch_unwind(AssertUnwindSafe(|| task(together, Moment::since(start))));
}
