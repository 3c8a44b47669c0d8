//! Passkeys: signing in with a key on the person's device (Web Authentication, level 3).

mod challenges;
pub(crate) mod party;

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use boneyard_ids::PasskeyId;
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::http::Me;
use boneyard_protocol::passkeys::{AccountWays, AskPasskey, PasskeyAnswer, PasskeyChallenge};
use boneyard_store::{AccountChange, Guest, Passkey as StoredPasskey};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use webauthn_rs::prelude::{DiscoverableKey, Passkey, PasskeyRegistration};

use self::challenges::Ceremony;
use self::party::{Passkeys, handle, internal, public_key_of};
use super::Accounts;
use super::sessions::UserAgent;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::names::account_name;
use crate::visitors::{Identity, SignedIn};
use crate::{clock, random};

/// How this server lets people sign in and be reached.
#[utoipa::path(get, path = "/api/account/ways", tag = "accounts", security(()),
    responses((status = 200, body = AccountWays)))]
pub(crate) async fn ways(State(accounts): State<Arc<Accounts>>) -> Json<AccountWays> {
    Json(AccountWays {
        passkeys_of: accounts.passkeys.as_ref().map(|passkeys| passkeys.host.clone()),
        sends_mail: accounts.mailer.sends(),
    })
}

/// Ask what a device needs to make or use a passkey.
#[utoipa::path(post, path = "/api/passkeys/challenge", tag = "accounts", security(()), request_body = AskPasskey,
    responses((status = 200, body = PasskeyChallenge), (status = 403), (status = 404), (status = 409),
    (status = 422), (status = 429)))]
pub(crate) async fn ask(
    State(accounts): State<Arc<Accounts>>,
    VisitorNetwork(network): VisitorNetwork,
    identity: Option<Identity>,
    Body(request): Body<AskPasskey>,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let passkeys = accounts.offered_passkeys()?;
    accounts.rates.passkey_questions.count(network)?;
    let (options, ceremony) = match request {
        AskPasskey::Open { name } => {
            let person = guest_only(identity)?.ok_or(Problem::NotAllowed)?;
            let name = account_name(&name)?;
            // Otherwise a passkey without an account would stay on the device.
            accounts.check_free(&name).await?;
            let (options, state) = passkeys.ask_to_make(&person.id, &name, &[])?;
            (options, Ceremony::Open { person: person.id, name, state })
        }
        AskPasskey::Add { password } => {
            let SignedIn { person, session } = SignedIn::of(identity)?;
            let account = accounts.of(&person).await?;
            accounts.confirm(&account, &session, password).await?;
            let known = accounts.store.passkeys(&person.id).await?;
            let (options, state) = passkeys.ask_to_make(&person.id, &person.name, &known)?;
            (options, Ceremony::Add { person: person.id, state })
        }
        AskPasskey::SignIn => {
            guest_only(identity)?;
            let started = passkeys.webauthn.start_discoverable_authentication();
            let (options, state) = started.map_err(internal)?;
            (public_key_of(&options)?, Ceremony::SignIn { state })
        }
    };
    let challenge = passkeys.challenges.keep(ceremony, network, Instant::now());
    Ok(Json(PasskeyChallenge { challenge, options }))
}

/// Open an account with a passkey in place of a password, and sign in.
#[utoipa::path(post, path = "/api/account/passkey", tag = "accounts", request_body = PasskeyAnswer,
    responses((status = 201, body = Me), (status = 403), (status = 404), (status = 409), (status = 410),
    (status = 429)))]
