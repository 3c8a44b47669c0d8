//! The server that is attacked, and raw connections to it.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use boneyard_client::{ClientError, Server};
use boneyard_ids::TableId;
use boneyard_protocol::{ClientMessage, VERSION};
use socket2::{Domain, Protocol, Socket, Type};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::super::error::LoadError;
use super::super::opening::OpenedTable;
use super::frame::{self, frame};

/// Bytes of a response to a request for a WebSocket. A longer one is an error.
const RESPONSE_BYTES_MAX: usize = 2_048;

/// The receive buffer of a client with little room.
const RECEIVE_BUFFER_BYTES: usize = 2_048;

/// The largest segment of such a client, as on Ethernet.
#[cfg(unix)]
const SEGMENT_BYTES: u32 = 1_460;

/// A server on this machine, and tables that attackers may use.
#[derive(Clone)]
pub(super) struct Target {
    address: SocketAddr,
    /// A table of honest players.
    pub(super) honest_table: TableId,
    /// A table of the attackers, with the cookies of its seats.
    pub(super) own_table: Arc<OpenedTable>,
    /// A first message, as a frame.
    pub(super) hello: Arc<[u8]>,
}

impl Target {
    /// # Errors
    /// The server does not listen on 127.0.0.1: only a server of this test may be attacked.
    pub(super) fn new(
        authority: &str,
        honest_table: TableId,
        own_table: OpenedTable,
    ) -> Result<Self, LoadError> {
        let address = authority.parse().map_err(|_| ClientError::NotAnAddress(authority.to_owned()))?;
        if SocketAddr::ip(&address) != Ipv4Addr::LOCALHOST {
            return Err(LoadError::NotThisMachine(address));
        }
        let hello = serde_json::to_vec(&ClientMessage::Hello { version: VERSION, last_seen: 0 })?;
        let hello = frame(frame::TEXT, &hello).into();
        Ok(Target { address, honest_table, own_table: Arc::new(own_table), hello })
    }

    /// The server.
    pub(super) fn server(&self) -> Server {
        self.address.into()
    }

    /// Opens a connection.
    pub(super) async fn connect(&self) -> io::Result<TcpStream> {
        TcpStream::connect(self.address).await
    }

    /// Opens a connection whose client has room for few bytes until it reads them.
    ///
    /// It uses the segments of Ethernet. Between programs on one machine segments are so large that the system would keep
    /// megabytes for a client that does not read.
    pub(super) async fn connect_with_little_room(&self) -> io::Result<TcpStream> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, Some(Protocol::TCP))?;
        socket.set_recv_buffer_size(RECEIVE_BUFFER_BYTES)?;
        #[cfg(unix)]
        socket.set_tcp_mss(SEGMENT_BYTES)?;
        socket.set_nonblocking(true)?;
        TcpSocket::from_std_stream(socket.into()).connect(self.address).await
    }

    /// Opens the WebSocket of a table on a new connection. `None` as the cookie is a client without an account.
    pub(super) async fn open_socket(&self, table: &TableId, cookie: Option<&str>) -> io::Result<TcpStream> {
        let mut stream = self.connect().await?;
        self.upgrade(&mut stream, table, cookie).await?;
        Ok(stream)
    }

    /// Turns a connection into the WebSocket of a table.
    pub(super) async fn upgrade(
        &self,
        stream: &mut TcpStream,
        table: &TableId,
        cookie: Option<&str>,
    ) -> io::Result<()> {
        let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "GET /api/tables/{table}/ws HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{cookie}\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).await?;
        let mut response = [0; RESPONSE_BYTES_MAX];
        let mut length = 0;
        // The server sends nothing after the head until it has received the first message.
        while !response[..length].ends_with(b"\r\n\r\n") {
            match stream.read(&mut response[length..]).await? {
                0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                read => length += read,
            }
        }
        match response.starts_with(b"HTTP/1.1 101") {
            true => Ok(()),
            false => Err(io::ErrorKind::ConnectionRefused.into()),
        }
    }
}

/// Whether the other side has closed a connection. Discards some of what it has sent.
pub(super) fn is_closed(stream: &TcpStream) -> bool {
    match stream.try_read(&mut [0; 256]) {
        Ok(read) => read == 0,
        Err(error) => error.kind() != io::ErrorKind::WouldBlock,
    }
}
