//! Snapshots of the bodies about moderation.

use boneyard_protocol::Problem;
use boneyard_protocol::moderation::{
    Appeal, AppealDecided, AppealDecision, DecideReport, ImposedSanction, Lifted, Measure, ModerationAct,
    ModerationRefusal, ReportAbout, ReportReason, SanctionKind, SendReport,
};
use boneyard_rules::Seat;
use serde_json::json;

#[test]
fn a_report_has_this_form() -> Result<(), serde_json::Error> {
    let report: SendReport = serde_json::from_value(json!({
        "about": { "kind": "seat", "table": "3k9x", "seat": 2 }, "reason": "stalling",
    }))?;
    let about = ReportAbout::Seat { table: "3k9x".into(), seat: Seat::at(1) };
    assert_eq!(report, SendReport { about, reason: ReportReason::Stalling, words: String::new() });
    let about = [
        ReportAbout::Player { match_: "3k9x-1".into(), seat: Seat::FIRST },
        ReportAbout::Account { name: "Ana".into() },
    ];
    insta::assert_json_snapshot!("reports", about);
    Ok(())
}

#[test]
fn a_decision_has_this_form() -> Result<(), serde_json::Error> {
    let dismissed: DecideReport = serde_json::from_value(json!({ "measure": null }))?;
    assert_eq!((dismissed.measure, dismissed.reason.as_str(), dismissed.all), (None, "", false));
    let measures = [
        Measure::Warn,
        Measure::TimeOut { minutes: 60 },
        Measure::Ban { days: Some(7) },
        Measure::Ban { days: None },
    ];
    insta::assert_json_snapshot!("measures", measures);
    Ok(())
}

#[test]
fn a_sanction_has_this_form() {
    let decided = AppealDecided {
        at_ms: 1_700_000_002_000,
        decision: AppealDecision::Lift,
        reason: "You are right.".into(),
    };
    let appeal = Appeal { words: "It was not me.".into(), at_ms: 1_700_000_001_000, decided: Some(decided) };
    let lifted = Lifted { at_ms: 1_700_000_002_000, reason: "You are right.".into() };
    let sanction = ImposedSanction {
        id: "7f3a".into(),
        kind: SanctionKind::TimeOut,
        reason: "Be kind.".into(),
        since_ms: 1_700_000_000_000,
        until_ms: Some(1_700_003_600_000),
        active: false,
        lifted: Some(lifted),
        appeal: Some(appeal),
    };
    insta::assert_json_snapshot!("sanction", sanction);
}

#[test]
fn words_are_those_of_the_json() -> Result<(), serde_json::Error> {
    for reason in ReportReason::ALL {
        assert_eq!(serde_json::to_value(reason)?, reason.word());
    }
    for kind in SanctionKind::ALL {
        assert_eq!(serde_json::to_value(kind)?, kind.word());
    }
    for act in ModerationAct::ALL {
        assert_eq!(serde_json::to_value(act)?, act.word());
    }
    Ok(())
}

#[test]
fn refusals_have_this_form() {
    let refusals = [
        ModerationRefusal::NotModerator,
        ModerationRefusal::Banned { sanction: "7f3a".into(), reason: "Be kind.".into(), until_ms: None },
        ModerationRefusal::Gone,
        ModerationRefusal::NobodyThere { seat: Seat::FIRST },
        ModerationRefusal::Yourself,
        ModerationRefusal::Reported,
        ModerationRefusal::BadWords { max: 500 },
        ModerationRefusal::BadTime { max: 43_200 },
        ModerationRefusal::Decided,
        ModerationRefusal::OwnReport,
        ModerationRefusal::OwnSanction,
        ModerationRefusal::Appealed,
    ];
    let problems = refusals.map(|refusal| Problem::Moderation { refusal });
    insta::assert_json_snapshot!("moderation_refusals", problems);
}
