//! The names this server answers to.
//!
//! A page of another site may have its own name resolve to this server (DNS rebinding). Its requests then carry that name as
//! `Host` and as `Origin`, so that both agree. Only names that nobody else can give out are trusted: addresses written as
//! numbers, `localhost`, this machine's own name, and what the host names.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::Problem;

use crate::error::ApiError;

/// Refuses requests that ask for a server of another name.
///
/// With a public address this is not asked at all: a proxy may use any name, and origins are compared with the public address.
pub(crate) async fn check(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default().to_owned());
    match host {
        Some(host) if !hosts.answer(&host) => refuse(&request, host),
        // A browser always sends a host.
        _ => next.run(request).await,
    }
}

fn refuse(request: &Request, host: String) -> Response {
    if request.uri().path().starts_with("/api/") {
        return ApiError::from(Problem::UnknownHost { host }).into_response();
    }
    let name = host.parse::<Authority>().map_or_else(|_| "NAME".to_owned(), |host| host.host().to_owned());
    let sentence = format!(
        "This server does not answer to the name {name}. Its host can start it with --allow-host {name}, or with --public-url.\n"
    );
    (StatusCode::MISDIRECTED_REQUEST, sentence).into_response()
}

/// Names of this server besides its addresses, in small letters.
#[derive(Debug, Clone, Default)]
pub(crate) struct Hosts {
    names: Vec<String>,
}

impl Hosts {
    /// Answers to these names too.
    pub(crate) fn new(allowed: &[String]) -> Self {
        let mut names: Vec<String> = allowed.iter().map(|name| name.to_lowercase()).collect();
        if let Some(own) = own_name() {
            names.push(format!("{own}.local"));
            names.push(own);
        }
        Hosts { names }
    }

    /// Whether a `Host` header names this server.
    fn answer(&self, host: &str) -> bool {
        let Ok(host) = host.parse::<Authority>() else { return false };
        let name = host.host().trim_end_matches('.').to_lowercase();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.names.contains(&name)
    }
}

/// What this machine is called in its own network.
#[cfg(unix)]
fn own_name() -> Option<String> {
    let name = rustix::system::uname().nodename().to_str().ok()?.to_lowercase();
    (!name.is_empty()).then_some(name)
}

#[cfg(not(unix))]
fn own_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok().map(|name| name.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_nobody_else_gives_out_are_answered() {
        let hosts = Hosts::new(&["Dominoes.example".into()]);
        let good = [
            "localhost:8080",
            "LOCALHOST",
            "play.localhost:8080",
            "127.0.0.1:8080",
            "192.168.1.5:8080",
            "[::1]:8080",
            "dominoes.example",
            "dominoes.example.:80",
        ];
        for good in good {
            assert!(hosts.answer(good), "{good}");
        }
        for bad in
            ["evil.example:8080", "localhost.evil.example", "1.2.3.4.evil.example", "", "a b", "xlocalhost"]
        {
            assert!(!hosts.answer(bad), "{bad}");
        }
        if let Some(own) = own_name() {
            assert!(hosts.answer(&own) && hosts.answer(&format!("{own}.local:8080")));
        }
    }
}
