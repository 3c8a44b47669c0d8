//! Finds parameters that exclude each other, or that cannot have their values. Each group of parameters has a function.

use alloc::string::{String, ToString};

use super::{conflict_reason::ConflictReason, error::RulesError, values::override_text};
use crate::{
    ruleset::{
        AfterBlock, AfterTie, AnnounceBy, Blanks, BlockPays, BlockRule, BlockTie, BlockWinner, Bonus,
        BonusEvent, CrossOpens, DrawMode, EqualEnds, FirstLead, IfNone, InstantEnd, LeadTile, Matching,
        NextLeadRule, OpeningScores, OpeningTile, OutPays, OutRule, PlayScore, RatingFormula, Reach, Rest,
        Rules, Sense, Shape, SideRule, Target, TargetTest, TileSet, TurnPlays,
    },
    seat::SEATS_MAX,
    tile::Tile,
    tiles::{WIDE, Wide},
};

/// The most points of a special value or a bonus. With this limit, the points of a match fit an `i32`.
const POINTS_MAX: u32 = 10_000;

/// Refuses the first two parameters that exclude each other.
pub(crate) fn check(rules: &Rules) -> Result<(), RulesError> {
    check_playable(rules)?;
    check_sense(rules)
}

/// Refuses the first two parameters by which the engine cannot play.
pub(crate) fn check_playable(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);

    seats_and_tiles(rules)?;
    if rules.deal.rest == Rest::Asleep && rules.draw.mode != DrawMode::None {
        return conflict("deal.rest", "draw.mode", ConflictReason::AsleepTilesDrawn);
    }
    if rules.draw.mode == DrawMode::Exactly && rules.draw.count == 0 {
        return conflict("draw.count", "draw.mode", ConflictReason::DrawsNoTile);
    }
    if rules.draw.max == Some(0) && rules.draw.mode == DrawMode::UntilPlayable {
        return conflict("draw.max", "draw.mode", ConflictReason::DrawsNoTile);
    }
    let charges = [("draw.penalty", rules.draw.penalty), ("draw.passPenalty", rules.draw.pass_penalty)];
    if let Some((charge, _)) = charges.into_iter().find(|(_, points)| *points > 0)
        && rules.score.play.is_none()
    {
        return conflict(charge, "score.play", ConflictReason::DrawPenaltyNeedsPlayScore);
    }
    if rules.lead.first == FirstLead::Doubles
        && rules.lead.if_none == IfNone::Redeal
        && rules.seat_counts().any(|seats| no_tile_can_lead(rules, seats.into()))
    {
        return conflict("lead.ifNone", "lead.order", ConflictReason::NoTileLeads);
    }
    leads(rules)?;
    shapes(rules)?;
    senses(rules)?;
    triangles(rules)?;
    if rules.end.out == OutRule::WholeSide {
        return conflict("end.out", "seats.sides", ConflictReason::WholeSideOut);
    }
    if rules.layout.match_ == Matching::Sum7 && rules.tiles.set != TileSet::Double6 {
        return conflict("layout.match", "tiles.set", ConflictReason::SevenNeedsDoubleSix);
    }
    if rules.layout.match_ == Matching::Sum7 && rules.tiles.blanks == Blanks::Wild {
        return conflict("layout.match", "tiles.blanks", ConflictReason::SevenWithWildBlank);
    }
    if rules.turn.close_double && rules.turn.plays != TurnPlays::DoubleRun {
        return conflict("turn.closeDouble", "turn.plays", ConflictReason::CloseNeedsDoubleRun);
    }
    if rules.turn.equal_ends == EqualEnds::LeaderRight && rules.layout.shape != Shape::Line {
        return conflict("turn.equalEnds", "layout.shape", ConflictReason::RightEndNeedsLine);
    }
    let losers_pay = rules.score.sense == Sense::LosersPay;
    if losers_pay != (rules.score.out == OutPays::Own) {
        return conflict("score.sense", "score.out", ConflictReason::OutAgainstSense);
    }
    let paid_by_losers = matches!(
        rules.score.block,
        BlockPays::Own | BlockPays::OwnAll | BlockPays::Difference | BlockPays::HighestPaysTable
    );
    if losers_pay != paid_by_losers {
        return conflict("score.sense", "score.block", ConflictReason::BlockAgainstSense);
    }
    let needs_no_winner = matches!(rules.score.block, BlockPays::OwnAll | BlockPays::HighestPaysTable);
    if needs_no_winner != (rules.score.block_winner == BlockWinner::Nobody) {
        return conflict("score.block", "score.blockWinner", ConflictReason::BlockWinnerMismatch);
    }
    if rules.match_.target == Target::None(()) && rules.match_.rounds.is_none() {
        return conflict("match.target", "match.rounds", ConflictReason::NeverEnds);
    }
    let highest_target = rules.seat_counts().filter_map(|seats| rules.target(seats.into())).max();
    if let (Some(cap), Some(target), None) = (rules.match_.cap, highest_target, rules.match_.rounds)
        && (cap < target || cap == target && rules.match_.test == TargetTest::Above)
    {
        return conflict("match.cap", "match.target", ConflictReason::CapBelowTarget);
    }
    // Where several sides can score in one round, two of them could stay level for ever.
    let several_sides_score = rules.score.play.is_some() || rules.score.bonus.iter().any(by_passes);
    if several_sides_score
        && rules.match_.rounds.is_none()
        && rules.match_.cap.is_some_and(|cap| Some(cap) == highest_target)
    {
        return conflict("match.cap", "match.target", ConflictReason::TieNeverBroken);
    }
    if rules.match_.test == TargetTest::Exactly && rules.score.bonus.iter().any(by_passes) {
        return conflict("match.test", "score.bonus", ConflictReason::TieNeverBroken);
    }
    if rules.match_.rounds == Some(0) {
        return conflict("match.rounds", "match.target", ConflictReason::NoRounds);
    }
    instants(rules)
}

