//! Opens a tournament whose tables are played while the server is killed.

use std::time::Duration;

use boneyard_client::Request;
use boneyard_protocol::http::TableSummary;
use boneyard_protocol::tournaments::{OpenedTournament, TournamentView};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::super::error::LoadError;
use super::super::opening;
use super::super::target_server::TargetServer;
use super::opening::{Booked, PlayedTable};

/// A match takes long enough to be cut by kills.
const RULES: &str = "draw match.target=60";

/// The people who enter. All play in the first round, which is the only one.
const ENTRANTS: usize = 6;

/// How often to look for the tables of the first round, and the time between.
const LOOKS: usize = 200;
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Opens a tournament of one round and returns its tables.
pub(super) async fn open(server: &TargetServer, rng: &mut ChaCha8Rng) -> Result<Vec<PlayedTable>, LoadError> {
    let mut session = server.connection().await?;
    let guests = opening::guests(&mut session, ENTRANTS + 1).await?;
    let name = format!("Host {:x}", rng.next_u64());
    let host = opening::open_account(&mut session, &guests[ENTRANTS], &name).await?;
    let now_ms = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis());
    let wants = json!({
        "title": "Kills", "rules": RULES, "format": { "type": "swiss", "rounds": 1 }, "entrants_max": ENTRANTS,
        "starts_ms": u64::try_from(now_ms).unwrap_or_default() + 3_600_000,
        // Nobody loses because the server is down.
        "absent_after_s": 3_600,
    });
    let wants = Request::new("POST", "/api/tournaments").cookie(&host).json(&wants);
    let OpenedTournament { id } = session.ask(&wants).await?;
    for (number, guest) in guests.iter().take(ENTRANTS).enumerate() {
        let name = Request::new("PUT", "/api/me")
            .cookie(guest)
            .json(&json!({ "name": format!("Entrant {number}") }));
        let _: Value = session.ask(&name).await?;
        let enter =
            Request::new("POST", format!("/api/tournaments/{id}/enter")).cookie(guest).json(&json!({}));
        let _: Value = session.ask(&enter).await?;
    }
    let start = Request::new("POST", format!("/api/tournaments/{id}/start")).cookie(&host);
    let _: Value = session.ask(&start).await?;

    let mut tables: Vec<PlayedTable> = Vec::new();
    for guest in guests.into_iter().take(ENTRANTS) {
        let mut looks = 0;
        let table = loop {
            let view = Request::new("GET", format!("/api/tournaments/{id}")).cookie(&guest);
            let view: TournamentView = session.ask(&view).await?;
            match view.you.table {
                Some(table) => break table,
                None if looks == LOOKS => return Err(LoadError::Expected("a table for each entrant")),
                None => sleep(LOOK_EVERY).await,
            }
            looks += 1;
        };
        let summary = Request::new("GET", format!("/api/tables/{table}")).cookie(&guest);
        let summary: TableSummary = session.ask(&summary).await?;
        let seat = summary.you.ok_or(LoadError::Expected("a seat at the table of the tournament"))?;
        match tables.iter_mut().find(|known| known.id == table) {
            Some(known) => known.people.push((guest, seat)),
            None => tables.push(PlayedTable {
                id: table,
                preset: summary.rules.preset,
                people: vec![(guest, seat)],
                booked: Booked::Tournament { id: id.clone() },
            }),
        }
    }
    Ok(tables)
}
