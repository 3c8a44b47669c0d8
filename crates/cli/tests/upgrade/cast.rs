//! The people of a fixture, by name.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::wire::Guest;

/// Everyone who has a cookie.
pub(crate) struct Cast {
    pub(crate) address: SocketAddr,
    pub(crate) cookies: BTreeMap<String, String>,
}

impl Cast {
    /// The people with these cookies, by name.
    pub(crate) fn new(address: SocketAddr, cookies: &Value) -> Self {
        Self { address, cookies: serde_json::from_value(cookies.clone()).unwrap() }
    }

    /// Someone comes for the first time and gives a name.
    pub(crate) async fn comes(&mut self, name: &str) -> Guest {
        let nobody = Guest { address: self.address, cookie: None };
        let cookie = nobody.get("/api/me").await.cookie.expect("a visitor gets a cookie");
        self.cookies.insert(name.to_owned(), cookie);
        let guest = self.guest(name);
        guest.ask("PUT", "/api/me", json!({ "name": name })).await;
        guest
    }

    /// Someone with a cookie; `""` is a visitor without one.
    pub(crate) fn guest(&self, name: &str) -> Guest {
        let cookie = (!name.is_empty()).then(|| self.cookies[name].clone());
        Guest { address: self.address, cookie }
    }
}
