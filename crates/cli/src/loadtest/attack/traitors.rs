//! Guests who act on rights they lost, in a separate evening. It disturbs no other guest, and every answer is known in advance.

use boneyard_club::live::{AlertState, Author, CallReason, EntryRefusal, EveningCommand};
use boneyard_club::{Pair, Player, Round, SheetId};
use boneyard_protocol::evening::{BarredDevice, EveningPerson, NewEveningLink, OpenedEvening};
use serde_json::json;

use super::super::error::LoadError;
use super::super::host::{Answer, Request};
use super::device::{Became, Device};
use super::field::Field;
use super::honest::Organiser;
use super::secrets::Reader;

const FOUR: &str =
    "evening 1\nname \"Wicked\"\nplayers 4 published\nplayer 2 \"Bad\"\nplayer 3 \"Worse\" sight\n";

/// The only table of the first match.
const TABLE: SheetId = SheetId { number: 1, table: 1 };

/// Evenings that one guest may open at once.
const EVENINGS_EACH: usize = 9;

/// The guests who open such evenings, members of a separate club.
#[derive(Default)]
pub(super) struct Traitors {
    organiser: Option<Organiser>,
    opened: usize,
}

impl Traitors {
    /// A member of another club.
    pub(super) async fn member(&mut self, field: &Field) -> Result<String, LoadError> {
        match &self.organiser {
            Some(organiser) => Ok(organiser.cookie.clone()),
            None => {
                let organiser = self.organiser.insert(Organiser::come(field, "wicked@example.org").await?);
                Ok(organiser.cookie.clone())
            }
        }
    }

    /// Opens an evening, tries every such act, and closes it.
    pub(super) async fn betray(&mut self, field: &Field) -> Result<(), LoadError> {
        if self.opened >= EVENINGS_EACH {
            return Ok(());
        }
        self.opened += 1;
        self.member(field).await?;
        let Some(organiser) = &self.organiser else { return Ok(()) };
        let customs = json!({ "countersign": true, "blockers_column": false });
        let restarts = field.restarts();
        let opened = organiser.open(field, &json!({ "file": FOUR, "customs": customs })).await?;
        let wicked = Wicked { field, opened: &opened, organiser: &organiser.cookie };
        let done = wicked.play().await;
        if let (Err(error), true) = (&done, field.is_up_since(restarts)) {
            field.fault("betray", &error.to_string());
        }
        // Close the evening in any case, so that the next one can be opened.
        let mut desk = Device::new(field, &opened.id, &organiser.cookie, "last", true);
        desk.come_back().await;
        desk.enter(EveningCommand::Close).await;
        done
    }
}

struct Wicked<'a> {
    field: &'a Field,
    opened: &'a OpenedEvening,
    organiser: &'a str,
}

