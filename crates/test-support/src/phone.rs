//! A device at a club evening, like a page: it follows the entries, and knows the results of its own.

use std::net::SocketAddr;

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, EveningView, LiveEvening, LogEntry};
use boneyard_club::{Moment, Need, Pair, Player, Round, SheetId};
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::club::OpenedClub;
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage, OpenedEvening, PlayerDevice};
use boneyard_protocol::{Problem, VERSION};
use serde_json::json;
use tokio_tungstenite::tungstenite;

use crate::visitor::{Answer, Socket, Visitor};

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
pub async fn join_evening(visitor: &Visitor, evening: &OpenedEvening, player: u8) -> Answer {
    let body = json!({ "code": evening.code, "player": player });
    visitor.request("POST", &format!("/api/evenings/{}/people", evening.id), Some(&body)).await
}

/// A device that follows an evening.
pub struct Phone {
    pub socket: Socket,
    pub me: Option<Author>,
    pub code: Option<String>,
    /// The entries, in order from number 1.
    pub entries: Vec<LogEntry>,
    pub people: Vec<PlayerDevice>,
    pub now: Moment,
    /// The number of the last entry that this device made.
    pub n: u32,
    /// The needs of its player, as the server sent them.
    pub needs: Option<Vec<Need>>,
    /// The texts of all received messages, joined.
    pub received: String,
}

/// The result of an entry: whether it was a repetition, or why it was refused.
pub type EntryResult = Result<bool, EntryRefusal>;

impl Phone {
    /// Opens the socket of an evening and reads the entries so far. Without a cookie, the device only looks on.
    pub async fn follow(
        address: SocketAddr,
        cookie: Option<&str>,
        evening: &EveningId,
        device: &str,
    ) -> tungstenite::Result<Self> {
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
    ) -> tungstenite::Result<Self> {
        let path = format!("/api/evenings/{evening}/ws");
        let headers: Vec<_> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        let mut socket = Socket::open_at(address, &path, &headers).await?;
        let last_seen = u32::try_from(entries.len()).unwrap();
        let hello =
            EveningClientMessage::Hello { version: VERSION, device: device.into(), last_seen, seen_as };
        socket.send_text(&serde_json::to_string(&hello).unwrap()).await?;
        let (me, code, people, n, now, received) = (None, None, Vec::new(), 0, Moment(0), String::new());
        let mut phone = Phone { socket, me, code, entries, people, now, n, needs: None, received };
        let Some(EveningServerMessage::Welcome { entries_to, .. }) = phone.receive().await else {
            return Err(tungstenite::Error::ConnectionClosed);
        };
        while phone.len() < entries_to {
            phone.receive().await.ok_or(tungstenite::Error::ConnectionClosed)?;
        }
        Ok(phone)
    }

    /// The number of its entries.
    #[expect(
        clippy::len_without_is_empty,
        reason = "no phone is empty: it receives the first entry before anything else"
    )]
    pub fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap()
    }

    /// Reads one message; `None` once the socket is closed.
    pub async fn receive(&mut self) -> Option<EveningServerMessage> {
        let text = self.socket.receive_text().await?;
        self.received += &text;
        let message = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        match &message {
            EveningServerMessage::Welcome { me, code, needs, now, entries_from, entered_to, .. } => {
                (self.me, self.code, self.now) = (*me, code.clone(), *now);
                self.needs.clone_from(needs);
                self.entries.truncate(*entries_from as usize - 1);
                self.n = self.n.max(*entered_to);
            }
            EveningServerMessage::Entries { from, entries } => {
                assert_eq!(*from, self.len() + 1, "a gap or a repetition");
                self.entries.extend(entries.iter().cloned());
            }
            EveningServerMessage::People { people } => self.people = people.clone(),
            _ => {}
        }
        Some(message)
    }

    /// Reads messages until it has this many entries.
    pub async fn receive_until(&mut self, entries: u32) {
        while self.len() < entries {
            self.receive().await.expect("the socket stays open");
        }
    }

    /// Sends an entry under a number, without waiting for its result.
    pub async fn send(&mut self, n: u32, at: Moment, command: EveningCommand) -> tungstenite::Result<()> {
        let enter = EveningClientMessage::Enter { n, at, command };
        self.socket.send_text(&serde_json::to_string(&enter).unwrap()).await
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

pub fn player(number: u8) -> Player {
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
        [points, 0] => Round::Won { pair: Pair::First, points },
        [_, points] => Round::Won { pair: Pair::Second, points },
    };
    EveningCommand::Round { at, number, round, sure: true }
}
