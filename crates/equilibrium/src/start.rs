//! Where a tree begins: what everyone sees of a round, and the hands that each seat may hold.

use std::sync::Arc;

use boneyard_rules::{Lead, MustLead, Pips, Rules, Seat, Standing, Tile, Tiles};
use thiserror::Error;

use crate::unsupported::{SEATS, Unsupported, check};

/// What everyone sees of a round at the beginning of a turn, and the hands that each seat may hold.
///
/// Two hands without a common tile are as likely together as the product of their weights. The tiles in neither hand that
/// are not on the table are in the boneyard.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The standing before the round.
    pub standing: Standing,
    /// The seat that led or is due to lead.
    pub leader: Seat,
    /// What the round must open with.
    pub must_lead: MustLead,
    /// The tiles on the table.
    pub laid: Tiles<1>,
    /// The numbers at the left and at the right end; `None` before the first tile.
    pub ends: Option<[Pips; 2]>,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The seat that laid the last tile; before the first tile, the leader.
    pub last_laid: Seat,
    /// How many tiles are in the boneyard.
    pub boneyard: usize,
    /// The hands that each seat may hold, with their weights. Hands of one seat have one size.
    pub hands: [Vec<(Tiles<1>, f64)>; SEATS],
}

/// Why there is no tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum StartError {
    /// The rules have a feature that this crate does not support.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
    /// The rules deal more tiles than there are.
    #[error("two hands of {0} tiles are more than the set has")]
    TooFewTiles(usize),
    /// So many different hands can be dealt that no tree would be small enough.
    #[error("a seat can be dealt more than {HANDS_MAX} different hands, which are too many to list")]
    TooManyHands,
}

/// The most hands of a seat that [`Start::rounds`] lists.
pub const HANDS_MAX: usize = 20_000;

impl Start {
    /// The rounds of the rules before their first tile, all deals equally likely.
    ///
    /// If the tiles decide who leads, there is one for each leader and each tile that leads. Otherwise there is one, led by
    /// the first seat: by symmetry the other leader adds nothing.
    ///
    /// # Errors
    /// The rules are not supported or deal too many hands.
    pub fn rounds(rules: &Arc<Rules>) -> Result<Vec<Self>, StartError> {
        check(rules)?;
        let set: Tiles<1> = rules.set(SEATS);
        let size = rules.hand_size(SEATS).ok_or(Unsupported::Seats)?;
        if set.len() < SEATS * size {
            return Err(StartError::TooFewTiles(size));
        }
        let hands = hands_of(set, size).ok_or(StartError::TooManyHands)?;
        let redeal = rules.deal.redeal;
        let hands: Vec<Tiles<1>> = hands.into_iter().filter(|hand| !redeal.applies_to(*hand)).collect();
        let start = |leader: Seat, must_lead, of: &dyn Fn(Seat, Tiles<1>) -> bool| Self {
            standing: Standing::new(rules, SEATS),
            leader,
            must_lead,
            laid: Tiles::EMPTY,
            ends: None,
            turn: leader,
            last_laid: leader,
            boneyard: set.len() - SEATS * size,
            hands: [0, 1].map(|seat| {
                let of_seat = hands.iter().filter(|hand| of(Seat::at(seat), **hand));
                of_seat.map(|hand| (*hand, 1.0)).collect()
            }),
            rules: rules.clone(),
        };
        if rules.first_lead() != Lead::Tile {
            return Ok(vec![start(Seat::FIRST, MustLead::Any, &|_, _| true)]);
        }
        let mut rounds = Vec::new();
        let mut higher = Tiles::<1>::EMPTY;
        for tile in rules.lead_ranking(SEATS).into_iter().filter(|tile| set.contains(*tile)) {
            for leader in Seat::all(SEATS) {
                let may_hold = |seat: Seat, hand: Tiles<1>| {
                    (hand & higher).is_empty() && (hand.contains(tile) == (seat == leader))
                };
                let round = start(leader, rules.opening_tile(tile), &may_hold);
                if round.has_deals() {
                    rounds.push(round);
                }
            }
            higher.insert(tile);
        }
        Ok(rounds)
    }

    /// Whether any two hands can be together.
    fn has_deals(&self) -> bool {
        let [first, second] = &self.hands;
        first.iter().any(|(hand, _)| second.iter().any(|(other, _)| (*hand & *other).is_empty()))
    }
}

/// All sets of `size` of these tiles, in a fixed order; `None` if there are more than [`HANDS_MAX`].
#[must_use]
pub fn hands_of(tiles: Tiles<1>, size: usize) -> Option<Vec<Tiles<1>>> {
    let list: Vec<Tile> = tiles.iter().collect();
    if size > list.len() {
        return Some(Vec::new());
    }
    // At most 55 tiles: the largest product is far below the limit of the type.
    let count = (0..size).fold(1_u64, |count, n| count * (list.len() - n) as u64 / (n as u64 + 1));
    let count = usize::try_from(count).ok().filter(|count| *count <= HANDS_MAX)?;
    let mut hands = Vec::with_capacity(count);
    extend(&list, size, Tiles::EMPTY, &mut hands);
    Some(hands)
}

fn extend(list: &[Tile], size: usize, hand: Tiles<1>, hands: &mut Vec<Tiles<1>>) {
    if size == 0 {
        hands.push(hand);
        return;
    }
    for at in 0..=list.len().saturating_sub(size) {
        let Some(tile) = list.get(at) else { return };
        let mut with = hand;
        with.insert(*tile);
        extend(&list[at + 1..], size - 1, with, hands);
    }
}
