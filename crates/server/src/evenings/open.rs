//! Handlers that open, list and find evenings.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_club::live::{Author, EveningCommand, EveningOptions, LogEntry};
use boneyard_club::{Moment, file};
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::Problem;
use boneyard_protocol::club::{ClubSettings, TiedFish};
use boneyard_protocol::evening::{
    CodeRequest, EVENING_FILE_BYTES_MAX, EVENINGS_LISTED_MAX, EveningRefusal, EveningSummary,
    EveningsRequest, FoundEvening, OpenEvening, OpenedEvening,
};
use boneyard_store::{Club, Evening, EveningChange, EveningError, Guest, NewEntry, Store};

use crate::bounds::CODE_TRIES_MAX;
use crate::config::Rates;
use crate::evenings::codes::{CodeAttempt, any_code};
use crate::evenings::log::{AppendError, EveningLog, SERVER_DEVICE};
use crate::evenings::message::{EveningQuery, MembershipChange};
use crate::evenings::refused::refused_change;
use crate::evenings::rights::RunsEvenings;
use crate::evenings::summary::{facts, summary};
use crate::evenings::{CodeAttempts, Evenings, namesakes, online};
use crate::http::{ApiError, Body, Params, VisitorNetwork};
use crate::visitors::Visitor;
use crate::work::{Charge, Workers};
use crate::{clock, random};

/// Open an evening.
///
/// For organisers of the club, and for members who have entered it (CLUB-1, CLUB-16). You become the organiser, and you must not be in another
/// open evening (CLUB-20). Send the evening as a file. With the file of a partly played evening, the evening continues
/// (CLUB-99).
#[utoipa::path(post, path = "/api/evenings", tag = "evenings", request_body = OpenEvening,
    responses((status = 201, body = OpenedEvening), (status = 403), (status = 404), (status = 409), (status = 422),
    (status = 429)))]
pub(crate) async fn open(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(evenings): State<Evenings>,
    State(workers): State<Arc<Workers>>,
    Visitor(guest): Visitor,
    VisitorNetwork(network): VisitorNetwork,
    Body(request): Body<OpenEvening>,
) -> Result<(StatusCode, Json<OpenedEvening>), ApiError> {
    let club = store.club(&request.club).await?.ok_or(Problem::NotFound)?;
    let RunsEvenings { club, .. } = RunsEvenings::check(&store, club, &guest).await?;
    rates.new_evenings.count(guest.id.clone())?;
    rates.new_evenings_of_networks.count(network)?;
    if evenings.is_full() {
        return Err(Problem::TooMany { retry_s: 60 }.into());
    }
    if request.file.len() > EVENING_FILE_BYTES_MAX {
        return Err(Problem::TooLarge { max: EVENING_FILE_BYTES_MAX }.into());
    }
    let options = match request.options {
        Some(options) => options,
        None => options_from_settings(&club)?,
    };
    let mut commands = vec![EveningCommand::Open { file: request.file, options, courtesies: Vec::new() }];
    commands.extend(request.online.map(|play| EveningCommand::Online { play: Some(play) }));
    let start = Start { begin: request.begin, namesakes: request.namesakes };
    let opened = store_new(&store, &workers, &club, &guest, commands, start).await?;
    let evening = evenings.start(&opened.id, None);
    evening.change(guest.id, MembershipChange::Opened { network }).await?;
    tracing::info!(evening.id = %opened.id, "Evening {} was opened", opened.id);
    Ok((StatusCode::CREATED, Json(opened)))
}

/// How a new evening starts.
#[derive(Debug, Clone, Copy)]
struct Start {
    /// Whether the first match begins at once.
    begin: bool,
    /// Whether names may look alike.
    namesakes: bool,
}

/// The options of an evening from the settings of its club.
fn options_from_settings(club: &Club) -> Result<EveningOptions, ApiError> {
    let settings: ClubSettings = serde_json::from_str(&club.settings).map_err(ApiError::broken)?;
    let ClubSettings { countersigned, tied_fish, .. } = settings;
    Ok(EveningOptions { countersign: countersigned, blockers_column: tied_fish == TiedFish::Blocker })
}

/// Stores a new evening, under a code that no other open evening has.
async fn store_new(
    store: &Store,
    workers: &Workers,
    club: &Club,
    guest: &Guest,
    commands: Vec<EveningCommand>,
    start: Start,
) -> Result<OpenedEvening, ApiError> {
    let now = clock::moment();
    let (entries, summary) =
        workers.run(Charge::Free, move |_| Ok(first_entries(commands, start, now))).await??;
    let id = EveningId::from(random::id::<10>());
    for _ in 0..CODE_TRIES_MAX {
        let code = any_code();
        let evening = Evening {
            id: id.clone(),
            club: club.id.clone(),
            code: code.clone(),
            summary: summary.clone(),
            created_ms: clock::now_ms(),
            closed_ms: None,
        };
        let change = EveningChange::Open { evening, entries: entries.clone(), guest: guest.id.clone() };
        match store.change_evening(change).await {
            Ok(()) => return Ok(OpenedEvening { id, code }),
            Err(EveningError::Refused(boneyard_store::EveningRefusal::CodeTaken)) => {}
            Err(error) => return Err(refused_change(store, error).await),
        }
    }
    Err(Problem::TooMany { retry_s: 60 }.into())
}

