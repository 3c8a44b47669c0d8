//! Downloads of an evening: sheets to print and CSV files (CLUB-94).

use boneyard_agreement::Language;
use boneyard_club::live::{EnteredSheet, EveningCommand, EveningOptions, PlayerCourtesies};
use boneyard_club::{Courtesy, SheetKind, SheetScore};
use boneyard_server::{Config, FontFolder};

use serde_json::json;

use super::{FOUR, Friday};
use crate::pdf_reader::texts;
use crate::phone::{Phone, at, player};
use crate::running::Running;
use crate::visitor::Visitor;

/// Enters the result of the only table of a match.
async fn result(laptop: &mut Phone, number: u16, score: [u16; 2]) {
    let result = EnteredSheet { scored: SheetScore::Final { score }, stop: None, first: None };
    laptop.does(EveningCommand::Result { at: at(number, 1), result, why: String::new(), was: None }).await;
}

/// The text of a sheet's PDF, with plain spaces.
async fn sheet(friday: &Friday, who: &Visitor, rest: &str) -> String {
    let answer = friday.get(who, &format!("/sheets/{rest}")).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/pdf"), "{rest}");
    assert!(answer.body.starts_with(b"%PDF"), "{rest}");
    texts(&answer.body).join("\n").replace('\u{a0}', " ")
}

// CLUB-94: every sheet of an evening is a file.
#[tokio::test]
async fn every_sheet_comes_as_pdf() {
    let friday = Friday::open(&format!("{FOUR}stake 10 \"chips\"\n")).await;
    let nobody = Visitor::new(friday.server.address).await;
    for kind in SheetKind::ALL {
        let text = sheet(&friday, &nobody, kind.name()).await;
        assert!(text.contains("Friday at the harbour"), "{kind}: {text}");
    }
    let russian = sheet(&friday, &nobody, "standings?lang=ru&paper=letter&large=true").await;
    assert!(russian.contains("Положение"), "{russian}");
    let named = friday.get(&nobody, "/sheets/standings").await;
    assert_eq!(
        named.header("content-disposition"),
        "attachment; filename=\"standings.pdf\"; filename*=UTF-8''Friday%20at%20the%20harbour%2C%20standings.pdf"
    );
}

// CLUB-53: unconfirmed results count nowhere.
#[tokio::test]
async fn downloads_have_confirmed_results_only() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    result(&mut laptop, 1, [100, 37]).await;
    let lines = async |what: &str| {
        let answer = friday.get(&friday.ana, &format!("/csv/{what}")).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "text/csv; charset=utf-8"));
        assert_eq!(
            answer.header("content-disposition"),
            format!(
                "attachment; filename=\"{what}.csv\"; filename*=UTF-8''Friday%20at%20the%20harbour%2C%20{what}.csv"
            )
        );
        answer.text().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let has_score = |text: &str| text.contains("100 : 37");
    assert_eq!(lines("results").await.len(), 1, "only the column headings");
    assert_eq!(lines("standings").await[1], "1,1,Ana,0,0,0,0,0,0,0,0,0,number,true");
    assert!(!has_score(&sheet(&friday, &friday.ana, "results").await));

    laptop.does(EveningCommand::Confirm { at: at(1, 1) }).await;
    assert_eq!(lines("results").await[1], "1,1,1,Ana,2,Boris,3,Carmen,4,Dora,100,37,first,target,2,,");
    assert_eq!(lines("standings").await[1], "1,1,Ana,1,2,1,100,37,0,63,0,0,number,true");
    assert_eq!(lines("seating").await.len(), 4);
    assert_eq!(lines("log").await.len(), 1);
    assert_eq!(lines("money").await[1], "1,Ana,0,0,0,");
    let results = sheet(&friday, &friday.ana, "results").await;
    assert!(has_score(&results), "{results}");
    // CLUB-93: all downloads have the same numbers.
    let report = friday.get(&friday.ana, "/report").await.json();
    let (standing, view) = (&report["standings"][0], laptop.view());
    assert_eq!(
        (&standing["plus"], &standing["minus"], &standing["points"]),
        (&json!(100), &json!(37), &json!(2))
    );
    assert_eq!(*standing, serde_json::to_value(&view.report.standings[0]).unwrap());
}

// CLUB-103: table cards list courtesies for the players of the table, as the page does, but no sheet has the reasons. A
// courtesy looks the same whether it follows from a need or not. Spectators see no courtesies, and `privacy.rs` has players
// of other tables.
#[tokio::test]
async fn table_cards_list_courtesies_for_the_players_of_the_table() {
    let file = FOUR.replace("\"Boris\"", "\"Boris\" sight");
    let friday = Friday::open(&file).await;
    let mut laptop = friday.organiser().await;
    let courtesies =
        vec![PlayerCourtesies { player: player(3), courtesies: vec![Courtesy::KnocksToPass], beside: None }];
    laptop.does(EveningCommand::Open { file, options: EveningOptions::default(), courtesies }).await;
    let (boris, _) = friday.player(2).await;
    let (carmen, _) = friday.player(3).await;
    let card = async |who: &Visitor| sheet(&friday, who, "tables").await;
    let organisers_card = card(&friday.ana).await;
    for line in ["At this table", "The partner keeps the score.", "The player passes by knocking twice"] {
        assert!(organisers_card.contains(line), "{line}: {organisers_card}");
    }
    assert!(!organisers_card.contains("sight"), "{organisers_card}");
    // The card names nobody: everyone at the table sees it.
    assert!(!organisers_card.contains("Carmen passes"), "{organisers_card}");
    for who in [&boris, &carmen] {
        assert_eq!(card(who).await, organisers_card);
    }
    let spectator = card(&Visitor::new(friday.server.address).await).await;
    assert!(!spectator.contains("At this table") && spectator.contains("2 Boris"), "{spectator}");
}

