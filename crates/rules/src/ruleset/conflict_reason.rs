//! The reasons for which two parameters exclude each other, with their English texts.

use core::fmt;

/// Declares each reason once: its name, its identifier and its English text.
macro_rules! reasons {
    ($($name:ident $(($n:ident))? = $id:literal: $english:literal,)*) => {
        /// Why two parameters exclude each other. Some reasons name a number.
        ///
        /// `Display` gives the English text. Translations use [`ConflictReason::id`] and [`ConflictReason::number`].
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
            $(#[doc = concat!("`", $id, "`: ", $english, ".")] $name $((reasons!(@number $n)))?,)*
        }

        impl ConflictReason {
            /// Every reason. A reason that names a number has an example number.
            pub const ALL: &'static [Self] = &[$(Self::$name $((reasons!(@example $n)))?),*];

            /// The name of the reason's message in translations.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name $((reasons!(@any $n)))? => $id,)*
                }
            }

            /// The number in the text; `None` for a text without a number.
            #[must_use]
            pub const fn number(self) -> Option<u32> {
                match self {
                    $(Self::$name $(($n))? => reasons!(@named $($n)?),)*
                }
            }
        }

        impl fmt::Display for ConflictReason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    $(Self::$name $(($n))? => write!(f, $english),)*
                }
            }
        }
    };
    (@number $n:ident) => { u32 };
    (@example $n:ident) => { 3 };
    (@any $n:ident) => { _ };
    (@named) => { None };
    (@named $n:ident) => { Some($n) };
}

