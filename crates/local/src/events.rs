//! The events of a table to and from the form in which the page stores them.

use boneyard_ids::{MatchId, TableId};
use boneyard_protocol::Problem;
use boneyard_protocol::local::LocalEvent;
use boneyard_table::{Event, EventBody, Recorded, Timestamp};

pub(crate) fn written(events: &[Recorded]) -> Result<Vec<LocalEvent>, Problem> {
    let write = |recorded: &Recorded| {
        let body = serde_json::to_string(&EventBody::of(recorded)).map_err(|_| Problem::Internal)?;
        Ok(LocalEvent { seq: recorded.seq, at_ms: recorded.at.0, body })
    };
    events.iter().map(write).collect()
}

/// # Errors
/// [`Problem::Storage`] if this version cannot read an event.
pub(crate) fn read(stored: &[LocalEvent]) -> Result<Vec<Recorded>, Problem> {
    let read = |event: &LocalEvent| {
        let body: EventBody = serde_json::from_str(&event.body).ok()?;
        body.recorded(event.seq, Timestamp(event.at_ms))
    };
    stored.iter().map(|event| read(event).ok_or(Problem::Storage)).collect()
}

/// The record of a match in DGN; `None` without such a match. Without a number it is the last one.
pub(crate) fn record(id: &TableId, number: Option<u32>, events: &[Recorded]) -> Option<String> {
    let last = || {
        events.iter().rev().find_map(|recorded| match recorded.event {
            Event::MatchBegan { number } => Some(number),
            _ => None,
        })
    };
    let number = number.or_else(last)?;
    let record = boneyard_table::record(events, number, Some(MatchId::new(id, number)))?;
    Some(record.to_string())
}
