//! Turns errors into responses. The client gets a code with values and has the sentence in each language. The cause
//! of a server error is logged here, once, with a reference that the client also gets.

use std::fmt::Display;
use std::time::Duration;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::club::ClubRefusal;
use boneyard_protocol::competition::CompetitionRefusal;
use boneyard_protocol::evening::EveningRefusal;
use boneyard_protocol::moderation::ModerationRefusal;
use boneyard_protocol::tournaments::TournamentRefusal;
use boneyard_protocol::{Failure, Problem};
use boneyard_rules::RulesError;
use boneyard_store::{
    AccountError, COMPETITION_NOTES_MAX, COMPETITIONS_MAX, ClubError, INVITATIONS_MAX, MEMBERS_MAX,
    OFFICIAL_VERSIONS_MAX, ORGANISERS_MAX, PASSKEYS_MAX, REGULATIONS_MAX, RELATIONS_MAX, StoreError,
    TOKENS_MAX,
};
use boneyard_table::Refusal;

use crate::bounds::REQUEST_BYTES_MAX;
use crate::metrics::RefusalCode;
use crate::random;
use crate::rate::TooSoon;

/// A failed request.
#[derive(Debug, Clone)]
pub(crate) struct ApiError {
    failure: Failure,
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        ApiError { failure: Failure { problem, reference: None } }
    }
}

impl ApiError {
    /// What should never happen: the cause is logged with a reference.
    pub(crate) fn broken(cause: impl Display) -> Self {
        ApiError::internal(Problem::Internal, &cause)
    }

    /// A server error: the cause is logged with a reference.
    pub(crate) fn internal(problem: Problem, cause: &dyn Display) -> Self {
        let reference = random::id::<6>().to_uppercase();
        tracing::error!(%reference, "Request failed (reference {reference}): {cause}");
        ApiError { failure: Failure { problem, reference: Some(reference) } }
    }
}

/// A duration in seconds, rounded up.
pub(crate) fn seconds(wait: Duration) -> u32 {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    u32::try_from(seconds).unwrap_or(u32::MAX)
}

impl From<TooSoon> for Problem {
    fn from(TooSoon(wait): TooSoon) -> Self {
        Problem::TooMany { retry_s: seconds(wait) }
    }
}

impl From<TooSoon> for ApiError {
    fn from(wait: TooSoon) -> Self {
        Problem::from(wait).into()
    }
}

impl From<StoreError> for ApiError {
    fn from(cause: StoreError) -> Self {
        ApiError::internal(Problem::Storage, &cause)
    }
}

impl From<RulesError> for ApiError {
    fn from(error: RulesError) -> Self {
        Problem::from(error).into()
    }
}

/// The refusals of one part of the site each, and the problem that carries them.
macro_rules! refusals {
    ($($refusal:ty => $problem:ident,)+) => {
        $(impl From<$refusal> for ApiError {
            fn from(refusal: $refusal) -> Self {
                Problem::$problem { refusal }.into()
            }
        })+
    };
}

refusals! {
    Refusal => Refused,
    AccountRefusal => Account,
    ClubRefusal => Club,
    EveningRefusal => Evening,
    ModerationRefusal => Moderation,
    TournamentRefusal => Tournament,
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> Self {
        use boneyard_store::AccountRefusal as Stored;
        match error {
            AccountError::Store(cause) => cause.into(),
            AccountError::Refused(Stored::Gone) => AccountRefusal::Gone.into(),
            AccountError::Refused(Stored::NameTaken(name)) => AccountRefusal::NameTaken { name }.into(),
            AccountError::Refused(Stored::LinkOver) => AccountRefusal::LinkOver.into(),
            AccountError::Refused(Stored::TooManyTokens) => {
                AccountRefusal::TooManyTokens { max: TOKENS_MAX }.into()
            }
            AccountError::Refused(Stored::TooManyPasskeys) => {
                AccountRefusal::TooManyPasskeys { max: PASSKEYS_MAX }.into()
            }
            AccountError::Refused(Stored::LastPasskey) => AccountRefusal::LastPasskey.into(),
            AccountError::Refused(Stored::HasPlayed) => AccountRefusal::HasPlayed.into(),
            AccountError::Refused(Stored::TooManyRelations) => {
                AccountRefusal::TooManyPeople { max: RELATIONS_MAX }.into()
            }
        }
    }
}

