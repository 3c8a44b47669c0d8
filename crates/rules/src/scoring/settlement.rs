//! What a finished round scores, and the score sheet it leaves.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::{
    account::{Credit, SideScore, record},
    block::BlockScorer,
    bonus::{PaidBonus, paid},
    credits::{Credits, HandValues},
    finished_round::FinishedRound,
    instant_win::instant_end,
    standing::Standing,
    verdict::{Verdict, decided},
};
use crate::{
    round::Outcome,
    ruleset::{InstantEnd, Rules, Sense},
    seat::{BySeat, Side, Sides},
};

/// What a finished round scores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settlement {
    /// The side that won the round, counted from 0; `None` where nobody did.
    pub winner: Option<Side>,
    /// Whether a block was equal, so that nobody could be named.
    pub tied: bool,
    /// What each seat's remaining tiles count.
    pub values: BySeat<u32>,
    /// The score sheet, a line a side.
    pub sides: Vec<SideScore>,
    /// Points that wait on the table now.
    pub carried: u32,
    /// The bonuses that were paid.
    #[serde(default)]
    pub bonuses: Vec<PaidBonus>,
    /// Rounds that count, this one included.
    #[serde(default)]
    pub rounds: u32,
    /// The side whose account opened first, where accounts open.
    #[serde(default)]
    pub first_open: Option<Side>,
    /// What ended the match at once, regardless of points.
    #[serde(default)]
    pub instant: Option<InstantEnd>,
    /// Who won the match, where it is over.
    #[serde(default)]
    pub verdict: Option<Verdict>,
}

impl Settlement {
    /// How the match stands after the round.
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

/// Scores a finished round. `before` is the standing of the match before it.
#[must_use]
pub fn settle(rules: &Rules, sides: &Sides, before: &Standing, finish: &FinishedRound) -> Settlement {
    let credits = credits(rules, &HandValues { sides, finish });
    let rounds = before.rounds + 1;
    let bonuses = paid(rules, sides, finish, credits.winner, rounds);
    let received = if credits.receiver.is_some() { before.carried } else { 0 };
    let out_side = match finish.outcome {
        Outcome::Out(seat) => Some(sides.of(seat)),
        Outcome::Blocked(_) => None,
    };
    let seats = finish.values.seats();
    let lines = before.accounts.iter().enumerate().map(|(side, account)| {
        let made: i32 = sides.seats(side).iter().filter_map(|seat| finish.made.get(*seat)).sum();
        let points = match rules.score.round_cap {
            Some(cap) => {
                let room = i64::from(cap) - i64::from(account.points) - i64::from(made);
                credits.points[side].min(u32::try_from(room).unwrap_or(0))
            }
            None => credits.points[side],
        };
        let wiped = (rules.account.clear_on_out && out_side == Some(side))
            || (rules.account.block_resets && credits.sole_payer.is_some_and(|payer| payer != side));
        let credit = Credit {
            points,
            received: if credits.receiver == Some(side) { received } else { 0 },
            bonuses: bonuses.iter().filter(|bonus| bonus.side == side).map(|bonus| bonus.points).collect(),
            made,
            paid: sides.seats(side).iter().filter_map(|seat| finish.paid.get(*seat)).sum(),
        };
        record(rules, seats, *account, &credit, wiped)
    });
    let mut settlement = Settlement {
        winner: credits.winner,
        tied: credits.tied,
        values: finish.values.clone(),
        sides: lines.collect(),
        carried: (before.carried - received).saturating_add(credits.waiting),
        bonuses,
        rounds,
        first_open: before.first_open,
        instant: None,
        verdict: None,
    };
    if let (true, Some(winner)) = (rules.match_.instant.contains(&InstantEnd::SixInARow), credits.winner) {
        // Totals count rounds won in a row: a win ends everybody else's (F-jam).
        for line in settlement.sides.iter_mut().enumerate().filter(|(side, _)| *side != winner) {
            line.1.after.points = 0;
        }
    }
    if settlement.first_open.is_none() {
        settlement.first_open =
            settlement.sides.iter().position(|line| line.after.open && rules.account.open_at > 0);
    }
    let after = settlement.standing();
    let ended = instant_end(rules, sides, finish, settlement.winner, &after);
    settlement.instant = ended.as_ref().map(|(instant, _)| *instant);
    settlement.verdict =
        ended.map(|(_, verdict)| verdict).or_else(|| decided(rules, seats, &after, finish.first_at_target));
    settlement
}

fn credits(rules: &Rules, hands: &HandValues<'_>) -> Credits {
    let sense = rules.score.sense;
    match hands.finish.outcome {
        Outcome::Out(seat) => {
            let winner = hands.sides.of(seat);
            match sense {
                Sense::WinnerGains => hands.winner_goes_out(rules, winner),
                Sense::LosersPay => hands.losers_are_out(winner),
                Sense::RoundPoints | Sense::PlayOnly | Sense::None => {
                    hands.wins(winner, round_is_worth(sense))
                }
            }
        }
        Outcome::Blocked(blocker) => {
            let block = BlockScorer { rules, hands, blocker };
            match sense {
                Sense::WinnerGains => block.winner_gains(),
                Sense::LosersPay => block.losers_pay(),
                Sense::RoundPoints | Sense::PlayOnly | Sense::None => {
                    block.winner_gets(round_is_worth(sense))
                }
            }
        }
    }
}

/// What winning a round is worth where hands are not counted. Without points, won rounds still count for the verdict.
const fn round_is_worth(sense: Sense) -> u32 {
    match sense {
        Sense::RoundPoints | Sense::None => 1,
        Sense::WinnerGains | Sense::LosersPay | Sense::PlayOnly => 0,
    }
}
