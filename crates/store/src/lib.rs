//! Durable storage: the one crate that speaks SQL.
//!
//! A match is its events, and [`Store::append`] returns once they are on disk, so that nothing is shown that a crash
//! could take back. All writing goes through one task, which commits whatever has gathered in one transaction
//! (`writer`); [`Store::open`] explains every way in which a file can be unfit. Today there is one backend, SQLite;
//! `tests/suite` is what a second one has to pass.

mod clubs;
mod error;
mod evenings;
mod guests;
mod open;
mod tables;
mod writer;

pub use clubs::{
    Club, ClubChange, GuestClub, INVITATIONS_MAX, Invitation, MEMBERS_MAX, Member, ORGANISERS_MAX, Organiser,
};
pub use error::{AppendError, ClubError, ClubRefusal, EveningError, EveningRefusal, OpenError, StoreError};
pub use evenings::{
    BarredGuest, ClosedEvening, EVENING_LINKS_MAX, Evening, EveningChange, EveningLink, EveningPerson,
    NewEntry, StoredEntry,
};
pub use guests::Guest;
pub use open::{OpenOptions, QUICK_CHECK_BYTES_MAX};
pub use tables::{Append, NewEvent, StoredEvent, StoredTable};
pub use writer::{GROUP_ROWS_MAX, QUEUE_JOBS_MAX};

use std::fs::File;

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Length of the secret that signs cookies, in bytes.
pub const SECRET_BYTES: usize = 64;

/// An open database. Cheap to share behind an `Arc`.
pub struct Store {
    readers: SqlitePool,
    jobs: mpsc::Sender<writer::Job>,
    writer: JoinHandle<()>,
    epoch: i64,
    secret: [u8; SECRET_BYTES],
    /// Held until the store is closed.
    lock: Option<File>,
}

impl Store {
    /// The number of times this database has been opened for writing; each event carries the one it was written in.
    pub fn epoch(&self) -> i64 {
        self.epoch
    }

    /// The secret that signs cookies. It lives as long as the database.
    pub fn secret(&self) -> &[u8; SECRET_BYTES] {
        &self.secret
    }

    /// Waits until everything accepted so far is on disk, then closes the file.
    pub async fn close(self) {
        drop(self.jobs);
        if self.writer.await.is_err() {
            tracing::error!("The storage writer had stopped before the store was closed");
        }
        self.readers.close().await;
        drop(self.lock);
    }

    /// Checks that something can be written now: the disk has room, and no later server has taken over.
    ///
    /// # Errors
    /// Why nothing can be stored.
    pub async fn check_writable(&self) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(writer::Job::Check { done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}
