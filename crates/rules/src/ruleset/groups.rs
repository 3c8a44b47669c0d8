//! The types of the parameters. Each group has a file: `tiles.*`, `seats.*`, `deal.*` and so on.

mod account;
mod by_players;
mod deal;
mod draw;
mod end;
mod layout;
mod lead;
mod match_;
mod rating;
mod score;
mod seats;
mod tiles;
mod turn;
mod value;

pub use self::{
    account::{AccountRules, Below},
    deal::{DealRules, Redeal, Rest},
    draw::{DrawMode, DrawRules, IfAble},
    end::{BlockRule, DeadBoneyard, EndRules, OutRule},
    layout::{CrossOpens, LayoutRules, Matching, Shape},
    lead::{AfterBlock, AfterTie, FirstLead, IfNone, LeadRules, LeadTile, LotBy, NextLeadRule, OpeningTile},
    match_::{AnnounceBy, InstantEnd, MatchRules, Reach, SeveralOver, Target, TargetTest},
    rating::{RatingFormula, RatingRules},
    score::{
        BlockPays, BlockTie, BlockWinner, Bonus, BonusEvent, Eggs, OpeningScores, OutPays, PlayScore,
        Rounding, ScoreRules, Sense,
    },
    seats::{Direction, SeatRules, SideRule},
    tiles::{Blanks, Faces, TileRules, Without},
    turn::{EqualEnds, TurnPlays, TurnRules},
    value::{SpecialValue, SpecialWhen, ValueRules},
};
