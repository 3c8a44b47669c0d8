//! Settles a finished round: the score sheet, the bonuses and the verdict of the match.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::{
    account::{Credit, SideScore, record},
    block::BlockScorer,
    bonus::{PaidBonus, paid},
    credits::{Counted, Credits, HandValues},
    finished_round::FinishedRound,
    instant_win::instant_end,
    standing::{Account, Standing},
    verdict::{Verdict, decided},
};
use crate::{
    round::Outcome,
    ruleset::{InstantEnd, Rules, Sense},
    seat::{BySeat, Side, Sides},
};

/// The result of a finished round: its score sheet, and the verdict if the match is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Settlement {
    /// The side that won the round, counted from 0; `None` if no side won.
    pub winner: Option<Side>,
    /// Whether a block has no winner because the lowest hands tie.
    pub tied: bool,
    /// The points of each seat's remaining tiles.
    pub values: BySeat<u32>,
    /// The score sheet, one line for each side.
    pub sides: Vec<SideScore>,
    /// The points that are carried to a later round.
    pub carried: u32,
    /// The bonuses that were paid.
    #[serde(default)]
    pub bonuses: Vec<PaidBonus>,
    /// The number of rounds so far, with this round and without redeals.
    #[serde(default)]
    pub rounds: u32,
    /// The side whose account opened first; `None` before that, and where all are open from the start.
    #[serde(default)]
    pub first_open: Option<Side>,
    /// The event that ended the match at once, regardless of points.
    #[serde(default)]
    pub instant: Option<InstantEnd>,
    /// The verdict of the match; `None` until the match is over.
    #[serde(default)]
    pub verdict: Option<Verdict>,
}

impl Settlement {
    /// The standing of the match after the round.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, FinishedRound, Outcome, Rules, Seat, Standing, settle};
    ///
    /// let rules = Rules::preset("block")?;
    /// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { 31 });
    /// let finished = FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values);
    /// let settlement = settle(&rules, &rules.sides(2), &Standing::new(&rules, 2), &finished);
    /// assert_eq!(settlement.standing().accounts[0].points, 31);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing {
            accounts: self.sides.iter().map(|side| side.after).collect(),
            carried: self.carried,
            rounds: self.rounds,
            first_open: self.first_open,
        }
    }
}

/// Scores a finished round. `before` is the standing before the round.
///
/// ```
/// use boneyard_rules::{BySeat, FinishedRound, Outcome, Rules, Seat, Standing, settle};
///
/// let rules = Rules::parse("block match.target=30")?;
/// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { 31 });
/// let finished = FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values);
/// let settlement = settle(&rules, &rules.sides(2), &Standing::new(&rules, 2), &finished);
/// assert_eq!((settlement.winner, settlement.sides[0].scored), (Some(0), 31));
/// assert_eq!(settlement.verdict.map(|verdict| verdict.won), Some(vec![0]));
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[must_use]
pub fn settle(rules: &Rules, sides: &Sides, before: &Standing, finished: &FinishedRound) -> Settlement {
    let hands = HandValues { sides, finished };
    let credits = credits(rules, &hands);
    let rounds = before.rounds + 1;
    let bonuses = paid(rules, sides, finished, credits.winner, rounds);
    let received = if credits.receiver.is_some() { before.carried } else { 0 };
    let out_side = match finished.outcome {
        Outcome::Out(seat) => Some(sides.of(seat)),
        Outcome::Blocked(_) => None,
    };
    let waiting = credits.waiting.iter().map(|side| hands.of_side(*side)).sum();
    let seats = finished.values.seats();
    let lines = before.accounts.iter().enumerate().map(|(side, account)| {
        let made = sides.seats(side).iter().filter_map(|seat| finished.made.get(*seat)).sum();
        let clears = (rules.account.clear_on_out && out_side == Some(side))
            || (rules.account.block_resets && credits.sole_payer.is_some_and(|payer| payer != side));
        let credit = Credit {
            points: capped(rules, account, made, credits.points(&hands, side)),
            received: if credits.receiver == Some(side) { received } else { 0 },
            bonuses: bonuses.iter().filter(|bonus| bonus.side == side).map(|bonus| bonus.points).collect(),
            made,
            paid: sides.seats(side).iter().filter_map(|seat| finished.paid.get(*seat)).sum(),
        };
        record(rules, seats, *account, &credit, clears)
    });
    let mut settlement = Settlement {
        winner: credits.winner,
        tied: credits.tied,
        values: finished.values.clone(),
        sides: lines.collect(),
        carried: (before.carried - received).saturating_add(waiting),
        bonuses,
        rounds,
        first_open: before.first_open,
        instant: None,
        verdict: None,
    };
    if let (true, Some(winner)) = (rules.match_.instant.contains(&InstantEnd::SixInARow), credits.winner) {
        // The points are rounds won in a row, so a win sets the points of the other sides to 0 (F-jam).
        for line in settlement.sides.iter_mut().enumerate().filter(|(side, _)| *side != winner) {
            line.1.after.points = 0;
        }
    }
    if settlement.first_open.is_none() {
        settlement.first_open =
            settlement.sides.iter().position(|line| line.after.open && rules.account.open_at > 0);
    }
    let after = settlement.standing();
    let ended = instant_end(rules, sides, finished, settlement.winner, &after);
    settlement.instant = ended.as_ref().map(|(instant, _)| *instant);
    settlement.verdict =
        ended.map(|(_, verdict)| verdict).or_else(|| decided(rules, seats, &after, finished.first_at_target));
    settlement
}

/// The part of the points of a round that `score.roundCap` lets a side add to its points, with those `made` in play.
pub(super) fn capped(rules: &Rules, account: &Account, made: i32, points: u32) -> u32 {
    match rules.score.round_cap {
        Some(cap) => {
            let room = i64::from(cap) - i64::from(account.points) - i64::from(made);
            points.min(u32::try_from(room).unwrap_or(0))
        }
        None => points,
    }
}

pub(super) fn credits(rules: &Rules, hands: &HandValues<'_>) -> Credits {
    let sense = rules.score.sense;
    match hands.finished.outcome {
        Outcome::Out(seat) => {
            let winner = hands.sides.of(seat);
            match sense {
                Sense::WinnerGains => hands.winner_gains(rules, winner),
                Sense::LosersPay => hands.losers_pay(winner),
                Sense::RoundPoints | Sense::PlayOnly | Sense::None => {
                    hands.wins(winner, Counted::Points(points_of_round(sense)))
                }
            }
        }
        Outcome::Blocked(blocker) => {
            let block = BlockScorer { rules, hands, blocker };
            match sense {
                Sense::WinnerGains => block.winner_gains(),
                Sense::LosersPay => block.losers_pay(),
                Sense::RoundPoints | Sense::PlayOnly | Sense::None => {
                    block.credit_winner(points_of_round(sense))
                }
            }
        }
    }
}

/// The points of a won round where hands do not count. Without points, won rounds still decide the match.
const fn points_of_round(sense: Sense) -> u32 {
    match sense {
        Sense::RoundPoints | Sense::None => 1,
        Sense::WinnerGains | Sense::LosersPay | Sense::PlayOnly => 0,
    }
}
