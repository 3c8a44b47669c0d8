//! Random evenings, folded as each kind of reader: `Night` compares them after each entry.

use boneyard_club::live::{Act, Author, CallReason, CallState, Customs, Settlement};
use boneyard_club::{Pair, Round, Sanction};
use proptest::prelude::*;

use crate::evening::{Night, at, round};

/// Decides what is done next, from numbers.
fn act(night: &Night, [what, who, how, _]: [u8; 4]) -> (Author, Act) {
    let view = night.view();
    let tables = view.schedule.matches.first().map_or(1, |plan| plan.tables.len());
    let number = if what % 16 == 15 { 1 } else { view.begun.max(1) };
    let table = u8::try_from(usize::from(who) % tables + 1).unwrap_or(1);
    let at = at(number, table);
    let shown = night.table(at);
    let seat = &shown.seats[usize::from(who / 16) % 4];
    let here = Author::Player { player: seat.player };
    // Most of the time the scorekeeper writes.
    let writer = shown.writer.map_or(here, |player| Author::Player { player });
    let rounds = u16::try_from(shown.rounds.len()).unwrap_or(0);
    let told: Round = match how % 9 {
        0 => round("0:0"),
        1 => round("90:0"),
        2 => round("0:70"),
        3..6 => Round::Won { pair: Pair::ALL[0], points: how % 60 + 1 },
        _ => Round::Won { pair: Pair::ALL[1], points: how % 60 + 1 },
    };
    let alert = view.alerts.get(usize::from(how) % view.alerts.len().max(1)).map_or(1, |alert| alert.id);
    let call = view.calls.first().map_or(1, |call| call.id);
    match what {
        0..20 => (here, Act::Keeper { at, player: shown.seats[usize::from(how) % 4].player }),
        20..30 => (writer, Act::Present { at }),
        30..45 => (writer, Act::Lead { at, round: u16::from(how % 4), player: seat.player }),
        45..120 => (writer, Act::Round { at, number: rounds + 1, round: told, sure: how % 2 == 0 }),
        120..125 => (writer, Act::Round { at, number: rounds.max(1), round: told, sure: false }),
        125..135 => {
            let Some(last) = shown.rounds.last() else {
                return (Author::Organiser, Act::Begin { number: 1 });
            };
            let by = if how % 3 == 0 { Author::Organiser } else { writer };
            let new = (how % 4 > 0).then_some(told);
            (by, Act::Change { at, number: rounds, old: last.round, new, why: "misread".to_owned() })
        }
        135..145 => (writer, Act::Finish { at }),
        145..155 => (here, Act::Agree { at }),
        155..160 => (here, Act::Call { at, reason: CallReason::Health }),
        160..170 => (here, Act::Object { at, round: rounds.max(1), text: format!("wrong {how}") }),
        170..180 => (writer, Act::Answer { alert, is_error: how % 2 == 0 }),
        180..186 => (Author::Organiser, Act::Settle { alert, how: Settlement::Dismiss }),
        186..192 => {
            let (keeper, why) = (seat.player, "again".to_owned());
            (Author::Organiser, Act::Settle { alert, how: Settlement::Annul { keeper, why } })
        }
        192..196 => {
            (Author::Organiser, Act::Settle { alert, how: Settlement::Stop { lot: Some(Pair::ALL[0]) } })
        }
        196..200 => (Author::Organiser, Act::Attend { call, state: CallState::Done }),
        200..206 => {
            let sanction = Sanction {
                player: seat.player,
                amount: u32::from(how),
                number: Some(number),
                round: None,
                reason: "touched a tile".to_owned(),
            };
            (Author::Organiser, Act::Sanction { sanction })
        }
        206..210 => (Author::Organiser, Act::Stop { at, lot: Some(Pair::ALL[usize::from(how % 2)]) }),
        210..235 => (Author::Organiser, Act::Confirm { at }),
        235..240 => {
            let mut setup = night.live.evening().expect("it is open").setup().clone();
            let person = &mut setup.players[usize::from(how) % 8];
            if person.needs.pop().is_none() {
                person.needs.push(boneyard_club::Need::ALL[usize::from(how) % 3]);
            }
            (Author::Organiser, Act::Conditions { setup, courtesies: Vec::new() })
        }
        _ => (Author::Organiser, Act::Begin { number: view.begun + 1 }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_reader_folds_the_same_evening(
        countersign: bool,
        steps in prop::collection::vec(any::<[u8; 4]>(), 0..300),
    ) {
        let customs = Customs { countersign, blockers_column: false };
        let lines = "players 8 published\npenalties on\nplayer 1 \"Ana\" sight\nplayer 2 \"Boris\" movement\n\
            player 5 \"Eva\" hearing sight\n";
        let mut night = Night::with(lines, customs);
        night.organiser(Act::Begin { number: 1 });
        for step in steps {
            night.now += 1_000 * u64::from(step[3]);
            let (by, act) = act(&night, step);
            // A refused entry changes nothing and is shown to no reader.
            let _ = match by {
                Author::Organiser => night.try_organiser(act),
                Author::Player { player } => night.try_player(player.number(), act),
            };
        }
    }
}
