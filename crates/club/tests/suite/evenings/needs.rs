//! The needs of players with impairments, and who can see them.

use boneyard_club::live::{
    Audience, Author, CallReason, Companions, EveningCommand, EveningOptions, LiveEvening, LogEntry,
    entries_seen_by,
};
use boneyard_club::{Courtesy, Evening, Moment, Need, Pairing, courtesies, file, scorekeepers, shuffler};

use super::evening::{TestEvening, at, player};

fn pairing() -> Pairing {
    Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players")
}

/// CLUB-100, R3.2.1: the courtesies for a player who does not see.
#[test]
fn courtesies_of_sight() {
    use Courtesy::{AllSayEnds, MayAskCount, MayRearrange, NeighbourSets, PartnerShuffles, PartnerWrites};
    let all = [PartnerWrites, PartnerShuffles, MayRearrange, NeighbourSets, AllSayEnds, MayAskCount];
    assert_eq!(courtesies(&[Need::Sight]), all);
}

/// CLUB-101, R3.2.6: the courtesies for a player who cannot handle the tiles alone.
#[test]
fn courtesies_of_movement() {
    use Courtesy::{NeighbourPlaces, NeighbourStands, PartnerShuffles, PartnerWrites};
    assert_eq!(
        courtesies(&[Need::Movement]),
        [PartnerWrites, PartnerShuffles, NeighbourStands, NeighbourPlaces]
    );
}

/// CLUB-102, R3.2.8: the courtesies for a player who does not hear or speak.
#[test]
fn courtesies_of_hearing() {
    use Courtesy::{KnocksToPass, OthersKnock, PartnerWrites, SheetShown};
    assert_eq!(courtesies(&[Need::Hearing]), [PartnerWrites, KnocksToPass, OthersKnock, SheetShown]);
}

/// CLUB-103: several needs add up, each courtesy once.
#[test]
fn several_needs_add_up() {
    let both = courtesies(&[Need::Hearing, Need::Sight]);
    assert_eq!(both.iter().filter(|courtesy| **courtesy == Courtesy::PartnerWrites).count(), 1);
    assert_eq!(both.len(), 9);
}

