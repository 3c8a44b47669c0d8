//! Club evenings, entry by entry, as single devices see them.

mod script;

use boneyard_club::Pair::{First, Second};
use boneyard_club::SheetScore;
use boneyard_club::live::{
    AlertSettlement, Author, CallReason, CallState, EnteredSheet, EveningCommand, EveningOptions,
};

use self::script::{EveningScript, Recording, TIED, at, player, won};

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

/// An evening of five players at one table, with four of five matches finished, and with stakes, a prize and penalties.
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

/// The recordings, as the web client's tests read them.
#[must_use]
pub(crate) fn evening_recordings() -> String {
    let (whole_match, stopped, annulled, conflict) = (a_match(), a_stop(), an_annulment(), a_conflict());
    let suspended = a_suspension();
    let all: Vec<Recording> = vec![
        whole_match.recorded_for("a match, kept", phone(5)),
        whole_match.recorded_for("a match, watched", phone(7)),
        whole_match.recorded_for("a match, organised", Author::Organiser),
        stopped.recorded_for("a stop, kept", phone(5)),
        annulled.recorded_for("an annulment, kept", phone(5)),
        annulled.recorded_for("an annulment, watched", phone(7)),
        suspended.recorded_for("a suspension, kept", phone(5)),
        suspended.recorded_for("a suspension, watched", phone(7)),
        conflict.recorded_for("a conflict, kept", phone(5)),
        offline().recorded_for("offline, kept", phone(5)),
        handed_over().recorded_for("a need, watched", phone(6)),
        round_robin().recorded_for("a round robin", phone(4)),
    ];
    let mut text = match serde_json::to_string(&all) {
        Ok(text) => text.replace("{\"name\":\"a", "\n{\"name\":\"a").replace("{\"at\":1", "\n{\"at\":1"),
        Err(error) => panic!("a recording is always JSON: {error}"),
    };
    text.push('\n');
    text
}

fn phone(number: u16) -> Author {
    Author::Player { player: player(number) }
}

/// A match with every kind of event, countersigned by the other pair.
fn a_match() -> EveningScript {
    let mut script = EveningScript::new(EIGHT, EveningOptions { countersign: true, blockers_column: false });
    let (here, there) = (at(1, 2), at(1, 1));
    script.wait(300);
    script.organiser(EveningCommand::Begin { number: 1 });
    script.wait(60);
    script.keeps(5, here, 7);
    script.keeps(1, there, 3);
    script.writes(5, here, 1, won(First, 31));
    script.writes(5, here, 2, TIED);
    script.writes(5, here, 3, won(Second, 72));
    // The scorekeeper misread 12 as 72.
    script.wait(10);
    script.player(5, change(3, won(Second, 72), Some(won(Second, 12))));
    // Ivan leads instead of Eva; the table settles it.
    script.wait(30);
    script.player(5, EveningCommand::Lead { at: here, round: 4, player: player(6) });
    script.player(5, EveningCommand::Answer { alert: 1, is_error: false });
    // Luka objects, and the scorekeeper lets the organiser decide.
    script.wait(20);
    script.player(7, EveningCommand::Object { at: here, round: 3, text: "It was 22".to_owned() });
    script.player(5, EveningCommand::Answer { alert: 2, is_error: true });
    script.wait(60);
    script.organiser(EveningCommand::Settle { alert: 2, how: AlertSettlement::Dismiss });
    script.player(5, EveningCommand::Call { at: here, reason: CallReason::Rule });
    script.organiser(EveningCommand::Attend { call: 3, state: CallState::OnTheWay });
    script.wait(60);
    script.organiser(EveningCommand::Attend { call: 3, state: CallState::Done });
    script.writes(1, there, 1, won(First, 50));
    script.writes(5, here, 4, won(First, 33));
    script.organiser(EveningCommand::Announce { text: "Tea is served after this match".to_owned() });
    script.writes(5, here, 5, won(First, 40));
    // Too soon: the score was 30, so the match continues.
    script.wait(10);
    script.player(5, change(5, won(First, 40), None));
    script.wait(5);
    script.player(5, EveningCommand::Round { at: here, number: 5, round: won(First, 30), sure: false });
    script.writes(5, here, 6, won(First, 45));
    script.player(5, EveningCommand::Finish { at: here });
    script.player(8, EveningCommand::Agree { at: here });
    script.organiser(EveningCommand::Confirm { at: here });
    script.writes(1, there, 2, won(First, 50));
    script.player(1, EveningCommand::Finish { at: there });
    script.player(4, EveningCommand::Agree { at: there });
    script.organiser(EveningCommand::Confirm { at: there });
    script.wait(120);
    script.organiser(EveningCommand::Begin { number: 2 });
    script
}

