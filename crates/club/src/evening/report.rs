//! Results and standings of an evening.

use serde::{Deserialize, Serialize};

use crate::standings::Ranking;
use crate::tally::{FinishedTable, Tally, enter_bye, tallies, winnings};
use crate::{
    Ending, Evening, GroupStanding, Pairing, Player, Sheet, SheetId, StandingsKey, Stop, Transfer, prize,
    standings, transfer,
};

impl Evening {
    /// All finished tables, in order.
    #[must_use]
    pub fn done(&self) -> Vec<FinishedTable> {
        self.sheets.keys().filter_map(|at| self.done_at(*at)).collect()
    }

    /// A table with its result; `None` until the table is finished, and if the result does not count after an expulsion.
    fn done_at(&self, at: SheetId) -> Option<FinishedTable> {
        if self.is_void(at) {
            return None;
        }
        let filler = self.schedule.table(at).and_then(|plan| plan.filler);
        FinishedTable::of(self.sheets.get(&at)?, filler)
    }

    /// The money that each player of the first and of the second pair wins at a table (CLUB-74); `None` until the table
    /// is finished.
    ///
    /// ```
    /// use boneyard_club::{SheetId, file};
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nstake 10\nmatch 1 table 1 final 100:37\n")?;
    /// assert_eq!(evening.winnings(SheetId { number: 1, table: 1 }), Some([20, -20]));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn winnings(&self, at: SheetId) -> Option<[i64; 2]> {
        Some(winnings(&self.done_at(at)?, self.staked(), self.setup.filler_money))
    }

    /// The stake in effect: 0 if the evening has several tables.
    fn staked(&self) -> u32 {
        if self.setup.is_round_robin() { self.setup.stake } else { 0 }
    }

    /// The payments that settle the money and the prize.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nstake 10\nmatch 1 table 1 final 100:37\n")?;
    /// let paid: i64 = evening.transfers().iter().map(|transfer| transfer.amount).sum();
    /// assert_eq!(paid, 40);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn transfers(&self) -> Vec<Transfer> {
        let owed = |standing: &EveningStanding| (standing.number, standing.tally.money + standing.prize);
        transfer::transfers(&self.standings().iter().map(owed).collect::<Vec<_>>())
    }

    /// The totals of each player, in the order of the player numbers. A penalty of one of a fixed pair counts for both.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally> {
        let mishaps = self.setup.regulation.mishaps;
        let penalties = |player: Player| -> u32 {
            let both = [Some(player), self.setup.fixed_partner(player)];
            let entered = self.sanctions.iter().filter(|one| both.contains(&Some(one.player)));
            let entered: u32 = entered.map(|one| one.amount).sum();
            match mishaps.walkover.penalty {
                0 => entered,
                penalty => entered + u32::from(penalty) * self.walkovers_of(player),
            }
        };
        let mut tallies = tallies(self.setup.size(), &self.done(), self.staked(), self.setup.filler_money);
        for (number, plan) in (1..).zip(&self.schedule.matches) {
            if let Some(result) = self.bye_result(number).filter(|_| !plan.byes.is_empty()) {
                // A pair that is expelled does not rest with its team: it has no bye.
                let resting = plan.byes.iter().filter(|[one, _]| !self.is_expelled(*one, number));
                resting.for_each(|pair| enter_bye(&mut tallies, *pair, result));
            }
        }
        for (player, tally) in Player::all(self.setup.size()).zip(&mut tallies) {
            tally.penalize(penalties(player), mishaps.penalties);
        }
        tallies
    }

    /// The players by place, each with the key that decided it. Of fixed pairs and teams only the first player is listed.
    pub(super) fn ranked(&self, tallies: &[Tally]) -> Vec<standings::Ranked> {
        let done = self.is_final().then(|| self.by_sides(self.done()));
        let players = Player::all(self.setup.size()).step_by(self.setup.side_size().into()).collect();
        let (keys, leading) = (&self.setup.regulation.order, self.leading());
        Ranking { keys, tallies: &self.deciding(tallies), done: done.as_deref(), leading: &leading }
            .order(players)
    }

    /// Players who are tied with another in all keys but the player number (CLUB-89).
    #[must_use]
    pub fn by_number(&self) -> Vec<Player> {
        let ranked = self.ranked(&self.tallies());
        let is_tied = |place: &usize| standings::level_with(&ranked, *place).len() > 1;
        let tied = (0..ranked.len()).filter(is_tied).map(|place| ranked[place].player);
        tied.flat_map(|player| self.setup.side_of(player)).collect()
    }

    /// The players by place: in interim order until every match has a result, then in final order.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// let winners: Vec<u16> = evening.standings()[..2].iter().map(|line| line.number.number()).collect();
    /// assert_eq!(winners, [1, 2]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn standings(&self) -> Vec<EveningStanding> {
        let tallies = self.tallies();
        let ranked = self.ranked(&tallies);
        let prizes = match self.setup.prize {
            Some(prize) if self.is_final() => prize::prizes(prize, self.setup.stake, &ranked, &tallies),
            _ => vec![0; tallies.len()],
        };
        let standing = |place: u16, player: Player, decided_by| EveningStanding {
            place,
            number: player,
            name: self.setup.name_of(player),
            partner: self.setup.fixed_partner(player),
            team: self.setup.team_of(player),
            group: self.setup.group_of(player),
            tally: tallies[player.index()],
            prize: prizes[player.index()],
            decided_by,
        };
        let lines = |(place, ranked): (u16, &standings::Ranked)| {
            let decided_by = ranked.decided_by;
            self.setup.side_of(ranked.player).map(move |player| (place, player, decided_by))
        };
        let lines = (1..).zip(&ranked).flat_map(lines);
        lines.map(|(place, player, decided_by)| standing(place, player, decided_by)).collect()
    }

    /// The teams by place; empty without teams.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let text = "evening 1\nname \"Friday\"\nplayers 8 pairs teams 2\nteam 2 \"Los Tigres\"\n\
    ///     match 1 table 1 final 100:37\nmatch 1 table 2 final 0:100\n";
    /// let teams = file::read(text)?.teams();
    /// assert_eq!((teams[0].team, teams[0].tally.wins, teams[0].name.as_str()), (2, 1, "Los Tigres"));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn teams(&self) -> Vec<TeamStanding> {
        if !self.setup.has_teams() {
            return Vec::new();
        }
        let tallies = self.tallies();
        let deciding = self.deciding(&tallies);
        let standing = |(place, ranked): (u16, &standings::Ranked)| {
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

    /// The results of all tables with an entry, and the standings.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// assert_eq!(evening.report().matches[0].score, [100, 37]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn report(&self) -> Report {
        let match_report = |(at, sheet): (SheetId, &Sheet)| MatchReport {
            number: at.number,
            table: at.table,
            pairs: *sheet.pairing(),
            score: sheet.recorded(),
            stopped: matches!(sheet.stopped(), Some(Stop::Ahead | Stop::Lot { .. })),
            forfeit: sheet.forfeit(),
            next_lead: sheet.next_lead(),
        };
        Report {
            is_final: self.is_final(),
            standings: self.standings(),
            teams: self.teams(),
            groups: self.groups(),
            matches: self.sheets().map(match_report).collect(),
        }
    }
}