/// Conflicts of triangular tiles with other parameters.
fn triangles(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    match (rules.tiles.set.is_triangles(), rules.layout.shape == Shape::Triangles) {
        (true, false) => {
            return conflict("tiles.set", "layout.shape", ConflictReason::TrianglesNeedTriangleLayout);
        }
        (false, true) => {
            return conflict("layout.shape", "tiles.set", ConflictReason::TriangleLayoutNeedsTriangles);
        }
        (false, false) if rules.score.play.is_some_and(|play| !play.counts_ends()) => {
            return conflict("score.play", "tiles.set", ConflictReason::TilePointsNeedTriangles);
        }
        (false, false) => return Ok(()),
        (true, true) => {}
    }
    if rules.score.play.is_some_and(PlayScore::counts_ends) {
        return conflict("score.play", "layout.shape", ConflictReason::TrianglesHaveNoEnds);
    }
    if rules.tiles.blanks == Blanks::Wild {
        return conflict("tiles.blanks", "tiles.set", ConflictReason::TrianglesNoWildBlanks);
    }
    if rules.turn.plays != TurnPlays::One {
        return conflict("turn.plays", "tiles.set", ConflictReason::TrianglesOnePerTurn);
    }
    if rules.deal.redeal.doubles.is_some() || rules.deal.redeal.suit.is_some() {
        return conflict("deal.redeal", "tiles.set", ConflictReason::TrianglesNeverRedealt);
    }
    if rules.lead.tile == OpeningTile::AnyDouble {
        return conflict("lead.tile", "tiles.set", ConflictReason::TrianglesNoDoubles);
    }
    if rules.end.block == BlockRule::DeadSuit {
        return conflict("end.block", "layout.shape", ConflictReason::TrianglesNoDeadNumber);
    }
    let needs_double_or_ends =
        |event| matches!(event, BonusEvent::Capicua | BonusEvent::Capicu | BonusEvent::Chuchazo);
    if rules.score.bonus.iter().any(|bonus| needs_double_or_ends(bonus.event)) {
        return conflict("score.bonus", "tiles.set", ConflictReason::TrianglesNoEndBonus);
    }
    if rules.match_.instant.iter().any(|instant| instant.asks_for_last_tile()) {
        return conflict("match.instant", "tiles.set", ConflictReason::TrianglesNoLastDouble);
    }
    Ok(())
}

