//! Random play to the end of a round.

use std::{fmt::Debug, marker::PhantomData};

use boneyard_rules::{
    Action, Deals, Layout, LayoutVisitor, Move, PlayScoring, Position, Rules, SEATS_MAX, Seat, SetupError,
    Tile, Tiles, visit_layout,
};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

use crate::random::below;

/// Shuffles, deals and plays random rounds. The speed of the rules is measured with this.
///
/// ```
/// use boneyard_bots::RandomRounds;
/// use boneyard_rules::Rules;
///
/// let mut rounds = RandomRounds::new(&Rules::preset("spanish-pairs")?, 4, 1)?;
/// let counted = rounds.play(100)?;
/// assert_eq!(counted.rounds, 100);
/// assert!(counted.plays > 2_000);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct RandomRounds {
    dealer: Box<dyn Dealer>,
    rng: Xoshiro256PlusPlus,
}

/// How many rounds and actions were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// Rounds played to their end, without redeals.
    pub rounds: u64,
    /// All actions: plays, draws, passes, closed doubles and turns ended by choice.
    pub plays: u64,
}

impl RandomRounds {
    /// Rounds with these rules and this many seats. The same seed plays the same rounds.
    ///
    /// # Errors
    /// [`SetupError::Seats`] if the rules have no table of this size.
    pub fn new(rules: &Rules, seats: usize, seed: u64) -> Result<Self, SetupError> {
        let dealer = visit_layout(rules, Shuffle { rules, seats })?;
        Ok(Self { dealer, rng: Xoshiro256PlusPlus::seed_from_u64(seed) })
    }

    /// Deals `deals` times, and plays every round that the rules do not redeal.
    ///
    /// # Errors
    /// Never: hands dealt from a full set are a legal deal.
    pub fn play(&mut self, deals: u32) -> Result<Counted, SetupError> {
        self.dealer.play(deals, &mut self.rng)
    }
}

/// Deals and plays rounds on one layout.
trait Dealer: Debug + Send {
    fn play(&mut self, deals: u32, rng: &mut Xoshiro256PlusPlus) -> Result<Counted, SetupError>;
}

/// Makes the dealer for the layout of the rules.
struct Shuffle<'a> {
    rules: &'a Rules,
    seats: usize,
}

impl<const W: usize> LayoutVisitor<W> for Shuffle<'_> {
    type Output = Result<Box<dyn Dealer>, SetupError>;

    fn visit<L: Layout<W>>(self) -> Self::Output {
        Ok(Box::new(Shuffled::<L, W>::new(self.rules, self.seats)?))
    }
}

/// A dealer with its tiles, in dealing order.
#[derive(Debug)]
struct Shuffled<L, const W: usize> {
    deals: Deals<W>,
    tiles: Vec<Tile>,
    layout: PhantomData<L>,
}

impl<L: Layout<W>, const W: usize> Shuffled<L, W> {
    fn new(rules: &Rules, seats: usize) -> Result<Self, SetupError> {
        let deals = Deals::new(rules, seats)?;
        let tiles = deals.set().iter().collect();
        Ok(Self { deals, tiles, layout: PhantomData })
    }

    /// Shuffles only as many tiles as are dealt.
    fn hands(&mut self, rng: &mut Xoshiro256PlusPlus) -> [Tiles<W>; SEATS_MAX] {
        let (seats, size) = (self.deals.seats(), self.deals.hand_size());
        let dealt = seats * size;
        // If all tiles are dealt, the last hand gets the rest.
        let drawn = if dealt == self.tiles.len() { dealt - size } else { dealt };
        let (drawn, left) = self.tiles.partial_shuffle(rng, drawn);
        let mut hands = [Tiles::EMPTY; SEATS_MAX];
        for (hand, tiles) in hands[..seats].iter_mut().zip(drawn.chunks(size).chain([&*left])) {
            *hand = tiles.iter().copied().collect();
        }
        hands
    }
}

impl<L: Layout<W>, const W: usize> Dealer for Shuffled<L, W> {
    fn play(&mut self, deals: u32, rng: &mut Xoshiro256PlusPlus) -> Result<Counted, SetupError> {
        let mut counted = Counted::default();
        for _ in 0..deals {
            let hands = self.hands(rng);
            let leader = Seat::at(below(rng, self.deals.seats()));
            if let Some(mut position) = self.deals.position::<L>(hands, leader)? {
                counted.plays += u64::from(play_out(&mut position, rng));
                counted.rounds += 1;
            }
        }
        Ok(counted)
    }
}

/// Plays a position to the end of the round, with every move equally likely. Returns the number of actions.
pub(crate) fn play_out<L: Layout<W>, const W: usize>(
    position: &mut Position<L, W>,
    rng: &mut impl Rng,
) -> u32 {
    let mut plays = 0;
    while let Some(action) = any_action(position, rng) {
        position.play_unchecked(action);
        plays += 1;
    }
    plays
}

/// Like [`play_out`], for rules that score in play: adds the points of every move to `tally`.
pub(crate) fn play_out_counted<L: Layout<W>, const W: usize>(
    position: &mut Position<L, W>,
    rng: &mut impl Rng,
    tally: &mut PlayScoring,
) -> u32 {
    let mut plays = 0;
    while let Some(action) = any_action(position, rng) {
        let seat = position.turn();
        // Only a tile scores by the layout before it, and a layout may be large.
        let before = if matches!(action, Action::Play { .. }) { position.layout().copied() } else { None };
        position.play_unchecked(action);
        tally.act(seat, action.choice(), before.as_ref(), position.layout());
        plays += 1;
    }
    plays
}

/// A random legal action of the seat whose turn it is.
#[inline]
fn any_action<L: Layout<W>, const W: usize>(position: &Position<L, W>, rng: &mut impl Rng) -> Option<Action> {
    action(position, position.pick(|count| below(rng, count))?, rng)
}

/// The action of a move. A draw takes a random tile of the boneyard.
#[inline]
pub(crate) fn action<L: Layout<W>, const W: usize>(
    position: &Position<L, W>,
    chosen: Move,
    rng: &mut impl Rng,
) -> Option<Action> {
    Some(match chosen {
        Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
        Move::Draw => {
            let boneyard = position.boneyard();
            Action::Draw { tile: boneyard.nth(below(rng, boneyard.len()))? }
        }
        Move::Close => Action::Close,
        Move::Done => Action::Done,
        Move::Pass => Action::Pass,
    })
}
