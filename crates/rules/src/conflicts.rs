//! Parameters that exclude each other.

use alloc::{
    format,
    string::{String, ToString},
};

use crate::{
    error::RulesError,
    parameters::written,
    rules::{
        Blanks, BlockPays, BlockTie, BlockWinner, DrawMode, EqualEnds, FirstLead, IfNone, InstantEnd,
        LeadTile, Matching, NextLeadRule, OpeningTile, OutPays, Reach, Rest, Rules, Sense, Shape, SideRule,
        Target, TargetTest, TileSet, TurnPlays,
    },
    seat::SEATS_MAX,
    tiles::{WIDE, Wide},
};

/// The most that a special value or a bonus may count: sums of them over a match still fit.
const POINTS_MAX: u32 = 10_000;

/// Looks for two parameters that cannot both hold.
pub(crate) fn check(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first: &str, second: &str, why: &str| {
        Err(RulesError::Conflict {
            first: parameter(rules, first),
            second: parameter(rules, second),
            why: why.to_string(),
        })
    };

    seats_and_tiles(rules)?;
    if rules.deal.rest == Rest::Asleep && rules.draw.mode != DrawMode::None {
        return conflict("deal.rest", "draw.mode", "tiles asleep are never drawn");
    }
    if rules.draw.mode == DrawMode::Exactly && rules.draw.count == 0 {
        return conflict("draw.mode", "draw.count", "drawing takes at least one tile");
    }
    if rules.draw.max == Some(0) && rules.draw.mode == DrawMode::UntilPlayable {
        return conflict("draw.max", "draw.mode", "drawing takes at least one tile");
    }
    if rules.draw.penalty > 0 || rules.draw.pass_penalty > 0 {
        let charge = if rules.draw.penalty > 0 { "draw.penalty" } else { "draw.passPenalty" };
        return conflict(charge, "layout.shape", "drawing on a line costs nothing");
    }
    if rules.lead.first == FirstLead::Doubles
        && rules.lead.if_none == IfNone::Redeal
        && rules.lead.order.is_empty()
    {
        return conflict(
            "lead.ifNone",
            "lead.order",
            "every deal would be thrown back; name a tile that leads",
        );
    }
    leads(rules)?;
    senses(rules)?;
    if rules.tiles.set.is_triangles() {
        return conflict("tiles.set", "layout.shape", "triangles form no line and no cross");
    }
    if rules.layout.match_ == Matching::Sum7 && rules.tiles.set != TileSet::Double6 {
        return conflict("layout.match", "tiles.set", "only numbers up to 6 make seven with another one");
    }
    if rules.layout.match_ == Matching::Sum7 && rules.tiles.blanks == Blanks::Wild {
        return conflict(
            "layout.match",
            "tiles.blanks",
            "a blank makes seven with nothing, or matches anything",
        );
    }
    if rules.turn.close_double && rules.turn.plays != TurnPlays::DoubleRun {
        return conflict("turn.closeDouble", "turn.plays", "a double is closed in a run of doubles");
    }
    if rules.turn.equal_ends == EqualEnds::LeaderRight && rules.layout.shape != Shape::Line {
        return conflict("turn.equalEnds", "layout.shape", "only a line has one end at the leader's right");
    }
    let losers_pay = rules.score.sense == Sense::LosersPay;
    if losers_pay != (rules.score.out == OutPays::Own) {
        return conflict(
            "score.sense",
            "score.out",
            "losers pay their own hands, winners gain those of others",
        );
    }
    let paid_by_losers = matches!(
        rules.score.block,
        BlockPays::Own | BlockPays::OwnAll | BlockPays::Difference | BlockPays::HighestPaysTable
    );
    if losers_pay != paid_by_losers {
        return conflict("score.sense", "score.block", "the one says that others write than the other");
    }
    let needs_no_winner = matches!(rules.score.block, BlockPays::OwnAll | BlockPays::HighestPaysTable);
    if needs_no_winner != (rules.score.block_winner == BlockWinner::Nobody) {
        return conflict("score.block", "score.blockWinner", "a block is paid with a winner or without");
    }
    if rules.match_.target == Target::None(()) && rules.match_.rounds.is_none() {
        return conflict("match.target", "match.rounds", "nothing would end the match");
    }
    let highest_target = rules.tables().filter_map(|seats| rules.target(seats.into())).max();
    if let (Some(cap), Some(target), None) = (rules.match_.cap, highest_target, rules.match_.rounds)
        && (cap < target || cap == target && rules.match_.test == TargetTest::Above)
    {
        return conflict("match.cap", "match.target", "nobody could ever reach the target");
    }
    if rules.match_.rounds == Some(0) {
        return conflict("match.rounds", "match.target", "a match has at least one round");
    }
    instants(rules)
}

