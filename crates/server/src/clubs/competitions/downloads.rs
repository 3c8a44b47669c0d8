//! The results of a competition as files.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use boneyard_club::competition::CompetitionResults;
use boneyard_club::{Moment, csv};
use boneyard_ids::{ClubId, CompetitionId};
use boneyard_print::club::{SheetOptions, TextSize};
use boneyard_print::competition::{Official, document};
use boneyard_print::{Fonts, Language, Paper};
use boneyard_protocol::Problem;
use boneyard_protocol::competition::{
    COMPETITION_FORMAT, CompetitionFileRequest, CompetitionRefusal, OfficialMark,
};
use serde_json::json;

use crate::clubs::competitions::mark;
use crate::clubs::competitions::official;
use crate::clubs::competitions::results::Readers;
use crate::evenings::downloads::{CSV, bad_request, file as download, for_reader, parse_name};
use crate::http::{ApiError, Params, VisitorNetwork};
use crate::work::{Charge, Workers};

/// The results of a competition as a file: `json`, `csv` or `pdf`.
///
/// The JSON has `format`, `official` (`null` for results so far) and `results`. The checksum is the SHA-256 of `results`, byte for byte.
#[utoipa::path(get, path = "/api/clubs/{id}/competitions/{competition}/results/{format}", tag = "clubs",
    security(()), params(CompetitionFileRequest),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"), (status = 400), (status = 404),
    (status = 422), (status = 429)))]
pub(crate) async fn file(
    (State(workers), State(fonts)): (State<Arc<Workers>>, State<Arc<Fonts>>),
    VisitorNetwork(network): VisitorNetwork,
    readers: Readers,
    Path((club, id, format)): Path<(ClubId, CompetitionId, String)>,
    Params(request): Params<CompetitionFileRequest>,
) -> Result<Response, ApiError> {
    let (competition, _) = readers.find(&club, &id).await?;
    let versions = readers.store.official_versions(&id).await?;
    let wanted = match request.version {
        Some(0) => None,
        Some(version) => {
            let found = versions.into_iter().find(|one| one.version == version);
            Some(mark(found.ok_or(Problem::NotFound)?))
        }
        None => versions.into_iter().next_back().map(mark),
    };
    let (results, text) = match &wanted {
        Some(mark) => official::read(&readers.store, &id, mark).await?,
        None => match readers.compute(&competition).await? {
            Ok(so_far) => (so_far.results, so_far.text),
            Err(fault) => return Err(CompetitionRefusal::Faulty { fault }.into()),
        },
    };
    let name = results.name.clone();
    match format.as_str() {
        "json" => {
            let content = as_json(wanted.as_ref(), &text);
            Ok(download(&name, "results", ["json", "application/json"], content.into()))
        }
        "csv" => {
            let lines = csv::competition(&results).into();
            Ok(download(&name, "standings", CSV, for_reader(lines, request.spreadsheet)))
        }
        "pdf" => {
            let job = PrintJob::of(request)?;
            let print = move |stop: &crate::work::Stop| Ok(job.pdf(&results, wanted.as_ref(), &fonts, stop));
            let pdf = workers.run(Charge::Long(network), print).await??;
            Ok(download(&name, "results", ["pdf", "application/pdf"], pdf.into()))
        }
        other => {
            let detail = format!("no file of results: `{other}` (there are json, csv, pdf)");
            Err(bad_request("format", &detail).into())
        }
    }
}

/// The results as they were declared, byte for byte, with what says so around them.
fn as_json(official: Option<&OfficialMark>, results: &str) -> String {
    let (format, official) = (json!(COMPETITION_FORMAT), json!(official));
    format!("{{\"format\":{format},\"official\":{official},\"results\":{results}}}")
}

/// How results are printed.
struct PrintJob {
    language: Language,
    paper: Paper,
    size: TextSize,
}

impl PrintJob {
    fn of(
        CompetitionFileRequest { lang, paper, large, .. }: CompetitionFileRequest,
    ) -> Result<Self, Problem> {
        Ok(PrintJob {
            language: lang.map_or(Ok(Language::default()), |lang| parse_name("lang", &lang))?,
            paper: paper.map_or(Ok(Paper::default()), |paper| parse_name("paper", &paper))?,
            size: if large { TextSize::Large } else { TextSize::Normal },
        })
    }

    fn pdf(
        &self,
        results: &CompetitionResults,
        mark: Option<&OfficialMark>,
        fonts: &Fonts,
        stop: &crate::work::Stop,
    ) -> Result<Vec<u8>, ApiError> {
        let official = mark.map(|mark| Official {
            version: mark.version,
            since: Moment(mark.since_ms.cast_unsigned()),
            checksum: &mark.checksum,
        });
        let PrintJob { language, paper, size } = *self;
        let options = SheetOptions { language, paper, size, club: None, fonts };
        let is_due = || stop.is_due();
        let document = document(results, official, options, &is_due);
        document.and_then(|pages| pages.to_pdf(&is_due)).map_err(|stopped| stop.too_long(stopped))
    }
}
