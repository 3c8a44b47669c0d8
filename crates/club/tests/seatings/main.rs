//! Who sits where: the seatings of evenings, what holds for them, and the rules of CLUB they pin.

mod any_number;
mod published;
mod replan;
mod scorekeepers;
mod specified;
mod stopped;
