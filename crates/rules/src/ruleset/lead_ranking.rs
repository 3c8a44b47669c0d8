//! The order in which tiles decide the leader.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::{IfNone, LeadTile, Rules};
use crate::{
    tile::Tile,
    tiles::{Tiles, WIDE},
};

impl Rules {
    /// The tiles that may decide the leader at a table of `seats`, the first choice first: those of `lead.order`, then
    /// the others as `lead.ifNone` says (C2 to C5).
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
        let mut ranking: Vec<Tile> = self.lead_order().collect();
        if self.ranks_others() {
            let mut others: Vec<Tile> =
                self.set::<WIDE>(seats).iter().filter(|tile| !ranking.contains(tile)).collect();
            others.sort_unstable_by(|a, b| self.compare_others(*a, *b));
            ranking.extend(others);
        }
        ranking
    }

    /// The tiles that come before `tile` in [`Rules::lead_ranking`]. A seat with one of them would have led instead.
    ///
    /// ```
    /// use boneyard_rules::{Rules, Tiles};
    ///
    /// let before: Tiles<1> = Rules::preset("draw")?.leads_before("4-4".parse()?, 2);
    /// assert!(before.iter().map(|tile| tile.to_string()).eq(["5-5", "6-6"]));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn leads_before<const W: usize>(&self, tile: Tile, seats: usize) -> Tiles<W> {
        let listed: Tiles<W> = self.lead_order().take_while(|listed| *listed != tile).collect();
        if !self.ranks_others() || self.lead_order().any(|listed| listed == tile) {
            return listed;
        }
        let others = self.set::<W>(seats).without(listed).iter();
        listed | others.filter(|other| self.compare_others(*other, tile).is_lt()).collect()
    }

    /// The tiles of `lead.order`.
    pub(crate) fn lead_order(&self) -> impl Iterator<Item = Tile> {
        self.lead.order.iter().filter_map(|entry| match *entry {
            LeadTile::Double(number) => self.tiles.set.double(number),
            LeadTile::Tile(tile) => Some(tile),
        })
    }

    /// Whether tiles that `lead.order` does not list may decide the leader.
    pub(crate) const fn ranks_others(&self) -> bool {
        !matches!(self.lead.if_none, IfNone::Redeal | IfNone::Draw)
    }

    /// Compares two tiles that `lead.order` does not list. The one that comes first in the ranking is less.
    pub(crate) fn compare_others(&self, a: Tile, b: Tile) -> Ordering {
        // Triangles of equal pips compare by the largest number, then by the middle one (F-trio).
        let weight = |tile: Tile| (tile.pips(), tile.third(), tile.high());
        match self.lead.if_none {
            IfNone::Lightest => weight(a).cmp(&weight(b)),
            IfNone::HighestPair => (b.pair(), weight(b)).cmp(&(a.pair(), weight(a))),
            IfNone::Heaviest | IfNone::Redeal | IfNone::Draw => weight(b).cmp(&weight(a)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ruleset::presets, tiles::Wide};

    #[test]
    fn the_tiles_before_a_tile_agree_with_the_ranking() {
        let by_numbers = Rules::parse("draw lead.order=[2,1] lead.ifNone=lightest").expect("rules");
        for rules in presets::all().into_iter().map(|preset| preset.rules).chain([by_numbers]) {
            for seats in rules.seat_counts().map(usize::from) {
                let ranking = rules.lead_ranking(seats);
                for (at, tile) in ranking.iter().enumerate() {
                    let before: Wide = ranking[..at].iter().copied().collect();
                    assert_eq!(rules.leads_before(*tile, seats), before, "{tile} in {rules}");
                }
            }
        }
    }
}
