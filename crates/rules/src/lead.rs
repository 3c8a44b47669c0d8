//! Who leads a round, and with what.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{
    position::Outcome,
    rules::{AfterBlock, AfterTie, FirstLead, IfNone, LeadTile, LotBy, NextLeadRule, OpeningTile, Rules},
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

    /// Who leads by the tiles: the first of `lead.order` that anybody holds, else as `lead.ifNone` says
    /// (C2 to C5). `None` asks for a redeal.
    #[must_use]
    pub fn lead_by_tile(&self, hands: &BySeat<Vec<Tile>>) -> Option<TileLead> {
        let holder = |tile: Tile| {
            hands.seated().find(|(_, hand)| hand.contains(&tile)).map(|(seat, _)| TileLead { seat, tile })
        };
        let ordered = self.lead.order.iter().find_map(|entry| match *entry {
            LeadTile::Double(number) => Tile::double(number).and_then(holder),
            LeadTile::Tile(tile) => holder(tile),
        });
        let held = || hands.iter().flatten().copied();
        ordered.or_else(|| match self.lead.if_none {
            IfNone::Heaviest => held().max_by_key(|tile| (tile.pips(), tile.high())).and_then(holder),
            IfNone::Lightest => held().min_by_key(|tile| (tile.pips(), tile.high())).and_then(holder),
            IfNone::Redeal => None,
        })
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
                (winner.and_then(|side| lightest(sides.seats(side), blocker, values)), blocker)
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
