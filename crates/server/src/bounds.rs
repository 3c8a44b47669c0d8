//! The limits that a host cannot change. `config::Limits` has the others, which are flags and keys of a file.
//!
//! These are part of the protocol or of a file format, or other limits depend on them: for example, an outbox has room for
//! a whole evening, and a message for a whole file.

use std::time::Duration;

/// Messages in a table's mailbox. When it is full, senders get
/// [`Problem::TooMany`](boneyard_protocol::Problem::TooMany).
pub(crate) const TABLE_MAILBOX_MAX: usize = 256;

/// How long a command waits while its table's mailbox is full. Then the client gets
/// [`Problem::TooMany`](boneyard_protocol::Problem::TooMany).
pub(crate) const TABLE_MAILBOX_WAIT: Duration = Duration::from_secs(1);

/// How long a person's list of tables waits after a start until the tables of the earlier run are awake.
pub(crate) const TABLES_WAKE_MAX: Duration = Duration::from_secs(5);

/// Tables that are read from the store and replayed at the same time.
pub(crate) const TABLE_RESTORES_AT_ONCE_MAX: usize = 4;

/// How often sleeping tables that nobody needed for too long are closed.
pub(crate) const TABLES_CLOSE_EVERY: Duration = Duration::from_secs(60);

/// Frames in one client's outbox. When it is full, the client is disconnected and may resume.
pub(crate) const OUTBOX_FRAMES_MAX: usize = 256;

/// The nice value of threads for connections and requests: while moves keep every processor busy, they get about a tenth.
pub(crate) const REQUEST_NICE: i32 = 10;

/// The nice value of threads for CPU-heavy work: the lowest priority.
pub(crate) const WORK_NICE: i32 = 19;

/// Bytes of one client message.
pub(crate) const CLIENT_MESSAGE_BYTES_MAX: usize = 4096;

/// Bytes of the body of an HTTP request.
pub(crate) const REQUEST_BYTES_MAX: usize = 16 * 1024;

/// Bytes of a spreadsheet.
pub(crate) const SPREADSHEET_BYTES_MAX: usize = 1024 * 1024;

/// Closed evenings whose results are in memory for competitions.
pub(crate) const COMPETITION_SESSIONS_CACHED_MAX: usize = 600;

/// Bytes of the results of a competition.
pub(crate) const COMPETITION_RESULTS_BYTES_MAX: usize = 8 * 1024 * 1024;

/// Bytes of a list of members, and of the plan of a competition.
pub(crate) const LIST_BYTES_MAX: usize = 512 * 1024;

/// Faults reported for one list.
pub(crate) const LIST_FAULTS_MAX: usize = 50;

/// How long an invitation is valid, in milliseconds: a week.
pub(crate) const INVITATION_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How long a session lives without being used, in milliseconds: half a year.
pub(crate) const SESSION_IDLE_MS: i64 = 183 * 24 * 60 * 60 * 1000;

/// Passwords from one known device at once, right or wrong. Beyond, it counts as unknown.
pub(crate) const DEVICE_TRIES: u32 = 20;
/// How soon a known device may send one more password.
pub(crate) const DEVICE_TRIES_EVERY: Duration = Duration::from_secs(60);

/// How long a network waits after as many wrong passwords as it may send at once, for any names. The wait doubles with each more.
pub(crate) const NETWORK_WAIT: Duration = Duration::from_secs(1);
/// The longest such wait. People who share a network with someone who sends wrong passwords wait as long.
pub(crate) const NETWORK_WAIT_MAX: Duration = Duration::from_secs(30);

/// The longest wait of a network that sends wrong passwords for one name.
pub(crate) const WRONG_PASSWORD_WAIT_MAX: Duration = Duration::from_secs(15 * 60);

