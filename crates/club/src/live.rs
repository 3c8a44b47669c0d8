//! An evening in progress: who may enter what, what waits for whom, and what is late.
//!
//! [`LiveEvening`] is a fold over [`LogEntry`]s in the order in which they were taken. The server, an organiser's device without a network
//! and a scorekeeper's phone run the same fold, so they agree on everything that they know. [`LiveEvening::take`] decides whether an entry
//! is taken; one that is refused changes nothing. [`LiveEvening::replay`] folds what the server has taken, and decides nothing: readers are
//! not shown all that rights hang on. An entry that arrives again is known, and one that contradicts what stands is held as an
//! alert, never merged (CLUB-98).

mod alert;
mod alerts;
mod apply;
mod clock;
mod command;
mod keeper;
mod lookup;
mod privacy;
mod refusal;
mod rights;
mod score;
mod settle;
mod table;
mod view;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

pub use {
    alert::{Alert, AlertCause, AlertState, Announcement, Call},
    clock::{LateTable, REMIND_AFTER_MS, REMIND_EVERY_MS, UNDO_MS, WARN_MS},
    command::{
        AlertSettlement, Author, CallReason, CallState, Customs, EnteredSheet, EveningCommand, LogEntry,
        PlayerCourtesies,
    },
    privacy::{Audience, entries_seen_by},
    refusal::EntryRefusal,
    view::{ClubRoundView, ClubSeatView, ClubTableView, EveningPhase, EveningView, TableState},
};

use crate::limits::{CORRECTED_CHARS_MAX, REASON_CHARS_MAX, STOOD_CHARS_MAX};
use crate::{Courtesy, Evening, Moment, Player, SheetId};
use boneyard_ids::DeviceId;
use table::Table;

/// The longest text a person may write in an evening, in characters.
pub const TEXT_CHARS_MAX: usize = REASON_CHARS_MAX;

/// The most that one correction writes in the log: what it was, both sheets with all their rounds, and the reason.
const NOTED_CHARS_MAX: usize = CORRECTED_CHARS_MAX + 2 * STOOD_CHARS_MAX + REASON_CHARS_MAX;

/// An evening in progress.
#[derive(Clone, Debug, Default)]
pub struct LiveEvening {
    evening: Option<Evening>,
    customs: Customs,
    /// When it was opened.
    opened: Option<Moment>,
    /// The match being played; 0 before the first.
    begun: u16,
    begun_at: Option<Moment>,
    /// When each match began.
    beginnings: BTreeMap<u16, Moment>,
    tables: BTreeMap<SheetId, Table>,
    alerts: Vec<Alert>,
    calls: Vec<Call>,
    announcements: Vec<Announcement>,
    closed: Option<Moment>,
    /// When the last entry was taken.
    last_entry_at: Option<Moment>,
    known: BTreeSet<(DeviceId, u32)>,
    /// Alerts, calls and announcements are numbered together.
    numbered: u32,
}

/// Who decides whether an entry is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CheckedBy {
    /// This fold.
    Here,
    /// The server, which has taken it.
    Server,
}

/// What became of an entry that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Applied {
    /// It changed the evening, or was already so.
    New,
    /// The same entry had arrived before; it need not be kept again.
    Again,
}

impl LiveEvening {
    /// An evening that has not been opened.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The evening; `None` before it was opened.
    #[must_use]
    pub const fn evening(&self) -> Option<&Evening> {
        self.evening.as_ref()
    }

    /// The evening with those results that the organiser has confirmed: others do not count yet (CLUB-53).
    #[must_use]
    pub fn published(&self) -> Option<Evening> {
        Some(self.evening.as_ref()?.only(|at| self.is_confirmed(at)))
    }

    /// The match being played; 0 before the first.
    #[must_use]
    pub const fn begun(&self) -> u16 {
        self.begun
    }

    /// When it was closed, if it was.
    #[must_use]
    pub const fn closed(&self) -> Option<Moment> {
        self.closed
    }

