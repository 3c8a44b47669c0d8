//! Limits on the size of a club and of an evening, and on what one account may do.

/// Characters of a person's name.
pub const NAME_CHARS_MAX: usize = 24;

/// Members of one club.
pub const MEMBERS_MAX: usize = 2000;

/// Organisers of one club.
pub const ORGANISERS_MAX: usize = 50;

/// Open invitations of one club to become an organiser.
pub const INVITATIONS_MAX: usize = 20;

/// Regulations that one club has saved.
pub const REGULATIONS_MAX: usize = 20;

/// Competitions of one club.
pub const COMPETITIONS_MAX: usize = 100;

/// Versions of the official results of one competition.
pub const OFFICIAL_VERSIONS_MAX: usize = 30;

/// Notes of the organisers of one competition.
pub const COMPETITION_NOTES_MAX: usize = 500;

/// Sessions of one account.
pub const SESSIONS_MAX: usize = 50;

/// Browsers that are known to belong to the person of one account.
pub const DEVICES_MAX: usize = 50;

/// Tokens of one account.
pub const TOKENS_MAX: usize = 20;

/// Passkeys of one account.
pub const PASSKEYS_MAX: usize = 20;

/// Friends and blocked people of one account.
pub const RELATIONS_MAX: usize = 300;

/// Unused links of one evening to further devices of its organiser.
pub const EVENING_LINKS_MAX: usize = 5;

/// Devices of one person that get notices while no page is open.
pub const PUSH_DEVICES_MAX: usize = 10;

/// How long a device gets notices after a page last said that it wants them, in milliseconds: 90 days.
pub const PUSH_KEPT_MS: i64 = 90 * 24 * 60 * 60 * 1000;

/// Notices in a row that do not reach the push service of a device. Then the device is forgotten.
pub const PUSH_FAILURES_MAX: i64 = 10;

/// For how long the last turn at a table with a notice is remembered, in milliseconds: longer than the longest turn.
pub(crate) const PUSH_TURNS_KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1000;
