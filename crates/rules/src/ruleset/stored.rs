//! The stored JSON of rules, including the form of earlier versions.

use alloc::{string::String, vec::Vec};

use serde::Deserialize;

use super::{
    AccountRules, DealRules, DrawRules, EndRules, LayoutRules, LeadRules, MatchRules, OpeningScores,
    RatingRules, Rules, ScoreRules, SeatRules, TileRules, TurnRules, ValueRules,
};

/// The JSON of [`Rules`] as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredRules {
    preset: String,
    tiles: TileRules,
    seats: SeatRules,
    deal: DealRules,
    lead: LeadRules,
    layout: LayoutRules,
    turn: TurnRules,
    draw: DrawRules,
    end: EndRules,
    value: ValueRules,
    score: ScoreRules,
    account: AccountRules,
    #[serde(rename = "match")]
    match_: MatchRules,
    rating: RatingRules,
    /// Earlier versions stored the exceptions of Telefon here.
    #[serde(default)]
    hooks: Vec<Hook>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Hook {
    QuietOpening,
    #[serde(rename = "round-pays-to-300")]
    RoundPaysTo300,
}

impl From<StoredRules> for Rules {
    fn from(stored: StoredRules) -> Self {
        let mut score = stored.score;
        for hook in stored.hooks {
            match hook {
                Hook::QuietOpening => score.opening = OpeningScores::LaterDoubleFive,
                Hook::RoundPaysTo300 => score.round_cap = Some(300),
            }
        }
        Self {
            preset: stored.preset,
            tiles: stored.tiles,
            seats: stored.seats,
            deal: stored.deal,
            lead: stored.lead,
            layout: stored.layout,
            turn: stored.turn,
            draw: stored.draw,
            end: stored.end,
            value: stored.value,
            score,
            account: stored.account,
            match_: stored.match_,
            rating: stored.rating,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::Rules;

    #[test]
    fn rules_stored_with_hooks_are_read() {
        let telefon = Rules::preset("telefon").expect("a preset");
        let mut stored = serde_json::to_value(&telefon).expect("plain values");
        assert_eq!(serde_json::from_value::<Rules>(stored.clone()).ok(), Some(telefon.clone()));
        let Value::Object(score) = &mut stored["score"] else { panic!("a group") };
        score.remove("opening");
        score.remove("roundCap");
        stored["hooks"] = json!(["quiet-opening", "round-pays-to-300"]);
        assert_eq!(serde_json::from_value::<Rules>(stored).ok(), Some(telefon));
    }
}
