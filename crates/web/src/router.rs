//! The routes of the server.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodFilter, MethodRouter, get, on};
use plyground_i18n::{Texts, say};
use serde_json::{Map, Value};

use crate::api::compare::{CompareRequest, ComparisonFormat};
use crate::api::exercise::{ExerciseReply, ExerciseRequest, MarkRequest, MarksReply};
use crate::api::export::{ExportRequest, ImportReply, ImportRequest};
use crate::api::lab_json::{ComparisonReply, SearchReply};
use crate::api::overview::{CatalogueReply, HealthReply, TextsReply};
use crate::api::playouts::{PlayoutsReply, PlayoutsRequest};
use crate::api::position::{GameRulesReply, PlayRequest};
use crate::api::puzzles::{PuzzleReply, PuzzleRequest, PuzzlesReply};
use crate::api::reply::{HintReply, ProgramReply, ReplyRequest};
use crate::api::report::ReportRequest;
use crate::api::solve::SolutionReply;
use crate::api::swap2::{Swap2Reply, Swap2Request};
use crate::api::tree::{TreeReply, TreeRequest};
use crate::api::{
    exercise, export, overview, playouts, position, puzzles, reply, report, search, solve, swap2, tree,
};
use crate::api_error::ApiError;
use crate::assets::FilesReply;
use crate::endpoint::{Computation, Endpoint, EndpointKind, answer};
use crate::fields::Fields;
use crate::openapi::{Operation, file, json, websocket};
use crate::queue::Length;
use crate::requested_game::GameRequest;
use crate::response_content::ResponseContent;
use crate::search_request::SearchRequest;
use crate::security::printable;
use crate::server_state::SharedServerState;
use crate::state::PositionReply;
use crate::together::requests::{
    self, InvitationReply, JoinRequest, SeatReply, ShareRequest, SharedGameRequest, TogetherReader,
};
use crate::together::tournament_requests::{
    self, DirectRequest, DirectorReply, EnterRequest, EntryReply, NewTournamentRequest, TournamentRequest,
};
use crate::together::{SharedGameReply, TournamentReply};
use crate::{assets, language, limits, live, security};

/// An endpoint of the API.
pub(crate) struct ApiRoute {
    pub(crate) path: &'static str,
    /// `GET`, `POST`, or both.
    pub(crate) methods: &'static [&'static str],
    pub(crate) handler: Handler,
    pub(crate) operation: Operation,
}

