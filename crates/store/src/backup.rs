//! Copies of whole databases: backups, also while a server writes, and the way back.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use crate::OpenError;
use crate::open::{self, APPLICATION_ID, BUSY_WAIT, MIGRATIONS};

/// Why no backup was made, or why one was not restored. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file is missing, is not a database, or its first pages are damaged.
    #[error("{path} cannot be read: {detail}", path = .path.display())]
    Unreadable {
        /// The database or the backup.
        path: PathBuf,
        /// The cause, as reported.
        detail: String,
    },
    /// The file belongs to another program.
    #[error("{} belongs to another program; name a database that `boneyard serve` wrote", .0.display())]
    Foreign(PathBuf),
    /// The backup has migrations that this program does not know.
    #[error("{} was written by a newer Boneyard; update this one", .0.display())]
    Newer(PathBuf),
    /// SQLite finds damage in the backup.
    #[error("{path} is damaged ({detail}); restore another backup", path = .path.display())]
    Damaged {
        /// The backup.
        path: PathBuf,
        /// What SQLite found, in English.
        detail: String,
    },
    /// A file with the name of the backup exists.
    #[error("{} exists already; name another file", .0.display())]
    Exists(PathBuf),
    /// A server has the database open.
    #[error("a server has {} open; stop it first", .0.display())]
    InUse(PathBuf),
    /// A file could not be written.
    #[error("{path} could not be written: {detail}", path = .path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The cause, as reported.
        detail: String,
    },
}

/// Copies a database to a new file, as it is at one moment; returns the bytes of the copy. A server may go on writing meanwhile.
/// The copy is one file that needs no other, and only the user who made it can read it: it has the host's secret.
///
/// # Errors
/// The database cannot be read, or the new file cannot be written. A half-written copy is removed, or has the ending `.part`
/// after a crash.
pub fn back_up(database: &Path, to: &Path) -> Result<u64, BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let source = read(database)?;
    let part = beside(to, ".part");
    let copied = copy(&source, database, &part).and_then(|()| {
        fs::rename(&part, to).and_then(|()| sync_folder(to)).map_err(|error| unwritable(to, &error))
    });
    if copied.is_err() {
        // The first error says more than one about its remains.
        let _ = fs::remove_file(&part);
    }
    copied?;
    to.metadata().map(|file| file.len()).map_err(|error| unwritable(to, &error))
}

/// Puts a backup in the place of a database that no server has open. The database before is kept, as a backup of its own with the
/// ending `.before-restore` and a number. Its path is returned; `None` if there was none.
///
/// # Errors
/// The backup or the database cannot be used. Nothing has changed then.
pub fn restore(backup: &Path, database: &Path) -> Result<Option<PathBuf>, BackupError> {
    let source = read(backup)?;
    let found: String = source
        .query_row("PRAGMA quick_check(1)", (), |row| row.get(0))
        .map_err(|error| unreadable(backup, &error))?;
    if found != "ok" {
        return Err(BackupError::Damaged { path: backup.to_owned(), detail: found });
    }
    let _lock = lock(database)?;
    let part = beside(database, ".part");
    copy(&source, backup, &part)?;
    let before = match database.exists() {
        true => Some(keep_before(database)?),
        false => None,
    };
    // The log of the database before is empty now. SQLite would take a log that stays for one of the new database.
    for ending in ["-wal", "-shm"] {
        remove(&beside(database, ending))?;
    }
    let replaced = fs::rename(&part, database).and_then(|()| sync_folder(database));
    replaced.map_err(|error| unwritable(database, &error))?;
    Ok(before)
}

/// Copies the database that a backup replaces, and empties its log.
fn keep_before(database: &Path) -> Result<PathBuf, BackupError> {
    let free = |number: u32| {
        let path = beside(database, &format!(".before-restore-{number}"));
        (!path.exists()).then_some(path)
    };
    let Some(kept) = (1..1_000).find_map(free) else {
        return Err(BackupError::Exists(beside(database, ".before-restore-1")));
    };
    back_up(database, &kept)?;
    let emptied = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE).and_then(|open| {
        open.busy_timeout(BUSY_WAIT)?;
        open.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |row| row.get::<_, bool>(0))
    });
    match emptied {
        Ok(false) => Ok(kept),
        // Another program reads the database.
        Ok(true) => Err(BackupError::InUse(database.to_owned())),
        Err(error) => Err(unreadable(database, &error)),
    }
}

/// Opens a database of ours to read it, of this version or an earlier one.
fn read(path: &Path) -> Result<Connection, BackupError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let failed = |error: rusqlite::Error| unreadable(path, &error);
    let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
    connection.busy_timeout(BUSY_WAIT).map_err(failed)?;
    let id: i32 = connection.query_row("PRAGMA application_id", (), |row| row.get(0)).map_err(failed)?;
    if id != APPLICATION_ID {
        return Err(BackupError::Foreign(path.to_owned()));
    }
    let version: Option<i64> = connection
        .query_row("SELECT max(version) FROM _sqlx_migrations", (), |row| row.get(0))
        .map_err(failed)?;
    if version.is_some_and(|version| version > MIGRATIONS) {
        return Err(BackupError::Newer(path.to_owned()));
    }
    Ok(connection)
}

/// Copies all pages in one step, so that the copy is the database at one moment, and waits until they are on disk.
fn copy(source: &Connection, from: &Path, to: &Path) -> Result<(), BackupError> {
    create(to).map_err(|error| unwritable(to, &error))?;
    let detail = |detail: String| BackupError::Unwritable { path: to.to_owned(), detail };
    let copied = (|| {
        let mut copy = Connection::open_with_flags(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        copy.busy_timeout(BUSY_WAIT)?;
        let step = Backup::new(source, &mut copy)?.step(-1)?;
        if step == StepResult::Done {
            // A backup is one file: it has no log beside it.
            copy.query_row("PRAGMA journal_mode = DELETE", (), |row| row.get::<_, String>(0))?;
        }
        Ok::<_, rusqlite::Error>(step)
    })();
    match copied {
        Ok(StepResult::Done) => {}
        Ok(_) => return Err(detail(format!("another program has locked {}", from.display()))),
        Err(error) => return Err(detail(error.to_string())),
    }
    File::open(to).and_then(|file| file.sync_all()).map_err(|error| unwritable(to, &error))
}

/// Creates an empty file that nobody else can read.
fn create(path: &Path) -> io::Result<()> {
    // A part that a crash has left.
    if path.exists() {
        fs::remove_file(path)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

/// Takes the lock that a server holds while it has the database open.
fn lock(database: &Path) -> Result<File, BackupError> {
    open::lock(database).map_err(|error| match error {
        OpenError::InUse(path) => BackupError::InUse(path),
        error => BackupError::Unwritable { path: database.to_owned(), detail: error.to_string() },
    })
}

/// The path of a file with the same name and an ending.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn remove(path: &Path) -> Result<(), BackupError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unwritable(path, &error)),
        _ => Ok(()),
    }
}

/// Waits until the name of a file is on disk.
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Only Unix can open a folder like a file.
    if cfg!(unix) { File::open(folder.unwrap_or(Path::new(".")))?.sync_all() } else { Ok(()) }
}

fn unreadable(path: &Path, error: &rusqlite::Error) -> BackupError {
    BackupError::Unreadable { path: path.to_owned(), detail: error.to_string() }
}

fn unwritable(path: &Path, error: &io::Error) -> BackupError {
    BackupError::Unwritable { path: path.to_owned(), detail: error.to_string() }
}
