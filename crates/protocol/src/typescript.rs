//! The TypeScript declarations for tables, rules, clubs and lessons. Those for club evenings are in `evening_types`.

use boneyard_agreement::{
    Alternative, Conflict, Control, Example, ExampleRound, Language, Line, Nearby, Section, Sheet, Summary,
    Unplayable, Variant,
};
use boneyard_club::PLAYERS_MAX;
use boneyard_club::season::{
    Champion, CountedEvenings, HallOfFame, HallRecord, Honours, PLACE_POINTS_MAX, PlacePoints, RecordHolder,
    RecordKind, SeasonId, SeasonKey, SeasonPoints, SeasonRules, SeasonSpan, SeasonStanding,
};
use boneyard_deal::{Commitment, Part};
use boneyard_rules::{
    Account, BySeat, Cell, Family, Lead, MatchEnd, Move, MustLead, OpenEnd, Outcome, PaidBonus,
    ParameterKind, Place, Rules, Seat, Settlement, SideScore, Sides, Standing, Tile, Verdict, ruleset,
};
use boneyard_table::{
    ActedBy, Away, BoneyardChoice, Command, DealMethod, HandOrder, Level, Lifting, LiveState, NextDeal,
    OnTimeout, Phase, Phrase, PileView, ProposalView, Proposed, Refusal, RoundResult, RoundView, Said,
    SeatPlan, SeatView, SeenEvent, SingleChoice, Sitter, TableOptions, TableView, Talk, Tempo,
};
use boneyard_tournament::{
    ARENA_MINUTES, Bracket, BracketMatch, ENTRANTS, Entrant, Format, Outcome as MeetingOutcome, PairingId,
    ROUND_ROBIN_CYCLES, ROUND_ROBIN_ENTRANTS_MAX, Reason, Refusal as TournamentFault, Row, SWISS_ROUNDS,
    SettingsError, Slot, TieBreak,
};
use ts_rs::{Config, TS};

use crate::{
    account::{
        AccountEmail, AccountRefusal, AccountSession, AccountSettings, AccountView, ChangeEmail,
        ChangePassword, ConfirmEmail, DeleteAccount, ForgotPassword, OpenAccount, PASSWORD_BYTES_MAX,
        PASSWORD_CHARS_MIN, ResetPassword, SETTINGS_BYTES_MAX, SignIn,
    },
    club::{
        BeMember, CLUB_NAME_CHARS_MAX, ClubEntry, ClubInvitation, ClubMember, ClubNames, ClubOrganiser,
        ClubOrganisers, ClubRefusal, ClubRole, ClubSettings, ClubSummary, ClubView, EMAIL_CHARS_MAX,
        EditClub, EnterByLink, EnterClub, HallView, HeldEvening, JoinOrganisers, LineFault, ListColumn,
        ListFault, MemberChange, MemberEntry, MembersImport, NOTE_CHARS_MAX, NewInvitation, NewMemberLink,
        OpenClub, OpenedClub, PENALTIES_MAX, PENALTY_AMOUNT_MAX, SeasonPerson, SeasonSettings, SeasonView,
        TiedFish, UsualPenalty,
    },
    evening::EveningRefusal,
    friends::{FriendsView, Invite, KnownPerson, Presence, TableInvitation},
    http::{
        LaidTile, MatchInShort, Me, MyTable, NAME_CHARS_MAX, OpenTable, OpenedTable, PresetInfo, ReachView,
        RulesRequest, RulesSheet, SeatRequest, TableCall, TableSummary,
    },
    learn::{GuidePage, LearnGame, LearnIndex, LearnPage, Lesson, LessonStep},
    matches::{
        FamilyRating, FinishedMatch, LEADERS_MAX, Leader, MATCHES_PER_PAGE, MatchPlayer, MatchReplay,
        MatchesPage, MatchesRequest, PlayedPreset, Profile, RatingChange, RatingPoint, ReplayEvent,
        ReplayRequest, SideResult,
    },
    pools::{JoinPool, POOL_BOTS_AFTER_S, PoolAnswer},
    problem::{Failure, Problem},
    socket::{ClientMessage, OtherMove, ServerMessage, ShortEnds, ShortMove, VERSION},
    tokens::{MakeToken, NewToken, TOKEN_NAME_CHARS_MAX, TokenScope, TokenView},
    tournaments::{
        ABSENT_AFTER_S_MAX, ABSENT_AFTER_S_MIN, ChooseEntrant, ConfirmPair, EnterTournament, NextRound,
        OpenTournament, OpenedTournament, ROUND_PAUSE_S_MAX, SetOutcome, TOURNAMENT_AHEAD_DAYS_MAX,
        TOURNAMENT_TITLE_CHARS_MAX, TOURNAMENTS_PER_PAGE, TournamentAction, TournamentBoard,
        TournamentEntrant, TournamentInvitation, TournamentPairing, TournamentPerson, TournamentRefusal,
        TournamentRequest, TournamentRound, TournamentStatus, TournamentSummary, TournamentView,
        TournamentYou, TournamentsPage, TournamentsRequest,
    },
};