/// Conflicts of `lead.*`.
fn leads(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    let lead = &rules.lead;
    if lead.if_none == IfNone::HighestPair && !rules.tiles.set.is_triangles() {
        return conflict("lead.ifNone", "tiles.set", ConflictReason::PairsNeedTriangles);
    }
    hubs(rules)?;
    if lead.tile == OpeningTile::AnyDouble && lead.first != FirstLead::Doubles {
        return conflict("lead.tile", "lead.first", ConflictReason::DecidingTileOpens);
    }
    if lead.tile == OpeningTile::AnyDouble && lead.next == NextLeadRule::WinningSide {
        return conflict("lead.tile", "lead.next", ConflictReason::RightPassesFromSeat);
    }
    Ok(())
}

/// Conflicts between layouts that grow from a hub and `lead.*`.
fn hubs(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    let lead = &rules.lead;
    let has_hub = matches!(rules.layout.shape, Shape::Trains | Shape::ChickenFoot);
    if has_hub != (lead.next == NextLeadRule::DescendingDouble) {
        return conflict("layout.shape", "lead.next", ConflictReason::HubLayoutMismatch);
    }
    if has_hub != (lead.if_none == IfNone::Draw) {
        return conflict("lead.ifNone", "lead.next", ConflictReason::DrawForHub);
    }
    if !has_hub {
        return Ok(());
    }
    if lead.first != FirstLead::Doubles {
        return conflict("lead.first", "lead.next", ConflictReason::HubHolderLeads);
    }
    if lead.tile != OpeningTile::ThatTile {
        return conflict("lead.tile", "lead.next", ConflictReason::HubOpens);
    }
    if lead.after_block != AfterBlock::Same {
        return conflict("lead.afterBlock", "lead.next", ConflictReason::HubHolderLeads);
    }
    if lead.after_tie != AfterTie::Same {
        return conflict("lead.afterTie", "lead.next", ConflictReason::HubHolderLeads);
    }
    if rules.deal.rest == Rest::Asleep {
        return conflict("deal.rest", "lead.next", ConflictReason::HubAsleep);
    }
    let lacks_hub = |seats: u8| rules.removed(seats.into()).iter().any(|tile| tile.is_double());
    if rules.seat_counts().any(lacks_hub) {
        return conflict("tiles.without", "lead.next", ConflictReason::HubIsEveryDouble);
    }
    Ok(())
}

/// Conflicts of `layout.shape`.
fn shapes(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    let shape = rules.layout.shape;
    let plays = rules.turn.plays;
    let branches = matches!(shape, Shape::Tree | Shape::Trains | Shape::ChickenFoot);
    if branches && rules.tiles.blanks == Blanks::Wild {
        return conflict("layout.shape", "tiles.blanks", ConflictReason::WildNeedsLineOrCross);
    }
    if branches && rules.layout.match_ != Matching::Equal {
        return conflict("layout.shape", "layout.match", ConflictReason::EqualNumbersOnly);
    }
    if branches && rules.layout.cross_opens != CrossOpens::AtOnce {
        return conflict("layout.shape", "layout.crossOpens", ConflictReason::LaterArmsNeedCross);
    }
    if branches && rules.score.play.is_some() {
        return conflict("layout.shape", "score.play", ConflictReason::EndsNeedLineOrCross);
    }
    if plays == TurnPlays::CoverDouble && shape != Shape::Trains {
        return conflict("turn.plays", "layout.shape", ConflictReason::CoverNeedsTrains);
    }
    if shape == Shape::Trains && !matches!(plays, TurnPlays::One | TurnPlays::CoverDouble) {
        return conflict("turn.plays", "layout.shape", ConflictReason::TrainTurn);
    }
    if shape == Shape::ChickenFoot && plays != TurnPlays::One {
        return conflict("turn.plays", "layout.shape", ConflictReason::ToesFirst);
    }
    // A tree has too many ends to list every order in which a run of doubles can be laid.
    if shape == Shape::Tree && plays == TurnPlays::DoubleRun {
        return conflict("turn.plays", "layout.shape", ConflictReason::RunsNeedLineOrCross);
    }
    if shape != Shape::Line && rules.score.bonus.iter().any(by_ends) {
        return conflict("score.bonus", "layout.shape", ConflictReason::BothEndsNeedLine);
    }
    by_numbers(rules)?;
    if plays == TurnPlays::CoverDouble && rules.score.bonus.iter().any(by_passes) {
        return conflict("score.bonus", "turn.plays", ConflictReason::PassAfterDouble);
    }
    Ok(())
}

