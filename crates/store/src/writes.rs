//! All write operations. Each sends a job to the writer and waits until it is on disk.

use tokio::sync::oneshot;

use crate::job::Job;
use crate::{
    Append, AppendError, ClubChange, ClubError, EveningChange, EveningError, Guest, Store, StoreError,
};

impl Store {
    /// Changes a club; when this returns `Ok` the change is on disk.
    pub async fn change_club(&self, change: ClubChange) -> Result<(), ClubError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeClub { change, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Changes an evening; when this returns `Ok` the change is on disk. Repeating an append is harmless.
    pub async fn change_evening(&self, change: EveningChange) -> Result<(), EveningError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeEvening { change, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Stores a guest, or updates the name of a known guest.
    pub async fn save_guest(&self, guest: Guest) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job::SaveGuest { guest, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Appends events; when this returns `Ok` they are on disk. Repeating an append is harmless.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job::Append { append, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Checks that writing works now: the disk has room, and no later server has taken over.
    ///
    /// # Errors
    /// Writing does not work.
    pub async fn check_writable(&self) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job::Check { done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}
