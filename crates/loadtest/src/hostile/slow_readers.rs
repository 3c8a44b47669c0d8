//! Clients of a busy table that read nothing.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::sleep;

use super::super::player::{Load, Player, TableClock, Task};
use super::target::Target;

/// Spectators without an account. A table has room for fewer.
const SPECTATORS: usize = 200;

/// Sockets of one guest with a seat. The guest plays on one more socket; a table allows eight.
const SEATED: usize = 7;

/// The time between two moves of the busy table. A seat then moves about as often as the server allows.
const PACE: Duration = Duration::from_millis(10);

/// After this time the sockets are opened again. Meanwhile the buffers of the system and of the server become full, and the
/// server closes the sockets.
const OPEN_AGAIN_AFTER: Duration = Duration::from_secs(6);

pub(super) async fn run(target: &Target, sent: &AtomicU64) {
    let seated = target.own_table.cookies.first().map(String::as_str);
    let mut players = Vec::new();
    loop {
        let mut sockets = Vec::with_capacity(SPECTATORS + SEATED);
        for number in 0..SPECTATORS + SEATED {
            let cookie = seated.filter(|_| number >= SPECTATORS);
            if let Ok(socket) = open(target, cookie).await {
                sockets.push(socket);
                sent.fetch_add(1, Ordering::Relaxed);
            }
        }
        if players.is_empty() {
            players = play(target).await;
        }
        sleep(OPEN_AGAIN_AFTER).await;
    }
}

async fn open(target: &Target, cookie: Option<&str>) -> io::Result<TcpStream> {
    let mut stream = target.connect_with_little_room().await?;
    target.upgrade(&mut stream, &target.own_table.id, cookie).await?;
    stream.write_all(&target.hello).await?;
    Ok(stream)
}

/// Plays at the attackers' table, so that its clients get many messages.
async fn play(target: &Target) -> Vec<Task> {
    let load = Arc::new(Load::default());
    let clock = Arc::new(TableClock::new(PACE, Duration::ZERO));
    let mut players = Vec::new();
    for (cookie, seed) in target.own_table.cookies.iter().zip(0..) {
        let (load, clock) = (Arc::clone(&load), Arc::clone(&clock));
        let player = Player::connect(&target.server(), &target.own_table.id, cookie, load, clock, seed).await;
        // A player that cannot connect leaves the table without moves.
        players.extend(player.map(Player::start));
    }
    players
}
