//! Random play to the end of a round.

use std::{fmt::Debug, marker::PhantomData};

use boneyard_rules::{
    Action, Deals, Layout, LayoutVisitor, Move, PlayScoring, Position, Rules, SEATS_MAX, Seat, SetupError,
    Tile, Tiles, visit_layout,
};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

/// Rounds shuffled, dealt and played at random through the rules, as many as are asked for: what the speed
/// of the rules is measured by.
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

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// Rounds played to their end; deals thrown back are none.
    pub rounds: u64,
    /// Tiles laid, tiles drawn and passes.
    pub plays: u64,
}

impl RandomRounds {
    /// Rounds by these rules at a table of `seats`. The same seed plays the same rounds.
    ///
    /// # Errors
    /// [`SetupError::Seats`] where the rules have no such table.
    pub fn new(rules: &Rules, seats: usize, seed: u64) -> Result<Self, SetupError> {
        let dealer = visit_layout(rules, Shuffle { rules, seats })?;
        Ok(Self { dealer, rng: Xoshiro256PlusPlus::seed_from_u64(seed) })
    }

    /// Plays so many deals.
    ///
    /// # Errors
    /// Never: hands dealt from a whole set are a deal.
    pub fn play(&mut self, deals: u32) -> Result<Counted, SetupError> {
        self.dealer.play(deals, &mut self.rng)
    }
}

/// Deals and plays rounds on one layout.
trait Dealer: Debug + Send {
    fn play(&mut self, deals: u32, rng: &mut Xoshiro256PlusPlus) -> Result<Counted, SetupError>;
}

/// Makes the dealer for the layout of some rules.
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

/// Deals, and all their tiles in the order they will be dealt in.
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

    /// Shuffles as far as tiles are dealt.
    fn hands(&mut self, rng: &mut Xoshiro256PlusPlus) -> [Tiles<W>; SEATS_MAX] {
        let (seats, size) = (self.deals.seats(), self.deals.hand_size());
        let dealt = seats * size;
        // Where all tiles are dealt, the last hand is what is left.
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

/// A number below `bound`, each about equally likely: the bias is below one in a hundred million.
#[inline]
pub(crate) fn below(rng: &mut impl Rng, bound: usize) -> usize {
    // The high half of a product maps 32 random bits to the range without a division.
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// Plays a position to the end of the round, every move equally likely, and says how many tiles were laid, drawn or
/// passed over.
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

/// The same, where points are made in play or paid: the tally is told of every move.
pub(crate) fn play_out_counted<L: Layout<W>, const W: usize>(
    position: &mut Position<L, W>,
    rng: &mut impl Rng,
    tally: &mut PlayScoring,
) -> u32 {
    let mut plays = 0;
    while let Some(action) = any_action(position, rng) {
        let (seat, before) = (position.turn(), position.layout().copied());
        position.play_unchecked(action);
        tally.act(seat, action.choice(), before.as_ref(), position.layout());
        plays += 1;
    }
    plays
}

/// Something that the seat whose turn it is may do.
#[inline]
fn any_action<L: Layout<W>, const W: usize>(position: &Position<L, W>, rng: &mut impl Rng) -> Option<Action> {
    action(position, position.pick(|count| below(rng, count))?, rng)
}

/// A move as an action: a draw brings any tile of the boneyard.
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
