//! Bonuses: extra points for events in a round.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::finished_round::FinishedRound;
use crate::{
    round::Outcome,
    ruleset::{BonusEvent, Rules},
    seat::{Side, Sides},
    tile::Tile,
};

/// A bonus that a round paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PaidBonus {
    /// The side that receives the bonus, counted from 0.
    pub side: Side,
    /// The event that the bonus is for.
    pub event: BonusEvent,
    /// The points that the side receives.
    pub points: u32,
}

/// The bonuses of a round, in the order of `score.bonus`. `winner` is the side that won the round; `None` if no side
/// won. `number` counts the rounds of the match from 1, without redeals.
pub(crate) fn paid(
    rules: &Rules,
    sides: &Sides,
    finished: &FinishedRound,
    winner: Option<Side>,
    number: u32,
) -> Vec<PaidBonus> {
    let out = match finished.outcome {
        Outcome::Out(seat) => Some(sides.of(seat)),
        Outcome::Blocked(_) => None,
    };
    let facts = &finished.facts;
    let mut paid = Vec::new();
    for bonus in &rules.score.bonus {
        let mut pay = |side| paid.push(PaidBonus { side, event: bonus.event, points: bonus.points });
        match bonus.event {
            BonusEvent::Capicua | BonusEvent::Capicu => {
                out.filter(|_| facts.both_ends).into_iter().for_each(pay)
            }
            BonusEvent::Chuchazo => {
                out.filter(|_| facts.last.is_some() && facts.last == Tile::double(0))
                    .into_iter()
                    .for_each(pay);
            }
            BonusEvent::PassAllThree => facts.silenced.iter().for_each(|seat| pay(sides.of(*seat))),
            BonusEvent::Out => out.into_iter().for_each(pay),
            // In a round without a winner the bonus of its number is lost: later rounds have other numbers.
            BonusEvent::Round1 | BonusEvent::Round2 | BonusEvent::Round3 | BonusEvent::Round4 => {
                winner.filter(|_| bonus.event.of_round() == Some(number)).into_iter().for_each(pay);
            }
        }
    }
    paid
}
