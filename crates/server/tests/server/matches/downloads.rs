//! Tests of matches as files: one as JSON, and all of a person.

use boneyard_protocol::matches::MatchDocument;

use super::{RULES, play};
use crate::running::Running;
use crate::visitor::Visitor;

#[tokio::test]
async fn all_matches_come_in_one_file() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let download =
        async |format: &str| ana.request("GET", &format!("/api/matches/download{format}"), None).await;
    assert_eq!(download("").await.text(), "");
    assert_eq!(download("?format=json").await.json(), serde_json::json!([]));
    let (first, _) = play(&ana, RULES, 1).await;
    let (second, _) = play(&ana, "block match.target=20", 1).await;

    let all = download("?format=dgn").await;
    assert_eq!(all.header("content-type"), "text/plain; charset=utf-8");
    assert!(all.header("content-disposition").contains("boneyard-matches.dgn"));
    let records: Vec<String> =
        all.text().split("dgn 1\n").skip(1).map(|record| format!("dgn 1\n{}", record.trim_end())).collect();
    assert_eq!(records.len(), 2, "{}", all.text());
    for (record, table) in records.iter().zip([&second, &first]) {
        let one = ana.request("GET", &format!("/api/matches/{table}-1/record"), None).await;
        assert_eq!(one.text().trim_end(), record);
        boneyard_dgn::replay(record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
    }

    let documents: Vec<MatchDocument> = download("?format=json").await.parse();
    let one = ana.request("GET", &format!("/api/matches/{second}-1/document"), None).await.parse();
    assert_eq!((documents.len(), &documents[0]), (2, &one));
    let record = boneyard_dgn::Record::read(&records[0]).unwrap();
    assert_eq!(
        (one.record.rules.as_str(), one.record.players[0].name.as_str()),
        ("block match.target=20", "Ana")
    );
    assert_eq!(one.record.rounds.len(), record.rounds.len());
    let round = &one.record.rounds[0];
    assert_eq!(round.hands[0].tiles.len(), 7);
    let turn = &record.rounds[0].turns[0].value;
    assert_eq!(format!("{} {}", round.turns[0].seat, round.turns[0].actions), turn.to_string());
    assert_eq!(one.record.result, record.result.map(|result| result.value.to_string()));

    // They are nobody else's, but one match is public for those who know its address.
    let eva = Visitor::named(server.address, "Eva").await;
    assert_eq!(eva.request("GET", "/api/matches/download", None).await.text(), "");
    let seen: MatchDocument =
        eva.request("GET", &format!("/api/matches/{second}-1/document"), None).await.parse();
    assert!(seen.match_.players.iter().all(|player| !player.you));
    let nobody = Visitor { cookie: String::new(), ..eva };
    assert_eq!(nobody.request("GET", "/api/matches/download", None).await.status, 403);
    assert_eq!(ana.request("GET", "/api/matches/download?format=pgn", None).await.status, 400);
    assert_eq!(ana.request("GET", "/api/matches/none/document", None).await.status, 404);
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(download("").await.status);
    }
    assert!(answers.contains(&429), "downloads are limited");
}
