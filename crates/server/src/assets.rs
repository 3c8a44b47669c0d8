//! Serves the web client, which is embedded in the program. Files under `assets/` have a hash in their names and
//! never change. Every other path without a file gets `index.html`, and the client's router shows the page.

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The page of a program that was built without the client.
const NOT_BUILT: &str = include_str!("not_built.html");

const FOREVER: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "no-cache";

/// Serves a file or page of the client.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        let caching = if path.starts_with("assets/") { FOREVER } else { REVALIDATE };
        return answer(&file, caching, &headers);
    }
    // Answer 404 for a missing file: a script that got HTML would fail later with a less clear error.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Client::get("index.html") {
        Some(page) => answer(&page, REVALIDATE, &headers),
        None => {
            let kind =
                [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, REVALIDATE)];
            (kind, NOT_BUILT).into_response()
        }
    }
}

fn answer(file: &EmbeddedFile, caching: &str, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let is_unchanged = headers.get(header::IF_NONE_MATCH).is_some_and(|tags| {
        // Compression makes the tag weak, and the browser sends the weak tag back.
        tags.to_str().is_ok_and(|tags| tags.trim_start_matches("W/") == tag)
    });
    let cache_headers = [(header::CACHE_CONTROL, caching), (header::ETAG, tag.as_str())];
    if is_unchanged {
        return (StatusCode::NOT_MODIFIED, cache_headers).into_response();
    }
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    let body = Body::from(file.data.clone().into_owned());
    (cache_headers, [(header::CONTENT_TYPE, kind)], body).into_response()
}
