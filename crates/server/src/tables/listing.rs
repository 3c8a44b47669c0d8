//! What lists of tables show of a table: open tables for everyone, and a person's own tables.

use std::sync::Arc;

use boneyard_ids::{PersonId, TableId};
use boneyard_protocol::http::{MatchInShort, MyTable, TableCall, TableSummary};
use boneyard_protocol::lobby::LobbyTable;
use boneyard_rules::{Rules, Seat};
use boneyard_table::session::TableSession;
use boneyard_table::{Occupant, Phase, Table, TableOptions, Timestamp, sitter};

use crate::bounds::{LISTED_AFTER_LEAVING_MS, SLOW_TURN_S};
use crate::transport::outbox::ClientId;

/// What lists of tables show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listing {
    pub(super) id: TableId,
    rules: Arc<Rules>,
    pub(crate) options: TableOptions,
    /// The version of the host's own rules.
    house_rules: Option<Arc<str>>,
    /// The players, in the order of their first seats.
    seats: Vec<Occupant>,
    phase: Phase,
    /// The match that is played or was played last; 0 before the first.
    match_number: u32,
    host: Option<Seat>,
    /// The seats of the people who are connected.
    here: Vec<Seat>,
    /// When a person of the table was last connected or sat down; `None` if that was before the table was restored.
    last_here: Option<Timestamp>,
    waits_since: Timestamp,
    turn: Option<Seat>,
    /// The seats that the table waits for, to move or to take tiles.
    awaited: Vec<Seat>,
    /// How far the first match is: 0 before its first deal, then one more than rounds are over.
    progress: usize,
    /// When the match began.
    match_began: Timestamp,
}

impl Listing {
    /// The listing of a table that was just opened or restored.
    pub(super) fn new(id: &TableId, rules: Arc<Rules>, session: &TableSession<ClientId>) -> Self {
        let table = session.table();
        let turn = Turn::of(table);
        Listing {
            id: id.clone(),
            rules,
            options: table.options(),
            house_rules: table.house_rules().map(Arc::from),
            seats: table.seats().iter().take(table.players()).cloned().collect(),
            phase: table.phase(),
            match_number: table.match_number(),
            host: table.host().filter(|_| table.phase() == Phase::Waiting),
            here: session.here(),
            last_here: None,
            waits_since: turn.since,
            turn: turn.seat,
            awaited: turn.awaited,
            progress: turn.progress,
            match_began: table.match_began(),
        }
    }

    /// The listing of the same table now.
    pub(super) fn next(&self, now: Timestamp, session: &TableSession<ClientId>) -> Self {
        let next = Self::new(&self.id, Arc::clone(&self.rules), session);
        let sat_down = next.people().any(|person| self.seat_of(person).is_none());
        let last_here = if sat_down || !self.here.is_empty() { Some(now) } else { self.last_here };
        Listing { last_here, ..next }
    }

    /// Changes what a move changes. Returns whether anything changed.
    pub(super) fn set_turn(&mut self, turn: &Turn) -> bool {
        let changed =
            self.turn != turn.seat || self.awaited != turn.awaited || self.waits_since != turn.since;
        let changed = changed || self.progress != turn.progress;
        if changed {
            (self.turn, self.waits_since, self.progress) = (turn.seat, turn.since, turn.progress);
            self.awaited.clone_from(&turn.awaited);
        }
        changed
    }

    /// The rules of the table.
    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether a person may still sit down before the match.
    pub(crate) fn has_free_seat(&self) -> bool {
        self.phase == Phase::Waiting && self.seats.contains(&Occupant::Open)
    }

