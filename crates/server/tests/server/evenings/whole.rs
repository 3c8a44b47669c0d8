//! A whole evening over sockets, with one phone offline for three matches.

use boneyard_club::live::{EnteredSheet, EveningCommand, EveningPhase};
use boneyard_club::{Player, Report, SheetScore, file};

use super::Friday;
use crate::phone::{Phone, at, player, round};
use crate::visitor::Visitor;

const EIGHT: &str = "evening 1\nname \"Friday\"\nplayers 8 published\npenalties on\n";

/// The rounds of a table in a match, with different winners and some ties.
fn rounds(number: u16, table: u8) -> Vec<[u8; 2]> {
    let first = u8::try_from(number).unwrap() * 7 + table;
    match number % 3 {
        0 => vec![[first, 0], [0, 60], [0, 0], [0, 47 - table]],
        1 => vec![[60, 0], [0, first], [55, 0]],
        _ => vec![[0, 70], [31, 0], [0, 40]],
    }
}

/// Enters a table's match as its scorekeeper.
async fn score(phone: &mut Phone, number: u16, table: u8, scorekeeper: Player, first: Player) {
    let at = at(number, table);
    phone.does(EveningCommand::NameScorekeeper { at, player: scorekeeper }).await;
    phone.does(EveningCommand::Present { at }).await;
    phone.does(EveningCommand::Lead { at, round: 1, player: first }).await;
    for (number, gains) in (1..).zip(rounds(number, table)) {
        phone.does(round(at, number, gains)).await;
    }
    phone.does(EveningCommand::Finish { at }).await;
}

// CLUB-37 to CLUB-53, CLUB-96 to CLUB-98.
#[tokio::test]
async fn an_evening_of_eight_with_a_phone_offline_for_three_matches() {
    let friday = Friday::open(EIGHT).await;
    let mut laptop = friday.organiser().await;
    let mut phones: Vec<(Player, Phone)> = Vec::new();
    for number in 2..=8 {
        phones.push((player(number), friday.player(number).await.1));
    }
    let schedule = laptop.view().schedule;
    let mut offline_tables = Vec::new();
    for number in 1..=schedule.len() {
        laptop.does(EveningCommand::Begin { number }).await;
        for table in [1, 2] {
            let at = at(number, table);
            let seats = schedule.table(at).unwrap().pairing.in_order();
            let scorekeeper = *seats.iter().find(|seat| **seat != Player::ORGANISER).unwrap();
            let phone = &mut phones.iter_mut().find(|(player, _)| *player == scorekeeper).unwrap().1;
            phone.receive_until(laptop.len()).await;
            if table == 2 && (3..=5).contains(&number) {
                // That phone is offline: the organiser enters the result from paper (CLUB-97), and the rounds arrive
                // later.
                let score = rounds(number, table).iter().fold([0, 0], |sum: [u16; 2], gains| {
                    [sum[0] + u16::from(gains[0]), sum[1] + u16::from(gains[1])]
                });
                let result = EnteredSheet { scored: SheetScore::Final { score }, stop: None, first: None };
                laptop.does(EveningCommand::Result { at, result, why: String::new(), was: None }).await;
                offline_tables.push((number, table, scorekeeper, seats[0]));
            } else {
                score(phone, number, table, scorekeeper, seats[0]).await;
                laptop.receive_until(phone.len()).await;
            }
            laptop.does(EveningCommand::Confirm { at }).await;
        }
    }
    for (number, table, scorekeeper, first) in offline_tables {
        let phone = &mut phones.iter_mut().find(|(player, _)| *player == scorekeeper).unwrap().1;
        phone.receive_until(laptop.len()).await;
        score(phone, number, table, scorekeeper, first).await;
        laptop.receive_until(phone.len()).await;
    }

    let view = laptop.view();
    assert_eq!((view.phase, view.alerts.len()), (EveningPhase::Played, 0));
    assert!(view.report.is_final);
    // The phone's rounds have replaced the final scores from paper.
    let text = friday.get(&friday.ana, "/file").await;
    assert!(!text.text().contains("final"), "{}", text.text());
    let filed = file::read(text.text()).unwrap().report();
    let reported: Report = friday.get(&Visitor::new(friday.server.address).await, "/report").await.parse();
    assert_eq!((&filed, &reported), (&view.report, &view.report));
    for (_, mut phone) in phones {
        phone.receive_until(laptop.len()).await;
        assert_eq!(phone.view().report, view.report, "every phone shows the same (CLUB-93)");
    }
}
