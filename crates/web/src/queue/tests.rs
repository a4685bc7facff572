//! The queue with real threads: the tests assert the order of jobs, not their times.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::*;

/// A job that waits for a message before each of its turns, and reports when a turn begins.
struct GuidedJob {
    name: &'static str,
    reports: Sender<&'static str>,
    go: Receiver<JobStatus>,
}

impl QueueJob for GuidedJob {
    fn work(&mut self, _slice: &TimeSlice<'_>) -> JobStatus {
        self.reports.send(self.name).unwrap();
        self.go.recv().unwrap_or(JobStatus::Done)
    }
}

/// A job that only reports that it was done.
struct ReportingJob(&'static str, Sender<&'static str>);

impl QueueJob for ReportingJob {
    fn work(&mut self, _slice: &TimeSlice<'_>) -> JobStatus {
        self.1.send(self.0).unwrap();
        JobStatus::Done
    }
}

fn queue(threads: usize) -> Queue {
    let capacity = Capacity {
        threads,
        per_client: 8,
        per_address: 10,
        in_all: 32,
        long_per_client: 2,
        under_way: 3,
        under_way_per_free: 2,
        slice: Duration::ZERO,
        // Every test waits for its jobs, except the one about jobs that never end.
        shutdown_time: Duration::from_secs(600),
    };
    Queue::new(capacity).unwrap()
}

/// A client at an address of its own.
fn client(number: u64) -> QueueClient {
    QueueClient { number, address: number }
}

fn guided(name: &'static str, reports: &Sender<&'static str>) -> (GuidedJob, Sender<JobStatus>) {
    let (resume, go) = channel();
    (GuidedJob { name, reports: reports.clone(), go }, resume)
}

/// Both threads of a queue kept busy by another client, and the sender that releases them.
fn occupied(
    queue: &Queue,
    reports: &Sender<&'static str>,
    reported: &Receiver<&'static str>,
) -> [Sender<JobStatus>; 2] {
    [(); 2].map(|()| {
        let (job, resume) = guided("occupied", reports);
        queue.submit(client(99), Length::Short, Box::new(job)).unwrap();
        assert_eq!(reported.recv(), Ok("occupied"));
        resume
    })
}

#[test]
fn clients_take_turns_regardless_of_their_number_of_jobs() {
    let (reports, reported) = channel();
    let queue = queue(2);
    let [first, second] = occupied(&queue, &reports, &reported);
    for name in ["a1", "a2", "a3", "a4"] {
        queue.submit(client(1), Length::Short, Box::new(ReportingJob(name, reports.clone()))).unwrap();
    }
    queue.submit(client(2), Length::Short, Box::new(ReportingJob("b1", reports.clone()))).unwrap();
    queue.submit(client(2), Length::Short, Box::new(ReportingJob("b2", reports.clone()))).unwrap();
    queue.submit(client(3), Length::Short, Box::new(ReportingJob("c1", reports.clone()))).unwrap();
    // One thread works, the other stays busy, so the order is determined.
    first.send(JobStatus::Done).unwrap();
    let order: Vec<&str> = reported.iter().take(7).collect();
    assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
    second.send(JobStatus::Done).unwrap();
}

#[test]
fn long_jobs_leave_a_thread_for_short_ones() {
    let (reports, reported) = channel();
    let queue = queue(2);
    let (long, stop_long) = guided("long", &reports);
    queue.submit(client(1), Length::Long, Box::new(long)).unwrap();
    assert_eq!(reported.recv(), Ok("long"));
    let (other, stop_other) = guided("other", &reports);
    queue.submit(client(2), Length::Long, Box::new(other)).unwrap();
    for name in ["x", "y", "z"] {
        queue.submit(client(3), Length::Short, Box::new(ReportingJob(name, reports.clone()))).unwrap();
    }
    let order: Vec<&str> = reported.iter().take(3).collect();
    assert_eq!(order, ["x", "y", "z"], "the second long job waits, though it came first");
    stop_long.send(JobStatus::Done).unwrap();
    assert_eq!(reported.recv(), Ok("other"));
    stop_other.send(JobStatus::Done).unwrap();
}

