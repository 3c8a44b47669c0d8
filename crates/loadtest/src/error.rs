//! The errors of load tests.

use std::error::Error;
use std::io;
use std::net::SocketAddr;

use boneyard_club::live::EntryRefusal;
use boneyard_club::{EveningError, ScheduleError};
use boneyard_protocol::Problem;
use boneyard_rules::RulesError;
use boneyard_store::{OpenError, StoreError};
use boneyard_table::Refusal;
use tokio::task::JoinError;

/// Why a load test stopped.
#[expect(missing_docs, reason = "the message of each says what it is")]
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("could not start: {0}")]
    NotRun(io::Error),
    #[error("not an address: `{0}` (write it as http://127.0.0.1:8080)")]
    NotAnAddress(String),
    #[error("could not start a server: {0}")]
    NotStarted(io::Error),
    #[error("could not start a server: its output cannot be read")]
    NoOutput,
    /// The server ended before it was ready. Holds its log.
    #[error("could not start a server: {0}")]
    EndedAtOnce(String),
    #[error("only a server that the test started can be restarted")]
    NotStartedByTest,
    #[error("the server has ended")]
    Ended,
    #[cfg(unix)]
    #[error(transparent)]
    Signal(#[from] rustix::io::Errno),
    #[cfg(not(unix))]
    #[error("this system has no SIGTERM")]
    NoSignal,
    #[error("the server panicked: {0}")]
    Panicked(String),

    #[error("{authority}: {cause}")]
    Connection { authority: String, cause: io::Error },
    #[error("{authority}: {cause}")]
    Http { authority: String, cause: hyper::Error },
    #[error("not a request: {0}")]
    BadRequest(hyper::http::Error),
    #[error("{method} {path} returned {status}: {text}")]
    Refused { method: &'static str, path: String, status: u16, text: String },
    #[error("{what} returned {found} instead of {wanted}: {text}")]
    WrongStatus { what: &'static str, found: u16, wanted: u16, text: String },
    #[error("the server did not set a cookie: {0}")]
    NoCookie(String),
    #[error("the server set a malformed cookie")]
    BadCookie,
    #[error("{cause} in {text:.200}")]
    Unreadable { cause: serde_json::Error, text: String },
    #[error("{request}: {cause}")]
    Request { request: String, cause: Box<LoadError> },
    #[error(transparent)]
    Json(#[from] serde_json::Error),

    #[error("cannot open a socket: {0}")]
    NoSocket(Box<dyn Error + Send + Sync>),
    #[error("this test needs a server without TLS")]
    NoCertificate,
    #[error("a socket closed: {0}")]
    Cut(Box<dyn Error + Send + Sync>),
    #[error("the socket of {0} closed")]
    Closed(&'static str),
    #[error("the server closed the socket before its welcome")]
    NoWelcome,
    #[error("the server refused the socket: {0:?}")]
    NotWelcome(Problem),

    #[error("no attack has `{0}` in its name (see boneyard help loadtest hostile)")]
    NoAttack(String),
    #[error("attacks are allowed on 127.0.0.1 only, not on {0}")]
    NotThisMachine(SocketAddr),
    #[error("could not start the attackers: {0}")]
    NoAttackers(io::Error),
    #[error("could not copy the database: {0}")]
    NotCopied(io::Error),
    #[error(transparent)]
    Database(#[from] OpenError),
    #[error(transparent)]
    Stored(#[from] StoreError),

    #[error(transparent)]
    Evening(#[from] EveningError),
    #[error(transparent)]
    Schedule(#[from] ScheduleError),
    #[error("{command} is refused: {refusal}")]
    EntryRefused { command: String, refusal: EntryRefusal },
    #[error("{command} got an unexpected answer: {answer}")]
    NotTaken { command: String, answer: String },
    #[error("{command} had an unexpected result: {result}")]
    Unexpected { command: String, result: String },
    #[error("table {table}: {cause}")]
    AtTable { table: usize, cause: Box<LoadError> },
    #[error("not every client had its table back in time")]
    NotBack,
    #[error("the server refused a legal move: {0:?}")]
    MoveRefused(Refusal),
    #[error("a table reported a problem: {0:?}")]
    TableProblem(Problem),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("{missing} entries did not reach their phones")]
    NotShown { missing: usize },
    #[error(transparent)]
    Phone(#[from] JoinError),
    #[error("player {player} has the author {author} and the needs {needs}")]
    WrongPlayer { player: u8, author: String, needs: String },
    #[error("a removed phone can join: {status} {text}")]
    RemovedDeviceJoins { status: u16, text: String },
    /// The expectation that failed.
    #[error("expected: {0}")]
    Expected(&'static str),
}

impl LoadError {
    pub(super) fn no_socket(cause: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::NoSocket(cause.into())
    }

    pub(super) fn cut(cause: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Cut(cause.into())
    }
}
