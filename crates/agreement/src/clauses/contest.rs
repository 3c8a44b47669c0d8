//! Sentences of `account.*`, `match.*` and `rating.*`.

use boneyard_rules::{
    Rules,
    ruleset::{
        AnnounceBy, Below, BlockPays, BlockTie, InstantEnd, Reach, Sense, SeveralOver, Target, TargetTest,
    },
};

use super::{Clause, Place, chosen, counts_hands, may_tie, own_line_if, part_if, word};
use boneyard_i18n::Messages;

use crate::words::player_counts;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "account.openAt",
        sentence: |rules, words| match rules.account.open_at {
            0 => words.message("account-openAt.none"),
            points => words.message_with("account-openAt.number", [("points", points.into())]),
        },
        place: |rules| own_line_if(counts_hands(rules), rules.account.open_at == 0, "score.sense"),
    },
    Clause {
        parameter: "account.below",
        sentence: |rules, words| chosen(words, "account-below", rules.account.below),
        place: |rules| own_line_if(opens(rules), rules.account.below == Below::Lost, account_line(rules)),
    },
    Clause {
        parameter: "account.clearOnOut",
        sentence: |rules, words| chosen(words, "account-clearOnOut", rules.account.clear_on_out),
        place: |rules| own_line_if(remembers(rules), !rules.account.clear_on_out, account_line(rules)),
    },
    Clause {
        parameter: "account.blockResets",
        sentence: |rules, words| chosen(words, "account-blockResets", rules.account.block_resets),
        place: |rules| {
            let for_one = rules.score.block == BlockPays::HighestPaysTable;
            own_line_if(remembers(rules) && for_one, !rules.account.block_resets, account_line(rules))
        },
    },
    Clause {
        parameter: "account.carryOpens",
        sentence: |rules, words| {
            let key = format!("account-carryOpens.{}", word(rules.account.carry_opens));
            words.message_with(&key, [("below", word(rules.account.below).into())])
        },
        place: |rules| {
            let carries = matches!(rules.score.block_tie, BlockTie::Eggs | BlockTie::Carry) && may_tie(rules);
            own_line_if(opens(rules) && carries, rules.account.carry_opens, account_line(rules))
        },
    },
    Clause { parameter: "match.target", sentence: target, place: |_| Place::Own },
    Clause {
        parameter: "match.reach",
        sentence: |rules, words| chosen(words, "match-reach", rules.match_.reach),
        place: |rules| {
            let host = if has_target(rules) { "match.target" } else { "match.rounds" };
            let applies = has_target(rules) || rules.match_.rounds.is_some();
            part_if(applies, rules.match_.reach == Reach::Wins, host)
        },
    },
    Clause {
        parameter: "match.test",
        sentence: |rules, words| words.message(&format!("match-test.{}", test(rules))),
        place: |rules| part_if(has_target(rules), rules.match_.test == TargetTest::AtLeast, "match.target"),
    },
    Clause {
        parameter: "match.severalOver",
        sentence: |rules, words| chosen(words, "match-severalOver", rules.match_.several_over),
        place: |rules| {
            let has_effect = has_target(rules) && rules.match_.reach == Reach::Loses;
            own_line_if(has_effect, rules.match_.several_over == SeveralOver::All, "match.target")
        },
    },
    Clause {
        parameter: "match.cap",
        sentence: |rules, words| match rules.match_.cap {
            None => words.message("match-cap.none"),
            Some(cap) => words.message_with("match-cap.number", [("cap", cap.into())]),
        },
        place: |rules| {
            let writes = has_target(rules) && counts_hands(rules) && rules.match_.test != TargetTest::Exactly;
            let capped = rules.match_.cap.is_some();
            own_line_if(writes || capped, !capped, "match.target")
        },
    },
    Clause {
        parameter: "match.rounds",
        sentence: |rules, words| match (rules.match_.rounds, rules.match_.reach) {
            (Some(1), Reach::Wins) if rules.score.sense == Sense::None => {
                words.message("match-rounds.single")
            }
            (None, _) => words.message("match-rounds.none"),
            (Some(rounds), Reach::Wins) => {
                words.message_with("match-rounds.highest", [("rounds", rounds.into())])
            }
            (Some(rounds), Reach::Loses) => {
                words.message_with("match-rounds.lowest", [("rounds", rounds.into())])
            }
        },
        place: |_| Place::Own,
    },
    Clause { parameter: "match.instant", sentence: instant, place: |_| Place::Own },
    Clause {
        parameter: "match.announceBy",
        sentence: |rules, words| chosen(words, "match-announceBy", rules.match_.announce_by),
        place: |rules| {
            let applies = rules.match_.instant.contains(&InstantEnd::Announced66);
            part_if(applies, rules.match_.announce_by == AnnounceBy::FirstOpen, "match.instant")
        },
    },
    Clause {
        parameter: "rating.formula",
        sentence: |rules, words| chosen(words, "rating-formula", rules.rating.formula),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "rating.remembered",
        sentence: |rules, words| chosen(words, "rating-remembered", rules.rating.remembered),
        place: |rules| {
            let has_effect = rules.rating.formula.is_some() && remembers(rules);
            own_line_if(has_effect, !rules.rating.remembered, "rating.formula")
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

/// The parameter whose line covers a parameter of accounts without effect.
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

fn target(rules: &Rules, words: &Messages) -> String {
    let unit = match rules.score.sense {
        _ if rules.match_.instant.contains(&InstantEnd::SixInARow) => "row",
        Sense::None | Sense::RoundPoints => "rounds",
        _ => "points",
    };
    let sentence = |target: u32| {
        let key = format!("match-target.{}-{}", word(rules.match_.reach), test(rules));
        words.message_with(&key, [("target", target.into()), ("unit", unit.into())])
    };
    match &rules.match_.target {
        Target::None(()) => words.message("match-target.none"),
        Target::Points(points) => sentence(*points),
        Target::ByPlayers(by_players) => {
            // Numbers of players with the same target share a sentence.
            let mut groups: Vec<(u32, Vec<u8>)> = Vec::new();
            for (players, points) in by_players {
                match groups.iter_mut().find(|(known, _)| known == points) {
                    Some((_, together)) => together.push(*players),
                    None => groups.push((*points, vec![*players])),
                }
            }
            let sentence = |(points, players): &(u32, Vec<u8>)| {
                let values = [
                    ("players", player_counts(words, players).into()),
                    ("sentence", continued(&sentence(*points)).into()),
                ];
                words.message_with("for-players", values)
            };
            groups.iter().map(sentence).collect::<Vec<_>>().join(" ")
        }
    }
}

/// A sentence without its capital, to follow a colon.
fn continued(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn instant(rules: &Rules, words: &Messages) -> String {
    if rules.match_.instant.is_empty() {
        return words.message("match-instant.none");
    }
    let sentence = |instant: &InstantEnd| {
        let values = [("announce", word(rules.match_.announce_by).into())];
        words.message_with(&format!("match-instant.{}", word(instant)), values)
    };
    rules.match_.instant.iter().map(sentence).collect::<Vec<_>>().join(" ")
}
