//! Records of the old version, on the command line of the current one.

use std::process::{Command, Output};

use serde_json::Value;

use crate::copy::{Copy, folder, manifest};
use crate::fixture;
use crate::losses::losses;

fn replay(arguments: &[&str]) -> Output {
    let folder = folder().join("records");
    Command::new(env!("CARGO_BIN_EXE_boneyard"))
        .arg("replay")
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn names() -> Vec<String> {
    let names = std::fs::read_dir(folder().join("records")).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut records: Vec<String> = names.filter(|name| name.ends_with(".dgn")).collect();
    records.sort();
    records
}

#[test]
fn records_replay_as_before() {
    let names = names();
    let arguments: Vec<&str> = names.iter().map(String::as_str).collect();
    let expected = std::fs::read_to_string(folder().join("records/replayed.txt")).unwrap();
    let replayed = replay(&arguments);
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    let replayed = String::from_utf8(replayed.stdout).unwrap();
    for (expected, now) in expected.split("\n\n").zip(replayed.split("\n\n")) {
        assert_eq!(now, expected);
    }
    assert_eq!(replayed.len(), expected.len());

    let expected = std::fs::read_to_string(folder().join("records/replayed.jsonl")).unwrap();
    let replayed = replay(&[&["--json"], &arguments[..]].concat());
    let replayed = String::from_utf8(replayed.stdout).unwrap();
    assert_eq!(replayed.lines().count(), names.len());
    for ((expected, now), name) in expected.lines().zip(replayed.lines()).zip(&names) {
        let [expected, now] = [expected, now].map(|line| serde_json::from_str(line).unwrap());
        assert_eq!(losses(&expected, &now), [], "{name}");
    }
}

/// The record is not changed, and the difference is reported with its line.
#[test]
fn a_record_whose_points_differ_from_the_rules_is_reported() {
    let name = names().into_iter().find(|name| name.ends_with("-block.dgn")).unwrap();
    let record = std::fs::read_to_string(folder().join("records").join(name)).unwrap();
    let (line, score) = record.lines().enumerate().find(|(_, line)| line.starts_with("score ")).unwrap();
    let (side, points) = score.rsplit_once(' ').unwrap();
    let other = points.parse::<i32>().unwrap() + 7;
    let recorded = record.replacen(score, &format!("{side} {other}"), 1);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("recorded.dgn");
    std::fs::write(&file, &recorded).unwrap();
    let replayed = replay(&[file.to_str().unwrap()]);
    assert_eq!(replayed.status.code(), Some(2));
    let error_text = String::from_utf8(replayed.stderr).unwrap();
    let place = format!("{}:{}: `{side} {other}` ", file.display(), line + 1);
    assert!(error_text.starts_with(&place) && error_text.trim_end().ends_with(score), "{error_text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), recorded);
}

/// The last round of a table was settled with 33 points more than the rules give: the stored result is shown and recorded.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stored_settlement_stands() {
    let manifest = manifest();
    let is_block =
        |table: &&Value| table["rules"] == "block" && table["people"].as_array().unwrap().len() == 4;
    let table = manifest["tables"].as_array().unwrap().iter().find(is_block).unwrap();
    let id = table["id"].as_str().unwrap();
    let copy = Copy::open_after(&format!(
        "UPDATE events SET body = json_set(body,
            '$.event.settlement.sides[0].scored', 33 + json_extract(body, '$.event.settlement.sides[0].scored'),
            '$.event.settlement.sides[0].after.points',
                33 + json_extract(body, '$.event.settlement.sides[0].after.points'))
        WHERE table_id = '{id}' AND seq = (SELECT max(seq) FROM events
            WHERE table_id = '{id}' AND json_extract(body, '$.event.type') = 'round-ended');"
    ))
    .await;
    let shown = fixture::table_shown(&copy.cast, "", id).await;
    let written = &shown["view"]["sheet"].as_array().unwrap().last().unwrap()["settlement"]["sides"][0];
    assert!(written["scored"].as_i64().unwrap() >= 33, "{written}");
    assert_eq!(shown["view"]["standing"]["accounts"][0], written["after"]);

    let record = copy.cast.guest("").get(&format!("/api/tables/{id}/record")).await.text();
    let total = format!("total 1 {}\n", written["after"]["points"]);
    assert!(record.contains(&total), "{record}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stored.dgn");
    std::fs::write(&file, record).unwrap();
    let replayed = replay(&[file.to_str().unwrap()]);
    let error_text = String::from_utf8(replayed.stderr).unwrap();
    assert!(
        replayed.status.code() == Some(2) && error_text.contains("differs from the rules"),
        "{error_text}"
    );
    copy.close().await;
}
