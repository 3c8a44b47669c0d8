//! Applying an entry whose author may do that.

use crate::live::act::{Act, Courtesies, Entry};
use crate::live::{Announcement, Judge, Live, Refusal, UNDO_MS};
use crate::{Pair, Player, Sanction, Sheet, SheetId, file};

/// The most minutes a table is given beyond the limit.
const MORE_MINUTES_MAX: u16 = 240;

impl Live {
    pub(crate) fn apply(&mut self, entry: &Entry, judge: Judge) -> Result<(), Refusal> {
        match &entry.act {
            Act::Open { file, customs, courtesies } => {
                self.open_file(entry, file, courtesies)?;
                self.customs = *customs;
                Ok(())
            }
            Act::Begin { number } => self.begin(entry, *number),
            Act::Keeper { at, player } => self.name_keeper(entry, *at, *player, judge),
            Act::Present { at } => {
                self.check_begun(*at)?;
                let table = self.tables.entry(*at).or_default();
                (table.present, table.heard) = (true, Some(entry.at));
                Ok(())
            }
            Act::Lead { at, round, player } => self.lead(entry, *at, *round, *player),
            Act::Round { at, number, round, sure } => self.round(entry, *at, *number, *round, *sure),
            Act::Change { at, number, old, new, why } => {
                self.change(entry, *at, *number, (*old, *new), &judge.reason(why)?, judge)
            }
            Act::Finish { at } => self.finish(entry, *at),
            Act::Agree { at } => self.agree(entry, *at, judge),
            Act::Stop { at, lot } => self.stop(entry, *at, *lot),
            Act::Result { at, result, why } => self.fill(entry, *at, result, &judge.reason(why)?, judge),
            Act::Confirm { at } => self.confirm(entry, *at, judge),
            Act::Undo { at } => self.undo(entry, *at),
            Act::Answer { alert, is_error } => self.answer(entry, *alert, *is_error),
            Act::Settle { alert, how } => {
                // Settling does several things, and all of them or none.
                let before = self.clone();
                self.settle(entry, *alert, how, judge).inspect_err(|_| *self = before)
            }
            Act::Object { at, round, text } => self.object(entry, *at, *round, text, judge),
            Act::Call { at, reason } => self.call(entry, *at, *reason, judge),
            Act::Attend { call, state } => self.attend(*call, *state),
            Act::Sanction { sanction } => {
                Ok(self.open_mut()?.sanction(checked_sanction(sanction, judge)?)?)
            }
            Act::Withdraw { place, sanction, why } => {
                let (sanction, why) = (checked_sanction(sanction, judge)?, judge.reason(why)?);
                let place = usize::try_from(*place).unwrap_or(usize::MAX);
                if self.open()?.sanctions().get(place) != Some(&sanction) {
                    return Err(Refusal::Nothing);
                }
                self.open_mut()?.withdraw_sanction(place);
                let what = format!("player {} sanction", sanction.player);
                self.log(entry, what, sanction.amount.to_string(), String::new(), &why)
            }
            Act::Conditions { setup, courtesies } => {
                self.open_mut()?.set_setup(setup.clone().tidied())?;
                self.name_courtesies(courtesies)
            }
            Act::Reseat { setup, from, matches, courtesies } => {
                if *from <= self.begun {
                    return Err(Refusal::NotNext { next: self.begun + 1 });
                }
                self.open_mut()?.reseat(setup.clone().tidied(), *from, matches.clone())?;
                self.name_courtesies(courtesies)
            }
            Act::Minutes { at, minutes } => {
                self.open()?.plan(*at)?;
                self.tables.entry(*at).or_default().minutes = (*minutes).min(MORE_MINUTES_MAX);
                Ok(())
            }
            Act::Announce { text } => {
                let text = judge.text(text)?;
                let id = self.next_number();
                self.announcements.push(Announcement { id, at: entry.at, text });
                Ok(())
            }
            Act::Close => {
                self.open()?;
                self.closed = Some(entry.at);
                Ok(())
            }
        }
    }

    /// Opens the evening from a file. What the file tells of matches that every table has delivered is confirmed: the organiser
    /// who reopens an evening has confirmed it before (CLUB-99).
    fn open_file(&mut self, entry: &Entry, text: &str, courtesies: &[Courtesies]) -> Result<(), Refusal> {
        if self.begun_at.is_some() {
            return Err(Refusal::Started);
        }
        let evening =
            file::read(text).map_err(|error| Refusal::File { line: error.line, detail: error.what })?;
        let last = evening.sheets().map(|(at, _)| at.number).max().unwrap_or(0);
        self.tables.clear();
        for (at, sheet) in evening.sheets() {
            let table = self.tables.entry(at).or_default();
            table.keeper = evening.scorer(at);
            if sheet.outcome().is_some() {
                (table.over, table.sent) = (Some(entry.at), true);
                table.confirmed = Some(entry.at);
            }
        }
        self.begun = last;
        self.begun_at = (last > 0).then_some(entry.at);
        self.opened = Some(entry.at);
        self.beginnings = (1..=last).map(|number| (number, entry.at)).collect();
        self.evening = Some(evening);
        self.name_courtesies(courtesies)
    }

