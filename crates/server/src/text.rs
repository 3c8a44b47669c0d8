//! What people write about themselves and others, tidied or refused.

use boneyard_protocol::club::EMAIL_CHARS_MAX;

/// A line with single spaces and nothing hidden in it, at most `max` characters long; it may be empty.
pub(crate) fn visible_line(text: &str, max: usize) -> Option<String> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (line.chars().count() <= max && !line.chars().any(is_hidden)).then_some(line)
}

/// A visible line with something to see in it.
pub(crate) fn visible_name(text: &str, max: usize) -> Option<String> {
    visible_line(text, max).filter(|name| !name.is_empty())
}

/// An address that mail could be sent to, as far as its shape tells.
pub(crate) fn email(text: &str) -> Option<String> {
    let email = text.trim();
    let (local, domain) = email.split_once('@')?;
    let strange = |c: char| {
        c.is_whitespace() || is_hidden(c) || matches!(c, '@' | ',' | ';' | '"' | '<' | '>' | '(' | ')')
    };
    let whole = !local.is_empty()
        && domain.contains('.')
        && domain.split('.').all(|label| !label.is_empty())
        && !local.contains(strange)
        && !domain.contains(strange);
    (whole && email.chars().count() <= EMAIL_CHARS_MAX).then(|| email.to_owned())
}

/// Marks that turn the direction of text could make one name look like another.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{email, visible_line, visible_name};

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(visible_name("  Ana   María ", 24), Some("Ana María".into()));
        assert_eq!(visible_name("Вера", 24), Some("Вера".into()));
        assert_eq!(visible_name(" \t ", 24), None);
        assert_eq!(visible_name("x".repeat(25).as_str(), 24), None);
        assert_eq!(visible_name("Ana\u{202e}", 24), None);
        assert_eq!(visible_line(" \t ", 24), Some(String::new()));
    }

    #[test]
    fn an_e_mail_has_a_name_and_a_place() {
        for good in ["ana@example.org", "Ana.María+club@xn--e1afmkfd.example", "вера@почта.рф", " a@b.c "]
        {
            assert_eq!(email(good), Some(good.trim().to_owned()));
        }
        let bad =
            ["", "ana", "ana@", "@example.org", "ana@example", "ana@.org", "a na@example.org", "a@b@c.d"];
        for bad in bad.into_iter().chain(["Ana <ana@example.org>", "ana@example.org,eva@example.org"]) {
            assert_eq!(email(bad), None, "{bad}");
        }
        assert_eq!(email(&format!("{}@example.org", "x".repeat(250))), None);
    }
}
