//! The evenings of the tales.

mod tale;

use boneyard_club::Pair::{First, Second};
use boneyard_club::live::{AlertSettlement, Author, CallReason, CallState, EveningCommand, EveningOptions};

use self::tale::{TIED, Tale, Told, at, player, won};

/// Eight players for three matches at two tables. Ivan needs others to write and shuffle for him; Zora does not hear.
const EIGHT: &str = r#"origin "Croatia" "Rijeka" "Friends through dominoes"
date 2026-11-20
players 8 published
matches 3
limit 45
player 1 "Ana"
player 2 "Boris"
player 3 "Vera"
player 4 "Gleb"
player 5 "Eva"
player 6 "Ivan" movement
player 7 "Luka"
player 8 "Zora" hearing
pairs 1 table 1 1 2 3 4
pairs 1 table 2 5 6 7 8
pairs 2 table 1 1 5 3 7
pairs 2 table 2 2 6 4 8
pairs 3 table 1 1 6 4 7
pairs 3 table 2 2 5 3 8
"#;

/// A finished evening of five players at one table, with stakes, a prize and penalties.
const FIVE: &str = r#"origin "Cuba" "Havana"
date 2026-11-20
players 5 published
matches 5
stake 10 "chips"
prize stakes 1
penalties on
player 1 "Ana"
player 2 "Boris"
player 3 "Vera"
player 4 "Gleb"
player 5 "Eva"
pairs 1 table 1 2 5 3 4
pairs 2 table 1 1 3 4 5
pairs 3 table 1 1 5 2 4
pairs 4 table 1 1 2 3 5
pairs 5 table 1 1 4 2 3
match 1 table 1 final 100:40
match 2 table 1 final 61:100
match 3 table 1 31:0 0:0 45:0 40:0 first 1
match 4 table 1 final 55:72 stopped
penalty 4 5 match 2 round 3 "spoke during play"
sanction 2 match 3 "late"
"#;

/// Every tale as the web client's tests read them.
#[must_use]
pub(crate) fn tales() -> String {
    let (whole_match, stopped, annulled, conflict) = (a_match(), a_stop(), an_annulment(), a_conflict());
    let all: Vec<Told> = vec![
        whole_match.recorded_for("a match, kept", phone(5)),
        whole_match.recorded_for("a match, watched", phone(7)),
        whole_match.recorded_for("a match, organised", Author::Organiser),
        stopped.recorded_for("a stop, kept", phone(5)),
        annulled.recorded_for("an annulment, kept", phone(5)),
        annulled.recorded_for("an annulment, watched", phone(7)),
        conflict.recorded_for("a conflict, kept", phone(5)),
        offline().recorded_for("offline, kept", phone(5)),
        handed_over().recorded_for("a need, watched", phone(6)),
        round_robin().recorded_for("a round robin", phone(4)),
    ];
    let mut text = match serde_json::to_string(&all) {
        Ok(text) => text.replace("{\"name\":\"a", "\n{\"name\":\"a").replace("{\"at\":1", "\n{\"at\":1"),
        Err(error) => panic!("a tale is always JSON: {error}"),
    };
    text.push('\n');
    text
}

fn phone(number: u8) -> Author {
    Author::Player { player: player(number) }
}

/// A match with every kind of event, countersigned by the other pair.
fn a_match() -> Tale {
    let mut tale = Tale::new(EIGHT, EveningOptions { countersign: true, blockers_column: false });
    let (here, there) = (at(1, 2), at(1, 1));
    tale.wait(300);
    tale.organiser(EveningCommand::Begin { number: 1 });
    tale.wait(60);
    tale.keeps(5, here, 7);
    tale.keeps(1, there, 3);
    tale.writes(5, here, 1, won(First, 31));
    tale.writes(5, here, 2, TIED);
    tale.writes(5, here, 3, won(Second, 72));
    // Misread: it was 12.
    tale.wait(10);
    tale.player(5, change(3, won(Second, 72), Some(won(Second, 12))));
    // Ivan leads instead of Eva; the table settles it.
    tale.wait(30);
    tale.player(5, EveningCommand::Lead { at: here, round: 4, player: player(6) });
    tale.player(5, EveningCommand::Answer { alert: 1, is_error: false });
    // Luka objects, and the scorekeeper lets the organiser decide.
    tale.wait(20);
    tale.player(7, EveningCommand::Object { at: here, round: 3, text: "It was 22".to_owned() });
    tale.player(5, EveningCommand::Answer { alert: 2, is_error: true });
    tale.wait(60);
    tale.organiser(EveningCommand::Settle { alert: 2, how: AlertSettlement::Dismiss });
    tale.player(5, EveningCommand::Call { at: here, reason: CallReason::Rule });
    tale.organiser(EveningCommand::Attend { call: 3, state: CallState::OnTheWay });
    tale.wait(60);
    tale.organiser(EveningCommand::Attend { call: 3, state: CallState::Done });
    tale.writes(1, there, 1, won(First, 50));
    tale.writes(5, here, 4, won(First, 33));
    tale.organiser(EveningCommand::Announce { text: "Tea is served after this match".to_owned() });
    tale.writes(5, here, 5, won(First, 40));
    // Too soon: the score was 30, so the match continues.
    tale.wait(10);
    tale.player(5, change(5, won(First, 40), None));
    tale.wait(5);
    tale.player(5, EveningCommand::Round { at: here, number: 5, round: won(First, 30), sure: false });
    tale.writes(5, here, 6, won(First, 45));
    tale.player(5, EveningCommand::Finish { at: here });
    tale.player(8, EveningCommand::Agree { at: here });
    tale.organiser(EveningCommand::Confirm { at: here });
    tale.writes(1, there, 2, won(First, 50));
    tale.player(1, EveningCommand::Finish { at: there });
    tale.player(4, EveningCommand::Agree { at: there });
    tale.organiser(EveningCommand::Confirm { at: there });
    tale.wait(120);
    tale.organiser(EveningCommand::Begin { number: 2 });
    tale
}

