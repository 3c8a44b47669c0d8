//! Every bound of the server, by name. A full queue is an answer, not a surprise.

use std::time::Duration;

use boneyard_table::session::SessionBounds;

/// Messages that wait for a table before those who bring more are told that it is busy.
pub(crate) const TABLE_MAILBOX_MAX: usize = 256;

/// Frames that wait for one client's socket before that client is cut; it resumes where it left off.
pub(crate) const OUTBOX_FRAMES_MAX: usize = 256;

/// Bytes of one message from a client.
pub(crate) const CLIENT_MESSAGE_BYTES_MAX: usize = 4096;

/// Bytes of the body of an HTTP request.
pub(crate) const REQUEST_BYTES_MAX: usize = 16 * 1024;

/// Clients of one person at one table or evening: pages and devices.
pub(crate) const CLIENTS_PER_PERSON_MAX: usize = 8;

/// How soon a network may open one more table; `Limits` says how many at once.
pub(crate) const TABLES_PER_NETWORK_EVERY: Duration = Duration::from_secs(2);

/// How soon a network may open one more evening; `Limits` says how many at once.
pub(crate) const EVENINGS_PER_NETWORK_EVERY: Duration = Duration::from_secs(60);

/// Clubs one network may open at once, and how soon one more is allowed.
pub(crate) const CLUBS_PER_NETWORK_BURST: u32 = 100;
/// See [`CLUBS_PER_NETWORK_BURST`].
pub(crate) const CLUBS_PER_NETWORK_EVERY: Duration = Duration::from_secs(60);

/// Requests with long bodies at once, on the whole server and from one network. The others wait.
pub(crate) const UPLOADS_MAX: usize = 64;
/// See [`UPLOADS_MAX`].
pub(crate) const UPLOADS_PER_NETWORK_MAX: usize = 32;

/// How long the body of a request may take to arrive.
pub(crate) const BODY_WAIT: Duration = Duration::from_secs(15);

/// Tables one guest may open at once, and how soon one more is allowed.
pub(crate) const TABLES_PER_GUEST_BURST: u32 = 30;
/// See [`TABLES_PER_GUEST_BURST`].
pub(crate) const TABLES_PER_GUEST_EVERY: Duration = Duration::from_secs(10);

/// How soon one more new guest from a network is allowed; `Limits` says how many at once.
pub(crate) const GUESTS_PER_NETWORK_EVERY: Duration = Duration::from_secs(1);

/// How often one guest may take another name at once, and how soon once more.
pub(crate) const RENAMES_PER_GUEST_BURST: u32 = 20;
/// See [`RENAMES_PER_GUEST_BURST`].
pub(crate) const RENAMES_PER_GUEST_EVERY: Duration = Duration::from_secs(10);

/// Clubs one guest may open at once, and how soon one more is allowed.
pub(crate) const CLUBS_PER_GUEST_BURST: u32 = 5;
/// See [`CLUBS_PER_GUEST_BURST`].
pub(crate) const CLUBS_PER_GUEST_EVERY: Duration = Duration::from_secs(10 * 60);

/// E-mails one guest may ask a club about at once, and how soon one more is allowed: nobody shall find out by trying
/// whom a club knows.
pub(crate) const EMAILS_PER_GUEST_BURST: u32 = 6;
/// See [`EMAILS_PER_GUEST_BURST`].
pub(crate) const EMAILS_PER_GUEST_EVERY: Duration = Duration::from_secs(20);

/// The same for one network, behind which a whole club may come at once.
pub(crate) const EMAILS_PER_NETWORK_BURST: u32 = 40;
/// See [`EMAILS_PER_NETWORK_BURST`].
pub(crate) const EMAILS_PER_NETWORK_EVERY: Duration = Duration::from_secs(60);

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

/// Evenings one guest may open at once, and how soon one more is allowed.
pub(crate) const EVENINGS_PER_GUEST_BURST: u32 = 10;
/// See [`EVENINGS_PER_GUEST_BURST`].
pub(crate) const EVENINGS_PER_GUEST_EVERY: Duration = Duration::from_secs(2 * 60);

/// How soon one more wrong code from a network is allowed; `Limits` says how many at once.
pub(crate) const WRONG_CODES_PER_NETWORK_EVERY: Duration = Duration::from_secs(60);