reasons! {
    AsleepTilesDrawn = "asleep-tiles-drawn": "players never draw tiles that are asleep",
    DrawsNoTile = "draws-no-tile": "a draw takes at least one tile",
    DrawPenaltyNeedsPlayScore = "draw-penalty-needs-play-score": "a penalty for drawing or passing needs points scored in play",
    NoTileLeads = "no-tile-leads": "every deal would be redealt; name a tile that leads",
    SevenNeedsDoubleSix = "seven-needs-double-six": "a number above 6 cannot make seven with another one",
    SevenWithWildBlank = "seven-with-wild-blank": "a wild blank has no number that could make seven",
    CloseNeedsDoubleRun = "close-needs-double-run": "a double can be closed only in a run of doubles",
    RightEndNeedsLine = "right-end-needs-line": "only a line has an end at the leader's right",
    OutAgainstSense = "out-against-sense": "losers count their own hands, winners count the hands of others",
    BlockAgainstSense = "block-against-sense": "one rule gives points to the losers, the other to the winner",
    BlockWinnerMismatch = "block-winner-mismatch": "one rule needs a winner of the block, the other has none",
    NeverEnds = "never-ends": "the match would never end",
    CapBelowTarget = "cap-below-target": "no side could ever reach the target",
    TieNeverBroken = "tie-never-broken": "two sides with that score would stay tied for ever",
    NoRounds = "no-rounds": "a match has at least one round",
    TrianglesNeedTriangleLayout = "triangles-need-triangle-layout": "triangle tiles cannot form a line or a cross",
    TriangleLayoutNeedsTriangles = "triangle-layout-needs-triangles": "only triangle tiles can lie edge to edge",
    TilePointsNeedTriangles = "tile-points-need-triangles": "only triangle tiles score their own numbers",
    TrianglesHaveNoEnds = "triangles-have-no-ends": "triangle tiles have no open ends to count",
    TrianglesNoWildBlanks = "triangles-no-wild-blanks": "corners of triangle tiles meet only equal numbers",
    TrianglesOnePerTurn = "triangles-one-per-turn": "a turn with triangle tiles is one tile, because they have no doubles",
    TrianglesNeverRedealt = "triangles-never-redealt": "a deal of triangle tiles is never redealt",
    TrianglesNoDoubles = "triangles-no-doubles": "triangle tiles have no doubles",
    TrianglesNoDeadNumber = "triangles-no-dead-number": "triangle tiles have no ends that could all show one number",
    TrianglesNoEndBonus = "triangles-no-end-bonus": "triangle tiles have neither two ends nor a double blank",
    TrianglesNoLastDouble = "triangles-no-last-double": "triangle tiles have no doubles to go out with",
    PairsNeedTriangles = "pairs-need-triangles": "only triangle tiles have two equal numbers and a third one",
    DecidingTileOpens = "deciding-tile-opens": "the tile that decides the leader opens the first round",
    RightPassesFromSeat = "right-passes-from-seat": "the right to lead passes on from one seat, not from a side",
    HubLayoutMismatch = "hub-layout-mismatch": "trains and chicken foot, and only they, start from a hub",
    DrawForHub = "draw-for-hub": "players draw for the lead only where rounds have a hub, and always there",
    HubHolderLeads = "hub-holder-leads": "the player with the hub leads",
    HubOpens = "hub-opens": "the hub opens the round",
    HubAsleep = "hub-asleep": "the hub may be asleep and must then be drawn",
    HubIsEveryDouble = "hub-is-every-double": "every double is the hub of a round",
    WildNeedsLineOrCross = "wild-needs-line-or-cross": "wild blanks need a line or a cross",
    EqualNumbersOnly = "equal-numbers-only": "only equal numbers touch in this layout",
    LaterArmsNeedCross = "later-arms-need-cross": "only a cross can open its arms later",
    EndsNeedLineOrCross = "ends-need-line-or-cross": "open ends are counted only on a line or a cross",
    CoverNeedsTrains = "cover-needs-trains": "doubles are covered only on trains",
    TrainTurn = "train-turn": "a turn on trains is one tile, or a double with its cover",
    ToesFirst = "toes-first": "a double needs its toes before any other tile is played",
    RunsNeedLineOrCross = "runs-need-line-or-cross": "runs of doubles need a line or a cross",
    NeedsEqualNumbers = "needs-equal-numbers": "one rule needs equal numbers to touch, the other lets unequal numbers touch",
    BothEndsNeedLine = "both-ends-need-line": "the last tile can fit both ends only on a line",
    PassAfterDouble = "pass-after-double": "a player may play a double and pass in the same turn",
    NothingToCarry = "nothing-to-carry": "hands score nothing, so no points can be carried over",
    NothingOpensAccount = "nothing-opens-account": "hands score nothing, so they cannot open an account",
    NothingToRound = "nothing-to-round": "hands score nothing, so there is nothing to round",
    OpeningNeedsPlayScore = "opening-needs-play-score": "no tile scores in play, so the opening tile cannot be an exception",
    DoubleFiveNeedsEnds = "double-five-needs-ends": "5-5 scores only where open ends are counted",
    RoundCapNeedsWinner = "round-cap-needs-winner": "the limit cuts only what a winner scores for the hands of others",
    RoundCapNeedsPlayScore = "round-cap-needs-play-score": "only points scored in play can pass the limit",
    PlayScoreNeedsWinner = "play-score-needs-winner": "points scored in play are for players who gain points",
    PlayScoreMustNotLose = "play-score-must-not-lose": "points scored in play must not lose the match",
    PlayScoreCountsAtOnce = "play-score-counts-at-once": "points scored in play count at once",
    NothingScores = "nothing-scores": "nothing would ever score",
    NoPointsCounted = "no-points-counted": "no points are counted",
    MostRoundsWin = "most-rounds-win": "the side that wins the most rounds wins the match",
    BonusNeedsWinner = "bonus-needs-winner": "bonuses are for players who gain points",
    BonusMustNotLose = "bonus-must-not-lose": "a bonus must not lose the match",
    BonusTooLarge(n) = "bonus-too-large": "a bonus pays at most {n} points",
    VoidNeverLoses = "void-never-loses": "a score above the target does not count, so no side would lose",
    VoidOrCut = "void-or-cut": "a score above the target is void or cut, not both",
    RowNeedsRoundPoints = "row-needs-round-points": "wins in a row are counted only where each round is one point",
    RowAllowsNoOtherPoints = "row-allows-no-other-points": "totals count only rounds won in a row",
    NoFirstOpenAccount = "no-first-open-account": "every account is open from the start, so no side opens one first",
    TrianglesNoAnnouncement = "triangles-no-announcement": "triangle tiles have no 6-6 to announce",
    NoPlayers = "no-players": "no number of players is given",
    SeatsOutOfRange(n) = "seats-out-of-range": "a table has 2 to {n} seats",
    TwoPairs = "two-pairs": "two pairs need four seats",
    TwoHands = "two-hands": "only two players can have two hands each",
    HandsUneven = "hands-uneven": "a player's tiles must make two equal hands",
    TooFewTiles(n) = "too-few-tiles": "every hand needs a tile, and all hands share {n} tiles",
    RedealDoubles(n) = "redeal-doubles": "most deals would be redealt; take {n} doubles or more",
    RedealSuit(n) = "redeal-suit": "most deals would be redealt; take {n} tiles of a number or more",
    NoTargetFor(n) = "no-target-for": "no target is given for {n} players",
    OverAtOnce = "over-at-once": "the match would be over at once",
    NoHandSize = "no-hand-size": "no hand size is given for any number of seats",
    SpecialValue(n) = "special-value": "a special value needs tiles, each named once, and at most {n} points",
    NoSuchTile = "no-such-tile": "the set has no such tile",
    WholeSideOut = "whole-side-out": "a round ends when the first player goes out, not when a whole side is out",
}
