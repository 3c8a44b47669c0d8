//! The limits that a host can change. Each stands here once: field, flag and key of the file have the same name, and a rate names the limiter
//! that requests count against.

use std::time::Duration;

use boneyard_ids::{EveningId, PersonId};
use boneyard_table::session::SessionBounds;

use super::range::{
    AWAKE, BACKUP_EVERY, BACKUPS_KEPT, BOT, BURST, CLIENTS, CLIENTS_PER_GUEST, CONNECTIONS, EVERY, IDLE,
    LimitError, LimitValue, PING, RUNNING, Range, SHUTDOWN, SILENCE, THREADS, UPLOADS, WAIT, WORK,
    WRONG_CODES, WRONG_CODES_EVERY,
};
use crate::bounds::STORE_RETRY_MAX;
use crate::network::Network;
use crate::rate::RateLimiter;

/// A limit: a flag of `boneyard serve`, and a key of its configuration file.
#[derive(Debug)]
pub struct Limit {
    /// The name of the field in [`Limits`].
    pub field: &'static str,
    doc: &'static str,
    /// The heading of its group in the help.
    pub heading: &'static str,
    range: Range,
    get: fn(&Limits) -> LimitValue,
    set: fn(&mut Limits, LimitValue),
}

impl Limit {
    /// The name of the flag and of the key.
    pub fn name(&self) -> String {
        self.field.replace('_', "-")
    }

    /// What it limits.
    pub fn doc(&self) -> &'static str {
        self.doc.trim_start()
    }

    /// Whether its values are times.
    pub fn is_time(&self) -> bool {
        self.range.is_of_times()
    }

    /// Its value.
    pub fn get(&self, limits: &Limits) -> LimitValue {
        (self.get)(limits)
    }

    /// Reads a value and checks its range. Times have a unit.
    ///
    /// ```
    /// use boneyard_server::Limits;
    ///
    /// let limit = Limits::ALL.iter().find(|limit| limit.name() == "work-time").unwrap();
    /// assert_eq!(limit.read("30s")?.to_string(), "30s");
    /// assert!(limit.read("30").is_err());
    /// # Ok::<_, boneyard_server::LimitError>(())
    /// ```
    pub fn read(&self, text: &str) -> Result<LimitValue, LimitError> {
        self.range.read(text, self.get(&Limits::default()))
    }

    /// Sets a value that [`Limit::read`] returned for this limit.
    pub fn set(&self, limits: &mut Limits, value: LimitValue) {
        (self.set)(limits, value);
    }
}

/// A type of fields in [`Limits`].
trait LimitField: Copy {
    fn value(self) -> LimitValue;
    /// Stores a value of the same kind.
    fn store(&mut self, value: LimitValue);
}

impl LimitField for u32 {
    fn value(self) -> LimitValue {
        LimitValue::Count(self)
    }

    fn store(&mut self, value: LimitValue) {
        if let LimitValue::Count(count) = value {
            *self = count;
        }
    }
}

impl LimitField for usize {
    fn value(self) -> LimitValue {
        LimitValue::Count(u32::try_from(self).unwrap_or(u32::MAX))
    }

    fn store(&mut self, value: LimitValue) {
        if let LimitValue::Count(count) = value {
            *self = count as usize;
        }
    }
}

impl LimitField for Duration {
    fn value(self) -> LimitValue {
        LimitValue::Time(self)
    }

    fn store(&mut self, value: LimitValue) {
        if let LimitValue::Time(time) = value {
            *self = time;
        }
    }
}

