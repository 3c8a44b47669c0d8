//! What does not change during a search: the tiles as bits, the rules of a turn and the points.

use boneyard_rules::{Pips, Rules, Side, Standing, Tile, Tiles, WIDE, ruleset::InstantEnd};

use crate::{
    hand_values::HandValues,
    open_round::{OpenRound, OpenRoundError},
    payoff::{MatchEnd, Payoff},
    seats::{Each, SEATS},
    turns::TurnRules,
};

/// The most tiles: one bit each of a machine word.
pub(crate) const TILES_MAX: usize = 64;

/// Stands for the number at an end before the first tile.
pub(crate) const NO_END: Pips = 31;

/// The most points that a side can win or lose, so that the table of the search can hold them in 16 bits.
const POINTS_MAX: i64 = 30_000;

/// What does not change during a search. The `n`th tile is bit `n` of a hand; heavy tiles come first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deal {
    pub(crate) turns: TurnRules,
    pub(crate) payoff: Payoff,
    pub(crate) values: HandValues,
    pub(crate) tiles: Vec<Tile>,
    /// The sum of the two halves of each tile.
    halves: [Pips; TILES_MAX],
    /// For each number, the tiles that show it; for [`NO_END`], the tiles that may open the round.
    pub(crate) of_number: [u64; 32],
    /// The highest number of the set.
    pub(crate) highest: usize,
    pub(crate) doubles: u64,
    /// The index of 0-0 in `tiles`; [`TILES_MAX`] where it lies on the table or is not in the set.
    pub(crate) blank: usize,
    /// The index of 6-6 in `tiles`, likewise.
    pub(crate) double_six: usize,
    /// A seat that goes out with one of these tiles wins the match, whatever the points are.
    pub(crate) wins_at_once: u64,
    /// The boneyard, the tile that is drawn last first.
    pub(crate) boneyard: Vec<u8>,
    /// For each number of tiles, the last so many tiles of the boneyard.
    rest: Vec<u64>,
    /// Whether any tile can be drawn in this round.
    pub(crate) draws: bool,
}

impl Deal {
    /// The search of a round for one side. A match that the side wins or loses adds `match_worth`.
    ///
    /// # Errors
    /// The first mistake in the round.
    pub(crate) fn new(
        rules: &Rules,
        seats: usize,
        standing: &Standing,
        open: &OpenRound,
        us: Side,
        match_worth: u16,
    ) -> Result<Self, OpenRoundError> {
        open.check(rules, seats)?;
        let setup = &open.setup;
        let tiles = tiles(rules, seats, open)?;
        let most = most_points(rules, &tiles, standing);
        if most + i64::from(match_worth) > POINTS_MAX {
            return Err(OpenRoundError::TooManyPoints(most + i64::from(match_worth)));
        }
        let sides = rules.sides(seats);
        let announced = open.announced.map(|seat| sides.of(seat));
        // `POINTS_MAX` is small.
        let match_end = MatchEnd::new(rules, seats, standing, us, match_worth, announced, most as i32);
        let index = |tile: &Tile| tiles.iter().position(|other| other == tile);
        let boneyard: Vec<u8> = setup.boneyard.iter().rev().filter_map(index).map(|at| at as u8).collect();
        let mut rest = vec![0];
        let mut below = 0;
        for tile in &boneyard {
            below |= 1 << tile;
            rest.push(below);
        }
        let turns = TurnRules::new(rules);
        let mut of_number = [0; 32];
        for (number, of_number) in (0..).zip(&mut of_number) {
            *of_number =
                (0..tiles.len()).filter(|at| tiles[*at].has(number)).fold(0, |bits, at| bits | 1 << at);
        }
        if setup.ends.is_none() {
            let leading: Tiles<WIDE> = setup.hands[setup.turn].iter().copied().collect();
            of_number[usize::from(NO_END)] = bits(&tiles, setup.must_lead.of(leading).iter());
        }
        let mut halves = [0; TILES_MAX];
        for (halves, tile) in halves.iter_mut().zip(&tiles) {
            *halves = tile.low() + tile.high();
        }
        let doubles = (0..tiles.len()).filter(|at| tiles[*at].is_double()).fold(0, |bits, at| bits | 1 << at);
        let double = |number| tiles.iter().position(|tile| Some(*tile) == Tile::double(number));
        let (blank, double_six) = (double(0), double(6));
        let wins_with = |instant, tile: Option<usize>| {
            let wins = match_end.as_ref().is_some_and(|end| end.has_instant(instant));
            tile.filter(|_| wins).map_or(0, |at| 1 << at)
        };
        Ok(Self {
            wins_at_once: wins_with(InstantEnd::OutWith00, blank)
                | wins_with(InstantEnd::OutWith66, double_six),
            payoff: Payoff::new(rules, &sides, standing, open.leader, us).with_match(match_end),
            values: HandValues::new(rules, &tiles),
            blank: blank.unwrap_or(TILES_MAX),
            double_six: double_six.unwrap_or(TILES_MAX),
            draws: turns.draw_limit > 0 && boneyard.len() > usize::from(turns.reserve),
            turns,
            tiles,
            halves,
            of_number,
            highest: rules.tiles.set.highest().into(),
            doubles,
            boneyard,
            rest,
        })
    }

