//! What somebody must not be told.

/// What an e-mail of an honest person ends with.
pub(super) const EMAILS: &str = "@kept.example";

/// What the organiser writes for those who play, and for nobody else.
pub(super) const WHY: &str = "between ourselves";

/// Words of needs, as entries, views and files have them.
const NEEDS: [&str; 3] = ["sight", "movement", "hearing"];

/// Who reads something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reader {
    /// The organiser of the evening, who is told everything.
    Organiser,
    /// A player whose device nobody has confirmed.
    Player,
    /// Somebody who only looks on: a stranger, another club's member, a device that was let go.
    Onlooker,
}

/// What nobody else may be told.
#[derive(Default)]
pub(super) struct Secrets {
    /// Ids of honest guests, which are in their cookies.
    pub(super) guests: Vec<String>,
    /// Codes of evenings, for those who are somebody there.
    pub(super) codes: Vec<String>,
}

impl Secrets {
    /// What a text tells that the reader may not know.
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

/// The guest's id that a cookie carries, behind its signature.
pub(super) fn guest_of(cookie: &str) -> String {
    let chars: Vec<char> = cookie.chars().collect();
    chars[chars.len().saturating_sub(20)..].iter().collect()
}

/// A text with a little of what stands around it.
fn around(text: &str, needle: &str) -> String {
    let at = text.find(needle).unwrap_or_default();
    let from = text.floor_char_boundary(at.saturating_sub(60));
    let to = text.floor_char_boundary((at + needle.len() + 60).min(text.len()));
    text[from..to].to_owned()
}
