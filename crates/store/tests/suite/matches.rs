//! Tests of matches that are over: search, imports, opponents, seasons, hands and damaged ratings.

use boneyard_store::{
    AccountChange, Append, CountedMatch, FinishedMatch, FinishedPlayer, HandCount, HandGroup, Import,
    ImportedMatch, ImportedPlayer, MatchChange, MatchOutcome, MatchPlace, SEARCHED_MAX, SearchQuery, Store,
};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::accounts::open;
use crate::{Scratch, append};

/// How often two opponents may change each other's ratings within a day.
const RATED_A_DAY_MAX: u32 = 20;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;
/// The beginning of 2026 and of its second quarter, in milliseconds since 1970.
const JANUARY: i64 = 1_767_225_600_000;
const APRIL: i64 = JANUARY + 90 * DAY;

fn player(seat: u8, side: u8, person: &str, name: &str, outcome: MatchOutcome) -> FinishedPlayer {
    FinishedPlayer {
        seat,
        side,
        person: Some(person.into()),
        bot: None,
        persona: None,
        name: name.into(),
        face: None,
        points: 0,
        outcome,
        has_left: false,
        rating_points: None,
        rating: None,
    }
}

/// Ana beats Ben.
fn duel() -> Vec<FinishedPlayer> {
    vec![player(1, 0, "ana", "Ana", MatchOutcome::Won), player(2, 1, "ben", "Ben", MatchOutcome::Lost)]
}

/// Stores a match as the end of a table of its own.
async fn play(
    store: &Store,
    table: &str,
    preset: &str,
    rated: bool,
    ended_ms: i64,
    players: Vec<FinishedPlayer>,
) {
    let ends = FinishedMatch {
        id: format!("{table}-1").as_str().into(),
        number: 1,
        rules: preset.into(),
        preset: preset.into(),
        began_ms: ended_ms - 1,
        ended_ms,
        rounds: 1,
        rated_in: rated.then(|| "classic".into()),
        house_rules: rated.then(|| "5f0a91c2d3e4b607".into()),
        players,
    };
    store.append(Append { ends: Some(ends), ..append(table, 1, &["event"]) }).await.unwrap();
}

