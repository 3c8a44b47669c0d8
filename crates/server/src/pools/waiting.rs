//! The people who wait, by person and by what they wait for.

use std::collections::hash_map::RandomState;
use std::collections::{HashMap, HashSet};
use std::hash::BuildHasher;
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_ids::{PersonId, TableId};
use boneyard_protocol::Problem;
use boneyard_protocol::lobby::{LobbyPerson, WaitingPeople};
use boneyard_protocol::pools::POOL_BOTS_AFTER_S;
use boneyard_rating::Rating;
use boneyard_rules::Family;
use boneyard_store::Guest;
use boneyard_table::TableOptions;
use parking_lot::Mutex;
use tokio::sync::oneshot;

use super::matching::{Candidate, Found, Listed, Lists, Steps, With};
use super::wish::{Game, Wish};
use crate::bounds::{
    POOL_DEVICES_MAX, POOL_KEEPS, POOL_PEOPLE_MAX, POOL_PLACES_MAX, POOL_STEPS_MAX, POOL_SWEEP_EVERY,
};

/// A person who asks for opponents.
pub(super) struct Entrant {
    pub(super) person: Guest,
    /// Whether the person hides their presence.
    pub(super) hides: bool,
    pub(super) wish: Arc<Wish>,
    /// Whether bots may take empty seats.
    pub(super) bots: bool,
    /// The ratings in the families that the person has played; `None` if the person may not play rated matches now.
    pub(super) ratings: Option<Vec<(Family, f64)>>,
    /// The people whom this person has blocked.
    pub(super) blocked: Vec<PersonId>,
}

/// All people who wait. Without people it needs no memory.
#[derive(Clone, Default)]
pub(crate) struct Pools(Arc<Mutex<AllPools>>);

#[derive(Default)]
struct AllPools {
    people: HashMap<PersonId, Waiting>,
    /// The people whose requests wait now. A person is in a list for each game, and twice if the match may be rated or not.
    lists: HashMap<PoolKey, Lists>,
    /// How often people are in a list.
    places: usize,
    /// The last number of a request.
    request: u64,
    /// Those whose table opens now, or has just been opened.
    seated: HashMap<PersonId, Seated>,
    /// When those who have gone were last forgotten.
    swept: Option<Instant>,
    /// Hashes the ids of people, to compare them quickly.
    hasher: RandomState,
}

/// What people at a table must agree on.
#[derive(Clone, PartialEq, Eq, Hash)]
struct PoolKey {
    game: Arc<Game>,
    /// The options that nobody can leave to the others, as JSON.
    fixed: Arc<str>,
    rated: bool,
}

/// A person who waits.
struct Waiting {
    person: Guest,
    hides: bool,
    wish: Arc<Wish>,
    candidate: Arc<Candidate>,
    /// Where the person is listed: nowhere between two requests.
    listed: Vec<PoolKey>,
    /// Where to answer the requests: one for each device.
    requests: Vec<(u64, oneshot::Sender<TableId>)>,
    /// When the last request ended without an answer; `None` while one waits.
    left: Option<Instant>,
}

/// A request that waits. Dropping it ends it; the person's place is kept for a while.
pub(super) struct Place {
    pools: Pools,
    person: PersonId,
    request: u64,
    pub(super) since: Instant,
    /// The table, once it is open.
    pub(super) table: oneshot::Receiver<TableId>,
}

/// A person who waits no more, because a table was found. A request that came before the person heard of it must not find another.
struct Seated {
    at: Instant,
    /// Where to answer: one for each device.
    requests: Vec<oneshot::Sender<TableId>>,
    /// The table, once it is open.
    table: Option<TableId>,
    /// Whether a request was answered.
    heard: bool,
}

/// People who play together.
pub(super) struct Party {
    pub(super) game: Arc<Game>,
    pub(super) options: TableOptions,
    /// The people in the order of their seats; `None` is a bot.
    pub(super) seats: Vec<Option<Guest>>,
    pub(super) answers: Answers,
}

/// Answers the people of a party. If it is dropped before, their requests end without a table.
pub(super) struct Answers {
    pools: Pools,
    people: Vec<PersonId>,
}

impl Pools {
    /// Lets a person wait. A person who asks again keeps the place, also with other wishes.
    pub(super) fn enter(&self, entrant: Entrant, now: Instant) -> Result<Place, Problem> {
        let (answer, table) = oneshot::channel();
        let mut pools = self.0.lock();
        pools.sweep(now);
        let person = entrant.person.id.clone();
        let request = pools.enter(entrant, answer, now)?;
        let since = pools.people.get(&person).map_or(now, |waiting| waiting.candidate.since);
        Ok(Place { pools: self.clone(), person, request, since, table })
    }

