//! Changing a sheet: correcting rounds, stopping a match, entering a whole sheet, annulling it.

use crate::live::command::{EnteredSheet, LogEntry};
use crate::live::{AlertCause, Author, CheckedBy, EntryRefusal, LiveEvening, StoppedBy};
use crate::{Correction, Pair, Round, Sheet, SheetId, SheetScore, Stop};

/// The effect of a sheet that the organiser entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Filled {
    /// It is the sheet of the table now.
    Replaced,
    /// The sheet has changed since the organiser read it. It stays, and an alert shows both.
    Contradicted,
}

impl LiveEvening {
    /// Corrects a round on the sheet, or removes the last one (CLUB-54).
    pub(crate) fn change(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        number: u16,
        (old, new): (Round, Option<Round>),
        why: &str,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        let sheet = self.sheet(at)?;
        let mut rounds = sheet.rounds().to_vec();
        let place = usize::from(number).wrapping_sub(1);
        match rounds.get(place) {
            Some(recorded) if *recorded == old => {}
            // Another device changed or removed the round, or it never existed.
            _ => return Err(EntryRefusal::ValueChanged),
        }
        let is_last = place + 1 == rounds.len();
        if entry.by != Author::Organiser {
            self.check_unconfirmed(at)?;
            self.check_not_waiting(at)?;
            if !is_last {
                return Err(EntryRefusal::NotLast);
            }
        } else if self.is_confirmed(at) {
            checked_by.check_reason(why)?;
        }
        match new {
            Some(new) => rounds[place] = new,
            None if is_last => {
                rounds.pop();
            }
            None => return Err(EntryRefusal::NotLast),
        }
        let changed = rebuilt(&sheet, &rounds)?;
        let ends = changed.outcome().is_some();
        if self.is_confirmed(at) && !ends {
            return Err(EntryRefusal::NotOver { at });
        }
        let outcome_changed = ends && changed.outcome() != sheet.outcome() && !self.is_confirmed(at);
        self.put(entry, at, changed)?;
        self.tables.entry(at).or_default().last_round = None;
        if new != Some(old) {
            self.settle_corrected(at, |about| about.is_about_round(number));
        }
        let what = format!("match {} table {} round {number}", at.number, at.table);
        let new = new.map(|round| round.to_string()).unwrap_or_default();
        self.log(entry, what, old.to_string(), new, why)?;
        if outcome_changed {
            self.raise(entry, at, AlertCause::CorrectedEnd { number });
        }
        Ok(())
    }

    /// Stops a match below the target.
    pub(crate) fn stop(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        lot: Option<Pair>,
    ) -> Result<(), EntryRefusal> {
        self.check_unconfirmed(at)?;
        if entry.by != Author::Organiser {
            self.check_not_waiting(at)?;
            // Only the organiser draws lots (CLUB-59).
            if lot.is_some() {
                return Err(EntryRefusal::NotOrganiser);
            }
            if self.time_up(at).is_none_or(|up| entry.at < up) {
                return Err(EntryRefusal::TimeNotUp);
            }
        }
        let mut sheet = self.sheet(at)?;
        sheet.stop(lot)?;
        let is_time_up = self.time_up(at).is_some_and(|up| entry.at >= up);
        let is_stopped = sheet.stopped().is_some();
        self.put(entry, at, sheet)?;
        let by = if is_time_up { StoppedBy::Time } else { StoppedBy::Organiser };
        self.tables.entry(at).or_default().stopped_by = is_stopped.then_some(by);
        Ok(())
    }

