//! Any sequence of actions in a round: the round accepts exactly the moves that it lists and never loses a tile.

use boneyard_rules::{
    Action, Begin, BySeat, Match, Move, MustLead, Place, Round, Rules, Seat, Tile, Wide, presets,
};

const HOUSE: [&str; 6] = [
    "",
    "draw.mode=exactly draw.count=2",
    "draw.max=2 draw.reserve=3",
    "end.block=dead-suit",
    "end.deadBoneyard=stays",
    "turn.equalEnds=leader-right tiles.set=double-9",
];

/// Deals and plays as the bytes say.
pub fn check(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().map(usize::from);
    let (Some(preset), Some(house), Some(table)) = (next(), next(), next()) else { return };
    let preset = presets::NAMES[preset % presets::NAMES.len()];
    let Ok(rules) = Rules::parse(&format!("{preset} {}", HOUSE[house % HOUSE.len()])) else { return };
    let tables: Vec<u8> = rules.seat_counts().collect();
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
        Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
        Begin::Open => (Seat::at(tiles[0].pips() as usize % seats), MustLead::Any),
        Begin::Redeal => return,
    };
    let mut round = Round::deal(&rules, hands, stock, leader, must_lead).expect("a sound deal");
    let set: Wide = rules.set(seats);

    while let Some(byte) = next() {
        let Some(&tile) = tiles.get(byte / 8 % tiles.len()) else { return };
        let action = match byte % 8 {
            0..=3 => Action::play(tile, place(&round, &tiles, next().unwrap_or_default())),
            4 => Action::Draw { tile },
            5 => Action::Close,
            6 => Action::Done,
            _ => Action::Pass,
        };
        let before = round.clone();
        let listed = lists(&before, action, set);
        assert_eq!(round.play(action).is_ok(), listed, "{action:?} in {before:?}");
        assert!(listed || round == before, "a refused action changes nothing");
        let hands: Vec<Tile> = Seat::all(seats).flat_map(|seat| round.hand(seat)).collect();
        let boneyard = boneyard(&round, set);
        assert_eq!(boneyard.len(), round.boneyard_len());
        assert_eq!(hands.len() + laid(&round).len() + boneyard.len(), set.len(), "no tile is in two places");
        assert!(hands.iter().all(|tile| set.contains(*tile)));
        assert_eq!(round.legal().is_empty(), round.outcome().is_some());
    }
}

/// The tiles on the table.
fn laid(round: &Round) -> Wide {
    let laid = round.history().iter().filter_map(|acted| match acted.action {
        Action::Play { tile, .. } => Some(tile),
        _ => None,
    });
    laid.collect()
}

/// The tiles of the set that are in no hand and not on the table.
fn boneyard(round: &Round, set: Wide) -> Wide {
    let held = Seat::all(round.seats()).flat_map(|seat| round.hand(seat)).collect();
    set.without(held).without(laid(round))
}

/// A place, open or not.
fn place(round: &Round, tiles: &[Tile], byte: usize) -> Place {
    let open = round.ends();
    match byte % 4 {
        0 | 1 if !open.is_empty() => open[byte / 4 % open.len()].at,
        _ if open.is_empty() && byte >= 32 => Place::First,
        2 => Place::On(tiles[byte / 4 % tiles.len()]),
        _ => [
            Place::Left,
            Place::Right,
            Place::Up,
            Place::Down,
            Place::Public,
            Place::Train(Seat::FIRST),
            Place::First,
        ][byte / 4 % 7],
    }
}

/// Whether the legal moves have this action, or one that leaves the same open numbers.
fn lists(round: &Round, action: Action, set: Wide) -> bool {
    let moves = round.legal();
    match action {
        Action::Draw { tile } => moves.contains(&Move::Draw) && boneyard(round, set).contains(tile),
        Action::Play { tile, .. } => {
            let after = |action: Action| {
                let mut numbers: Vec<u8> = round.ends_after(action)?.iter().map(|end| end.number).collect();
                numbers.sort_unstable();
                Some(numbers)
            };
            let wanted = after(action);
            let leads_there = |choice: Move| match choice {
                Move::Play { tile: laid, at, leaves } if laid == tile => {
                    after(Action::Play { tile, at, leaves }) == wanted
                }
                _ => false,
            };
            wanted.is_some() && moves.into_iter().any(leads_there)
        }
        _ => moves.contains(&action.choice()),
    }
}
