//! Sentences of `value.*` and `score.*`.

use boneyard_rules::{
    Rules,
    ruleset::{
        BlockPays, BlockTie, BlockWinner, Bonus, BonusEvent, Faces, OpeningScores, PlayScore, Sense, Shape,
        SpecialValue, SpecialWhen, Target,
    },
};

use super::{
    Clause, Place, asks_block_winner, bonuses, counts_hands,
    facts::{Facts, Wording},
    has_no_block_winner, may_pass, may_tie, own_if, own_or_nothing, part_if, rewards_rounds, weighs_hands,
    word,
};

use crate::words::tile_list;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "value.special",
        sentence: special,
        place: |Facts { rules, .. }| own_if(weighs_hands(rules), "score.sense"),
    },
    Clause { parameter: "score.sense", sentence: sense, place: |_| Place::Own },
    Clause {
        parameter: "score.out",
        sentence: |said| said.chosen("score-out", said.rules().score.out),
        place: |Facts { rules, .. }| own_if(counts_hands(rules), "score.sense"),
    },
    Clause {
        parameter: "score.play",
        sentence: play,
        place: |Facts { rules, .. }| own_or_nothing(true, "score.sense", rules.score.play.is_none()),
    },
    Clause {
        parameter: "score.opening",
        sentence: |said| match (said.rules().score.opening, said.rules().score.round_cap) {
            (OpeningScores::LaterDoubleFive, Some(cap)) if may_pass(said.rules(), cap) => {
                said.say_with("score-opening.later-5-5-below", [("cap", cap.into())])
            }
            (opening, _) => said.chosen("score-opening", opening),
        },
        place: |Facts { rules, .. }| match rules.score.opening {
            _ if rules.score.play.is_none() => Place::Unused("score.play"),
            OpeningScores::Every => Place::Within("score.play"),
            _ => Place::Own,
        },
    },
    Clause {
        parameter: "score.round",
        sentence: |said| said.chosen("score-round", said.rules().score.round),
        place: |Facts { rules, .. }| {
            let gains = rules.score.sense == Sense::WinnerGains;
            own_or_nothing(gains, "score.sense", rules.score.round.is_none())
        },
    },
    Clause {
        parameter: "score.roundCap",
        sentence: |said| match said.rules().score.round_cap {
            None => said.say("score-roundCap.none"),
            Some(cap) => said.say_with("score-roundCap.number", [("cap", cap.into())]),
        },
        place: |facts| {
            let cap = |rules: &Rules| rules.score.round_cap.is_some();
            // Where the game usually has a limit, players must learn that there is none.
            let is_usual = facts.preset.as_ref().is_some_and(|preset| cap(&preset.rules));
            own_if(cap(facts.rules) || is_usual, "score.sense")
        },
    },
    Clause {
        parameter: "score.bonus",
        sentence: bonus,
        place: |Facts { rules, .. }| own_or_nothing(true, "score.sense", bonuses(rules).next().is_none()),
    },
    Clause {
        parameter: "score.blockWinner",
        sentence: |said| said.chosen("score-blockWinner", said.rules().score.block_winner),
        place: |Facts { rules, .. }| match asks_block_winner(rules) {
            false => Place::Unused("score.sense"),
            // The sentence of `score.block` says who scores the block.
            true if has_no_block_winner(rules) => Place::Within("score.block"),
            true => Place::Own,
        },
    },
    Clause {
        parameter: "score.block",
        sentence: |said| said.chosen("score-block", said.rules().score.block),
        place: |Facts { rules, .. }| own_if(counts_hands(rules), "score.sense"),
    },
    Clause {
        parameter: "score.blockTie",
        sentence: tie,
        place: |Facts { rules, .. }| own_if(may_tie(rules), "end.block"),
    },
    Clause {
        parameter: "score.eggs",
        sentence: |said| said.chosen("score-eggs", said.rules().score.eggs),
        place: |Facts { rules, .. }| {
            part_if(may_tie(rules) && rules.score.block_tie == BlockTie::Eggs, "score.blockTie")
        },
    },
];

fn sense(said: &Wording) -> String {
    let rules = said.rules();
    match rules.score.sense {
        Sense::WinnerGains if rules.score.play.is_some() => said.say("score-sense.winner-gains-play"),
        Sense::PlayOnly if rules.score.bonus.is_empty() => said.say("score-sense.play-only-bare"),
        Sense::PlayOnly if !rewards_rounds(rules) => {
            format!("{} {}", said.say("score-sense.play-only"), said.say("score-sense.no-block"))
        }
        Sense::None if rules.match_.rounds == Some(1) => said.say("score-sense.none-single"),
        sense => said.chosen("score-sense", sense),
    }
}

