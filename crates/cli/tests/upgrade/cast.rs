//! The guests of a fixture, by name.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::wire::Guest;

/// The guests and their cookies.
pub(crate) struct Cast {
    pub(crate) address: SocketAddr,
    pub(crate) cookies: BTreeMap<String, String>,
}

impl Cast {
    /// The guests with these cookies, by name.
    pub(crate) fn new(address: SocketAddr, cookies: &Value) -> Self {
        Self { address, cookies: serde_json::from_value(cookies.clone()).unwrap() }
    }

    /// Creates a guest with this name.
    pub(crate) async fn add_guest(&mut self, name: &str) -> Guest {
        let nobody = Guest { address: self.address, cookie: None };
        let cookie = nobody.get("/api/me").await.cookie.expect("a visitor gets a cookie");
        self.cookies.insert(name.to_owned(), cookie);
        let guest = self.guest(name);
        guest.ask("PUT", "/api/me", json!({ "name": name })).await;
        guest
    }

    /// The guest of this name; `""` is a visitor without a cookie.
    pub(crate) fn guest(&self, name: &str) -> Guest {
        let cookie = (!name.is_empty()).then(|| self.cookies[name].clone());
        Guest { address: self.address, cookie }
    }
}
