//! A match of a table on a device, shown again.

use boneyard_ids::{MatchId, TableId};
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{FinishedMatch, MatchPlayer, MatchReplay, ReplayEvent, SideResult};
use boneyard_rules::Seat;
use boneyard_table::{Audience, Counts, Ending, Event, Occupant, PlayerEnding, Recorded, Table, Timestamp};

/// A match that is over, as a seat or a spectator saw it. Without a number it is the last one.
///
/// # Errors
/// [`Problem::NotFound`] without such a match, and [`Problem::Storage`] if the events do not follow from each other.
pub(crate) fn replay(
    id: &TableId,
    number: Option<u32>,
    mut events: Vec<Recorded>,
    seat: Option<Seat>,
) -> Result<MatchReplay, Problem> {
    let number = number.or_else(|| last_over(&events)).ok_or(Problem::NotFound)?;
    let audience = |table: &Table| seat.map_or(Audience::Spectators, |seat| table.audience_at(seat));
    let shown = boneyard_table::replay(events.clone(), number, audience);
    let shown = shown.map_err(|_| Problem::Storage)?.ok_or(Problem::NotFound)?;
    let began =
        events.iter().position(|it| matches!(it.event, Event::MatchBegan { number: n } if n == number));
    let began = began.ok_or(Problem::NotFound)?;
    let ends = |it: &Recorded| matches!(it.event, Event::MatchEnded { .. });
    let ended = began + events[began..].iter().position(ends).ok_or(Problem::NotFound)?;
    events.truncate(ended + 1);
    let table = Table::restore(events.iter().cloned()).map_err(|_| Problem::Storage)?;
    let match_ = finished(id, &table, &events[ended]).ok_or(Problem::NotFound)?;
    let since_begin = |at: Timestamp| at.ms_since(events[began].at);
    let seen = shown.events.into_iter();
    let seen = seen.map(|(at, event)| ReplayEvent { at_ms: since_begin(at), event }).collect();
    Ok(MatchReplay { match_, start: shown.start, events: seen })
}

/// The number of the last match that is over.
fn last_over(events: &[Recorded]) -> Option<u32> {
    let mut began = None;
    let over = events.iter().filter_map(|recorded| match recorded.event {
        Event::MatchBegan { number } => {
            began = Some(number);
            None
        }
        Event::MatchEnded { .. } => began,
        _ => None,
    });
    over.last()
}

/// The match that has just ended at a table. `None` if this is not how it ended.
fn finished(id: &TableId, table: &Table, ended: &Recorded) -> Option<FinishedMatch> {
    let Event::MatchEnded { end } = &ended.event else { return None };
    let end = end.as_ref();
    let view = table.view(Audience::Spectators);
    let Ending { players, .. } = table.ending(ended.at, end);
    let players = players.into_iter().map(|PlayerEnding { seat, has_left, counts }| {
        let side = view.sides.of(seat);
        let (bot, you) = match &table.seats()[seat] {
            Occupant::Bot { level, persona } => (Some((*level, *persona)), false),
            Occupant::Person { .. } => (None, true),
            Occupant::Open => (None, false),
        };
        MatchPlayer {
            seat,
            side: u8::try_from(side).unwrap_or(u8::MAX),
            name: String::new(),
            face: None,
            bot: bot.map(|(level, _)| level.name().to_owned()),
            persona: bot.map(|(_, persona)| persona),
            you,
            points: view.standing.accounts.get(side).map_or(0, |account| i64::from(account.points)),
            outcome: match counts {
                Counts::Won => SideResult::Won,
                Counts::Lost => SideResult::Lost,
                Counts::Tied => SideResult::Tied,
                Counts::Not => SideResult::Stopped,
            },
            left: has_left,
            rating_points: end.and_then(|end| end.rating_points.as_ref()).map(|points| points[seat]),
            rating: None,
        }
    });
    Some(FinishedMatch {
        id: MatchId::new(id, view.match_number),
        preset: table.rules().preset.clone(),
        rules: table.rules().to_string(),
        began_ms: table.match_began().0.cast_signed(),
        ended_ms: ended.at.0.cast_signed(),
        rounds: u32::try_from(view.sheet.len()).unwrap_or(u32::MAX),
        rated: false,
        house_rules: None,
        players: players.collect(),
    })
}
