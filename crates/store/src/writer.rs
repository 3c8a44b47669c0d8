//! The single task that writes. It commits the waiting jobs in one transaction before it answers, because a sync to
//! disk takes as long for one event as for a hundred.

use std::sync::LazyLock;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Acquire, Connection, Sqlite, SqliteConnection, Transaction};
use tokio::sync::mpsc;

use crate::job::{Job, Outcome};
use crate::{Append, AppendError, Guest, NewEvent, StoreError, clubs, evenings};

/// The length of the queue. When it is full, callers wait.
pub const QUEUE_JOBS_MAX: usize = 4096;

/// A transaction takes no further job once it has this many rows, so its last job can exceed the limit.
pub const GROUP_ROWS_MAX: usize = 1024;

/// The connection and the state of the writer.
pub(crate) struct Writer {
    pub(crate) options: SqliteConnectOptions,
    /// `None` after a failure: SQLite ends some failed transactions by itself, so only a new connection has a known
    /// state.
    pub(crate) connection: Option<SqliteConnection>,
    pub(crate) epoch: i64,
}

/// Writes until the store is closed and the queue is empty.
pub(crate) async fn run(mut writer: Writer, mut queue: mpsc::Receiver<Job>) {
    while let Some(job) = queue.recv().await {
        let group = group_of(job, &mut queue);
        writer.write(group).await;
    }
    if let Some(connection) = writer.connection
        && let Err(error) = connection.close().await
    {
        tracing::warn!(%error, "The database was not closed cleanly; nothing is lost: {error}");
    }
}

/// The jobs of one transaction: the first, and those that wait already.
fn group_of(first: Job, queue: &mut mpsc::Receiver<Job>) -> Vec<Job> {
    let mut rows = first.rows();
    let mut group = vec![first];
    while rows < GROUP_ROWS_MAX
        && let Ok(job) = queue.try_recv()
    {
        rows += job.rows();
        group.push(job);
    }
    group
}

impl Writer {
    /// Commits a group of jobs and sends each job its outcome.
    async fn write(&mut self, group: Vec<Job>) {
        let outcomes = match self.commit(&group).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                tracing::error!(%error, jobs = group.len(), "A group of writes was not stored: {error}");
                group.into_iter().for_each(|job| job.fail(&error));
                return;
            }
        };
        group.into_iter().zip(outcomes).for_each(|(job, outcome)| job.answer(outcome));
    }

    async fn commit(&mut self, group: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        let outcomes = commit_group(&mut connection, self.epoch, group).await?;
        self.connection = Some(connection);
        Ok(outcomes)
    }
}

/// Writes a group in one transaction and returns the outcome of each job. Conflicting appends and refused changes are
/// not stored.
///
/// # Errors
/// Nothing of the group is stored, except that a failed commit can have reached the disk.
async fn commit_group(
    connection: &mut SqliteConnection,
    epoch: i64,
    group: &[Job],
) -> Result<Vec<Outcome>, StoreError> {
    let mut transaction = begin(connection, epoch).await?;
    if let Some(outcomes) = insert(&mut transaction, epoch, group).await? {
        transaction.commit().await?;
        return Ok(outcomes);
    }
    // Some event is stored already: a repetition or a conflict. Write one job at a time to find out.
    transaction.rollback().await?;
    let mut transaction = begin(connection, epoch).await?;
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        let conflict = match job {
            Job::Append { append, .. } => find_conflict(&mut transaction, append).await?,
            Job::SaveGuest { .. }
            | Job::Check { .. }
            | Job::ChangeClub { .. }
            | Job::ChangeEvening { .. } => None,
        };
        if let Some(error) = conflict {
            outcomes.push(Outcome::Conflict(error));
            continue;
        }
        let outcome = insert(&mut transaction, epoch, std::slice::from_ref(job)).await?;
        // `None` means that the same events are stored already.
        outcomes.push(outcome.and_then(|mut outcomes| outcomes.pop()).unwrap_or(Outcome::Stored));
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// Begins a transaction. Fails if a later server has opened the database.
async fn begin(connection: &mut SqliteConnection, epoch: i64) -> Result<Transaction<'_, Sqlite>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let current: i64 = sqlx::query_scalar("SELECT epoch FROM server").fetch_one(&mut *transaction).await?;
    if current != epoch {
        return Err(StoreError::Superseded { ours: epoch, theirs: current });
    }
    Ok(transaction)
}

