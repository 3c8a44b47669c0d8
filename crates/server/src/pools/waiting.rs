//! The people who wait in pools.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use boneyard_ids::{PersonId, TableId};
use boneyard_protocol::Problem;
use boneyard_protocol::lobby::{LobbyPerson, WaitingPeople};
use boneyard_store::Guest;
use parking_lot::Mutex;
use tokio::sync::oneshot;

use super::matching::{Candidate, choose, seated};
use crate::bounds::{POOL_DEVICES_MAX, POOL_KEEPS, POOL_MATCHES_EVERY, POOL_PEOPLE_MAX};

/// What the people of a pool want to play.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct PoolKey {
    /// The rules in their shortest form.
    pub(super) rules: String,
    pub(super) players: usize,
    /// The options as JSON.
    pub(super) options: String,
}

/// A person who waits.
struct Waiting {
    person: Guest,
    /// Whether the person hides their presence.
    hides: bool,
    candidate: Candidate,
    /// Where to answer the requests: one for each device. None is left between two requests.
    answers: Vec<oneshot::Sender<TableId>>,
    /// When the last request ended without an answer.
    asked: Instant,
}

impl Waiting {
    /// Whether a request waits for the answer now.
    fn is_here(&self) -> bool {
        self.answers.iter().any(|answer| !answer.is_closed())
    }
}

/// All pools. A pool without people needs no memory.
#[derive(Clone, Default)]
pub(crate) struct Pools(Arc<Mutex<AllPools>>);

/// The people who want to play the same.
#[derive(Default)]
struct Pool {
    waiting: Vec<Waiting>,
    /// When the pool was last searched for parties; `None` if somebody has come since.
    searched: Option<Instant>,
}

#[derive(Default)]
struct AllPools {
    by_key: HashMap<PoolKey, Pool>,
    /// The pool in which each person waits: nobody waits in two.
    of_person: HashMap<PersonId, PoolKey>,
}

/// People who play together, in the order of their seats, with the senders for their answers.
pub(super) struct Party {
    pub(super) people: Vec<(Guest, Vec<oneshot::Sender<TableId>>)>,
}

impl Pools {
    /// Puts a person into a pool. Somebody who asks again keeps their place. Returns since when the person has waited, and the
    /// receiver of the answer.
    pub(super) fn enter(
        &self,
        key: &PoolKey,
        person: Guest,
        hides: bool,
        rating: Option<f64>,
    ) -> Result<(Instant, oneshot::Receiver<TableId>), Problem> {
        let (answer, answered) = oneshot::channel();
        let now = Instant::now();
        let mut pools = self.0.lock();
        pools.forget_absent(key, now);
        if pools.of_person.get(&person.id).is_some_and(|known| known != key) {
            pools.leave(&person.id);
        }
        if pools.of_person.len() >= POOL_PEOPLE_MAX && !pools.of_person.contains_key(&person.id) {
            return Err(Problem::TooMany { retry_s: 5 });
        }
        pools.of_person.insert(person.id.clone(), key.clone());
        let pool = pools.by_key.entry(key.clone()).or_default();
        pool.searched = None;
        let known = pool.waiting.iter_mut().find(|waiting| waiting.person.id == person.id);
        let since = match known {
            Some(waiting) => {
                waiting.answers.retain(|answer| !answer.is_closed());
                // One more device than allowed takes the place of the first.
                if waiting.answers.len() >= POOL_DEVICES_MAX {
                    waiting.answers.remove(0);
                }
                waiting.answers.push(answer);
                waiting.asked = now;
                waiting.candidate.since
            }
            None => {
                let candidate = Candidate { rating, since: now };
                pool.waiting.push(Waiting { person, hides, candidate, answers: vec![answer], asked: now });
                now
            }
        };
        Ok((since, answered))
    }

    /// The parties that can play now. Their people leave the pool.
    pub(super) fn parties(&self, key: &PoolKey, players: usize, two_pairs: bool, now: Instant) -> Vec<Party> {
        let mut pools = self.0.lock();
        pools.forget_absent(key, now);
        let mut parties = Vec::new();
        // Each request searches, but the bands widen slowly.
        let Some(pool) = pools.by_key.get_mut(key) else { return parties };
        let is_recent = |at| now.saturating_duration_since(at) < POOL_MATCHES_EVERY / 2;
        if pool.searched.is_some_and(is_recent) {
            return parties;
        }
        pool.searched = Some(now);
        while let Some(Pool { waiting: pool, .. }) = pools.by_key.get(key) {
            let here: Vec<usize> = (0..pool.len()).filter(|index| pool[*index].is_here()).collect();
            let candidates: Vec<Candidate> = here.iter().map(|index| pool[*index].candidate).collect();
            let Some(chosen) = choose(&candidates, players, now) else { break };
            let chosen: Vec<PersonId> = seated(&candidates, chosen, two_pairs)
                .into_iter()
                .map(|index| pool[here[index]].person.id.clone())
                .collect();
            let people = chosen.iter().filter_map(|person| {
                let waiting = pools.leave(person)?;
                Some((waiting.person, waiting.answers))
            });
            parties.push(Party { people: people.collect() });
        }
        parties
    }

