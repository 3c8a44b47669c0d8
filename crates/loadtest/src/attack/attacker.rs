//! An attacker who knows the code of the evening.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use boneyard_client::Request;
use boneyard_club::live::{AlertSettlement, CallReason, CallState, EnteredSheet, EveningCommand};
use boneyard_club::{Pair, Player, Round, SheetId, SheetKind, SheetScore};
use boneyard_protocol::evening::{CODE_CHARS, CODE_LETTERS, EveningServerMessage};
use futures_util::future::join_all;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;
use tokio::time::timeout;

use super::super::error::LoadError;
use super::super::worst_inputs::evening_files;
use super::device::Device;
use super::secrets::Reader;
use super::shared_state::{CurrentEvening, SharedState};
use super::{lost_rights, malformed};

/// The numbers of the players as whom attackers join.
const ATTACKER_PLAYERS: [u16; 2] = [7, 8];

/// The number of the player reserved for honest guests who join late.
const LATE_PLAYER: u16 = 6;

/// Entries in one flood.
const FLOOD_ENTRIES: usize = 80;

/// Wrong codes tried in one attack.
const CODES_PER_ATTACK: usize = 10;

/// Sheets requested at once.
const SHEETS_AT_ONCE: usize = 6;

/// How long an attacker waits before it cancels its requests for sheets.
const CANCEL_AFTER: Duration = Duration::from_millis(50);

/// Each kind of attack with its name and weight.
const KINDS: [(Kind, &str, u64); 8] = [
    (Kind::Flood, "flood", 30),
    (Kind::Rename, "rename", 8),
    (Kind::GuessCodes, "guess-codes", 8),
    (Kind::ReadPages, "read-pages", 20),
    (Kind::ReadSocket, "read-socket", 12),
    (Kind::Malformed, "malformed", 25),
    (Kind::Print, "print", 4),
    (Kind::UseLostRights, "lost-rights", 4),
];

#[derive(Clone, Copy)]
enum Kind {
    /// Fill the evening with entries.
    Flood,
    /// Leave, and join again as another player.
    Rename,
    /// Try codes.
    GuessCodes,
    /// Read every page of the evening and its club.
    ReadPages,
    /// Read sockets.
    ReadSocket,
    /// Send malformed messages.
    Malformed,
    /// Request the worst sheets.
    Print,
    /// Use rights that were taken away, in a separate evening.
    UseLostRights,
}

pub(super) struct Attacker {
    shared: Arc<SharedState>,
    rng: ChaCha8Rng,
    /// The cookie of its guest; empty before it joins.
    cookie: String,
    /// The number of the evening that it joined.
    joined: Option<usize>,
    half_open: malformed::HalfOpenConnections,
    lost_rights: lost_rights::LostRights,
}

impl Attacker {
    pub(super) fn new(shared: Arc<SharedState>, number: u64) -> Self {
        let rng = ChaCha8Rng::seed_from_u64(shared.seed.wrapping_mul(31).wrapping_add(number));
        let (half_open, lost_rights) =
            (malformed::HalfOpenConnections::default(), lost_rights::LostRights::default());
        Attacker { shared, rng, cookie: String::new(), joined: None, half_open, lost_rights }
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.rng.next_u64() % bound.max(1) as u64) as usize
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Attacks once. An attack that fails is not a fault of the server.
    pub(super) async fn step(&mut self) {
        let shared = self.shared.clone();
        let mut drawn_weight = self.rng.next_u64() % KINDS.iter().map(|(_, _, weight)| weight).sum::<u64>();
        let drawn = KINDS.iter().find(|(_, _, weight)| {
            let is_drawn = drawn_weight < *weight;
            drawn_weight = drawn_weight.saturating_sub(*weight);
            is_drawn
        });
        let Some((kind, name, _)) = drawn else { return };
        let evening = shared.evening();
        let done = match kind {
            Kind::Flood => self.flood(&evening).await,
            Kind::Rename => self.rename(&evening).await,
            Kind::GuessCodes => self.guess_codes(&evening).await,
            Kind::ReadPages => self.read_pages(&evening).await,
            Kind::ReadSocket => self.read_socket(&evening).await,
            Kind::Malformed => {
                let seed = self.rng.next_u64();
                malformed::send_malformed(&shared, &evening, &self.cookie, &mut self.half_open, seed).await
            }
            Kind::Print => self.print(&evening).await,
            Kind::UseLostRights => self.lost_rights.try_lost_rights(&shared).await,
        };
        shared.count_step(name);
        if done.is_err() {
            shared.wait_until_up().await;
        }
    }