/// The time is up when the pairs are level, so that one more round decides.
fn a_stop() -> Tale {
    let mut tale = Tale::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    tale.organiser(EveningCommand::Begin { number: 1 });
    tale.keeps(5, here, 5);
    tale.writes(5, here, 1, won(First, 48));
    tale.pass(9 * 60);
    tale.writes(5, here, 2, won(Second, 40));
    tale.pass(24 * 60);
    tale.pass(7 * 60);
    tale.writes(5, here, 3, won(Second, 8));
    tale.writes(5, here, 4, won(Second, 7));
    tale.player(5, EveningCommand::Stop { at: here, lot: None });
    tale.player(5, EveningCommand::Finish { at: here });
    tale
}

/// The organiser annuls a match after an error, and names another scorekeeper.
fn an_annulment() -> Tale {
    let mut tale = Tale::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    tale.organiser(EveningCommand::Begin { number: 1 });
    tale.keeps(5, here, 5);
    tale.writes(5, here, 1, won(First, 48));
    tale.player(7, EveningCommand::Object { at: here, round: 1, text: "We won that round".to_owned() });
    tale.player(5, EveningCommand::Answer { alert: 1, is_error: true });
    let how = AlertSettlement::Annul { scorekeeper: player(7), why: String::new() };
    tale.organiser(EveningCommand::Settle { alert: 1, how });
    tale
}

/// The organiser enters a round; the scorekeeper's phone reconnects with a different one.
fn a_conflict() -> Tale {
    let mut tale = Tale::new(EIGHT, EveningOptions { countersign: false, blockers_column: true });
    let here = at(1, 2);
    tale.organiser(EveningCommand::Begin { number: 1 });
    tale.keeps(5, here, 5);
    tale.wait(100);
    tale.organiser(EveningCommand::Round { at: here, number: 1, round: won(First, 13), sure: false });
    tale.wait(100);
    tale.player(5, EveningCommand::Round { at: here, number: 1, round: won(First, 31), sure: false });
    tale
}

/// A phone without a network plays a match to its end and continues with the next.
fn offline() -> Tale {
    let mut tale = Tale::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    tale.organiser(EveningCommand::Begin { number: 1 });
    tale.keeps(5, here, 5);
    tale.writes(5, here, 1, won(First, 55));
    tale.writes(5, here, 2, won(First, 52));
    tale.player(5, EveningCommand::Finish { at: here });
    tale.assume(2);
    tale
}

/// Ivan is named, and Eva, his partner, writes for him.
fn handed_over() -> Tale {
    let mut tale = Tale::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    tale.organiser(EveningCommand::Begin { number: 1 });
    tale.player(7, EveningCommand::NameScorekeeper { at: here, player: player(6) });
    tale
}

/// The last match of a round robin, and its close.
fn round_robin() -> Tale {
    let mut tale = Tale::new(FIVE, EveningOptions::default());
    let here = at(5, 1);
    tale.organiser(EveningCommand::Begin { number: 5 });
    tale.keeps(4, here, 1);
    tale.writes(4, here, 1, won(Second, 60));
    tale.writes(4, here, 2, won(Second, 59));
    tale.player(4, EveningCommand::Finish { at: here });
    tale.organiser(EveningCommand::Confirm { at: here });
    tale.organiser(EveningCommand::Close);
    tale
}

fn change(number: u16, old: boneyard_club::Round, new: Option<boneyard_club::Round>) -> EveningCommand {
    EveningCommand::Change { at: at(1, 2), number, old, new, why: String::new() }
}
