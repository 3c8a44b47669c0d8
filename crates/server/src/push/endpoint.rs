//! Where the server may send notices. People name the address, so it must not lead into the host's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;

use crate::config::PushReach;

/// Bytes of the address of a push service.
const ENDPOINT_BYTES_MAX: usize = 1_024;

const HTTPS_PORT: u16 = 443;

/// The address of a push service.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) path: String,
    /// Always, but in tests.
    pub(super) over_tls: bool,
}

impl Endpoint {
    /// Reads an address: `https://` with a host name, and no other port than that of https.
    ///
    /// # Errors
    /// What is wrong, in English.
    pub(super) fn read(text: &str, reach: PushReach) -> Result<Self, &'static str> {
        if text.len() > ENDPOINT_BYTES_MAX {
            return Err("longer than 1024 bytes");
        }
        let uri: Uri = text.parse().map_err(|_| "not an address")?;
        let authority = uri.authority().ok_or("not an address with https")?;
        if authority.as_str().contains('@') {
            return Err("has a name or a password");
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        let host = authority.host().to_ascii_lowercase();
        if reach == PushReach::ThisMachine && uri.scheme_str() == Some("http") && host == "127.0.0.1" {
            let port = authority.port_u16().ok_or("has no port")?;
            return Ok(Endpoint { host, port, path, over_tls: false });
        }
        if uri.scheme_str() != Some("https") {
            return Err("not an address with https");
        }
        if authority.port().is_some() && authority.port_u16() != Some(HTTPS_PORT) {
            return Err("has another port than 443");
        }
        // No push service is named by its number, and names without a dot belong to the host's own network.
        if host.starts_with('[') || host.parse::<IpAddr>().is_ok() || !is_public_name(&host) {
            return Err("not the host name of a push service");
        }
        Ok(Endpoint { host, port: HTTPS_PORT, path, over_tls: true })
    }

    /// The scheme and the host, as the signature names them.
    pub(super) fn origin(&self) -> String {
        if self.over_tls {
            format!("https://{}", self.host)
        } else {
            format!("http://{}:{}", self.host, self.port)
        }
    }

    /// Whether the server may connect to an address that the host name stands for.
    pub(super) fn may_reach(&self, address: IpAddr) -> bool {
        !self.over_tls || is_public(address)
    }
}

/// Whether a host name can be one of the internet: it ends in letters, as those of numbers written in other ways do not.
fn is_public_name(host: &str) -> bool {
    let host = host.strip_suffix('.').unwrap_or(host);
    let Some((name, top)) = host.rsplit_once('.') else { return false };
    let is_private =
        ["local", "localhost", "internal", "lan", "home", "arpa", "onion", "test", "invalid"].contains(&top);
    !name.is_empty() && top.starts_with(|first: char| first.is_ascii_alphabetic()) && !is_private
}

/// Whether an address belongs to the public internet: not to this machine, to a private network, or to a range with another meaning.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let within = |network: [u8; 4], bits: u32| {
        let mask = u32::MAX << (32 - bits);
        address.to_bits() & mask == Ipv4Addr::from(network).to_bits()
    };
    // The ranges that IANA lists as not globally reachable, with multicast and what is reserved.
    let special = [
        ([0, 0, 0, 0], 8),
        ([10, 0, 0, 0], 8),
        ([100, 64, 0, 0], 10),
        ([127, 0, 0, 0], 8),
        ([169, 254, 0, 0], 16),
        ([172, 16, 0, 0], 12),
        ([192, 0, 0, 0], 24),
        ([192, 0, 2, 0], 24),
        ([192, 88, 99, 0], 24),
        ([192, 168, 0, 0], 16),
        ([198, 18, 0, 0], 15),
        ([198, 51, 100, 0], 24),
        ([203, 0, 113, 0], 24),
        ([224, 0, 0, 0], 3),
    ];
    !special.into_iter().any(|(network, bits)| within(network, bits))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let within = |network: Ipv6Addr, bits: u32| {
        let mask = u128::MAX << (128 - bits);
        address.to_bits() & mask == network.to_bits()
    };
    let of = |first: u16, second: u16| Ipv6Addr::new(first, second, 0, 0, 0, 0, 0, 0);
    // Global addresses begin with 001. Among them, some lead to IPv4 addresses, and some are for examples.
    let special = [(of(0x2001, 0), 23), (of(0x2001, 0xdb8), 32), (of(0x2002, 0), 16), (of(0x3fff, 0), 20)];
    within(of(0x2000, 0), 3) && !special.into_iter().any(|(network, bits)| within(network, bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_addresses_of_browsers_are_accepted() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
            "https://web.push.apple.com/QGuQ",
            "https://wns2-par02p.notify.windows.com:443/w/?token=B%2bw",
        ] {
            let endpoint = Endpoint::read(text, PushReach::On).unwrap();
            assert_eq!((endpoint.port, endpoint.over_tls), (443, true), "{text}");
            assert!(text.starts_with(&endpoint.origin()) && text.ends_with(&endpoint.path), "{text}");
        }
    }

    #[test]
    fn other_addresses_are_refused() {
        for text in [
            "",
            "push.example",
            "http://push.example/a",
            "ftp://push.example/a",
            "https://push.example:8443/a",
            "https://ana:secret@push.example/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://[::ffff:127.0.0.1]/a",
            "https://2130706433/a",
            "https://0x7f.0.0.1/a",
            "https://127.1/a",
            "https://localhost/a",
            "https://printer.local/a",
            "https://metadata.google.internal/a",
            "https://router/a",
            "https://.com/a",
        ] {
            assert!(Endpoint::read(text, PushReach::On).is_err(), "{text}");
        }
        let long = format!("https://push.example/{}", "a".repeat(ENDPOINT_BYTES_MAX));
        assert!(Endpoint::read(&long, PushReach::On).is_err());
        let here = "http://127.0.0.1:9/a";
        assert!(Endpoint::read(here, PushReach::On).is_err());
        assert!(Endpoint::read(here, PushReach::ThisMachine).is_ok());
        assert!(Endpoint::read("http://10.0.0.1:9/a", PushReach::ThisMachine).is_err());
    }

    #[test]
    fn a_host_name_must_not_stand_for_an_address_of_the_own_network() {
        let endpoint = Endpoint::read("https://push.example/a", PushReach::On).unwrap();
        for inside in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.255.0.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::a00:1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
        ] {
            assert!(!endpoint.may_reach(inside.parse().unwrap()), "{inside}");
        }
        for outside in
            ["8.8.8.8", "142.250.1.1", "172.32.0.1", "2a00:1450:4001::1", "2606:4700::1", "::ffff:8.8.8.8"]
        {
            assert!(endpoint.may_reach(outside.parse().unwrap()), "{outside}");
        }
    }
}
