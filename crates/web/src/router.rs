//! The routes of the server.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodFilter, MethodRouter, get, on};
use plyground_i18n::{Texts, say};
use serde_json::{Map, Value};

use crate::answer::{Kind, Once, Question, Reply, answer};
use crate::api::compare::{CompareRequest, Form};
use crate::api::export::{ExportRequest, ImportReply, ImportRequest};
use crate::api::lab_json::{ComparisonReply, SearchReply};
use crate::api::overview::{CatalogueReply, HealthReply, TextsReply};
use crate::api::position::PlayRequest;
use crate::api::reply::{HintReply, ProgramReply, ReplyRequest};
use crate::api::report::ReportRequest;
use crate::api::solve::SolutionReply;
use crate::api::tree::{TreeReply, TreeRequest};
use crate::api::{export, overview, position, reply, report, search, solve, tree};
use crate::app::Shared;
use crate::complaint::Complaint;
use crate::fields::Fields;
use crate::guard::printable;
use crate::openapi::{Operation, file, json, websocket};
use crate::place::GameRequest;
use crate::queue::Length;
use crate::state::PositionReply;
use crate::study::SearchRequest;
use crate::{assets, guard, limits, live, tongue};

/// An endpoint of the API.
pub(crate) struct Route {
    pub(crate) path: &'static str,
    /// `GET`, `POST`, or both.
    pub(crate) methods: &'static [&'static str],
    pub(crate) handler: Handler,
    pub(crate) operation: Operation,
}

/// The kind of an endpoint.
pub(crate) enum Handler {
    /// A question that is queued and computed.
    Thinker(Question),
    /// A constant answer, which needs no computation.
    Knower(fn(&'static Texts) -> Reply),
    /// The WebSocket.
    Live,
}

const GET: &[&str] = &["GET"];
const POST: &[&str] = &["POST"];
const BOTH: &[&str] = &["GET", "POST"];

type Read = fn(&mut Fields) -> Result<Once, Complaint>;

/// A short question.
const fn short(read: Read) -> Handler {
    Handler::Thinker(Question {
        length: |_| Length::Short,
        body: limits::BODY,
        seconds: limits::SEARCH_SECONDS,
        kind: Kind::Once(read),
    })
}

/// A long question.
const fn long(seconds: u64, read: Read) -> Handler {
    Handler::Thinker(Question {
        length: |_| Length::Long,
        body: limits::BODY,
        seconds,
        kind: Kind::Once(read),
    })
}

/// A comparison, which is long but gives way.
const fn comparison(form: Form) -> Handler {
    Handler::Thinker(Question {
        length: |_| Length::Long,
        body: limits::BODY,
        seconds: limits::COMPARE_SECONDS,
        kind: Kind::Comparison(form),
    })
}

/// A program's move, short or long.
const REPLY: Handler = Handler::Thinker(Question {
    length: reply::length,
    body: limits::BODY,
    seconds: limits::SEARCH_SECONDS,
    kind: Kind::Once(reply::reply),
});

/// A question with a file, whose body may be larger.
const IMPORT: Handler = Handler::Thinker(Question {
    length: |_| Length::Short,
    body: limits::IMPORT_BODY,
    seconds: limits::SEARCH_SECONDS,
    kind: Kind::Once(export::import),
});

/// The whole API.
pub(crate) static ROUTES: &[Route] = &[
    Route {
        path: "/api/health",
        methods: GET,
        handler: Handler::Knower(overview::health),
        operation: json::<HealthReply>("Whether the server answers", "It does."),
    },
    Route {
        path: "/api/openapi.json",
        methods: GET,
        handler: Handler::Knower(overview::openapi),
        operation: json::<Map<String, Value>>("This document", "This document."),
    },
    Route {
        path: "/api/catalogue",
        methods: GET,
        handler: Handler::Knower(overview::catalogue),
        operation: json::<CatalogueReply>(
            "Games, searches, evaluators, options and limits, with their names",
            "The catalogue.",
        ),
    },
    Route {
        path: "/api/texts",
        methods: GET,
        handler: Handler::Knower(overview::texts),
        operation: json::<TextsReply>("Every text of the page", "The texts."),
    },
    Route {
        path: "/api/position",
        methods: BOTH,
        handler: short(position::position),
        operation: json::<PositionReply>("The state of a game", "The state.").reads::<GameRequest>(),
    },
    Route {
        path: "/api/play",
        methods: POST,
        handler: short(position::play),
        operation: json::<PositionReply>(
            "The state of a game after one more move",
            "The state after the move.",
        )
        .reads::<PlayRequest>(),
    },
    Route {
        path: "/api/reply",
        methods: POST,
        handler: REPLY,
        operation: json::<ProgramReply>("The move of a program", "The move, and the state after it.")
            .reads::<ReplyRequest>(),
    },
    Route {
        path: "/api/hint",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, reply::hint),
        operation: json::<HintReply>("A suggested move and its reasons", "The move and its reasons.")
            .reads::<GameRequest>(),
    },
    Route {
        path: "/api/search",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, search::search),
        operation: json::<SearchReply>("Search a position", "The result and its counts.")
            .reads::<SearchRequest>(),
    },
    Route {
        path: "/api/solve",
        methods: GET,
        handler: long(limits::SEARCH_SECONDS, solve::solve),
        operation: json::<SolutionReply>(
            "The exact value of a position; 422 `too-large` if it cannot be solved within the limits",
            "The exact value.",
        )
        .reads::<GameRequest>(),
    },
    Route {
        path: "/api/tree",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, tree::tree),
        operation: json::<TreeReply>("The tree of a search, event by event", "The tree.")
            .reads::<TreeRequest>(),
    },
    Route {
        path: "/api/tree/svg",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, tree::svg),
        operation: file(&["image/svg+xml"], "A picture of the tree of a search", "The picture.")
            .reads::<TreeRequest>(),
    },
    Route {
        path: "/api/compare",
        methods: POST,
        handler: comparison(Form::Json),
        operation: json::<ComparisonReply>("A comparison of searches", "The results.")
            .reads::<CompareRequest>(),
    },
    Route {
        path: "/api/compare/csv",
        methods: POST,
        handler: comparison(Form::Csv),
        operation: file(&["text/csv"], "A comparison as comma-separated values", "Comma-separated values.")
            .reads::<CompareRequest>(),
    },
    Route {
        path: "/api/compare/md",
        methods: POST,
        handler: comparison(Form::Markdown),
        operation: file(&["text/markdown"], "A comparison as a Markdown table", "A Markdown table.")
            .reads::<CompareRequest>(),
    },
    Route {
        path: "/api/compare/tex",
        methods: POST,
        handler: comparison(Form::Latex),
        operation: file(&["application/x-tex"], "A comparison as a LaTeX table", "A LaTeX table.")
            .reads::<CompareRequest>(),
    },
    Route {
        path: "/api/compare/svg",
        methods: POST,
        handler: comparison(Form::Svg),
        operation: file(&["image/svg+xml"], "A comparison as plots", "The plots.").reads::<CompareRequest>(),
    },
    Route {
        path: "/api/compare/html",
        methods: POST,
        handler: comparison(Form::Html),
        operation: file(&["text/html"], "A comparison as a page", "The page.").reads::<CompareRequest>(),
    },
    Route {
        path: "/api/report",
        methods: POST,
        handler: long(limits::REPORT_SECONDS, report::report),
        operation: file(
            &["text/html"],
            "The lab report of a comparison, which `plyground report verify` can check",
            "One self-contained page.",
        )
        .reads::<ReportRequest>(),
    },
    Route {
        path: "/api/export",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, export::export),
        operation: file(
            &["text/plain", "image/svg+xml", "image/png"],
            "A game or its board as a file",
            "The file.",
        )
        .reads::<ExportRequest>(),
    },
    Route {
        path: "/api/import",
        methods: POST,
        handler: IMPORT,
        operation: json::<ImportReply>("A game from a file: SGF, PSQ or a list of moves", "The game.")
            .reads::<ImportRequest>(),
    },
    Route {
        path: "/api/live",
        methods: GET,
        handler: Handler::Live,
        operation: websocket("Requests over a WebSocket, with answers in several messages"),
    },
];

