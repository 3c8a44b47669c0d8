//! Random evenings, folded by each audience. `TestEvening` compares the folds after each entry.

use boneyard_club::live::{
    AlertSettlement, Author, CallReason, CallState, EnteredSheet, EveningCommand, EveningOptions,
};
use boneyard_club::{Pair, Round, Sanction, SheetScore, Stop};
use proptest::prelude::*;

use super::evening::{TestEvening, at, round};

/// Chooses the next entry from random numbers.
fn command(friday: &TestEvening, [what, who, how, _]: [u16; 4]) -> (Author, EveningCommand) {
    let view = friday.view();
    let tables = view.schedule.matches.first().map_or(1, |plan| plan.tables.len());
    let number = if what % 16 == 15 { 1 } else { view.begun.max(1) };
    let table = u8::try_from(usize::from(who) % tables + 1).unwrap_or(1);
    let at = at(number, table);
    let shown = friday.table(at);
    let seat = &shown.seats[usize::from(who / 16) % 4];
    let here = Author::Player { player: seat.player };
    // Usually the scorekeeper makes the entry.
    let scorekeeper = shown.acting_scorekeeper.map_or(here, |player| Author::Player { player });
    let rounds = u16::try_from(shown.rounds.len()).unwrap_or(0);
    let entered_round: Round = match how % 9 {
        0 => round(if how % 2 == 0 { "0:0" } else { "annulled" }),
        1 => round("90:0"),
        2 => round("0:70"),
        3..6 => Round::Won { pair: Pair::ALL[0], points: how % 60 + 1 },
        _ => Round::Won { pair: Pair::ALL[1], points: how % 60 + 1 },
    };
    let alert = view.alerts.get(usize::from(how) % view.alerts.len().max(1)).map_or(1, |alert| alert.id);
    let call = view.calls.first().map_or(1, |call| call.id);
    match what {
        0..20 => {
            (here, EveningCommand::NameScorekeeper { at, player: shown.seats[usize::from(how) % 4].player })
        }
        20..30 => (scorekeeper, EveningCommand::Present { at }),
        30..45 => (scorekeeper, EveningCommand::Lead { at, round: how % 4, player: seat.player }),
        45..120 => (
            scorekeeper,
            EveningCommand::Round { at, number: rounds + 1, round: entered_round, sure: how % 2 == 0 },
        ),
        120..123 => (
            scorekeeper,
            EveningCommand::Round { at, number: rounds.max(1), round: entered_round, sure: false },
        ),
        // Perhaps from a scorekeeper whom another has replaced.
        123..125 => {
            (here, EveningCommand::Round { at, number: rounds + how % 2, round: entered_round, sure: true })
        }
        125..135 => {
            let Some(last) = shown.rounds.last() else {
                return (Author::Organiser, EveningCommand::Begin { number: 1 });
            };
            let by = if how % 3 == 0 { Author::Organiser } else { scorekeeper };
            let new = (how % 4 > 0).then_some(entered_round);
            (
                by,
                EveningCommand::Change {
                    at,
                    number: rounds,
                    old: last.round,
                    new,
                    why: "misread".to_owned(),
                },
            )
        }
        135..145 => (scorekeeper, EveningCommand::Finish { at }),
        145..155 => (here, EveningCommand::Agree { at }),
        155..160 => (here, EveningCommand::Call { at, reason: CallReason::Health }),
        160..170 => (here, EveningCommand::Object { at, round: rounds.max(1), text: format!("wrong {how}") }),
        170..180 => (scorekeeper, EveningCommand::Answer { alert, is_error: how % 2 == 0 }),
        180..186 => (Author::Organiser, EveningCommand::Settle { alert, how: AlertSettlement::Dismiss }),
        186..192 => {
            let (scorekeeper, why) = (seat.player, "again".to_owned());
            (
                Author::Organiser,
                EveningCommand::Settle {
                    alert,
                    how: AlertSettlement::Annul { scorekeeper, why, suspend: how % 2 == 0 },
                },
            )
        }
        192..196 => (
            Author::Organiser,
            EveningCommand::Settle {
                alert,
                how: AlertSettlement::Stop { lot: Some(Pair::ALL[0]), suspend: how % 2 == 0 },
            },
        ),
        196..198 => (Author::Organiser, EveningCommand::Attend { call, state: CallState::Done }),
        198..200 => {
            let sheet = |points| EnteredSheet {
                scored: SheetScore::Rounds { rounds: vec![Round::Won { pair: Pair::ALL[0], points }] },
                stop: points.is_multiple_of(5).then_some(Stop::Expelled { pair: Pair::ALL[1] }),
                first: shown.first,
            };
            let (result, why) = (sheet(how % 60 + 1), "from paper".to_owned());
            (Author::Organiser, EveningCommand::Result { at, result, why, was: Some(sheet(who % 3 + 1)) })
        }
        200..206 => {
            let sanction = Sanction {
                player: seat.player,
                amount: u32::from(how),
                number: Some(number),
                round: None,
                reason: "touched a tile".to_owned(),
                expelled: false,
            };
            (Author::Organiser, EveningCommand::Sanction { sanction })
        }
        206..210 => {
            (Author::Organiser, EveningCommand::Stop { at, lot: Some(Pair::ALL[usize::from(how % 2)]) })
        }
        210..235 => (Author::Organiser, EveningCommand::Confirm { at }),
        235..240 => {
            let mut setup = friday.live.evening().expect("it is open").setup().clone();
            let person = &mut setup.players[usize::from(how) % 8];
            if person.needs.pop().is_none() {
                person.needs.push(boneyard_club::Need::ALL[usize::from(how) % 3]);
            }
            (
                Author::Organiser,
                EveningCommand::Conditions { setup, courtesies: Vec::new(), namesakes: false },
            )
        }
        _ => (Author::Organiser, EveningCommand::Begin { number: view.begun + 1 }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_reader_folds_the_same_evening(
        countersign: bool,
        steps in prop::collection::vec(any::<[u16; 4]>(), 0..300),
    ) {
        let options = EveningOptions { countersign, blockers_column: false };
        let lines = "players 8 published\npenalties on\nplayer 1 \"Ana\" sight\nplayer 2 \"Boris\" movement\n\
            player 5 \"Eva\" hearing sight\n";
        let mut friday = TestEvening::with(lines, options);
        friday.organiser(EveningCommand::Begin { number: 1 });
        for step in steps {
            friday.now += 1_000 * u64::from(step[3]);
            let (by, command) = command(&friday, step);
            // A refused entry changes nothing and is shown to no reader.
            let _ = match by {
                Author::Organiser => friday.try_organiser(command),
                Author::Player { player } => friday.try_player(player.number(), command),
            };
        }
    }
}
