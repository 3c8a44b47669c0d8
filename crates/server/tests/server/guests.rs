//! Tests of guests and their cookies over HTTP.

use serde_json::json;

use crate::running::Running;
use crate::visitor::{Socket, Visitor, send};

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