impl Wicked<'_> {
    fn path(&self, rest: &str) -> String {
        format!("/api/evenings/{}{rest}", self.opened.id)
    }

    async fn ask(&self, request: Request, cookie: &str) -> Result<Answer, LoadError> {
        self.field.ask(Reader::Organiser, &request.guest(cookie)).await
    }

    async fn join(&self, cookie: &str, player: u8) -> Result<Answer, LoadError> {
        let body = json!({ "code": self.opened.code, "player": player });
        self.ask(Request::new("POST", self.path("/people")).json(&body), cookie).await
    }

    async fn device(&self, cookie: &str, name: &'static str) -> Result<Device<'_>, LoadError> {
        let mut device = Device::new(self.field, &self.opened.id, cookie, name, false);
        device.open().await?;
        Ok(device)
    }

    async fn play(&self) -> Result<(), LoadError> {
        let mut ana = self.device(self.organiser, "phone").await?;
        taken(&mut ana, EveningCommand::Begin { number: 1 }).await?;
        let boris = self.field.host.guest().await?;
        wants(self.join(&boris, 2).await?, 204, "joining")?;
        self.sign_for_others(&boris).await?;
        self.undo_a_stop(&boris, &mut ana).await?;
        self.come_back_after_being_freed(&boris).await?;
        self.use_a_link_of_a_removed_organiser().await
    }

    /// One phone finishes the match, and countersigns it as other players.
    async fn sign_for_others(&self, boris: &str) -> Result<(), LoadError> {
        let mut phone = self.device(boris, "phone").await?;
        let me = Player::new(2).ok_or(LoadError::Expected("no player 2"))?;
        taken(&mut phone, EveningCommand::NameScorekeeper { at: TABLE, player: me }).await?;
        taken(&mut phone, EveningCommand::Present { at: TABLE }).await?;
        taken(&mut phone, EveningCommand::Lead { at: TABLE, round: 1, player: me }).await?;
        let round = Round::Won { pair: Pair::First, points: 110 };
        taken(&mut phone, EveningCommand::Round { at: TABLE, number: 1, round, sure: true }).await?;
        taken(&mut phone, EveningCommand::Finish { at: TABLE }).await?;
        refused(&mut phone, EveningCommand::Agree { at: TABLE }, |_| true).await?;
        drop(phone);
        for player in [3, 4] {
            let leave = Request::new("DELETE", self.path("/people/me"));
            wants(self.ask(leave, boris).await?, 204, "leaving")?;
            wants(self.join(boris, player).await?, 204, "joining again")?;
            let mut phone = self.device(boris, "phone").await?;
            if phone.me.map(|me| me.player().number()) != Some(player) || phone.needs.is_some() {
                let (author, needs) = (format!("{:?}", phone.me), format!("{:?}", phone.needs));
                return Err(LoadError::WrongPlayer { player, author, needs });
            }
            let is_own = |refusal: &EntryRefusal| {
                matches!(refusal, EntryRefusal::OwnResult { .. } | EntryRefusal::NotAtTable { .. })
            };
            refused(&mut phone, EveningCommand::Agree { at: TABLE }, is_own).await?;
        }
        let mut ana = self.device(self.organiser, "phone").await?;
        refused(&mut ana, EveningCommand::Confirm { at: TABLE }, |refusal| {
            matches!(refusal, EntryRefusal::NotAgreed { .. })
        })
        .await
    }

    /// The scorekeeper reports an error, and then denies it (CLUB-81).
    async fn undo_a_stop(&self, boris: &str, ana: &mut Device<'_>) -> Result<(), LoadError> {
        let mut phone = self.device(boris, "phone").await?;
        let me = phone.me.map(Author::player).ok_or(LoadError::Expected("nobody"))?;
        taken(&mut phone, EveningCommand::NameScorekeeper { at: TABLE, player: me }).await?;
        // A player with this need has the partner write.
        let writes = phone.live.writer(TABLE) == Some(me);
        taken(&mut phone, EveningCommand::Object { at: TABLE, round: 1, text: "no".to_owned() }).await?;
        let waits = phone.live.alerts().iter().find(|alert| alert.state == AlertState::Open);
        let alert = waits.map(|alert| alert.id).ok_or(LoadError::Expected("an objection raised no alert"))?;
        if writes {
            taken(&mut phone, EveningCommand::Answer { alert, is_error: true }).await?;
            let waiting = |refusal: &EntryRefusal| matches!(refusal, EntryRefusal::Waiting { .. });
            refused(&mut phone, EveningCommand::Answer { alert, is_error: false }, waiting).await?;
            refused(&mut phone, EveningCommand::Finish { at: TABLE }, waiting).await?;
        }
        refused(
            &mut phone,
            EveningCommand::Call { at: SheetId { number: 2, table: 1 }, reason: CallReason::Rule },
            |_| true,
        )
        .await?;
        taken(ana, EveningCommand::Answer { alert, is_error: false }).await
    }

    /// A removed device stays out with the same cookie, until the organiser lets it in.
    async fn come_back_after_being_freed(&self, boris: &str) -> Result<(), LoadError> {
        let people = self.people().await?;
        let person =
            people.iter().find(|person| !person.you).ok_or(LoadError::Expected("the phone is not listed"))?;
        let mut phone = self.device(boris, "phone").await?;
        let free = Request::new("DELETE", self.path(&format!("/people/{}", person.id)));
        wants(self.ask(free, self.organiser).await?, 204, "letting go")?;
        while phone.me.is_some() {
            phone.hear().await.ok_or(LoadError::Expected("a phone that was let go may look on"))?;
        }
        for player in [2, 3, 4] {
            let answer = self.join(boris, player).await?;
            if answer.status != 403 || !answer.text().contains("barred") {
                let (status, text) = (answer.status, answer.text());
                return Err(LoadError::RemovedDeviceJoins { status, text });
            }
        }
        self.field.check(Reader::Onlooker, "a freed device", &self.view(boris).await?.text());
        let barred: Vec<BarredDevice> =
            self.ask(Request::new("GET", self.path("/barred")), self.organiser).await?.read()?;
        let id = &barred.first().ok_or(LoadError::Expected("nobody is barred"))?.id;
        let admit = Request::new("DELETE", self.path(&format!("/barred/{id}")));
        wants(self.ask(admit.clone(), boris).await?, 403, "letting oneself in")?;
        wants(self.ask(admit, self.organiser).await?, 204, "letting in")?;
        wants(self.join(boris, 2).await?, 204, "joining once let in")
    }

    /// A removed organiser has no way back.
    async fn use_a_link_of_a_removed_organiser(&self) -> Result<(), LoadError> {
        let make = || Request::new("POST", self.path("/links"));
        let claim =
            |secret: &str| Request::new("POST", self.path("/organisers")).json(&json!({ "secret": secret }));
        let link: NewEveningLink = self.ask(make(), self.organiser).await?.read()?;
        let gleb = self.field.host.guest().await?;
        wants(self.ask(claim(&link.secret), &gleb).await?, 204, "coming with a link")?;
        let again = self.field.host.guest().await?;
        wants(self.ask(claim(&link.secret), &again).await?, 410, "coming with a link that was used")?;
        let own: NewEveningLink = self.ask(make(), &gleb).await?.read()?;
        let people = self.people().await?;
        let gone = people.iter().find(|person| person.author == Author::Organiser && !person.you);
        let id = &gone.ok_or(LoadError::Expected("the other organiser is not listed"))?.id;
        let free = Request::new("DELETE", self.path(&format!("/people/{id}")));
        wants(self.ask(free, self.organiser).await?, 204, "letting an organiser go")?;
        wants(self.ask(claim(&own.secret), &gleb).await?, 410, "an old link of whoever was removed")?;
        wants(self.ask(claim(&own.secret), &again).await?, 410, "an old link in other hands")?;
        wants(self.ask(Request::new("POST", self.path("/code")), &gleb).await?, 403, "another code")?;
        let joined = self.join(&gleb, 4).await?;
        wants(joined, 403, "joining after being removed")
    }

    async fn people(&self) -> Result<Vec<EveningPerson>, LoadError> {
        self.ask(Request::new("GET", self.path("/people")), self.organiser).await?.read()
    }

    async fn view(&self, cookie: &str) -> Result<Answer, LoadError> {
        self.ask(Request::new("GET", self.path("")), cookie).await
    }
}

fn wants(answer: Answer, wanted: u16, what: &'static str) -> Result<(), LoadError> {
    match answer.status {
        found if found == wanted => Ok(()),
        found => Err(LoadError::WrongStatus { what, found, wanted, text: answer.text() }),
    }
}

async fn taken(device: &mut Device<'_>, command: EveningCommand) -> Result<(), LoadError> {
    let told = format!("{command:?}");
    match device.enter(command).await {
        Became::Taken => Ok(()),
        became => Err(LoadError::Unexpected { command: told, became: format!("{became:?}") }),
    }
}

async fn refused(
    device: &mut Device<'_>,
    command: EveningCommand,
    so: impl Fn(&EntryRefusal) -> bool,
) -> Result<(), LoadError> {
    let told = format!("{command:?}");
    match device.enter(command).await {
        Became::Refused(refusal) if so(&refusal) => Ok(()),
        became => Err(LoadError::Unexpected { command: told, became: format!("{became:?}") }),
    }
}
