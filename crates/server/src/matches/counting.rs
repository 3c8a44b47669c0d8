//! Counts the opening hands of matches that are over, a few at a time, so that a page with statistics reads only sums.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use boneyard_dgn::Record;
use boneyard_rules::{Seat, Tile, presets};
use boneyard_store::{CountedMatch, HandCount, HandGroup, MatchChange, Store, StoreError, UncountedMatch};
use tokio::time::{MissedTickBehavior, interval};

use crate::bounds::{HANDS_COUNTED_AT_ONCE_MAX, HANDS_COUNTED_EVERY};
use crate::http::ApiError;
use crate::tables::{self, History, StoredEvents};
use crate::work::{Charge, Workers};

/// Counts the opening hands of matches. Cheap to clone.
#[derive(Clone)]
pub(crate) struct HandCounter {
    pub(crate) store: Arc<Store>,
    pub(crate) history: History,
    pub(crate) workers: Arc<Workers>,
}

impl HandCounter {
    /// Counts for ever.
    pub(crate) async fn keep(self) {
        let mut turns = interval(HANDS_COUNTED_EVERY);
        turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            turns.tick().await;
            if let Err(cause) = self.count_some().await {
                tracing::warn!("Opening hands are not counted yet: {cause}");
            }
        }
    }

    async fn count_some(&self) -> Result<(), StoreError> {
        let uncounted = self.store.uncounted_matches(HANDS_COUNTED_AT_ONCE_MAX).await?;
        let mut counted = Vec::with_capacity(uncounted.len());
        for found in uncounted {
            // The server is stopping, or has too much else to do.
            let Ok(hands) = self.hands_of(&found).await else { break };
            counted.push(CountedMatch { id: found.id, hands });
        }
        if counted.is_empty() {
            return Ok(());
        }
        self.store.change_matches(MatchChange::CountHands(counted)).await
    }

    /// The hands of a match. None if its events cannot be read: it would be tried again for ever.
    async fn hands_of(&self, found: &UncountedMatch) -> Result<Vec<(u8, HandCount)>, ApiError> {
        let (id, number) = (&found.id, found.number);
        let unreadable = |cause: &dyn Display| {
            tracing::error!("The opening hands of {id} are not counted: {cause}");
            Vec::new()
        };
        let StoredEvents { events, turn: _turn } = match self.history.of(&found.table).await {
            Ok(stored) => stored,
            Err(cause) => return Ok(unreadable(&cause)),
        };
        let count = move |_: &_| {
            let record =
                tables::read_events(&events).map(|events| boneyard_table::record(&events, number, None));
            Ok(record.map(|record| record.as_ref().map(count).unwrap_or_default()))
        };
        let counted = self.workers.run(Charge::Free, count).await?;
        Ok(counted.unwrap_or_else(|cause| unreadable(&cause)))
    }
}

/// The hands of each player of a match, with the first seat. Where players have two hands, only the first one counts: the two are
/// not independent.
fn count(record: &Record) -> Vec<(u8, HandCount)> {
    let seats = record.players.seats();
    let players = record.rules.players(seats);
    let Ok(preset) = presets::find(&record.rules.preset) else { return Vec::new() };
    let set = Set::of(&record.rules.tile_list(seats));
    let mut sums: BTreeMap<(u8, u32, u8), (u32, u64)> = BTreeMap::new();
    let deals = record.rounds.iter().flat_map(|round| &round.deals).map(|deal| &deal.value);
    for (seat, hand) in deals.filter(|(seat, hand)| seat.index() < players && hand.unknown == 0) {
        let (hand_tiles, own) = (u32::try_from(hand.known.len()).unwrap_or(u32::MAX), Set::of(&hand.known));
        let doubles = u8::try_from(own.doubles).unwrap_or(u8::MAX);
        let (hands, pips) = sums.entry((Seat::number(*seat), hand_tiles, doubles)).or_default();
        *hands += 1;
        *pips += u64::from(own.pips);
    }
    let counted = sums.into_iter().map(|((seat, hand_tiles, doubles), (hands, pips))| {
        let group = HandGroup {
            family: preset.family.name().to_owned(),
            set_tiles: set.tiles,
            set_doubles: set.doubles,
            highest: set.highest,
            set_pips: set.pips,
            set_squares: set.squares,
            hand_tiles,
        };
        (seat, HandCount { group, doubles, hands, pips })
    });
    counted.collect()
}

/// What statistics need of some tiles.
struct Set {
    tiles: u32,
    doubles: u32,
    highest: u8,
    pips: u32,
    squares: u64,
}

impl Set {
    fn of(tiles: &[Tile]) -> Self {
        let is_double = |tile: &&Tile| tile.is_double() || tile.is_triple();
        Set {
            tiles: u32::try_from(tiles.len()).unwrap_or(u32::MAX),
            doubles: u32::try_from(tiles.iter().filter(is_double).count()).unwrap_or(u32::MAX),
            highest: tiles.iter().map(|tile| tile.largest()).max().unwrap_or(0),
            pips: tiles.iter().map(|tile| tile.pips()).sum(),
            squares: tiles.iter().map(|tile| u64::from(tile.pips()).pow(2)).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hands_of_every_round_are_counted() {
        let text = "dgn 1\nrules draw\nseat 1 \"N\"\nseat 2 \"S\"\n\
            round 1\ndeal 1 5-5 1-6 3-5 0-1 2-3 2-4 0-2\ndeal 2 0-5 2-2 0-0 1-1 3-3 4-4 2-5\nstock ?14\nlead 2\nend redeal\n\
            round 2\ndeal 1 5-5 1-6 3-5 0-1 2-3 2-4 0-2\ndeal 2 ?7\nstock ?14\nlead 1\n";
        let counted = count(&Record::read(text).unwrap());
        let short: Vec<_> =
            counted.iter().map(|(seat, count)| (*seat, count.doubles, count.hands, count.pips)).collect();
        assert_eq!(short, [(1, 1, 2, 2 * 39), (2, 5, 1, 32)]);
        let group = &counted[0].1.group;
        assert_eq!(
            (group.family.as_str(), group.set_tiles, group.set_doubles, group.highest),
            ("classic", 28, 7, 6)
        );
        assert_eq!((group.set_pips, group.set_squares, group.hand_tiles), (168, 1_260, 7));
    }
}
