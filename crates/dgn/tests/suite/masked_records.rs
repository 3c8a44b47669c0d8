//! Records of real tables have unknown tiles. A record with hidden hands and drawn tiles, but with its `left` lines,
//! replays to the same report as the full record.

use std::sync::LazyLock;

use boneyard_dgn::{
    Ended, Hand, Left, Placement, Record, RoundRecord, SideStart, Spanned, Start, Step, Turn,
};
use boneyard_rules::{
    Acted, Action, Move, Outcome, Place, PlayScoring, RoundFacts, Rules, Seat, Sides, Standing, Tile,
    presets,
    ruleset::{BonusEvent, TargetTest},
};
use proptest::prelude::*;

use crate::naive::{self, game, random::Random};

static RULES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let house = [
        "draw draw.max=2 match.target=40",
        "goat draw.mode=exactly draw.count=2",
        "draw draw.reserve=2 end.deadBoneyard=stays",
        "goat-yard deal.hand={\"2\":4,\"3\":4,\"4\":4}",
        "block end.block=dead-suit",
        "draw score.play=fives score.round=nearest-5",
        "draw score.play=headings score.sense=play-only",
    ];
    presets::NAMES
        .iter()
        .chain(&house)
        .map(|text| Rules::parse(text).expect("good rules"))
        .filter(naive::is_plain)
        .collect()
});

/// The record of a random match, with every lead, place, end and score written out.
fn a_match(random: &mut Random, seed: u64) -> Record {
    let rules = &RULES[random.below(RULES.len())];
    let tables: Vec<u8> = rules.seat_counts().collect();
    let played = game::play(rules, tables[random.below(tables.len())].into(), seed);
    Record::read(&played.text).expect("it replays").completed().expect("it replays")
}

fn hide_drawn_tiles(turn: &mut Turn) {
    for step in &mut turn.steps {
        if let Step::Draw(drawn) = step {
            drawn.fill(None);
        }
    }
}

/// The tiles of a seat after the round's turns.
fn held(round: &RoundRecord, seat: Seat) -> Vec<Tile> {
    let dealt = round.deals.iter().find(|deal| deal.value.0 == seat).expect("a hand");
    let mut hand = dealt.value.1.known.clone();
    for turn in round.turns.iter().filter(|turn| turn.value.seat == seat) {
        hand.extend(turn.value.drawn().flatten());
        for tile in turn.value.laid() {
            hand.retain(|held| *held != tile);
        }
    }
    hand.sort_unstable();
    hand
}

/// Hides the tiles of some seats, and perhaps the stock, and adds their `left` lines.
fn mask(round: &mut RoundRecord, random: &mut Random, seats: usize) {
    let masked: Vec<Seat> = Seat::all(seats).filter(|_| random.one_in(2)).collect();
    let left: Vec<_> = masked.iter().map(|seat| (*seat, held(round, *seat))).collect();
    for deal in &mut round.deals {
        let (seat, hand) = &mut deal.value;
        if masked.contains(seat) {
            let kept = if random.one_in(3) { random.below(hand.known.len()) } else { 0 };
            hand.unknown = hand.known.len() - kept;
            hand.known.truncate(kept);
        }
    }
    if random.one_in(2) || !masked.is_empty() {
        // With an unknown stock, the drawn tiles are unknown too.
        if random.one_in(3) {
            round.stock = None;
        } else if let Some(stock) = &mut round.stock {
            stock.value.fill(None);
        }
        for turn in round.turns.iter_mut().filter(|turn| masked.contains(&turn.value.seat)) {
            hide_drawn_tiles(&mut turn.value);
        }
    }
    if matches!(round.end.as_ref().map(|end| end.value), Some(Ended::Out(_) | Ended::Blocked(_))) {
        round.left = left.into_iter().map(|(seat, tiles)| (seat, Left::Tiles(tiles)).into()).collect();
    }
}

/// The facts in a round's turns.
fn facts(round: &RoundRecord) -> RoundFacts {
    let outcome = match round.end.as_ref().map(|end| end.value) {
        Some(Ended::Out(seat)) => Outcome::Out(seat),
        _ => Outcome::Blocked(Seat::FIRST),
    };
    let action = |step: &Step| match *step {
        Step::Play(Placement { tile, at, leaves }) => {
            Some(Action::Play { tile, at: at.unwrap_or(Place::First), leaves })
        }
        Step::Pass => Some(Action::Pass),
        Step::Close | Step::Draw(_) | Step::Declare => None,
    };
    let of_turn = |turn: &Turn| -> Vec<Acted> {
        turn.steps.iter().filter_map(action).map(|action| Acted { seat: turn.seat, action }).collect()
    };
    let acted: Vec<Acted> = round.turns.iter().flat_map(|turn| of_turn(&turn.value)).collect();
    RoundFacts::of(&acted, outcome)
}

/// Whether a record of the outcome alone decides the score. Such a record has no capicuas and no passes, and does not
/// say which of several sides reached an exact target first.
fn outcome_decides_score(round: &RoundRecord, rules: &Rules, seats: usize) -> bool {
    let at_target = |total: &&Spanned<(Seat, i32)>| u32::try_from(total.value.1).ok() == rules.target(seats);
    let met = round.totals.iter().filter(at_target).count();
    if rules.score.play.is_some() && rules.match_.test == TargetTest::Exactly && met > 1 {
        return false;
    }
    let facts = facts(round);
    rules.score.bonus.iter().all(|bonus| match bonus.event {
        BonusEvent::Capicua | BonusEvent::Capicu => !facts.both_ends,
        BonusEvent::PassAllThree => facts.silenced.is_empty(),
        _ => true,
    })
}

