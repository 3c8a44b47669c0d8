//! Guests use rights that they lost. This happens in a separate evening without other guests, so every response is known.

use boneyard_client::{Answer, Request};
use boneyard_club::live::{AlertState, Author, CallReason, EntryRefusal, EveningCommand};
use boneyard_club::{Pair, Player, Round, SheetId};
use boneyard_protocol::evening::{BarredDevice, EveningPerson, NewEveningLink, OpenedEvening};
use serde_json::json;

use super::super::error::LoadError;
use super::device::{Device, EntryResult};
use super::honest_guests::Organiser;
use super::secrets::Reader;
use super::shared_state::SharedState;

/// The file of the evening.
const FOUR_PLAYERS: &str =
    "evening 1\nname \"Wicked\"\nplayers 4 published\nplayer 2 \"Bad\"\nplayer 3 \"Worse\" sight\n";

/// The only table of the first match.
const TABLE: SheetId = SheetId { number: 1, table: 1 };

/// The evenings that one attacker opens. A guest may have about this many open at once.
const EVENINGS_EACH: usize = 9;

/// A member of a separate club who opens such evenings.
#[derive(Default)]
pub(super) struct LostRights {
    organiser: Option<Organiser>,
    opened: usize,
}

impl LostRights {
    /// The cookie of a member of another club.
    pub(super) async fn member(&mut self, shared: &SharedState) -> Result<String, LoadError> {
        match &self.organiser {
            Some(organiser) => Ok(organiser.cookie.clone()),
            None => {
                let organiser = self.organiser.insert(Organiser::create(shared, "wicked@example.org").await?);
                Ok(organiser.cookie.clone())
            }
        }
    }

    /// Opens an evening, tries every lost right, and closes the evening.
    pub(super) async fn try_lost_rights(&mut self, shared: &SharedState) -> Result<(), LoadError> {
        if self.opened >= EVENINGS_EACH {
            return Ok(());
        }
        self.opened += 1;
        self.member(shared).await?;
        let Some(organiser) = &self.organiser else { return Ok(()) };
        let options = json!({ "countersign": true, "blockers_column": false });
        let restarts = shared.restarts();
        let opened = organiser.open(shared, &json!({ "file": FOUR_PLAYERS, "options": options })).await?;
        let evening = LostRightsEvening { shared, opened: &opened, organiser: &organiser.cookie };
        let result = evening.play().await;
        if let (Err(error), true) = (&result, shared.is_up_since(restarts)) {
            shared.record_fault("lost-rights", &error.to_string());
        }
        // A guest may have only some open evenings, so close this one in any case.
        let mut desk = Device::new(shared, &opened.id, &organiser.cookie, "last", true);
        desk.reconnect().await;
        desk.enter(EveningCommand::Close { counts: None }).await;
        result
    }
}

struct LostRightsEvening<'a> {
    shared: &'a SharedState,
    opened: &'a OpenedEvening,
    organiser: &'a str,
}

