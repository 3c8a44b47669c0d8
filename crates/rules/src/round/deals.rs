//! Makes positions from sets of tiles, for bots and benchmarks that deal millions of rounds.

use alloc::vec::Vec;

use super::{
    lead::Lead,
    must_lead::MustLead,
    position::{Parts, Position, all_hands},
    setup::SetupError,
};
use crate::{
    layout::Layout,
    play::PlayRules,
    ruleset::{Redeal, Rules},
    seat::{SEATS_MAX, Seat},
    tile::Tile,
    tiles::Tiles,
};

/// Deals first rounds of a match, for one ruleset and number of seats. Values that no deal changes are computed once.
///
/// ```
/// use boneyard_rules::{Deals, Line, Rules, SEATS_MAX, Seat, Tiles};
///
/// let rules = Rules::preset("draw")?;
/// let deals = Deals::<1>::new(&rules, 2)?;
/// let tiles = rules.tile_list(2);
/// let mut hands = [Tiles::EMPTY; SEATS_MAX];
/// for (seat, hand) in hands[..2].iter_mut().enumerate() {
///     *hand = tiles[seat * 7..][..7].iter().copied().collect();
/// }
/// let position = deals.position::<Line>(hands, Seat::FIRST)?.expect("no redeal");
/// assert_eq!(position.boneyard().len(), 14);
///
/// hands[1] = hands[0];
/// assert!(deals.position::<Line>(hands, Seat::FIRST).is_err());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Deals<const W: usize = 1> {
    set: Tiles<W>,
    seats: usize,
    hand_size: usize,
    play: PlayRules,
    redeal: Redeal,
    /// The tiles that decide the leader, the first choice first. Empty where tiles do not decide.
    lead_ranking: Vec<Tile>,
    /// Whether the tile that decides the leader must also open the round.
    must_lead: bool,
    /// The double that must open the round, whichever seat holds or draws it; `None` for rules without a hub.
    hub: Option<Tile>,
}

