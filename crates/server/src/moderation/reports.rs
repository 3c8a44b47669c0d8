//! Reports: anyone may report a person to the moderators. The server adds what it knows itself.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use boneyard_ids::{MatchId, PersonId, TableId};
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::moderation::{ModerationRefusal, REPORT_CHARS_MAX, ReportAbout, SendReport};
use boneyard_rules::Seat;
use boneyard_store::{ModerationChange, NewReport, ReportPlace, Store};
use tokio::sync::oneshot;

use super::{failed, words};
use crate::config::Rates;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::tables::{Evidence, Message, Tables};
use crate::visitors::Visitor;
use crate::{clock, random};

/// Whom a report is about, and what the server knows of it.
struct Subject {
    person: PersonId,
    place: Option<ReportPlace>,
    /// As JSON.
    talk: String,
}

/// Report a person to the moderators: one on a seat of a table, a player of a match that is over, or the person of an account.
///
/// You can report each person once for each table. What was said last at the table goes with the report. The person is not told.
#[utoipa::path(post, path = "/api/reports", tag = "moderation", request_body = SendReport, responses((status = 204),
    (status = 400), (status = 403), (status = 404), (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn send(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(tables): State<Tables>,
    Visitor(reporter): Visitor,
    VisitorNetwork(network): VisitorNetwork,
    Body(request): Body<SendReport>,
) -> Result<StatusCode, ApiError> {
    let SendReport { about, reason, words: text } = request;
    let words = words(&text, REPORT_CHARS_MAX)?;
    rates.reports.count(reporter.id.clone())?;
    rates.reports_of_networks.count(network)?;
    let Subject { person, place, talk } = match about {
        ReportAbout::Seat { table, seat } => at_table(&store, &tables, table, seat).await?,
        ReportAbout::Player { match_, seat } => in_match(&store, &match_, seat).await?,
        ReportAbout::Account { name } => of_account(&store, name).await?,
    };
    let report = NewReport {
        id: random::id::<10>().into(),
        person,
        reporter: reporter.id,
        reason: reason.word().into(),
        words,
        at_ms: clock::now_ms(),
        place,
        talk,
    };
    let change = ModerationChange::Report(report);
    store.change_moderation(change).await.map_err(|error| failed(error, ModerationRefusal::Yourself))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn at_table(store: &Store, tables: &Tables, table: TableId, seat: Seat) -> Result<Subject, ApiError> {
    let handle = tables.running(&table).await?;
    let (answer, answered) = oneshot::channel();
    handle.mailbox.send(Message::Report { seat, answer }).await.map_err(|_| tables.not_found())?;
    let evidence = answered.await.map_err(|_| tables.not_found())?;
    let Evidence { person, seat, match_number, talk } =
        evidence.ok_or(ModerationRefusal::NobodyThere { seat })?;
    // A guest may have become part of an account just now.
    let person = store.who_is(&person).await?.map_or(person, |now| now.id);
    let match_id = (match_number > 0).then(|| MatchId::new(&table, match_number));
    let talk = serde_json::to_string(&talk).map_err(ApiError::broken)?;
    Ok(Subject { person, place: Some(ReportPlace { table, match_id, seat: seat.number() }), talk })
}

async fn in_match(store: &Store, match_id: &MatchId, seat: Seat) -> Result<Subject, ApiError> {
    let (table, finished) = store.finished_match(match_id).await?.ok_or(Problem::NotFound)?;
    let player = finished.players.into_iter().find(|player| player.seat == seat.number());
    let person = player.and_then(|player| player.person).ok_or(ModerationRefusal::NobodyThere { seat })?;
    let place = ReportPlace { table, match_id: Some(match_id.clone()), seat: seat.number() };
    Ok(Subject { person, place: Some(place), talk: "[]".into() })
}

/// A name that no account has gets the answer that its profile gets.
async fn of_account(store: &Store, name: String) -> Result<Subject, ApiError> {
    let found = store.account_by_name(&name).await?;
    let account = found.ok_or(AccountRefusal::NobodyNamed { name })?;
    Ok(Subject { person: account.person.id, place: None, talk: "[]".into() })
}
