//! Entering rounds: new ones, repeated ones, and ones that contradict the sheet.

use crate::limits::SHEET_ROUNDS_MAX;
use crate::live::command::LogEntry;
use crate::live::{AlertCause, Author, EntryRefusal, LateRound, LiveEvening};
use crate::{Player, Round, Sheet, SheetError, SheetId, SheetScore};

/// A round with more points than this raises an alert (CLUB-45): by club pairs more than 60, elsewhere more than half of the most.
pub(crate) const fn unusual_points(round_points_max: u16) -> u16 {
    round_points_max / 2 + 1
}

/// The same round again within this time raises an alert (CLUB-45).
pub(crate) const REPEATED_WITHIN_MS: u64 = 20_000;

impl LiveEvening {
    /// Stores a changed sheet. If its outcome changed, it must be sent and agreed to again (CLUB-54). A confirmation
    /// stays, because only the organiser corrects a confirmed sheet.
    pub(crate) fn put(&mut self, entry: &LogEntry, at: SheetId, sheet: Sheet) -> Result<(), EntryRefusal> {
        let recorded = self.open()?.sheet(at);
        let (before, outcome) = (recorded.and_then(Sheet::outcome), sheet.outcome());
        let is_stopped_otherwise = recorded.and_then(Sheet::stopped) != sheet.stopped();
        self.open_mut()?.put(at, sheet)?;
        let table = self.tables.entry(at).or_default();
        if is_stopped_otherwise {
            table.stopped_by = None;
        }
        table.last_entry_at = Some(entry.at);
        table.ended_at = outcome.map(|_| table.ended_at.unwrap_or(entry.at));
        if outcome != before {
            (table.sent, table.agreed) = (false, None);
            table.result_by = match entry.by {
                Author::Player { player } => outcome.and(Some(player)),
                Author::Organiser => None,
            };
        }
        Ok(())
    }

