//! Sentences of `layout.*`, `turn.*`, `draw.*` and `end.*`.

use boneyard_rules::{
    Rules,
    ruleset::{Blanks, BlockRule, CrossOpens, DeadBoneyard, DrawMode, EqualEnds, Matching, Shape, TurnPlays},
};

use super::{Clause, Place, chosen, own_line_if, part_if};
use boneyard_i18n::{FluentValue, Messages};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "layout.shape",
        sentence: |rules, words| chosen(words, "layout-shape", rules.layout.shape),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "layout.crossOpens",
        sentence: |rules, words| chosen(words, "layout-crossOpens", rules.layout.cross_opens),
        place: |rules| {
            let usual = rules.layout.cross_opens == CrossOpens::AtOnce;
            own_line_if(rules.layout.shape == Shape::Cross, usual, "layout.shape")
        },
    },
    Clause {
        parameter: "layout.match",
        sentence: |rules, words| {
            if rules.tiles.set.is_triangles() && rules.layout.match_ == Matching::Equal {
                return words.message("layout-match.equal-triangles");
            }
            if rules.tiles.blanks == Blanks::Wild && rules.layout.match_ == Matching::Equal {
                return words.message("layout-match.equal-wild");
            }
            chosen(words, "layout-match", rules.layout.match_)
        },
        place: |_| Place::Own,
    },
    Clause {
        parameter: "turn.plays",
        sentence: |rules, words| chosen(words, "turn-plays", rules.turn.plays),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "turn.closeDouble",
        sentence: |rules, words| chosen(words, "turn-closeDouble", rules.turn.close_double),
        place: |rules| {
            own_line_if(rules.turn.plays == TurnPlays::DoubleRun, !rules.turn.close_double, "turn.plays")
        },
    },
    Clause {
        parameter: "turn.equalEnds",
        sentence: |rules, words| chosen(words, "turn-equalEnds", rules.turn.equal_ends),
        place: |rules| {
            let usual = rules.turn.equal_ends == EqualEnds::Free;
            own_line_if(rules.layout.shape == Shape::Line, usual, "turn.plays")
        },
    },
    Clause {
        parameter: "draw.ifAble",
        sentence: |rules, words| chosen(words, "draw-ifAble", rules.draw.if_able),
        place: |_| Place::Own,
    },
    Clause { parameter: "draw.mode", sentence: mode, place: |_| Place::Own },
    Clause {
        parameter: "draw.count",
        sentence: |rules, words| {
            words.message_with("draw-count.number", [("count", rules.draw.count.into())])
        },
        place: |rules| part_if(rules.draw.mode == DrawMode::Exactly, rules.draw.count == 1, "draw.mode"),
    },
    Clause {
        parameter: "draw.max",
        sentence: |rules, words| match rules.draw.max {
            None => words.message("draw-max.none"),
            Some(max) => words.message_with("draw-max.number", [("max", max.into())]),
        },
        place: |rules| {
            part_if(rules.draw.mode == DrawMode::UntilPlayable, rules.draw.max.is_none(), "draw.mode")
        },
    },
    Clause {
        parameter: "draw.reserve",
        sentence: |rules, words| counted(words, "draw-reserve", "reserve", rules.draw.reserve),
        place: |rules| own_line_if(draws(rules), rules.draw.reserve == 0, "draw.mode"),
    },
    Clause {
        parameter: "draw.penalty",
        sentence: |rules, words| counted(words, "draw-penalty", "penalty", rules.draw.penalty),
        place: |rules| own_line_if(draws(rules), rules.draw.penalty == 0, "draw.mode"),
    },
    Clause {
        parameter: "draw.passPenalty",
        sentence: |rules, words| counted(words, "draw-passPenalty", "penalty", rules.draw.pass_penalty),
        place: |rules| own_line_if(draws(rules), rules.draw.pass_penalty == 0, "draw.mode"),
    },
    Clause {
        parameter: "end.out",
        sentence: |rules, words| chosen(words, "end-out", rules.end.out),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "end.block",
        sentence: |rules, words| chosen(words, "end-block", rules.end.block),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "end.deadBoneyard",
        sentence: |rules, words| match rules.end.dead_boneyard {
            DeadBoneyard::DrawnOut if draws_in_turns(rules) => {
                words.message("end-deadBoneyard.drawn-out-in-turns")
            }
            DeadBoneyard::DrawnOut if may_close(rules) => words.message("end-deadBoneyard.drawn-out-closing"),
            dead => chosen(words, "end-deadBoneyard", dead),
        },
        place: |rules| {
            let stops = dead_line_ends_round(rules);
            let usual = if stops { DeadBoneyard::Stays } else { DeadBoneyard::DrawnOut };
            own_line_if(draws(rules) && !stops, rules.end.dead_boneyard == usual, "end.block")
        },
    },
];

fn draws(rules: &Rules) -> bool {
    rules.draw.mode != DrawMode::None
}

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
fn counted(words: &Messages, message: &str, name: &'static str, number: u8) -> String {
    match number {
        0 => words.message(&format!("{message}.none")),
        _ => words.message_with(&format!("{message}.number"), [(name, FluentValue::from(number))]),
    }
}

fn mode(rules: &Rules, words: &Messages) -> String {
    match (rules.draw.mode, rules.draw.max) {
        (DrawMode::None, _) => words.message("draw-mode.none"),
        (DrawMode::UntilPlayable, None) => words.message("draw-mode.until-playable"),
        (DrawMode::UntilPlayable, Some(max)) => {
            words.message_with("draw-mode.until-playable-max", [("max", max.into())])
        }
        (DrawMode::Exactly, _) => {
            words.message_with("draw-mode.exactly", [("count", rules.draw.count.into())])
        }
    }
}
