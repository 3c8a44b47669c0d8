//! Requests that only other people may make.

use boneyard_client::Request;
use serde_json::{Value, json};

use super::super::error::LoadError;
use super::findings::Findings;
use super::world::{ANA, PASSWORD, SECRET, World};

pub(super) async fn attack(world: &World, findings: &Findings) -> Result<(), LoadError> {
    nobody(world, findings).await?;
    read_everything(world, findings).await?;
    account(world, findings).await?;
    moderation(world, findings).await?;
    friends(world, findings).await?;
    passkeys(world, findings).await
}

/// What needs a person is refused to visitors without a cookie, and with a token or a cookie that nobody has.
async fn nobody(world: &World, findings: &Findings) -> Result<(), LoadError> {
    for operation in world.operations.iter().filter(|operation| !operation.is_public) {
        for (name, value) in [
            ("x-nobody", ""),
            ("authorization", "Bearer boneyard_none"),
            ("authorization", "Bearer "),
            ("cookie", "boneyard_session=none"),
            ("cookie", "boneyard_guest=none"),
        ] {
            let request = world.about_ana(operation).header(name, value);
            let request = match operation.body {
                Some(kind) => request.body(kind, "{}"),
                None => request,
            };
            // A body that cannot be read may be refused before the person is looked at.
            findings.refused("nobody", &world.server, &request, &[400, 403, 404]).await?;
        }
    }
    Ok(())
}

/// Nobody but Ana and the moderator reads what is Ana's own.
async fn read_everything(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let readers = [
        ("Eva", &world.eva.cookie),
        ("Luis", &world.luis.cookie),
        ("a guest", &world.guest),
        ("nobody", &String::new()),
    ];
    for operation in
        world.operations.iter().filter(|operation| operation.method == "GET" && !operation.answers_late())
    {
        for (reader, cookie) in readers {
            let request = world.about_ana(operation).cookie(cookie);
            let Some(answer) = findings.send("read", &world.server, &request).await? else { continue };
            let is_kept = !answer.text().contains(SECRET);
            findings.expect(
                "read",
                is_kept,
                &format!("GET {} shows {reader} what is Ana's own", request.path),
            );
        }
    }
    // The secrets are there for Ana.
    let own = Request::new("GET", "/api/account/export").cookie(&world.ana.cookie);
    let own = world.server.send(&own).await?.text().contains(SECRET);
    findings.expect("read", own, "Ana's export has none of her data, so this attack proves nothing");
    Ok(())
}

