//! A round of which only the outcome is known: what was left, and how it ended.

use alloc::{format, vec::Vec};

use super::{
    deal::{Tiles, not_in_set},
    line::DgnError,
    outcome::Ending,
    play::{Play, PlayedRound},
    record::{At, Ended, Left, RoundRecord},
    table::{Value, ended},
};
use crate::{
    position::Outcome,
    seat::{BySeat, Seat},
    tiles::{WIDE, Wide},
};

impl Play<'_> {
    /// A round of which only the outcome is known.
    pub(super) fn told(
        &mut self,
        round: &RoundRecord,
        tiles: &Tiles,
        leader: Option<Seat>,
        last: bool,
    ) -> Result<PlayedRound, DgnError> {
        if let Some(Ended::Timeout(_) | Ended::Stopped) = round.end.as_ref().map(|end| end.is) {
            return self.broken_off(round, leader);
        }
        let left = self.told_hands(round, tiles)?;
        let empty = |seat: Seat| match left[seat] {
            Some(Left::Tiles(tiles)) => Some(tiles.is_empty()),
            Some(Left::Pips(pips)) if *pips > 0 => Some(false),
            _ => None,
        };
        let line = round.left.iter().map(|left| left.line).max().unwrap_or(round.number.line);
        let outcome = match round.end.as_ref().map(|end| end.is) {
            Some(Ended::Out(seat)) => Outcome::Out(seat),
            Some(Ended::Blocked(seat)) => Outcome::Blocked(seat),
            Some(_) => {
                let line = round.end.as_ref().map_or(line, |end| end.line);
                return Err(DgnError::new(
                    line,
                    "a deal that is thrown back leaves nothing; write out or blocked",
                ));
            }
            None => match Seat::all(self.seats()).find(|seat| empty(*seat) == Some(true)) {
                Some(seat) => Outcome::Out(seat),
                None if self.cut && last => return Ok(self.written(round, leader, None)),
                None => {
                    let what =
                        "how the round ended is not written; write `end out SEAT` or `end blocked SEAT`";
                    return Err(DgnError::new(line, what));
                }
            },
        };
        for seat in Seat::all(self.seats()) {
            let went_out = outcome == Outcome::Out(seat);
            if empty(seat).is_some_and(|empty| empty != went_out) {
                let line = round.end.as_ref().map_or(line, |end| end.line);
                let holds = if went_out { "still holds tiles" } else { "has no tiles left" };
                let what = format!("`end {}` cannot be, for seat {seat} {holds}", ended(outcome));
                return Err(DgnError::new(line, format!("{what}; the end must agree with what is left")));
            }
        }
        let most = self
            .rules()
            .set::<WIDE>(self.seats())
            .iter()
            .map(|tile| self.rules().hand_value(&[tile]).max(tile.pips()))
            .sum();
        let values = BySeat::new(self.seats(), |seat| match left[seat] {
            Some(Left::Tiles(tiles)) => Value::Known(self.rules().hand_value(tiles)),
            Some(Left::Pips(pips)) => Value::Known(*pips),
            None if outcome == Outcome::Out(seat) => Value::Known(0),
            None => Value::Between(0, most),
        });
        let leaders = leader.map_or_else(|| self.anybody(), |leader| [leader].into());
        let end_line = round.end.as_ref().map_or(line, |end| end.line);
        let made = self.told_made(round, end_line)?;
        let ending = Ending {
            outcome,
            leaders,
            values: &values,
            tiles: self.told_tiles(&left, outcome, end_line)?,
            first_at_target: self.told_first(round, &made)?,
            paid: BySeat::new(self.seats(), |_| 0),
            made,
            course: self.told_course(round, &left, outcome, end_line)?,
        };
        let mut played = self.settle(round, &ending, last)?;
        played.lead = leader;
        Ok(played)
    }

    /// The `left` lines of a round without turns, each tile in one hand only.
    pub(super) fn told_hands<'r>(
        &self,
        round: &'r RoundRecord,
        tiles: &Tiles,
    ) -> Result<BySeat<Option<&'r Left>>, DgnError> {
        let set: Wide = self.rules().set(self.seats());
        let mut lines: Vec<&At<(Seat, Left)>> = round.left.iter().collect();
        lines.sort_by_key(|left| left.line);
        let mut seen = Wide::EMPTY;
        let mut left = BySeat::new(self.seats(), |_| None);
        for line in lines {
            let (seat, told) = &line.is;
            left[*seat] = Some(told);
            let Left::Tiles(held) = told else { continue };
            for tile in held {
                let elsewhere =
                    || tiles.hands.seated().any(|(other, hand)| other != *seat && hand.known.contains(tile));
                let what = if !set.contains(*tile) {
                    not_in_set(self.rules(), *tile)
                } else if seen.contains(*tile) {
                    format!("{tile} is left twice; each tile stands once")
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
}
