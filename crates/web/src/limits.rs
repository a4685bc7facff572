//! The limits of requests. The page gets most of them with the catalogue.

use std::time::Duration;

use schemars::JsonSchema;
use serde::Serialize;

/// Bytes of a request's body, and of a WebSocket message.
pub(crate) const BODY: usize = 64 << 10;
/// Characters of a file, and bytes of its request's body: some characters take more than one byte.
pub(crate) const IMPORT: usize = 1 << 20;
pub(crate) const IMPORT_BODY: usize = 2 << 20;
/// Bytes of an oversized body that are read and discarded, so that the client reads the error.
pub(crate) const DRAINED: usize = 256 << 20;
/// Characters of a URL.
pub(crate) const URL: usize = 8 << 10;
/// How long a body may take to arrive.
pub(crate) const BODY_TIME: Duration = Duration::from_secs(20);
/// How long the head of a request may take to arrive.
pub(crate) const HEAD_TIME: Duration = Duration::from_secs(20);
/// How long a client may accept no data before its connection is closed.
pub(crate) const WRITE_TIME: Duration = Duration::from_secs(30);
/// Connections of all kinds: a little fewer than the 1,024 file descriptors that a process usually has.
pub(crate) const CONNECTIONS: usize = 960;
/// Connections from one address. A browser opens six and a WebSocket for each page, and a class of thirty may share one
/// address.
pub(crate) const CONNECTIONS_PER_ADDRESS: usize = 256;
/// Connections from this machine: behind a proxy these are all its clients.
pub(crate) const CONNECTIONS_PER_LOOPBACK: usize = 704;
/// The most `WebSocket` connections.
pub(crate) const SOCKETS: usize = 512;
/// Unsent messages of a slow client before its connection is closed.
pub(crate) const UNREAD: usize = 2_048;
/// Bytes of unsent messages.
pub(crate) const UNREAD_BYTES: usize = 4 << 20;

/// Records of comparisons that are kept for reports.
pub(crate) const MEASURED: usize = 600;

/// Moves of a game: the number of cells of the largest board.
pub(crate) const MOVES: usize = 400;
/// Moves of a game with all its variations.
pub(crate) const TREE: usize = 20_000;
/// Characters of a comment on a move.
pub(crate) const COMMENT: usize = 20_000;
/// Characters of a name, a move, a player and the like.
pub(crate) const WORD: usize = 200;
/// Characters of a game or a position: a written tree may be large.
pub(crate) const TEXT: usize = 60_000;
/// The largest depth of a search.
pub(crate) const DEPTH: u64 = 400;
/// Nodes of one search.
pub(crate) const NODES: u64 = 50_000_000;
/// Seconds of one search, a move or a hint.
pub(crate) const SEARCH_SECONDS: u64 = 10;
/// Seconds of an analysis.
pub(crate) const ANALYSIS_SECONDS: u64 = 600;
/// Lines of an analysis.
pub(crate) const LINES: u64 = 10;
/// Analyses whose tables are kept after they were left.
pub(crate) const KEPT_ANALYSES: usize = 4;
/// Events of a recorded tree.
pub(crate) const EVENTS: u64 = 30_000;
/// Playouts of a recorded Monte Carlo tree search.
pub(crate) const PLAYOUTS: u64 = 1_000;
/// The largest seed: JavaScript has no larger integers.
pub(crate) const SEED: u64 = (1 << 53) - 1;
/// Searches of one comparison.
pub(crate) const SEARCHES: usize = 200;
/// Seconds of a comparison.
pub(crate) const COMPARE_SECONDS: u64 = 60;
/// Seconds of a report, which does not give way to other jobs.
pub(crate) const REPORT_SECONDS: u64 = 30;
/// Nodes for solving a position.
pub(crate) const SOLVE_NODES: u64 = 20_000_000;
/// Of these, nodes for the search for the shortest win, which runs first.
pub(crate) const NEAR_NODES: u64 = 100_000;
/// Bytes of a solver's table.
pub(crate) const SOLVE_MEMORY: usize = 32 << 20;
/// Characters of a board drawn as text.
pub(crate) const LETTERS: usize = 3_000;
/// Positions counted for a picture of a tree.
pub(crate) const COUNTED: u64 = 200_000;

/// Jobs of one client, of one address and in total.
pub(crate) const JOBS_PER_CLIENT: usize = 32;
pub(crate) const JOBS_PER_ADDRESS: usize = 256;
pub(crate) const JOBS: usize = 1_024;
/// Long jobs of one client.
pub(crate) const LONG_JOBS_PER_CLIENT: usize = 4;
/// Analyses and reviews that have begun: each holds a transposition table of 16 MB. Others wait until one of these ends.
pub(crate) const UNDER_WAY: usize = 48;
/// The most of them from one address, as a multiple of those that may still begin: 32 if it is the only one, enough for
/// a class, and then 11 for a second address, 4 for a third and 1 for a fourth.
pub(crate) const UNDER_WAY_PER_FREE: usize = 2;
/// How long the server waits at its end for connections, and for jobs that do not check their cancellation.
pub(crate) const SHUTDOWN_TIME: Duration = Duration::from_secs(2);
/// How long a long job runs before it gives way to waiting jobs.
pub(crate) const SLICE: Duration = Duration::from_secs(1);

/// The limits of requests: more is refused.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LimitsReply {
    /// Bytes of a request body, and of a WebSocket message.
    body: usize,
    /// Characters of a file to import.
    import: usize,
    /// Characters of a URL.
    url: usize,
    /// Moves of a game.
    moves: usize,
    /// The largest depth of a search.
    depth: u64,
    /// Nodes of one search.
    nodes: u64,
    /// Seconds of one search, a move or a hint.
    search_seconds: u64,
    /// Seconds of an analysis or a review.
    analysis_seconds: u64,
    /// Lines of an analysis.
    lines: u64,
    /// Events of a recorded tree.
    events: u64,
    /// Searches of one comparison.
    searches: usize,
    /// Seconds of a comparison.
    compare_seconds: u64,
    /// Seconds of a report.
    report_seconds: u64,
    /// WebSocket connections.
    sockets: usize,
    /// Requests of one connection at a time.
    jobs: usize,
    /// Long requests of one connection at a time.
    long_jobs: usize,
}

impl LimitsReply {
    pub(crate) const fn new() -> Self {
        Self {
            body: BODY,
            import: IMPORT,
            url: URL,
            moves: MOVES,
            depth: DEPTH,
            nodes: NODES,
            search_seconds: SEARCH_SECONDS,
            analysis_seconds: ANALYSIS_SECONDS,
            lines: LINES,
            events: EVENTS,
            searches: SEARCHES,
            compare_seconds: COMPARE_SECONDS,
            report_seconds: REPORT_SECONDS,
            sockets: SOCKETS,
            jobs: JOBS_PER_CLIENT,
            long_jobs: LONG_JOBS_PER_CLIENT,
        }
    }
}
