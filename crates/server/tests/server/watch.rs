//! Tests of the list of matches that everyone may watch.

use boneyard_protocol::watch::{WATCHED_PER_PAGE, WatchPage};
use serde_json::json;

use crate::play::{against_bots, until};
use crate::running::Running;
use crate::visitor::{Shown, Socket, Visitor, send};

async fn page(server: &Running, query: &str) -> WatchPage {
    let answer = send(server.address, "GET", &format!("/api/watch{query}"), &[], None).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.parse()
}

/// A rated match of two people, which runs.
async fn rated_match(ana: &Visitor, eva: &Visitor) -> (String, Socket, Socket) {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let rated = json!({ "rules": "draw", "seats": seats, "options": { "rated": true } });
    let table = ana.open_table(&rated).await;
    assert_eq!(eva.request("POST", &format!("/api/tables/{table}/seats/2"), None).await.status, 204);
    let (mut socket, mut other) = (ana.join(&table, 0).await.unwrap(), eva.join(&table, 0).await.unwrap());
    let (mut seen, mut theirs) = (Shown::default(), Shown::default());
    let runs = |shown: &Shown| shown.now.turn.is_some();
    tokio::join!(until(&mut socket, &mut seen, runs), until(&mut other, &mut theirs, runs));
    (table.to_string(), socket, other)
}

#[tokio::test]
async fn rated_matches_are_listed_with_their_points_page_by_page() {
    let server = Running::start().await;
    let empty = page(&server, "").await;
    assert_eq!((empty.matches.len(), empty.total, empty.next), (0, 0, None));
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let casual = ana.open_table(&against_bots("draw", 1)).await;
    let _there = ana.join(&casual, 0).await.unwrap();

    let mut open = Vec::new();
    for _ in 0..=WATCHED_PER_PAGE {
        open.push(rated_match(&ana, &eva).await);
    }
    let first = loop {
        let first = page(&server, "").await;
        if usize::try_from(first.total).unwrap() == open.len() {
            break first;
        }
    };
    assert_eq!(first.matches.len(), WATCHED_PER_PAGE);
    let newest = &first.matches[0];
    assert_eq!(newest.id.as_str(), open.last().unwrap().0, "the one that began last");
    let score = newest.score.as_ref().unwrap();
    assert_eq!((score.standing.accounts.len(), score.standing.accounts[0].points), (2, 0));
    let next = first.next.clone().unwrap();
    let second = page(&server, &format!("?after={next}")).await;
    assert_eq!((second.matches.len(), second.next), (1, None));
    assert_eq!(second.matches[0].id.as_str(), open[0].0);
    assert!(first.matches.iter().chain(&second.matches).all(|one| one.id != casual), "it is not rated");
    let wrong = send(server.address, "GET", "/api/watch?after=x", &[], None).await.unwrap();
    assert_eq!(wrong.status, 400);
}
