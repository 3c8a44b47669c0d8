//! The tables of an evening that is played online: opening them, and entering what is played there.
//!
//! The log has the id of a table before the table is opened. A table enters its rounds with its own device id and with numbers
//! that follow from the table's stored events. So after a crash no table is opened twice, and nothing is entered twice.

use boneyard_club::live::{
    Author, EveningCommand, EveningPhase, LogEntry, OnlineTable, StoppedBy, table_device,
};
use boneyard_club::{ClubSeat, Moment, Player, SheetId};
use boneyard_ids::TableId;
use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_rules::Seat;
use boneyard_store::{Guest, NewEntry, StoreError};
use boneyard_table::{Level, Recorded};

use crate::bounds::{EVENING_TABLES_LOOK_EVERY, STORE_RETRY_MAX};
use crate::evenings::log::{AppendError, SERVER_DEVICE};
use crate::evenings::online;
use crate::evenings::played::{self, Progress, TableEntry};
use crate::evenings::task::EveningTask;
use crate::tables::{ReservedTable, read_events};
use crate::{clock, random};

/// What the task has seen of an online table since it started.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SeenTable {
    is_open: bool,
    /// The table's count of its events when they were read last; `None` before that.
    read_to: Option<usize>,
    /// How far its match was then. The next round may be dealt by now.
    progress: Progress,
    /// Whether there is nothing more to enter.
    is_done: bool,
}

impl EveningTask {
    /// When the online tables are looked at next; `None` if no match is played online.
    pub(super) fn looks_at_tables(&self) -> Option<Moment> {
        let live = self.log.live();
        let is_due = live.online().is_some() && self.retry_at.is_none() && self.log.is_open();
        let is_played = live.phase() == EveningPhase::Playing || self.online.values().any(|it| !it.is_done);
        (is_due && is_played).then_some(self.looked_at.after(clock::as_ms(EVENING_TABLES_LOOK_EVERY)))
    }

    /// Opens the online tables that are due, and enters what was played at those that are open.
    pub(super) async fn look_at_tables(&mut self, now: Moment) {
        if self.looks_at_tables().is_none_or(|at| at > now) {
            return;
        }
        self.looked_at = now;
        if !self.name_tables(&self.log.live().online_tables(), now).await {
            return;
        }
        let tables = self.log.live().online_tables();
        self.open_tables(&tables).await;
        self.enter_tables(&tables, now).await;
        let current: Vec<TableId> = tables.into_iter().filter_map(|table| table.table).collect();
        // The table of an annulled sheet, or of an earlier match.
        let gone: Vec<TableId> = self.online.keys().filter(|id| !current.contains(id)).cloned().collect();
        for table in gone {
            if self.online.remove(&table).is_some_and(|seen| !seen.is_done) {
                self.services.tables.close_soon(table);
            }
        }
    }

    /// Gives ids to the tables whose players have joined, or have had the time to. False if the store failed.
    async fn name_tables(&mut self, tables: &[OnlineTable], now: Moment) -> bool {
        let is_due = |table: &&OnlineTable| {
            table.table.is_none() && !table.has_result && !table.is_confirmed && self.may_open(table.at, now)
        };
        let due: Vec<SheetId> = tables.iter().filter(is_due).map(|table| table.at).collect();
        let mut new = Vec::new();
        for at in due {
            let (device, by) = (SERVER_DEVICE.into(), Author::Organiser);
            let n = self.log.last_of(&device) + 1;
            let command = EveningCommand::OnlineTable { at, table: random::id::<10>().into() };
            match self.log.append(LogEntry { device, n, at: now, by, command }, now) {
                Ok(entry) => new.push(entry),
                Err(cause) => tracing::error!(evening.id = %self.id, "A table is not opened: {cause:?}"),
            }
        }
        self.keep(new).await
    }

    /// Whether everyone of a table has joined, or has had the time to. Nobody waits for a player without a phone.
    fn may_open(&self, at: SheetId, now: Moment) -> bool {
        let live = self.log.live();
        let (Some(play), Some(began)) = (live.online(), live.begun_at()) else { return false };
        let is_late = now.since(began) >= u64::from(play.absent_after_s) * 1_000;
        let seats = live.evening().and_then(|evening| evening.schedule().table(at));
        let has_joined = |player: &Player| self.people.is_taken(*player) || live.is_without_phone(*player);
        is_late || seats.is_some_and(|plan| plan.pairing.in_order().iter().all(has_joined))
    }

