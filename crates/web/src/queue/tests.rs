//! The queue with real threads: the tests assert the order of jobs, not their times.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::*;

/// A job that waits for a message before each of its turns, and reports when a turn begins.
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

/// A job that only reports that it was done.
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
        per_address: 10,
        in_all: 32,
        long_per_client: 2,
        under_way: 4,
        under_way_per_address: 2,
        slice: Duration::ZERO,
        // Every test waits for its jobs, except the one about jobs that never end.
        goodbye: Duration::from_secs(600),
    };
    Queue::new(capacity).unwrap()
}

/// A client at an address of its own.
fn client(number: u64) -> Client {
    Client { number, address: number }
}

fn guided(name: &'static str, told: &Sender<&'static str>) -> (Guided, Sender<Flow>) {
    let (say, go) = channel();
    (Guided { name, told: told.clone(), go }, say)
}

/// Both threads of a queue kept busy by another client, and the sender that releases them.
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
    // One thread works, the other stays busy, so the order is determined.
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
    let asked = |number, address, length| {
        queue.submit(Client { number, address }, length, Telling("job", told.clone())).err()
    };
    assert_eq!([(); 2].map(|()| asked(1, 1, Length::Long)), [None, None]);
    assert_eq!(asked(1, 1, Length::Long), Some(Refused::Client), "two long ones are enough for one client");
    assert_eq!([(); 6].map(|()| asked(1, 1, Length::Short)), [None; 6]);
    assert_eq!(asked(1, 1, Length::Short), Some(Refused::Client), "eight of all kinds are, too");
    assert_eq!([(); 2].map(|()| asked(2, 1, Length::SolverCache)), [None, None]);
    assert_eq!(asked(3, 1, Length::Short), Some(Refused::Client), "ten are enough for one address");
    for number in 10..30 {
        assert_eq!(asked(number, number, Length::Short), None);
    }
    assert_eq!(asked(30, 30, Length::Short), Some(Refused::Full));
    for say in occupied {
        say.send(Flow::Done).unwrap();
    }
    assert_eq!(heard.iter().take(30).count(), 30);
    let (job, say) = guided("after", &told);
    // A finished job no longer counts, once its thread has reported it.
    while queue.shared.lock().all > 0 {
        thread::yield_now();
    }
    queue.submit(client(1), Length::Long, job).unwrap();
    assert_eq!(heard.recv(), Ok("after"));
    say.send(Flow::Done).unwrap();
}

#[test]
fn jobs_that_keep_memory_wait_for_each_other_and_nothing_else_waits_for_them() {
    let (told, heard) = channel();
    let queue = queue(8);
    let at = |number, address| Client { number, address };
    let mut says = Vec::new();
    for number in 0..3 {
        let (job, say) = guided(["first", "second", "third"][number as usize], &told);
        queue.submit(at(number, 7), Length::SolverCache, job).unwrap();
        says.push(say);
    }
    let mut begun = [heard.recv().unwrap(), heard.recv().unwrap()];
    begun.sort_unstable();
    assert_eq!(begun, ["first", "second"], "two of an address are under way");
    for (number, length) in [(2, Length::Long), (3, Length::Short), (4, Length::Long)] {
        queue.submit(at(number, 7), length, Telling("hint", told.clone())).unwrap();
        assert_eq!(heard.recv(), Ok("hint"), "the third is passed by, even by another job of its own client");
    }
    queue.submit(at(9, 8), Length::SolverCache, Telling("elsewhere", told.clone())).unwrap();
    assert_eq!(heard.recv(), Ok("elsewhere"), "other addresses have places of their own");
    // Giving way does not end a job.
    says[0].send(Flow::Again).unwrap();
    assert_eq!(heard.recv(), Ok("first"));
    says[0].send(Flow::Done).unwrap();
    assert_eq!(heard.recv(), Ok("third"));
    says[1].send(Flow::Done).unwrap();
    says[2].send(Flow::Done).unwrap();
}

#[test]
fn addresses_take_turns_however_many_clients_one_of_them_has() {
    let (told, heard) = channel();
    let queue = queue(2);
    let [first, second] = occupied(&queue, &told, &heard);
    for (number, name) in (1..).zip(["a1", "a2", "a3", "a4"]) {
        queue.submit(Client { number, address: 7 }, Length::Short, Telling(name, told.clone())).unwrap();
    }
    queue.submit(Client { number: 1, address: 7 }, Length::Short, Telling("a5", told.clone())).unwrap();
    for name in ["b1", "b2"] {
        queue.submit(Client { number: 9, address: 8 }, Length::Short, Telling(name, told.clone())).unwrap();
    }
    // One thread works, the other stays busy, so the order is determined.
    first.send(Flow::Done).unwrap();
    let order: Vec<&str> = heard.iter().take(7).collect();
    assert_eq!(order, ["a1", "b1", "a2", "b2", "a3", "a4", "a5"]);
    second.send(Flow::Done).unwrap();
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

#[test]
fn a_job_that_does_not_look_for_its_end_is_left_behind() {
    let (told, heard) = channel();
    let shared = {
        let capacity = queue(2).shared.capacity;
        let queue = Queue::new(Capacity { goodbye: Duration::ZERO, ..capacity }).unwrap();
        let (deaf, say) = guided("deaf", &told);
        queue.submit(client(1), Length::Long, deaf).unwrap();
        assert_eq!(heard.recv(), Ok("deaf"));
        let shared = Arc::clone(&queue.shared);
        drop(queue);
        // Still running: it waits for another message.
        say.send(Flow::Done).unwrap();
        shared
    };
    while shared.lock().threads > 0 {
        thread::yield_now();
    }
}
