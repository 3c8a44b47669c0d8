//! Snapshots of the bodies about tournaments.

use boneyard_protocol::Problem;
use boneyard_protocol::tournaments::{
    NextRound, OpenTournament, TournamentAction, TournamentPairing, TournamentPerson, TournamentRefusal,
    TournamentYou,
};
use boneyard_tournament::{Entrant, Outcome, PairingId, Refusal, SettingsError};
use serde_json::json;

#[test]
fn a_request_needs_few_fields() -> Result<(), serde_json::Error> {
    let request = json!({
        "title": "Friday", "rules": "draw", "format": { "type": "knock-out", "third_place": true },
        "entrants_max": 8, "starts_ms": 0,
    });
    let request: OpenTournament = serde_json::from_value(request)?;
    assert_eq!(request.next_round, NextRound::Automatic { pause_s: 30 });
    insta::assert_json_snapshot!("open_tournament", request);
    Ok(())
}

#[test]
fn what_a_player_sees_has_this_form() {
    let pairing = TournamentPairing {
        pairing: PairingId::at(0),
        first: Entrant::at(0),
        second: Entrant::at(1),
        outcome: None,
        table: Some("3k9x".into()),
        match_: None,
        come_by_ms: Some(1_700_000_000_000),
        left: Vec::new(),
    };
    let decided = TournamentPairing {
        outcome: Some(Outcome::WalkoverFirst),
        table: None,
        come_by_ms: None,
        left: vec![TournamentPerson { name: "Ana".into(), ..TournamentPerson::default() }],
        ..pairing.clone()
    };
    let you = TournamentYou {
        can: vec![TournamentAction::Withdraw],
        entrant: Some(Entrant::at(1)),
        table: Some("3k9x".into()),
        ..TournamentYou::default()
    };
    insta::assert_json_snapshot!("tournament_parts", (pairing, decided, you));
}

#[test]
fn refusals_have_this_form() {
    let refusals = [
        TournamentRefusal::NotHost,
        TournamentRefusal::BadTitle { max: 60 },
        TournamentRefusal::BadStart { days_max: 90 },
        TournamentRefusal::BadSeconds { field: "pause_s".into(), min: 0, max: 3_600 },
        TournamentRefusal::BadSettings { why: SettingsError::Minutes { minutes: 1 } },
        TournamentRefusal::BadRules { pairs: true },
        TournamentRefusal::NoPrograms,
        TournamentRefusal::Entered { name: "Ana".into() },
        TournamentRefusal::NotEntered,
        TournamentRefusal::Removed,
        TournamentRefusal::NeedsPartner,
        TournamentRefusal::NoPartners,
        TournamentRefusal::PartnerIsYou,
        TournamentRefusal::NoSuchPartner { name: "Ana".into() },
        TournamentRefusal::NotInvited,
        TournamentRefusal::TooManyUnconfirmed { max: 256 },
        TournamentRefusal::NotNow { why: Refusal::Full { most: 64 } },
    ];
    let problems = refusals.map(|refusal| Problem::Tournament { refusal });
    insta::assert_json_snapshot!("tournament_refusals", problems);
}
