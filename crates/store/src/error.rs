//! The errors of the store, with messages that tell the host what to do.

use std::path::PathBuf;

use boneyard_ids::{EveningId, TableId, TournamentId};

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder for the file is missing.
    #[error("the folder {} does not exist; create it, or name another file with --database", .0.display())]
    NoFolder(PathBuf),
    /// The path is not a regular file.
    #[error("{} is not a file; name a database file with --database", .0.display())]
    NotAFile(PathBuf),
    /// The file is read-only.
    #[error("{} is read-only; make it writable, or name another file with --database", .0.display())]
    ReadOnly(PathBuf),
    /// The folder is read-only. SQLite keeps its log beside the file.
    #[error("the folder {} is read-only; Boneyard writes its log beside the database file", .0.display())]
    ReadOnlyFolder(PathBuf),
    /// The file is not a database.
    #[error("{} is not a database; name another file with --database", .0.display())]
    NotADatabase(PathBuf),
    /// The database belongs to another program.
    #[error("{} belongs to another program; name another file with --database", .0.display())]
    Foreign(PathBuf),
    /// The database is damaged.
    #[error("{path} is damaged ({detail}); restore it from a backup, or name another file with --database", path = .path.display())]
    Damaged {
        /// The database file.
        path: PathBuf,
        /// What SQLite found, in English.
        detail: String,
    },
    /// The database has migrations that this program does not know.
    #[error("{} was written by a newer Boneyard; update this one", .0.display())]
    Newer(PathBuf),
    /// The disk has no room for the log or the first tables.
    #[error("the disk with {} is full; free some space", .0.display())]
    DiskFull(PathBuf),
    /// Another server has the file open.
    #[error("another server has {} open; stop it first, or name another file with --database", .0.display())]
    InUse(PathBuf),
    /// Another program has locked the file.
    #[error("{} is in use by another program; stop it first", .0.display())]
    Busy(PathBuf),
    /// Another error of the operating system or the database.
    #[error("could not open {path}: {detail}", path = .path.display())]
    Other {
        /// The database file.
        path: PathBuf,
        /// The cause, as reported.
        detail: String,
    },
}

/// Why a database cannot be inspected.
#[derive(Debug, thiserror::Error)]
pub enum InspectError {
    /// The file is missing, is not a database, or its first pages are damaged.
    #[error("{path} cannot be read: {detail}", path = .path.display())]
    Unreadable {
        /// The database file.
        path: PathBuf,
        /// The cause, as reported.
        detail: String,
    },
    /// The database belongs to another program.
    #[error("{} belongs to another program; name a database that `boneyard serve` wrote", .0.display())]
    Foreign(PathBuf),
    /// The database has other migrations than this program.
    #[error("{} was written by another version; use that version, or start this one's server with it once", .0.display())]
    OtherVersion(PathBuf),
}

/// Why a read or a write failed. After [`DiskFull`](Self::DiskFull) or [`Database`](Self::Database) a later attempt can
/// succeed, after the others it cannot.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// The disk has no room.
    #[error("the disk is full")]
    DiskFull,
    /// A later server has opened this database, so this one must not write any more.
    #[error("another server has taken over this database (epoch {theirs}, ours was {ours})")]
    Superseded {
        /// The epoch of this store.
        ours: i64,
        /// The epoch now in the database.
        theirs: i64,
    },
    /// The store is closing, or the writer of the store has stopped.
    #[error("the store is closed")]
    Closed,
    /// A stored event is damaged. Only its table is affected.
    #[error("event {seq} of table {table} is damaged: {what}; `boneyard check` lists all damage")]
    DamagedEvent {
        /// The table.
        table: TableId,
        /// The number of the event.
        seq: u64,
        /// What is wrong, in English.
        what: String,
    },
    /// A stored entry is damaged. Only its evening is affected.
    #[error(
        "entry {seq} of evening {evening} is damaged: its checksum is wrong; `boneyard check` lists all damage"
    )]
    DamagedEntry {
        /// The evening.
        evening: EveningId,
        /// The number of the entry.
        seq: u32,
    },
    /// A stored event of a tournament is damaged. Only this tournament is affected.
    #[error(
        "event {seq} of tournament {tournament} is damaged: its checksum is wrong; `boneyard check` lists all damage"
    )]
    DamagedTournament {
        /// The tournament.
        tournament: TournamentId,
        /// The number of the event.
        seq: u32,
    },
    /// Another error of the database.
    #[error("the database refused: {0}")]
    Database(String),
}

