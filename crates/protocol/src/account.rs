//! Bodies of HTTP requests and responses about accounts. An account gives a person a name that nobody else has, and the
//! same tables, clubs and settings on every device.

use boneyard_ids::SessionId;
use serde::{Deserialize, Serialize};

use crate::passkeys::AccountPasskey;
use crate::tokens::TokenScope;

/// The shortest password, in characters (NIST SP 800-63B, section 5.1.1.2).
pub const PASSWORD_CHARS_MIN: usize = 8;

/// The longest password, in bytes of UTF-8, so that hashing it takes no longer than hashing a sentence.
pub const PASSWORD_BYTES_MAX: usize = 256;

/// The longest settings of an account as JSON, in bytes.
pub const SETTINGS_BYTES_MAX: usize = 4_096;

/// The longest text about a device in a list of sessions, in characters.
pub const DEVICE_CHARS_MAX: usize = 160;

/// So many exits from rated matches in 24 hours, each before everyone has acted, make a person wait for the next rated match.
pub const COOLING_OFF_EXITS: u32 = 3;

/// The first such wait, in minutes. Each further exit doubles it.
pub const COOLING_OFF_MINUTES: u32 = 15;

/// The longest such wait, in hours.
pub const COOLING_OFF_HOURS_MAX: u32 = 4;

/// Makes the guest of this browser an account. Tables, clubs and matches of the guest stay the person's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenAccount {
    /// The name that others see, 1 to `NAME_CHARS_MAX` characters. No other account has it, or a name that looks like it: `Ana`, `ANA`, and
    /// `Ana` with a Cyrillic letter are the same.
    pub name: String,
    /// The password: `PASSWORD_CHARS_MIN` characters to `PASSWORD_BYTES_MAX` bytes.
    pub password: String,
}

/// Signs in on this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SignIn {
    /// The name of the account, with capital or small letters, or its confirmed e-mail.
    pub name: String,
    /// The password.
    pub password: String,
    /// Whether the tables, clubs and matches of this browser's guest become the account's.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub move_guest: bool,
}

/// Your account, for you only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AccountView {
    /// The name that others see.
    pub name: String,
    /// When the account was opened, in milliseconds since 1970.
    pub since_ms: i64,
    /// The e-mail with which you can sign in and set a new password; `null` if you gave none.
    pub email: Option<AccountEmail>,
    /// Whether you want an e-mail when a slow match waits for you.
    pub turn_mails: bool,
    /// Whether you want an e-mail when someone comes to play, after you asked to hear of it.
    pub arrival_mails: bool,
    /// Whether you can sign in with a password; otherwise only with a passkey.
    pub has_password: bool,
    /// Your passkeys, the newest first.
    pub passkeys: Vec<AccountPasskey>,
    /// Where you are signed in, the latest first.
    pub sessions: Vec<AccountSession>,
}

/// The e-mail of an account.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AccountEmail {
    pub email: String,
    /// Whether you opened the link that was sent there.
    pub confirmed: bool,
}

/// A browser on which you are signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AccountSession {
    /// Names the session in requests. It does not open it.
    pub id: SessionId,
    /// What the browser said about itself, at most `DEVICE_CHARS_MAX` characters.
    pub device: String,
    /// When you signed in, in milliseconds since 1970.
    pub since_ms: i64,
    /// When the session was last used, to the hour, in milliseconds since 1970.
    pub used_ms: i64,
    /// Whether it is the browser that asks.
    pub here: bool,
}

/// Changes the password. All other sessions end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ChangePassword {
    /// The password until now; empty if the account has none and you signed in a short time ago.
    pub password: String,
    /// The new password.
    pub new_password: String,
}

/// Changes the e-mail, or removes it. A link is sent to a new one, and it counts once that link was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ChangeEmail {
    /// The password; empty if the account has none and you signed in a short time ago.
    pub password: String,
    /// The new e-mail; `null` removes it.
    pub email: Option<String>,
}

/// Whether you want e-mails about people who come to play, after you asked to hear of it. They are sent to a confirmed e-mail only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ArrivalMails {
    /// Whether you want them.
    pub wants: bool,
}

