//! Checks the host name of requests.
//!
//! Another site can let its own name resolve to this server (DNS rebinding). Requests of that site's pages then have
//! the site's name both as `Host` and as `Origin`, so they pass the check of the origin. The server therefore accepts
//! only names that another site cannot assign: IP addresses, `localhost` and names below it, this machine's own name,
//! the name that the server announces in its network, and names that the host has allowed.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boneyard_protocol::Problem;

use crate::config::LocalName;
use crate::http::error::ApiError;

/// Refuses requests whose `Host` is not accepted.
///
/// With a public URL the router leaves this check out: the proxy can send any `Host`, and [`crate::http::origin`] compares
/// origins with the public URL.
pub(crate) async fn check(State(allowed): State<AllowedHosts>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default().to_owned());
    match host {
        Some(host) if !allowed.accepts(&host) => refuse(&request, host),
        // A browser always sends `Host`. A request without it comes from another program, so no page can have sent it.
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

/// The accepted names, in lower case. IP addresses, `localhost` and names below it are always accepted.
#[derive(Debug, Clone, Default)]
pub(crate) struct AllowedHosts {
    names: Vec<String>,
    /// The name that the server announces. Only machines in its network can answer to a name below `.local`.
    local_name: Option<LocalName>,
}

impl AllowedHosts {
    /// Accepts the names in `allowed`, in upper or lower case, and this machine's own name.
    pub(crate) fn new(allowed: &[String], local_name: Option<LocalName>) -> Self {
        let mut names: Vec<String> = allowed.iter().map(|name| name.to_lowercase()).collect();
        if let Some(own) = own_name() {
            names.push(format!("{own}.local"));
            names.push(own);
        }
        AllowedHosts { names, local_name }
    }

    /// Whether a `Host` header has an accepted name. Its port does not count.
    fn accepts(&self, host: &str) -> bool {
        let Ok(host) = host.parse::<Authority>() else { return false };
        let name = host.host().trim_end_matches('.').to_lowercase();
        let unbracketed = name.trim_start_matches('[').trim_end_matches(']');
        unbracketed.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.names.contains(&name)
            || self.local_name.as_ref().is_some_and(|own| own.is_host(&name))
    }
}

/// This machine's name in its network, in lower case; `None` if the system does not give one.
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
    fn only_names_that_others_cannot_assign_are_accepted() {
        let allowed = AllowedHosts::new(&["Dominoes.example".into()], Some(LocalName::default()));
        let accepted = [
            "localhost:8080",
            "LOCALHOST",
            "play.localhost:8080",
            "127.0.0.1:8080",
            "192.168.1.5:8080",
            "[::1]:8080",
            "dominoes.example",
            "dominoes.example.:80",
            "boneyard.local:8080",
            "Boneyard-2.local",
        ];
        for host in accepted {
            assert!(allowed.accepts(host), "{host}");
        }
        for host in [
            "evil.example:8080",
            "boneyard.local.evil.example",
            "other.local",
            "localhost.evil.example",
            "1.2.3.4.evil.example",
            "",
            "a b",
            "xlocalhost",
        ] {
            assert!(!allowed.accepts(host), "{host}");
        }
        if let Some(own) = own_name() {
            assert!(allowed.accepts(&own) && allowed.accepts(&format!("{own}.local:8080")));
        }
    }
}
