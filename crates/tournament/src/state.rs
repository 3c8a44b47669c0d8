//! What is known of a tournament: the fold of its events, without the rules.

use std::cmp::Reverse;

use crate::{Entrant, Format, Meeting, PairingId, Settings, Timestamp, lot::lot};

/// Everything that has happened, in a form that pairings and standings read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) settings: Settings,
    pub(crate) seed: u64,
    pub(crate) started_at: Option<Timestamp>,
    pub(crate) is_closed: bool,
    /// By [`Entrant::index`].
    pub(crate) entries: Vec<Entry>,
    /// Those who take part or took part since the start, the best first.
    pub(crate) seeding: Vec<Entrant>,
    /// The last round that was paired; 0 before the first.
    pub(crate) round: u16,
    /// By [`PairingId::index`].
    pub(crate) meetings: Vec<Meeting>,
    pub(crate) byes: Vec<Bye>,
    pub(crate) corrections: u16,
    /// How many events there were.
    pub(crate) events: u32,
}

/// An entrant's registration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) rating: Option<u16>,
    pub(crate) is_withdrawn: bool,
    pub(crate) returns: u16,
    /// The number of events before the entrant began to wait for an opponent.
    pub(crate) waits_since: u32,
}

/// A round in which an entrant had no opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bye {
    pub(crate) round: u16,
    pub(crate) entrant: Entrant,
}

impl State {
    pub(crate) const fn new(settings: Settings, seed: u64) -> Self {
        Self {
            settings,
            seed,
            started_at: None,
            is_closed: false,
            entries: Vec::new(),
            seeding: Vec::new(),
            round: 0,
            meetings: Vec::new(),
            byes: Vec::new(),
            corrections: 0,
            events: 1,
        }
    }

    pub(crate) const fn format(&self) -> Format {
        self.settings.format()
    }

    pub(crate) fn meeting(&self, pairing: PairingId) -> Option<&Meeting> {
        self.meetings.get(pairing.index())
    }

    pub(crate) fn is_active(&self, entrant: Entrant) -> bool {
        self.entries.get(entrant.index()).is_some_and(|entry| !entry.is_withdrawn)
    }

    /// Those who have not withdrawn, by number.
    pub(crate) fn active(&self) -> impl Iterator<Item = Entrant> {
        (0..self.entries.len()).map(Entrant::at).filter(|entrant| self.is_active(*entrant))
    }

    pub(crate) fn active_count(&self) -> u16 {
        u16::try_from(self.active().count()).unwrap_or(u16::MAX)
    }

    pub(crate) fn open_meetings(&self) -> impl Iterator<Item = &Meeting> {
        self.meetings.iter().filter(|meeting| meeting.outcome.is_none())
    }

    /// When the time of an arena is over.
    pub(crate) fn ends_at(&self) -> Option<Timestamp> {
        match (self.format(), self.started_at) {
            (Format::Arena { minutes }, Some(at)) => Some(at.after_minutes(minutes)),
            _ => None,
        }
    }

    /// The higher rating first, then the lot. The numbers of a round robin are drawn by lot alone.
    pub(crate) fn seeding_key(&self, entrant: Entrant) -> (Reverse<Option<u16>>, u32) {
        let rating = match self.format() {
            Format::RoundRobin { .. } => None,
            _ => self.entries.get(entrant.index()).and_then(|entry| entry.rating),
        };
        (Reverse(rating), lot(self.seed, entrant))
    }

    /// Those who take part now, in the order of seeding.
    pub(crate) fn seeded(&self) -> Vec<Entrant> {
        let mut entrants: Vec<Entrant> = self.active().collect();
        entrants.sort_by_key(|entrant| self.seeding_key(*entrant));
        entrants
    }

    /// The entrants that standings list: those seeded at the start or later, and before the start all who take part.
    pub(crate) fn listed(&self) -> Vec<Entrant> {
        match self.started_at {
            Some(_) => self.seeding.clone(),
            None => self.seeded(),
        }
    }
}
