//! The tables of a tournament: opening them, and what happens there.

use boneyard_ids::{MatchId, TableId};
use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_store::{FinishedMatch, StoreError, TournamentChange};
use boneyard_table::TableOptions;
use boneyard_tournament::{Command, Event, Outcome, PairingId};

use super::super::live::{leavers, outcome, timestamp};
use super::super::message::Message;
use super::{TournamentTask, number};
use crate::bounds::TOURNAMENT_TABLES_AT_ONCE_MAX;
use crate::clock;
use crate::http::ApiError;
use crate::tables::ReservedTable;

impl TournamentTask {
    /// The tables that are not open yet.
    fn new_tables(&self) -> Vec<ReservedTable<PairingId>> {
        let live = &self.live;
        let players = if live.facts.pairs { 4 } else { 2 };
        // No clock runs before everyone has come. Those who do not come lose by a walkover.
        let gather_seconds = Some(live.facts.absent_after_s);
        let request = OpenTable {
            rules: live.stored.rules.clone(),
            seats: vec![SeatRequest::Open; players],
            options: TableOptions { gather_seconds, ..live.facts.options },
        };
        let new_table = |meeting: &boneyard_tournament::Meeting| {
            let pairing = meeting.pairing.id;
            let table = live.tables.get(&pairing).filter(|table| table.come_by_ms.is_none())?;
            let (table, request) = (table.table.clone(), request.clone());
            let people = live.seats(&meeting.pairing);
            Some(ReservedTable { key: pairing, table, request, people })
        };
        live.tournament.open_meetings().filter_map(new_table).collect()
    }

