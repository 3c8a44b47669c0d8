//! Raising and answering alerts and calls.

use crate::live::{
    Alert, AlertCause, AlertState, Author, Call, CallReason, CallState, CheckedBy, EntryRefusal, LateRound,
    LiveEvening, LogEntry, TEXT_CHARS_MAX,
};
use crate::{Player, SheetId};
use boneyard_text::{InvalidText, visible_line, visible_name};

impl LiveEvening {
    pub(crate) fn alert(&self, id: u32) -> Result<&Alert, EntryRefusal> {
        self.alerts.iter().find(|alert| alert.id == id).ok_or(EntryRefusal::NotFound)
    }

    fn alert_mut(&mut self, id: u32) -> Result<&mut Alert, EntryRefusal> {
        self.alerts.iter_mut().find(|alert| alert.id == id).ok_or(EntryRefusal::NotFound)
    }

    /// All alerts, in the order in which they were raised.
    #[must_use]
    pub fn alerts(&self) -> &[Alert] {
        &self.alerts
    }

    /// All calls, in the order in which they were made.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Raises an alert, unless an equal one at this table is not yet settled. Two objections always count as different,
    /// because not every reader sees who objects.
    pub(crate) fn raise(&mut self, entry: &LogEntry, at: SheetId, about: AlertCause) {
        let is_same = |alert: &Alert| alert.about == about && !matches!(about, AlertCause::Objection { .. });
        let corrected = &self.corrected;
        let is_known = |alert: &Alert| {
            alert.at == at
                && is_same(alert)
                && (alert.state != AlertState::Settled || corrected.contains(&alert.id))
        };
        if let Some(known) = self.alerts.iter_mut().find(|alert| is_known(alert)) {
            if self.corrected.remove(&known.id) {
                (known.state, known.raised) = (AlertState::Open, entry.at);
            }
            return;
        }
        let id = self.next_id();
        self.alerts.push(Alert { id, at, raised: entry.at, about, state: AlertState::Open });
    }

    /// The rounds of the unsettled alert about late rounds at a table, if there is one.
    pub(crate) fn late_rounds_of(&mut self, at: SheetId) -> Option<&mut Vec<LateRound>> {
        let unsettled = |alert: &&mut Alert| alert.at == at && alert.state != AlertState::Settled;
        self.alerts.iter_mut().filter(unsettled).find_map(|alert| match &mut alert.about {
            AlertCause::LateRounds { rounds } => Some(rounds),
            _ => None,
        })
    }

    /// Settles the alerts of a table that a correction answers (CLUB-81).
    pub(crate) fn settle_corrected(&mut self, at: SheetId, answers: impl Fn(&AlertCause) -> bool) {
        for alert in &mut self.alerts {
            if alert.at == at && alert.state != AlertState::Settled && answers(&alert.about) {
                alert.state = AlertState::Settled;
                self.corrected.insert(alert.id);
            }
        }
    }

    /// The confirmed alert for which entry at the table waits.
    pub(crate) fn waiting(&self, at: SheetId) -> Option<u32> {
        self.alerts
            .iter()
            .find(|alert| alert.at == at && alert.state == AlertState::Confirmed)
            .map(|alert| alert.id)
    }

    pub(crate) fn check_not_waiting(&self, at: SheetId) -> Result<(), EntryRefusal> {
        self.waiting(at).map_or(Ok(()), |alert| Err(EntryRefusal::Waiting { alert }))
    }

    /// Records whether an alert is an error. Only the organiser can revoke a confirmed error (CLUB-81).
    pub(crate) fn answer(
        &mut self,
        entry: &LogEntry,
        id: u32,
        is_error: bool,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        let alert = self.alert_mut(id)?;
        if checked_by == CheckedBy::Here && entry.by != Author::Organiser && alert.about.is_for_organiser() {
            return Err(EntryRefusal::NotOrganiser);
        }
        match alert.state {
            // In a log of version 0.1, a correction did not settle the alert that it answers, so an answer may follow one.
            AlertState::Settled if checked_by == CheckedBy::Server => Ok(()),
            AlertState::Settled => Err(EntryRefusal::NotFound),
            AlertState::Confirmed if !is_error && entry.by != Author::Organiser => {
                Err(EntryRefusal::Waiting { alert: id })
            }
            _ => {
                alert.state = if is_error { AlertState::Confirmed } else { AlertState::Denied };
                Ok(())
            }
        }
    }

    /// A player objects to a round on the sheet, or to the final score of a sheet without rounds.
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
        // Some readers are shown the objection without its text.
        let text = if checked_by == CheckedBy::Here {
            self.checked_objection(at, by, number, text)?
        } else {
            text.to_owned()
        };
        self.raise(entry, at, AlertCause::Objection { by, number, text });
        Ok(())
    }

    /// Checks an objection: it has a text, the round exists, and the player has no unsettled objection to that round.
    fn checked_objection(
        &self,
        at: SheetId,
        by: Player,
        number: u16,
        text: &str,
    ) -> Result<String, EntryRefusal> {
        let rounds = self.sheet(at)?.rounds().len().max(1);
        if !(1..=rounds).contains(&usize::from(number)) {
            return Err(EntryRefusal::NotFound);
        }
        let is_own = |about: &AlertCause| matches!(about, AlertCause::Objection { by: other, number: round, .. } if (*other, *round) == (by, number));
        let is_repeated =
            |alert: &&Alert| alert.at == at && alert.state != AlertState::Settled && is_own(&alert.about);
        match self.alerts.iter().find(is_repeated) {
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
        let is_repeated = |call: &&Call| call.at == at && call.by == by && call.state != CallState::Done;
        if checked_by == CheckedBy::Here {
            self.check_begun(at)?;
            if let Some(call) = self.calls.iter().find(is_repeated) {
                return Err(EntryRefusal::Called { call: call.id });
            }
        }
        let id = self.next_id();
        self.calls.push(Call { id, at, by, since: entry.at, reason, state: CallState::Open });
        Ok(())
    }

    pub(crate) fn attend(&mut self, id: u32, state: CallState) -> Result<(), EntryRefusal> {
        let call = self.calls.iter_mut().find(|call| call.id == id && call.state != CallState::Done);
        call.ok_or(EntryRefusal::NotFound)?.state = state;
        Ok(())
    }
}

impl CheckedBy {
    /// Checks a text: visible, on one line, not too long. An invalid text that the server has accepted is not refused
    /// but shortened to [`TEXT_CHARS_MAX`], because older versions had other rules.
    pub(crate) fn text(self, text: &str) -> Result<String, EntryRefusal> {
        self.or_shortened(visible_name(text, TEXT_CHARS_MAX), text)
    }

    /// Checks a reason like a text, but a reason may be empty.
    pub(crate) fn reason(self, why: &str) -> Result<String, EntryRefusal> {
        self.or_shortened(visible_line(why, TEXT_CHARS_MAX), why)
    }

    fn or_shortened(self, tidy: Result<String, InvalidText>, text: &str) -> Result<String, EntryRefusal> {
        match tidy {
            Err(_) if self == Self::Server => Ok(text.chars().take(TEXT_CHARS_MAX).collect()),
            tidy => tidy.map_err(|why| EntryRefusal::InvalidText { max: TEXT_CHARS_MAX, why }),
        }
    }
}
