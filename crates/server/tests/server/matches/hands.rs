//! Tests of opening hands against chance.

use std::time::Duration;

use boneyard_dgn::Record;
use boneyard_protocol::matches::{ChanceVerdict, HandStatistics};

use super::{RULES, booked, play, play_rated};
use crate::running::Running;
use crate::visitor::Visitor;

/// The statistics, once all matches are counted.
async fn counted(visitor: &Visitor) -> HandStatistics {
    for _ in 0..40 {
        let found: HandStatistics = visitor.request("GET", "/api/matches/hands", None).await.parse();
        if found.uncounted == 0 {
            return found;
        }
        // The server counts every two seconds.
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    panic!("the hands are not counted");
}

#[tokio::test]
async fn the_hands_of_every_round_are_compared_with_chance() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let (table, _) = play(&ana, RULES, 1).await;
    let rated = play_rated([&ana, &eva], RULES).await;
    booked(&ana, &rated).await;
    let found = counted(&ana).await;
    let (mut hands, mut pips, mut doubles) = (0, 0, [0; 8]);
    let mut everyone = 0;
    for id in [format!("{table}-1"), rated.clone()] {
        let text = ana.request("GET", &format!("/api/matches/{id}/record"), None).await;
        let record = Record::read(text.text()).unwrap();
        everyone = record.rounds.len();
        for round in &record.rounds {
            let (_, hand) = &round.deals.iter().find(|deal| deal.value.0.number() == 1).unwrap().value;
            hands += 1;
            pips += hand.known.iter().map(|tile| tile.pips()).sum::<u32>();
            doubles[hand.known.iter().filter(|tile| tile.is_double()).count()] += 1;
        }
    }
    let [yours] = &found.yours[..] else { panic!("{found:?}") };
    assert_eq!((yours.hands, yours.hand_tiles, yours.set_tiles, yours.set_doubles), (hands, 7, 28, 7));
    assert_eq!(yours.doubles.iter().map(|count| count.observed).collect::<Vec<u32>>(), doubles);
    let expected: f64 = yours.doubles.iter().map(|count| count.expected).sum();
    assert!((expected - f64::from(hands)).abs() < 1e-6, "{expected}");
    assert!((yours.pips.observed_mean - f64::from(pips) / f64::from(hands)).abs() < 1e-9);
    assert!((yours.pips.expected_mean - 42.0).abs() < 1e-9);
    assert!(hands >= 50 || matches!(yours.doubles_verdict, ChanceVerdict::TooFew { needed: 50 }));
    let [all] = &found.everyone[..] else { panic!("{found:?}") };
    assert_eq!(all.hands as usize, everyone, "one hand for each round of the rated match");
    let nobody = Visitor { cookie: String::new(), ..eva };
    let public: HandStatistics = nobody.request("GET", "/api/matches/hands", None).await.parse();
    assert_eq!((public.yours, public.everyone), (Vec::new(), found.everyone));
}
