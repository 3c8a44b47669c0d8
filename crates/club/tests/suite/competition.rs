//! Competitions over several sessions: who is who, sums and places.

use std::fmt::Write as _;

use boneyard_club::competition::{
    CompetitionCounts, CompetitionEntry, CompetitionFault, CompetitionPlan, CompetitionResults,
    CompetitionSession, Computed, EntrantAnswer, EntrantDoubt, SESSIONS_MAX, SessionPlayed,
};
use boneyard_club::{Evening, csv, file};
use boneyard_ids::EntrantId;
use proptest::prelude::*;

/// An evening of four named players, with these final scores.
fn four(names: [&str; 4], scores: &[&str]) -> Evening {
    evening("published", &names, "", scores)
}

fn evening(seating: &str, names: &[&str], more: &str, scores: &[&str]) -> Evening {
    let mut text = format!("evening 1\nname \"Friday\"\nplayers {} {seating}\n{more}", names.len());
    for (number, name) in (1..).zip(names) {
        writeln!(text, "player {number} \"{name}\"").unwrap();
    }
    for (number, score) in (1..).zip(scores) {
        writeln!(text, "match {number} table 1 final {score}").unwrap();
    }
    file::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn session(id: &str) -> CompetitionSession {
    CompetitionSession { evening: id.into(), day: "2026-11-20".parse().unwrap(), room: String::new() }
}

fn plan(counts: CompetitionCounts, answers: Vec<EntrantAnswer>) -> CompetitionPlan {
    CompetitionPlan { counts, sessions: vec![], answers }
}

/// The sessions `s1`, `s2`, … of these evenings, which are closed. `members` gives member and present name of a player's name.
fn sessions(
    evenings: &[Evening],
    members: &[(&str, &str, &str)],
) -> Vec<(CompetitionSession, SessionPlayed)> {
    let played = |evening: &Evening| {
        let mut played = SessionPlayed::of(evening, true);
        for player in &mut played.players {
            let member = members.iter().find(|(name, ..)| *name == player.name);
            player.member = member.map(|(_, id, name)| ((*id).into(), (*name).to_owned()));
        }
        played
    };
    let numbered = (1..).zip(evenings);
    numbered.map(|(number, evening)| (session(&format!("s{number}")), played(evening))).collect()
}

fn computed(
    evenings: &[Evening],
    members: &[(&str, &str, &str)],
    answers: &[(&str, &str, bool)],
) -> Computed {
    let answer = |(one, other, same): &(&str, &str, bool)| EntrantAnswer {
        entrants: [EntrantId::from(*one), EntrantId::from(*other)],
        same: *same,
    };
    let plan = plan(CompetitionCounts::Players, answers.iter().map(answer).collect());
    plan.results("Harbour", "Cup", &[], sessions(evenings, members)).unwrap()
}

/// Place, names, wins, plus and the key of each line.
fn lines(results: &CompetitionResults) -> Vec<String> {
    let line = results.standings.iter().map(|line| {
        let names: Vec<_> = line.players.iter().map(|player| player.name.as_str()).collect();
        let key = line.decided_by.map(|key| format!(" {}", key.name())).unwrap_or_default();
        format!("{} {} {} {}{key}", line.place, names.join("+"), line.wins, line.plus)
    });
    line.collect()
}

fn doubts(computed: &Computed) -> Vec<(EntrantDoubt, String)> {
    let asked = computed.questions.iter();
    asked
        .map(|question| (question.doubt, question.entrants.each_ref().map(EntrantId::as_str).join(" ")))
        .collect()
}

// In match 1, players 1 and 2 play against 3 and 4; in match 2, 1 and 3 against 2 and 4; in match 3, 1 and 4 against 2 and 3.

#[test]
fn sessions_in_two_rooms_give_one_standings() {
    let evenings = [
        four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]),
        four(["Eva", "Filip", "Gina", "Hugo"], &["30:100", "100:40"]),
    ];
    let Computed { results, questions, .. } = computed(&evenings, &[], &[]);
    assert_eq!(questions, []);
    assert_eq!((results.is_final, results.sessions.len()), (true, 2));
    assert_eq!(results.standings.len(), 8);
    assert_eq!(lines(&results)[0], "1 Gina 2 200 points");
    let played: u32 = results.standings.iter().map(|line| line.played).sum();
    assert_eq!(played, 4 + 8);
    assert_eq!(results.sessions[1].matches[0].pairs[1], ["Gina", "Hugo"]);
    assert_eq!(results.sessions[1].matches[0].score, [30, 100]);
}

