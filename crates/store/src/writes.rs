//! All write operations. Each operation sends a job to the writer and waits until the job is on disk or has failed.

use tokio::sync::oneshot;

use crate::event_log::AppendJob;
use crate::job::Job;
use crate::{
    AccountChange, AccountError, Append, AppendError, ClubChange, ClubError, EveningChange, EveningError,
    Guest, MatchChange, Store, StoreError, TournamentChange, TournamentError,
};
use crate::{ModerationChange, ModerationError};

impl Store {
    /// Books the ratings of matches that are over and not booked yet, at most a hundred of them. Each match is booked once, however
    /// often this is called. Two opponents change each other's ratings at most `a_day_max` times within 24 hours; their later matches
    /// become unrated.
    pub async fn book_ratings(&self, a_day_max: u32) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::BookRatings { a_day_max, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Changes stored matches; when this returns `Ok` the change is on disk. Repeating the same change is harmless.
    pub async fn change_matches(&self, change: MatchChange) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeMatches { change, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Changes an account; when this returns `Ok` the change is on disk.
    pub async fn change_account(&self, change: AccountChange) -> Result<(), AccountError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeAccount { change, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Changes a club; when this returns `Ok` the change is on disk.
    pub async fn change_club(&self, change: ClubChange) -> Result<(), ClubError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeClub { change, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Changes an evening; when this returns `Ok` the change is on disk. Repeating the same
    /// [`Append`](EveningChange::Append) is harmless.
    pub async fn change_evening(&self, change: EveningChange) -> Result<(), EveningError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeEvening { change, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Makes a change of moderation; when this returns `Ok` it is on disk.
    pub async fn change_moderation(&self, change: ModerationChange) -> Result<(), ModerationError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeModeration { change, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Changes a tournament; when this returns `Ok` the change is on disk.
    pub async fn change_tournament(&self, change: TournamentChange) -> Result<(), TournamentError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::ChangeTournament { change, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Stores a guest, or updates the name and the face of a known guest.
    pub async fn save_guest(&self, guest: Guest) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::SaveGuest { guest, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Appends events; when this returns `Ok` they are on disk. Repeating the same append is harmless.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        self.appends.send(AppendJob { append, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Checks that writing works now: the disk has room, and no later server has taken over.
    ///
    /// # Errors
    /// Writing does not work.
    pub async fn check_writable(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Check { reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}