/// How leaders are found.
fn leads(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first: &str, second: &str, why: &str| {
        let (first, second) = (parameter(rules, first), parameter(rules, second));
        Err(RulesError::Conflict { first, second, why: why.to_string() })
    };
    let lead = &rules.lead;
    if lead.if_none == IfNone::HighestPair {
        return conflict(
            "lead.ifNone",
            "tiles.set",
            "only tiles with three numbers have pairs beside doubles",
        );
    }
    if lead.next == NextLeadRule::DescendingDouble {
        return conflict("lead.next", "layout.shape", "only trains and feet have hubs");
    }
    if lead.if_none == IfNone::Draw {
        return conflict(
            "lead.ifNone",
            "lead.next",
            "tiles are drawn for a lead only where rounds have hubs",
        );
    }
    if lead.tile == OpeningTile::AnyDouble && lead.first != FirstLead::Doubles {
        return conflict("lead.tile", "lead.first", "the tile that decides opens the first round");
    }
    if lead.tile == OpeningTile::AnyDouble && lead.next == NextLeadRule::WinningSide {
        return conflict(
            "lead.tile",
            "lead.next",
            "the right to lead goes on from one seat, not from a side",
        );
    }
    Ok(())
}

/// Who writes, against what else is counted.
fn senses(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first: &str, second: &str, why: &str| {
        let (first, second) = (parameter(rules, first), parameter(rules, second));
        Err(RulesError::Conflict { first, second, why: why.to_string() })
    };
    let score = &rules.score;
    let counts_hands = matches!(score.sense, Sense::WinnerGains | Sense::LosersPay);
    if !counts_hands && matches!(score.block_tie, BlockTie::Eggs | BlockTie::Carry) {
        return conflict(
            "score.sense",
            "score.blockTie",
            "hands are not counted, so none can wait on the table",
        );
    }
    if !counts_hands && rules.account.open_at > 0 {
        return conflict(
            "score.sense",
            "account.openAt",
            "hands are not counted, so none can open an account",
        );
    }
    if !counts_hands && score.round.is_some() {
        return conflict("score.sense", "score.round", "hands are not counted, so there is nothing to round");
    }
    if score.sense == Sense::PlayOnly && score.play.is_none() {
        return conflict("score.sense", "score.play", "nothing would ever be written");
    }
    if score.sense == Sense::None && score.play.is_some() {
        return conflict("score.sense", "score.play", "nothing is written");
    }
    if !counts_hands && rules.match_.reach == Reach::Loses {
        return conflict("score.sense", "match.reach", "whoever wins rounds wins the match");
    }
    if !score.bonus.is_empty() && matches!(score.sense, Sense::LosersPay | Sense::None) {
        return conflict("score.bonus", "score.sense", "bonuses are for those who gain points");
    }
    if !score.bonus.is_empty() && rules.match_.reach == Reach::Loses {
        return conflict("score.bonus", "match.reach", "a bonus must not lose the match");
    }
    if score.bonus.iter().any(|bonus| bonus.points > POINTS_MAX) {
        return conflict("score.bonus", "score.sense", &format!("a bonus pays at most {POINTS_MAX} points"));
    }
    Ok(())
}

/// What ends a match, beside points that come to a target.
fn instants(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first: &str, second: &str, why: &str| {
        let (first, second) = (parameter(rules, first), parameter(rules, second));
        Err(RulesError::Conflict { first, second, why: why.to_string() })
    };
    let ends = |instant| rules.match_.instant.contains(&instant);
    if rules.match_.test == TargetTest::Exactly && rules.match_.reach == Reach::Loses {
        return conflict(
            "match.test",
            "match.reach",
            "scores that would pass the target are void, so nobody would lose",
        );
    }
    if rules.match_.test == TargetTest::Exactly && rules.match_.cap.is_some() {
        return conflict(
            "match.test",
            "match.cap",
            "a score that would pass the target is void or cut, not both",
        );
    }
    if ends(InstantEnd::SixInARow) && rules.score.sense != Sense::RoundPoints {
        return conflict(
            "match.instant",
            "score.sense",
            "rounds won in a row are counted where each is one point",
        );
    }
    if ends(InstantEnd::SixInARow) && !rules.score.bonus.is_empty() {
        return conflict("match.instant", "score.bonus", "totals count rounds won in a row and nothing else");
    }
    if ends(InstantEnd::Announced66) {
        return conflict("match.instant", "match.announceBy", "nobody can announce yet");
    }
    Ok(())
}

