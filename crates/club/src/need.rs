//! The needs of players with impairments, and the courtesies that follow from them (CLUB-100 to CLUB-104).

use serde::{Deserialize, Serialize};

use crate::{Pair, Pairing, Player};

/// A need of a player. Only the organiser and that player see the need; the other players see the courtesies
/// (CLUB-103).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// The player sees badly or not at all (CLUB-100).
    Sight,
    /// The player cannot handle the tiles alone (CLUB-101).
    Movement,
    /// The player does not hear or does not speak (CLUB-102).
    Hearing,
}

/// Help that a player gets at the table. The letters in parentheses are those of the list in the rules.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Courtesy {
    /// The partner keeps the score: (a), (g), (k).
    PartnerWrites,
    /// The partner shuffles: (b), (h).
    PartnerShuffles,
    /// The player may touch and rearrange their own tiles: (c).
    MayRearrange,
    /// The player lays the tile face up and says both ends; the player to the right puts it in place: (d).
    NeighbourSets,
    /// Each player says both open ends after a move: (e).
    AllSayEnds,
    /// The player may ask how many tiles of a number were played; the player to the right answers: (f).
    MayAskCount,
    /// The player to the right sets up the tiles without looking, and turns over the rest at the end: (i).
    NeighbourStands,
    /// The player points at a tile and names an end; the player to the right places it: (j).
    NeighbourPlaces,
    /// The player passes with two knocks in front of the player to the right: (l).
    KnocksToPass,
    /// The other players pass with two knocks at the middle of the table: (m).
    OthersKnock,
    /// The scorekeeper shows the sheet after each round, and when the player touches the table in front of the scorekeeper: (n).
    SheetShown,
}

impl Need {
    /// All needs, in order.
    pub const ALL: [Self; 3] = [Self::Sight, Self::Movement, Self::Hearing];

    /// The courtesies that follow from the need, in the order of the rules.
    ///
    /// ```
    /// use boneyard_club::{Courtesy, Need};
    ///
    /// assert!(Need::Sight.courtesies().contains(&Courtesy::AllSayEnds));
    /// ```
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

    /// The word in evening files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sight => "sight",
            Self::Movement => "movement",
            Self::Hearing => "hearing",
        }
    }

    /// The need for a word in an evening file.
    ///
    /// ```
    /// use boneyard_club::Need;
    ///
    /// assert_eq!(Need::from_word("sight"), Some(Need::Sight));
    /// assert_eq!(Need::from_word("taste"), None);
    /// ```
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|need| need.word() == word)
    }
}

/// The courtesies for several needs, without duplicates, in the order of the rules.
///
/// ```
/// use boneyard_club::{Courtesy, Need, courtesies};
///
/// let both = courtesies(&[Need::Sight, Need::Hearing]);
/// assert_eq!(both.iter().filter(|courtesy| **courtesy == Courtesy::PartnerWrites).count(), 1);
/// ```
#[must_use]
pub fn courtesies(needs: &[Need]) -> Vec<Courtesy> {
    let mut all: Vec<Courtesy> = needs.iter().flat_map(|need| need.courtesies()).copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Who does a task of `player`: the player; or the partner, if the player needs help; or `instead`, if both need help (CLUB-104).
fn done_by(
    player: Player,
    pairing: &Pairing,
    needs_help: impl Fn(Player) -> bool,
    instead: Player,
) -> Player {
    match pairing.partner_of(player) {
        _ if !needs_help(player) => player,
        Some(partner) if !needs_help(partner) => partner,
        _ => instead,
    }
}

/// Who shuffles when `leader` leads: the player before the leader (CLUB-107). If that player needs help, the partner
/// shuffles; if both need help, the player to the right of the first one does (CLUB-104).
///
/// ```
/// use boneyard_club::{Pairing, Player, shuffler};
///
/// let player = |number| Player::new(number).expect("a number from 1 to 64");
/// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
/// assert_eq!(shuffler(&pairing, player(3), |_| Vec::new()), Some(player(1)));
/// ```
#[must_use]
pub fn shuffler(
    pairing: &Pairing,
    leader: Player,
    courtesies_of: impl Fn(Player) -> Vec<Courtesy>,
) -> Option<Player> {
    let turn = pairing.left_of(leader)?;
    let right = pairing.right_of(turn)?;
    let needs_help = |player| courtesies_of(player).contains(&Courtesy::PartnerShuffles);
    Some(done_by(turn, pairing, needs_help, right))
}

/// Who can keep the score at a table: every player whose partner need not write (CLUB-103, CLUB-104). If the partner
/// must write for each of the four, all four.
///
/// ```
/// use boneyard_club::{Courtesy, Pairing, Player, scorekeepers};
///
/// let player = |number| Player::new(number).expect("a number from 1 to 64");
/// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
/// let courtesies = |of| if of == player(1) { vec![Courtesy::PartnerWrites] } else { Vec::new() };
/// assert_eq!(scorekeepers(&pairing, courtesies), [player(2), player(3), player(4)]);
/// ```
#[must_use]
pub fn scorekeepers(pairing: &Pairing, courtesies_of: impl Fn(Player) -> Vec<Courtesy>) -> Vec<Player> {
    let can = |player: &Player| !courtesies_of(*player).contains(&Courtesy::PartnerWrites);
    let able: Vec<Player> =
        Pair::ALL.into_iter().flat_map(|pair| pairing.players_of(pair)).filter(can).collect();
    if able.is_empty() { pairing.pairs().as_flattened().to_vec() } else { able }
}
