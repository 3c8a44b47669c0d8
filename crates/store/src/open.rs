//! Opens a database file. Each reason for a refusal has its own message.

use std::fs::{File, Metadata, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr, SqliteConnection};
use tokio::sync::mpsc;

use crate::error::{code, primary_code};
use crate::event_log::{self, AppendJob, LogOptions, LogReader, LogWriter, Tails};
use crate::{OpenError, SECRET_BYTES, Store, StoreError, StoreMetrics, WriterMetrics, accounts, writer};

/// Files up to this size are checked for damage at every start. For larger files the check would take too long.
pub const QUICK_CHECK_BYTES_MAX: u64 = 256 << 20;

/// The SQLite application id of our files: "BONE".
pub(crate) const APPLICATION_ID: i32 = 0x424f_4e45;

/// How long a statement waits for another program, such as a backup, to release the file.
pub(crate) const BUSY_WAIT: Duration = Duration::from_secs(5);

/// The most pages that SQLite allows.
pub(crate) const PAGES_MAX: u32 = 0xffff_fffe;

/// Two readers are enough: reads happen at the start and on rarely used pages.
const READERS_MAX: u32 = 2;

/// The options for opening a database.
#[derive(Debug, Clone, Copy)]
pub struct OpenOptions {
    /// The most pages of 4 KiB. A write that needs more fails like a write to a full disk.
    pub pages_max: u32,
    /// Whether to lock the file, and to refuse a file that another server has locked. Without the lock, a later server
    /// takes over, and its epoch stops the earlier server from writing.
    pub exclusive: bool,
}

impl Default for OpenOptions {
    fn default() -> Self {
        OpenOptions { pages_max: PAGES_MAX, exclusive: true }
    }
}

impl Store {
    /// Opens the database at `path` and starts its writer. A missing file is created, with `fresh_secret` as its cookie
    /// secret; an existing database keeps its own secret.
    ///
    /// # Errors
    /// The file cannot be used, or another server has it open.
    pub async fn open(path: &Path, fresh_secret: [u8; SECRET_BYTES]) -> Result<Store, OpenError> {
        Self::open_with(path, fresh_secret, OpenOptions::default()).await
    }

    /// Like [`Store::open`], with other options.
    ///
    /// # Errors
    /// The file cannot be used, or another server has it open.
    pub async fn open_with(
        path: &Path,
        fresh_secret: [u8; SECRET_BYTES],
        OpenOptions { pages_max, exclusive }: OpenOptions,
    ) -> Result<Store, OpenError> {
        let existing = check_file(path)?;
        let lock = if exclusive { Some(lock(path)?) } else { None };
        let explain = |error: sqlx::Error| explain(path, &error);

        let options = checking_options(path);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(explain)?;
        check_content(&mut connection, path, existing.as_ref()).await?;

        // The file is known to be ours now. Before that, nothing in it was changed, not even its journal mode.
        let options = writing_options(path, pages_max);
        connection.close().await.map_err(explain)?;
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(explain)?;
        migrate(&mut connection, path).await?;
        let (epoch, secret) = take_over(&mut connection, fresh_secret).await.map_err(explain)?;
        accounts::fill_looks(&mut connection).await.map_err(explain)?;

        // Connections to a file need no timeouts. Without timeouts, sqlx starts no task that looks for idle
        // connections. In sqlx 0.9 that task miscounts idle connections while one is in use, and can loop forever.
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS_MAX)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await
            .map_err(explain)?;
        let turn = Arc::default();
        let log = LogOptions { path: path.to_owned(), pages_max, busy_wait: BUSY_WAIT };
        let metrics = StoreMetrics::default();
        let (log_reader, appends, log_writer) =
            open_log(path, log, epoch, Arc::clone(&turn), metrics.events.clone()).await?;
        let (jobs, queue) = mpsc::channel(writer::QUEUE_JOBS_MAX);
        let counted = metrics.writes.clone();
        let writer = writer::Writer { options, connection: Some(connection), epoch, turn, metrics: counted };
        let writer = tokio::spawn(writer::run(writer, queue));
        Ok(Store { readers, log_reader, appends, log_writer, jobs, writer, metrics, epoch, secret, lock })
    }
}

