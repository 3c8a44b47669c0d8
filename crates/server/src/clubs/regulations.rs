//! Handlers for the regulations that a club has saved for its evenings.
//!
//! They are stored as JSON. What is missing there has the value of the regulation that the rules are based on, so rules stay readable
//! when the program learns new ones.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_club::{RegulationName, SeatingKind, Setup};
use boneyard_ids::{ClubId, RegulationId};
use boneyard_protocol::club::ClubRefusal;
use boneyard_protocol::evening::{
    ClubRegulation, ClubRules, EditRegulation, NewRegulation, REGULATION_SOURCE_CHARS_MAX,
};
use boneyard_store::{ClubChange, Store, StoredRegulation};
use boneyard_text::visible_line;
use serde_json::{Value, from_value, to_value};

use crate::clubs::club_name;
use crate::clubs::rights::RunsClub;
use crate::evenings::rights::RunsEvenings;
use crate::http::{ApiError, Body};
use crate::random;

/// The regulations of a club, by name. For its organisers and members.
#[utoipa::path(get, path = "/api/clubs/{id}/regulations", tag = "clubs",
    responses((status = 200, body = Vec<ClubRegulation>), (status = 403), (status = 404)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    RunsEvenings { club, .. }: RunsEvenings,
) -> Result<Json<Vec<ClubRegulation>>, ApiError> {
    let stored = store.regulations(&club.id).await?.into_iter();
    let regulations = stored.map(|StoredRegulation { id, name, rules }| {
        let rules = read(&rules);
        if rules.is_none() {
            tracing::warn!(club.id = %club.id, regulation.id = %id, "Regulation {id} of club {} cannot be read", club.id);
        }
        ClubRegulation { id, name, rules }
    });
    Ok(Json(regulations.collect()))
}

/// Save a regulation for a club. For its organisers. A club has at most 20.
#[utoipa::path(post, path = "/api/clubs/{id}/regulations", tag = "clubs", request_body = NewRegulation,
    responses((status = 201, body = ClubRegulation), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn save(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Body(NewRegulation { name, rules }): Body<NewRegulation>,
) -> Result<(StatusCode, Json<ClubRegulation>), ApiError> {
    let (id, name, rules) = (RegulationId::from(random::id::<10>()), club_name(&name)?, checked(rules)?);
    let regulation = StoredRegulation { id: id.clone(), name: name.clone(), rules: written(&rules)? };
    store.change_club(ClubChange::SaveRegulation { club: club.id, regulation }).await?;
    Ok((StatusCode::CREATED, Json(ClubRegulation { id, name, rules: Some(rules) })))
}

/// Rename a regulation of a club, or replace its rules. For its organisers.
#[utoipa::path(put, path = "/api/clubs/{id}/regulations/{regulation}", tag = "clubs", request_body = EditRegulation,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn edit(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, regulation)): Path<(ClubId, RegulationId)>,
    Body(EditRegulation { name, rules }): Body<EditRegulation>,
) -> Result<StatusCode, ApiError> {
    let name = club_name(&name)?;
    let rules = rules.map(|rules| written(&checked(rules)?)).transpose()?;
    store.change_club(ClubChange::EditRegulation { club: club.id, regulation, name, rules }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a regulation of a club. For its organisers. Evenings keep their rules.
#[utoipa::path(delete, path = "/api/clubs/{id}/regulations/{regulation}", tag = "clubs",
    responses((status = 204), (status = 403), (status = 404)))]
pub(crate) async fn remove(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, regulation)): Path<(ClubId, RegulationId)>,
) -> Result<StatusCode, ApiError> {
    store.change_club(ClubChange::RemoveRegulation { club: club.id, regulation }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Checks rules as an evening does, and trims the text about their source.
fn checked(rules: ClubRules) -> Result<ClubRules, ApiError> {
    let source = visible_line(&rules.source, REGULATION_SOURCE_CHARS_MAX);
    let source = source.map_err(|_| ClubRefusal::BadSource { max: REGULATION_SOURCE_CHARS_MAX })?;
    if is_playable(&rules) {
        Ok(ClubRules { source, ..rules })
    } else {
        Err(ClubRefusal::BadRegulation.into())
    }
}

/// Whether an evening with these rules can be opened.
fn is_playable(rules: &ClubRules) -> bool {
    let ClubRules { regulation, target, limit, .. } = rules.clone();
    let evening = Setup::new("evening", 4, SeatingKind::Published);
    Setup { regulation, target, limit, ..evening }.check().is_ok()
}

fn written(rules: &ClubRules) -> Result<String, ApiError> {
    serde_json::to_string(rules).map_err(ApiError::broken)
}

/// Reads stored rules; `None` if this version of the program cannot.
fn read(text: &str) -> Option<ClubRules> {
    let mut stored: Value = serde_json::from_str(text).ok()?;
    let regulation = stored.get_mut("regulation")?;
    let base: RegulationName = from_value(regulation.get("name")?.clone()).ok()?;
    let mut whole = to_value(base.known().regulation).ok()?;
    whole.as_object_mut()?.extend(regulation.as_object()?.clone());
    *regulation = whole;
    from_value(stored).ok().filter(is_playable)
}

#[cfg(test)]
mod tests {
    use boneyard_club::{KnownRegulation, Regulation};

    use super::*;

    fn brazil() -> ClubRules {
        let KnownRegulation { regulation, target, limit, .. } = RegulationName::Brazil.known();
        let regulation = Regulation { bonus: 20, ..regulation };
        ClubRules { regulation, target, limit, source: "Our assembly".into() }
    }

    #[test]
    fn saved_rules_are_read_again() {
        for name in RegulationName::ALL {
            let KnownRegulation { regulation, target, limit, .. } = name.known();
            let rules = ClubRules { regulation, target, limit, source: String::new() };
            assert_eq!(read(&written(&rules).unwrap()), Some(rules));
        }
    }

    #[test]
    fn rules_of_an_older_and_of_a_newer_program_are_read() {
        let mut stored = to_value(brazil()).unwrap();
        let regulation = stored["regulation"].as_object_mut().unwrap();
        // A rule that the older program did not have.
        regulation.remove("counts");
        regulation.insert("later".into(), true.into());
        assert_eq!(read(&stored.to_string()), Some(brazil()), "what is missing is as in Brazil");
    }

    #[test]
    fn unreadable_rules_are_no_rules() {
        let with = |pointer: &str, value: Value| {
            let mut stored = to_value(brazil()).unwrap();
            *stored.pointer_mut(pointer).unwrap() = value;
            read(&stored.to_string())
        };
        assert_eq!(with("/target", 120.into()).map(|rules| rules.target), Some(120));
        assert_eq!(with("/target", 0.into()), None);
        assert_eq!(with("/target", "many".into()), None);
        assert_eq!(with("/limit", 0.into()), None);
        assert_eq!(with("/regulation", 7.into()), None);
        assert_eq!(with("/regulation/name", "atlantis".into()), None);
        assert_eq!(with("/regulation/counts", "stars".into()), None);
        assert_eq!(with("/regulation/bonus", 501.into()), None);
        assert_eq!(with("/regulation/order", Value::Array(vec![])), None);
        for text in ["", "{}", "[]", "null", "{\"regulation\":{}}", "not JSON"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
