//! The `OpenAPI` document, generated from the routes and from the types of requests and replies.

use std::sync::OnceLock;

use plyground_i18n::LANGUAGES;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::api_error::ErrorReply;
use crate::live::messages::LiveMessage;
use crate::live::{ASKS, LARGEST_ID};
use crate::router::{ApiRoute, ROUTES};

/// The schema of a type: a reference, unless the type asks for its schema in place.
pub(crate) type Describe = fn(&mut SchemaGenerator) -> Schema;

/// The schema of `T`.
pub(crate) fn schema_of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// The description of an endpoint.
pub(crate) struct Operation {
    summary: &'static str,
    request: Option<Describe>,
    response: &'static str,
    content: OperationContent,
}

/// The content of a successful response.
enum OperationContent {
    Json(Describe),
    /// A file of one of these media types.
    File(&'static [&'static str]),
    WebSocket,
}

/// An endpoint that answers with JSON.
pub(crate) const fn json<T: JsonSchema>(summary: &'static str, response: &'static str) -> Operation {
    Operation { summary, request: None, response, content: OperationContent::Json(schema_of::<T>) }
}

/// An endpoint that answers with a file.
pub(crate) const fn file(
    types: &'static [&'static str],
    summary: &'static str,
    response: &'static str,
) -> Operation {
    Operation { summary, request: None, response, content: OperationContent::File(types) }
}

/// An endpoint that opens a WebSocket.
pub(crate) const fn websocket(summary: &'static str) -> Operation {
    let response = "The connection is a WebSocket from now on.";
    Operation { summary, request: None, response, content: OperationContent::WebSocket }
}

impl Operation {
    /// The same with the fields of its request.
    pub(crate) const fn reads<T: JsonSchema>(self) -> Self {
        Self { request: Some(schema_of::<T>), ..self }
    }
}

const DESCRIPTION: &str = "Every request contains the game and its moves; the server keeps only the games that two \
     people share, and tournaments. Requests from \
     pages of other sites, and requests for a host name that is not this machine's, are refused. Requests beyond the \
     limits in /api/catalogue are refused with a sentence.";

const LIVE: &str = "Every message is a JSON object. Those of the client are described by the schema LiveRequest: they \
     have an `id` of its choice, which the answers repeat, and the kind of the request in `ask`; a new request with the \
     same id replaces the running one. Those of the server are described by the schema LiveMessage. An analysis sends a \
     message of type `insight` for every depth, a review one of type `moment` for every move from the last to the first, \
     a comparison one of type `record` for every search; the last message is of type `done`. While a request waits, a \
     message of type `queued` may be sent; a request that fails has a message of type `error`. Who follows a shared game \
     or a tournament gets a message of type `shared` or `tournament` now and after every change, and an act in a game is \
     answered by one of type `accepted` once it is stored.";

const ERRORS: &str = "An error: 400 the form of the request; 403 and 421 a request from another site or for another \
     host; 404 and 405 unknown path or wrong method; 408 the body did not arrive; 409 the game is over; 413, 414 and 415 \
     too large, or not JSON; 422 the request cannot be fulfilled; 426 not a WebSocket; 429 and 503 too much at once; \
     500 an internal error.";

/// The document, generated once.
pub fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| {
        let at = |settings: SchemaSettings| {
            settings.with(|settings| settings.definitions_path = "/components/schemas".into()).into_generator()
        };
        // Optional fields of requests may be missing; those of replies are null.
        let mut requests = at(SchemaSettings::draft2020_12().for_deserialize());
        let mut replies = at(SchemaSettings::draft2020_12().for_serialize());
        let paths: Map<String, Value> = ROUTES
            .iter()
            .map(|route| (route.path.to_owned(), path(route, &mut requests, &mut replies)))
            .collect();
        let error = replies.subschema_for::<ErrorReply>();
        replies.subschema_for::<LiveMessage>();
        let live = live_requests(&mut requests);
        let mut schemas = requests.take_definitions(true);
        schemas.insert("LiveRequest".to_owned(), live);
        schemas.extend(replies.take_definitions(true));
        let mut document = json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Plyground",
                "version": env!("CARGO_PKG_VERSION"),
                "summary": "Games, searches and analysis",
                "description": DESCRIPTION,
                "license": { "name": env!("CARGO_PKG_LICENSE") },
            },
            "paths": paths,
            "components": {
                "parameters": { "Lang": language() },
                "responses": {
                    "Error": { "description": ERRORS, "content": { "application/json": { "schema": error } } },
                },
                "schemas": schemas,
            },
        });
        unwrap_lines(&mut document);
        document
    })
}

