//! What waits to be sent over a connection.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use plyground_i18n::Texts;
use serde_json::Value;
use tokio::sync::Notify;

use crate::complaint::Complaint;
use crate::limits;

/// Messages on their way out. Whoever thinks never waits for whoever reads: news takes the place of older news, and a
/// reader who lets too much pile up is given up.
#[derive(Default, Debug)]
pub(super) struct Outbox {
    inner: Mutex<Inner>,
    filled: Notify,
    ended: Notify,
}

#[derive(Default, Debug)]
struct Inner {
    waiting: VecDeque<(Option<u64>, String)>,
    is_closed: bool,
}

impl Outbox {
    /// Sends a message. News under an id takes the place of news under the same id that was not sent yet.
    pub(super) fn send(&self, news: Option<u64>, text: String) {
        let mut inner = self.lock();
        inner.put(news, text);
        let is_closed = inner.is_closed;
        drop(inner);
        self.filled.notify_one();
        if is_closed {
            self.ended.notify_one();
        }
    }

    /// The next message; `None` once the box is closed and empty.
    pub(super) async fn next(&self) -> Option<String> {
        loop {
            {
                let mut inner = self.lock();
                if let Some((_, text)) = inner.waiting.pop_front() {
                    return Some(text);
                }
                if inner.is_closed {
                    return None;
                }
            }
            self.filled.notified().await;
        }
    }

    /// Nothing more is sent.
    pub(super) fn close(&self) {
        self.lock().is_closed = true;
        self.filled.notify_one();
        self.ended.notify_one();
    }

    /// Waits until the box is closed.
    pub(super) async fn closed(&self) {
        while !self.lock().is_closed {
            self.ended.notified().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing panics while it holds the lock; if it did, what waits could still be sent.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn put(&mut self, news: Option<u64>, text: String) {
        if self.is_closed {
            return;
        }
        let older = news.and_then(|_| self.waiting.iter_mut().find(|(known, _)| *known == news));
        match older {
            Some(older) => older.1 = text,
            None => self.waiting.push_back((news, text)),
        }
        if self.waiting.len() > limits::UNREAD {
            self.waiting.clear();
            self.is_closed = true;
        }
    }
}

/// What is said about one question.
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

    /// Says something that has to be heard.
    pub(super) fn say(&self, kind: &str, value: Value) {
        self.put(None, kind, value);
    }

    /// Says something that is old as soon as there is more to say.
    pub(super) fn say_news(&self, kind: &str, value: Value) {
        self.put(Some(self.id), kind, value);
    }

    pub(super) fn complain(&self, complaint: &Complaint) {
        let error = serde_json::json!({ "code": complaint.code, "message": complaint.message });
        self.say("error", error);
    }

    /// From now on nothing more is said about the question, not even what waits to be sent: another one may have its id.
    pub(super) fn mute(&self) {
        let mut inner = self.outbox.lock();
        self.is_mute.store(true, Ordering::Relaxed);
        inner.waiting.retain(|(news, _)| *news != Some(self.id));
    }

    fn put(&self, news: Option<u64>, kind: &str, value: Value) {
        let mut message = serde_json::Map::new();
        message.insert("id".to_owned(), self.id.into());
        message.insert("type".to_owned(), kind.into());
        if let Value::Object(fields) = value {
            message.extend(fields);
        }
        let text = Value::Object(message).to_string();
        // Under the lock, so that nothing is said after `mute`.
        let mut inner = self.outbox.lock();
        if self.is_mute.load(Ordering::Relaxed) {
            return;
        }
        inner.put(news, text);
        let is_closed = inner.is_closed;
        drop(inner);
        self.outbox.filled.notify_one();
        if is_closed {
            self.outbox.ended.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use plyground_i18n::LANGUAGES;
    use serde_json::json;

    use super::*;

    fn waiting(outbox: &Outbox) -> Vec<String> {
        outbox.lock().waiting.iter().map(|(_, text)| text.clone()).collect()
    }

    #[test]
    fn news_takes_the_place_of_older_news_and_nothing_else_does() {
        let outbox = Arc::new(Outbox::default());
        let texts = crate::tongue::texts(&LANGUAGES[0]);
        let (one, two) = (Line::new(&outbox, 1, texts), Line::new(&outbox, 2, texts));
        one.say_news("insight", json!({ "depth": 1 }));
        two.say_news("insight", json!({ "depth": 7 }));
        one.say_news("insight", json!({ "depth": 2 }));
        one.say("done", json!({}));
        let expected = [
            r#"{"id":1,"type":"insight","depth":2}"#,
            r#"{"id":2,"type":"insight","depth":7}"#,
            r#"{"id":1,"type":"done"}"#,
        ];
        assert_eq!(waiting(&outbox), expected);
    }

    #[test]
    fn what_is_muted_says_nothing_more() {
        let outbox = Arc::new(Outbox::default());
        let texts = crate::tongue::texts(&LANGUAGES[0]);
        let old = Line::new(&outbox, 1, texts);
        old.say_news("insight", json!({}));
        old.mute();
        old.say("done", json!({}));
        Line::new(&outbox, 1, texts).say("reply", json!({}));
        assert_eq!(waiting(&outbox), [r#"{"id":1,"type":"reply"}"#]);
    }

    #[test]
    fn a_reader_who_never_reads_is_given_up() {
        let outbox = Outbox::default();
        for _ in 0..=limits::UNREAD {
            outbox.send(None, "x".to_owned());
        }
        assert!(outbox.lock().is_closed && waiting(&outbox).is_empty());
    }
}
