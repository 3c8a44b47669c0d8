//! Evenings whose matches are drawn from the results before them: a Swiss and a knock-out, also after groups.

use boneyard_seating::knock_out_matches;

use crate::evening::pairings::check_bye;
use crate::{Evening, EveningError, MatchPlan, PairResult, Player, SeatingKind, SheetId};

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
                self.setup.matches.unwrap_or_else(|| usual_matches(self.setup.sides())).max(drawn)
            }
            SeatingKind::KnockOut | SeatingKind::Groups => {
                let before = self.schedule.group_matches;
                let first = self.schedule.matches.get(usize::from(before));
                let sides = |plan: &MatchPlan| {
                    let pairs = 2 * plan.tables.len() + plan.byes.len();
                    pairs.div_ceil(self.setup.team_pairs.max(1).into())
                };
                let sides = first.map_or_else(|| self.setup.sides_of_knock_out().into(), sides);
                (before + knock_out_matches(sides)).max(drawn)
            }
        }
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

    /// How far each player came in a knock-out, by number: the last match of their pair or team, and whether it was not lost.
    pub(super) fn progress(&self) -> Vec<u16> {
        let mut last = vec![0; usize::from(self.setup.size())];
        let knock_out = (1..).zip(&self.schedule.matches).skip(self.schedule.group_matches.into());
        for (number, plan) in knock_out {
            for player in plan.players().chain(plan.byes.iter().flatten().copied()) {
                last[self.setup.first_of_side(player).index()] = number;
            }
        }
        let lost = self.losers();
        let of = |player: Player| {
            let first = self.setup.first_of_side(player);
            2 * last[first.index()] + u16::from(!lost.contains(&first))
        };
        Player::all(self.setup.size()).map(of).collect()
    }

    /// Who has lost a match, after those of groups: the first player of each pair or team.
    pub(super) fn losers(&self) -> Vec<Player> {
        let meetings = self.meetings().into_iter();
        meetings
            .filter(|meeting| meeting.number > self.schedule.group_matches)
            .map(|meeting| meeting.loser)
            .collect()
    }
}

/// The usual number of matches of a Swiss: one more than a knock-out has, but never a second meeting.
fn usual_matches(pairs: u16) -> u16 {
    (knock_out_matches(pairs.into()) + 1).min(pairs.saturating_sub(1)).max(1)
}
