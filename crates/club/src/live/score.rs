//! Entering rounds and results: what is new, what is known, and what contradicts what stands.

use crate::live::command::{EnteredSheet, LogEntry};
use crate::live::{AlertCause, Author, CheckedBy, EntryRefusal, LiveEvening};
use crate::{Correction, Pair, Player, Round, Sheet, SheetId, SheetScore, Stop};

/// A round worth more is asked about (CLUB-45).
pub(crate) const UNUSUAL_POINTS: u8 = 60;

/// The same round so soon after is asked about (CLUB-45).
pub(crate) const TWICE_MS: u64 = 20_000;

impl LiveEvening {
    /// Puts a changed sheet down and notes what follows from it: whoever sent or agreed to an end did so to that one, and not to
    /// another that a correction makes of it (CLUB-54). The organiser's confirmation stays, since only the organiser corrects then.
    fn put(&mut self, entry: &LogEntry, at: SheetId, sheet: Sheet) -> Result<(), EntryRefusal> {
        let (stood, outcome) = (self.open()?.sheet(at).and_then(Sheet::outcome), sheet.outcome());
        self.open_mut()?.put(at, sheet)?;
        let table = self.tables.entry(at).or_default();
        table.heard = Some(entry.at);
        table.over = outcome.map(|_| table.over.unwrap_or(entry.at));
        if outcome != stood {
            (table.sent, table.agreed) = (false, None);
            table.over_by = match entry.by {
                Author::Player { player } => outcome.and(Some(player)),
                Author::Organiser => None,
            };
        }
        Ok(())
    }

    /// Says who leads a round. The first one sets the rotation; another who leads is odd (CLUB-40, CLUB-81).
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
                return Err(EntryRefusal::StandsOtherwise);
            }
            sheet.set_first(player)?;
            return self.put(entry, at, sheet);
        }
        let Some(should) = sheet.leader_of(usize::from(round)) else {
            return Err(EntryRefusal::Gap { next: 1 });
        };
        if !sheet.pairing().seats(player) {
            return Err(EntryRefusal::NotAtTable { at });
        }
        if should != player {
            self.raise(entry, at, AlertCause::WrongLead { number: round, leads: player, should });
        }
        Ok(())
    }

    /// Enters a round. The same round again changes nothing; a different one becomes an alert.
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
        let stands = usize::from(number).checked_sub(1).and_then(|place| rounds.get(place)).copied();
        match stands {
            Some(stands) if stands == round => return Ok(()),
            Some(_) => return self.hold(entry, at, AlertCause::Conflict { number, stands, told: round }),
            None if self.is_confirmed(at) => {
                return self.hold(entry, at, AlertCause::Conflict { number, stands, told: round });
            }
            None if number != next => return Err(EntryRefusal::Gap { next }),
            None => {}
        }
        self.check_not_waiting(at)?;
        let mut sheet = sheet;
        sheet.add(round)?;
        let last = self.tables.get(&at).and_then(|table| table.last_round);
        let twice = last.is_some_and(|(when, last)| last == round && entry.at.since(when) < TWICE_MS);
        self.put(entry, at, sheet)?;
        self.tables.entry(at).or_default().last_round = Some((entry.at, round));
        if !sure && matches!(round, Round::Won { points, .. } if points > UNUSUAL_POINTS) {
            self.raise(entry, at, AlertCause::High { number, round });
        } else if !sure && twice {
            self.raise(entry, at, AlertCause::Twice { number, round });
        }
        Ok(())
    }

    /// Keeps what contradicts something as an alert; nothing is merged.
    fn hold(&mut self, entry: &LogEntry, at: SheetId, about: AlertCause) -> Result<(), EntryRefusal> {
        self.raise(entry, at, about);
        Ok(())
    }

    /// A round of a table whose end is known already: a phone delivers late what the organiser entered from paper. When its rounds
    /// come to the same end they are the better record; when they come to another, the organiser decides.
    fn late_rounds(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        number: u16,
        round: Round,
    ) -> Result<(), EntryRefusal> {
        let stands = self.sheet(at)?;
        let empty_sheet = Sheet::new(*stands.pairing(), self.open()?.setup().target);
        let table = self.tables.entry(at).or_default();
        let mut late_rounds = table.late_rounds.clone().unwrap_or(empty_sheet);
        let place = usize::from(number);
        match place.checked_sub(1).and_then(|place| late_rounds.rounds().get(place)) {
            Some(known) if *known == round => return Ok(()),
            Some(known) => {
                let about = AlertCause::Conflict { number, stands: Some(*known), told: round };
                return self.hold(entry, at, about);
            }
            None if place != late_rounds.rounds().len() + 1 => {
                let next = u16::try_from(late_rounds.rounds().len() + 1).unwrap_or(u16::MAX);
                return Err(EntryRefusal::Gap { next });
            }
            None => late_rounds.add(round)?,
        }
        if let (None, Some(first)) = (late_rounds.first(), stands.first()) {
            late_rounds.set_first(first)?;
        }
        let told = late_rounds.outcome().map(|outcome| outcome.score);
        table.late_rounds = Some(late_rounds.clone());
        match told {
            Some(told) if told == stands.recorded() && stands.stopped().is_none() => {
                table.late_rounds = None;
                self.open_mut()?.put(at, late_rounds)?;
            }
            Some(told) => self.raise(entry, at, AlertCause::OtherEnd { stands: stands.recorded(), told }),
            None => {}
        }
        Ok(())
    }

    /// Changes a round that stands, or takes the last one back (CLUB-54).
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
            Some(stands) if *stands == old => {}
            // Another device took it back already, or it never existed.
            _ => return Err(EntryRefusal::StandsOtherwise),
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
        let another_end = ends && changed.outcome() != sheet.outcome() && !self.is_confirmed(at);
        self.put(entry, at, changed)?;
        self.tables.entry(at).or_default().last_round = None;
        let what = format!("match {} table {} round {number}", at.number, at.table);
        let new = new.map(|round| round.to_string()).unwrap_or_default();
        self.log(entry, what, old.to_string(), new, why)?;
        if another_end {
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
            // A lot is the organiser's to cast (CLUB-59).
            if lot.is_some() {
                return Err(EntryRefusal::NotOrganiser);
            }
            if self.time_up(at).is_none_or(|up| entry.at < up) {
                return Err(EntryRefusal::NotTime);
            }
        }
        let mut sheet = self.sheet(at)?;
        sheet.stop(lot)?;
        self.put(entry, at, sheet)
    }

    /// The organiser fills a sheet in, or corrects the whole of it.
    pub(crate) fn fill(
        &mut self,
        entry: &LogEntry,
        at: SheetId,
        filled: &EnteredSheet,
        why: &str,
        checked_by: CheckedBy,
    ) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        let stood = self.sheet(at)?;
        let sheet = sheet_of(&stood, filled)?;
        if self.is_confirmed(at) {
            if sheet.outcome().is_none() {
                return Err(EntryRefusal::NotOver { at });
            }
            checked_by.check_reason(why)?;
        }
        let changes = !stood.rounds().is_empty() || stood.outcome().is_some();
        let (old, new) = (told(&stood), told(&sheet));
        if matches!(filled.scored, SheetScore::Final { .. }) && !stood.rounds().is_empty() {
            // A phone may still deliver the rounds that follow those that are known.
            self.tables.entry(at).or_default().late_rounds = Some(rebuilt(&stood, stood.rounds())?);
        }
        self.put(entry, at, sheet)?;
        if changes && old != new {
            self.log(entry, format!("match {} table {}", at.number, at.table), old, new, why)?;
        }
        Ok(())
    }

    /// Voids what stands; the table plays the match again. What was confirmed is voided for a reason (CLUB-54).
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
        let stood = self.sheet(at)?;
        self.open_mut()?.annul(at)?;
        let old = self.tables.remove(&at).unwrap_or_default();
        let table = self.tables.entry(at).or_default();
        (table.suspended, table.minutes, table.heard) = (old.suspended, old.minutes, Some(entry.at));
        let what = format!("match {} table {}", at.number, at.table);
        self.log(entry, what, told(&stood), "annulled".to_owned(), why)
    }

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
    /// What was confirmed is changed for a reason (CLUB-54), which not every reader is shown.
    pub(crate) fn check_reason(self, why: &str) -> Result<(), EntryRefusal> {
        if self == Self::Here && why.trim().is_empty() { Err(EntryRefusal::NoReason) } else { Ok(()) }
    }
}