/// Inserts the jobs and returns their outcomes; `None` if an event is stored already.
async fn insert(
    transaction: &mut Transaction<'_, Sqlite>,
    epoch: i64,
    group: &[Job],
) -> Result<Option<Vec<Outcome>>, StoreError> {
    let mut rows = Vec::new();
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        let mut outcome = Outcome::Stored;
        match job {
            Job::Append { append, .. } => {
                if append.opens {
                    open_table(transaction, append).await?;
                }
                rows.extend(numbered(append).map(|(seq, event)| (append.table.as_str(), seq, event)));
            }
            Job::SaveGuest { guest, .. } => save_guest(transaction, guest).await?,
            Job::Check { .. } => check(transaction).await?,
            Job::ChangeClub { .. } | Job::ChangeEvening { .. } => {
                outcome = apply_change(transaction, epoch, job).await?;
            }
        }
        outcomes.push(outcome);
    }
    let inserted = insert_rows(transaction, epoch, &rows).await?;
    for job in group {
        if let Job::Append { append, .. } = job
            && let Some(at_ms) = append.closes_at_ms
        {
            close_table(transaction, append, at_ms).await?;
        }
    }
    Ok((inserted == rows.len() as u64).then_some(outcomes))
}

/// Applies the change of a job to a club or an evening. A refused change is rolled back.
async fn apply_change(
    transaction: &mut Transaction<'_, Sqlite>,
    epoch: i64,
    job: &Job,
) -> Result<Outcome, StoreError> {
    let mut attempt = transaction.begin().await?;
    let refused = match job {
        Job::Append { .. } | Job::SaveGuest { .. } | Job::Check { .. } => None,
        Job::ChangeClub { change, .. } => {
            clubs::write(&mut attempt, change).await?.err().map(Outcome::ClubRefused)
        }
        Job::ChangeEvening { change, .. } => {
            evenings::write(&mut attempt, epoch, change).await?.err().map(Outcome::EveningRefused)
        }
    };
    match refused {
        None => attempt.commit().await?,
        Some(_) => attempt.rollback().await?,
    }
    Ok(refused.unwrap_or(Outcome::Stored))
}

/// Inserts events with as few prepared statements as possible.
async fn insert_rows(
    transaction: &mut Transaction<'_, Sqlite>,
    epoch: i64,
    rows: &[(&str, i64, &NewEvent)],
) -> Result<u64, StoreError> {
    let mut inserted = 0;
    let mut rest = rows;
    for (size, statement) in INSERTS.iter() {
        while let Some((chunk, remaining)) = rest.split_at_checked(*size) {
            let mut query = sqlx::query(statement.as_str());
            for (table, seq, event) in chunk {
                query = query.bind(*table).bind(*seq).bind(epoch).bind(event.at_ms);
                query = query.bind(event.body.as_str()).bind(event.secret.as_ref().map(<[u8; 32]>::as_slice));
            }
            inserted += query.execute(&mut **transaction).await?.rows_affected();
            rest = remaining;
        }
    }
    Ok(inserted)
}

/// Insert statements by number of rows, the largest first. There are few sizes, so that SQLite keeps all statements
/// prepared.
static INSERTS: LazyLock<[(usize, String); 3]> = LazyLock::new(|| {
    [32, 8, 1].map(|size| {
        let rows = vec!["(?, ?, ?, ?, ?, ?)"; size].join(", ");
        let text = format!(
            "INSERT INTO events (table_id, seq, epoch, at_ms, body, secret) VALUES {rows} ON CONFLICT DO NOTHING"
        );
        (size, text)
    })
});

/// The first event of an append whose number a different event already has, as an error.
async fn find_conflict(
    transaction: &mut Transaction<'_, Sqlite>,
    append: &Append,
) -> Result<Option<AppendError>, StoreError> {
    for (seq, event) in numbered(append) {
        let stored: Option<String> =
            sqlx::query_scalar("SELECT body FROM events WHERE table_id = ? AND seq = ?")
                .bind(append.table.as_str())
                .bind(seq)
                .fetch_optional(&mut **transaction)
                .await?;
        if stored.is_some_and(|stored| stored != event.body) {
            let (table, seq) = (append.table.clone(), seq.cast_unsigned());
            return Ok(Some(AppendError::Conflict { table, seq }));
        }
    }
    Ok(None)
}

fn numbered(append: &Append) -> impl Iterator<Item = (i64, &NewEvent)> {
    (append.first_seq.cast_signed()..).zip(&append.events)
}

