//! Compares what a client received with what is stored.

use boneyard_table::session::SessionBounds;
use boneyard_table::{Audience, Table};

use super::client_log::{ClientLog, Snapshot};
use super::stored::StoredTable;

/// Compares what the client received since the last check. Returns what is wrong.
pub(super) fn check(log: &mut ClientLog, stored: &StoredTable) -> Vec<String> {
    let audience = log.seat.map_or(Audience::Spectators, |seat| stored.table.audience_at(seat));
    let mut faults = std::mem::take(&mut log.faults);
    for (seq, event) in &log.events[log.events_checked..] {
        match stored.event(*seq) {
            None => faults.push(format!("event {seq} was shown and is lost: {event:?}")),
            // The snapshots are compared with their points.
            Some(found) if !found.event.is_seen_as(event, audience) => {
                let found = found.event.seen_by(audience);
                faults.push(format!("event {seq} was shown as {event:?} and is stored as {found:?}"));
            }
            Some(_) => {}
        }
    }
    log.events_checked = log.events.len();
    for (id, seq) in &log.acks[log.acks_checked..] {
        let cause = stored.event(*seq).and_then(|event| event.cause.as_ref());
        if !cause.is_some_and(|cause| Some(cause.seat) == log.seat && cause.id == *id) {
            faults.push(format!("command {id} was acknowledged as event {seq}, whose command is {cause:?}"));
        }
    }
    log.acks_checked = log.acks.len();
    for snapshot in log.snapshots.drain(..) {
        faults.extend(check_snapshot(&snapshot, audience, stored));
    }
    faults.extend(check_refused(log, stored));
    faults
}

/// Compares a snapshot with the table as it was at that event. Returns what is wrong.
fn check_snapshot(snapshot: &Snapshot, audience: Audience, stored: &StoredTable) -> Option<String> {
    let seq = snapshot.view.seq;
    let Some(events) = usize::try_from(seq).ok().and_then(|seq| stored.events.get(..seq)) else {
        return Some(format!(
            "a snapshot of {seq} events was shown, and only {} are stored",
            stored.events.len()
        ));
    };
    let Ok(table) = Table::restore(events.iter().cloned()) else {
        return Some(format!("the first {seq} events cannot be restored without later ones"));
    };
    if table.view(audience) != snapshot.view {
        return Some(format!("the snapshot of {seq} events differs from the stored events"));
    }
    let last_seen = snapshot.resumes_after.filter(|last_seen| *last_seen > 0)?;
    let missed = table.events_after(last_seen)?.count();
    let fits = missed <= SessionBounds::STANDARD.missed_events_max;
    fits.then(|| format!("a client that missed {missed} events after {last_seen} got a snapshot instead"))
}

/// Checks that no refused command is stored. Returns what is wrong.
fn check_refused(log: &mut ClientLog, stored: &StoredTable) -> Vec<String> {
    let refused = std::mem::take(&mut log.refused);
    let causes = stored.events.iter().filter_map(|event| event.cause.as_ref());
    let own = causes.filter(|cause| Some(cause.seat) == log.seat && refused.contains(&cause.id));
    own.map(|cause| format!("command {} was refused and is stored", cause.id)).collect()
}
