//! A shuffled deal, and the round that begins with it.

use boneyard_rules::{Begin, BySeat, Match, MustLead, Round, Seat, Tile};

use super::random::Shuffler;

/// The tiles of a round before its first move.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// The dealt hands.
    pub(super) hands: BySeat<Vec<Tile>>,
    /// The boneyard, in the order in which it is drawn.
    pub(super) stock: Vec<Tile>,
}

impl Deal {
    /// The next round of the match with shuffled tiles; `None` if the rules throw these hands back.
    pub(super) fn shuffled(game: &Match, shuffler: &mut Shuffler) -> Option<(Self, Round)> {
        let (rules, seats) = (game.rules(), game.seats());
        let size = rules.hand_size(seats)?;
        let mut tiles = rules.tile_list(seats);
        shuffler.shuffle(&mut tiles);
        let stock = tiles.split_off(seats * size);
        let hands = BySeat::new(seats, |seat| {
            let mut hand = tiles[seat.index() * size..][..size].to_vec();
            hand.sort_unstable();
            hand
        });
        let (leader, must_lead) = match game.begin(&hands) {
            Begin::Redeal => return None,
            Begin::Lead { seat, must_lead } => (seat, must_lead),
            Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
            Begin::Open => (Seat::at(shuffler.below(seats)), MustLead::Any),
        };
        let round = Round::deal(rules, hands.clone(), stock.clone(), leader, must_lead).ok()?;
        Some((Self { hands, stock }, round))
    }
}
