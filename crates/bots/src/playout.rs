//! Random play to the end of a round.

use boneyard_rules::{
    Action, Arms, Deals, Figure, Layout, Line, Move, Position, Rules, SEATS_MAX, Seat, SetupError, Tally,
    Tile, Tiles, Trains, Tree, Triangles, WIDE,
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
        let dealer = match (rules.figure(), Tiles::<1>::fits(rules.tiles.set)) {
            (Figure::Line, true) => Dealer::Line(Shuffled::new(rules, seats)?),
            (Figure::Line, false) => Dealer::WideLine(Shuffled::new(rules, seats)?),
            (Figure::Arms, true) => Dealer::Arms(Shuffled::new(rules, seats)?),
            (Figure::Arms, false) => Dealer::WideArms(Shuffled::new(rules, seats)?),
            (Figure::Trains, true) => Dealer::Trains(Shuffled::new(rules, seats)?),
            (Figure::Trains, false) => Dealer::WideTrains(Shuffled::new(rules, seats)?),
            (Figure::Tree, true) => Dealer::Tree(Shuffled::new(rules, seats)?),
            (Figure::Tree, false) => Dealer::WideTree(Shuffled::new(rules, seats)?),
            (Figure::Triangles, _) => Dealer::Triangles(Shuffled::new(rules, seats)?),
        };
        Ok(Self { dealer, rng: Xoshiro256PlusPlus::seed_from_u64(seed) })
    }

    /// Plays so many deals.
    ///
    /// # Errors
    /// Never: hands dealt from a whole set are a deal.
    pub fn play(&mut self, deals: u32) -> Result<Counted, SetupError> {
        match &mut self.dealer {
            Dealer::Line(shuffled) => shuffled.play::<Line>(deals, &mut self.rng),
            Dealer::WideLine(shuffled) => shuffled.play::<Line>(deals, &mut self.rng),
            Dealer::Arms(shuffled) => shuffled.play::<Arms>(deals, &mut self.rng),
            Dealer::WideArms(shuffled) => shuffled.play::<Arms>(deals, &mut self.rng),
            Dealer::Trains(shuffled) => shuffled.play::<Trains>(deals, &mut self.rng),
            Dealer::WideTrains(shuffled) => shuffled.play::<Trains>(deals, &mut self.rng),
            Dealer::Tree(shuffled) => shuffled.play::<Tree>(deals, &mut self.rng),
            Dealer::WideTree(shuffled) => shuffled.play::<Tree>(deals, &mut self.rng),
            Dealer::Triangles(shuffled) => shuffled.play::<Triangles>(deals, &mut self.rng),
        }
    }
}

#[derive(Clone, Debug)]
enum Dealer {
    Line(Shuffled<1>),
    WideLine(Shuffled<WIDE>),
    Arms(Shuffled<1>),
    WideArms(Shuffled<WIDE>),
    Trains(Shuffled<1>),
    WideTrains(Shuffled<WIDE>),
    Tree(Shuffled<1>),
    WideTree(Shuffled<WIDE>),
    Triangles(Shuffled<WIDE>),
}

/// Deals, and all their tiles in the order they will be dealt in.
#[derive(Clone, Debug)]
struct Shuffled<const W: usize> {
    deals: Deals<W>,
    tiles: Vec<Tile>,
}

impl<const W: usize> Shuffled<W> {
    fn new(rules: &Rules, seats: usize) -> Result<Self, SetupError> {
        let deals = Deals::new(rules, seats)?;
        let tiles = deals.set().iter().collect();
        Ok(Self { deals, tiles })
    }

    fn play<L: Layout<W>>(
        &mut self,
        deals: u32,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<Counted, SetupError> {
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
    tally: &mut Tally,
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
