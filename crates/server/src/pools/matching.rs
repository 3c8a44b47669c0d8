//! Chooses who of the people who wait play together.
//!
//! Whether people can sit at one table is decided for each two of them: [`Candidate::suits`]. A party is a set of people who all
//! suit each other. [`Lists::party`] searches one for a person: it prefers the people who like the game best, and then those who have
//! waited longest.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_ids::PersonId;
use boneyard_table::Talk;

use super::wish::{ClockWish, Players, Ways};

/// A person who waits, as far as it matters for every game.
#[derive(Debug)]
pub(super) struct Candidate {
    pub(super) id: PersonId,
    /// A hash of the id, and those of the people whom this person has blocked, in order.
    pub(super) key: u64,
    pub(super) blocked: Vec<u64>,
    pub(super) since: Instant,
    /// How many people play; `None` if the person does not mind.
    pub(super) players: Option<u8>,
    pub(super) talk: Option<Talk>,
    /// How the table is run; `None` if the person does not mind.
    pub(super) ways: Option<Ways>,
    /// Whether the person plays rated matches only.
    pub(super) insists_on_rated: bool,
    /// Whether bots may take empty seats.
    pub(super) bots: bool,
}

impl Candidate {
    /// The band of ratings at once: about what one class of players spans.
    const BAND: f64 = 100.0;
    /// How fast the band widens, in points a second: after 20 seconds it is 600 points wide.
    const WIDENS: f64 = 25.0;

    /// How far the other players' ratings may be from this one's.
    fn band(&self, now: Instant) -> f64 {
        Self::BAND + Self::WIDENS * self.waited(now).as_secs_f64()
    }

    pub(super) fn waited(&self, now: Instant) -> Duration {
        now.saturating_duration_since(self.since)
    }

    /// Whether two people agree, apart from the number of players, the clock and their ratings.
    fn suits(&self, other: &Self) -> bool {
        let talk = self.talk.zip(other.talk).is_none_or(|(one, other)| one == other);
        let ways = self.ways.zip(other.ways).is_none_or(|(one, other)| one == other);
        let blocks = |one: &Self, other: &Self| one.blocked.binary_search(&other.key).is_ok();
        talk && ways && !blocks(self, other) && !blocks(other, self)
    }
}

/// A person in the list of a game.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) who: Arc<Candidate>,
    /// The place of the game among those of the person: 0 is the one they like best.
    pub(super) rank: u8,
    /// The clock for this game; `None` if the person does not mind.
    pub(super) clock: Option<ClockWish>,
    /// The rating in the family of the game; `None` if the match is not rated.
    pub(super) rating: Option<f64>,
}

impl Listed {
    /// Whether two people can sit at one table of this game, if they agree on the number of players and on the clock.
    fn suits(&self, other: &Self, now: Instant) -> bool {
        let apart = self.rating.zip(other.rating).map_or(0.0, |(one, other)| (one - other).abs());
        let near = apart == 0.0 || apart <= self.who.band(now).min(other.who.band(now));
        near && self.who.suits(&other.who)
    }

    fn insists(&self) -> bool {
        self.who.insists_on_rated
    }

    /// Whether the person plays this rated match only because another one insists on it.
    fn needs_insistence(&self) -> bool {
        self.rating.is_some() && !self.insists()
    }

    fn accepts(&self, players: u8) -> bool {
        self.who.players.is_none_or(|wanted| wanted == players)
    }
}

/// The people who wait for one game, rated or not, by the clock for which they wait: `None` if they do not mind.
#[derive(Default, Debug)]
pub(super) struct Lists(BTreeMap<Option<ClockWish>, Vec<Listed>>);

/// People who can play together.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) people: Vec<Listed>,
    /// How many play, with bots.
    pub(super) players: u8,
}

impl Found {
    /// How good a party is: the lower, the better. More people are better than bots, then games that they like count, then how long
    /// they have waited, then how few must come.
    pub(super) fn score(&self) -> (usize, u32, Option<Instant>, u8) {
        let missing = usize::from(self.players).saturating_sub(self.people.len());
        let fewer = if missing > 0 { usize::MAX - self.people.len() } else { 0 };
        let ranks: u32 = self.people.iter().map(|listed| u32::from(listed.rank)).sum();
        // The first is who searches, in all parties that are compared.
        let since = self.people.iter().skip(1).map(|listed| listed.who.since).min();
        (fewer, ranks, since, self.players)
    }

