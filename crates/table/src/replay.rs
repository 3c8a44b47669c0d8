//! Shows a match that is over again, as one audience saw it.

use boneyard_rules::Seat;

use crate::{
    audience::Audience,
    error::RestoreError,
    event::{Event, Recorded, not_taken_back},
    seen::SeenEvent,
    table::Table,
    timestamp::Timestamp,
    view::{Sitter, TableView},
};

/// A match that is over, as one audience saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The table when the match began.
    pub start: TableView,
    /// Everything that the audience saw since then, in order. The last event is the end of the match.
    pub events: Vec<(Timestamp, SeenEvent)>,
}

impl Replay {
    /// Gives the person on a seat the same name in the whole replay. Bots have none.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        let seats = self.start.seats.seats();
        let other = self.start.rules.other_seat(seat, seats);
        for own in std::iter::once(seat).chain(other) {
            if let Sitter::Person { name: shown, .. } = &mut self.start.seats[own].sitter {
                name.clone_into(shown);
            }
        }
        for (_, event) in &mut self.events {
            if let SeenEvent::Renamed { seat: own, name: shown, .. } = event
                && *own == seat
            {
                name.clone_into(shown);
            }
        }
    }
}

/// Replays match number `match_number`, from 1, from all events of its table. `None` if the events have no such match, or if it is
/// not over.
///
/// # Errors
/// The first event that cannot follow from those before it.
///
/// ```
/// # use boneyard_rules::Rules;
/// # use boneyard_table::{Audience, Output, replay, Level, SeatPlan, Table, TableOptions, Timestamp};
/// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
/// # let bot = SeatPlan::bot(Level::Easy);
/// # let (_, outputs) = Table::open(now, &rules, &[bot, bot], TableOptions::default())?;
/// # let [Output::Append(events), ..] = &outputs[..] else { unreachable!("opening is an event") };
/// let replay = replay(events.clone(), 1, |_| Audience::Spectators).expect("the table's own events");
/// assert_eq!(replay, None, "the match has only begun");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn replay(
    events: Vec<Recorded>,
    match_number: u32,
    audience: impl FnOnce(&Table) -> Audience,
) -> Result<Option<Replay>, RestoreError> {
    let begins = |recorded: &Recorded| matches!(recorded.event, Event::MatchBegan { number } if number == match_number);
    let ends = |recorded: &Recorded| matches!(recorded.event, Event::MatchEnded { .. });
    let Some(began) = events.iter().position(begins) else { return Ok(None) };
    let Some(lasts) = events[began..].iter().position(ends) else { return Ok(None) };
    let (before, played) = events.split_at(began + 1);
    let mut table = Table::restore(before.iter().cloned())?;
    let audience = audience(&table);
    let start = table.view(audience);
    let mut seen = Vec::with_capacity(lasts);
    for recorded in not_taken_back(&played[..lasts]) {
        let (seq, at) = (recorded.seq, recorded.at);
        // Without the events that were taken back, the numbers would have gaps.
        let recorded = Recorded { seq: table.seq() + 1, ..recorded.clone() };
        table.apply(recorded.clone()).map_err(|why| RestoreError::Impossible { seq, why })?;
        seen.push((at, table.seen(&recorded, audience)));
    }
    Ok(Some(Replay { start, events: seen }))
}
