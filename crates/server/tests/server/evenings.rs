//! Tests of club evenings over real sockets.

mod desk;
mod downloads;
mod entries;
mod flood;
mod online;
mod people;
mod privacy;
mod reopen;
mod restart;
mod rights;
mod secrets;
mod whole;
mod wire;

use boneyard_protocol::evening::OpenedEvening;
use serde_json::{Value, json};

use crate::phone::{Phone, join_evening, open_evening};
use crate::running::Running;
use crate::visitor::{Answer, Visitor};

/// Four players at one table.
pub(crate) const FOUR: &str = r#"evening 1
name "Friday at the harbour"
date 2026-11-20
players 4 published
player 1 "Ana"
player 2 "Boris"
player 3 "Carmen"
player 4 "Dora"
"#;

/// An evening that Ana has opened.
pub(crate) struct Friday {
    pub(crate) server: Running,
    pub(crate) ana: Visitor,
    pub(crate) opened: OpenedEvening,
}

impl Friday {
    pub(crate) async fn open(file: &str) -> Self {
        let server = Running::start().await;
        let ana = Visitor::named(server.address, "Ana").await;
        let opened = open_evening(&ana, file).await;
        Friday { server, ana, opened }
    }

    /// The organiser's device.
    pub(crate) async fn organiser(&self) -> Phone {
        self.phone_of(&self.ana, "laptop").await
    }

    /// A device of a visitor.
    pub(crate) async fn phone_of(&self, visitor: &Visitor, device: &str) -> Phone {
        Phone::follow(self.server.address, Some(&visitor.cookie), &self.opened.id, device).await.unwrap()
    }

    /// A new visitor who joins as a player, with the visitor's phone.
    pub(crate) async fn player(&self, player: u16) -> (Visitor, Phone) {
        let visitor = Visitor::new(self.server.address).await;
        let joined = join_evening(&visitor, &self.opened, player).await;
        assert_eq!(joined.status, 204, "{}", joined.text());
        let phone = self.phone_of(&visitor, "phone").await;
        (visitor, phone)
    }

    /// A spectator without a cookie (CLUB-26).
    pub(crate) async fn screen(&self) -> Phone {
        Phone::follow(self.server.address, None, &self.opened.id, "screen").await.unwrap()
    }

    pub(crate) async fn get(&self, who: &Visitor, rest: &str) -> Answer {
        who.request("GET", &format!("/api/evenings/{}{rest}", self.opened.id), None).await
    }

    pub(crate) async fn post(&self, who: &Visitor, rest: &str, body: Value) -> Answer {
        who.request("POST", &format!("/api/evenings/{}{rest}", self.opened.id), Some(&body)).await
    }

    pub(crate) async fn delete(&self, who: &Visitor, rest: &str) -> Answer {
        who.request("DELETE", &format!("/api/evenings/{}{rest}", self.opened.id), None).await
    }

    /// Makes a link as the organiser. Returns its id and secret.
    pub(crate) async fn link(&self) -> (String, String) {
        let made = self.post(&self.ana, "/links", Value::Null).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let text = |name: &str| made.json()[name].as_str().unwrap().to_owned();
        (text("id"), text("secret"))
    }

    pub(crate) async fn claim(&self, who: &Visitor, secret: &str) -> Answer {
        self.post(who, "/organisers", json!({ "secret": secret })).await
    }

    /// Restarts the server with the same database.
    pub(crate) async fn restart(self) -> Self {
        let Friday { server, mut ana, opened } = self;
        let server = server.restart().await;
        ana.address = server.address;
        Friday { server, ana, opened }
    }
}

/// The HTTP status and the code of the refusal.
pub(crate) fn refusal(answer: &Answer) -> (u16, String) {
    let body = answer.json();
    let code = &body["problem"]["refusal"]["code"];
    (answer.status, code.as_str().unwrap_or_else(|| panic!("{}", answer.text())).to_owned())
}
