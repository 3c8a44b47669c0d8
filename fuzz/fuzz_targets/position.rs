//! Any sequence of inputs to a position: it takes exactly what it lists and never loses a tile.
#![no_main]

use boneyard_rules::{
    Action, Begin, BySeat, Match, Move, Place, Position, Rules, Seat, Setup, Tile, Tiles, presets,
};
use libfuzzer_sys::fuzz_target;

const HOUSE: [&str; 6] = [
    "",
    "draw.mode=exactly draw.count=2",
    "draw.max=2 draw.reserve=3",
    "end.block=dead-suit",
    "end.deadBoneyard=stays",
    "turn.equalEnds=leader-right tiles.set=double-9",
];

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().map(usize::from);
    let (Some(preset), Some(house), Some(table)) = (next(), next(), next()) else { return };
    let preset = presets::NAMES[preset % presets::NAMES.len()];
    let Ok(rules) = Rules::parse(&format!("{preset} {}", HOUSE[house % HOUSE.len()])) else { return };
    let tables: Vec<u8> = rules.tables().collect();
    let seats = usize::from(tables[table % tables.len()]);

    let mut tiles = rules.tile_list(seats);
    for last in (1..tiles.len()).rev() {
        let Some(byte) = next() else { return };
        tiles.swap(last, byte % (last + 1));
    }
    let each = rules.hand_size(seats).expect("a table");
    let hands = BySeat::new(seats, |seat| tiles[seat.index() * each..][..each].to_vec());
    let stock = tiles[seats * each..].to_vec();
    let game = Match::new(rules.clone(), seats).expect("a table");
    let (leader, must_lead) = match game.begin(&hands) {
        Begin::Lead { seat, must_lead } => (seat, must_lead),
        Begin::Open => (Seat::at(tiles[0].pips() as usize % seats), None),
        Begin::Redeal => return,
    };
    let setup = Setup::deal(hands, stock, leader, must_lead);
    let mut position: Position = setup.position(&rules).expect("a sound deal");
    let set: Tiles = rules.set(seats);

    while let Some(byte) = next() {
        let Some(&tile) = tiles.get(byte / 4 % tiles.len()) else { return };
        let action = match byte % 4 {
            0 => Action::Play { tile, at: Place::Left },
            1 => {
                Action::Play { tile, at: if position.ends().is_some() { Place::Right } else { Place::First } }
            }
            2 => Action::Draw { tile },
            _ => Action::Pass,
        };
        let before = position;
        let listed = lists(&before, action);
        assert_eq!(position.play(action).is_ok(), listed, "{action:?} in {before:?}");
        assert!(listed || position == before, "a refused action changes nothing");
        let hands = Seat::all(seats).map(|seat| position.hand(seat).len()).sum::<usize>();
        assert_eq!(position.known(), set);
        assert_eq!(hands + position.boneyard().len() + position.laid().len(), set.len());
        assert_eq!(position.moves().is_empty(), position.outcome().is_some());
    }
});

/// Whether the moves of a position name this action, or one that leads to the same.
fn lists(position: &Position, action: Action) -> bool {
    let mut moves = position.moves().iter();
    match action {
        Action::Draw { tile } => moves.next() == Some(Move::Draw) && holds(position.boneyard(), tile),
        Action::Pass => moves.next() == Some(Move::Pass),
        Action::Play { tile, at } => moves.any(|choice| {
            let equal = position.ends().is_some_and(|ends| ends.left == ends.right);
            choice == action.choice()
                || equal && at == Place::Right && choice == (Move::Play { tile, at: Place::Left })
        }),
    }
}

fn holds(tiles: Tiles, tile: Tile) -> bool {
    tiles.contains(tile)
}
