//! From an HTTP request to its response: read, queue, compute, write.

use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use plyground_i18n::Texts;
use plyground_registry::Limits;
use serde::Serialize;
use tokio::sync::{Semaphore, oneshot};

use crate::api::compare::{Course, Form};
use crate::app::{Peer, Shared};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::queue::{Client, Flow, Job, Length, Refused, Ticket, Turn};
use crate::server::READERS;
use crate::{body, tongue};

/// An HTTP endpoint's question: its limits, and how it is read and answered.
#[derive(Debug)]
pub(crate) struct Question {
    /// How long the answer takes.
    pub(crate) length: fn(&Fields) -> Length,
    /// The most bytes of its body.
    pub(crate) body: usize,
    /// The most seconds of computation.
    pub(crate) seconds: u64,
    pub(crate) kind: Kind,
}

/// How a question is read.
#[derive(Debug)]
pub(crate) enum Kind {
    /// Answered in one turn.
    Once(fn(&mut Fields) -> Result<Once, Complaint>),
    /// A comparison, written in this format.
    Comparison(Form),
}

/// The work that remains after a question was read.
pub(crate) type Once = Box<dyn FnOnce(&Desk<'_>) -> Result<Reply, Complaint> + Send>;

/// A question that was read completely: every field was taken, and every name is resolved.
enum Work {
    Once(Option<Once>),
    Comparison(Box<Course>, Form),
}

impl Question {
    /// Reads all fields, without computing. Errors are found before the question is queued.
    fn read(&self, fields: &mut Fields) -> Result<(Length, Work), Complaint> {
        let length = (self.length)(fields);
        let work = match self.kind {
            Kind::Once(read) => Work::Once(Some(read(fields)?)),
            Kind::Comparison(form) => Work::Comparison(Box::new(Course::take(fields)?), form),
        };
        Ok((length, work))
    }

    /// Checks whether a body or a query can be read as this question.
    pub(crate) fn check(&self, fields: &mut Fields) -> Result<(), Complaint> {
        self.read(fields).map(|_| ())
    }
}

/// Requests that are read at the same time. The others wait as futures, so that a client that leaves loses its place.
static READING: Semaphore = Semaphore::const_new(READERS);

/// Reads fields on a blocking thread, so that no connection waits: a game is opened, and its moves are played.
pub(crate) async fn read_fields<T: Send + 'static>(
    mut fields: Fields,
    read: impl FnOnce(&mut Fields) -> Result<T, Complaint> + Send + 'static,
) -> Result<T, Complaint> {
    on_reader(fields.texts(), move || read(&mut fields)).await
}

async fn on_reader<T: Send + 'static>(
    texts: &'static Texts,
    read: impl FnOnce() -> Result<T, Complaint> + Send + 'static,
) -> Result<T, Complaint> {
    let permit = READING.acquire().await.map_err(|_| Complaint::internal(texts))?;
    let reading = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        read()
    });
    reading.await.unwrap_or_else(|_| Err(Complaint::internal(texts)))
}

/// The content of a response.
#[derive(Debug)]
pub(crate) enum Reply {
    Json(Vec<u8>),
    /// A file to download: its media type, its name and its content.
    File(&'static str, String, Vec<u8>),
}

impl Reply {
    pub(crate) fn json(value: &impl Serialize) -> Self {
        Self::Json(serde_json::to_vec(value).expect("replies have nothing that JSON cannot express"))
    }
}

/// The limits of a computation: cancellation and a deadline.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    pub(crate) texts: &'static Texts,
    cancel: &'a AtomicBool,
    began: Instant,
    until: Instant,
}

impl<'a> Desk<'a> {
    /// Until the turn is cancelled or `seconds` have passed.
    pub(crate) fn new(texts: &'static Texts, turn: &Turn<'a>, seconds: u64) -> Self {
        Self::until(texts, turn, Instant::now() + Duration::from_secs(seconds))
    }

    /// Until the turn is cancelled or the deadline has passed.
    pub(crate) fn until(texts: &'static Texts, turn: &Turn<'a>, until: Instant) -> Self {
        Self { texts, cancel: turn.cancel(), began: Instant::now(), until }
    }