impl From<CompetitionRefusal> for ApiError {
    fn from(refusal: CompetitionRefusal) -> Self {
        ClubRefusal::Competition { refusal }.into()
    }
}

impl From<ClubError> for ApiError {
    fn from(error: ClubError) -> Self {
        use boneyard_store::ClubRefusal as Stored;
        match error {
            ClubError::Store(cause) => cause.into(),
            ClubError::Refused(refusal) => match refusal {
                Stored::Gone => ClubRefusal::Gone.into(),
                Stored::EmailTaken(email) => ClubRefusal::EmailTaken { email }.into(),
                Stored::NameTaken(name) => ClubRefusal::NameTaken { name }.into(),
                Stored::LastOrganiser => ClubRefusal::LastOrganiser.into(),
                Stored::InvitationOver => ClubRefusal::InvitationOver.into(),
                Stored::TooManyMembers => ClubRefusal::TooManyMembers { max: MEMBERS_MAX }.into(),
                Stored::TooManyOrganisers => ClubRefusal::TooManyOrganisers { max: ORGANISERS_MAX }.into(),
                Stored::TooManyInvitations => ClubRefusal::TooManyInvitations { max: INVITATIONS_MAX }.into(),
                Stored::RegulationTaken(name) => ClubRefusal::RegulationTaken { name }.into(),
                Stored::TooManyRegulations => ClubRefusal::TooManyRegulations { max: REGULATIONS_MAX }.into(),
                Stored::CompetitionTaken(name) => CompetitionRefusal::Taken { name }.into(),
                Stored::TooManyCompetitions => CompetitionRefusal::TooMany { max: COMPETITIONS_MAX }.into(),
                Stored::CompetitionChanged => CompetitionRefusal::Changed.into(),
                Stored::CompetitionOfficial => CompetitionRefusal::Official.into(),
                Stored::TooManyVersions => {
                    CompetitionRefusal::TooManyVersions { max: OFFICIAL_VERSIONS_MAX }.into()
                }
                Stored::TooManyNotes => {
                    CompetitionRefusal::TooManyNotes { max: COMPETITION_NOTES_MAX }.into()
                }
            },
        }
    }
}

impl From<PathRejection> for ApiError {
    fn from(_: PathRejection) -> Self {
        Problem::NotFound.into()
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return Problem::TooLarge { max: REQUEST_BYTES_MAX }.into();
        }
        Problem::BadRequest { detail: rejection.body_text() }.into()
    }
}

impl From<StringRejection> for ApiError {
    fn from(rejection: StringRejection) -> Self {
        Problem::BadRequest { detail: rejection.body_text() }.into()
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Problem::BadRequest { detail: rejection.body_text() }.into()
    }
}

