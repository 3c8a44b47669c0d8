//! Meetings and places of pairs and teams. A pair without a team counts as a team of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Evening, FinishedTable, Pair, Pairing, Player, Sheet, SheetId, StandingsKey, TablePlan, Tally};

/// A meeting of two pairs or two teams that has ended at all its tables, by the first player of each.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    pub(super) winner: Player,
    pub(super) loser: Player,
}

impl Evening {
    /// Who has won against whom, match by match.
    ///
    /// A team wins if it has won at more of the tables, then by the difference of the points at all of them. If that is 0 as well,
    /// the team that has won at the first of the tables wins.
    pub(super) fn meetings(&self) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for (number, plan) in (1..).zip(&self.schedule.matches) {
            // How far the lower number is ahead, by what weighs most; `None` if a table has no result.
            let mut met: BTreeMap<[Player; 2], Option<[i32; 3]>> = BTreeMap::new();
            for (table, plan) in (1..).zip(&plan.tables) {
                let mut sides = plan.pairing.pairs().map(|[one, _]| self.setup.first_of_side(one));
                let is_turned = sides[0] > sides[1];
                sides.sort_unstable();
                let outcome = self.sheet(SheetId { number, table }).and_then(Sheet::outcome);
                let ahead = met.entry(sides).or_insert(Some([0; 3]));
                *ahead = ahead.zip(outcome).map(|([tables, points, first], outcome)| {
                    let sign = if is_turned { -1 } else { 1 };
                    let won = if outcome.winner == Pair::First { sign } else { -sign };
                    let difference = sign * outcome.result_of(Pair::First).effectiveness();
                    [tables + won, points + difference, if first == 0 { won } else { first }]
                });
            }
            meetings.extend(met.into_iter().filter_map(|([one, other], ahead)| {
                let is_ahead = ahead? > [0; 3];
                let [winner, loser] = if is_ahead { [one, other] } else { [other, one] };
                Some(Meeting { winner, loser })
            }));
        }
        meetings
    }

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
        for Meeting { winner, loser } in self.meetings() {
            deciding[winner.index()].wins += 1;
            deciding[winner.index()].played += 1;
            deciding[loser.index()].played += 1;
        }
        for (number, plan) in (1..).zip(&self.schedule.matches) {
            let mut resting: Vec<Player> =
                plan.byes.iter().map(|[one, _]| self.setup.first_of_side(*one)).collect();
            resting.dedup();
            if self.bye_result::<crate::PairResult>(number).is_some() {
                for team in resting {
                    deciding[team.index()].wins += 1;
                    deciding[team.index()].played += 1;
                }
            }
        }
        deciding
    }

    /// All finished tables, as if the first pair of each team had played at all of them.
    pub(super) fn done_by_sides(&self) -> Vec<FinishedTable> {
        let done = self.done();
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

    /// The teams by place; empty without teams.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let text = "evening 1\nname \"Friday\"\nplayers 8 pairs teams 2\nteam 2 \"Los Tigres\"\n\
    ///     match 1 table 1 final 100:37\nmatch 1 table 2 final 0:100\n";
    /// let teams = file::read(text)?.teams();
    /// assert_eq!((teams[0].team, teams[0].tally.wins, teams[1].name.as_str()), (1, 0, "Los Tigres"));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn teams(&self) -> Vec<TeamStanding> {
        if !self.setup.has_teams() {
            return Vec::new();
        }
        let tallies = self.tallies();
        let deciding = self.deciding(&tallies);
        let standing = |(place, ranked): (u16, &crate::Ranked)| {
            let team = ranked.player.team(self.setup.team_pairs);
            TeamStanding {
                place,
                team,
                name: self.setup.team_name(team).to_owned(),
                tally: deciding[ranked.player.index()],
                decided_by: ranked.decided_by,
            }
        };
        (1..).zip(&self.ranked(&tallies)).map(standing).collect()
    }
}

/// A team's line in the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct TeamStanding {
    pub place: u16,
    /// The number of the team, from 1.
    pub team: u16,
    /// Empty if the team has only its number.
    pub name: String,
    /// The sums of its pairs, as fields of this object in JSON. `played` and `wins` count the matches of the team.
    #[serde(flatten)]
    pub tally: Tally,
    /// The key that puts this team before the next; `None` for the last.
    pub decided_by: Option<StandingsKey>,
}
