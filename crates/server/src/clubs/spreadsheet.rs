//! The handler that turns a spreadsheet into text. The import of members and the set-up of an evening read it. Nothing is stored.

use std::panic::catch_unwind;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use boneyard_club::Stopped;
use boneyard_protocol::club::{ClubRefusal, SpreadsheetFault, SpreadsheetSheet, SpreadsheetView};
use boneyard_spreadsheet::{COLUMNS_MAX, ROWS_MAX, Sheet, SpreadsheetError};

use crate::http::{ApiError, VisitorNetwork};
use crate::work::{Charge, Stop, Workers};

/// Turn a spreadsheet into text: Excel (`.xlsx`, `.xls`) or OpenDocument (`.ods`), with at most 1 MB.
///
/// The server keeps nothing of it. Macros never run, and formulas are not computed: a cell has the value that the file has for it.
#[utoipa::path(post, path = "/api/spreadsheet", tag = "clubs", security(()),
    request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "A spreadsheet file"),
    responses((status = 200, body = SpreadsheetView), (status = 413), (status = 422), (status = 429)))]
pub(crate) async fn read(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    bytes: Bytes,
) -> Result<Json<SpreadsheetView>, ApiError> {
    let read = move |stop: &Stop| match sheets(&bytes, stop) {
        Ok(sheets) => Ok(Ok(sheets)),
        Err(SpreadsheetError::Stopped) => Err(Stopped),
        Err(error) => Ok(Err(ClubRefusal::BadSpreadsheet { fault: fault(error) })),
    };
    let sheets = workers.run(Charge::Long(network), read).await??;
    let view = |Sheet { name, text }| SpreadsheetSheet { name, text };
    Ok(Json(SpreadsheetView { sheets: sheets.into_iter().map(view).collect() }))
}

/// The sheets of a file. No file is known to make the libraries panic, but one that did would be damaged.
fn sheets(bytes: &[u8], stop: &Stop) -> Result<Vec<Sheet>, SpreadsheetError> {
    let read = std::panic::AssertUnwindSafe(|| boneyard_spreadsheet::read(bytes, &|| stop.is_due()));
    catch_unwind(read).unwrap_or(Err(SpreadsheetError::Broken))
}

fn fault(error: SpreadsheetError) -> SpreadsheetFault {
    match error {
        SpreadsheetError::Locked => SpreadsheetFault::Locked,
        SpreadsheetError::Macros => SpreadsheetFault::Macros,
        SpreadsheetError::OtherKind => SpreadsheetFault::OtherKind,
        SpreadsheetError::Empty => SpreadsheetFault::Empty,
        SpreadsheetError::TooLarge => SpreadsheetFault::TooLarge { rows: ROWS_MAX, columns: COLUMNS_MAX },
        SpreadsheetError::Broken | SpreadsheetError::Stopped => SpreadsheetFault::Broken,
    }
}