#[test]
fn a_long_job_that_gives_way_comes_back_behind_the_others() {
    let (reports, reported) = channel();
    let queue = queue(2);
    let (first, resume_first) = guided("first", &reports);
    queue.submit(client(1), Length::Long, Box::new(first)).unwrap();
    assert_eq!(reported.recv(), Ok("first"));
    let (second, resume_second) = guided("second", &reports);
    queue.submit(client(2), Length::Long, Box::new(second)).unwrap();
    for _ in 0..3 {
        resume_first.send(JobStatus::Again).unwrap();
        assert_eq!(reported.recv(), Ok("second"));
        resume_second.send(JobStatus::Again).unwrap();
        assert_eq!(reported.recv(), Ok("first"));
    }
    resume_first.send(JobStatus::Done).unwrap();
    assert_eq!(reported.recv(), Ok("second"));
    resume_second.send(JobStatus::Done).unwrap();
}

#[test]
fn a_job_should_give_way_only_while_others_wait() {
    struct PollingJob(Sender<bool>, Receiver<()>);
    impl QueueJob for PollingJob {
        fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
            while self.1.recv().is_ok() {
                self.0.send(slice.should_give_way()).unwrap();
            }
            JobStatus::Done
        }
    }
    let (reports, reported) = channel();
    let (answer, answered) = channel();
    let (ask, asked) = channel();
    let queue = queue(2);
    queue.submit(client(1), Length::Long, Box::new(PollingJob(answer, asked))).unwrap();
    ask.send(()).unwrap();
    assert_eq!(answered.recv(), Ok(false));
    let ticket = queue.submit(client(2), Length::Long, Box::new(ReportingJob("late", reports))).unwrap();
    ask.send(()).unwrap();
    assert_eq!(answered.recv(), Ok(true));
    queue.cancel(&ticket);
    ask.send(()).unwrap();
    assert_eq!(answered.recv(), Ok(false), "the other does not wait any more");
    drop(ask);
    assert!(reported.recv().is_err(), "what is cancelled before its turn is never worked on");
}

#[test]
fn jobs_beyond_the_limits_are_refused() {
    let (reports, reported) = channel();
    let queue = queue(2);
    let occupied = occupied(&queue, &reports, &reported);
    let asked = |number, address, length| {
        queue
            .submit(QueueClient { number, address }, length, Box::new(ReportingJob("job", reports.clone())))
            .err()
    };
    assert_eq!([(); 2].map(|()| asked(1, 1, Length::Long)), [None, None]);
    assert_eq!(
        asked(1, 1, Length::Long),
        Some(JobRefused::Client),
        "two long ones are enough for one client"
    );
    assert_eq!([(); 6].map(|()| asked(1, 1, Length::Short)), [None; 6]);
    assert_eq!(asked(1, 1, Length::Short), Some(JobRefused::Client), "eight of all kinds are, too");
    assert_eq!([(); 2].map(|()| asked(2, 1, Length::Kept)), [None, None]);
    assert_eq!(asked(3, 1, Length::Short), Some(JobRefused::Client), "ten are enough for one address");
    for number in 10..30 {
        assert_eq!(asked(number, number, Length::Short), None);
    }
    assert_eq!(asked(30, 30, Length::Short), Some(JobRefused::Full));
    for resume in occupied {
        resume.send(JobStatus::Done).unwrap();
    }
    assert_eq!(reported.iter().take(30).count(), 30);
    let (job, resume) = guided("after", &reports);
    // A finished job no longer counts, once its thread has reported it.
    while queue.shared.lock().all > 0 {
        thread::yield_now();
    }
    queue.submit(client(1), Length::Long, Box::new(job)).unwrap();
    assert_eq!(reported.recv(), Ok("after"));
    resume.send(JobStatus::Done).unwrap();
}

