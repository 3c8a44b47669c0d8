//! Handlers for presets and rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boneyard_agreement::{Language, Sheet, Unplayable, controls, near, unplayable, variants};
use boneyard_protocol::Problem;
use boneyard_protocol::http::{LanguageRequest, PresetInfo, RulesRequest, RulesSheet, SheetRequest};
use boneyard_rules::{Rules, RulesError, presets};
use boneyard_table::Clock;

use crate::http::{ApiError, Body, Params, VisitorNetwork};
use crate::work::{Charge, Stop, Workers};

/// All presets.
#[utoipa::path(get, path = "/api/presets", tag = "rules", security(()),
    responses((status = 200, body = Vec<PresetInfo>)))]
pub(crate) async fn all() -> Json<Vec<PresetInfo>> {
    let info = |preset: presets::Preset| PresetInfo {
        id: preset.rules.preset.clone(),
        title: preset.title,
        family: preset.family,
        clock: Clock::that_suits(&preset.rules),
        rules: preset.rules,
    };
    Json(presets::all().into_iter().map(info).collect())
}

/// Every parameter of a preset with overrides. For contradictory rules: the two parameters that contradict each other.
#[utoipa::path(post, path = "/api/rules", tag = "rules", security(()), request_body = RulesRequest,
    responses((status = 200, body = Rules), (status = 422), (status = 429)))]
pub(crate) async fn check(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Body(request): Body<RulesRequest>,
) -> Result<Json<Rules>, ApiError> {
    let rules = workers.run(Charge::Short(network), move |_| Ok(Rules::parse(&request.rules))).await?;
    Ok(Json(rules?))
}

/// Rules in words, as an agreement sheet, with the alternatives of each parameter and the preset's house variants. For
/// contradictory rules: the nearest possible ones.
#[utoipa::path(get, path = "/api/rules/sheet", tag = "rules", security(()), params(SheetRequest),
    responses((status = 200, body = RulesSheet), (status = 400), (status = 422), (status = 429)))]
pub(crate) async fn sheet(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Params(request): Params<SheetRequest>,
) -> Result<Json<RulesSheet>, ApiError> {
    let language = language(request.lang.as_deref())?;
    let sheet = move |_: &Stop| Ok(sheet_of(&request.rules, language));
    Ok(Json(workers.run(Charge::Short(network), sheet).await??))
}

fn sheet_of(rules: &str, language: Language) -> Result<RulesSheet, ApiError> {
    let rules = Rules::parse(rules).map_err(|error| refused(error, rules, language))?;
    let sheet = Sheet::of(&rules, language);
    let variants = variants(&rules.preset, language);
    Ok(RulesSheet { rules: rules.to_string(), sheet, controls: controls(&rules, language), variants })
}

/// Games that cannot be played here, each with the reason.
#[utoipa::path(get, path = "/api/presets/unplayable", tag = "rules", security(()), params(LanguageRequest),
    responses((status = 200, body = Vec<Unplayable>), (status = 400)))]
pub(crate) async fn not_playable(
    Params(request): Params<LanguageRequest>,
) -> Result<Json<Vec<Unplayable>>, ApiError> {
    Ok(Json(unplayable(language(request.lang.as_deref())?)))
}

fn language(code: Option<&str>) -> Result<Language, Problem> {
    let unknown = |error: boneyard_agreement::ParseLanguageError| Problem::BadRequest {
        detail: format!("lang: {error}"),
    };
    code.map_or(Ok(Language::default()), |code| code.parse().map_err(unknown))
}

/// The error for refused rules. A conflict is also explained in words, with the nearest possible rules.
fn refused(error: RulesError, rules: &str, language: Language) -> ApiError {
    match error {
        RulesError::Conflict { ref first, ref second, .. } => Problem::BadRules {
            detail: error.to_string(),
            conflict: Some([first.clone(), second.clone()]),
            explanation: near(rules, language).ok().flatten().map(Box::new),
        }
        .into(),
        other => other.into(),
    }
}
