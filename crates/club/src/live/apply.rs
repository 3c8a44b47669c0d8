//! Applies entries to the evening. The rights of their authors were checked before.

use crate::limits::SHEET_ROUNDS_MAX;
use crate::live::command::{EveningCommand, LogEntry, PlayerCourtesies};
use crate::live::{Announcement, CheckedBy, EntryRefusal, LiveEvening, UNDO_MS};
use crate::log::NOTE;
use crate::{EveningError, Sanction, Sheet, SheetId, Stop, file};

/// The most extra minutes for a table.
const MORE_MINUTES_MAX: u16 = 240;

impl LiveEvening {
    pub(crate) fn apply(&mut self, entry: &LogEntry, checked_by: CheckedBy) -> Result<(), EntryRefusal> {
        match &entry.command {
            EveningCommand::Open { file, options, courtesies } => {
                self.open_file(entry, file, courtesies)?;
                self.options = *options;
                Ok(())
            }
            EveningCommand::Online { play } => self.set_online(play.as_ref()),
            EveningCommand::OnlineTable { at, table } => self.open_online_table(*at, table),
            EveningCommand::Begin { number } => self.begin(entry, *number),
            EveningCommand::NameScorekeeper { at, player } => {
                self.name_scorekeeper(entry, *at, *player, checked_by)
            }
            EveningCommand::Present { at } => {
                self.check_begun(*at)?;
                let table = self.tables.entry(*at).or_default();
                (table.present, table.last_entry_at) = (true, Some(entry.at));
                Ok(())
            }
            EveningCommand::Lead { at, round, player } => self.lead(entry, *at, *round, *player),
            EveningCommand::Round { at, number, round, sure } => {
                self.round(entry, *at, *number, *round, *sure)
            }
            EveningCommand::LateRound { at, number, round } => self.late_round(entry, *at, *number, *round),
            EveningCommand::Change { at, number, old, new, why } => {
                self.change(entry, *at, *number, (*old, *new), &checked_by.reason(why)?, checked_by)
            }
            EveningCommand::Finish { at } => self.finish(entry, *at),
            EveningCommand::Agree { at } => self.agree(entry, *at, checked_by),
            EveningCommand::Stop { at, lot } => self.stop(entry, *at, *lot),
            EveningCommand::Result { at, result, why, was } => {
                self.fill(entry, *at, result, was.as_ref(), &checked_by.reason(why)?, checked_by).map(|_| ())
            }
            EveningCommand::Confirm { at } => self.confirm(entry, *at, checked_by),
            EveningCommand::Undo { at } => self.undo(entry, *at),
            EveningCommand::Answer { alert, is_error } => self.answer(entry, *alert, *is_error, checked_by),
            EveningCommand::Settle { alert, how } => {
                // Settling takes several steps. If one fails, all are undone.
                let before = self.clone();
                self.settle(entry, *alert, how, checked_by).inspect_err(|_| *self = before)
            }
            EveningCommand::Object { at, round, text } => self.object(entry, *at, *round, text, checked_by),
            EveningCommand::Call { at, reason } => self.call(entry, *at, *reason, checked_by),
            EveningCommand::Attend { call, state } => self.attend(*call, *state),
            EveningCommand::Sanction { sanction } => {
                Ok(self.open_mut()?.sanction(checked_sanction(sanction, checked_by)?)?)
            }
            EveningCommand::Withdraw { place, sanction, why } => {
                let (sanction, why) = (checked_sanction(sanction, checked_by)?, checked_by.reason(why)?);
                let place = usize::try_from(*place).unwrap_or(usize::MAX);
                if self.open()?.sanctions().get(place) != Some(&sanction) {
                    return Err(EntryRefusal::NotFound);
                }
                self.open_mut()?.withdraw_sanction(place);
                let what = format!("player {} sanction", sanction.player);
                self.log(entry, what, sanction.amount.to_string(), String::new(), &why)
            }
            EveningCommand::Conditions { setup, courtesies, namesakes: _ } => {
                self.open_mut()?.set_setup(setup.clone().normalized())?;
                self.set_courtesies(courtesies)
            }
            EveningCommand::Reseat { setup, from, matches, courtesies, namesakes: _ } => {
                if *from <= self.begun {
                    return Err(EntryRefusal::NotNext { next: self.begun + 1 });
                }
                self.open_mut()?.reseat(setup.clone().normalized(), *from, matches.clone())?;
                self.set_courtesies(courtesies)
            }
            EveningCommand::Minutes { at, minutes } => {
                self.open()?.plan(*at)?;
                self.tables.entry(*at).or_default().minutes = (*minutes).min(MORE_MINUTES_MAX);
                Ok(())
            }
            // Readers who are no organisers are shown the entry without its text.
            EveningCommand::Note { text, .. } if checked_by == CheckedBy::Server && text.is_empty() => Ok(()),
            EveningCommand::Note { number, table, round, text } => {
                let text = checked_by.text(text)?;
                let what = self.about(*number, *table, *round)?;
                self.log(entry, what, String::new(), String::new(), &text)
            }
            EveningCommand::Announce { text } => {
                let text = checked_by.text(text)?;
                let id = self.next_id();
                self.announcements.push(Announcement { id, at: entry.at, text });
                Ok(())
            }
            EveningCommand::Phone { player, has } => {
                self.open()?.check_player(*player)?;
                if *has {
                    self.without_phone.remove(player);
                } else {
                    self.without_phone.insert(*player);
                }
                Ok(())
            }
            EveningCommand::Annul { at, why } => {
                self.annul(entry, *at, &checked_by.reason(why)?, checked_by)?;
                self.settle_corrected(*at, |_| true);
                Ok(())
            }
            EveningCommand::Close { counts } => {
                self.open()?;
                (self.closed, self.counts) = (Some(entry.at), *counts);
                Ok(())
            }
            EveningCommand::Discard => {
                if self.open()?.has_results() {
                    return Err(EntryRefusal::ValueChanged);
                }
                (self.closed, self.counts, self.discarded) = (Some(entry.at), Some(false), true);
                Ok(())
            }
            EveningCommand::Reopen => {
                self.closed.take().ok_or(EntryRefusal::NotFound)?;
                (self.counts, self.discarded) = (None, false);
                Ok(())
            }
        }
    }

