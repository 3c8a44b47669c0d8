//! A tournament with everything that the server knows of it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use boneyard_ids::{MatchId, PersonId, TableId, TournamentId};
use boneyard_protocol::tournaments::TournamentStatus;
use boneyard_rules::{Rules, RulesError, Seat};
use boneyard_store::{
    FinishedMatch, Guest, MatchOutcome, Store, StoreError, StoredTournamentEvent, TournamentEntry,
    TournamentMember,
};
use boneyard_tournament::{
    Entrant, Event, Format, LogError, Meeting, Outcome, Pairing, PairingId, Refusal, Timestamp, Tournament,
};
use tokio::task::JoinError;

use super::facts::Facts;
use crate::bounds::ARENA_PAIRINGS_SHOWN_MAX;

/// A tournament with its people and its tables.
#[derive(Clone)]
pub(super) struct LiveTournament {
    /// The tournament as it was opened.
    pub(super) stored: Arc<boneyard_store::Tournament>,
    pub(super) facts: Arc<Facts>,
    pub(super) rules: Arc<Rules>,
    pub(super) tournament: Arc<Tournament>,
    /// The number of the last event.
    pub(super) seq: u32,
    /// When the last event happened, or the server started, in milliseconds since 1970.
    pub(super) changed_ms: i64,
    pub(super) closed_ms: Option<i64>,
    /// By number; those without an entrant wait for a partner.
    pub(super) entries: Vec<TournamentEntry>,
    pub(super) members: Arc<HashMap<PersonId, TournamentMember>>,
    /// The tables of open matches, and of others that are shown.
    pub(super) tables: BTreeMap<PairingId, MatchTable>,
    pub(super) outlook: Outlook,
    /// When the next round is to be paired, in milliseconds since 1970.
    pub(super) pairs_ms: Option<i64>,
}

/// What can still be played. It follows from the tournament; to find it out can take a part of a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Outlook {
    /// See [`Tournament::rounds_possible`].
    pub(super) rounds_possible: Option<u16>,
    /// See [`Tournament::stop`].
    pub(super) stop: Option<Refusal>,
}

impl Outlook {
    pub(super) fn of(tournament: &Tournament) -> Self {
        Outlook { rounds_possible: tournament.rounds_possible(), stop: tournament.stop() }
    }
}

/// The table of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MatchTable {
    pub(super) table: TableId,
    /// Until when everyone must have come, in milliseconds since 1970; `None` before the table is open.
    pub(super) come_by_ms: Option<i64>,
    /// Whether everyone has come.
    pub(super) have_met: bool,
    /// The seats of those who have come.
    pub(super) came: BTreeSet<Seat>,
    /// The match, once it was played to its end.
    pub(super) over: Option<MatchId>,
    /// The first seats of those who left that match.
    pub(super) left: Vec<Seat>,
    /// Whether the table is closed.
    pub(super) is_closed: bool,
}

impl MatchTable {
    /// A table that is not open yet.
    pub(super) const fn new(table: TableId) -> Self {
        MatchTable {
            table,
            come_by_ms: None,
            have_met: false,
            came: BTreeSet::new(),
            over: None,
            left: Vec::new(),
            is_closed: false,
        }
    }
}

