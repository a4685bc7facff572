//! `/api/live`: requests over a WebSocket, with answers in several messages.
//!
//! Every message of the client has an `id` of its choice; a new request under the same id replaces the running one.
//! Only running requests are kept, and they end with the connection. Shared games and tournaments are kept elsewhere; a
//! connection follows them.

mod analysis_job;
mod answer_job;
mod comparison_job;
mod following;
pub(crate) mod messages;
pub(crate) mod outbox;
mod report_job;
mod review_job;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{Extensions, HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use plyground_i18n::{Texts, say};
use tokio::time::timeout;

use crate::analyst_shelf::AnalystShelf;
use crate::api::compare::{CompareRequest, RunningComparison};
use crate::api::reply::{HintSearch, Program, ReplyRequest};
use crate::api::report::{PlannedReport, ReportRequest};
use crate::api_error::ApiError;
use crate::endpoint::{read_fields, submit};
use crate::fields::Fields;
use crate::openapi::{Describe, schema_of};
use crate::queue::{Length, QueueClient, QueueJob, Ticket};
use crate::requested_game::GameRequest;
use crate::security::printable;
use crate::server_state::{Peer, SharedServerState, ended};
use crate::together::acts::{ActRequest, FollowRequest, FollowTournamentRequest};
use crate::{language, limits};

use analysis_job::{AnalysisJob, AnalysisRequest};
use answer_job::AnswerJob;
use comparison_job::ComparisonJob;
use following::{Following, TogetherAsk};
use messages::{DoneMessage, LiveContent, LiveMessage};
use outbox::{MessageSender, Outbox};
use report_job::ReportJob;
use review_job::{ReviewJob, ReviewRequest};

/// The kinds of requests, with their schemas. A request to stop has no further fields.
pub(crate) const ASKS: [(&str, Option<Describe>); 10] = [
    ("reply", Some(schema_of::<ReplyRequest>)),
    ("hint", Some(schema_of::<GameRequest>)),
    ("analyse", Some(schema_of::<AnalysisRequest>)),
    ("review", Some(schema_of::<ReviewRequest>)),
    ("compare", Some(schema_of::<CompareRequest>)),
    ("report", Some(schema_of::<ReportRequest>)),
    ("follow", Some(schema_of::<FollowRequest>)),
    ("follow-tournament", Some(schema_of::<FollowTournamentRequest>)),
    ("act", Some(schema_of::<ActRequest>)),
    ("stop", None),
];
/// The largest id: the largest safe integer in JavaScript.
pub(crate) const LARGEST_ID: u64 = (1 << 53) - 1;
/// After this long without a message to send, a ping is sent.
const PING_INTERVAL: Duration = Duration::from_secs(40);
/// If a message cannot be sent within this time, the connection is closed.
const SEND_TIME: Duration = Duration::from_secs(30);

/// Opens the connection.
pub(crate) async fn live(
    State(server): State<SharedServerState>,
    extensions: Extensions,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let texts = language::texts_for(&uri, &headers);
    let refuse = |status, code, key| ApiError::new(status, code, texts.get(key)).into_response();
    // keys: server-error-not-websocket, server-error-sockets
    let Ok(upgrade) = upgrade else {
        return refuse(StatusCode::UPGRADE_REQUIRED, "not-websocket", "server-error-not-websocket");
    };
    let Ok(permit) = Arc::clone(&server.sockets).try_acquire_owned() else {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "too-many-sockets", "server-error-sockets");
    };
    let upgrade = upgrade.max_message_size(limits::BODY).max_frame_size(limits::BODY);
    let client = Peer::client(&extensions);
    // The connection is counted as long as it is open, also as a WebSocket.
    let held = (permit, Peer::of(&extensions).cloned());
    upgrade.on_upgrade(async move |socket| {
        serve(server, client, socket, texts).await;
        drop(held);
    })
}

/// One connection, from its first message to its last.
async fn serve(server: SharedServerState, client: QueueClient, socket: WebSocket, texts: &'static Texts) {
    let (sink, mut stream) = socket.split();
    let outbox = Arc::new(Outbox::default());
    let writer = tokio::spawn(write(sink, Arc::clone(&outbox)));
    let following = Following::new(&server.together);
    let mut session = SocketSession {
        server: &server,
        client,
        texts,
        outbox: &outbox,
        running: BTreeMap::new(),
        following,
    };
    let mut stop = server.stop.clone();
    tokio::select! {
        () = session.listen(&mut stream) => {}
        () = outbox.closed() => {}
        () = ended(&mut stop) => {}
    }
    session.end();
    outbox.close();
    let _ = writer.await;
}

/// Sends the messages in the outbox until it is closed.
async fn write(mut sink: SplitSink<WebSocket, Message>, outbox: Arc<Outbox>) {
    loop {
        let message = match timeout(PING_INTERVAL, outbox.next()).await {
            Ok(Some(text)) => Message::Text(text.into()),
            Ok(None) => break,
            // If the client is gone, sending the ping fails.
            Err(_) => Message::Ping(Vec::new().into()),
        };
        if !matches!(timeout(SEND_TIME, sink.send(message)).await, Ok(Ok(()))) {
            outbox.close();
            return;
        }
    }
    let closing = CloseFrame { code: close_code::AWAY, reason: "".into() };
    let _ = timeout(Duration::from_secs(1), sink.send(Message::Close(Some(closing)))).await;
}

/// The state of one connection.
struct SocketSession<'a> {
    server: &'a SharedServerState,
    client: QueueClient,
    texts: &'static Texts,
    outbox: &'a Arc<Outbox>,
    /// The running requests, by id.
    running: BTreeMap<u64, (Ticket, MessageSender)>,
    /// The shared games and tournaments that it follows.
    following: Following<'a>,
}