/// Ana's sessions, tokens and e-mail stay when others name them.
async fn account(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (attack, server) = ("account", &world.server);
    for cookie in [&world.eva.cookie, &world.guest] {
        for path in [
            format!("/api/account/sessions/{}", world.session),
            format!("/api/account/tokens/{}", world.token),
            // A token is a session, and a session is no token.
            format!("/api/account/sessions/{}", world.token),
            format!("/api/account/tokens/{}", world.session),
            "/api/account/passkeys/none".to_owned(),
        ] {
            let request = Request::new("DELETE", path).cookie(cookie);
            findings.refused(attack, server, &request, &[403, 404]).await?;
        }
        let appeal = Request::new("POST", format!("/api/account/sanctions/{}/appeal", world.sanction));
        let appeal = appeal.cookie(cookie).json(&json!({ "words": "not mine" }));
        findings.refused(attack, server, &appeal, &[403, 404]).await?;
        let rename = Request::new("PUT", "/api/me")
            .cookie(cookie)
            .json(&json!({ "name": ANA, "account": true, "moderator": true }));
        if cookie == &world.eva.cookie {
            findings.refused(attack, server, &rename, &[409]).await?;
        } else if let Some(answer) = findings.send(attack, server, &rename).await? {
            // A guest may have any name, but is not an account by it.
            let me: Value = answer.json().unwrap_or_default();
            let is_guest = me["account"] != true && me["moderator"] != true;
            findings.expect(attack, is_guest, "a guest became an account or a moderator by saying so");
        }
        for (method, path, body) in [
            (
                "PUT",
                "/api/account/password",
                json!({ "password": "wrong", "new_password": "other password" }),
            ),
            ("PUT", "/api/account/email", json!({ "password": "wrong", "email": "eva@example.org" })),
            ("DELETE", "/api/account", json!({ "password": "wrong" })),
            ("DELETE", "/api/account", json!({ "password": "", "name": ANA })),
            ("POST", "/api/account", json!({ "name": ANA, "password": PASSWORD })),
            ("POST", "/api/account", json!({ "name": "ana", "password": PASSWORD })),
            ("POST", "/api/account", json!({ "name": "ANA ", "password": PASSWORD })),
            ("POST", "/api/account/email/confirm", json!({ "secret": "none" })),
            ("POST", "/api/account/email/confirm", json!({ "secret": world.token_secret })),
            ("POST", "/api/password", json!({ "secret": "none", "password": PASSWORD })),
            ("POST", "/api/password", json!({ "secret": world.token_secret, "password": PASSWORD })),
            ("POST", "/api/password", json!({ "secret": "", "password": PASSWORD })),
        ] {
            let request = Request::new(method, path).cookie(cookie).json(&body);
            findings.refused(attack, server, &request, &[403, 409, 410, 422]).await?;
        }
    }
    let own: Value = server.ask(&Request::new("GET", "/api/account").cookie(&world.ana.cookie)).await?;
    let is_whole =
        own["sessions"].as_array().is_some_and(|all| all.iter().any(|it| it["id"] == world.session.as_str()))
            && own["email"]["email"].as_str().is_some_and(|email| email.contains(SECRET));
    findings.expect(attack, is_whole, "Ana's account was changed");
    let tokens: Value =
        server.ask(&Request::new("GET", "/api/account/tokens").cookie(&world.ana.cookie)).await?;
    findings.expect(attack, tokens.to_string().contains(&world.token), "Ana's token was withdrawn");
    Ok(())
}

/// Only moderators moderate, and no program does.
async fn moderation(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let bearer = format!("Bearer {}", world.token_secret);
    let token = json!({ "name": "program", "scopes": ["read", "play", "clubs"] });
    let made: Value =
        world.server.request("POST", "/api/account/tokens", &world.moderator.cookie, &token).await?;
    let moderators = format!("Bearer {}", made["secret"].as_str().unwrap_or_default());
    let callers = [
        ("cookie", &world.eva.cookie),
        ("cookie", &world.ana.cookie),
        ("cookie", &world.guest),
        ("authorization", &bearer),
        ("authorization", &moderators),
    ];
    let body = |path: &str| match path {
        _ if path.ends_with("/lift") => json!({ "reason": "x" }),
        _ if path.contains("/sanctions/") => json!({ "decision": "lift", "reason": "x" }),
        _ if path.contains("/reports/") => json!({ "measure": null, "reason": "x" }),
        _ => json!({ "measure": { "kind": "ban", "days": null }, "reason": "x" }),
    };
    for operation in world.operations.iter().filter(|operation| operation.path.starts_with("/api/moderation"))
    {
        for (name, value) in callers {
            let request = world.about_ana(operation).header(name, value);
            let request =
                if operation.body.is_some() { request.json(&body(&operation.path)) } else { request };
            findings.refused("moderation", &world.server, &request, &[403]).await?;
        }
    }
    // A moderator decides nothing about the own person.
    let own = Request::new("POST", "/api/moderation/people/Mia/sanctions").cookie(&world.moderator.cookie);
    let own = own.json(&json!({ "measure": { "kind": "warn" }, "reason": "x" }));
    findings.refused("moderation", &world.server, &own, &[403, 409]).await?;
    let own: Value =
        world.server.ask(&Request::new("GET", "/api/account/sanctions").cookie(&world.ana.cookie)).await?;
    let is_unchanged = !own.to_string().contains("\"ban\"") && !own.to_string().contains("\"lifted\"");
    findings.expect("moderation", is_unchanged, "Ana's sanctions were changed");
    // A report of the same person twice, of oneself, and of a seat that nobody has.
    for about in [
        json!({ "kind": "account", "name": world.eva.name }),
        json!({ "kind": "account", "name": "Nobody at all" }),
        json!({ "kind": "seat", "table": "none", "seat": 1 }),
        json!({ "kind": "player", "match": "none-1", "seat": 1 }),
    ] {
        let report = Request::new("POST", "/api/reports").cookie(&world.eva.cookie);
        let report = report.json(&json!({ "about": about, "reason": "talk", "words": "" }));
        findings.refused("moderation", &world.server, &report, &[404, 409]).await?;
    }
    Ok(())
}

