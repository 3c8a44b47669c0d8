//! Backups that the server makes by itself, one after the other in a folder of the host.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use boneyard_store::{BackupError, back_up};
use time::OffsetDateTime;
use tokio::sync::oneshot;

use crate::bounds::{BACKUP_RETRY, WORK_NICE};
use crate::clock;
use crate::metrics::BackupMetrics;
use crate::threads::lower_priority;

/// The folder for backups cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: cannot read the folder for backups: {cause}", folder.display())]
pub struct BackupFolderError {
    /// The folder.
    pub folder: PathBuf,
    /// The error of the system.
    pub cause: io::Error,
}

/// Makes backups of a database.
#[derive(Debug, Clone)]
pub(crate) struct Backups {
    pub(crate) database: PathBuf,
    pub(crate) folder: PathBuf,
    /// How long after one backup the next is made.
    pub(crate) every: Duration,
    /// How many are kept.
    pub(crate) kept: usize,
}

/// How the names of these backups begin and end. Between them stands the time in UTC, so that names sort by it.
const NAME: (&str, &str) = ("boneyard-", ".db");

impl Backups {
    /// Checks that the folder exists.
    pub(crate) fn check(&self) -> Result<(), BackupFolderError> {
        self.made().map(|_| ()).map_err(|cause| BackupFolderError { folder: self.folder.clone(), cause })
    }

    /// Makes a backup whenever one is due, also at once after a start. A backup that fails is logged, and tried again soon.
    pub(crate) async fn keep(self, metrics: BackupMetrics) {
        let made = self.made().unwrap_or_default();
        if let Some(last) = made.last().and_then(|name| made_at_ms(name)) {
            metrics.last_s.set(last / 1000);
        }
        let mut wait = self.until_next(&made, clock::now_ms());
        loop {
            tokio::time::sleep(wait).await;
            wait = match self.clone().make().await {
                Some(Ok((path, bytes))) => {
                    tracing::info!(path = %path.display(), bytes, "Saved the database in {}", path.display());
                    metrics.last_s.set(clock::now_ms() / 1000);
                    self.every
                }
                Some(Err(cause)) => {
                    metrics.failed.inc();
                    tracing::error!("The database could not be saved: {cause}");
                    self.every.min(BACKUP_RETRY)
                }
                None => {
                    metrics.failed.inc();
                    tracing::error!("The database could not be saved: the system allows no more threads");
                    self.every.min(BACKUP_RETRY)
                }
            };
        }
    }

    /// Makes one on a thread of its own, with the lowest priority; `None` if the thread did not start.
    async fn make(self) -> Option<Result<(PathBuf, u64), BackupError>> {
        let (answer, made) = oneshot::channel();
        let now_ms = clock::now_ms();
        let work = move || {
            lower_priority(WORK_NICE);
            // It fails if the server stops meanwhile.
            let _ = answer.send(self.save(now_ms));
        };
        thread::Builder::new().name("backup".into()).spawn(work).ok()?;
        made.await.ok()
    }

    fn save(&self, now_ms: i64) -> Result<(PathBuf, u64), BackupError> {
        let path = self.folder.join(name(now_ms));
        let bytes = back_up(&self.database, &path)?;
        if let Err(cause) = self.tidy() {
            tracing::warn!("Old backups in {} could not be removed: {cause}", self.folder.display());
        }
        Ok((path, bytes))
    }

