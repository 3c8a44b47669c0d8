//! What a client received. This is the only file here that reads the server's messages.

use boneyard_ids::TableId;
use boneyard_protocol::ServerMessage;
use boneyard_rules::Seat;
use boneyard_table::{LiveState, Phase, SeenEvent, TableView};

/// The events and answers that a client received.
#[derive(Default)]
pub(super) struct ClientLog {
    pub(super) table: TableId,
    /// `None` for a spectator.
    pub(super) seat: Option<Seat>,
    /// The events with their numbers, in order.
    pub(super) events: Vec<(u64, SeenEvent)>,
    /// The last event that the client knows, from a message or a snapshot.
    pub(super) last: u64,
    /// The last move that it was shown as an event.
    pub(super) last_move: u64,
    /// The live state.
    pub(super) now: LiveState,
    /// Whether the match is over.
    is_over: bool,
    /// Snapshots that are not compared with the store yet.
    pub(super) snapshots: Vec<Snapshot>,
    /// Acknowledged commands, with the number of the last event of each.
    pub(super) acks: Vec<(String, u64)>,
    /// Refused commands.
    pub(super) refused: Vec<String>,
    /// How many of `events` were compared with the store.
    pub(super) events_checked: usize,
    /// How many of `acks` were compared with the store.
    pub(super) acks_checked: usize,
    /// What the server did wrong.
    pub(super) faults: Vec<String>,
    /// The last event that the client named in its first message on this socket; `None` once that is answered.
    resumes_after: Option<u64>,
}

/// A snapshot that a client received.
pub(super) struct Snapshot {
    pub(super) view: TableView,
    /// The last event that the client had named, if the snapshot is the answer to its first message; 0 for none.
    pub(super) resumes_after: Option<u64>,
}

impl ClientLog {
    pub(super) fn new(table: TableId, seat: Option<Seat>) -> Self {
        ClientLog { table, seat, ..ClientLog::default() }
    }

    /// Begins a socket. Returns the last event that the client names in its first message.
    pub(super) fn resume(&mut self) -> u64 {
        self.resumes_after = Some(self.last);
        self.last
    }

    /// Whether the table waits until its players are ready: after a round, or after the match.
    pub(super) fn waits_for_ready(&self) -> bool {
        self.now.next_round_ms.is_some() || self.is_over
    }

    /// Adds a message.
    pub(super) fn take(&mut self, message: ServerMessage) {
        match message.expanded() {
            ServerMessage::Snapshot { view, now, .. } => {
                if view.seq < self.last {
                    let last = self.last;
                    self.faults.push(format!("a snapshot of {} events came after event {last}", view.seq));
                }
                self.last = view.seq;
                self.is_over = view.phase == Phase::Over;
                self.now = now;
                let resumes_after = self.resumes_after.take();
                self.snapshots.push(Snapshot { view, resumes_after });
            }
            ServerMessage::Update { from, events, now } => {
                self.check_number(from);
                for event in events {
                    self.add(event);
                }
                self.now = now;
            }
            ServerMessage::Ack { id, seq } => self.acks.push((id, seq)),
            ServerMessage::Refused { id, .. } => self.refused.push(id),
            // The short messages are updates when they are expanded.
            ServerMessage::Played { .. }
            | ServerMessage::Drew { .. }
            | ServerMessage::Passed { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Problem { .. }
            | ServerMessage::Pong => {}
        }
    }

    /// Checks that an update follows the last event, also after a restart.
    fn check_number(&mut self, from: u64) {
        let is_resumed = self.resumes_after.take().is_some();
        let expected = self.last + 1;
        if from != expected {
            let when = if is_resumed { "after it reconnected" } else { "while it was connected" };
            self.faults.push(format!("the client got event {from} instead of {expected} {when}"));
            self.last = from.saturating_sub(1);
        }
    }

    fn add(&mut self, event: SeenEvent) {
        self.last += 1;
        match event {
            SeenEvent::MatchEnded { .. } => self.is_over = true,
            SeenEvent::Dealt { .. } | SeenEvent::Mixed { .. } => self.is_over = false,
            _ => {}
        }
        if is_move(&event) {
            self.last_move = self.last;
        }
        self.events.push((self.last, event));
    }
}

/// Whether a seat moved.
fn is_move(event: &SeenEvent) -> bool {
    matches!(
        event,
        SeenEvent::Played { .. }
            | SeenEvent::Closed { .. }
            | SeenEvent::Done { .. }
            | SeenEvent::Drew { .. }
            | SeenEvent::Passed { .. }
    )
}
