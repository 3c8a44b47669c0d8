//! A few sockets that send thousands of valid messages a second, which the table refuses.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use boneyard_ids::TableId;
use boneyard_protocol::ClientMessage;
use boneyard_rules::{Place, Tile};
use boneyard_table::Command;
use futures_util::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{ReadHalf, WriteHalf};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::frame::{self, frame};
use super::target::Target;

/// The time between two batches. With 4 sockets and 25 messages in a batch: 10 000 messages a second.
const BATCH_EVERY: Duration = Duration::from_millis(10);

/// The messages of a batch.
const BATCH_MESSAGES: usize = 25;

/// How long a socket waits before it connects again.
const RECONNECT_AFTER: Duration = Duration::from_millis(50);

/// Bytes that a socket reads at once. It discards them.
const READ_BYTES: usize = 16 * 1024;

pub(super) async fn run(target: &Target, sent: &AtomicU64) {
    let Some(batch) = batch() else { return };
    let (honest, own) = (&target.honest_table, &target.own_table);
    let cookie = |seat: usize| own.cookies.get(seat).map(String::as_str);
    let sockets = [(honest, None), (honest, None), (&own.id, cookie(0)), (&own.id, cookie(1))];
    join_all(sockets.map(|(table, cookie)| flood(target, table, cookie, &batch, sent))).await;
}

/// A batch of messages, as frames.
fn batch() -> Option<Vec<u8>> {
    let tile: Tile = "6-6".parse().ok()?;
    let play = Command::Play { tile, at: Place::Right, leaves: None };
    let commands = [play, Command::Draw, Command::Pass];
    let mut batch = Vec::new();
    for number in 0..BATCH_MESSAGES {
        let message = match commands.get(number % 5) {
            Some(command) => ClientMessage::Command { id: format!("flood-{number}"), command: *command },
            None => ClientMessage::Ping,
        };
        match number % 5 {
            4 => batch.extend(frame(frame::PING, b"flood")),
            _ => batch.extend(frame(frame::TEXT, &serde_json::to_vec(&message).ok()?)),
        }
    }
    Some(batch)
}

/// Floods a table on one socket after the other.
async fn flood(target: &Target, table: &TableId, cookie: Option<&str>, batch: &[u8], sent: &AtomicU64) {
    loop {
        // An error means that the server has closed the socket.
        let _ = flood_once(target, table, cookie, batch, sent).await;
        sleep(RECONNECT_AFTER).await;
    }
}

/// Floods a table until the server closes the socket.
async fn flood_once(
    target: &Target,
    table: &TableId,
    cookie: Option<&str>,
    batch: &[u8],
    sent: &AtomicU64,
) -> io::Result<()> {
    let mut stream = target.open_socket(table, cookie).await?;
    stream.write_all(&target.hello).await?;
    let (reading, writing) = stream.split();
    tokio::select! {
        cut = write(writing, batch, sent) => cut,
        closed = discard(reading) => closed,
    }
}

/// Writes batches until the socket fails.
async fn write(mut half: WriteHalf<'_>, batch: &[u8], sent: &AtomicU64) -> io::Result<()> {
    let mut ticks = interval(BATCH_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        half.write_all(batch).await?;
        sent.fetch_add(BATCH_MESSAGES as u64, Ordering::Relaxed);
    }
}

/// Reads the server's answers until it closes the socket.
async fn discard(mut half: ReadHalf<'_>) -> io::Result<()> {
    let mut buffer = vec![0; READ_BYTES];
    while half.read(&mut buffer).await? > 0 {}
    Ok(())
}
