//! What the store keeps of a match when it ends.
//!
//! The store's `matches.rs` lists matches, and `replay` in `boneyard_table` shows one again, event by event.

use boneyard_ids::{MatchId, TableId};
use boneyard_rules::presets;
use boneyard_store::{FinishedMatch, FinishedPlayer, MatchOutcome};
use boneyard_table::{Audience, Counts, Ending, Event, Occupant, PlayerEnding, Recorded, Table};

/// The match that ends with these events; `None` if none does. The table has applied the events.
pub(super) fn finished_match(id: &TableId, table: &Table, events: &[Recorded]) -> Option<FinishedMatch> {
    let (ended, end) = events.iter().find_map(|recorded| match &recorded.event {
        Event::MatchEnded { end } => Some((recorded.at, end.as_ref())),
        _ => None,
    })?;
    let view = table.view(Audience::Spectators);
    let Ending { is_rated, players } = table.ending(ended, end);
    let players = players.into_iter().map(|PlayerEnding { seat, has_left, counts }| {
        let side = view.sides.of(seat);
        let (person, name) = match &table.seats()[seat] {
            Occupant::Person { id, name, .. } => (Some(id.clone()), name.clone()),
            Occupant::Open | Occupant::Bot { .. } => (None, String::new()),
        };
        let bot = match &table.seats()[seat] {
            Occupant::Bot { level, persona } => Some((level.name(), persona.id())),
            Occupant::Open | Occupant::Person { .. } => None,
        };
        FinishedPlayer {
            rating_points: end.and_then(|end| end.rating_points.as_ref()).map(|points| points[seat]),
            seat: seat.number(),
            side: u8::try_from(side).unwrap_or(u8::MAX),
            person,
            bot: bot.map(|(level, _)| level.to_owned()),
            persona: bot.map(|(_, persona)| persona.to_owned()),
            name,
            face: None,
            points: view.standing.accounts.get(side).map_or(0, |account| i64::from(account.points)),
            outcome: outcome(counts),
            rating: None,
            has_left,
        }
    });
    let family = || Some(presets::find(&table.rules().preset).ok()?.family.name().to_owned());
    Some(FinishedMatch {
        id: MatchId::new(id, view.match_number),
        number: view.match_number,
        rules: table.rules().to_string(),
        preset: table.rules().preset.clone(),
        began_ms: table.match_began().0.cast_signed(),
        ended_ms: ended.0.cast_signed(),
        rounds: u32::try_from(view.sheet.len()).unwrap_or(u32::MAX),
        rated_in: is_rated.then(family).flatten(),
        house_rules: table.house_rules().map(str::to_owned),
        players: players.collect(),
    })
}

fn outcome(counts: Counts) -> MatchOutcome {
    match counts {
        Counts::Won => MatchOutcome::Won,
        Counts::Lost => MatchOutcome::Lost,
        Counts::Tied => MatchOutcome::Tied,
        Counts::Not => MatchOutcome::Stopped,
    }
}
