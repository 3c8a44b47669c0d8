//! The engine holds one evening and answers requests about it.

use crate::api::{EngineAnswer, EngineRefusal, EngineRequest};
use crate::file::{self, Privacy};
use crate::live::{self, Applied, LiveEvening, LogEntry};
use crate::{
    Evening, RegulationName, Schedule, ScheduleError, SeatingKind, Stopped, check_stop, never_stop,
    replan_groups_until, replan_teams_until, replan_until,
};
use boneyard_seating::finished;

/// Runs one evening on a device and answers requests about it.
///
/// ```
/// use boneyard_club::SeatingKind;
/// use boneyard_club::api::{EngineAnswer, EngineRequest, EveningEngine};
///
/// let mut engine = EveningEngine::new();
/// let answer = engine.answer(EngineRequest::Schedule { players: 4, kind: SeatingKind::Published, team_pairs: 1, groups: 0 });
/// assert!(matches!(answer, EngineAnswer::Schedule { .. }));
/// let refused = engine.answer(EngineRequest::File { whole: true });
/// assert!(matches!(refused, EngineAnswer::Refused { .. }), "no evening has been opened");
/// ```
#[derive(Clone, Debug, Default)]
pub struct EveningEngine {
    /// The evening from the accepted entries, in their final order.
    settled: LiveEvening,
    /// The match that this device assumes to have begun; 0 for none.
    assumed: u16,
    /// Entries made on this device that the server has not accepted yet.
    pending: Vec<LogEntry>,
    /// The accepted evening with the pending entries applied; built on demand.
    combined: Option<LiveEvening>,
}

impl EveningEngine {
    /// An engine without an evening.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a request in JSON. Invalid JSON gets a refusal; no input makes this panic.
    ///
    /// ```
    /// use boneyard_club::api::EveningEngine;
    ///
    /// let answer = EveningEngine::new().answer_json(br#"{"type":"schedule","players":4,"kind":"published"}"#);
    /// assert!(answer.starts_with(br#"{"type":"schedule","schedule":{"players":4,"#));
    /// let refused = EveningEngine::new().answer_json(b"{}");
    /// assert!(refused.starts_with(br#"{"type":"refused","refusal":{"code":"bad-request","#));
    /// ```
    #[must_use]
    pub fn answer_json(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = match serde_json::from_slice(request) {
            Ok(request) => self.answer(request),
            Err(error) => {
                EngineAnswer::Refused { refusal: EngineRefusal::BadRequest { detail: error.to_string() } }
            }
        };
        serde_json::to_vec(&answer).unwrap_or_else(|error| unreachable!("an answer is always JSON: {error}"))
    }

    /// Answers a request.
    pub fn answer(&mut self, request: EngineRequest) -> EngineAnswer {
        finished(self.answer_until(request, &never_stop))
    }