    /// The people of the table.
    pub(crate) fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.seats.iter().filter_map(Occupant::person)
    }

    /// The people of the table who are connected.
    pub(crate) fn people_here(&self) -> impl Iterator<Item = &PersonId> {
        self.here.iter().filter_map(|seat| self.seats.get(seat.index())?.person())
    }

    /// Whether the table waits for people and one of its own is there: connected now, or a few seconds ago, since a page
    /// that is loaded again loses its connection for a moment.
    pub(crate) fn is_open(&self, now: Timestamp) -> bool {
        let recently = |at: Timestamp| now.ms_since(at) < LISTED_AFTER_LEAVING_MS;
        self.has_free_seat() && (!self.here.is_empty() || self.last_here.is_some_and(recently))
    }

    /// The id of the table.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// Since when the table waits: before the first match, since it was opened.
    pub(crate) fn waits_since(&self) -> Timestamp {
        self.waits_since
    }

    /// When the match began.
    pub(crate) fn match_began(&self) -> Timestamp {
        self.match_began
    }

    /// The seats of the people who are connected.
    pub(super) fn here(&self) -> &[Seat] {
        &self.here
    }

    /// How far the first match is: 0 before its first deal, then one more than rounds are over. A later match counts no further.
    pub(super) fn progress(&self) -> usize {
        self.progress
    }

    /// Whether the first match is over, and perhaps a later one.
    pub(super) fn is_first_match_over(&self) -> bool {
        self.match_number > 1 || (self.match_number == 1 && !self.is_unfinished())
    }

    /// Whether there is a match to play on, or to begin.
    pub(super) fn is_unfinished(&self) -> bool {
        !matches!(self.phase, Phase::Over | Phase::Stopped)
    }

    /// The first seat of a person; `None` for others.
    fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats.iter().position(|occupant| occupant.person() == Some(person)).map(Seat::at)
    }

    /// The rank of the table among a person's own: first those that wait for the person, then the newest.
    pub(super) fn rank(&self, person: &PersonId) -> (bool, std::cmp::Reverse<u64>) {
        (!self.waits_for(person), std::cmp::Reverse(self.waits_since.0))
    }

    fn waits_for(&self, person: &PersonId) -> bool {
        self.seat_of(person).is_some_and(|seat| self.awaited.contains(&seat))
    }

    /// The people for whom a slow match has waited since `before`, and who are not connected.
    pub(super) fn awaited_people(&self, before: Timestamp) -> Vec<AwaitedPerson> {
        let is_slow = self.options.turn_seconds.is_some_and(|seconds| seconds >= SLOW_TURN_S);
        if !is_slow || !self.is_unfinished() || self.waits_since > before {
            return Vec::new();
        }
        let absent = self.awaited.iter().filter(|seat| !self.here.contains(seat));
        let people = absent.filter_map(|seat| self.seats.get(seat.index())?.person());
        let awaited = |person: &PersonId| AwaitedPerson {
            person: person.clone(),
            table: self.id.clone(),
            since: self.waits_since,
            preset: self.rules.preset.clone(),
        };
        people.map(awaited).collect()
    }

    /// The table's entry in a list, as a person sees it; `None` for a visitor who is not known.
    pub(crate) fn summary(&self, now: Timestamp, person: Option<&PersonId>) -> TableSummary {
        TableSummary {
            id: self.id.clone(),
            rules: (*self.rules).clone(),
            options: self.options,
            house_rules: self.house_rules.as_deref().map(str::to_owned),
            seats: self.seats.iter().map(sitter).collect(),
            phase: self.phase,
            host: self.host,
            here: self.here.clone(),
            you: person.and_then(|person| self.seat_of(person)),
            waiting_ms: now.ms_since(self.waits_since),
        }
    }

    /// The table's line in the lobby.
    pub(crate) fn line(&self) -> LobbyTable {
        LobbyTable {
            id: self.id.clone(),
            rules: self.rules.to_string(),
            options: self.options,
            seats: self.seats.iter().map(sitter).collect(),
            here: self.here.clone(),
        }
    }

    /// Orders tables by when they were opened or last moved on, the newest first.
    pub(crate) fn newest_first(&self) -> std::cmp::Reverse<u64> {
        std::cmp::Reverse(self.waits_since.0)
    }

    /// Whether everyone may watch the match: it is rated, it runs, and somebody is there.
    pub(crate) fn is_watchable(&self) -> bool {
        let runs = matches!(self.phase, Phase::Taking | Phase::Playing | Phase::Between);
        self.options.rated && runs && !self.here.is_empty()
    }

    /// The table, for a person who sits there.
    pub(super) fn own(&self, now: Timestamp, person: &PersonId, match_: Option<MatchInShort>) -> MyTable {
        MyTable {
            table: self.summary(now, Some(person)),
            your_turn: self.waits_for(person),
            turn: self.turn,
            match_,
        }
    }

    /// What calls a person back to the table; `None` for a person who does not sit there.
    pub(super) fn call(&self, person: &PersonId) -> Option<TableCall> {
        Some(TableCall {
            id: self.id.clone(),
            preset: self.rules.preset.clone(),
            seats: self.seats.iter().map(sitter).collect(),
            phase: self.phase,
            you: self.seat_of(person)?,
            your_turn: self.waits_for(person),
        })
    }
}

/// A person for whom a slow match has waited for some time, and who is not at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AwaitedPerson {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    pub(crate) since: Timestamp,
    /// The preset of the table's rules.
    pub(crate) preset: String,
}

/// What a move changes of a listing.
pub(super) struct Turn {
    seat: Option<Seat>,
    awaited: Vec<Seat>,
    since: Timestamp,
    progress: usize,
}

