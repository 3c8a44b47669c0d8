//! The order in which tiles decide the leader.

use alloc::vec::Vec;

use super::{IfNone, LeadTile, Rules};
use crate::tile::Tile;

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
        let double_or_tile = |entry: &LeadTile| match *entry {
            LeadTile::Double(number) => self.tiles.set.double(number),
            LeadTile::Tile(tile) => Some(tile),
        };
        let mut ranking: Vec<Tile> = self.lead.order.iter().filter_map(double_or_tile).collect();
        let mut others: Vec<Tile> =
            self.tile_list(seats).into_iter().filter(|tile| !ranking.contains(tile)).collect();
        // Triangles of equal pips compare by the largest number, then by the middle one (F-trio).
        let weight = |tile: &Tile| (tile.pips(), tile.third(), tile.high());
        others.sort_unstable_by_key(weight);
        match self.lead.if_none {
            IfNone::Heaviest => ranking.extend(others.into_iter().rev()),
            IfNone::HighestPair => {
                others.sort_unstable_by_key(|tile| (tile.pair(), weight(tile)));
                ranking.extend(others.into_iter().rev());
            }
            IfNone::Lightest => ranking.extend(others),
            IfNone::Redeal | IfNone::Draw => {}
        }
        ranking
    }
}