#[test]
fn jobs_that_keep_memory_delay_only_each_other() {
    let (reports, reported) = channel();
    let queue = queue(8);
    let at = |number, address| QueueClient { number, address };
    let mut resumes = Vec::new();
    for number in 0..3 {
        let (job, resume) = guided(["first", "second", "third"][number as usize], &reports);
        queue.submit(at(number, 7), Length::Kept, Box::new(job)).unwrap();
        resumes.push(resume);
    }
    let mut begun = [reported.recv().unwrap(), reported.recv().unwrap()];
    begun.sort_unstable();
    assert_eq!(begun, ["first", "second"], "two of an address are under way");
    for (number, length) in [(2, Length::Long), (3, Length::Short), (4, Length::Long)] {
        queue.submit(at(number, 7), length, Box::new(ReportingJob("hint", reports.clone()))).unwrap();
        assert_eq!(
            reported.recv(),
            Ok("hint"),
            "the third is passed by, even by another job of its own client"
        );
    }
    queue.submit(at(9, 8), Length::Kept, Box::new(ReportingJob("elsewhere", reports.clone()))).unwrap();
    assert_eq!(reported.recv(), Ok("elsewhere"), "other addresses have places of their own");
    // Giving way does not end a job.
    resumes[0].send(JobStatus::Again).unwrap();
    assert_eq!(reported.recv(), Ok("first"));
    resumes[0].send(JobStatus::Done).unwrap();
    assert_eq!(reported.recv(), Ok("third"));
    resumes[1].send(JobStatus::Done).unwrap();
    resumes[2].send(JobStatus::Done).unwrap();
}

/// The analyses that begin of `wanted` at each address, where every connection has one, in the order of the addresses.
fn under_way(jobs: &mut Jobs, wanted: usize, addresses: &[u64]) -> Vec<usize> {
    let capacity = crate::server_state::capacity(1_000);
    let (waiting, (reports, _reported)) = (AtomicUsize::new(0), channel());
    for number in 0..wanted as u64 {
        for &address in addresses {
            let client = QueueClient { number, address };
            let job = Box::new(ReportingJob("analysis", reports.clone()));
            jobs.submit(client, Length::Kept, job, &capacity, &waiting).unwrap();
        }
    }
    while jobs.take(&capacity, &waiting).is_some() {}
    addresses.iter().map(|&address| jobs.under_way_at(address)).collect()
}

#[test]
fn a_few_addresses_cannot_take_the_places_of_all_analyses() {
    // One after the other: each takes all that it can get before the next one comes.
    let mut jobs = Jobs::new(1_000);
    assert_eq!(under_way(&mut jobs, 60, &[1]), [32]);
    assert_eq!(under_way(&mut jobs, 60, &[2]), [11]);
    assert_eq!(under_way(&mut jobs, 60, &[3]), [4], "a third address finds places");
    assert_eq!(under_way(&mut jobs, 60, &[4]), [1], "and so does a fourth");
    // Two or three at the same time.
    let mut jobs = Jobs::new(1_000);
    assert_eq!(under_way(&mut jobs, 60, &[1, 2]), [20, 19]);
    assert_eq!(under_way(&mut jobs, 1, &[3]), [1]);
    let mut jobs = Jobs::new(1_000);
    assert_eq!(under_way(&mut jobs, 60, &[1, 2, 3]), [14, 14, 14]);
    assert_eq!(under_way(&mut jobs, 1, &[4]), [1]);
}