async fn open_table(transaction: &mut Transaction<'_, Sqlite>, append: &Append) -> Result<(), StoreError> {
    let created_ms = append.events.first().map_or(0, |event| event.at_ms);
    sqlx::query("INSERT INTO tables (id, created_ms) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(append.table.as_str())
        .bind(created_ms)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

async fn close_table(
    transaction: &mut Transaction<'_, Sqlite>,
    append: &Append,
    at_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET finished_ms = ? WHERE id = ? AND finished_ms IS NULL")
        .bind(at_ms)
        .bind(append.table.as_str())
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Writes an unchanged value, to find out whether writing works.
async fn check(transaction: &mut Transaction<'_, Sqlite>) -> Result<(), StoreError> {
    sqlx::query("UPDATE server SET epoch = epoch").execute(&mut **transaction).await?;
    Ok(())
}

async fn save_guest(transaction: &mut Transaction<'_, Sqlite>, guest: &Guest) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO guests (id, name, created_ms) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
    )
    .bind(guest.id.as_str())
    .bind(guest.name.as_str())
    .bind(guest.created_ms)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;
    use crate::{Club, ClubChange, EveningChange, Member, NewEntry};

    fn append(events: usize) -> Job {
        let event = NewEvent { at_ms: 1, body: "{}".into(), secret: None };
        let events = vec![event; events];
        let append = Append { table: "t".into(), first_seq: 1, events, opens: true, closes_at_ms: None };
        Job::Append { append, reply: oneshot::channel().0 }
    }

    fn import(members: usize) -> Job {
        let (name, email, note) = (String::new(), String::new(), String::new());
        let member = Member { id: "m".into(), name, email, note, since_ms: 1 };
        let change = ClubChange::ImportMembers { club: "harbour".into(), members: vec![member; members] };
        Job::ChangeClub { change, reply: oneshot::channel().0 }
    }

    fn rename() -> Job {
        let Club { id, name, settings, .. } =
            Club { id: "harbour".into(), name: "Harbour".into(), settings: "{}".into(), created_ms: 1 };
        let change = ClubChange::Edit { club: id, name, settings };
        Job::ChangeClub { change, reply: oneshot::channel().0 }
    }

    fn enter(entries: usize) -> Job {
        let entry = NewEntry { device: "d".into(), n: 1, at_ms: 1, body: "{}".into() };
        let change = EveningChange::Append {
            evening: "friday".into(),
            first_seq: 1,
            entries: vec![entry; entries],
            summary: None,
            reassigned: Vec::new(),
            removed: Vec::new(),
            closes_at_ms: None,
            result: None,
        };
        Job::ChangeEvening { change, reply: oneshot::channel().0 }
    }

    fn set_code() -> Job {
        let change = EveningChange::SetCode { evening: "friday".into(), code: "BCDF".into() };
        Job::ChangeEvening { change, reply: oneshot::channel().0 }
    }

    /// How many of these waiting jobs the first transaction writes.
    fn first_group(jobs: Vec<Job>) -> usize {
        let (waiting, mut queue) = mpsc::channel(jobs.len());
        for job in jobs {
            assert!(waiting.try_send(job).is_ok(), "the queue has room for all");
        }
        queue.try_recv().map_or(0, |first| group_of(first, &mut queue).len())
    }

    #[test]
    fn a_transaction_ends_with_the_job_that_fills_it() {
        const HALF: usize = GROUP_ROWS_MAX / 2;
        let cases = [
            ("all that wait", vec![append(1), append(1), append(1)], 3),
            ("full with the first", vec![append(GROUP_ROWS_MAX), append(1)], 1),
            ("one row short", vec![append(GROUP_ROWS_MAX - 1), append(1), append(1)], 2),
            ("full with the second", vec![append(HALF), append(HALF), append(1)], 2),
            ("larger than the limit", vec![append(HALF), append(GROUP_ROWS_MAX), append(1)], 2),
            ("imported members", vec![import(HALF), import(HALF), import(1)], 2),
            ("entries of an evening", vec![enter(HALF), enter(HALF), enter(1)], 2),
        ];
        for (what, jobs, expected) in cases {
            assert_eq!(first_group(jobs), expected, "{what}");
        }
    }

    #[test]
    fn every_job_counts_as_at_least_one_row() {
        let save = || {
            let guest = Guest { id: "g".into(), name: "Ana".into(), created_ms: 1 };
            Job::SaveGuest { guest, reply: oneshot::channel().0 }
        };
        let check = || Job::Check { reply: oneshot::channel().0 };
        let empty = [|| append(0), || import(0), || enter(0), rename, set_code, save, check];
        for (n, job) in empty.iter().enumerate() {
            let filled = vec![append(GROUP_ROWS_MAX - 1), job(), append(1)];
            assert_eq!(first_group(filled), 2, "job {n} counts");
            let nearly = vec![append(GROUP_ROWS_MAX - 2), job(), append(1), append(1)];
            assert_eq!(first_group(nearly), 3, "job {n} counts once");
        }
    }
}
