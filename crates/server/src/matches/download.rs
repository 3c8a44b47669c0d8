//! All matches of a person in one file. It is sent while it is made: the server holds the events of one table at a time.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use boneyard_ids::{PersonId, TableId};
use boneyard_protocol::matches::{DownloadFormat, DownloadRequest, MATCHES_PER_PAGE, MatchDocument};
use boneyard_store::{FinishedMatch as StoredMatch, MatchPlace, MatchQuery, Store};
use boneyard_table::Recorded;
use futures_util::stream::try_unfold;

use super::document::document;
use super::shown;
use crate::config::Rates;
use crate::http::{ApiError, Params};
use crate::tables::{self, History};
use crate::visitors::Visitor;
use crate::work::{Charge, Workers};

/// Download all your matches with their records, the last match first.
///
/// In the format `dgn`, the records follow one another, and each begins with a line `dgn 1`. In the format `json`, the file is a list of
/// `MatchDocument`.
#[utoipa::path(get, path = "/api/matches/download", tag = "matches", params(DownloadRequest),
    responses((status = 200, content((String = "text/plain"), (Vec<MatchDocument> = "application/json"))),
    (status = 400), (status = 403), (status = 429)))]
pub(crate) async fn all(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(workers): State<Arc<Workers>>,
    State(history): State<History>,
    Visitor(guest): Visitor,
    Params(DownloadRequest { format }): Params<DownloadRequest>,
) -> Result<Response, ApiError> {
    // A download reads much.
    rates.lists.count(guest.id.clone())?;
    let download = Download {
        store,
        workers,
        history,
        person: guest.id,
        format,
        waiting: VecDeque::new(),
        after: None,
        has_more: true,
        table: None,
        sent: 0,
        is_over: false,
    };
    let parts = try_unfold(download, |mut download| async move {
        // The cause is logged. The client sees that the file breaks off.
        let part = download.next().await.map_err(|_| io::Error::other("the download breaks off"))?;
        Ok::<_, io::Error>(part.map(|part| (part, download)))
    });
    let (kind, file) = match format {
        DownloadFormat::Dgn => ("text/plain; charset=utf-8", "attachment; filename=\"boneyard-matches.dgn\""),
        DownloadFormat::Json => ("application/json", "attachment; filename=\"boneyard-matches.json\""),
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// A download in progress.
struct Download {
    store: Arc<Store>,
    workers: Arc<Workers>,
    history: History,
    person: PersonId,
    format: DownloadFormat,
    /// Matches of the page that was read last.
    waiting: VecDeque<StoredMatch>,
    /// The last match of that page.
    after: Option<MatchPlace>,
    /// Whether there may be a further page.
    has_more: bool,
    /// The table of the last match: the next one may be of the same table.
    table: Option<(TableId, Arc<Vec<Recorded>>)>,
    /// How many matches were sent.
    sent: usize,
    /// Whether the end of the file was sent.
    is_over: bool,
}

impl Download {
    /// The next part of the file; `None` at its end.
    async fn next(&mut self) -> Result<Option<Bytes>, ApiError> {
        if self.is_over {
            return Ok(None);
        }
        while let Some(stored) = self.next_match().await? {
            // The events of a match may be damaged. The others are still there.
            let Some(text) = self.text(stored).await? else { continue };
            let before = match (self.format, self.sent) {
                (DownloadFormat::Dgn, 0) => "",
                (DownloadFormat::Dgn, _) => "\n",
                (DownloadFormat::Json, 0) => "[\n",
                (DownloadFormat::Json, _) => ",\n",
            };
            self.sent += 1;
            return Ok(Some(format!("{before}{text}").into()));
        }
        self.is_over = true;
        Ok(Some(Bytes::from_static(match (self.format, self.sent) {
            (DownloadFormat::Dgn, _) => b"",
            (DownloadFormat::Json, 0) => b"[]\n",
            (DownloadFormat::Json, _) => b"\n]\n",
        })))
    }

    async fn next_match(&mut self) -> Result<Option<StoredMatch>, ApiError> {
        if self.waiting.is_empty() && self.has_more {
            let query = MatchQuery { after: self.after.take(), ..MatchQuery::all(MATCHES_PER_PAGE) };
            let page = self.store.matches_of(&self.person, &query).await?;
            self.has_more = page.len() == MATCHES_PER_PAGE;
            self.after = page.last().map(|last| MatchPlace { ended_ms: last.ended_ms, id: last.id.clone() });
            self.waiting = page.into();
        }
        Ok(self.waiting.pop_front())
    }

    /// The match as text; `None` if its events cannot be read.
    async fn text(&mut self, stored: StoredMatch) -> Result<Option<String>, ApiError> {
        let Some((table, _)) = self.store.finished_match(&stored.id).await? else { return Ok(None) };
        let Some(events) = self.events(&table).await? else { return Ok(None) };
        let (format, person) = (self.format, self.person.clone());
        let write = move |_: &_| {
            let Some(record) = tables::finished_record(&table, &stored, &events) else { return Ok(Ok(None)) };
            Ok(match format {
                DownloadFormat::Dgn => Ok(Some(record.to_string())),
                DownloadFormat::Json => {
                    let whole =
                        MatchDocument { match_: shown(stored, Some(&person)), record: document(&record) };
                    serde_json::to_string(&whole).map(Some)
                }
            })
        };
        let text = self.workers.run(Charge::Free, write).await?;
        text.map_err(ApiError::broken)
    }

    async fn events(&mut self, table: &TableId) -> Result<Option<Arc<Vec<Recorded>>>, ApiError> {
        if let Some((_, events)) = self.table.as_ref().filter(|(id, _)| id == table) {
            return Ok(Some(Arc::clone(events)));
        }
        self.table = None;
        let read = self.history.read(Charge::Free, table, tables::read_events).await?;
        match read {
            Ok(events) => {
                let events = Arc::new(events);
                self.table = Some((table.clone(), Arc::clone(&events)));
                Ok(Some(events))
            }
            Err(cause) => {
                tracing::error!(table.id = %table, "Table {table} is left out of a download: {cause}");
                Ok(None)
            }
        }
    }
}
