//! Sentences of `layout.*`, `turn.*`, `draw.*` and `end.*`.

use boneyard_rules::{
    Rules,
    ruleset::{Blanks, BlockRule, DeadBoneyard, DrawMode, EqualEnds, IfAble, Matching, Shape, TurnPlays},
};

use super::{
    Clause, Place,
    facts::{Facts, Wording, matadors},
    own_if, own_or_nothing, part_if,
};
use boneyard_i18n::FluentValue;

use crate::words::player_counts;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "layout.shape",
        sentence: |said| said.chosen("layout-shape", said.rules().layout.shape),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "layout.crossOpens",
        sentence: |said| said.chosen("layout-crossOpens", said.rules().layout.cross_opens),
        place: |Facts { rules, .. }| own_if(rules.layout.shape == Shape::Cross, "layout.shape"),
    },
    Clause {
        parameter: "layout.match",
        sentence: |said| {
            let rules = said.rules();
            if rules.tiles.set.is_triangles() && rules.layout.match_ == Matching::Equal {
                return said.say("layout-match.equal-triangles");
            }
            match rules.layout.match_ {
                Matching::Equal if rules.tiles.blanks == Blanks::Wild => said.say("layout-match.equal-wild"),
                Matching::Equal => said.say("layout-match.equal"),
                Matching::Sum7 => {
                    let matadors = matadors(rules, said.words);
                    said.say_with("layout-match.sum-7", [("matadors", matadors.into())])
                }
            }
        },
        place: |_| Place::Own,
    },
    Clause {
        parameter: "turn.plays",
        sentence: |said| {
            let cover = match (said.facts.draws(), said.rules().draw.mode, said.rules().draw.count) {
                (false, ..) => "hand",
                (true, DrawMode::Exactly, 1) => "one",
                _ => "many",
            };
            let key = format!("turn-plays.{}", super::word(said.rules().turn.plays));
            said.say_with(&key, [("cover", cover.into())])
        },
        place: |_| Place::Own,
    },
    Clause {
        parameter: "turn.closeDouble",
        sentence: |said| said.chosen("turn-closeDouble", said.rules().turn.close_double),
        place: |Facts { rules, .. }| match (rules.turn.plays, rules.turn.close_double) {
            (TurnPlays::DoubleRun, true) => Place::Own,
            (TurnPlays::DoubleRun, false) => Place::Within("turn.plays"),
            _ => Place::Unused("turn.plays"),
        },
    },
    Clause {
        parameter: "turn.equalEnds",
        sentence: |said| said.chosen("turn-equalEnds", said.rules().turn.equal_ends),
        place: |Facts { rules, .. }| match (rules.layout.shape, rules.turn.equal_ends) {
            (Shape::Line, EqualEnds::LeaderRight) => Place::Own,
            (Shape::Line, EqualEnds::Free) => Place::Within("layout.shape"),
            _ => Place::Unused("layout.shape"),
        },
    },
    Clause {
        parameter: "draw.ifAble",
        sentence: |said| said.chosen("draw-ifAble", said.rules().draw.if_able),
        place: |facts| own_if(facts.draws() || facts.rules.draw.if_able == IfAble::Forbidden, "draw.mode"),
    },
    Clause { parameter: "draw.mode", sentence: mode, place: |_| Place::Own },
    Clause {
        parameter: "draw.count",
        sentence: |said| said.say_with("draw-count.number", [("count", said.rules().draw.count.into())]),
        place: |facts| part_if(facts.draws() && facts.rules.draw.mode == DrawMode::Exactly, "draw.mode"),
    },
    Clause {
        parameter: "draw.max",
        sentence: |said| match said.rules().draw.max {
            None => said.say("draw-max.none"),
            Some(max) => said.say_with("draw-max.number", [("max", max.into())]),
        },
        place: |facts| {
            part_if(facts.draws() && facts.rules.draw.mode == DrawMode::UntilPlayable, "draw.mode")
        },
    },
    Clause {
        parameter: "draw.reserve",
        sentence: |said| counted(said, "draw-reserve", "reserve", said.rules().draw.reserve),
        place: |facts| {
            let may_draw = facts.rules.draw.mode != DrawMode::None && facts.leaves_tiles();
            if may_draw && !facts.draws() {
                return Place::Within("draw.mode");
            }
            own_or_nothing(may_draw, "draw.mode", facts.rules.draw.reserve == 0)
        },
    },
    Clause {
        parameter: "draw.penalty",
        sentence: |said| counted(said, "draw-penalty", "penalty", said.rules().draw.penalty),
        place: |facts| own_or_nothing(facts.draws(), "draw.mode", facts.rules.draw.penalty == 0),
    },
    Clause {
        parameter: "draw.passPenalty",
        sentence: |said| counted(said, "draw-passPenalty", "penalty", said.rules().draw.pass_penalty),
        place: |facts| {
            let draw = &facts.rules.draw;
            if facts.draws() && draw.penalty == 0 && draw.pass_penalty == 0 {
                return Place::Within("draw.penalty");
            }
            own_or_nothing(facts.draws(), "draw.mode", draw.pass_penalty == 0)
        },
    },
    Clause {
        parameter: "end.out",
        sentence: |said| said.chosen("end-out", said.rules().end.out),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "end.block",
        sentence: |said| said.chosen("end-block", said.rules().end.block),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "end.deadBoneyard",
        sentence: |said| match said.rules().end.dead_boneyard {
            DeadBoneyard::DrawnOut if draws_in_turns(said.rules()) => {
                said.say("end-deadBoneyard.drawn-out-in-turns")
            }
            DeadBoneyard::DrawnOut if may_close(said.rules()) => {
                said.say("end-deadBoneyard.drawn-out-closing")
            }
            dead => said.chosen("end-deadBoneyard", dead),
        },
        place: |facts| own_if(facts.draws() && !dead_line_ends_round(facts.rules), "end.block"),
    },
];

