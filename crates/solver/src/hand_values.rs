//! The points of the tiles left in a hand, for hands given as bits.

use boneyard_rules::{
    Rules, Tile,
    ruleset::{SpecialValue, SpecialWhen},
};

/// The points of hands. Bit `n` of a hand stands for the `n`th of the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HandValues {
    /// The points of each tile among others.
    pub(crate) of_tile: [i16; 64],
    /// The hands whose points are not the sum of their tiles.
    whole_hands: Vec<WholeHand>,
}

/// A hand of exactly these tiles has points of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WholeHand {
    tiles: u64,
    len: u32,
    points: i32,
}

impl HandValues {
    /// The points of hands of these tiles. The caller has checked that no hand counts more points than an `i16` holds.
    pub(crate) fn new(rules: &Rules, tiles: &[Tile]) -> Self {
        let mut summed = rules.clone();
        summed.value.special.retain(|special| special.when == SpecialWhen::Held);
        let mut of_tile = [0; 64];
        for (points, tile) in of_tile.iter_mut().zip(tiles) {
            *points = i16::try_from(summed.hand_value(&[*tile])).unwrap_or(i16::MAX);
        }
        let whole_hands = rules.value.special.iter().filter_map(|special| whole_hand(special, tiles));
        Self { of_tile, whole_hands: whole_hands.collect() }
    }

    /// The points of a hand. `sum` is the sum of the points of its tiles.
    #[inline]
    pub(crate) fn of(&self, hand: u64, sum: i32) -> i32 {
        let is_whole =
            |whole: &&WholeHand| hand.count_ones() == whole.len && hand & whole.tiles == whole.tiles;
        self.whole_hands.iter().find(is_whole).map_or(sum, |whole| whole.points)
    }

    /// Whether some hands have points that are not the sum of their tiles.
    #[inline]
    pub(crate) const fn has_whole_hands(&self) -> bool {
        !self.whole_hands.is_empty()
    }

    /// The most points that a hand can count once some of its tiles are laid. `draws` says whether it may get more tiles.
    #[inline]
    pub(crate) fn most(&self, hand: u64, sum: i32, draws: bool) -> i32 {
        let possible = self.whole_hands.iter().filter(|whole| draws || hand & whole.tiles == whole.tiles);
        possible.map(|whole| whole.points).fold(sum, i32::max)
    }

    /// The sum of the points of these tiles.
    #[inline]
    pub(crate) fn sum(&self, mut tiles: u64) -> i32 {
        let mut sum = 0;
        while tiles != 0 {
            sum += i32::from(self.of_tile[tiles.trailing_zeros() as usize]);
            tiles &= tiles - 1;
        }
        sum
    }
}

/// `None` for a special value that is no hand of its own, or whose tiles are not all among `tiles`.
fn whole_hand(special: &SpecialValue, tiles: &[Tile]) -> Option<WholeHand> {
    if special.when != SpecialWhen::Only {
        return None;
    }
    let mut bits = 0;
    for tile in &special.tiles {
        bits |= 1 << tiles.iter().position(|other| other == tile)?;
    }
    let len = u32::try_from(special.tiles.len()).ok()?;
    Some(WholeHand { tiles: bits, len, points: i32::try_from(special.points).unwrap_or(i32::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points of a hand as bits of the tiles of a set, and as the rules count it.
    fn both(rules: &Rules, hand: &[Tile]) -> (i32, i32) {
        let tiles = rules.tile_list(2);
        let values = HandValues::new(rules, &tiles);
        let held = tiles.iter().enumerate().filter(|(_, tile)| hand.contains(tile));
        let bits = held.fold(0, |bits, (at, _)| bits | 1 << at);
        (values.of(bits, values.sum(bits)), rules.hand_value(hand) as i32)
    }

    #[test]
    fn hands_count_as_in_the_rules() {
        for preset in ["draw", "classic", "sea-goat", "goat-family", "goat-club-all"] {
            let rules = Rules::preset(preset).expect("a preset");
            let [blank, six, other] = ["0-0", "6-6", "1-2"].map(|tile| tile.parse().expect("a tile"));
            for hand in [
                &[][..],
                &[blank],
                &[six],
                &[blank, six],
                &[blank, other],
                &[six, other],
                &[blank, six, other],
            ] {
                let (value, expected) = both(&rules, hand);
                assert_eq!(value, expected, "{preset} {hand:?}");
            }
        }
    }
}
