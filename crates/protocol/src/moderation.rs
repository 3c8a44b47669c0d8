//! Bodies of HTTP requests and responses about moderation: reports, sanctions, appeals, what moderators see, and the host's own rules.

use boneyard_ids::{MatchId, ReportId, SanctionId, TableId};
use boneyard_rules::Seat;
use boneyard_table::Said;
use serde::{Deserialize, Serialize};

/// The longest words of a report, in characters.
pub const REPORT_CHARS_MAX: usize = 500;

/// The longest reason of a moderator, in characters.
pub const MODERATOR_REASON_CHARS_MAX: usize = 500;

/// The longest appeal, in characters.
pub const APPEAL_CHARS_MAX: usize = 1_000;

/// The longest time-out of the chat, in minutes: 30 days.
pub const TIME_OUT_MINUTES_MAX: u32 = 30 * 24 * 60;

/// The longest ban that ends by itself, in days: ten years.
pub const BAN_DAYS_MAX: u32 = 3_650;

/// The people, appeals, sanctions or acts on one page of a moderators' list.
pub const MODERATION_PER_PAGE: usize = 20;

/// The reports that a list shows for one person.
pub const REPORTS_SHOWN_MAX: usize = 20;

/// The lines of a list of shared networks.
pub const SHARED_NETWORKS_MAX: usize = 100;

/// The lines of a list of plays that shared knowledge explains.
pub const PLAY_HINTS_MAX: usize = 100;

/// Reports a person to the moderators. The person is not told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SendReport {
    /// Whom you report.
    pub about: ReportAbout,
    /// Why.
    pub reason: ReportReason,
    /// What you want to say about it, at most `REPORT_CHARS_MAX` characters. It may be empty.
    #[serde(default)]
    pub words: String,
}

/// Whom a report is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ReportAbout {
    /// The person on a seat of a table that is open. What was said there last goes with the report.
    Seat {
        /// The id of the table.
        table: TableId,
        /// The seat. Any seat of a player with two hands will do.
        seat: Seat,
    },
    /// A player of a match that is over.
    Player {
        /// The id of the match.
        #[serde(rename = "match")]
        match_: MatchId,
        /// The first seat of the player.
        seat: Seat,
    },
    /// The person of an account.
    Account {
        /// The name of the account. Upper and lower case are the same.
        name: String,
    },
}

/// Why a person is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// The person cheats, for example with a program.
    Cheating,
    /// Partners tell each other what they hold.
    Signalling,
    /// What the person says.
    Talk,
    /// The name of the person.
    Name,
    /// The person leaves matches.
    Leaving,
    /// The person lets the clock run to annoy others.
    Stalling,
    /// Another reason, which the words say.
    Other,
}

impl ReportReason {
    /// All reasons, in order.
    pub const ALL: [Self; 7] = [
        Self::Cheating,
        Self::Signalling,
        Self::Talk,
        Self::Name,
        Self::Leaving,
        Self::Stalling,
        Self::Other,
    ];

    /// The word for the reason, as in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cheating => "cheating",
            Self::Signalling => "signalling",
            Self::Talk => "talk",
            Self::Name => "name",
            Self::Leaving => "leaving",
            Self::Stalling => "stalling",
            Self::Other => "other",
        }
    }
}

/// A person, as moderators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ModeratedPerson {
    /// The name that others see. It is empty for a guest without a name, and for a deleted account.
    pub name: String,
    /// The number of the face that the person chose; absent if the face follows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// Whether the person has an account, which the name then finds.
    pub account: bool,
    /// Whether a program plays for the person: a bot account.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub program: bool,
}

/// Which reports or appeals to list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct QueueRequest {
    /// Those that are decided, instead of those that are open.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub decided: bool,
    /// The `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// Where a page of a moderators' list begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ModerationPageRequest {
    /// The `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// One page of the reported people, those with the oldest report first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ReportsPage {
    /// At most `MODERATION_PER_PAGE` people.
    pub people: Vec<ReportedPerson>,
    /// What to send as `after` for the next page; `null` on the last page.
    pub next: Option<String>,
    /// How many reports are open in all.
    pub open_reports: u32,
    /// How many appeals are open in all.
    pub open_appeals: u32,
}

