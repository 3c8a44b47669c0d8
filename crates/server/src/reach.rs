//! The addresses at which other devices reach this server. Links and QR codes for the people in a room need one.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use if_addrs::{IfOperStatus, Interface};

use crate::announcement::KnownName;
use crate::config::PublicUrl;
use crate::network::is_private;

/// The most addresses that are offered. A machine with more has virtual networks that people cannot reach.
const ADDRESSES_MAX: usize = 6;

/// The first letters of interfaces to containers and virtual machines on the same machine.
const VIRTUAL: [&str; 8] = ["br-", "cni", "docker", "veth", "vEthernet", "vboxnet", "virbr", "vmnet"];

/// Where a server can be reached.
#[derive(Debug, Clone)]
pub struct Reach {
    listen: SocketAddr,
    /// The name that the network knows, if the server announces one.
    name: Option<KnownName>,
}

impl Reach {
    /// The reach of a server that listens on this address.
    pub(crate) fn new(listen: SocketAddr, name: Option<KnownName>) -> Self {
        Reach { listen, name }
    }

    /// The URL of the server on its own machine, without a final slash.
    pub fn here(&self) -> String {
        let ip = match self.listen.ip() {
            IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        self.url(ip)
    }

    /// Whether only programs on the server's own machine can connect.
    pub fn is_this_machine_only(&self) -> bool {
        self.listen.ip().to_canonical().is_loopback()
    }

    /// The URLs for other devices in the same network, without a final slash, the most likely first. The machine can get
    /// another address at any time, so they are read each time. The name comes last: not every phone knows it.
    pub fn room(&self) -> Vec<String> {
        let mut urls = self.addresses();
        if let (false, Some(name)) = (urls.is_empty(), &self.name) {
            urls.extend(name.borrow().as_deref().map(|name| self.named(name)));
        }
        urls
    }

    /// The URL with the name that the network knows, once it does; `None` if the server announces none.
    pub async fn by_name(&self) -> Option<String> {
        let mut name = self.name.clone()?;
        let known = name.wait_for(Option::is_some).await.ok()?.clone()?;
        Some(self.named(&known))
    }

    fn addresses(&self) -> Vec<String> {
        match self.listen.ip() {
            ip if ip.is_unspecified() => {
                // Without the list people can still type the address.
                let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
                addresses(interfaces, ip.is_ipv6()).into_iter().map(|ip| self.url(ip)).collect()
            }
            _ if self.is_this_machine_only() => Vec::new(),
            ip => vec![self.url(ip)],
        }
    }

    fn named(&self, host: &str) -> String {
        match self.listen.port() {
            80 => format!("http://{host}"),
            port => format!("http://{host}:{port}"),
        }
    }

    fn url(&self, ip: IpAddr) -> String {
        format!("http://{}", SocketAddr::new(ip, self.listen.port()))
    }
}

/// Where this server is found: at the host's public address, or else at the addresses of its machine.
pub(crate) struct Site {
    pub(crate) public_url: Option<PublicUrl>,
    pub(crate) reach: Reach,
}

impl Site {
    /// Scheme, host and port for links to this server in e-mails.
    pub(crate) fn origin(&self) -> String {
        match &self.public_url {
            Some(url) => url.origin().to_owned(),
            None => self.reach.room().into_iter().next().unwrap_or_else(|| self.reach.here()),
        }
    }

    /// Whether cookies must be limited to encrypted connections.
    pub(crate) fn over_tls(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::over_tls)
    }

    /// Whether requests come through the host's own proxy.
    pub(crate) fn is_behind_proxy(&self) -> bool {
        self.public_url.is_some()
    }
}

