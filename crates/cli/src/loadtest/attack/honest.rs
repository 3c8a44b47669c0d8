//! Honest guests: whole evenings of eight players at two tables. Three of them are attackers or come late.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use boneyard_club::live::{
    Alert, AlertSettlement, AlertState, CallReason, EnteredSheet, EntryRefusal, EveningCommand, EveningPhase,
    LiveEvening,
};
use boneyard_club::{Moment, Pair, Player, Round, Schedule, SeatingKind, SheetId, SheetScore, file};
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::club::OpenedClub;
use boneyard_protocol::evening::{EveningPerson, OpenedEvening};
use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::super::error::LoadError;
use super::super::host::Request;
use super::device::{Became, Device};
use super::field::{Field, Friday};
use super::secrets::{EMAILS, Reader, WHY, guest_of};

/// Players of an evening.
const PLAYERS: u8 = 8;

/// Honest players beside the organiser. The next player is for late guests, the last two are attackers.
const HONEST: [u8; 4] = [2, 3, 4, 5];

/// The honest player with a need, who does not keep the score.
const IN_NEED: u8 = 4;

/// Onlookers. A stopping server tells each of them to reconnect.
const ONLOOKERS: usize = 24;

/// Evenings that one guest may open at once.
const EVENINGS_EACH: usize = 9;

/// How often the organiser announces or corrects something, in steps of the attackers.
const ORGANISER_STEPS: u64 = 8;

/// How long the organiser waits until the server accepts an entry.
const ORGANISER_PATIENCE: Duration = Duration::from_secs(2);

/// The line-up of an evening.
fn line_up(number: usize) -> String {
    format!(
        "evening 1\nname \"Friday {number}\"\nplayers {PLAYERS} published\nplayer 1 \"Ana\"\nplayer 2 \"Boris\"\n\
         player 3 \"Carmen\"\nplayer {IN_NEED} \"Dora\" sight\nplayer 5 \"Eva\"\nplayer 6 \"Filip\"\n\
         player 7 \"Gleb\"\nplayer 8 \"Hana\" hearing movement\n"
    )
}

/// The rounds at a table.
fn truth(at: SheetId) -> Vec<[u8; 2]> {
    let first = u8::try_from(at.number % 8).unwrap_or_default() * 7 + at.table;
    match at.number % 3 {
        0 => vec![[first, 0], [0, 60], [0, 0], [0, 47 - at.table]],
        1 => vec![[60, 0], [0, first], [55, 0]],
        _ => vec![[0, 70], [31, 0], [0, 40]],
    }
}

fn round([first, second]: [u8; 2]) -> Round {
    match (first, second) {
        (0, 0) => Round::Tied { column: None },
        (points, 0) => Round::Won { pair: Pair::First, points },
        (_, points) => Round::Won { pair: Pair::Second, points },
    }
}

/// The finished sheet of a table.
fn on_paper(at: SheetId) -> EnteredSheet {
    let rounds = truth(at).into_iter().map(round).collect();
    EnteredSheet { scored: SheetScore::Rounds { rounds }, stop: None, first: None }
}

/// The whole evening as a file.
fn written(number: usize, schedule: &Schedule) -> String {
    let mut text = line_up(number);
    for at in tables(schedule) {
        let rounds: Vec<String> =
            truth(at).iter().map(|[first, second]| format!("{first}:{second}")).collect();
        text += &format!("match {} table {} {}\n", at.number, at.table, rounds.join(" "));
    }
    text
}

fn tables(schedule: &Schedule) -> impl Iterator<Item = SheetId> {
    (1..=schedule.len()).flat_map(|number| [1, 2].map(|table| SheetId { number, table }))
}

/// The scorekeeper of a table: an honest player other than the organiser, if there is one.
fn scorekeeper(schedule: &Schedule, at: SheetId) -> Option<Player> {
    let seats = schedule.table(at)?.pairing.in_order();
    let can = |seat: &Player| HONEST.contains(&seat.number()) && seat.number() != IN_NEED;
    seats.into_iter().find(can)
}

