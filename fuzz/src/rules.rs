//! Any text as rules: accepted rules can be written, read again and played.

use boneyard_rules::{Begin, BySeat, Match, MustLead, Round, Rules, Seat};

/// Reads a text as rules and deals by them.
pub fn check(text: &str) {
    let Ok(rules) = Rules::parse(text) else { return };
    assert_eq!(Rules::parse(&rules.to_string()).as_ref(), Ok(&rules), "{rules}");
    for players in rules.seat_counts() {
        let seats = usize::from(players);
        let each = rules.hand_size(seats).expect("a table");
        let tiles = rules.tile_list(seats);
        let hands = BySeat::new(seats, |seat| tiles[seat.index() * each..][..each].to_vec());
        let stock = tiles[seats * each..].to_vec();
        let game = Match::new(rules.clone(), seats).expect("a table");
        let (leader, must_lead) = match game.begin(&hands) {
            Begin::Lead { seat, must_lead } => (seat, must_lead),
            Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
            Begin::Open => (Seat::FIRST, MustLead::Any),
            Begin::Redeal => continue,
        };
        Round::deal(&rules, hands, stock, leader, must_lead).expect("a sound deal");
    }
}
