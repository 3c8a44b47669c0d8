//! The reasons for which rules are refused, with their English texts.

use alloc::{vec, vec::Vec};
use core::fmt;

/// Declares each reason once: its name, its numbers, its identifier and its English text.
macro_rules! reasons {
    ($($name:ident $({ $($number:ident),+ })? = $id:literal: $english:literal,)*) => {
        /// Why two parameters exclude each other, or why one of them cannot have its value. Some reasons have numbers.
        ///
        /// `Display` gives the English text. Translations use [`ConflictReason::id`] and [`ConflictReason::numbers`].
        ///
        /// ```
        /// use boneyard_rules::{ConflictReason, Rules, RulesError};
        ///
        /// let refused = Rules::parse("draw deal.rest=asleep").expect_err("nothing can be drawn");
        /// let RulesError::Conflict { why, .. } = refused else { panic!("{refused}") };
        /// assert_eq!((why, why.id()), (ConflictReason::AsleepTilesDrawn, "asleep-tiles-drawn"));
        /// assert_eq!(why.to_string(), "players never draw tiles that are asleep");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum ConflictReason {
            $(
                #[doc = concat!("`", $id, "`: ", $english, ".")]
                $name $({ $(#[doc = concat!("The number `", stringify!($number), "` in the text.")] $number: u32),+ })?,
            )*
        }

        impl ConflictReason {
            /// Every reason, with example numbers.
            pub const ALL: &'static [Self] = &[$(Self::$name $({ $($number: 3),+ })?),*];

            /// The name of the reason's message in translations.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name $({ $($number: _),+ })? => $id,)*
                }
            }

            /// The numbers in the text, with their names.
            ///
            /// ```
            /// use boneyard_rules::ConflictReason;
            ///
            /// assert_eq!(ConflictReason::BonusTooLarge { most: 500 }.numbers(), [("most", 500)]);
            /// assert!(ConflictReason::NeverEnds.numbers().is_empty());
            /// ```
            #[must_use]
            pub fn numbers(self) -> Vec<(&'static str, u32)> {
                match self {
                    $(Self::$name $({ $($number),+ })? => vec![$($((stringify!($number), $number)),+)?],)*
                }
            }
        }

        impl fmt::Display for ConflictReason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    $(Self::$name $({ $($number),+ })? => write!(f, $english),)*
                }
            }
        }
    };
}

impl ConflictReason {
    /// Whether the value of the first parameter alone is wrong. The second one then only sets the limit.
    #[must_use]
    pub const fn is_about_one_value(self) -> bool {
        matches!(
            self,
            Self::DrawsNoTile
                | Self::NoRounds
                | Self::BonusTooLarge { .. }
                | Self::NoPlayers
                | Self::SeatsOutOfRange { .. }
                | Self::EmptyHand
                | Self::OverAtOnce
                | Self::SpecialValue { .. }
                | Self::WholeSideOut
        )
    }
}

