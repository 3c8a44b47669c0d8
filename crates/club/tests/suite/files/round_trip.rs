//! An evening is restored exactly from its file (CLUB-99).

use boneyard_club::file::{self, Privacy};
use boneyard_club::{
    Correction, Day, Evening, FillerMoney, Moment, Need, Origin, Pair, Pairing, Player, Prize, PrizeReading,
    Round, Sanction, SeatingKind, Setup, Sheet, SheetId, Stop, TableOverride, TablePlan,
};
use proptest::prelude::*;

/// Texts with characters that have a meaning in a file.
const TEXTS: [&str; 8] = [
    "Ana",
    "Žarko \"Žac\" Đurđević",
    "back\\slash",
    "# no comment",
    "two # signs",
    "\\n",
    "Петар",
    "first 3 final 100:0",
];

/// Texts that may be empty and may have several lines.
const REASONS: [&str; 5] = ["", "said \"six\"", "on two\nlines", " ", "\\\"#"];

/// A random number generator with a seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }

    fn small(&mut self, bound: u16) -> u16 {
        u16::try_from(self.below(bound.into())).expect("below a small number")
    }

    fn of<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    fn perhaps<T>(&mut self, some: impl FnOnce(&mut Self) -> T) -> Option<T> {
        (self.below(2) == 0).then(|| some(self))
    }

    fn player(&mut self, players: u16) -> Player {
        let number = u16::try_from(1 + self.below(players.into())).expect("a small number");
        Player::new(number).expect("a player's number")
    }
}

fn setup(random: &mut Random, players: u16) -> Setup {
    let published = [4, 5, 6, 7, 8, 12, 16].contains(&players) && random.below(2) == 0;
    let kind = if published { SeatingKind::Published } else { SeatingKind::Balanced };
    let mut setup = Setup::new(random.of(&TEXTS), players, kind);
    setup.origin = random.perhaps(|random| Origin {
        country: random.of(&TEXTS).to_owned(),
        city: random.of(&TEXTS).to_owned(),
        organisation: random.of(&["", "Club"]).to_owned(),
    });
    setup.date = random.perhaps(|_| "2026-11-20".parse::<Day>().expect("a day"));
    for (number, person) in (1..).zip(&mut setup.players) {
        let number: u16 = number;
        if random.below(3) > 0 {
            // Names are unique in an evening.
            person.name = format!("{} {number}", random.of(&TEXTS));
        }
        person.needs = Need::ALL.into_iter().filter(|_| random.below(4) == 0).collect();
    }
    setup.target = random.of(&[100, 100, 10, 151, 999]);
    if players < 8 && random.below(2) == 0 {
        setup.stake = random.of(&[1, 10, 1_000_000]);
        setup.unit = random.of(&["", "chips", "\"€\""]).to_owned();
        let reading =
            random.of(&[PrizeReading::Stakes { stakes: 3 }, PrizeReading::Losses, PrizeReading::Winnings]);
        setup.prize = random.perhaps(|random| Prize { reading, shared: random.below(2) == 0 });
    }
    setup.filler_money = random.of(&[FillerMoney::Settle, FillerMoney::Void]);
    setup.penalties = random.below(2) == 0;
    setup.limit = random.perhaps(|random| 1 + random.small(600));
    setup
}

/// The organiser's own pairings for all matches, each with some or all tables.
fn overrides(random: &mut Random, players: u16, matches: u16) -> Vec<TableOverride> {
    let mut overrides = Vec::new();
    for number in 1..=matches {
        let mut order: Vec<Player> = Player::all(players).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last + 1));
        }
        let seated = 1 + random.below(usize::from(players / 4));
        for table in 1..=u8::try_from(players / 4).expect("few tables") {
            let at = SheetId { number, table };
            let four = &order[4 * usize::from(table - 1)..][..4];
            let pairing = Pairing::new([[four[0], four[1]], [four[2], four[3]]]).expect("four players");
            let filler = (random.below(6) == 0).then(|| random.of(&Pair::ALL));
            let plan = TablePlan { pairing, filler };
            overrides.push((at, (usize::from(table) <= seated).then_some(plan)));
        }
    }
    overrides
}