impl Turn {
    pub(super) fn of(table: &Table) -> Self {
        let players = table.players();
        Turn {
            // A player with two seats is listed by the first of them.
            seat: table.turn().map(|seat| Seat::at(seat.index() % players)),
            awaited: Seat::all(players).filter(|seat| table.waits_for(*seat)).collect(),
            since: table.waits_since(),
            progress: match (table.match_number(), table.phase()) {
                (0, _) => 0,
                (1, Phase::Between) if table.rounds_over() == 0 => 0,
                (1, _) => 1 + table.rounds_over(),
                (_, _) => usize::MAX,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use boneyard_table::session::{Effect, SessionBounds, SessionInput};
    use boneyard_table::{Input, Opening, SeatPlan};

    use super::*;

    const OPENED: Timestamp = Timestamp(1_000_000);

    /// A waiting table for three, and its listing.
    fn table() -> (TableSession<ClientId>, Listing) {
        let rules = Rules::preset("for-three").unwrap();
        let (plan, options) = ([SeatPlan::Open; 3], TableOptions::default());
        let session =
            TableSession::open(OPENED, &rules, &plan, options, Opening::default(), SessionBounds::STANDARD)
                .unwrap();
        let listing = Listing::new(&TableId::from("t"), Arc::new(rules), &session);
        (session, listing)
    }

    /// Handles an input, with a store that always succeeds.
    fn handle(session: &mut TableSession<ClientId>, now: Timestamp, input: SessionInput<ClientId>) {
        session.handle(now, input);
        while let Some(effect) = session.poll(now) {
            if matches!(effect, Effect::Append(_)) {
                session.handle(now, SessionInput::Stored);
            }
        }
    }

    fn sit(person: &str, seat: usize) -> SessionInput<ClientId> {
        SessionInput::Table(Input::Sit {
            seat: Seat::at(seat),
            person: person.into(),
            name: person.into(),
            face: None,
            program: false,
        })
    }

    #[test]
    fn a_table_is_open_while_one_of_its_people_is_there_and_a_few_seconds_longer() {
        let (mut session, listing) = table();
        assert!(!listing.is_open(OPENED), "nobody sits there");
        handle(&mut session, OPENED, sit("ana", 1));
        let sat = listing.next(OPENED, &session);
        assert!(sat.is_open(OPENED.after_ms(LISTED_AFTER_LEAVING_MS - 1)), "her page is still loading");
        assert!(!sat.is_open(OPENED.after_ms(LISTED_AFTER_LEAVING_MS)), "her page never came");

        let client = ClientId::new();
        let joined = SessionInput::Joined { client, person: Some("ana".into()), last_seen: 0 };
        handle(&mut session, OPENED, joined);
        let here = sat.next(OPENED, &session);
        let later = OPENED.after_ms(3_600_000);
        assert!(here.is_open(later), "she waits for an hour");
        assert_eq!(here.summary(later, None).here, [Seat::at(1)]);

        handle(&mut session, later, SessionInput::Left { client });
        let gone = here.next(later, &session);
        assert!(gone.is_open(later.after_ms(LISTED_AFTER_LEAVING_MS - 1)));
        assert!(!gone.is_open(later.after_ms(LISTED_AFTER_LEAVING_MS)));
    }

    #[test]
    fn spectators_do_not_keep_a_table_in_the_list() {
        let (mut session, listing) = table();
        for person in [None, Some("ben".into())] {
            let joined = SessionInput::Joined { client: ClientId::new(), person, last_seen: 0 };
            handle(&mut session, OPENED, joined);
        }
        assert!(!listing.next(OPENED, &session).is_open(OPENED));
    }

    #[test]
    fn a_restored_table_is_open_once_one_of_its_people_is_back() {
        let (mut session, listing) = table();
        handle(&mut session, OPENED, sit("ana", 0));
        let table = session.table().clone();
        let mut session = TableSession::resume(OPENED, table, SessionBounds::STANDARD);
        let restored = Listing::new(&listing.id, Arc::clone(&listing.rules), &session);
        assert!(!restored.is_open(OPENED), "she may never come back");
        let joined =
            SessionInput::Joined { client: ClientId::new(), person: Some("ana".into()), last_seen: 0 };
        handle(&mut session, OPENED, joined);
        assert!(restored.next(OPENED, &session).is_open(OPENED));
    }

    #[test]
    fn a_summary_says_who_is_the_host_and_which_seat_is_yours() {
        let (mut session, mut listing) = table();
        for (person, seat) in [("ana", 2), ("ben", 0)] {
            handle(&mut session, OPENED, sit(person, seat));
            listing = listing.next(OPENED, &session);
        }
        let seen_by = |person: Option<&str>| {
            let person = person.map(PersonId::from);
            let summary = listing.summary(OPENED.after_ms(90_000), person.as_ref());
            (summary.host, summary.you, summary.waiting_ms)
        };
        assert_eq!(seen_by(Some("ana")), (Some(Seat::at(2)), Some(Seat::at(2)), 90_000));
        assert_eq!(seen_by(Some("ben")), (Some(Seat::at(2)), Some(Seat::at(0)), 90_000));
        assert_eq!(seen_by(Some("eva")), (Some(Seat::at(2)), None, 90_000));
        assert_eq!(seen_by(None).1, None);
    }
}
