//! The guests of a fixture, by name.

use std::collections::BTreeMap;

use boneyard_client::{Server, Visitor};
use serde_json::{Value, json};

use crate::wire::Guest;

/// The guests and their cookies.
pub(crate) struct Cast {
    pub(crate) server: Server,
    pub(crate) cookies: BTreeMap<String, String>,
}

impl Cast {
    /// The guests with these cookies, by name.
    pub(crate) fn new(server: Server, cookies: &Value) -> Self {
        Self { server, cookies: serde_json::from_value(cookies.clone()).unwrap() }
    }

    /// Creates a guest with this name.
    pub(crate) async fn add_guest(&mut self, name: &str) -> Guest {
        let guest = Guest(Visitor::guest(&self.server).await.unwrap());
        self.cookies.insert(name.to_owned(), guest.0.cookie().to_owned());
        guest.ask("PUT", "/api/me", json!({ "name": name })).await;
        guest
    }

    /// The guest of this name; `""` is a visitor without a cookie.
    pub(crate) fn guest(&self, name: &str) -> Guest {
        let cookie = if name.is_empty() { "" } else { &self.cookies[name] };
        Guest(Visitor::with_cookie(&self.server, cookie))
    }
}