    /// Seconds since it began.
    pub(crate) fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.cancel.load(Ordering::Relaxed) || Instant::now() >= self.until
    }

    /// An error if the answer is no longer wanted, for work without limits of its own. The error is never sent.
    pub(crate) fn go_on(&self) -> Result<(), Complaint> {
        still_wanted(self.cancel, self.texts)
    }

    /// Computes within these limits.
    pub(crate) fn within<T>(&self, nodes: Option<u64>, think: impl FnOnce(Limits<'_>) -> T) -> T {
        let late = || Instant::now() >= self.until;
        think(Limits { nodes, deadline: Some(&late), cancel: Some(self.cancel) })
    }

    /// The same, and for at most `seconds`.
    pub(crate) fn briefly<T>(&self, seconds: u64, think: impl FnOnce(Limits<'_>) -> T) -> T {
        let soon = self.until.min(Instant::now() + Duration::from_secs(seconds));
        let late = || Instant::now() >= soon;
        think(Limits { nodes: None, deadline: Some(&late), cancel: Some(self.cancel) })
    }

    /// Computes something that only a flag can stop: a watcher thread sets the flag when the limits are reached, or
    /// `seconds` after `think` last reported the beginning of a step.
    pub(crate) fn watched<T>(&self, seconds: u64, think: impl FnOnce(&AtomicBool, &dyn Fn()) -> T) -> T {
        const LOOK: Duration = Duration::from_millis(20);
        let (over, done) = (AtomicBool::new(false), AtomicBool::new(false));
        let (start, begun) = (Instant::now(), AtomicU64::new(0));
        let passed = || start.elapsed().as_millis() as u64;
        std::thread::scope(|scope| {
            let watcher = scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    let is_late = passed().saturating_sub(begun.load(Ordering::Relaxed)) >= seconds * 1_000;
                    if self.is_over() || is_late {
                        over.store(true, Ordering::Relaxed);
                    }
                    std::thread::park_timeout(LOOK);
                }
            });
            let begins = || begun.store(passed(), Ordering::Relaxed);
            let result = panic::catch_unwind(panic::AssertUnwindSafe(|| think(&over, &begins)));
            done.store(true, Ordering::Relaxed);
            watcher.thread().unpark();
            result.unwrap_or_else(|panic| panic::resume_unwind(panic))
        })
    }
}

/// An error if the cancellation flag is set.
pub(crate) fn still_wanted(cancel: &AtomicBool, texts: &Texts) -> Result<(), Complaint> {
    if cancel.load(Ordering::Relaxed) {
        let message = texts.get("server-error-busy");
        return Err(Complaint::new(StatusCode::SERVICE_UNAVAILABLE, "cancelled", message));
    }
    Ok(())
}

/// Answers a request.
pub(crate) async fn answer(app: Shared, request: Request, question: &'static Question) -> Response {
    let texts = tongue::of(request.uri(), request.headers());
    match try_to_answer(&app, request, question, texts).await {
        Ok(reply) => reply.into_response(),
        Err(complaint) => complaint.into_response(),
    }
}

async fn try_to_answer(
    app: &Shared,
    request: Request,
    question: &'static Question,
    texts: &'static Texts,
) -> Result<Reply, Complaint> {
    let client = Peer::client(request.extensions());
    let (length, work) = if request.method() == Method::POST {
        let (parts, body) = request.into_parts();
        let bytes = body::read(&parts.headers, body, question.body, texts).await?;
        // Parsed by a reader too: parsed JSON can be fifty times as large as its text.
        on_reader(texts, move || question.read(&mut Fields::from_json(&bytes, texts)?)).await?
    } else {
        let fields = Fields::from_query(request.uri().query().unwrap_or_default(), texts);
        read_fields(fields, |fields| question.read(fields)).await?
    };
    let (tell, told) = oneshot::channel();
    let job = Asked { work, seconds: question.seconds, texts, tell: Some(tell) };
    let ticket = submit(app, client, length, job, texts)?;
    let _guard = Guard { app, ticket };
    // The sender is dropped without an answer only if the job has panicked.
    told.await.unwrap_or_else(|_| Err(Complaint::internal(texts)))
}

/// Queues a job, or returns the error for a refused one.
pub(crate) fn submit(
    app: &Shared,
    client: Client,
    length: Length,
    job: impl Job,
    texts: &Texts,
) -> Result<Ticket, Complaint> {
    app.queue.submit(client, length, job).map_err(|refused| {
        let message = match refused {
            Refused::Client => texts.get("server-error-busy-client"),
            Refused::Full => texts.get("server-error-busy"),
        };
        Complaint::new(StatusCode::TOO_MANY_REQUESTS, "busy", message)
    })
}

/// Cancels the job if the client disconnects.
struct Guard<'a> {
    app: &'a Shared,
    ticket: Ticket,
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.app.queue.cancel(&self.ticket);
    }
}

/// A question in the queue.
struct Asked {
    work: Work,
    seconds: u64,
    texts: &'static Texts,
    tell: Option<oneshot::Sender<Result<Reply, Complaint>>>,
}

