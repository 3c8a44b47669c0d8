//! The tests of the wire, as one program.

mod clubs;
mod evening_wire;
mod lobby;
mod moderation;
mod tournaments;
mod wire;
