//! Restoring a tournament from its events.

use super::{REGISTERED_MAX, Tournament};
use crate::{
    Entrant, Event, Meeting, Outcome, Pairing, PairingId, Timestamp,
    state::{Bye, Entry, State},
};

/// Why events are not those of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum LogError {
    /// The first event is not [`Event::Opened`], or a later one is.
    #[error("a log begins with the one event `opened`")]
    Opening,
    /// An event does not fit what happened before it.
    #[error("event {number} does not follow from those before it: {event:?}")]
    Event {
        /// From 1.
        number: u32,
        event: Box<Event>,
    },
}

impl Tournament {
    /// Restores a tournament from all of its events, in order.
    ///
    /// ```
    /// use boneyard_tournament::{Entrant, Event, LogError, Tournament};
    ///
    /// let log: Vec<Event> = serde_json::from_str(
    ///     r#"[
    ///         {"type":"opened","seed":1,
    ///          "settings":{"format":{"type":"arena","minutes":60},"entrants_min":2,"entrants_max":64}},
    ///         {"type":"entered","entrant":1,"rating":1500}
    ///     ]"#,
    /// )?;
    /// assert_eq!(Tournament::restore(&log)?.active().collect::<Vec<_>>(), [Entrant::at(0)]);
    /// assert_eq!(Tournament::restore(&log[1..]), Err(LogError::Opening));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the events are not those of a tournament.
    pub fn restore(events: &[Event]) -> Result<Self, LogError> {
        let Some((Event::Opened { settings, seed }, rest)) = events.split_first() else {
            return Err(LogError::Opening);
        };
        let mut tournament = Self { state: State::new(settings.clone(), *seed) };
        for event in rest {
            tournament.apply(event)?;
        }
        Ok(tournament)
    }

    /// Applies the next event.
    ///
    /// # Errors
    /// If the event names an entrant or a pairing out of turn. [`handle`](Self::handle) gives no such event. After an error
    /// part of the event may have been applied, so drop the tournament.
    pub fn apply(&mut self, event: &Event) -> Result<(), LogError> {
        if let Event::Opened { .. } = event {
            return Err(LogError::Opening);
        }
        let number = self.state.events + 1;
        self.state.events = number;
        apply(&mut self.state, event)
            .ok_or_else(|| LogError::Event { number, event: Box::new(event.clone()) })
    }
}

/// Applies an event; `None` if it names an entrant or a pairing out of turn.
pub(super) fn apply(state: &mut State, event: &Event) -> Option<()> {
    match event {
        Event::Opened { .. } => None,
        Event::Entered { entrant, rating } => enter(state, *entrant, *rating),
        Event::Withdrew { entrant } => {
            state.entries.get_mut(entrant.index())?.is_withdrawn = true;
            Some(())
        }
        Event::Returned { entrant } => {
            let waits_since = state.events;
            let entry = state.entries.get_mut(entrant.index())?;
            entry.is_withdrawn = false;
            entry.returns += 1;
            entry.waits_since = waits_since;
            seed_late(state, *entrant);
            Some(())
        }
        Event::Started { at, seeding } => start(state, *at, seeding),
        Event::Paired { round, pairings, byes } => pair(state, *round, pairings, byes),
        Event::Decided { pairing, outcome } => {
            decide(state, *pairing, *outcome)?;
            for entrant in state.meeting(*pairing)?.pairing.entrants() {
                state.entries[entrant.index()].waits_since = state.events;
            }
            Some(())
        }
        Event::Corrected { pairing, outcome } => {
            state.corrections += 1;
            decide(state, *pairing, *outcome)
        }
        Event::Closed { .. } => {
            state.is_closed = true;
            Some(())
        }
    }
}

fn enter(state: &mut State, entrant: Entrant, rating: Option<u16>) -> Option<()> {
    if entrant.index() != state.entries.len() || state.entries.len() >= REGISTERED_MAX.into() {
        return None;
    }
    state.entries.push(Entry { rating, is_withdrawn: false, returns: 0, waits_since: state.events });
    seed_late(state, entrant);
    Some(())
}

/// Gives an entrant who comes after the start the place in the seeding that fits its rating.
fn seed_late(state: &mut State, entrant: Entrant) {
    if state.started_at.is_none() || state.seeding.contains(&entrant) {
        return;
    }
    let key = state.seeding_key(entrant);
    let at = state.seeding.partition_point(|it| state.seeding_key(*it) < key);
    state.seeding.insert(at, entrant);
}

fn start(state: &mut State, at: Timestamp, seeding: &[Entrant]) -> Option<()> {
    let mut sorted = seeding.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() != seeding.len() || state.started_at.is_some() {
        return None;
    }
    seeding.iter().all(|entrant| state.is_active(*entrant)).then_some(())?;
    state.seeding = seeding.to_vec();
    state.started_at = Some(at);
    Some(())
}

fn pair(state: &mut State, round: u16, pairings: &[Pairing], byes: &[Entrant]) -> Option<()> {
    let is_seeded = |entrant: &Entrant| state.seeding.contains(entrant);
    byes.iter().all(is_seeded).then_some(())?;
    for (next, pairing) in (state.meetings.len()..).zip(pairings) {
        let is_right = pairing.id == PairingId::at(next) && pairing.first != pairing.second;
        (is_right && pairing.entrants().iter().all(is_seeded)).then_some(())?;
    }
    state.meetings.extend(pairings.iter().map(|&pairing| Meeting { pairing, round, outcome: None }));
    state.byes.extend(byes.iter().map(|&entrant| Bye { round, entrant }));
    state.round = state.round.max(round);
    Some(())
}

fn decide(state: &mut State, pairing: PairingId, outcome: Outcome) -> Option<()> {
    state.meetings.get_mut(pairing.index())?.outcome = Some(outcome);
    Some(())
}
