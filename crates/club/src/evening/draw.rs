//! Draws the next match of an evening from its standings.

use boneyard_seating::{Draw, DrawError, PairStanding};

use crate::{Evening, MatchPlan, Player, SeatingKind, StandingsKey};

impl Evening {
    /// Draws the next match among these players, who are there with their partners and their whole team. The pairs and teams that
    /// are out of a knock-out or expelled are left out. A team plays on as long as one of its pairs is not expelled. After groups, the best of each who are there begin it.
    ///
    /// ```
    /// use boneyard_club::{Player, file};
    ///
    /// let text = "evening 1\nname \"Friday\"\nplayers 8 swiss\nmatches 2\npairs 1 table 1 1 2 5 6\npairs 1 table 2 3 4 7 8\n\
    ///     match 1 table 1 final 100:37\nmatch 1 table 2 final 20:100\n";
    /// let plan = file::read(text)?.draw(&Player::all(8).collect::<Vec<_>>(), 1)?;
    /// assert!(plan.tables[0].pairing.seats("1".parse()?) && plan.tables[0].pairing.seats("7".parse()?));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(&self, present: &[Player], lot: u64) -> Result<MatchPlan, DrawError> {
        if self.setup.groups.is_some() {
            return self.draw_after_groups(present, lot);
        }
        let tallies = self.tallies();
        let deciding = self.deciding(&tallies);
        let by_points = |key: &&StandingsKey| matches!(key, StandingsKey::Points | StandingsKey::Wins);
        let key = self.setup.regulation.order.iter().find(by_points).unwrap_or(&StandingsKey::Wins);
        let points = |player: Player| match key {
            StandingsKey::Points => deciding[player.index()].points.into(),
            _ => deciding[player.index()].wins.into(),
        };
        let here: Vec<Player> = present.iter().map(|one| self.setup.first_of_side(*one)).collect();
        let lost = self.losers();
        let next = self.schedule.len() + 1;
        let is_in = |player: &Player| {
            let is_out = self.setup.seating == SeatingKind::KnockOut && lost.contains(player);
            !is_out && !self.is_side_expelled(*player, next)
        };
        let pairs = self.ranked(&tallies).into_iter().map(|ranked| ranked.player);
        let present: Vec<PairStanding> = pairs
            .filter(|player| here.contains(player) && is_in(player))
            .map(|first| PairStanding { first, points: points(first) })
            .collect();
        let (kind, matches) = (self.setup.seating, self.match_count());
        let team_pairs = self.setup.team_pairs;
        Draw { kind, team_pairs, played: &self.schedule.matches, present: &present, matches, lot }
            .next_match()
    }
}
