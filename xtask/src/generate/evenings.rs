//! Club evenings at several stages, as their pages receive them.

mod club;

use std::collections::BTreeMap;

use boneyard_club::live::{
    CallReason, CallState, ClubTableView, EnteredSheet, EveningCommand, EveningOptions, EveningView,
};
use boneyard_club::{
    Balance, Moment, Pair, Player, Round, Sanction, Schedule, Scorekeepers, SeatingKind, SheetId, SheetScore,
    Unevenness,
};
use club::Club;
use serde::Serialize;

/// The views at one moment.
#[derive(Serialize)]
struct Stage {
    name: &'static str,
    now: Moment,
    organiser: EveningView,
    /// The views of some players, by number.
    players: BTreeMap<Player, EveningView>,
    /// The view of a screen in the room.
    screen: EveningView,
    /// The organiser's view of every table of the matches that have begun.
    tables: Vec<ClubTableView>,
}

/// The evenings for the web client's tests: the name of a file, and its text.
#[must_use]
pub(crate) fn files() -> Vec<(&'static str, String)> {
    [
        ("four.json", four()),
        ("six.json", six()),
        ("eight.json", eight()),
        ("sixteen.json", sixteen()),
        ("sixty-four.json", sixty_four()),
    ]
    .into_iter()
    .map(|(file, stages)| (file, written(&stages)))
    .chain([("seatings/seatings.json", written(&seatings()))])
    .collect()
}

