//! The typed parameters that express every way of playing.
//!
//! A [`Rules`] gives every parameter a value; the engine reads nothing else. Presets and overrides name a
//! parameter as `group.field`, as it is serialised. Start with [`Rules::parse`], and [`presets`] for the known games.

mod alternatives;
mod conflict_reason;
mod conflicts;
mod error;
mod groups;
mod lead_ranking;
mod parameter;
pub mod presets;
mod stored;
mod text;
mod values;

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};

use self::stored::StoredRules;
use crate::{
    seat::{BySeat, Seat, Sides},
    tile::Tile,
    tiles::{Tiles, WIDE},
};

pub use crate::tile_set::TileSet;

pub use self::{
    conflict_reason::ConflictReason,
    error::RulesError,
    groups::*,
    parameter::{Parameter, ParameterKind},
    presets::{Family, Preset},
};

/// A complete set of rules.
///
/// ```
/// use boneyard_rules::Rules;
///
/// let rules = Rules::parse("goat-yard match.target=61")?;
/// assert_eq!(rules.draw.reserve, 1);
/// assert!(Rules::parse("goat-yard match.target=high").is_err());
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "StoredRules")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The preset these rules start from, such as `goat-yard`.
    pub preset: String,
    /// What the set is made of.
    pub tiles: TileRules,
    /// Who sits at the table.
    pub seats: SeatRules,
    /// How the tiles are handed out.
    pub deal: DealRules,
    /// Who plays first, and what.
    pub lead: LeadRules,
    /// Where tiles may lie.
    pub layout: LayoutRules,
    /// What a turn is.
    pub turn: TurnRules,
    /// Taking tiles from the boneyard.
    pub draw: DrawRules,
    /// When a round is over.
    pub end: EndRules,
    /// What tiles left in a hand count.
    pub value: ValueRules,
    /// Who writes what after a round.
    pub score: ScoreRules,
    /// When points begin to be written.
    pub account: AccountRules,
    /// When the match is over.
    #[serde(rename = "match")]
    pub match_: MatchRules,
    /// What a match is worth outside it.
    pub rating: RatingRules,
}

impl Rules {
    /// The tiles in play at a table of `seats`.
    #[must_use]
    pub fn set<const W: usize>(&self, seats: usize) -> Tiles<W> {
        let set = Tiles::full_set(self.tiles.set);
        // Only what the set has can be removed from it: other tiles may not fit `W` words.
        set.without(self.removed(seats).iter().copied().filter(|tile| set.contains(*tile)).collect())
    }

    /// The tiles removed before the deal at a table of `seats`.
    #[must_use]
    pub fn removed(&self, seats: usize) -> &[Tile] {
        match &self.tiles.without {
            Without::Always(tiles) => tiles,
            Without::ByPlayers(tiles) => {
                let players = u8::try_from(self.players(seats)).ok();
                players.and_then(|players| tiles.get(&players)).map_or(&[], Vec::as_slice)
            }
        }
    }

    /// The tiles in play in ascending order, the smaller half first: 0-0, 0-1, … 0-6, 1-1, …; triangles likewise.
    #[must_use]
    pub fn tile_list(&self, seats: usize) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = self.set::<WIDE>(seats).iter().collect();
        tiles.sort_unstable();
        tiles
    }

    /// How many tiles each hand is dealt at a table of `seats`; `None` where these rules have no such table.
    #[must_use]
    pub fn hand_size(&self, seats: usize) -> Option<usize> {
        let players = u8::try_from(self.players(seats)).ok()?;
        let is_table =
            self.seats.count.contains(&players) && usize::from(players) * self.hands_per_player() == seats;
        let tiles = self.deal.hand.get(&players).filter(|_| is_table)?;
        Some(usize::from(*tiles) / self.hands_per_player())
    }

    /// How many hands, each with its seat, a player has.
    #[must_use]
    pub const fn hands_per_player(&self) -> usize {
        match self.seats.sides {
            SideRule::TwoHands => 2,
            SideRule::Solo | SideRule::Pairs | SideRule::PairsAt4 => 1,
        }
    }

    /// The other seat of the player who has this one, where each has two.
    ///
    /// ```
    /// use boneyard_rules::{Rules, Seat};
    ///
    /// let rules = Rules::parse("seven-plus-seven")?;
    /// assert_eq!(rules.other_seat(Seat::at(3), 4), Some(Seat::at(1)));
    /// assert_eq!(Rules::parse("spanish-pairs")?.other_seat(Seat::at(3), 4), None);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub const fn other_seat(&self, seat: Seat, seats: usize) -> Option<Seat> {
        // The hands of the players alternate: A1 B1 A2 B2.
        if self.hands_per_player() == 2 { Some(Seat::at((seat.index() + seats / 2) % seats)) } else { None }
    }

    /// How many players sit at a table of `seats`.
    #[must_use]
    pub const fn players(&self, seats: usize) -> usize {
        seats / self.hands_per_player()
    }

    /// The points that end a match at a table of `seats`, if any do.
    #[must_use]
    pub fn target(&self, seats: usize) -> Option<u32> {
        self.match_.target.points(self.players(seats))
    }

    /// The numbers of seats that a table may have under these rules.
    pub fn seat_counts(&self) -> impl Iterator<Item = u8> {
        let seats = |players: &u8| usize::from(*players) * self.hands_per_player();
        let tables = self.seats.count.iter().map(seats).filter(|seats| self.hand_size(*seats).is_some());
        tables.filter_map(|seats| u8::try_from(seats).ok())
    }

    /// Who scores together at a table of `seats`.
    #[must_use]
    pub fn sides(&self, seats: usize) -> Sides {
        match self.seats.sides {
            SideRule::Pairs | SideRule::TwoHands => Sides::pairs(),
            SideRule::PairsAt4 if seats == 4 => Sides::pairs(),
            SideRule::Solo | SideRule::PairsAt4 => Sides::solo(seats),
        }
    }

    /// What one tile counts by itself: its pips, or its value where it is special whenever held.
    fn tile_value(&self, tile: Tile) -> u32 {
        self.value
            .special
            .iter()
            .find(|special| special.when == SpecialWhen::Held && special.tiles.contains(&tile))
            .map_or(tile.pips(), |special| special.points)
    }

    /// What tiles left in a hand count (R0.1.14, R0.4.25).
    #[must_use]
    pub fn hand_value(&self, hand: &[Tile]) -> u32 {
        self.tiles_value::<WIDE>(hand.iter().copied().collect())
    }

    /// What tiles left in a hand count, given as a set.
    #[must_use]
    pub fn tiles_value<const W: usize>(&self, hand: Tiles<W>) -> u32 {
        if self.value.special.is_empty() {
            return hand.pips();
        }
        let is_whole_hand = |special: &&SpecialValue| {
            special.when == SpecialWhen::Only
                && special.tiles.len() == hand.len()
                && special.tiles.iter().all(|tile| hand.contains(*tile))
        };
        match self.value.special.iter().find(is_whole_hand) {
            Some(special) => special.points,
            None => hand.iter().map(|tile| self.tile_value(tile)).fold(0, u32::saturating_add),
        }
    }

    /// Whether a deal with these hands is thrown back (C8).
    #[must_use]
    pub fn must_redeal(&self, hands: &BySeat<Vec<Tile>>) -> bool {
        hands.iter().any(|hand| self.deal.redeal.applies_to::<WIDE>(hand.iter().copied().collect()))
    }
}