    /// Records the leader of a round. The first leader sets the rotation; a wrong leader raises an alert (CLUB-40, CLUB-81).
    pub(crate) fn lead(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        round: u16,
        player: Player,
    ) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        let mut sheet = self.sheet(at)?;
        if round <= 1 {
            if self.is_confirmed(at) && sheet.first().is_some_and(|first| first != player) {
                return Err(EntryRefusal::ValueChanged);
            }
            sheet.set_first(player)?;
            return self.put(entry, at, sheet);
        }
        if sheet.first().is_none() {
            return Err(EntryRefusal::RoundsMissing { next: 1 });
        }
        if !sheet.pairing().seats(player) {
            return Err(EntryRefusal::NotAtTable { at });
        }
        let Some(should) = sheet.leader_of(usize::from(round)) else { return Ok(()) };
        if should != player {
            self.raise(entry, at, AlertCause::WrongLead { number: round, leads: player, should });
        }
        Ok(())
    }

    /// Enters a round. The same round again changes nothing; a different round raises an alert.
    pub(crate) fn round(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        number: u16,
        round: Round,
        sure: bool,
    ) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        let sheet = self.sheet(at)?;
        let SheetScore::Rounds { rounds } = sheet.scored() else {
            return self.late_rounds(entry, at, number, round);
        };
        let next = u16::try_from(rounds.len()).unwrap_or(u16::MAX).saturating_add(1);
        let recorded = usize::from(number).checked_sub(1).and_then(|place| rounds.get(place)).copied();
        match recorded {
            Some(recorded) if recorded == round => return Ok(()),
            Some(_) => {
                return self.raise_conflict(
                    entry,
                    at,
                    AlertCause::Conflict { number, recorded, entered: round },
                );
            }
            None if self.is_confirmed(at) => {
                return self.raise_conflict(
                    entry,
                    at,
                    AlertCause::Conflict { number, recorded, entered: round },
                );
            }
            None if number != next => return Err(EntryRefusal::RoundsMissing { next }),
            None => {}
        }
        self.check_not_waiting(at)?;
        let unusual = unusual_points(sheet.round_points_max());
        let mut sheet = sheet;
        sheet.add(round)?;
        let last = self.tables.get(&at).and_then(|table| table.last_round);
        let twice =
            last.is_some_and(|(when, last)| last == round && entry.at.since(when) < REPEATED_WITHIN_MS);
        self.put(entry, at, sheet)?;
        self.tables.entry(at).or_default().last_round = Some((entry.at, round));
        if !sure && matches!(round, Round::Won { points, .. } if points > unusual) {
            self.raise(entry, at, AlertCause::High { number, round });
        } else if !sure && twice {
            self.raise(entry, at, AlertCause::Twice { number, round });
        }
        Ok(())
    }

    /// A round from a scorekeeper whom another has replaced. The sheet does not change. If it differs, an alert tells the organiser
    /// and the table; one alert collects all such rounds of a table.
    pub(crate) fn late_round(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        number: u16,
        round: Round,
    ) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        let sheet = self.sheet(at)?;
        let most = sheet.round_points_max();
        if !round.is_possible(most) {
            return Err(SheetError::Impossible { round, most }.into());
        }
        let place = usize::from(number).wrapping_sub(1);
        if place >= SHEET_ROUNDS_MAX {
            return Err(SheetError::TooManyRounds { most: SHEET_ROUNDS_MAX }.into());
        }
        if sheet.rounds().get(place) == Some(&round) {
            return Ok(());
        }
        let late = LateRound { by: entry.by.player(), number, round };
        match self.late_rounds_of(at) {
            // The sender is left out of the comparison, because not every reader sees it.
            Some(rounds) if rounds.iter().any(|known| (known.number, known.round) == (number, round)) => {}
            Some(rounds) if rounds.len() < SHEET_ROUNDS_MAX => rounds.push(late),
            Some(_) => {}
            None => self.raise(entry, at, AlertCause::LateRounds { rounds: vec![late] }),
        }
        Ok(())
    }

    /// Accepts an entry that contradicts the sheet, but only raises an alert: the sheet does not change.
    fn raise_conflict(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        about: AlertCause,
    ) -> Result<(), EntryRefusal> {
        self.raise(entry, at, about);
        Ok(())
    }

    /// A late round of a table whose final score was entered from paper. If the late rounds end with the same score,
    /// they replace the final score, because they hold more detail. If they end with another score, the organiser
    /// decides.
    fn late_rounds(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        number: u16,
        round: Round,
    ) -> Result<(), EntryRefusal> {
        let sheet = self.sheet(at)?;
        let empty_sheet = Sheet::by_rules(*sheet.pairing(), self.open()?.setup().sheet_rules());
        let table = self.tables.entry(at).or_default();
        let mut late_rounds = table.late_rounds.clone().unwrap_or(empty_sheet);
        let place = usize::from(number);
        match place.checked_sub(1).and_then(|place| late_rounds.rounds().get(place)) {
            Some(known) if *known == round => return Ok(()),
            Some(known) => {
                let about = AlertCause::Conflict { number, recorded: Some(*known), entered: round };
                return self.raise_conflict(entry, at, about);
            }
            None if place != late_rounds.rounds().len() + 1 => {
                let next = u16::try_from(late_rounds.rounds().len() + 1).unwrap_or(u16::MAX);
                return Err(EntryRefusal::RoundsMissing { next });
            }
            None => late_rounds.add(round)?,
        }
        if let (None, Some(first)) = (late_rounds.first(), sheet.first()) {
            late_rounds.set_first(first)?;
        }
        let entered = late_rounds.outcome().map(|outcome| outcome.score);
        table.late_rounds = Some(late_rounds.clone());
        match entered {
            Some(entered) if entered == sheet.recorded() && sheet.stopped().is_none() => {
                table.late_rounds = None;
                self.open_mut()?.put(at, late_rounds)?;
            }
            Some(entered) => {
                self.raise(entry, at, AlertCause::OtherEnd { recorded: sheet.recorded(), entered })
            }
            None => {}
        }
        Ok(())
    }
}
