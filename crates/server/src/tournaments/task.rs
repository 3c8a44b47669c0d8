//! The task that owns an open tournament. It answers people, watches the tables, pairs rounds, and closes the tournament.
//!
//! What happens is stored, then applied and shown. A pairing is stored together with the id of its table, and the table is
//! opened under this id afterwards. So after a crash the missing tables are opened, and none is opened twice. The outcome of
//! a match is read from the match that the store keeps, and a pairing is decided once.

mod acts;
mod rounds;
mod watching;

use std::sync::Arc;
use std::time::Duration;

use boneyard_ids::TableId;
use boneyard_protocol::Problem;
use boneyard_store::{ClosedTournament, NewTournamentEvent, TournamentChange, TournamentEntry};
use boneyard_tournament::{Command, Event, Format, PairingId, Refusal};
use tokio::sync::{mpsc, watch};

use super::live::{LiveTournament, MatchTable, Outlook, timestamp};
use super::message::Message;
use super::services::TournamentServices;
use super::view::Published;
use crate::bounds::{TOURNAMENT_LOOKS_EVERY, TOURNAMENT_RESTS, TOURNAMENT_RETRY};
use crate::http::ApiError;
use crate::presence::Presence;
use crate::{clock, random};

/// A tournament with everything that its task uses.
pub(super) struct TournamentTask {
    services: TournamentServices,
    live: LiveTournament,
    presence: Presence,
    published: watch::Sender<Arc<Published>>,
    /// The mailbox for messages about opened tables. It is weak so that nobody keeps the task alive.
    mailbox: mpsc::WeakSender<Message>,
    /// The number of the next entry. Numbers of pairs that were declined are not used again.
    next_entry: u32,
    /// Whether tables are being opened.
    is_opening: bool,
    /// When tables that could not be opened are tried again.
    opens_again_ms: i64,
    /// When those who wait in an arena are paired.
    arena_pairs_ms: i64,
    /// Since when every match is decided.
    over_since_ms: Option<i64>,
    /// Whether a write failed, so that `live` can differ from what is stored.
    is_stale: bool,
}

impl TournamentTask {
    pub(super) fn new(
        services: TournamentServices,
        live: LiveTournament,
        presence: Presence,
        published: watch::Sender<Arc<Published>>,
        mailbox: mpsc::WeakSender<Message>,
    ) -> Self {
        let next_entry = live.entries.iter().map(|entry| entry.entry + 1).max().unwrap_or(1);
        let mut task = TournamentTask {
            services,
            live,
            presence,
            published,
            mailbox,
            next_entry,
            is_opening: false,
            opens_again_ms: 0,
            arena_pairs_ms: 0,
            over_since_ms: None,
            is_stale: false,
        };
        task.plan_next_round(clock::now_ms());
        task
    }

