//! The queue with real threads: who comes when is asserted, not how long it takes.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::*;

/// A job that waits for a word before each of its turns, and tells when a turn begins.
struct Guided {
    name: &'static str,
    told: Sender<&'static str>,
    go: Receiver<Flow>,
}

impl Job for Guided {
    fn work(&mut self, _turn: &Turn<'_>) -> Flow {
        self.told.send(self.name).unwrap();
        self.go.recv().unwrap_or(Flow::Done)
    }
}

/// A job that only tells that it was done.
struct Telling(&'static str, Sender<&'static str>);

impl Job for Telling {
    fn work(&mut self, _turn: &Turn<'_>) -> Flow {
        self.1.send(self.0).unwrap();
        Flow::Done
    }
}

fn queue(threads: usize) -> Queue {
    let capacity = Capacity {
        threads,
        per_client: 8,
        in_all: 32,
        long: 4,
        long_per_client: 2,
        long_per_address: 3,
        slice: Duration::ZERO,
    };
    Queue::new(capacity).unwrap()
}

/// Somebody at an address of their own.
fn client(number: u64) -> Client {
    Client { number, address: number }
}

fn guided(name: &'static str, told: &Sender<&'static str>) -> (Guided, Sender<Flow>) {
    let (say, go) = channel();
    (Guided { name, told: told.clone(), go }, say)
}

/// Both threads of a queue kept busy by a client of their own, and how to let them go.
fn occupied(queue: &Queue, told: &Sender<&'static str>, heard: &Receiver<&'static str>) -> [Sender<Flow>; 2] {
    [(); 2].map(|()| {
        let (job, say) = guided("occupied", told);
        queue.submit(client(99), Length::Short, job).unwrap();
        assert_eq!(heard.recv(), Ok("occupied"));
        say
    })
}

#[test]
fn clients_take_turns_however_much_one_of_them_asks() {
    let (told, heard) = channel();
    let queue = queue(2);
    let [first, second] = occupied(&queue, &told, &heard);
    for name in ["a1", "a2", "a3", "a4"] {
        queue.submit(client(1), Length::Short, Telling(name, told.clone())).unwrap();
    }
    queue.submit(client(2), Length::Short, Telling("b1", told.clone())).unwrap();
    queue.submit(client(2), Length::Short, Telling("b2", told.clone())).unwrap();
    queue.submit(client(3), Length::Short, Telling("c1", told.clone())).unwrap();
    // One thread works, the other stays busy: there is one order.
    first.send(Flow::Done).unwrap();
    let order: Vec<&str> = heard.iter().take(7).collect();
    assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
    second.send(Flow::Done).unwrap();
}

#[test]
fn long_jobs_leave_a_thread_for_short_ones() {
    let (told, heard) = channel();
    let queue = queue(2);
    let (long, stop_long) = guided("long", &told);
    queue.submit(client(1), Length::Long, long).unwrap();
    assert_eq!(heard.recv(), Ok("long"));
    let (other, stop_other) = guided("other", &told);
    queue.submit(client(2), Length::Long, other).unwrap();
    for name in ["x", "y", "z"] {
        queue.submit(client(3), Length::Short, Telling(name, told.clone())).unwrap();
    }
    let order: Vec<&str> = heard.iter().take(3).collect();
    assert_eq!(order, ["x", "y", "z"], "the second long job waits, though it came first");
    stop_long.send(Flow::Done).unwrap();
    assert_eq!(heard.recv(), Ok("other"));
    stop_other.send(Flow::Done).unwrap();
}

#[test]
fn a_long_job_that_gives_way_comes_back_behind_the_others() {
    let (told, heard) = channel();
    let queue = queue(2);
    let (first, say_first) = guided("first", &told);
    queue.submit(client(1), Length::Long, first).unwrap();
    assert_eq!(heard.recv(), Ok("first"));
    let (second, say_second) = guided("second", &told);
    queue.submit(client(2), Length::Long, second).unwrap();
    for _ in 0..3 {
        say_first.send(Flow::Again).unwrap();
        assert_eq!(heard.recv(), Ok("second"));
        say_second.send(Flow::Again).unwrap();
        assert_eq!(heard.recv(), Ok("first"));
    }
    say_first.send(Flow::Done).unwrap();
    assert_eq!(heard.recv(), Ok("second"));
    say_second.send(Flow::Done).unwrap();
}

#[test]
fn giving_way_is_asked_for_only_while_somebody_waits() {
    struct Asking(Sender<bool>, Receiver<()>);
    impl Job for Asking {
        fn work(&mut self, turn: &Turn<'_>) -> Flow {
            while self.1.recv().is_ok() {
                self.0.send(turn.should_give_way()).unwrap();
            }
            Flow::Done
        }
    }
    let (told, heard) = channel();
    let (answer, answered) = channel();
    let (ask, asked) = channel();
    let queue = queue(2);
    queue.submit(client(1), Length::Long, Asking(answer, asked)).unwrap();
    ask.send(()).unwrap();
    assert_eq!(answered.recv(), Ok(false));
    let ticket = queue.submit(client(2), Length::Long, Telling("late", told)).unwrap();
    ask.send(()).unwrap();
    assert_eq!(answered.recv(), Ok(true));
    queue.cancel(&ticket);
    ask.send(()).unwrap();
    assert_eq!(answered.recv(), Ok(false), "the other does not wait any more");
    drop(ask);
    assert!(heard.recv().is_err(), "what is cancelled before its turn is never worked on");
}

