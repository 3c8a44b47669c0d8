//! The stored form of an event. Almost all events are plays, draws and passes, so these are short.

use boneyard_rules::{OpenEnd, Pips, Place, Seat, Tile};
use serde::{Deserialize, Serialize};

use crate::{
    command::CommandId,
    event::{ActedBy, Event, Recorded},
    timestamp::Timestamp,
};

/// An event without its number and time, which are stored beside it.
///
/// Exactly one of the first four fields is there. Older versions stored every event as `event`, with its number, its time
/// and its `cause`; both forms are read.
///
/// ```
/// use boneyard_rules::Seat;
/// use boneyard_table::{ActedBy, Event, EventBody, Recorded, Timestamp};
///
/// let event = Event::Passed { seat: Seat::at(1), by: ActedBy::Person };
/// let recorded = Recorded { seq: 7, at: Timestamp(1_000), cause: None, event };
/// let stored = serde_json::to_string(&EventBody::of(&recorded))?;
/// assert_eq!(stored, r#"{"pass":2}"#);
/// let read: EventBody = serde_json::from_str(&stored)?;
/// assert_eq!(read.recorded(7, Timestamp(1_000)), Some(recorded));
/// let nothing: EventBody = serde_json::from_str("{}")?;
/// assert_eq!(nothing.recorded(7, Timestamp(1_000)), None);
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventBody {
    /// Any other event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event: Option<Event>,
    /// [`Event::Played`]: the seat, the tile, the place and the open ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<(Seat, Tile, Place, Ends)>,
    /// [`Event::Drew`]: the seat, the tile, its place, and how many tiles the boneyard has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw: Option<(Seat, Tile, usize, usize)>,
    /// [`Event::Passed`]: the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pass: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leaves: Option<Pips>,
    #[serde(default, skip_serializing_if = "ActedBy::is_person")]
    by: ActedBy,
    /// The command of the seat that acted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    /// The command of another seat, or of the same player's other hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<CommandId>,
}

/// Each open place, and the number that it shows.
type Ends = Vec<(Place, Pips)>;

impl EventBody {
    /// The stored form of an event.
    #[must_use]
    pub fn of(recorded: &Recorded) -> Self {
        let mut body = Self {
            event: None,
            play: None,
            draw: None,
            pass: None,
            leaves: None,
            by: recorded.event.by().unwrap_or_default(),
            id: None,
            cause: None,
        };
        let actor = match &recorded.event {
            Event::Played { seat, tile, at, leaves, ends, .. } => {
                let ends = ends.iter().map(|end| (end.at, end.number)).collect();
                body.play = Some((*seat, *tile, *at, ends));
                body.leaves = *leaves;
                Some(*seat)
            }
            Event::Drew { seat, tile, place, boneyard, .. } => {
                body.draw = Some((*seat, *tile, *place, *boneyard));
                Some(*seat)
            }
            Event::Passed { seat, .. } => {
                body.pass = Some(*seat);
                Some(*seat)
            }
            event => {
                body.event = Some(event.clone());
                // The event has its own.
                body.by = ActedBy::Person;
                None
            }
        };
        match &recorded.cause {
            Some(cause) if Some(cause.seat) == actor => body.id = Some(cause.id.clone()),
            cause => body.cause.clone_from(cause),
        }
        body
    }

    /// The event with its number and time; `None` if the stored form has no event or several.
    #[must_use]
    pub fn recorded(self, seq: u64, at: Timestamp) -> Option<Recorded> {
        let Self { event, play, draw, pass, leaves, by, id, cause } = self;
        let (event, actor) = match (event, play, draw, pass) {
            (Some(event), None, None, None) => (event, None),
            (None, Some((seat, tile, place, ends)), None, None) => {
                let ends = ends.into_iter().map(|(at, number)| OpenEnd { at, number }).collect();
                (Event::Played { seat, tile, at: place, leaves, ends, by }, Some(seat))
            }
            (None, None, Some((seat, tile, place, boneyard)), None) => {
                (Event::Drew { seat, tile, place, boneyard, by }, Some(seat))
            }
            (None, None, None, Some(seat)) => (Event::Passed { seat, by }, Some(seat)),
            _ => return None,
        };
        let own = actor.zip(id).map(|(seat, id)| CommandId { seat, id });
        Some(Recorded { seq, at, cause: own.or(cause), event })
    }
}
