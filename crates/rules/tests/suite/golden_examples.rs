//! The worked examples of `golden/rules.json`, one test for each kind, and every parameter of every preset.

use std::{collections::BTreeSet, fs, path::Path};

use boneyard_rules::{
    Account, Action, Begin, BySeat, Cell, ClosedShape, FinishedRound, Lead, Match, Move, MustLead, Outcome,
    Place, PlayScoring, Position, RoundFacts, Rules, Seat, Setup, Side, Sides, SpinnerLayout, Standing, Tile,
    Tiles, Verdict, Wide, next_lead, presets, rating_points,
    ruleset::{Shape, TileSet},
    settle, verdict,
};
use serde_json::{Map, Value};

fn golden() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/rules.json");
    serde_json::from_str(&fs::read_to_string(path).expect("the examples")).expect("JSON")
}

/// Runs a check on every example of one kind. Fails if there is no example of this kind.
fn examples(kind: &str, mut check: impl FnMut(&str, &Rules, &Value, &Value)) {
    let golden = golden();
    let of_kind = |example: &&Value| example["kind"] == kind;
    let found: Vec<&Value> = golden["examples"].as_array().expect("a list").iter().filter(of_kind).collect();
    assert!(!found.is_empty(), "no example of kind {kind}");
    for example in found {
        let id = example["id"].as_str().expect("an id");
        let Ok(rules) = Rules::preset(example["preset"].as_str().expect("a preset")) else { continue };
        check(id, &rules, &example["given"], &example["expect"]);
    }
}

fn number<N: TryFrom<u64>>(value: &Value) -> N {
    value.as_u64().and_then(|number| N::try_from(number).ok()).expect("a number")
}

fn tile(value: &Value) -> Tile {
    Tile::new(number(&value[0]), number(&value[1])).expect("a tile")
}

fn tiles(value: &Value) -> Vec<Tile> {
    value.as_array().expect("tiles").iter().map(tile).collect()
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}

/// The seats of an example. JSON objects lose the order of the names, but any order of seats works.
struct Table {
    names: Vec<String>,
    sides: Sides,
    side_names: Vec<String>,
}

impl Table {
    fn new(sides: &Value) -> Self {
        let side_names: Vec<String> = object(sides).keys().cloned().collect();
        let seats_of = |side: &String| -> Vec<String> {
            sides[side]
                .as_array()
                .expect("names")
                .iter()
                .map(|name| name.as_str().expect("a name").into())
                .collect()
        };
        let of_sides: Vec<Vec<String>> = side_names.iter().map(seats_of).collect();
        let partners = of_sides.iter().map(Vec::len).max().expect("a side");
        // Partners take alternate seats.
        let names: Vec<String> =
            (0..partners).flat_map(|round| of_sides.iter().map(move |side| side[round].clone())).collect();
        let sides = if partners == 2 { Sides::pairs() } else { Sides::solo(names.len()) };
        Self { names, sides, side_names }
    }

    fn seat(&self, name: &str) -> Seat {
        Seat::at(self.names.iter().position(|known| known == name).expect("a known name"))
    }
}

fn account(value: &Value) -> Account {
    Account {
        points: i32::try_from(value["account"].as_i64().expect("points")).expect("few points"),
        open: value["open"].as_bool().expect("open or not"),
        remembered: number(&value["remembered"]),
    }
}

#[test]
fn rounds_score_as_in_the_examples() {
    examples("settle", |id, rules, given, expect| {
        let table = Table::new(&given["sides"]);
        let before = Standing {
            accounts: table.side_names.iter().map(|side| account(&given["before"][side])).collect(),
            carried: number(&given["carry"]),
            rounds: 7,
            first_open: None,
        };
        let values = BySeat::new(table.names.len(), |seat| {
            rules.hand_value(&tiles(&given["hands"][&table.names[seat.index()]]))
        });
        for (name, value) in object(&expect["values"]) {
            assert_eq!(values[table.seat(name)], number::<u32>(value), "{id}: what {name} holds");
        }
        let by = table.seat(given["by"].as_str().expect("a name"));
        let outcome = if given["end"] == "out" { Outcome::Out(by) } else { Outcome::Blocked(by) };
        let finish = FinishedRound::plain(outcome, Seat::FIRST, values);
        let after = settle(rules, &table.sides, &before, &finish).standing();
        for (side, name) in table.side_names.iter().enumerate() {
            assert_eq!(after.accounts[side], account(&expect["after"][name]), "{id}: {name}");
        }
        assert_eq!(after.carried, number::<u32>(&expect["carry"]), "{id}: carried");
    });
}

