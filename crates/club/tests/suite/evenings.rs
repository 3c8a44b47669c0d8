//! Whole evenings, and the rules of CLUB that they test.

mod drawn;
mod evening;
mod files;
mod groups;
mod limits;
mod live;
mod mishaps;
mod needs;
mod notes;
mod offline;
mod pairs;
mod readers;
mod regulations;
mod scoring;
mod settling;
mod standings;
mod stopping;
mod teams;
mod trouble;
