//! Properties of every deal, every preset and every number of seats.

use std::collections::BTreeSet;
use std::sync::{
    Arc, LazyLock,
    atomic::{AtomicUsize, Ordering},
};

use boneyard_rules::ruleset::{InstantEnd, MatchRules, ScoreRules, Sense};
use boneyard_rules::{
    Account, Action, Begin, BySeat, Cell, FinishedRound, Layout, LayoutKind, Line, Match, Move, MustLead,
    Outcome, Place, PlayScoring, Position, Round, Rules, SEATS_MAX, Seat, Setup, SideScore, SpinnerLayout,
    Standing, Tile, Tiles, Trains, Tree, Triangles, View, WIDE, Wide, presets, settle,
};
use proptest::prelude::*;

use crate::naive::random::Random;

/// Every preset at every number of seats, and house rules for combinations that no preset has.
static TABLES: LazyLock<Vec<(Rules, usize)>> = LazyLock::new(|| {
    let house = [
        "draw draw.mode=exactly draw.count=2",
        "draw draw.max=2 draw.reserve=2",
        "goat end.block=dead-suit tiles.set=double-9",
        "block turn.equalEnds=leader-right",
        "draw end.deadBoneyard=stays",
        "draw tiles.blanks=wild",
        "draw draw.ifAble=allowed draw.max=3",
        "draw layout.match=sum-7",
        "draw layout.shape=cross",
        "goat layout.shape=cross layout.crossOpens=after-both-sides",
        "goat turn.plays=two-doubles",
        "draw layout.shape=cross turn.plays=double-run turn.closeDouble=true",
        "draw layout.shape=tree",
        "goat layout.shape=tree turn.plays=two-doubles",
        "mexican-train turn.plays=one draw.mode=none",
        "mexican-train tiles.set=double-18 draw.mode=until-playable draw.max=3",
        "mexican-train tiles.set=double-9 lead.order=[9,8,7,6,5,4,3,2,1,0] draw.count=2 draw.reserve=2 seats.count=[2,3]",
        "chickenfoot tiles.set=double-12 end.deadBoneyard=stays",
    ];
    let presets = presets::NAMES.iter().chain(&house).map(|text| Rules::parse(text).expect("good rules"));
    presets
        .flat_map(|rules| rules.seat_counts().map(|seats| (rules.clone(), seats.into())).collect::<Vec<_>>())
        .collect()
});

/// A deal: the tiles in the order of a shuffle, hands first.
struct Deal {
    rules: Rules,
    seats: usize,
    tiles: Vec<Tile>,
    random: Random,
}

impl Deal {
    /// The deal of a seed, redealt until the rules accept the deal.
    fn of(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let (rules, seats) = TABLES[random.below(TABLES.len())].clone();
        let tiles = rules.tile_list(seats);
        let mut deal = Self { rules, seats, tiles, random };
        loop {
            deal.random.shuffle(&mut deal.tiles);
            if !deal.rules.must_redeal(&deal.hands()) {
                return deal;
            }
        }
    }

    fn hands(&self) -> BySeat<Vec<Tile>> {
        let each = self.rules.hand_size(self.seats).expect("a table");
        BySeat::new(self.seats, |seat| self.tiles[seat.index() * each..][..each].to_vec())
    }

    fn stock(&self) -> Vec<Tile> {
        self.tiles[self.rules.hand_size(self.seats).expect("a table") * self.seats..].to_vec()
    }

    fn leader(&self) -> (Seat, MustLead) {
        match Match::new(self.rules.clone(), self.seats).expect("a table").begin(&self.hands()) {
            Begin::Lead { seat, must_lead } => (seat, must_lead),
            Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
            // Lots decide: take the seat that the first tile of the deal gives.
            _ => (Seat::at(self.tiles[0].pips() as usize % self.seats), MustLead::Any),
        }
    }

    fn position<L: Layout<W>, const W: usize>(&self) -> Position<L, W> {
        let (leader, must_lead) = self.leader();
        Setup::deal(self.hands(), self.stock(), leader, must_lead)
            .position(&self.rules)
            .expect("a valid deal")
    }

    fn round(&self, leader: Seat, must_lead: MustLead) -> Round {
        Round::deal(&self.rules, self.hands(), self.stock(), leader, must_lead).expect("a valid deal")
    }
}

