//! Sends each audience its new events, and a returning client what it missed.

use super::{Effect, TableMessage, TableSession};
use crate::{
    audience::Audience,
    event::{Event, Recorded},
    view::{LiveState, Phase},
};
use boneyard_ids::PersonId;

impl<C: Copy + Ord> TableSession<C> {
    /// Sends each audience the events since the last call and the live state. A client whose audience changed gets a
    /// snapshot.
    pub(super) fn show(&mut self) {
        let batches = std::mem::take(&mut self.unshown);
        let events = || batches.iter().flat_map(|batch| batch.iter());
        let from = self.shown + 1;
        self.shown += events().count() as u64;
        assert_eq!(self.shown, self.table.seq(), "events are stored before they are shown");
        let table = &self.table;
        let reseats = |event: &Event| {
            matches!(
                event,
                Event::Seated { .. } | Event::Left { .. } | Event::Renamed { person: Some(_), .. }
            )
        };
        let moved = match events().any(|recorded| reseats(&recorded.event)) {
            true => self.roster.regroup(|person| table.audience(person)),
            false => Vec::new(),
        };
        for recorded in events() {
            // The person has yet to connect with the account.
            if let Event::Renamed { person: Some(_), seat, .. } = &recorded.event {
                self.expected.push((self.now.after_ms(self.bounds.arrival_ms), *seat));
            }
        }
        // Clients cannot take a play back by themselves, and one that missed the snapshot must not go on without it.
        if events().any(|recorded| matches!(recorded.event, Event::TookBack { .. })) {
            return self.show_snapshots();
        }
        // Audiences that see the same get one message, which is encoded once.
        let mut messages: Vec<(Vec<C>, TableMessage)> = Vec::new();
        for (audience, mut to) in self.roster.by_audience() {
            to.retain(|client| !moved.iter().any(|(mover, _)| mover == client));
            let sees_later = audience == Audience::Spectators && self.delayed.is_some();
            if to.is_empty() || sees_later {
                continue;
            }
            let events = events().map(|recorded| table.seen(recorded, audience)).collect();
            let now = self.live_state(audience);
            let message = TableMessage::Update { from, events, now };
            match messages.iter_mut().find(|(_, other)| *other == message) {
                Some((clients, _)) => clients.extend(to),
                None => messages.push((to, message)),
            }
        }
        for (mut to, message) in messages {
            to.sort_unstable();
            self.send(to, message);
        }
        for (client, audience) in moved {
            let snapshot = self.snapshot(audience);
            self.send(vec![client], snapshot);
        }
        if events().any(|recorded| !recorded.event.is_action()) {
            self.effects.push_back(Effect::SummaryChanged);
        }
        if let Some(delayed) = &mut self.delayed {
            delayed.keep(self.now, self.table.phase() == Phase::Waiting, batches);
        }
    }

    pub(super) fn show_snapshots(&mut self) {
        let table = &self.table;
        self.roster.regroup(|person| table.audience(person));
        for (audience, to) in self.roster.by_audience() {
            let snapshot = self.snapshot(audience);
            self.send(to, snapshot);
        }
        self.effects.push_back(Effect::SummaryChanged);
    }

    fn live_state(&self, audience: Audience) -> LiveState {
        match self.delayed_live_state() {
            Some(now) if audience == Audience::Spectators => now,
            _ => {
                let guests = if audience == Audience::Spectators { 0 } else { self.guests() };
                LiveState { guests, ..self.table.live_state(self.now, audience) }
            }
        }
    }

    /// How many free seats may soon be taken, because so many people look at the table before its match.
    pub(super) fn guests(&self) -> usize {
        match self.table.phase() {
            Phase::Waiting => self.roster.watching().min(self.table.free_seats().len()),
            _ => 0,
        }
    }

    /// Tells the people at the table that a guest came or went, if the number of guests was another `before`.
    pub(super) fn show_guests(&mut self, before: usize) {
        if self.is_frozen() || self.guests() == before {
            return;
        }
        for (audience, to) in self.roster.by_audience() {
            if audience != Audience::Spectators {
                let (from, now) = (self.shown + 1, self.live_state(audience));
                self.send(to, TableMessage::Update { from, events: Vec::new(), now });
            }
        }
    }

    pub(super) fn snapshot(&self, audience: Audience) -> TableMessage {
        TableMessage::Snapshot {
            view: self.seen_table(audience).view(audience),
            now: self.live_state(audience),
        }
    }

    /// The events that a client missed; `None` if it needs a snapshot, because it missed too many or its audience has
    /// changed.
    pub(super) fn missed(
        &self,
        last_seen: u64,
        person: Option<&PersonId>,
        audience: Audience,
    ) -> Option<TableMessage> {
        if last_seen == 0 {
            return None;
        }
        let table = self.seen_table(audience);
        let missed: Vec<&Recorded> = table.events_after(last_seen)?.collect();
        let moved = |recorded: &&Recorded| match &recorded.event {
            Event::Seated { person: seated, .. } | Event::Renamed { person: Some(seated), .. } => {
                Some(seated) == person
            }
            Event::Left { .. } | Event::TookBack { .. } => true,
            _ => false,
        };
        if missed.len() > self.bounds.missed_events_max || missed.iter().any(moved) {
            return None;
        }
        let events = missed.iter().map(|recorded| table.seen(recorded, audience)).collect();
        let now = self.live_state(audience);
        Some(TableMessage::Update { from: last_seen + 1, events, now })
    }
}
