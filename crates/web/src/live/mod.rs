//! `/api/live`: requests over a WebSocket, with answers in several messages.
//!
//! Every message of the client has an `id` of its choice; a new request under the same id replaces the running one.
//! Only running requests are kept, and they end with the connection.

mod analysis;
mod answering;
mod comparing;
pub(crate) mod messages;
mod outbox;
mod reviewing;

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

use crate::answer::{read_fields, submit};
use crate::api::compare::{CompareRequest, Course};
use crate::api::reply::{Hint, Program, ReplyRequest};
use crate::app::{Peer, Shared, ended};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::guard::printable;
use crate::openapi::{Describe, schema_of};
use crate::place::GameRequest;
use crate::queue::{Client, Job, Length, Ticket};
use crate::{limits, tongue};

use analysis::{Analysis, AnalysisRequest};
use answering::Answering;
use comparing::Comparing;
use messages::{DoneMessage, LiveContent, LiveMessage};
use outbox::{Line, Outbox};
use reviewing::{ReviewRequest, Reviewing};

/// The kinds of requests, with their schemas. A request to stop has no further fields.
pub(crate) const ASKS: [(&str, Option<Describe>); 6] = [
    ("reply", Some(schema_of::<ReplyRequest>)),
    ("hint", Some(schema_of::<GameRequest>)),
    ("analyse", Some(schema_of::<AnalysisRequest>)),
    ("review", Some(schema_of::<ReviewRequest>)),
    ("compare", Some(schema_of::<CompareRequest>)),
    ("stop", None),
];
/// The largest id: the largest safe integer in JavaScript.
pub(crate) const LARGEST_ID: u64 = (1 << 53) - 1;
/// After this long without a message to send, a ping is sent.
const QUIET: Duration = Duration::from_secs(40);
/// If a message cannot be sent within this time, the connection is closed.
const PATIENCE: Duration = Duration::from_secs(30);

/// Opens the connection.
pub(crate) async fn live(
    State(app): State<Shared>,
    notes: Extensions,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let texts = tongue::of(&uri, &headers);
    let refuse = |status, code, key| Complaint::new(status, code, texts.get(key)).into_response();
    // keys: server-error-not-websocket, server-error-sockets
    let Ok(upgrade) = upgrade else {
        return refuse(StatusCode::UPGRADE_REQUIRED, "not-websocket", "server-error-not-websocket");
    };
    let Ok(permit) = Arc::clone(&app.sockets).try_acquire_owned() else {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "too-many-sockets", "server-error-sockets");
    };
    let upgrade = upgrade.max_message_size(limits::BODY).max_frame_size(limits::BODY);
    let client = Peer::client(&notes);
    // The connection is counted as long as it is open, also as a WebSocket.
    let held = (permit, Peer::of(&notes).cloned());
    upgrade.on_upgrade(async move |socket| {
        converse(app, client, socket, texts).await;
        drop(held);
    })
}

/// One connection, from its first message to its last.
async fn converse(app: Shared, client: Client, socket: WebSocket, texts: &'static Texts) {
    let (sink, mut stream) = socket.split();
    let outbox = Arc::new(Outbox::default());
    let writer = tokio::spawn(write(sink, Arc::clone(&outbox)));
    let mut talk = Talk { app: &app, client, texts, outbox: &outbox, running: BTreeMap::new() };
    let mut stop = app.stop.clone();
    tokio::select! {
        () = talk.listen(&mut stream) => {}
        () = outbox.closed() => {}
        () = ended(&mut stop) => {}
    }
    talk.end();
    outbox.close();
    let _ = writer.await;
}

/// Sends the messages in the outbox until it is closed.
async fn write(mut sink: SplitSink<WebSocket, Message>, outbox: Arc<Outbox>) {
    loop {
        let message = match timeout(QUIET, outbox.next()).await {
            Ok(Some(text)) => Message::Text(text.into()),
            Ok(None) => break,
            // If the client is gone, sending the ping fails.
            Err(_) => Message::Ping(Vec::new().into()),
        };
        if !matches!(timeout(PATIENCE, sink.send(message)).await, Ok(Ok(()))) {
            outbox.close();
            return;
        }
    }
    let goodbye = CloseFrame { code: close_code::AWAY, reason: "".into() };
    let _ = timeout(Duration::from_secs(1), sink.send(Message::Close(Some(goodbye)))).await;
}

/// The state of one connection.
struct Talk<'a> {
    app: &'a Shared,
    client: Client,
    texts: &'static Texts,
    outbox: &'a Arc<Outbox>,
    /// The running requests, by id.
    running: BTreeMap<u64, (Ticket, Line)>,
}

