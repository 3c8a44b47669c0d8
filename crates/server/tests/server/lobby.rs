//! Tests of pages that follow the lobby over a socket.

use boneyard_client::Socket;
use boneyard_protocol::lobby::{Lobby, LobbyClientMessage, LobbyServerMessage};
use boneyard_protocol::{Problem, VERSION};
use boneyard_server::{Config, Limits};
use serde_json::json;

use crate::running::Running;
use crate::visitor::Visitor;

const HELLO: LobbyClientMessage = LobbyClientMessage::Hello { version: VERSION };

/// A page that follows the lobby.
struct Page {
    socket: Socket,
    shown: Option<Lobby>,
}

impl Page {
    /// Opens the socket and says something.
    async fn open(visitor: &Visitor, hello: LobbyClientMessage) -> Self {
        let headers = [("cookie", visitor.cookie.as_str())];
        let mut socket = Socket::open(&visitor.address.into(), "/api/lobby/ws", &headers).await.unwrap();
        socket.send(&hello).await.unwrap();
        Page { socket, shown: None }
    }

    async fn follow(visitor: &Visitor) -> Self {
        let mut page = Self::open(visitor, HELLO).await;
        page.read().await;
        page
    }

    async fn receive(&mut self) -> Option<LobbyServerMessage> {
        self.socket.receive().await.map(Result::unwrap)
    }

    /// Reads the next message and returns what the page shows then.
    async fn read(&mut self) -> &Lobby {
        let shown = match (self.receive().await.unwrap(), self.shown.take()) {
            (LobbyServerMessage::Lobby { lobby }, None) => lobby,
            (LobbyServerMessage::News { news }, Some(shown)) => news.applied_to(shown),
            (other, _) => panic!("{other:?}"),
        };
        self.shown.insert(shown)
    }

    /// Reads until the page shows this.
    async fn until(&mut self, shows: impl Fn(&Lobby) -> bool) -> &Lobby {
        while !self.shown.as_ref().is_some_and(&shows) {
            self.read().await;
        }
        self.shown.as_ref().unwrap()
    }
}

#[tokio::test]
async fn a_page_is_told_what_changes() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let stranger = Visitor { address: server.address, cookie: String::new() };
    let mut pages = [Page::follow(&ana).await, Page::follow(&stranger).await];
    for page in &pages {
        let shown = page.shown.as_ref().unwrap();
        assert_eq!((shown.people, shown.tables.len()), (1, 0), "only Ana has a name here");
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let first = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let second = ana.open_table(&json!({ "rules": "block", "seats": seats })).await;
    // As long as she is there, the tables stay open.
    let _here = (ana.join(&first, 0).await.unwrap(), ana.join(&second, 0).await.unwrap());
    let ids = |shown: &Lobby| shown.tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>();
    for page in &mut pages {
        let shown = page.until(|shown| shown.tables.len() == 2).await;
        assert_eq!(ids(shown), [first.clone(), second.clone()], "those who have waited longest come first");
    }
    // A page that comes later gets all of it at once, and the same as without a socket.
    let late = Page::follow(&stranger).await.shown.unwrap();
    let asked: Lobby = ana.request("GET", "/api/lobby", None).await.parse();
    assert_eq!((ids(&late), late.people), (ids(&asked), asked.people));
}

#[tokio::test]
async fn a_person_is_here_while_their_page_follows() {
    let server = Running::start().await;
    let (ana, ben) = (Visitor::new(server.address).await, Visitor::new(server.address).await);
    let mut page = Page::follow(&ana).await;
    let _second = Page::follow(&ana).await;
    let people = async || ben.request("GET", "/api/lobby", None).await.json()["people"].clone();
    while people().await != json!(2) {}
    page.socket.send(&LobbyClientMessage::Ping).await.unwrap();
    while !matches!(page.receive().await.unwrap(), LobbyServerMessage::Pong) {}
}

#[tokio::test]
async fn a_person_at_a_table_is_here() {
    let server = Running::start().await;
    let (ana, ben) = (Visitor::new(server.address).await, Visitor::new(server.address).await);
    let table =
        ana.open_table(&json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let _here = ana.join(&table, 0).await.unwrap();
    while ben.request("GET", "/api/lobby", None).await.json()["people"] != json!(2) {}
}

#[tokio::test]
async fn a_page_without_room_is_told_so_and_can_still_ask() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { lobby_pages: 1, ..Limits::default() };
    let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    let config = Config { limits, ..config };
    let server = Running::start_with(folder, config).await;
    let (ana, ben) = (Visitor::new(server.address).await, Visitor::new(server.address).await);
    let first = Page::follow(&ana).await;
    let mut second = Page::open(&ben, HELLO).await;
    let problem = Problem::TooMany { retry_s: 60 };
    assert_eq!(second.receive().await, Some(LobbyServerMessage::Problem { problem }));
    assert_eq!(second.receive().await, None, "the socket is closed");
    assert_eq!(ben.request("GET", "/api/lobby", None).await.status, 200);
    drop(first);
    // The place of a page that has gone is free.
    loop {
        let mut page = Page::open(&ben, HELLO).await;
        if matches!(page.receive().await, Some(LobbyServerMessage::Lobby { .. })) {
            break;
        }
    }
}

#[tokio::test]
async fn the_first_message_is_a_hello_of_this_version() {
    let server = Running::start().await;
    let ana = Visitor::new(server.address).await;
    let mut old = Page::open(&ana, LobbyClientMessage::Hello { version: VERSION + 1 }).await;
    let problem = Problem::Version { server: VERSION };
    assert_eq!(old.receive().await, Some(LobbyServerMessage::Problem { problem }));
    let mut silent = Page::open(&ana, LobbyClientMessage::Ping).await;
    let said = silent.receive().await;
    assert!(
        matches!(said, Some(LobbyServerMessage::Problem { problem: Problem::BadRequest { .. } })),
        "{said:?}"
    );
}
