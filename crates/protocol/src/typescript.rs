//! The TypeScript declarations of everything that crosses the wire.

use boneyard_agreement::{
    Alternative, Conflict, Control, Example, ExampleRound, Language, Line, Nearby, Section, Sheet, Summary,
    Unplayable,
};
use boneyard_club::PLAYERS_MAX;
use boneyard_club::season::{
    Champion, CountedEvenings, HallOfFame, HallRecord, Honours, PLACE_POINTS_MAX, PlacePoints, RecordHolder,
    RecordKind, SeasonId, SeasonKey, SeasonPoints, SeasonRules, SeasonSpan, SeasonStanding,
};
use boneyard_rules::{
    Account, BySeat, Cell, Family, Lead, MatchEnd, Move, MustLead, OpenEnd, Outcome, PaidBonus,
    ParameterKind, Place, Rules, Seat, Settlement, SideScore, Sides, Standing, Tile, Verdict, ruleset,
};
use boneyard_table::{
    ActedBy, Away, BoneyardChoice, Command, DealMethod, HandOrder, Level, Lifting, LiveState, OnTimeout,
    Phase, PileView, Refusal, RoundResult, RoundView, SeatPlan, SeatView, SeenEvent, SingleChoice, Sitter,
    TableOptions, TableView, Tempo,
};
use ts_rs::{Config, TS};

use crate::{
    club::{
        CLUB_NAME_CHARS_MAX, ClubEntry, ClubInvitation, ClubMember, ClubOrganiser, ClubOrganisers,
        ClubRefusal, ClubRole, ClubSettings, ClubSummary, ClubView, EMAIL_CHARS_MAX, EditClub, EnterClub,
        HallView, HeldEvening, JoinOrganisers, LineFault, ListColumn, ListFault, MemberChange, MemberEntry,
        MembersImport, NOTE_CHARS_MAX, NewInvitation, OpenClub, OpenedClub, PENALTIES_MAX,
        PENALTY_AMOUNT_MAX, SeasonPerson, SeasonSettings, SeasonView, TiedFish, UsualPenalty,
    },
    evening::EveningRefusal,
    http::{
        Me, NAME_CHARS_MAX, OpenTable, OpenedTable, PresetInfo, RulesRequest, RulesSheet, SeatRequest,
        TableSummary,
    },
    learn::{LearnGame, LearnIndex, LearnPage, Lesson, LessonStep},
    problem::{Failure, Problem},
    socket::{ClientMessage, ServerMessage, VERSION},
};

