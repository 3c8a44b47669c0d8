//! Searches for the smallest set of players with at least one at every table (a hitting set). A local search finds a
//! small set; an exact search then finds the smallest, unless it exceeds [`CHOICES_MAX`] or [`TABLES_MAX`].

use crate::random::Random;
use crate::{Player, ROTATING_PLAYERS_MAX, Stopped, check_stop};

/// A set of players, one bit each. A set of one also stands for that player.
type PlayerSet = u64;

/// The tables to cover: at least one player of each table must be in the set.
pub(super) struct Cover {
    /// The players of each table where the organiser does not sit. The organiser is always in the set.
    tables: Vec<PlayerSet>,
}

/// The exact search gives up after this many choices of a player.
const CHOICES_MAX: u32 = 100_000;

/// The exact search is not tried for more tables than this.
const TABLES_MAX: usize = 240;

/// The local search gives up looking for a smaller set after this many exchanges.
const EXCHANGES_MAX: u32 = 6_000;

/// Choices and exchanges between two calls of `stop`: a few milliseconds.
const CHOICES_BETWEEN_STOP_CHECKS: u32 = 512;
const EXCHANGES_BETWEEN_STOP_CHECKS: u32 = 256;

impl Cover {
    pub(super) fn new(tables: impl Iterator<Item = [Player; 4]>) -> Self {
        let sets = tables.map(|four| four.iter().fold(0, |set, player| set | bit(player.index())));
        let mut tables: Vec<PlayerSet> = sets.filter(|set| set & ORGANISER == 0).collect();
        tables.sort_unstable();
        tables.dedup();
        Self { tables }
    }

    /// The players of the smallest set found, including the organiser, in order; and whether no smaller set exists for
    /// certain.
    pub(super) fn fewest(&self, stop: &dyn Fn() -> bool) -> Result<(Vec<Player>, bool), Stopped> {
        let found = self.improved(self.greedy(), stop)?;
        let exact = if self.tables.len() > TABLES_MAX { None } else { self.exact(found.count_ones(), stop)? };
        let (set, least) = match exact {
            Some(set) => (set, true),
            None => (found, false),
        };
        let players = Player::all(ROTATING_PLAYERS_MAX);
        Ok((players.filter(|player| (set | ORGANISER) & bit(player.index()) != 0).collect(), least))
    }

    /// The smallest set without the organiser; of several, the first one in the order of the player numbers. `known` is
    /// the size of a set that is already found. `None` after too many choices.
    fn exact(&self, known: u32, stop: &dyn Fn() -> bool) -> Result<Option<PlayerSet>, Stopped> {
        let mut search = Search { tables: &self.tables, choices: CHOICES_MAX, stop };
        match search.smallest(known) {
            Ok(set) => Ok(Some(set)),
            Err(NotFound::TooManyChoices) => Ok(None),
            Err(NotFound::Stopped) => Err(Stopped),
        }
    }

    /// Adds the player who sits at most of the uncovered tables, until all tables are covered.
    fn greedy(&self) -> PlayerSet {
        let mut taken = 0;
        loop {
            let newly_covered = |player: PlayerSet| {
                self.tables.iter().filter(|table| *table & taken == 0 && *table & player != 0).count()
            };
            let most = (0..ROTATING_PLAYERS_MAX.into())
                .map(bit)
                .max_by_key(|player| (newly_covered(*player), !player));
            match most.filter(|player| newly_covered(*player) > 0) {
                Some(player) => taken |= player,
                None => return taken,
            }
        }
    }

    /// Makes a set smaller, one player at a time, as long as [`Self::with_one_fewer`] succeeds.
    fn improved(&self, set: PlayerSet, stop: &dyn Fn() -> bool) -> Result<PlayerSet, Stopped> {
        let mut random = Random::new(1);
        let mut best = set;
        while let Some(smaller) = self.with_one_fewer(best, &mut random, stop)? {
            best = smaller;
        }
        Ok(best)
    }

