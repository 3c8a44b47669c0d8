//! The typed parameters that express every way of playing.
//!
//! A [`Rules`] is a complete assignment; the engine reads nothing else. Presets and overrides name a
//! parameter as `group.field`, spelled as it is serialised.

use alloc::{collections::BTreeMap, string::String, vec::Vec};

use serde::{Deserialize, Serialize};

use crate::{
    seat::{BySeat, Sides},
    tile::{PIPS_MAX, Pips, Tile},
    tiles::Tiles,
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
#[serde(deny_unknown_fields)]
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

/// `tiles.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileRules {
    /// The set in use.
    pub set: TileSet,
    /// Tiles removed before the deal.
    pub without: Without,
    /// What a blank matches.
    pub blanks: Blanks,
    /// What the tiles show; display only.
    pub faces: Faces,
}

/// A set of tiles, named by its highest double.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TileSet {
    /// 28 tiles.
    #[default]
    #[serde(rename = "double-6")]
    Double6,
    /// 55 tiles.
    #[serde(rename = "double-9")]
    Double9,
    /// 91 tiles.
    #[serde(rename = "double-12")]
    Double12,
    /// 136 tiles.
    #[serde(rename = "double-15")]
    Double15,
    /// 190 tiles.
    #[serde(rename = "double-18")]
    Double18,
}

impl TileSet {
    /// The highest number on a tile.
    #[must_use]
    pub const fn highest(self) -> Pips {
        match self {
            Self::Double6 => 6,
            Self::Double9 => 9,
            Self::Double12 => 12,
            Self::Double15 => 15,
            Self::Double18 => 18,
        }
    }
}

/// Removed tiles: the same for any number of players, or by that number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Without {
    /// For any number of players.
    Always(Vec<Tile>),
    /// By number of players; nothing is removed for numbers not listed.
    ByPlayers(BTreeMap<u8, Vec<Tile>>),
}

impl Default for Without {
    fn default() -> Self {
        Self::Always(Vec::new())
    }
}

/// What a blank half matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Blanks {
    /// Another blank.
    #[default]
    Plain,
}

/// What the tiles show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Faces {
    /// Dots.
    #[default]
    Pips,
}

/// `seats.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRules {
    /// The numbers of seats a table may have.
    pub count: Vec<u8>,
    /// Who scores together.
    pub sides: SideRule,
    /// Which way a table is drawn; the order of play is the order of the seats.
    pub direction: Direction,
}

impl Default for SeatRules {
    fn default() -> Self {
        Self { count: [2, 3, 4].into(), sides: SideRule::Solo, direction: Direction::Clockwise }
    }
}

/// Who scores together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SideRule {
    /// Every seat for itself.
    #[default]
    Solo,
    /// Two pairs of alternate seats; needs four seats.
    Pairs,
    /// Pairs with four seats, solo with fewer.
    #[serde(rename = "pairs-at-4")]
    PairsAt4,
}

/// Which way the turn goes round the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Direction {
    /// To the left-hand neighbour.
    #[default]
    Clockwise,
    /// To the right-hand neighbour (C35).
    Counterclockwise,
}

/// `deal.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealRules {
    /// Tiles a hand, by number of seats.
    pub hand: BTreeMap<u8, u8>,
    /// What becomes of the tiles nobody was dealt.
    pub rest: Rest,
    /// Hands that are thrown back.
    pub redeal: Redeal,
}

impl Default for DealRules {
    fn default() -> Self {
        Self {
            hand: [(2, 7), (3, 5), (4, 5)].into(),
            rest: Rest::Boneyard,
            redeal: Redeal { doubles: None, suit: None },
        }
    }
}

/// What becomes of the tiles nobody was dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rest {
    /// They may be drawn.
    #[default]
    Boneyard,
    /// They are never drawn and never counted.
    Asleep,
}

/// How many tiles of a kind in one hand throw the deal back (C8); `None` for no such redeal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Redeal {
    /// Doubles.
    pub doubles: Option<u8>,
    /// Tiles of one number, its double included.
    pub suit: Option<u8>,
}