    /// Joins the evening as one of the attackers' players. Returns whether it joined.
    async fn join(&mut self, evening: &CurrentEvening) -> Result<bool, LoadError> {
        if self.joined == Some(evening.number) {
            return Ok(true);
        }
        if !self.shared.may_join(evening) {
            return Ok(false);
        }
        self.cookie = self.shared.server.guest().await?;
        let player = self.one_of(&ATTACKER_PLAYERS);
        let status = self.request_to_join(evening, &evening.code.clone(), player).await?;
        if status == 204 {
            self.joined = Some(evening.number);
        }
        Ok(status == 204)
    }

    async fn request_to_join(
        &self,
        evening: &CurrentEvening,
        code: &str,
        player: u16,
    ) -> Result<u16, LoadError> {
        let path = format!("/api/evenings/{}/people", evening.id);
        let request =
            Request::new("POST", path).cookie(&self.cookie).json(&json!({ "code": code, "player": player }));
        Ok(self.shared.request(Reader::Spectator, &request).await?.status)
    }

    /// Sends entries as fast as possible, then reads the replies.
    async fn flood(&mut self, evening: &CurrentEvening) -> Result<(), LoadError> {
        self.join(evening).await?;
        let shared = self.shared.clone();
        let mut device = Device::new(&shared, &evening.id, &self.cookie.clone(), "flood", false);
        device.open().await?;
        let mut sent = 0;
        let mut forbidden = Vec::new();
        for _ in 0..FLOOD_ENTRIES {
            let command = self.random_command(&device);
            forbidden.push(is_organisers_only(&command).then(|| format!("{command:?}")));
            if !device.send_entry(command).await {
                break;
            }
            sent += 1;
        }
        shared.entries.fetch_add(sent, Ordering::Relaxed);
        let first = device.n + 1 - u32::try_from(sent).unwrap_or_default();
        let mut answered = 0;
        while answered < sent {
            match device.receive().await {
                Some(EveningServerMessage::Taken { n, .. }) => {
                    answered += 1;
                    shared.accepted.fetch_add(1, Ordering::Relaxed);
                    let place = n.checked_sub(first).and_then(|place| usize::try_from(place).ok());
                    if let Some(Some(command)) = place.and_then(|place| forbidden.get(place)) {
                        shared.record_fault("rights", &format!("{:?} may do {command:.200}", device.me));
                    }
                }
                Some(EveningServerMessage::Refused { .. }) => {
                    answered += 1;
                    shared.refused.fetch_add(1, Ordering::Relaxed);
                }
                // The device is a spectator or was removed.
                Some(EveningServerMessage::Problem { .. }) => answered += 1,
                Some(_) => {}
                None => return Err(LoadError::Closed("a socket")),
            }
        }
        Ok(())
    }

    /// A random entry, which may be allowed or not.
    fn random_command(&mut self, device: &Device<'_>) -> EveningCommand {
        let begun = device.live.begun();
        let number = match self.below(8) {
            0 => begun + 1,
            1 => u16::MAX,
            2 => 0,
            _ => begun,
        };
        let own = [1, 2].into_iter().find(|table| {
            let plan = device
                .live
                .evening()
                .and_then(|evening| evening.schedule().table(SheetId { number: begun, table: *table }));
            device.me.is_some_and(|me| plan.is_some_and(|plan| plan.pairing.seats(me.player())))
        });
        let table = match (self.below(6), own) {
            (0, _) | (_, None) => self.one_of(&[0, 1, 2, 3, 255]),
            (_, Some(own)) => own,
        };
        let at = SheetId { number, table };
        let player = Player::new(1 + self.rng.next_u64() as u16 % 8).unwrap_or(Player::ORGANISER);
        let round = match self.below(4) {
            0 => Round::Tied { column: Some(Pair::Second) },
            points => Round::Won { pair: Pair::First, points: [1, 61, 118, 255][points] },
        };
        let place = self.one_of(&[0, 1, 2, 3, 4, 5, 60_000, u16::MAX]);
        let text = self.random_text();
        let result = EnteredSheet { scored: SheetScore::Final { score: [100, 0] }, stop: None, first: None };
        let id = self.below(40) as u32;
        match self.below(26) {
            0..3 => EveningCommand::Call { at, reason: CallReason::Rule },
            3..6 => EveningCommand::Object { at, round: place, text },
            6..8 => {
                EveningCommand::NameScorekeeper { at, player: device.me.map_or(player, |me| me.player()) }
            }
            8 => EveningCommand::NameScorekeeper { at, player },
            9..11 => EveningCommand::Round { at, number: place, round, sure: false },
            11 => EveningCommand::Change { at, number: place, old: round, new: None, why: text },
            12 => EveningCommand::Present { at },
            13 => EveningCommand::Lead { at, round: place, player },
            14 => EveningCommand::Finish { at },
            15 => EveningCommand::Agree { at },
            16 => EveningCommand::Stop { at, lot: Some(Pair::First) },
            17 => EveningCommand::Answer { alert: id, is_error: id.is_multiple_of(2) },
            18 => EveningCommand::Begin { number: begun + 1 },
            19 => EveningCommand::Result { at, result, why: text, was: None },
            20 => EveningCommand::Confirm { at },
            21 => EveningCommand::Undo { at },
            22 => EveningCommand::Settle { alert: id, how: AlertSettlement::Dismiss },
            23 if id.is_multiple_of(2) => {
                EveningCommand::Note { number: None, table: None, round: None, text }
            }
            23 => EveningCommand::Announce { text },
            24 => EveningCommand::Attend { call: id, state: CallState::Done },
            _ => EveningCommand::Close { counts: None },
        }
    }