/// A random sheet: finished if `over`, else with at most two rounds.
fn sheet(random: &mut Random, evening: &Evening, at: SheetId, over: bool) -> Sheet {
    let empty_sheet = evening.empty_sheet(at).expect("a table");
    let (pairing, target) = (*empty_sheet.pairing(), empty_sheet.target());
    if over && random.below(3) == 0 {
        let (score, stop) = random.of(&[
            ([target, 0], None),
            ([target - 1, target + 5], None),
            ([3, 2], Some(Stop::Ahead)),
            ([4, 4], Some(Stop::Lot { winner: Pair::Second })),
        ]);
        return Sheet::new(pairing, target).with_final(score, stop).expect("a score");
    }
    let mut sheet = empty_sheet;
    if random.below(2) == 0 {
        sheet.set_first(random.of(&pairing.in_order())).expect("one of the four");
    }
    for _ in 0..if over { usize::MAX } else { random.below(3) } {
        if sheet.outcome().is_some() {
            break;
        }
        let points = u16::try_from(1 + random.below(118)).expect("a round");
        let pair = random.of(&Pair::ALL);
        let round = random.of(&[
            Round::Won { pair, points },
            Round::Won { pair, points },
            Round::Tied { column: None },
            Round::Tied { column: Some(pair) },
            Round::Annulled,
        ]);
        sheet.add(round).expect("a round that can be");
        let [first, second] = sheet.raw();
        let is_over = sheet.outcome().is_some();
        if over && first != second && random.below(6) == 0 {
            sheet.stop(None).expect("one pair leads");
        } else if over && !is_over && random.below(12) == 0 {
            sheet.set_stop(Stop::Expelled { pair }).expect("a match in progress");
        }
    }
    sheet
}

fn evening(seed: u64, players: u16) -> Evening {
    let mut random = Random(seed);
    let mut setup = setup(&mut random, players);
    let matches = 1 + random.small(3);
    setup.matches = Some(matches);
    let overrides = overrides(&mut random, players, matches);
    let mut evening = Evening::new(setup, &overrides).expect("an evening");
    play(&mut random, &mut evening, matches);
    for _ in 0..random.below(4) {
        let amount = if evening.setup().penalties { random.of(&[0, 1, 1_000_000]) } else { 0 };
        let number = random.perhaps(|random| 1 + random.small(matches));
        let round = random.perhaps(|random| 1 + random.small(9));
        let reason = random.of(&REASONS).to_owned();
        let player = random.player(players);
        evening
            .sanction(Sanction { player, amount, number, round, reason, expelled: false })
            .expect("a sanction");
        // Files hold the time in seconds.
        let at = Moment(1_795_205_645_000 + 1000 * random.below(90_000) as u64);
        let mut text = || random.of(&REASONS).to_owned();
        let line = Correction { at, by: player, what: text(), old: text(), new: text(), why: text() };
        evening.note(line).expect("a correction");
    }
    evening
}

/// Plays some matches to their end, and begins the next one at some tables.
fn play(random: &mut Random, evening: &mut Evening, matches: u16) {
    let over = random.small(matches + 1);
    let tables: Vec<SheetId> = evening.all_tables().collect();
    for at in tables {
        let done = at.number <= over;
        if !done && (at.number > over + 1 || random.below(2) == 0) {
            continue;
        }
        if random.below(8) == 0 {
            let voided = sheet(random, evening, at, true);
            evening.put(at, voided).expect("their table");
            evening.annul(at).expect("something stands there");
        }
        let sheet = sheet(random, evening, at, done);
        if random.below(2) == 0 {
            evening.set_scorekeeper(at, random.of(&sheet.pairing().in_order())).expect("one of the four");
        }
        evening.put(at, sheet).expect("their table");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// CLUB-99, CLUB-103: a shared file has no needs.
    #[test]
    fn an_evening_is_restored_from_its_file(seed in any::<u64>(), players in 4_u16..=64) {
        let whole = evening(seed, players);
        let written = file::write(&whole, Privacy::Whole);
        let again = file::read(&written);
        prop_assert!(again.as_ref() == Ok(&whole), "{written}\n{:?}", again.err());
        prop_assert_eq!(file::write(&whole, Privacy::Whole), written);

        let shared = file::read(&file::write(&whole, Privacy::Shared)).expect("a file");
        prop_assert_eq!(shared.report(), whole.report());
        prop_assert!(shared.setup().players.iter().all(|person| person.needs.is_empty()));
    }
}