/// Makes [`Limits`] and [`Rates`] from groups of `/// Doc. field: type = default, RANGE;`.
///
/// A rate is a pair: so many are allowed at once, and one more after each time that ends in `_every`. The first of the pair names its limiters
/// in [`Rates`], and the key that they count by. Limiters that a host cannot set come last.
macro_rules! limits {
    (
        $($heading:literal {
            $(
                $(#[doc = $doc:literal])+ $field:ident: $type:ty = $default:expr, $range:expr
                $(=> $($rate:ident),+: RateLimiter<$key:ty> {
                    $(#[doc = $every_doc:literal])+ $every:ident: Duration = $every_default:expr, $every_range:expr;
                })?;
            )+
        })+
        fixed { $($(#[doc = $fixed_doc:literal])+ $fixed:ident: RateLimiter<$fixed_key:ty> = $burst:expr, $fixed_every:expr;)+ }
    ) => {
        /// Limits that a host may need to change. A rate is a pair: so many are allowed at once, and one more after each
        /// time that ends in `_every`.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Limits {
            $($($(#[doc = $doc])+ pub $field: $type, $($(#[doc = $every_doc])+ pub $every: Duration,)?)+)+
        }

        impl Default for Limits {
            fn default() -> Self {
                Limits { $($($field: $default, $($every: $every_default,)?)+)+ }
            }
        }

        impl Limits {
            /// All limits, in the order of the help.
            pub const ALL: &[Limit] = &[$($(
                limit!($field, concat!($($doc),+), $heading, $range),
                $(limit!($every, concat!($($every_doc),+), $heading, $every_range),)?
            )+)+];
        }

        /// A limiter for each rate that requests count against.
        pub(crate) struct Rates {
            $($($($(
                #[doc = concat!("Limited by [`Limits::", stringify!($field), "`].")]
                pub(crate) $rate: RateLimiter<$key>,
            )+)?)+)+
            $($(#[doc = $fixed_doc])+ pub(crate) $fixed: RateLimiter<$fixed_key>,)+
        }

        impl Rates {
            pub(crate) fn new(limits: &Limits) -> Self {
                Rates {
                    $($($($($rate: RateLimiter::new(limits.$field, limits.$every),)+)?)+)+
                    $($fixed: RateLimiter::new($burst, $fixed_every),)+
                }
            }
        }
    };
}

/// The entry of a field in [`Limits::ALL`].
macro_rules! limit {
    ($field:ident, $doc:expr, $heading:expr, $range:expr) => {
        Limit {
            field: stringify!($field),
            doc: $doc,
            heading: $heading,
            range: $range,
            get: |limits| limits.$field.value(),
            set: |limits, value| limits.$field.store(value),
        }
    };
}

limits! {
    "Limits by network, which is an IPv4 address or a /56 of IPv6, such as one home or one hall" {
        /// New visitors from one network at once. A school or a large club behind one address may need more.
        guests_per_network: u32 = 200, BURST => new_guests: RateLimiter<Network> {
            /// How soon a network may bring one more visitor.
            guests_per_network_every: Duration = Duration::from_secs(1), EVERY;
        };
        /// Accounts that one network may open at once.
        accounts_per_network: u32 = 50, BURST => new_accounts: RateLimiter<Network> {
            /// How soon a network may open one more account.
            accounts_per_network_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// How often one network may sign in or ask for a new password at once, on devices where nobody has signed in before.
        /// Passkeys count apart.
        sign_ins_per_network: u32 = 100, BURST => sign_ins, passkey_questions: RateLimiter<Network> {
            /// How soon a network may sign in one more time.
            sign_ins_per_network_every: Duration = Duration::from_secs(5), EVERY;
        };
        /// Tables that one network may open at once.
        tables_per_network: u32 = 300, BURST => new_tables_of_networks: RateLimiter<Network> {
            /// How soon a network may open one more table.
            tables_per_network_every: Duration = Duration::from_secs(2), EVERY;
        };
        /// Tournaments that one network may open at once.
        tournaments_per_network: u32 = 50, BURST => new_tournaments_of_networks: RateLimiter<Network> {
            /// How soon a network may open one more tournament.
            tournaments_per_network_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// Views of tournaments that one network may ask for at once. A page asks again when something has changed.
        tournament_views_per_network: u32 = 3_000, BURST => tournament_views: RateLimiter<Network> {
            /// How soon a network may ask for one more view.
            tournament_views_per_network_every: Duration = Duration::from_millis(10), EVERY;
        };
        /// Reports about other people that one network may send at once.
        reports_per_network: u32 = 60, BURST => reports_of_networks: RateLimiter<Network> {
            /// How soon a network may send one more report.
            reports_per_network_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// Clubs that one network may open at once.
        clubs_per_network: u32 = 100, BURST => new_clubs_of_networks: RateLimiter<Network> {
            /// How soon a network may open one more club.
            clubs_per_network_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// Club nights that one network may open at once.
        evenings_per_network: u32 = 100, BURST => new_evenings_of_networks: RateLimiter<Network> {
            /// How soon a network may open one more club night.
            evenings_per_network_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// Wrong join codes that one network may try at once.
        wrong_codes_per_network: u32 = 40, BURST => wrong_codes_of_networks: RateLimiter<Network> {
            /// How soon a network may try one more wrong code.
            wrong_codes_per_network_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// E-mail addresses that one network may enter at clubs at once. More would help strangers to find members.
        emails_per_network: u32 = 40, BURST => email_checks_of_networks: RateLimiter<Network> {
            /// How soon a network may enter one more e-mail address.
            emails_per_network_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// Sheets, seatings and uploaded files that one network may ask for at once.
        long_work_per_network: u32 = 200, BURST => long_work: RateLimiter<Network> {
            /// How soon a network may ask for one more of them.
            long_work_per_network_every: Duration = Duration::from_secs(1), EVERY;
        };
        /// Views, rules, lessons and records that one network may ask for at once.
        short_work_per_network: u32 = 3_000, BURST => short_work: RateLimiter<Network> {
            /// How soon a network may ask for one more of them.
            short_work_per_network_every: Duration = Duration::from_millis(20), EVERY;
        };
        /// Open connections of one network.
        connections_per_network: usize = 5_000, CONNECTIONS;
        /// Connections of one network without a request yet. The oldest is closed for a new one.
        waiting_connections_per_network: usize = 128, CONNECTIONS;
        /// Files and lists of one network that are received at the same time. Further ones wait.
        uploads_per_network: usize = 32, UPLOADS;
    }

    "Limits by guest, which is one browser" {
        /// Tables that one guest may open at once.
        tables_per_guest: u32 = 30, BURST => new_tables: RateLimiter<PersonId> {
            /// How soon a guest may open one more table.
            tables_per_guest_every: Duration = Duration::from_secs(10), EVERY;
        };
        /// How often one guest may ask for opponents at once. A person who waits asks every 25 seconds.
        pool_joins_per_guest: u32 = 30, BURST => pool_joins: RateLimiter<PersonId> {
            /// How soon a guest may ask one more time.
            pool_joins_per_guest_every: Duration = Duration::from_secs(2), EVERY;
        };
        /// Invitations to tables that one guest may send at once.
        invites_per_guest: u32 = 20, BURST => invites: RateLimiter<PersonId> {
            /// How soon a guest may send one more invitation.
            invites_per_guest_every: Duration = Duration::from_secs(15), EVERY;
        };
        /// Reports about other people that one guest may send at once.
        reports_per_guest: u32 = 10, BURST => reports: RateLimiter<PersonId> {
            /// How soon a guest may send one more report.
            reports_per_guest_every: Duration = Duration::from_secs(5 * 60), EVERY;
        };
        /// How often one guest may enter, leave or run a tournament at once.
        tournament_acts_per_guest: u32 = 60, BURST => tournament_acts: RateLimiter<PersonId> {
            /// How soon a guest may do so one more time.
            tournament_acts_per_guest_every: Duration = Duration::from_secs(1), EVERY;
        };
        /// How many requests the programs of one account may send at once, with tokens.
        api_requests: u32 = 300, BURST => api_requests: RateLimiter<PersonId> {
            /// How soon they may send one more.
            api_requests_every: Duration = Duration::from_millis(100), EVERY;
        };
        /// Clubs that one guest may open at once.
        clubs_per_guest: u32 = 5, BURST => new_clubs: RateLimiter<PersonId> {
            /// How soon a guest may open one more club.
            clubs_per_guest_every: Duration = Duration::from_secs(10 * 60), EVERY;
        };
        /// Club nights that one guest may open at once.
        evenings_per_guest: u32 = 10, BURST => new_evenings: RateLimiter<PersonId> {
            /// How soon a guest may open one more club night.
            evenings_per_guest_every: Duration = Duration::from_secs(2 * 60), EVERY;
        };
        /// How often one guest may join club nights at once, under any name.
        joins_per_guest: u32 = 8, BURST => joins_of_guests: RateLimiter<PersonId> {
            /// How soon a guest may join one more time.
            joins_per_guest_every: Duration = Duration::from_secs(60), EVERY;
        };
        /// How often one guest may sit down at once.
        sits_per_guest: u32 = 60, BURST => sits: RateLimiter<PersonId> {
            /// How soon a guest may sit down one more time.
            sits_per_guest_every: Duration = Duration::from_secs(5), EVERY;
        };
        /// How often one guest may change the name at once.
        renames_per_guest: u32 = 20, BURST => renames: RateLimiter<PersonId> {
            /// How soon a guest may change the name one more time.
            renames_per_guest_every: Duration = Duration::from_secs(10), EVERY;
        };
        /// E-mail addresses that one guest may enter at clubs at once. More would help strangers to find members.
        emails_per_guest: u32 = 6, BURST => email_checks_of_guests: RateLimiter<PersonId> {
            /// How soon a guest may enter one more e-mail address.
            emails_per_guest_every: Duration = Duration::from_secs(20), EVERY;
        };
        /// Member lists that one guest may import or preview at once.
        lists_per_guest: u32 = 30, BURST => lists: RateLimiter<PersonId> {
            /// How soon a guest may import one more list.
            lists_per_guest_every: Duration = Duration::from_secs(10), EVERY;
        };
        /// Entries at club nights that one guest may send at once. A phone that was offline sends a whole night.
        entries_per_guest: u32 = 3_000, BURST => entries: RateLimiter<PersonId> {
            /// How soon a guest may send one more entry.
            entries_per_guest_every: Duration = Duration::from_millis(200), EVERY;
        };
        /// Pages that one guest may have open at one table or club night.
        clients_per_guest: usize = SessionBounds::STANDARD.clients_per_person_max, CLIENTS_PER_GUEST;
    }

    "Limits by account" {
        /// Tournaments that one account may open at once.
        tournaments_per_account: u32 = 6, BURST => new_tournaments: RateLimiter<PersonId> {
            /// How soon an account may open one more tournament.
            tournaments_per_account_every: Duration = Duration::from_secs(10 * 60), EVERY;
        };
        /// Matches against the same opponent within 24 hours that change ratings. Two people who play for a long evening stay below;
        /// two accounts that lose to each other on purpose do not.
        rated_matches_a_day: u32 = 20, BURST;
        /// Wrong passwords for one name or e-mail from one network at once. More would help strangers to guess it.
        wrong_passwords: u32 = 10, BURST;
        /// How long that network waits then. Each further wrong password doubles the wait, up to 15 minutes.
        wrong_passwords_every: Duration = Duration::from_secs(1), EVERY;
        /// E-mails that the server sends to one account at once. Links for a new password count apart: strangers can ask for them.
        mails_per_account: u32 = 5, BURST => mails, reset_mails: RateLimiter<PersonId> {
            /// How soon it sends one more.
            mails_per_account_every: Duration = Duration::from_secs(10 * 60), EVERY;
        };
    }

    "Limits of tables" {
        /// Tables that are not finished.
        tables: usize = 20_000, RUNNING;
        /// Pages that may be open at one table, with spectators.
        clients_per_table: usize = SessionBounds::STANDARD.clients_max, CLIENTS;
        /// Commands that one page may send to a table at once.
        commands_per_client: u32 = 100, BURST;
        /// How soon a page may send one more command.
        commands_per_client_every: Duration = Duration::from_millis(20), EVERY;
        /// How long a table without visitors stays open before its first match.
        table_idle_before_match: Duration = Duration::from_millis(SessionBounds::STANDARD.idle_waiting_ms), IDLE;
        /// How long a table without visitors stays open during a match.
        table_idle_in_match: Duration = Duration::from_millis(SessionBounds::STANDARD.idle_playing_ms), IDLE;
        /// How long a table without visitors stays open after a match.
        table_idle_after_match: Duration = Duration::from_millis(SessionBounds::STANDARD.idle_over_ms), IDLE;
        /// How long a table without visitors stays in memory, if no clock runs. The next visitor waits for the database.
        table_awake: Duration = Duration::from_millis(SessionBounds::STANDARD.awake_ms), AWAKE;
        /// How long a slow match waits for an absent player before the player gets an e-mail about it, if the player wants one.
        turn_mail_after: Duration = Duration::from_secs(10 * 60), WAIT;
        /// How long a slow match waits for an absent player before the player's devices get a notice, if the player wants one.
        turn_push_after: Duration = Duration::from_secs(60), WAIT;
        /// How long a bot may think about one move.
        bot_time: Duration = Duration::from_millis(20), BOT;
    }

    "Limits of the lobby" {
        /// Pages that may follow the lobby. Further ones ask for it twice a minute.
        lobby_pages: usize = 20_000, CONNECTIONS;
    }

    "Limits of tournaments" {
        /// Tournaments that are not closed.
        tournaments: usize = 500, RUNNING;
    }

    "Limits of club nights" {
        /// Club nights that are open or being read.
        evenings: usize = 4_000, RUNNING;
        /// Closed club nights that are being read.
        closed_evenings: usize = 200, RUNNING;
        /// Pages that may be open at one club night, with screens and spectators.
        clients_per_evening: usize = 1_000, CLIENTS;
        /// Players who may join one club night at once.
        joins_per_evening: u32 = 2_000, BURST => joins_of_evenings: RateLimiter<EveningId> {
            /// How soon one more player may join.
            joins_per_evening_every: Duration = Duration::from_secs(2), EVERY;
        };
        /// Wrong join codes for one club night at once. A new code resets the count.
        wrong_codes_per_evening: u32 = 1_000, WRONG_CODES => wrong_codes_of_evenings: RateLimiter<EveningId> {
            /// How soon one more wrong code for that club night is allowed.
            wrong_codes_per_evening_every: Duration = Duration::from_secs(10), WRONG_CODES_EVERY;
        };
        /// Wrong join codes of all visitors together at once.
        wrong_codes: u32 = 2_000, WRONG_CODES => wrong_codes: RateLimiter<()> {
            /// How soon one more wrong code is allowed.
            wrong_codes_every: Duration = Duration::from_secs(2), WRONG_CODES_EVERY;
        };
    }

    "Backups" {
        /// How long after one backup the next is made, if there is a `backup-folder`.
        backup_every: Duration = Duration::from_secs(24 * 60 * 60), BACKUP_EVERY;
        /// How many of these backups are kept.
        backups_kept: usize = 7, BACKUPS_KEPT;
    }

    "Limits of connections and computations" {
        /// Open connections. The system's limit of open files may lower this number.
        connections: usize = 100_000, CONNECTIONS;
        /// Connections without a request yet. The oldest is closed for a new one.
        waiting_connections: usize = 512, CONNECTIONS;
        /// Files and lists that are received at the same time. Further ones wait.
        uploads: usize = 64, UPLOADS;
        /// Sheets, lists and seatings computed at the same time. Each uses one processor; the default is half of all.
        work_at_once: usize = half_of_the_processors(), THREADS;
        /// How long one of them may take. A slow machine may need more.
        work_time: Duration = Duration::from_secs(10), WORK;
    }

    "Waits" {
        /// How long a browser may take to send the head of a request, and may rest between two requests.
        header_wait: Duration = Duration::from_secs(20), WAIT;
        /// How long a browser may take to send a file or a list.
        body_wait: Duration = Duration::from_secs(15), WAIT;
        /// How long a whole request may take. Open pages of tables and club nights are not limited.
        request_wait: Duration = Duration::from_secs(60), WAIT;
        /// How long a new page may take to send its first message.
        hello_wait: Duration = Duration::from_secs(10), WAIT;
        /// How long a page may read nothing while messages wait for it.
        send_wait: Duration = Duration::from_secs(10), WAIT;
        /// How long a page may be silent until the server asks whether it is still there.
        ping_every: Duration = Duration::from_secs(15), PING;
        /// How long a page may be silent until it is disconnected. It comes back by itself.
        silence_wait: Duration = Duration::from_secs(40), SILENCE;
        /// How long requests in progress may take when the server stops.
        shutdown_wait: Duration = Duration::from_secs(5), SHUTDOWN;
    }

    fixed {
        /// Limits the searches of one network over all matches, with leaderboards and statistics.
        searches: RateLimiter<Network> = 60, Duration::from_secs(1);
        /// Limits how often one person says that a device wants notices.
        push_devices: RateLimiter<PersonId> = 20, Duration::from_secs(60);
        /// Limits how often the people of one network say so.
        push_devices_of_networks: RateLimiter<Network> = 200, Duration::from_secs(5);
        /// Limits the notices that the devices of one person get.
        pushes: RateLimiter<PersonId> = 10, Duration::from_secs(60);
        /// Limits how often one person asks to hear when someone comes.
        wishes: RateLimiter<PersonId> = 30, Duration::from_secs(10);
    }
}

/// Half of the processors, at least one. The other half stays free for tables.
fn half_of_the_processors() -> usize {
    std::thread::available_parallelism().map_or(1, |processors| (processors.get() / 2).max(1))
}

impl Limits {
    /// The limits of a table's session.
    pub fn table_session(&self) -> SessionBounds {
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        SessionBounds {
            clients_max: self.clients_per_table,
            clients_per_person_max: self.clients_per_guest,
            idle_waiting_ms: ms(self.table_idle_before_match),
            idle_playing_ms: ms(self.table_idle_in_match),
            idle_over_ms: ms(self.table_idle_after_match),
            awake_ms: ms(self.table_awake),
            retry_max_ms: ms(STORE_RETRY_MAX),
            ..SessionBounds::STANDARD
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_in_range_and_agree() {
        let defaults = Limits::default();
        let mut copy = defaults.clone();
        for limit in Limits::ALL {
            let value = limit.get(&defaults);
            assert_eq!(limit.read(&value.to_string()), Ok(value), "{}", limit.name());
            limit.set(&mut copy, value);
        }
        assert_eq!(copy, defaults);
        assert_eq!(defaults.table_session(), SessionBounds::STANDARD);
    }

    #[test]
    fn each_limit_sets_its_own_field() {
        for limit in Limits::ALL {
            let text = if limit.is_time() { "3s" } else { "77" };
            let mut limits = Limits::default();
            let value = limit.read(text).or_else(|_| limit.read("3m")).unwrap();
            limit.set(&mut limits, value);
            let changed: Vec<_> = Limits::ALL
                .iter()
                .filter(|other| other.get(&limits) != other.get(&Limits::default()))
                .map(|other| other.field)
                .collect();
            assert_eq!(changed, [limit.field]);
        }
    }
}
