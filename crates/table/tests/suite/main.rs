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
