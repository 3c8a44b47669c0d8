//! Requests that a page of another site could send with a visitor's cookie.

use boneyard_client::Request;

use super::super::error::LoadError;
use super::findings::{Findings, code};
use super::world::{PASSWORD, World, sign_in};

/// A site that is not this server.
const FOREIGN_SITE: &str = "http://evil.example";

pub(super) async fn attack(world: &World, findings: &Findings) -> Result<(), LoadError> {
    foreign_origins(world, findings).await?;
    foreign_hosts(world, findings).await?;
    forms(world, findings).await?;
    cookies(world, findings).await
}

/// Other sites may not change anything, and may open no socket.
async fn foreign_origins(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let authority = world.server.authority();
    let origin = |origin: &str| vec![("origin", origin.to_owned())];
    let senders = [
        origin(FOREIGN_SITE),
        origin("null"),
        origin(""),
        origin("http://127.0.0.1:1"),
        origin(&format!("http://{authority}.evil.example")),
        origin(&format!("http://evil.example@{authority}.evil.example")),
        origin(&format!("http://{authority},http://evil.example")),
        vec![("referer", format!("{FOREIGN_SITE}/{authority}"))],
        vec![("sec-fetch-site", "cross-site".to_owned())],
        vec![("sec-fetch-site", "same-site".to_owned())],
        vec![("sec-fetch-site", "cross-site".to_owned()), ("origin", format!("http://{authority}"))],
    ];
    for sender in &senders {
        for operation in world.operations.iter().filter(|operation| operation.method != "GET") {
            let request = sent_by(sender, world.about_ana(operation).cookie(&world.ana.cookie));
            let request =
                if operation.body.is_some() { request.body("application/json", "{}") } else { request };
            is_foreign(world, findings, &request).await?;
        }
        let socket = Request::new("GET", format!("/api/tables/{}/ws", world.table));
        let socket = sent_by(sender, socket.cookie(&world.ana.cookie));
        let socket = socket.header("connection", "upgrade").header("upgrade", "websocket");
        let socket = socket
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==");
        is_foreign(world, findings, &socket).await?;
    }
    Ok(())
}

/// A request with the headers in which a browser names the page.
fn sent_by(sender: &[(&str, String)], request: Request) -> Request {
    sender.iter().fold(request, |request, (name, value)| request.header(*name, value))
}

async fn is_foreign(world: &World, findings: &Findings, request: &Request) -> Result<(), LoadError> {
    let attack = "foreign-origin";
    let answer = findings.refused(attack, &world.server, request, &[403]).await?;
    let is_named = answer.is_some_and(|answer| code(&answer).as_deref() == Some("foreign-origin"));
    findings.expect(attack, is_named, &format!("{} {}: another refusal", request.method, request.path));
    Ok(())
}

/// A name that another site has let resolve to this server is refused, for reading, too.
async fn foreign_hosts(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (_, port) = world.server.authority().rsplit_once(':').unwrap_or_default();
    for host in [
        format!("evil.example:{port}"),
        format!("127.0.0.1.evil.example:{port}"),
        format!("localhost.evil.example:{port}"),
        "a b".to_owned(),
    ] {
        for operation in &world.operations {
            let request = world.about_ana(operation).cookie(&world.ana.cookie);
            // Such a page names its own site as the origin, so the origin fits the host.
            let request = request.header("host", &host).header("origin", format!("http://{host}"));
            findings.refused("foreign-host", &world.server, &request, &[421]).await?;
        }
        let page = Request::new("GET", "/").header("host", &host);
        let answer = world.server.send(&page).await?;
        findings.expect(
            "foreign-host",
            answer.status == 421,
            &format!("GET / for {host} got {}", answer.status),
        );
    }
    Ok(())
}

/// A form can send a body without asking first, but not as JSON.
async fn forms(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
    for operation in world.operations.iter().filter(|operation| operation.body == Some("application/json")) {
        for kind in types {
            let request = world.about_ana(operation).cookie(&world.ana.cookie);
            let body = format!(
                r#"{{"password":"{PASSWORD}","name":"Eva","wants":true,"hides":true,"settings":{{}}}}"#
            );
            findings.refused("form", &world.server, &request.body(kind, body), &[400, 403, 404, 415]).await?;
        }
    }
    Ok(())
}

/// A cookie cannot be read by scripts, and does not come with what another site's page sends.
async fn cookies(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let guest = world.server.send(&Request::new("GET", "/api/me")).await?;
    let session = world.server.send(&sign_in(&world.ivo.name, PASSWORD)).await?;
    let set = [&guest, &session].map(|answer| answer.header("set-cookie").lines());
    let set = set.into_iter().flatten().filter(|cookie| !cookie.contains("=;"));
    for cookie in set {
        for attribute in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            findings.expect("cookie", cookie.contains(attribute), &format!("a cookie without {attribute}"));
        }
    }
    Ok(())
}
