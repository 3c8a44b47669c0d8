//! The tests of the wire, as one program.

mod clubs;
mod evening_wire;
mod moderation;
mod tournaments;
mod wire;