    /// Runs until the tournament is closed, or the server stops.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<Message>) {
        let mut stopping = self.services.shutdown.subscribe();
        self.close_decided_tables();
        loop {
            tokio::select! {
                message = mailbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                () = clock::sleep(Some(self.wait())) => {}
                () = stopping.wait() => return,
            }
            self.recover().await;
            if !self.is_stale {
                // The cause of a failure is logged where it is made.
                let _ = self.advance(clock::now_ms()).await;
            }
            if self.live.closed_ms.is_some() {
                return;
            }
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Act { by, act, reply } => {
                self.recover().await;
                let done = match self.is_stale {
                    true => Err(Problem::Storage.into()),
                    false => self.act(&by, act).await,
                };
                // A failed send means that the request was cancelled.
                let _ = reply.send(done);
            }
            Message::PeopleChanged => {
                let reloaded = self.live.reload_people(&self.services.store).await;
                if let Err(cause) = reloaded {
                    self.fail(&cause);
                }
                self.publish();
            }
            Message::Opened(opened) => self.opened(opened).await,
            Message::OpenerEnded => {
                self.is_opening = false;
                self.opens_again_ms = clock::now_ms() + clock::as_ms(TOURNAMENT_RETRY).cast_signed();
            }
        }
    }

    /// Does everything that is due.
    async fn advance(&mut self, now_ms: i64) -> Result<(), ApiError> {
        self.withdraw_those_gone(now_ms).await?;
        self.watch_tables(now_ms).await?;
        self.start_if_due(now_ms).await?;
        self.pair_if_due(now_ms).await?;
        self.close_if_due(now_ms).await?;
        self.open_tables(now_ms);
        if self.published.borrow().status != self.live.status(now_ms) {
            self.publish();
        }
        Ok(())
    }

    /// How long nothing is due, unless a message comes.
    fn wait(&self) -> Duration {
        let now_ms = clock::now_ms();
        let core = &self.live.tournament;
        let has_open = core.open_meetings().next().is_some();
        let runs_arena = core.ends_at().is_some_and(|end| timestamp(now_ms) < end);
        if self.is_stale {
            return TOURNAMENT_RETRY;
        }
        if has_open || runs_arena {
            return TOURNAMENT_LOOKS_EVERY;
        }
        let starts_ms = core.started_at().is_none().then_some(self.live.stored.starts_ms);
        let due_ms = starts_ms.into_iter().chain(self.live.pairs_ms).min();
        let until = |at_ms: i64| Duration::from_millis(u64::try_from(at_ms - now_ms).unwrap_or(0));
        // After the time of the start, people may still enter.
        let least = TOURNAMENT_LOOKS_EVERY;
        let least = if self.live.pairs_ms.is_some() { Duration::ZERO } else { least };
        due_ms.map_or(TOURNAMENT_RESTS, until).clamp(least, TOURNAMENT_RESTS)
    }

    /// Asks the tournament for a command, and stores and applies what it gives.
    async fn command(
        &mut self,
        command: Command,
        entry: Option<TournamentEntry>,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let events = self.live.tournament.handle(command, timestamp(now_ms))?;
        self.append(events, entry, now_ms).await
    }

    /// Stores events with the tables of their pairings, then applies and shows them.
    async fn append(
        &mut self,
        events: Vec<Event>,
        entry: Option<TournamentEntry>,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let mut next = (*self.live.tournament).clone();
        for event in &events {
            next.apply(event).map_err(ApiError::broken)?;
        }
        let next = Arc::new(next);
        let of_next = Arc::clone(&next);
        let outlook = tokio::task::spawn_blocking(move || Outlook::of(&of_next));
        let outlook = outlook.await.map_err(ApiError::broken)?;
        // Those whose opponents have withdrawn need no table.
        let is_open = |id: PairingId| next.meetings().get(id.index()).is_some_and(|it| it.outcome.is_none());
        let paired = events.iter().filter_map(|event| match event {
            Event::Paired { pairings, .. } => Some(pairings),
            _ => None,
        });
        let tables: Vec<(PairingId, TableId)> = paired
            .flatten()
            .filter(|pairing| is_open(pairing.id))
            .map(|pairing| (pairing.id, random::id::<10>().into()))
            .collect();
        let has_started = events.iter().any(|event| matches!(event, Event::Started { .. }));
        let closes = events.iter().any(|event| matches!(event, Event::Closed { .. }));
        let closed = closes.then(|| ClosedTournament {
            at_ms: now_ms,
            entrants: u16::try_from(next.seeding().len()).unwrap_or(u16::MAX),
            winner: next.winner().map(|entrant| entrant.number()),
        });
        let stored_event = |event: &Event| NewTournamentEvent {
            at_ms: now_ms,
            body: serde_json::to_string(event).expect("events have string keys only"),
        };
        let change = TournamentChange::Append {
            tournament: self.live.id().clone(),
            first_seq: self.live.seq + 1,
            events: events.iter().map(stored_event).collect(),
            entry: entry.clone(),
            tables: tables.iter().map(|(id, table)| (number(*id), table.clone())).collect(),
            started_ms: has_started.then_some(now_ms),
            closed,
        };
        self.store(change).await?;
        (self.live.tournament, self.live.outlook) = (next, outlook);
        self.live.seq += u32::try_from(events.len()).unwrap_or(0);
        self.live.changed_ms = now_ms;
        self.live.closed_ms = closes.then_some(now_ms);
        self.live.tables.extend(tables.into_iter().map(|(id, table)| (id, MatchTable::new(table))));
        if let Some(entry) = entry {
            self.set_entry(entry);
        }
        if closes {
            self.live.entries.retain(|entry| entry.entrant.is_some());
        }
        self.close_decided_tables();
        self.live.forget_tables();
        self.plan_next_round(now_ms);
        self.publish();
        Ok(())
    }

    /// Writes a change. After a failure the tournament is read again before anything else happens.
    async fn store(&mut self, change: TournamentChange) -> Result<(), ApiError> {
        self.services.store.change_tournament(change).await.map_err(|cause| {
            self.is_stale = true;
            ApiError::internal(Problem::Storage, &cause)
        })
    }

    fn fail(&mut self, cause: &dyn std::fmt::Display) {
        self.is_stale = true;
        let id = self.live.id();
        tracing::error!(tournament.id = %id, "Tournament {id} is frozen: {cause}");
    }

    /// Reads the tournament again after a failure.
    async fn recover(&mut self) {
        if !self.is_stale {
            return;
        }
        let (id, now_ms) = (self.live.id().clone(), clock::now_ms());
        match LiveTournament::load(&self.services.store, &id, now_ms).await {
            Ok(Some(live)) => {
                tracing::info!(tournament.id = %id, "Tournament {id} recovered from a store failure");
                (self.live, self.is_stale) = (live, false);
                self.plan_next_round(now_ms);
                self.publish();
            }
            Ok(None) => {}
            Err(cause) => tracing::debug!(tournament.id = %id, "Tournament {id} is still frozen: {cause}"),
        }
    }

    /// Shows the tournament as it is now to everyone who waits for news.
    fn publish(&self) {
        let now_ms = clock::now_ms();
        let version = now_ms.max(self.published.borrow().version + 1);
        self.published.send_replace(Arc::new(Published::new(version, self.live.clone(), now_ms)));
    }

    /// Puts an entry into the list. Its people are in no other pair that waits.
    fn set_entry(&mut self, entry: TournamentEntry) {
        self.live.entries.retain(|other| {
            let shares = || entry.people().any(|person| other.has(person));
            other.entry != entry.entry && (other.entrant.is_some() || !shares())
        });
        self.live.entries.push(entry);
        self.live.entries.sort_by_key(|entry| entry.entry);
    }

    fn is_arena(&self) -> bool {
        matches!(self.live.tournament.settings().format(), Format::Arena { .. })
    }
}

/// The number of a pairing, as the store has it.
fn number(id: PairingId) -> u32 {
    u32::try_from(id.index() + 1).unwrap_or(u32::MAX)
}

impl From<Refusal> for ApiError {
    fn from(why: Refusal) -> Self {
        boneyard_protocol::tournaments::TournamentRefusal::NotNow { why }.into()
    }
}
