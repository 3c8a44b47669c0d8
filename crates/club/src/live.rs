//! An evening in progress: who may enter what, which alerts are open, and which tables are late.
//!
//! [`LiveEvening`] is a fold over [`LogEntry`]s in their accepted order. The server, an organiser's device without a network and a
//! scorekeeper's phone run the same fold, so they reach the same state.
//!
//! [`LiveEvening::take`] decides whether to accept an entry; a refused one changes nothing. [`LiveEvening::replay`] applies an
//! entry that the server has accepted, and does not check rights again: readers are not shown everything that rights depend on.
//!
//! A repeated entry is recognised. An entry that contradicts the sheet becomes an alert and is never merged (CLUB-98).

mod alert;
mod alerts;
mod apply;
mod call;
mod clock;
mod command;
mod correct;
mod lookup;
mod online;
mod online_play;
mod privacy;
mod refusal;
mod rights;
mod score;
mod scorekeeper;
mod settle;
mod table;
mod view;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

pub use {
    alert::{Alert, AlertCause, AlertState, LateRound},
    call::{Announcement, Call, CallReason, CallState},
    clock::{LateReason, LateTable, REMIND_AFTER_MS, REMIND_EVERY_MS, UNDO_MS},
    command::{
        AlertSettlement, Author, EnteredSheet, EveningCommand, EveningOptions, LogEntry, PlayerCourtesies,
    },
    online::{OnlineTable, is_table_device, table_device},
    online_play::OnlinePlay,
    privacy::{Audience, Companions, entries_seen_by},
    refusal::EntryRefusal,
    table::StoppedBy,
    view::{ClubRoundView, ClubSeatView, ClubTableView, EveningPhase, EveningView, TableState},
};

use crate::limits::{CORRECTED_CHARS_MAX, REASON_CHARS_MAX, VALUE_CHARS_MAX};
use crate::{Courtesy, Evening, Moment, Player, SheetId};
use boneyard_ids::DeviceId;
use table::Table;

/// The longest text a person may write in an evening, in characters.
pub const TEXT_CHARS_MAX: usize = REASON_CHARS_MAX;

/// The most characters of one correction in the log: the item, both values and the reason.
const CORRECTION_CHARS_MAX: usize = CORRECTED_CHARS_MAX + 2 * VALUE_CHARS_MAX + REASON_CHARS_MAX;

/// An evening in progress.
#[derive(Clone, Debug, Default)]
pub struct LiveEvening {
    evening: Option<Evening>,
    options: EveningOptions,
    /// How the tables are played online; `None` at real tables.
    online: Option<OnlinePlay>,
    opened: Option<Moment>,
    /// The match being played; 0 before the first.
    begun: u16,
    /// When that match began.
    begun_at: Option<Moment>,
    /// When each match began.
    match_begun_at: BTreeMap<u16, Moment>,
    tables: BTreeMap<SheetId, Table>,
    alerts: Vec<Alert>,
    /// The alerts that a correction has settled, by id. If the same alert is raised again, it opens again under its id. So the ids of
    /// later alerts and calls do not depend on corrections, as in version 0.1.
    corrected: BTreeSet<u32>,
    calls: Vec<Call>,
    announcements: Vec<Announcement>,
    /// Players who take part without a phone.
    without_phone: BTreeSet<Player>,
    closed: Option<Moment>,
    /// What the organiser said at closing about seasons.
    counts: Option<bool>,
    /// Whether the organiser discarded the evening. It is then closed too.
    discarded: bool,
    /// When the last accepted entry was made.
    last_entry_at: Option<Moment>,
    /// The device and number of each accepted entry.
    accepted: BTreeSet<(DeviceId, u32)>,
    /// The last id given to an alert, a call or an announcement.
    last_id: u32,
}

/// Who checks an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CheckedBy {
    /// This fold checks it.
    Here,
    /// The server has checked and accepted it.
    Server,
}

/// The effect of an accepted entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Applied {
    /// The entry is new.
    New,
    /// The same entry arrived before. It need not be stored again.
    Repeated,
}

impl LiveEvening {
    /// An evening that has not been opened.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The evening with all results entered, confirmed or not; `None` before it is opened.
    #[must_use]
    pub const fn evening(&self) -> Option<&Evening> {
        self.evening.as_ref()
    }

    /// The evening with only the results that the organiser has confirmed. Other results do not count yet (CLUB-53).
    #[must_use]
    pub fn published(&self) -> Option<Evening> {
        Some(self.evening.as_ref()?.with_sheets(|at| self.is_confirmed(at)))
    }

    /// The match being played; 0 before the first.
    #[must_use]
    pub const fn begun(&self) -> u16 {
        self.begun
    }

    /// When the evening was closed; `None` while it is open.
    #[must_use]
    pub const fn closed(&self) -> Option<Moment> {
        self.closed
    }

    /// Whether the organiser discarded the evening, so that lists leave it out.
    #[must_use]
    pub const fn is_discarded(&self) -> bool {
        self.discarded
    }

    /// Whether the evening counts in the club's seasons: if it is closed, as the organiser said, or else if every match was played.
    /// Without a confirmed result it never counts.
    #[must_use]
    pub fn counts(&self) -> bool {
        let Some(published) = self.published().filter(|_| self.closed.is_some()) else { return false };
        published.sheets().next().is_some() && self.counts.unwrap_or_else(|| published.is_final())
    }

