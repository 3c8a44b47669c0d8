//! The tests of tables, as one program: each further program would compile the tables and the rules again.

mod clock;
mod declare;
mod gathering;
mod hosting;
mod lead;
mod parts;
mod people;
mod points;
mod recorded;
mod session;
mod taking;
mod two_hands;
mod whole_match;

use boneyard_ids::PersonId;
use boneyard_rules::Seat;
use boneyard_table::Input;

/// A person without a face sits down. Their name also identifies them.
fn sits(name: impl ToString, seat: Seat) -> Input {
    let name = name.to_string();
    Input::Sit { person: PersonId::from(name.clone()), name, face: None, program: false, seat }
}
