//! Every bound of the server, by name. A full queue is an answer, not a surprise.

use std::time::Duration;

/// Messages that wait for a table before those who bring more are told that it is busy.
pub(crate) const TABLE_MAILBOX_MAX: usize = 256;

/// Frames that wait for one client's socket before that client is cut; it resumes where it left off.
pub(crate) const OUTBOX_FRAMES_MAX: usize = 256;

/// Bytes of one message from a client.
pub(crate) const CLIENT_MESSAGE_BYTES_MAX: usize = 4096;

/// Bytes of the body of an HTTP request.
pub(crate) const REQUEST_BYTES_MAX: usize = 16 * 1024;

/// Clients at one table, players and spectators together.
pub(crate) const SOCKETS_PER_TABLE_MAX: usize = 200;

/// Tables that are not over, on the whole server.
pub(crate) const TABLES_MAX: usize = 20_000;

/// Tables one guest may open at once, and how soon one more is allowed.
pub(crate) const TABLES_PER_GUEST_BURST: u32 = 30;
/// See [`TABLES_PER_GUEST_BURST`].
pub(crate) const TABLES_PER_GUEST_EVERY: Duration = Duration::from_secs(10);

/// New guests from one address at once, and how soon one more is allowed.
pub(crate) const GUESTS_PER_ADDRESS_BURST: u32 = 200;
/// See [`GUESTS_PER_ADDRESS_BURST`].
pub(crate) const GUESTS_PER_ADDRESS_EVERY: Duration = Duration::from_secs(1);

/// Clubs one guest may open at once, and how soon one more is allowed.
pub(crate) const CLUBS_PER_GUEST_BURST: u32 = 5;
/// See [`CLUBS_PER_GUEST_BURST`].
pub(crate) const CLUBS_PER_GUEST_EVERY: Duration = Duration::from_secs(10 * 60);

/// E-mails one guest may ask a club about at once, and how soon one more is allowed: nobody shall find out by trying
/// whom a club knows.
pub(crate) const EMAILS_PER_GUEST_BURST: u32 = 6;
/// See [`EMAILS_PER_GUEST_BURST`].
pub(crate) const EMAILS_PER_GUEST_EVERY: Duration = Duration::from_secs(20);

/// The same for one address, behind which a whole club may come at once.
pub(crate) const EMAILS_PER_ADDRESS_BURST: u32 = 80;
/// See [`EMAILS_PER_ADDRESS_BURST`].
pub(crate) const EMAILS_PER_ADDRESS_EVERY: Duration = Duration::from_secs(10);

/// Lists of members one guest may have read at once, previews among them, and how soon one more is allowed.
pub(crate) const LISTS_PER_GUEST_BURST: u32 = 30;
/// See [`LISTS_PER_GUEST_BURST`].
pub(crate) const LISTS_PER_GUEST_EVERY: Duration = Duration::from_secs(10);

/// Bytes of a list of members.
pub(crate) const LIST_BYTES_MAX: usize = 512 * 1024;

/// Faults that are told of one list.
pub(crate) const LIST_FAULTS_MAX: usize = 50;

/// How long an invitation holds, in milliseconds: a week.
pub(crate) const INVITATION_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Evenings that go on or are looked at, on the whole server.
pub(crate) const EVENINGS_MAX: usize = 4_000;

/// Evenings one guest may open at once, and how soon one more is allowed.
pub(crate) const EVENINGS_PER_GUEST_BURST: u32 = 10;
/// See [`EVENINGS_PER_GUEST_BURST`].
pub(crate) const EVENINGS_PER_GUEST_EVERY: Duration = Duration::from_secs(2 * 60);

/// Codes of evenings one address may try at once, and how soon one more is allowed. A whole room may come from one address at
/// once, and nobody shall find an evening by trying.
pub(crate) const CODES_PER_ADDRESS_BURST: u32 = 300;
/// See [`CODES_PER_ADDRESS_BURST`].
pub(crate) const CODES_PER_ADDRESS_EVERY: Duration = Duration::from_secs(2);

/// How often a code is drawn again that another open evening has.
pub(crate) const CODE_TRIES_MAX: u32 = 20;

/// Bytes of the body that opens an evening: the file in quotes.
pub(crate) const OPEN_EVENING_BYTES_MAX: usize = 1024 * 1024;

/// Bytes of one message from an organiser's device: a file or a line-up with its seating.
pub(crate) const EVENING_MESSAGE_BYTES_MAX: usize = 1024 * 1024;

/// Messages that wait for an evening before those who bring more have to wait too.
pub(crate) const EVENING_MAILBOX_MAX: usize = 256;