#[test]
fn addresses_take_turns_regardless_of_their_number_of_clients() {
    let (reports, reported) = channel();
    let queue = queue(2);
    let [first, second] = occupied(&queue, &reports, &reported);
    for (number, name) in (1..).zip(["a1", "a2", "a3", "a4"]) {
        queue
            .submit(
                QueueClient { number, address: 7 },
                Length::Short,
                Box::new(ReportingJob(name, reports.clone())),
            )
            .unwrap();
    }
    queue
        .submit(
            QueueClient { number: 1, address: 7 },
            Length::Short,
            Box::new(ReportingJob("a5", reports.clone())),
        )
        .unwrap();
    for name in ["b1", "b2"] {
        queue
            .submit(
                QueueClient { number: 9, address: 8 },
                Length::Short,
                Box::new(ReportingJob(name, reports.clone())),
            )
            .unwrap();
    }
    // One thread works, the other stays busy, so the order is determined.
    first.send(JobStatus::Done).unwrap();
    let order: Vec<&str> = reported.iter().take(7).collect();
    assert_eq!(order, ["a1", "b1", "a2", "b2", "a3", "a4", "a5"]);
    second.send(JobStatus::Done).unwrap();
}

#[test]
fn a_panic_ends_its_job_and_nothing_else() {
    struct PanickingJob(Sender<&'static str>);
    impl QueueJob for PanickingJob {
        fn work(&mut self, _slice: &TimeSlice<'_>) -> JobStatus {
            std::panic::resume_unwind(Box::new("on purpose"));
        }
        fn failed(&mut self) {
            self.0.send("failed").unwrap();
        }
    }
    let (reports, reported) = channel();
    let queue = queue(2);
    for number in 0..6 {
        queue.submit(client(number), Length::Long, Box::new(PanickingJob(reports.clone()))).ok();
        assert_eq!(reported.recv(), Ok("failed"));
    }
    queue.submit(client(1), Length::Short, Box::new(ReportingJob("alive", reports))).unwrap();
    assert_eq!(reported.recv(), Ok("alive"));
}

#[test]
fn dropping_the_queue_stops_running_jobs() {
    struct EndlessJob(Sender<&'static str>);
    impl QueueJob for EndlessJob {
        fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
            self.0.send("began").unwrap();
            while !slice.is_cancelled() {
                thread::yield_now();
            }
            self.0.send("stopped").unwrap();
            JobStatus::Again
        }
    }
    let (reports, reported) = channel();
    let queue = queue(2);
    queue.submit(client(1), Length::Long, Box::new(EndlessJob(reports))).unwrap();
    assert_eq!(reported.recv(), Ok("began"));
    drop(queue);
    assert_eq!(reported.iter().collect::<Vec<_>>(), ["stopped"]);
}

#[test]
fn a_waiting_job_gets_the_number_of_jobs_before_it() {
    struct WaitingJob(Sender<usize>);
    impl QueueJob for WaitingJob {
        fn work(&mut self, _slice: &TimeSlice<'_>) -> JobStatus {
            JobStatus::Done
        }
        fn queued(&mut self, before: usize) {
            self.0.send(before).unwrap();
        }
    }
    let (reports, reported) = channel();
    let (tell, before) = channel();
    let queue = queue(2);
    let occupied = occupied(&queue, &reports, &reported);
    for _ in 0..3 {
        queue.submit(client(5), Length::Short, Box::new(WaitingJob(tell.clone()))).unwrap();
    }
    assert_eq!(before.iter().take(3).collect::<Vec<_>>(), [1, 2, 3]);
    drop(occupied);
}

#[test]
fn a_job_that_ignores_its_cancellation_is_not_waited_for() {
    let (reports, reported) = channel();
    let shared = {
        let capacity = queue(2).shared.capacity;
        let queue = Queue::new(Capacity { shutdown_time: Duration::ZERO, ..capacity }).unwrap();
        let (deaf, resume) = guided("deaf", &reports);
        queue.submit(client(1), Length::Long, Box::new(deaf)).unwrap();
        assert_eq!(reported.recv(), Ok("deaf"));
        let shared = Arc::clone(&queue.shared);
        drop(queue);
        // Still running: it waits for another message.
        resume.send(JobStatus::Done).unwrap();
        shared
    };
    while shared.lock().threads > 0 {
        thread::yield_now();
    }
}