/// Every method and path of the API, for comparison with the `OpenAPI` document.
pub fn routes() -> impl Iterator<Item = (&'static str, &'static str)> {
    ROUTES.iter().flat_map(|route| route.methods.iter().map(|&method| (method, route.path)))
}

/// Reads a question as the server does before it queues it: a body if the API takes `POST` at that path, otherwise a
/// query. `None` if there is no such endpoint; an error is the server's response.
pub fn read_question(path: &str, text: &[u8]) -> Option<Result<(), String>> {
    let route = ROUTES.iter().find(|route| route.path == path)?;
    let texts = tongue::of(&Uri::default(), &HeaderMap::new());
    let read = match &route.handler {
        Handler::Thinker(question) => {
            let fields = if route.methods.contains(&"POST") {
                Fields::from_json(text, texts)
            } else {
                Ok(Fields::from_query(&String::from_utf8_lossy(text), texts))
            };
            fields.and_then(|mut fields| question.check(&mut fields))
        }
        Handler::Knower(_) => Ok(()),
        Handler::Live => live::check(text, texts),
    };
    Some(read.map_err(|complaint| complaint.json()))
}

/// The router of the whole server.
pub(crate) fn router(app: Shared) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        router = router.route(route.path, methods(route));
    }
    router
        .fallback(page)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

fn methods(route: &'static Route) -> MethodRouter<Shared> {
    let filter = match route.methods {
        ["GET"] => MethodFilter::GET,
        ["POST"] => MethodFilter::POST,
        _ => MethodFilter::GET.or(MethodFilter::POST),
    };
    match &route.handler {
        Handler::Thinker(question) => {
            on(filter, move |State(app): State<Shared>, request: Request| answer(app, request, question))
        }
        Handler::Knower(know) => on(filter, move |request: Request| async move {
            know(tongue::of(request.uri(), request.headers())).into_response()
        }),
        Handler::Live => get(live::live),
    }
}

/// A file of the page, or an error.
async fn page(request: Request) -> Response {
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let found = assets::file(request.uri().path(), request.headers());
    if let (true, Some(file)) = (reads, found) {
        return file;
    }
    // A browser gets the page, which has a view of that name or shows that it has none.
    let path = request.uri().path();
    if reads && wants_page(request.headers()) && !path.starts_with("/api/") {
        let query = request.uri().query().map(|query| format!("?{query}")).unwrap_or_default();
        return Redirect::to(&format!("/#{path}{query}")).into_response();
    }
    let texts = tongue::of(request.uri(), request.headers());
    let message = say!(texts, "server-error-not-found", path = printable(path));
    Complaint::new(StatusCode::NOT_FOUND, "not-found", message).into_response()
}

/// Whether the client is a browser that shows the response as a page.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|kind| kind.trim().starts_with("text/html"))
}

async fn wrong_method(request: Request) -> Response {
    let texts = tongue::of(request.uri(), request.headers());
    let path = request.uri().path();
    let route = ROUTES.iter().find(|route| route.path == path);
    let allowed = route.map_or_else(String::new, |route| route.methods.join(", "));
    let (method, path) = (printable(request.method().as_str()), printable(path));
    let message = say!(texts, "server-error-wrong-method", path = path, method = method, allowed = allowed);
    Complaint::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message).into_response()
}