    fn random_text(&mut self) -> String {
        match self.below(6) {
            0 => "no\0thing".to_owned(),
            1 => "\u{202e}gnihton".to_owned(),
            2 => "W".repeat(300),
            3 => "\u{1f469}\u{200d}\u{1f467}".repeat(20),
            4 => "=HYPERLINK(\"http://wicked.example\")".to_owned(),
            _ => "no".to_owned(),
        }
    }

    /// Leaves and joins again as another player, who may already have a device.
    async fn rename(&mut self, evening: &CurrentEvening) -> Result<(), LoadError> {
        if !self.join(evening).await? {
            return Ok(());
        }
        let leave =
            Request::new("DELETE", format!("/api/evenings/{}/people/me", evening.id)).cookie(&self.cookie);
        self.shared.request(Reader::Spectator, &leave).await?;
        self.joined = None;
        for player in [ATTACKER_PLAYERS[0], ATTACKER_PLAYERS[1], 2, 1, 64] {
            if !self.shared.may_join(evening) {
                return Ok(());
            }
            let status = self.request_to_join(evening, &evening.code.clone(), player).await?;
            if status == 204 {
                if !ATTACKER_PLAYERS.contains(&player) {
                    self.shared.record_fault("join", &format!("an attacker is player {player}"));
                }
                self.joined = Some(evening.number);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Tries codes. Then checks that a new guest from the same network can join with the right code.
    async fn guess_codes(&mut self, evening: &CurrentEvening) -> Result<(), LoadError> {
        let letters: Vec<char> = CODE_LETTERS.chars().collect();
        for _ in 0..CODES_PER_ATTACK {
            if !self.shared.may_try_code() {
                break;
            }
            let code: String = (0..CODE_CHARS).map(|_| self.one_of(&letters)).collect();
            let request = Request::new("GET", format!("/api/evenings?code={code}"));
            self.shared.request(Reader::Spectator, &request).await?;
        }
        self.join_late(evening).await
    }

    /// Finds and joins the evening as an honest guest who is late.
    async fn join_late(&self, evening: &CurrentEvening) -> Result<(), LoadError> {
        let shared = &self.shared;
        let restarts = shared.restarts();
        let cookie = shared.server.guest().await?;
        let find = Request::new("GET", format!("/api/evenings?code={}", evening.code)).cookie(&cookie);
        let found = shared.request(Reader::Player, &find).await?;
        let people = format!("/api/evenings/{}/people", evening.id);
        let body = json!({ "code": evening.code, "player": LATE_PLAYER });
        let join = Request::new("POST", people.clone()).cookie(&cookie).json(&body);
        let joined = shared.request(Reader::Player, &join).await?;
        // Another late guest may be that player at the moment, and the evening may be over.
        let is_over = joined.text().contains("\"closed\"");
        let must_join = shared.is_up_since(restarts) && !is_over;
        if must_join && (found.status != 200 || !matches!(joined.status, 204 | 409)) {
            let (found, why) = (found.status, joined.text());
            shared.record_fault("late", &format!("no new guest can join: {found}, {} {why}", joined.status));
        }
        if joined.status == 204 {
            shared.request(Reader::Player, &Request::new("DELETE", people + "/me").cookie(&cookie)).await?;
        }
        Ok(())
    }

    /// Reads every page as a client without account, as a member of another club, or as a player.
    async fn read_pages(&mut self, evening: &CurrentEvening) -> Result<(), LoadError> {
        let is_player = self.below(2) == 0 && self.join(evening).await?;
        let (reader, cookie) = match is_player {
            true => (Reader::Player, self.cookie.clone()),
            false if self.below(2) == 0 => (Reader::Spectator, String::new()),
            false => (Reader::Spectator, self.lost_rights.member(&self.shared).await?),
        };
        let CurrentEvening { id, club, .. } = evening;
        let evening = [
            "",
            "/report",
            "/file",
            "/csv/log",
            "/csv/results",
            "/matches/1/tables/1",
            "/matches/2/tables/2",
        ];
        let private = ["/people", "/links", "/barred"];
        let of_club = ["", "/season", "/hall", "/evenings", "/competitions"];
        let private_of_club = ["/members", "/members.csv", "/organisers"];
        let mut paths: Vec<(String, bool)> = Vec::new();
        paths.extend(evening.map(|part| (format!("/api/evenings/{id}{part}"), false)));
        paths.extend(private.map(|part| (format!("/api/evenings/{id}{part}"), true)));
        paths.extend(of_club.map(|part| (format!("/api/clubs/{club}{part}"), false)));
        paths.extend(private_of_club.map(|part| (format!("/api/clubs/{club}{part}"), true)));
        paths.push(("/api/evenings/mine".to_owned(), false));
        paths.push(("/api/clubs".to_owned(), false));
        for (path, is_private) in paths {
            let request = Request::new("GET", path.clone()).cookie(&cookie);
            let response = self.shared.request(reader, &request).await?;
            if is_private && response.status < 300 {
                self.shared.record_fault("rights", &format!("{reader:?} reads {path}"));
            }
        }
        Ok(())
    }

    /// Follows the evening from its first entry, as a spectator or a player, and reads all messages.
    async fn read_socket(&mut self, evening: &CurrentEvening) -> Result<(), LoadError> {
        let is_player = self.below(2) == 0 && self.join(evening).await?;
        let cookie = if is_player { self.cookie.clone() } else { String::new() };
        let shared = self.shared.clone();
        let mut device = Device::new(&shared, &evening.id, &cookie, "read", false);
        device.open().await?;
        if device.needs.is_some() {
            shared.record_fault("secret", &format!("{:?} sees needs without being confirmed", device.me));
        }
        Ok(())
    }

    /// Requests the most expensive sheets, and sometimes cancels the requests.
    async fn print(&mut self, evening: &CurrentEvening) -> Result<(), LoadError> {
        let files = evening_files();
        let requests: Vec<Request> = (0..SHEETS_AT_ONCE)
            .map(|_| {
                let (_, file) = &files[self.below(files.len())];
                let kind = self.one_of(&SheetKind::ALL);
                match self.below(3) {
                    0 => {
                        Request::new("GET", format!("/api/evenings/{}/sheets/{kind}?large=true", evening.id))
                    }
                    _ => Request::new("POST", format!("/api/evenings/files/sheets/{kind}?large=true"))
                        .body("text/plain", file.as_str()),
                }
            })
            .collect();
        let cancels = self.below(2) == 0;
        let responses =
            join_all(requests.iter().map(|request| self.shared.request(Reader::Spectator, request)));
        if cancels {
            let _ = timeout(CANCEL_AFTER, responses).await;
            return Ok(());
        }
        for response in responses.await {
            let response = response?;
            if !matches!(response.status, 200 | 400 | 404 | 413 | 422 | 429 | 503) {
                self.shared.record_fault("print", &format!("{} {:.200}", response.status, response.text()));
            }
        }
        Ok(())
    }
}

/// Whether only the organiser may make this entry.
fn is_organisers_only(command: &EveningCommand) -> bool {
    matches!(
        command,
        EveningCommand::Begin { .. }
            | EveningCommand::Result { .. }
            | EveningCommand::Confirm { .. }
            | EveningCommand::Undo { .. }
            | EveningCommand::Settle { .. }
            | EveningCommand::Announce { .. }
            | EveningCommand::Note { .. }
            | EveningCommand::Attend { .. }
            | EveningCommand::Annul { .. }
            | EveningCommand::Close { .. }
            | EveningCommand::Discard
            | EveningCommand::Reopen
    )
}
