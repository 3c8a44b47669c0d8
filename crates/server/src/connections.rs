//! Accepts connections, limits their number, and times out idle ones.
//!
//! A connection waits until its first request is read. If too many wait, the oldest one is closed. So nobody can
//! block others by opening connections without sending requests.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tower::ServiceExt;

use crate::bounds::{
    ACCEPT_RETRY, HEADER_BYTES_MAX, HEADER_WAIT, HEADERS_MAX, WAITING_CONNECTIONS_MAX,
    WAITING_CONNECTIONS_PER_NETWORK_MAX,
};
use crate::config::Limits;
use crate::network::{Network, is_private};

/// Serves connections until `stop` completes, then waits for the requests in progress.
///
/// With `behind_proxy`, a connection from a private network is the proxy's and carries requests of many people.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: &Limits,
    behind_proxy: bool,
    stop: impl Future<Output = ()>,
) {
    let limiter = Arc::new(ConnectionLimiter::new(limits));
    let ending = watch::Sender::new(false);
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // No file descriptor is free, or the client has disconnected.
                tracing::debug!(%error, "Could not accept a connection: {error}");
                tokio::time::sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        let own = address.ip().is_loopback() || (behind_proxy && is_private(address.ip()));
        let network = (!own).then(|| Network::of(address.ip()));
        let Some((permit, cut)) = limiter.admit(network) else { continue };
        serve_connection(stream, address, routes.clone(), permit, cut, ending.subscribe());
    }
    // From now on new connections are refused.
    drop(listener);
    ending.send_replace(true);
    ending.closed().await;
}

/// Answers the requests of one connection, in its own task.
fn serve_connection(
    stream: TcpStream,
    address: SocketAddr,
    routes: Router,
    permit: ConnectionPermit,
    cut: oneshot::Receiver<()>,
    mut ending: watch::Receiver<bool>,
) {
    // Send small packets at once: a move is one small packet.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "A new connection was lost: {error}");
        return;
    }
    let permit = Arc::new(permit);
    let known = Arc::clone(&permit);
    let service = service_fn(move |mut request: Request<Incoming>| {
        known.mark_served();
        request.extensions_mut().insert(ConnectInfo(address));
        // A WebSocket keeps the permit as long as it is open.
        request.extensions_mut().insert(Arc::clone(&known));
        let routes = routes.clone();
        async move {
            let answer: Result<_, Infallible> = routes.oneshot(request.map(Body::new)).await;
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_WAIT)
        .max_buf_size(HEADER_BYTES_MAX)
        .max_headers(HEADERS_MAX)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::spawn(async move {
        let _permit = permit;
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // Errors of a connection are the client's.
            _ = connection.as_mut() => return,
            Ok(()) = cut => return,
            _ = ending.wait_for(|ending| *ending) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    });
}

/// Limits the number of connections.
struct ConnectionLimiter {
    connections_max: usize,
    per_network_max: usize,
    state: Mutex<OpenConnections>,
}

#[derive(Default)]
struct OpenConnections {
    connections: usize,
    /// The number of connections of each network.
    networks: HashMap<Network, usize>,
    /// Connections without a request, the oldest first, each with a sender that closes it.
    waiting: BTreeMap<u64, (Option<Network>, oneshot::Sender<()>)>,
    /// Connections with at least one request.
    served: HashSet<u64>,
    next: u64,
}

impl ConnectionLimiter {
    fn new(limits: &Limits) -> Self {
        ConnectionLimiter {
            connections_max: limits.connections,
            per_network_max: limits.connections_per_network,
            state: Mutex::default(),
        }
    }

    /// Admits a connection. If there is no room, it closes the oldest waiting connection; if there is still no room,
    /// it returns `None`. The receiver completes when the connection is to be closed for others. `network` is `None`
    /// for this machine and the proxy, which only the total limits.
    fn admit(
        self: &Arc<Self>,
        network: Option<Network>,
    ) -> Option<(ConnectionPermit, oneshot::Receiver<()>)> {
        let mut state = self.state();
        let own = |state: &OpenConnections| {
            network.and_then(|network| state.networks.get(&network).copied()).unwrap_or(0)
        };
        let own_waiting = || state.waiting.values().filter(|(other, _)| *other == network).count();
        let many_wait = network.is_some() && own_waiting() >= WAITING_CONNECTIONS_PER_NETWORK_MAX;
        if many_wait || own(&state) >= self.per_network_max {
            state.close_oldest_waiting(|other| other == network);
        } else if state.waiting.len() >= WAITING_CONNECTIONS_MAX || state.connections >= self.connections_max
        {
            state.close_oldest_waiting(|_| true);
        }
        if state.connections >= self.connections_max || own(&state) >= self.per_network_max {
            tracing::debug!("Refused a connection because of the limits");
            return None;
        }
        let number = state.next;
        state.next += 1;
        state.connections += 1;
        if let Some(network) = network {
            *state.networks.entry(network).or_default() += 1;
        }
        let (sender, cut) = oneshot::channel();
        state.waiting.insert(number, (network, sender));
        Some((ConnectionPermit { limiter: Arc::clone(self), number, network }, cut))
    }

    fn state(&self) -> MutexGuard<'_, OpenConnections> {
        self.state.lock().unwrap_or_else(|broken| broken.into_inner())
    }
}