/// The whole of `web/src/net/protocol/types.ts`.
#[must_use]
pub fn typescript() -> String {
    let config = Config::default();
    let mut text =
        String::from("// Generated from crates/protocol. `cargo xtask generate typescript` writes it.\n\n");
    text.push_str(&format!("export const PROTOCOL_VERSION = {VERSION};\n"));
    text.push_str(&format!("export const NAME_CHARS_MAX = {NAME_CHARS_MAX};\n"));
    text.push_str(&format!("export const CLUB_NAME_CHARS_MAX = {CLUB_NAME_CHARS_MAX};\n"));
    text.push_str(&format!("export const NOTE_CHARS_MAX = {NOTE_CHARS_MAX};\n"));
    text.push_str(&format!("export const EMAIL_CHARS_MAX = {EMAIL_CHARS_MAX};\n"));
    text.push_str(&format!("export const PENALTIES_MAX = {PENALTIES_MAX};\n"));
    text.push_str(&format!("export const PENALTY_AMOUNT_MAX = {PENALTY_AMOUNT_MAX};\n"));
    text.push_str(&format!("export const PLACES_MAX = {PLAYERS_MAX};\n"));
    text.push_str(&format!("export const PLACE_POINTS_MAX = {PLACE_POINTS_MAX};\n"));
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", <$type as TS>::decl(&config)));)*
        };
    }
    declare!(
        // The game.
        Tile,
        Seat,
        BySeat<u8>,
        Sides,
        Place,
        Cell,
        Move,
        OpenEnd,
        Outcome,
        Lead,
        MustLead,
        Account,
        Standing,
        SideScore,
        PaidBonus,
        Settlement,
        Verdict,
        MatchEnd,
        Family,
        Level,
        // Rules.
        Rules,
        ruleset::TileRules,
        ruleset::TileSet,
        ruleset::Without,
        ruleset::Blanks,
        ruleset::Faces,
        ruleset::SeatRules,
        ruleset::SideRule,
        ruleset::Direction,
        ruleset::DealRules,
        ruleset::Rest,
        ruleset::Redeal,
        ruleset::LeadRules,
        ruleset::LeadTile,
        ruleset::FirstLead,
        ruleset::LotBy,
        ruleset::IfNone,
        ruleset::OpeningTile,
        ruleset::NextLeadRule,
        ruleset::AfterBlock,
        ruleset::AfterTie,
        ruleset::LayoutRules,
        ruleset::Shape,
        ruleset::CrossOpens,
        ruleset::Matching,
        ruleset::TurnRules,
        ruleset::TurnPlays,
        ruleset::EqualEnds,
        ruleset::DrawRules,
        ruleset::DrawMode,
        ruleset::IfAble,
        ruleset::EndRules,
        ruleset::OutRule,
        ruleset::BlockRule,
        ruleset::DeadBoneyard,
        ruleset::ValueRules,
        ruleset::SpecialValue,
        ruleset::SpecialWhen,
        ruleset::ScoreRules,
        ruleset::Sense,
        ruleset::OutPays,
        ruleset::BlockWinner,
        ruleset::BlockPays,
        ruleset::BlockTie,
        ruleset::Eggs,
        ruleset::PlayScore,
        ruleset::Rounding,
        ruleset::Bonus,
        ruleset::BonusEvent,
        ruleset::AccountRules,
        ruleset::Below,
        ruleset::MatchRules,
        ruleset::Target,
        ruleset::Reach,
        ruleset::TargetTest,
        ruleset::InstantEnd,
        ruleset::SeveralOver,
        ruleset::AnnounceBy,
        ruleset::RatingRules,
        ruleset::RatingFormula,
        ruleset::OpeningScores,
        serde_json::Value,
        ParameterKind,
        // The agreement.
        Language,
        Sheet,
        Summary,
        Section,
        Line,
        Example,
        ExampleRound,
        Control,
        Alternative,
        Conflict,
        Nearby,
        Unplayable,
        // The table.
        TableOptions,
        OnTimeout,
        Tempo,
        DealMethod,
        Lifting,
        BoneyardChoice,
        SingleChoice,
        HandOrder,
        SeatPlan,
        ActedBy,
        SeenEvent,
        RoundResult,
        Command,
        Refusal,
        TableView,
        Phase,
        SeatView,
        Sitter,
        PileView,
        RoundView,
        LiveState,
        Away,
        // The wire.
        ClientMessage,
        ServerMessage,
        Problem,
        Failure,
        Me,
        PresetInfo,
        RulesRequest,
        RulesSheet,
        SeatRequest,
        OpenTable,
        OpenedTable,
        TableSummary,
        // Clubs.
        ClubSettings,
        UsualPenalty,
        TiedFish,
        SeasonSettings,
        SeasonSpan,
        SeasonRules,
        SeasonPoints,
        PlacePoints,
        CountedEvenings,
        SeasonView,
        SeasonId,
        SeasonStanding,
        SeasonKey,
        HeldEvening,
        SeasonPerson,
        HallView,
        HallOfFame,
        Champion,
        Honours,
        HallRecord,
        RecordKind,
        RecordHolder,
        OpenClub,
        OpenedClub,
        EditClub,
        ClubSummary,
        ClubRole,
        ClubView,
        ClubMember,
        MemberEntry,
        MembersImport,
        MemberChange,
        ClubOrganisers,
        ClubOrganiser,
        ClubInvitation,
        NewInvitation,
        JoinOrganisers,
        EnterClub,
        ClubEntry,
        ClubRefusal,
        ListFault,
        LineFault,
        ListColumn,
        EveningRefusal,
        // Learning.
        LearnIndex,
        LearnGame,
        LearnPage,
        Lesson,
        LessonStep,
    );
    text
}
