//! What a host can choose.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;

/// How to run a server.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The database file; created where there is none.
    pub database: PathBuf,
    /// The address that players type, where it is not the one listened on.
    pub public_url: Option<PublicUrl>,
}

/// A scheme and a host, as browsers send them for an origin.
///
/// ```
/// use boneyard_server::PublicUrl;
///
/// let url: PublicUrl = "https://dominoes.example/".parse()?;
/// assert_eq!(url.origin(), "https://dominoes.example");
/// assert!("dominoes.example".parse::<PublicUrl>().is_err());
/// # Ok::<_, boneyard_server::ParsePublicUrlError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
}

impl PublicUrl {
    /// Scheme, host and port, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether players reach the server over an encrypted connection.
    pub fn over_tls(&self) -> bool {
        self.origin.starts_with("https://")
    }
}

/// The text is no public address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a public address: `{0}` (write it as https://dominoes.example)")]
pub struct ParsePublicUrlError(String);

impl FromStr for PublicUrl {
    type Err = ParsePublicUrlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refused = || ParsePublicUrlError(text.into());
        let uri: Uri = text.parse().map_err(|_| refused())?;
        let (Some(scheme @ ("http" | "https")), Some(host), "/" | "") =
            (uri.scheme_str(), uri.authority(), uri.path())
        else {
            return Err(refused());
        };
        if host.as_str().contains('@') || uri.query().is_some() {
            return Err(refused());
        }
        Ok(PublicUrl { origin: format!("{scheme}://{host}").to_lowercase() })
    }
}
