//! Handlers for downloads of an evening: sheets to print and CSV files (CLUB-94).

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::StringRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use boneyard_club::csv::{self, CsvKind, Separator};
use boneyard_club::live::LiveEvening;
use boneyard_club::{Evening, Report, SheetKind, file as evening_file};
use boneyard_ids::EveningId;
use boneyard_print::club::{LeftOut, SheetOptions, TextSize, document, left_out};
use boneyard_print::{Fonts, Language, Paper};
use boneyard_protocol::Problem;
use boneyard_protocol::club::SpreadsheetRequest;
use boneyard_protocol::evening::{EveningRefusal, SheetPrintRequest, UnprintableName};
use boneyard_store::Store;

use crate::evenings::{Evenings, views};
use crate::http::{ApiError, Params, VisitorNetwork};
use crate::network::Network;
use crate::visitors::Visitor;
use crate::work::{Charge, Stop, Workers};

/// A sheet of the evening, to print.
///
/// The kinds are tonight, seating-poster, seating, schedule, tables, score, players, results, standings, standings-poster,
/// certificates, money, log and procedure, as in `boneyard club sheets`. Money is only for evenings with stakes. A match counts once the organiser has confirmed
/// it. Table cards list courtesies for the organiser, and for a player those at their own tables, never the reasons (CLUB-103).
#[utoipa::path(get, path = "/api/evenings/{id}/sheets/{kind}", tag = "evenings", params(SheetPrintRequest),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), (status = 400), (status = 404),
    (status = 429)))]
pub(crate) async fn sheet(
    State(store): State<Arc<Store>>,
    State(evenings): State<Evenings>,
    (State(workers), State(fonts)): (State<Arc<Workers>>, State<Arc<Fonts>>),
    visitor: Option<Visitor>,
    VisitorNetwork(network): VisitorNetwork,
    Path((id, kind)): Path<(EveningId, String)>,
    Params(request): Params<SheetPrintRequest>,
) -> Result<Response, ApiError> {
    let print_job = PrintJob::of(&kind, request)?;
    let snapshot = views::snapshot(&evenings, &id, visitor).await?;
    let name = snapshot.name().ok_or(Problem::NotFound)?;
    let club = store.club(&snapshot.club).await?.map(|club| club.name);
    let print = move |live: &LiveEvening, stop: &Stop| {
        let evening = live.published()?;
        Some(print_job.pdf(&evening, club.as_deref(), &fonts, stop))
    };
    let pdf = views::computed(&workers, Charge::Long(network), &snapshot, print).await?;
    Ok(file(&name, print_job.kind.name(), ["pdf", "application/pdf"], pdf))
}

/// The names that sheets of the evening cannot show whole, because the server has no font with their letters: first the players.
#[utoipa::path(get, path = "/api/evenings/{id}/unprintable", tag = "evenings",
    responses((status = 200, body = Vec<UnprintableName>), (status = 404), (status = 429)))]
pub(crate) async fn unprintable(
    State(store): State<Arc<Store>>,
    State(evenings): State<Evenings>,
    State(workers): State<Arc<Workers>>,
    State(fonts): State<Arc<Fonts>>,
    visitor: Option<Visitor>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<EveningId>,
) -> Result<Json<Vec<UnprintableName>>, ApiError> {
    let snapshot = views::snapshot(&evenings, &id, visitor).await?;
    let club = store.club(&snapshot.club).await?.map(|club| club.name);
    let charge = snapshot.author.map_or(Charge::Short(network), |_| Charge::Free);
    let live = snapshot.live.clone();
    let names = move |_: &Stop| Ok(live.published().map(|evening| named(&evening, club.as_deref(), &fonts)));
    Ok(Json(workers.run(charge, names).await?.ok_or(Problem::NotFound)?))
}

/// A CSV file of the evening.
///
/// The kinds are standings, results, money, log and seating, as in `boneyard club score --csv`. A match counts once
/// the organiser has confirmed it.
#[utoipa::path(get, path = "/api/evenings/{id}/csv/{what}", tag = "evenings", params(SpreadsheetRequest),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 400), (status = 404),
    (status = 429)))]
