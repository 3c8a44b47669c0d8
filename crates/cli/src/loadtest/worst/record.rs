//! The record of a table where many matches were played.

use boneyard_ids::TableId;
use boneyard_protocol::http::{OpenedTable, SeatRequest};
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_table::{Command, Phase, SeenEvent};
use serde_json::{Value, json};

use super::super::error::LoadError;
use super::super::host::Request;
use super::super::socket::Socket;
use super::Bench;
use super::cases::Case;

/// Events of the table: each is a play or a pass.
const EVENTS: u64 = 5_000;

/// The same for a sample.
const EVENTS_OF_A_SAMPLE: u64 = 200;

/// Plays many matches against bots, and requests the record.
pub(super) async fn measure(bench: &mut Bench<'_>) -> Result<(), LoadError> {
    let case = Case::of("/api/tables/ID/record", "many-matches", Request::new("GET", ""));
    if !bench.is_wanted(&case) {
        return Ok(());
    }
    let (table, cookie) = open(bench).await?;
    let enough = if bench.arguments.sample { EVENTS_OF_A_SAMPLE } else { EVENTS };
    play(bench, &table, &cookie, enough).await?;
    let request = Request::new("GET", format!("/api/tables/{table}/record"));
    bench.measure(Case { request, ..case }).await?;
    Ok(())
}

/// Opens a table for a guest and bots without delay. Returns its id and the guest's cookie.
pub(super) async fn open(bench: &Bench<'_>) -> Result<(TableId, String), LoadError> {
    let answer = bench.host.send(&bench.with_own_network(&Request::new("GET", "/api/me"))).await?;
    let cookie = answer.cookie_or_refusal()?;
    let named = Request::new("PUT", "/api/me").guest(&cookie).json(&json!({ "name": "Ana" }));
    let _: Value = bench.host.have(&named).await?;
    let bot = SeatRequest::Bot { level: boneyard_table::Level::Random };
    let seats = [SeatRequest::Me, bot, bot, bot];
    let body = json!({ "rules": "draw", "seats": seats, "options": { "bot_delay_ms": 0 } });
    let request = Request::new("POST", "/api/tables").guest(&cookie).json(&body);
    let OpenedTable { id } = bench.host.have(&request).await?;
    Ok((id, cookie))
}

/// Says hello at a table.
pub(super) async fn sit(bench: &Bench<'_>, table: &TableId, cookie: &str) -> Result<Socket, LoadError> {
    let path = format!("/api/tables/{table}/ws");
    let mut socket = Socket::open(&bench.host.authority, &path, cookie).await?;
    say(&mut socket, &ClientMessage::Hello { version: VERSION, last_seen: 0 }).await?;
    Ok(socket)
}

pub(super) async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), LoadError> {
    socket.say(serde_json::to_string(message)?).await
}

/// Plays the first legal move until the table has `enough` events. The server limits the messages of one socket, so the client then
/// opens another.
async fn play(bench: &mut Bench<'_>, table: &TableId, cookie: &str, enough: u64) -> Result<(), LoadError> {
    let mut last = 0;
    while last < enough {
        let mut socket = sit(bench, table, cookie).await?;
        let mut is_over = false;
        while last < enough {
            bench.progress.show(last as f64 / enough as f64, || format!("{last} of {enough} events"));
            let text = socket.hear().await.ok_or(LoadError::Closed("a socket"))?;
            let message =
                serde_json::from_str(&text).map_err(|cause| LoadError::Unreadable { cause, text })?;
            let now = match message {
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
            let command = match now.legal.first() {
                Some(choice) => (*choice).into(),
                None if is_over || now.next_round_ms.is_some() => Command::Ready,
                None => continue,
            };
            is_over = false;
            let id = format!("{last}-{}", now.legal.len());
            say(&mut socket, &ClientMessage::Command { id, command }).await?;
        }
    }
    Ok(())
}
