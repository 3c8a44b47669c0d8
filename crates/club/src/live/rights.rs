//! Who may do what: the one place that decides it (CLUB-23 to CLUB-25, CLUB-52, CLUB-54, CLUB-85).

use crate::live::{Act, Author, Entry, Live, Refusal};
use crate::{Courtesy, Player, SheetId, scorekeepers};

impl Live {
    pub(crate) fn check_rights(&self, entry: &Entry) -> Result<(), Refusal> {
        if self.closed.is_some() {
            return Err(Refusal::Closed);
        }
        let player = match entry.by {
            Author::Organiser => return Ok(()),
            Author::Player { player } => player,
        };
        match &entry.act {
            Act::Keeper { at, .. } | Act::Object { at, .. } | Act::Call { at, .. } => {
                self.check_here(player, *at)
            }
            Act::Agree { at } => self.check_here(player, *at),
            Act::Present { at }
            | Act::Lead { at, .. }
            | Act::Round { at, .. }
            | Act::Change { at, .. }
            | Act::Finish { at }
            | Act::Stop { at, .. } => self.check_writer(player, *at),
            Act::Answer { alert, .. } => {
                let alert = self.alert(*alert)?;
                self.check_writer(player, alert.at)
            }
            Act::Open { .. }
            | Act::Begin { .. }
            | Act::Result { .. }
            | Act::Confirm { .. }
            | Act::Undo { .. }
            | Act::Settle { .. }
            | Act::Attend { .. }
            | Act::Sanction { .. }
            | Act::Withdraw { .. }
            | Act::Conditions { .. }
            | Act::Reseat { .. }
            | Act::Minutes { .. }
            | Act::Announce { .. }
            | Act::Close => Err(Refusal::NotOrganiser),
        }
    }

    fn check_here(&self, player: Player, at: SheetId) -> Result<(), Refusal> {
        let here = self.open()?.plan(at)?.pairing.seats(player);
        if here { Ok(()) } else { Err(Refusal::NotAtTable { at }) }
    }

    fn check_writer(&self, player: Player, at: SheetId) -> Result<(), Refusal> {
        self.check_here(player, at)?;
        if self.is_suspended(player, at) {
            return Err(Refusal::Suspended { player });
        }
        match self.pencil(at) {
            Some(writer) if writer == player => Ok(()),
            keeper => Err(Refusal::NotKeeper { at, keeper }),
        }
    }

    pub(crate) fn is_suspended(&self, player: Player, at: SheetId) -> bool {
        self.tables.get(&at).is_some_and(|table| table.suspended.contains(&player))
    }

    /// Those who may keep the score at a table (CLUB-103, CLUB-104): who needs the partner to write is not among them.
    pub(crate) fn able_to_write(&self, at: SheetId) -> Vec<Player> {
        let Some(plan) = self.evening.as_ref().and_then(|evening| evening.schedule().table(at)) else {
            return Vec::new();
        };
        let mut able = scorekeepers(&plan.pairing, |player| self.courtesies_of(player));
        able.retain(|player| !self.is_suspended(*player, at));
        able
    }

    /// Who enters the results of a table; `None` until somebody is named, and once the end is confirmed (CLUB-52).
    #[must_use]
    pub fn writer(&self, at: SheetId) -> Option<Player> {
        self.pencil(at).filter(|_| !self.is_confirmed(at))
    }

    /// Whoever was named to keep the score, or the partner where that one needs it (CLUB-100 to CLUB-103), or somebody else at the
    /// table. A phone that was without a network may still deliver what it wrote once the end is confirmed; that changes nothing
    /// but what is not known yet (CLUB-98).
    pub(crate) fn pencil(&self, at: SheetId) -> Option<Player> {
        let keeper = self.tables.get(&at)?.keeper?;
        if !self.courtesies_of(keeper).contains(&Courtesy::PartnerWrites) {
            return Some(keeper);
        }
        let able = self.able_to_write(at);
        let pairing = self.evening.as_ref()?.schedule().table(at)?.pairing;
        let partner = pairing.partner_of(keeper).filter(|partner| able.contains(partner));
        partner.or_else(|| able.first().copied())
    }
}
