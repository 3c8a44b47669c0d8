//! Finds private data in what the server sends.

/// The domain of all e-mail addresses of honest guests.
pub(super) const EMAIL_DOMAIN: &str = "@kept.example";

/// A text of the organiser that only players may read.
pub(super) const PRIVATE_REASON: &str = "between ourselves";

/// The words for special needs in entries, views and files.
const NEEDS: [&str; 3] = ["sight", "movement", "hearing"];

/// Who received a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reader {
    /// The organiser of the evening, who sees everything.
    Organiser,
    /// A player whose device the organiser has not confirmed.
    Player,
    /// A spectator: a stranger, another club's member, a removed device.
    Spectator,
}

/// The private data of honest guests.
#[derive(Default)]
pub(super) struct Secrets {
    /// Ids of honest guests, as in their cookies.
    pub(super) guests: Vec<String>,
    /// Codes of evenings, which only their players may know.
    pub(super) codes: Vec<String>,
}

impl Secrets {
    /// Returns the first secret in a text that the reader may not see.
    pub(super) fn leaked(&self, reader: Reader, text: &str) -> Option<String> {
        if reader != Reader::Organiser {
            if let Some(need) = NEEDS.iter().find(|need| text.contains(*need)) {
                return Some(format!("a need: {}", excerpt(text, need)));
            }
            if text.contains(EMAIL_DOMAIN) {
                return Some(format!("an e-mail: {}", excerpt(text, EMAIL_DOMAIN)));
            }
            if let Some(guest) = self.guests.iter().find(|guest| text.contains(*guest)) {
                return Some(format!("a guest id: {}", excerpt(text, guest)));
            }
        }
        if reader == Reader::Spectator {
            for needle in ["\"reason\":\"health\"", PRIVATE_REASON] {
                if text.contains(needle) {
                    return Some(format!("a reason: {}", excerpt(text, needle)));
                }
            }
            let is_leaked = |code: &&String| text.contains(&format!("\"code\":\"{code}\""));
            if let Some(code) = self.codes.iter().find(is_leaked) {
                return Some(format!("a code: {}", excerpt(text, code)));
            }
        }
        None
    }
}

/// The guest's id in a cookie, without the signature.
pub(super) fn guest_id(cookie: &str) -> String {
    let chars: Vec<char> = cookie.chars().collect();
    chars[chars.len().saturating_sub(20)..].iter().collect()
}

/// The found text with some context.
fn excerpt(text: &str, needle: &str) -> String {
    let at = text.find(needle).unwrap_or_default();
    let from = text.floor_char_boundary(at.saturating_sub(60));
    let to = text.floor_char_boundary((at + needle.len() + 60).min(text.len()));
    text[from..to].to_owned()
}
