//! Teams of fixed pairs in the conditions of an evening.

use boneyard_seating::makes_teams;

use crate::Player;
use crate::setup::{NameOwner, Setup, SetupError};
use boneyard_text::InvalidText;

impl Setup {
    /// Whether fixed pairs form teams.
    #[must_use]
    pub const fn has_teams(&self) -> bool {
        self.team_pairs > 1 && self.seating.has_fixed_pairs()
    }

    /// The number of a player's team, from 1; `None` without teams.
    ///
    /// ```
    /// use boneyard_club::{Player, SeatingKind, Setup};
    ///
    /// let setup = Setup { team_pairs: 2, ..Setup::new("Friday", 8, SeatingKind::Pairs) };
    /// assert_eq!(Player::new(5).and_then(|player| setup.team_of(player)), Some(2));
    /// ```
    #[must_use]
    pub fn team_of(&self, player: Player) -> Option<u16> {
        self.has_teams().then(|| player.team(self.team_pairs))
    }

    /// The name of a team, from 1; empty if it has none but its number.
    #[must_use]
    pub fn team_name(&self, team: u16) -> &str {
        usize::from(team).checked_sub(1).and_then(|at| self.teams.get(at)).map_or("", String::as_str)
    }

    /// How many pairs or teams there are that meet each other.
    #[must_use]
    pub fn sides(&self) -> u16 {
        self.size() / self.side_size()
    }

    /// How many players share a place: a player alone, a fixed pair or a team.
    pub(crate) fn side_size(&self) -> u16 {
        match self.seating.has_fixed_pairs() {
            true => self.team_pairs.max(1).saturating_mul(2),
            false => 1,
        }
    }

    /// The players who share a place with a player, in order.
    pub(crate) fn side_of(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        let (size, at) = (usize::from(self.side_size()), player.index());
        Player::all(self.size()).skip(at - at % size).take(size)
    }

    /// The first of the players who share a place with a player.
    pub(crate) fn first_of_side(&self, player: Player) -> Player {
        self.side_of(player).next().unwrap_or(player)
    }

    /// Checks the size of the teams, and their names by `check_name`.
    pub(super) fn check_teams(
        &self,
        check_name: impl Fn(&str) -> Result<(), InvalidText>,
    ) -> Result<(), SetupError> {
        let (players, team_pairs) = (self.size(), self.team_pairs);
        let may_form = team_pairs == 1 || self.seating.has_fixed_pairs();
        if !may_form || !makes_teams(players, team_pairs) {
            return Err(SetupError::TeamSize { players, team_pairs });
        }
        let teams = if self.has_teams() { self.sides() } else { 0 };
        for (team, name) in (1..).zip(&self.teams) {
            if team > teams {
                return Err(SetupError::NoTeam { team, teams });
            }
            // The last name is not empty, so that a file restores the list exactly.
            if !name.is_empty() || usize::from(team) == self.teams.len() {
                let what = NameOwner::Team { team };
                check_name(name).map_err(|why| SetupError::Name { what, why })?;
            }
        }
        Ok(())
    }
}