/// The kind of an endpoint.
pub(crate) enum Handler {
    /// A request that is queued and computed.
    Computed(Endpoint),
    /// A constant answer, which needs no computation.
    Constant(fn(&'static Texts) -> ResponseContent),
    /// A request about shared games and tournaments.
    Together(TogetherReader),
    /// The address to send to other people.
    Invitation,
    /// The WebSocket.
    Live,
}

const GET: &[&str] = &["GET"];
const POST: &[&str] = &["POST"];
const BOTH: &[&str] = &["GET", "POST"];

type RequestReader = fn(&mut Fields) -> Result<Computation, ApiError>;

/// A short request.
const fn short(read: RequestReader) -> Handler {
    Handler::Computed(Endpoint {
        length: |_| Length::Short,
        body: limits::BODY,
        seconds: limits::SEARCH_SECONDS,
        kind: EndpointKind::Once(read),
    })
}

/// A long request.
const fn long(seconds: u64, read: RequestReader) -> Handler {
    Handler::Computed(Endpoint {
        length: |_| Length::Long,
        body: limits::BODY,
        seconds,
        kind: EndpointKind::Once(read),
    })
}

/// A comparison, which is long but gives way.
const fn comparison(form: ComparisonFormat) -> Handler {
    Handler::Computed(Endpoint {
        length: |_| Length::Long,
        body: limits::BODY,
        seconds: limits::COMPARE_SECONDS,
        kind: EndpointKind::Comparison(form),
    })
}

/// A program's move, short or long.
const REPLY: Handler = Handler::Computed(Endpoint {
    length: reply::length,
    body: limits::BODY,
    seconds: limits::SEARCH_SECONDS,
    kind: EndpointKind::Once(reply::reply),
});

/// A game with its variations, whose body may be larger.
const EXPORT: Handler = Handler::Computed(Endpoint {
    length: |_| Length::Long,
    body: limits::IMPORT_BODY,
    seconds: limits::SEARCH_SECONDS,
    kind: EndpointKind::Once(export::export),
});

/// A request with a file, whose body may be larger.
const IMPORT: Handler = Handler::Computed(Endpoint {
    length: |_| Length::Short,
    body: limits::IMPORT_BODY,
    seconds: limits::SEARCH_SECONDS,
    kind: EndpointKind::Once(export::import),
});

/// The whole API.
pub(crate) static ROUTES: &[ApiRoute] = &[
    ApiRoute {
        path: "/api/health",
        methods: GET,
        handler: Handler::Constant(overview::health),
        operation: json::<HealthReply>("Whether the server answers", "It does."),
    },
    ApiRoute {
        path: "/api/openapi.json",
        methods: GET,
        handler: Handler::Constant(overview::openapi),
        operation: json::<Map<String, Value>>("This document", "This document."),
    },
    ApiRoute {
        path: "/api/catalogue",
        methods: GET,
        handler: Handler::Constant(overview::catalogue),
        operation: json::<CatalogueReply>(
            "Games, searches, evaluators, options and limits, with their names",
            "The catalogue.",
        ),
    },
    ApiRoute {
        path: "/api/texts",
        methods: GET,
        handler: Handler::Constant(overview::texts),
        operation: json::<TextsReply>("Every text of the page", "The texts."),
    },
    ApiRoute {
        path: "/api/files",
        methods: GET,
        handler: Handler::Constant(assets::files),
        operation: json::<FilesReply>("The files of the page, and a hash of them all", "The files."),
    },
    ApiRoute {
        path: "/api/position",
        methods: BOTH,
        handler: short(position::position),
        operation: json::<PositionReply>("The state of a game", "The state.").reads::<GameRequest>(),
    },
    ApiRoute {
        path: "/api/rules",
        methods: BOTH,
        handler: short(position::rules),
        operation: json::<GameRulesReply>("The rules of a game", "The rules.").reads::<GameRequest>(),
    },
    ApiRoute {
        path: "/api/play",
        methods: POST,
        handler: short(position::play),
        operation: json::<PositionReply>(
            "The state of a game after one more move",
            "The state after the move.",
        )
        .reads::<PlayRequest>(),
    },
    ApiRoute {
        path: "/api/reply",
        methods: POST,
        handler: REPLY,
        operation: json::<ProgramReply>("The move of a program", "The move, and the state after it.")
            .reads::<ReplyRequest>(),
    },
    ApiRoute {
        path: "/api/hint",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, reply::hint),
        operation: json::<HintReply>("A suggested move and its reasons", "The move and its reasons.")
            .reads::<GameRequest>(),
    },
    ApiRoute {
        path: "/api/search",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, search::search),
        operation: json::<SearchReply>("Search a position", "The result and its counts.")
            .reads::<SearchRequest>(),
    },
    ApiRoute {
        path: "/api/solve",
        methods: GET,
        handler: long(limits::SEARCH_SECONDS, solve::solve),
        operation: json::<SolutionReply>(
            "The exact value of a position; 422 `too-large` if it cannot be solved within the limits",
            "The exact value.",
        )
        .reads::<GameRequest>(),
    },
    ApiRoute {
        path: "/api/swap2",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, swap2::swap2),
        operation: json::<Swap2Reply>(
            "The step of the opening rule swap2 that is due, and what a program does in it; 422 `no-swap2` if no such opening is under way",
            "The step.",
        )
        .reads::<Swap2Request>(),
    },
    ApiRoute {
        path: "/api/tree",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, tree::tree),
        operation: json::<TreeReply>("The tree of a search, event by event", "The tree.")
            .reads::<TreeRequest>(),
    },
    ApiRoute {
        path: "/api/tree/svg",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, tree::svg),
        operation: file(&["image/svg+xml"], "A picture of the tree of a search", "The picture.")
            .reads::<TreeRequest>(),
    },
    ApiRoute {
        path: "/api/playouts",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, playouts::playouts),
        operation: json::<PlayoutsReply>("Monte Carlo tree search, playout by playout", "The playouts.")
            .reads::<PlayoutsRequest>(),
    },
    ApiRoute {
        path: "/api/exercise",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, exercise::question),
        operation: json::<ExerciseReply>("An exercise by its kind, difficulty and seed", "The question.")
            .reads::<ExerciseRequest>(),
    },
    ApiRoute {
        path: "/api/exercise/mark",
        methods: POST,
        handler: long(limits::SEARCH_SECONDS, exercise::mark),
        operation: json::<MarksReply>("The marks of an answer to an exercise", "The marks.")
            .reads::<MarkRequest>(),
    },
    ApiRoute {
        path: "/api/puzzles",
        methods: GET,
        handler: Handler::Constant(puzzles::list),
        operation: json::<PuzzlesReply>("The puzzles inside the program", "The list."),
    },
    ApiRoute {
        path: "/api/puzzle",
        methods: BOTH,
        handler: short(puzzles::puzzle),
        operation: json::<PuzzleReply>("A puzzle with its solutions and hints", "The puzzle.")
            .reads::<PuzzleRequest>(),
    },
    ApiRoute {
        path: "/api/compare",
        methods: POST,
        handler: comparison(ComparisonFormat::Json),
        operation: json::<ComparisonReply>("A comparison of searches", "The results.")
            .reads::<CompareRequest>(),
    },
    ApiRoute {
        path: "/api/compare/csv",
        methods: POST,
        handler: comparison(ComparisonFormat::Csv),
        operation: file(&["text/csv"], "A comparison as comma-separated values", "Comma-separated values.")
            .reads::<CompareRequest>(),
    },
    ApiRoute {
        path: "/api/compare/md",
        methods: POST,
        handler: comparison(ComparisonFormat::Markdown),
        operation: file(&["text/markdown"], "A comparison as a Markdown table", "A Markdown table.")
            .reads::<CompareRequest>(),
    },
    ApiRoute {
        path: "/api/compare/tex",
        methods: POST,
        handler: comparison(ComparisonFormat::Latex),
        operation: file(&["application/x-tex"], "A comparison as a LaTeX table", "A LaTeX table.")
            .reads::<CompareRequest>(),
    },
    ApiRoute {
        path: "/api/compare/svg",
        methods: POST,
        handler: comparison(ComparisonFormat::Svg),
        operation: file(&["image/svg+xml"], "A comparison as plots", "The plots.").reads::<CompareRequest>(),
    },
    ApiRoute {
        path: "/api/compare/html",
        methods: POST,
        handler: comparison(ComparisonFormat::Html),
        operation: file(&["text/html"], "A comparison as a page", "The page.").reads::<CompareRequest>(),
    },
    ApiRoute {
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
    ApiRoute {
        path: "/api/export",
        methods: POST,
        handler: EXPORT,
        operation: file(
            &["text/plain", "image/svg+xml", "image/png"],
            "A game or its board as a file",
            "The file.",
        )
        .reads::<ExportRequest>(),
    },
    ApiRoute {
        path: "/api/import",
        methods: POST,
        handler: IMPORT,
        operation: json::<ImportReply>("A game from a file: SGF, PSQ or a list of moves", "The game.")
            .reads::<ImportRequest>(),
    },
    ApiRoute {
        path: "/api/invitation",
        methods: GET,
        handler: Handler::Invitation,
        operation: json::<InvitationReply>("The address of this server for other people", "The address."),
    },
    ApiRoute {
        path: "/api/shared",
        methods: POST,
        handler: Handler::Together(requests::share),
        operation: json::<SeatReply>(
            "Make a game for two people",
            "The game, and the secret of its first player.",
        )
        .reads::<ShareRequest>(),
    },
    ApiRoute {
        path: "/api/shared/join",
        methods: POST,
        handler: Handler::Together(requests::join),
        operation: json::<SeatReply>("Take the free seat of a shared game", "The secret of the player.")
            .reads::<JoinRequest>(),
    },
    ApiRoute {
        path: "/api/shared/game",
        methods: BOTH,
        handler: Handler::Together(requests::game),
        operation: json::<SharedGameReply>("A shared game as a spectator sees it", "The game.")
            .reads::<SharedGameRequest>(),
    },
    ApiRoute {
        path: "/api/tournament",
        methods: POST,
        handler: Handler::Together(tournament_requests::new_tournament),
        operation: json::<DirectorReply>(
            "Make a tournament",
            "The tournament, and the secret of its director.",
        )
        .reads::<NewTournamentRequest>(),
    },
    ApiRoute {
        path: "/api/tournament/join",
        methods: POST,
        handler: Handler::Together(tournament_requests::enter),
        operation: json::<EntryReply>("Join a tournament", "The secret of the player.")
            .reads::<EnterRequest>(),
    },
    ApiRoute {
        path: "/api/tournament/direct",
        methods: POST,
        handler: Handler::Together(tournament_requests::direct),
        operation: json::<TournamentReply>("Direct a tournament", "The tournament afterwards.")
            .reads::<DirectRequest>(),
    },
    ApiRoute {
        path: "/api/tournament/table",
        methods: BOTH,
        handler: Handler::Together(tournament_requests::table),
        operation: json::<TournamentReply>("A tournament with its rounds and its table", "The tournament.")
            .reads::<TournamentRequest>(),
    },
    ApiRoute {
        path: "/api/tournament/csv",
        methods: BOTH,
        handler: Handler::Together(tournament_requests::csv),
        operation: file(&["text/csv"], "The table of a tournament as comma-separated values", "The table.")
            .reads::<TournamentRequest>(),
    },
    ApiRoute {
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

/// Reads a request as the server does before it queues it: a body if the API takes `POST` at that path, otherwise a
/// query. `None` if there is no such endpoint; an error is the server's response.
pub fn read_request(path: &str, text: &[u8]) -> Option<Result<(), String>> {
    let route = ROUTES.iter().find(|route| route.path == path)?;
    let texts = language::texts_for(&Uri::default(), &HeaderMap::new());
    let fields = || {
        if route.methods.contains(&"POST") {
            Fields::from_json(text, texts)
        } else {
            Ok(Fields::from_query(&String::from_utf8_lossy(text), texts))
        }
    };
    let read = match &route.handler {
        Handler::Computed(endpoint) => fields().and_then(|mut fields| endpoint.check(&mut fields)),
        Handler::Together(reader) => fields().and_then(|mut fields| reader(&mut fields).map(|_| ())),
        Handler::Constant(_) | Handler::Invitation => Ok(()),
        Handler::Live => live::check(text, texts),
    };
    Some(read.map_err(|error| error.json()))
}

/// The router of the whole server.
pub(crate) fn router(server: SharedServerState) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        router = router.route(route.path, methods(route));
    }
    router
        .fallback(page)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(server.clone(), security::filter))
        .with_state(server)
}

