//! Accounts: opening one, signing in and out, and what belongs to it.
//!
//! What is stored of accounts is in the store's `accounts/change.rs`.

pub(crate) mod email;
pub(crate) mod export;
pub(crate) mod guesses;
pub(crate) mod mail;
pub(crate) mod passkeys;
mod password;
pub(crate) mod sessions;
pub(crate) mod settings;

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_protocol::account::{
    AccountEmail, AccountRefusal, AccountSession, AccountView, ChangePassword, DeleteAccount, OpenAccount,
};
use boneyard_protocol::http::Me;
use boneyard_protocol::passkeys::AccountPasskey;
use boneyard_store::{Account, AccountChange, Guest, Passkey, Store};

use self::guesses::Guesses;
use self::mail::Mailer;
use self::passkeys::party::Passkeys;
use self::sessions::UserAgent;
use crate::bounds::SESSION_IDLE_MS;
use crate::clock;
use crate::config::Rates;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::me;
use crate::moderation::Departures;
use crate::names::{account_name, check_not_of_house};
use crate::permissions::Permissions;
use crate::presence::Presence;
use crate::reach::Site;
use crate::tables::Tables;
use crate::tournaments::Tournaments;
use crate::transport::session_ends::SessionEnds;
use crate::visitors::{self, Identity, SignedIn};
use crate::work::Workers;

/// Opens accounts, and proves who has one.
pub(crate) struct Accounts {
    pub(crate) store: Arc<Store>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) guesses: Guesses,
    pub(crate) workers: Arc<Workers>,
    pub(crate) site: Arc<Site>,
    pub(crate) permissions: Arc<Permissions>,
    pub(crate) presence: Presence,
    pub(crate) tables: Tables,
    pub(crate) tournaments: Tournaments,
    pub(crate) departures: Departures,
    pub(crate) session_ends: SessionEnds,
    pub(crate) mailer: Mailer,
    /// `None` if the server has no host name.
    pub(crate) passkeys: Option<Passkeys>,
}

impl Accounts {
    /// The account of a person who is signed in.
    async fn of(&self, person: &Guest) -> Result<Account, ApiError> {
        // It may have been deleted on another device just now.
        Ok(self.store.account(&person.id).await?.ok_or(AccountRefusal::NotSignedIn)?)
    }

    /// Opens an account for a guest, under the guest's name, with a password or a passkey.
    async fn open(
        &self,
        person: &Guest,
        password: Option<String>,
        passkey: Option<Passkey>,
    ) -> Result<(), ApiError> {
        let account = Account {
            person: person.clone(),
            password,
            email: None,
            email_confirmed: false,
            turn_mails: false,
            arrival_mails: false,
            settings: "{}".into(),
            created_ms: clock::now_ms(),
        };
        // They get a number.
        let namesakes = self.store.guests_named_like(&person.name).await?;
        self.store.change_account(AccountChange::Open { account, passkey }).await?;
        for person in namesakes.iter().chain([&person.id]) {
            self.renamed(person);
        }
        tracing::info!("An account was opened");
        Ok(())
    }

    /// Checks that a guest may open an account under a name.
    async fn check_free(&self, name: &str) -> Result<(), ApiError> {
        check_not_of_house(name)?;
        match self.store.account_named_like(name).await? {
            Some(other) => Err(AccountRefusal::NameTaken { name: other }.into()),
            None => Ok(()),
        }
    }

    /// Tables and tournaments show a person's new name, or that the person has gone.
    fn renamed(&self, person: &PersonId) {
        self.tables.renamed(person);
        self.tournaments.renamed(person);
    }

    /// A person as their own pages show them.
    fn me(&self, person: Guest) -> Json<Me> {
        Json(me::shown(&self.permissions, person, true))
    }
}

