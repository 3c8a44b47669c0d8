//! Rights in an evening: each role is refused what it has no right to do (CLUB-22 to CLUB-26).

use boneyard_club::live::{CallReason, EntryRefusal, EveningCommand};
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningServerMessage;

use super::Friday;
use crate::phone::{Phone, at, player, round};

/// Eight players at two tables. The schedule decides who sits at which table.
const EIGHT: &str = "evening 1\nname \"Friday\"\nplayers 8 published\nstake 0\n";

/// Commands that only the organiser is allowed to send.
fn organiser_commands() -> Vec<EveningCommand> {
    let at = at(1, 1);
    vec![
        EveningCommand::Begin { number: 1 },
        EveningCommand::Confirm { at },
        EveningCommand::Undo { at },
        EveningCommand::Minutes { at, minutes: 5 },
        EveningCommand::Announce { text: "Supper".into() },
        EveningCommand::Close { counts: None },
    ]
}

/// The players at the first table in match 1, and one player at another table.
fn seats(phone: &Phone) -> ([u16; 4], u16) {
    let live = phone.live();
    let plan = live.evening().unwrap().schedule().table(at(1, 1)).unwrap();
    let here = plan.pairing.in_order().map(|player| player.number());
    let away = (2..=8).find(|number| !here.contains(number)).unwrap();
    (here, away)
}

// CLUB-26.
#[tokio::test]
async fn a_screen_can_enter_nothing() {
    let friday = Friday::open(EIGHT).await;
    let mut screen = friday.screen().await;
    assert_eq!((screen.me, &screen.code), (None, &None));
    for command in organiser_commands() {
        assert_eq!(screen.enter_as(1, screen.now, command).await, Err(Problem::NotAllowed));
    }
    // A visitor with a cookie who has not joined cannot enter anything either.
    let visitor = crate::visitor::Visitor::new(friday.server.address).await;
    let mut spectator = friday.phone_of(&visitor, "x").await;
    assert_eq!(
        spectator.enter_as(1, spectator.now, EveningCommand::Close { counts: None }).await,
        Err(Problem::NotAllowed)
    );
    assert_eq!(friday.organiser().await.len(), 1);
}

// CLUB-23, CLUB-25.
#[tokio::test]
async fn a_player_cannot_do_what_only_organisers_may_do() {
    let friday = Friday::open(EIGHT).await;
    let mut laptop = friday.organiser().await;
    let (here, away) = seats(&laptop);
    let (_, mut phone) = friday.player(here[1]).await;
    for command in organiser_commands() {
        assert_eq!(phone.enter(command).await, Err(EntryRefusal::NotOrganiser));
    }
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    // CLUB-24: a player cannot write before being named the scorekeeper, and cannot do anything at another table.
    let table = at(1, 1);
    assert_eq!(
        phone.enter(round(table, 1, [31, 0])).await,
        Err(EntryRefusal::NotScorekeeper { at: table, scorekeeper: None })
    );
    let (_, mut other) = friday.player(away).await;
    assert_eq!(
        other.enter(EveningCommand::NameScorekeeper { at: table, player: player(here[1]) }).await,
        Err(EntryRefusal::NotAtTable { at: table })
    );
    assert_eq!(
        other.enter(EveningCommand::Call { at: table, reason: CallReason::Rule }).await,
        Err(EntryRefusal::NotAtTable { at: table })
    );
    assert_eq!(friday.organiser().await.len(), 2, "a refused command changes nothing");
}

// CLUB-22, CLUB-24, CLUB-52, CLUB-85: the scorekeeper can write until the match is confirmed. Nobody else at the
// table can.
#[tokio::test]
async fn a_scorekeeper_writes_at_their_table_until_it_is_confirmed() {
    let friday = Friday::open(EIGHT).await;
    let mut laptop = friday.organiser().await;
    let (here, _) = seats(&laptop);
    let [_, second, third, _] = here;
    let (_, mut scorekeeper) = friday.player(second).await;
    let (_, mut partner) = friday.player(third).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let table = at(1, 1);
    scorekeeper.does(EveningCommand::NameScorekeeper { at: table, player: player(second) }).await;
    scorekeeper.does(round(table, 1, [60, 0])).await;
    let not_keeper = Err(EntryRefusal::NotScorekeeper { at: table, scorekeeper: Some(player(second)) });
    assert_eq!(partner.enter(round(table, 2, [45, 0])).await, not_keeper);
    // The organiser can always write (CLUB-23).
    laptop.does(round(table, 2, [45, 0])).await;
    laptop.does(EveningCommand::Confirm { at: table }).await;
    let round = boneyard_club::Round::Won { pair: boneyard_club::Pair::First, points: 45 };
    let change = EveningCommand::Change { at: table, number: 2, old: round, new: None, why: String::new() };
    assert_eq!(scorekeeper.enter(change).await, Err(EntryRefusal::Confirmed { at: table }));
}

#[tokio::test]
async fn the_cookie_decides_the_author() {
    let friday = Friday::open(EIGHT).await;
    let (_, mut phone) = friday.player(2).await;
    let forged = r#"{"type":"enter","n":1,"at":0,"by":{"kind":"organiser"},"device":"server","act":{"act":"begin","number":1}}"#;
    phone.send_text(forged).await.unwrap();
    let refusal = loop {
        if let Some(EveningServerMessage::Refused { refusal, .. }) = phone.receive().await {
            break refusal;
        }
    };
    assert_eq!(refusal, EntryRefusal::NotOrganiser);
}
