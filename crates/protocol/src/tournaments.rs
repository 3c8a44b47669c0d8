//! Bodies of HTTP requests and responses about tournaments: arenas, Swisses, round robins and knock-outs.

use boneyard_ids::{MatchId, TableId, TournamentId};
use boneyard_table::TableOptions;
use boneyard_tournament::{Bracket, Entrant, Format, Outcome, PairingId, Refusal, Row, SettingsError};
use serde::{Deserialize, Serialize};

/// The longest title of a tournament, in characters.
pub const TOURNAMENT_TITLE_CHARS_MAX: usize = 60;

/// The tournaments on one page of a list.
pub const TOURNAMENTS_PER_PAGE: usize = 30;

/// How far ahead a tournament may start, in days.
pub const TOURNAMENT_AHEAD_DAYS_MAX: u16 = 90;

/// The shortest time for which a table waits for an absent player, in seconds.
pub const ABSENT_AFTER_S_MIN: u32 = 10;

/// The longest time for which a table waits for an absent player, in seconds: a week, for matches that take weeks.
pub const ABSENT_AFTER_S_MAX: u32 = 7 * 24 * 60 * 60;

/// The longest pause before the next round, in seconds.
pub const ROUND_PAUSE_S_MAX: u16 = 3_600;

/// Opens a tournament. You are its host, and need an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenTournament {
    /// 1 to `TOURNAMENT_TITLE_CHARS_MAX` characters.
    pub title: String,
    /// A preset and overrides, such as `draw match.target=50`: rules for two players, or for two pairs.
    pub rules: String,
    /// How the tables are run. If they are rated, everyone needs an account to enter.
    #[serde(default)]
    pub options: TableOptions,
    /// Whether fixed pairs play. Then the rules must have two pairs of two.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub pairs: bool,
    /// Who plays whom, and until when.
    pub format: Format,
    /// How many entrants are needed to start, at least 2.
    #[serde(default = "entrants_min")]
    pub entrants_min: u16,
    /// How many entrants may take part.
    pub entrants_max: u16,
    /// When it starts, in milliseconds since 1970: at most `TOURNAMENT_AHEAD_DAYS_MAX` days ahead. A time in the past means
    /// now.
    pub starts_ms: i64,
    /// When the next round is paired.
    #[serde(default)]
    pub next_round: NextRound,
    /// How long a table waits for a player who has not come, in seconds, from `ABSENT_AFTER_S_MIN` to
    /// `ABSENT_AFTER_S_MAX`. Then the player loses by a walkover.
    #[serde(default = "absent_after_s")]
    pub absent_after_s: u32,
    /// Whether bot accounts may enter.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub programs: bool,
}

const fn entrants_min() -> u16 {
    2
}

const fn absent_after_s() -> u32 {
    300
}

/// When the next round of a tournament is paired. The first round is paired at the start, and an arena pairs those who wait
/// every few seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum NextRound {
    /// Once every result of the round is in. A match of a knock-out begins once its two entrants are known.
    Automatic {
        /// The pause before it, in seconds, at most `ROUND_PAUSE_S_MAX`.
        pause_s: u16,
    },
    /// When the host asks for it.
    ByHost,
}

impl Default for NextRound {
    fn default() -> Self {
        Self::Automatic { pause_s: 30 }
    }
}

/// The tournament that you opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OpenedTournament {
    /// The tournament's id, as in its address.
    pub id: TournamentId,
}

/// Where a tournament stands.
#[expect(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentStatus {
    ToCome,
    Running,
    /// Every match is decided, or the tournament is closed. Until it is closed, the host may correct outcomes.
    Over,
}

/// Which tournaments to list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TournamentsRequest {
    /// `to-come`, `running` or `over`. If you leave it out, those that run, then those to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<TournamentStatus>,
    /// The `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// One page of tournaments: those that run and those to come by their start, those that are over with the last first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentsPage {
    /// At most `TOURNAMENTS_PER_PAGE` tournaments.
    pub tournaments: Vec<TournamentSummary>,
    /// What to send as `after` for the next page; `null` on the last page.
    pub next: Option<String>,
}

