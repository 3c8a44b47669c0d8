//! The start, the rounds and the end of a tournament.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

use boneyard_protocol::tournaments::{NextRound, TournamentStatus};
use boneyard_store::TournamentEntry;
use boneyard_tournament::{Command, Entrant, Event, Format, Outcome, Refusal};

use super::super::live::timestamp;
use super::TournamentTask;
use crate::bounds::{
    ARENA_PAIRS_EVERY_MS, TOURNAMENT_ABANDONED_MS, TOURNAMENT_CORRECTIONS_MS, TOURNAMENT_START_WAIT_MS,
};
use crate::http::ApiError;

impl TournamentTask {
    /// Starts the tournament at its time. If too few have entered by then and a while later, it is closed.
    pub(super) async fn start_if_due(&mut self, now_ms: i64) -> Result<(), ApiError> {
        let starts_ms = self.live.stored.starts_ms;
        let core = &self.live.tournament;
        if core.started_at().is_some() || self.live.closed_ms.is_some() || now_ms < starts_ms {
            return Ok(());
        }
        match core.handle(Command::Start, timestamp(now_ms)) {
            Ok(_) => self.start(now_ms).await,
            Err(_) if now_ms >= starts_ms + TOURNAMENT_START_WAIT_MS => {
                self.command(Command::Close, None, now_ms).await
            }
            Err(_) => Ok(()),
        }
    }

    /// Starts the tournament and pairs its first round.
    pub(super) async fn start(&mut self, now_ms: i64) -> Result<(), ApiError> {
        self.command(Command::Start, None, now_ms).await?;
        if !self.is_arena() {
            // A refusal means that the first round has to wait, as after any other.
            let _ = self.pair(now_ms).await?;
        }
        Ok(())
    }

    /// Pairs the next round if it is due; in an arena, those who wait and are there.
    pub(super) async fn pair_if_due(&mut self, now_ms: i64) -> Result<(), ApiError> {
        let core = &self.live.tournament;
        let is_due = if self.is_arena() {
            let runs = core.ends_at().is_some_and(|end| timestamp(now_ms) < end);
            let pairs = runs && now_ms >= self.arena_pairs_ms && self.those_who_wait().len() >= 2;
            if pairs {
                self.arena_pairs_ms = now_ms + ARENA_PAIRS_EVERY_MS;
            }
            pairs
        } else {
            self.live.pairs_ms.is_some_and(|at_ms| at_ms <= now_ms)
        };
        if is_due && self.live.closed_ms.is_none() {
            let was_planned = self.live.pairs_ms.take().is_some();
            // A refusal means that nobody can be paired before something else happens.
            if self.pair(now_ms).await?.is_err() && was_planned {
                self.publish();
            }
        }
        Ok(())
    }

    /// Pairs the next round; in an arena, those who wait and are there. A refusal changes nothing.
    pub(super) async fn pair(&mut self, now_ms: i64) -> Result<Result<(), Refusal>, ApiError> {
        let there = if self.is_arena() { self.those_who_wait() } else { BTreeSet::new() };
        let core = Arc::clone(&self.live.tournament);
        // Hundreds of entrants take a part of a second.
        let paired = tokio::task::spawn_blocking(move || {
            core.pair_those(&|entrant| there.contains(&entrant), timestamp(now_ms))
        });
        let paired = paired.await.map_err(ApiError::broken)?;
        match paired {
            Ok(events) => {
                self.live.pairs_ms = None;
                Ok(Ok(self.append(events, None, now_ms).await?))
            }
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// The entrants without an open match whose people are on the page.
    fn those_who_wait(&self) -> BTreeSet<Entrant> {
        let core = &self.live.tournament;
        let playing: BTreeSet<Entrant> =
            core.open_meetings().flat_map(|meeting| meeting.pairing.entrants()).collect();
        let now = Instant::now();
        let is_there =
            |entry: &TournamentEntry| entry.people().all(|person| self.presence.is_here(person, now));
        let there = self.live.entries.iter().filter(|entry| entry.entrant.is_some() && is_there(entry));
        let there = there.filter_map(|entry| entry.entrant);
        there
            .map(|number| Entrant::at(usize::from(number.saturating_sub(1))))
            .filter(|entrant| core.is_active(*entrant) && !playing.contains(entrant))
            .collect()
    }

    /// Sets the time of the next round once it can be known.
    pub(super) fn plan_next_round(&mut self, now_ms: i64) {
        let core = &self.live.tournament;
        let NextRound::Automatic { pause_s } = self.live.facts.next_round else { return };
        let may_follow = match core.settings().format() {
            Format::Arena { .. } => false,
            // A match may begin as soon as its entrants are known. Whether one can is seen when it is tried.
            Format::KnockOut { .. } => !core.is_complete(timestamp(now_ms)),
            Format::Swiss { .. } | Format::RoundRobin { .. } => {
                core.open_meetings().next().is_none() && Some(core.round()) < core.rounds()
            }
        };
        let may_follow = may_follow
            && core.started_at().is_some()
            && !core.is_closed()
            && self.live.outlook.stop.is_none();
        match self.live.pairs_ms {
            _ if !may_follow => self.live.pairs_ms = None,
            None => self.live.pairs_ms = Some(now_ms + i64::from(pause_s) * 1_000),
            Some(_) => {}
        }
    }

    /// Closes the tournament some time after its last match, so that the host can correct outcomes before. Closes one that
    /// everyone has abandoned.
    pub(super) async fn close_if_due(&mut self, now_ms: i64) -> Result<(), ApiError> {
        if self.live.closed_ms.is_some() {
            return Ok(());
        }
        match self.live.status(now_ms) {
            TournamentStatus::Over => {
                let since_ms = *self.over_since_ms.get_or_insert(now_ms);
                if now_ms >= since_ms + TOURNAMENT_CORRECTIONS_MS {
                    self.command(Command::Close, None, now_ms).await?;
                }
            }
            TournamentStatus::Running if now_ms >= self.live.changed_ms + self.abandoned_after_ms() => {
                let open = self.live.tournament.open_meetings();
                let neither =
                    open.map(|it| Event::Decided { pairing: it.pairing.id, outcome: Outcome::Neither });
                let mut events: Vec<Event> = neither.collect();
                events.push(Event::Closed { at: timestamp(now_ms) });
                self.append(events, None, now_ms).await?;
            }
            TournamentStatus::Running | TournamentStatus::ToCome => self.over_since_ms = None,
        }
        Ok(())
    }

    /// How long nothing may happen until a tournament counts as abandoned. Matches can last long where a turn can.
    fn abandoned_after_ms(&self) -> i64 {
        let turn_ms = self.live.facts.options.turn_seconds.map_or(0, |turn| i64::from(turn) * 1_000);
        TOURNAMENT_ABANDONED_MS + 20 * turn_ms
    }
}
