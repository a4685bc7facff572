//! `/api/live`: questions whose answers come bit by bit, over a WebSocket.
//!
//! Every message of the client has an `id` of its choice; what is asked again under the same id takes the place of what ran
//! there. Nothing is kept but what is being thought about, and that ends with the connection.

mod analysis;
mod answering;
mod comparing;
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
use serde_json::{Value, json};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;

use crate::answer::submit;
use crate::api::reply::length;
use crate::app::{Peer, Shared, ended};
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::guard::printable;
use crate::queue::{Client, Job, Length, Ticket};
use crate::{limits, tongue};

use analysis::Analysis;
use answering::Answering;
use comparing::Comparing;
use outbox::{Line, Outbox};
use reviewing::Reviewing;

/// What can be asked.
const ASKS: [&str; 6] = ["reply", "hint", "analyse", "review", "compare", "stop"];
/// The largest id: the largest whole number of a script in a browser.
const LARGEST_ID: u64 = (1 << 53) - 1;
/// Whoever says nothing for so long is asked whether they are still there,
const QUIET: Duration = Duration::from_secs(40);
/// and given up when they do not take what is sent to them.
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
    let client = app.connection(Peer::of(&notes));
    upgrade.on_upgrade(move |socket| converse(app, client, socket, texts, permit))
}

/// One connection, from its first message to its last.
async fn converse(
    app: Shared,
    client: Client,
    socket: WebSocket,
    texts: &'static Texts,
    permit: OwnedSemaphorePermit,
) {
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
    drop(permit);
}

/// Sends what is in the outbox until it is closed.
async fn write(mut sink: SplitSink<WebSocket, Message>, outbox: Arc<Outbox>) {
    loop {
        let message = match timeout(QUIET, outbox.next()).await {
            Ok(Some(text)) => Message::Text(text.into()),
            Ok(None) => break,
            // Somebody who is gone without a word is noticed when this cannot be sent.
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

/// What one side of a connection has asked for.
struct Talk<'a> {
    app: &'a Shared,
    client: Client,
    texts: &'static Texts,
    outbox: &'a Arc<Outbox>,
    /// What is being thought about, by id.
    running: BTreeMap<u64, (Ticket, Line)>,
}

impl Talk<'_> {
    /// Takes questions until the other side goes.
    async fn listen(&mut self, stream: &mut SplitStream<WebSocket>) {
        while let Some(Ok(message)) = stream.next().await {
            match message {
                Message::Text(text) => self.hear(text.as_bytes()),
                Message::Binary(bytes) => self.hear(&bytes),
                Message::Close(_) => return,
                Message::Ping(_) | Message::Pong(_) => {}
            }
        }
    }

    fn hear(&mut self, bytes: &[u8]) {
        // What is done need not be remembered.
        self.running.retain(|_, (ticket, _)| ticket.is_open());
        let mut id = Value::Null;
        if let Err(complaint) = self.ask(bytes, &mut id) {
            self.outbox.send(id.as_u64(), error(&id, &complaint));
        }
    }

    /// Understands one message and does what it asks.
    fn ask(&mut self, bytes: &[u8], id: &mut Value) -> Result<(), Complaint> {
        let mut fields = Fields::from_json(bytes, self.texts)?;
        let number = fields.number("id", 0..=LARGEST_ID)?;
        let number = number
            .ok_or_else(|| Complaint::malformed("bad-field", self.texts.get("server-error-message-id")))?;
        *id = number.into();
        if let Some(texts) = fields.text("lang", limits::WORD)?.and_then(|code| tongue::wished(&code)) {
            fields.speak(texts);
        }
        let ask = fields.required("ask", limits::WORD)?;
        // Even a question that is refused takes the place of the one before it.
        let stopped = self.stop(number);
        if ask != "stop" {
            self.outbox.forget(number);
        }
        let line = Line::new(self.outbox, number, fields.texts());
        let texts = fields.texts();
        match ask.as_str() {
            "reply" => {
                let length = length(&fields);
                self.submit(&line, length, Answering::reply(line.clone(), fields))
            }
            "hint" => self.submit(&line, Length::Long, Answering::hint(line.clone(), fields)),
            "analyse" => self.submit(&line, Length::Long, Analysis::new(line.clone(), fields)?),
            "review" => self.submit(&line, Length::Long, Reviewing::new(line.clone(), fields)?),
            "compare" => self.submit(&line, Length::Long, Comparing::new(line.clone(), fields)),
            "stop" => {
                fields.done()?;
                if stopped {
                    line.say("done", json!({ "stopped": true }));
                }
                Ok(())
            }
            _ => {
                let (ask, asks) = (printable(&ask), ASKS.join(", "));
                let message = say!(texts, "server-error-ask-unknown", ask = ask, asks = asks);
                Err(Complaint::malformed("ask-unknown", message))
            }
        }
    }

    fn submit(&mut self, line: &Line, length: Length, job: impl Job) -> Result<(), Complaint> {
        let ticket = submit(self.app, self.client, length, job, line.texts())?;
        self.running.insert(line.id(), (ticket, line.clone()));
        Ok(())
    }

    /// Ends what runs under an id; whether something did.
    fn stop(&mut self, id: u64) -> bool {
        let Some((ticket, line)) = self.running.remove(&id) else { return false };
        // What was done by itself has said so, and that may still be on its way.
        let was_open = ticket.is_open();
        if was_open {
            self.app.queue.cancel(&ticket);
            line.mute();
        }
        was_open
    }

    /// Ends everything.
    fn end(&mut self) {
        while let Some((_, (ticket, line))) = self.running.pop_first() {
            line.mute();
            self.app.queue.cancel(&ticket);
        }
    }
}

/// A complaint as a message.
fn error(id: &Value, complaint: &Complaint) -> String {
    json!({ "id": id, "type": "error", "code": complaint.code, "message": complaint.message }).to_string()
}