    /// Opens the missing tables beside the task, some at a time. The task learns of them by messages.
    pub(super) fn open_tables(&mut self, now_ms: i64) {
        if self.is_opening || now_ms < self.opens_again_ms {
            return;
        }
        let new = self.new_tables();
        if new.is_empty() {
            return;
        }
        self.is_opening = true;
        let (services, mailbox) = (self.services.clone(), self.mailbox.clone());
        let stopping = self.services.shutdown.subscribe();
        self.services.runtime.spawn(async move {
            // Locals are dropped in reverse order: a server that stops waits until the store is released.
            let _stopping = stopping;
            let services = services;
            for group in new.chunks(TOURNAMENT_TABLES_AT_ONCE_MAX) {
                let opened = services.tables.open_reserved(group.to_vec()).await;
                let Some(mailbox) = mailbox.upgrade() else { return };
                // A failed send means that the tournament has closed.
                let _ = mailbox.send(Message::Opened(opened)).await;
            }
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::OpenerEnded).await;
            }
        });
    }

    /// Opens the tables that an earlier server did not, and takes the free seats of those that it opened in part. No visitor
    /// can sit down before that.
    pub(in super::super) async fn open_missing(&mut self) {
        let mut opened = Vec::new();
        for group in self.new_tables().chunks(TOURNAMENT_TABLES_AT_ONCE_MAX) {
            opened.extend(self.services.tables.open_reserved(group.to_vec()).await);
        }
        if !opened.is_empty() {
            self.opened(opened).await;
        }
    }

    /// Tables are open, with their people on the seats.
    pub(super) async fn opened(&mut self, opened: Vec<PairingId>) {
        let now_ms = clock::now_ms();
        let come_by_ms = now_ms + i64::from(self.live.facts.absent_after_s) * 1_000;
        for id in &opened {
            if let Some(table) = self.live.tables.get_mut(id) {
                table.come_by_ms = Some(come_by_ms);
            }
        }
        self.mark(opened, Vec::new(), now_ms).await;
        // A match may have been decided while its table was being opened.
        self.close_decided_tables();
        self.publish();
    }

    /// Stores what is known of tables. If that fails, a restart finds it out again.
    async fn mark(&mut self, opened: Vec<PairingId>, met: Vec<PairingId>, at_ms: i64) {
        if opened.is_empty() && met.is_empty() {
            return;
        }
        let numbers = |ids: Vec<PairingId>| ids.into_iter().map(number).collect();
        let (tournament, opened, met) = (self.live.id().clone(), numbers(opened), numbers(met));
        let change = TournamentChange::Mark { tournament, opened, met, at_ms };
        if let Err(cause) = self.services.store.change_tournament(change).await {
            tracing::warn!("The tables of a tournament are not marked: {cause}");
        }
    }

    /// Reads the outcomes of matches that are over, sees who has come, and gives walkovers to those whose opponents have not.
    pub(super) async fn watch_tables(&mut self, now_ms: i64) -> Result<(), ApiError> {
        let open: Vec<PairingId> = self.live.tournament.open_meetings().map(|it| it.pairing.id).collect();
        let (mut decided, mut met) = (Vec::new(), Vec::new());
        for id in open {
            let met_before = self.live.tables.get(&id).is_some_and(|table| table.have_met);
            if let Some(outcome) = self.watch(id, now_ms).await? {
                decided.push(Command::Report { pairing: id, outcome });
            } else if !met_before && self.live.tables.get(&id).is_some_and(|table| table.have_met) {
                met.push(id);
            }
        }
        if !met.is_empty() {
            self.mark(Vec::new(), met, now_ms).await;
            self.publish();
        }
        let mut events: Vec<Event> = Vec::new();
        for report in decided {
            events.extend(self.live.tournament.handle(report, timestamp(now_ms))?);
        }
        if events.is_empty() { Ok(()) } else { self.append(events, None, now_ms).await }
    }

    /// Looks at the table of an open match; returns the outcome once there is one.
    async fn watch(&mut self, id: PairingId, now_ms: i64) -> Result<Option<Outcome>, StoreError> {
        let Some(table) = self.live.tables.get_mut(&id) else { return Ok(None) };
        let Some(come_by_ms) = table.come_by_ms else { return Ok(None) };
        let glance = self.services.tables.glance(&table.table);
        table.came.extend(glance.iter().flat_map(|glance| &glance.here));
        let (came, have_met, name) = (table.came.clone(), table.have_met, table.table.clone());
        let is_over = glance.as_ref().is_none_or(|glance| glance.is_first_match_over) || table.over.is_some();
        let absent = self.live.absent(&came);
        let is_late = !have_met && absent != [false, false] && now_ms >= come_by_ms;
        // The match may have ended just now, so the store is asked before a walkover.
        if (is_over || is_late)
            && let Some(finished) = self.finished(&name).await?
        {
            if let Some(table) = self.live.tables.get_mut(&id) {
                table.over = Some(finished.id.clone());
                table.left = leavers(&finished);
            }
            return Ok(Some(outcome(&finished)));
        }
        // A table that was closed in the middle of its match was abandoned by everyone.
        if glance.is_none() && self.services.store.is_table_closed(&name).await? {
            return Ok(Some(Outcome::Neither));
        }
        if !have_met
            && absent == [false, false]
            && let Some(table) = self.live.tables.get_mut(&id)
        {
            table.have_met = true;
        }
        Ok(is_late.then_some(match absent {
            [true, true] => Outcome::Neither,
            [true, false] => Outcome::WalkoverSecond,
            [false, _] => Outcome::WalkoverFirst,
        }))
    }

    /// The first match of a table, once it is over.
    async fn finished(&self, table: &TableId) -> Result<Option<FinishedMatch>, StoreError> {
        let finished = self.services.store.finished_match(&MatchId::new(table, 1)).await?;
        Ok(finished.map(|(_, finished)| finished))
    }

    /// Closes the tables of matches that were decided without being played to the end.
    pub(super) fn close_decided_tables(&mut self) {
        let meetings = self.live.tournament.meetings();
        for (id, table) in &mut self.live.tables {
            let is_decided = meetings.get(id.index()).is_some_and(|meeting| meeting.outcome.is_some());
            // A table that is being opened is closed once it is open.
            if is_decided && table.over.is_none() && !table.is_closed && table.come_by_ms.is_some() {
                table.is_closed = true;
                self.services.tables.close_soon(table.table.clone());
            }
        }
    }
}