fn seats_and_tiles(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first: &str, second: &str, why| {
        Err(RulesError::Conflict { first: parameter(rules, first), second: parameter(rules, second), why })
    };
    if rules.seats.count.is_empty() {
        return conflict("seats.count", "deal.hand", "nobody could sit down".into());
    }
    for &players in &rules.seats.count {
        let seats = usize::from(players) * rules.hands_each();
        if !(2..=SEATS_MAX).contains(&seats) {
            return conflict("seats.count", "deal.hand", format!("a table has 2 to {SEATS_MAX} seats"));
        }
        if rules.seats.sides == SideRule::Pairs && seats != 4 {
            return conflict("seats.count", "seats.sides", "two pairs are four seats".into());
        }
        if rules.seats.sides == SideRule::TwoHands && players != 2 {
            return conflict("seats.count", "seats.sides", "two hands each are for two players".into());
        }
        if rules.seats.sides == SideRule::TwoHands
            && rules.deal.hand.get(&players).is_some_and(|tiles| tiles % 2 == 1)
        {
            return conflict("deal.hand", "seats.sides", "a player's tiles make two equal hands".into());
        }
        // An override may name fewer numbers of players than the preset seats: then only those play.
        let Some(hand) = rules.hand_size(seats) else { continue };
        let tiles = rules.set::<WIDE>(seats);
        if hand == 0 || seats * hand > tiles.len() {
            return conflict("deal.hand", "tiles.set", format!("{} tiles are for all hands", tiles.len()));
        }
        if let Some(why) = hardly_ever_dealt(rules, hand) {
            return conflict("deal.redeal", "deal.hand", why);
        }
        if let Target::ByPlayers(targets) = &rules.match_.target
            && !targets.contains_key(&players)
        {
            return conflict(
                "match.target",
                "seats.count",
                format!("no target is given for {players} players"),
            );
        }
        if rules.target(seats) == Some(0) {
            return conflict("match.target", "match.test", "the match would be over at once".into());
        }
    }
    if rules.tables().next().is_none() {
        let why = "no hand is given for any number of seats";
        return conflict("seats.count", "deal.hand", why.into());
    }
    let set = Wide::full_set(rules.tiles.set);
    for special in &rules.value.special {
        let distinct: Wide = special.tiles.iter().copied().collect();
        if special.tiles.is_empty() || distinct.len() < special.tiles.len() || special.points > POINTS_MAX {
            let why = format!("a special value has tiles, each once, and at most {POINTS_MAX} points");
            return conflict("value.special", "tiles.set", why);
        }
    }
    let in_set = |entry: &LeadTile| match *entry {
        LeadTile::Double(number) => number <= rules.tiles.set.highest(),
        LeadTile::Tile(tile) => set.contains(tile),
    };
    if !rules.lead.order.iter().all(in_set) {
        return conflict("lead.order", "tiles.set", "the set has no such tile".into());
    }
    Ok(())
}

/// Why most deals would be thrown back, if they would: a hand holds about `2 * hand / (numbers + 1)` doubles, and as
/// many tiles of each number. Rules that throw back hardly more than that would deal for ever.
fn hardly_ever_dealt(rules: &Rules, hand: usize) -> Option<String> {
    let numbers = usize::from(rules.tiles.set.highest()) + 1;
    let at_least =
        |beyond_quarters: usize| (8 * hand + beyond_quarters * (numbers + 1)).div_ceil(4 * (numbers + 1));
    let (doubles, suit) = (at_least(5), at_least(9));
    let too_few = |limit: Option<u8>, least: usize| limit.is_some_and(|limit| usize::from(limit) < least);
    if too_few(rules.deal.redeal.doubles, doubles) {
        Some(format!("most deals would be thrown back; take {doubles} doubles or more"))
    } else if too_few(rules.deal.redeal.suit, suit) {
        Some(format!("most deals would be thrown back; take {suit} of a number or more"))
    } else {
        None
    }
}

/// A parameter of these rules with its value, as an override would say it.
fn parameter(rules: &Rules, name: &str) -> String {
    let found = rules.parameters().into_iter().find(|(known, _)| known == name);
    found.map_or_else(|| name.to_string(), |(name, value)| written(&name, &value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_never_find_a_leader_are_refused() {
        let says = |text| Rules::parse(text).expect_err("two parameters that exclude each other").to_string();
        assert_eq!(
            says("draw lead.order=[] lead.ifNone=redeal"),
            "`lead.ifNone=redeal` conflicts with `lead.order=[]`: every deal would be thrown back; name a tile that \
             leads"
        );
        assert!(
            Rules::parse("spanish-pairs lead.order=[] lead.ifNone=redeal").is_ok(),
            "a lot finds the leader"
        );
    }

    #[test]
    fn rules_that_would_deal_for_ever_are_refused() {
        let refused = |text: &str| Rules::parse(text).map_err(|error| error.to_string()).err();
        assert_eq!(
            refused(r#"goat deal.hand={"2":14} deal.redeal={"suit":5} seats.count=[2]"#).as_deref(),
            Some(
                r#"`deal.redeal={"doubles":null,"suit":5}` conflicts with `deal.hand={"2":14}`: most deals would be thrown back; take 6 of a number or more"#
            )
        );
        assert!(refused(r#"goat deal.redeal={"doubles":2}"#).is_some());
        assert_eq!(refused(r#"goat deal.redeal={"doubles":3,"suit":4}"#), None);
    }
}