#[tokio::test]
async fn unknown_downloads_are_refused_with_a_sentence() {
    let friday = Friday::open(FOUR).await;
    let codes = Language::ALL.map(Language::code).join(", ");
    let no_language = format!("lang: no language here has the code `de`; languages are {codes}");
    for (rest, detail) in [
        (
            "/sheets/standing",
            "kind: no kind of sheet: `standing` (there are tonight, seating-poster, seating, schedule, tables, score, players, results, standings, standings-poster, certificates, money, log, procedure, regulation)",
        ),
        ("/sheets/money", "kind: this evening is played without stakes, so there is no `money`"),
        ("/sheets/log?paper=a3", "paper: not a size of paper: `a3` (there are a4 and letter)"),
        ("/sheets/log?lang=de", &no_language),
        (
            "/csv/weather",
            "what: nothing for a spreadsheet: `weather` (there are standings, results, money, log, seating)",
        ),
    ] {
        let answer = friday.get(&friday.ana, rest).await;
        let problem = &answer.json()["problem"];
        assert_eq!((answer.status, problem["code"].as_str()), (400, Some("bad-request")), "{rest}");
        assert_eq!(problem["detail"], detail);
    }
    assert_eq!(friday.get(&friday.ana, "/sheets/log?large=perhaps").await.status, 400);
    for rest in ["/sheets/log", "/csv/log"] {
        let nowhere = friday.ana.request("GET", &format!("/api/evenings/nowhere{rest}"), None).await;
        assert_eq!(nowhere.status, 404);
    }
}

// CLUB-94, CLUB-98: an evening that exists on one device only is printed from its file.
#[tokio::test]
async fn an_uploaded_evening_is_printed() {
    let server = Running::start().await;
    let nobody = Visitor::new(server.address).await;
    let played = format!("{FOUR}match 1 table 1 final 100:37\n");
    let send = async |rest: &str, text: &str| {
        nobody.send_bytes("POST", &format!("/api/evenings/files/{rest}"), "text/plain", text.as_bytes()).await
    };
    let sheet = send("sheets/standings?lang=hr&large=true", &played).await;
    assert_eq!((sheet.status, sheet.header("content-type")), (200, "application/pdf"));
    assert!(texts(&sheet.body).join("\n").contains("Poredak"));
    let results = send("csv/results", &played).await;
    assert!(results.text().contains(",100,37,"), "{}", results.text());
    let report = send("report", &played).await;
    assert!(report.text().starts_with(r#"{"final":false,"standings":[{"place":1,"#), "{}", report.text());
    let invalid = send("report", "evening 1\nplayers four\n").await;
    assert_eq!((invalid.status, invalid.text().contains("\"line\":2")), (422, true), "{}", invalid.text());
    assert_eq!(send("sheets/money", &played).await.status, 400);
}

/// Names that the built-in fonts lack: of players, then of the evening.
const SCRIPTS: &str = include_str!("../../../../print/tests/files/scripts.evening");

fn fonts_for_tests() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../print/tests/fonts")
}

#[tokio::test]
async fn names_that_cannot_be_printed_are_named() {
    let server = Running::start().await;
    let nobody = Visitor::new(server.address).await;
    let path = "/api/evenings/files/unprintable";
    let named = nobody.send_bytes("POST", path, "text/plain", SCRIPTS.as_bytes()).await.json();
    let (player, needs) =
        (|at: usize| named[at]["player"].as_u64(), |at: usize| named[at]["fonts"][0].clone());
    assert_eq!((player(0), needs(0)), (Some(1), "Noto Sans Arabic".into()));
    assert_eq!((player(2), needs(2), &named[2]["only_signs"]), (Some(3), "Noto Emoji".into(), &true.into()));
    let last = named.as_array().expect("a list").len() - 1;
    assert_eq!((last, player(last)), (7, None), "{named}");
    let friday = Friday::open(FOUR).await;
    assert_eq!(friday.get(&friday.ana, "/unprintable").await.json(), json!([]));
}

#[tokio::test]
async fn fonts_of_the_host_print_every_script() {
    let folder = tempfile::tempdir().unwrap();
    let address = ([127, 0, 0, 1], 0).into();
    let config = Config {
        fonts: FontFolder::Folder(fonts_for_tests()),
        ..Config::new(address, folder.path().join("boneyard.db"))
    };
    let server = Running::start_with(folder, config).await;
    let nobody = Visitor::new(server.address).await;
    let send = async |rest: &str| {
        nobody
            .send_bytes("POST", &format!("/api/evenings/files/{rest}"), "text/plain", SCRIPTS.as_bytes())
            .await
    };
    let named = send("unprintable").await.json();
    assert!(named.as_array().expect("a list").iter().all(|name| name["only_signs"] == true), "{named}");
    let sheet = texts(&send("sheets/standings").await.body).join("\n");
    // From left to right, as they stand.
    for name in ["يلع دمحم", "王小明", "ןהכ הרש", "ฐิติ", "अमित"] {
        assert!(sheet.contains(name), "{name} in {sheet}");
    }
}