/// The time is up when the pairs are level, so that one more round decides.
fn a_stop() -> EveningScript {
    let mut script = EveningScript::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    script.organiser(EveningCommand::Begin { number: 1 });
    script.keeps(5, here, 5);
    script.writes(5, here, 1, won(First, 48));
    script.pass(9 * 60);
    script.writes(5, here, 2, won(Second, 40));
    script.pass(24 * 60);
    script.pass(7 * 60);
    script.writes(5, here, 3, won(Second, 8));
    script.writes(5, here, 4, won(Second, 7));
    script.player(5, EveningCommand::Stop { at: here, lot: None });
    script.player(5, EveningCommand::Finish { at: here });
    script
}

/// The organiser annuls a match after an error, and names another scorekeeper.
fn an_annulment() -> EveningScript {
    let mut script = EveningScript::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    script.organiser(EveningCommand::Begin { number: 1 });
    script.keeps(5, here, 5);
    script.writes(5, here, 1, won(First, 48));
    script.player(7, EveningCommand::Object { at: here, round: 1, text: "We won that round".to_owned() });
    script.player(5, EveningCommand::Answer { alert: 1, is_error: true });
    let how = AlertSettlement::Annul { scorekeeper: player(7), why: String::new(), suspend: true };
    script.organiser(EveningCommand::Settle { alert: 1, how });
    script
}

/// The organiser corrects an error and suspends the scorekeeper; another player takes over.
fn a_suspension() -> EveningScript {
    let mut script = EveningScript::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    script.organiser(EveningCommand::Begin { number: 1 });
    script.keeps(5, here, 5);
    script.writes(5, here, 1, won(First, 48));
    script.player(7, EveningCommand::Object { at: here, round: 1, text: "We won that round".to_owned() });
    let rounds = vec![won(Second, 48)];
    let result = EnteredSheet { scored: SheetScore::Rounds { rounds }, stop: None, first: None };
    let how = AlertSettlement::Correct { result, why: String::new(), suspend: true, was: None };
    script.organiser(EveningCommand::Settle { alert: 1, how });
    script.player(7, EveningCommand::NameScorekeeper { at: here, player: player(7) });
    script
}

/// The organiser enters a round; the scorekeeper's phone reconnects with a different one.
fn a_conflict() -> EveningScript {
    let mut script = EveningScript::new(EIGHT, EveningOptions { countersign: false, blockers_column: true });
    let here = at(1, 2);
    script.organiser(EveningCommand::Begin { number: 1 });
    script.keeps(5, here, 5);
    script.wait(100);
    script.organiser(EveningCommand::Round { at: here, number: 1, round: won(First, 13), sure: false });
    script.wait(100);
    script.player(5, EveningCommand::Round { at: here, number: 1, round: won(First, 31), sure: false });
    script
}

/// A phone without a network plays a match to its end and continues with the next.
fn offline() -> EveningScript {
    let mut script = EveningScript::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    script.organiser(EveningCommand::Begin { number: 1 });
    script.keeps(5, here, 5);
    script.writes(5, here, 1, won(First, 55));
    script.writes(5, here, 2, won(First, 52));
    script.player(5, EveningCommand::Finish { at: here });
    script.assume(2);
    script
}

/// Ivan is named as the scorekeeper, and Eva, his partner, writes for him.
fn handed_over() -> EveningScript {
    let mut script = EveningScript::new(EIGHT, EveningOptions::default());
    let here = at(1, 2);
    script.organiser(EveningCommand::Begin { number: 1 });
    script.player(7, EveningCommand::NameScorekeeper { at: here, player: player(6) });
    script
}

/// The last match of a round robin, and the close of the evening.
fn round_robin() -> EveningScript {
    let mut script = EveningScript::new(FIVE, EveningOptions::default());
    let here = at(5, 1);
    script.organiser(EveningCommand::Begin { number: 5 });
    script.keeps(4, here, 1);
    script.writes(4, here, 1, won(Second, 60));
    script.writes(4, here, 2, won(Second, 59));
    script.player(4, EveningCommand::Finish { at: here });
    script.organiser(EveningCommand::Confirm { at: here });
    script.organiser(EveningCommand::Close { counts: None });
    script
}

fn change(number: u16, old: boneyard_club::Round, new: Option<boneyard_club::Round>) -> EveningCommand {
    EveningCommand::Change { at: at(1, 2), number, old, new, why: String::new() }
}
