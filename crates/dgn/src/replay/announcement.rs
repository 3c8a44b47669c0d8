//! Checks a recorded announcement of 6-6 before the lead, as in Sea Goat.

use boneyard_rules::{Seat, announced_tile, ruleset::InstantEnd};

use super::{deal::DealtTiles, match_replay::MatchReplay};
use crate::{error::DgnError, record::RoundRecord};

/// The seat that announced 6-6 before the lead, checked against the rules and the known tiles.
pub(crate) fn announcer(
    replay: &MatchReplay,
    round: &RoundRecord,
    tiles: &DealtTiles,
) -> Result<Option<Seat>, DgnError> {
    let may_be_announced = replay.rules().match_.instant.contains(&InstantEnd::Announced66);
    let nothing = "nothing is announced under these rules; play, draw or pass";
    if let Some(turn) = round.turns.iter().skip(1).find(|turn| turn.value.announces()) {
        let late = "6-6 is announced before the lead, and nowhere else";
        return Err(DgnError::new(turn.line, if may_be_announced { late } else { nothing }));
    }
    let by_turn = round.turns.first().filter(|turn| turn.value.announces());
    let by_turn = by_turn.map(|turn| (turn.line, turn.value.seat));
    let recorded = round.declared.as_ref().map(|declared| (declared.line, declared.value));
    let Some((line, seat)) = by_turn.or(recorded) else { return Ok(None) };
    let fault = |what| Err(DgnError::new(line, what));
    if !may_be_announced {
        return fault(nothing.into());
    }
    if !replay.game.may_announce(seat) {
        let account = &replay.game.standing().accounts[replay.game.sides().of(seat)];
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
pub(crate) fn possible_announcer(replay: &MatchReplay, tiles: &DealtTiles) -> Option<Seat> {
    let holders: Vec<Seat> = tiles
        .hands
        .seated()
        .filter(|(_, hand)| hand.known.contains(&announced_tile()))
        .map(|(seat, _)| seat)
        .collect();
    holders.into_iter().find(|seat| replay.game.may_announce(*seat))
}