/// `lead.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeadRules {
    /// How the first leader is found.
    pub first: FirstLead,
    /// Doubles, or tiles, in order of preference.
    pub order: Vec<LeadTile>,
    /// How tiles drawn by lot are compared (C40).
    pub lot_by: LotBy,
    /// What leads when nobody holds a tile of `order` (C4).
    pub if_none: IfNone,
    /// What the leader found by a tile must lead (C6).
    pub tile: OpeningTile,
    /// Who leads the rounds after the first (C7).
    pub next: NextLeadRule,
    /// Who leads after a blocked round.
    pub after_block: AfterBlock,
    /// Who leads after a block that nobody won.
    pub after_tie: AfterTie,
}

impl Default for LeadRules {
    fn default() -> Self {
        Self {
            first: FirstLead::Doubles,
            order: (0..=6).rev().map(LeadTile::Double).collect(),
            lot_by: LotBy::Half,
            if_none: IfNone::Heaviest,
            tile: OpeningTile::ThatTile,
            next: NextLeadRule::AsFirst,
            after_block: AfterBlock::Same,
            after_tie: AfterTie::Same,
        }
    }
}

/// An entry of `lead.order`: the double of a number, or a tile written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LeadTile {
    /// The double of this number.
    Double(Pips),
    /// This tile.
    Tile(Tile),
}

/// How the first leader is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FirstLead {
    /// By the tiles of `lead.order`.
    #[default]
    Doubles,
    /// Everybody draws a tile; the best leads (R3.1.3).
    Lot,
}

/// How tiles drawn by lot are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LotBy {
    /// The larger half, then a double, then the sum.
    #[default]
    Half,
    /// The sum, then the larger half.
    Sum,
}

/// What leads when nobody holds a tile of `lead.order`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum IfNone {
    /// The largest sum, then the larger half (C5).
    #[default]
    Heaviest,
    /// The smallest sum, then the smaller larger half.
    Lightest,
    /// The deal is thrown back.
    Redeal,
}

/// What the leader found by a tile must lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OpeningTile {
    /// The tile that decided.
    #[default]
    ThatTile,
    /// Any tile.
    Any,
}

/// Who leads the rounds after the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NextLeadRule {
    /// Decided anew by the tiles.
    #[default]
    AsFirst,
    /// Whoever won the round.
    Winner,
    /// The next seat in the order of play.
    Rotate,
}

/// Who leads after a blocked round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AfterBlock {
    /// As `lead.next` says.
    #[default]
    Same,
    /// The seat whose tile blocked the round.
    Blocker,
    /// The seat that won it.
    Winner,
    /// The seat with the lightest hand.
    LowestHand,
}

/// Who leads after a block that nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AfterTie {
    /// As `lead.next` says; where that asks for a winner, the same leader again.
    #[default]
    Same,
    /// The seat whose tile blocked the round.
    Blocker,
    /// The next seat in the order of play.
    Rotate,
    /// Decided anew by the tiles.
    AsFirst,
}

/// `layout.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayoutRules {
    /// The figure that the tiles form.
    pub shape: Shape,
    /// When the further arms of a spinner open.
    pub cross_opens: CrossOpens,
    /// What may touch what.
    #[serde(rename = "match")]
    pub match_: Matching,
}

/// The figure that the tiles form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shape {
    /// One line with two ends.
    #[default]
    Line,
}

/// When the further arms of a spinner open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CrossOpens {
    /// With the double itself.
    #[default]
    AtOnce,
}

/// What may touch what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Matching {
    /// Equal numbers.
    #[default]
    Equal,
}

/// `turn.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnRules {
    /// How many tiles a turn lays.
    pub plays: TurnPlays,
    /// Whether a double may be closed as it is laid.
    pub close_double: bool,
    /// Where a tile goes while both ends show one number.
    pub equal_ends: EqualEnds,
}

/// How many tiles a turn lays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TurnPlays {
    /// One.
    #[default]
    One,
}

/// Where a tile goes while both ends show one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EqualEnds {
    /// To either end.
    #[default]
    Free,
    /// To the right end only (R3.1.11).
    LeaderRight,
}

