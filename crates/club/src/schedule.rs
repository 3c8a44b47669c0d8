//! Who sits where in every match of an evening.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Pair, Pairing, Player};

/// Which seating was chosen (CLUB-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatingKind {
    /// As the source prints it: 4, 5, 6, 7, 8, 12 and 16 players.
    Published,
    /// As even as can be, for any number of players.
    Balanced,
}

/// One table of one match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TablePlan {
    /// Who sits where.
    pub pairing: Pairing,
    /// The pair that only fills the table: nothing of this match is entered for it (CLUB-33 to CLUB-35).
    pub filler: Option<Pair>,
}

impl TablePlan {
    /// Whether a player sits here and the match is entered for him (CLUB-35).
    #[must_use]
    pub fn enters(&self, player: Player) -> bool {
        self.pairing.pair_of(player).is_some_and(|pair| self.filler != Some(pair))
    }

    /// The same table, each moved on by `steps` seats against the order of play.
    #[must_use]
    pub const fn turned(&self, steps: usize) -> Self {
        let filler = match self.filler {
            Some(pair) if !steps.is_multiple_of(2) => Some(pair.other()),
            filler => filler,
        };
        Self { pairing: self.pairing.turned(steps), filler }
    }

    /// The same table, left and right having changed places.
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        Self { pairing: self.pairing.mirrored(), filler: self.filler }
    }
}

/// One match of an evening: tables 1, 2, … in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchPlan {
    /// What is played at each table.
    pub tables: Vec<TablePlan>,
}

impl MatchPlan {
    /// All players of the match.
    pub fn players(&self) -> impl Iterator<Item = Player> {
        self.tables.iter().flat_map(|table| table.pairing.in_order())
    }

    /// The players of 1 to `players` who sit out, in order (CLUB-32).
    #[must_use]
    pub fn resting(&self, players: u8) -> Vec<Player> {
        Player::all(players).filter(|player| !self.players().any(|plays| plays == *player)).collect()
    }

    /// Those whose match is not entered, in order of their numbers.
    #[must_use]
    pub fn not_entered(&self) -> Vec<Player> {
        let mut players: Vec<Player> = self
            .tables
            .iter()
            .filter_map(|table| table.filler.map(|pair| table.pairing.players_of(pair)))
            .flatten()
            .collect();
        players.sort_unstable();
        players
    }

    /// The table at which a player sits, from 1.
    #[must_use]
    pub fn table_of(&self, player: Player) -> Option<u8> {
        let at = self.tables.iter().position(|table| table.pairing.seats(player))?;
        u8::try_from(at + 1).ok()
    }
}

/// The seating of a whole evening (CLUB-12, CLUB-30).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Schedule {
    /// How many players there are.
    pub players: u8,
    /// Which seating it is.
    pub kind: SeatingKind,
    /// Matches 1, 2, … in order.
    pub matches: Vec<MatchPlan>,
}

impl Schedule {
    /// One table of one match, both counted from 1.
    #[must_use]
    pub fn table(&self, at: SheetId) -> Option<&TablePlan> {
        let number = usize::from(at.number).checked_sub(1)?;
        self.matches.get(number)?.tables.get(usize::from(at.table).checked_sub(1)?)
    }

    /// How many matches there are.
    #[must_use]
    pub fn len(&self) -> u16 {
        u16::try_from(self.matches.len()).unwrap_or(u16::MAX)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }
}

/// Names a table of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetId {
    /// The match, from 1.
    #[serde(rename = "match")]
    pub number: u16,
    /// The table, from 1.
    pub table: u8,
}

impl fmt::Display for SheetId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "match {} table {}", self.number, self.table)
    }
}
