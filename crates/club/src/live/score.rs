//! Entering rounds and results: what is new, what is known, and what contradicts what stands.

use crate::live::act::{Entry, Filled};
use crate::live::{Author, Judge, Live, Oddity, Refusal};
use crate::{LogLine, Pair, Player, Round, Scored, Sheet, SheetId, Stop};

/// A round worth more is asked about (CLUB-45).
pub(crate) const UNUSUAL_POINTS: u8 = 60;

/// The same round so soon after is asked about (CLUB-45).
pub(crate) const TWICE_MS: u64 = 20_000;

impl Live {
    /// The sheet of a table, empty where nothing stands yet.
    pub(crate) fn sheet(&self, at: SheetId) -> Result<Sheet, Refusal> {
        let evening = self.open()?;
        Ok(match evening.sheet(at) {
            Some(sheet) => sheet.clone(),
            None => evening.blank(at)?,
        })
    }

    /// Puts a changed sheet down and notes what follows from it: whoever sent or agreed to an end did so to that one, and not to
    /// another that a correction makes of it (CLUB-54). The organiser's confirmation stays, since only the organiser corrects then.
    fn put(&mut self, entry: &Entry, at: SheetId, sheet: Sheet) -> Result<(), Refusal> {
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

    pub(crate) fn check_begun(&self, at: SheetId) -> Result<(), Refusal> {
        self.open()?.plan(at)?;
        if at.number > self.begun { Err(Refusal::NotBegun { number: at.number }) } else { Ok(()) }
    }

    pub(crate) fn is_confirmed(&self, at: SheetId) -> bool {
        self.tables.get(&at).is_some_and(|table| table.confirmed.is_some())
    }

    /// The match has begun, and its end here is not confirmed.
    pub(crate) fn check_unconfirmed(&self, at: SheetId) -> Result<(), Refusal> {
        self.check_begun(at)?;
        if self.is_confirmed(at) { Err(Refusal::Confirmed { at }) } else { Ok(()) }
    }

    /// Says who leads a round. The first one sets the rotation; another who leads is odd (CLUB-40, CLUB-81).
    pub(crate) fn lead(
        &mut self,
        entry: &Entry,
        at: SheetId,
        round: u16,
        player: Player,
    ) -> Result<(), Refusal> {
        self.check_begun(at)?;
        let mut sheet = self.sheet(at)?;
        if round <= 1 {
            if self.is_confirmed(at) && sheet.first().is_some_and(|first| first != player) {
                return Err(Refusal::StandsOtherwise);
            }
            sheet.set_first(player)?;
            return self.put(entry, at, sheet);
        }
        let Some(should) = sheet.leader_of(usize::from(round)) else { return Err(Refusal::Gap { next: 1 }) };
        if !sheet.pairing().seats(player) {
            return Err(Refusal::NotAtTable { at });
        }
        if should != player {
            self.raise(entry, at, Oddity::WrongLead { number: round, leads: player, should });
        }
        Ok(())
    }

    /// Takes a round that a device tells. Told again, it is known; told otherwise than it stands, it is held as an alert.
    pub(crate) fn round(
        &mut self,
        entry: &Entry,
        at: SheetId,
        number: u16,
        round: Round,
        sure: bool,
    ) -> Result<(), Refusal> {
        self.check_begun(at)?;
        let sheet = self.sheet(at)?;
        let Scored::Rounds { rounds } = sheet.scored() else {
            return self.arriving(entry, at, number, round);
        };
        let next = u16::try_from(rounds.len()).unwrap_or(u16::MAX).saturating_add(1);
        let stands = usize::from(number).checked_sub(1).and_then(|place| rounds.get(place)).copied();
        match stands {
            Some(stands) if stands == round => return Ok(()),
            Some(_) => return self.hold(entry, at, Oddity::Conflict { number, stands, told: round }),
            None if self.is_confirmed(at) => {
                return self.hold(entry, at, Oddity::Conflict { number, stands, told: round });
            }
            None if number != next => return Err(Refusal::Gap { next }),
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
            self.raise(entry, at, Oddity::High { number, round });
        } else if !sure && twice {
            self.raise(entry, at, Oddity::Twice { number, round });
        }
        Ok(())
    }

    /// Keeps what contradicts something as an alert; nothing is merged.
    fn hold(&mut self, entry: &Entry, at: SheetId, about: Oddity) -> Result<(), Refusal> {
        self.raise(entry, at, about);
        Ok(())
    }

    /// A round of a table whose end is known already: a phone delivers late what the organiser entered from paper. When its rounds
    /// come to the same end they are the better record; when they come to another, the organiser decides.
    fn arriving(&mut self, entry: &Entry, at: SheetId, number: u16, round: Round) -> Result<(), Refusal> {
        let stands = self.sheet(at)?;
        let blank = Sheet::new(*stands.pairing(), self.open()?.setup().target);
        let table = self.tables.entry(at).or_default();
        let mut arriving = table.arriving.clone().unwrap_or(blank);
        let place = usize::from(number);
        match place.checked_sub(1).and_then(|place| arriving.rounds().get(place)) {
            Some(known) if *known == round => return Ok(()),
            Some(known) => {
                let about = Oddity::Conflict { number, stands: Some(*known), told: round };
                return self.hold(entry, at, about);
            }
            None if place != arriving.rounds().len() + 1 => {
                let next = u16::try_from(arriving.rounds().len() + 1).unwrap_or(u16::MAX);
                return Err(Refusal::Gap { next });
            }
            None => arriving.add(round)?,
        }
        if let (None, Some(first)) = (arriving.first(), stands.first()) {
            arriving.set_first(first)?;
        }
        let told = arriving.outcome().map(|outcome| outcome.score);
        table.arriving = Some(arriving.clone());
        match told {
            Some(told) if told == stands.recorded() && stands.stopped().is_none() => {
                table.arriving = None;
                self.open_mut()?.put(at, arriving)?;
            }
            Some(told) => self.raise(entry, at, Oddity::OtherEnd { stands: stands.recorded(), told }),
            None => {}
        }
        Ok(())
    }

    /// Changes a round that stands, or takes the last one back (CLUB-54).
    pub(crate) fn change(
        &mut self,
        entry: &Entry,
        at: SheetId,
        number: u16,
        (old, new): (Round, Option<Round>),
        why: &str,
        judge: Judge,
    ) -> Result<(), Refusal> {
        self.check_begun(at)?;
        let sheet = self.sheet(at)?;
        let mut rounds = sheet.rounds().to_vec();
        let place = usize::from(number).wrapping_sub(1);
        match rounds.get(place) {
            Some(stands) if *stands == old => {}
            // Taken back already by somebody else, or never there.
            _ => return Err(Refusal::StandsOtherwise),
        }
        let is_last = place + 1 == rounds.len();
        if entry.by != Author::Organiser {
            self.check_unconfirmed(at)?;
            self.check_not_waiting(at)?;
            if !is_last {
                return Err(Refusal::NotLast);
            }
        } else if self.is_confirmed(at) {
            judge.check_reason(why)?;
        }
        match new {
            Some(new) => rounds[place] = new,
            None if is_last => {
                rounds.pop();
            }
            None => return Err(Refusal::NotLast),
        }
        let changed = rebuilt(&sheet, &rounds)?;
        let ends = changed.outcome().is_some();
        if self.is_confirmed(at) && !ends {
            return Err(Refusal::NotOver { at });
        }
        let another_end = ends && changed.outcome() != sheet.outcome() && !self.is_confirmed(at);
        self.put(entry, at, changed)?;
        self.tables.entry(at).or_default().last_round = None;
        let what = format!("match {} table {} round {number}", at.number, at.table);
        let new = new.map(|round| round.to_string()).unwrap_or_default();
        self.log(entry, what, old.to_string(), new, why)?;
        if another_end {
            self.raise(entry, at, Oddity::CorrectedEnd { number });
        }
        Ok(())
    }

    /// Stops a match below the target.
    pub(crate) fn stop(&mut self, entry: &Entry, at: SheetId, lot: Option<Pair>) -> Result<(), Refusal> {
        self.check_unconfirmed(at)?;
        if entry.by != Author::Organiser {
            self.check_not_waiting(at)?;
            // A lot is the organiser's to cast (CLUB-59).
            if lot.is_some() {
                return Err(Refusal::NotOrganiser);
            }
            if self.time_up(at).is_none_or(|up| entry.at < up) {
                return Err(Refusal::NotTime);
            }
        }
        let mut sheet = self.sheet(at)?;
        sheet.stop(lot)?;
        self.put(entry, at, sheet)
    }

    /// The organiser fills a sheet in, or corrects the whole of it.
    pub(crate) fn fill(
        &mut self,
        entry: &Entry,
        at: SheetId,
        filled: &Filled,
        why: &str,
        judge: Judge,
    ) -> Result<(), Refusal> {
        self.check_begun(at)?;
        let stood = self.sheet(at)?;
        let sheet = sheet_of(&stood, filled)?;
        if self.is_confirmed(at) {
            if sheet.outcome().is_none() {
                return Err(Refusal::NotOver { at });
            }
            judge.check_reason(why)?;
        }
        let changes = !stood.rounds().is_empty() || stood.outcome().is_some();
        let (old, new) = (told(&stood), told(&sheet));
        if matches!(filled.scored, Scored::Final { .. }) && !stood.rounds().is_empty() {
            // A phone may still deliver the rounds that follow those that are known.
            self.tables.entry(at).or_default().arriving = Some(rebuilt(&stood, stood.rounds())?);
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
        entry: &Entry,
        at: SheetId,
        why: &str,
        judge: Judge,
    ) -> Result<(), Refusal> {
        if at.number != self.begun {
            return Err(Refusal::TooLate);
        }
        if self.is_confirmed(at) {
            judge.check_reason(why)?;
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
        entry: &Entry,
        what: String,
        old: String,
        new: String,
        why: &str,
    ) -> Result<(), Refusal> {
        let line = LogLine { at: entry.at, by: entry.by.player(), what, old, new, why: why.to_owned() };
        self.open_mut()?.note(line)?;
        Ok(())
    }
}

impl Judge {
    /// What was confirmed is changed for a reason (CLUB-54), which not every reader is shown.
    pub(crate) fn check_reason(self, why: &str) -> Result<(), Refusal> {
        if self == Self::Here && why.trim().is_empty() { Err(Refusal::NoReason) } else { Ok(()) }
    }
}

/// A sheet with other rounds.
fn rebuilt(sheet: &Sheet, rounds: &[Round]) -> Result<Sheet, Refusal> {
    let mut fresh = sheet.emptied();
    for round in rounds {
        fresh.add(*round)?;
    }
    Ok(fresh)
}

/// A sheet as it was filled in.
fn sheet_of(stood: &Sheet, filled: &Filled) -> Result<Sheet, Refusal> {
    let mut sheet = match &filled.scored {
        Scored::Final { score } => Sheet::with_final(*stood.pairing(), stood.target(), *score, filled.stop)?,
        Scored::Rounds { rounds } => {
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
        Scored::Final { score: [first, second] } => format!("final {first}:{second}"),
        Scored::Rounds { rounds } => rounds.iter().map(Round::to_string).collect::<Vec<_>>().join(" "),
    };
    match sheet.stopped() {
        None => {}
        Some(Stop::Ahead) => text.push_str(" stopped"),
        Some(Stop::Lot { winner }) => text.push_str(&format!(" lot {}", winner.index() + 1)),
    }
    text
}
