//! The typed parameters of every game.
//!
//! A [`Rules`] gives every parameter a value; the engine reads nothing else. Presets and overrides name a
//! parameter as `group.field`, as in JSON. Start with [`Rules::parse`], then [`presets`] for the known games.

mod alternatives;
mod conflict_reason;
mod conflicts;
mod error;
mod forms;
mod groups;
mod lead_ranking;
mod overrides;
mod parameter;
pub mod presets;
mod repairs;
mod stored;
mod suggestion;
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

/// A complete set of rules: a value for every parameter. `Display` and [`Rules::parse`] use a preset's name and the
/// parameters that differ.
///
/// ```
/// use boneyard_rules::Rules;
///
/// let rules = Rules::parse("goat-yard match.target=61")?;
/// assert_eq!(rules.draw.reserve, 1);
/// assert!(Rules::parse("goat-yard match.target=high").is_err());
///
/// let mut json = serde_json::to_value(&rules).expect("plain values");
/// assert_eq!(serde_json::from_value::<Rules>(json.clone()).ok(), Some(rules));
/// json["draw"]["reserve"] = "some".into();
/// let refused = serde_json::from_value::<Rules>(json).expect_err("a reserve is a number");
/// assert_eq!(refused.to_string(), "invalid type: string \"some\", expected u8");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(from = "StoredRules")]
pub struct Rules {
    /// The preset these rules start from, such as `goat-yard`.
    pub preset: String,
    /// The set of tiles.
    pub tiles: TileRules,
    /// The numbers of players and their sides.
    pub seats: SeatRules,
    /// The deal.
    pub deal: DealRules,
    /// The leader of a round and the opening tile.
    pub lead: LeadRules,
    /// The shape of the layout and what may touch what.
    pub layout: LayoutRules,
    /// The tiles that one turn may lay.
    pub turn: TurnRules,
    /// Draws from the boneyard.
    pub draw: DrawRules,
    /// The end of a round.
    pub end: EndRules,
    /// The points of the tiles left in a hand.
    pub value: ValueRules,
    /// The score of a round.
    pub score: ScoreRules,
    /// The credit that opens an account.
    pub account: AccountRules,
    /// The end of a match.
    #[serde(rename = "match")]
    pub match_: MatchRules,
    /// The rating points of a match.
    pub rating: RatingRules,
}