/// Joins the lines of descriptions: in the source they are wrapped as comments.
fn unwrap_lines(value: &mut Value) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                match value {
                    Value::String(text) if key == "description" => *text = text.replace('\n', " "),
                    value => unwrap_lines(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(unwrap_lines),
        _ => {}
    }
}

/// An endpoint with its methods.
fn path(route: &ApiRoute, requests: &mut SchemaGenerator, replies: &mut SchemaGenerator) -> Value {
    let Operation { summary, request, response, content } = &route.operation;
    let content = match content {
        OperationContent::Json(describe) => json!({ "application/json": { "schema": describe(replies) } }),
        OperationContent::File(types) => {
            let types =
                types.iter().map(|&kind| (kind.to_owned(), json!({ "schema": { "type": "string" } })));
            Value::Object(types.collect())
        }
        OperationContent::WebSocket => return websocket_path(summary, response),
    };
    let responses = json!({
        "200": { "description": response, "content": content },
        "default": { "$ref": "#/components/responses/Error" },
    });
    let methods = route.methods.iter().map(|&method| {
        let mut parameters = vec![json!({ "$ref": "#/components/parameters/Lang" })];
        let mut operation = json!({ "summary": summary });
        match request {
            Some(describe) if method == "POST" => {
                operation["parameters"] = parameters.into();
                let content = json!({ "application/json": { "schema": describe(requests) } });
                operation["requestBody"] = json!({ "required": true, "content": content });
            }
            Some(describe) => {
                parameters.extend(query(&resolved(*describe, requests)));
                operation["parameters"] = parameters.into();
            }
            None => operation["parameters"] = parameters.into(),
        }
        operation["responses"] = responses.clone();
        (method.to_lowercase(), operation)
    });
    Value::Object(methods.collect())
}

/// The schema of a type itself, where `describe` gives a reference to it.
fn resolved(describe: Describe, generator: &mut SchemaGenerator) -> Value {
    let schema = describe(generator).to_value();
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    let named = name.and_then(|name| generator.definitions().get(name));
    named.cloned().unwrap_or(schema)
}

/// The fields of a request as parameters of a query, where every value is text.
fn query(schema: &Value) -> Vec<Value> {
    let required = |name: &String| schema["required"].as_array().is_some_and(|r| r.contains(&json!(name)));
    let properties = schema["properties"].as_object().into_iter().flatten();
    let parameter = |(name, property): (&String, &Value)| {
        json!({
            "name": name,
            "in": "query",
            "required": required(name),
            "description": property["description"],
            "schema": { "type": "string" },
        })
    };
    properties.map(parameter).collect()
}

fn websocket_path(summary: &str, response: &str) -> Value {
    json!({
        "get": {
            "summary": summary,
            "description": LIVE,
            "parameters": [{ "$ref": "#/components/parameters/Lang" }],
            "responses": {
                "101": { "description": response },
                "default": { "$ref": "#/components/responses/Error" },
            },
        },
    })
}

/// The messages of a client: the fields of a request, and those that every message has.
fn live_requests(requests: &mut SchemaGenerator) -> Value {
    let message = |(ask, describe): (&str, Option<Describe>)| {
        let mut properties = json!({
            "id": {
                "description": "The id of the request; the answers repeat it.",
                "type": "integer",
                "minimum": 0,
                "maximum": LARGEST_ID,
            },
            "ask": { "const": ask },
            "lang": language()["schema"],
        });
        let mut required = vec![json!("id"), json!("ask")];
        if let Some(mut schema) = describe.map(|describe| resolved(describe, requests)) {
            let own = properties.as_object_mut().expect("built as an object");
            own.append(schema["properties"].as_object_mut().expect("a request has fields"));
            required.extend(schema["required"].as_array().into_iter().flatten().cloned());
        }
        json!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": false,
        })
    };
    json!({
        "description": "A message of the client over the WebSocket `/api/live`.",
        "oneOf": ASKS.map(message),
    })
}

/// The parameter for the language of a response.
fn language() -> Value {
    json!({
        "name": "lang",
        "in": "query",
        "description": "The language of names and sentences; by default that of Accept-Language, or English.",
        "schema": { "type": "string", "enum": LANGUAGES.iter().map(|language| language.code).collect::<Vec<_>>() },
    })
}
