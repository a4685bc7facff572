//! The browser's protocol: numbered requests, their answers, and events in between.

use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

/// The connection to a browser.
pub(crate) struct Wire {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    asked: u64,
    /// Events that have not been read yet.
    events: Vec<Value>,
}

impl Wire {
    /// Connects to the address that the browser printed.
    pub(crate) fn new(address: &str) -> Self {
        let (socket, _) = connect(address).expect("the browser listens at the address that it printed");
        Self { socket, asked: 0, events: Vec::new() }
    }

    /// Sends a request, and waits for the answer.
    pub(crate) fn ask(&mut self, tab: Option<&str>, method: &str, parameters: &Value) -> Value {
        self.asked += 1;
        let mut question = json!({ "id": self.asked, "method": method, "params": parameters });
        if let Some(tab) = tab {
            question["sessionId"] = tab.into();
        }
        self.socket.send(Message::text(question.to_string())).expect("the browser is there");
        loop {
            let mut answer = self.read();
            if answer["id"] == self.asked {
                let error = &answer["error"];
                assert!(error.is_null(), "{method}: {error}");
                return answer["result"].take();
            }
            self.events.push(answer);
        }
    }

    /// The new events of a tab.
    pub(crate) fn events(&mut self, tab: &str) -> Vec<Value> {
        let (own, others) = self.events.drain(..).partition(|event| event["sessionId"] == tab);
        self.events = others;
        own
    }

    /// Forgets the events that nothing has read.
    pub(crate) fn forget(&mut self) {
        self.events.clear();
    }

    fn read(&mut self) -> Value {
        loop {
            match self.socket.read().expect("the browser is there") {
                Message::Text(text) => return serde_json::from_str(&text).expect("it speaks JSON"),
                Message::Close(_) => panic!("the browser has gone"),
                _ => {}
            }
        }
    }
}
