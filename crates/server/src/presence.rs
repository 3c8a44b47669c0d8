//! Who is here: on any page, or on the page of a tournament.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_ids::PersonId;
use parking_lot::Mutex;

/// How long a person is here after a request. An open page asks for news more often than this.
const HERE_FOR: Duration = Duration::from_secs(90);

/// People who are remembered.
const PEOPLE_MAX: usize = 20_000;

/// The people who are here. Cheap to clone. Another node does not know it.
#[derive(Clone, Default)]
pub(crate) struct Presence(Arc<Mutex<People>>);

#[derive(Default)]
struct People {
    by_id: HashMap<PersonId, Here>,
    /// At this number those who are gone are forgotten.
    sweep_at: usize,
}

#[derive(Default)]
struct Here {
    /// Requests that wait for news.
    requests: u32,
    /// Until when the person is here without a request.
    until: Option<Instant>,
}

impl Presence {
    /// A person made a request.
    pub(crate) fn saw(&self, person: &PersonId, now: Instant) {
        self.stay(person, HERE_FOR, now);
    }

    /// The person is here for this long.
    pub(crate) fn stay(&self, person: &PersonId, time: Duration, now: Instant) {
        self.change(person, now, |here| here.until = Some(now + time));
    }

    /// The person is here until the returned value is dropped, and then for `longer`.
    pub(crate) fn enter(&self, person: PersonId, longer: Duration) -> PresenceGuard {
        self.change(&person, Instant::now(), |here| here.requests += 1);
        PresenceGuard { presence: self.clone(), person, longer }
    }

    /// The person is here while a page of theirs is connected, and then as long as after a request.
    pub(crate) fn follow(&self, person: PersonId) -> PresenceGuard {
        self.enter(person, HERE_FOR)
    }

    /// Whether a person is here.
    pub(crate) fn is_here(&self, person: &PersonId, now: Instant) -> bool {
        self.0.lock().by_id.get(person).is_some_and(|here| here.is_here(now))
    }

    /// How many people are here, with those who are connected to tables.
    pub(crate) fn people<'a>(&self, at_tables: impl Iterator<Item = &'a PersonId>, now: Instant) -> u32 {
        let people = self.0.lock();
        let is_here = |person: &PersonId| people.by_id.get(person).is_some_and(|here| here.is_here(now));
        let elsewhere: HashSet<&PersonId> = at_tables.filter(|person| !is_here(person)).collect();
        let here = people.by_id.values().filter(|here| here.is_here(now)).count();
        u32::try_from(here + elsewhere.len()).unwrap_or(u32::MAX)
    }

    fn change(&self, person: &PersonId, now: Instant, change: impl FnOnce(&mut Here)) {
        let mut people = self.0.lock();
        let People { by_id, sweep_at } = &mut *people;
        if let Some(here) = by_id.get_mut(person) {
            change(here);
            return;
        }
        if by_id.len() >= *sweep_at {
            by_id.retain(|_, here| here.is_here(now));
            // So seldom that all sweeps together cost no more than the people who came.
            *sweep_at = (2 * by_id.len()).clamp(1, PEOPLE_MAX);
        }
        if by_id.len() < PEOPLE_MAX {
            change(by_id.entry(person.clone()).or_default());
        }
    }
}

impl Here {
    fn is_here(&self, now: Instant) -> bool {
        self.requests > 0 || self.until.is_some_and(|until| now < until)
    }
}

/// A person is here as long as this exists.
pub(crate) struct PresenceGuard {
    presence: Presence,
    person: PersonId,
    longer: Duration,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        let now = Instant::now();
        self.presence.change(&self.person, now, |here| {
            here.requests = here.requests.saturating_sub(1);
            here.until = Some(now + self.longer);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_here_for_a_while_after_a_request() {
        let (presence, now, ana) = (Presence::default(), Instant::now(), PersonId::from("ana"));
        assert!(!presence.is_here(&ana, now));
        presence.saw(&ana, now);
        assert!(presence.is_here(&ana, now + HERE_FOR - Duration::from_secs(1)));
        assert!(!presence.is_here(&ana, now + HERE_FOR));
        presence.saw(&PersonId::from("eva"), now + Duration::from_secs(1));
        let at_tables = [PersonId::from("eva"), PersonId::from("ivo"), PersonId::from("ivo")];
        let people = |now| presence.people(at_tables.iter(), now);
        assert_eq!((people(now), people(now + HERE_FOR)), (3, 2), "Ivo sits at two tables");
    }

    #[test]
    fn a_person_is_here_during_a_request_and_a_moment_longer() {
        let (presence, ana, longer) = (Presence::default(), PersonId::from("ana"), Duration::from_secs(3));
        let now = Instant::now();
        assert!(!presence.is_here(&ana, now));
        let guards = [presence.enter(ana.clone(), longer), presence.enter(ana.clone(), longer)];
        assert!(presence.is_here(&ana, now + HERE_FOR));
        drop(guards);
        assert!(presence.is_here(&ana, now + Duration::from_secs(1)));
        assert!(!presence.is_here(&ana, now + HERE_FOR));
        presence.stay(&ana, Duration::ZERO, now);
        assert!(!presence.is_here(&ana, now));
        presence.stay(&PersonId::from("eva"), Duration::ZERO, now);
        assert_eq!(presence.0.lock().by_id.len(), 1, "those who are gone need no memory");
    }

    #[test]
    fn memory_is_bounded() {
        let (presence, now) = (Presence::default(), Instant::now());
        for number in 0..PEOPLE_MAX + 10 {
            presence.saw(&PersonId::from(number.to_string()), now);
        }
        assert_eq!(presence.0.lock().by_id.len(), PEOPLE_MAX);
        presence.saw(&PersonId::from("later"), now + HERE_FOR);
        assert_eq!(presence.0.lock().by_id.len(), 1);
    }
}
