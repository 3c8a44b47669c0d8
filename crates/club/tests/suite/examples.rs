//! Every worked example of club scoring (`examples.json`), through the public API: single matches with a sheet, whole tables with
//! an evening.

use std::collections::BTreeMap;

use boneyard_club::{
    Evening, FillerMoney, MatchPlan, Pair, Pairing, Player, Prize, PrizeReading, Round, Sanction,
    SeatingKind, Setup, Sheet, SheetError, SheetId, Stop, TableOverride, TablePlan,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Examples {
    examples: Vec<Example>,
}

#[derive(Deserialize)]
struct Example {
    id: String,
    #[serde(flatten)]
    case: Case,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Case {
    Partida { input: Partida, expected: PartidaExpected },
    Table { input: Table, expected: TableExpected },
}

/// One match: its rounds, or its raw score.
#[derive(Deserialize)]
struct Partida {
    rounds: Option<Vec<(Side, u16)>>,
    score: Option<[u16; 2]>,
    #[serde(default)]
    stopped: bool,
}

#[derive(Clone, Copy, Deserialize)]
enum Side {
    A,
    B,
}

impl Side {
    const fn pair(self) -> Pair {
        match self {
            Self::A => Pair::First,
            Self::B => Pair::Second,
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum PartidaExpected {
    Refused { error: String },
    Entered(BTreeMap<String, Line>),
}

#[derive(Deserialize)]
struct Line {
    points: u16,
    wins: u16,
    plus: u32,
    minus: u32,
    eff: i64,
    units: Option<i8>,
    penalties: Option<u32>,
    money: Option<i64>,
    played: Option<u16>,
}

#[derive(Deserialize)]
struct Table {
    players: u16,
    #[serde(default)]
    stake: u32,
    #[serde(default)]
    additional_prize: bool,
    partidas: Vec<Played>,
}

#[derive(Deserialize)]
struct Played {
    pairs: [[Player; 2]; 2],
    score: [u16; 2],
    #[serde(default)]
    penalties: BTreeMap<String, u32>,
    #[serde(default)]
    not_recorded: Vec<Player>,
}

#[derive(Deserialize)]
struct TableExpected {
    lines: BTreeMap<String, Line>,
    interim_order: Vec<Player>,
    final_order: Vec<Player>,
    money_sum: i64,
    #[serde(rename = "additional_A")]
    stakes: Option<BTreeMap<String, i64>>,
    #[serde(rename = "additional_B")]
    losses: Option<BTreeMap<String, i64>>,
    #[serde(rename = "additional_C")]
    winnings: Option<BTreeMap<String, i64>>,
}

fn examples() -> Vec<Example> {
    let read: Examples =
        serde_json::from_str(include_str!("examples/examples.json")).expect("the worked examples");
    read.examples
}

fn player(number: u16) -> Player {
    Player::new(number).expect("a player's number")
}

/// EX-01 to EX-10; CLUB-46, CLUB-57 to CLUB-66, CLUB-74.
#[test]
fn single_matches_are_worth_what_the_examples_say() {
    let mut seen = 0;
    for example in examples() {
        let Case::Partida { input, expected } = example.case else { continue };
        seen += 1;
        let sheet = sheet(&input);
        match expected {
            PartidaExpected::Refused { error } => {
                let refused = sheet.expect_err(&example.id);
                // EX-09 and EX-10.
                match &*error {
                    "level: a partida needs a winner" => assert!(matches!(refused, SheetError::Level { .. })),
                    "not finished" => assert!(matches!(refused, SheetError::NotFinished { .. })),
                    other => panic!("{}: `{other}` is no refusal that is known here", example.id),
                }
            }
            PartidaExpected::Entered(lines) => {
                let outcome = sheet.expect(&example.id).outcome().expect(&example.id);
                for (side, pair) in [("A", Pair::First), ("B", Pair::Second)] {
                    let (entered, line) = (outcome.result_of(pair), &lines[side]);
                    let own = (u16::from(entered.points), u16::from(entered.wins), entered.units);
                    assert_eq!(
                        own,
                        (line.points, line.wins, line.units.expect("units")),
                        "{} {side}",
                        example.id
                    );
                    let sums = (
                        u32::from(entered.plus),
                        u32::from(entered.minus),
                        i64::from(entered.effectiveness()),
                    );
                    assert_eq!(sums, (line.plus, line.minus, line.eff), "{} {side}", example.id);
                }
            }
        }
    }
    assert_eq!(seen, 8);
}

fn sheet(input: &Partida) -> Result<Sheet, SheetError> {
    let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    if let Some(score) = input.score {
        return Sheet::new(pairing, 100).with_final(score, input.stopped.then_some(Stop::Ahead));
    }
    let mut sheet = Sheet::new(pairing, 100);
    for (side, points) in input.rounds.iter().flatten() {
        sheet.add(Round::Won { pair: side.pair(), points: *points })?;
    }
    Ok(sheet)
}

/// EX-11 to EX-22; CLUB-35, CLUB-36, CLUB-67, CLUB-71, CLUB-74, CLUB-75, CLUB-78, CLUB-86 to CLUB-88.
#[test]
fn tables_add_up_as_the_examples_say() {
    let mut seen = 0;
    for example in examples() {
        let Case::Table { input, expected } = example.case else { continue };
        let id = &*example.id;
        seen += 1;
        let order =
            |evening: &Evening| evening.standings().iter().map(|line| line.number).collect::<Vec<_>>();
        let reading = PrizeReading::Stakes { stakes: 1 };
        let finished = evening(&input, reading, false);
        assert!(finished.is_final(), "{id}");
        assert_eq!(order(&finished), expected.final_order, "{id}");
        // With one more match to come, the order is the interim order.
        let unfinished = evening(&input, reading, true);
        assert!(!unfinished.is_final(), "{id}");
        assert_eq!(order(&unfinished), expected.interim_order, "{id}");
        assert!(unfinished.standings().iter().all(|line| line.prize == 0), "{id}: no prize before the end");

        let standings = finished.standings();
        assert_eq!(standings.iter().map(|line| line.tally.money).sum::<i64>(), expected.money_sum, "{id}");
        for (number, line) in &expected.lines {
            let found = standings.iter().find(|line| line.number.to_string() == *number).expect(id);
            let tally = found.tally;
            assert_eq!((tally.points, tally.wins), (line.points, line.wins), "{id} player {number}");
            assert_eq!((tally.plus, tally.minus), (line.plus, line.minus), "{id} player {number}");
            assert_eq!(tally.effectiveness, line.eff, "{id} player {number}");
            assert_eq!(Some(tally.penalties), line.penalties, "{id} player {number}");
            assert_eq!(Some(tally.money), line.money, "{id} player {number}");
            assert_eq!(Some(tally.played), line.played, "{id} player {number}");
        }
        let readings = [
            (reading, expected.stakes),
            (PrizeReading::Losses, expected.losses),
            (PrizeReading::Winnings, expected.winnings),
        ];
        for (reading, prizes) in readings {
            let Some(prizes) = prizes else { continue };
            let found: BTreeMap<String, i64> = evening(&input, reading, false)
                .standings()
                .iter()
                .map(|line| (line.number.to_string(), line.prize))
                .collect();
            assert_eq!(found, prizes, "{id} as {reading:?}");
        }
    }
    assert_eq!(seen, 6);
}

/// The evening of an example, with the pairings of the example. `more` adds a match without results.
fn evening(input: &Table, reading: PrizeReading, more: bool) -> Evening {
    let mut setup = Setup::new("an example", input.players, SeatingKind::Published);
    setup.stake = input.stake;
    setup.prize = input.additional_prize.then_some(Prize { reading, shared: false });
    setup.filler_money = FillerMoney::Settle;
    setup.penalties = true;
    let plans = plans(input);
    let played = u16::try_from(plans.len()).expect("few matches");
    let mut own: Vec<TableOverride> = Vec::new();
    let last = more.then(|| plans[0].clone());
    for (number, plan) in (1..).zip(plans.iter().chain(&last)) {
        own.extend((1..).zip(&plan.tables).map(|(table, plan)| (SheetId { number, table }, Some(*plan))));
    }
    setup.matches = Some(played + u16::from(more));
    let mut evening = Evening::new(setup, &own).expect("an evening");
    let mut at = SheetId { number: 1, table: 0 };
    for partida in &input.partidas {
        at.table += 1;
        if usize::from(at.table) > evening.schedule().matches[usize::from(at.number) - 1].tables.len() {
            at = SheetId { number: at.number + 1, table: 1 };
        }
        let pairing = Pairing::new(partida.pairs).expect("four players");
        let sheet = Sheet::new(pairing, 100).with_final(partida.score, None).expect("a score");
        evening.put(at, sheet).expect("their table");
        for (number, amount) in &partida.penalties {
            let (player, amount) = (number.parse().expect("a player's number"), *amount);
            let sanction = Sanction {
                player,
                amount,
                number: Some(at.number),
                round: None,
                reason: String::new(),
                expelled: false,
            };
            evening.sanction(sanction).expect("a player of the evening");
        }
    }
    evening
}

/// The matches of an example: each takes as many tables as the players can fill.
fn plans(input: &Table) -> Vec<MatchPlan> {
    let tables = usize::from(input.players / 4);
    let plan = |partida: &Played| {
        let pairing = Pairing::new(partida.pairs).expect("four players");
        let filler = Pair::ALL.into_iter().find(|pair| {
            let mut players = pairing.players_of(*pair);
            players.sort_unstable();
            players.as_slice() == partida.not_recorded
        });
        TablePlan { pairing, filler }
    };
    let chunks = input.partidas.chunks(tables);
    chunks.map(|partidas| MatchPlan::of(partidas.iter().map(plan).collect())).collect()
}