#[test]
fn triangles_score_as_in_the_examples() {
    examples("play-score", |id, rules, given, expect| {
        if rules.layout.shape != Shape::Triangles {
            return;
        }
        let standing = Standing::new(rules, 2);
        let (other, seat) = (Seat::at(0), Seat::at(1));
        let made = |history: Vec<(Seat, Move)>| PlayScoring::of(rules, &standing, 2, history).made()[seat];
        // A tile that does not lead is laid beside this tile, where 2-3-4 fits.
        let led: Move = "2-4-5".parse().expect("a move");
        for (name, event) in object(&given["events"]) {
            let face = || {
                let numbers = &event["face"];
                Tile::triangle(number(&numbers[0]), number(&numbers[1]), number(&numbers[2])).expect("a tile")
            };
            let points = if event["lead"] == true {
                made(vec![(seat, Move::play(face(), Place::First))])
            } else if event["bridge"] == true {
                i32::try_from(face().pips()).expect("few points") + ClosedShape::Bridge.bonus()
            } else if !event["hexagons"].is_null() {
                let hexagons = ClosedShape::Hexagons(number(&event["hexagons"]));
                i32::try_from(face().pips()).expect("few points") + hexagons.bonus()
            } else {
                let draws = vec![(seat, Move::Draw); number::<u8>(&event["draws"]).into()];
                let last = if event["passed"] == true {
                    Move::Pass
                } else {
                    let at = Place::Cell(Cell { x: 1, y: 0, turn: 2 });
                    Move::play(face(), at)
                };
                made([vec![(other, led)], draws, vec![(seat, last)]].concat())
            };
            assert_eq!(i64::from(points), expect["points"][name].as_i64().expect("points"), "{id}: {name}");
        }
    });
}

#[test]
fn hands_count_as_in_the_examples() {
    examples("hand-value", |id, rules, given, expect| {
        for (name, hand) in object(&given["hands"]) {
            let right: u32 = number(&expect["values"][name]);
            assert_eq!(rules.hand_value(&tiles(hand)), right, "{id}: {name}");
        }
    });
}

#[test]
fn hands_are_redealt_as_in_the_examples() {
    examples("redeal", |id, rules, given, expect| {
        for (name, hand) in object(&given["hands"]) {
            let hands = BySeat::new(1, |_| tiles(hand));
            assert_eq!(rules.must_redeal(&hands), expect["redeal"][name], "{id}: {name}");
        }
    });
}

#[test]
fn tiles_decide_the_lead_as_in_the_examples() {
    examples("first-lead", |id, rules, given, expect| {
        let names: Vec<&String> = object(&given["hands"]).keys().collect();
        let hands = BySeat::new(names.len(), |seat| tiles(&given["hands"][names[seat.index()]]));
        let game = Match::new(rules.clone(), names.len()).expect("a table");
        if expect["tile"] == "redeal" {
            return assert_eq!(game.begin(&hands), Begin::Redeal, "{id}");
        }
        let leader = Seat::at(names.iter().position(|name| expect["leader"] == **name).expect("a name"));
        let right = Begin::Lead { seat: leader, must_lead: MustLead::Tile(tile(&expect["tile"])) };
        assert_eq!(game.begin(&hands), right, "{id}");
    });
}

/// A position with these open ends. Tiles that are not in the hand or the boneyard are on the table.
fn position(rules: &Rules, ends: &Value, hand: Vec<Tile>, boneyard: &[Tile]) -> Position<SpinnerLayout> {
    let seats = rules.seat_counts().min().expect("a table").into();
    let laid = rules.set::<1>(seats).iter().filter(|tile| !hand.contains(tile) && !boneyard.contains(tile));
    let setup = Setup {
        laid: laid.collect(),
        hands: BySeat::new(seats, |seat| if seat == Seat::FIRST { hand.clone() } else { Vec::new() }),
        boneyard: boneyard.to_vec(),
        ends: Some([number(&ends[0]), number(&ends[1])]),
        turn: Seat::FIRST,
        must_lead: MustLead::Any,
        last_laid: Seat::at(1),
        drawn: 0,
    };
    setup.position(rules).expect("a valid setup")
}

