//! A device at a club evening, like a page: it follows the entries, and knows the results of its own.

use std::net::SocketAddr;
use std::ops::{Deref, DerefMut};

pub use boneyard_client::EntryResult;
use boneyard_client::{ClientError, EveningSocket};
use boneyard_club::live::{Author, EveningCommand, EveningView, LiveEvening, LogEntry};
use boneyard_club::{Moment, Pair, Player, Round, SheetId};
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::Problem;
use boneyard_protocol::club::OpenedClub;
use boneyard_protocol::evening::{EveningServerMessage, OpenedEvening};
use serde_json::json;

use crate::visitor::{Answer, Visitor};

/// Opens a club. It has no members yet.
pub async fn club(founder: &Visitor) -> ClubId {
    let opened = founder.request("POST", "/api/clubs", Some(&json!({ "name": "At the harbour" }))).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    opened.parse::<OpenedClub>().id
}

/// Adds a member to a club, who then identifies by e-mail (CLUB-16).
pub async fn enter_club(founder: &Visitor, club: &ClubId, member: &Visitor, name: &str) -> Answer {
    let email = format!("{}@example.org", name.to_lowercase());
    let entry = json!({ "name": name, "email": email });
    let added = founder.request("POST", &format!("/api/clubs/{club}/members"), Some(&entry)).await;
    assert!(matches!(added.status, 201 | 409), "{}", added.text());
    let path = format!("/api/clubs/{club}/enter");
    let entered = member.request("POST", &path, Some(&json!({ "email": email }))).await;
    assert_eq!(entered.status, 200, "{}", entered.text());
    entered
}

/// Opens an evening in a new club.
pub async fn open_evening(organiser: &Visitor, file: &str) -> OpenedEvening {
    let club = club(organiser).await;
    enter_club(organiser, &club, organiser, "Ana").await;
    let body = json!({ "club": club, "file": file });
    let opened = organiser.request("POST", "/api/evenings", Some(&body)).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    opened.parse()
}

/// Joins an evening as a player.
pub async fn join_evening(visitor: &Visitor, evening: &OpenedEvening, player: u16) -> Answer {
    let body = json!({ "code": evening.code, "player": player });
    visitor.request("POST", &format!("/api/evenings/{}/people", evening.id), Some(&body)).await
}

/// A device that follows an evening.
pub struct Phone {
    evening: EveningSocket,
    /// The texts of all received messages, joined.
    pub received: String,
}

impl Deref for Phone {
    type Target = EveningSocket;

    fn deref(&self) -> &EveningSocket {
        &self.evening
    }
}

impl DerefMut for Phone {
    fn deref_mut(&mut self) -> &mut EveningSocket {
        &mut self.evening
    }
}

impl Phone {
    /// Opens the socket of an evening and reads the entries so far. Without a cookie, the device only looks on.
    pub async fn follow(
        address: SocketAddr,
        cookie: Option<&str>,
        evening: &EveningId,
        device: &str,
    ) -> Result<Self, ClientError> {
        Self::resume(address, cookie, evening, device, Vec::new(), None).await
    }

    /// Does the same for a device that already has entries.
    pub async fn resume(
        address: SocketAddr,
        cookie: Option<&str>,
        evening: &EveningId,
        device: &str,
        entries: Vec<LogEntry>,
        seen_as: Option<Author>,
    ) -> Result<Self, ClientError> {
        let visitor = boneyard_client::Visitor::with_cookie(&address.into(), cookie.unwrap_or_default());
        let mut evening = EveningSocket::new(&visitor, evening, device);
        (evening.entries, evening.me) = (entries, seen_as);
        evening.say_hello().await?;
        let mut phone = Phone { evening, received: String::new() };
        let Some(EveningServerMessage::Welcome { entries_to, .. }) = phone.receive().await else {
            return Err(ClientError::Closed);
        };
        while phone.len() < entries_to {
            phone.receive().await.ok_or(ClientError::Closed)?;
        }
        Ok(phone)
    }

    /// Reads one message; `None` once the socket is closed.
    pub async fn receive(&mut self) -> Option<EveningServerMessage> {
        let text = self.evening.socket.as_mut()?.receive_text().await?;
        self.received += &text;
        Some(self.evening.take(&text).unwrap_or_else(|error| panic!("{error}")))
    }

    /// Reads messages until it has this many entries.
    pub async fn receive_until(&mut self, entries: u32) {
        while self.len() < entries {
            self.receive().await.expect("the socket stays open");
        }
    }

    /// Sends an entry under a number, without waiting for its result.
    pub async fn send(&mut self, n: u32, at: Moment, command: EveningCommand) -> Result<(), ClientError> {
        self.evening.send(n, at, command).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: &str) -> Result<(), ClientError> {
        self.evening.socket.as_mut().unwrap().send_text(text).await
    }

    /// Sends an entry under a number, and waits for its result.
    pub async fn enter_as(
        &mut self,
        n: u32,
        at: Moment,
        command: EveningCommand,
    ) -> Result<EntryResult, Problem> {
        self.send(n, at, command).await.unwrap();
        loop {
            match self.receive().await.expect("the socket stays open") {
                EveningServerMessage::Taken { n: taken, again } if taken == n => return Ok(Ok(again)),
                EveningServerMessage::Refused { n: refused, refusal } if refused == n => {
                    return Ok(Err(refusal));
                }
                EveningServerMessage::Problem { problem } => return Err(problem),
                _ => {}
            }
        }
    }

    /// Sends an entry under the next number, and waits for its result.
    pub async fn enter(&mut self, command: EveningCommand) -> EntryResult {
        self.n += 1;
        let at = self.now;
        self.enter_as(self.n, at, command).await.unwrap()
    }

    /// Makes an entry that the server must accept.
    pub async fn does(&mut self, command: EveningCommand) {
        let sent = format!("{command:?}");
        assert_eq!(self.enter(command).await, Ok(false), "{sent}");
    }

    /// The evening that follows from its entries.
    pub fn live(&self) -> LiveEvening {
        let mut live = LiveEvening::new();
        for entry in &self.entries {
            live.replay(entry).unwrap_or_else(|refusal| panic!("{refusal}: {entry:?}"));
        }
        live
    }

    pub fn view(&self) -> EveningView {
        self.live().view(self.me.map(Author::player), self.now).unwrap()
    }
}

pub fn player(number: u16) -> Player {
    Player::new(number).unwrap()
}

/// A table of a match.
pub fn at(number: u16, table: u8) -> SheetId {
    SheetId { number, table }
}

/// A round won by a pair; 0 points mean a tied fish.
pub fn round(at: SheetId, number: u16, gains: [u8; 2]) -> EveningCommand {
    let round = match gains {
        [0, 0] => Round::Tied { column: None },
        [points, 0] => Round::Won { pair: Pair::First, points: points.into() },
        [_, points] => Round::Won { pair: Pair::Second, points: points.into() },
    };
    EveningCommand::Round { at, number, round, sure: true }
}
