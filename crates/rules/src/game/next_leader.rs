//! How the leader of the next round is found.

use alloc::vec::Vec;

use crate::{
    round::{Lead, Outcome},
    ruleset::{AfterBlock, AfterTie, BlockWinner, NextLeadRule, Rules},
    scoring::{FinishedRound, Settlement},
    seat::{BySeat, Seat, Sides},
};

/// How the leader of the next round is found (C7), given the round just finished and its settlement.
///
/// ```
/// use boneyard_rules::{BySeat, FinishedRound, Lead, Outcome, Rules, Seat, Standing, next_lead, settle};
///
/// let rules = Rules::parse("draw lead.next=winner")?;
/// let sides = rules.sides(2);
/// let values = BySeat::new(2, |seat| if seat == Seat::at(1) { 0 } else { 12 });
/// let finished = FinishedRound::plain(Outcome::Out(Seat::at(1)), Seat::FIRST, values);
/// let settlement = settle(&rules, &sides, &Standing::new(&rules, 2), &finished);
/// assert_eq!(next_lead(&rules, &sides, &finished, &settlement), Lead::Seat(Seat::at(1)));
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[must_use]
pub fn next_lead(rules: &Rules, sides: &Sides, finished: &FinishedRound, settlement: &Settlement) -> Lead {
    let &FinishedRound { outcome, leader, ref values, .. } = finished;
    let &Settlement { winner, tied, .. } = settlement;
    let seats = values.seats();
    let rotated = Lead::Seat(leader.next(seats));
    let (winning_seat, blocker) = match outcome {
        Outcome::Out(seat) => (Some(seat), seat),
        Outcome::Blocked(blocker) => {
            // With `blocker-vs-next` only the blocker and the next seat are compared, so their partners never lead.
            let compared = |seat: &Seat| {
                rules.score.block_winner != BlockWinner::BlockerVsNext
                    || [blocker, blocker.next(seats)].contains(seat)
            };
            let of_side = |side| {
                let seats: Vec<Seat> = sides.seats(side).iter().copied().filter(compared).collect();
                lightest(&seats, blocker, values)
            };
            (winner.and_then(of_side), blocker)
        }
    };
    let by_next_rule = || match rules.lead.next {
        NextLeadRule::AsFirst => rules.first_lead(),
        NextLeadRule::Winner => Lead::Seat(winning_seat.unwrap_or(leader)),
        NextLeadRule::Rotate => rotated,
        NextLeadRule::WinningSide => winning_seat.map_or(Lead::Seat(leader), Lead::WinningSide),
        NextLeadRule::DescendingDouble => Lead::Hub(rules.hub(settlement.rounds + 1)),
    };
    match outcome {
        Outcome::Out(_) => by_next_rule(),
        Outcome::Blocked(_) if tied => match rules.lead.after_tie {
            AfterTie::Same => by_next_rule(),
            AfterTie::Blocker => Lead::Seat(blocker),
            AfterTie::Rotate => rotated,
            AfterTie::AsFirst => rules.first_lead(),
        },
        Outcome::Blocked(_) => match rules.lead.after_block {
            AfterBlock::Same => by_next_rule(),
            AfterBlock::Blocker => Lead::Seat(blocker),
            AfterBlock::Winner => Lead::Seat(winning_seat.unwrap_or(leader)),
            AfterBlock::LowestHand => {
                let all: Vec<Seat> = Seat::all(seats).collect();
                Lead::Seat(lightest(&all, blocker, values).unwrap_or(leader))
            }
        },
    }
}

/// The seat with the lightest hand among these. In a tie, the seat that plays first after the blocker.
fn lightest(seats: &[Seat], blocker: Seat, values: &BySeat<u32>) -> Option<Seat> {
    let count = values.seats();
    let turns_after = |seat: Seat| (seat.index() + count - blocker.index() - 1) % count;
    seats.iter().copied().min_by_key(|seat| (values[*seat], turns_after(*seat)))
}