    /// The organiser enters or replaces a whole sheet. If the sheet is not the one on which the new one is based, an alert shows
    /// both to the organisers, who decide.
    pub(crate) fn fill(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        filled: &EnteredSheet,
        was: Option<&EnteredSheet>,
        why: &str,
        checked_by: CheckedBy,
    ) -> Result<Filled, EntryRefusal> {
        self.check_begun(at)?;
        let before = self.sheet(at)?;
        let sheet = sheet_of(&before, filled)?;
        if self.is_confirmed(at) {
            if sheet.outcome().is_none() {
                return Err(EntryRefusal::NotOver { at });
            }
            checked_by.check_reason(why)?;
        }
        let (recorded, entered) = (EnteredSheet::of(&before), EnteredSheet::of(&sheet));
        if was.is_some_and(|was| *was != recorded) && entered != recorded {
            let (recorded, score) = (before.recorded(), sheet.recorded());
            self.raise(entry, at, AlertCause::OtherSheet { recorded, score, entered });
            return Ok(Filled::Contradicted);
        }
        let had_entries = !before.rounds().is_empty() || before.outcome().is_some();
        let (old, new) = (sheet_text(&before), sheet_text(&sheet));
        if matches!(filled.scored, SheetScore::Final { .. }) && !before.rounds().is_empty() {
            // A phone may still deliver the rest of the rounds.
            self.tables.entry(at).or_default().late_rounds = Some(rebuilt(&before, before.rounds())?);
        }
        self.put(entry, at, sheet)?;
        if had_entries && old != new {
            self.settle_corrected(at, |_| true);
            self.log(entry, format!("match {} table {}", at.number, at.table), old, new, why)?;
        }
        Ok(Filled::Replaced)
    }

    /// Annuls the sheet, so that the table plays the match again. A confirmed match needs a reason (CLUB-54).
    pub(crate) fn annul(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        why: &str,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        if at.number != self.begun {
            return Err(EntryRefusal::TooLate);
        }
        if self.is_confirmed(at) {
            checked_by.check_reason(why)?;
        }
        let before = self.sheet(at)?;
        self.open_mut()?.annul(at)?;
        let old = self.tables.remove(&at).unwrap_or_default();
        let table = self.tables.entry(at).or_default();
        (table.suspended, table.minutes, table.last_entry_at) = (old.suspended, old.minutes, Some(entry.at));
        let what = format!("match {} table {}", at.number, at.table);
        self.log(entry, what, sheet_text(&before), "annulled".to_owned(), why)
    }

    /// Adds a line to the evening's log of corrections.
    pub(crate) fn log(
        &mut self,
        entry: &LogEntry,
        what: String,
        old: String,
        new: String,
        why: &str,
    ) -> Result<(), EntryRefusal> {
        let line = Correction { at: entry.at, by: entry.by.player(), what, old, new, why: why.to_owned() };
        self.open_mut()?.note(line)?;
        Ok(())
    }
}

impl CheckedBy {
    /// A confirmed match is changed only with a reason (CLUB-54). Entries that the server has accepted are not checked:
    /// some readers are shown them without the reason.
    pub(crate) fn check_reason(self, why: &str) -> Result<(), EntryRefusal> {
        if self == Self::Here && why.trim().is_empty() { Err(EntryRefusal::NoReason) } else { Ok(()) }
    }
}

/// The same sheet with other rounds.
fn rebuilt(sheet: &Sheet, rounds: &[Round]) -> Result<Sheet, EntryRefusal> {
    let mut fresh = sheet.without_rounds();
    for round in rounds {
        fresh.add(*round)?;
    }
    Ok(fresh)
}

/// The sheet that the organiser entered. If it names no first leader, that of `before` stays.
fn sheet_of(before: &Sheet, filled: &EnteredSheet) -> Result<Sheet, EntryRefusal> {
    let mut sheet = match &filled.scored {
        SheetScore::Final { score } => before.with_final(*score, filled.stop)?,
        SheetScore::Rounds { rounds } => {
            let mut sheet = rebuilt(before, rounds)?;
            match filled.stop {
                None => {}
                Some(stop) => sheet.set_stop(stop)?,
            }
            sheet
        }
    };
    if let Some(first) = filled.first.or(before.first()) {
        sheet.set_first(first)?;
    }
    Ok(sheet)
}

/// A sheet as short text: `31:0 0:45` or `final 100:37`.
fn sheet_text(sheet: &Sheet) -> String {
    let mut text = match sheet.scored() {
        SheetScore::Final { score: [first, second] } => format!("final {first}:{second}"),
        SheetScore::Rounds { rounds } => rounds.iter().map(Round::to_string).collect::<Vec<_>>().join(" "),
    };
    match sheet.stopped() {
        None => {}
        Some(Stop::Ahead) => text.push_str(" stopped"),
        Some(Stop::Lot { winner }) => text.push_str(&format!(" lot {}", winner.index() + 1)),
        Some(Stop::Absent { pair }) => text.push_str(&format!(" absent {}", pair.index() + 1)),
        Some(Stop::Expelled { pair }) => text.push_str(&format!(" expelled {}", pair.index() + 1)),
    }
    text
}
