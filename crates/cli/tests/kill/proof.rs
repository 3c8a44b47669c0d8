//! Compares the events that clients saw with those on disk.

use std::collections::BTreeMap;
use std::path::Path;

use boneyard_ids::TableId;
use boneyard_store::Store;
use boneyard_table::{Audience, Recorded, Table};

use crate::player::{Log, Player};

/// Every table's events, as stored.
pub(crate) type Stored = BTreeMap<TableId, Vec<Recorded>>;

/// Reads the events of tables while no server runs.
pub(crate) async fn stored(database: &Path, tables: &[TableId]) -> Stored {
    let store = Store::open(database, [0; 64]).await.unwrap();
    let mut stored = Stored::new();
    for table in tables {
        let events = store.events(table).await.unwrap();
        let recorded = events.iter().map(|event| serde_json::from_str(&event.body).unwrap()).collect();
        stored.insert(table.clone(), recorded);
    }
    store.close().await;
    stored
}

/// Compares the new events in a client's log.
pub(crate) fn check_new(seed: u64, kill: u32, log: &mut Log, stored: &Stored) {
    let recorded = &stored[&log.table];
    let about = format!("seed {seed}, kill {kill}, table {}, seat {:?}", log.table, log.seat);
    let audience = log.seat.map_or(Audience::Spectators, Audience::Seat);
    for (seq, event) in log.shown.events.range(log.checked + 1..) {
        let Some(there) = event_at(recorded, *seq) else {
            panic!("{about}: event {seq} was shown and is lost: {event:?}");
        };
        assert_eq!(&there.event.seen_by(audience), event, "{about}: event {seq} was shown differently");
    }
    log.checked = log.shown.last;
    for view in log.snapshots.drain(..) {
        let seq = usize::try_from(view.seq).unwrap();
        let events =
            recorded.get(..seq).unwrap_or_else(|| panic!("{about}: a snapshot of {seq} events is lost"));
        let table = Table::restore(events.iter().cloned()).unwrap();
        assert_eq!(table.view(audience), view, "{about}: a snapshot of {seq} events was different");
    }
    for (name, seq) in &log.acks {
        let cause = event_at(recorded, *seq).and_then(|there| there.cause.as_ref());
        let named = cause.is_some_and(|cause| Some(cause.seat) == log.seat && cause.id == *name);
        assert!(named, "{about}: {name} was acknowledged as event {seq}, which is {cause:?}");
    }
}

/// Compares a client's whole log with the stored events: no event is missing, no command was done twice.
pub(crate) fn check_all(seed: u64, log: &mut Log, stored: &Stored) {
    log.checked = 0;
    check_new(seed, 0, log, stored);
    let recorded = &stored[&log.table];
    let mut causes = std::collections::HashSet::new();
    for cause in recorded.iter().filter_map(|recorded| recorded.cause.as_ref()) {
        assert!(causes.insert(cause), "seed {seed}: {cause:?} was carried out twice at table {}", log.table);
    }
    Table::restore(recorded.iter().cloned()).unwrap();
}

/// The last event that each table's clients saw.
pub(crate) fn last_events(players: &[Player]) -> BTreeMap<TableId, u64> {
    let mut last = BTreeMap::new();
    for player in players {
        player.with_log(|log| {
            let entry = last.entry(log.table.clone()).or_insert(0);
            *entry = log.shown.last.max(*entry);
        });
    }
    last
}

fn event_at(recorded: &[Recorded], seq: u64) -> Option<&Recorded> {
    recorded.get(usize::try_from(seq).ok()?.checked_sub(1)?).filter(|there| there.seq == seq)
}
