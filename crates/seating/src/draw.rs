//! Draws the next match of fixed pairs from the results so far.

use boneyard_pairing::{Sides, Swiss, SwissEntrant, seeds_in_order};

use crate::pairs::{opponents, pair_of, players_of, table};
use crate::teams::Teams;
use crate::{MatchPlan, PLAYERS_MAX, Player, SeatingKind};

/// What the next match is drawn from.
///
/// ```
/// use boneyard_seating::{Draw, PairStanding, Player, Schedule, SeatingKind};
///
/// let first = Schedule::of(8, SeatingKind::Swiss)?.matches;
/// let winners_first = [(1, 2), (3, 2), (5, 0), (7, 0)].into_iter().filter_map(|(number, points)| {
///     Some(PairStanding { first: Player::new(number)?, points })
/// });
/// let present: Vec<PairStanding> = winners_first.collect();
/// let (kind, team_pairs) = (SeatingKind::Swiss, 1);
/// let draw = Draw { kind, team_pairs, played: &first, present: &present, matches: 3, lot: 1 };
/// let next = draw.next_match()?;
/// let top = next.tables[0].pairing.in_order();
/// assert!([1, 2, 3, 4].map(Player::new).iter().flatten().all(|player| top.contains(player)));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Draw<'a> {
    /// A kind that is drawn.
    pub kind: SeatingKind,
    /// How many pairs make a team; 1 without teams. Then what is said of pairs is said of teams.
    pub team_pairs: u16,
    /// The matches so far, in order.
    pub played: &'a [MatchPlan],
    /// The pairs who are there, the best first. In a knock-out, only those who have not lost.
    pub present: &'a [PairStanding],
    /// The number of matches in all.
    pub matches: u16,
    /// Decides the sides of pairs who have had the same ones.
    pub lot: u64,
}

/// A pair or a team that is there for the next match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairStanding {
    /// One of the players.
    pub first: Player,
    /// What the pair has scored, in any unit: a Swiss brings pairs with about as much together.
    pub points: u32,
}

/// Why no match is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum DrawError {
    /// The seating is known from the start.
    #[error("only a Swiss and a knock-out are drawn match by match")]
    NotDrawn,
    /// A knock-out follows groups that are not over.
    #[error("the knock-out is drawn when every match of the groups has ended")]
    GroupsPlay,
    /// All matches have been drawn.
    #[error("all {matches} matches have been drawn")]
    AllDrawn { matches: u16 },
    /// Fewer than two pairs, or teams, are there.
    #[error("{present} pairs or teams fill no table (there must be 2)")]
    TooFew { present: usize },
    /// A pair is named twice.
    #[error("player {player} is named twice")]
    Twice { player: Player },
}

/// How many matches a knock-out of so many pairs or teams has.
///
/// ```
/// assert_eq!(boneyard_seating::knock_out_matches(11), 4);
/// ```
#[must_use]
pub fn knock_out_matches(pairs: usize) -> u16 {
    u16::try_from(pairs.max(2).next_power_of_two().ilog2()).unwrap_or(u16::MAX)
}

/// The first match of a field, seeded by the numbers.
pub(super) fn first_match(players: u16, kind: SeatingKind, team_pairs: u16) -> MatchPlan {
    let firsts = Player::all(players).step_by(2 * usize::from(team_pairs));
    let present: Vec<PairStanding> = firsts.map(|first| PairStanding { first, points: 0 }).collect();
    let draw = Draw { kind, team_pairs, played: &[], present: &present, matches: 1, lot: 0 };
    draw.next_match().unwrap_or_default()
}

