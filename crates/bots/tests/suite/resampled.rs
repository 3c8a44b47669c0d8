//! Whole rounds are dealt again from a view.

use std::sync::Arc;

use boneyard_bots::{Bot, Resampler, arena::Deal};
use boneyard_rules::{FinishedRound, Seat, View, presets};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[test]
fn a_seat_cannot_tell_a_resampled_round_from_its_own() {
    let mut rng = ChaCha8Rng::seed_from_u64(70);
    let mut other_hands = 0;
    for preset in presets::all() {
        let rules = Arc::new(preset.rules);
        for seats in rules.seat_counts().map(usize::from).collect::<Vec<_>>() {
            let deal = Deal::shuffled(rules.clone(), seats, &mut rng).expect("a table the rules have");
            let mut moves = 0;
            let played = deal.play_face_up(|view, face_up| {
                moves += 1;
                // Asking at every move would take too long.
                if moves % 5 == 0 {
                    for seat in Seat::all(seats) {
                        let see = |round| View::of(round, rules.clone(), deal.standing().clone(), seat);
                        let seen = see(face_up.round);
                        let again = Resampler::new(&seen, &mut rng).next(&mut rng);
                        let (round, boneyard) =
                            again.unwrap_or_else(|| panic!("{rules}: no round for {seen:?}"));
                        assert_eq!(see(&round), seen);
                        assert_eq!(boneyard.len(), face_up.boneyard.len());
                        assert!(boneyard.iter().all(|tile| !seen.hand.contains(tile)));
                        other_hands += usize::from(round != *face_up.round);
                    }
                }
                Bot::Random.choose(view, &mut rng, None)
            });
            let played = played.unwrap_or_else(|foul| panic!("{rules}: {foul}"));
            assert!(FinishedRound::of(&played.round, &rules, deal.standing()).is_some());
        }
    }
    assert!(other_hands > 500, "{other_hands} rounds had other hidden tiles");
}
