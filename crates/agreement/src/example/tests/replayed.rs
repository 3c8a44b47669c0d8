//! Replays the record of an example from its text and compares every score.

use boneyard_dgn::{Record, RoundReport, replay};
use boneyard_i18n::Language;

use crate::example::{PlayedExample, played::PlayedRound};

/// Checks that the rounds of an example are legal, follow each other, and are scored as the example says.
pub(super) fn assert_replays(played: &PlayedExample) {
    let rules = &played.rules;
    let mut rounds = played.rounds.iter();
    for record in played.records(Language::En) {
        let text = record.to_string();
        assert_eq!(Record::read(&text).map(|read| read.to_string()), Ok(text.clone()), "{rules}");
        let report = replay(&text).unwrap_or_else(|error| panic!("{rules}: {error}\n{text}"));
        for replayed in &report.rounds {
            let round = rounds.next().expect("a round of the example");
            assert_same(round, replayed, &text);
        }
    }
    assert!(rounds.next().is_none(), "{rules}: a round without a record");
}

fn assert_same(round: &PlayedRound, replayed: &RoundReport, text: &str) {
    let settled = &round.settlement;
    let values = || settled.values.iter().copied().map(Some).collect::<Vec<_>>();
    let of_sides =
        |of: fn(&boneyard_rules::SideScore) -> i32| settled.sides.iter().map(of).collect::<Vec<_>>();
    assert_eq!(replayed.number, round.number, "{text}");
    assert_eq!(replayed.lead, Some(round.round.leader()), "{text}");
    assert_eq!(replayed.values, Some(values()), "{text}");
    if round.rules().score.writes_points() {
        assert_eq!(replayed.scored, Some(of_sides(|line| line.scored)), "{text}");
        assert_eq!(replayed.totals, Some(of_sides(|line| line.after.points)), "{text}");
    }
    if let Some(carried) = replayed.carried {
        assert_eq!(carried, settled.carried, "{text}");
    }
    if let Some(remembered) = &replayed.remembered {
        let after = settled.sides.iter().map(|line| line.after.remembered);
        assert!(after.eq(remembered.iter().copied()), "{text}");
    }
}
