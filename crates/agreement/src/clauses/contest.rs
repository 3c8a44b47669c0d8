//! The account, the match, and the rating.

use boneyard_rules::{
    Rules,
    ruleset::{
        AnnounceBy, Below, BlockPays, BlockTie, InstantEnd, Reach, Sense, SeveralOver, Target, TargetTest,
    },
};

use super::{Clause, Place, chosen, counts_hands, may_tie, own_if, part_if, word};
use crate::words::Words;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "account.openAt",
        says: |rules, words| match rules.account.open_at {
            0 => words.say("account-openAt.none"),
            points => words.tell("account-openAt.number", [("points", points.into())]),
        },
        place: |rules| own_if(counts_hands(rules), rules.account.open_at == 0, "score.sense"),
    },
    Clause {
        parameter: "account.below",
        says: |rules, words| chosen(words, "account-below", rules.account.below),
        place: |rules| own_if(opens(rules), rules.account.below == Below::Lost, account_line(rules)),
    },
    Clause {
        parameter: "account.clearOnOut",
        says: |rules, words| chosen(words, "account-clearOnOut", rules.account.clear_on_out),
        place: |rules| own_if(remembers(rules), !rules.account.clear_on_out, account_line(rules)),
    },
    Clause {
        parameter: "account.blockResets",
        says: |rules, words| chosen(words, "account-blockResets", rules.account.block_resets),
        place: |rules| {
            let for_one = rules.score.block == BlockPays::HighestPaysTable;
            own_if(remembers(rules) && for_one, !rules.account.block_resets, account_line(rules))
        },
    },
    Clause {
        parameter: "account.carryOpens",
        says: |rules, words| {
            let key = format!("account-carryOpens.{}", word(rules.account.carry_opens));
            words.tell(&key, [("below", word(rules.account.below).into())])
        },
        place: |rules| {
            let waits = matches!(rules.score.block_tie, BlockTie::Eggs | BlockTie::Carry) && may_tie(rules);
            own_if(opens(rules) && waits, rules.account.carry_opens, account_line(rules))
        },
    },
    Clause { parameter: "match.target", says: target, place: |_| Place::Own },
    Clause {
        parameter: "match.reach",
        says: |rules, words| chosen(words, "match-reach", rules.match_.reach),
        place: |rules| {
            let host = if has_target(rules) { "match.target" } else { "match.rounds" };
            let said = has_target(rules) || rules.match_.rounds.is_some();
            part_if(said, rules.match_.reach == Reach::Wins, host)
        },
    },
    Clause {
        parameter: "match.test",
        says: |rules, words| words.say(&format!("match-test.{}", test(rules))),
        place: |rules| part_if(has_target(rules), rules.match_.test == TargetTest::AtLeast, "match.target"),
    },
    Clause {
        parameter: "match.severalOver",
        says: |rules, words| chosen(words, "match-severalOver", rules.match_.several_over),
        place: |rules| {
            let has_effect = has_target(rules) && rules.match_.reach == Reach::Loses;
            own_if(has_effect, rules.match_.several_over == SeveralOver::All, "match.target")
        },
    },
    Clause {
        parameter: "match.cap",
        says: |rules, words| match rules.match_.cap {
            None => words.say("match-cap.none"),
            Some(cap) => words.tell("match-cap.number", [("cap", cap.into())]),
        },
        place: |rules| {
            let writes = has_target(rules) && counts_hands(rules) && rules.match_.test != TargetTest::Exactly;
            let capped = rules.match_.cap.is_some();
            own_if(writes || capped, !capped, "match.target")
        },
    },
    Clause {
        parameter: "match.rounds",
        says: |rules, words| match (rules.match_.rounds, rules.match_.reach) {
            (Some(1), Reach::Wins) if rules.score.sense == Sense::None => words.say("match-rounds.single"),
            (None, _) => words.say("match-rounds.none"),
            (Some(rounds), Reach::Wins) => words.tell("match-rounds.highest", [("rounds", rounds.into())]),
            (Some(rounds), Reach::Loses) => words.tell("match-rounds.lowest", [("rounds", rounds.into())]),
        },
        place: |_| Place::Own,
    },
    Clause { parameter: "match.instant", says: instant, place: |_| Place::Own },
    Clause {
        parameter: "match.announceBy",
        says: |rules, words| chosen(words, "match-announceBy", rules.match_.announce_by),
        place: |rules| {
            let said = rules.match_.instant.contains(&InstantEnd::Announced66);
            part_if(said, rules.match_.announce_by == AnnounceBy::FirstOpen, "match.instant")
        },
    },
    Clause {
        parameter: "rating.formula",
        says: |rules, words| chosen(words, "rating-formula", rules.rating.formula),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "rating.remembered",
        says: |rules, words| chosen(words, "rating-remembered", rules.rating.remembered),
        place: |rules| {
            let has_effect = rules.rating.formula.is_some() && remembers(rules);
            own_if(has_effect, !rules.rating.remembered, "rating.formula")
        },
    },
];

fn opens(rules: &Rules) -> bool {
    counts_hands(rules) && rules.account.open_at > 0
}

fn remembers(rules: &Rules) -> bool {
    opens(rules) && rules.account.below == Below::Remembered
}

/// The line that speaks of accounts.
fn account_line(rules: &Rules) -> &'static str {
    if counts_hands(rules) { "account.openAt" } else { "score.sense" }
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

fn target(rules: &Rules, words: &Words) -> String {
    let unit = match rules.score.sense {
        _ if rules.match_.instant.contains(&InstantEnd::SixInARow) => "row",
        Sense::None | Sense::RoundPoints => "rounds",
        _ => "points",
    };
    let sentence = |target: u32| {
        let key = format!("match-target.{}-{}", word(rules.match_.reach), test(rules));
        words.tell(&key, [("target", target.into()), ("unit", unit.into())])
    };
    match &rules.match_.target {
        Target::None(()) => words.say("match-target.none"),
        Target::Points(points) => sentence(*points),
        Target::ByPlayers(by_players) => {
            // Numbers of players with the same target are said together.
            let mut groups: Vec<(u32, Vec<u8>)> = Vec::new();
            for (players, points) in by_players {
                match groups.iter_mut().find(|(known, _)| known == points) {
                    Some((_, together)) => together.push(*players),
                    None => groups.push((*points, vec![*players])),
                }
            }
            let told = |(points, players): &(u32, Vec<u8>)| {
                let values = [
                    ("players", words.players(players).into()),
                    ("sentence", continued(&sentence(*points)).into()),
                ];
                words.tell("for-players", values)
            };
            groups.iter().map(told).collect::<Vec<_>>().join(" ")
        }
    }
}

/// A sentence as it reads after a colon.
fn continued(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn instant(rules: &Rules, words: &Words) -> String {
    if rules.match_.instant.is_empty() {
        return words.say("match-instant.none");
    }
    let sentence = |instant: &InstantEnd| {
        let values = [("announce", word(rules.match_.announce_by).into())];
        words.tell(&format!("match-instant.{}", word(instant)), values)
    };
    rules.match_.instant.iter().map(sentence).collect::<Vec<_>>().join(" ")
}
