//! A real server at a port of its own, and a client that writes its requests by hand.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test uses a part of this, and may stop where something is missing"
)]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::LazyLock;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use plyground_web::{ServerSettings, Stopper, WebServer, openapi};
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// The longest wait for a message; after that the test fails, even on a busy machine.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(120);

/// Validates a value against a schema of the document. Fields that the schema does not name are errors.
pub(crate) fn assert_schema(name: &str, value: &Value) {
    assert_fits(&json!({ "$ref": format!("#/components/schemas/{name}") }), value);
}

fn assert_fits(schema: &Value, value: &Value) {
    static COMPONENTS: LazyLock<Value> = LazyLock::new(|| {
        let mut components = openapi()["components"].clone();
        close_inner(&mut components, false);
        components
    });
    let mut schema = schema.clone();
    schema["unevaluatedProperties"] = false.into();
    schema["components"] = COMPONENTS.clone();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let wrong: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{}: {wrong:?}\n{value}", schema["$ref"]);
}

/// Allows no further fields in objects that are fields or items of others. In the schemas themselves they stay allowed:
/// a message contains the fields of a reply and its own.
fn close_inner(schema: &mut Value, is_inner: bool) {
    match schema {
        Value::Object(map) => {
            if is_inner {
                map.insert("unevaluatedProperties".to_owned(), false.into());
            }
            for (key, value) in map {
                match (key.as_str(), value) {
                    ("properties", Value::Object(fields)) => {
                        fields.values_mut().for_each(|field| close_inner(field, true));
                    }
                    ("items" | "additionalProperties", value) => close_inner(value, true),
                    (_, value) => close_inner(value, false),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| close_inner(item, false)),
        _ => {}
    }
}

/// Asserts that the document describes an answer: its media type, and its content if that is JSON.
fn assert_described(method: &str, path: &str, answer: &TestResponse) {
    let path = path.split('?').next().unwrap();
    let operation = &openapi()["paths"][path][method.to_lowercase()];
    if answer.status >= 400 {
        assert_schema("ErrorReply", &answer.json());
    } else if answer.status == 200 && operation.is_object() {
        let kind = answer.header("content-type").split(';').next().unwrap();
        let content = &operation["responses"]["200"]["content"][kind];
        assert!(content.is_object(), "{method} {path}: {kind} is not in the document");
        if kind == "application/json" {
            assert_fits(&content["schema"], &answer.json());
        }
    }
}

fn is_late(error: &std::io::Error) -> bool {
    matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut)
}

/// A server that is stopped at the end of the test.
pub(crate) struct RunningServer {
    pub(crate) address: SocketAddr,
    stopper: Stopper,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

impl RunningServer {
    pub(crate) fn start() -> Self {
        Self::with(&ServerSettings { threads: Some(2), ..ServerSettings::local(0) })
    }

    pub(crate) fn with(settings: &ServerSettings) -> Self {
        let server = WebServer::bind(settings).unwrap();
        let (address, stopper) = (server.address(), server.stopper());
        Self { address, stopper, thread: Some(thread::spawn(move || server.run())) }
    }

    /// Stops it and waits for its end.
    pub(crate) fn stop(&mut self) {
        self.stopper.stop();
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap().unwrap();
        }
    }

    pub(crate) fn get(&self, path: &str) -> TestResponse {
        let answer = self.send("GET", path, &[], b"");
        assert_described("GET", path, &answer);
        answer
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> TestResponse {
        let json = [("Content-Type", "application/json")];
        let answer = self.send("POST", path, &json, body.to_string().as_bytes());
        assert_described("POST", path, &answer);
        answer
    }

    /// Sends a request, with the right `Host` unless another is given.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> TestResponse {
        let given = |wanted: &str| headers.iter().any(|(name, _)| *name == wanted);
        let host = (!given("Host")).then(|| format!("Host: {}\r\n", self.address));
        let has_length = body.is_empty() || given("Transfer-Encoding");
        let length = (!has_length).then(|| format!("Content-Length: {}\r\n", body.len()));
        let others: Vec<String> =
            headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let (host, length) = (host.unwrap_or_default(), length.unwrap_or_default());
        let head =
            format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n{host}{length}{}", others.concat());
        self.raw(format!("{head}\r\n").as_bytes(), body)
    }

    /// Sends raw bytes.
    pub(crate) fn raw(&self, head: &[u8], body: &[u8]) -> TestResponse {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.write_all(head).unwrap();
        // A client that is refused half way may find the connection closed.
        let _ = stream.write_all(body);
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        TestResponse::read(&bytes)
    }

    /// A WebSocket.
    pub(crate) fn socket(&self) -> TestSocket {
        let url = format!("ws://{}/api/live", self.address);
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(LONGEST_WAIT)).unwrap();
        let (socket, _) = tungstenite::client(url.into_client_request().unwrap(), stream).unwrap();
        TestSocket(socket)
    }

    /// Asserts that the server still answers.
    pub(crate) fn assert_healthy(&self) {
        let answer = self.get("/api/health");
        assert_eq!((answer.status, &answer.json()["status"]), (200, &"ok".into()));
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct TestResponse {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl TestResponse {
    fn read(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no answer: {}", String::from_utf8_lossy(bytes)));
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Self { status, headers, body: bytes[end + 4..].to_vec() }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        assert_eq!(self.header("content-type"), "application/json", "{self:?}");
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The code of an error, which must have a sentence too.
    pub(crate) fn code(&self) -> String {
        let json = self.json();
        let message = json["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(' '), "no sentence: {json}");
        json["error"]["code"].as_str().unwrap().to_owned()
    }

    /// The body of a successful response.
    pub(crate) fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{}", String::from_utf8_lossy(&self.body));
        self.json()
    }
}

/// A WebSocket connection.
pub(crate) struct TestSocket(WebSocket<TcpStream>);

impl TestSocket {
    pub(crate) fn send(&mut self, value: &Value) {
        self.text(value.to_string());
    }

    pub(crate) fn text(&mut self, text: String) {
        self.0.send(Message::Text(text.into())).unwrap();
    }

    /// The next message; `None` when the other side has closed.
    pub(crate) fn next(&mut self) -> Option<Value> {
        let message = self.next_unchecked()?;
        assert_schema("LiveMessage", &message);
        Some(message)
    }

    /// The same without a comparison with the document, which takes longer than many answers.
    pub(crate) fn next_unchecked(&mut self) -> Option<Value> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Err(tungstenite::Error::Io(error)) if is_late(&error) => {
                    panic!("nothing came for {LONGEST_WAIT:?}")
                }
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// The next message that is not about waiting.
    pub(crate) fn next_answer(&mut self) -> Value {
        loop {
            let message = self.next().expect("the connection is open");
            if message["type"] != "queued" {
                return message;
            }
        }
    }
}
