//! Cookies and tokens that were stolen, forged, or are over.

use boneyard_client::Request;
use serde_json::{Value, json};

use super::super::error::LoadError;
use super::findings::Findings;
use super::world::{PASSWORD, Person, World, sign_in};

/// The password after a change.
const NEW_PASSWORD: &str = "another horse";

pub(super) async fn attack(world: &World, findings: &Findings) -> Result<(), LoadError> {
    scopes(world, findings).await?;
    forged(world, findings).await?;
    after_opening(world, findings).await?;
    after_signing_out(world, findings).await?;
    after_a_new_password(world, findings).await?;
    after_deleting(world, findings).await
}

/// Checks that a cookie or a token is nobody's.
async fn is_over(
    world: &World,
    findings: &Findings,
    why: &'static str,
    header: (&'static str, &str),
) -> Result<(), LoadError> {
    let (name, value) = header;
    for (method, path, body) in [
        ("GET", "/api/account", None),
        ("GET", "/api/account/export", None),
        ("GET", "/api/account/tokens", None),
        ("PUT", "/api/account/settings", Some(json!({ "settings": {} }))),
        ("POST", "/api/account/tokens", Some(json!({ "name": "x", "scopes": ["read"] }))),
        ("POST", "/api/account/bot", None),
        ("DELETE", "/api/account/sessions", None),
    ] {
        let request = Request::new(method, path).header(name, value);
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        findings.refused(why, &world.server, &request, &[403]).await?;
    }
    let me = Request::new("GET", "/api/me").header(name, value);
    if let Some(answer) = findings.send(why, &world.server, &me).await?.filter(|answer| answer.status == 200)
    {
        let me: Value = answer.json()?;
        let is_new = me["account"] != true && me["name"] == "";
        findings.expect(why, is_new, &format!("GET /api/me names a person: {me}"));
    }
    Ok(())
}

/// A token does what its scopes say.
async fn scopes(world: &World, findings: &Findings) -> Result<(), LoadError> {
    for scope in ["read", "play", "clubs"] {
        let token = json!({ "name": "program", "scopes": [scope] });
        let made: Value =
            world.server.request("POST", "/api/account/tokens", &world.ivo.cookie, &token).await?;
        let bearer = format!("Bearer {}", made["secret"].as_str().unwrap_or_default());
        let forbidden = |operation: &&super::operations::Operation| {
            !operation.is_public && !operation.scopes.iter().any(|allowed| allowed == scope)
        };
        for operation in world.operations.iter().filter(forbidden) {
            let request = world.about_ana(operation).header("authorization", &bearer);
            let request = match operation.body {
                Some(kind) => request.body(kind, "{}"),
                None => request,
            };
            // Whether an evening exists is public, and looked at first.
            let is_evening = operation.path.starts_with("/api/evenings/");
            let statuses: &[u16] = if is_evening { &[400, 403, 404] } else { &[400, 403] };
            findings.refused("scopes", &world.server, &request, statuses).await?;
        }
        for unknown in [json!(["admin"]), json!([]), json!(["read", "moderation"])] {
            let request = Request::new("POST", "/api/account/tokens").cookie(&world.ivo.cookie);
            let request = request.json(&json!({ "name": "program", "scopes": unknown }));
            findings.refused("scopes", &world.server, &request, &[400, 422]).await?;
        }
    }
    Ok(())
}

/// A changed cookie, and one secret in the place of another, is worth nothing.
async fn forged(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let attack = "forged";
    let (name, value) = world.ana.cookie.split_once('=').unwrap_or_default();
    let flipped = |text: &str, at: usize| {
        let flip =
            |(place, old): (usize, char)| if place == at { if old == 'A' { 'B' } else { 'A' } } else { old };
        text.chars().enumerate().map(flip).collect::<String>()
    };
    let last = value.chars().count().saturating_sub(1);
    let unsigned = value.split_once("%3D").map_or(value, |(_, unsigned)| unsigned);
    let guest_signature = world.guest.split_once('=').and_then(|(_, value)| value.split_once("%3D"));
    let other_signature =
        guest_signature.map_or_else(String::new, |(signature, _)| format!("{signature}%3D{unsigned}"));
    for forged in [
        flipped(value, 0),
        flipped(value, last),
        unsigned.to_owned(),
        other_signature.clone(),
        world.token_secret.clone(),
        world.session.clone(),
        world.ana.name.clone(),
        "' OR 1=1 --".to_owned(),
        "x".repeat(4_000),
        String::new(),
    ] {
        for name in [name, "boneyard_guest"] {
            is_over(world, findings, attack, ("cookie", &format!("{name}={forged}"))).await?;
        }
        is_over(world, findings, attack, ("authorization", &format!("Bearer {forged}x"))).await?;
    }
    // The secret of a cookie is no token, and a token's no cookie.
    is_over(world, findings, attack, ("authorization", &format!("Bearer {unsigned}"))).await?;
    is_over(world, findings, attack, ("cookie", &format!("boneyard_guest={value}"))).await
}

/// The guest's cookie stops working once the guest has an account.
async fn after_opening(world: &World, findings: &Findings) -> Result<(), LoadError> {
    for person in [&world.ana, &world.luis, &world.moderator] {
        is_over(world, findings, "old-guest-cookie", ("cookie", &person.guest_cookie)).await?;
    }
    Ok(())
}

/// A stolen cookie stops working when its person signs out, or ends the session elsewhere.
async fn after_signing_out(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let server = &world.server;
    let victim = Person::open(server, "Olga").await?;
    let elsewhere = victim.sign_in(server, PASSWORD).await?;
    let third = victim.sign_in(server, PASSWORD).await?;
    let _: Value = server.ask(&Request::new("DELETE", "/api/session").cookie(&third)).await?;
    is_over(world, findings, "after-sign-out", ("cookie", &third)).await?;
    let _: Value =
        server.ask(&Request::new("DELETE", "/api/account/sessions").cookie(&victim.cookie)).await?;
    is_over(world, findings, "after-sign-out", ("cookie", &elsewhere)).await?;
    let _: Value = server.ask(&Request::new("DELETE", "/api/session").cookie(&victim.cookie)).await?;
    // The same cookie again, several times: it does not begin a session anew.
    for _ in 0..3 {
        is_over(world, findings, "after-sign-out", ("cookie", &victim.cookie)).await?;
    }
    Ok(())
}

/// A new password ends all other sessions and all tokens, and the old password is over.
async fn after_a_new_password(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (server, attack) = (&world.server, "after-new-password");
    let victim = Person::open(server, "Pia").await?;
    let stolen = victim.sign_in(server, PASSWORD).await?;
    let token = json!({ "name": "program", "scopes": ["read", "play"] });
    let made: Value = server.request("POST", "/api/account/tokens", &victim.cookie, &token).await?;
    let bearer = format!("Bearer {}", made["secret"].as_str().unwrap_or_default());
    let change = json!({ "password": PASSWORD, "new_password": NEW_PASSWORD });
    let _: Value = server.request("PUT", "/api/account/password", &victim.cookie, &change).await?;
    is_over(world, findings, attack, ("cookie", &stolen)).await?;
    is_over(world, findings, attack, ("authorization", &bearer)).await?;
    findings.refused(attack, server, &sign_in(&victim.name, PASSWORD), &[403]).await?;
    let own = server.send(&Request::new("GET", "/api/account").cookie(&victim.cookie)).await?;
    findings.expect(attack, own.status == 200, "the new password ended the session that changed it");
    Ok(())
}

/// Nothing of a deleted account works.
async fn after_deleting(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (server, attack) = (&world.server, "after-deleting");
    let victim = Person::open(server, "Rita").await?;
    let elsewhere = victim.sign_in(server, PASSWORD).await?;
    let token = json!({ "name": "program", "scopes": ["read", "play"] });
    let made: Value = server.request("POST", "/api/account/tokens", &victim.cookie, &token).await?;
    let bearer = format!("Bearer {}", made["secret"].as_str().unwrap_or_default());
    let _: Value =
        server.request("DELETE", "/api/account", &victim.cookie, &json!({ "password": PASSWORD })).await?;
    for cookie in [&victim.cookie, &elsewhere, &victim.guest_cookie] {
        is_over(world, findings, attack, ("cookie", cookie)).await?;
    }
    is_over(world, findings, attack, ("authorization", &bearer)).await?;
    findings.refused(attack, server, &sign_in(&victim.name, PASSWORD), &[403]).await?;
    let profile = Request::new("GET", "/api/people/Rita");
    findings.refused(attack, server, &profile, &[404]).await?;
    Ok(())
}
