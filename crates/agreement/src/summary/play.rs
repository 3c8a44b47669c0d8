//! How tiles are laid and drawn, and when players pass.

use boneyard_rules::ruleset::{Blanks, CrossOpens, DrawMode, EqualEnds, IfAble, Matching, Shape, TurnPlays};

use super::{
    Draft,
    Weight::{Core, Detail, Filler, Minor, Usual},
    facts::player_range,
    word,
};
use crate::clauses::facts::matadors;

pub(super) fn say(draft: &mut Draft<'_>) {
    layout(draft);
    turn(draft);
    draw(draft);
}

fn layout(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let shape = rules.layout.shape;
    let later = shape == Shape::Cross && rules.layout.cross_opens == CrossOpens::AfterBothSides;
    let opens = if later { "later" } else { "at-once" };
    let weight = if shape == Shape::Line { Filler } else { Core };
    let values = [("shape", word(shape).into()), ("opens", opens.into())];
    draft.say(weight, &["layout.shape", "layout.crossOpens"], "summary-shape", values);
    if shape == Shape::Trains {
        draft.say(Core, &["layout.shape"], "summary-markers", []);
    }
    if rules.layout.match_ == Matching::Sum7 {
        let values = [("matadors", matadors(rules, draft.words).into())];
        draft.say(Core, &["layout.match", "tiles.without"], "summary-sum-seven", values);
    } else if rules.tiles.blanks == Blanks::Plain && shape != Shape::Triangles {
        draft.say(Filler, &["layout.match"], "summary-equal", []);
    }
}

fn turn(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let draws = if draft.facts.draws() { "yes" } else { "no" };
    if rules.turn.plays != TurnPlays::One {
        let values = [("plays", word(rules.turn.plays).into()), ("draws", draws.into())];
        draft.say(Usual, &["turn.plays"], "summary-plays", values);
    }
    if rules.turn.plays == TurnPlays::CoverDouble {
        draft.say(Usual, &["turn.plays"], "summary-uncovered", []);
    }
    if rules.turn.close_double {
        draft.say(Usual, &["turn.closeDouble"], "summary-close", []);
    }
    if rules.turn.equal_ends == EqualEnds::LeaderRight {
        draft.say(Detail, &["turn.equalEnds"], "summary-equal-ends", []);
    }
}

fn draw(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let (with, without) = draft.facts.drawing();
    if with.is_empty() {
        draft.say(Core, &["draw.mode"], "summary-pass", []);
        return;
    }
    let parameters = ["draw.mode", "draw.count", "draw.max"];
    match (rules.draw.mode, rules.draw.max) {
        (DrawMode::UntilPlayable, Some(max)) => {
            draft.say(Core, &parameters, "summary-draw-most", [("max", max.into())]);
        }
        (DrawMode::Exactly, _) => {
            draft.say(Core, &parameters, "summary-draw-exactly", [("count", rules.draw.count.into())]);
        }
        _ => draft.say(Core, &parameters, "summary-draw-until", []),
    }
    if !without.is_empty() {
        let players = player_range(draft.words, &without);
        draft.say(Minor, &["draw.mode"], "summary-draw-none", [("players", players.into())]);
    }
    if rules.draw.if_able == IfAble::Allowed {
        draft.say(Usual, &["draw.ifAble"], "summary-draw-able", []);
    }
    if rules.draw.reserve > 0 {
        let values = [("reserve", rules.draw.reserve.into())];
        draft.say(Minor, &["draw.reserve"], "summary-draw-reserve", values);
    }
    if rules.draw.penalty > 0 {
        let values = [("points", rules.draw.penalty.into())];
        draft.say(Usual, &["draw.penalty"], "summary-draw-penalty", values);
    }
    if rules.draw.pass_penalty > 0 {
        let values = [("points", rules.draw.pass_penalty.into())];
        draft.say(Usual, &["draw.passPenalty"], "summary-pass-penalty", values);
    }
}
