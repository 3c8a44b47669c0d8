//! Searches the smallest set of players with at least one at every table (a hitting set). The result is exact if the search ends in time.

use crate::seating::random::Random;
use crate::{PLAYERS_MAX, Player, Stopped, check_stop};

/// A set of players, one bit each.
type Players = u64;

/// The tables to cover, each by one of its players.
pub(super) struct Cover {
    /// The tables without the organiser, who is always in the set.
    tables: Vec<Players>,
}

/// The exact search gives up after this many choices, and is not tried for more tables.
const CHOICES_MAX: u32 = 100_000;
const TABLES_MAX: usize = 240;

/// A smaller set counts as impossible after this many exchanges.
const EXCHANGES_MAX: u32 = 6_000;

/// Steps between two calls of `stop`: a few milliseconds.
const CHOICES_BETWEEN_ASKING: u32 = 512;
const EXCHANGES_BETWEEN_ASKING: u32 = 256;

impl Cover {
    pub(super) fn new(tables: impl Iterator<Item = [Player; 4]>) -> Self {
        let sets = tables.map(|four| four.iter().fold(0, |set, player| set | bit(player.index())));
        let mut tables: Vec<Players> = sets.filter(|set| set & ORGANISER == 0).collect();
        tables.sort_unstable();
        tables.dedup();
        Self { tables }
    }

    /// The smallest set found, in order, and whether it is proven to be the smallest.
    pub(super) fn fewest(&self, stop: &dyn Fn() -> bool) -> Result<(Vec<Player>, bool), Stopped> {
        let found = self.improved(self.greedy(), stop)?;
        let exact = if self.tables.len() > TABLES_MAX { None } else { self.exact(found.count_ones(), stop)? };
        let (set, least) = match exact {
            Some(set) => (set, true),
            None => (found, false),
        };
        let players = Player::all(PLAYERS_MAX);
        Ok((players.filter(|player| (set | ORGANISER) & bit(player.index()) != 0).collect(), least))
    }

    /// The smallest set, the first in the order of the player numbers, given a known set of `known` players. `None` after too many
    /// choices.
    fn exact(&self, known: u32, stop: &dyn Fn() -> bool) -> Result<Option<Players>, Stopped> {
        let mut search = Search { tables: &self.tables, choices: CHOICES_MAX, stop };
        match search.smallest(known) {
            Ok(set) => Ok(Some(set)),
            Err(NotFound::TooManyChoices) => Ok(None),
            Err(NotFound::Stopped) => Err(Stopped),
        }
    }

    /// Takes the player who covers most of the open tables, until none is open.
    fn greedy(&self) -> Players {
        let mut taken = 0;
        loop {
            let left = |player: Players| {
                self.tables.iter().filter(|table| *table & taken == 0 && *table & player != 0).count()
            };
            let most = (0..PLAYERS_MAX.into()).map(bit).max_by_key(|player| (left(*player), !player));
            match most.filter(|player| left(*player) > 0) {
                Some(player) => taken |= player,
                None => return taken,
            }
        }
    }

    /// Removes one player at a time, and exchanges players until all tables are covered again or the limit is reached.
    fn improved(&self, set: Players, stop: &dyn Fn() -> bool) -> Result<Players, Stopped> {
        let mut random = Random::new(1);
        let mut best = set;
        while let Some(smaller) = self.with_one_fewer(best, &mut random, stop)? {
            best = smaller;
        }
        Ok(best)
    }

