//! The standings, with the tie-break that decided each place.

mod encounters;
mod order;
mod values;

use serde::{Deserialize, Serialize};

use self::{order::ordered, values::Values};
use crate::{Entrant, Format, state::State};

/// What puts one entrant before another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Points, in halves.
    Points,
    /// Points against the others of the tie, in halves, if all of them have met. If this splits the tie, it counts again
    /// among those who are still tied.
    ///
    /// In a Swiss, only matches that were played count; in a round robin, walkovers count too.
    DirectEncounter,
    /// The Buchholz without the lowest of its numbers.
    #[serde(rename = "buchholz-cut-1")]
    BuchholzCut1,
    /// The sum of the opponents' points, in halves.
    ///
    /// Rounds without a match count as the FIDE Handbook says (C.07, Tie-Break Regulations, on unplayed rounds): the
    /// entrant has played against a dummy opponent who has as many points as the entrant. For the opponents' points, the
    /// rounds in which an opponent was absent to the end of the tournament count as ties.
    Buchholz,
    /// The sum of each opponent's points times the points won against them, in quarters. In a Swiss, unplayed rounds
    /// count as for the Buchholz.
    SonnebornBerger,
    /// Matches won at the table.
    Wins,
    /// Matches at the table; fewer are better.
    FewerMatches,
    /// The round of the bracket that was reached; the winner of the final is one round further.
    RoundReached,
    /// 1 for the winner of the match for the third place.
    ThirdPlace,
    /// The lot; the lower number goes first.
    Lot,
}

impl TieBreak {
    /// The order in which the tie-breaks of a format count. Those who are tied in all of them share a place, which happens
    /// only in a knock-out.
    ///
    /// ```
    /// use boneyard_tournament::{Format, TieBreak};
    ///
    /// let order = TieBreak::order(Format::Arena { minutes: 60 });
    /// assert_eq!(order, [TieBreak::Points, TieBreak::Wins, TieBreak::FewerMatches, TieBreak::Lot]);
    /// ```
    #[must_use]
    pub const fn order(format: Format) -> &'static [Self] {
        match format {
            Format::Swiss { .. } => &[
                Self::Points,
                Self::DirectEncounter,
                Self::BuchholzCut1,
                Self::Buchholz,
                Self::SonnebornBerger,
                Self::Wins,
                Self::Lot,
            ],
            Format::RoundRobin { .. } => {
                &[Self::Points, Self::DirectEncounter, Self::SonnebornBerger, Self::Wins, Self::Lot]
            }
            Format::KnockOut { .. } => &[Self::RoundReached, Self::ThirdPlace],
            Format::Arena { .. } => &[Self::Points, Self::Wins, Self::FewerMatches, Self::Lot],
        }
    }

    /// The number by which to divide a value to show it: 2 if it counts half points, 4 for quarters, 1 for whole numbers.
    #[must_use]
    pub const fn divisor(self) -> u32 {
        match self {
            Self::Points | Self::DirectEncounter | Self::BuchholzCut1 | Self::Buchholz => 2,
            Self::SonnebornBerger => 4,
            Self::Wins | Self::FewerMatches | Self::RoundReached | Self::ThirdPlace | Self::Lot => 1,
        }
    }

    /// Whether the lower value is better.
    #[must_use]
    pub const fn prefers_lower(self) -> bool {
        matches!(self, Self::FewerMatches | Self::Lot)
    }
}

/// Why an entrant is before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = TieBreakReason)]
pub struct Reason {
    /// The first tie-break in which the two differ.
    pub by: TieBreak,
    /// The value of the entrant. Points and Buchholz count halves, the Sonneborn-Berger quarters.
    pub ours: i64,
    /// The value of the next entrant.
    pub theirs: i64,
}

/// A line of the standings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the names of the other fields say what they hold")]
#[schema(as = StandingsRow)]
pub struct Row {
    /// From 1. Entrants of a knock-out may share a rank.
    pub rank: u16,
    pub entrant: Entrant,
    /// Points, in halves: 3 is one and a half.
    pub half_points: u32,
    /// Matches at the table.
    pub played: u32,
    pub won: u32,
    pub tied: u32,
    pub lost: u32,
    /// Wins by a walkover.
    pub won_unplayed: u32,
    /// Losses by a walkover, and matches from which both were absent.
    pub lost_unplayed: u32,
    pub byes: u32,
    pub is_withdrawn: bool,
    /// Whether the results do not count, because the entrant withdrew from a round robin before half of it.
    pub is_annulled: bool,
    /// Why this entrant is before the next; `None` for the last, and if the two share a rank.
    pub before_next: Option<Reason>,
}

/// The standings of a tournament, the best first.
pub(crate) fn standings(state: &State) -> Vec<Row> {
    let values = Values::new(state);
    let mut rows = Vec::new();
    let mut rank = 1;
    for (index, (entrant, before_next)) in order_by(state, &values).into_iter().enumerate() {
        let tally = values.tally(entrant);
        rows.push(Row {
            rank,
            entrant,
            half_points: tally.halves,
            played: tally.played(),
            won: tally.won,
            tied: tally.tied,
            lost: tally.lost,
            won_unplayed: tally.won_unplayed,
            lost_unplayed: tally.lost_unplayed,
            byes: tally.byes,
            is_withdrawn: !state.is_active(entrant),
            is_annulled: tally.is_annulled,
            before_next,
        });
        if before_next.is_some() {
            rank = u16::try_from(index + 2).unwrap_or(u16::MAX);
        }
    }
    rows
}

/// The best of those who did not withdraw; `None` if there is none, or if two share the place.
pub(crate) fn winner(rows: &[Row]) -> Option<Entrant> {
    let mut staying = rows.iter().filter(|row| !row.is_withdrawn);
    let best = staying.next()?;
    staying.next().is_none_or(|next| next.rank != best.rank).then_some(best.entrant)
}

/// The entrants in the order of the standings, each with the reason why it is before the next.
pub(crate) fn ranked(state: &State) -> Vec<(Entrant, Option<Reason>)> {
    order_by(state, &Values::new(state))
}

fn order_by(state: &State, values: &Values<'_>) -> Vec<(Entrant, Option<Reason>)> {
    ordered(state.listed(), TieBreak::order(state.format()), values)
}