/// Conflicts of rules that compare the numbers of open ends, and so need that only equal numbers touch.
fn by_numbers(rules: &Rules) -> Result<(), RulesError> {
    let other = match (rules.layout.match_, rules.tiles.blanks) {
        (Matching::Equal, Blanks::Plain) => return Ok(()),
        (Matching::Equal, Blanks::Wild) => "tiles.blanks",
        (Matching::Sum7, _) => "layout.match",
    };
    if rules.score.bonus.iter().any(by_ends) {
        return refused(rules, "score.bonus", other, ConflictReason::NeedsEqualNumbers);
    }
    if rules.end.block == BlockRule::DeadSuit {
        return refused(rules, "end.block", other, ConflictReason::NeedsEqualNumbers);
    }
    if rules.turn.plays == TurnPlays::TwoDoubles {
        return refused(rules, "turn.plays", other, ConflictReason::NeedsEqualNumbers);
    }
    Ok(())
}

/// Whether a bonus is for a tile that fits both ends.
fn by_ends(bonus: &Bonus) -> bool {
    matches!(bonus.event, BonusEvent::Capicua | BonusEvent::Capicu)
}

/// Whether a bonus is for passes of other seats. A side that loses the round may earn such a bonus too.
fn by_passes(bonus: &Bonus) -> bool {
    bonus.event == BonusEvent::PassAllThree
}

/// Whether no tile in play can decide the leader.
fn no_tile_can_lead(rules: &Rules, seats: usize) -> bool {
    let tiles = rules.tile_list(seats);
    !rules.lead_ranking(seats).iter().any(|tile| tiles.contains(tile))
}

/// Conflicts of `score.*` parameters with each other, the account and the match.
fn senses(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    let score = &rules.score;
    let counts_hands = matches!(score.sense, Sense::WinnerGains | Sense::LosersPay);
    if !counts_hands && matches!(score.block_tie, BlockTie::Eggs | BlockTie::Carry) {
        return conflict("score.sense", "score.blockTie", ConflictReason::NothingToCarry);
    }
    if !counts_hands && rules.account.open_at > 0 {
        return conflict("score.sense", "account.openAt", ConflictReason::NothingOpensAccount);
    }
    if !counts_hands && score.round.is_some() {
        return conflict("score.sense", "score.round", ConflictReason::NothingToRound);
    }
    if score.opening != OpeningScores::Every && score.play.is_none() {
        return conflict("score.opening", "score.play", ConflictReason::OpeningNeedsPlayScore);
    }
    if score.opening == OpeningScores::LaterDoubleFive && !score.play.is_some_and(PlayScore::counts_ends) {
        return conflict("score.opening", "score.play", ConflictReason::DoubleFiveNeedsEnds);
    }
    if score.round_cap.is_some() && score.sense != Sense::WinnerGains {
        return conflict("score.roundCap", "score.sense", ConflictReason::RoundCapNeedsWinner);
    }
    if score.round_cap.is_some() && score.play.is_none() {
        return conflict("score.roundCap", "score.play", ConflictReason::RoundCapNeedsPlayScore);
    }
    if score.play.is_some() && score.sense == Sense::LosersPay {
        return conflict("score.play", "score.sense", ConflictReason::PlayScoreNeedsWinner);
    }
    if score.play.is_some() && rules.match_.reach == Reach::Loses {
        return conflict("score.play", "match.reach", ConflictReason::PlayScoreMustNotLose);
    }
    if score.play.is_some() && rules.account.open_at > 0 {
        return conflict("score.play", "account.openAt", ConflictReason::PlayScoreCountsAtOnce);
    }
    if score.sense == Sense::PlayOnly && score.play.is_none() {
        return conflict("score.sense", "score.play", ConflictReason::NothingScores);
    }
    if score.sense == Sense::None && score.play.is_some() {
        return conflict("score.sense", "score.play", ConflictReason::NoPointsCounted);
    }
    if !counts_hands && rules.match_.reach == Reach::Loses {
        return conflict("score.sense", "match.reach", ConflictReason::MostRoundsWin);
    }
    if !score.bonus.is_empty() && matches!(score.sense, Sense::LosersPay | Sense::None) {
        return conflict("score.bonus", "score.sense", ConflictReason::BonusNeedsWinner);
    }
    if !score.bonus.is_empty() && rules.match_.reach == Reach::Loses {
        return conflict("score.bonus", "match.reach", ConflictReason::BonusMustNotLose);
    }
    if score.bonus.iter().any(|bonus| bonus.points > POINTS_MAX) {
        return conflict("score.bonus", "score.sense", ConflictReason::BonusTooLarge { most: POINTS_MAX });
    }
    Ok(())
}

