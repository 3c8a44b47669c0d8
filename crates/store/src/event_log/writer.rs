//! The thread that appends to the log. It commits the waiting appends in one transaction before it answers, because a
//! sync to disk takes as long for one event as for a hundred.

use std::collections::HashMap;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use boneyard_ids::TableId;
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{Mutex, mpsc, oneshot};

use super::links::{link, link_rest, linked_tail};
use super::row::EventRow;
use super::{LogOptions, Tail, Tails};
use crate::writer::GROUP_ROWS_MAX;
use crate::{Append, AppendError, NewEvent, StoreError, WriterMetrics};
use crate::{matches, moderation};

/// How many events are appended until the tables are linked to their last events. A link is a row that lies on a page of
/// its own, so linking often would write much.
const LINK_EVERY: usize = 4096;

/// A group of at least this many jobs shows that moves come quickly. The next group then waits for [`BUSY_GROUP_EVERY`].
const BUSY_GROUP_JOBS: usize = 4;

/// The time between two groups while moves come quickly. It saves half of the syncs, and a player does not notice it.
const BUSY_GROUP_EVERY: Duration = Duration::from_millis(1);

/// An append that waits, with the channel for its answer.
pub(crate) struct AppendJob {
    pub(crate) append: Append,
    pub(crate) reply: oneshot::Sender<Result<(), AppendError>>,
}

/// The connection and the state of the writer.
pub(crate) struct LogWriter {
    options: LogOptions,
    epoch: i64,
    tails: Tails,
    /// `None` after a failure: it is unknown what was stored, so the next group reads it again.
    connected: Option<Connected>,
}

struct Connected {
    connection: Connection,
    /// The last row of the log.
    last_row: i64,
    /// Events that were appended since the tables were last linked.
    unlinked: usize,
}

type Outcome = Result<(), AppendError>;

/// Writes until the store is closed and the queue is empty. Each transaction takes `turn`, because the database has one
/// writer at a time.
pub(crate) fn run(
    mut writer: LogWriter,
    mut queue: mpsc::Receiver<AppendJob>,
    turn: &Arc<Mutex<()>>,
    metrics: &WriterMetrics,
) {
    // When the next group may begin; `None` while moves come slowly.
    let mut next_at: Option<Instant> = None;
    while let Some(job) = queue.blocking_recv() {
        if let Some(wait) = next_at.and_then(|at| at.checked_duration_since(Instant::now())) {
            thread::sleep(wait);
        }
        let began = Instant::now();
        let mut rows = job.append.events.len().max(1);
        let mut group = vec![job];
        let turn = turn.blocking_lock();
        while rows < GROUP_ROWS_MAX
            && let Ok(job) = queue.try_recv()
        {
            rows += job.append.events.len().max(1);
            group.push(job);
        }
        let outcomes = writer.commit(&group);
        drop(turn);
        metrics.count(outcomes.is_ok(), rows, began.elapsed());
        next_at = (group.len() >= BUSY_GROUP_JOBS).then(|| began + BUSY_GROUP_EVERY);
        answer(group, outcomes);
    }
}

/// Answers each job. A failed send means that the caller no longer waits.
fn answer(group: Vec<AppendJob>, outcomes: Result<Vec<Outcome>, StoreError>) {
    match outcomes {
        Ok(outcomes) => {
            group.into_iter().zip(outcomes).for_each(|(job, outcome)| _ = job.reply.send(outcome))
        }
        Err(error) => {
            tracing::error!(%error, jobs = group.len(), "A group of appends was not stored: {error}");
            group.into_iter().for_each(|job| _ = job.reply.send(Err(error.clone().into())));
        }
    }
}

impl LogWriter {
    /// Connects, and links the events that an earlier writer did not link.
    pub(crate) fn new(options: LogOptions, epoch: i64, tails: Tails) -> Result<Self, StoreError> {
        let mut writer = LogWriter { options, epoch, tails, connected: None };
        writer.connected = Some(writer.connect()?);
        Ok(writer)
    }

    fn connect(&self) -> Result<Connected, StoreError> {
        let mut connection = self.options.connect()?;
        let transaction = begin(&mut connection, self.epoch)?;
        let last_row = link_rest(&transaction)?;
        transaction.commit()?;
        self.tails.lock().clear();
        Ok(Connected { connection, last_row, unlinked: 0 })
    }

    /// Appends a group in one transaction and returns the outcome of each job. Refused appends are not stored.
    fn commit(&mut self, group: &[AppendJob]) -> Result<Vec<Outcome>, StoreError> {
        let mut connected = match self.connected.take() {
            Some(connected) => connected,
            None => self.connect()?,
        };
        let outcomes = connected.commit(group, self.epoch, &self.tails)?;
        self.connected = Some(connected);
        Ok(outcomes)
    }
}