/// Evenings played one after the other.
pub(super) struct Evenings {
    task: JoinHandle<()>,
}

/// A guest who may open evenings of a club.
pub(super) struct Organiser {
    pub(super) cookie: String,
    pub(super) club: ClubId,
}

impl Organiser {
    /// Becomes a guest and opens a club with one member, who has this e-mail address.
    pub(super) async fn come(field: &Field, email: &str) -> Result<Self, LoadError> {
        let cookie = guest(field).await?;
        let club = json!({ "name": "At the harbour" });
        let OpenedClub { id: club } = field.host.ask("POST", "/api/clubs", &cookie, &club).await?;
        let member = json!({ "name": "Ana", "email": email });
        for what in ["members", "enter"] {
            let path = format!("/api/clubs/{club}/{what}");
            let _: Value = field.host.ask("POST", &path, &cookie, &member).await?;
        }
        Ok(Organiser { cookie, club })
    }

    /// Opens an evening.
    pub(super) async fn open(&self, field: &Field, body: &Value) -> Result<OpenedEvening, LoadError> {
        let mut body = body.clone();
        body["club"] = json!(self.club);
        let opened: OpenedEvening = field.host.ask("POST", "/api/evenings", &self.cookie, &body).await?;
        field.keep_secret(|secrets| secrets.codes.push(opened.code.clone()));
        Ok(opened)
    }
}

fn ana() -> String {
    format!("ana{EMAILS}")
}

/// An honest guest. The id is a secret.
pub(super) async fn guest(field: &Field) -> Result<String, LoadError> {
    let cookie = field.host.guest().await?;
    field.keep_secret(|secrets| secrets.guests.push(guest_of(&cookie)));
    Ok(cookie)
}

impl Evenings {
    /// Opens the first evening and plays evenings until the attackers stop.
    pub(super) async fn start(field: Arc<Field>) -> Result<Self, LoadError> {
        let mut organiser = Organiser::come(&field, &ana()).await?;
        let mut room = Room::open(&field, &organiser, 0).await?;
        let task = tokio::spawn(async move {
            loop {
                room.play(&field).await;
                field.evenings.fetch_add(1, Ordering::Relaxed);
                if field.is_peace.load(Ordering::Relaxed) {
                    return;
                }
                let number = room.number + 1;
                let mut is_spent = number.is_multiple_of(EVENINGS_EACH);
                room = loop {
                    let restarts = field.restarts();
                    let opened = async {
                        if is_spent {
                            organiser = Organiser::come(&field, &ana()).await?;
                        }
                        Room::open(&field, &organiser, number).await
                    };
                    match opened.await {
                        Ok(room) => break room,
                        Err(error) if field.is_up_since(restarts) => {
                            return field.fault("opening", &error.to_string());
                        }
                        Err(_) => field.until_up().await,
                    }
                    // The server may have opened an evening whose answer was lost, and limits the evenings of an organiser.
                    is_spent = true;
                };
            }
        });
        Ok(Evenings { task })
    }

    /// Waits for the end of the last evening.
    pub(super) async fn finish(self) {
        let _ = self.task.await;
    }
}

/// The honest guests of one evening.
struct Room {
    number: usize,
    id: EveningId,
    organiser: String,
    /// Players and their cookies.
    players: Vec<(u8, String)>,
    /// The tables where an honest player has reached a limit of the server.
    limited: watch::Sender<BTreeSet<SheetId>>,
}

