//! Announces the server in its network by a name that phones know, such as `boneyard.local`, with multicast DNS (RFC 6762).
//!
//! Nothing depends on it: without a network, or where the system does not allow it, the addresses of the machine remain.

use std::net::SocketAddr;
use std::thread;

use mdns_sd::{DaemonEvent, IfKind, ServiceDaemon, ServiceInfo};
use tokio::sync::watch;

use crate::config::LocalName;

/// The host name that the network knows, such as `boneyard-2.local`; `None` until the name is found to be free.
pub(crate) type KnownName = watch::Receiver<Option<String>>;

/// A server that its network knows by name, until this is dropped.
pub(crate) struct Announcement(ServiceDaemon);

impl Drop for Announcement {
    fn drop(&mut self) {
        // Other machines forget the name at once.
        let _ = self.0.shutdown();
    }
}

/// Announces a server. `None`, with a line in the log, if the system does not allow it.
pub(crate) fn announce(name: &LocalName, listen: SocketAddr) -> Option<(Announcement, KnownName)> {
    let started = ServiceDaemon::new().and_then(|daemon| {
        // A name that only this machine knows helps nobody.
        daemon.disable_interface(vec![IfKind::LoopbackV4, IfKind::LoopbackV6])?;
        if listen.is_ipv4() {
            daemon.disable_interface(IfKind::IPv6)?;
        }
        announce_service(daemon, service(name, listen.port(), "")?.enable_addr_auto())
    });
    match started {
        Ok(announced) => Some(announced),
        Err(error) => {
            tracing::warn!("The network cannot know this server as {name}.local: {error}");
            None
        }
    }
}

fn service(name: &LocalName, port: u16, address: &str) -> mdns_sd::Result<ServiceInfo> {
    ServiceInfo::new("_http._tcp.local.", "Boneyard", &format!("{name}.local."), address, port, None)
}

/// Announces a service. The library asks the network whether the name is free, and gives it a number if another machine has it.
fn announce_service(
    daemon: ServiceDaemon,
    service: ServiceInfo,
) -> mdns_sd::Result<(Announcement, KnownName)> {
    let events = daemon.monitor()?;
    daemon.register(service)?;
    let (known, name) = watch::channel(None);
    thread::spawn(move || {
        // The channel closes with the daemon.
        while let Ok(event) = events.recv() {
            match event {
                DaemonEvent::Announce(_, place) => {
                    if let Some(host) = announced_host(&place) {
                        known.send_replace(Some(host));
                    }
                }
                DaemonEvent::Error(error) => tracing::debug!("Multicast DNS: {error}"),
                _ => {}
            }
        }
    });
    Ok((Announcement(daemon), name))
}

/// The host of an announcement, which names it with its interface: `boneyard-2.local.:eth0`.
fn announced_host(place: &str) -> Option<String> {
    let (host, _) = place.split_once(":")?;
    let host = host.strip_suffix('.')?;
    host.ends_with(".local").then(|| host.to_owned())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[test]
    fn the_host_of_an_announcement_is_before_its_interface() {
        assert_eq!(announced_host("boneyard-2.local.:eth0"), Some("boneyard-2.local".into()));
        assert_eq!(announced_host("[192.168.1.20]"), None);
        assert_eq!(announced_host("example.org.:eth0"), None);
    }

    /// On a port of its own, so that the network of the machine does not matter. Without multicast there is no name.
    #[tokio::test]
    async fn a_second_server_gets_a_number() {
        let start = |address| {
            let daemon = ServiceDaemon::new_with_port(35_353)?;
            daemon.disable_interface(IfKind::All)?;
            daemon.enable_interface(IfKind::LoopbackV4)?;
            announce_service(daemon, service(&LocalName::default(), 8080, address)?)
        };
        let named = async |mut name: KnownName| {
            let known = timeout(Duration::from_secs(10), name.wait_for(Option::is_some)).await;
            known.ok()?.ok()?.clone()
        };
        let Ok((_first, name)) = start("127.0.0.1") else { return };
        let Some(first) = named(name).await else { return };
        assert_eq!(first, "boneyard.local");
        let (_second, name) = start("127.0.0.2").expect("a second daemon");
        assert_eq!(named(name).await.as_deref(), Some("boneyard-2.local"));
    }
}
