//! What the store keeps of a match when it ends.
//!
//! The store's `matches.rs` lists matches, and `replay` in `boneyard_table` shows one again, event by event.

use boneyard_ids::{MatchId, TableId};
use boneyard_rules::{MatchEnd, Seat, presets};
use boneyard_store::{FinishedMatch, FinishedPlayer, MatchOutcome};
use boneyard_table::{Audience, Event, Occupant, Recorded, Table};

/// The match that ends with these events; `None` if none does. The table has applied the events.
pub(super) fn finished_match(id: &TableId, table: &Table, events: &[Recorded]) -> Option<FinishedMatch> {
    let (ended, end) = events.iter().find_map(|recorded| match &recorded.event {
        Event::MatchEnded { end } => Some((recorded.at, end.as_ref())),
        _ => None,
    })?;
    let view = table.view(Audience::Spectators);
    // Others may stop a match once a person has been away for longer than the grace time.
    let away = if end.is_none() { table.live_state(ended, Audience::Spectators).away } else { Vec::new() };
    let was_away = |seat| away.iter().any(|away| away.seat == seat && away.grace_ms == 0);
    let players = Seat::all(table.players()).map(|seat| {
        let side = view.sides.of(seat);
        let (person, bot, name, is_held) = match &table.seats()[seat] {
            Occupant::Person { id, name, held_by, .. } => {
                (Some(id.clone()), None, name.clone(), held_by.is_some())
            }
            Occupant::Bot { level } => (None, Some(level.name().to_owned()), String::new(), false),
            Occupant::Open => (None, None, String::new(), false),
        };
        FinishedPlayer {
            rating_points: end.and_then(|end| end.rating_points.as_ref()).map(|points| points[seat]),
            seat: seat.number(),
            side: u8::try_from(side).unwrap_or(u8::MAX),
            person,
            bot,
            name,
            points: view.standing.accounts.get(side).map_or(0, |account| i64::from(account.points)),
            outcome: end.map_or(MatchOutcome::Stopped, |end| outcome(end, side)),
            rating: None,
            has_left: is_held || was_away(seat) || end.is_some_and(|end| end.eliminated == Some(seat)),
        }
    });
    Some(FinishedMatch {
        id: MatchId::new(id, view.match_number),
        number: view.match_number,
        rules: table.rules().to_string(),
        preset: table.rules().preset.clone(),
        began_ms: table.match_began().0.cast_signed(),
        ended_ms: ended.0.cast_signed(),
        rounds: u32::try_from(view.sheet.len()).unwrap_or(u32::MAX),
        rated_in: rated_in(table, end),
        house_rules: table.house_rules().map(str::to_owned),
        players: players.collect(),
    })
}

/// The family in which the match counts. A stopped match does not count, and nor does one with a bot on a seat of its own, or one that was
/// given up before every player had acted.
fn rated_in(table: &Table, end: Option<&MatchEnd>) -> Option<String> {
    let end = end?;
    let all_people = Seat::all(table.players()).all(|seat| table.seats()[seat].person().is_some());
    let was_played = !end.resigned || table.has_everyone_acted();
    let counts = table.options().rated && all_people && was_played;
    counts.then(|| Some(presets::find(&table.rules().preset).ok()?.family.name().to_owned())).flatten()
}

fn outcome(end: &MatchEnd, side: usize) -> MatchOutcome {
    if end.verdict.won.contains(&side) {
        MatchOutcome::Won
    } else if end.verdict.lost.contains(&side) {
        MatchOutcome::Lost
    } else {
        MatchOutcome::Tied
    }
}
