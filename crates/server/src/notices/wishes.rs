//! The people who want to hear when someone comes to play. They are kept in memory for some hours; a restart forgets them.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_protocol::notices::{Arrival, ArrivalWish};
use boneyard_table::Timestamp;
use parking_lot::Mutex;

/// How long a wish is kept.
const KEPT_FOR: Duration = Duration::from_secs(4 * 60 * 60);

/// After an arrival, a person hears of no other one for this time.
const TOLD_EVERY: Duration = Duration::from_secs(15 * 60);

/// People with a wish.
const PEOPLE_MAX: usize = 10_000;

/// Someone who waits for opponents, or for people at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Arrived {
    /// The people who wait: they are not told of themselves.
    pub(super) people: Vec<PersonId>,
    pub(super) arrival: Arrival,
}

/// A person to tell, and of which arrival.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) person: PersonId,
    pub(super) arrival: Arrival,
    /// Whether the person gets an e-mail, too: once for each wish.
    pub(super) by_mail: bool,
}

struct Wish {
    until: Instant,
    /// Only those who have come later are news, in milliseconds since 1970.
    after_ms: u64,
    told: Option<Instant>,
    /// Of whom the person was told last, as long as they wait.
    came: Option<Arrival>,
    mailed: bool,
}

impl Wish {
    fn view(&self, now: Instant) -> ArrivalWish {
        let left = self.until.saturating_duration_since(now).as_secs();
        ArrivalWish { seconds: u32::try_from(left).unwrap_or(u32::MAX), came: self.came.clone() }
    }
}

/// The wishes of everyone.
#[derive(Default)]
pub(crate) struct Wishes(Mutex<HashMap<PersonId, Wish>>);

impl Wishes {
    /// A person wants to hear from now on. An earlier wish is kept longer.
    pub(super) fn add(
        &self,
        person: PersonId,
        now: Instant,
        now_ms: Timestamp,
    ) -> Result<ArrivalWish, Problem> {
        let (mut all, until) = (self.0.lock(), now + KEPT_FOR);
        if all.len() >= PEOPLE_MAX && !all.contains_key(&person) {
            all.retain(|_, wish| wish.until > now);
            if all.len() >= PEOPLE_MAX {
                return Err(Problem::TooMany { retry_s: 60 });
            }
        }
        let new = Wish { until, after_ms: now_ms.0, told: None, came: None, mailed: false };
        let wish = all.entry(person).or_insert(new);
        wish.until = until;
        Ok(wish.view(now))
    }

    /// A person does not want to hear any more.
    pub(super) fn remove(&self, person: &PersonId) {
        self.0.lock().remove(person);
    }

    /// The wish of a person.
    pub(super) fn of(&self, person: &PersonId, now: Instant) -> Option<ArrivalWish> {
        let all = self.0.lock();
        all.get(person).filter(|wish| wish.until > now).map(|wish| wish.view(now))
    }

    /// Whether nobody has a wish. Forgets those that are over.
    pub(super) fn is_empty(&self, now: Instant) -> bool {
        let mut all = self.0.lock();
        all.retain(|_, wish| wish.until > now);
        all.is_empty()
    }

    /// Who is to be told now. `waiting` are all who wait, the last who came first; `playing` are people at tables, who are not told.
    pub(super) fn tell(&self, now: Instant, waiting: &[Arrived], playing: &HashSet<PersonId>) -> Vec<Told> {
        let there: HashSet<(u64, &str)> = waiting.iter().map(|arrived| key(&arrived.arrival)).collect();
        let mut told = Vec::new();
        for (person, wish) in self.0.lock().iter_mut() {
            wish.came = wish.came.take().filter(|came| there.contains(&key(came)));
            let is_soon = wish.told.is_some_and(|at| now.saturating_duration_since(at) < TOLD_EVERY);
            if is_soon || wish.until <= now || playing.contains(person) {
                continue;
            }
            let other = waiting.iter().find(|arrived| !arrived.people.contains(person));
            let Some(arrival) =
                other.map(|arrived| &arrived.arrival).filter(|came| came.since_ms > wish.after_ms)
            else {
                continue;
            };
            (wish.after_ms, wish.told, wish.came) = (arrival.since_ms, Some(now), Some(arrival.clone()));
            let by_mail = !std::mem::replace(&mut wish.mailed, true);
            told.push(Told { person: person.clone(), arrival: arrival.clone(), by_mail });
        }
        told
    }
}

/// Tells arrivals apart.
fn key(arrival: &Arrival) -> (u64, &str) {
    (arrival.since_ms, arrival.table.as_ref().map_or("", |table| table.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrived(person: &str, since_ms: u64) -> Arrived {
        let arrival = Arrival { since_ms, presets: vec!["draw".into()], table: None };
        Arrived { people: vec![person.into()], arrival }
    }

    fn told_of(told: &[Told]) -> Vec<(&str, u64, bool)> {
        told.iter().map(|told| (told.person.as_str(), told.arrival.since_ms, told.by_mail)).collect()
    }

    #[test]
    fn a_person_hears_of_others_who_come_later_and_not_too_often() {
        let (wishes, now) = (Wishes::default(), Instant::now());
        wishes.add("ana".into(), now, Timestamp(100)).unwrap();
        let nobody = HashSet::new();
        assert!(wishes.tell(now, &[arrived("eva", 99)], &nobody).is_empty(), "she was there before");
        assert!(wishes.tell(now, &[arrived("ana", 101)], &nobody).is_empty(), "it is Ana herself");
        let waiting = [arrived("ana", 103), arrived("eva", 102)];
        assert_eq!(told_of(&wishes.tell(now, &waiting, &nobody)), [("ana", 102, true)]);
        assert_eq!(wishes.of(&"ana".into(), now).unwrap().came.unwrap().since_ms, 102);

        let more = [arrived("ben", 200), arrived("eva", 102)];
        assert!(wishes.tell(now + TOLD_EVERY / 2, &more, &nobody).is_empty(), "too soon");
        let later = now + TOLD_EVERY;
        assert_eq!(told_of(&wishes.tell(later, &more, &nobody)), [("ana", 200, false)]);
        wishes.tell(later, &[], &nobody);
        assert_eq!(wishes.of(&"ana".into(), later).unwrap().came, None, "he has gone");
        let end = now + KEPT_FOR;
        assert!(wishes.of(&"ana".into(), end).is_none() && wishes.is_empty(end));
    }

    #[test]
    fn people_at_a_table_are_not_told() {
        let (wishes, now) = (Wishes::default(), Instant::now());
        wishes.add("ana".into(), now, Timestamp(0)).unwrap();
        let playing = HashSet::from([PersonId::from("ana")]);
        assert!(wishes.tell(now, &[arrived("eva", 5)], &playing).is_empty());
        assert_eq!(wishes.tell(now, &[arrived("eva", 5)], &HashSet::new()).len(), 1);
        wishes.remove(&"ana".into());
        assert!(wishes.is_empty(now));
    }

    #[test]
    fn memory_is_bounded() {
        let (wishes, now) = (Wishes::default(), Instant::now());
        for number in 0..PEOPLE_MAX {
            wishes.add(number.to_string().as_str().into(), now, Timestamp(0)).unwrap();
        }
        assert!(wishes.add("late".into(), now, Timestamp(0)).is_err());
        assert!(wishes.add("7".into(), now, Timestamp(0)).is_ok());
        assert!(wishes.add("late".into(), now + KEPT_FOR, Timestamp(0)).is_ok());
    }
}