/// A name counts as attacked after as many wrong passwords from unknown devices as this number of networks may send at once.
pub(crate) const ATTACKING_NETWORKS: u32 = 10;
/// How soon one of these passwords is forgotten.
pub(crate) const ATTACKED_NAME_EVERY: Duration = Duration::from_secs(60);
/// Passwords for an attacked name that each network may send at once.
pub(crate) const ATTACKED_NAME_FREE: u32 = 1;
/// How long a network waits after these. The wait doubles with each further password, as for other names.
pub(crate) const ATTACKED_NAME_WAIT: Duration = Duration::from_secs(30);

/// Passwords from unknown devices that are checked or wait for it. It is half of [`WORK_QUEUE_MAX`].
pub(crate) const WRONG_PASSWORDS_WAITING_MAX: usize = WORK_QUEUE_MAX / 2;

/// How soon a signed-in person may enter the password one more time to confirm a change.
pub(crate) const CONFIRMATIONS_EVERY: Duration = Duration::from_secs(60);

/// Questions to devices that make or use passkeys, not answered yet. Beyond, the oldest of the network with the most is forgotten.
pub(crate) const PASSKEY_CHALLENGES_MAX: usize = 5_000;

/// How long such a question can be answered.
pub(crate) const PASSKEY_CHALLENGE_TIME: Duration = Duration::from_secs(5 * 60);

/// How long after signing in an account without a password may be changed, in milliseconds.
pub(crate) const SIGN_IN_FRESH_MS: i64 = 10 * 60 * 1000;

/// How often a server that stops looks whether it is the last to use the database.
pub(crate) const STORE_LOOKED_AT_EVERY: Duration = Duration::from_millis(1);

/// How soon a backup that failed is tried again.
pub(crate) const BACKUP_RETRY: Duration = Duration::from_secs(10 * 60);

/// How often the server looks for slow matches that wait for people who are not there.
pub(crate) const TURNS_LOOKED_AT_EVERY: Duration = Duration::from_secs(15);

/// How often the server looks for people who have come to play, while others have asked to hear of it.
pub(crate) const ARRIVALS_LOOKED_FOR_EVERY: Duration = Duration::from_secs(2);

/// For how long someone has waited before others hear of it, in milliseconds. Many find opponents sooner.
pub(crate) const ARRIVED_AFTER_MS: u64 = 2_000;

/// How often the server looks for tournaments that begin soon.
pub(crate) const TOURNAMENTS_LOOKED_AT_EVERY: Duration = Duration::from_secs(5);

/// Notices for devices that wait to be sent. Further ones are dropped.
pub(crate) const PUSHES_WAITING_MAX: usize = 2_000;

/// Notices that are sent to push services at the same time.
pub(crate) const PUSHES_AT_ONCE_MAX: usize = 16;

/// How long a push service may take to accept a notice.
pub(crate) const PUSH_WAIT: Duration = Duration::from_secs(10);

/// Bytes of the answer of a push service that are read: its head.
pub(crate) const PUSH_ANSWER_BYTES_MAX: usize = 16 * 1024;

/// From which time for a turn a match is slow, in seconds: its players get e-mails about their turns.
pub(crate) const SLOW_TURN_S: u32 = 60 * 60;

/// How often the use of a session is stored, in milliseconds: each hour.
pub(crate) const SESSION_USE_MS: i64 = 60 * 60 * 1000;

/// How long a request to a pool waits for opponents. It must end before proxies cut it off, and not when bots come: two people who
/// ask again in that moment would each get bots.
pub(crate) const POOL_ANSWER_WAIT: Duration = Duration::from_secs(25);

/// How long the place of a person in a pool is kept between two requests.
pub(crate) const POOL_KEEPS: Duration = Duration::from_secs(5);

/// How often a request to a pool looks for opponents again, because the bands of ratings have widened or bots may help.
pub(crate) const POOL_MATCHES_EVERY: Duration = Duration::from_secs(1);

/// Devices with which one person may wait in a pool.
pub(crate) const POOL_DEVICES_MAX: usize = 4;

/// People who may wait in all pools together.
pub(crate) const POOL_PEOPLE_MAX: usize = 20_000;

/// Games for which they may wait, all together. A game counts twice for a person who does not mind whether it is rated.
pub(crate) const POOL_PLACES_MAX: usize = 200_000;

