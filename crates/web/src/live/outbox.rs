//! The unsent messages of a connection.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use plyground_i18n::Texts;
use tokio::sync::Notify;

use super::messages::{LiveContent, LiveMessage};
use crate::complaint::Complaint;
use crate::limits;

/// Unsent messages. A computation never waits for a slow client: a progress message replaces an older one, and a client
/// with too many unsent messages is disconnected.
#[derive(Default, Debug)]
pub(super) struct Outbox {
    inner: Mutex<Inner>,
    filled: Notify,
    ended: Notify,
}

#[derive(Default, Debug)]
struct Inner {
    waiting: VecDeque<Waiting>,
    /// Total bytes of the messages.
    bytes: usize,
    is_closed: bool,
}

/// An unsent message.
#[derive(Debug)]
struct Waiting {
    /// The id of its request, if it has one.
    id: Option<u64>,
    /// Whether a newer message of this kind replaces it.
    is_news: bool,
    text: String,
}

impl Outbox {
    /// Queues a message about a request.
    pub(super) fn send(&self, message: &LiveMessage) {
        self.send_text(message.id, written(message));
    }

    fn send_text(&self, id: Option<u64>, text: String) {
        let mut inner = self.lock();
        inner.put(Waiting { id, is_news: false, text });
        self.tell(inner);
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
                if let Some(Waiting { text, .. }) = inner.waiting.pop_front() {
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
    fn tell(&self, inner: MutexGuard<'_, Inner>) {
        let is_closed = inner.is_closed;
        drop(inner);
        self.filled.notify_one();
        if is_closed {
            self.ended.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // No code panics while it holds the lock; if it did, the messages could still be sent.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn put(&mut self, message: Waiting) {
        if self.is_closed {
            return;
        }
        self.bytes += message.text.len();
        let is_older = |older: &&mut Waiting| message.is_news && older.is_news && older.id == message.id;
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
pub(super) struct Line {
    outbox: Arc<Outbox>,
    id: u64,
    texts: &'static Texts,
    is_mute: Arc<AtomicBool>,
}

impl Line {
    pub(super) fn new(outbox: &Arc<Outbox>, id: u64, texts: &'static Texts) -> Self {
        Self { outbox: Arc::clone(outbox), id, texts, is_mute: Arc::default() }
    }

    pub(super) fn id(&self) -> u64 {
        self.id
    }

    pub(super) fn texts(&self) -> &'static Texts {
        self.texts
    }

    /// Queues a message that must not be lost.
    pub(super) fn say(&self, content: LiveContent) {
        self.put(false, content);
    }

    /// Queues a progress message, which a newer one replaces.
    pub(super) fn say_news(&self, content: LiveContent) {
        self.put(true, content);
    }

    pub(super) fn complain(&self, complaint: &Complaint) {
        self.say(LiveContent::Error(complaint.detail()));
    }

    /// Stops all messages of the request, unsent ones included: another request may have its id.
    pub(super) fn mute(&self) {
        let mut inner = self.outbox.lock();
        self.is_mute.store(true, Ordering::Relaxed);
        inner.forget(self.id);
    }

    fn put(&self, is_news: bool, content: LiveContent) {
        let text = written(&LiveMessage { id: Some(self.id), content });
        // Under the lock, so that nothing is queued after `mute`.
        let mut inner = self.outbox.lock();
        if self.is_mute.load(Ordering::Relaxed) {
            return;
        }
        inner.put(Waiting { id: Some(self.id), is_news, text });
        self.outbox.tell(inner);
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
    fn news_takes_the_place_of_older_news_and_nothing_else_does() {
        let outbox = Arc::new(Outbox::default());
        let texts = crate::tongue::texts(&LANGUAGES[0]);
        let (one, two) = (Line::new(&outbox, 1, texts), Line::new(&outbox, 2, texts));
        one.say_news(queued(1));
        two.say_news(queued(7));
        one.say_news(queued(2));
        one.say(done());
        let expected = [
            r#"{"id":1,"type":"queued","before":2}"#,
            r#"{"id":2,"type":"queued","before":7}"#,
            r#"{"id":1,"type":"done","stopped":true}"#,
        ];
        assert_eq!(waiting(&outbox), expected);
    }

    #[test]
    fn what_is_muted_says_nothing_more() {
        let outbox = Arc::new(Outbox::default());
        let texts = crate::tongue::texts(&LANGUAGES[0]);
        let old = Line::new(&outbox, 1, texts);
        old.say_news(queued(1));
        // Messages that must not be lost are removed too, but only those of this request.
        old.say(queued(2));
        old.mute();
        old.say(done());
        Line::new(&outbox, 1, texts).say(queued(3));
        assert_eq!(waiting(&outbox), [r#"{"id":1,"type":"queued","before":3}"#]);
    }

    #[test]
    fn a_reader_who_never_reads_is_given_up() {
        let outbox = Outbox::default();
        for _ in 0..=limits::UNREAD {
            outbox.send_text(None, "x".to_owned());
        }
        assert!(outbox.lock().is_closed && waiting(&outbox).is_empty());
    }

    #[test]
    fn a_few_large_messages_are_too_much_as_well() {
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
