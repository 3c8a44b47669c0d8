//! Looks up a table: its sheet, and whether its match has begun or is confirmed.

use crate::live::{EntryRefusal, LiveEvening};
use crate::{Sheet, SheetId};

impl LiveEvening {
    /// The sheet of a table; an empty one before the first entry.
    pub(crate) fn sheet(&self, at: SheetId) -> Result<Sheet, EntryRefusal> {
        let evening = self.open()?;
        Ok(match evening.sheet(at) {
            Some(sheet) => sheet.clone(),
            None => evening.empty_sheet(at)?,
        })
    }

    pub(crate) fn check_begun(&self, at: SheetId) -> Result<(), EntryRefusal> {
        self.open()?.plan(at)?;
        if at.number > self.begun { Err(EntryRefusal::NotBegun { number: at.number }) } else { Ok(()) }
    }

    pub(crate) fn is_confirmed(&self, at: SheetId) -> bool {
        self.tables.get(&at).is_some_and(|table| table.confirmed.is_some())
    }

    /// Checks that the match has begun and that its result at this table is not confirmed.
    pub(crate) fn check_unconfirmed(&self, at: SheetId) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        if self.is_confirmed(at) { Err(EntryRefusal::Confirmed { at }) } else { Ok(()) }
    }

    /// The tables of a match.
    pub(crate) fn tables_of(&self, number: u16) -> Vec<SheetId> {
        let Some(evening) = &self.evening else { return Vec::new() };
        evening.all_tables().filter(|at| at.number == number).collect()
    }
}