/// The legal plays, each as its tile and the number of the end.
fn plays(position: &Position<SpinnerLayout>) -> BTreeSet<(Tile, u8)> {
    let ends: Vec<u8> = position.ends().iter().map(|end| end.number).collect();
    let play = |choice: Move| match choice {
        Move::Play { tile, at: Place::Left, .. } => Some((tile, ends[0])),
        Move::Play { tile, .. } => Some((tile, ends[1])),
        _ => None,
    };
    position.legal().into_iter().filter_map(play).collect()
}

#[test]
fn legal_plays_are_as_in_the_examples() {
    examples("plays", |id, rules, given, expect| {
        let right: BTreeSet<(Tile, u8)> = expect["single"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|play| (tile(&play["tile"]), number(&play["end"])))
            .collect();
        assert_eq!(plays(&position(rules, &given["ends"], tiles(&given["hand"]), &[])), right, "{id}");
        assert!(
            expect["pairs"].as_array().expect("a list").is_empty(),
            "{id}: these rules lay one tile a turn"
        );
    });
}

#[test]
fn plays_with_equal_results_are_listed_once() {
    examples("placements", |id, rules, given, expect| {
        for (name, case) in object(&given["cases"]) {
            let hand = tile(&case["tile"]);
            let other = rules.tile_list(4).into_iter().find(|other| *other != hand).expect("another tile");
            let moves = position(rules, &case["ends"], vec![hand, other], &[]).legal();
            let placements =
                moves.iter().filter(|choice| matches!(choice, Move::Play { tile, .. } if *tile == hand));
            assert_eq!(placements.count(), number::<usize>(&expect["count"][name]), "{id}: {name}");
        }
    });
}

#[test]
fn draws_end_as_in_the_examples() {
    examples("draw", |id, rules, given, expect| {
        let boneyard = tiles(&given["boneyard"]);
        let mut position = position(rules, &given["ends"], tiles(&given["hand"]), &boneyard);
        let mut drawn = Vec::new();
        while position.legal() == [Move::Draw] {
            let tile = boneyard[drawn.len()];
            position.play(Action::Draw { tile }).expect("the next tile");
            drawn.push(tile);
        }
        let then = if position.legal() == [Move::Pass] { "pass" } else { "play" };
        assert_eq!(
            (drawn, then),
            (tiles(&expect["drawn"]), expect["then"].as_str().expect("a word")),
            "{id}"
        );
        assert_eq!(position.boneyard().len(), number::<usize>(&expect["left"]), "{id}");
    });
}

/// Lays all but the last tile of a chain in order, then lets the first seat lay the last tile.
fn last_of_chain(rules: &Rules, chain: &Value, hand: Vec<Tile>, others: Vec<Tile>) -> Position {
    let halves: Vec<(u8, u8)> =
        chain.as_array().expect("a chain").iter().map(|tile| (number(&tile[0]), number(&tile[1]))).collect();
    let (&(touching, _), laid) = halves.split_last().expect("some tiles");
    let last = tile(&chain[laid.len()]);
    let laid: Vec<Tile> = laid.iter().map(|(a, b)| Tile::new(*a, *b).expect("a tile")).collect();
    let first_hand: Vec<Tile> = hand.into_iter().chain([last]).collect();
    let elsewhere = |tile: &Tile| laid.contains(tile) || first_hand.contains(tile) || others.contains(tile);
    let boneyard: Vec<Tile> = rules.tile_list(2).into_iter().filter(|tile| !elsewhere(tile)).collect();
    let hands = [first_hand.clone(), others.clone()];
    let setup = Setup {
        hands: BySeat::new(2, |seat| hands[seat.index()].clone()),
        boneyard,
        laid,
        ends: Some([halves[0].0, touching]),
        turn: Seat::FIRST,
        must_lead: MustLead::Any,
        last_laid: Seat::at(1),
        drawn: 0,
    };
    let mut position: Position = setup.position(rules).expect("a valid setup");
    position.play(Action::play(last, Place::Right)).expect("it fits");
    position
}