/// A person who was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ReportedPerson {
    /// The person.
    pub person: ModeratedPerson,
    /// How many reports about the person are open.
    pub open: u32,
    /// How many reports about the person there are, with decided ones.
    pub all: u32,
    /// The reports of this list, the oldest first: at most `REPORTS_SHOWN_MAX`.
    pub reports: Vec<ReportLine>,
}

/// A report in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ReportLine {
    /// The id of the report, as in its address.
    pub id: ReportId,
    /// Why the person is reported.
    pub reason: ReportReason,
    /// What the reporter says about it. It may be empty.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who reports.
    pub by: ModeratedPerson,
    /// The table; absent for a report about an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The match at that table; absent if none had begun.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub match_: Option<MatchId>,
    /// The first seat of the person at that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether the match is over, so that it has a page.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub match_over: bool,
    /// Whether you may not decide it, because you sent it or it is about you.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub own: bool,
    /// What was decided; absent while the report is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<Decided>,
}

/// What a moderator decided about a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Decided {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The name of the moderator.
    pub by: String,
    /// The sanction; `null` if the report was dismissed.
    pub sanction: Option<SanctionId>,
    /// Why.
    pub reason: String,
}

/// A report with its evidence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ReportView {
    /// The report.
    pub report: ReportLine,
    /// What was said at the table before the report, the oldest first. Empty for a report about an account.
    pub talk: Vec<ReportedTalk>,
    /// Whom it is about.
    pub about: PersonFile,
}

/// Something that was said at a table before a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ReportedTalk {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The first seat of the person.
    pub seat: Seat,
    /// The name of the person who sat there when the report was sent. It is empty for a guest without a name, for a deleted account,
    /// and if the person had left.
    pub name: String,
    /// What.
    pub said: Said,
}

/// What moderators know of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PersonFile {
    /// The person.
    pub person: ModeratedPerson,
    /// How many reports about the person are open.
    pub open: u32,
    /// How many reports about the person there are, with decided ones.
    pub all: u32,
    /// The last reports, the latest first: at most `REPORTS_SHOWN_MAX`.
    pub reports: Vec<ReportLine>,
    /// How the person has behaved in matches.
    pub conduct: Conduct,
    /// The person's sanctions, the latest first.
    pub sanctions: Vec<SanctionView>,
    /// People who played rated matches from the same network as this person, the most frequent first: at most
    /// `SHARED_NETWORKS_MAX`.
    pub networks: Vec<SharedNetwork>,
    /// Pairs with this person whose plays only shared knowledge explains well, the clearest first: at most `PLAY_HINTS_MAX`.
    pub plays: Vec<PlayHint>,
}

/// How a person has behaved in matches that are over. Matches against bots only do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Conduct {
    /// Matches that the person began.
    pub begun: u32,
    /// Matches that the person played to the end.
    pub finished: u32,
    /// Matches that the person left: a bot held the seat at the end, or its time ran out.
    pub left: u32,
    /// Matches that the person gave up.
    pub given_up: u32,
    /// Plays and passes of the person, with those that the clock made.
    pub turns: u32,
    /// How often the person's time ran out.
    pub timed_out: u32,
}

/// A person who played from the same network as another one. It is a hint, no proof: a family shares a network, and so does a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SharedNetwork {
    /// The other person.
    pub person: ModeratedPerson,
    /// In how many rated matches both played from one network, in the last 90 days.
    pub matches: u32,
    /// In how many of these they were partners.
    pub partners: u32,
    /// When the last of these ended, in milliseconds since 1970.
    pub last_ms: i64,
}

/// Two people who played rated matches from one network. It is a hint, no proof.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SharedNetworkPair {
    /// The two people.
    pub people: [ModeratedPerson; 2],
    /// In how many rated matches both played from one network, in the last 90 days.
    pub matches: u32,
    /// In how many of these they were partners.
    pub partners: u32,
    /// When the last of these ended, in milliseconds since 1970.
    pub last_ms: i64,
}