/// Refuses rules that the engine can play, but that make no sense to players: winners of rounds would lose the match.
/// Version 0.1 accepted them, so [`Rules::parse_played`] does too.
fn check_sense(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    let score = &rules.score;
    if score.sense == Sense::WinnerGains && rules.match_.reach == Reach::Loses {
        return conflict("score.sense", "match.reach", ConflictReason::WinnersMustNotLose);
    }
    if score.sense == Sense::LosersPay && rules.match_.reach == Reach::Wins {
        return conflict("score.sense", "match.reach", ConflictReason::LosersMustNotWin);
    }
    match (rules.rating.formula, rules.match_.reach) {
        (Some(RatingFormula::GoatClub), Reach::Wins) => {
            conflict("rating.formula", "match.reach", ConflictReason::RatingNeedsLosingTarget)
        }
        (Some(RatingFormula::Club321), Reach::Loses) => {
            conflict("rating.formula", "match.reach", ConflictReason::RatingNeedsWinningTarget)
        }
        _ => Ok(()),
    }
}

/// Conflicts of `match.test` and `match.instant`.
fn instants(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    let has_instant = |instant| rules.match_.instant.contains(&instant);
    if rules.match_.test == TargetTest::Exactly && rules.match_.reach == Reach::Loses {
        return conflict("match.test", "match.reach", ConflictReason::VoidNeverLoses);
    }
    if rules.match_.test == TargetTest::Exactly && rules.match_.cap.is_some() {
        return conflict("match.test", "match.cap", ConflictReason::VoidOrCut);
    }
    if has_instant(InstantEnd::SixInARow) && rules.score.sense != Sense::RoundPoints {
        return conflict("match.instant", "score.sense", ConflictReason::RowNeedsRoundPoints);
    }
    if has_instant(InstantEnd::SixInARow) && rules.score.play.is_some() {
        return conflict("match.instant", "score.play", ConflictReason::RowAllowsNoOtherPoints);
    }
    if has_instant(InstantEnd::SixInARow) && !rules.score.bonus.is_empty() {
        return conflict("match.instant", "score.bonus", ConflictReason::RowAllowsNoOtherPoints);
    }
    if has_instant(InstantEnd::Announced66)
        && rules.match_.announce_by == AnnounceBy::FirstOpen
        && rules.account.open_at == 0
    {
        return conflict("match.announceBy", "account.openAt", ConflictReason::NoFirstOpenAccount);
    }
    if has_instant(InstantEnd::Announced66) && rules.tiles.set.is_triangles() {
        return conflict("match.instant", "tiles.set", ConflictReason::TrianglesNoAnnouncement);
    }
    Ok(())
}

