//! The secrets that readers must not see.

/// The end of every honest e-mail address.
pub(super) const EMAILS: &str = "@kept.example";

/// A text of the organiser for players only.
pub(super) const WHY: &str = "between ourselves";

/// The words for needs in entries, views and files.
const NEEDS: [&str; 3] = ["sight", "movement", "hearing"];

/// The reader of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reader {
    /// The organiser of the evening, who sees everything.
    Organiser,
    /// A player whose device is not confirmed.
    Player,
    /// An onlooker: a stranger, another club's member, a removed device.
    Onlooker,
}

/// The secrets of honest guests.
#[derive(Default)]
pub(super) struct Secrets {
    /// Ids of honest guests, which are in their cookies.
    pub(super) guests: Vec<String>,
    /// Codes of evenings, for their players only.
    pub(super) codes: Vec<String>,
}

impl Secrets {
    /// The secret in a text that the reader may not see, if any.
    pub(super) fn told(&self, reader: Reader, text: &str) -> Option<String> {
        if reader != Reader::Organiser {
            if let Some(need) = NEEDS.iter().find(|need| text.contains(*need)) {
                return Some(format!("a need: {}", around(text, need)));
            }
            if text.contains(EMAILS) {
                return Some(format!("an e-mail: {}", around(text, EMAILS)));
            }
            if let Some(guest) = self.guests.iter().find(|guest| text.contains(*guest)) {
                return Some(format!("who somebody is: {}", around(text, guest)));
            }
        }
        if reader == Reader::Onlooker {
            for needle in ["\"reason\":\"health\"", WHY] {
                if text.contains(needle) {
                    return Some(format!("a reason: {}", around(text, needle)));
                }
            }
            let code = |code: &&String| text.contains(&format!("\"code\":\"{code}\""));
            if let Some(code) = self.codes.iter().find(code) {
                return Some(format!("a code: {}", around(text, code)));
            }
        }
        None
    }
}

/// The guest's id in a cookie, without the signature.
pub(super) fn guest_of(cookie: &str) -> String {
    let chars: Vec<char> = cookie.chars().collect();
    chars[chars.len().saturating_sub(20)..].iter().collect()
}

/// The found text with a little context.
fn around(text: &str, needle: &str) -> String {
    let at = text.find(needle).unwrap_or_default();
    let from = text.floor_char_boundary(at.saturating_sub(60));
    let to = text.floor_char_boundary((at + needle.len() + 60).min(text.len()));
    text[from..to].to_owned()
}
