//! Unchecked input for a position, from text, a database or an editor.

use alloc::vec::Vec;

use thiserror::Error;

use super::{
    must_lead::MustLead,
    position::{Parts, Position},
};
use crate::{
    layout::Layout,
    play::PlayRules,
    ruleset::{IfNone, Rules},
    seat::{BySeat, SEATS_MAX, Seat},
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// An unchecked position from text, a database, a bot or an editor. [`Setup::position`] checks it once.
///
/// ```
/// use boneyard_rules::{BySeat, Line, MustLead, Rules, Seat, Setup, Tile};
///
/// let rules = Rules::preset("block")?;
/// let tiles = rules.tile_list(2);
/// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
/// let setup = Setup::deal(hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any);
/// let position = setup.position::<Line, 1>(&rules)?;
/// assert_eq!(position.legal().len(), 7);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The tiles of each seat.
    pub hands: BySeat<Vec<Tile>>,
    /// The tiles that were not dealt and not drawn. Order is ignored.
    pub boneyard: Vec<Tile>,
    /// The tiles on the table.
    pub laid: Vec<Tile>,
    /// The numbers at the left and at the right end of a line; `None` before the first tile.
    pub ends: Option<[Pips; 2]>,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// What the round must open with.
    pub must_lead: MustLead,
    /// The seat that laid the last tile; ignored before the first tile.
    pub last_laid: Seat,
    /// How many tiles were drawn so far in this turn, or since the double that the turn must now cover.
    pub drawn: u8,
}

/// What is wrong with a [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The rules are not for so many seats.
    #[error("these rules have no table of {0} seats")]
    Seats(usize),
    /// A tile is in two places.
    #[error("{0} is in two places")]
    Twice(Tile),
    /// A tile is not in the set in play.
    #[error("{0} is not in the set in play")]
    NotInSet(Tile),
    /// A tile of the set is in no hand, not in the boneyard and not on the table.
    #[error("{0} is missing")]
    Missing(Tile),
    /// The turn belongs to a seat that the table does not have, or to a seat with no tiles left.
    #[error("seat {0} cannot have the turn")]
    Turn(Seat),
    /// The tiles on the table, the ends and the seat that laid last contradict each other.
    #[error("tiles on the table, open ends and who laid the last tile go together")]
    Line,
    /// The leader does not hold the tile that must lead.
    #[error("{0} must lead, but the leader does not hold it")]
    MustLead(Tile),
    /// A double must lead, and the leader holds none.
    #[error("a double must lead, but the leader holds none")]
    MustLeadDouble,
    /// A hand does not have the size that the rules deal.
    #[error("seat {0} was not dealt as many tiles as the rules say")]
    HandSize(Seat),
    /// The boneyard has more or fewer tiles than the hands leave of the set.
    #[error("the boneyard does not hold what the hands leave of the set")]
    BoneyardSize,
    /// The set does not fit in `W` machine words.
    #[error("the set is too large for this position")]
    Size,
}

impl Setup {
    /// A fresh deal, before the first tile. `boneyard` has the tiles that no seat was dealt, in any order.
    #[must_use]
    pub fn deal(hands: BySeat<Vec<Tile>>, boneyard: Vec<Tile>, leader: Seat, must_lead: MustLead) -> Self {
        Self {
            hands,
            boneyard,
            laid: Vec::new(),
            ends: None,
            turn: leader,
            must_lead,
            last_laid: leader,
            drawn: 0,
        }
    }

