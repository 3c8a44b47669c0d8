//! Raising alerts and calls, and settling them.

use crate::SheetId;
use crate::live::act::CallReason;
use crate::live::{
    Alert, AlertState, Call, CallState, Entry, Live, Oddity, Refusal, Settlement, TEXT_CHARS_MAX,
};

impl Live {
    pub(crate) fn alert(&self, id: u32) -> Result<&Alert, Refusal> {
        self.alerts.iter().find(|alert| alert.id == id).ok_or(Refusal::Nothing)
    }

    fn alert_mut(&mut self, id: u32) -> Result<&mut Alert, Refusal> {
        self.alerts.iter_mut().find(|alert| alert.id == id).ok_or(Refusal::Nothing)
    }

    /// Alerts, as they were raised.
    #[must_use]
    pub fn alerts(&self) -> &[Alert] {
        &self.alerts
    }

    /// Calls, as they were made.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    pub(crate) fn raise(&mut self, entry: &Entry, at: SheetId, about: Oddity) {
        let id = self.next_number();
        self.alerts.push(Alert { id, at, raised: entry.at, about, state: AlertState::Open });
    }

    /// An alert that the scorekeeper confirmed: entry at the table waits for the organiser.
    pub(crate) fn waiting(&self, at: SheetId) -> Option<u32> {
        self.alerts
            .iter()
            .find(|alert| alert.at == at && alert.state == AlertState::Confirmed)
            .map(|alert| alert.id)
    }

    pub(crate) fn check_not_waiting(&self, at: SheetId) -> Result<(), Refusal> {
        self.waiting(at).map_or(Ok(()), |alert| Err(Refusal::Waiting { alert }))
    }

    pub(crate) fn answer(&mut self, id: u32, is_error: bool) -> Result<(), Refusal> {
        let alert = self.alert_mut(id)?;
        if alert.state == AlertState::Settled {
            return Err(Refusal::Nothing);
        }
        alert.state = if is_error { AlertState::Confirmed } else { AlertState::Denied };
        Ok(())
    }

    pub(crate) fn object(
        &mut self,
        entry: &Entry,
        at: SheetId,
        number: u16,
        text: &str,
    ) -> Result<(), Refusal> {
        self.check_begun(at)?;
        let text = checked_text(text)?;
        self.raise(entry, at, Oddity::Objection { by: entry.by.player(), number, text });
        Ok(())
    }

    /// The organiser says how an alert ends (CLUB-82). Whoever kept the score is suspended unless there was no error.
    pub(crate) fn settle(&mut self, entry: &Entry, id: u32, how: &Settlement) -> Result<(), Refusal> {
        let alert = self.alert(id)?;
        if alert.state == AlertState::Settled {
            return Err(Refusal::Nothing);
        }
        let at = alert.at;
        let kept = match how {
            // It is played again, so whoever kept the score is still to be suspended once the end was confirmed.
            Settlement::Annul { .. } => self.pencil(at),
            _ => self.writer(at),
        };
        match how {
            Settlement::Dismiss => {}
            Settlement::Correct { result, why } => self.fill(entry, at, result, why)?,
            Settlement::Stop { lot } => self.stop(entry, at, *lot)?,
            Settlement::Annul { keeper, why } => {
                if kept == Some(*keeper) {
                    return Err(Refusal::Suspended { player: *keeper });
                }
                self.annul(entry, at, why)?;
                self.name_keeper(entry, at, *keeper)?;
            }
        }
        if *how != Settlement::Dismiss
            && let Some(kept) = kept
        {
            self.tables.entry(at).or_default().suspended.insert(kept);
        }
        // What is settled for the table is settled for all that was odd about it.
        for alert in self
            .alerts
            .iter_mut()
            .filter(|alert| alert.id == id || (*how != Settlement::Dismiss && alert.at == at))
        {
            alert.state = AlertState::Settled;
        }
        Ok(())
    }

    pub(crate) fn call(&mut self, entry: &Entry, at: SheetId, reason: CallReason) -> Result<(), Refusal> {
        self.open()?.plan(at)?;
        let id = self.next_number();
        let by = entry.by.player();
        self.calls.push(Call { id, at, by, since: entry.at, reason, state: CallState::Open });
        Ok(())
    }

    pub(crate) fn attend(&mut self, id: u32, state: CallState) -> Result<(), Refusal> {
        let call = self.calls.iter_mut().find(|call| call.id == id && call.state != CallState::Done);
        call.ok_or(Refusal::Nothing)?.state = state;
        Ok(())
    }
}

/// A text with something to see, not too long.
pub(crate) fn checked_text(text: &str) -> Result<String, Refusal> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = !text.is_empty() && text.chars().count() <= TEXT_CHARS_MAX;
    if fits { Ok(text) } else { Err(Refusal::BadText { max: TEXT_CHARS_MAX }) }
}
