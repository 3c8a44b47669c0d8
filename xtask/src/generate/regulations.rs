//! The regulations that come with the program, for phones, and the sentences of regulations, for the tests of the page.

use std::collections::BTreeMap;

use boneyard_club::{
    AbsentResult, AbsentScore, ClubTiles, Counted, ExpelledResults, ExpelledScore, Expulsion,
    KnownRegulation, LeadAfter, LeadRule, MishapRules, PenaltyTakes, Regulation, RegulationName, SeatingKind,
    Setup, StandingsKey, TARGETS, Walkover, WinPoints,
};
use boneyard_print::Language;
use boneyard_print::club::RuleSentences;
use serde::Serialize;

/// The values of every regulation that comes with the program, without where they come from.
pub(crate) fn known() -> String {
    let known: Vec<Regulation> = RegulationName::ALL.map(|name| name.known().regulation).into();
    lines(&known)
}

/// A regulation at an evening, and what is said of it.
#[derive(Serialize)]
struct Case {
    regulation: Regulation,
    target: u16,
    limit: Option<u16>,
    seating: SeatingKind,
    /// The sentences in each language.
    sentences: BTreeMap<&'static str, RuleSentences>,
}

/// Every regulation that comes with the program, club pairs with each rule changed in turn, and every kind of seating.
pub(crate) fn cases() -> String {
    let known = RegulationName::ALL.map(|name| {
        let KnownRegulation { regulation, target, limit, .. } = name.known();
        case(Setup { regulation, target, limit, ..Setup::new("", 4, SeatingKind::Published) })
    });
    let changed = changes().into_iter().map(|change| {
        let mut setup = Setup::new("", 4, SeatingKind::Published);
        change(&mut setup);
        case(setup)
    });
    let drawn = SeatingKind::ALL.map(|kind| case(Setup { target: 125, ..Setup::new("", 8, kind) }));
    let went_wrong = mishaps().map(|mishaps| {
        let mut setup = Setup { target: 125, ..Setup::new("", 8, SeatingKind::Pairs) };
        setup.regulation.mishaps = mishaps;
        case(setup)
    });
    let cases: Vec<Case> = known.into_iter().chain(changed).chain(drawn).chain(went_wrong).collect();
    lines(&cases)
}

fn case(setup: Setup) -> Case {
    let sentences = Language::ALL
        .into_iter()
        .map(|language| (language.code(), RuleSentences::of(&setup, language)))
        .collect();
    let Setup { regulation, target, limit, seating, .. } = setup;
    Case { regulation, target, limit, seating, sentences }
}

/// Every rule for when something goes wrong, changed.
fn mishaps() -> [MishapRules; 3] {
    let usual = MishapRules::default();
    let walkover =
        Walkover { lost: AbsentScore::Zero, absent: AbsentResult::Nothing, worth: Some(3), penalty: 20 };
    let expulsion = Expulsion { score: ExpelledScore::Zero, results: ExpelledResults::Annulled };
    let (annulled, tied) = (LeadAfter::Next, LeadAfter::Same);
    [
        MishapRules { walkover, ..usual },
        MishapRules { annulled, tied, penalties: PenaltyTakes::Points, ..usual },
        MishapRules { penalties: PenaltyTakes::MatchPoints, expulsion, ..usual },
    ]
}

/// Changes a rule.
type Change = Box<dyn Fn(&mut Setup)>;

/// One change of a rule each. The numbers need every plural form of every language.
fn changes() -> Vec<Change> {
    use StandingsKey::{Difference, Effectiveness, Meetings, Plus, Points, Wins};
    let wins = |shutout, half, close, stopped| {
        move |setup: &mut Setup| setup.regulation.wins = WinPoints { shutout, half, close, stopped }
    };
    let mut changes: Vec<Change> = vec![
        Box::new(|setup| setup.regulation.tiles = ClubTiles::DoubleNine),
        Box::new(|setup| setup.regulation.counts = Counted::All),
        Box::new(|setup| setup.regulation.counts = Counted::Rounds),
        Box::new(|setup| setup.regulation.lead = LeadRule::Winner),
        Box::new(|setup| setup.regulation.excess = true),
        Box::new(|setup| setup.regulation.reset = true),
        Box::new(wins(3, 3, 3, 3)),
        Box::new(wins(1, 1, 1, 0)),
        Box::new(wins(4, 2, 2, 2)),
        Box::new(|setup| setup.regulation.order = vec![Wins]),
        Box::new(|setup| setup.regulation.order = vec![Plus, Difference]),
        Box::new(|setup| {
            setup.regulation.order = vec![Meetings, Difference, Plus, Effectiveness, Wins, Points];
        }),
    ];
    for number in [1, 2, 5, 21, 42] {
        changes.push(Box::new(move |setup| setup.regulation.bonus = number));
        changes.push(Box::new(move |setup| {
            setup.target = number;
            // Only where rounds count may a target be that low.
            if number < *TARGETS.start() {
                setup.regulation = RegulationName::Jamaica.known().regulation;
            }
        }));
        changes.push(Box::new(move |setup| setup.limit = Some(number)));
        changes.push(Box::new(move |setup| {
            setup.limit = Some(90);
            setup.regulation.warning = number;
        }));
    }
    changes
}

fn lines(all: &[impl Serialize]) -> String {
    let lines: Vec<String> =
        all.iter().map(|one| serde_json::to_string(one).expect("a regulation is JSON")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}
