//! Measures the download of the record of a table with many matches.

use boneyard_client::{Request, TableSocket};
use boneyard_ids::TableId;
use boneyard_protocol::http::{OpenedTable, SeatRequest};
use boneyard_table::Command;
use serde_json::{Value, json};

use super::super::error::LoadError;
use super::Bench;
use super::cases::Case;

/// The number of events at the table.
const EVENTS: u64 = 5_000;

/// The number of events with `--sample`.
const EVENTS_OF_SAMPLE: u64 = 200;

/// Plays many matches against bots, and requests the record.
pub(super) async fn measure(bench: &mut Bench<'_>) -> Result<(), LoadError> {
    let case = Case::of("/api/tables/ID/record", "many-matches", Request::new("GET", ""));
    if !bench.is_wanted(&case) {
        return Ok(());
    }
    let (table, cookie) = open(bench).await?;
    let events = if bench.arguments.sample { EVENTS_OF_SAMPLE } else { EVENTS };
    play(bench, &table, &cookie, events).await?;
    let request = Request::new("GET", format!("/api/tables/{table}/record"));
    bench.measure(Case { request, ..case }).await?;
    Ok(())
}

/// Opens a table for a guest and bots without delay. Returns its id and the guest's cookie.
pub(super) async fn open(bench: &Bench<'_>) -> Result<(TableId, String), LoadError> {
    let answer = bench.server.send(&bench.sent_from_new_network(&Request::new("GET", "/api/me"))).await?;
    let cookie = answer.cookie()?;
    let named = Request::new("PUT", "/api/me").cookie(&cookie).json(&json!({ "name": "Ana" }));
    let _: Value = bench.server.ask(&named).await?;
    let bot = SeatRequest::bot(boneyard_table::Level::Beginner);
    let seats = [SeatRequest::Me, bot, bot, bot];
    let body = json!({ "rules": "draw", "seats": seats, "options": { "bot_delay_ms": 0 } });
    let request = Request::new("POST", "/api/tables").cookie(&cookie).json(&body);
    let OpenedTable { id } = bench.server.ask(&request).await?;
    Ok((id, cookie))
}

/// How many moves are sent over one socket. The server would let a client that sends 100 at once wait.
const MOVES_PER_SOCKET: usize = 80;

/// Plays the first legal move until the table has this number of events.
async fn play(
    bench: &mut Bench<'_>,
    table: &TableId,
    cookie: &str,
    events_max: u64,
) -> Result<(), LoadError> {
    let mut seat = TableSocket::new(&bench.server.visitor(cookie), table);
    while seat.state.last < events_max {
        seat.connect().await?;
        let mut moves = 0;
        while seat.state.last < events_max && moves < MOVES_PER_SOCKET {
            let last = seat.state.last;
            bench.progress.show(last as f64 / events_max as f64, || format!("{last} of {events_max} events"));
            seat.receive().await.ok_or(LoadError::Closed("a socket"))??;
            if let Some(choice) = seat.choices().first() {
                seat.act(*choice).await?;
                moves += 1;
            } else if seat.waits_for_ready() {
                seat.act(Command::Ready).await?;
            }
        }
    }
    Ok(())
}
