//! From a request to an answer: read, queue, think, write.

use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use plyground_i18n::{Texts, say};
use plyground_registry::Limits;
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::api::compare::{Course, Form};
use crate::app::{Peer, Shared};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::queue::{Client, Flow, Job, Length, Refused, Ticket, Turn};
use crate::{limits, tongue};

/// A question that can be asked by HTTP: what it takes, and who answers it.
#[derive(Debug)]
pub(crate) struct Question {
    /// How long the answer takes.
    pub(crate) length: fn(&Fields) -> Length,
    /// How many bytes its body may have.
    pub(crate) body: usize,
    /// For how many seconds it is thought about at most.
    pub(crate) seconds: u64,
    pub(crate) work: Work,
}

/// Who answers a question from its fields.
#[derive(Debug)]
pub(crate) enum Work {
    /// Somebody who does so in one turn.
    Once(fn(&mut Fields, &Desk<'_>) -> Result<Reply, Complaint>),
    /// A comparison, which is written down in this form.
    Comparison(Form),
}

/// What is answered.
#[derive(Debug)]
pub(crate) enum Reply {
    Json(Value),
    /// Something to be kept: its kind, its name and its content.
    File(&'static str, String, Vec<u8>),
}

/// Where somebody sits and thinks.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    pub(crate) texts: &'static Texts,
    cancel: &'a AtomicBool,
    began: Instant,
    until: Instant,
}

impl<'a> Desk<'a> {
    /// Until the turn is cancelled or so many seconds have passed.
    pub(crate) fn new(texts: &'static Texts, turn: &Turn<'a>, seconds: u64) -> Self {
        Self::until(texts, turn, Instant::now() + Duration::from_secs(seconds))
    }

    /// Until the turn is cancelled or that moment has come.
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

    /// Thinks within the limits of this desk.
    pub(crate) fn within<T>(&self, nodes: Option<u64>, think: impl FnOnce(Limits<'_>) -> T) -> T {
        let late = || Instant::now() >= self.until;
        think(Limits { nodes, deadline: Some(&late), cancel: Some(self.cancel) })
    }

    /// The same, and no longer than so many seconds.
    pub(crate) fn briefly<T>(&self, seconds: u64, think: impl FnOnce(Limits<'_>) -> T) -> T {
        let soon = self.until.min(Instant::now() + Duration::from_secs(seconds));
        let late = || Instant::now() >= soon;
        think(Limits { nodes: None, deadline: Some(&late), cancel: Some(self.cancel) })
    }

    /// Thinks where only a flag can stop it: somebody else looks at the clock. Nothing takes longer than so many seconds from
    /// the last time that whoever thinks says that something begins.
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
    let client = Peer::of(request.extensions()).client();
    let fields = if request.method() == Method::POST {
        let (parts, body) = request.into_parts();
        Fields::from_json(&read(&parts.headers, body, question.body, texts).await?, texts)?
    } else {
        Fields::from_query(request.uri().query().unwrap_or_default(), texts)
    };
    let length = (question.length)(&fields);
    let (tell, told) = oneshot::channel();
    let job = Asked { fields, question, texts, course: None, tell: Some(tell) };
    let ticket = submit(app, client, length, job, texts)?;
    let _guard = Guard { app, ticket };
    // Whoever has panicked says nothing.
    told.await.unwrap_or_else(|_| Err(Complaint::internal(texts)))
}

/// Queues a job, or says why it is not taken.
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

/// Whoever goes away does not want the answer any more.
struct Guard<'a> {
    app: &'a Shared,
    ticket: Ticket,
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.app.queue.cancel(&self.ticket);
    }
}

/// One question.
struct Asked {
    fields: Fields,
    question: &'static Question,
    texts: &'static Texts,
    /// A comparison that has begun.
    course: Option<Course>,
    tell: Option<oneshot::Sender<Result<Reply, Complaint>>>,
}

impl Asked {
    /// The answer; `None` if it gave way and wants another turn.
    fn think(&mut self, turn: &Turn<'_>) -> Result<Option<Reply>, Complaint> {
        match self.question.work {
            Work::Once(work) => {
                let desk = Desk::new(self.texts, turn, self.question.seconds);
                work(&mut self.fields, &desk).map(Some)
            }
            Work::Comparison(form) => {
                let course = match &mut self.course {
                    Some(course) => course,
                    none => none.insert(Course::take(&mut self.fields)?),
                };
                let results = course.go_on(turn, self.texts, &mut |_, _| ())?;
                results.map(|results| form.write(self.texts, &results)).transpose()
            }
        }
    }
}

impl Job for Asked {
    fn work(&mut self, turn: &Turn<'_>) -> Flow {
        let Some(reply) = self.think(turn).transpose() else { return Flow::Again };
        if let Some(tell) = self.tell.take() {
            // Nobody may be there any more.
            let _ = tell.send(reply);
        }
        Flow::Done
    }
}

/// The body of a request, if it is JSON of a bearable size.
async fn read(headers: &HeaderMap, body: Body, most: usize, texts: &Texts) -> Result<Bytes, Complaint> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        let message = texts.get("server-error-not-json-type");
        return Err(Complaint::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "wrong-type", message));
    }
    let too_large = || {
        let message = say!(texts, "server-error-body-too-large", most = most);
        Complaint::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large", message)
    };
    let late =
        || Complaint::new(StatusCode::REQUEST_TIMEOUT, "body-late", texts.get("server-error-body-late"));
    let announced = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: u64| length > most as u64) {
        // Whoever asks first whether to send at all is told not to.
        if !headers.contains_key(header::EXPECT) {
            let _ = timeout(limits::BODY_TIME, drain(body)).await;
        }
        return Err(too_large());
    }
    let collect = async {
        let mut bytes = Vec::new();
        let mut pieces = body.into_data_stream();
        while let Some(piece) = pieces.next().await {
            let piece = piece.map_err(|_| late())?;
            if bytes.len() + piece.len() > most {
                drain(Body::from_stream(pieces)).await;
                return Err(too_large());
            }
            bytes.extend_from_slice(&piece);
        }
        Ok(Bytes::from(bytes))
    };
    timeout(limits::BODY_TIME, collect).await.unwrap_or_else(|_| Err(late()))
}

