//! Sentences of `account.*`, `match.*` and `rating.*`.

use boneyard_rules::{
    Rules,
    ruleset::{
        AnnounceBy, Below, BlockPays, BlockTie, BonusEvent, InstantEnd, Reach, Sense, Target, TargetTest,
    },
};

use super::{
    Clause, Place, counts_hands,
    facts::{Facts, Wording},
    highest_target, may_tie, own_if, own_or_nothing, part_if, word,
};

use crate::words::player_counts;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "account.openAt",
        sentence: |said| match said.rules().account.open_at {
            0 => said.say("account-openAt.none"),
            points => said.say_with("account-openAt.number", [("points", points.into())]),
        },
        place: |Facts { rules, .. }| {
            own_or_nothing(counts_hands(rules), "score.sense", rules.account.open_at == 0)
        },
    },
    Clause {
        parameter: "account.below",
        sentence: |said| said.chosen("account-below", said.rules().account.below),
        place: |Facts { rules, .. }| own_if(opens(rules), "account.openAt"),
    },
    Clause {
        parameter: "account.clearOnOut",
        sentence: |said| said.chosen("account-clearOnOut", said.rules().account.clear_on_out),
        place: |Facts { rules, .. }| match rules.account.clear_on_out {
            _ if !remembers(rules) => Place::Unused("account.openAt"),
            true => Place::Own,
            false => Place::Within("account.below"),
        },
    },
    Clause {
        parameter: "account.blockResets",
        sentence: |said| said.chosen("account-blockResets", said.rules().account.block_resets),
        place: |Facts { rules, .. }| match rules.account.block_resets {
            _ if !remembers(rules) || rules.score.block != BlockPays::HighestPaysTable => {
                Place::Unused("account.openAt")
            }
            true => Place::Own,
            false => Place::Within("account.below"),
        },
    },
    Clause {
        parameter: "account.carryOpens",
        sentence: |said| {
            let key = format!("account-carryOpens.{}", word(said.rules().account.carry_opens));
            said.say_with(&key, [("below", word(said.rules().account.below).into())])
        },
        place: |Facts { rules, .. }| {
            let carries = matches!(rules.score.block_tie, BlockTie::Eggs | BlockTie::Carry) && may_tie(rules);
            own_if(opens(rules) && carries, "account.openAt")
        },
    },
    Clause {
        parameter: "match.target",
        sentence: target,
        place: |Facts { rules, .. }| match () {
            () if !has_target(rules) => Place::Within("match.rounds"),
            () if ends_before_target(rules) => Place::Unused("match.instant"),
            () => own_if(!is_one_round(rules), "match.rounds"),
        },
    },
    Clause {
        parameter: "match.reach",
        sentence: |said| said.chosen("match-reach", said.rules().match_.reach),
        place: |_| Place::Within("match.target"),
    },
    Clause {
        parameter: "match.test",
        sentence: |said| said.say(&format!("match-test.{}", test(said.rules()))),
        place: |Facts { rules, .. }| part_if(has_target(rules) && !is_one_round(rules), "match.target"),
    },
    Clause {
        parameter: "match.severalOver",
        sentence: |said| said.chosen("match-severalOver", said.rules().match_.several_over),
        place: |facts| {
            let loses = facts.rules.match_.reach == Reach::Loses;
            own_if(has_target(facts.rules) && loses && several_score(facts), "match.target")
        },
    },
    Clause {
        parameter: "match.cap",
        sentence: |said| match said.rules().match_.cap {
            None => said.say("match-cap.none"),
            Some(cap) => said.say_with("match-cap.number", [("cap", cap.into())]),
        },
        place: |Facts { rules, .. }| {
            let applies = has_target(rules)
                && counts_hands(rules)
                && rules.match_.reach == Reach::Wins
                && rules.match_.test != TargetTest::Exactly;
            own_or_nothing(applies || rules.match_.cap.is_some(), "match.target", rules.match_.cap.is_none())
        },
    },
    Clause {
        parameter: "match.rounds",
        sentence: rounds,
        place: |Facts { rules, .. }| {
            if rules.match_.rounds.is_none() && has_target(rules) {
                return Place::Within("match.target");
            }
            Place::Own
        },
    },
    Clause {
        parameter: "match.instant",
        sentence: instant,
        place: |Facts { rules, .. }| match rules.match_.instant.as_slice() {
            [] => Place::Nothing,
            [InstantEnd::SixInARow] if counts_to_row(rules) => Place::Within("match.target"),
            _ => Place::Own,
        },
    },
    Clause {
        parameter: "match.announceBy",
        sentence: |said| said.chosen("match-announceBy", said.rules().match_.announce_by),
        place: |Facts { rules, .. }| {
            part_if(rules.match_.instant.contains(&InstantEnd::Announced66), "match.instant")
        },
    },
    Clause {
        parameter: "rating.formula",
        sentence: |said| {
            let key = format!("rating-formula.{}", word(said.rules().rating.formula));
            said.say_with(&key, [("most", losers_most(said.facts).into())])
        },
        place: |Facts { rules, .. }| {
            if rules.rating.formula.is_none() { Place::Nothing } else { Place::Own }
        },
    },
    Clause {
        parameter: "rating.remembered",
        sentence: |said| said.chosen("rating-remembered", said.rules().rating.remembered),
        place: |Facts { rules, .. }| {
            own_if(rules.rating.formula.is_some() && remembers(rules), "rating.formula")
        },
    },
];

