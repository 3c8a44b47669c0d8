//! Settling an alert (CLUB-82).

use crate::live::{AlertSettlement, AlertState, CheckedBy, EntryRefusal, LiveEvening, LogEntry};

impl LiveEvening {
    /// Settles an alert. If there was an error, the player who entered the score is suspended.
    pub(crate) fn settle(
        &mut self,
        entry: &LogEntry,
        id: u32,
        how: &AlertSettlement,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        let alert = self.alert(id)?;
        if alert.state == AlertState::Settled {
            return Err(EntryRefusal::NotFound);
        }
        let at = alert.at;
        let writer = match how {
            // The match is played again, so its scorekeeper is suspended even if the result was confirmed.
            AlertSettlement::Annul { .. } => self.writer_even_if_confirmed(at),
            _ => self.writer(at),
        };
        match how {
            AlertSettlement::Dismiss => {}
            AlertSettlement::Correct { result, why } => {
                self.fill(entry, at, result, &checked_by.reason(why)?, checked_by)?
            }
            AlertSettlement::Stop { lot } => self.stop(entry, at, *lot)?,
            AlertSettlement::Annul { scorekeeper, why } => {
                if checked_by == CheckedBy::Here && writer == Some(*scorekeeper) {
                    return Err(EntryRefusal::Suspended { player: *scorekeeper });
                }
                self.annul(entry, at, &checked_by.reason(why)?, checked_by)?;
                self.name_scorekeeper(entry, at, *scorekeeper, checked_by)?;
            }
        }
        if *how != AlertSettlement::Dismiss
            && let Some(writer) = writer
        {
            self.tables.entry(at).or_default().suspended.insert(writer);
        }
        // A new result settles all alerts of the table.
        for alert in self
            .alerts
            .iter_mut()
            .filter(|alert| alert.id == id || (*how != AlertSettlement::Dismiss && alert.at == at))
        {
            alert.state = AlertState::Settled;
        }
        Ok(())
    }
}
