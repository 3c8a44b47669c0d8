//! Sends e-mails. Without a mail server the host finds each link in the log, and can pass it on.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use boneyard_i18n::{FluentValue, Language, Messages};
use boneyard_store::{Account, LinkPurpose};
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{AsyncTransport, Message};
use tokio::runtime::Handle;

use crate::config::MailSettings;

/// What an e-mail says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MailText {
    /// The link confirms the e-mail.
    ConfirmEmail,
    /// The link sets a new password.
    NewPassword,
    /// A slow match waits for the person; the link opens the table.
    Turn,
    /// Someone has come to play; the link opens the table or the lobby.
    Arrival,
}

impl MailText {
    /// What the e-mail with a link for this purpose says.
    pub(super) fn of(purpose: &LinkPurpose) -> Self {
        match purpose {
            LinkPurpose::ConfirmEmail(_) => MailText::ConfirmEmail,
            LinkPurpose::ResetPassword => MailText::NewPassword,
        }
    }
}

/// An e-mail to a person, with a link.
pub(crate) struct Mail {
    pub(crate) to: String,
    pub(crate) name: String,
    pub(crate) text: MailText,
    pub(crate) link: String,
    pub(crate) language: Language,
}

impl Mail {
    /// The subject and the text.
    fn words(&self) -> (String, String) {
        let message = match self.text {
            MailText::ConfirmEmail => "mail-confirm",
            MailText::NewPassword => "mail-password",
            MailText::Turn => "mail-turn",
            MailText::Arrival => "mail-arrival",
        };
        let words = Messages::of(self.language);
        let values: [(&str, FluentValue<'_>); 2] =
            [("name", self.name.as_str().into()), ("link", self.link.as_str().into())];
        (words.message(&format!("{message}.subject")), words.message_with(message, values))
    }
}

/// Sends e-mails with links, in the background: an answer must not tell by its time whether there was something to send.
#[derive(Clone)]
pub(crate) struct Mailer {
    settings: Option<MailSettings>,
    runtime: Handle,
}

impl Mailer {
    pub(crate) fn new(settings: Option<MailSettings>, runtime: Handle) -> Self {
        Mailer { settings, runtime }
    }

    /// Whether there is a mail server.
    pub(crate) fn sends(&self) -> bool {
        self.settings.is_some()
    }

    pub(crate) fn send(&self, mail: Mail) {
        let Some(MailSettings { transport, from, .. }) = self.settings.clone() else {
            let Mail { name, to, link, .. } = &mail;
            let to = if to.is_empty() { "no e-mail" } else { to };
            tracing::info!("No mail server is set. Pass this link on to {name} ({to}) yourself: {link}");
            return;
        };
        if mail.to.is_empty() {
            let Mail { name, link, .. } = &mail;
            tracing::info!(
                "The account {name} has no e-mail. If you know the person, pass this link on: {link}"
            );
            return;
        }
        let (subject, text) = mail.words();
        let built = mail.to.parse().map_err(|_| "the address is not one for e-mail".to_owned()).and_then(
            |to: Mailbox| {
                let message = Message::builder().from(from).to(to).subject(subject);
                let message = message.header(ContentType::TEXT_PLAIN).body(text);
                message.map_err(|cause| cause.to_string())
            },
        );
        self.runtime.spawn(async move {
            let sent = match built {
                Ok(message) => transport.send(message).await.map(|_| ()).map_err(|cause| cause.to_string()),
                Err(cause) => Err(cause),
            };
            if let Err(cause) = sent {
                tracing::error!("An e-mail was not sent: {cause}");
            }
        });
    }
}

/// The first language of the browser that the server speaks, else English. A request without that header gets English too.
#[derive(Default)]
pub(crate) struct BrowserLanguage(Language);

impl<S: Send + Sync> FromRequestParts<S> for BrowserLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let header = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(BrowserLanguage(preferred(header.unwrap_or_default())))
    }
}

/// Browsers list their languages in the order of preference: `pt-BR,pt;q=0.9,en;q=0.8`.
fn preferred(header: &str) -> Language {
    let codes = header.split(',').filter_map(|one| one.split([';', '-']).next());
    codes.filter_map(|code| code.trim().to_ascii_lowercase().parse().ok()).next().unwrap_or_default()
}

/// The language of an account's e-mails: the one in its settings, else the browser's.
pub(crate) fn language(account: &Account, browser: &BrowserLanguage) -> Language {
    let settings: serde_json::Value = serde_json::from_str(&account.settings).unwrap_or_default();
    settings["language"].as_str().and_then(|code| code.parse().ok()).unwrap_or(browser.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_is_in_the_first_language_of_the_browser_that_there_is() {
        for (header, code) in [
            ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
            ("de-AT, de;q=0.9, hr;q=0.8, en;q=0.7", "hr"),
            ("RU", "ru"),
            ("", "en"),
            ("*;q=0.5", "en"),
            (",;-,;;", "en"),
        ] {
            assert_eq!(preferred(header).code(), code, "{header}");
        }
    }

    #[test]
    fn every_language_has_all_mails_with_the_name_and_the_link() {
        for language in Language::ALL {
            for text in [MailText::ConfirmEmail, MailText::NewPassword, MailText::Turn, MailText::Arrival] {
                let (to, name) = (String::new(), "Ana".to_owned());
                let mail = Mail { to, name, text, link: "http://here/x#y".into(), language };
                let (subject, text) = mail.words();
                assert!(!Messages::is_missing(&subject) && !Messages::is_missing(&text), "{language}");
                assert!(text.contains("Ana") && text.contains("http://here/x#y"), "{language}: {text}");
            }
        }
    }
}