/// Plays that only shared knowledge explains well. The host computes them with `boneyard collusion`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PlayHints {
    /// The last computation; `null` before the first.
    pub run: Option<PlayHintRun>,
    /// The pairs, the clearest first: at most `PLAY_HINTS_MAX`.
    pub hints: Vec<PlayHint>,
}

/// A computation of hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PlayHintRun {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// It looked at rated matches that ended since then, in milliseconds since 1970.
    pub since_ms: i64,
    /// How many matches it looked at.
    pub matches: u32,
    /// How many pairs it compared. The two orders of two people count separately.
    pub judged: u32,
}

/// A person whose plays suit the hidden hand of another one too often for chance. It is a hint, no proof: people who read each other's plays
/// well look the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PlayHint {
    /// Who plays.
    pub by: ModeratedPerson,
    /// Whose hand the plays suit.
    pub of: ModeratedPerson,
    /// Whether it is about rounds in which they were partners.
    pub partners: bool,
    /// What the plays do to the hand.
    pub effect: PlayEffect,
    /// The rounds that were counted.
    pub rounds: u32,
    /// By how many playable tiles of the hand a round differs from the rounds of other pairs, on average.
    pub tiles: f64,
    /// How many standard errors that is.
    pub deviations: f64,
    /// The most telling matches, at most 3.
    pub matches: Vec<MatchId>,
}

/// What plays do to the hand of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlayEffect {
    /// They leave what the hand can play on.
    Helps,
    /// They take away what the hand could play on.
    Hinders,
}

/// What a moderator imposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Measure {
    /// The person reads the reason, and nothing else happens.
    Warn,
    /// The person says nothing at any table for some time.
    TimeOut {
        /// For how long, 1 to `TIME_OUT_MINUTES_MAX`.
        minutes: u32,
    },
    /// The person does not play with others, and says nothing.
    Ban {
        /// For how long, 1 to `BAN_DAYS_MAX`; `null` for good.
        days: Option<u32>,
    },
}

/// Decides a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct DecideReport {
    /// What is imposed on the person; `null` dismisses the report.
    pub measure: Option<Measure>,
    /// Why: at most `MODERATOR_REASON_CHARS_MAX` characters. The person reads it if something is imposed; then it must not be empty.
    #[serde(default)]
    pub reason: String,
    /// Whether this also decides the other open reports about the person, without those that you sent.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub all: bool,
}

/// Imposes something on a person without a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ImposeSanction {
    /// What.
    pub measure: Measure,
    /// Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it.
    pub reason: String,
}

/// Ends a sanction early.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LiftSanction {
    /// Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it.
    pub reason: String,
}

/// The kind of a sanction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SanctionKind {
    /// A warning.
    Warning,
    /// The person says nothing at any table.
    TimeOut,
    /// The person does not play with others, and says nothing.
    Ban,
}

impl SanctionKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Warning, Self::TimeOut, Self::Ban];

    /// The word for the kind, as in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::TimeOut => "time-out",
            Self::Ban => "ban",
        }
    }
}

/// A sanction, as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SanctionView {
    /// The sanction, as the person sees it.
    pub sanction: ImposedSanction,
    /// Whom it is imposed on.
    pub person: ModeratedPerson,
    /// The name of the moderator.
    pub by: String,
    /// The report that led to it; absent if there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<ReportId>,
    /// Whether you may not decide the appeal: it is about you, or you imposed it and another moderator can decide.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub own: bool,
}

/// A sanction, as its person sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ImposedSanction {
    /// The id of the sanction, as in its address.
    pub id: SanctionId,
    /// What it is.
    pub kind: SanctionKind,
    /// Why it was imposed.
    pub reason: String,
    /// When it was imposed, in milliseconds since 1970.
    pub since_ms: i64,
    /// When it ends or ended by itself, in milliseconds since 1970; `null` for a warning and for a ban for good.
    pub until_ms: Option<i64>,
    /// Whether it holds now. A warning never does.
    pub active: bool,
    /// Who lifted it and why; absent if it was not lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lifted: Option<Lifted>,
    /// The appeal; absent without one. There is at most one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appeal: Option<Appeal>,
}

