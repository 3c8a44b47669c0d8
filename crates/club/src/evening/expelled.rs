//! Pairs that are expelled from the evening, or that did not come.

use crate::{Evening, ExpelledResults, Pair, Player, SeatingKind, SheetId};

impl Evening {
    /// The match from which on a fixed pair is expelled from the evening; `None` if it is not.
    fn expelled_from(&self, player: Player) -> Option<u16> {
        let partner = self.setup.fixed_partner(player)?;
        let of_pair = |one: Player| one == player || one == partner;
        self.sanctions
            .iter()
            .filter(|one| one.expelled && of_pair(one.player))
            .filter_map(|one| one.number)
            .min()
    }

    /// Whether a player is of a fixed pair that is expelled from this match.
    pub(crate) fn is_expelled(&self, player: Player, number: u16) -> bool {
        self.expelled_from(player).is_some_and(|from| from <= number)
    }

    /// Whether every pair of a side is expelled from this match: the pair of the player, or all pairs of the team.
    pub(super) fn is_side_expelled(&self, player: Player, number: u16) -> bool {
        self.setup.side_of(player).all(|one| self.is_expelled(one, number))
    }

    /// The pair at a table that is expelled from its match, so that the other wins by a walkover. If both are, the first.
    pub(crate) fn expelled_at(&self, at: SheetId) -> Option<Pair> {
        let pairing = self.schedule.table(at)?.pairing;
        Pair::ALL.into_iter().find(|pair| self.is_expelled(pairing.players_of(*pair)[0], at.number))
    }

    /// Whether the result of a table counts for nobody, because a pair was expelled later.
    pub(super) fn is_void(&self, at: SheetId) -> bool {
        let annuls = self.setup.regulation.mishaps.expulsion.results == ExpelledResults::Annulled;
        if !annuls || self.setup.seating == SeatingKind::KnockOut {
            return false;
        }
        // After groups, others have gone on from their results into the knock-out.
        let last = if self.setup.groups.is_some() { self.schedule.group_matches } else { u16::MAX };
        let players = self.schedule.table(at).map(|plan| plan.pairing.in_order());
        players
            .into_iter()
            .flatten()
            .any(|player| self.expelled_from(player).is_some_and(|from| at.number < from && from <= last))
    }

    /// To how many matches the fixed pair of a player did not come.
    pub(super) fn walkovers_of(&self, player: Player) -> u32 {
        let is_absent = |sheet: &&crate::Sheet| {
            sheet.absent().is_some_and(|pair| sheet.pairing().players_of(pair).contains(&player))
        };
        u32::try_from(self.sheets.values().filter(is_absent).count()).unwrap_or(u32::MAX)
    }
}