/// The stored form of the entries that open an evening and begin its first match, with the facts for lists.
fn first_entries(
    commands: Vec<EveningCommand>,
    start: Start,
    now: Moment,
) -> Result<(Vec<NewEntry>, String), ApiError> {
    let mut log = EveningLog::default();
    let mut entries = Vec::new();
    for command in commands {
        match &command {
            EveningCommand::Open { file, .. } => {
                file::read(file)
                    .map_err(|error| EveningRefusal::BadFile { line: error.line, detail: error.message })?;
            }
            EveningCommand::Online { play: Some(play) } => {
                let setup = log.live().evening().map(boneyard_club::Evening::setup);
                if setup.is_some_and(|setup| !online::allows(setup)) {
                    return Err(EveningRefusal::RegulationNotOnline.into());
                }
                online::game(play, setup.map_or(boneyard_club::TARGET, |setup| setup.target))?;
            }
            _ => {}
        }
        entries.push(append(&mut log, command, now)?);
    }
    let has_begun = log.live().begun() > 0;
    if !has_begun
        && !start.namesakes
        && let Some(alike) = namesakes::alike(&log.names(), &[])
    {
        return Err(EveningRefusal::from(alike).into());
    }
    if !has_begun && start.begin {
        entries.push(append(&mut log, EveningCommand::Begin { number: 1 }, now)?);
    }
    Ok((entries, log.facts().as_ref().map(summary).unwrap_or_default()))
}

fn append(log: &mut EveningLog, command: EveningCommand, now: Moment) -> Result<NewEntry, ApiError> {
    let (device, by, n) = (SERVER_DEVICE.into(), Author::Organiser, log.len() + 1);
    match log.append(LogEntry { device, n, at: now, by, command }, now) {
        Ok(entry) => Ok(entry),
        Err(AppendError::Refused(refusal)) => {
            Err(EveningRefusal::BadFile { line: 1, detail: refusal.to_string() }.into())
        }
        Err(cause) => Err(ApiError::internal(Problem::Internal, &format!("{cause:?}"))),
    }
}

fn listed(evening: Evening) -> Option<EveningSummary> {
    let facts = facts(&evening)?;
    let Evening { id, club, created_ms, closed_ms, .. } = evening;
    Some(EveningSummary { id, club, opened_ms: created_ms, closed_ms, facts })
}

/// The evenings of a club, the newest first.
#[utoipa::path(get, path = "/api/clubs/{id}/evenings", tag = "evenings", security(()), params(EveningsRequest),
    responses((status = 200, body = Vec<EveningSummary>), (status = 404)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    Path(id): Path<ClubId>,
    Params(request): Params<EveningsRequest>,
) -> Result<Json<Vec<EveningSummary>>, ApiError> {
    let club = store.club(&id).await?.ok_or(Problem::NotFound)?;
    let before = request.before.unwrap_or(i64::MAX);
    let evenings = store.evenings_of_club(&club.id, before, EVENINGS_LISTED_MAX).await?;
    Ok(Json(evenings.into_iter().filter_map(listed).collect()))
}

/// Your open evening, also if you joined it on another device (CLUB-18).
#[utoipa::path(get, path = "/api/evenings/mine", tag = "evenings",
    responses((status = 200, body = Option<EveningSummary>)))]
pub(crate) async fn mine(
    State(store): State<Arc<Store>>,
    visitor: Option<Visitor>,
) -> Result<Json<Option<EveningSummary>>, ApiError> {
    let Some(Visitor(guest)) = visitor else { return Ok(Json(None)) };
    Ok(Json(store.evening_of(&guest.id).await?.and_then(listed)))
}

/// Find an open evening and its players by its join code (CLUB-21).
#[utoipa::path(get, path = "/api/evenings", tag = "evenings", params(CodeRequest),
    responses((status = 200, body = FoundEvening), (status = 404), (status = 429)))]
pub(crate) async fn by_code(
    State(store): State<Arc<Store>>,
    State(evenings): State<Evenings>,
    State(code_attempts): State<Arc<CodeAttempts>>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Visitor>,
    Params(CodeRequest { code }): Params<CodeRequest>,
) -> Result<Json<FoundEvening>, ApiError> {
    let guest = visitor.map(|Visitor(guest)| guest.id);
    let code = code.trim().to_uppercase();
    let evening = match store.evening_by_code(&code).await? {
        Some(evening) => Some(evenings.find(&evening.id).await?),
        None => None,
    };
    let same_network = match &evening {
        Some(evening) => evening.ask(|reply| EveningQuery::HasParticipantFrom { network, reply }).await?,
        None => false,
    };
    let attempt = CodeAttempt {
        network,
        guest: guest.as_ref(),
        is_right: evening.is_some(),
        same_network,
        evening: None,
    };
    code_attempts.count(attempt, Instant::now())?;
    let evening = evening.ok_or(Problem::NotFound)?;
    Ok(Json(evening.ask(|reply| EveningQuery::Found { guest, reply }).await?))
}
