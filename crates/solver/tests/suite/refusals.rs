//! Rules and rounds that the solver refuses, and how it says why.

use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat, SetupError, Standing, presets, ruleset::Shape};
use boneyard_solver::{Budget, OpenRound, OpenRoundError, Solver, Table, Unsupported};

fn solver(rules: &Rules, seats: usize) -> Result<Solver, Unsupported> {
    Solver::new(rules, seats, &Standing::new(rules, rules.sides(seats).count()))
}

#[test]
fn a_preset_is_refused_by_its_feature() {
    let mut refused = Vec::new();
    for preset in presets::all() {
        let seats = preset.rules.seat_counts().map(usize::from).next().expect("a table");
        if let Err(feature) = solver(&preset.rules, seats) {
            refused.push((preset.rules.preset, feature));
        }
    }
    refused.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    let expected = [
        ("all-fives", Unsupported::Shape(Shape::Cross)),
        ("bergen", Unsupported::ScoresInPlay),
        ("chickenfoot", Unsupported::Shape(Shape::ChickenFoot)),
        ("donkey", Unsupported::Shape(Shape::Cross)),
        ("draw-house", Unsupported::Touch),
        ("fives-threes", Unsupported::ScoresInPlay),
        ("matador", Unsupported::Touch),
        ("mexican-train", Unsupported::Shape(Shape::Trains)),
        ("telefon", Unsupported::Shape(Shape::Cross)),
        ("triangle-dominoes", Unsupported::Shape(Shape::Triangles)),
        ("triominoes", Unsupported::Shape(Shape::Triangles)),
    ];
    assert!(refused.iter().map(|(name, feature)| (name.as_str(), *feature)).eq(expected), "{refused:?}");
}

#[test]
fn a_table_is_refused_by_its_size() {
    let draw = Rules::preset("draw").expect("a preset");
    assert_eq!(solver(&draw, 5).err(), Some(Unsupported::Seats(5)));
    let three_sides = Standing::new(&draw, 3);
    assert_eq!(Solver::new(&draw, 2, &three_sides).err(), Some(Unsupported::Standing(3)));
}

#[test]
fn the_end_of_a_match_is_refused_where_scores_may_be_void() {
    let of_match = |text: &str| {
        let rules = Rules::parse(text).expect("valid rules");
        solver(&rules, 2).expect("a table that the solver plays").with_match(50).err()
    };
    assert_eq!(of_match("draw match.test==="), Some(Unsupported::ExactTarget));
    assert_eq!(of_match("draw"), None);
}

#[test]
fn a_round_is_refused_by_its_mistake() {
    let rules = Rules::preset("draw").expect("a preset");
    let tiles = rules.tile_list(2);
    let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    let round =
        Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any).expect("a legal deal");
    let valid = OpenRound::of(&round, &tiles[14..]);
    let refused = |change: &dyn Fn(&mut OpenRound)| {
        let mut open = valid.clone();
        change(&mut open);
        let solver = solver(&rules, 2).expect("a table that the solver plays");
        solver.value(&open, 0, &mut Table::with_entries(4), Budget::nodes(0)).err()
    };
    assert_eq!(refused(&|_| ()), None);
    assert_eq!(
        refused(&|open| open.setup.boneyard.truncate(13)),
        Some(OpenRoundError::Setup(SetupError::Missing(tiles[27])))
    );
    assert_eq!(refused(&|open| open.leader = Seat::at(2)), Some(OpenRoundError::Leader(Seat::at(2))));
    assert_eq!(refused(&|open| open.is_mid_turn = true), Some(OpenRoundError::MidTurn));
    let fifth = Seat::at(4);
    assert_eq!(refused(&|open| open.silenced.push(fifth)), Some(OpenRoundError::NoSuchSeat(fifth)));
    assert_eq!(refused(&|open| open.announced = Some(fifth)), Some(OpenRoundError::NoSuchSeat(fifth)));
    assert_eq!(
        refused(&|open| open.setup.hands = BySeat::new(3, |_| Vec::new())),
        Some(OpenRoundError::Seats(3))
    );
}

#[test]
fn too_many_tiles_or_points_are_refused() {
    let refused = |text: &str| {
        let rules = Rules::parse(text).expect("valid rules");
        let hand = rules.hand_size(2).expect("a table of two");
        let tiles = rules.tile_list(2);
        let hands = BySeat::new(2, |seat| tiles[seat.index() * hand..][..hand].to_vec());
        let boneyard = &tiles[2 * hand..];
        let round =
            Round::deal(&rules, hands, boneyard.to_vec(), Seat::FIRST, MustLead::Any).expect("a legal deal");
        let solver = solver(&rules, 2).expect("a table that the solver plays");
        let mut table = Table::with_entries(4);
        solver.value(&OpenRound::of(&round, boneyard), 0, &mut table, Budget::nodes(0)).err()
    };
    let large = "draw tiles.set=double-12 lead.order=[12,11,10,9,8,7,6,5,4,3,2,1,0]";
    assert_eq!(refused(large), Some(OpenRoundError::TooManyTiles(91)));
    let dear = r#"draw value.special=[{"tiles":[[0,0]],"when":"held","points":10000}]"#;
    assert!(matches!(refused(dear), Some(OpenRoundError::TooManyPoints(points)) if points > 30_000));
}