/// Whether you want e-mails about the turns of slow matches. They are sent to a confirmed e-mail only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TurnMails {
    /// Whether you want them.
    pub wants: bool,
}

/// A secret from a link that was sent by e-mail.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ConfirmEmail {
    /// What follows `#` in the link.
    pub secret: String,
}

/// Asks for a link to set a new password. The answer does not tell whether there is such an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ForgotPassword {
    /// The name of the account or its e-mail.
    pub name: String,
}

/// Sets a new password with the secret of a link. All sessions end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ResetPassword {
    /// What follows `#` in the link.
    pub secret: String,
    /// The new password.
    pub password: String,
}

/// Deletes the account. Records of its matches stay without its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct DeleteAccount {
    /// The password; empty if the account has none and you signed in a short time ago.
    pub password: String,
}

/// The settings of an account, such as language, theme and keys. Each client reads the keys that it knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AccountSettings {
    /// At most `SETTINGS_BYTES_MAX` bytes as JSON.
    pub settings: serde_json::Map<String, serde_json::Value>,
}

/// Why a request about an account is refused.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum AccountRefusal {
    /// Another account has this name, or one that looks like it.
    NameTaken {
        /// The name of the other account.
        name: String,
    },
    /// The site uses this name itself, such as the names of bots and of the host.
    NameOfHouse { name: String },
    /// The password is too short or too long.
    BadPassword {
        /// The shortest password, in characters.
        chars_min: usize,
        /// The longest password, in bytes of UTF-8.
        bytes_max: usize,
    },
    /// There is no account with this name and password.
    WrongSignIn,
    /// The password is wrong.
    WrongPassword,
    /// The account has no password, and you signed in too long ago for this change. Sign in again with a passkey.
    SignInAgain,
    /// The device's answer does not prove the passkey, or the account does not have it.
    WrongPasskey,
    /// The question to the device was answered already or is too old. Ask again.
    ChallengeOver,
    /// The server offers no passkeys: they need a host name.
    NoPasskeys,
    /// Nobody could sign in without this passkey. Set a password first.
    LastPasskey,
    /// The account has as many passkeys as it may have.
    TooManyPasskeys {
        /// The most passkeys.
        max: usize,
    },
    /// This browser is not signed in.
    NotSignedIn,
    /// This browser is signed in already. Sign out first.
    SignedIn,
    /// The text is too long or does not have the form of an e-mail address.
    BadEmail { email: String },
    /// The link was used, is too old, or never existed.
    LinkOver,
    /// The guest of this browser takes part in an open club night. Its entries name this browser, so it cannot move before the night
    /// is closed.
    InEvening,
    /// A club would have no organiser without you, although others have entered it. Name another organiser first.
    LastOrganiser {
        /// The name of the club.
        club: String,
    },
    /// The session ended already.
    Gone,
    /// The token does not allow the request.
    NotInScope {
        /// The scope that is needed; `null` if no token allows it.
        scope: Option<TokenScope>,
    },
    /// The name of the token is empty or too long, or it has no scope.
    BadToken {
        /// The longest name, in characters.
        max: usize,
    },
    /// The account has as many tokens as it may have.
    TooManyTokens {
        /// The most tokens.
        max: usize,
    },
    /// The account has played or sits at a table, so it cannot become a bot account. Open another account for the bot.
    HasPlayed,
    /// People play in pools only with people.
    BotInPool,
    /// You have left several matches for ratings before they counted. You can play for ratings again after this time; other matches at
    /// any time.
    CoolingOff {
        /// How long to wait, in minutes.
        minutes: u32,
    },
    /// No account has this name.
    NobodyNamed { name: String },
    /// This is your own name.
    Yourself,
    /// You know as many people as an account may.
    TooManyPeople {
        /// The most friends and blocked people together.
        max: usize,
    },
    /// You have no seat at this table, or it has no free seat.
    NoSeatToOffer,
    /// The settings are too long.
    TooManySettings {
        /// The longest settings as JSON, in bytes.
        bytes_max: usize,
    },
}
