//! The mail server that a host names.

use std::str::FromStr;

use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, Tokio1Executor};

/// The mail server and the sender.
#[derive(Debug, Clone)]
pub struct MailSettings {
    url: String,
    pub(crate) transport: AsyncSmtpTransport<Tokio1Executor>,
    pub(crate) from: Mailbox,
}

/// The text is not the address of a mail server with a sender.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "not a mail server with a sender: {0} (write it as smtps://name:password@mail.example?from=dominoes@example.org)"
)]
pub struct ParseMailError(String);

impl FromStr for MailSettings {
    type Err = ParseMailError;

    /// Reads `smtps://name:password@host:port?from=sender`, or `smtp://` for a server on the same machine.
    fn from_str(text: &str) -> Result<Self, ParseMailError> {
        let refused = |why: &str| ParseMailError(why.to_owned());
        let (url, from) = text.split_once("?from=").ok_or_else(|| refused("`?from=` is missing"))?;
        let from = from.parse().map_err(|_| refused("the sender is not an e-mail"))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|cause| refused(&cause.to_string()))?
            .build();
        Ok(MailSettings { url: text.to_owned(), transport, from })
    }
}

impl MailSettings {
    /// The text that these settings were read from.
    pub fn url(&self) -> &str {
        &self.url
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_has_a_sender() {
        let good = "smtps://ana:secret@mail.example.org:465?from=Dominoes <dominoes@example.org>";
        let settings: MailSettings = good.parse().unwrap();
        assert_eq!(settings.url(), good);
        assert_eq!(settings.from.email.to_string(), "dominoes@example.org");
        for bad in ["", "smtps://mail.example.org", "smtps://mail.example.org?from=", "http://a?from=a@b.org"]
        {
            assert!(bad.parse::<MailSettings>().is_err(), "{bad}");
        }
    }
}
