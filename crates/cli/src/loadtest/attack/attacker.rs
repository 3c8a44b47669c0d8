//! An attacker who knows the code of the evening.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use boneyard_club::live::{AlertSettlement, CallReason, CallState, EnteredSheet, EveningCommand};
use boneyard_club::{Pair, Player, Round, SheetId, SheetKind, SheetScore};
use boneyard_protocol::evening::{CODE_LETTERS, EveningServerMessage};
use futures_util::future::join_all;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;
use tokio::time::timeout;

use super::super::error::LoadError;
use super::super::host::Request;
use super::super::worst_inputs::evening_files;
use super::device::Device;
use super::field::{Field, Friday};
use super::secrets::Reader;
use super::{traitors, wire};

/// The players as whom attackers join.
const NAMES: [u8; 2] = [7, 8];

/// The player reserved for honest guests who come late.
const LATE: u8 = 6;

/// Entries in one flood.
const FLOOD: usize = 80;

/// Wrong codes in one sweep.
const SWEEP: usize = 10;

/// Sheets requested at once.
const SHEETS: usize = 6;

/// How long an attacker waits before it drops its requests for sheets.
const HANGS_UP: Duration = Duration::from_millis(50);

/// A kind of attack, its name, and how often it is made.
const KINDS: [(Kind, &str, u64); 8] = [
    (Kind::Flood, "flood", 30),
    (Kind::Rename, "rename", 8),
    (Kind::Sweep, "sweep", 8),
    (Kind::Spy, "spy", 20),
    (Kind::Eavesdrop, "eavesdrop", 12),
    (Kind::Nonsense, "nonsense", 25),
    (Kind::Print, "print", 4),
    (Kind::Betray, "betray", 4),
];

#[derive(Clone, Copy)]
enum Kind {
    /// Fill the evening with entries.
    Flood,
    /// Leave, and join again as another player.
    Rename,
    /// Try codes.
    Sweep,
    /// Read every address.
    Spy,
    /// Read sockets.
    Eavesdrop,
    /// Send malformed messages.
    Nonsense,
    /// Request the worst sheets.
    Print,
    /// Act on lost rights, in a separate evening.
    Betray,
}

pub(super) struct Attacker {
    field: Arc<Field>,
    rng: ChaCha8Rng,
    /// Who it is in the evening, if anybody.
    cookie: String,
    /// The evening that it joined.
    joined: Option<usize>,
    open: wire::HalfOpen,
    traitors: traitors::Traitors,
}

impl Attacker {
    pub(super) fn new(field: Arc<Field>, number: u64) -> Self {
        let rng = ChaCha8Rng::seed_from_u64(field.seed.wrapping_mul(31).wrapping_add(number));
        let (open, traitors) = (wire::HalfOpen::default(), traitors::Traitors::default());
        Attacker { field, rng, cookie: String::new(), joined: None, open, traitors }
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.rng.next_u64() % bound.max(1) as u64) as usize
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Attacks once. A failed attack is no fault: faults are recorded where they are seen.
    pub(super) async fn step(&mut self) {
        let field = self.field.clone();
        let mut lot = self.rng.next_u64() % KINDS.iter().map(|(_, _, weight)| weight).sum::<u64>();
        let drawn = KINDS.iter().find(|(_, _, weight)| {
            let is_drawn = lot < *weight;
            lot = lot.saturating_sub(*weight);
            is_drawn
        });
        let Some((kind, name, _)) = drawn else { return };
        let friday = field.friday();
        let done = match kind {
            Kind::Flood => self.flood(&friday).await,
            Kind::Rename => self.rename(&friday).await,
            Kind::Sweep => self.sweep(&friday).await,
            Kind::Spy => self.spy(&friday).await,
            Kind::Eavesdrop => self.eavesdrop(&friday).await,
            Kind::Nonsense => {
                let seed = self.rng.next_u64();
                wire::nonsense(&field, &friday, &self.cookie, &mut self.open, seed).await
            }
            Kind::Print => self.print(&friday).await,
            Kind::Betray => self.traitors.betray(&field).await,
        };
        field.stepped(name);
        if done.is_err() {
            field.until_up().await;
        }
    }

    /// Joins the evening as one of the attackers' players. Returns whether it did.
    async fn join(&mut self, friday: &Friday) -> Result<bool, LoadError> {
        if self.joined == Some(friday.number) {
            return Ok(true);
        }
        if !self.field.may_join(friday) {
            return Ok(false);
        }
        self.cookie = self.field.host.guest().await?;
        let player = self.one_of(&NAMES);
        let answer = self.ask_to_join(friday, &friday.code.clone(), player).await?;
        if answer == 204 {
            self.joined = Some(friday.number);
        }
        Ok(answer == 204)
    }

