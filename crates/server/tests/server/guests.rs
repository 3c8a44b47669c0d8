//! Tests of guests and their cookies over HTTP.

use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::running::Running;
use crate::visitor::{Answer, PASSWORD, Socket, Visitor, send};

#[tokio::test]
async fn a_visitor_becomes_a_guest_and_stays_one() {
    let server = Running::start().await;
    let first = send(server.address, "GET", "/api/me", &[], None).await.unwrap();
    let cookie = first.header("set-cookie").to_owned();
    for part in ["boneyard_guest=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(first.json(), json!({ "name": "" }));

    let guest = Visitor { address: server.address, cookie: cookie.split(';').next().unwrap().into() };
    let renamed = guest.request("PUT", "/api/me", Some(&json!({ "name": "  Ana   María " }))).await;
    assert_eq!(renamed.json(), json!({ "name": "Ana María" }));
    let server = server.restart().await;
    let again = Visitor { address: server.address, ..guest }.request("GET", "/api/me", None).await;
    assert_eq!(again.json(), json!({ "name": "Ana María" }));
    assert_eq!(again.header("set-cookie"), "");
}

#[tokio::test]
async fn a_forged_cookie_is_no_guest() {
    let server = Running::start().await;
    let guest = Visitor::named(server.address, "Ana").await;
    let mut forged = guest.cookie.clone();
    forged.pop();
    let forged = Visitor { cookie: forged, ..guest };
    assert_eq!(forged.request("PUT", "/api/me", Some(&json!({ "name": "Eva" }))).await.status, 403);
    let me = forged.request("GET", "/api/me", None).await;
    assert_eq!(me.json(), json!({ "name": "" }), "a new guest");
}

#[tokio::test]
async fn a_name_needs_a_visible_character() {
    let server = Running::start().await;
    let guest = Visitor::new(server.address).await;
    for name in ["", "   ", "twenty-five characters xx", "a\u{202e}b"] {
        let answer = guest.request("PUT", "/api/me", Some(&json!({ "name": name }))).await;
        assert_eq!(
            (answer.status, answer.json()["problem"]["code"].as_str()),
            (422, Some("bad-name")),
            "{name:?}"
        );
    }
}

/// The code of a refusal, and the name in it.
fn refusal(answer: &Answer) -> (String, String) {
    let refusal = &answer.json()["problem"]["refusal"];
    let text = |key: &str| refusal[key].as_str().unwrap_or_default().to_owned();
    (text("code"), text("name"))
}

#[tokio::test]
async fn a_guest_cannot_take_the_name_of_an_account_or_of_the_site() {
    let server = Running::start().await;
    let _mod = Visitor::with_account(server.address, "Mod").await;
    let guest = Visitor::new(server.address).await;
    let rename = async |visitor: &Visitor, name: &str| {
        visitor.request("PUT", "/api/me", Some(&json!({ "name": name }))).await
    };
    for name in ["Mod", "MOD", "Моd", "mоd", "Mod.", "_Mod_", "Ｍｏｄ"] {
        let refused = rename(&guest, name).await;
        assert_eq!((refused.status, refusal(&refused)), (409, ("name-taken".into(), "Mod".into())), "{name}");
    }
    for name in
        ["Host", "Bot 2", "Boneyard", "Moderator", "Player 1", "Игрок 3", "Domaćin", "Robô 2", "Jugadora"]
    {
        let refused = rename(&guest, name).await;
        assert_eq!(
            (refused.status, refusal(&refused)),
            (409, ("name-of-house".into(), name.into())),
            "{name}"
        );
    }
    assert_eq!(rename(&guest, "Modesta").await.status, 200);
    // Guests may share a name.
    let other = Visitor::new(server.address).await;
    assert_eq!(rename(&other, "Modesta").await.status, 200);
    let eva = Visitor::with_account(server.address, "Eva").await;
    assert_eq!(refusal(&rename(&eva, "Моd").await).0, "name-taken");
    assert_eq!(refusal(&rename(&eva, "Bot").await).0, "name-of-house");
    assert_eq!(rename(&eva, "EVA").await.status, 200, "it is the person's own");
}

#[tokio::test]
async fn a_guest_whose_name_an_account_takes_gets_a_number() {
    let server = Running::start().await;
    let guest = Visitor::named(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = guest.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let _ana = Visitor::with_account(server.address, "Ana").await;
    let me = async || guest.request("GET", "/api/me", None).await.json();
    assert_eq!(me().await, json!({ "name": "Ana 2" }));
    let shown = async || guest.request("GET", &format!("/api/tables/{table}"), None).await.json();
    while shown().await["seats"][0]["name"] != "Ana 2" {}
    // Another name with the same look, and an account that is renamed.
    let guest = Visitor::named(server.address, "Evа").await;
    let other = Visitor::with_account(server.address, "Iva").await;
    assert_eq!(other.request("PUT", "/api/me", Some(&json!({ "name": "Eva" }))).await.status, 200);
    assert_eq!(guest.request("GET", "/api/me", None).await.json(), json!({ "name": "Evа 2" }));
    // A guest who opens an account keeps the name.
    let luka = Visitor::named(server.address, "Luka").await;
    let open = json!({ "name": "Luka", "password": PASSWORD });
    let luka = luka.with_cookies_of(&luka.request("POST", "/api/account", Some(&open)).await);
    assert_eq!(luka.request("GET", "/api/me", None).await.json()["name"], "Luka");
}

// Older versions let guests have any name.
#[tokio::test]
async fn a_guest_with_a_name_of_the_site_from_before_loses_it() {
    let server = Running::start().await;
    let [ana, eva] =
        [Visitor::named(server.address, "Ana").await, Visitor::named(server.address, "Eva").await];
    let folder = server.stop().await;
    let database = format!("sqlite://{}", folder.path().join("boneyard.db").display());
    let mut connection = SqliteConnection::connect(&database).await.unwrap();
    for change in
        ["UPDATE guests SET name = 'Bоt 2' WHERE name = 'Ana'", "UPDATE server SET looks_version = 0"]
    {
        sqlx::query(change).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let server = Running::start_in(folder, None).await;
    let me = async |guest: Visitor| {
        let guest = Visitor { address: server.address, ..guest };
        guest.request("GET", "/api/me", None).await.json()
    };
    assert_eq!(me(ana).await, json!({ "name": "" }));
    assert_eq!(me(eva).await, json!({ "name": "Eva" }));
}

#[tokio::test]
async fn pages_of_other_sites_cannot_change_anything() {
    let server = Running::start().await;
    let guest = Visitor::named(server.address, "Ana").await;
    let ours = format!("http://{}", server.address);
    let page = format!("{ours}/learn");
    for (sent, status) in [
        (vec![("origin", "http://evil.example")], 403),
        (vec![("origin", "null")], 403),
        (vec![("origin", ours.as_str())], 200),
        (vec![("referer", "http://evil.example/page")], 403),
        (vec![("referer", page.as_str())], 200),
        (vec![("sec-fetch-site", "cross-site")], 403),
        (vec![("sec-fetch-site", "cross-site"), ("origin", ours.as_str())], 403),
        (vec![("sec-fetch-site", "same-site")], 403),
        (vec![("sec-fetch-site", "same-site"), ("origin", ours.as_str())], 200),
        (vec![("sec-fetch-site", "same-origin")], 200),
        (vec![("sec-fetch-site", "none")], 200),
        (vec![], 200),
    ] {
        let headers: Vec<_> = [("cookie", guest.cookie.as_str())].into_iter().chain(sent).collect();
        let renamed = send(server.address, "PUT", "/api/me", &headers, Some(r#"{"name":"Eva"}"#)).await;
        // A request without a body needs no permission of the other site either.
        let without_body = send(server.address, "DELETE", "/api/session", &headers, None).await;
        for (answer, accepted) in [(renamed.unwrap(), 200), (without_body.unwrap(), 204)] {
            let expected = if status == 200 { accepted } else { status };
            assert_eq!(answer.status, expected, "{headers:?}: {}", answer.text());
        }
    }
}

#[tokio::test]
async fn pages_of_other_sites_open_no_socket() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    for (site, is_open) in
        [("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false)]
    {
        let headers = [("cookie", ana.cookie.as_str()), ("sec-fetch-site", site)];
        let socket = Socket::open(server.address, &table, &headers).await;
        assert_eq!(socket.is_ok(), is_open, "{site}");
    }
}

#[tokio::test]
async fn with_tls_cookies_are_secure() {
    let url = "https://dominoes.example".parse().unwrap();
    let server = Running::start_in(tempfile::tempdir().unwrap(), Some(url)).await;
    let answer = send(server.address, "GET", "/api/me", &[], None).await.unwrap();
    assert!(answer.header("set-cookie").contains("Secure"));
    assert!(!answer.header("strict-transport-security").is_empty());
}
