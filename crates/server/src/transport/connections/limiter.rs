//! Limits the number of connections. If there are too many, the oldest connection without a request is closed to make
//! room for a new one.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;
use tokio::sync::oneshot;

use crate::config::Limits;
use crate::network::Network;

/// The limits and the open connections they apply to.
pub(super) struct ConnectionLimiter {
    connections_max: usize,
    per_network_max: usize,
    waiting_max: usize,
    waiting_per_network_max: usize,
    state: Mutex<OpenConnections>,
}

#[derive(Default)]
struct OpenConnections {
    connections: usize,
    /// The number of connections of each network.
    networks: HashMap<Network, usize>,
    /// Connections without a request, by their number, which grows with time. The sender closes the connection.
    waiting: BTreeMap<u64, (Option<Network>, oneshot::Sender<()>)>,
    /// The numbers of connections with at least one request.
    served: HashSet<u64>,
    next_number: u64,
}

impl ConnectionLimiter {
    pub(super) fn new(limits: &Limits) -> Self {
        ConnectionLimiter {
            connections_max: limits.connections,
            per_network_max: limits.connections_per_network,
            waiting_max: limits.waiting_connections,
            waiting_per_network_max: limits.waiting_connections_per_network,
            state: Mutex::default(),
        }
    }

    /// Admits a connection. If there is no room, the oldest waiting connection is closed; if there is still no room,
    /// the result is `None`. The receiver completes when this connection must be closed to make room for another one.
    /// `network` is `None` for this machine and the proxy: only the limits in total apply to their connections.
    pub(super) fn admit(
        self: &Arc<Self>,
        network: Option<Network>,
    ) -> Option<(ConnectionPermit, oneshot::Receiver<()>)> {
        let mut state = self.state.lock();
        let of_network = |state: &OpenConnections| {
            network.and_then(|network| state.networks.get(&network).copied()).unwrap_or(0)
        };
        let waiting_of_network = || state.waiting.values().filter(|(other, _)| *other == network).count();
        let many_wait = network.is_some() && waiting_of_network() >= self.waiting_per_network_max;
        if many_wait || of_network(&state) >= self.per_network_max {
            state.close_oldest_waiting(|other| other == network);
        } else if state.waiting.len() >= self.waiting_max || state.connections >= self.connections_max {
            state.close_oldest_waiting(|_| true);
        }
        if state.connections >= self.connections_max || of_network(&state) >= self.per_network_max {
            tracing::debug!("Refused a connection because of the limits");
            return None;
        }
        let number = state.next_number;
        state.next_number += 1;
        state.connections += 1;
        if let Some(network) = network {
            *state.networks.entry(network).or_default() += 1;
        }
        let (sender, close_request) = oneshot::channel();
        state.waiting.insert(number, (network, sender));
        let linger_bytes_max = AtomicU64::new(0);
        let permit = ConnectionPermit { limiter: Arc::clone(self), number, network, linger_bytes_max };
        Some((permit, close_request))
    }
}

impl OpenConnections {
    /// Closes the oldest waiting connection of the matching networks. From now on the connection is not counted, even
    /// if its task ends later.
    fn close_oldest_waiting(&mut self, matches: impl Fn(Option<Network>) -> bool) {
        let Some(number) =
            self.waiting.iter().find(|(_, (network, _))| matches(*network)).map(|(number, _)| *number)
        else {
            return;
        };
        let Some((network, close_request)) = self.waiting.remove(&number) else { return };
        // A failed send means that the connection has ended.
        let _ = close_request.send(());
        self.leave(network);
    }

    fn leave(&mut self, network: Option<Network>) {
        self.connections -= 1;
        let Some(network) = network else { return };
        if let Some(count) = self.networks.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                self.networks.remove(&network);
            }
        }
    }
}

/// The permit of a connection. Dropping it makes room for another connection.
pub(crate) struct ConnectionPermit {
    limiter: Arc<ConnectionLimiter>,
    number: u64,
    network: Option<Network>,
    /// See [`ConnectionPermit::linger`].
    linger_bytes_max: AtomicU64,
}

impl ConnectionPermit {
    /// Makes the server read for up to `LINGER_WAIT` more when it closes the connection, and at most `bytes_max` bytes.
    pub(crate) fn linger(&self, bytes_max: u64) {
        self.linger_bytes_max.store(bytes_max, Ordering::Relaxed);
    }

    /// The most bytes that the server still reads when it closes the connection; 0 if it does not linger.
    pub(super) fn linger_bytes_max(&self) -> u64 {
        self.linger_bytes_max.load(Ordering::Relaxed)
    }

    /// Marks the connection as served: it had a request.
    pub(super) fn mark_served(&self) {
        let mut state = self.limiter.state.lock();
        // Dropping the sender does not close the connection: the receiver ignores that error.
        if state.waiting.remove(&self.number).is_some() {
            state.served.insert(self.number);
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut state = self.limiter.state.lock();
        let waited = state.waiting.remove(&self.number).is_some();
        let served = state.served.remove(&self.number);
        // A connection that was closed to make room for another one is not counted any more.
        if waited || served {
            state.leave(self.network);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(last: u8) -> Option<Network> {
        Some(Network::of([192, 0, 2, last].into()))
    }

    fn limiter(connections: usize, connections_per_network: usize) -> Arc<ConnectionLimiter> {
        Arc::new(ConnectionLimiter::new(&Limits {
            connections,
            connections_per_network,
            ..Limits::default()
        }))
    }

    #[test]
    fn a_connection_without_requests_is_closed_to_make_room() {
        let limiter = limiter(3, 3);
        let mut first = limiter.admit(network(1)).unwrap();
        let _second = limiter.admit(network(1)).unwrap();
        let third = limiter.admit(network(2)).unwrap();
        assert!(first.1.try_recv().is_err(), "no connection is closed while there is room");
        let _fourth = limiter.admit(network(3)).unwrap();
        assert_eq!(first.1.try_recv(), Ok(()));
        assert_eq!(limiter.state.lock().connections, 3);
        drop(first);
        assert_eq!(limiter.state.lock().connections, 3, "the closed connection was not counted any more");
        drop(third);
        assert_eq!(limiter.state.lock().connections, 2);
    }

    #[test]
    fn a_connection_with_requests_stays() {
        let limiter = limiter(2, 2);
        let mut served: Vec<_> = (1..=2).map(|last| limiter.admit(network(last)).unwrap()).collect();
        served.iter().for_each(|(permit, _)| permit.mark_served());
        assert!(limiter.admit(network(3)).is_none());
        // A dropped sender does not close the connection.
        assert!(served.iter_mut().all(|(_, close_request)| close_request.try_recv().is_err()));
        served.clear();
        let state = limiter.state.lock();
        assert_eq!((state.connections, state.networks.len()), (0, 0));
    }

    #[test]
    fn one_network_leaves_room_for_others() {
        let limits = Limits::default();
        let limiter = limiter(limits.waiting_connections * 2, limits.waiting_connections_per_network * 2);
        let mut other = limiter.admit(network(9)).unwrap();
        let flood: Vec<_> =
            (0..limits.waiting_connections * 3).map(|_| limiter.admit(network(1)).unwrap()).collect();
        assert_eq!(limiter.state.lock().waiting.len(), limits.waiting_connections_per_network + 1);
        assert!(other.1.try_recv().is_err());
        drop(flood);
        assert_eq!(limiter.state.lock().connections, 1);
    }
}