    async fn ask_to_join(&self, friday: &Friday, code: &str, player: u8) -> Result<u16, LoadError> {
        let path = format!("/api/evenings/{}/people", friday.id);
        let request =
            Request::new("POST", path).guest(&self.cookie).json(&json!({ "code": code, "player": player }));
        Ok(self.field.ask(Reader::Onlooker, &request).await?.status)
    }

    /// Sends entries as quickly as it can, and reads the answers.
    async fn flood(&mut self, friday: &Friday) -> Result<(), LoadError> {
        self.join(friday).await?;
        let field = self.field.clone();
        let mut device = Device::new(&field, &friday.id, &self.cookie.clone(), "flood", false);
        device.open().await?;
        let mut sent = 0;
        let mut forbidden = Vec::new();
        for _ in 0..FLOOD {
            let command = self.any_act(&device);
            forbidden.push(is_organisers(&command).then(|| format!("{command:?}")));
            if !device.throw(command).await {
                break;
            }
            sent += 1;
        }
        field.entries.fetch_add(sent, Ordering::Relaxed);
        let first = device.numbered() + 1 - u32::try_from(sent).unwrap_or_default();
        let mut answered = 0;
        while answered < sent {
            match device.hear().await {
                Some(EveningServerMessage::Taken { n, .. }) => {
                    answered += 1;
                    field.taken.fetch_add(1, Ordering::Relaxed);
                    let place = n.checked_sub(first).and_then(|place| usize::try_from(place).ok());
                    if let Some(Some(command)) = place.and_then(|place| forbidden.get(place)) {
                        field.fault("rights", &format!("{:?} may do {command:.200}", device.me));
                    }
                }
                Some(EveningServerMessage::Refused { .. }) => {
                    answered += 1;
                    field.refused.fetch_add(1, Ordering::Relaxed);
                }
                // The device only looks on, or was removed.
                Some(EveningServerMessage::Problem { .. }) => answered += 1,
                Some(_) => {}
                None => return Err(LoadError::Closed("a socket")),
            }
        }
        Ok(())
    }