impl Room {
    async fn open(field: &Field, organiser: &Organiser, number: usize) -> Result<Self, LoadError> {
        let OpenedEvening { id, code } = organiser.open(field, &json!({ "file": line_up(number) })).await?;
        // The organiser's page connects first: after wrong codes, a network finds only evenings that one of its guests
        // attends.
        Device::new(field, &id, &organiser.cookie, "desk", true).open().await?;
        let path = format!("/api/evenings/{id}/people");
        let mut players = Vec::new();
        for player in HONEST {
            let cookie = guest(field).await?;
            let join = json!({ "code": code, "player": player });
            let () = field.host.ask("POST", &path, &cookie, &join).await?;
            players.push((player, cookie));
        }
        let people: Vec<EveningPerson> =
            field.host.have(&Request::new("GET", path.clone()).guest(&organiser.cookie)).await?;
        let in_need = people.iter().find(|person| person.author.player().number() == IN_NEED);
        let person = &in_need.ok_or(LoadError::Expected("a player who joined is not there"))?.id;
        let confirmed = json!({ "confirmed": true });
        let () = field.host.ask("PUT", &format!("{path}/{person}"), &organiser.cookie, &confirmed).await?;
        let club = organiser.club.clone();
        field.goes_on_at(Friday { id: id.clone(), code, club, number });
        Ok(Room {
            number,
            id,
            organiser: organiser.cookie.clone(),
            players,
            limited: watch::Sender::default(),
        })
    }

    /// Plays the evening to its end.
    async fn play(&self, field: &Field) {
        let players = self.players.iter().map(|(number, cookie)| self.follow(field, cookie, Some(*number)));
        let everybody = join_all(players);
        let organiser = self.follow(field, &self.organiser, Some(1));
        let onlookers = join_all((0..ONLOOKERS).map(|_| self.follow(field, "", None)));
        tokio::join!(everybody, organiser, onlookers, self.desk(field));
    }

    /// Follows the evening until it is closed, and makes the next entry each time.
    async fn follow(&self, field: &Field, cookie: &str, player: Option<u8>) {
        let mut device = Device::new(field, &self.id, cookie, "phone", true);
        let player = player.and_then(Player::new);
        let mut limited = self.limited.subscribe();
        // A refused entry is tried again after a change.
        let mut refused_at = None;
        device.come_back().await;
        while device.live.closed().is_none() {
            let known = device.entries.len();
            let is_tired = refused_at == Some(known);
            let tables = limited.borrow_and_update().clone();
            let next = player.filter(|_| !is_tired).and_then(|player| next_act(&device, player, &tables));
            if let Some(player) = player.filter(|_| !is_tired) {
                field.note_next(player, format!("{next:?}"));
            }
            tokio::select! {
                allowed = field.honest.acquire(), if next.is_some() => {
                    if let Ok(allowed) = allowed {
                        allowed.forget();
                    }
                    let Some((command, player)) = next.zip(player) else { continue };
                    let scored = (!matches!(command, EveningCommand::Call { .. })).then(|| command.sheet()).flatten();
                    let told = format!("{command:?}");
                    if let Became::Refused(refusal) = device.enter(command).await {
                        field.note_next(player, format!("{told} was refused: {refusal}"));
                        if matches!(refusal, EntryRefusal::TooMany { .. } | EntryRefusal::LimitReached) {
                            self.limited.send_modify(|tables| tables.extend(scored));
                        }
                        // Entries of others may have arrived before the refusal, and their changes count.
                        refused_at = Some(known);
                    }
                }
                // The organiser enters the rest where a scorekeeper may enter nothing more.
                _ = limited.changed() => {}
                heard = device.hear() => {
                    if heard.is_none() {
                        device.come_back().await;
                    }
                }
            }
        }
        let me = device.me;
        if player == Player::new(IN_NEED) && device.needs != Some(1) {
            field.fault("needs", "the player who was confirmed is not told the own needs");
        }
        self.check_standings(field, &device.live, &format!("{me:?}"));
    }

