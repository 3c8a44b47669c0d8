//! A WebSocket that can send any text, frame or bytes.

use futures_util::{SinkExt, StreamExt};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::error::LoadError;

/// A socket of a table or an evening.
pub(super) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    closed: Option<u16>,
}

impl Socket {
    /// Opens the socket at a path. An empty cookie means a client without an account.
    pub(super) async fn open(authority: &str, path: &str, cookie: &str) -> Result<Self, LoadError> {
        let mut request =
            format!("ws://{authority}{path}").into_client_request().map_err(LoadError::no_socket)?;
        if !cookie.is_empty() {
            let cookie = cookie.parse().map_err(|_| LoadError::BadCookie)?;
            request.headers_mut().insert("cookie", cookie);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.map_err(LoadError::no_socket)?;
        Ok(Socket { stream, closed: None })
    }

    /// Sends text.
    pub(super) async fn send(&mut self, text: impl Into<String>) -> Result<(), LoadError> {
        self.send_frame(Message::text(text.into())).await
    }

    /// Sends any frame.
    pub(super) async fn send_frame(&mut self, frame: Message) -> Result<(), LoadError> {
        self.stream.send(frame).await.map_err(LoadError::cut)
    }

    /// Sends raw bytes, which may be an invalid frame.
    pub(super) async fn send_raw(&mut self, bytes: &[u8]) -> Result<(), LoadError> {
        match self.stream.get_mut() {
            MaybeTlsStream::Plain(stream) => stream.write_all(bytes).await.map_err(LoadError::cut),
            _ => Err(LoadError::NoCertificate),
        }
    }

    /// The next text; `None` once the socket is closed.
    pub(super) async fn receive(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The close code of the server, if it sent one.
    pub(super) fn close_code(&self) -> Option<u16> {
        self.closed
    }
}