/// `draw.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawRules {
    /// What a seat does that cannot play.
    pub mode: DrawMode,
    /// Tiles drawn where the mode is `exactly`.
    pub count: u8,
    /// The most tiles drawn in a turn where the mode is `until-playable`.
    pub max: Option<u8>,
    /// Tiles of the boneyard that are never taken (C10).
    pub reserve: u8,
    /// Whether a seat that can play may draw instead.
    pub if_able: IfAble,
    /// Points a drawn tile costs.
    pub penalty: u8,
    /// Points a pass after a draw costs.
    pub pass_penalty: u8,
}

impl Default for DrawRules {
    fn default() -> Self {
        Self {
            mode: DrawMode::UntilPlayable,
            count: 1,
            max: None,
            reserve: 0,
            if_able: IfAble::Forbidden,
            penalty: 0,
            pass_penalty: 0,
        }
    }
}

/// What a seat does that cannot play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DrawMode {
    /// It passes.
    None,
    /// It draws until a tile fits.
    #[default]
    UntilPlayable,
    /// It draws `draw.count` tiles, then plays or passes.
    Exactly,
}

/// Whether a seat that can play may draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum IfAble {
    /// It must play.
    #[default]
    Forbidden,
}

/// `end.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndRules {
    /// Whose empty hand ends the round.
    pub out: OutRule,
    /// When the round is blocked (C12).
    pub block: BlockRule,
    /// What happens to a dead line while tiles may still be drawn (C13).
    pub dead_boneyard: DeadBoneyard,
}

/// Whose empty hand ends the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OutRule {
    /// The first player's.
    #[default]
    FirstPlayer,
}

/// When the round is blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockRule {
    /// Nobody can play and nothing may be drawn.
    #[default]
    NoMove,
    /// Besides: both ends show a number whose non-doubles are all on the table (R0.4.20-23).
    DeadSuit,
}

/// What happens to a dead line while tiles may still be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DeadBoneyard {
    /// They are drawn first.
    #[default]
    DrawnOut,
    /// The round stops as soon as every tile of the open numbers is seen on the table.
    Stays,
}

/// `value.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ValueRules {
    /// Tiles that count something else than their pips.
    pub special: Vec<SpecialValue>,
}

/// Tiles that count something else than their pips (C26, C27).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpecialValue {
    /// Which tiles.
    pub tiles: Vec<Tile>,
    /// Whether they must be the whole hand.
    pub when: SpecialWhen,
    /// What they count.
    pub points: u32,
}

/// When a special value counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpecialWhen {
    /// When nothing else is in the hand.
    Only,
    /// Whenever held.
    Held,
}

/// `score.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreRules {
    /// Who writes (C14).
    pub sense: Sense,
    /// What going out pays (C15).
    pub out: OutPays,
    /// Who wins a blocked round (C16).
    pub block_winner: BlockWinner,
    /// What a blocked round pays (C17).
    pub block: BlockPays,
    /// What an equal block does (C18).
    pub block_tie: BlockTie,
    /// How tied hands are counted as eggs (C19).
    pub eggs: Eggs,
    /// Points scored while playing.
    pub play: Option<PlayScore>,
    /// How the points of a round are rounded.
    pub round: Option<Rounding>,
    /// Extra points for events.
    pub bonus: Vec<Bonus>,
}

impl Default for ScoreRules {
    fn default() -> Self {
        Self {
            sense: Sense::WinnerGains,
            out: OutPays::Opponents,
            block_winner: BlockWinner::LowestPlayer,
            block: BlockPays::OpponentsMinusOwn,
            block_tie: BlockTie::Void,
            eggs: Eggs::Sum,
            play: None,
            round: None,
            bonus: Vec::new(),
        }
    }
}

/// Who writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sense {
    /// The winner writes what the others hold.
    #[default]
    WinnerGains,
    /// The losers write what they hold.
    LosersPay,
}

/// What going out pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OutPays {
    /// The hands of the other sides.
    #[default]
    Opponents,
    /// Every unplayed tile, the winner's side included.
    Table,
    /// Each losing side its own hands.
    Own,
}