    /// The organiser's second device announces, corrects, and finally closes the evening. The server must accept this at any time.
    async fn desk(&self, field: &Field) {
        let mut device = Device::new(field, &self.id, &self.organiser, "desk", true);
        device.come_back().await;
        let mut next_at = field.steps() + ORGANISER_STEPS;
        let mut said = 0;
        while device.live.phase() != EveningPhase::Played {
            tokio::select! {
                () = field.step_after(next_at, || false), if !field.is_peace.load(Ordering::Relaxed) => {
                    next_at = field.steps() + ORGANISER_STEPS;
                    said += 1;
                    promptly(field, &mut device, EveningCommand::Announce { text: format!("Announcement {said}") }).await;
                    correct(field, &mut device).await;
                }
                heard = device.hear() => {
                    if heard.is_none() {
                        device.come_back().await;
                    }
                }
            }
        }
        correct(field, &mut device).await;
        self.check_standings(field, &device.live, "the desk");
        promptly(field, &mut device, EveningCommand::Close).await;
        self.check_report(field).await;
    }

    /// Requests the report, again if the server was restarted meanwhile.
    async fn check_report(&self, field: &Field) {
        let report = Request::new("GET", format!("/api/evenings/{}/report", self.id)).guest(&self.organiser);
        loop {
            let restarts = field.restarts();
            let answer = field.ask(Reader::Onlooker, &report).await;
            if answer.as_ref().is_ok_and(|answer| matches!(answer.status, 429 | 503)) {
                // The server is busy with the sheets of attackers.
                field.until_up().await;
                continue;
            }
            let standings =
                answer.and_then(|answer| answer.read::<Value>()).map(|report| report["standings"].clone());
            match standings {
                Ok(standings) if standings == json!(self.expected()) => return,
                told if field.is_up_since(restarts) => {
                    return field.fault("report", &format!("the report has other standings: {told:.500?}"));
                }
                _ => field.until_up().await,
            }
        }
    }

    fn expected(&self) -> Vec<boneyard_club::EveningStanding> {
        let schedule = Schedule::fixed(PLAYERS, SeatingKind::Published).expect("there is one of eight");
        let evening = file::read(&written(self.number, &schedule)).expect("an evening as it is played");
        evening.report().standings
    }

    fn check_standings(&self, field: &Field, live: &LiveEvening, whose: &str) {
        let shown = live.view(None, Moment(0)).map(|view| view.report.standings);
        if shown.as_ref() != Some(&self.expected()) {
            let what = format!("evening {}: {whose} sees other standings than were played", self.number);
            field.fault("standings", &what);
        }
    }
}

/// Makes an entry that the server must accept soon.
async fn promptly(field: &Field, device: &mut Device<'_>, command: EveningCommand) {
    let (restarts, began) = (field.restarts(), Instant::now());
    let told = format!("{command:?}");
    if let Became::Refused(refusal) = device.enter(command).await {
        field.fault("organiser", &format!("{told:.100} is refused: {refusal}"));
    }
    // A restart may take longer.
    if field.is_up_since(restarts) {
        field.note_organiser(began.elapsed());
        if began.elapsed() > ORGANISER_PATIENCE {
            field.fault("organiser", &format!("{told:.100} took {:?}", began.elapsed()));
        }
    }
}

/// Corrects a confirmed match, and then reverts the correction.
async fn correct(field: &Field, device: &mut Device<'_>) {
    let confirmed =
        |at: &SheetId| device.live.table(*at, Moment(0)).is_some_and(|table| table.confirmed.is_some());
    let begun = device.live.begun();
    let mut all = (1..=begun).rev().flat_map(|number| [1, 2].map(|table| SheetId { number, table }));
    let Some(at) = all.find(confirmed) else { return };
    let scored = SheetScore::Rounds { rounds: vec![Round::Won { pair: Pair::First, points: 111 }] };
    for result in [EnteredSheet { scored, stop: None, first: None }, on_paper(at)] {
        promptly(field, device, EveningCommand::Result { at, result, why: WHY.to_owned() }).await;
    }
}

