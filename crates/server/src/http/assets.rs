//! Serves the web client. A release program contains it; one that is built for development reads `web/dist`, so that the
//! page and the server are built side by side. Files under `assets/` have a hash in their names and never change. Every
//! other path without a file gets `index.html`, and the client's router shows the page.

use std::borrow::Cow;

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
    if !path.is_empty() {
        let caching = if path.starts_with("assets/") { FOREVER } else { REVALIDATE };
        if let Some(answer) = answer(path, caching, &headers) {
            return answer;
        }
    }
    // Answer 404 for a missing file: a script that got HTML would fail later with a less clear error.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    answer("index.html", REVALIDATE, &headers).unwrap_or_else(|| {
        let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, REVALIDATE)];
        (kind, NOT_BUILT).into_response()
    })
}

/// A file of the client that may change; `None` if there is none at this path.
pub(crate) fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    answer(path, REVALIDATE, headers)
}

/// A file of the client; `None` if there is none at this path.
fn answer(path: &str, caching: &str, headers: &HeaderMap) -> Option<Response> {
    let file = Client::get(path)?;
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let is_unchanged = headers.get(header::IF_NONE_MATCH).is_some_and(|tags| {
        // Compression makes the tag weak, and the browser sends the weak tag back.
        tags.to_str().is_ok_and(|tags| tags.trim_start_matches("W/") == tag)
    });
    if is_unchanged {
        let cache_headers = [(header::CACHE_CONTROL, caching), (header::ETAG, tag.as_str())];
        return Some((StatusCode::NOT_MODIFIED, cache_headers).into_response());
    }
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    let kind = [(header::CONTENT_TYPE, kind.as_str()), (header::CACHE_CONTROL, caching)];
    // The build compressed what becomes smaller.
    if reads_brotli(headers)
        && let Some(packed) = Client::get(&format!("{path}.br"))
    {
        let weak = format!("W/{tag}");
        let packed_as = [
            (header::ETAG, weak.as_str()),
            (header::CONTENT_ENCODING, "br"),
            (header::VARY, "accept-encoding"),
        ];
        return Some((kind, packed_as, body(packed)).into_response());
    }
    Some((kind, [(header::ETAG, tag)], body(file)).into_response())
}

/// Whether a browser reads Brotli. It names what it reads in order, as in `gzip, br;q=0.5`; `q=0` means that it does not.
fn reads_brotli(headers: &HeaderMap) -> bool {
    headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').any(|one| {
            let (name, weight) = one.split_once(';').unwrap_or((one, ""));
            let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
            name.trim() == "br" && weight.parse::<f32>().is_ok_and(|weight| weight > 0.0)
        })
    })
}

fn body(file: EmbeddedFile) -> Body {
    match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_reads_brotli_if_it_says_so() {
        let reads = |value: &'static str| {
            reads_brotli(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value.parse().unwrap())]))
        };
        assert!(reads("br"));
        assert!(reads("gzip, deflate, br;q=0.5, zstd"));
        assert!(!reads("gzip, br;q=0"));
        assert!(!reads("gzip, brr"));
        assert!(!reads_brotli(&HeaderMap::new()));
    }
}