/// Ends requests that take longer than the state says, and turns the framework's plain-text errors below `/api` into JSON failures.
pub(crate) async fn as_failures(State(wait): State<Duration>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let Ok(response) = tokio::time::timeout(wait, next.run(request)).await else {
        return ApiError::from(Problem::TooLong { max_s: seconds(wait) }).into_response();
    };
    let status = response.status();
    let is_text = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    if !is_api || !is_text || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let text = to_bytes(body, REQUEST_BYTES_MAX).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text).trim().to_owned();
    let detail =
        if text.is_empty() { status.canonical_reason().unwrap_or_default().to_lowercase() } else { text };
    let problem = match status {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge { max: REQUEST_BYTES_MAX },
        StatusCode::NOT_FOUND => Problem::NotFound,
        _ if status.is_server_error() => Problem::Internal,
        _ => Problem::BadRequest { detail },
    };
    let mut failure = Json(Failure { problem, reference: None }).into_response();
    *failure.status_mut() = status;
    if let Some(allow) = parts.headers.get(header::ALLOW) {
        failure.headers_mut().insert(header::ALLOW, allow.clone());
    }
    failure
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = match &self.failure.problem {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::BadRequest { .. } | Problem::Version { .. } => StatusCode::BAD_REQUEST,
            Problem::BadRules { .. } | Problem::BadName { .. } | Problem::BadSeats { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Problem::NotAllowed | Problem::ForeignOrigin => StatusCode::FORBIDDEN,
            Problem::UnknownHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            Problem::TooMany { .. } | Problem::TooSlow => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Refused { .. } => StatusCode::CONFLICT,
            Problem::Account { refusal } => account_status(refusal),
            Problem::Club { refusal } => club_status(refusal),
            Problem::Evening { refusal } => evening_status(refusal),
            Problem::Tournament { refusal } => tournament_status(refusal),
            Problem::Moderation { refusal } => moderation_status(refusal),
            Problem::Storage | Problem::Restarting | Problem::TooLong { .. } => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let retry = match self.failure.problem {
            Problem::TooMany { retry_s } => Some(HeaderValue::from(retry_s)),
            Problem::Restarting => Some(HeaderValue::from(1)),
            _ => None,
        };
        let code = RefusalCode::of(&self.failure.problem);
        let mut response = (status, Json(self.failure)).into_response();
        response.extensions_mut().insert(code);
        if let Some(retry) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, retry);
        }
        response
    }
}

