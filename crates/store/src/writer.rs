//! The task that writes everything but events. It commits the waiting jobs in one transaction before it answers,
//! because a sync to disk takes as long for one job as for a hundred.

use std::sync::Arc;
use std::time::Instant;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Acquire, Connection, Sqlite, SqliteConnection, Transaction};
use tokio::sync::{Mutex, mpsc};

use crate::job::{Job, Outcome};
use crate::{
    Guest, StoreError, WriterMetrics, accounts, clubs, evenings, matches, moderation, ratings, tournaments,
};

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
    /// Taken for each transaction, because the database has one writer at a time.
    pub(crate) turn: Arc<Mutex<()>>,
    pub(crate) metrics: WriterMetrics,
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
        let began = Instant::now();
        let outcomes = self.commit(&group).await;
        let rows = group.iter().map(Job::rows).sum();
        self.metrics.count(outcomes.is_ok(), rows, began.elapsed());
        let outcomes = match outcomes {
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
        let turn = self.turn.lock().await;
        let outcomes = commit_group(&mut connection, self.epoch, group).await?;
        drop(turn);
        self.connection = Some(connection);
        Ok(outcomes)
    }
}

/// Writes a group in one transaction and returns the outcome of each job. Refused changes are not stored.
///
/// # Errors
/// Nothing of the group is stored, except that a failed commit can have reached the disk.
async fn commit_group(
    connection: &mut SqliteConnection,
    epoch: i64,
    group: &[Job],
) -> Result<Vec<Outcome>, StoreError> {
    let mut transaction = begin(connection, epoch).await?;
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        outcomes.push(write_job(&mut transaction, epoch, job).await?);
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

async fn write_job(
    transaction: &mut Transaction<'_, Sqlite>,
    epoch: i64,
    job: &Job,
) -> Result<Outcome, StoreError> {
    match job {
        Job::SaveGuest { guest, .. } => save_guest(transaction, guest).await?,
        Job::Check { .. } => check(transaction).await?,
        Job::BookRatings { a_day_max, .. } => ratings::book(transaction, *a_day_max).await?,
        Job::ChangeMatches { change, .. } => matches::write(transaction, change).await?,
        Job::ChangeAccount { .. }
        | Job::ChangeClub { .. }
        | Job::ChangeEvening { .. }
        | Job::ChangeModeration { .. }
        | Job::ChangeTournament { .. } => {
            return apply_change(transaction, epoch, job).await;
        }
    }
    Ok(Outcome::Stored)
}

/// Applies the change of a job to an account, a club, an evening, a tournament or moderation. A refused change is rolled back.
async fn apply_change(
    transaction: &mut Transaction<'_, Sqlite>,
    epoch: i64,
    job: &Job,
) -> Result<Outcome, StoreError> {
    let mut attempt = transaction.begin().await?;
    let refused = match job {
        Job::SaveGuest { .. } | Job::Check { .. } | Job::BookRatings { .. } | Job::ChangeMatches { .. } => {
            None
        }
        Job::ChangeAccount { change, .. } => {
            accounts::write(&mut attempt, change).await?.err().map(Outcome::AccountRefused)
        }
        Job::ChangeClub { change, .. } => {
            clubs::write(&mut attempt, change).await?.err().map(Outcome::ClubRefused)
        }
        Job::ChangeEvening { change, .. } => {
            evenings::write(&mut attempt, epoch, change).await?.err().map(Outcome::EveningRefused)
        }
        Job::ChangeModeration { change, .. } => {
            moderation::write(&mut attempt, change).await?.err().map(Outcome::ModerationRefused)
        }
        Job::ChangeTournament { change, .. } => {
            tournaments::write(&mut attempt, epoch, change).await?.err().map(Outcome::TournamentRefused)
        }
    };
    match refused {
        None => attempt.commit().await?,
        Some(_) => attempt.rollback().await?,
    }
    Ok(refused.unwrap_or(Outcome::Stored))
}

/// Writes an unchanged value, to find out whether writing works.
async fn check(transaction: &mut Transaction<'_, Sqlite>) -> Result<(), StoreError> {
    sqlx::query("UPDATE server SET epoch = epoch").execute(&mut **transaction).await?;
    Ok(())
}

async fn save_guest(transaction: &mut Transaction<'_, Sqlite>, guest: &Guest) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO guests (id, name, face, created_ms) VALUES (?, ?, ?, ?) \
         ON CONFLICT DO UPDATE SET name = excluded.name, face = excluded.face",
    )
    .bind(guest.id.as_str())
    .bind(guest.name.as_str())
    .bind(guest.face)
    .bind(guest.created_ms)
    .execute(&mut **transaction)
    .await?;
    accounts::keep_looks(transaction, guest.id.as_str(), &guest.name).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;
    use crate::{Club, ClubChange, EveningChange, Member, NewEntry};

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
            reopens: None,
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
            ("all that wait", vec![import(1), import(1), import(1)], 3),
            ("full with the first", vec![import(GROUP_ROWS_MAX), import(1)], 1),
            ("one row short", vec![import(GROUP_ROWS_MAX - 1), import(1), import(1)], 2),
            ("larger than the limit", vec![import(HALF), import(GROUP_ROWS_MAX), import(1)], 2),
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
            let guest =
                Guest { id: "g".into(), name: "Ana".into(), face: None, created_ms: 1, is_bot: false };
            Job::SaveGuest { guest, reply: oneshot::channel().0 }
        };
        let check = || Job::Check { reply: oneshot::channel().0 };
        let empty = [|| import(0), || enter(0), rename, set_code, save, check];
        for (n, job) in empty.iter().enumerate() {
            let filled = vec![import(GROUP_ROWS_MAX - 1), job(), import(1)];
            assert_eq!(first_group(filled), 2, "job {n} counts");
            let nearly = vec![import(GROUP_ROWS_MAX - 2), job(), import(1), import(1)];
            assert_eq!(first_group(nearly), 3, "job {n} counts once");
        }
    }
}