    /// When the last accepted entry was made.
    #[must_use]
    pub const fn last_entry_at(&self) -> Option<Moment> {
        self.last_entry_at
    }

    /// Checks an entry and applies it.
    ///
    /// ```
    /// use boneyard_club::Moment;
    /// use boneyard_club::live::{Applied, Author, EveningOptions, EntryRefusal, EveningCommand, LiveEvening, LogEntry};
    ///
    /// let mut live = LiveEvening::new();
    /// let entry = |n, command| LogEntry {
    ///     device: "organiser".into(),
    ///     n,
    ///     at: Moment(1_000),
    ///     by: Author::Organiser,
    ///     command,
    /// };
    /// let file = "evening 1\nname \"Friday\"\nplayers 4 published\n".to_owned();
    /// let open = entry(1, EveningCommand::Open { file, options: EveningOptions::default(), courtesies: Vec::new() });
    /// assert_eq!(live.take(&open), Ok(Applied::New));
    /// assert_eq!(live.take(&open), Ok(Applied::Repeated), "the same entry has no further effect");
    /// assert_eq!(live.take(&entry(2, EveningCommand::Begin { number: 2 })), Err(EntryRefusal::NotNext { next: 1 }));
    /// ```
    ///
    /// # Errors
    /// The entry is refused; then nothing has changed.
    pub fn take(&mut self, entry: &LogEntry) -> Result<Applied, EntryRefusal> {
        self.fold(entry, CheckedBy::Here)
    }

    /// Whether an entry of this device with this number was accepted before.
    #[must_use]
    pub fn has_entry(&self, entry: &LogEntry) -> bool {
        self.accepted.contains(&(entry.device.clone(), entry.n))
    }

    /// Applies an entry that the server has accepted. Rights are not checked again: they may depend on facts that this reader is
    /// not shown.
    ///
    /// # Errors
    /// The entry does not fit the state of this evening; then nothing has changed.
    pub fn replay(&mut self, entry: &LogEntry) -> Result<Applied, EntryRefusal> {
        self.fold(entry, CheckedBy::Server)
    }

    fn fold(&mut self, entry: &LogEntry, checked_by: CheckedBy) -> Result<Applied, EntryRefusal> {
        if self.has_entry(entry) {
            return Ok(Applied::Repeated);
        }
        if checked_by == CheckedBy::Here {
            self.check_rights(entry)?;
            self.check_correction_fits(&entry.command)?;
        }
        let entry = self.not_before_match(entry);
        self.apply(&entry, checked_by)?;
        self.accepted.insert((entry.device.clone(), entry.n));
        self.last_entry_at = Some(self.last_entry_at.map_or(entry.at, |last| last.max(entry.at)));
        Ok(Applied::New)
    }

    /// The entry with its time moved forward to the start of its match, or to the opening of the evening if it names no
    /// match that has begun. Otherwise a device with a slow clock could make a table late.
    fn not_before_match<'a>(&self, entry: &'a LogEntry) -> Cow<'a, LogEntry> {
        let began = entry.command.sheet().and_then(|at| self.match_begun_at.get(&at.number)).copied();
        match began.or(self.opened) {
            Some(began) if entry.at < began => Cow::Owned(LogEntry { at: began, ..entry.clone() }),
            _ => Cow::Borrowed(entry),
        }
    }

    /// For a device without a network: begins a match that the organiser has announced at the table. The server checks the entries
    /// of this match when they arrive.
    pub fn assume_begun(&mut self, number: u16) {
        let last = self.evening.as_ref().map_or(0, |evening| evening.schedule().len());
        self.begun = self.begun.max(number.min(last));
    }

    /// The courtesies for a player at a table.
    pub(crate) fn courtesies_at(&self, at: SheetId, player: Player) -> Vec<Courtesy> {
        self.evening.as_ref().map(|evening| evening.courtesies_at(at, player)).unwrap_or_default()
    }

    /// Checks that the log has room for the correction that a command makes. A correction is logged after it is applied, and must
    /// not fail then.
    fn check_correction_fits(&self, command: &EveningCommand) -> Result<(), EntryRefusal> {
        let why = match command {
            EveningCommand::NameScorekeeper { .. } => "",
            EveningCommand::Change { why, .. }
            | EveningCommand::Result { why, .. }
            | EveningCommand::Withdraw { why, .. }
            | EveningCommand::Annul { why, .. } => why,
            EveningCommand::Settle {
                how: AlertSettlement::Correct { why, .. } | AlertSettlement::Annul { why, .. },
                ..
            } => why,
            _ => return Ok(()),
        };
        let Some(evening) = &self.evening else { return Ok(()) };
        let why = CheckedBy::Here.reason(why)?;
        Ok(evening.check_correction_fits(&why, CORRECTION_CHARS_MAX)?)
    }

    fn open(&self) -> Result<&Evening, EntryRefusal> {
        self.evening.as_ref().ok_or(EntryRefusal::NotOpen)
    }

    fn open_mut(&mut self) -> Result<&mut Evening, EntryRefusal> {
        self.evening.as_mut().ok_or(EntryRefusal::NotOpen)
    }

    fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }
}
