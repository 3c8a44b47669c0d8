//! Sentences of `value.*` and `score.*`.

use boneyard_rules::{
    Rules,
    ruleset::{
        BlockPays, BlockTie, BlockWinner, Bonus, Eggs, OpeningScores, OutPays, PlayScore, Sense, Shape,
        SideRule, SpecialValue, SpecialWhen, Target,
    },
};

use super::{
    Clause, Place, asks_block_winner, chosen, counts_hands, gives_ties, has_two_sides, is_solo, may_tie,
    own_line_if, part_if, rewards_rounds, weighs_hands, word,
};
use boneyard_i18n::Messages;

use crate::words::tile_list;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "value.special",
        sentence: special,
        place: |rules| own_line_if(weighs_hands(rules), rules.value.special.is_empty(), "score.sense"),
    },
    Clause { parameter: "score.sense", sentence: sense, place: |_| Place::Own },
    Clause {
        parameter: "score.out",
        sentence: |rules, words| match rules.score.out {
            OutPays::Opponents if is_solo(rules) => words.message("score-out.opponents-solo"),
            OutPays::Table if rules.seats.sides == SideRule::TwoHands => {
                words.message("score-out.table-two-hands")
            }
            out => chosen(words, "score-out", out),
        },
        place: |rules| own_line_if(counts_hands(rules), rules.score.out == OutPays::Opponents, "score.sense"),
    },
    Clause {
        parameter: "score.play",
        sentence: |rules, words| {
            let mut sentences = vec![chosen(words, "score-play", rules.score.play)];
            let counts_ends = matches!(rules.score.play, Some(PlayScore::Fives | PlayScore::FivesThrees));
            if counts_ends && rules.layout.shape == Shape::Cross {
                sentences.push(words.message("score-play.empty-arm"));
            }
            if rules.score.play.is_some() && rules.match_.target != Target::None(()) {
                sentences.push(words.message("score-play.played-out"));
            }
            sentences.join(" ")
        },
        place: |_| Place::Own,
    },
    Clause {
        parameter: "score.opening",
        sentence: |rules, words| match (rules.score.opening, rules.score.round_cap) {
            (OpeningScores::LaterDoubleFive, Some(cap)) => {
                words.message_with("score-opening.later-5-5-below", [("cap", cap.into())])
            }
            (opening, _) => chosen(words, "score-opening", opening),
        },
        place: |rules| {
            let usual = rules.score.opening == OpeningScores::Every;
            own_line_if(rules.score.play.is_some() && !usual, usual, "score.play")
        },
    },
    Clause {
        parameter: "score.round",
        sentence: |rules, words| chosen(words, "score-round", rules.score.round),
        place: |rules| {
            let gains = rules.score.sense == Sense::WinnerGains;
            own_line_if(gains, rules.score.round.is_none(), "score.sense")
        },
    },
    Clause {
        parameter: "score.roundCap",
        sentence: |rules, words| match rules.score.round_cap {
            None => words.message("score-roundCap.none"),
            Some(cap) => words.message_with("score-roundCap.number", [("cap", cap.into())]),
        },
        place: |rules| {
            let (gains, usual) = (rules.score.sense == Sense::WinnerGains, rules.score.round_cap.is_none());
            own_line_if(gains && !usual, usual, "score.sense")
        },
    },
    Clause { parameter: "score.bonus", sentence: bonus, place: |_| Place::Own },
    Clause {
        parameter: "score.blockWinner",
        sentence: |rules, words| match rules.score.block_winner {
            BlockWinner::LowestPlayer if is_solo(rules) => {
                words.message("score-blockWinner.lowest-player-solo")
            }
            winner => chosen(words, "score-blockWinner", winner),
        },
        place: |rules| {
            let usual = rules.score.block_winner == BlockWinner::LowestPlayer;
            own_line_if(asks_block_winner(rules), usual, "score.sense")
        },
    },
    Clause {
        parameter: "score.block",
        sentence: |rules, words| chosen(words, "score-block", rules.score.block),
        place: |rules| {
            let usual = rules.score.block == BlockPays::OpponentsMinusOwn;
            own_line_if(counts_hands(rules), usual, "score.sense")
        },
    },
    Clause {
        parameter: "score.blockTie",
        sentence: tie,
        place: |rules| {
            let host = if asks_block_winner(rules) { "score.blockWinner" } else { "score.sense" };
            let has_effect = may_tie(rules) && !(gives_ties(rules) && has_no_winner(rules));
            own_line_if(has_effect, rules.score.block_tie == BlockTie::Void, host)
        },
    },
    Clause {
        parameter: "score.eggs",
        sentence: |rules, words| chosen(words, "score-eggs", rules.score.eggs),
        place: |rules| {
            let applies = may_tie(rules) && rules.score.block_tie == BlockTie::Eggs;
            let host = if may_tie(rules) { "score.blockTie" } else { "score.sense" };
            part_if(applies, rules.score.eggs == Eggs::Sum, host)
        },
    },
];