impl Rules {
    /// The tiles in play at a table of `seats`.
    ///
    /// ```
    /// use boneyard_rules::{Rules, Tiles};
    ///
    /// let tiles: Tiles<1> = Rules::preset("for-three")?.set(3);
    /// assert_eq!(tiles.len(), 27, "0-0 is removed");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn set<const W: usize>(&self, seats: usize) -> Tiles<W> {
        let set = Tiles::full_set(self.tiles.set);
        // The rules may remove a tile that the set does not have. Such a tile might not fit in `W` words.
        set.without(self.removed(seats).iter().copied().filter(|tile| set.contains(*tile)).collect())
    }

    /// The tiles removed before the deal at a table of `seats`.
    ///
    /// ```
    /// use boneyard_rules::{Rules, Tile};
    ///
    /// assert_eq!(Rules::preset("for-three")?.removed(3), [Tile::double(0).expect("a tile")]);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
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

    /// The tiles in play at a table of `seats`, in ascending order: 0-0, 0-1, …, 0-6, 1-1, …
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let tiles = Rules::preset("draw")?.tile_list(2);
    /// assert_eq!((tiles.len(), tiles[7].to_string()), (28, "1-1".to_owned()));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn tile_list(&self, seats: usize) -> Vec<Tile> {
        let set = self.set::<WIDE>(seats);
        let with_smallest = |low| set.with_number(low).iter().filter(move |tile| tile.low() == low);
        let mut tiles: Vec<Tile> = (0..=self.tiles.set.highest()).flat_map(with_smallest).collect();
        // Dominoes are in order already, and a list in order is quickly sorted.
        tiles.sort_unstable();
        tiles
    }

    /// How many tiles each seat is dealt at a table of `seats`; `None` where these rules are not for so many seats.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let rules = Rules::preset("draw")?;
    /// assert_eq!((rules.hand_size(2), rules.hand_size(4), rules.hand_size(5)), (Some(7), Some(5), None));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn hand_size(&self, seats: usize) -> Option<usize> {
        let players = u8::try_from(self.players(seats)).ok()?;
        let is_table =
            self.seats.count.contains(&players) && usize::from(players) * self.hands_per_player() == seats;
        let tiles = self.deal.hand.get(&players).filter(|_| is_table)?;
        Some(usize::from(*tiles) / self.hands_per_player())
    }

    /// How many hands each player has: 1 or 2. Each hand has a seat of its own.
    #[must_use]
    pub const fn hands_per_player(&self) -> usize {
        match self.seats.sides {
            SideRule::TwoHands => 2,
            SideRule::Solo | SideRule::Pairs | SideRule::PairsAt4 => 1,
        }
    }

    /// The other seat of this seat's player; `None` where each player has one seat.
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
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// assert_eq!(Rules::preset("seven-plus-seven")?.players(4), 2, "each has two hands");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub const fn players(&self, seats: usize) -> usize {
        seats / self.hands_per_player()
    }

    /// The points that end a match at a table of `seats`; `None` where only the number of rounds ends it.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// assert_eq!(Rules::parse("draw match.target=150")?.target(2), Some(150));
    /// assert_eq!(Rules::parse("draw match.target=null match.rounds=5")?.target(2), None);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn target(&self, seats: usize) -> Option<u32> {
        self.match_.target.points(self.players(seats))
    }

    /// The numbers of seats that a table may have under these rules.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// assert!(Rules::preset("draw")?.seat_counts().eq([2, 3, 4]));
    /// assert!(Rules::preset("seven-plus-seven")?.seat_counts().eq([4]));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn seat_counts(&self) -> impl Iterator<Item = u8> {
        let seats = |players: &u8| usize::from(*players) * self.hands_per_player();
        let tables = self.seats.count.iter().map(seats).filter(|seats| self.hand_size(*seats).is_some());
        tables.filter_map(|seats| u8::try_from(seats).ok())
    }

    /// The seats that score together at a table of `seats`.
    ///
    /// ```
    /// use boneyard_rules::{Rules, Sides};
    ///
    /// assert_eq!(Rules::preset("spanish-pairs")?.sides(4), Sides::pairs());
    /// assert_eq!(Rules::preset("draw")?.sides(4), Sides::solo(4));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn sides(&self, seats: usize) -> Sides {
        match self.seats.sides {
            SideRule::Pairs | SideRule::TwoHands => Sides::pairs(),
            SideRule::PairsAt4 if seats == 4 => Sides::pairs(),
            SideRule::Solo | SideRule::PairsAt4 => Sides::solo(seats),
        }
    }

    /// The points of one tile among others in a hand: its pips, or its special value for every hand.
    fn tile_value(&self, tile: Tile) -> u32 {
        self.value
            .special
            .iter()
            .find(|special| special.when == SpecialWhen::Held && special.tiles.contains(&tile))
            .map_or(tile.pips(), |special| special.points)
    }

    /// The points of the tiles left in a hand (R0.1.14, R0.4.25).
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let alone = ["0-0".parse()?];
    /// let with_other = ["0-0".parse()?, "1-2".parse()?];
    /// let rules = Rules::parse(r#"draw value.special=[{"tiles":[[0,0]],"when":"only","points":25}]"#)?;
    /// assert_eq!((rules.hand_value(&alone), rules.hand_value(&with_other)), (25, 3));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hand_value(&self, hand: &[Tile]) -> u32 {
        self.tiles_value::<WIDE>(hand.iter().copied().collect())
    }

    /// The same as [`Rules::hand_value`] for a hand given as a set.
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

    /// Whether these hands must be redealt (C8).
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Rules, Seat, Tile};
    ///
    /// let doubles = |seat: Seat| (0..5).filter(|_| seat == Seat::FIRST).filter_map(Tile::double).collect();
    /// let hands = BySeat::new(2, doubles);
    /// assert!(Rules::parse(r#"draw deal.redeal={"doubles":5}"#)?.must_redeal(&hands));
    /// assert!(!Rules::preset("draw")?.must_redeal(&hands));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn must_redeal(&self, hands: &BySeat<Vec<Tile>>) -> bool {
        hands.iter().any(|hand| self.deal.redeal.applies_to::<WIDE>(hand.iter().copied().collect()))
    }
}