#[test]
fn sessions_on_two_days_add_up_by_member() {
    // Ana was renamed after the first session.
    let members = [("Ana", "m1", "Ana Luna"), ("Ana Luna", "m1", "Ana Luna"), ("Boris", "m2", "Boris")];
    let evenings = [
        four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]),
        four(["Ana Luna", "Eva", "Boris", "Filip"], &["100:90"]),
    ];
    let computed = computed(&evenings, &members, &[]);
    assert_eq!(computed.questions, []);
    assert_eq!(lines(&computed.results)[0], "1 Ana Luna 2 200 points");
    let boris = computed.results.standings.iter().find(|line| line.players[0].name == "Boris").unwrap();
    assert_eq!((boris.sessions, boris.played, boris.wins, boris.plus, boris.minus), (2, 2, 1, 190, 120));
}

#[test]
fn a_guest_of_two_sessions_is_asked_about_and_can_be_two_people() {
    let evenings = [
        four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]),
        four(["Ana", "Eva", "Filip", "Gina"], &["100:20"]),
    ];
    let asked = computed(&evenings, &[], &[]);
    assert_eq!(doubts(&asked), [(EntrantDoubt::SameName, "guest:Ana guest:Ana".into())]);
    assert_eq!(asked.questions[0].sessions, [[0, 1], [0, 1]]);
    assert_eq!(asked.results.standings.len(), 7);

    let same = computed(&evenings, &[], &[("guest:Ana", "guest:Ana", true)]);
    assert_eq!((doubts(&same), same.results.standings.len()), (vec![], 7));
    let apart = computed(&evenings, &[], &[("guest:Ana", "guest:Ana", false)]);
    assert_eq!((doubts(&apart), apart.results.standings.len()), (vec![], 8));
}

#[test]
fn names_that_look_alike_are_never_merged_without_an_answer() {
    let members = [("Mail", "m1", "Mail")];
    let evenings = [
        four(["Mail", "Boris", "Carmen", "Dora"], &["100:20"]),
        // With a capital i, and `Воrіs` with Cyrillic letters.
        four(["MaiI", "Воrіs", "Filip", "Gina"], &["100:20"]),
    ];
    let asked = computed(&evenings, &members, &[]);
    let mut expected = vec!["guest:Boris guest:Воrіs", "member:m1 guest:MaiI"];
    let mut found: Vec<String> = doubts(&asked).into_iter().map(|(_, entrants)| entrants).collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected);
    assert_eq!(asked.results.standings.len(), 8);

    let answers = [("guest:MaiI", "member:m1", true), ("guest:Boris", "guest:Воrіs", false)];
    let answered = computed(&evenings, &members, &answers);
    assert_eq!(doubts(&answered), []);
    assert_eq!(answered.results.standings.len(), 7);
    assert_eq!(lines(&answered.results)[0], "1 Mail 2 200 points");
}