/// Whether a block is paid without a winner.
fn has_no_winner(rules: &Rules) -> bool {
    rules.score.block_winner == BlockWinner::Nobody
}

fn sense(rules: &Rules, words: &Messages) -> String {
    match rules.score.sense {
        Sense::WinnerGains if rules.score.play.is_some() => words.message("score-sense.winner-gains-play"),
        Sense::LosersPay if is_solo(rules) => words.message("score-sense.losers-pay-solo"),
        Sense::PlayOnly if rules.score.bonus.is_empty() => words.message("score-sense.play-only-bare"),
        Sense::PlayOnly if !rewards_rounds(rules) => {
            format!("{} {}", words.message("score-sense.play-only"), words.message("score-sense.no-block"))
        }
        sense => chosen(words, "score-sense", sense),
    }
}

fn special(rules: &Rules, words: &Messages) -> String {
    let key = if rules.tiles.set.is_triangles() { "value-special.numbers" } else { "value-special.pips" };
    let sentence = |special: &SpecialValue| {
        let key = match special.when {
            SpecialWhen::Only => "value-special.only",
            SpecialWhen::Held => "value-special.held",
        };
        words.message_with(
            key,
            [
                ("count", special.tiles.len().into()),
                ("tiles", tile_list(words, &special.tiles).into()),
                ("points", special.points.into()),
            ],
        )
    };
    let specials = rules.value.special.iter().map(sentence);
    [words.message(key)].into_iter().chain(specials).collect::<Vec<_>>().join(" ")
}

fn bonus(rules: &Rules, words: &Messages) -> String {
    if rules.score.bonus.is_empty() {
        return words.message("score-bonus.none");
    }
    let sentence = |bonus: &Bonus| {
        words.message_with(&format!("score-bonus.{}", word(bonus.event)), [("points", bonus.points.into())])
    };
    rules.score.bonus.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

fn tie(rules: &Rules, words: &Messages) -> String {
    let waits = matches!(rules.score.block_tie, BlockTie::Void | BlockTie::Eggs | BlockTie::Carry);
    let who = match (rules.score.sense, rules.score.block) {
        _ if !waits => "",
        (Sense::LosersPay, BlockPays::HighestPaysTable) => "-highest",
        (Sense::LosersPay, _) => "-own",
        _ => "",
    };
    if rules.score.block_tie == BlockTie::Void && who == "-own" && has_two_sides(rules) {
        return words.message("score-blockTie.void-own-two");
    }
    let key = format!("score-blockTie.{}{who}", word(rules.score.block_tie));
    let equal = words.message(match rules.score.block_winner {
        BlockWinner::BlockerVsNext => "tie-compared",
        BlockWinner::FewestTiles => "tie-fewest",
        _ => "tie-lowest",
    });
    words.message_with(&key, [("equal", equal.into()), ("eggs", word(rules.score.eggs).into())])
}
