//! What a team has for its places: the sums of its pairs, and its own matches.

use crate::evening::meetings::Meeting;
use crate::{Evening, FinishedTable, PairResult, Pairing, Player, TablePlan, Tally};

impl Evening {
    /// What decides the places: the totals of teams, of which each is at the index of its first player, and of everybody else.
    ///
    /// A team has the sums of its pairs, but the matches that it played and won as a team.
    pub(super) fn deciding(&self, tallies: &[Tally]) -> Vec<Tally> {
        let mut deciding = tallies.to_vec();
        if !self.setup.has_teams() {
            return deciding;
        }
        for team in deciding.chunks_mut(self.setup.side_size().into()) {
            let mut sums = Tally::default();
            for pair in team.iter().step_by(2) {
                sums.points += pair.points;
                sums.plus += pair.plus;
                sums.minus += pair.minus;
                sums.penalties += pair.penalties;
                sums.effectiveness += pair.effectiveness;
                sums.money += pair.money;
            }
            if let Some(first) = team.first_mut() {
                *first = sums;
            }
        }
        for Meeting { winner, loser, .. } in self.meetings() {
            deciding[winner.index()].wins += 1;
            deciding[winner.index()].played += 1;
            deciding[loser.index()].played += 1;
        }
        for (number, plan) in (1..).zip(&self.schedule.matches) {
            let mut resting: Vec<Player> =
                plan.byes.iter().map(|[one, _]| self.setup.first_of_side(*one)).collect();
            resting.dedup();
            if self.bye_result::<PairResult>(number).is_some() {
                for team in resting {
                    deciding[team.index()].wins += 1;
                    deciding[team.index()].played += 1;
                }
            }
        }
        deciding
    }

    /// These finished tables, as if the first pair of each team had played at all of them.
    pub(super) fn by_sides(&self, done: Vec<FinishedTable>) -> Vec<FinishedTable> {
        if !self.setup.has_teams() {
            return done;
        }
        let first_pair = |[one, _]: [Player; 2]| {
            let first = self.setup.first_of_side(one);
            Some([first, first.fixed_partner()?])
        };
        let by_sides = |table: FinishedTable| {
            let [one, other] = table.plan.pairing.pairs().map(first_pair);
            let pairing = Pairing::new([one?, other?])?;
            Some(FinishedTable { plan: TablePlan { pairing, ..table.plan }, ..table })
        };
        done.into_iter().filter_map(by_sides).collect()
    }
}
