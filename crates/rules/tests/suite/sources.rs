//! The statements of the sources about sets, seats, deals and targets. Where sources disagree, the tests name the presets
//! that follow each of them. Statements about rounds are in `scenarios/`.

use boneyard_rules::{
    Action, BySeat, Deals, Family, LayoutKind, Line, Move, MustLead, Place, Position, Rules, SEATS_MAX, Seat,
    Setup, Tile, Tiles, Wide, presets,
    ruleset::{
        AfterBlock, Below, BlockPays, BlockRule, BlockTie, BlockWinner, DeadBoneyard, Direction, DrawMode,
        FirstLead, IfNone, LeadTile, LotBy, NextLeadRule, OpeningTile, OutPays, Reach, Sense, SpecialWhen,
        TargetTest, TileSet, TurnPlays,
    },
};

fn preset(name: &str) -> Rules {
    Rules::preset(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Checks a fact of each of these presets.
fn each(names: &[&str], fact: impl Fn(&Rules) -> bool) {
    for name in names {
        assert!(fact(&preset(name)), "{name} follows another source");
    }
}

/// Checks that exactly these presets have this property.
fn only(names: &[&str], fact: impl Fn(&Rules) -> bool) {
    let mut keep: Vec<&str> = presets::NAMES.iter().copied().filter(|name| fact(&preset(name))).collect();
    let mut names = names.to_vec();
    keep.sort_unstable();
    names.sort_unstable();
    assert_eq!(keep, names);
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// A round for two, dealt in a fixed order.
fn begun(rules: &Rules) -> Position {
    let mut tiles = rules.tile_list(2);
    tiles.sort_by_key(|tile| (tile.pips() * 11 + u32::from(tile.low())) % 7);
    let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    let setup = Setup::deal(hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any);
    setup.position::<Line, 1>(rules).expect("a deal")
}

fn doubles(order: &[u8]) -> Vec<LeadTile> {
    order.iter().copied().map(LeadTile::Double).collect()
}

// R0.1.2, R0.2.1, R0.3.1, R1.1.1, R4.1.2, R4.2.2: the set of 28.
#[test]
fn the_usual_set_has_28_tiles_from_blank_to_six() {
    let tiles = preset("classic").tile_list(4);
    assert_eq!(tiles.len(), 28);
    assert_eq!(
        tiles.iter().filter(|tile| tile.is_double()).count(),
        7,
        "R0.2.1: 7 doubles and 21 mixed tiles"
    );
    assert!(tiles.iter().all(|tile| tile.high() <= 6), "R0.1.1, R1.1.1: two halves, 0 to 6");
    let named: Vec<String> = tiles.iter().filter(|tile| tile.is_double()).map(Tile::to_string).collect();
    assert_eq!(named, ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-6"], "R0.4.1: the doubles");
    assert_eq!(preset("cuban").tile_list(4).len(), 55, "R1.7.1: double-nine");
    for number in 0..=6 {
        let of_number = tiles.iter().filter(|tile| tile.has(number)).count();
        assert_eq!(of_number, 7, "R1.1.2: seven pieces of each number");
    }
}

// R1.1.3, R0.2.11: a tile counts the sum of its halves.
#[test]
fn a_tile_counts_the_sum_of_its_halves() {
    let values = [("1-4", 5), ("3-6", 9), ("2-5", 7), ("0-0", 0), ("6-6", 12), ("3-4", 7)];
    for (text, value) in values {
        assert_eq!(tile(text).pips(), value, "{text}");
    }
}

// F-train, F-chicken and the sizes of large sets: (n+1)(n+2)/2 tiles, n(n+1)(n+2)/2 pips.
#[test]
fn large_sets_have_all_their_tiles() {
    let sets = [
        (TileSet::Double6, 28, 168),
        (TileSet::Double9, 55, 495),
        (TileSet::Double12, 91, 1092),
        (TileSet::Double15, 136, 2040),
        (TileSet::Double18, 190, 3420),
    ];
    for (set, tiles, pips) in sets {
        let full = Wide::full_set(set);
        assert_eq!((full.len(), full.pips()), (tiles, pips), "{set:?}");
    }
}

// R1.1.10, R0.3.13: one set, a family of modes that differ in tiles, numbers of players and scoring.
#[test]
fn most_games_are_played_with_one_set() {
    let with_28 = presets::NAMES.iter().filter(|name| preset(name).tiles.set == TileSet::Double6).count();
    assert!(with_28 > 30, "{with_28} presets");
}

// R0.1.3, R0.2.2, R0.4.2, R2.1: two to four players.
// C1: R0.1.4, R0.1.20, R0.2.3, R0.3.4, R0.4.4, R0.5.1, R1.1.4, R1.2.2, R2.3, R1.4.1, R1.5.1, R1.6.2, R1.7.2, R4.1.1, R4.1.3, R4.2.1, R4.2.4, R4.4.1, R4.5.1.
#[test]
fn hands_are_as_large_as_the_sources_say() {
    let hands = |name: &str, sizes: &[(usize, usize)]| {
        let rules = preset(name);
        for (seats, size) in sizes {
            assert_eq!(rules.hand_size(*seats), Some(*size), "{name} for {seats}");
        }
        assert_eq!(rules.seat_counts().count(), sizes.len(), "{name} has tables of other sizes too");
    };
    for name in ["classic", "classic-one", "goat-yard", "goat-croatian", "draw"] {
        hands(name, &[(2, 7), (3, 5), (4, 5)]);
    }
    for name in ["goat", "goat-club-all", "goat-club-one"] {
        hands(name, &[(2, 7), (3, 7), (4, 7)]);
    }
    for name in ["spanish-pairs", "venezuelan", "brazilian-pairs", "club-pairs"] {
        hands(name, &[(4, 7)]);
    }
    hands("sea-goat", &[(2, 7), (4, 7)]);
    hands("for-two", &[(2, 7)]);
    hands("for-three", &[(3, 9)]);
    hands("cuban", &[(4, 10)]);
    hands("triangle-dominoes", &[(2, 6), (3, 6), (4, 6)]);
    assert_eq!(preset("for-two").tile_list(2).len() - 14, 14, "R1.5.1: 14 in the pile");
    let six = Rules::parse(r#"draw deal.hand={"2":6,"3":5,"4":5}"#).expect("a house rule (R4.5.1)");
    assert_eq!(six.hand_size(2), Some(6));
}

// R0.1.21, R0.2.17, R0.3.5, R0.4.6, R2.4: with fewer players the rest is the bazaar, unopened.
#[test]
fn tiles_that_are_not_dealt_form_the_boneyard() {
    for (name, left) in [
        ("classic", [14, 13, 8]),
        ("goat", [14, 7, 0]),
        ("goat-club-all", [14, 7, 0]),
        ("goat-yard", [14, 13, 8]),
        ("goat-croatian", [14, 13, 8]),
    ] {
        for (seats, left) in (2..).zip(left) {
            let rules = preset(name);
            let tiles = rules.tile_list(seats);
            let size = rules.hand_size(seats).expect("a table");
            let mut hands = [Tiles::<1>::EMPTY; SEATS_MAX];
            for (place, tile) in tiles[..seats * size].iter().enumerate() {
                hands[place % seats].insert(*tile);
            }
            let deals = Deals::<1>::new(&rules, seats).expect("a table");
            // Deal one tile at a time, so that no hand has enough doubles or tiles of one number for a redeal.
            let position = deals.position::<Line>(hands, Seat::FIRST).expect("a deal").expect("a round");
            let rest: Tiles<1> = tiles[seats * size..].iter().copied().collect();
            assert_eq!((position.boneyard().len(), position.boneyard()), (left, rest), "{name} for {seats}");
        }
    }
}

// R0.1.24, R0.2.6, R0.3.7, R0.4.12, R0.5.4, R2.8: a half goes to an end that shows its number, and nowhere else.
#[test]
fn equal_numbers_are_joined() {
    let hand = |texts: [&str; 7]| texts.map(tile).to_vec();
    for name in ["goat", "classic-one", "classic", "goat-club-all", "classic-family", "goat-croatian"] {
        let rules = preset(name);
        let one = hand(["5-5", "1-1", "0-3", "3-6", "2-5", "1-4", "2-2"]);
        let other = hand(["3-5", "1-5", "0-0", "0-1", "2-4", "6-6", "4-6"]);
        let dealt: Vec<Tile> = one.iter().chain(&other).copied().collect();
        let rest = rules.tile_list(2).into_iter().filter(|tile| !dealt.contains(tile)).collect();
        let hands = BySeat::new(2, |seat| if seat == Seat::FIRST { one.clone() } else { other.clone() });
        let setup = Setup::deal(hands, rest, Seat::FIRST, MustLead::Any);
        let mut position = setup.position::<Line, 1>(&rules).expect("a deal");
        let legal = |position: &Position| -> Vec<String> {
            position.legal().iter().map(ToString::to_string).filter(|choice| choice.contains('@')).collect()
        };
        position.play(Action::play(tile("5-5"), Place::First)).expect("anything leads");
        assert_eq!(legal(&position), ["1-5@L", "3-5@L"], "{name}: a 5 to the 5");
        position.play(Action::play(tile("3-5"), Place::Right)).expect("a 5 to the 5");
        assert_eq!(legal(&position), ["2-5@L", "0-3@R", "3-6@R"], "{name}: a 5 or a 3");
    }
}

// R0.3.3: pictures teach matching and memory, and change no rule. R0.3.14: Goat is dealt and led as the traditional game.
#[test]
fn pictures_change_nothing_and_goat_begins_as_classic_does() {
    let (plain, pictures) = (preset("classic"), Rules::parse("classic tiles.faces=pictures").expect("faces"));
    assert_eq!((LayoutKind::of(&plain), plain.target(2)), (LayoutKind::of(&pictures), pictures.target(2)));
    let (mut plain, mut pictures) = (begun(&plain), begun(&pictures));
    while plain.outcome().is_none() {
        assert_eq!(plain.legal(), pictures.legal());
        let Some(choice) = plain.pick(|count| count - 1) else { break };
        let action = match choice {
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
            Move::Draw => Action::Draw { tile: plain.boneyard().first().expect("something to draw") },
            Move::Pass => Action::Pass,
            other => panic!("{other} is no part of this game"),
        };
        plain.play(action).expect("legal");
        pictures.play(action).expect("legal");
    }
    let (goat, classic) = (preset("goat-yard"), preset("classic"));
    assert_eq!((goat.lead.order, goat.deal.hand), (classic.lead.order, classic.deal.hand));
}

// R0.4.34: a parameter selects the variant. "Fish for all" and "fish for one" differ only in who pays for a block.
#[test]
fn fish_for_one_differs_from_fish_for_all_in_the_block_only() {
    let house = "goat-club-all score.block=highest-pays-table score.blockTie=carry account.blockResets=true";
    let (one, house) = (preset("goat-club-one"), Rules::parse(house).expect("house rules"));
    assert_eq!((one.score, one.account), (house.score, house.account));
}

// R4.2.12: house rules may be combined freely.
#[test]
fn house_rules_can_be_combined() {
    let house = "draw draw.max=2 draw.reserve=2 turn.plays=two-doubles match.target=200 tiles.set=double-9";
    let rules = Rules::parse(house).expect("house rules that agree with each other");
    assert_eq!(
        (rules.target(2), rules.draw.reserve, rules.turn.plays),
        (Some(200), 2, TurnPlays::TwoDoubles)
    );
    let refused = Rules::parse("draw deal.rest=asleep").expect_err("tiles asleep are not drawn");
    assert!(refused.to_string().contains("deal.rest=asleep"), "{refused}");
}

// R1.2.1, R1.4.1, R4.1.1, R0.1.19, R0.2.15, R0.3.20: partners sit opposite each other.
#[test]
fn pairs_take_alternate_seats() {
    for name in ["spanish-pairs", "venezuelan", "brazilian-pairs", "club-pairs", "cuban", "goat", "sea-goat"]
    {
        let sides = preset(name).sides(4);
        let of = |seat: usize| sides.of(Seat::at(seat));
        assert_eq!([of(0), of(1), of(2), of(3)], [0, 1, 0, 1], "{name}");
    }
}

// C2, C3: R0.1.5-7, R0.1.23, R0.3.6, R0.4.7-9, R4.2.6.
#[test]
fn the_lead_goes_down_or_up_from_the_double_the_sources_name() {
    let up = doubles(&[1, 2, 3, 4, 5, 6, 0]);
    let down = doubles(&[6, 5, 4, 3, 2, 1, 0]);
    each(&["goat", "goat-club-all", "goat-club-one", "goat-family", "sea-goat", "donkey"], |rules| {
        rules.lead.order == up
    });
    each(
        &[
            "classic",
            "classic-one",
            "classic-family",
            "draw",
            "block",
            "for-two",
            "goat-yard",
            "goat-croatian",
        ],
        |rules| rules.lead.order == down,
    );
}

// C4, C5: R0.1.8, R0.4.10, R0.5.3, R0.5.14.
#[test]
fn without_a_double_the_heaviest_tile_or_the_named_one_leads() {
    only(&["goat-family", "telefon"], |rules| rules.lead.if_none == IfNone::Lightest);
    only(&["classic-family"], |rules| rules.lead.if_none == IfNone::Redeal);
}

// C6: R0.2.19, R0.4.7, R1.1.5, R3.1.10, R4.1.4.
#[test]
fn a_leader_found_by_a_tile_leads_it() {
    only(
        &["spanish-pairs", "seven-plus-seven", "venezuelan", "club-pairs", "fives-threes", "picture"],
        |rules| rules.lead.tile == OpeningTile::Any,
    );
    let any = preset("spanish-pairs").opening_tile(tile("6-6"));
    assert_eq!(any, MustLead::Any, "R1.1.5: the leader places any piece");
}

// C7: R0.3.16, R0.4.19, R1.2.3, R1.5.2, R1.6.3, R1.7.3, R3.1.5.
#[test]
fn the_winner_or_the_next_seat_leads_next() {
    each(&["goat", "goat-yard", "goat-club-all", "goat-club-one", "goat-croatian", "sea-goat"], |rules| {
        rules.lead.next == NextLeadRule::Winner && rules.lead.after_block == AfterBlock::Blocker
    });
    each(&["spanish-pairs", "venezuelan", "for-two", "for-three", "club-pairs"], |rules| {
        rules.lead.next == NextLeadRule::Rotate
    });
    each(&["classic", "classic-one", "draw"], |rules| rules.lead.next == NextLeadRule::AsFirst);
    each(&["cuban"], |rules| rules.lead.next == NextLeadRule::Winner);
}

// C8: R0.1.22, R0.2.18, R0.4.5.
#[test]
fn hands_with_too_many_doubles_are_redealt_where_the_sources_say_so() {
    only(&["goat", "goat-club-all", "goat-club-one"], |rules| rules.deal.redeal.doubles == Some(5));
    only(&["goat-club-all", "goat-club-one"], |rules| rules.deal.redeal.suit == Some(6));
}

// C9, C10: R0.1.25, R0.3.8, R0.3.15, R0.5.5, R1.6.4, R3.1.17, R4.1.7, R4.2.13.
#[test]
fn a_seat_that_cannot_play_draws_or_passes() {
    each(&["classic", "goat", "goat-club-all", "for-two", "draw", "goat-croatian"], |rules| {
        rules.draw.mode == DrawMode::UntilPlayable
    });
    each(&["classic-one", "classic-family", "picture"], |rules| {
        rules.draw.mode == DrawMode::Exactly && rules.draw.count == 1
    });
    each(
        &["for-three", "spanish-pairs", "venezuelan", "cuban", "club-pairs", "brazilian-pairs", "block"],
        |rules| rules.draw.mode == DrawMode::None,
    );
    only(&["goat-yard", "sea-goat"], |rules| rules.draw.reserve == 1);
    only(&["matador"], |rules| rules.draw.reserve == 2);
}

// C11: R0.3.22, R0.4.17, R2.9, R3.1.12.
#[test]
fn two_games_of_goat_allow_two_doubles_in_a_turn() {
    only(&["sea-goat", "goat-croatian"], |rules| rules.turn.plays == TurnPlays::TwoDoubles);
}

// C12, C13: R0.4.20-23, R1.1.7, R2.11.
#[test]
fn only_the_online_club_ends_a_round_with_a_dead_line_at_once() {
    only(&["goat-club-all", "goat-club-one"], |rules| rules.end.block == BlockRule::DeadSuit);
    only(&["goat-club-all", "goat-club-one"], |rules| rules.end.dead_boneyard == DeadBoneyard::Stays);
}

// C14, C15: R0.1.13, R0.1.29, R1.1.8, R1.2.4, R1.4.3, R4.1.9.
#[test]
fn winners_gain_or_losers_pay() {
    each(
        &["goat", "goat-yard", "goat-club-all", "goat-family", "goat-croatian", "classic-family"],
        |rules| rules.score.sense == Sense::LosersPay && rules.score.out == OutPays::Own,
    );
    only(&["spanish-pairs", "seven-plus-seven", "puerto-rico-500", "dominican-200"], |rules| {
        rules.score.out == OutPays::Table
    });
    each(&["classic", "venezuelan", "club-pairs", "brazilian-pairs", "cuban"], |rules| {
        rules.score.sense == Sense::WinnerGains && rules.score.out == OutPays::Opponents
    });
}

// C16, C17: R0.1.32, R0.4.35, R0.4.37, R1.2.5, R1.4.4, R1.6.6, R1.7.6.
#[test]
fn a_block_is_won_and_paid_as_the_sources_say() {
    let pays = |rules: &Rules| (rules.score.block_winner, rules.score.block);
    assert_eq!(pays(&preset("goat-club-all")), (BlockWinner::Nobody, BlockPays::OwnAll));
    assert_eq!(pays(&preset("goat-club-one")), (BlockWinner::Nobody, BlockPays::HighestPaysTable));
    assert_eq!(pays(&preset("goat")), (BlockWinner::LowestSide, BlockPays::Own));
    assert_eq!(pays(&preset("classic")), (BlockWinner::LowestPlayer, BlockPays::OpponentsMinusOwn));
    assert_eq!(pays(&preset("for-three")), (BlockWinner::LowestPlayer, BlockPays::SumOfDifferences));
    assert_eq!(pays(&preset("spanish-pairs")), (BlockWinner::LowestSide, BlockPays::Table));
    assert_eq!(pays(&preset("cuban")), (BlockWinner::SideOfLowestPlayer, BlockPays::Opponents));
}

// C18: R0.3.18, R0.4.40, R3.1.20, R4.1.11.
#[test]
fn a_tied_block_is_void_or_carried_or_has_a_loser() {
    only(&["goat-yard", "sea-goat", "donkey"], |rules| rules.score.block_tie == BlockTie::Eggs);
    only(&["goat-club-one"], |rules| rules.score.block_tie == BlockTie::Carry);
    only(&["brazilian-pairs"], |rules| rules.score.block_tie == BlockTie::BlockerLoses);
    only(&["dominican-200"], |rules| rules.score.block_tie == BlockTie::BlockerWins);
}

// C22, C23, C24: R0.1.27, R0.2.23, R0.3.17, R0.4.26-29, R2.13.
#[test]
fn accounts_open_with_13_or_25_of_one_round() {
    only(&["goat", "goat-club-all", "goat-club-one", "goat-croatian", "donkey"], |rules| {
        rules.account.open_at == 13
    });
    only(&["goat-yard", "sea-goat"], |rules| rules.account.open_at == 25);
    only(&["goat-club-all", "goat-club-one", "donkey"], |rules| rules.account.below == Below::Remembered);
}

// C26, C27: R0.1.14, R0.3.26, R0.4.25, R0.5.8, R0.5.9, R2.12.
#[test]
fn blanks_and_sixes_left_in_a_hand_count_as_the_sources_say() {
    let value = |name: &str, hand: &[&str]| {
        preset(name).hand_value(&hand.iter().map(|text| tile(text)).collect::<Vec<_>>())
    };
    for name in ["classic", "classic-one", "goat-croatian"] {
        assert_eq!(
            (value(name, &["0-0"]), value(name, &["0-0", "1-2"])),
            (25, 28),
            "{name}: 25 whenever held"
        );
    }
    assert_eq!((value("goat-club-all", &["0-0"]), value("goat-club-all", &["0-0", "1-2"])), (10, 3));
    assert_eq!(
        [value("sea-goat", &["0-0"]), value("sea-goat", &["6-6"]), value("sea-goat", &["0-0", "6-6"])],
        [25, 50, 75]
    );
    assert_eq!(value("sea-goat", &["6-6", "1-2"]), 15, "only alone");
    assert_eq!((value("goat-family", &["6-6", "1-2"]), value("goat-family", &["0-0", "1-2"])), (53, 3));
    assert_eq!(value("brazilian-pairs", &["0-0"]), 0);
    assert!(preset("sea-goat").value.special.iter().all(|special| special.when == SpecialWhen::Only));
}

// C28, C39: R0.1.17, R0.3.19, R0.4.45, R0.5.10, R1.1.9, R1.2.6, R1.6.7, R4.1.12, R4.2.11; F-fed plays to 300 or 350.
#[test]
fn matches_end_at_the_points_the_sources_name() {
    let ends = |name: &str| {
        let rules = preset(name);
        let seats = rules.seat_counts().next().expect("a table");
        (rules.target(seats.into()), rules.match_.reach, rules.match_.test)
    };
    for name in
        ["classic", "venezuelan", "for-two", "for-three", "cuban", "club-pairs", "brazilian-pairs", "draw"]
    {
        assert_eq!(ends(name), (Some(100), Reach::Wins, TargetTest::AtLeast), "{name}");
    }
    assert_eq!(ends("spanish-pairs"), (Some(150), Reach::Wins, TargetTest::AtLeast));
    for name in ["goat", "goat-club-all", "goat-club-one", "goat-croatian"] {
        assert_eq!(ends(name), (Some(101), Reach::Loses, TargetTest::AtLeast), "{name}");
    }
    assert_eq!(ends("goat-yard"), (Some(125), Reach::Loses, TargetTest::AtLeast));
    assert_eq!(ends("classic-family"), (Some(100), Reach::Loses, TargetTest::Above));
    for points in [200, 300, 350] {
        let rules = Rules::parse(&format!("spanish-pairs match.target={points}")).expect("a table option");
        assert_eq!(rules.target(4), Some(points));
    }
    assert!(Rules::parse("draw match.target=200").is_ok(), "R4.2.11: 100 or 200 for example");
}

// C31: R0.3.21; the other reading is a house rule.
#[test]
fn sea_goat_is_won_with_125_unless_the_losers_pay() {
    let rules = preset("sea-goat");
    assert_eq!(
        (rules.score.sense, rules.match_.reach, rules.target(2)),
        (Sense::WinnerGains, Reach::Wins, Some(125))
    );
    let house = "sea-goat score.sense=losers-pay score.out=own score.block=own match.reach=loses";
    assert!(Rules::parse(house).is_ok());
}

// F-goat, F-goat-en: some tables of Goat credit the winners, and the others are goats.
#[test]
fn goat_may_credit_the_winners_instead() {
    let house = "goat score.sense=winner-gains score.out=opponents score.block=opponents match.reach=wins";
    let rules = Rules::parse(house).expect("a house rule");
    assert_eq!(rules.score.sense, Sense::WinnerGains);
}

// F-cuba: in the east a double-six set, 20 points, single hands decide a lock and the leader's pair wins a tie.
#[test]
fn eastern_cuba_is_a_house_rule_of_the_western_game() {
    let house = concat!(
        r#"cuban tiles.set=double-6 deal.hand={"4":7} lead.order=[6] match.target=20 "#,
        "score.blockTie=leader-wins"
    );
    let rules = Rules::parse(house).expect("a house rule");
    assert_eq!((rules.tile_list(4).len(), rules.target(4)), (28, Some(20)));
    assert_eq!(rules.score.block_winner, BlockWinner::SideOfLowestPlayer);
}

// C35: R0.2.20, R0.4.11, R2.7, R3.1.12, R4.1.5; F-partner.
#[test]
fn turns_pass_in_the_direction_that_the_sources_say() {
    each(&["classic", "goat", "goat-croatian", "brazilian-pairs", "picture", "draw"], |rules| {
        rules.seats.direction == Direction::Clockwise
    });
    each(&["club-pairs", "spanish-pairs", "venezuelan", "cuban", "latin-pairs", "dominican-200"], |rules| {
        rules.seats.direction == Direction::Counterclockwise
    });
}

// C40: R3.1.3.
#[test]
fn the_larger_half_decides_the_lot_for_the_lead() {
    each(&["club-pairs", "spanish-pairs"], |rules| {
        rules.lead.first == FirstLead::Lot && rules.lead.lot_by == LotBy::Half
    });
    let leader = |drawn: [&str; 4]| {
        let drawn = BySeat::new(4, |seat| tile(drawn[seat.index()]));
        preset("club-pairs").lead_by_lot(&drawn).number()
    };
    assert_eq!(leader(["3-5", "0-6", "4-5", "1-2"]), 2, "the larger half");
    assert_eq!(leader(["0-6", "6-6", "5-6", "4-6"]), 2, "a double among equal halves");
    assert_eq!(leader(["0-6", "1-2", "5-6", "4-6"]), 3, "then the larger sum");
}

// R4.3.1: two to four players. R0.1.18: the children's games are rules like all others.
#[test]
fn the_childrens_games_are_ordinary_rules() {
    assert_eq!(preset("picture").seat_counts().collect::<Vec<_>>(), [2, 3, 4]);
    let all = presets::all();
    let picture = all.iter().find(|preset| preset.rules.preset == "picture").expect("picture dominoes");
    assert_eq!(picture.family, Family::Classic);
}