impl Asked {
    /// The answer; `None` if the job gave way and needs another turn.
    fn think(&mut self, turn: &Turn<'_>) -> Result<Option<Reply>, Complaint> {
        match &mut self.work {
            Work::Once(once) => {
                let desk = Desk::new(self.texts, turn, self.seconds);
                once.take().map(|once| once(&desk)).transpose()
            }
            Work::Comparison(course, form) => {
                let results = course.go_on(turn, self.texts, &mut |_, _| ())?;
                results.map(|results| form.write(self.texts, &results, turn)).transpose()
            }
        }
    }
}

impl Job for Asked {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        let Some(reply) = self.think(turn).transpose() else { return Flow::Again };
        if let Some(tell) = self.tell.take() {
            // The client may have disconnected.
            let _ = tell.send(reply);
        }
        Flow::Done
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        let (kind, name, content) = match self {
            Self::Json(content) => ("application/json", None, content),
            Self::File(kind, name, content) => (kind, Some(name), content),
        };
        let mut response = Body::from(content).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        let disposition = name.and_then(|name| {
            HeaderValue::from_str(&format!("attachment; filename=\"{}\"", plain(&name))).ok()
        });
        if let Some(disposition) = disposition {
            response.headers_mut().insert(header::CONTENT_DISPOSITION, disposition);
        }
        response
    }
}

/// A file name that is valid on every system: letters and digits with dashes between them, and an extension.
fn plain(name: &str) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
    let words = stem.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let stem: String = words.collect::<Vec<_>>().join("-").chars().take(60).collect();
    format!("{}.{ending}", if stem.is_empty() { "plyground" } else { &stem })
}

#[cfg(test)]
mod tests {
    use tokio::sync::watch;

    use super::*;
    use crate::app::App;

    fn asked(question: &'static Question) -> Response {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let address = "127.0.0.1:8080".parse().unwrap();
        let app = App::new(address, 2, watch::Sender::new(false).subscribe()).unwrap();
        let request = || Request::builder().uri("/api/x?lang=sk").body(Body::empty()).unwrap();
        let first = runtime.block_on(answer(app.clone(), request(), question));
        // After any answer, the next request is answered too.
        let second = runtime.block_on(answer(app, request(), question));
        assert_eq!(first.status(), second.status());
        first
    }

    #[test]
    fn a_panic_becomes_a_sentence() {
        static FAILING: Question = Question {
            length: |_| Length::Long,
            body: 0,
            seconds: 1,
            kind: Kind::Once(|_| Ok(Box::new(|_| panic::resume_unwind(Box::new("on purpose"))))),
        };
        let response = asked(&FAILING);
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
    }

    #[test]
    fn a_panic_while_a_question_is_read_becomes_a_sentence() {
        static FAILING: Question = Question {
            length: |_| Length::Long,
            body: 0,
            seconds: 1,
            kind: Kind::Once(|_| panic::resume_unwind(Box::new("on purpose"))),
        };
        assert_eq!(asked(&FAILING).status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    #[test]
    fn a_panic_under_a_watcher_is_passed_on() {
        static FAILING: Question = Question {
            length: |_| Length::Long,
            body: 0,
            seconds: 1,
            kind: Kind::Once(|_| {
                Ok(Box::new(|desk| desk.watched(1, |_, _| panic::resume_unwind(Box::new("on purpose")))))
            }),
        };
        assert_eq!(asked(&FAILING).status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    #[test]
    fn whoever_is_watched_is_told_when_time_is_up() {
        static ENDLESS: Question = Question {
            length: |_| Length::Long,
            body: 0,
            seconds: 0,
            kind: Kind::Once(|_| {
                Ok(Box::new(|desk| {
                    desk.watched(60, |over, _| {
                        while !over.load(Ordering::Relaxed) {
                            std::thread::yield_now();
                        }
                    });
                    Ok(Reply::json(&()))
                }))
            }),
        };
        assert_eq!(asked(&ENDLESS).status(), StatusCode::OK);
    }

    #[test]
    fn one_thing_among_many_is_not_waited_for_either() {
        static ENDLESS: Question = Question {
            length: |_| Length::Long,
            body: 0,
            seconds: 600,
            kind: Kind::Once(|_| {
                Ok(Box::new(|desk| {
                    desk.watched(0, |over, begins| {
                        begins();
                        while !over.load(Ordering::Relaxed) {
                            std::thread::yield_now();
                        }
                    });
                    Ok(Reply::json(&()))
                }))
            }),
        };
        assert_eq!(asked(&ENDLESS).status(), StatusCode::OK);
    }

    #[test]
    fn names_of_files_are_plain() {
        let shown = ["mnk(7,7,5).svg", "../a b\"c.txt", "explicit([[3,5]]).png", "…"].map(plain);
        assert_eq!(shown, ["mnk-7-7-5.svg", "a-b-c.txt", "explicit-3-5.png", "plyground.txt"]);
    }
}
