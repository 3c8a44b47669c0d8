//! What the search has proved about states that it has seen.

use crate::{deal::Deal, seats::Each, state::Play};

/// A table of proved bounds, for searches one after the other. It makes later searches of the same round faster, and is
/// forgotten by itself when another round, other rules or another side is searched.
///
/// An entry takes 16 bytes, so a table of `1 << 20` entries takes 16 MiB. Exact values do not depend on the size or on what
/// was searched before; only the time does. A table that stays in the processor's cache is fastest: `1 << 15` entries
/// (512 KiB) are enough for most rounds with 28 tiles.
///
/// ```
/// use boneyard_solver::Table;
///
/// let table = Table::with_entries(1 << 16);
/// assert_eq!((table.entries(), table.bytes()), (1 << 16, 1 << 20));
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    /// Entries of other generations are forgotten.
    generation: u16,
    /// The deal of this generation, and the hands in which its first search began.
    filled: Option<(Deal, Each<u64>)>,
}

/// Entries of one line of the processor's cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

const BUCKET: usize = 4;

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    at_least: i16,
    at_most: i16,
    generation: u16,
    /// The tile of the best move, and the number it touches, as [`packed`].
    best: u8,
    /// How many tiles were in hands: more took longer to search.
    held: u8,
}

/// What the table knows about a state.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    pub(crate) at_least: i32,
    pub(crate) at_most: i32,
    pub(crate) best: Option<Best>,
}

/// The best move of a state: its tile, and which end it touches.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Best(u8);

impl Best {
    const NONE: u8 = 0xFF;
    const DONE: u8 = 0xFE;

    /// `ends` are the ends of the state, the lower first.
    #[inline]
    pub(crate) fn new(play: Play, ends: [u8; 2]) -> Self {
        Self(match play {
            Play::Tile { tile, on } => tile << 1 | u8::from(on != ends[0]),
            Play::Done => Self::DONE,
        })
    }

    #[inline]
    pub(crate) fn play(self, ends: [u8; 2]) -> Play {
        match self.0 {
            Self::DONE => Play::Done,
            packed => Play::Tile { tile: packed >> 1, on: ends[usize::from(packed & 1)] },
        }
    }
}

impl Table {
    /// A table with about this many entries: a power of two, at least 4.
    #[must_use]
    pub fn with_entries(entries: usize) -> Self {
        let buckets = (entries / BUCKET).max(1).next_power_of_two();
        let empty = Entry { key: 0, at_least: 0, at_most: 0, generation: 0, best: Best::NONE, held: 0 };
        Self { buckets: vec![Bucket([empty; BUCKET]); buckets], generation: 0, filled: None }
    }

    /// How many entries the table has.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.buckets.len() * BUCKET
    }

    /// The memory of the entries, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Prepares the table for a search that begins with these hands. Keeps what it knows if that is valid.
    pub(crate) fn begin(&mut self, deal: &Deal, hands: &Each<u64>) {
        if self.filled.as_ref().is_some_and(|(other, filled)| deal.continues(hands, other, filled)) {
            return;
        }
        self.filled = Some((deal.clone(), *hands));
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // Entries of the first generations would count again.
            for entry in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
                entry.generation = 0;
            }
            self.generation = 1;
        }
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        // The number of buckets is a power of two.
        (key >> 32) as usize & (self.buckets.len() - 1)
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Known> {
        let bucket = &self.buckets[self.bucket(key)].0;
        let entry = bucket.iter().find(|entry| entry.key == key && entry.generation == self.generation)?;
        Some(Known {
            at_least: entry.at_least.into(),
            at_most: entry.at_most.into(),
            best: (entry.best != Best::NONE).then_some(Best(entry.best)),
        })
    }

    /// Stores what was proved about a state. Replaces the same state, a forgotten entry, or the entry with the fewest
    /// tiles in hands.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, held: u32, known: Known) {
        let generation = self.generation;
        let at = self.bucket(key);
        let bucket = &mut self.buckets[at].0;
        let mut replaced = 0;
        let mut least = u32::MAX;
        for (place, entry) in bucket.iter().enumerate() {
            let worth = match entry.generation == generation {
                true if entry.key == key => {
                    replaced = place;
                    break;
                }
                true => u32::from(entry.held) + 1,
                false => 0,
            };
            if worth < least {
                (least, replaced) = (worth, place);
            }
        }
        bucket[replaced] = Entry {
            key,
            at_least: known.at_least as i16,
            at_most: known.at_most as i16,
            generation,
            best: known.best.map_or(Best::NONE, |best| best.0),
            held: held as u8,
        };
    }
}

/// Values beyond every value that a round can have.
pub(crate) const BEYOND: i32 = 32_000;

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: Known = Known { at_least: -5, at_most: 7, best: None };

    #[test]
    fn an_entry_is_sixteen_bytes() {
        assert_eq!(size_of::<Entry>(), 16);
        assert_eq!(Table::with_entries(1_000).bytes(), 1_024 * 16);
        assert_eq!(Table::with_entries(0).entries(), 4);
    }

    #[test]
    fn a_full_bucket_forgets_the_state_with_the_fewest_tiles() {
        let mut table = Table::with_entries(4);
        table.generation = 1;
        for (key, held) in [(1, 9), (2, 3), (3, 8), (4, 7), (5, 5)] {
            table.put(key, held, KNOWN);
        }
        let known: Vec<u64> = (1..=5).filter(|key| table.get(*key).is_some()).collect();
        assert_eq!(known, [1, 3, 4, 5]);
        assert_eq!(table.get(1).map(|known| (known.at_least, known.at_most)), Some((-5, 7)));
    }

    #[test]
    fn moves_are_packed() {
        for play in [Play::Done, Play::Tile { tile: 63, on: 2 }, Play::Tile { tile: 0, on: 6 }] {
            assert_eq!(Best::new(play, [2, 6]).play([2, 6]), play);
        }
    }
}