    /// Removes a player, then exchanges players until all tables are covered again. `None` if this fails.
    fn with_one_fewer(
        &self,
        set: PlayerSet,
        random: &mut Random,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<PlayerSet>, Stopped> {
        let Some(spare) = self.most_dispensable(set, 0) else { return Ok(None) };
        let mut taken = set & !spare;
        let mut last_added = 0;
        for exchange in 0..EXCHANGES_MAX {
            if exchange % EXCHANGES_BETWEEN_STOP_CHECKS == 0 {
                check_stop(stop)?;
            }
            let uncovered: Vec<PlayerSet> =
                self.tables.iter().copied().filter(|table| table & taken == 0).collect();
            if uncovered.is_empty() {
                return Ok(Some(taken));
            }
            let table = uncovered[random.below(uncovered.len())];
            let candidates: Vec<PlayerSet> = bits(table).collect();
            let covers = |player: &PlayerSet| uncovered.iter().filter(|table| *table & player != 0).count();
            let player = match random.below(8) {
                0 => candidates[random.below(candidates.len())],
                // Every table has candidates: the organiser does not sit there.
                _ => match candidates.iter().copied().max_by_key(covers) {
                    Some(player) => player,
                    None => return Ok(None),
                },
            };
            // Neither this player nor the one added before is removed; otherwise the same two could be exchanged
            // forever.
            taken |= player;
            let Some(spare) = self.most_dispensable(taken, player | last_added) else { return Ok(None) };
            taken &= !spare;
            last_added = player;
        }
        Ok(None)
    }

    /// The player in `taken` whose removal leaves the fewest tables uncovered. Players in `kept` are not removed.
    fn most_dispensable(&self, taken: PlayerSet, kept: PlayerSet) -> Option<PlayerSet> {
        let mut covers_alone = [0_u32; ROTATING_PLAYERS_MAX as usize];
        for covered in
            self.tables.iter().map(|table| table & taken).filter(|covered| covered.count_ones() == 1)
        {
            covers_alone[covered.trailing_zeros() as usize] += 1;
        }
        bits(taken & !kept).min_by_key(|player| covers_alone[player.trailing_zeros() as usize])
    }
}

/// Why the exact search ended without a result.
enum NotFound {
    TooManyChoices,
    Stopped,
}

/// An exhaustive search.
struct Search<'a> {
    tables: &'a [PlayerSet],
    /// The number of choices left.
    choices: u32,
    stop: &'a dyn Fn() -> bool,
}

impl Search<'_> {
    /// The smallest set, given that there is one of `known` players; of several, the first in the order of the player
    /// numbers.
    fn smallest(&mut self, known: u32) -> Result<PlayerSet, NotFound> {
        let mut size = known;
        while size > 0 && self.search(0, 0, size - 1)? {
            size -= 1;
        }
        let (mut taken, mut excluded) = (0, ORGANISER);
        for player in (0..ROTATING_PLAYERS_MAX.into()).map(bit) {
            if size > 0 && excluded & player == 0 {
                match self.search(taken | player, excluded, size - 1)? {
                    true => (taken, size) = (taken | player, size - 1),
                    false => excluded |= player,
                }
            }
        }
        Ok(taken)
    }

    /// Whether `more` further players, none of them in `excluded`, can cover the tables that `taken` does not.
    fn search(&mut self, taken: PlayerSet, excluded: PlayerSet, more: u32) -> Result<bool, NotFound> {
        self.choices = self.choices.checked_sub(1).ok_or(NotFound::TooManyChoices)?;
        if self.choices.is_multiple_of(CHOICES_BETWEEN_STOP_CHECKS) {
            check_stop(self.stop).map_err(|Stopped| NotFound::Stopped)?;
        }
        let tables = self.tables;
        let left = || tables.iter().filter(|table| *table & taken == 0).map(|table| table & !excluded);
        let Some(hardest) = left().min_by_key(|table| table.count_ones()) else { return Ok(true) };
        if too_many(left(), more) {
            return Ok(false);
        }
        let mut excluded = excluded;
        for player in bits(hardest) {
            if self.search(taken | player, excluded, more - 1)? {
                return Ok(true);
            }
            excluded |= player;
        }
        Ok(false)
    }
}

/// Whether `more` players cannot cover all the tables left: even those who sit at the most tables sit at too few.
fn too_many(left: impl Iterator<Item = PlayerSet>, more: u32) -> bool {
    let mut sits_at = [0_u32; ROTATING_PLAYERS_MAX as usize];
    let mut tables = 0;
    for table in left {
        tables += 1;
        bits(table).for_each(|player| sits_at[player.trailing_zeros() as usize] += 1);
    }
    sits_at.sort_unstable_by(|one, other| other.cmp(one));
    sits_at.iter().take(more as usize).sum::<u32>() < tables
}

/// Player 1 as a set.
const ORGANISER: PlayerSet = 1;

const fn bit(index: usize) -> PlayerSet {
    1 << index
}

/// The players of a set, each as a set of one, in the order of their numbers.
fn bits(mut set: PlayerSet) -> impl Iterator<Item = PlayerSet> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
