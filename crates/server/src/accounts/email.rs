//! The e-mail of an account, and the links that are sent there.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use boneyard_protocol::account::{
    AccountRefusal, ArrivalMails, ChangeEmail, ConfirmEmail, ForgotPassword, ResetPassword, TurnMails,
};
use boneyard_store::{Account, AccountChange, LinkPurpose};

use super::mail::{BrowserLanguage, Mail, MailText, language};
use super::{Accounts, password};
use crate::bounds::ACCOUNT_LINK_MS;
use crate::email::email as checked_email;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::visitors::SignedIn;
use crate::{clock, random};

/// Change or remove your e-mail. A link is sent to a new one; it counts once the link was opened.
#[utoipa::path(put, path = "/api/account/email", tag = "accounts", request_body = ChangeEmail,
    responses((status = 204), (status = 403), (status = 422), (status = 429)))]
pub(crate) async fn change(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, session }: SignedIn,
    browser: BrowserLanguage,
    Body(ChangeEmail { password, email }): Body<ChangeEmail>,
) -> Result<StatusCode, ApiError> {
    let email = match email {
        Some(text) => Some(checked_email(&text).ok_or(AccountRefusal::BadEmail { email: text })?),
        None => None,
    };
    let account = accounts.of(&person).await?;
    accounts.confirm(&account, &session, password).await?;
    if email.is_some() {
        accounts.rates.mails.count(person.id.clone())?;
    }
    let change = AccountChange::SetEmail { person: person.id, email: email.clone() };
    accounts.store.change_account(change).await?;
    if let Some(email) = email {
        accounts.send_link(&account, LinkPurpose::ConfirmEmail(email), &browser).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Confirm an e-mail, with the secret of the link that was sent there. You need not be signed in.
#[utoipa::path(post, path = "/api/account/email/confirm", tag = "accounts", security(()),
    request_body = ConfirmEmail, responses((status = 204), (status = 410)))]
pub(crate) async fn confirm(
    State(accounts): State<Arc<Accounts>>,
    Body(ConfirmEmail { secret }): Body<ConfirmEmail>,
) -> Result<StatusCode, ApiError> {
    let confirm = AccountChange::ConfirmEmail { secret_hash: random::hash(&secret), now_ms: clock::now_ms() };
    accounts.store.change_account(confirm).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ask for a link to set a new password. It is sent to the confirmed e-mail of the account.
///
/// The answer does not tell whether there is such an account. If it has no e-mail, the host of the server finds the link in the log.
#[utoipa::path(post, path = "/api/password/forgotten", tag = "accounts", security(()),
    request_body = ForgotPassword, responses((status = 204), (status = 429)))]
pub(crate) async fn forgot(
    State(accounts): State<Arc<Accounts>>,
    VisitorNetwork(network): VisitorNetwork,
    browser: BrowserLanguage,
    Body(ForgotPassword { name }): Body<ForgotPassword>,
) -> Result<StatusCode, ApiError> {
    accounts.rates.sign_ins.count(network)?;
    let runtime = accounts.tables.runtime().clone();
    // The answer comes at once: its time must not tell either.
    runtime.spawn(async move {
        if let Err(cause) = accounts.send_reset_link(&name, &browser).await {
            tracing::error!("A link for a new password was not made: {cause:?}");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// Set a new password, with the secret of a link. All sessions end, and no device is known any more.
#[utoipa::path(post, path = "/api/password", tag = "accounts", security(()), request_body = ResetPassword,
    responses((status = 204), (status = 410), (status = 422), (status = 429)))]
pub(crate) async fn reset(
    State(accounts): State<Arc<Accounts>>,
    VisitorNetwork(network): VisitorNetwork,
    Body(ResetPassword { secret, password }): Body<ResetPassword>,
) -> Result<StatusCode, ApiError> {
    password::check_length(&password)?;
    let (secret_hash, now_ms) = (random::hash(&secret), clock::now_ms());
    // Only a link that works costs a hash, and it works once. So no limit of the network stands in its way.
    let person = accounts.store.person_of_reset(&secret_hash, now_ms).await?;
    let person = person.ok_or(AccountRefusal::LinkOver)?;
    let password = accounts.hash(password).await?;
    accounts.store.change_account(AccountChange::ResetPassword { secret_hash, password, now_ms }).await?;
    // The person may have tried many passwords before.
    if let Some(account) = accounts.store.account(&person).await? {
        accounts.forget_wrong(network, &account);
    }
    accounts.session_ends.tell(person);
    Ok(StatusCode::NO_CONTENT)
}

/// Ask for an e-mail when a slow match waits for you, or for none any more.
#[utoipa::path(put, path = "/api/account/turn-mails", tag = "accounts", request_body = TurnMails,
    responses((status = 204), (status = 403)))]
pub(crate) async fn turn_mails(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, .. }: SignedIn,
    Body(TurnMails { wants }): Body<TurnMails>,
) -> Result<StatusCode, ApiError> {
    accounts.store.change_account(AccountChange::SetTurnMails { person: person.id, wants }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ask for an e-mail when someone comes to play after you asked to hear of it, or for none any more.
#[utoipa::path(put, path = "/api/account/arrival-mails", tag = "accounts", request_body = ArrivalMails,
    responses((status = 204), (status = 403)))]
pub(crate) async fn arrival_mails(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, .. }: SignedIn,
    Body(ArrivalMails { wants }): Body<ArrivalMails>,
) -> Result<StatusCode, ApiError> {
    accounts.store.change_account(AccountChange::SetArrivalMails { person: person.id, wants }).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl Accounts {
    async fn send_reset_link(&self, name: &str, browser: &BrowserLanguage) -> Result<(), ApiError> {
        let Some(account) = self.store.account_named(name).await? else { return Ok(()) };
        self.rates.reset_mails.count(account.person.id.clone())?;
        self.send_link(&account, LinkPurpose::ResetPassword, browser).await
    }

    /// Makes a link and sends it. An unconfirmed e-mail gets no link for a new password: it may belong to somebody else.
    async fn send_link(
        &self,
        account: &Account,
        purpose: LinkPurpose,
        browser: &BrowserLanguage,
    ) -> Result<(), ApiError> {
        let secret = random::id::<32>();
        let make = AccountChange::MakeLink {
            person: account.person.id.clone(),
            purpose: purpose.clone(),
            secret_hash: random::hash(&secret),
            until_ms: clock::now_ms() + ACCOUNT_LINK_MS,
        };
        self.store.change_account(make).await?;
        let (to, page) = match &purpose {
            LinkPurpose::ConfirmEmail(email) => (Some(email.clone()), "email"),
            LinkPurpose::ResetPassword => {
                (account.email.clone().filter(|_| account.email_confirmed), "password")
            }
        };
        self.mailer.send(Mail {
            to: to.unwrap_or_default(),
            name: account.person.name.clone(),
            text: MailText::of(&purpose),
            link: format!("{}/account/{page}#{secret}", self.site.origin()),
            language: language(account, browser),
        });
        Ok(())
    }
}
