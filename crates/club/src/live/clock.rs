//! Late tables and time limits. The current time is an argument.

use serde::{Deserialize, Serialize};

use crate::live::LiveEvening;
use crate::{Moment, SheetId};

/// A table is reminded when it has made no entry for this long (CLUB-48).
pub const REMIND_AFTER_MS: u64 = 8 * 60_000;

/// The time between two reminders (CLUB-48).
pub const REMIND_EVERY_MS: u64 = 4 * 60_000;

/// The organiser can undo a confirmation for this long, while its match is the current one.
pub const UNDO_MS: u64 = 10_000;

/// A table that needs a reminder (CLUB-48).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct LateTable {
    pub at: SheetId,
    /// When the first reminder was due.
    pub since: Moment,
    /// How many reminders are due by now.
    pub times: u32,
    pub reason: LateReason,
}

/// Why a table needs a reminder (CLUB-48).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LateReason {
    /// The table has made no entry for [`REMIND_AFTER_MS`].
    Silent,
    /// The table makes entries, but half of the other tables have ended their match.
    OthersDone,
}

impl LiveEvening {
    /// The tables of the current match that need a reminder now. A table needs one if it has not ended the match, and
    /// either it has made no entry for [`REMIND_AFTER_MS`] or half of the other tables, rounded up, have ended theirs.
    #[must_use]
    pub fn late(&self, now: Moment) -> Vec<LateTable> {
        let tables = self.tables_of(self.begun);
        let ended_at = |at: &SheetId| self.tables.get(at).and_then(|table| table.ended_at);
        let mut late = Vec::new();
        for at in tables.iter().filter(|at| ended_at(at).is_none()) {
            let Some(began) = self.begun_at else { continue };
            let last_entry_at = self
                .tables
                .get(at)
                .and_then(|table| table.last_entry_at)
                .map_or(began, |last| last.max(began));
            let mut others: Vec<Moment> =
                tables.iter().filter(|other| *other != at).filter_map(ended_at).collect();
            others.sort_unstable();
            let half = (tables.len() - 1).div_ceil(2);
            let others_done = half.checked_sub(1).and_then(|last| others.get(last).copied());
            let silent = last_entry_at.after(REMIND_AFTER_MS);
            let since = others_done.map_or(silent, |done| done.min(silent));
            if now >= since && self.closed.is_none() {
                let again = now.since(since) / REMIND_EVERY_MS;
                late.push(LateTable {
                    at: *at,
                    since,
                    times: u32::try_from(again).unwrap_or(u32::MAX).saturating_add(1),
                    reason: if now >= silent { LateReason::Silent } else { LateReason::OthersDone },
                });
            }
        }
        late
    }

    /// When the time of a table is up; `None` if there is no limit, or if its match is not the current one (CLUB-56).
    #[must_use]
    pub fn time_up(&self, at: SheetId) -> Option<Moment> {
        let limit = self.evening.as_ref()?.setup().limit?;
        let more = self.tables.get(&at).map_or(0, |table| table.minutes);
        let began = self.begun_at.filter(|_| at.number == self.begun)?;
        Some(began.after((u64::from(limit) + u64::from(more)) * 60_000))
    }
}
