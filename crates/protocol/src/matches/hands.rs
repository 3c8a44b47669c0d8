//! Opening hands against chance.

use boneyard_rules::Family;
use serde::{Deserialize, Serialize};

/// The last matches whose opening hands are counted: those of a person, and the rated ones of everyone.
pub const COUNTED_MATCHES_MAX: usize = 2_000;

/// Opening hands against chance: yours, and those of everyone in rated matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct HandStatistics {
    /// Your hands in your last `COUNTED_MATCHES_MAX` matches, by family, tiles and size of a hand, the most hands first.
    pub yours: Vec<HandCounts>,
    /// The hands of everyone in the last `COUNTED_MATCHES_MAX` rated matches: one hand for each round, because the hands of one deal
    /// depend on each other.
    pub everyone: Vec<HandCounts>,
    /// How many of your matches are not counted yet. They are counted within minutes.
    pub uncounted: u32,
}

/// Opening hands of one size from one set of tiles, against what chance gives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct HandCounts {
    /// The family of games.
    pub family: Family,
    /// How many tiles the set has.
    pub set_tiles: u32,
    /// How many of them are doubles; of triangles, how many have three equal numbers.
    pub set_doubles: u32,
    /// The highest number on a tile.
    pub highest: u8,
    /// How many tiles a hand has.
    pub hand_tiles: u32,
    /// How many hands were counted.
    pub hands: u32,
    /// For each number of doubles, from 0: in how many hands, and in how many by chance.
    pub doubles: Vec<DoublesCount>,
    /// The pips of the hands.
    pub pips: PipsCount,
    /// How well the number of doubles agrees with chance.
    pub doubles_verdict: ChanceVerdict,
    /// How well the pips agree with chance.
    pub pips_verdict: ChanceVerdict,
}

/// In how many hands a number of doubles was.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct DoublesCount {
    /// The number of doubles.
    pub doubles: u8,
    /// In how many hands it was.
    pub observed: u32,
    /// In how many hands chance puts it on average.
    pub expected: f64,
}

/// The mean of the pips of all hands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PipsCount {
    /// The mean of the hands.
    pub observed_mean: f64,
    /// The mean by chance.
    pub expected_mean: f64,
    /// How far one hand is from the mean by chance: the standard deviation.
    pub deviation: f64,
}

/// How well something agrees with chance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ChanceVerdict {
    /// There are too few hands to tell.
    TooFew {
        /// How many hands are needed.
        needed: u32,
    },
    /// Fair deals differ from the mean this much, or more, in at least 1 of 100 cases.
    AsExpected {
        /// How often fair deals differ at least this much, from 0 to 1.
        p: f64,
    },
    /// Fair deals differ this much in fewer than 1 of 100 cases. Of 100 players, one sees it by chance.
    Unusual {
        /// How often fair deals differ at least this much, from 0 to 1.
        p: f64,
    },
    /// Fair deals differ this much in fewer than 1 of 10 000 cases.
    VeryUnusual {
        /// How often fair deals differ at least this much, from 0 to 1.
        p: f64,
    },
}
