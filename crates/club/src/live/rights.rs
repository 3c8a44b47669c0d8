//! Decides who may make which entry (CLUB-23 to CLUB-25, CLUB-52, CLUB-54, CLUB-85).
//!
//! `apply.rs` does what an entry says.

use crate::live::{Author, EntryRefusal, EveningCommand, LiveEvening, LogEntry};
use crate::{Courtesy, Player, SheetId, scorekeepers};

impl LiveEvening {
    /// Checks that the author may give the command. The organiser may give any. A closed evening can only be opened again.
    pub(crate) fn check_rights(&self, entry: &LogEntry) -> Result<(), EntryRefusal> {
        if self.closed.is_some() && entry.command != EveningCommand::Reopen {
            return Err(EntryRefusal::Closed);
        }
        let player = match entry.by {
            Author::Organiser => return Ok(()),
            Author::Player { player } => player,
        };
        match &entry.command {
            EveningCommand::NameScorekeeper { at, .. }
            | EveningCommand::Object { at, .. }
            | EveningCommand::Call { at, .. } => self.check_at_table(player, *at),
            EveningCommand::LateRound { at, .. } => self.check_replaced(player, *at),
            EveningCommand::Agree { at } => self.check_at_table(player, *at),
            EveningCommand::Phone { player: named, .. } => self.check_together(player, *named),
            EveningCommand::Present { at }
            | EveningCommand::Lead { at, .. }
            | EveningCommand::Round { at, .. }
            | EveningCommand::Change { at, .. }
            | EveningCommand::Finish { at }
            | EveningCommand::Stop { at, .. } => self.check_scorekeeper(player, *at),
            EveningCommand::Answer { alert, .. } => {
                let alert = self.alert(*alert)?;
                self.check_scorekeeper(player, alert.at)
            }
            EveningCommand::Open { .. }
            | EveningCommand::Online { .. }
            | EveningCommand::OnlineTable { .. }
            | EveningCommand::Begin { .. }
            | EveningCommand::Result { .. }
            | EveningCommand::Confirm { .. }
            | EveningCommand::Undo { .. }
            | EveningCommand::Settle { .. }
            | EveningCommand::Attend { .. }
            | EveningCommand::Sanction { .. }
            | EveningCommand::Withdraw { .. }
            | EveningCommand::Conditions { .. }
            | EveningCommand::Reseat { .. }
            | EveningCommand::Minutes { .. }
            | EveningCommand::Note { .. }
            | EveningCommand::Announce { .. }
            | EveningCommand::Annul { .. }
            | EveningCommand::Close { .. }
            | EveningCommand::Discard
            | EveningCommand::Reopen => Err(EntryRefusal::NotOrganiser),
        }
    }

    fn check_at_table(&self, player: Player, at: SheetId) -> Result<(), EntryRefusal> {
        let is_at_table = self.open()?.plan(at)?.pairing.seats(player);
        if is_at_table { Ok(()) } else { Err(EntryRefusal::NotAtTable { at }) }
    }

    /// Checks that both are the same player, or sit at one table in the current match.
    fn check_together(&self, player: Player, named: Player) -> Result<(), EntryRefusal> {
        let seats_both = |at: &SheetId| {
            let plan = self.evening.as_ref().and_then(|evening| evening.schedule().table(*at));
            plan.is_some_and(|plan| plan.pairing.seats(player) && plan.pairing.seats(named))
        };
        let are_together = player == named || self.tables_of(self.begun).iter().any(seats_both);
        if are_together { Ok(()) } else { Err(EntryRefusal::NotOrganiser) }
    }

    fn check_scorekeeper(&self, player: Player, at: SheetId) -> Result<(), EntryRefusal> {
        self.check_at_table(player, at)?;
        if self.is_suspended(player, at) {
            return Err(EntryRefusal::Suspended { player });
        }
        match self.acting_scorekeeper_even_if_confirmed(at) {
            Some(scorekeeper) if scorekeeper == player => Ok(()),
            scorekeeper => Err(EntryRefusal::NotScorekeeper { at, scorekeeper }),
        }
    }

    /// Checks that the player kept the score of the table until another player took over.
    fn check_replaced(&self, player: Player, at: SheetId) -> Result<(), EntryRefusal> {
        self.check_at_table(player, at)?;
        if self.is_replaced(player, at) { Ok(()) } else { self.check_scorekeeper(player, at) }
    }

    fn is_replaced(&self, player: Player, at: SheetId) -> bool {
        self.tables.get(&at).is_some_and(|table| table.replaced.contains(&player))
            && self.acting_scorekeeper_even_if_confirmed(at) != Some(player)
    }

    /// The entry to take for an entry that a device has sent. A round from a scorekeeper whom another has replaced becomes an
    /// [`EveningCommand::LateRound`]: the phone was offline and could not know. Only the receiver can tell, because readers do not
    /// see every author.
    #[must_use]
    pub fn received(&self, entry: LogEntry) -> LogEntry {
        match (&entry.command, entry.by) {
            (EveningCommand::Round { at, number, round, .. }, Author::Player { player })
                if self.is_replaced(player, *at) =>
            {
                let command = EveningCommand::LateRound { at: *at, number: *number, round: *round };
                LogEntry { command, ..entry }
            }
            _ => entry,
        }
    }

    pub(crate) fn is_suspended(&self, player: Player, at: SheetId) -> bool {
        self.tables.get(&at).is_some_and(|table| table.suspended.contains(&player))
    }

    /// The players who can keep the score at a table (CLUB-103, CLUB-104). Players whose partner must write and
    /// suspended players are left out.
    pub(crate) fn able_to_keep_score(&self, at: SheetId) -> Vec<Player> {
        let Some(plan) = self.evening.as_ref().and_then(|evening| evening.schedule().table(at)) else {
            return Vec::new();
        };
        let mut able = scorekeepers(&plan.pairing, |player| self.courtesies_at(at, player));
        able.retain(|player| !self.is_suspended(*player, at));
        able
    }

    /// The player who enters the score of a table. `None` before a scorekeeper is named and after the result is confirmed (CLUB-52).
    #[must_use]
    pub fn acting_scorekeeper(&self, at: SheetId) -> Option<Player> {
        self.acting_scorekeeper_even_if_confirmed(at).filter(|_| !self.is_confirmed(at))
    }

    /// The named scorekeeper. If the partner must write for the scorekeeper, the partner (CLUB-100 to CLUB-103), or
    /// another player at the table if the partner cannot write either.
    ///
    /// A phone without a network may deliver its rounds after the result is confirmed. They only add details that are missing
    /// (CLUB-98).
    pub(crate) fn acting_scorekeeper_even_if_confirmed(&self, at: SheetId) -> Option<Player> {
        let scorekeeper = self.tables.get(&at)?.scorekeeper?;
        if !self.courtesies_at(at, scorekeeper).contains(&Courtesy::PartnerWrites) {
            return Some(scorekeeper);
        }
        let able = self.able_to_keep_score(at);
        let pairing = self.evening.as_ref()?.schedule().table(at)?.pairing;
        let partner = pairing.partner_of(scorekeeper).filter(|partner| able.contains(partner));
        partner.or_else(|| able.first().copied())
    }
}