/// Wrong codes from everywhere at once, and how soon one more is allowed. 160 000 codes are possible, so guessing from many
/// networks has to be slow, too.
pub(crate) const WRONG_CODES_BURST: u32 = 2_000;
/// See [`WRONG_CODES_BURST`].
pub(crate) const WRONG_CODES_EVERY: Duration = Duration::from_secs(2);

/// Wrong codes for one evening at once, and how soon one more is allowed. A new code resets the count.
pub(crate) const WRONG_CODES_PER_EVENING_BURST: u32 = 1_000;
/// See [`WRONG_CODES_PER_EVENING_BURST`].
pub(crate) const WRONG_CODES_PER_EVENING_EVERY: Duration = Duration::from_secs(10);

/// Codes that one guest of a network beyond its limit may still try on evenings with a participant from there, and how soon one more is
/// allowed.
pub(crate) const CODES_BESIDE_OTHERS_BURST: u32 = 12;
/// See [`CODES_BESIDE_OTHERS_BURST`].
pub(crate) const CODES_BESIDE_OTHERS_EVERY: Duration = Duration::from_secs(30);

/// How often a guest may join an evening at once, under this name or that one, and how soon one more is allowed.
pub(crate) const JOINS_PER_GUEST_BURST: u32 = 8;
/// See [`JOINS_PER_GUEST_BURST`].
pub(crate) const JOINS_PER_GUEST_EVERY: Duration = Duration::from_secs(60);

/// How often one evening may be joined at once, and how soon one more is allowed.
pub(crate) const JOINS_PER_EVENING_BURST: u32 = 2_000;
/// See [`JOINS_PER_EVENING_BURST`].
pub(crate) const JOINS_PER_EVENING_EVERY: Duration = Duration::from_secs(2);

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

/// Entries of one evening. An evening of 64 players in 63 matches has some 16 000.
pub(crate) const EVENING_ENTRIES_MAX: usize = 32_000;

/// Bytes of all entries of one evening.
pub(crate) const EVENING_BYTES_MAX: usize = 16 * 1024 * 1024;

/// Entries that players may make together; the rest is kept for the organiser.
pub(crate) const PLAYERS_ENTRIES_MAX: usize = 26_000;

/// Bytes of the entries that players make together.
pub(crate) const PLAYERS_BYTES_MAX: usize = 12 * 1024 * 1024;

/// Calls, objections, corrections and changes of scorekeeper that players may make together; the rest is kept for rounds.
pub(crate) const EVENING_REMARKS_MAX: usize = 10_000;

/// Characters of the log that players may fill together; the rest is kept for the organiser's corrections.
pub(crate) const PLAYERS_LOG_CHARS_MAX: usize = 250_000;

/// Entries of one guest's devices in an evening. A scorekeeper of 63 matches makes about 1 300.
pub(crate) const GUEST_ENTRIES_MAX: usize = 3_000;

/// How often one player may call the organiser from a table in a match.
pub(crate) const ALLOWED_CALLS: u16 = 8;

/// Objections of one player at a table in a match.
pub(crate) const ALLOWED_OBJECTIONS: u16 = 12;

/// How often one player may name a scorekeeper at a table in a match.
pub(crate) const ALLOWED_KEEPERS: u16 = 16;

/// Corrections of one player at a table in a match.
pub(crate) const ALLOWED_CORRECTIONS: u16 = 40;

/// Rounds that one player may enter at a table in a match; those that are told twice count.
pub(crate) const ALLOWED_ROUNDS: u16 = 300;

/// Everything else that one player may enter at a table in a match: who is there, who leads, answers, the end.
pub(crate) const ALLOWED_STEPS: u16 = 60;

/// The highest number a device may give to an entry.
pub(crate) const ENTRY_NUMBER_MAX: u32 = 1_000_000;

/// Entries in one message to a client that catches up. All of an evening fits into an outbox.
pub(crate) const CATCH_UP_ENTRIES: usize = 160;

/// Devices that were let go from an evening and are remembered by name; the others stay out as well.
pub(crate) const BARRED_LISTED_MAX: u32 = 500;

/// How soon those who are somebody in an evening are told who can be reached.
pub(crate) const PRESENCE_EVERY: Duration = Duration::from_millis(500);

/// What is kept of an evening for those who ask for the same: answers of at most so many bytes each.
pub(crate) const KEPT_ANSWER_BYTES_MAX: usize = 512 * 1024;

/// How old the picture of an evening may be that is given to those who ask for it.
pub(crate) const VIEW_AGE_MAX: Duration = Duration::from_secs(1);