    fn name_courtesies(&mut self, named: &[Courtesies]) -> Result<(), Refusal> {
        let named = named.iter().map(|of| (of.player, of.courtesies.clone())).collect();
        self.open_mut()?.name_courtesies(named);
        Ok(())
    }

    /// Starts the next match, once every table has delivered the last one (CLUB-37, CLUB-49).
    fn begin(&mut self, entry: &Entry, number: u16) -> Result<(), Refusal> {
        let matches = self.open()?.schedule().len();
        if self.begun >= matches {
            return Err(Refusal::AllPlayed);
        }
        let next = self.begun + 1;
        if number != next {
            return Err(Refusal::NotNext { next });
        }
        let missing: Vec<u8> = self
            .tables_of(self.begun)
            .into_iter()
            .filter(|at| !self.is_confirmed(*at))
            .map(|at| at.table)
            .collect();
        if !missing.is_empty() {
            return Err(Refusal::NotDelivered { tables: missing });
        }
        (self.begun, self.begun_at) = (number, Some(entry.at));
        self.beginnings.insert(number, entry.at);
        Ok(())
    }

    /// Names who keeps the score. Once the end is confirmed that is only noted where nobody knew it.
    pub(crate) fn name_keeper(
        &mut self,
        entry: &Entry,
        at: SheetId,
        player: Player,
        judge: Judge,
    ) -> Result<(), Refusal> {
        self.check_begun(at)?;
        if judge == Judge::Here && self.is_suspended(player, at) {
            return Err(Refusal::Suspended { player });
        }
        let named = self.tables.get(&at).and_then(|table| table.keeper);
        if self.is_confirmed(at) && named.is_some_and(|named| named != player) {
            return Err(Refusal::Confirmed { at });
        }
        let before = self.open()?.scorer(at);
        self.open_mut()?.set_scorer(at, player)?;
        let table = self.tables.entry(at).or_default();
        (table.keeper, table.heard) = (Some(player), Some(entry.at));
        match before.filter(|before| *before != player) {
            None => Ok(()),
            Some(before) => {
                let what = format!("match {} table {} scorer", at.number, at.table);
                self.log(entry, what, before.to_string(), player.to_string(), "")
            }
        }
    }

    fn finish(&mut self, entry: &Entry, at: SheetId) -> Result<(), Refusal> {
        self.check_begun(at)?;
        self.check_not_waiting(at)?;
        if self.open()?.sheet(at).and_then(Sheet::outcome).is_none() {
            return Err(Refusal::NotOver { at });
        }
        let table = self.tables.entry(at).or_default();
        (table.sent, table.heard) = (true, Some(entry.at));
        Ok(())
    }

    /// One of the pair that did not enter the end agrees to it.
    fn agree(&mut self, entry: &Entry, at: SheetId, judge: Judge) -> Result<(), Refusal> {
        self.check_unconfirmed(at)?;
        let by = entry.by.player();
        let asked = self.asked_to_agree(at)?;
        if judge == Judge::Here && self.open()?.plan(at)?.pairing.pair_of(by) != asked {
            return Err(Refusal::NotAtTable { at });
        }
        if self.open()?.sheet(at).and_then(Sheet::outcome).is_none() {
            return Err(Refusal::NotOver { at });
        }
        self.tables.entry(at).or_default().agreed = Some(by);
        Ok(())
    }

    /// The pair that is asked to agree to a result: the opponents of the player who entered it. Where no player entered it, the opponents of
    /// the scorekeeper.
    pub(crate) fn asked_to_agree(&self, at: SheetId) -> Result<Option<Pair>, Refusal> {
        let pairing = self.open()?.plan(at)?.pairing;
        let entered = self.tables.get(&at).and_then(|table| table.over_by).or_else(|| self.writer(at));
        Ok(entered.and_then(|player| pairing.pair_of(player)).map(Pair::other))
    }

    /// Confirms the end of a table (CLUB-51). Where the club asks for it, the other pair has agreed, unless nobody kept the score
    /// on a device there.
    fn confirm(&mut self, entry: &Entry, at: SheetId, judge: Judge) -> Result<(), Refusal> {
        self.check_unconfirmed(at)?;
        self.check_not_waiting(at)?;
        if self.open()?.sheet(at).and_then(Sheet::outcome).is_none() {
            return Err(Refusal::NotOver { at });
        }
        let wants_agreement = self.customs.countersign && self.writer(at).is_some();
        let table = self.tables.entry(at).or_default();
        if judge == Judge::Here && wants_agreement && table.agreed.is_none() {
            return Err(Refusal::NotAgreed { at });
        }
        table.confirmed = Some(entry.at);
        Ok(())
    }

    fn undo(&mut self, entry: &Entry, at: SheetId) -> Result<(), Refusal> {
        let is_current = at.number == self.begun;
        let table = self.tables.get_mut(&at).ok_or(Refusal::Nothing)?;
        let confirmed = table.confirmed.ok_or(Refusal::Nothing)?;
        if !is_current || entry.at.since(confirmed) > UNDO_MS {
            return Err(Refusal::TooLate);
        }
        table.confirmed = None;
        Ok(())
    }
}

/// A sanction with a tidy reason.
fn checked_sanction(sanction: &Sanction, judge: Judge) -> Result<Sanction, Refusal> {
    Ok(Sanction { reason: judge.reason(&sanction.reason)?, ..sanction.clone() })
}