/// How often one search for opponents looks at a person who waits. Only a person who does not mind the clock needs so many looks, and
/// only among many people who mind it.
pub(crate) const POOL_STEPS_MAX: usize = 10_000;

/// How soon people who have left a pool are forgotten, after the time for which their place is kept.
pub(crate) const POOL_SWEEP_EVERY: Duration = Duration::from_secs(1);

/// People in the list of those with whom a person played lately.
pub(crate) const RECENT_PARTNERS_MAX: usize = 20;

/// How long a request for a tournament waits for news. It must end before proxies cut it off.
pub(crate) const TOURNAMENT_ANSWER_WAIT: Duration = Duration::from_secs(20);

/// How long an answer with news of a tournament waits for more of them, and how much longer for each entrant. The answer has a
/// part for each entrant, and many wait for it.
pub(crate) const TOURNAMENT_NEWS_GATHER: Duration = Duration::from_millis(100);
/// See [`TOURNAMENT_NEWS_GATHER`].
pub(crate) const TOURNAMENT_NEWS_GATHER_EACH: Duration = Duration::from_millis(4);

/// Requests in the mailbox of a tournament. When it is full, people get
/// [`Problem::TooMany`](boneyard_protocol::Problem::TooMany).
pub(crate) const TOURNAMENT_MAILBOX_MAX: usize = 256;

/// How often a tournament looks at its tables.
pub(crate) const TOURNAMENT_LOOKS_EVERY: Duration = Duration::from_millis(500);

/// How long a tournament rests while nothing is due.
pub(crate) const TOURNAMENT_RESTS: Duration = Duration::from_secs(60);

/// When a tournament tries again to use the store, or to open tables.
pub(crate) const TOURNAMENT_RETRY: Duration = Duration::from_secs(2);

/// Tables that a tournament opens at the same time.
pub(crate) const TOURNAMENT_TABLES_AT_ONCE_MAX: usize = 16;

/// Pairs of a tournament that wait for a partner to confirm them.
pub(crate) const TOURNAMENT_UNCONFIRMED_MAX: usize = 256;

/// For how long a person counts as there between two requests for an arena.
pub(crate) const TOURNAMENT_PRESENCE_KEPT: Duration = Duration::from_secs(3);

/// For how long a person counts as there after saying so.
pub(crate) const TOURNAMENT_STAY: Duration = Duration::from_secs(30);

/// How often those who wait in an arena are paired, in milliseconds.
pub(crate) const ARENA_PAIRS_EVERY_MS: i64 = 3_000;

/// The last matches of an arena that are shown, with those that are open.
pub(crate) const ARENA_PAIRINGS_SHOWN_MAX: usize = 500;

/// How long after its time a tournament waits for enough entrants, in milliseconds: half an hour.
pub(crate) const TOURNAMENT_START_WAIT_MS: i64 = 30 * 60 * 1000;

/// How long outcomes can be corrected after the last match, in milliseconds: an hour.
pub(crate) const TOURNAMENT_CORRECTIONS_MS: i64 = 60 * 60 * 1000;

/// A running tournament without any change for this long is closed, in milliseconds: four days. It is longer than a table
/// without visitors stays open.
pub(crate) const TOURNAMENT_ABANDONED_MS: i64 = 4 * 24 * 60 * 60 * 1000;

/// Closed tournaments that are kept in memory.
pub(crate) const CLOSED_TOURNAMENTS_MAX: usize = 64;

/// For how long a closed tournament is kept in memory.
pub(crate) const CLOSED_TOURNAMENT_KEPT: Duration = Duration::from_secs(60);

/// Ends of sessions that a slow socket may still have to hear of. If there are more, it asks the store.
pub(crate) const SESSION_ENDS_MAX: usize = 64;

/// How long a link to confirm an e-mail or to set a new password is valid, in milliseconds: an hour.
pub(crate) const ACCOUNT_LINK_MS: i64 = 60 * 60 * 1000;