pub(crate) async fn open(
    State(accounts): State<Arc<Accounts>>,
    VisitorNetwork(network): VisitorNetwork,
    agent: UserAgent,
    identity: Option<Identity>,
    cookies: SignedCookieJar,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<(StatusCode, SignedCookieJar, Json<Me>), ApiError> {
    let guest = guest_only(identity)?.ok_or(Problem::NotAllowed)?;
    let passkeys = accounts.offered_passkeys()?;
    let ceremony = passkeys.challenges.take(&answer.challenge, Instant::now());
    let Some(Ceremony::Open { person, name, state }) = ceremony else {
        return Err(AccountRefusal::ChallengeOver.into());
    };
    if person != guest.id {
        return Err(AccountRefusal::ChallengeOver.into());
    }
    let passkey = made(passkeys, answer.credential, &state, agent.text())?;
    accounts.rates.new_accounts.count(network)?;
    let person = Guest { name, ..guest };
    accounts.open(&person, None, Some(passkey)).await?;
    let cookies = accounts.begin_session(cookies, &person, agent).await?;
    Ok((StatusCode::CREATED, cookies, accounts.me(person)))
}

/// Add a passkey to your account.
#[utoipa::path(post, path = "/api/account/passkeys", tag = "accounts", request_body = PasskeyAnswer,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 410)))]
pub(crate) async fn add(
    State(accounts): State<Arc<Accounts>>,
    agent: UserAgent,
    signed_in: SignedIn,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<StatusCode, ApiError> {
    let passkeys = accounts.offered_passkeys()?;
    let ceremony = passkeys.challenges.take(&answer.challenge, Instant::now());
    let Some(Ceremony::Add { person, state }) = ceremony else {
        return Err(AccountRefusal::ChallengeOver.into());
    };
    if person != signed_in.person.id {
        return Err(AccountRefusal::ChallengeOver.into());
    }
    let passkey = made(passkeys, answer.credential, &state, agent.text())?;
    accounts.store.change_account(AccountChange::AddPasskey { person, passkey }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a passkey. All your other sessions end.
#[utoipa::path(delete, path = "/api/account/passkeys/{id}", tag = "accounts", responses((status = 204),
    (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn remove(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, session }: SignedIn,
    Path(passkey): Path<PasskeyId>,
) -> Result<StatusCode, ApiError> {
    let remove = AccountChange::RemovePasskey { person: person.id.clone(), passkey, except: session };
    accounts.store.change_account(remove).await?;
    accounts.session_ends.tell(person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Sign in on this browser with a passkey.
#[utoipa::path(post, path = "/api/session/passkey", tag = "accounts", security(()), request_body = PasskeyAnswer,
    responses((status = 200, body = Me), (status = 403), (status = 404), (status = 409), (status = 410)))]
pub(crate) async fn sign_in(
    State(accounts): State<Arc<Accounts>>,
    agent: UserAgent,
    identity: Option<Identity>,
    cookies: SignedCookieJar,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let passkeys = accounts.offered_passkeys()?;
    let guest = guest_only(identity)?;
    let ceremony = passkeys.challenges.take(&answer.challenge, Instant::now());
    let Some(Ceremony::SignIn { state }) = ceremony else {
        return Err(AccountRefusal::ChallengeOver.into());
    };
    let wrong = |_| AccountRefusal::WrongPasskey;
    let credential = read(answer.credential)?;
    let (user, id) = passkeys.webauthn.identify_discoverable_authentication(&credential).map_err(wrong)?;
    let (person, stored) = accounts.store.passkey(id).await?.ok_or(AccountRefusal::WrongPasskey)?;
    if user != handle(&person) {
        return Err(AccountRefusal::WrongPasskey.into());
    }
    let mut key: Passkey = serde_json::from_str(&stored.key).map_err(ApiError::broken)?;
    let known = DiscoverableKey::from(&key);
    let proof = passkeys.webauthn.finish_discoverable_authentication_v2(&credential, state, &known);
    let proof = proof.map_err(wrong)?;
    key.update_credential(&proof);
    let used = AccountChange::UsePasskey { passkey: stored.id, key: json(&key)?, used_ms: clock::now_ms() };
    accounts.store.change_account(used).await?;
    let account = accounts.store.account(&person).await?.ok_or(AccountRefusal::WrongPasskey)?;
    if let Some(guest) = guest.filter(|_| answer.move_guest) {
        accounts.move_guest(guest.id, person).await?;
    }
    let cookies = accounts.begin_session(cookies, &account.person, agent).await?;
    Ok((cookies, accounts.me(account.person)))
}

impl Accounts {
    fn offered_passkeys(&self) -> Result<&Passkeys, AccountRefusal> {
        self.passkeys.as_ref().ok_or(AccountRefusal::NoPasskeys)
    }
}

/// The guest of this browser, if there is one.
///
/// # Errors
/// [`AccountRefusal::SignedIn`] if it is signed in.
fn guest_only(identity: Option<Identity>) -> Result<Option<Guest>, AccountRefusal> {
    match identity {
        Some(Identity { session: Some(_), .. }) => Err(AccountRefusal::SignedIn),
        identity => Ok(identity.map(|identity| identity.person)),
    }
}

/// The passkey that a device has made.
fn made(
    passkeys: &Passkeys,
    credential: Map<String, Value>,
    state: &PasskeyRegistration,
    device: &str,
) -> Result<StoredPasskey, ApiError> {
    let finished = passkeys.webauthn.finish_passkey_registration(&read(credential)?, state);
    let key = finished.map_err(|_| AccountRefusal::WrongPasskey)?;
    let now_ms = clock::now_ms();
    Ok(StoredPasskey {
        id: random::id::<10>().into(),
        credential: key.cred_id().to_vec(),
        device: device.to_owned(),
        key: json(&key)?,
        since_ms: now_ms,
        used_ms: now_ms,
    })
}

fn read<T: DeserializeOwned>(credential: Map<String, Value>) -> Result<T, AccountRefusal> {
    serde_json::from_value(Value::Object(credential)).map_err(|_| AccountRefusal::WrongPasskey)
}

fn json(key: &Passkey) -> Result<String, ApiError> {
    serde_json::to_string(key).map_err(ApiError::broken)
}