    /// Answers a request unless `stop` returns `true`. Then the result is `Err(Stopped)` and the evening is unchanged.
    /// Computing a seating takes longest and calls `stop` often.
    ///
    /// ```
    /// use boneyard_club::api::{EngineRequest, EveningEngine};
    /// use boneyard_club::{SeatingKind, Stopped};
    ///
    /// let request = EngineRequest::Schedule { players: 40, kind: SeatingKind::Balanced, team_pairs: 1, groups: 0 };
    /// assert_eq!(EveningEngine::new().answer_until(request, &|| true), Err(Stopped));
    /// ```
    pub fn answer_until(
        &mut self,
        request: EngineRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<EngineAnswer, Stopped> {
        match self.try_answer(request, stop) {
            Ok(answer) => Ok(answer),
            Err(Unanswered::Refused(refusal)) => Ok(EngineAnswer::Refused { refusal }),
            Err(Unanswered::Stopped) => Err(Stopped),
        }
    }

    fn try_answer(
        &mut self,
        request: EngineRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<EngineAnswer, Unanswered> {
        check_stop(stop)?;
        Ok(match request {
            EngineRequest::Schedule { players, kind, team_pairs, groups } => {
                let schedule = planned(players, kind, team_pairs, groups, stop)??;
                EngineAnswer::Schedule {
                    balance: schedule.balance(),
                    unevenness: schedule.unevenness(),
                    scorekeepers: schedule.scorekeepers_until(stop)?,
                    schedule,
                }
            }
            EngineRequest::Score { file } => EngineAnswer::Score { report: file::read(&file)?.report() },
            EngineRequest::Coverage { players, kind, team_pairs, groups, scorekeepers } => {
                let schedule = planned(players, kind, team_pairs, groups, stop)??;
                let without = schedule.tables_without(&scorekeepers);
                EngineAnswer::Coverage {
                    without,
                    renumbering: schedule.renumbering_until(&scorekeepers, stop)?.ok(),
                }
            }
            EngineRequest::Replan { kind, team_pairs, groups, kept, present, matches, seed } => {
                let planned = match kind.has_fixed_pairs() {
                    true if kind == SeatingKind::Groups => {
                        replan_groups_until(&kept, &present, groups, team_pairs, stop)?
                    }
                    true => replan_teams_until(&kept, &present, team_pairs, matches, seed, stop)?,
                    false => replan_until(&kept, &present, matches, seed, stop)?,
                };
                let matches = planned.map_err(|error| EngineRefusal::Replan { detail: error.to_string() })?;
                EngineAnswer::Replan { matches }
            }
            EngineRequest::Draw { file, present, lot } => {
                let plan = file::read(&file)?.draw(&present, lot);
                EngineAnswer::Draw {
                    plan: plan.map_err(|error| EngineRefusal::Replan { detail: error.to_string() })?,
                }
            }
            EngineRequest::Regulations => EngineAnswer::Regulations {
                regulations: RegulationName::ALL.map(RegulationName::known).into(),
            },
            EngineRequest::Write { setup } => {
                let evening = Evening::planned(setup).map_err(live::EntryRefusal::from)?;
                EngineAnswer::Write { file: file::write(&evening, Privacy::Whole) }
            }
            EngineRequest::Reset => {
                *self = Self::new();
                EngineAnswer::Reset
            }
            EngineRequest::AddEntry { entry } => {
                let again = self.settled.replay(&entry)? == Applied::Repeated;
                self.combined = None;
                EngineAnswer::AddEntry { again }
            }
            EngineRequest::SetPending { entries } => {
                self.pending = entries;
                self.combined = None;
                EngineAnswer::SetPending
            }
            EngineRequest::CheckEntry { entry } => {
                self.combined().clone().take(&entry)?;
                EngineAnswer::CheckEntry
            }
            EngineRequest::AssumeBegun { number } => {
                self.assumed = self.assumed.max(number);
                self.combined = None;
                EngineAnswer::AssumeBegun
            }
            EngineRequest::View { viewer, now } => {
                let view = self.combined().view(viewer, now).ok_or(live::EntryRefusal::NotOpen)?;
                EngineAnswer::View { view: Box::new(view) }
            }
            EngineRequest::Table { at, now } => {
                EngineAnswer::Table { table: self.combined().table_view(at, now).map(Box::new) }
            }
            EngineRequest::File { whole } => {
                let evening = self.combined().evening().ok_or(live::EntryRefusal::NotOpen)?;
                let privacy = if whole { Privacy::Whole } else { Privacy::Shared };
                EngineAnswer::File { file: file::write(evening, privacy) }
            }
        })
    }

    /// The accepted evening with the pending entries applied. An entry that is refused here is skipped; the server
    /// decides about it and gives the reason.
    fn combined(&mut self) -> &LiveEvening {
        self.combined.get_or_insert_with(|| {
            let mut evening = self.settled.clone();
            if self.assumed > 0 {
                evening.assume_begun(self.assumed);
            }
            for entry in &self.pending {
                let _ = evening.take(entry);
            }
            evening
        })
    }
}

/// The whole seating, or the matches of its groups.
fn planned(
    players: u16,
    kind: SeatingKind,
    team_pairs: u16,
    groups: u16,
    stop: &dyn Fn() -> bool,
) -> Result<Result<Schedule, ScheduleError>, Stopped> {
    match kind {
        SeatingKind::Groups => Schedule::of_groups_until(players, groups, team_pairs, stop),
        _ => Schedule::of_teams_until(players, kind, team_pairs, stop),
    }
}

/// Why there is no answer.
enum Unanswered {
    Refused(EngineRefusal),
    Stopped,
}

impl From<Stopped> for Unanswered {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<EngineRefusal> for Unanswered {
    fn from(refusal: EngineRefusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<ScheduleError> for Unanswered {
    fn from(error: ScheduleError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<file::FileError> for Unanswered {
    fn from(error: file::FileError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<live::EntryRefusal> for Unanswered {
    fn from(refusal: live::EntryRefusal) -> Self {
        Self::Refused(refusal.into())
    }
}