async fn run_sql(scratch: &Scratch, sql: &str) {
    let path = format!("sqlite://{}", scratch.path().display());
    let mut connection = SqliteConnection::connect(&path).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn with_people() -> (Scratch, Store) {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    for (id, name) in [("ana", "Ana"), ("ben", "Ben"), ("cid", "Cid"), ("dan", "Dan")] {
        open(&store, id, name).await.unwrap();
    }
    (scratch, store)
}

fn everything() -> SearchQuery {
    SearchQuery {
        player: None,
        with: None,
        presets: None,
        rated: None,
        since_ms: None,
        until_ms: None,
        outcome: None,
        after: None,
        max: 10,
    }
}

async fn played(store: &Store, query: SearchQuery) -> Vec<String> {
    let found = store.search_played(&query).await.unwrap();
    found.matches.iter().map(|found| found.id.to_string()).collect()
}

#[tokio::test]
async fn a_search_finds_public_matches_only() {
    let (_scratch, store) = with_people().await;
    play(&store, "a", "draw", true, 10, duel()).await;
    play(&store, "b", "block", true, 20, duel()).await;
    play(&store, "private", "draw", false, 30, duel()).await;
    let other =
        vec![player(1, 0, "ana", "Ana", MatchOutcome::Tied), player(2, 1, "cid", "Cid", MatchOutcome::Tied)];
    play(&store, "c", "draw", true, 40, other).await;

    assert_eq!(played(&store, everything()).await, ["c-1", "b-1", "a-1"]);
    let named = |player: &str| SearchQuery { player: Some(player.into()), ..everything() };
    assert_eq!(played(&store, named("bEN")).await, ["b-1", "a-1"]);
    assert_eq!(played(&store, named("nobody")).await, [""; 0]);
    assert_eq!(played(&store, SearchQuery { with: Some("cid".into()), ..named("Ana") }).await, ["c-1"]);
    let outcome = |outcome| SearchQuery { outcome: Some(outcome), ..named("Ana") };
    assert_eq!(played(&store, outcome(MatchOutcome::Won)).await, ["b-1", "a-1"]);
    assert_eq!(played(&store, outcome(MatchOutcome::Lost)).await, [""; 0]);
    let any = SearchQuery { outcome: Some(MatchOutcome::Lost), ..everything() };
    assert_eq!(played(&store, any).await, ["b-1", "a-1"]);
    let presets = |names: &[&str]| Some(names.iter().map(|name| (*name).to_owned()).collect());
    let of = |names: &[&str]| SearchQuery { presets: presets(names), ..everything() };
    assert_eq!(played(&store, of(&["draw"])).await, ["c-1", "a-1"]);
    assert_eq!(played(&store, of(&["draw", "block"])).await.len(), 3);
    assert_eq!(played(&store, of(&[])).await, [""; 0]);
    assert_eq!(played(&store, SearchQuery { presets: presets(&["block"]), ..named("Ana") }).await, ["b-1"]);
    let between = SearchQuery { since_ms: Some(20), until_ms: Some(40), ..everything() };
    assert_eq!(played(&store, between).await, ["b-1"]);
    assert_eq!(played(&store, SearchQuery { rated: Some(false), ..everything() }).await, [""; 0]);
    let after = MatchPlace { ended_ms: 20, id: "b-1".into() };
    assert_eq!(played(&store, SearchQuery { after: Some(after), ..everything() }).await, ["a-1"]);
    let found = store.search_played(&SearchQuery { max: 1, ..everything() }).await.unwrap();
    assert_eq!((found.matches.len(), found.searched_to), (1, None));
    assert_eq!(found.matches[0].players.len(), 2);
}

#[tokio::test]
async fn a_search_looks_at_a_limited_number_of_matches() {
    let (scratch, store) = with_people().await;
    play(&store, "old", "block", true, 1, duel()).await;
    let count = SEARCHED_MAX + 5;
    run_sql(
        &scratch,
        &format!(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count}) \
             INSERT INTO matches (id, table_id, number, rules, preset, began_ms, ended_ms, rounds, is_public) \
             SELECT 'm' || i, 'old', i + 1, 'draw', 'draw', 1, 1 + i, 1, 1 FROM n"
        ),
    )
    .await;
    let rare = |after| SearchQuery { outcome: Some(MatchOutcome::Lost), after, ..everything() };
    let first = store.search_played(&rare(None)).await.unwrap();
    assert!(first.matches.is_empty(), "the only match that fits is too far back");
    let second = store.search_played(&rare(first.searched_to)).await.unwrap();
    assert_eq!((second.matches.len(), second.searched_to), (1, None));
}

fn import(id: &str, day: Option<&str>, place_ms: i64) -> Import {
    let player = |seat, name: &str, outcome| ImportedPlayer {
        seat,
        side: seat - 1,
        name: name.into(),
        bot: None,
        points: Some(20),
        outcome,
    };
    let imported = ImportedMatch {
        id: id.into(),
        rules: "draw match.target=20".into(),
        preset: "draw".into(),
        day: day.map(str::to_owned),
        event: Some("Friday".into()),
        site: None,
        rounds: 3,
        place_ms,
        players: vec![player(1, "Ann", Some(MatchOutcome::Won)), player(2, "Ben", None)],
    };
    Import { imported, record: format!("record of {id}"), at_ms: 99 }
}

