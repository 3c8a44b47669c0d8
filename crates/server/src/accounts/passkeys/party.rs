//! The server as the relying party of passkeys: for which host, and what it asks devices.

use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_store::Passkey as StoredPasskey;
use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{CreationChallengeResponse, PasskeyRegistration, Url, Uuid, WebauthnError};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::challenges::Challenges;
use crate::config::PublicUrl;
use crate::http::ApiError;

/// What makes and checks passkeys for one host name.
pub(crate) struct Passkeys {
    pub(super) host: String,
    pub(super) webauthn: Webauthn,
    pub(super) challenges: Challenges,
}

impl Passkeys {
    /// Passkeys for a server at this address; without one, for pages on this machine. `None` at an IP address: passkeys belong to
    /// host names.
    pub(crate) fn new(public_url: Option<&PublicUrl>) -> Option<Self> {
        let origin = Url::parse(public_url.map_or("http://localhost", PublicUrl::origin)).ok()?;
        let host = origin.domain()?.to_owned();
        let builder = WebauthnBuilder::new(&host, &origin).ok()?.rp_name("Boneyard");
        let webauthn = builder.allow_any_port(public_url.is_none()).build().ok()?;
        Some(Passkeys { host, webauthn, challenges: Challenges::default() })
    }

    /// Asks a device to make a passkey.
    pub(super) fn ask_to_make(
        &self,
        person: &PersonId,
        name: &str,
        known: &[StoredPasskey],
    ) -> Result<(Map<String, Value>, PasskeyRegistration), ApiError> {
        let known = known.iter().map(|passkey| passkey.credential.clone()).collect();
        let started = self.webauthn.start_passkey_registration(handle(person), name, name, Some(known));
        let (options, state) = started.map_err(internal)?;
        Ok((with_account_chooser(&options)?, state))
    }
}

/// By what a passkey names the person to the server. The person's own id stays secret.
pub(super) fn handle(person: &PersonId) -> Uuid {
    let hash: [u8; 32] =
        Sha256::new().chain_update(b"boneyard passkey ").chain_update(person.as_str()).finalize().into();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(bytes)
}

/// The options for making a passkey that the device finds again without a name.
fn with_account_chooser(options: &CreationChallengeResponse) -> Result<Map<String, Value>, ApiError> {
    let mut options = public_key_of(options)?;
    let selection = options.entry("authenticatorSelection").or_insert_with(|| Value::Object(Map::new()));
    if let Value::Object(selection) = selection {
        selection.insert("residentKey".into(), "required".into());
        selection.insert("requireResidentKey".into(), true.into());
    }
    Ok(options)
}

pub(super) fn public_key_of(options: &impl Serialize) -> Result<Map<String, Value>, ApiError> {
    let options = serde_json::to_value(options);
    match options.map_err(ApiError::broken)? {
        Value::Object(mut options) => match options.remove("publicKey") {
            Some(Value::Object(public_key)) => Ok(public_key),
            _ => Err(Problem::Internal.into()),
        },
        _ => Err(Problem::Internal.into()),
    }
}

pub(super) fn internal(cause: WebauthnError) -> ApiError {
    ApiError::internal(Problem::Internal, &cause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_belong_to_host_names() {
        let host = |url: Option<&str>| {
            let url = url.map(|url| url.parse::<PublicUrl>().unwrap());
            Passkeys::new(url.as_ref()).map(|passkeys| passkeys.host)
        };
        assert_eq!(host(None).as_deref(), Some("localhost"));
        assert_eq!(host(Some("https://dominoes.example:8443")).as_deref(), Some("dominoes.example"));
        assert_eq!(host(Some("http://192.168.0.7:8080")), None);
        assert_eq!(host(Some("http://[::1]:8080")), None);
    }

    #[test]
    fn a_device_is_asked_for_a_passkey_that_needs_no_name_later() {
        let passkeys = Passkeys::new(None).unwrap();
        let (options, _) = passkeys.ask_to_make(&"p1".into(), "Ana", &[]).unwrap();
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        assert_eq!(options["rp"]["id"], "localhost");
        assert_eq!(options["user"]["name"], "Ana");
        assert!(!json_text(&options).contains("p1"), "the id of the person stays secret");
    }

    fn json_text(options: &Map<String, Value>) -> String {
        serde_json::to_string(options).unwrap()
    }
}