/// Removes the turns of a round and adds the lines that replace them.
fn outcome_only(round: &mut RoundRecord, rules: &Rules, standing: &Standing, seats: usize) {
    round.left = Seat::all(seats).map(|seat| (seat, Left::Tiles(held(round, seat))).into()).collect();
    if rules.score.bonus.iter().any(|bonus| bonus.event.asks_for_last_tile()) {
        round.last = facts(round).last.map(Into::into);
    }
    if rules.score.play.is_some() {
        round.made = made(round, rules, standing, seats);
    }
    round.deals.clear();
    round.stock = None;
    round.turns.clear();
}

/// The `made` lines of a round without turns.
fn made(round: &RoundRecord, rules: &Rules, standing: &Standing, seats: usize) -> Vec<Spanned<(Seat, i32)>> {
    let choice = |step: &Step| match *step {
        Step::Play(Placement { tile, at, leaves }) => {
            vec![Move::Play { tile, at: at.unwrap_or(Place::First), leaves }]
        }
        Step::Close => vec![Move::Close],
        Step::Draw(ref drawn) => vec![Move::Draw; drawn.len()],
        Step::Pass => vec![Move::Pass],
        Step::Declare => Vec::new(),
    };
    let done = round.turns.iter().flat_map(|turn| {
        turn.value.steps.iter().flat_map(choice).map(|choice| (turn.value.seat, choice)).collect::<Vec<_>>()
    });
    let made = PlayScoring::of(rules, standing, seats, done).made();
    let of_side = |seats: &[Seat]| (seats[0], seats.iter().map(|seat| made[*seat]).sum());
    rules.sides(seats).iter().map(|seats| of_side(seats).into()).collect()
}

/// Adds the totals of a round to a standing.
fn write_totals(standing: &mut Standing, sides: &Sides, round: &RoundRecord) {
    standing.rounds += 1;
    for (seat, total) in round.totals.iter().map(|total| total.value) {
        standing.accounts[sides.of(seat)].points = total;
    }
}

fn cases() -> ProptestConfig {
    let cases = std::env::var("BONEYARD_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(200);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn masked_records_have_the_same_report(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let whole = a_match(&mut random, seed);
        let seats = whole.players.seats();
        let mut masked = whole.clone();
        let mut standing = Standing::new(&whole.rules, whole.rules.sides(seats).count());
        for start in &whole.start {
            if let Start::Side(SideStart { side, points, .. }) = start.value {
                standing.accounts[whole.rules.sides(seats).of(side)].points = points;
            }
        }
        for round in &mut masked.rounds {
            let settled = matches!(round.end.as_ref().map(|end| end.value), Some(Ended::Out(_) | Ended::Blocked(_)));
            let before = standing.clone();
            if settled {
                write_totals(&mut standing, &whole.rules.sides(seats), round);
            }
            match random.below(3) {
                0 => {}
                1 if settled && outcome_decides_score(round, &whole.rules, seats) => {
                    outcome_only(round, &whole.rules, &before, seats);
                }
                _ => mask(round, &mut random, seats),
            }
        }
        let text = masked.to_string();
        let replayed = Record::read(&text).and_then(|record| record.replay());
        prop_assert_eq!(replayed, whole.replay(), "{}", text);
    }

    #[test]
    fn a_tile_in_two_places_is_refused_in_masked_records(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let whole = a_match(&mut random, seed);
        let seats = whole.players.seats();
        let mut masked = whole.clone();
        let Some(round) = masked.rounds.iter_mut().find(|round| round.turns.len() > 4) else { return Ok(()) };
        // Every hand is unknown; only the plays are known.
        for deal in &mut round.deals {
            let count = deal.value.1.known.len();
            deal.value.1 = Hand { known: Vec::new(), unknown: count };
        }
        if let Some(stock) = &mut round.stock {
            stock.value.fill(None);
        }
        for turn in &mut round.turns {
            hide_drawn_tiles(&mut turn.value);
        }
        let laid: Vec<(usize, Tile)> = round.turns.iter().enumerate()
            .filter_map(|(index, turn)| turn.value.laid().next().map(|tile| (index, tile)))
            .collect();
        let (later, _) = laid[1 + random.below(laid.len() - 1)];
        let earlier = laid[random.below(laid.iter().position(|(index, _)| *index == later).expect("a play"))].1;
        let first_play = round.turns[later].value.steps.iter_mut().find_map(|step| match step {
            Step::Play(placement) => Some(placement),
            _ => None,
        });
        first_play.expect("a play").tile = earlier;
        let number = round.number.value;
        let text = masked.to_string();
        let written = text.lines().enumerate()
            .skip_while(|(_, line)| *line != format!("round {number}"))
            .skip_while(|(_, line)| !line.starts_with("1 ") && !line.starts_with("2 ") && !line.starts_with("3 ") && !line.starts_with("4 "))
            .nth(later).expect("the turn's line").0 + 1;
        let fault = Record::read(&text).expect("it reads").replay().expect_err("a tile lies twice");
        prop_assert_eq!(fault.line as usize, written, "{}\n{}", fault, text);
        prop_assert!(seats > 1);
    }
}