/// Every tie-break.
const TIE_BREAKS: [TieBreak; 10] = [
    TieBreak::Points,
    TieBreak::DirectEncounter,
    TieBreak::BuchholzCut1,
    TieBreak::Buchholz,
    TieBreak::SonnebornBerger,
    TieBreak::Wins,
    TieBreak::FewerMatches,
    TieBreak::RoundReached,
    TieBreak::ThirdPlace,
    TieBreak::Lot,
];

/// The content of `web/src/net/protocol/types.ts`.
#[must_use]
pub fn typescript() -> String {
    let config = Config::default();
    let mut text =
        String::from("// Generated from crates/protocol. `cargo xtask generate typescript` writes it.\n\n");
    text.push_str(&format!("export const PROTOCOL_VERSION = {VERSION};\n"));
    text.push_str(&format!("export const NAME_CHARS_MAX = {NAME_CHARS_MAX};\n"));
    text.push_str(&format!("export const PASSWORD_CHARS_MIN = {PASSWORD_CHARS_MIN};\n"));
    text.push_str(&format!("export const PASSWORD_BYTES_MAX = {PASSWORD_BYTES_MAX};\n"));
    text.push_str(&format!("export const SETTINGS_BYTES_MAX = {SETTINGS_BYTES_MAX};\n"));
    text.push_str(&format!("export const TOKEN_NAME_CHARS_MAX = {TOKEN_NAME_CHARS_MAX};\n"));
    text.push_str(&format!("export const POOL_BOTS_AFTER_S = {POOL_BOTS_AFTER_S};\n"));
    text.push_str(&format!("export const LEADERS_MAX = {LEADERS_MAX};\n"));
    text.push_str(&format!("export const MATCHES_PER_PAGE = {MATCHES_PER_PAGE};\n"));
    text.push_str(&format!("export const CLUB_NAME_CHARS_MAX = {CLUB_NAME_CHARS_MAX};\n"));
    text.push_str(&format!("export const NOTE_CHARS_MAX = {NOTE_CHARS_MAX};\n"));
    text.push_str(&format!("export const EMAIL_CHARS_MAX = {EMAIL_CHARS_MAX};\n"));
    text.push_str(&format!("export const PENALTIES_MAX = {PENALTIES_MAX};\n"));
    text.push_str(&format!("export const PENALTY_AMOUNT_MAX = {PENALTY_AMOUNT_MAX};\n"));
    text.push_str(&format!("export const PLACES_MAX = {PLAYERS_MAX};\n"));
    text.push_str(&format!("export const PLACE_POINTS_MAX = {PLACE_POINTS_MAX};\n"));
    text.push_str(&format!("export const TOURNAMENT_TITLE_CHARS_MAX = {TOURNAMENT_TITLE_CHARS_MAX};\n"));
    text.push_str(&format!("export const TOURNAMENTS_PER_PAGE = {TOURNAMENTS_PER_PAGE};\n"));
    text.push_str(&format!("export const TOURNAMENT_AHEAD_DAYS_MAX = {TOURNAMENT_AHEAD_DAYS_MAX};\n"));
    text.push_str(&format!("export const ABSENT_AFTER_S_MIN = {ABSENT_AFTER_S_MIN};\n"));
    text.push_str(&format!("export const ABSENT_AFTER_S_MAX = {ABSENT_AFTER_S_MAX};\n"));
    text.push_str(&format!("export const ROUND_PAUSE_S_MAX = {ROUND_PAUSE_S_MAX};\n"));
    text.push_str(&format!("export const ENTRANTS_MIN = {};\n", ENTRANTS.start()));
    text.push_str(&format!("export const ENTRANTS_MAX = {};\n", ENTRANTS.end()));
    text.push_str(&format!("export const ROUND_ROBIN_ENTRANTS_MAX = {ROUND_ROBIN_ENTRANTS_MAX};\n"));
    text.push_str(&format!("export const SWISS_ROUNDS_MAX = {};\n", SWISS_ROUNDS.end()));
    text.push_str(&format!("export const ROUND_ROBIN_CYCLES_MAX = {};\n", ROUND_ROBIN_CYCLES.end()));
    text.push_str(&format!("export const ARENA_MINUTES_MIN = {};\n", ARENA_MINUTES.start()));
    text.push_str(&format!("export const ARENA_MINUTES_MAX = {};\n", ARENA_MINUTES.end()));
    let divisors = TIE_BREAKS.map(|by| format!("{}: {}", serde_json::json!(by), by.divisor()));
    text.push_str(&format!(
        "/** By what to divide the value of a tie-break to show it. */\nexport const TIE_BREAK_DIVISORS = {{ {} }} as const;\n",
        divisors.join(", ")
    ));
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
        Variant,
        // The table.
        TableOptions,
        OnTimeout,
        Tempo,
        Talk,
        Phrase,
        Said,
        Proposed,
        ProposalView,
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
        NextDeal,
        Commitment,
        Part,
        // The wire.
        ClientMessage,
        ShortEnds,
        ShortMove,
        OtherMove,
        ServerMessage,
        Problem,
        Failure,
        Me,
        ReachView,
        PresetInfo,
        RulesRequest,
        RulesSheet,
        SeatRequest,
        OpenTable,
        OpenedTable,
        TableSummary,
        MyTable,
        MatchInShort,
        LaidTile,
        TableCall,
        // Accounts.
        OpenAccount,
        SignIn,
        AccountView,
        AccountEmail,
        AccountSession,
        ChangePassword,
        ChangeEmail,
        ConfirmEmail,
        ForgotPassword,
        FriendsView,
        KnownPerson,
        Presence,
        Invite,
        TableInvitation,
        TokenScope,
        MakeToken,
        NewToken,
        TokenView,
        ResetPassword,
        DeleteAccount,
        AccountSettings,
        AccountRefusal,
        // Matches that are over.
        MatchesRequest,
        MatchesPage,
        FinishedMatch,
        MatchPlayer,
        SideResult,
        ReplayRequest,
        MatchReplay,
        ReplayEvent,
        Profile,
        PlayedPreset,
        RatingChange,
        FamilyRating,
        RatingPoint,
        Leader,
        // Pools.
        JoinPool,
        PoolAnswer,
        // Tournaments.
        Entrant,
        PairingId,
        Format,
        MeetingOutcome,
        SettingsError,
        TieBreak,
        Reason,
        Row,
        Bracket,
        BracketMatch,
        Slot,
        TournamentFault,
        OpenTournament,
        NextRound,
        OpenedTournament,
        TournamentStatus,
        TournamentsRequest,
        TournamentsPage,
        TournamentSummary,
        TournamentPerson,
        TournamentRequest,
        TournamentView,
        TournamentBoard,
        TournamentEntrant,
        TournamentRound,
        TournamentPairing,
        TournamentYou,
        TournamentAction,
        TournamentInvitation,
        EnterTournament,
        ConfirmPair,
        ChooseEntrant,
        SetOutcome,
        TournamentRefusal,
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
        ClubNames,
        BeMember,
        EnterByLink,
        NewMemberLink,
        EnterClub,
        ClubEntry,
        ClubRefusal,
        ListFault,
        LineFault,
        ListColumn,
        EveningRefusal,
        // Learning.
        GuidePage,
        LearnIndex,
        LearnGame,
        LearnPage,
        Lesson,
        LessonStep,
    );
    text
}
