//! Connections from many addresses of this machine.
//!
//! A system has about 28,000 ports for connections from one address, and searches longer and longer for a free one.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU8, Ordering};

use tokio::net::{TcpSocket, TcpStream};

/// Addresses that clients use.
const ADDRESSES: u8 = 200;

/// Connects to a server: from the next of these addresses, if it is on this machine. Only Linux has more than one of them.
pub(super) async fn connect(authority: &str) -> io::Result<TcpStream> {
    match authority.parse::<SocketAddr>() {
        Ok(server) if cfg!(target_os = "linux") && server.ip() == Ipv4Addr::LOCALHOST => {
            static NEXT: AtomicU8 = AtomicU8::new(0);
            let last = NEXT.fetch_add(1, Ordering::Relaxed) % ADDRESSES + 1;
            let socket = TcpSocket::new_v4()?;
            socket.bind(SocketAddr::from(([127, 0, 0, last], 0)))?;
            socket.connect(server).await
        }
        _ => TcpStream::connect(authority).await,
    }
}
