//! Who holds each hidden tile, as probabilities.

use boneyard_rules::{BySeat, Seat, Tile, Tiles, View, WIDE};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    belief::{Belief, LikelyDeals},
    knowledge::Knowledge,
    sampler::Sampler,
};

/// A tile that a seat does not see, and where it may be. The probabilities add up to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Holders {
    /// The tile.
    pub tile: Tile,
    /// How likely each seat is to hold it; 0 for the seat that looks.
    pub seats: BySeat<f64>,
    /// How likely it is in the boneyard.
    pub boneyard: f64,
}

/// Where each tile may be that this seat does not see, by what follows from passes and draws and by what the others chose. The
/// probabilities are counted in `deals` deals.
///
/// ```
/// use boneyard_bots::{arena::Deal, holders};
/// use boneyard_rules::{Rules, View};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
/// let round = deal.round();
/// let view = View::of(round, deal.rules().clone(), deal.standing().clone(), round.turn());
/// let hidden = holders(&view, &mut rng, 100);
/// assert_eq!(hidden.len(), 21, "seven tiles of the other seat, and fourteen of the boneyard");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn holders(view: &View, rng: &mut impl Rng, deals: u32) -> Vec<Holders> {
    count(view, &mut Xoshiro256PlusPlus::from_rng(rng), deals)
}

/// This function is not generic, so that it is compiled in this crate, which is optimised even in debug builds of its callers.
fn count(view: &View, rng: &mut Xoshiro256PlusPlus, deals: u32) -> Vec<Holders> {
    let seats = view.counts.seats();
    let sampler = Sampler::<WIDE>::new(view, rng);
    let none = |tile| Holders { tile, seats: BySeat::new(seats, |_| 0.0), boneyard: 0.0 };
    let mut counted: Vec<Holders> = sampler.knowledge().hidden.iter().map(none).collect();
    let mut likely = LikelyDeals::new(sampler, Belief::of(view));
    let one = 1.0 / f64::from(deals.max(1));
    for _ in 0..deals.max(1) {
        let hidden = likely.next(rng);
        for tile in &mut counted {
            match Seat::all(seats).find(|seat| hidden.hands[seat.index()].contains(tile.tile)) {
                Some(seat) => tile.seats[seat] += one,
                None => tile.boneyard += one,
            }
        }
    }
    counted
}

/// The numbers that each seat certainly does not hold, though some hidden tile has them; none for seats whose hands this view shows.
///
/// ```
/// use boneyard_bots::{arena::Deal, lacks};
/// use boneyard_rules::{Action, Rules, View};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
/// let round = deal.round();
/// let view = View::of(round, deal.rules().clone(), deal.standing().clone(), round.turn());
/// assert!(lacks(&view).iter().all(Vec::is_empty), "nobody has passed");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn lacks(view: &View) -> BySeat<Vec<u8>> {
    let knowledge = Knowledge::<WIDE>::of(view);
    let numbers: Tiles<WIDE> = knowledge.hidden;
    let highest = numbers.iter().flat_map(Tile::numbers).max().unwrap_or(0);
    BySeat::new(view.counts.seats(), |seat| {
        let mut spots = knowledge.spots.iter().filter(|spot| spot.seat == Some(seat)).peekable();
        if view.shows(seat) || view.counts[seat] == 0 || spots.peek().is_none() {
            return Vec::new();
        }
        let can: Tiles<WIDE> = spots.fold(Tiles::EMPTY, |can, spot| can | spot.admits) & knowledge.hidden;
        let is_hidden = |number: &u8| !numbers.with_number(*number).is_empty();
        (0..=highest).filter(is_hidden).filter(|number| can.with_number(*number).is_empty()).collect()
    })
}