/// Why events were not appended.
#[derive(Debug, Clone, thiserror::Error)]
pub enum AppendError {
    /// Another event has this number, so two tasks append to the same table.
    #[error("event {seq} of table {table} is already stored with different content")]
    Conflict {
        /// The table.
        table: TableId,
        /// The number of both events.
        seq: u64,
    },
    /// The event before is not stored, or the table does not exist.
    #[error("event {seq} of table {table} does not follow the last stored one")]
    Gap {
        /// The table.
        table: TableId,
        /// The number of the event that was not stored.
        seq: u64,
    },
    /// The store failed. It is unknown whether the events were stored, but it is safe to repeat the append.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the store refuses to change a club.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ClubRefusal {
    /// The item to change was removed or never existed.
    #[error("not found; it may have been removed")]
    Gone,
    /// Another member of the club has this e-mail.
    #[error("another member of the club has the e-mail `{0}`")]
    EmailTaken(String),
    /// Another member of the club has this name, and at least one of the two has no e-mail to tell them apart.
    #[error("another member of the club has the name `{0}`")]
    NameTaken(String),
    /// The club would have no organiser.
    #[error("a club needs an organiser; name another one first")]
    LastOrganiser,
    /// The invitation was used or withdrawn, has expired, or never existed.
    #[error("this invitation no longer works; ask an organiser for another one")]
    InvitationOver,
    /// There would be more than [`MEMBERS_MAX`](crate::limits::MEMBERS_MAX).
    #[error("a club has at most {} members", crate::limits::MEMBERS_MAX)]
    TooManyMembers,
    /// There would be more than [`ORGANISERS_MAX`](crate::limits::ORGANISERS_MAX).
    #[error("a club has at most {} organisers", crate::limits::ORGANISERS_MAX)]
    TooManyOrganisers,
    /// There would be more than [`INVITATIONS_MAX`](crate::limits::INVITATIONS_MAX).
    #[error("a club has at most {} open invitations; withdraw one first", crate::limits::INVITATIONS_MAX)]
    TooManyInvitations,
    /// Another regulation of the club has this name.
    #[error("another regulation of the club has the name `{0}`")]
    RegulationTaken(String),
    /// There would be more than [`REGULATIONS_MAX`](crate::limits::REGULATIONS_MAX).
    #[error("a club has at most {} regulations; delete one first", crate::limits::REGULATIONS_MAX)]
    TooManyRegulations,
    /// Another competition of the club has this name.
    #[error("another competition of the club has the name `{0}`")]
    CompetitionTaken(String),
    /// There would be more than [`COMPETITIONS_MAX`](crate::limits::COMPETITIONS_MAX).
    #[error("a club has at most {} competitions; delete one first", crate::limits::COMPETITIONS_MAX)]
    TooManyCompetitions,
    /// Another organiser has changed the competition meanwhile.
    #[error("the competition was changed meanwhile; look at it again")]
    CompetitionChanged,
    /// The competition has official results, so it stays.
    #[error("a competition with official results cannot be deleted")]
    CompetitionOfficial,
    /// There would be more than [`OFFICIAL_VERSIONS_MAX`](crate::limits::OFFICIAL_VERSIONS_MAX).
    #[error("a competition has at most {} official versions", crate::limits::OFFICIAL_VERSIONS_MAX)]
    TooManyVersions,
    /// There would be more than [`COMPETITION_NOTES_MAX`](crate::limits::COMPETITION_NOTES_MAX).
    #[error("a competition has at most {} notes", crate::limits::COMPETITION_NOTES_MAX)]
    TooManyNotes,
}