/// The next entry of an honest player who sees this evening.
fn next_act(device: &Device<'_>, player: Player, limited: &BTreeSet<SheetId>) -> Option<EveningCommand> {
    let live = &device.live;
    let schedule = live.evening()?.schedule();
    let now = tables(schedule).filter(|at| at.number == live.begun());
    if player == Player::ORGANISER {
        return match live.phase() {
            EveningPhase::Waiting | EveningPhase::Between => {
                Some(EveningCommand::Begin { number: live.begun() + 1 })
            }
            EveningPhase::Playing => {
                now.into_iter().find_map(|at| organise(live, schedule, at, limited.contains(&at)))
            }
            EveningPhase::Played | EveningPhase::Closed => None,
        };
    }
    now.into_iter().find_map(|at| {
        let pairing = schedule.table(at)?.pairing;
        let calls = live.calls().iter().any(|call| call.at == at && call.by == player);
        if pairing.seats(player) && player.number() == IN_NEED && !calls {
            return Some(EveningCommand::Call { at, reason: CallReason::Health });
        }
        (scorekeeper(schedule, at) == Some(player)).then(|| keep(live, at, player)).flatten()
    })
}

/// The next entry of a table's scorekeeper.
fn keep(live: &LiveEvening, at: SheetId, player: Player) -> Option<EveningCommand> {
    let table = live.table(at, Moment(0))?;
    let truth = truth(at);
    let stands: Vec<Round> = table.rounds.iter().map(|stands| stands.round).collect();
    let is_true = stands.iter().zip(&truth).all(|(stands, played)| *stands == round(*played));
    if table.confirmed.is_some() || table.only_end || !is_true || stands.len() > truth.len() {
        return None;
    }
    if table.scorekeeper.is_none() {
        return Some(EveningCommand::NameScorekeeper { at, player });
    }
    if table.writer != Some(player) || table.waiting.is_some() {
        return None;
    }
    match truth.get(stands.len()) {
        _ if !table.present => Some(EveningCommand::Present { at }),
        _ if table.first.is_none() => {
            Some(EveningCommand::Lead { at, round: 1, player: table.seats.first()?.player })
        }
        Some(played) => {
            let number = u16::try_from(stands.len() + 1).ok()?;
            Some(EveningCommand::Round { at, number, round: round(*played), sure: true })
        }
        None => (!table.sent).then_some(EveningCommand::Finish { at }),
    }
}

/// The organiser's next entry for a table: repairs the work of attackers, enters what a scorekeeper may not (`is_limited`), and
/// confirms the match.
fn organise(
    live: &LiveEvening,
    schedule: &Schedule,
    at: SheetId,
    is_limited: bool,
) -> Option<EveningCommand> {
    let table = live.table(at, Moment(0))?;
    if table.confirmed.is_some() {
        return None;
    }
    let waiting = |alert: &&Alert| alert.at == at && alert.state == AlertState::Confirmed;
    if let Some(alert) = live.alerts().iter().find(waiting) {
        return Some(EveningCommand::Settle { alert: alert.id, how: AlertSettlement::Dismiss });
    }
    let truth: Vec<Round> = truth(at).into_iter().map(round).collect();
    let stands: Vec<Round> = table.rounds.iter().map(|stands| stands.round).collect();
    let is_true = !table.only_end && table.stop.is_none() && truth.starts_with(&stands);
    let scorekeeper = scorekeeper(schedule, at);
    if is_true && stands == truth && (table.sent || scorekeeper.is_none()) {
        return Some(EveningCommand::Confirm { at });
    }
    let Some(scorekeeper) = scorekeeper.filter(|_| is_true && !is_limited) else {
        return Some(EveningCommand::Result { at, result: on_paper(at), why: WHY.to_owned() });
    };
    let is_taken = table.scorekeeper.is_some_and(|named| named != scorekeeper);
    is_taken.then_some(EveningCommand::NameScorekeeper { at, player: scorekeeper })
}
