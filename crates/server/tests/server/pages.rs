//! Tests of the pages, the API description, the lessons and the agreements that the server sends.

use std::fs;
use std::path::Path;

use crate::running::Running;
use crate::visitor::send;

#[tokio::test]
async fn pages_have_security_headers() {
    let server = Running::start().await;
    for path in ["/", "/tables/abc", "/healthz", "/api/openapi.json"] {
        let answer = send(server.address, "GET", path, &[], None).await.unwrap();
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
    let page = send(server.address, "GET", "/tables/abc", &[], None).await.unwrap();
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
}

#[tokio::test]
async fn a_page_can_run_webassembly_but_no_eval() {
    let server = Running::start().await;
    let page = send(server.address, "GET", "/", &[], None).await.unwrap();
    let policy = page.header("content-security-policy");
    assert!(policy.contains("; script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
    assert!(!policy.contains("'unsafe-eval'"), "{policy}");

    // If the client was built without the WebAssembly engine, there is no file to check.
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/assets");
    let names = fs::read_dir(assets)
        .into_iter()
        .flatten()
        .filter_map(|file| file.ok()?.file_name().into_string().ok());
    for name in names.filter(|name| name.ends_with(".wasm")) {
        let engine = send(server.address, "GET", &format!("/assets/{name}"), &[], None).await.unwrap();
        assert_eq!((engine.status, engine.header("content-type")), (200, "application/wasm"), "{name}");
        assert_eq!(engine.header("cache-control"), "public, max-age=31536000, immutable", "{name}");
    }
}

#[tokio::test]
async fn a_missing_file_is_not_a_page() {
    let server = Running::start().await;
    let file = send(server.address, "GET", "/assets/old-1234.js", &[], None).await.unwrap();
    assert_eq!(file.status, 404);
    let unknown = send(server.address, "GET", "/api/nothing", &[], None).await.unwrap();
    assert_eq!((unknown.status, unknown.text()), (404, r#"{"problem":{"code":"not-found"}}"#));
}

#[tokio::test]
async fn the_api_is_described_as_openapi() {
    let server = Running::start().await;
    let description = send(server.address, "GET", "/api/openapi.json", &[], None).await.unwrap().json();
    let paths: Vec<&str> = description["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        paths,
        [
            "/api/account",
            "/api/account/arrival-mails",
            "/api/account/bot",
            "/api/account/email",
            "/api/account/email/confirm",
            "/api/account/export",
            "/api/account/passkey",
            "/api/account/passkeys",
            "/api/account/passkeys/{id}",
            "/api/account/password",
            "/api/account/sanctions",
            "/api/account/sanctions/{id}/appeal",
            "/api/account/sessions",
            "/api/account/sessions/{id}",
            "/api/account/settings",
            "/api/account/tokens",
            "/api/account/tokens/{id}",
            "/api/account/turn-mails",
            "/api/account/ways",
            "/api/blocked/{name}",
            "/api/clubs",
            "/api/clubs/{id}",
            "/api/clubs/{id}/competitions",
            "/api/clubs/{id}/competitions/{competition}",
            "/api/clubs/{id}/competitions/{competition}/entries.csv",
            "/api/clubs/{id}/competitions/{competition}/notes",
            "/api/clubs/{id}/competitions/{competition}/official",
            "/api/clubs/{id}/competitions/{competition}/results/{format}",
            "/api/clubs/{id}/enter",
            "/api/clubs/{id}/enter/link",
            "/api/clubs/{id}/evenings",
            "/api/clubs/{id}/hall",
            "/api/clubs/{id}/invitations",
            "/api/clubs/{id}/invitations/{invitation}",
            "/api/clubs/{id}/members",
            "/api/clubs/{id}/members.csv",
            "/api/clubs/{id}/members/{member}",
            "/api/clubs/{id}/members/{member}/link",
            "/api/clubs/{id}/members/{member}/merge",
            "/api/clubs/{id}/names",
            "/api/clubs/{id}/organisers",
            "/api/clubs/{id}/organisers/{organiser}",
            "/api/clubs/{id}/regulations",
            "/api/clubs/{id}/regulations/{regulation}",
            "/api/clubs/{id}/season",
            "/api/evenings",
            "/api/evenings/desk",
            "/api/evenings/files/csv/{what}",
            "/api/evenings/files/report",
            "/api/evenings/files/sheets/{kind}",
            "/api/evenings/files/unprintable",
            "/api/evenings/mine",
            "/api/evenings/{id}",
            "/api/evenings/{id}/barred",
            "/api/evenings/{id}/barred/{device}",
            "/api/evenings/{id}/code",
            "/api/evenings/{id}/csv/{what}",
            "/api/evenings/{id}/file",
            "/api/evenings/{id}/links",
            "/api/evenings/{id}/links/{link}",
            "/api/evenings/{id}/matches/{match}/tables/{table}",
            "/api/evenings/{id}/organisers",
            "/api/evenings/{id}/people",
            "/api/evenings/{id}/people/me",
            "/api/evenings/{id}/people/{person}",
            "/api/evenings/{id}/report",
            "/api/evenings/{id}/sheets/{kind}",
            "/api/evenings/{id}/unprintable",
            "/api/friends",
            "/api/friends/{name}",
            "/api/guides/{language}/{guide}",
            "/api/house-rules",
            "/api/house-rules/{version}",
            "/api/imports/{id}",
            "/api/imports/{id}/record",
            "/api/invitations",
            "/api/invitations/{table}",
            "/api/leaders/{family}",
            "/api/learn/{language}",
            "/api/learn/{language}/{preset}",
            "/api/lobby",
            "/api/matches",
            "/api/matches/download",
            "/api/matches/hands",
            "/api/matches/search",
            "/api/matches/{id}",
            "/api/matches/{id}/document",
            "/api/matches/{id}/record",
            "/api/matches/{id}/replay",
            "/api/me",
            "/api/moderation/appeals",
            "/api/moderation/log",
            "/api/moderation/networks",
            "/api/moderation/people/{name}",
            "/api/moderation/people/{name}/sanctions",
            "/api/moderation/plays",
            "/api/moderation/reports",
            "/api/moderation/reports/{id}",
            "/api/moderation/reports/{id}/decision",
            "/api/moderation/sanctions",
            "/api/moderation/sanctions/{id}/decision",
            "/api/moderation/sanctions/{id}/lift",
            "/api/notices",
            "/api/notices/wish",
            "/api/passkeys/challenge",
            "/api/password",
            "/api/password/forgotten",
            "/api/people/{name}",
            "/api/people/{name}/opponents",
            "/api/pool",
            "/api/presence",
            "/api/presets",
            "/api/presets/unplayable",
            "/api/push",
            "/api/push/{device}",
            "/api/ratings/{family}",
            "/api/reach",
            "/api/reports",
            "/api/rules",
            "/api/rules/sheet",
            "/api/session",
            "/api/session/passkey",
            "/api/spreadsheet",
            "/api/tables",
            "/api/tables/calls",
            "/api/tables/mine",
            "/api/tables/{id}",
            "/api/tables/{id}/commands",
            "/api/tables/{id}/hint",
            "/api/tables/{id}/invitations",
            "/api/tables/{id}/parts",
            "/api/tables/{id}/record",
            "/api/tables/{id}/seats/{seat}",
            "/api/tables/{id}/stream",
            "/api/tournaments",
            "/api/tournaments/{id}",
            "/api/tournaments/{id}/close",
            "/api/tournaments/{id}/confirm",
            "/api/tournaments/{id}/enter",
            "/api/tournaments/{id}/outcomes/{pairing}",
            "/api/tournaments/{id}/pair",
            "/api/tournaments/{id}/return",
            "/api/tournaments/{id}/start",
            "/api/tournaments/{id}/withdraw",
            "/api/watch",
        ]
    );
    let docs = send(server.address, "GET", "/api/docs/", &[], None).await.unwrap();
    assert_eq!((docs.status, docs.header("content-type")), (200, "text/html; charset=utf-8"));
    assert!(!docs.text().contains("//"), "{}", docs.text());
    for file in ["swagger-ui.css", "swagger-ui-bundle.js", "start.js"] {
        assert!(docs.text().contains(&format!("\"/api/docs/{file}\"")), "{}", docs.text());
        let part = send(server.address, "GET", &format!("/api/docs/{file}"), &[], None).await.unwrap();
        assert_eq!(part.status, 200, "{file}");
    }
    let short = send(server.address, "GET", "/api/docs", &[], None).await.unwrap();
    assert_eq!((short.status, short.header("location")), (308, "/api/docs/"));
}

#[tokio::test]
async fn files_of_the_page_are_sent_as_the_build_compressed_them() {
    let server = Running::start().await;
    let plain = send(server.address, "GET", "/", &[], None).await.unwrap();
    assert_eq!((plain.header("content-encoding"), plain.body.first()), ("", Some(&b'<')));
    let packed = send(server.address, "GET", "/", &[("accept-encoding", "gzip, br")], None).await.unwrap();
    assert_eq!((packed.header("content-encoding"), packed.header("vary")), ("br", "accept-encoding"));
    assert_eq!(packed.header("content-type"), "text/html; charset=utf-8");
    assert!(packed.body.len() < plain.body.len());

    // The weak tag of the compressed file and the tag of the file itself name the same page.
    let tag = packed.header("etag");
    assert_eq!(tag, format!("W/{}", plain.header("etag")));
    let again = [("accept-encoding", "br"), ("if-none-match", tag)];
    let unchanged = send(server.address, "GET", "/", &again, None).await.unwrap();
    assert_eq!((unchanged.status, unchanged.body.len()), (304, 0));
}

#[tokio::test]
async fn large_answers_are_compressed() {
    let server = Running::start().await;
    let headers = [("accept-encoding", "br")];
    let plain = send(server.address, "GET", "/api/presets", &[], None).await.unwrap();
    let packed = send(server.address, "GET", "/api/presets", &headers, None).await.unwrap();
    assert_eq!(packed.header("content-encoding"), "br");
    assert!(packed.body.len() * 4 < plain.body.len(), "{} of {} bytes", packed.body.len(), plain.body.len());
}

#[tokio::test]
async fn a_lesson_is_read_in_a_language() {
    let server = Running::start().await;
    let get = async |path: &str| send(server.address, "GET", path, &[], None).await.unwrap();
    let page = get("/api/learn/ru/block").await.json();
    assert_eq!(page["game"]["preset"], "block");
    assert_eq!(page["lesson"]["steps"][0]["type"], "say");
    let index = get("/api/learn/hr").await.json();
    assert!(index["history"].as_str().unwrap().contains("dominari"));
    for unknown in ["/api/learn/xx", "/api/learn/xx/block", "/api/learn/en/general"] {
        assert_eq!(get(unknown).await.status, 404, "{unknown}");
    }
}

#[tokio::test]
async fn an_agreement_is_read_in_a_language() {
    let server = Running::start().await;
    let get = async |path: &str| send(server.address, "GET", path, &[], None).await.unwrap();
    let sheet = get("/api/rules/sheet?rules=goat-yard%20match.target=61&lang=ru").await.json();
    assert_eq!(sheet["rules"], "goat-yard match.target=61");
    assert!(sheet["sheet"]["sections"].to_string().contains("Кто набрал 61 очко, проиграл: он козёл."));
    assert!(
        sheet["controls"].as_array().unwrap().iter().any(|control| control["parameter"] == "score.blockTie")
    );

    let refused = get("/api/rules/sheet?rules=draw%20deal.rest=asleep&lang=es").await;
    let problem = &refused.json()["problem"];
    assert_eq!((refused.status, problem["code"].as_str()), (422, Some("bad-rules")));
    assert_eq!(problem["explanation"]["nearest"][0]["rules"], "draw deal.rest=asleep draw.mode=none");
    for (path, status) in [
        ("/api/rules/sheet?rules=drow", 422),
        ("/api/rules/sheet", 400),
        ("/api/rules/sheet?rules=draw&lang=tlh", 400),
        ("/api/presets/unplayable?lang=tlh", 400),
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.text());
    }
    let games = get("/api/presets/unplayable?lang=hr").await.json();
    assert_eq!(games[0]["id"], "general");
}
