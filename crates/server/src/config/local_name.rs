//! The name by which a server is known in its network.

use std::fmt;
use std::str::FromStr;

/// The longest name, in letters: that of a label of DNS, less room for a number such as `-12`.
const CHARS_MAX: usize = 60;

/// A name for the server in its network, without `.local`.
///
/// ```
/// use boneyard_server::LocalName;
///
/// let name: LocalName = "Boneyard".parse()?;
/// assert_eq!(name.to_string(), "boneyard");
/// assert!("bone.yard".parse::<LocalName>().is_err());
/// # Ok::<_, boneyard_server::ParseLocalNameError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocalName(String);

impl Default for LocalName {
    fn default() -> Self {
        LocalName("boneyard".into())
    }
}

/// The text is no name for a machine in a network.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "not a name for a network: `{0}` (write letters, digits and hyphens, such as boneyard, without .local)"
)]
pub struct ParseLocalNameError(String);

impl FromStr for LocalName {
    type Err = ParseLocalNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_inside = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
        let is_name = (1..=CHARS_MAX).contains(&text.len())
            && text.bytes().all(is_inside)
            && !text.starts_with('-')
            && !text.ends_with('-')
            // It would be read as a number of the name before it.
            && !text.bytes().all(|letter| letter.is_ascii_digit());
        if is_name { Ok(LocalName(text.to_ascii_lowercase())) } else { Err(ParseLocalNameError(text.into())) }
    }
}

impl fmt::Display for LocalName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl LocalName {
    /// Whether a host is this name in the network, or this name with the number that it has where another server has the name.
    pub(crate) fn is_host(&self, host: &str) -> bool {
        let rest = host.strip_suffix(".local").and_then(|host| host.strip_prefix(self.0.as_str()));
        match rest {
            Some("") => true,
            Some(number) => number.strip_prefix('-').is_some_and(|number| {
                (1..=3).contains(&number.len()) && number.bytes().all(|letter| letter.is_ascii_digit())
            }),
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_labels_of_letters_digits_and_hyphens() {
        for name in ["boneyard", "Club-7", "a", "3-kings"] {
            assert!(name.parse::<LocalName>().is_ok(), "{name}");
        }
        let long = "x".repeat(CHARS_MAX + 1);
        for wrong in ["", "-a", "a-", "a.local", "a b", "ž", "7", &long] {
            assert!(wrong.parse::<LocalName>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_numbered_name_is_the_name_of_another_server_of_the_same_name() {
        let name = LocalName::default();
        for host in ["boneyard.local", "boneyard-2.local", "boneyard-999.local"] {
            assert!(name.is_host(host), "{host}");
        }
        for host in [
            "boneyard",
            "boneyard.example",
            "boneyard-.local",
            "boneyard-x.local",
            "boneyards.local",
            "boneyard-2.local.example",
            "xboneyard.local",
        ] {
            assert!(!name.is_host(host), "{host}");
        }
    }
}
