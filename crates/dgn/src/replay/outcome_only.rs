//! Replays a round without turns, from the tiles left and its end.

use boneyard_rules::{BySeat, Outcome, Seat, WIDE, Wide};

use super::{
    deal::{DealtTiles, not_in_set},
    match_replay::{MatchReplay, ReplayedRound},
    round_facts::{recorded_facts, recorded_first_at_target, recorded_points, recorded_tile_counts},
    settling::RoundEnding,
    turn_error::ended,
};
use crate::{
    error::DgnError,
    record::{Ended, Left, RoundRecord},
    spanned::Spanned,
};

/// Checks and scores a round of which only the outcome is recorded.
pub(crate) fn outcome_only(
    replay: &mut MatchReplay,
    round: &RoundRecord,
    tiles: &DealtTiles,
    leader: Option<Seat>,
    is_last_round: bool,
) -> Result<ReplayedRound, DgnError> {
    if let Some(Ended::Timeout(_) | Ended::Stopped) = round.end.as_ref().map(|end| end.value) {
        return replay.add_unfinished_round(round, leader);
    }
    let left = recorded_hands(replay, round, tiles)?;
    let empty = |seat: Seat| match left[seat] {
        Some(Left::Tiles(tiles)) => Some(tiles.is_empty()),
        Some(Left::Pips(pips)) if *pips > 0 => Some(false),
        _ => None,
    };
    let line = round.left.iter().map(|left| left.line).max().unwrap_or(round.number.line);
    let outcome = match round.end.as_ref().map(|end| end.value) {
        Some(Ended::Out(seat)) => Outcome::Out(seat),
        Some(Ended::Blocked(seat)) => Outcome::Blocked(seat),
        Some(_) => {
            let line = round.end.as_ref().map_or(line, |end| end.line);
            return Err(DgnError::new(line, "after a redeal nothing is left; write out or blocked"));
        }
        None => match Seat::all(replay.seats()).find(|seat| empty(*seat) == Some(true)) {
            Some(seat) => Outcome::Out(seat),
            None if replay.is_cut && is_last_round => return Ok(replay.replayed_round(round, leader, None)),
            None => {
                let what = "how the round ended is not written; write `end out SEAT` or `end blocked SEAT`";
                return Err(DgnError::new(line, what));
            }
        },
    };
    for seat in Seat::all(replay.seats()) {
        let went_out = outcome == Outcome::Out(seat);
        if empty(seat).is_some_and(|empty| empty != went_out) {
            let line = round.end.as_ref().map_or(line, |end| end.line);
            let holds = if went_out { "still has tiles" } else { "has no tiles left" };
            let what = format!("`end {}` cannot be, for seat {seat} {holds}", ended(outcome));
            return Err(DgnError::new(line, format!("{what}; the end must agree with what is left")));
        }
    }
    let most = replay
        .rules()
        .set::<WIDE>(replay.seats())
        .iter()
        .map(|tile| replay.rules().hand_value(&[tile]).max(tile.pips()))
        .sum();
    let exactly = |points: u32| points..=points;
    let values = BySeat::new(replay.seats(), |seat| match left[seat] {
        Some(Left::Tiles(tiles)) => exactly(replay.rules().hand_value(tiles)),
        Some(Left::Pips(pips)) => exactly(*pips),
        None if outcome == Outcome::Out(seat) => exactly(0),
        None => 0..=most,
    });
    let leaders = leader.map_or_else(|| replay.all_seats(), |leader| [leader].into());
    let end_line = round.end.as_ref().map_or(line, |end| end.line);
    let made = recorded_points(replay, round, end_line)?;
    let ending = RoundEnding {
        outcome,
        leaders,
        values: &values,
        tiles: recorded_tile_counts(replay, &left, outcome, end_line)?,
        first_at_target: recorded_first_at_target(replay, round, &made)?,
        paid: BySeat::new(replay.seats(), |_| 0),
        made,
        facts: recorded_facts(replay, round, &left, outcome, end_line)?,
    };
    let mut played = replay.settle(round, &ending, is_last_round)?;
    played.lead = leader;
    Ok(played)
}

/// The `left` lines of a round without turns. Checks that no tile is in two hands.
pub(crate) fn recorded_hands<'r>(
    replay: &MatchReplay,
    round: &'r RoundRecord,
    tiles: &DealtTiles,
) -> Result<BySeat<Option<&'r Left>>, DgnError> {
    let set: Wide = replay.rules().set(replay.seats());
    let mut lines: Vec<&Spanned<(Seat, Left)>> = round.left.iter().collect();
    lines.sort_by_key(|left| left.line);
    let mut seen = Wide::EMPTY;
    let mut left = BySeat::new(replay.seats(), |_| None);
    for line in lines {
        let (seat, recorded) = &line.value;
        left[*seat] = Some(recorded);
        let Left::Tiles(held) = recorded else { continue };
        for tile in held {
            let elsewhere =
                || tiles.hands.seated().any(|(other, hand)| other != *seat && hand.known.contains(tile));
            let what = if !set.contains(*tile) {
                not_in_set(replay.rules(), *tile)
            } else if seen.contains(*tile) {
                format!("{tile} is left twice; each tile appears once")
            } else if elsewhere() {
                format!("{tile} was dealt to another seat")
            } else {
                seen.insert(*tile);
                continue;
            };
            return Err(DgnError::new(line.line, what));
        }
    }
    Ok(left)
}