/// Who wins a blocked round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockWinner {
    /// The player with the lightest hand; in pairs, the side.
    #[default]
    LowestPlayer,
    /// The side with the lightest hands.
    LowestSide,
    /// The side of the player with the lightest hand.
    SideOfLowestPlayer,
    /// The lighter hand of the blocker and the next player.
    BlockerVsNext,
    /// Nobody.
    Nobody,
}

/// What a blocked round pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockPays {
    /// The hands of the other sides.
    Opponents,
    /// Every unplayed tile.
    Table,
    /// The hands of the others less the winner's.
    #[default]
    OpponentsMinusOwn,
    /// The sum of each other hand less the winner's.
    SumOfDifferences,
    /// All but the winner write their own hands.
    Own,
    /// Everybody writes his own hands.
    OwnAll,
    /// The heavier writes the difference.
    Difference,
    /// The single heaviest writes everything.
    HighestPaysTable,
}

/// What an equal block does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockTie {
    /// The tied write nothing.
    #[default]
    Void,
    /// The tied hands wait for the next loser.
    Eggs,
    /// The whole table waits for the next loser.
    Carry,
    /// The other side than the blocker's wins.
    BlockerLoses,
    /// The blocker's side wins.
    BlockerWins,
    /// The leader's side wins.
    LeaderWins,
}

/// How tied hands are counted as eggs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Eggs {
    /// Added up.
    #[default]
    Sum,
    /// The common number once.
    Once,
}

/// Points scored while playing. No layout of this version scores in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PlayScore {}

/// How the points of a round are rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rounding {
    /// To the nearest five.
    #[serde(rename = "nearest-5")]
    Nearest5,
    /// Up to the next five.
    #[serde(rename = "up-5")]
    Up5,
}

/// Extra points for an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bonus {
    /// What must happen.
    pub event: BonusEvent,
    /// What it pays.
    pub points: u32,
}

/// An event that pays extra points. None is known to the rules of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BonusEvent {}

/// `account.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AccountRules {
    /// The credit of one round that opens an account; 0 where it is open from the start (C22, C24).
    pub open_at: u32,
    /// What becomes of points below it (C23).
    pub below: Below,
    /// Whether going out clears one's own remembered points.
    pub clear_on_out: bool,
    /// Whether a fish for one wipes the others' remembered points (C25).
    pub block_resets: bool,
    /// Whether carried points count towards opening (C21).
    pub carry_opens: bool,
}

impl Default for AccountRules {
    fn default() -> Self {
        Self { open_at: 0, below: Below::Lost, clear_on_out: false, block_resets: false, carry_opens: true }
    }
}

/// What becomes of points below the opening threshold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Below {
    /// They are not written.
    #[default]
    Lost,
    /// They are remembered and written when the account opens.
    Remembered,
}

/// `match.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchRules {
    /// The points that end the match.
    pub target: Target,
    /// What reaching the target does.
    pub reach: Reach,
    /// How points are compared with the target.
    pub test: TargetTest,
    /// The most points a side ever has.
    pub cap: Option<u32>,
    /// The number of rounds of a match, where that is fixed.
    pub rounds: Option<u32>,
    /// Events that end the match at once.
    pub instant: Vec<InstantEnd>,
    /// Who loses when several pass a losing target at once (C30).
    pub several_over: SeveralOver,
    /// Who may announce.
    pub announce_by: AnnounceBy,
}

impl Default for MatchRules {
    fn default() -> Self {
        Self {
            target: Target::Points(100),
            reach: Reach::Wins,
            test: TargetTest::AtLeast,
            cap: None,
            rounds: None,
            instant: Vec::new(),
            several_over: SeveralOver::All,
            announce_by: AnnounceBy::FirstOpen,
        }
    }
}

/// The points that end a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// The same for any number of players.
    Points(u32),
    /// By number of players.
    ByPlayers(BTreeMap<u8, u32>),
    /// No target: a number of rounds decides.
    None(()),
}

impl Target {
    /// The points for a table of `seats`, if there is a target for it.
    #[must_use]
    pub fn points(&self, seats: usize) -> Option<u32> {
        match self {
            Self::Points(points) => Some(*points),
            Self::ByPlayers(points) => points.get(&u8::try_from(seats).ok()?).copied(),
            Self::None(()) => None,
        }
    }
}

