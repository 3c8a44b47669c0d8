//! What spectators of a rated match see: the table as it was a while ago, so that nobody can tell a player anything in time.

use std::{collections::VecDeque, sync::Arc};

use super::{TableMessage, TableSession};
use crate::{
    audience::Audience,
    event::{Event, Recorded},
    table::Table,
    timestamp::Timestamp,
    view::{LiveState, Phase},
};

/// The table as it was a while ago.
#[derive(Clone, Debug)]
pub(super) struct Delayed {
    /// The table after the events that spectators were shown.
    table: Table,
    /// The events that they see later, each batch with its time.
    waiting: VecDeque<(Timestamp, Arc<[Recorded]>)>,
}

impl Delayed {
    /// For a table whose spectators see everything later.
    pub(super) fn of(table: &Table) -> Option<Self> {
        table.options().rated.then(|| Self { table: table.clone(), waiting: VecDeque::new() })
    }

    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    /// Keeps events until spectators may see them. While the table `waits` for people they see everything at once, so that they can
    /// sit down.
    pub(super) fn keep(
        &mut self,
        now: Timestamp,
        waits: bool,
        batches: impl IntoIterator<Item = Arc<[Recorded]>>,
    ) {
        let at = if waits { now } else { now.after_ms(Table::SPECTATOR_DELAY_MS) };
        self.waiting.extend(batches.into_iter().map(|events| (at, events)));
    }

    pub(super) fn next_due(&self) -> Option<Timestamp> {
        self.waiting.front().map(|(at, _)| *at)
    }

    /// Applies the events that spectators may see now; `None` if there are none.
    fn take_due(&mut self, now: Timestamp) -> Option<Arc<[Recorded]>> {
        let (_, events) = self.waiting.pop_front_if(|(at, _)| *at <= now)?;
        for recorded in events.iter() {
            // The table itself has applied them.
            self.table.apply(recorded.clone()).expect("events that the table made");
            // Spectators who come back get a snapshot, so the copy needs the events of this round only.
            if matches!(recorded.event, Event::Dealt { .. }) {
                self.table.forget_before_last_deal();
            }
        }
        Some(events)
    }
}

impl<C: Copy + Ord> TableSession<C> {
    /// Shows spectators what they may see now; false if that is nothing new.
    pub(super) fn show_delayed(&mut self) -> bool {
        let Some(delayed) = &mut self.delayed else { return false };
        let Some(events) = delayed.take_due(self.now) else { return false };
        let table = &delayed.table;
        let seen = events.iter().map(|recorded| table.seen(recorded, Audience::Spectators)).collect();
        let from = events.first().map_or(table.seq() + 1, |first| first.seq);
        let now = self.delayed_live_state().unwrap_or_default();
        let spectators: Vec<C> = self.roster.of_audience(Audience::Spectators).collect();
        self.send(spectators, TableMessage::Update { from, events: seen, now });
        true
    }

    /// The number of the last event that spectators were shown, if they see everything later.
    pub(super) fn delayed_seq(&self) -> Option<u64> {
        Some(self.delayed.as_ref()?.table.seq())
    }

    /// After a store failure: keeps what spectators have not seen of the events that are stored.
    pub(super) fn recover_delayed(&mut self) {
        let Some(delayed) = &mut self.delayed else { return };
        delayed.waiting.clear();
        match self.table.events_after(delayed.table.seq()) {
            Some(events) => {
                let events: Arc<[Recorded]> = events.cloned().collect();
                delayed.keep(self.now, self.table.phase() == Phase::Waiting, [events]);
            }
            // They are too far behind.
            None => self.delayed = Delayed::of(&self.table),
        }
    }

    /// The live state for spectators who see everything later. Who is away they see at once.
    pub(super) fn delayed_live_state(&self) -> Option<LiveState> {
        let then = self.now.before_ms(Table::SPECTATOR_DELAY_MS);
        let now = self.delayed.as_ref()?.table.live_state(then, Audience::Spectators);
        let away = self.table.live_state(self.now, Audience::Spectators).away;
        Some(LiveState { away, ..now })
    }

    /// The table as spectators see it: in a rated match as it was [`Table::SPECTATOR_DELAY_MS`] ago.
    pub fn shown_to_spectators(&self) -> &Table {
        self.seen_table(Audience::Spectators)
    }

    /// The table that an audience sees.
    pub(super) fn seen_table(&self, audience: Audience) -> &Table {
        match &self.delayed {
            Some(delayed) if audience == Audience::Spectators => delayed.table(),
            _ => &self.table,
        }
    }
}
