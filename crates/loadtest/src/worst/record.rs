//! Measures the download of the record of a table with many matches.

use boneyard_deal::Part;
use boneyard_ids::TableId;
use boneyard_protocol::http::{OpenedTable, SeatRequest};
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_table::{Command, Phase, SeenEvent};
use serde_json::{Value, json};

use super::super::error::LoadError;
use super::super::socket::Socket;
use super::super::target_server::Request;
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
    let cookie = answer.required_cookie()?;
    let named = Request::new("PUT", "/api/me").guest(&cookie).json(&json!({ "name": "Ana" }));
    let _: Value = bench.server.send_ok(&named).await?;
    let bot = SeatRequest::Bot { level: boneyard_table::Level::Random };
    let seats = [SeatRequest::Me, bot, bot, bot];
    let body = json!({ "rules": "draw", "seats": seats, "options": { "bot_delay_ms": 0 } });
    let request = Request::new("POST", "/api/tables").guest(&cookie).json(&body);
    let OpenedTable { id } = bench.server.send_ok(&request).await?;
    Ok((id, cookie))
}

/// Opens the socket of a table.
pub(super) async fn open_socket(
    bench: &Bench<'_>,
    table: &TableId,
    cookie: &str,
) -> Result<Socket, LoadError> {
    let path = format!("/api/tables/{table}/ws");
    let mut socket = Socket::open(&bench.server.authority, &path, cookie).await?;
    send(&mut socket, &ClientMessage::Hello { version: VERSION, last_seen: 0 }).await?;
    Ok(socket)
}

pub(super) async fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), LoadError> {
    socket.send(serde_json::to_string(message)?).await
}

/// Plays the first legal move until the table has this number of events. The server limits the messages per socket, so the client
/// opens several.
async fn play(
    bench: &mut Bench<'_>,
    table: &TableId,
    cookie: &str,
    events_max: u64,
) -> Result<(), LoadError> {
    let mut last = 0;
    while last < events_max {
        let mut socket = open_socket(bench, table, cookie).await?;
        let (mut is_over, mut answered_deal) = (false, None);
        while last < events_max {
            bench.progress.show(last as f64 / events_max as f64, || format!("{last} of {events_max} events"));
            let text = socket.receive().await.ok_or(LoadError::Closed("a socket"))?;
            let message: ServerMessage =
                serde_json::from_str(&text).map_err(|cause| LoadError::Unreadable { cause, text })?;
            let now = match message.expanded() {
                ServerMessage::Snapshot { view, now, .. } => {
                    (last, is_over) = (view.seq, view.phase == Phase::Over);
                    now
                }
                ServerMessage::Update { from, events, now } => {
                    last = last.max((from + events.len() as u64).saturating_sub(1));
                    is_over |= events.iter().any(|event| matches!(event, SeenEvent::MatchEnded { .. }));
                    now
                }
                ServerMessage::Problem { problem: Problem::TooMany { .. } } => break,
                _ => continue,
            };
            let next_deal = now.next_deal.map(|next| next.commitment);
            if let Some(commitment) = next_deal.filter(|next| answered_deal.replace(*next) != Some(*next)) {
                let part = Part::new(*b"a part of 16 by.");
                send(&mut socket, &ClientMessage::Part { commitment, part }).await?;
            }
            let command = match now.legal.first() {
                Some(choice) => (*choice).into(),
                None if is_over || now.next_round_ms.is_some() => Command::Ready,
                None => continue,
            };
            is_over = false;
            let id = format!("{last}-{}", now.legal.len());
            send(&mut socket, &ClientMessage::Command { id, command }).await?;
        }
    }
    Ok(())
}