#[test]
fn two_players_of_one_session_are_never_one_person() {
    let evenings = [four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"])];
    let merged = computed(&evenings, &[], &[("guest:Ana", "guest:Boris", true)]);
    assert_eq!(merged.results.standings.len(), 4);
    // Nor by way of a third.
    let evenings = [evenings[0].clone(), four(["Ana 2", "Eva", "Filip", "Gina"], &["100:20"])];
    let answers = [("guest:Ana", "guest:Ana 2", true), ("guest:Ana 2", "guest:Boris", true)];
    assert_eq!(computed(&evenings, &[], &answers).results.standings.len(), 7);
}

#[test]
fn fixed_pairs_add_up_by_both_partners() {
    let pairs = |names: &[&str], scores: &[&str]| evening("pairs", names, "", scores);
    let evenings = [
        pairs(&["Ana", "Boris", "Carmen", "Dora"], &["100:20"]),
        pairs(&["Dora", "Carmen", "Boris", "Ana"], &["40:100"]),
        pairs(&["Ana", "Carmen", "Boris", "Dora"], &["100:0"]),
    ];
    let names = ["Ana", "Boris", "Carmen", "Dora"];
    let members: Vec<_> = names.map(|name| (name, name, name)).to_vec();
    let results = plan(CompetitionCounts::Pairs, vec![])
        .results("Harbour", "Cup", &[], sessions(&evenings, &members))
        .unwrap()
        .results;
    let found = lines(&results);
    assert_eq!(found.len(), 4);
    assert_eq!(found[..2], ["1 Ana+Boris 2 200 points", "2 Ana+Carmen 1 100 points"]);
    assert!(csv::competition(&results).contains("1,Ana,Boris,2,2,"), "{}", csv::competition(&results));
}

#[test]
fn meetings_count_once_every_session_is_over() {
    // Ana and Boris are level in all sums. Boris won the only match between them.
    let evenings = [
        evening("pairs", &["Ana", "x", "Boris", "y"], "order wins meetings\n", &["50:100"]),
        evening("pairs", &["Ana", "z", "Carmen", "w"], "order wins meetings\n", &["100:50"]),
    ];
    let members = ["Ana", "Boris", "Carmen"].map(|name| (name, name, name));
    let order = |is_over: bool| {
        let mut sessions = sessions(&evenings, &members);
        sessions[1].1.is_over = is_over;
        let results = plan(CompetitionCounts::Players, vec![])
            .results("Harbour", "Cup", &[], sessions)
            .unwrap()
            .results;
        assert_eq!(results.is_final, is_over);
        let place = |name: &str| {
            results.standings.iter().find(|line| line.players[0].name == name).map(|line| line.place).unwrap()
        };
        [place("Ana"), place("Boris")]
    };
    assert_eq!(order(false), [1, 1], "both have one win");
    assert!(order(true)[0] > order(true)[1], "Boris has won against Ana");
}

#[test]
fn sessions_that_do_not_add_up_are_refused() {
    let names = ["Ana", "Boris", "Carmen", "Dora"];
    let refused = |counts, evenings: &[Evening]| {
        plan(counts, vec![]).results("Harbour", "Cup", &[], sessions(evenings, &[])).map(|_| ())
    };
    let by_points = four(names, &["100:20"]);
    let by_wins = evening("published", &names, "order wins points\n", &["100:20"]);
    let other = refused(CompetitionCounts::Players, &[by_points.clone(), by_wins.clone()]);
    assert_eq!(other, Err(CompetitionFault::OtherOrder { evening: "s2".into() }));
    assert_eq!(refused(CompetitionCounts::Players, &[by_wins.clone(), by_wins]), Ok(()));
    let no_pairs = refused(CompetitionCounts::Pairs, &[by_points]);
    assert_eq!(no_pairs, Err(CompetitionFault::NoPairs { evening: "s1".into() }));
    let knock_out = evening("knock-out", &names, "pairs 1 table 1 1 2 3 4\n", &["100:20"]);
    let refused_knock_out = refused(CompetitionCounts::Players, &[knock_out]);
    assert_eq!(refused_knock_out, Err(CompetitionFault::KnockOut { evening: "s1".into() }));
}

#[test]
fn plans_are_limited() {
    let many = |sessions: usize| CompetitionPlan {
        counts: CompetitionCounts::Players,
        sessions: (0..sessions).map(|number| session(&number.to_string())).collect(),
        answers: vec![],
    };
    assert!(many(SESSIONS_MAX).checked().is_ok());
    let max = SESSIONS_MAX;
    assert_eq!(many(SESSIONS_MAX + 1).checked(), Err(CompetitionFault::TooManySessions { max }));
    let mut hidden = many(1);
    hidden.sessions[0].room = "Red\u{202e}".into();
    assert_eq!(hidden.checked(), Err(CompetitionFault::BadRoom { max: 60 }));
}

fn entry(name: &str, licence: &str, club: &str) -> CompetitionEntry {
    CompetitionEntry { name: name.into(), licence: licence.into(), club: club.into() }
}

/// The results of evenings with an entry list.
fn entered(
    evenings: &[Evening],
    members: &[(&str, &str, &str)],
    answers: &[(&str, &str, bool)],
    entries: &[CompetitionEntry],
) -> Computed {
    let answer = |(one, other, same): &(&str, &str, bool)| EntrantAnswer {
        entrants: [EntrantId::from(*one), EntrantId::from(*other)],
        same: *same,
    };
    let plan = plan(CompetitionCounts::Players, answers.iter().map(answer).collect());
    plan.results("Harbour", "Cup", entries, sessions(evenings, members)).unwrap()
}

/// The licence of each player in the standings who has one.
fn licences(computed: &Computed) -> Vec<(String, String)> {
    let players = computed.results.standings.iter().flat_map(|line| &line.players);
    let listed = players.filter(|player| !player.licence.is_empty());
    let mut licences: Vec<_> = listed.map(|player| (player.name.clone(), player.licence.clone())).collect();
    licences.sort();
    licences
}

fn named(found: &[(String, String)]) -> Vec<(&str, &str)> {
    found.iter().map(|(name, licence)| (name.as_str(), licence.as_str())).collect()
}

#[test]
fn entries_belong_to_those_who_have_their_name() {
    let evenings = [four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"])];
    let entries = [entry("Boris", "HR-2", "Split"), entry("Ana", "HR-1", ""), entry("Luka", "HR-3", "Zadar")];
    let found = entered(&evenings, &[], &[], &entries);
    assert_eq!(named(&licences(&found)), [("Ana", "HR-1"), ("Boris", "HR-2")]);
    let boris = found.results.standings.iter().find(|line| line.players[0].name == "Boris").unwrap();
    assert_eq!(boris.players[0].club, "Split");
    assert_eq!(found.questions, []);
    let check = found.entries.unwrap();
    assert_eq!(
        (check.entries, check.unlisted, check.absent),
        (3, vec!["Carmen".into(), "Dora".into()], vec!["Luka".into()])
    );
    assert_eq!(entered(&evenings, &[], &[], &[]).entries, None);
}

#[test]
fn a_member_has_the_entry_of_the_name_in_the_night_or_of_the_present_name() {
    let evenings = [four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"])];
    let members = [("Ana", "m1", "Ana Marić"), ("Boris", "m2", "Boris Babić")];
    let entries = [entry("Ana", "1", ""), entry("Boris Babić", "2", ""), entry("Ana Marić", "3", "")];
    let found = entered(&evenings, &members, &[], &entries);
    assert_eq!(
        named(&licences(&found)),
        [("Ana Marić", "3"), ("Boris Babić", "2")],
        "the present name is first"
    );
    let found = entered(&evenings, &members, &[], &entries[..2]);
    assert_eq!(named(&licences(&found)), [("Ana Marić", "1"), ("Boris Babić", "2")]);
}

#[test]
fn organisers_are_asked_about_entries_that_look_alike() {
    let evenings = [four(["Ana Marić", "Boris", "Carmen", "Dora"], &["100:20"])];
    let entries = [entry("MARIC Ana", "1", ""), entry("Вoris", "2", ""), entry("Karmen", "3", "")];
    let found = entered(&evenings, &[], &[], &entries);
    let asked = [
        (EntrantDoubt::Entry, "guest:Ana Marić entry:MARIC Ana".to_owned()),
        (EntrantDoubt::Entry, "guest:Boris entry:Вoris".to_owned()),
    ];
    assert_eq!(doubts(&found), asked);
    assert_eq!(found.questions[0].sessions, [vec![0], vec![]]);
    assert_eq!(licences(&found), []);
    let check = found.entries.unwrap();
    assert_eq!((check.unlisted, check.absent), (vec!["Carmen".into(), "Dora".into()], vec!["Karmen".into()]));

    let answers = [("guest:Ana Marić", "entry:MARIC Ana", true), ("guest:Boris", "entry:Вoris", false)];
    let found = entered(&evenings, &[], &answers, &entries);
    assert_eq!((named(&licences(&found)), &found.questions[..]), (vec![("Ana Marić", "1")], &[][..]));
}

#[test]
fn organisers_are_asked_which_of_several_people_an_entry_means() {
    let evenings = [
        four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]),
        four(["Ana", "Eva", "Filip", "Gina"], &["100:20"]),
    ];
    let apart = ("guest:Ana", "guest:Ana", false);
    let found = entered(&evenings, &[], &[apart], &[entry("Ana", "1", "")]);
    let ids: Vec<_> =
        found.questions.iter().map(|question| question.entrants[0].as_str().to_owned()).collect();
    assert_eq!(ids, ["guest@s1:Ana", "guest@s2:Ana"]);
    let is_second = ("guest@s2:Ana", "entry:Ana", true);
    let found = entered(&evenings, &[], &[apart, is_second], &[entry("Ana", "1", "")]);
    assert_eq!((found.questions.len(), licences(&found).len()), (0, 1), "an entry is one person's");
    let not_first = ("guest@s1:Ana", "entry:Ana", false);
    let found = entered(&evenings, &[], &[apart, not_first], &[entry("Ana", "1", "")]);
    assert_eq!((found.questions.len(), licences(&found).len()), (0, 1), "only the other is left");
}

#[test]
fn people_whom_an_answer_joins_share_their_entry() {
    let evenings = [
        four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]),
        four(["Ana M.", "Eva", "Filip", "Gina"], &["100:20"]),
    ];
    let same = ("guest:Ana", "guest:Ana M.", true);
    for name in ["Ana", "Ana M."] {
        let found = entered(&evenings, &[], &[same], &[entry(name, "1", "")]);
        assert_eq!(licences(&found).len(), 1, "{name}");
    }
}

