//! Opens the sockets of all seats.

use std::sync::Arc;
use std::time::Duration;

use boneyard_terminal::Progress;
use futures_util::stream::{self, StreamExt, TryStreamExt};

use super::error::LoadError;
use super::opening::OpenedTable;
use super::player::{Load, Player, TableClock};
use super::target_server::TargetServer;

/// Sockets that are opened at the same time.
const SOCKETS_AT_ONCE: usize = 64;

/// The flags of a test's own server: its limits suit many visitors from one address.
pub(super) const OWN_SERVER_FLAGS: [&str; 10] = [
    "--log",
    "error",
    "--guests-per-network",
    "1000000",
    "--accounts-per-network",
    "1000000",
    "--tables-per-network",
    "1000000",
    "--tables",
    "100000",
];

/// The players of all tables. They have their sockets, but do not play yet.
pub(super) struct ConnectedSeats {
    pub(super) load: Arc<Load>,
    pub(super) players: Vec<Player>,
}

impl ConnectedSeats {
    /// Opens a socket for each seat. Each table makes a move per `pace`, or as fast as it can if that is zero.
    pub(super) async fn open(
        server: &TargetServer,
        tables: &[OpenedTable],
        pace: Duration,
        seed: u64,
        progress: &mut Progress,
    ) -> Result<Self, LoadError> {
        let load = Arc::new(Load::default());
        let count = u32::try_from(tables.len()).unwrap_or(u32::MAX);
        let first_moves = (0..count).map(|table| pace * table / count);
        let seats = tables.iter().zip(first_moves).enumerate().flat_map(|(number, (table, after))| {
            let clock = Arc::new(TableClock::new(pace, after));
            table.cookies.iter().map(move |cookie| (number, table, cookie, clock.clone()))
        });
        let total = tables.iter().map(|table| table.cookies.len()).sum::<usize>().max(1);
        let mut opened = stream::iter(seats.enumerate())
            .map(|(index, (number, table, cookie, clock))| {
                let (load, seed) = (load.clone(), seed.wrapping_add(index as u64));
                async move {
                    let player = Player::connect(server, &table.id, cookie, load, clock, seed).await;
                    player.map_err(|cause| LoadError::AtTable { table: number + 1, cause: Box::new(cause) })
                }
            })
            .buffer_unordered(SOCKETS_AT_ONCE);
        let mut players = Vec::with_capacity(total);
        while let Some(player) = opened.try_next().await? {
            players.push(player);
            progress.show(players.len() as f64 / total as f64, || {
                format!("{} of {total} sockets", players.len())
            });
        }
        drop(opened);
        Ok(ConnectedSeats { load, players })
    }
}
