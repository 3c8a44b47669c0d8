//! Honest guests play whole evenings of eight players at two tables. Three of the players are attackers or join late.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use boneyard_client::Request;
use boneyard_club::live::{
    Alert, AlertSettlement, AlertState, CallReason, EnteredSheet, EntryRefusal, EveningCommand, EveningPhase,
    LiveEvening,
};
use boneyard_club::{Moment, Pair, Player, Round, Schedule, SeatingKind, SheetId, SheetScore, file};
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::evening::{EveningPerson, OpenedEvening};
use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::super::error::LoadError;
use super::device::{Device, EntryResult};
use super::secrets::{EMAIL_DOMAIN, PRIVATE_REASON, Reader, guest_id};
use super::shared_state::{CurrentEvening, SharedState};

/// Players of an evening.
const PLAYERS: u16 = 8;

/// Honest players besides the organiser. The next player is for late guests; the last two are attackers.
const HONEST: [u16; 4] = [2, 3, 4, 5];

/// The honest player with a special need. This player does not keep the score.
const PLAYER_WITH_NEED: u16 = 4;

/// Spectators. A stopping server must tell each of them to reconnect.
const SPECTATORS: usize = 24;

/// Evenings that one guest may open at once.
const EVENINGS_EACH: usize = 9;

/// Attack steps between two announcements or corrections of the organiser.
const ORGANISER_STEPS: u64 = 8;

/// The longest time until the server accepts an entry of the organiser.
const ORGANISER_ENTRY_MAX: Duration = Duration::from_secs(2);

/// The file of an evening before its first match.
fn setup_text(number: usize) -> String {
    format!(
        "evening 1\nname \"Friday {number}\"\nplayers {PLAYERS} published\nplayer 1 \"Ana\"\nplayer 2 \"Boris\"\n\
         player 3 \"Carmen\"\nplayer {PLAYER_WITH_NEED} \"Dora\" sight\nplayer 5 \"Eva\"\nplayer 6 \"Filip\"\n\
         player 7 \"Gleb\"\nplayer 8 \"Hana\" hearing movement\n"
    )
}

/// The scores of the rounds played at a table.
fn played_rounds(at: SheetId) -> Vec<[u8; 2]> {
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
        (points, 0) => Round::Won { pair: Pair::First, points: points.into() },
        (_, points) => Round::Won { pair: Pair::Second, points: points.into() },
    }
}

/// The finished sheet of a table.
fn finished_sheet(at: SheetId) -> EnteredSheet {
    let rounds = played_rounds(at).into_iter().map(round).collect();
    EnteredSheet { scored: SheetScore::Rounds { rounds }, stop: None, first: None }
}

