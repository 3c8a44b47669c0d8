//! Who has a place in the standings: a player, a fixed pair or a team.

use boneyard_club::{EveningStanding, Player, StandingsKey, Tally, TeamStanding};

use crate::club::composer::{Composer, is_lost};
use crate::typeset::APART;

/// A line of the standings.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) place: u16,
    /// The player, or the first of the pair or the team.
    pub(crate) first: Player,
    /// Numbers and names for a table; of a team, its name and its players.
    pub(crate) who: String,
    /// The names alone; of a team, its name.
    pub(crate) names: String,
    pub(crate) tally: Tally,
    pub(crate) decided_by: Option<StandingsKey>,
    /// Whether only the number puts this line before or after another.
    pub(crate) is_level: bool,
}

/// All lines by place. Teams have one line each, with their sums.
pub(crate) fn places(composer: &Composer<'_>) -> Vec<Place> {
    let level = composer.evening.by_number();
    let teams = composer.evening.teams();
    let standings = composer.evening.standings();
    if !teams.is_empty() {
        return teams.iter().map(|team| of_team(composer, team, &standings, &level)).collect();
    }
    let of_line = |line: &EveningStanding| Place {
        place: line.place,
        first: line.number,
        who: composer.ranked(line),
        names: composer.ranked_name(line),
        tally: line.tally,
        decided_by: line.decided_by,
        is_level: level.contains(&line.number),
    };
    standings.iter().filter(|line| line.is_first()).map(of_line).collect()
}

fn of_team(
    composer: &Composer<'_>,
    team: &TeamStanding,
    standings: &[EveningStanding],
    level: &[Player],
) -> Place {
    let players: Vec<Player> =
        standings.iter().filter(|line| line.team == Some(team.team)).map(|line| line.number).collect();
    let name = match composer.own(&team.name) {
        name if is_lost(&team.name, &name) => {
            composer.message_with("print-team", [("number", team.team.into())])
        }
        name => name,
    };
    Place {
        place: team.place,
        first: players.first().copied().unwrap_or(Player::ORGANISER),
        who: format!("{name}:{APART}{}", composer.players(&players)),
        names: name,
        tally: team.tally,
        decided_by: team.decided_by,
        is_level: players.first().is_some_and(|first| level.contains(first)),
    }
}

/// The lines of each group by place; empty without groups.
pub(crate) fn groups(composer: &Composer<'_>) -> Vec<Vec<Place>> {
    let (setup, all) = (composer.evening.setup(), places(composer));
    let mut groups: Vec<Vec<Place>> = vec![Vec::new(); setup.groups.map_or(0, |groups| groups.count).into()];
    for line in composer.evening.groups() {
        let of_line = all.iter().find(|place| place.first == line.number);
        if let (Some(group), Some(place)) = (groups.get_mut(usize::from(line.group) - 1), of_line) {
            let (tally, decided_by) = (line.tally, line.decided_by);
            group.push(Place { place: line.place, tally, decided_by, is_level: false, ..place.clone() });
        }
    }
    groups
}

/// The heading above the lines.
pub(crate) fn heading(composer: &Composer<'_>) -> String {
    composer.message(if composer.evening.setup().has_teams() {
        "print-column-team"
    } else {
        "print-column-player"
    })
}