/// Why a tournament cannot be read from the store.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("its events or its facts cannot be read: {0}")]
    Json(#[from] serde_json::Error),
    #[error(transparent)]
    Log(#[from] LogError),
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The thread that replays the events panicked.
    #[error(transparent)]
    Replay(#[from] JoinError),
}

impl LiveTournament {
    /// Reads a tournament from the store; `None` if there is none. People have their whole time again to come to tables that
    /// are open now, at `now_ms`.
    pub(super) async fn load(
        store: &Store,
        id: &TournamentId,
        now_ms: i64,
    ) -> Result<Option<Self>, LoadError> {
        let Some(stored) = store.tournament(id).await? else { return Ok(None) };
        let events = store.tournament_events(id).await?;
        let seq = events.last().map_or(0, |event| event.seq);
        // A long arena takes some milliseconds.
        let (tournament, outlook) = tokio::task::spawn_blocking(move || replay(&events)).await??;
        let facts: Facts = serde_json::from_str(&stored.facts)?;
        let come_by_ms = now_ms + i64::from(facts.absent_after_s) * 1_000;
        let tables = store.tournament_tables(id).await?.into_iter().map(|stored| {
            let table = MatchTable {
                come_by_ms: stored.opened_ms.map(|_| come_by_ms),
                have_met: stored.met_ms.is_some(),
                over: stored.over,
                left: stored.left.into_iter().map(seat_at).collect(),
                is_closed: stored.is_closed,
                ..MatchTable::new(stored.table)
            };
            (PairingId::at(stored.pairing.saturating_sub(1) as usize), table)
        });
        let mut live = LiveTournament {
            rules: Arc::new(Rules::parse(&stored.rules)?),
            facts: Arc::new(facts),
            tournament: Arc::new(tournament),
            seq,
            changed_ms: now_ms,
            closed_ms: stored.closed_ms,
            entries: store.tournament_entries(id).await?,
            members: Arc::new(members(store, id).await?),
            tables: tables.collect(),
            stored: Arc::new(stored),
            outlook,
            pairs_ms: None,
        };
        live.forget_tables();
        Ok(Some(live))
    }

    /// Reads names, faces, accounts and entries again.
    pub(super) async fn reload_people(&mut self, store: &Store) -> Result<(), StoreError> {
        self.entries = store.tournament_entries(self.id()).await?;
        self.members = Arc::new(members(store, self.id()).await?);
        Ok(())
    }

    /// Forgets the tables of matches that an arena shows no more.
    pub(super) fn forget_tables(&mut self) {
        if let Format::Arena { .. } = self.tournament.settings().format() {
            let meetings = self.tournament.meetings();
            let first = meetings.len().saturating_sub(ARENA_PAIRINGS_SHOWN_MAX);
            let is_open = |id: PairingId| meetings.get(id.index()).is_none_or(|it| it.outcome.is_none());
            self.tables.retain(|id, _| id.index() >= first || is_open(*id));
        }
    }

    pub(super) fn id(&self) -> &TournamentId {
        &self.stored.id
    }

    pub(super) fn host(&self) -> &PersonId {
        &self.stored.host
    }

    pub(super) fn status(&self, now_ms: i64) -> TournamentStatus {
        let is_over = self.closed_ms.is_some()
            || self.tournament.is_complete(timestamp(now_ms))
            || self.outlook.stop.is_some();
        match self.tournament.started_at() {
            _ if is_over => TournamentStatus::Over,
            Some(_) => TournamentStatus::Running,
            None => TournamentStatus::ToCome,
        }
    }

    /// The entry of an entrant.
    pub(super) fn entry_of(&self, entrant: Entrant) -> Option<&TournamentEntry> {
        self.entries.iter().find(|entry| entry.entrant == Some(entrant.number()))
    }

    /// The people who have entered and not withdrawn.
    pub(super) fn active_people(&self) -> impl Iterator<Item = &PersonId> {
        let is_active = |entry: &&TournamentEntry| {
            entry.entrant.is_some_and(|number| self.tournament.is_active(entrant_at(number)))
        };
        self.entries.iter().filter(is_active).flat_map(TournamentEntry::people)
    }

    /// The entry with which a person takes part or took part, with the entrant.
    pub(super) fn own(&self, person: &PersonId) -> Option<(&TournamentEntry, Entrant)> {
        let is_own = |entry: &&TournamentEntry| entry.entrant.is_some() && entry.has(person);
        let entry = self.entries.iter().find(is_own)?;
        Some((entry, entrant_at(entry.entrant?)))
    }

    /// The pairs of this person that wait for a partner: those that the person entered, and those that wait for the person.
    pub(super) fn unconfirmed<'a>(
        &'a self,
        person: &'a PersonId,
    ) -> impl Iterator<Item = &'a TournamentEntry> {
        self.entries.iter().filter(move |entry| entry.entrant.is_none() && entry.has(person))
    }

    pub(super) fn open_meeting_of(&self, entrant: Entrant) -> Option<&Meeting> {
        self.tournament.open_meetings().find(|meeting| meeting.pairing.opponent(entrant).is_some())
    }

    /// The people of a match by their first seats. The first entrant has the first seat, and partners sit across the table.
    pub(super) fn seats(&self, pairing: &Pairing) -> Vec<(Seat, Guest)> {
        let mut seats = Vec::new();
        for (side, entrant) in pairing.entrants().into_iter().enumerate() {
            let people = self.entry_of(entrant).into_iter().flat_map(TournamentEntry::people);
            for (place, person) in people.enumerate() {
                if let Some(member) = self.members.get(person) {
                    seats.push((Seat::at(2 * place + side), member.person.clone()));
                }
            }
        }
        seats.sort_by_key(|(seat, _)| *seat);
        seats
    }

    /// Which sides of a match are not complete, if the people of these seats have come.
    pub(super) fn absent(&self, came: &BTreeSet<Seat>) -> [bool; 2] {
        let players = if self.facts.pairs { 4 } else { 2 };
        let is_absent = |side: usize| (side..players).step_by(2).any(|seat| !came.contains(&Seat::at(seat)));
        [is_absent(0), is_absent(1)]
    }
}

