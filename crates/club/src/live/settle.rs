//! Settling an alert (CLUB-82).

use crate::live::correct::Filled;
use crate::live::{AlertSettlement, AlertState, CheckedBy, EntryRefusal, LiveEvening, LogEntry};

impl LiveEvening {
    /// Settles an alert. The organiser may suspend the player who entered the score. If the match goes on, the table then has
    /// no scorekeeper, and its phones ask who takes over.
    pub(crate) fn settle(
        &mut self,
        entry: &LogEntry,
        id: u32,
        how: &AlertSettlement,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        let alert = self.alert(id)?;
        // In a log of version 0.1, a correction did not settle the alert that it answers, so this entry may follow one.
        if alert.state == AlertState::Settled && checked_by == CheckedBy::Here {
            return Err(EntryRefusal::NotFound);
        }
        let (at, was_confirmed) = (alert.at, self.is_confirmed(alert.at));
        let acting = match how {
            // The match is played again, so its scorekeeper is suspended even if the result was confirmed.
            AlertSettlement::Annul { .. } => self.acting_scorekeeper_even_if_confirmed(at),
            _ => self.acting_scorekeeper(at),
        };
        match how {
            AlertSettlement::Dismiss => {}
            AlertSettlement::Correct { result, why, was, .. } => {
                let why = checked_by.reason(why)?;
                match self.fill(entry, at, result, was.as_ref(), &why, checked_by)? {
                    Filled::Replaced => {}
                    Filled::Contradicted => return Ok(()),
                }
            }
            AlertSettlement::Stop { lot, .. } => self.stop(entry, at, *lot)?,
            AlertSettlement::Annul { scorekeeper, why, suspend } => {
                if checked_by == CheckedBy::Here && *suspend && acting == Some(*scorekeeper) {
                    return Err(EntryRefusal::Suspended { player: *scorekeeper });
                }
                self.annul(entry, at, &checked_by.reason(why)?, checked_by)?;
                self.name_scorekeeper(entry, at, *scorekeeper, checked_by)?;
            }
        }
        if how.suspends() {
            // An annulled match has a new scorekeeper. A match that is over needs none, and its sheet still says who kept the score.
            let is_over = was_confirmed || self.sheet(at)?.outcome().is_some();
            if !matches!(how, AlertSettlement::Annul { .. }) && !is_over {
                self.remove_scorekeeper(at)?;
            }
            self.tables.entry(at).or_default().suspended.extend(acting);
        }
        // A new result settles all alerts of the table.
        for alert in self
            .alerts
            .iter_mut()
            .filter(|alert| alert.id == id || (*how != AlertSettlement::Dismiss && alert.at == at))
        {
            alert.state = AlertState::Settled;
            self.corrected.remove(&alert.id);
        }
        Ok(())
    }
}