/// Friends, blocked people and invitations are a person's own.
async fn friends(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (attack, server) = ("friends", &world.server);
    for cookie in [&world.eva.cookie, &world.guest] {
        let invite =
            Request::new("POST", format!("/api/tables/{}/invitations", world.open_table)).cookie(cookie);
        let invite = invite.json(&json!({ "name": "Luis" }));
        findings.refused(attack, server, &invite, &[403, 404, 409]).await?;
        let decline = Request::new("DELETE", format!("/api/invitations/{}", world.open_table)).cookie(cookie);
        findings.send(attack, server, &decline).await?;
    }
    let invited: Value =
        server.ask(&Request::new("GET", "/api/invitations").cookie(&world.luis.cookie)).await?;
    findings.expect(
        attack,
        invited.to_string().contains(&world.open_table),
        "others declined Luis's invitation",
    );
    let _: Value = server.request("PUT", "/api/blocked/Eva", &world.ana.cookie, &json!({})).await?;
    let view = |name: &str| Request::new("GET", format!("/api/people/{name}")).cookie(&world.eva.cookie);
    let answer = server.send(&view(ANA)).await?;
    findings.expect(attack, !answer.text().contains("blocked"), "a profile tells who blocked the visitor");
    // An unknown name and a name that is no name get the same answer.
    for method in ["PUT", "DELETE"] {
        for path in [
            "/api/friends/Nobody%20at%20all",
            "/api/friends/%00",
            "/api/blocked/%FF",
            "/api/blocked/..%2F..%2Faccount",
        ] {
            let request = Request::new(method, path).cookie(&world.eva.cookie);
            findings.refused(attack, server, &request, &[400, 404]).await?;
        }
    }
    let of_ana: Value = server.ask(&Request::new("GET", "/api/friends").cookie(&world.ana.cookie)).await?;
    findings.expect(attack, of_ana["friends"][0]["name"] == "Luis", "Ana's friends were changed");
    Ok(())
}

/// Answers of devices that nobody has, for questions that others got.
async fn passkeys(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (attack, server) = ("passkeys", &world.server);
    let ask = |cookie: &str, body: Value| {
        Request::new("POST", "/api/passkeys/challenge").cookie(cookie).json(&body)
    };
    for (cookie, body) in [
        (world.eva.cookie.as_str(), json!({ "for": "add", "password": "wrong" })),
        ("", json!({ "for": "add", "password": PASSWORD })),
    ] {
        findings.refused(attack, server, &ask(cookie, body), &[403, 409, 422]).await?;
    }
    let credential = json!({
        "id": "AAAA", "rawId": "AAAA", "type": "public-key", "clientExtensionResults": {},
        "response": { "clientDataJSON": "e30", "authenticatorData": "AAAA", "signature": "AAAA", "attestationObject": "oA" },
    });
    let added = json!({ "for": "add", "password": PASSWORD });
    for (asker, body, paths) in [
        (
            world.ana.cookie.as_str(),
            added,
            ["/api/account/passkeys", "/api/account/passkey", "/api/session/passkey"],
        ),
        (
            "",
            json!({ "for": "sign-in" }),
            ["/api/session/passkey", "/api/account/passkeys", "/api/account/passkey"],
        ),
    ] {
        let asked: Value = match server.send(&ask(asker, body)).await?.json() {
            Ok(asked) => asked,
            Err(_) => continue,
        };
        for path in paths {
            for cookie in [&world.eva.cookie, &world.guest, &String::new()] {
                for challenge in [asked["challenge"].clone(), json!("none")] {
                    let answer = json!({ "challenge": challenge, "credential": credential });
                    let request = Request::new("POST", path).cookie(cookie).json(&answer);
                    findings.refused(attack, server, &request, &[400, 403, 404, 409, 410]).await?;
                }
            }
        }
    }
    Ok(())
}
