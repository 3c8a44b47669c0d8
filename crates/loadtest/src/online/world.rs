//! A server with people, and with what belongs to them.

use boneyard_client::Request;
use serde_json::{Value, json};

use super::super::error::LoadError;
use super::super::target_server::TargetServer;
use super::operations::Operation;

/// The password of every account.
pub(super) const PASSWORD: &str = "correct horse";

/// A word in everything that only Ana may read.
pub(super) const SECRET: &str = "kept-secret";

/// Ana's name. Everyone may know it.
pub(super) const ANA: &str = "Ana";

/// The limits must not hide other answers.
const FLAGS: [&str; 40] = [
    "--log",
    "error",
    "--guests-per-network",
    "1000000",
    "--accounts-per-network",
    "1000000",
    "--sign-ins-per-network",
    "1000000",
    "--tables-per-network",
    "1000000",
    "--tables-per-guest",
    "1000000",
    "--tournaments-per-network",
    "1000000",
    "--tournaments-per-account",
    "1000000",
    "--tournament-acts-per-guest",
    "1000000",
    "--reports-per-network",
    "1000000",
    "--reports-per-guest",
    "1000000",
    "--long-work-per-network",
    "1000000",
    "--short-work-per-network",
    "1000000",
    "--wrong-passwords",
    "1000000",
    "--mails-per-account",
    "1000000",
    "--api-requests",
    "1000000",
    "--invites-per-guest",
    "1000000",
    "--sits-per-guest",
    "1000000",
    "--renames-per-guest",
    "1000000",
    "--wrong-codes-per-network",
    "1000000",
];

/// A person with an account.
pub(super) struct Person {
    pub(super) name: String,
    /// The cookie before the account was opened.
    pub(super) guest_cookie: String,
    pub(super) cookie: String,
}

/// The server, its people, and the ids of what belongs to Ana.
pub(super) struct World {
    pub(super) server: TargetServer,
    pub(super) operations: Vec<Operation>,
    /// The person whose things are attacked.
    pub(super) ana: Person,
    /// Ana's friend, who plays with her.
    pub(super) luis: Person,
    /// The attacker with an account.
    pub(super) eva: Person,
    /// An account that the attacks may break.
    pub(super) ivo: Person,
    pub(super) moderator: Person,
    /// The cookie of an attacker without an account.
    pub(super) guest: String,
    /// A casual table of Ana and Luis, who play.
    pub(super) table: String,
    /// A table of Ana with an open seat.
    pub(super) open_table: String,
    /// A tournament that Ana hosts and entered, with Luis.
    pub(super) tournament: String,
    /// A club that Ana organises. Its list has the address of a member.
    pub(super) club: String,
    pub(super) session: String,
    pub(super) token: String,
    pub(super) token_secret: String,
    pub(super) report: String,
    pub(super) sanction: String,
}

