//! Groups and the knock-out of their best.

use boneyard_seating::{DrawError, Qualified, draw_seeded, seeded_apart};
use serde::{Deserialize, Serialize};

use crate::standings::{Ranked, Ranking};
use crate::{Evening, MatchPlan, Player, SeatingKind, StandingsKey, Tally};

/// The line of a pair or a team in the standings of its group. Only the matches of the group count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct GroupStanding {
    /// The group, from 1.
    pub group: u16,
    /// The place in the group, from 1.
    pub place: u16,
    /// The first player of the pair or the team.
    pub number: Player,
    /// The totals, as fields of this object in JSON. Those of a team are as in [`crate::TeamStanding`].
    #[serde(flatten)]
    pub tally: Tally,
    /// The key that puts this pair or team before the next of the group; `None` for the last.
    pub decided_by: Option<StandingsKey>,
}

/// The groups of an evening as they stand.
struct GroupTables {
    /// Whether every match of the groups has ended.
    are_over: bool,
    /// What decides the places, by player.
    deciding: Vec<Tally>,
    /// Each group by place.
    groups: Vec<Vec<Ranked>>,
}

impl Evening {
    /// The pairs or teams of each group by place, group after group; empty without groups.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let text = "evening 1\nname \"Friday\"\nplayers 8 groups 2 qualify 1\n\
    ///     match 1 table 1 final 100:37\nmatch 1 table 2 final 0:100\n";
    /// let groups = file::read(text)?.groups();
    /// let lines: Vec<[u16; 3]> = groups.iter().map(|line| [line.group, line.place, line.number.number()]).collect();
    /// assert_eq!(lines, [[1, 1, 1], [1, 2, 7], [2, 1, 5], [2, 2, 3]]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn groups(&self) -> Vec<GroupStanding> {
        let mut lines = Vec::new();
        if self.setup.groups.is_none() {
            return lines;
        }
        let GroupTables { deciding, groups, .. } = self.group_tables();
        for (group, ranked) in (1..).zip(groups) {
            lines.extend((1..).zip(ranked).map(|(place, Ranked { player, decided_by })| GroupStanding {
                group,
                place,
                number: player,
                tally: deciding[player.index()],
                decided_by,
            }));
        }
        lines
    }

    fn group_tables(&self) -> GroupTables {
        let part = self.matches_of_groups();
        let are_over = part.first_missing().is_none();
        let deciding = part.deciding(&part.tallies());
        // Meetings decide as in the final standings of an evening.
        let done = are_over.then(|| part.by_sides(part.done()));
        let keys = &self.setup.regulation.order;
        let ranking = Ranking { keys, tallies: &deciding, done: done.as_deref(), leading: &[] };
        let mut members = vec![Vec::new(); self.setup.groups.map_or(0, |groups| groups.count).into()];
        for player in self.first_players() {
            if let Some(group) = self.setup.group_of(player) {
                members[usize::from(group) - 1].push(player);
            }
        }
        let groups = members.into_iter().map(|members| ranking.order(members)).collect();
        GroupTables { are_over, deciding, groups }
    }

    /// This evening with the matches of the groups only.
    fn matches_of_groups(&self) -> Self {
        let last = self.schedule.group_matches;
        let mut schedule = self.schedule.clone();
        schedule.matches.truncate(last.into());
        let of_groups = self.sheets.iter().filter(|(at, _)| at.number <= last);
        let sanctions = self.sanctions.iter().filter(|one| one.number.is_none_or(|number| number <= last));
        Self {
            setup: self.setup.clone(),
            schedule,
            sheets: of_groups.map(|(at, sheet)| (*at, sheet.clone())).collect(),
            sanctions: sanctions.cloned().collect(),
            annulled: Vec::new(),
            scorekeepers: std::collections::BTreeMap::new(),
            log: Vec::new(),
            log_chars: 0,
            extra_courtesies: std::collections::BTreeMap::new(),
            reader: None,
        }
    }

    /// The first player of each pair or team.
    fn first_players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::all(self.setup.size()).step_by(self.setup.side_size().into())
    }

    /// What decides the places before the keys of the regulation, by player: how far they came in a knock-out, then the place in the
    /// group.
    pub(super) fn leading(&self) -> Vec<(StandingsKey, Vec<u16>)> {
        match self.setup.seating {
            SeatingKind::KnockOut => vec![(StandingsKey::Progress, self.progress())],
            SeatingKind::Groups => {
                let places = self.worth_in_groups(&self.group_tables().groups);
                vec![(StandingsKey::Progress, self.progress()), (StandingsKey::Group, places)]
            }
            _ => Vec::new(),
        }
    }

    /// The place in the group as a number that is higher for a better place, by player.
    fn worth_in_groups(&self, groups: &[Vec<Ranked>]) -> Vec<u16> {
        let mut worth = vec![0; self.setup.size().into()];
        for group in groups {
            for (place, ranked) in (0..).zip(group) {
                worth[ranked.player.index()] = u16::MAX - place;
            }
        }
        worth
    }

    /// Draws the next match of the knock-out. Its first one is played by the best of each group who are there.
    pub(super) fn draw_after_groups(&self, present: &[Player], lot: u64) -> Result<MatchPlan, DrawError> {
        let GroupTables { are_over, deciding, groups } = self.group_tables();
        let knock_out =
            self.schedule.matches.get(usize::from(self.schedule.group_matches)..).unwrap_or_default();
        if !are_over {
            return Err(DrawError::GroupsPlay);
        }
        let named = |plan: &MatchPlan| -> Vec<Player> {
            let players = plan.players().chain(plan.byes.iter().flatten().copied());
            players.map(|player| self.setup.first_of_side(player)).collect()
        };
        let next = self.schedule.len() + 1;
        let present = present.iter().filter(|one| !self.is_side_expelled(**one, next));
        let here: Vec<Player> = present.map(|one| self.setup.first_of_side(*one)).collect();
        let began = knock_out.first().map(named);
        let leading = [(StandingsKey::Group, self.worth_in_groups(&groups))];
        let keys = &self.setup.regulation.order;
        let ranking = Ranking { keys, tallies: &deciding, done: None, leading: &leading };
        let mut taken = vec![0; groups.len()];
        let qualify = |Ranked { player, .. }: Ranked| {
            let group = self.setup.group_of(player)?;
            let place = &mut taken[usize::from(group) - 1];
            let is_in = match &began {
                Some(began) => began.contains(&player),
                None => here.contains(&player) && *place < self.setup.groups?.qualify,
            };
            *place += u16::from(is_in);
            is_in.then_some(Qualified { first: player, group, place: *place })
        };
        let mut qualified: Vec<Qualified> =
            ranking.order(self.first_players().collect()).into_iter().filter_map(qualify).collect();
        // Who moves up for a pair that has gone home comes after those whose place it was.
        qualified.sort_by_key(|one| one.place);
        let seeds: Vec<Player> = seeded_apart(&qualified).into_iter().map(|seed| seed.first).collect();
        let lost = self.losers();
        let left: Vec<Player> =
            seeds.iter().copied().filter(|first| here.contains(first) && !lost.contains(first)).collect();
        draw_seeded(&seeds, self.setup.team_pairs, knock_out, &left, lot)
    }
}
