//! What every handler can reach.

use std::net::IpAddr;
use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use boneyard_store::Store;

use crate::bounds::{GUESTS_PER_ADDRESS_BURST, GUESTS_PER_ADDRESS_EVERY};
use crate::config::PublicUrl;
use crate::rate::Rate;

/// The server's state; cheap to clone.
#[derive(Clone)]
pub(crate) struct App {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    cookie_key: Key,
    public_url: Option<PublicUrl>,
    new_guests: Rate<IpAddr>,
}

impl App {
    pub(crate) fn new(store: Store, public_url: Option<PublicUrl>) -> Self {
        let cookie_key = Key::from(store.secret());
        let new_guests = Rate::new(GUESTS_PER_ADDRESS_BURST, GUESTS_PER_ADDRESS_EVERY);
        App { shared: Arc::new(Shared { store, cookie_key, public_url, new_guests }) }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(crate) fn cookie_key(&self) -> &Key {
        &self.shared.cookie_key
    }

    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.shared.public_url.as_ref()
    }

    /// Whether cookies must be kept to encrypted connections.
    pub(crate) fn over_tls(&self) -> bool {
        self.public_url().is_some_and(PublicUrl::over_tls)
    }

    pub(crate) fn new_guests(&self) -> &Rate<IpAddr> {
        &self.shared.new_guests
    }

    /// Closes the database, if no request is using it any more.
    pub(crate) async fn close(self) {
        match Arc::into_inner(self.shared) {
            Some(shared) => shared.store.close().await,
            None => tracing::warn!("Stopped while a request was in progress; everything shown is stored"),
        }
    }
}
