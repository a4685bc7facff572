//! From an HTTP request to its response: read, queue, compute, write.

use axum::extract::Request;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use plyground_i18n::Texts;
use tokio::sync::{Semaphore, oneshot};

use crate::api::compare::{ComparisonFormat, RunningComparison};
use crate::api_error::ApiError;
use crate::fields::Fields;
use crate::queue::{JobRefused, JobStatus, Length, QueueClient, QueueJob, Ticket, TimeSlice};
use crate::request_context::RequestContext;
use crate::response_content::ResponseContent;
use crate::server::READERS;
use crate::server_state::{Peer, SharedServerState};
use crate::{body, language};

/// An HTTP endpoint: its limits, and how its requests are read and answered.
#[derive(Debug)]
pub(crate) struct Endpoint {
    /// How long the answer takes.
    pub(crate) length: fn(&Fields) -> Length,
    /// The most bytes of its body.
    pub(crate) body: usize,
    /// The most seconds of computation.
    pub(crate) seconds: u64,
    pub(crate) kind: EndpointKind,
}

/// How the requests of an endpoint are read.
#[derive(Debug)]
pub(crate) enum EndpointKind {
    /// Answered in one time slice.
    Once(fn(&mut Fields) -> Result<Computation, ApiError>),
    /// A comparison, written in this format.
    Comparison(ComparisonFormat),
}

/// The work that remains after a request was read.
pub(crate) type Computation =
    Box<dyn FnOnce(&RequestContext<'_>) -> Result<ResponseContent, ApiError> + Send>;

/// A request that was read completely: every field was taken, and every name is resolved.
enum PreparedRequest {
    Once(Option<Computation>),
    Comparison(Box<RunningComparison>, ComparisonFormat),
}

impl Endpoint {
    /// Reads all fields, without computing. Errors are found before the request is queued.
    fn read(&self, fields: &mut Fields) -> Result<(Length, PreparedRequest), ApiError> {
        let length = (self.length)(fields);
        let prepared = match self.kind {
            EndpointKind::Once(read) => PreparedRequest::Once(Some(read(fields)?)),
            EndpointKind::Comparison(form) => {
                let comparison = RunningComparison::take(fields)?;
                let comparison = if form.is_for_people() { comparison.with_known() } else { comparison };
                PreparedRequest::Comparison(Box::new(comparison), form)
            }
        };
        Ok((length, prepared))
    }

    /// Checks whether a body or a query can be read as this endpoint.
    pub(crate) fn check(&self, fields: &mut Fields) -> Result<(), ApiError> {
        self.read(fields).map(|_| ())
    }
}

/// Requests that are read at the same time. The others wait as futures, so that a client that leaves loses its place.
static READING: Semaphore = Semaphore::const_new(READERS);

/// Reads fields on a blocking thread, so that no connection waits: a game is opened, and its moves are played.
pub(crate) async fn read_fields<T: Send + 'static>(
    mut fields: Fields,
    read: impl FnOnce(&mut Fields) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    on_reader(fields.texts(), move || read(&mut fields)).await
}

async fn on_reader<T: Send + 'static>(
    texts: &'static Texts,
    read: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let permit = READING.acquire().await.map_err(|_| ApiError::internal(texts))?;
    let reading = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        read()
    });
    reading.await.unwrap_or_else(|_| Err(ApiError::internal(texts)))
}

/// Answers a request.
pub(crate) async fn answer(
    server: SharedServerState,
    request: Request,
    endpoint: &'static Endpoint,
) -> Response {
    let texts = language::texts_for(request.uri(), request.headers());
    match try_to_answer(&server, request, endpoint, texts).await {
        Ok(content) => content.into_response(),
        Err(error) => error.into_response(),
    }
}

async fn try_to_answer(
    server: &SharedServerState,
    request: Request,
    endpoint: &'static Endpoint,
    texts: &'static Texts,
) -> Result<ResponseContent, ApiError> {
    let client = Peer::client(request.extensions());
    let (length, prepared) = if request.method() == Method::POST {
        let (parts, body) = request.into_parts();
        let bytes = body::read(&parts.headers, body, endpoint.body, texts).await?;
        // Parsed by a reader too: parsed JSON can be fifty times as large as its text.
        on_reader(texts, move || endpoint.read(&mut Fields::from_json(&bytes, texts)?)).await?
    } else {
        let fields = Fields::from_query(request.uri().query().unwrap_or_default(), texts);
        read_fields(fields, |fields| endpoint.read(fields)).await?
    };
    let (sender, receiver) = oneshot::channel();
    let job = HttpJob { request: prepared, seconds: endpoint.seconds, texts, sender: Some(sender) };
    let ticket = submit(server, client, length, Box::new(job), texts)?;
    let _guard = CancelOnDrop { server, ticket };
    // The sender is dropped without an answer only if the job has panicked.
    receiver.await.unwrap_or_else(|_| Err(ApiError::internal(texts)))
}

/// Queues a job, or returns the error for a refused one.
pub(crate) fn submit(
    server: &SharedServerState,
    client: QueueClient,
    length: Length,
    job: Box<dyn QueueJob>,
    texts: &Texts,
) -> Result<Ticket, ApiError> {
    server.queue.submit(client, length, job).map_err(|refused| {
        let message = match refused {
            JobRefused::Client => texts.get("server-error-busy-client"),
            JobRefused::Full => texts.get("server-error-busy"),
        };
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "busy", message)
    })
}