    /// A hand of these tiles.
    pub(crate) fn hand(&self, tiles: &[Tile]) -> u64 {
        bits(&self.tiles, tiles.iter().copied())
    }

    /// The number that a tile leaves open when it touches `number`.
    #[inline]
    pub(crate) const fn beyond(&self, tile: usize, number: Pips) -> Pips {
        self.halves[tile] - number
    }

    /// The tiles that fit at one of these ends.
    #[inline]
    pub(crate) const fn fitting(&self, ends: [Pips; 2]) -> u64 {
        self.of_number[ends[0] as usize & 31] | self.of_number[ends[1] as usize & 31]
    }

    /// The last `left` tiles of the boneyard.
    #[inline]
    pub(crate) fn rest(&self, left: u8) -> u64 {
        self.rest[usize::from(left)]
    }

    /// Whether a table filled in a search of `other` is valid for a search of this. `hands` are the hands in which the
    /// search of this begins, `filled` those in which the other began.
    pub(crate) fn continues(&self, hands: &Each<u64>, other: &Self, filled: &Each<u64>) -> bool {
        // The search names a state by its tiles; without draws, the first hands say who holds them.
        let same_owners = self.draws || hands.iter().zip(filled).all(|(hand, filled)| hand & !filled == 0);
        let same_boneyard = match self.draws {
            true => other.boneyard.starts_with(&self.boneyard),
            false => other.boneyard == self.boneyard,
        };
        let opening = |deal: &Self| deal.of_number[usize::from(NO_END)];
        let same_opening = opening(self) == 0 || opening(self) == opening(other);
        let Self { turns, payoff, values, tiles, draws, .. } = self;
        same_owners
            && same_opening
            && same_boneyard
            && (turns, payoff, values, tiles, draws)
                == (&other.turns, &other.payoff, &other.values, &other.tiles, &other.draws)
    }
}

/// The tiles that the search numbers: the whole set, so that the numbers hold for the whole round, or if the set is too
/// large, the tiles that are not on the table.
fn tiles(rules: &Rules, seats: usize, open: &OpenRound) -> Result<Vec<Tile>, OpenRoundError> {
    let mut tiles: Vec<Tile> = rules.set::<WIDE>(seats).iter().collect();
    if tiles.len() > TILES_MAX {
        tiles.retain(|tile| !open.setup.laid.contains(tile));
    }
    if tiles.len() > TILES_MAX {
        return Err(OpenRoundError::TooManyTiles(tiles.len()));
    }
    // Ties are broken by number, so that the order is always the same.
    tiles.sort_by_key(|tile| (u32::MAX - tile.pips(), tile.low()));
    Ok(tiles)
}

/// The bits of some of these tiles.
fn bits(tiles: &[Tile], some: impl Iterator<Item = Tile>) -> u64 {
    let index = |tile: Tile| tiles.iter().position(|other| *other == tile);
    some.filter_map(index).fold(0, |bits, at| bits | 1 << at)
}

/// More points than a round can pay.
fn most_points(rules: &Rules, tiles: &[Tile], standing: &Standing) -> i64 {
    let hands: i64 = tiles.iter().map(|tile| i64::from(rules.hand_value(&[*tile]).max(tile.pips()))).sum();
    let special: i64 = rules.value.special.iter().map(|special| i64::from(special.points)).sum();
    let bonuses: i64 = rules.score.bonus.iter().map(|bonus| i64::from(bonus.points)).sum();
    // Rounding up to the next 5 adds 4 at most.
    let rounding = 4;
    // A bonus is paid at most once for each tile that is laid.
    hands + special * SEATS as i64 + bonuses * tiles.len() as i64 + i64::from(standing.carried) + rounding
}

/// The ends, the lower number first: the two directions of a line are alike.
#[inline]
pub(crate) const fn sorted([a, b]: [Pips; 2]) -> [Pips; 2] {
    if a <= b { [a, b] } else { [b, a] }
}