    /// Removes all but the last backups, and what a crash left of others.
    fn tidy(&self) -> io::Result<()> {
        let made = self.made()?;
        for name in made.iter().rev().skip(self.kept) {
            fs::remove_file(self.folder.join(name))?;
        }
        for file in fs::read_dir(&self.folder)? {
            let path = file?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if name.strip_suffix(".part").is_some_and(|name| made_at_ms(name).is_some()) {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    /// The names of the backups that were made before, the oldest first. Other files in the folder are not touched.
    fn made(&self) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for file in fs::read_dir(&self.folder)? {
            if let Ok(name) = file?.file_name().into_string()
                && made_at_ms(&name).is_some()
            {
                names.push(name);
            }
        }
        names.sort_unstable();
        Ok(names)
    }

    fn until_next(&self, made: &[String], now_ms: i64) -> Duration {
        let Some(last) = made.last().and_then(|name| made_at_ms(name)) else { return Duration::ZERO };
        // If the clock was put back, the next one would otherwise wait too long.
        let age = u64::try_from(now_ms - last).map_or(self.every, Duration::from_millis);
        self.every.saturating_sub(age)
    }
}

/// The name of a backup: `boneyard-20261130T201500Z.db`.
fn name(now_ms: i64) -> String {
    let at = OffsetDateTime::from_unix_timestamp(now_ms / 1000).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (year, month, day) = (at.year(), u8::from(at.month()), at.day());
    let (hour, minute, second) = (at.hour(), at.minute(), at.second());
    format!("{}{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z{}", NAME.0, NAME.1)
}

/// When the backup of this name was made, in milliseconds since 1970; `None` for the name of another file.
fn made_at_ms(name: &str) -> Option<i64> {
    let time = name.strip_prefix(NAME.0)?.strip_suffix(NAME.1)?;
    let (date, time) = time.strip_suffix('Z')?.split_once('T')?;
    if date.len() != 8
        || time.len() != 6
        || !(date.bytes().chain(time.bytes())).all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    let month = time::Month::try_from(date[4..6].parse::<u8>().ok()?).ok()?;
    let date =
        time::Date::from_calendar_date(date[..4].parse().ok()?, month, date[6..].parse().ok()?).ok()?;
    let time =
        time::Time::from_hms(time[..2].parse().ok()?, time[2..4].parse().ok()?, time[4..].parse().ok()?)
            .ok()?;
    Some(date.with_time(time).assume_utc().unix_timestamp() * 1000)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use boneyard_store::{SECRET_BYTES, Store};

    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    const NOON_MS: i64 = 1_796_040_000_000;

    fn in_folder(folder: &Path) -> Backups {
        let backups = folder.join("backups");
        fs::create_dir(&backups).unwrap();
        Backups { database: folder.join("boneyard.db"), folder: backups, every: DAY, kept: 3 }
    }

    #[test]
    fn a_name_says_when_a_backup_was_made() {
        assert_eq!(name(NOON_MS), "boneyard-20261130T120000Z.db");
        for ms in [0, 951_782_400_000, NOON_MS, 4_102_444_799_000] {
            assert_eq!(made_at_ms(&name(ms)), Some(ms));
        }
        for other in [
            "boneyard.db",
            "boneyard-friday.db",
            "boneyard-20261330T120000Z.db",
            "boneyard-20261130T120000Z.db.part",
            "boneyard-20261130T12000ÄZ.db",
            "boneyard-+0261130T120000Z.db",
        ] {
            assert_eq!(made_at_ms(other), None, "{other}");
        }
    }

    #[tokio::test]
    async fn the_last_ones_are_kept_and_other_files_are_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        let backups = in_folder(folder.path());
        Store::open(&backups.database, [7; SECRET_BYTES]).await.unwrap().close().await;
        fs::write(backups.folder.join("notes.txt"), "of the host").unwrap();
        fs::write(backups.folder.join("boneyard-20250101T000000Z.db.part"), "half a page").unwrap();
        for day in 0..5 {
            let (path, bytes) = backups.save(NOON_MS + day * 86_400_000).unwrap();
            assert_eq!(path.metadata().unwrap().len(), bytes);
        }
        assert_eq!(
            backups.made().unwrap(),
            ["boneyard-20261202T120000Z.db", "boneyard-20261203T120000Z.db", "boneyard-20261204T120000Z.db"]
        );
        assert_eq!(fs::read_dir(&backups.folder).unwrap().count(), 4);
    }

    #[test]
    fn the_next_one_is_due_after_the_last() {
        let folder = tempfile::tempdir().unwrap();
        let backups = in_folder(folder.path());
        let hours = |hours: u64| Duration::from_secs(hours * 60 * 60);
        assert_eq!(backups.until_next(&[], NOON_MS), Duration::ZERO);
        let made = [name(NOON_MS)];
        assert_eq!(backups.until_next(&made, NOON_MS + 3_600_000), hours(23));
        assert_eq!(backups.until_next(&made, NOON_MS + 30 * 3_600_000), Duration::ZERO);
        assert_eq!(backups.until_next(&made, NOON_MS - 3_600_000), Duration::ZERO, "the clock was put back");
    }

    #[test]
    fn a_folder_that_is_missing_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let backups = Backups { folder: folder.path().join("none"), ..in_folder(folder.path()) };
        let message = backups.check().unwrap_err().to_string();
        assert!(message.contains("none: cannot read the folder for backups"), "{message}");
    }
}