/// The file of an evening with all its results.
fn evening_file(number: usize, schedule: &Schedule) -> String {
    let mut text = setup_text(number);
    for at in tables(schedule) {
        let rounds: Vec<String> =
            played_rounds(at).iter().map(|[first, second]| format!("{first}:{second}")).collect();
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
    let can = |seat: &Player| HONEST.contains(&seat.number()) && seat.number() != PLAYER_WITH_NEED;
    seats.into_iter().find(can)
}

/// Evenings that honest guests play one after the other.
pub(super) struct Evenings {
    task: JoinHandle<()>,
}

/// A guest who may open evenings of a club.
pub(super) struct Organiser {
    pub(super) cookie: String,
    pub(super) club: ClubId,
}

impl Organiser {
    /// Creates a guest and a club whose only member has this e-mail address.
    pub(super) async fn create(shared: &SharedState, email: &str) -> Result<Self, LoadError> {
        let cookie = guest(shared).await?;
        let club = shared.server.visitor(&cookie).open_club("At the harbour", "Ana", email).await?;
        Ok(Organiser { cookie, club })
    }

    /// Opens an evening.
    pub(super) async fn open(&self, shared: &SharedState, body: &Value) -> Result<OpenedEvening, LoadError> {
        let mut body = body.clone();
        body["club"] = json!(self.club);
        let opened: OpenedEvening =
            shared.server.request("POST", "/api/evenings", &self.cookie, &body).await?;
        shared.add_secret(|secrets| secrets.codes.push(opened.code.clone()));
        Ok(opened)
    }
}

fn organiser_email() -> String {
    format!("ana{EMAIL_DOMAIN}")
}

/// Creates an honest guest, whose id is a secret.
pub(super) async fn guest(shared: &SharedState) -> Result<String, LoadError> {
    let cookie = shared.server.guest().await?;
    shared.add_secret(|secrets| secrets.guests.push(guest_id(&cookie)));
    Ok(cookie)
}

impl Evenings {
    /// Opens the first evening and plays evenings until the attackers stop.
    pub(super) async fn start(shared: Arc<SharedState>) -> Result<Self, LoadError> {
        let mut organiser = Organiser::create(&shared, &organiser_email()).await?;
        let mut guests = EveningGuests::open(&shared, &organiser, 0).await?;
        let task = tokio::spawn(async move {
            loop {
                guests.play(&shared).await;
                shared.evenings.fetch_add(1, Ordering::Relaxed);
                if shared.attackers_stopped.load(Ordering::Relaxed) {
                    return;
                }
                let number = guests.number + 1;
                let mut needs_new_organiser = number.is_multiple_of(EVENINGS_EACH);
                guests = loop {
                    let restarts = shared.restarts();
                    let opened = async {
                        if needs_new_organiser {
                            organiser = Organiser::create(&shared, &organiser_email()).await?;
                        }
                        EveningGuests::open(&shared, &organiser, number).await
                    };
                    match opened.await {
                        Ok(guests) => break guests,
                        Err(error) if shared.is_up_since(restarts) => {
                            return shared.record_fault("opening", &error.to_string());
                        }
                        Err(_) => shared.wait_until_up().await,
                    }
                    // The response may be lost although the server opened the evening, and each organiser may open only some.
                    needs_new_organiser = true;
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
struct EveningGuests {
    number: usize,
    id: EveningId,
    organiser: String,
    /// Players and their cookies.
    players: Vec<(u16, String)>,
    /// The tables where an honest player reached a limit of the server.
    limited: watch::Sender<BTreeSet<SheetId>>,
}

impl EveningGuests {
    async fn open(shared: &SharedState, organiser: &Organiser, number: usize) -> Result<Self, LoadError> {
        let OpenedEvening { id, code } =
            organiser.open(shared, &json!({ "file": setup_text(number) })).await?;
        // The organiser connects first. After many wrong codes, a network finds only evenings of its own guests.
        Device::new(shared, &id, &organiser.cookie, "desk", true).open().await?;
        let path = format!("/api/evenings/{id}/people");
        let mut players = Vec::new();
        for player in HONEST {
            let cookie = guest(shared).await?;
            let join = json!({ "code": code, "player": player });
            let () = shared.server.request("POST", &path, &cookie, &join).await?;
            players.push((player, cookie));
        }
        let people: Vec<EveningPerson> =
            shared.server.ask(&Request::new("GET", path.clone()).cookie(&organiser.cookie)).await?;
        let person = people.iter().find(|person| person.author.player().number() == PLAYER_WITH_NEED);
        let person = &person.ok_or(LoadError::Expected("a player who joined is not listed"))?.id;
        let confirmed = json!({ "confirmed": true });
        let () =
            shared.server.request("PUT", &format!("{path}/{person}"), &organiser.cookie, &confirmed).await?;
        let club = organiser.club.clone();
        shared.set_evening(CurrentEvening { id: id.clone(), code, club, number });
        Ok(EveningGuests {
            number,
            id,
            organiser: organiser.cookie.clone(),
            players,
            limited: watch::Sender::default(),
        })
    }

    /// Plays the evening to its end.
    async fn play(&self, shared: &SharedState) {
        let players = self.players.iter().map(|(number, cookie)| self.follow(shared, cookie, Some(*number)));
        let players = join_all(players);
        let organiser = self.follow(shared, &self.organiser, Some(1));
        let spectators = join_all((0..SPECTATORS).map(|_| self.follow(shared, "", None)));
        tokio::join!(players, organiser, spectators, self.organise(shared));
    }

    /// Follows the evening until it is closed, and makes the entries of this player.
    async fn follow(&self, shared: &SharedState, cookie: &str, player: Option<u16>) {
        let mut device = Device::new(shared, &self.id, cookie, "phone", true);
        let player = player.and_then(Player::new);
        let mut limited = self.limited.subscribe();
        // The number of entries at the last refusal. The device tries again after the next entry.
        let mut refused_at = None;
        device.reconnect().await;
        while device.live.closed().is_none() {
            let known = device.entries.len();
            let was_refused = refused_at == Some(known);
            let tables = limited.borrow_and_update().clone();
            let next =
                player.filter(|_| !was_refused).and_then(|player| next_entry(&device, player, &tables));
            if let Some(player) = player.filter(|_| !was_refused) {
                shared.record_next_entry(player, format!("{next:?}"));
            }
            tokio::select! {
                allowed = shared.honest_entries.acquire(), if next.is_some() => {
                    if let Ok(allowed) = allowed {
                        allowed.forget();
                    }
                    let Some((command, player)) = next.zip(player) else { continue };
                    let scored = (!matches!(command, EveningCommand::Call { .. })).then(|| command.sheet()).flatten();
                    let sent = format!("{command:?}");
                    if let EntryResult::Refused(refusal) = device.enter(command).await {
                        shared.record_next_entry(player, format!("{sent} was refused: {refusal}"));
                        if matches!(refusal, EntryRefusal::TooMany { .. } | EntryRefusal::LimitReached) {
                            self.limited.send_modify(|tables| tables.extend(scored));
                        }
                        // Entries that arrived before the refusal count as changes, too.
                        refused_at = Some(known);
                    }
                }
                // Where a scorekeeper reached a limit, the organiser enters the rest.
                _ = limited.changed() => {}
                heard = device.receive() => {
                    if heard.is_none() {
                        device.reconnect().await;
                    }
                }
            }
        }
        let me = device.me;
        if player == Player::new(PLAYER_WITH_NEED) && device.needs.as_ref().map(Vec::len) != Some(1) {
            shared.record_fault("needs", "the confirmed player does not see their needs");
        }
        self.check_standings(shared, &device.live, &format!("{me:?}"));
    }

    /// Announces, corrects and finally closes the evening from the organiser's second device. The server must accept this at any time.
    async fn organise(&self, shared: &SharedState) {
        let mut device = Device::new(shared, &self.id, &self.organiser, "desk", true);
        device.reconnect().await;
        let mut next_at = shared.steps() + ORGANISER_STEPS;
        let mut announcements = 0;
        while device.live.phase() != EveningPhase::Played {
            tokio::select! {
                () = shared.wait_for_step(next_at, || false), if !shared.attackers_stopped.load(Ordering::Relaxed) => {
                    next_at = shared.steps() + ORGANISER_STEPS;
                    announcements += 1;
                    enter_in_time(shared, &mut device, EveningCommand::Announce { text: format!("Announcement {announcements}") }).await;
                    correct(shared, &mut device).await;
                }
                heard = device.receive() => {
                    if heard.is_none() {
                        device.reconnect().await;
                    }
                }
            }
        }
        correct(shared, &mut device).await;
        self.check_standings(shared, &device.live, "the organiser's second device");
        enter_in_time(shared, &mut device, EveningCommand::Close { counts: None }).await;
        self.check_report(shared).await;
    }

    /// Checks the standings of the report. Requests it again after a restart of the server.
    async fn check_report(&self, shared: &SharedState) {
        let report = Request::new("GET", format!("/api/evenings/{}/report", self.id)).cookie(&self.organiser);
        loop {
            let restarts = shared.restarts();
            let answer = shared.request(Reader::Spectator, &report).await;
            if answer.as_ref().is_ok_and(|answer| matches!(answer.status, 429 | 503)) {
                // The server is busy with requests of attackers.
                shared.wait_until_up().await;
                continue;
            }
            let standings = answer
                .and_then(|answer| Ok(answer.json::<Value>()?))
                .map(|report| report["standings"].clone());
            match standings {
                Ok(standings) if standings == json!(self.expected_standings()) => return,
                standings if shared.is_up_since(restarts) => {
                    return shared.record_fault(
                        "report",
                        &format!("the report has wrong standings: {standings:.500?}"),
                    );
                }
                _ => shared.wait_until_up().await,
            }
        }
    }

    fn expected_standings(&self) -> Vec<boneyard_club::EveningStanding> {
        let schedule =
            Schedule::fixed(PLAYERS, SeatingKind::Published).expect("there is a schedule for eight players");
        let evening = file::read(&evening_file(self.number, &schedule)).expect("the file is valid");
        evening.report().standings
    }

    fn check_standings(&self, shared: &SharedState, live: &LiveEvening, whose: &str) {
        let shown = live.view(None, Moment(0)).map(|view| view.report.standings);
        if shown.as_ref() != Some(&self.expected_standings()) {
            let what = format!("evening {}: {whose} sees wrong standings", self.number);
            shared.record_fault("standings", &what);
        }
    }
}

/// Makes an entry that the server must accept within [`ORGANISER_ENTRY_MAX`].
async fn enter_in_time(shared: &SharedState, device: &mut Device<'_>, command: EveningCommand) {
    let (restarts, began) = (shared.restarts(), Instant::now());
    let sent = format!("{command:?}");
    if let EntryResult::Refused(refusal) = device.enter(command).await {
        shared.record_fault("organiser", &format!("{sent:.100} is refused: {refusal}"));
    }
    // A restart of the server takes longer.
    if shared.is_up_since(restarts) {
        shared.record_organiser_time(began.elapsed());
        if began.elapsed() > ORGANISER_ENTRY_MAX {
            shared.record_fault("organiser", &format!("{sent:.100} took {:?}", began.elapsed()));
        }
    }
}

/// Corrects a confirmed match and reverts the correction.
async fn correct(shared: &SharedState, device: &mut Device<'_>) {
    let confirmed =
        |at: &SheetId| device.live.table_view(*at, Moment(0)).is_some_and(|table| table.confirmed.is_some());
    let begun = device.live.begun();
    let mut all = (1..=begun).rev().flat_map(|number| [1, 2].map(|table| SheetId { number, table }));
    let Some(at) = all.find(confirmed) else { return };
    let scored = SheetScore::Rounds { rounds: vec![Round::Won { pair: Pair::First, points: 111 }] };
    for result in [EnteredSheet { scored, stop: None, first: None }, finished_sheet(at)] {
        enter_in_time(
            shared,
            device,
            EveningCommand::Result { at, result, why: PRIVATE_REASON.to_owned(), was: None },
        )
        .await;
    }
}

/// The next entry of an honest player.
fn next_entry(device: &Device<'_>, player: Player, limited: &BTreeSet<SheetId>) -> Option<EveningCommand> {
    let live = &device.live;
    let schedule = live.evening()?.schedule();
    let now = tables(schedule).filter(|at| at.number == live.begun());
    if player == Player::ORGANISER {
        return match live.phase() {
            EveningPhase::Waiting | EveningPhase::Between => {
                Some(EveningCommand::Begin { number: live.begun() + 1 })
            }
            EveningPhase::Playing => {
                now.into_iter().find_map(|at| organiser_entry(live, schedule, at, limited.contains(&at)))
            }
            EveningPhase::Played | EveningPhase::Closed => None,
        };
    }
    now.into_iter().find_map(|at| {
        let pairing = schedule.table(at)?.pairing;
        let calls = live.calls().iter().any(|call| call.at == at && call.by == player);
        if pairing.seats(player) && player.number() == PLAYER_WITH_NEED && !calls {
            return Some(EveningCommand::Call { at, reason: CallReason::Health });
        }
        (scorekeeper(schedule, at) == Some(player)).then(|| scorekeeper_entry(live, at, player)).flatten()
    })
}

/// The next entry of a table's scorekeeper.
fn scorekeeper_entry(live: &LiveEvening, at: SheetId, player: Player) -> Option<EveningCommand> {
    let table = live.table_view(at, Moment(0))?;
    let played_rounds = played_rounds(at);
    let entered: Vec<Round> = table.rounds.iter().map(|row| row.round).collect();
    let matches_play = entered.iter().zip(&played_rounds).all(|(entered, played)| *entered == round(*played));
    if table.confirmed.is_some() || table.only_end || !matches_play || entered.len() > played_rounds.len() {
        return None;
    }
    if table.scorekeeper.is_none() {
        return Some(EveningCommand::NameScorekeeper { at, player });
    }
    if table.acting_scorekeeper != Some(player) || table.waiting.is_some() {
        return None;
    }
    match played_rounds.get(entered.len()) {
        _ if !table.present => Some(EveningCommand::Present { at }),
        _ if table.first.is_none() => {
            Some(EveningCommand::Lead { at, round: 1, player: table.seats.first()?.player })
        }
        Some(played) => {
            let number = u16::try_from(entered.len() + 1).ok()?;
            Some(EveningCommand::Round { at, number, round: round(*played), sure: true })
        }
        None => (!table.sent).then_some(EveningCommand::Finish { at }),
    }
}

/// The organiser's next entry for a table. It reverts entries of attackers, replaces a scorekeeper who reached a limit
/// (`is_limited`), or confirms the match.
fn organiser_entry(
    live: &LiveEvening,
    schedule: &Schedule,
    at: SheetId,
    is_limited: bool,
) -> Option<EveningCommand> {
    let table = live.table_view(at, Moment(0))?;
    if table.confirmed.is_some() {
        return None;
    }
    let waiting = |alert: &&Alert| alert.at == at && alert.state == AlertState::Confirmed;
    if let Some(alert) = live.alerts().iter().find(waiting) {
        return Some(EveningCommand::Settle { alert: alert.id, how: AlertSettlement::Dismiss });
    }
    let played_rounds: Vec<Round> = played_rounds(at).into_iter().map(round).collect();
    let entered: Vec<Round> = table.rounds.iter().map(|row| row.round).collect();
    let matches_play = !table.only_end && table.stop.is_none() && played_rounds.starts_with(&entered);
    let scorekeeper = scorekeeper(schedule, at);
    if matches_play && entered == played_rounds && (table.sent || scorekeeper.is_none()) {
        return Some(EveningCommand::Confirm { at });
    }
    let Some(scorekeeper) = scorekeeper.filter(|_| matches_play && !is_limited) else {
        return Some(EveningCommand::Result {
            at,
            result: finished_sheet(at),
            why: PRIVATE_REASON.to_owned(),
            was: None,
        });
    };
    let is_replaced = table.scorekeeper.is_some_and(|named| named != scorekeeper);
    is_replaced.then_some(EveningCommand::NameScorekeeper { at, player: scorekeeper })
}
