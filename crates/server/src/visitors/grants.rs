//! What a token allows: it is read from a request, and checked against what the request needs.

use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::tokens::TokenScope;

/// The token of a request.
pub(crate) fn of(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// Checks that a token allows the request.
pub(crate) fn check(parts: &Parts, granted: &str) -> Result<(), AccountRefusal> {
    let scope = scope(&parts.method, parts.uri.path());
    if scope.is_some_and(|scope| scopes(granted).contains(&scope)) {
        Ok(())
    } else {
        Err(AccountRefusal::NotInScope { scope })
    }
}

/// The scope that a request needs; `None` if no token allows it, such as everything about the account itself.
pub(crate) fn scope(method: &Method, path: &str) -> Option<TokenScope> {
    let within =
        |root: &str| path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let is_private =
        ["/api/account", "/api/session", "/api/moderation", "/api/friends"].into_iter().any(within);
    if is_private {
        return None;
    }
    if within("/api/tables") || within("/api/pool") || within("/api/tournaments") {
        // A socket or a stream is the way to play.
        let plays = *method != Method::GET || path.ends_with("/ws") || path.ends_with("/stream");
        return Some(if plays { TokenScope::Play } else { TokenScope::Read });
    }
    match *method {
        Method::GET => Some(TokenScope::Read),
        _ if within("/api/clubs") || within("/api/evenings") => Some(TokenScope::Clubs),
        _ => None,
    }
}

/// The scopes of a stored token.
pub(crate) fn scopes(stored: &str) -> Vec<TokenScope> {
    TokenScope::ALL.into_iter().filter(|scope| stored.split(' ').any(|word| word == scope.word())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_request_needs_its_scope() {
        let get = |path| scope(&Method::GET, path);
        let post = |path| scope(&Method::POST, path);
        assert_eq!(get("/api/me"), Some(TokenScope::Read));
        assert_eq!(get("/api/tables/t1"), Some(TokenScope::Read));
        assert_eq!(get("/api/tables/t1/stream"), Some(TokenScope::Play));
        assert_eq!(get("/api/tables/t1/ws"), Some(TokenScope::Play));
        assert_eq!(post("/api/tables"), Some(TokenScope::Play));
        assert_eq!(get("/api/tournaments/t1"), Some(TokenScope::Read));
        assert_eq!(post("/api/tournaments/t1/enter"), Some(TokenScope::Play));
        assert_eq!(post("/api/clubs"), Some(TokenScope::Clubs));
        assert_eq!(scope(&Method::PUT, "/api/me"), None);
    }

    #[test]
    fn no_token_reaches_the_account() {
        for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE] {
            assert_eq!(scope(&method, "/api/account"), None);
            assert_eq!(scope(&method, "/api/account/tokens"), None);
            assert_eq!(scope(&method, "/api/session"), None);
            assert_eq!(scope(&method, "/api/moderation/reports"), None);
            assert_eq!(scope(&method, "/api/friends"), None);
        }
        assert_eq!(scope(&Method::POST, "/api/pool-of-others"), None);
    }

    #[test]
    fn only_bearer_tokens_count() {
        let token = |value: &str| {
            let headers = HeaderMap::from_iter([(header::AUTHORIZATION, value.parse().unwrap())]);
            of(&headers).map(str::to_owned)
        };
        assert_eq!(token("Bearer boneyard_x").as_deref(), Some("boneyard_x"));
        assert_eq!(token("bearer  boneyard_x ").as_deref(), Some("boneyard_x"));
        assert_eq!(token("Basic eDp5"), None);
        assert_eq!(token("Bearer"), None);
    }
}