/// Why a club was not changed.
#[derive(Debug, Clone, thiserror::Error)]
pub enum ClubError {
    /// The state of the club does not allow the change.
    #[error(transparent)]
    Refused(#[from] ClubRefusal),
    /// The store failed. It is unknown whether the change was stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the store refuses to change an account.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AccountRefusal {
    /// The account or the session was removed or never existed.
    #[error("not found; it may have been removed")]
    Gone,
    /// Another account has this name, which looks like the one that was chosen.
    #[error("another account has the name `{0}`")]
    NameTaken(String),
    /// The link was used, has expired, or never existed.
    #[error("this link no longer works; ask for another one")]
    LinkOver,
    /// The account has as many tokens as it may have.
    #[error("too many tokens; withdraw one first")]
    TooManyTokens,
    /// The account has as many passkeys as it may have.
    #[error("too many passkeys; remove one first")]
    TooManyPasskeys,
    /// The account has no password, and this is its last passkey.
    #[error("nobody could sign in without this passkey; set a password first")]
    LastPasskey,
    /// The person knows as many people as an account may.
    #[error("too many friends and blocked people; remove one first")]
    TooManyRelations,
    /// The person has played, so the account cannot become a bot account.
    #[error("the account has played matches already; open another one for the bot")]
    HasPlayed,
}

/// Why an account was not changed.
#[derive(Debug, Clone, thiserror::Error)]
pub enum AccountError {
    /// The state of the account does not allow the change.
    #[error(transparent)]
    Refused(#[from] AccountRefusal),
    /// The store failed. It is unknown whether the change was stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the store refuses a change of moderation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModerationRefusal {
    /// There is no such report or sanction.
    #[error("not found; it may have been removed")]
    Gone,
    /// The reporter has reported this person there already.
    #[error("this person is reported already")]
    Reported,
    /// It is about the person who asks, or it is the person's own.
    #[error("this is about the person who asks, or it is their own")]
    Own,
    /// It is decided or over already.
    #[error("it is decided already")]
    Decided,
    /// The person has appealed already.
    #[error("there is an appeal already")]
    Appealed,
}

/// Why a change of moderation was not made.
#[derive(Debug, Clone, thiserror::Error)]
pub enum ModerationError {
    /// The state does not allow the change.
    #[error(transparent)]
    Refused(#[from] ModerationRefusal),
    /// The store failed. It is unknown whether the change was stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the store refuses to change an evening.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EveningRefusal {
    /// The item to change was removed or never existed.
    #[error("not found; it may have been removed")]
    Gone,
    /// Another open evening has this code.
    #[error("another open evening has this code")]
    CodeTaken,
    /// The person is in another open evening, on this or another device (CLUB-20).
    #[error("this person is in the evening {evening}, which is open")]
    Elsewhere {
        /// The id of that evening.
        evening: EveningId,
    },
    /// An organiser removed this guest from the evening, and the guest has not been readmitted.
    #[error("the organiser removed this device; ask the organiser to readmit it")]
    Barred,
    /// Another guest has already joined as this player.
    #[error("another device has joined as this player")]
    Taken,
    /// The link was used or withdrawn, or never existed.
    #[error("this link no longer works; make another one")]
    LinkOver,
    /// There would be more than [`EVENING_LINKS_MAX`](crate::limits::EVENING_LINKS_MAX).
    #[error("an evening has at most {} open links; withdraw one first", crate::limits::EVENING_LINKS_MAX)]
    TooManyLinks,
    /// Another entry has this number in the evening or on the device, so two tasks append to the same evening.
    #[error("entry {seq} of evening {evening} is already stored with different content")]
    Conflict {
        /// The evening.
        evening: EveningId,
        /// The number in the evening of the entry that was not stored.
        seq: u32,
    },
}

/// Why an evening was not changed.
#[derive(Debug, Clone, thiserror::Error)]
pub enum EveningError {
    /// The state of the evening does not allow the change.
    #[error(transparent)]
    Refused(#[from] EveningRefusal),
    /// The store failed. It is unknown whether the change was stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the store refuses to change a tournament.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TournamentRefusal {
    /// Another event has this number, or the one before it is missing. So two tasks append to the same tournament.
    #[error("event {seq} of tournament {tournament} does not follow the last stored one")]
    Conflict {
        /// The tournament.
        tournament: TournamentId,
        /// The number of the first event that was not stored.
        seq: u32,
    },
}

/// Why a tournament was not changed.
#[derive(Debug, Clone, thiserror::Error)]
pub enum TournamentError {
    /// The state of the tournament does not allow the change.
    #[error(transparent)]
    Refused(#[from] TournamentRefusal),
    /// The store failed. It is unknown whether the change was stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The primary result codes of SQLite that the store explains with messages of its own.
pub(crate) mod code {
    pub(crate) const BUSY: u32 = 5;
    pub(crate) const LOCKED: u32 = 6;
    pub(crate) const READONLY: u32 = 8;
    pub(crate) const CORRUPT: u32 = 11;
    pub(crate) const FULL: u32 = 13;
    pub(crate) const CANTOPEN: u32 = 14;
    pub(crate) const NOTADB: u32 = 26;
}

/// The primary result code, which is the low byte of an extended code.
pub(crate) fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let code: u32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match primary_code(&error) {
            Some(code::FULL) => StoreError::DiskFull,
            _ => StoreError::Database(error.to_string()),
        }
    }
}
