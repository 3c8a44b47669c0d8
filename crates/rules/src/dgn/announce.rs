//! Sea Goat's announcement in a record: 6-6 before the lead, by whoever has the right.

use alloc::{format, vec::Vec};

use super::{deal::Tiles, line::DgnError, play::Play, record::RoundRecord};
use crate::{instant::announced_tile, rules::InstantEnd, seat::Seat};

impl Play<'_> {
    /// Who announced 6-6 before the lead, checked against the rules and the known tiles.
    pub(super) fn announced(&self, round: &RoundRecord, tiles: &Tiles) -> Result<Option<Seat>, DgnError> {
        let says = self.rules().match_.instant.contains(&InstantEnd::Announced66);
        let nothing = "nothing is announced under these rules; play, draw or pass";
        if let Some(turn) = round.turns.iter().skip(1).find(|turn| turn.is.announces()) {
            let late = "6-6 is announced before the lead, and nowhere else";
            return Err(DgnError::new(turn.line, if says { late } else { nothing }));
        }
        let by_turn = round.turns.first().filter(|turn| turn.is.announces());
        let by_turn = by_turn.map(|turn| (turn.line, turn.is.seat));
        let told = round.declared.as_ref().map(|declared| (declared.line, declared.is));
        let Some((line, seat)) = by_turn.or(told) else { return Ok(None) };
        let fault = |what| Err(DgnError::new(line, what));
        if !says {
            return fault(nothing.into());
        }
        if !self.game.may_announce(seat) {
            let account = &self.game.standing().accounts[self.game.sides().of(seat)];
            let why = match account.open {
                true => "another side opened its account first",
                false => "its side's account is not open",
            };
            return fault(format!("seat {seat} may not announce 6-6, for {why}"));
        }
        let hand = &tiles.hands[seat];
        if hand.unknown == 0 && !hand.known.contains(&announced_tile()) {
            return fault(format!("seat {seat} does not hold 6-6, so it cannot announce it"));
        }
        Ok(Some(seat))
    }

    /// The seat known to hold 6-6 that may announce it now.
    pub(super) fn may_announce(&self, tiles: &Tiles) -> Option<Seat> {
        let holders: Vec<Seat> = tiles
            .hands
            .seated()
            .filter(|(_, hand)| hand.known.contains(&announced_tile()))
            .map(|(seat, _)| seat)
            .collect();
        holders.into_iter().find(|seat| self.game.may_announce(*seat))
    }
}
