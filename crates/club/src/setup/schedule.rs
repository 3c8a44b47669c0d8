//! The seating that follows from the conditions of an evening.

use boneyard_seating::{finished, never_stop};

use crate::Schedule;
use crate::setup::{Groups, Setup};

impl Setup {
    /// The seating that is known from the start, which a file need not list.
    pub(crate) fn fixed_schedule(&self) -> Option<Schedule> {
        let Some(Groups { count, .. }) = self.groups else {
            return Schedule::fixed_teams(self.size(), self.seating, self.team_pairs);
        };
        let found = Schedule::of_groups_until(self.size(), count, self.team_pairs, &never_stop);
        let mut schedule = finished(found).ok()?;
        // Matches after those of the groups are drawn.
        schedule.matches.truncate(self.matches.map_or(usize::MAX, usize::from));
        Some(schedule)
    }

    /// The whole seating, or its first match if each match is drawn.
    pub(crate) fn whole_schedule(&self) -> Option<Schedule> {
        if self.groups.is_some() {
            return self.fixed_schedule();
        }
        let found = Schedule::of_teams_until(self.size(), self.seating, self.team_pairs, &never_stop);
        finished(found).ok()
    }
}
