//! The unsent messages of a connection.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use plyground_i18n::Texts;
use tokio::sync::Notify;

use super::messages::{LiveContent, LiveMessage};
use crate::api_error::ApiError;
use crate::limits;

/// Unsent messages. A computation never waits for a slow client: a progress message replaces an older one, and a client
/// with too many unsent messages is disconnected.
#[derive(Default, Debug)]
pub(crate) struct Outbox {
    inner: Mutex<OutboxState>,
    filled: Notify,
    ended: Notify,
}

#[derive(Default, Debug)]
struct OutboxState {
    waiting: VecDeque<UnsentMessage>,
    /// Total bytes of the messages.
    bytes: usize,
    is_closed: bool,
}

/// An unsent message.
#[derive(Debug)]
struct UnsentMessage {
    /// The id of its request, if it has one.
    id: Option<u64>,
    /// Whether a newer message of this kind replaces it.
    is_progress: bool,
    text: String,
}

impl Outbox {
    /// Queues a message about a request.
    pub(super) fn send(&self, message: &LiveMessage) {
        self.send_text(message.id, written(message));
    }

    fn send_text(&self, id: Option<u64>, text: String) {
        let mut inner = self.lock();
        inner.put(UnsentMessage { id, is_progress: false, text });
        self.notify(inner);
    }

    /// Removes the unsent messages of a request: another request has its id.
    pub(super) fn forget(&self, id: u64) {
        self.lock().forget(id);
    }

    /// The next message; `None` once the outbox is closed and empty.
    pub(super) async fn next(&self) -> Option<String> {
        loop {
            {
                let mut inner = self.lock();
                if let Some(UnsentMessage { text, .. }) = inner.waiting.pop_front() {
                    inner.bytes -= text.len();
                    return Some(text);
                }
                if inner.is_closed {
                    return None;
                }
            }
            self.filled.notified().await;
        }
    }

    /// Closes the outbox: nothing more is queued.
    pub(super) fn close(&self) {
        self.lock().is_closed = true;
        self.filled.notify_one();
        self.ended.notify_one();
    }

    /// Waits until the outbox is closed.
    pub(super) async fn closed(&self) {
        while !self.lock().is_closed {
            self.ended.notified().await;
        }
    }