/// A random choice as an action; a draw takes the next tile of the stock.
fn chosen(moves: &[Move], stock: &mut impl Iterator<Item = Tile>, random: &mut Random) -> Action {
    match moves[random.below(moves.len())] {
        Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
        Move::Draw => Action::Draw { tile: stock.next().expect("a tile to draw") },
        Move::Close => Action::Close,
        Move::Done => Action::Done,
        Move::Pass => Action::Pass,
    }
}

/// Plays a deal to its end and calls `observe` before every action and at the end.
fn play_out(deal: &mut Deal, mut observe: impl FnMut(&Round)) -> Round {
    let (leader, must_lead) = deal.leader();
    let mut round = deal.round(leader, must_lead);
    let mut stock = deal.stock().into_iter();
    while round.outcome().is_none() {
        observe(&round);
        let action = chosen(&round.legal(), &mut stock, &mut deal.random);
        round.play(action).expect("a listed move is legal");
        assert!(round.history().len() < 1000, "the round never ends");
    }
    observe(&round);
    round
}

/// The tiles of the set that are in no hand and not on the table.
fn boneyard(round: &Round, set: Wide) -> Wide {
    let held = Seat::all(round.seats()).flat_map(|seat| round.hand(seat)).collect();
    set.without(held).without(laid(round))
}

/// The tiles on the table.
fn laid(round: &Round) -> Wide {
    round
        .history()
        .iter()
        .filter_map(|acted| match acted.action {
            Action::Play { tile, .. } => Some(tile),
            _ => None,
        })
        .collect()
}

/// The open numbers after a move, in order; `None` if the move is not legal.
fn numbers_after(round: &Round, choice: Move) -> Option<Vec<u8>> {
    let Move::Play { tile, at, leaves } = choice else { return None };
    let mut numbers: Vec<u8> =
        round.ends_after(Action::Play { tile, at, leaves })?.iter().map(|end| end.number).collect();
    numbers.sort_unstable();
    Some(numbers)
}

/// The open numbers after a move, and the points that its seat then has in play; `None` if the move is not legal.
fn after_and_made(rules: &Rules, round: &Round, choice: Move) -> Option<(Vec<u8>, i32)> {
    let numbers = numbers_after(round, choice)?;
    let done = round.history().iter().map(|acted| (acted.seat, acted.action.choice()));
    let standing = Standing::new(rules, rules.sides(round.seats()).count());
    let tally = PlayScoring::of(rules, &standing, round.seats(), done.chain([(round.turn(), choice)]));
    Some((numbers, tally.made()[round.turn()]))
}

/// Places where a tile may be laid, and some where it may not.
fn places(round: &Round, kind: LayoutKind) -> Vec<Place> {
    let lines = matches!(kind, LayoutKind::Line | LayoutKind::Spinner);
    if kind == LayoutKind::Triangles {
        return [Place::First, Place::Right].into_iter().chain(cells(round)).collect();
    }
    let mut places = vec![Place::First, Place::Left, Place::Public];
    if lines {
        places.extend([Place::Right, Place::Up, Place::Down]);
    } else {
        places.extend(Seat::all(SEATS_MAX).map(Place::Train));
        places.extend(laid(round).iter().map(Place::On));
    }
    places
}

/// The cells near laid triangles, taken cells and some further off, each with every turn of a tile.
fn cells(round: &Round) -> Vec<Place> {
    let mut near = BTreeSet::from([(0, 0), (3, 4)]);
    for acted in round.history() {
        let at = match acted.action {
            Action::Play { at: Place::Cell(Cell { x, y, .. }), .. } => (x, y),
            Action::Play { at: Place::First, .. } => (0, 0),
            _ => continue,
        };
        let around = [(-1, 0), (0, 0), (1, 0), (0, -1), (0, 1), (1, 1)];
        near.extend(around.map(|(right, down)| (at.0 + right, at.1 + down)));
    }
    let turned = |(x, y)| (0..3).map(move |turn| Place::Cell(Cell { x, y, turn }));
    near.into_iter().flat_map(turned).collect()
}