impl World {
    pub(super) async fn open() -> Result<Self, LoadError> {
        let server = TargetServer::start_with(&FLAGS).await?;
        // A moderator has an account before the server starts.
        let moderator = Person::open(&server, "Mia").await?;
        server.restart_with(&["--moderator", "Mia"]).await?;
        let operations = Operation::of(&server).await?;
        let [ana, luis, eva, ivo] = [
            Person::open(&server, ANA).await?,
            Person::open(&server, "Luis").await?,
            Person::open(&server, "Eva").await?,
            Person::open(&server, "Ivo").await?,
        ];
        let guest = server.guest().await?;
        let ask = async |person: &Person, method, path: String, body: Value| -> Result<Value, LoadError> {
            server.request(method, &path, &person.cookie, &body).await
        };
        // Bodies that are not expected are ignored, so one helper serves all requests.
        let none = || json!({});
        ask(&ana, "PUT", "/api/account/settings".into(), json!({ "settings": { "note": SECRET } })).await?;
        let email = json!({ "password": PASSWORD, "email": format!("{SECRET}@example.org") });
        ask(&ana, "PUT", "/api/account/email".into(), email).await?;
        let token = json!({ "name": format!("{SECRET} token"), "scopes": ["read", "play", "clubs"] });
        let made = ask(&ana, "POST", "/api/account/tokens".into(), token).await?;
        let [token, token_secret] = [text(&made["token"]["id"])?, text(&made["secret"])?];
        let view = ask(&ana, "GET", "/api/account".into(), none()).await?;
        let session = text(&view["sessions"][0]["id"])?;
        ask(&ana, "PUT", "/api/friends/Luis".into(), none()).await?;

        let table = |seats: Value| json!({ "rules": "draw", "seats": seats });
        let me_and_open = json!([{ "kind": "me" }, { "kind": "open" }]);
        let opened = ask(&ana, "POST", "/api/tables".into(), table(me_and_open.clone())).await?;
        let played = text(&opened["id"])?;
        ask(&luis, "POST", format!("/api/tables/{played}/seats/2"), none()).await?;
        let opened = ask(&ana, "POST", "/api/tables".into(), table(me_and_open)).await?;
        let open_table = text(&opened["id"])?;
        ask(&ana, "POST", format!("/api/tables/{open_table}/invitations"), json!({ "name": "Luis" })).await?;

        let tournament = json!({
            "title": "Cup", "rules": "draw", "format": { "type": "swiss", "rounds": 2 }, "entrants_max": 8,
            "starts_ms": in_an_hour_ms(), "next_round": { "type": "by-host" },
        });
        let opened = ask(&ana, "POST", "/api/tournaments".into(), tournament).await?;
        let tournament = text(&opened["id"])?;
        for person in [&ana, &luis] {
            ask(person, "POST", format!("/api/tournaments/{tournament}/enter"), none()).await?;
        }

        let opened = ask(&ana, "POST", "/api/clubs".into(), json!({ "name": "Club" })).await?;
        let club = text(&opened["id"])?;
        let member = json!({ "name": "Zoe", "email": format!("{SECRET}@example.org"), "note": SECRET });
        ask(&ana, "POST", format!("/api/clubs/{club}/members"), member).await?;

        let report = json!({
            "about": { "kind": "account", "name": "Luis" }, "reason": "talk", "words": format!("{SECRET} words"),
        });
        ask(&ana, "POST", "/api/reports".into(), report).await?;
        let queue = ask(&moderator, "GET", "/api/moderation/reports".into(), none()).await?;
        let report = text(&queue["people"][0]["reports"][0]["id"])?;
        let warning = json!({ "measure": { "kind": "warn" }, "reason": format!("{SECRET} reason") });
        ask(&moderator, "POST", format!("/api/moderation/people/{ANA}/sanctions"), warning).await?;
        let own = ask(&ana, "GET", "/api/account/sanctions".into(), none()).await?;
        let sanction = text(own.pointer("/0/id").or(own.pointer("/sanctions/0/id")).unwrap_or(&Value::Null))?;
        Ok(World {
            operations,
            ana,
            luis,
            eva,
            ivo,
            moderator,
            guest,
            table: played,
            open_table,
            tournament,
            club,
            session,
            token,
            token_secret,
            report,
            sanction,
            server,
        })
    }

    /// A request to an operation, about what belongs to Ana.
    pub(super) fn about_ana(&self, operation: &Operation) -> Request {
        let path = operation.path.as_str();
        operation.with_values(|parameter| match parameter {
            "name" => ANA.to_owned(),
            "table" => self.table.clone(),
            "seat" | "pairing" | "match" => "1".to_owned(),
            "id" if path.starts_with("/api/tables/") => self.table.clone(),
            "id" if path.starts_with("/api/matches/") => format!("{}-1", self.table),
            "id" if path.starts_with("/api/tournaments/") => self.tournament.clone(),
            "id" if path.starts_with("/api/clubs/") => self.club.clone(),
            "id" if path.starts_with("/api/account/sessions/") => self.session.clone(),
            "id" if path.starts_with("/api/account/tokens/") => self.token.clone(),
            "id" if path.starts_with("/api/moderation/reports/") => self.report.clone(),
            "id" if path.contains("/sanctions/") => self.sanction.clone(),
            "family" => "classic".to_owned(),
            "language" => "en".to_owned(),
            "preset" => "draw".to_owned(),
            _ => "none".to_owned(),
        })
    }
}

impl Person {
    /// Opens an account in a new browser.
    pub(super) async fn open(server: &TargetServer, name: &str) -> Result<Self, LoadError> {
        let guest_cookie = server.guest().await?;
        let account = json!({ "name": name, "password": PASSWORD });
        let request = Request::new("POST", "/api/account").cookie(&guest_cookie).json(&account);
        let cookie = server.send(&request).await?.cookie()?;
        Ok(Person { name: name.to_owned(), guest_cookie, cookie })
    }

    /// Signs in on another browser and returns its cookie.
    pub(super) async fn sign_in(&self, server: &TargetServer, password: &str) -> Result<String, LoadError> {
        Ok(server.send(&sign_in(&self.name, password)).await?.cookie()?)
    }
}

/// A request to sign in.
pub(super) fn sign_in(name: &str, password: &str) -> Request {
    Request::new("POST", "/api/session").json(&json!({ "name": name, "password": password }))
}

/// A time at which no attack is running any more, in milliseconds since 1970.
fn in_an_hour_ms() -> u64 {
    let now_ms = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis());
    u64::try_from(now_ms).unwrap_or_default() + 3_600_000
}

/// A text of an answer.
fn text(value: &Value) -> Result<String, LoadError> {
    value.as_str().map(str::to_owned).ok_or(LoadError::Expected("an id in the answer"))
}