#[test]
fn a_dead_number_blocks_the_round() {
    examples("blocked", |id, rules, given, expect| {
        let (a, b) = (tiles(&given["hands"]["A"]), tiles(&given["hands"]["B"]));
        let position = last_of_chain(rules, &given["played"], a, b);
        assert_eq!(position.outcome().is_some(), expect["blocked"], "{id}");
    });
}

#[test]
fn a_dead_number_shows_at_both_ends() {
    examples("parity", |id, rules, given, expect| {
        let dead: u8 = number(&given["number"]);
        let position = last_of_chain(rules, &given["played"], rules.tile_list(2)[..1].to_vec(), Vec::new());
        let ends: Vec<u8> = position.ends().iter().map(|end| end.number).collect();
        let open = ends.iter().filter(|end| **end == dead).count();
        let halves =
            position.laid().with_number(dead).len() + position.laid().with_number(dead).doubles().len();
        assert_eq!((halves, open), (number(&expect["halves"]), number(&expect["openEnds"])), "{id}");
    });
}

#[test]
fn going_out_comes_before_a_block() {
    examples("end-kind", |id, rules, given, expect| {
        assert!(tiles(&given["handAfter"]).is_empty() && given["lineDead"] == true, "{id}");
        let chain =
            serde_json::json!([[2, 4], [4, 6], [6, 2], [2, 1], [1, 0], [0, 2], [2, 3], [3, 5], [5, 2]]);
        let others = vec![Tile::new(3, 3).expect("a tile")];
        let position = last_of_chain(rules, &chain, Vec::new(), others);
        assert_eq!(position.outcome(), Some(Outcome::Out(Seat::FIRST)), "{id}");
        assert_eq!(expect["end"], "out", "{id}");
    });
}

/// A standing after one round.
fn standing(accounts: Vec<Account>) -> Standing {
    Standing { accounts, carried: 0, rounds: 1, first_open: None }
}

#[test]
fn matches_end_as_in_the_examples() {
    examples("match-over", |id, rules, given, expect| {
        for (name, totals) in object(&given["cases"]) {
            let names: Vec<&String> = object(totals).keys().collect();
            let points =
                |name: &&String| i32::try_from(totals[*name].as_i64().expect("points")).expect("few points");
            let account = |name| Account { points: points(name), open: true, remembered: 0 };
            let standing = standing(names.iter().map(account).collect());
            let end = verdict(rules, names.len(), &standing);
            assert_eq!(end.is_some(), expect["over"][name], "{id}: {name}");
            let losers: Vec<&str> =
                end.map_or(Vec::new(), |end| end.lost.iter().map(|side| names[*side].as_str()).collect());
            assert_eq!(serde_json::json!(losers), expect["losers"][name], "{id}: {name}");
        }
    });
}

#[test]
fn ratings_are_as_in_the_examples() {
    let opened =
        |points: u64| Account { points: i32::try_from(points).expect("few"), open: true, remembered: 0 };
    examples("rating", |id, rules, given, expect| match given["mode"].as_str() {
        Some("club") => {
            for (name, loser) in object(&given["loser"]) {
                let standing = standing(vec![opened(100), opened(number(loser))]);
                let verdict = Verdict { won: vec![0], lost: vec![1] };
                let rating =
                    rating_points(rules, &Sides::pairs(), &standing, &verdict, None).expect("a formula");
                let right: u32 = number(&expect["rating"][name]);
                assert_eq!(rating.iter().copied().collect::<Vec<_>>(), [right, 0, right, 0], "{id}: {name}");
            }
        }
        mode => {
            let mut names: Vec<&str> = object(&given["points"]).keys().map(String::as_str).collect();
            let mut accounts: Vec<Account> =
                names.iter().map(|name| opened(number(&given["points"][*name]))).collect();
            if mode == Some("normal") {
                names.push("the goat");
                accounts.push(opened(101));
            }
            let loser = given["eliminated"].as_str().unwrap_or("the goat");
            let (lost, won): (Vec<Side>, Vec<Side>) =
                (0..names.len()).partition(|side| names[*side] == loser);
            let eliminated = (mode == Some("timeout")).then(|| Seat::at(lost[0]));
            let standing = standing(accounts);
            let verdict = Verdict { won, lost };
            let sides = Sides::solo(names.len());
            let rating = rating_points(rules, &sides, &standing, &verdict, eliminated).expect("a formula");
            for (name, right) in object(&expect["rating"]) {
                let seat = Seat::at(names.iter().position(|known| known == name).expect("a name"));
                assert_eq!(rating[seat], number::<u32>(right), "{id}: {name}");
            }
        }
    });
}