/// Whether an account must be opened before points are written.
fn opens(rules: &Rules) -> bool {
    counts_hands(rules) && rules.account.open_at > 0
}

/// Whether points below the opening are remembered beside the account.
fn remembers(rules: &Rules) -> bool {
    opens(rules) && rules.account.below == Below::Remembered
}

fn has_target(rules: &Rules) -> bool {
    rules.match_.target != Target::None(())
}

fn test(rules: &Rules) -> &'static str {
    match rules.match_.test {
        TargetTest::AtLeast => "at-least",
        TargetTest::Above => "above",
        TargetTest::Exactly => "exactly",
    }
}

/// Whether one round decides the match by who wins it. Then no target is reached before.
fn is_one_round(rules: &Rules) -> bool {
    unit(rules) == "rounds" && rules.match_.rounds == Some(1)
}

/// How many rounds in a row end the match, also below the target.
const ROW: u32 = 6;

/// Whether six rounds in a row end the match before any table can reach the target.
pub(crate) fn ends_before_target(rules: &Rules) -> bool {
    let is_more =
        |seats: u8| rules.match_.target.points(rules.players(seats.into())).is_some_and(|it| it > ROW);
    rules.match_.instant.contains(&InstantEnd::SixInARow) && rules.seat_counts().all(is_more)
}

/// Whether the target counts rounds in a row, of which six are always enough.
fn counts_to_row(rules: &Rules) -> bool {
    unit(rules) == "row" && has_target(rules) && !ends_before_target(rules)
}

/// What the losers of a match can have at most, as the match points of a club tell: `below` is 50 or less.
pub(crate) fn losers_most(facts: &Facts) -> &'static str {
    let match_ = &facts.rules.match_;
    let has_less = match_.reach == Reach::Wins && match_.test == TargetTest::AtLeast && !several_score(facts);
    let is_low = highest_target(facts.rules).is_some_and(|target| target <= 51);
    if has_less && is_low { "below" } else { "above" }
}

/// Whether several sides can score in the same round.
fn several_score(facts: &Facts) -> bool {
    let score = &facts.rules.score;
    let passes = score.bonus.iter().any(|bonus| bonus.event == BonusEvent::PassAllThree);
    let losers = score.sense == Sense::LosersPay && (!facts.two_sides || score.block == BlockPays::OwnAll);
    score.play.is_some() || passes || losers
}

