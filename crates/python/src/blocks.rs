//! The parts of an observation, and how long they are.

use boneyard_rules::{Rules, ruleset::Shape};

/// The blocks of an observation in order: a name and a shape each. `tiles` is how many tiles the game has.
pub(crate) fn blocks(rules: &Rules, seats: usize, tiles: usize) -> Vec<(&'static str, Vec<usize>)> {
    let numbers = numbers(rules);
    let mut blocks = vec![("hand", vec![tiles])];
    if rules.hands_per_player() == 2 {
        blocks.push(("other_hand", vec![tiles]));
    }
    blocks.extend([
        ("table", vec![tiles]),
        ("may_hold", vec![seats - 1, tiles]),
        ("counts", vec![seats]),
        ("boneyard", vec![1]),
        ("drawn", vec![1]),
        ("turn", vec![seats]),
        ("leader", vec![seats]),
    ]);
    match rules.layout.shape {
        Shape::Tree | Shape::ChickenFoot => blocks.push(("open", vec![numbers])),
        Shape::Triangles => {}
        Shape::Line | Shape::Cross | Shape::Trains => {
            blocks.push(("ends", vec![places(rules, seats), numbers]));
        }
    }
    blocks
}

/// The length of an observation.
pub(crate) fn size(rules: &Rules, seats: usize, tiles: usize) -> usize {
    blocks(rules, seats, tiles).iter().map(|(_, shape)| shape.iter().product::<usize>()).sum()
}

/// How many places an end may be at.
pub(crate) fn places(rules: &Rules, seats: usize) -> usize {
    match rules.layout.shape {
        Shape::Line => 2,
        Shape::Cross => 4,
        Shape::Trains => 1 + seats,
        Shape::Tree | Shape::ChickenFoot | Shape::Triangles => 0,
    }
}

/// How many numbers the tiles have.
pub(crate) fn numbers(rules: &Rules) -> usize {
    usize::from(rules.tiles.set.highest()) + 1
}
