//! The errors of load tests.

use std::io;
use std::net::SocketAddr;

use boneyard_client::ClientError;
use boneyard_client::process::ProcessError;
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
    #[error(transparent)]
    Client(#[from] ClientError),
    #[error(transparent)]
    Process(#[from] ProcessError),
    #[error("only a server that the test started can be restarted")]
    NotStartedByTest,
    #[error("the server has ended")]
    Ended,
    #[error("the server panicked: {0}")]
    Panicked(String),

    #[error("{what} returned {found} instead of {wanted}: {text}")]
    WrongStatus { what: &'static str, found: u16, wanted: u16, text: String },
    #[error("{cause} in {text:.200}")]
    Unreadable { cause: serde_json::Error, text: String },
    #[error("{request}: {cause}")]
    Request { request: String, cause: ClientError },
    #[error(transparent)]
    Json(#[from] serde_json::Error),

    #[error("the socket of {0} closed")]
    Closed(&'static str),
    #[error("the server closed the socket before its welcome")]
    NoWelcome,
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
    WrongPlayer { player: u16, author: String, needs: String },
    #[error("a removed phone can join: {status} {text}")]
    RemovedDeviceJoins { status: u16, text: String },
    /// The expectation that failed.
    #[error("expected: {0}")]
    Expected(&'static str),
}