/// What reaching the target does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reach {
    /// It wins.
    #[default]
    Wins,
    /// It loses.
    Loses,
}

/// How points are compared with the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TargetTest {
    /// At least the target.
    #[default]
    #[serde(rename = ">=")]
    AtLeast,
    /// More than the target.
    #[serde(rename = ">")]
    Above,
}

/// An event that ends the match at once. None is known to the rules of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum InstantEnd {}

/// Who loses when several pass a losing target at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeveralOver {
    /// All of them.
    #[default]
    All,
    /// Those with the most points.
    Highest,
}

/// Who may announce.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AnnounceBy {
    /// The side that opened its account first.
    #[default]
    FirstOpen,
}

/// `rating.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingRules {
    /// How rating points are worked out.
    pub formula: Option<RatingFormula>,
    /// Whether remembered points count as scored.
    pub remembered: bool,
}

/// How rating points are worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RatingFormula {
    /// A tenth of what is missing to 100 (R0.4.46-51).
    #[serde(rename = "goat-club")]
    GoatClub,
    /// 3, 2 or 1 by the loser's points (R3.3.3).
    #[serde(rename = "club-3-2-1")]
    Club321,
}

impl Rules {
    /// The tiles in play at a table of `seats`.
    #[must_use]
    pub fn set<const W: usize>(&self, seats: usize) -> Tiles<W> {
        Tiles::full_set(self.tiles.set.highest()).without(self.removed(seats).iter().copied().collect())
    }

    /// The tiles removed before the deal at a table of `seats`.
    #[must_use]
    pub fn removed(&self, seats: usize) -> &[Tile] {
        match &self.tiles.without {
            Without::Always(tiles) => tiles,
            Without::ByPlayers(tiles) => {
                u8::try_from(seats).ok().and_then(|seats| tiles.get(&seats)).map_or(&[], Vec::as_slice)
            }
        }
    }

    /// The tiles in play in ascending order, the smaller half first: 0-0, 0-1, … 0-6, 1-1, ….
    #[must_use]
    pub fn tile_list(&self, seats: usize) -> Vec<Tile> {
        let removed = self.removed(seats);
        let highest = self.tiles.set.highest();
        (0..=highest)
            .flat_map(|low| (low..=highest).filter_map(move |high| Tile::new(low, high)))
            .filter(|tile| !removed.contains(tile))
            .collect()
    }

    /// How many tiles each hand is dealt at a table of `seats`; `None` where these rules have no such table.
    #[must_use]
    pub fn hand_size(&self, seats: usize) -> Option<usize> {
        let players = u8::try_from(seats).ok()?;
        (self.seats.count.contains(&players))
            .then(|| self.deal.hand.get(&players).map(|n| usize::from(*n)))?
    }

    /// Who scores together at a table of `seats`.
    #[must_use]
    pub fn sides(&self, seats: usize) -> Sides {
        match self.seats.sides {
            SideRule::Pairs => Sides::pairs(),
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
        self.tiles_value::<3>(hand.iter().copied().collect())
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
            None => hand.iter().map(|tile| self.tile_value(tile)).sum(),
        }
    }

    /// Whether a deal with these hands is thrown back (C8).
    #[must_use]
    pub fn is_thrown_back(&self, hands: &BySeat<Vec<Tile>>) -> bool {
        hands.iter().any(|hand| self.deal.redeal.throws_back::<3>(hand.iter().copied().collect()))
    }
}

impl Redeal {
    /// Whether a hand throws the deal back.
    #[must_use]
    #[inline]
    pub fn throws_back<const W: usize>(self, hand: Tiles<W>) -> bool {
        let full = |tiles: Tiles<W>, limit: u8| tiles.len() >= usize::from(limit);
        self.doubles.is_some_and(|limit| full(hand.doubles(), limit))
            || self
                .suit
                .is_some_and(|limit| (0..=PIPS_MAX).any(|number| full(hand.with_number(number), limit)))
    }
}
