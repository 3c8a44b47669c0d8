//! The exact JSON about clubs. A change here is a change of the protocol.

use std::num::NonZeroU16;

use boneyard_club::competition::CompetitionFault;
use boneyard_club::season::{CountedEvenings, SeasonRules, SeasonSpan};
use boneyard_protocol::Problem;
use boneyard_protocol::club::{
    ClubEntry, ClubMember, ClubNames, ClubRefusal, ClubRole, ClubSettings, LineFault, ListColumn, ListFault,
    MemberChange, MemberEntry, MembersImport, NewMemberLink, SeasonSettings, TiedFish, UsualPenalty,
};
use boneyard_protocol::competition::CompetitionRefusal;
use insta::assert_json_snapshot;

fn ana(name: &str) -> MemberEntry {
    MemberEntry { name: name.into(), email: "ana@example.org".into(), note: String::new() }
}

#[test]
fn club_bodies() {
    let settings = ClubSettings {
        page_name: "Friends through dominoes".into(),
        entry_name: "Games for entertainment".into(),
        penalties: vec![UsualPenalty { reason: "touched a tile".into(), amount: 5 }],
        countersigned: true,
        tied_fish: TiedFish::Blocker,
        season: SeasonSettings {
            span: SeasonSpan::Quarter,
            rules: SeasonRules {
                counted: CountedEvenings::Best { evenings: NonZeroU16::MIN },
                ..SeasonRules::default()
            },
        },
    };
    let member = ClubMember { id: "m1".into(), entry: ana("Ana"), since_ms: 1_790_000_000_000 };
    let import = MembersImport {
        added: vec![ana("Ana")],
        changed: vec![MemberChange { before: ana("Ana"), after: ana("Ana María") }],
        unchanged: 2,
        ignored: vec!["Phone".into()],
        joined: Vec::new(),
        alike: Vec::new(),
    };
    let in_evening = ClubEntry::InEvening { evening: "3vfq8k2m1x".into(), title: "Friday".into() };
    let answers = [ClubEntry::NotRegistered, ClubEntry::Free, in_evening];
    let names = ClubNames { you: None, members: vec!["Ana".into()], players: Vec::new() };
    let link = NewMemberLink { secret: "s".into(), until_ms: 1_790_000_000_000 };
    let role = ClubRole { organises: true, member: true, email: None };
    assert_json_snapshot!((ClubSettings::default(), settings, member, import, answers, names, link, role));
}

// A club that was opened before a setting was added gets the default of that setting.
#[test]
fn missing_settings_get_their_defaults() {
    let settings: ClubSettings = serde_json::from_str(r#"{"countersigned":true,"future":1}"#).unwrap();
    assert_eq!(settings, ClubSettings { countersigned: true, ..ClubSettings::default() });
}

#[test]
fn club_refusals() {
    let faults = [
        LineFault::Empty,
        LineFault::Encoding,
        LineFault::OpenQuote,
        LineFault::NoColumn { column: ListColumn::Name },
        LineFault::ColumnTwice { column: ListColumn::Email },
        LineFault::TooManyFields { columns: 3 },
        LineFault::NoName,
        LineFault::BadName { max: 60 },
        LineFault::NameTwice { name: "Ana".into(), line: 2 },
        LineFault::BadEmail { email: "ana".into() },
        LineFault::EmailTwice { email: "ana@example.org".into(), line: 2 },
        LineFault::BadNote { max: 200 },
    ];
    let faults = (1..).zip(faults).map(|(line, fault)| ListFault { line, fault }).collect();
    let refusals = [
        ClubRefusal::NotOrganiser,
        ClubRefusal::Gone,
        ClubRefusal::LastOrganiser,
        ClubRefusal::InvitationOver,
        ClubRefusal::TooManyMembers { max: 2000 },
        ClubRefusal::TooManyOrganisers { max: 50 },
        ClubRefusal::TooManyInvitations { max: 20 },
        ClubRefusal::EmailTaken { email: "ana@example.org".into() },
        ClubRefusal::NameTaken { name: "Ana".into() },
        ClubRefusal::BadEmail { email: "ana".into() },
        ClubRefusal::BadNote { max: 200 },
        ClubRefusal::BadPenalties { penalties: 40, chars: 200, amount: 999 },
        ClubRefusal::TooManyRegulations { max: 20 },
        ClubRefusal::RegulationTaken { name: "Our league".into() },
        ClubRefusal::BadRegulation,
        ClubRefusal::BadSource { max: 200 },
        ClubRefusal::Competition { refusal: CompetitionRefusal::Taken { name: "Cup".into() } },
        ClubRefusal::Competition { refusal: CompetitionRefusal::TooMany { max: 100 } },
        ClubRefusal::Competition { refusal: CompetitionRefusal::Changed },
        ClubRefusal::Competition { refusal: CompetitionRefusal::Official },
        ClubRefusal::Competition { refusal: CompetitionRefusal::TooManyVersions { max: 30 } },
        ClubRefusal::Competition {
            refusal: CompetitionRefusal::Faulty {
                fault: CompetitionFault::OtherOrder { evening: "friday".into() },
            },
        },
        ClubRefusal::Competition { refusal: CompetitionRefusal::NotOver },
        ClubRefusal::Competition { refusal: CompetitionRefusal::Questions },
        ClubRefusal::BadList { faults, more: 1 },
    ];
    assert_json_snapshot!(refusals.map(|refusal| Problem::Club { refusal }));
}
