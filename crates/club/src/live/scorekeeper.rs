//! Naming the scorekeeper of a table, and the pair that must agree to a result.

use crate::live::{CheckedBy, EntryRefusal, LiveEvening, LogEntry};
use crate::{Pair, Player, SheetId};

impl LiveEvening {
    /// Names the scorekeeper. Once the result is confirmed, a scorekeeper can be named but not replaced.
    pub(crate) fn name_scorekeeper(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        player: Player,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        if checked_by == CheckedBy::Here && self.is_suspended(player, at) {
            return Err(EntryRefusal::Suspended { player });
        }
        let named = self.tables.get(&at).and_then(|table| table.scorekeeper);
        if self.is_confirmed(at) && named.is_some_and(|named| named != player) {
            return Err(EntryRefusal::Confirmed { at });
        }
        let removed = self.tables.get(&at).and_then(|table| table.removed);
        let before = self.open()?.scorekeeper(at).or(removed);
        let scorekeeper_before = self.acting_scorekeeper_even_if_confirmed(at);
        self.open_mut()?.set_scorekeeper(at, player)?;
        let table = self.tables.entry(at).or_default();
        table.replaced.extend(scorekeeper_before);
        (table.scorekeeper, table.last_entry_at) = (Some(player), Some(entry.at));
        match before.filter(|before| *before != player) {
            None => Ok(()),
            Some(before) => {
                let what = format!("match {} table {} scorer", at.number, at.table);
                self.log(entry, what, before.to_string(), player.to_string(), "")
            }
        }
    }

    /// Removes the scorekeeper of a table, until a player names the next one.
    pub(crate) fn remove_scorekeeper(&mut self, at: SheetId) -> Result<(), EntryRefusal> {
        let scorekeeper_before = self.acting_scorekeeper_even_if_confirmed(at);
        let removed = self.open_mut()?.remove_scorekeeper(at);
        let table = self.tables.entry(at).or_default();
        table.replaced.extend(scorekeeper_before);
        (table.scorekeeper, table.removed) = (None, removed.or(table.removed));
        Ok(())
    }

    /// The pair that must agree to a result: the opponents of the player who entered it. If the organiser entered it, the opponents
    /// of the scorekeeper.
    pub(crate) fn asked_to_agree(&self, at: SheetId) -> Result<Option<Pair>, EntryRefusal> {
        let pairing = self.open()?.plan(at)?.pairing;
        let entered_by =
            self.tables.get(&at).and_then(|table| table.result_by).or_else(|| self.acting_scorekeeper(at));
        Ok(entered_by.and_then(|player| pairing.pair_of(player)).map(Pair::other))
    }
}