/// How long after its last entry an evening counts as abandoned (CLUB-20).
pub(crate) const ABANDONED_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// Evenings that are over and are looked at, on the whole server.
pub(crate) const CLOSED_LOOKED_AT_MAX: usize = 200;

/// How long an evening that is closed stays in memory when nobody is there.
pub(crate) const CLOSED_IDLE_MAX: Duration = Duration::from_secs(60);

/// Sheets, seatings and files that one network may ask for at once, and how soon one more is allowed. A whole room may come from one
/// network.
pub(crate) const LONG_WORK_BURST: u32 = 200;
/// See [`LONG_WORK_BURST`].
pub(crate) const LONG_WORK_EVERY: Duration = Duration::from_secs(1);

/// Views, lists, agreements, lessons and records that one network may ask for at once, and how soon one more is allowed.
pub(crate) const SHORT_WORK_BURST: u32 = 3_000;
/// See [`SHORT_WORK_BURST`].
pub(crate) const SHORT_WORK_EVERY: Duration = Duration::from_millis(20);

/// Tables that are read whole from the store at the same time, for their records.
pub(crate) const TABLE_READS_AT_ONCE_MAX: usize = 2;

/// How long any of that may take before it is stopped.
pub(crate) const WORK_DEADLINE: Duration = Duration::from_secs(10);

/// How much of that waits on the whole server.
pub(crate) const WORK_QUEUE_MAX: usize = 200;

/// How long any of that may wait before its turn comes.
pub(crate) const WORK_WAIT: Duration = Duration::from_secs(20);

/// Those whose rate is remembered; beyond that, those who have waited long enough are forgotten.
pub(crate) const RATE_KEYS_MAX: usize = 100_000;

/// How seldom the limits look for those who have waited long enough.
pub(crate) const RATE_SWEEP_EVERY: Duration = Duration::from_secs(1);

/// Connections that have not asked for anything yet; beyond that, the oldest is cut for a new one.
pub(crate) const WAITING_CONNECTIONS_MAX: usize = 512;

/// The same for one network.
pub(crate) const WAITING_CONNECTIONS_PER_NETWORK_MAX: usize = 128;

/// Connections the system queues before they are accepted: after a restart everybody comes back at once.
pub(crate) const LISTEN_BACKLOG: u32 = 4_096;

/// How long a connection may take to send the head of a request, and stay open between two requests.
pub(crate) const HEADER_WAIT: Duration = Duration::from_secs(20);

/// Bytes of the head of a request.
pub(crate) const HEADER_BYTES_MAX: usize = 16 * 1024;

/// Headers of a request.
pub(crate) const HEADERS_MAX: usize = 100;

/// How long a request may take, its body included. Sockets are no requests once they are open.
pub(crate) const REQUEST_WAIT: Duration = Duration::from_secs(60);

/// How soon connections are accepted again when the system had no room for one.
pub(crate) const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// Files that are kept free for the database and others when connections are counted.
pub(crate) const SPARE_FILES: u64 = 64;

/// Bytes that are read from a socket at once. The library's default of 128 KiB is zeroed at each read.
pub(crate) const SOCKET_BUFFER_BYTES: usize = 4 * 1024;

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

/// How long a connection is read on after the last message, so that the message arrives.
pub(crate) const LINGER_WAIT: Duration = Duration::from_secs(1);

/// Bytes that are read in that time at most.
pub(crate) const LINGER_BYTES_MAX: u64 = 256 * 1024;

/// Commands a client may send at once, and how soon one more is allowed.
pub(crate) const COMMANDS_BURST: u32 = 100;
/// See [`COMMANDS_BURST`].
pub(crate) const COMMANDS_EVERY: Duration = Duration::from_millis(20);

/// Tables in one answer of the lobby.
pub(crate) const LOBBY_TABLES_MAX: usize = 100;

/// What a table's session keeps, and how long it waits.
pub(crate) const TABLE_SESSION: SessionBounds = SessionBounds {
    clients_per_person_max: CLIENTS_PER_PERSON_MAX,
    retry_max_ms: STORE_RETRY_MAX.as_secs() * 1_000,
    ..SessionBounds::STANDARD
};

/// How seldom an evening, or a table at most, tries again that could not store something.
pub(crate) const STORE_RETRY_MAX: Duration = Duration::from_secs(15);

/// How long a bot may think.
pub(crate) const THOUGHT_MAX: Duration = Duration::from_millis(20);