impl LostRightsEvening<'_> {
    fn path(&self, rest: &str) -> String {
        format!("/api/evenings/{}{rest}", self.opened.id)
    }

    async fn request(&self, request: Request, cookie: &str) -> Result<Answer, LoadError> {
        self.shared.request(Reader::Organiser, &request.cookie(cookie)).await
    }

    async fn join(&self, cookie: &str, player: u16) -> Result<Answer, LoadError> {
        let body = json!({ "code": self.opened.code, "player": player });
        self.request(Request::new("POST", self.path("/people")).json(&body), cookie).await
    }

    async fn device(&self, cookie: &str, name: &'static str) -> Result<Device<'_>, LoadError> {
        let mut device = Device::new(self.shared, &self.opened.id, cookie, name, false);
        device.open().await?;
        Ok(device)
    }

    async fn play(&self) -> Result<(), LoadError> {
        let mut ana = self.device(self.organiser, "phone").await?;
        expect_accepted(&mut ana, EveningCommand::Begin { number: 1 }).await?;
        let boris = self.shared.server.guest().await?;
        expect_status(self.join(&boris, 2).await?, 204, "joining")?;
        self.countersign_for_others(&boris).await?;
        self.withdraw_reported_error(&boris, &mut ana).await?;
        self.join_after_removal(&boris).await?;
        self.use_link_of_removed_organiser().await
    }

    /// One phone finishes the match, and countersigns it as other players.
    async fn countersign_for_others(&self, boris: &str) -> Result<(), LoadError> {
        let mut phone = self.device(boris, "phone").await?;
        let me = Player::new(2).ok_or(LoadError::Expected("no player 2"))?;
        expect_accepted(&mut phone, EveningCommand::NameScorekeeper { at: TABLE, player: me }).await?;
        expect_accepted(&mut phone, EveningCommand::Present { at: TABLE }).await?;
        expect_accepted(&mut phone, EveningCommand::Lead { at: TABLE, round: 1, player: me }).await?;
        let round = Round::Won { pair: Pair::First, points: 110 };
        expect_accepted(&mut phone, EveningCommand::Round { at: TABLE, number: 1, round, sure: true })
            .await?;
        expect_accepted(&mut phone, EveningCommand::Finish { at: TABLE }).await?;
        expect_refused(&mut phone, EveningCommand::Agree { at: TABLE }, |_| true).await?;
        drop(phone);
        for player in [3, 4] {
            let leave = Request::new("DELETE", self.path("/people/me"));
            expect_status(self.request(leave, boris).await?, 204, "leaving")?;
            expect_status(self.join(boris, player).await?, 204, "joining again")?;
            let mut phone = self.device(boris, "phone").await?;
            if phone.me.map(|me| me.player().number()) != Some(player) || phone.needs.is_some() {
                let (author, needs) = (format!("{:?}", phone.me), format!("{:?}", phone.needs));
                return Err(LoadError::WrongPlayer { player, author, needs });
            }
            let is_own = |refusal: &EntryRefusal| {
                matches!(refusal, EntryRefusal::OwnResult { .. } | EntryRefusal::NotAtTable { .. })
            };
            expect_refused(&mut phone, EveningCommand::Agree { at: TABLE }, is_own).await?;
        }
        let mut ana = self.device(self.organiser, "phone").await?;
        expect_refused(&mut ana, EveningCommand::Confirm { at: TABLE }, |refusal| {
            matches!(refusal, EntryRefusal::NotAgreed { .. })
        })
        .await
    }

    /// The scorekeeper confirms an error, and then denies it (CLUB-81).
    async fn withdraw_reported_error(&self, boris: &str, ana: &mut Device<'_>) -> Result<(), LoadError> {
        let mut phone = self.device(boris, "phone").await?;
        let me = phone.me.map(Author::player).ok_or(LoadError::Expected("nobody"))?;
        expect_accepted(&mut phone, EveningCommand::NameScorekeeper { at: TABLE, player: me }).await?;
        // For a player with this need, the partner writes the score.
        let writes = phone.live.acting_scorekeeper(TABLE) == Some(me);
        expect_accepted(&mut phone, EveningCommand::Object { at: TABLE, round: 1, text: "no".to_owned() })
            .await?;
        let waits = phone.live.alerts().iter().find(|alert| alert.state == AlertState::Open);
        let alert =
            waits.map(|alert| alert.id).ok_or(LoadError::Expected("an objection must raise an alert"))?;
        if writes {
            expect_accepted(&mut phone, EveningCommand::Answer { alert, is_error: true }).await?;
            let waiting = |refusal: &EntryRefusal| matches!(refusal, EntryRefusal::Waiting { .. });
            expect_refused(&mut phone, EveningCommand::Answer { alert, is_error: false }, waiting).await?;
            expect_refused(&mut phone, EveningCommand::Finish { at: TABLE }, waiting).await?;
        }
        expect_refused(
            &mut phone,
            EveningCommand::Call { at: SheetId { number: 2, table: 1 }, reason: CallReason::Rule },
            |_| true,
        )
        .await?;
        expect_accepted(ana, EveningCommand::Answer { alert, is_error: false }).await
    }

    /// A removed device cannot join with the same cookie until the organiser admits it.
    async fn join_after_removal(&self, boris: &str) -> Result<(), LoadError> {
        let people = self.people().await?;
        let person = people
            .iter()
            .find(|person| !person.you)
            .ok_or(LoadError::Expected("the phone must be listed"))?;
        let mut phone = self.device(boris, "phone").await?;
        let remove = Request::new("DELETE", self.path(&format!("/people/{}", person.id)));
        expect_status(self.request(remove, self.organiser).await?, 204, "removing a device")?;
        while phone.me.is_some() {
            phone.receive().await.ok_or(LoadError::Expected("a removed phone may still watch"))?;
        }
        for player in [2, 3, 4] {
            let answer = self.join(boris, player).await?;
            if answer.status != 403 || !answer.text().contains("barred") {
                let (status, text) = (answer.status, answer.text());
                return Err(LoadError::RemovedDeviceJoins { status, text });
            }
        }
        self.shared.check_secrets(Reader::Spectator, "a removed device", &self.view(boris).await?.text());
        let barred: Vec<BarredDevice> =
            self.request(Request::new("GET", self.path("/barred")), self.organiser).await?.json()?;
        let id = &barred.first().ok_or(LoadError::Expected("the removed device must be barred"))?.id;
        let admit = Request::new("DELETE", self.path(&format!("/barred/{id}")));
        expect_status(self.request(admit.clone(), boris).await?, 403, "admitting your own device")?;
        expect_status(self.request(admit, self.organiser).await?, 204, "admitting a device")?;
        expect_status(self.join(boris, 2).await?, 204, "joining after being admitted")
    }

    /// A removed organiser cannot become an organiser again.
    async fn use_link_of_removed_organiser(&self) -> Result<(), LoadError> {
        let make = || Request::new("POST", self.path("/links"));
        let claim =
            |secret: &str| Request::new("POST", self.path("/organisers")).json(&json!({ "secret": secret }));
        let link: NewEveningLink = self.request(make(), self.organiser).await?.json()?;
        let gleb = self.shared.server.guest().await?;
        expect_status(self.request(claim(&link.secret), &gleb).await?, 204, "using a link")?;
        let again = self.shared.server.guest().await?;
        expect_status(self.request(claim(&link.secret), &again).await?, 410, "using a link twice")?;
        let own_link: NewEveningLink = self.request(make(), &gleb).await?.json()?;
        let people = self.people().await?;
        let other = people.iter().find(|person| person.author == Author::Organiser && !person.you);
        let id = &other.ok_or(LoadError::Expected("the other organiser must be listed"))?.id;
        let remove = Request::new("DELETE", self.path(&format!("/people/{id}")));
        expect_status(self.request(remove, self.organiser).await?, 204, "removing an organiser")?;
        expect_status(
            self.request(claim(&own_link.secret), &gleb).await?,
            410,
            "using an own link after removal",
        )?;
        expect_status(
            self.request(claim(&own_link.secret), &again).await?,
            410,
            "using a link of a removed organiser",
        )?;
        expect_status(
            self.request(Request::new("POST", self.path("/code")), &gleb).await?,
            403,
            "requesting a new code",
        )?;
        let joined = self.join(&gleb, 4).await?;
        expect_status(joined, 403, "joining after being removed")
    }

    async fn people(&self) -> Result<Vec<EveningPerson>, LoadError> {
        Ok(self.request(Request::new("GET", self.path("/people")), self.organiser).await?.json()?)
    }

    async fn view(&self, cookie: &str) -> Result<Answer, LoadError> {
        self.request(Request::new("GET", self.path("")), cookie).await
    }
}

fn expect_status(response: Answer, wanted: u16, what: &'static str) -> Result<(), LoadError> {
    match response.status {
        found if found == wanted => Ok(()),
        found => Err(LoadError::WrongStatus { what, found, wanted, text: response.text() }),
    }
}

async fn expect_accepted(device: &mut Device<'_>, command: EveningCommand) -> Result<(), LoadError> {
    let sent = format!("{command:?}");
    match device.enter(command).await {
        EntryResult::Accepted => Ok(()),
        result => Err(LoadError::Unexpected { command: sent, result: format!("{result:?}") }),
    }
}

async fn expect_refused(
    device: &mut Device<'_>,
    command: EveningCommand,
    is_expected: impl Fn(&EntryRefusal) -> bool,
) -> Result<(), LoadError> {
    let sent = format!("{command:?}");
    match device.enter(command).await {
        EntryResult::Refused(refusal) if is_expected(&refusal) => Ok(()),
        result => Err(LoadError::Unexpected { command: sent, result: format!("{result:?}") }),
    }
}