#[tokio::test]
async fn an_imported_match_is_stored_once_and_found() {
    let (scratch, store) = with_people().await;
    let imports = vec![import("one", Some("2026-11-21"), 50), import("two", None, 99)];
    store.change_matches(MatchChange::Import(imports.clone())).await.unwrap();
    store.change_matches(MatchChange::Import(imports.clone())).await.unwrap();
    store.close().await;
    let store = scratch.open().await;
    let (found, record) = store.imported_match(&"one".into()).await.unwrap().unwrap();
    assert_eq!((&found, record.as_str()), (&imports[0].imported, "record of one"));
    assert_eq!(store.imported_match(&"three".into()).await.unwrap(), None);
    let known = store.imported_ids(&["one".into(), "three".into()]).await.unwrap();
    assert_eq!(known.into_iter().map(|id| id.to_string()).collect::<Vec<_>>(), ["one"]);

    let ids = async |query: SearchQuery| -> Vec<String> {
        let found = store.search_imported(&query).await.unwrap();
        found.matches.iter().map(|found| found.id.to_string()).collect()
    };
    assert_eq!(ids(everything()).await, ["two", "one"]);
    let named = |player: &str| SearchQuery { player: Some(player.into()), ..everything() };
    assert_eq!(ids(named("ann")).await, ["two", "one"]);
    assert_eq!(ids(SearchQuery { outcome: Some(MatchOutcome::Won), ..named("Ben") }).await, [""; 0]);
    assert_eq!(ids(SearchQuery { outcome: Some(MatchOutcome::Won), ..named("Ann") }).await.len(), 2);
    assert_eq!(ids(SearchQuery { rated: Some(true), ..everything() }).await, [""; 0]);
    assert_eq!(ids(SearchQuery { presets: Some(vec!["block".into()]), ..everything() }).await, [""; 0]);
    assert_eq!(ids(SearchQuery { presets: Some(vec!["draw".into()]), ..everything() }).await.len(), 2);
    // A match without a day is in no time.
    assert_eq!(ids(SearchQuery { since_ms: Some(0), ..everything() }).await, ["one"]);
    assert!(store.search_played(&everything()).await.unwrap().matches.is_empty());
}

#[tokio::test]
async fn others_are_counted_by_side() {
    let (_scratch, store) = with_people().await;
    play(&store, "a", "draw", false, 10, duel()).await;
    play(&store, "b", "draw", false, 20, duel()).await;
    let pairs = vec![
        player(1, 0, "ana", "Ana", MatchOutcome::Lost),
        player(2, 1, "ben", "Ben", MatchOutcome::Won),
        player(3, 0, "cid", "Cid", MatchOutcome::Lost),
        player(4, 1, "dan", "Dan", MatchOutcome::Won),
    ];
    play(&store, "c", "pairs", false, 30, pairs).await;
    let stopped = vec![
        player(1, 0, "ana", "Ana", MatchOutcome::Stopped),
        player(2, 1, "dan", "Dan", MatchOutcome::Stopped),
    ];
    play(&store, "d", "draw", false, 40, stopped).await;
    let short = |others: Vec<boneyard_store::HeadToHead>| -> Vec<(String, [u32; 4])> {
        others
            .into_iter()
            .map(|other| (other.name, [other.played, other.won, other.lost, other.tied]))
            .collect()
    };
    let ana = "ana".into();
    let partners = short(store.others_of(&ana, true, 100, 10).await.unwrap());
    assert_eq!(partners, [("Cid".to_owned(), [1, 0, 1, 0])]);
    let opponents = short(store.others_of(&ana, false, 100, 10).await.unwrap());
    assert_eq!(opponents, [("Ben".to_owned(), [3, 2, 1, 0]), ("Dan".to_owned(), [1, 0, 1, 0])]);
    assert_eq!(short(store.others_of(&ana, false, 100, 1).await.unwrap()).len(), 1);
    // Only the last two matches: the stopped one and that of four.
    assert_eq!(short(store.others_of(&ana, false, 2, 10).await.unwrap())[0].1, [1, 0, 1, 0]);
    let met = store.head_to_head(&ana, &"ben".into(), 100).await.unwrap().unwrap();
    assert_eq!((met.played, met.won, met.lost), (3, 2, 1));
    assert_eq!(store.head_to_head(&ana, &"cid".into(), 100).await.unwrap(), None, "they were partners");
}