/// A tournament, for a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentSummary {
    /// The tournament's id, as in its address.
    pub id: TournamentId,
    /// The title that the host chose.
    pub title: String,
    /// The preset of the rules.
    pub preset: String,
    /// The rules: the preset and its overrides.
    pub rules: String,
    /// How the tables are run.
    pub options: TableOptions,
    /// Whether fixed pairs play.
    pub pairs: bool,
    /// Who plays whom, and until when.
    pub format: Format,
    /// The host; without a name if the account was deleted.
    pub host: TournamentPerson,
    /// Where it stands.
    pub status: TournamentStatus,
    /// When it starts or should have started, in milliseconds since 1970.
    pub starts_ms: i64,
    /// When it started; `null` before, and if it never did.
    pub started_ms: Option<i64>,
    /// How many entrants take part, or took part.
    pub entrants: u16,
    /// How many may take part.
    pub entrants_max: u16,
    /// The people of the best entrant who did not withdraw, once it is over; `null` if two share the place.
    pub winner: Option<Vec<TournamentPerson>>,
    /// Whether you take part or took part.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub entered: bool,
}

/// A person of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentPerson {
    /// The name; empty for a guest without a name, and for a deleted account.
    pub name: String,
    /// The number of the face that the person chose. Without one, the face follows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// Whether the person has an account, so that `GET /api/people/{name}` shows a profile.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub account: bool,
    /// Whether a program plays for the person: a bot account.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bot: bool,
}

/// What you know of a tournament already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TournamentRequest {
    /// The `version` that you have. The answer comes once there is another one, and after about 20 seconds at the latest. In
    /// an arena such a request also says that you are there for your next match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<i64>,
}

/// A tournament as you see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentView {
    /// What to send as `after`.
    pub version: i64,
    /// The time of the server, in milliseconds since 1970, to count down to the times of the tournament.
    pub now_ms: i64,
    /// What everyone sees.
    pub tournament: TournamentBoard,
    /// What concerns you.
    pub you: TournamentYou,
}

/// A tournament as everyone sees it. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentBoard {
    /// What a list shows of it.
    pub summary: TournamentSummary,
    /// How many entrants are needed to start.
    pub entrants_min: u16,
    /// When the next round is paired.
    pub next_round: NextRound,
    /// How long a table waits for a player who has not come, in seconds.
    pub absent_after_s: u32,
    /// Whether bot accounts may enter.
    pub programs: bool,
    /// When an arena ends; `null` in other formats and before the start.
    pub ends_ms: Option<i64>,
    /// When it was closed. Then nothing changes any more.
    pub closed_ms: Option<i64>,
    /// The last round that was paired; 0 before the first.
    pub round: u16,
    /// How many rounds there are; `null` in an arena, and before the start if it depends on the entrants.
    pub rounds_all: Option<u16>,
    /// How many of the rounds of a Swiss can be played with those who take part now: fewer than `rounds_all` if it is certain
    /// that the last ones cannot be paired without a repeat. `null` in other formats and before the start.
    pub rounds_possible: Option<u16>,
    /// Why no further round of a Swiss can be paired, although it has more: `all-have-met` or `too-few-entrants`. Then it is
    /// over, unless a late entrant or one who comes back lets it go on.
    pub stopped: Option<Refusal>,
    /// When the next round will be paired; `null` if that is not known.
    pub pairs_ms: Option<i64>,
    /// Everyone who has entered, by number, also those who withdrew.
    pub entrants: Vec<TournamentEntrant>,
    /// How many pairs wait for a partner to confirm.
    pub unconfirmed: u16,
    /// The rounds, the last first. In an arena each pairing of those who waited is a round, and only the last rounds are
    /// there, with all open matches.
    pub rounds: Vec<TournamentRound>,
    /// The bracket of a knock-out that has started.
    pub bracket: Option<Bracket>,
    /// The standings, the best first. Before the start they list the entrants by their seeding. Those who withdrew keep their
    /// places.
    pub standings: Vec<Row>,
    /// The best entrant who did not withdraw, once it is over; `null` if two share the place.
    pub winner: Option<Entrant>,
}

/// A player or a fixed pair of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentEntrant {
    /// The number.
    pub entrant: Entrant,
    /// One person, or two.
    pub people: Vec<TournamentPerson>,
    /// The rating by which the entrant is seeded; `null` without one.
    pub rating: Option<u16>,
    /// Whether the entrant takes part no more.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub withdrawn: bool,
}

/// A round of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentRound {
    /// The number, from 1. In a knock-out, the round of the bracket.
    pub round: u16,
    /// The matches.
    pub pairings: Vec<TournamentPairing>,
    /// Who had no opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Entrant>,
}