impl OpenConnections {
    /// Closes the oldest waiting connection of the matching networks. Its place is free at once; its task ends later.
    fn close_oldest_waiting(&mut self, of: impl Fn(Option<Network>) -> bool) {
        let Some(number) =
            self.waiting.iter().find(|(_, (network, _))| of(*network)).map(|(number, _)| *number)
        else {
            return;
        };
        let Some((network, cut)) = self.waiting.remove(&number) else { return };
        // A failed send means that the connection has ended.
        let _ = cut.send(());
        self.leave(network);
    }

    fn leave(&mut self, network: Option<Network>) {
        self.connections -= 1;
        let Some(network) = network else { return };
        if let Some(own) = self.networks.get_mut(&network) {
            *own -= 1;
            if *own == 0 {
                self.networks.remove(&network);
            }
        }
    }
}

/// The permit of a connection. Dropping it frees the place.
pub(crate) struct ConnectionPermit {
    limiter: Arc<ConnectionLimiter>,
    number: u64,
    network: Option<Network>,
}

impl ConnectionPermit {
    /// Marks the connection as served: it had a request.
    fn mark_served(&self) {
        let mut state = self.limiter.state();
        // Dropping the sender does not close the connection: the receiver ignores that error.
        if state.waiting.remove(&self.number).is_some() {
            state.served.insert(self.number);
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut state = self.limiter.state();
        let waited = state.waiting.remove(&self.number).is_some();
        let served = state.served.remove(&self.number);
        // A connection that was closed for others is already counted out.
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
    fn a_connection_without_requests_is_closed_for_others() {
        let limiter = limiter(3, 3);
        let mut first = limiter.admit(network(1)).unwrap();
        let _second = limiter.admit(network(1)).unwrap();
        let third = limiter.admit(network(2)).unwrap();
        assert!(first.1.try_recv().is_err(), "no connection is closed while there is room");
        let _fourth = limiter.admit(network(3)).unwrap();
        assert_eq!(first.1.try_recv(), Ok(()));
        assert_eq!(limiter.state().connections, 3);
        drop(first);
        assert_eq!(limiter.state().connections, 3, "it was already counted out");
        drop(third);
        assert_eq!(limiter.state().connections, 2);
    }

    #[test]
    fn a_connection_with_requests_stays() {
        let limiter = limiter(2, 2);
        let mut served: Vec<_> = (1..=2).map(|last| limiter.admit(network(last)).unwrap()).collect();
        served.iter().for_each(|(permit, _)| permit.mark_served());
        assert!(limiter.admit(network(3)).is_none());
        // A dropped sender does not close the connection.
        assert!(served.iter_mut().all(|(_, cut)| cut.try_recv().is_err()));
        served.clear();
        let state = limiter.state();
        assert_eq!((state.connections, state.networks.len()), (0, 0));
    }

    #[test]
    fn one_network_leaves_room_for_others() {
        let limiter = limiter(WAITING_CONNECTIONS_MAX * 2, WAITING_CONNECTIONS_PER_NETWORK_MAX * 2);
        let mut other = limiter.admit(network(9)).unwrap();
        let flood: Vec<_> =
            (0..WAITING_CONNECTIONS_MAX * 3).map(|_| limiter.admit(network(1)).unwrap()).collect();
        assert_eq!(limiter.state().waiting.len(), WAITING_CONNECTIONS_PER_NETWORK_MAX + 1);
        assert!(other.1.try_recv().is_err());
        drop(flood);
        assert_eq!(limiter.state().connections, 1);
    }
}