impl SocketSession<'_> {
    /// Handles messages until the client closes the connection.
    async fn listen(&mut self, stream: &mut SplitStream<WebSocket>) {
        while let Some(Ok(message)) = stream.next().await {
            match message {
                Message::Text(text) => self.handle(text.as_bytes()).await,
                Message::Binary(bytes) => self.handle(&bytes).await,
                Message::Close(_) => return,
                Message::Ping(_) | Message::Pong(_) => {}
            }
        }
    }

    async fn handle(&mut self, bytes: &[u8]) {
        // Finished requests are removed.
        self.running.retain(|_, (ticket, _)| ticket.is_open());
        let mut id = None;
        if let Err(error) = self.try_to_handle(bytes, &mut id).await {
            self.outbox.send(&LiveMessage { id, content: LiveContent::Error(error.detail()) });
        }
    }

    /// Reads one message and handles it.
    async fn try_to_handle(&mut self, bytes: &[u8], id: &mut Option<u64>) -> Result<(), ApiError> {
        let mut fields = Fields::from_json(bytes, self.texts)?;
        let number = id_of(&mut fields)?;
        *id = Some(number);
        let ask = ask_of(&mut fields)?;
        // A request that is refused replaces the earlier one under its id, too.
        let stopped = self.stop(number);
        if ask != "stop" {
            self.outbox.forget(number);
        }
        let sender = MessageSender::new(self.outbox, number, fields.texts());
        if ask == "stop" {
            fields.done()?;
            if stopped {
                sender.send(LiveContent::Done(DoneMessage::Stopped { stopped: true }));
            }
            return Ok(());
        }
        if TogetherAsk::is_one(&ask) {
            let asked = read_fields(fields, move |fields| TogetherAsk::take(&ask, fields)).await?;
            return self.following.handle(asked, sender).await;
        }
        let cloned = sender.clone();
        let analyses = Arc::clone(&self.server.analyses);
        let (length, job) = read_fields(fields, move |fields| job(&ask, &cloned, &analyses, fields)).await?;
        self.submit(&sender, length, job)
    }

    fn submit(
        &mut self,
        sender: &MessageSender,
        length: Length,
        job: Box<dyn QueueJob>,
    ) -> Result<(), ApiError> {
        let ticket = submit(self.server, self.client, length, job, sender.texts())?;
        self.running.insert(sender.id(), (ticket, sender.clone()));
        Ok(())
    }

    /// Cancels the request under an id; returns whether it was running.
    fn stop(&mut self, id: u64) -> bool {
        if self.following.stop(id) {
            return true;
        }
        let Some((ticket, sender)) = self.running.remove(&id) else { return false };
        // A request that has finished by itself has sent its last message, which may still be in the outbox.
        let was_open = ticket.is_open();
        if was_open {
            self.server.queue.cancel(&ticket);
            sender.discard();
        }
        was_open
    }

    /// Cancels all requests.
    fn end(&mut self) {
        while let Some((_, (ticket, sender))) = self.running.pop_first() {
            sender.discard();
            self.server.queue.cancel(&ticket);
        }
    }
}

/// The id of a message.
fn id_of(fields: &mut Fields) -> Result<u64, ApiError> {
    let number = fields.number("id", 0..=LARGEST_ID)?;
    number.ok_or_else(|| ApiError::malformed("bad-field", fields.texts().get("server-error-message-id")))
}

/// The kind of a request. Error messages are in its language from now on.
fn ask_of(fields: &mut Fields) -> Result<String, ApiError> {
    if let Some(texts) = fields.text("lang", limits::WORD)?.and_then(|code| language::texts_by_code(&code)) {
        fields.set_texts(texts);
    }
    fields.required("ask", limits::WORD)
}

/// Reads the rest of a message and makes its job.
fn job(
    ask: &str,
    sender: &MessageSender,
    analyses: &Arc<AnalystShelf>,
    fields: &mut Fields,
) -> Result<(Length, Box<dyn QueueJob>), ApiError> {
    let sender = sender.clone();
    Ok(match ask {
        "reply" => {
            let program = Program::take(fields)?;
            (program.length(), Box::new(AnswerJob::reply(sender, program)))
        }
        "hint" => {
            let hint = HintSearch::take(fields)?.with_analyses(Arc::clone(analyses));
            (Length::Long, Box::new(AnswerJob::hint(sender, hint)))
        }
        "analyse" => (Length::Kept, Box::new(AnalysisJob::take(sender, Arc::clone(analyses), fields)?)),
        "review" => (Length::Kept, Box::new(ReviewJob::take(sender, fields)?)),
        "compare" => (Length::Long, Box::new(ComparisonJob::new(sender, RunningComparison::take(fields)?))),
        "report" => (Length::Long, Box::new(ReportJob::new(sender, PlannedReport::take(fields)?))),
        _ => {
            let (ask, asks) = (printable(ask), ASKS.map(|(ask, _)| ask).join(", "));
            let message = say!(fields.texts(), "server-error-ask-unknown", ask = ask, asks = asks);
            return Err(ApiError::malformed("ask-unknown", message));
        }
    })
}

/// Checks whether a message can be read.
pub(crate) fn check(bytes: &[u8], texts: &'static Texts) -> Result<(), ApiError> {
    let mut fields = Fields::from_json(bytes, texts)?;
    let sender = MessageSender::new(&Arc::default(), id_of(&mut fields)?, texts);
    match ask_of(&mut fields)?.as_str() {
        "stop" => fields.done(),
        ask if TogetherAsk::is_one(ask) => TogetherAsk::take(ask, &mut fields).map(|_| ()),
        ask => job(ask, &sender, &Arc::default(), &mut fields).map(|_| ()),
    }
}