impl Talk<'_> {
    /// Handles messages until the client closes the connection.
    async fn listen(&mut self, stream: &mut SplitStream<WebSocket>) {
        while let Some(Ok(message)) = stream.next().await {
            match message {
                Message::Text(text) => self.hear(text.as_bytes()).await,
                Message::Binary(bytes) => self.hear(&bytes).await,
                Message::Close(_) => return,
                Message::Ping(_) | Message::Pong(_) => {}
            }
        }
    }

    async fn hear(&mut self, bytes: &[u8]) {
        // Finished requests are removed.
        self.running.retain(|_, (ticket, _)| ticket.is_open());
        let mut id = None;
        if let Err(complaint) = self.ask(bytes, &mut id).await {
            self.outbox.send(&LiveMessage { id, content: LiveContent::Error(complaint.detail()) });
        }
    }

    /// Reads one message and handles it.
    async fn ask(&mut self, bytes: &[u8], id: &mut Option<u64>) -> Result<(), Complaint> {
        let mut fields = Fields::from_json(bytes, self.texts)?;
        let number = id_of(&mut fields)?;
        *id = Some(number);
        let ask = ask_of(&mut fields)?;
        // A request that is refused replaces the earlier one under its id, too.
        let stopped = self.stop(number);
        if ask != "stop" {
            self.outbox.forget(number);
        }
        let line = Line::new(self.outbox, number, fields.texts());
        if ask == "stop" {
            fields.done()?;
            if stopped {
                line.say(LiveContent::Done(DoneMessage::Stopped { stopped: true }));
            }
            return Ok(());
        }
        let speaker = line.clone();
        let (length, job) = read_fields(fields, move |fields| job(&ask, &speaker, fields)).await?;
        self.submit(&line, length, job)
    }

    fn submit(&mut self, line: &Line, length: Length, job: impl Job) -> Result<(), Complaint> {
        let ticket = submit(self.app, self.client, length, job, line.texts())?;
        self.running.insert(line.id(), (ticket, line.clone()));
        Ok(())
    }

    /// Cancels the request under an id; returns whether it was running.
    fn stop(&mut self, id: u64) -> bool {
        let Some((ticket, line)) = self.running.remove(&id) else { return false };
        // A request that has finished by itself has sent its last message, which may still be in the outbox.
        let was_open = ticket.is_open();
        if was_open {
            self.app.queue.cancel(&ticket);
            line.mute();
        }
        was_open
    }

    /// Cancels all requests.
    fn end(&mut self) {
        while let Some((_, (ticket, line))) = self.running.pop_first() {
            line.mute();
            self.app.queue.cancel(&ticket);
        }
    }
}

/// The id of a message.
fn id_of(fields: &mut Fields) -> Result<u64, Complaint> {
    let number = fields.number("id", 0..=LARGEST_ID)?;
    number.ok_or_else(|| Complaint::malformed("bad-field", fields.texts().get("server-error-message-id")))
}

/// The kind of a request. Error messages are in its language from now on.
fn ask_of(fields: &mut Fields) -> Result<String, Complaint> {
    if let Some(texts) = fields.text("lang", limits::WORD)?.and_then(|code| tongue::wished(&code)) {
        fields.speak(texts);
    }
    fields.required("ask", limits::WORD)
}

/// Reads the rest of a message and makes its job.
fn job(ask: &str, line: &Line, fields: &mut Fields) -> Result<(Length, Box<dyn Job>), Complaint> {
    let line = line.clone();
    Ok(match ask {
        "reply" => {
            let program = Program::take(fields)?;
            (program.length(), Box::new(Answering::reply(line, program)))
        }
        "hint" => (Length::Long, Box::new(Answering::hint(line, Hint::take(fields)?))),
        "analyse" => (Length::Kept, Box::new(Analysis::take(line, fields)?)),
        "review" => (Length::Kept, Box::new(Reviewing::take(line, fields)?)),
        "compare" => (Length::Long, Box::new(Comparing::new(line, Course::take(fields)?))),
        _ => {
            let (ask, asks) = (printable(ask), ASKS.map(|(ask, _)| ask).join(", "));
            let message = say!(fields.texts(), "server-error-ask-unknown", ask = ask, asks = asks);
            return Err(Complaint::malformed("ask-unknown", message));
        }
    })
}

/// Checks whether a message can be read.
pub(crate) fn check(bytes: &[u8], texts: &'static Texts) -> Result<(), Complaint> {
    let mut fields = Fields::from_json(bytes, texts)?;
    let line = Line::new(&Arc::default(), id_of(&mut fields)?, texts);
    match ask_of(&mut fields)?.as_str() {
        "stop" => fields.done(),
        ask => job(ask, &line, &mut fields).map(|_| ()),
    }
}