    /// The best party for a person who waits. Its people wait no more.
    pub(super) fn party(&self, person: &PersonId, now: Instant) -> Option<Party> {
        let mut pools = self.0.lock();
        let (key, found) = pools.find(person, now)?;
        let options = pools.options(person, &key, &found)?;
        let seats = found.seats(key.game.has_pairs(found.players));
        let seats: Vec<Option<Guest>> =
            seats.into_iter().map(|seat| pools.seat(&seat?.who.id, now)).collect();
        let people = seats.iter().flatten().map(|person| person.id.clone()).collect();
        Some(Party { seats, game: key.game, options, answers: Answers { pools: self.clone(), people } })
    }

    /// The people who wait, by their wishes: those who have waited longest first, at most `max` lines, and `max` people of each.
    pub(crate) fn waiting(&self, max: usize, now: Instant) -> Vec<WaitingPeople> {
        let mut pools = self.0.lock();
        pools.sweep(now);
        let mut people: Vec<&Waiting> =
            pools.people.values().filter(|waiting| !waiting.is_gone(now)).collect();
        people.sort_by_key(|waiting| waiting.candidate.since);
        let mut lines: Vec<(&Wish, Vec<&Waiting>)> = Vec::new();
        for waiting in people {
            match lines.iter().position(|(wish, _)| **wish == *waiting.wish) {
                Some(place) if lines[place].1.len() < max => lines[place].1.push(waiting),
                None if lines.len() < max => lines.push((&waiting.wish, vec![waiting])),
                _ => {}
            }
        }
        lines.into_iter().map(|(wish, people)| line(wish, &people, now)).collect()
    }

    /// How many people wait.
    pub(crate) fn count(&self) -> usize {
        self.0.lock().people.values().filter(|waiting| waiting.left.is_none()).count()
    }

    /// Who waits, for which presets, and since when.
    pub(crate) fn people_waiting(&self) -> Vec<(PersonId, Vec<String>, Instant)> {
        let pools = self.0.lock();
        let here = pools.people.values().filter(|waiting| waiting.left.is_none());
        let entry = |waiting: &Waiting| {
            let presets = waiting.wish.games.iter().map(|game| game.preset.clone()).collect();
            (waiting.person.id.clone(), presets, waiting.candidate.since)
        };
        here.map(entry).collect()
    }

    /// How many people wait for what a person waits for, with the person.
    pub(super) fn people(&self, person: &PersonId) -> u32 {
        let pools = self.0.lock();
        let Some(waiting) = pools.people.get(person) else { return 1 };
        let mut steps = Steps(POOL_STEPS_MAX);
        let mut others = HashSet::new();
        for (lists, own) in pools.listed(waiting) {
            others.extend(lists.suiting(own, &mut steps).map(|other| other.who.key));
        }
        u32::try_from(others.len() + 1).unwrap_or(u32::MAX)
    }

    /// Lets a person wait no more.
    pub(crate) fn leave(&self, person: &PersonId) {
        self.0.lock().leave(person);
    }
}

impl Place {
    pub(super) fn person(&self) -> &PersonId {
        &self.person
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut pools = self.pools.0.lock();
        // The table came, but nobody took it out: the client closed the connection.
        if self.table.try_recv().is_ok()
            && let Some(seated) = pools.seated.get_mut(&self.person)
        {
            seated.heard = false;
        }
        pools.end_request(&self.person, self.request, Instant::now());
    }
}

impl Answers {
    /// Tells everyone the table.
    pub(super) fn give(mut self, table: &TableId) {
        let mut pools = self.pools.0.lock();
        for person in std::mem::take(&mut self.people) {
            if let Some(seated) = pools.seated.get_mut(&person) {
                for request in std::mem::take(&mut seated.requests) {
                    // It fails if the request has just been cancelled.
                    seated.heard |= request.send(table.clone()).is_ok();
                }
                seated.table = Some(table.clone());
            }
        }
    }
}

impl Drop for Answers {
    fn drop(&mut self) {
        if !self.people.is_empty() {
            let mut pools = self.pools.0.lock();
            self.people.iter().for_each(|person| _ = pools.seated.remove(person));
        }
    }
}

impl Seated {
    /// Takes in a request that came before the person heard of the table. A person who has heard of it wants another one: the request is
    /// given back.
    fn take(&mut self, request: oneshot::Sender<TableId>) -> Result<(), oneshot::Sender<TableId>> {
        match &self.table {
            None => {
                // One more device than allowed takes the place of the first.
                if self.requests.len() >= POOL_DEVICES_MAX {
                    self.requests.remove(0);
                }
                self.requests.push(request);
            }
            Some(table) if !self.heard => {
                self.heard |= request.send(table.clone()).is_ok();
            }
            Some(_) => return Err(request),
        }
        Ok(())
    }