pub(crate) async fn csv(
    State(evenings): State<Evenings>,
    State(workers): State<Arc<Workers>>,
    visitor: Option<Visitor>,
    VisitorNetwork(network): VisitorNetwork,
    Path((id, what)): Path<(EveningId, String)>,
    Params(SpreadsheetRequest { spreadsheet }): Params<SpreadsheetRequest>,
) -> Result<Response, ApiError> {
    let what: CsvKind = parse_name("what", &what)?;
    let snapshot = views::snapshot(&evenings, &id, visitor).await?;
    let name = snapshot.name().ok_or(Problem::NotFound)?;
    let lines =
        move |live: &LiveEvening, _: &Stop| Some(Ok(csv::write(&live.published()?, what).into_bytes()));
    let lines = views::cached(&workers, Charge::Short(network), &snapshot, what.name(), None, lines).await?;
    Ok(file(&name, what.name(), CSV, for_reader(lines, spreadsheet)))
}

/// A sheet of an uploaded evening file. The server need not have the evening.
#[utoipa::path(post, path = "/api/evenings/files/sheets/{kind}", tag = "evenings", security(()),
    params(SheetPrintRequest),
    request_body(content = String, content_type = "text/plain", description = "An evening file"),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), (status = 400), (status = 422),
    (status = 429)))]
pub(crate) async fn sheet_of_file(
    State(workers): State<Arc<Workers>>,
    State(fonts): State<Arc<Fonts>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(kind): Path<String>,
    Params(request): Params<SheetPrintRequest>,
    text: Result<String, StringRejection>,
) -> Result<Response, ApiError> {
    let text = text?;
    let print_job = PrintJob::of(&kind, request)?;
    let print = move |evening: &Evening, stop: &Stop| print_job.pdf(evening, None, &fonts, stop);
    let (name, pdf) = from_file(&workers, network, text, print).await?;
    Ok(file(&name, print_job.kind.name(), ["pdf", "application/pdf"], pdf.into()))
}

/// The names of an uploaded evening file that its sheets cannot show whole.
#[utoipa::path(post, path = "/api/evenings/files/unprintable", tag = "evenings", security(()),
    request_body(content = String, content_type = "text/plain", description = "An evening file"),
    responses((status = 200, body = Vec<UnprintableName>), (status = 422), (status = 429)))]
pub(crate) async fn unprintable_of_file(
    State(workers): State<Arc<Workers>>,
    State(fonts): State<Arc<Fonts>>,
    VisitorNetwork(network): VisitorNetwork,
    text: Result<String, StringRejection>,
) -> Result<Json<Vec<UnprintableName>>, ApiError> {
    let names = move |evening: &Evening, _: &Stop| Ok(named(evening, None, &fonts));
    Ok(Json(from_file(&workers, network, text?, names).await?.1))
}

fn named(evening: &Evening, club: Option<&str>, fonts: &Fonts) -> Vec<UnprintableName> {
    let named =
        |LeftOut { player, name, fonts, only_signs }| UnprintableName { player, name, fonts, only_signs };
    left_out(evening, club, fonts).into_iter().map(named).collect()
}

/// A CSV file of an uploaded evening file.
#[utoipa::path(post, path = "/api/evenings/files/csv/{what}", tag = "evenings", security(()),
    params(SpreadsheetRequest),
    request_body(content = String, content_type = "text/plain", description = "An evening file"),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 400), (status = 422),
    (status = 429)))]
pub(crate) async fn csv_of_file(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(what): Path<String>,
    Params(SpreadsheetRequest { spreadsheet }): Params<SpreadsheetRequest>,
    text: Result<String, StringRejection>,
) -> Result<Response, ApiError> {
    let text = text?;
    let what: CsvKind = parse_name("what", &what)?;
    let lines = move |evening: &Evening, _: &Stop| Ok(csv::write(evening, what).into_bytes());
    let (name, lines) = from_file(&workers, network, text, lines).await?;
    Ok(file(&name, what.name(), CSV, for_reader(lines.into(), spreadsheet)))
}

/// Results and standings of an uploaded evening file, as `boneyard club score --json` prints them.
#[utoipa::path(post, path = "/api/evenings/files/report", tag = "evenings", security(()),
    request_body(content = String, content_type = "text/plain", description = "An evening file"),
    responses((status = 200, body = Report), (status = 422), (status = 429)))]
pub(crate) async fn report_of_file(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    text: Result<String, StringRejection>,
) -> Result<Json<Report>, ApiError> {
    let text = text?;
    let (_, report) = from_file(&workers, network, text, |evening, _| Ok(evening.report())).await?;
    Ok(Json(report))
}