/// Open an account and sign in.
///
/// The guest of this browser becomes the person of the account. Tables, clubs and matches stay the person's own.
#[utoipa::path(post, path = "/api/account", tag = "accounts", request_body = OpenAccount,
    responses((status = 201, body = Me), (status = 403), (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn open(
    State(accounts): State<Arc<Accounts>>,
    VisitorNetwork(network): VisitorNetwork,
    agent: UserAgent,
    visitor: Option<Identity>,
    cookies: SignedCookieJar,
    Body(request): Body<OpenAccount>,
) -> Result<(StatusCode, SignedCookieJar, Json<Me>), ApiError> {
    let OpenAccount { name, password } = request;
    let Identity { person, session } = visitor.ok_or(Problem::NotAllowed)?;
    if session.is_some() {
        return Err(AccountRefusal::SignedIn.into());
    }
    let name = account_name(&name)?;
    password::check_length(&password)?;
    accounts.check_free(&name).await?;
    // Hashing is expensive, so the limits come first.
    accounts.rates.new_accounts.count(network)?;
    let person = Guest { name, ..person };
    let password = accounts.hash(password).await?;
    accounts.open(&person, Some(password), None).await?;
    let cookies = accounts.begin_session(cookies, &person, agent).await?;
    Ok((StatusCode::CREATED, cookies, accounts.me(person)))
}

/// Your account.
#[utoipa::path(get, path = "/api/account", tag = "accounts", responses((status = 200, body = AccountView),
    (status = 403)))]
pub(crate) async fn view(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, session }: SignedIn,
) -> Result<Json<AccountView>, ApiError> {
    let account = accounts.of(&person).await?;
    let sessions = accounts.store.sessions(&person.id, clock::now_ms() - SESSION_IDLE_MS).await?;
    let browsers = sessions.into_iter().filter(|stored| stored.scopes.is_none());
    let sessions = browsers.map(|stored| AccountSession {
        here: stored.id == session,
        id: stored.id,
        device: stored.device,
        since_ms: stored.since_ms,
        used_ms: stored.used_ms,
    });
    let passkeys = accounts.store.passkeys(&person.id).await?.into_iter().map(|passkey| AccountPasskey {
        id: passkey.id,
        device: passkey.device,
        since_ms: passkey.since_ms,
        used_ms: passkey.used_ms,
    });
    Ok(Json(AccountView {
        turn_mails: account.turn_mails,
        arrival_mails: account.arrival_mails,
        has_password: account.password.is_some(),
        passkeys: passkeys.collect(),
        name: account.person.name,
        since_ms: account.created_ms,
        email: account.email.map(|email| AccountEmail { email, confirmed: account.email_confirmed }),
        sessions: sessions.collect(),
    }))
}

/// Change the password. All other sessions end, and no other device is known any more.
#[utoipa::path(put, path = "/api/account/password", tag = "accounts", request_body = ChangePassword,
    responses((status = 204), (status = 403), (status = 422), (status = 429)))]
pub(crate) async fn change_password(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, session }: SignedIn,
    cookies: SignedCookieJar,
    Body(request): Body<ChangePassword>,
) -> Result<(SignedCookieJar, StatusCode), ApiError> {
    let ChangePassword { password, new_password } = request;
    password::check_length(&new_password)?;
    let account = accounts.of(&person).await?;
    accounts.confirm(&account, &session, password).await?;
    let password = accounts.hash(new_password).await?;
    let change = AccountChange::SetPassword { person: person.id.clone(), password, except: session };
    accounts.store.change_account(change).await?;
    accounts.session_ends.tell(person.id.clone());
    Ok((accounts.know_device(cookies, person.id).await?, StatusCode::NO_CONTENT))
}

/// Delete the account. You leave all clubs, tables and tournaments. Records of matches stay without your name.
#[utoipa::path(delete, path = "/api/account", tag = "accounts", request_body = DeleteAccount,
    responses((status = 204), (status = 403), (status = 409), (status = 429)))]
pub(crate) async fn delete(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, session }: SignedIn,
    cookies: SignedCookieJar,
    Body(DeleteAccount { password }): Body<DeleteAccount>,
) -> Result<(SignedCookieJar, StatusCode), ApiError> {
    let account = accounts.of(&person).await?;
    accounts.confirm(&account, &session, password).await?;
    if let Some(club) = accounts.store.club_that_needs(&person.id).await? {
        return Err(AccountRefusal::LastOrganiser { club }.into());
    }
    accounts.departures.leave_everything(&person).await;
    accounts.store.change_account(AccountChange::Delete { person: person.id.clone() }).await?;
    accounts.renamed(&person.id);
    accounts.session_ends.tell(person.id);
    tracing::info!("An account was deleted");
    Ok((visitors::signed_out(cookies), StatusCode::NO_CONTENT))
}
