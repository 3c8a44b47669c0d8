//! The settings of a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;

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
    /// How much the server accepts at the same time, and per network.
    pub limits: Limits,
}

impl Config {
    /// The default settings.
    pub fn new(listen: SocketAddr, database: PathBuf) -> Self {
        Config { listen, database, public_url: None, allowed_hosts: Vec::new(), limits: Limits::default() }
    }
}

/// Limits that a host may need to change. A network is an IPv4 address or an IPv6 /56, which is usually one home or
/// hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// New guests of one network at once; one more is allowed each second.
    pub guests_per_network: u32,
    /// New tables of one network at once; one more is allowed every two seconds.
    pub tables_per_network: u32,
    /// New evenings of one network at once; one more is allowed each minute.
    pub evenings_per_network: u32,
    /// Wrong join codes of one network at once; one more is allowed each minute.
    pub wrong_codes_per_network: u32,
    /// Open connections in total. The system's limit of open files may lower it.
    pub connections: usize,
    /// Open connections of one network.
    pub connections_per_network: usize,
    /// Running tables.
    pub tables: usize,
    /// Running evenings: open ones, and closed ones with visitors.
    pub evenings: usize,
    /// Threads for CPU-heavy work, such as sheets and seatings.
    pub work_at_once: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            guests_per_network: 200,
            tables_per_network: 300,
            evenings_per_network: 100,
            wrong_codes_per_network: 40,
            connections: 100_000,
            connections_per_network: 5_000,
            tables: 20_000,
            evenings: 4_000,
            work_at_once: half_of_the_processors(),
        }
    }
}

/// Half of the processors, at least one. The other half stays free for tables.
fn half_of_the_processors() -> usize {
    std::thread::available_parallelism().map_or(1, |processors| (processors.get() / 2).max(1))
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