    /// Wakes the tasks that wait for a message or for the end.
    fn notify(&self, inner: MutexGuard<'_, OutboxState>) {
        let is_closed = inner.is_closed;
        drop(inner);
        self.filled.notify_one();
        if is_closed {
            self.ended.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, OutboxState> {
        // No code panics while it holds the lock; if it did, the messages could still be sent.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OutboxState {
    fn put(&mut self, message: UnsentMessage) {
        if self.is_closed {
            return;
        }
        self.bytes += message.text.len();
        let is_older =
            |older: &&mut UnsentMessage| message.is_progress && older.is_progress && older.id == message.id;
        match self.waiting.iter_mut().find(is_older) {
            Some(older) => {
                self.bytes -= older.text.len();
                older.text = message.text;
            }
            None => self.waiting.push_back(message),
        }
        if self.waiting.len() > limits::UNREAD || self.bytes > limits::UNREAD_BYTES {
            self.waiting.clear();
            self.bytes = 0;
            self.is_closed = true;
        }
    }

    fn forget(&mut self, id: u64) {
        self.waiting.retain(|message| message.id != Some(id));
        self.bytes = self.waiting.iter().map(|message| message.text.len()).sum();
    }
}

/// The messages of one request.
#[derive(Clone, Debug)]
pub(crate) struct MessageSender {
    outbox: Arc<Outbox>,
    id: u64,
    texts: &'static Texts,
    is_discarded: Arc<AtomicBool>,
}

impl MessageSender {
    pub(super) fn new(outbox: &Arc<Outbox>, id: u64, texts: &'static Texts) -> Self {
        Self { outbox: Arc::clone(outbox), id, texts, is_discarded: Arc::default() }
    }

    pub(super) fn id(&self) -> u64 {
        self.id
    }

    pub(super) fn texts(&self) -> &'static Texts {
        self.texts
    }

    /// Queues a message that must not be lost.
    pub(crate) fn send(&self, content: LiveContent) {
        self.put(false, content);
    }

    /// Queues a progress message, which a newer one replaces.
    pub(crate) fn send_progress(&self, content: LiveContent) {
        self.put(true, content);
    }

    pub(super) fn send_error(&self, error: &ApiError) {
        self.send(LiveContent::Error(error.detail()));
    }

    /// Stops all messages of the request, unsent ones included: another request may have its id.
    pub(super) fn discard(&self) {
        let mut inner = self.outbox.lock();
        self.is_discarded.store(true, Ordering::Relaxed);
        inner.forget(self.id);
    }

    fn put(&self, is_progress: bool, content: LiveContent) {
        let text = written(&LiveMessage { id: Some(self.id), content });
        // Under the lock, so that nothing is queued after `discard`.
        let mut inner = self.outbox.lock();
        if self.is_discarded.load(Ordering::Relaxed) {
            return;
        }
        inner.put(UnsentMessage { id: Some(self.id), is_progress, text });
        self.outbox.notify(inner);
    }
}

fn written(message: &LiveMessage) -> String {
    serde_json::to_string(message).expect("messages have nothing that JSON cannot express")
}

#[cfg(test)]
mod tests {
    use plyground_i18n::LANGUAGES;

    use super::super::messages::DoneMessage;
    use super::*;

    fn queued(before: usize) -> LiveContent {
        LiveContent::Queued { before }
    }

    fn done() -> LiveContent {
        LiveContent::Done(DoneMessage::Stopped { stopped: true })
    }

    fn waiting(outbox: &Outbox) -> Vec<String> {
        outbox.lock().waiting.iter().map(|message| message.text.clone()).collect()
    }

    #[test]
    fn a_progress_message_replaces_only_an_older_one() {
        let outbox = Arc::new(Outbox::default());
        let texts = crate::language::texts(&LANGUAGES[0]);
        let (one, two) = (MessageSender::new(&outbox, 1, texts), MessageSender::new(&outbox, 2, texts));
        one.send_progress(queued(1));
        two.send_progress(queued(7));
        one.send_progress(queued(2));
        one.send(done());
        let expected = [
            r#"{"id":1,"type":"queued","before":2}"#,
            r#"{"id":2,"type":"queued","before":7}"#,
            r#"{"id":1,"type":"done","stopped":true}"#,
        ];
        assert_eq!(waiting(&outbox), expected);
    }

    #[test]
    fn a_discarded_request_sends_nothing_more() {
        let outbox = Arc::new(Outbox::default());
        let texts = crate::language::texts(&LANGUAGES[0]);
        let old = MessageSender::new(&outbox, 1, texts);
        old.send_progress(queued(1));
        // Messages that must not be lost are removed too, but only those of this request.
        old.send(queued(2));
        old.discard();
        old.send(done());
        MessageSender::new(&outbox, 1, texts).send(queued(3));
        assert_eq!(waiting(&outbox), [r#"{"id":1,"type":"queued","before":3}"#]);
    }

    #[test]
    fn a_client_that_never_reads_is_disconnected() {
        let outbox = Outbox::default();
        for _ in 0..=limits::UNREAD {
            outbox.send_text(None, "x".to_owned());
        }
        assert!(outbox.lock().is_closed && waiting(&outbox).is_empty());
    }

    #[test]
    fn a_few_large_messages_are_too_many_bytes() {
        let outbox = Outbox::default();
        let quarter = "x".repeat(limits::UNREAD_BYTES / 4);
        for _ in 0..4 {
            outbox.send_text(Some(1), quarter.clone());
        }
        outbox.forget(1);
        assert!(!outbox.lock().is_closed && waiting(&outbox).is_empty());
        for _ in 0..5 {
            outbox.send_text(None, quarter.clone());
        }
        assert!(outbox.lock().is_closed && waiting(&outbox).is_empty());
    }
}
