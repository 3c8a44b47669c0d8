//! One play against what its player could know.

use boneyard_bots::sampler::Sampler;
use boneyard_rules::{BySeat, Move, Seat, Seen, Tile, Tiles, View, WIDE};
use rand::Rng;

/// The random deals with which a play is compared. More cost time and hardly lessen the spread of a round.
pub const DEALS: u32 = 100;

/// How many more tiles of each hidden hand fit after the chosen play than its player could expect. `hands` are the
/// true hands before the play. Empty if the player had no choice between two plays, or if no choice made a difference.
///
/// ```
/// use boneyard_bots::arena::Deal;
/// use boneyard_integrity::excess;
/// use boneyard_rules::{BySeat, Rules, View};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
/// let deal = Deal::shuffled(Rules::parse("draw lead.first=random")?.into(), 2, &mut rng)?;
/// let round = deal.round();
/// let view = View::of(round, deal.rules().clone(), deal.standing().clone(), round.turn());
/// let hands = BySeat::new(2, |seat| round.hand(seat));
/// let found = excess(&view, view.legal[0], &hands, &mut rng);
/// assert_eq!(found.len(), 1, "one hand is hidden");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn excess(view: &View, chosen: Move, hands: &BySeat<Vec<Tile>>, rng: &mut impl Rng) -> Vec<(Seat, f64)> {
    let plays: Vec<Move> =
        view.legal.iter().copied().filter(|choice| matches!(choice, Move::Play { .. })).collect();
    let Some(chosen) = plays.iter().position(|play| *play == chosen) else { return Vec::new() };
    if plays.len() < 2 {
        return Vec::new();
    }
    let hidden = Seat::all(hands.seats()).filter(|seat| !view.shows(*seat) && !hands[*seat].is_empty());
    let gains: Vec<Gain> =
        hidden.map(|seat| Gain::of(view, seat, &plays, chosen)).filter(|gain| !gain.is_idle()).collect();
    if gains.is_empty() {
        return Vec::new();
    }
    let mut sampler = Sampler::<WIDE>::new(view, rng);
    let mut expected = vec![0.0; gains.len()];
    for _ in 0..DEALS {
        let deal = sampler.next(rng);
        // The view contradicts itself, so no deal agrees with it.
        if sampler.forced() > 0 {
            return Vec::new();
        }
        for (sum, gain) in expected.iter_mut().zip(&gains) {
            *sum += gain.in_hand(deal.hands[gain.seat.index()]);
        }
    }
    let excess = |(gain, expected): (&Gain, f64)| {
        let hand = hands[gain.seat].iter().copied().collect();
        (gain.seat, gain.in_hand(hand) - expected / f64::from(DEALS))
    };
    gains.iter().zip(expected).map(excess).collect()
}

/// What a play changes for one seat: the tiles that fit after each possible play, wherever they are.
struct Gain {
    seat: Seat,
    fitting: Vec<Tiles<WIDE>>,
    chosen: usize,
}

impl Gain {
    fn of(view: &View, seat: Seat, plays: &[Move], chosen: usize) -> Self {
        let mut after = view.clone();
        let fitting = plays.iter().map(|play| {
            let Move::Play { tile, at, leaves } = *play else { return Tiles::EMPTY };
            after.history.push(Seen::Played { seat: view.seat, tile, at, leaves });
            // What fits for the seat is what it would lack if it passed now.
            after.history.push(Seen::Passed { seat });
            let fitting = after.fitting_before::<WIDE>().pop().unwrap_or(Tiles::EMPTY);
            after.history.truncate(view.history.len());
            fitting
        });
        Self { seat, fitting: fitting.collect(), chosen }
    }

    /// Whether all plays leave the same tiles to the seat.
    fn is_idle(&self) -> bool {
        self.fitting.windows(2).all(|two| two[0] == two[1])
    }

    /// How many tiles of the hand fit after the chosen play, minus the mean over all plays.
    fn in_hand(&self, hand: Tiles<WIDE>) -> f64 {
        let fits = |tiles: &Tiles<WIDE>| (*tiles & hand).len() as f64;
        let all: f64 = self.fitting.iter().map(fits).sum();
        fits(&self.fitting[self.chosen]) - all / self.fitting.len() as f64
    }
}