/// A sheet with other rounds.
fn rebuilt(sheet: &Sheet, rounds: &[Round]) -> Result<Sheet, EntryRefusal> {
    let mut fresh = sheet.without_rounds();
    for round in rounds {
        fresh.add(*round)?;
    }
    Ok(fresh)
}

/// A sheet as it was filled in.
fn sheet_of(stood: &Sheet, filled: &EnteredSheet) -> Result<Sheet, EntryRefusal> {
    let mut sheet = match &filled.scored {
        SheetScore::Final { score } => {
            Sheet::with_final(*stood.pairing(), stood.target(), *score, filled.stop)?
        }
        SheetScore::Rounds { rounds } => {
            let mut sheet = rebuilt(stood, rounds)?;
            match filled.stop {
                None => {}
                Some(Stop::Ahead) => sheet.stop(None)?,
                Some(Stop::Lot { winner }) => sheet.stop(Some(winner))?,
            }
            sheet
        }
    };
    if let Some(first) = filled.first.or(stood.first()) {
        sheet.set_first(first)?;
    }
    Ok(sheet)
}

/// A sheet in short: `31:0 0:45` or `final 100:37`.
fn told(sheet: &Sheet) -> String {
    let mut text = match sheet.scored() {
        SheetScore::Final { score: [first, second] } => format!("final {first}:{second}"),
        SheetScore::Rounds { rounds } => rounds.iter().map(Round::to_string).collect::<Vec<_>>().join(" "),
    };
    match sheet.stopped() {
        None => {}
        Some(Stop::Ahead) => text.push_str(" stopped"),
        Some(Stop::Lot { winner }) => text.push_str(&format!(" lot {}", winner.index() + 1)),
    }
    text
}