impl Draw<'_> {
    /// The next match, the best pairs at the first table.
    ///
    /// In a Swiss no two pairs meet twice and none has two byes, as long as that can be. A pair with a bye is one of the last. In a
    /// knock-out the numbers are the seeding: the best pairs have the byes of the first match, and meet as late as
    /// possible.
    pub fn next_match(&self) -> Result<MatchPlan, DrawError> {
        if !self.kind.is_drawn() {
            return Err(DrawError::NotDrawn);
        }
        if let Some(teams) = Teams::of(self.team_pairs) {
            return self.next_of(teams);
        }
        let present: Vec<usize> = self.present.iter().map(|pair| pair_of(pair.first)).collect();
        let mut is_here = vec![false; usize::from(PLAYERS_MAX / 2)];
        if let Some(at) = present.iter().position(|pair| std::mem::replace(&mut is_here[*pair], true)) {
            return Err(DrawError::Twice { player: self.present[at].first });
        }
        if present.len() < 2 {
            return Err(DrawError::TooFew { present: present.len() });
        }
        if self.played.len() >= usize::from(self.matches) {
            return Err(DrawError::AllDrawn { matches: self.matches });
        }
        Ok(match self.kind {
            SeatingKind::KnockOut => self.knock_out(&is_here),
            _ => self.swiss(&present),
        })
    }

    /// The same for teams: one pair stands for each.
    fn next_of(&self, teams: Teams) -> Result<MatchPlan, DrawError> {
        let played: Vec<MatchPlan> = self.played.iter().map(|plan| teams.folded(plan)).collect();
        let standing = |team: &PairStanding| {
            let [first, _] = teams.stand_in(team.first)?;
            Some(PairStanding { first, ..*team })
        };
        let present: Vec<PairStanding> = self.present.iter().filter_map(standing).collect();
        let drawn = Draw { team_pairs: 1, played: &played, present: &present, ..*self }.next_match()?;
        Ok(teams.unfolded(&drawn, self.played))
    }

    /// If everyone has met, the matches that lie longest back may be repeated.
    fn swiss(&self, present: &[usize]) -> MatchPlan {
        let left = usize::from(self.matches) - self.played.len();
        let round = (0..=self.played.len()).find_map(|forgotten| {
            let counted = &self.played[forgotten..];
            let entrants = self.present.iter().zip(present).enumerate().map(|(at, (pair, entrant))| {
                let is_first_if_even = (at as u64 ^ self.lot) & 1 == 0;
                SwissEntrant {
                    entrant: *entrant,
                    points: pair.points,
                    sides: self.sides_of(*entrant),
                    has_had_bye: counted.iter().any(|plan| has_bye(plan, *entrant)),
                    is_first_if_even,
                }
            });
            let met = counted.iter().flat_map(|plan| &plan.tables).map(opponents);
            Swiss::new(entrants.collect(), met, self.matches.into()).round(left)
        });
        let mut round = round.unwrap_or_default();
        let place = |pair: usize| present.iter().position(|one| *one == pair);
        round.pairs.sort_by_key(|pairs| pairs.map(place).into_iter().min());
        plan(round.pairs, round.byes)
    }

    /// The bracket is not kept: it follows from the seeding. Each match joins two neighbouring parts of it, and at most one pair of
    /// each part is left.
    fn knock_out(&self, is_left: &[bool]) -> MatchPlan {
        let seeded = |plan: &MatchPlan| {
            plan.players().chain(plan.byes.iter().flatten().copied()).map(pair_of).max().unwrap_or(0) + 1
        };
        let last = is_left.iter().rposition(|left| *left).map_or(0, |last| last + 1);
        let seeds = seeds_in_order(self.played.first().map_or(last, seeded).max(last).next_power_of_two());
        let left = |part: &[usize]| -> Vec<usize> {
            part.iter().copied().filter(|pair| is_left.get(*pair) == Some(&true)).collect()
        };
        let half = 1 << self.played.len().min(15);
        let parts: Vec<Vec<usize>> = seeds.chunks(half).map(left).collect();
        // After seats were changed by hand, a part may have more: then neighbours meet.
        let in_order: Vec<Vec<usize>> = match parts.iter().all(|part| part.len() <= 1) {
            true => parts.chunks(2).map(|two| two.concat()).collect(),
            false => left(&seeds).chunks(2).map(<[usize]>::to_vec).collect(),
        };
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for match_of in in_order {
            match match_of[..] {
                [one, other] => {
                    let if_even = (one as u64 ^ self.lot) & 1 == 0;
                    let is_first = self.sides_of(one).is_first_against(self.sides_of(other), if_even);
                    pairs.push(if is_first { [one, other] } else { [other, one] });
                }
                [one] => byes.push(one),
                _ => {}
            }
        }
        plan(pairs, byes)
    }

    fn sides_of(&self, pair: usize) -> Sides {
        let mut sides = Sides::default();
        for table in self.played.iter().flat_map(|plan| &plan.tables) {
            if let Some(side) = opponents(table).iter().position(|one| *one == pair) {
                sides.count(side == 0);
            }
        }
        sides
    }
}

fn has_bye(plan: &MatchPlan, pair: usize) -> bool {
    plan.byes.iter().any(|[one, _]| pair_of(*one) == pair)
}

fn plan(pairs: Vec<[usize; 2]>, byes: Vec<usize>) -> MatchPlan {
    MatchPlan {
        tables: pairs.into_iter().filter_map(table).collect(),
        byes: byes.into_iter().filter_map(players_of).collect(),
    }
}
