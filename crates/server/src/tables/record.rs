//! Events on their way to the store and back.

use boneyard_store::{Append, NewEvent, StoredEvent};
use boneyard_table::{Event, Recorded, Table, Timestamp};

/// Events of a table, to be stored together. A deal takes its secret along, or the pile that was mixed instead of one.
pub(crate) fn append(table: &str, events: &[Recorded], secret: &mut Option<[u8; 32]>) -> Append {
    let first_seq = events.first().map_or(0, |recorded| recorded.seq);
    let new_event = |recorded: &Recorded| NewEvent {
        at_ms: recorded.at.0.cast_signed(),
        body: serde_json::to_string(recorded).expect("events have string keys only"),
        secret: match recorded.event {
            Event::Mixed { .. } | Event::Dealt { .. } | Event::ThrownBack { .. } => secret.take(),
            _ => None,
        },
    };
    Append {
        table: table.into(),
        first_seq,
        events: events.iter().map(new_event).collect(),
        opens: first_seq == 1,
        closes_at_ms: None,
    }
}

/// Says that a table, whose last event was `seq`, is over.
pub(crate) fn closing(table: &str, seq: u64, now: Timestamp) -> Append {
    Append {
        table: table.into(),
        first_seq: seq + 1,
        events: Vec::new(),
        opens: false,
        closes_at_ms: Some(now.0.cast_signed()),
    }
}

/// Brings a table back from its events.
///
/// # Errors
/// The first event that cannot be read or does not fit.
pub(crate) fn restore(stored: &[StoredEvent]) -> Result<Table, String> {
    Table::restore(read(stored)?).map_err(|error| error.to_string())
}

/// The table's last match as DGN; `None` before the first.
///
/// # Errors
/// The first event that cannot be read.
pub(crate) fn last_match(table: &str, stored: &[StoredEvent]) -> Result<Option<String>, String> {
    let events = read(stored)?;
    let number = events.iter().rev().find_map(|recorded| match recorded.event {
        Event::MatchBegan { number } => Some(number),
        _ => None,
    });
    let record =
        number.and_then(|number| boneyard_table::record(&events, number, Some(format!("{table}-{number}"))));
    Ok(record.map(|record| record.to_string()))
}

fn read(stored: &[StoredEvent]) -> Result<Vec<Recorded>, String> {
    let read = |event: &StoredEvent| {
        serde_json::from_str::<Recorded>(&event.body).map_err(|error| format!("event {}: {error}", event.seq))
    };
    stored.iter().map(read).collect()
}