/// What a total counts.
fn unit(rules: &Rules) -> &'static str {
    let other_points = rules.score.play.is_some() || !rules.score.bonus.is_empty();
    match rules.score.sense {
        _ if rules.match_.instant.contains(&InstantEnd::SixInARow) => "row",
        Sense::None => "rounds",
        Sense::RoundPoints if !other_points => "rounds",
        _ => "points",
    }
}

fn target(said: &Wording) -> String {
    let rules = said.rules();
    let sentence_of = |target: u32| {
        let is_above = rules.match_.test == TargetTest::Above;
        let (key, target) = if counts_to_row(rules) {
            ("match-target.wins-at-least".into(), (target + u32::from(is_above)).min(ROW))
        } else {
            (format!("match-target.{}-{}", word(rules.match_.reach), test(rules)), target)
        };
        said.say_with(&key, [("target", target.into()), ("unit", unit(rules).into())])
    };
    let highest_wins = unit(rules) == "points"
        && rules.match_.reach == Reach::Wins
        && rules.match_.test != TargetTest::Exactly
        && several_score(said.facts);
    let mut sentences = match &rules.match_.target {
        Target::None(()) => return said.say("match-target.none"),
        Target::Points(points) => vec![sentence_of(*points)],
        Target::ByPlayers(by_players) => {
            // Numbers of players with the same target share a sentence.
            let mut groups: Vec<(u32, Vec<u8>)> = Vec::new();
            for (players, points) in by_players.iter().filter(|(players, _)| said.facts.seats(**players)) {
                match groups.iter_mut().find(|(known, _)| known == points) {
                    Some((_, together)) => together.push(*players),
                    None => groups.push((*points, vec![*players])),
                }
            }
            let sentence = |(points, players): &(u32, Vec<u8>)| {
                let values = [
                    ("players", player_counts(said.words, players).into()),
                    ("sentence", continued(&sentence_of(*points)).into()),
                ];
                said.say_with("for-players", values)
            };
            match groups.as_slice() {
                [(points, _)] => vec![sentence_of(*points)],
                groups => groups.iter().map(sentence).collect(),
            }
        }
    };
    if highest_wins {
        sentences.push(said.say("match-target.several"));
    }
    sentences.join(" ")
}

/// A sentence without its capital, to follow a colon.
fn continued(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn rounds(said: &Wording) -> String {
    let rules = said.rules();
    let values = |rounds: u32| [("rounds", rounds.into()), ("unit", unit(rules).into())];
    match (rules.match_.rounds, rules.match_.reach) {
        (None, _) => said.say("match-rounds.none"),
        (Some(1), Reach::Wins) if rules.score.sense == Sense::None => said.say("match-rounds.single"),
        (Some(rounds), Reach::Wins) => said.say_with("match-rounds.highest", values(rounds)),
        (Some(rounds), Reach::Loses) => said.say_with("match-rounds.lowest", values(rounds)),
    }
}

fn instant(said: &Wording) -> String {
    let rules = said.rules();
    if rules.match_.instant.is_empty() {
        return said.say("match-instant.none");
    }
    let sentence = |instant: &InstantEnd| {
        let who = match (opens(rules), rules.match_.announce_by) {
            (false, _) => "anyone",
            (true, AnnounceBy::OpenSide) => "open",
            (true, AnnounceBy::FirstOpen) => "first",
        };
        said.say_with(&format!("match-instant.{}", word(instant)), [("announcer", who.into())])
    };
    let instants = &rules.match_.instant;
    let is_target = |instant: &&InstantEnd| **instant == InstantEnd::SixInARow && counts_to_row(rules);
    // The target says the same.
    let others = instants.iter().filter(|instant| instants.len() == 1 || !is_target(instant));
    others.map(sentence).collect::<Vec<_>>().join(" ")
}