    /// The people in the order of their seats; `None` is a bot. Where two pairs play, the strongest and the weakest are partners, and
    /// so are two people among bots.
    pub(super) fn seats(&self, has_pairs: bool) -> Vec<Option<&Listed>> {
        let mut people: Vec<Option<&Listed>> = self.people.iter().map(Some).collect();
        if has_pairs && people.len() == usize::from(self.players) {
            let rating = |listed: &Option<&Listed>| listed.and_then(|listed| listed.rating).unwrap_or(0.0);
            people.sort_by(|one, other| rating(other).total_cmp(&rating(one)));
        }
        people.resize(self.players.into(), None);
        // Partners have the first and the third seat, and the second and the fourth.
        match (has_pairs, &mut people[..]) {
            (true, [_, _, third, fourth]) if fourth.is_some() => std::mem::swap(third, fourth),
            (true, [_, second, third, None]) => std::mem::swap(second, third),
            _ => {}
        }
        people
    }
}

/// What a search may still look at. One look at a person is one step, so the time of a search is bounded.
pub(super) struct Steps(pub(super) usize);

impl Steps {
    /// Takes an even part of the steps for one of `parts` searches.
    pub(super) fn part(&mut self, parts: usize) -> Self {
        let part = self.0 / parts.max(1);
        self.0 -= part;
        Steps(part)
    }

    /// Gives back what a search did not need.
    pub(super) fn give_back(&mut self, part: Self) {
        self.0 += part.0;
    }

    /// Takes a step; false if none is left.
    fn take(&mut self) -> bool {
        let left = self.0 > 0;
        self.0 = self.0.saturating_sub(1);
        left
    }
}

/// For which party a person searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum With {
    /// People have all seats.
    People,
    /// Bots take the seats that people leave empty. All people must have agreed to it.
    Bots,
}

impl Lists {
    pub(super) fn insert(&mut self, listed: Listed) {
        self.0.entry(listed.clock).or_insert_with(|| Vec::with_capacity(1)).push(listed);
    }

    /// Removes a person. Returns whether the lists are empty now.
    pub(super) fn remove(&mut self, person: &PersonId, clock: Option<ClockWish>) -> bool {
        if let Some(list) = self.0.get_mut(&clock) {
            list.retain(|listed| listed.who.id != *person);
            if list.is_empty() {
                self.0.remove(&clock);
            }
        }
        self.0.is_empty()
    }

    /// The person in these lists.
    pub(super) fn find(&self, person: &PersonId, clock: Option<ClockWish>) -> Option<&Listed> {
        self.0.get(&clock)?.iter().find(|listed| listed.who.id == *person)
    }

    /// The other people who suit a person and who want the same, with any clock that suits the person.
    pub(super) fn suiting<'a>(
        &'a self,
        own: &'a Listed,
        steps: &'a mut Steps,
    ) -> impl Iterator<Item = &'a Listed> {
        let lists = self.0.get(&None).into_iter().chain(self.minded(own.clock));
        let others = lists.flatten().take_while(|_| steps.take());
        others.filter(|other| {
            let players = own.who.players.zip(other.who.players).is_none_or(|(one, other)| one == other);
            players && other.who.id != own.who.id && own.who.suits(&other.who)
        })
    }

    /// The party for a person in these lists; `None` if nobody fits yet.
    pub(super) fn party(
        &self,
        own: &Listed,
        players: Players,
        with: With,
        now: Instant,
        steps: &mut Steps,
    ) -> Option<Found> {
        let mut best: Option<Found> = None;
        for lists in self.groups(own.clock) {
            if steps.0 == 0 {
                break;
            }
            let others = candidates(own, lists.into_iter().flatten().flatten(), with, now, steps);
            let mut found = players
                .accepted(own.who.players)
                .filter_map(|players| complete(own, &others, players, with, now, steps));
            let found = match with {
                // As few as possible begin at once.
                With::People => found.next(),
                With::Bots => found.reduce(better),
            };
            best = best.into_iter().chain(found).reduce(better);
        }
        best
    }

    /// The lists of people who can agree on a clock: those who do not mind, and those who want the same.
    fn groups(&self, clock: Option<ClockWish>) -> impl Iterator<Item = [Option<&Vec<Listed>>; 2]> {
        let any = self.0.get(&None);
        let alone = self.minded(clock).next().is_none().then_some([any, None]);
        alone.into_iter().chain(self.minded(clock).map(move |list| [any, Some(list)]))
    }

    /// The lists of people who mind about the clock and want this one; with `None` all of them.
    fn minded(&self, clock: Option<ClockWish>) -> impl Iterator<Item = &Vec<Listed>> {
        let (from, to) = match clock {
            Some(_) => (Bound::Included(clock), Bound::Included(clock)),
            // None comes before all others.
            None => (Bound::Excluded(None), Bound::Unbounded),
        };
        self.0.range((from, to)).map(|(_, list)| list)
    }
}

