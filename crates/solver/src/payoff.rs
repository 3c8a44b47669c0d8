//! The points of a finished round, and the end of the match, compiled for the end of a line in the search.
//!
//! `boneyard_rules::settle` decides what a round pays. This is the same without lists, because the search scores millions of
//! ends. Credits leave accounts out; `match_end` reads them only to see whether the match ends. A test compares the two for every preset on a line.

mod block;
mod credits;
mod match_end;
mod range;
#[cfg(test)]
mod tests;

use boneyard_rules::{
    BlockMeasure, Rules, Seat, Side, Sides, Standing,
    ruleset::{BlockPays, BlockTie, BonusEvent, OutPays, Reach, Rounding, Sense},
};

pub(crate) use self::{match_end::MatchEnd, range::Left};

use self::{
    credits::{Counted, Credits},
    match_end::{Settled, SideCredit},
};
use crate::seats::{Each, SEATS};

/// The value of a finished round for one side: its points, less those of all other sides, and the match if that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Payoff {
    pub(crate) seats: usize,
    sides: usize,
    side_of: Each<usize>,
    /// The side whose points count for.
    us: Side,
    /// 1 where points are good for the side that has them, -1 where they are bad.
    sign: i32,
    leader: usize,
    sense: Sense,
    out: OutPays,
    block: BlockPays,
    /// What decides a block; `None` where nobody wins it.
    measure: Option<BlockMeasure>,
    tie: BlockTie,
    rounding: Option<Rounding>,
    /// The points of earlier rounds that wait for a receiver.
    carried: i32,
    bonuses: Bonuses,
    /// What the end of the match adds; `None` where values are points alone, or where the round cannot end the match.
    match_end: Option<MatchEnd>,
}

/// The points of the bonuses, each event with its points added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Bonuses {
    out: i32,
    both_ends: i32,
    blank: i32,
    winner: i32,
    silence: i32,
}

/// The facts about the end of a round that its points depend on.
#[derive(Clone, Copy)]
pub(crate) struct Ended {
    /// The seat that went out; in a block, the seat that laid the last tile.
    pub(crate) seat: usize,
    /// The points of each seat's tiles.
    pub(crate) values: Each<i32>,
    /// The number of tiles of each seat.
    pub(crate) tiles: Each<u32>,
    /// How many bonuses for silenced seats each side earned. Counted only if [`Payoff::counts_silences`].
    pub(crate) silences: Each<u8>,
}

/// The facts about the last tile of a seat that went out.
#[derive(Clone, Copy)]
pub(crate) struct LastTile {
    /// Whether it fitted both ends, was no double, and the ends differed.
    pub(crate) both_ends: bool,
    /// Whether it was 0-0.
    pub(crate) blank: bool,
    /// Whether it was 6-6.
    pub(crate) double_six: bool,
}

impl Payoff {
    pub(crate) fn new(rules: &Rules, sides: &Sides, standing: &Standing, leader: Seat, us: Side) -> Self {
        let seats = sides.iter().map(<[Seat]>::len).sum();
        let mut side_of = [0; SEATS];
        for seat in Seat::all(seats) {
            side_of[seat.index()] = sides.of(seat);
        }
        Self {
            seats,
            sides: sides.count(),
            side_of,
            us,
            sign: if rules.match_.reach == Reach::Wins { 1 } else { -1 },
            leader: leader.index(),
            sense: rules.score.sense,
            out: rules.score.out,
            block: rules.score.block,
            measure: BlockMeasure::of(rules),
            tie: rules.score.block_tie,
            rounding: rules.score.round,
            carried: i32::try_from(standing.carried).unwrap_or(i32::MAX),
            bonuses: Bonuses::new(rules, standing.rounds.saturating_add(1)),
            match_end: None,
        }
    }

    /// The same, with what the end of the match adds.
    pub(crate) fn with_match(self, match_end: Option<MatchEnd>) -> Self {
        Self { match_end, ..self }
    }

    /// Whether a seat is on the side whose points count for.
    #[inline]
    pub(crate) fn is_ours(&self, seat: usize) -> bool {
        self.side_of[seat] == self.us
    }