fn account_status(refusal: &AccountRefusal) -> StatusCode {
    match refusal {
        AccountRefusal::WrongSignIn
        | AccountRefusal::WrongPassword
        | AccountRefusal::WrongPasskey
        | AccountRefusal::SignInAgain
        | AccountRefusal::NotSignedIn
        | AccountRefusal::NotInScope { .. }
        | AccountRefusal::BotInPool
        | AccountRefusal::CoolingOff { .. } => StatusCode::FORBIDDEN,
        AccountRefusal::Gone | AccountRefusal::NoPasskeys | AccountRefusal::NobodyNamed { .. } => {
            StatusCode::NOT_FOUND
        }
        AccountRefusal::LinkOver | AccountRefusal::ChallengeOver => StatusCode::GONE,
        AccountRefusal::NameTaken { .. }
        | AccountRefusal::NameOfHouse { .. }
        | AccountRefusal::SignedIn
        | AccountRefusal::InEvening
        | AccountRefusal::LastOrganiser { .. }
        | AccountRefusal::LastPasskey
        | AccountRefusal::TooManyPasskeys { .. }
        | AccountRefusal::TooManyTokens { .. }
        | AccountRefusal::TooManyPeople { .. }
        | AccountRefusal::Yourself
        | AccountRefusal::NoSeatToOffer
        | AccountRefusal::HasPlayed => StatusCode::CONFLICT,
        AccountRefusal::BadPassword { .. }
        | AccountRefusal::BadEmail { .. }
        | AccountRefusal::BadToken { .. }
        | AccountRefusal::TooManySettings { .. } => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

fn club_status(refusal: &ClubRefusal) -> StatusCode {
    match refusal {
        ClubRefusal::NotOrganiser => StatusCode::FORBIDDEN,
        ClubRefusal::Gone => StatusCode::NOT_FOUND,
        ClubRefusal::InvitationOver => StatusCode::GONE,
        ClubRefusal::LastOrganiser
        | ClubRefusal::EmailTaken { .. }
        | ClubRefusal::NameTaken { .. }
        | ClubRefusal::NamesAlike { .. }
        | ClubRefusal::TooManyMembers { .. }
        | ClubRefusal::TooManyOrganisers { .. }
        | ClubRefusal::TooManyInvitations { .. }
        | ClubRefusal::TooManyRegulations { .. }
        | ClubRefusal::RegulationTaken { .. } => StatusCode::CONFLICT,
        ClubRefusal::Competition { refusal } => match refusal {
            CompetitionRefusal::Faulty { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            CompetitionRefusal::Taken { .. }
            | CompetitionRefusal::TooMany { .. }
            | CompetitionRefusal::Changed
            | CompetitionRefusal::Official
            | CompetitionRefusal::TooManyVersions { .. }
            | CompetitionRefusal::TooManyNotes { .. }
            | CompetitionRefusal::NotOver
            | CompetitionRefusal::Questions => StatusCode::CONFLICT,
        },
        ClubRefusal::BadEmail { .. }
        | ClubRefusal::BadNote { .. }
        | ClubRefusal::BadPenalties { .. }
        | ClubRefusal::BadRegulation
        | ClubRefusal::BadSource { .. }
        | ClubRefusal::BadSpreadsheet { .. }
        | ClubRefusal::BadList { .. } => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

fn evening_status(refusal: &EveningRefusal) -> StatusCode {
    match refusal {
        EveningRefusal::NotMember
        | EveningRefusal::NotOrganiser
        | EveningRefusal::WrongCode
        | EveningRefusal::Barred => StatusCode::FORBIDDEN,
        EveningRefusal::LinkOver => StatusCode::GONE,
        EveningRefusal::BadFile { .. }
        | EveningRefusal::GameDoesNotFit
        | EveningRefusal::RegulationNotOnline
        | EveningRefusal::NoSuchPlayer => StatusCode::UNPROCESSABLE_ENTITY,
        EveningRefusal::Elsewhere { .. }
        | EveningRefusal::NamesAlike { .. }
        | EveningRefusal::NameTaken
        | EveningRefusal::Closed
        | EveningRefusal::LastOrganiser
        | EveningRefusal::TooManyLinks { .. } => StatusCode::CONFLICT,
    }
}

fn moderation_status(refusal: &ModerationRefusal) -> StatusCode {
    match refusal {
        ModerationRefusal::NotModerator
        | ModerationRefusal::Banned { .. }
        | ModerationRefusal::OwnReport
        | ModerationRefusal::OwnSanction => StatusCode::FORBIDDEN,
        ModerationRefusal::Gone | ModerationRefusal::NobodyThere { .. } => StatusCode::NOT_FOUND,
        ModerationRefusal::Yourself
        | ModerationRefusal::Reported
        | ModerationRefusal::Decided
        | ModerationRefusal::Appealed => StatusCode::CONFLICT,
        ModerationRefusal::BadWords { .. } | ModerationRefusal::BadTime { .. } => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
    }
}

fn tournament_status(refusal: &TournamentRefusal) -> StatusCode {
    match refusal {
        TournamentRefusal::NotHost
        | TournamentRefusal::NoPrograms
        | TournamentRefusal::Removed
        | TournamentRefusal::NotInvited => StatusCode::FORBIDDEN,
        TournamentRefusal::Entered { .. }
        | TournamentRefusal::NotEntered
        | TournamentRefusal::TooManyUnconfirmed { .. }
        | TournamentRefusal::NotNow { .. } => StatusCode::CONFLICT,
        TournamentRefusal::BadTitle { .. }
        | TournamentRefusal::BadStart { .. }
        | TournamentRefusal::BadSeconds { .. }
        | TournamentRefusal::BadSettings { .. }
        | TournamentRefusal::BadRules { .. }
        | TournamentRefusal::NeedsPartner
        | TournamentRefusal::NoPartners
        | TournamentRefusal::PartnerIsYou
        | TournamentRefusal::NoSuchPartner { .. } => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