/// The better of two parties for the same person.
fn better(one: Found, other: Found) -> Found {
    if other.score() < one.score() { other } else { one }
}

/// The people who suit a person, the preferred first: those who like the game best, then the nearest in rating, then those who have
/// waited longest.
fn candidates<'a>(
    own: &Listed,
    others: impl Iterator<Item = &'a Listed>,
    with: With,
    now: Instant,
    steps: &mut Steps,
) -> Vec<&'a Listed> {
    let suits = |other: &&Listed| {
        let agreed = with == With::People || other.who.bots;
        agreed && other.who.id != own.who.id && own.suits(other, now)
    };
    let mut others: Vec<&Listed> = others.take_while(|_| steps.take()).filter(suits).collect();
    let apart = |other: &Listed| own.rating.zip(other.rating).map_or(0.0, |(own, other)| (own - other).abs());
    others.sort_by(|one, other| {
        let liked = one.rank.cmp(&other.rank).then(apart(one).total_cmp(&apart(other)));
        // A match is rated only if at least one of its people plays no others.
        let insists = other.insists().cmp(&one.insists());
        let insists = if own.needs_insistence() { insists } else { Ordering::Equal };
        insists.then(liked).then(one.who.since.cmp(&other.who.since))
    });
    others
}

/// The party of a person with as many players: the first in the order of the others. With bots it has as many people as possible.
fn complete(
    own: &Listed,
    others: &[&Listed],
    players: u8,
    with: With,
    now: Instant,
    steps: &mut Steps,
) -> Option<Found> {
    let accepting: Vec<&Listed> = others.iter().copied().filter(|other| other.accepts(players)).collect();
    let full = usize::from(players);
    let sizes = match with {
        With::People => full..=full,
        With::Bots => 1..=full.saturating_sub(1).min(accepting.len() + 1),
    };
    sizes.rev().find_map(|size| {
        let mut party = vec![own];
        extend(&mut party, &accepting, size, now, steps)
            .then(|| Found { people: party.into_iter().cloned().collect(), players })
    })
}

/// Extends a party to this size with people who suit each other. All of `others` suit those who are in it.
fn extend<'a>(
    party: &mut Vec<&'a Listed>,
    others: &[&'a Listed],
    size: usize,
    now: Instant,
    steps: &mut Steps,
) -> bool {
    if party.len() == size {
        return true;
    }
    let needs_insistence = matches!(party[..], [only] if only.needs_insistence());
    for (place, next) in others.iter().enumerate() {
        let are_enough = party.len() + others.len() - place >= size;
        if !are_enough || (needs_insistence && !next.insists()) || !steps.take() {
            return false;
        }
        let later = others[place + 1..].iter().copied();
        let rest: Vec<&Listed> = match party.len() + 1 == size {
            true => Vec::new(),
            false => later.take_while(|_| steps.take()).filter(|other| next.suits(other, now)).collect(),
        };
        party.push(next);
        if extend(party, &rest, size, now, steps) {
            return true;
        }
        party.pop();
    }
    false
}
