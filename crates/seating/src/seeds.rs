//! The knock-out among the best of groups: who is seeded where, and the draw of its matches.

use boneyard_pairing::seeds_in_order;

use crate::{
    Draw, DrawError, MatchPlan, PairStanding, Pairing, Player, SeatingKind, TablePlan, knock_out_matches,
};

/// A pair or a team of a knock-out after groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Qualified {
    /// The first of its players.
    pub first: Player,
    /// The group that it comes from.
    pub group: u16,
    /// The place there, from 1.
    pub place: u16,
}

/// How much one meeting of two of a group weighs against one a match later: more than all later ones together.
const LATER: i64 = 64;

/// The seeding of those who have qualified, who come in the order of their places: first the winners of the groups, the best first,
/// then those in second place, and so on. Among those with the same place but the first, seeds
/// change so that two of one group meet as late as possible.
///
/// ```
/// use boneyard_seating::{Player, Qualified, seeded_apart};
///
/// let pair = |(at, (group, place))| Qualified { first: Player::new(2 * at + 1).expect("a player"), group, place };
/// let ranked: Vec<Qualified> = (0_u16..).zip([(1, 1), (2, 1), (2, 2), (1, 2)]).map(pair).collect();
/// let groups: Vec<u16> = seeded_apart(&ranked).iter().map(|seed| seed.group).collect();
/// // Seeds 1 and 4 meet, and seeds 2 and 3.
/// assert_eq!(groups, [1, 2, 1, 2]);
/// ```
#[must_use]
pub fn seeded_apart(ranked: &[Qualified]) -> Vec<Qualified> {
    let mut seeds = ranked.to_vec();
    let places = seeds_in_order(seeds.len().next_power_of_two());
    let mut place_of = vec![0; places.len()];
    places.iter().enumerate().for_each(|(place, seed)| place_of[*seed] = place);
    // The weight of a meeting of two seeds: the more, the earlier it is.
    let weight = |one: usize, other: usize| {
        let matches = (place_of[one] ^ place_of[other]).checked_ilog2().map_or(0, |lower| lower + 1);
        LATER.pow(knock_out_matches(places.len()).saturating_sub(u16::try_from(matches).unwrap_or(0)).into())
    };
    // What a seed would weigh with a group.
    let cost = |seeds: &[Qualified], at: usize, group: u16, without: usize| -> i64 {
        let of_group = |other: &usize| *other != at && *other != without && seeds[*other].group == group;
        (0..seeds.len()).filter(of_group).map(|other| weight(at, other)).sum()
    };
    loop {
        let mut is_better = false;
        // The winners of the groups stay in their order.
        for one in (0..seeds.len()).rev().filter(|seed| ranked[*seed].place != ranked[0].place) {
            for other in one + 1..seeds.len() {
                let [ours, theirs] = [seeds[one], seeds[other]];
                if ours.place != theirs.place {
                    break;
                }
                let before = cost(&seeds, one, ours.group, other) + cost(&seeds, other, theirs.group, one);
                let after = cost(&seeds, one, theirs.group, other) + cost(&seeds, other, ours.group, one);
                if ours.group != theirs.group && after < before {
                    seeds.swap(one, other);
                    is_better = true;
                }
            }
        }
        if !is_better {
            return seeds;
        }
    }
}

/// Draws the next match of a knock-out whose seeds are these, by their first players. `played` are its matches so far, without those of
/// the groups, and `present` are the first players of those who are there and have not lost.
///
/// # Errors
/// As for [`Draw::next_match`].
pub fn draw_seeded(
    seeds: &[Player],
    team_pairs: u16,
    played: &[MatchPlan],
    present: &[Player],
    lot: u64,
) -> Result<MatchPlan, DrawError> {
    // A knock-out seeds by number. So each side gets the number of its seed, and its own afterwards.
    let numbers = Numbers { seeds, size: usize::from(team_pairs.max(1)) * 2 };
    let before: Vec<MatchPlan> =
        played.iter().map(|plan| numbers.plan(plan, |one| numbers.seed(one))).collect();
    let present: Vec<PairStanding> = present
        .iter()
        .filter_map(|one| Some(PairStanding { first: numbers.seed(*one)?, points: 0 }))
        .collect();
    let draw = Draw {
        kind: SeatingKind::KnockOut,
        team_pairs,
        played: &before,
        present: &present,
        matches: knock_out_matches(seeds.len()),
        lot,
    };
    Ok(numbers.plan(&draw.next_match()?, |one| numbers.own(one)))
}

/// The numbers of players as the seeding has them, and their own.
#[derive(Clone, Copy)]
struct Numbers<'a> {
    seeds: &'a [Player],
    /// How many players a side has.
    size: usize,
}

impl Numbers<'_> {
    fn seed(self, player: Player) -> Option<Player> {
        let side = player.index() / self.size;
        let seed = self.seeds.iter().position(|first| first.index() / self.size == side)?;
        nth(seed * self.size + player.index() % self.size)
    }

    fn own(self, player: Player) -> Option<Player> {
        let first = self.seeds.get(player.index() / self.size)?;
        nth(first.index() / self.size * self.size + player.index() % self.size)
    }

    /// A match with other numbers, without those who have none.
    fn plan(self, plan: &MatchPlan, number: impl Fn(Player) -> Option<Player>) -> MatchPlan {
        let pair = |[one, other]: [Player; 2]| Some([number(one)?, number(other)?]);
        let table = |table: &TablePlan| {
            let [first, second] = table.pairing.pairs();
            Some(TablePlan { pairing: Pairing::new([pair(first)?, pair(second)?])?, ..*table })
        };
        MatchPlan {
            tables: plan.tables.iter().filter_map(table).collect(),
            byes: plan.byes.iter().copied().filter_map(pair).collect(),
        }
    }
}

fn nth(index: usize) -> Option<Player> {
    Player::new(u16::try_from(index + 1).ok()?)
}
