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
        /// assert_eq!((why, why.id()), (ConflictReason::AsleepDrawn, "asleep-drawn"));
        /// assert_eq!(why.to_string(), "tiles asleep are never drawn");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum ConflictReason {
            $(#[doc = concat!("`", $id, "`: ", $english, ".")] $name $((reasons!(@number $n)))?,)*
        }

        impl ConflictReason {
            /// Every reason. Those that name a number have an example of one.
            pub const ALL: &'static [Self] = &[$(Self::$name $((reasons!(@example $n)))?),*];

            /// The name of its message in translations.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name $((reasons!(@any $n)))? => $id,)*
                }
            }

            /// The number in its text; `None` for a text without one.
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
    AsleepDrawn = "asleep-drawn": "tiles asleep are never drawn",
    DrawsNothing = "draws-nothing": "drawing takes at least one tile",
    DrawFree = "draw-free": "drawing costs points only where they are scored in play",
    NeverLed = "never-led": "every deal would be thrown back; name a tile that leads",
    SevenBeyondSix = "seven-beyond-six": "only numbers up to 6 make seven with another one",
    SevenWithBlank = "seven-with-blank": "a blank makes seven with nothing, or matches anything",
    CloseInRun = "close-in-run": "a double is closed in a run of doubles",
    RightEndOfLine = "right-end-of-line": "only a line has one end at the leader's right",
    PayOrGain = "pay-or-gain": "losers pay their own hands, winners gain those of others",
    BlockOtherSense = "block-other-sense": "the one says that others write than the other",
    BlockWinner = "block-winner": "a block is paid with a winner or without",
    Endless = "endless": "nothing would end the match",
    CapBelowTarget = "cap-below-target": "nobody could ever reach the target",
    NeverParted = "never-parted": "two sides that stand at that number could never be parted",
    NoRounds = "no-rounds": "a match has at least one round",
    TrianglesInLine = "triangles-in-line": "tiles with three numbers form no line and no cross",
    EdgesOfTriangles = "edges-of-triangles": "only tiles with three numbers lie edge to edge",
    FacesOfTriangles = "faces-of-triangles": "only triangles score by their faces",
    EndsOfTriangles = "ends-of-triangles": "triangles have no open ends to count",
    CornersEqual = "corners-equal": "corners of triangles meet equal numbers only",
    TrianglesOneATurn = "triangles-one-a-turn": "triangles are laid one a turn, for they have no doubles",
    TrianglesNotThrownBack = "triangles-not-thrown-back": "deals of triangles are never thrown back",
    TrianglesNoDoubles = "triangles-no-doubles": "triangles have no doubles",
    TrianglesNoDeadNumber = "triangles-no-dead-number": "triangles have no ends that could show one number",
    TrianglesNoSuchBonus = "triangles-no-such-bonus": "triangles have neither two ends nor a double blank",
    TrianglesNoLastDouble = "triangles-no-last-double": "triangles have no doubles to go out with",
    PairsOfTriangles = "pairs-of-triangles": "only tiles with three numbers have pairs beside doubles",
    FirstOpenedByTile = "first-opened-by-tile": "the tile that decides opens the first round",
    RightFromSeat = "right-from-seat": "the right to lead goes on from one seat, not from a side",
    HubShapes = "hub-shapes": "trains and feet, and only they, grow from the hub of a round",
    HubDrawnFor = "hub-drawn-for": "tiles are drawn for a lead where rounds have hubs, and only there",
    HubHolderLeads = "hub-holder-leads": "the holder of the hub leads",
    HubOpens = "hub-opens": "the hub opens the round",
    HubAsleep = "hub-asleep": "the hub may lie there, and is then drawn",
    HubEveryDouble = "hub-every-double": "every double is the hub of a round",
    WildOnLines = "wild-on-lines": "wild blanks are for a line or a cross",
    EqualOnly = "equal-only": "there only equal numbers touch",
    ArmsOfCross = "arms-of-cross": "only a cross opens its arms later",
    EndsOfLines = "ends-of-lines": "open ends are counted on a line or a cross",
    CoverOnTrains = "cover-on-trains": "doubles are covered on trains",
    TurnOnTrains = "turn-on-trains": "on trains a turn is one tile, or a double with its cover",
    ToesFirst = "toes-first": "a double takes its toes before anything else",
    RunsOnLines = "runs-on-lines": "runs of doubles are for a line or a cross",
    ByEqualNumbers = "by-equal-numbers": "the one goes by equal numbers, and with the other unequal ones touch",
    BothEndsOfLine = "both-ends-of-line": "only the last tile of a line can fit both ends",
    PassesWithinTurns = "passes-within-turns": "a pass may end a turn in which a double was laid",
    NoneWaits = "none-waits": "hands are not counted, so none can wait on the table",
    NoneOpens = "none-opens": "hands are not counted, so none can open an account",
    NoneRounded = "none-rounded": "hands are not counted, so there is nothing to round",
    OpeningWithoutPlay = "opening-without-play": "no tile scores in play, so the opening tile is no exception",
    OpeningOfEnds = "opening-of-ends": "5-5 scores only where open ends are counted",
    CapForGainers = "cap-for-gainers": "only what a winner gains from the hands of others can be cut",
    CapWithoutPlay = "cap-without-play": "points above the limit are made only in play",
    MadeByGainers = "made-by-gainers": "points made in play are for those who gain points",
    MadeMustNotLose = "made-must-not-lose": "points made in play must not lose the match",
    MadeAtOnce = "made-at-once": "points made in play are written at once",
    NothingEverWritten = "nothing-ever-written": "nothing would ever be written",
    NothingWritten = "nothing-written": "nothing is written",
    RoundsWin = "rounds-win": "the side that wins most rounds wins the match",
    BonusForGainers = "bonus-for-gainers": "bonuses are for those who gain points",
    BonusMustNotLose = "bonus-must-not-lose": "a bonus must not lose the match",
    BonusTooLarge(n) = "bonus-too-large": "a bonus pays at most {n} points",
    VoidNeverLoses = "void-never-loses": "scores that would pass the target are void, so nobody would lose",
    VoidOrCut = "void-or-cut": "a score that would pass the target is void or cut, not both",
    RowOfPoints = "row-of-points": "rounds won in a row are counted where each is one point",
    RowOnly = "row-only": "totals count rounds won in a row and nothing else",
    NoneFirstOpen = "none-first-open": "every account is open from the start, so nobody opens one first",
    TrianglesNoAnnouncement = "triangles-no-announcement": "triangles have no 6-6 to announce",
    NobodySits = "nobody-sits": "nobody could sit down",
    SeatsBound(n) = "seats-bound": "a table has 2 to {n} seats",
    TwoPairs = "two-pairs": "two pairs are four seats",
    TwoHands = "two-hands": "two hands each are for two players",
    HandsUneven = "hands-uneven": "a player's tiles make two equal hands",
    TooFewTiles(n) = "too-few-tiles": "{n} tiles are for all hands",
    RedealDoubles(n) = "redeal-doubles": "most deals would be thrown back; take {n} doubles or more",
    RedealSuit(n) = "redeal-suit": "most deals would be thrown back; take {n} of a number or more",
    NoTargetFor(n) = "no-target-for": "no target is given for {n} players",
    OverAtOnce = "over-at-once": "the match would be over at once",
    NoHand = "no-hand": "no hand is given for any number of seats",
    SpecialValue(n) = "special-value": "a special value has tiles, each once, and at most {n} points",
    NoSuchTile = "no-such-tile": "the set has no such tile",
    WholeSideOut = "whole-side-out": "a round ends with the first who is out; nobody plays on until a whole side is",
}