#[tokio::test]
async fn a_season_keeps_the_last_rating_of_each_person() {
    let (_scratch, store) = with_people().await;
    play(&store, "a", "draw", true, APRIL - 2, duel()).await;
    play(&store, "b", "draw", true, APRIL - 1, duel()).await;
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    let leaders = async |season| -> Vec<(String, f64, u32)> {
        let found = store.season_leaders("classic", season, 350.0, 10).await.unwrap();
        found
            .into_iter()
            .map(|leader| (leader.name, leader.rating.rating.rating(), leader.rating.matches))
            .collect()
    };
    let first = leaders(2026 * 4).await;
    assert_eq!(
        first.iter().map(|(name, _, matches)| (name.as_str(), *matches)).collect::<Vec<_>>(),
        [("Ana", 2), ("Ben", 2)]
    );
    play(&store, "c", "draw", true, APRIL, duel()).await;
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    assert_eq!(leaders(2026 * 4).await, first, "a season that is over stays as it is");
    let second = leaders(2026 * 4 + 1).await;
    assert_eq!(second[0].2, 3);
    assert!(second[0].1 > first[0].1);
    assert_eq!(store.seasons("classic", 10).await.unwrap(), [2026 * 4 + 1, 2026 * 4]);
    assert_eq!(store.seasons("classic", 1).await.unwrap(), [2026 * 4 + 1]);
    assert_eq!(store.seasons("goat", 10).await.unwrap(), [0_i64; 0]);
    let certain = store.season_leaders("classic", 2026 * 4, 110.0, 10).await.unwrap();
    assert!(certain.is_empty(), "provisional ratings are left out");
}

#[tokio::test]
async fn a_match_shows_the_faces_of_today_and_none_of_a_deleted_account() {
    let (scratch, store) = with_people().await;
    play(&store, "a", "draw", false, 10, duel()).await;
    run_sql(&scratch, "UPDATE guests SET face = 7 WHERE id IN ('ana', 'ben')").await;
    store.change_account(AccountChange::Delete { person: "ben".into() }).await.unwrap();
    let (_, found) = store.finished_match(&"a-1".into()).await.unwrap().unwrap();
    let faces: Vec<_> = found.players.iter().map(|player| (player.name.as_str(), player.face)).collect();
    assert_eq!(faces, [("Ana", Some(7)), ("", None)]);
}

#[tokio::test]
async fn who_deletes_the_account_takes_nothing_from_the_others() {
    let (_scratch, store) = with_people().await;
    play(&store, "a", "draw", true, 10, duel()).await;
    store.change_account(AccountChange::Delete { person: "ben".into() }).await.unwrap();
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    let won = store.ratings_of(&"ana".into()).await.unwrap();
    assert_eq!((won[0].rating.rating().round(), won[0].matches), (1_662.0, 1));
    assert!(store.ratings_of(&"ben".into()).await.unwrap().is_empty());
}

#[tokio::test]
async fn one_unreadable_rating_starts_again_and_stops_no_other() {
    let (scratch, store) = with_people().await;
    play(&store, "a", "draw", true, 10, duel()).await;
    let others =
        vec![player(1, 0, "cid", "Cid", MatchOutcome::Won), player(2, 1, "dan", "Dan", MatchOutcome::Lost)];
    play(&store, "b", "draw", true, 20, others.clone()).await;
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    run_sql(&scratch, "UPDATE ratings SET deviation = -5 WHERE person_id = 'ana'").await;
    assert!(store.ratings_of(&"ana".into()).await.unwrap().is_empty(), "a list leaves it out");
    let names = async |store: &Store| -> Vec<String> {
        let found = store.leaders("classic", 350.0, 10).await.unwrap();
        found.into_iter().map(|leader| leader.name).collect()
    };
    assert_eq!(names(&store).await, ["Cid", "Ben", "Dan"]);
    play(&store, "c", "draw", true, 30, duel()).await;
    play(&store, "d", "draw", true, 40, others).await;
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    let changed = store.rating_changes_of(&"ana".into(), 10).await.unwrap();
    assert_eq!(changed.iter().map(|change| change.before).collect::<Vec<_>>(), [1_500.0, 1_500.0]);
    assert_eq!(store.ratings_of(&"ana".into()).await.unwrap()[0].matches, 2);
    assert_eq!(store.rating_changes_of(&"cid".into(), 10).await.unwrap().len(), 2);
    assert_eq!(names(&store).await.len(), 4);
}