/// A player's line in the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct EveningStanding {
    /// From 1. Only the players of a fixed pair, or of a team, have the same; their lines follow each other.
    pub place: u16,
    pub number: Player,
    pub name: String,
    /// The partner of a fixed pair; `None` without fixed pairs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Player>,
    /// The number of the team, from 1; `None` without teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u16>,
    /// The number of the group, from 1; `None` without groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u16>,
    /// The totals, as fields of this object in JSON.
    #[serde(flatten)]
    pub tally: Tally,
    /// The additional prize; 0 until every match has a result.
    pub prize: i64,
    /// The key that puts this player, this pair or this team before the next; `None` for the last.
    pub decided_by: Option<StandingsKey>,
}

impl EveningStanding {
    /// Whether this is the first line of a player or a pair: of fixed pairs, the line of the player with the lower number.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.partner.is_none_or(|partner| self.number < partner)
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

/// Results and standings, as `boneyard club score --json` prints them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Report {
    /// Whether every match of the schedule has a result.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// The players by place.
    pub standings: Vec<EveningStanding>,
    /// The teams by place; left out in JSON if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamStanding>,
    /// The pairs or teams of each group by place, group after group; left out in JSON if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<GroupStanding>,
    /// All tables with an entry, match by match.
    pub matches: Vec<MatchReport>,
}

/// The result of a table in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct MatchReport {
    pub number: u16,
    pub table: u8,
    pub pairs: Pairing,
    /// The recorded score, or the running score of a match in progress.
    pub score: [u16; 2],
    /// Whether the match was stopped below the target.
    pub stopped: bool,
    /// `None` unless a pair did not come, or lost by an expulsion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Ending>,
    /// The next leader; `None` if the match is over or the first leader is unknown.
    pub next_lead: Option<Player>,
}
