//! Reasons of hints hold in the true deal, also where the seat cannot see it.

use std::sync::Arc;

use boneyard_bots::{Bot, Budget, advise, arena::Deal};
use boneyard_rules::{Action, Move, Round, Rules, presets};
use boneyard_table::Reason;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The round after a play.
fn after(round: &Round, choice: Move) -> Round {
    let Move::Play { tile, at, leaves } = choice else { panic!("{choice} is no play") };
    let mut after = round.clone();
    after.play(Action::Play { tile, at, leaves }).expect("the hint is legal");
    after
}

#[test]
fn every_reason_is_true() {
    let mut rng = ChaCha8Rng::seed_from_u64(45);
    let (mut stops, mut keeps) = (0, 0);
    for preset in presets::all() {
        let rules = Arc::new(Rules::preset(&preset.rules.preset).expect("a preset"));
        let seats = rules.seat_counts().last().expect("some table").into();
        for _ in 0..3 {
            let deal = Deal::shuffled(rules.clone(), seats, &mut rng).expect("a table the rules have");
            let played = deal.play_face_up(|view, face_up| {
                let advice = advise(view, &mut rng, Budget::playouts(8)).expect("it is this seat's turn");
                let hint = format!("{rules}: {advice:?} of {:?}", view.legal);
                assert!(view.legal.contains(&advice.choice), "{hint}");
                match advice.why {
                    Reason::Only => assert_eq!(view.legal.len(), 1, "{hint}"),
                    Reason::LastTile => assert_eq!(view.hand.len(), 1, "{hint}"),
                    Reason::Scores { points } => assert_eq!(view.points_for(advice.choice), points, "{hint}"),
                    Reason::Stops { seat } => {
                        stops += 1;
                        let after = after(face_up.round, advice.choice);
                        let lays = |choice: &Move| matches!(choice, Move::Play { .. });
                        let stuck = after.turn() != seat || !after.legal().iter().any(lays);
                        assert!(stuck, "{hint}: {:?}", after.legal());
                    }
                    Reason::Keeps { tiles } => {
                        keeps += 1;
                        assert!(usize::from(tiles) < view.hand.len(), "{hint}");
                    }
                    Reason::Double | Reason::Heavy { .. } | Reason::Better { .. } => {}
                }
                // Random plays reach more positions than good ones.
                Bot::Random.choose(view, &mut rng, None)
            });
            played.unwrap_or_else(|foul| panic!("{rules}: {foul}"));
        }
    }
    assert!(stops > 20 && keeps > 100, "{stops} stops, {keeps} kept");
}
