//! Connections from many addresses of this machine.
//!
//! A system has about 28,000 ports for connections from one address, and searches longer and longer for a free one.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU8, Ordering};

use boneyard_client::{ClientError, Server};
use tokio::net::{TcpSocket, TcpStream};

/// Addresses that clients use.
const ADDRESSES: u8 = 200;

/// Connects to a server: from the next of these addresses, if it is on this machine. Only Linux has more than one of them.
pub(super) async fn connect(server: &Server) -> Result<TcpStream, ClientError> {
    let authority = server.authority();
    match authority.parse::<SocketAddr>() {
        Ok(address) if cfg!(target_os = "linux") && address.ip() == Ipv4Addr::LOCALHOST => {
            static NEXT: AtomicU8 = AtomicU8::new(0);
            let last = NEXT.fetch_add(1, Ordering::Relaxed) % ADDRESSES + 1;
            let connected = async {
                let socket = TcpSocket::new_v4()?;
                socket.bind(SocketAddr::from(([127, 0, 0, last], 0)))?;
                socket.connect(address).await
            };
            connected
                .await
                .map_err(|cause| ClientError::Connection { authority: authority.to_owned(), cause })
        }
        _ => server.connect().await,
    }
}