fn methods(route: &'static ApiRoute) -> MethodRouter<SharedServerState> {
    let filter = match route.methods {
        ["GET"] => MethodFilter::GET,
        ["POST"] => MethodFilter::POST,
        _ => MethodFilter::GET.or(MethodFilter::POST),
    };
    match &route.handler {
        Handler::Computed(endpoint) => {
            on(filter, move |State(server): State<SharedServerState>, request: Request| {
                answer(server, request, endpoint)
            })
        }
        Handler::Constant(know) => on(filter, move |request: Request| async move {
            know(language::texts_for(request.uri(), request.headers())).into_response()
        }),
        Handler::Together(read) => {
            let read = *read;
            on(filter, move |State(server): State<SharedServerState>, request: Request| {
                requests::answer(server, request, read)
            })
        }
        Handler::Invitation => {
            on(filter, async |State(server): State<SharedServerState>, headers: HeaderMap| {
                requests::invitation(&server, &headers)
            })
        }
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
    let texts = language::texts_for(request.uri(), request.headers());
    let message = say!(texts, "server-error-not-found", path = printable(path));
    ApiError::new(StatusCode::NOT_FOUND, "not-found", message).into_response()
}

/// Whether the client is a browser that shows the response as a page.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|kind| kind.trim().starts_with("text/html"))
}

async fn wrong_method(request: Request) -> Response {
    let texts = language::texts_for(request.uri(), request.headers());
    let path = request.uri().path();
    let route = ROUTES.iter().find(|route| route.path == path);
    let allowed = route.map_or_else(String::new, |route| route.methods.join(", "));
    let (method, path) = (printable(request.method().as_str()), printable(path));
    let message = say!(texts, "server-error-wrong-method", path = path, method = method, allowed = allowed);
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message).into_response()
}
