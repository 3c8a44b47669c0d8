//! Groups of fixed pairs in the conditions of an evening, before a knock-out.

use boneyard_seating::{group_counts, group_of};
use serde::{Deserialize, Serialize};

use crate::setup::{Setup, SetupError};
use crate::{Player, SeatingKind};

/// The groups of an evening, and how many of each play the knock-out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Groups {
    /// How many groups there are.
    pub count: u16,
    /// How many pairs or teams of each group go on to the knock-out.
    pub qualify: u16,
}

/// How many of each group go on if the file does not say.
pub(crate) const QUALIFY: u16 = 2;

impl Setup {
    /// The number of a player's group, from 1; `None` without groups.
    ///
    /// ```
    /// use boneyard_club::{Groups, Player, SeatingKind, Setup};
    ///
    /// let groups = Some(Groups { count: 2, qualify: 1 });
    /// let setup = Setup { groups, ..Setup::new("Friday", 8, SeatingKind::Groups) };
    /// let of = |number| Player::new(number).and_then(|player| setup.group_of(player));
    /// assert_eq!([1, 3, 5, 7].map(of), [Some(1), Some(2), Some(2), Some(1)]);
    /// ```
    #[must_use]
    pub fn group_of(&self, player: Player) -> Option<u16> {
        let side = player.index() / usize::from(self.side_size());
        let group = group_of(side, self.groups?.count);
        u16::try_from(group + 1).ok()
    }

    /// How many pairs or teams begin a knock-out: all of them, or the best of each group.
    pub(crate) fn sides_of_knock_out(&self) -> u16 {
        self.groups.map_or(self.sides(), |groups| groups.count.saturating_mul(groups.qualify))
    }

    /// Checks the number of groups, and how many qualify.
    pub(super) fn check_groups(&self) -> Result<(), SetupError> {
        let is_asked = self.seating == SeatingKind::Groups;
        if !is_asked && self.groups.is_none() {
            return Ok(());
        }
        let Groups { count, qualify } = self.groups.unwrap_or(Groups { count: 0, qualify: QUALIFY });
        let sides = self.sides();
        let possible = group_counts(sides, self.team_pairs);
        if is_asked && possible.is_empty() {
            return Err(SetupError::FewForGroups { sides });
        }
        if !is_asked || !possible.contains(&count) {
            let (least, most) = (*possible.start(), *possible.end());
            return Err(SetupError::Groups { groups: count, sides, least, most });
        }
        let most = sides / count;
        if !(1..=most).contains(&qualify) {
            return Err(SetupError::Qualify { qualify, most });
        }
        Ok(())
    }
}
