//! Who may come in: how many connections there may be, and which of them make room for others.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::oneshot;

use crate::bounds::{WAITING_CONNECTIONS_MAX, WAITING_CONNECTIONS_PER_NETWORK_MAX};
use crate::config::Limits;
use crate::network::Network;

/// Who may come in.
pub(super) struct Door {
    connections_max: usize,
    per_network_max: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    connections: usize,
    /// Connections of each network.
    networks: HashMap<Network, usize>,
    /// Connections that have not asked for anything yet, the oldest first, and how to cut each.
    waiting: BTreeMap<u64, (Option<Network>, oneshot::Sender<()>)>,
    /// Connections that have asked for something.
    served: HashSet<u64>,
    next: u64,
}

impl Door {
    pub(super) fn new(limits: &Limits) -> Self {
        Door {
            connections_max: limits.connections,
            per_network_max: limits.connections_per_network,
            inside: Mutex::default(),
        }
    }

    /// Admits a connection, cutting a waiting one if there is no room; `None` if there is still no room. The receiver is told when
    /// the connection is cut for others. Without a network it is this machine's own, or the proxy's, and only the whole is limited.
    pub(super) fn admit(self: &Arc<Self>, network: Option<Network>) -> Option<(Pass, oneshot::Receiver<()>)> {
        let mut inside = self.inside();
        let own =
            |inside: &Inside| network.and_then(|network| inside.networks.get(&network).copied()).unwrap_or(0);
        let own_waiting = || inside.waiting.values().filter(|(other, _)| *other == network).count();
        let many_wait = network.is_some() && own_waiting() >= WAITING_CONNECTIONS_PER_NETWORK_MAX;
        if many_wait || own(&inside) >= self.per_network_max {
            inside.cut_oldest(|other| other == network);
        } else if inside.waiting.len() >= WAITING_CONNECTIONS_MAX
            || inside.connections >= self.connections_max
        {
            inside.cut_oldest(|_| true);
        }
        if inside.connections >= self.connections_max || own(&inside) >= self.per_network_max {
            tracing::debug!("A connection was refused: there are too many");
            return None;
        }
        let number = inside.next;
        inside.next += 1;
        inside.connections += 1;
        if let Some(network) = network {
            *inside.networks.entry(network).or_default() += 1;
        }
        let (sender, cut) = oneshot::channel();
        inside.waiting.insert(number, (network, sender));
        let lingers = AtomicBool::new(false);
        Some((Pass { door: Arc::clone(self), number, network, lingers }, cut))
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(|broken| broken.into_inner())
    }
}

impl Inside {
    /// Cuts the oldest waiting connection of some networks. Its place is free at once; its task ends a moment later.
    fn cut_oldest(&mut self, of: impl Fn(Option<Network>) -> bool) {
        let Some(number) =
            self.waiting.iter().find(|(_, (network, _))| of(*network)).map(|(number, _)| *number)
        else {
            return;
        };
        let Some((network, cut)) = self.waiting.remove(&number) else { return };
        // It may be over already.
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

/// A connection's place among the others. Dropping it frees the place.
pub(crate) struct Pass {
    door: Arc<Door>,
    number: u64,
    network: Option<Network>,
    /// See [`Pass::linger`].
    lingers: AtomicBool,
}

impl Pass {
    /// From now on, closing the connection waits a moment for the client to read the last message.
    pub(crate) fn linger(&self) {
        self.lingers.store(true, Ordering::Relaxed);
    }

    /// Whether closing the connection waits for the client.
    pub(super) fn lingers(&self) -> bool {
        self.lingers.load(Ordering::Relaxed)
    }

    /// The connection has asked for something, so it does not wait any more.
    pub(super) fn asked(&self) {
        let mut inside = self.door.inside();
        // Dropping the sender cuts nothing: the receiver's error is not an order.
        if inside.waiting.remove(&self.number).is_some() {
            inside.served.insert(self.number);
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.door.inside();
        let waited = inside.waiting.remove(&self.number).is_some();
        let served = inside.served.remove(&self.number);
        // One that was cut has left already.
        if waited || served {
            inside.leave(self.network);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(last: u8) -> Option<Network> {
        Some(Network::of([192, 0, 2, last].into()))
    }

    fn door(connections: usize, connections_per_network: usize) -> Arc<Door> {
        Arc::new(Door::new(&Limits { connections, connections_per_network, ..Limits::default() }))
    }

    #[test]
    fn whoever_asks_for_nothing_makes_room_for_others() {
        let door = door(3, 3);
        let mut first = door.admit(network(1)).unwrap();
        let _second = door.admit(network(1)).unwrap();
        let third = door.admit(network(2)).unwrap();
        assert!(first.1.try_recv().is_err(), "nobody is cut while there is room");
        let _fourth = door.admit(network(3)).unwrap();
        assert_eq!(first.1.try_recv(), Ok(()));
        assert_eq!(door.inside().connections, 3);
        drop(first);
        assert_eq!(door.inside().connections, 3, "it had left already");
        drop(third);
        assert_eq!(door.inside().connections, 2);
    }

    #[test]
    fn whoever_has_asked_stays() {
        let door = door(2, 2);
        let mut served: Vec<_> = (1..=2).map(|last| door.admit(network(last)).unwrap()).collect();
        served.iter().for_each(|(pass, _)| pass.asked());
        assert!(door.admit(network(3)).is_none());
        // The sender is gone, which is no order to end.
        assert!(served.iter_mut().all(|(_, cut)| cut.try_recv().is_err()));
        served.clear();
        let inside = door.inside();
        assert_eq!((inside.connections, inside.networks.len()), (0, 0));
    }

    #[test]
    fn one_network_leaves_room_for_others() {
        let door = door(WAITING_CONNECTIONS_MAX * 2, WAITING_CONNECTIONS_PER_NETWORK_MAX * 2);
        let mut other = door.admit(network(9)).unwrap();
        let flood: Vec<_> =
            (0..WAITING_CONNECTIONS_MAX * 3).map(|_| door.admit(network(1)).unwrap()).collect();
        assert_eq!(door.inside().waiting.len(), WAITING_CONNECTIONS_PER_NETWORK_MAX + 1);
        assert!(other.1.try_recv().is_err());
        drop(flood);
        assert_eq!(door.inside().connections, 1);
    }
}