/// Whether two moves lay at one place. The turn of a triangle in its cell makes no difference.
fn at_one_place(one: Move, other: Move) -> bool {
    let cell = |choice| match choice {
        Move::Play { at: Place::Cell(Cell { x, y, .. }), .. } => Some((x, y)),
        _ => None,
    };
    cell(one) == cell(other)
}

/// How many deals each property plays: 300, or the number in `BONEYARD_CASES`.
fn cases() -> ProptestConfig {
    let cases = std::env::var("BONEYARD_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(300);
    // Some properties hold for lines only and reject deals of other layouts.
    let max_global_rejects = 20 * cases;
    ProptestConfig { cases, max_global_rejects, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn no_tile_is_lost_or_doubled(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        let set: Wide = deal.rules.set(deal.seats);
        play_out(&mut deal, |round| {
            let hands: Vec<Tile> = Seat::all(round.seats()).flat_map(|seat| round.hand(seat)).collect();
            let hidden = boneyard(round, set);
            assert_eq!(hands.len() + laid(round).len() + hidden.len(), set.len(), "a partition of the set");
            assert_eq!(hidden.len(), round.boneyard_len());
            assert!(hands.iter().all(|tile| set.contains(*tile)));
        });
    }

    #[test]
    fn listed_moves_agree_with_check(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        let all = deal.rules.tile_list(deal.seats);
        let set: Wide = deal.rules.set(deal.seats);
        let highest = deal.rules.tiles.set.highest();
        let deal_rules = deal.rules.clone();
        play_out(&mut deal, |round| {
            let moves = round.legal();
            let hidden = boneyard(round, set);
            let halves = || (0..=highest).map(Some).chain([None]);
            let lines = matches!(LayoutKind::of(&deal_rules), LayoutKind::Line | LayoutKind::Spinner);
            let places = places(round, LayoutKind::of(&deal_rules));
            let tried: Vec<Tile> = if LayoutKind::of(&deal_rules) == LayoutKind::Triangles {
                // There are many cells, so only the hand and some other tiles are tried.
                round.hand(round.turn()).into_iter().chain(all.iter().copied().step_by(9)).collect()
            } else {
                all.clone()
            };
            for &tile in &tried {
                for &at in &places {
                    for leaves in halves().filter(|leaves| lines || leaves.is_none_or(|half| half == 0)) {
                        let choice = Move::Play { tile, at, leaves };
                        let legal = round.check(Action::Play { tile, at, leaves }).is_ok();
                        // Plays that lead to the same position are listed once, but each of them is legal.
                        let listed = moves.contains(&choice);
                        let is_alike = |other: &&Move| matches!(other, Move::Play { tile: laid, .. } if *laid == tile)
                            && at_one_place(**other, choice)
                            && after_and_made(&deal_rules, round, **other) == after_and_made(&deal_rules, round, choice);
                        assert!(!listed || legal, "{choice}");
                        assert!(listed || !legal || moves.iter().any(|other| is_alike(&other)), "{choice}");
                    }
                }
                let drawn = round.check(Action::Draw { tile }).is_ok();
                assert_eq!(drawn, moves.contains(&Move::Draw) && hidden.contains(tile));
            }
            for action in [Action::Pass, Action::Done, Action::Close] {
                assert_eq!(round.check(action).is_ok(), moves.contains(&action.choice()));
            }
            assert_eq!(moves.is_empty(), round.outcome().is_some());
            let distinct = moves.iter().enumerate().all(|(n, choice)| !moves[..n].contains(choice));
            assert!(distinct, "no move stands twice");
        });
    }

    #[test]
    fn an_illegal_action_changes_nothing(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        let all = deal.rules.tile_list(deal.seats);
        play_out(&mut deal, |round| {
            for &tile in &all {
                for action in [Action::play(tile, Place::Left), Action::Draw { tile }, Action::Pass, Action::Done] {
                    let mut tried = round.clone();
                    if tried.play(action).is_err() {
                        assert_eq!(tried, *round);
                    }
                }
            }
        });
    }

    #[test]
    fn halves_and_open_ends_have_one_parity(seed in any::<u64>()) {
        // G86.
        let mut deal = Deal::of(seed);
        prop_assume!(LayoutKind::of(&deal.rules) == LayoutKind::Line);
        play_out(&mut deal, |round| {
            if round.ends().is_empty() {
                return;
            }
            for number in 0..=9 {
                let of_number = laid(round).with_number(number);
                let halves = of_number.len() + of_number.doubles().len();
                let open = round.ends().iter().filter(|end| end.number == number).count();
                assert_eq!(halves % 2, open % 2, "{number}");
            }
        });
    }

    #[test]
    fn wide_and_narrow_tile_sets_play_the_same(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        prop_assume!(LayoutKind::of(&deal.rules) == LayoutKind::Line && Tiles::<1>::fits(deal.rules.tiles.set));
        let mut narrow = deal.position::<Line, 1>();
        let mut wide = deal.position::<Line, WIDE>();
        let mut stock = deal.stock().into_iter();
        while narrow.outcome().is_none() {
            let moves = narrow.legal();
            prop_assert_eq!(&moves, &wide.legal());
            let action = chosen(&moves, &mut stock, &mut deal.random);
            narrow.play(action).expect("a listed move is legal");
            wide.play(action).expect("a listed move is legal");
        }
        prop_assert_eq!(narrow.outcome(), wide.outcome());
    }

    #[test]
    fn picked_moves_equal_listed_moves(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        match LayoutKind::of(&deal.rules) {
            LayoutKind::Line => compare_picks::<Line>(&mut deal),
            LayoutKind::Spinner => compare_picks::<SpinnerLayout>(&mut deal),
            LayoutKind::Trains => compare_picks::<Trains>(&mut deal),
            LayoutKind::Tree => compare_picks::<Tree>(&mut deal),
            LayoutKind::Triangles => compare_picks::<Triangles>(&mut deal),
        }
    }

    #[test]
    fn a_dead_suit_rule_never_ends_a_round_later(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        deal.rules = deal.rules.with(&["end.block=no-move"]).expect("good rules");
        let rules = deal.rules.with(&["end.block=dead-suit"]);
        // Triangles, wild blanks and sums of seven have no dead number.
        prop_assume!(rules.is_ok());
        let rules = rules.expect("good rules");
        let (leader, must_lead) = deal.leader();
        let mut dead =
            Round::deal(&rules, deal.hands(), deal.stock(), leader, must_lead).expect("a valid deal");
        let mut plain = deal.round(leader, must_lead);
        let mut stock = deal.stock().into_iter();
        while dead.outcome().is_none() {
            prop_assert_eq!(plain.outcome(), None);
            let action = chosen(&plain.legal(), &mut stock, &mut deal.random);
            plain.play(action).expect("a listed move is legal");
            dead.play(action).expect("and so it is where a dead number ends the round");
        }
    }

    #[test]
    fn each_move_scores_what_was_announced(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        let rules = deal.rules.clone();
        let mut standing = Standing::new(&rules, rules.sides(deal.seats).count());
        // Near the target, where a score may be void.
        let target = rules.target(deal.seats).map_or(0, |target| i32::try_from(target).unwrap_or(0));
        for account in &mut standing.accounts {
            account.points = target - i32::try_from(deal.random.below(20)).unwrap_or(0);
        }
        standing.rounds = u32::from(seed % 2 == 0);
        let mut scoring = PlayScoring::new(&rules, &standing, deal.seats);
        let mut replayed: Option<Round> = None;
        play_out(&mut deal, |round| {
            if let Some(before) = &mut replayed {
                let acted = round.history().last().expect("an action");
                let announced = scoring.points_of(before, &rules, acted.action.choice());
                let points = scoring.play(before, acted.action).expect("a legal action");
                assert!(points == announced || points < 0 && announced == 0, "{points}, not {announced}");
                assert_eq!(scoring, PlayScoring::of_round(round, &rules, &standing));
            }
            replayed = Some(round.clone());
            let counts = round.end_counts();
            assert!(counts.is_empty() || counts.len() == round.ends().len(), "{counts:?}");
        });
    }

    #[test]
    fn scores_add_up(seed in any::<u64>()) {
        let mut deal = Deal::of(seed);
        let (leader, _) = deal.leader();
        let round = play_out(&mut deal, |_| {});
        let outcome = round.outcome().expect("played out");
        let values = round.values(&deal.rules);
        let sides = deal.rules.sides(deal.seats);
        let of_side = |side: usize| sides.seats(side).iter().map(|seat| values[*seat]).sum::<u32>();
        // With open accounts, no cap and no rounding, the whole credit is scored.
        let rules = Rules {
            match_: MatchRules { cap: None, ..deal.rules.match_.clone() },
            score: ScoreRules { round: None, bonus: Vec::new(), ..deal.rules.score.clone() },
            ..deal.rules.clone()
        };
        let opened = Account { points: 5, remembered: 0, open: true };
        let carried = if counts_hands(&rules) { 7 } else { 0 };
        let before = Standing { accounts: vec![opened; sides.count()], carried, rounds: 5, first_open: None };
        let after = settle(&rules, &sides, &before, &FinishedRound::plain(outcome, leader, values.clone()));
        let written: u32 = after.sides.iter().map(|side| u32::try_from(side.scored).expect("never less than nothing")).sum();
        let table: u32 = values.iter().sum();
        match outcome {
            Outcome::Out(seat) => {
                let winner = sides.of(seat);
                let others = table - of_side(winner);
                let pays_table = rules.score.out == boneyard_rules::ruleset::OutPays::Table;
                let hands = if pays_table { table } else { others };
                let hands = match rules.score.sense {
                    Sense::WinnerGains | Sense::LosersPay => hands,
                    Sense::RoundPoints | Sense::None => 1,
                    Sense::PlayOnly => 0,
                };
                // Carried points were either received or are still carried.
                prop_assert_eq!(written + after.carried, hands + carried);
                prop_assert_eq!(after.winner, Some(winner));
            }
            Outcome::Blocked(_) => prop_assert!(written + after.carried <= table.max(1) + carried, "{written} of {table}"),
        }
        for (place, side) in after.sides.iter().enumerate() {
            let in_a_row = rules.match_.instant.contains(&InstantEnd::SixInARow);
            let ended = in_a_row && after.winner.is_some_and(|winner| winner != place);
            let kept = if ended { 0 } else { side.before.points + side.scored };
            prop_assert_eq!(side.after.points, kept);
        }
    }

    #[test]
    fn settling_never_panics_and_never_lowers_points(
        seed in any::<u64>(),
        values in prop::collection::vec(0u32..2_000, SEATS_MAX),
        points in prop::collection::vec(0i32..1_000_000, SEATS_MAX),
        carried in 0u32..1_000_000,
        blocker in 0usize..4,
    ) {
        let deal = Deal::of(seed);
        let sides = deal.rules.sides(deal.seats);
        let values = BySeat::new(deal.seats, |seat| values[seat.index()]);
        let accounts = (0..sides.count()).map(|side| Account { points: points[side], remembered: 0, open: true });
        let before = Standing { accounts: accounts.collect(), carried, rounds: 2, first_open: None };
        let seat = Seat::at(blocker % deal.seats);
        for outcome in [Outcome::Out(seat), Outcome::Blocked(seat)] {
            let after = settle(&deal.rules, &sides, &before, &FinishedRound::plain(outcome, Seat::FIRST, values.clone()));
            let in_a_row = deal.rules.match_.instant.contains(&InstantEnd::SixInARow);
            let takes = |side: &SideScore| side.scored < 0 || (!in_a_row && side.after.points < side.before.points);
            prop_assert!(!after.sides.iter().any(takes));
        }
    }
}

/// Plays a deal to its end. In every position, picks every move by its index and compares the moves with the list.
fn compare_picks<L: Layout<WIDE>>(deal: &mut Deal) {
    let mut position = deal.position::<L, WIDE>();
    let mut stock = deal.stock().into_iter();
    while position.outcome().is_none() {
        let listed = position.legal();
        let nth = |n: usize| {
            let choose = |count| {
                assert_eq!(count, listed.len(), "{}", deal.rules);
                n
            };
            position.pick(choose).expect("the round goes on")
        };
        assert_eq!((0..listed.len()).map(nth).collect::<Vec<_>>(), listed, "{}", deal.rules);
        position.play(chosen(&listed, &mut stock, &mut deal.random)).expect("a listed move is legal");
    }
    assert_eq!(position.pick(|_| 0), None);
}

/// Whether the points of hands are scored.
fn counts_hands(rules: &Rules) -> bool {
    matches!(rules.score.sense, Sense::WinnerGains | Sense::LosersPay)
}

/// How many pairs of rounds were compared whose hidden tiles alone differ.
static COMPARED: AtomicUsize = AtomicUsize::new(0);

/// Plays a round, moves some tiles that `observer` never saw, plays the same public events again, and
/// compares what the observer sees after each.
fn compare_views(seed: u64) {
    let mut deal = Deal::of(seed);
    let (leader, must_lead) = deal.leader();
    let observer = Seat::at(deal.random.below(deal.seats));
    let rules = Arc::new(deal.rules.clone());
    let standing = Standing::new(&rules, rules.sides(deal.seats).count());

    let mut one = deal.round(leader, must_lead);
    let mut views = vec![View::of(&one, rules.clone(), standing.clone(), observer)];
    let mut stock = deal.stock().into_iter();
    let steps = deal.random.below(30);
    while one.outcome().is_none() && one.history().len() < steps {
        let action = chosen(&one.legal(), &mut stock, &mut deal.random);
        one.play(action).expect("a listed move is legal");
        views.push(View::of(&one, rules.clone(), standing.clone(), observer));
    }

    // Tiles that the observer has seen stay where they are; a player may see two hands (R1.3).
    let own = |seat| seat == observer || rules.other_seat(observer, deal.seats) == Some(seat);
    let hands = deal.hands();
    let in_hand =
        (0..deal.seats).map(Seat::at).filter(|seat| own(*seat)).flat_map(|seat| hands[seat].iter().copied());
    let mut seen: Wide = in_hand.chain(must_lead.tile()).collect();
    for acted in one.history() {
        match acted.action {
            Action::Play { tile, .. } => seen.insert(tile),
            Action::Draw { tile } if own(acted.seat) => seen.insert(tile),
            _ => {}
        }
    }
    let hidden: Vec<usize> =
        (0..deal.tiles.len()).filter(|place| !seen.contains(deal.tiles[*place])).collect();
    if hidden.len() < 2 {
        return;
    }
    for _ in 0..4 {
        let mut other =
            Deal { rules: deal.rules.clone(), tiles: deal.tiles.clone(), random: Random::new(seed), ..deal };
        for _ in 0..1 + deal.random.below(3) {
            let (a, b) = (hidden[deal.random.below(hidden.len())], hidden[deal.random.below(hidden.len())]);
            other.tiles.swap(a, b);
        }
        // The other deal may have another leader or be redealt. Then the rounds cannot be compared.
        if other.rules.must_redeal(&other.hands()) || other.leader() != (leader, must_lead) {
            continue;
        }
        let mut two = other.round(leader, must_lead);
        let mut stock = other.stock().into_iter();
        let mut seen = vec![View::of(&two, rules.clone(), standing.clone(), observer)];
        for acted in one.history() {
            let action = match acted.action {
                Action::Draw { .. } => Action::Draw { tile: stock.next().expect("as many tiles") },
                action => action,
            };
            if two.play(action).is_err() {
                break;
            }
            seen.push(View::of(&two, rules.clone(), standing.clone(), observer));
            // Whether a round is over is public too.
            if two.outcome().is_some() != (one.outcome().is_some() && seen.len() == views.len()) {
                seen.pop();
                break;
            }
        }
        assert_eq!(
            seen,
            views[..seen.len()],
            "seed {seed}: what seat {observer} sees depends on hidden tiles"
        );
        if seen.len() > 1 && other.tiles != deal.tiles {
            COMPARED.fetch_add(1, Ordering::Relaxed);
        }
    }
}

proptest! {
    #![proptest_config(cases())]

    // R0.5.1, R2.2, R4.2.3: the tiles lie face down and mixed.
    #[test]
    fn a_view_never_depends_on_hidden_tiles(seed in any::<u64>()) {
        compare_views(seed);
    }
}

#[test]
fn enough_views_are_compared() {
    (0..200).for_each(compare_views);
    let compared = COMPARED.load(Ordering::Relaxed);
    assert!(compared > 200, "only {compared} pairs of rounds were alike enough to compare");
}