    /// Opens the tables that have an id and are not open yet.
    async fn open_tables(&mut self, tables: &[OnlineTable]) {
        let mut new = Vec::new();
        for OnlineTable { at, table, has_result, .. } in tables {
            let Some(table) = table.as_ref().filter(|_| !has_result) else { continue };
            if self.online.get(table).is_some_and(|seen| seen.is_open) {
                continue;
            }
            match self.new_table(*at, table.clone()).await {
                Ok(Some(reserved)) => new.push(reserved),
                Ok(None) => {}
                Err(cause) => tracing::warn!(evening.id = %self.id, "A table is not opened yet: {cause}"),
            }
        }
        for table in self.services.tables.open_reserved(new).await {
            self.online.entry(table).or_default().is_open = true;
        }
    }

    /// The table of a sheet; `None` if its game does not fit the evening any more.
    async fn new_table(
        &self,
        at: SheetId,
        table: TableId,
    ) -> Result<Option<ReservedTable<TableId>>, StoreError> {
        let live = self.log.live();
        let (Some(play), Some(evening)) = (live.online().cloned(), live.evening()) else { return Ok(None) };
        let Some(pairing) = evening.schedule().table(at).map(|plan| plan.pairing) else { return Ok(None) };
        let Ok((rules, options)) = online::game(&play, evening.setup().target) else { return Ok(None) };
        let mut seats = Vec::new();
        let mut people: Vec<(Seat, Guest)> = Vec::new();
        for seat in Seat::all(online::SEATS) {
            let guest = self.guest_of(pairing.at(played::club_seat(seat))).await?;
            // One person may organise and play with two devices, but sits once.
            match guest.filter(|guest| people.iter().all(|(_, other)| other.id != guest.id)) {
                Some(guest) => {
                    seats.push(SeatRequest::Open);
                    people.push((seat, guest));
                }
                None => seats.push(SeatRequest::bot(Level::Steady)),
            }
        }
        let request = OpenTable { rules: rules.to_string(), seats, options };
        Ok(Some(ReservedTable { key: table.clone(), table, request, people }))
    }

    /// The person who plays as this player; `None` if no device has joined. The first organiser plays as player 1.
    async fn guest_of(&self, player: Player) -> Result<Option<Guest>, StoreError> {
        let own = self.people.iter().filter(|(_, person)| person.author.player() == player);
        match own.min_by_key(|(_, person)| person.since_ms) {
            Some((guest, _)) => self.services.store.who_is(guest).await,
            None => Ok(None),
        }
    }

    /// Enters what was played at the tables since they were read last, and closes those that are needed no more.
    async fn enter_tables(&mut self, tables: &[OnlineTable], now: Moment) {
        for OnlineTable { at, table, .. } in tables {
            let Some(table) = table else { continue };
            let mut seen = self.online.get(table).copied().unwrap_or_default();
            if seen.is_done {
                continue;
            }
            let glance = self.services.tables.glance(table);
            let read_to = glance.as_ref().map_or(usize::MAX, |glance| glance.progress);
            let is_over = glance.as_ref().is_some_and(|glance| glance.is_first_match_over);
            // After a restart every table is read once: it may have been played before.
            if seen.read_to != Some(read_to) || is_over {
                let events = match self.events(table).await {
                    Ok(events) => events,
                    Err(cause) => {
                        tracing::warn!(table.id = %table, "Table {table} cannot be read: {cause}");
                        continue;
                    }
                };
                if !self.enter_table(*at, table, &events, now).await {
                    return;
                }
                (seen.read_to, seen.progress) = (Some(read_to), played::progress(&events));
            }
            if seen.progress.is_between_rounds && self.is_to_be_stopped(*at, now, now) {
                // The glance does not say when the next round is dealt.
                let Ok(events) = self.events(table).await else { continue };
                seen.progress = played::progress(&events);
            }
            if !self.end_in_time(*at, table, seen.progress, now).await {
                return;
            }
            // By now the sheet has a result from the table, or from the organiser, or the table was given up.
            let has_result =
                self.log.live().online_tables().iter().any(|online| online.at == *at && online.has_result);
            if is_over || has_result || (glance.is_none() && seen.is_open) {
                seen.is_done = true;
                if !is_over && glance.is_some() {
                    self.services.tables.close_soon(table.clone());
                }
            }
            self.online.insert(table.clone(), seen);
        }
    }

    async fn events(
        &self,
        table: &TableId,
    ) -> Result<Vec<Recorded>, Box<dyn std::error::Error + Send + Sync>> {
        Ok(read_events(&self.services.store.events(table).await?)?)
    }

