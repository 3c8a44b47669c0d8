//! Rounds of few tiles, small enough for a plain minimax, under the rules of every preset on a line.

use boneyard_rules::{Account, BySeat, LayoutKind, MustLead, Round, Rules, Seat, Standing, Tile, presets};
use boneyard_solver::Solver;
use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

use crate::plain::action;

/// A table that the solver plays: the rules of a preset or of one of its variants, and a number of seats.
pub(crate) struct SolvedTable {
    pub(crate) rules: Rules,
    pub(crate) seats: usize,
}

/// Rules that combine what no preset has together.
const OTHERS: [&str; 14] = [
    "draw score.out=table score.block=table",
    "draw score.out=table score.block=table draw.mode=none score.blockTie=leader-wins",
    "seven-plus-seven end.block=dead-suit draw.mode=exactly",
    "draw turn.plays=double-run",
    "block turn.plays=double-run",
    "classic-one draw.count=2 end.deadBoneyard=stays draw.reserve=1",
    "dominican-200 draw.mode=exactly",
    "goat-croatian draw.max=2 score.blockTie=carry score.block=own score.blockWinner=lowest-side",
    "draw match.target=30 match.rounds=3",
    "goat match.severalOver=highest account.carryOpens=false score.blockTie=carry",
    "goat match.rounds=2",
    "club-pairs match.cap=100 match.rounds=1",
    "sea-goat account.openAt=13 match.target=40",
    "dominican-200 match.target=30",
];

/// Every table that the solver plays.
pub(crate) fn solved_tables() -> Vec<SolvedTable> {
    let mut all: Vec<Rules> = OTHERS.map(|text| Rules::parse(text).expect("valid rules")).into();
    for preset in presets::all() {
        let variants = preset.variants.iter().map(|variant| variant.rules(&preset).expect("a valid variant"));
        all.extend([preset.rules.clone()].into_iter().chain(variants));
    }
    let mut tables = Vec::new();
    for rules in all {
        for seats in rules.seat_counts().map(usize::from) {
            let solves = Solver::new(&rules, seats, &standing(&rules, seats)).is_ok();
            assert_eq!(solves, LayoutKind::of(&rules) == LayoutKind::Line, "{rules}");
            if solves {
                tables.push(SolvedTable { rules: rules.clone(), seats });
            }
        }
    }
    tables
}

fn standing(rules: &Rules, seats: usize) -> Standing {
    Standing::new(rules, rules.sides(seats).count())
}

/// A round of few tiles, perhaps with some moves played.
pub(crate) struct SmallRound {
    pub(crate) rules: Rules,
    pub(crate) standing: Standing,
    pub(crate) round: Round,
    /// The next tile first.
    pub(crate) boneyard: Vec<Tile>,
}

impl SmallRound {
    /// A round of this table that depends on the seed alone, with at most this many tiles in all hands together; `None` if
    /// the rules refuse so few tiles, or if the round has ended.
    pub(crate) fn new(table: &SolvedTable, held_max: usize, seed: u64) -> Option<Self> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seats = table.seats;
        let hand = rng.random_range(1..=held_max / seats);
        let boneyard = if rng.random_bool(0.3) { 0 } else { rng.random_range(0..=6) };
        let rules = with_few_tiles(table, hand, hand * seats + boneyard, &mut rng)?;
        let mut tiles = rules.tile_list(seats);
        tiles.shuffle(&mut rng);
        let hands = BySeat::new(seats, |seat| tiles[seat.index() * hand..][..hand].to_vec());
        let mut boneyard = tiles[hand * seats..].to_vec();
        let leader = Seat::at(rng.random_range(0..seats));
        let must_lead = must_lead(&hands[leader], &mut rng);
        let mut round =
            Round::deal(&rules, hands, boneyard.clone(), leader, must_lead).expect("a legal deal");
        // Announcements matter only where they can decide the match.
        let may_announce = seed.is_multiple_of(2);
        if let Some(holder) = Seat::all(seats).find(|seat| may_announce && round.can_announce(*seat)) {
            assert!(round.announce(holder), "seed {seed}: the seat can announce");
        }
        for _ in 0..rng.random_range(0..=hand * 2) {
            let legal = round.legal();
            let Some(choice) = legal.get(rng.random_range(0..legal.len().max(1))) else { break };
            let (action, rest) = action(*choice, &boneyard);
            boneyard = rest.to_vec();
            round.play(action).expect("a legal move");
        }
        let standing = any_standing(&rules, seats, &mut rng);
        round.outcome().is_none().then_some(Self { rules, standing, round, boneyard })
    }

    /// Changes the standing so that this round can end the match.
    pub(crate) fn bring_near_the_target(&mut self, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let rules = &self.rules;
        let target = rules.target(self.round.seats()).map_or(30, |target| target as i32);
        let cap = rules.match_.cap.map_or(i32::MAX, |cap| cap as i32);
        for account in &mut self.standing.accounts {
            let missing = rng.random_range(0..target.clamp(2, 40));
            let points = (target - missing).min(cap).max(0);
            let remembered = if rng.random_bool(0.5) { 0 } else { rng.random_range(0..20) };
            *account = match rules.account.open_at {
                0 => Account { points, ..*account },
                _ if rng.random_bool(0.7) => Account { points, open: true, ..*account },
                _ => Account { points: 0, remembered, open: false },
            };
        }
        if let Some(rounds) = rules.match_.rounds {
            self.standing.rounds = rng.random_range(0..rounds);
        }
    }
}

/// The same rules with only `count` tiles of the set, dealt `hand` to each seat.
fn with_few_tiles(table: &SolvedTable, hand: usize, count: usize, rng: &mut impl Rng) -> Option<Rules> {
    let SolvedTable { rules, seats } = table;
    let mut set: Vec<Tile> = rules.tile_list(*seats);
    set.shuffle(rng);
    // Tiles of few numbers fit each other more often.
    let highest = rng.random_range(3..=6);
    set.sort_by_key(|tile| tile.high() > highest);
    let without: Vec<Tile> =
        rules.removed(*seats).iter().copied().chain(set.split_off(count.min(set.len()))).collect();
    let players = rules.players(*seats);
    let mut rules = rules.clone();
    rules.tiles.without = boneyard_rules::ruleset::Without::Always(without);
    rules.deal.hand.insert(u8::try_from(players).ok()?, u8::try_from(hand * rules.hands_per_player()).ok()?);
    Some(rules)
}

fn must_lead(hand: &[Tile], rng: &mut impl Rng) -> MustLead {
    match rng.random_range(0..4) {
        0 => MustLead::Tile(hand[rng.random_range(0..hand.len())]),
        1 if hand.iter().any(|tile| tile.is_double()) => MustLead::Double,
        _ => MustLead::Any,
    }
}

fn any_standing(rules: &Rules, seats: usize, rng: &mut impl Rng) -> Standing {
    let mut standing = standing(rules, seats);
    standing.rounds = rng.random_range(0..5);
    standing.carried = if rng.random_bool(0.5) { 0 } else { rng.random_range(0..40) };
    for account in &mut standing.accounts {
        *account = Account { points: rng.random_range(0..60), ..*account };
    }
    standing
}