    fn with_one_fewer(
        &self,
        set: Players,
        random: &mut Random,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Players>, Stopped> {
        let Some(spare) = self.least_missed(set, 0) else { return Ok(None) };
        let mut taken = set & !spare;
        let mut last_in = 0;
        for exchange in 0..EXCHANGES_MAX {
            if exchange % EXCHANGES_BETWEEN_ASKING == 0 {
                check_stop(stop)?;
            }
            let open: Vec<Players> = self.tables.iter().copied().filter(|table| table & taken == 0).collect();
            if open.is_empty() {
                return Ok(Some(taken));
            }
            let table = open[random.below(open.len())];
            let wanted: Vec<Players> = bits(table).collect();
            let covers = |player: &Players| open.iter().filter(|table| *table & player != 0).count();
            let player = match random.below(8) {
                0 => wanted[random.below(wanted.len())],
                // Three or four players sit at a table besides the organiser.
                _ => match wanted.iter().copied().max_by_key(covers) {
                    Some(player) => player,
                    None => return Ok(None),
                },
            };
            // The player added last stays in the next step; otherwise two players could be swapped forever.
            taken |= player;
            let Some(spare) = self.least_missed(taken, player | last_in) else { return Ok(None) };
            taken &= !spare;
            last_in = player;
        }
        Ok(None)
    }

    /// The player whose removal opens the fewest tables, except those who must stay.
    fn least_missed(&self, taken: Players, staying: Players) -> Option<Players> {
        let mut missed = [0_u32; PLAYERS_MAX as usize];
        for covered in
            self.tables.iter().map(|table| table & taken).filter(|covered| covered.count_ones() == 1)
        {
            missed[covered.trailing_zeros() as usize] += 1;
        }
        bits(taken & !staying).min_by_key(|player| missed[player.trailing_zeros() as usize])
    }
}

/// Why the exact search ended without a result.
enum NotFound {
    TooManyChoices,
    Stopped,
}

/// An exhaustive search.
struct Search<'a> {
    tables: &'a [Players],
    /// The number of choices left.
    choices: u32,
    stop: &'a dyn Fn() -> bool,
}

impl Search<'_> {
    fn smallest(&mut self, known: u32) -> Result<Players, NotFound> {
        let mut size = known;
        while size > 0 && self.search(0, 0, size - 1)? {
            size -= 1;
        }
        let (mut taken, mut refused) = (0, ORGANISER);
        for player in (0..PLAYERS_MAX.into()).map(bit) {
            if size > 0 && refused & player == 0 {
                match self.search(taken | player, refused, size - 1)? {
                    true => (taken, size) = (taken | player, size - 1),
                    false => refused |= player,
                }
            }
        }
        Ok(taken)
    }

    /// Whether `more` further players can cover the tables that `taken` does not.
    fn search(&mut self, taken: Players, refused: Players, more: u32) -> Result<bool, NotFound> {
        self.choices = self.choices.checked_sub(1).ok_or(NotFound::TooManyChoices)?;
        if self.choices.is_multiple_of(CHOICES_BETWEEN_ASKING) {
            check_stop(self.stop).map_err(|Stopped| NotFound::Stopped)?;
        }
        let tables = self.tables;
        let left = || tables.iter().filter(|table| *table & taken == 0).map(|table| table & !refused);
        let Some(hardest) = left().min_by_key(|table| table.count_ones()) else { return Ok(true) };
        if too_many(left(), more) {
            return Ok(false);
        }
        let mut refused = refused;
        for player in bits(hardest) {
            if self.search(taken | player, refused, more - 1)? {
                return Ok(true);
            }
            refused |= player;
        }
        Ok(false)
    }
}

/// Whether the tables left are too many for `more` players, even if those with the most tables are chosen.
fn too_many(left: impl Iterator<Item = Players>, more: u32) -> bool {
    let mut sits_at = [0_u32; PLAYERS_MAX as usize];
    let mut tables = 0;
    for table in left {
        tables += 1;
        bits(table).for_each(|player| sits_at[player.trailing_zeros() as usize] += 1);
    }
    sits_at.sort_unstable_by(|one, other| other.cmp(one));
    sits_at.iter().take(more as usize).sum::<u32>() < tables
}

const ORGANISER: Players = 1;

const fn bit(index: usize) -> Players {
    1 << index
}

/// The players of a set, each as a set of one.
fn bits(mut set: Players) -> impl Iterator<Item = Players> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
