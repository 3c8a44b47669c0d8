//! A connection whose last message still arrives after the server closes it.
//!
//! If a connection is closed while bytes of the client are unread, TCP discards what the client has not read yet. A
//! client that sent too much would then never learn why. So the server still reads for a moment and discards what it
//! reads.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

use super::limiter::ConnectionPermit;
use crate::bounds::LINGER_WAIT;

/// The stream of one connection. The stream keeps the connection's permit until the connection is closed.
pub(crate) struct LingeringStream {
    /// `None` only while this is dropped.
    tcp: Option<TcpStream>,
    permit: Arc<ConnectionPermit>,
}

impl LingeringStream {
    pub(crate) fn new(tcp: TcpStream, permit: Arc<ConnectionPermit>) -> Self {
        LingeringStream { tcp: Some(tcp), permit }
    }

    /// The stream. It does not linger.
    pub(crate) fn into_tcp(mut self) -> TcpStream {
        self.tcp.take().expect("the stream is taken only while this is dropped")
    }

    fn tcp(&mut self) -> Pin<&mut TcpStream> {
        Pin::new(self.tcp.as_mut().expect("the stream is taken only while this is dropped"))
    }
}

impl Drop for LingeringStream {
    fn drop(&mut self) {
        let (Some(tcp), bytes_max, Ok(runtime)) =
            (self.tcp.take(), self.permit.linger_bytes_max(), Handle::try_current())
        else {
            return;
        };
        if bytes_max == 0 {
            return;
        }
        let permit = Arc::clone(&self.permit);
        runtime.spawn(async move {
            // After the wait the connection is closed, whether the client has read the message or not.
            let _ = timeout(LINGER_WAIT, read_to_end(tcp, bytes_max)).await;
            drop(permit);
        });
    }
}

/// Shuts down the sending side, and reads until the client does the same or has sent `bytes_max` bytes.
async fn read_to_end(mut tcp: TcpStream, bytes_max: u64) -> io::Result<()> {
    tcp.shutdown().await?;
    tokio::io::copy(&mut tcp.take(bytes_max), &mut tokio::io::sink()).await?;
    Ok(())
}

impl AsyncRead for LingeringStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.tcp().poll_read(context, buffer)
    }
}

impl AsyncWrite for LingeringStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.tcp().poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.tcp().poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tcp().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tcp().poll_shutdown(context)
    }
}
