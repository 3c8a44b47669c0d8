//! Freezes a table when the store fails, and recovers it from the stored events.
//!
//! A store that failed may or may not have saved the events. So the session drops the table and tries again and again
//! to read the stored events. It shows the restored table once its first new events are stored.

use boneyard_rules::Seat;

use super::{Effect, Step, StoreState, TableMessage, TableSession};
use crate::{
    audience::Audience,
    command::{CommandId, Refusal},
    input::Input,
    table::Table,
    view::LiveState,
};

impl<C: Copy + Ord> TableSession<C> {
    pub(super) fn freeze(&mut self) {
        let was_frozen = self.is_frozen();
        self.store = StoreState::Frozen { retry_at: self.now.after_ms(self.retry_wait_ms) };
        self.retry_wait_ms = (self.retry_wait_ms * 2).min(self.bounds.retry_max_ms);
        self.unshown.clear();
        // Drop the outputs of the table that may be wrong. Requests of clients stay, and are still answered.
        self.steps.retain(|step| !matches!(step, Step::Table(_) | Step::Output(_) | Step::Resume));
        if was_frozen {
            return;
        }
        let now = LiveState { frozen: true, ..LiveState::default() };
        for (audience, clients) in self.roster.by_audience() {
            let from = match self.delayed_seq().filter(|_| audience == Audience::Spectators) {
                Some(seq) => seq + 1,
                None => self.shown + 1,
            };
            self.send(clients, TableMessage::Update { from, events: Vec::new(), now: now.clone() });
        }
        // The restored table does not know these commands, so clients may repeat them.
        for (CommandId { id, .. }, client) in std::mem::take(&mut self.unanswered) {
            self.send(vec![client], TableMessage::Refused { id, refusal: Refusal::Frozen });
        }
    }

    pub(super) fn recover(&mut self, table: Table) {
        self.table = table;
        self.store = StoreState::Ready;
        self.resuming = true;
        // From now on everyone without a connection is away.
        self.expected.clear();
        let here = Seat::all(self.table.players()).filter(|seat| self.is_here(*seat));
        let arrivals: Vec<Step<C>> = here.map(|seat| Step::Table(Input::Arrived { seat })).collect();
        let first = std::iter::once(Step::Table(Input::Restored)).chain(arrivals).chain([Step::Resume]);
        for step in first.collect::<Vec<_>>().into_iter().rev() {
            self.steps.push_front(step);
        }
    }

    /// Ends the recovery: everything up to here is stored.
    pub(super) fn finish_recovery(&mut self) {
        self.resuming = false;
        self.unshown.clear();
        self.shown = self.table.seq();
        self.retry_wait_ms = self.bounds.retry_first_ms;
        self.recover_delayed();
        self.show_snapshots();
        self.effects.push_back(Effect::Resumed);
    }
}
