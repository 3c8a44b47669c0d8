//! What the attacks found.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use boneyard_client::{Answer, ClientError, Request};
use serde_json::Value;
use tokio::time::timeout;

use super::super::error::LoadError;
use super::super::target_server::TargetServer;

/// The most faults listed of one attack.
const FAULTS_PER_ATTACK_MAX: usize = 20;

/// How long to wait for an answer. A pool, a stream and a tournament without news answer late.
const ANSWER_MAX: Duration = Duration::from_secs(10);

/// The counts and faults of all attacks.
#[derive(Default)]
pub(super) struct Findings(Mutex<Found>);

#[derive(Default)]
struct Found {
    attacks: BTreeMap<&'static str, usize>,
    faults: Vec<(&'static str, String)>,
}

impl Findings {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Records an attack that succeeded. A repeated fault is listed once.
    pub(super) fn fault(&self, attack: &'static str, what: impl Into<String>) {
        let (what, mut found) = (what.into(), self.found());
        let same = found.faults.iter().filter(|(of, _)| *of == attack).count();
        if same < FAULTS_PER_ATTACK_MAX && !found.faults.iter().any(|(_, known)| *known == what) {
            found.faults.push((attack, what));
        }
    }

    /// Records a fault if something does not hold.
    pub(super) fn expect(&self, attack: &'static str, holds: bool, what: &str) {
        if !holds {
            self.fault(attack, what);
        }
    }

    /// Sends a request. A server error, and a refusal without a code, are faults. `None` if the answer did not come in time.
    pub(super) async fn send(
        &self,
        attack: &'static str,
        server: &TargetServer,
        request: &Request,
    ) -> Result<Option<Answer>, LoadError> {
        *self.found().attacks.entry(attack).or_default() += 1;
        let Ok(response) = timeout(ANSWER_MAX, server.send(request)).await else { return Ok(None) };
        let response = match response {
            Ok(response) => response,
            // The server closes the connection of a request that it stops reading.
            Err(ClientError::Http { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        if response.status >= 500 || (response.status >= 400 && code(&response).is_none()) {
            self.fault(attack, about(request, &response));
        }
        Ok(Some(response))
    }

    /// Sends a request that must be refused with one of these statuses.
    pub(super) async fn refused(
        &self,
        attack: &'static str,
        server: &TargetServer,
        request: &Request,
        statuses: &[u16],
    ) -> Result<Option<Answer>, LoadError> {
        let response = self.send(attack, server, request).await?;
        match &response {
            Some(response) if statuses.contains(&response.status) => {}
            Some(response) => self.fault(attack, about(request, response)),
            None => self.fault(attack, format!("{} {:.200}: no answer", request.method, request.path)),
        }
        Ok(response)
    }

    /// How many requests each attack sent, and the faults.
    pub(super) fn into_parts(self) -> (BTreeMap<&'static str, usize>, Vec<String>) {
        let found = self.0.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        let faults = found.faults.into_iter().map(|(attack, what)| format!("{attack}: {what}"));
        (found.attacks, faults.collect())
    }
}

/// The code of a refusal: of a failure, or of a command that a table refused.
pub(super) fn code(response: &Answer) -> Option<String> {
    let body: Value = response.json().ok()?;
    let [problem, refusal] = [&body["problem"], &body["refusal"]];
    let code = problem["refusal"]["code"].as_str().or(problem["code"].as_str()).or(refusal["code"].as_str());
    code.or(refusal.as_str()).map(str::to_owned)
}

fn about(request: &Request, response: &Answer) -> String {
    let body = request.body.as_ref().map(|(_, body)| String::from_utf8_lossy(body)).unwrap_or_default();
    let Request { method, path, .. } = request;
    format!("{method} {path:.200} with `{body:.120}` got {} {:.200}", response.status, response.text())
}