/// Whether the number of tiles drawn in a turn is limited.
fn draws_in_turns(rules: &Rules) -> bool {
    rules.draw.mode == DrawMode::Exactly || rules.draw.max.is_some()
}

/// Whether doubles can be closed, so that a round may have no open end.
fn may_close(rules: &Rules) -> bool {
    rules.turn.plays == TurnPlays::DoubleRun && rules.turn.close_double
}

/// Whether `end.block` ends every round with a dead line at once. That is so on a plain line, whose ends can only be dead if
/// they show the same number.
fn dead_line_ends_round(rules: &Rules) -> bool {
    rules.end.block == BlockRule::DeadSuit
        && rules.layout.shape == Shape::Line
        && rules.layout.match_ == Matching::Equal
        && rules.tiles.blanks == Blanks::Plain
}

/// The message's attribute `.none` for 0, else `.number`.
fn counted(said: &Wording, message: &str, name: &'static str, number: u8) -> String {
    match number {
        0 => said.say(&format!("{message}.none")),
        _ => said.say_with(&format!("{message}.number"), [(name, FluentValue::from(number))]),
    }
}

/// What a player does who cannot play; and, if no tile can be drawn with some numbers of players, that they pass.
fn mode(said: &Wording) -> String {
    let Facts { rules, left, .. } = said.facts;
    if rules.draw.mode == DrawMode::None {
        return said.say("draw-mode.none");
    }
    if !said.facts.leaves_tiles() {
        return said.say("draw-mode.all-dealt");
    }
    if !said.facts.draws() {
        return said.say_with("draw-mode.all-kept", [("reserve", rules.draw.reserve.into())]);
    }
    let sentence = match (rules.draw.mode, rules.draw.max) {
        (DrawMode::UntilPlayable, Some(max)) => {
            said.say_with("draw-mode.until-playable-max", [("max", max.into())])
        }
        (DrawMode::Exactly, _) => said.say_with("draw-mode.exactly", [("count", rules.draw.count.into())]),
        (DrawMode::UntilPlayable | DrawMode::None, _) => said.say("draw-mode.until-playable"),
    };
    let mut sentences = vec![sentence];
    let without = |is_empty: bool| {
        let tables =
            left.iter().filter(|(_, left)| !said.facts.draws_from(*left) && (*left == 0) == is_empty);
        tables.map(|(players, _)| *players).collect::<Vec<u8>>()
    };
    for (left, players) in [("none", without(true)), ("kept", without(false))] {
        let players = match players.as_slice() {
            [] => continue,
            [single] => FluentValue::from(*single),
            several => player_counts(said.words, several).into(),
        };
        sentences.push(said.say_with("draw-mode.no-boneyard", [("left", left.into()), ("players", players)]));
    }
    sentences.join(" ")
}
