//! Limits requests with long bodies: files, lists and seatings. Only a few of them are handled at the same time, and
//! each body has a time limit, so that slow clients hold little memory.

pub(crate) mod read_body;

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Semaphore;

use crate::config::Limits;
use crate::network::Network;

/// The limits on reading long bodies.
pub(crate) struct Uploads {
    all: Semaphore,
    per_network_max: usize,
    /// How long a body may take.
    body_wait: Duration,
    of_networks: Mutex<HashMap<Network, Weak<Semaphore>>>,
}

impl Uploads {
    pub(crate) fn new(limits: &Limits) -> Self {
        Uploads {
            all: Semaphore::new(limits.uploads),
            per_network_max: limits.uploads_per_network,
            body_wait: limits.body_wait,
            of_networks: Mutex::default(),
        }
    }

    /// The limit of one network. Limits that no request uses are removed when a network gets a new one.
    fn of(&self, network: Network) -> Arc<Semaphore> {
        let mut networks = self.of_networks.lock();
        if let Some(limit) = networks.get(&network).and_then(Weak::upgrade) {
            return limit;
        }
        networks.retain(|_, limit| limit.strong_count() > 0);
        let limit = Arc::new(Semaphore::new(self.per_network_max));
        networks.insert(network, Arc::downgrade(&limit));
        limit
    }
}