impl Connected {
    fn commit(&mut self, group: &[AppendJob], epoch: i64, tails: &Tails) -> Result<Vec<Outcome>, StoreError> {
        let transaction = begin(&mut self.connection, epoch)?;
        let mut appending =
            Appending { transaction, epoch, tails, changed: HashMap::new(), last_row: self.last_row };
        let mut outcomes = Vec::with_capacity(group.len());
        for job in group {
            outcomes.push(appending.append(&job.append)?);
        }
        let Appending { transaction, changed, last_row, .. } = appending;
        let appended = usize::try_from(last_row - self.last_row).unwrap_or(0);
        let links = self.unlinked + appended >= LINK_EVERY;
        if links {
            let linked = tails.lock().clone();
            let unchanged = linked.iter().filter(|(table, _)| !changed.contains_key(*table));
            link(&transaction, unchanged.map(|(_, tail)| tail).chain(changed.values()), last_row)?;
        }
        transaction.commit()?;
        self.last_row = last_row;
        self.unlinked = if links { 0 } else { self.unlinked + appended };
        let mut tails = tails.lock();
        match links {
            true => tails.clear(),
            false => tails.extend(changed),
        }
        Ok(outcomes)
    }
}

/// Begins a transaction. Fails if a later server has opened the database.
fn begin(connection: &mut Connection, epoch: i64) -> Result<Transaction<'_>, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let current: i64 =
        transaction.prepare_cached("SELECT epoch FROM server")?.query_row((), |row| row.get(0))?;
    if current == epoch {
        Ok(transaction)
    } else {
        Err(StoreError::Superseded { ours: epoch, theirs: current })
    }
}

/// A transaction that appends.
struct Appending<'a> {
    transaction: Transaction<'a>,
    epoch: i64,
    tails: &'a Tails,
    /// The tails that this transaction changed.
    changed: HashMap<TableId, Tail>,
    last_row: i64,
}

impl Appending<'_> {
    /// Appends the events of one table, opens and closes it.
    fn append(&mut self, append: &Append) -> Result<Outcome, StoreError> {
        let Some(mut tail) = self.tail(append)?.filter(|tail| append.first_seq <= tail.seq + 1) else {
            return Ok(Err(AppendError::Gap { table: append.table.clone(), seq: append.first_seq }));
        };
        let stored = usize::try_from(tail.seq + 1 - append.first_seq).unwrap_or(usize::MAX);
        let (repeated, new) = append.events.split_at(stored.min(append.events.len()));
        if let Some(seq) = self.first_conflict(append, repeated, tail)? {
            return Ok(Err(AppendError::Conflict { table: append.table.clone(), seq }));
        }
        for event in new {
            tail = self.insert(tail, event)?;
        }
        if let Some(ends) = &append.ends
            && matches::insert(&self.transaction, &append.table, ends)?
        {
            moderation::fold(&self.transaction, ends, &append.conduct)?;
        }
        if let Some(at_ms) = append.closes_at_ms {
            self.transaction
                .prepare_cached("UPDATE tables SET finished_ms = ? WHERE key = ? AND finished_ms IS NULL")?
                .execute(params![at_ms, tail.key])?;
        }
        self.changed.insert(append.table.clone(), tail);
        Ok(Ok(()))
    }

    /// The table's last event. Opens the table if the append does; `None` if there is no such table.
    fn tail(&self, append: &Append) -> Result<Option<Tail>, StoreError> {
        let known = self.changed.get(&append.table).copied().or_else(|| self.tails.get(&append.table));
        if known.is_some() {
            return Ok(known);
        }
        let linked = linked_tail(&self.transaction, &append.table)?;
        if linked.is_some() || !append.opens {
            return Ok(linked);
        }
        let created_ms = append.events.first().map_or(0, |event| event.at_ms);
        self.transaction
            .prepare_cached("INSERT INTO tables (id, created_ms) VALUES (?, ?)")?
            .execute(params![append.table.as_str(), created_ms])?;
        Ok(Some(Tail { key: self.transaction.last_insert_rowid(), row: None, seq: 0 }))
    }

    fn insert(&mut self, tail: Tail, event: &NewEvent) -> Result<Tail, StoreError> {
        let id = self.last_row + 1;
        let row = EventRow {
            table_key: tail.key,
            seq: (tail.seq + 1).cast_signed(),
            epoch: self.epoch,
            at_ms: event.at_ms,
            body: &event.body,
            secret: None,
        };
        let EventRow { table_key, seq, epoch, at_ms, body, .. } = row;
        self.transaction
            .prepare_cached(
                "INSERT INTO table_events (id, table_key, seq, previous, epoch, at_ms, checksum, body) \
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute(params![id, table_key, seq, tail.row, epoch, at_ms, row.checksum(), body])?;
        self.last_row = id;
        Ok(Tail { key: tail.key, row: Some(id), seq: tail.seq + 1 })
    }

    /// The number of the first event that is stored already with other content.
    fn first_conflict(
        &self,
        append: &Append,
        repeated: &[NewEvent],
        tail: Tail,
    ) -> Result<Option<u64>, StoreError> {
        if repeated.is_empty() {
            return Ok(None);
        }
        let stored = super::reader::chain(&self.transaction, &append.table, tail)?;
        let first = usize::try_from(append.first_seq.saturating_sub(1)).unwrap_or(usize::MAX);
        let conflict =
            stored.iter().skip(first).zip(repeated).find(|(stored, event)| stored.body != event.body);
        Ok(conflict.map(|(stored, _)| stored.seq))
    }
}