/// Code attempts per guest while one of the limits on wrong codes is reached: the burst, and how soon another one is
/// allowed. Such an attempt can only find an evening with a participant from the same network.
pub(crate) const CODES_IN_SAME_NETWORK_BURST: u32 = 12;
/// See [`CODES_IN_SAME_NETWORK_BURST`].
pub(crate) const CODES_IN_SAME_NETWORK_EVERY: Duration = Duration::from_secs(30);

/// How many codes are drawn for an evening until the server gives up, because other open evenings have them.
pub(crate) const CODE_TRIES_MAX: u32 = 20;

/// Bytes of a request body that opens an evening or asks the engine. It can have an evening file as a JSON string.
pub(crate) const OPEN_EVENING_BYTES_MAX: usize = 1024 * 1024;

/// Bytes of one message from an organiser's device, which can have a file or a line-up with its seating.
pub(crate) const EVENING_MESSAGE_BYTES_MAX: usize = 1024 * 1024;

/// Messages in an evening's mailbox. When it is full, senders wait.
pub(crate) const EVENING_MAILBOX_MAX: usize = 256;

/// Entries stored in one transaction.
pub(crate) const ENTRIES_GROUP_MAX: usize = 64;

/// Entries of one evening. An evening of 64 players and 63 matches has about 16 000.
pub(crate) const EVENING_ENTRIES_MAX: usize = 32_000;

/// Bytes of all entries of one evening.
pub(crate) const EVENING_BYTES_MAX: usize = 16 * 1024 * 1024;

/// Entries of all players of one evening; the rest is reserved for the organiser.
pub(crate) const PLAYERS_ENTRIES_MAX: usize = 26_000;

/// Bytes of the entries of all players of one evening.
pub(crate) const PLAYERS_BYTES_MAX: usize = 12 * 1024 * 1024;

/// Calls, objections, corrections and scorekeeper changes of all players of one evening; the rest is reserved for
/// rounds.
pub(crate) const EVENING_REMARKS_MAX: usize = 10_000;

/// Characters of the log from all players of one evening; the rest is reserved for the organiser's corrections.
pub(crate) const PLAYERS_LOG_CHARS_MAX: usize = 250_000;

/// Entries of one guest in an evening. A scorekeeper of 63 matches makes about 1300.
pub(crate) const GUEST_ENTRIES_MAX: usize = 3_000;

/// Calls for the organiser by one player, per table and match.
pub(crate) const CALLS_PER_PLAYER_MAX: u16 = 8;

/// Objections by one player, per table and match.
pub(crate) const OBJECTIONS_PER_PLAYER_MAX: u16 = 12;

/// Scorekeeper changes by one player, per table and match.
pub(crate) const KEEPERS_PER_PLAYER_MAX: u16 = 16;

/// Corrections by one player, per table and match.
pub(crate) const CORRECTIONS_PER_PLAYER_MAX: u16 = 40;

/// Rounds entered by one player, per table and match. A round that is entered again counts again.
pub(crate) const ROUNDS_PER_PLAYER_MAX: u16 = 300;

/// All other entries by one player, per table and match: presence, leads, answers, results.
pub(crate) const STEPS_PER_PLAYER_MAX: u16 = 60;

/// The highest entry number of a device.
pub(crate) const ENTRY_NUMBER_MAX: u32 = 1_000_000;

/// Entries in one message to a client that is behind. The entries of an evening
/// then need at most 200 messages, which fit into an outbox.
pub(crate) const CATCH_UP_ENTRIES: usize = 160;

/// Removed devices in an evening's list. Further removed devices are also kept out.
pub(crate) const BARRED_LISTED_MAX: u32 = 500;

/// How soon participants of an evening learn of changes in who is connected.
pub(crate) const PRESENCE_EVERY: Duration = Duration::from_millis(500);

/// Bytes of one cached response of an evening.
pub(crate) const CACHED_ANSWER_BYTES_MAX: usize = 512 * 1024;

/// How old a cached view of an evening can be.
pub(crate) const VIEW_AGE_MAX: Duration = Duration::from_secs(1);