impl<const W: usize> Deals<W> {
    /// The deals of these rules at a table of `seats`.
    ///
    /// # Errors
    /// [`SetupError::Seats`] where the rules are not for so many seats; [`SetupError::Size`] where `W` words do not
    /// hold the set.
    ///
    /// ```
    /// use boneyard_rules::{Deals, Rules, SetupError};
    ///
    /// let rules = Rules::preset("mexican-train")?;
    /// assert!(Deals::<4>::new(&rules, 4).is_ok());
    /// assert_eq!(Deals::<1>::new(&rules, 4).err(), Some(SetupError::Size));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn new(rules: &Rules, seats: usize) -> Result<Self, SetupError> {
        let hand_size = rules.hand_size(seats).ok_or(SetupError::Seats(seats))?;
        if !Tiles::<W>::fits(rules.tiles.set) {
            return Err(SetupError::Size);
        }
        let by_tile = rules.first_lead() == Lead::Tile;
        let lead_ranking = if by_tile { rules.lead_ranking(seats) } else { Vec::new() };
        let must_lead = lead_ranking.first().is_some_and(|tile| rules.opening_tile(*tile) != MustLead::Any);
        Ok(Self {
            set: rules.set(seats),
            seats,
            hand_size,
            play: PlayRules::new(rules),
            redeal: rules.deal.redeal,
            lead_ranking,
            must_lead,
            hub: if let Lead::Hub(hub) = rules.first_lead() { Some(hub) } else { None },
        })
    }

    /// The tiles in play.
    #[must_use]
    pub const fn set(&self) -> Tiles<W> {
        self.set
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// How many tiles each hand is dealt.
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        self.hand_size
    }

    /// The position at the start of a round with these hands; `None` where the rules require a redeal. `leader` leads
    /// where the tiles do not decide.
    ///
    /// # Errors
    /// The first mistake in the hands.
    ///
    /// ```
    /// use boneyard_rules::{Deals, Line, Rules, SEATS_MAX, Seat, SetupError, Tiles};
    ///
    /// let deals = Deals::<1>::new(&Rules::preset("draw")?, 2)?;
    /// let refused = deals.position::<Line>([Tiles::EMPTY; SEATS_MAX], Seat::FIRST);
    /// assert_eq!(refused.err(), Some(SetupError::HandSize(Seat::FIRST)));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn position<L: Layout<W>>(
        &self,
        hands: [Tiles<W>; SEATS_MAX],
        leader: Seat,
    ) -> Result<Option<Position<L, W>>, SetupError> {
        let held = all_hands(&hands);
        self.check(&hands, held)?;
        let redeals = self.redeal != Redeal { doubles: None, suit: None };
        if redeals && hands[..self.seats].iter().any(|hand| self.redeal.applies_to(*hand)) {
            return Ok(None);
        }
        let (mut turn, mut must_lead) = (leader, MustLead::Any);
        if !self.lead_ranking.is_empty() {
            let Some(tile) = self.lead_ranking.iter().copied().find(|tile| held.contains(*tile)) else {
                return Ok(None);
            };
            turn = Seat::all(self.seats).find(|seat| hands[seat.index()].contains(tile)).unwrap_or(leader);
            must_lead = if self.must_lead { MustLead::Tile(tile) } else { MustLead::Any };
        }
        if let Some(hub) = self.hub {
            let holder = Seat::all(self.seats).find(|seat| hands[seat.index()].contains(hub));
            (turn, must_lead) = (holder.unwrap_or(Seat::FIRST), MustLead::Tile(hub));
        }
        Ok(Some(Position::from_parts(Parts {
            rules: self.play,
            seats: self.seats,
            hands,
            boneyard: self.set.without(held),
            laid: Tiles::EMPTY,
            layout: None,
            must_lead,
            turn,
            last_laid: turn,
            drawn: 0,
        })))
    }

    #[inline]
    fn check(&self, hands: &[Tiles<W>; SEATS_MAX], held: Tiles<W>) -> Result<(), SetupError> {
        if let Some(tile) = held.without(self.set).first() {
            return Err(SetupError::NotInSet(tile));
        }
        // If every hand has the right size and no tile is lost in the union, the hands share no tile.
        if held.len() == self.seats * self.hand_size
            && hands[..self.seats].iter().all(|hand| hand.len() == self.hand_size)
        {
            return Ok(());
        }
        let mut seen = Tiles::EMPTY;
        for (seat, hand) in hands.iter().enumerate() {
            if let Some(tile) = (seen & *hand).first() {
                return Err(SetupError::Twice(tile));
            }
            if hand.len() != if seat < self.seats { self.hand_size } else { 0 } {
                return Err(SetupError::HandSize(Seat::at(seat)));
            }
            seen |= *hand;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::{BySeat, Line, Setup, WIDE, ruleset::presets};

    /// The tiles in an order that depends on `seed` alone.
    fn shuffled(rules: &Rules, seats: usize, seed: usize) -> Vec<Tile> {
        let mut tiles = rules.tile_list(seats);
        let count = tiles.len();
        for at in 0..count {
            tiles.swap(at, (at * at + seed * (at + 3)) % count);
        }
        tiles
    }

    #[test]
    fn deals_agree_with_setups() {
        for preset in presets::all() {
            let rules = preset.rules;
            for seats in rules.seat_counts().map(usize::from) {
                let deals = Deals::<WIDE>::new(&rules, seats).expect("the preset has this table");
                for seed in 0..200 {
                    let tiles = shuffled(&rules, seats, seed);
                    let size = deals.hand_size();
                    let hands = BySeat::new(seats, |seat| tiles[seat.index() * size..][..size].to_vec());
                    let mut sets = [Tiles::EMPTY; SEATS_MAX];
                    for (seat, hand) in hands.seated() {
                        sets[seat.index()] = hand.iter().copied().collect();
                    }
                    let made = deals.position::<Line>(sets, Seat::at(1)).expect("a valid deal");
                    let game = crate::Match::new(rules.clone(), seats).expect("the preset has this table");
                    let expected = match game.begin(&hands) {
                        crate::Begin::Redeal => None,
                        crate::Begin::Lead { seat, must_lead } => Some((seat, must_lead)),
                        crate::Begin::Draw { seat, hub } => Some((seat, MustLead::Tile(hub))),
                        crate::Begin::Open => Some((Seat::at(1), MustLead::Any)),
                    };
                    let expected = expected.map(|(leader, must_lead)| {
                        Setup::deal(hands, tiles[seats * size..].to_vec(), leader, must_lead)
                            .position::<Line, WIDE>(&rules)
                            .expect("a valid deal")
                    });
                    assert_eq!(made, expected, "{}", rules.preset);
                }
            }
        }
    }

    #[test]
    fn invalid_hands_are_refused() {
        let rules = Rules::preset("for-three").expect("a preset");
        let deals = Deals::<1>::new(&rules, 3).expect("a table of three");
        let tiles = rules.tile_list(3);
        let mut hands = [Tiles::EMPTY; SEATS_MAX];
        for (seat, hand) in hands[..3].iter_mut().enumerate() {
            *hand = tiles[seat * 9..][..9].iter().copied().collect();
        }
        let refused = |hands| deals.position::<Line>(hands, Seat::FIRST).expect_err("no deal");
        assert!(deals.position::<Line>(hands, Seat::FIRST).is_ok());

        let blank = Tile::double(0).expect("a tile");
        let mut with_blank = hands;
        with_blank[0].insert(blank);
        assert_eq!(refused(with_blank), SetupError::NotInSet(blank));

        let mut short = hands;
        short[1].remove(tiles[9]);
        assert_eq!(refused(short), SetupError::HandSize(Seat::at(1)));

        let mut twice = hands;
        twice[1].remove(tiles[9]);
        twice[1].insert(tiles[0]);
        assert_eq!(refused(twice), SetupError::Twice(tiles[0]));
        assert_eq!(Deals::<1>::new(&rules, 4).err(), Some(SetupError::Seats(4)));
    }
}