/// Lets the rest of a body go by. Whoever is still sending would not hear the answer if the connection were closed.
async fn drain(body: Body) {
    let mut pieces = body.into_data_stream();
    let mut left = limits::DRAINED;
    while let Some(Ok(piece)) = pieces.next().await {
        left = left.saturating_sub(piece.len());
        if left == 0 {
            return;
        }
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        let (kind, name, content) = match self {
            Self::Json(value) => ("application/json", None, value.to_string().into_bytes()),
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

/// A name for a file that no system minds: letters and digits with dashes between them, and an ending.
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
        // Whatever happened, the next one is answered too.
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
            work: Work::Once(|_, _| panic::resume_unwind(Box::new("on purpose"))),
        };
        let response = asked(&FAILING);
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
    }

    #[test]
    fn a_panic_under_a_watcher_is_passed_on() {
        static FAILING: Question = Question {
            length: |_| Length::Long,
            body: 0,
            seconds: 1,
            work: Work::Once(|_, desk| desk.watched(1, |_, _| panic::resume_unwind(Box::new("on purpose")))),
        };
        assert_eq!(asked(&FAILING).status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    #[test]
    fn whoever_is_watched_is_told_when_time_is_up() {
        static ENDLESS: Question = Question {
            length: |_| Length::Long,
            body: 0,
            seconds: 0,
            work: Work::Once(|_, desk| {
                desk.watched(60, |over, _| {
                    while !over.load(Ordering::Relaxed) {
                        std::thread::yield_now();
                    }
                });
                Ok(Reply::Json(Value::Null))
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
            work: Work::Once(|_, desk| {
                desk.watched(0, |over, begins| {
                    begins();
                    while !over.load(Ordering::Relaxed) {
                        std::thread::yield_now();
                    }
                });
                Ok(Reply::Json(Value::Null))
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
