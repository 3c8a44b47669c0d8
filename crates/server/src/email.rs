//! Checks and trims an e-mail address that a person enters.

use boneyard_protocol::club::EMAIL_CHARS_MAX;
use boneyard_text::visible_name;
use lettre::Address;

/// The trimmed address; `None` if the text is too long or does not have the form of an e-mail address.
pub(crate) fn email(text: &str) -> Option<String> {
    let email = visible_name(text, EMAIL_CHARS_MAX).ok()?;
    // The mail library also takes a quoted name, a domain without a dot, and an IP address in place of a domain.
    let (name, domain) = email.split_once('@')?;
    let is_usual = domain.contains('.') && !domain.starts_with('[') && !name.starts_with('"');
    (is_usual && email.chars().count() <= EMAIL_CHARS_MAX && email.parse::<Address>().is_ok())
        .then_some(email)
}

#[cfg(test)]
mod tests {
    use super::email;

    #[test]
    fn an_e_mail_address_has_a_name_and_a_domain() {
        for text in ["ana@example.org", "Ana.María+club@xn--e1afmkfd.example", "вера@почта.рф", " a@b.c "]
        {
            assert_eq!(email(text), Some(text.trim().to_owned()));
        }
        let invalid =
            ["", "ana", "ana@", "@example.org", "ana@example", "ana@.org", "a na@example.org", "a@b@c.d"];
        for text in invalid.into_iter().chain([
            "Ana <ana@example.org>",
            "ana\u{200b}@example.org",
            "ana@example.org,eva@example.org",
            "ana@example.org\r\nBcc: eva@example.org",
            "ana..maria@example.org",
            "ana@-example.org",
            "ana@[192.0.2.1]",
            "\"ana maria\"@example.org",
        ]) {
            assert_eq!(email(text), None, "{text}");
        }
        assert_eq!(email(&format!("{}@example.org", "x".repeat(250))), None);
    }
}