/// What is scored in play. The lead has sentences of its own, unless it scores nothing.
fn play(said: &Wording) -> String {
    let rules = said.rules();
    let mut sentences = vec![said.chosen("score-play", rules.score.play)];
    if rules.score.opening == OpeningScores::Every {
        match rules.score.play {
            Some(PlayScore::Headings) => sentences.push(said.say("score-play.headings-lead")),
            Some(PlayScore::Triominoes) => sentences.push(said.say("score-play.triominoes-lead")),
            _ => {}
        }
    }
    let counts_ends = matches!(rules.score.play, Some(PlayScore::Fives | PlayScore::FivesThrees));
    if counts_ends && rules.layout.shape == Shape::Cross {
        sentences.push(said.say("score-play.empty-arm"));
    }
    if rules.score.play.is_some() && rules.match_.target != Target::None(()) {
        sentences.push(said.say("score-play.played-out"));
    }
    sentences.join(" ")
}

fn special(said: &Wording) -> String {
    let rules = said.rules();
    let key = match rules.tiles.faces {
        _ if rules.tiles.set.is_triangles() => "value-special.numbers",
        Faces::Pips => "value-special.pips",
        Faces::Pictures | Faces::Cards => "value-special.halves",
    };
    let sentence = |special: &SpecialValue| {
        let key = match special.when {
            SpecialWhen::Only => "value-special.only",
            SpecialWhen::Held => "value-special.held",
        };
        said.say_with(
            key,
            [
                ("count", special.tiles.len().into()),
                ("tiles", tile_list(said.words, &special.tiles).into()),
                ("points", special.points.into()),
            ],
        )
    };
    let specials = rules.value.special.iter().map(sentence);
    [said.say(key)].into_iter().chain(specials).collect::<Vec<_>>().join(" ")
}

/// The sentences of the bonuses. Those for winning rounds share a sentence.
fn bonus(said: &Wording) -> String {
    let rules = said.rules();
    let (of_rounds, others): (Vec<&Bonus>, Vec<&Bonus>) =
        bonuses(rules).partition(|bonus| bonus.event.of_round().is_some());
    if of_rounds.is_empty() && others.is_empty() {
        return said.say("score-bonus.none");
    }
    let mut sentences = Vec::new();
    if !of_rounds.is_empty() {
        let list = |values: Vec<String>| said.words.all(&values);
        let rounds = of_rounds.iter().filter_map(|bonus| bonus.event.of_round());
        let values = [
            ("count", of_rounds.len().into()),
            ("rounds", list(rounds.map(|round| round.to_string()).collect()).into()),
            ("points", list(of_rounds.iter().map(|bonus| bonus.points.to_string()).collect()).into()),
        ];
        sentences.push(said.say_with("score-bonus.rounds", values));
    }
    let four_seats = rules.seat_counts().all(|seats| seats == 4);
    for bonus in others {
        let key = match bonus.event {
            BonusEvent::PassAllThree if !four_seats => "score-bonus.three-passes".to_owned(),
            event => format!("score-bonus.{}", word(event)),
        };
        sentences.push(said.say_with(&key, [("points", bonus.points.into())]));
    }
    sentences.join(" ")
}

fn tie(said: &Wording) -> String {
    let score = &said.rules().score;
    let pays_table = score.block == BlockPays::HighestPaysTable && score.sense == Sense::LosersPay;
    let losers_pay = score.sense == Sense::LosersPay;
    let key = match score.block_tie {
        // If no winner is asked for, a rule that gives a tie to a winner leaves the round unpaid.
        BlockTie::BlockerLoses | BlockTie::BlockerWins | BlockTie::LeaderWins if pays_table => {
            "score-blockTie.void-highest".to_owned()
        }
        BlockTie::Void | BlockTie::Eggs | BlockTie::Carry if pays_table => {
            format!("score-blockTie.{}-highest", word(score.block_tie))
        }
        BlockTie::Void | BlockTie::Eggs | BlockTie::Carry if losers_pay => {
            format!("score-blockTie.{}-own", word(score.block_tie))
        }
        tie => format!("score-blockTie.{}", word(tie)),
    };
    let compares = score.block_winner == BlockWinner::BlockerVsNext;
    let decided = said.facts.two_sides || compares && score.block_tie != BlockTie::LeaderWins;
    let values = [("decided", if decided { "yes" } else { "no" }.into()), ("eggs", word(score.eggs).into())];
    said.say_with(&key, values)
}
