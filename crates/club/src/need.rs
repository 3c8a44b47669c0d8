//! What players with impairments need, and the courtesies that follow from it (CLUB-100 to CLUB-104). None is ever
//! penalised.

use serde::{Deserialize, Serialize};

use crate::{Pair, Pairing, Player};

/// What a player needs. Private: the organiser and the player know; others see courtesies only (CLUB-103).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Need {
    /// Sees badly or not at all (CLUB-100).
    Sight,
    /// Cannot use the hands as others do (CLUB-101).
    Movement,
    /// Does not hear or does not speak (CLUB-102).
    Hearing,
}

/// What is done at the table for one player. Others see what to do, not why.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Courtesy {
    /// The partner keeps the score: (a), (g), (k).
    PartnerWrites,
    /// The partner shuffles: (b), (h).
    PartnerShuffles,
    /// May touch and rearrange the own tiles: (c).
    MayRearrange,
    /// Lays the tile face up and says both ends; the player to the right sets it: (d).
    NeighbourSets,
    /// Each player says both ends after the own move: (e).
    AllSayEnds,
    /// May ask how many tiles of a number are out; the player to the right answers: (f).
    MayAskCount,
    /// The player to the right stands the tiles up unseen, and turns over what is left: (i).
    NeighbourStands,
    /// Points at the tile and names the end; the player to the right places it: (j).
    NeighbourPlaces,
    /// Passes with two knocks in front of the player to the right: (l).
    KnocksToPass,
    /// Others pass with two knocks at the middle of the table: (m).
    OthersKnock,
    /// The scorekeeper shows the sheet after each round, and when the table in front of him is touched: (n).
    SheetShown,
}

impl Need {
    /// All, in order.
    pub const ALL: [Self; 3] = [Self::Sight, Self::Movement, Self::Hearing];

    /// What follows from it, in the order of the rules.
    #[must_use]
    pub const fn courtesies(self) -> &'static [Courtesy] {
        use Courtesy::{
            AllSayEnds, KnocksToPass, MayAskCount, MayRearrange, NeighbourPlaces, NeighbourSets,
            NeighbourStands, OthersKnock, PartnerShuffles, PartnerWrites, SheetShown,
        };
        match self {
            Self::Sight => {
                &[PartnerWrites, PartnerShuffles, MayRearrange, NeighbourSets, AllSayEnds, MayAskCount]
            }
            Self::Movement => &[PartnerWrites, PartnerShuffles, NeighbourStands, NeighbourPlaces],
            Self::Hearing => &[PartnerWrites, KnocksToPass, OthersKnock, SheetShown],
        }
    }

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sight => "sight",
            Self::Movement => "movement",
            Self::Hearing => "hearing",
        }
    }

    /// The need of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|need| need.word() == word)
    }
}

/// The courtesies of several needs, each once, in the order of the rules.
#[must_use]
pub fn courtesies(needs: &[Need]) -> Vec<Courtesy> {
    let mut all: Vec<Courtesy> = needs.iter().flat_map(|need| need.courtesies()).copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Who does something for a player whose turn it is, when the courtesies of `of` are in force: the player, else the partner,
/// else, where both partners have it, whoever `instead` names (CLUB-104).
fn done_by(player: Player, pairing: &Pairing, has: impl Fn(Player) -> bool, instead: Player) -> Player {
    match pairing.partner_of(player) {
        _ if !has(player) => player,
        Some(partner) if !has(partner) => partner,
        _ => instead,
    }
}

/// Who shuffles when a player leads: the one before the leader (CLUB-107), or whoever does it for that one: the partner, or
/// the player on the right where the partner cannot either (CLUB-104).
#[must_use]
pub fn shuffler(
    pairing: &Pairing,
    leader: Player,
    needs: impl Fn(Player) -> Vec<Courtesy>,
) -> Option<Player> {
    let turn = pairing.left_of(leader)?;
    let right = pairing.right_of(turn)?;
    let has = |player| needs(player).contains(&Courtesy::PartnerShuffles);
    Some(done_by(turn, pairing, has, right))
}

/// Who may keep the score at a table, the best first: those without a need of their own; where a pair has one, it falls to
/// the partner, and to the opponents where both have (CLUB-103, CLUB-104). Everybody where all four have.
#[must_use]
pub fn scorekeepers(pairing: &Pairing, needs: impl Fn(Player) -> Vec<Courtesy>) -> Vec<Player> {
    let can = |player: &Player| !needs(*player).contains(&Courtesy::PartnerWrites);
    let able: Vec<Player> =
        Pair::ALL.into_iter().flat_map(|pair| pairing.players_of(pair)).filter(can).collect();
    if able.is_empty() { pairing.pairs().as_flattened().to_vec() } else { able }
}
