//! Requests of every kind, and what became of them.

use boneyard_club::api::{EngineAnswer, EngineRequest, EveningEngine};
use boneyard_club::{Player, PresentPlayer, SeatingKind, Setup};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::night;

/// A request, and its answer as short as it can be compared: the SHA-256 of its text.
#[derive(Serialize)]
struct Asked {
    request: EngineRequest,
    answer: String,
}

/// A desk that keeps what it is asked.
#[derive(Default)]
pub(crate) struct Keeping {
    engine: EveningEngine,
    asked: Vec<Asked>,
}

impl Keeping {
    /// Asks as a page does, by text, and keeps both.
    pub(crate) fn ask(&mut self, request: EngineRequest) -> EngineAnswer {
        let text = serde_json::to_vec(&request).expect("a request is JSON");
        let typed = self.engine.clone().answer(request.clone());
        let answer = self.engine.answer_json(&text);
        assert_eq!(
            answer,
            serde_json::to_vec(&typed).expect("an answer is JSON"),
            "text asks the same: {request:?}"
        );
        let answer = Sha256::digest(&answer).iter().map(|byte| format!("{byte:02x}")).collect();
        self.asked.push(Asked { request, answer });
        typed
    }
}

/// What desks are asked, a list for each, with their answers.
pub(crate) fn answers() -> String {
    let mut desks = vec![seatings(), plans()];
    desks.extend(night::NIGHTS.iter().map(|(file, seed)| night::play(file, *seed)));
    desks.push(refused_files());
    let mut text = String::from("[\n");
    for (number, desk) in desks.iter().enumerate() {
        let lines: Vec<String> =
            desk.asked.iter().map(|asked| serde_json::to_string(asked).expect("it is JSON")).collect();
        let comma = if number + 1 < desks.len() { "," } else { "" };
        text.push_str(&format!("[\n{}\n]{comma}\n", lines.join(",\n")));
    }
    text + "]\n"
}

/// Every seating there is, and some that there are not.
fn seatings() -> Keeping {
    let mut desk = Keeping::default();
    for players in (0..=66).chain([u8::MAX]) {
        for kind in [SeatingKind::Published, SeatingKind::Balanced] {
            desk.ask(EngineRequest::Schedule { players, kind });
        }
    }
    desk
}

/// Evenings that are planned: who keeps the score, who comes late, and what stands in a file.
fn plans() -> Keeping {
    let mut desk = Keeping::default();
    let numbers = |last: u8| Player::all(last).collect::<Vec<_>>();
    for (players, kind) in
        [(8, SeatingKind::Published), (13, SeatingKind::Balanced), (10, SeatingKind::Published)]
    {
        for scorekeepers in [1, 2, 5, players] {
            desk.ask(EngineRequest::Coverage { players, kind, scorekeepers: numbers(scorekeepers) });
        }
    }
    for (players, kind) in
        [(4, SeatingKind::Published), (10, SeatingKind::Balanced), (9, SeatingKind::Published)]
    {
        let setup = Setup::new("Friday", players, kind);
        desk.ask(EngineRequest::Write { setup: setup.clone() });
        desk.ask(EngineRequest::Write { setup: Setup { matches: Some(2), ..setup } });
    }
    for (stay, came) in [(8, 9), (7, 7), (2, 3)] {
        let EngineAnswer::Schedule { schedule, .. } =
            desk.ask(EngineRequest::Schedule { players: 8, kind: SeatingKind::Published })
        else {
            continue;
        };
        let since = |player: Player| if player.number() > stay { 3 } else { 0 };
        let present =
            numbers(came).into_iter().map(|player| PresentPlayer { player, since: since(player) }).collect();
        desk.ask(EngineRequest::Replan {
            kept: schedule.matches[..3].to_vec(),
            present,
            matches: 4,
            seed: 7,
        });
    }
    desk
}

/// Files that are no evening, each by one line.
fn refused_files() -> Keeping {
    let mut desk = Keeping::default();
    for line in [
        "",
        "evening 2",
        "players 8 balanced",
        "player 5 \"Ана\"",
        "player 2 \"Ana",
        "stake ten \"chips\"",
        "date 2026-02-30",
        "match 1 table 1 31:0 119:0 first 3",
        "match 1 table 1 31:0 45:0 40:0 1:0",
        "match 1 table 1 final 99:80",
        "match 1 table 1 final 48:48 stopped",
        "match 4 table 1 final 100:80",
        "penalty 2 30 \"late\"",
        "log yesterday 1 \"\" \"\" \"\" \"\"",
    ] {
        let file = format!("evening 1\nname \"Friday\"\nplayers 4 published\n{line}\n");
        desk.ask(EngineRequest::Score {
            file: file.replace("evening 1\nname", if line.is_empty() { "name" } else { "evening 1\nname" }),
        });
    }
    desk
}