#[test]
fn too_much_is_refused() {
    let (told, heard) = channel();
    let queue = queue(2);
    let occupied = occupied(&queue, &told, &heard);
    for _ in 0..8 {
        queue.submit(client(1), Length::Short, Telling("a", told.clone())).unwrap();
    }
    let refused = |number, length| queue.submit(client(number), length, Telling("no", told.clone())).err();
    assert_eq!(refused(1, Length::Short), Some(Refused::Client));
    for number in 2..6 {
        queue.submit(client(number), Length::Long, Telling("long", told.clone())).unwrap();
    }
    assert_eq!(refused(7, Length::Long), Some(Refused::Full), "four long jobs are enough");
    for number in 10..28 {
        queue.submit(client(number), Length::Short, Telling("b", told.clone())).unwrap();
    }
    assert_eq!(refused(30, Length::Short), Some(Refused::Full));
    for say in occupied {
        say.send(Flow::Done).unwrap();
    }
    assert_eq!(heard.iter().take(30).filter(|&name| name == "no").count(), 0);
    let (job, say) = guided("after", &told);
    // What is done no longer counts, once its thread has said so.
    while queue.shared.lock().all > 0 {
        thread::yield_now();
    }
    queue.submit(client(1), Length::Long, job).unwrap();
    assert_eq!(heard.recv(), Ok("after"));
    say.send(Flow::Done).unwrap();
}

#[test]
fn nobody_holds_all_the_places_for_long_jobs() {
    let (told, heard) = channel();
    let queue = queue(2);
    let occupied = occupied(&queue, &told, &heard);
    let asked = |number, address, length| {
        queue.submit(Client { number, address }, length, Telling("job", told.clone())).err()
    };
    assert_eq!([(); 2].map(|()| asked(1, 7, Length::Long)), [None, None]);
    assert_eq!(asked(1, 7, Length::Long), Some(Refused::Client), "two are enough for one");
    assert_eq!(asked(1, 7, Length::Short), None, "short ones are taken still");
    assert_eq!(asked(2, 7, Length::Long), None, "another at the same address gets one,");
    assert_eq!(asked(3, 7, Length::Long), Some(Refused::Client), "and that is all for this address");
    assert_eq!(asked(4, 8, Length::Long), None, "others are taken");
    drop(occupied);
}

#[test]
fn a_panic_ends_its_job_and_nothing_else() {
    struct Failing(Sender<&'static str>);
    impl Job for Failing {
        fn work(&mut self, _turn: &Turn<'_>) -> Flow {
            std::panic::resume_unwind(Box::new("on purpose"));
        }
        fn failed(&mut self) {
            self.0.send("failed").unwrap();
        }
    }
    let (told, heard) = channel();
    let queue = queue(2);
    for number in 0..6 {
        queue.submit(client(number), Length::Long, Failing(told.clone())).ok();
        assert_eq!(heard.recv(), Ok("failed"));
    }
    queue.submit(client(1), Length::Short, Telling("alive", told)).unwrap();
    assert_eq!(heard.recv(), Ok("alive"));
}

#[test]
fn the_end_of_the_queue_stops_what_runs() {
    struct Endless(Sender<&'static str>);
    impl Job for Endless {
        fn work(&mut self, turn: &Turn<'_>) -> Flow {
            self.0.send("began").unwrap();
            while !turn.is_cancelled() {
                thread::yield_now();
            }
            self.0.send("stopped").unwrap();
            Flow::Again
        }
    }
    let (told, heard) = channel();
    let queue = queue(2);
    queue.submit(client(1), Length::Long, Endless(told)).unwrap();
    assert_eq!(heard.recv(), Ok("began"));
    drop(queue);
    assert_eq!(heard.iter().collect::<Vec<_>>(), ["stopped"]);
}

#[test]
fn whoever_has_to_wait_is_told_how_many_are_before_them() {
    struct Patient(Sender<usize>);
    impl Job for Patient {
        fn work(&mut self, _turn: &Turn<'_>) -> Flow {
            Flow::Done
        }
        fn queued(&mut self, before: usize) {
            self.0.send(before).unwrap();
        }
    }
    let (told, heard) = channel();
    let (tell, before) = channel();
    let queue = queue(2);
    let occupied = occupied(&queue, &told, &heard);
    for _ in 0..3 {
        queue.submit(client(5), Length::Short, Patient(tell.clone())).unwrap();
    }
    assert_eq!(before.iter().take(3).collect::<Vec<_>>(), [1, 2, 3]);
    drop(occupied);
}
