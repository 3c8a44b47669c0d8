//! Raising alerts and calls, and settling them.

use crate::live::{
    Alert, AlertCause, AlertState, Author, Call, CallReason, CallState, CheckedBy, EntryRefusal, LiveEvening,
    LogEntry, TEXT_CHARS_MAX,
};
use crate::text::{BadText, visible_line, visible_name};
use crate::{Player, SheetId};

impl LiveEvening {
    pub(crate) fn alert(&self, id: u32) -> Result<&Alert, EntryRefusal> {
        self.alerts.iter().find(|alert| alert.id == id).ok_or(EntryRefusal::Nothing)
    }

    fn alert_mut(&mut self, id: u32) -> Result<&mut Alert, EntryRefusal> {
        self.alerts.iter_mut().find(|alert| alert.id == id).ok_or(EntryRefusal::Nothing)
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

    /// Raises an alert, unless the same one waits already. Two objections are never the same: not every reader is shown who objects.
    pub(crate) fn raise(&mut self, entry: &LogEntry, at: SheetId, about: AlertCause) {
        let is_same = |alert: &Alert| alert.about == about && !matches!(about, AlertCause::Objection { .. });
        let waits = |alert: &Alert| alert.at == at && alert.state != AlertState::Settled;
        if self.alerts.iter().any(|alert| waits(alert) && is_same(alert)) {
            return;
        }
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

    pub(crate) fn check_not_waiting(&self, at: SheetId) -> Result<(), EntryRefusal> {
        self.waiting(at).map_or(Ok(()), |alert| Err(EntryRefusal::Waiting { alert }))
    }

    /// The scorekeeper says whether there is an error. Once there is, only the organiser says otherwise (CLUB-81).
    pub(crate) fn answer(&mut self, entry: &LogEntry, id: u32, is_error: bool) -> Result<(), EntryRefusal> {
        let alert = self.alert_mut(id)?;
        match alert.state {
            AlertState::Settled => Err(EntryRefusal::Nothing),
            AlertState::Confirmed if !is_error && entry.by != Author::Organiser => {
                Err(EntryRefusal::Waiting { alert: id })
            }
            _ => {
                alert.state = if is_error { AlertState::Confirmed } else { AlertState::Denied };
                Ok(())
            }
        }
    }

    /// A player objects to a round that stands, or to the end where only that is known.
    pub(crate) fn object(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        number: u16,
        text: &str,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        let by = entry.by.player();
        // Readers who are not shown the text fold it empty.
        let text = if checked_by == CheckedBy::Here {
            self.checked_objection(at, by, number, text)?
        } else {
            text.to_owned()
        };
        self.raise(entry, at, AlertCause::Objection { by, number, text });
        Ok(())
    }

    /// An objection that can be raised: it says something, the round is there, and the player does not object to it already.
    fn checked_objection(
        &self,
        at: SheetId,
        by: Player,
        number: u16,
        text: &str,
    ) -> Result<String, EntryRefusal> {
        let rounds = self.sheet(at)?.rounds().len().max(1);
        if !(1..=rounds).contains(&usize::from(number)) {
            return Err(EntryRefusal::Nothing);
        }
        let own = |about: &AlertCause| matches!(about, AlertCause::Objection { by: other, number: round, .. } if (*other, *round) == (by, number));
        let waits =
            |alert: &&Alert| alert.at == at && alert.state != AlertState::Settled && own(&alert.about);
        match self.alerts.iter().find(waits) {
            Some(alert) => Err(EntryRefusal::Objected { alert: alert.id }),
            None => CheckedBy::Here.text(text),
        }
    }

    pub(crate) fn call(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        reason: CallReason,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        let by = entry.by.player();
        let waits = |call: &&Call| call.at == at && call.by == by && call.state != CallState::Done;
        if checked_by == CheckedBy::Here {
            self.check_begun(at)?;
            if let Some(call) = self.calls.iter().find(waits) {
                return Err(EntryRefusal::Called { call: call.id });
            }
        }
        let id = self.next_number();
        self.calls.push(Call { id, at, by, since: entry.at, reason, state: CallState::Open });
        Ok(())
    }

    pub(crate) fn attend(&mut self, id: u32, state: CallState) -> Result<(), EntryRefusal> {
        let call = self.calls.iter_mut().find(|call| call.id == id && call.state != CallState::Done);
        call.ok_or(EntryRefusal::Nothing)?.state = state;
        Ok(())
    }
}

impl CheckedBy {
    /// A text with something to see, on one line and not too long. What the server took is not judged again: it may have been taken by
    /// older rules.
    pub(crate) fn text(self, text: &str) -> Result<String, EntryRefusal> {
        self.or_as_it_is(visible_name(text, TEXT_CHARS_MAX), text)
    }

    /// The same for a reason, which may be empty.
    pub(crate) fn reason(self, why: &str) -> Result<String, EntryRefusal> {
        self.or_as_it_is(visible_line(why, TEXT_CHARS_MAX), why)
    }

    fn or_as_it_is(self, tidy: Result<String, BadText>, text: &str) -> Result<String, EntryRefusal> {
        match tidy {
            Err(_) if self == Self::Server => Ok(text.chars().take(TEXT_CHARS_MAX).collect()),
            tidy => tidy.map_err(|bad| EntryRefusal::BadText { max: TEXT_CHARS_MAX, bad }),
        }
    }
}