/// Cancels the job if the client disconnects.
struct CancelOnDrop<'a> {
    server: &'a SharedServerState,
    ticket: Ticket,
}

impl Drop for CancelOnDrop<'_> {
    fn drop(&mut self) {
        self.server.queue.cancel(&self.ticket);
    }
}

/// An HTTP request in the queue.
struct HttpJob {
    request: PreparedRequest,
    seconds: u64,
    texts: &'static Texts,
    sender: Option<oneshot::Sender<Result<ResponseContent, ApiError>>>,
}

impl HttpJob {
    /// The answer; `None` if the job gave way and needs another time slice.
    fn compute(&mut self, slice: &TimeSlice<'_>) -> Result<Option<ResponseContent>, ApiError> {
        match &mut self.request {
            PreparedRequest::Once(once) => {
                let context = RequestContext::new(self.texts, slice, self.seconds);
                once.take().map(|once| once(&context)).transpose()
            }
            PreparedRequest::Comparison(comparison, form) => {
                let results = comparison.go_on(slice, self.texts, &mut |_, _| ())?;
                results.map(|results| form.write(self.texts, &results, slice)).transpose()
            }
        }
    }
}

impl QueueJob for HttpJob {
    fn work(&mut self, slice: &TimeSlice<'_>) -> JobStatus {
        let Some(content) = self.compute(slice).transpose() else { return JobStatus::Again };
        if let Some(sender) = self.sender.take() {
            // The client may have disconnected.
            let _ = sender.send(content);
        }
        JobStatus::Done
    }
}

#[cfg(test)]
mod tests {
    use std::panic;
    use std::sync::atomic::Ordering;

    use axum::body::Body;
    use axum::http::header;
    use tokio::sync::watch;

    use super::*;
    use crate::access::Access;
    use crate::server_state::ServerState;
    use crate::together::{TogetherThread, open_storage};

    fn response_of(endpoint: &'static Endpoint) -> Response {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let address = "127.0.0.1:8080".parse().unwrap();
        let together = TogetherThread::start(open_storage(None).unwrap()).unwrap();
        let stop = watch::Sender::new(false).subscribe();
        let server = ServerState::new(address, Access::new(address, None), together, 2, stop).unwrap();
        let request = || Request::builder().uri("/api/x?lang=sk").body(Body::empty()).unwrap();
        let first = runtime.block_on(answer(server.clone(), request(), endpoint));
        // After any answer, the next request is answered too.
        let second = runtime.block_on(answer(server, request(), endpoint));
        assert_eq!(first.status(), second.status());
        first
    }

    #[test]
    fn a_panic_becomes_a_sentence() {
        static FAILING: Endpoint = Endpoint {
            length: |_| Length::Long,
            body: 0,
            seconds: 1,
            kind: EndpointKind::Once(|_| Ok(Box::new(|_| panic::resume_unwind(Box::new("on purpose"))))),
        };
        let response = response_of(&FAILING);
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
    }

    #[test]
    fn a_panic_while_a_request_is_read_becomes_a_sentence() {
        static FAILING: Endpoint = Endpoint {
            length: |_| Length::Long,
            body: 0,
            seconds: 1,
            kind: EndpointKind::Once(|_| panic::resume_unwind(Box::new("on purpose"))),
        };
        assert_eq!(response_of(&FAILING).status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    #[test]
    fn a_panic_under_a_watcher_is_passed_on() {
        static FAILING: Endpoint = Endpoint {
            length: |_| Length::Long,
            body: 0,
            seconds: 1,
            kind: EndpointKind::Once(|_| {
                Ok(Box::new(|context| {
                    context.watched(1, |_, _| panic::resume_unwind(Box::new("on purpose")))
                }))
            }),
        };
        assert_eq!(response_of(&FAILING).status(), StatusCode::INTERNAL_SERVER_ERROR);
    }

    #[test]
    fn a_watched_computation_is_stopped_when_time_is_up() {
        static ENDLESS: Endpoint = Endpoint {
            length: |_| Length::Long,
            body: 0,
            seconds: 0,
            kind: EndpointKind::Once(|_| {
                Ok(Box::new(|context| {
                    context.watched(60, |over, _| {
                        while !over.load(Ordering::Relaxed) {
                            std::thread::yield_now();
                        }
                    });
                    Ok(ResponseContent::json(&()))
                }))
            }),
        };
        assert_eq!(response_of(&ENDLESS).status(), StatusCode::OK);
    }

    #[test]
    fn a_watched_step_is_stopped_when_its_time_is_up() {
        static ENDLESS: Endpoint = Endpoint {
            length: |_| Length::Long,
            body: 0,
            seconds: 600,
            kind: EndpointKind::Once(|_| {
                Ok(Box::new(|context| {
                    context.watched(0, |over, begins| {
                        begins();
                        while !over.load(Ordering::Relaxed) {
                            std::thread::yield_now();
                        }
                    });
                    Ok(ResponseContent::json(&()))
                }))
            }),
        };
        assert_eq!(response_of(&ENDLESS).status(), StatusCode::OK);
    }
}