fn seats_and_tiles(rules: &Rules) -> Result<(), RulesError> {
    let conflict = |first, second, why| refused(rules, first, second, why);
    if rules.seats.count.is_empty() {
        return conflict("seats.count", "deal.hand", ConflictReason::NoPlayers);
    }
    for &players in &rules.seats.count {
        let seats = usize::from(players) * rules.hands_per_player();
        if !(2..=SEATS_MAX).contains(&seats) {
            return conflict(
                "seats.count",
                "deal.hand",
                ConflictReason::SeatsOutOfRange { most: count(SEATS_MAX) },
            );
        }
        if rules.seats.sides == SideRule::Pairs && seats != 4 {
            return conflict("seats.count", "seats.sides", ConflictReason::TwoPairs);
        }
        if rules.seats.sides == SideRule::TwoHands && players != 2 {
            return conflict("seats.count", "seats.sides", ConflictReason::TwoHands);
        }
        if rules.seats.sides == SideRule::TwoHands
            && rules.deal.hand.get(&players).is_some_and(|tiles| tiles % 2 == 1)
        {
            return conflict("deal.hand", "seats.sides", ConflictReason::HandsUneven);
        }
        // `deal.hand` may list fewer numbers of players than `seats.count`. Then only the listed numbers may play.
        let Some(hand) = rules.hand_size(seats) else { continue };
        let tiles = rules.set::<WIDE>(seats);
        if hand == 0 {
            return conflict("deal.hand", "tiles.set", ConflictReason::EmptyHand);
        }
        if seats * hand > tiles.len() {
            return conflict(
                "deal.hand",
                "tiles.set",
                too_few_tiles(rules, players, seats * hand, tiles.len()),
            );
        }
        if let Some(why) = redeals_too_often(rules, hand) {
            return conflict("deal.redeal", "deal.hand", why);
        }
        if let Target::ByPlayers(targets) = &rules.match_.target
            && !targets.contains_key(&players)
        {
            return conflict(
                "match.target",
                "seats.count",
                ConflictReason::NoTargetFor { players: players.into() },
            );
        }
        if rules.target(seats) == Some(0) {
            return conflict("match.target", "match.test", ConflictReason::OverAtOnce);
        }
    }
    if rules.seat_counts().next().is_none() {
        return conflict("seats.count", "deal.hand", ConflictReason::NoHandSize);
    }
    removed_tiles(rules)?;
    let set = Wide::full_set(rules.tiles.set);
    for special in &rules.value.special {
        let distinct: Wide = special.tiles.iter().copied().collect();
        if special.tiles.is_empty() || distinct.len() < special.tiles.len() || special.points > POINTS_MAX {
            return conflict("value.special", "tiles.set", ConflictReason::SpecialValue { most: POINTS_MAX });
        }
    }
    let in_set = |entry: &LeadTile| match *entry {
        LeadTile::Double(number) => number <= rules.tiles.set.highest(),
        LeadTile::Tile(tile) => set.contains(tile),
    };
    if !rules.lead.order.iter().all(in_set) {
        return conflict("lead.order", "tiles.set", ConflictReason::NoSuchTile);
    }
    Ok(())
}

/// Conflicts of `tiles.without` with rules that name a tile. The tile counts as removed if no table has it.
fn removed_tiles(rules: &Rules) -> Result<(), RulesError> {
    let is_removed = |number: u8| {
        let double = Tile::double(number);
        rules.seat_counts().all(|seats| rules.removed(seats.into()).iter().any(|tile| Some(*tile) == double))
    };
    let removed = [0, 6].map(is_removed);
    let needs_removed = |instant: &InstantEnd| match instant {
        InstantEnd::OutWith00 => removed[0],
        InstantEnd::OutWith66 | InstantEnd::Announced66 => removed[1],
        InstantEnd::SixInARow => false,
    };
    if rules.match_.instant.iter().any(needs_removed) {
        return refused(rules, "match.instant", "tiles.without", ConflictReason::TileNotInPlay);
    }
    if removed[0] && rules.score.bonus.iter().any(|bonus| bonus.event == BonusEvent::Chuchazo) {
        return refused(rules, "score.bonus", "tiles.without", ConflictReason::TileNotInPlay);
    }
    Ok(())
}

/// The reason where a table needs more tiles than there are.
fn too_few_tiles(rules: &Rules, players: u8, needed: usize, tiles: usize) -> ConflictReason {
    let most = tiles / (usize::from(players) * rules.hands_per_player()) * rules.hands_per_player();
    ConflictReason::TooFewTiles {
        players: players.into(),
        hand: count(needed / usize::from(players)),
        needed: count(needed),
        tiles: count(tiles),
        most: count(most),
    }
}

