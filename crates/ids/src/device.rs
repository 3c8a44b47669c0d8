//! The devices of an evening.

use std::fmt;
use std::str::FromStr;

use crate::{DeviceId, ParticipantId};

/// The name that a device gives itself. Two devices of one guest have different names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceName(String);

impl DeviceName {
    /// The longest name, in characters.
    pub const CHARS_MAX: usize = 32;
}

/// A text that cannot name a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("1 to {} letters, digits and hyphens", DeviceName::CHARS_MAX)]
pub struct ParseDeviceNameError;

impl FromStr for DeviceName {
    type Err = ParseDeviceNameError;

    /// Reads a name.
    ///
    /// ```
    /// use boneyard_ids::DeviceName;
    ///
    /// assert!("phone-1".parse::<DeviceName>().is_ok());
    /// assert!("my.phone".parse::<DeviceName>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseDeviceNameError> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let fits = (1..=Self::CHARS_MAX).contains(&text.len());
        if fits && text.bytes().all(is_plain) { Ok(Self(text.to_owned())) } else { Err(ParseDeviceNameError) }
    }
}

impl fmt::Display for DeviceName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl DeviceId {
    /// The id of a guest's device. It begins with the guest's id, so two guests never share one.
    #[must_use]
    pub fn new(guest: &ParticipantId, device: &DeviceName) -> Self {
        format!("{guest}.{device}").into()
    }

    /// The guest whose device it is.
    #[must_use]
    pub fn participant(&self) -> ParticipantId {
        let text = self.as_str();
        text.split_once('.').map_or(text, |(guest, _)| guest).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_belongs_to_its_guest() {
        let guest = ParticipantId::from("a1b2c3");
        let phone = DeviceId::new(&guest, &"phone-1".parse().unwrap());
        assert_eq!(phone.as_str(), "a1b2c3.phone-1");
        assert_eq!(phone.participant(), guest);
    }

    #[test]
    fn a_name_has_letters_digits_and_hyphens() {
        let longest = "a".repeat(DeviceName::CHARS_MAX);
        for good in ["a", "Phone-1", &longest] {
            assert!(good.parse::<DeviceName>().is_ok(), "{good}");
        }
        for bad in ["", "a b", "a.b", "ž", &format!("{longest}a")] {
            assert!(bad.parse::<DeviceName>().is_err(), "{bad}");
        }
    }
}
