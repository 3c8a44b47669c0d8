//! Finds the leader of a round, by the dealt tiles or by lot, and the tile that must open the round.
//!
//! Start with [`Lead`]. How the lead passes from one round to the next is in `game/next_leader.rs`.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::must_lead::MustLead;
use crate::{
    ruleset::{FirstLead, LotBy, NextLeadRule, OpeningTile, Rules},
    seat::{BySeat, Seat},
    tile::Tile,
};

/// How the leader of the next round is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "by", content = "who", rename_all = "kebab-case")]
pub enum Lead {
    /// The dealt tiles decide.
    Tile,
    /// Lots decide: each seat draws a tile.
    Lot,
    /// This seat is due to lead. If a double must lead, the first seat from this one on that holds a double leads.
    Seat(Seat),
    /// Either seat of this seat's side may lead. At a table this seat leads; a record may name the other seat (F-jam).
    WinningSide(Seat),
    /// The holder of this double leads with it. If no seat was dealt the double, the seats draw for it (F-train).
    Hub(Tile),
    /// The match was resumed midway: the caller names the leader.
    Given,
}

/// The leader that the dealt tiles decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileLead {
    /// The leader.
    pub seat: Seat,
    /// The tile that decided.
    pub tile: Tile,
}

impl Rules {
    /// How the leader of a match's first round is found.
    ///
    /// ```
    /// use boneyard_rules::{Lead, Rules};
    ///
    /// assert_eq!(Rules::preset("draw")?.first_lead(), Lead::Tile);
    /// assert_eq!(Rules::parse("draw lead.first=lot")?.first_lead(), Lead::Lot);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn first_lead(&self) -> Lead {
        match (self.lead.next, self.lead.first) {
            (NextLeadRule::DescendingDouble, _) => Lead::Hub(self.hub(1)),
            (_, FirstLead::Doubles) => Lead::Tile,
            (_, FirstLead::Lot | FirstLead::Youngest | FirstLead::Random) => Lead::Lot,
        }
    }

    /// The hub of round `round`, counted from 1: the highest double first, then downwards. After 0-0 the highest double
    /// comes again.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let rules = Rules::preset("draw")?;
    /// assert_eq!(rules.hub(2).to_string(), "5-5");
    /// assert_eq!(rules.hub(8).to_string(), "6-6");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn hub(&self, round: u32) -> Tile {
        let numbers = u32::from(self.tiles.set.highest()) + 1;
        let below = round.saturating_sub(1) % numbers;
        let number = u8::try_from(numbers - 1 - below).unwrap_or(0);
        Tile::double(number).unwrap_or_else(|| Tile::at_index(0))
    }

    /// The leader by tiles: the holder of the first tile of [`Rules::lead_ranking`] that a seat holds. If no seat holds
    /// any, the result is `None` and the hands are redealt.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Rules, Seat, TileLead};
    ///
    /// let hands = BySeat::new(2, |seat| vec![["1-2", "4-4"][seat.index()].parse().expect("a tile")]);
    /// let found = Rules::preset("draw")?.lead_by_tile(&hands);
    /// assert_eq!(found, Some(TileLead { seat: Seat::at(1), tile: "4-4".parse()? }));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn lead_by_tile(&self, hands: &BySeat<Vec<Tile>>) -> Option<TileLead> {
        let holder = |tile: Tile| {
            hands.seated().find(|(_, hand)| hand.contains(&tile)).map(|(seat, _)| TileLead { seat, tile })
        };
        let held = || {
            hands
                .seated()
                .flat_map(|(seat, hand)| hand.iter().map(move |tile| TileLead { seat, tile: *tile }))
        };
        self.lead_order().find_map(holder).or_else(|| {
            held().filter(|_| self.ranks_others()).min_by(|a, b| self.compare_others(a.tile, b.tile))
        })
    }

    /// What must open the round when `tile` decided the leader (C6).
    ///
    /// ```
    /// use boneyard_rules::{MustLead, Rules, Tile};
    ///
    /// let tile: Tile = "6-6".parse()?;
    /// assert_eq!(Rules::preset("draw")?.opening_tile(tile), MustLead::Tile(tile));
    /// assert_eq!(Rules::parse("draw lead.tile=any")?.opening_tile(tile), MustLead::Any);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn opening_tile(&self, tile: Tile) -> MustLead {
        match self.lead.tile {
            OpeningTile::ThatTile | OpeningTile::AnyDouble => MustLead::Tile(tile),
            OpeningTile::Any => MustLead::Any,
        }
    }

    /// The leader when the lead is due to a seat, and what must open the round.
    ///
    /// If a double must lead, the first seat from `due` on that holds a double leads (F-gaple). If no seat holds one,
    /// `due` leads any tile.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, MustLead, Rules, Seat};
    ///
    /// let hands = BySeat::new(2, |seat| vec![["1-2", "4-4"][seat.index()].parse().expect("a tile")]);
    /// let rules = Rules::parse("draw lead.tile=any-double lead.next=winner")?;
    /// assert_eq!(rules.opener(Seat::FIRST, &hands), (Seat::at(1), MustLead::Double));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn opener(&self, due: Seat, hands: &BySeat<Vec<Tile>>) -> (Seat, MustLead) {
        if self.lead.tile != OpeningTile::AnyDouble {
            return (due, MustLead::Any);
        }
        let from_due = core::iter::successors(Some(due), |seat| Some(seat.next(hands.seats())));
        from_due
            .take(hands.seats())
            .find(|seat| hands[*seat].iter().any(|tile| tile.is_double()))
            .map_or((due, MustLead::Any), |seat| (seat, MustLead::Double))
    }

    /// The leader by lot, from one tile drawn by each seat (R3.1.3, C40).
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Rules, Seat};
    ///
    /// let drawn = BySeat::new(2, |seat| ["0-6", "5-5"][seat.index()].parse().expect("a tile"));
    /// assert_eq!(Rules::parse("draw lead.lotBy=half")?.lead_by_lot(&drawn), Seat::at(0));
    /// assert_eq!(Rules::parse("draw lead.lotBy=sum")?.lead_by_lot(&drawn), Seat::at(1));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn lead_by_lot(&self, drawn: &BySeat<Tile>) -> Seat {
        let rank = |tile: Tile| match self.lead.lot_by {
            LotBy::Half => (u32::from(tile.largest()), u32::from(tile.is_double()), tile.pips()),
            LotBy::Sum => (tile.pips(), u32::from(tile.largest()), 0),
        };
        drawn.seated().max_by_key(|(_, tile)| rank(**tile)).map_or(Seat::FIRST, |(seat, _)| seat)
    }
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
