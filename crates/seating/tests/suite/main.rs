//! The seatings of evenings, their properties, and the rules of CLUB that they test.

mod any_number;
mod draw;
mod groups;
mod pairs;
mod published;
mod replan;
mod scorekeepers;
mod specified;
mod stopped;
mod teams;
