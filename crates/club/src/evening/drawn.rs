//! Evenings whose matches are drawn from the results before them: a Swiss and a knock-out.

use boneyard_seating::{Draw, DrawError, PairStanding, knock_out_matches};

use crate::evening::pairings::check_bye;
use crate::{
    Evening, EveningError, MatchPlan, PairResult, Player, SeatingKind, Sheet, SheetId, StandingsKey,
};

impl Evening {
    /// The number of matches in all, drawn or not.
    ///
    /// ```
    /// use boneyard_club::{Evening, SeatingKind, Setup};
    ///
    /// let evening = Evening::planned(Setup::new("Friday", 16, SeatingKind::KnockOut))?;
    /// assert_eq!((evening.schedule().len(), evening.match_count()), (1, 3));
    /// # Ok::<_, boneyard_club::EveningError>(())
    /// ```
    #[must_use]
    pub fn match_count(&self) -> u16 {
        let drawn = self.schedule.len();
        match self.setup.seating {
            SeatingKind::Published | SeatingKind::Balanced | SeatingKind::Pairs => drawn,
            SeatingKind::Swiss => {
                self.setup.matches.unwrap_or_else(|| usual_matches(self.setup.size())).max(drawn)
            }
            SeatingKind::KnockOut => {
                let first = self.schedule.matches.first();
                let everyone = usize::from(self.setup.size() / 2);
                let pairs = first.map_or(everyone, |plan| 2 * plan.tables.len() + plan.byes.len());
                knock_out_matches(pairs).max(drawn)
            }
        }
    }

    /// Draws the next match among these players, who are there with their partners. The pairs that are out of a knock-out are left
    /// out.
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
        let tallies = self.tallies();
        let by_points = |key: &&StandingsKey| matches!(key, StandingsKey::Points | StandingsKey::Wins);
        let key = self.setup.regulation.order.iter().find(by_points).unwrap_or(&StandingsKey::Wins);
        let points = |player: Player| match key {
            StandingsKey::Points => tallies[player.index()].points.into(),
            _ => tallies[player.index()].wins.into(),
        };
        let is_here =
            |player: &Player| present.iter().any(|one| one == player || Some(*one) == player.fixed_partner());
        let is_in = |player: &Player| self.setup.seating != SeatingKind::KnockOut || !self.has_lost(*player);
        let pairs = self.ranked(&tallies).into_iter().map(|ranked| ranked.player);
        let present: Vec<PairStanding> = pairs
            .filter(|player| is_here(player) && is_in(player))
            .map(|first| PairStanding { first, points: points(first) })
            .collect();
        let (kind, matches) = (self.setup.seating, self.match_count());
        Draw { kind, played: &self.schedule.matches, present: &present, matches, lot }.next_match()
    }

    /// Gives a pair a bye in a match that is drawn.
    pub(crate) fn add_bye(&mut self, number: u16, pair: [Player; 2]) -> Result<(), EveningError> {
        let at = usize::from(number).wrapping_sub(1);
        let others = self.schedule.matches.get(at).map_or(&[][..], |plan| &plan.byes);
        check_bye(&self.schedule, number, others, pair)?;
        if let Some(plan) = self.schedule.matches.get_mut(at) {
            plan.byes.push(pair);
        }
        Ok(())
    }

    /// What a bye in a match counts: in a Swiss a win, once every table of the match has a result.
    pub(crate) fn bye_result<Counted: From<PairResult>>(&self, number: u16) -> Option<Counted> {
        let plan = self.schedule.matches.get(usize::from(number).wrapping_sub(1))?;
        let is_over = (1..).zip(&plan.tables).all(|(table, _)| self.has_result(SheetId { number, table }));
        let counts = self.setup.seating == SeatingKind::Swiss && is_over;
        counts.then(|| self.setup.sheet_rules().bye().into())
    }

    /// How far each player came in a knock-out, by number: the last match of their pair, and whether it was not lost. Empty in other
    /// evenings.
    pub(super) fn progress(&self) -> Vec<u16> {
        if self.setup.seating != SeatingKind::KnockOut {
            return Vec::new();
        }
        let of = |player: Player| {
            let is_named = |plan: &MatchPlan| {
                plan.table_of(player).is_some() || plan.byes.iter().any(|pair| pair.contains(&player))
            };
            let last = self.schedule.matches.iter().rposition(is_named).map_or(0, |at| at + 1);
            let last = u16::try_from(last).unwrap_or(u16::MAX / 2);
            2 * last + u16::from(!self.has_lost(player))
        };
        Player::all(self.setup.size()).map(of).collect()
    }

    /// Whether a player has lost a match.
    fn has_lost(&self, player: Player) -> bool {
        let lost = |sheet: &Sheet| {
            let pair = sheet.pairing().pair_of(player);
            pair.zip(sheet.outcome()).is_some_and(|(pair, outcome)| outcome.winner != pair)
        };
        self.sheets.values().any(lost)
    }
}

/// The usual number of matches of a Swiss: one more than a knock-out has, but never a second meeting.
fn usual_matches(players: u16) -> u16 {
    let pairs = players / 2;
    (knock_out_matches(pairs.into()) + 1).min(pairs.saturating_sub(1)).max(1)
}