#[test]
fn results_without_entries_are_written_as_before() {
    let evenings = [four(["Ana", "Boris", "Carmen", "Dora"], &["100:20"])];
    let text = serde_json::to_string(&computed(&evenings, &[], &[]).results).unwrap();
    assert!(text.contains(r#""players":[{"name":"Ana"}]"#), "{text}");
    let with = entered(&evenings, &[], &[], &[entry("Ana", "=1", "Split")]).results;
    let read: CompetitionResults = serde_json::from_str(&serde_json::to_string(&with).unwrap()).unwrap();
    assert_eq!(read, with);
    assert!(csv::competition(&with).contains(",'=1,Split,,\n"), "{}", csv::competition(&with));
}

fn any_score() -> impl Strategy<Value = String> {
    (0_u16..100, any::<bool>())
        .prop_map(|(lost, is_first)| if is_first { format!("100:{lost}") } else { format!("{lost}:100") })
}

/// An evening of four of eight people with up to three results.
fn any_evening() -> impl Strategy<Value = Evening> {
    let names = ["Ana", "Boris", "Carmen", "Dora", "Eva", "Filip", "Gina", "Hugo"].to_vec();
    let four_of = prop::sample::subsequence(names, 4).prop_shuffle();
    (four_of, prop::collection::vec(any_score(), 0..4)).prop_map(|(names, scores)| {
        evening("published", &names, "", &scores.iter().map(String::as_str).collect::<Vec<_>>())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Each total is the sum over the evenings' own totals, whatever the order of the sessions.
    #[test]
    fn totals_are_the_sums_of_the_sessions(evenings in prop::collection::vec(any_evening(), 1..6)) {
        let results = computed(&evenings, &[], &[]).results;
        for line in &results.standings {
            let name = &line.players[0].name;
            let own = evenings.iter().flat_map(Evening::standings).filter(|own| own.name == *name);
            let mut sums = [0_i64; 6];
            for tally in own.map(|own| own.tally) {
                let own = [
                    tally.played.into(), tally.points.into(), tally.wins.into(), tally.plus.into(), tally.minus.into(),
                    tally.effectiveness,
                ];
                sums.iter_mut().zip(own).for_each(|(sum, own): (&mut i64, i64)| *sum += own);
            }
            let line = [
                line.played.into(), line.points.into(), line.wins.into(), line.plus.into(), line.minus.into(),
                line.effectiveness,
            ];
            prop_assert_eq!(line, sums);
        }
        let turned: Vec<Evening> = evenings.into_iter().rev().collect();
        let mut turned = computed(&turned, &[], &[]).results;
        turned.sessions.reverse();
        prop_assert_eq!(turned.standings, results.standings);
    }

    /// A competition of one session has the places of its evening, but for the player numbers.
    #[test]
    fn one_session_is_ranked_as_its_evening(evening in any_evening()) {
        let results = computed(std::slice::from_ref(&evening), &[], &[]).results;
        let mut places = Vec::new();
        let mut shared = 1;
        let mut is_level = false;
        for own in evening.standings() {
            if !is_level {
                shared = own.place;
            }
            is_level = own.decided_by == Some(boneyard_club::StandingsKey::Number);
            places.push((shared, own.name));
        }
        // The meetings of an evening that goes on do not count yet.
        if evening.is_final() {
            places.sort_unstable();
            let found = results.standings.iter().map(|line| (line.place, line.players[0].name.clone()));
            let mut found: Vec<_> = found.collect();
            found.sort_unstable();
            prop_assert_eq!(found, places);
        }
    }
}
