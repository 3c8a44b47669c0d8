//! The network of a request, as rate limits count it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The prefix length at which an IPv6 address is cut to its network. Many providers assign a /56 to each home or
/// company. Customers with a longer prefix, such as a /60 or a single /64, can share a network with their neighbours.
const IPV6_PREFIX_BITS: u32 = 56;

/// The network of an address. Limits count networks, because one phone has 2^64 IPv6 addresses. Each IPv4 address is
/// a network of its own.
///
/// `2001:db8:1:2::7` and `2001:db8:1:3::9` are one network; `::ffff:192.0.2.1` is the network of `192.0.2.1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// Cuts an IPv6 address to its prefix and keeps an IPv4 address as it is.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Network(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let mask = u128::MAX << (128 - IPV6_PREFIX_BITS);
                Network(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask)))
            }
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(out, "{address}"),
            IpAddr::V6(address) => write!(out, "{address}/{IPV6_PREFIX_BITS}"),
        }
    }
}

/// Whether an address can be the host's own proxy: it is this machine's or a private network's.
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
    fn addresses_with_the_same_prefix_are_one_network() {
        assert_eq!(network("192.0.2.1"), "192.0.2.1");
        assert_eq!(network("::ffff:192.0.2.1"), "192.0.2.1");
        assert_eq!(network("2001:db8:1:2::7"), network("2001:db8:1:ff:1:2:3:4"));
        assert_ne!(network("2001:db8:1:2::7"), network("2001:db8:2:2::7"));
        assert_eq!(network("2001:db8:1:2::7"), "2001:db8:1::/56");
    }

    #[test]
    fn loopback_and_private_addresses_can_be_the_proxy() {
        for private in
            ["127.0.0.1", "10.1.2.3", "192.168.0.9", "172.17.0.1", "::1", "fd00::1", "::ffff:10.0.0.1"]
        {
            assert!(is_private(private.parse().unwrap()), "{private}");
        }
        for public in ["192.0.2.1", "8.8.8.8", "2001:db8::1"] {
            assert!(!is_private(public.parse().unwrap()), "{public}");
        }
    }
}