/// The seat with a stored number, from 1.
fn seat_at(number: u8) -> Seat {
    Seat::at(usize::from(number.saturating_sub(1)))
}

/// The first seats of those who left a match.
pub(super) fn leavers(finished: &FinishedMatch) -> Vec<Seat> {
    let leavers = finished.players.iter().filter(|player| player.has_left);
    leavers.map(|player| seat_at(player.seat)).collect()
}

/// The entrant with a stored number, from 1.
fn entrant_at(number: u16) -> Entrant {
    Entrant::at(usize::from(number.saturating_sub(1)))
}

fn replay(stored: &[StoredTournamentEvent]) -> Result<(Tournament, Outlook), LoadError> {
    let events: Vec<Event> =
        stored.iter().map(|event| serde_json::from_str(&event.body)).collect::<Result<_, _>>()?;
    let tournament = Tournament::restore(&events)?;
    let outlook = Outlook::of(&tournament);
    Ok((tournament, outlook))
}

async fn members(
    store: &Store,
    id: &TournamentId,
) -> Result<HashMap<PersonId, TournamentMember>, StoreError> {
    let members = store.tournament_members(id).await?.into_iter();
    Ok(members.map(|member| (member.person.id.clone(), member)).collect())
}

/// A time of the store, as the tournament takes it.
pub(super) fn timestamp(ms: i64) -> Timestamp {
    Timestamp(u64::try_from(ms).unwrap_or(0))
}

/// The outcome of a match. If the players stopped it and it is not rated, those lose who had left. If both sides left a rated match, both
/// lose. The first entrant has the first seat.
pub(super) fn outcome(finished: &FinishedMatch) -> Outcome {
    let first_side = finished.players.iter().find(|player| player.seat == 1).map_or(0, |player| player.side);
    let has = |is_first: bool, outcome: MatchOutcome| {
        let of_side = |side: u8| (side == first_side) == is_first;
        finished.players.iter().any(|player| of_side(player.side) && player.outcome == outcome)
    };
    let has_left = |is_first: bool| {
        let of_side = |side: u8| (side == first_side) == is_first;
        finished.players.iter().any(|player| of_side(player.side) && player.has_left)
    };
    match [has(true, MatchOutcome::Won), has(false, MatchOutcome::Won)] {
        [true, false] => return Outcome::First,
        [false, true] => return Outcome::Second,
        _ => {}
    }
    if has(true, MatchOutcome::Stopped) {
        return match [has_left(true), has_left(false)] {
            [false, false] => Outcome::Tie,
            [false, true] => Outcome::WalkoverFirst,
            [true, false] => Outcome::WalkoverSecond,
            [true, true] => Outcome::Neither,
        };
    }
    match [has(true, MatchOutcome::Lost), has(false, MatchOutcome::Lost)] {
        [true, false] => Outcome::Second,
        [false, true] => Outcome::First,
        [true, true] => Outcome::Neither,
        [false, false] => Outcome::Tie,
    }
}

#[cfg(test)]
mod tests {
    use boneyard_store::FinishedPlayer;

    use super::*;

    fn finished(players: [(MatchOutcome, bool); 2]) -> FinishedMatch {
        let player = |(index, (outcome, has_left)): (u8, (MatchOutcome, bool))| FinishedPlayer {
            seat: index + 1,
            side: index,
            person: None,
            bot: None,
            persona: None,
            name: String::new(),
            face: None,
            points: 0,
            outcome,
            has_left,
            rating_points: None,
            rating: None,
        };
        FinishedMatch {
            id: "t-1".into(),
            number: 1,
            rules: "draw".into(),
            preset: "draw".into(),
            began_ms: 1,
            ended_ms: 2,
            rounds: 1,
            rated_in: None,
            house_rules: None,
            players: (0..).zip(players).map(player).collect(),
        }
    }

    #[test]
    fn a_match_gives_an_outcome_however_it_ends() {
        use MatchOutcome::{Lost, Stopped, Tied, Won};
        for (first, second, expected) in [
            ((Won, false), (Lost, false), Outcome::First),
            ((Lost, false), (Won, true), Outcome::Second),
            ((Tied, false), (Tied, false), Outcome::Tie),
            ((Tied, false), (Lost, false), Outcome::First),
            ((Lost, true), (Lost, true), Outcome::Neither),
            ((Stopped, false), (Stopped, false), Outcome::Tie),
            ((Stopped, false), (Stopped, true), Outcome::WalkoverFirst),
            ((Stopped, true), (Stopped, false), Outcome::WalkoverSecond),
            ((Stopped, true), (Stopped, true), Outcome::Neither),
        ] {
            assert_eq!(outcome(&finished([first, second])), expected, "{first:?} {second:?}");
        }
    }
}
