//! Random play to the end of a round.

use boneyard_rules::{Action, Deals, Move, Position, Rules, SEATS_MAX, Seat, SetupError, Tiles};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

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
#[derive(Clone, Debug)]
pub struct RandomRounds {
    dealer: Dealer,
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
        let dealer = if Tiles::<1>::fits(rules.tiles.set.highest()) {
            Dealer::Narrow(Shuffled::new(rules, seats)?)
        } else {
            Dealer::Wide(Shuffled::new(rules, seats)?)
        };
        Ok(Self { dealer, rng: Xoshiro256PlusPlus::seed_from_u64(seed) })
    }

    /// Plays so many deals.
    ///
    /// # Errors
    /// Never: hands dealt from a whole set are a deal.
    pub fn play(&mut self, deals: u32) -> Result<Counted, SetupError> {
        match &mut self.dealer {
            Dealer::Narrow(shuffled) => shuffled.play(deals, &mut self.rng),
            Dealer::Wide(shuffled) => shuffled.play(deals, &mut self.rng),
        }
    }
}

#[derive(Clone, Debug)]
enum Dealer {
    Narrow(Shuffled<1>),
    Wide(Shuffled<3>),
}

/// Deals, and all their tiles in the order they will be dealt in.
#[derive(Clone, Debug)]
struct Shuffled<const W: usize> {
    deals: Deals<W>,
    /// A set of one for each, which is what a hand is made of.
    tiles: Vec<Tiles<W>>,
}

impl<const W: usize> Shuffled<W> {
    fn new(rules: &Rules, seats: usize) -> Result<Self, SetupError> {
        let deals = Deals::new(rules, seats)?;
        let tiles = deals.set().iter().map(|tile| [tile].into_iter().collect()).collect();
        Ok(Self { deals, tiles })
    }

    fn play(&mut self, deals: u32, rng: &mut Xoshiro256PlusPlus) -> Result<Counted, SetupError> {
        let mut counted = Counted::default();
        for _ in 0..deals {
            let hands = self.hands(rng);
            let leader = Seat::at(below(rng, self.deals.seats()));
            if let Some(mut position) = self.deals.position(hands, leader)? {
                counted.plays += u64::from(play_out(&mut position, rng));
                counted.rounds += 1;
            }
        }
        Ok(counted)
    }

    /// Shuffles as far as tiles are dealt.
    fn hands(&mut self, rng: &mut Xoshiro256PlusPlus) -> [Tiles<W>; SEATS_MAX] {
        let mut hands = [Tiles::EMPTY; SEATS_MAX];
        let mut next = 0;
        for hand in &mut hands[..self.deals.seats()] {
            for _ in 0..self.deals.hand_size() {
                let drawn = next + below(rng, self.tiles.len() - next);
                self.tiles.swap(next, drawn);
                *hand |= self.tiles[next];
                next += 1;
            }
        }
        hands
    }
}

/// A number below `bound`, each about equally likely: the bias is below one in a hundred million.
#[inline]
pub(crate) fn below(rng: &mut impl Rng, bound: usize) -> usize {
    // The high half of a product maps 32 random bits to the range without a division.
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// Plays a position to the end of the round, every move equally likely, and says how many tiles were laid,
/// drawn or passed over.
#[inline]
pub(crate) fn play_out<const W: usize>(position: &mut Position<W>, rng: &mut impl Rng) -> u32 {
    let mut plays = 0;
    loop {
        let moves = position.moves();
        if moves.must_pass() {
            position.play_unchecked(Action::Pass);
        } else if moves.must_draw() {
            let boneyard = position.boneyard();
            let Some(tile) = boneyard.nth(below(rng, boneyard.len())) else { return plays };
            position.play_unchecked(Action::Draw { tile });
        } else {
            let Some(Move::Play { tile, at }) = moves.nth(below(rng, moves.len())) else { return plays };
            position.play_unchecked(Action::Play { tile, at });
        }
        plays += 1;
    }
}