/// Starts the thread that appends events. Its first transaction links the events that an earlier server did not link.
async fn open_log(
    path: &Path,
    options: LogOptions,
    epoch: i64,
    turn: Arc<tokio::sync::Mutex<()>>,
    metrics: WriterMetrics,
) -> Result<(LogReader, mpsc::Sender<AppendJob>, thread::JoinHandle<()>), OpenError> {
    let failed = |detail: String| OpenError::Other { path: path.into(), detail };
    let tails = Tails::default();
    let reader = LogReader::new(options.clone(), tails.clone());
    let open = move || {
        event_log::fill_missing(&mut options.connect()?)?;
        LogWriter::new(options, epoch, tails)
    };
    let writer = tokio::task::spawn_blocking(open).await.map_err(|error| failed(error.to_string()))?;
    let writer = writer.map_err(|error: StoreError| match error {
        StoreError::DiskFull => OpenError::DiskFull(path.into()),
        error => failed(error.to_string()),
    })?;
    let (appends, queue) = mpsc::channel(writer::QUEUE_JOBS_MAX);
    let thread = thread::Builder::new().name("events".into());
    let thread = thread.spawn(move || event_log::run(writer, queue, &turn, &metrics));
    Ok((reader, appends, thread.map_err(|error| failed(error.to_string()))?))
}

/// The options until the file is known to be ours. They change no existing file, but create a missing one.
fn checking_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(BUSY_WAIT)
        .disable_statement_logging()
}

/// The options of the writer and the readers. With a weaker mode than `FULL`, a power cut could lose events that
/// players have already seen.
fn writing_options(path: &Path, pages_max: u32) -> SqliteConnectOptions {
    checking_options(path)
        .pragma("max_page_count", pages_max.to_string())
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
}

/// Takes the lock of a database. The lock is on a separate file, because SQLite locks the database file itself. The
/// system releases the lock when the process ends.
pub(crate) fn lock(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    let failed = |error: std::io::Error| OpenError::Other { path: path.into(), detail: error.to_string() };
    let file = File::options().create(true).truncate(false).write(true).open(name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.into())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Checks the path without opening the file; `None` if there is no file yet. The permission bits are read, so that
/// even a server that runs as root respects them.
fn check_file(path: &Path) -> Result<Option<Metadata>, OpenError> {
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let folder_data = folder.metadata().map_err(|_| OpenError::NoFolder(folder.into()))?;
    if !folder_data.is_dir() {
        return Err(OpenError::NoFolder(folder.into()));
    }
    let file = match path.metadata() {
        Ok(file) => Some(file),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(OpenError::Other { path: path.into(), detail: error.to_string() }),
    };
    match &file {
        Some(file) if !file.is_file() => return Err(OpenError::NotAFile(path.into())),
        Some(file) if file.permissions().readonly() => return Err(OpenError::ReadOnly(path.into())),
        _ => {}
    }
    if folder_data.permissions().readonly() {
        return Err(OpenError::ReadOnlyFolder(folder.into()));
    }
    Ok(file)
}

/// Checks that an existing file is a Boneyard database and, up to [`QUICK_CHECK_BYTES_MAX`], that it is undamaged.
async fn check_content(
    connection: &mut SqliteConnection,
    path: &Path,
    existing: Option<&Metadata>,
) -> Result<(), OpenError> {
    let explain = |error: sqlx::Error| explain(path, &error);
    let bytes = existing.map_or(0, Metadata::len);
    if bytes == 0 {
        return Ok(());
    }
    let id: i32 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(explain)?;
    if id != APPLICATION_ID {
        // A server killed before its first migration leaves an empty database, which can be used.
        let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
            .fetch_one(&mut *connection)
            .await
            .map_err(explain)?;
        if id != 0 || tables > 0 {
            return Err(OpenError::Foreign(path.into()));
        }
    }
    if bytes <= QUICK_CHECK_BYTES_MAX {
        let found: String =
            sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await.map_err(explain)?;
        if found != "ok" {
            return Err(OpenError::Damaged { path: path.into(), detail: found });
        }
    }
    Ok(())
}

/// Runs the pending migrations. Migrations are numbered and only go forward.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let explain = |error: sqlx::Error| explain(path, &error);
    // Set the id before the first migration, so that a killed server leaves an empty file or one known to be ours.
    sqlx::raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}")))
        .execute(&mut *connection)
        .await
        .map_err(explain)?;
    Migrator::with_migrations(migrations()).run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => OpenError::Newer(path.into()),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => explain(error),
        other => OpenError::Other { path: path.into(), detail: other.to_string() },
    })
}

/// The number of the last migration.
pub(crate) const MIGRATIONS: i64 = 29;