#[tokio::test]
async fn two_opponents_change_their_ratings_a_limited_number_of_times_a_day() {
    let (_scratch, store) = with_people().await;
    let limit = i64::from(RATED_A_DAY_MAX);
    let names = ["ana", "ben", "cid", "dan"];
    let pairs = |seats: [usize; 4]| -> Vec<FinishedPlayer> {
        let outcomes = [MatchOutcome::Won, MatchOutcome::Lost, MatchOutcome::Won, MatchOutcome::Lost];
        let each = (1_u8..).zip(seats).zip(outcomes);
        each.map(|((seat, who), outcome)| player(seat, (seat - 1) % 2, names[who], "", outcome)).collect()
    };
    for n in 0..limit {
        play(&store, &format!("m{n}"), "draw", true, APRIL + n, duel()).await;
        // Partners are no opponents.
        play(&store, &format!("p{n}"), "pairs", true, APRIL - DAY + n, pairs([0, 2, 1, 3])).await;
    }
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    let matches = async |person: &str| store.ratings_of(&person.into()).await.unwrap()[0].matches;
    assert_eq!(matches("ana").await, 2 * RATED_A_DAY_MAX);

    // One more counts neither between the two alone nor as part of a larger match. It is kept without a rating.
    play(&store, "late", "draw", true, APRIL + limit, duel()).await;
    play(&store, "four", "pairs", true, APRIL + limit, pairs([0, 1, 2, 3])).await;
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    assert_eq!((matches("ana").await, matches("ben").await), (2 * RATED_A_DAY_MAX, 2 * RATED_A_DAY_MAX));
    for (id, was_rated) in [("late-1", false), ("four-1", false), ("m0-1", true)] {
        let found = store.finished_match(&id.into()).await.unwrap().unwrap();
        assert_eq!(found.1.rated_in.is_some(), was_rated, "{id}");
    }
    // Others are not affected, and a day after the first match the two count again.
    let other = vec![player(1, 0, "ana", "", MatchOutcome::Won), player(2, 1, "dan", "", MatchOutcome::Lost)];
    play(&store, "other", "draw", true, APRIL + limit, other).await;
    play(&store, "next", "draw", true, APRIL + DAY, duel()).await;
    store.book_ratings(RATED_A_DAY_MAX).await.unwrap();
    assert_eq!(
        (matches("ana").await, matches("ben").await),
        (2 * RATED_A_DAY_MAX + 2, 2 * RATED_A_DAY_MAX + 1)
    );
}

fn group() -> HandGroup {
    HandGroup {
        family: "classic".into(),
        set_tiles: 28,
        set_doubles: 7,
        highest: 6,
        set_pips: 168,
        set_squares: 1_260,
        hand_tiles: 7,
    }
}

#[tokio::test]
async fn hands_are_counted_once() {
    let (_scratch, store) = with_people().await;
    play(&store, "a", "draw", true, 10, duel()).await;
    play(&store, "b", "draw", false, 20, duel()).await;
    let uncounted = store.uncounted_matches(10).await.unwrap();
    assert_eq!(uncounted.iter().map(|found| found.id.as_str()).collect::<Vec<_>>(), ["b-1", "a-1"]);
    assert_eq!(uncounted[0].table.as_str(), "b");
    let hand = |doubles, hands, pips| HandCount { group: group(), doubles, hands, pips };
    let ana = "ana".into();
    assert_eq!(store.hands_of(&ana, 10).await.unwrap(), (Vec::new(), 2));
    let first = CountedMatch { id: "a-1".into(), hands: vec![(1, hand(2, 3, 120)), (2, hand(1, 3, 90))] };
    store.change_matches(MatchChange::CountHands(vec![first.clone()])).await.unwrap();
    store.change_matches(MatchChange::CountHands(vec![first])).await.unwrap();
    let second = CountedMatch { id: "b-1".into(), hands: vec![(1, hand(2, 1, 40))] };
    store.change_matches(MatchChange::CountHands(vec![second])).await.unwrap();
    assert_eq!(store.hands_of(&ana, 10).await.unwrap(), (vec![hand(2, 4, 160)], 0));
    assert_eq!(store.hands_of(&ana, 1).await.unwrap(), (vec![hand(2, 1, 40)], 0));
    assert_eq!(store.hands_of(&"ben".into(), 10).await.unwrap(), (vec![hand(1, 3, 90)], 0));
    // Of everyone: the first seat of rated matches.
    assert_eq!(store.rated_hands(10).await.unwrap(), [hand(2, 3, 120)]);
    assert!(store.uncounted_matches(10).await.unwrap().is_empty());
}
