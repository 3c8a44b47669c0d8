//! Requests of every kind, with their answers.

use boneyard_club::api::{EngineAnswer, EngineRequest, EveningEngine};
use boneyard_club::{Player, PresentPlayer, SeatingKind, Setup};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::simulation;

/// A request with the SHA-256 of its answer's JSON, in hexadecimal digits.
#[derive(Serialize)]
struct Recorded {
    request: EngineRequest,
    answer: String,
}

/// An engine that records its requests and answers.
#[derive(Default)]
pub(crate) struct Recorder {
    engine: EveningEngine,
    recorded: Vec<Recorded>,
}

impl Recorder {
    /// Sends a request as JSON and records it with its answer.
    pub(crate) fn ask(&mut self, request: EngineRequest) -> EngineAnswer {
        let text = serde_json::to_vec(&request).expect("a request is JSON");
        let typed = self.engine.clone().answer(request.clone());
        let answer = self.engine.answer_json(&text);
        assert_eq!(
            answer,
            serde_json::to_vec(&typed).expect("an answer is JSON"),
            "the JSON request has the same answer: {request:?}"
        );
        let answer = Sha256::digest(&answer).iter().map(|byte| format!("{byte:02x}")).collect();
        self.recorded.push(Recorded { request, answer });
        typed
    }
}

/// All requests with their answers, one list per engine.
pub(crate) fn answers() -> String {
    let mut recorders = vec![seatings(), plans()];
    recorders.extend(simulation::EVENINGS.iter().map(|(file, seed)| simulation::play(file, *seed)));
    recorders.push(refused_files());
    let mut text = String::from("[\n");
    for (number, recorder) in recorders.iter().enumerate() {
        let lines: Vec<String> = recorder
            .recorded
            .iter()
            .map(|recorded| serde_json::to_string(recorded).expect("it is JSON"))
            .collect();
        let comma = if number + 1 < recorders.len() { "," } else { "" };
        text.push_str(&format!("[\n{}\n]{comma}\n", lines.join(",\n")));
    }
    text + "]\n"
}

/// All seatings, and some that do not exist.
fn seatings() -> Recorder {
    let mut recorder = Recorder::default();
    for players in (0..=66).chain([u16::MAX]) {
        for kind in [SeatingKind::Published, SeatingKind::Balanced] {
            recorder.ask(EngineRequest::Schedule { players, kind, team_pairs: 1, groups: 0 });
        }
    }
    recorder
}

/// Plans of evenings: scorekeepers, late arrivals and files.
fn plans() -> Recorder {
    let mut recorder = Recorder::default();
    let numbers = |last: u16| Player::all(last).collect::<Vec<_>>();
    for (players, kind) in
        [(8, SeatingKind::Published), (13, SeatingKind::Balanced), (10, SeatingKind::Published)]
    {
        for scorekeepers in [1, 2, 5, players] {
            recorder.ask(EngineRequest::Coverage {
                players,
                kind,
                team_pairs: 1,
                groups: 0,
                scorekeepers: numbers(scorekeepers),
            });
        }
    }
    for (players, kind) in
        [(4, SeatingKind::Published), (10, SeatingKind::Balanced), (9, SeatingKind::Published)]
    {
        let setup = Setup::new("Friday", players, kind);
        recorder.ask(EngineRequest::Write { setup: setup.clone() });
        recorder.ask(EngineRequest::Write { setup: Setup { matches: Some(2), ..setup } });
    }
    for (stay, last) in [(8, 9), (7, 7), (2, 3)] {
        let EngineAnswer::Schedule { schedule, .. } = recorder.ask(EngineRequest::Schedule {
            players: 8,
            kind: SeatingKind::Published,
            team_pairs: 1,
            groups: 0,
        }) else {
            continue;
        };
        let since = |player: Player| if player.number() > stay { 3 } else { 0 };
        let present =
            numbers(last).into_iter().map(|player| PresentPlayer { player, since: since(player) }).collect();
        recorder.ask(EngineRequest::Replan {
            kind: SeatingKind::Balanced,
            team_pairs: 1,
            groups: 0,
            kept: schedule.matches[..3].to_vec(),
            present,
            matches: 4,
            seed: 7,
        });
    }
    recorder
}

/// Evening files with one wrong line each, and one without the version line.
fn refused_files() -> Recorder {
    let mut recorder = Recorder::default();
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
        recorder.ask(EngineRequest::Score {
            file: file.replace("evening 1\nname", if line.is_empty() { "name" } else { "evening 1\nname" }),
        });
    }
    recorder
}