/// Reads an uploaded evening file and calls `make` with its evening. Returns the evening's name and the result. Every
/// visitor can upload a file.
async fn from_file<T: Send + 'static>(
    workers: &Workers,
    network: Network,
    text: String,
    make: impl FnOnce(&Evening, &Stop) -> Result<T, ApiError> + Send + 'static,
) -> Result<(String, T), ApiError> {
    let run = move |stop: &Stop| {
        let evening = evening_file::read(&text)
            .map_err(|error| EveningRefusal::BadFile { line: error.line, detail: error.message })?;
        Ok((evening.setup().name.clone(), make(&evening, stop)?))
    };
    workers.run(Charge::Long(network), move |stop| Ok(run(stop))).await?
}

/// How a sheet is printed.
#[derive(Clone, Copy)]
struct PrintJob {
    kind: SheetKind,
    language: Language,
    paper: Paper,
    size: TextSize,
}

impl PrintJob {
    fn of(kind: &str, request: SheetPrintRequest) -> Result<Self, Problem> {
        Ok(PrintJob {
            kind: parse_name("kind", kind)?,
            language: request.lang.map_or(Ok(Language::default()), |lang| parse_name("lang", &lang))?,
            paper: request.paper.map_or(Ok(Paper::default()), |paper| parse_name("paper", &paper))?,
            size: if request.large { TextSize::Large } else { TextSize::Normal },
        })
    }

    /// The sheet as PDF. An evening without stakes has no money sheet.
    fn pdf(
        self,
        evening: &Evening,
        club: Option<&str>,
        fonts: &Fonts,
        stop: &Stop,
    ) -> Result<Vec<u8>, ApiError> {
        let PrintJob { kind, language, paper, size } = self;
        if !kind.applies_to(evening) {
            let detail = "this evening is played without stakes, so there is no `money`";
            return Err(bad_request("kind", &detail).into());
        }
        let is_due = || stop.is_due();
        let document = document(kind, evening, SheetOptions { language, paper, size, club, fonts }, &is_due);
        document.and_then(|pages| pages.to_pdf(&is_due)).map_err(|stopped| stop.too_long(stopped))
    }
}

/// Lines of CSV for a program, or for a person who opens them in a spreadsheet.
pub(crate) fn for_reader(lines: Bytes, spreadsheet: Option<Separator>) -> Bytes {
    match (spreadsheet, std::str::from_utf8(&lines)) {
        (Some(separator), Ok(text)) => csv::for_spreadsheet(text, separator).into(),
        _ => lines,
    }
}

pub(crate) const CSV: [&str; 2] = ["csv", "text/csv; charset=utf-8"];

/// Parses the name of a kind, language or paper.
pub(crate) fn parse_name<T: FromStr<Err: Display>>(field: &str, name: &str) -> Result<T, Problem> {
    name.parse().map_err(|error| bad_request(field, &error))
}

pub(crate) fn bad_request(field: &str, detail: &impl Display) -> Problem {
    Problem::BadRequest { detail: format!("{field}: {detail}") }
}

/// A download, named after the evening and the kind.
pub(crate) fn file(evening: &str, what: &str, [ending, content_type]: [&str; 2], content: Bytes) -> Response {
    let encoded_name = percent_encoded(&format!("{evening}, {what}.{ending}"));
    // Clients that cannot read the full name, which may be in any script, use the plain one.
    let disposition = format!("attachment; filename=\"{what}.{ending}\"; filename*=UTF-8''{encoded_name}");
    ([(CONTENT_TYPE, content_type.to_owned()), (CONTENT_DISPOSITION, disposition)], content).into_response()
}

/// A file name, percent-encoded for the header. Characters that separate folders or that some system reserves become
/// hyphens.
fn percent_encoded(name: &str) -> String {
    let allowed = |letter: char| {
        if matches!(letter, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|') { '-' } else { letter }
    };
    let mut encoded = String::new();
    for byte in name.chars().map(allowed).collect::<String>().bytes() {
        match byte {
            b'-' | b'.' | b'_' | b'~' => encoded.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => encoded.push(char::from(byte)),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_keep_any_script_and_lose_folder_separators() {
        assert_eq!(percent_encoded("Friday, log.csv"), "Friday%2C%20log.csv");
        assert_eq!(percent_encoded("Пт"), "%D0%9F%D1%82");
        assert_eq!(percent_encoded("../a\\b:c\"\n"), "..-a-b-c-%0A");
    }
}
