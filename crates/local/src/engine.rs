//! Answers the requests of a page.

use boneyard_protocol::Problem;
use boneyard_protocol::local::{LocalAnswer, LocalRequest};
use boneyard_table::Timestamp;

use crate::{events, local_table::LocalTable, replay::replay};

/// Runs one table for a page.
///
/// ```
/// use boneyard_local::LocalEngine;
///
/// let mut engine = LocalEngine::default();
/// let tick = engine.answer_json(br#"{"type":"tick","now_ms":1}"#);
/// assert_eq!(tick, br#"{"type":"refused","problem":{"code":"not-found"}}"#);
/// let unreadable = String::from_utf8(engine.answer_json(b"{")).expect("JSON is UTF-8");
/// assert!(unreadable.starts_with(r#"{"type":"refused","problem":{"code":"bad-request""#));
/// ```
#[derive(Debug, Default)]
pub struct LocalEngine {
    table: Option<LocalTable>,
}

impl LocalEngine {
    /// Answers a request in JSON.
    pub fn answer_json(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = match serde_json::from_slice(request) {
            Ok(request) => self.answer(request),
            Err(error) => LocalAnswer::Refused { problem: Problem::BadRequest { detail: error.to_string() } },
        };
        // Answers have string keys only.
        serde_json::to_vec(&answer).unwrap_or_default()
    }

    /// Answers a request.
    pub fn answer(&mut self, request: LocalRequest) -> LocalAnswer {
        self.carry_out(request).unwrap_or_else(|problem| LocalAnswer::Refused { problem })
    }

    fn carry_out(&mut self, request: LocalRequest) -> Result<LocalAnswer, Problem> {
        let now_ms = match request {
            LocalRequest::Open { id, table, random, now_ms } => {
                self.table = Some(LocalTable::open(id, table, random, Timestamp(now_ms))?);
                now_ms
            }
            LocalRequest::Continue { id, events, now_ms } => {
                let (events, now) = (events::read(&events)?, Timestamp(now_ms));
                match &mut self.table {
                    Some(table) => table.recover(events, now)?,
                    none => *none = Some(LocalTable::restore(id, events, now)?),
                }
                now_ms
            }
            LocalRequest::Record { id, number, events } => {
                return Ok(LocalAnswer::Record {
                    text: events::record(&id, number, &events::read(&events)?),
                });
            }
            LocalRequest::Replay { id, number, events, seat } => {
                let replay = Box::new(replay(&id, number, events::read(&events)?, seat)?);
                return Ok(LocalAnswer::Replay { replay });
            }
            LocalRequest::Hint => return Ok(LocalAnswer::Hint { advice: self.table()?.hint()? }),
            LocalRequest::Receive { message, now_ms } => {
                self.table()?.receive(message, Timestamp(now_ms));
                now_ms
            }
            LocalRequest::Stored { now_ms } => {
                self.table()?.stored(Timestamp(now_ms));
                now_ms
            }
            LocalRequest::StoreFailed { now_ms } => {
                self.table()?.store_failed(Timestamp(now_ms));
                now_ms
            }
            LocalRequest::Think { now_ms } => {
                self.table()?.think(Timestamp(now_ms));
                now_ms
            }
            LocalRequest::Tick { now_ms } => now_ms,
        };
        self.table()?.go_on(Timestamp(now_ms))
    }

    fn table(&mut self) -> Result<&mut LocalTable, Problem> {
        self.table.as_mut().ok_or(Problem::NotFound)
    }
}