    /// The people who wait, by what they want to play: those who have waited longest first, at most `max` pools,
    /// and `max` people of each.
    pub(crate) fn waiting(&self, max: usize, now: Instant) -> Vec<WaitingPeople> {
        let mut pools = self.0.lock();
        // Nobody else may ask for a pool whose last person has gone.
        for key in pools.by_key.keys().cloned().collect::<Vec<_>>() {
            pools.forget_absent(&key, now);
        }
        let since = |pool: &Pool| pool.waiting.iter().map(|waiting| waiting.candidate.since).min();
        let mut oldest: Vec<(Instant, &PoolKey, &Pool)> =
            pools.by_key.iter().filter_map(|(key, pool)| Some((since(pool)?, key, pool))).collect();
        oldest.sort_by_key(|(since, ..)| *since);
        let shown = |(since, key, pool): (Instant, &PoolKey, &Pool)| {
            let person = |waiting: &Waiting| match waiting.hides {
                true => LobbyPerson::default(),
                false => LobbyPerson { name: waiting.person.name.clone(), face: waiting.person.face },
            };
            Some(WaitingPeople {
                games: vec![key.rules.clone()],
                players: u8::try_from(key.players).ok(),
                options: serde_json::from_str(&key.options).ok()?,
                any: Vec::new(),
                people: pool.waiting.iter().take(max).map(person).collect(),
                seconds: u32::try_from(now.saturating_duration_since(since).as_secs()).unwrap_or(u32::MAX),
            })
        };
        oldest.into_iter().take(max).filter_map(shown).collect()
    }

    /// How many people wait in a pool.
    pub(super) fn people(&self, key: &PoolKey) -> u32 {
        let people = self.0.lock().by_key.get(key).map_or(0, |pool| pool.waiting.len());
        u32::try_from(people).unwrap_or(u32::MAX)
    }

    /// Removes a person from the pool in which they wait.
    pub(crate) fn leave(&self, person: &PersonId) {
        self.0.lock().leave(person);
    }
}

impl AllPools {
    fn leave(&mut self, person: &PersonId) -> Option<Waiting> {
        let key = self.of_person.remove(person)?;
        let pool = &mut self.by_key.get_mut(&key)?.waiting;
        let index = pool.iter().position(|waiting| waiting.person.id == *person)?;
        let waiting = pool.swap_remove(index);
        if pool.is_empty() {
            self.by_key.remove(&key);
        }
        Some(waiting)
    }

    /// Removes the people of a pool who have not asked again in time.
    fn forget_absent(&mut self, key: &PoolKey, now: Instant) {
        let Some(Pool { waiting: pool, .. }) = self.by_key.get_mut(key) else { return };
        for waiting in pool.iter_mut().filter(|waiting| waiting.is_here()) {
            waiting.asked = now;
        }
        let is_absent = |waiting: &&Waiting| now.saturating_duration_since(waiting.asked) > POOL_KEEPS;
        let absent: Vec<PersonId> =
            pool.iter().filter(is_absent).map(|waiting| waiting.person.id.clone()).collect();
        for person in absent {
            self.leave(&person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_device_of_a_person_is_answered_and_nobody_meets_themselves() {
        let pools = Pools::default();
        let key = PoolKey { rules: "draw".into(), players: 2, options: "{}".into() };
        let enter = |name: &str| {
            let person =
                Guest { id: name.into(), name: name.into(), face: None, created_ms: 1, is_bot: false };
            pools.enter(&key, person, name == "eva", None).unwrap().1
        };
        let _devices = [enter("ana"), enter("ana")];
        assert!(pools.parties(&key, 2, false, Instant::now()).is_empty());
        let _eva = enter("eva");
        let [shown] = &pools.waiting(9, Instant::now())[..] else { panic!("one pool") };
        let names: Vec<&str> = shown.people.iter().map(|person| &*person.name).collect();
        assert_eq!((names, shown.players), (vec!["ana", ""], Some(2)), "Eva hides");
        assert!(pools.waiting(0, Instant::now()).is_empty());
        let parties = pools.parties(&key, 2, false, Instant::now());
        let answers = parties[0].people.iter().map(|(person, answers)| (&*person.name, answers.len()));
        assert_eq!(answers.collect::<Vec<_>>(), [("ana", 2), ("eva", 1)]);
        assert_eq!(pools.people(&key), 0);

        drop(enter("ivo"));
        let now = Instant::now();
        assert_eq!(pools.waiting(9, now).len(), 1, "he may ask again at once");
        assert!(pools.waiting(9, now + 2 * POOL_KEEPS).is_empty(), "he has gone");
    }
}