    /// A random entry, which may be allowed or not.
    fn any_act(&mut self, device: &Device<'_>) -> EveningCommand {
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
        let player = Player::new(1 + self.rng.next_u64() as u8 % 8).unwrap_or(Player::ORGANISER);
        let round = match self.below(4) {
            0 => Round::Tied { column: Some(Pair::Second) },
            points => Round::Won { pair: Pair::First, points: [1, 61, 118, 255][points] },
        };
        let place = self.one_of(&[0, 1, 2, 3, 4, 5, 60_000, u16::MAX]);
        let text = self.any_text();
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
            19 => EveningCommand::Result { at, result, why: text },
            20 => EveningCommand::Confirm { at },
            21 => EveningCommand::Undo { at },
            22 => EveningCommand::Settle { alert: id, how: AlertSettlement::Dismiss },
            23 => EveningCommand::Announce { text },
            24 => EveningCommand::Attend { call: id, state: CallState::Done },
            _ => EveningCommand::Close,
        }
    }

    fn any_text(&mut self) -> String {
        match self.below(6) {
            0 => "no\0thing".to_owned(),
            1 => "\u{202e}gnihton".to_owned(),
            2 => "W".repeat(300),
            3 => "\u{1f469}\u{200d}\u{1f467}".repeat(20),
            4 => "=HYPERLINK(\"http://wicked.example\")".to_owned(),
            _ => "no".to_owned(),
        }
    }

    /// Leaves, and joins again as another player, who may be taken.
    async fn rename(&mut self, friday: &Friday) -> Result<(), LoadError> {
        if !self.join(friday).await? {
            return Ok(());
        }
        let leave =
            Request::new("DELETE", format!("/api/evenings/{}/people/me", friday.id)).guest(&self.cookie);
        self.field.ask(Reader::Onlooker, &leave).await?;
        self.joined = None;
        for player in [NAMES[0], NAMES[1], 2, 1, 64] {
            if !self.field.may_join(friday) {
                return Ok(());
            }
            let status = self.ask_to_join(friday, &friday.code.clone(), player).await?;
            if status == 204 {
                if !NAMES.contains(&player) {
                    self.field.fault("join", &format!("an attacker is player {player}"));
                }
                self.joined = Some(friday.number);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Tries codes. A new guest from the same network can still join with the right one.
    async fn sweep(&mut self, friday: &Friday) -> Result<(), LoadError> {
        let letters: Vec<char> = CODE_LETTERS.chars().collect();
        for _ in 0..SWEEP {
            if !self.field.may_try_code() {
                break;
            }
            let code: String = (0..4).map(|_| self.one_of(&letters)).collect();
            let request = Request::new("GET", format!("/api/evenings?code={code}"));
            self.field.ask(Reader::Onlooker, &request).await?;
        }
        self.come_late(friday).await
    }

    /// An honest guest comes late, finds the evening and joins it.
    async fn come_late(&self, friday: &Friday) -> Result<(), LoadError> {
        let field = &self.field;
        let restarts = field.restarts();
        let cookie = field.host.guest().await?;
        let find = Request::new("GET", format!("/api/evenings?code={}", friday.code)).guest(&cookie);
        let found = field.ask(Reader::Player, &find).await?;
        let people = format!("/api/evenings/{}/people", friday.id);
        let body = json!({ "code": friday.code, "player": LATE });
        let join = Request::new("POST", people.clone()).guest(&cookie).json(&body);
        let joined = field.ask(Reader::Player, &join).await?;
        // Another late guest may hold that player for a moment, and the evening may be over.
        let is_over = joined.text().contains("\"closed\"");
        let goes_on = field.is_up_since(restarts) && !is_over;
        if goes_on && (found.status != 200 || !matches!(joined.status, 204 | 409)) {
            let (found, why) = (found.status, joined.text());
            field.fault("late", &format!("nobody new can come: {found}, {} {why}", joined.status));
        }
        if joined.status == 204 {
            field.ask(Reader::Player, &Request::new("DELETE", people + "/me").guest(&cookie)).await?;
        }
        Ok(())
    }

    /// Reads every address, as a stranger, as another club's member, or as a player.
    async fn spy(&mut self, friday: &Friday) -> Result<(), LoadError> {
        let is_player = self.below(2) == 0 && self.join(friday).await?;
        let (reader, cookie) = match is_player {
            true => (Reader::Player, self.cookie.clone()),
            false if self.below(2) == 0 => (Reader::Onlooker, String::new()),
            false => (Reader::Onlooker, self.traitors.member(&self.field).await?),
        };
        let Friday { id, club, .. } = friday;
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
        let of_club = ["", "/season", "/hall", "/evenings"];
        let private_of_club = ["/members", "/members.csv", "/organisers"];
        let mut asked: Vec<(String, bool)> = Vec::new();
        asked.extend(evening.map(|part| (format!("/api/evenings/{id}{part}"), false)));
        asked.extend(private.map(|part| (format!("/api/evenings/{id}{part}"), true)));
        asked.extend(of_club.map(|part| (format!("/api/clubs/{club}{part}"), false)));
        asked.extend(private_of_club.map(|part| (format!("/api/clubs/{club}{part}"), true)));
        asked.push(("/api/evenings/mine".to_owned(), false));
        asked.push(("/api/clubs".to_owned(), false));
        for (path, is_private) in asked {
            let request = Request::new("GET", path.clone()).guest(&cookie);
            let answer = self.field.ask(reader, &request).await?;
            if is_private && answer.status < 300 {
                self.field.fault("rights", &format!("{reader:?} reads {path}"));
            }
        }
        Ok(())
    }

    /// Follows the evening from its first entry, as a stranger or a player, and reads all messages.
    async fn eavesdrop(&mut self, friday: &Friday) -> Result<(), LoadError> {
        let is_player = self.below(2) == 0 && self.join(friday).await?;
        let cookie = if is_player { self.cookie.clone() } else { String::new() };
        let field = self.field.clone();
        let mut device = Device::new(&field, &friday.id, &cookie, "ear", false);
        device.open().await?;
        if device.needs.is_some() {
            field.fault("secret", &format!("{:?} is told needs without being confirmed", device.me));
        }
        Ok(())
    }

    /// Requests the worst sheets, and sometimes drops the requests.
    async fn print(&mut self, friday: &Friday) -> Result<(), LoadError> {
        let files = evening_files();
        let requests: Vec<Request> = (0..SHEETS)
            .map(|_| {
                let (_, file) = &files[self.below(files.len())];
                let kind = self.one_of(&SheetKind::ALL);
                match self.below(3) {
                    0 => Request::new("GET", format!("/api/evenings/{}/sheets/{kind}?large=true", friday.id)),
                    _ => Request::new("POST", format!("/api/evenings/files/sheets/{kind}?large=true"))
                        .body("text/plain", file.as_str()),
                }
            })
            .collect();
        let hangs_up = self.below(2) == 0;
        let asking = join_all(requests.iter().map(|request| self.field.ask(Reader::Onlooker, request)));
        if hangs_up {
            let _ = timeout(HANGS_UP, asking).await;
            return Ok(());
        }
        for answer in asking.await {
            let answer = answer?;
            if !matches!(answer.status, 200 | 400 | 404 | 413 | 422 | 429 | 503) {
                self.field.fault("print", &format!("{} {:.200}", answer.status, answer.text()));
            }
        }
        Ok(())
    }
}

/// Whether only the organiser may do something.
fn is_organisers(command: &EveningCommand) -> bool {
    matches!(
        command,
        EveningCommand::Begin { .. }
            | EveningCommand::Result { .. }
            | EveningCommand::Confirm { .. }
            | EveningCommand::Undo { .. }
            | EveningCommand::Settle { .. }
            | EveningCommand::Announce { .. }
            | EveningCommand::Attend { .. }
            | EveningCommand::Close
    )
}