    /// What a note is about, as the log says it: `note match 1 table 2 round 3`.
    fn about(
        &self,
        number: Option<u16>,
        table: Option<u8>,
        round: Option<u16>,
    ) -> Result<String, EntryRefusal> {
        let evening = self.open()?;
        let matches = evening.match_count();
        if let Some(number) = number.filter(|number| !(1..=matches).contains(number)) {
            return Err(EveningError::NoMatch { number, matches }.into());
        }
        let tables = evening.schedule().matches.iter().map(|plan| plan.tables.len()).max().unwrap_or(0);
        if let Some(table) = table.filter(|table| !(1..=tables).contains(&usize::from(*table))) {
            let at = SheetId { number: number.unwrap_or(1), table };
            return Err(EveningError::NoTable { at, tables }.into());
        }
        let is_at_table = number.is_some() && table.is_some();
        if let Some(round) =
            round.filter(|round| !is_at_table || !(1..=SHEET_ROUNDS_MAX).contains(&usize::from(*round)))
        {
            return Err(EveningError::NoRound { round, most: SHEET_ROUNDS_MAX }.into());
        }
        let parts = [("match", number), ("table", table.map(u16::from)), ("round", round)];
        let parts = parts.into_iter().filter_map(|(word, number)| Some(format!(" {word} {}", number?)));
        Ok([NOTE.to_owned()].into_iter().chain(parts).collect())
    }

    /// Opens the evening from a file. Finished tables count as confirmed, because the organiser confirmed them before the file was
    /// written (CLUB-99).
    fn open_file(
        &mut self,
        entry: &LogEntry,
        text: &str,
        courtesies: &[PlayerCourtesies],
    ) -> Result<(), EntryRefusal> {
        if self.begun_at.is_some() {
            return Err(EntryRefusal::Started);
        }
        let evening = file::read(text)
            .map_err(|error| EntryRefusal::File { line: error.line, detail: error.message })?;
        let last = evening.sheets().map(|(at, _)| at.number).max().unwrap_or(0);
        self.tables.clear();
        for (at, sheet) in evening.sheets() {
            let table = self.tables.entry(at).or_default();
            table.scorekeeper = evening.scorekeeper(at);
            if sheet.outcome().is_some() {
                (table.ended_at, table.sent) = (Some(entry.at), true);
                table.confirmed = Some(entry.at);
            }
        }
        self.begun = last;
        self.begun_at = (last > 0).then_some(entry.at);
        self.opened = Some(entry.at);
        self.match_begun_at = (1..=last).map(|number| (number, entry.at)).collect();
        self.evening = Some(evening);
        self.set_courtesies(courtesies)
    }

    fn set_courtesies(&mut self, named: &[PlayerCourtesies]) -> Result<(), EntryRefusal> {
        let evening = self.open_mut()?;
        evening.set_reader(named.iter().find_map(|one| one.beside));
        evening.set_courtesies(named.iter().map(|one| (one.player, one.courtesies.clone())).collect());
        Ok(())
    }

