//! The rules people can play by.

use axum::Json;
use axum_extra::extract::WithRejection;
use boneyard_protocol::Failure;
use boneyard_protocol::http::{PresetInfo, RulesRequest};
use boneyard_rules::{Rules, presets};

use crate::error::ApiError;

/// All presets that have tables here.
#[utoipa::path(get, path = "/api/presets", tag = "rules", responses((status = 200, body = Vec<PresetInfo>)))]
pub(crate) async fn all() -> Json<Vec<PresetInfo>> {
    let info = |preset: presets::Preset| PresetInfo {
        id: preset.rules.preset.clone(),
        title: preset.title,
        family: preset.family,
        rules: preset.rules,
    };
    Json(presets::all().into_iter().filter(|preset| has_tables(&preset.rules)).map(info).collect())
}

/// What a preset and overrides come to, or the parameters that contradict each other.
#[utoipa::path(post, path = "/api/rules", tag = "rules", request_body = RulesRequest,
    responses((status = 200, description = "every parameter", body = Object), (status = 422, body = Failure)))]
pub(crate) async fn check(
    WithRejection(Json(request), _): WithRejection<Json<RulesRequest>, ApiError>,
) -> Result<Json<Rules>, ApiError> {
    Ok(Json(Rules::parse(&request.rules)?))
}

/// Whether tables can be opened with these rules: a seat shows one hand, so nobody can play two of them here yet.
pub(crate) fn has_tables(rules: &Rules) -> bool {
    rules.hands_each() == 1
}
