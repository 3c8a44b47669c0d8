//! A WebSocket of the server.

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::error::ClientError;
use crate::server::Server;

/// Bytes of a socket's buffer. With the library's default, thousands of sockets would need gigabytes.
const BUFFER_BYTES: usize = 4 * 1024;

/// The socket of a table or an evening. It can also send what a good client would not.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    close_code: Option<u16>,
}

impl Socket {
    /// Opens the socket at a path. `headers` say who asks, such as `("cookie", "…")`.
    ///
    /// # Errors
    /// Nothing listens there, or the server refuses.
    pub async fn open(server: &Server, path: &str, headers: &[(&str, &str)]) -> Result<Self, ClientError> {
        Self::open_over(server.connect().await?, server, path, headers).await
    }

    /// Opens a socket over an open connection.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn open_over(
        stream: TcpStream,
        server: &Server,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Self, ClientError> {
        let mut request =
            format!("ws://{}{path}", server.authority()).into_client_request().map_err(no_socket)?;
        for (name, value) in headers {
            let name: HeaderName = name.parse().map_err(no_socket)?;
            let value: HeaderValue = value.parse().map_err(no_socket)?;
            request.headers_mut().insert(name, value);
        }
        stream.set_nodelay(true).map_err(no_socket)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER_BYTES).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        Ok(Socket { stream: opened.map_err(no_socket)?.0, close_code: None })
    }

    /// Sends a message as JSON.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send(&mut self, message: &impl Serialize) -> Result<(), ClientError> {
        let text = serde_json::to_string(message);
        self.send_text(text.map_err(|cause| ClientError::Unreadable { cause, text: String::new() })?).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), ClientError> {
        self.send_frame(Message::text(text)).await
    }

    /// Sends any frame.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send_frame(&mut self, frame: Message) -> Result<(), ClientError> {
        self.stream.send(frame).await.map_err(|cause| ClientError::Cut(Box::new(cause)))
    }

    /// Sends raw bytes, which may be no frame at all.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send_raw(&mut self, bytes: &[u8]) -> Result<(), ClientError> {
        self.stream.get_mut().write_all(bytes).await.map_err(|cause| ClientError::Cut(Box::new(cause.into())))
    }

    /// The next text; `None` once the socket is closed.
    pub async fn receive_text(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => return Some(text),
                Message::Close(frame) => {
                    self.close_code = frame.map(|frame| frame.code.into());
                    return None;
                }
                _ => {}
            }
        }
    }

    /// The next message; `None` once the socket is closed.
    pub async fn receive<T: DeserializeOwned>(&mut self) -> Option<Result<T, ClientError>> {
        self.receive_text().await.map(|text| read(&text))
    }

    /// The code with which the server closed the socket. `None` while it is open, or if the server sent none.
    #[must_use]
    pub fn close_code(&self) -> Option<u16> {
        self.close_code
    }

    /// The stream of frames, for a client that reads and writes in two tasks.
    #[must_use]
    pub fn into_stream(self) -> WebSocketStream<TcpStream> {
        self.stream
    }
}

/// A message from its text.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, ClientError> {
    serde_json::from_str(text).map_err(|cause| ClientError::Unreadable { cause, text: text.to_owned() })
}

fn no_socket(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> ClientError {
    ClientError::NoSocket(cause.into())
}
