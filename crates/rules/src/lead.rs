//! Who leads a round, and with what.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{
    position::Outcome,
    rules::{
        AfterBlock, AfterTie, BlockWinner, FirstLead, IfNone, LeadTile, LotBy, NextLeadRule, OpeningTile,
        Rules,
    },
    seat::{BySeat, Seat, Side, Sides},
    tile::Tile,
};

/// How the leader of the next round is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", content = "who", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lead {
    /// By the tiles of the deal.
    Tile,
    /// Everybody draws a tile by lot.
    Lot,
    /// This seat leads.
    Seat(Seat),
    /// The match was taken up midway: whoever wrote it down says.
    Given,
}

/// The seat that leads, found by the tiles of the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileLead {
    /// Who leads.
    pub seat: Seat,
    /// The tile that decided.
    pub tile: Tile,
}

impl Rules {
    /// How the leader of a match's first round is found.
    #[must_use]
    pub fn first_lead(&self) -> Lead {
        match self.lead.first {
            FirstLead::Doubles => Lead::Tile,
            FirstLead::Lot => Lead::Lot,
        }
    }

    /// The tiles that may decide who leads, the first choice first: those of `lead.order`, then the others
    /// as `lead.ifNone` says (C2 to C5).
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let ranking = Rules::preset("goat")?.lead_ranking(4);
    /// assert_eq!(ranking[0].to_string(), "1-1");
    /// assert_eq!(ranking[6].to_string(), "0-0");
    /// assert_eq!(ranking[7].to_string(), "5-6");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn lead_ranking(&self, seats: usize) -> Vec<Tile> {
        let double_or_tile = |entry: &LeadTile| match *entry {
            LeadTile::Double(number) => Tile::double(number),
            LeadTile::Tile(tile) => Some(tile),
        };
        let mut ranking: Vec<Tile> = self.lead.order.iter().filter_map(double_or_tile).collect();
        let mut others: Vec<Tile> =
            self.tile_list(seats).into_iter().filter(|tile| !ranking.contains(tile)).collect();
        others.sort_unstable_by_key(|tile| (tile.pips(), tile.high()));
        match self.lead.if_none {
            IfNone::Heaviest => ranking.extend(others.into_iter().rev()),
            IfNone::Lightest => ranking.extend(others),
            IfNone::Redeal => {}
        }
        ranking
    }

    /// Who leads by the tiles: the holder of the first one of [`Rules::lead_ranking`] that anybody holds.
    /// `None` asks for a redeal.
    #[must_use]
    pub fn lead_by_tile(&self, hands: &BySeat<Vec<Tile>>) -> Option<TileLead> {
        let holder = |tile: Tile| {
            hands.seated().find(|(_, hand)| hand.contains(&tile)).map(|(seat, _)| TileLead { seat, tile })
        };
        self.lead_ranking(hands.seats()).into_iter().find_map(holder)
    }

    /// The tile that a leader found by `tile` must open with (C6).
    #[must_use]
    pub fn opening_tile(&self, tile: Tile) -> Option<Tile> {
        match self.lead.tile {
            OpeningTile::ThatTile => Some(tile),
            OpeningTile::Any => None,
        }
    }

    /// Who leads by lot, from one tile drawn by each seat (R3.1.3, C40).
    #[must_use]
    pub fn lead_by_lot(&self, drawn: &BySeat<Tile>) -> Seat {
        let rank = |tile: Tile| match self.lead.lot_by {
            LotBy::Half => (u32::from(tile.high()), u32::from(tile.is_double()), tile.pips()),
            LotBy::Sum => (tile.pips(), u32::from(tile.high()), 0),
        };
        drawn.seated().max_by_key(|(_, tile)| rank(**tile)).map_or(Seat::FIRST, |(seat, _)| seat)
    }

    /// How the leader after this round is found (C7).
    ///
    /// `winner` is the side that won the round; `values` are what the seats still hold.
    #[must_use]
    pub fn next_lead(
        &self,
        sides: &Sides,
        outcome: Outcome,
        leader: Seat,
        winner: Option<Side>,
        tied: bool,
        values: &BySeat<u32>,
    ) -> Lead {
        let seats = values.seats();
        let rotated = Lead::Seat(leader.next(seats));
        let (winning_seat, blocker) = match outcome {
            Outcome::Out(seat) => (Some(seat), seat),
            Outcome::Blocked(blocker) => {
                // Of a comparison of two hands the seat that was lower wins, whatever its partner holds.
                let compared = |seat: &Seat| {
                    self.score.block_winner != BlockWinner::BlockerVsNext
                        || [blocker, blocker.next(seats)].contains(seat)
                };
                let of_side = |side| {
                    let seats: Vec<Seat> = sides.seats(side).iter().copied().filter(compared).collect();
                    lightest(&seats, blocker, values)
                };
                (winner.and_then(of_side), blocker)
            }
        };
        let same = || match self.lead.next {
            NextLeadRule::AsFirst => self.first_lead(),
            NextLeadRule::Winner => Lead::Seat(winning_seat.unwrap_or(leader)),
            NextLeadRule::Rotate => rotated,
        };
        match outcome {
            Outcome::Out(_) => same(),
            Outcome::Blocked(_) if tied => match self.lead.after_tie {
                AfterTie::Same => same(),
                AfterTie::Blocker => Lead::Seat(blocker),
                AfterTie::Rotate => rotated,
                AfterTie::AsFirst => self.first_lead(),
            },
            Outcome::Blocked(_) => match self.lead.after_block {
                AfterBlock::Same => same(),
                AfterBlock::Blocker => Lead::Seat(blocker),
                AfterBlock::Winner => Lead::Seat(winning_seat.unwrap_or(leader)),
                AfterBlock::LowestHand => {
                    let all: Vec<Seat> = Seat::all(seats).collect();
                    Lead::Seat(lightest(&all, blocker, values).unwrap_or(leader))
                }
            },
        }
    }
}

/// Of these seats the one with the lightest hand; equal, the one that plays first after the blocker.
fn lightest(seats: &[Seat], blocker: Seat, values: &BySeat<u32>) -> Option<Seat> {
    let count = values.seats();
    let turns_after = |seat: Seat| (seat.index() + count - blocker.index() - 1) % count;
    seats.iter().copied().min_by_key(|seat| (values[*seat], turns_after(*seat)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_compares_halves_then_doubles_then_sums() {
        // R3.1.3, C40.
        let rules = Rules::preset("club-pairs").expect("a preset");
        let leads = |tiles: [&str; 4]| {
            rules.lead_by_lot(&BySeat::new(4, |seat| tiles[seat.index()].parse().expect("a tile"))).number()
        };
        assert_eq!(leads(["1-6", "5-5", "4-5", "0-0"]), 1);
        assert_eq!(leads(["4-5", "3-5", "5-5", "0-1"]), 3);
        assert_eq!(leads(["0-6", "1-6", "2-6", "5-5"]), 3);
    }
}