    /// Enters what is new at a table. False if the store failed.
    async fn enter_table(&mut self, at: SheetId, table: &TableId, events: &[Recorded], now: Moment) -> bool {
        let live = self.log.live();
        let plan = live.evening().and_then(|evening| evening.schedule().table(at));
        let Some(pairing) = plan.map(|plan| plan.pairing) else { return true };
        let entries = played::entries(events, at, &pairing, live.options().blockers_column);
        let device = table_device(table);
        let entered = usize::try_from(self.log.last_of(&device)).unwrap_or(usize::MAX);
        let mut new: Vec<NewEntry> = Vec::new();
        for entry in entries.into_iter().skip(entered) {
            let played_at = entry.at;
            match self.append_of(table, entry, now) {
                Some(entry) => new.push(entry),
                // The organiser has entered something else. The organiser's sheet stays.
                None => break,
            }
            if let Some(stop) = self.stop_if_time_is_up(at, table, played_at, now) {
                new.push(stop);
                // What the table has played since does not count.
                break;
            }
        }
        self.keep(new).await
    }

    /// Stops a match between two rounds if the time is up, and sends a sheet that has its result from its table to the organiser.
    /// False if the store failed.
    async fn end_in_time(
        &mut self,
        at: SheetId,
        table: &TableId,
        Progress { rounds, is_between_rounds }: Progress,
        now: Moment,
    ) -> bool {
        let mut new: Vec<NewEntry> = Vec::new();
        if is_between_rounds {
            new.extend(self.stop_if_time_is_up(at, table, now, now));
        }
        if self.is_to_be_sent(at, rounds, now) {
            let finish = TableEntry { at: now, command: EveningCommand::Finish { at } };
            new.extend(self.append_of(table, finish, now));
        }
        self.keep(new).await
    }

    /// Whether a sheet has its result from this many rounds of its table, and the organiser does not have it yet. A sheet that was
    /// stopped in time may have fewer rounds: the table can have ended another one before it was closed.
    fn is_to_be_sent(&self, at: SheetId, rounds: usize, now: Moment) -> bool {
        let view = self.log.live().table_view(at, now);
        view.is_some_and(|view| {
            let is_in_time = view.stopped_by == Some(StoppedBy::Time);
            let has_its_rounds = view.rounds.len() == rounds || (is_in_time && view.rounds.len() < rounds);
            let has_own_result = view.outcome.is_some() && !view.only_end && has_its_rounds;
            has_own_result && !view.sent && view.confirmed.is_none()
        })
    }

    /// Whether a match stops at the end of a round: the time was up by `then`, and one pair leads (CLUB-57, CLUB-60).
    fn is_to_be_stopped(&self, at: SheetId, then: Moment, now: Moment) -> bool {
        self.log.live().table_view(at, now).is_some_and(|view| {
            let leads = view.raw[0] != view.raw[1] && view.outcome.is_none();
            leads && view.time_up.is_some_and(|up| then >= up)
        })
    }

    fn stop_if_time_is_up(
        &mut self,
        at: SheetId,
        table: &TableId,
        then: Moment,
        now: Moment,
    ) -> Option<NewEntry> {
        let command = EveningCommand::Stop { at, lot: None };
        self.is_to_be_stopped(at, then, now)
            .then(|| self.append_of(table, TableEntry { at: then, command }, now))
            .flatten()
    }

    /// Appends an entry of a table; `None` if it is refused.
    fn append_of(&mut self, table: &TableId, entry: TableEntry, now: Moment) -> Option<NewEntry> {
        let TableEntry { at, command } = entry;
        let device = table_device(table);
        let n = self.log.last_of(&device) + 1;
        match self.log.append(LogEntry { device, n, at, by: Author::Organiser, command }, now) {
            Ok(entry) => Some(entry),
            Err(AppendError::Refused(refusal)) => {
                tracing::info!(table.id = %table, "An entry of table {table} is refused: {refusal}");
                None
            }
            Err(cause) => {
                tracing::error!(table.id = %table, "An entry of table {table} is not made: {cause:?}");
                None
            }
        }
    }

    /// Stores and shows new entries. False if the store failed; then the log is read again.
    async fn keep(&mut self, new: Vec<NewEntry>) -> bool {
        if new.is_empty() {
            return true;
        }
        match self.store(new, self.people.clone()).await {
            Ok(()) => true,
            Err(cause) => {
                tracing::error!(evening.id = %self.id, "Evening {} could not store its tables: {cause}", self.id);
                self.retry_at.get_or_insert(clock::moment().after(clock::as_ms(STORE_RETRY_MAX)));
                false
            }
        }
    }
}

// The seats of both count in the order of play.
const _: () = assert!(ClubSeat::ALL.len() == online::SEATS);