    fn is_past(&self, now: Instant) -> bool {
        self.table.is_some() && now.saturating_duration_since(self.at) > POOL_KEEPS
    }
}

impl AllPools {
    /// Returns the number of the request.
    fn enter(
        &mut self,
        entrant: Entrant,
        answer: oneshot::Sender<TableId>,
        now: Instant,
    ) -> Result<u64, Problem> {
        let Entrant { person, hides, wish, bots, ratings, blocked } = entrant;
        self.request += 1;
        let request = self.request;
        let answer = match self.seated.get_mut(&person.id).filter(|seated| !seated.is_past(now)) {
            Some(seated) => match seated.take(answer) {
                Ok(()) => return Ok(request),
                Err(answer) => answer,
            },
            None => answer,
        };
        let known = self.people.get(&person.id);
        let places = self.places - known.map_or(0, |waiting| waiting.listed.len());
        let rated = matches!((wish.rated(), &ratings), (None | Some(true), Some(_)));
        let needed = wish.games.len() * (usize::from(rated) + usize::from(wish.rated() != Some(true)));
        let is_full = known.is_none() && self.people.len() >= POOL_PEOPLE_MAX;
        if is_full || places + needed > POOL_PLACES_MAX {
            return Err(Problem::TooMany { retry_s: 5 });
        }
        let known = self.leave(&person.id).filter(|waiting| !waiting.is_gone(now));
        let mut blocked: Vec<u64> = blocked.iter().map(|person| self.hasher.hash_one(person)).collect();
        blocked.sort_unstable();
        let candidate = Arc::new(Candidate {
            id: person.id.clone(),
            key: self.hasher.hash_one(&person.id),
            blocked,
            since: known.as_ref().map_or(now, |waiting| waiting.candidate.since),
            players: wish.players,
            talk: wish.talk(),
            ways: wish.ways(),
            insists_on_rated: wish.rated() == Some(true),
            bots,
        });
        let mut requests = known.map_or_else(Vec::new, |waiting| waiting.requests);
        // One more device than allowed takes the place of the first.
        if requests.len() >= POOL_DEVICES_MAX {
            requests.remove(0);
        }
        requests.push((request, answer));
        let listed = self.list(&candidate, &wish, ratings.as_deref());
        let waiting = Waiting { hides, wish, candidate, listed, requests, left: None, person };
        self.people.insert(waiting.person.id.clone(), waiting);
        Ok(request)
    }

    /// Lets a person for whom a table was found wait no more.
    fn seat(&mut self, person: &PersonId, now: Instant) -> Option<Guest> {
        let Waiting { person, requests, .. } = self.leave(person)?;
        let requests = requests.into_iter().map(|(_, answer)| answer).collect();
        let seated = Seated { at: now, requests, table: None, heard: false };
        self.seated.insert(person.id.clone(), seated);
        Some(person)
    }

    /// Puts a person into the lists of their games.
    fn list(
        &mut self,
        candidate: &Arc<Candidate>,
        wish: &Wish,
        ratings: Option<&[(Family, f64)]>,
    ) -> Vec<PoolKey> {
        let mut keys = Vec::new();
        for (rank, game) in (0..).zip(&wish.games) {
            let rating = |ratings: &[(Family, f64)]| {
                let known = ratings.iter().find(|(family, _)| *family == game.family);
                known.map_or(Rating::START.rating(), |(_, rating)| *rating)
            };
            let casual = (wish.rated() != Some(true)).then_some(None);
            let rated = ratings.filter(|_| wish.rated() != Some(false)).map(|ratings| Some(rating(ratings)));
            for rating in [casual, rated].into_iter().flatten() {
                let key = PoolKey {
                    game: Arc::clone(game),
                    fixed: Arc::clone(&wish.fixed),
                    rated: rating.is_some(),
                };
                let clock = wish.clock(game, key.rated);
                let listed = Listed { who: Arc::clone(candidate), rank, clock, rating };
                self.lists.entry(key.clone()).or_default().insert(listed);
                keys.push(key);
            }
        }
        self.places += keys.len();
        keys
    }

    /// Removes a person from all lists.
    fn unlist(&mut self, person: &PersonId) {
        let Some(waiting) = self.people.get_mut(person) else { return };
        let listed = std::mem::take(&mut waiting.listed);
        self.places -= listed.len();
        for key in listed {
            let clock = waiting.wish.clock(&key.game, key.rated);
            if self.lists.get_mut(&key).is_some_and(|lists| lists.remove(person, clock)) {
                self.lists.remove(&key);
            }
        }
    }