/// CLUB-103: the partner enters the score for a scorekeeper who needs help with that.
#[test]
fn the_partner_enters_the_score_for_a_scorekeeper_who_needs_help() {
    let mut friday = TestEvening::new("players 4 published\nplayer 1 \"Ana\" sight\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.player(1, EveningCommand::NameScorekeeper { at: at(1, 1), player: player(1) });
    let table = friday.table(at(1, 1));
    assert_eq!((table.scorekeeper, table.acting_scorekeeper), (Some(player(1)), Some(player(2))));
    assert_eq!(table.able, [2, 3, 4].map(player));
    friday.player(2, EveningCommand::Present { at: at(1, 1) });
}

/// CLUB-104: if both partners need help, the opponents keep the score, and the player on the right shuffles.
#[test]
fn opponents_help_if_both_partners_need_help() {
    let sight = |who: [u16; 2]| {
        move |asked: boneyard_club::Player| {
            if who.contains(&asked.number()) { courtesies(&[Need::Sight]) } else { Vec::new() }
        }
    };
    assert_eq!(scorekeepers(&pairing(), sight([1, 2])), [3, 4].map(player));
    // 3 leads, so 1 would shuffle. 1 and the partner 2 both need help, so 3, to the right of 1, shuffles.
    assert_eq!(shuffler(&pairing(), player(3), sight([1, 2])), Some(player(3)));
    assert_eq!(shuffler(&pairing(), player(3), sight([1, 9])), Some(player(2)), "else the partner does");
    assert_eq!(shuffler(&pairing(), player(3), sight([9, 9])), Some(player(1)));
    let mut friday =
        TestEvening::new("players 4 published\nplayer 1 \"Ana\" sight\nplayer 2 \"Boris\" movement\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.player(1, EveningCommand::NameScorekeeper { at: at(1, 1), player: player(1) });
    assert_eq!(friday.table(at(1, 1)).acting_scorekeeper, Some(player(3)));
}

/// CLUB-103: readers who may not see a need still see the courtesies, and so do the cards on the tables.
#[test]
fn courtesies_stay_when_needs_are_removed() {
    let file = "evening 1\nname \"Friday\"\nplayers 4 published\nplayer 2 \"Boris\" sight\n";
    let mut evening = file::read(file).expect("an evening");
    evening.set_courtesies([2, 3].map(|who| (player(who), vec![Courtesy::SheetShown])).into());
    let courtesies_of_three = |evening: &Evening| [1, 2, 3].map(|who| evening.courtesies_of(player(who)));
    let whole = courtesies_of_three(&evening);
    assert_eq!(whole.each_ref().map(Vec::len), [0, 7, 1], "six follow from the need");
    let shared = evening.without_needs();
    assert!(shared.setup().players.iter().all(|person| person.needs.is_empty()));
    assert_eq!(courtesies_of_three(&shared), whole);
}

/// CLUB-103: the organiser and the player see a need, the players at the table see the courtesies, and spectators see neither.
#[test]
fn needs_are_private() {
    let file = "evening 1\nname \"Friday\"\nplayers 4 published\nplayer 2 \"Boris\" sight\nplayer 3 \"Clara\" hearing\n";
    let entry = LogEntry {
        device: "laptop".into(),
        n: 1,
        at: Moment(1),
        by: Author::Organiser,
        command: EveningCommand::Open {
            file: file.to_owned(),
            options: EveningOptions::default(),
            courtesies: Vec::new(),
        },
    };
    // The numbers of needs and of courtesies of each player, as an audience sees them.
    let counts = |audience: Audience| {
        let mut live = LiveEvening::new();
        let mut whole = LiveEvening::new();
        whole.replay(&entry).expect("an evening");
        live.replay(&entry.seen_by(audience, 1, Author::Organiser, &whole.companions())).expect("an evening");
        let view = live.view(None, Moment(2)).expect("a view");
        let seats = live.table_view(at(1, 1), Moment(2)).expect("a table").seats;
        let courtesies: Vec<usize> = seats.iter().map(|seat| seat.courtesies.len()).collect();
        let needs: Vec<usize> = view.setup.players.iter().map(|person| person.needs.len()).collect();
        (needs, courtesies)
    };
    // Courtesies are in the order of play: 1, 3, 2, 4.
    let courtesies = vec![0, 4, 6, 0];
    assert_eq!(counts(Audience::Organiser), (vec![0, 1, 1, 0], courtesies.clone()));
    assert_eq!(counts(Audience::Player(player(4))), (vec![0, 0, 0, 0], courtesies));
    assert_eq!(counts(Audience::Spectators), (vec![0, 0, 0, 0], vec![0, 0, 0, 0]));
}

/// CLUB-103: spectators cannot see that another player enters the score for the scorekeeper.
#[test]
fn spectators_do_not_see_who_writes_the_score() {
    let mut friday =
        TestEvening::new("players 4 published\nplayer 1 \"Ana\" sight\nplayer 2 \"Boris\" movement\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.player(1, EveningCommand::NameScorekeeper { at: at(1, 1), player: player(1) });
    for command in [
        EveningCommand::Present { at: at(1, 1) },
        EveningCommand::Lead { at: at(1, 1), round: 1, player: player(1) },
    ] {
        friday.player(3, command);
    }
    friday.enter_rounds(3, at(1, 1), 1, &["31:0", "0:12"]);
    friday.player(2, EveningCommand::Call { at: at(1, 1), reason: CallReason::Health });
    friday.player(4, EveningCommand::Object { at: at(1, 1), round: 2, text: "Ana is blind".to_owned() });
    let mut live = LiveEvening::new();
    for (seq, entry) in (1..).zip(&friday.entries) {
        let seen =
            entry.seen_by(Audience::Spectators, seq, live.public_author(entry), &Companions::default());
        let text = serde_json::to_string(&seen).expect("an entry");
        for private in ["sight", "movement", "phone", "health", "blind", "\"player\":3"] {
            assert!(!text.contains(private), "{private} in {text}");
        }
        live.replay(&seen).expect("what was taken");
    }
    assert_eq!(live.table_view(at(1, 1), Moment(friday.now)).expect("a table").raw, [31, 12]);
}

/// Eight players at two tables: in match 1, players 1 to 4 and players 5 to 8. Dora and Hana have courtesies.
const TWO_TABLES: &str = "players 8 published\nplayer 4 \"Dora\" sight\nplayer 8 \"Hana\" hearing\n";

/// The evening as a player folds it from the entries that this player is shown.
fn folded(friday: &TestEvening, reader: u16) -> LiveEvening {
    let mut live = LiveEvening::new();
    for entry in entries_seen_by(Audience::Player(player(reader)), &friday.entries) {
        live.replay(&entry).expect("what was taken");
    }
    live
}

/// CLUB-103: a player sees what is done at the tables where this player sits, in every match, and at no other table.
#[test]
fn players_see_courtesies_at_their_own_tables_only() {
    let mut friday = TestEvening::new(TWO_TABLES);
    friday.organiser(EveningCommand::Begin { number: 1 });
    let schedule = friday.view().schedule;
    for reader in 1..=8 {
        let live = folded(&friday, reader);
        for (number, table) in (1..=7).flat_map(|number| [(number, 1), (number, 2)]) {
            let at = at(number, table);
            let seen = live.table_view(at, Moment(friday.now)).expect("a table");
            let whole = friday.table(at);
            if schedule.table(at).expect("a table").pairing.seats(player(reader)) {
                assert_eq!((&seen.seats, &seen.able), (&whole.seats, &whole.able), "{reader} at {at:?}");
            } else {
                assert!(seen.seats.iter().all(|seat| seat.courtesies.is_empty()), "{reader}, {at:?}");
                assert_eq!(seen.able.len(), 4, "who needs help stays unknown");
            }
        }
    }
}

/// CLUB-103: entries name nobody with whom the player never sits. After a change of the seating, the phone learns what is done
/// for those who sit with the player now.
#[test]
fn a_new_seating_brings_the_courtesies_of_the_new_table() {
    let mut friday = TestEvening::new(TWO_TABLES);
    let schedule = friday.view().schedule;
    let first = schedule.matches[0].clone();
    // In the first match, players 1 and 4 sit at one table, player 8 at the other.
    let reseat = |matches: Vec<boneyard_club::MatchPlan>| EveningCommand::Reseat {
        setup: friday.live.evening().expect("it is open").setup().clone(),
        from: 1,
        matches,
        courtesies: Vec::new(),
        namesakes: false,
    };
    let of_one = |friday: &TestEvening| {
        entries_seen_by(Audience::Player(player(1)), &friday.entries).pop().expect("an entry")
    };
    let named = |entry: LogEntry| match entry.command {
        EveningCommand::Reseat { courtesies, .. } => {
            assert!(courtesies.iter().all(|one| one.beside == Some(player(1))));
            courtesies.iter().map(|one| one.player.number()).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    let (one_match, whole_night) = (reseat(vec![first]), reseat(schedule.matches.clone()));
    friday.organiser(one_match);
    assert_eq!(named(of_one(&friday)), [4]);
    let knows_of_hana = |friday: &TestEvening| {
        let live = folded(friday, 1);
        let tables = (1..=friday.view().schedule.len()).flat_map(|number| [at(number, 1), at(number, 2)]);
        let views = tables.filter_map(|at| live.table_view(at, Moment(friday.now)));
        views
            .flat_map(|table| table.seats)
            .any(|seat| seat.player == player(8) && !seat.courtesies.is_empty())
    };
    assert!(!knows_of_hana(&friday));
    friday.organiser(whole_night);
    assert_eq!(named(of_one(&friday)), [4, 8]);
    assert!(knows_of_hana(&friday));
}
