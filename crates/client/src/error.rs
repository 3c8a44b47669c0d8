//! What can go wrong between a client and its server.

use std::error::Error;
use std::io;

use boneyard_protocol::Problem;
use tokio_tungstenite::tungstenite;

/// Why a call to a server failed.
#[expect(missing_docs, reason = "the message of each says what it is")]
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("not an address: `{0}` (write it as http://127.0.0.1:8080)")]
    NotAnAddress(String),
    #[error("{authority}: {cause}")]
    Connection { authority: String, cause: io::Error },
    #[error("{authority}: {cause}")]
    Http { authority: String, cause: hyper::Error },
    #[error("not a request: {0}")]
    BadRequest(#[from] hyper::http::Error),
    /// The server answered with a status that is no success. Holds the text of the answer.
    #[error("{request} returned {status}: {text}")]
    Refused { request: String, status: u16, text: String },
    #[error("the server did not set a cookie: {0}")]
    NoCookie(String),
    #[error("{cause} in {text:.200}")]
    Unreadable { cause: serde_json::Error, text: String },
    #[error("{request}: {cause}")]
    BadAnswer { request: String, cause: Box<ClientError> },
    #[error("cannot open a socket: {0}")]
    NoSocket(Box<dyn Error + Send + Sync>),
    #[error("a socket closed: {0}")]
    Cut(Box<tungstenite::Error>),
    #[error("a socket closed")]
    Closed,
    /// The server did not welcome a new socket.
    #[error("the server refused the socket: {0:?}")]
    NotWelcome(Problem),
    /// Messages are missing, or came twice.
    #[error("the server sent number {found} instead of {expected}")]
    Gap { expected: u64, found: u64 },
    /// The system has no random numbers.
    #[error("{0}")]
    NoRandomness(getrandom::Error),
}
