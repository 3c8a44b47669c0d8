//! Values the end of a round for one side.

use boneyard_rules::{
    Account, BySeat, FinishedRound, Layout, Outcome, PlayScoring, Position, Rules, Seat, Settlement, Side,
    Sides, Standing, View, ruleset::Reach, settle,
};

/// What winning the match adds to the value of a round, and losing it subtracts. The solver adds the same.
pub(crate) const MATCH: u16 = 50;

/// Settles the rounds of playouts by the rules and values them for one seat's side.
pub(crate) struct Evaluation<'a> {
    rules: &'a Rules,
    standing: &'a Standing,
    leader: Seat,
    sides: Sides,
    own: Side,
    seats: usize,
}

impl<'a> Evaluation<'a> {
    pub(crate) fn new(view: &'a View) -> Self {
        let seats = view.counts.seats();
        let sides = view.rules.sides(seats);
        let own = sides.of(view.seat);
        Self { rules: &view.rules, standing: &view.standing, leader: view.leader, sides, own, seats }
    }

    /// The value of a finished playout.
    pub(crate) fn of<L: Layout<W>, const W: usize>(
        &self,
        position: &Position<L, W>,
        tally: &PlayScoring,
        outcome: Outcome,
    ) -> f64 {
        worth(self.rules, &self.settled(position, tally, outcome), self.own)
    }

    /// The score of a finished playout.
    pub(crate) fn settled<L: Layout<W>, const W: usize>(
        &self,
        position: &Position<L, W>,
        tally: &PlayScoring,
        outcome: Outcome,
    ) -> Settlement {
        let values = BySeat::new(self.seats, |seat| self.rules.tiles_value(position.hand(seat)));
        // A playout records only points scored in play, so bonuses for other actions are left out.
        let finish = FinishedRound {
            made: tally.made(),
            first_at_target: tally.first_at_target(),
            tiles: BySeat::new(self.seats, |seat| position.hand(seat).len()),
            ..FinishedRound::plain(outcome, self.leader, values)
        };
        settle(self.rules, &self.sides, self.standing, &finish)
    }
}

/// What a side gained minus the average gain of the others, in points that are good to have.
#[must_use]
pub fn points(rules: &Rules, settlement: &Settlement, own: Side) -> f64 {
    let gains = || settlement.sides.iter().map(|line| worth_of(line.after) - worth_of(line.before));
    let mine: f64 = gains().nth(own).unwrap_or(0.0);
    let others = settlement.sides.len().saturating_sub(1).max(1);
    let theirs = (gains().sum::<f64>() - mine) / others as f64;
    match rules.match_.reach {
        Reach::Wins => mine - theirs,
        Reach::Loses => theirs - mine,
    }
}

/// The value of a settlement to a side, in points: [`points`], plus or minus the match if it ends.
pub(crate) fn worth(rules: &Rules, settlement: &Settlement, own: Side) -> f64 {
    let match_ = match &settlement.verdict {
        Some(verdict) if verdict.won.contains(&own) => f64::from(MATCH),
        Some(verdict) if verdict.lost.contains(&own) => -f64::from(MATCH),
        _ => 0.0,
    };
    points(rules, settlement, own) + match_
}

/// Written points, plus half of the remembered points, which may never be written.
fn worth_of(account: Account) -> f64 {
    f64::from(account.points) + f64::from(account.remembered) / 2.0
}
