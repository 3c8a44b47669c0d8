//! Limits requests with long bodies: files, lists and seatings. Only a few are read at a time, each within a time
//! limit, so that slow clients hold little memory.

pub(crate) mod read_body;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::Semaphore;

use crate::bounds::{UPLOADS_MAX, UPLOADS_PER_NETWORK_MAX};
use crate::network::Network;

/// The limits on reading long bodies.
pub(crate) struct Uploads {
    all: Semaphore,
    of_networks: Mutex<HashMap<Network, Weak<Semaphore>>>,
}

impl Default for Uploads {
    fn default() -> Self {
        Uploads { all: Semaphore::new(UPLOADS_MAX), of_networks: Mutex::default() }
    }
}

impl Uploads {
    /// The limit of one network. It is removed once no request of the network uses it.
    fn of(&self, network: Network) -> Arc<Semaphore> {
        let mut networks = self.of_networks.lock().unwrap_or_else(|broken| broken.into_inner());
        if let Some(room) = networks.get(&network).and_then(Weak::upgrade) {
            return room;
        }
        networks.retain(|_, room| room.strong_count() > 0);
        let room = Arc::new(Semaphore::new(UPLOADS_PER_NETWORK_MAX));
        networks.insert(network, Arc::downgrade(&room));
        room
    }
}
