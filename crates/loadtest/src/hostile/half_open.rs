//! Connections that send nothing.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::{MissedTickBehavior, interval};

use super::target::{Target, is_closed};

/// Connections at the same time.
const CONNECTIONS: usize = 5_000;

/// How often some connections are checked.
const TICK: Duration = Duration::from_millis(10);

/// Connections checked at each tick.
const CHECKED: usize = 50;

/// The most connections that are opened again at each tick, because the server has closed them.
const REOPENED_MAX: usize = 10;

pub(super) async fn run(target: &Target, sent: &AtomicU64) {
    let mut connections: Vec<TcpStream> = Vec::with_capacity(CONNECTIONS);
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut position = 0;
    loop {
        if connections.len() == CONNECTIONS {
            ticks.tick().await;
        }
        let mut opened = 0;
        for _ in 0..CHECKED {
            position = (position + 1) % CONNECTIONS;
            let is_open = connections.get(position).is_some_and(|connection| !is_closed(connection));
            if is_open || (connections.len() == CONNECTIONS && opened == REOPENED_MAX) {
                continue;
            }
            let Ok(connection) = target.connect().await else { continue };
            match connections.get_mut(position) {
                Some(closed) => *closed = connection,
                None => connections.push(connection),
            }
            opened += 1;
            sent.fetch_add(1, Ordering::Relaxed);
        }
    }
}