    fn leave(&mut self, person: &PersonId) -> Option<Waiting> {
        self.unlist(person);
        self.people.remove(person)
    }

    fn end_request(&mut self, person: &PersonId, request: u64, now: Instant) {
        let Some(waiting) = self.people.get_mut(person) else { return };
        waiting.requests.retain(|(number, _)| *number != request);
        if waiting.requests.is_empty() {
            waiting.left = Some(now);
            self.unlist(person);
        }
    }

    /// The lists in which a person is, with the person's entry.
    fn listed<'a>(&'a self, waiting: &'a Waiting) -> impl Iterator<Item = (&'a Lists, &'a Listed)> {
        waiting.listed.iter().filter_map(|key| {
            let lists = self.lists.get(key)?;
            Some((lists, lists.find(&waiting.candidate.id, waiting.wish.clock(&key.game, key.rated))?))
        })
    }

    /// The best party for a person, and what it plays. If no people are found in time, bots help those who agreed to it.
    fn find(&self, person: &PersonId, now: Instant) -> Option<(PoolKey, Found)> {
        let waiting = self.people.get(person)?;
        self.best(waiting, With::People, now).or_else(|| {
            let candidate = &waiting.candidate;
            let is_due = candidate.waited(now) >= Duration::from_secs(POOL_BOTS_AFTER_S.into());
            if candidate.bots && is_due { self.best(waiting, With::Bots, now) } else { None }
        })
    }

    fn best(&self, waiting: &Waiting, with: With, now: Instant) -> Option<(PoolKey, Found)> {
        let mut steps = Steps(POOL_STEPS_MAX);
        let mut best: Option<(PoolKey, Found)> = None;
        for (searched, key) in waiting.listed.iter().enumerate() {
            // Each list gets an even part of the steps that are left.
            let mut part = steps.part(waiting.listed.len() - searched);
            let clock = waiting.wish.clock(&key.game, key.rated);
            let found =
                self.lists.get(key).filter(|_| with == With::People || !key.rated).and_then(|lists| {
                    let own = lists.find(&waiting.candidate.id, clock)?;
                    lists.party(own, key.game.players, with, now, &mut part)
                });
            steps.give_back(part);
            best = match (best, found) {
                (Some((before, one)), Some(other)) if other.score() >= one.score() => Some((before, one)),
                (_, Some(other)) => Some((key.clone(), other)),
                (best, None) => best,
            };
        }
        best
    }

    /// The options of a table for these people: what those who mind want.
    fn options(&self, person: &PersonId, key: &PoolKey, found: &Found) -> Option<TableOptions> {
        let options = self.people.get(person)?.wish.options;
        let clock = found.people.iter().find_map(|listed| listed.clock).unwrap_or_else(|| key.game.clock());
        let talk = found.people.iter().find_map(|listed| listed.who.talk).unwrap_or_default();
        let ways = found.people.iter().find_map(|listed| listed.who.ways).unwrap_or_default();
        Some(clock.set(ways.set(TableOptions { rated: key.rated, talk, ..options })))
    }

    /// Forgets those who have not asked again in time.
    fn sweep(&mut self, now: Instant) {
        if self.swept.is_some_and(|at| now.saturating_duration_since(at) < POOL_SWEEP_EVERY) {
            return;
        }
        self.swept = Some(now);
        // Nobody without a request is in a list.
        self.people.retain(|_, waiting| !waiting.is_gone(now));
        self.seated.retain(|_, seated| !seated.is_past(now));
    }
}

impl Waiting {
    fn is_gone(&self, now: Instant) -> bool {
        self.left.is_some_and(|left| now.saturating_duration_since(left) > POOL_KEEPS)
    }
}

/// A line of the lobby.
fn line(wish: &Wish, people: &[&Waiting], now: Instant) -> WaitingPeople {
    let person = |waiting: &&Waiting| match waiting.hides {
        true => LobbyPerson::default(),
        false => LobbyPerson { name: waiting.person.name.clone(), face: waiting.person.face },
    };
    let waited = people.first().map_or(Duration::ZERO, |first| first.candidate.waited(now));
    WaitingPeople {
        games: wish.games.iter().map(|game| game.rules.clone()).collect(),
        players: wish.players,
        options: wish.options,
        any: wish.any.clone(),
        people: people.iter().map(person).collect(),
        seconds: u32::try_from(waited.as_secs()).unwrap_or(u32::MAX),
    }
}