#[test]
fn the_next_leader_is_as_in_the_examples() {
    examples("next-lead", |id, rules, given, expect| {
        let order: Vec<&str> = given["order"]
            .as_array()
            .expect("names")
            .iter()
            .map(|name| name.as_str().expect("a name"))
            .collect();
        let seat = |name: &Value| Seat::at(order.iter().position(|known| name == known).expect("a name"));
        let sides = rules.sides(order.len());
        let winner = seat(&given["winner"]);
        let outcome = if given["end"] == "out" {
            Outcome::Out(winner)
        } else {
            Outcome::Blocked(seat(&given["blocker"]))
        };
        let values = BySeat::new(order.len(), |_| 1);
        let finish = FinishedRound::plain(outcome, seat(&given["leader"]), values);
        let settlement = settle(rules, &sides, &Standing::new(rules, sides.count()), &finish);
        let settlement =
            boneyard_rules::Settlement { winner: Some(sides.of(winner)), tied: false, ..settlement };
        let next = next_lead(rules, &sides, &finish, &settlement);
        assert_eq!(next, Lead::Seat(seat(&expect["next"])), "{id}");
    });
}

#[test]
fn sets_have_the_sizes_of_the_examples() {
    examples("set-facts", |id, rules, given, expect| {
        let Some(highest) = given["max"].as_array() else {
            // G85: the winner scores all tiles that are not on the table.
            let total: u32 = number(&given["total"]);
            assert_eq!(rules.set::<1>(4).pips(), total, "{id}");
            let left = total - number::<u32>(&given["played"]);
            let values = BySeat::new(4, |seat| if seat == Seat::FIRST { 0 } else { left / 3 });
            let before = Standing::new(rules, 4);
            let finish = FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values);
            let after = settle(rules, &Sides::solo(4), &before, &finish);
            assert_eq!(after.sides[0].scored, number::<i32>(&expect["gain"]), "{id}");
            return;
        };
        for (place, highest) in highest.iter().enumerate() {
            let set = Wide::full_set(set_of(number(highest)));
            assert_eq!(set.len(), number::<usize>(&expect["tiles"][place]), "{id}");
            assert_eq!(set.pips(), number::<u32>(&expect["pips"][place]), "{id}");
        }
    });
}

#[test]
fn the_childrens_game_counts_tiles() {
    examples("kids-block", |id, rules, given, expect| {
        let names: Vec<&String> = object(&given["hands"]).keys().collect();
        let hands = BySeat::new(names.len(), |seat| tiles(&given["hands"][names[seat.index()]]));
        let values = hands.map(|hand| rules.hand_value(hand));
        let finish = FinishedRound {
            tiles: hands.map(Vec::len),
            ..FinishedRound::plain(Outcome::Blocked(Seat::FIRST), Seat::FIRST, values)
        };
        let sides = Sides::solo(names.len());
        let written = settle(rules, &sides, &Standing::new(rules, sides.count()), &finish);
        let winner = written.winner.map(|side| names[side].as_str());
        assert_eq!(winner, expect["winner"].as_str(), "{id}");
    });
}

#[test]
fn the_boneyard_has_the_tiles_that_are_not_dealt() {
    examples("deal-facts", |id, _, given, expect| {
        for (table, players) in object(&given["deals"]) {
            let name = table.split('@').next().expect("a preset");
            let rules = Rules::preset(name).expect("a known preset");
            let seats = number::<usize>(players);
            let dealt = rules.hand_size(seats).expect("a table") * seats;
            assert_eq!(
                rules.set::<1>(seats).len() - dealt,
                number::<usize>(&expect["rest"][table]),
                "{id}: {table}"
            );
        }
    });
}