    /// When the last entry was taken.
    #[must_use]
    pub const fn last_entry_at(&self) -> Option<Moment> {
        self.last_entry_at
    }

    /// Decides whether an entry is taken, and takes it.
    ///
    /// # Errors
    /// Why it is not taken; then nothing has changed.
    pub fn take(&mut self, entry: &LogEntry) -> Result<Applied, EntryRefusal> {
        self.fold(entry, CheckedBy::Here)
    }

    /// Whether an entry of this device and number was taken before.
    #[must_use]
    pub fn knows(&self, entry: &LogEntry) -> bool {
        self.known.contains(&(entry.device.clone(), entry.n))
    }

    /// Takes an entry that the server has taken. Rights are not checked again: they may hang on what this reader is not shown.
    ///
    /// # Errors
    /// The entry makes no sense here; then nothing has changed.
    pub fn replay(&mut self, entry: &LogEntry) -> Result<Applied, EntryRefusal> {
        self.fold(entry, CheckedBy::Server)
    }

    fn fold(&mut self, entry: &LogEntry, checked_by: CheckedBy) -> Result<Applied, EntryRefusal> {
        if self.knows(entry) {
            return Ok(Applied::Again);
        }
        if checked_by == CheckedBy::Here {
            self.check_rights(entry)?;
            self.check_correction_fits(&entry.command)?;
        }
        let entry = self.not_too_early(entry);
        self.apply(&entry, checked_by)?;
        self.known.insert((entry.device.clone(), entry.n));
        self.last_entry_at = Some(self.last_entry_at.map_or(entry.at, |last| last.max(entry.at)));
        Ok(Applied::New)
    }

    /// The entry, done no earlier than what it is about began: a device whose clock is behind must not make a table late since then.
    fn not_too_early<'a>(&self, entry: &'a LogEntry) -> Cow<'a, LogEntry> {
        let began = entry.command.sheet().and_then(|at| self.beginnings.get(&at.number)).copied();
        match began.or(self.opened) {
            Some(began) if entry.at < began => Cow::Owned(LogEntry { at: began, ..entry.clone() }),
            _ => Cow::Borrowed(entry),
        }
    }

    /// On a device without a network: goes on as though the organiser had begun this match, since the people at the table were
    /// told so. What is entered then is judged again when it arrives.
    pub fn assume_begun(&mut self, number: u16) {
        let last = self.evening.as_ref().map_or(0, |evening| evening.schedule().len());
        self.begun = self.begun.max(number.min(last));
    }

    /// What is done at the tables for a player.
    pub(crate) fn courtesies_of(&self, player: Player) -> Vec<Courtesy> {
        self.evening.as_ref().map(|evening| evening.courtesies_of(player)).unwrap_or_default()
    }

    /// Whether the log can take what an act may write there. A correction is noted after it was made, and must not be refused then.
    fn check_correction_fits(&self, command: &EveningCommand) -> Result<(), EntryRefusal> {
        let why = match command {
            EveningCommand::Keeper { .. } => "",
            EveningCommand::Change { why, .. }
            | EveningCommand::Result { why, .. }
            | EveningCommand::Withdraw { why, .. } => why,
            EveningCommand::Settle {
                how: AlertSettlement::Correct { why, .. } | AlertSettlement::Annul { why, .. },
                ..
            } => why,
            _ => return Ok(()),
        };
        let Some(evening) = &self.evening else { return Ok(()) };
        let why = CheckedBy::Here.reason(why)?;
        Ok(evening.check_correction_fits(&why, NOTED_CHARS_MAX)?)
    }

    fn open(&self) -> Result<&Evening, EntryRefusal> {
        self.evening.as_ref().ok_or(EntryRefusal::NotOpen)
    }

    fn open_mut(&mut self) -> Result<&mut Evening, EntryRefusal> {
        self.evening.as_mut().ok_or(EntryRefusal::NotOpen)
    }

    fn next_number(&mut self) -> u32 {
        self.numbered += 1;
        self.numbered
    }
}
