//! Events that end a match at once, regardless of points.

use super::{finished_round::FinishedRound, standing::Standing, verdict::Verdict};
use crate::{
    round::Outcome,
    ruleset::{InstantEnd, Rules},
    seat::{Side, Sides},
    tile::Tile,
};

/// The rounds won in a row that end a match with `six-in-a-row`.
const ROW: i32 = 6;

/// Going out with 6-6 wins the match if an opposing hand counts more points than this (R0.3.25, C32).
const LOSER_HOLDS: u32 = 25;

/// The side that announced 6-6 loses the match if its hands count this many points or more (R0.3.23, C32).
const ANNOUNCER_HOLDS: u32 = 25;

/// The event that ends the match at once, and the verdict; `None` if none does. `winner` is the side that won the
/// round, `after` the standing after the round.
pub(crate) fn instant_end(
    rules: &Rules,
    sides: &Sides,
    finished: &FinishedRound,
    winner: Option<Side>,
    after: &Standing,
) -> Option<(InstantEnd, Verdict)> {
    let of_match = |side: Side, wins: bool| {
        let (this, others) = (0..sides.count()).partition(|other| *other == side);
        if wins { Verdict { won: this, lost: others } } else { Verdict { won: others, lost: this } }
    };
    let held = |side: Side| sides.seats(side).iter().map(|seat| finished.values[*seat]).sum::<u32>();
    let out_with = |number| match finished.outcome {
        Outcome::Out(seat) => Some(sides.of(seat))
            .filter(|_| finished.facts.last.is_some() && finished.facts.last == Tile::double(number)),
        Outcome::Blocked(_) => None,
    };
    let verdict = |instant: InstantEnd| match instant {
        InstantEnd::SixInARow => {
            winner.filter(|side| after.accounts[*side].points >= ROW).map(|side| of_match(side, true))
        }
        InstantEnd::OutWith00 => out_with(0).map(|side| of_match(side, true)),
        InstantEnd::OutWith66 => out_with(6)
            .filter(|side| {
                finished.values.seated().any(|(seat, value)| sides.of(seat) != *side && *value > LOSER_HOLDS)
            })
            .map(|side| of_match(side, true)),
        InstantEnd::Announced66 => {
            let announcer = sides.of(finished.facts.announced?);
            match winner {
                Some(winner) if winner == announcer => Some(of_match(announcer, true)),
                // The hands of both partners count. A tied block does not end the match.
                Some(_) if held(announcer) >= ANNOUNCER_HOLDS => Some(of_match(announcer, false)),
                _ => None,
            }
        }
    };
    rules.match_.instant.iter().find_map(|instant| Some((*instant, verdict(*instant)?)))
}