/// An evening is closed this long after its last entry (CLUB-20).
pub(crate) const ABANDONED_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a closed evening without clients stays in memory.
pub(crate) const CLOSED_IDLE_MAX: Duration = Duration::from_secs(60);

/// How often the opening hands of some matches are counted.
pub(crate) const HANDS_COUNTED_EVERY: Duration = Duration::from_secs(2);

/// The most matches that are counted each time.
pub(crate) const HANDS_COUNTED_AT_ONCE_MAX: usize = 16;

/// Tables whose events are read at the same time, for their records.
pub(crate) const TABLE_READS_AT_ONCE_MAX: usize = 2;

/// Jobs that wait for a worker thread.
pub(crate) const WORK_QUEUE_MAX: usize = 200;

/// How long a job may wait in the queue.
pub(crate) const WORK_WAIT: Duration = Duration::from_secs(20);

/// Keys with a token bucket of their own, per rate limiter. At this number full buckets are removed; if that frees no
/// room, new keys share one bucket.
pub(crate) const RATE_KEYS_MAX: usize = 100_000;

/// The shortest time between two removals of full buckets.
pub(crate) const RATE_SWEEP_EVERY: Duration = Duration::from_secs(1);

/// Connections that the system queues until they are accepted. After a restart many clients connect at once.
pub(crate) const LISTEN_BACKLOG: u32 = 4_096;

/// Bytes of the head of a request.
pub(crate) const HEADER_BYTES_MAX: usize = 16 * 1024;

/// Headers of a request.
pub(crate) const HEADERS_MAX: usize = 100;

/// The wait after a failed `accept`.
pub(crate) const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// Open files that are kept free for the database and other uses. Connections can use the rest.
pub(crate) const SPARE_FILES: u64 = 64;

/// Bytes of a socket's read buffer, which every open socket keeps. Longer messages get a longer buffer for a moment.
pub(crate) const SOCKET_BUFFER_BYTES: usize = 512;

/// When a new client gets its first ping. After a restart thousands of clients come at once, so pings wait.
pub(crate) const FIRST_PING_AFTER: Duration = Duration::from_secs(2);

/// How often the round trip to a client is measured, with a ping.
pub(crate) const MEASURE_EVERY: Duration = Duration::from_secs(60);

/// How long the server still reads from a connection after its last message, so that the message arrives.
pub(crate) const LINGER_WAIT: Duration = Duration::from_secs(1);

/// The most bytes that are read from a WebSocket during [`LINGER_WAIT`], and discarded.
pub(crate) const LINGER_SOCKET_BYTES_MAX: u64 = 256 * 1024;

/// The most bytes that are read after a refused request during [`LINGER_WAIT`], and discarded. The client may still be
/// uploading a large file.
pub(crate) const LINGER_BODY_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// Pages in the mailbox of the lobby, which come or go. When it is full, they wait.
pub(crate) const LOBBY_MAILBOX_MAX: usize = 256;

/// Tables in the lobby's list.
pub(crate) const LOBBY_TABLES_MAX: usize = 100;

/// The most lines of each list in the lobby of everyone.
pub(crate) const LOBBY_LINES_MAX: usize = 20;

/// The most tournaments in the lobby of everyone.
pub(crate) const LOBBY_TOURNAMENTS_MAX: usize = 5;

/// How long a waiting table stays in the lobby's list after the last person of the table has left, in milliseconds.
pub(crate) const LISTED_AFTER_LEAVING_MS: u64 = 15_000;

/// Tables in a person's list of their own tables.
pub(crate) const OWN_TABLES_MAX: usize = 12;

/// How long a person's list of tables waits for a table that is busy.
pub(crate) const OWN_TABLE_WAIT: Duration = Duration::from_secs(1);

/// How long an evening waits after a store failure until it uses the store again, and the longest such wait of a table.
pub(crate) const STORE_RETRY_MAX: Duration = Duration::from_secs(15);

/// How often an evening looks at its online tables.
pub(crate) const EVENING_TABLES_LOOK_EVERY: Duration = Duration::from_millis(500);