    /// Begins the next match, once all results of the match before it are confirmed (CLUB-37, CLUB-49).
    fn begin(&mut self, entry: &LogEntry, number: u16) -> Result<(), EntryRefusal> {
        let evening = self.open()?;
        let (drawn, matches) = (evening.schedule().len(), evening.match_count());
        if self.begun >= matches {
            return Err(EntryRefusal::AllPlayed);
        }
        let next = self.begun + 1;
        if number != next {
            return Err(EntryRefusal::NotNext { next });
        }
        let missing: Vec<u8> = self
            .tables_of(self.begun)
            .into_iter()
            .filter(|at| !self.is_confirmed(*at))
            .map(|at| at.table)
            .collect();
        if !missing.is_empty() {
            return Err(EntryRefusal::NotDelivered { tables: missing });
        }
        if number > drawn {
            return Err(EntryRefusal::NotDrawn { number });
        }
        let walkovers = self.walkovers(number)?;
        (self.begun, self.begun_at) = (number, Some(entry.at));
        self.match_begun_at.insert(number, entry.at);
        walkovers.into_iter().try_for_each(|(at, sheet)| self.put(entry, at, sheet))
    }

    /// The sheets of the tables whose match is lost because a pair was expelled from the evening.
    fn walkovers(&self, number: u16) -> Result<Vec<(SheetId, Sheet)>, EntryRefusal> {
        let evening = self.open()?;
        let mut walkovers = Vec::new();
        for at in self.tables_of(number) {
            let Some(pair) = evening.expelled_at(at) else { continue };
            let mut sheet = self.sheet(at)?;
            if sheet.outcome().is_none() && sheet.rounds().is_empty() {
                sheet.set_stop(Stop::Absent { pair })?;
                walkovers.push((at, sheet));
            }
        }
        Ok(walkovers)
    }

    fn finish(&mut self, entry: &LogEntry, at: SheetId) -> Result<(), EntryRefusal> {
        self.check_begun(at)?;
        self.check_not_waiting(at)?;
        if self.open()?.sheet(at).and_then(Sheet::outcome).is_none() {
            return Err(EntryRefusal::NotOver { at });
        }
        let table = self.tables.entry(at).or_default();
        (table.sent, table.last_entry_at) = (true, Some(entry.at));
        Ok(())
    }

    /// A player of the pair that did not enter the result agrees to it.
    fn agree(&mut self, entry: &LogEntry, at: SheetId, checked_by: CheckedBy) -> Result<(), EntryRefusal> {
        self.check_unconfirmed(at)?;
        let by = entry.by.player();
        let asked = self.asked_to_agree(at)?;
        if checked_by == CheckedBy::Here && self.open()?.plan(at)?.pairing.pair_of(by) != asked {
            return Err(EntryRefusal::NotAtTable { at });
        }
        if self.open()?.sheet(at).and_then(Sheet::outcome).is_none() {
            return Err(EntryRefusal::NotOver { at });
        }
        self.tables.entry(at).or_default().agreed = Some(by);
        Ok(())
    }

    /// Confirms the result of a table (CLUB-51). If the club requires it, the other pair must have agreed. A table
    /// without a named scorekeeper needs no agreement.
    fn confirm(&mut self, entry: &LogEntry, at: SheetId, checked_by: CheckedBy) -> Result<(), EntryRefusal> {
        self.check_unconfirmed(at)?;
        self.check_not_waiting(at)?;
        if self.open()?.sheet(at).and_then(Sheet::outcome).is_none() {
            return Err(EntryRefusal::NotOver { at });
        }
        let needs_agreement = self.options.countersign && self.acting_scorekeeper(at).is_some();
        let table = self.tables.entry(at).or_default();
        if checked_by == CheckedBy::Here && needs_agreement && table.agreed.is_none() {
            return Err(EntryRefusal::NotAgreed { at });
        }
        table.confirmed = Some(entry.at);
        Ok(())
    }

    fn undo(&mut self, entry: &LogEntry, at: SheetId) -> Result<(), EntryRefusal> {
        let is_current = at.number == self.begun;
        let table = self.tables.get_mut(&at).ok_or(EntryRefusal::NotFound)?;
        let confirmed = table.confirmed.ok_or(EntryRefusal::NotFound)?;
        if !is_current || entry.at.since(confirmed) > UNDO_MS {
            return Err(EntryRefusal::TooLate);
        }
        table.confirmed = None;
        Ok(())
    }
}

/// The sanction with its reason checked and normalized.
fn checked_sanction(sanction: &Sanction, checked_by: CheckedBy) -> Result<Sanction, EntryRefusal> {
    Ok(Sanction { reason: checked_by.reason(&sanction.reason)?, ..sanction.clone() })
}