fn migrations() -> Vec<Migration> {
    let forward = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    vec![
        forward(1, "tables", include_str!("../migrations/0001_tables.sql")),
        forward(2, "clubs", include_str!("../migrations/0002_clubs.sql")),
        forward(3, "evenings", include_str!("../migrations/0003_evenings.sql")),
        forward(4, "seasons", include_str!("../migrations/0004_seasons.sql")),
        forward(5, "doors", include_str!("../migrations/0005_doors.sql")),
        forward(6, "event_log", include_str!("../migrations/0006_event_log.sql")),
        forward(7, "faces", include_str!("../migrations/0007_faces.sql")),
        forward(8, "members_without_email", include_str!("../migrations/0008_members_without_email.sql")),
        forward(9, "accounts", include_str!("../migrations/0009_accounts.sql")),
        forward(10, "matches", include_str!("../migrations/0010_matches.sql")),
        forward(11, "tokens", include_str!("../migrations/0011_tokens.sql")),
        forward(12, "tournaments", include_str!("../migrations/0012_tournaments.sql")),
        forward(13, "relations", include_str!("../migrations/0013_relations.sql")),
        forward(14, "moderation", include_str!("../migrations/0014_moderation.sql")),
        forward(15, "match_search", include_str!("../migrations/0015_match_search.sql")),
        forward(16, "passkeys", include_str!("../migrations/0016_passkeys.sql")),
        forward(17, "turn mails", include_str!("../migrations/0017_turn_mails.sql")),
        forward(18, "play hints", include_str!("../migrations/0018_play_hints.sql")),
        forward(19, "house rules", include_str!("../migrations/0019_house_rules.sql")),
        forward(20, "moderator names", include_str!("../migrations/0020_moderator_names.sql")),
        forward(21, "early exits", include_str!("../migrations/0021_early_exits.sql")),
        forward(22, "known devices", include_str!("../migrations/0022_known_devices.sql")),
        forward(23, "name looks", include_str!("../migrations/0023_name_looks.sql")),
        forward(24, "personas", include_str!("../migrations/0024_personas.sql")),
        forward(25, "push", include_str!("../migrations/0025_push.sql")),
        forward(26, "merged members", include_str!("../migrations/0026_merged_members.sql")),
        forward(27, "club regulations", include_str!("../migrations/0027_club_regulations.sql")),
        forward(28, "competitions", include_str!("../migrations/0028_competitions.sql")),
        forward(29, "competition entries", include_str!("../migrations/0029_competition_entries.sql")),
    ]
}

/// Takes the next epoch and returns it with the cookie secret. A server that opened the database earlier cannot write
/// any more, because its epoch is older. An existing secret is kept.
async fn take_over(
    connection: &mut SqliteConnection,
    fresh_secret: [u8; SECRET_BYTES],
) -> Result<(i64, [u8; SECRET_BYTES]), sqlx::Error> {
    let row = sqlx::query(
        "INSERT INTO server (only_row, secret, epoch) VALUES (1, ?, 1) \
         ON CONFLICT DO UPDATE SET epoch = epoch + 1 RETURNING epoch, secret",
    )
    .bind(fresh_secret.as_slice())
    .fetch_one(connection)
    .await?;
    let secret: Vec<u8> = row.try_get(1)?;
    let secret = secret.try_into().map_err(|wrong: Vec<u8>| {
        sqlx::Error::Decode(format!("the secret has {} bytes instead of {SECRET_BYTES}", wrong.len()).into())
    })?;
    Ok((row.try_get(0)?, secret))
}

fn explain(path: &Path, error: &sqlx::Error) -> OpenError {
    let path = PathBuf::from(path);
    match primary_code(error) {
        Some(code::BUSY | code::LOCKED) => OpenError::Busy(path),
        Some(code::READONLY) => OpenError::ReadOnly(path),
        Some(code::CORRUPT) => OpenError::Damaged { path, detail: error.to_string() },
        Some(code::FULL) => OpenError::DiskFull(path),
        Some(code::NOTADB) => OpenError::NotADatabase(path),
        Some(code::CANTOPEN) => {
            OpenError::Other { path, detail: "the file cannot be opened for writing".into() }
        }
        _ => OpenError::Other { path, detail: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_migration_has_the_highest_number() {
        assert_eq!(migrations().iter().map(|migration| migration.version).max(), Some(MIGRATIONS));
    }

    #[tokio::test]
    async fn the_writers_options_protect_against_a_power_cut() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("boneyard.db");
        let mut connection = SqliteConnection::connect_with(&writing_options(&path, 60)).await?;
        for (pragma, expected) in [
            ("PRAGMA synchronous", "2"),
            ("PRAGMA journal_mode", "wal"),
            ("PRAGMA foreign_keys", "1"),
            ("PRAGMA busy_timeout", "5000"),
            ("PRAGMA max_page_count", "60"),
        ] {
            let row = sqlx::query(pragma).fetch_one(&mut connection).await?;
            let value =
                row.try_get::<String, _>(0).or_else(|_| row.try_get::<i64, _>(0).map(|n| n.to_string()))?;
            assert_eq!(value, expected, "{pragma}");
        }
        Ok(())
    }
}