/// The end of a sanction before its time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Lifted {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Why.
    pub reason: String,
}

/// An appeal against a sanction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Appeal {
    /// What the person says.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What was decided; absent while the appeal is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<AppealDecided>,
}

/// What a moderator decided about an appeal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AppealDecided {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The decision.
    pub decision: AppealDecision,
    /// Why.
    pub reason: String,
}

/// The decision about an appeal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AppealDecision {
    /// The sanction stays.
    Uphold,
    /// The sanction ends.
    Lift,
}

/// Appeals against a sanction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SendAppeal {
    /// Why the sanction is wrong: 1 to `APPEAL_CHARS_MAX` characters.
    pub words: String,
}

/// Decides an appeal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct DecideAppeal {
    /// The decision.
    pub decision: AppealDecision,
    /// Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it.
    pub reason: String,
}

/// One page of sanctions: those with an appeal, the oldest appeal first; or those that hold, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SanctionsPage {
    /// At most `MODERATION_PER_PAGE` sanctions.
    pub sanctions: Vec<SanctionView>,
    /// What to send as `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

/// One page of what moderators did, the latest act first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ModerationLog {
    /// At most `MODERATION_PER_PAGE` acts.
    pub entries: Vec<ModerationEntry>,
    /// What to send as `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

/// What a moderator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ModerationEntry {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The name of the moderator. It is empty if the account was deleted.
    pub by: String,
    /// What.
    pub act: ModerationAct,
    /// Whom it is about.
    pub person: ModeratedPerson,
    /// Why.
    pub reason: String,
    /// The report; absent if it is about none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<ReportId>,
    /// The sanction; absent if it is about none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sanction: Option<SanctionId>,
    /// When the sanction was to end by itself, in milliseconds since 1970; absent if never, and where nothing was imposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_ms: Option<i64>,
}

/// A kind of act of a moderator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ModerationAct {
    /// A report was dismissed.
    Dismiss,
    /// A person was warned.
    Warn,
    /// A person was given a time-out of the chat.
    TimeOut,
    /// A person was banned.
    Ban,
    /// A sanction was lifted.
    Lift,
    /// An appeal was refused.
    Uphold,
    /// An appeal was granted, and the sanction lifted.
    Grant,
}

impl ModerationAct {
    /// All acts.
    pub const ALL: [Self; 7] =
        [Self::Dismiss, Self::Warn, Self::TimeOut, Self::Ban, Self::Lift, Self::Uphold, Self::Grant];

    /// The word for the act, as in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dismiss => "dismiss",
            Self::Warn => "warn",
            Self::TimeOut => "time-out",
            Self::Ban => "ban",
            Self::Lift => "lift",
            Self::Uphold => "uphold",
            Self::Grant => "grant",
        }
    }
}

/// The host's own rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct HouseRules {
    /// Names this text: it changes when a word changes.
    pub version: String,
    /// The text, without formatting. It is in the host's language.
    pub paragraphs: Vec<String>,
}

/// Why a request about moderation is refused.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ModerationRefusal {
    /// Only moderators may do this.
    NotModerator,
    /// You are banned from playing with others.
    Banned {
        /// The ban, against which you can appeal.
        sanction: SanctionId,
        /// Why.
        reason: String,
        /// When the ban ends, in milliseconds since 1970; `null` if it is for good.
        until_ms: Option<i64>,
    },
    /// There is no such report or sanction.
    Gone,
    /// No person sits there: the seat is free, or a bot's.
    NobodyThere { seat: Seat },
    /// This is you.
    Yourself,
    /// You have reported this person here already.
    Reported,
    /// The text is empty where it must not be, is too long, or has invisible characters.
    BadWords {
        /// The longest text, in characters.
        max: usize,
    },
    /// The time is too short or too long.
    BadTime {
        /// The longest time: in minutes for a time-out, in days for a ban.
        max: u32,
    },
    /// It is decided or over already.
    Decided,
    /// You sent this report, or it is about you. Another moderator decides.
    OwnReport,
    /// You imposed this sanction, or it is about you. Another moderator decides.
    OwnSanction,
    /// You have appealed already.
    Appealed,
}
