//! Everything that a parameter with a few possible words may say.

use super::*;

/// A parameter's type that has a few possible values.
pub trait Choice: Sized + 'static {
    /// All of them, the usual one first.
    const ALL: &'static [Self];
}

/// Lists the values, and does not compile while one is missing.
macro_rules! choices {
    ($($choice:ident { $($value:ident),* $(,)? })*) => {
        $(
            impl Choice for $choice {
                const ALL: &'static [Self] = &[$(Self::$value),*];
            }
            const _: fn(&$choice) = |choice| match *choice { $($choice::$value => (),)* };
        )*
    };
}

choices! {
    TileSet { Double6, Double9, Double12, Double15, Double18, Triomino56 }
    Blanks { Plain, Wild }
    Faces { Pips, Pictures, Cards }
    SideRule { Solo, Pairs, PairsAt4, TwoHands }
    Direction { Clockwise, Counterclockwise }
    Rest { Boneyard, Asleep }
    FirstLead { Doubles, Lot, Youngest, Random }
    LotBy { Half, Sum }
    IfNone { Heaviest, Lightest, HighestPair, Redeal, Draw }
    OpeningTile { ThatTile, Any, AnyDouble }
    NextLeadRule { AsFirst, Winner, Rotate, WinningSide, DescendingDouble }
    AfterBlock { Same, Blocker, Winner, LowestHand }
    AfterTie { Same, Blocker, Rotate, AsFirst }
    Shape { Line, Cross, Tree, Trains, ChickenFoot, Triangles }
    CrossOpens { AtOnce, AfterBothSides }
    Matching { Equal, Sum7 }
    TurnPlays { One, TwoDoubles, DoubleRun, CoverDouble }
    EqualEnds { Free, LeaderRight }
    DrawMode { None, UntilPlayable, Exactly }
    IfAble { Forbidden, Allowed }
    OutRule { FirstPlayer, WholeSide }
    BlockRule { NoMove, DeadSuit }
    DeadBoneyard { DrawnOut, Stays }
    SpecialWhen { Only, Held }
    Sense { WinnerGains, LosersPay, RoundPoints, PlayOnly, None }
    OutPays { Opponents, Table, Own }
    BlockWinner { LowestPlayer, LowestSide, SideOfLowestPlayer, BlockerVsNext, FewestTiles, Nobody }
    BlockPays {
        Opponents, Table, OpponentsMinusOwn, SumOfDifferences, Own, OwnAll, Difference, HighestPaysTable,
    }
    BlockTie { Void, Eggs, Carry, BlockerLoses, BlockerWins, LeaderWins }
    Eggs { Sum, Once }
    PlayScore { Fives, FivesThrees, Headings, Triominoes, FaceSum }
    Rounding { Nearest5, Up5 }
    BonusEvent { Capicua, Capicu, Chuchazo, PassAllThree, Round1, Round2, Round3, Round4, Out }
    Below { Lost, Remembered }
    Reach { Wins, Loses }
    TargetTest { AtLeast, Above, Exactly }
    InstantEnd { SixInARow, OutWith00, OutWith66, Announced66 }
    SeveralOver { All, Highest }
    AnnounceBy { FirstOpen, OpenSide }
    RatingFormula { GoatClub, Club321 }
}