/// A match of a tournament.
#[expect(missing_docs, reason = "the names of the other fields say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentPairing {
    /// The id in `POST /api/tournaments/{id}/outcomes/{pairing}`.
    pub pairing: PairingId,
    /// The entrant who has the first side.
    pub first: Entrant,
    pub second: Entrant,
    /// How it ended; absent while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The table where it is played; absent before that is open, and once it is decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The match that was played to its end; absent before, and after a walkover.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub match_: Option<MatchId>,
    /// Until when everyone must have come to the table; absent once they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub come_by_ms: Option<i64>,
    /// Those who left the match, gave it up or ran out of time; absent if nobody did. A rated match counts as lost for them, even if a bot
    /// won for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<TournamentPerson>,
}

/// What concerns you at a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentYou {
    /// What you can do now.
    pub can: Vec<TournamentAction>,
    /// Whether you are the host.
    pub hosts: bool,
    /// Your number, or that of your pair; `null` if you have not entered.
    pub entrant: Option<Entrant>,
    /// The partner who has to confirm your pair; `null` if there is none.
    pub waits_for: Option<TournamentPerson>,
    /// The pairs that wait for you to confirm them.
    pub invitations: Vec<TournamentInvitation>,
    /// The table of your open match; `null` if there is none.
    pub table: Option<TableId>,
}

/// Something that you can do at a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentAction {
    /// Enter, alone or with a partner.
    Enter,
    /// Confirm one of your invitations.
    Confirm,
    /// Withdraw, before the start or later; or withdraw the pair that is not confirmed.
    Withdraw,
    /// Take part again.
    Return,
    /// As the host, withdraw an entrant, or let one come back.
    Remove,
    /// As the host, start before the time.
    Start,
    /// As the host, pair the next round.
    Pair,
    /// As the host, correct outcomes, and decide open matches.
    Correct,
    /// As the host, close the tournament.
    Close,
}

/// A pair that waits for you to confirm it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TournamentInvitation {
    /// The number to send.
    pub entry: u32,
    /// Who wants to play with you.
    pub from: TournamentPerson,
}

/// Enters a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EnterTournament {
    /// The name of the partner's account, where pairs play. The pair takes part once the partner confirms it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<String>,
}

/// Confirms a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ConfirmPair {
    /// The number in your invitations.
    pub entry: u32,
}

/// Names an entrant, if you are the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ChooseEntrant {
    /// The entrant, as the host names one. If you leave it out, it is you or your pair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrant: Option<Entrant>,
    /// A pair that is not confirmed, as in your invitations: you decline it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
}

/// Sets the outcome of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SetOutcome {
    /// How it ended.
    pub outcome: Outcome,
}

/// Why a request about a tournament is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum TournamentRefusal {
    /// Only the host may do this.
    NotHost,
    /// The title is empty, is too long or has invisible characters.
    BadTitle {
        /// The longest title, in characters.
        max: usize,
    },
    /// It would start too far in the future.
    BadStart {
        /// How far ahead it may start, in days.
        days_max: u16,
    },
    /// A number of seconds is out of range.
    BadSeconds {
        /// The name of the field.
        field: String,
        /// The lowest.
        min: u32,
        /// The highest.
        max: u32,
    },
    /// The format or the number of entrants is out of range.
    BadSettings {
        /// What is out of range.
        why: SettingsError,
    },
    /// The rules are not for two players, or not for two pairs of two.
    BadRules {
        /// Whether pairs were to play.
        pairs: bool,
    },
    /// Bot accounts may not enter this tournament.
    NoPrograms,
    /// You, or the partner, take part already.
    Entered {
        /// The name of the one who takes part.
        name: String,
    },
    /// You have not entered.
    NotEntered,
    /// The host withdrew you. Only the host can let you come back.
    Removed,
    /// Pairs play here: name a partner.
    NeedsPartner,
    /// Single players play here: name no partner.
    NoPartners,
    /// You cannot be your own partner.
    PartnerIsYou,
    /// There is no account with the partner's name.
    NoSuchPartner {
        /// The name.
        name: String,
    },
    /// The pair does not wait for you to confirm it.
    NotInvited,
    /// Too many pairs wait to be confirmed.
    TooManyUnconfirmed {
        /// The most.
        max: usize,
    },
    /// The tournament does not allow it now.
    NotNow {
        /// Why.
        why: Refusal,
    },
}
