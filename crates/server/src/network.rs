//! The network of a request, as rate limits count it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The bits of an IPv6 address that identify a home or a company. Providers assign each at least a /56, or /64s from
/// one.
const IPV6_BITS: u32 = 56;

/// The network of an address. Limits count networks, because one phone has 2^64 IPv6 addresses. An IPv4 address
/// counts as one network.
///
/// `2001:db8:1:2::7` and `2001:db8:1:3::9` are one network; `::ffff:192.0.2.1` is the network of `192.0.2.1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// The network of an address.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Network(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let mask = u128::MAX << (128 - IPV6_BITS);
                Network(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask)))
            }
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(out, "{address}"),
            IpAddr::V6(address) => write!(out, "{address}/{IPV6_BITS}"),
        }
    }
}

/// Whether an address can be the host's own proxy: this machine, or a private network.
pub(crate) fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_private_v4(address),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    }
}

fn is_private_v4(address: Ipv4Addr) -> bool {
    address.is_loopback() || address.is_private()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> String {
        Network::of(text.parse().unwrap()).to_string()
    }

    #[test]
    fn one_phone_is_one_network() {
        assert_eq!(network("192.0.2.1"), "192.0.2.1");
        assert_eq!(network("::ffff:192.0.2.1"), "192.0.2.1");
        assert_eq!(network("2001:db8:1:2::7"), network("2001:db8:1:ff:1:2:3:4"));
        assert_ne!(network("2001:db8:1:2::7"), network("2001:db8:2:2::7"));
        assert_eq!(network("2001:db8:1:2::7"), "2001:db8:1::/56");
    }

    #[test]
    fn proxies_are_near() {
        for near in
            ["127.0.0.1", "10.1.2.3", "192.168.0.9", "172.17.0.1", "::1", "fd00::1", "::ffff:10.0.0.1"]
        {
            assert!(is_private(near.parse().unwrap()), "{near}");
        }
        for far in ["192.0.2.1", "8.8.8.8", "2001:db8::1"] {
            assert!(!is_private(far.parse().unwrap()), "{far}");
        }
    }
}