/// The reason if most deals would be redealt. A hand holds about `2 * hand / (numbers + 1)` doubles, and as many tiles
/// of each number. Redeals of hands close to that average would rarely stop. So the limits are the average plus
/// 5 quarters for doubles and plus 9 quarters for a number, rounded up.
fn redeals_too_often(rules: &Rules, hand: usize) -> Option<ConflictReason> {
    let numbers = usize::from(rules.tiles.set.highest()) + 1;
    let average_plus_quarters =
        |quarters: usize| (8 * hand + quarters * (numbers + 1)).div_ceil(4 * (numbers + 1));
    let (doubles, suit) = (average_plus_quarters(5), average_plus_quarters(9));
    let too_few = |limit: Option<u8>, least: usize| limit.is_some_and(|limit| usize::from(limit) < least);
    if too_few(rules.deal.redeal.doubles, doubles) {
        Some(ConflictReason::RedealDoubles { least: count(doubles) })
    } else if too_few(rules.deal.redeal.suit, suit) {
        Some(ConflictReason::RedealSuit { least: count(suit) })
    } else {
        None
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The error for two parameters, with their values.
fn refused(rules: &Rules, first: &str, second: &str, why: ConflictReason) -> Result<(), RulesError> {
    Err(RulesError::Conflict { first: parameter(rules, first), second: parameter(rules, second), why })
}

/// A parameter of these rules with its value, written as an override.
fn parameter(rules: &Rules, name: &str) -> String {
    rules.parameter(name).map_or_else(|| name.to_string(), |value| override_text(name, &value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_never_find_a_leader_are_refused() {
        let says = |text| Rules::parse(text).expect_err("two parameters that exclude each other").to_string();
        assert_eq!(
            says("draw lead.order=[] lead.ifNone=redeal"),
            "`lead.ifNone=redeal` conflicts with `lead.order=[]`: every deal would be redealt; name a tile that leads"
        );
        assert!(
            Rules::parse("spanish-pairs lead.order=[] lead.ifNone=redeal").is_ok(),
            "the leader is drawn by lot"
        );
        assert!(Rules::parse("draw lead.ifNone=redeal lead.order=[6]").is_ok());
        let removed = says("draw lead.ifNone=redeal lead.order=[6] tiles.without=[[6,6]]");
        assert!(removed.contains("every deal would be redealt"), "{removed}");
    }

    #[test]
    fn rules_that_redeal_too_often_are_refused() {
        let refused = |text: &str| Rules::parse(text).map_err(|error| error.to_string()).err();
        assert_eq!(
            refused(r#"goat deal.hand={"2":14} deal.redeal={"suit":5} seats.count=[2]"#).as_deref(),
            Some(
                r#"`deal.redeal={"doubles":null,"suit":5}` conflicts with `deal.hand={"2":14}`: most deals would be redealt; ask for 6 tiles of a number or more"#
            )
        );
        assert!(refused(r#"goat deal.redeal={"doubles":2}"#).is_some());
        assert_eq!(refused(r#"goat deal.redeal={"doubles":3,"suit":4}"#), None);
    }

    #[test]
    fn rules_that_compare_ends_need_equal_numbers() {
        let capicua = r#"score.bonus=[{"event":"capicua","points":25}]"#;
        for other in ["tiles.blanks=wild", "layout.match=sum-7"] {
            for rule in [capicua, "end.block=dead-suit", "turn.plays=two-doubles"] {
                let refused = Rules::parse(&alloc::format!("draw {other} {rule}"));
                assert!(
                    matches!(
                        refused,
                        Err(RulesError::Conflict { why: ConflictReason::NeedsEqualNumbers, .. })
                    ),
                    "{other} {rule}: {refused:?}"
                );
            }
        }
    }

    #[test]
    fn rules_that_could_stay_level_for_ever_are_refused() {
        let passes = r#"score.bonus=[{"event":"pass-all-three","points":25}]"#;
        for text in [
            "all-fives match.cap=150".to_string(),
            alloc::format!("spanish-pairs match.cap=150 {passes}"),
            alloc::format!("spanish-pairs match.test=== {passes}"),
        ] {
            let refused = Rules::parse(&text);
            assert!(
                matches!(refused, Err(RulesError::Conflict { why: ConflictReason::TieNeverBroken, .. })),
                "{text}: {refused:?}"
            );
        }
    }
}
