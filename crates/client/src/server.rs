//! Where a server is.

use std::net::SocketAddr;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::error::ClientError;
use crate::http::{Answer, Connection, Lines, Request};

/// A server at an address such as `http://127.0.0.1:8080`. It speaks plain HTTP. A proxy in front of it may add TLS.
///
/// ```
/// use boneyard_client::Server;
///
/// let server: Server = "http://dominoes.example/".parse()?;
/// assert_eq!(server.authority(), "dominoes.example:80");
/// assert!("dominoes.example".parse::<Server>().is_err());
/// # Ok::<_, boneyard_client::ClientError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    authority: String,
}

impl From<SocketAddr> for Server {
    fn from(address: SocketAddr) -> Self {
        Server { authority: address.to_string() }
    }
}

impl FromStr for Server {
    type Err = ClientError;

    fn from_str(url: &str) -> Result<Self, ClientError> {
        let authority = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let authority =
            authority.filter(|authority| !authority.is_empty() && !authority.contains(['/', '?', '#', '@']));
        let authority = authority.ok_or_else(|| ClientError::NotAnAddress(url.to_owned()))?;
        let has_port = authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let authority = if has_port { authority.to_owned() } else { format!("{authority}:80") };
        Ok(Server { authority })
    }
}

impl Server {
    /// The host and the port, as in the `Host` header.
    #[must_use]
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// Opens a connection for any bytes.
    ///
    /// # Errors
    /// Nothing listens there.
    pub async fn connect(&self) -> Result<TcpStream, ClientError> {
        let stream = TcpStream::connect(&self.authority).await;
        stream.map_err(|cause| ClientError::Connection { authority: self.authority.clone(), cause })
    }

    /// Opens a connection for several requests.
    ///
    /// # Errors
    /// Nothing listens there.
    pub async fn connection(&self) -> Result<Connection, ClientError> {
        Connection::over(&self.authority, self.connect().await?).await
    }

    /// Sends one request over its own connection.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn send(&self, request: &Request) -> Result<Answer, ClientError> {
        self.connection().await?.send(&last(request)).await
    }

    /// Sends one request that must succeed, and reads the answer.
    ///
    /// # Errors
    /// There is no answer, it is no success, or not what the caller expects.
    pub async fn ask<T: DeserializeOwned>(&self, request: &Request) -> Result<T, ClientError> {
        self.connection().await?.ask(&last(request)).await
    }

    /// Begins to read an answer that has a message on each line, such as `/api/tables/{id}/stream`.
    ///
    /// # Errors
    /// There is no answer, or it is no success.
    pub async fn lines(&self, request: &Request) -> Result<Lines, ClientError> {
        Lines::open(self.connection().await?, &last(request)).await
    }
}

/// The only request of its connection.
fn last(request: &Request) -> Request {
    request.clone().header("connection", "close")
}