reasons! {
    AsleepTilesDrawn = "asleep-tiles-drawn": "players never draw tiles that are asleep",
    DrawsNoTile = "draws-no-tile": "a player who draws takes at least 1 tile",
    DrawPenaltyNeedsPlayScore = "draw-penalty-needs-play-score": "only games with points in play charge for drawing or passing",
    NoTileLeads = "no-tile-leads": "every deal would be redealt; name a tile that leads",
    SevenNeedsDoubleSix = "seven-needs-double-six": "numbers above 6 cannot make seven with any number",
    SevenWithWildBlank = "seven-with-wild-blank": "a wild blank has no number, so it cannot make seven",
    CloseNeedsDoubleRun = "close-needs-double-run": "you can close a double only in a run of doubles",
    RightEndNeedsLine = "right-end-needs-line": "only a line has an end at the leader's right",
    OutAgainstSense = "out-against-sense": "losers score their own hands; winners score the hands of others",
    BlockAgainstSense = "block-against-sense": "these two make different players pay for a block",
    BlockWinnerMismatch = "block-winner-mismatch": "one rule needs a winner of the block; with the other nobody wins it",
    NeverEnds = "never-ends": "the match would never end; set a target or a number of rounds",
    CapBelowTarget = "cap-below-target": "nobody could ever reach the target",
    TieNeverBroken = "tie-never-broken": "a tie at that score could never be broken",
    NoRounds = "no-rounds": "a match has at least 1 round",
    TrianglesNeedTriangleLayout = "triangles-need-triangle-layout": "triangle tiles lie edge to edge, not in a line or a cross",
    TriangleLayoutNeedsTriangles = "triangle-layout-needs-triangles": "only triangle tiles can lie edge to edge",
    TilePointsNeedTriangles = "tile-points-need-triangles": "only triangle tiles score the numbers on them",
    TrianglesHaveNoEnds = "triangles-have-no-ends": "triangle tiles have no open ends to count",
    TrianglesNoWildBlanks = "triangles-no-wild-blanks": "where triangle tiles meet, their numbers must be equal",
    TrianglesOnePerTurn = "triangles-one-per-turn": "triangle tiles have no doubles, so you play one tile a turn",
    TrianglesNeverRedealt = "triangles-never-redealt": "hands of triangle tiles are never redealt",
    TrianglesNoDoubles = "triangles-no-doubles": "triangle tiles have no doubles",
    TrianglesNoDeadNumber = "triangles-no-dead-number": "triangle tiles have no ends that could show one number",
    TrianglesNoEndBonus = "triangles-no-end-bonus": "triangle tiles have neither two ends nor a double blank",
    TrianglesNoLastDouble = "triangles-no-last-double": "triangle tiles have no doubles to go out with",
    PairsNeedTriangles = "pairs-need-triangles": "only a triangle tile can have two equal numbers and a third one",
    DecidingTileOpens = "deciding-tile-opens": "the leader must lead the deciding tile, so a tile must decide who leads",
    RightPassesFromSeat = "right-passes-from-seat": "the right to lead passes from seat to seat, not from side to side",
    HubLayoutMismatch = "hub-layout-mismatch": "trains and chicken foot start from a hub; other layouts do not",
    DrawForHub = "draw-for-hub": "players draw for the lead in games with a hub, and only there",
    HubHolderLeads = "hub-holder-leads": "the player who holds the hub leads",
    HubOpens = "hub-opens": "every round starts with the hub",
    HubAsleep = "hub-asleep": "players could not draw a hub that is asleep",
    HubIsEveryDouble = "hub-is-every-double": "every double is the hub of a round, so you cannot remove one",
    WildNeedsLineOrCross = "wild-needs-line-or-cross": "wild blanks work only on a line or a cross",
    EqualNumbersOnly = "equal-numbers-only": "in this layout only equal numbers touch",
    LaterArmsNeedCross = "later-arms-need-cross": "only a cross can open its arms later",
    EndsNeedLineOrCross = "ends-need-line-or-cross": "you can count open ends only on a line or a cross",
    CoverNeedsTrains = "cover-needs-trains": "doubles need a cover only on trains",
    TrainTurn = "train-turn": "on trains you play one tile a turn, or a double with its cover",
    ToesFirst = "toes-first": "a double needs its toes before you play any other tile",
    RunsNeedLineOrCross = "runs-need-line-or-cross": "you can play a run of doubles only on a line or a cross",
    NeedsEqualNumbers = "needs-equal-numbers": "one rule needs equal numbers to touch; the other lets different numbers touch",
    BothEndsNeedLine = "both-ends-need-line": "the last tile can fit both ends only on a line",
    PassAfterDouble = "pass-after-double": "a player can play a double and pass in the same turn, so that pass cannot pay a bonus",
    NothingToCarry = "nothing-to-carry": "hands score nothing, so there are no points to carry over",
    NothingOpensAccount = "nothing-opens-account": "hands score nothing, so no account could ever open",
    NothingToRound = "nothing-to-round": "hands score nothing, so there is nothing to round",
    OpeningNeedsPlayScore = "opening-needs-play-score": "no tile scores in play, so the opening tile cannot be an exception",
    DoubleFiveNeedsEnds = "double-five-needs-ends": "5-5 scores only in games that count open ends",
    RoundCapNeedsWinner = "round-cap-needs-winner": "this limit is only for games in which the winner scores the other hands",
    RoundCapNeedsPlayScore = "round-cap-needs-play-score": "this limit is only for games with points in play",
    PlayScoreNeedsWinner = "play-score-needs-winner": "losers score here, so points scored in play would be a penalty",
    PlayScoreMustNotLose = "play-score-must-not-lose": "points scored in play must not lose the match",
    PlayScoreCountsAtOnce = "play-score-counts-at-once": "points scored in play count at once, without an account to open",
    NothingScores = "nothing-scores": "nobody would ever score",
    NoPointsCounted = "no-points-counted": "this game counts no points",
    MostRoundsWin = "most-rounds-win": "winning rounds must not lose the match",
    BonusNeedsWinner = "bonus-needs-winner": "winners score nothing here, so they cannot earn a bonus",
    BonusMustNotLose = "bonus-must-not-lose": "a bonus must not lose the match",
    WinnersMustNotLose = "winners-must-not-lose": "winners score, so points must not lose the match",
    LosersMustNotWin = "losers-must-not-win": "losers score, so points must not win the match",
    RatingNeedsLosingTarget = "rating-needs-losing-target": "this rating is for games in which points lose the match",
    RatingNeedsWinningTarget = "rating-needs-winning-target": "this rating is for games in which points win the match",
    BonusTooLarge { most } = "bonus-too-large": "a bonus pays at most {most} points",
    VoidNeverLoses = "void-never-loses": "a score above the target does not count, so nobody would ever lose",
    VoidOrCut = "void-or-cut": "a score above the target is void or cut, not both",
    RowNeedsRoundPoints = "row-needs-round-points": "six in a row needs one point for each round",
    RowAllowsNoOtherPoints = "row-allows-no-other-points": "six in a row counts rounds and no other points",
    NoFirstOpenAccount = "no-first-open-account": "every account is open from the start, so nobody opens one first",
    TrianglesNoAnnouncement = "triangles-no-announcement": "triangle tiles have no 6-6 to announce",
    TileNotInPlay = "tile-not-in-play": "one rule needs a tile that the other removes",
    NoPlayers = "no-players": "name at least one number of players",
    SeatsOutOfRange { most } = "seats-out-of-range": "a table has 2 to {most} seats",
    TwoPairs = "two-pairs": "two pairs need four players",
    TwoHands = "two-hands": "only two players can have two hands each",
    HandsUneven = "hands-uneven": "a player's tiles must make two equal hands",
    EmptyHand = "empty-hand": "every hand needs at least 1 tile",
    TooFewTiles { players, hand, needed, tiles, most } = "too-few-tiles": "{players} players × {hand} tiles = {needed}; the set has {tiles}. At most {most} each",
    RedealDoubles { least } = "redeal-doubles": "most deals would be redealt; ask for {least} doubles or more",
    RedealSuit { least } = "redeal-suit": "most deals would be redealt; ask for {least} tiles of a number or more",
    NoTargetFor { players } = "no-target-for": "no target is set for {players} players",
    OverAtOnce = "over-at-once": "a target is at least 1",
    NoHandSize = "no-hand-size": "no hand size is set for these numbers of players",
    SpecialValue { most } = "special-value": "a special value names each of its tiles once and is at most {most} points",
    NoSuchTile = "no-such-tile": "the set does not have all of these tiles",
    WholeSideOut = "whole-side-out": "a round ends when the first player goes out, not when a whole side is out",
}