#[test]
fn matches_end_at_once() {
    // G39, G41: the instant ends of Sea Goat.
    let golden = golden();
    let instants =
        golden["examples"].as_array().expect("a list").iter().filter(|example| example["kind"] == "instant");
    let sides = Sides::pairs();
    let rules = Rules::preset("sea-goat").expect("a preset");
    for example in instants {
        let (id, given) = (&example["id"], &example["given"]);
        for (name, case) in object(&given["cases"]) {
            let finish = if given["event"] == "announced-6-6" {
                let own: u32 = number(&case["ownLeft"]);
                let winner = if case["wonHand"] == true { Seat::FIRST } else { Seat::at(1) };
                let values = BySeat::new(4, |seat| if seat == Seat::at(2) { own } else { 0 });
                let facts = RoundFacts { announced: Some(Seat::FIRST), ..RoundFacts::default() };
                FinishedRound { facts, ..FinishedRound::plain(Outcome::Out(winner), Seat::FIRST, values) }
            } else {
                let losers = &case["loserHands"];
                let values = BySeat::new(4, |seat| match seat.index() {
                    1 => number(&losers[0]),
                    3 => number(&losers[1]),
                    _ => 0,
                });
                let facts = RoundFacts { last: Some(tile(&case["lastTile"])), ..RoundFacts::default() };
                FinishedRound {
                    facts,
                    ..FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values)
                }
            };
            let written = settle(&rules, &sides, &Standing::new(&rules, 2), &finish);
            let expected = match written.verdict {
                None => "none",
                Some(verdict) if verdict.won == [0] => "match-won",
                Some(_) => "match-lost",
            };
            assert_eq!(example["expect"]["result"][name], expected, "{id}: {name}");
        }
    }
}

#[test]
fn every_kind_of_example_is_read() {
    let read = [
        "settle",
        "hand-value",
        "redeal",
        "first-lead",
        "plays",
        "placements",
        "draw",
        "blocked",
        "parity",
        "end-kind",
        "match-over",
        "rating",
        "next-lead",
        "set-facts",
        "kids-block",
        "deal-facts",
        "instant",
        // This file reads the examples with triangles. `golden_scores.rs` reads the examples with lines, crosses and
        // rounds.
        "play-score",
        "round",
    ];
    for example in golden()["examples"].as_array().expect("a list") {
        let kind = example["kind"].as_str().expect("a kind");
        if !presets::NAMES.contains(&example["preset"].as_str().expect("a preset")) {
            continue;
        }
        assert!(read.contains(&kind), "{}: no test reads kind {kind}", example["id"]);
    }
}

/// Parameters that the golden list leaves out, because F-telefon describes them in prose.
const UNLISTED: [&str; 2] = ["score.opening", "score.roundCap"];

#[test]
fn every_parameter_of_every_preset_agrees() {
    let golden = golden();
    for preset in presets::all() {
        let name = &preset.rules.preset;
        let right = &golden["presets"][name];
        assert_eq!(preset.source, right["source"], "{name}");
        assert_eq!(preset.title, right["title"], "{name}");
        let ours = preset.rules.parameters();
        for (parameter, value) in object(&right["rules"]) {
            let found = ours.iter().find(|(known, _)| known == parameter).map(|(_, value)| value);
            assert_eq!(found, Some(value), "{name}: {parameter}");
        }
        assert_eq!(ours.len(), object(&right["rules"]).len() + UNLISTED.len(), "{name}: as many parameters");
    }
    // Parameters that a preset's file leaves out have their defaults.
    let defaults = object(&golden["defaults"]);
    let neutral = presets::read("preset none").expect("the defaults hold together");
    let listed = |(name, _): &(String, Value)| !UNLISTED.contains(&name.as_str());
    for (parameter, value) in neutral.rules.parameters().into_iter().filter(listed) {
        assert_eq!(defaults.get(&parameter), Some(&value), "{parameter}");
    }
}

#[test]
fn one_machine_word_contains_every_set_up_to_double_nine() {
    assert_eq!(Tiles::<1>::full_set(set_of(9)).len(), 55);
}

/// The set with this highest double.
fn set_of(highest: u8) -> TileSet {
    let sets = [TileSet::Double6, TileSet::Double9, TileSet::Double12, TileSet::Double15, TileSet::Double18];
    sets.into_iter().find(|set| set.highest() == highest).expect("a set")
}