fn written(all: &[impl Serialize]) -> String {
    let lines: Vec<String> =
        all.iter().map(|one| serde_json::to_string(one).expect("a view is JSON")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// A seating, with the numbers that the page shows beside it when an evening is set up.
#[derive(Serialize)]
struct Seating {
    schedule: Schedule,
    balance: Balance,
    unevenness: Option<Unevenness>,
    scorekeepers: Scorekeepers,
}

fn seatings() -> Vec<Seating> {
    let published = [4, 5, 6, 8, 16].map(|players| (players, SeatingKind::Published));
    let balanced = [4, 6, 8, 9, 16].map(|players| (players, SeatingKind::Balanced));
    let seating = |(players, kind)| {
        let schedule = Schedule::of(players, kind).expect("a seating that there is");
        Seating {
            balance: schedule.balance(),
            unevenness: schedule.unevenness(),
            scorekeepers: schedule.scorekeepers(),
            schedule,
        }
    };
    published.into_iter().chain(balanced).map(seating).collect()
}

/// One table for stakes, with penalties and a player who sees badly.
fn four() -> Vec<Stage> {
    let mut club = Club::open(
        "evening 1\nname \"Friday at the harbour\"\norigin \"Croatia\" \"Split\" \"Riva\"\ndate 2026-11-20\n\
         players 4 published\nstake 10 \"chips\"\nprize stakes 1\ntarget 100\npenalties on\nlimit 45\n\
         player 1 \"Ana\"\nplayer 2 \"Boris\" sight\nplayer 3 \"Eva\"\nplayer 4 \"Luka\"\n",
        EveningOptions::default(),
    );
    let mut stages = vec![stage("waiting", &club, &[2, 3])];
    club.organiser(EveningCommand::Begin { number: 1 });
    stages.push(stage("begun", &club, &[2, 3]));
    let at = table(1, 1);
    club.sit(at, 3);
    club.rounds(at, &["31:0", "0:22", "0:0", "45:0"]);
    stages.push(stage("playing", &club, &[2, 3]));
    club.rounds(at, &["14:0"]);
    club.by(
        3,
        EveningCommand::Change {
            at,
            number: 5,
            old: round("14:0"),
            new: Some(round("41:0")),
            why: "misread".to_owned(),
        },
    );
    stages.push(stage("corrected", &club, &[2, 3]));
    club.deny_alerts(at);
    club.by(3, EveningCommand::Finish { at });
    stages.push(stage("to-confirm", &club, &[2, 3]));
    club.organiser(EveningCommand::Confirm { at });
    club.organiser(EveningCommand::Sanction {
        sanction: Sanction {
            player: player(4),
            amount: 5,
            number: Some(1),
            round: Some(3),
            reason: "spoke during the round".to_owned(),
            expelled: false,
        },
    });
    stages.push(stage("between", &club, &[2, 3]));
    club.whole(2, 1);
    club.organiser(EveningCommand::Begin { number: 3 });
    let at = table(3, 1);
    club.sit(at, 1);
    club.rounds(at, &["26:0", "0:26"]);
    club.wait_minutes(50);
    stages.push(stage("time-up", &club, &[2, 3]));
    club.organiser(EveningCommand::Stop { at, lot: Some(Pair::Second) });
    club.organiser(EveningCommand::Confirm { at });
    stages.push(stage("played", &club, &[2, 3]));
    club.organiser(EveningCommand::Close { counts: None });
    stages.push(stage("closed", &club, &[2, 3]));
    stages
}

/// One table with two players at rest, a pair of fillers, and a prize by lost points.
fn six() -> Vec<Stage> {
    let mut club = Club::open(
        "evening 1\nname \"Domino kod Petra\"\norigin \"Cuba\" \"Havana\"\ndate 2026-11-21\nplayers 6 published\n\
         stake 5 \"pesos\"\nprize losses\ntarget 100\nplayer 1 \"Carmen\"\nplayer 2 \"Duarte\"\nplayer 3 \"Inés\"\n\
         player 4 \"João\" movement\nplayer 5 \"Lucía\"\nplayer 6 \"Tiago\"\n",
        EveningOptions::default(),
    );
    let mut stages = vec![stage("waiting", &club, &[4, 6])];
    for number in 1..=4 {
        club.whole(number, 1);
    }
    stages.push(stage("between", &club, &[4, 6]));
    for number in 5..=7 {
        club.whole(number, 1);
    }
    club.organiser(EveningCommand::Begin { number: 8 });
    let at = table(8, 1);
    club.sit(at, 2);
    club.rounds(at, &["0:18", "33:0"]);
    stages.push(stage("filling", &club, &[4, 6]));
    club.end(at);
    club.organiser(EveningCommand::Confirm { at });
    stages.push(stage("played", &club, &[4, 6]));
    stages
}

/// Two tables of a club with countersigned matches; one player does not hear. The organiser enters a match from paper that a
/// phone then enters differently.
fn eight() -> Vec<Stage> {
    let options = EveningOptions { countersign: true, blockers_column: true };
    let mut club = Club::open(
        "evening 1\nname \"Вечер на Фонтанке\"\norigin \"Россия\" \"Санкт-Петербург\" \"Двор\"\ndate 2026-11-22\n\
         players 8 published\ntarget 100\nplayer 1 \"Анна\"\nplayer 2 \"Борис\"\nplayer 3 \"Вера\"\n\
         player 4 \"Георгий\" hearing\nplayer 5 \"Дарья\"\nplayer 6 \"Егор\"\nplayer 7 \"Жанна\"\nplayer 8 \"Захар\"\n",
        options,
    );
    let mut stages = vec![stage("waiting", &club, &[4, 7])];
    club.whole(1, 2);
    club.organiser(EveningCommand::Begin { number: 2 });
    club.sit(table(2, 1), 7);
    club.rounds(table(2, 1), &["0:40", "0:0/2"]);
    let at = table(2, 2);
    club.sit(at, 8);
    club.rounds(at, &["52:0"]);
    club.at_once(8, EveningCommand::Round { at, number: 2, round: round("52:0"), sure: false });
    stages.push(stage("playing", &club, &[4, 7]));
    club.deny_alerts(at);
    club.by(8, EveningCommand::Finish { at });
    stages.push(stage("to-agree", &club, &[4, 7]));
    club.by(2, EveningCommand::Agree { at });
    stages.push(stage("to-confirm", &club, &[4, 7]));
    club.organiser(EveningCommand::Result {
        at: table(2, 1),
        result: EnteredSheet { scored: SheetScore::Final { score: [64, 100] }, stop: None, first: None },
        why: "the phone had no power".to_owned(),
        was: None,
    });
    club.rounds(table(2, 1), &["0:12", "55:0", "0:61"]);
    stages.push(stage("other-end", &club, &[4, 7]));
    stages
}

/// Four tables at once, with everything that can call the organiser.
fn sixteen() -> Vec<Stage> {
    let names = [
        "Ana",
        "Boris",
        "Vera",
        "Luka",
        "Eva",
        "Marko",
        "Inés",
        "João",
        "Svetlana",
        "Goran",
        "Lucía",
        "Tiago",
        "Nadia",
        "Petar",
        "Carmen",
        "Konstantin Aleksandrovich",
    ];
    let mut club = Club::open(
        &format!(
            "evening 1\nname \"Club night in the old town\"\norigin \"Croatia\" \"Zagreb\" \"Domino klub Gornji grad\"\n\
             date 2026-11-20\nplayers 16 published\ntarget 100\npenalties on\nlimit 45\n{}",
            lines(&names.map(str::to_owned), &[(5, "sight"), (10, "movement"), (11, "hearing")])
        ),
        EveningOptions::default(),
    );
    let mut stages = vec![stage("waiting", &club, &[5, 13])];
    club.organiser(EveningCommand::Begin { number: 1 });
    stages.push(stage("begun", &club, &[5, 13]));
    for at in tables(1, 4) {
        club.name_any_scorekeeper(at);
        club.end(at);
        club.organiser(EveningCommand::Confirm { at });
    }
    stages.push(stage("between", &club, &[5, 13]));
    for number in 2..=6 {
        club.whole(number, 4);
    }
    club.organiser(EveningCommand::Announce { text: "Tea and cake after this match.".to_owned() });
    club.organiser(EveningCommand::Begin { number: 7 });
    for at in tables(7, 4) {
        club.name_any_scorekeeper(at);
    }
    with_problems(&mut club);
    stages.push(stage("playing", &club, &[5, 13]));
    club.settle_all(7);
    club.organiser(EveningCommand::Minutes { at: table(7, 1), minutes: 10 });
    club.end(table(7, 1));
    club.end(table(7, 2));
    stages.push(stage("to-confirm", &club, &[5, 13]));
    for at in tables(7, 4) {
        club.end(at);
        club.organiser(EveningCommand::Confirm { at });
    }
    for number in 8..=15 {
        club.whole(number, 4);
    }
    stages.push(stage("played", &club, &[5, 13]));
    stages
}

/// Adds problems to match 7: a table that is silent for twelve minutes, a round that is too high, contradictory rounds,
/// a wrong lead, an objection, calls and a sanction.
fn with_problems(club: &mut Club) {
    let [one, two, three, four] = [1, 2, 3, 4].map(|at| table(7, at));
    club.rounds(three, &["0:17"]);
    club.wait_minutes(12);
    club.rounds(one, &["0:35"]);
    let scorekeeper = club.scorekeeper(one);
    club.by(scorekeeper, EveningCommand::Round { at: one, number: 2, round: round("98:0"), sure: false });
    let high = club.last_alert();
    club.by(scorekeeper, EveningCommand::Answer { alert: high, is_error: true });
    club.rounds(two, &["28:0", "0:33", "0:0"]);
    let second = club.at(two)[1];
    club.by(second, EveningCommand::Object { at: two, round: 2, text: "it was 23".to_owned() });
    let scorekeeper = club.scorekeeper(two);
    club.other_phone(
        scorekeeper,
        EveningCommand::Round { at: two, number: 2, round: round("0:23"), sure: true },
    );
    let wrong = club.at(two)[1];
    club.by(scorekeeper, EveningCommand::Lead { at: two, round: 4, player: player(wrong) });
    let third = club.at(two)[2];
    club.by(third, EveningCommand::Call { at: two, reason: CallReason::Score });
    club.end(four);
    let fourth = club.at(three)[3];
    club.by(fourth, EveningCommand::Call { at: three, reason: CallReason::Health });
    let call = club.last_call();
    club.organiser(EveningCommand::Attend { call, state: CallState::OnTheWay });
    club.organiser(EveningCommand::Sanction {
        sanction: Sanction {
            player: player(fourth),
            amount: 0,
            number: Some(7),
            round: Some(1),
            reason: "banged the tiles".to_owned(),
            expelled: false,
        },
    });
}

/// Sixteen tables, which a screen shows on several pages.
fn sixty_four() -> Vec<Stage> {
    let first = [
        "Ana", "Boris", "Vera", "Luka", "Eva", "Marko", "Inés", "João", "Svetlana", "Goran", "Lucía",
        "Tiago", "Nadia", "Petar", "Carmen", "Duarte",
    ];
    let last = ["Kovačević", "Silva", "Иванова", "de la Fuente"];
    let names: Vec<String> =
        last.iter().flat_map(|last| first.iter().map(move |first| format!("{first} {last}"))).collect();
    // In match 1, consecutive numbers play at one table; in match 2, numbers that are 16 apart.
    let seated = (1..=16).map(|table| {
        let first = 4 * table - 3;
        let (a, b, c, d) = (first, first + 1, first + 2, first + 3);
        let apart =
            [table, table + 16, table + 32, table + 48].map(|player: u16| player.to_string()).join(" ");
        format!("pairs 1 table {table} {a} {b} {c} {d}\npairs 2 table {table} {apart}\n")
    });
    let mut club = Club::open(
        &format!(
            "evening 1\nname \"Open evening\"\ndate 2026-11-28\nplayers 64 balanced\nmatches 2\ntarget 100\n{}{}",
            lines(&names, &[]),
            seated.collect::<String>()
        ),
        EveningOptions::default(),
    );
    club.whole(1, 16);
    let mut stages = vec![stage("between", &club, &[])];
    club.organiser(EveningCommand::Begin { number: 2 });
    for at in tables(2, 16).step_by(2) {
        club.name_any_scorekeeper(at);
        club.rounds(at, &["0:35", "22:0"]);
    }
    stages.push(stage("playing", &club, &[]));
    stages
}

fn lines(names: &[String], needs: &[(usize, &str)]) -> String {
    let line = |(number, name): (usize, &String)| {
        let need = needs.iter().find(|(of, _)| *of == number).map_or("", |(_, need)| need);
        format!("player {number} \"{name}\" {need}\n")
    };
    (1..).zip(names).map(line).collect()
}

fn stage(name: &'static str, club: &Club, players: &[u16]) -> Stage {
    let players = players.iter().map(|number| player(*number));
    Stage {
        name,
        now: club.now,
        organiser: club.organisers_view(),
        players: players.map(|player| (player, club.players_view(player))).collect(),
        screen: club.screens_view(),
        tables: club.begun_tables(),
    }
}

fn player(number: u16) -> Player {
    Player::new(number).expect("a player's number")
}

fn table(number: u16, table: u8) -> SheetId {
    SheetId { number, table }
}

fn tables(number: u16, count: u8) -> impl Iterator<Item = SheetId> {
    (1..=count).map(move |at| table(number, at))
}

fn round(text: &str) -> Round {
    text.parse().expect("a round")
}
