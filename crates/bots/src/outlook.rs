//! What a round is worth to each side while all its tiles are known.

use std::sync::Arc;

use boneyard_rules::{
    FinishedRound, Layout, LayoutVisitor, Position, Round, Rules, SEATS_MAX, Seat, Settlement, Standing,
    Tiles, View, settle, visit_layout,
};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    estimate::Estimate,
    evaluate::{Evaluation, points},
    playout::{play_out, play_out_counted},
};

/// What each side gains in the round, less the mean of what the others gain, in points that are good to have. It is the mean of
/// `playouts` rounds that go on at random from here, with the hands as they are. After the round it is what the round was worth.
///
/// ```
/// use boneyard_bots::{arena::Deal, outlook};
/// use boneyard_rules::Rules;
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
/// let sides = outlook(deal.round(), deal.rules(), deal.standing(), &mut rng, 100);
/// assert_eq!(sides[0].mean, -sides[1].mean);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn outlook(
    round: &Round,
    rules: &Arc<Rules>,
    standing: &Standing,
    rng: &mut impl Rng,
    playouts: u32,
) -> Vec<Estimate> {
    let sides = rules.sides(round.seats());
    let settled = match FinishedRound::of(round, rules, standing) {
        Some(finished) => vec![settle(rules, &sides, standing, &finished)],
        None => {
            let view = View::of(round, rules.clone(), standing.clone(), round.turn());
            let rng = Xoshiro256PlusPlus::from_rng(rng);
            visit_layout(rules, Outlook { view: &view, round, rng, playouts })
        }
    };
    let of_side = |side| Estimate::of(settled.iter().map(move |settlement| points(rules, settlement, side)));
    (0..sides.count()).map(of_side).collect()
}

/// Plays a round on to its end at random, several times.
struct Outlook<'a> {
    view: &'a View,
    round: &'a Round,
    rng: Xoshiro256PlusPlus,
    playouts: u32,
}

impl<const W: usize> LayoutVisitor<W> for Outlook<'_> {
    type Output = Vec<Settlement>;

    fn visit<L: Layout<W>>(mut self) -> Vec<Settlement> {
        let Self { view, round, .. } = self;
        let seats = view.counts.seats();
        let mut hands = [Tiles::EMPTY; SEATS_MAX];
        for seat in Seat::all(seats) {
            hands[seat.index()] = round.hand(seat).into_iter().collect();
        }
        let laid = view.history.iter().filter_map(crate::knowledge::laid_tile).collect();
        let held = hands.iter().fold(laid, |held: Tiles<W>, hand| held | *hand);
        let boneyard = view.rules.set::<W>(seats).without(held);
        let Some(position) = view.determinize::<L, W>(hands, boneyard) else { return Vec::new() };
        (0..self.playouts.max(1)).filter_map(|_| self.play_on(position)).collect()
    }
}

impl Outlook<'_> {
    fn play_on<L: Layout<W>, const W: usize>(&mut self, mut position: Position<L, W>) -> Option<Settlement> {
        let mut tally = self.view.play_scoring();
        if tally.is_idle() {
            play_out(&mut position, &mut self.rng);
        } else {
            play_out_counted(&mut position, &mut self.rng, &mut tally);
        }
        let outcome = position.outcome()?;
        Some(Evaluation::new(self.view).settled(&position, &tally, outcome))
    }
}