/// The addresses of a machine that others in its networks can use, the most likely first.
fn addresses(interfaces: Vec<Interface>, with_ipv6: bool) -> Vec<IpAddr> {
    let is_usable = |interface: &Interface| {
        // A point-to-point interface leads to another place, as a VPN does.
        interface.oper_status == IfOperStatus::Up
            && !(interface.is_p2p || interface.is_loopback() || interface.is_link_local())
            && (with_ipv6 || interface.ip().is_ipv4())
    };
    let mut found: Vec<(bool, bool, bool, IpAddr)> = interfaces
        .into_iter()
        .filter(is_usable)
        .map(|interface| {
            let is_virtual = VIRTUAL.iter().any(|start| interface.name.starts_with(start));
            let ip = interface.ip();
            (is_virtual, ip.is_ipv6(), !is_private(ip), ip)
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|(.., ip)| ip).take(ADDRESSES_MAX).collect()
}

#[cfg(test)]
mod tests {
    use if_addrs::{IfAddr, Ifv4Addr, Ifv6Addr};

    use super::*;

    fn interface(name: &str, ip: &str) -> Interface {
        let addr = match ip.parse().unwrap() {
            IpAddr::V4(ip) => {
                IfAddr::V4(Ifv4Addr { ip, netmask: Ipv4Addr::BROADCAST, prefixlen: 24, broadcast: None })
            }
            IpAddr::V6(ip) => {
                IfAddr::V6(Ifv6Addr { ip, netmask: Ipv6Addr::UNSPECIFIED, prefixlen: 64, broadcast: None })
            }
        };
        Interface { name: name.into(), addr, index: None, oper_status: IfOperStatus::Up, is_p2p: false }
    }

    fn found(interfaces: Vec<Interface>, with_ipv6: bool) -> Vec<String> {
        addresses(interfaces, with_ipv6).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_most_likely_address_comes_first() {
        let machine = || {
            vec![
                interface("lo", "127.0.0.1"),
                interface("docker0", "172.17.0.1"),
                interface("eth0", "203.0.113.7"),
                interface("wlan0", "192.168.1.20"),
                interface("wlan0", "2001:db8::5"),
                interface("wlan0", "fe80::1"),
                interface("eth1", "169.254.9.9"),
                Interface { is_p2p: true, ..interface("tun0", "10.8.0.2") },
                Interface { oper_status: IfOperStatus::Down, ..interface("eth2", "192.168.7.7") },
            ]
        };
        assert_eq!(found(machine(), false), ["192.168.1.20", "203.0.113.7", "172.17.0.1"]);
        assert_eq!(found(machine(), true), ["192.168.1.20", "203.0.113.7", "2001:db8::5", "172.17.0.1"]);
        assert_eq!(found(vec![interface("lo", "127.0.0.1")], true), [""; 0]);
        let many = (1..=40).map(|n| interface("eth0", &format!("192.168.1.{n}"))).collect();
        assert_eq!(found(many, false).len(), ADDRESSES_MAX);
    }

    #[test]
    fn the_url_is_one_that_a_browser_can_open() {
        let reach = |listen: &str| Reach::new(listen.parse().unwrap(), None);
        assert_eq!(reach("0.0.0.0:8080").here(), "http://127.0.0.1:8080");
        assert_eq!(reach("[::]:8080").here(), "http://[::1]:8080");
        assert_eq!(reach("192.168.1.20:80").here(), "http://192.168.1.20:80");
        assert_eq!(reach("192.168.1.20:80").room(), ["http://192.168.1.20:80"]);
        for local in ["127.0.0.1:8080", "[::1]:8080", "[::ffff:127.0.0.1]:8080"] {
            assert!(reach(local).is_this_machine_only(), "{local}");
            assert_eq!(reach(local).room(), [""; 0], "{local}");
        }
        assert!(!reach("0.0.0.0:8080").is_this_machine_only());
    }

    #[tokio::test]
    async fn a_name_is_offered_once_the_network_knows_it() {
        let (known, name) = tokio::sync::watch::channel(None);
        let reach = Reach::new("192.168.1.20:8080".parse().unwrap(), Some(name.clone()));
        assert_eq!(reach.room(), ["http://192.168.1.20:8080"]);
        known.send_replace(Some("boneyard-2.local".into()));
        assert_eq!(reach.room(), ["http://192.168.1.20:8080", "http://boneyard-2.local:8080"]);
        assert_eq!(reach.by_name().await.as_deref(), Some("http://boneyard-2.local:8080"));
        // Without a network, and without a name.
        assert_eq!(Reach::new("127.0.0.1:8080".parse().unwrap(), Some(name.clone())).room(), [""; 0]);
        assert_eq!(Reach::new("127.0.0.1:8080".parse().unwrap(), None).by_name().await, None);
        let usual_port = Reach::new("192.168.1.20:80".parse().unwrap(), Some(name));
        assert_eq!(usual_port.by_name().await.as_deref(), Some("http://boneyard-2.local"));
    }
}
