//! The settings of a server.
//!
//! The default and the range of each limit are in `config/limits.rs`. `docs/hosting.md` is the guide for hosts.

mod conflict;
mod fonts;
mod limits;
mod local_name;
mod mail;
mod push;
mod range;
mod time;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;

pub use conflict::LimitConflict;
pub use fonts::{FontFolder, FontFolderError};
pub(crate) use limits::Rates;
pub use limits::{Limit, Limits};
pub use local_name::{LocalName, ParseLocalNameError};
pub use mail::{MailSettings, ParseMailError};
pub use push::{ParsePushError, PushReach};
pub use range::{LimitError, LimitValue};

/// The settings of a server.
#[derive(Debug, Clone)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// The database file; created if it does not exist.
    pub database: PathBuf,
    /// The URL that players use, if it is not the address to listen on.
    pub public_url: Option<PublicUrl>,
    /// Further host names that players use. IP addresses, `localhost` and the machine's own name are always accepted.
    pub allowed_hosts: Vec<String>,
    /// The name that the server announces in its network; `None` announces none.
    pub local_name: Option<LocalName>,
    /// The mail server; without one, links for e-mails are in the log only.
    pub mail: Option<MailSettings>,
    /// Where notices for devices may be sent.
    pub push: PushReach,
    /// The names of the accounts that moderate.
    pub moderators: Vec<String>,
    /// The file with the host's own rules.
    pub house_rules: Option<PathBuf>,
    /// Where the fonts are for names in scripts that the built-in fonts lack.
    pub fonts: FontFolder,
    /// Where the server saves the database by itself; `None` saves none.
    pub backup_folder: Option<PathBuf>,
    /// The address that serves metrics; `None` serves none.
    pub metrics: Option<SocketAddr>,
    /// How much the server accepts at the same time, and per network.
    pub limits: Limits,
}

impl Config {
    /// The default settings.
    pub fn new(listen: SocketAddr, database: PathBuf) -> Self {
        Config {
            listen,
            database,
            public_url: None,
            allowed_hosts: Vec::new(),
            local_name: None,
            mail: None,
            push: PushReach::default(),
            moderators: Vec::new(),
            house_rules: None,
            fonts: FontFolder::default(),
            backup_folder: None,
            metrics: None,
            limits: Limits::default(),
        }
    }
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
    /// Scheme, host and port, without a final slash.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether players reach the server over an encrypted connection.
    pub fn over_tls(&self) -> bool {
        self.origin.starts_with("https://")
    }
}

/// The text is not a public URL.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParsePublicUrlError {
    /// It is not a scheme and a host.
    #[error("not a public address: `{0}` (write it as https://dominoes.example)")]
    NotAnAddress(String),
    /// It has a path, but the pages and their cookies belong to a whole host.
    #[error(
        "Boneyard cannot run under a path of an address: `{0}` (give it a host of its own, such as https://dominoes.example.org)"
    )]
    HasPath(String),
}

impl FromStr for PublicUrl {
    type Err = ParsePublicUrlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refused = || ParsePublicUrlError::NotAnAddress(text.into());
        let uri: Uri = text.parse().map_err(|_| refused())?;
        let (Some(scheme @ ("http" | "https")), Some(host)) = (uri.scheme_str(), uri.authority()) else {
            return Err(refused());
        };
        if !matches!(uri.path(), "/" | "") {
            return Err(ParsePublicUrlError::HasPath(text.into()));
        }
        if host.as_str().contains('@') || uri.query().is_some() {
            return Err(refused());
        }
        Ok(PublicUrl { origin: format!("{scheme}://{host}").to_lowercase() })
    }
}
