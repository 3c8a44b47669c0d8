//! Converts a table's events to and from their stored form.

use boneyard_dgn::Record;
use boneyard_ids::{MatchId, TableId};
use boneyard_protocol::Problem;
use boneyard_rules::Seat;
use boneyard_store::{Append, FinishedMatch, NewEvent, PlayerConduct, StoreError, StoredEvent};
use boneyard_table::{Audience, Event, EventBody, Recorded, Replay, RestoreError, Table, Timestamp};

use crate::http::ApiError;

/// The append for some events of a table, with the match that ends with them and the conduct of its people.
pub(crate) fn append(
    table: &TableId,
    events: &[Recorded],
    ends: Option<FinishedMatch>,
    conduct: Vec<PlayerConduct>,
) -> Append {
    let first_seq = events.first().map_or(0, |recorded| recorded.seq);
    let new_event = |recorded: &Recorded| NewEvent {
        at_ms: recorded.at.0.cast_signed(),
        body: serde_json::to_string(&EventBody::of(recorded)).expect("events have string keys only"),
    };
    Append {
        table: table.clone(),
        first_seq,
        events: events.iter().map(new_event).collect(),
        opens: first_seq == 1,
        ends,
        conduct,
        closes_at_ms: None,
    }
}

/// The append that closes a table. It has no events.
pub(crate) fn closing(table: &TableId, now: Timestamp) -> Append {
    Append {
        table: table.clone(),
        first_seq: 1,
        events: Vec::new(),
        opens: false,
        ends: None,
        conduct: Vec::new(),
        closes_at_ms: Some(now.0.cast_signed()),
    }
}

/// Why a table cannot be restored from the store.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RecoverError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Read(#[from] ReadEventError),
    #[error(transparent)]
    Events(#[from] RestoreError),
    /// The thread that replays the events panicked.
    #[error(transparent)]
    Replay(#[from] tokio::task::JoinError),
}

impl From<RecoverError> for ApiError {
    fn from(cause: RecoverError) -> Self {
        ApiError::internal(Problem::Storage, &cause)
    }
}

/// Restores a table from its events.
///
/// # Errors
/// The first event that cannot be read or cannot follow from those before it.
pub(crate) fn restore(stored: &[StoredEvent]) -> Result<Table, RecoverError> {
    Ok(Table::restore(read_events(stored)?)?)
}

/// The table's last match as DGN; `None` before the first match. If it is over and `finished`, its players have the names of now.
///
/// # Errors
/// The first event that cannot be read.
pub(crate) fn last_match(
    table: &TableId,
    finished: Option<&FinishedMatch>,
    stored: &[StoredEvent],
) -> Result<Option<String>, RecoverError> {
    let events = read_events(stored)?;
    let number = events.iter().rev().find_map(|recorded| match recorded.event {
        Event::MatchBegan { number } => Some(number),
        _ => None,
    });
    let Some(number) = number else { return Ok(None) };
    let finished = finished.filter(|over| over.number == number);
    Ok(record(table, number, finished, &events).map(|record| record.to_string()))
}

/// A match that is over as DGN, with the names that its players have now. `None` if the events have no such match.
///
/// # Errors
/// The first event that cannot be read.
pub(crate) fn match_record(
    table: &TableId,
    finished: &FinishedMatch,
    stored: &[StoredEvent],
) -> Result<Option<String>, RecoverError> {
    Ok(finished_record(table, finished, &read_events(stored)?).map(|record| record.to_string()))
}

/// The record of a match that is over, with the names that its players have now. `None` if the events have no such match.
pub(crate) fn finished_record(
    table: &TableId,
    finished: &FinishedMatch,
    events: &[Recorded],
) -> Option<Record> {
    record(table, finished.number, Some(finished), events)
}

/// The record of a match; with the names that its players have now, if it is over.
fn record(
    table: &TableId,
    number: u32,
    finished: Option<&FinishedMatch>,
    events: &[Recorded],
) -> Option<Record> {
    let mut record = boneyard_table::record(events, number, Some(MatchId::new(table, number)))?;
    let players = finished.into_iter().flat_map(|finished| &finished.players);
    for player in players.filter(|player| player.bot.is_none()) {
        if let Some(seat) = Seat::new(player.seat) {
            boneyard_table::rename_player(&mut record, seat, &player.name);
        }
    }
    Some(record)
}

/// A match that is over, as a seat or a spectator saw it, with the names that its players have now.
///
/// # Errors
/// The first event that cannot be read, or that cannot follow from those before it.
pub(crate) fn replay(
    finished: &FinishedMatch,
    stored: &[StoredEvent],
    seat: Option<Seat>,
) -> Result<Option<Replay>, RecoverError> {
    let audience = |table: &Table| seat.map_or(Audience::Spectators, |seat| table.audience_at(seat));
    let mut replay = boneyard_table::replay(read_events(stored)?, finished.number, audience)?;
    for replay in replay.iter_mut() {
        for player in &finished.players {
            if let Some(seat) = Seat::new(player.seat) {
                replay.rename(seat, &player.name);
            }
        }
    }
    Ok(replay)
}

/// The events of a table from their stored form.
///
/// # Errors
/// The first event that cannot be read.
pub fn read_events(stored: &[StoredEvent]) -> Result<Vec<Recorded>, ReadEventError> {
    let read = |event: &StoredEvent| {
        let seq = event.seq;
        let body: EventBody =
            serde_json::from_str(&event.body).map_err(|cause| ReadEventError::Unreadable { seq, cause })?;
        let recorded = body.recorded(seq, Timestamp(event.at_ms.cast_unsigned()));
        recorded.ok_or(ReadEventError::NoEvent { seq })
    };
    stored.iter().map(read).collect()
}

/// Why a stored event cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadEventError {
    /// Its JSON has another form.
    #[error("stored event {seq} cannot be read: {cause}")]
    Unreadable {
        /// The number of the event.
        seq: u64,
        /// What is wrong with the JSON.
        cause: serde_json::Error,
    },
    /// Its JSON has no event or several.
    #[error("stored event {seq} has no event or several")]
    NoEvent {
        /// The number of the event.
        seq: u64,
    },
}
