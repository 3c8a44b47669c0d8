//! Who is here: people whose requests came a moment ago.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_ids::PersonId;
use parking_lot::Mutex;

/// An open page asks for news more often than this.
const HERE_FOR: Duration = Duration::from_secs(90);

/// People who are remembered. At this number those who are gone are forgotten.
const PEOPLE_MAX: usize = 20_000;

/// When each person with an account was last here. Another node does not know it.
#[derive(Clone, Default)]
pub(crate) struct Presence(Arc<Mutex<HashMap<PersonId, Instant>>>);

impl Presence {
    /// A person made a request.
    pub(crate) fn saw(&self, person: &PersonId, now: Instant) {
        let mut seen = self.0.lock();
        if let Some(at) = seen.get_mut(person) {
            *at = now;
            return;
        }
        if seen.len() >= PEOPLE_MAX {
            seen.retain(|_, at| now.duration_since(*at) < HERE_FOR);
        }
        if seen.len() < PEOPLE_MAX {
            seen.insert(person.clone(), now);
        }
    }

    /// Whether a person is here.
    pub(crate) fn is_here(&self, person: &PersonId, now: Instant) -> bool {
        let seen = self.0.lock();
        seen.get(person).is_some_and(|at| now.duration_since(*at) < HERE_FOR)
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
    }

    #[test]
    fn memory_is_bounded() {
        let (presence, now) = (Presence::default(), Instant::now());
        for number in 0..PEOPLE_MAX + 10 {
            presence.saw(&PersonId::from(number.to_string()), now);
        }
        assert_eq!(presence.0.lock().len(), PEOPLE_MAX);
        presence.saw(&PersonId::from("later"), now + HERE_FOR);
        assert_eq!(presence.0.lock().len(), 1);
    }
}