    /// The value of a round in which a seat went out.
    #[inline]
    pub(crate) fn out(&self, ended: &Ended, last: LastTile) -> i32 {
        let winner = self.side_of[ended.seat];
        let credits =
            match self.sense {
                Sense::WinnerGains if self.out == OutPays::Table => self.wins(winner, Counted::Table),
                Sense::WinnerGains => self.wins(winner, Counted::Opponents),
                Sense::LosersPay => self.pay(ended, Some(winner), |side| {
                    if side == winner { Counted::Nothing } else { Counted::Own }
                }),
                Sense::RoundPoints | Sense::PlayOnly | Sense::None => self.points_of_round(winner),
            };
        let Bonuses { out, both_ends, blank, .. } = self.bonuses;
        let bonus = out + if last.both_ends { both_ends } else { 0 } + if last.blank { blank } else { 0 };
        let won = self
            .match_end
            .as_ref()
            .map_or(0, |end| end.value(&self.settled(ended, &credits, Some((winner, last)), None, bonus)));
        self.value(ended, &credits) + self.for_us(winner, bonus) + won
    }

    /// The value of a blocked round.
    #[inline]
    pub(crate) fn blocked(&self, ended: &Ended) -> i32 {
        let credits = self.block_credits(ended);
        let won = self
            .match_end
            .as_ref()
            .map_or(0, |end| end.value(&self.settled(ended, &credits, None, self.sole_payer(ended), 0)));
        self.value(ended, &credits) + won
    }

    /// The value of the bonus for a tile after which the next three seats passed.
    #[inline]
    pub(crate) fn silence(&self, seat: usize) -> i32 {
        self.for_us(self.side_of[seat], self.bonuses.silence)
    }

    /// Whether three passes after a tile pay a bonus.
    pub(crate) const fn pays_silence(&self) -> bool {
        self.bonuses.silence != 0
    }

    /// Whether the end of the match depends on the bonuses for silenced seats, so that a state must count them.
    #[inline]
    pub(crate) const fn counts_silences(&self) -> bool {
        self.pays_silence() && self.match_end.is_some()
    }

    /// The side of a seat.
    pub(crate) const fn side_of(&self, seat: usize) -> Side {
        self.side_of[seat]
    }

    /// Points of a side, as they count for us.
    #[inline]
    const fn for_us(&self, side: Side, points: i32) -> i32 {
        if side == self.us { self.sign * points } else { -self.sign * points }
    }

    fn value(&self, ended: &Ended, credits: &Credits) -> i32 {
        let totals = self.totals(ended);
        let hands: i32 =
            (0..self.sides).map(|side| self.for_us(side, self.points(&totals, credits, side))).sum();
        let received = credits.receiver.map_or(0, |side| self.for_us(side, self.carried));
        let won = credits.winner.map_or(0, |side| self.for_us(side, self.bonuses.winner));
        hands + received + won
    }

    /// What decides whether the round ends the match. `bonus` are the points for going out.
    fn settled(
        &self,
        ended: &Ended,
        credits: &Credits,
        out: Option<(Side, LastTile)>,
        sole_payer: Option<Side>,
        bonus: i32,
    ) -> Settled {
        let totals = self.totals(ended);
        let mut by_side = [SideCredit::default(); SEATS];
        for (side, credit) in by_side.iter_mut().enumerate().take(self.sides) {
            let is = |other: Option<Side>| other == Some(side);
            let won = if is(credits.winner) { self.bonuses.winner } else { 0 };
            let went_out = if is(out.map(|(side, _)| side)) { bonus } else { 0 };
            let silences = i32::from(ended.silences[side]) * self.bonuses.silence;
            *credit = SideCredit {
                hands: self.points(&totals, credits, side),
                bonuses: won + went_out + silences,
                received: if is(credits.receiver) { self.carried } else { 0 },
            };
        }
        let opposes = |seat: &usize| out.is_some_and(|(side, _)| self.side_of[*seat] != side);
        let heaviest_opponent =
            (0..self.seats).filter(opposes).map(|seat| ended.values[seat]).max().unwrap_or(0);
        Settled { winner: credits.winner, out, sole_payer, credits: by_side, totals, heaviest_opponent }
    }
}

impl Bonuses {
    /// `number` counts the rounds of the match from 1.
    fn new(rules: &Rules, number: u32) -> Self {
        let mut bonuses = Self::default();
        for bonus in &rules.score.bonus {
            let points = i32::try_from(bonus.points).unwrap_or(i32::MAX);
            match bonus.event {
                BonusEvent::Capicua | BonusEvent::Capicu => bonuses.both_ends += points,
                BonusEvent::Chuchazo => bonuses.blank += points,
                BonusEvent::PassAllThree => bonuses.silence += points,
                BonusEvent::Out => bonuses.out += points,
                BonusEvent::Round1 | BonusEvent::Round2 | BonusEvent::Round3 | BonusEvent::Round4 => {
                    if bonus.event.of_round() == Some(number) {
                        bonuses.winner += points;
                    }
                }
            }
        }
        bonuses
    }
}
