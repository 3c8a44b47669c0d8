//! Who is on the page of a tournament, to be paired in an arena.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_ids::PersonId;
use parking_lot::Mutex;

use crate::bounds::TOURNAMENT_PRESENCE_KEPT;

/// The people who are there. Cheap to clone.
#[derive(Clone, Default)]
pub(super) struct Presence(Arc<Mutex<HashMap<PersonId, Here>>>);

#[derive(Default)]
struct Here {
    /// Requests that wait for news.
    requests: u32,
    /// Until when the person counts as there without a request.
    until: Option<Instant>,
}

impl Presence {
    /// The person is there until the guard is dropped, and a moment longer.
    pub(super) fn enter(&self, person: PersonId) -> PresenceGuard {
        self.0.lock().entry(person.clone()).or_default().requests += 1;
        PresenceGuard { presence: self.clone(), person }
    }

    /// The person is there for this long.
    pub(super) fn stay(&self, person: &PersonId, time: Duration) {
        let now = Instant::now();
        let mut people = self.0.lock();
        people.retain(|_, here| here.is_there(now));
        people.entry(person.clone()).or_default().until = Some(now + time);
    }

    pub(super) fn is_there(&self, person: &PersonId) -> bool {
        self.0.lock().get(person).is_some_and(|here| here.is_there(Instant::now()))
    }
}

impl Here {
    fn is_there(&self, now: Instant) -> bool {
        self.requests > 0 || self.until.is_some_and(|until| now < until)
    }
}

/// A person is there as long as this exists.
pub(super) struct PresenceGuard {
    presence: Presence,
    person: PersonId,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        if let Some(here) = self.presence.0.lock().get_mut(&self.person) {
            here.requests = here.requests.saturating_sub(1);
        }
        self.presence.stay(&self.person, TOURNAMENT_PRESENCE_KEPT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_there_during_a_request_and_a_moment_longer() {
        let (presence, ana) = (Presence::default(), PersonId::from("ana"));
        assert!(!presence.is_there(&ana));
        let guards = [presence.enter(ana.clone()), presence.enter(ana.clone())];
        assert!(presence.is_there(&ana));
        drop(guards);
        assert!(presence.is_there(&ana));
        presence.stay(&ana, Duration::ZERO);
        assert!(!presence.is_there(&ana));
        presence.stay(&PersonId::from("eva"), Duration::ZERO);
        assert_eq!(presence.0.lock().len(), 1, "those who are gone need no memory");
    }
}
