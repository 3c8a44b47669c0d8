//! Who uses a server.

use boneyard_club::Player;
use boneyard_ids::{ClubId, TableId};
use boneyard_protocol::account::{OpenAccount, SignIn};
use boneyard_protocol::club::{EnterClub, MemberEntry, OpenClub, OpenedClub};
use boneyard_protocol::evening::{JoinEvening, OpenEvening, OpenedEvening};
use boneyard_protocol::http::{OpenTable, OpenedTable};
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::error::ClientError;
use crate::http::{Answer, Request};
use crate::server::Server;
use crate::socket::Socket;

/// A person or a program that uses a server: a guest or the owner of an account, by a cookie; a program, by a token; or
/// nobody, who may look at what is public.
#[derive(Clone, Debug)]
pub struct Visitor {
    server: Server,
    /// The header that says who it is.
    identity: Option<(&'static str, String)>,
}

impl Visitor {
    /// A visitor whom the server does not know.
    #[must_use]
    pub fn nobody(server: &Server) -> Self {
        Visitor { server: server.clone(), identity: None }
    }

    /// The visitor with this cookie. An empty one is nobody's.
    #[must_use]
    pub fn with_cookie(server: &Server, cookie: impl Into<String>) -> Self {
        let identity = Some(("cookie", cookie.into())).filter(|(_, cookie)| !cookie.is_empty());
        Visitor { server: server.clone(), identity }
    }

    /// The program with this token of an account.
    #[must_use]
    pub fn with_token(server: &Server, token: &str) -> Self {
        Visitor { server: server.clone(), identity: Some(("authorization", format!("Bearer {token}"))) }
    }

    /// Becomes a new guest.
    ///
    /// # Errors
    /// The server takes no more guests of this network, or there is no answer.
    pub async fn guest(server: &Server) -> Result<Self, ClientError> {
        let nobody = Self::nobody(server);
        nobody.known_by(&nobody.send(Request::new("GET", "/api/me")).await?)
    }

    /// Makes the guest a person with an account.
    ///
    /// # Errors
    /// Another account has the name, or there is no answer.
    pub async fn open_account(&self, name: &str, password: &str) -> Result<Self, ClientError> {
        let account = OpenAccount { name: name.to_owned(), password: password.to_owned() };
        self.known_by(&self.send(Request::new("POST", "/api/account").json(&account)).await?)
    }

    /// Signs in to an account.
    ///
    /// # Errors
    /// The name or the password is wrong, or there is no answer.
    pub async fn sign_in(server: &Server, name: &str, password: &str) -> Result<Self, ClientError> {
        let nobody = Self::nobody(server);
        let account = SignIn { name: name.to_owned(), password: password.to_owned(), move_guest: false };
        nobody.known_by(&nobody.send(Request::new("POST", "/api/session").json(&account)).await?)
    }

    fn known_by(&self, answer: &Answer) -> Result<Self, ClientError> {
        Ok(Self::with_cookie(&self.server, answer.cookie()?))
    }

    /// The server.
    #[must_use]
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The cookie; empty without one.
    #[must_use]
    pub fn cookie(&self) -> &str {
        self.identity.as_ref().filter(|(name, _)| *name == "cookie").map_or("", |(_, cookie)| cookie)
    }

    /// Sends a request as this visitor, and returns the answer with any status.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn send(&self, request: Request) -> Result<Answer, ClientError> {
        self.server.send(&self.sign(request)).await
    }

    /// Sends a request as this visitor. It must succeed.
    ///
    /// # Errors
    /// There is no answer, it is no success, or not what the caller expects.
    pub async fn ask<T: DeserializeOwned>(&self, request: Request) -> Result<T, ClientError> {
        self.server.ask(&self.sign(request)).await
    }

    /// Reads something.
    ///
    /// # Errors
    /// As of [`Visitor::ask`].
    pub async fn get<T: DeserializeOwned>(&self, path: impl Into<String>) -> Result<T, ClientError> {
        self.ask(Request::new("GET", path)).await
    }

    /// Changes something.
    ///
    /// # Errors
    /// As of [`Visitor::ask`].
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: impl Into<String>,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.ask(Request::new("POST", path).json(body)).await
    }

    fn sign(&self, request: Request) -> Request {
        match &self.identity {
            Some((name, value)) => request.header(*name, value),
            None => request,
        }
    }

    /// Opens a table.
    ///
    /// # Errors
    /// As of [`Visitor::ask`].
    pub async fn open_table(&self, table: &OpenTable) -> Result<TableId, ClientError> {
        let OpenedTable { id } = self.post("/api/tables", table).await?;
        Ok(id)
    }

    /// Takes a free seat. Seats count from 1.
    ///
    /// # Errors
    /// As of [`Visitor::ask`].
    pub async fn sit(&self, table: &TableId, seat: u8) -> Result<(), ClientError> {
        let sit = Request::new("POST", format!("/api/tables/{table}/seats/{seat}"));
        self.ask::<IgnoredAny>(sit).await.map(drop)
    }

    /// Opens a club, and enters it as its first member. A member may open evenings.
    ///
    /// # Errors
    /// As of [`Visitor::ask`].
    pub async fn open_club(&self, club: &str, member: &str, email: &str) -> Result<ClubId, ClientError> {
        let club = OpenClub { name: club.to_owned(), member: None };
        let OpenedClub { id } = self.post("/api/clubs", &club).await?;
        let [name, email] = [member, email].map(str::to_owned);
        let entry = MemberEntry { name, email: email.clone(), note: String::new() };
        let _: IgnoredAny = self.post(format!("/api/clubs/{id}/members"), &entry).await?;
        let _: IgnoredAny = self.post(format!("/api/clubs/{id}/enter"), &EnterClub { email }).await?;
        Ok(id)
    }

    /// Opens an evening.
    ///
    /// # Errors
    /// As of [`Visitor::ask`].
    pub async fn open_evening(&self, evening: &OpenEvening) -> Result<OpenedEvening, ClientError> {
        self.post("/api/evenings", evening).await
    }

    /// Joins an evening as a player.
    ///
    /// # Errors
    /// As of [`Visitor::ask`].
    pub async fn join_evening(&self, evening: &OpenedEvening, player: Player) -> Result<(), ClientError> {
        let join = JoinEvening { code: evening.code.clone(), player };
        self.post(format!("/api/evenings/{}/people", evening.id), &join).await
    }

    /// Opens the socket at a path.
    ///
    /// # Errors
    /// The server refuses, or there is no answer.
    pub async fn socket(&self, path: &str) -> Result<Socket, ClientError> {
        let identity: Vec<(&str, &str)> =
            self.identity.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Socket::open(&self.server, path, &identity).await
    }
}