    /// The position, if the setup is valid under these rules.
    ///
    /// # Errors
    /// The first mistake in the setup.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Line, MustLead, Rules, Seat, Setup, SetupError};
    ///
    /// let rules = Rules::preset("block")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |_| tiles[..7].to_vec());
    /// let setup = Setup::deal(hands, tiles[7..].to_vec(), Seat::FIRST, MustLead::Any);
    /// let refused = setup.position::<Line, 1>(&rules).expect_err("both seats hold 0-0");
    /// assert_eq!(refused.to_string(), "0-0 is in two places");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn position<L: Layout<W>, const W: usize>(
        &self,
        rules: &Rules,
    ) -> Result<Position<L, W>, SetupError> {
        let seats = self.hands.seats();
        if rules.hand_size(seats).is_none() {
            return Err(SetupError::Seats(seats));
        }
        if !Tiles::<W>::fits(rules.tiles.set) {
            return Err(SetupError::Size);
        }
        let set: Tiles<W> = rules.set(seats);

        let mut seen = Tiles::EMPTY;
        let mut take = |tiles: &[Tile]| -> Result<Tiles<W>, SetupError> {
            for &tile in tiles {
                if !set.contains(tile) {
                    return Err(SetupError::NotInSet(tile));
                }
                if seen.contains(tile) {
                    return Err(SetupError::Twice(tile));
                }
                seen.insert(tile);
            }
            Ok(tiles.iter().copied().collect())
        };
        let mut hands = [Tiles::EMPTY; SEATS_MAX];
        for (seat, tiles) in self.hands.seated() {
            hands[seat.index()] = take(tiles)?;
        }
        let laid = take(&self.laid)?;
        let boneyard = take(&self.boneyard)?;
        if let Some(tile) = set.without(seen).iter().next() {
            return Err(SetupError::Missing(tile));
        }

        if self.turn.index() >= seats || hands[self.turn.index()].is_empty() {
            return Err(SetupError::Turn(self.turn));
        }
        let shown = |number| number <= rules.tiles.set.highest() && !laid.with_number(number).is_empty();
        let layout = match self.ends {
            None if laid.is_empty() => None,
            Some(ends) if ends.into_iter().all(shown) && self.last_laid.index() < seats => {
                Some(L::line(ends).ok_or(SetupError::Line)?)
            }
            _ => return Err(SetupError::Line),
        };
        // If no seat was dealt the hub, the seats draw for it.
        let draws_for_hub = rules.lead.if_none == IfNone::Draw
            && self.must_lead.tile().is_some_and(|hub| boneyard.contains(hub));
        if !draws_for_hub && self.must_lead.of(hands[self.turn.index()]).is_empty() {
            return Err(self.must_lead.tile().map_or(SetupError::MustLeadDouble, SetupError::MustLead));
        }
        Ok(Position::from_parts(Parts {
            rules: PlayRules::new(rules),
            seats,
            hands,
            boneyard,
            laid,
            layout,
            must_lead: self.must_lead,
            turn: self.turn,
            last_laid: self.last_laid,
            drawn: self.drawn,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{layout::Line, tile::PIPS_MAX};

    /// A setup in mid-round: seat 1 laid 0-1, and seat 2 plays.
    fn in_play() -> (Rules, Setup) {
        let rules = Rules::preset("draw").expect("a preset");
        let tiles = rules.tile_list(2);
        let hands = BySeat::new(2, |seat| tiles[2 + seat.index() * 7..][..7].to_vec());
        let mut setup = Setup::deal(hands, tiles[16..].to_vec(), Seat::at(1), MustLead::Any);
        setup.boneyard.push(tiles[0]);
        setup.laid = tiles[1..2].to_vec();
        setup.ends = Some([0, 1]);
        setup.last_laid = Seat::FIRST;
        (rules, setup)
    }

    #[test]
    fn invalid_setups_are_refused() {
        let (rules, valid) = in_play();
        assert!(valid.position::<Line, 1>(&rules).is_ok());
        let refused = |change: &dyn Fn(&mut Setup)| {
            let mut setup = valid.clone();
            change(&mut setup);
            setup.position::<Line, 1>(&rules).expect_err("it is not valid")
        };
        for number in [2, 7, PIPS_MAX, 19, 255] {
            assert_eq!(refused(&|setup| setup.ends = Some([0, number])), SetupError::Line);
        }
        assert_eq!(refused(&|setup| setup.ends = None), SetupError::Line);
        assert_eq!(refused(&|setup| setup.last_laid = Seat::at(7)), SetupError::Line);
        assert_eq!(refused(&|setup| setup.turn = Seat::at(2)), SetupError::Turn(Seat::at(2)));
        assert_eq!(refused(&|setup| setup.boneyard.clear()), SetupError::Missing(valid.boneyard[12]));
        let twice = valid.laid[0];
        assert_eq!(refused(&|setup| setup.boneyard.push(twice)), SetupError::Twice(twice));
        let beyond = Tile::double(PIPS_MAX).expect("a tile");
        assert_eq!(refused(&|setup| setup.boneyard.push(beyond)), SetupError::NotInSet(beyond));
        assert_eq!(refused(&|setup| setup.must_lead = MustLead::Tile(twice)), SetupError::MustLead(twice));
    }
}