/// Clients at one evening, screens and those who only look on among them.
pub(crate) const SOCKETS_PER_EVENING_MAX: usize = 1_000;

/// Entries one guest may send at once, and how soon one more is allowed. What a device has gathered in a whole evening without a
/// network comes at once.
pub(crate) const ENTRIES_PER_GUEST_BURST: u32 = 3_000;
/// See [`ENTRIES_PER_GUEST_BURST`].
pub(crate) const ENTRIES_PER_GUEST_EVERY: Duration = Duration::from_millis(200);

/// Entries that are stored together.
pub(crate) const ENTRIES_GROUP_MAX: usize = 64;

/// Entries of one evening.
pub(crate) const EVENING_ENTRIES_MAX: usize = 12_000;

/// Bytes of all entries of one evening.
pub(crate) const EVENING_BYTES_MAX: usize = 16 * 1024 * 1024;

/// Entries in one message to a client that catches up. All of an evening fits into an outbox.
pub(crate) const CATCH_UP_ENTRIES: usize = 64;

/// How soon those who are somebody in an evening are told who can be reached.
pub(crate) const PRESENCE_EVERY: Duration = Duration::from_millis(500);

/// How old the picture of an evening may be that is given to those who ask for it.
pub(crate) const VIEW_AGE_MAX: Duration = Duration::from_secs(1);

/// How long after its last entry an evening counts as abandoned (CLUB-20).
pub(crate) const ABANDONED_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// How long an evening that is closed stays in memory when nobody is there.
pub(crate) const CLOSED_IDLE_MAX: Duration = Duration::from_secs(60);

/// Sheets and seatings of evenings one address may ask for at once, and how soon one more is allowed. A whole room may come from one
/// address.
pub(crate) const WORK_PER_ADDRESS_BURST: u32 = 200;
/// See [`WORK_PER_ADDRESS_BURST`].
pub(crate) const WORK_PER_ADDRESS_EVERY: Duration = Duration::from_secs(1);

/// Sheets and seatings that are made at the same time, on the whole server: each takes a processor.
pub(crate) const WORK_AT_ONCE_MAX: usize = 2;

/// How long one of them may wait for others before its turn comes.
pub(crate) const WORK_WAIT: Duration = Duration::from_secs(20);

/// Those whose rate is remembered; beyond that, those who have waited long enough are forgotten.
pub(crate) const RATE_KEYS_MAX: usize = 100_000;

/// How long a client may take to say hello.
pub(crate) const HELLO_WAIT: Duration = Duration::from_secs(10);

/// How often a silent client is asked whether it is there.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(15);

/// How long a client may stay silent before it counts as gone.
pub(crate) const SILENCE_MAX: Duration = Duration::from_secs(40);

/// How long requests in progress may take once the server was told to stop.
pub(crate) const SHUTDOWN_WAIT: Duration = Duration::from_secs(5);

/// How long a client may take to accept a frame.
pub(crate) const SEND_WAIT: Duration = Duration::from_secs(10);

/// Commands a client may send at once, and how soon one more is allowed.
pub(crate) const COMMANDS_BURST: u32 = 100;
/// See [`COMMANDS_BURST`].
pub(crate) const COMMANDS_EVERY: Duration = Duration::from_millis(20);

/// Tables in one answer of the lobby.
pub(crate) const LOBBY_TABLES_MAX: usize = 100;

/// Events that are sent one by one to a client that comes back; whoever missed more gets a snapshot.
pub(crate) const MISSED_EVENTS_MAX: usize = 64;

/// How soon a table that could not store something tries again, and how seldom at most.
pub(crate) const STORE_RETRY_FIRST: Duration = Duration::from_millis(500);
/// See [`STORE_RETRY_FIRST`].
pub(crate) const STORE_RETRY_MAX: Duration = Duration::from_secs(15);

/// How long a table stays when nobody is there: after its match, before it, and during it.
pub(crate) const IDLE_OVER_MAX: Duration = Duration::from_secs(10 * 60);
/// See [`IDLE_OVER_MAX`].
pub(crate) const IDLE_WAITING_MAX: Duration = Duration::from_secs(60 * 60);
/// See [`IDLE_OVER_MAX`].
pub(crate) const IDLE_PLAYING_MAX: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// How long somebody who sat down may take to open a socket before they count as away.
pub(crate) const ARRIVAL_WAIT: Duration = Duration::from_secs(10);

/// How long a bot may think.
pub(crate) const THOUGHT_MAX: Duration = Duration::from_millis(20);
