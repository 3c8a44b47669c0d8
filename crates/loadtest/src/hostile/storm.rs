//! Many clients that connect to one table as fast as possible.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::stream::{self, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::target::Target;

/// Sockets in all.
const SOCKETS: u64 = 20_000;

/// Sockets at the same time.
const AT_ONCE: usize = 400;

pub(super) async fn run(target: &Target, sent: &AtomicU64) {
    let sockets = stream::iter(0..SOCKETS).map(|_| async move {
        if connect(target).await.is_ok() {
            sent.fetch_add(1, Ordering::Relaxed);
        }
    });
    sockets.buffer_unordered(AT_ONCE).collect::<()>().await;
}

/// Connects as a page does, reads the start of the first message, and closes.
async fn connect(target: &Target) -> io::Result<()> {
    let mut stream = target.open_socket(&target.honest_table, None).await?;
    stream.write_all(&target.hello).await?;
    match stream.read(&mut [0; 256]).await? {
        0 => Err(io::ErrorKind::UnexpectedEof.into()),
        _ => Ok(()),
    }
}
